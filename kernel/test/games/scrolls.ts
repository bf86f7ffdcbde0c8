/**
 * Scrolls: a duel of magicians with decks of their own. A scroll is announced, the others may answer it with a scroll
 * of theirs, that answer may be answered, and so on; then the pile is resolved from the top. Whoever burns out is
 * beaten; the one with most life after eight rounds wins.
 */
import {
  type Brings,
  type CoreState,
  copyCore,
  type Json,
  NONE,
  OK,
  type Play,
  type Ruleset,
  type Standing,
} from '../../index.ts';

/** What is written on a scroll; the number of a scroll is its place here. */
export const SCROLLS = [
  { id: 'spark', damage: 1, counters: false },
  { id: 'flame', damage: 2, counters: false },
  { id: 'blaze', damage: 3, counters: false },
  { id: 'ward', damage: 0, counters: true },
  { id: 'mirror', damage: 0, counters: true },
] as const;
export const DECK = 8;
export const MOST_ALIKE = 3;
const ROUNDS = 8;

export interface ScrollsState extends CoreState {
  turn: number;
  life: number[];
  hands: number[][];
  library: number[][];
  /** played, face up, by who brought it */
  spent: number[][];
  /** what is announced and waits for its answers: [seat, scroll, target] each, the last one on top */
  pile: number[];
}

export interface ScrollsVocabulary {
  steps: { turn: null; resolve: null; over: null };
  questions: { play: null; respond: { readonly to: number } };
  answers: { cast: [slot: number, target: number]; answer: [slot: number]; pass: [] };
  verbs: { play: 'cast' | 'pass'; respond: 'answer' | 'pass' };
  reasons: {
    countersOnly: [];
    noCounter: [];
    tooFew: [given: number];
    tooManyAlike: [scroll: number];
    noDeck: [];
  };
  tells: {
    cast: [seat: number, scroll: number, target: number];
    countered: [seat: number, scroll: number];
    hit: [target: number, damage: number];
    drew: [seat: number, scrolls: number[]];
  };
}

type G = Play<ScrollsState, ScrollsVocabulary>;

function draw(g: G, seat: number, n: number): void {
  const drawn = g.s.library[seat].splice(-n);
  if (drawn.length === 0) return;
  g.s.hands[seat].push(...drawn);
  g.mark();
  g.tellIn('hand', seat, 1, 'drew', seat, drawn);
}

function announce(g: G, seat: number, slot: number, target: number): void {
  const [scroll] = g.s.hands[seat].splice(slot, 1);
  g.s.pile.push(seat, scroll, target);
  g.s.spent[seat].push(scroll);
  g.tell('cast', seat, scroll, target);
  const others = Array.from({ length: g.s.seats - 1 }, (_, i) => (seat + 1 + i) % g.s.seats);
  g.window('respond', others, { to: g.s.pile.length / 3 - 1 });
}

const deckBrings: Brings<ScrollsState> = {
  faults(value) {
    if (!Array.isArray(value) || !value.every(x => Number.isInteger(x) && x >= 0 && x < SCROLLS.length))
      return [{ key: 'noDeck', args: [] }];
    const faults: { key: string; args: Json[] }[] = [];
    if (value.length !== DECK) faults.push({ key: 'tooFew', args: [value.length] });
    SCROLLS.forEach((_, scroll) => {
      if (value.filter(x => x === scroll).length > MOST_ALIKE)
        faults.push({ key: 'tooManyAlike', args: [scroll] });
    });
    return faults;
  },
  ready: roll => fill([], DECK, roll),
  guess: (s, owner, _kind, n, roll) => fill(s.spent[owner], n, roll),
};

/** So many scrolls that may stand in one deck with those. */
function fill(seen: readonly number[], n: number, roll: (n: number) => number): number[] {
  const all = seen.slice();
  while (all.length < seen.length + n) {
    const scroll = roll(SCROLLS.length);
    if (all.filter(x => x === scroll).length < MOST_ALIKE) all.push(scroll);
  }
  return all.slice(seen.length);
}

export const scrolls: Ruleset<ScrollsState, ScrollsVocabulary> = {
  id: 'scrolls',
  version: 1,
  seats: { min: 2, max: 4 },
  settings: {},
  blank: core => ({
    ...core,
    turn: NONE,
    life: new Array(core.seats).fill(5),
    hands: Array.from({ length: core.seats }, () => []),
    library: Array.from({ length: core.seats }, () => []),
    spent: Array.from({ length: core.seats }, () => []),
    pile: [],
  }),
  brings: deckBrings,
  setup(g, _settings, brought) {
    brought.forEach((deck, seat) => {
      g.s.library[seat] = g.shuffle((deck as number[]).slice());
      draw(g, seat, 3);
    });
    g.next('turn');
  },
  steps: {
    turn(g) {
      const { s } = g;
      s.turn = (s.turn + 1) % s.seats;
      if (s.turn === 0) g.beginRound();
      if (s.round > ROUNDS) g.end();
      if (s.over) return;
      if (s.life[s.turn] > 0) {
        draw(g, s.turn, 1);
        if (s.hands[s.turn].length > 0) g.ask(s.turn, 'play');
      }
      g.next('over');
    },
    over(g) {
      if (g.s.life.filter(x => x > 0).length <= 1) g.end();
      else g.next('turn');
    },
    resolve(g) {
      const [, scroll, target] = g.s.pile.splice(-3);
      // Countered before it could work.
      if (scroll === NONE) return;
      if (SCROLLS[scroll].counters) {
        const undone = g.s.pile.splice(-3);
        if (undone.length > 0) {
          g.s.pile.push(undone[0], NONE, undone[2]);
          g.tell('countered', undone[0], undone[1]);
        }
      } else {
        g.s.life[target] -= SCROLLS[scroll].damage;
        g.because(`scroll:${SCROLLS[scroll].id}`);
        g.tell('hit', target, SCROLLS[scroll].damage);
      }
    },
  },
  questions: {
    play: {
      choices(g, q, offer) {
        const hand = g.s.hands[q.seat];
        for (let slot = 0; slot < hand.length; slot++)
          for (let target = 0; target < g.s.seats; target++)
            if (target !== q.seat && g.s.life[target] > 0)
              offer.unless(SCROLLS[hand[slot]].counters ? g.no('countersOnly') : OK, 'cast', slot, target);
        offer.can('pass');
      },
      answer(g, q, a) {
        if (a[0] === 'pass') return;
        announce(g, q.seat, a[1], a[2]);
        g.next('resolve');
      },
    },
    respond: {
      window: { pass: 'pass', concerned: (g, seat) => g.s.life[seat] > 0 && g.s.hands[seat].length > 0 },
      choices(g, q, offer) {
        const hand = g.s.hands[q.seat];
        for (let slot = 0; slot < hand.length; slot++)
          offer.unless(SCROLLS[hand[slot]].counters ? OK : g.no('noCounter'), 'answer', slot);
        offer.can('pass');
      },
      answer(g, q, a) {
        if (a[0] === 'pass') return;
        announce(g, q.seat, a[1], NONE);
        g.next('resolve');
      },
    },
  },
  secrets: [
    { kind: 'scroll', place: 'hand', lists: s => s.hands, knows: 'owner', brought: true },
    { kind: 'scroll', place: 'library', lists: s => s.library, knows: 'nobody', brought: true },
  ],
  copy: s => ({
    ...copyCore(s),
    turn: s.turn,
    life: s.life.slice(),
    hands: s.hands.map(x => x.slice()),
    library: s.library.map(x => x.slice()),
    spent: s.spent.map(x => x.slice()),
    pile: s.pile.slice(),
  }),
  standing: s => rank(s),
  pieces(s, at) {
    for (let seat = 0; seat < s.seats; seat++) {
      at(`scrolls of ${seat}`, 'hand', s.hands[seat].length);
      at(`scrolls of ${seat}`, 'library', s.library[seat].length);
      at(`scrolls of ${seat}`, 'spent', s.spent[seat].length);
    }
  },
};

/** Half a point for each scroll left. */
function rank(s: ScrollsState): Standing[] {
  const points = s.life.map((life, seat) => Math.max(life, 0) + s.hands[seat].length / 2);
  return points.map((own, seat) => ({
    seat,
    points: own,
    rank: 1 + points.filter(other => other > own).length,
    by: { life: Math.max(s.life[seat], 0), scrolls: s.hands[seat].length / 2 },
  }));
}
