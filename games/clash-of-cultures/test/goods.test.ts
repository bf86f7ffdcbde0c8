import { describe, expect, it } from 'vitest';
import { duel, position } from './position.ts';

describe('6. Resources, payments, trade routes', () => {
  it('COC-6.1 COC-6.2 EX-02 the food limit is 2 without Storage, 7 with it', () => {
    const t = duel()
      .goods('Ada', { food: 1 })
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] });
    t.turn('Ada').answer('Ada', 'collect', 'D7');
    for (const label of ['D7', 'D6', 'E7']) t.answer('Ada', 'take', label, 'food');
    t.answer('Ada', 'done');
    expect(t.has('Ada', 'food')).toBe(2);
    expect(t.tells('gain')).toEqual([[0, 0, 1, 2]]);
    t.knows('Ada', 'storage').turn('Ada').answer('Ada', 'collect', 'D7');
    for (const label of ['D7', 'D6', 'E7', 'C7']) t.answer('Ada', 'take', label, 'food');
    expect(t.has('Ada', 'food')).toBe(6);
  });

  it('COC-6.2 EX-03 gold beyond 7 is lost', () => {
    const t = duel().goods('Ada', { gold: 6 }).knows('Ada', 'tactics');
    t.city('Ben', 'D5', { with: ['temple', 'academy'] })
      .units('Ada', 'D6', { infantry: 1 })
      .turn('Ada');
    t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'go', 'D5');
    expect(t.has('Ada', 'gold')).toBe(7);
    expect(t.ownerOf('D5')).toBe('Ada');
  });

  it('COC-6.4 COC-6.5 COC-6.6 COC-9.1 EX-04 ideas and gold replace food when buying advances', () => {
    const t = duel().goods('Ada', { ideas: 1, gold: 1 }).turn('Ada').answer('Ada', 'advance', 'storage');
    expect([t.has('Ada', 'ideas'), t.has('Ada', 'gold'), t.has('Ada', 'mood')]).toEqual([0, 0, 1]);
    expect(t.owns('Ada', 'storage')).toBe(true);
    expect(t.s.cubes[0]).toBe(2);
    t.waitsFor('Ada: turn');
    expect(t.why('Ada', 'advance', 'irrigation')).toBe('cannot-pay');
  });

  it('COC-6.5 EX-05 gold replaces what is missing of a building', () => {
    const t = duel()
      .city('Ada', 'B4')
      .knows('Ada', 'writing')
      .goods('Ada', { wood: 2, food: 1, gold: 1 })
      .turn('Ada');
    t.answer('Ada', 'construct', 'D7', 'academy');
    expect([t.has('Ada', 'wood'), t.has('Ada', 'food'), t.has('Ada', 'gold'), t.has('Ada', 'ideas')]).toEqual(
      [1, 0, 0, 2],
    );
  });

  it('COC-6.6 EX-06 ideas stand for food only in advances', () => {
    const t = duel().goods('Ada', { food: 1, ideas: 1 }).turn('Ada');
    expect(t.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    t.goods('Ada', { gold: 1 }).answer('Ada', 'recruit', 'D7');
    expect(t.why('Ada', 'add', 'settler')).toBe('legal');
    expect(t.why('Ada', 'add', 'infantry')).toBe('legal');
  });

  it('COC-6.4 COC-6.9 all exact payments are offered, where there is a choice', () => {
    const t = duel()
      .goods('Ada', { food: 2, ideas: 2, gold: 1 })
      .turn('Ada')
      .answer('Ada', 'advance', 'fishing');
    t.waitsFor('Ada: pay');
    expect(
      t
        .legal('Ada')
        .map(([, code]) => code)
        .sort(),
    ).toEqual(
      [
        t.sum({ food: 2 }),
        t.sum({ food: 1, ideas: 1 }),
        t.sum({ food: 1, gold: 1 }),
        t.sum({ ideas: 2 }),
        t.sum({ ideas: 1, gold: 1 }),
      ].sort(),
    );
    t.answer('Ada', 'pay', t.sum({ food: 1, gold: 1 }));
    expect([t.has('Ada', 'food'), t.has('Ada', 'ideas'), t.has('Ada', 'gold')]).toEqual([1, 2, 0]);
  });

  it('COC-6.3 EX-33 a limit that sinks costs the excess at once', () => {
    const t = duel().goods('Ada', { ideas: 5, food: 2 }).knows('Ada', 'myths', 'state-religion').turn('Ada');
    t.answer('Ada', 'advance', 'dogma').answer('Ada', 'pay', t.sum({ food: 2 }));
    expect(t.has('Ada', 'ideas')).toBe(2);
  });

  it('COC-6.8 a forced loss takes no gold', () => {
    const t = duel().goods('Ada', { gold: 3, food: 2 }).nextEvent('famine-1');
    t.s.cubes[0] = 1;
    t.turn('Ada')
      .answer('Ada', 'advance', 'storage')
      .answer('Ada', 'pay', t.sum({ food: 2 }));
    t.answer('Ada', 'at', 'D5');
    expect(t.has('Ada', 'gold')).toBe(3);
    expect(t.mood('D7')).toBe('angry');
  });

  it('COC-6.12 COC-5.3 EX-09 trade routes pair units with cities of others, each once', () => {
    const t = position()
      .terrain({ E4: 'sea', F4: 'sea' })
      .city('Ada', 'D8')
      .knows('Ada', 'trade-routes', 'storage');
    t.city('Ben', 'D3').city('Ben', 'E3').city('Ben', 'F5');
    t.units('Ada', 'E4', { ship: 2, settler: 1 }).units('Ada', 'C8', { settler: 1 }).turn('Ada');
    t.waitsFor('Ada: routes');
    expect(t.legal('Ada')).toEqual([3, 2, 1, 0].map(n => ['routes', n, 0]));
    t.answer('Ada', 'routes', 3, 0);
    expect(t.has('Ada', 'food')).toBe(3);
    t.city('Ben', 'F5', { mood: 'angry' }).knows('Ada', 'currency').turn('Ada');
    t.answer('Ada', 'routes', 1, 1);
    expect([t.has('Ada', 'food'), t.has('Ada', 'gold')]).toEqual([4, 1]);
  });

  it('COC-6.12 without Trade Routes, without a city in reach, nobody is asked', () => {
    const t = duel().units('Ada', 'D3', { settler: 1 }).turn('Ada');
    t.waitsFor('Ada: turn');
    t.knows('Ada', 'trade-routes').turn('Ada').waitsFor('Ada: routes');
    duel().knows('Ada', 'trade-routes').units('Ada', 'D5', { settler: 1 }).turn('Ada').waitsFor('Ada: turn');
  });
});
