import { describe, expect, it } from 'vitest';
import { duel } from './position.ts';

describe('9. Advances', () => {
  it('COC-9.3 EX-26 buying one: price, cube, bonus token', () => {
    const t = duel().goods('Ada', { food: 2 });
    t.s.cubes[0] = 2;
    t.turn('Ada').answer('Ada', 'advance', 'myths');
    expect([t.has('Ada', 'food'), t.has('Ada', 'mood'), t.s.cubes[0], t.s.actions]).toEqual([0, 1, 1, 2]);
  });

  it('COC-9.2 EX-27 EX-28 what can be bought legally', () => {
    const t = duel().goods('Ada', { food: 2 }).turn('Ada');
    expect(t.why('Ada', 'advance', 'farming')).toBe('already-owned');
    expect(t.reason('Ada', 'advance', 'navigation')[0]).toBe('missing-top-advance');
    expect(t.why('Ada', 'advance', 'voting')).toBe('missing-requirement');
    t.knows('Ada', 'writing', 'philosophy', 'voting', 'tactics', 'draft');
    expect(t.why('Ada', 'advance', 'nationalism')).toBe('other-government');
    expect(t.why('Ada', 'advance', 'separation-of-power')).toBe('legal');
    t.goods('Ada', { food: 1 });
    expect(t.why('Ada', 'advance', 'separation-of-power')).toBe('cannot-pay');
  });

  it('COC-9.3 COC-9.6 COC-6.7 COC-20.1 EX-29 Priesthood makes a Science advance free; Philosophy adds an idea; the event comes last', () => {
    const t = duel().knows('Ada', 'myths', 'priesthood', 'writing', 'philosophy').nextEvent('good-year-2');
    t.s.cubes[0] = 1;
    t.turn('Ada').answer('Ada', 'advance', 'math');
    expect([t.has('Ada', 'culture'), t.has('Ada', 'ideas')]).toEqual([1, 1]);
    t.answer('Ada', 'at', 'D5');
    expect(t.s.cubes[0]).toBe(3);
    expect(t.has('Ada', 'food')).toBe(1);
    t.goods('Ada', { ideas: 0 });
    expect(t.why('Ada', 'advance', 'astronomy')).toBe('cannot-pay');
  });

  it('COC-9.6 Math and Astronomy make their advances free', () => {
    const t = duel().knows('Ada', 'math', 'fishing', 'astronomy').turn('Ada');
    for (const id of ['engineering', 'roads', 'navigation', 'cartography'])
      expect(t.why('Ada', 'advance', id)).toBe('legal');
    expect(t.why('Ada', 'advance', 'sanitation')).toBe('cannot-pay');
    t.answer('Ada', 'advance', 'roads');
    expect([t.s.actions, t.has('Ada', 'culture')]).toEqual([2, 1]);
  });

  it('COC-9.4 COC-22.5 EX-30 Quick Advance takes no cube and causes no event', () => {
    const t = duel().goods('Ada', { culture: 1 });
    const card = t.card('Ada', 'quick-advance');
    t.s.cubes[0] = 1;
    t.turn('Ada').answer('Ada', 'play', card).answer('Ada', 'advance', 'storage');
    expect([t.s.cubes[0], t.has('Ada', 'mood'), t.has('Ada', 'culture'), t.s.actions]).toEqual([1, 1, 0, 3]);
    expect(t.s.actionDiscard).toEqual([card]);
  });

  it('COC-9.5 EX-31 Free Education after a purchase paid with ideas or gold', () => {
    const t = duel().knows('Ada', 'writing', 'free-education').goods('Ada', { ideas: 3 }).turn('Ada');
    t.answer('Ada', 'advance', 'irrigation').waitsFor('Ada: freeEducation').answer('Ada', 'yes');
    expect([t.has('Ada', 'ideas'), t.has('Ada', 'mood')]).toEqual([0, 2]);
    t.goods('Ada', { food: 2, ideas: 1 })
      .answer('Ada', 'advance', 'storage')
      .answer('Ada', 'pay', t.sum({ food: 2 }));
    t.waitsFor('Ada: turn');
  });

  it('COC-9.5 not for the purchase of Free Education itself, nor for a free advance', () => {
    const t = duel().knows('Ada', 'writing').goods('Ada', { ideas: 3 }).turn('Ada');
    t.answer('Ada', 'advance', 'free-education').waitsFor('Ada: turn');
    const u = duel().knows('Ada', 'writing', 'free-education').goods('Ada', { ideas: 3, culture: 1 });
    const card = u.card('Ada', 'quick-advance');
    u.turn('Ada').answer('Ada', 'play', card).answer('Ada', 'advance', 'storage').waitsFor('Ada: turn');
    // Dogma gives its advance for nothing, though the Temple was paid in gold
    const v = duel().city('Ada', 'B4').knows('Ada', 'writing', 'free-education', 'myths', 'state-religion');
    v.knows('Ada', 'dogma').goods('Ada', { food: 1, wood: 1, gold: 1, ideas: 1 });
    v.turn('Ada').answer('Ada', 'construct', 'D7', 'temple').answer('Ada', 'choose', 'mood');
    v.answer('Ada', 'advance', 'devotion').waitsFor('Ada: turn');
    expect([v.has('Ada', 'gold'), v.has('Ada', 'ideas')]).toEqual([0, 1]);
  });

  it('COC-9.5.a EX-110 New Ideas buys: Free Education applies, no cube leaves the track', () => {
    const t = duel().knows('Ada', 'writing', 'free-education').goods('Ada', { food: 1, ideas: 2 });
    const card = t.card('Ada', 'new-ideas');
    t.turn('Ada').answer('Ada', 'play', card).answer('Ada', 'advance', 'irrigation');
    t.answer('Ada', 'pay', t.sum({ food: 1, ideas: 1 })).answer('Ada', 'yes');
    expect([t.has('Ada', 'food'), t.has('Ada', 'ideas'), t.has('Ada', 'mood')]).toEqual([0, 2, 2]);
    expect([t.s.cubes[0], t.s.actions]).toEqual([3, 2]);
  });

  it('COC-27.7 EX-32 Dogma gives a Theocracy advance with each Temple, with a cube as usual', () => {
    const t = duel()
      .city('Ada', 'B4')
      .knows('Ada', 'myths', 'state-religion', 'dogma')
      .goods('Ada', { food: 1, wood: 1, ore: 1 });
    t.s.cubes[0] = 2;
    t.turn('Ada').answer('Ada', 'construct', 'D7', 'temple').answer('Ada', 'choose', 'mood');
    t.waitsFor('Ada: freeAdvance');
    expect(t.why('Ada', 'advance', 'storage')).toBe('not-among-these');
    t.answer('Ada', 'advance', 'devotion');
    expect(t.owns('Ada', 'devotion')).toBe(true);
    expect([t.s.cubes[0], t.has('Ada', 'food')]).toEqual([1, 1]);
  });

  it('COC-9.3 Writing draws an action and an objective card, Engineering and Monuments a wonder card', () => {
    const t = duel().goods('Ada', { food: 2, ideas: 4 }).knows('Ada', 'arts').turn('Ada');
    t.answer('Ada', 'advance', 'writing').answer('Ada', 'pay', t.sum({ ideas: 2 }));
    expect([t.s.hands[0].length, t.s.objectives[0].length]).toEqual([1, 1]);
    t.answer('Ada', 'advance', 'engineering').answer('Ada', 'pay', t.sum({ ideas: 2 }));
    expect(t.s.wonders[0].length).toBe(1);
    expect(t.tells('drawWonder')).toEqual([[0, t.s.wonders[0][0]]]);
  });

  it('COC-21.1 a wonder that lies face up may be taken instead of a drawn one', () => {
    const t = duel().goods('Ada', { food: 2 });
    t.s.wonderOpen.push(t.s.wonderDeck.shift() as number);
    const open = t.s.wonderOpen[0];
    t.turn('Ada').answer('Ada', 'advance', 'engineering').waitsFor('Ada: whichWonder').answer('Ada', 'pile');
    expect(t.s.wonders[0]).toEqual([open]);
    expect(t.s.wonderOpen).toEqual([]);
  });
});
