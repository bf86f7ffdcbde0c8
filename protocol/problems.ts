/** What can go wrong, by codes that a client has words for. */
import type { Reason, RefusalCode } from '@epoka/kernel';
import type { TableRefusalCode } from '@epoka/table';

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
  | 'bad-deck' // what was to be brought is not allowed: `reasons` has everything that is wrong with it
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
  | 'not-late' // by the clock of the table there is nobody to be replaced
  | 'other-seat' // who has held a seat of a table takes no other one there
  | 'looked-on' // who has looked on at a running game with secrets does not sit down there
  | 'seat-asked' // who has asked for a seat does not look on until the others have answered
  | 'declined' // the others have said no a short while ago
  | 'sent-away' // the host has sent this person away
  | 'not-welcome' // somebody at the table has blocked this person
  | 'banned' // the operator has closed this account
  | 'operator-only'
  | 'old-rules' // recorded with other rules than this server has
  | 'damaged' // part of the record is missing: closed for play
  | 'not-over'
  | 'too-many'
  | 'wrong-password'
  | 'too-many-guesses' // at this account's password, from devices it does not know
  | 'common-password' // everybody tries it first
  | 'login-taken'
  | 'name-taken' // another account has this name, or one that looks the same
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
  /** everything that is wrong with what was to be brought, in the words of the game */
  readonly reasons?: readonly Reason[];
}
