/** Captures: what belongs to the city and what stands elsewhere. */
import { describe, expect, it } from 'vitest';
import { ADVANCE_COUNT, B } from '../content/index.ts';
import { layoutFor } from '../rules/layout.ts';
import { offered } from './offered.ts';
import { duel, type Table } from './position.ts';
import { attack, two, war } from './war.ts';

describe('18. What a capture changes', () => {
  it('Ithobaal: Happy where a building of his own stands in the city, not in another one', () => {
    const mood = (in_: 'D5' | 'D7' | 'B2') => {
      const t = two().knows('Ada', 'tactics').city('Ben', 'D5').city('Ben', 'B2');
      t.city(in_ === 'D7' ? 'Ada' : 'Ben', in_, { with: [['temple', 'Ada']] });
      t.leads('Ada', 'ithobaal', 'D6').units('Ada', 'D6', { infantry: 1 }).turn('Ada');
      attack(t);
      return t.mood('D5');
    };
    expect([mood('D5'), mood('D7'), mood('B2')]).toEqual(['happy', 'angry', 'angry']);
  });

  it('COC-18.5 buildings of the next city stay as they are', () => {
    const t = war(1, 0).city('Ben', 'D5');
    const next = layoutFor(2).labels[t.space('D5') + 1];
    const first = Object.entries(B).find(([, kind]) => kind === 0)?.[0] as 'academy';
    t.city('Ben', next, { with: [first] });
    attack(t.turn('Ada'));
    expect([t.ownerOf('D5'), t.colour(next, first)]).toEqual(['Ada', 'Ben']);
  });

  it('COC-18.6 another building without a piece leaves the Port where it is', () => {
    const t = war(1, 0)
      .terrain({ E6: 'sea' })
      .city('Ben', 'D5', { with: ['port', 'temple'], port: 'E6' });
    for (const label of ['B2', 'B4', 'F2', 'F4', 'F6']) t.city('Ben', label, { with: [['temple', 'Ada']] });
    attack(t.turn('Ada'));
    expect([t.colour('D5', 'temple'), t.colour('D5', 'port'), t.s.port[t.space('D5')]]).toEqual([
      'none',
      'Ada',
      t.space('E6'),
    ]);
  });

  it('COC-18.6.a the Great Pyramid is noted when its own city is removed, no other', () => {
    const noted = (at: string) => {
      const t = war(1, 0).city('Ben', 'D5').wonder('great-pyramid', at, 'Ben');
      for (const label of ['B2', 'B4', 'F2', 'F4', 'F6', 'A7']) t.city('Ada', label);
      attack(t.turn('Ada'));
      expect(t.ownerOf('D5')).toBe('none');
      return t.s.noted.some(n => n > 0);
    };
    expect([noted('D5'), noted('D2')]).toEqual([true, false]);
  });

  it('COC-27.5 Fanaticism: a city of one’s own with room, and a piece', () => {
    const asked = (change: (t: Table) => unknown) => {
      const t = two().knows('Ben', 'fanaticism');
      change(t);
      // where there is none, nothing is said either
      return t.arrange(() => {}, ['fanatics', 1], ['turn', 0]).log.length;
    };
    expect(asked(() => {})).toBe(1);
    expect(asked(t => t.units('Ben', 'D2', { infantry: 3 }))).toBe(1);
    expect(asked(t => t.units('Ben', 'D2', { infantry: 4 }))).toBe(0);
    expect(asked(t => t.city('Ada', 'D2'))).toBe(0);
  });

  it('COC-18.4 a settler that must be placed, and one that may', () => {
    const t = two();
    const ways = (may: number) => {
      t.s.asked = [];
      t.g.ask(1, 'settlerTo', may);
      return t.legal('Ben').map(([verb]) => verb);
    };
    expect([ways(1), ways(0)]).toEqual([['at', 'none'], ['at']]);
  });
});

describe('24. Another government', () => {
  it('COC-24.5 all four cubes: three places to choose, the last is clear; nobody else loses one', () => {
    const t = duel().knows('Ada', 'philosophy', 'dogma', 'devotion', 'conversion', 'fanaticism');
    t.arrange(() => {}, ['government', { seat: 0, forced: 0 }], ['turn', 0]).waitsFor('Ada: government');
    t.answer('Ada', 'govern', 'democracy').waitsFor('Ada: reform');
    expect(offered(t, 'Ada', 'advance').length).toBe(ADVANCE_COUNT);
    t.answer('Ada', 'advance', 'civil-liberties').answer('Ada', 'advance', 'economic-liberty');
    t.waitsFor('Ada: turn');
    expect([t.owns('Ada', 'voting'), t.owns('Ada', 'separation-of-power'), t.owns('Ada', 'dogma')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([t.owns('Ben', 'farming'), t.owns('Ben', 'mining')]).toEqual([true, true]);
  });
});
