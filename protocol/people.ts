/** People, by HTTP: guests, accounts, what they want to be told, and the links they give away. */
import type { Json } from '@epoka/kernel';
import { z } from 'zod';
import { LIMITS } from './codes.ts';
import { Brought, Code, Id, Language, Login, line, Name, Password } from './values.ts';

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
export const PasswordBody = z.strictObject({
  old: z.string().max(LIMITS.password),
  new: Password,
  /** all personal tokens end too */
  tokens: z.boolean().optional(),
});
/** `tokens`: all personal tokens end too. */
export const EndSessionsBody = z.strictObject({ tokens: z.boolean().optional() });
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

/** What somebody has built to bring to a game. Kept with the account as it is; the game judges it when it is brought. */
export interface Deck {
  /** made by the device that built it */
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** when it was changed last, by the clock of the device */
  readonly changed: number;
  readonly value: Json;
}

export const DeckBody = z.strictObject({
  game: Id,
  name: line(LIMITS.title),
  changed: z.int().min(0),
  value: Brought,
});
