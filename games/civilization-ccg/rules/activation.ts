/** The activation phase: cards become ready, constructions are finished, markers go, effects are done, unrest comes (CCG-8). */
import { NONE, type QuestionRules } from '@epoka/kernel';
import { isInForce, sides } from './board.ts';
import { isBuilding, KIND, printedKeyword, STAGES, TRAIT, UNIQUE, UNIT } from './cards.ts';
import { finishFirst } from './elsewhere.ts';
import { remove, trigger } from './leaving.ts';
import { endEvent, settle } from './settling.ts';
import {
  type G,
  IN_FIELD,
  IN_FORCE,
  IN_GROUND,
  inGame,
  isCapital,
  KNOWN,
  STANDING,
  type State,
  UNFINISHED,
} from './state.ts';
import { unrest as unrestOf } from './values.ts';
import type { Vocab } from './vocabulary.ts';

/** A turn goes on as long as its player is in the game; when the game is over nothing goes on anyway. */
export const isIdle = (s: State): boolean => !inGame(s, s.active);

type Main = 'explore' | 'military' | 'manage';

/** In quick windows nobody is asked who can do nothing but pass (CCG-6.3). */
function hasChoice(g: G, kind: Main): boolean {
  const { s } = g;
  return s.full || g.hasLegal({ id: 0, seat: s.active, kind, data: null }, 2);
}

/** The main step of a phase. */
export function mainStep(g: G, kind: Main): void {
  const { s } = g;
  if (isIdle(s)) return;
  if (hasChoice(g, kind)) g.ask(s.active, kind);
  else g.tell('idle', s.active, s.phase);
}

/**
 * Goes on with it after an action, which can be taken back until the player passes. Only explorers with nothing left to do are not
 * asked once more: that would be a pass in nearly every turn.
 */
export function more(g: G, { kind }: { readonly kind: Main }): void {
  const { s } = g;
  if (!isIdle(s) && (kind !== 'explore' || hasChoice(g, kind))) g.ask(s.active, kind);
}

/** Settles after an action and goes on with the step; `before` is how much there was still to do before the action. */
export function settleAndGoOn(g: G, kind: 'military' | 'manage', before: number): void {
  const { s } = g;
  // Mostly the action has caused nothing that must be done first.
  const done = s.stack.length === before && s.asked.length === 0;
  if (done) settle(g);
  else g.next('settle');
  if (done && s.stack.length === before) more(g, { kind });
  else g.next('more', { kind });
}

/** CCG-8.1 */
export function ready(g: G): void {
  const { s } = g;
  for (let o = 0; o < s.zone.length; o++) {
    if (s.owner[o] !== s.active) continue;
    s.used[o] = 0;
    s.uses[o] = 0;
    s.moved[o] = 0;
    s.points[o] = 0;
  }
}

/** The next construction of the active player whose stages are all paid, in the order they were started. */
function nextFinished(s: State): number {
  let found = NONE;
  for (let o = 0; o < s.zone.length; o++)
    if (
      s.zone[o] === UNFINISHED &&
      s.owner[o] === s.active &&
      s.marks[o] >= STAGES[s.face[o]].length &&
      (found === NONE || s.serial[o] < s.serial[found])
    )
      found = o;
  return found;
}

/** One construction comes into play (CCG-8.2 to 8.8), then the next. */
export function finish(g: G): void {
  const { s } = g;
  const o = nextFinished(s);
  if (o === NONE) return;
  const [card, seat, terrain] = [s.face[o], s.owner[o], s.at[o]];
  const unique = printedKeyword(UNIQUE, card) > 0;
  if (unique && stands(s, card)) {
    g.tell('uniqueLost', seat, card);
    remove(g, o);
    g.next('finish');
    return;
  }
  s.zone[o] = KIND[card] === UNIT ? IN_FIELD : isBuilding(card) ? STANDING : KNOWN;
  s.marks[o] = 0;
  s.used[o] = 0;
  s.serial[o] = ++s.serials;
  g.tell('finished', seat, card, terrain === NONE ? NONE : s.face[terrain]);
  if (unique) dropRivals(g, card);
  if (TRAIT[card] !== 0) replaceOlder(g, o);
  trigger(g, 'enter', seat, card, o);
  if (KIND[card] === UNIT) g.next('trim', { seat, what: 0, terrain });
  else {
    g.next('trim', { seat, what: 2, terrain });
    g.next('trim', { seat, what: 1, terrain });
  }
  g.next('settle');
  g.next('finish');
}

/** A finished card of this name is in play, anybody's. */
export function stands(s: State, card: number): boolean {
  for (let o = 0; o < s.zone.length; o++) if (s.zone[o] === STANDING && s.face[o] === card) return true;
  return false;
}

function dropRivals(g: G, card: number): void {
  const { s } = g;
  for (const o of s.zone.keys())
    if (s.zone[o] === UNFINISHED && s.face[o] === card) {
      g.tell('uniqueLost', s.owner[o], card);
      remove(g, o);
    }
}

/** A religion or political system takes the place of the older one (CCG-8.8). */
function replaceOlder(g: G, newer: number): void {
  const { s } = g;
  for (const o of s.zone.keys())
    if (o !== newer && s.owner[o] === s.owner[newer] && TRAIT[s.face[o]] === TRAIT[s.face[newer]]) {
      g.tell('replaced', s.owner[o], s.face[o]);
      remove(g, o);
    }
}

/** CCG-8.9 */
export function markers(g: G): void {
  const { s } = g;
  for (let o = 0; o < s.zone.length; o++) {
    if (s.zone[o] !== IN_FORCE || s.owner[o] !== s.active || s.marks[o] === 0) continue;
    s.marks[o]--;
    if (s.marks[o] === 0) endEvent(g, o);
  }
}

export const AT_ACTIVATION = 0;
export const AT_FINAL = 1;

/** Effects of every turn, in the order of CCG-8.10: capital, row, inventions, events. */
export function triggers(g: G, { when }: { readonly when: number }): void {
  const { s } = g;
  const moment = when === AT_FINAL ? 'final' : 'activation';
  for (const o of inPrintedOrder(s, s.active))
    if (isInForce(s, o)) trigger(g, moment, s.active, s.face[o], o);
  g.next('settle');
}

/** The cards of a player in play: capital, row from the left (terrain, resource, buildings), inventions, events. */
export function inPrintedOrder(s: State, seat: number): number[] {
  const order: number[] = [];
  const row = s.row[seat];
  const lying = [...inZone(s, IN_GROUND), ...inZone(s, STANDING)];
  const on = (terrain: number) => {
    order.push(terrain);
    for (const o of lying) if (s.at[o] === terrain) order.push(o);
  };
  for (const terrain of row) if (isCapital(s, terrain)) on(terrain);
  for (const terrain of row) if (!isCapital(s, terrain)) on(terrain);
  for (const zone of [KNOWN, IN_FORCE])
    for (const o of inZone(s, zone)) if (s.owner[o] === seat) order.push(o);
  return order;
}

function inZone({ zone }: State, wanted: number): number[] {
  const found: number[] = [];
  for (let o = 0; o < zone.length; o++) if (zone[o] === wanted) found.push(o);
  return found;
}

/** CCG-8.12, 8.13 */
export function unrest(g: G): void {
  const { s } = g;
  const seat = s.active;
  const wanted = unrestOf(s, seat);
  if (wanted === 0) return;
  const lost = Math.min(wanted, s.food[seat]);
  s.food[seat] -= lost;
  g.tell('unrest', seat, lost, wanted);
  if (lost < wanted && s.row[seat].length > 1) g.ask(seat, 'edge');
}

export const LEFT = 0;
export const RIGHT = 1;

export const edge: QuestionRules<State, Vocab, 'edge'> = {
  auto: true,
  choices(g, q, offer) {
    const [left, right] = sides(g.s, q.seat);
    offer.unless(left >= right ? undefined : g.no('evenGrowth'), 'lose', LEFT);
    offer.unless(right >= left ? undefined : g.no('evenGrowth'), 'lose', RIGHT);
    finishFirst(g, offer);
  },
  answer(g, q, [, side]) {
    const row = g.s.row[q.seat];
    g.next('loseTerrain', { terrain: side === LEFT ? row[0] : row[row.length - 1] });
  },
};
