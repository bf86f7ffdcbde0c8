import { redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { CIV_TILE, CIVILIZATIONS, LEADERS } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { layoutFor } from '../rules/layout.ts';
import { duel, expansion, position, Table } from './position.ts';

const table = (settings = {}, seed = 'a') =>
  new Table(rules, { seats: 3, names: ['Ada', 'Ben', 'Cyd'], settings, seed });

/** Ada's group at D6 attacks D5. */
function attack(t: Table): Table {
  return t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'go', 'D5');
}

describe('4. Civilizations at set-up', () => {
  it('COC-4.4 everybody gets a civilization with its three leaders and its home tile', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { s } = table({}, seed);
      expect(new Set(s.civ).size).toBe(3);
      for (let seat = 0; seat < 3; seat++) {
        expect(s.leaders[seat]).toEqual([0, 1, 2].map(i => 3 * s.civ[seat] + i));
        const { homes } = layoutFor(3);
        const at = homes.indexOf(s.home[seat]);
        const tile = CIV_TILE[s.civ[seat]];
        if (tile !== null) expect(homes.slice(at, at + 4).map(x => s.terrain[x])).toEqual(tile);
        expect(s.terrain[s.home[seat]]).toBe(0);
      }
      expect(s.lostLeaders.length).toBe(45 - 9);
      expect([s.eventDeck.length, s.objectiveDeck.length + 3]).toEqual([58, 38]);
    }
  });

  it('COC-4.4.a they may be chosen in turn order from the first player on', () => {
    const t = table({ civilizations: 'choose' });
    const first = (['Ada', 'Ben', 'Cyd'] as const)[t.s.first];
    const second = (['Ada', 'Ben', 'Cyd'] as const)[(t.s.first + 1) % 3];
    const vikings = CIVILIZATIONS.findIndex(x => x.id === 'vikings');
    t.waitsFor(`${first}: civilization`).answer(first, 'civilization', vikings);
    t.waitsFor(`${second}: civilization`);
    expect(t.why(second, 'civilization', vikings)).toBe('taken');
    const home = t.s.home[t.seat(first)];
    const { homes } = layoutFor(3);
    expect(homes.slice(homes.indexOf(home), homes.indexOf(home) + 4).map(x => t.s.terrain[x])).toEqual([
      0, 1, 2, 4,
    ]);
  });

  it('COC-28.9 alternate history: three of all 45 leaders each', () => {
    const { s } = table({ alternateHistory: true });
    expect(new Set([...s.leaders.flat(), ...s.lostLeaders]).size).toBe(LEADERS.length);
    expect(s.leaders.map(list => list.length)).toEqual([3, 3, 3]);
    expect(s.leaders.flat().every((card, i) => Math.floor(card / 3) === s.civ[Math.floor(i / 3)])).toBe(
      false,
    );
  });

  it('COC-28.7 random leaders are drawn when they are recruited', () => {
    const t = expansion(2, { leaders: 'random' })
      .city('Ada', 'D7')
      .city('Ben', 'D2')
      .goods('Ada', { culture: 1, mood: 1 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'add', 'leader').answer('Ada', 'done');
    expect([t.unit('D7', 'leader'), t.s.leaders[0].length]).toEqual([1, 2]);
    expect(t.s.leader[0]).toBeGreaterThanOrEqual(0);
  });

  it('settings of civilizations belong to the expansion', () => {
    expect(() => position(2, { alternateHistory: true })).toThrow();
  });
});

describe('6. Markets and blocked routes', () => {
  const trade = () =>
    expansion()
      .city('Ada', 'D7')
      .city('Ben', 'D4', { with: ['market'] })
      .city('Ben', 'C4', { with: ['market'] })
      .city('Ben', 'E4')
      .knows('Ada', 'trade-routes', 'storage')
      .units('Ada', 'D5', { settler: 3 });

  it('COC-6.14 EX-10 an opponent with Markets gains one gold, however many of the cities have one', () => {
    const t = trade();
    t.turn('Ada').waitsFor('Ada: routes').answer('Ada', 'routes', 3, 0);
    expect([t.has('Ada', 'food'), t.has('Ben', 'gold')]).toEqual([3, 1]);
  });

  it('COC-6.14 the trader names the cities, and may avoid those with a Market', () => {
    const t = trade();
    t.turn('Ada').answer('Ada', 'routes', 1, 0).waitsFor('Ada: partner').answer('Ada', 'at', 'E4');
    expect([t.has('Ada', 'food'), t.has('Ben', 'gold')]).toEqual([1, 0]);
  });

  it('COC-6.13 EX-11 no route starts next to pirates', () => {
    const t = expansion()
      .city('Ada', 'D7')
      .city('Ben', 'D4')
      .knows('Ada', 'trade-routes')
      .terrain({ D5: 'sea', D6: 'sea' });
    t.units('Ada', 'D5', { ship: 1 }).units('pirates', 'D6', { ship: 1 });
    t.turn('Ada').waitsFor('Ada: turn');
    const u = expansion()
      .city('Ada', 'D7')
      .city('Ben', 'D4')
      .knows('Ada', 'trade-routes')
      .terrain({ D5: 'sea' });
    u.units('Ada', 'D5', { ship: 1 }).turn('Ada').waitsFor('Ada: routes');
  });

  it('COC-11.13 an Observatory brings an action card, an Obelisk nothing', () => {
    const t = expansion().city('Ada', 'D7').city('Ada', 'D5').city('Ben', 'D2').knows('Ada', 'math');
    t.goods('Ada', { food: 1, ore: 1, wood: 1 }).turn('Ada').answer('Ada', 'construct', 'D7', 'observatory');
    expect([t.s.hands[0].length, t.colour('D7', 'observatory')]).toEqual([1, 'Ada']);
    expect(duel().turn('Ada').why('Ada', 'construct', 'D7', 'observatory')).toBe('not-offered');
  });
});

describe('12, 17. Units of the expansion', () => {
  it('COC-11.17 cavalry and elephants need a Market', () => {
    const t = expansion()
      .city('Ada', 'D7')
      .city('Ada', 'D5', { with: ['market'] })
      .city('Ben', 'D2');
    t.goods('Ada', { food: 2, wood: 1 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D5')
      .answer('Ada', 'add', 'cavalry');
    t.answer('Ada', 'done');
    expect(t.unit('D5', 'cavalry')).toBe(1);
    const u = expansion().city('Ada', 'D7').city('Ben', 'D2').goods('Ada', { food: 2, wood: 1 });
    u.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(u.reason('Ada', 'add', 'elephant')).toEqual(['needs-building', 4]);
  });

  it('COC-17.9 EX-54 a leader has its die rolled again; cavalry adds two', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').knows('Ada', 'tactics');
    t.leads('Ada', 'julius-caesar', 'D6').units('Ada', 'D6', { infantry: 2, cavalry: 1 });
    t.units('Ben', 'D5', { infantry: 4 }).turn('Ada');
    t.dice('4 cavalry', '2 cavalry', '3 elephant', '1 leader', '6 infantry');
    attack(t);
    expect(t.tells('combatRoll')[0][3]).toBe(18);
    expect(t.s.battle.hits[1]).toBe(3);
  });

  it('COC-17.9 EX-55 the lowest elephant dice are matched: no value, a hit cancelled', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').knows('Ada', 'tactics');
    t.units('Ada', 'D6', { elephant: 1, infantry: 1 }).units('Ben', 'D5', { infantry: 2 }).turn('Ada');
    t.dice('2 elephant', '4 elephant', '6 infantry', '3 elephant');
    attack(t).waitsFor('Ada: losses');
    expect(t.tells('combatRoll').map(args => args[3])).toEqual([4, 10]);
    t.answer('Ada', 'losses', 1).waitsFor('Ada: retreat');
    expect(t.tells('falls').map(args => args[1])).toEqual([1, 0]);
  });

  it('COC-17.12 owners choose who falls, both at once and secretly', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').knows('Ada', 'tactics');
    t.units('Ada', 'D6', { elephant: 1, infantry: 1 }).units('Ben', 'D5', { infantry: 1, cavalry: 1 });
    t.turn('Ada').dice('3 infantry', '4 cavalry', '3 elephant', '4 elephant');
    attack(t).waitsFor('Ada: losses, Ben: losses');
    t.answer('Ben', 'losses', 8);
    expect(redact(rules, t.s, 0).battle.split[1]).not.toBe(8);
    t.answer('Ada', 'losses', 1);
    expect([t.unit('D5', 'infantry'), t.unit('D5', 'cavalry')]).toEqual([1, 0]);
    expect(t.s.battle.host.slice(1, 5)).toEqual([0, 0, 0, 1]);
  });

  it('COC-17.19 EX-92 who eliminates a leader keeps the card, also in a lost battle', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').knows('Ada', 'tactics');
    t.units('Ada', 'D6', { infantry: 1 }).leads('Ben', 'pericles', 'D5').units('Ben', 'D5', { infantry: 1 });
    t.turn('Ada').dice('5 cavalry', 3, 3);
    const before = [t.points('Ada'), t.points('Ben')];
    attack(t).waitsFor('Ben: losses').answer('Ben', 'losses', 512);
    expect([t.s.trophies[0].length, t.s.leader[1], t.unit('D5', 'infantry')]).toEqual([1, -1, 1]);
    expect([t.points('Ada') - before[0], t.points('Ben') - before[1]]).toEqual([2, 0]);
  });

  it('COC-17.19.a a leader lost as cargo counts as eliminated; barbarians keep no card', () => {
    const sea = { D6: 'sea', D5: 'sea' } as const;
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').terrain(sea);
    t.units('Ada', 'D6', { ship: 2 })
      .units('Ben', 'D5', { ship: 2, settler: 3 })
      .leads('Ben', 'pericles', 'D5');
    t.turn('Ada').dice(5, 1, 6, 6);
    t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'go', 'D5');
    t.waitsFor('Ben: excessCargo').answer('Ben', 'drop', 'leader');
    expect(t.s.trophies[0].length).toBe(1);
    // the attacker's leader is the defender's, though the attacker has won
    const u = expansion().city('Ada', 'D7').city('Ben', 'D2').terrain(sea);
    u.units('Ada', 'D6', { ship: 2, settler: 3 }).leads('Ada', 'sulla', 'D6').units('Ben', 'D5', { ship: 1 });
    u.turn('Ada').dice(5, 1, 6).answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all');
    u.answer('Ada', 'go', 'D5').waitsFor('Ada: excessCargo').answer('Ada', 'drop', 'leader');
    expect(u.s.trophies.map(list => list.length)).toEqual([0, 1]);
  });

  it('COC-17.19.b EX-108 Martyr takes a leader of each side if their owners want so', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').knows('Ada', 'tactics');
    t.leads('Ada', 'sulla', 'D6').units('Ada', 'D6', { infantry: 1 });
    t.leads('Ben', 'pericles', 'D5').units('Ben', 'D5', { infantry: 1 });
    const card = t.card('Ada', 'negotiations', 'martyr');
    t.turn('Ada').dice(1, 1);
    attack(t).answer('Ada', 'card', card).waitsFor('Ada: fighter').answer('Ada', 'drop', 'leader');
    t.waitsFor('Ben: fighter').answer('Ben', 'drop', 'leader');
    expect(t.s.trophies.map(list => list.length)).toEqual([1, 1]);
    expect(t.tells('combatRoll').map(args => (args[1] as number[]).length)).toEqual([1, 1]);
  });

  it('COC-19.3 beside infantry the drawer may put cavalry or an elephant', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').city('barbarians', 'D5');
    t.units('barbarians', 'D5', { infantry: 1 }).arrange(() => {}, ['reinforce', 0], ['turn', 0]);
    t.waitsFor('Ada: barbarianKind').answer('Ada', 'add', 'elephant');
    expect(t.unit('D5', 'elephant')).toBe(1);
  });
});

describe('19. Pirates', () => {
  const coast = () =>
    expansion().city('Ada', 'D7').city('Ben', 'D2').terrain({ D6: 'sea', C6: 'sea', F4: 'sea' });

  it('COC-19.10 two ships, one of them next to an own city; who has such a city loses something', () => {
    const t = coast().goods('Ada', { food: 1, mood: 1 });
    t.arrange(() => {}, ['pirates', 0], ['turn', 0])
      .waitsFor('Ada: piratesCome')
      .answer('Ada', 'at', 'F4');
    // the other one has a single place left, next to the city
    expect([t.unit('F4', 'ship'), t.unit('D6', 'ship')]).toEqual([1, 1]);
    t.waitsFor('Ada: raid').answer('Ada', 'choose', 'food');
    expect([t.has('Ada', 'food'), t.has('Ada', 'mood')]).toEqual([0, 1]);
    t.waitsFor('Ada: turn');
  });

  it('COC-19.10 EX-72 who has nothing to lose loses a mood level', () => {
    const t = coast().units('pirates', 'D6', { ship: 4 });
    t.arrange(() => {}, ['raid', 0], ['turn', 0]);
    expect(t.mood('D7')).toBe('angry');
    const u = coast().units('pirates', 'D6', { ship: 1 });
    u.city('Ada', 'D7', { mood: 'angry' }).arrange(() => {}, ['raid', 0], ['turn', 0]);
    u.waitsFor('Ada: turn');
  });

  it('COC-19.10 with several cities beside pirates their owner says which one suffers', () => {
    const t = coast()
      .city('Ada', 'E7')
      .terrain({ E6: 'sea' })
      .units('pirates', 'D6', { ship: 1 })
      .units('pirates', 'E6', { ship: 1 });
    t.arrange(() => {}, ['raid', 0], ['turn', 0])
      .waitsFor('Ada: raidedCity')
      .answer('Ada', 'at', 'E7');
    expect([t.mood('D7'), t.mood('E7')]).toEqual(['neutral', 'angry']);
  });

  it('COC-19.10.a EX-104 with all four on the map two are moved; they may return to where they were', () => {
    const t = coast().units('pirates', 'F4', { ship: 4 });
    t.arrange(() => {}, ['pirates', 0], ['turn', 0]);
    t.waitsFor('Ada: piratesCome');
    expect(t.unit('F4', 'ship')).toBe(2);
    t.answer('Ada', 'at', 'F4');
    expect([t.unit('F4', 'ship'), t.unit('D6', 'ship')]).toEqual([3, 1]);
  });

  it('COC-19.11 pirates block collecting from their space and those next to it', () => {
    const t = coast().knows('Ada', 'fishing').units('pirates', 'C6', { ship: 1 });
    t.turn('Ada').answer('Ada', 'collect', 'D7');
    expect(t.why('Ada', 'take', 'D6', 'food')).toBe('pirates');
  });

  it('COC-19.12 COC-19.13 EX-71 each pirate ship sunk pays, also in a lost battle', () => {
    const t = coast().units('Ada', 'D6', { ship: 1 }).units('pirates', 'C6', { ship: 2 });
    t.turn('Ada').dice(5, 3, 2);
    t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'go', 'C6');
    t.waitsFor('Ada: token').answer('Ada', 'choose', 'mood');
    expect([t.has('Ada', 'gold'), t.has('Ada', 'mood'), t.unit('C6', 'ship')]).toEqual([1, 1, 1]);
  });
});

describe('26. Pirate Allies', () => {
  const coast = () =>
    expansion()
      .city('Ada', 'D7')
      .city('Ben', 'D2')
      .terrain({ D6: 'sea', D5: 'sea', D4: 'sea' })
      .masters('Ada', 'pirate-allies');

  it('COC-26.9 EX-105 a settler aboard makes pirate ships Carthaginian, as long as it is there', () => {
    const t = coast().units('Ada', 'D7', { settler: 1 }).units('pirates', 'D6', { ship: 2 }).turn('Ada');
    t.answer('Ada', 'move')
      .answer('Ada', 'from', 'D7')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D6')
      .answer('Ada', 'stop');
    expect([t.s.holder[t.space('D6')], t.unit('D6', 'ship'), t.s.corsairs[t.space('D6')]]).toEqual([0, 2, 2]);
    t.answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'unit', 'settler', 0)
      .answer('Ada', 'go', 'C6');
    expect([t.s.holder[t.space('D6')], t.unit('D6', 'ship'), t.s.corsairs[t.space('D6')]]).toEqual([5, 2, 0]);
  });

  it('COC-26.9 ships share the space of pirates, pass them, sail with them, or attack', () => {
    const t = coast().units('Ada', 'D6', { ship: 1 }).units('pirates', 'D5', { ship: 2 }).turn('Ada');
    t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all');
    expect([t.may('Ada', 'go', 'D4'), t.may('Ada', 'go', 'D5'), t.may('Ada', 'share', 'D5')]).toEqual([
      true,
      true,
      true,
    ]);
    t.answer('Ada', 'share', 'D5').answer('Ada', 'stop');
    expect([t.unit('D5', 'ship'), t.s.corsairs[t.space('D5')]]).toEqual([3, 2]);
    t.answer('Ada', 'move').answer('Ada', 'from', 'D5').answer('Ada', 'all').answer('Ada', 'go', 'D4');
    expect([t.unit('D4', 'ship'), t.s.corsairs[t.space('D4')], t.unit('D5', 'ship')]).toEqual([3, 2, 0]);
  });

  it('COC-19.10.b ships under control are neither removed nor counted; no more than four in a space', () => {
    const t = coast().units('Ada', 'D6', { ship: 1 }).units('pirates', 'D5', { ship: 4 }).turn('Ada');
    t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all');
    expect(t.why('Ada', 'share', 'D5')).toBe('stack-limit');
    const u = coast().units('Ada', 'D6', { ship: 1 }).units('pirates', 'D5', { ship: 3 }).turn('Ada');
    u.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'share', 'D5');
    u.arrange(() => {}, ['pirates', 1], ['turn', 0]);
    while (u.asked() === 'Ben: piratesCome') u.answer('Ben', 'at', 'D4');
    expect([u.unit('D5', 'ship'), u.unit('D4', 'ship') + u.unit('D6', 'ship')]).toEqual([4, 1]);
  });

  it('COC-26.9 in battle the pirates fall first', () => {
    const t = coast()
      .units('Ada', 'D6', { ship: 1 })
      .units('pirates', 'D5', { ship: 1 })
      .units('Ben', 'D4', { ship: 2 });
    t.turn('Ada')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'share', 'D5');
    t.answer('Ada', 'stop')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D5')
      .answer('Ada', 'all')
      .dice(1, 1, 3, 3);
    t.answer('Ada', 'go', 'D4').waitsFor('Ada: retreat');
    expect([t.s.battle.host[2], t.s.battle.corsairs]).toEqual([1, 0]);
  });

  it('COC-26.9 already sharing, ships attack the pirates without leaving, with a group move', () => {
    const shared = () => {
      const t = coast().units('Ada', 'D6', { ship: 2 }).units('pirates', 'D5', { ship: 1 }).turn('Ada');
      t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'share', 'D5');
      return t.answer('Ada', 'stop').answer('Ada', 'move').answer('Ada', 'from', 'D5');
    };
    const t = shared().answer('Ada', 'unit', 'ship', 0).dice(5, 1, 1);
    t.answer('Ada', 'go', 'D5').waitsFor('Ada: token').answer('Ada', 'choose', 'mood');
    expect([t.unit('D5', 'ship'), t.s.corsairs[t.space('D5')], t.s.holder[t.space('D5')]]).toEqual([2, 0, 0]);
    expect([t.has('Ada', 'gold'), t.s.groups]).toEqual([1, 2]);
    expect(t.why('Ada', 'from', 'D5')).toBe('already-moved');
    // who retreats stays and shares again
    const u = shared().answer('Ada', 'all').dice(1, 1, 1);
    u.answer('Ada', 'go', 'D5').waitsFor('Ada: retreat').answer('Ada', 'retreat');
    expect([u.unit('D5', 'ship'), u.s.corsairs[u.space('D5')], u.s.holder[u.space('D5')]]).toEqual([3, 1, 0]);
  });

  it('COC-26.9 own ships that share a space join an attack made there from outside; or all share', () => {
    const shared = () => {
      const t = coast().units('Ada', 'D6', { ship: 1 }).units('pirates', 'D5', { ship: 2 });
      t.units('Ada', 'D4', { ship: 1 }).turn('Ada').answer('Ada', 'move');
      t.answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'share', 'D5');
      return t.answer('Ada', 'from', 'D4').answer('Ada', 'all');
    };
    const t = shared().dice(6, 6, 1, 1);
    t.answer('Ada', 'go', 'D5');
    expect(t.tells('combatRoll').map(args => (args[1] as number[]).length)).toEqual([2, 2]);
    const u = shared().answer('Ada', 'share', 'D5');
    expect([u.unit('D5', 'ship'), u.s.corsairs[u.space('D5')]]).toEqual([4, 2]);
  });

  it('COC-26.9 nobody turns on the pirates that carry them', () => {
    const t = coast().units('Ada', 'D7', { settler: 3 }).units('pirates', 'D6', { ship: 2 });
    t.units('Ada', 'D5', { ship: 1 }).turn('Ada').answer('Ada', 'move');
    t.answer('Ada', 'from', 'D7').answer('Ada', 'all').answer('Ada', 'go', 'D6');
    t.answer('Ada', 'from', 'D5').answer('Ada', 'all');
    expect(t.why('Ada', 'go', 'D6')).toBe('no-ship-room');
    t.answer('Ada', 'share', 'D6').answer('Ada', 'stop').answer('Ada', 'move');
    t.answer('Ada', 'from', 'D6').answer('Ada', 'unit', 'ship', 0);
    expect(t.why('Ada', 'go', 'D6')).toBe('no-ship-room');
  });
});
