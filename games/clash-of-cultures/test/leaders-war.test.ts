import { describe, expect, it } from 'vitest';
import { L } from '../content/index.ts';
import type { Table } from './position.ts';
import { attack, two, values, war } from './war.ts';

/** The attackers' combat value where Ada's leader and one infantry attack one infantry of Ben's, with dice of 2 and 2. */
function attacking(arrange: (t: Table) => unknown): number {
  const t = war(1, 1);
  arrange(t);
  t.turn('Ada').dice('2 cavalry', '2 cavalry');
  attack(t);
  return values(t)[0];
}

/** The defenders' value where one infantry attacks Ben's leader in his city, with dice of 2. */
function defending(arrange: (t: Table) => unknown): number {
  const t = war(1, 0).city('Ben', 'D5');
  arrange(t);
  t.turn('Ada').dice('2 cavalry', '2 cavalry', '2 cavalry');
  attack(t);
  return values(t)[1];
}

describe('26. Leaders in battle', () => {
  it('Augustus: more in a region without an own city', () => {
    expect(attacking(t => t.leads('Ada', 'augustus', 'D6'))).toBe(6);
    expect(attacking(t => t.leads('Ada', 'augustus', 'D6').city('Ada', 'C6'))).toBe(4);
  });

  it('Sulla: more against barbarians', () => {
    const t = two().knows('Ada', 'tactics').leads('Ada', 'sulla', 'D6').units('Ada', 'D6', { infantry: 1 });
    t.units('barbarians', 'D5', { infantry: 1 }).turn('Ada').dice('2 cavalry', '2 cavalry');
    attack(t);
    expect(values(t)[0]).toBe(6);
  });

  it('Alexander: one for each region with a city beyond the first', () => {
    expect(attacking(t => t.leads('Ada', 'alexander-the-great', 'D6'))).toBe(4);
    expect(
      attacking(t => t.leads('Ada', 'alexander-the-great', 'D6').city('Ada', 'C4').city('Ada', 'F6')),
    ).toBe(6);
  });

  it('Leonidas: two for each unit the enemy has more', () => {
    const t = war(1, 4).leads('Ada', 'leonidas-i', 'D6').turn('Ada').dice('2 cavalry', '2 cavalry');
    attack(t);
    expect(values(t)[0]).toBe(4 + 2 * 2);
  });

  it('Pericles and Hanno: more at sea, with them aboard', () => {
    for (const leader of ['pericles', 'hanno'] as const) {
      const t = two()
        .terrain({ D6: 'sea', D5: 'sea' })
        .leads('Ada', leader, 'D6')
        .units('Ada', 'D6', { ship: 1 });
      t.units('Ben', 'D5', { ship: 1 }).turn('Ada').dice(1, 1);
      attack(t);
      expect(values(t)).toEqual([3, 1]);
    }
  });

  it('Qin Shi Huang cancels a hit for two culture tokens, in each round', () => {
    const t = war(2, 2).leads('Ada', 'qin-shi-huang', 'D6').goods('Ada', { culture: 2 }).turn('Ada');
    t.dice('2 cavalry', '2 cavalry', '2 cavalry', 3, 3);
    attack(t).waitsFor('Ada: parry').answer('Ada', 'cancel', 8);
    expect([t.tells('falls')[0], t.has('Ada', 'culture')]).toEqual([[0, 0], 0]);
  });

  it('Sun Tzu: tokens for a battle won in its first round', () => {
    const t = war(3, 1).leads('Ada', 'sun-tzu', 'D6').turn('Ada').dice(6, 6, 6, 6, 1);
    attack(t);
    expect([t.has('Ada', 'mood'), t.has('Ada', 'culture')]).toEqual([1, 1]);
    const late = war(2, 1).leads('Ada', 'sun-tzu', 'D6').turn('Ada');
    late.dice('1 leader', '2 cavalry', '1 leader', '1 leader', '1 leader');
    attack(late);
    if (late.asked() === 'Ada: retreat') late.dice(6, 6, 6, 1).answer('Ada', 'fight');
    expect(late.has('Ada', 'culture')).toBe(0);
  });

  it('Ragnar: more in a battle begun straight from ships', () => {
    const t = two().terrain({ D6: 'sea' }).knows('Ada', 'tactics').leads('Ada', 'ragnar-lodbrok', 'D6');
    t.units('Ada', 'D6', { ship: 1, infantry: 1 }).units('Ben', 'D5', { infantry: 1 }).turn('Ada');
    t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'unit', 'infantry', 0);
    t.answer('Ada', 'unit', 'leader', 0).dice('2 cavalry', '2 cavalry').answer('Ada', 'go', 'D5');
    expect(values(t)[0]).toBe(6);
    expect(attacking(u => u.leads('Ada', 'ragnar-lodbrok', 'D6'))).toBe(4);
  });

  it('Go-Toba: an ore before the battle for more in every round', () => {
    const t = war(1, 1)
      .leads('Ada', 'go-toba', 'D6')
      .goods('Ada', { ore: 1 })
      .turn('Ada')
      .dice('2 cavalry', '2 cavalry');
    attack(t).waitsFor('Ada: prepare').answer('Ada', 'yes');
    expect([values(t)[0], t.has('Ada', 'ore')]).toEqual([6, 0]);
  });

  it('Akbar: an ore before the battle, one more for each elephant', () => {
    const t = war(1, 1)
      .leads('Ada', 'akbar', 'D6')
      .units('Ada', 'D6', { elephant: 2 })
      .goods('Ada', { ore: 1 });
    t.turn('Ada').dice('2 cavalry', '2 cavalry', '2 cavalry', '2 cavalry');
    attack(t).waitsFor('Ada: prepare').answer('Ada', 'yes');
    expect(values(t)[0]).toBe(8 + 2);
  });

  it('Jimmu: more for cities with a Fortress near him, defended by others too', () => {
    const fortified = (at: string) =>
      defending(t => {
        t.city('Ben', 'D5', { with: ['fortress'] })
          .units('Ben', 'D5', { infantry: 1 })
          .leads('Ben', 'jimmu', at);
      });
    expect(fortified('D3')).toBe(4 + 2);
    expect(fortified('F2')).toBe(4);
  });

  it('Jimmu takes back a card played in a battle he survived, for a culture token', () => {
    const t = war(3, 1).leads('Ada', 'jimmu', 'D6').goods('Ada', { culture: 1 });
    const card = t.card('Ada', 'negotiations', 'martyr');
    t.turn('Ada').dice(6, 6, 6, 6);
    attack(t).waitsFor('Ada: combatCard').answer('Ada', 'card', card);
    t.waitsFor('Ada: fighter').answer('Ada', 'drop', 'infantry');
    t.waitsFor('Ada: mythical').answer('Ada', 'card', card);
    expect([t.s.hands[0], t.has('Ada', 'culture')]).toEqual([[card], 0]);
  });

  it('Suiko and Dido: more where they defend, Dido in a city', () => {
    expect(defending(t => t.leads('Ben', 'suiko', 'D5').units('Ben', 'D5', { infantry: 1 }))).toBe(6);
    expect(defending(t => t.leads('Ben', 'queen-dido', 'D5').units('Ben', 'D5', { infantry: 1 }))).toBe(6);
    expect(attacking(t => t.leads('Ada', 'suiko', 'D6'))).toBe(4);
  });

  it('Dido is given up so that the attackers must go; nobody scores for her', () => {
    const t = war(2, 0)
      .city('Ben', 'D5')
      .leads('Ben', 'queen-dido', 'D5')
      .units('Ben', 'D5', { infantry: 1 });
    t.turn('Ada').dice('2 cavalry', '2 cavalry', '1 leader', '2 cavalry');
    attack(t).waitsFor('Ben: sacrifice').answer('Ben', 'yes');
    expect([t.unit('D5', 'leader'), t.unit('D5', 'infantry'), t.unit('D6', 'infantry')]).toEqual([0, 2, 1]);
    expect([t.s.trophies.flat(), t.s.lostLeaders.includes(L['queen-dido'])]).toEqual([[], true]);
  });

  it('Ramses: more against coastal cities, and against pirates with him aboard', () => {
    const coast = (sea: boolean) =>
      attacking(t => {
        if (sea) t.terrain({ E6: 'sea' });
        t.city('Ben', 'D5').leads('Ada', 'ramses-ii', 'D6');
      });
    expect([coast(true), coast(false)]).toEqual([6, 4]);
    const t = two()
      .terrain({ D6: 'sea', D5: 'sea' })
      .leads('Ada', 'ramses-ii', 'D6')
      .units('Ada', 'D6', { ship: 1 });
    t.units('pirates', 'D5', { ship: 1 }).turn('Ada').dice(1, 1);
    attack(t);
    expect(values(t)).toEqual([3, 1]);
  });

  it('Pakal cancels a hit behind his Obelisk; Ahuitzotl far from his cities', () => {
    const shield = (obelisk: 'Ada' | 'Ben') => {
      const t = war(2, 0)
        .city('Ben', 'D5', { with: [['obelisk', obelisk]] })
        .leads('Ben', 'pakal', 'D5');
      t.units('Ben', 'D5', { infantry: 1 }).turn('Ada').dice(3, 3, '2 cavalry', '2 cavalry');
      attack(t);
      return t.s.battle.hits[1];
    };
    expect([shield('Ben'), shield('Ada')]).toEqual([0, 1]);
    const far = (city: string) => {
      const t = war(2, 0)
        .leads('Ben', 'ahuitzotl', 'D5')
        .units('Ben', 'D5', { infantry: 1 })
        .city('Ben', city);
      t.turn('Ada').dice(3, 3, '2 cavalry', '2 cavalry');
      attack(t);
      return t.s.battle.hits[1];
    };
    expect([far('F2'), far('D4')]).toEqual([0, 1]);
  });

  it("Siyaj K'ak': the size of the city attacked, in the first round", () => {
    expect(
      attacking(t => t.city('Ben', 'D5', { with: ['temple', 'academy'] }).leads('Ada', 'siyaj-kak', 'D6')),
    ).toBe(4 + 3);
    expect(attacking(t => t.leads('Ada', 'siyaj-kak', 'D6'))).toBe(4);
  });

  it('Nebuchadnezzar: more against a city with a Temple; Ithobaal: near an own Temple', () => {
    const temple = (leader: 'nebuchadnezzar-ii' | 'ithobaal', ...built: 'temple'[]) =>
      attacking(t => t.city('Ben', 'D5', { with: built }).leads('Ada', leader, 'D6'));
    expect([temple('nebuchadnezzar-ii', 'temple'), temple('nebuchadnezzar-ii')]).toEqual([6, 4]);
    expect(temple('ithobaal', 'temple')).toBe(4);
    expect(attacking(t => t.city('Ada', 'D7', { with: ['temple'] }).leads('Ada', 'ithobaal', 'D6'))).toBe(6);
  });

  it('Nabopolassar: against who has as many cities; a lost city calls infantry to him', () => {
    expect(attacking(t => t.leads('Ada', 'nabopolassar', 'D6').city('Ada', 'F6'))).toBe(4);
    const t = war(1, 0).city('Ben', 'D5').leads('Ben', 'nabopolassar', 'D3').turn('Ada');
    attack(t).answer('Ben', 'none');
    expect([t.ownerOf('D5'), t.unit('D3', 'infantry')]).toEqual(['Ada', 1]);
  });

  it('Boudica: against who knows more of Warfare; Vercingetorix: settlers near him', () => {
    expect(attacking(t => t.leads('Ada', 'queen-boudica', 'D6').knows('Ben', 'tactics', 'draft'))).toBe(6);
    expect(attacking(t => t.leads('Ada', 'queen-boudica', 'D6').knows('Ben', 'tactics'))).toBe(4);
    expect(attacking(t => t.leads('Ada', 'vercingetorix', 'D6').units('Ada', 'D7', { settler: 3 }))).toBe(7);
  });

  it('Pygmalion buys off a hit once, and has the token back if he wins', () => {
    const t = war(2, 0).city('Ben', 'D5').leads('Ben', 'pygmalion', 'D5').units('Ben', 'D5', { infantry: 2 });
    t.goods('Ben', { culture: 1 }).turn('Ada').dice(3, 3, 6, 6, 6);
    attack(t).waitsFor('Ben: parry').answer('Ben', 'cancel', 2);
    expect([t.tells('falls').map(args => args[1]), t.has('Ben', 'culture')]).toEqual([[2, 0], 1]);
  });

  it('Viriatus drives a unit away from the second round on', () => {
    const t = war(1, 2).leads('Ada', 'viriatus', 'D6').goods('Ada', { mood: 2 }).turn('Ada');
    t.dice('2 cavalry', '2 cavalry', '1 leader', '1 leader');
    attack(t).waitsFor('Ada: retreat').answer('Ada', 'fight').waitsFor('Ada: terror');
    expect(t.why('Ada', 'banish', 'infantry', 'D6')).toBe('legal');
    t.answer('Ada', 'banish', 'infantry', 'D4');
    expect([t.unit('D4', 'infantry'), t.has('Ada', 'mood'), t.s.holder[t.space('D4')]]).toEqual([1, 0, 1]);
  });

  it('Viriatus plays cards for barbarians near him that fight others', () => {
    const t = war(2, 0).units('barbarians', 'D5', { infantry: 1 }).leads('Ben', 'viriatus', 'D3');
    t.knows('Ben', 'tactics').card('Ben', 'negotiations', 'martyr');
    t.turn('Ada').dice('2 cavalry', '2 cavalry', '2 cavalry');
    attack(t).waitsFor('Ben: combatCard');
  });

  it('Cyrus may ignore his own card for more combat value', () => {
    const t = war(1, 2).leads('Ada', 'cyrus-the-great', 'D6');
    const card = t.card('Ada', 'negotiations', 'martyr');
    t.turn('Ada').dice('2 cavalry', '2 cavalry', '2 cavalry');
    attack(t).answer('Ada', 'card', card).waitsFor('Ada: strategist').answer('Ada', 'yes');
    expect([values(t)[0], t.s.battle.fallen]).toEqual([6, [0, 0]]);
  });

  it('Attila: a matched cavalry may cancel a hit instead of fighting, in the first round', () => {
    const t = war(0, 2).leads('Ada', 'attila', 'D6').units('Ada', 'D6', { cavalry: 1 }).turn('Ada');
    t.dice('2 cavalry', '3 infantry', 3, 3);
    attack(t).waitsFor('Ada: parry').answer('Ada', 'cancel', 16);
    expect(t.tells('falls').map(args => args[1])).toEqual([0, 0]);
  });

  it('Bleda: who is attacked in a city plays no card in the first round', () => {
    const rams = (leader: 'bleda' | 'attila') => {
      const t = war(1, 1).city('Ben', 'D5').leads('Ada', leader, 'D6').knows('Ben', 'tactics');
      t.card('Ben', 'negotiations', 'martyr');
      t.turn('Ada').dice('1 leader', '1 leader', '1 leader');
      attack(t);
      return t.asked();
    };
    expect(rams('attila')).toBe('Ben: combatCard');
    expect(rams('bleda')).not.toBe('Ben: combatCard');
  });

  it('Rugila: gold where another enemy city is near; a barbarian city becomes Happy', () => {
    const t = war(1, 0).city('Ben', 'D5').city('Ben', 'D3').leads('Ada', 'rugila', 'D6').turn('Ada');
    attack(t).answer('Ben', 'none');
    expect(t.has('Ada', 'gold')).toBe(1 + 2);
    const u = war(1, 0).city('barbarians', 'D5').leads('Ada', 'rugila', 'D6').turn('Ada');
    attack(u);
    expect([u.mood('D5'), u.has('Ada', 'gold')]).toEqual(['happy', 1]);
  });

  it('Ithobaal: a city with a building of the own colour is glad to be his', () => {
    const t = war(1, 0)
      .city('Ben', 'D5', { with: [['temple', 'Ada']] })
      .leads('Ada', 'ithobaal', 'D6')
      .turn('Ada');
    attack(t).answer('Ben', 'none');
    expect(t.mood('D5')).toBe('happy');
    const u = war(1, 0)
      .city('Ben', 'D5', { with: ['temple'] })
      .leads('Ada', 'ithobaal', 'D6')
      .turn('Ada');
    attack(u).answer('Ben', 'none');
    expect(u.mood('D5')).toBe('angry');
  });

  it('COC-17.17 Hannibal: bonuses of the enemy count for two at most; mountains do not stop him with an elephant', () => {
    const t = war(4, 0).leads('Ben', 'hannibal', 'D5').turn('Ada');
    t.dice('6 infantry', '6 infantry', '6 infantry', '6 infantry', 1);
    attack(t);
    expect(values(t)[0]).toBe(24 + 2);
    const u = two().terrain({ D5: 'mountain' }).knows('Ada', 'tactics').leads('Ada', 'hannibal', 'D6');
    u.units('Ada', 'D6', { elephant: 1 }).turn('Ada');
    attack(u).answer('Ada', 'stop').answer('Ada', 'move');
    expect(u.may('Ada', 'from', 'D5')).toBe(true);
  });
});
