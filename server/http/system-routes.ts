/** For clients that have just arrived, and for operators. */

import { type Announcement, PROTOCOL, type ServerInfo } from '@epoka/protocol';
import type { FastifyInstance } from 'fastify';
import { BotPool } from '../bots/bot-pool.ts';
import { isSame } from '../people/same-secret.ts';
import { Refused } from '../problems.ts';
import { keepsSecrets } from '../tables/lobby.ts';
import { defineRoute } from './define-route.ts';
import type { RouteParts } from './route-parts.ts';

export function systemRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { context, notifier } = parts;

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/info',
    summary: 'Games, bots and abilities of this server',
    gives: '`{ protocol, games, bots, push, mail, announcement }`',
    tag: 'server',
    access: 'anybody',
    async handler(): Promise<ServerInfo> {
      return {
        protocol: PROTOCOL,
        games: Object.values(context.games).map(({ rules }) => ({
          id: rules.id,
          version: rules.version,
          seats: rules.seats,
          settings: rules.settings,
          secrets: keepsSecrets(rules),
        })),
        bots: BotPool.names(),
        push: notifier.pushKey,
        mail: notifier.sendsMail,
        announcement: (await context.store.moderation.announcement()) as unknown as Announcement | null,
      };
    },
  });

  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => {
    if (await parts.storeAlerts.takes()) return { ok: true, store: 'answers' };
    return reply.code(503).send({ ok: false, store: 'does not save' });
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const { authorization } = request.headers;
    // Behind a proxy everybody comes from the own network: only a secret tells the operator from others.
    if (!parts.metricsToken || !isSame(authorization ?? '', `Bearer ${parts.metricsToken}`))
      throw new Refused('not-allowed', 'only with the token of EPOKA_METRICS_TOKEN');
    reply.type(context.metrics.registry.contentType);
    return context.metrics.registry.metrics();
  });
}
