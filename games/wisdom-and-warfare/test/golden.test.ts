import { goldenTests } from '@epoka/kernel/kit/testing/golden-tests';
import { expect, it } from 'vitest';
import { BY_COINS, BY_CULTURE, BY_TECH, BY_WAR, type State } from '../rules/state.ts';
import { golden } from './golden.ts';

const roads = new Set<number>();
const tables = new Set<number>();

goldenTests(golden, {
  end(s, { roundCap = 0 }) {
    const { road, seats } = s as State;
    // Whole games are won by somebody; short ones stop at their cap.
    expect(road > 0).toBe(roundCap === 0);
    if (road === 0) return;
    roads.add(road);
    tables.add(seats);
  },
});

it('WAW-23.1 the golden games end by each of the four roads, with two, three and four players', () => {
  expect([...roads].sort((a, b) => a - b)).toEqual([BY_CULTURE, BY_TECH, BY_WAR, BY_COINS]);
  expect([...tables].sort((a, b) => a - b)).toEqual([2, 3, 4]);
});
