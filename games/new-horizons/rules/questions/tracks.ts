/** Which cube (NH-8.5, NH-8.7). */
import { OK } from '@epoka/kernel';
import { TRACKS } from '../../content/index.ts';
import { sendElsewhere } from '../elsewhere.ts';
import { begun, effectOf } from '../resolve.ts';
import { offerSkip, skipped, whyNotSkip } from '../skipping.ts';
import { cubesLeft, investCube, putCube } from '../tracks.ts';
import type { G, Kind, Offer } from '../vocabulary.ts';

function offerTracks(g: G, seat: number, offer: Offer): void {
  const p = g.s.players[seat];
  for (let track = 0; track < TRACKS.length; track++)
    offer.unless(cubesLeft(p, track) > 0 ? OK : g.no('no-cube', track), 'cube', track);
}

/**
 * The cube to invest: free choice, or a substitute for an empty track. That one may be declined (NH-8.5), unless the
 * action would then be empty (NH-4.7.a).
 */
export const cube: Kind<'cube'> = {
  auto: true,
  choices(g, { seat, data: investing }, offer) {
    offerTracks(g, seat, offer);
    if (effectOf(investing, 'invest').track !== 'any') offer.unless(whyNotSkip(g, investing), 'none');
    else if (investing.act) offerSkip(g, investing, offer);
    if (offer.explaining) sendElsewhere(g, offer, 'track');
  },
  answer(g, { seat, data: investing }, a) {
    if (a[0] !== 'cube') skipped(g, investing);
    if (a[0] === 'skip') return;
    if (a[0] === 'cube') {
      begun(g, investing);
      investCube(g, seat, a[1]);
    }
    const left = investing.left - 1;
    if (left > 0) g.next('invest', { ...investing, act: false, left });
  },
};

/** The cube that marks a place; one must be taken as long as there is any. */
export const mark: Kind<'mark'> = {
  auto: true,
  choices(g, { seat }, offer) {
    offerTracks(g, seat, offer);
    if (offer.explaining) sendElsewhere(g, offer, 'track');
  },
  answer(g, { data: marking }, a) {
    if (a[0] === 'cube') putCube(g, marking, a[1]);
  },
};
