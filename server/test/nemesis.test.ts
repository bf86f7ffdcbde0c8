/** The nemesis suite finds what it is there to find: servers that are broken on purpose do not get through. */
import { describe, expect, it } from 'vitest';
import { Store } from '../store/store.ts';
import { temporaryFolder } from './helpers/folder.ts';
import { arena } from './nemesis/arena.ts';
import { History } from './nemesis/history.ts';

describe('a server that', () => {
  it('says "saved" before it is loses answers when it is killed, and that is noticed', async () => {
    const { lost } = await arena({
      store: 'sqlite',
      seconds: 120,
      seed: 'early',
      flaw: 'early',
      only: ['kill -9'],
      mostFaults: 3,
    });
    expect(lost).toBeGreaterThan(0);
  }, 300_000);

  it('does not look whether another process was first loses answers, and that is noticed', async () => {
    // Two processes must write at the same moment: how many faults that takes is left to the machine.
    let noticed = 0;
    for (let round = 0; noticed === 0 && round < 5; round++) {
      const { lost, doubled, anomalies } = await arena({
        store: 'postgres',
        seconds: 120,
        seed: `unchecked ${round}`,
        flaw: 'unchecked',
        only: ['cut LISTEN connections'],
        mostFaults: 8,
      });
      noticed = lost + doubled + anomalies.length;
    }
    expect(noticed).toBeGreaterThan(0);
  }, 600_000);

  it('is sound gets through', async () => {
    const { acknowledged, lost, doubled, anomalies, faults } = await arena({
      store: 'sqlite',
      seconds: 120,
      seed: 'sound',
      only: ['kill -9', 'cut connections', 'clock step', 'harmed log'],
      mostFaults: 4,
    });
    expect(acknowledged).toBeGreaterThan(0);
    expect({ lost, doubled, anomalies, faults }).toEqual({ lost: 0, doubled: 0, anomalies: [], faults: 4 });
  }, 300_000);
});

it('a place at a table, and that the game has begun, are looked for where they were told', async () => {
  const store = await Store.open({ data: temporaryFolder() });
  try {
    const human = (player: string) => ({ who: 'human', player, name: player, ready: true });
    const row = { id: 't', key: null, game: 'caravan', phase: 'open', listed: true, host: 'ada' } as const;
    const lobby = { seats: [human('ada'), human('bob')] };
    await store.tables.add(
      { ...row, lobby, match: null, number: 0, revision: 1, created: 1, changed: 1 },
      [],
    );
    const lost = async (...told: (readonly [what: string, value: string, acknowledged: boolean])[]) => {
      const history = new History();
      for (const [what, value, acknowledged] of told) history.wishes.push({ what, value, acknowledged });
      return (await history.judge(store, {})).lost;
    };
    expect(await lost(['seat ada t', '0', true], ['seat bob t', '1', true])).toBe(0);
    expect(await lost(['seat ada t', '0', true], ['seat ada t', '-1', true])).toBe(1);
    // Perhaps it came through, perhaps not.
    expect(await lost(['seat ada t', '0', true], ['seat ada t', '-1', false])).toBe(0);
    expect(await lost(['seat cleo t', '2', true], ['seat dan t', '-1', true])).toBe(1);
    expect(await lost(['seat ada gone', '0', true], ['begun ada t', 'yes', true])).toBe(2);
  } finally {
    await store.close();
  }
});
