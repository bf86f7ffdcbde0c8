/** Directed play until every card did what it is for: played, signed, fought with, revealed. Owning it is not enough. */
import type { Answer, Play, Question, Tell } from '@epoka/kernel';
import { type Chooser, Coverage } from '@epoka/kernel/kit';
import { directedTests } from '@epoka/kernel/kit/testing/law-tests';
import { expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { content } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { AT_WORK } from './at-work.ts';
import { food, scene } from './scene.ts';
import { staying } from './staying.ts';

/** Verbs that play a card named by their first argument. */
const PLAYS = new Set([
  ...['leader', 'technology', 'reform', 'revolution', 'action', 'tactic', 'bonus'],
  ...['event', 'aggression', 'war', 'pact', 'colonize'],
]);
const WASTEFUL = new Set(['destroy', 'disband', 'endTurn', 'pass', 'discard', 'decline', 'sacrifice']);

/** Belongs to other levels and variants, or to those who leave; rare cases are shown by tests of their own. */
const ELSEWHERE = [
  ...['annex', 'mineOption', 'keepScoring', 'pickScoring'],
  ...['draw', 'leave', 'keep', 'resign', 'steal', 'raid'],
  ...['blueBank', 'yellowBank', 'gangAttack', 'noDeck', 'resignLater', 'lowerSpecial', 'warImmune'],
  ...['warnOverScience', 'scienceLost'],
  ...['noIdle', 'nothingToUpgrade', 'noTechnology', 'noRivals', 'onlyMines', 'newerWonder'],
  ...['changeLost', 'noNewWorker'],
  ...['leftOut', 'warVoid', 'warTied', 'annexed', 'stolenTechnology', 'simpleBonus', 'resigned'],
  ...['scoringShown', 'scoringKept', 'scoringPicked'],
];

/** Printed on the boards, in play from the start. */
const printed = content.filter((_, card) => T.COPIES[card].every(n => n === 0));

const coverage = new Coverage();
const isNew = (card: number) => card >= 0 && !coverage.has('content', content[card]);

function proves(tell: Tell): string | undefined {
  const at = AT_WORK[tell.key];
  return at === undefined ? undefined : content[tell.args[at] as number];
}

/** New cards first, then what builds up, then anything. */
function eagerness(s: State, q: Question, [verb, x]: Answer): number {
  if (PLAYS.has(verb) && isNew(x as number)) return 3;
  if (verb === 'take') return isNew(s.row[x as number]) ? 2 : 0;
  if (verb === 'stage') return isNew(s.civs[q.seat].building) ? 3 : 1;
  if (verb === 'bid' || verb === 'accept') return 2;
  return WASTEFUL.has(verb) ? -1 : 1;
}

const eager: Chooser = (g: Play, q, roll) => {
  const offers = g.legal(q);
  const answers = Array.from({ length: offers.count }, (_, i) => offers.answer(i));
  const rated = answers.map(answer => ({
    answer,
    eager: eagerness(g.s as State, q, answer) + (roll(4) === 0 ? 1.5 : 0),
    tie: roll(1 << 20),
  }));
  return rated.sort((a, b) => b.eager - a.eager || a.tie - b.tie)[0].answer;
};

directedTests(
  { ...staying, rules: { ...staying.rules, seen: () => {} } },
  {
    seats: [4, 3, 2],
    settings: { level: 'full' },
    games: 300,
    seed: 'a',
    expert: eager,
    proves,
    coverage,
    except: [...printed, ...ELSEWHERE],
  },
);

it('TTA-1.4 who would have more than 40 science at the end of the turn is warned: seldom met in play', () => {
  const warned = (science: number) =>
    scene({}, (_s, p) => {
      p.science = science;
      food(p, 4);
    }).warning('endTurn');
  expect([warned(39), warned(40)]).toEqual([undefined, 'warnOverScience']);
});
