/** What somebody may know, and what they must think possible (WAW-24). */
import { HIDDEN, imagine, NONE, redact, SPECTATOR, seedChance } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { EVENT_LEVEL, HUTS, UNIT_TYPE } from '../content/tables.ts';
import { rules } from '../rules/index.ts';
import { BARBARIANS, noBattle, type State } from '../rules/state.ts';
import { at, Table, tech } from './scene.ts';

const A = at(2, 2);

/** What Ada thinks possible, many times over. */
const dreams = (s: State, times = 40): State[] => {
  const chance = seedChance('dreams');
  return Array.from({ length: times }, () => imagine(rules, s, 0, chance));
};
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);

it('WAW-24.1 WAW-24.2 the others’ cards, markers and units may be any that Ada does not see, of the same back', () => {
  const t = new Table(3)
    .hand('Ada', 'drought')
    .hand('Ben', 'drought', 'catastrophe')
    .kept('Ada', 'hut-silk')
    .kept('Ben', 'hut-spy', 'village-iron')
    .units('Ada', 'infantry-a')
    .units('Ben', 'infantry-b', 'mounted-a');
  const all = dreams(t.s);
  for (const [list, back] of [
    [(s: State) => s.hand, (card: number) => EVENT_LEVEL[card]],
    [(s: State) => s.kept, (marker: number) => (marker < HUTS ? 0 : 1)],
    [(s: State) => s.standing, (unit: number) => UNIT_TYPE[unit]],
  ] as const) {
    const [mine, theirs] = list(t.s);
    for (const dream of all) {
      expect(list(dream)[0]).toEqual(mine);
      expect(list(dream)[1].map(back)).toEqual(theirs.map(back));
    }
    // What is really there is one of many.
    for (const place of [0, 1])
      expect(new Set(all.map(dream => list(dream)[1][place])).size).toBeGreaterThan(1);
  }
  // What Ben might hold is then missing from the decks: nothing is there twice.
  for (const dream of all)
    for (const [piles, hands] of [
      [(s: State) => s.events, (s: State) => s.hand],
      [(s: State) => s.units, (s: State) => s.standing],
      [(s: State) => [s.huts, s.villages], (s: State) => s.kept],
    ] as const)
      expect(sorted([...piles(dream), ...hands(dream)].flat())).toEqual(
        sorted([...piles(t.s), ...hands(t.s)].flat()),
      );
});

it('WAW-9.10 WAW-24.2 a rival’s battle hand may hold any unit of the types that are seen', () => {
  const t = new Table(2).city('Ada', 0, A).city('Ben', 0, at(13, 5));
  t.s.battle = {
    ...noBattle(),
    on: true,
    sides: [0, 1],
    players: [0, 1],
    hands: [t.cards('infantry-a'), t.cards('infantry-b', 'mounted-a')],
  };
  const all = dreams(t.s);
  expect(all.every(({ battle }) => battle.hands[0][0] === t.s.battle.hands[0][0])).toBe(true);
  expect(all.every(({ battle }) => battle.hands[1].map(unit => UNIT_TYPE[unit]).join() === '0,1')).toBe(true);
  expect(new Set(all.map(({ battle }) => battle.hands[1][0])).size).toBeGreaterThan(1);
});

it('WAW-24.2 who looks on sees nobody’s cards, nor the barbarians’', () => {
  const t = new Table(2).city('Ada', 0, A).city('Ben', 0, at(13, 5)).built(at(2, 1), 'the-oracle');
  t.hand('Ada', 'drought').kept('Ada', 'hut-spy').units('Ada', 'mounted-a');
  t.s.battle = {
    ...noBattle(),
    on: true,
    sides: [0, BARBARIANS],
    players: [0, 1],
    hands: [t.cards('infantry-a'), t.cards('infantry-b')],
  };
  t.s.chosen = [3, 0];
  t.s.second = [4, 0];
  const seen = redact(rules, t.s, SPECTATOR);
  for (const list of [
    seen.hand[0],
    seen.kept[0],
    seen.standing[0],
    ...seen.battle.hands,
    seen.chosen,
    seen.second,
  ])
    expect(list.every(x => x <= HIDDEN)).toBe(true);
});

it('WAW-10.1 WAW-24.2 the research choice is one’s own secret; the others may have chosen whatever they can pay for', () => {
  const t = new Table(3)
    .knows('Ben', 'pottery', 'writing')
    .has('Ada', { trade: 6 })
    .has('Ben', { trade: 11 })
    .has('Cleo', { trade: 5 });
  t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  t.answer('Ada', 'tech', 'currency').answer('Ben', 'tech', 'masonry');
  const views = [0, 1, 2].map(seat => redact(rules, t.s, seat).chosen);
  expect(views).toEqual([
    [tech('currency') + 1, HIDDEN, HIDDEN],
    [HIDDEN, tech('masonry') + 1, HIDDEN],
    [HIDDEN, HIDDEN, 0],
  ]);
  const chosen = rules.secrets.find(({ place }) => place === 'chosen');
  /** Every choice that is thought of, in order. */
  const choices = (seat: number) => {
    const found: (number | undefined)[] = [];
    for (let i = 0, n = 1; i < n; i++)
      found.push(
        chosen?.guess?.(t.s, 0, seat, of => {
          n = of;
          return i;
        }),
      );
    return found;
  };
  const legal = (trade: number) => {
    const u = new Table(3).knows('Ben', 'pottery', 'writing').has('Ben', { trade });
    u.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
    return sorted([0, ...u.legal('Ben', 'tech').map(([, id]) => (id as number) + 1)]);
  };
  // Level I, level II on top of two of level I, or none.
  expect(legal(11).length).toBeGreaterThan(legal(10).length);
  expect(choices(1)).toEqual(legal(11));
  t.s.trade[1] = 10;
  expect(choices(1)).toEqual(legal(10));
  // With five trade nobody researches; Ada knows what she chose.
  expect(choices(2)).toEqual([0]);
  const possible = legal(10);
  for (const dream of dreams(t.s)) {
    expect([dream.chosen[0], dream.chosen[2]]).toEqual([tech('currency') + 1, 0]);
    expect(possible).toContain(dream.chosen[1]);
  }
});

it('WAW-10.5 WAW-24.2 a second tech with Notre-Dame is a secret too: others think of none', () => {
  const t = new Table(2).city('Ada', 0, A).city('Ben', 0, at(13, 5)).built(at(13, 4), 'notre-dame');
  t.has('Ada', { trade: 12 }).has('Ben', { trade: 12 });
  t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  t.answer('Ben', 'tech', 'masonry').answer('Ben', 'tech', 'pottery');
  const views = [0, 1].map(seat => redact(rules, t.s, seat).second);
  expect(views).toEqual([
    [0, HIDDEN],
    [HIDDEN, tech('pottery') + 1],
  ]);
  expect(dreams(t.s, 5).map(dream => dream.second)).toEqual(new Array(5).fill([0, 0]));
  // Outside of the phase there is nothing to hide.
  t.s.second = [NONE, NONE];
  expect(redact(rules, t.s, 0).second).toEqual([NONE, NONE]);
});

it('WAW-24 every secret place has a name of its own', () => {
  const names = rules.secrets.map(({ place }) => place);
  expect(names.every(name => name.length > 0)).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});
