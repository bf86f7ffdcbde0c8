/** Which technology, which colour, which card (NH-7). */
import { NONE, OK } from '@epoka/kernel';
import { COLOURS, type Level, SLOTS } from '../../content/index.ts';
import { sendElsewhere } from '../elsewhere.ts';
import {
  coloursFor,
  hasScholar,
  keepRevealed,
  learn,
  returnRevealed,
  revealColour,
  revealTop,
  shows,
  slotsOf,
  startResearch,
  whyNotResearch,
} from '../research.ts';
import { begun, effectOf, fire } from '../resolve.ts';
import { offerSkip, skipped } from '../skipping.ts';
import type { G, Kind, Offer } from '../vocabulary.ts';

export const research: Kind<'research'> = {
  choices(g, { seat, data: run }, offer) {
    const e = effectOf(run, 'research');
    const { coins, active } = g.s.players[seat];
    for (let i = 0; i < e.levels.length; i++) {
      const { from, to } = slotsOf(e.levels[i]);
      for (let slot = from; slot < to; slot++)
        offer.unless(whyNotResearch(g, seat, slot, e, coins, active), 'research', slot);
    }
    if (offer.explaining) offerOtherLevels(g, seat, e.levels, offer);
    offerSkip(g, run, offer);
    if (offer.explaining) sendElsewhere(g, offer, 'slot');
  },
  answer(g, { seat, data: run }, a) {
    if (a[0] === 'skip') skipped(g, run);
    if (a[0] !== 'research') return;
    begun(g, run);
    startResearch(g, seat, a[1], effectOf(run, 'research').discount);
  },
};

function offerOtherLevels(g: G, seat: number, levels: readonly Level[], offer: Offer): void {
  const p = g.s.players[seat];
  SLOTS.forEach(({ level }, slot) => {
    if (!levels.includes(level))
      offer.unless(
        hasScholar(p, slot) ? g.no('already-researched') : g.no('other-level', levels),
        'research',
        slot,
      );
  });
}

/** The first researcher chooses a colour of a connected technology; `tried` ones were not in the deck (NH-7.9). */
export const colour: Kind<'colour'> = {
  auto: true,
  choices(g, { data: { slot, tried } }, offer) {
    const open = coloursFor(g.s, slot);
    for (let c = 0; c < COLOURS.length; c++) {
      const bit = 1 << c;
      const why =
        (open & bit) === 0
          ? g.no('colour-not-available', c)
          : (tried & bit) !== 0
            ? g.no('colour-not-in-deck', c)
            : OK;
      offer.unless(why, 'colour', c);
    }
    if (offer.explaining) sendElsewhere(g, offer);
  },
  answer(g, { seat, data: { slot, tried } }, a) {
    if (a[0] !== 'colour') return;
    const { level } = SLOTS[slot];
    if (revealColour(g, seat, level, a[1]) > 0) {
      g.ask(seat, 'technology', { slot, colour: a[1] });
      return;
    }
    returnRevealed(g, level);
    const now = tried | (1 << a[1]);
    if ((coloursFor(g.s, slot) & ~now) !== 0) g.ask(seat, 'colour', { slot, tried: now });
    else {
      revealTop(g, seat, level, 2);
      g.ask(seat, 'technology', { slot, colour: NONE });
    }
  },
};

export const technology: Kind<'technology'> = {
  auto: true,
  choices(g, { data: { colour } }, offer) {
    const { revealed } = g.s;
    for (let i = 0; i < revealed.length; i++) {
      const fits = colour === NONE || shows(revealed[i], colour);
      offer.unless(fits ? OK : g.no('card-other-colour', colour), 'take', revealed[i]);
    }
    if (offer.explaining) sendElsewhere(g, offer);
  },
  answer(g, { seat, data: { slot } }, a) {
    if (a[0] !== 'take') return;
    keepRevealed(g, a[1]);
    g.s.slots[slot] = a[1];
    g.tell('placed', seat, a[1], slot);
    learn(g, seat, a[1]);
    fire(g, seat, 'research');
  },
};

export const privateTechnology: Kind<'privateTechnology'> = {
  auto: true,
  choices(g, _q, offer) {
    const { revealed } = g.s;
    for (let i = 0; i < revealed.length; i++) offer.can('take', revealed[i]);
    if (offer.explaining) sendElsewhere(g, offer);
  },
  answer(g, { seat }, a) {
    if (a[0] !== 'take') return;
    keepRevealed(g, a[1]);
    g.s.players[seat].privates.push(a[1]);
    g.tell('private', seat, a[1]);
    learn(g, seat, a[1]);
  },
};
