import { type Answer, type AnyGame, SPECTATOR } from '@epoka/kernel';
import { ALL_SEEING, importReplay, patch } from '@epoka/table';
import { describe, expect, it } from 'vitest';
import { market } from '../../bots/test/games/market.ts';
import type { AskBot } from '../client/ask-bot.ts';
import { type BotTask, decide } from '../client/bot-decision.ts';
import { LocalTable } from '../client/local-table.ts';
import { openStored } from '../client/open-stored.ts';
import { eyesOfFile, replayShot } from '../client/replay-shot.ts';
import type { NewLocalTable, TableShot } from '../client/table-client.ts';
import { firstSeats } from '../table/why-over.ts';

const human = (name: string) => ({ kind: 'human', name }) as const;
const bot = { kind: 'bot', bot: 'random', name: 'Bot' } as const;

function newTable(
  given: Partial<NewLocalTable>,
  askBot?: AskBot,
  game: AnyGame = market,
): { table: LocalTable; now: () => TableShot } {
  const table = LocalTable.create(
    game,
    {
      game: 'market',
      name: 'Test',
      seats: [human('Ola'), bot],
      settings: { rounds: 1, lanterns: true },
      hideOnHandover: true,
      guided: false,
      seed: '5'.repeat(64),
      ...given,
    },
    'id',
    askBot,
  );
  let shot: TableShot | undefined;
  table.open(message => {
    shot = 'shot' in message ? message.shot : patch(shot as TableShot, message.patch);
  }, 0);
  return { table, now: () => shot as TableShot };
}

const act = (shot: TableShot, verb: string) => {
  const question = shot.view.questions[0];
  const choice = question.choices.find(c => c.answer[0] === verb && c.why === undefined);
  if (!choice) throw new Error(`nobody offers "${verb}"`);
  return [question.id, choice.answer] as const;
};

async function until(done: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !done(); i++) await new Promise(resolve => setTimeout(resolve, 2));
  expect(done()).toBe(true);
}

describe('a local table', () => {
  it('lets bots answer by themselves until somebody here is asked again', async () => {
    const { table, now } = newTable({});
    table.answer(...act(now(), 'end'));
    await until(() => now().view.questions.length > 0 && now().view.questions[0].kind === 'bid');
    expect(now().view.log.length).toBeGreaterThan(0);
    table.close();
  });

  it('hurries bots until somebody here is asked again, and not longer', async () => {
    const { table, now } = newTable({});
    // nobody would wait as long as this
    table.setPace(1_000_000);
    table.hurry();
    table.answer(...act(now(), 'end'));
    await new Promise(resolve => setTimeout(resolve, 30));
    expect(now().view.questions).toEqual([]);
    table.hurry();
    await until(() => now().view.questions.length > 0);
    expect(table).toMatchObject({ hurried: false });
    table.close();
  });

  it('serves people while a bot thinks, and drops thoughts about what was taken back', async () => {
    const thoughts: { task: BotTask; say: (answer: Answer) => void }[] = [];
    const { table, now } = newTable({}, (_, task) => new Promise(say => thoughts.push({ task, say })));
    table.answer(...act(now(), 'draw'));
    const before = now().view.answers;
    table.answer(...act(now(), 'end'));
    await until(() => thoughts.length === 1);
    expect(now().waiting).toMatchObject([{ seat: 1, bot: true }]);
    expect(table.viewAt(0, 0).answers).toBe(0);
    table.undo(1);
    expect(now().view.answers).toBe(before);
    expect(now().view.questions[0]?.seat).toBe(0);
    // the late answer of the bot must not count
    thoughts[0].say(decide(market, thoughts[0].task));
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(now().view.answers).toBe(before);
    table.answer(...act(now(), 'end'));
    await until(() => thoughts.length === 2);
    thoughts[1].say(decide(market, thoughts[1].task));
    await until(() => now().view.answers > before + 1);
    table.close();
  });

  it('decides the same from a copy of the state, as another worker gets it', async () => {
    const tasks: BotTask[] = [];
    const { table, now } = newTable({}, async (game, task) => {
      tasks.push(structuredClone(task));
      return decide(game, task);
    });
    table.answer(...act(now(), 'end'));
    await until(() => tasks.length > 0 && now().view.questions.length > 0);
    const chosen = table.table.record.entries.flatMap(e =>
      e.kind === 'answer' && e.seat === 1 ? [e.answer] : [],
    );
    expect(tasks.slice(0, chosen.length).map(task => decide(market, task))).toEqual(chosen);
    table.close();
  });

  it('plays on without storage and says so', async () => {
    const { table, now } = newTable({});
    table.answer(...act(now(), 'draw'));
    await until(() => now().keeping === 'blocked');
    table.answer(...act(now(), 'end'));
    table.close();
  });

  it('goes on where the file of an unfinished game ends', async () => {
    const { table, now } = newTable({ seats: [human('Ola'), human('Iga')], hideOnHandover: false });
    table.answer(...act(now(), 'end'));
    const { table: begun } = importReplay(await table.replayText(), { market: market.rules });
    const adopted = LocalTable.adopt(market, begun, 'From a file', 'other');
    expect(adopted.table.n).toBe(table.table.n);
    expect(adopted.kept).toMatchObject({
      name: 'From a file',
      curtain: true,
      humans: ['Ola', 'Iga'],
      over: false,
    });
    const asked = (h: LocalTable) => h.table.state.asked.map(q => [q.seat, q.kind]);
    expect(asked(adopted)).toEqual(asked(table));
    // a life of its own
    adopted.open(() => undefined, 0);
    adopted.uncover(adopted.table.state.asked[0].seat);
    const [question] = adopted.table.view(adopted.table.state.asked[0].seat).questions;
    adopted.answer(question.id, question.choices.filter(c => c.why === undefined)[0].answer);
    expect(adopted.table.n).toBe(table.table.n + 1);
  });

  it('ends where one of two gives up: the other has won, and that stays so', async () => {
    const { table, now } = newTable({});
    table.resign(0);
    const { view, ended } = now();
    expect(ended).toEqual({ why: 'resigned', seat: 0 });
    expect(view).toMatchObject({ over: true, questions: [], asked: [], undo: { answers: 0 } });
    expect(view.standing.map(s => [s.seat, s.rank])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(table.kept).toMatchObject({ over: true, yours: false, humans: ['Ola'], bots: 1 });
    // no bot plays on
    const { n } = table.table;
    await new Promise(resolve => setTimeout(resolve, 30));
    expect(table.table.n).toBe(n);
    expect(firstSeats(view)).toEqual([human('Ola'), bot]);
    const again = openStored(market, { table: table.kept, entries: table.table.record.entries });
    expect(again.shot()).toMatchObject({ ended: { why: 'resigned', seat: 0 }, view: { over: true } });
    // looked at like any other ended game: with all eyes, verified, and the file knows how it ended
    expect(again.eyes()).toContain(ALL_SEEING);
    expect(again.viewAt(0, ALL_SEEING).seat).toBe(ALL_SEEING);
    expect(await again.verify()).toMatchObject({ commitment: true, replay: true });
    const { file, table: played } = importReplay(await again.replayText(), { market: market.rules });
    expect(file).toMatchObject({ over: false, ended: { why: 'resigned', seat: 0 } });
    const shown = replayShot('id', 'Test', played, eyesOfFile(played, file.ended), false, file.ended);
    expect(shown).toMatchObject({ over: true, unfinished: false, ended: { why: 'resigned', seat: 0 } });
    expect(shown.result.map(place => place.rank)).toEqual([2, 1]);
    // the last position shows that somebody gave up
    const { log } = again.viewAt(again.table.answers, ALL_SEEING);
    expect(log.at(-1)).toMatchObject({ event: { kind: 'resign', seat: 0 } });
    table.close();
  });

  it('goes on to its end among the others where one of more gives up', async () => {
    const { table, now } = newTable({ seats: [human('Ola'), bot, { ...bot, name: 'Other' }] });
    table.setPace(1_000_000);
    table.resign(0);
    expect(now().ended).toBeUndefined();
    // nobody here is waited for, so that nobody has to wait
    await until(() => now().view.over);
    expect(now().view.seats[0]).toEqual({ kind: 'bot', bot: 'random' });
    table.close();
  });

  it('sends nothing secret while the device changes hands', () => {
    const { table, now } = newTable({ seats: [human('Ola'), human('Jan')] });
    expect(now().handover).toEqual({ seat: 0, back: null });
    expect(now().view.seat).toBe(SPECTATOR);
    expect(JSON.stringify(now().view.state)).not.toMatch(/"hands":\[\[\d/);
    expect(now().view.questions).toEqual([]);
    table.uncover(1);
    expect(now().handover?.seat).toBe(0);
    table.uncover(0);
    expect(now().view.seat).toBe(0);
    expect(now().view.questions).toHaveLength(1);
  });

  it('lets the one who acted last think again before the device is passed on', () => {
    const { table, now } = newTable({ seats: [human('Ola'), human('Jan')] });
    table.uncover(0);
    table.answer(...act(now(), 'end'));
    expect(now().handover).toEqual({ seat: 1, back: 0 });
    table.undo(1);
    expect(now().handover).toBeNull();
    expect(now().view.seat).toBe(0);
    table.answer(...act(now(), 'draw'));
    table.answer(...act(now(), 'end'));
    table.uncover(1);
    expect(now().view.seat).toBe(1);
  });

  it('passes on at once where nothing has to be hidden', () => {
    const { table, now } = newTable({ seats: [human('Ola'), human('Jan')], hideOnHandover: false });
    expect(now().view.seat).toBe(0);
    table.answer(...act(now(), 'end'));
    expect(now().handover).toBeNull();
    expect(now().view.seat).toBe(1);
  });

  it('plans on a copy: nothing happens until it is carried out', () => {
    const { table, now } = newTable({});
    const before = now().view.answers;
    table.planBegin();
    table.answer(...act(now(), 'sell'));
    expect(now().planning?.answers).toHaveLength(1);
    table.undo(1);
    expect(now().planning?.answers).toHaveLength(0);
    table.answer(...act(now(), 'sell'));
    table.planDrop();
    expect(now().planning).toBeNull();
    expect(now().view.answers).toBe(before);
    table.planBegin();
    table.answer(...act(now(), 'sell'));
    expect(table.planCarryOut().answers).toBe(1);
    expect(now().view.answers).toBe(before + 1);
    table.close();
  });

  it('counts in a plan only what its seat may know, not what was guessed for the others', () => {
    // A market where cards in hand are worth their value; in a view a rival's cards have none.
    const worth = (hand: readonly number[]) => hand.reduce((sum, card) => sum + Math.max(0, card), 0);
    const game: AnyGame = {
      ...market,
      rules: {
        ...market.rules,
        standing: (s: { readonly hands: readonly (readonly number[])[] }) =>
          s.hands.map((hand, seat) => ({ seat, points: worth(hand), rank: 1, by: {} })),
      },
    };
    const { table, now } = newTable({}, undefined, game);
    const seen = now().view.standing;
    expect(seen[0].points).toBeGreaterThan(0);
    expect(seen[1].points).toBe(0);
    table.planBegin();
    expect(now().view.standing).toEqual(seen);
    table.close();
  });

  it('shows earlier positions of a running game only with the eyes of this device', () => {
    const { table } = newTable({});
    expect(table.eyes()).toEqual([0, SPECTATOR]);
    expect(table.viewAt(0, 1).seat).toBe(0);
    table.close();
  });

  it('at the end tells the points over time and verifies its shuffles', async () => {
    const { table, now } = newTable({});
    while (!now().view.over) {
      await until(() => now().view.over || now().view.questions.length > 0);
      if (now().view.over) break;
      const question = now().view.questions[0];
      const choice = question.choices.filter(c => c.why === undefined).at(-1);
      table.answer(question.id, choice?.answer);
    }
    const points = table.points();
    expect(points.at(-1)?.points).toEqual(
      [...now().view.standing].sort((a, b) => a.seat - b.seat).map(s => s.points),
    );
    expect(await table.verify()).toMatchObject({ commitment: true, replay: true });
  });
});
