import { type Hired, hire, playMatch } from '@epoka/bots';
import {
  type AnyGame,
  type Brings,
  type CoreState,
  type Json,
  nextBelow,
  seedChance,
  type Variants,
} from '@epoka/kernel';
import { type Command, UsageError } from '../command.ts';
import { loadGame, parseSettings } from '../games.ts';
import { wilson, Z95 } from '../stats.ts';
import { percent, short, table } from '../text/layout.ts';
import { progress } from '../text/progress.ts';

/** A part is named as carrying a deck if it was used, and was not, in so many games. */
const ENOUGH = 4;
/** So many parts are named. */
const NAMED = 10;
/** A search plays so many games with either deck before it looks who is ahead. */
const BATCH = 16;
/** At most so many small changes are tried at once: the effect of one alone is less than chance. */
const BOLD = 4;

/** Games of one deck against all ready ones. */
interface Tally {
  games: number;
  wins: number;
  /** games in which a part was used, and those of them that were won */
  readonly used: Map<string, [games: number, wins: number]>;
}

/** What is needed to try a deck. */
interface Trial {
  readonly game: AnyGame;
  readonly brings: Brings<CoreState>;
  readonly variants: Variants;
  readonly bot: Hired;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly roundCap: number;
}

export const decks: Command = {
  name: 'decks',
  summary: 'What the ready decks are worth against each other, and a search for a stronger one.',
  usage: '--game G [--search] [--games N] [--steps N] ...',
  options: {
    game: { value: 'G', short: 'g', help: 'which game; one to which players bring decks' },
    games: { value: 'N', short: 'n', help: 'games of each deck against the ready ones (16)' },
    search: { help: 'look for a stronger deck by changes, keeping those that surely win more' },
    from: { value: 'NAME', help: 'the ready deck to begin the search with (the one that wins most)' },
    steps: { value: 'N', help: 'changes that are tried (20)' },
    bot: { value: 'B', short: 'b', help: 'who plays (greedy:samples=1)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same games (decks)' },
    settings: { value: 'k=v,..', help: 'settings of the game' },
    'round-cap': { value: 'N', help: 'games end after this many rounds (a default for each game)' },
    json: { help: 'JSON instead of tables' },
    help: { short: 'h', help: 'this text' },
  },
  notes:
    'Every deck meets the ready ones in turn, on both seats. A search plays each change on new shuffles, with the deck before\nand after it, at most so many games as --games says, fewer where it falls behind; it is kept where it is ahead by more than\nchance mostly gives. At the end both are measured anew; a part carries a deck if it wins more often when the part is used\nthan when it is not.',
  async run(args, context) {
    const { game, entry } = await loadGame(context.registry, args.text('game'));
    const { brings } = game.rules;
    const variants = brings?.variants;
    if (brings === undefined || variants === undefined)
      throw new UsageError(`nobody brings a deck to ${game.rules.id}`);
    const trial: Trial = {
      game,
      brings,
      variants,
      bot: hire(args.text('bot') ?? 'greedy:samples=1'),
      settings: parseSettings(game, args.text('settings')),
      roundCap: args.int('round-cap', 1) ?? entry.roundCap,
    };
    const games = args.int('games', 1, 1_000_000) ?? 16;
    const seed = args.text('seed') ?? 'decks';
    const from = args.text('from');
    const names = Object.keys(variants.all);
    if (from !== undefined && !names.includes(from))
      throw new UsageError(`no ready deck is called '${from}'; ready decks: ${names.join(', ')}`);

    const wanted = from === undefined ? names : [from];
    const bar = progress(context.err, 'ready decks', wanted.length);
    const ready = wanted.map((name, i) => {
      const record = tryOut(trial, variants.all[name], games, `${seed} ready`);
      bar.at(i + 1);
      return { name, record };
    });
    bar.end();
    const json = args.has('json');
    if (!json) context.out.write(`${readyTable(game.rules.id, ready)}\n`);
    if (!args.has('search')) {
      if (json)
        context.out.write(
          `${JSON.stringify(ready.map(({ name, record }) => ({ name, ...plain(record) })))}\n`,
        );
      return 0;
    }

    const start = ready.reduce((best, each) => (rate(each.record) > rate(best.record) ? each : best));
    const steps = args.int('steps', 1, 1_000_000) ?? 20;
    const climbing = progress(context.err, 'search', steps);
    const found = climb(trial, variants.all[start.name], { games, steps, seed }, n => climbing.at(n));
    climbing.end();
    const before = tryOut(trial, variants.all[start.name], 2 * games, `${seed} proof`);
    const after = tryOut(trial, found.deck, 2 * games, `${seed} proof`);
    const changes = difference(variants, variants.all[start.name], found.deck);
    if (json)
      context.out.write(
        `${JSON.stringify({ from: start.name, before: plain(before), after: plain(after), kept: found.kept, changes, deck: found.deck, carriedBy: carriers(after) })}\n`,
      );
    else
      context.out.write(
        `${searchReport(start.name, before, after, found.kept, steps, changes, carriers(after), found.deck)}\n`,
      );
    return 0;
  },
};

const rate = ({ games, wins }: Tally): number => (games === 0 ? 0 : wins / games);
const plain = (r: Tally) => ({ games: r.games, wins: r.wins, ...wilson(r.wins, r.games, Z95) });

/** One deck against the ready ones in turn, on either seat. */
function tryOut(trial: Trial, deck: Json, games: number, seed: string): Tally {
  const record: Tally = { games: 0, wins: 0, used: new Map() };
  for (let i = 0; i < games; i++) {
    const { won, used } = playOne(trial, deck, i, seed);
    record.games++;
    record.wins += won;
    for (const part of used) {
      const [n, wins] = record.used.get(part) ?? [0, 0];
      record.used.set(part, [n + 1, wins + won]);
    }
  }
  return record;
}

/** The i-th game of a series: who the rival is, on which seat, and the shuffle depend on the number alone. */
function playOne(
  { game, brings: bring, variants, bot, settings, roundCap }: Trial,
  deck: Json,
  i: number,
  seed: string,
): { readonly won: number; readonly used: ReadonlySet<string> } {
  const rivals = Object.values(variants.all);
  const seat = i % 2;
  const rival = rivals[(i >> 1) % rivals.length];
  const brought = seat === 0 ? [deck, rival] : [rival, deck];
  let at = 0;
  const brings = { ...bring, ready: () => brought[at++ % brought.length] };
  const used = new Set<string>();
  const { state } = playMatch({
    game: { ...game, rules: { ...game.rules, brings } },
    players: [bot, bot],
    seed: `${seed} ${i}`,
    settings,
    roundCap,
    watch: (_g, q, answer) => {
      const part = q.seat === seat ? variants.used(answer) : undefined;
      if (part !== undefined) used.add(part);
    },
  });
  const first = game.rules.standing(state).filter(({ rank }) => rank === 1);
  return { won: first.some(standing => standing.seat === seat) ? 1 / first.length : 0, used };
}

/** Hill climbing: changes are kept if the deck wins more often with them. */
function climb(
  trial: Trial,
  from: Json,
  { games, steps, seed }: { readonly games: number; readonly steps: number; readonly seed: string },
  at: (n: number) => void,
): { readonly deck: Json; readonly kept: number } {
  const chance = seedChance(`${seed}/search`);
  const roll = (k: number) => nextBelow(chance, k);
  let deck = from;
  let kept = 0;
  for (let n = 0; n < steps; n++) {
    let next = deck;
    for (let changes = 1 + roll(BOLD); changes > 0; changes--) next = trial.variants.vary(next, roll);
    if (winsMore(trial, deck, next, games, `${seed} search ${n}`)) {
      deck = next;
      kept++;
    }
    at(n + 1);
  }
  return { deck, kept };
}

/**
 * Both decks play the same games. The new one is given up as soon as it is not ahead; at the end it must be ahead by more than the
 * standard error of the differences. New shuffles each time, so that a deck can't be fitted to some.
 */
function winsMore(trial: Trial, deck: Json, next: Json, games: number, seed: string): boolean {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < games; i++) {
    const more = playOne(trial, next, i, seed).won - playOne(trial, deck, i, seed).won;
    sum += more;
    squares += more * more;
    if ((i + 1) % BATCH === 0 && sum <= 0) return false;
  }
  return sum > 0 && sum * sum > squares - (sum * sum) / games;
}

/** Parts that came or went, with how many. */
function difference(variants: Variants, from: Json, to: Json): Readonly<Record<string, number>> {
  const [before, after] = [variants.parts(from), variants.parts(to)];
  const changed: Record<string, number> = {};
  for (const part of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const n = (after[part] ?? 0) - (before[part] ?? 0);
    if (n !== 0) changed[part] = n;
  }
  return changed;
}

interface Carrier {
  readonly part: string;
  readonly games: number;
  /** the part of games won with it, less that without it */
  readonly more: number;
}

function carriers({ games, wins, used }: Tally): Carrier[] {
  const list: Carrier[] = [];
  for (const [part, [n, won]] of used)
    if (n >= ENOUGH && games - n >= ENOUGH)
      list.push({ part, games: n, more: won / n - (wins - won) / (games - n) });
  return list.sort((a, b) => b.more - a.more).slice(0, NAMED);
}

function readyTable(id: string, ready: readonly { readonly name: string; readonly record: Tally }[]): string {
  const rows = [...ready]
    .sort((a, b) => rate(b.record) - rate(a.record))
    .map(({ name, record }) => {
      const { low, high } = wilson(record.wins, record.games, Z95);
      return [
        name,
        `${record.games}`,
        short(record.wins),
        percent(rate(record)),
        `${percent(low)} - ${percent(high)}`,
      ];
    });
  return `${id}: ready decks against all of them\n\n${table(['Deck', 'games', 'wins', 'rate', '95% interval'], rows)}\n`;
}

function searchReport(
  from: string,
  before: Tally,
  after: Tally,
  kept: number,
  steps: number,
  changes: Readonly<Record<string, number>>,
  carried: readonly Carrier[],
  deck: Json,
): string {
  const told = (r: Tally) => {
    const { low, high } = wilson(r.wins, r.games, Z95);
    return `${percent(rate(r))} of ${r.games} games (${percent(low)} - ${percent(high)})`;
  };
  const changed = Object.entries(changes)
    .sort(([, a], [, b]) => b - a)
    .map(([part, n]) => `${n > 0 ? '+' : ''}${n} ${part}`);
  return [
    `Search from ${from}: ${kept} of ${steps} changes kept`,
    `  before  ${told(before)}`,
    `  after   ${told(after)}`,
    `  changes ${changed.join(', ') || 'none'}`,
    '',
    carried.length === 0
      ? 'No part stands out.'
      : table(
          ['Carried by', 'games used', 'wins more often'],
          carried.map(({ part, games, more }) => [part, `${games}`, percent(more)]),
        ),
    '',
    JSON.stringify(deck),
  ].join('\n');
}
