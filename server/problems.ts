/** Everything that can be answered to a person who wants something that can't be. */
import { BadSettings, type Reason, Refusal } from '@epoka/kernel';
import type { Problem, ProblemCode } from '@epoka/protocol';
import { TableRefusal } from '@epoka/table';
import { StoreError } from './store/db.ts';

/** For developers; players read the words of their language for the code. */
const SAID: Partial<Record<ProblemCode, string>> = {
  'too-fast': 'too many requests: wait a little',
  'sign-in': 'only for somebody with a name: sign in first',
  'not-allowed': 'this is not allowed',
  'no-such-table': 'there is no such table',
  'no-such-user': 'there is no such user',
  'no-such-thing': 'there is no such thing (any more)',
  'no-such-seat': 'the table has no such seat',
  'no-such-position': 'the table has no such position',
  'table-full': 'all seats are taken',
  'seat-taken': 'somebody sits in this seat',
  'not-seated': 'only for those who sit at the table',
  'already-seated': 'you sit at this table already',
  'host-only': 'only the host of the table can do this',
  'wrong-phase': 'not possible before, or after, this part of the game',
  'not-ready': 'not everybody is ready',
  'not-enough-players': 'some seats are still open',
  'needs-link': 'the table is not listed: a link is needed',
  'expired-link': 'this link has expired: ask for a new one',
  'unknown-link': 'this link is not known',
  'not-late': 'only when the clock of the table says that this person is late',
  'other-seat': 'you have held another seat of this table',
  'looked-on': 'you have looked on at this game: it has secrets',
  'seat-asked': 'you have asked for a seat of a game with secrets: look on when the others have answered',
  declined: 'the others have declined: ask again in an hour',
  'sent-away': 'the host has sent you away from this table',
  'not-welcome': 'somebody there wants nothing to do with you',
  banned: 'the operator has closed this account',
  'operator-only': 'only for the operator of this server',
  'old-rules': 'recorded with other rules than this server has',
  damaged: 'part of the record of this table is missing: it is closed for play',
  'not-over': 'not before the end of the game',
  'too-many': 'too many at a time',
  'wrong-password': 'login or password is wrong',
  'too-many-guesses': 'too many wrong passwords for this login: wait, or use a device that is known',
  'common-password': 'this password is among those that are tried first',
  'login-taken': 'this login is taken',
  'name-taken': 'another account has this name, or one that looks the same',
  'has-account': 'you have an account already',
  'no-account': 'you have no account',
  'no-mail': 'this server sends no mail',
  'wrong-code': 'the code is wrong or too old',
  'private-address': 'a webhook needs https and an address outside the own network',
  'other-origin': 'asked by a page of another server',
  paused: 'the table is paused',
};

export class Refused extends Error {
  readonly code: ProblemCode;
  readonly reason: Reason | undefined;
  constructor(code: ProblemCode, message: string = SAID[code] ?? code, reason?: Reason) {
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
  'other-seat': 403,
  'looked-on': 403,
  'seat-asked': 403,
  declined: 403,
  'sent-away': 403,
  'not-welcome': 403,
  banned: 403,
  'operator-only': 403,
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
  'bad-deck': 400,
  'unknown-game': 400,
  'unknown-bot': 400,
  'wrong-code': 400,
  'common-password': 400,
  'private-address': 400,
  'too-big': 413,
  'too-fast': 429,
  'too-many-guesses': 429,
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
  if (error instanceof BadSettings)
    return error.problem.code === 'brought'
      ? { code: 'bad-deck', message: error.message, reasons: error.problem.faults }
      : { code: 'bad-settings', message: error.message };
  if (
    error instanceof StoreError &&
    ['unavailable', 'full', 'conflict', 'unreachable'].includes(error.problem)
  )
    return { code: 'not-saved', message: 'not saved, try again' };
  return undefined;
}

export const FAULT: Problem = { code: 'fault', message: 'an error of the server; it has been noted' };
