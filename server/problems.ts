/** Everything that can be answered to a person who wants something that can't be. */
import { BadSettings, type Reason, Refusal } from '@epoka/kernel';
import { TableRefusal } from '@epoka/table';
import type { Problem, ProblemCode } from './protocol.ts';
import { StoreError } from './store/db.ts';

export class Refused extends Error {
  readonly code: ProblemCode;
  readonly reason: Reason | undefined;
  constructor(code: ProblemCode, message: string = code, reason?: Reason) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.reason = reason;
  }
}

const STATUS: Partial<Record<ProblemCode, number>> = {
  'sign-in': 401,
  'wrong-password': 403,
  'not-allowed': 403,
  'host-only': 403,
  'needs-link': 403,
  'other-origin': 403,
  'wrong-seat': 403,
  'no-such-table': 404,
  'no-such-user': 404,
  'no-such-thing': 404,
  'unknown-link': 404,
  'expired-link': 410,
  'malformed-message': 400,
  malformed: 400,
  'bad-settings': 400,
  'unknown-game': 400,
  'unknown-bot': 400,
  'wrong-code': 400,
  'too-big': 413,
  'too-fast': 429,
  fault: 500,
  'not-saved': 503,
};

/** HTTP status of a problem; 409 where the wish is understood but the table stands otherwise. */
export function statusOf(code: ProblemCode): number {
  return STATUS[code] ?? 409;
}

/** The problem to tell, or undefined where the error is a fault of ours that must be noted. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Refused)
    return error.reason
      ? { code: error.code, message: error.message, reason: error.reason }
      : { code: error.code, message: error.message };
  if (error instanceof Refusal)
    return error.reason
      ? { code: error.code, message: error.message, reason: error.reason }
      : { code: error.code, message: error.message };
  if (error instanceof TableRefusal) return { code: error.code, message: error.message };
  if (error instanceof BadSettings) return { code: 'bad-settings', message: error.message };
  if (
    error instanceof StoreError &&
    ['unavailable', 'full', 'conflict', 'unreachable'].includes(error.problem)
  )
    return { code: 'not-saved', message: 'not saved, try again' };
  return undefined;
}

export const FAULT: Problem = { code: 'fault', message: 'an error of the server; it has been noted' };
