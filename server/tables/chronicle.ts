/**
 * A finished game in words of both languages, as anybody may read it: so that it can still be read when its rules are gone
 * from the server. Players stand in it by their seats; who they were is for the table to say.
 */
import {
  type AnyGame,
  type CoreState,
  type Json,
  type Language,
  type Reader,
  SPECTATOR,
} from '@epoka/kernel';
import type { Chronicle } from '@epoka/protocol';
import type { Table } from '@epoka/table';
import type { ServerContext } from '../context.ts';
import { recall } from '../time-slices.ts';

const LANGUAGES: readonly Language[] = ['en', 'pl'];

/** In place of the name of whoever sits there. */
export const seatMark = (seat: number): string => `\u2068${seat}\u2069`;

type Message = (reader: Reader<CoreState>, ...args: readonly unknown[]) => string;

export async function chronicleOf(game: AnyGame, table: Table): Promise<Chronicle> {
  await recall(table);
  const view = table.view(SPECTATOR);
  const reader: Reader<CoreState> = { view: view.state, seat: SPECTATOR, name: seatMark };
  const said = {} as Record<Language, { lines: string[]; sources: Record<string, string> }>;
  for (const language of LANGUAGES) {
    const words = await game.words[language]();
    const tells = words.tells as Readonly<Record<string, Message | undefined>>;
    const lines = view.log.flatMap(line =>
      'tell' in line ? [tells[line.tell.key]?.(reader, ...line.tell.args) ?? line.tell.key] : [],
    );
    said[language] = { lines, sources: { ...words.sources } };
  }
  const { version } = view;
  return { version, answers: view.answers, en: said.en, pl: said.pl };
}

/** Writes it down once. Returns false where the game can't be read any more. */
export async function writeChronicle(
  context: ServerContext,
  id: string,
  game: string,
  table: Table | undefined,
): Promise<boolean> {
  const module = context.games[game];
  if (!module || !table?.over) return false;
  const chronicle = await chronicleOf(module, table);
  await context.store.tables.saveChronicle(id, chronicle as unknown as Json);
  return true;
}
