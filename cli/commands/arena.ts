import { hire } from '@epoka/bots';
import { readSettings } from '@epoka/kernel';
import { type Command, Failure, UsageError } from '../command.ts';
import { loadGame, parseSettings, readSeats } from '../games.ts';
import { GameFailed, lineupOf, type Plan, playMany, type Result, rotations } from '../simulation.ts';
import { elo, wilson, Z95, Z99 } from '../stats.ts';
import { percent, short, table } from '../text/layout.ts';
import { progress } from '../text/progress.ts';

/** With --until-significant: looked at this often, and never believed earlier. */
const LOOK_EVERY = 20;

interface Pairing {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** games won by a seat of `a`, shared wins in parts */
  readonly wins: number;
  readonly points: readonly [a: number, b: number];
}

export const arena: Command = {
  name: 'arena',
  summary: 'Which bot is better: every pair of bots, in every seat, on the same shuffles.',
  usage: '--game G --bots a,b[,..] [--games N] ...',
  options: {
    game: { value: 'G', short: 'g', help: 'which game' },
    bots: {
      value: 'a,b,..',
      short: 'b',
      help: 'at least two bots; with limits: greedy:samples=4, greedy:ms=50',
    },
    games: {
      value: 'N',
      short: 'n',
      help: 'games for each pair (100), rounded up to whole turns of the seats',
    },
    seats: { value: 'N', short: 's', help: "number of seats (the game's smallest); a pair sits alternately" },
    seed: { value: 'TEXT', help: 'the same seed gives the same games (arena)' },
    settings: { value: 'k=v,..', help: 'settings of the game' },
    'round-cap': { value: 'N', help: 'games end after this many rounds (a default for each game)' },
    workers: { value: 'N', short: 'w', help: 'threads (1)' },
    'until-significant': { help: 'stop a pair as soon as one bot is better with 99% confidence' },
    json: { help: 'JSON instead of the table' },
    help: { short: 'h', help: 'this text' },
  },
  notes:
    'With an odd number of seats one bot of the pair has a seat more, in turns. Rates are shares of won games with\n95% intervals (Wilson); Elo is what that share means as a difference of ratings.',
  async run(args, context) {
    const { game, entry } = await loadGame(context.registry, args.text('game'));
    const bots = args.list('bots');
    if (bots === undefined || new Set(bots).size < 2)
      throw new UsageError('the arena wants two different bots: --bots a,b');
    if (new Set(bots).size < bots.length) throw new UsageError('a bot is named twice');
    for (const bot of bots) hire(bot);
    const seats = readSeats(game, args.int('seats', 2, 100), Math.max(2, game.rules.seats.min));
    const settings = parseSettings(game, args.text('settings'));
    readSettings(game.rules, seats, settings);
    const wanted = args.int('games', 1, 10_000_000) ?? 100;
    const workers = args.int('workers', 1, 64) ?? 1;
    const roundCap = args.int('round-cap', 1) ?? entry.roundCap;
    const pairings: Pairing[] = [];
    for (let i = 0; i < bots.length; i++)
      for (let j = i + 1; j < bots.length; j++) {
        const [a, b] = [bots[i], bots[j]];
        const lineups = rotations([a, b], seats);
        const plan: Plan = {
          game: game.rules.id,
          seats,
          lineups,
          seed: args.text('seed') ?? 'arena',
          sameSeed: lineups.length,
          settings,
          roundCap,
        };
        const games = Math.ceil(wanted / lineups.length) * lineups.length;
        const bar = progress(context.err, `${a} - ${b}`, games);
        const results: Result[] = [];
        try {
          while (results.length < games) {
            const to = args.has('until-significant') ? Math.min(games, results.length + LOOK_EVERY) : games;
            const before = results.length;
            results.push(
              ...(await playMany(plan, before, to, {
                game,
                registry: context.registry,
                workers,
                onResult: (_r, done) => bar.at(before + done),
              })),
            );
            // A stricter measure than the one reported: looking again and again finds chance results, too.
            const { low, high } = wilson(score(plan, a, results), results.length, Z99);
            if (args.has('until-significant') && (low > 0.5 || high < 0.5)) break;
          }
        } catch (error) {
          if (error instanceof GameFailed)
            throw new Failure(`a game failed: ${error.message} (seed ${error.failed.seed})`, error);
          throw error;
        } finally {
          bar.end();
        }
        pairings.push({
          a,
          b,
          games: results.length,
          wins: score(plan, a, results),
          points: [meanPoints(plan, a, results), meanPoints(plan, b, results)],
        });
      }
    const rows = pairings.map(p => ({ ...p, ...judge(p) }));
    if (args.has('json'))
      context.out.write(
        `${JSON.stringify({ game: game.rules.id, seats, settings, roundCap, pairings: rows }, null, 1)}\n`,
      );
    else
      context.out.write(
        `${game.rules.id} v${game.rules.version}, ${seats} seats, round cap ${roundCap}\n\n${table(
          ['Pair', 'games', 'first wins', 'rate', '95% interval', 'Elo', '95% interval', 'points', 'better'],
          rows.map(r => [
            `${r.a} - ${r.b}`,
            `${r.games}`,
            short(r.wins),
            percent(r.rate),
            `${percent(r.low)} - ${percent(r.high)}`,
            rating(elo(r.rate)),
            `${rating(elo(r.low))} .. ${rating(elo(r.high))}`,
            `${short(r.points[0])} : ${short(r.points[1])}`,
            r.better ?? 'not shown',
          ]),
        )}\n`,
      );
    return 0;
  },
};

function score(plan: Plan, bot: string, results: readonly Result[]): number {
  let sum = 0;
  for (const r of results)
    for (let seat = 0; seat < plan.seats; seat++) if (lineupOf(plan, r.n)[seat] === bot) sum += r.wins[seat];
  return sum;
}

function meanPoints(plan: Plan, bot: string, results: readonly Result[]): number {
  const points = results.flatMap(r => r.points.filter((_, seat) => lineupOf(plan, r.n)[seat] === bot));
  return points.reduce((sum, p) => sum + p, 0) / Math.max(1, points.length);
}

function judge({ a, b, wins, games }: Pairing) {
  const { low, high } = wilson(wins, games, Z95);
  const rate = games === 0 ? 0 : wins / games;
  return {
    rate,
    low,
    high,
    // JSON has no infinity: a share of 0 or 1 has no rating.
    elo: finite(elo(rate)),
    eloLow: finite(elo(low)),
    eloHigh: finite(elo(high)),
    better: low > 0.5 ? a : high < 0.5 ? b : null,
  };
}

const finite = (x: number) => (Number.isFinite(x) ? x : null);

const rating = (x: number) =>
  Number.isFinite(x) ? `${x > 0 ? '+' : ''}${Math.round(x)}` : x > 0 ? 'infinite' : '-infinite';
