/**
 * What the table page knows of its host. `LocalTable` keeps the table in a worker of this browser; a table on a server speaks
 * the same words over a socket. The page never asks which of the two it has, except to leave out what one can't do.
 */
import type { Answer, Json, SettingSpecs, Settings, Standing, Tell } from '@epoka/kernel';
import type { CarriedOut, Digest, Ended, NewTable, Occupant, PlannedAnswer, View } from '@epoka/table';
import type { NotKeptCode } from './local-store.ts';

/** Who is being waited for. */
export interface Waiting {
  readonly seat: number;
  /** milliseconds since 1970 */
  readonly since: number;
  readonly bot: boolean;
}

/** The table at one moment, as the looker may see it. A new object whenever anything changed. */
export interface TableShot {
  readonly id: string;
  readonly name: string;
  readonly view: View;
  /** log lines that led here from the shot before; empty after a jump */
  readonly recent: readonly Tell[];
  /** seats that are played on this device */
  readonly mine: readonly number[];
  /** the device must change hands before anything secret is shown */
  readonly handover: Handover | null;
  readonly waiting: readonly Waiting[];
  /** an answer of this device that the server has not confirmed: on its way, or held until the server can be heard again */
  readonly sending?: 'going' | 'held';
  /** 'kept', or why the game lives only in memory */
  readonly keeping: 'kept' | NotKeptCode;
  readonly planning: Planning | null;
  readonly guided: boolean;
  /** seats whose players are connected; undefined where everybody is at this screen */
  readonly here?: readonly number[];
  /** ended before its time. Nothing is asked any more */
  readonly ended?: Ended | undefined;
  /** when the table page was opened the seat had missed something: the digest is worth showing */
  readonly returned: boolean;
}

export interface Handover {
  readonly seat: number;
  /** the seat that acted last and may still take it back */
  readonly back: number | null;
}

export interface Planning {
  readonly answers: readonly PlannedAnswer[];
  /** false: chance or hidden things were met, the real table may go on differently */
  readonly certain: boolean;
  /** the seat is asked no more: others would have to answer first */
  readonly done: boolean;
}

export interface Refused {
  readonly code: string;
  readonly reason?: { readonly key: string; readonly args: readonly Json[] };
}

export interface PointsAt {
  readonly answers: number;
  readonly round: number;
  /** by seat */
  readonly points: readonly number[];
}

export interface Verified {
  readonly commitment: boolean;
  /** the game played through again gives the same hashes and standing; null: its rules were corrected, it can't be */
  readonly replay: boolean | null;
  readonly seed: string;
}

export type ClientProblem =
  | { readonly code: 'missing' }
  | { readonly code: 'broken'; readonly detail: string }
  /** the table needs rules of another version */
  | { readonly code: 'version'; readonly detail: string };

export interface TableClient {
  readonly kind: 'local' | 'online';
  /** undefined while loading */
  readonly shot: () => TableShot | undefined;
  readonly problem: () => ClientProblem | undefined;
  readonly subscribe: (listener: () => void) => () => void;

  answer(question: number, answer: Answer): Promise<Refused | undefined>;
  undo(answers: number): Promise<Refused | undefined>;
  redo(answers: number): Promise<Refused | undefined>;
  /** back to an earlier position, across chance and other seats; only where everybody who plays agrees */
  takeBack(to: number): Promise<Refused | undefined>;
  order(order: string, on: boolean): Promise<Refused | undefined>;
  /** the seat gives up; on a server that is an act of its person, not of the table page */
  resign?(seat: number): Promise<Refused | undefined>;
  /** the seat takes the device */
  uncover(seat: number): Promise<void>;
  digest(): Promise<Digest>;
  /** the position after so many answers; nothing can be answered there */
  viewAt(answers: number, seat: number): Promise<View>;

  planBegin(): Promise<void>;
  planDrop(): Promise<void>;
  planCarryOut(): Promise<CarriedOut>;

  points(): Promise<readonly PointsAt[]>;
  verify(): Promise<Verified>;
  /** the text of a replay file */
  replayText(): Promise<string>;
  /** what this device has stored of the table, also where it can't be opened */
  keptText?(): Promise<string>;
  rename(name: string): Promise<void>;
  /** the same people again at a new table, whose id comes back; undefined: a new local table will do */
  readonly again?: () => Promise<string>;
  /** how fast bots of this table move; a server keeps its own time */
  pace(pace: 'calm' | 'quick' | 'instant'): void;
  /** bots don't wait any more until somebody here is asked; a server keeps its own time */
  hurry?(): void;
  close(): void;
}

/** What a new-table dialog has to know of a game. */
export interface GameFacts {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly settings: SettingSpecs;
  readonly bots: readonly string[];
  readonly secrets: boolean;
}

export interface NewLocalTable {
  readonly game: string;
  readonly name: string;
  readonly seats: NewTable['seats'];
  readonly settings: Settings;
  /** nothing secret is shown until the next player has taken the device */
  readonly hideOnHandover: boolean;
  readonly guided: boolean;
  /** what each seat brings to a game that wants it; ready-made where nothing is given */
  readonly brought?: NewTable['brought'];
  /** only to repeat a known game */
  readonly seed?: string;
}

/** A replay opened for looking. */
export interface ReplayShot {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly answers: number;
  readonly over: boolean;
  /** over before its time */
  readonly ended?: Ended | undefined;
  readonly seats: readonly Occupant[];
  readonly result: readonly Standing[];
  /** positions where a round begins */
  readonly rounds: readonly { readonly round: number; readonly at: number }[];
  /** whose eyes may be used: seats, SPECTATOR, ALL_SEEING */
  readonly eyes: readonly number[];
  /** a running table of this device: play may go on from an earlier position */
  readonly running: boolean;
  /** a file of a game that is not over: it can be played on as a table of this device */
  readonly unfinished: boolean;
}
