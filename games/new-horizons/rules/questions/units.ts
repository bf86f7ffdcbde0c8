/** Recruiting and upgrading (NH-9). */
import { type Blocked, OK } from '@epoka/kernel';
import { MOST_STRENGTH } from '../../content/index.ts';
import { sendElsewhere } from '../elsewhere.ts';
import { takeFromColumn } from '../population.ts';
import { begun, effectOf } from '../resolve.ts';
import { offerSkip, skipped } from '../skipping.ts';
import type { State } from '../state.ts';
import {
  bestStrength,
  FIRST_KIND,
  hasTwin,
  isOfKind,
  isRecruitPlace,
  LAST_KIND,
  markerFree,
} from '../units.ts';
import type { G, Kind, Offer } from '../vocabulary.ts';

export const recruit: Kind<'recruit'> = {
  choices(g, { seat, data: run }, offer) {
    const e = effectOf(run, 'recruit');
    const p = g.s.players[seat];
    for (let kind: number = FIRST_KIND[e.unit]; kind <= LAST_KIND[e.unit]; kind++)
      for (let strength = bestStrength(p, kind, e.strength); strength >= e.strength; strength--)
        offerPlaces(g, seat, kind, strength, e.strength, offer);
    offerSkip(g, run, offer);
    if (offer.explaining) sendElsewhere(g, offer, 'tile');
  },
  answer(g, { seat, data: run }, a) {
    if (a[0] === 'skip') skipped(g, run);
    if (a[0] !== 'recruit') return;
    begun(g, run);
    const [, kind, strength, tile] = a;
    const p = g.s.players[seat];
    if (effectOf(run, 'recruit').from === 'active') p.active--;
    else takeFromColumn(p);
    g.s.units.push({ seat, kind, strength, tile });
    g.tell('recruit', seat, kind, strength, tile);
  },
};

/** Wrong places are named once, not for every strength. */
function offerPlaces(g: G, seat: number, kind: number, strength: number, base: number, offer: Offer): void {
  const { s } = g;
  const free = markerFree(s, seat, kind, strength);
  if (!free && !offer.explaining) return;
  const best = offer.explaining ? strongestFree(s, seat, kind, base) : strength;
  for (let tile = 0; tile < s.map.length; tile++) {
    let why: Blocked = OK;
    if (!isRecruitPlace(s, seat, tile)) {
      if (!offer.explaining || strength !== base) continue;
      why = g.no('bad-recruit-place');
    } else if (!free) why = g.no('no-marker-available', kind, strength);
    offer.unless(why, 'recruit', kind, strength, tile);
    if (why === OK && strength < best) offer.warn(g.no('stronger-possible', best));
  }
}

/** The greatest strength with a free marker that a recruit can have; 0 if there is none. */
function strongestFree(s: State, seat: number, kind: number, base: number): number {
  for (let strength = bestStrength(s.players[seat], kind, base); strength >= base; strength--)
    if (markerFree(s, seat, kind, strength)) return strength;
  return 0;
}

export const upgrade: Kind<'upgrade'> = {
  choices(g, { seat, data: run }, offer) {
    const { s } = g;
    const e = effectOf(run, 'upgrade');
    for (let i = 0; i < s.units.length; i++) {
      const u = s.units[i];
      if (u.seat !== seat || hasTwin(s, i)) continue;
      if (!isOfKind(e, u)) {
        if (offer.explaining) offer.unless(g.no('other-unit', 1 - u.kind), 'upgrade', i, u.strength + 1);
        continue;
      }
      if (u.strength === MOST_STRENGTH) offer.unless(g.no('max-strength'), 'upgrade', i, MOST_STRENGTH + 1);
      const most = Math.min(MOST_STRENGTH, u.strength + e.by);
      let best = 0;
      for (let strength = most; strength > u.strength; strength--) {
        const free = markerFree(s, seat, u.kind, strength, u.strength);
        offer.unless(free ? OK : g.no('no-marker-available', u.kind, strength), 'upgrade', i, strength);
        if (!free) continue;
        if (best === 0) best = strength;
        else if (offer.explaining) offer.warn(g.no('stronger-possible', best));
      }
    }
    offerSkip(g, run, offer);
    if (offer.explaining) sendElsewhere(g, offer, 'unit');
  },
  answer(g, { seat, data: run }, a) {
    if (a[0] === 'skip') skipped(g, run);
    if (a[0] !== 'upgrade') return;
    begun(g, run);
    const u = g.s.units[a[1]];
    g.tell('upgrade', seat, u.kind, u.strength, a[2], u.tile);
    u.strength = a[2];
  },
};
