/** Battle turns on several fronts, from either side (WAW-9.11 to 9.15). */
import { NONE } from '@epoka/kernel';
import type { Said } from '@epoka/kernel/kit/testing/scene';
import { expect, it } from 'vitest';
import { ability } from '../content/abilities.ts';
import type { UnitId } from '../content/ids.ts';
import { FIRST_STATE, UNIT_TYPE, unitStrength } from '../content/tables.ts';
import { bonusOf, strengthOf } from '../rules/battle.ts';
import { BARBARIANS, FIELD, HORDE, noBattle } from '../rules/state.ts';
import { at, Table } from './scene.ts';

const F = at(8, 3);
type Unit = UnitId | null;

/** Ada attacks Ben. Fronts are pairs: Ada's unit, Ben's unit; each side holds these in hand, and it is this side's turn. */
function underWay(
  turn: 0 | 1,
  fronts: readonly (readonly [Unit, Unit])[],
  hands: readonly [readonly UnitId[], readonly UnitId[]],
  prepare: (t: Table) => void = () => undefined,
): Table {
  const t = new Table().civ('Ada', 'egypt').civ('Ben', 'egypt').gov('Ada', 'republic').gov('Ben', 'republic');
  t.city('Ada', 0, at(2, 3)).city('Ben', 0, at(13, 5)).figures('Ada', F, 1).figures('Ben', F, 1);
  prepare(t);
  const take = (unit: Unit) => (unit === null ? NONE : t.cards(unit)[0]);
  return t.arrange(
    s => {
      const { battle } = s;
      s.battle = {
        ...noBattle(),
        on: true,
        kind: FIELD,
        square: F,
        sides: [0, 1],
        players: [0, 1],
        turn,
        fronts: fronts.flatMap(pair => pair.map(take)),
        wounds: fronts.flatMap(() => [0, 0]),
        hands: hands.map(units => units.map(take)),
        healed: battle.on ? battle.healed : [0, 0],
        group: 1,
      };
      s.group = 1;
      s.at = F;
      s.from = F - 16;
    },
    ['fightOn', null],
    ['researchPhase', null],
  );
}

const alive = (t: Table) => t.s.battle.fronts.map(unit => (unit === NONE ? 0 : 1));

it('WAW-9.12 a unit is played against one that stands alone, or opens a front, one in a battle turn', () => {
  const fronts = [
    ['infantry-a', null],
    [null, 'infantry-a'],
    ['infantry-a', 'infantry-a'],
    [null, null],
    ['infantry-a', null],
  ] as const;
  const ben = underWay(1, fronts, [[], ['infantry-b', 'infantry-b']], t =>
    t.knows('Ben', 'animal-husbandry'),
  );
  expect(ben.legal('Ben')).toEqual([
    ['engage', 0, 0],
    ['engage', 0, 4],
    ['open', 0],
    ['engage', 1, 0],
    ['engage', 1, 4],
    ['open', 1],
  ]);
  expect(ben.why('Ben', 'end')).toBe('play-a-unit');
  ben.answer('Ben', 'open', 1).waitsFor('Ben: fight');
  expect([ben.why('Ben', 'open', 0), ben.why('Ben', 'engage', 0, 4), ben.legal('Ben')]).toEqual([
    'unit-played',
    'unit-played',
    [['end']],
  ]);
  expect(alive(ben)).toEqual([1, 0, 0, 1, 1, 1, 0, 0, 1, 0, 0, 1]);
  const ada = underWay(0, fronts, [['infantry-b'], []]);
  expect(ada.legal('Ada')).toEqual([
    ['engage', 0, 1],
    ['open', 0],
  ]);
});

it('WAW-9.13 WAW-9.3 the defender attacks a unit of the attacker too, each with its own strength', () => {
  const t = underWay(
    1,
    [
      ['infantry-a', 'infantry-a'],
      ['infantry-a', null],
    ],
    [[], ['infantry-a', 'infantry-a']],
    s => s.knows('Ben', 'gunpowder').built(at(12, 4), 'himeji-samurai-castle'),
  );
  const unit = t.s.battle.hands[1][0];
  const mine = t.s.battle.fronts[2];
  t.answer('Ben', 'engage', 0, 1);
  // Ben's unit of rank III deals one more for Himeji, and bears what a unit of rank I deals.
  expect(t.tells('unitDied')).toEqual([[0, mine]]);
  expect(t.tells('wounded')).toEqual([[1, unit, 1]]);
  expect(t.s.battle.fronts.slice(2)).toEqual([NONE, unit]);
  expect(t.s.battle.wounds).toEqual([0, 0, 0, 1]);
});

it('WAW-9.5 WAW-9.13 the attacked unit of the attacker may trump, on any front', () => {
  const t = underWay(
    1,
    [
      ['infantry-a', 'infantry-a'],
      ['mounted-c', null],
    ],
    [[], ['artillery-c', 'infantry-a']],
  );
  const [unit] = t.s.battle.hands[1];
  t.answer('Ben', 'engage', 0, 1);
  expect([t.tells('unitDied'), t.tells('wounded'), t.s.battle.wounds]).toEqual([
    [[1, unit]],
    [],
    [0, 0, 0, 0],
  ]);
});

it('WAW-9.14 wounds of Mathematics go one by one to units of the other side, up to three, or fewer', () => {
  const volley = () =>
    underWay(
      1,
      [
        ['infantry-a', null],
        [null, 'infantry-a'],
        ['infantry-a', 'infantry-a'],
      ],
      [['infantry-a'], ['infantry-a', 'infantry-b']],
      s => s.knows('Ben', 'mathematics').goods('Ben', 'iron').knows('Ada', 'gunpowder'),
    ).answer('Ben', 'use', 'volley');
  const t = volley();
  // There is no way back in a battle turn.
  expect(t.legal('Ben')).toEqual([['token', 1]]);
  t.answer('Ben', 'token', 'iron').waitsFor('Ben: wounds');
  expect(t.legal('Ben')).toEqual([['wound', 0], ['wound', 2], ['enough']]);
  t.answer('Ben', 'wound', 2).answer('Ben', 'wound', 2);
  expect(t.s.battle.wounds).toEqual([0, 0, 0, 0, 2, 0]);
  t.answer('Ben', 'wound', 0).waitsFor('Ben: fight');
  expect(t.s.battle.wounds).toEqual([1, 0, 0, 0, 2, 0]);
  expect(t.why('Ben', 'use', 'volley')).toBe('already-used');
  const enough = volley().answer('Ben', 'token', 'iron').answer('Ben', 'enough').waitsFor('Ben: fight');
  expect(enough.s.battle.wounds).toEqual([0, 0, 0, 0, 0, 0]);
  // The last one that could be wounded is dead.
  const last = underWay(1, [['infantry-a', null]], [['infantry-a'], ['infantry-a']], s =>
    s.knows('Ben', 'mathematics').goods('Ben', 'iron'),
  );
  last.answer('Ben', 'use', 'volley').answer('Ben', 'token', 'iron');
  const health = 3;
  for (let i = 0; i < health && last.asked() === 'Ben: wounds'; i++) last.answer('Ben', 'wound', 0);
  expect([last.asked(), alive(last), last.tells('unitDied').length]).toEqual(['Ben: fight', [0, 0], 1]);
});

it('WAW-9.14 Mathematics rests where no enemy stands on a front, Metalworking does not', () => {
  const t = underWay(1, [[null, 'infantry-a']], [['infantry-a'], ['infantry-a', 'infantry-a']], s =>
    s.knows('Ben', 'mathematics', 'metalworking').goods('Ben', 'iron'),
  );
  expect([t.why('Ben', 'use', 'volley'), t.why('Ben', 'use', 'strike')]).toEqual(['no-target', 'legal']);
});

it('WAW-9.14 Animal Husbandry takes up to three wounds off own units, once a battle; WAW-9.11 on one’s own turn', () => {
  const hurt = (wounds: readonly number[], healed = [0, 0]) => {
    const t = underWay(
      1,
      [
        ['infantry-a', 'infantry-a'],
        [null, 'infantry-a'],
        ['infantry-a', null],
      ],
      [['infantry-a'], ['infantry-a', 'infantry-a']],
      s => s.knows('Ben', 'animal-husbandry', 'biology', 'gunpowder').knows('Ada', 'gunpowder'),
    );
    return t.arrange(s => {
      s.battle.wounds = wounds.slice();
      s.battle.healed = healed;
    });
  };
  expect(hurt([1, 0, 0, 0, 1, 0]).why('Ben', 'use', 'heal')).toBe('no-wounds');
  expect(hurt([1, 0, 0, 0, 1, 0]).why('Ben', 'use', 'heal-all')).toBe('no-wounds');
  const t = hurt([1, 2, 0, 2, 1, 0]).answer('Ben', 'use', 'heal').waitsFor('Ben: heal');
  expect(t.legal('Ben')).toEqual([['mend', 0], ['mend', 1], ['enough']]);
  t.answer('Ben', 'mend', 1).answer('Ben', 'mend', 1);
  expect([t.s.battle.wounds, t.why('Ben', 'mend', 1)]).toEqual([[1, 2, 0, 0, 1, 0], 'no-wounds']);
  t.answer('Ben', 'mend', 0).waitsFor('Ben: fight');
  expect([t.s.battle.wounds, t.why('Ben', 'use', 'heal')]).toEqual([[1, 1, 0, 0, 1, 0], 'already-used']);
  // Healed before that: nothing is left to heal, or enough was said.
  const one = hurt([1, 1, 0, 0, 1, 0]).answer('Ben', 'use', 'heal').answer('Ben', 'mend', 0);
  expect([one.asked(), one.s.battle.wounds]).toEqual(['Ben: fight', [1, 0, 0, 0, 1, 0]]);
  const enough = hurt([0, 2, 0, 0, 0, 0]).answer('Ben', 'use', 'heal').answer('Ben', 'enough');
  expect([enough.asked(), enough.s.battle.wounds[1]]).toEqual(['Ben: fight', 2]);
  // Biology heals all of one’s own, once.
  const all = hurt([1, 2, 0, 2, 1, 0]).answer('Ben', 'use', 'heal-all');
  expect(all.tells()).toEqual(['healedAll 1 [tech:biology]']);
  expect(all.s.battle.wounds).toEqual([1, 0, 0, 0, 1, 0]);
  expect(hurt([0, 1, 0, 0, 0, 0], all.s.battle.healed).why('Ben', 'use', 'heal-all')).toBe('already-used');
  expect(hurt([0, 1, 0, 0, 0, 0], all.s.battle.healed).why('Ben', 'use', 'heal')).toBe('legal');
});

it('WAW-9.11 after playing a unit a player is asked again only where an ability might still be used', () => {
  const after = (prepare: (t: Table) => void): string =>
    underWay(1, [['infantry-a', null]], [['infantry-a'], ['infantry-a', 'infantry-a']], prepare)
      .answer('Ben', 'open', 0)
      .asked();
  const ben = 'Ben: fight';
  const ada = 'Ada: fight';
  expect(after(() => undefined)).toBe(ada);
  expect(after(t => t.knows('Ben', 'animal-husbandry'))).toBe(ben);
  expect(after(t => t.knows('Ben', 'biology'))).toBe(ben);
  expect(after(t => t.knows('Ben', 'mathematics'))).toBe(ada);
  expect(after(t => t.knows('Ben', 'mathematics').goods('Ben', 'iron'))).toBe(ben);
  expect(after(t => t.knows('Ben', 'mathematics').kept('Ben', 'hut-spy'))).toBe(ben);
  // What lies face down might be iron.
  expect(after(t => t.knows('Ben', 'mathematics').hand('Ben', 'migrants'))).toBe(ben);
  expect(after(t => t.knows('Ben', 'metalworking').goods('Ben', 'iron'))).toBe(ada);
  const used = after(t => {
    t.knows('Ben', 'mathematics').goods('Ben', 'iron');
    t.s.used[t.s.used.length / 2 + ability('volley')] = 1;
  });
  expect(used).toBe(ada);
});

it('WAW-24.4 playing a unit can’t be undone', () => {
  const played: readonly Said[] = [
    ['open', 0],
    ['engage', 0, 0],
  ];
  for (const answer of played) {
    const t = underWay(1, [['infantry-a', null]], [['infantry-a'], ['infantry-a', 'infantry-a']]);
    t.g.marked = false;
    t.answer('Ben', ...answer);
    expect(t.g.marked).toBe(true);
  }
});

it('WAW-9.20 WAW-9.21 barbarians of a village are of rank I, those of a horde of rank II', () => {
  const t = underWay(1, [['infantry-a', 'infantry-a']], [['infantry-a'], ['infantry-a']], s =>
    s.knows('Ben', 'gunpowder'),
  );
  const [unit] = t.s.battle.hands[0];
  expect(UNIT_TYPE[unit]).toBe(0);
  t.s.battle.sides[0] = BARBARIANS;
  t.s.battle.kind = HORDE;
  t.s.battle.rank = 2;
  expect([strengthOf(t.s, 0, unit), unitStrength(unit, 2), unitStrength(unit, 1)]).toEqual([2, 2, 1]);
});

it('WAW-9.8 WAW-19.5 every city-state gives its garrison 4', () => {
  for (let state = 0; state < 5; state++) {
    const t = underWay(1, [['infantry-a', null]], [[], ['infantry-a']]);
    const before = bonusOf(t.s, 1);
    t.s.mark[F] = FIRST_STATE + state;
    expect(bonusOf(t.s, 1) - before).toBeGreaterThanOrEqual(4);
  }
});
