/** Laying out the game, the end of it, and what a player may imagine of what is hidden. */
import { BadSettings, begin, imagine, redact, seedChance } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { rules } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import { political } from './of-three.ts';
import { army, card, cards, scene, table } from './scene.ts';

describe('set-up', () => {
  it('TTA-5.4 TTA-5.7 every deck is shuffled', () => {
    const { s } = table(4);
    for (const deck of [...s.civilDecks, ...s.militaryDecks.slice(1), s.current])
      expect(deck).not.toEqual(deck.toSorted((a, b) => a - b));
  });

  it('TTA-5.9 TTA-27.8 the refusal of a variant says where it belongs', () => {
    const words = (settings: Readonly<Record<string, unknown>>) => {
      try {
        begin<State, Vocab>(rules, 3, 'x', settings);
      } catch (error) {
        if (error instanceof BadSettings) return error.message;
        throw error;
      }
      return '';
    };
    for (const more of [
      { noGangAttacks: true },
      { peaceful: 'attacks' },
      { drawAsAction: true },
      { alternativeCorruption: true },
    ])
      expect(words({ level: 'simple', ...more })).toContain('the Simple game');
    for (const more of [{ endScoring: 'open' }, { fewerBonuses: true }])
      expect(words({ level: 'advanced', ...more })).toContain('the Full game');
  });

  it('TTA-5.6 [A] cards are revealed until four events lie open; the others leave the game, the rest unseen', () => {
    const at = table(3, { level: 'advanced' });
    const { s } = at;
    expect(at.tellsOf('scoringShown').map(({ args }) => args[0])).toEqual(s.scoring);
    const revealed = s.gone.filter(c => T.LEVEL[c] === 3);
    expect(revealed.some(c => T.KIND[c] === T.EVENT)).toBe(false);
    // 45 cards, of which the 6 wars belong to the Full game
    expect(s.scoring.length + revealed.length + s.unseen.filter(c => T.LEVEL[c] === 3).length).toBe(45 - 6);
    expect(revealed.length).toBeGreaterThan(0);
  });

  it('TTA-27.6 open: with three players each picks once', () => {
    const at = table(3, { endScoring: 'open' });
    const order: number[] = [];
    while (at.open().kind === 'pickScoring') {
      order.push((at.open().seat - at.s.first + 3) % 3);
      at.does('keep', at.s.dealt[0][0]);
    }
    expect(order).toEqual([0, 1, 2]);
  });

  it('TTA-27.6 what nobody took is shuffled into deck III, and a kept card is told to its owner', () => {
    const open = table(3, { endScoring: 'open' });
    while (open.open().kind === 'pickScoring') {
      const left = open.s.dealt[0].slice(1);
      open.does('keep', open.s.dealt[0][0]);
      if (open.s.dealt[0].length === 0) expect(open.s.militaryDecks[3].slice(-left.length)).not.toEqual(left);
    }
    const own = table(3, { endScoring: 'private' });
    const left = own.s.dealt.flatMap(dealt => dealt.slice(1));
    const kept = own.s.dealt.map(dealt => dealt[0]);
    for (const seat of [0, 1, 2]) own.seatDoes(seat, 'keep', kept[seat]);
    expect(own.s.militaryDecks[3].slice(-left.length)).not.toEqual(left);
    expect(own.s.militaryDecks[3]).toEqual(expect.arrayContaining(left));
    expect(own.tellsOf('scoringKept').map(({ args }) => args)).toEqual(kept.map((c, seat) => [seat, c]));
  });

  it('TTA-27.6 in version 1 cards not kept went back as soon as their owner was ready, now when all are', () => {
    const dealtAfterOne = (version: number) => {
      const g = begin<State, Vocab>(rules, 3, 'x', { endScoring: 'private' }, 0, [], { version });
      const [q] = g.s.asked;
      g.submit(q.seat, q.id, ['keep', g.s.dealt[q.seat][0]]);
      return g.s.dealt[q.seat].length;
    };
    expect([dealtAfterOne(1), dealtAfterOne(2), dealtAfterOne(3)]).toEqual([0, 3, 3]);
  });
});

describe('the end', () => {
  const ended = (level: 'advanced' | 'full') =>
    scene({ level, phase: 'turnEnd', seats: 2, active: 1, age: level === 'full' ? 4 : 3 }, s => {
      s.lastRound = s.round;
      s.current = cards('no-event');
      s.future = cards('rats');
      s.futureBy = [0];
    }).s;

  it('TTA-25.6 [F] the event decks are laid open, [A] they are not', () => {
    const full = ended('full');
    expect([full.current, full.future, full.futureBy]).toEqual([[], [], []]);
    expect(full.past).toEqual(cards('no-event', 'rats'));
    const advanced = ended('advanced');
    expect([advanced.current, advanced.future, advanced.past]).toEqual([
      cards('no-event'),
      cards('rats'),
      [],
    ]);
  });
});

describe('what a player may imagine', () => {
  const imagined = (s: State, seat = 0, guesses = 30) =>
    Array.from({ length: guesses }, (_, k) => imagine(rules, s, seat, seedChance(`guess ${k}`)));

  it('TTA-29.1 a hidden card may be in any place where its back is', () => {
    const { s } = scene({ seats: 2, age: 3, settings: { endScoring: 'private' } }, (st, _p, q) => {
      st.militaryDecks[3] = cards('impact-of-agriculture');
      q.military = cards('impact-of-architecture');
      st.discards[3] = cards('impact-of-colonies');
      st.discardKnown[3] = [1];
      st.current = cards('impact-of-competition');
      st.future = cards('impact-of-government');
      st.futureBy = [1];
      st.unseen = cards('impact-of-happiness');
      st.scoringDown = cards('impact-of-industry');
      st.kept = [[], cards('impact-of-population')];
      st.dealt = [[], cards('impact-of-progress')];
    });
    const places: ((st: State) => number)[] = [
      st => st.militaryDecks[3][0],
      st => st.civs[1].military[0],
      st => st.discards[3][0],
      st => st.current[0],
      st => st.future[0],
      st => st.unseen[0],
      st => st.scoringDown[0],
      st => st.kept[1][0],
      st => st.dealt[1][0],
    ];
    const guesses = imagined(s);
    for (const place of places) expect(new Set(guesses.map(place)).size).toBeGreaterThan(4);
  });

  it('TTA-29.1 event decks hold events and territories; what is known stays where it is', () => {
    const { s } = scene({ seats: 2, age: 2 }, (st, p, q) => {
      st.militaryDecks[2] = cards('bonus-2', 'napoleonic-army');
      st.unseen = [];
      st.current = cards('cold-war');
      st.future = cards('fertile-territory-2', 'iconoclasm');
      st.futureBy = [1, 0];
      p.military = cards('crime-wave');
      q.military = cards('spy-2', 'terrorism');
    });
    const guesses = imagined(s);
    const isEvent = (c: number) => T.KIND[c] === T.EVENT || T.KIND[c] === T.TERRITORY;
    for (const guess of guesses) {
      expect([guess.current, guess.future].flat().every(isEvent)).toBe(true);
      expect([guess.civs[0].military, guess.future[1]]).toEqual([cards('crime-wave'), card('iconoclasm')]);
    }
    const hidden = cards('cold-war', 'fertile-territory-2', 'terrorism');
    for (const place of [(st: State) => st.current[0], (st: State) => st.future[0]])
      expect([...new Set(guesses.map(place))].sort()).toEqual(hidden.sort());
    // Of a table that is seen with covered cards the same can be said.
    expect(() => imagined(redact(rules, s, 0), 0, 3)).not.toThrow();
  });

  /** Seat 1 has bid so much; seat 0 looks on. */
  const bid = (n: number, hand: number[], deck: number[], discards: number[] = []) => {
    const at = political((s, p, q, r) => {
      s.current = cards('no-event', 'wealthy-territory-1');
      p.military = cards('rats');
      army(p, {});
      army(r, { warriors: 9 });
      army(q, { warriors: 1 });
      q.military = hand;
      s.militaryDecks = [[], deck.filter(c => T.LEVEL[c] === 1), deck.filter(c => T.LEVEL[c] === 2), []];
      s.discards[1] = discards;
      s.discardKnown[1] = discards.map(() => 1);
      s.unseen = [];
    });
    return at.does('event', card('rats')).asks('bid', 1).does('bid', n).s;
  };
  const bonuses = (s: State) => s.civs[1].military.filter(c => T.KIND[c] === T.BONUS).length;

  it('TTA-19.3 TTA-29.1 a bid shows no more bonus cards than it takes', () => {
    const counts = imagined(bid(1, cards('legion', 'phalanx'), cards('bonus-1', 'bonus-1', 'raid-1'))).map(
      bonuses,
    );
    expect(new Set(counts)).toEqual(new Set([0, 1, 2]));
  });

  it('TTA-19.3 TTA-29.1 the cards it takes come from elsewhere, each for one of the same age', () => {
    const elsewhere = bid(
      3,
      cards('bonus-1', 'bonus-1', 'legion'),
      cards('raid-1', 'phalanx'),
      cards('bonus-1'),
    );
    for (const guess of imagined(elsewhere)) expect(bonuses(guess)).toBeGreaterThanOrEqual(2);
    const ofTwoAges = bid(5, cards('legion', 'bonus-2', 'bonus-2'), cards('phalanx', 'spy-2', 'terrorism'));
    for (const guess of imagined(ofTwoAges)) expect(bonuses(guess)).toBe(2);
  });
});
