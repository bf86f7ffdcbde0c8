import { writeFileSync } from 'node:fs';
import { hire } from '@epoka/bots';
import type { PlayableGame } from '@epoka/games';
import { type AnyGame, readSettings } from '@epoka/kernel';
import { type Args, type Command, type Context, type ExitCode, Failure } from '../command.ts';
import { loadGame, parseSettings, readSeats } from '../games.ts';
import { checkUnderLaws } from '../laws.ts';
import { GameFailed, type Plan, playMany, rotations } from '../simulation.ts';
import { describe, summarize } from '../summary.ts';
import { progress } from '../text/progress.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'Play many games between bots and tell what came of them.',
  usage: '--game G [--seats N] [--bots a,b,..] [--games N] [--check] ...',
  options: {
    game: { value: 'G', short: 'g', help: 'which game' },
    seats: { value: 'N', short: 's', help: "number of seats (the game's smallest)" },
    bots: {
      value: 'a,b,..',
      short: 'b',
      help: 'who plays (greedy); a shorter list is repeated round the table and turned by\none place every game. A bot may have limits: greedy:samples=4, greedy:ms=50',
    },
    games: { value: 'N', short: 'n', help: 'how many games (100)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same games (epoka)' },
    settings: { value: 'k=v,..', help: 'settings of the game' },
    'round-cap': { value: 'N', help: 'games end after this many rounds (a default for each game)' },
    json: { value: 'FILE', help: 'write the results as JSON; - for standard output, instead of the tables' },
    workers: { value: 'N', short: 'w', help: 'threads (1)' },
    check: {
      help: "play at random under the kit's laws instead: all numbers of seats and random settings\nunless told; with --bots simulate afterwards",
    },
    failures: { value: 'FILE', help: 'where a failed game is written (epoka-failure.json)' },
    help: { short: 'h', help: 'this text' },
  },
  notes:
    'Exit code 1 when a game fails or breaks a law; the file then holds what is needed to play it again.',
  async run(args, context) {
    const { game, entry } = await loadGame(context.registry, args.text('game'));
    const plan = planOf(args, game, entry);
    const games = args.int('games', 1, 10_000_000) ?? 100;
    const bots = args.list('bots') ?? ['greedy'];
    const failures = args.text('failures') ?? 'epoka-failure.json';
    if (args.has('check')) {
      const { held } = await checkUnderLaws(game, entry, context, {
        games,
        seats: args.has('seats') ? plan.seats : undefined,
        settings: args.has('settings') ? plan.settings : 'random',
        roundCap: plan.roundCap,
        seed: plan.seed,
        failures,
      });
      if (!held || !args.has('bots')) return held ? 0 : 1;
    }
    return play(plan, bots, games, game, failures, args, context);
  },
};

function planOf(args: Args, game: AnyGame, entry: PlayableGame): Plan {
  const seats = readSeats(game, args.int('seats', 1, 100));
  const settings = parseSettings(game, args.text('settings'));
  readSettings(game.rules, seats, settings);
  const bots = args.list('bots') ?? ['greedy'];
  for (const bot of bots) hire(bot);
  return {
    game: game.rules.id,
    seats,
    lineups: rotations(bots, seats),
    seed: args.text('seed') ?? 'epoka',
    sameSeed: 1,
    settings,
    roundCap: args.int('round-cap', 1) ?? entry.roundCap,
  };
}

async function play(
  plan: Plan,
  bots: readonly string[],
  games: number,
  game: AnyGame,
  failures: string,
  args: Args,
  context: Context,
): Promise<ExitCode> {
  const json = args.text('json');
  // Before the games: whatever is wrong with it shows at once, not after an hour.
  const words = json === '-' ? undefined : await game.words.en();
  const bar = progress(context.err, 'Simulating', games);
  const cpu = process.cpuUsage();
  try {
    const results = await playMany(plan, 0, games, {
      game,
      registry: context.registry,
      workers: args.int('workers', 1, 64) ?? 1,
      onResult: (_result, done) => bar.at(done),
    });
    bar.end();
    const used = process.cpuUsage(cpu);
    const summary = summarize(plan, game.rules.version, bots, results, (used.user + used.system) / 1e6);
    const text = `${JSON.stringify(summary, null, 1)}\n`;
    if (json === '-') context.out.write(text);
    else {
      context.out.write(describe(summary, key => words?.sources[key] ?? key));
      if (json !== undefined) writeTo(json, text);
    }
    return 0;
  } catch (error) {
    bar.end();
    if (!(error instanceof GameFailed)) throw error;
    writeTo(failures, `${JSON.stringify(error.failed, null, 1)}\n`);
    throw new Failure(
      `a game failed: ${error.message}\n  seed ${error.failed.seed}, after ${error.failed.answers.length} answers; written to ${failures}`,
      error,
    );
  }
}

function writeTo(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(`can't write ${file}: ${(error as Error).message}`, error);
  }
}
