/** Action cards for their upper effect (COC-22): what each needs and does. The mechanism below names no card. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  ADVANCE_COUNT,
  B,
  C,
  CA,
  CARD_UPPER,
  CATEGORY_OF,
  CULTURE,
  FOOD,
  GOLD,
  GOODS,
  IDEAS,
  INFANTRY,
  ORE,
  SETTLER,
  TOP_OF,
  UPPERS,
  type UpperId,
  WOOD,
} from '../content/index.ts';
import {
  ANY,
  buy,
  canBuySome,
  canGainFrom,
  canRecite,
  offerAdvances,
  ofSeat,
  priceOf,
  whyNotBuy,
} from './advances.ts';
import { armyAt, goBarbarians, refill } from './barbarians.ts';
import { canBuildSome, canReveal, FREE, hasUnhappy, isNear, ONE_LEVEL, PAID_LEVEL } from './choosing.ts';
import {
  amount,
  beside,
  citiesOf,
  cityList,
  civ,
  hasBuilding,
  isLand,
  militaryAt,
  owns,
  rivalsOf,
  STACK,
  settlementsLeft,
  sizeOf,
  spacesWhere,
  unitSpaces,
  unitsLeft,
  within,
} from './counts.ts';
import { discardAction, lookAtObjectives, pileEvent } from './drawing.ts';
import { canPay, gain, IDEAS_FOR_FOOD, tokenSwap } from './goods.ts';
import { ACTION, giveUp, handOf, OBJECTIVE, receive, showHand, WONDER } from './hands.ts';
import {
  BARBARIAN,
  changed,
  FREE_CARD,
  FREE_PERSON,
  type State,
  USED_ECONOMIC_LIBERTY,
  withLess,
} from './state.ts';
import type { G, Kind, Offer, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

interface Upper {
  /** what bars it beside action and cost; it must be able to do something (COC-22.4) */
  why(g: G, seat: number): Blocked;
  play(g: G, seat: number): void;
}

/** What a chosen player is chosen for. */
export const TEACHES = 0;
export const TRADES = 1;
export const IS_SPIED = 2;
export const MAKES_PEACE = 3;
export const IS_ATTACKED = 4;

const fine = (ok: boolean, g: G): Blocked => (ok ? OK : g.no('no-effect'));

/** Who may be chosen for what. */
function isChoosable(g: G, seat: number, other: number, why: number): boolean {
  const { s } = g;
  switch (why) {
    case TEACHES:
    case TRADES:
      return isNear(s, seat, other) && canGainFrom(g, seat, ofSeat(other));
    case IS_SPIED:
      return s.hands[other].length + s.objectives[other].length + s.wonders[other].length > 0;
    case IS_ATTACKED:
      return s.assassinated[other] === 0;
    default:
      return true;
  }
}

function someChoosable(g: G, seat: number, why: number): boolean {
  return rivalsOf(g.s, seat).some(other => isChoosable(g, seat, other, why));
}

const choosing = (why: number): Upper => ({
  why: (g, seat) => fine(someChoosable(g, seat, why), g),
  play: (g, seat) => g.next('choosePlayer', { seat, why }),
});

const harvest = (bound: number): Upper => ({
  why: (g, _seat) => {
    if (g.s.bound !== 0) return g.no('harvest-bound');
    return fine((g.s.used & USED_ECONOMIC_LIBERTY) === 0, g);
  },
  play(g) {
    g.s.bound = bound;
  },
});

function academies(s: State, seat: number): number {
  return cityList(s, seat).filter(x => hasBuilding(s, x, B.academy)).length;
}

const BY_ID: Record<UpperId, Upper> = {
  'quick-advance': {
    why: (g, seat) => fine(canGainFrom(g, seat, ANY), g),
    play: (g, seat) => g.next('freeAdvance', { seat, from: ANY, cube: 0, may: 0 }),
  },
  inspiration: choosing(TEACHES),
  'hero-general': {
    why(g, seat) {
      if (g.s.battlesWon <= g.s.heroes) return g.no('after-victory');
      return fine(hasUnhappy(g.s, seat), g);
    },
    play(g, seat) {
      g.s.heroes++;
      g.next('cheerCity', { seat, mode: ONE_LEVEL });
      g.next('cheerCity', { seat, mode: PAID_LEVEL });
    },
  },
  spy: choosing(IS_SPIED),
  ideas: {
    why: (g, seat) => fine(academies(g.s, seat) > 0, g),
    play: (g, seat) => gain(g, seat, IDEAS, academies(g.s, seat)),
  },
  'great-ideas': {
    why: g => (g.s.battlesWon + g.s.captures > g.s.greatIdeas ? OK : g.no('after-victory')),
    play(g, seat) {
      g.s.greatIdeas++;
      gain(g, seat, IDEAS, 2);
    },
  },
  mercenaries: {
    why: (g, seat) => (canHire(g, seat, []) ? OK : g.no('no-effect')),
    play: (g, seat) => g.next('hire', { seat, hired: [] }),
  },
  'cultural-takeover': {
    why(g, seat) {
      const { s } = g;
      if (s.influenced === 1) return g.no('already-succeeded');
      if (s.takeover === 1) return g.no('harvest-bound');
      const small = cityList(s, BARBARIAN).some(x => sizeOf(s, x) === 1);
      return fine(small && settlementsLeft(s, seat) > 0, g);
    },
    play(g) {
      g.s.takeover = 1;
    },
  },
  'city-development': {
    why: (g, seat) => fine(canBuildSome(g, seat, FREE), g),
    play: (g, seat) => g.next('buildAt', { seat, mode: FREE }),
  },
  'seasonal-harvest': harvest(2),
  explorer: {
    why: (g, seat) =>
      fine(canReveal(g.s, seat) || (unitsLeft(g.s, seat, SETTLER) > 0 && citiesOf(g.s, seat) > 0), g),
    play: (g, seat) => g.next('explorer', seat),
  },
  negotiations: {
    why: g => (g.s.deed === 1 ? OK : g.no('only-at-start')),
    play: choosing(MAKES_PEACE).play,
  },
  leadership: {
    why: () => OK,
    play(g, seat) {
      g.s.actions++;
      g.tell('extraAction', seat);
    },
  },
  assassination: choosing(IS_ATTACKED),
  'great-harvest': harvest(1),
  'new-plans': {
    why: (g, seat) =>
      fine(g.s.objectives[seat].length > 0 && g.s.objectiveDeck.length + g.s.objectiveDiscard.length > 0, g),
    play: (g, seat) => g.next('newPlans', seat),
  },
  synergies: {
    why(g, seat) {
      for (let a = 0; a < ADVANCE_COUNT; a++) if (whyNotSynergy(g, seat, a, NONE) === OK) return OK;
      return g.no('no-effect');
    },
    play: (g, seat) => g.next('synergy', { seat, category: NONE }),
  },
  'teach-us': { why: g => g.no('after-capture'), play: () => {} },
  militia: {
    why: (g, seat) => fine(canGarrison(g.s, seat), g),
    play: (g, seat) => g.next('militia', seat),
  },
  'technology-trade': choosing(TRADES),
  'new-ideas': {
    why: (g, seat) => fine(canBuySome(g, seat), g),
    play(g, seat) {
      g.next('newIdeas', seat);
      g.next('ideas', { seat, n: 2 });
    },
  },
};

const EFFECTS: readonly Upper[] = UPPERS.map(x => BY_ID[x.id]);
const cost = [0, 0, 0, 0, 0, 0, 0];

/** The action and the culture tokens of a card. */
function whyNotSpend(g: G, seat: number, upper: number): Blocked {
  const { s } = g;
  const { action, culture } = UPPERS[upper];
  if (action && s.actions === 0 && (s.powers & FREE_CARD) === 0) return g.no('no-actions');
  if (culture === 0) return OK;
  cost[CULTURE] = culture;
  return canPay(s, seat, cost, tokenSwap(s, seat)) ? OK : g.no('cannot-pay');
}

export function offerCards(g: G, seat: number, offer: Offer): void {
  const hand = g.s.hands[seat];
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] < 0) continue;
    const upper = CARD_UPPER[hand[i]];
    const unpaid = whyNotSpend(g, seat, upper);
    // what the card could do takes longer to find out, and matters first to who reads why it can't be played
    if (unpaid === OK || offer.explaining)
      offer.unless(EFFECTS[upper].why(g, seat) ?? unpaid, 'play', hand[i]);
  }
}

export function playCard(g: G, seat: number, card: number): void {
  const { s } = g;
  const upper = CARD_UPPER[card];
  const { action, culture } = UPPERS[upper];
  g.tell('plays', seat, card);
  discardAction(g, seat, card);
  // whom the card is about is named before anybody may cancel it (COC-26.11)
  const why = TARGETS[UPPERS[upper].id];
  if (why !== undefined && canBeFoiled(s, seat)) g.next('choosePlayer', { seat, why: why | FOR_FOIL });
  g.next('foil', seat);
  g.next('cardCosts', { seat, upper, action: action ? 1 : 0, culture });
}

/** Cards that name a player. */
const TARGETS: Partial<Record<UpperId, number>> = {
  inspiration: TEACHES,
  spy: IS_SPIED,
  negotiations: MAKES_PEACE,
  assassination: IS_ATTACKED,
  'technology-trade': TRADES,
};
/** The player is named for a card that may still be cancelled. */
const FOR_FOIL = 16;

function canGarrison(s: State, seat: number): boolean {
  return unitsLeft(s, seat, INFANTRY) > 0 && cityList(s, seat).some(x => militaryAt(s, x) < STACK);
}

export const cardSteps: Pick<
  StepTable,
  | 'upper'
  | 'foil'
  | 'cardCosts'
  | 'choosePlayer'
  | 'repay'
  | 'hire'
  | 'command'
  | 'explorer'
  | 'newPlans'
  | 'synergy'
  | 'militia'
  | 'newIdeas'
  | 'ideas'
  | 'teachUs'
> = {
  upper(g, { seat, upper }) {
    EFFECTS[upper].play(g, seat);
  },
  foil(g, seat) {
    const foe = foilerOf(g.s, seat);
    g.s.foiled = 0;
    if (foe !== NONE) g.ask(foe, 'foil', seat);
  },
  /** What a card costs is paid once nobody cancelled it. */
  cardCosts(g, { seat, upper, action, culture }) {
    const { s } = g;
    if (s.foiled === 1) {
      s.named = NONE;
      return;
    }
    if (action === 1) {
      if ((s.powers & FREE_CARD) !== 0) s.powers &= ~(FREE_CARD | FREE_PERSON);
      else s.actions--;
    }
    if (culture > 0) g.next('pay', { seat, cost: [0, 0, 0, 0, 0, 0, culture], swaps: tokenSwap(s, seat) });
    g.next('upper', { seat, upper });
  },
  choosePlayer(g, { seat, why }) {
    const { s } = g;
    if (s.named !== NONE && (why & FOR_FOIL) === 0) {
      const other = s.named;
      s.named = NONE;
      deal(g, seat, other, why);
    } else g.ask(seat, 'choosePlayer', why);
  },
  /** Technology Trade: the other player learns in return, if they can. */
  repay(g, { seat, from }) {
    g.next('freeAdvance', { seat, from: ofSeat(from), cube: 0, may: 0 });
  },
  hire(g, { seat, hired }) {
    if (canHire(g, seat, hired)) g.ask(seat, 'hire', hired);
    else g.next('command', { seat, armies: hired });
  },
  command(g, { seat, armies: hired }) {
    const left = hired.filter(from => canCommand(g.s, from));
    if (left.length > 0) g.ask(seat, 'command', left);
  },
  explorer(g, seat) {
    if (canReveal(g.s, seat)) g.ask(seat, 'region', 0);
    g.next('refugee', seat);
  },
  newPlans(g, seat) {
    lookAtObjectives(g, 2);
    g.ask(seat, 'newPlans');
  },
  /** What came between may have spent what the second advance needs: Free Education, a limit that sank. */
  synergy(g, { seat, category }) {
    for (let a = 0; a < ADVANCE_COUNT; a++)
      if (whyNotSynergy(g, seat, a, category) === OK) {
        g.ask(seat, 'synergy', category);
        return;
      }
  },
  militia(g, seat) {
    if (canGarrison(g.s, seat)) g.ask(seat, 'infantryTo');
  },
  newIdeas(g, seat) {
    g.ask(seat, 'newIdeas');
  },
  ideas(g, { seat, n }) {
    gain(g, seat, IDEAS, n);
  },
  /** After the capture of a player's city; asked of whoever holds cards, so that nothing is told. */
  teachUs(g, { seat, from }) {
    if (g.s.hands[seat].length > 0 && canGainFrom(g, seat, ofSeat(from))) g.ask(seat, 'teachUs', from);
  },
};

export const choosePlayer: Kind<'choosePlayer'> = {
  auto: true,
  choices(g, { seat, data: why }, offer) {
    for (const other of rivalsOf(g.s, seat))
      offer.unless(isChoosable(g, seat, other, why & ~FOR_FOIL) ? OK : g.no('no-effect'), 'seat', other);
    busy(g, offer);
  },
  answer(g, { seat, data: why }, [, other]) {
    g.tell('chooses', seat, other);
    if ((why & FOR_FOIL) !== 0) g.s.named = other;
    else deal(g, seat, other, why);
  },
};

function deal(g: G, seat: number, other: number, why: number): void {
  const { s } = g;
  switch (why) {
    case TRADES:
    case TEACHES:
      g.next('freeAdvance', { seat, from: ofSeat(other), cube: 0, may: 0 });
      if (why === TRADES) g.next('repay', { seat: other, from: seat });
      break;
    case IS_SPIED:
      spy(s, seat, other);
      g.mark();
      g.ask(seat, 'spy', other);
      break;
    case MAKES_PEACE:
      s.ban = changed(s.ban, seat * s.seats + other, 1);
      s.ban = changed(s.ban, other * s.seats + seat, 2);
      break;
    case IS_ATTACKED:
      s.assassinated = changed(s.assassinated, other, 1);
      break;
  }
}

// ---- Subterfuge (COC-26.11)

/** Japan, if it may cancel cards of the seat: on public grounds only. */
function foilerOf(s: State, seat: number): number {
  const foe = rivalsOf(s, seat).find(
    other =>
      civ(s, other, CA.subterfuge) &&
      s.hands[other].length + s.persons[other].length > 0 &&
      isWatched(s, other, seat),
  );
  return foe ?? NONE;
}

function canBeFoiled(s: State, seat: number): boolean {
  return foilerOf(s, seat) !== NONE;
}

/** A city or military units of the seat are there. */
function isStrong(s: State, seat: number, space: number): boolean {
  return s.cityOwner[space] === seat || (s.holder[space] === seat && militaryAt(s, space) > 0);
}

/** A city or military unit of the watcher within two spaces of any unit or city of the other. */
function isWatched(s: State, watcher: number, seat: number): boolean {
  const towers = spacesWhere(s, x => isStrong(s, watcher, x));
  const watched = spacesWhere(s, y => s.holder[y] === seat || s.cityOwner[y] === seat);
  return towers.some(x => watched.some(y => within(s, x, y, 2)));
}

/** A card of the own hand against the card just announced. */
export const foil: Kind<'foil'> = {
  choices(g, { seat }, offer) {
    for (const card of g.s.hands[seat]) if (card >= 0) offer.can('card', card);
    for (const card of g.s.persons[seat]) offer.can('person', card);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: other }, a) {
    const { s } = g;
    if (a[0] === 'none') return;
    s.foiled = 1;
    if (a[0] === 'card') {
      discardAction(g, seat, a[1]);
      g.tell('discarded', seat, a[1]);
    } else {
      s.persons = withLess(s.persons, seat, a[1]);
      pileEvent(s, seat, a[1]);
    }
    g.tell('foiled', seat, other);
  },
};

// ---- Spy

function spy(s: State, seat: number, other: number): void {
  for (let type = ACTION; type <= WONDER; type++) showHand(s, type, other, seat);
}

export const spyQuestion: Kind<'spy'> = {
  choices(g, { seat, data: other }, offer) {
    for (let type = ACTION; type <= WONDER; type++)
      for (const mine of handOf(g.s, type, seat))
        for (const theirs of handOf(g.s, type, other))
          if (mine >= 0 && theirs >= 0) offer.can('exchange', type, mine, theirs);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: other }, a) {
    const { s } = g;
    if (a[0] === 'none') return;
    const [, type, mine, theirs] = a;
    giveUp(s, type, seat, mine);
    giveUp(s, type, other, theirs);
    // each of the two still knows the card that went over
    receive(s, type, seat, theirs, 1 << other);
    receive(s, type, other, mine, 1 << seat);
    g.tell('exchanges', seat, other, type);
  },
};

// ---- Mercenaries

/** What a hired army may be paid with. */
const WAGES: readonly number[] = [FOOD, ORE, WOOD, GOLD, CULTURE];

/** Barbarian armies that nobody hired yet. */
function armies(s: State, hired: readonly number[]): number[] {
  return unitSpaces(s, BARBARIAN).filter(x => !hired.includes(x));
}

/** A city or military unit of the seat is within two spaces. */
function isForHire(s: State, seat: number, space: number): boolean {
  return spacesWhere(s, x => isStrong(s, seat, x)).some(x => within(s, space, x, 2));
}

function canHire(g: G, seat: number, hired: readonly number[]): boolean {
  const { s } = g;
  return (
    WAGES.some(kind => amount(s, seat, kind) > 0) &&
    armies(s, hired).some(x => isForHire(s, seat, x) && canCommand(s, x))
  );
}

export const hire: Kind<'hire'> = {
  choices(g, { seat, data: hired }, offer) {
    for (const x of armies(g.s, hired)) {
      const far = isForHire(g.s, seat, x)
        ? canCommand(g.s, x)
          ? OK
          : g.no('nowhere-to-go')
        : g.no('too-far');
      for (const kind of WAGES)
        offer.unless(far ?? (amount(g.s, seat, kind) > 0 ? OK : g.no('cannot-pay')), 'hire', x, kind);
    }
    offer.unless(hired.length === 0 ? g.no('hire-somebody') : OK, 'done');
    busy(g, offer);
  },
  answer(g, { seat, data: hired }, a) {
    if (a[0] === 'done') {
      g.next('command', { seat, armies: hired });
      return;
    }
    g.s.res[seat * GOODS + a[2]]--;
    const paid = [0, 0, 0, 0, 0, 0, 0];
    paid[a[2]] = 1;
    g.tell('paid', seat, paid);
    g.next('hire', { seat, hired: [...hired, a[1]] });
  },
};

function isCommand(s: State, from: number, to: number): boolean {
  return isLand(s, to) && (s.holder[to] !== BARBARIAN || militaryAt(s, to) + militaryAt(s, from) <= STACK);
}

function canCommand(s: State, from: number): boolean {
  return s.holder[from] === BARBARIAN && beside(s, from).some(to => isCommand(s, from, to));
}

export const command: Kind<'command'> = {
  choices(g, { data: hired }, offer) {
    for (const from of hired)
      for (const to of beside(g.s, from))
        if (g.s.terrain[to] >= 0)
          offer.unless(isCommand(g.s, from, to) ? OK : g.no('nowhere-to-go'), 'march', from, to);
    busy(g, offer);
  },
  answer(g, { seat, data: hired }, [, from, to]) {
    const { s } = g;
    goBarbarians(g, from, to, armyAt(s, from));
    refill(g, seat, from);
    g.next('command', { seat, armies: hired.filter(x => x !== from) });
  },
};

// ---- New Plans

export const newPlans: Kind<'newPlans'> = {
  choices(g, { seat }, offer) {
    const { s } = g;
    for (const drawn of s.looking)
      for (const given of s.objectives[seat]) if (drawn >= 0 && given >= 0) offer.can('keep', drawn, given);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    const { s } = g;
    if (a[0] === 'keep') {
      const [, drawn, given] = a;
      giveUp(s, OBJECTIVE, seat, given);
      s.looking[s.looking.indexOf(drawn)] = given;
      receive(s, OBJECTIVE, seat, drawn, 0);
      g.tell('newPlans', seat);
    }
    for (const card of s.looking) s.objectiveDeck.push(card);
    s.looking = [];
    g.shuffle(s.objectiveDeck);
  },
};

// ---- Synergies, New Ideas

const both = [0, 0, 0, 0, 0, 0, 0];
const FULL = 2;

/** Two advances of one category, both payable: `first` is the category once the first was bought. */
function whyNotSynergy(g: G, seat: number, advance: number, category: number): Blocked {
  const { s } = g;
  if (category !== NONE)
    return CATEGORY_OF[advance] === category ? whyNotBuy(g, seat, advance) : g.no('not-among-these');
  const why = whyNotBuy(g, seat, advance);
  if (why !== OK) return why;
  const field = CATEGORY_OF[advance];
  const top = TOP_OF[field];
  for (let other = top; other < top + 4; other++) {
    if (other === advance || owns(s, seat, other)) continue;
    // Priesthood and Ball Courts help once
    const second = field === C.science || field === C.spirituality ? FULL : priceOf(s, seat, other)[0];
    const first = priceOf(s, seat, advance)[0];
    // Peace and Poetry pays for one of the two
    both[0] = canRecite(s, seat) ? Math.min(first, second) : first + second;
    if (canPay(s, seat, both, IDEAS_FOR_FOOD)) return OK;
  }
  return g.no('cannot-pay');
}

export const synergy: Kind<'synergy'> = {
  choices(g, { seat, data: category }, offer) {
    for (let a = 0; a < ADVANCE_COUNT; a++) offer.unless(whyNotSynergy(g, seat, a, category), 'advance', a);
    busy(g, offer);
  },
  answer(g, { seat, data: category }, [, advance]) {
    buy(g, seat, advance, 0);
    if (category === NONE) g.next('synergy', { seat, category: CATEGORY_OF[advance] });
  },
};

export const newIdeas: Kind<'newIdeas'> = {
  choices(g, { seat }, offer) {
    offerAdvances(g, seat, OK, offer);
    busy(g, offer);
  },
  answer(g, { seat }, [, advance]) {
    buy(g, seat, advance, 0);
  },
};

// ---- Teach Us!

export const teachUs: Kind<'teachUs'> = {
  secret: true,
  choices(g, { seat }, offer) {
    for (const card of g.s.hands[seat])
      if (card >= 0)
        offer.unless(CARD_UPPER[card] === TEACH_US ? OK : g.no('after-capture-only'), 'play', card);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: from }, a) {
    if (a[0] === 'none') return;
    g.tell('plays', seat, a[1]);
    discardAction(g, seat, a[1]);
    g.next('freeAdvance', { seat, from: ofSeat(from), cube: 0, may: 0 });
  },
};
const TEACH_US = UPPERS.findIndex(x => x.id === 'teach-us');
