/** What can be said of a name or a password before the server is asked. */
import { LIMITS } from '@epoka/server/codes';
import type { OnlineMessages } from './lang/en.ts';

export function wrongName(w: OnlineMessages, name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return w.wrong.nameEmpty;
  return length > LIMITS.name ? w.wrong.nameLong(LIMITS.name, length) : undefined;
}

export function wrongLogin(w: OnlineMessages, login: string): string | undefined {
  return /^[a-z0-9._@+-]{3,60}$/i.test(login.trim()) ? undefined : w.wrong.login;
}

export const SHORTEST_PASSWORD = 8;

export function wrongPassword(w: OnlineMessages, password: string): string | undefined {
  if (password.length < SHORTEST_PASSWORD) return w.wrong.password(SHORTEST_PASSWORD);
  return password.length > LIMITS.password ? w.wrong.passwordLong(LIMITS.password) : undefined;
}
