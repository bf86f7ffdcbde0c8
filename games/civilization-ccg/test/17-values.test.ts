/** The numbers that follow from the cards in play: whose cards count, where, and when (CCG-17.3, 17.4, 17.7, 17.10, 17.14). */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { ANTI_AIRCRAFT, DEFENDER, SELF_SUFFICIENT } from '../rules/cards.ts';
import { readyTarget } from '../rules/effects.ts';
import { isTarget } from '../rules/match.ts';
import {
  discardValue,
  discoveryCost,
  drawCost,
  eraFor,
  handLimit,
  hasUnitSite,
  incomeOf,
  keptOutBy,
  keywordOf,
  moveOf,
  satisfaction,
  slotsOf,
  stageCost,
  stops,
  strengthOf,
  toughnessOf,
  truceBetween,
  unitLimit,
  unrest,
  upkeepOf,
  victoryFood,
} from '../rules/values.ts';
import { lay, type Side, type Table } from './scene.ts';

const n = numberOf;
const [A, B, C] = [0, 1, 2];

const main = (A: Partial<Side>, B: Side = { row: ['athens'] }) =>
  lay({ from: 'main', A: { row: ['rome'], era: 3, ...A }, B: { era: 3, ...B } });

const incomes = (t: Table, place: string) => [0, 1, 2].map(kind => incomeOf(t.s, t.find(place), kind));

describe('numbers of a player', () => {
  it('CCG-17.10, 17.7 what everybody pays for a card, or one player, never less than 1', () => {
    const t = main({ events: 'inflation' }, { row: ['athens: library'], knows: 'printing-press' });
    expect([drawCost(t.s, A), drawCost(t.s, B)]).toEqual([4, 1]);
    const cheap = main({}, { row: ['athens: library'], knows: 'printing-press' });
    expect([drawCost(cheap.s, A), drawCost(cheap.s, B)]).toEqual([3, 1]);
  });

  it('CCG-8.11 satisfaction: own cards that are in force, whoever else has some', () => {
    const t = main(
      {
        row: ['plains: wine temple', 'rome: ~temple', 'plains: ivory monument B.spearmen'],
        knows: 'medicine',
      },
      { row: ['athens: temple', 'tundra: wine', 'floodplains'], knows: 'code-of-laws', devising: 'medicine' },
    );
    expect([satisfaction(t.s, A), satisfaction(t.s, B)]).toEqual([6, 5]);
    expect([unrest(t.s, A), unrest(t.s, B)]).toEqual([0, 0]);
    const poor = main({ row: ['plains', 'rome', 'floodplains', 'plains'] });
    expect(unrest(poor.s, A)).toBe(3);
  });

  it('CCG-17.14 so many of the own buildings, up to a limit; no unit, no works, nobody else, nothing occupied', () => {
    const at = (row: string[], other = 'athens: city-walls bunker') =>
      satisfaction(main({ row: ['beijing', ...row] }, { row: [other] }).s, A) - 2;
    expect(at(['plains: spearmen ~palisade'])).toBe(0);
    expect(at(['plains: palisade'])).toBe(1);
    expect(at(['plains: palisade B.spearmen'])).toBe(0);
    expect(at(['plains: palisade', 'hills: watchtower', 'plains: palisade'])).toBe(2);
    const luxury = (row: string[]) =>
      satisfaction(main({ row: ['rome: taj-mahal', ...row] }, { row: ['athens', 'hills: gold'] }).s, A) - 3;
    expect(luxury(['hills: gold', 'hills: iron'])).toBe(1);
    expect(luxury(['hills: gold', 'desert: gold', 'mountains: gold', 'hills: gold'])).toBe(3);
    expect(luxury(['hills: gold B.spearmen', 'desert: gold'])).toBe(1);
  });

  it('CCG-17.11, 17.14 every player loses a food for every two terrains', () => {
    const t = main(
      { row: ['plains', 'rome', 'plains'], food: 5, hand: 'black-death' },
      { row: ['athens', 'plains', 'plains', 'plains'], food: 5 },
    );
    t.answer('A', 'play', 'black-death');
    expect(t.s.food).toEqual([4, 3]);
  });

  it('CCG-13.4, 15.4, 16.1 limits, changed by own cards alone', () => {
    const t = main({
      row: ['rome: great-library apollo-program terracotta-army', 'plains'],
      knows: 'writing',
    });
    expect([handLimit(t.s, A), handLimit(t.s, B)]).toEqual([10, 7]);
    expect([unitLimit(t.s, A), unitLimit(t.s, B)]).toEqual([5, 1]);
    expect([victoryFood(t.s, A), victoryFood(t.s, B)]).toEqual([6, 10]);
  });

  it('CCG-9.2, 17.7 the price of a discovery: own cards, for terrains or resources, and an expedition for this phase', () => {
    const t = lay({
      from: 'explorers',
      A: {
        row: ['coast', 'plains', 'rome', 'coast', 'plains'],
        knows: 'navigation astronomy',
        hand: 'expedition',
        era: 3,
      },
      B: { row: ['athens', 'plains', 'plains'], era: 3 },
    });
    const prices = () => [A, B].map(seat => [discoveryCost(t.s, seat, 1), discoveryCost(t.s, seat, 2)]);
    expect(prices()).toEqual([
      [3, 4],
      [3, 3],
    ]);
    t.answer('A', 'play', 'expedition');
    expect(prices()).toEqual([
      [1, 2],
      [3, 3],
    ]);
    t.answer('A', 'pass');
    expect(prices()).toEqual([
      [3, 4],
      [3, 3],
    ]);
    const inland = main({ row: ['coast', 'rome'], knows: 'navigation' });
    expect(discoveryCost(inland.s, A, 1)).toBe(2);
  });

  it('CCG-12.3 what a card is worth: its era, more with own cards for its kind', () => {
    const at = (capital: string, there = '') => {
      const t = main({ row: [capital + there] }, { row: ['athens'], knows: 'printing-press' });
      return ['writing', 'granary', 'tanks', 'pyramids'].map(card => discardValue(t.s, A, n(card)));
    };
    expect(at('rome')).toEqual([1, 1, 3, 1]);
    expect(at('babylon')).toEqual([2, 1, 3, 1]);
    expect(at('babylon', ': leonardos-workshop')).toEqual([3, 2, 4, 2]);
    expect(at('babylon', ': ~leonardos-workshop')).toEqual([2, 1, 3, 1]);
  });

  it('CCG-12.11, 17.10 stages: the first, the last, each, or those on the own terrain', () => {
    const t = main(
      { row: ['hills', 'thebes', 'plains'], knows: 'mathematics confucianism' },
      { row: ['athens: university', 'plains: research-lab'], knows: 'mass-production' },
    );
    const stages = (seat: number, card: string, place = -1) =>
      [0, 1].map(stage => stageCost(t.s, seat, n(card), stage, place));
    expect(stages(A, 'medicine')).toEqual([3, 2]);
    expect(stages(B, 'medicine')).toEqual([2, 2]);
    expect(stageCost(t.s, A, n('ancestor-worship'), 0, -1)).toBe(1);
    expect(stages(B, 'tanks', t.find('B[0]'))).toEqual([4, 3]);
    expect(stages(A, 'tanks', t.find('A[1]'))).toEqual([5, 4]);
    expect(stages(A, 'city-walls', t.find('A[0]'))).toEqual([1, 2]);
    expect(stages(A, 'city-walls', t.find('A[1]'))).toEqual([2, 2]);
    expect(stages(A, 'granary', t.find('A[0]'))).toEqual([4, 3]);
    expect(stages(A, 'pyramids', t.find('A[2]'))).toEqual([3, 4]);
  });

  it('CCG-15.2 eras', () => {
    expect([1, 4, 5, 6, 7, 9].map(eraFor)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

describe('numbers of a terrain', () => {
  it('CCG-12.1, 17.10 own texts for fitting terrains; what is being built adds nothing', () => {
    const t = main(
      {
        row: ['coast: ~harbour fish', 'london', 'plains: granary', 'plains'],
        knows: 'seafaring crop-rotation',
      },
      { row: ['coast', 'athens'], knows: 'republic' },
    );
    expect(incomes(t, 'A[0]')).toEqual([2, 2, 2]);
    expect(incomes(t, 'A[1]')).toEqual([1, 3, 2]);
    expect(incomes(t, 'A[2]')).toEqual([3, 1, 1]);
    expect(incomes(t, 'A[3]')).toEqual([1, 1, 1]);
    expect(incomes(t, 'B[0]')).toEqual([1, 0, 2]);
    expect(incomes(t, 'B[1]')).toEqual([1, 1, 5]);
  });

  it('CCG-17.9 events attached to a player lower the income of that player, never below 0', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'], events: 'embargo>B/2 drought>B/1 general-strike>B/2' },
      B: { row: ['athens', 'plains', 'coast', 'steppe'] },
      C: { row: ['babylon', 'plains'] },
    });
    expect(incomes(t, 'B[0]')).toEqual([1, 0, 2]);
    expect(incomes(t, 'B[1]')).toEqual([0, 0, 0]);
    expect(incomes(t, 'B[2]')).toEqual([1, 0, 1]);
    expect(incomes(t, 'B[3]')).toEqual([0, 0, 0]);
    expect(incomes(t, 'C[1]')).toEqual([1, 1, 1]);
    expect(incomes(t, 'A[0]')).toEqual([1, 2, 2]);
  });

  it('CCG-6.3.a, 17.4.a a crash holds for this turn, for the tax of the terrains there are', () => {
    const t = lay({
      from: 'management',
      A: { row: ['rome', 'coast: market'], knows: 'alphabet', era: 3 },
      B: { row: ['athens', 'coast'], hand: 'stock-crash', era: 3 },
    });
    t.answer('B', 'play', 'stock-crash').waitsFor('A: manage');
    expect([incomes(t, 'A[0]'), incomes(t, 'A[1]')]).toEqual([
      [1, 2, 0],
      [1, 0, 1],
    ]);
    expect([incomes(t, 'B[0]'), incomes(t, 'B[1]')]).toEqual([
      [1, 1, 3],
      [1, 0, 2],
    ]);
    t.answer('A', 'pass').waitsFor('A: final');
    expect(incomes(t, 'A[1]')).toEqual([1, 0, 1]);
    t.answer('A', 'pass');
    expect(incomes(t, 'A[1]')).toEqual([1, 0, 3]);
  });

  it('CCG-12.6, 12.8, 10.8 slots, sites and stops of the terrain itself and what stands on it', () => {
    const t = main({
      row: ['delta: barracks', 'plains: stables', 'rome', 'mountains: cavalry spearmen', 'jungle'],
    });
    expect(t.s.row[A].map(terrain => slotsOf(t.s, terrain))).toEqual([2, 1, 1, 1, 1]);
    const [infantry, cavalry] = [0, 1];
    const sites = (type: number) => t.s.row[A].map(terrain => hasUnitSite(t.s, terrain, type));
    expect(sites(infantry)).toEqual([true, false, false, false, false]);
    expect(sites(cavalry)).toEqual([false, true, false, false, false]);
    const stop = (unit: string) => t.s.row[A].map(terrain => stops(t.s, terrain, t.find(unit)));
    expect(stop('cavalry')).toEqual([false, false, false, true, false]);
    expect(stop('spearmen')).toEqual([false, false, false, false, false]);
    const jungle = t.find('A[4]');
    expect(keptOutBy(t.s, jungle, t.find('cavalry'), true)).toBe(jungle);
    expect(keptOutBy(t.s, jungle, t.find('spearmen'), true)).toBeUndefined();
    expect(keptOutBy(t.s, t.find('A[3]'), t.find('cavalry'), true)).toBeUndefined();
    const held = main({ row: ['plains: barracks B.spearmen', 'rome'] });
    expect(hasUnitSite(held.s, held.find('A[0]'), infantry)).toBe(false);
  });

  it('CCG-17.10 a treaty binds the two, both ways, and nobody else', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome', 'open-sea'], events: 'peace-treaty>B/2' },
      B: { row: ['athens', 'jungle'] },
      C: { row: ['babylon'], events: 'blockade/1' },
    });
    const treaty = t.find('peace-treaty');
    expect([truceBetween(t.s, A, B), truceBetween(t.s, B, A)]).toEqual([treaty, treaty]);
    for (const [from, to] of [
      [A, C],
      [C, A],
      [B, C],
      [C, B],
      [A, A],
      [B, B],
    ])
      expect(truceBetween(t.s, from, to)).toBeUndefined();
  });
});

describe('numbers of a unit', () => {
  it('CCG-17.9, 17.4 those of its own cards, where they speak of it; buildings keep what is printed', () => {
    const t = main(
      {
        row: ['hills: great-wall spearmen', 'kyoto: star-fort', 'steppe: cavalry castle B.axemen'],
        knows: 'the-wheel monarchy',
      },
      { row: ['athens: bunker', 'forest: spearmen A.archers'] },
    );
    const stats = (unit: string) => {
      const u = t.find(unit);
      return [strengthOf(t.s, u), toughnessOf(t.s, u), moveOf(t.s, u)];
    };
    expect(stats('spearmen')).toEqual([2, 2, 2]);
    // no fort on occupied land
    expect(stats('cavalry')).toEqual([2, 3, 4]);
    expect(stats('archers')).toEqual([2, 1, 1]);
    expect(stats('B.spearmen')).toEqual([2, 1, 1]);
    expect(stats('A[1]')).toEqual([5, 10, 0]);
    expect(stats('B[0]')).toEqual([2, 8, 0]);
    expect(stats('great-wall')).toEqual([0, 6, 0]);
    expect(stats('castle')).toEqual([1, 6, 0]);
    expect(stats('star-fort')).toEqual([2, 6, 0]);
  });

  it('CCG-17.4, 17.10 a keyword by a card in force, for those it names, there', () => {
    const t = main(
      {
        row: [
          'plains: star-fort spearmen cavalry',
          'karakorum',
          'plains: star-fort axemen B.archers',
          'plains: swordsmen',
        ],
      },
      { row: ['athens: aa-battery self-propelled-aa', 'plains: cavalry tanks'] },
    );
    const has = (keyword: number, ...units: string[]) =>
      units.map(unit => keywordOf(t.s, t.find(unit), keyword));
    expect(has(DEFENDER, 'spearmen', 'cavalry', 'axemen', 'swordsmen', 'B.archers')).toEqual([1, 0, 0, 0, 1]);
    expect(has(SELF_SUFFICIENT, 'cavalry', 'spearmen', 'B.cavalry')).toEqual([1, 0, 0]);
    expect(has(ANTI_AIRCRAFT, 'B.self-propelled-aa', 'B.tanks', 'B[0]', 'A[1]')).toEqual([3, 0, 2, 0]);
  });

  it('CCG-10.1, 14.5 upkeep abroad: more by the own republic and in a desert, nothing for who is self-sufficient', () => {
    const t = main(
      { row: ['karakorum: archers'], knows: 'republic' },
      {
        row: ['athens', 'desert: A.spearmen A.cavalry', 'plains: A.axemen A.scouts', 'plains'],
        knows: 'democracy',
      },
    );
    const upkeep = (...units: string[]) => units.map(unit => upkeepOf(t.s, t.find(unit)));
    expect(upkeep('archers', 'spearmen', 'cavalry', 'axemen', 'scouts')).toEqual([1, 3, 0, 2, 0]);
  });

  it('CCG-17.11, 17.4 keywords for this phase: the higher value counts, what is lost is lost', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'], hand: 'night-assault', era: 3 },
      B: {
        row: ['plains', 'plains: archers', 'athens', 'plains: archers aa-guns spearmen'],
        hand: 'air-raid-alert',
        era: 3,
      },
    });
    t.attack('B[3]', 'axemen').waitsFor('B: declared').answer('B', 'play', 'air-raid-alert');
    const has = (keyword: number, ...units: string[]) =>
      units.map(unit => keywordOf(t.s, t.find(unit), keyword));
    expect(
      has(ANTI_AIRCRAFT, 'B.archers#2', 'B.aa-guns', 'B.spearmen', 'B.archers', 'B[2]', 'axemen'),
    ).toEqual([2, 3, 2, 0, 2, 0]);
    expect(has(DEFENDER, 'B.archers#2', 'B.aa-guns')).toEqual([1, 0]);
    t.waitsFor('A: declared').answer('A', 'play', 'night-assault');
    expect(t.tells('changed').map(([seat, card]) => [seat, card])).toEqual([
      [B, n('archers')],
      [B, n('aa-guns')],
      [B, n('spearmen')],
      [B, n('athens')],
      [B, n('archers')],
      [B, n('aa-guns')],
      [B, n('spearmen')],
      [A, n('axemen')],
    ]);
  });

  it('CCG-7.11 only damage and changed values may befall a capital, in the military phase', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome'] },
      B: { row: ['athens', 'plains'] },
    });
    const anyUnit = readyTarget({ type: 'unit', owner: 'any' });
    const may = (card: string) =>
      anyUnit !== undefined && isTarget(t.s, anyUnit, A, t.find('B[0]'), n(card), false);
    expect(may('battle-standards')).toBe(true);
    expect(may('undermining')).toBe(true);
    for (const card of ['desertion', 'bribery', 'barbarian-raid', 'earthquake'])
      expect(may(card), card).toBe(false);
  });
});
