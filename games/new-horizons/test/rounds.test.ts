/** The grid, the display, and how rounds and the game end. */
import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../content/index.ts';
import { hexAt, hexQ, hexR } from '../rules/hexes.ts';
import { position } from './position.ts';
import { told } from './told.ts';

describe('10. The grid', () => {
  it('NH-10.3 a hex has its two coordinates and can be told by them', () => {
    for (const q of [-14, -1, 0, 3, 14])
      for (const r of [-14, -2, 0, 1, 14]) {
        const hex = hexAt(q, r);
        expect(hex).toBeGreaterThanOrEqual(0);
        expect([hexQ(hex), hexR(hex)]).toEqual([q, r]);
      }
  });

  it('NH-10.3 from every tile the hexes that touch two tiles are open, and no others', () => {
    const t = position('Ada', 'Ben').territory('salt-flats', 1, -1).territory('oak-woods', 2, -1);
    t.territory('reed-delta', 2, -2)
      .territory('river-ford', -1, -1)
      .territory('copper-hills', -2, 1)
      .noUnits('Ada');
    const lies = (q: number, r: number) => t.s.map.some(x => x.hex === hexAt(q, r));
    const touches = (q: number, r: number) => DIRECTIONS.filter(([dq, dr]) => lies(q + dq, r + dr)).length;
    let open = 0;
    for (const { hex, home } of [...t.s.map]) {
      const [q, r] = [hexQ(hex), hexR(hex)];
      t.noUnits('Ada').unit('Ada', 'settler', 1, `(${q}, ${r})`).player('Ada', { pawn: 'grow-a', active: 0 });
      t.turn('Ada').answer('Ada', 'use', 'recruit-and-move-a');
      for (const [dq, dr] of DIRECTIONS) {
        if (lies(q + dq, r + dr)) continue;
        const why = touches(q + dq, r + dr) >= 2 ? 'legal' : 'needs-two-neighbours';
        if (why === 'legal') open++;
        expect(t.why('Ada', 'step', 'settler', `(${q + dq}, ${r + dr})`), `${q},${r} home ${home}`).toBe(why);
      }
    }
    expect(open).toBeGreaterThan(10);
  });
});

describe('8. The display', () => {
  it('NH-8.10 an empty stack refills nothing', () => {
    const t = position('Ada', 'Ben').display(1, 'farm', 'market', 'shrine');
    t.player('Ben', {}).s.players[1].supply.push(...t.s.stacks[0].splice(0));
    t.bonus('Ada', 'infrastructure 1').answer('Ada', 'building', 'market');
    expect(t.s.display[0].length).toBe(2);
    expect(t.s.display[0]).not.toContain(undefined);
    t.bonus('Ada', 'infrastructure 1').answer('Ada', 'building', 'farm').rests('Ada', 'action');
    expect(t.of('Ada').supply.length).toBe(2);
  });
});

describe('18. Counting tiles', () => {
  it('NH-18.2 a map tile counts once, for a village, a city or either cube of a building', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'pathfinders', infrastructure: 8 });
    expect(t.points('Ada').government).toBe(0);
    t.territory('salt-flats', 1, -1, { village: 'Ada' });
    expect(t.points('Ada').government).toBe(1);
    t.territory('oak-woods', 0, -1, { village: 'Ben', city: 'Ada' });
    expect(t.points('Ada').government).toBe(2);
    t.territory('reed-delta', 0, 1).covered('reed-delta', 'farm', 'Ada');
    expect(t.points('Ada').government).toBe(3);
    t.territory('river-ford', 1, 1).covered('river-ford', 'granary', 'Ben', 'Ada');
    expect(t.points('Ada').government).toBe(4);
    t.territory('copper-hills', 2, -1, { village: 'Ben', city: 'Ben' }).marks('salt-flats', { city: 'Ada' });
    expect(t.points('Ada').government).toBe(4);
  });
});

describe('3. and 17. Rounds', () => {
  it('NH-3.1 the next round is told, then whose turn it is', () => {
    const t = position('Ada', 'Ben').turn('Ben', 'production');
    expect(told(t, () => t.answer('Ben', 'coins'))).toEqual([
      'coins Ben 1',
      'noGoal Ben master-builder 4 0',
      'round 2',
      'turn Ada',
    ]);
  });

  it('NH-17.1 after the last round the end is told, and nothing is asked any more', () => {
    const t = position('Ada', 'Ben').turn('Ben', 'production');
    t.s.lastRound = t.s.round;
    expect(told(t, () => t.answer('Ben', 'coins'))).toEqual([
      'coins Ben 1',
      'noGoal Ben master-builder 4 0',
      'end',
    ]);
    expect(t.s).toMatchObject({ over: true, asked: [] });
  });

  it('NH-25.8 a table with a limit of rounds ends there', () => {
    const t = position('Ada', 'Ben').turn('Ben', 'production');
    t.s.roundCap = t.s.round;
    expect(told(t, () => t.answer('Ben', 'coins'))).toEqual([
      'coins Ben 1',
      'noGoal Ben master-builder 4 0',
      'end',
    ]);
    expect(t.s).toMatchObject({ over: true, asked: [], lastRound: 0 });
    expect(t.of('Ada').government).not.toBe(NONE);
  });
});
