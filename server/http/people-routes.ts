/** Guests, accounts, sessions, tokens, friends, and how people want to be told of their turn. */

import {
  AccountBody,
  CodeBody,
  DeleteBody,
  EndSessionsBody,
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
} from '@epoka/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { prefsOf } from '../people/accounts.ts';
import { Refused } from '../problems.ts';
import { newId } from '../store/ids.ts';
import type { User } from '../store/types.ts';
import { farewellOrder } from '../tables/derive.ts';
import { addressOf } from './addresses.ts';
import { defineRoute } from './define-route.ts';
import type { RouteParts } from './route-parts.ts';
import { clearSession, DEVICE_COOKIE, setDevice, setSession } from './security.ts';

const OneId = z.strictObject({ id: Id });
const MOST_BROWSERS = 20;
/** Milliseconds after which somebody else does what should be done by then. */
const FAREWELL_AFTER = 10_000;

export function peopleRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { accounts, limits, notifier, context, https } = parts;
  const { people } = context.store;
  const tag = 'people';

  const open = async (user: User, agent: string | undefined, reply: Parameters<typeof setSession>[0]) => {
    const { secret } = await accounts.open(user, agent ?? '');
    setSession(reply, secret, https);
    return accounts.me(user);
  };

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/guest',
    summary: 'Come in with a name, in one step',
    gives: 'who you are now; the secret is in a cookie',
    tag,
    access: 'anybody',
    body: GuestBody,
    async handler({ body, identity, request, reply }) {
      if (identity) throw new Refused('has-account', 'you are somebody already');
      if (!limits.signIn.take(addressOf(request))) throw new Refused('too-fast');
      const user = await accounts.addGuest(body.name, body.language ?? 'en');
      return open(user, request.headers['user-agent'], reply);
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/login',
    summary: 'Sign in to an account',
    gives: 'who you are now',
    tag,
    access: 'anybody',
    body: LoginBody,
    async handler({ body, request, reply }) {
      if (!limits.signIn.take(addressOf(request))) throw new Refused('too-fast');
      // A device that the owner has signed in with before has guesses of its own: nobody else can use them up.
      const device = request.cookies[DEVICE_COOKIE];
      const owner = await people.userByLogin(body.login);
      const mark = owner && (await accounts.devices.markOf(device, owner.id));
      if (!limits.login.take(mark === undefined ? body.login : `${body.login} ${mark}`))
        throw new Refused('too-many-guesses');
      const user = await accounts.login(body.login, body.password);
      setDevice(reply, await accounts.devices.remember(device, user.id), https);
      return open(user, request.headers['user-agent'], reply);
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/logout',
    summary: 'End this session; that of a guest is the only one, and their tokens end with it',
    gives: 'nothing',
    tag,
    access: 'anybody',
    async handler({ identity, reply }) {
      if (identity?.session) await accounts.logOut(identity.user, identity.session.id);
      clearSession(reply, https);
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/me',
    summary: 'Who am I?',
    gives: '`{ me }`, null for somebody without a name',
    tag,
    access: 'anybody',
    async handler({ user }) {
      return { me: user ? accounts.me(user) : null };
    },
  });

  defineRoute(app, parts, {
    method: 'PATCH',
    url: '/api/me',
    summary: 'Another name, language, or other wishes about notices',
    gives: 'who you are now',
    tag,
    access: 'session',
    body: MeBody,
    async handler({ user, body }) {
      const before = prefsOf(user);
      const webhook = body.notices?.webhook;
      if (typeof webhook === 'string' && webhook !== before.notices.webhook) notifier.checkWebhook(webhook);
      const wishes = Object.fromEntries(
        Object.entries(body.notices ?? {}).filter(([, v]) => v !== undefined),
      );
      // The name first: it may be refused, and then nothing is to happen.
      if (body.name !== undefined) await accounts.rename(user, body.name);
      const next = await accounts.changePrefs(user, ({ language, notices }) => ({
        language: body.language ?? language,
        notices: { ...notices, ...wishes },
      }));
      notifier.forget(user.id);
      await context.store.db.notify(`user ${user.id}`);
      return accounts.me(next);
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/me/account',
    summary: 'Make an account of a guest',
    gives: 'who you are now',
    tag,
    access: 'session',
    body: AccountBody,
    async handler({ user, body, request, reply }) {
      if (!limits.signIn.take(addressOf(request))) throw new Refused('too-fast');
      const next = await accounts.makeAccount(user, body.login, body.password);
      setDevice(reply, await accounts.devices.remember(request.cookies[DEVICE_COOKIE], user.id), https);
      return accounts.me(next);
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/me/password',
    summary: 'Another password; all other sessions end, and with `tokens: true` all tokens',
    gives: 'nothing',
    tag,
    access: 'session',
    body: PasswordBody,
    async handler({ user, identity, body }) {
      if (!limits.login.take(user.id)) throw new Refused('too-fast');
      const keep = identity?.session?.id ?? null;
      await accounts.changePassword(user, body.old, body.new, { keep, tokens: body.tokens ?? false });
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'DELETE',
    url: '/api/me',
    summary: 'Delete me and everything that is mine',
    gives: 'nothing',
    tag,
    access: 'session',
    body: DeleteBody,
    async handler({ user, body, reply }) {
      if (!limits.login.take(user.id)) throw new Refused('too-fast');
      await accounts.checkLeave(user, body.password);
      // From here on it happens, whatever becomes of this process.
      const order = farewellOrder(user.id, context.now() + FAREWELL_AFTER);
      await context.store.jobs.put(order);
      await accounts.endAll(user);
      try {
        await parts.registry.farewell(user);
        await context.store.jobs.drop(order.id);
      } catch (error) {
        context.log.warn({ err: error }, 'somebody is deleted a little later');
      }
      clearSession(reply, https);
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/me/export',
    summary: 'Everything this server knows of me',
    gives: 'a JSON file',
    tag,
    access: 'session',
    async handler({ user, reply }) {
      reply.header('content-disposition', 'attachment; filename="epoka.json"');
      return accounts.export(user);
    },
  });

  // ---- sessions and tokens

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/me/sessions',
    summary: 'Where I am signed in',
    gives: '`{ sessions }`',
    tag,
    access: 'session',
    async handler({ user, identity }) {
      return { sessions: await accounts.sessions(user, identity?.session?.id) };
    },
  });

  defineRoute(app, parts, {
    method: 'DELETE',
    url: '/api/me/sessions/:id',
    summary: 'End one session',
    gives: 'nothing',
    tag,
    access: 'session',
    params: OneId,
    async handler({ user, params }) {
      if ((await accounts.endSessions(user, { id: params.id })) === 0) throw new Refused('no-such-thing');
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'DELETE',
    url: '/api/me/sessions',
    summary: 'End all other sessions, and with `tokens: true` all tokens',
    gives: 'nothing',
    tag,
    access: 'session',
    body: EndSessionsBody,
    async handler({ user, identity, body }) {
      await accounts.endSessions(user, { except: identity?.session?.id ?? null });
      if (body.tokens) await accounts.endTokens(user);
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/me/tokens',
    summary: 'My personal tokens',
    gives: '`{ tokens }`, without their secrets',
    tag,
    access: 'session',
    async handler({ user }) {
      return { tokens: await accounts.tokens(user) };
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/me/tokens',
    summary: 'A new personal token, for programs that play for me',
    gives: 'the token with its secret, which is told only now',
    tag,
    access: 'session',
    body: TokenBody,
    async handler({ user, body, identity }) {
      return accounts.addToken(user, body.name, identity?.session?.id ?? '');
    },
  });

  defineRoute(app, parts, {
    method: 'DELETE',
    url: '/api/me/tokens/:id',
    summary: 'End a token',
    gives: 'nothing',
    tag,
    access: 'session',
    params: OneId,
    async handler({ user, params }) {
      await accounts.endToken(user, params.id);
      return {};
    },
  });

  // ---- ways to be told

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/me/mail',
    summary: 'An e-mail address; a code is sent there',
    gives: 'who you are now',
    tag,
    access: 'session',
    body: MailBody,
    async handler({ user, body }) {
      if (!limits.mail.take(user.id)) throw new Refused('too-fast');
      return accounts.me(await notifier.askAddress(user, body.address));
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/me/mail/confirm',
    summary: 'The code that came by e-mail',
    gives: 'who you are now',
    tag,
    access: 'session',
    body: MailCodeBody,
    async handler({ user, body }) {
      return accounts.me(await notifier.confirmAddress(user, body.code));
    },
  });

  defineRoute(app, parts, {
    method: 'DELETE',
    url: '/api/me/mail',
    summary: 'Forget my e-mail address',
    gives: 'who you are now',
    tag,
    access: 'session',
    async handler({ user }) {
      notifier.forget(user.id);
      return accounts.me(await accounts.changePrefs(user, () => ({ mail: null })));
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/me/push',
    summary: 'Tell this browser of my turns',
    gives: 'nothing',
    tag,
    access: 'session',
    body: PushBody,
    async handler({ user, body }) {
      if ((await people.subscriptions(user.id)).length >= MOST_BROWSERS) throw new Refused('too-many');
      await people.subscribe(user.id, { id: newId(), endpoint: body.endpoint, body }, context.now());
      notifier.forget(user.id);
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'DELETE',
    url: '/api/me/push',
    summary: 'Do not tell this browser any more',
    gives: 'nothing',
    tag,
    access: 'session',
    body: UnpushBody,
    async handler({ user, body }) {
      await people.unsubscribe(body.endpoint, user.id);
      notifier.forget(user.id);
      return {};
    },
  });

  // ---- friends

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/friends',
    summary: 'My friends',
    gives: '`{ friends }`',
    tag,
    access: 'user',
    async handler({ user }) {
      return { friends: await people.friends(user.id) };
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/friends/link',
    summary: 'A link that makes friends of me and whoever follows it',
    gives: 'the code of the link and when it expires',
    tag,
    access: 'session',
    async handler({ user }) {
      if (!limits.mail.take(user.id)) throw new Refused('too-fast');
      return accounts.makeLink(user, 'friend', null);
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/friends',
    summary: 'Follow the link of a friend',
    gives: '`{ friends }`',
    tag,
    access: 'session',
    body: CodeBody,
    async handler({ user, body }) {
      await accounts.befriend(user, body.code);
      return { friends: await people.friends(user.id) };
    },
  });

  defineRoute(app, parts, {
    method: 'DELETE',
    url: '/api/friends/:id',
    summary: 'No friends any more',
    gives: 'nothing',
    tag,
    access: 'session',
    params: OneId,
    async handler({ user, params }) {
      await people.unfriend(user.id, params.id);
      return {};
    },
  });
}
