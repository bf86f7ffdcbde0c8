/** The HTTP server: plugins, headers, errors, the built client. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS, type Problem } from '@epoka/protocol';
import cookie from '@fastify/cookie';
import statics from '@fastify/static';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { FAULT, problemOf, Refused, statusOf } from '../problems.ts';
import { addressOf } from './addresses.ts';
import { deckRoutes } from './deck-routes.ts';
import { mayLookAsStranger } from './limits.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import type { RouteParts } from './route-parts.ts';
import { secure } from './security.ts';
import { SocketHub } from './socket.ts';
import { systemRoutes } from './system-routes.ts';
import { tableRoutes } from './table-routes.ts';

export interface AppOptions {
  /** folder of the built client; undefined: only the interface */
  readonly web: string | undefined;
}

const NOT_BUILT =
  'The Epoka server runs, but its client is not built. Run "npm run build" and start again.\n';

export function newApp(level: string, trustProxy: number | readonly string[]): FastifyInstance {
  return fastify({
    logger: level === 'silent' ? false : { level },
    // Only what a proxy of our own has added to the list of addresses is believed.
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : [...trustProxy],
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.messageBytes,
    // Slow senders must not keep connections for ever.
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: true,
    // Addresses that no route could ever have.
    frameworkErrors: (error, _, reply) => {
      const problem: Problem = { code: 'malformed-message', message: error.code };
      (reply as FastifyReply).code(error.statusCode ?? 400).send({ problem });
    },
    routerOptions: { maxParamLength: 200 },
  });
}

export async function setUpApp(
  app: FastifyInstance,
  parts: RouteParts,
  options: AppOptions,
): Promise<SocketHub> {
  // The schemas at the routes are for the description; what counts is the check in `defineRoute`.
  app.setValidatorCompiler(() => data => ({ value: data }));
  app.setSerializerCompiler(() => data => JSON.stringify(data));

  await app.register(cookie);
  await app.register(websocket, {
    options: {
      maxPayload: LIMITS.messageBytes,
      // Whole tables are worth packing, small messages are not; no memory is kept between messages.
      perMessageDeflate: {
        threshold: 8192,
        serverNoContextTakeover: true,
        clientNoContextTakeover: true,
        concurrencyLimit: 4,
        zlibDeflateOptions: { level: 3, memLevel: 7 },
      },
    },
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Epoka', description: 'A table for civilization games', version: '1' },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'epoka' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  });

  app.addHook('onRequest', async (_, reply) => {
    secure(reply, parts.https);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: addresses of tables are nobody's business.
    const route = request.routeOptions.url ?? 'static';
    request.log.debug(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    let problem = problemOf(error);
    if (!problem && error.statusCode === 413) problem = { code: 'too-big', message: error.message };
    if (!problem && error.statusCode !== undefined && error.statusCode < 500)
      problem = { code: 'malformed-message', message: error.message };
    if (!problem) {
      request.log.error({ route: request.routeOptions.url, err: error }, 'a request failed');
      problem = FAULT;
    }
    if (problem.code === 'not-saved') parts.storeAlerts.note(error);
    return reply.code(statusOf(problem.code)).send({ problem });
  });

  systemRoutes(app, parts);
  peopleRoutes(app, parts);
  tableRoutes(app, parts);
  deckRoutes(app, parts);
  moderationRoutes(app, parts);
  operatorRoutes(app, parts);
  let described: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    const address = addressOf(request);
    if (!parts.limits.address.take(address) || !mayLookAsStranger(parts.limits, address))
      throw new Refused('too-fast');
    // It is long, and the same for everybody.
    described ??= JSON.stringify(app.swagger());
    reply.type('application/json; charset=utf-8');
    return described;
  });

  const hub = new SocketHub(parts);
  hub.register(app);
  await serveClient(app, options.web);
  return hub;
}

async function serveClient(app: FastifyInstance, web: string | undefined): Promise<void> {
  const built = web !== undefined && existsSync(join(web, 'index.html'));
  if (built)
    await app.register(statics, {
      root: web,
      wildcard: true,
      index: ['index.html'],
      setHeaders(reply, path) {
        // Files with a hash in their name never change.
        const forever = /[\\/]assets[\\/]/.test(path);
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !/^\/(api|ws)\b/.test(request.url) &&
      !/\.\w+$/.test(request.url.split('?')[0]);
    // The client's own addresses stand behind the #; one without it was typed or shortened on the way.
    if (isPage) return built ? reply.redirect(`/#${request.url}`) : reply.type('text/plain').send(NOT_BUILT);
    throw new Refused('no-such-thing', 'there is nothing at this address');
  });
}
