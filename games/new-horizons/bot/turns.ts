/** What search must know of the course of a turn (NH-3): whose it is, how it ends, where it goes round in a circle. */
import { type Answer, mixInt, mixInts, NONE, type Question } from '@epoka/kernel';
import type { Player, State } from '../rules/state.ts';

/** Turns are counted through. Governments are picked before the first round: a turn for each seat. */
export function turn(s: State): number {
  if (s.turn === NONE) return -1 - (s.asked[0]?.seat ?? 0);
  return s.round * s.seats + ((s.turn - s.first + s.seats) % s.seats);
}

export function owner(s: State): number {
  return s.turn === NONE ? (s.asked[0]?.seat ?? 0) : s.turn;
}

const PASS: Answer = ['pass'];

/** Whoever exchanges instead of producing goes on until they pass (NH-13), and that ends the turn. */
export function closing(_s: State, q: Question): Answer | undefined {
  return q.kind === 'exchange' ? PASS : undefined;
}

const TURN = 1_000_000;
const PHASE = 100_000;

/**
 * Turns first. Within one, every question uses something up (a task, points of a move, a phase), but for the exchanges of
 * its production: pawns can be bought and sold for ever. Of those only a unit that is recalled does not come back.
 */
export function progress(s: State): number {
  const now = turn(s) * TURN;
  const kind = s.asked[0]?.kind;
  if (kind === 'production' || kind === 'exchange') return now + PHASE - s.units.length;
  for (let i = 0; i < s.stack.length; i++) if (s.stack[i].step === 'production') return now + s.asking;
  return now + PHASE + s.asking;
}

/** The table as far as a turn can change it. Units and tiles count in any order. */
export function key(s: State, seat: number): number {
  let h = s.stack.length;
  for (let i = 0; i < s.asked.length; i++) h = mixQuestion(h, s.asked[i]);
  for (let i = 0; i < s.stack.length; i++) h = mixInt(h, s.stack[i].step.length);
  for (let i = 0; i < s.seats; i++) h = i === seat ? mixOwn(h, s.players[i]) : mixOther(h, s.players[i]);
  let units = 0;
  for (let i = 0; i < s.units.length; i++) {
    const u = s.units[i];
    units += mixInt(mixInt(u.seat * 2 + u.kind, u.strength), u.tile);
  }
  let tiles = 0;
  for (let i = 0; i < s.map.length; i++) {
    const t = s.map[i];
    tiles += mixInt(
      mixInt(mixInt(t.hex, t.territory), t.village * 8 + t.city),
      (t.building * 8 + t.left) * 8 + t.right,
    );
  }
  h = mixInt(mixInt(h, units | 0), tiles | 0);
  const underWay = s.discovering ?? [];
  for (let i = 0; i < underWay.length; i++) h = mixInt(mixInt(h, underWay[i].unit), underWay[i].hex);
  h = mixInt(mixInts(h, s.slots), s.discovered * 64 + s.extra * 2 + s.did);
  for (let i = 0; i < s.claims.length; i++) h = mixInts(h, s.claims[i]);
  for (let i = 0; i < s.display.length; i++) h = mixInts(h, s.display[i]);
  return mixInts(mixInts(h, s.revealed), s.markers);
}

function mixQuestion(h: number, q: Question): number {
  let n = mixInt(mixInt(h, q.seat), q.kind.charCodeAt(0) * 256 + q.kind.charCodeAt(2));
  for (const name in q.data as Readonly<Record<string, unknown>> | null)
    n = mixInt(n, Number((q.data as Readonly<Record<string, unknown>>)[name]) | 0);
  return n;
}

function mixOwn(h: number, p: Player): number {
  let n = mixInt(mixInt(mixInt(h, p.coins * 64 + p.active), p.scholars), p.invested * 512 + p.used);
  n = mixInts(mixInts(mixInts(mixInts(n, p.columns), p.tracks), p.markers), p.supply);
  n = mixInts(mixInts(mixInts(mixInts(n, p.leaders), p.privates), p.modifiers), p.triggers);
  return mixInt(mixInts(n, p.noted), p.pawn * 64 + p.government);
}

/** Others change little in a turn that is not theirs. */
function mixOther(h: number, p: Player): number {
  return mixInts(mixInt(mixInt(h, p.coins * 64 + p.active), p.invested * 512 + p.gone), p.columns);
}
