/**
 * What client and server say to each other: schemas and types, shared by both. Nothing of the server is imported
 * here, so that a browser can read it too.
 *
 * In short: a client signs in over HTTP (the secret lives in a cookie that scripts can't read), opens one WebSocket at
 * `/ws`, and watches tables there. `table` gives the whole of a table; `update` leads from entry `from` to entry `to`
 * by a patch (`patch` of @epoka/table). Whatever a person does is an *act* with a *key* that the client makes up: the
 * same key again is the same act, so that an act can be repeated until `done` or `refused` comes back. `done` means:
 * saved. The same acts can be sent by HTTP: `POST /api/tables/:id/acts`.
 */
import type { Patch, View } from '@epoka/table';
import { z } from 'zod';
import { Act, type ActResult, isAnswer } from './acts.ts';
import type { Announcement } from './moderation.ts';
import type { Person } from './people.ts';
import type { Problem } from './problems.ts';
import type { ChatLine, TableInfo } from './tables.ts';
import { Code, Count, ID, Id, KEY, Key } from './values.ts';

// ---- WebSocket: client to server

export const ClientMessage = z.discriminatedUnion('t', [
  /** Follow a table. `have`: what the client still holds from before; only what is missing is sent then. */
  z.strictObject({
    t: z.literal('watch'),
    table: Id,
    /** of a link: who was never at a table that is not listed needs one */
    code: Code.optional(),
    have: z
      .strictObject({
        n: z.int().min(-1),
        seat: z.int().min(-1),
        revision: Count,
        chat: Count,
        /** the last `n` of a `done`: `told` says which hash the server has there now */
        told: Count.optional(),
      })
      .optional(),
  }),
  z.strictObject({ t: z.literal('unwatch'), table: Id }),
  z.strictObject({ t: z.literal('act'), table: Id, key: Key, act: Act }),
  /** The table is in front of the player's eyes, or no longer: decides whether they are told of their turn elsewhere. */
  z.strictObject({ t: z.literal('looking'), table: Id, on: z.boolean() }),
  /** Be told when a list of tables has changed. */
  z.strictObject({ t: z.literal('lobby'), on: z.boolean() }),
  z.strictObject({ t: z.literal('ping'), at: z.number() }),
]);
export type ClientMessage = z.input<typeof ClientMessage>;

const isCount = (x: unknown) => Number.isInteger(x) && (x as number) >= 0 && (x as number) <= 1_000_000;

/**
 * Nearly all messages are answers: they are known at a glance, without going through the schema. True only for what the
 * schema would take as it is; everything else is left to it.
 */
export function isAnswerAct(value: unknown): value is Extract<ClientMessage, { t: 'act' }> {
  const m = value as Record<string, unknown> | null;
  if (typeof m !== 'object' || m === null || m.t !== 'act' || Object.keys(m).length !== 4) return false;
  const act = m.act as Record<string, unknown> | null;
  if (typeof act !== 'object' || act === null || act.do !== 'answer') return false;
  const seen = Object.hasOwn(act, 'seen');
  return (
    Object.keys(act).length === (seen ? 4 : 3) &&
    typeof m.table === 'string' &&
    ID.test(m.table) &&
    typeof m.key === 'string' &&
    KEY.test(m.key) &&
    isCount(act.question) &&
    isAnswer(act.answer) &&
    (!seen || isCount(act.seen))
  );
}

// ---- WebSocket: server to client

export type ServerMessage =
  | { readonly t: 'welcome'; readonly protocol: number; readonly user: Person | null; readonly now: number }
  /** the whole of a table; `view` is null before the start */
  | {
      readonly t: 'table';
      readonly table: string;
      readonly info: TableInfo;
      readonly seat: number;
      readonly n: number;
      readonly view: View | null;
      readonly chat: readonly ChatLine[];
      readonly here: readonly number[];
    }
  /** answer to `watch` with `have`: the view is still the newest one */
  | { readonly t: 'current'; readonly table: string; readonly n: number }
  /** leads the view after `from` entries to the one after `to`; a client that holds another one watches again */
  | {
      readonly t: 'update';
      readonly table: string;
      readonly from: number;
      readonly to: number;
      readonly patch: Patch;
    }
  | { readonly t: 'info'; readonly table: string; readonly info: TableInfo }
  | { readonly t: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** seats whose players are connected, and how many look on */
  | {
      readonly t: 'here';
      readonly table: string;
      readonly seats: readonly number[];
      readonly watchers: number;
    }
  /** answer to `watch` with `told`: the hash after `n` entries; null where there are not so many (any more) */
  | { readonly t: 'told'; readonly table: string; readonly n: number; readonly head: string | null }
  /** saved */
  | { readonly t: 'done'; readonly key: string; readonly result: ActResult }
  | { readonly t: 'refused'; readonly key: string; readonly problem: Problem }
  /** the table can't be watched (any more) */
  | { readonly t: 'gone'; readonly table: string; readonly problem: Problem }
  /** some list of tables has changed */
  | { readonly t: 'lobby' }
  /** what the operator tells everybody; null: nothing any more */
  | { readonly t: 'announcement'; readonly words: Announcement | null }
  | { readonly t: 'pong'; readonly at: number; readonly now: number }
  /** a message that could not be read */
  | { readonly t: 'error'; readonly problem: Problem };

// ---- what a server says of itself

export interface GameInfo {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** players hold things that others must not see: who has looked on does not sit down in a running game */
  readonly secrets: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface ServerInfo {
  readonly protocol: number;
  readonly games: readonly GameInfo[];
  readonly bots: readonly string[];
  /** key for browser push, null where the server sends none */
  readonly push: string | null;
  readonly mail: boolean;
  /** what the operator tells everybody */
  readonly announcement: Announcement | null;
}
