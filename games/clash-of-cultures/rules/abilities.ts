/** What advances let a player do in their turn: as an action, or free (COC-8.7). */
import { type Blocked, OK } from '@epoka/kernel';
import { A, CA, CULTURE, FOOD, GOLD, GOODS, MOOD, ORE, WOOD } from '../content/index.ts';
import { changeMood } from './cities.ts';
import { startCollect, whyNotCollect } from './collect.ts';
import { amount, citiesOf, cityList, civ, works } from './counts.ts';
import { discardAction } from './drawing.ts';
import { canPay, gain, tokenSwap } from './goods.ts';
import { startHappy, whyNotHappy } from './happiness.ts';
import { whyNotAttempt } from './influence.ts';
import {
  HAPPY,
  type State,
  USED_ABSOLUTE_POWER,
  USED_ARTS,
  USED_BARTERING,
  USED_DRAMA,
  USED_ECONOMIC_LIBERTY,
  USED_FORCED_LABOR,
  USED_TAXES,
} from './state.ts';
import type { G, Kind, Offer, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const ONE_MOOD = [0, 0, 0, 0, 0, 1, 0];
const tokenCost = [0, 0, 0, 0, 0, 0, 0];

/** Hellenistic Culture: Arts for two mood tokens where culture is lacking. */
function artsInMood(s: State, seat: number): boolean {
  return civ(s, seat, CA.hellenization) && amount(s, seat, CULTURE) === 0 && amount(s, seat, MOOD) >= 2;
}

function whyNotTokens(g: G, seat: number, mood: number, culture: number): Blocked {
  tokenCost[MOOD] = mood;
  tokenCost[CULTURE] = culture;
  return canPay(g.s, seat, tokenCost, tokenSwap(g.s, seat)) ? OK : g.no('cannot-pay');
}

export function payTokens(g: G, seat: number, mood: number, culture: number): void {
  g.next('pay', { seat, cost: [0, 0, 0, 0, 0, mood, culture], swaps: tokenSwap(g.s, seat) });
}

/** Abilities that are simply used, by advance: what bars them beside the advance itself. */
interface Ability {
  readonly advance: number;
  readonly once: number;
  readonly action: boolean;
  /** the tokens it costs, where it costs any */
  readonly price?: readonly number[];
  why?(g: G, seat: number): Blocked;
  use(g: G, seat: number): void;
}

const ABILITIES: readonly Ability[] = [
  {
    advance: A.taxes,
    once: USED_TAXES,
    action: true,
    price: ONE_MOOD,
    use: (g, seat) => g.next('taxes', { seat, left: citiesOf(g.s, seat) }),
  },
  {
    advance: A['civil-liberties'],
    once: 0,
    action: true,
    use: (g, seat) => gain(g, seat, MOOD, 3),
  },
  {
    advance: A.arts,
    once: USED_ARTS,
    action: false,
    price: [0, 0, 0, 0, 0, 0, 1],
    why: (g, seat) => whyNotAttempt(g, seat, 1),
    use: (g, seat) => g.next('influenceNow', seat),
  },
  {
    advance: A.voting,
    once: 0,
    action: false,
    price: ONE_MOOD,
    why: (g, seat) => whyNotHappy(g, seat, 1),
    use: (g, seat) => g.next('happyNow', seat),
  },
  {
    advance: A['absolute-power'],
    once: USED_ABSOLUTE_POWER,
    action: false,
    price: [0, 0, 0, 0, 0, 2, 0],
    use: (g, seat) => g.next('extraAction', seat),
  },
  {
    advance: A['forced-labor'],
    once: USED_FORCED_LABOR,
    action: false,
    price: ONE_MOOD,
    use: () => {},
  },
  {
    advance: A['drama-and-music'],
    once: USED_DRAMA,
    action: false,
    why: (g, seat) => (amount(g.s, seat, MOOD) + amount(g.s, seat, CULTURE) > 0 ? OK : g.no('cannot-pay')),
    use: (g, seat) => g.ask(seat, 'drama'),
  },
];

function whyNotUse(g: G, seat: number, ability: Ability): Blocked {
  const { s } = g;
  if ((s.used & ability.once) !== 0) return g.no('once-per-turn');
  if (ability.action && s.actions === 0) return g.no('no-actions');
  if (ability.advance === A.arts && artsInMood(s, seat)) return whyNotAttempt(g, seat, 0);
  if (ability.price && !canPay(s, seat, ability.price, tokenSwap(s, seat))) return g.no('cannot-pay');
  return ability.why?.(g, seat);
}

export function offerAbilities(g: G, seat: number, offer: Offer): void {
  const { s } = g;
  for (const ability of ABILITIES)
    if (works(s, seat, ability.advance)) offer.unless(whyNotUse(g, seat, ability), 'use', ability.advance);
  if (works(s, seat, A['circus-and-sports']))
    for (const x of cityList(s, seat)) {
      offer.unless(whyNotCircus(g, seat, x, 1), 'circus', x, 1);
      offer.unless(whyNotCircus(g, seat, x, 2), 'circus', x, 2);
    }
  if (works(s, seat, A['economic-liberty']))
    for (const x of cityList(s, seat)) offer.unless(whyNotLiberty(g, seat, x), 'liberty', x);
  if (works(s, seat, A.bartering)) offer.unless(whyNotBarter(g, seat), 'barter');
}

export function useAbility(g: G, seat: number, advance: number): void {
  const ability = ABILITIES.find(x => x.advance === advance) as Ability;
  g.s.used |= ability.once;
  if (ability.action) g.s.actions--;
  g.tell('uses', seat, advance);
  if (advance === A.arts && artsInMood(g.s, seat)) payTokens(g, seat, 2, 0);
  else if (ability.price) g.next('pay', { seat, cost: ability.price, swaps: tokenSwap(g.s, seat) });
  ability.use(g, seat);
}

function whyNotCircus(g: G, seat: number, city: number, levels: number): Blocked {
  const { s } = g;
  if (s.actions === 0) return g.no('no-actions');
  if (s.mood[city] + levels > HAPPY) return g.no('already-happy');
  return whyNotTokens(g, seat, 0, levels);
}

/** Circus & Sports: one city, one or two levels, whatever its size. */
export function circus(g: G, seat: number, city: number, levels: number): void {
  g.s.actions--;
  g.tell('uses', seat, A['circus-and-sports']);
  payTokens(g, seat, 0, levels);
  g.next('raise', { city, levels });
}

/** Economic Liberty: the only Collect of the turn (COC-11.11). */
function whyNotLiberty(g: G, seat: number, city: number): Blocked {
  if (g.s.collects > 0) return g.no('only-collect');
  return whyNotTokens(g, seat, 1, 0) ?? whyNotCollect(g, seat, city);
}

export function liberty(g: G, seat: number, city: number): void {
  g.s.used |= USED_ECONOMIC_LIBERTY;
  g.tell('uses', seat, A['economic-liberty']);
  payTokens(g, seat, 1, 0);
  startCollect(g, seat, city);
}

function whyNotBarter(g: G, seat: number): Blocked {
  const { s } = g;
  if ((s.used & USED_BARTERING) !== 0) return g.no('once-per-turn');
  return s.hands[seat].length === 0 ? g.no('no-card') : OK;
}

export function barter(g: G, seat: number): void {
  g.s.used |= USED_BARTERING;
  g.tell('uses', seat, A.bartering);
  g.ask(seat, 'barter');
}

export const abilitySteps: Pick<
  StepTable,
  'taxes' | 'raise' | 'happyNow' | 'influenceNow' | 'nationalism' | 'extraAction'
> = {
  extraAction(g, seat) {
    g.s.actions++;
    g.tell('extraAction', seat);
  },
  taxes(g, { seat, left }) {
    if (left > 0) g.ask(seat, 'taxes', left);
  },
  raise(g, { city, levels }) {
    changeMood(g, city, levels);
  },
  happyNow(g, seat) {
    startHappy(g, seat);
  },
  influenceNow(g, seat) {
    g.ask(seat, 'influence');
  },
  nationalism(g, seat) {
    g.ask(seat, 'token');
  },
};

/** Taxes bring food, wood and ore in any mix, with Currency gold too. */
export const taxes: Kind<'taxes'> = {
  choices(g, { seat, data: left }, offer) {
    for (const kind of TAXED)
      for (let n = 1; n <= left; n++)
        offer.unless(
          kind === GOLD && !works(g.s, seat, A.currency) ? g.no('missing-advance', A.currency) : OK,
          'receive',
          kind,
          n,
        );
    busy(g, offer);
  },
  answer(g, { seat, data: left }, [, kind, n]) {
    gain(g, seat, kind, n);
    g.next('taxes', { seat, left: left - n });
  },
};
const TAXED = [FOOD, WOOD, ORE, GOLD];

/** A token of one kind becomes one of the other. */
export const drama: Kind<'drama'> = {
  choices(g, { seat }, offer) {
    offer.unless(amount(g.s, seat, CULTURE) > 0 ? OK : g.no('cannot-pay'), 'choose', MOOD);
    offer.unless(amount(g.s, seat, MOOD) > 0 ? OK : g.no('cannot-pay'), 'choose', CULTURE);
    busy(g, offer);
  },
  answer(g, { seat }, [, kind]) {
    const given = kind === MOOD ? CULTURE : MOOD;
    g.s.res[seat * GOODS + given]--;
    const paid = [0, 0, 0, 0, 0, 0, 0];
    paid[given] = 1;
    g.tell('paid', seat, paid);
    gain(g, seat, kind, 1);
  },
};

/** Bartering: which card goes, and for what. */
export const barterCard: Kind<'barter'> = {
  choices(g, { seat }, offer) {
    for (const card of g.s.hands[seat])
      if (card >= 0) {
        offer.can('swap', card, GOLD);
        offer.can('swap', card, CULTURE);
      }
    busy(g, offer);
  },
  answer(g, { seat }, [, card, kind]) {
    discardAction(g, seat, card);
    g.tell('discarded', seat, card);
    gain(g, seat, kind, 1);
  },
};
