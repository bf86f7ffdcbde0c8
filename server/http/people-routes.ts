/** Guests, accounts, sessions, tokens, friends, and how people want to be told of their turn. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { prefsOf } from '../people/accounts.ts';
import { Refused } from '../problems.ts';
import {
  AccountBody,
  CodeBody,
  DeleteBody,
  GuestBody,
  Id,
  LoginBody,
  MailBody,
  MailCodeBody,
  MeBody,
  PasswordBody,
  PushBody,
  TokenBody,
  UnpushBody,
} from '../protocol.ts';
import { newId } from '../store/ids.ts';
import type { User } from '../store/types.ts';
import { define } from './define.ts';
import type { Desk } from './desk.ts';
import { clearSession, setSession } from './security.ts';

const OneId = z.strictObject({ id: Id });
const MOST_BROWSERS = 20;

export function peopleRoutes(app: FastifyInstance, desk: Desk): void {
  const { accounts, limits, notices, house, https } = desk;
  const { people } = house.store;
  const tag = 'people';

  const open = async (user: User, agent: string | undefined, reply: Parameters<typeof setSession>[0]) => {
    const { secret } = await accounts.open(user, agent ?? '');
    setSession(reply, secret, https);
    return accounts.me(user);
  };

  define(app, desk, {
    method: 'POST',
    url: '/api/guest',
    summary: 'Come in with a name, in one step',
    gives: 'who you are now; the secret is in a cookie',
    tag,
    door: 'anybody',
    body: GuestBody,
    async handler({ body, identity, request, reply }) {
      if (identity) throw new Refused('has-account', 'you are somebody already');
      if (!limits.door.take(request.ip)) throw new Refused('too-fast');
      const user = await accounts.addGuest(body.name, body.language ?? 'en');
      return open(user, request.headers['user-agent'], reply);
    },
  });

  define(app, desk, {
    method: 'POST',
    url: '/api/login',
    summary: 'Sign in to an account',
    gives: 'who you are now',
    tag,
    door: 'anybody',
    body: LoginBody,
    async handler({ body, request, reply }) {
      if (!limits.door.take(request.ip) || !limits.login.take(body.login)) throw new Refused('too-fast');
      return open(await accounts.login(body.login, body.password), request.headers['user-agent'], reply);
    },
  });

  define(app, desk, {
    method: 'POST',
    url: '/api/logout',
    summary: 'End this session',
    gives: 'nothing',
    tag,
    door: 'anybody',
    async handler({ identity, reply }) {
      if (identity?.session) await accounts.endSessions(identity.user, { id: identity.session.id });
      clearSession(reply, https);
      return {};
    },
  });

  define(app, desk, {
    method: 'GET',
    url: '/api/me',
    summary: 'Who am I?',
    gives: '`{ me }`, null for somebody without a name',
    tag,
    door: 'anybody',
    async handler({ user }) {
      return { me: user ? accounts.me(user) : null };
    },
  });

  define(app, desk, {
    method: 'PATCH',
    url: '/api/me',
    summary: 'Another name, language, or other wishes about notices',
    gives: 'who you are now',
    tag,
    door: 'session',
    body: MeBody,
    async handler({ user, body }) {
      const before = prefsOf(user);
      const webhook = body.notices?.webhook;
      if (typeof webhook === 'string' && webhook !== before.notices.webhook) notices.checkWebhook(webhook);
      const wishes = Object.fromEntries(
        Object.entries(body.notices ?? {}).filter(([, v]) => v !== undefined),
      );
      const next = await accounts.change(user, {
        ...(body.name === undefined ? {} : { name: body.name }),
        prefs: { language: body.language ?? before.language, notices: { ...before.notices, ...wishes } },
      });
      notices.forget(user.id);
      await house.store.db.notify(`user ${user.id}`);
      return accounts.me(next);
    },
  });

  define(app, desk, {
    method: 'POST',
    url: '/api/me/account',
    summary: 'Make an account of a guest',
    gives: 'who you are now',
    tag,
    door: 'session',
    body: AccountBody,
    async handler({ user, body, request }) {
      if (!limits.door.take(request.ip)) throw new Refused('too-fast');
      return accounts.me(await accounts.makeAccount(user, body.login, body.password));
    },
  });

  define(app, desk, {
    method: 'POST',
    url: '/api/me/password',
    summary: 'Another password; all other sessions end',
    gives: 'nothing',
    tag,
    door: 'session',
    body: PasswordBody,
    async handler({ user, identity, body }) {
      if (!limits.login.take(user.id)) throw new Refused('too-fast');
      await accounts.changePassword(user, body.old, body.new);
      await accounts.endSessions(user, { except: identity?.session?.id ?? null });
      return {};
    },
  });

  define(app, desk, {
    method: 'DELETE',
    url: '/api/me',
    summary: 'Delete me and everything that is mine',
    gives: 'nothing',
    tag,
    door: 'session',
    body: DeleteBody,
    async handler({ user, body, reply }) {
      if (!limits.login.take(user.id)) throw new Refused('too-fast');
      await accounts.checkLeave(user, body.password);
      await accounts.endSessions(user, { except: null });
      await desk.hall.farewell(user);
      clearSession(reply, https);
      return {};
    },
  });

  define(app, desk, {
    method: 'GET',
    url: '/api/me/export',
    summary: 'Everything this server knows of me',
    gives: 'a JSON file',
    tag,
    door: 'session',
    async handler({ user, reply }) {
      reply.header('content-disposition', 'attachment; filename="epoka.json"');
      return accounts.export(user);
    },
  });

  // ---- sessions and tokens

  define(app, desk, {
    method: 'GET',
    url: '/api/me/sessions',
    summary: 'Where I am signed in',
    gives: '`{ sessions }`',
    tag,
    door: 'session',
    async handler({ user, identity }) {
      return { sessions: await accounts.sessions(user, identity?.session?.id) };
    },
  });

  define(app, desk, {
    method: 'DELETE',
    url: '/api/me/sessions/:id',
    summary: 'End one session',
    gives: 'nothing',
    tag,
    door: 'session',
    params: OneId,
    async handler({ user, params }) {
      if ((await accounts.endSessions(user, { id: params.id })) === 0) throw new Refused('no-such-thing');
      return {};
    },
  });

  define(app, desk, {
    method: 'DELETE',
    url: '/api/me/sessions',
    summary: 'End all other sessions',
    gives: 'nothing',
    tag,
    door: 'session',
    async handler({ user, identity }) {
      await accounts.endSessions(user, { except: identity?.session?.id ?? null });
      return {};
    },
  });

  define(app, desk, {
    method: 'GET',
    url: '/api/me/tokens',
    summary: 'My personal tokens',
    gives: '`{ tokens }`, without their secrets',
    tag,
    door: 'session',
    async handler({ user }) {
      return { tokens: await accounts.tokens(user) };
    },
  });

  define(app, desk, {
    method: 'POST',
    url: '/api/me/tokens',
    summary: 'A new personal token, for programs that play for me',
    gives: 'the token with its secret, which is told only now',
    tag,
    door: 'session',
    body: TokenBody,
    async handler({ user, body }) {
      return accounts.addToken(user, body.name);
    },
  });

  define(app, desk, {
    method: 'DELETE',
    url: '/api/me/tokens/:id',
    summary: 'End a token',
    gives: 'nothing',
    tag,
    door: 'session',
    params: OneId,
    async handler({ user, params }) {
      await accounts.endToken(user, params.id);
      return {};
    },
  });

  // ---- ways to be told

  define(app, desk, {
    method: 'POST',
    url: '/api/me/mail',
    summary: 'An e-mail address; a code is sent there',
    gives: 'who you are now',
    tag,
    door: 'session',
    body: MailBody,
    async handler({ user, body }) {
      if (!limits.mail.take(user.id)) throw new Refused('too-fast');
      return accounts.me(await notices.askAddress(user, body.address));
    },
  });

  define(app, desk, {
    method: 'POST',
    url: '/api/me/mail/confirm',
    summary: 'The code that came by e-mail',
    gives: 'who you are now',
    tag,
    door: 'session',
    body: MailCodeBody,
    async handler({ user, body }) {
      return accounts.me(await notices.confirmAddress(user, body.code));
    },
  });

  define(app, desk, {
    method: 'DELETE',
    url: '/api/me/mail',
    summary: 'Forget my e-mail address',
    gives: 'who you are now',
    tag,
    door: 'session',
    async handler({ user }) {
      notices.forget(user.id);
      return accounts.me(await accounts.change(user, { prefs: { mail: null } }));
    },
  });

  define(app, desk, {
    method: 'POST',
    url: '/api/me/push',
    summary: 'Tell this browser of my turns',
    gives: 'nothing',
    tag,
    door: 'session',
    body: PushBody,
    async handler({ user, body }) {
      if ((await people.subscriptions(user.id)).length >= MOST_BROWSERS) throw new Refused('too-many');
      await people.subscribe(user.id, { id: newId(), endpoint: body.endpoint, body }, house.now());
      notices.forget(user.id);
      return {};
    },
  });

  define(app, desk, {
    method: 'DELETE',
    url: '/api/me/push',
    summary: 'Do not tell this browser any more',
    gives: 'nothing',
    tag,
    door: 'session',
    body: UnpushBody,
    async handler({ user, body }) {
      await people.unsubscribe(body.endpoint, user.id);
      notices.forget(user.id);
      return {};
    },
  });

  // ---- friends

  define(app, desk, {
    method: 'GET',
    url: '/api/friends',
    summary: 'My friends',
    gives: '`{ friends }`',
    tag,
    door: 'user',
    async handler({ user }) {
      return { friends: await people.friends(user.id) };
    },
  });

  define(app, desk, {
    method: 'POST',
    url: '/api/friends/link',
    summary: 'A link that makes friends of me and whoever follows it',
    gives: 'the code of the link and when it expires',
    tag,
    door: 'session',
    async handler({ user }) {
      if (!limits.mail.take(user.id)) throw new Refused('too-fast');
      return accounts.makeLink(user, 'friend', null);
    },
  });

  define(app, desk, {
    method: 'POST',
    url: '/api/friends',
    summary: 'Follow the link of a friend',
    gives: '`{ friends }`',
    tag,
    door: 'session',
    body: CodeBody,
    async handler({ user, body }) {
      await accounts.befriend(user, body.code);
      return { friends: await people.friends(user.id) };
    },
  });

  define(app, desk, {
    method: 'DELETE',
    url: '/api/friends/:id',
    summary: 'No friends any more',
    gives: 'nothing',
    tag,
    door: 'session',
    params: OneId,
    async handler({ user, params }) {
      await people.unfriend(user.id, params.id);
      return {};
    },
  });
}
