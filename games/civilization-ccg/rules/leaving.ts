/** How cards enter and leave play (CCG-2), and what they do at that moment. */
import { NONE } from '@epoka/kernel';
import { KIND, RESOURCE, TERRAIN, UNIT } from './cards.ts';
import { triggered } from './effects.ts';
import { freeObject, type G, newObject, type State, UNFINISHED } from './state.ts';

/** A card comes into play, finished or discovered, and does what it does then. */
export function enterPlay(g: G, seat: number, card: number, zone: number, at: number): number {
  const o = newObject(g.s, seat, card, zone, at);
  trigger(g, 'enter', seat, card, o);
  return o;
}

/** Pushes everything a card does at this moment. */
export function trigger(
  g: G,
  when: 'enter' | 'activation' | 'final' | 'battle-won' | 'destroyed',
  seat: number,
  card: number,
  object: number,
  loser: number = NONE,
): void {
  for (const effect of triggered(when, card)) g.next('do', { seat, card, object, effect, refs: [], loser });
}

/** To the pile it belongs on: terrains and resources back to the atlas, everything else to the discards. */
export function putAway(s: State, owner: number, card: number): void {
  if (KIND[card] === TERRAIN || KIND[card] === RESOURCE) s.atlas[owner].push(card);
  else s.discard[owner].push(card);
}

/** Leaves play without having been destroyed: replaced, surplus, given up, ended. No terrain: that is lost with all that lies on it. */
export function remove(g: G, o: number): void {
  const { s } = g;
  const [card, owner] = [s.face[o], s.owner[o]];
  freeObject(s, o);
  putAway(s, owner, card);
}

/** Destroyed; no capital, which falls with its player. A unit that comes back to the hand instead is the only card with another way (CCG-17.16). */
export function destroy(g: G, o: number): void {
  const { s } = g;
  const [card, owner] = [s.face[o], s.owner[o]];
  g.tell('destroyed', owner, card);
  const effects = triggered('destroyed', card);
  freeObject(s, o);
  if (effects.length > 0 && KIND[card] === UNIT) {
    s.hand[owner].push(card);
    g.tell('returned', owner, card);
    return;
  }
  putAway(s, owner, card);
  trigger(g, 'destroyed', owner, card, NONE);
}

/** Back to its owner's hand. */
export function bounce(g: G, o: number): void {
  const { s } = g;
  const [card, owner] = [s.face[o], s.owner[o]];
  freeObject(s, o);
  s.hand[owner].push(card);
  g.tell('returned', owner, card);
}

/** A foreign unit has come in: what is being built there is lost (CCG-10.14). */
export function crush(g: G, terrain: number): void {
  const { s } = g;
  for (let o = 0; o < s.zone.length; o++)
    if (s.at[o] === terrain && s.zone[o] === UNFINISHED) {
      g.tell('crushed', s.owner[o], s.face[o]);
      remove(g, o);
    }
}
