/** The planner tells before the end of a turn what the rules then do. */
import './speaking.ts';
import { begin, nextBelow, Play, seedChance } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { factsOf, forecast } from '../forecast.ts';
import { foodOf, resourcesOf, rules, type State, type Vocab } from '../game.ts';
import { apart, scale } from '../standing.tsx';
import { settle, tokensOf } from '../tokens.ts';

/** The civilizations right after the production of the seat that ends its turn now. The game itself is left alone. */
function produced(s: State, seat: number): State {
  let after: State | undefined;
  const watching: typeof rules = {
    ...rules,
    steps: {
      ...rules.steps,
      turnEnd: (h, data) => {
        if (h.s.active === seat) after ??= rules.copy(h.s);
        rules.steps.turnEnd(h, data);
      },
    },
  };
  const h = new Play<State, Vocab>(watching, rules.copy(s));
  h.perform(h.s.asked[0], ['endTurn']);
  if (after === undefined) throw new Error('the turn did not end');
  return after;
}

describe('forecast', () => {
  it('equals what the end of the turn brings, famine, corruption and uprisings included', () => {
    const seen = { famine: 0, corruption: 0, uprising: 0, wasted: 0 };
    for (let round = 0; round < 6; round++) {
      const g = begin<State, Vocab>(rules, 3, `forecast ${round}`, { level: 'full' });
      const chance = seedChance(`forecast ${round}`);
      for (let n = 0; !g.s.over && n < 700; n++) {
        const q = g.s.asked[0];
        const offers = g.legal(q);
        if (q.kind === 'act' && n % 3 === 0) {
          const told = forecast(g.s, q.seat);
          const then = produced(g.s, q.seat).civs[q.seat];
          expect([told.food.after, told.resources.after, told.science.after, told.culture.after]).toEqual([
            foodOf(then),
            resourcesOf(then),
            then.science,
            then.culture,
          ]);
          for (const flow of [told.food, told.resources, told.science, told.culture])
            expect(flow.now + flow.made - flow.lost).toBe(flow.after);
          if (told.missing > 0) seen.famine++;
          if (told.resources.lost > 0) seen.corruption++;
          if (told.uprising) seen.uprising++;
          if (told.food.wasted + told.resources.wasted > 0) seen.wasted++;
        }
        g.legal(q);
        g.choose(q, nextBelow(chance, offers.count));
      }
    }
    for (const n of Object.values(seen)) expect(n).toBeGreaterThan(0);
  });

  it('changes nothing of the position', () => {
    const g = begin<State, Vocab>(rules, 2, 'untouched', {});
    const before = JSON.stringify(g.s);
    forecast(g.s, 0);
    factsOf(g.s);
    expect(JSON.stringify(g.s)).toBe(before);
  });
});

describe('tokens', () => {
  it('keep their names while they stay, and take them along when they move', () => {
    const before = new Map([
      ['bank', [1, 2, 3]],
      ['idle', [4]],
    ]);
    const after = settle(
      before,
      new Map([
        ['bank', 2],
        ['idle', 2],
      ]),
    );
    expect([...after]).toEqual([
      ['bank', [1, 2]],
      ['idle', [4, 3]],
    ]);
  });
  it('get new names when they come from the box', () => {
    const after = settle(new Map([['bank', [1, 2]]]), new Map([['bank', 4]]));
    expect(after.get('bank')).toEqual([1, 2, 3, 4]);
  });
  it('are as many as the civilization has', () => {
    const g = begin<State, Vocab>(rules, 2, 'tokens', {});
    const c = g.s.civs[0];
    const { yellow, blue } = tokensOf(c);
    expect(yellow.get('bank')?.length).toBe(c.yellow);
    expect(yellow.get('idle')?.length).toBe(c.idle);
    expect(blue.get('bank')?.length).toBe(c.blue);
    expect(new Set([...yellow.values()].flat()).size).toBe([...yellow.values()].flat().length);
  });
});

describe('scales', () => {
  it('hold the greatest value with few lines', () => {
    for (const most of [1, 4, 9, 23, 48, 74, 163, 260]) {
      const { end, step } = scale(most);
      expect(end).toBeGreaterThanOrEqual(most);
      expect(end % step).toBe(0);
      expect(end / step).toBeLessThanOrEqual(8);
    }
  });
  it('keep marks apart and on the scale', () => {
    const at = apart([0, 1, 2, 99, 100], [15, 15, 15, 15, 15]);
    for (let i = 1; i < at.length; i++) expect(at[i] - at[i - 1]).toBeGreaterThanOrEqual(14.999);
    expect(Math.max(...at)).toBeLessThanOrEqual(100);
    // two seats at nothing stand beside each other, not outside
    const [first] = apart([0, 40], [24, 12]);
    expect(first - 12).toBeGreaterThanOrEqual(-6);
  });
});
