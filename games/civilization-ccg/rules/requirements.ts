/** What a card needs before it may be played or started (CCG-12.7, 15.1). */
import { type Blocked, OK } from '@epoka/kernel';
import { isUnit } from './board.ts';
import { ERA, GROUP, NEEDS, TRAIT, UNIT_TYPE } from './cards.ts';
import { type G, IN_GROUND, KNOWN, STANDING, type State } from './state.ts';
import { capitalFace } from './values.ts';

function owns(s: State, seat: number, zone: number, card: number): boolean {
  const { owner, face } = s;
  for (let o = 0; o < face.length; o++)
    if (face[o] === card && owner[o] === seat && s.zone[o] === zone) return true;
  return false;
}

export const knows = (s: State, seat: number, invention: number): boolean => owns(s, seat, KNOWN, invention);

const isMissing = (s: State, seat: number, zone: number, cards: readonly number[]): boolean => {
  for (let i = 0; i < cards.length; i++) if (!owns(s, seat, zone, cards[i])) return true;
  return false;
};

const missing = (s: State, seat: number, zone: number, cards: readonly number[]): number[] =>
  cards.filter(card => !owns(s, seat, zone, card));

/** In the order in which they are reported (CCG-20.1). */
export function cannotUse(g: G, seat: number, card: number): Blocked {
  const { s } = g;
  if (ERA[card] > s.era[seat]) return g.no('eraTooHigh', ERA[card], s.era[seat]);
  const needs = NEEDS[card];
  if (isMissing(s, seat, KNOWN, needs.inventions))
    return g.no('needsInventions', missing(s, seat, KNOWN, needs.inventions));
  if (isMissing(s, seat, IN_GROUND, needs.resources))
    return g.no('needsResources', missing(s, seat, IN_GROUND, needs.resources));
  if (isMissing(s, seat, STANDING, needs.buildings))
    return g.no('needsBuildings', missing(s, seat, STANDING, needs.buildings));
  if (needs.trait !== 0 && !hasTrait(s, seat, needs.trait)) return g.no('needsTrait', needs.trait);
  if (needs.groups !== 0 && (needs.groups & (1 << GROUP[capitalFace(s, seat)])) === 0)
    return g.no('wrongGroup', card);
  if (needs.unitTypes !== 0 && !hasUnitOf(s, seat, needs.unitTypes))
    return g.no('needsUnit', needs.unitTypes);
  return OK;
}

function hasTrait(s: State, seat: number, trait: number): boolean {
  for (let o = 0; o < s.zone.length; o++)
    if (s.zone[o] === KNOWN && s.owner[o] === seat && TRAIT[s.face[o]] === trait) return true;
  return false;
}

function hasUnitOf(s: State, seat: number, types: number): boolean {
  for (let o = 0; o < s.zone.length; o++)
    if (isUnit(s, o) && s.owner[o] === seat && (types & (1 << UNIT_TYPE[s.face[o]])) !== 0) return true;
  return false;
}
