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
import type { Answer, Reason, RefusalCode, Standing } from '@epoka/kernel';
import type { Digest, Patch, TableRefusalCode, View } from '@epoka/table';
import { z } from 'zod';
import { LIMITS } from './codes.ts';

export * from './codes.ts';

// ---- small things

/** No control characters, no characters that turn the direction of writing: names and lines must stay readable. */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(text => !UNREADABLE.test(text), { message: 'unreadable' });
/** More than one line: breaks and tabs are welcome. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine(t => !UNREADABLE.test(t.replace(/[\n\r\t]/g, '')), { message: 'unreadable' });

const ID = /^[A-Za-z0-9_-]{1,40}$/;
const KEY = /^[A-Za-z0-9_.:-]{8,64}$/;
export const Id = z.string().regex(ID);
/** Made up by the client, unique for it. */
export const Key = z.string().regex(KEY);
/** The secret part of a link: travels in the part of the address behind `#`, which no server ever sees. */
export const Code = z.string().regex(/^[A-Za-z0-9_-]{20,60}$/);
const SeatNumber = z.int().min(0).max(31);
const Count = z.int().min(0).max(1_000_000);

export const Name = line(LIMITS.name);
export const Login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9._@+-]{3,60}$/);
export const Password = z.string().min(8).max(LIMITS.password);
export const Language = z.enum(['en', 'pl']);

/** A player program, with how long it may think: `greedy`, `search:ms=500`. */
export const BotSpec = z.string().regex(/^[a-z][a-z0-9-]{0,30}(:[a-z]+=\d{1,6}){0,3}$/);

// ---- tables

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

const tableChoices = {
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
  ...tableChoices,
});
export type NewTable = z.input<typeof NewTable>;

/** An answer: a verb and at most three arguments. What they may be is for the game to say. */
export const AnswerMessage = z.custom<Answer>(isAnswer, { message: 'not an answer' });

function isAnswer(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 4) return false;
  if (typeof value[0] !== 'string' || value[0].length > 60) return false;
  const room = { nodes: 400 };
  return value.every(part => isSmall(part, 5, room));
}

/** Plain data of a size that a real answer may have. */
function isSmall(value: unknown, depth: number, room: { nodes: number }): boolean {
  if (--room.nodes < 0) return false;
  switch (typeof value) {
    case 'string':
      return value.length <= 200;
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return true;
    case 'object':
      if (value === null) return true;
      if (depth === 0) return false;
      return Object.entries(value).every(([key, part]) => key.length <= 60 && isSmall(part, depth - 1, room));
    default:
      return false;
  }
}

/** Everything one can do at a table. */
export const Act = z.discriminatedUnion('do', [
  // before the start
  /** takes a seat: any open one unless told; `code` from a link where the table is not listed */
  z.strictObject({ do: z.literal('sit'), seat: SeatNumber.optional(), code: Code.optional() }),
  z.strictObject({ do: z.literal('ready'), on: z.boolean() }),
  /** host: other settings; everybody has to say ready again. `seats`: so many, the last ones come and go */
  z.strictObject({ do: z.literal('change'), ...tableChoices, seats: z.int().min(1).max(12).optional() }),
  /** host: a bot into an open seat, or the seat open again (also one where somebody sits) */
  z.strictObject({ do: z.literal('put'), seat: SeatNumber, bot: BotSpec.nullable() }),
  /** host: a friend may sit down without a link, and is told so */
  z.strictObject({ do: z.literal('invite'), user: Id }),
  /** host: all seats are taken and all are ready */
  z.strictObject({ do: z.literal('start') }),
  /** host: no game after all */
  z.strictObject({ do: z.literal('close') }),

  // playing
  z.strictObject({
    do: z.literal('answer'),
    question: Count,
    answer: AnswerMessage,
    /** `view.n` the client had in front of it: after an undo or take-back since then the answer is refused */
    seen: Count.optional(),
  }),
  z.strictObject({ do: z.literal('undo'), answers: Count.min(1).optional(), seen: Count.optional() }),
  z.strictObject({ do: z.literal('redo'), answers: Count.min(1).optional(), seen: Count.optional() }),
  z.strictObject({ do: z.literal('order'), order: z.string().max(60), on: z.boolean() }),
  /** several planned answers, until one is refused or chance or a reveal changed the ground */
  z.strictObject({
    do: z.literal('carry-out'),
    planned: z
      .array(z.strictObject({ kind: z.string().max(60), answer: AnswerMessage, certain: z.boolean() }))
      .min(1)
      .max(200),
    seen: Count.optional(),
  }),
  z.strictObject({ do: z.literal('resign') }),
  z.strictObject({ do: z.literal('resume') }),
  /** needs the consent of all others who play; see `Proposal` */
  z.discriminatedUnion('what', [
    z.strictObject({ do: z.literal('propose'), what: z.literal('take-back'), to: Count }),
    z.strictObject({ do: z.literal('propose'), what: z.literal('replace'), seat: SeatNumber }),
    z.strictObject({ do: z.literal('propose'), what: z.literal('pause') }),
    z.strictObject({ do: z.literal('propose'), what: z.literal('close') }),
  ]),
  z.strictObject({ do: z.literal('vote'), proposal: Id, agree: z.boolean() }),
  /** sits down where a bot plays or nobody does: one's own old seat, or any where the table allows it */
  z.strictObject({ do: z.literal('take-over'), seat: SeatNumber, code: Code.optional() }),

  // any time
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('say'), text: line(LIMITS.chat) }),
  /** after the end: a new table with the same people; everybody who asks gets the same one */
  z.strictObject({ do: z.literal('rematch') }),
]);
export type Act = z.input<typeof Act>;

export type Phase = 'open' | 'playing' | 'over' | 'closed';

export type SeatInfo =
  | { readonly who: 'open' }
  | { readonly who: 'human'; readonly player: string; readonly name: string; readonly ready: boolean }
  | { readonly who: 'bot'; readonly bot: string }
  /** walked away; somebody may take over */
  | { readonly who: 'left' };

/** Something that needs others: carried out when nobody is left in `needed`; dropped when one of them says no. */
export interface Proposal {
  readonly id: string;
  readonly what: 'take-back' | 'replace' | 'pause' | 'close';
  readonly by: number;
  readonly at: number;
  /** seats that have not agreed yet */
  readonly needed: readonly number[];
  /** take-back: the position */
  readonly to?: number;
  /** replace: whose seat. Anything this seat does drops the proposal. */
  readonly seat?: number;
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
  readonly invited: readonly string[];
  /** who sat there before a bot did, by seat: may come back */
  readonly former: Readonly<Record<string, string>>;
  readonly proposals: readonly Proposal[];
  readonly rematch: string | null;
  /** after the end */
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

// ---- what can go wrong

export type ProblemCode =
  | RefusalCode
  | TableRefusalCode
  | 'malformed-message' // does not fit the schema
  | 'too-fast' // rate limit: wait a little
  | 'too-big'
  | 'not-saved' // the store does not answer: try again, nothing has happened
  | 'fault' // an error of ours; it has been noted
  | 'sign-in' // only for somebody with a name
  | 'not-allowed'
  | 'no-such-table'
  | 'no-such-user'
  | 'no-such-thing'
  | 'unknown-game'
  | 'unknown-bot'
  | 'bad-settings' // see message
  | 'table-full'
  | 'seat-taken'
  | 'not-seated'
  | 'already-seated'
  | 'host-only'
  | 'wrong-phase'
  | 'not-ready'
  | 'not-enough-players'
  | 'needs-link' // the table is not listed: only with a link
  | 'expired-link'
  | 'unknown-link'
  | 'old-rules' // recorded with other rules than this server has
  | 'not-over'
  | 'too-many'
  | 'wrong-password'
  | 'login-taken'
  | 'has-account'
  | 'no-account'
  | 'no-mail' // this server sends no mail
  | 'wrong-code'
  | 'private-address' // a webhook without https, or in the server's own network
  | 'other-origin';

export interface Problem {
  readonly code: ProblemCode;
  /** for developers, in English; players read the words for the code */
  readonly message: string;
  /** what stands in the way, in the words of the game */
  readonly reason?: Reason;
}

// ---- WebSocket: client to server

export const ClientMessage = z.discriminatedUnion('t', [
  /** Follow a table. `have`: what the client still holds from before; only what is missing is sent then. */
  z.strictObject({
    t: z.literal('watch'),
    table: Id,
    have: z
      .strictObject({ n: z.int().min(-1), seat: z.int().min(-1), revision: Count, chat: Count })
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
  /** saved */
  | { readonly t: 'done'; readonly key: string; readonly result: ActResult }
  | { readonly t: 'refused'; readonly key: string; readonly problem: Problem }
  /** the table can't be watched (any more) */
  | { readonly t: 'gone'; readonly table: string; readonly problem: Problem }
  /** some list of tables has changed */
  | { readonly t: 'lobby' }
  | { readonly t: 'pong'; readonly at: number; readonly now: number }
  /** a message that could not be read */
  | { readonly t: 'error'; readonly problem: Problem };

export interface ActResult {
  /** entries at the table after this act */
  readonly n: number;
  /** rematch: the new table */
  readonly table?: string;
  /** carry-out: how many answers were given and why it stopped */
  readonly carried?: { readonly answers: number; readonly stop: string };
}

// ---- HTTP

export interface Person {
  readonly id: string;
  readonly name: string;
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** When and how somebody wants to be told that it is their turn. */
export const Notices = z.strictObject({
  push: z.boolean(),
  mail: z.boolean(),
  /**
   * address of a webhook that takes `{ content }`, as Discord's do; null: none. Without https, or in the server's own
   * network, it is refused unless the operator allows it
   */
  webhook: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  /** from - to, in minutes after midnight of the time zone below; null: always */
  quiet: z.strictObject({ from: z.int().min(0).max(1439), to: z.int().min(0).max(1439) }).nullable(),
  zone: z.string().max(60).refine(isZone, { message: 'no such time zone' }),
});
export type Notices = z.output<typeof Notices>;

export interface Me extends Person {
  /** null: a guest */
  readonly login: string | null;
  readonly language: 'en' | 'pl';
  readonly notices: Notices;
  readonly mail: { readonly address: string; readonly confirmed: boolean } | null;
}

export const GuestBody = z.strictObject({ name: Name, language: Language.optional() });
export const MeBody = z.strictObject({
  name: Name.optional(),
  language: Language.optional(),
  notices: Notices.partial().optional(),
});
export const AccountBody = z.strictObject({ login: Login, password: Password });
export const LoginBody = z.strictObject({ login: Login, password: z.string().max(LIMITS.password) });
export const PasswordBody = z.strictObject({ old: z.string().max(LIMITS.password), new: Password });
/** Accounts must give their password. */
export const DeleteBody = z.strictObject({ password: z.string().max(LIMITS.password).optional() });
export const TokenBody = z.strictObject({ name: Name });
export const CodeBody = z.strictObject({ code: Code });
export const MailBody = z.strictObject({ address: z.email().max(200) });
export const MailCodeBody = z.strictObject({ code: z.string().regex(/^\d{8}$/) });
export const PushBody = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
export const UnpushBody = z.strictObject({ endpoint: z.string().max(1000) });
export const ActBody = z.strictObject({ key: Key, act: Act });
export const NoteBody = z.strictObject({ text: text(LIMITS.note) });

export const TableList = z.enum(['public', 'mine', 'left', 'archive']);

export interface SessionInfo {
  readonly id: string;
  readonly agent: string;
  readonly created: number;
  readonly seen: number;
  /** the one that asks */
  readonly current: boolean;
}

export interface TokenInfo {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

/** A link to give away: put the code behind `#`, as in `/#/table/~<id>?join=<code>` or `/#/account?friend=<code>`. */
export interface LinkInfo {
  readonly code: string;
  readonly expires: number;
}

export interface GameInfo {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface ServerInfo {
  readonly protocol: number;
  readonly games: readonly GameInfo[];
  readonly bots: readonly string[];
  /** key for browser push, null where the server sends none */
  readonly push: string | null;
  readonly mail: boolean;
}

/** A table with the game as one looker sees it. `view.questions` holds what the looker is asked, with all choices. */
export interface TableAnswer {
  readonly info: TableInfo;
  readonly seat: number;
  readonly n: number;
  readonly view: View | null;
}

export interface Verification {
  readonly commitment: string;
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

export type { Digest, View };
