/** What a stored table must look like: every field within its bounds. */
import { misfit, NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import {
  BUILDINGS,
  GOALS,
  GOVERNMENTS,
  LEADERS,
  MODIFIERS,
  SLOTS,
  TECHNOLOGIES,
  TERRITORIES,
} from '../content/index.ts';
import { copyState } from '../rules/copy.ts';
import { rules } from '../rules/index.ts';
import { AREA_LIST, LISTS, TRIGGERS, variantsOf } from '../rules/lists.ts';
import { shape } from '../rules/shape.ts';
import { SPACES } from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';
import { listOf } from './names.ts';
import { position } from './position.ts';

type Path = readonly (string | number)[];

function table(): State {
  const t = position('Ada', 'Ben').player('Ada', {
    supply: ['farm'],
    leaders: ['homer'],
    privates: ['mining'],
  });
  const s = copyState(t.s);
  s.players[0].triggers = [0];
  s.discovering = [{ unit: 0, hex: 1, territory: 1 }];
  s.offered = [0];
  s.revealed = [0];
  return s;
}

/** Does the table still fit with this value at the end of the path? */
function fits(path: Path, value: unknown, base = table()): boolean {
  let at = base as unknown as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as typeof at;
  at[path.at(-1) as string] = value;
  return misfit(shape, base) === undefined;
}

/** The bounds of a number: the least and the greatest that fit. */
function between(least: number, most: number, ...path: Path): void {
  const values = [least - 1, least, most, most + 1].map(value => fits(path, value));
  expect(values, path.join('.')).toEqual([false, true, true, false]);
}

describe('25. Stored tables', () => {
  it('NH-25.14 a table as it is fits; one with a part too many or too few does not', () => {
    expect(misfit(shape, table())).toBeUndefined();
    expect(fits(['more'], 1)).toBe(false);
    expect(fits(['version'], 2)).toBe(false);
    expect(fits(['discovering'], undefined)).toBe(false);
    const old = table();
    old.version = 2;
    old.discovering = undefined;
    expect(misfit(shape, old)).toBeUndefined();
    expect(fits(['version'], undefined, { ...old })).toBe(true);
    expect(fits(['version'], 3, { ...old })).toBe(false);
    expect(fits(['version'], 0, { ...old })).toBe(false);
    expect(fits(['discovering'], [], { ...old })).toBe(false);
  });

  it('NH-25.14 ids name a content or nothing, seats a player or nobody', () => {
    between(0, 3, 'first');
    between(-1, 3, 'turn');
    between(-1, GOVERNMENTS.length - 1, 'offered', 0);
    between(-1, GOALS.length - 1, 'goals', 0);
    between(-1, TECHNOLOGIES.length - 1, 'slots', 0);
    between(-1, TECHNOLOGIES.length - 1, 'decks', 0, 0);
    between(-1, TECHNOLOGIES.length - 1, 'revealed', 0);
    between(-1, TECHNOLOGIES.length - 1, 'removedTechnologies', 0);
    between(-1, LEADERS.length - 1, 'leaders', 0);
    between(-1, LEADERS.length - 1, 'removedLeaders', 0);
    between(-1, TERRITORIES.length - 1, 'territories', 0);
    between(-1, BUILDINGS.length - 1, 'stacks', 0, 0);
    between(-1, BUILDINGS.length - 1, 'display', 2, 0);
    between(-1, 999, 'near', 0);
    for (const key of ['home', 'village', 'city', 'left', 'right']) between(-1, 3, 'map', 0, key);
    between(-1, TERRITORIES.length - 1, 'map', 0, 'territory');
    between(-1, BUILDINGS.length - 1, 'map', 0, 'building');
    between(0, 100_000, 'map', 0, 'hex');
    between(0, 3, 'units', 0, 'seat');
    between(0, 1, 'units', 0, 'kind');
    between(0, 1000, 'units', 0, 'strength');
    between(0, 1000, 'units', 0, 'tile');
    between(-1, 999, 'discovering', 0, 'unit');
    between(0, 100_000, 'discovering', 0, 'hex');
    between(0, TERRITORIES.length - 1, 'discovering', 0, 'territory');
  });

  it('NH-25.14 players: counts, tracks and permanent effects', () => {
    const of = (...path: Path): Path => ['players', 0, ...path];
    between(-1, GOVERNMENTS.length - 1, ...of('government'));
    between(-1, SPACES.length - 1, ...of('pawn'));
    for (const key of ['coins', 'active', 'gone', 'invested', 'substitutes']) between(0, 1000, ...of(key));
    for (const key of ['columns', 'tracks', 'markers']) between(0, 1000, ...of(key, 0));
    between(-1, BUILDINGS.length - 1, ...of('supply', 0));
    between(-1, LEADERS.length - 1, ...of('leaders', 0));
    between(-1, TECHNOLOGIES.length - 1, ...of('privates', 0));
    between(0, TRIGGERS.length - 1, ...of('triggers', 0));
    between(-1000, 1000, ...of('modifiers', 0));
    between(-1000, 1000, ...of('noted', 0));
    for (const key of ['scholars', 'used'])
      expect([fits(of(key), -1), fits(of(key), 0)], key).toEqual([false, true]);
  });

  it('NH-25.14 lists of a fixed length keep it', () => {
    const lengths: [Path, number][] = [
      [['players', 0, 'columns'], 5],
      [['players', 0, 'tracks'], 3],
      [['players', 0, 'markers'], 2],
      [['players', 0, 'noted'], 3],
      [['players', 0, 'modifiers'], MODIFIERS.length],
      [['slots'], SLOTS.length],
      [['leaders'], SLOTS.length],
      [['markers'], 2],
    ];
    for (const [path, n] of lengths) {
      const list = (length: number) => new Array(length).fill(0);
      expect(
        [n - 1, n, n + 1].map(length => fits(path, list(length))),
        path.join('.'),
      ).toEqual([false, true, false]);
    }
    for (const [key, n] of [
      ['claims', 3],
      ['decks', 2],
      ['stacks', 3],
      ['display', 3],
    ] as const) {
      const lists = (length: number) => Array.from({ length }, () => []);
      expect(
        [n - 1, n, n + 1].map(length => fits([key], lists(length))),
        key,
      ).toEqual([false, true, false]);
    }
    const players = table().players;
    expect(
      [1, 2, 4, 5].map(n =>
        fits(
          ['players'],
          Array.from({ length: n }, () => players[0]),
        ),
      ),
    ).toEqual([false, true, true, false]);
    between(0, 1000, 'markers', 0);
    between(-1, 3, 'claims', 0, 0);
    for (const key of ['did', 'discovered', 'extra']) between(0, 1000, key);
    expect([fits(['lastRound'], -1), fits(['lastRound'], 0)]).toEqual([false, true]);
  });

  it('NH-25.14 a table is kept under the name of the game', () => {
    expect(rules.id).toBe('new-horizons');
  });

  it('NH-25.14 a table under way knows lists of effects by their numbers, which never change', () => {
    const numbers = {
      'instant wheel': 8,
      'leader homer': 116,
      'discovery green-meadows': 143,
      'reward jungle-temple': 191,
      'bonus farm': 192,
      'bonus observatory': 215,
      'monarchy scholars-council': 219,
      'monarchy temple-state': 249,
      'food 2': 250,
      'infrastructure 1': 260,
      'investment 1': 265,
    };
    for (const [list, number] of Object.entries(numbers)) expect(listOf(list), list).toBe(number);
    // Where nothing is printed there is no list.
    expect([listOf('discovery cradle-of-civilization'), listOf('investment 9')]).toEqual([NONE, NONE]);
    // Grow without its population, or without its coin
    expect(variantsOf(AREA_LIST[3])).toEqual([
      { list: 273, without: [0] },
      { list: 274, without: [1] },
    ]);
    expect(LISTS.length).toBe(299);
  });
});
