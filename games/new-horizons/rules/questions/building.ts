/** Taking building tiles (NH-8.10) and building (NH-12). */
import { NONE, OK } from '@epoka/kernel';
import { construct, startBuilding, whyNotBuild, whyNotJoin } from '../building.ts';
import { levelOnOffer, takeBuilding } from '../display.ts';
import { begun, effectOf } from '../resolve.ts';
import { offerSkip } from '../skipping.ts';
import { SETTLER } from '../state.ts';
import { hasTwin, tilesWith } from '../units.ts';
import type { G, Kind, Offer } from '../vocabulary.ts';

export const building: Kind<'building'> = {
  auto: true,
  choices(g, { data: run }, offer) {
    const level = levelOnOffer(g.s, effectOf(run, 'building').level);
    const display = g.s.display[level - 1];
    for (let i = 0; i < display.length; i++) offer.can('building', display[i]);
    if (run.act) offerSkip(g, run, offer);
  },
  answer(g, { seat, data: run }, a) {
    if (a[0] !== 'building') return;
    begun(g, run);
    takeBuilding(g, seat, a[1]);
  },
};

/** New buildings: each tile of the supply on each hex; for bots only hexes with an own settler. */
export function offerNew(g: G, seat: number, discount: number, offer: Offer): void {
  const { s } = g;
  const { supply } = s.players[seat];
  const occupied = tilesWith(s, seat, SETTLER);
  for (let tile = 0; tile < s.map.length; tile++) {
    const settled = (occupied & (1 << tile)) !== 0;
    if (!settled && !offer.explaining) continue;
    for (let b = 0; b < supply.length; b++)
      offer.unless(whyNotBuild(g, seat, supply[b], tile, discount), 'build', supply[b], tile);
    if (supply.length === 0 && settled)
      offer.unless(whyNotBuild(g, seat, NONE, tile, discount), 'build', NONE, tile);
  }
}

/** Existing buildings. */
export function offerExisting(g: G, seat: number, discount: number, offer: Offer): void {
  const { s } = g;
  for (let tile = 0; tile < s.map.length; tile++)
    if (s.map[tile].building !== NONE) offer.unless(whyNotJoin(g, seat, tile, discount), 'join', tile);
}

export const build: Kind<'build'> = {
  choices(g, { seat, data: run }, offer) {
    const { mode, discount } = effectOf(run, 'build');
    if (mode !== 'existing') offerNew(g, seat, discount, offer);
    if (mode !== 'new') offerExisting(g, seat, discount, offer);
    offerSkip(g, run, offer);
  },
  answer(g, { seat, data: run }, a) {
    if (a[0] === 'skip') return;
    begun(g, run);
    const { discount } = effectOf(run, 'build');
    if (a[0] === 'build') startBuilding(g, seat, a[1], a[2], discount);
    if (a[0] === 'join') startBuilding(g, seat, NONE, a[1], discount);
  },
};

export const builder: Kind<'builder'> = {
  choices(g, { seat, data: { tile } }, offer) {
    const { s } = g;
    for (let i = 0; i < s.units.length; i++) {
      const u = s.units[i];
      if (u.seat === seat && u.kind === SETTLER && u.tile === tile && !hasTwin(s, i))
        offer.unless(OK, 'lower', i);
    }
  },
  answer(g, { seat, data: { tile, building } }, a) {
    if (a[0] === 'lower') construct(g, seat, building, tile, a[1]);
  },
};
