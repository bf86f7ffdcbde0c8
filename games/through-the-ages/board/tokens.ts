/**
 * Which wooden token lies where. The state only counts them; to see one move from the bank onto a card, each keeps a name of
 * its own from one position to the next: tokens that left a place are the ones that appear in another.
 */
import { useState } from 'react';
import type { Civ } from './game.ts';

/** where tokens lie: 'bank', 'idle', 'wonder', or the number of a technology */
type Places = ReadonlyMap<string, readonly number[]>;

export interface Tokens {
  readonly yellow: Places;
  readonly blue: Places;
}

function counted(
  rest: readonly (readonly [string, number])[],
  cards: readonly number[],
): Map<string, number> {
  const counts = new Map<string, number>(rest);
  cards.forEach((n, holder) => {
    counts.set(String(holder), Math.max(0, n));
  });
  return counts;
}

/** Leaves as many where they are as can stay, and moves the rest; new names for tokens that come from the box. */
export function settle(before: Places, counts: ReadonlyMap<string, number>): Places {
  const now = new Map<string, number[]>();
  const free: number[] = [];
  let last = 0;
  for (const [place, names] of before) {
    const stay = Math.min(names.length, counts.get(place) ?? 0);
    now.set(place, names.slice(0, stay));
    free.push(...names.slice(stay));
    for (const name of names) last = Math.max(last, name);
  }
  for (const [place, n] of counts) {
    const names = now.get(place) ?? [];
    while (names.length < n) names.push(free.shift() ?? ++last);
    now.set(place, names);
  }
  return now;
}

const NOWHERE: Places = new Map();

export function tokensOf(c: Civ, before?: Tokens): Tokens {
  return {
    yellow: settle(
      before?.yellow ?? NOWHERE,
      counted(
        [
          ['bank', c.yellow],
          ['idle', c.idle],
        ],
        c.workers,
      ),
    ),
    blue: settle(
      before?.blue ?? NOWHERE,
      counted(
        [
          ['bank', c.blue],
          ['wonder', c.stages],
        ],
        c.blues,
      ),
    ),
  };
}

/** The tokens of a civilization as it is now, followed from the position shown before. */
export function useTokens(c: Civ | undefined): Tokens | undefined {
  const [held, setHeld] = useState<{ c: Civ; tokens: Tokens } | undefined>(c && { c, tokens: tokensOf(c) });
  if (c === undefined || held?.c === c) return held?.tokens;
  const tokens = tokensOf(c, held?.tokens);
  setHeld({ c, tokens });
  return tokens;
}
