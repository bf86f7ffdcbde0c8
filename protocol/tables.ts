/** Tables: how they are wished for, and what everybody may see of them apart from the game itself. */
import type { Standing } from '@epoka/kernel';
import type { Digest, Ended, View } from '@epoka/table';
import { z } from 'zod';
import { LIMITS } from './codes.ts';
import { BotSpec, Brought, Id, Key, line, text } from './values.ts';

export const Clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    total: z.int().min(1000).max(86_400_000),
    increment: z.int().min(0).max(3_600_000),
  }),
  z.strictObject({ kind: z.literal('turn'), days: z.number().min(0.0001).max(60) }),
]);

/** Who is to sit in a seat of a new table. */
export const SeatWish = z.discriminatedUnion('who', [
  z.strictObject({ who: z.literal('open') }),
  z.strictObject({ who: z.literal('me') }),
  z.strictObject({ who: z.literal('bot'), bot: BotSpec }),
]);

const settings = z.record(z.string().max(60), z.union([z.boolean(), z.string().max(60), z.number()]));

export const tableChoices = {
  title: line(LIMITS.title).optional(),
  settings: settings.optional(),
  /** the game ends when a round beyond this would begin; 0 = no cap */
  roundCap: z.int().min(0).max(1000).optional(),
  clock: Clock.optional(),
  /** shown to everybody in the lobby; otherwise only those with a link may sit down */
  listed: z.boolean().optional(),
  /** may others look on? */
  spectators: z.boolean().optional(),
  /** may those who look on read the chat? */
  spectatorChat: z.boolean().optional(),
  /** may somebody else take over a seat that a bot keeps warm? */
  takeOver: z.boolean().optional(),
  /** who plays on in the seat of one who left or whose time is up */
  substitute: BotSpec.optional(),
};

export const NewTable = z.strictObject({
  key: Key,
  game: Id,
  seats: z.array(SeatWish).min(1).max(12),
  /** what the one who asks brings to the game, where something is brought to it */
  brings: Brought.optional(),
  ...tableChoices,
});
export type NewTable = z.input<typeof NewTable>;

/** Where a table stands: gathering players, being played, finished, or ended before that (`TableInfo.ended`). */
export type Phase = 'open' | 'playing' | 'over' | 'closed';

export type SeatInfo =
  | { readonly who: 'open' }
  | {
      readonly who: 'human';
      readonly player: string;
      readonly name: string;
      readonly ready: boolean;
      /** what this player's device adds to the seed of the table */
      readonly salt?: string;
    }
  | { readonly who: 'bot'; readonly bot: string; readonly holder?: Holder }
  /** walked away; somebody may take over */
  | { readonly who: 'left'; readonly holder?: Holder };

/** Who sat there last: the seat keeps their name. */
export interface Holder {
  readonly player: string;
  readonly name: string;
}

/** Something that needs others: carried out when nobody is left in `needed`; dropped when one of them says no. */
export interface Proposal {
  readonly id: string;
  readonly what: 'take-back' | 'replace' | 'take-over' | 'pause' | 'close';
  /** -1: somebody who does not sit here (yet) */
  readonly by: number;
  readonly at: number;
  /** seats that have not agreed yet */
  readonly needed: readonly number[];
  /** take-back: the position */
  readonly to?: number;
  /** replace: whose seat. Anything this seat does drops the proposal. take-over: which seat. */
  readonly seat?: number;
  /** take-over: who wants to sit down there */
  readonly who?: { readonly player: string; readonly name: string };
  /** replace: not before this time, so that the one who is missing can speak up */
  readonly ripe?: number;
}

/** What everybody at a table may see of it, apart from the game itself. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly listed: boolean;
  readonly host: string | null;
  readonly title: string;
  readonly settings: Readonly<Record<string, boolean | string | number>>;
  readonly roundCap: number;
  readonly clock: z.output<typeof Clock>;
  readonly spectators: boolean;
  readonly spectatorChat: boolean;
  readonly takeOver: boolean;
  readonly substitute: string;
  readonly seats: readonly SeatInfo[];
  /** the promise about the server's part of the seed, made before any player added theirs */
  readonly commitment?: string;
  readonly invited: readonly string[];
  /** who sat there before a bot did, by seat: may come back */
  readonly former: Readonly<Record<string, string>>;
  /** seats whose former holders left by their own wish: these have given up their vote, and others may ask for the seat */
  readonly vacated: readonly number[];
  readonly proposals: readonly Proposal[];
  readonly rematch: string | null;
  /** a game that was closed before its end by the rules: how; left out otherwise, and for tables closed long ago */
  readonly ended?: Ended;
  /** after the end; null where nobody has won, because all agreed to end it */
  readonly result: readonly Standing[] | null;
  readonly created: number;
  /** grows with every change of the above */
  readonly revision: number;
}

/** A line of a list of tables. */
export interface TableListing {
  readonly info: TableInfo;
  /** where the reader sits: -1 nowhere (any more), -2 invited */
  readonly seat: number;
  /** the reader is asked something there */
  readonly yourTurn: boolean;
  readonly changed: number;
}

export interface ChatLine {
  readonly number: number;
  readonly at: number;
  readonly user: string;
  /** -1: looked on */
  readonly seat: number;
  readonly name: string;
  readonly text: string;
}

export const NoteBody = z.strictObject({ text: text(LIMITS.note) });

export const TableList = z.enum(['public', 'mine', 'left', 'archive']);

/** A table with the game as one person may see it. `view.questions` holds what this person is asked, with all choices. */
export interface TableReply {
  readonly info: TableInfo;
  readonly seat: number;
  readonly n: number;
  readonly view: View | null;
}

export interface Verification {
  readonly commitment: string;
  /** what each seat's device added to the seed, '' for nothing; none at all in older games */
  readonly salts: readonly string[];
  readonly seed: string;
  /** nothing was found that is not as it should be; the replay file lets anybody check it again */
  readonly verified: boolean;
  /** the seed belongs to the commitment that everybody saw from the start */
  readonly promised: boolean;
  /**
   * Played once more from the seed, every answer was possible and the game came out the same. null: its rules have been
   * corrected since, and it can't be played from the start any more.
   */
  readonly replayed: boolean | null;
  /** of the last state */
  readonly hash: string;
}

/** A finished game in words, which can be read without its rules. Players stand in the lines as `\u2068<seat>\u2069`. */
export interface Chronicle {
  /** of the rules it was played by */
  readonly version: number;
  readonly answers: number;
  readonly en: ChronicleWords;
  readonly pl: ChronicleWords;
}

export interface ChronicleWords {
  readonly lines: readonly string[];
  /** names of the sources of points in the result */
  readonly sources: Readonly<Record<string, string>>;
}

export type { Digest, Ended, View };
