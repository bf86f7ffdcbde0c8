import { describe, expect, it } from 'vitest';
import { card, cards, scene } from './scene.ts';

describe('17 political actions', () => {
  it('TTA-17.1 one political action or a pass', () => {
    const at = scene({ phase: 'political', age: 2 }, (_s, p, q) => {
      p.government = card('communism');
      p.leader = card('christopher-columbus');
      p.military = cards(
        'rats',
        'wealthy-territory-1',
        'spy-2',
        'war-over-culture-2',
        'peace-treaty',
        'phalanx',
      );
      q.pact = card('open-borders-agreement');
      q.pactWith = 0;
    });
    const verbs = new Set(at.legal().map(a => a[0]));
    expect([...verbs].sort()).toEqual(['aggression', 'cancel', 'colonize', 'event', 'pact', 'pass', 'war']);
    at.does('pact', card('peace-treaty'), 2, 0);
    at.asks('pactOffer', 2).does('decline');
    expect(at.open().kind).not.toBe('political');
  });

  it('TTA-17.1 without cards and pacts there is nothing to ask', () => {
    scene({ phase: 'political' }).asks('act', 0);
  });

  it('TTA-17.2 attacks are paid with the military actions of this turn', () => {
    const at = scene({ phase: 'political', age: 2 }, (_s, p) => {
      p.military = cards('war-over-culture-2', 'spy-2');
    });
    at.cannot(['war', card('war-over-culture-2'), 1], 'militaryActions', 3, 2);
    at.does('aggression', card('spy-2'), 1).does('done').does('done');
    expect(at.military(0)).toBe('1/2');
  });

  it('TTA-17.3 a political action that was given up is skipped once', () => {
    const at = scene({ phase: 'political', seats: 2 }, (_s, p) => {
      p.skipPolitics = 1;
      p.military = cards('rats', 'raiders', 'phalanx');
    });
    at.asks('discard', 0).does('discard', card('rats')).does('endTurn').does('endTurn');
    at.asks('political', 0);
    expect(at.civ(0).skipPolitics).toBe(0);
  });
});
