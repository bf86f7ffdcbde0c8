/** What a new table is made from, checked before anything starts. */
import {
  type AnyRuleset,
  BadSettings,
  type Json,
  readSettings,
  type Settings,
  strongChance,
  whatSeatsBring,
} from '@epoka/kernel';
import { readClockSettings } from './clock.ts';
import { readOccupant } from './parse.ts';
import { broughtKey, earlyCommitment, isSeed, LONGEST_SEED, newSeed, SALT, STRONG } from './seed.ts';
import { BadRecord, type ClockSettings, type Occupant, type TableConfig } from './types.ts';

/** More rounds than any game has. */
export const HIGHEST_CAP = 1_000_000;

export interface NewTable {
  /** one for each seat; their number is the number of seats */
  readonly seats: readonly Occupant[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly roundCap?: number;
  readonly clock?: ClockSettings;
  /** from the secure source unless given (tests, a repeat of a known game) */
  readonly seed?: string;
  /** what each seat's device adds to the seed, '' where it adds nothing */
  readonly salts?: readonly string[];
  readonly at?: number;
  /** what each seat brings to a game that wants it; ready-made where nothing is given */
  readonly brought?: readonly (Json | undefined)[];
}

/** Throws BadSettings where settings, seats, cap, clocks or what is brought are impossible. */
export function readNewTable(rules: AnyRuleset, given: NewTable): { config: TableConfig; seed: string } {
  const seats = readSeats(rules, given.seats);
  const settings = readSettings(rules, seats.length, given.settings);
  const seed = given.seed ?? newSeed();
  if (!isSeed(seed)) refuse('seed', seed, `1 to ${LONGEST_SEED} characters of well-formed text`);
  if (given.at !== undefined && !Number.isFinite(given.at)) refuse('at', given.at, 'milliseconds since 1970');
  const salts = given.salts ? seats.map((_, seat) => given.salts?.[seat] ?? '') : [];
  for (const salt of salts)
    if (salt !== '' && !SALT.test(salt)) refuse('salts', salt, '32 hexadecimal digits');
  if (!areOfPeople(salts, seats)) refuse('salts', salts, 'only of seats that people hold');
  const clock = readClockSettings(given.clock ?? { kind: 'none' });
  const config: TableConfig = {
    game: rules.id,
    version: rules.version,
    settings: settings as Settings,
    seats,
    roundCap: readRoundCap(given.roundCap ?? 0),
    clock,
    ...(given.at === undefined ? {} : { startedAt: given.at }),
    commitment: earlyCommitment(seed, rules.id),
    chance: STRONG,
    ...(given.salts ? { salts } : {}),
    ...(rules.brings === undefined
      ? {}
      : {
          brought: whatSeatsBring(
            rules,
            seats.length,
            seed,
            settings as Settings,
            given.brought,
            strongChance(broughtKey(seed, salts)),
          ),
        }),
  };
  return { config, seed };
}

/** Nobody stands behind a bot who could have added by chance: it would be the host's own choice. */
function areOfPeople(salts: readonly string[], seats: readonly Occupant[]): boolean {
  return salts.every((salt, seat) => salt === '' || seats[seat]?.kind === 'human');
}

/** A stored config, with defaults where settings are missing. Throws BadRecord where it can't be one of this game. */
export function readConfig(rules: AnyRuleset, config: TableConfig): TableConfig {
  if (config.game !== rules.id)
    throw new BadRecord('game', `a table of "${config.game}", not of "${rules.id}"`);
  const oldest = rules.oldest ?? 1;
  if (config.version > rules.version || config.version < oldest)
    throw new BadRecord(
      'version',
      `recorded with version ${config.version} of the rules; here are ${oldest} to ${rules.version}`,
    );
  if (config.chance !== undefined && config.chance !== STRONG)
    throw new BadRecord('version', `recorded with generator ${config.chance}, which is not known here`);
  if (!areOfPeople(config.salts ?? [], config.seats))
    throw new BadRecord('config', 'a seat that nobody held has added to the seed');
  const settings = recorded(() => readSettings(rules, config.seats.length, config.settings));
  return { ...config, settings: settings as Settings };
}

/** Settings that are impossible make a stored table a bad one: alone, or (as the set-up finds) together. */
export function recorded<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw error instanceof BadSettings ? new BadRecord('config', error.message, undefined, error) : error;
  }
}

function refuse(key: string, given: unknown, allowed: string): never {
  throw new BadSettings({ code: 'value', key, given: given as Json, allowed });
}

function readSeats(rules: AnyRuleset, given: unknown): Occupant[] {
  const { min, max } = rules.seats;
  if (!Array.isArray(given)) throw new BadSettings({ code: 'seats', given: given as Json, min, max });
  return given.map((who, i) => readOccupant(who, `seats[${i}]`));
}

function readRoundCap(given: unknown): number {
  if (Number.isInteger(given) && (given as number) >= 0 && (given as number) <= HIGHEST_CAP)
    return given as number;
  return refuse('roundCap', given, `0 (no cap) to ${HIGHEST_CAP}`);
}
