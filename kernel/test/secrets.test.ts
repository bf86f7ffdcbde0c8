import { describe, expect, it } from 'vitest';
import {
  begin,
  HIDDEN,
  imagine,
  NONE,
  redact,
  redactQuestion,
  redactTell,
  revealed,
  SPECTATOR,
  seedChance,
  type Tell,
  unknown,
} from '../index.ts';
import { backOf, type CaravanState, caravan } from './games/caravan.ts';

const start = (seed = 'secrets', seats = 3) => begin(caravan, seats, seed).s;
const masked = (cards: readonly number[]) => cards.map(card => (card < 0 ? card : HIDDEN - backOf(card)));
const cardsOf = (s: CaravanState) =>
  [...s.hands.flat(), ...s.deck, ...s.chosen.flat(), ...s.won.flat()]
    .filter(c => c >= 0)
    .sort((a, b) => a - b);

describe('a view', () => {
  it('shows the own hand and only the backs of other cards', () => {
    const s = start();
    const view = redact(caravan, s, 1);
    expect(view.hands[1]).toEqual(s.hands[1]);
    expect(view.hands[0]).toEqual(masked(s.hands[0]));
    expect(view.deck).toEqual(masked(s.deck));
    const outside = redact(caravan, s, SPECTATOR);
    // Sorted by their backs: where a card was taken from is nobody's business.
    expect(outside.hands).toEqual(s.hands.map(hand => masked(hand).sort((a, b) => b - a)));
  });

  it('shows neither chance nor what comes next, and leaves the state alone', () => {
    const s = start();
    const before = structuredClone(s);
    const view = redact(caravan, s, 0);
    expect(view.chance).toEqual([0, 0, 0, 0]);
    expect(view.stack).toEqual([]);
    expect(s).toEqual(before);
    view.chance[0] = 7;
    expect(redact(caravan, s, 0).chance).toEqual([0, 0, 0, 0]);
  });

  it('keeps empty places empty and has the keys of the state', () => {
    const s = start();
    s.hands[2][1] = NONE;
    const view = redact(caravan, s, 0);
    expect(view.hands[2][1]).toBe(NONE);
    expect(Object.keys(view).sort()).toEqual(Object.keys(s).sort());
  });

  it('shows of a secret question only that it is asked', () => {
    const s = start();
    expect(redact(caravan, s, 1).asked).toEqual([
      { id: 1, seat: 0, kind: 'secret', data: null, together: 1 },
      { id: 2, seat: 1, kind: 'bid', data: { most: 6 }, together: 1 },
      { id: 3, seat: 2, kind: 'secret', data: null, together: 1 },
    ]);
    const open = { id: 9, seat: 0, kind: 'swap', data: null };
    expect(redactQuestion(caravan, open, 2)).toBe(open);
  });

  it('can be changed further by the game', () => {
    const rules = {
      ...caravan,
      redactMore(view: CaravanState, seat: number) {
        view.bank = seat === SPECTATOR ? 0 : view.bank;
      },
    };
    const s = start();
    s.bank = 5;
    expect(redact(rules, s, SPECTATOR).bank).toBe(0);
    expect(redact(rules, s, 0).bank).toBe(5);
  });
});

describe('an imagined state', () => {
  it('fits the view, keeps all cards, and differs where the seat knows nothing', () => {
    const s = start();
    const dreams = Array.from({ length: 20 }, (_, i) => imagine(caravan, s, 0, seedChance(`d${i}`)));
    for (const dream of dreams) {
      expect(redact(caravan, dream, 0)).toEqual(redact(caravan, s, 0));
      expect(cardsOf(dream)).toEqual(cardsOf(s));
      expect(dream.chance).not.toEqual(s.chance);
      // only cards with the same back change places
      expect(masked(dream.deck)).toEqual(masked(s.deck));
    }
    expect(new Set(dreams.map(d => JSON.stringify(d.hands[1]))).size).toBeGreaterThan(10);
  });

  it('is fair: every unknown card lies in every place equally often', () => {
    const s = start('fair', 2);
    const place = s.deck.findIndex(card => backOf(card) === 0);
    const pool = [...s.deck, ...s.hands[1]].filter(card => backOf(card) === 0);
    const counts = new Map<number, number>();
    const chance = seedChance('many');
    const n = 4000;
    for (let i = 0; i < n; i++) {
      const card = imagine(caravan, s, 0, chance).deck[place];
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(pool.sort((a, b) => a - b));
    const expected = n / pool.length;
    for (const count of counts.values())
      expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });

  it('does not depend on where the cards really lie', () => {
    const s = start();
    const other = imagine(caravan, s, 2, seedChance('other'));
    expect(other.hands[0]).not.toEqual(s.hands[0]);
    expect(imagine(caravan, other, 2, seedChance('same'))).toEqual(
      imagine(caravan, s, 2, seedChance('same')),
    );
  });

  it('guesses values that come from no pool', () => {
    const s = start();
    s.bids = [[4], [4], [NONE]];
    const bids = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const dream = imagine(caravan, s, 0, seedChance(`b${i}`));
      expect(dream.bids[0]).toEqual([4]);
      expect(dream.bids[2]).toEqual([NONE]);
      bids.add(dream.bids[1][0]);
    }
    expect([...bids].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('can be repaired by the game', () => {
    const rules = {
      ...caravan,
      imagineMore(s: CaravanState, seat: number, roll: (n: number) => number) {
        s.bank = 100 * seat + roll(1);
      },
    };
    expect(imagine(rules, start(), 2, seedChance('x')).bank).toBe(200);
  });
});

describe('what is unknown, and what was revealed', () => {
  it('counts components by kind and id, guesses by place', () => {
    const s = start('count', 2);
    s.bids[1][0] = 3;
    const counts = unknown(caravan, s, 0);
    const cards = [...s.deck, ...s.hands[1]].sort((a, b) => a - b).map(card => `card:${card}`);
    expect([...counts.keys()].filter(key => key !== 'bid:1:0').sort()).toEqual(cards.sort());
    expect(counts.get('bid:1:0')).toBe(1);
  });

  it('sees that a card was shown, drawn or a bid opened; not that cards moved unseen', () => {
    const s = start('move', 2);
    const shown = caravan.copy(s);
    shown.won[0].push(shown.hands[1][0]);
    shown.hands[1][0] = NONE;
    expect(revealed(caravan, s, shown)).toBe(true);

    const drawn = caravan.copy(s);
    drawn.hands[0].push(drawn.deck.pop() ?? NONE);
    expect(revealed(caravan, s, drawn)).toBe(true);

    const bid = caravan.copy(s);
    bid.bids[0][0] = 2;
    expect(revealed(caravan, s, bid)).toBe(false);
    const opened = caravan.copy(bid);
    opened.bids[0][0] = NONE;
    expect(revealed(caravan, bid, opened)).toBe(true);

    const chosen = caravan.copy(s);
    chosen.chosen[1][0] = chosen.hands[1][2];
    chosen.hands[1][2] = NONE;
    expect(revealed(caravan, s, chosen)).toBe(false);
  });

  it('is nothing in a game without secrets', () => {
    const s = start();
    expect(revealed({ ...caravan, secrets: [] }, s, start('another'))).toBe(false);
  });
});

describe('log lines', () => {
  it('of a secret place are known to those who may look into it', () => {
    const log: Tell[] = [];
    const g = begin(caravan, 3, 'log', {}, 0, log);
    const card = g.s.hands[1][0];
    g.tellIn('hand', 1, 1, 'drew', 1, card);
    const tell = log.at(-1);
    expect(tell).toEqual({ key: 'drew', args: [1, card], secretFrom: 1, knownTo: [1] });
    if (!tell) return;
    expect(redactTell(tell, 1)).toEqual({ key: 'drew', args: [1, card] });
    expect(redactTell(tell, 0)).toEqual({ key: 'drew', args: [1, HIDDEN] });
    expect(redactTell(tell, SPECTATOR)).toEqual({ key: 'drew', args: [1, HIDDEN] });
  });

  it('for everybody pass as they are, with what caused them', () => {
    const log: Tell[] = [];
    const g = begin(caravan, 2, 'log', {}, 0, log);
    g.because('market');
    g.tell('took', 1, 2);
    g.tellIn('deck', 0, 1, 'drew', 0, 5);
    expect(log[0]).toEqual({ key: 'took', args: [1, 2], origin: 'market' });
    expect(redactTell(log[0], SPECTATOR)).toBe(log[0]);
    expect(log[1]).toMatchObject({ knownTo: [], origin: 'market' });
    expect(redactTell(log[1], 0)).toEqual({ key: 'drew', args: [0, HIDDEN], origin: 'market' });
  });

  it('forget their cause with the next step or answer', () => {
    const log: Tell[] = [];
    const g = begin(caravan, 2, 'log', { swaps: false }, 0, log);
    g.because('market');
    for (const q of [...g.s.asked]) g.submit(q.seat, q.id, ['play', 0]);
    expect(log.length).toBeGreaterThan(2);
    for (const tell of log) expect(tell).not.toHaveProperty('origin');
  });

  it('are not made while nobody listens; an unknown place is a fault', () => {
    const g = begin(caravan, 2, 'log');
    expect(g.log).toBeNull();
    g.tell('nobodyBid');
    g.tellIn('no such place', 0, 0, 'nobodyBid');
    g.log = [];
    expect(() => g.tellIn('no such place', 0, 0, 'nobodyBid')).toThrow('no secret place is called');
  });
});
