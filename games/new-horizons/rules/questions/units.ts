/** Recruiting and upgrading (NH-9). */
import { type Blocked, OK } from '@epoka/kernel';
import { MOST_STRENGTH } from '../../content/index.ts';
import { takeFromColumn } from '../population.ts';
import { begun, effectOf } from '../resolve.ts';
import { offerSkip } from '../skipping.ts';
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
        offerPlaces(g, seat, kind, strength, strength === e.strength, offer);
    offerSkip(g, run, offer);
  },
  answer(g, { seat, data: run }, a) {
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
function offerPlaces(
  g: G,
  seat: number,
  kind: number,
  strength: number,
  wrongToo: boolean,
  offer: Offer,
): void {
  const { s } = g;
  const free = markerFree(s, seat, kind, strength);
  if (!free && !offer.explaining) return;
  for (let tile = 0; tile < s.map.length; tile++) {
    let why: Blocked = OK;
    if (!isRecruitPlace(s, seat, tile)) {
      if (!offer.explaining || !wrongToo) continue;
      why = g.no('bad-recruit-place');
    } else if (!free) why = g.no('no-marker-available', kind, strength);
    offer.unless(why, 'recruit', kind, strength, tile);
  }
}

export const upgrade: Kind<'upgrade'> = {
  choices(g, { seat, data: run }, offer) {
    const { s } = g;
    const e = effectOf(run, 'upgrade');
    for (let i = 0; i < s.units.length; i++) {
      const u = s.units[i];
      if (u.seat !== seat || !isOfKind(e, u) || hasTwin(s, i)) continue;
      if (u.strength === MOST_STRENGTH) offer.unless(g.no('max-strength'), 'upgrade', i, MOST_STRENGTH + 1);
      const most = Math.min(MOST_STRENGTH, u.strength + e.by);
      for (let strength = most; strength > u.strength; strength--) {
        const free = markerFree(s, seat, u.kind, strength, u.strength);
        offer.unless(free ? OK : g.no('no-marker-available', u.kind, strength), 'upgrade', i, strength);
      }
    }
    offerSkip(g, run, offer);
  },
  answer(g, { seat, data: run }, a) {
    if (a[0] !== 'upgrade') return;
    begun(g, run);
    const u = g.s.units[a[1]];
    g.tell('upgrade', seat, u.kind, u.strength, a[2], u.tile);
    u.strength = a[2];
  },
};
