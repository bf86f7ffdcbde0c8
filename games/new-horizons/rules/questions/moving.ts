/** Moving, one step at a time (NH-10): a unit and the hex beside it. */
import { NONE, OK } from '@epoka/kernel';
import { sendElsewhere } from '../elsewhere.ts';
import { distance, edges, isForeignHome } from '../hexes.ts';
import { canMove, hexBeside, step, whyNotStep } from '../moving.ts';
import { begun } from '../resolve.ts';
import { skipped, whyNotSkip } from '../skipping.ts';
import { hasTwin } from '../units.ts';
import type { G, Kind, Moving, Offer, StepTable } from '../vocabulary.ts';

export const moveSteps: Pick<StepTable, 'move'> = {
  move(g, moving) {
    const { seat, list, at, points } = moving;
    if (canMove(g, seat, points)) g.ask(seat, 'move', moving);
    else g.tell('partly', seat, list, at, 'no-unit-moves');
  },
};

export const move: Kind<'move'> = {
  choices(g, { seat, data: moving }, offer) {
    const { s } = g;
    if (offer.explaining) sendElsewhere(g, offer, 'unit', 'tile', 'hex');
    if (moving.unit !== NONE) {
      offerSteps(g, moving, moving.unit, offer);
      if (offer.explaining) {
        offerWaiting(g, moving, offer);
        offerFar(g, seat, offer);
      }
      offer.unless(g.no('cannot-stop-on-home'), 'stop');
      return;
    }
    for (let i = 0; i < s.units.length; i++)
      if (s.units[i].seat === seat && !hasTwin(s, i)) offerSteps(g, moving, i, offer);
    if (offer.explaining) offerFar(g, seat, offer);
    if (moving.moved) offer.can('stop');
    else {
      const noSkip = whyNotSkip(g, moving);
      offer.unless(g.no('move-required', noSkip === OK), 'stop');
      offer.unless(noSkip, 'skip');
    }
  },
  answer(g, { seat, data: moving }, a) {
    if (a[0] === 'skip') skipped(g, moving);
    if (a[0] !== 'step') return;
    begun(g, moving);
    const [, unit, hex] = a;
    const tile = step(g, unit, hex);
    const points = moving.points - 1;
    const crossing = tile !== NONE && isForeignHome(g.s, tile, seat);
    if (points === 0) return;
    const { list, at, act, rest } = moving;
    g.next('move', { seat, list, at, act, rest, points, unit: crossing ? unit : NONE, moved: true });
  },
};

function offerSteps(g: G, moving: Moving, unit: number, offer: Offer): void {
  const { s } = g;
  const { tile } = s.units[unit];
  for (let d = 0; d < 6; d++)
    offer.unless(whyNotStep(g, unit, d, moving.points), 'step', unit, hexBeside(s, tile, d));
  if (offer.explaining) offerTooFar(g, unit, offer);
}

/** While a unit crosses a home, the others wait. */
function offerWaiting(g: G, { seat, unit }: Moving, offer: Offer): void {
  const { s } = g;
  const why = g.no('crossing-first', s.units[unit].tile);
  s.units.forEach((u, i) => {
    if (u.seat !== seat || i === unit || hasTwin(s, i)) return;
    for (let d = 0; d < 6; d++) offer.unless(why, 'step', i, hexBeside(s, u.tile, d));
  });
}

/** Farther than two steps from every own unit, or under one: named once, for the one that is nearest. */
function offerFar(g: G, seat: number, offer: Offer): void {
  const { s } = g;
  const own = s.units.flatMap((u, i) => (u.seat === seat ? [i] : []));
  const named = new Set(offer.choices.map(({ answer }) => answer[2]));
  for (const hex of [...s.map.map(t => t.hex), ...edges(s)]) {
    if (named.has(hex)) continue;
    const far = (i: number) => distance(s.map[s.units[i].tile].hex, hex);
    const nearest = own.reduce((a, b) => (far(b) < far(a) ? b : a));
    offer.unless(far(nearest) === 0 ? g.no('stands-here') : g.no('not-adjacent'), 'step', nearest, hex);
  }
}

/** Two steps away: a player may think of it, but steps are taken one by one. */
function offerTooFar(g: G, unit: number, offer: Offer): void {
  const { s } = g;
  const from = s.units[unit].tile;
  const beside = (tile: number) => s.near.slice(6 * tile, 6 * tile + 6);
  const close = beside(from);
  for (let tile = 0; tile < s.map.length; tile++) {
    if (tile === from || close.includes(tile) || !close.some(t => t !== NONE && beside(t).includes(tile)))
      continue;
    offer.unless(g.no('not-adjacent'), 'step', unit, s.map[tile].hex);
  }
}
