/** Trading between players (COC-6.10, COC-6.11): an offer, an answer, perhaps a counter-offer, and all changes hands at once. */
import { type Blocked, OK, type Schema } from '@epoka/kernel';
import { GOODS, RESOURCES } from '../content/index.ts';
import { amount } from './counts.ts';
import { limitOf } from './goods.ts';
import { ACTION, giveUp, handOf, OBJECTIVE, receive, WONDER } from './hands.ts';
import { changed, type State, withLess, withMore } from './state.ts';
import type { G, Kind, Offer, StepTable, TradeOffer } from './vocabulary.ts';
import { busy } from './words.ts';

const TYPES = ['action', 'objective', 'wonder'] as const;

export function offerTrades(g: G, seat: number, offer: Offer): void {
  const { s } = g;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat)
      offer.unless(s.offers >= s.tradeCap ? g.no('offers-spent', s.tradeCap) : OK, 'trade', other);
}

/** The active player speaks to another. */
export function startTrade(g: G, seat: number, other: number): void {
  g.s.offers++;
  g.ask(seat, 'offer', { to: other, counter: 0 });
}

const stock = (s: State, seat: number) =>
  Object.fromEntries(RESOURCES.map((id, kind) => [id, amount(s, seat, kind)]));

/** What an offer may name: what is in stock and in hand at that moment. */
function schemaOf(s: State, seat: number, to: number): Schema {
  const some = (values: readonly number[]): Schema => ({
    type: 'someOf',
    values: values.filter(card => card >= 0),
    min: 0,
    max: values.length,
  });
  return {
    type: 'record',
    fields: {
      give: { type: 'amounts', of: stock(s, seat) },
      get: { type: 'amounts', of: stock(s, to) },
      actions: some(s.hands[seat]),
      objectives: some(s.objectives[seat]),
      wonders: some(s.wonders[seat]),
      persons: some(s.persons[seat]),
      want: {
        type: 'amounts',
        of: {
          action: s.hands[to].length,
          objective: s.objectives[to].length,
          wonder: s.wonders[to].length,
        },
      },
      wantPersons: some(s.persons[to]),
      shown: { type: 'oneOf', values: [0, 1] },
    },
  };
}

/** Fills the offer on the table. */
function propose(g: G, seat: number, to: number, value: TradeOffer): void {
  const { s } = g;
  s.offerBy = seat;
  s.offerTo = to;
  s.offerShown = value.shown;
  s.offerGoods = [
    ...RESOURCES.map(id => value.give[id] ?? 0),
    ...RESOURCES.map(id => value.get[id] ?? 0),
    ...TYPES.map(id => value.want[id] ?? 0),
  ];
  s.offered = [[...value.actions], [...value.objectives], [...value.wonders]];
  s.offerPersons = [...value.persons];
  s.wantedPersons = [...value.wantPersons];
  // shown cards are known to the partner for good
  s.offeredSeen = s.offered.map((cards, type) =>
    cards.map(card => giveUp(s, type, seat, card) | (value.shown === 1 ? 1 << to : 0)),
  );
  g.tell('offer', seat, to, s.offerGoods, [
    ...s.offered.map(list => list.length),
    s.offerPersons.length,
    s.wantedPersons.length,
  ]);
}

/** One for one: by far the most common offer. No cards lie on the table between two offers. */
function proposeSwap(g: G, seat: number, to: number, give: number, get: number): void {
  const { s } = g;
  s.offerBy = seat;
  s.offerTo = to;
  s.offerShown = 0;
  const goods = NO_GOODS.slice();
  goods[give] = 1;
  goods[GOODS + get] = 1;
  s.offerGoods = goods;
  g.tell('offer', seat, to, s.offerGoods, [0, 0, 0, 0, 0]);
}
const NO_GOODS: readonly number[] = Array.from({ length: 2 * GOODS + TYPES.length }, () => 0);

/** The offered cards go back to the hand they came from. */
function takeBack(s: State): void {
  for (let type = ACTION; type <= WONDER; type++)
    for (let i = 0; i < s.offered[type].length; i++)
      receive(s, type, s.offerBy, s.offered[type][i], s.offeredSeen[type][i]);
  clearTable(s);
}

function clearTable(s: State): void {
  if (s.offered[ACTION].length + s.offered[OBJECTIVE].length + s.offered[WONDER].length > 0) {
    s.offered = [[], [], []];
    s.offeredSeen = [[], [], []];
  }
  if (s.offerPersons.length > 0) s.offerPersons = [];
  if (s.wantedPersons.length > 0) s.wantedPersons = [];
}

const isEmpty = (amounts: Readonly<Record<string, number>>) => Object.values(amounts).every(n => n === 0);

export const offer: Kind<'offer'> = {
  secret: true,
  choices(g, { seat, data: { to } }, choices) {
    const { s } = g;
    choices.form('offer', () => schemaOf(s, seat, to));
    // plain swaps of one for one
    for (let give = 0; give < GOODS; give++) {
      if (amount(s, seat, give) === 0) continue;
      for (let get = 0; get < GOODS; get++)
        if (give !== get && amount(s, to, get) > 0) choices.can('swapOne', give, get);
    }
    choices.can('none');
    busy(g, choices);
  },
  check(g, _q, a): Blocked {
    if (a[0] !== 'offer') return OK;
    const value = a[1] as unknown as TradeOffer;
    const nothing =
      isEmpty(value.give) &&
      isEmpty(value.get) &&
      isEmpty(value.want) &&
      value.actions.length + value.objectives.length + value.wonders.length === 0 &&
      value.persons.length + value.wantPersons.length === 0;
    return nothing ? g.no('empty-offer') : OK;
  },
  answer(g, { seat, data: { to, counter } }, a) {
    if (a[0] === 'none') return;
    if (a[0] === 'offer') propose(g, seat, to, a[1] as unknown as TradeOffer);
    else proposeSwap(g, seat, to, a[1], a[2]);
    g.next('deal', counter);
  },
};

export const tradeSteps: Pick<StepTable, 'deal' | 'handOver' | 'dealt' | 'counter'> = {
  deal(g, counter) {
    g.ask(g.s.offerTo, 'deal', counter);
  },
  counter(g, seat) {
    g.ask(g.s.offerTo, 'offer', { to: seat, counter: 1 });
  },
  /** Who gives cards that were not named picks them. */
  handOver(g, first) {
    const { s } = g;
    let type = first;
    while (type <= WONDER && s.offerGoods[2 * GOODS + type] === 0) type++;
    if (type > WONDER) g.next('dealt');
    else g.ask(s.offerTo, 'handOver', type);
  },
  /** Both transfers happen at once; what is above a limit is lost. */
  dealt(g) {
    const { s } = g;
    const { offerBy, offerTo, offerGoods } = s;
    for (let kind = 0; kind < GOODS; kind++) {
      s.res[offerBy * GOODS + kind] += offerGoods[GOODS + kind] - offerGoods[kind];
      s.res[offerTo * GOODS + kind] += offerGoods[kind] - offerGoods[GOODS + kind];
    }
    cutToLimits(s, offerBy);
    cutToLimits(s, offerTo);
    for (let type = ACTION; type <= WONDER; type++)
      for (let i = 0; i < s.offered[type].length; i++)
        receive(s, type, offerTo, s.offered[type][i], s.offeredSeen[type][i] | (1 << offerBy));
    passOn(s, s.offerPersons, offerBy, offerTo);
    passOn(s, s.wantedPersons, offerTo, offerBy);
    clearTable(s);
    g.mark();
    g.tell('dealt', offerBy, offerTo);
  },
};

function cutToLimits(s: State, seat: number): void {
  for (let kind = 0; kind < GOODS; kind++) {
    const most = limitOf(s, seat, kind);
    if (amount(s, seat, kind) > most) s.res[seat * GOODS + kind] = most;
  }
}

function passOn(s: State, persons: readonly number[], from: number, to: number): void {
  for (let i = 0; i < persons.length; i++) {
    s.persons = withLess(s.persons, from, persons[i]);
    s.persons = withMore(s.persons, to, persons[i]);
  }
}

/** The partner accepts, refuses or, once, answers with an offer of their own (COC-6.10.a). */
export const deal: Kind<'deal'> = {
  choices(g, { data: counter }, choices) {
    choices.can('accept');
    choices.can('refuse');
    choices.unless(counter === 1 ? g.no('no-second-counter') : OK, 'counter');
    busy(g, choices);
  },
  answer(g, { seat }, [verb]) {
    const { s } = g;
    if (verb === 'accept') {
      g.next('handOver', ACTION);
      return;
    }
    takeBack(s);
    g.tell('refused', seat);
    if (verb === 'counter') g.next('counter', s.offerBy);
  },
};

export const handOver: Kind<'handOver'> = {
  secret: true,
  choices(g, { seat, data: type }, choices) {
    for (const card of handOf(g.s, type, seat)) if (card >= 0) choices.can('hand', type, card);
    busy(g, choices);
  },
  answer(g, { seat, data: type }, [, , card]) {
    const { s } = g;
    receive(s, type, s.offerBy, card, giveUp(s, type, seat, card) | (1 << seat));
    const at = 2 * GOODS + type;
    s.offerGoods = changed(s.offerGoods, at, s.offerGoods[at] - 1);
    g.next('handOver', type);
  },
};
