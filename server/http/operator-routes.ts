/** The page of the operator. Whatever is done here is noted before it is done. */
import {
  AnnounceBody,
  BanBody,
  CloseBody,
  Closed,
  Id,
  OperatorBody,
  type OperatorTable,
  Search,
} from '@epoka/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refused } from '../problems.ts';
import type { LobbyDoc } from '../tables/lobby.ts';
import { addressOf } from './addresses.ts';
import { defineRoute } from './define-route.ts';
import type { RouteParts } from './route-parts.ts';
import { clearPass, OPERATOR_COOKIE, setPass } from './security.ts';

const OneId = z.strictObject({ id: Id });
const DAY = 86_400_000;

/** In place of what is damaged, so that the rest of the list can be seen. */
const UNREADABLE: Pick<LobbyDoc, 'title' | 'seats'> = { title: '?', seats: [] };

function lobbyText(text: string): LobbyDoc | undefined {
  try {
    return JSON.parse(text) as LobbyDoc;
  } catch {
    return undefined;
  }
}

export function operatorRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { context, limits, operator, accounts, registry, https } = parts;
  const { moderation, people } = context.store;
  const tag = 'operator';
  const access = 'anybody';

  const mustOperate = (request: FastifyRequest): void => {
    if (!operator.isPass(request.cookies[OPERATOR_COOKIE])) throw new Refused('operator-only');
  };
  const note = async (what: string, about: string, body: Record<string, string | number> = {}) => {
    await moderation.note(what, about, body, context.now());
    context.log.info({ what, about }, 'the operator acts');
  };

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/operator',
    summary: 'Sign in as operator, with the secret that was set at the start',
    gives: 'nothing; the pass is in a cookie, for half a day',
    tag,
    access,
    body: OperatorBody,
    async handler({ body, request, reply }) {
      if (!limits.signIn.take(addressOf(request), 4)) throw new Refused('too-fast');
      if (!operator.isSecret(body.secret)) {
        context.log.warn({ address: request.ip }, 'somebody without the secret wants to be operator');
        throw new Refused('wrong-password');
      }
      await note('sign-in', request.ip);
      setPass(reply, operator.pass(), https);
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'DELETE',
    url: '/api/operator',
    summary: 'Sign out as operator',
    gives: 'nothing',
    tag,
    access,
    async handler({ reply }) {
      clearPass(reply, https);
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/operator',
    summary: 'Am I the operator?',
    gives: '`{ operator, exists }`: am I, and is there one on this server?',
    tag,
    access,
    async handler({ request }) {
      return { operator: operator.isPass(request.cookies[OPERATOR_COOKIE]), exists: operator.exists };
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/operator/people',
    summary: 'Operator: people by name, sign-in name or id, the newest first',
    gives: '`{ people }`, at most 100',
    tag,
    access,
    query: Search,
    async handler({ query, request }) {
      mustOperate(request);
      return { people: await moderation.people(query.search, context.now()) };
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/operator/tables',
    summary: 'Operator: tables by name, player or id, those changed last first',
    gives: '`{ tables }`, at most 100',
    tag,
    access,
    query: Search,
    async handler({ query, request }) {
      mustOperate(request);
      const rows = await moderation.tables(query.search);
      return {
        tables: rows.map(({ id, game, phase, lobby, changed }): OperatorTable => {
          const { title, seats } = lobbyText(lobby) ?? UNREADABLE;
          const names = seats.flatMap(s => (s.who === 'human' ? [s.name] : []));
          return { id, game, phase, title, names, changed };
        }),
      };
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/operator/reports',
    summary: 'Operator: open reports, or with `closed=yes` those dealt with',
    gives: '`{ reports }`, at most 100',
    tag,
    access,
    query: Closed,
    async handler({ query, request }) {
      mustOperate(request);
      return { reports: await moderation.reports(query.closed === 'yes') };
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/operator/log',
    summary: 'Operator: what was done here, the latest first',
    gives: '`{ acts }`, at most 100',
    tag,
    access,
    async handler({ request }) {
      mustOperate(request);
      return { acts: await moderation.acts() };
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/operator/people/:id/ban',
    summary: 'Operator: signs somebody out everywhere and keeps their account closed for so many days',
    gives: 'nothing',
    tag,
    access,
    params: OneId,
    body: BanBody,
    async handler({ params, body, request }) {
      mustOperate(request);
      const user = await people.user(params.id);
      if (!user) throw new Refused('no-such-user');
      await note('ban', user.id, { name: user.name, days: body.days, reason: body.reason });
      const until = context.now() + body.days * DAY;
      await moderation.ban(user.id, { until: Math.round(until), reason: body.reason }, context.now());
      await accounts.endAll(user);
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'DELETE',
    url: '/api/operator/people/:id/ban',
    summary: 'Operator: lets somebody in again',
    gives: 'nothing',
    tag,
    access,
    params: OneId,
    async handler({ params, request }) {
      mustOperate(request);
      await note('unban', params.id);
      if (!(await moderation.unban(params.id))) throw new Refused('no-such-thing');
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/operator/tables/:id/close',
    summary: 'Operator: closes a table, begun or not',
    gives: 'nothing',
    tag,
    access,
    params: OneId,
    body: CloseBody,
    async handler({ params, body, request }) {
      mustOperate(request);
      if (!(await context.store.tables.state(params.id))) throw new Refused('no-such-table');
      await note('close', params.id, { reason: body.reason });
      await registry.closeByOperator(params.id);
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/operator/reports/:id/close',
    summary: 'Operator: this report is dealt with',
    gives: 'nothing',
    tag,
    access,
    params: OneId,
    async handler({ params, request }) {
      mustOperate(request);
      await note('report', params.id);
      if (!(await moderation.closeReport(params.id, context.now()))) throw new Refused('no-such-thing');
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/operator/announce',
    summary: 'Operator: tells everybody something, in both languages; `words: null` takes it away',
    gives: 'nothing',
    tag,
    access,
    body: AnnounceBody,
    async handler({ body, request }) {
      mustOperate(request);
      await note('announce', '', body.words ?? {});
      await moderation.announce(body.words);
      return {};
    },
  });
}
