/** Tables over HTTP: what a client or a program of one's own needs besides the socket. */

import { ActBody, Code, Id, NewTable, NoteBody, TableList, type Verification } from '@epoka/protocol';
import { endedOf, replaySteps, type Table } from '@epoka/table';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refused } from '../problems.ts';
import type { User } from '../store/types.ts';
import { infoOf, type Lobby } from '../tables/lobby.ts';
import { slowly } from '../time-slices.ts';
import { addressOf } from './addresses.ts';
import { defineRoute } from './define-route.ts';
import { mayAskForPosition, mayLookAsStranger } from './limits.ts';
import type { RouteParts } from './route-parts.ts';

const OneTable = z.strictObject({ id: Id });
const Position = z.strictObject({ id: Id, answers: z.coerce.number().int().min(0).max(1_000_000) });
/** Who was never there shows a link where the table is not listed. */
const ByLink = z.strictObject({ code: Code.optional() });
const After = ByLink.extend({ after: z.coerce.number().int().min(0).optional() });
const CHAT = 200;

/** Making one plays the whole game through. A finished game does not change, and what is in memory of it goes with it. */
const replays = new WeakMap<Table, string>();

/** Over by its rules, or closed: nothing more will be played, so that all of it may be seen. */
function mustBeOver(table: Table, { phase }: Lobby): void {
  if (!table.over && phase !== 'closed') throw new Refused('not-over');
}

async function replayText(table: Table, lobby: Lobby): Promise<string> {
  mustBeOver(table, lobby);
  let text = replays.get(table);
  if (text === undefined) {
    text = JSON.stringify(
      await slowly(
        replaySteps(table, { ended: lobby.doc.ended ?? endedOf(table.record) ?? { why: 'agreed' } }),
      ),
    );
    replays.set(table, text);
  }
  return text;
}

export function tableRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { registry, context, accounts, limits } = parts;
  const { people, tables } = context.store;
  const tag = 'tables';

  /** What is asked for has to be made anew, which costs more than anything else. */
  const mustNotAskTooMuch = (user: User | undefined, request: { readonly ip: string }): void => {
    if (!mayAskForPosition(limits, user?.id, addressOf(request))) throw new Refused('too-fast');
  };

  /** What is there already; people with a name have an allowance for all they ask anyway. */
  const mustNotReadTooMuch = (user: User | undefined, request: { readonly ip: string }): void => {
    if (!user && !mayLookAsStranger(limits, addressOf(request))) throw new Refused('too-fast');
  };

  const mustPlay = (table: Table | undefined): Table => {
    if (!table) throw new Refused('wrong-phase', 'there is no game (yet), or it needs other rules');
    return table;
  };

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/tables',
    summary:
      'Lists of tables: `public`, `mine` (where I play, am host or am invited), `left` (running, a bot keeps my seat), `archive` (finished, also those I left)',
    gives: '`{ tables }`, those first where it is my turn',
    tag,
    access: 'anybody',
    query: z.strictObject({ list: TableList.default('public') }),
    async handler({ query, user }) {
      return { tables: await registry.list(query.list, user) };
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/tables',
    summary: 'A new table',
    gives: '`{ id }`; the same one for the same key',
    tag,
    access: 'user',
    body: NewTable,
    async handler({ body, user }) {
      return { id: await registry.create(user, body) };
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/tables/:id',
    summary: 'A table as I may see it: settings, seats, view, and what I am asked with all choices',
    gives: '`{ info, seat, n, view }`; `view.questions` holds the questions to me',
    tag,
    access: 'anybody',
    params: OneTable,
    query: ByLink,
    async handler({ params, query, user, request }) {
      mustNotReadTooMuch(user, request);
      const live = await registry.get(params.id);
      return live.views.answerFor(user?.id, await registry.invitation(params.id, query.code));
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/tables/:id/acts',
    summary: 'Do something: answer, undo, sit down, say ... The same key again is the same act.',
    gives: '`{ n }`: saved, and so many entries the table has now',
    tag,
    access: 'user',
    params: OneTable,
    body: ActBody,
    async handler({ params, body, user }) {
      return registry.act(user, params.id, body.act, body.key);
    },
  });

  defineRoute(app, parts, {
    method: 'POST',
    url: '/api/tables/:id/link',
    summary: 'A link with which others may sit down at a table that is not listed',
    gives: 'the code of the link and when it expires',
    tag,
    access: 'user',
    params: OneTable,
    async handler({ params, user }) {
      if (!limits.mail.take(user.id)) throw new Refused('too-fast');
      const live = await registry.get(params.id);
      const { seat, info } = await live.views.infoFor(user.id);
      if (seat < 0 && info.host !== user.id) throw new Refused('not-seated');
      return accounts.makeLink(user, 'seat', params.id);
    },
  });

  defineRoute(app, parts, {
    method: 'DELETE',
    url: '/api/tables/:id/link',
    summary: 'Take back the links to a table: the host all of them, others who sit there their own',
    gives: '`{ links }`: how many there were',
    tag,
    access: 'user',
    params: OneTable,
    async handler({ params, user }) {
      const live = await registry.get(params.id);
      const { seat, info } = await live.views.infoFor(user.id);
      const isHost = info.host === user.id;
      if (!isHost && seat < 0) throw new Refused('not-seated');
      return { links: await people.endLinks(params.id, isHost ? null : user.id) };
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/tables/:id/info',
    summary: 'A table without its game: who asks for a seat in a running game must not have looked on before',
    gives: '`{ info, seat }`; `code` of a link where nobody may look on',
    tag,
    access: 'anybody',
    params: OneTable,
    query: ByLink,
    async handler({ params, query, user, request }) {
      mustNotReadTooMuch(user, request);
      const live = await registry.get(params.id);
      return live.views.infoFor(user?.id, await registry.invitation(params.id, query.code));
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/tables/:id/chat',
    summary: 'What was said at a table',
    gives: '`{ lines }`',
    tag,
    access: 'anybody',
    params: OneTable,
    query: After,
    async handler({ params, query, user, request }) {
      mustNotReadTooMuch(user, request);
      const live = await registry.get(params.id);
      const may = await live.views.look(
        user?.id,
        (_, seat, lobby) => seat >= 0 || lobby.doc.spectatorChat,
        await registry.invitation(params.id, query.code),
      );
      if (!may) throw new Refused('not-allowed');
      return { lines: await tables.chat(params.id, query.after ?? 0, CHAT) };
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/tables/:id/note',
    summary: 'My private note at this table',
    gives: '`{ text }`',
    tag,
    access: 'user',
    params: OneTable,
    async handler({ params, user }) {
      return { text: await people.note(params.id, user.id) };
    },
  });

  defineRoute(app, parts, {
    method: 'PUT',
    url: '/api/tables/:id/note',
    summary: 'Write my private note; nobody else ever sees it',
    gives: 'nothing',
    tag,
    access: 'user',
    params: OneTable,
    query: ByLink,
    body: NoteBody,
    async handler({ params, query, body, user }) {
      const invitation = await registry.invitation(params.id, query.code);
      await (await registry.get(params.id)).views.look(user.id, () => undefined, invitation);
      await people.saveNote(params.id, user.id, context.now(), body.text);
      return {};
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/tables/:id/at/:answers',
    summary: 'An earlier position, as I may see it',
    gives: '`{ view }`; nothing can be answered there',
    tag,
    access: 'anybody',
    params: Position,
    query: ByLink,
    async handler({ params, query, user, request }) {
      mustNotAskTooMuch(user, request);
      const live = await registry.get(params.id);
      return live.views.lookBack(
        user?.id,
        (table, seat) => ({ view: mustPlay(table).viewAt(params.answers, seat) }),
        await registry.invitation(params.id, query.code),
      );
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/tables/:id/digest',
    summary: 'What happened since my last turn',
    gives: '`{ digest }`',
    tag,
    access: 'user',
    params: OneTable,
    async handler({ params, user, request }) {
      mustNotAskTooMuch(user, request);
      const live = await registry.get(params.id);
      return live.views.lookBack(user.id, (table, seat) => {
        if (seat < 0) throw new Refused('not-seated');
        return { digest: mustPlay(table).digest(seat) };
      });
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/tables/:id/plan',
    summary: 'A state to try things on: hidden things in it are imagined, never real',
    gives: '`{ seat, state }` for `new Plan(rules, seat, state)`',
    tag,
    access: 'user',
    params: OneTable,
    async handler({ params, user, request }) {
      mustNotAskTooMuch(user, request);
      const live = await registry.get(params.id);
      return live.views.look(user.id, (table, seat) => {
        if (seat < 0) throw new Refused('not-seated');
        return { seat, state: mustPlay(table).plan(seat).state };
      });
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/tables/:id/replay',
    summary: 'The whole game as a file, once it is over or has ended early: seed, answers, result',
    gives: 'a replay file',
    tag,
    access: 'anybody',
    params: OneTable,
    query: ByLink,
    async handler({ params, query, user, request, reply }) {
      mustNotAskTooMuch(user, request);
      const live = await registry.get(params.id);
      const invitation = await registry.invitation(params.id, query.code);
      const text = await live.views.look(
        user?.id,
        (table, _, lobby) => replayText(mustPlay(table), lobby),
        invitation,
      );
      reply.header('content-disposition', `attachment; filename="epoka-${params.id}.json"`);
      reply.type('application/json; charset=utf-8');
      return text;
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/tables/:id/chronicle',
    summary: 'A finished game in words of both languages; it can be read when its rules are gone',
    gives: '`{ info, chronicle }`',
    tag,
    access: 'anybody',
    params: OneTable,
    query: ByLink,
    async handler({ params, query, user, request }) {
      mustNotReadTooMuch(user, request);
      const live = await registry.get(params.id);
      const invitation = await registry.invitation(params.id, query.code);
      const info = await live.views.look(user?.id, (_table, _seat, lobby) => infoOf(lobby), invitation);
      if (info.phase !== 'over') throw new Refused('not-over');
      let chronicle = await tables.chronicle(params.id);
      // Asked for before it was written down.
      if (chronicle === undefined && (await live.jobs.writeDown()))
        chronicle = await tables.chronicle(params.id);
      if (chronicle === undefined) throw new Refused('old-rules');
      return { info, chronicle };
    },
  });

  defineRoute(app, parts, {
    method: 'GET',
    url: '/api/tables/:id/verify',
    summary:
      'Was the game fair? The seed against the commitment from the start, and the whole game played again',
    gives:
      '`{ commitment, seed, salts, verified, promised, replayed, hash }`, once the game is over or has ended early',
    tag,
    access: 'anybody',
    params: OneTable,
    query: ByLink,
    async handler({ params, query, user, request }): Promise<Verification> {
      mustNotAskTooMuch(user, request);
      const live = await registry.get(params.id);
      const invitation = await registry.invitation(params.id, query.code);
      const table = await live.views.look(
        user?.id,
        (played, _, lobby) => {
          mustBeOver(mustPlay(played), lobby);
          return mustPlay(played);
        },
        invitation,
      );
      return parts.verifier.verify(params.id, table);
    },
  });
}
