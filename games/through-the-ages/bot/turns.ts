/** What search must know of the course of a turn (TTA-6, 7): whose it is, how it ends, how far it has come. */
import { type Answer, mixInt, mixInts, type Question } from '@epoka/kernel';
import type { Civ, State } from '../rules/state.ts';

/** Turns are counted through. */
export function turn(s: State): number {
  return s.round * s.seats + ((s.active - s.first + s.seats) % s.seats);
}

export function owner(s: State): number {
  return s.active;
}

const END_TURN: Answer = ['endTurn'];

export function closing(_s: State, q: Question): Answer | undefined {
  return q.kind === 'act' ? END_TURN : undefined;
}

const TURN = 1_000_000;

/** Every answer uses up an action, a card or a chance that comes once a turn: nothing can go round in a circle. */
export function progress(s: State): number {
  return turn(s) * TURN + s.asking;
}

/** The table as far as a turn can change it. Cards in hand count in any order. */
export function key(s: State, seat: number): number {
  let h = s.stack.length;
  for (let i = 0; i < s.asked.length; i++) {
    const q = s.asked[i];
    h = mixInt(mixInt(h, q.seat), q.kind.charCodeAt(0) * 256 + q.kind.charCodeAt(q.kind.length - 3));
    for (const name in q.data as Readonly<Record<string, unknown>> | null)
      h = mixInt(h, Number((q.data as Readonly<Record<string, unknown>>)[name]) | 0);
  }
  for (let i = 0; i < s.seats; i++) h = mixCiv(h, s.civs[i], i === seat);
  const { battle: b, auction: a } = s;
  h = mixInts(mixInts(mixInt(h, b.card * 64 + b.bonus), b.attackUnits), b.defenseUnits);
  h = mixInts(mixInt(mixInt(h, a.card * 64 + a.bid), a.bonus * 64 + a.passed), a.units);
  return mixInts(mixInt(h, s.current.length * 64 + s.future.length), s.row);
}

function mixCiv(h: number, c: Civ, own: boolean): number {
  let n = mixInts(mixInt(mixInt(h, c.culture), c.science * 64 + c.idle), c.workers);
  n = mixInts(mixInts(mixInt(n, c.yellow * 64 + c.blue), c.blues), c.colonies);
  if (!own) return n;
  n = mixInt(mixInt(n, c.civilSpent * 64 + c.militarySpent), c.government * 512 + c.leader);
  n = mixInt(mixInt(n, c.building * 16 + c.stages), c.tactic);
  n = mixInt(mixInt(n, c.pact * 8 + c.pactWith), c.war * 8 + c.warOn);
  n = mixInts(mixInts(n, c.specials), c.wonders);
  return mixInt(mixInt(n, anyOrder(c.hand)), anyOrder(c.military));
}

function anyOrder(cards: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < cards.length; i++) n = (n + mixInt(0, cards[i])) | 0;
  return n;
}
