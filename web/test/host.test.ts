import { type Answer, SPECTATOR } from '@epoka/kernel';
import { importReplay, patch } from '@epoka/table';
import { describe, expect, it } from 'vitest';
import { market } from '../../bots/test/games/market.ts';
import type { NewLocalTable, TableShot } from '../client/client.ts';
import { LocalHost } from '../client/host.ts';
import type { Think } from '../client/think.ts';
import { decide, type Task } from '../client/thought.ts';

const human = (name: string) => ({ kind: 'human', name }) as const;
const bot = { kind: 'bot', bot: 'random', name: 'Bot' } as const;

function table(given: Partial<NewLocalTable>, think?: Think): { host: LocalHost; now: () => TableShot } {
  const host = LocalHost.create(
    market,
    {
      game: 'market',
      name: 'Test',
      seats: [human('Ola'), bot],
      settings: { rounds: 1, lanterns: true },
      curtain: true,
      guided: false,
      seed: '5'.repeat(64),
      ...given,
    },
    'id',
    think,
  );
  let shot: TableShot | undefined;
  host.open(message => {
    shot = 'shot' in message ? message.shot : patch(shot as TableShot, message.patch);
  }, 0);
  return { host, now: () => shot as TableShot };
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
    const { host, now } = table({});
    host.answer(...act(now(), 'end'));
    await until(() => now().view.questions.length > 0 && now().view.questions[0].kind === 'bid');
    expect(now().view.log.length).toBeGreaterThan(0);
    host.close();
  });

  it('serves people while a bot thinks, and drops thoughts about what was taken back', async () => {
    const thoughts: { task: Task; say: (answer: Answer) => void }[] = [];
    const { host, now } = table({}, (_, task) => new Promise(say => thoughts.push({ task, say })));
    host.answer(...act(now(), 'draw'));
    const before = now().view.answers;
    host.answer(...act(now(), 'end'));
    await until(() => thoughts.length === 1);
    expect(now().waiting).toMatchObject([{ seat: 1, bot: true }]);
    expect(host.viewAt(0, 0).answers).toBe(0);
    host.undo(1);
    expect(now().view.answers).toBe(before);
    expect(now().view.questions[0]?.seat).toBe(0);
    // the late answer of the bot must not count
    thoughts[0].say(decide(market, thoughts[0].task));
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(now().view.answers).toBe(before);
    host.answer(...act(now(), 'end'));
    await until(() => thoughts.length === 2);
    thoughts[1].say(decide(market, thoughts[1].task));
    await until(() => now().view.answers > before + 1);
    host.close();
  });

  it('decides the same from a copy of the state, as another worker gets it', async () => {
    const tasks: Task[] = [];
    const { host, now } = table({}, async (game, task) => {
      tasks.push(structuredClone(task));
      return decide(game, task);
    });
    host.answer(...act(now(), 'end'));
    await until(() => tasks.length > 0 && now().view.questions.length > 0);
    const chosen = host.table.record.entries.flatMap(e =>
      e.kind === 'answer' && e.seat === 1 ? [e.answer] : [],
    );
    expect(tasks.slice(0, chosen.length).map(task => decide(market, task))).toEqual(chosen);
    host.close();
  });

  it('plays on without storage and says so', async () => {
    const { host, now } = table({});
    host.answer(...act(now(), 'draw'));
    await until(() => now().keeping === 'blocked');
    host.answer(...act(now(), 'end'));
    host.close();
  });

  it('goes on where the file of an unfinished game ends', async () => {
    const { host, now } = table({ seats: [human('Ola'), human('Iga')], curtain: false });
    host.answer(...act(now(), 'end'));
    const { table: begun } = importReplay(await host.replayText(), { market: market.rules });
    const adopted = LocalHost.adopt(market, begun, 'From a file', 'other');
    expect(adopted.table.n).toBe(host.table.n);
    expect(adopted.kept).toMatchObject({
      name: 'From a file',
      curtain: true,
      humans: ['Ola', 'Iga'],
      over: false,
    });
    const asked = (h: LocalHost) => h.table.state.asked.map(q => [q.seat, q.kind]);
    expect(asked(adopted)).toEqual(asked(host));
    // a life of its own
    adopted.open(() => undefined, 0);
    adopted.uncover(adopted.table.state.asked[0].seat);
    const [question] = adopted.table.view(adopted.table.state.asked[0].seat).questions;
    adopted.answer(question.id, question.choices.filter(c => c.why === undefined)[0].answer);
    expect(adopted.table.n).toBe(host.table.n + 1);
  });

  it('sends nothing secret behind the curtain', () => {
    const { host, now } = table({ seats: [human('Ola'), human('Jan')] });
    expect(now().curtain).toEqual({ seat: 0, back: null });
    expect(now().view.seat).toBe(SPECTATOR);
    expect(JSON.stringify(now().view.state)).not.toMatch(/"hands":\[\[\d/);
    expect(now().view.questions).toEqual([]);
    host.uncover(1);
    expect(now().curtain?.seat).toBe(0);
    host.uncover(0);
    expect(now().view.seat).toBe(0);
    expect(now().view.questions).toHaveLength(1);
  });

  it('lets the one who acted last think again before the device is passed on', () => {
    const { host, now } = table({ seats: [human('Ola'), human('Jan')] });
    host.uncover(0);
    host.answer(...act(now(), 'end'));
    expect(now().curtain).toEqual({ seat: 1, back: 0 });
    host.undo(1);
    expect(now().curtain).toBeNull();
    expect(now().view.seat).toBe(0);
    host.answer(...act(now(), 'draw'));
    host.answer(...act(now(), 'end'));
    host.uncover(1);
    expect(now().view.seat).toBe(1);
  });

  it('passes on without a curtain where nobody wants one', () => {
    const { host, now } = table({ seats: [human('Ola'), human('Jan')], curtain: false });
    expect(now().view.seat).toBe(0);
    host.answer(...act(now(), 'end'));
    expect(now().curtain).toBeNull();
    expect(now().view.seat).toBe(1);
  });

  it('plans on a copy: nothing happens until it is carried out', () => {
    const { host, now } = table({});
    const before = now().view.answers;
    host.planBegin();
    host.answer(...act(now(), 'sell'));
    expect(now().planning?.answers).toHaveLength(1);
    host.undo(1);
    expect(now().planning?.answers).toHaveLength(0);
    host.answer(...act(now(), 'sell'));
    host.planDrop();
    expect(now().planning).toBeNull();
    expect(now().view.answers).toBe(before);
    host.planBegin();
    host.answer(...act(now(), 'sell'));
    expect(host.planCarryOut().answers).toBe(1);
    expect(now().view.answers).toBe(before + 1);
    host.close();
  });

  it('shows earlier positions of a running game only with the eyes of this device', () => {
    const { host } = table({});
    expect(host.eyes()).toEqual([0, SPECTATOR]);
    expect(host.viewAt(0, 1).seat).toBe(0);
    host.close();
  });

  it('at the end tells the points over time and verifies its shuffles', async () => {
    const { host, now } = table({});
    while (!now().view.over) {
      await until(() => now().view.over || now().view.questions.length > 0);
      if (now().view.over) break;
      const question = now().view.questions[0];
      const choice = question.choices.filter(c => c.why === undefined).at(-1);
      host.answer(question.id, choice?.answer);
    }
    const points = host.points();
    expect(points.at(-1)?.points).toEqual(
      [...now().view.standing].sort((a, b) => a.seat - b.seat).map(s => s.points),
    );
    expect(await host.verify()).toMatchObject({ commitment: true, replay: true });
  });
});
