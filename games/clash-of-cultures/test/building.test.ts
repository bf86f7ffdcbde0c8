/** Buildings in detail: who may build, what it costs, and what follows. */
import { describe, expect, it } from 'vitest';
import { A, B, BUILDING_ADVANCE, E } from '../content/index.ts';
import { BARBARIAN } from '../rules/state.ts';
import type { Table } from './position.ts';
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
    // captives of the Aztecs are no help to others
    const aztecs = maya({ ...ONE_EACH, culture: 1 });
    aztecs.s.captives = [BARBARIAN * 6 + 1];
    aztecs.answer('Ada', 'construct', 'D7', 'academy').answer('Ada', 'choose', 'food').waitsFor('Ada: turn');
    expect(aztecs.s.captives.length).toBe(1);
    const poor = maya({ ore: 1, culture: 1 }).answer('Ada', 'construct', 'D7', 'academy');
    expect(poor.reason('Ada', 'choose', 'food')).toEqual(['cannot-pay']);
    expect(poor.reason('Ada', 'none')).toEqual(['cannot-pay']);
    const none = maya(ONE_EACH).answer('Ada', 'construct', 'D7', 'academy').waitsFor('Ada: turn');
    expect(none.colour('D7', 'academy')).toBe('Ada');
  });

  it('Pakal with State Religion: his token stands for all that a Temple costs then', () => {
    const maya = (goods: object) =>
      two()
        .city('Ada', 'D5')
        .leads('Ada', 'pakal', 'D7')
        .knows('Ada', 'myths', 'state-religion')
        .goods('Ada', goods)
        .turn('Ada');
    const t = maya({ culture: 1 }).answer('Ada', 'construct', 'D7', 'temple').waitsFor('Ada: discount');
    expect(t.legal('Ada')).toEqual([['yes']]);
    expect(t.reason('Ada', 'none')).toEqual(['cannot-pay']);
    t.answer('Ada', 'yes').waitsFor('Ada: token');
    expect(t.tells().slice(0, 2)).toEqual([
      'paid 0 [0,0,0,0,0,0,1]',
      `constructed 0 ${t.space('D7')} ${B.temple}`,
    ]);
    const kept = maya({ ore: 1, wood: 1, culture: 1 })
      .answer('Ada', 'construct', 'D7', 'temple')
      .answer('Ada', 'none');
    expect([kept.tells()[0], kept.has('Ada', 'culture')]).toEqual(['paid 0 [0,1,1,0,0,0,0]', 1]);
    expect(buildable(maya({ ore: 1 }))).toEqual([]);
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
    expect(t.tells()).toEqual(['captiveReturned 0']);
    t.waitsFor('Ada: discount').answer('Ada', 'none');
    expect(t.tells()[0]).toBe('paid 0 [0,0,1,0,0,0,0]');
    expect([t.s.captives.length, t.has('Ada', 'culture')]).toEqual([1, 2]);
    const alone = aztecs([BARBARIAN * 6 + 1]).answer('Ada', 'construct', 'D7', 'academy');
    expect(alone.legal('Ada')).toEqual([['choose', 2]]);
    alone.answer('Ada', 'choose', 'wood').waitsFor('Ada: turn');
  });

  it('Acamapichtli: each captive stands for two resources, so two pay for a building', () => {
    const t = two().city('Ada', 'D5').leads('Ada', 'acamapichtli', 'D7').knows('Ada', 'writing');
    t.s.captives = [BARBARIAN * 6 + 1, BARBARIAN * 6 + 1, BARBARIAN * 6 + 1];
    t.turn('Ada').answer('Ada', 'construct', 'D7', 'academy').waitsFor('Ada: discount');
    expect(t.legal('Ada')).toEqual([
      ['choose', 0],
      ['choose', 1],
      ['choose', 2],
    ]);
    t.answer('Ada', 'choose', 'ore').waitsFor('Ada: discount');
    expect(t.legal('Ada')).toEqual([['yes']]);
    t.answer('Ada', 'yes').waitsFor('Ada: turn');
    expect(t.tells().slice(0, 2)).toEqual([
      'captiveReturned 0',
      `constructed 0 ${t.space('D7')} ${B.academy}`,
    ]);
    expect([t.s.captives.length, t.colour('D7', 'academy')]).toEqual([1, 'Ada']);
  });
});
