/** For clients that have just arrived, and for operators. */
import type { FastifyInstance } from 'fastify';
import { BotCrew } from '../bots/crew.ts';
import { isPublicAddress } from '../notices/post.ts';
import { Refused } from '../problems.ts';
import { PROTOCOL, type ServerInfo } from '../protocol.ts';
import { define } from './define.ts';
import type { Desk } from './desk.ts';

export function systemRoutes(app: FastifyInstance, desk: Desk): void {
  const { house, notices } = desk;

  define(app, desk, {
    method: 'GET',
    url: '/api/info',
    summary: 'Games, bots and abilities of this server',
    gives: '`{ protocol, games, bots, push, mail }`',
    tag: 'server',
    door: 'anybody',
    async handler(): Promise<ServerInfo> {
      return {
        protocol: PROTOCOL,
        games: Object.values(house.games).map(({ rules: { id, version, seats, settings } }) => ({
          id,
          version,
          seats,
          settings,
        })),
        bots: BotCrew.names(),
        push: notices.pushKey,
        mail: notices.sendsMail,
      };
    },
  });

  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => {
    const late = new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error('no answer in time')), 2000).unref();
    });
    try {
      await Promise.race([house.store.ping(), late]);
      return { ok: true, store: 'answers' };
    } catch (error) {
      house.log.warn({ err: error }, 'the store does not answer');
      return reply.code(503).send({ ok: false, store: 'does not answer' });
    }
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const { authorization } = request.headers;
    const allowed = desk.metricsToken
      ? authorization === `Bearer ${desk.metricsToken}`
      : !isPublicAddress(request.ip);
    if (!allowed) throw new Refused('not-allowed');
    reply.type(house.metrics.registry.contentType);
    return house.metrics.registry.metrics();
  });
}
