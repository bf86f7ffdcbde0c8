import { type Answer, begin, nextBelow, type Question, seedChance, type Tell } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS } from '../content/ids.ts';
import * as T from '../content/tables.ts';
import type { Game, State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import { staying } from './staying.ts';

/** Log lines that show a card at work, and which of their arguments it is. */
const AT_WORK: Readonly<Record<string, number>> = {
  built: 1,
  completed: 1,
  leaderPlayed: 1,
  technologyPlayed: 1,
  reformed: 1,
  revolted: 1,
  actionPlayed: 1,
  tacticPlayed: 1,
  bonusUsed: 1,
  colonized: 1,
  attacked: 2,
  warDeclared: 2,
  pactSigned: 2,
  eventRevealed: 0,
  finalCard: 0,
};
/** Verbs that play a card named by their first argument. */
const PLAYS = new Set([
  'leader',
  'technology',
  'reform',
  'revolution',
  'action',
  'tactic',
  'bonus',
  'event',
  'aggression',
  'war',
  'pact',
  'colonize',
]);
const WASTEFUL = new Set(['destroy', 'disband', 'endTurn', 'pass', 'discard', 'decline', 'sacrifice']);

describe('every card', () => {
  it('is used in play', () => {
    const unused = new Set<number>(ALL_CARDS.map((_, n) => n));
    for (const id of ['agriculture', 'bronze', 'philosophy', 'religion', 'warriors', 'despotism'] as const)
      unused.delete(T.card(id));
    const chance = seedChance('every card');
    const log: Tell[] = [];

    /** New cards first, then what builds up, then anything. */
    const eagerness = (g: Game, q: Question, a: Answer): number => {
      const x = a[1] as number;
      if (PLAYS.has(a[0]) && unused.has(x)) return 3;
      if (a[0] === 'take') return unused.has(g.s.row[x]) ? 2 : 0;
      if (a[0] === 'stage') return unused.has(g.s.civs[q.seat].building) ? 3 : 1;
      if (a[0] === 'bid' || a[0] === 'accept') return 2;
      return WASTEFUL.has(a[0]) ? -1 : 1;
    };
    let games = 0;
    for (; games < 150 && unused.size > 0; games++) {
      const g = begin<State, Vocab>(
        staying.rules,
        3 + (games % 2),
        `every card ${games}`,
        { level: 'full' },
        0,
        log,
      );
      while (!g.s.over) {
        const q = g.s.asked[0];
        const offers = g.legal(q);
        let best: number[] = [];
        let most = Number.NEGATIVE_INFINITY;
        for (let i = 0; i < offers.count; i++) {
          const n = eagerness(g, q, offers.answer(i)) + (nextBelow(chance, 4) === 0 ? 1.5 : 0);
          if (n > most) {
            most = n;
            best = [];
          }
          if (n === most) best.push(i);
        }
        g.choose(q, best[nextBelow(chance, best.length)]);
        for (const tell of log) {
          const at = AT_WORK[tell.key];
          if (at !== undefined) unused.delete(tell.args[at] as number);
        }
        log.length = 0;
      }
    }
    expect([...unused].map(n => ALL_CARDS[n])).toEqual([]);
  });
});
