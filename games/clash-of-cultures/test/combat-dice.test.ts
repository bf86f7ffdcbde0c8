/** Dice, icons, walls, and what is paid for in a round. */
import { describe, expect, it } from 'vitest';
import { E } from '../content/index.ts';
import { offered } from './offered.ts';
import { duel, expansion, position, type Table } from './position.ts';
import { attack, two, values, war } from './war.ts';

/** How many dice the two sides have rolled so far. */
const diceOf = (t: Table) => t.tells('combatRoll').map(args => (args[1] as number[]).length);
const fallen = (t: Table) => t.tells('falls').map(args => args[1]);

/** Ships at D6 and D5. */
function fleets(attackers: number, defenders: number): Table {
  return two()
    .terrain({ D6: 'sea', D5: 'sea' })
    .units('Ada', 'D6', { ship: attackers })
    .units('Ben', 'D5', { ship: defenders });
}

describe('17. Icons', () => {
  it('COC-17.9 a leader has one die with its icon rolled again until it shows another; others stay', () => {
    const t = war(1, 1).leads('Ada', 'julius-caesar', 'D6').turn('Ada');
    t.dice('1 leader', '1 leader', '2 cavalry', '1 leader', '1 leader');
    attack(t);
    expect(t.tells('combatRoll')).toEqual([
      [0, [2, 1], [3, 5], 3],
      [1, [1], [5], 1],
    ]);
    // High Ground leaves the dice as they fall
    const u = war(1, 1).knows('Ben', 'tactics').leads('Ada', 'julius-caesar', 'D6');
    const card = u.card('Ben', 'leadership', 'high-ground');
    u.turn('Ada').dice('1 leader', '2 cavalry', '2 cavalry');
    attack(u).answer('Ben', 'card', card);
    expect(u.tells('combatRoll')[0]).toEqual([0, [1, 2], [5, 3], 3]);
  });

  it('COC-17.9 each unit is matched once: more icons than units do nothing', () => {
    const rolled = (...dice: Parameters<Table['dice']>) => {
      const t = war(1, 1)
        .units('Ada', 'D6', { cavalry: 1 })
        .turn('Ada')
        .dice(...dice, '1 leader');
      attack(t);
      return values(t)[0];
    };
    expect(rolled('5 infantry', '6 infantry')).toBe(11 + 1);
    expect(rolled('4 cavalry', '5 cavalry')).toBe(9 + 2);
    expect(rolled('5 infantry', '5 cavalry')).toBe(10 + 3);
    expect(rolled('4 elephant', '1 leader')).toBe(5);
  });

  it('COC-17.9 elephants cancel as many hits as are matched; their dice count nothing', () => {
    const rolled = (...dice: Parameters<Table['dice']>) => {
      const t = war(1, 1)
        .units('Ada', 'D6', { elephant: 2 })
        .turn('Ada')
        .dice(...dice, '1 leader');
      attack(t);
      return [values(t)[0], t.tells('wins').length];
    };
    expect(rolled('4 elephant', '2 elephant', '3 elephant')).toEqual([4, 0]);
    expect(rolled('4 elephant', '2 cavalry', '5 cavalry')).toEqual([7, 1]);
    const t = war(1, 2).units('Ada', 'D6', { elephant: 2 }).turn('Ada');
    attack(t.dice('4 elephant', '2 elephant', 1, 6, 6));
    expect([values(t)[0], fallen(t), t.s.battle.cancels]).toEqual([1, [0, 0], [2, 0]]);
  });

  it('COC-17.9 ships have no ability, and what they carry does not fight', () => {
    const t = fleets(1, 1).units('Ada', 'D6', { infantry: 1, elephant: 1 }).turn('Ada');
    attack(t.dice('3 infantry', '1 leader'));
    expect([values(t), diceOf(t)]).toEqual([
      [3, 1],
      [1, 1],
    ]);
    const u = fleets(1, 1).units('Ada', 'D6', { infantry: 1, elephant: 1 }).turn('Ada');
    attack(u.dice('3 elephant', '1 leader'));
    expect(values(u)).toEqual([3, 1]);
  });

  it('Horsemanship: one matched cavalry is worth more, behind a Fortress, in the first round', () => {
    const t = war(1, 0)
      .city('Ben', 'D5', { with: ['fortress'] })
      .masters('Ben', 'horsemanship')
      .units('Ben', 'D5', { cavalry: 2 })
      .turn('Ada');
    t.dice('1 leader', '2 cavalry', '2 cavalry', '1 leader');
    attack(t);
    expect(values(t)[1]).toBe(5 + 2 + 2 + 1);
    const later = war(2, 0)
      .city('Ben', 'D5', { with: ['fortress'] })
      .masters('Ben', 'horsemanship')
      .units('Ben', 'D5', { cavalry: 1 })
      .turn('Ada');
    attack(later.dice('1 leader', '1 leader', '1 leader', '1 leader'));
    expect(values(later)[1]).toBe(2);
    later.dice('1 leader', '1 leader', '2 cavalry').answer('Ada', 'fight');
    expect(values(later)[3]).toBe(2 + 2);
    const attackers = war(0, 0)
      .city('Ben', 'D5', { with: ['fortress'] })
      .masters('Ben', 'horsemanship')
      .units('Ada', 'D6', { cavalry: 1 })
      .turn('Ada');
    attack(attackers.dice('2 cavalry', '1 leader'));
    expect(values(attackers)[0]).toBe(4);
  });
});

describe('17. Walls, temples and wonders in the round', () => {
  it('COC-17.16 a Fortress has its die and its cancelled hit in the first round only', () => {
    const t = war(2, 2)
      .city('Ben', 'D5', { with: ['fortress'] })
      .turn('Ada');
    attack(t.dice('4 cavalry', '2 cavalry', 1, 1, 1)).waitsFor('Ada: retreat');
    expect([diceOf(t), values(t), fallen(t)]).toEqual([
      [2, 3],
      [6, 3],
      [0, 0],
    ]);
    t.dice('4 cavalry', '2 cavalry', 1, 1).answer('Ada', 'fight').waitsFor('Ada: retreat');
    expect([diceOf(t), fallen(t)]).toEqual([
      [2, 3, 2, 2],
      [0, 0, 0, 1],
    ]);
  });

  it('COC-27.3 Siegecraft: wood against the die, ore against the cancelled hit, both, or nothing', () => {
    const walls = (goods: { wood?: number; ore?: number }) => {
      const t = war(2, 1)
        .city('Ben', 'D5', { with: ['fortress'] })
        .knows('Ada', 'siegecraft')
        .goods('Ada', goods)
        .turn('Ada');
      return attack(t.dice('4 cavalry', '2 cavalry', 1, 1));
    };
    const wood = walls({ wood: 2 }).waitsFor('Ada: siegecraft');
    expect(offered(wood, 'Ada', 'engines')).toEqual([
      [[1], 'legal'],
      [[2], 'cannot-pay'],
      [[3], 'cannot-pay'],
    ]);
    wood.answer('Ada', 'engines', 1);
    expect([diceOf(wood), fallen(wood), wood.has('Ada', 'wood')]).toEqual([[2, 1], [0, 0], 0]);
    expect(wood.tells().slice(0, 2)).toEqual(['uses 0 17', 'paid 0 [0,0,2,0,0,0,0]']);
    const ore = walls({ ore: 2 }).waitsFor('Ada: siegecraft');
    expect(offered(ore, 'Ada', 'engines').map(([, why]) => why)).toEqual([
      'cannot-pay',
      'legal',
      'cannot-pay',
    ]);
    ore.answer('Ada', 'engines', 2);
    expect([diceOf(ore), fallen(ore), ore.has('Ada', 'ore')]).toEqual([[2, 2], [0, 1], 0]);
    const none = walls({ ore: 2, wood: 2 }).answer('Ada', 'none');
    expect([diceOf(none), fallen(none), none.tells('uses')]).toEqual([[2, 2], [0, 0], []]);
    walls({ ore: 1, wood: 1 }).waitsFor('Ada: retreat');
    // nothing is asked where there are no walls, or from who does not know how
    const open = war(2, 1).city('Ben', 'D5').knows('Ada', 'siegecraft').goods('Ada', { wood: 2, ore: 2 });
    attack(open.turn('Ada').dice(1, 1, 1)).waitsFor('Ada: retreat');
    const plain = war(2, 1)
      .city('Ben', 'D5', { with: ['fortress'] })
      .goods('Ada', { wood: 2, ore: 2 });
    attack(plain.turn('Ada').dice(1, 1, 1, 1)).waitsFor('Ada: retreat');
  });

  it('COC-27.5 Fanaticism: two more for who knows it, in the first round, where there is a Temple', () => {
    const fanatics = (who: 'Ada' | 'Ben', ...built: 'temple'[]) => {
      const t = war(2, 2).city('Ben', 'D5', { with: built }).knows(who, 'fanaticism').turn('Ada');
      attack(t.dice('1 leader', '1 leader', '1 leader', '1 leader'));
      t.dice('1 leader', '1 leader', '1 leader', '1 leader').answer('Ada', 'fight');
      return values(t);
    };
    expect(fanatics('Ada', 'temple')).toEqual([4, 2, 2, 2]);
    expect(fanatics('Ben', 'temple')).toEqual([2, 4, 2, 2]);
    expect(fanatics('Ben')).toEqual([2, 2, 2, 2]);
  });

  it('COC-21.4 the Great Wall: two less for who attacks a Happy city of its owner, in the first round', () => {
    const wall = (mood: 'happy' | 'neutral', at: string, owner: 'Ben' | 'barbarians' = 'Ben') => {
      const t = two().knows('Ada', 'tactics').units('Ada', 'D6', { infantry: 2 });
      t.city(owner, 'D5', { mood }).units(owner, 'D5', { infantry: 2 });
      t.wonder('great-wall', at, 'Ben').turn('Ada');
      attack(t.dice('2 cavalry', '1 leader', '1 leader', '1 leader'));
      t.dice('2 cavalry', '1 leader', '1 leader', '1 leader').answer('Ada', 'fight');
      return values(t);
    };
    expect(wall('happy', 'D2')).toEqual([1, 2, 3, 2]);
    expect(wall('neutral', 'D2')).toEqual([3, 2, 3, 2]);
    expect(wall('happy', 'D7')).toEqual([3, 2, 3, 2]);
    // mood means nothing to barbarians (COC-19.1)
    expect(wall('happy', 'D5', 'barbarians')).toEqual([3, 2, 3, 2]);
  });

  it('COC-17.10 a combat value is never below zero', () => {
    const t = war(1, 1).city('Ben', 'D5', { mood: 'happy' }).wonder('great-wall', 'D2', 'Ben').turn('Ada');
    attack(t.dice('1 leader', '1 leader'));
    expect(values(t)).toEqual([0, 1]);
  });

  it('COC-17.11 Great Arena: a token for one more, once in a battle on land, by either side', () => {
    const arena = (who: 'Ada' | 'Ben', goods: { mood?: number; culture?: number }) => {
      const t = war(2, 2)
        .wonder('great-arena', who === 'Ada' ? 'D7' : 'D2', who)
        .goods(who, goods);
      return attack(t.turn('Ada').dice('2 cavalry', '2 cavalry', '2 cavalry', '2 cavalry'));
    };
    const t = arena('Ada', { mood: 2 }).waitsFor('Ada: arena');
    expect(offered(t, 'Ada', 'choose')).toEqual([
      [[5], 'legal'],
      [[6], 'cannot-pay'],
    ]);
    t.answer('Ada', 'choose', 'mood').waitsFor('Ada: retreat');
    expect([fallen(t), t.has('Ada', 'mood'), t.s.battle.arena]).toEqual([[0, 1], 1, [1, 0]]);
    t.dice(1, 1, 1).answer('Ada', 'fight').waitsFor('Ada: retreat');
    const late = arena('Ada', { mood: 1, culture: 1 }).answer('Ada', 'none');
    expect([fallen(late), late.has('Ada', 'mood')]).toEqual([[0, 0], 1]);
    late.dice('2 cavalry', '2 cavalry', 1, 1).answer('Ada', 'fight').waitsFor('Ada: arena');
    late.answer('Ada', 'choose', 'culture');
    expect([fallen(late), late.has('Ada', 'culture')]).toEqual([[0, 0, 0, 1], 0]);
    const other = arena('Ben', { culture: 1 }).waitsFor('Ben: arena').answer('Ben', 'choose', 'culture');
    expect(fallen(other)).toEqual([1, 0]);
    arena('Ada', {}).waitsFor('Ada: retreat');
    const sea = fleets(1, 1).wonder('great-arena', 'D7', 'Ada').goods('Ada', { mood: 1 }).turn('Ada');
    attack(sea.dice(1, 1)).waitsFor('Ada: retreat');
    const none = war(1, 1).goods('Ada', { mood: 1 }).turn('Ada');
    attack(none.dice(1, 1)).waitsFor('Ada: retreat');
  });

  it('COC-27.4 Warships cancel in the first round: at sea for both, on land for who came straight from ships', () => {
    const sea = fleets(2, 2).knows('Ben', 'warships').turn('Ada');
    attack(sea.dice(5, 1, 1, 1));
    sea.dice(5, 1, 1, 1).answer('Ada', 'fight');
    expect(fallen(sea)).toEqual([0, 0, 0, 1]);
    const landing = (knower: 'Ada' | 'Ben') => {
      const t = two().terrain({ D6: 'sea' }).knows('Ada', 'tactics').knows(knower, 'warships');
      t.units('Ada', 'D6', { ship: 1, infantry: 2 }).units('Ben', 'D5', { infantry: 2 });
      t.turn('Ada').answer('Ada', 'move').answer('Ada', 'from', 'D6');
      t.answer('Ada', 'unit', 'infantry', 0).answer('Ada', 'unit', 'infantry', 0);
      t.dice('5 cavalry', '1 leader', '5 cavalry', '1 leader').answer('Ada', 'go', 'D5');
      return fallen(t);
    };
    expect(landing('Ada')).toEqual([0, 1]);
    expect(landing('Ben')).toEqual([1, 1]);
    const afoot = war(2, 2).knows('Ben', 'warships').turn('Ada');
    attack(afoot.dice('5 cavalry', '1 leader', '1 leader', '1 leader'));
    expect(fallen(afoot)).toEqual([0, 1]);
  });
});

describe('17. The end of a round', () => {
  it('COC-17.14 COC-17.15 recruited ships fight on without being asked', () => {
    const t = expansion()
      .terrain({ E7: 'sea' })
      .city('Ada', 'D7', { with: ['port'], port: 'E7' })
      .city('Ben', 'D2')
      .units('Ben', 'E7', { ship: 1 })
      .goods('Ada', { wood: 2 })
      .turn('Ada');
    t.answer('Ada', 'recruit', 'D7').answer('Ada', 'add', 'ship').dice(1, 1, 5, 1).answer('Ada', 'done');
    expect([diceOf(t), t.s.holder[t.space('E7')], t.unit('E7', 'ship')]).toEqual([[1, 1, 1, 1], 0, 1]);
  });

  it('solar eclipse: after the first round the attackers go back, barbarians too; the defender keeps the card', () => {
    const dark = (t: Table) =>
      t.arrange(s => {
        s.eventDeck.splice(s.eventDeck.indexOf(E['solar-eclipse']), 1);
        s.eventGlobal = [E['solar-eclipse']];
      });
    const t = dark(war(2, 2)).turn('Ada');
    attack(t.dice(1, 1, 1, 1)).waitsFor('Ada: move');
    expect([t.unit('D6', 'infantry'), t.unit('D5', 'infantry'), t.tells('retreats')]).toEqual([
      2,
      2,
      [[0, t.space('D6')]],
    ]);
    expect([t.s.fronts, t.s.eventGlobal, t.tells('keeps')]).toEqual([
      [[], [E['solar-eclipse']]],
      [],
      [[1, E['solar-eclipse']]],
    ]);
    const march = dark(two()).units('Ada', 'D7', { infantry: 2 }).units('barbarians', 'D6', { infantry: 1 });
    march.dice(1, 1, 1).arrange(() => {}, ['barbariansMove', 0], ['turn', 0]);
    expect([march.unit('D6', 'infantry'), march.unit('D7', 'infantry')]).toEqual([1, 2]);
    expect([march.tells('retreats'), march.s.fronts[0]]).toEqual([
      [[4, march.space('D6')]],
      [E['solar-eclipse']],
    ]);
    // barbarians that defend keep nothing
    const lost = dark(two()).knows('Ada', 'tactics').units('Ada', 'D6', { infantry: 1 });
    lost.arrange(s => {
      s.eventDeck.splice(s.eventDeck.indexOf(E['trojan-horse']), 1);
      s.eventGlobal.push(E['trojan-horse']);
    });
    lost.units('barbarians', 'D5', { infantry: 2 }).turn('Ada');
    attack(lost.dice(1, 1, 1)).waitsFor('Ada: move');
    expect([lost.s.fronts, lost.s.eventGlobal, lost.s.eventDiscard, lost.tells('keeps')]).toEqual([
      [[], []],
      [E['trojan-horse']],
      [E['solar-eclipse']],
      [],
    ]);
    // the winner keeps it, also after one round; at sea, or without a round, nothing happens to it
    const won = dark(war(2, 1)).turn('Ada');
    attack(won.dice(5, 5, 1));
    expect([won.s.fronts[0], won.points('Ada')]).toEqual([[E['solar-eclipse']], 1 + 1.5 + 1]);
    const empty = dark(war(1, 0)).city('Ben', 'D5').turn('Ada');
    attack(empty);
    expect(empty.s.eventGlobal).toEqual([E['solar-eclipse']]);
    const sea = dark(fleets(1, 1)).turn('Ada');
    attack(sea.dice(1, 1)).waitsFor('Ada: retreat');
    // who has no way back fights on: a unit that was turned against its own
    const turned = dark(two())
      .units('Ben', 'D6', { infantry: 1, cavalry: 1 })
      .masters('Ada', 'zoroastrianism')
      .turn('Ada')
      .dice(6);
    turned.answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6').waitsFor('Ada: convertUnit');
    turned.dice('1 leader', '1 leader', '6 infantry', '1 leader').answer('Ada', 'drop', 'infantry');
    expect([diceOf(turned), turned.s.holder[turned.space('D6')], turned.s.fronts[0]]).toEqual([
      [1, 1, 1, 1],
      0,
      [E['solar-eclipse']],
    ]);
  });

  it('COC-19.6 the player on the left picks who of the barbarians falls', () => {
    const t = expansion(3).city('Ada', 'D7').city('Ben', 'G4').city('Cyd', 'B9').knows('Cyd', 'tactics');
    t.units('Cyd', 'D6', { infantry: 2 }).units('barbarians', 'D5', { infantry: 1, cavalry: 1 });
    t.turn('Cyd').answer('Cyd', 'move').answer('Cyd', 'from', 'D6').answer('Cyd', 'all');
    t.dice('5 cavalry', '1 leader', '1 leader', '1 leader').answer('Cyd', 'go', 'D5');
    t.waitsFor('Ada: losses').answer('Ada', 'losses', 8);
    expect(t.tells()).toEqual(['falls 2 0', 'falls 4 1', 'casualties 4 [0,0,0,1,0,0]']);
    expect([t.unit('D5', 'infantry'), t.unit('D5', 'cavalry')]).toEqual([1, 0]);
    const u = expansion(3).city('Ada', 'D7').city('Ben', 'G4').city('Cyd', 'B9');
    u.units('Ada', 'D7', { infantry: 2 }).units('barbarians', 'D6', { infantry: 1, cavalry: 1 });
    u.dice('1 leader', '1 leader', '5 cavalry', '1 leader');
    u.arrange(() => {}, ['barbariansMove', 0], ['turn', 0]).waitsFor('Ben: losses');
  });

  it('COC-17.12 among three at the table everybody picks for the own side', () => {
    const t = expansion(3).city('Ada', 'D7').city('Ben', 'G4').city('Cyd', 'B9').knows('Ada', 'tactics');
    t.units('Ada', 'D6', { infantry: 2 }).units('Ben', 'D5', { infantry: 1, cavalry: 1 }).turn('Ada');
    attack(t.dice('5 cavalry', '1 leader', '1 leader', '1 leader')).waitsFor('Ben: losses');
  });

  it('COC-17.13 settlers that hold out behind a Fortress alone stay; those of beaten units go', () => {
    const t = position(2).city('Ada', 'D7').knows('Ada', 'tactics').units('Ada', 'D6', { infantry: 1 });
    t.city('Ben', 'D5', { with: ['fortress'] })
      .units('Ben', 'D5', { settler: 1 })
      .turn('Ada');
    attack(t.dice('1 leader', 5));
    expect([t.unit('D5', 'settler'), t.ownerOf('D5'), diceOf(t)]).toEqual([1, 'Ben', [1, 1]]);
    const u = duel().knows('Ada', 'tactics').units('Ada', 'D6', { infantry: 2 });
    u.city('Ben', 'D5', { with: ['fortress'] })
      .units('Ben', 'D5', { settler: 1 })
      .turn('Ada');
    attack(u.dice('1 leader', '1 leader', 1)).answer('Ben', 'none');
    expect([u.unit('D5', 'settler'), u.ownerOf('D5')]).toEqual([0, 'Ada']);
  });
});
