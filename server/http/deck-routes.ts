/** Decks of a person: built on one device, at hand on all of them. The server keeps them and judges none of them. */
import { DeckBody, Id } from '@epoka/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refused } from '../problems.ts';
import { defineRoute } from './define-route.ts';
import type { RouteParts } from './route-parts.ts';

const OneDeck = z.strictObject({ id: Id });
const MOST_DECKS = 200;

export function deckRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { registry, context } = parts;
  const { decks } = context.store;
  const tag = 'decks';

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/me/decks',
    summary: 'My decks: of one game, or all',
    gives: '`{ decks }`, the last changed first',
    tag,
    access: 'user',
    query: z.strictObject({ game: Id.optional() }),
    async handler({ query, user }) {
      return { decks: await decks.of(user.id, query.game) };
    },
  });

  defineRoute(app, parts, {
    method: 'PUT',
    url: '/api/me/decks/:id',
    summary: 'Keep a deck; one that was changed later on another device stays as it is there',
    gives: 'nothing',
    tag,
    access: 'user',
    params: OneDeck,
    body: DeckBody,
    async handler({ params, body, user }) {
      if (!Object.hasOwn(context.games, body.game))
        throw new Refused('unknown-game', `no game is called "${body.game}"`);
      if (!(await decks.save(user.id, { ...params, ...body }, MOST_DECKS)))
        throw new Refused('too-many', `at most ${MOST_DECKS} decks`);
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'DELETE',
    url: '/api/me/decks/:id',
    summary: 'A deck I do not want any more',
    gives: 'nothing',
    tag,
    access: 'user',
    params: OneDeck,
    async handler({ params, user }) {
      await decks.remove(user.id, params.id);
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/tables/:id/brings',
    summary: 'What I bring to this table, or have brought to it; nobody else is told',
    gives: '`{ brings }`; null: any ready-made one',
    tag,
    access: 'user',
    params: OneDeck,
    async handler({ params, user }) {
      const live = await registry.get(params.id);
      return { brings: await live.views.broughtBy(user.id) };
    },
  });
}
