import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import type { UnitId } from '../content/ids.ts';
import { FIRST_STATE, VILLAGE } from '../content/tables.ts';
import { bonusOf, combatValue } from '../rules/battle.ts';
import { battleHand, coins, combatBonus } from '../rules/counts.ts';
import { BARBARIANS, CITY, FIELD, noBattle } from '../rules/state.ts';
import { at, printed, Table, tech } from './scene.ts';

const F = at(8, 3);

/** Ada's armies attack Ben's on the open field; the units named are all they have. */
function field(
  ada: readonly UnitId[],
  ben: readonly UnitId[],
  armies = 1,
  prepare: (t: Table) => void = () => undefined,
): Table {
  const t = new Table()
    .city('Ada', 0, at(2, 3))
    .city('Ben', 0, at(13, 5))
    .civ('Ada', 'egypt')
    .civ('Ben', 'egypt');
  t.figures('Ada', at(8, 2), armies)
    .figures('Ben', F, 1)
    .units('Ada', ...ada)
    .units('Ben', ...ben);
  t.gov('Ada', 'republic').gov('Ben', 'republic');
  prepare(t);
  return t.moves('Ada').answer('Ada', 'march', at(8, 2), armies, 0).answer('Ada', 'step', 'south');
}

/** Puts units with wounds on a front and asks the attacker to go on. */
const fronts = (t: Table) => t.s.battle.fronts.map(unit => unit !== NONE);

it('EX-45 WAW-9.13 WAW-9.2 WAW-9.4 both wound at the same time, and wounds stay', () => {
  const t = field(['infantry-a'], ['infantry-b'], 1, s =>
    s.knows('Ada', 'gunpowder').knows('Ben', 'logistics'),
  );
  t.waitsFor('Ben: fight').answer('Ben', 'open', 0).answer('Ada', 'engage', 0, 0);
  expect(t.tells('unitDied').map(([seat]) => seat)).toEqual([1]);
  expect(t.tells('values')).toEqual([[0, 2, 1, 0]]);
});

it('EX-46 WAW-9.5 WAW-9.13 a trump kills first', () => {
  const t = field(['mounted-c'], ['artillery-b'], 1, s => s.knows('Ben', 'logistics'));
  t.answer('Ben', 'open', 0).answer('Ada', 'engage', 0, 0);
  expect(t.tells('unitDied').map(([seat]) => seat)).toEqual([1]);
  expect([t.tells('wounded'), t.tells('values')]).toEqual([[], [[0, 1, 1, 0]]]);
});

it('EX-47 WAW-9.13 WAW-9.15 who plays into a trump dies without a blow; a tie would be the defender’s', () => {
  const t = field(['artillery-c'], ['mounted-b']);
  t.answer('Ben', 'open', 0).answer('Ada', 'engage', 0, 0);
  expect(t.tells('unitDied').map(([seat]) => seat)).toEqual([0]);
  expect([t.tells('battleWon'), t.s.here[F]]).toEqual([[[1]], 2]);
});

it('EX-48 WAW-9.14 WAW-9.14.a Metalworking adds 3 to the attack of the unit played next', () => {
  const t = field(['infantry-a'], ['infantry-b'], 1, s => {
    s.knows('Ada', 'metalworking').knows('Ben', 'gunpowder').goods('Ada', 'iron');
  });
  t.answer('Ben', 'open', 0)
    .answer('Ada', 'use', 'strike')
    .answer('Ada', 'token', 'iron')
    .waitsFor('Ada: fight');
  expect(t.why('Ada', 'use', 'strike')).toBe('unit-played');
  t.answer('Ada', 'engage', 0, 0);
  expect(t.tells('unitDied').map(([seat]) => seat)).toEqual([1, 0]);
});

it('EX-49 WAW-9.12 an engaged front can’t be joined', () => {
  const t = field(['infantry-a', 'infantry-a'], ['infantry-a', 'infantry-a'], 1);
  t.answer('Ben', 'open', 0).answer('Ada', 'engage', 0, 0).waitsFor('Ben: fight');
  expect(fronts(t)).toEqual([true, true]);
  expect(t.legal('Ben')).toEqual([['open', 0]]);
});

it('EX-50 WAW-9.6 battle hands', () => {
  const { s } = new Table().gov('Ada', 'communism');
  expect([battleHand(s, 0, 3, false), battleHand(s, 1, 0, true), battleHand(s, 1, 1, false)]).toEqual([
    8, 6, 3,
  ]);
  expect(battleHand(new Table().knows('Ada', 'computers').has('Ada', { coins: 9 }).s, 0, 1, false)).toBe(5);
});

it('EX-51 WAW-9.7 WAW-9.8 WAW-9.9 the better bonus takes the difference', () => {
  const t = new Table().city('Ben', 1, at(9, 4)).built(at(8, 3), 'barracks').city('Ada', 0, at(2, 3));
  t.built(at(1, 2), 'great-general').built(at(2, 2), 'statue-of-zeus');
  t.s.walls[1] = 2;
  t.s.battle = {
    ...noBattle(),
    on: true,
    kind: CITY,
    square: at(9, 4),
    city: 4,
    sides: [0, 1],
    players: [0, 1],
  };
  expect([bonusOf(t.s, 0), bonusOf(t.s, 1)]).toEqual([10, 12]);
  expect(combatBonus(t.civ('Ben', 'france').gov('Ben', 'fundamentalism').s, 1)).toBe(8);
});

it('EX-52 WAW-9.15 a tie is the defender’s', () => {
  const t = field(['infantry-a'], ['infantry-a']);
  t.answer('Ben', 'open', 0).answer('Ada', 'open', 0);
  expect([t.tells('values'), t.tells('battleWon')]).toEqual([[[0, 3, 1, 3]], [[1]]]);
  expect(t.s.standing.map(forces => forces.length)).toEqual([1, 1]);
});

it('EX-53 WAW-9.16 the winner loses an army for two units, but never the last', () => {
  for (const [armies, left] of [
    [2, 1],
    [1, 1],
  ]) {
    const t = field(
      ['mounted-c', 'mounted-c', 'infantry-a', 'infantry-a'].slice(0, armies + 2) as UnitId[],
      ['infantry-c', 'infantry-c'],
      armies,
    );
    const b = t.s.battle;
    b.hands = [[], []];
    b.fronts = [];
    b.wounds = [];
    t.s.unitUsed[1].push(...t.s.units[1].splice(0, 2));
    t.arrange(
      s => {
        s.battle.dead = [s.unitUsed[1].slice(0, 2), []];
      },
      ['losses', 0],
    );
    expect(t.s.fig.slice(0, 6).filter(q => q === F).length).toBe(left);
  }
});

it('EX-54 WAW-9.25 WAW-9.26 WAW-9.27 loot is spent piece by piece', () => {
  const t = new Table()
    .has('Ben', { trade: 4, culture: 2 })
    .civ('Ada', 'egypt')
    .knows('Ben', 'pottery', 'irrigation');
  const loot = (left: number) =>
    t.arrange(() => undefined, ['looting', { winner: 0, loser: 1, left }], ['startOfTurn', 0]);
  loot(1);
  expect([t.why('Ada', 'lootTech', 'pottery'), t.why('Ada', 'lootTrade')]).toEqual(['loot-two', 'legal']);
  loot(2).answer('Ada', 'lootTrade').answer('Ada', 'lootTrade');
  expect([t.s.trade, t.asked()]).toEqual([[4, 0], 'Ada: start']);
  loot(2);
  expect([t.why('Ada', 'lootTrade'), t.why('Ada', 'lootTech', 'irrigation')]).toEqual([
    'loser-has-none',
    'no-pyramid-place',
  ]);
  t.answer('Ada', 'lootTech', 'pottery').waitsFor('Ada: start');
  loot(1).answer('Ada', 'lootCulture');
  expect(t.s.culture).toEqual([2, 0]);
});

it('EX-55 EX-79 WAW-9.24 Mongolia takes one loot more as attacker', () => {
  for (const [kind, attacked, civ, n] of [
    [FIELD, true, 'mongolia', 2],
    [FIELD, false, 'mongolia', 1],
    [CITY, true, 'mongolia', 3],
    [CITY, true, 'egypt', 2],
  ] as const) {
    const t = new Table().civ('Ada', civ);
    t.arrange(
      () => undefined,
      ['triumph', { winner: 0, loser: 1, kind, attacked, dead: 0, capital: false }],
      ['startOfTurn', 0],
    );
    expect(t.tells('loot')).toEqual([[0, n]]);
  }
});

it('EX-56 WAW-8.12 WAW-9.19 a lone scout is removed: loot, and a coin on Code of Laws', () => {
  const t = new Table()
    .civ('Ada', 'egypt')
    .knows('Ada', 'code-of-laws')
    .figures('Ada', at(8, 2), 1)
    .figures('Ben', F, 0, 1);
  t.s.techCoins[0] = 1;
  t.moves('Ada').answer('Ada', 'march', at(8, 2), 1, 0).answer('Ada', 'step', 'south').waitsFor('Ada: loot');
  expect([t.s.techCoins[0], t.s.here[F], t.tells('battle')]).toEqual([2, 1, []]);
  t.answer('Ada', 'stop').waitsFor('Ada: move');
});

it('EX-57 WAW-8.10 WAW-9.20 WAW-9.16 WAW-18.6 China wins a village: the marker, 3 culture, a saved unit', () => {
  const t = new Table()
    .civ('Ada', 'china')
    .figures('Ada', at(8, 2), 1)
    .units('Ada', 'infantry-a', 'infantry-a', 'infantry-a');
  t.s.mark[F] = VILLAGE;
  t.moves('Ada').answer('Ada', 'march', at(8, 2), 1, 0).answer('Ada', 'step', 'south').waitsFor('Ben: fight');
  expect(t.s.battle.hands[1].length).toBe(3);
  while (t.s.battle.on && !t.asked().includes('saveUnit')) {
    const who = t.asked().startsWith('Ada') ? 'Ada' : 'Ben';
    t.answer(who, 'open', 0);
  }
  expect(t.s.units.concat(t.s.unitUsed).flat().length + t.s.standing[0].length).toBe(53);
});

it('EX-58 WAW-8.11 WAW-9.17 WAW-13.6 EX-35 a destroyed city loses all around it, and a policy', () => {
  const t = new Table()
    .city('Ben', 0, at(13, 5))
    .city('Ben', 1, F)
    .policy('Ben', 'rationalism', 'expansionism')
    .civ('Ada', 'egypt');
  t.built(at(7, 2), 'granary')
    .built(at(8, 2), 'the-louvre')
    .built(at(9, 2), 'great-artist')
    .figures('Ada', at(7, 3), 1);
  t.units('Ada', 'infantry-a', 'infantry-a', 'infantry-a').knows('Ada', 'gunpowder');
  t.moves('Ada').answer('Ada', 'march', at(7, 3), 1, 0).answer('Ada', 'step', 'east').waitsFor('Ada: fight');
  t.answer('Ada', 'open', 0).answer('Ada', 'open', 0).answer('Ada', 'open', 0).waitsFor('Ben: giveUp');
  t.answer('Ben', 'giveUp', 0).waitsFor('Ada: loot');
  expect([t.s.stock[3], t.s.wonderAt[9], t.s.people[0], t.s.city[4]]).toEqual([6, NONE, 3, NONE]);
  expect(t.tells('loot')).toEqual([[0, 2]]);
  t.answer('Ada', 'stop');
  expect(t.s.fig[0]).toBe(F);
});

it('EX-65 WAW-9.18 WAW-23.4 WAW-23.1 a conquered capital wins at once', () => {
  const t = new Table()
    .city('Ben', 0, F)
    .civ('Ada', 'egypt')
    .figures('Ada', at(7, 3), 1)
    .city('Ada', 0, at(2, 3));
  t.built(at(1, 2), 'great-general').built(at(2, 2), 'statue-of-zeus').knows('Ada', 'gunpowder');
  t.units('Ada', 'infantry-a')
    .moves('Ada')
    .answer('Ada', 'march', at(7, 3), 1, 0)
    .answer('Ada', 'step', 'east');
  t.answer('Ada', 'open', 0).nobodyAsked();
  expect([t.tells('values'), t.s.winner, t.s.road]).toEqual([[[0, 5, 1, 2]], 0, 4]);
});

it('EX-67 WAW-4.10.b WAW-4.10 the only army dies on the last step: the scout goes back', () => {
  const t = new Table()
    .civ('Ada', 'egypt')
    .figures('Ada', at(8, 2), 1, 1)
    .figures('Ben', at(9, 5), 1)
    .hand('Ben', 'defection');
  t.s.mark[F] = VILLAGE;
  t.moves('Ada').answer('Ada', 'march', at(8, 2), 1, 1).answer('Ben', 'pass').answer('Ada', 'step', 'south');
  t.waitsFor('Ben: interrupt').answer('Ben', 'play', 0, 0).answer('Ben', 'victim', F, 0, 0);
  t.waitsFor('Ada: move');
  expect([t.s.fig[0], t.s.fig[7], t.s.mark[F], t.tells('battle')]).toEqual([NONE, at(8, 2), VILLAGE, []]);
  expect(t.why('Ada', 'march', at(8, 2), 0, 1)).toBe('already-moved');
});

it('EX-68 WAW-7.3.a WAW-9.7 who attacks from a blockaded Barracks sets it free', () => {
  const fight = (armies: number) => {
    const t = new Table()
      .city('Ben', 1, F)
      .built(at(7, 3), 'barracks')
      .figures('Ada', at(7, 3), armies)
      .city('Ben', 0, at(13, 5));
    t.civ('Ben', 'egypt').civ('Ada', 'egypt').units('Ada', 'infantry-a');
    t.moves('Ada').answer('Ada', 'march', at(7, 3), 1, 0).answer('Ada', 'step', 'east');
    return bonusOf(t.s, 1);
  };
  expect([fight(1), fight(2)]).toEqual([8, 6]);
});

it('EX-69 WAW-9.20.a the barbarian player’s own techs and wonders do nothing', () => {
  const t = new Table()
    .civ('Ada', 'egypt')
    .city('Ben', 0, at(13, 5))
    .built(at(12, 4), 'himeji-samurai-castle');
  t.knows('Ben', 'mathematics').goods('Ben', 'iron').figures('Ada', at(8, 2), 1).units('Ada', 'infantry-a');
  t.s.mark[F] = VILLAGE;
  t.moves('Ada').answer('Ada', 'march', at(8, 2), 1, 0).answer('Ada', 'step', 'south').waitsFor('Ben: fight');
  expect(t.why('Ben', 'use', 'volley')).toBe('not-offered');
  expect(t.s.battle.sides).toEqual([0, BARBARIANS]);
});

it('EX-71 WAW-9.21 WAW-9.22 WAW-9.23 WAW-23.7 a horde destroys a city without units; a capital holds', () => {
  for (const [c, lost] of [
    [1, true],
    [0, false],
  ] as const) {
    const t = new Table()
      .civ('Ben', 'egypt')
      .city('Ben', c, F)
      .hand('Ada', 'roaming-horde')
      .policy('Ben', 'pacifism');
    if (c === 1) t.city('Ben', 0, at(13, 5)).policy('Ben', 'rationalism');
    t.s.mark[at(8, 6)] = VILLAGE;
    const [pikeman, knight, catapult] = t.cards('infantry-a', 'mounted-b', 'artillery-a');
    t.s.units[0].push(pikeman);
    t.s.units[1].push(knight);
    t.s.units[2].push(catapult);
    t.moves('Ada').answer('Ada', 'play', 0, 0).answer('Ada', 'at', F).waitsFor('Ada: fight');
    t.answer('Ada', 'open', 0).answer('Ada', 'open', 0).answer('Ada', 'open', 0);
    expect(t.tells('values')).toEqual([[BARBARIANS, 11, 1, c === 1 ? 6 : 12]]);
    expect([t.s.city[3 + c] === NONE, t.tells('loot')]).toEqual([lost, []]);
  }
});

it('EX-72 WAW-9.11.a WAW-9.10 WAW-9.11 against walls the attacker begins, unless Combustion fells them', () => {
  const first = (...techs: ('combustion' | 'pottery')[]) => {
    const t = new Table()
      .city('Ben', 1, F)
      .city('Ben', 0, at(13, 5))
      .figures('Ada', at(7, 3), 1)
      .civ('Ada', 'egypt');
    t.units('Ada', 'infantry-a')
      .units('Ben', 'infantry-a')
      .knows('Ada', ...techs);
    t.s.walls[1] = 2;
    t.moves('Ada').answer('Ada', 'march', at(7, 3), 1, 0).answer('Ada', 'step', 'east');
    return [t.asked(), bonusOf(t.s, 1), t.s.walls[1]];
  };
  expect(first('pottery')).toEqual(['Ada: fight', 10, 2]);
  expect(first('combustion')).toEqual(['Ben: fight', 6, 0]);
});

it('EX-73 WAW-9.11 no ability after the last battle turn', () => {
  const t = field(['infantry-a'], ['infantry-a', 'infantry-a', 'infantry-a'], 1, s =>
    s.knows('Ada', 'animal-husbandry'),
  );
  t.answer('Ben', 'open', 0).answer('Ada', 'engage', 0, 0).waitsFor('Ada: fight');
  expect(t.why('Ada', 'use', 'heal')).toBe('legal');
  t.answer('Ada', 'end').answer('Ben', 'open', 0).waitsFor('Ben: fight');
});

it('WAW-9.14 Mathematics deals wounds among the units on the fronts, Animal Husbandry heals', () => {
  const t = field(['infantry-a', 'infantry-a'], ['infantry-b', 'infantry-b'], 1, s => {
    s.knows('Ada', 'mathematics', 'animal-husbandry').kept('Ada', 'hut-iron');
  });
  t.answer('Ben', 'open', 0)
    .answer('Ada', 'engage', 0, 0)
    .answer('Ada', 'use', 'heal')
    .answer('Ada', 'mend', 0);
  t.answer('Ada', 'enough').answer('Ada', 'use', 'volley').answer('Ada', 'marker', 0).waitsFor('Ada: wounds');
  t.answer('Ada', 'wound', 0).waitsFor('Ben: fight');
  expect([fronts(t), t.s.battle.wounds, t.s.battle.dead[1].length]).toEqual([[true, false], [1, 0], 1]);
  expect(combatValue(t.s, 0)).toBe(2);
});

it('WAW-19.5 a garrison on a city-state defends with 4', () => {
  const t = field(['infantry-a'], ['infantry-a'], 1, s => {
    s.s.mark[F] = FIRST_STATE + 1;
  });
  expect(bonusOf(t.s, 1)).toBe(4);
});

it('EX-59 WAW-20.2 WAW-20.3 WAW-20.4 WAW-20.1 WAW-20.5 an army takes the Ark, a lone scout may not enter', () => {
  const t = new Table()
    .civ('Ada', 'egypt')
    .has('Ada', { step: 5 })
    .figures('Ada', at(8, 2), 1, 1)
    .city('Ada', 0, at(2, 3));
  t.s.mark[F] = 3;
  t.moves('Ada').answer('Ada', 'march', at(8, 2), 0, 1);
  expect(t.why('Ada', 'step', 'south')).toBe('relic-needs-army');
  t.answer('Ada', 'stop')
    .answer('Ada', 'march', at(8, 2), 1, 0)
    .answer('Ada', 'step', 'south')
    .waitsFor('Ada: walk');
  t.answer('Ada', 'stop')
    .waitsFor('Ada: ark')
    .answer('Ada', 'advance')
    .answer('Ada', 'advance')
    .waitsFor('Ada: placePerson');
  expect([t.s.step[0], t.s.hand[0].length, t.s.mark[F]]).toEqual([7, 1, 0]);
});

it('WAW-8.5 WAW-8.4 WAW-8.3 WAW-8.2 WAW-8.18 where a move may go and end', () => {
  const t = new Table().city('Ada', 0, at(8, 4)).figures('Ada', at(8, 2), 3).figures('Ada', at(9, 2), 1);
  t.s.ground[at(7, 2)] = printed('w');
  t.moves('Ada').answer('Ada', 'march', at(8, 2), 2, 0);
  expect([t.why('Ada', 'step', 'west'), t.why('Ada', 'step', 'east'), t.why('Ada', 'stop')]).toEqual([
    'water-forbidden',
    'legal',
    'stacking-limit',
  ]);
  t.answer('Ada', 'step', 'south');
  expect(t.why('Ada', 'step', 'south')).toBe('no-way-to-end');
  t.answer('Ada', 'stop');
  expect(t.s.moved[0]).toBe(3);
});

it('WAW-8.14 WAW-11.5 Russia sacrifices a figure in a city to research what its owner knows', () => {
  const t = new Table()
    .civ('Ada', 'russia')
    .city('Ben', 0, F)
    .knows('Ben', 'pottery')
    .figures('Ada', at(8, 1), 1);
  t.moves('Ada').answer('Ada', 'sacrifice', at(8, 1), 'army', F).waitsFor('Ada: move');
  expect([t.s.fig[0], t.tells('learned')]).toEqual([NONE, [[0, tech('pottery')]]]);
});

it('WAW-8.17 Atomic Theory destroys a city with everybody around it', () => {
  const t = new Table()
    .city('Ben', 1, F)
    .city('Ben', 0, at(13, 5))
    .figures('Ada', at(7, 3), 1)
    .figures('Ben', at(9, 3), 1);
  t.knows('Ada', 'atomic-theory').kept('Ada', 'hut-uranium').policy('Ben', 'pacifism', 'rationalism');
  t.moves('Ada')
    .answer('Ada', 'use', 'bomb')
    .answer('Ada', 'at', F)
    .answer('Ada', 'marker', 0)
    .answer('Ben', 'giveUp', 1);
  expect([t.s.city[4], t.s.fig[0], t.s.fig[9], coins(t.s, 0)]).toEqual([NONE, NONE, NONE, 0]);
});
