import './speaking.ts';
import { type NewHorizons, newHorizons, type State } from '@epoka/new-horizons';
import { playAtRandom, unpictured } from '@epoka/web/kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadArt, technologyIcon } from '../art.ts';
import { icons } from '../icons.ts';
import { PICTURES, picture } from '../pictures.ts';

const { rules } = newHorizons;

/** What marks the way of a game, or did not happen, and stands for nothing on the table. */
const BARE = ['round', 'turn', 'skip', 'lasting', 'impossible', 'partly', 'noExpansion', 'noExchange', 'end'];

/** Games of random answers, with everything told in them. */
const games = ['pictures-1', 'pictures-2'].map(seed =>
  playAtRandom<State, NewHorizons>(rules, {
    seats: 3,
    seed,
    most: 3000,
    // or nothing ever stands on the map
    avoid: ['pass', 'skip', 'stop', 'none'],
  }),
);

describe('pictures of log lines', () => {
  beforeAll(loadArt);

  it('are there for every line about something', () => {
    for (const { g, told } of games) expect(unpictured(told, g.s, picture, BARE)).toEqual([]);
    const keys = new Set(games.flatMap(({ told }) => told.map(tell => tell.key)));
    for (const key of [
      'use',
      'research',
      'leader',
      'recruit',
      'move',
      'discover',
      'found',
      'build',
      'invest',
    ])
      expect(keys, key).toContain(key);
  });

  it('show what the line is about', () => {
    const [{ g, told }] = games;
    const view = g.s;
    for (const tell of told)
      if (tell.key === 'research' && (tell.args[2] as number) >= 0)
        expect(picture(tell, view)).toBe(technologyIcon(tell.args[2] as number));
    expect(picture({ key: 'recruit', args: [0, 1, 2, 0] }, view)).toBe(icons.soldier);
    // a tile that this view doesn't have
    expect(picture({ key: 'discover', args: [0, 99] }, view)).toBe(icons.explore);
  });

  it('are only of lines that have words', async () => {
    for (const language of ['en', 'pl'] as const) {
      const { tells } = await newHorizons.words[language]();
      expect(Object.keys(tells)).toEqual(expect.arrayContaining(Object.keys(PICTURES)));
    }
  });
});
