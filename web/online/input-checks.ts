/** What can be said of a name or a password before the server is asked. */
import { isVisibleName, LIMITS } from '@epoka/protocol/codes';
import type { OnlineMessages } from './lang/en.ts';

export function wrongName(w: OnlineMessages, name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return w.wrong.nameEmpty;
  if (length > LIMITS.name) return w.wrong.nameLong(LIMITS.name, length);
  return isVisibleName(name) ? undefined : w.wrong.nameInvisible;
}

export function wrongLogin(w: OnlineMessages, login: string): string | undefined {
  return /^[a-z0-9._@+-]{3,60}$/i.test(login.trim()) ? undefined : w.wrong.login;
}

export const SHORTEST_PASSWORD = 8;

export function wrongPassword(w: OnlineMessages, password: string): string | undefined {
  if (password.length < SHORTEST_PASSWORD) return w.wrong.password(SHORTEST_PASSWORD);
  return password.length > LIMITS.password ? w.wrong.passwordLong(LIMITS.password) : undefined;
}
