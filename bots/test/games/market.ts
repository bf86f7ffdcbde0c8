/**
 * Market: a tiny game with everything a bot or a host must cope with: a hidden deck and hands, moves in several small
 * questions, blocked choices, chance, and a secret bid that everybody makes at the same time with an open answer.
 *
 * Each round every seat has a turn of up to two actions: draw a card, or sell one at a stall (the card's value times
 * the stall's rate, less its fee, paid coin by coin into the stall or out of the takings). Then everybody bids for the
 * lantern. Whoever has most coins after the last round wins; a lantern is worth three.
 */
import {
  type Brain,
  type CoreState,
  enCount,
  type GameModule,
  type GameWords,
  HIDDEN,
  plCount,
  type Ruleset,
  type Standing,
  term,
} from '@epoka/kernel';

const CARDS = 24;
const NO_BID = -1;

function copyLists(lists: number[][]): number[][] {
  const copy: number[][] = [];
  for (const list of lists) copy.push(list.slice());
  return copy;
}

export const rates = [1, 2, 3];
export const fees = [0, 1, 3];
export const worthOf = (card: number) => (card % 6) + 1;

export interface MarketState extends CoreState {
  rounds: number;
  deck: number[];
  hands: number[][];
  sold: number[];
  coins: number[];
  sales: number[];
  lanterns: number[];
  bids: number[][];
  turn: number;
  actions: number;
  bank: number;
}

export interface MarketVocabulary {
  steps: { round: null; turn: { seat: number }; act: { seat: number }; auction: null; lantern: null };
  questions: {
    act: null;
    stall: { card: number };
    fee: { stall: number; left: number };
    bid: null;
  };
  answers: {
    draw: [];
    sell: [index: number];
    end: [];
    stall: [stall: number];
    pay: [];
    haggle: [];
    bid: [coins: number];
  };
  reasons: { emptyDeck: []; fee: [need: number, have: number]; lastCoin: [] };
  tells: {
    draws: [seat: number, card: number];
    sells: [seat: number, card: number, stall: number, takings: number];
    lantern: [seat: number, coins: number];
  };
}

const settings = {
  rounds: { type: 'int', min: 1, max: 6, default: 3 },
  lanterns: { type: 'bool', default: true },
} as const;

export const rules: Ruleset<MarketState, MarketVocabulary, typeof settings> = {
  id: 'market',
  version: 1,
  seats: { min: 2, max: 4 },
  settings,
  blank: (core, given) => ({
    ...core,
    rounds: given.rounds,
    deck: [],
    hands: [],
    sold: [],
    coins: [],
    sales: [],
    lanterns: [],
    bids: [],
    turn: 0,
    actions: 0,
    bank: given.lanterns ? given.rounds : 0,
  }),
  setup(g) {
    const { s } = g;
    for (let card = 0; card < CARDS; card++) s.deck.push(card);
    g.shuffle(s.deck);
    for (let seat = 0; seat < s.seats; seat++) {
      s.hands.push(s.deck.splice(-2));
      s.coins.push(3);
      s.sales.push(0);
      s.lanterns.push(0);
      s.bids.push([NO_BID]);
    }
    g.next('round');
  },
  steps: {
    round(g) {
      if (g.s.round >= g.s.rounds) return g.end();
      g.beginRound();
      for (let seat = 0; seat < g.s.seats; seat++) g.next('turn', { seat });
      if (g.s.bank > 0) g.next('auction');
      g.next('round');
    },
    turn(g, { seat }) {
      g.s.turn = seat;
      g.s.actions = 2;
      g.next('act', { seat });
    },
    act(g, { seat }) {
      if (g.s.actions === 0) return;
      g.ask(seat, 'act');
      g.next('act', { seat });
    },
    auction(g) {
      for (let seat = 0; seat < g.s.seats; seat++) g.ask(seat, 'bid');
      g.next('lantern');
    },
    lantern(g) {
      const { s } = g;
      const top = Math.max(...s.bids.map(b => b[0]));
      const highest = s.bids.flatMap((b, seat) => (b[0] === top ? [seat] : []));
      const winner = highest[highest.length === 1 ? 0 : g.roll(highest.length)];
      s.coins[winner] -= top;
      s.lanterns[winner]++;
      s.bank--;
      for (const bid of s.bids) bid[0] = NO_BID;
      g.tell('lantern', winner, top);
    },
  },
  questions: {
    act: {
      choices(g, q, offer) {
        offer.unless(g.s.deck.length === 0 ? g.no('emptyDeck') : undefined, 'draw');
        for (let i = 0; i < g.s.hands[q.seat].length; i++) offer.can('sell', i);
        offer.can('end');
      },
      answer(g, q, a) {
        const { s } = g;
        switch (a[0]) {
          case 'draw': {
            const card = s.deck.pop()!;
            s.hands[q.seat].push(card);
            s.actions--;
            g.mark();
            g.tellIn('hand', q.seat, 1, 'draws', q.seat, card);
            return;
          }
          case 'sell': {
            const [card] = s.hands[q.seat].splice(a[1], 1);
            s.sold.push(card);
            s.actions--;
            g.ask(q.seat, 'stall', { card });
            return;
          }
          default:
            s.actions = 0;
        }
      },
    },
    stall: {
      choices(g, q, offer) {
        const have = g.s.coins[q.seat];
        for (let stall = 0; stall < rates.length; stall++)
          offer.unless(have < fees[stall] ? g.no('fee', fees[stall], have) : undefined, 'stall', stall);
      },
      answer(g, q, a) {
        const stall = a[0] === 'stall' ? a[1] : 0;
        const takings = worthOf(q.data.card) * rates[stall];
        g.s.coins[q.seat] += takings;
        g.s.sales[q.seat] += takings;
        g.tell('sells', q.seat, q.data.card, stall, takings);
        if (fees[stall] > 0) g.ask(q.seat, 'fee', { stall, left: fees[stall] });
      },
    },
    fee: {
      choices(g, q, offer) {
        offer.can('pay');
        // Haggling wins nothing and loses a coin besides: there to be seen through.
        offer.unless(g.s.coins[q.seat] < 2 ? g.no('lastCoin') : undefined, 'haggle');
        if (g.s.coins[q.seat] < 4) offer.warn(g.no('lastCoin'));
      },
      answer(g, q, a) {
        g.s.coins[q.seat] -= a[0] === 'haggle' ? 2 : 1;
        if (q.data.left > 1) g.ask(q.seat, 'fee', { stall: q.data.stall, left: q.data.left - 1 });
      },
    },
    bid: {
      secret: true,
      choices(g, q, offer) {
        const have = g.s.coins[q.seat];
        for (const coins of new Set([0, 1, Math.min(2, have), Math.floor(have / 2), have]))
          if (coins <= have) offer.can('bid', coins);
        offer.form('bid', { type: 'int', min: 0, max: have });
      },
      answer(g, q, a) {
        g.s.bids[q.seat][0] = a[0] === 'bid' ? a[1] : 0;
      },
    },
  },
  secrets: [
    { kind: 'card', place: 'deck', lists: s => [s.deck], knows: 'nobody' },
    { kind: 'card', place: 'hand', lists: s => s.hands, knows: 'owner' },
    {
      kind: 'bid',
      place: 'bid',
      lists: s => s.bids,
      knows: 'owner',
      guess: (s, owner, _index, roll) => roll(s.coins[owner] + 1),
    },
  ],
  copy: s => ({
    version: s.version,
    chance: s.chance.slice(),
    seats: s.seats,
    round: s.round,
    roundCap: s.roundCap,
    stack: s.stack.slice(),
    asked: s.asked.slice(),
    asking: s.asking,
    over: s.over,
    rounds: s.rounds,
    deck: s.deck.slice(),
    hands: copyLists(s.hands),
    sold: s.sold.slice(),
    coins: s.coins.slice(),
    sales: s.sales.slice(),
    lanterns: s.lanterns.slice(),
    bids: copyLists(s.bids),
    turn: s.turn,
    actions: s.actions,
    bank: s.bank,
  }),
  standing(s) {
    const points = s.coins.map((coins, seat) => coins + 3 * s.lanterns[seat]);
    return points.map(
      (p, seat): Standing => ({
        seat,
        points: p,
        rank: 1 + points.filter(x => x > p).length,
        by: { coins: s.coins[seat], lanterns: 3 * s.lanterns[seat] },
      }),
    );
  },
  pieces(s, at) {
    at('card', 'deck', s.deck.length);
    for (const hand of s.hands) at('card', 'hand', hand.length);
    at('card', 'sold', s.sold.length);
    at('lantern', 'bank', s.bank);
    for (const n of s.lanterns) at('lantern', 'seat', n);
  },
};

export const brain: Brain<MarketState> = {
  judge: (s, seat, _weights, terms) =>
    term(terms, 'coins', s.coins[seat]) +
    term(terms, 'lanterns', 3 * s.lanterns[seat]) +
    term(
      terms,
      'cards',
      s.hands[seat].reduce((sum, card) => sum + worthOf(card), 0),
    ),
  // After the turns of a round comes the auction, which is everybody's.
  turn: s => 8 * s.round + (s.asked[0]?.kind === 'bid' ? s.seats : s.turn),
  owner: s => (s.asked[0]?.kind === 'bid' ? s.asked[0].seat : s.turn),
  closing: (_s, q) => (q.kind === 'act' ? ['end'] : undefined),
  rivalry: { best: 1, mean: 0 },
  weights: null,
};

const stallsEn = ['corner', 'square', 'cathedral'];
const stallsPl = ['na rogu', 'na rynku', 'pod katedrą'];

const en: GameWords<MarketState, MarketVocabulary> = {
  title: 'Market',
  questions: {
    act: r => `Your action (${enCount(r.view.actions, 'action', 'actions')} left)`,
    stall: (_r, { card }) => `Where do you sell the ${worthOf(card)}?`,
    fee: (_r, { left }) => `Pay the fee: ${enCount(left, 'coin', 'coins')} to go`,
    bid: () => 'Your bid for the lantern',
  },
  answers: {
    draw: () => 'Draw a card',
    sell: (r, i) => `Sell the ${worthOf(r.view.hands[r.seat][i])}`,
    end: () => 'End the turn',
    stall: (_r, stall) => `At the ${stallsEn[stall]}`,
    pay: () => 'Pay a coin',
    haggle: () => 'Haggle',
    bid: (_r, coins) => `Bid ${enCount(coins, 'coin', 'coins')}`,
  },
  reasons: {
    emptyDeck: () => 'the deck is empty',
    fee: (_r, need, have) => `needs ${enCount(need, 'coin', 'coins')}, you have ${have}`,
    lastCoin: () => 'it would cost your last coins',
  },
  tells: {
    draws: (r, seat, card) =>
      card <= HIDDEN ? `${r.name(seat)} draws a card` : `${r.name(seat)} draws the ${worthOf(card)}`,
    sells: (r, seat, card, stall, takings) =>
      `${r.name(seat)} sells the ${worthOf(card)} at the ${stallsEn[stall]} for ${enCount(takings, 'coin', 'coins')}`,
    lantern: (r, seat, coins) => `${r.name(seat)} takes the lantern for ${enCount(coins, 'coin', 'coins')}`,
  },
  sources: { coins: 'Coins', lanterns: 'Lanterns' },
  terms: { coins: 'Coins', lanterns: 'Lanterns', cards: 'Cards in hand' },
  settings: {
    rounds: { name: 'Rounds', hint: 'How long the market lasts.' },
    lanterns: { name: 'Lanterns', hint: 'A lantern is auctioned every round.' },
  },
  content: id => id,
};

const pl: GameWords<MarketState, MarketVocabulary> = {
  title: 'Targ',
  questions: {
    act: r => `Twoja akcja (${plCount(r.view.actions, 'pozostała', 'pozostały', 'pozostało')})`,
    stall: (_r, { card }) => `Gdzie sprzedajesz kartę ${worthOf(card)}?`,
    fee: (_r, { left }) => `Zapłać za stragan: jeszcze ${plCount(left, 'moneta', 'monety', 'monet')}`,
    bid: () => 'Twoja oferta za latarnię',
  },
  answers: {
    draw: () => 'Dobierz kartę',
    sell: (r, i) => `Sprzedaj kartę ${worthOf(r.view.hands[r.seat][i])}`,
    end: () => 'Zakończ turę',
    stall: (_r, stall) => `Stragan ${stallsPl[stall]}`,
    pay: () => 'Zapłać monetę',
    haggle: () => 'Targuj się',
    bid: (_r, coins) => `Licytuj ${plCount(coins, 'monetę', 'monety', 'monet')}`,
  },
  reasons: {
    emptyDeck: () => 'talia jest pusta',
    fee: (_r, need, have) => `potrzeba ${plCount(need, 'monety', 'monet', 'monet')}, masz ${have}`,
    lastCoin: () => 'kosztowałoby to twoje ostatnie monety',
  },
  tells: {
    draws: (r, seat, card) =>
      card <= HIDDEN ? `${r.name(seat)} dobiera kartę` : `${r.name(seat)} dobiera kartę ${worthOf(card)}`,
    sells: (r, seat, card, stall, takings) =>
      `${r.name(seat)} sprzedaje kartę ${worthOf(card)} na straganie ${stallsPl[stall]} za ${plCount(takings, 'monetę', 'monety', 'monet')}`,
    lantern: (r, seat, coins) =>
      `${r.name(seat)} kupuje latarnię za ${plCount(coins, 'monetę', 'monety', 'monet')}`,
  },
  sources: { coins: 'Monety', lanterns: 'Latarnie' },
  terms: { coins: 'Monety', lanterns: 'Latarnie', cards: 'Karty na ręce' },
  settings: {
    rounds: { name: 'Rundy', hint: 'Jak długo trwa targ.' },
    lanterns: { name: 'Latarnie', hint: 'W każdej rundzie licytowana jest latarnia.' },
  },
  content: id => id,
};

export const market: GameModule<MarketState, MarketVocabulary, typeof settings> = {
  rules,
  brain,
  words: { en: async () => en, pl: async () => pl },
};
