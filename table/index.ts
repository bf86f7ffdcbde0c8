/** @epoka/table: one match, whoever hosts it (server, browser, command line). */
import type { Answer, AnyRuleset, CoreState, Json, Question, Settings } from '@epoka/kernel';
import type {
  Appended,
  CarriedOut,
  ClockReading,
  ClockSettings,
  Digest,
  Entry,
  Occupant,
  OpenQuestion,
  Patch,
  PlannedAnswer,
  Reach,
  RedoStop,
  ReplayFile,
  SeatChange,
  Snapshot,
  Stamp,
  TableRecord,
  View,
} from './types.ts';

export * from './types.ts';

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

/** One match. Every change is an entry; calls that add entries return them, to be stored by the host. */
export declare class Table<S extends CoreState = CoreState> {
  readonly rules: AnyRuleset;
  private constructor();

  /** Throws BadSettings where settings, seats, cap or clocks are impossible. */
  static create<S extends CoreState = CoreState>(rules: AnyRuleset, given: NewTable): Table<S>;
  /** Rebuilds a stored table; the snapshot only saves time. Trusts the record (it was checked when recorded). */
  static load<S extends CoreState = CoreState>(
    rules: AnyRuleset,
    record: TableRecord,
    snapshot?: Snapshot<S>,
  ): Table<S>;
  /** Goes on under corrected rules (another version) from a snapshot of the last entry. Adds a version entry. */
  static adopt<S extends CoreState = CoreState>(
    rules: AnyRuleset,
    record: TableRecord,
    snapshot: Snapshot<S>,
    stamp?: Stamp,
  ): Table<S>;

  /** Entries recorded elsewhere (another process of the same host). */
  follow(entries: readonly Entry[]): void;

  readonly record: TableRecord;
  readonly settings: Settings;
  /** number of entries */
  readonly n: number;
  /** number of answers in force: the position */
  readonly answers: number;
  /** the real state, with its secrets. Look, don't touch. */
  readonly state: S;
  readonly over: boolean;
  readonly paused: boolean;
  readonly seats: readonly Occupant[];
  /** numbers of the entries in force, in order */
  readonly line: readonly number[];
  /** open questions of all seats */
  readonly asked: readonly Question[];
  hash(): string;
  snapshot(): Snapshot<S>;
  /** the state after the first `answers` items of the line; a copy */
  stateAt(answers: number): S;

  /** Refusal or TableRefusal: nothing has changed. Whatever the rules throw: nothing has changed either. */
  answer(seat: number, question: number, answer: unknown, stamp?: Stamp): Appended;
  undo(seat: number, answers?: number, stamp?: Stamp): Appended;
  redo(seat: number, answers?: number, stamp?: Stamp): Appended;
  /** Back to position `to`; every human seat must be among `agreed`. */
  takeBack(seat: number, to: number, agreed: readonly number[], stamp?: Stamp): Appended;
  /** By the game's own rule where it has one; otherwise `bot` plays on. */
  resign(seat: number, bot?: string, stamp?: Stamp): Appended;
  /** Puts somebody else into the seat: a bot, a human who sits down or takes over, nobody. */
  seat(seat: number, to: Occupant, why: SeatChange, stamp?: Stamp): Appended;
  /** Switches a standing order of the game on or off; it answers at once where the seat is being asked. */
  order(seat: number, order: string, on: boolean, stamp?: Stamp): Appended;
  pause(seat: number, stamp?: Stamp): Appended;
  resume(seat: number, stamp?: Stamp): Appended;

  undoReach(seat: number): Reach;
  redoReach(seat: number): Reach<RedoStop>;
  clock(now?: number): ClockReading;
  questions(seat: number): OpenQuestion[];
  view(seat: number): View<S>;
  /** The view as it was at an earlier position (replay); nothing can be answered there. */
  viewAt(answers: number, seat: number): View<S>;
  digest(seat: number): Digest;

  /** A copy the seat may try things on; hidden things are imagined, never real. */
  plan(seat: number, seed?: string): Plan<S>;
  /** Gives planned answers one by one until one is refused, or chance or a reveal changed the ground. */
  carryOut(seat: number, planned: readonly PlannedAnswer[], stamp?: Stamp): CarriedOut;
}

/** Trying things out. Made by `table.plan`, or from `plan.state` sent to a client. */
export declare class Plan<S extends CoreState = CoreState> {
  constructor(rules: AnyRuleset, seat: number, state: S);
  readonly seat: number;
  readonly state: S;
  readonly answers: readonly PlannedAnswer[];
  /** the seat's open questions here; none once others must answer first */
  questions(): OpenQuestion[];
  answer(question: number, answer: unknown): void;
  undo(): void;
}

/** null where equal */
export declare function diff(a: Json, b: Json): Patch;
export declare function diff(a: View, b: View): Patch;
/** The value the patch leads to; shares what did not change, leaves `a` alone. */
export declare function patch<T>(a: T, p: Patch): T;

/** A reading (as in a view) carried on to `now`. */
export declare function clockAt(reading: ClockReading, now: number): ClockReading;

/** 64 hexadecimal digits from the secure source. */
export declare function newSeed(): string;
export declare function commitment(seed: string, game: string, version: number): string;
export declare function verifyCommitment(
  commitment: string,
  seed: string,
  game: string,
  version: number,
): boolean;
export declare function sha256(text: string): string;

export type Catalog = Readonly<Record<string, AnyRuleset>>;

export interface ExportOptions {
  /** Also before the end: the file then holds the seed and every secret. Only for tables of a single device. */
  readonly unfinished?: boolean;
  /** hash after every so many answers, 20 unless told */
  readonly every?: number;
}
/** The text of a replay file. TableRefusal 'unfinished' before the end, unless allowed. */
export declare function exportReplay(table: Table, options?: ExportOptions): string;
/** Reads, checks and plays the file through; throws BadReplay. */
export declare function importReplay(
  text: string,
  catalog: Catalog,
): { readonly file: ReplayFile; readonly table: Table };
/** Only reads the text and checks its form. */
export declare function readReplay(text: string, catalog: Catalog): ReplayFile;
/** Plays a file through and compares commitment, hashes and standing; throws BadReplay. */
export declare function verifyReplay(file: ReplayFile, rules: AnyRuleset): Table;

export type { Answer };
