/** Random games under the kit's laws, from the command line. */
import { writeFileSync } from 'node:fs';
import { bots, sightOf } from '@epoka/bots';
import type { PlayableGame } from '@epoka/games';
import { type AnyGame, type Settings, seedChance } from '@epoka/kernel';
import {
  type CaseFile,
  type Coverage,
  checkGame,
  coverageLines,
  directedPlay,
  LawBroken,
  loadWords,
} from '@epoka/kernel/kit';
import { type Context, Failure } from './command.ts';
import { progress, SILENT } from './text/progress.ts';

export interface UnderLaws {
  readonly games: number;
  /** every number of seats unless told */
  readonly seats?: number | undefined;
  readonly settings: Settings | 'random';
  readonly roundCap: number;
  readonly seed: string;
  /** stop beginning games after so many milliseconds */
  readonly ms?: number | undefined;
  /** where a case that breaks a law is written */
  readonly failures: string;
  readonly coverage?: Coverage | undefined;
  /** nothing but failures is printed */
  readonly quiet?: boolean;
}

export interface Held {
  readonly held: boolean;
  readonly games: number;
  readonly answers: number;
}

export async function checkUnderLaws(
  game: AnyGame,
  entry: PlayableGame,
  { out, err }: Context,
  how: UnderLaws,
): Promise<Held> {
  const bar = how.quiet ? SILENT : progress(err, 'Checking', how.games);
  const { seats, coverage, ms } = how;
  let games = 0;
  let answers = 0;
  try {
    const report = await checkGame(game, {
      ...entry.laws,
      games: how.games,
      settings: how.settings,
      roundCap: how.roundCap,
      seed: how.seed,
      ...(seats === undefined ? {} : { seats }),
      ...(coverage === undefined ? {} : { coverage }),
      ...(ms === undefined ? {} : { ms }),
      onGame: g => {
        answers += g.answers;
        bar.at(++games);
      },
      onBroken: at => writeCase(how.failures, at),
    });
    bar.end();
    if (!how.quiet) {
      out.write(
        `${report.game} v${report.version}: the laws held in ${report.games} games (${report.ended} ended, round cap ${how.roundCap}), ` +
          `${report.answers} answers, ${report.examined} points examined, ${report.replayed} games replayed, ${(report.ms / 1000).toFixed(1)} s\n`,
      );
      for (const line of coverageLines(report.coverage, game.rules, await loadWords(game)))
        out.write(`  ${line}\n`);
    }
    return { held: true, games, answers };
  } catch (error) {
    bar.end();
    tellBroken(error, how, err);
    return { held: false, games, answers };
  }
}

/**
 * Directed play: prefers what was met least, with a bot deciding now and then, or always, so that late contents are
 * reached. The laws of flow and offers hold there too.
 */
export async function playDirected(
  game: AnyGame,
  entry: PlayableGame,
  { err }: Context,
  how: UnderLaws,
): Promise<Held> {
  const { seats, coverage, ms } = how;
  try {
    const { games, answers } = await directedPlay(game, {
      ...(entry.laws?.seldom === undefined ? {} : { seldom: entry.laws.seldom }),
      games: how.games,
      answers: Number.MAX_SAFE_INTEGER,
      ms: ms ?? Number.MAX_SAFE_INTEGER,
      settings: how.settings,
      roundCap: how.roundCap,
      seed: how.seed,
      ...(seats === undefined ? {} : { seats }),
      ...(coverage === undefined ? {} : { coverage }),
      expert: (g, q, roll) =>
        bots.greedy.choose(
          sightOf(game.rules, g.s, q.seat, {
            chance: seedChance(`${roll(1 << 30)}`),
            brain: game.brain,
            limit: { samples: 1 },
            question: q,
          }),
        ),
      onBroken: at => writeCase(how.failures, at),
    });
    return { held: true, games, answers };
  } catch (error) {
    tellBroken(error, how, err);
    return { held: false, games: 0, answers: 0 };
  }
}

/** Any other error is thrown on. */
function tellBroken(error: unknown, how: UnderLaws, err: Context['err']): void {
  if (!(error instanceof LawBroken)) throw error;
  const { case: at } = error;
  err.write(
    `epoka: ${at.game} v${at.version} breaks the law "${error.law}": ${error.detail}\n` +
      `  ${at.seats} seats, seed ${at.seed}, settings ${JSON.stringify(at.settings)}, after ${at.answers.length} answers\n` +
      `  written to ${how.failures}; play it again with: epoka replay ${how.failures}\n`,
  );
}

function writeCase(file: string, at: CaseFile): void {
  try {
    writeFileSync(file, `${JSON.stringify(at, null, 1)}\n`);
  } catch (error) {
    throw new Failure(`can't write ${file}: ${(error as Error).message}`, error);
  }
}
