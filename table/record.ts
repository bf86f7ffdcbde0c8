/** A stored table as plain data from outside: nothing is made of it before every field was looked at. */
import { BadSettings } from '@epoka/kernel';
import { readClockSettings } from './clock.ts';
import { HIGHEST_CAP } from './config.ts';
import * as parse from './parse.ts';
import { STRONG } from './seed.ts';
import { BadRecord, type TableConfig, type TableRecord } from './types.ts';

/** More than any real game has. */
export const MOST_ENTRIES = 50_000;

/** What a game is made of, as it stands in a store and in a replay file. */
export function readConfigFields(x: parse.Fields): TableConfig {
  const get = <T>(key: string, read: parse.Reader<T>): T => read(x[key], key);
  return {
    game: get('game', parse.text),
    version: get('version', parse.int(0)),
    settings: get('settings', settings),
    seats: get('seats', parse.occupants),
    roundCap: get('roundCap', parse.int(0, HIGHEST_CAP)),
    clock: readClockSettings(x.clock),
    ...parse.maybe(x, 'startedAt', parse.number, ''),
    ...parse.maybe(x, 'asked', parse.listOf(parse.int(0, 63), 64), ''),
    ...parse.maybe(x, 'brought', parse.listOf(parse.anything, 64), ''),
    commitment: get('commitment', parse.hexDigits(64)),
    ...parse.maybe(x, 'chance', parse.int(STRONG, STRONG), ''),
    ...parse.maybe(x, 'salts', parse.listOf(parse.salt, 64), ''),
  };
}

/** The record of a table that nobody vouches for. Throws BadRecord where a part is missing or of another type. */
export function readRecord(value: { readonly [K in keyof TableRecord]: unknown }): TableRecord {
  try {
    return {
      config: readConfigFields(parse.fields(value.config, 'config')),
      seed: parse.seed(value.seed, 'seed'),
      entries: parse.listOf(parse.entry, MOST_ENTRIES)(value.entries, 'entries'),
    };
  } catch (error) {
    if (!(error instanceof parse.Misfit) && !(error instanceof BadSettings)) throw error;
    throw new BadRecord('shape', error.message, undefined, error);
  }
}

const settings: parse.Reader<TableConfig['settings']> = (value, path) => {
  const x = parse.fields(value, path);
  for (const [key, v] of Object.entries(x))
    if (typeof v !== 'boolean' && typeof v !== 'string' && typeof v !== 'number')
      throw new parse.Misfit(parse.within(path, key), 'true, false, a text or a number');
  return x as TableConfig['settings'];
};
