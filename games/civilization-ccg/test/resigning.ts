/** Whoever gives up does so in the middle of anything: everything that is asked, in random games, for all numbers of players. */
import { begin, hash, Play, type Question, seedChance } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import type { State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import { lateGame } from './late.ts';

type P = Play<State, Vocab>;

const { rules } = lateGame;

function cardsOf(s: State): Record<string, number> {
  const sums: Record<string, number> = {};
  rules.pieces(s, (piece, _place, n) => {
    sums[piece] = (sums[piece] ?? 0) + n;
  });
  return sums;
}

/** Small numbers, always the same ones for the same seed. */
function dice(seed: string): (n: number) => number {
  const words = seedChance(seed);
  let x = (words[0] ^ words[1]) >>> 0 || 1;
  return n => {
    x ^= x << 13;
    x >>>= 0;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return x % n;
  };
}

function answer(g: P, q: Question, roll: (n: number) => number): void {
  const legal = g.legal(q as never);
  if (legal.count === 0) throw new Error(`${q.kind} can't be answered`);
  g.perform(q as never, legal.answer(roll(legal.count)) as never);
}

/** Nothing of a player who left is anywhere, and nobody is asked for or about what is gone. */
function isSound(s: State): void {
  s.out.forEach((out, seat) => {
    if (out === 0) return;
    expect(s.owner.includes(seat)).toBe(false);
    expect(s.row[seat]).toEqual([]);
    for (const pile of [s.hand, s.library, s.atlas, s.discard, s.shown]) expect(pile[seat]).toEqual([]);
    expect(s.over || !s.asked.some(q => q.seat === seat)).toBe(true);
  });
  const nowhere = s.zone.flatMap((zone, o) =>
    zone !== 0 && s.at[o] >= 0 && s.owner[s.at[o]] < 0 ? [o] : [],
  );
  expect(nowhere, 'everything lies on a terrain').toEqual([]);
}

/** One of the seats leaves here; the game goes on for a while without it. */
function leave(g: P, seat: number, roll: (n: number) => number): void {
  const cards = cardsOf(g.s);
  g.resign(seat);
  isSound(g.s);
  expect(hash(rules.copy(g.s))).toBe(hash(g.s));
  for (let answers = 0; answers < 15 && !g.s.over; answers++) answer(g, g.s.asked[0], roll);
  isSound(g.s);
  expect(cardsOf(g.s)).toEqual(cards);
}

/** A random game in which, at every kind of question (among few players twice), each seat leaves on a copy of the table. */
function play(seats: number, seed: string, met: Map<string, number>): void {
  const roll = dice(`${seed} ${seats}`);
  const g = begin(rules, seats, `${seed} ${seats}`, { roundLimit: '30', mulligan: true }) as unknown as P;
  for (let answers = 0; answers < (seats > 3 ? 250 : 500) && !g.s.over; answers++) {
    const [q] = g.s.asked;
    const times = met.get(q.kind) ?? 0;
    if (times < (seats > 3 ? 1 : 2)) {
      met.set(q.kind, times + 1);
      for (let seat = 0; seat < seats; seat++)
        if (g.s.out[seat] === 0) leave(new Play(rules, rules.copy(g.s)) as unknown as P, seat, roll);
    }
    answer(g, q, roll);
  }
}

describe('CCG-16.4, 16.5, 16.5.a, 11.17.a resigning in the middle of anything', () => {
  for (const seats of [2, 3, 4, 5, 6])
    it(`of ${seats} players`, { timeout: 120_000 }, () => {
      const met = new Map<string, number>();
      for (let i = 0; i < 3; i++) play(seats, `leave ${i}`, met);
      expect(met.size).toBeGreaterThan(12);
    });
});
