import { HIDDEN, redact, revealed, SPECTATOR } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { rules } from '../rules/index.ts';
import { copy, EVERYBODY } from '../rules/state.ts';
import { army, card, cards, scene } from './scene.ts';

const back = (id: Parameters<typeof card>[0]) => HIDDEN - T.LEVEL[card(id)];

describe('29 hidden information', () => {
  it('TTA-29.1 boards, row, civil hands and past events are open, backs tell the age', () => {
    const { s } = scene({}, (st, p, q) => {
      p.hand = cards('iron');
      st.past = cards('rats');
      st.row[0] = card('coal');
      q.military = cards('bonus-2', 'rats');
    });
    const view = redact(rules, s, SPECTATOR);
    expect([view.civs[0].hand, view.past, view.row[0]]).toEqual([cards('iron'), cards('rats'), card('coal')]);
    // sorted by their backs: the order of a hand tells nothing
    expect(view.civs[1].military).toEqual([back('rats'), back('bonus-2')]);
  });

  it('TTA-29.2 decks, hands, events and discards show only what each may know', () => {
    const { s } = scene({}, (st, p) => {
      p.military = cards('phalanx');
      st.future = cards('rats', 'raiders');
      st.futureBy = [0, 1];
      st.discards[1] = cards('legion', 'foray', 'crusades');
      st.discardKnown[1] = [0, 1, EVERYBODY];
      st.kept = [cards('impact-of-wonders'), [], [], []];
      st.scoringDown = cards('impact-of-colonies');
    });
    const mine = redact(rules, s, 0);
    expect(mine.civs[0].military).toEqual(cards('phalanx'));
    expect(mine.future).toEqual([card('rats'), back('raiders')]);
    expect(mine.discards[1]).toEqual([card('legion'), back('foray'), card('crusades')]);
    expect(mine.kept[0]).toEqual(cards('impact-of-wonders'));
    const other = redact(rules, s, 2);
    expect(other.civs[0].military).toEqual([back('phalanx')]);
    expect(other.future).toEqual([back('rats'), back('raiders')]);
    expect([other.kept[0], other.scoringDown]).toEqual([
      [back('impact-of-wonders')],
      [back('impact-of-colonies')],
    ]);
    for (const view of [mine, other]) {
      expect(view.current.every(c => c < 0)).toBe(true);
      expect(
        view.civilDecks
          .flat()
          .concat(view.militaryDecks.flat(), view.unseen)
          .every(c => c < 0),
      ).toBe(true);
      expect(view.chance).toEqual([0, 0, 0, 0]);
    }
  });

  it('TTA-29.3 the highest bid of a player is shown to nobody else', () => {
    const at = scene({ phase: 'political' }, (s, p, q) => {
      p.military = cards('rats');
      s.current = cards('no-event', 'fertile-territory-1');
      army(q, { warriors: 2 });
      q.military = cards('bonus-1', 'bonus-2');
    });
    at.does('event', card('rats')).does('pass').asks('bid', 1);
    const view = redact(rules, at.s, 2);
    expect(view.asked[0].data).toBe(null);
    expect(view.civs[1].military.every(c => c < 0)).toBe(true);
  });

  it('TTA-29.4 dealing, revealing, drawing, bids and totals are points of no return', () => {
    const marks = (at: ReturnType<typeof scene>, ...answer: [string, ...unknown[]]) => {
      const before = copy(at.s);
      at.g.marked = false;
      const q = at.open();
      at.g.submit(q.seat, q.id, answer);
      return at.g.marked || revealed(rules, before, at.s);
    };
    const politics = () =>
      scene({ phase: 'political', age: 2 }, (s, p) => {
        p.military = cards('rats', 'spy-2', 'legion', 'phalanx', 'peace-treaty');
        s.current = cards('no-event', 'fertile-territory-1');
      });
    expect(marks(politics(), 'event', card('rats'))).toBe(true);
    const auction = politics().does('event', card('rats'));
    expect(marks(auction, 'bid', 1)).toBe(true);
    const attack = politics().does('aggression', card('spy-2'), 1);
    expect(marks(attack, 'done')).toBe(true);
    expect(marks(attack, 'done')).toBe(true);
    expect(marks(attack, 'discard', card('legion'))).toBe(true);
    const pact = politics().does('pact', card('peace-treaty'), 1, 0);
    expect(marks(pact, 'decline')).toBe(true);
    const act = scene({ seats: 2 }, s => {
      s.row[0] = card('iron');
    });
    expect(marks(act, 'take', 0)).toBe(false);
    expect(marks(act, 'endTurn')).toBe(true);
  });
});
