/** Muting, blocking, reporting. */
import { Id, MarkBody, ReportBody } from '@epoka/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refused } from '../problems.ts';
import { defineRoute } from './define-route.ts';
import type { RouteParts } from './route-parts.ts';

const OneId = z.strictObject({ id: Id });
const MOST_MARKS = 500;

export function moderationRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { context, limits, registry } = parts;
  const { moderation, people, tables } = context.store;
  const tag = 'people';

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/marks',
    summary: 'Whom I have muted or blocked',
    gives: '`{ marks }`',
    tag,
    access: 'user',
    async handler({ user }) {
      return { marks: await moderation.marks(user.id) };
    },
  });

  defineRoute(app, parts, {
    method: 'PUT',
    url: '/api/marks/:id',
    summary:
      'Mute somebody (their words are hidden from me) or block them (they sit down at no table with me)',
    gives: '`{ marks }`',
    tag,
    access: 'session',
    params: OneId,
    body: MarkBody,
    async handler({ user, params, body }) {
      if (params.id === user.id) throw new Refused('not-allowed', 'this is you');
      if (!(await people.user(params.id))) throw new Refused('no-such-user');
      if ((await moderation.marks(user.id)).length >= MOST_MARKS) throw new Refused('too-many');
      await moderation.mark(user.id, params.id, body.kind, context.now());
      return { marks: await moderation.marks(user.id) };
    },
  });

  defineRoute(app, parts, {
    method: 'DELETE',
    url: '/api/marks/:id',
    summary: 'Neither mute nor block somebody any more',
    gives: '`{ marks }`',
    tag,
    access: 'session',
    params: OneId,
    async handler({ user, params }) {
      await moderation.unmark(user.id, params.id);
      return { marks: await moderation.marks(user.id) };
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/reports',
    summary: 'Report somebody to the operator, with a line of chat where one is meant',
    gives: 'nothing',
    tag,
    access: 'session',
    body: ReportBody,
    async handler({ user, body }) {
      if (!limits.mail.take(user.id)) throw new Refused('too-fast');
      const about = await people.user(body.user);
      if (!about) throw new Refused('no-such-user');
      let line: string | null = null;
      if (body.table !== undefined) {
        // Only of a table whose talk this person may read.
        const live = await registry.get(body.table);
        const seen = await live.views.infoFor(user.id).catch(error => {
          // Whoever came by a link, or was sent away, may tell of it all the same.
          if (error instanceof Refused) return undefined;
          throw error;
        });
        const reads = seen && (seen.seat >= 0 || seen.info.host === user.id || seen.info.spectatorChat);
        if (body.line !== undefined && reads)
          line = (await tables.chatLine(body.table, body.line, about.id)) ?? null;
      }
      await moderation.report({
        at: context.now(),
        by: user.id,
        byName: user.name,
        about: about.id,
        aboutName: about.name,
        table: body.table ?? null,
        line,
        text: body.text,
      });
      context.log.info({ about: about.id }, 'somebody was reported');
      return {};
    },
  });
}
