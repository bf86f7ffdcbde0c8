import { redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { rules } from '../rules/index.ts';
import { EVERYBODY } from '../rules/state.ts';
import { card, cards, scene } from './scene.ts';

describe('16 military cards', () => {
  it('EX-37 TTA-16.1 one card per unspent military action, three at most', () => {
    const drawn = (spent: number) =>
      scene({ phase: 'production', seats: 2 }, (_s, p) => {
        p.government = card('communism');
        p.militarySpent = spent;
      }).civ(0).military.length;
    expect([drawn(1), drawn(2), drawn(4), drawn(5)]).toEqual([3, 3, 1, 0]);
  });

  it('TTA-16.1 none in round 1', () => {
    const at = scene({ phase: 'production', seats: 2, round: 1, age: 0 });
    expect(at.civ(0).military).toHaveLength(0);
  });

  it('TTA-16.2 an empty deck is made anew from the discards of the age; without them no card', () => {
    const at = scene({ phase: 'production', seats: 2 }, s => {
      s.militaryDecks[1] = [];
      s.discards[1] = cards('rats');
      s.discardKnown[1] = [0];
    });
    expect(at.civ(0).military).toEqual(cards('rats'));
    expect(at.s.discards[1]).toEqual([]);
  });

  it('TTA-16.3 discards lie face down by age; what was open is known to all', () => {
    const at = scene({ phase: 'political', age: 2 }, (_s, p) => {
      p.military = cards('spy-2', 'rats', 'raiders', 'phalanx');
    });
    at.does('aggression', card('spy-2'), 1).does('done');
    at.seatDoes(1, 'done');
    at.asks('discard', 0).does('discard', card('rats'));
    expect([at.s.discards[2], at.s.discardKnown[2]]).toEqual([cards('spy-2'), [EVERYBODY]]);
    expect([at.s.discards[1], at.s.discardKnown[1]]).toEqual([cards('rats'), [0]]);
    expect(redact(rules, at.s, 1).discards[1][0]).toBeLessThan(0);
    expect(redact(rules, at.s, 0).discards[1][0]).toBe(card('rats'));
    expect(redact(rules, at.s, 1).discards[2][0]).toBe(card('spy-2'));
  });

  it('TTA-16.3 a resolved event never comes back', () => {
    const at = scene({ phase: 'political' }, (s, p) => {
      p.military = cards('rats');
      s.current = [card('no-event'), card('crusades')];
    });
    at.does('event', card('rats'));
    expect(at.s.past).toEqual([card('crusades')]);
  });

  it('EX-38 TTA-16.4 discarding down to the action total after politics', () => {
    const arrange = (wonder: boolean) =>
      scene({ phase: 'discard', age: 2 }, (_s, p) => {
        p.government = card('monarchy');
        p.militarySpent = 2;
        p.military = cards('rats', 'raiders', 'phalanx', 'legion', 'bonus-1');
        if (wonder) p.wonders = [card('library-of-alexandria')];
      });
    const a = arrange(false);
    a.asks('discard')
      .does('discard', card('rats'))
      .asks('discard')
      .does('discard', card('raiders'))
      .asks('act');
    expect(a.civ(0).military).toHaveLength(3);
    arrange(true).does('discard', card('rats')).asks('act');
  });

  it('TTA-16.4 Development of Politics spares the active player', () => {
    const at = scene({ phase: 'political', seats: 2 }, (s, p) => {
      p.military = cards('rats', 'raiders', 'phalanx');
      s.current = [card('development-of-politics')];
    });
    at.does('event', card('rats')).asks('act', 0);
    expect([at.civ(0).military.length, at.civ(1).military.length]).toEqual([5, 3]);
    at.does('endTurn');
    at.asks('political', 1).does('pass').asks('discard', 1);
  });

  it('TTA-16.5 obsolete cards do not return to the piles', () => {
    const at = scene({ phase: 'cardRow', age: 2 }, (s, p) => {
      s.civilDecks[2] = [card('coal')];
      p.military = cards('bonus-1', 'bonus-2');
    });
    expect(at.civ(0).military).toEqual(cards('bonus-2'));
    expect(at.s.discards.every(d => d.length === 0)).toBe(true);
    expect(at.s.unseen).toContain(card('bonus-1'));
  });

  it('TTA-16.6 no draw after the last deck', () => {
    const advanced = scene({ level: 'advanced', phase: 'production', seats: 2, age: 3 });
    const full = scene({ phase: 'production', seats: 2, age: 4 });
    expect([advanced.civ(0).military, full.civ(0).military]).toEqual([[], []]);
    expect(
      scene({ phase: 'production', seats: 2, age: 3 })
        .civ(0)
        .military.every(c => T.LEVEL[c] === 3),
    ).toBe(true);
  });

  it('TTA-16.7 bonus cards are not played by themselves', () => {
    const at = scene({ phase: 'political' }, (_s, p) => {
      p.military = cards('bonus-1');
    });
    expect(at.legal()).toEqual([['pass']]);
    at.does('pass');
    expect(at.legal().flat()).not.toContain(card('bonus-1'));
  });
});
