/** A stored table is looked through before it is used: every number has its bounds. */
import { misfit } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { FIRST_UNIT, HOLDERS, HOW_MANY, TOKEN_HOLDERS } from '../content/tables.ts';
import { shape } from '../rules/shape.ts';
import { table } from './scene.ts';

type Tree = { [key: string]: Tree } & { [index: number]: Tree };

/** What is wrong with a new table of four after this value was put in its place. */
function wrong(path: string, value: unknown): string | undefined {
  const state = JSON.parse(JSON.stringify(table(4).s)) as Tree;
  const keys = path.split('.');
  let at = state;
  for (const key of keys.slice(0, -1)) at = at[key];
  at[keys[keys.length - 1]] = value as Tree;
  return misfit(shape, state);
}

const ofTable = (bounds: Readonly<Record<string, readonly [number, number]>>) =>
  Object.entries(bounds).map(([path, [min, max]]) => [path, min, max] as const);

describe('the shape of a table', () => {
  it('fits a new one', () => expect(wrong('level', 2)).toBeUndefined());

  it.each(
    ofTable({
      level: [0, 2],
      age: [0, 4],
      first: [0, 3],
      active: [0, 3],
      players: [0, 4],
      lastRound: [0, 10_000],
      offered: [-1, HOW_MANY - 1],
      'row.0': [-1, HOW_MANY - 1],
      'markers.0': [-1, 3],
      boxBlue: [0, 10_000],
      'battle.attacker': [-1, 3],
      'battle.attack': [-10_000, 10_000],
      'battle.attackUnits.0': [0, 10_000],
      'auction.bid': [0, 10_000],
      'auction.turn': [0, 3],
      'auction.passed': [0, 15],
      'auction.bonus': [-10_000, 10_000],
      'civs.1.culture': [-10_000, 10_000],
      'civs.1.leader': [-1, HOW_MANY - 1],
      'civs.1.leaderAges': [0, 31],
      'civs.1.pactWith': [-1, 3],
      'civs.1.pactSide': [0, 1],
      'civs.1.routes': [0, 2],
      'civs.1.resigned': [0, 4],
      'civs.1.workers.0': [-1, 100],
      'civs.1.blues.0': [0, 10_000],
      'civs.1.by.0': [-10_000, 10_000],
    }),
  )('%s is from %i to %i', (path, min, max) => {
    expect([wrong(path, min), wrong(path, max)]).toEqual([undefined, undefined]);
    expect([wrong(path, min - 1), wrong(path, max + 1)]).not.toContain(undefined);
  });

  it.each([
    ['battle.attackUnits', HOLDERS - FIRST_UNIT],
    ['auction.units', HOLDERS - FIRST_UNIT],
    ['civs.0.workers', HOLDERS],
    ['civs.0.blues', TOKEN_HOLDERS],
  ])('%s has %i numbers, no more and no fewer', (path, n) => {
    expect(wrong(path, new Array(n).fill(0))).toBeUndefined();
    expect([wrong(path, new Array(n - 1).fill(0)), wrong(path, new Array(n + 1).fill(0))]).not.toContain(
      undefined,
    );
  });

  it.each(['civilDecks', 'militaryDecks', 'discards', 'discardKnown'])('%s are at most five piles', path => {
    expect(wrong(path, [[], [], [], [], []])).toBeUndefined();
    expect(wrong(path, [[], [], [], [], [], []])).toBeDefined();
  });

  it('a field that is missing, too many, or of another type is found', () => {
    expect([
      wrong('civs.0.easier', true),
      wrong('auction.card', 'iron'),
      wrong('battle.card', undefined),
    ]).not.toContain(undefined);
    expect([wrong('kept', [[], [], [], [], []]), wrong('dealt', [[], [], [], [], []])]).not.toContain(
      undefined,
    );
    expect([wrong('civs', []), wrong('discardKnown.1', [10]), wrong('discardKnown.1', [9])]).toEqual([
      expect.any(String),
      expect.any(String),
      undefined,
    ]);
  });
});
