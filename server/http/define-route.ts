/** How a route is written: its schemas once, for the check of what comes in and for the description of the interface. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Identity } from '../people/accounts.ts';
import { Refused } from '../problems.ts';
import type { User } from '../store/types.ts';
import { addressOf } from './addresses.ts';
import type { RouteParts } from './route-parts.ts';
import { COOKIE, isOwnOrigin } from './security.ts';

/** Who may ask: anybody, somebody with a name, or only by the session itself (no tokens for matters of the account). */
export type Access = 'anybody' | 'user' | 'session';

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

export interface Asked<B, Q, P, D extends Access> {
  readonly body: Output<B>;
  readonly query: Output<Q>;
  readonly params: Output<P>;
  readonly identity: Identity | undefined;
  readonly user: D extends 'anybody' ? User | undefined : User;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Route<
  B extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  P extends z.ZodType | undefined,
  D extends Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: D;
  readonly body?: B;
  readonly query?: Q;
  readonly params?: P;
  /** what comes back, in words */
  readonly gives: string;
  handler(asked: Asked<B, Q, P, D>): Promise<unknown>;
}

const described = new WeakMap<z.ZodType, object>();

/** The same schema stands at several routes, and in every server of a process. */
function jsonSchema(schema: z.ZodType): object {
  let known = described.get(schema);
  if (!known) {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
    known = rest;
    described.set(schema, known);
  }
  return known;
}

function read<T extends z.ZodType | undefined>(schema: T, value: unknown): Output<T> {
  if (!schema) return undefined as Output<T>;
  const result = safely(schema, value);
  if (!result.success) throw new Refused('malformed-message', z.prettifyError(result.error).slice(0, 1000));
  return result.data as Output<T>;
}

/** Data nested too deeply for any schema of ours must not end in a stack overflow. */
export function safely<T extends z.ZodType>(schema: T, value: unknown): z.ZodSafeParseResult<z.output<T>> {
  try {
    return schema.safeParse(value);
  } catch (error) {
    if (error instanceof RangeError) return z.never().safeParse(value) as z.ZodSafeParseResult<z.output<T>>;
    throw error;
  }
}

/** By token or by cookie. */
export async function identify(parts: RouteParts, request: FastifyRequest): Promise<Identity | undefined> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
    const identity = token ? await parts.accounts.byToken(token) : undefined;
    if (!identity) throw new Refused('sign-in', 'this token is not known');
    return identity;
  }
  const secret = request.cookies[COOKIE];
  return secret ? parts.accounts.bySession(secret) : undefined;
}

export function defineRoute<
  D extends Access,
  B extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  P extends z.ZodType | undefined = undefined,
>(app: FastifyInstance, parts: RouteParts, route: Route<B, Q, P, D>): void {
  const { body, query, params, access, gives } = route;
  app.route({
    method: route.method,
    url: route.url,
    schema: {
      summary: route.summary,
      tags: [route.tag],
      ...(body ? { body: jsonSchema(body) } : {}),
      ...(query ? { querystring: jsonSchema(query) } : {}),
      ...(params ? { params: jsonSchema(params) } : {}),
      ...(access === 'anybody'
        ? {}
        : { security: access === 'user' ? [{ cookie: [] }, { token: [] }] : [{ cookie: [] }] }),
      response: { 200: { description: gives, type: 'object', additionalProperties: true } },
    },
    handler: async (request, reply) => {
      if (!parts.limits.address.take(addressOf(request))) throw new Refused('too-fast');
      if (route.method !== 'GET' && !isOwnOrigin(request, parts.publicUrl)) throw new Refused('other-origin');
      const identity = await identify(parts, request);
      if (identity && !parts.limits.account.take(identity.user.id)) throw new Refused('too-fast');
      if (access !== 'anybody' && !identity) throw new Refused('sign-in');
      if (access === 'session' && identity?.session === null)
        throw new Refused('not-allowed', 'not with a token');
      const answer = await route.handler({
        body: read(body as B, request.body ?? {}),
        query: read(query as Q, request.query ?? {}),
        params: read(params as P, request.params ?? {}),
        identity,
        user: identity?.user as never,
        request,
        reply,
      });
      return answer ?? {};
    },
  });
}
