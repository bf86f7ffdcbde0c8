/** The numbers of the protocol, apart from its schemas: a client needs no more than these and the types. */

export const PROTOCOL = 1;

/** Longest messages and texts. */
export const LIMITS = {
  messageBytes: 64 * 1024,
  name: 30,
  title: 60,
  chat: 500,
  note: 20_000,
  password: 200,
  tablesWatched: 20,
} as const;

/** The connection is closed with this code when its session was ended; signing in anew is needed. */
export const CLOSE_SESSION_ENDED = 4001;
/** Too many or malformed messages. */
export const CLOSE_MISBEHAVED = 4008;
/** The server stops or restarts: connect again. */
export const CLOSE_RESTART = 4012;
