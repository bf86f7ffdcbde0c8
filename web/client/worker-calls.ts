/** What the page and the worker of its tables say to each other. */
import type { Answer, Json } from '@epoka/kernel';
import type { CarriedOut, Digest, Occupant, TableRefusalCode, View } from '@epoka/table';
import type { NotKeptCode, TableSummary } from './local-store.ts';
import type {
  GameFacts,
  NewLocalTable,
  PointsAt,
  Refused,
  ReplayShot,
  TableShot,
  Verified,
} from './table-client.ts';

/** Calls to the worker, each with its arguments and its result. */
export interface WorkerCalls {
  facts(game: string): GameFacts;
  create(given: NewLocalTable): { id: string; kept: 'kept' | NotKeptCode };
  memoryTables(): TableSummary[];
  /** drops a table from memory; what is kept is removed by the page */
  forget(id: string): void;
  open(id: string, pace: number): void;
  close(id: string): void;
  pace(ms: number): void;
  hurry(id: string): void;
  answer(id: string, question: number, answer: Answer): void;
  undo(id: string, answers: number): void;
  redo(id: string, answers: number): void;
  takeBack(id: string, to: number): void;
  order(id: string, order: string, on: boolean): void;
  resign(id: string, seat: number): void;
  uncover(id: string, seat: number): void;
  digest(id: string): Digest;
  viewAt(id: string, answers: number, seat: number): View;
  planBegin(id: string): void;
  planDrop(id: string): void;
  planCarryOut(id: string): CarriedOut;
  points(id: string): PointsAt[];
  verify(id: string): Verified;
  replayText(id: string): string;
  /** what is stored of a table, also of one that can't be opened */
  keptText(id: string): string;
  rename(id: string, name: string): void;
  /** `keep`: it stays on this device; without it only until the page is closed */
  importReplay(text: string, name: string, keep: boolean): { id: string };
  /** a table of this device that goes on where the file of an unfinished game ends */
  playOn(replay: string): { id: string };
  /** "what if": a table of this device that goes its own way from a position of a finished game or of a file */
  branch(replay: string, at: number, seats: readonly Occupant[]): { id: string };
  openReplay(id: string): ReplayShot;
  replayAt(id: string, answers: number, seat: number): View;
}

type WorkerErrorCode =
  | 'refusal'
  | 'table'
  | 'missing'
  | 'broken'
  | 'version'
  | 'replay'
  | 'settings'
  | 'fault';

export interface WorkerErrorData {
  readonly code: WorkerErrorCode;
  readonly message: string;
  /** refusal code, table refusal code, or what is wrong with a replay file */
  readonly detail?: string | TableRefusalCode;
  readonly reason?: Refused['reason'];
  readonly where?: string | number;
}

export type ToWorker = {
  readonly call: keyof WorkerCalls;
  readonly id: number;
  readonly args: readonly unknown[];
};

export type FromWorker =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: WorkerErrorData }
  /** a whole shot, or what changed since the last one */
  | { readonly table: string; readonly shot: TableShot }
  | { readonly table: string; readonly patch: Json };
