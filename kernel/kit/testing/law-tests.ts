import { describe, expect, it } from 'vitest';
import { type CheckOptions, checkGame, loadWords, type Report } from '../check.ts';
import { COVERED, Coverage, everything, type Missing } from '../coverage.ts';
import { type DirectedOptions, directedPlay } from '../directed.ts';
import type { Checked } from '../watch.ts';

/** `EPOKA_KIT=20` plays twenty times as much. */
const TIMES = Number(process.env.EPOKA_KIT ?? 1);
const LONG = 600_000 * TIMES;

export interface LawCase extends CheckOptions {
  readonly title: string;
  readonly games: number;
  /** the game with another set-up, where the case needs one */
  readonly game?: Checked;
  /** more to be said about what was played */
  readonly also?: (report: Report) => void;
}

export interface LawTests {
  readonly cases: readonly LawCase[];
  /** afterwards: until everything there is was met; what the cases met counts */
  readonly directed?: DirectedOptions;
  /** without directed play: the cases together ask every kind of question */
  readonly everyQuestion?: boolean;
}

/** The laws of the kernel hold in random play, whatever is played, and games come to their end. */
export function lawTests(game: Checked, { cases, directed, everyQuestion }: LawTests): void {
  const coverage = new Coverage();
  describe('the laws hold in random games', () => {
    it.each(cases.map(one => [one.title, one] as const))(
      '%s',
      async (_title, { game: other = game, also, ...options }) => {
        const report = await checkGame(other, { coverage, ...options, games: options.games * TIMES });
        expect(report.ended).toBe(report.games);
        also?.(report);
      },
      LONG,
    );

    if (everyQuestion)
      it('every kind of question was asked', () => {
        expect(Object.keys(game.rules.questions).filter(kind => !coverage.has('kinds', kind))).toEqual([]);
      });
  });
  if (directed) directedTests(game, { coverage, ...directed });
}

/** Directed play under the laws meets every kind of question, verb, reason, log line and content. */
export function directedTests(game: Checked, options: DirectedOptions): void {
  it(
    'the laws hold in directed play, until everything of the game was met',
    async () => {
      const { games = 1000, answers = 1_000_000 } = options;
      const report = await directedPlay(game, {
        ms: LONG,
        ...options,
        games: games * TIMES,
        answers: answers * TIMES,
      });
      const nothing = Object.fromEntries(COVERED.map(what => [what, [] as string[]]));
      expect(report.missing).toEqual(nothing);
      // what is left out must exist, or the list is out of date
      const known: Missing = everything(game.rules, await loadWords(game));
      const all = COVERED.flatMap(what => known[what]);
      expect((options.except ?? []).filter(key => !all.includes(key))).toEqual([]);
    },
    LONG,
  );
}
