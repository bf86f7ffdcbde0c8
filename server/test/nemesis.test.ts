/** The nemesis suite finds what it is there to find: servers that are broken on purpose do not get through. */
import { describe, expect, it } from 'vitest';
import { arena } from './nemesis/arena.ts';

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
