/** What is in force, and what changes for a while, touch nothing but what they speak of (CCG-17.3, 17.4). */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { DEFENDER, PRODUCTION } from '../rules/cards.ts';
import { DISCOVERY_OP, EFFECTS, readyTarget } from '../rules/effects.ts';
import { isTarget } from '../rules/match.ts';
import { discoveryCost, drawCost, incomeOf, keywordOf } from '../rules/values.ts';
import { lay } from './scene.ts';

const n = numberOf;
const [A, B] = [0, 1];

describe('occupied ground', () => {
  it('CCG-5.8, 17.3 a building there changes no price and no income elsewhere', () => {
    const t = lay({
      from: 'main',
      A: { row: ['coast: colossus B.trireme', 'rome', 'plains: library B.axemen', 'coast'] },
    });
    expect([drawCost(t.s, A), incomeOf(t.s, t.find('A[3]'), 2)]).toEqual([3, 2]);
    const free = lay({ from: 'main', A: { row: ['coast: colossus', 'rome', 'plains: library', 'coast'] } });
    expect([drawCost(free.s, A), incomeOf(free.s, free.find('A[3]'), 2)]).toEqual([2, 3]);
  });
});

describe('for a while', () => {
  it('CCG-9.2, 17.4.a an expedition is for who sent it; what speaks of terrains leaves resources alone', () => {
    const t = lay({
      from: 'explorers',
      active: 'B',
      A: { row: ['rome', 'plains', 'plains', 'plains'] },
      B: { row: ['athens', 'plains', 'plains', 'plains'], hand: 'expedition' },
    });
    t.answer('B', 'play', 'expedition');
    expect([A, B].map(seat => discoveryCost(t.s, seat, 1))).toEqual([4, 2]);
    t.arrange(s => {
      s.temp = [DISCOVERY_OP, -3, 1, -1, 0, 1];
    });
    expect([1, 2].map(what => discoveryCost(t.s, B, what))).toEqual([3, 4]);
  });

  it('CCG-17.11 changed strength is no keyword and no income', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: spearmen', 'plains'], hand: 'battle-standards battle-standards' },
    });
    t.answer('A', 'play', 'battle-standards').answer('A', 'at', 'A[0]');
    t.answer('A', 'play', 'battle-standards').answer('A', 'at', 'spearmen');
    expect(incomeOf(t.s, t.find('A[0]'), PRODUCTION)).toBe(2);
    for (let keyword = 0; keyword < 9; keyword++) expect(keywordOf(t.s, t.find('spearmen'), keyword)).toBe(0);
  });

  it('CCG-17.4 by night defenders lose what they have, in this fight', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'], hand: 'night-assault battle-standards', era: 2 },
      B: { row: ['plains: archers', 'athens', 'plains: archers'] },
    });
    t.attack('B[2]', 'axemen')
      .waitsFor('A: declared')
      .answer('A', 'play', 'night-assault')
      .waitsFor('A: declared');
    expect(['B.archers', 'B.archers#2'].map(unit => keywordOf(t.s, t.find(unit), DEFENDER))).toEqual([1, 0]);
  });
});

describe('texts', () => {
  it('CCG-17.10 what a text leaves out is nothing; what it forbids and which stages it means', () => {
    expect(EFFECTS[n('rome')][0]).toMatchObject({ unitTypes: 0, kinds: 0, conditions: [], which: 1 });
    expect(EFFECTS[n('mathematics')][0].which).toBe(2);
    expect(EFFECTS[n('mass-production')][0].which).toBe(3);
    expect([EFFECTS[n('jungle')][0].action, EFFECTS[n('peace-treaty')][0].action]).toEqual([1, 2]);
  });

  it('CCG-7.11 a capital may be chosen where the text does nothing to what is chosen', () => {
    const t = lay({ from: 'military', A: { row: ['rome'] }, B: { row: ['athens', 'plains'] } });
    const anyUnit = readyTarget({ type: 'unit', owner: 'any' });
    const may = (card: string) =>
      anyUnit !== undefined && isTarget(t.s, anyUnit, A, t.find('B[0]'), n(card), false);
    expect(['good-harvest', 'desertion'].map(may)).toEqual([true, false]);
  });
});

describe('limits', () => {
  it('CCG-15.4 as many units as a card allows are none too many', () => {
    const t = lay({
      from: 'activation',
      A: { row: ['rome: spearmen slingers ~archers'], knows: 'feudalism', era: 2 },
    });
    t.waitsFor('A: explore');
    expect(t.on('A[0]').sort()).toEqual(['archers', 'slingers', 'spearmen']);
  });
});
