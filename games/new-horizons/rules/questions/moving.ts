/** Moving, one step at a time (NH-10): a unit and the hex beside it. */
import { NONE } from '@epoka/kernel';
import { isForeignHome } from '../hexes.ts';
import { canMove, hexBeside, step, whyNotStep } from '../moving.ts';
import { begun } from '../resolve.ts';
import { offerSkip } from '../skipping.ts';
import { hasTwin } from '../units.ts';
import type { G, Kind, Moving, Offer, StepTable } from '../vocabulary.ts';

export const moveSteps: Pick<StepTable, 'move'> = {
  move(g, moving) {
    if (canMove(g, moving.seat, moving.points)) g.ask(moving.seat, 'move', moving);
  },
};

export const move: Kind<'move'> = {
  choices(g, { seat, data: moving }, offer) {
    const { s } = g;
    if (moving.unit !== NONE) {
      offerSteps(g, moving, moving.unit, offer);
      offer.unless(g.no('cannot-stop-on-home'), 'stop');
      return;
    }
    for (let i = 0; i < s.units.length; i++)
      if (s.units[i].seat === seat && !hasTwin(s, i)) offerSteps(g, moving, i, offer);
    if (moving.moved) offer.can('stop');
    else {
      offer.unless(g.no('move-required'), 'stop');
      offerSkip(g, moving, offer);
    }
  },
  answer(g, { seat, data: moving }, a) {
    if (a[0] !== 'step') return;
    begun(g, moving);
    const [, unit, hex] = a;
    const tile = step(g, unit, hex);
    const points = moving.points - 1;
    const crossing = isForeignHome(g.s, tile, seat);
    if (points === 0) return;
    const { list, at, act, rest } = moving;
    g.next('move', { seat, list, at, act, rest, points, unit: crossing ? unit : NONE, moved: true });
  },
};

function offerSteps(g: G, moving: Moving, unit: number, offer: Offer): void {
  const { s } = g;
  const u = s.units[unit];
  for (let d = 0; d < 6; d++)
    offer.unless(whyNotStep(g, u, d, moving.points), 'step', unit, hexBeside(s, u.tile, d));
  if (offer.explaining) offerTooFar(g, unit, offer);
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
