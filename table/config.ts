/** What a new table is made from, checked before anything starts. */
import { type AnyRuleset, BadSettings, readSettings, type Settings } from '@epoka/kernel';
import { readClockSettings } from './clock.ts';
import { commitment, newSeed } from './seed.ts';
import { readOccupant } from './shape.ts';
import { BadRecord, type ClockSettings, type Occupant, type TableConfig } from './types.ts';

export interface NewTable {
  /** one for each seat; their number is the number of seats */
  readonly seats: readonly Occupant[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly roundCap?: number;
  readonly clock?: ClockSettings;
  /** from the secure source unless given (tests, a repeat of a known game) */
  readonly seed?: string;
  readonly at?: number;
}

/** Throws BadSettings where settings, seats, cap or clocks are impossible. */
export function readNewTable(rules: AnyRuleset, given: NewTable): { config: TableConfig; seed: string } {
  const seats = given.seats.map((who, i) => readOccupant(who, `seats[${i}]`));
  const settings = readSettings(rules, seats.length, given.settings);
  const seed = readSeed(given.seed ?? newSeed());
  const clock = readClockSettings(given.clock ?? { kind: 'none' });
  const config: TableConfig = {
    game: rules.id,
    version: rules.version,
    settings: settings as Settings,
    seats,
    roundCap: readRoundCap(given.roundCap ?? 0),
    clock,
    ...(given.at === undefined ? {} : { startedAt: given.at }),
    commitment: commitment(seed, rules.id, rules.version),
  };
  return { config, seed };
}

/** Throws BadRecord where a stored config can't be one of this game. */
export function checkConfig(rules: AnyRuleset, config: TableConfig): void {
  if (config.game !== rules.id)
    throw new BadRecord('game', `a table of "${config.game}", not of "${rules.id}"`);
  try {
    readSettings(rules, config.seats.length, config.settings);
  } catch (error) {
    throw error instanceof BadSettings ? new BadRecord('config', error.message, undefined, error) : error;
  }
}

function readSeed(given: unknown): string {
  if (typeof given === 'string' && given.length > 0 && given.length <= 256) return given;
  throw new BadSettings({
    code: 'value',
    key: 'seed',
    given: given as never,
    allowed: '1 to 256 characters',
  });
}

function readRoundCap(given: unknown): number {
  if (Number.isInteger(given) && (given as number) >= 0 && (given as number) <= 1_000_000)
    return given as number;
  throw new BadSettings({
    code: 'value',
    key: 'roundCap',
    given: given as never,
    allowed: '0 (no cap) or more',
  });
}
