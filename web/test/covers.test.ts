import { describe, expect, it } from 'vitest';
import { readIcons } from '../build/covers.ts';
import { covers } from '../covers/index.ts';
import { gameCards } from '../games.ts';
import { homeWords } from '../lang/index.ts';

describe('covers', () => {
  const icon = readIcons();
  it('there is one for every game, with a title in every language', () => {
    for (const { id } of gameCards) {
      expect(covers[id], id).toBeDefined();
      for (const words of Object.values(homeWords)) expect(words.of[id]?.plate.length, id).toBeGreaterThan(0);
    }
  });
  for (const [game, draw] of Object.entries(covers))
    it(`${game} is the same drawing every time, without scripts, styles or foreign addresses`, () => {
      const svg = draw(icon);
      expect(draw(icon)).toBe(svg);
      expect(svg).not.toMatch(/<script|style=|NaN|undefined|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
      expect(svg.length).toBeLessThan(64_000);
    });
});
