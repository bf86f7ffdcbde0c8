/**
 * Replay files: a whole table as JSON text, with what is needed to check it: the commitment to the seed, hashes along
 * the way and the final standing. A file from outside is never trusted; either all of it is good or nothing is loaded.
 */
import { type AnyRuleset, BadSettings, type CoreState, hash, type Standing, samePlain } from '@epoka/kernel';
import * as parse from './parse.ts';
import { MOST_ENTRIES, readConfigFields } from './record.ts';
import { verifyCommitment } from './seed.ts';
import { Table } from './table.ts';
import {
  BadRecord,
  BadReplay,
  type BadReplayCode,
  type Ended,
  type Entry,
  type Occupant,
  REPLAY_FORMAT,
  REPLAY_VERSION,
  type ReplayFile,
  TableRefusal,
} from './types.ts';

/** game id -> its rules */
export type Catalog = Readonly<Record<string, AnyRuleset>>;

export interface ExportOptions {
  /** Also before the end: the file then holds the seed and every secret. Only for tables of a single device. */
  readonly unfinished?: boolean;
  /** how it ended, where the rules had not ended it: it is finished, then, as far as it went */
  readonly ended?: Ended | undefined;
  /** a hash after every so many answers, 20 unless told */
  readonly every?: number;
}

/** Longer than any real game: a long one has some hundred thousand characters. */
const LONGEST_FILE = 16_000_000;
/** Lists and objects within each other, from the file down to the innermost part of an answer. */
const DEEPEST = 24;

// ---- writing

/** The text of a replay file. TableRefusal 'unfinished' before the end, unless allowed. */
export function exportReplay<S extends CoreState>(table: Table<S>, options: ExportOptions = {}): string {
  return JSON.stringify(replayOf(table, options));
}

export function replayOf<S extends CoreState>(table: Table<S>, options: ExportOptions = {}): ReplayFile {
  const steps = replaySteps(table, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in many small steps, for a host that has others to serve; the table must not change meanwhile. */
export function* replaySteps<S extends CoreState>(
  table: Table<S>,
  options: ExportOptions = {},
): Generator<undefined, ReplayFile> {
  const ended = table.over ? undefined : options.ended;
  if (!table.over && !ended && !options.unfinished) throw new TableRefusal('unfinished');
  const { config, seed, entries } = table.record;
  const every = options.every ?? 20;
  if (!Number.isInteger(every) || every < 1)
    throw new RangeError('a hash after every so many answers: 1 or more');
  const publicly = numbered();
  const hashes: string[] = [];
  for (const { position, state } of table.passage()) {
    if (position > 0 && position % every === 0) hashes.push(hash(state));
    yield;
  }
  const { asked, startedAt, brought, chance, salts } = config;
  const file = {
    format: REPLAY_FORMAT,
    // Games of the first generator are written as they always were.
    formatVersion: config.chance === undefined ? 1 : REPLAY_VERSION,
    game: config.game,
    version: config.version,
    settings: config.settings,
    seats: config.seats.map(publicly),
    roundCap: config.roundCap,
    clock: config.clock,
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(asked === undefined ? {} : { asked }),
    ...(brought === undefined ? {} : { brought }),
    commitment: config.commitment,
    ...(chance === undefined ? {} : { chance }),
    ...(salts === undefined ? {} : { salts }),
    seed,
    entries: entries.map(withoutKey).map(x => (x.kind === 'seat' ? { ...x, to: publicly(x.to) } : x)),
    every,
    hashes,
    answers: table.answers,
    final: table.hash(),
    over: table.over,
    ...(ended === undefined ? {} : { ended }),
    result: table.rules.standing(table.state),
  } as const;
  return { ...file, sum: hash(file) };
}

/** Who it was stays with the host; the file tells names, and numbers where it must tell two players apart. */
function numbered(): (who: Occupant) => Occupant {
  const numbers = new Map<string, string>();
  return who => {
    if (who.kind !== 'human' || who.player === undefined) return who;
    const player = numbers.get(who.player) ?? String(numbers.size);
    numbers.set(who.player, player);
    return { ...who, player };
  };
}

/** Keys are between a client and its host. */
function withoutKey({ key: _key, ...entry }: Entry): Entry {
  return entry as Entry;
}

// ---- reading

/** Reads, checks and plays the file through; throws BadReplay, and then nothing was loaded. */
export function importReplay(
  text: string,
  catalog: Catalog,
): { readonly file: ReplayFile; readonly table: Table } {
  const file = readReplay(text, catalog);
  return { file, table: verifyReplay(file, catalog[file.game]) };
}

/** Only reads the text and checks its form, that the game is known and that its rules are of the same version. */
export function readReplay(source: string, catalog: Catalog): ReplayFile {
  if (source.length > LONGEST_FILE) throw new BadReplay('huge', `longer than ${LONGEST_FILE} characters`);
  let parsed: unknown;
  try {
    // Some editors put a mark in front of what they save.
    parsed = JSON.parse(source.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new BadReplay('not-json', (error as Error).message);
  }
  if (typeof parsed !== 'object' || parsed === null || (parsed as parse.Fields).format !== REPLAY_FORMAT)
    throw new BadReplay('not-a-replay', 'this is not a replay file of Epoka');
  if (parse.deeperThan(DEEPEST, parsed)) throw new BadReplay('shape', 'nested deeper than any game');
  const x = parsed as parse.Fields;
  try {
    checkOrigin(x, catalog);
    const file = readFields(x);
    if (sumOf(x) !== file.sum)
      throw new BadReplay('altered', 'the file was changed after it was written', 'sum');
    return file;
  } catch (error) {
    if (error instanceof parse.Misfit) throw new BadReplay('shape', error.message, error.path);
    if (error instanceof BadSettings) throw new BadReplay('settings', error.message);
    throw error;
  }
}

/** The versions come first: a newer file may differ in everything else. */
function checkOrigin(x: parse.Fields, catalog: Catalog): void {
  const formatVersion = parse.int(1)(x.formatVersion, 'formatVersion');
  if (formatVersion > REPLAY_VERSION)
    throw new BadReplay(
      'newer-format',
      `written by a newer Epoka (format ${formatVersion})`,
      'formatVersion',
    );
  const game = parse.text(x.game, 'game');
  if (!Object.hasOwn(catalog, game))
    throw new BadReplay('unknown-game', `no game is called "${game}" here`, 'game');
  const version = parse.int(0)(x.version, 'version');
  const { version: here, oldest = 1 } = catalog[game];
  const says = `recorded with version ${version} of the rules of "${game}"; here are ${oldest} to ${here}`;
  if (version > here) throw new BadReplay('newer-rules', says, 'version');
  if (version < oldest) throw new BadReplay('older-rules', says, 'version');
}

function readFields(x: parse.Fields): ReplayFile {
  if (x.seed === undefined || x.seed === null || x.seed === '')
    throw new BadReplay(
      'no-seed',
      'the seed is missing: the game was not finished when the file was written',
      'seed',
    );
  const get = <T>(key: string, read: parse.Reader<T>): T => read(x[key], key);
  return {
    format: REPLAY_FORMAT,
    formatVersion: get('formatVersion', parse.int(1)),
    ...readConfigFields(x),
    seed: get('seed', parse.seed),
    entries: get('entries', parse.listOf(parse.entry, MOST_ENTRIES)).map(withoutKey),
    every: get('every', parse.int(1)),
    hashes: get('hashes', parse.listOf(parse.hexDigits(16), MOST_ENTRIES)),
    answers: get('answers', parse.int(0)),
    final: get('final', parse.hexDigits(16)),
    over: get('over', parse.bool),
    ...parse.maybe(x, 'ended', ended, ''),
    result: get('result', parse.listOf(standing, 64)),
    sum: get('sum', parse.hexDigits(16)),
  };
}

const standing: parse.Reader<Standing> = (value, path) => {
  const x = parse.fields(value, path);
  const by = parse.fields(x.by, parse.within(path, 'by'));
  for (const [key, points] of Object.entries(by)) parse.number(points, parse.within(path, `by.${key}`));
  return {
    seat: parse.int(0, 63)(x.seat, parse.within(path, 'seat')),
    points: parse.number(x.points, parse.within(path, 'points')),
    rank: parse.int(1)(x.rank, parse.within(path, 'rank')),
    by: by as Record<string, number>,
  };
};

const ended: parse.Reader<Ended> = (value, path) => {
  const x = parse.fields(value, path);
  const why = parse.oneOf('resigned', 'agreed', 'operator')(x.why, parse.within(path, 'why'));
  return why === 'resigned' ? { why, seat: parse.int(0, 63)(x.seat, parse.within(path, 'seat')) } : { why };
};

function sumOf({ sum: _sum, ...rest }: parse.Fields): string {
  return hash(rest);
}

// ---- playing it through

/** Plays a file through and compares commitment, hashes and standing; throws BadReplay. */
export function verifyReplay(file: ReplayFile, rules: AnyRuleset): Table {
  const { game, seed, every, hashes } = file;
  if (game !== rules.id)
    throw new BadReplay('unknown-game', `a game of "${game}", not of "${rules.id}"`, 'game');
  if (!verifyCommitment(file, seed))
    throw new BadReplay('commitment', 'the seed is not the one that was committed to', 'commitment');
  const after = (position: number, g: { s: unknown }) => {
    if (position % every === 0 && hashes[position / every - 1] !== hash(g.s))
      throw new BadReplay(
        'hash',
        `the game plays out differently after ${position} answers`,
        `hashes[${position / every - 1}]`,
      );
  };
  const table = play(file, rules, after);
  const expect = (good: boolean, code: BadReplayCode, where: string, says: string) => {
    if (!good) throw new BadReplay(code, says, where);
  };
  expect(
    table.answers === file.answers,
    'hash',
    'answers',
    `${table.answers} answers are in force, not ${file.answers}`,
  );
  expect(
    hashes.length === Math.floor(table.answers / every),
    'hash',
    'hashes',
    'there are hashes too many or too few',
  );
  expect(table.hash() === file.final, 'hash', 'final', 'the game ends in another position');
  expect(!table.over || file.ended === undefined, 'result', 'ended', 'the game came to its end by its rules');
  expect(table.over === file.over, 'result', 'over', file.over ? 'the game is not over' : 'the game is over');
  expect(
    samePlain(rules.standing(table.state), file.result),
    'result',
    'result',
    'the final standing is another one',
  );
  return table;
}

function play(
  file: ReplayFile,
  rules: AnyRuleset,
  after: (position: number, g: { s: unknown }) => void,
): Table {
  const { game, version, settings, seats, roundCap, clock, commitment } = file;
  const { seed, entries, startedAt, asked, brought, chance, salts } = file;
  const config = {
    game,
    version,
    settings,
    seats,
    roundCap,
    clock,
    commitment,
    ...(chance === undefined ? {} : { chance }),
    ...(salts === undefined ? {} : { salts }),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(asked === undefined ? {} : { asked }),
    ...(brought === undefined ? {} : { brought }),
  };
  try {
    return Table.retrace(rules, { config, seed, entries }, after);
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    switch (error.code) {
      case 'config':
        throw new BadReplay('settings', error.message);
      case 'version':
        throw new BadReplay(
          version > rules.version ? 'newer-rules' : 'older-rules',
          error.message,
          'version',
        );
      default:
        throw new BadReplay('entry', error.message, error.n);
    }
  }
}
