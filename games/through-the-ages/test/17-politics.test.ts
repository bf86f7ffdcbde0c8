import { NONE } from '@epoka/kernel';
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

  it('TTA-17.1 TTA-21.1 each card face is offered once, a symmetric pact from one side, a colony only by who may', () => {
    const at = scene({ phase: 'political', seats: 3, age: 2 }, (_s, p) => {
      p.military = cards('rats', 'rats', 'peace-treaty', 'trade-routes-agreement', 'historic-territory-1');
      p.leader = card('homer');
    });
    expect(at.can('event')).toEqual([[card('rats')], [card('historic-territory-1')]]);
    expect(at.can('pact')).toEqual([
      [card('peace-treaty'), 1, 0],
      [card('peace-treaty'), 2, 0],
      [card('trade-routes-agreement'), 1, 0],
      [card('trade-routes-agreement'), 1, 1],
      [card('trade-routes-agreement'), 2, 0],
      [card('trade-routes-agreement'), 2, 1],
    ]);
    at.notOffered('colonize', card('historic-territory-1'));
    const columbus = scene({ phase: 'political', seats: 3, age: 2 }, (_s, p) => {
      p.military = cards('historic-territory-1');
      p.leader = card('christopher-columbus');
    }).does('colonize', card('historic-territory-1'));
    expect(columbus.tellsOf('colonized').map(({ args }) => args)).toEqual([
      [0, card('historic-territory-1'), 0],
    ]);
  });

  it('TTA-17.3 TTA-26.1 who gave the action up is told; who left has none to speak of', () => {
    const at = scene({ phase: 'political', seats: 3 }, (_s, p) => {
      p.military = cards('rats');
      p.skipPolitics = 1;
    });
    at.asks('act', 0);
    const next = scene({ seats: 3 }, (_s, _p, q) => {
      q.military = cards('rats');
      q.skipPolitics = 1;
    }).does('endTurn');
    expect(next.tellsOf('skippedPolitics').map(({ args }) => args)).toEqual([[1]]);
    const war = scene({ phase: 'war', seats: 3, age: 2 }, (_s, p) => {
      p.war = card('war-over-culture-2');
      p.warOn = 1;
    });
    war.asks('sacrifice', 0).does('resign', 'yes');
    expect(war.tellsOf('noPolitics').map(({ args }) => args)).toEqual([[1]]);
  });

  it('TTA-27.2 aggressions and wars take the marker, nothing else does', () => {
    const attack = (id: Parameters<typeof card>[0], ...said: [string, ...number[]]) => {
      const [verb, ...args] = said;
      const at = scene(
        { phase: 'political', seats: 3, age: 2, settings: { noGangAttacks: true } },
        (_s, p) => {
          p.military = cards(id);
          p.government = card('communism');
        },
      ).does(verb, card(id), ...args);
      return [at.s.markers, Object.keys(at.s.markers).length];
    };
    expect(attack('spy-2', 'aggression', 1)).toEqual([[NONE, 0, NONE], 3]);
    expect(attack('war-over-culture-2', 'war', 2)).toEqual([[NONE, NONE, 0], 3]);
    expect(attack('peace-treaty', 'pact', 1, 0)).toEqual([[NONE, NONE, NONE], 3]);
    expect(attack('rats', 'event')).toEqual([[NONE, NONE, NONE], 3]);
  });
});
