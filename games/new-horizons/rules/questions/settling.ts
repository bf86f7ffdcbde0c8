/** Where to found or fortify, and with which units (NH-11). */
import { OK } from '@epoka/kernel';
import { sendElsewhere } from '../elsewhere.ts';
import { pawnLeaves } from '../performing.ts';
import { begun, effectOf } from '../resolve.ts';
import { isUseful, nameUnits, settle, settled, whyNotSettle } from '../settling.ts';
import { offerSkip, skipped } from '../skipping.ts';
import { SETTLER, SOLDIER } from '../state.ts';
import { exhaustUnit, hasTwin, tilesWith, whyNotAt } from '../units.ts';
import type { G, Kind, Offer } from '../vocabulary.ts';

/** Every tile with its reason for readers; for bots only those where own units stand. */
export function offerSites(
  g: G,
  seat: number,
  kind: number,
  change: number,
  marker: boolean,
  offer: Offer,
): void {
  const { s } = g;
  if (!offer.explaining && marker && s.players[seat].markers[kind] === 0) return;
  const verb = kind === SETTLER ? 'found' : 'fortify';
  const occupied = tilesWith(s, seat, kind);
  for (let tile = 0; tile < s.map.length; tile++)
    if (offer.explaining || (occupied & (1 << tile)) !== 0) {
      const why = whyNotSettle(g, seat, kind, tile, change, marker);
      offer.unless(why, verb, tile);
      if (why === OK && offer.explaining) offer.warn(pawnLeaves(g, seat, 1));
    }
}

export const found: Kind<'found'> = {
  choices(g, { seat, data: run }, offer) {
    const e = effectOf(run, 'found');
    offerSites(g, seat, SETTLER, e.modifier, e.marker, offer);
    offerSkip(g, run, offer);
    if (offer.explaining) sendElsewhere(g, offer, 'unit', 'tile');
  },
  answer(g, { seat, data: run }, a) {
    if (a[0] === 'skip') skipped(g, run);
    if (a[0] !== 'found') return;
    begun(g, run);
    const e = effectOf(run, 'found');
    settle(g, seat, SETTLER, a[1], e.modifier, e.marker);
  },
};

export const fortify: Kind<'fortify'> = {
  choices(g, { seat, data: run }, offer) {
    const e = effectOf(run, 'fortify');
    offerSites(g, seat, SOLDIER, e.modifier, e.marker, offer);
    offerSkip(g, run, offer);
    if (offer.explaining) sendElsewhere(g, offer, 'unit', 'tile');
  },
  answer(g, { seat, data: run }, a) {
    if (a[0] === 'skip') skipped(g, run);
    if (a[0] !== 'fortify') return;
    begun(g, run);
    const e = effectOf(run, 'fortify');
    settle(g, seat, SOLDIER, a[1], e.modifier, e.marker);
  },
};

/** One unit after the other until the strength is reached; none of them may turn out superfluous. */
export const units: Kind<'units'> = {
  auto: true,
  choices(g, { seat, data: { tile, kind, need, sum, least } }, offer) {
    const { s } = g;
    for (let i = 0; i < s.units.length; i++) {
      const u = s.units[i];
      if (u.seat !== seat || hasTwin(s, i)) continue;
      let why = whyNotAt(g, i, kind, tile);
      if (why === OK && !isUseful(s, seat, kind, tile, need, sum, least, i)) why = g.no('redundant-unit');
      offer.unless(why, 'spend', i);
    }
    if (offer.explaining) offer.unless(g.no('strength-too-low', need, sum), 'stop');
    if (offer.explaining) sendElsewhere(g, offer, 'unit');
  },
  answer(g, { seat, data }, a) {
    if (a[0] !== 'spend') return;
    const { strength } = g.s.units[a[1]];
    exhaustUnit(g, a[1]);
    const sum = data.sum + strength;
    if (sum >= data.need) settled(g, seat, data.kind, data.tile);
    else {
      const least = data.least === 0 ? strength : Math.min(data.least, strength);
      nameUnits(g, seat, { ...data, sum, least });
    }
  },
};
