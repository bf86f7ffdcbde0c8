/**
 * Random play with random legal decks, for 2, 3, 4 and 6 players, that prefers events and answers to them: which of the cards were
 * played, which events were answered, which cards left play again. Prints what was missed.
 *
 *   node --conditions=source --import tsx games/civilization-ccg/test/tools/coverage.ts [most games]
 */
import { begin, type Play, type Tell } from '@epoka/kernel';
import { randomAnswer, rollFor } from '@epoka/kernel/kit';
import { CARDS } from '../../content/index.ts';
import { FREE, type State } from '../../rules/state.ts';
import { eventfulGame, lateGame } from '../late.ts';

const most = Number(process.argv[2] ?? 200);
const SEATS = [2, 3, 4, 6];
const played = new Set<number>();
const answered = new Set<number>();
const left = new Set<number>();

/** How many of each card are in play. */
function inPlay(s: State): Map<number, number> {
  const counts = new Map<number, number>();
  for (let o = 0; o < s.zone.length; o++)
    if (s.zone[o] !== FREE) counts.set(s.face[o], (counts.get(s.face[o]) ?? 0) + 1);
  return counts;
}

function note(before: Map<number, number>, g: Play, log: Tell[]): void {
  const after = inPlay(g.s as State);
  for (const card of after.keys()) played.add(card);
  for (const [card, n] of before) if ((after.get(card) ?? 0) < n) left.add(card);
  for (const { key, args } of log) {
    if (key === 'played') played.add(args[1] as number);
    if (key === 'countered') answered.add(args[1] as number);
    // an instant is used up as soon as it was played
    if (key === 'played' && CARDS[args[1] as number].lasts === 0) left.add(args[1] as number);
  }
  log.length = 0;
}

const events = CARDS.flatMap((card, i) => (card.kind === 'event' ? [i] : []));
const done = () =>
  played.size === CARDS.length && left.size === CARDS.length && answered.size === events.length;

let games = 0;
for (; games < most && !done(); games++) {
  const game = games % 4 === 0 ? lateGame : eventfulGame;
  const seed = `coverage ${games}`;
  const roll = rollFor(seed);
  const log: Tell[] = [];
  const g: Play = begin(game.rules, SEATS[games % SEATS.length], seed, { roundLimit: '30' }, 6, log);
  while (!g.s.over) {
    const q = g.s.asked[roll(g.s.asked.length)];
    const offers = g.legal(q);
    const plays: number[] = [];
    for (let i = 0; i < offers.count; i++) if (offers.verbs[i] === 'play') plays.push(i);
    const before = inPlay(g.s as State);
    const eager = plays.length > 0 && (q.kind === 'respond' || roll(3) > 0);
    g.perform(q, eager ? offers.answer(plays[roll(plays.length)]) : randomAnswer(g, q, offers, roll));
    note(before, g, log);
  }
}

const say = (what: string, found: Set<number>, all: readonly number[]) =>
  process.stdout.write(
    `${what} ${all.filter(i => found.has(i)).length}/${all.length}; missed: ${
      all
        .filter(i => !found.has(i))
        .map(i => CARDS[i].id)
        .join(', ') || 'none'
    }\n`,
  );
const every = CARDS.map((_, i) => i);
process.stdout.write(`${games} games\n`);
say('played', played, every);
say('answered', answered, events);
say('left play', left, every);
