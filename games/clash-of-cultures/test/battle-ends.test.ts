/** How battles begin and end: what is paid before, who stands where afterwards, what is counted. */
import { describe, expect, it } from 'vitest';
import { L, U } from '../content/index.ts';
import { duel, expansion, type Table } from './position.ts';
import { attack, two, values, war } from './war.ts';

const MOVED = 1;
const BATTLED = 2;
const ON_FOREST = 8;

/** Ships at D6 and D5. */
function fleets(attackers: number, defenders: number): Table {
  return two()
    .terrain({ D6: 'sea', D5: 'sea' })
    .units('Ada', 'D6', { ship: attackers })
    .units('Ben', 'D5', { ship: defenders });
}

/** Barbarians near Ada's cities move, in Ada's turn. */
const march = (t: Table, current = 0) =>
  t.arrange(
    s => {
      s.current = current;
    },
    ['barbariansMove', 0],
    ['turn', 0],
  );

/** What the turn has counted: battles fought, won, captures of empty cities, pirates beaten. */
const counted = ({ s }: Table) => [s.battlesFought, s.battlesWon, s.captures, s.piratesBeaten];

describe('17. Before the battle', () => {
  it('COC-27.2 Steel Weapons: an ore for two more in every round, one more against Steel Weapons', () => {
    const t = war(1, 1).knows('Ada', 'steel-weapons').goods('Ada', { ore: 1 }).turn('Ada');
    attack(t).waitsFor('Ada: steel').dice('1 leader', '1 leader').answer('Ada', 'yes');
    expect([values(t), t.has('Ada', 'ore'), t.tells('uses')]).toEqual([[3, 1], 0, [[0, 18]]]);
    t.dice('1 leader', '1 leader').answer('Ada', 'fight');
    expect(values(t)).toEqual([3, 1, 3, 1]);
    const both = war(1, 1).knows('Ada', 'steel-weapons').knows('Ben', 'steel-weapons');
    both.goods('Ada', { ore: 1 }).goods('Ben', { ore: 1 }).turn('Ada');
    attack(both).answer('Ada', 'no').waitsFor('Ben: steel').dice('1 leader', '1 leader').answer('Ben', 'yes');
    expect([values(both), both.has('Ada', 'ore'), both.has('Ben', 'ore')]).toEqual([[1, 2], 1, 0]);
    // who can't pay, and who has no army, is not asked
    const poor = war(1, 1).knows('Ada', 'steel-weapons').turn('Ada');
    attack(poor.dice(1, 1)).waitsFor('Ada: retreat');
    const walls = war(2, 0)
      .city('Ben', 'D5', { with: ['fortress'] })
      .knows('Ben', 'steel-weapons', 'metallurgy');
    attack(walls.goods('Ben', { ore: 1 }).turn('Ada').dice('1 leader', '1 leader', '1 leader'));
    expect([values(walls), walls.tells('uses')]).toEqual([[2, 1], []]);
  });

  it('COC-27.2 a defender with Steel Weapons has two more against who has none', () => {
    const t = war(1, 1).knows('Ben', 'steel-weapons').goods('Ben', { ore: 1 }).turn('Ada');
    attack(t).waitsFor('Ben: steel').dice('1 leader', '1 leader').answer('Ben', 'yes');
    expect(values(t)).toEqual([1, 3]);
  });

  it('COC-27.2 Metallurgy makes them free against who has none; barbarians have none', () => {
    const t = two()
      .knows('Ada', 'tactics', 'steel-weapons', 'metallurgy')
      .units('Ada', 'D6', { infantry: 1 });
    t.units('barbarians', 'D5', { infantry: 1 }).turn('Ada');
    attack(t.dice('1 leader', '1 leader')).waitsFor('Ada: retreat');
    expect([values(t), t.tells('uses')]).toEqual([[3, 1], [[0, 18]]]);
    const paid = war(1, 1).knows('Ada', 'steel-weapons', 'metallurgy').knows('Ben', 'steel-weapons');
    attack(paid.goods('Ada', { ore: 1 }).turn('Ada')).waitsFor('Ada: steel');
    const sea = fleets(1, 1).knows('Ada', 'steel-weapons', 'metallurgy').turn('Ada');
    attack(sea.dice(1, 1)).waitsFor('Ada: retreat');
    expect(values(sea)).toEqual([1, 1]);
  });

  it('a Great Warlord adds two in the first battle of the move', () => {
    const t = two()
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { infantry: 1 })
      .units('Ada', 'C5', { infantry: 1 });
    t.units('Ben', 'D5', { infantry: 1 })
      .units('Ben', 'C4', { infantry: 1 })
      .turn('Ada')
      .answer('Ada', 'move');
    t.s.voyage |= 4;
    t.answer('Ada', 'from', 'D6').answer('Ada', 'all').dice('1 leader', '1 leader').answer('Ada', 'go', 'D5');
    expect([values(t), t.s.voyage]).toEqual([[3, 1], 0]);
    t.answer('Ada', 'retreat').answer('Ada', 'from', 'C5').answer('Ada', 'all');
    t.dice('1 leader', '1 leader').answer('Ada', 'go', 'C4');
    expect(values(t).slice(2)).toEqual([1, 1]);
  });

  it('COC-17.1 COC-17.3 a battle is told with who defends: units before the owner of the city', () => {
    const t = war(1, 0).city('Ben', 'D5').turn('Ada');
    attack(t);
    expect(t.tells('battle')).toEqual([[0, 1, t.space('D5')]]);
    const u = two().knows('Ada', 'tactics').units('Ada', 'D6', { infantry: 1 }).city('Ben', 'D5');
    u.units('barbarians', 'D5', { infantry: 1 }).turn('Ada');
    attack(u.dice(1, 1));
    expect([u.tells('battle'), u.s.battle.cityOf]).toEqual([[[0, 4, u.space('D5')]], 1]);
    // relief of an own city: no city is attacked
    const own = two()
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { infantry: 1 })
      .city('Ada', 'D5', { with: ['fortress'] });
    own.units('barbarians', 'D5', { infantry: 1 }).turn('Ada');
    attack(own.dice(1, 1));
    expect([own.s.battle.cityOf, own.s.battle.walled, own.s.battle.citySize]).toEqual([-1, 0, 0]);
  });

  it('COC-17.1 what stood there is remembered: size, wonder, leaders, traders', () => {
    const t = war(1, 1)
      .city('Ben', 'D5', { with: ['temple', 'academy'] })
      .wonder('great-library', 'D5', 'Ben');
    t.leads('Ben', 'pericles', 'D5').turn('Ada');
    attack(t.dice('1 leader', '2 cavalry', '2 cavalry'));
    const { battle } = t.s;
    expect([battle.citySize, battle.cityWonder, battle.chiefs, battle.strength]).toEqual([
      4,
      1,
      [-1, L.pericles],
      [1, 2],
    ]);
    const plain = war(1, 1).city('Ben', 'D5').leads('Ada', 'sulla', 'D6').turn('Ada');
    attack(plain.dice('2 cavalry', '2 cavalry', '1 leader'));
    expect([plain.s.battle.citySize, plain.s.battle.cityWonder, plain.s.battle.chiefs]).toEqual([
      1,
      0,
      [L.sulla, -1],
    ]);
  });

  it('a settler or ship that could form a trade route is a trader', () => {
    const traders = (arrange: (t: Table) => unknown) => {
      const t = war(1, 1).knows('Ben', 'trade-routes');
      arrange(t);
      attack(t.turn('Ada').dice('1 leader', '1 leader'));
      return t.s.battle.traders;
    };
    expect(traders(t => t.units('Ben', 'D5', { settler: 1 }))).toBe(1);
    expect(traders(() => {})).toBe(0);
    expect(traders(t => t.units('Ben', 'D5', { settler: 1 }).city('Ada', 'D7', { mood: 'angry' }))).toBe(0);
    const sea = (knows: boolean) => {
      const t = fleets(1, 1).units('Ben', 'D5', { settler: 1 });
      if (knows) t.knows('Ben', 'trade-routes');
      attack(t.turn('Ada').dice(1, 1));
      return t.s.battle.traders;
    };
    expect([sea(true), sea(false)]).toEqual([1, 0]);
  });
});

describe('17. After the battle', () => {
  it('COC-13.5 COC-17.21 winners have battled; settlers that came along only moved', () => {
    const t = war(2, 1).units('Ada', 'D6', { settler: 1 }).terrain({ D5: 'forest' }).turn('Ada');
    attack(t.dice(5, 5, 1));
    expect(t.s.flagged).toEqual([
      ...[t.space('D5'), U.settler, ON_FOREST | MOVED, 1],
      ...[t.space('D5'), U.infantry, BATTLED | MOVED, 2],
    ]);
    expect([t.s.battle.space, t.s.holder[t.space('D6')]]).toEqual([-1, -1]);
    const sea = fleets(2, 1).units('Ada', 'D6', { settler: 1, infantry: 1 }).turn('Ada');
    attack(sea.dice(5, 5, 1));
    expect(sea.s.flagged).toEqual([sea.space('D5'), U.ship, BATTLED | MOVED, 2]);
    expect([sea.unit('D5', 'settler'), sea.unit('D5', 'infantry')]).toEqual([1, 1]);
  });

  it('COC-13.5 who retreats has battled, wherever it goes back to', () => {
    const t = war(2, 2).units('Ada', 'D6', { settler: 1 }).terrain({ D6: 'forest' }).turn('Ada');
    attack(t.dice(1, 1, 1, 1)).answer('Ada', 'retreat');
    expect(t.tells()).toEqual([`retreats 0 ${t.space('D6')}`]);
    expect(t.s.flagged).toEqual([
      ...[t.space('D6'), U.settler, ON_FOREST | MOVED, 1],
      ...[t.space('D6'), U.infantry, BATTLED | MOVED, 2],
    ]);
    expect([t.s.battle.space, counted(t)]).toEqual([-1, [1, 0, 0, 0]]);
  });

  it('COC-17.14 COC-17.18 ships that retreat with losses lose what they can’t carry', () => {
    const t = fleets(2, 2).units('Ada', 'D6', { settler: 1, infantry: 3 }).turn('Ada');
    attack(t.dice(1, 1, 5, 1))
      .answer('Ada', 'retreat')
      .waitsFor('Ada: excessCargo');
    t.answer('Ada', 'drop', 'settler');
    expect([t.unit('D6', 'ship'), t.unit('D6', 'settler'), t.unit('D6', 'infantry')]).toEqual([1, 0, 2]);
    expect(t.s.flagged).toEqual([t.space('D6'), U.ship, BATTLED | MOVED, 1]);
    // a defender that held out, too
    const u = fleets(1, 2).units('Ben', 'D5', { settler: 3 }).turn('Ada');
    attack(u.dice(5, 5, 1));
    expect([u.unit('D5', 'ship'), u.unit('D5', 'settler'), u.tells('wins')]).toEqual([
      1,
      2,
      [[1, u.space('D5')]],
    ]);
  });

  it('COC-13.5 defenders of the player whose turn it is have battled as well', () => {
    const t = two()
      .units('Ada', 'D7', { infantry: 2, settler: 1 })
      .units('barbarians', 'D6', { infantry: 1 });
    march(t.dice('1 leader', '6 infantry', '6 infantry'));
    expect(t.s.flagged).toEqual([t.space('D7'), U.infantry, BATTLED, 2]);
    expect([counted(t), t.has('Ada', 'gold')]).toEqual([[1, 1, 0, 0], 1]);
    const other = two().units('Ada', 'D7', { infantry: 2 }).units('barbarians', 'D6', { infantry: 1 });
    march(other.dice('1 leader', '6 infantry', '6 infantry'), 1);
    expect([other.s.flagged, counted(other), other.has('Ada', 'gold')]).toEqual([[], [0, 0, 0, 0], 1]);
  });

  it('COC-19.7 barbarians that win carry no flags, and count for nobody', () => {
    const t = two()
      .city('Ada', 'B2')
      .units('Ada', 'D7', { infantry: 1 })
      .units('barbarians', 'D6', { infantry: 2 });
    march(t.dice('6 infantry', '6 infantry', '1 leader')).waitsFor('Ada: settlerTo');
    expect([t.s.flagged, counted(t), t.ownerOf('D7')]).toEqual([[], [1, 0, 0, 0], 'barbarians']);
    expect(t.tells('wins')).toEqual([[4, t.space('D7')]]);
    expect([t.has('Ada', 'gold'), t.unit('D7', 'infantry')]).toEqual([0, 2]);
  });

  it('COC-17.3 what a turn counts: land battles of different armies, those won, empty cities taken, pirates', () => {
    const empty = war(1, 0).city('Ben', 'D5').turn('Ada');
    expect([counted(attack(empty)), empty.tells('draw')]).toEqual([[1, 0, 1, 0], []]);
    const held = war(2, 1).city('Ben', 'D5').turn('Ada');
    expect(counted(attack(held.dice(5, 5, 1)))).toEqual([1, 1, 0, 0]);
    const lost = war(1, 2).turn('Ada');
    expect(counted(attack(lost.dice('1 leader', 5, 5)))).toEqual([1, 0, 0, 0]);
    const sea = fleets(2, 1).turn('Ada');
    expect(counted(attack(sea.dice(5, 5, 1)))).toEqual([0, 0, 0, 0]);
    const pirates = two().terrain({ D6: 'sea', D5: 'sea' }).units('Ada', 'D6', { ship: 2 });
    pirates.units('pirates', 'D5', { ship: 1 }).turn('Ada');
    expect(counted(attack(pirates.dice(5, 5, 1)))).toEqual([0, 0, 0, 1]);
    const sunk = two()
      .terrain({ D6: 'sea', D5: 'sea' })
      .units('Ada', 'D6', { ship: 1 })
      .units('pirates', 'D5', { ship: 2 })
      .turn('Ada');
    expect(counted(attack(sunk.dice(1, 5, 5)))).toEqual([0, 0, 0, 0]);
    // against the same army again: no other battle; against another one: one more
    const twice = war(2, 2).units('Ada', 'C6', { infantry: 1 }).units('Ada', 'B5', { infantry: 1 });
    twice.units('Ben', 'B4', { infantry: 1 }).turn('Ada');
    attack(twice.dice(1, 1, 1, 1)).answer('Ada', 'retreat');
    twice.answer('Ada', 'from', 'C6').answer('Ada', 'all').dice(1, 1, 1).answer('Ada', 'go', 'D5');
    twice.answer('Ada', 'retreat');
    expect(counted(twice)).toEqual([1, 0, 0, 0]);
    twice
      .answer('Ada', 'from', 'B5')
      .answer('Ada', 'all')
      .dice(1, 1)
      .answer('Ada', 'go', 'B4')
      .answer('Ada', 'retreat');
    expect(counted(twice)).toEqual([2, 0, 0, 0]);
  });

  it('COC-19.9 walls without barbarians behind them bring only the gold of the city', () => {
    const t = two().knows('Ada', 'tactics').units('Ada', 'D6', { infantry: 2 });
    t.city('barbarians', 'D5', { with: [['fortress', 'Ben']] }).turn('Ada');
    attack(t.dice('1 leader', '1 leader', '1 leader'));
    expect([t.ownerOf('D5'), t.has('Ada', 'gold'), t.tells('wins')]).toEqual([
      'Ada',
      1,
      [[0, t.space('D5')]],
    ]);
  });

  it('COC-21.4 the Great Wall fells barbarians before cities of its owner, not before units in the open', () => {
    const t = two().wonder('great-wall', 'D7', 'Ada').units('barbarians', 'D6', { infantry: 2 });
    march(t);
    expect(t.tells('greatWall')).toEqual([[0]]);
    expect([t.tells('wins'), t.tells('combatRoll'), t.has('Ada', 'gold')]).toEqual([
      [[0, t.space('D7')]],
      [],
      1,
    ]);
    const open = two().wonder('great-wall', 'D7', 'Ada').units('Ada', 'D6', { infantry: 1 });
    open.units('barbarians', 'D5', { infantry: 1 });
    march(open.dice(6, 1));
    expect([open.tells('greatWall'), open.tells('combatRoll').length]).toEqual([[], 2]);
    const others = two().wonder('great-wall', 'D2', 'Ben').units('barbarians', 'D6', { infantry: 1 });
    march(others);
    expect([others.tells('greatWall'), others.ownerOf('D7'), counted(others)]).toEqual([
      [],
      'barbarians',
      [1, 0, 0, 0],
    ]);
    expect([t.unit('D7', 'infantry'), t.s.holder[t.space('D7')]]).toEqual([0, -1]);
  });

  it('COC-27.5 COC-17.3.a Fanaticism: who lost in a city with a Temple, attackers too; not after a draw', () => {
    const t = war(1, 2)
      .city('Ben', 'D5', { with: ['temple'] })
      .knows('Ada', 'fanaticism')
      .turn('Ada');
    attack(t.dice('1 leader', 5, 5));
    expect([t.unit('D7', 'infantry'), t.tells('unitPlaced')]).toEqual([1, [[0, U.infantry, t.space('D7')]]]);
    const draw = war(1, 1)
      .city('Ben', 'D5', { with: ['temple'] })
      .knows('Ada', 'fanaticism')
      .knows('Ben', 'fanaticism');
    attack(draw.turn('Ada').dice('6 infantry', '6 infantry'));
    expect([draw.tells('draw'), draw.tells('unitPlaced')]).toEqual([[[draw.space('D5')]], []]);
    const plain = war(1, 2).city('Ben', 'D5').knows('Ada', 'fanaticism').turn('Ada');
    attack(plain.dice('1 leader', 5, 5));
    expect(plain.tells('unitPlaced')).toEqual([]);
    // nobody has lost who had nobody there
    const empty = war(1, 0)
      .city('Ben', 'D5', { with: ['temple'] })
      .knows('Ben', 'fanaticism')
      .turn('Ada');
    attack(empty).answer('Ben', 'none');
    expect(empty.tells('unitPlaced')).toEqual([]);
    const grey = two().knows('Ada', 'tactics').units('Ada', 'D6', { infantry: 2 });
    grey
      .city('barbarians', 'D5', { with: [['temple', 'Ben']] })
      .units('barbarians', 'D5', { infantry: 1 })
      .turn('Ada');
    attack(grey.dice(5, 5, 1));
    expect([grey.ownerOf('D5'), grey.tells('unitPlaced')]).toEqual(['Ada', []]);
  });

  it('COC-27.5 the free infantry needs a piece and a city with room', () => {
    const lost = (arrange: (t: Table) => unknown) => {
      const t = war(2, 1)
        .city('Ben', 'D5', { with: ['temple'] })
        .knows('Ben', 'fanaticism')
        .city('Ben', 'F2');
      arrange(t);
      attack(t.turn('Ada').dice(5, 5, 1)).answer('Ben', 'none');
      return t;
    };
    const choice = lost(t => t.units('Ben', 'D2', { infantry: 4 }).city('Ben', 'B2')).waitsFor(
      'Ben: infantryTo',
    );
    expect(choice.reason('Ben', 'at', 'D2')).toEqual(['stack-limit', 4]);
    expect([choice.why('Ben', 'at', 'F2'), choice.why('Ben', 'at', 'D7')]).toEqual(['legal', 'not-offered']);
    choice.answer('Ben', 'at', 'F2');
    expect([choice.unit('F2', 'infantry'), choice.tells()[0]]).toEqual([
      1,
      `unitPlaced 1 1 ${choice.space('F2')}`,
    ]);
    const full = lost(t => t.units('Ben', 'D2', { infantry: 4 }).units('Ben', 'F2', { infantry: 4 }));
    expect(full.tells('unitPlaced')).toEqual([]);
    // the fallen one is a captive: no piece is left
    const none = war(2, 1)
      .city('Ben', 'D5', { with: ['temple'] })
      .knows('Ben', 'fanaticism')
      .masters('Ada', 'captives');
    for (const at of ['B2', 'B3', 'C3']) none.units('Ben', at, { infantry: 4 });
    none.units('Ben', 'A3', { infantry: 3 }).turn('Ada');
    attack(none.dice(5, 5, 1))
      .answer('Ada', 'drop', 'infantry')
      .answer('Ben', 'none');
    expect([none.tells('unitPlaced'), none.s.captives.length]).toEqual([[], 1]);
  });

  it('COC-17.20 Teach Us is asked for after a city of a player was captured, not after one of barbarians', () => {
    const taught = (owner: 'Ben' | 'barbarians') => {
      const t = war(1, 0).city(owner, 'D5').knows('Ben', 'writing');
      t.card('Ada', 'teach-us');
      attack(t.turn('Ada'));
      if (owner === 'Ben') t.answer('Ben', 'none');
      return t.asked();
    };
    expect([taught('Ben'), taught('barbarians')]).toEqual(['Ada: teachUs', 'Ada: move']);
    const beaten = war(1, 2).city('Ben', 'D5').knows('Ben', 'writing');
    beaten.card('Ada', 'teach-us');
    attack(beaten.turn('Ada')).dice('1 leader', 5, 5).answer('Ada', 'none').waitsFor('Ada: move');
  });

  it('COC-17.19 leaders of both sides that fell go to who beat them', () => {
    const t = two()
      .knows('Ada', 'tactics')
      .leads('Ada', 'sulla', 'D6')
      .leads('Ben', 'pericles', 'D5')
      .turn('Ada');
    attack(t.dice('5 cavalry', '5 cavalry'));
    expect([t.s.trophies, t.s.leader, t.tells('leaderTaken')]).toEqual([
      [[L.pericles], [L.sulla]],
      [-1, -1],
      [
        [1, L.sulla],
        [0, L.pericles],
      ],
    ]);
    const grey = two()
      .leads('Ada', 'sulla', 'D7')
      .city('Ada', 'B2')
      .units('barbarians', 'D6', { infantry: 2 });
    grey.dice(5, 5, '2 cavalry').arrange(() => {}, ['barbariansMove', 0], ['turn', 0]);
    if (grey.asked() === 'Ada: agree') grey.answer('Ada', 'yes');
    expect([grey.s.trophies, grey.s.lostLeaders.includes(L.sulla)]).toEqual([[[], []], true]);
  });

  it('COC-17.19.a leaders that go down with their ships go to who sank them', () => {
    const sunk = fleets(2, 1).leads('Ben', 'pericles', 'D5').turn('Ada');
    attack(sunk.dice(5, 5, 1));
    expect([sunk.s.trophies, sunk.s.leader[1]]).toEqual([[[L.pericles], []], -1]);
    const lost = fleets(1, 2).leads('Ada', 'sulla', 'D6').turn('Ada');
    attack(lost.dice(1, 5, 5));
    expect([lost.s.trophies, lost.s.leader[0]]).toEqual([[[], [L.sulla]], -1]);
  });

  it('COC-17.18 a whole fleet that goes back with one ship less', () => {
    const t = fleets(4, 1).units('Ada', 'D6', { settler: 4, infantry: 4 }).turn('Ada');
    attack(t.dice(1, 1, 1, 1, 5))
      .answer('Ada', 'retreat')
      .waitsFor('Ada: excessCargo');
    expect([t.unit('D6', 'ship'), t.s.battle.host]).toEqual([3, [0, 0, 0, 0, 0, 0]]);
  });

  it('COC-26.9 of several pirates in a fleet as many are left as did not fall', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').terrain({ D6: 'sea', D5: 'sea', D4: 'sea' });
    t.masters('Ada', 'pirate-allies').units('Ada', 'D5', { ship: 3 }).units('Ben', 'D4', { ship: 1 });
    t.arrange(s => {
      s.corsairs[t.space('D5')] = 2;
    }).turn('Ben');
    t.answer('Ben', 'move')
      .answer('Ben', 'from', 'D4')
      .answer('Ben', 'all')
      .dice(5, 1, 1, 1)
      .answer('Ben', 'go', 'D5');
    expect([t.unit('D5', 'ship'), t.s.corsairs[t.space('D5')]]).toEqual([2, 1]);
  });

  it('COC-26.9 pirates that count as Carthage’s are gone with the fleet, and the victor gains nothing for them', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').terrain({ D6: 'sea', D5: 'sea', D4: 'sea' });
    t.masters('Ada', 'pirate-allies').units('Ada', 'D5', { ship: 2 }).units('Ben', 'D4', { ship: 2 });
    t.arrange(s => {
      s.corsairs[t.space('D5')] = 1;
    }).turn('Ben');
    t.answer('Ben', 'move')
      .answer('Ben', 'from', 'D4')
      .answer('Ben', 'all')
      .dice(5, 1, 1, 1)
      .answer('Ben', 'go', 'D5');
    t.waitsFor('Ben: retreat');
    expect([t.unit('D5', 'ship'), t.s.corsairs[t.space('D5')]]).toEqual([1, 0]);
    const u = expansion().city('Ada', 'D7').city('Ben', 'D2').terrain({ D6: 'sea', D5: 'sea', D4: 'sea' });
    u.masters('Ada', 'pirate-allies').units('Ada', 'D5', { ship: 2 }).units('Ben', 'D4', { ship: 2 });
    u.arrange(s => {
      s.corsairs[u.space('D5')] = 1;
    }).turn('Ben');
    u.answer('Ben', 'move')
      .answer('Ben', 'from', 'D4')
      .answer('Ben', 'all')
      .dice(5, 5, 1, 1)
      .answer('Ben', 'go', 'D5');
    expect([u.unit('D5', 'ship'), u.s.corsairs[u.space('D5')], u.s.holder[u.space('D5')]]).toEqual([2, 0, 1]);
    expect([u.has('Ben', 'gold'), u.s.piratesBeaten]).toEqual([0, 0]);
  });

  it('COC-17.2 settlers alone are no battle to be lost, but somebody beaten', () => {
    const t = duel()
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { infantry: 1 })
      .units('Ben', 'D5', { settler: 2 })
      .turn('Ada');
    attack(t);
    expect([t.tells('wins'), t.unit('D5', 'settler'), t.tells('combatRoll')]).toEqual([
      [[0, t.space('D5')]],
      0,
      [],
    ]);
  });
});
