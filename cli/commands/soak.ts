import { Coverage, coverageLines, loadWords } from '@epoka/kernel/kit';
import type { Command } from '../command.ts';
import { loadGame } from '../games.ts';
import { checkUnderLaws, playDirected } from '../laws.ts';

/** So long at most one game is checked before the next has its turn. */
const MOST_SLICE_MS = 20_000;

export const soak: Command = {
  name: 'soak',
  summary: "Play all games at random under the kit's laws, for as long as you let it.",
  usage: '[--game G] [--minutes M | --answers N]',
  options: {
    game: { value: 'G', short: 'g', help: 'only this game (all of this build)' },
    minutes: { value: 'M', short: 'm', help: 'stop after so many minutes (60)' },
    answers: { value: 'N', help: 'stop after so many answers instead' },
    seed: { value: 'TEXT', help: 'the same seed plays the same games (a new one every time)' },
    failures: { value: 'FILE', help: 'where a broken law is written (epoka-failure.json)' },
    help: { short: 'h', help: 'this text' },
  },
  notes:
    'Seats and settings change from game to game. Every other turn of a game is directed play, which prefers what was\nmet least and lets a bot play at times, to reach late contents. Exit code 1 at the first broken law.',
  async run(args, context) {
    const { registry, out } = context;
    const only = args.text('game');
    const answers = args.int('answers', 1);
    const minutes = args.number('minutes') ?? 60;
    const seed = args.text('seed') ?? `soak-${Date.now().toString(36)}`;
    const failures = args.text('failures') ?? 'epoka-failure.json';
    const ids = only === undefined ? Object.keys(registry.games) : [only];
    const games = await Promise.all(ids.map(id => loadGame(registry, id)));
    const coverages = games.map(() => new Coverage());
    const total = games.map(() => ({ games: 0, answers: 0 }));
    const start = performance.now();
    const all = () => total.reduce((sum, t) => sum + t.answers, 0);
    const msLeft = () => minutes * 60_000 - (performance.now() - start);
    const goOn = () => (answers === undefined ? msLeft() > 0 : all() < answers);
    // Every game has its turn in both ways at least twice, however short the soak.
    const slice = Math.min(MOST_SLICE_MS, (minutes * 60_000) / (4 * games.length));
    out.write(`seed ${seed}\n`);
    for (let round = 0; goOn(); round++)
      for (let i = 0; i < games.length && goOn(); i++) {
        const { game, entry } = games[i];
        // By answers: one game at a time, so that it stops soon after the number is reached.
        const play = round % 2 === 0 ? checkUnderLaws : playDirected;
        const result = await play(game, entry, context, {
          games: answers === undefined ? Number.MAX_SAFE_INTEGER : 1,
          ms: answers === undefined ? Math.min(slice, msLeft()) : undefined,
          settings: 'random',
          // The kit names games by their number; every slice begins at the next kind of table.
          seats: seatsOf(game.rules.seats, answers === undefined ? undefined : round >> 1),
          roundCap: entry.roundCap,
          seed: `${seed}-${round}`,
          failures,
          coverage: coverages[i],
          quiet: true,
        });
        total[i].games += result.games;
        total[i].answers += result.answers;
        if (!result.held) return 1;
        if (answers === undefined)
          out.write(
            `${elapsed(start)} ${game.rules.id}: ${total[i].games} games, ${total[i].answers.toLocaleString('en')} answers, no law broken\n`,
          );
      }
    for (const [i, { game }] of games.entries()) {
      out.write(
        `${game.rules.id} v${game.rules.version}: ${total[i].games} games, ${total[i].answers.toLocaleString('en')} answers, no law broken\n`,
      );
      for (const line of coverageLines(coverages[i], game.rules, await loadWords(game)))
        out.write(`  ${line}\n`);
    }
    return 0;
  },
};

function seatsOf({ min, max }: { readonly min: number; readonly max: number }, turn: number | undefined) {
  return turn === undefined ? undefined : min + (turn % (max - min + 1));
}

function elapsed(start: number): string {
  const s = Math.floor((performance.now() - start) / 1000);
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
}
