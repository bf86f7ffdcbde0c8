/** The games of this build. A game is loaded when it is needed: most commands need one. */
import { type PlayableGame, playable } from '@epoka/games';
import type { AnyGame, SettingSpec, Settings } from '@epoka/kernel';
import { Failure, UsageError } from './command.ts';

export interface Registry {
  /** the module that exports this registry as `registry`, for worker threads */
  readonly url: string;
  readonly games: Readonly<Record<string, PlayableGame>>;
}

export const registry: Registry = { url: import.meta.url, games: playable };

export async function loadGame(
  { games }: Registry,
  id: string | undefined,
): Promise<{ readonly game: AnyGame; readonly entry: PlayableGame }> {
  const names = Object.keys(games).join(', ');
  if (id === undefined) throw new UsageError(`which game? --game is missing; games: ${names}`);
  if (!Object.hasOwn(games, id)) throw new UsageError(`unknown game '${id}'; games: ${names}`);
  const entry = games[id];
  try {
    return { game: await entry.load(), entry };
  } catch (error) {
    throw new Failure(`the game '${id}' can't be loaded: ${(error as Error).message}`, error);
  }
}

/** The number of seats; the game's smallest where it is not given. */
export function readSeats(
  game: AnyGame,
  given: number | undefined,
  otherwise = game.rules.seats.min,
): number {
  const { min, max } = game.rules.seats;
  const seats = given ?? otherwise;
  if (seats < min || seats > max)
    throw new UsageError(`${seats} seats are not possible: ${game.rules.id} has ${min} to ${max}`);
  return seats;
}

/** `key=value,key=value`, with the types the game gives its settings. The kernel checks the values themselves. */
export function parseSettings(game: AnyGame, text: string | undefined): Settings {
  const settings: Record<string, boolean | string | number> = {};
  if (text === undefined || text.trim() === '') return settings;
  const specs = game.rules.settings as Readonly<Record<string, SettingSpec>>;
  for (const part of text.split(',')) {
    const at = part.indexOf('=');
    const key = part.slice(0, at < 0 ? undefined : at).trim();
    const value = at < 0 ? 'true' : part.slice(at + 1).trim();
    if (!Object.hasOwn(specs, key))
      throw new UsageError(`unknown setting '${key}'; settings: ${Object.keys(specs).join(', ') || 'none'}`);
    const spec = specs[key];
    if (spec.type === 'bool' && (value === 'true' || value === 'false')) settings[key] = value === 'true';
    else if (
      spec.type === 'int' &&
      /^-?\d+$/.test(value) &&
      Number(value) >= spec.min &&
      Number(value) <= spec.max
    )
      settings[key] = Number(value);
    else if (spec.type === 'choice' && spec.values.includes(value)) settings[key] = value;
    else throw new UsageError(`setting '${key}' can't be '${value}'; allowed: ${allowed(spec)}`);
  }
  return settings;
}

function allowed(spec: SettingSpec): string {
  if (spec.type === 'bool') return 'true, false';
  return spec.type === 'int' ? `${spec.min} to ${spec.max}` : spec.values.join(', ');
}
