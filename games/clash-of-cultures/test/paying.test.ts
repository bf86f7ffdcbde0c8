/** Gains, losses and payments in detail: limits, what may stand for what, and every exact way to pay. */
import { describe, expect, it } from 'vitest';
import { amountsOf, cultureForFood, goldForCulture } from '../rules/goods.ts';
import { BARBARIAN } from '../rules/state.ts';
import { duel, position, type Table } from './position.ts';
import { two } from './war.ts';

const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => x.why.key) ?? [];

/** A payment by hand: the price as food, ore, wood, ideas, gold, mood, culture. */
function price(t: Table, cost: number[], swaps = 0): Table {
  return t.arrange(() => {}, ['pay', { seat: 0, cost, swaps }], ['turn', 0]);
}

/** All ways to pay that are offered, as amounts, in order; the only one if nobody was asked. */
function ways(t: Table): number[][] {
  if (t.asked() !== 'Ada: pay') return t.tells('paid').map(args => [...(args[1] as number[])]);
  return t
    .legal('Ada')
    .map(([, code]) => amountsOf(code as number))
    .sort((a, b) => (String(b) < String(a) ? -1 : 1));
}

const IDEAS_FOR_FOOD = 1;
const TOKENS_ALIKE = 2;
const MOOD_FOR_RESOURCES = 8;
const MOOD_FOR_CULTURE = 16;
const IDEAS_FOR_RESOURCES = 32;

describe('6. Limits', () => {
  it('COC-6.1 COC-6.2 seven of each resource, two food without Storage, any number of tokens', () => {
    const filled = (t: Table) => {
      for (let kind = 0; kind < 7; kind++)
        t.arrange(() => {}, ['reward', { seat: 0, gains: [kind, 9] }], ['turn', 0]).answer(
          'Ada',
          'choose',
          kind,
        );
      return t.s.res.slice(0, 7);
    };
    expect(filled(duel())).toEqual([2, 7, 7, 7, 7, 9, 9]);
    expect(filled(duel().knows('Ada', 'storage'))).toEqual([7, 7, 7, 7, 7, 9, 9]);
    expect(filled(duel().knows('Ada', 'dogma'))).toEqual([2, 7, 7, 2, 7, 9, 9]);
    expect(filled(two().knows('Ada', 'dogma').masters('Ada', 'ziggurats'))).toEqual([2, 7, 7, 7, 7, 9, 9]);
    // the advances of others mean nothing
    expect(filled(duel().knows('Ben', 'dogma', 'storage'))).toEqual([2, 7, 7, 7, 7, 9, 9]);
  });

  it('COC-6.2 what is gained and what is lost is told', () => {
    const t = duel().goods('Ada', { ore: 5 });
    t.arrange(() => {}, ['reward', { seat: 0, gains: [1, 3] }], ['turn', 0]).answer('Ada', 'choose', 'ore');
    expect(t.tells()).toEqual(['gain 0 1 2 1']);
    t.arrange(() => {}, ['reward', { seat: 0, gains: [1, 3] }], ['turn', 0]).answer('Ada', 'choose', 'ore');
    expect(t.tells()).toEqual(['gain 0 1 0 3']);
    // more than the limit, by whatever way: nothing is taken away by a gain
    t.goods('Ada', { food: 4 });
    t.arrange(() => {}, ['reward', { seat: 0, gains: [0, 1] }], ['turn', 0]).answer('Ada', 'choose', 'food');
    expect(t.tells()).toEqual(['gain 0 0 0 1']);
  });

  it('COC-6.3 at the end of the turn what is above a limit goes, and is told', () => {
    const t = duel().wonder('great-library', 'D7', 'Ada').goods('Ada', { food: 2, ore: 7 }).turn('Ada');
    t.answer('Ada', 'library', 'storage').goods('Ada', { food: 6 }).answer('Ada', 'end');
    expect(t.log.map(tell => [tell.key, ...tell.args]).filter(([key]) => key === 'lose')).toEqual([
      ['lose', 0, 0, 4],
    ]);
    expect([t.has('Ada', 'food'), t.has('Ada', 'ore')]).toEqual([2, 7]);
  });
});

describe('6. Payments', () => {
  it('COC-6.4 COC-6.5 one way to pay is taken without a word, and told; nothing is not', () => {
    const t = price(duel().goods('Ada', { food: 1, ore: 2, wood: 1 }), [1, 1, 1, 0, 0, 0, 0]).waitsFor(
      'Ada: turn',
    );
    expect([t.s.res.slice(0, 7), t.s.paid]).toEqual([
      [0, 1, 0, 0, 0, 0, 0],
      [1, 1, 1, 0, 0, 0, 0],
    ]);
    expect(t.tells('paid')).toEqual([[0, [1, 1, 1, 0, 0, 0, 0]]]);
    const none = price(duel().goods('Ada', { food: 1, gold: 1 }), [0, 0, 0, 0, 0, 0, 0]).waitsFor(
      'Ada: turn',
    );
    expect([none.tells('paid'), none.s.paid]).toEqual([[], [0, 0, 0, 0, 0, 0, 0]]);
  });

  it('COC-6.5 gold stands for any resource, one for one, never for tokens', () => {
    const t = price(duel().goods('Ada', { food: 1, ore: 1, wood: 1, gold: 2 }), [1, 1, 1, 0, 0, 0, 0]);
    t.waitsFor('Ada: pay');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(ways(t)).toEqual([
      [1, 1, 1, 0, 0, 0, 0],
      [1, 1, 0, 0, 1, 0, 0],
      [1, 0, 1, 0, 1, 0, 0],
      [1, 0, 0, 0, 2, 0, 0],
      [0, 1, 1, 0, 1, 0, 0],
      [0, 1, 0, 0, 2, 0, 0],
      [0, 0, 1, 0, 2, 0, 0],
    ]);
    t.answer('Ada', 'pay', t.sum({ ore: 1, gold: 2 }));
    expect([t.s.res.slice(0, 7), t.s.paid]).toEqual([
      [1, 0, 1, 0, 0, 0, 0],
      [0, 1, 0, 0, 2, 0, 0],
    ]);
    expect(ways(price(duel().goods('Ada', { wood: 1, gold: 3 }), [0, 0, 2, 0, 1, 0, 0]))).toEqual([
      [0, 0, 1, 0, 2, 0, 0],
      [0, 0, 0, 0, 3, 0, 0],
    ]);
  });

  it('COC-6.6 ideas for food', () => {
    const t = price(
      duel().goods('Ada', { food: 1, ideas: 3, ore: 1, gold: 1 }),
      [2, 1, 0, 0, 0, 0, 0],
      IDEAS_FOR_FOOD,
    );
    expect(ways(t)).toEqual([
      [1, 1, 0, 1, 0, 0, 0],
      [1, 1, 0, 0, 1, 0, 0],
      [1, 0, 0, 1, 1, 0, 0],
      [0, 1, 0, 2, 0, 0, 0],
      [0, 1, 0, 1, 1, 0, 0],
      [0, 0, 0, 2, 1, 0, 0],
    ]);
  });

  it('26. ideas for any resource (Ziggurats)', () => {
    const t = price(
      duel().goods('Ada', { ideas: 2, ore: 1, wood: 1 }),
      [1, 1, 1, 0, 0, 0, 0],
      IDEAS_FOR_RESOURCES,
    );
    expect(ways(t)).toEqual(
      [
        [0, 1, 0, 2, 0, 0, 0],
        [0, 0, 1, 2, 0, 0, 0],
        [0, 1, 1, 1, 0, 0, 0],
      ].sort((a, b) => (String(b) < String(a) ? -1 : 1)),
    );
  });

  it('26. culture tokens for food (Warbeasts)', () => {
    const t = price(
      duel().goods('Ada', { food: 1, culture: 3, gold: 1 }),
      [1, 0, 0, 0, 0, 0, 1],
      cultureForFood(2),
    );
    expect(ways(t)).toEqual([
      [1, 0, 0, 0, 0, 0, 1],
      [0, 0, 0, 0, 1, 0, 1],
      [0, 0, 0, 0, 0, 0, 2],
    ]);
    // for so much of it, and for nothing else
    const price3 = (swaps: number) =>
      price(duel().goods('Ada', { food: 3, culture: 3 }), [3, 0, 0, 0, 0, 0, 0], swaps);
    expect(ways(price3(cultureForFood(2)))).toEqual([
      [3, 0, 0, 0, 0, 0, 0],
      [2, 0, 0, 0, 0, 0, 1],
      [1, 0, 0, 0, 0, 0, 2],
    ]);
    const ore = price(
      duel().goods('Ada', { food: 1, culture: 2, gold: 1 }),
      [1, 1, 0, 0, 0, 0, 0],
      cultureForFood(2),
    );
    expect(ways(ore)).toEqual([
      [1, 0, 0, 0, 1, 0, 0],
      [0, 0, 0, 0, 1, 0, 1],
    ]);
    const alike = price(
      duel().goods('Ada', { mood: 1, gold: 1 }),
      [0, 0, 0, 0, 0, 0, 1],
      TOKENS_ALIKE | goldForCulture(1),
    );
    expect(ways(alike)).toEqual([
      [0, 0, 0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0, 1, 0],
    ]);
    // of the tokens in the price some may be gold
    const gold = price(
      duel().goods('Ada', { food: 1, culture: 2, gold: 2 }),
      [1, 0, 0, 0, 0, 0, 1],
      goldForCulture(1),
    );
    expect(ways(gold)).toEqual([
      [1, 0, 0, 0, 1, 0, 0],
      [1, 0, 0, 0, 0, 0, 1],
      [0, 0, 0, 0, 2, 0, 0],
      [0, 0, 0, 0, 1, 0, 1],
    ]);
    expect(
      ways(price(duel().goods('Ada', { gold: 2, culture: 1 }), [0, 0, 0, 0, 0, 0, 2], goldForCulture(1))),
    ).toEqual([[0, 0, 0, 0, 1, 0, 1]]);
    // they stand for food alone
    expect(
      ways(
        price(
          duel().goods('Ada', { food: 1, culture: 3, gold: 1 }),
          [0, 1, 0, 0, 0, 0, 1],
          cultureForFood(2),
        ),
      ),
    ).toEqual([[0, 0, 0, 0, 1, 0, 1]]);
  });

  it('21.9 tokens of one kind for the other (Great Arena)', () => {
    const t = price(duel().goods('Ada', { mood: 2, culture: 2 }), [0, 0, 0, 0, 0, 1, 1], TOKENS_ALIKE);
    expect(ways(t)).toEqual([
      [0, 0, 0, 0, 0, 2, 0],
      [0, 0, 0, 0, 0, 1, 1],
      [0, 0, 0, 0, 0, 0, 2],
    ]);
    expect(
      ways(price(duel().goods('Ada', { mood: 1, culture: 2 }), [0, 0, 0, 0, 0, 2, 1], TOKENS_ALIKE)),
    ).toEqual([[0, 0, 0, 0, 0, 1, 2]]);
    expect(
      ways(price(duel().goods('Ada', { mood: 3, culture: 1 }), [0, 0, 0, 0, 0, 0, 2], TOKENS_ALIKE)),
    ).toEqual([
      [0, 0, 0, 0, 0, 2, 0],
      [0, 0, 0, 0, 0, 1, 1],
    ]);
  });

  it('26. mood tokens for resources (Captivi), and for culture tokens too (Architecture); gold for what they do not cover', () => {
    const t = price(
      duel().goods('Ada', { mood: 1, ore: 3, wood: 1, gold: 3 }),
      [1, 1, 0, 0, 0, 0, 0],
      MOOD_FOR_RESOURCES,
    );
    expect(ways(t)).toEqual([
      [0, 1, 0, 0, 1, 0, 0],
      [0, 1, 0, 0, 0, 1, 0],
      [0, 0, 0, 0, 2, 0, 0],
      [0, 0, 0, 0, 1, 1, 0],
    ]);
    const both = MOOD_FOR_RESOURCES | MOOD_FOR_CULTURE;
    expect(
      ways(price(duel().goods('Ada', { mood: 2, ore: 1, culture: 1 }), [0, 1, 0, 0, 0, 0, 2], both)),
    ).toEqual(
      [
        [0, 1, 0, 0, 0, 1, 1],
        [0, 1, 0, 0, 0, 2, 0],
        [0, 0, 0, 0, 0, 2, 1],
      ].sort((a, b) => (String(b) < String(a) ? -1 : 1)),
    );
    // culture does not stand for mood
    expect(ways(price(duel().goods('Ada', { mood: 1, culture: 3 }), [0, 0, 0, 0, 0, 1, 1], both))).toEqual([
      [0, 0, 0, 0, 0, 1, 1],
    ]);
  });

  it('COC-26.6 captives stand for tokens that are lacking, one each, and are told', () => {
    const aztecs = (goods: object) => {
      const t = two().masters('Ada', 'captives', 'human-sacrifice').goods('Ada', goods);
      t.s.captives = [BARBARIAN * 6 + 1, BARBARIAN * 6 + 1, BARBARIAN * 6 + 1];
      return t;
    };
    const t = price(aztecs({ mood: 1, culture: 1 }), [0, 0, 0, 0, 0, 2, 2]).waitsFor('Ada: turn');
    expect([t.s.captives.length, t.has('Ada', 'mood'), t.has('Ada', 'culture')]).toEqual([1, 0, 0]);
    expect(t.tells('captiveReturned')).toEqual([[0], [0]]);
    expect(t.tells('paid')).toEqual([[0, [0, 0, 0, 0, 0, 2, 2]]]);
    const enough = price(aztecs({ mood: 2 }), [0, 0, 0, 0, 0, 2, 0]).waitsFor('Ada: turn');
    expect([enough.s.captives.length, enough.has('Ada', 'mood')]).toEqual([3, 0]);
  });
});

describe('6. What can be paid', () => {
  /** Whether Ada can pay for this building, wonder or advance at all. */
  const temple = (t: Table, goods: object) =>
    t
      .city('Ada', 'D5')
      .knows('Ada', 'myths')
      .goods('Ada', goods)
      .turn('Ada')
      .may('Ada', 'construct', 'D7', 'temple');

  it('COC-6.4 COC-6.5 gold covers exactly what is lacking', () => {
    expect(temple(two(), { food: 1, gold: 2 })).toBe(true);
    expect(temple(two(), { food: 1, gold: 1 })).toBe(false);
    expect(temple(two(), { gold: 3 })).toBe(true);
    expect(temple(two(), { food: 2, ore: 7, gold: 0 })).toBe(false);
    expect(temple(two(), { food: 1, ore: 1, ideas: 5 })).toBe(false);
    expect(temple(two(), { food: 1, ore: 1, mood: 5, culture: 5 })).toBe(false);
  });

  it('26. Captivi and Ziggurats: what stands for what', () => {
    const rome = () => two().masters('Ada', 'captivi');
    expect(temple(rome(), { mood: 2, wood: 1 })).toBe(true);
    expect(temple(rome(), { mood: 1, gold: 1, wood: 1 })).toBe(true);
    expect(temple(rome(), { mood: 1, wood: 1 })).toBe(false);
    expect(temple(rome(), { culture: 3 })).toBe(false);
    const babylon = () => two().masters('Ada', 'ziggurats');
    expect(temple(babylon(), { ideas: 2, food: 1 })).toBe(true);
    expect(temple(babylon(), { ideas: 1, food: 1 })).toBe(false);
    expect(temple(babylon(), { ideas: 1, gold: 1, food: 1 })).toBe(true);
    expect(temple(babylon(), { ideas: 3 })).toBe(true);
    expect(temple(babylon(), { ideas: 1 })).toBe(false);
    expect(temple(babylon(), { ideas: 2 })).toBe(false);
  });

  it('COC-6.6 an advance: ideas and gold for food, together', () => {
    const buys = (goods: object) => duel().goods('Ada', goods).turn('Ada').may('Ada', 'advance', 'storage');
    expect(buys({ food: 1, ideas: 1 })).toBe(true);
    expect(buys({ ideas: 1, gold: 1 })).toBe(true);
    expect(buys({ ideas: 1 })).toBe(false);
    expect(buys({ food: 1, wood: 5, ore: 5, mood: 5, culture: 5 })).toBe(false);
  });

  it('21.9 COC-26.6 tokens: alike with the Great Arena, captives for those that are lacking', () => {
    const leader = (t: Table, goods: object, captives = 0) => {
      t.s.captives = Array.from({ length: captives }, () => BARBARIAN * 6 + 1);
      return t.goods('Ada', goods).turn('Ada').may('Ada', 'recruit', 'D7');
    };
    expect(leader(two(), { mood: 1, culture: 1 })).toBe(true);
    expect(leader(two(), { mood: 2 })).toBe(false);
    expect(leader(two(), { culture: 2 })).toBe(false);
    expect(leader(two().wonder('great-arena', 'D7', 'Ada'), { mood: 2 })).toBe(true);
    expect(leader(two().wonder('great-arena', 'D7', 'Ada'), { mood: 1 })).toBe(false);
    expect(leader(two().wonder('great-arena', 'D2', 'Ben'), { mood: 2 })).toBe(false);
    const aztecs = () => two().masters('Ada', 'captives', 'human-sacrifice');
    expect(leader(aztecs(), { mood: 1 }, 1)).toBe(true);
    expect(leader(aztecs(), {}, 1)).toBe(false);
    expect(leader(aztecs(), {}, 2)).toBe(true);
    expect(leader(aztecs().wonder('great-arena', 'D7', 'Ada'), { mood: 1 }, 1)).toBe(true);
    expect(leader(aztecs().wonder('great-arena', 'D7', 'Ada'), { mood: 1 }, 0)).toBe(false);
    expect(leader(two().masters('Ada', 'captives'), { mood: 1 }, 1)).toBe(false);
  });

  it('26. Architecture: the same mood token is not spent for culture and for a resource', () => {
    const wall = (goods: object) =>
      two()
        .city('Ada', 'D7', { mood: 'happy' })
        .city('Ada', 'D5')
        .masters('Ada', 'architecture-egypt')
        .knows('Ada', 'engineering', 'storage', 'siegecraft')
        .wonderCard('Ada', 'great-wall')
        .goods('Ada', goods)
        .turn('Ada')
        .may('Ada', 'wonder', 'great-wall', 'D7');
    const rest = { food: 3, wood: 2 };
    expect(wall({ ...rest, ore: 6, culture: 3, mood: 3 })).toBe(true);
    expect(wall({ ...rest, ore: 6, culture: 3, mood: 2 })).toBe(false);
    expect(wall({ ...rest, ore: 6, culture: 3, mood: 2, gold: 1 })).toBe(true);
    expect(wall({ ...rest, ore: 7, culture: 6, mood: 0 })).toBe(true);
  });

  it('COC-6.9 what was spent is gone from the player, and is not from another', () => {
    const t = position(3).city('Ada', 'D7').goods('Ada', { food: 2 }).goods('Ben', { food: 2 }).turn('Ada');
    t.answer('Ada', 'advance', 'storage');
    expect([t.has('Ada', 'food'), t.has('Ben', 'food')]).toEqual([0, 2]);
  });
});
