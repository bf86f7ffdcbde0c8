/** Replay files on disk. */
import { readFileSync } from 'node:fs';
import type { AnyGame } from '@epoka/kernel';
import { type Catalog, importReplay, type ReplayFile, type Table } from '@epoka/table';
import { Failure } from './command.ts';
import { loadGame, type Registry } from './games.ts';

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Failure(
      code === 'ENOENT' ? `there is no file ${file}` : `can't read ${file}: ${message}`,
      error,
    );
  }
}

/** Plain JSON, or undefined where it is none: what is wrong with it is told by whoever reads it properly. */
export function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Plays the file through with all its checks; throws BadReplay. Loads only the game it is about. */
export async function openReplay(
  text: string,
  registry: Registry,
): Promise<{ readonly file: ReplayFile; readonly table: Table; readonly game: AnyGame }> {
  const id = (asJson(text) as { readonly game?: unknown } | null | undefined)?.game;
  const known = typeof id === 'string' && Object.hasOwn(registry.games, id);
  const game = known ? (await loadGame(registry, id)).game : undefined;
  const catalog: Catalog = game ? { [game.rules.id]: game.rules } : {};
  const { file, table } = importReplay(text, catalog);
  // A file of an unknown game is refused by importReplay.
  return { file, table, game: game as AnyGame };
}
