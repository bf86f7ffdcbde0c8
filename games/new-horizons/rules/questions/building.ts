/** Taking building tiles (NH-8.10) and building (NH-12). */
import { NONE, OK, type Reason } from '@epoka/kernel';
import { construct, startBuilding, whyNotBuild, whyNotJoin } from '../building.ts';
import { levelOnOffer, takeBuilding } from '../display.ts';
import { sendElsewhere } from '../elsewhere.ts';
import { begun, effectOf } from '../resolve.ts';
import { offerSkip, skipped } from '../skipping.ts';
import { SETTLER } from '../state.ts';
import { hasTwin, lowered, tilesWith, whyNotAt } from '../units.ts';
import type { G, Kind, Offer } from '../vocabulary.ts';

export const building: Kind<'building'> = {
  auto: true,
  choices(g, { data: run }, offer) {
    const level = levelOnOffer(g.s, effectOf(run, 'building').level);
    const display = g.s.display[level - 1];
    for (let i = 0; i < display.length; i++) offer.can('building', display[i]);
    if (offer.explaining) offerOtherLevels(g, level, offer);
    if (run.act) offerSkip(g, run, offer);
    if (offer.explaining) sendElsewhere(g, offer, 'display');
  },
  answer(g, { seat, data: run }, a) {
    if (a[0] === 'skip') skipped(g, run);
    if (a[0] !== 'building') return;
    begun(g, run);
    takeBuilding(g, seat, a[1]);
  },
};

function offerOtherLevels(g: G, level: number, offer: Offer): void {
  g.s.display.forEach((display, i) => {
    if (i !== level - 1)
      for (const id of display) offer.unless(g.no('other-building-level', level), 'building', id);
  });
}

/** New buildings: each tile of the supply on each hex; for bots only hexes with an own settler. */
export function offerNew(g: G, seat: number, discount: number, offer: Offer): void {
  const { s } = g;
  const { supply } = s.players[seat];
  const occupied = tilesWith(s, seat, SETTLER);
  for (let tile = 0; tile < s.map.length; tile++) {
    const settled = (occupied & (1 << tile)) !== 0;
    if (!settled && !offer.explaining) continue;
    for (let b = 0; b < supply.length; b++) {
      const why = whyNotBuild(g, seat, supply[b], tile, discount);
      offer.unless(why, 'build', supply[b], tile);
      if (why === OK && offer.explaining) offer.warn(settlersDrop(g, seat, tile));
    }
    if (supply.length === 0) offer.unless(whyNotBuild(g, seat, NONE, tile, discount), 'build', NONE, tile);
  }
}

/** Existing buildings. */
export function offerExisting(g: G, seat: number, discount: number, offer: Offer): void {
  const { s } = g;
  for (let tile = 0; tile < s.map.length; tile++) {
    if (s.map[tile].building === NONE) continue;
    const why = whyNotJoin(g, seat, tile, discount);
    offer.unless(why, 'join', tile);
    if (why === OK && offer.explaining) offer.warn(settlersDrop(g, seat, tile));
  }
}

/** A word of caution where the settler that builds falls by more than one. */
function settlerDrops(g: G, unit: number): Reason | undefined {
  const u = g.s.units[unit];
  const to = lowered(g.s, u);
  return to < u.strength - 1 ? g.no('settler-drops', u.strength, to) : undefined;
}

/** The same for all settlers of a tile; one that does better can be chosen later. */
function settlersDrop(g: G, seat: number, tile: number): Reason | undefined {
  const drops = g.s.units.flatMap((u, id) =>
    u.seat === seat && u.kind === SETTLER && u.tile === tile ? [settlerDrops(g, id)] : [],
  );
  return drops.includes(undefined) ? undefined : drops[0];
}

export const build: Kind<'build'> = {
  choices(g, { seat, data: run }, offer) {
    const { mode, discount } = effectOf(run, 'build');
    if (mode !== 'existing') offerNew(g, seat, discount, offer);
    if (mode !== 'new') offerExisting(g, seat, discount, offer);
    offerSkip(g, run, offer);
    if (offer.explaining) sendElsewhere(g, offer, 'supply', 'unit', 'tile');
  },
  answer(g, { seat, data: run }, a) {
    if (a[0] === 'skip') {
      skipped(g, run);
      return;
    }
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
      if (u.seat !== seat || hasTwin(s, i)) continue;
      const why = whyNotAt(g, i, SETTLER, tile);
      offer.unless(why, 'lower', i);
      if (why === OK && offer.explaining) offer.warn(settlerDrops(g, i));
    }
    if (offer.explaining) sendElsewhere(g, offer, 'unit');
  },
  answer(g, { seat, data: { tile, building } }, a) {
    if (a[0] === 'lower') construct(g, seat, building, tile, a[1]);
  },
};
