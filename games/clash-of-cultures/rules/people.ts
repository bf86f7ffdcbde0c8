/** Great persons held in hand (COC-20.8): played as an action for an advance and an effect. */
import { type Blocked, OK } from '@epoka/kernel';
import { C, EVENTS, IDEAS } from '../content/index.ts';
import { ANY_GOVERNMENT, ofCategory } from './advances.ts';
import { canReveal, PAID, PAID_TEMPLE, TO_HAPPY } from './choosing.ts';
import { drawActions, pileEvent } from './drawing.ts';
import { gain } from './goods.ts';
import { startMove } from './groups.ts';
import { FREE_CARD, FREE_PERSON, withLess } from './state.ts';
import type { G, Offer, StepTable } from './vocabulary.ts';

const WARLORD = 4;

/** What follows the free advance. */
const AFTER: Readonly<Record<string, (g: G, seat: number) => void>> = {
  'great-explorer'(g, seat) {
    if (canReveal(g.s, seat)) g.ask(seat, 'region', 1);
  },
  'great-artist': (g, seat) => g.next('cheerCity', { seat, mode: TO_HAPPY }),
  'great-prophet': (g, seat) => g.next('buildAt', { seat, mode: PAID_TEMPLE }),
  'great-philosopher': (g, seat) => gain(g, seat, IDEAS, 2),
  'great-scientist'(g, seat) {
    gain(g, seat, IDEAS, 1);
    drawActions(g, seat, 1);
  },
  'elder-statesman': (g, seat) => drawActions(g, seat, 2),
  'great-warlord': (g, seat) => startMove(g, seat, WARLORD),
  'great-merchant': (g, seat) => g.next('routes', seat),
  'great-engineer': (g, seat) => g.next('buildAt', { seat, mode: PAID }),
  'great-athlete': (g, seat) => g.next('athlete', seat),
  'great-seer': (g, seat) => g.next('seerDraw', seat),
};

export function offerPersons(g: G, seat: number, offer: Offer): void {
  const persons = g.s.persons[seat];
  for (let i = 0; i < persons.length; i++) offer.unless(whyNotPerson(g), 'person', persons[i]);
}

function whyNotPerson(g: G): Blocked {
  return g.s.actions > 0 || (g.s.powers & FREE_PERSON) !== 0 ? OK : g.no('no-actions');
}

export function playPerson(g: G, seat: number, card: number): void {
  const { s } = g;
  s.persons = withLess(s.persons, seat, card);
  pileEvent(s, seat, card);
  g.tell('person', seat, card);
  g.next('foil', seat);
  g.next('personGoes', { seat, card });
}

function goPerson(g: G, seat: number, card: number): void {
  const { s } = g;
  if (s.foiled === 1) return;
  if ((s.powers & FREE_PERSON) !== 0) s.powers &= ~(FREE_CARD | FREE_PERSON);
  else s.actions--;
  const spec = EVENTS[card] as { readonly categories?: readonly (keyof typeof C)[] };
  const categories = spec.categories ?? [];
  if (categories.length > 0)
    g.next('freeAdvance', {
      seat,
      from: categories.length > 1 ? ANY_GOVERNMENT : ofCategory(C[categories[0]]),
      cube: 0,
      may: 1,
    });
  g.next('person', { seat, card });
}

export const peopleSteps: Pick<StepTable, 'person' | 'personGoes'> = {
  personGoes(g, { seat, card }) {
    goPerson(g, seat, card);
  },
  person(g, { seat, card }) {
    AFTER[EVENTS[card].id](g, seat);
  },
};
