/** Buildings and wonders in detail: who may build, what it costs, and what follows. */
import { Play, redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { A, B, BUILDING_ADVANCE, E, L, OBJECTIVE_CARDS, W } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { BARBARIAN } from '../rules/state.ts';
import { duel, expansion, position, type Table } from './position.ts';
import { two } from './war.ts';

const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => x.why.key) ?? [];

/** Buildings that can be constructed in the city now, by the quick way; the one that says why must agree. */
function buildable(t: Table, city = 'D7'): number[] {
  const quick = t
    .legal('Ada', 'construct')
    .filter(([, at]) => at === t.space(city))
    .map(([, , b]) => b as number);
  for (let b = 0; b < (t.s.expansion === 1 ? 7 : 4); b++)
    expect(t.may('Ada', 'construct', city, b), `building ${b}`).toBe(quick.includes(b));
  return quick;
}

const ONE_EACH = { food: 1, ore: 1, wood: 1 } as const;
const RICH = { food: 7, wood: 7, ore: 7, culture: 5 } as const;

describe('11. Constructing', () => {
  it('COC-11.12 each building by its advance, for food, ore and wood', () => {
    const know = ['writing', 'tactics', 'fishing', 'myths', 'bartering', 'arts', 'math'] as const;
    expect(know.map(id => A[id])).toEqual(BUILDING_ADVANCE);
    for (const [b, advance] of know.entries()) {
      const t = two().terrain({ E7: 'sea' }).city('Ada', 'D5').goods('Ada', ONE_EACH).turn('Ada');
      expect(t.reason('Ada', 'construct', 'D7', b)).toEqual(['missing-advance', A[advance]]);
      t.knows('Ada', advance);
      expect(buildable(t)).toEqual([b]);
      for (const kind of ['food', 'ore', 'wood'] as const) {
        t.goods('Ada', { [kind]: 0 });
        expect(buildable(t)).toEqual([]);
        expect(t.reason('Ada', 'construct', 'D7', b)).toEqual(['cannot-pay']);
        t.goods('Ada', { [kind]: 1 });
      }
    }
  });

  it('COC-11.12 COC-11.13 what is told, and what each building brings', () => {
    const build = (b: 'academy' | 'fortress' | 'market' | 'obelisk' | 'observatory') => {
      const t = two()
        .city('Ada', 'D5')
        .knows('Ada', 'writing', 'tactics', 'bartering', 'arts', 'math')
        .goods('Ada', ONE_EACH)
        .turn('Ada')
        .answer('Ada', 'construct', 'D7', b)
        .waitsFor('Ada: turn');
      expect([t.colour('D7', b), t.s.activated[4], t.s.actions]).toEqual(['Ada', 1, 2]);
      return t.tells();
    };
    const told = (b: number, ...more: string[]) => [
      'paid 0 [1,1,1,0,0,0,0]',
      `constructed 0 4 ${b}`,
      ...more,
    ];
    expect(build('academy')).toEqual(told(B.academy, 'gain 0 3 2 0'));
    expect(build('fortress')).toEqual(told(B.fortress));
    expect(build('market')).toEqual(told(B.market));
    expect(build('obelisk')).toEqual(told(B.obelisk));
    expect(build('observatory')[2]).toMatch(/^drawAction 0 \d+$/);
  });

  it('COC-7.2 a city grows as far as its owner has cities, five at most', () => {
    const t = two()
      .city('Ada', 'D7', { with: ['temple'] })
      .city('Ada', 'D5')
      .knows('Ada', 'writing', 'tactics')
      .goods('Ada', { food: 2, ore: 2, wood: 2 })
      .turn('Ada');
    expect([buildable(t), buildable(t, 'D5')]).toEqual([[], [0, 1]]);
    expect(t.reason('Ada', 'construct', 'D7', 'academy')).toEqual(['size-limit', 2, 2]);
    t.city('Ada', 'B4');
    expect(buildable(t)).toEqual([0, 1]);
    for (const label of ['B2', 'F2', 'F4']) t.city('Ada', label);
    t.city('Ada', 'D7', { with: ['temple', 'market', 'obelisk', 'observatory'] });
    expect(t.reason('Ada', 'construct', 'D7', 'academy')).toEqual(['size-limit', 5, 5]);
    expect(buildable(t)).toEqual([]);
  });

  it('COC-7.5 COC-11.3 COC-27.6 an Angry city builds only with Forced Labor, and once', () => {
    const t = two()
      .city('Ada', 'D7', { mood: 'angry' })
      .city('Ada', 'D5')
      .city('Ada', 'B4')
      .knows('Ada', 'writing', 'tactics', 'nationalism', 'forced-labor')
      .goods('Ada', { food: 2, ore: 2, wood: 2, mood: 1 })
      .turn('Ada');
    expect(buildable(t)).toEqual([]);
    expect(t.reason('Ada', 'construct', 'D7', 'academy')).toEqual(['angry']);
    t.answer('Ada', 'use', 'forced-labor');
    expect(buildable(t)).toEqual([0, 1]);
    t.answer('Ada', 'construct', 'D7', 'academy');
    expect(buildable(t)).toEqual([]);
    expect(t.reason('Ada', 'construct', 'D7', 'fortress')).toEqual(['angry-used']);
  });

  it('COC-7.3 one of each kind in a city, five of each in all', () => {
    const t = two()
      .city('Ada', 'D7', { with: [['academy', 'Ben']] })
      .city('Ada', 'D5')
      .city('Ada', 'B4')
      .knows('Ada', 'writing')
      .goods('Ada', ONE_EACH)
      .turn('Ada');
    expect([buildable(t), buildable(t, 'D5')]).toEqual([[], [0]]);
    expect(t.reason('Ada', 'construct', 'D7', 'academy')).toEqual(['duplicate']);
    t.s.gone[B.academy] = 5;
    expect(buildable(t, 'D5')).toEqual([]);
    expect(t.reason('Ada', 'construct', 'D5', 'academy')).toEqual(['no-piece']);
  });

  it('Pestilence: who has no Sanitation builds nothing', () => {
    const t = two().city('Ada', 'D5').knows('Ada', 'writing').goods('Ada', ONE_EACH);
    t.s.eventDeck.splice(t.s.eventDeck.indexOf(E.pestilence), 1);
    t.s.eventGlobal = [E.pestilence];
    t.turn('Ada');
    expect(t.reason('Ada', 'construct', 'D7', 'academy')).toEqual(['pestilence']);
    expect(buildable(t)).toEqual([]);
    t.knows('Ada', 'sanitation');
    expect(buildable(t)).toEqual([0]);
  });

  it('COC-11.14 a Port needs the sea, and faces one of its spaces', () => {
    const t = two().city('Ada', 'D5').knows('Ada', 'fishing').goods('Ada', ONE_EACH).turn('Ada');
    expect(buildable(t)).toEqual([]);
    expect(t.reason('Ada', 'construct', 'D7', 'port')).toEqual(['no-sea']);
    t.terrain({ E7: 'sea', C7: 'sea', C8: 'unexplored' });
    expect(buildable(t)).toEqual([B.port]);
    t.answer('Ada', 'construct', 'D7', 'port').waitsFor('Ada: portSide');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([
      ['at', t.space('E7')],
      ['at', t.space('C7')],
    ]);
    expect(t.reason('Ada', 'at', 'D6')).toEqual(['not-sea']);
    expect(t.reason('Ada', 'at', 'C8')).toEqual(['not-offered']);
    t.answer('Ada', 'at', 'C7');
    expect(t.tells()).toEqual([`portFaces 4 ${t.space('C7')}`]);
    const inland = two()
      .city('Ada', 'D5')
      .terrain({ C7: 'sea', C6: 'sea', D6: 'sea' })
      .knows('Ada', 'fishing')
      .goods('Ada', ONE_EACH);
    inland.turn('Ada').answer('Ada', 'construct', 'D5', 'port');
    expect(inland.legal('Ada')).toEqual([
      ['at', inland.space('D6')],
      ['at', inland.space('C6')],
    ]);
    // the first space of the map is a side like others
    const north = two()
      .city('Ada', 'D3')
      .terrain({ D2: 'sea', D4: 'sea' })
      .knows('Ada', 'fishing')
      .goods('Ada', ONE_EACH);
    north.turn('Ada').answer('Ada', 'construct', 'D3', 'port').answer('Ada', 'at', 'D2');
    expect(north.s.port[north.space('D3')]).toBe(0);
    // one side only: nobody is asked
    const u = two().city('Ada', 'D5').terrain({ E7: 'sea' }).knows('Ada', 'fishing').goods('Ada', ONE_EACH);
    u.turn('Ada').answer('Ada', 'construct', 'D7', 'port').waitsFor('Ada: turn');
    expect(u.s.port[4]).toBe(u.space('E7'));
  });

  it('COC-11.13 a Temple brings a mood or a culture token', () => {
    const t = two().city('Ada', 'D5').knows('Ada', 'myths').goods('Ada', ONE_EACH).turn('Ada');
    t.answer('Ada', 'construct', 'D7', 'temple').waitsFor('Ada: token');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([
      ['choose', 5],
      ['choose', 6],
    ]);
    t.answer('Ada', 'choose', 'mood').waitsFor('Ada: turn');
    expect([t.has('Ada', 'mood'), t.tells()]).toEqual([1, ['gain 0 5 1 0']]);
  });

  it('State Religion spares the food of a Temple, of no other building', () => {
    const t = two()
      .city('Ada', 'D5')
      .knows('Ada', 'myths', 'state-religion', 'writing')
      .goods('Ada', { ore: 1, wood: 1 })
      .turn('Ada');
    expect(buildable(t)).toEqual([B.temple]);
    t.goods('Ada', { food: 1 }).answer('Ada', 'construct', 'D7', 'academy');
    t.goods('Ada', { food: 0, ore: 1, wood: 1 });
    expect(buildable(t, 'D5')).toEqual([B.temple]);
    t.answer('Ada', 'construct', 'D5', 'temple');
    expect(t.tells()[0]).toBe('paid 0 [0,1,1,0,0,0,0]');
  });

  it('COC-27.7 Dogma: a Temple may bring an advance of Theocracy', () => {
    const t = two()
      .city('Ada', 'D5')
      .city('Ada', 'B4')
      .knows('Ada', 'myths', 'dogma', 'writing')
      .goods('Ada', { food: 2, ore: 2, wood: 2 })
      .turn('Ada');
    t.answer('Ada', 'construct', 'D7', 'temple').answer('Ada', 'choose', 'mood').waitsFor('Ada: freeAdvance');
    expect(t.legal('Ada').map(a => a[1])).toEqual([A.devotion, A.conversion, A.fanaticism, undefined]);
    t.answer('Ada', 'advance', 'devotion');
    expect([t.owns('Ada', 'devotion'), t.s.cubes[0]]).toEqual([true, 2]);
    // all of it is known, or it is no Temple
    t.knows('Ada', 'conversion', 'fanaticism').answer('Ada', 'construct', 'D5', 'temple');
    t.answer('Ada', 'choose', 'mood').waitsFor('Ada: turn');
    const u = two().city('Ada', 'D5').knows('Ada', 'dogma', 'writing').goods('Ada', ONE_EACH).turn('Ada');
    u.answer('Ada', 'construct', 'D7', 'academy').waitsFor('Ada: turn');
    const none = two().city('Ada', 'D5').knows('Ada', 'myths').goods('Ada', ONE_EACH).turn('Ada');
    none.answer('Ada', 'construct', 'D7', 'temple').answer('Ada', 'choose', 'mood').waitsFor('Ada: turn');
  });
});

describe('26. Constructing in the way of a civilization', () => {
  it('Captivi and Architecture: mood tokens for resources; Ziggurats: ideas for those of a Temple', () => {
    const price = (civ: 'captivi' | 'architecture-egypt' | 'ziggurats' | 'stelae', goods: object) => {
      const t = two()
        .city('Ada', 'D5')
        .masters('Ada', civ)
        .knows('Ada', 'writing', 'myths')
        .goods('Ada', goods)
        .turn('Ada');
      return buildable(t);
    };
    expect(price('captivi', { mood: 3 })).toEqual([B.academy, B.temple]);
    expect(price('captivi', { mood: 2 })).toEqual([]);
    expect(price('architecture-egypt', { mood: 2, ore: 1 })).toEqual([B.academy, B.temple]);
    expect(price('ziggurats', { ideas: 3 })).toEqual([B.temple]);
    expect(price('stelae', { ideas: 3, mood: 3 })).toEqual([]);
  });

  it('Hammurabi: a Fortress for ore; Imhotep: an Academy or Observatory, in their cities only', () => {
    const by = (leader: 'hammurabi' | 'imhotep' | 'ramses-ii', city = 'D7') => {
      const t = two()
        .city('Ada', 'D5')
        .leads('Ada', leader, 'D7')
        .knows('Ada', 'writing', 'tactics', 'math', 'myths')
        .goods('Ada', { ore: 1 })
        .turn('Ada');
      return buildable(t, city);
    };
    expect([by('hammurabi'), by('hammurabi', 'D5')]).toEqual([[B.fortress], []]);
    expect([by('imhotep'), by('imhotep', 'D5')]).toEqual([[B.academy, B.observatory], []]);
    expect(by('ramses-ii')).toEqual([]);
  });

  it('Pakal: one of the resources is still paid; without tokens the full price', () => {
    const maya = (goods: object) =>
      two()
        .city('Ada', 'D5')
        .leads('Ada', 'pakal', 'D7')
        .knows('Ada', 'writing')
        .goods('Ada', goods)
        .turn('Ada');
    for (const kind of ['food', 'ore', 'wood'] as const)
      expect(buildable(maya({ [kind]: 1, culture: 1 }))).toEqual([B.academy]);
    expect(buildable(maya({ ore: 1 }))).toEqual([]);
    expect(buildable(maya({ culture: 3 }))).toEqual([]);
    expect(buildable(maya({ ore: 1, culture: 1 }), 'D5')).toEqual([]);
    const t = maya({ ...ONE_EACH, culture: 1 })
      .answer('Ada', 'construct', 'D7', 'academy')
      .waitsFor('Ada: discount');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['choose', 0], ['choose', 1], ['choose', 2], ['none']]);
    t.answer('Ada', 'choose', 'food');
    expect(t.tells().slice(0, 2)).toEqual(['paid 0 [0,0,0,0,0,0,1]', 'paid 0 [1,0,0,0,0,0,0]']);
    const full = maya({ ...ONE_EACH, culture: 1 })
      .answer('Ada', 'construct', 'D7', 'academy')
      .answer('Ada', 'none');
    expect([full.tells()[0], full.has('Ada', 'culture')]).toEqual(['paid 0 [1,1,1,0,0,0,0]', 1]);
    const poor = maya({ ore: 1, culture: 1 }).answer('Ada', 'construct', 'D7', 'academy');
    expect(poor.reason('Ada', 'choose', 'food')).toEqual(['cannot-pay']);
    expect(poor.reason('Ada', 'none')).toEqual(['cannot-pay']);
    const none = maya(ONE_EACH).answer('Ada', 'construct', 'D7', 'academy').waitsFor('Ada: turn');
    expect(none.colour('D7', 'academy')).toBe('Ada');
  });

  it('Pakal with State Religion: the food of a Temple is not among what is left to pay', () => {
    const t = two()
      .city('Ada', 'D5')
      .leads('Ada', 'pakal', 'D7')
      .knows('Ada', 'myths', 'state-religion')
      .goods('Ada', { ore: 1, culture: 1 })
      .turn('Ada');
    t.answer('Ada', 'construct', 'D7', 'temple').waitsFor('Ada: discount');
    expect(t.reason('Ada', 'choose', 'food')).toEqual(['not-offered']);
    t.answer('Ada', 'choose', 'ore');
    expect(t.tells().slice(0, 2)).toEqual(['paid 0 [0,0,0,0,0,0,1]', 'paid 0 [0,1,0,0,0,0,0]']);
  });

  it('Acamapichtli: a captive goes back; without one the full price', () => {
    const aztecs = (captives: number[]) => {
      const t = two().city('Ada', 'D5').leads('Ada', 'acamapichtli', 'D7').knows('Ada', 'writing');
      t.s.captives = captives;
      return t.goods('Ada', { wood: 1, culture: 2 }).turn('Ada');
    };
    expect(buildable(aztecs([]))).toEqual([]);
    const t = aztecs([BARBARIAN * 6 + 1, BARBARIAN * 6 + 1]);
    expect([buildable(t), buildable(t, 'D5')]).toEqual([[B.academy], []]);
    t.answer('Ada', 'construct', 'D7', 'academy').answer('Ada', 'choose', 'wood');
    expect(t.tells().slice(0, 2)).toEqual(['captiveReturned 0', 'paid 0 [0,0,1,0,0,0,0]']);
    expect([t.s.captives.length, t.has('Ada', 'culture')]).toEqual([1, 2]);
  });
});

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
