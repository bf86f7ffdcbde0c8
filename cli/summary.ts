/** What a simulation found, as data (for --json) and as tables. */
import { lineupOf, type Plan, type Result } from './simulation.ts';
import { type Interval, type Spread, spread, wilson } from './stats.ts';
import { percent, short, table } from './text/layout.ts';

interface Wins extends Interval {
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
}

export interface Summary {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly settings: Plan['settings'];
  readonly seed: string;
  readonly games: number;
  readonly roundCap: number;
  /** games that reached the round cap */
  readonly capped: number;
  readonly bySeat: readonly (Wins & { readonly seat: number; readonly points: Spread })[];
  /** by place in the order of turns, which need not begin with the first chair */
  readonly byTurn: readonly (Wins & { readonly place: number; readonly points: Spread })[];
  /** a game counts once for every seat the bot has in it */
  readonly byBot: readonly (Wins & { readonly bot: string; readonly points: Spread })[];
  readonly rounds: Spread & { readonly histogram: Readonly<Record<string, number>> };
  readonly answers: Spread & { readonly total: number };
  readonly points: Spread;
  /** winner's points less the second's */
  readonly margin: Spread;
  /** mean points by source: of everybody, and of winners */
  readonly sources: Readonly<Record<string, { readonly all: number; readonly winners: number }>>;
  readonly cpuSeconds: number;
  readonly answersPerCpuSecond: number;
}

function wins(won: number, games: number): Wins {
  return { games, wins: won, rate: games === 0 ? 0 : won / games, ...wilson(won, games) };
}

export function summarize(
  plan: Plan,
  version: number,
  bots: readonly string[],
  results: readonly Result[],
  cpuSeconds: number,
): Summary {
  const seats = Array.from({ length: plan.seats }, (_, seat) => seat);
  const bySeat = seats.map(seat => ({
    seat,
    ...wins(
      results.reduce((sum, r) => sum + r.wins[seat], 0),
      results.length,
    ),
    points: spread(results.map(r => r.points[seat])),
  }));
  const byTurn = seats.map(place => {
    // a game without turns has no places
    const taken = results.filter(r => r.order.length > place);
    return {
      place,
      ...wins(
        taken.reduce((sum, r) => sum + r.wins[r.order[place]], 0),
        taken.length,
      ),
      points: spread(taken.map(r => r.points[r.order[place]])),
    };
  });
  const byBot = [...new Set(bots)].map(bot => {
    const places = results.flatMap(r =>
      seats.filter(seat => lineupOf(plan, r.n)[seat] === bot).map(seat => ({ r, seat })),
    );
    return {
      bot,
      ...wins(
        places.reduce((sum, { r, seat }) => sum + r.wins[seat], 0),
        places.length,
      ),
      points: spread(places.map(({ r, seat }) => r.points[seat])),
    };
  });
  const histogram: Record<string, number> = {};
  for (const r of [...results].sort((a, b) => a.rounds - b.rounds))
    histogram[r.rounds] = (histogram[r.rounds] ?? 0) + 1;
  const total = results.reduce((sum, r) => sum + r.answers, 0);
  return {
    game: plan.game,
    version,
    seats: plan.seats,
    bots,
    settings: plan.settings,
    seed: plan.seed,
    games: results.length,
    roundCap: plan.roundCap,
    capped: results.filter(r => r.capped).length,
    bySeat,
    byTurn,
    byBot,
    rounds: { ...spread(results.map(r => r.rounds)), histogram },
    answers: { ...spread(results.map(r => r.answers)), total },
    points: spread(results.flatMap(r => r.points)),
    margin: spread(results.map(lead)),
    sources: sources(results, plan.seats),
    cpuSeconds,
    answersPerCpuSecond: cpuSeconds > 0 ? total / cpuSeconds : 0,
  };
}

function lead(r: Result): number {
  const sorted = [...r.points].sort((a, b) => b - a);
  return sorted.length > 1 ? sorted[0] - sorted[1] : sorted[0];
}

function sources(results: readonly Result[], seats: number): Summary['sources'] {
  const sums: Record<string, { all: number; winners: number }> = {};
  for (const r of results)
    r.by.forEach((by, seat) => {
      for (const [key, n] of Object.entries(by)) {
        sums[key] ??= { all: 0, winners: 0 };
        sums[key].all += n / (results.length * seats);
        sums[key].winners += (n * r.wins[seat]) / results.length;
      }
    });
  return sums;
}

/** `name` puts a source of points into words. */
export function describe(s: Summary, name: (source: string) => string = source => source): string {
  const rate = (w: Wins) => [percent(w.rate), `${percent(w.low)} - ${percent(w.high)}`];
  const range = (x: Spread) => `${short(x.p5)} - ${short(x.p95)}`;
  const settings = Object.entries(s.settings).map(([k, v]) => `${k}=${v}`);
  const parts = [
    `${s.game} v${s.version}: ${s.games.toLocaleString('en')} games, ${s.seats} seats, bots ${s.bots.join(', ')}, seed ${s.seed}` +
      (settings.length > 0 ? `, ${settings.join(', ')}` : ''),
    '',
    table(
      ['Seat', 'wins', 'rate', '95% interval', 'points', '5% - 95%'],
      s.bySeat.map(w => [`${w.seat + 1}`, short(w.wins), ...rate(w), short(w.points.mean), range(w.points)]),
    ),
    '',
    table(
      ['Turn', 'wins', 'rate', '95% interval', 'points', '5% - 95%'],
      s.byTurn.map(w => [`${w.place + 1}`, short(w.wins), ...rate(w), short(w.points.mean), range(w.points)]),
    ),
    '',
  ];
  if (s.byBot.length > 1)
    parts.push(
      table(
        ['Bot', 'seats', 'wins', 'rate', '95% interval', 'points', '5% - 95%'],
        s.byBot.map(w => [
          w.bot,
          short(w.games),
          short(w.wins),
          ...rate(w),
          short(w.points.mean),
          range(w.points),
        ]),
      ),
      '',
    );
  parts.push(
    table(
      ['A game', 'mean', 'min', '5%', 'median', '95%', 'max'],
      (
        [
          ['rounds', s.rounds],
          ['answers', s.answers],
          ['points of a seat', s.points],
          ['lead of the winner', s.margin],
        ] as const
      ).map(([label, x]) => [label, ...[x.mean, x.min, x.p5, x.median, x.p95, x.max].map(short)]),
    ),
    '',
    table(
      ['Points from', 'everybody', 'winners'],
      Object.entries(s.sources)
        .sort(([, a], [, b]) => b.all - a.all)
        .map(([key, { all, winners }]) => [name(key), all.toFixed(1), winners.toFixed(1)]),
    ),
    '',
    `Rounds: ${histogramLine(s.rounds.histogram)}`,
    s.roundCap > 0
      ? `Round cap: ${s.roundCap}; ${s.capped === 0 ? 'no game reached it' : `${s.capped} of ${s.games} games reached it`}`
      : 'Round cap: none',
    `${s.answers.total.toLocaleString('en')} answers in ${s.cpuSeconds.toFixed(1)} CPU seconds: ${Math.round(s.answersPerCpuSecond).toLocaleString('en')} a CPU second`,
  );
  return `${parts.join('\n')}\n`;
}

/** `14: 3, 15: 20, 16: 41` */
function histogramLine(histogram: Readonly<Record<string, number>>): string {
  return Object.entries(histogram)
    .map(([rounds, n]) => `${rounds}: ${n}`)
    .join(', ');
}
