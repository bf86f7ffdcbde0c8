/** While the game is played: undo, consent, pauses, leaving and coming back, clocks, spectators, talk and notes. */

import type { ChatLine, TableReply } from '@epoka/protocol';
import type { View } from '@epoka/table';
import { describe, expect, it } from 'vitest';
import { guest, someAnswer, startedTable, startServer, until, Visitor } from './helpers/server.ts';

const play = async (who: Visitor, id: string) => {
  const table = await who.table(id);
  const answer = someAnswer(table);
  if (!answer) throw new Error('not asked');
  return who.act(id, { do: 'answer', ...answer, seen: table.n });
};
const position = async (who: Visitor, id: string) => (await who.table(id)).view?.answers;
const people = async (names: readonly string[], options = {}) => {
  const server = await startServer(options);
  const all = await Promise.all(names.map(name => guest(server, name)));
  return { server, all };
};

describe('taking back', () => {
  it('alone, as far as nobody else has acted', async () => {
    const { all } = await people(['Ada', 'Bob']);
    const [ada, bob] = all;
    const id = await startedTable(all, { game: 'tictactoe' });
    await play(ada, id);
    expect((await ada.table(id)).view?.undo).toEqual({ answers: 1, stop: 'start' });
    await ada.act(id, { do: 'undo' });
    expect(await position(ada, id)).toBe(0);
    await ada.act(id, { do: 'redo' });
    expect(await position(ada, id)).toBe(1);
    await play(bob, id);
    expect(await ada.problem(ada.act(id, { do: 'undo' }))).toBe('nothing-to-undo');
    expect(await ada.problem(ada.act(id, { do: 'redo' }))).toBe('nothing-to-redo');
  });

  it('refuses an answer that was given before the other took something back', async () => {
    const { all } = await people(['Ada', 'Bob']);
    const [ada, bob] = all;
    const id = await startedTable(all, { game: 'tictactoe' });
    await play(ada, id);
    const seen = await bob.table(id);
    await ada.act(id, { do: 'undo' });
    const late = { do: 'answer', ...someAnswer(seen)!, seen: seen.n } as const;
    expect(['stale', 'not-asked']).toContain(await bob.problem(bob.act(id, late)));
    expect(await position(bob, id)).toBe(0);
  });

  it('further, by consent of all who play', async () => {
    const { all } = await people(['Ada', 'Bob', 'Cleo']);
    const [ada, bob, cleo] = all;
    const id = await startedTable(all, { game: 'dicerace' });
    for (let i = 0; i < 3; i++)
      for (const who of all) if (someAnswer(await who.table(id))) await play(who, id);
    const before = (await position(ada, id)) as number;
    expect(await ada.problem(ada.act(id, { do: 'propose', what: 'take-back', to: 99 }))).toBe(
      'no-such-position',
    );
    await ada.act(id, { do: 'propose', what: 'take-back', to: 1 });
    const [proposal] = (await ada.table(id)).info.proposals;
    expect(proposal).toMatchObject({ what: 'take-back', by: 0, to: 1, needed: [1, 2] });
    await bob.act(id, { do: 'vote', proposal: proposal.id, agree: true });
    expect(await position(ada, id)).toBe(before);
    await cleo.act(id, { do: 'vote', proposal: proposal.id, agree: false });
    expect((await ada.table(id)).info.proposals).toEqual([]);
    expect(await bob.problem(bob.act(id, { do: 'vote', proposal: proposal.id, agree: true }))).toBe(
      'no-such-thing',
    );

    await ada.act(id, { do: 'propose', what: 'take-back', to: 1 });
    const [second] = (await ada.table(id)).info.proposals;
    await bob.act(id, { do: 'vote', proposal: second.id, agree: true });
    await cleo.act(id, { do: 'vote', proposal: second.id, agree: true });
    expect(await position(ada, id)).toBe(1);
    expect((await ada.table(id)).info.proposals).toEqual([]);
  });

  it('at once, where only bots would have to agree', async () => {
    const { all } = await people(['Ada']);
    const id = await startedTable(all, { game: 'tictactoe', bots: ['random'] });
    await play(all[0], id);
    await until(async () => ((await position(all[0], id)) ?? 0) >= 2, "the bot's answer");
    await all[0].act(id, { do: 'propose', what: 'take-back', to: 0 });
    expect(await position(all[0], id)).toBe(0);
  });
});

describe('a pause', () => {
  it('needs everybody, stops answers, and ends when anybody wants to go on', async () => {
    const { all } = await people(['Ada', 'Bob']);
    const [ada, bob] = all;
    const id = await startedTable(all, { game: 'tictactoe' });
    await ada.act(id, { do: 'propose', what: 'pause' });
    await bob.act(id, { do: 'vote', proposal: (await ada.table(id)).info.proposals[0].id, agree: true });
    expect((await ada.table(id)).view?.clock.paused).toBe(true);
    expect(await ada.problem(play(ada, id))).toBe('paused');
    await bob.act(id, { do: 'resume' });
    await play(ada, id);
  });

  it('so does giving up together', async () => {
    const { all } = await people(['Ada', 'Bob']);
    const [ada, bob] = all;
    const id = await startedTable(all, { game: 'tictactoe' });
    await ada.act(id, { do: 'propose', what: 'close' });
    await bob.act(id, { do: 'vote', proposal: (await bob.table(id)).info.proposals[0].id, agree: true });
    expect((await bob.table(id)).info.phase).toBe('closed');
    expect(await ada.problem(play(ada, id))).toBe('wrong-phase');
    expect((await bob.act(id, { do: 'rematch' })).table).toBeDefined();
  });
});

describe('one who leaves', () => {
  it('is replaced by a bot and may come back; others may take over where the table allows it', async () => {
    const { all } = await people(['Ada', 'Bob', 'Eve']);
    const [ada, bob, eve] = all;
    const id = await startedTable([ada, bob], { game: 'tictactoe', substitute: 'random' });
    await ada.act(id, { do: 'leave' });
    expect((await bob.table(id)).info).toMatchObject({
      seats: [{ who: 'bot', bot: 'random' }, { who: 'human' }],
      former: { 0: ada.me?.id },
      host: bob.me?.id,
    });
    await until(async () => (await position(bob, id)) === 1, 'the bot to play on');
    expect(await bob.problem(bob.act(id, { do: 'take-over', seat: 0 }))).toBe('already-seated');
    await ada.act(id, { do: 'take-over', seat: 0 });
    expect((await ada.table(id)).seat).toBe(0);
    await ada.act(id, { do: 'leave' });
    await eve.act(id, { do: 'take-over', seat: 0 });
    await bob.act(id, { do: 'vote', proposal: (await bob.table(id)).info.proposals[0].id, agree: true });
    expect((await eve.table(id)).info.seats[0]).toMatchObject({ who: 'human', name: 'Eve' });
    expect(await ada.problem(ada.act(id, { do: 'take-over', seat: 0 }))).toBe('seat-taken');
  });

  it('can not be followed by strangers where the table does not allow it, nor by anybody in a seat of a bot', async () => {
    const { all } = await people(['Ada', 'Bob', 'Eve']);
    const [ada, bob, eve] = all;
    const id = await startedTable([ada, bob], { game: 'caravan', takeOver: false, bots: ['random'] });
    await ada.act(id, { do: 'leave' });
    expect(await eve.problem(eve.act(id, { do: 'take-over', seat: 0 }))).toBe('not-allowed');
    expect(await eve.problem(eve.act(id, { do: 'take-over', seat: 2 }))).toBe('not-allowed');
    expect(await eve.problem(eve.act(id, { do: 'take-over', seat: 9 }))).toBe('no-such-seat');
    await ada.act(id, { do: 'take-over', seat: 0 });
  });

  it('by giving up: the game says what happens, or a bot plays on', async () => {
    const { all } = await people(['Ada', 'Bob']);
    const [ada, bob] = all;
    const id = await startedTable(all, { game: 'tictactoe' });
    await ada.act(id, { do: 'resign' });
    const { info, view } = await bob.table(id);
    expect(info.phase === 'over' || info.seats[0].who !== 'human').toBe(true);
    expect(view?.log.some(line => 'event' in line && line.event.kind === 'resign')).toBe(true);
  });
});

describe('one who vanishes', () => {
  it('is replaced when the time is up, and the game goes on', async () => {
    let passed = 0;
    const { server, all } = await people(['Ada', 'Bob'], { now: () => Date.now() + passed });
    const [ada, bob] = all;
    const clock = { kind: 'live', total: 600_000, increment: 0 } as const;
    const id = await startedTable(all, { game: 'tictactoe', clock });
    await play(ada, id);
    passed = 601_000;
    // Any new job makes the server look at the time.
    await server.context.store.jobs.put({
      id: 'clean',
      kind: 'clean',
      table: null,
      due: Date.now(),
      body: null,
    });
    await until(async () => (await ada.table(id)).info.seats[1].who === 'bot', 'the flag to fall');
    await until(async () => ((await position(ada, id)) ?? 0) >= 2, 'the substitute to play');
    const { view, info } = await ada.table(id);
    expect(view?.log.some(l => 'event' in l && l.event.kind === 'seat' && l.event.why === 'flagged')).toBe(
      true,
    );
    expect(info.former).toEqual({ 1: bob.me?.id });
  });

  it('is replaced by vote, unless they speak up in time', async () => {
    let passed = 0;
    const { server, all } = await people(['Ada', 'Bob', 'Cleo'], {
      replaceDelay: 60_000,
      lateAfter: 0,
      now: () => Date.now() + passed,
    });
    const [ada, bob, cleo] = all;
    const id = await startedTable(all, { game: 'caravan' });
    expect(await ada.problem(ada.act(id, { do: 'propose', what: 'replace', seat: 0 }))).toBe('not-allowed');
    const propose = async () => {
      await ada.act(id, { do: 'propose', what: 'replace', seat: 1 });
      const [{ id: proposal, needed }] = (await cleo.table(id)).info.proposals;
      expect(needed).toEqual([2]);
      await cleo.act(id, { do: 'vote', proposal, agree: true });
    };
    await propose();
    expect((await ada.table(id)).info.seats[1].who).toBe('human');
    await play(bob, id);
    expect((await ada.table(id)).info.proposals).toEqual([]);
    while (!someAnswer(await bob.table(id)))
      for (const who of [ada, cleo]) if (someAnswer(await who.table(id))) await play(who, id);
    await propose();
    passed = 61_000;
    // Any new job makes the server look at the time.
    await server.context.store.jobs.put({
      id: 'clean',
      kind: 'clean',
      table: null,
      due: Date.now(),
      body: null,
    });
    await until(async () => (await ada.table(id)).info.seats[1].who === 'bot', 'the replacement');
    expect((await ada.table(id)).info.proposals).toEqual([]);
  });
});

describe('those who look on', () => {
  it('see no secrets, and the chat only where they may', async () => {
    const { all } = await people(['Ada', 'Bob', 'Eve']);
    const [ada, bob, eve] = all;
    const id = await startedTable([ada, bob], { game: 'caravan', spectatorChat: false });
    const spectator = (await eve.table(id)) as TableReply & {
      view: View & { state: { hands: number[][] } };
    };
    expect(spectator.seat).toBe(-1);
    expect(spectator.view.state.hands.flat().every(card => card < 0)).toBe(true);
    expect(spectator.view.questions).toEqual([]);
    expect((await new Visitor(eve.base).table(id)).seat).toBe(-1);
    await ada.act(id, { do: 'say', text: 'I have nothing' });
    expect(await eve.problem(eve.get(`/api/tables/${id}/chat`))).toBe('not-allowed');
    expect(await eve.problem(eve.act(id, { do: 'say', text: 'she lies' }))).toBe('not-seated');
    const table = eve.client().follow(id);
    await table.when(t => t.view !== undefined);
    await bob.act(id, { do: 'say', text: 'I have an ace' });
    await play(ada, id);
    await table.when(t => t.n === 1);
    expect(table.chat).toEqual([]);
  });

  it('are kept out where nobody may', async () => {
    const { all } = await people(['Ada', 'Bob', 'Eve']);
    const [ada, bob, eve] = all;
    const id = await startedTable([ada, bob], { game: 'caravan', spectators: false });
    expect(await eve.problem(eve.table(id))).toBe('not-allowed');
    for (const path of ['chat', 'at/0', 'replay', 'digest', 'plan'])
      expect(await eve.problem(eve.get(`/api/tables/${id}/${path}`))).toBe('not-allowed');
    const table = eve.client().follow(id);
    await until(() => table.problem !== undefined, 'the refusal');
    expect(table.problem?.code).toBe('not-allowed');
  });
});

describe('words at the table', () => {
  it('reach everybody once, in order, also those who come later', async () => {
    const { all } = await people(['Ada', 'Bob']);
    const [ada, bob] = all;
    const id = await startedTable(all, { game: 'caravan' });
    const table = bob.client().follow(id);
    await table.when(t => t.view !== undefined);
    await ada.act(id, { do: 'say', text: 'one' }, 'key-of-line-one');
    await ada.act(id, { do: 'say', text: 'one' }, 'key-of-line-one');
    await bob.act(id, { do: 'say', text: 'two' });
    await table.when(t => t.chat.length === 2);
    expect(table.chat.map(l => [l.number, l.name, l.text])).toEqual([
      [1, 'Ada', 'one'],
      [2, 'Bob', 'two'],
    ]);
    expect(
      (await ada.get<{ lines: ChatLine[] }>(`/api/tables/${id}/chat?after=1`)).lines.map(l => l.text),
    ).toEqual(['two']);
    expect(await ada.problem(ada.act(id, { do: 'say', text: 'x'.repeat(501) }))).toBe('malformed-message');
  });

  it('written to oneself stay with oneself', async () => {
    const { all } = await people(['Ada', 'Bob']);
    const [ada, bob] = all;
    const id = await startedTable(all, { game: 'caravan' });
    await ada.call('PUT', `/api/tables/${id}/note`, { text: 'line one\nline two' });
    expect(await ada.get(`/api/tables/${id}/note`)).toEqual({ text: 'line one\nline two' });
    expect(await bob.get(`/api/tables/${id}/note`)).toEqual({ text: '' });
  });
});

describe('a plan', () => {
  it('is made on imagined secrets and carried out step by step', async () => {
    const { all } = await people(['Ada', 'Bob']);
    const [ada, bob] = all;
    const id = await startedTable(all, { game: 'tictactoe' });
    const { seat, state } = await ada.get<{ seat: number; state: View['state'] }>(`/api/tables/${id}/plan`);
    expect([seat, state.asked.length]).toEqual([0, 1]);
    const { answer } = someAnswer(await ada.table(id))!;
    const kind = (await ada.table(id)).view!.questions[0].kind;
    const planned = [
      { kind, answer: answer as [string], certain: true },
      { kind, answer: answer as [string], certain: true },
    ];
    const result = await ada.act(id, { do: 'carry-out', planned });
    expect(result).toMatchObject({ n: 1, carried: { answers: 1 } });
    expect(await position(bob, id)).toBe(1);
    expect(await bob.get(`/api/tables/${id}/digest`)).toMatchObject({ digest: { since: -1 } });
  });
});
