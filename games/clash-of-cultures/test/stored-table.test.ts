/** What a stored table must look like before the rules go on with it. */
import { misfit } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { ADVANCE_COUNT, GOODS, OBJECTIVE_CARDS } from '../content/index.ts';
import { shape } from '../rules/shape.ts';
import type { OpenState } from '../rules/state.ts';
import { expansion, position } from './position.ts';

/** What is wrong with a table on which this was changed. */
function wrong(change: (s: OpenState) => unknown): string | undefined {
  const { s } = expansion();
  change(s);
  return misfit(shape, s);
}

describe('A table that comes from a store', () => {
  it('fits as it was laid out, with two to four players, with and without the expansion', () => {
    for (const t of [position(), position(3), position(4), expansion(), expansion(4)])
      expect(misfit(shape, t.s)).toBe(undefined);
  });

  it('may hold what is hidden or nowhere', () => {
    expect(
      wrong(s => {
        s.slotTurn[0] = -1;
        s.wonderAt[0] = -2;
        s.markers[0] = [-4, 71];
        s.offered = [[-1], [-1], [-1]];
        s.battle.split = [-1, 4096];
        s.draft = [-100_000, 100_000_000];
        s.done[0] = [2 * OBJECTIVE_CARDS.length - 1];
        s.hands[1] = [-1, -1];
      }),
    ).toBe(undefined);
  });

  it('holds no number that names nothing', () => {
    expect(
      wrong(s => {
        s.slotTurn[0] = -2;
      }),
    ).toBe('slotTurn[0] should be an integer from -1 to 2');
    expect(
      wrong(s => {
        s.wonderAt[0] = -3;
      }),
    ).toBe('wonderAt[0] should be an integer from -2 to 71');
    expect(
      wrong(s => {
        s.markers[0] = [-5];
      }),
    ).toBe('markers[0][0] should be an integer from -4 to 71');
    expect(
      wrong(s => {
        s.offered[0] = [-2];
      }),
    ).toBe('offered[0][0] should be an integer from -1 to 1000');
    expect(
      wrong(s => {
        s.battle.split = [-2, 0];
      }),
    ).toBe('battle.split[0] should be an integer from -1 to 4096');
    expect(
      wrong(s => {
        s.draft = [-100_001];
      }),
    ).toBe('draft[0] should be an integer from -100000 to 100000000');
    expect(
      wrong(s => {
        s.done[0] = [2 * OBJECTIVE_CARDS.length];
      }),
    ).toBe(`done[0][0] should be an integer from 0 to ${2 * OBJECTIVE_CARDS.length - 1}`);
    expect(
      wrong(s => {
        s.holder[0] = 6;
      }),
    ).toBe('holder[0] should be an integer from -1 to 5');
    expect(
      wrong(s => {
        s.paid = [0];
      }),
    ).toContain('paid should be a list of');
    expect(
      wrong(s => {
        s.battle.bonus = [1];
      }),
    ).toContain('battle.bonus should be a list of 2 to 2');
    expect(
      wrong(s => {
        s.cubes = [1];
      }),
    ).toContain('cubes should be a list of 2 to 4');
    expect(
      wrong(s => {
        s.terrain = [];
      }),
    ).toContain('terrain should be a list of 1 to 72');
    expect(
      wrong(s => {
        s.eventGlobal = [1000];
      }),
    ).toContain('eventGlobal[0] should be an integer');
  });

  it('has the goods and advances of two players at least, of four at most', () => {
    const short = (n: number) => Array.from({ length: n }, () => 0);
    for (const players of [1, 5]) {
      expect(
        wrong(s => {
          s.res = short(players * GOODS);
        }),
      ).toContain('res should be a list');
      expect(
        wrong(s => {
          s.has = short(players * ADVANCE_COUNT);
        }),
      ).toContain('has should be a list');
      expect(
        wrong(s => {
          s.civHas = short(players * 4);
        }),
      ).toContain('civHas should be a list of 8 to 16');
    }
    expect(
      wrong(s => {
        s.piece = [];
      }),
    ).toContain('piece should be a list of 7 to 504');
    expect(
      wrong(s => {
        s.troops = [];
      }),
    ).toContain('troops should be a list of 6 to 432');
    expect(
      wrong(s => {
        s.battle.slain = short(6);
      }),
    ).toContain('battle.slain should be a list of 12 to 12');
  });
});
