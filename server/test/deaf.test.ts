/**
 * Two processes on one PostgreSQL, one of which hears nothing of the other: notices were lost and nobody told it. What it
 * remembers of a table is old then. It may be late to show something; it must not decide on it.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deafTo } from './helpers/deaf.ts';
import { startPostgres, type TestPostgres } from './helpers/postgres.ts';
import { guest, key, someAnswer, startedTable, startServer, until, Visitor } from './helpers/server.ts';

let database: TestPostgres;
/** where things happen, and where nobody is told of them */
let there: string;
let deaf: string;

beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());
beforeEach(async () => {
  const databaseUrl = await database.schema();
  // Without a clock, whoever is asked is late at once.
  there = (await startServer({ databaseUrl, lateAfter: 0 })).url;
  deaf = (await startServer({ databaseUrl: await deafTo(databaseUrl), lateAfter: 0 })).url;
});

/** The same person, at the other process. */
function at(who: Visitor, base: string): Visitor {
  const same = new Visitor(base);
  same.cookie = who.cookie;
  same.me = who.me;
  return same;
}

async function openTable(host: Visitor, seats: readonly object[], more: object = {}): Promise<string> {
  const wish = { key: key(), game: 'caravan', listed: true, seats, ...more };
  return (await host.post<{ id: string }>('/api/tables', wish)).id;
}

const ME_AND_ONE = [{ who: 'me' }, { who: 'open' }];

describe('a process that missed what happened at a table', () => {
  it('starts the game when everybody is ready', async () => {
    const [ada, bob] = [await guest(there, 'Ada'), await guest(there, 'Bob')];
    const id = await openTable(ada, ME_AND_ONE);
    await bob.act(id, { do: 'sit', seat: 1 });
    // The deaf one knows the table as it was before.
    const adaThere = at(ada, deaf);
    expect(await adaThere.problem(adaThere.act(id, { do: 'start' }))).toBe('not-ready');
    await bob.act(id, { do: 'ready', on: true });
    expect(await adaThere.problem(adaThere.act(id, { do: 'start' }))).toBe('none');
    expect((await ada.table(id)).info.phase).toBe('playing');
  });

  it('does not take it for done that somebody is ready', async () => {
    const [ada, bob] = [await guest(there, 'Ada'), await guest(there, 'Bob')];
    const id = await openTable(ada, ME_AND_ONE);
    await bob.act(id, { do: 'sit', seat: 1 });
    const bobThere = at(bob, deaf);
    await bobThere.act(id, { do: 'ready', on: true });
    // With other settings everybody has to say it again.
    await ada.act(id, { do: 'change', title: 'Another one' });
    await bobThere.act(id, { do: 'ready', on: true });
    expect(await ada.problem(ada.act(id, { do: 'start' }))).toBe('none');
  });

  it('gives a seat that is free by now, and lets nobody in who was sent away', async () => {
    const [ada, bob, cyd] = await Promise.all(['Ada', 'Bob', 'Cyd'].map(name => guest(there, name)));
    const id = await openTable(ada, ME_AND_ONE);
    await bob.act(id, { do: 'sit', seat: 1 });
    const [bobThere, cydThere] = [at(bob, deaf), at(cyd, deaf)];
    expect(await cydThere.problem(cydThere.act(id, { do: 'sit', seat: 1 }))).toBe('seat-taken');
    await bobThere.act(id, { do: 'say', text: 'I am here' });
    await ada.act(id, { do: 'put', seat: 1, bot: null });
    expect(await bobThere.problem(bobThere.act(id, { do: 'say', text: 'Still here' }))).toBe('not-seated');
    expect(await bobThere.problem(bobThere.act(id, { do: 'sit', seat: 1 }))).toBe('sent-away');
    expect(await bobThere.problem(bobThere.table(id))).toBe('sent-away');
    expect(await cydThere.problem(cydThere.act(id, { do: 'sit', seat: 1 }))).toBe('none');
  });

  it('lets those talk and look who sit here by now', async () => {
    const [ada, bob] = [await guest(there, 'Ada'), await guest(there, 'Bob')];
    const id = await openTable(ada, ME_AND_ONE, { spectators: false });
    const bobThere = at(bob, deaf);
    expect(await bobThere.problem(bobThere.act(id, { do: 'say', text: 'May I?' }))).toBe('not-seated');
    await bob.act(id, { do: 'sit', seat: 1 });
    await bob.act(id, { do: 'ready', on: true });
    await ada.act(id, { do: 'start' });
    expect(await bobThere.problem(bobThere.act(id, { do: 'say', text: 'I may' }))).toBe('none');
    expect(await bobThere.table(id)).toMatchObject({ seat: 1, info: { phase: 'playing' } });
  });

  it('counts a vote on what was proposed elsewhere', async () => {
    const [ada, bob] = [await guest(there, 'Ada'), await guest(there, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const bobThere = at(bob, deaf);
    await bobThere.table(id);
    await ada.act(id, { do: 'propose', what: 'pause' });
    const [proposal] = (await ada.table(id)).info.proposals;
    expect(await bobThere.problem(bobThere.act(id, { do: 'vote', proposal: proposal.id, agree: true }))).toBe(
      'none',
    );
    // The pause is what is recorded.
    expect(await ada.table(id)).toMatchObject({ n: 1, info: { proposals: [] } });
  });

  it('takes no answer at a table that is closed', async () => {
    const [ada, bob] = [await guest(there, 'Ada'), await guest(there, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const adaThere = at(ada, deaf);
    const answer = someAnswer(await adaThere.table(id))!;
    await ada.act(id, { do: 'propose', what: 'close' });
    const [proposal] = (await bob.table(id)).info.proposals;
    await bob.act(id, { do: 'vote', proposal: proposal.id, agree: true });
    expect(await adaThere.problem(adaThere.act(id, { do: 'answer', ...answer }))).toBe('wrong-phase');
    expect((await ada.table(id)).n).toBe(0);
  });

  it('calls nobody late who has answered', async () => {
    const [ada, bob] = [await guest(there, 'Ada'), await guest(there, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const bobThere = at(bob, deaf);
    await bobThere.table(id);
    await ada.act(id, { do: 'answer', ...someAnswer(await ada.table(id))! });
    expect(await bobThere.problem(bobThere.act(id, { do: 'propose', what: 'replace', seat: 0 }))).toBe(
      'not-late',
    );
  });

  it('does not leave a bot without its turn', async () => {
    const ada = await guest(there, 'Ada');
    const tables = await Promise.all(
      Array.from({ length: 8 }, () => startedTable([ada], { game: 'tictactoe', bots: ['random'] })),
    );
    const adaThere = at(ada, deaf);
    for (const id of tables) await adaThere.table(id);
    // Whichever of the two takes the bot's turn.
    for (const id of tables) await ada.act(id, { do: 'answer', ...someAnswer(await ada.table(id))! });
    await until(async () => {
      const views = await Promise.all(tables.map(async id => (await ada.table(id)).view));
      return views.every(view => view!.answers >= 2);
    }, 'all bots to answer');
  });

  it('shows those who follow there what it has found out', async () => {
    const [ada, bob] = [await guest(there, 'Ada'), await guest(there, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const bobThere = at(bob, deaf);
    const seen = bobThere.client().follow(id);
    await seen.when(t => t.view !== undefined);
    const answer = someAnswer(await ada.table(id))!;
    await ada.act(id, { do: 'answer', ...answer });
    // Somebody asks for something that is refused: it was looked up for that, and everybody sees it.
    const adaThere = at(ada, deaf);
    expect(await adaThere.problem(adaThere.act(id, { do: 'answer', ...answer }))).toBe('not-asked');
    await seen.when(t => t.n === 1);
    await ada.act(id, { do: 'propose', what: 'pause' });
    await bobThere.act(id, { do: 'answer', ...someAnswer(await bobThere.table(id))! });
    await seen.when(t => t.info?.proposals.length === 1 && t.n === 2);
  });

  it('notices before long that it is told nothing, and catches up', async () => {
    const [ada, bob] = [await guest(there, 'Ada'), await guest(there, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const seen = at(bob, deaf).client().follow(id);
    await seen.when(t => t.view !== undefined);
    await ada.act(id, { do: 'answer', ...someAnswer(await ada.table(id))! });
    await seen.when(t => t.n === 1);
  });
});
