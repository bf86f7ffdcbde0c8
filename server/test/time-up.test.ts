/** Time that is up in a game with response windows and an order for those who are away (CCG-7.15.b, 21.1). */
import { describe, expect, it } from 'vitest';
import { guest, startedTable, startServer, until, type Visitor } from './helpers/server.ts';

const games = new URL('./helpers/games-decks.ts', import.meta.url).href;
const clock = { kind: 'live', total: 600_000, increment: 0 } as const;

/** People at a table of cards, and a clock of the server that can be put on. */
async function cardTable(names: readonly string[], settings: Record<string, string> = {}) {
  let passed = 0;
  const server = await startServer({ games, now: () => Date.now() + passed });
  const all = await Promise.all(names.map(name => guest(server, name)));
  const id = await startedTable(all, { game: 'civilization-ccg', clock, settings });
  const later = async (ms: number) => {
    passed += ms;
    // Any new job makes the server look at the time.
    await server.context.store.jobs.put({
      id: 'clean',
      kind: 'clean',
      table: null,
      due: Date.now() + passed,
      body: null,
    });
  };
  return { all, id, later };
}

const asked = async (who: Visitor, id: string) => (await who.table(id)).view?.asked ?? [];
const flags = async (who: Visitor, id: string) =>
  (await who.table(id)).view?.log.filter(l => 'event' in l && l.event.kind === 'seat').length;

describe('whose time is up', () => {
  it('keeps the seat; the order for this passes until they switch it off', async () => {
    const { all, id, later } = await cardTable(['Ada', 'Bob']);
    const [first] = await asked(all[0], id);
    const [late, other] = [all[first], all[1 - first]];
    await later(601_000);
    await until(async () => (await asked(other, id))[0] === 1 - first, 'the turn to pass');
    const { info, view } = await late.table(id);
    expect(info.seats[first]).toMatchObject({ who: 'human' });
    expect(view?.orders.on).toEqual(['whileAway']);
    expect(await flags(other, id)).toBe(1);
    // Of the last who is there, a bot takes the seat: else nobody would play.
    await later(601_000);
    await until(async () => (await other.table(id)).info.seats[1 - first].who === 'bot', 'a bot');
  });

  it('loses no more than one answer when only the time for a window is over', async () => {
    const { all, id, later } = await cardTable(['Ada', 'Bob'], { windows: 'full' });
    const [first] = await asked(all[0], id);
    const { view } = await all[first].table(id);
    expect(view?.questions[0].kind).toBe('opening');
    expect(view?.clock.window).toBe(30_000);
    await later(31_000);
    await until(async () => (await asked(all[0], id))[0] === 1 - first, 'the window to be passed');
    const passed = await all[first].table(id);
    expect(passed.view?.orders.on).toEqual([]);
    expect(await flags(all[0], id)).toBe(0);
    expect(passed.view?.questions).toEqual([]);
    // A turn has all the time of the clock.
    expect(passed.view?.clock.window).toBeUndefined();
  });
});
