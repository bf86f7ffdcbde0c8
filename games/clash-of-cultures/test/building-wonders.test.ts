/** Wonders in detail: who may build them, what they cost, and their powers in the own turn. */
import { Play, redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { A, B, E, L, OBJECTIVE_CARDS, W } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { BARBARIAN } from '../rules/state.ts';
import { duel, expansion, position, type Table } from './position.ts';
import { two } from './war.ts';

const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => x.why.key) ?? [];

const ONE_EACH = { food: 1, ore: 1, wood: 1 } as const;
const RICH = { food: 7, wood: 7, ore: 7, culture: 5 } as const;

describe('21. Building wonders', () => {
  /** A Happy city with room for the wonder, and everything it takes but the advance it asks for. */
  const site = (
    wonder: 'great-wall' | 'great-gardens' | 'great-pyramid' | 'great-statue' | 'great-arena',
    t = two(),
  ) =>
    t
      .city('Ada', 'D7', { mood: 'happy' })
      .city('Ada', 'D5', { mood: 'happy' })
      .knows('Ada', 'engineering', 'storage')
      .goods('Ada', RICH)
      .wonderCard('Ada', wonder);

  it('COC-21.2 COC-21.4 the reasons, with what is missing', () => {
    const t = two()
      .city('Ada', 'D7')
      .goods('Ada', RICH)
      .knows('Ada', 'storage')
      .wonderCard('Ada', 'great-lighthouse')
      .turn('Ada');
    const why = () => t.reason('Ada', 'wonder', 'great-lighthouse', 'D7');
    expect(why()).toEqual(['missing-advance', A.engineering]);
    t.knows('Ada', 'engineering');
    expect(why()).toEqual(['not-happy']);
    t.city('Ada', 'D7', { mood: 'happy' });
    expect(why()).toEqual(['missing-advance', A.cartography]);
    t.knows('Ada', 'cartography');
    expect(why()).toEqual(['needs-building', B.port]);
    t.terrain({ E7: 'sea' }).city('Ada', 'D7', { mood: 'happy', with: ['port'], port: 'E7' });
    expect(why()).toEqual(['size-limit', 2, 1]);
    t.city('Ada', 'D5').city('Ada', 'D4');
    t.s.eventGlobal = [E.pestilence];
    expect(why()).toEqual(['pestilence']);
    t.s.eventGlobal = [];
    t.goods('Ada', { wood: 4 });
    expect(why()).toEqual(['cannot-pay']);
    expect(t.legal('Ada', 'wonder')).toEqual([]);
    t.goods('Ada', { wood: 5 });
    t.city('Ben', 'D2', { mood: 'happy', with: ['port'] });
    expect(t.legal('Ada', 'wonder')).toEqual([['wonder', W['great-lighthouse'], 4]]);
    t.s.actions = 0;
    expect(why()).toEqual(['no-actions']);
    expect(t.legal('Ada', 'wonder')).toEqual([]);
  });

  it('COC-21.2 COC-21.4 each of the eight can be built by who holds its card', () => {
    for (const wonder of Object.keys(W) as (keyof typeof W)[]) {
      const t = two()
        .terrain({ E7: 'sea' })
        .city('Ada', 'D7', { mood: 'happy', with: ['port'], port: 'E7' })
        .city('Ada', 'D5')
        .city('Ada', 'D4');
      for (const id of Object.keys(A)) t.knows('Ada', id as keyof typeof A);
      t.goods('Ada', { food: 7, wood: 7, ore: 7, culture: 5 }).wonderCard('Ada', wonder).turn('Ada');
      t.answer('Ada', 'wonder', wonder, 'D7');
      expect([wonder, t.s.wonderAt[W[wonder]]]).toEqual([wonder, t.space('D7')]);
    }
  });

  it('COC-21.3 what is told, where the card goes, and that the city was activated', () => {
    const t = site('great-wall')
      .knows('Ada', 'siegecraft')
      .turn('Ada')
      .answer('Ada', 'wonder', 'great-wall', 'D7');
    expect(t.tells()).toEqual(['paid 0 [3,7,2,0,0,0,5]', `wonder 0 ${W['great-wall']} 4`]);
    expect([t.s.wonderAt[W['great-wall']], t.s.wonderBuilder[W['great-wall']], t.s.wonders[0]]).toEqual([
      4,
      0,
      [],
    ]);
    expect([t.s.activated[4], t.s.actions, t.s.builtThisRound, t.s.buildersOfRound]).toEqual([1, 2, 1, 1]);
    t.waitsFor('Ada: turn');
  });

  it('COC-26.5 a city that Bleda drives is activated once, for a wonder too', () => {
    const t = site('great-wall').knows('Ada', 'siegecraft').leads('Ada', 'bleda', 'D7').turn('Ada');
    t.answer('Ada', 'power', 'leader:bleda', 'D7', 0);
    expect(t.reason('Ada', 'wonder', 'great-wall', 'D7')).toEqual(['legal']);
    t.answer('Ada', 'collect', 'D7');
    while (t.asked() === 'Ada: collect')
      t.answer('Ada', ...(t.legal('Ada', 'take')[0] as ['take', number, number]));
    expect(t.reason('Ada', 'wonder', 'great-wall', 'D7')).toEqual(['enforced']);
  });

  it("Siyaj K'ak': after a wonder in his city an attempt as well", () => {
    const t = site('great-wall').knows('Ada', 'siegecraft').leads('Ada', 'siyaj-kak', 'D7');
    t.city('Ben', 'D6', { with: ['temple'] })
      .turn('Ada')
      .answer('Ada', 'wonder', 'great-wall', 'D7')
      .waitsFor('Ada: may');
  });

  it('COC-21.2 the second player builds, spares and pays from the own goods', () => {
    const ben = () =>
      two()
        .city('Ben', 'D2', { mood: 'happy' })
        .city('Ben', 'D4')
        .knows('Ben', 'engineering', 'storage', 'siegecraft')
        .wonderCard('Ben', 'great-wall')
        .goods('Ada', { food: 7, ore: 7, wood: 7, culture: 9 });
    const t = ben()
      .leads('Ben', 'xerxes', 'D2')
      .goods('Ben', { food: 3, ore: 6, wood: 2, culture: 4 })
      .turn('Ben');
    t.answer('Ben', 'wonder', 'great-wall', 'D2').waitsFor('Ben: rebate').answer('Ben', 'choose', 'ore');
    expect([t.has('Ben', 'ore'), t.has('Ben', 'culture'), t.has('Ada', 'ore')]).toEqual([0, 0, 7]);
    const poor = ben()
      .leads('Ben', 'xerxes', 'D2')
      .goods('Ben', { food: 3, ore: 4, wood: 2, culture: 5 })
      .turn('Ben');
    expect(poor.may('Ben', 'wonder', 'great-wall', 'D2')).toBe(false);
    const darius = (culture: number) =>
      ben()
        .leads('Ben', 'darius', 'D2')
        .goods('Ben', { food: 3, ore: 7, wood: 2, culture })
        .turn('Ben')
        .why('Ben', 'power', 'leader:darius', 'D2', 0);
    expect([darius(6), darius(7)]).toEqual(['no-effect', 'legal']);
    const library = duel().wonder('great-library', 'D2', 'Ben').turn('Ben');
    expect(library.legal('Ben', 'library')).toHaveLength(34);
    expect(library.reason('Ben', 'library', 48)).toEqual(['not-offered']);
  });

  it('COC-29 what another player sees of the table names no hidden card', () => {
    const t = site('great-wall').knows('Ada', 'siegecraft').wonder('great-statue', 'D5', 'Ada');
    t.leads('Ada', 'qin-shi-huang', 'D7');
    t.objective('Ada', 'wealth');
    t.turn('Ada');
    const seen = new Play(rules, redact(rules, t.s, 1));
    const verbs = () => {
      const offers = seen.legal(t.s.asked[0]);
      return Array.from({ length: offers.count }, (_, i) => offers.answer(i)[0]);
    };
    for (const verb of ['wonder', 'statue', 'power']) expect(verbs()).not.toContain(verb);
    t.answer('Ada', 'power', 'leader:qin-shi-huang', 'D7', 0);
    seen.s = redact(rules, t.s, 1);
    expect(verbs()).toEqual(['none']);
  });

  it('COC-28.8 shared wonders: built from the cards that lie open', () => {
    const t = position(2, { wonders: 'shared' })
      .city('Ada', 'D7', { mood: 'happy' })
      .city('Ada', 'D5')
      .knows('Ada', 'engineering', 'storage', 'siegecraft')
      .goods('Ada', RICH);
    t.s.wonderDeck.splice(t.s.wonderDeck.indexOf(W['great-wall']), 1);
    t.s.wonderOpen.push(W['great-wall']);
    t.turn('Ada').answer('Ada', 'wonder', 'great-wall', 'D7');
    expect([t.s.wonderOpen, t.s.wonderAt[W['great-wall']]]).toEqual([[], 4]);
    const u = position(2, { wonders: 'shared', expansion: true })
      .city('Ada', 'D7', { mood: 'happy' })
      .city('Ada', 'D5')
      .knows('Ada', 'engineering', 'storage', 'siegecraft')
      .goods('Ada', RICH);
    u.s.lostLeaders.push(...u.s.leaders.flat());
    u.s.leaders = [[], []];
    u.s.wonderDeck.splice(u.s.wonderDeck.indexOf(W['great-wall']), 1);
    u.s.wonderOpen.push(W['great-wall']);
    u.leads('Ada', 'qin-shi-huang', 'D7').turn('Ada').answer('Ada', 'power', 'leader:qin-shi-huang', 'D7', 0);
    expect(u.legal('Ada')).toEqual([['wonder', W['great-wall'], 4], ['none']]);
  });

  it('Architecture: mood tokens for any part of the price', () => {
    const egypt = (goods: object) => {
      const t = site('great-wall').knows('Ada', 'siegecraft').masters('Ada', 'architecture-egypt');
      return t.goods('Ada', goods).turn('Ada').may('Ada', 'wonder', 'great-wall', 'D7');
    };
    expect(egypt({ culture: 3, mood: 2 })).toBe(true);
    expect(egypt({ culture: 3, mood: 1 })).toBe(false);
    expect(egypt({ culture: 4, mood: 2, ore: 6 })).toBe(true);
    expect(egypt({ culture: 4, mood: 1, ore: 6 })).toBe(false);
  });

  it('COC-26.16 wonder leaders: two culture tokens less for their own wonder in their city', () => {
    const china = (wonder: 'great-wall' | 'great-pyramid', culture: number) => {
      const t = site(wonder).knows('Ada', 'siegecraft', 'rituals').leads('Ada', 'qin-shi-huang', 'D7');
      return t.goods('Ada', { culture }).turn('Ada');
    };
    const t = china('great-wall', 3);
    expect([t.may('Ada', 'wonder', 'great-wall', 'D7'), t.may('Ada', 'wonder', 'great-wall', 'D5')]).toEqual([
      true,
      false,
    ]);
    t.answer('Ada', 'wonder', 'great-wall', 'D7');
    expect(t.tells()[0]).toBe('paid 0 [3,7,2,0,0,0,3]');
    expect(china('great-wall', 2).may('Ada', 'wonder', 'great-wall', 'D7')).toBe(false);
    expect(china('great-pyramid', 4).may('Ada', 'wonder', 'great-pyramid', 'D7')).toBe(false);
  });

  it('the Great Architect: three culture tokens less, and the advance is not asked for', () => {
    const architect = (goods: object, known = false) => {
      const t = site('great-wall').goods('Ada', goods);
      if (known) t.knows('Ada', 'siegecraft');
      t.s.eventDeck.splice(t.s.eventDeck.indexOf(E['great-architect']), 1);
      t.s.fronts[0] = [E['great-architect']];
      return t.turn('Ada');
    };
    const t = architect({ culture: 2 });
    t.answer('Ada', 'wonder', 'great-wall', 'D7').waitsFor('Ada: turn');
    expect(t.tells()).toEqual([
      `person 0 ${E['great-architect']}`,
      'paid 0 [3,7,2,0,0,0,2]',
      `wonder 0 ${W['great-wall']} 4`,
    ]);
    expect([t.s.fronts[0], t.s.eventDiscard]).toEqual([[], [E['great-architect']]]);
    expect(architect({ culture: 1 }).may('Ada', 'wonder', 'great-wall', 'D7')).toBe(false);
    // without the advance, or without the tokens, there is no way without him
    const dear = architect({ culture: 5 }).answer('Ada', 'wonder', 'great-wall', 'D7').waitsFor('Ada: turn');
    expect(dear.has('Ada', 'culture')).toBe(3);
    const known = architect({ culture: 5 }, true)
      .answer('Ada', 'wonder', 'great-wall', 'D7')
      .waitsFor('Ada: architect');
    expect(sentAway(known)).toContain('finish-this-first');
    expect(known.legal('Ada')).toEqual([['yes'], ['no']]);
    known.answer('Ada', 'no');
    expect([known.has('Ada', 'culture'), known.s.fronts[0]]).toEqual([0, [E['great-architect']]]);
    architect({ culture: 4 }, true).answer('Ada', 'wonder', 'great-wall', 'D7').waitsFor('Ada: turn');
  });

  it('Xerxes: two of anything less, one after the other, as long as the rest can be paid', () => {
    const persia = (goods: object) =>
      site('great-wall')
        .knows('Ada', 'siegecraft')
        .leads('Ada', 'xerxes', 'D7')
        .goods('Ada', goods)
        .turn('Ada');
    const t = persia(RICH).answer('Ada', 'wonder', 'great-wall', 'D7').waitsFor('Ada: rebate');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([
      ['choose', 0],
      ['choose', 1],
      ['choose', 2],
      ['choose', 6],
    ]);
    t.answer('Ada', 'choose', 'food').waitsFor('Ada: rebate').answer('Ada', 'choose', 'culture');
    expect(t.tells()[0]).toBe('paid 0 [2,7,2,0,0,0,4]');
    // what is lacking must be spared
    const poor = persia({ ore: 6, culture: 5, food: 3, wood: 2 }).answer('Ada', 'wonder', 'great-wall', 'D7');
    poor.waitsFor('Ada: rebate').answer('Ada', 'choose', 'food').waitsFor('Ada: turn');
    expect(poor.tells().at(-2)).toBe('paid 0 [2,6,2,0,0,0,5]');
    const both = persia({ ore: 6, culture: 4 })
      .answer('Ada', 'wonder', 'great-wall', 'D7')
      .waitsFor('Ada: rebate');
    expect(both.reason('Ada', 'choose', 'food')).toEqual(['cannot-pay']);
    expect(both.legal('Ada')).toEqual([
      ['choose', 1],
      ['choose', 6],
    ]);
    expect(persia({ food: 1 }).may('Ada', 'wonder', 'great-wall', 'D7')).toBe(true);
    expect(persia({ food: 0 }).may('Ada', 'wonder', 'great-wall', 'D7')).toBe(false);
    expect(persia({ food: 2, ore: 6 }).may('Ada', 'wonder', 'great-wall', 'D7')).toBe(true);
    const two6 = persia({ ore: 5, culture: 5 });
    two6.answer('Ada', 'wonder', 'great-wall', 'D7').waitsFor('Ada: turn');
    expect(two6.has('Ada', 'ore')).toBe(0);
    expect(persia({ ore: 4 }).may('Ada', 'wonder', 'great-wall', 'D7')).toBe(false);
    expect(persia({ ore: 6, culture: 3 }).may('Ada', 'wonder', 'great-wall', 'D7')).toBe(false);
    expect(persia({ ore: 6 }).may('Ada', 'wonder', 'great-wall', 'D5')).toBe(false);
  });

  it('Acamapichtli: each captive that goes back stands for two resources of a wonder (COC-26.5)', () => {
    const aztecs = (captives: number, goods: object) => {
      const t = site('great-wall').knows('Ada', 'siegecraft').leads('Ada', 'acamapichtli', 'D7');
      t.s.captives = Array.from({ length: captives }, () => BARBARIAN * 6 + 1);
      return t.goods('Ada', { food: 0, ore: 0, wood: 0, gold: 0, culture: 5, ...goods }).turn('Ada');
    };
    const build = (t: ReturnType<typeof aztecs>) => t.answer('Ada', 'wonder', 'great-wall', 'D7');
    const may = (t: ReturnType<typeof aztecs>) => t.may('Ada', 'wonder', 'great-wall', 'D7');
    // 3 food, 7 ore and 2 wood
    const t = build(aztecs(2, { food: 2, ore: 5, wood: 1 })).waitsFor('Ada: ransom');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['yes']]);
    expect(t.reason('Ada', 'no')).toEqual(['cannot-pay']);
    t.answer('Ada', 'yes').waitsFor('Ada: rebate');
    expect(t.tells()).toEqual(['captiveReturned 0']);
    // never a token, and only what leaves enough for the other captive
    expect(t.legal('Ada')).toEqual([
      ['choose', 0],
      ['choose', 1],
      ['choose', 2],
    ]);
    t.answer('Ada', 'choose', 'ore').answer('Ada', 'choose', 'food').waitsFor('Ada: ransom');
    t.answer('Ada', 'yes').waitsFor('Ada: rebate').answer('Ada', 'choose', 'ore').waitsFor('Ada: turn');
    expect(t.tells()).toContain('paid 0 [2,5,1,0,0,0,5]');
    expect([t.s.captives.length, t.has('Ada', 'ore')]).toEqual([0, 0]);
    expect([
      may(aztecs(1, { food: 2, ore: 5, wood: 1 })),
      may(aztecs(1, { food: 3, ore: 5, wood: 2 })),
    ]).toEqual([false, true]);
    expect(may(aztecs(1, { food: 3, ore: 4, wood: 2 }))).toBe(false);
    expect(aztecs(1, { food: 3, ore: 5, wood: 2 }).may('Ada', 'wonder', 'great-wall', 'D5')).toBe(false);
    // nobody must give captives away
    const rich = build(aztecs(1, { food: 3, ore: 7, wood: 2 })).waitsFor('Ada: ransom');
    rich.answer('Ada', 'no').waitsFor('Ada: turn');
    expect([rich.s.captives.length, rich.tells()[0]]).toEqual([1, 'paid 0 [3,7,2,0,0,0,5]']);
    build(aztecs(0, { food: 3, ore: 7, wood: 2 })).waitsFor('Ada: turn');
  });

  it('Acamapichtli: a captive stands for a token or for resources, not for both', () => {
    const aztecs = (captives: number) => {
      const t = site('great-wall').knows('Ada', 'siegecraft').leads('Ada', 'acamapichtli', 'D7');
      t.masters('Ada', 'captives', 'human-sacrifice');
      t.s.captives = Array.from({ length: captives }, () => BARBARIAN * 6 + 1);
      return t.goods('Ada', { food: 3, ore: 5, wood: 2, gold: 0, culture: 4 }).turn('Ada');
    };
    expect(aztecs(1).may('Ada', 'wonder', 'great-wall', 'D7')).toBe(false);
    const t = aztecs(2).answer('Ada', 'wonder', 'great-wall', 'D7').waitsFor('Ada: ransom');
    expect(t.legal('Ada')).toEqual([['yes']]);
  });

  it('the Great Architect with Xerxes: his two are spared with or without the card', () => {
    const t = site('great-wall')
      .knows('Ada', 'siegecraft')
      .leads('Ada', 'xerxes', 'D7')
      .goods('Ada', { culture: 3 });
    t.s.eventDeck.splice(t.s.eventDeck.indexOf(E['great-architect']), 1);
    t.s.fronts[0] = [E['great-architect']];
    t.turn('Ada').answer('Ada', 'wonder', 'great-wall', 'D7').waitsFor('Ada: architect');
    expect(t.reason('Ada', 'no')).toEqual(['legal']);
    t.answer('Ada', 'no').waitsFor('Ada: turn');
    expect([t.has('Ada', 'culture'), t.tells()[0]]).toEqual([0, 'paid 0 [3,7,2,0,0,0,3]']);
    const u = site('great-wall')
      .knows('Ada', 'siegecraft')
      .leads('Ada', 'xerxes', 'D7')
      .goods('Ada', { culture: 0 });
    u.s.eventDeck.splice(u.s.eventDeck.indexOf(E['great-architect']), 1);
    u.s.fronts[0] = [E['great-architect']];
    // with none it is the card or nothing
    u.turn('Ada').answer('Ada', 'wonder', 'great-wall', 'D7');
    expect([u.tells().at(-2), u.s.wonderAt[W['great-wall']]]).toEqual(['paid 0 [3,7,2,0,0,0,0]', 4]);
  });

  it('Qin Shi Huang builds as a free action: wonders only, or nothing', () => {
    const t = site('great-wall')
      .knows('Ada', 'siegecraft', 'writing')
      .leads('Ada', 'qin-shi-huang', 'D7')
      .turn('Ada');
    t.answer('Ada', 'power', 'leader:qin-shi-huang', 'D7', 0).waitsFor('Ada: buildHere');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['wonder', W['great-wall'], 4], ['none']]);
    t.answer('Ada', 'none').waitsFor('Ada: turn');
    expect([t.s.wonders[0], t.tells(), t.has('Ada', 'wood')]).toEqual([[W['great-wall']], [], 7]);
    // the very first wonder of the list too; a building alone is no reason
    const arena = site('great-arena')
      .knows('Ada', 'circus-and-sports')
      .leads('Ada', 'qin-shi-huang', 'D7')
      .turn('Ada');
    arena.answer('Ada', 'power', 'leader:qin-shi-huang', 'D7', 0);
    expect(arena.legal('Ada')).toEqual([['wonder', W['great-arena'], 4], ['none']]);
    const academy = two()
      .city('Ada', 'D7', { mood: 'happy' })
      .city('Ada', 'D5')
      .knows('Ada', 'writing')
      .goods('Ada', RICH);
    academy.leads('Ada', 'qin-shi-huang', 'D7').turn('Ada');
    expect(academy.why('Ada', 'power', 'leader:qin-shi-huang', 'D7', 0)).toBe('no-effect');
    const none = two().leads('Ada', 'qin-shi-huang', 'D7').goods('Ada', RICH).turn('Ada');
    expect(none.why('Ada', 'power', 'leader:qin-shi-huang', 'D7', 0)).toBe('no-effect');
  });

  it('Darius builds anything in his city for two culture tokens, which are not there for the price', () => {
    const persia = (culture: number) =>
      two()
        .city('Ada', 'D5')
        .leads('Ada', 'darius', 'D7')
        .knows('Ada', 'writing')
        .goods('Ada', { ...ONE_EACH, culture })
        .turn('Ada');
    expect(persia(1).why('Ada', 'power', 'leader:darius', 'D7', 0)).not.toBe('legal');
    const t = persia(2).answer('Ada', 'power', 'leader:darius', 'D7', 0).waitsFor('Ada: buildHere');
    expect(t.legal('Ada')).toEqual([['construct', 4, B.academy], ['none']]);
    t.answer('Ada', 'construct', 'D7', 'academy');
    expect([t.s.activated[4], t.has('Ada', 'culture'), t.has('Ada', 'ore')]).toEqual([1, 0, 0]);
    const none = persia(2).answer('Ada', 'power', 'leader:darius', 'D7', 0);
    expect(none.reason('Ada', 'construct', 'D7', 7)).toEqual(['not-offered']);
    none.answer('Ada', 'none').waitsFor('Ada: turn');
    expect([none.has('Ada', 'ore'), none.tells()]).toEqual([1, []]);
    const wonder = (culture: number) => {
      const u = site('great-wall').knows('Ada', 'siegecraft').leads('Ada', 'darius', 'D7');
      return u.goods('Ada', { culture }).turn('Ada').why('Ada', 'power', 'leader:darius', 'D7', 0);
    };
    expect([wonder(6), wonder(7)]).toEqual(['no-effect', 'legal']);
  });
});

describe('21. Powers of wonders in the own turn', () => {
  it('COC-21.4 the Great Lighthouse: not elsewhere, not without a ship, not among enemies', () => {
    const light = (t: Table, city = 'D7') =>
      t
        .goods('Ada', { food: 2 })
        .turn('Ada')
        .answer('Ada', 'recruit', city)
        .answer('Ada', 'add', 'settler')
        .answer('Ada', 'done');
    const sea = () =>
      duel().terrain({ E7: 'sea', A3: 'sea' }).city('Ada', 'B4').wonder('great-lighthouse', 'D7', 'Ada');
    const t = light(sea()).waitsFor('Ada: lighthouse');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['at', t.space('A3')], ['at', t.space('E7')], ['none']]);
    t.answer('Ada', 'at', 'A3');
    expect(t.tells()).toEqual([`unitPlaced 0 2 ${t.space('A3')}`]);
    const none = light(sea()).answer('Ada', 'none').waitsFor('Ada: turn');
    expect([none.unit('E7', 'ship'), none.tells()]).toEqual([0, []]);
    light(sea(), 'B4').waitsFor('Ada: turn');
    light(sea().units('Ada', 'A3', { ship: 4 })).waitsFor('Ada: turn');
    light(sea().units('Ada', 'A3', { ship: 3 })).waitsFor('Ada: lighthouse');
    light(sea().units('Ben', 'A3', { ship: 1 }).units('Ben', 'E7', { ship: 1 })).waitsFor('Ada: turn');
    light(sea().terrain({ E7: 'plains', A3: 'plains' })).waitsFor('Ada: turn');
  });

  it('COC-21.8 the Great Library: every advance but governments and what is owned, once a turn', () => {
    const t = duel().wonder('great-library', 'D7', 'Ada').knows('Ada', 'storage').turn('Ada');
    const named = t.legal('Ada', 'library').map(([, a]) => a);
    expect([named.length, named.includes(A.storage), named.includes(A.voting)]).toEqual([
      36 - 3,
      false,
      false,
    ]);
    t.answer('Ada', 'library', 'tactics');
    expect([t.tells(), t.s.library]).toEqual([[`library 0 ${A.tactics}`], A.tactics]);
    expect(t.legal('Ada', 'library')).toEqual([]);
    expect(duel().wonder('great-library', 'D2', 'Ben').turn('Ada').why('Ada', 'library', 'tactics')).toBe(
      'not-offered',
    );
  });

  it('COC-21.8 Trade Routes named later bring nothing any more', () => {
    const t = duel().wonder('great-library', 'D7', 'Ada').units('Ada', 'D3', { settler: 1 }).turn('Ada');
    t.answer('Ada', 'move')
      .answer('Ada', 'stop')
      .answer('Ada', 'library', 'trade-routes')
      .waitsFor('Ada: turn');
    // owned, they are not used a second time when something else is named
    const u = duel()
      .wonder('great-library', 'D7', 'Ada')
      .units('Ada', 'D3', { settler: 1 })
      .knows('Ada', 'trade-routes');
    u.turn('Ada').answer('Ada', 'routes', 1, 0).answer('Ada', 'library', 'tactics').waitsFor('Ada: turn');
  });

  it('COC-21.4 COC-8.5 the Great Statue: an objective card for an action, once a turn', () => {
    const t = duel().wonder('great-statue', 'D7', 'Ada');
    const [first] = t.objective('Ada', OBJECTIVE_CARDS[0].objectives[0]);
    const [second] = t.objective('Ada', 'eureka');
    expect(first).toBe(0);
    t.turn('Ada').answer('Ada', 'statue', first);
    expect([t.tells(), t.s.actions, t.s.objectives[0]]).toEqual([['statue 0'], 4, [second]]);
    expect(t.reason('Ada', 'statue', second)).toEqual(['once-per-turn']);
    const u = duel().wonder('great-statue', 'D2', 'Ben');
    const [card] = u.objective('Ada', 'wealth');
    expect(u.turn('Ada').why('Ada', 'statue', card)).toBe('not-offered');
  });

  it('COC-21.4 only the Great Statue brings an objective card when it is built', () => {
    const objectives = (wonder: 'great-statue' | 'great-wall') => {
      const t = expansion()
        .city('Ada', 'D7', { mood: 'happy' })
        .city('Ada', 'D5')
        .city('Ben', 'D2')
        .knows('Ada', 'engineering', 'storage', 'monuments', 'siegecraft')
        .goods('Ada', RICH)
        .wonderCard('Ada', wonder);
      t.turn('Ada').answer('Ada', 'wonder', wonder, 'D7');
      return t.s.objectives[0].length;
    };
    expect([objectives('great-statue'), objectives('great-wall')]).toEqual([1, 0]);
  });

  it('26. Imhotep counts a wonder as an activation; the leader’s card is not spent', () => {
    const t = two()
      .city('Ada', 'D7', { mood: 'happy' })
      .city('Ada', 'D5')
      .leads('Ada', 'imhotep', 'D7')
      .knows('Ada', 'engineering', 'storage', 'siegecraft')
      .goods('Ada', RICH)
      .wonderCard('Ada', 'great-wall');
    t.turn('Ada').answer('Ada', 'wonder', 'great-wall', 'D7');
    expect([t.has('Ada', 'ideas'), t.s.leader[0], t.unit('D7', 'leader')]).toEqual([1, L.imhotep, 1]);
  });
});
