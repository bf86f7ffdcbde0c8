/** What is chosen for a player whose time is up (CCG-21.1). */
import type { Answer, Options, Question } from '@epoka/kernel';
import { STAGES } from './cards.ts';
import { inOrder, type State } from './state.ts';

const pricesOf = STAGES.map(stages => stages.reduce((sum, stage) => sum + stage, 0));

/** Verbs that end or decline something, where they are not the first to be offered anyway. */
const DECLINES = ['pass', 'back', 'done'];

/** Where an answer is about a card to be given up: the card, by number. */
function givenUp(view: State, [verb, object]: Answer): number | undefined {
  if (verb === 'drop') return object as number;
  if (verb === 'remove' || verb === 'hit') return view.face[object as number];
  return undefined;
}

/** The place of a terrain in the row of the seat, then of the next players; everything else stays as it is listed. */
function place(view: State, seat: number, [verb, object]: Answer): number {
  if (verb !== 'to' && verb !== 'at') return 0;
  let n = 0;
  for (const who of inOrder(view, seat)) {
    const at = view.row[who].indexOf(object as number);
    if (at >= 0) return n + at;
    n += view.row[who].length;
  }
  return 0;
}

/** Windows and main steps are passed; of what must be given up the cheapest goes first; else the first legal option. */
export function plainly(view: State, q: Question, { choices }: Options): Answer | undefined {
  const legal = choices.filter(c => c.why === undefined).map(c => c.answer);
  for (const verb of DECLINES) {
    const found = legal.find(answer => answer[0] === verb);
    if (found !== undefined) return found;
  }
  let best: Answer | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const answer of legal) {
    const card = givenUp(view, answer);
    const worth = card === undefined ? place(view, q.seat, answer) : pricesOf[card];
    if (worth < least) [best, least] = [answer, worth];
  }
  return best;
}
