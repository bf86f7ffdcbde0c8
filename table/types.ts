/**
 * The words of the table: occupant, config, entry, record, line, reach, clock, view, replay.
 * A table is its config, its seed and an append-only list of entries. All else can be rebuilt from these.
 */
import type {
  Answer,
  Choice,
  CoreState,
  Elsewhere,
  Form,
  Json,
  OrderScope,
  Question,
  RefusalCode,
  Settings,
  Standing,
  Tell,
} from '@epoka/kernel';

// ---- seats

/** Who sits in a seat. `player` is any public id the host gives (an account, a device); the table only keeps it. */
export type Occupant =
  | { readonly kind: 'human'; readonly name: string; readonly player?: string }
  /** `bot` names the player program, as the host knows it */
  | { readonly kind: 'bot'; readonly bot: string; readonly name?: string }
  /** nobody yet: somebody may sit down */
  | { readonly kind: 'open' }
  /** nobody any more: gave up by the rules of the game, or walked away and nobody has been put in */
  | { readonly kind: 'left'; readonly name?: string };

// ---- clocks

/** All times are milliseconds. The table never reads a clock of its own: `at` and `now` come from the host. */
export type ClockSettings =
  | { readonly kind: 'none' }
  /** so much for the whole game, and a bit more after every turn */
  | { readonly kind: 'live'; readonly total: number; readonly increment: number }
  /** so many days for every turn */
  | { readonly kind: 'turn'; readonly days: number };

/** The clocks at the time `at`. Between two entries only the seats in `running` lose time, all at the same speed. */
export interface ClockReading {
  readonly kind: ClockSettings['kind'];
  readonly at: number;
  readonly paused: boolean;
  /** seats that are being asked and lose time (none while paused) */
  readonly running: readonly number[];
  /** milliseconds left, by seat; null where no clock applies (bots, no clock, a turn that has not begun) */
  readonly left: readonly (number | null)[];
  /** milliseconds left for an answer in the response window that is open; left out where none is, or the game gives it all the time */
  readonly window?: number;
  /** seats whose time is up, in all or in the window. The host acts on it (`replace`, `resign`); the table takes late answers until then. */
  readonly flagged: readonly number[];
}

// ---- what a table is

export interface TableConfig {
  readonly game: string;
  /** version of the rules the table was begun with */
  readonly version: number;
  readonly settings: Settings;
  /** who sat down at the start; later changes are entries */
  readonly seats: readonly Occupant[];
  /** the game ends when a round beyond this would begin; 0 = no cap */
  readonly roundCap: number;
  readonly clock: ClockSettings;
  /** when the clocks started */
  readonly startedAt?: number;
  /** seats that are asked first; kept only where clocks run */
  readonly asked?: readonly number[];
  /** SHA-256 over the seed and the game (`earlyCommitment`, or `commitment` for generator 1); public from the start */
  readonly commitment: string;
  /** the generator: 2 is ChaCha20; left out, the first one */
  readonly chance?: number;
  /** what each seat's device added to the seed, '' where it added nothing; left out where nobody could */
  readonly salts?: readonly string[];
  /** what each seat brought, where the game wants it: a secret until the end */
  readonly brought?: readonly Json[];
}

interface EntryBase {
  /** when it happened, in milliseconds since 1970, as told by the host */
  readonly at?: number;
  /** chosen by the client, so that a repeated request is known for what it is; unique for a seat */
  readonly key?: string;
}

export interface AnswerEntry extends EntryBase {
  readonly kind: 'answer';
  readonly seat: number;
  readonly question: number;
  readonly answer: Answer;
  /** the standing order that gave this answer, where the seat did not give it itself */
  readonly by?: string;
  /** seats that are asked afterwards; kept only where clocks run, so that these need no replay */
  readonly asked?: readonly number[];
}

/** Takes back the last `answers` items of the line, all of this seat. */
export interface UndoEntry extends EntryBase {
  readonly kind: 'undo';
  readonly seat: number;
  readonly answers: number;
  readonly asked?: readonly number[];
}

/**
 * Takes back the seat's last `answers` answers to questions that are open together, though others have answered since.
 * Theirs stay: the order of such answers makes no difference.
 */
export interface RetractEntry extends EntryBase {
  readonly kind: 'retract';
  readonly seat: number;
  readonly answers: number;
  readonly asked?: readonly number[];
}

export interface RedoEntry extends EntryBase {
  readonly kind: 'redo';
  readonly seat: number;
  readonly answers: number;
  readonly asked?: readonly number[];
}

/** By consent of all humans: back to the position after `to` items of the line, across chance and other seats. */
export interface TakeBackEntry extends EntryBase {
  readonly kind: 'take-back';
  readonly seat: number;
  readonly to: number;
  readonly agreed: readonly number[];
  readonly asked?: readonly number[];
}

/** `bot` is given where the game has no rule for it and a bot plays on; otherwise the rules carry it out. */
export interface ResignEntry extends EntryBase {
  readonly kind: 'resign';
  readonly seat: number;
  readonly bot?: string;
  readonly asked?: readonly number[];
}

export type SeatChange = 'sat-down' | 'took-over' | 'left' | 'replaced' | 'flagged';

export interface SeatEntry extends EntryBase {
  readonly kind: 'seat';
  readonly seat: number;
  readonly to: Occupant;
  readonly why: SeatChange;
}

export interface OrderEntry extends EntryBase {
  readonly kind: 'order';
  readonly seat: number;
  readonly order: string;
  readonly on: boolean;
  /** holds as long as the rules give `until` for it; for ever where it is left out */
  readonly scope?: OrderScope;
  readonly until?: number;
}

export interface PauseEntry extends EntryBase {
  readonly kind: 'pause' | 'resume';
  /** who asked for it, SPECTATOR for the host */
  readonly seat: number;
}

export type Entry =
  | AnswerEntry
  | UndoEntry
  | RetractEntry
  | RedoEntry
  | TakeBackEntry
  | ResignEntry
  | SeatEntry
  | OrderEntry
  | PauseEntry;

/** All that has to be stored. The number of an entry is its index. */
export interface TableRecord {
  readonly config: TableConfig;
  readonly seed: string;
  readonly entries: readonly Entry[];
}

/** The state after the first `n` entries. Saves time when loading, never needed. Holds secrets. */
export interface Snapshot<S extends CoreState = CoreState> {
  readonly n: number;
  /** of the state, as the rules that wrote it number it; 1 where it is left out */
  readonly form?: number;
  readonly state: S;
}

/** What a call added: to be stored together, in one transaction. */
export interface Appended {
  /** number of the first new entry; of the known one where `repeated` */
  readonly n: number;
  /** the new entries: the one asked for, then answers given by standing orders. Empty where `repeated`. */
  readonly entries: readonly Entry[];
  /** the key was known: the same request had been carried out before */
  readonly repeated: boolean;
}

/** How a game ended that its rules had not ended: one of two has given up, all have agreed, or whoever runs the server closed it. */
export type Ended =
  | { readonly why: 'resigned'; readonly seat: number }
  | { readonly why: 'agreed' }
  | { readonly why: 'operator' };

/** What goes with every call that adds an entry. */
export interface Stamp {
  readonly at?: number;
  readonly key?: string;
  /** entries the client had seen (`view.n`): an answer, undo or redo made before a later undo or take-back is 'stale' */
  readonly seen?: number;
}

// ---- undo

/** What undo can't go behind. */
export type UndoStop =
  | 'start' // nothing was answered before
  | 'chance' // dice, shuffle or draw
  | 'reveal' // somebody learned something that was hidden
  | 'other-seat' // another seat acted
  | 'seat-change' // somebody else sat here then
  | 'resign' // a seat gave up
  | 'together' // what came before all were asked at the same time
  | 'over'; // the game has ended and the seed is public

/** `end`: nothing more to redo. */
export type RedoStop = 'end' | 'other-seat' | 'over';

export interface Reach<Stop extends string = UndoStop> {
  /** how many answers can be taken back (or given again), one by one */
  readonly answers: number;
  /** why no more than that */
  readonly stop: Stop;
}

// ---- views

/** Who looks with everybody's eyes. Only once the game is over. */
export const ALL_SEEING = -2;

/** A question to the looker, with all that can be said to it. */
export interface OpenQuestion extends Question {
  readonly choices: readonly Choice[];
  readonly forms: readonly Form[];
  readonly elsewhere?: readonly Elsewhere[];
}

/** Who sat there until then: the lines before it are about them, not about who sits there now. */
interface Handover {
  readonly was: Occupant;
}

/** An entry that is news for the log though no rule told it. */
export type TableEvent = TakeBackEntry | (ResignEntry & Handover) | (SeatEntry & Handover) | PauseEntry;

/** A line of the log: `n` is the number of the entry that caused it, -1 for the set-up. */
export type LogLine =
  | { readonly n: number; readonly tell: Tell }
  | { readonly n: number; readonly event: TableEvent };

/** All that goes to one client. Plain data; nothing in it is secret from this looker. */
export interface View<S extends CoreState = CoreState> {
  readonly game: string;
  /** of the rules the table was begun with and is played by, as the commitment names it */
  readonly version: number;
  /** the looker: a seat, SPECTATOR or ALL_SEEING */
  readonly seat: number;
  readonly settings: Settings;
  readonly roundCap: number;
  /** entries so far */
  readonly n: number;
  /** position: items of the line (answers in force) so far */
  readonly answers: number;
  /** same shape as the state, secrets hidden; `state.asked` tells who is being asked (and what, where not secret) */
  readonly state: S;
  /** the looker's own open questions */
  readonly questions: readonly OpenQuestion[];
  /** seats being asked, each once */
  readonly asked: readonly number[];
  readonly seats: readonly Occupant[];
  readonly standing: readonly Standing[];
  readonly over: boolean;
  /** as of the last entry: pass it to `clockAt(view.clock, now)` */
  readonly clock: ClockReading;
  readonly undo: Reach;
  readonly redo: Reach<RedoStop>;
  /** standing orders the game knows, for how long they can hold, and which of them the looker has switched on */
  readonly orders: {
    readonly known: readonly string[];
    readonly on: readonly string[];
    readonly scopes: readonly OrderScope[];
  };
  readonly commitment: string;
  /** what each seat's device added to the seed */
  readonly salts: readonly string[];
  /** only once the game is over */
  readonly seed: string | null;
  readonly log: readonly LogLine[];
}

/** "Since your last turn": what the seat may know of what happened, by entry. */
export interface Digest {
  /** number of the seat's own last answer, -1 where there is none */
  readonly since: number;
  readonly groups: readonly {
    readonly n: number;
    /** who did it; SPECTATOR for the set-up and the host */
    readonly seat: number;
    readonly lines: readonly LogLine[];
  }[];
}

/**
 * What changed between two pieces of plain data (see patch.ts for the form). Small, JSON, and good only for the
 * value it was made from. `null` where nothing changed.
 */
export type Patch = Json;

// ---- plans

export interface PlannedAnswer {
  readonly kind: string;
  readonly answer: Answer;
  /** false where chance or hidden things were met on the way here: the real table may go on differently */
  readonly certain: boolean;
}

export type CarryOutStop =
  | 'done' // all were given
  | 'refused' // see refusal
  | 'not-asked' // others must answer first, or the game is over
  | 'other-question' // the seat is asked something else than planned
  | 'chance' // dice, shuffle or draw came in between
  | 'reveal' // something hidden became known in between
  | 'other-seat'; // another seat acted in between

export interface CarriedOut {
  /** how many planned answers were given */
  readonly answers: number;
  readonly stop: CarryOutStop;
  readonly refusal?: {
    readonly code: RefusalCode;
    readonly reason?: { readonly key: string; readonly args: readonly Json[] };
  };
  readonly entries: readonly Entry[];
}

// ---- replay files

export const REPLAY_FORMAT = 'epoka-replay';
export const REPLAY_VERSION = 2;

/** The file as JSON. */
export interface ReplayFile extends TableConfig {
  readonly format: typeof REPLAY_FORMAT;
  readonly formatVersion: number;
  readonly seed: string;
  readonly entries: readonly Entry[];
  /** a hash of the state after every so many items of the line ... */
  readonly every: number;
  /** ... in order, the first after `every` items */
  readonly hashes: readonly string[];
  /** items of the line in force */
  readonly answers: number;
  /** hash of the last state */
  readonly final: string;
  readonly over: boolean;
  /** where it is not over by its rules, and yet nothing more was to be played */
  readonly ended?: Ended;
  readonly result: readonly Standing[];
  /** hash of all the other fields: finds damage that playing the game through would not */
  readonly sum: string;
}

export type BadReplayCode =
  | 'huge' // longer than any real game
  | 'not-json' // cut off, or not JSON at all
  | 'not-a-replay' // JSON, but something else
  | 'newer-format' // written by a newer Epoka
  | 'unknown-game' // no such game here
  | 'newer-rules' // recorded with newer rules than these
  | 'older-rules' // recorded with rules that are retired
  | 'shape' // a field is missing or of the wrong type
  | 'altered' // not as it was written
  | 'settings' // impossible settings or number of seats
  | 'no-seed' // the seed is missing
  | 'commitment' // the seed does not belong to the commitment
  | 'entry' // an entry is not possible where it stands
  | 'hash' // the game plays out differently from what was recorded
  | 'result'; // the final standing is not what the game gives

/** A file that can't be used. Nothing was loaded. */
export class BadReplay extends Error {
  readonly code: BadReplayCode;
  /** where in the file: a field, or the number of an entry */
  readonly where: string | number | undefined;
  constructor(code: BadReplayCode, message: string, where?: string | number) {
    super(message);
    this.name = 'BadReplay';
    this.code = code;
    this.where = where;
  }
}

// ---- refusals of the table itself (answers are refused by the kernel's Refusal)

export type TableRefusalCode =
  | 'no-such-seat'
  | 'nobody-there' // the seat is open or left: nobody can answer for it
  | 'paused'
  | 'not-paused'
  | 'over'
  | 'stale' // the table was taken back since the client looked
  | 'nothing-to-undo' // see `undoReach` for the reason
  | 'nothing-to-redo'
  | 'no-consent' // a human has not agreed
  | 'no-such-position'
  | 'no-such-order'
  | 'unchanged' // it already is so
  | 'needs-bot' // the game has no rule for giving up: name the bot that plays on
  | 'unfinished'; // the seed may not leave the table before the end

export class TableRefusal extends Error {
  readonly code: TableRefusalCode;
  constructor(code: TableRefusalCode, message: string = code) {
    super(message);
    this.name = 'TableRefusal';
    this.code = code;
  }
}

export type BadRecordCode =
  | 'game' // the rules are those of another game
  | 'version' // the record needs other rules: newer ones, or ones so old that they are retired
  | 'config' // impossible settings, seats or clocks
  | 'shape' // a part is missing or of another type
  | 'snapshot' // the snapshot does not belong to these entries
  | 'entry'; // an entry is not possible where it stands

/** A stored table that can't be rebuilt. */
export class BadRecord extends Error {
  readonly code: BadRecordCode;
  readonly n: number | undefined;
  constructor(code: BadRecordCode, message: string, n?: number, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'BadRecord';
    this.code = code;
    this.n = n;
  }
}
