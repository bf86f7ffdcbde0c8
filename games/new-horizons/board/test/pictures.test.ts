import { begin, nextBelow, seedChance, type Tell } from '@epoka/kernel';
import { type NewHorizons, newHorizons, type State } from '@epoka/new-horizons';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadArt, technologyIcon } from '../art.ts';
import { icons } from '../icons.ts';
import { PICTURES, picture } from '../pictures.ts';

const { rules } = newHorizons;

/** What marks the way of a game, and stands for nothing on the table. */
const BARE = ['round', 'turn', 'skip', 'end'];

/** Everything told in a few games of random answers, each line with the view it is read with. */
function tales(): [tell: Tell, view: State][] {
  const told: [Tell, State][] = [];
  for (const seed of ['pictures-1', 'pictures-2']) {
    const log: Tell[] = [];
    const g = begin<State, NewHorizons>(rules, 3, seed, {}, 0, log);
    const chance = seedChance(`${seed}/play`);
    for (let n = 0; !g.s.over && n < 3000; n++) {
      const q = g.s.asked[0];
      const legal = g.legal(q);
      const answers = Array.from({ length: legal.count }, (_, k) => legal.answer(k));
      // passing and skipping only where nothing else is left, or nothing ever stands on the map
      const acts = answers.filter(a => !['pass', 'skip', 'stop', 'none'].includes(a[0]));
      const from = acts.length > 0 ? acts : answers;
      g.perform(q, from[nextBelow(chance, from.length)]);
    }
    for (const tell of log) told.push([tell, g.s]);
  }
  return told;
}

describe('pictures of log lines', () => {
  const told = tales();

  beforeAll(loadArt);

  it('are there for every line about something', () => {
    const bare = new Set(told.filter(([tell, view]) => !picture(tell, view)).map(([tell]) => tell.key));
    expect([...bare].filter(key => !BARE.includes(key))).toEqual([]);
    const keys = new Set(told.map(([tell]) => tell.key));
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
    for (const [tell, view] of told)
      if (tell.key === 'research' && (tell.args[2] as number) >= 0)
        expect(picture(tell, view)).toBe(technologyIcon(tell.args[2] as number));
    const [, view] = told[0];
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
