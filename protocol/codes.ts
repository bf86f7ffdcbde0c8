/** The numbers of the protocol and what a name must be, apart from its schemas: a client needs no more than these and the types. */

export const PROTOCOL = 2;

/** Longest messages and texts. */
export const LIMITS = {
  messageBytes: 64 * 1024,
  name: 30,
  title: 60,
  chat: 500,
  note: 20_000,
  report: 1000,
  password: 200,
  tablesWatched: 20,
} as const;

/** The connection is closed with this code when its session was ended; signing in anew is needed. */
export const CLOSE_SESSION_ENDED = 4001;
/** Too many or malformed messages. */
export const CLOSE_MISBEHAVED = 4008;
/** The server stops or restarts: connect again. */
export const CLOSE_RESTART = 4012;

/** Signs that take room or none at all, but show nothing. */
const BLANK =
  /\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u2800\u3164\uffa0\ufff9-\ufffb]|[\u{1d173}-\u{1d17a}]|[\u{e0000}-\u{e0fff}]/u;
/** Something has to be seen of a name, and nothing may pile up on its letters. */
export const isVisibleName = (name: string): boolean =>
  !BLANK.test(name) && /[^\p{M}\p{C}\p{Z}]/u.test(name) && !/\p{M}{4}/u.test(name.normalize('NFD'));
