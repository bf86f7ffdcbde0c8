import { describe, expect, it } from 'vitest';
import { B, L } from '../content/index.ts';
import type { Table } from './position.ts';
import { attack, two, values, war } from './war.ts';

describe('26. Leaders', () => {
  it('COC-26.3 COC-26.4 EX-91 another leader takes the place of the one on the map', () => {
    const t = two()
      .masters('Ada', 'embalming')
      .leads('Ada', 'cleopatra', 'D6')
      .goods('Ada', { culture: 1, mood: 1 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'leader', 'imhotep').answer('Ada', 'done');
    expect([t.unit('D6', 'leader'), t.unit('D7', 'leader'), t.s.leader[0]]).toEqual([0, 1, L.imhotep]);
    expect([t.s.lostLeaders.includes(L.cleopatra), t.s.trophies.flat(), t.has('Ada', 'culture')]).toEqual([
      true,
      [],
      1,
    ]);
  });

  it('COC-26.4 after three there are none', () => {
    const t = two().goods('Ada', { culture: 1, mood: 1 });
    t.s.lostLeaders.push(...t.s.leaders[0].splice(0));
    t.turn('Ada');
    expect(t.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
  });

  it('COC-26.5 abilities work in the own city of the leader or in its battle only', () => {
    const t = two()
      .city('Ada', 'D5')
      .knows('Ada', 'writing')
      .leads('Ada', 'imhotep', 'D7')
      .goods('Ada', { ore: 1 });
    expect(t.turn('Ada').may('Ada', 'construct', 'D7', 'academy')).toBe(true);
    expect(t.why('Ada', 'construct', 'D5', 'academy')).toBe('cannot-pay');
    t.answer('Ada', 'construct', 'D7', 'academy');
    expect(t.has('Ada', 'ideas')).toBe(3);
  });

  it('COC-26.6 a leader that dies by an event brings nobody points', () => {
    const t = two()
      .leads('Ada', 'sulla', 'D7')
      .arrange(() => {}, ['loseUnits', { seat: 0, left: 1 }], ['turn', 0]);
    expect([t.unit('D7', 'leader'), t.s.lostLeaders.includes(L.sulla), t.s.trophies.flat()]).toEqual([
      0,
      true,
      [],
    ]);
  });

  it('COC-26.16 a wonder leader finds the own wonder, wherever it is', () => {
    const t = two()
      .leads('Ada', 'qin-shi-huang', 'D7')
      .wonderCard('Ben', 'great-wall')
      .goods('Ada', { food: 2 });
    t.turn('Ada').answer('Ada', 'advance', 'engineering');
    expect(t.s.wonders[0].length).toBe(1);
    expect(t.tells('takeWonder')[0][0]).toBe(0);
    expect(t.s.wonders[1].length).toBe(1);
  });

  it('EX-97 Xerxes with five units: no card, no conflict ability', () => {
    const t = two().knows('Ada', 'tactics').leads('Ada', 'xerxes', 'D6').units('Ada', 'D6', { infantry: 4 });
    t.card('Ada', 'spy');
    t.units('Ben', 'D5', { infantry: 1 })
      .turn('Ada')
      .dice('3 infantry', '3 infantry', '1 leader', '3 infantry', '3 infantry');
    attack(t);
    expect([values(t)[0], (t.tells('combatRoll')[0][1] as number[]).length]).toEqual([13, 5]);
  });

  it('leaders add to the combat value by their own conditions', () => {
    const gain = (arrange: (t: Table) => unknown, attackers = 1, defenders = 1) => {
      const t = war(attackers, defenders);
      arrange(t);
      t.turn('Ada').dice('2 cavalry', '2 cavalry');
      attack(t);
      return values(t)[0];
    };
    const plain = gain(t => t.units('Ada', 'D6', { elephant: 1 }));
    expect(gain(t => t.leads('Ada', 'wak-chanil-ajaw', 'D6'))).toBe(plain + 2);
    expect(gain(t => t.leads('Ada', 'nabopolassar', 'D6'))).toBe(plain + 2);
    expect(gain(t => t.leads('Ada', 'sulla', 'D6'))).toBe(plain);
    expect(gain(t => t.leads('Ada', 'sri-gupta', 'D6'))).toBe(plain + 2);
    expect(gain(t => t.leads('Ada', 'wu-zetian', 'D6'))).toBe(plain + 2);
  });

  it('masters teach an advance of their field for a token, from a Happy city', () => {
    const t = two()
      .city('Ada', 'D7', { mood: 'happy' })
      .leads('Ada', 'pericles', 'D7')
      .goods('Ada', { mood: 1 });
    t.turn('Ada').answer('Ada', 'power', 'leader:pericles', 'D7', 0).waitsFor('Ada: freeAdvance');
    t.answer('Ada', 'advance', 'writing');
    expect([t.owns('Ada', 'writing'), t.has('Ada', 'mood'), t.s.actions, t.s.cubes[0]]).toEqual([
      true,
      0,
      2,
      2,
    ]);
    const u = two().leads('Ada', 'pericles', 'D7').goods('Ada', { mood: 1 }).turn('Ada');
    expect(u.why('Ada', 'power', 'leader:pericles', 'D7', 0)).toBe('not-happy');
  });

  it('Cleopatra: her tokens must be paid by who attacks the city', () => {
    const t = war(2, 0).city('Ben', 'D5').leads('Ben', 'cleopatra', 'D5').turn('Ada');
    t.s.beloved[t.space('D5')] = 1;
    t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all');
    expect(t.reason('Ada', 'go', 'D5')).toEqual(['tax-unpaid', 1]);
    t.goods('Ada', { culture: 1 }).dice(1, 1).answer('Ada', 'go', 'D5');
    expect(t.has('Ada', 'culture')).toBe(0);
  });

  it('Ragnar, Ashoka, Caesar and others are told of captures', () => {
    const t = war(1, 0)
      .city('Ben', 'D5', { with: ['temple'] })
      .leads('Ada', 'ashoka', 'D6')
      .turn('Ada');
    attack(t);
    expect([t.ownerOf('D5'), t.has('Ada', 'culture')]).toEqual(['Ada', 2]);
    const u = war(1, 0).city('Ben', 'D5').leads('Ada', 'ragnar-lodbrok', 'D6').turn('Ada');
    attack(u);
    expect(u.has('Ada', 'gold')).toBe(1 + 2);
    const v = war(1, 0).city('Ben', 'D5').leads('Ada', 'julius-caesar', 'D6').turn('Ada');
    attack(v).waitsFor('Ada: may').answer('Ada', 'yes');
    expect([v.unit('D5', 'infantry'), v.has('Ada', 'gold')]).toEqual([2, 0]);
  });

  it('Sulla: barbarians near him move only if his player agrees', () => {
    const t = two()
      .leads('Ben', 'sulla', 'D4')
      .city('barbarians', 'D5')
      .units('barbarians', 'D5', { infantry: 1 });
    t.arrange(() => {}, ['barbariansMove', 0], ['turn', 0])
      .waitsFor('Ben: agree')
      .answer('Ben', 'no');
    expect(t.unit('D5', 'infantry')).toBeGreaterThan(0);
  });

  it('Hammurabi builds a Fortress for ore alone; a decree makes his city Happy', () => {
    const t = two()
      .city('Ada', 'D5')
      .knows('Ada', 'tactics')
      .leads('Ada', 'hammurabi', 'D7')
      .goods('Ada', { ore: 1, culture: 1 });
    t.turn('Ada').answer('Ada', 'happy').answer('Ada', 'decree', 'D7').answer('Ada', 'done');
    expect(t.mood('D7')).toBe('happy');
    t.answer('Ada', 'construct', 'D7', 'fortress');
    expect(t.s.piece[t.space('D7') * 7 + B.fortress]).toBe(0);
  });

  it('Wak Chanil Ajaw rebuilds in a city captured with her; Danegeld is Taxes without the price', () => {
    const t = war(1, 0)
      .city('Ben', 'D5', { with: ['temple'] })
      .knows('Ada', 'writing')
      .leads('Ada', 'wak-chanil-ajaw', 'D6');
    t.turn('Ada');
    attack(t)
      .answer('Ben', 'none')
      .answer('Ada', 'stop')
      .waitsFor('Ada: rebuild')
      .answer('Ada', 'rebuild', 'temple', 'academy');
    expect([t.colour('D5', 'temple'), t.colour('D5', 'academy'), t.has('Ada', 'ideas')]).toEqual([
      'none',
      'Ada',
      0,
    ]);
    const u = two().knows('Ada', 'taxes').leads('Ada', 'cnut-the-great', 'D7').turn('Ada');
    u.answer('Ada', 'power', 'leader:cnut-the-great', 'D7', 0).answer('Ada', 'receive', 'wood', 1);
    expect([u.has('Ada', 'wood'), u.s.actions]).toEqual([1, 2]);
    expect(u.why('Ada', 'use', 'taxes')).toBe('once-per-turn');
  });
});
