/** Recruiting in the way of a civilization: drafts paid otherwise, elephants of Carthage. */
import { describe, expect, it } from 'vitest';
import { U } from '../content/index.ts';
import { two } from './war.ts';

describe('26. Recruiting in the way of a civilization', () => {
  it('Sparta: Draft in culture tokens, instead of the usual one', () => {
    const t = two()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .knows('Ada', 'draft')
      .masters('Ada', 'sparta')
      .goods('Ada', { culture: 1, mood: 1, food: 1, ore: 1 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(t.legal('Ada', 'levyWith')).toEqual([['levyWith', U.infantry, 6]]);
    t.answer('Ada', 'levyWith', 'infantry', 'culture');
    expect(t.reason('Ada', 'levyWith', 'infantry', 'culture')).toEqual(['once-per-recruit']);
    t.answer('Ada', 'add', 'infantry').answer('Ada', 'done');
    expect(t.tells()[0]).toBe('paid 0 [1,1,0,0,0,0,1]');
    expect(t.unit('D7', 'infantry')).toBe(2);
    // gold is for others
    const rich = two().knows('Ada', 'draft').masters('Ada', 'sparta').goods('Ada', { culture: 1, gold: 3 });
    rich.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(rich.legal('Ada', 'levyWith')).toEqual([['levyWith', U.infantry, 6]]);
    const u = two().knows('Ada', 'draft').masters('Ada', 'sparta').goods('Ada', { culture: 1 }).turn('Ada');
    expect(u.why('Ada', 'recruit', 'D7')).toBe('legal');
    u.knows('Ada', 'civil-liberties');
    expect(u.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    u.goods('Ada', { food: 2 }).answer('Ada', 'recruit', 'D7');
    expect(u.reason('Ada', 'levyWith', 'infantry', 'culture')).toEqual(['cannot-pay']);
    const v = two().masters('Ada', 'sparta').goods('Ada', { culture: 1 }).turn('Ada');
    expect(v.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    const w = two().knows('Ada', 'draft').goods('Ada', { culture: 1 }).turn('Ada');
    expect(w.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
  });

  it('Sparta: after the usual Draft none in culture; with no infantry left none at all', () => {
    const t = two()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .knows('Ada', 'draft')
      .masters('Ada', 'sparta')
      .goods('Ada', { culture: 2, mood: 2 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'levy', 'infantry');
    expect(t.reason('Ada', 'levyWith', 'infantry', 'culture')).toEqual(['once-per-recruit']);
    const u = two().knows('Ada', 'draft').masters('Ada', 'sparta').goods('Ada', { culture: 2, food: 2 });
    for (const label of ['B4', 'B2', 'F2', 'F4']) u.units('Ada', label, { infantry: 4 });
    u.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(u.reason('Ada', 'levyWith', 'infantry', 'culture')).toEqual(['no-piece']);
  });

  it('Mercenaries of Carthage: Draft in gold, for infantry or a ship; a ship in mood tokens too', () => {
    const t = two()
      .terrain({ E7: 'sea' })
      .city('Ada', 'D7', { mood: 'happy', with: ['port', 'temple'], port: 'E7' })
      .knows('Ada', 'draft')
      .masters('Ada', 'mercenaries-carthage')
      .goods('Ada', { gold: 1, mood: 1 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(t.legal('Ada', 'levyWith')).toEqual([
      ['levyWith', U.infantry, 4],
      ['levyWith', U.ship, 4],
      ['levyWith', U.ship, 5],
    ]);
    t.answer('Ada', 'levyWith', 'ship', 'mood');
    expect(t.legal('Ada', 'levyWith')).toEqual([]);
    const poor = two()
      .knows('Ada', 'draft')
      .masters('Ada', 'mercenaries-carthage')
      .goods('Ada', { food: 2 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    expect(poor.reason('Ada', 'levyWith', 'infantry', 'gold')).toEqual(['cannot-pay']);
    t.answer('Ada', 'done');
    expect(t.tells()).toEqual(['paid 0 [0,0,0,0,0,1,0]', 'recruited 0 2 1 4']);
    expect([t.unit('E7', 'ship'), t.has('Ada', 'gold')]).toEqual([1, 1]);
    expect(t.s.drafts).toBe(1);
    const gold = (port: boolean) => {
      const u = two()
        .terrain({ E7: 'sea' })
        .city('Ada', 'D7', port ? { with: ['port'], port: 'E7' } : {})
        .knows('Ada', 'draft')
        .masters('Ada', 'mercenaries-carthage')
        .goods('Ada', { gold: 1 })
        .units('Ada', 'D7', { infantry: 4 });
      return u.turn('Ada').why('Ada', 'recruit', 'D7');
    };
    expect([gold(true), gold(false)]).toEqual(['legal', 'cannot-recruit']);
  });

  it('Shogunate: a card instead of the infantry, once per turn, and once per Recruit with the Draft', () => {
    const shogun = (mood: number) =>
      two().city('Ada', 'D5').knows('Ada', 'draft').masters('Ada', 'shogunate').goods('Ada', { mood });
    const t = shogun(3).turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(t.reason('Ada', 'done')).toEqual(['recruit-something']);
    t.answer('Ada', 'shogun');
    expect(t.reason('Ada', 'shogun')).toEqual(['once-per-turn']);
    expect(t.reason('Ada', 'done')).toEqual(['legal']);
    t.answer('Ada', 'done');
    const [card] = t.s.hands[0];
    expect(t.tells()).toEqual(['paid 0 [0,0,0,0,0,1,0]', `drawAction 0 ${card}`]);
    expect([t.s.drafts, t.s.levied]).toEqual([1, []]);
    t.answer('Ada', 'recruit', 'D5');
    expect(t.reason('Ada', 'shogun')).toEqual(['once-per-turn']);
    const u = shogun(2).city('Ada', 'D7', { mood: 'happy' }).turn('Ada').answer('Ada', 'recruit', 'D7');
    u.answer('Ada', 'levy', 'infantry');
    expect(u.reason('Ada', 'shogun')).toEqual(['once-per-recruit']);
    // the tokens of the draft are spent already
    const v = shogun(1).knows('Ada', 'sanitation').turn('Ada').answer('Ada', 'recruit', 'D7');
    v.answer('Ada', 'levy', 'settler');
    expect(v.reason('Ada', 'shogun')).toEqual(['cannot-pay']);
    const w = two().masters('Ada', 'shogunate').goods('Ada', { mood: 1, food: 2 }).turn('Ada');
    expect(w.answer('Ada', 'recruit', 'D7').why('Ada', 'shogun')).toBe('not-offered');
  });

  it('Shogunate: where nobody is left to be recruited a card still is', () => {
    const t = two().knows('Ada', 'draft').masters('Ada', 'shogunate').goods('Ada', { mood: 1 });
    t.units('Ada', 'D7', { infantry: 4 }).turn('Ada');
    expect(t.why('Ada', 'recruit', 'D7')).toBe('legal');
    t.goods('Ada', { mood: 0 });
    expect(t.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
  });

  it('Warbeasts: each elephant without a Market takes a food in gold or culture', () => {
    const carthage = (market: boolean) =>
      two()
        .city('Ada', 'D7', { mood: 'happy', with: market ? ['market'] : ['temple'] })
        .masters('Ada', 'warbeasts')
        .knows('Ada', 'storage');
    const t = carthage(false)
      .goods('Ada', { food: 2, culture: 2 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    t.answer('Ada', 'add', 'elephant').answer('Ada', 'add', 'elephant').answer('Ada', 'done');
    expect(t.tells()[0]).toBe('paid 0 [2,0,0,0,0,0,2]');
    expect(t.unit('D7', 'elephant')).toBe(2);
    const u = carthage(true).goods('Ada', { food: 2 }).turn('Ada').answer('Ada', 'recruit', 'D7');
    u.answer('Ada', 'add', 'elephant').answer('Ada', 'done');
    expect([u.unit('D7', 'elephant'), u.has('Ada', 'food')]).toEqual([1, 0]);
    // gold does as well as culture
    const gold = carthage(false)
      .goods('Ada', { food: 1, gold: 1 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    gold.answer('Ada', 'add', 'elephant').answer('Ada', 'done');
    expect(gold.tells()[0]).toBe('paid 0 [1,0,0,0,1,0,0]');
    const mixed = carthage(false)
      .goods('Ada', { food: 2, gold: 1, culture: 1 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    mixed.answer('Ada', 'add', 'elephant').answer('Ada', 'add', 'elephant').answer('Ada', 'done');
    expect(mixed.tells()[0]).toBe('paid 0 [2,0,0,0,1,0,1]');
    // culture stands for the food of elephants alone
    const settler = carthage(false)
      .goods('Ada', { food: 1, culture: 4 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    settler.answer('Ada', 'add', 'elephant');
    expect(settler.reason('Ada', 'add', 'settler')).toEqual(['cannot-pay']);
    settler.goods('Ada', { food: 2 });
    expect(settler.reason('Ada', 'add', 'settler')).toEqual(['legal']);
    // with a Market all of it may be culture, or none
    const market = carthage(true).goods('Ada', { culture: 2 }).turn('Ada').answer('Ada', 'recruit', 'D7');
    market.answer('Ada', 'add', 'elephant').answer('Ada', 'done');
    expect(market.tells()[0]).toBe('paid 0 [0,0,0,0,0,0,2]');
    const pair = carthage(true).goods('Ada', { culture: 4 }).turn('Ada').answer('Ada', 'recruit', 'D7');
    pair.answer('Ada', 'add', 'elephant').answer('Ada', 'add', 'elephant').answer('Ada', 'done');
    expect([pair.tells()[0], pair.unit('D7', 'elephant')]).toEqual(['paid 0 [0,0,0,0,0,0,4]', 2]);
    // with the Great Arena mood tokens do too; what stands for the food of elephants pays for nothing else
    const arena = (goods: object) => {
      const u = carthage(false).wonder('great-arena', 'D2', 'Ada').goods('Ada', goods);
      u.s.cityOwner[0] = 0;
      return u.turn('Ada').why('Ada', 'recruit', 'D7');
    };
    expect([arena({ food: 1, mood: 1 }), arena({ food: 1, gold: 1 }), arena({ food: 1 })]).toEqual([
      'legal',
      'legal',
      'cannot-recruit',
    ]);
    const chief = (culture: number) => {
      const u = carthage(true).wonder('great-arena', 'D7', 'Ada').goods('Ada', { culture }).turn('Ada');
      return u
        .answer('Ada', 'recruit', 'D7')
        .answer('Ada', 'add', 'elephant')
        .reason('Ada', 'leader', 'hanno')[0];
    };
    expect([chief(3), chief(4)]).toEqual(['cannot-pay', 'legal']);
    // one taken from the map is paid in the same way
    const last = carthage(false)
      .units('Ada', 'B4', { elephant: 4 })
      .goods('Ada', { food: 1, culture: 1 })
      .turn('Ada');
    last.answer('Ada', 'recruit', 'D7').answer('Ada', 'relocate', 'B4', 'elephant').answer('Ada', 'done');
    expect([last.tells()[0], last.unit('D7', 'elephant')]).toEqual(['paid 0 [1,0,0,0,0,0,1]', 1]);
    // neither food nor tokens
    expect(carthage(false).goods('Ada', { food: 1 }).turn('Ada').why('Ada', 'recruit', 'D7')).toBe(
      'cannot-recruit',
    );
    // what is levied needs no food, in Carthage as elsewhere
    expect(
      two()
        .masters('Ada', 'warbeasts')
        .knows('Ada', 'sanitation')
        .goods('Ada', { mood: 1 })
        .turn('Ada')
        .why('Ada', 'recruit', 'D7'),
    ).toBe('legal');
    // others pay food
    const v = two()
      .city('Ada', 'D7', { with: ['market'] })
      .goods('Ada', { food: 1, culture: 1 })
      .turn('Ada');
    expect(v.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    v.goods('Ada', { mood: 1 }).answer('Ada', 'recruit', 'D7');
    expect(v.reason('Ada', 'add', 'elephant')).toEqual(['cannot-pay']);
  });
});
