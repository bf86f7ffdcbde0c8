/** What follows a battle, and what follows a research. */
import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import type { UnitId } from '../content/ids.ts';
import { TECH_COUNT, VILLAGE } from '../content/tables.ts';
import { BARBARIANS, HORDE, noBattle } from '../rules/state.ts';
import { at, good, Table, tech } from './scene.ts';

const Q = at(2, 2);
const F = at(8, 3);

const capitals = (settings = {}) =>
  new Table(2, settings).civ('Ada', 'egypt').civ('Ben', 'egypt').city('Ada', 0, Q).city('Ben', 0, at(13, 5));

/** Ada attacks Ben on the open field; both play one unit on the same front. */
function duel(ada: UnitId, ben: UnitId, prepare: (t: Table) => void): Table {
  const t = capitals().figures('Ada', at(8, 2), 1).figures('Ben', F, 1).units('Ada', ada).units('Ben', ben);
  prepare(t);
  t.moves('Ada').answer('Ada', 'march', at(8, 2), 1, 0).answer('Ada', 'step', 'south');
  return t.answer('Ben', 'open', 0).answer('Ada', 'engage', 0, 0);
}

const looting = (left: number, prepare: (t: Table) => void) => {
  const t = capitals();
  prepare(t);
  return t.arrange(() => undefined, ['looting', { winner: 0, loser: 1, left }], ['startOfTurn', 0]);
};

it('WAW-9.16 China may take back one of its killed units, whether it has won or lost', () => {
  // Artillery plays into mounted: it dies without a blow.
  const t = duel('artillery-c', 'mounted-b', u => u.civ('Ada', 'china')).waitsFor('Ada: saveUnit');
  expect(t.legal('Ada')).toEqual([['save', 0], ['no']]);
  const used = t.s.unitUsed[2].length;
  t.answer('Ada', 'save', 0);
  expect([t.s.standing[0].length, t.s.unitUsed[2].length, t.tells('saved').length]).toEqual([1, used - 1, 1]);
  const no = duel('artillery-c', 'mounted-b', u => u.civ('Ada', 'china')).answer('Ada', 'no');
  expect([no.s.standing[0].length, no.s.unitUsed[2].length]).toEqual([0, used]);
  // Nobody else is asked, nor China without a dead unit.
  expect(duel('artillery-c', 'mounted-b', () => undefined).asked()).not.toContain('saveUnit');
  expect(duel('mounted-c', 'artillery-b', u => u.civ('Ada', 'china')).asked()).not.toContain('saveUnit');
  duel('mounted-c', 'artillery-b', u => u.civ('Ben', 'china')).waitsFor('Ben: saveUnit');
});

it('WAW-9.19 WAW-21.4 the Aztecs gain culture for every unit killed, and trade if they have won', () => {
  const won = duel('mounted-c', 'artillery-b', u => u.civ('Ada', 'aztecs')).answer('Ada', 'stop');
  expect([won.s.culture[0], won.s.trade[0]]).toEqual([1, 3]);
  const lost = duel('artillery-c', 'mounted-b', u => u.civ('Ada', 'aztecs')).answer('Ben', 'stop');
  expect([lost.s.culture[0], lost.s.trade[0]]).toEqual([1, 0]);
  // Killed on both sides.
  const both = duel('infantry-a', 'infantry-a', u =>
    u
      .civ('Ben', 'aztecs')
      .built(Q - 1, 'himeji-samurai-castle')
      .built(at(12, 4), 'statue-of-zeus'),
  );
  const dead = both.log.filter(tell => tell.key === 'unitDied').length;
  expect(both.s.culture[1]).toBe(dead);
  const none = capitals().civ('Ada', 'aztecs').figures('Ada', at(8, 2), 1).figures('Ben', F, 0, 1);
  none
    .moves('Ada')
    .answer('Ada', 'march', at(8, 2), 1, 0)
    .answer('Ada', 'step', 'south')
    .answer('Ada', 'stop');
  expect([none.s.culture[0], none.s.trade[0]]).toEqual([0, 3]);
});

it('WAW-9.19 WAW-21.3 Rome advances for a conquered city or village, not for a battle in the field or a defence', () => {
  const steps = (kind: number, attacked: boolean) => {
    const t = capitals().civ('Ada', 'rome');
    t.arrange(
      () => undefined,
      ['triumph', { winner: 0, loser: 1, kind, attacked, dead: 0, capital: false }],
      ['startOfTurn', 0],
    );
    return t.s.step[0];
  };
  expect([steps(1, true), steps(0, true), steps(1, false)]).toEqual([1, 0, 0]);
  const village = capitals().civ('Ada', 'rome').figures('Ada', at(8, 2), 1).units('Ada', 'infantry-a');
  village.s.mark[F] = VILLAGE;
  village.s.villages = village.s.villages.slice(0, 1);
  // No barbarians are left: all their cards are Ben's.
  for (let type = 0; type < 3; type++) village.s.standing[1].push(...village.s.units[type].splice(0));
  village.moves('Ada').answer('Ada', 'march', at(8, 2), 1, 0).answer('Ada', 'step', 'south');
  village.answer('Ada', 'open', 0);
  expect([village.s.step[0], village.s.mark[F] === VILLAGE]).toEqual([1, false]);
});

it('WAW-9.24 who defends a city and wins takes 1 loot from the attacker; a capital defends with 12', () => {
  const t = capitals()
    .figures('Ada', at(13, 3), 1)
    .has('Ada', { trade: 5 })
    .moves('Ada')
    .answer('Ada', 'march', at(13, 3), 1, 0)
    .answer('Ada', 'step', 'south')
    .answer('Ada', 'step', 'south');
  t.waitsFor('Ben: loot');
  expect([t.tells('values'), t.tells('loot'), t.s.fig[0]]).toEqual([[[0, 0, 1, 12]], [[1, 1]], NONE]);
  t.answer('Ben', 'lootTrade').waitsFor('Ada: move');
  expect(t.s.trade).toEqual([2, 3]);
});

it('WAW-9.26 a resource or a coin token: stolen, or destroyed where it lies', () => {
  const t = looting(3, u => {
    u.goods('Ben', 'silk').has('Ben', { coins: 2 }).built(at(12, 4), 'panama-canal').s.canal[1] = 1;
  });
  expect(t.legal('Ada', 'lootGood')).toEqual([['lootGood', good('silk')]]);
  t.answer('Ada', 'lootGood', 'silk').answer('Ada', 'breakCoin', -1).answer('Ada', 'breakCoin', -2);
  expect([t.s.goods[good('silk')], t.s.goods[4 + good('silk')], t.s.sheet, t.s.canal]).toEqual([
    1,
    0,
    [0, 1],
    [0, 0],
  ]);
  t.waitsFor('Ada: start');
  const stolen = looting(2, u => u.has('Ben', { coins: 1 })).answer('Ada', 'lootCoin', -1);
  expect(stolen.s.sheet).toEqual([1, 0]);
});

it('WAW-9.25 culture is stolen up to 3, loot may be left, and the same effect taken twice', () => {
  const t = looting(2, u => u.has('Ben', { culture: 5 }))
    .answer('Ada', 'lootCulture')
    .answer('Ada', 'lootCulture');
  expect([t.s.culture, t.asked()]).toEqual([[5, 0], 'Ada: start']);
  looting(2, () => undefined)
    .answer('Ada', 'stop')
    .waitsFor('Ada: start');
});

it('WAW-9.23 barbarians who beat a capital take its walls, not the city', () => {
  const t = capitals();
  t.s.walls[1] = 1;
  t.s.battle = {
    ...noBattle(),
    on: true,
    kind: HORDE,
    square: at(13, 5),
    city: 3,
    sides: [BARBARIANS, 1],
    players: [0, 1],
    bonus: [20, 0],
  };
  t.arrange(() => undefined, ['settleBattle', null], ['startOfTurn', 0]).waitsFor('Ada: start');
  expect([t.s.city[3], t.s.walls[1], t.s.winner, t.tells('wallsFall')]).toEqual([
    at(13, 5),
    0,
    NONE,
    [[1, 0]],
  ]);
});

it('WAW-9.16 WAW-9.4 survivors come home without their wounds, the dead lie in the discards', () => {
  const t = duel('infantry-a', 'infantry-a', u =>
    u.knows('Ada', 'replaceable-parts').knows('Ben', 'replaceable-parts'),
  );
  t.answer('Ben', 'stop').waitsFor('Ada: move');
  expect([t.s.standing.map(units => units.length), t.s.battle.on, t.s.battle.wounds]).toEqual([
    [1, 1],
    false,
    [],
  ]);
});

// ---- research

it('WAW-23.8 WAW-23.6 where the turn is finished all who have won are compared at its end', () => {
  const end = (ada: number, ben: number) => {
    const t = capitals({ finishTurn: true }).has('Ada', { trade: 27, coins: ada });
    t.has('Ben', { trade: 27, coins: ben });
    // Ada has conquered a capital in this turn, Ben flies at its end.
    t.s.roads[0] = 4;
    for (const seat of [0, 1])
      for (let id = 0; id < TECH_COUNT - 1; id++) t.s.knows[seat * TECH_COUNT + id] = 1;
    t.arrange(() => undefined, ['researchPhase', null], ['endOfTurn', null]);
    t.answer('Ada', 'none').answer('Ben', 'tech', 'space-flight').nobodyAsked();
    expect(t.s.roads).toEqual([4, 2]);
    return [t.s.winner, t.s.road];
  };
  expect([end(0, 1), end(1, 0)]).toEqual([
    [1, 2],
    [0, 4],
  ]);
});

it('WAW-23.8 nobody fulfils a condition any more: the game goes on', () => {
  const t = capitals({ finishTurn: true }).has('Ada', { coins: 14 });
  t.s.roads[0] = 8;
  t.arrange(() => undefined, ['endOfTurn', null]);
  expect([t.s.over, t.s.roads[0]]).toEqual([false, 0]);
});

it('WAW-11.5 Germany takes only what the market has; WAW-14.11 a lesson needs a place in the pyramid', () => {
  const t = capitals()
    .civ('Ada', 'germany')
    .has('Ada', { trade: 11 })
    .goods('Ben', 'iron', 'iron')
    .knows('Ada', 'pottery', 'writing')
    .arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  t.answer('Ada', 'tech', 'logistics').answer('Ben', 'none');
  expect([t.why('Ada', 'good', 'iron'), t.why('Ada', 'good', 'silk')]).toEqual(['supply-empty', 'legal']);
  const u = capitals().knows('Ben', 'pottery', 'currency', 'irrigation');
  u.arrange(() => undefined, ['teach', { seat: 0, from: 1, level: 2 }], ['startOfTurn', 0]);
  expect((['irrigation', 'pottery', 'masonry'] as const).map(id => u.why('Ada', 'tech', id))).toEqual([
    'no-pyramid-place',
    'legal',
    'teacher-does-not-know',
  ]);
  expect(u.answer('Ada', 'tech', 'pottery').s.knows[tech('pottery')]).toBe(1);
});

it('WAW-11.5 Germany gets nothing for a tech that raises no rank', () => {
  const t = capitals()
    .civ('Ada', 'germany')
    .has('Ada', { trade: 6 })
    .arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  t.answer('Ada', 'tech', 'pottery').answer('Ben', 'none').waitsFor('Ada: start');
  expect(t.s.standing[0]).toEqual([]);
  // Logistics after Chivalry: the mounted rank does not rise again.
  const u = capitals()
    .civ('Ada', 'germany')
    .has('Ada', { trade: 11 })
    .knows('Ada', 'pottery', 'writing', 'masonry', 'chivalry')
    .arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  u.answer('Ada', 'tech', 'logistics').answer('Ben', 'none').waitsFor('Ada: pickGood');
  expect(u.s.standing[0].length).toBe(2);
});
