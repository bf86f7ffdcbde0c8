/** What a player can point at, and what each answer is about: for the law of silence and for boards. */
import { NONE, type Things } from '@epoka/kernel';
import {
  GOVERNMENTS,
  isPerson,
  MARKET_GOODS,
  PERSON_TYPES,
  POLICY_CARDS,
  TECH_COUNT,
} from '../content/tables.ts';
import { knows } from './counts.ts';
import { GIFT } from './declare.ts';
import type { Kind } from './elsewhere.ts';
import { landlord } from './squares.ts';
import { CITIES, FIGURES, type State } from './state.ts';

/** By verb, the kind of thing its first argument names. */
const MEANT: Readonly<Record<string, Kind | undefined>> = {
  discard: 'card',
  cancel: 'card',
  play: 'card',
  gift: 'card',
  marker: 'marker',
  token: 'good',
  found: 'stack',
  march: 'stack',
  lead: 'stack',
  settle: 'person',
  recall: 'placed',
  act: 'city',
  tech: 'tech',
  change: 'government',
  adopt: 'policy',
  giveUp: 'policy',
  accept: 'offer',
};

export const things: Things<State> = {
  seen(view, seat, note) {
    for (let place = 0; place < view.hand[seat].length; place++) note('card', place);
    for (let place = 0; place < view.kept[seat].length; place++) note('marker', place);
    for (let good = 0; good < MARKET_GOODS; good++)
      if (view.goods[seat * MARKET_GOODS + good] > 0) note('good', good);
    for (let f = 0; f < FIGURES; f++) {
      const q = view.fig[seat * FIGURES + f];
      if (q !== NONE) note('stack', q);
    }
    for (let c = 0; c < CITIES; c++) if (view.city[seat * CITIES + c] !== NONE) note('city', c);
    for (let person = 0; person < PERSON_TYPES; person++)
      if (view.reserve[seat * PERSON_TYPES + person] > 0) note('person', person);
    view.top.forEach((top, q) => {
      if (isPerson(top) && landlord(view, q) === seat) note('placed', q);
    });
    for (let slot = 0; slot < view.wonderUp.length; slot++)
      if (view.wonderUp[slot] !== NONE) note('wonder', slot);
    if (view.civ[seat] !== NONE)
      for (let t = 0; t < TECH_COUNT; t++) if (!knows(view, seat, t)) note('tech', t);
    for (let gov = 0; gov < GOVERNMENTS; gov++) if (gov !== view.gov[seat]) note('government', gov);
    for (let card = 0; card < POLICY_CARDS; card++)
      if (view.policy[seat * POLICY_CARDS + card] > 0) note('policy', card);
    for (const offer of view.offers) if (offer[2] === seat) note('offer', offer[0]);
  },
  meant(view, q, answer, note) {
    const [verb, a, b] = answer;
    switch (verb) {
      case 'spy':
        if ((b as number) >= GIFT) note('card', (b as number) - GIFT);
        else note('marker', b as number);
        return;
      case 'wonder':
        if (q.kind === 'item') note('wonder', a as number);
        return;
      case 'switch':
        note('policy', a as number);
        note('policy', b as number);
        return;
      case 'assign':
        note('stack', view.fig[q.seat * FIGURES + (a as number)]);
        return;
    }
    const kind = MEANT[verb];
    if (kind !== undefined) note(kind, a as number);
  },
};
