/** What is stored, as the rest of the server sees it. */
import type { Json } from '@epoka/kernel';
import type { Phase } from '@epoka/protocol';

export interface User {
  readonly id: string;
  readonly name: string;
  /** accounts only: what they sign in with, in lower case */
  readonly login: string | null;
  readonly password: string | null;
  readonly prefs: Json;
  readonly created: number;
  readonly seen: number;
}

export interface Session {
  readonly id: string;
  readonly user: string;
  /** the browser, as it named itself */
  readonly agent: string;
  readonly created: number;
  readonly seen: number;
  readonly expires: number;
}

export interface Token {
  readonly id: string;
  readonly user: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

export interface Friend {
  readonly id: string;
  readonly name: string;
  readonly since: number;
}

export type LinkKind = 'friend' | 'seat';

export interface Link {
  readonly id: string;
  readonly kind: LinkKind;
  /** who made it */
  readonly user: string;
  readonly table: string | null;
  readonly created: number;
  readonly expires: number;
}

/** A browser that wants to be told of turns. */
export interface Subscription {
  readonly id: string;
  readonly endpoint: string;
  readonly body: Json;
}

export interface TableRow {
  readonly id: string;
  /** the client's name for the wish to have this table: a repeat is recognised */
  readonly key: string | null;
  readonly game: string;
  readonly phase: Phase;
  /** shown to everybody in the lobby */
  readonly listed: boolean;
  readonly host: string | null;
  /** what everybody at the table may see */
  readonly lobby: Json;
  /** what the game is made of, its seed included; null before the start */
  readonly match: Json;
  /** how many entries there are */
  readonly number: number;
  /** grows with every change of the lobby part */
  readonly revision: number;
  readonly created: number;
  readonly changed: number;
}

/** Who sits where, and whether the seat is asked something. -1: was here once, -2: invited. */
export interface SeatRow {
  readonly user: string;
  readonly seat: number;
  readonly asked: boolean;
}

export interface StoredEntry {
  readonly body: Json;
  /** the hash of this entry and of all before it; null: written in a time without */
  readonly chain: string | null;
}

export interface StoredSnapshot {
  /** entries it includes */
  readonly number: number;
  /** of the rules that made it */
  readonly version: number;
  readonly body: Json;
}

export interface Note {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

export interface JobOrder {
  /** one job of a name at a time; a new order replaces the old one */
  readonly id: string;
  readonly kind: string;
  readonly table: string | null;
  readonly due: number;
  readonly body: Json;
}

export interface Job extends JobOrder {
  readonly tries: number;
  /** tells this order from one that replaced it meanwhile */
  readonly version: number;
}

/** Everything that one act at a table changes. Saved whole or not at all. */
export interface Commit {
  readonly table: string;
  /** number of the first new entry: how many there were before */
  readonly from: number;
  /** it was decided on this revision of the lobby part and on the entries before; left out: whatever they are by now */
  readonly onRevision?: number;
  readonly entries: readonly Json[];
  /** the hash of each entry and of all before it */
  readonly chain?: readonly string[];
  /** a change of the lobby part, made to this revision of it */
  readonly lobby?: {
    readonly revision: number;
    readonly doc: Json;
    readonly phase: Phase;
    readonly listed: boolean;
    readonly host: string | null;
    /** left out: as it was */
    readonly match?: Json;
  };
  readonly seats?: readonly SeatRow[];
  readonly snapshot?: StoredSnapshot;
  readonly jobs?: readonly JobOrder[];
  readonly dropJobs?: readonly string[];
  /** no link to this table is good any more */
  readonly dropLinks?: boolean;
}
