import './speaking.ts';
import { playAtRandom, unpictured } from '@epoka/web/kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { rules } from '../../rules/index';
import { buildingIcon, loadArt } from '../art.ts';
import type { Clash, State } from '../game.ts';
import { PICTURES, picture } from '../pictures.ts';

/** What marks the way of a game and stands for nothing on the table. */
const BARE = ['first', 'round', 'endRoll', 'turn', 'status', 'end'];

const games = ['pictures-1', 'pictures-2'].map(seed =>
  playAtRandom<State, Clash>(rules, { seats: 3, seed, most: 2500, avoid: ['end', 'none', 'trade'] }),
);

describe('pictures of log lines', () => {
  beforeAll(loadArt);

  it('are there for every line about something', () => {
    for (const { g, told } of games) expect(unpictured(told, g.s, picture, BARE)).toEqual([]);
    const keys = new Set(games.flatMap(({ told }) => told.map(tell => tell.key)));
    for (const key of ['advance', 'collects', 'moves', 'explored', 'event', 'founded'])
      expect(keys).toContain(key);
  });

  it('show what the line is about', () => {
    expect(picture({ key: 'constructed', args: [0, 3, 2] }, games[0].g.s)).toBe(buildingIcon(2));
  });

  it('are only of lines that have words', () => {
    for (const { tells } of [en, pl])
      expect(Object.keys(tells)).toEqual(expect.arrayContaining(Object.keys(PICTURES)));
  });
});
