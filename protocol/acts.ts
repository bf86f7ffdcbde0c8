/** Everything one can do at a table. */
import type { Answer } from '@epoka/kernel';
import { z } from 'zod';
import { LIMITS } from './codes.ts';
import { tableChoices } from './tables.ts';
import { BotSpec, Brought, Code, Count, Id, isSmall, Key, line, Salt, SeatNumber } from './values.ts';

/** An answer: a verb and at most three arguments. What they may be is for the game to say. */
export const AnswerMessage = z.custom<Answer>(isAnswer, { message: 'not an answer' });

export function isAnswer(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 4) return false;
  if (typeof value[0] !== 'string' || value[0].length > 60) return false;
  const room = { nodes: 400 };
  return value.every(part => isSmall(part, 5, room));
}

/** Everything one can do at a table. */
export const Act = z.discriminatedUnion('do', [
  // before the start
  /** takes a seat: any open one unless told; `code` from a link where the table is not listed */
  z.strictObject({
    do: z.literal('sit'),
    seat: SeatNumber.optional(),
    code: Code.optional(),
    brings: Brought.optional(),
  }),
  /** what this player brings to the game (a deck), known to nobody else; null: any ready-made one */
  z.strictObject({ do: z.literal('bring'), brings: Brought.nullable() }),
  /** `salt`: what the player's device adds to the seed, so that the server can't choose it */
  z.strictObject({ do: z.literal('ready'), on: z.boolean(), salt: Salt.optional() }),
  /** host: other settings; everybody has to say ready again. `seats`: so many, the last ones come and go */
  z.strictObject({ do: z.literal('change'), ...tableChoices, seats: z.int().min(1).max(12).optional() }),
  /** host: a bot into an open seat, or the seat open again (also one where somebody sits) */
  z.strictObject({ do: z.literal('put'), seat: SeatNumber, bot: BotSpec.nullable() }),
  /** host: a friend may sit down without a link, and is told so */
  z.strictObject({ do: z.literal('invite'), user: Id }),
  /** host: all seats are taken and all are ready */
  z.strictObject({ do: z.literal('start'), salt: Salt.optional() }),
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
  /** back to one's own seat, at once; or asks for one that was left, and sits down when all who play have agreed */
  z.strictObject({ do: z.literal('take-over'), seat: SeatNumber, code: Code.optional() }),

  // any time
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('say'), text: line(LIMITS.chat) }),
  /** after the end: a new table with the same people; everybody who asks gets the same one */
  z.strictObject({ do: z.literal('rematch') }),
]);
export type Act = z.input<typeof Act>;

export const ActBody = z.strictObject({ key: Key, act: Act });

export interface ActResult {
  /** entries at the table after this act */
  readonly n: number;
  /** the hash of all entries up to there: whoever keeps it notices when one is lost or changed */
  readonly head?: string;
  /** rematch: the new table */
  readonly table?: string;
  /** carry-out: how many answers were given and why it stopped */
  readonly carried?: { readonly answers: number; readonly stop: string };
}
