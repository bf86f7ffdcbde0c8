/**
 * Festival: townsfolk who listen to what happens. Each round all choose a gift at the same time (and how it is
 * wrapped, one after the other, while the rest still choose); then the festival is told to the townsfolk, some of whom ask.
 */
import { type CoreState, copyCore, type EventHook, eventHook, type Play, type Ruleset } from '../../index.ts';

export const ROUNDS = 3;

export interface FestivalState extends CoreState {
  /** numbers of the townsfolk in each town */
  folk: number[][];
  coins: number[];
  /** coins nobody has */
  bank: number;
  /** gifts in the order in which they were delivered: [seat, gift, wrapping] each */
  delivered: number[];
  /** the gift each seat has chosen this round, face up */
  gifts: number[];
}

export interface FestivalVocabulary {
  steps: { round: null; deliver: { readonly seat: number; readonly wrapping: number }; feast: null };
  questions: { gift: null; wrap: { readonly gift: number }; paint: null };
  answers: { give: [gift: number]; wrap: [colour: number]; paint: [coins: number]; rest: [] };
  verbs: { gift: 'give'; wrap: 'wrap'; paint: 'paint' | 'rest' };
  reasons: { poor: [coins: number] };
  tells: { delivered: [seat: number, gift: number]; paid: [seat: number, coins: number] };
  events: { festival: { readonly round: number } };
}

type G = Play<FestivalState, FestivalVocabulary>;

interface Townsman {
  readonly id: string;
  readonly onFestival?: EventHook<FestivalState, FestivalVocabulary, { readonly round: number }>;
}

function pay(g: G, seat: number, coins: number): void {
  const paid = Math.min(coins, g.s.bank);
  g.s.bank -= paid;
  g.s.coins[seat] += paid;
  g.tell('paid', seat, paid);
}

export const FOLK: readonly Townsman[] = [
  { id: 'baker', onFestival: (g, seat) => pay(g, seat, 1) },
  { id: 'painter', onFestival: (g, seat) => g.ask(seat, 'paint') },
  {
    id: 'mayor',
    // Sends the last of the neighbour's folk home, who then misses the festival.
    onFestival(g, seat) {
      g.s.folk[(seat + 1) % g.s.seats].pop();
    },
  },
  { id: 'idler' },
];

export const festival: Ruleset<FestivalState, FestivalVocabulary> = {
  id: 'festival',
  version: 1,
  seats: { min: 2, max: 4 },
  settings: {},
  blank: core => ({
    ...core,
    folk: Array.from({ length: core.seats }, () => [0, 1, 2, 3]),
    coins: new Array(core.seats).fill(2),
    bank: 40,
    delivered: [],
    gifts: new Array(core.seats).fill(-1),
  }),
  setup(g) {
    g.next('round');
  },
  steps: {
    round(g) {
      g.beginRound();
      if (g.s.round > ROUNDS) {
        g.end();
        return;
      }
      for (let seat = 0; seat < g.s.seats; seat++) g.ask(seat, 'gift');
      g.next('feast');
      g.next('round');
    },
    deliver(g, { seat, wrapping }) {
      g.s.delivered.push(seat, g.s.gifts[seat], wrapping);
      g.tell('delivered', seat, g.s.gifts[seat]);
    },
    feast(g) {
      g.fire('festival', { round: g.s.round });
    },
  },
  events: {
    festival: eventHook<FestivalState, FestivalVocabulary, { readonly round: number }, Townsman>({
      event: 'festival',
      contents: FOLK,
      pick: townsman => townsman.onFestival,
      order: ['mayor', 'baker', 'painter'],
      inPlay: (s, seat) => s.folk[seat],
    }),
  },
  questions: {
    gift: {
      choices(_g, _q, offer) {
        for (let gift = 0; gift < 3; gift++) offer.can('give', gift);
      },
      answer(g, q, [, gift]) {
        g.s.gifts[q.seat] = gift;
        g.ask(q.seat, 'wrap', { gift });
      },
    },
    wrap: {
      choices(_g, _q, offer) {
        for (let colour = 0; colour < 2; colour++) offer.can('wrap', colour);
      },
      answer(g, q, [, wrapping]) {
        g.next('deliver', { seat: q.seat, wrapping });
      },
    },
    paint: {
      choices(g, q, offer) {
        for (let coins = 1; coins <= 2; coins++)
          offer.unless(
            g.s.coins[q.seat] < coins ? g.no('poor', g.s.coins[q.seat]) : undefined,
            'paint',
            coins,
          );
        offer.can('rest');
      },
      answer(g, q, a) {
        if (a[0] === 'rest') return;
        g.s.coins[q.seat] -= a[1];
        g.s.bank += a[1];
      },
    },
  },
  secrets: [],
  copy: s => ({
    ...copyCore(s),
    folk: s.folk.map(x => x.slice()),
    coins: s.coins.slice(),
    bank: s.bank,
    delivered: s.delivered.slice(),
    gifts: s.gifts.slice(),
  }),
  standing: s =>
    s.coins.map((points, seat) => ({
      seat,
      points,
      rank: 1 + s.coins.filter(other => other > points).length,
      by: { coins: points },
    })),
  pieces(s, at) {
    at('coin', 'bank', s.bank);
    for (let seat = 0; seat < s.seats; seat++) at('coin', `town ${seat}`, s.coins[seat]);
  },
};
