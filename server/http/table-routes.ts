/** Tables over HTTP: what a client or a program of one's own needs besides the socket. */
import { replaySteps, type Table } from '@epoka/table';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refused } from '../problems.ts';
import { ActBody, Id, NewTable, NoteBody, TableList, type Verification } from '../protocol.ts';
import { slowly } from '../slices.ts';
import { define } from './define.ts';
import type { Desk } from './desk.ts';

const OneTable = z.strictObject({ id: Id });
const Position = z.strictObject({ id: Id, answers: z.coerce.number().int().min(0).max(1_000_000) });
const After = z.strictObject({ after: z.coerce.number().int().min(0).optional() });
const CHAT = 200;

/** Making one plays the whole game through. A finished game does not change, and what is in memory of it goes with it. */
const replays = new WeakMap<Table, string>();

async function replayText(table: Table): Promise<string> {
  if (!table.over) throw new Refused('not-over');
  let text = replays.get(table);
  if (text === undefined) {
    text = JSON.stringify(await slowly(replaySteps(table)));
    replays.set(table, text);
  }
  return text;
}

export function tableRoutes(app: FastifyInstance, desk: Desk): void {
  const { hall, house, accounts, limits } = desk;
  const { people, tables } = house.store;
  const tag = 'tables';

  const mustPlay = (table: Table | undefined): Table => {
    if (!table) throw new Refused('wrong-phase', 'there is no game (yet), or it needs other rules');
    return table;
  };

  define(app, desk, {
    method: 'GET',
    url: '/api/tables',
    summary:
      'Lists of tables: `public`, `mine` (where I play, am host or am invited), `left` (running, a bot keeps my seat), `archive` (finished, also those I left)',
    gives: '`{ tables }`, those first where it is my turn',
    tag,
    door: 'anybody',
    query: z.strictObject({ list: TableList.default('public') }),
    async handler({ query, user }) {
      return { tables: await hall.list(query.list, user) };
    },
  });

  define(app, desk, {
    method: 'POST',
    url: '/api/tables',
    summary: 'A new table',
    gives: '`{ id }`; the same one for the same key',
    tag,
    door: 'user',
    body: NewTable,
    async handler({ body, user }) {
      return { id: await hall.create(user, body) };
    },
  });

  define(app, desk, {
    method: 'GET',
    url: '/api/tables/:id',
    summary: 'A table as I may see it: settings, seats, view, and what I am asked with all choices',
    gives: '`{ info, seat, n, view }`; `view.questions` holds the questions to me',
    tag,
    door: 'anybody',
    params: OneTable,
    async handler({ params, user }) {
      return (await hall.host(params.id)).answerFor(user?.id);
    },
  });

  define(app, desk, {
    method: 'POST',
    url: '/api/tables/:id/acts',
    summary: 'Do something: answer, undo, sit down, say ... The same key again is the same act.',
    gives: '`{ n }`: saved, and so many entries the table has now',
    tag,
    door: 'user',
    params: OneTable,
    body: ActBody,
    async handler({ params, body, user }) {
      return hall.act(user, params.id, body.act, body.key);
    },
  });

  define(app, desk, {
    method: 'POST',
    url: '/api/tables/:id/link',
    summary: 'A link with which others may sit down at a table that is not listed',
    gives: 'the code of the link and when it expires',
    tag,
    door: 'user',
    params: OneTable,
    async handler({ params, user }) {
      if (!limits.mail.take(user.id)) throw new Refused('too-fast');
      const host = await hall.host(params.id);
      const mine = await host.look(user.id, (_, seat, lobby) => seat >= 0 || lobby.host === user.id);
      if (!mine) throw new Refused('not-seated');
      return accounts.makeLink(user, 'seat', params.id);
    },
  });

  define(app, desk, {
    method: 'GET',
    url: '/api/tables/:id/chat',
    summary: 'What was said at a table',
    gives: '`{ lines }`',
    tag,
    door: 'anybody',
    params: OneTable,
    query: After,
    async handler({ params, query, user }) {
      const host = await hall.host(params.id);
      const may = await host.look(user?.id, (_, seat, lobby) => seat >= 0 || lobby.doc.spectatorChat);
      if (!may) throw new Refused('not-allowed');
      return { lines: await tables.chat(params.id, query.after ?? 0, CHAT) };
    },
  });

  define(app, desk, {
    method: 'GET',
    url: '/api/tables/:id/note',
    summary: 'My private note at this table',
    gives: '`{ text }`',
    tag,
    door: 'user',
    params: OneTable,
    async handler({ params, user }) {
      return { text: await people.note(params.id, user.id) };
    },
  });

  define(app, desk, {
    method: 'PUT',
    url: '/api/tables/:id/note',
    summary: 'Write my private note; nobody else ever sees it',
    gives: 'nothing',
    tag,
    door: 'user',
    params: OneTable,
    body: NoteBody,
    async handler({ params, body, user }) {
      await (await hall.host(params.id)).look(user.id, () => undefined);
      await people.saveNote(params.id, user.id, house.now(), body.text);
      return {};
    },
  });

  define(app, desk, {
    method: 'GET',
    url: '/api/tables/:id/at/:answers',
    summary: 'An earlier position, as I may see it',
    gives: '`{ view }`; nothing can be answered there',
    tag,
    door: 'anybody',
    params: Position,
    async handler({ params, user }) {
      const host = await hall.host(params.id);
      return host.lookBack(user?.id, (table, seat) => ({
        view: mustPlay(table).viewAt(params.answers, seat),
      }));
    },
  });

  define(app, desk, {
    method: 'GET',
    url: '/api/tables/:id/digest',
    summary: 'What happened since my last turn',
    gives: '`{ digest }`',
    tag,
    door: 'user',
    params: OneTable,
    async handler({ params, user }) {
      const host = await hall.host(params.id);
      return host.lookBack(user.id, (table, seat) => {
        if (seat < 0) throw new Refused('not-seated');
        return { digest: mustPlay(table).digest(seat) };
      });
    },
  });

  define(app, desk, {
    method: 'GET',
    url: '/api/tables/:id/plan',
    summary: 'A state to try things on: hidden things in it are imagined, never real',
    gives: '`{ seat, state }` for `new Plan(rules, seat, state)`',
    tag,
    door: 'user',
    params: OneTable,
    async handler({ params, user }) {
      const host = await hall.host(params.id);
      return host.look(user.id, (table, seat) => {
        if (seat < 0) throw new Refused('not-seated');
        return { seat, state: mustPlay(table).plan(seat).state };
      });
    },
  });

  define(app, desk, {
    method: 'GET',
    url: '/api/tables/:id/replay',
    summary: 'The whole game as a file, once it is over: seed, answers, result',
    gives: 'a replay file',
    tag,
    door: 'anybody',
    params: OneTable,
    async handler({ params, user, reply }) {
      const host = await hall.host(params.id);
      const text = await host.look(user?.id, table => replayText(mustPlay(table)));
      reply.header('content-disposition', `attachment; filename="epoka-${params.id}.json"`);
      reply.type('application/json; charset=utf-8');
      return text;
    },
  });

  define(app, desk, {
    method: 'GET',
    url: '/api/tables/:id/verify',
    summary:
      'Was the game fair? The seed against the commitment from the start, and the whole game played again',
    gives: '`{ commitment, seed, verified, promised, replayed, hash }`, once the game is over',
    tag,
    door: 'anybody',
    params: OneTable,
    async handler({ params, user }): Promise<Verification> {
      const host = await hall.host(params.id);
      const table = await host.look(user?.id, mustPlay);
      if (!table.over) throw new Refused('not-over');
      return desk.verifier.verify(params.id, table);
    },
  });
}
