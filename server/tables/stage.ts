/** What an act sees of a table, and what it may change. */
import type { AnyRuleset } from '@epoka/kernel';
import type { Stamp, Table } from '@epoka/table';
import { Refused } from '../problems.ts';
import type { Act, ActResult } from '../protocol.ts';
import type { User } from '../store/types.ts';
import type { Lobby } from './doc.ts';

export type ParsedAct = Act;

export interface Stage {
  readonly lobby: Lobby;
  /** only while or after playing */
  readonly table: Table | undefined;
  readonly rules: AnyRuleset;
  readonly now: number;
  readonly replaceDelay: number;
  mustKnowBot(spec: string): void;
}

/** Who acts, and what was found out about them before. */
export interface Actor {
  readonly user: User;
  readonly seat: number;
  readonly stamp: Stamp;
  /** has shown a link to this table */
  readonly linked: boolean;
}

/** Entries are written by the table itself; everything else an act wants is here. */
export interface Draft {
  readonly lobby?: Lobby;
  /** the game begins with this act */
  readonly begins?: Table;
  readonly result?: Partial<ActResult>;
}

export const NOTHING: Draft = {};

export function mustBe(lobby: Lobby, ...phases: Lobby['phase'][]): void {
  if (!phases.includes(lobby.phase)) throw new Refused('wrong-phase', `the table is ${lobby.phase}`);
}

export function mustHost(lobby: Lobby, user: User): void {
  if (lobby.host !== user.id) throw new Refused('host-only');
}

export function mustSit(actor: Actor): number {
  if (actor.seat < 0) throw new Refused('not-seated');
  return actor.seat;
}

export function playing(stage: Stage): Table {
  mustBe(stage.lobby, 'playing');
  if (!stage.table) throw new Refused('wrong-phase');
  return stage.table;
}
