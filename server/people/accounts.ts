/** Who is who: guests, accounts, sessions, tokens, friends. */
import type { Json } from '@epoka/kernel';
import type { LinkInfo, Me, Notices, SessionInfo, TokenInfo } from '@epoka/protocol';
import { Refused } from '../problems.ts';
import { StoreError } from '../store/db.ts';
import { newId, newSecret, secretHash } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { Link, LinkKind, Session, User } from '../store/types.ts';
import { isCommonPassword } from './common-passwords.ts';
import { KnownDevices } from './devices.ts';
import { LOOKS, lookOf } from './names.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const DAY = 86_400_000;
/** A session that is used lives on; one that is not used for so long ends. */
const SESSION_LIFE = 180 * DAY;
const TOUCH_EVERY = 3_600_000;
const LINK_LIFE = 7 * DAY;
export const TOKEN_PREFIX = 'epoka_';
const MOST_TOKENS = 20;

/** What is kept with a user besides the name. */
export interface Prefs {
  readonly language: 'en' | 'pl';
  readonly notices: Notices;
  readonly mail: {
    readonly address: string;
    readonly confirmed: boolean;
    /** hash of the code that was mailed, until confirmed */
    readonly code?: string;
    readonly tries?: number;
  } | null;
}

export const DEFAULT_PREFS: Prefs = {
  language: 'en',
  notices: { push: true, mail: true, webhook: null, quiet: null, zone: 'UTC' },
  mail: null,
};

export function prefsOf(user: User): Prefs {
  return { ...DEFAULT_PREFS, ...(user.prefs as Partial<Prefs>) };
}

/** Who asks, and by what right. */
export interface Identity {
  readonly user: User;
  readonly session: Session | null;
  /** by a personal token: not for matters of the account itself */
  readonly token: string | null;
}

export class Accounts {
  private readonly store: Store;
  private readonly now: () => number;
  readonly devices: KnownDevices;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.devices = new KnownDevices(store);
    this.now = now;
  }

  // ---- coming in

  async addGuest(name: string, language: 'en' | 'pl'): Promise<User> {
    const now = this.now();
    const prefs = { ...DEFAULT_PREFS, language } as unknown as Json;
    const user: User = { id: newId(), name, login: null, password: null, prefs, created: now, seen: now };
    await this.store.people.addUser(user);
    return user;
  }

  /** A new session; the secret is told only here. */
  async open(user: User, agent: string): Promise<{ session: Session; secret: string }> {
    const now = this.now();
    const session: Session = {
      id: newId(),
      user: user.id,
      agent: agent.replace(/[^\x20-\x7e]/g, '').slice(0, 200),
      created: now,
      seen: now,
      expires: now + SESSION_LIFE,
    };
    const secret = newSecret();
    await this.store.people.addSession(session, secretHash(secret));
    // The operator may have been faster, or the owner with another password.
    if (await this.store.moderation.banOf(user.id, now)) await this.endAll(user);
    if ((await this.store.people.user(user.id))?.password !== user.password) {
      await this.endSessions(user, { id: session.id });
      throw new Refused('wrong-password');
    }
    return { session, secret };
  }

  async login(login: string, password: string): Promise<User> {
    const user = await this.store.people.userByLogin(login);
    if (!(await verifyPassword(password, user?.password)) || !user) throw new Refused('wrong-password');
    // Only who knows the password is told.
    await this.mustNotBeBanned(user);
    return user;
  }

  private async mustNotBeBanned(user: User): Promise<void> {
    const ban = await this.store.moderation.banOf(user.id, this.now());
    if (ban) throw new Refused('banned', `closed until ${new Date(ban.until).toISOString()}: ${ban.reason}`);
  }

  async bySession(secret: string): Promise<Identity | undefined> {
    const now = this.now();
    const session = await this.store.people.sessionBySecret(secretHash(secret), now);
    const user = session && (await this.store.people.user(session.user));
    if (!user) return undefined;
    if (now - session.seen > TOUCH_EVERY)
      await this.store.people.touchSession(session.id, now, now + SESSION_LIFE);
    return { user, session, token: null };
  }

  async byToken(secret: string): Promise<Identity | undefined> {
    if (!secret.startsWith(TOKEN_PREFIX)) return undefined;
    const token = await this.store.people.tokenBySecret(secretHash(secret));
    const user = token && (await this.store.people.user(token.user));
    if (!user) return undefined;
    const now = this.now();
    if (now - (token.used ?? 0) > TOUCH_EVERY) await this.store.people.touchToken(token.id, now);
    return { user, session: null, token: token.id };
  }

  // ---- accounts

  async makeAccount(guest: User, login: string, password: string): Promise<User> {
    const { people } = this.store;
    if (isCommonPassword(password, [login, guest.name])) throw new Refused('common-password');
    const hash = await hashPassword(password);
    for (let user = guest; ; user = await this.fresh(guest)) {
      if (user.login !== null) throw new Refused('has-account');
      try {
        if (await people.makeAccount(user, { login, password: hash, look: lookOf(user.name) }))
          return { ...user, login, password: hash };
      } catch (error) {
        if (!(error instanceof StoreError) || error.problem !== 'conflict') throw error;
        throw new Refused((await people.userByLogin(login)) ? 'login-taken' : 'name-taken');
      }
    }
  }

  /** As they are now; whoever is gone is nobody. */
  private async fresh(user: User): Promise<User> {
    const now = await this.store.people.user(user.id);
    if (!now) throw new Refused('sign-in');
    return now;
  }

  /** Whoever came in with the old one is out: all sessions end but this one, and the tokens if that is wished. */
  async changePassword(
    user: User,
    old: string,
    password: string,
    rest: { readonly keep: string | null; readonly tokens: boolean },
  ): Promise<void> {
    if (user.login === null) throw new Refused('no-account');
    if (!(await verifyPassword(old, user.password))) throw new Refused('wrong-password');
    if (isCommonPassword(password, [user.login, user.name])) throw new Refused('common-password');
    // Where somebody has changed it meanwhile, the old one is the wrong one by now.
    const hash = await hashPassword(password);
    const ended = await this.store.people.setPassword(user.id, user.password, hash, rest);
    if (!ended) throw new Refused('wrong-password');
    for (const id of ended) await this.store.db.notify(`session ${id}`);
  }

  /** Accounts must show their password before they are deleted; guests have none. */
  async checkLeave(user: User, password: string | undefined): Promise<void> {
    if (user.login !== null && !(await verifyPassword(password ?? '', user.password)))
      throw new Refused('wrong-password');
  }

  /**
   * What looks alike was decided anew: once for all accounts. Where two look alike from before, the older one has the look;
   * the other keeps its name until it changes it.
   */
  async renewLooks(): Promise<void> {
    const done = `looks-${LOOKS}`;
    if ((await this.store.fact(done)) !== undefined) return;
    for (const { id, name, look } of await this.store.people.looks()) {
      const now = lookOf(name);
      if (now === look) continue;
      try {
        await this.store.people.setLook(id, name, now);
      } catch (error) {
        if (!(error instanceof StoreError) || error.problem !== 'conflict') throw error;
      }
    }
    await this.store.factOnce(done, true);
  }

  async rename(user: User, name: string): Promise<User> {
    try {
      await this.store.people.rename(user.id, name, lookOf(name));
    } catch (error) {
      if (error instanceof StoreError && error.problem === 'conflict') throw new Refused('name-taken');
      throw error;
    }
    return this.fresh(user);
  }

  /** `change` may be called more than once: with what is stored by then. */
  async changePrefs(user: User, change: (prefs: Prefs) => Partial<Prefs>): Promise<User> {
    await this.store.people.changePrefs(user.id, stored => {
      const now = { ...DEFAULT_PREFS, ...(stored as Partial<Prefs>) };
      return { ...now, ...change(now) } as unknown as Json;
    });
    return this.fresh(user);
  }

  me(user: User): Me {
    const { language, notices, mail } = prefsOf(user);
    return {
      id: user.id,
      name: user.name,
      login: user.login,
      language,
      notices,
      mail: mail && { address: mail.address, confirmed: mail.confirmed },
    };
  }

  // ---- sessions and tokens

  async sessions(user: User, current: string | undefined): Promise<SessionInfo[]> {
    const all = await this.store.people.sessions(user.id, this.now());
    return all.map(({ id, agent, created, seen }) => ({ id, agent, created, seen, current: id === current }));
  }

  /** Ends them, and closes their connections in every process. */
  async endSessions(user: User, which: { id: string } | { except: string | null }): Promise<number> {
    const ended = await this.store.people.endSessions(user.id, which);
    for (const id of ended) await this.store.db.notify(`session ${id}`);
    return ended.length;
  }

  /** Out at this device. A guest has no way back: what was made in their name ends with them. */
  async logOut(user: User, session: string): Promise<void> {
    await this.endSessions(user, { id: session });
    if ((await this.store.people.user(user.id))?.login !== null) return;
    if ((await this.store.people.sessions(user.id, this.now())).length === 0) await this.endAll(user);
  }

  async tokens(user: User): Promise<TokenInfo[]> {
    const all = await this.store.people.tokens(user.id);
    return all.map(({ id, name, created, used }) => ({ id, name, created, used }));
  }

  async addToken(user: User, name: string, session: string): Promise<TokenInfo & { secret: string }> {
    if ((await this.store.people.tokens(user.id)).length >= MOST_TOKENS) throw new Refused('too-many');
    const secret = TOKEN_PREFIX + newSecret();
    const token = { id: newId(), user: user.id, name, created: this.now(), used: null };
    if (!(await this.store.people.addToken(token, secretHash(secret), session))) throw new Refused('sign-in');
    return { id: token.id, name, created: token.created, used: null, secret };
  }

  async endTokens(user: User): Promise<void> {
    for (const id of await this.store.people.endTokens(user.id)) await this.store.db.notify(`session ${id}`);
  }

  /** Every way in is closed, and every connection: for somebody who goes, or has to. */
  async endAll(user: User): Promise<void> {
    await this.endSessions(user, { except: null });
    await this.endTokens(user);
    await this.store.db.notify(`gone ${user.id}`);
  }

  async endToken(user: User, id: string): Promise<void> {
    if (!(await this.store.people.endToken(user.id, id))) throw new Refused('no-such-thing');
    await this.store.db.notify(`session ${id}`);
  }

  // ---- links

  async makeLink(user: User, kind: LinkKind, table: string | null): Promise<LinkInfo> {
    const code = newSecret();
    const expires = this.now() + LINK_LIFE;
    await this.store.people.addLink(
      { id: newId(), kind, user: user.id, table, created: this.now(), expires },
      secretHash(code),
    );
    return { code, expires };
  }

  async followLink(code: string, kind: LinkKind): Promise<Link> {
    const link = await this.store.people.linkBySecret(secretHash(code), kind);
    if (!link) throw new Refused('unknown-link');
    if (link.expires <= this.now()) throw new Refused('expired-link');
    return link;
  }

  async befriend(user: User, code: string): Promise<void> {
    const link = await this.followLink(code, 'friend');
    if (link.user === user.id) throw new Refused('not-allowed', 'this is your own link');
    if ((await this.store.moderation.blockersOf(user.id)).includes(link.user))
      throw new Refused('not-welcome');
    await this.store.people.befriend(link.user, user.id, this.now());
  }

  // ---- everything we know of a person, for that person

  async export(user: User): Promise<object> {
    const people = this.store.people;
    const tables = await this.store.tables.of(user.id, ['open', 'playing', 'over', 'closed'], 100_000);
    return {
      user: { ...this.me(user), created: user.created, seen: user.seen },
      sessions: await people.sessions(user.id, 0),
      tokens: await this.tokens(user),
      friends: await people.friends(user.id),
      marks: await this.store.moderation.marks(user.id),
      browsers: (await people.subscriptions(user.id)).map(s => s.endpoint),
      tables: tables.map(t => ({ id: t.id, game: t.game, phase: t.phase, seat: t.seat, created: t.created })),
      chat: await people.chatOf(user.id),
      notes: await people.notes(user.id),
      decks: await this.store.decks.of(user.id),
    };
  }
}
