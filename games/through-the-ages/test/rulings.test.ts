/** Decisions where a clause could be read in two ways; each is noted in the clause (RULES.md, section 31). */
import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { card, cards, food, put, scene } from './scene.ts';

describe('TTA-11.3 a revolution is the only civil action of the turn (R-70)', () => {
  it('not after an action whose token left with Hammurabi', () => {
    const at = scene({}, (_s, p) => {
      p.leader = card('hammurabi');
      p.hand = cards('homer', 'monarchy');
      p.science = 10;
    });
    at.does('leader', card('homer'));
    // The spent token went with Hammurabi: all four are there, and yet an action was spent.
    expect(at.civil(0)).toBe('4/4');
    at.cannot(['revolution', card('monarchy')], 'revolutionFirst');
    expect(at.can('reform')).toEqual([[card('monarchy')]]);
  });

  it('not after a technology whose action Newton gave back', () => {
    const at = scene({ age: 2 }, (_s, p) => {
      p.leader = card('isaac-newton');
      p.hand = cards('iron', 'monarchy');
      p.science = 20;
    });
    at.does('technology', card('iron'));
    expect(at.civil(0)).toBe('4/4');
    at.cannot(['revolution', card('monarchy')], 'revolutionFirst');
  });

  it('and not twice, though Newton gives one action back', () => {
    const at = scene({ age: 2 }, (_s, p) => {
      p.leader = card('isaac-newton');
      p.hand = cards('monarchy', 'theocracy');
      p.science = 20;
    });
    at.does('revolution', card('monarchy'));
    expect(at.civil(0)).toBe('1/5');
    at.cannot(['revolution', card('theocracy')], 'revolutionFirst');
  });

  it('but the next turn is free again', () => {
    const at = scene({ seats: 2, level: 'simple', round: 2 }, (_s, p) => {
      p.hand = cards('monarchy');
      p.science = 9;
      food(p, 4);
    });
    at.does('populate')
      .cannot(['revolution', card('monarchy')], 'revolutionFirst')
      .does('endTurn');
    at.asks('act', 1).does('endTurn');
    while (at.open().kind !== 'act')
      at.seatDoes(at.open().seat, ...(at.legal()[0] as [string, ...unknown[]]));
    at.asks('act', 0);
    expect(at.can('revolution')).toEqual([[card('monarchy')]]);
  });

  it('with Robespierre the same holds for military actions', () => {
    const at = scene({ age: 2, seats: 3, phase: 'political' }, (_s, p, q) => {
      p.leader = card('maximilien-robespierre');
      p.military = cards('spy-2');
      p.hand = cards('monarchy');
      p.science = 9;
      q.science = 3;
      p.workers[card('warriors')] = 0;
      q.workers[card('warriors')] = 0;
    });
    at.does('aggression', card('spy-2'), 1);
    at.asks('act', 0).cannot(['revolution', card('monarchy')], 'revolutionFirstMilitary');
  });
});

describe('TTA-6.3 with TTA-26.5: one event a round in the Simple game (R-71)', () => {
  it('the starting player leaves after the event of the round: the new one reveals none', () => {
    const at = scene({ level: 'simple', seats: 3, round: 3, phase: 'cardRow' }, s => {
      s.current = cards('development-of-science', 'development-of-crafts', 'no-event');
      s.past = [];
      s.stack.push({ step: 'simpleEvent', data: null });
    });
    expect(at.s.past).toHaveLength(1);
    at.asks('act', 0).does('resign', 'yes');
    expect([at.s.first, at.s.active]).toEqual([1, 1]);
    expect(at.s.past).toHaveLength(1);
    at.does('endTurn').does('endTurn');
    // Round 4: the new starting player reveals the next one.
    expect([at.s.round, at.s.active, at.s.past.length]).toEqual([4, 1, 2]);
  });
});

describe('TTA-26.1.a what the row step did stands (R-72)', () => {
  const leaving = (seat: number) =>
    scene({ seats: 3, age: 3, phase: 'cardRow', active: seat }, s => {
      s.civilDecks[3] = cards('oil');
      s.row.fill(NONE);
    });

  it('the starting player ended Age III and leaves: this round is the last, for the new starting player too', () => {
    const at = leaving(0);
    expect([at.s.age, at.s.lastRound]).toEqual([4, at.s.round]);
    at.does('resign', 'yes');
    expect([at.s.first, at.s.lastRound]).toEqual([1, at.s.round]);
    at.does('endTurn').does('endTurn');
    expect(at.s.over).toBe(true);
  });

  it('another one ended it and leaves: one more round is played', () => {
    const at = leaving(1);
    at.does('resign', 'yes');
    expect(at.s.lastRound).toBe(at.s.round + 1);
    at.does('endTurn');
    expect([at.s.over, at.s.active]).toEqual([false, 0]);
  });

  it('the next one becomes starting player and then ends Age III: this round is the last', () => {
    const at = scene({ seats: 3, age: 3, phase: 'cardRow' }, s => {
      s.civilDecks[3] = cards(...(Array.from({ length: 14 }, () => 'oil') as 'oil'[]));
      put(s.civs[0], 'oil', 0);
    });
    expect(at.s.lastRound).toBe(0);
    at.does('resign', 'yes');
    // Seat 1 sweeps three of thirteen cards and deals the last one.
    expect([at.s.first, at.s.active, at.s.lastRound]).toEqual([1, 1, at.s.round]);
  });
});

describe('words of caution at the end of a turn', () => {
  it('TTA-13.4 TTA-13.8 a farm without a blue token feeds nobody', () => {
    const hungry = (blue: number) =>
      scene({ level: 'simple' }, (_s, p) => {
        p.yellow = 12;
        p.blue = blue;
      });
    expect(hungry(2).warning('endTurn')).toBeUndefined();
    expect(hungry(1).warning('endTurn')).toBe('warnFamine');
  });

  it('TTA-13.3 TTA-21.7 what a pact brings is counted', () => {
    const fed = (pact: boolean) =>
      scene({ level: 'full' }, (_s, p, q) => {
        p.yellow = 12;
        p.idle = 3;
        put(p, 'agriculture', 1);
        if (!pact) return;
        q.pact = card('international-trade-agreement');
        q.pactWith = 0;
        q.pactSide = 0;
      });
    expect(fed(false).warning('endTurn')).toBe('warnFamine');
    expect(fed(true).warning('endTurn')).toBeUndefined();
  });
});
