/** What a deck is tried for: one game of bots in numbers, and a solitaire turn by turn. Runs in a worker, shows nothing. */
import type { Answer, CoreState, Question } from '@epoka/kernel';
import { KNOWN, STANDING, type State } from '../../rules/state';

/** terrains whose turn is noted: the way to the ninth */
export const MILESTONES = [5, 7, 9] as const;

export interface TrialResult {
  /** 1 won, 0 lost, a half for a game shared */
  readonly won: number;
  readonly rounds: number;
  readonly began: boolean;
  readonly conquest: boolean;
  /** the own turn of each milestone, 0 where it was not reached */
  readonly reached: readonly number[];
  /** cards that were begun, devised or played, each as often as that happened */
  readonly played: readonly number[];
  /** cards given up for income */
  readonly sold: readonly number[];
}

const PLAYED: ReadonlySet<string> = new Set(['build', 'devise', 'play']);

/** Watches a game for one seat. */
export function observe(seat: number): {
  watch(state: CoreState, question: Question, answer: Answer): void;
  result(state: CoreState, ranks: readonly number[]): TrialResult;
} {
  const reached = MILESTONES.map(() => 0);
  const played: number[] = [];
  const sold: number[] = [];
  const note = (s: State) =>
    MILESTONES.forEach((n, i) => {
      if (reached[i] === 0 && s.row[seat].length >= n) reached[i] = s.turns[seat];
    });
  return {
    watch(state, question, [verb, card]) {
      note(state as State);
      if (question.seat !== seat) return;
      if (PLAYED.has(verb)) played.push(card as number);
      else if (verb === 'discard') sold.push(card as number);
    },
    result(state, ranks) {
      const s = state as State;
      note(s);
      const first = ranks.filter(rank => rank === 1).length;
      return {
        won: ranks[seat] === 1 ? 1 / first : 0,
        rounds: s.round,
        began: s.first === seat,
        conquest: s.out.some(out => out > 0),
        reached,
        played,
        sold,
      };
    },
  };
}

/** A civilization between two turns. */
export interface Sight {
  readonly turn: number;
  readonly over: boolean;
  readonly hand: readonly number[];
  /** cards of the own row, left to right */
  readonly row: readonly number[];
  readonly food: number;
  readonly era: number;
  /** buildings and wonders that stand, inventions that are known */
  readonly works: readonly number[];
}

/** Turns that are over: the one that goes on is counted from its beginning. */
export function turnsOf(state: CoreState, seat: number): number {
  const s = state as State;
  return Math.max(0, s.turns[seat] - (s.active === seat && !s.over ? 1 : 0));
}

export function look(state: CoreState, seat: number): Sight {
  const s = state as State;
  return {
    turn: turnsOf(s, seat),
    over: s.over,
    hand: s.hand[seat].slice(),
    row: s.row[seat].map(o => s.face[o]),
    food: s.food[seat],
    era: s.era[seat],
    works: s.zone.flatMap((zone, o) =>
      s.owner[o] === seat && (zone === STANDING || zone === KNOWN) ? [s.face[o]] : [],
    ),
  };
}
