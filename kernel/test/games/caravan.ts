/**
 * Caravan: hidden hands with telling backs, secret bids and a secret card from everybody at once.
 * A round: all bid coins in secret; the highest bidder pays and may swap a card with the deck; then all choose a card
 * in secret, the highest card takes the stakes. Goes on until the hands are empty.
 */
import {
  type CoreState,
  copyCore,
  type GameModule,
  NONE,
  OK,
  type Play,
  type Question,
  type Ruleset,
  type Schema,
  type Standing,
  term,
} from '../../index.ts';
import { caravanEn, caravanPl } from './caravan-words.ts';

export interface CaravanState extends CoreState {
  hands: number[][];
  /** one face-down deck; the back of a card shows whether it is copper or silver */
  deck: number[];
  /** the card each seat has chosen face down, or NONE */
  chosen: number[][];
  /** the bid each seat has made in secret, or NONE */
  bids: number[][];
  /** the bid of the round before; everybody saw it */
  lastBid: number[];
  coins: number[];
  bank: number;
  swaps: boolean;
  /** cards won by each seat, face up */
  won: number[][];
}

export interface CaravanVocabulary {
  steps: { round: null; openBids: null; askCards: null; openCards: null; refill: null };
  questions: { bid: { readonly most: number }; swap: null; play: null };
  answers: { bid: [coins: number]; keep: []; swap: [slot: number]; play: [slot: number] };
  reasons: { deckEmpty: []; otherBack: []; sameBid: [coins: number]; allIn: [] };
  tells: {
    bidsOpened: [seat: number, coins: number];
    outbid: [seat: number, coins: number];
    nobodyBid: [];
    kept: [seat: number];
    swapped: [seat: number, away: number, drawn: number];
    played: [seat: number, card: number];
    took: [seat: number, cards: number];
    drew: [seat: number, card: number];
  };
}

export const caravanSettings = {
  hand: { type: 'int', min: 1, max: 5, default: 3 },
  swaps: { type: 'bool', default: true },
} as const;

export const CARDS = 20;
export const COINS = 6;
/** cards 0-9 are copper, 10-19 silver */
export const backOf = (card: number): number => (card < 10 ? 0 : 1);

type G = Play<CaravanState, CaravanVocabulary>;

function bidProblem(g: G, q: Question, coins: number) {
  return coins > 0 && coins === g.s.lastBid[q.seat] ? g.no('sameBid', coins) : OK;
}

export const caravan: Ruleset<CaravanState, CaravanVocabulary, typeof caravanSettings> = {
  id: 'caravan',
  version: 1,
  seats: { min: 2, max: 4 },
  settings: caravanSettings,
  blank(core, settings) {
    const perSeat = <T>(make: () => T): T[] => Array.from({ length: core.seats }, make);
    return {
      ...core,
      hands: perSeat(() => new Array<number>(settings.hand).fill(NONE)),
      deck: Array.from({ length: CARDS }, (_, card) => card),
      chosen: perSeat(() => [NONE]),
      bids: perSeat(() => [NONE]),
      lastBid: perSeat(() => 0),
      coins: perSeat(() => COINS),
      bank: 0,
      swaps: settings.swaps,
      won: perSeat(() => []),
    };
  },
  setup(g) {
    const s = g.s;
    g.shuffle(s.deck);
    for (const hand of s.hands)
      for (let slot = 0; slot < hand.length; slot++) hand[slot] = s.deck.pop() ?? NONE;
    g.next('round');
  },
  steps: {
    round(g) {
      const s = g.s;
      if (s.hands.some(hand => hand.every(card => card === NONE))) {
        g.end();
        return;
      }
      g.beginRound();
      // without the swap there is nothing to bid for
      if (s.swaps) {
        for (let seat = 0; seat < s.seats; seat++) g.ask(seat, 'bid', { most: s.coins[seat] });
        g.next('openBids');
      }
      g.next('askCards');
      g.next('openCards');
      g.next('refill');
      g.next('round');
    },
    openBids(g) {
      const s = g.s;
      let best = NONE;
      for (let seat = 0; seat < s.seats; seat++) {
        const bid = s.bids[seat][0];
        s.lastBid[seat] = bid;
        s.bids[seat][0] = NONE;
        g.tell('bidsOpened', seat, bid);
        if (bid > 0 && (best === NONE || bid > s.lastBid[best])) best = seat;
      }
      if (best === NONE) {
        g.tell('nobodyBid');
        return;
      }
      s.coins[best] -= s.lastBid[best];
      s.bank += s.lastBid[best];
      g.tell('outbid', best, s.lastBid[best]);
      g.ask(best, 'swap');
    },
    askCards(g) {
      for (let seat = 0; seat < g.s.seats; seat++) g.ask(seat, 'play');
    },
    openCards(g) {
      const s = g.s;
      const cards: number[] = [];
      for (let seat = 0; seat < s.seats; seat++) {
        const card = s.chosen[seat][0];
        s.chosen[seat][0] = NONE;
        cards.push(card);
        g.tell('played', seat, card);
      }
      const best = cards.indexOf(Math.max(...cards));
      s.won[best].push(...cards);
      g.tell('took', best, cards.length);
    },
    refill(g) {
      const s = g.s;
      // not enough for everybody: nobody draws
      if (s.deck.length < s.seats) return;
      for (let seat = 0; seat < s.seats; seat++) {
        const slot = s.hands[seat].indexOf(NONE);
        const card = s.deck.pop() ?? NONE;
        s.hands[seat][slot] = card;
        g.tellIn('hand', seat, 1, 'drew', seat, card);
      }
    },
  },
  questions: {
    bid: {
      secret: true,
      choices(g, q, offer) {
        const most = q.data.most;
        offer.can('bid', 0);
        for (let coins = 1; coins <= most; coins++) {
          if (coins > 2 && coins < most) continue;
          offer.unless(bidProblem(g, q, coins), 'bid', coins);
          if (coins === most) offer.warn(g.no('allIn'));
        }
        offer.form('bid', { type: 'int', min: 0, max: most } satisfies Schema);
      },
      check: (g, q, a) => (a[0] === 'bid' ? bidProblem(g, q, a[1]) : OK),
      answer(g, q, a) {
        if (a[0] === 'bid') g.s.bids[q.seat][0] = a[1];
      },
    },
    swap: {
      choices(g, q, offer) {
        const { hands, deck } = g.s;
        offer.can('keep');
        const hand = hands[q.seat];
        const top = deck.length > 0 ? backOf(deck[deck.length - 1]) : NONE;
        for (let slot = 0; slot < hand.length; slot++) {
          if (hand[slot] === NONE) continue;
          const why = top === NONE ? g.no('deckEmpty') : backOf(hand[slot]) !== top ? g.no('otherBack') : OK;
          offer.unless(why, 'swap', slot);
        }
      },
      answer(g, q, a) {
        const s = g.s;
        if (a[0] !== 'swap') {
          g.tell('kept', q.seat);
          return;
        }
        const away = s.hands[q.seat][a[1]];
        const drawn = s.deck.pop() ?? NONE;
        s.hands[q.seat][a[1]] = drawn;
        s.deck.push(away);
        g.shuffle(s.deck);
        g.tellIn('hand', q.seat, 1, 'swapped', q.seat, away, drawn);
      },
    },
    play: {
      secret: true,
      choices(g, q, offer) {
        const hand = g.s.hands[q.seat];
        for (let slot = 0; slot < hand.length; slot++) if (hand[slot] !== NONE) offer.can('play', slot);
      },
      answer(g, q, a) {
        if (a[0] !== 'play') return;
        const hand = g.s.hands[q.seat];
        g.s.chosen[q.seat][0] = hand[a[1]];
        hand[a[1]] = NONE;
      },
    },
  },
  secrets: [
    { kind: 'card', place: 'hand', lists: s => s.hands, knows: 'owner', back: backOf },
    { kind: 'card', place: 'chosen', lists: s => s.chosen, knows: 'owner', back: backOf },
    { kind: 'card', place: 'deck', lists: s => [s.deck], knows: 'nobody', back: backOf },
    {
      kind: 'bid',
      place: 'bid',
      lists: s => s.bids,
      knows: 'owner',
      guess(s, owner, _index, roll) {
        const bid = roll(s.coins[owner] + 1);
        return bid > 0 && bid === s.lastBid[owner] ? 0 : bid;
      },
    },
  ],
  copy: s => ({
    ...copyCore(s),
    hands: s.hands.map(list => list.slice()),
    deck: s.deck.slice(),
    chosen: s.chosen.map(list => list.slice()),
    bids: s.bids.map(list => list.slice()),
    lastBid: s.lastBid.slice(),
    coins: s.coins.slice(),
    bank: s.bank,
    swaps: s.swaps,
    won: s.won.map(list => list.slice()),
  }),
  standing(s): Standing[] {
    const total = (seat: number) => s.won[seat].length + s.coins[seat];
    return s.coins.map((coins, seat) => ({
      seat,
      points: total(seat),
      rank: 1 + s.coins.filter((_, other) => total(other) > total(seat)).length,
      by: { cards: s.won[seat].length, coins },
    }));
  },
  pieces(s, at) {
    at('coin', 'bank', s.bank);
    s.coins.forEach((n, seat) => {
      at('coin', `seat ${seat}`, n);
    });
    const places: [string, number[][]][] = [
      ['hand', s.hands],
      ['chosen', s.chosen],
      ['won', s.won],
      ['deck', [s.deck]],
    ];
    for (const [place, lists] of places)
      lists.forEach((list, owner) => {
        for (const card of list) if (card !== NONE) at(`card ${card}`, `${place} ${owner}`, 1);
      });
  },
  content: Array.from({ length: CARDS }, (_, card) => `card:${card}`),
  seen(s, note) {
    for (const list of s.won) for (const card of list) note(`card:${card}`);
  },
};

export const caravanGame: GameModule<CaravanState, CaravanVocabulary, typeof caravanSettings> = {
  rules: caravan,
  brain: {
    judge: (s, seat, _weights, terms) =>
      term(terms, 'cards', s.won[seat].length) + term(terms, 'coins', s.coins[seat]),
    // All bid and play at the same time, so a turn is a round.
    turn: s => s.round,
    owner: s => s.asked[0]?.seat ?? 0,
    rivalry: { best: 1, mean: 0 },
    weights: null,
    prior: (s, q, answer) => (answer[0] === 'play' ? s.hands[q.seat][answer[1] as number] / CARDS : 0),
  },
  words: { en: async () => caravanEn, pl: async () => caravanPl },
};
