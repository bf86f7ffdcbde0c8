import { describe, expect, it } from 'vitest';
import { type CivAdvanceId, KINDS, L, type LeaderId, U, type UnitId } from '../content/index.ts';
import { civBonus, civCancels, isCapped, isCrowded, isGagged, regionsOf } from '../rules/bonus.ts';
import { BARBARIAN, type Battle, noBattle, PIRATE } from '../rules/state.ts';
import { expansion, type Table } from './position.ts';
import { two } from './war.ts';

const host = (plan: Partial<Record<UnitId, number>>) => {
  const list = Array.from({ length: KINDS }, () => 0);
  for (const [id, n] of Object.entries(plan)) list[U[id as UnitId]] = n;
  return list;
};

/** Ada attacks D5 from D6: her units are in the battle, Ben's stand at D5. */
function battle(t: Table, attackers: Partial<Record<UnitId, number>>, more: Partial<Battle> = {}): Table {
  t.s.battle = {
    ...noBattle(),
    space: t.space('D5'),
    attacker: 0,
    defender: 1,
    round: 1,
    host: host(attackers),
    from: t.space('D6'),
    ...more,
  };
  return t;
}

/** The leader fights with the attackers: the card lies open, the piece is in the battle. */
function chief(t: Table, id: LeaderId): Table {
  t.leads('Ada', id, 'D6');
  t.s.holder[t.space('D6')] = -1;
  t.s.troops[t.space('D6') * KINDS + U.leader] = 0;
  return t;
}

/** What an attacking leader of Ada's adds. */
const attack = (id: LeaderId, lay: (t: Table) => unknown = () => {}, more: Partial<Battle> = {}) => {
  const t = chief(two(), id);
  lay(t);
  return civBonus(battle(t, { leader: 1, infantry: 1 }, { began: [2, 1], ...more }).s, 0);
};

/** What a defending leader of Ben's adds, at D5. */
const defend = (id: LeaderId, lay: (t: Table) => unknown = () => {}, more: Partial<Battle> = {}) => {
  const t = two().leads('Ben', id, 'D5');
  lay(t);
  return civBonus(battle(t, { infantry: 2 }, more).s, 1);
};

describe('26. What leaders add to the combat value, and when', () => {
  it('COC-26.5 nothing where the leader is not in the battle, or the battle is at sea', () => {
    for (const id of ['sulla', 'wu-zetian', 'sri-gupta', 'augustus', 'leonidas-i', 'siyaj-kak'] as const) {
      const t = two().city('Ben', 'D5').leads('Ada', id, 'D7');
      battle(t, { infantry: 1 }, { cityOf: 1, citySize: 2, began: [3, 1], defender: BARBARIAN });
      expect(civBonus(t.s, 0)).toBe(0);
      expect(attack(id, () => {}, { sea: 1 })).toBe(0);
    }
  });

  it('Augustus, Sulla: regions without own cities; barbarians', () => {
    expect([attack('augustus'), attack('augustus', t => t.city('Ada', 'E6'))]).toEqual([2, 0]);
    expect([attack('sulla'), attack('sulla', () => {}, { defender: BARBARIAN })]).toEqual([0, 2]);
  });

  it('Alexander: one for each region with an own city but that of the start', () => {
    expect(attack('alexander-the-great')).toBe(0);
    expect(attack('alexander-the-great', t => t.city('Ada', 'B4').city('Ada', 'B5').city('Ada', 'F4'))).toBe(
      2,
    );
    expect(attack('alexander-the-great', t => t.city('Ada', 'B4'), { sea: 1 })).toBe(0);
    const t = two().city('Ada', 'D8').city('Ada', 'B4');
    expect(regionsOf(t.s, 0).toSorted((a, b) => a - b)).toEqual([-2, 3]);
  });

  it('Leonidas: two for each unit the enemy has more, never less than nothing', () => {
    const against = (n: number) => attack('leonidas-i', t => t.units('Ben', 'D5', { infantry: n }));
    expect([against(1), against(2), against(3), against(4)]).toEqual([0, 0, 2, 4]);
  });

  it('Pericles, Hanno: aboard, at sea', () => {
    for (const id of ['pericles', 'hanno'] as const)
      expect([attack(id), attack(id, () => {}, { sea: 1 })]).toEqual([0, 2]);
  });

  it('Wu Zetian: as many or more at the start of the round; Sri Gupta: no card played', () => {
    const began = (mine: number, theirs: number) => attack('wu-zetian', () => {}, { began: [mine, theirs] });
    expect([began(2, 1), began(2, 2), began(1, 2)]).toEqual([2, 2, 0]);
    const carded = (mine: number, theirs: number) =>
      attack('sri-gupta', () => {}, { carded: [mine, theirs] });
    expect([carded(0, 0), carded(1, 0), carded(0, 1)]).toEqual([2, 0, 2]);
  });

  it('Ragnar: an attack straight from ships; Suiko: defence; Dido: defence of a city', () => {
    expect([attack('ragnar-lodbrok'), attack('ragnar-lodbrok', () => {}, { landed: 1 })]).toEqual([0, 2]);
    expect(defend('ragnar-lodbrok', () => {}, { landed: 1 })).toBe(0);
    expect([attack('suiko'), defend('suiko')]).toEqual([0, 2]);
    expect([defend('queen-dido'), defend('queen-dido', () => {}, { cityOf: 1 })]).toEqual([0, 2]);
    expect(attack('queen-dido', () => {}, { cityOf: 1 })).toBe(0);
  });

  it('Jimmu: an own city with a Fortress that is attacked within two spaces of him', () => {
    const guard = (at: string, more: Partial<Battle>) => {
      const t = two().leads('Ben', 'jimmu', at);
      return civBonus(battle(t, { infantry: 1 }, more).s, 1);
    };
    const walls = { walled: 1, cityOf: 1 };
    expect([guard('D3', walls), guard('D2', walls), guard('D5', walls)]).toEqual([2, 0, 2]);
    expect([guard('D3', { ...walls, walled: 0 }), guard('D3', { ...walls, cityOf: BARBARIAN })]).toEqual([
      0, 0,
    ]);
    const own = two().leads('Ada', 'jimmu', 'D7');
    expect(civBonus(battle(own, { infantry: 1 }, { walled: 1, cityOf: 0 }).s, 0)).toBe(0);
    const gone = two();
    gone.plays('Ben', 'japan').s.leader[1] = L.jimmu;
    expect(civBonus(battle(gone, { infantry: 1 }, walls).s, 1)).toBe(0);
  });

  it('Ramses: coastal cities attacked with him; pirates with him aboard', () => {
    const coast = (t: Table) => t.terrain({ E6: 'sea' });
    expect(attack('ramses-ii', coast, { cityOf: 1 })).toBe(2);
    expect(attack('ramses-ii', () => {}, { cityOf: 1 })).toBe(0);
    expect(attack('ramses-ii', coast)).toBe(0);
    expect(defend('ramses-ii', coast, { cityOf: 1 })).toBe(0);
    expect(attack('ramses-ii', coast, { sea: 1, defender: PIRATE })).toBe(2);
    expect(attack('ramses-ii', coast, { sea: 1 })).toBe(0);
    expect(attack('ramses-ii', () => {}, { defender: PIRATE })).toBe(0);
  });

  it("Siyaj K'ak': the size of the city he attacks, in the first round", () => {
    const more = { cityOf: 1, citySize: 3 };
    expect(attack('siyaj-kak', () => {}, more)).toBe(3);
    expect(attack('siyaj-kak', () => {}, { ...more, round: 2 })).toBe(0);
    expect(attack('siyaj-kak', () => {}, { citySize: 3 })).toBe(0);
    expect(defend('siyaj-kak', () => {}, more)).toBe(0);
  });

  it('Wak Chanil Ajaw and Ithobaal: an own city within two spaces, with a Temple for him', () => {
    expect(attack('wak-chanil-ajaw')).toBe(2);
    const far = expansion().city('Ada', 'B2').city('Ben', 'D4');
    expect(civBonus(battle(chief(far, 'wak-chanil-ajaw'), { leader: 1 }).s, 0)).toBe(0);
    expect(attack('ithobaal')).toBe(0);
    expect(attack('ithobaal', t => t.city('Ada', 'D7', { with: ['temple'] }))).toBe(2);
    expect(attack('ithobaal', t => t.city('Ben', 'D4', { with: ['temple'] }))).toBe(0);
    expect(attack('ithobaal', t => t.city('Ada', 'D2', { with: ['temple'] }))).toBe(0);
  });

  it('Nabopolassar: players with as many cities or more; Boudica: players who know more of war', () => {
    expect(attack('nabopolassar')).toBe(2);
    expect(attack('nabopolassar', t => t.city('Ben', 'B4'))).toBe(2);
    expect(attack('nabopolassar', t => t.city('Ada', 'B4'))).toBe(0);
    expect(attack('nabopolassar', t => t.city('barbarians', 'B4'), { defender: BARBARIAN })).toBe(0);
    expect([attack('queen-boudica'), attack('queen-boudica', t => t.knows('Ben', 'tactics'))]).toEqual([
      0, 2,
    ]);
    expect(attack('queen-boudica', t => t.knows('Ben', 'tactics').knows('Ada', 'tactics'))).toBe(0);
    const four = chief(expansion(4).city('Ada', 'D4'), 'queen-boudica');
    four.s.has = four.s.has.map(() => 1);
    expect(civBonus(battle(four, { leader: 1 }, { defender: BARBARIAN }).s, 0)).toBe(0);
  });

  it('Nebuchadnezzar: a city with a Temple that he attacks', () => {
    const temple = (t: Table) => t.city('Ben', 'D5', { with: ['temple'] });
    expect(attack('nebuchadnezzar-ii', temple, { cityOf: 1 })).toBe(2);
    expect(attack('nebuchadnezzar-ii', t => t.city('Ben', 'D5'), { cityOf: 1 })).toBe(0);
    expect(attack('nebuchadnezzar-ii', temple)).toBe(0);
    expect(defend('nebuchadnezzar-ii', temple, { cityOf: 1 })).toBe(0);
  });

  it('Vercingetorix: settlers with him and within two spaces', () => {
    expect(attack('vercingetorix', t => t.units('Ada', 'D7', { settler: 2 }))).toBe(2);
    expect(attack('vercingetorix', t => t.units('Ada', 'D2', { settler: 2 }))).toBe(0);
    expect(attack('vercingetorix', t => t.units('Ben', 'D4', { settler: 2 }))).toBe(0);
    expect(attack('vercingetorix', () => {}, { host: host({ leader: 1, settler: 2 }) })).toBe(2);
    expect(
      defend('vercingetorix', t => t.units('Ben', 'D4', { settler: 1 }), { host: host({ settler: 3 }) }),
    ).toBe(1);
    expect(attack('vercingetorix', t => t.units('Ada', 'D7', { settler: 2 }), { sea: 1 })).toBe(0);
  });
});

describe('26. Bonuses of the other side, across the water, and where the leader is missing', () => {
  it('COC-26.5 defenders count like attackers: Sulla, Leonidas, Wu Zetian, Nabopolassar', () => {
    expect([defend('sulla'), defend('sulla', () => {}, { attacker: BARBARIAN })]).toEqual([0, 2]);
    // two attack: Leonidas alone is one less, with another he is as many
    expect([defend('leonidas-i'), defend('leonidas-i', t => t.units('Ben', 'D5', { infantry: 1 }))]).toEqual([
      2, 0,
    ]);
    const began = (theirs: number, mine: number) => defend('wu-zetian', () => {}, { began: [theirs, mine] });
    expect([began(1, 2), began(2, 2), began(2, 1)]).toEqual([2, 2, 0]);
    expect([defend('nabopolassar'), defend('nabopolassar', t => t.city('Ben', 'B4'))]).toEqual([2, 0]);
  });

  it('COC-26.5 no leader, no bonus: Pericles and Hanno ashore while their ships fight', () => {
    for (const id of ['pericles', 'hanno'] as const)
      expect(attack(id, () => {}, { sea: 1, host: host({ ship: 2 }) })).toBe(0);
    expect(attack('ramses-ii', () => {}, { sea: 1, defender: PIRATE, host: host({ ship: 2 }) })).toBe(0);
  });

  it('COC-1.6 two spaces are counted over water too, and the space of the battle is within them', () => {
    const water = (t: Table) =>
      t.terrain({ C5: 'sea', D6: 'sea', E6: 'sea', C6: 'sea', D4: 'sea', E5: 'sea' });
    expect(attack('wak-chanil-ajaw', water)).toBe(2);
    expect(attack('vercingetorix', t => water(t).units('Ada', 'D7', { settler: 1 }))).toBe(1);
    const at = (label: string) => {
      const t = water(two().masters('Ada', 'tribal-warfare')).city('barbarians', label);
      return civBonus(battle(t, { infantry: 1 }).s, 0);
    };
    expect([at('D3'), at('D7')]).toEqual([1, 1]);
    // a city that is defended is near itself, its settlers too
    const home = () =>
      expansion()
        .city('Ada', 'D8')
        .city('Ben', 'D5', { with: ['temple'] });
    const defends = (id: LeaderId) => civBonus(battle(home().leads('Ben', id, 'D5'), { infantry: 1 }).s, 1);
    expect([defends('wak-chanil-ajaw'), defends('ithobaal')]).toEqual([2, 2]);
    expect(defend('vercingetorix', t => t.units('Ben', 'D5', { settler: 2 }))).toBe(2);
  });

  it('COC-26.5 barbarians are no players, at a table of four either', () => {
    const four = (id: LeaderId) => chief(expansion(4).city('Ada', 'D4'), id).city('barbarians', 'E4');
    const against = (id: LeaderId, enemy: number) =>
      civBonus(battle(four(id), { leader: 1 }, { defender: enemy }).s, 0);
    expect([against('nabopolassar', 1), against('nabopolassar', BARBARIAN)]).toEqual([0, 0]);
    const tribes = expansion(4).masters('Ada', 'tribal-warfare').city('barbarians', 'D4');
    expect(civBonus(battle(tribes, { infantry: 1 }, { defender: BARBARIAN }).s, 0)).toBe(0);
    expect(civBonus(battle(tribes, { infantry: 1 }).s, 0)).toBe(1);
  });

  it('COC-17.6 Bleda at home gags nobody who attacks his cities', () => {
    const t = chief(two(), 'sulla').leads('Ben', 'bleda', 'D2').city('Ben', 'D5');
    expect(isGagged(battle(t, { leader: 1 }, { cityOf: 1 }).s, 0)).toBe(false);
  });

  it('COC-26.1 the second player’s advances are the second player’s', () => {
    const t = two().masters('Ben', 'biremes').plays('Ada', 'rome');
    battle(t, { ship: 1 }, { sea: 1 });
    expect([civBonus(t.s, 0), civBonus(t.s, 1)]).toEqual([0, 2]);
  });
});

describe('26. What civilization advances add to the combat value', () => {
  const with_ = (
    advance: CivAdvanceId,
    lay: (t: Table) => unknown = () => {},
    more: Partial<Battle> = {},
  ) => {
    const t = two().masters('Ada', advance);
    lay(t);
    return civBonus(battle(t, { infantry: 1 }, more).s, 0);
  };

  it('Tribal Warfare: barbarian cities within two spaces, four at most, against players on land', () => {
    const tribes =
      (...labels: string[]) =>
      (t: Table) => {
        for (const label of labels) t.city('barbarians', label);
      };
    const near = ['D4', 'C5', 'E5', 'D3', 'C4'];
    expect(with_('tribal-warfare', tribes('D4', 'C5'))).toBe(2);
    expect(with_('tribal-warfare', tribes('D4', 'B2'))).toBe(1);
    expect(with_('tribal-warfare', tribes(...near))).toBe(4);
    expect(with_('tribal-warfare', tribes('D4'), { sea: 1 })).toBe(0);
    expect(with_('tribal-warfare', tribes('D4'), { defender: BARBARIAN })).toBe(0);
    expect(with_('tribal-warfare', t => t.city('Ben', 'D4'))).toBe(0);
  });

  it('Biremes: at sea, against Warships in the first round only', () => {
    const warships = (t: Table) => t.knows('Ben', 'warships');
    expect(with_('biremes')).toBe(0);
    expect(with_('biremes', () => {}, { sea: 1 })).toBe(2);
    expect(with_('biremes', warships, { sea: 1 })).toBe(2);
    expect(with_('biremes', warships, { sea: 1, round: 2 })).toBe(0);
    expect(with_('biremes', () => {}, { sea: 1, round: 2 })).toBe(2);
    expect(with_('biremes', warships, { sea: 1, round: 2, defender: PIRATE })).toBe(2);
  });

  it('COC-26.1 only what one has counts; all of it together; nothing for barbarians or without civilization', () => {
    const t = chief(two(), 'ithobaal').city('Ada', 'D7', { with: ['temple'] });
    battle(t, { leader: 1 });
    expect(civBonus(t.s, 0)).toBe(2);
    t.s.leader[0] = -1;
    expect(civBonus(t.s, 0)).toBe(0);
    const none = two().plays('Ada', 'phoenicia');
    expect(civBonus(battle(none, { ship: 1 }, { sea: 1 }).s, 0)).toBe(0);
    const both = two().masters('Ada', 'biremes');
    both.leads('Ada', 'hiram', 'D6');
    expect(civBonus(battle(both, { ship: 1 }, { sea: 1 }).s, 0)).toBe(2);
    const wild = two().masters('Ada', 'biremes');
    expect(civBonus(battle(wild, { ship: 1 }, { sea: 1, attacker: PIRATE }).s, 0)).toBe(0);
    const base = two();
    base.s.civ = [-1, -1];
    expect(civBonus(battle(base, { ship: 1 }, { sea: 1 }).s, 0)).toBe(0);
  });
});

describe('17. What civilizations forbid or cancel in a battle', () => {
  it('COC-17.17 Hannibal with the enemy, or an elephant of Grey Tide: two at most, first round, on land', () => {
    const hannibal = () => two().leads('Ben', 'hannibal', 'D5');
    const capped = (t: Table, more: Partial<Battle> = {}) => isCapped(battle(t, { infantry: 1 }, more).s, 0);
    expect(capped(hannibal())).toBe(true);
    expect(capped(hannibal(), { round: 2 })).toBe(false);
    expect(capped(hannibal(), { sea: 1 })).toBe(false);
    expect(capped(two().leads('Ben', 'hannibal', 'D2'))).toBe(false);
    expect(capped(two().leads('Ben', 'hanno', 'D5'))).toBe(false);
    const tide = () => two().masters('Ben', 'grey-tide');
    expect(capped(tide().units('Ben', 'D5', { elephant: 1 }))).toBe(true);
    expect(capped(tide().units('Ben', 'D5', { infantry: 1 }))).toBe(false);
    expect(capped(two().units('Ben', 'D5', { elephant: 1 }))).toBe(false);
    expect(capped(two().units('barbarians', 'D5', { elephant: 1 }), { defender: BARBARIAN })).toBe(false);
    // the own Hannibal is no matter
    expect(isCapped(battle(hannibal(), { infantry: 1 }).s, 1)).toBe(false);
  });

  it('EX-97 Xerxes: five of them fight without cards', () => {
    const crowd = (infantry: number, leader: LeaderId = 'xerxes', more: Partial<Battle> = {}) =>
      battle(chief(two(), leader), { leader: 1, infantry }, more).s;
    expect([isCrowded(crowd(4), 0), isCrowded(crowd(3), 0), isCrowded(crowd(4, 'darius'), 0)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isGagged(crowd(4), 0), isGagged(crowd(3), 0)]).toEqual([true, false]);
    expect(isCrowded(crowd(4, 'xerxes', { host: host({ infantry: 5 }) }), 0)).toBe(false);
    expect(isCrowded(crowd(4, 'xerxes', { attacker: BARBARIAN }), 0)).toBe(false);
  });

  it('COC-17.6 Trojan Horse, Bleda: the defender plays no card in the first round', () => {
    const gagged = (
      t: Table,
      side: number,
      more: Partial<Battle>,
      units: Partial<Record<UnitId, number>> = {},
    ) => isGagged(battle(t, { infantry: 1, ...units }, more).s, side);
    expect(gagged(two(), 1, { gagged: 1 })).toBe(true);
    expect(gagged(two(), 1, {})).toBe(false);
    expect(gagged(two(), 0, { gagged: 1 })).toBe(false);
    expect(gagged(two(), 1, { gagged: 1, round: 2 })).toBe(false);
    const bleda = () => chief(two(), 'bleda');
    expect(gagged(bleda(), 1, { cityOf: 1 }, { leader: 1 })).toBe(true);
    expect(gagged(bleda(), 1, { cityOf: 1, round: 2 }, { leader: 1 })).toBe(false);
    expect(gagged(bleda(), 1, {}, { leader: 1 })).toBe(false);
    expect(gagged(bleda(), 1, { cityOf: 1 })).toBe(false);
    expect(gagged(bleda(), 0, { cityOf: 1 }, { leader: 1 })).toBe(false);
    expect(gagged(chief(two(), 'attila'), 1, { cityOf: 1 }, { leader: 1 })).toBe(false);
    expect(gagged(two(), 1, { cityOf: 1, attacker: BARBARIAN })).toBe(false);
  });

  it('Sparta: no card against who began the round with fewer, on land', () => {
    const sparta = (more: Partial<Battle>) => {
      const t = two().masters('Ben', 'sparta');
      return isGagged(battle(t, { infantry: 2 }, more).s, 0);
    };
    expect([sparta({ began: [2, 1] }), sparta({ began: [2, 2] }), sparta({ began: [1, 2] })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(sparta({ began: [2, 1], sea: 1 })).toBe(false);
    expect(isGagged(battle(two(), { infantry: 2 }, { began: [2, 1] }).s, 0)).toBe(false);
  });

  it('Pakal: a hit less behind his own Obelisk, in the first round of the defence of his city', () => {
    const pakal = (colour: 'Ada' | 'Ben' | undefined, more: Partial<Battle> = {}) => {
      const t = two().leads('Ben', 'pakal', 'D5');
      t.city('Ben', 'D5', colour === undefined ? {} : { with: [['obelisk', colour]] });
      return civCancels(battle(t, { infantry: 1 }, { cityOf: 1, ...more }).s, 1);
    };
    expect([pakal('Ben'), pakal('Ada'), pakal(undefined)]).toEqual([1, 0, 0]);
    expect([pakal('Ben', { round: 2 }), pakal('Ben', { cityOf: -1 }), pakal('Ben', { sea: 1 })]).toEqual([
      0, 0, 0,
    ]);
    const attacks = chief(two().city('Ben', 'D5', { with: [['obelisk', 'Ada']] }), 'pakal');
    expect(civCancels(battle(attacks, { leader: 1 }, { cityOf: 1 }).s, 0)).toBe(0);
  });

  it('Ahuitzotl: a hit less far from his cities; others cancel nothing', () => {
    const far = chief(expansion().city('Ada', 'B2').city('Ben', 'D4'), 'ahuitzotl');
    expect(civCancels(battle(far, { leader: 1 }).s, 0)).toBe(1);
    expect(civCancels(battle(chief(two(), 'ahuitzotl'), { leader: 1 }).s, 0)).toBe(0);
    expect(civCancels(battle(far, { infantry: 1 }).s, 0)).toBe(0);
    const other = chief(expansion().city('Ada', 'B2'), 'sulla');
    expect(civCancels(battle(other, { leader: 1 }).s, 0)).toBe(0);
    expect(
      civCancels(
        battle(two().units('barbarians', 'D5', { infantry: 1 }), { infantry: 1 }, { defender: BARBARIAN }).s,
        1,
      ),
    ).toBe(0);
  });
});
