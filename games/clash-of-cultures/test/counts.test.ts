/** Looking at the table: sizes, distances, pieces left. */
import { describe, expect, it } from 'vitest';
import { A, B, BUILDING_KINDS, C, CA, KINDS, L, SHIP, U } from '../content/index.ts';
import {
  activationSize,
  adjacent,
  advancesOf,
  beside,
  buildingsAt,
  buildingsIn,
  buildingsLeft,
  captivesOf,
  cargoOf,
  citiesOf,
  cityList,
  cityOfLeader,
  civ,
  civAdvancesOf,
  distance,
  distances,
  enemyUnits,
  governmentOf,
  hasWonder,
  inCategory,
  isCoastal,
  isEnemySpace,
  isInfluenced,
  isLand,
  isLedBy,
  kindsAt,
  kindsIn,
  landUnitsAt,
  leaderAt,
  militaryAt,
  militaryOf,
  owns,
  pirateShare,
  rivalsOf,
  settlementsLeft,
  sizeOf,
  spacesWhere,
  stackOf,
  unitSpaces,
  unitsLeft,
  unitsOf,
  within,
  wondersAt,
  wonderWorks,
  works,
} from '../rules/counts.ts';
import { layoutFor } from '../rules/layout.ts';
import { BARBARIAN, ENFORCED, noBattle, PIRATE, USED_FORCED_LABOR } from '../rules/state.ts';
import { duel, expansion, position, type Table } from './position.ts';
import { two } from './war.ts';

const labels = (t: Table, spaces: readonly number[]) => spaces.map(x => layoutFor(t.s.seats).labels[x]);

describe('9 and 21. What an advance is worth to whom', () => {
  it('COC-21.8 owned, or named by the Great Library in the own turn', () => {
    const t = duel().knows('Ben', 'myths').turn('Ada');
    expect([owns(t.s, 1, A.myths), owns(t.s, 0, A.myths), works(t.s, 1, A.myths)]).toEqual([
      true,
      false,
      true,
    ]);
    t.s.library = A.tactics;
    expect([works(t.s, 0, A.tactics), works(t.s, 1, A.tactics), works(t.s, 0, A.math)]).toEqual([
      true,
      false,
      false,
    ]);
    t.s.status = 1;
    expect(works(t.s, 0, A.tactics)).toBe(false);
  });

  it('COC-26.14 Man God: an ability of Autocracy for the advance of Theocracy in its row', () => {
    const t = two().knows('Ada', 'dogma', 'fanaticism').masters('Ada', 'man-god');
    const of = (...ids: (keyof typeof A)[]) => ids.map(id => works(t.s, 0, A[id]));
    expect(of('nationalism', 'totalitarianism', 'absolute-power', 'forced-labor')).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(of('economic-liberty', 'voting', 'devotion', 'metallurgy')).toEqual([false, false, false, false]);
    // neither what stands above Autocracy nor below it, nor what the next player knows
    const rows = two()
      .knows('Ada', 'forced-labor')
      .knows('Ben', 'farming', 'storage')
      .masters('Ada', 'man-god');
    expect([
      works(rows.s, 0, A['economic-liberty']),
      works(rows.s, 0, A.dogma),
      works(rows.s, 0, A.devotion),
    ]).toEqual([false, false, false]);
    const u = two().knows('Ada', 'dogma').knows('Ben', 'dogma').masters('Ben', 'man-god');
    expect([works(u.s, 0, A.nationalism), works(u.s, 1, A.nationalism)]).toEqual([false, true]);
  });

  it('COC-9.2 advances by field, in all, and the government', () => {
    const t = duel()
      .knows('Ada', 'storage', 'husbandry')
      .knows('Ben', 'voting', 'civil-liberties', 'tactics');
    expect([
      inCategory(t.s, 0, C.agriculture),
      inCategory(t.s, 0, C.construction),
      inCategory(t.s, 1, C.warfare),
    ]).toEqual([3, 1, 1]);
    expect([
      inCategory(t.s, 1, C.agriculture),
      inCategory(t.s, 1, C.democracy),
      inCategory(t.s, 0, C.warfare),
    ]).toEqual([1, 2, 0]);
    expect([advancesOf(t.s, 0), advancesOf(t.s, 1)]).toEqual([4, 5]);
    expect([governmentOf(t.s, 0), governmentOf(t.s, 1)]).toEqual([-1, C.democracy]);
    expect(governmentOf(t.knows('Ada', 'fanaticism').s, 0)).toBe(C.theocracy);
    expect(governmentOf(duel().knows('Ada', 'nationalism').s, 0)).toBe(C.autocracy);
  });

  it('COC-26.1 advances of the own civilization', () => {
    const t = two().masters('Ben', 'sparta', 'study');
    expect([civ(t.s, 1, CA.sparta), civ(t.s, 1, CA['city-states']), civ(t.s, 0, CA.sparta)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([civAdvancesOf(t.s, 0), civAdvancesOf(t.s, 1)]).toEqual([0, 2]);
    // another civilization in the same row
    expect(civ(two().masters('Ada', 'captivi').s, 0, CA.sparta)).toBe(false);
    const four = expansion(4).masters('Ada', 'captivi');
    expect(civ(four.s, BARBARIAN, CA.captivi)).toBe(false);
  });

  it('COC-1.3 kinds of units and buildings in play', () => {
    expect([kindsIn(position().s), kindsIn(expansion().s)]).toEqual([3, 6]);
    expect([buildingsIn(position().s), buildingsIn(expansion().s)]).toEqual([4, 7]);
  });
});

describe('26. Where leaders are', () => {
  it('COC-26.5 in the own city, somewhere else, or nowhere', () => {
    const t = two().city('Ada', 'B4').leads('Ada', 'sulla', 'B4');
    expect([leaderAt(t.s, 0), leaderAt(t.s, 1)]).toEqual([t.space('B4'), -1]);
    expect([
      cityOfLeader(t.s, 0, L.sulla),
      cityOfLeader(t.s, 0, L.augustus),
      cityOfLeader(t.s, 1, L.sulla),
    ]).toEqual([t.space('B4'), -1, -1]);
    expect([isLedBy(t.s, 0, L.sulla, t.space('B4')), isLedBy(t.s, 0, L.sulla, t.space('D7'))]).toEqual([
      true,
      false,
    ]);
    expect([
      isLedBy(t.s, 0, L.augustus, t.space('B4')),
      isLedBy(t.s, BARBARIAN, L.sulla, t.space('B4')),
    ]).toEqual([false, false]);
    const out = two().leads('Ada', 'sulla', 'D6');
    expect([cityOfLeader(out.s, 0, L.sulla), isLedBy(out.s, 0, L.sulla, out.space('D6'))]).toEqual([
      -1,
      false,
    ]);
    // the piece fights as an attacker: it stands nowhere
    const fights = two().plays('Ada', 'rome');
    fights.s.leader[0] = L.sulla;
    expect([
      leaderAt(fights.s, 0),
      cityOfLeader(fights.s, 0, L.sulla),
      isLedBy(fights.s, 0, L.sulla, -1),
    ]).toEqual([-1, -1, true]);
  });
});

describe('7. Cities', () => {
  it('COC-7.1 a size counts settlement, buildings of every colour and wonders', () => {
    const t = duel()
      .city('Ada', 'D7', { with: ['academy', ['temple', 'Ben']] })
      .wonder('great-wall', 'D7', 'Ada')
      .wonder('great-arena', 'D2', 'Ben');
    expect([sizeOf(t.s, t.space('D7')), sizeOf(t.s, t.space('D2')), sizeOf(t.s, t.space('D5'))]).toEqual([
      4, 2, 0,
    ]);
    expect([isInfluenced(t.s, t.space('D7')), isInfluenced(t.s, t.space('D2'))]).toEqual([true, false]);
    expect(isInfluenced(duel().city('Ada', 'D7', { with: ['academy'] }).s, t.space('D7'))).toBe(false);
    expect([hasWonder(t.s, t.space('D7')), hasWonder(t.s, t.space('D6'))]).toEqual([true, false]);
    expect([buildingsAt(t.s, t.space('D7')), wondersAt(t.s, t.space('D7')).length]).toEqual([
      [B.academy, B.temple].toSorted((a, b) => a - b),
      1,
    ]);
    expect([citiesOf(t.s, 0), citiesOf(t.city('Ada', 'B4').s, 0)]).toEqual([1, 2]);
    expect(labels(t, cityList(t.s, 0)).toSorted()).toEqual(['B4', 'D7']);
  });

  it('COC-7.1 COC-7.6 what stands in the next space belongs to nobody else’s', () => {
    const t = two();
    const next = layoutFor(2).labels[t.space('D7') + 1];
    const first = Object.entries(B).find(([, kind]) => kind === 0)?.[0] as 'academy';
    t.city('Ben', next, { with: [first] }).units('Ada', 'D7', { infantry: 1 });
    t.s.troops[t.space(next) * KINDS] = 3;
    const at = t.space('D7');
    expect([sizeOf(t.s, at), isInfluenced(t.s, at), landUnitsAt(t.s, at), militaryAt(t.s, at)]).toEqual([
      1,
      false,
      1,
      1,
    ]);
    // and the advances of the next player's civilization are not one's own
    const civs = two();
    civs.s.civHas = civs.s.civHas.map((_, i) => (i === 4 ? 1 : 0));
    expect([civAdvancesOf(civs.s, 0), civAdvancesOf(civs.s, 1)]).toEqual([0, 1]);
  });

  it('COC-7.4 COC-27.6 what counts for Collect and Recruit', () => {
    const size = (mood: 'happy' | 'neutral' | 'angry', used = 0) => {
      const t = duel().city('Ada', 'D7', { mood, with: ['temple'] });
      t.s.used = used;
      return activationSize(t.s, t.space('D7'));
    };
    expect([size('happy'), size('neutral'), size('angry'), size('angry', USED_FORCED_LABOR)]).toEqual([
      3, 2, 1, 2,
    ]);
  });

  it('COC-26.5 Ball Courts, Attila and Bleda make a city count larger', () => {
    const size = (t: Table) => activationSize(t.s, t.space('D7'));
    const court = (at: string) => {
      const t = two();
      t.s.court = t.space(at);
      return size(t);
    };
    expect([court('D7'), court('D6')]).toEqual([2, 1]);
    const attila = (mood: 'neutral' | 'angry' | 'happy', ...built: 'temple'[]) =>
      size(two().city('Ada', 'D7', { mood, with: built }).leads('Ada', 'attila', 'D7'));
    expect([attila('neutral'), attila('happy'), attila('angry'), attila('neutral', 'temple')]).toEqual([
      2, 3, 1, 2,
    ]);
    // an Angry city stays Angry under Forced Labor, whatever it counts as
    const forced = two().city('Ada', 'D7', { mood: 'angry' }).leads('Ada', 'attila', 'D7');
    forced.s.used = USED_FORCED_LABOR;
    expect(size(forced)).toBe(1);
    const bleda = (powers: number, at = 'D7', mood: 'angry' | 'happy' = 'angry') => {
      const t = two()
        .city('Ada', 'D7', { mood, with: ['temple'] })
        .leads('Ada', 'bleda', at);
      t.s.powers = powers;
      return size(t);
    };
    expect([bleda(ENFORCED), bleda(0), bleda(ENFORCED, 'D6'), bleda(ENFORCED, 'D7', 'happy')]).toEqual([
      3, 1, 1, 3,
    ]);
  });

  it('COC-21.5 the power of a wonder is the owner’s of its city', () => {
    const t = duel().wonder('great-arena', 'D2', 'Ada');
    const arena = t.s.wonderAt.findIndex(at => at >= 0);
    expect([wonderWorks(t.s, 0, arena), wonderWorks(t.s, 1, arena), wonderWorks(t.s, -1, arena + 1)]).toEqual(
      [false, true, false],
    );
  });

  it('COC-2.2 pieces left: settlements, buildings wherever they stand, Obelisks laid out as stones', () => {
    const t = two()
      .city('Ben', 'B4', { with: [['temple', 'Ada']] })
      .city('Ada', 'D7', { with: ['temple', 'obelisk'] });
    t.city('barbarians', 'F4');
    expect([settlementsLeft(t.s, 0), settlementsLeft(t.s, 1), settlementsLeft(t.s, BARBARIAN)]).toEqual([
      6, 5, 9,
    ]);
    expect([
      buildingsLeft(t.s, 0, B.temple),
      buildingsLeft(t.s, 1, B.temple),
      buildingsLeft(t.s, 0, B.obelisk),
    ]).toEqual([3, 5, 4]);
    t.s.runes[0] = 2;
    expect([buildingsLeft(t.s, 0, B.obelisk), buildingsLeft(t.s, 0, B.temple)]).toEqual([2, 3]);
    t.s.gone[1 * (BUILDING_KINDS + 1) + B.temple] = 2;
    t.s.gone[1 * (BUILDING_KINDS + 1) + BUILDING_KINDS] = 1;
    expect([buildingsLeft(t.s, 1, B.temple), settlementsLeft(t.s, 1), settlementsLeft(t.s, 0)]).toEqual([
      3, 4, 6,
    ]);
  });

  it('COC-1.5 coast and land', () => {
    const t = duel().terrain({ D6: 'sea', B2: 'unexplored' });
    expect(['D7', 'D5', 'D2'].map(label => isCoastal(t.s, t.space(label)))).toEqual([true, true, false]);
    expect(['D7', 'D6', 'B2'].map(label => isLand(t.s, t.space(label)))).toEqual([true, false, false]);
    expect(isCoastal(duel().terrain({ A3: 'sea' }).s, t.space('A5'))).toBe(false);
  });
});

describe('12. Units', () => {
  it('COC-1.5 military units, land units, by space and in all', () => {
    const t = two()
      .terrain({ E7: 'sea' })
      .units('Ada', 'D6', { settler: 2, infantry: 1, cavalry: 1, elephant: 1 });
    t.leads('Ada', 'sulla', 'D6')
      .units('Ada', 'E7', { ship: 2, infantry: 1 })
      .units('Ben', 'D3', { infantry: 3 });
    const at = t.space('D6');
    expect([militaryAt(t.s, at), landUnitsAt(t.s, at), landUnitsAt(t.s, t.space('E7'))]).toEqual([4, 6, 1]);
    expect([
      militaryOf(t.s, 0),
      militaryOf(t.s, 1),
      unitsOf(t.s, 0, U.infantry),
      unitsOf(t.s, 0, SHIP),
    ]).toEqual([5, 3, 2, 2]);
    expect(kindsAt(t.s, t.space('E7'))).toEqual([U.infantry, U.ship]);
    expect(labels(t, unitSpaces(t.s, 0)).toSorted()).toEqual(['D6', 'E7']);
    // those who fight as attackers are counted too, while there is a battle
    t.s.battle = { ...noBattle(), space: t.space('D3'), attacker: 0, defender: 1, host: [1, 2, 0, 1, 0, 0] };
    expect([
      militaryOf(t.s, 0),
      militaryOf(t.s, 1),
      unitsOf(t.s, 0, U.settler),
      unitsOf(t.s, 1, U.settler),
    ]).toEqual([8, 3, 3, 0]);
    t.s.battle.space = -1;
    expect([militaryOf(t.s, 0), unitsOf(t.s, 0, U.settler)]).toEqual([5, 2]);
  });

  it('COC-2.2 units left, captives not counted; barbarians and pirates have their own', () => {
    const t = two()
      .units('Ada', 'D6', { settler: 1, infantry: 2 })
      .units('barbarians', 'D4', { infantry: 3 });
    expect([
      unitsLeft(t.s, 0, U.settler),
      unitsLeft(t.s, 0, U.infantry),
      unitsLeft(t.s, 1, U.infantry),
    ]).toEqual([3, 14, 16]);
    expect([unitsLeft(t.s, BARBARIAN, U.infantry), unitsLeft(t.s, PIRATE, U.ship)]).toEqual([17, 4]);
    t.s.captives = [1 * KINDS + U.infantry, 1 * KINDS + U.infantry, BARBARIAN * KINDS + U.cavalry];
    expect([
      captivesOf(t.s, 1, U.infantry),
      captivesOf(t.s, 0, U.infantry),
      captivesOf(t.s, 1, U.cavalry),
    ]).toEqual([2, 0, 0]);
    expect([unitsLeft(t.s, 1, U.infantry), unitsLeft(t.s, BARBARIAN, U.cavalry)]).toEqual([14, 3]);
  });

  it('COC-26.9 pirates that sail with Carthage are no ships of its own', () => {
    const t = two().terrain({ D6: 'sea', E7: 'sea' }).masters('Ada', 'pirate-allies');
    t.units('Ada', 'D6', { ship: 3 }).units('pirates', 'E7', { ship: 1 });
    t.s.corsairs[t.space('D6')] = 2;
    expect([unitsOf(t.s, 0, SHIP), unitsOf(t.s, PIRATE, SHIP), unitsOf(t.s, 1, SHIP)]).toEqual([1, 3, 0]);
    expect([pirateShare(t.s, 0), pirateShare(t.s, 1), pirateShare(t.s, PIRATE)]).toEqual([-2, 0, 2]);
    t.s.battle.corsairs = 1;
    expect(pirateShare(t.s, PIRATE)).toBe(3);
    const none = two().masters('Ada', 'pirate-allies');
    expect([pirateShare(none.s, 0), pirateShare(none.s, PIRATE)]).toEqual([0, 0]);
    t.s.expansion = 0;
    expect(unitsOf(t.s, 0, SHIP)).toBe(3);
    expect(unitsOf(t.s, 0, U.infantry)).toBe(0);
  });

  it('COC-12.2 the stack limit is four, five where Xerxes is; ships carry two, Longships three', () => {
    const t = two().leads('Ada', 'xerxes', 'D6');
    const stack = (who: number, label: string) => stackOf(t.s, who, t.space(label));
    expect([stack(0, 'D6'), stack(0, 'D7'), stack(1, 'D6'), stack(BARBARIAN, 'D6')]).toEqual([5, 4, 4, 4]);
    const other = two().leads('Ada', 'darius', 'D6');
    expect(stackOf(other.s, 0, other.space('D6'))).toBe(4);
    t.s.expansion = 0;
    expect(stack(0, 'D6')).toBe(4);
    expect([cargoOf(two().s, 0), cargoOf(two().masters('Ada', 'longships').s, 0)]).toEqual([2, 3]);
  });

  it('COC-1.5 enemies are all that is not one’s own', () => {
    const t = duel()
      .units('barbarians', 'D5', { infantry: 1 })
      .units('Ada', 'D6', { settler: 1 })
      .city('Ben', 'B4');
    const enemy = (label: string) => [
      isEnemySpace(t.s, 0, t.space(label)),
      enemyUnits(t.s, 0, t.space(label)),
    ];
    expect([enemy('D5'), enemy('D6'), enemy('B4'), enemy('D7'), enemy('F4')]).toEqual([
      [true, true],
      [false, false],
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect([rivalsOf(t.s, 0), rivalsOf(expansion(4).s, 2)]).toEqual([[1], [0, 1, 3]]);
  });
});

describe('1. Distances', () => {
  it('COC-1.6 over explored spaces, over land where asked, as far as asked', () => {
    const t = position().terrain({ D6: 'sea', E6: 'sea', C6: 'unexplored' });
    const from = t.space('D7');
    const far = (most: number, land: boolean, label: string) =>
      distances(t.s, from, most, land)[t.space(label)];
    expect([
      far(5, false, 'D6'),
      far(5, true, 'D6'),
      far(5, false, 'C6'),
      far(0, false, 'D6'),
      far(0, false, 'D7'),
    ]).toEqual([1, -1, -1, -1, 0]);
    expect([far(2, false, 'D5'), far(1, false, 'D5'), far(9, true, 'D5')]).toEqual([2, -1, 5]);
    expect(distance(t.s, from, t.space('D5'))).toBe(2);
    expect([within(t.s, from, t.space('D5'), 2), within(t.s, from, t.space('D5'), 1)]).toEqual([true, false]);
    expect([within(t.s, -1, from, 2), within(t.s, from, -1, 2), within(t.s, from, from, 0)]).toEqual([
      false,
      false,
      true,
    ]);
    // going away and back is no distance
    expect([far(5, false, 'D7'), distance(t.s, from, from)]).toEqual([0, 0]);
    // each call begins anew
    expect(distances(t.s, t.space('D2'), 1, false)[from]).toBe(-1);
  });

  it('COC-3.4 neighbours', () => {
    const t = position();
    expect([
      adjacent(t.s, t.space('D7'), t.space('D6')),
      adjacent(t.s, t.space('D7'), t.space('D5')),
    ]).toEqual([true, false]);
    expect(adjacent(t.s, t.space('D7'), t.space('D7'))).toBe(false);
    expect(labels(t, beside(t.s, t.space('A3'))).toSorted()).toEqual(['B2', 'B3']);
    expect(labels(t, beside(t.s, t.space('D7'))).toSorted()).toEqual(['C7', 'C8', 'D6', 'D8', 'E7', 'E8']);
    expect(spacesWhere(t.s, () => true).length).toBe(t.s.terrain.length);
  });
});
