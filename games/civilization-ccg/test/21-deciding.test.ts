import { describe, expect, it } from 'vitest';
import { orders } from '../rules/orders.ts';
import { lay, type Table, type Who } from './scene.ts';

/** The choice that is made for a player whose time is up, carried out. */
function timeIsUp(t: Table, who: Who): Table {
  const q = t.question(who);
  const answer = orders.whileAway(t.s, q, t.g.options(q));
  if (answer === undefined) throw new Error(`nothing is chosen for ${who}: ${q.kind}`);
  return t.answer(who, ...(answer as [string, ...number[]]));
}

describe('time runs out', () => {
  it('CCG-21.1 windows and main steps are passed', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['rome'], food: 3, atlas: 'plains', hand: 'alphabet' },
      B: { row: ['athens'], hand: 'locusts' },
    });
    timeIsUp(t.waitsFor('B: opening'), 'B').waitsFor('A: explore');
    timeIsUp(t, 'A').waitsFor('A: military');
    timeIsUp(t, 'A').waitsFor('A: manage');
    timeIsUp(t, 'A');
    expect([t.row('A'), t.s.food[0]]).toEqual([['rome'], 3]);
    expect(t.s.active).toBe(1);
  });

  it('CCG-21.1 a draft is called off', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B: { row: ['athens', 'plains: spearmen'] },
    });
    t.answer('A', 'attack', 'B[1]').answer('A', 'join', 'axemen').waitsFor('A: muster');
    timeIsUp(t, 'A').waitsFor('A: military');
    expect(t.s.declared.kind).toBe(0);
  });

  it('CCG-21.1 surplus, damage and discards take the cheapest card first', () => {
    const t = lay({
      from: 'final',
      A: { row: ['rome'], library: 'temple', hand: 'temple temple temple temple temple locusts granary' },
    });
    timeIsUp(t.waitsFor('A: discardDown'), 'A');
    expect(t.pile('discard', 'A')).toEqual(['locusts']);
    const hit = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B: { row: ['athens', 'plains: swordsmen spearmen'] },
    });
    hit.attack('B[1]', 'axemen').waitsFor('B: hit');
    timeIsUp(hit, 'B').waitsFor('A: military');
    expect(hit.pile('discard', 'B')).toEqual(['spearmen']);
  });

  it('CCG-21.1 upkeep is paid from left to right as far as the food goes', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains', 'rome', 'plains'], food: 1 },
      B: { row: ['plains: A.spearmen', 'athens', 'plains: A.axemen'] },
    });
    timeIsUp(t.waitsFor('A: upkeep'), 'A').waitsFor('A: military');
    expect(t.tells('fed')).toEqual([[0, t.s.face[t.find('spearmen')], 1]]);
    expect(t.tells('unfed').length).toBe(1);
  });

  it('CCG-21.1 nobody advances, nobody demolishes, and the left edge is lost', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: swordsmen', 'rome'] },
      B: { row: ['athens', 'plains: spearmen'] },
    });
    t.attack('B[1]', 'swordsmen').waitsFor('A: advance');
    timeIsUp(t, 'A').waitsFor('A: military');
    expect(t.on('A[0]')).toEqual(['swordsmen']);
    const edge = lay({ from: 'unrest', A: { row: ['plains', 'plains', 'rome', 'forest', 'forest'] } });
    timeIsUp(edge.waitsFor('A: edge'), 'A');
    expect(edge.row('A')).toEqual(['plains', 'rome', 'forest', 'forest']);
  });
});

describe('taking back', () => {
  /** Whether the answer can't be taken back. */
  const ends = (t: Table, ...said: [Who, string, ...(string | number)[]]) => {
    t.g.marked = false;
    t.answer(...said);
    return t.g.marked;
  };

  it('CCG-19.5 what only the own cards see can be taken back', () => {
    const t = lay({
      from: 'main',
      A: { row: ['plains', 'rome', 'plains'], hand: 'temple granary alphabet', library: 'temple' },
    });
    expect(ends(t, 'A', 'income', 'A[1]', 'production')).toBe(false);
    expect(ends(t, 'A', 'discard', 'temple')).toBe(false);
    t.arrange(s => {
      s.pool[0] = 4;
    });
    expect(ends(t, 'A', 'build', 'granary', 'A[0]')).toBe(false);
    expect(ends(t, 'A', 'income', 'A[0]', 'food')).toBe(false);
  });

  it('CCG-19.5 draws, events and new phases can not, though nobody was asked', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['plains: axemen', 'rome', 'plains'], food: 9, hand: 'festival', library: 'temple' },
      B: { row: ['athens', 'plains: spearmen'] },
    });
    expect(ends(t, 'A', 'pass')).toBe(true);
    t.answer('A', 'attack', 'B[1]');
    expect(ends(t, 'A', 'join', 'axemen')).toBe(false);
    expect(ends(t, 'A', 'go')).toBe(true);
    expect(ends(t, 'A', 'pass')).toBe(true);
    expect(ends(t, 'A', 'play', 'festival')).toBe(true);
    for (const place of ['A[0]', 'A[1]', 'A[2]']) t.answer('A', 'income', place, 'tax');
    t.arrange(s => {
      s.pool[3] = 3;
    });
    expect(ends(t, 'A', 'draw')).toBe(true);
  });
});
