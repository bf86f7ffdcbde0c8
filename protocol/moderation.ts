/** Muting, blocking and reporting people; what the operator of a server sees and does. */
import { z } from 'zod';
import { LIMITS } from './codes.ts';
import { Id, text } from './values.ts';

/** `mute`: their words are hidden from me. `block`: that, and they sit down at no table with me. */
export const MarkBody = z.strictObject({ kind: z.enum(['mute', 'block']) });

export interface MarkInfo {
  readonly id: string;
  readonly name: string;
  readonly kind: 'mute' | 'block';
  readonly since: number;
}

const said = (max: number) => text(max).refine(t => t.trim() !== '', { message: 'empty' });

export const ReportBody = z.strictObject({
  user: Id,
  table: Id.optional(),
  /** number of the line of chat that is meant */
  line: z.int().min(1).optional(),
  text: said(LIMITS.report),
});

/** What everybody on the server reads, in both languages. */
export interface Announcement {
  readonly en: string;
  readonly pl: string;
}

export const OperatorBody = z.strictObject({ secret: z.string().max(200) });
export const BanBody = z.strictObject({
  days: z.number().min(0.01).max(36_500),
  reason: said(LIMITS.report),
});
export const CloseBody = z.strictObject({ reason: said(LIMITS.report) });
/** null: nothing to say any more */
export const AnnounceBody = z.strictObject({
  words: z.strictObject({ en: said(LIMITS.report), pl: said(LIMITS.report) }).nullable(),
});
export const Search = z.strictObject({ search: z.string().max(100).default('') });
export const Closed = z.strictObject({ closed: z.enum(['yes', 'no']).default('no') });

export interface OperatorPerson {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly created: number;
  readonly seen: number | null;
  readonly bannedUntil: number | null;
  readonly reason: string | null;
}

export interface OperatorTable {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly changed: number;
}

export interface OperatorReport {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly byName: string;
  readonly about: string;
  readonly aboutName: string;
  readonly table: string | null;
  /** what was said, where that is reported */
  readonly line: string | null;
  readonly text: string;
  readonly closed: number | null;
}

export interface OperatorAct {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  readonly about: string;
  readonly body: unknown;
}
