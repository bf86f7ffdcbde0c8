import { describe, expect, it } from 'vitest';
import { W } from '../content/index.ts';
import { routesOf } from '../rules/routes.ts';
import type { Table } from './position.ts';
import { two } from './war.ts';

/** The only answer of a verb that is open. */
function only(t: Table, verb: string): Table {
  const [answer] = t.legal('Ada', verb);
  return t.answer('Ada', ...answer);
}

describe('26. Leaders at home: turns and cities', () => {
  it('Augustus draws a card of each kind, then discards one of each', () => {
    const t = two().leads('Ada', 'augustus', 'D7').goods('Ada', { culture: 1 });
    const spy = t.card('Ada', 'spy');
    t.turn('Ada').answer('Ada', 'power', 'leader:augustus', 'D7', 0).waitsFor('Ada: princeps');
    t.answer('Ada', 'hand', 0, spy).waitsFor('Ada: princeps');
    only(t, 'hand');
    expect([t.s.hands[0].length, t.s.objectives[0].length, t.has('Ada', 'culture'), t.s.actions]).toEqual([
      1, 0, 0, 2,
    ]);
    expect(t.s.activated[t.space('D7')]).toBe(1);
  });

  it('Caesar makes his city happier as a free action, at its usual price', () => {
    const t = two().leads('Ada', 'julius-caesar', 'D7').goods('Ada', { mood: 2 }).turn('Ada');
    t.answer('Ada', 'power', 'leader:julius-caesar', 'D7', 0);
    expect([t.mood('D7'), t.has('Ada', 'mood'), t.s.actions]).toEqual(['happy', 1, 3]);
    expect(t.why('Ada', 'power', 'leader:julius-caesar', 'D7', 0)).toBe('already-happy');
  });

  it('Sulla: his city is no target of influence', () => {
    const t = two()
      .city('Ben', 'D6')
      .city('Ada', 'D5', { with: ['temple'] })
      .city('Ada', 'E6', { with: ['temple'] });
    t.leads('Ada', 'sulla', 'D5').turn('Ben').answer('Ben', 'attempt');
    expect(t.why('Ben', 'influence', 'D6', 'D5')).toBe('protected');
    expect(t.why('Ben', 'influence', 'D6', 'E6')).toBe('legal');
  });

  it('Alexander plays a card as a free action that says "as an action"', () => {
    const t = two().leads('Ada', 'alexander-the-great', 'D7').goods('Ada', { culture: 3 });
    expect(t.turn('Ada').why('Ada', 'power', 'leader:alexander-the-great', 'D7', 0)).toBe('no-card');
    const u = two()
      .city('Ada', 'D5', { with: ['academy'] })
      .leads('Ada', 'alexander-the-great', 'D7');
    const card = u.card('Ada', 'quick-advance');
    u.goods('Ada', { culture: 3 }).turn('Ada').answer('Ada', 'power', 'leader:alexander-the-great', 'D7', 0);
    u.answer('Ada', 'play', card);
    expect([u.s.actions, u.s.activated[u.space('D7')]]).toEqual([3, 1]);
  });

  it('Leonidas: a culture token for recruits of his city', () => {
    const t = two().leads('Ada', 'leonidas-i', 'D7').goods('Ada', { food: 1, ore: 1 }).turn('Ada');
    t.answer('Ada', 'recruit', 'D7').answer('Ada', 'add', 'infantry').answer('Ada', 'done');
    expect(t.has('Ada', 'culture')).toBe(1);
  });

  it('Sun Tzu, Wu Zetian and Hiram teach an advance of their field', () => {
    for (const [leader, advance] of [
      ['sun-tzu', 'tactics'],
      ['wu-zetian', 'storage'],
      ['hiram', 'engineering'],
    ] as const) {
      const t = two()
        .city('Ada', 'D7', { mood: 'happy' })
        .leads('Ada', leader, 'D7')
        .goods('Ada', { culture: 1 });
      t.turn('Ada').answer('Ada', 'power', `leader:${leader}`, 'D7', 0).waitsFor('Ada: freeAdvance');
      expect(t.why('Ada', 'advance', 'writing')).toBe('not-among-these');
      t.answer('Ada', 'advance', advance);
      expect([t.owns('Ada', advance), t.s.actions]).toEqual([true, 2]);
    }
  });

  it('Qin Shi Huang and Nebuchadnezzar build wonders for free, their own for two tokens less', () => {
    for (const [leader, wonder, advance] of [
      ['qin-shi-huang', 'great-wall', 'siegecraft'],
      ['nebuchadnezzar-ii', 'great-gardens', 'irrigation'],
    ] as const) {
      const t = two().city('Ada', 'D7', { mood: 'happy' }).city('Ada', 'D5').wonderCard('Ada', wonder);
      t.knows('Ada', 'engineering', 'storage', advance).leads('Ada', leader, 'D7');
      t.goods('Ada', { food: 5, ore: 7, wood: 5, culture: 3 }).turn('Ada');
      expect(t.why('Ada', 'wonder', wonder, 'D7')).toBe('legal');
      t.answer('Ada', 'power', `leader:${leader}`, 'D7', 0).answer('Ada', 'wonder', wonder, 'D7');
      expect([t.s.wonderAt[W[wonder]], t.s.actions, t.has('Ada', 'culture')]).toEqual([t.space('D7'), 3, 0]);
    }
  });

  it('Nebuchadnezzar gains the Great Gardens where he gains a wonder card', () => {
    const t = two().leads('Ada', 'nebuchadnezzar-ii', 'D7').goods('Ada', { food: 2 }).turn('Ada');
    t.answer('Ada', 'advance', 'engineering');
    expect(t.s.wonders[0]).toEqual([W['great-gardens']]);
  });

  it('Cnut: half a point for each space between him and the starting city', () => {
    const points = (at: string) => {
      const t = two().leads('Ada', 'cnut-the-great', at);
      return t.points('Ada');
    };
    expect(points('D4') - points('D7')).toBe(1.5);
  });

  it('Erik marks regions from a ship, and all aboard go ashore with him', () => {
    const t = two()
      .terrain({ D6: 'sea' })
      .knows('Ada', 'tactics')
      .leads('Ada', 'erik-the-red', 'D6')
      .units('Ada', 'D6', { ship: 1, settler: 1 });
    t.goods('Ada', { culture: 2 }).turn('Ada');
    const before = t.points('Ada');
    t.answer('Ada', 'power', 'leader:erik-the-red', 'D6', 0);
    expect([t.points('Ada') - before, t.s.actions]).toEqual([1, 2]);
    expect(t.tells('marker')).toEqual([[0, t.space('D6')]]);
    expect(t.why('Ada', 'power', 'leader:erik-the-red', 'D6', 0)).toBe('marked');
    t.answer('Ada', 'power', 'leader:erik-the-red', 'D5', 1);
    expect([t.unit('D5', 'leader'), t.unit('D5', 'settler'), t.unit('D6', 'ship'), t.s.actions]).toEqual([
      1, 1, 1, 2,
    ]);
  });

  it('Go-Toba: an Academy in his city lets him buy an advance at once', () => {
    const t = two().city('Ada', 'D5').knows('Ada', 'writing', 'storage').leads('Ada', 'go-toba', 'D7');
    t.goods('Ada', { food: 3, ore: 1, wood: 1 }).turn('Ada').answer('Ada', 'construct', 'D7', 'academy');
    t.waitsFor('Ada: may').answer('Ada', 'yes').waitsFor('Ada: newIdeas').answer('Ada', 'advance', 'roads');
    if (t.asked() === 'Ada: pay') only(t, 'pay');
    expect([t.owns('Ada', 'roads'), t.s.actions]).toEqual([true, 2]);
  });

  it('Suiko turns an influenced building back; free with State Religion', () => {
    const t = two()
      .city('Ada', 'D7', { with: [['temple', 'Ben']] })
      .leads('Ada', 'suiko', 'D7')
      .goods('Ada', { culture: 2 });
    t.turn('Ada').answer('Ada', 'power', 'leader:suiko', 'D7', 0);
    expect([t.colour('D7', 'temple'), t.has('Ada', 'culture'), t.s.actions]).toEqual(['Ada', 1, 2]);
    expect(t.why('Ada', 'power', 'leader:suiko', 'D7', 0)).toBe('no-target-building');
    const u = two()
      .city('Ada', 'D7', { with: [['temple', 'Ben']] })
      .leads('Ada', 'suiko', 'D7')
      .goods('Ada', { culture: 1 });
    u.knows('Ada', 'state-religion').turn('Ada').answer('Ada', 'power', 'leader:suiko', 'D7', 0);
    expect(u.s.actions).toBe(3);
  });

  it('Cleopatra: one token a turn in her city, and one more space of influence', () => {
    const t = two()
      .city('Ben', 'D5', { with: ['temple'] })
      .leads('Ada', 'cleopatra', 'D7')
      .goods('Ada', { culture: 2 });
    t.turn('Ada').answer('Ada', 'power', 'leader:cleopatra', 'D7', 0);
    expect([t.s.beloved[t.space('D7')], t.has('Ada', 'culture')]).toEqual([1, 1]);
    expect(t.why('Ada', 'power', 'leader:cleopatra', 'D7', 0)).toBe('once-per-turn');
    t.goods('Ada', { culture: 0 }).answer('Ada', 'attempt');
    expect(t.why('Ada', 'influence', 'D7', 'D5')).toBe('legal');
    const u = two().city('Ben', 'D5', { with: ['temple'] });
    expect(u.turn('Ada').why('Ada', 'attempt')).toBe('no-target');
  });

  it('Ramses: a reward for an Obelisk in his city', () => {
    const t = two()
      .city('Ada', 'D5')
      .knows('Ada', 'arts')
      .leads('Ada', 'ramses-ii', 'D7')
      .goods('Ada', { food: 1, ore: 1, wood: 1 });
    t.turn('Ada')
      .answer('Ada', 'construct', 'D7', 'obelisk')
      .waitsFor('Ada: reward')
      .answer('Ada', 'choose', 'ideas');
    expect(t.has('Ada', 'ideas')).toBe(2);
  });

  it('Pakal: a culture token for two of the resources; Acamapichtli: a captive', () => {
    const t = two()
      .city('Ada', 'D5')
      .knows('Ada', 'writing')
      .leads('Ada', 'pakal', 'D7')
      .goods('Ada', { ore: 1, culture: 1 });
    t.turn('Ada')
      .answer('Ada', 'construct', 'D7', 'academy')
      .waitsFor('Ada: discount')
      .answer('Ada', 'choose', 'ore');
    expect([t.colour('D7', 'academy'), t.has('Ada', 'ore'), t.has('Ada', 'culture')]).toEqual(['Ada', 0, 0]);
    const u = two()
      .city('Ada', 'D5')
      .knows('Ada', 'writing')
      .leads('Ada', 'acamapichtli', 'D7')
      .goods('Ada', { wood: 1 });
    u.s.captives = [4 * 6 + 1];
    u.turn('Ada')
      .answer('Ada', 'construct', 'D7', 'academy')
      .waitsFor('Ada: discount')
      .answer('Ada', 'choose', 'wood');
    expect([u.colour('D7', 'academy'), u.s.captives]).toEqual(['Ada', []]);
  });

  it("Siyaj K'ak': an influence attempt after building in his city", () => {
    const t = two()
      .city('Ada', 'D5')
      .city('Ben', 'D6', { with: ['temple'] })
      .knows('Ada', 'writing')
      .leads('Ada', 'siyaj-kak', 'D7');
    t.goods('Ada', { food: 1, ore: 1, wood: 1 }).turn('Ada').answer('Ada', 'construct', 'D7', 'academy');
    t.waitsFor('Ada: may').dice(6).answer('Ada', 'yes').answer('Ada', 'influence', 'D7', 'D6');
    expect([t.colour('D6', 'temple'), t.s.actions]).toEqual(['Ada', 2]);
  });

  it('Akbar: gold for entering an own city', () => {
    const t = two().city('Ada', 'D5').knows('Ada', 'tactics').leads('Ada', 'akbar', 'D6').turn('Ada');
    t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'go', 'D5');
    expect(t.has('Ada', 'gold')).toBe(1);
  });

  it('Ashoka rolls again once a turn where a Temple is concerned', () => {
    const t = two()
      .city('Ben', 'D6', { with: ['temple'] })
      .leads('Ada', 'ashoka', 'D7')
      .turn('Ada')
      .dice(1, 6);
    t.answer('Ada', 'attempt')
      .answer('Ada', 'influence', 'D7', 'D6')
      .waitsFor('Ada: reroll')
      .answer('Ada', 'yes');
    expect(t.colour('D6', 'temple')).toBe('Ada');
    const u = two()
      .city('Ben', 'D6', { with: ['academy'] })
      .leads('Ada', 'ashoka', 'D7')
      .turn('Ada')
      .dice(1);
    u.answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6').waitsFor('Ada: turn');
  });

  it('Sri Gupta: an advance of a field in which he has none', () => {
    const t = two().leads('Ada', 'sri-gupta', 'D7').goods('Ada', { culture: 1, food: 2 }).turn('Ada');
    t.answer('Ada', 'power', 'leader:sri-gupta', 'D7', 0).waitsFor('Ada: goldenAge');
    expect(t.why('Ada', 'advance', 'storage')).toBe('not-among-these');
    t.answer('Ada', 'advance', 'writing');
    expect([
      t.owns('Ada', 'writing'),
      t.has('Ada', 'food'),
      t.s.actions,
      t.s.activated[t.space('D7')],
    ]).toEqual([true, 0, 3, 1]);
  });

  it('Hiram: a route from his space beyond the four; Pygmalion: a token or gold more from his', () => {
    const trade = (leader: 'hiram' | 'pygmalion') => {
      const t = two()
        .knows('Ada', 'trade-routes', 'storage')
        .units('Ada', 'D5', { settler: 4 })
        .leads('Ada', leader, 'D5');
      for (const at of ['D3', 'C4', 'E4', 'D4', 'C5']) t.city('Ben', at);
      return t.terrain({ D6: 'sea' }).units('Ada', 'D6', { ship: 1 });
    };
    expect([routesOf(trade('hiram').s, 0, false), routesOf(trade('pygmalion').s, 0, false)]).toEqual([5, 4]);
    const t = trade('pygmalion').turn('Ada').answer('Ada', 'routes', 4, 0);
    t.waitsFor('Ada: reward').answer('Ada', 'choose', 'gold');
    expect([t.has('Ada', 'food'), t.has('Ada', 'gold')]).toEqual([4, 1]);
  });

  it('Boudica keeps a settler that founds a city, for a food', () => {
    const t = two()
      .leads('Ada', 'queen-boudica', 'D5')
      .units('Ada', 'D5', { settler: 1 })
      .goods('Ada', { food: 1 });
    t.turn('Ada').answer('Ada', 'found', 'D5').waitsFor('Ada: may').answer('Ada', 'yes');
    expect([t.ownerOf('D5'), t.unit('D5', 'settler'), t.has('Ada', 'food')]).toEqual(['Ada', 1, 0]);
  });

  it('Vercingetorix: recruits may stand beside his city', () => {
    const t = two().leads('Ada', 'vercingetorix', 'D7').goods('Ada', { food: 1, ore: 1 }).turn('Ada');
    t.answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'add', 'infantry')
      .answer('Ada', 'done')
      .waitsFor('Ada: deploy');
    const [place] = t.legal('Ada').filter(a => a.includes(t.space('D6')));
    t.answer('Ada', ...place);
    if (t.asked() === 'Ada: deploy') t.answer('Ada', 'done');
    expect([t.unit('D6', 'infantry'), t.unit('D7', 'infantry')]).toEqual([1, 0]);
  });

  it('Cyrus: a token for each region with an own city, as many as his city is large', () => {
    const t = two()
      .city('Ada', 'D7', { with: ['temple'] })
      .city('Ada', 'D5')
      .city('Ada', 'C4')
      .leads('Ada', 'cyrus-the-great', 'D7');
    t.turn('Ada').answer('Ada', 'power', 'leader:cyrus-the-great', 'D7', 0);
    t.answer('Ada', 'choose', 'mood').answer('Ada', 'choose', 'culture').waitsFor('Ada: turn');
    expect([t.has('Ada', 'mood'), t.has('Ada', 'culture'), t.s.actions]).toEqual([1, 1, 2]);
  });

  it('Darius: a mood token for influence from his city; a building for two culture tokens more, free', () => {
    const t = two()
      .city('Ben', 'D6', { with: ['temple'] })
      .city('Ada', 'D5')
      .knows('Ada', 'writing')
      .leads('Ada', 'darius', 'D7');
    t.goods('Ada', { food: 1, ore: 1, wood: 1, culture: 2 }).turn('Ada').dice(6);
    t.answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6');
    expect(t.has('Ada', 'mood')).toBe(1);
    t.answer('Ada', 'power', 'leader:darius', 'D7', 0).answer('Ada', 'construct', 'D7', 'academy');
    expect([t.colour('D7', 'academy'), t.s.actions, t.has('Ada', 'culture')]).toEqual(['Ada', 2, 0]);
    expect(t.why('Ada', 'power', 'leader:darius', 'D7', 0)).toBe('once-per-turn');
  });

  it('Xerxes: two of the price of a wonder less, in any mix', () => {
    const t = two().city('Ada', 'D7', { mood: 'happy' }).city('Ada', 'D5').wonderCard('Ada', 'great-wall');
    t.knows('Ada', 'engineering', 'siegecraft', 'storage').leads('Ada', 'xerxes', 'D7');
    t.goods('Ada', { food: 3, ore: 6, wood: 2, culture: 4 }).turn('Ada');
    t.answer('Ada', 'wonder', 'great-wall', 'D7');
    while (t.asked() === 'Ada: rebate') only(t, 'choose');
    expect([t.s.wonderAt[W['great-wall']], t.has('Ada', 'ore'), t.has('Ada', 'culture')]).toEqual([
      t.space('D7'),
      0,
      0,
    ]);
  });

  it('Acamapichtli collects once a turn for two mood tokens; Ahuitzotl builds for two captives', () => {
    const t = two().leads('Ada', 'acamapichtli', 'D7').goods('Ada', { mood: 2 }).turn('Ada');
    t.answer('Ada', 'power', 'leader:acamapichtli', 'D7', 0).answer('Ada', 'take', 'D7', 'food');
    expect([t.has('Ada', 'food'), t.has('Ada', 'mood'), t.s.actions]).toEqual([1, 0, 3]);
    const u = two()
      .city('Ada', 'D5')
      .knows('Ada', 'writing')
      .leads('Ada', 'ahuitzotl', 'D7')
      .goods('Ada', { food: 1, ore: 1, wood: 1 });
    u.s.captives = [25];
    expect(u.turn('Ada').why('Ada', 'power', 'leader:ahuitzotl', 'D7', 0)).toBe('no-captives');
    u.s.captives = [25, 25];
    u.answer('Ada', 'power', 'leader:ahuitzotl', 'D7', 0).answer('Ada', 'construct', 'D7', 'academy');
    expect([u.colour('D7', 'academy'), u.s.actions, u.s.captives]).toEqual(['Ada', 3, []]);
  });

  it('Marqzen: no event saddens his city or takes his units; he drives an enemy away', () => {
    const t = two().leads('Ada', 'marqzen', 'D7').units('Ada', 'D7', { infantry: 1 });
    t.arrange(
      () => {},
      ['loseMood', { seat: 0, cities: 1, which: 0, levels: 1 }],
      ['loseUnits', { seat: 0, left: 1 }],
      ['turn', 0],
    );
    while (t.asked() === 'Ada: loseUnit') t.answer('Ada', 'lose', 'D7', 'infantry');
    expect([t.mood('D7'), t.unit('D7', 'infantry')]).toEqual(['neutral', 1]);
    const u = two().leads('Ada', 'marqzen', 'D7').units('Ben', 'D6', { infantry: 2 }).turn('Ada');
    u.answer('Ada', 'power', 'leader:marqzen', 'D6', 0).answer('Ada', 'banish', 'infantry', 'D5');
    expect([u.unit('D6', 'infantry'), u.unit('D5', 'infantry'), u.s.actions]).toEqual([1, 1, 2]);
  });

  it('Attila: his small city counts one larger; Bleda: his counts as Happy, once', () => {
    const t = two().leads('Ada', 'attila', 'D7').turn('Ada').answer('Ada', 'collect', 'D7');
    t.answer('Ada', 'take', 'D7', 'food').answer('Ada', 'take', 'D6', 'food').waitsFor('Ada: turn');
    expect(t.has('Ada', 'food')).toBe(2);
    const u = two().city('Ada', 'D7', { mood: 'angry' }).leads('Ada', 'bleda', 'D7').turn('Ada');
    u.answer('Ada', 'power', 'leader:bleda', 'D7', 0).answer('Ada', 'collect', 'D7');
    u.answer('Ada', 'take', 'D7', 'food').answer('Ada', 'take', 'D6', 'food').waitsFor('Ada: turn');
    expect([u.has('Ada', 'food'), u.why('Ada', 'collect', 'D7')]).toEqual([2, 'angry-used']);
  });

  it('Hanno sails with a group of ships as a free action, once', () => {
    const t = two()
      .terrain({ D6: 'sea', D5: 'sea' })
      .leads('Ada', 'hanno', 'D6')
      .units('Ada', 'D6', { ship: 1 })
      .turn('Ada');
    t.answer('Ada', 'power', 'leader:hanno', 'D6', 0).waitsFor('Ada: move').answer('Ada', 'from', 'D6');
    t.answer('Ada', 'all').answer('Ada', 'go', 'D5');
    expect([t.unit('D5', 'ship'), t.unit('D5', 'leader'), t.s.actions]).toEqual([1, 1, 3]);
    expect(t.why('Ada', 'power', 'leader:hanno', 'D5', 0)).toBe('once-per-turn');
    t.answer('Ada', 'move');
    expect(t.why('Ada', 'from', 'D5')).toBe('already-moved');
    const u = two()
      .terrain({ D6: 'sea', D5: 'sea' })
      .leads('Ada', 'hanno', 'D6')
      .units('Ada', 'D6', { ship: 1 })
      .turn('Ada');
    u.answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D5')
      .answer('Ada', 'stop');
    u.answer('Ada', 'power', 'leader:hanno', 'D5', 0);
    expect(u.why('Ada', 'from', 'D5')).toBe('already-moved');
    u.answer('Ada', 'stop').answer('Ada', 'move');
    expect(u.why('Ada', 'from', 'D5')).toBe('legal');
  });

  it('Dido: a settler with her founds a city as a free action', () => {
    const t = two().leads('Ada', 'queen-dido', 'D5').units('Ada', 'D5', { settler: 1 }).turn('Ada');
    t.answer('Ada', 'power', 'leader:queen-dido', 'D5', 0);
    expect([t.ownerOf('D5'), t.s.actions]).toEqual(['Ada', 3]);
  });
});
