/**
 * Harvest: hidden hands, a secret card from everybody at once, then a turn of small actions for each seat.
 * Some actions are free to undo (sow, sell), one reveals without chance (draw), one uses chance (storm).
 */
import { type CoreState, copyCore, NONE, OK, type Play, type Ruleset, type Standing } from '@epoka/kernel';

export interface HarvestState extends CoreState {
  rounds: number;
  faulty: boolean;
  deck: number[];
  hands: number[][];
  /** the card each seat has chosen face down, or NONE */
  picked: number[][];
  shown: number[];
  fields: number[];
  seeds: number[];
  coins: number[];
}

export interface HarvestVocabulary {
  steps: { round: null; open: null; turn: { readonly seat: number } };
  questions: { pick: null; work: { readonly left: number } };
  answers: {
    pick: [slot: number];
    sow: [];
    sell: [];
    draw: [];
    storm: [];
    give: [coins: number];
    break: [];
    done: [];
  };
  reasons: { noSeeds: []; emptyDeck: []; tooMuch: [have: number] };
  tells: {
    dealt: [seat: number, cards: number];
    picked: [seat: number, card: number];
    opened: [seat: number, card: number];
    sowed: [seat: number];
    sold: [seat: number];
    drew: [seat: number, card: number];
    stormed: [seat: number, seeds: number];
    gave: [seat: number, coins: number];
    done: [seat: number];
  };
}

type G = Play<HarvestState, HarvestVocabulary>;

export const harvestSettings = {
  rounds: { type: 'int', min: 1, max: 50, default: 3 },
  hand: { type: 'int', min: 1, max: 4, default: 3 },
  faulty: { type: 'bool', default: false },
} as const;

const CARDS = 120;

function act(g: G, seat: number, left: number): void {
  if (left > 0) g.ask(seat, 'work', { left });
}

function standing(s: HarvestState): Standing[] {
  const points = s.fields.map((field, i) => field + s.coins[i]);
  return points.map((mine, seat) => ({
    seat,
    points: mine,
    rank: 1 + points.filter(x => x > mine).length,
    by: { fields: s.fields[seat], coins: s.coins[seat] },
  }));
}

export const harvest: Ruleset<HarvestState, HarvestVocabulary, typeof harvestSettings> = {
  id: 'harvest',
  version: 2,
  seats: { min: 2, max: 4 },
  settings: harvestSettings,
  blank: (core, settings) => ({
    ...core,
    rounds: settings.rounds,
    faulty: settings.faulty,
    deck: [],
    hands: Array.from({ length: core.seats }, () => []),
    picked: Array.from({ length: core.seats }, () => [NONE]),
    shown: [],
    fields: new Array<number>(core.seats).fill(0),
    seeds: new Array<number>(core.seats).fill(0),
    coins: new Array<number>(core.seats).fill(0),
  }),
  setup(g, settings) {
    const { s } = g;
    for (let i = 0; i < CARDS; i++) s.deck.push(i);
    g.shuffle(s.deck);
    for (let seat = 0; seat < s.seats; seat++) {
      for (let i = 0; i < settings.hand; i++) s.hands[seat].push(s.deck.pop() ?? NONE);
      g.tell('dealt', seat, settings.hand);
    }
    g.next('round');
  },
  steps: {
    round(g) {
      if (g.s.round >= g.s.rounds) g.end();
      else g.beginRound();
      if (g.s.over) return;
      for (let seat = 0; seat < g.s.seats; seat++) if (g.s.hands[seat].length > 0) g.ask(seat, 'pick');
      g.next('open');
      for (let seat = 0; seat < g.s.seats; seat++) g.next('turn', { seat });
      g.next('round');
    },
    open(g) {
      const { s } = g;
      for (let seat = 0; seat < s.seats; seat++) {
        const card = s.picked[seat][0];
        if (card === NONE) continue;
        s.picked[seat][0] = NONE;
        s.shown.push(card);
        s.fields[seat] += card % 10;
        g.tell('opened', seat, card);
      }
    },
    turn(g, { seat }) {
      act(g, seat, 4);
    },
  },
  questions: {
    pick: {
      secret: true,
      choices(g, q, offer) {
        g.s.hands[q.seat].forEach((_card, slot) => {
          offer.can('pick', slot);
        });
      },
      answer(g, q, a) {
        if (a[0] !== 'pick') return;
        const [card] = g.s.hands[q.seat].splice(a[1], 1);
        g.s.picked[q.seat][0] = card;
        g.tellIn('picked', q.seat, 1, 'picked', q.seat, card);
      },
    },
    work: {
      choices(g, q, offer) {
        const { s } = g;
        offer.can('sow');
        offer.unless(s.seeds[q.seat] === 0 ? g.no('noSeeds') : OK, 'sell');
        offer.unless(s.deck.length === 0 ? g.no('emptyDeck') : OK, 'draw');
        offer.can('storm');
        if (s.coins[q.seat] > 0) {
          offer.can('give', 1);
          offer.form('give', { type: 'int', min: 1, max: 1000 });
        }
        if (s.faulty) offer.can('break');
        offer.can('done');
      },
      check(g, q, a) {
        const have = g.s.coins[q.seat];
        return a[0] === 'give' && a[1] > have ? g.no('tooMuch', have) : OK;
      },
      answer(g, q, a) {
        const { s } = g;
        const { seat } = q;
        switch (a[0]) {
          case 'sow':
            s.seeds[seat]++;
            g.tell('sowed', seat);
            break;
          case 'sell':
            s.seeds[seat]--;
            s.coins[seat] += 2;
            g.tell('sold', seat);
            break;
          case 'draw': {
            const card = s.deck.pop() ?? NONE;
            s.hands[seat].push(card);
            g.tellIn('hand', seat, 1, 'drew', seat, card);
            break;
          }
          case 'storm': {
            const seeds = g.roll(3);
            s.seeds[seat] += seeds;
            g.tell('stormed', seat, seeds);
            break;
          }
          case 'give':
            s.coins[seat] -= a[1];
            s.coins[(seat + 1) % s.seats] += a[1];
            g.tell('gave', seat, a[1]);
            break;
          case 'break':
            s.seeds[seat] += 100;
            s.deck.length = 0;
            g.ask(seat, 'pick');
            throw new Error('the plough broke');
          default:
            g.tell('done', seat);
            return;
        }
        act(g, seat, q.data.left - 1);
      },
    },
  },
  secrets: [
    { kind: 'card', place: 'deck', lists: s => [s.deck], knows: 'nobody' },
    { kind: 'card', place: 'hand', lists: s => s.hands, knows: 'owner' },
    { kind: 'card', place: 'picked', lists: s => s.picked, knows: 'owner' },
  ],
  copy: s => ({
    ...copyCore(s),
    rounds: s.rounds,
    faulty: s.faulty,
    deck: s.deck.slice(),
    hands: s.hands.map(x => x.slice()),
    picked: s.picked.map(x => x.slice()),
    shown: s.shown.slice(),
    fields: s.fields.slice(),
    seeds: s.seeds.slice(),
    coins: s.coins.slice(),
  }),
  standing,
  pieces(s, at) {
    at('card', 'deck', s.deck.length);
    at('card', 'shown', s.shown.length);
    for (const hand of s.hands) at('card', 'hand', hand.length);
    for (const [card] of s.picked) if (card !== NONE) at('card', 'picked', 1);
  },
  orders: {
    /** works no more than it must */
    rest: (_view, q) => (q.kind === 'work' ? ['done'] : undefined),
    /** plays the first card */
    first: (_view, q, options) => (q.kind === 'pick' ? options.choices[0].answer : undefined),
    /** wants what it can't have */
    greedy: (_view, q) => (q.kind === 'work' ? ['sell'] : undefined),
  },
};
