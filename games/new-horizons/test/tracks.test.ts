import { describe, expect, it } from 'vitest';
import { BUILDINGS, INVESTMENT, TRACK_SPACES } from '../content/index.ts';
import { investmentVp } from '../rules/standing.ts';
import { numberOf, position } from './position.ts';

describe('8. Development cubes, tracks, investing', () => {
  it('NH-8.1 cubes leave a track from the left', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'robotics').player('Ada', { pawn: 'grow-a', food: 2 });
    t.answer('Ada', 'use', 'robotics-1a').answer('Ada', 'cube', 'food').answer('Ada', 'cube', 'economy');
    expect(t.of('Ada').tracks).toEqual([3, 1, 0]);
    expect(t.told('uncovered')).toEqual([
      [0, 0, 2],
      [0, 1, 0],
    ]);
  });

  it('NH-8.2 the uncovered space works whatever the cube is for', () => {
    const t = position('Ada', 'Ben').goals('sage', 'coloniser', 'industrialist');
    t.player('Ada', { invested: 8, food: 1 }).turn('Ada', 'goal').answer('Ada', 'cube', 'food');
    expect(t.of('Ada')).toMatchObject({ tracks: [2, 0, 0], active: 2, columns: [5, 5, 4, 3, 2] });
    t.rests('Ben', 'action');
  });

  it('NH-8.3 EX-11 uncovered space first, then the investment space; production counts from then on', () => {
    const t = position('Ada', 'Ben');
    t.answer('Ada', 'use', 'research-1-a').answer('Ada', 'research', t.slotOf('agriculture'));
    expect(t.of('Ada')).toMatchObject({ active: 0, tracks: [1, 0, 0], invested: 1, coins: 2 });
    t.rests('Ada', 'production');
    t.answer('Ada', 'population');
    expect(t.of('Ada')).toMatchObject({ columns: [5, 4, 4, 3, 2], active: 2 });
    t.rests('Ben', 'action');
  });

  it('NH-8.3 EX-15 a monarchy bonus is resolved before the investment space', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'granary-kingdom',
      infrastructure: 4,
      invested: 1,
    });
    t.player('Ada', { columns: [0, 2, 4, 3, 2], active: 0 }).bonus('Ada', 'instant wheel');
    expect(t.of('Ada')).toMatchObject({
      columns: [0, 0, 2, 3, 2],
      active: 4,
      markers: [1, 0],
      tracks: [0, 0, 5],
      invested: 2,
    });
    expect(t.told('population')).toEqual([
      [0, 3],
      [0, 1],
    ]);
    t.rests('Ada', 'action');
  });

  it('NH-8.4 EX-16 only the last space reached scores, and each cube beyond the ninth', () => {
    expect([0, 5, 6, 7, 8, 9, 11].map(investmentVp)).toEqual([0, 0, 2, 4, 6, 9, 11]);
  });

  it('NH-8.4 EX-17 the third invested cube gives every later move task one more point', () => {
    const t = position('Ada', 'Ben').player('Ada', { invested: 2 });
    t.bonus('Ada', 'instant agriculture');
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'skip');
    expect(t.data('Ada', 'move').points).toBe(3);
  });

  it('NH-8.5 EX-18 an empty track: the cube for a village comes from another track', () => {
    const t = position('Ada', 'Ben')
      .territory('copper-hills', 0, 1)
      .unit('Ada', 'settler', 3, 'copper-hills');
    t.player('Ada', { economy: 8, food: 4, infrastructure: 6, settlement: 1 }).turn('Ada', 'expansion');
    t.answer('Ada', 'found', 'copper-hills').asks('Ada', 'mark');
    expect(t.reason('Ada', 'cube', 'economy')).toEqual(['no-cube', 1]);
    t.answer('Ada', 'cube', 'food');
    expect(t.of('Ada')).toMatchObject({ tracks: [5, 8, 6], coins: 1 + 3 });
    expect(t.tile('copper-hills').village).toBe(0);
    t.rests('Ada', 'production');
  });

  it('NH-8.5 where a single track has cubes left nobody is asked', () => {
    const t = position('Ada', 'Ben')
      .territory('copper-hills', 0, 1)
      .unit('Ada', 'settler', 3, 'copper-hills');
    t.player('Ada', { economy: 8, food: 8, infrastructure: 6, settlement: 1 }).turn('Ada', 'expansion');
    t.answer('Ada', 'found', 'copper-hills');
    expect(t.of('Ada').tracks).toEqual([8, 8, 7]);
    expect(t.tile('copper-hills').village).toBe(0);
    t.asks('Ada', 'building');
  });

  it('NH-8.10 the only tile on show is taken without a question', () => {
    const t = position('Ada', 'Ben').display(2, 'library');
    t.s.stacks[1] = [];
    t.player('Ada', { infrastructure: 5 }).bonus('Ada', 'instant wheel');
    expect(t.of('Ada').supply).toEqual([numberOf(BUILDINGS, 'library')]);
    t.rests('Ada', 'action');
  });

  it('NH-8.5 for an investment the substitute may be declined', () => {
    const t = position('Ada', 'Ben').player('Ada', { food: 8 }).bonus('Ada', 'instant agriculture');
    t.asks('Ada', 'cube');
    t.answer('Ada', 'none');
    expect(t.of('Ada')).toMatchObject({ tracks: [8, 0, 0], invested: 0 });
    t.rests('Ada', 'action');
    t.bonus('Ada', 'instant agriculture').answer('Ada', 'cube', 'economy');
    expect(t.of('Ada')).toMatchObject({ tracks: [8, 1, 0], invested: 1 });
    t.rests('Ada', 'action');
  });

  it('NH-8.6 EX-20 without cubes investing does nothing; a village gets a substitute marker and scores', () => {
    const t = position('Ada', 'Ben')
      .territory('copper-hills', 0, 1)
      .unit('Ada', 'settler', 3, 'copper-hills');
    t.player('Ada', { economy: 8, food: 8, infrastructure: 8, settlement: 1 });
    t.bonus('Ada', 'instant agriculture').rests('Ada', 'action');
    expect(t.of('Ada').invested).toBe(0);
    t.turn('Ada', 'expansion').answer('Ada', 'found', 'copper-hills');
    expect(t.tile('copper-hills').village).toBe(0);
    expect(t.of('Ada').substitutes).toBe(1);
    expect(t.points('Ada').villages).toBe(4);
    t.rests('Ada', 'production');
  });

  it('NH-8.7 a cube of your choice: any track that has one', () => {
    const t = position('Ada', 'Ben').player('Ada', { food: 8 }).bonus('Ada', 'instant education');
    t.asks('Ada', 'cube');
    expect(t.legal('Ada', 'cube').map(a => a[1])).toEqual([1, 2]);
    expect(t.why('Ada', 'none')).toBe('not-offered');
    t.answer('Ada', 'cube', 'economy').rests('Ada', 'action');
  });

  it('NH-8.8 EX-13 column A and 1 coin are open from the start', () => {
    const t = position('Ada', 'Ben');
    t.answer('Ada', 'use', 'research-1-a').answer('Ada', 'research', t.slotOf('writing'));
    expect(t.of('Ada')).toMatchObject({ tracks: [0, 1, 0], coins: 2 });
    t.answer('Ada', 'coins');
    expect(t.of('Ada').coins).toBe(4);
    t.rests('Ben', 'action');
  });

  it('NH-8.9 the tracks as printed', () => {
    const kinds = (track: keyof typeof TRACK_SPACES) =>
      TRACK_SPACES[track].map(x =>
        x.kind === 'column'
          ? x.column
          : x.kind === 'income'
            ? `+${x.coins}`
            : x.kind === 'government'
              ? x.stage
              : '*',
      );
    expect(kinds('food')).toEqual(['B', '*', 'C', '*', 'D', '*', 'E', '*']);
    expect(kinds('economy')).toEqual(['+1', '*', '+1', '*', '+1', '*', '+1', '*']);
    expect(kinds('infrastructure')).toEqual(['*', 'theocracy', '*', '*', 'monarchy', '*', '*', 'democracy']);
    expect(INVESTMENT.map(x => x.vp)).toEqual([0, 0, 0, 0, 0, 2, 4, 6, 9]);
  });

  it('NH-8.9 EX-76 food 4 raises a unit by 2, then investment 4 recruits an inactive pawn', () => {
    const t = position('Ada', 'Ben')
      .player('Ada', { food: 3, invested: 3 })
      .bonus('Ada', 'instant agriculture');
    t.asks('Ada', 'upgrade');
    t.answer('Ada', 'upgrade', 'settler', 4).asks('Ada', 'recruit');
    t.answer('Ada', 'recruit', 'soldier', 2, 'home of Ada');
    expect(t.units('Ada')).toEqual(['settler 4 on home of Ada', 'soldier 2 on home of Ada']);
    expect(t.of('Ada')).toMatchObject({ columns: [5, 5, 4, 3, 2], tracks: [4, 0, 0], invested: 4 });
    t.rests('Ada', 'action');
  });

  it('NH-8.9 economy 8 and investment 5: a marker of your choice', () => {
    const t = position('Ada', 'Ben')
      .player('Ada', { economy: 7, invested: 4 })
      .bonus('Ada', 'instant writing');
    t.answer('Ada', 'option', 0).answer('Ada', 'option', 1);
    expect(t.of('Ada').markers).toEqual([1, 1]);
    t.rests('Ada', 'action');
  });

  it('NH-8.10 EX-12 one of the face-up buildings of the level; the display is refilled at once', () => {
    const t = position('Ada', 'Ben');
    t.answer('Ada', 'use', 'research-1-a')
      .answer('Ada', 'research', t.slotOf('wheel'))
      .asks('Ada', 'building');
    const shown = [...t.s.display[0]];
    const next = t.s.stacks[0].at(-1);
    expect(t.legal('Ada', 'building').map(a => a[1])).toEqual(shown);
    t.answer('Ada', 'building', shown[1]);
    expect(t.of('Ada')).toMatchObject({ supply: [shown[1]], tracks: [0, 0, 1], invested: 1, coins: 2 });
    expect(t.s.display[0]).toEqual([shown[0], next, shown[2]]);
    expect(t.s.stacks[0].length).toBe(4);
    t.rests('Ada', 'expansion');
  });

  it('NH-8.10 EX-19 with none of the level left, one of the next lower level; with none at all, nothing', () => {
    const t = position('Ada', 'Ben');
    t.of('Ben').supply.push(...t.s.display[1], ...t.s.stacks[1]);
    t.s.display[1] = [];
    t.s.stacks[1] = [];
    t.bonus('Ada', 'infrastructure 4').asks('Ada', 'building');
    t.answer('Ada', 'building', t.s.display[0][0]);
    expect(BUILDINGS[t.of('Ada').supply[0]].level).toBe(1);
    t.rests('Ada', 'action');
    t.of('Ben').supply.push(...t.s.display[0], ...t.s.stacks[0]);
    t.s.display[0] = [];
    t.s.stacks[0] = [];
    t.bonus('Ada', 'infrastructure 4').rests('Ada', 'action');
  });
});
