import { describe, expect, it } from 'vitest';
import type { CoreState } from '../../index.ts';
import { Coverage } from '../coverage.ts';
import { answersIn } from '../transcript.ts';
import { type GoldenGame, type GoldenGames, playGolden, recordedText } from './golden.ts';

export interface GoldenTests {
  /** the games together use every content there is */
  readonly everyContent?: boolean;
  /** more to be said about the last position of each */
  readonly end?: (s: CoreState, one: GoldenGame) => void;
}

/** Every recorded game plays out as recorded, to the last word and hash. */
export function goldenTests(golden: GoldenGames, { everyContent = false, end }: GoldenTests = {}): void {
  const coverage = new Coverage();
  describe('golden games', () => {
    it.each(golden.games.map(one => [one.name, one] as const))('%s plays as recorded', async (_name, one) => {
      const text = recordedText(golden, one);
      const script = answersIn(text);
      let state: CoreState | undefined;
      const again = await playGolden(golden, one, text, g => {
        state = g.s;
        if (everyContent) coverage.noteContent(g.rules, g.s);
      });
      expect(again).toBe(text);
      expect(text).toContain(`\nThe end after ${script.length} answers, `);
      if (state) end?.(state, one);
    });

    if (everyContent)
      it('together use every content', () => {
        const { content = [] } = golden.game.rules;
        expect(content.length).toBeGreaterThan(0);
        expect(content.filter(id => !coverage.has('content', id))).toEqual([]);
      });
  });
}
