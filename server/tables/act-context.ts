/** What an act sees of a table, and what it may change. */
import type { AnyRuleset } from '@epoka/kernel';
import type { Act, ActResult } from '@epoka/protocol';
import type { Stamp, Table } from '@epoka/table';
import { Refused } from '../problems.ts';
import type { User } from '../store/types.ts';
import type { Lobby, LobbyDoc } from './lobby.ts';

/** Acts of one kind. */
export type ActOf<K extends Act['do']> = Extract<Act, { do: K }>;

export interface ActContext {
  readonly lobby: Lobby;
  /** only while or after playing */
  readonly table: Table | undefined;
  readonly rules: AnyRuleset;
  readonly now: number;
  readonly replaceDelay: number;
  readonly lateAfter: number;
  mustKnowBot(spec: string): void;
}

/** Who acts, and what was found out about them before. */
export interface Actor {
  readonly user: User;
  readonly seat: number;
  readonly stamp: Stamp;
  /** has shown a link to this table */
  readonly linked: boolean;
  /** what to say where one is needed: that there is none, or what is wrong with the one that was shown */
  readonly noLink: Refused;
  /** has looked on here while the game was on */
  readonly looked: boolean;
  /** who has blocked this person */
  readonly blockedBy: readonly string[];
}

/** Entries are written by the table itself; everything else an act wants is here. */
export interface Draft {
  readonly lobby?: Lobby;
  /** the game begins with this act */
  readonly begins?: Table;
  /** no link to this table is good any more */
  readonly dropLinks?: boolean;
  readonly result?: Partial<ActResult>;
}

export const NOTHING: Draft = {};

export function mustBe(lobby: Lobby, ...phases: Lobby['phase'][]): void {
  if (!phases.includes(lobby.phase)) throw new Refused('wrong-phase', `the table is ${lobby.phase}`);
}

export function mustHost(lobby: Lobby, user: User): void {
  if (lobby.host !== user.id) throw new Refused('host-only');
}

export function mustNotBeSentAway(doc: LobbyDoc, user: User): void {
  if (doc.sentAway?.includes(user.id)) throw new Refused('sent-away');
}

/** Whoever has blocked somebody need not sit with them. */
export function mustBeWelcome({ host, doc }: Lobby, { blockedBy }: Actor): void {
  const there = doc.seats.flatMap(s => (s.who === 'human' ? [s.player] : []));
  if (blockedBy.some(who => who === host || there.includes(who))) throw new Refused('not-welcome');
}

export function mustSit(actor: Actor): number {
  if (actor.seat < 0) throw new Refused('not-seated');
  return actor.seat;
}

export function playing(actContext: ActContext): Table {
  mustBe(actContext.lobby, 'playing');
  if (!actContext.table) throw new Refused('wrong-phase');
  return actContext.table;
}
