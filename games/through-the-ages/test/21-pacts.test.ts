import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { foodOf, resourcesOf } from '../rules/goods.ts';
import { cultureRating } from '../rules/ratings.ts';
import type { Civ } from '../rules/state.ts';
import { army, card, cards, food, resources, scene } from './scene.ts';

type Id = Parameters<typeof card>[0];
/** A pact of the owner; `side` is the owner's. */
const sign = (owner: Civ, id: Id, partner: number, side = 0) => {
  owner.pact = card(id);
  owner.pactWith = partner;
  owner.pactSide = side;
};

describe('21 pacts', () => {
  it('TTA-21.1 TTA-21.2 an accepted pact lies in front of the one who offered it and works at once', () => {
    const at = scene({ phase: 'political' }, (_s, p) => {
      p.military = cards('promise-of-military-protection');
    });
    expect(at.can('pact')).toHaveLength(6);
    at.does('pact', card('promise-of-military-protection'), 2, 1).asks('pactOffer', 2).does('accept');
    expect([at.civ(0).pact, at.civ(0).pactWith, at.civ(0).military]).toEqual([
      card('promise-of-military-protection'),
      2,
      [],
    ]);
    expect([at.strength(0), cultureRating(at.s, 2)]).toEqual([1 + 5, 1]);
    at.asks('act', 0);
  });

  it('EX-60 TTA-21.1 TTA-21.2 refused: the card is back in hand, the old pact stays', () => {
    const at = scene({ phase: 'political' }, (_s, p) => {
      p.military = cards('peace-treaty');
      sign(p, 'military-pact', 1);
    });
    at.does('pact', card('peace-treaty'), 2, 0).does('decline');
    expect([at.civ(0).military, at.civ(0).pact, at.s.offered]).toEqual([
      cards('peace-treaty'),
      card('military-pact'),
      NONE,
    ]);
    at.asks('act', 0);
  });

  it('TTA-21.2 a new own pact ends the older one; a partner may have any number', () => {
    const at = scene({ phase: 'political' }, (_s, p, q, r) => {
      p.military = cards('peace-treaty');
      sign(p, 'military-pact', 1);
      sign(q, 'international-tourism', 2);
      sign(r, 'open-borders-agreement', 1);
    });
    at.does('pact', card('peace-treaty'), 2, 0).does('accept');
    expect([at.civ(0).pact, at.s.discards[3]]).toEqual([card('peace-treaty'), cards('military-pact')]);
    expect([at.civ(1).pact, at.civ(2).pact]).toEqual(
      cards('international-tourism', 'open-borders-agreement'),
    );
  });

  it('TTA-21.3 either partner may cancel', () => {
    const at = scene({ phase: 'political' }, (_s, _p, q) => sign(q, 'open-borders-agreement', 0));
    expect(at.military(0)).toBe('3/3');
    at.does('cancel', 1);
    expect([at.civ(1).pact, at.military(0), at.s.discards[1]]).toEqual([
      NONE,
      '2/2',
      cards('open-borders-agreement'),
    ]);
  });

  it('TTA-21.4 a pact ends with its age and with a partner who resigns', () => {
    const old = scene({ phase: 'cardRow', age: 2 }, (s, p) => {
      sign(p, 'open-borders-agreement', 1);
      s.civilDecks[2] = [card('coal')];
    });
    expect(old.civ(0).pact).toBe(NONE);
    const left = scene({ phase: 'political' }, (_s, p, q) => {
      p.military = cards('rats');
      sign(q, 'open-borders-agreement', 0);
    });
    left.does('resign', 'yes');
    expect(left.civ(1).pact).toBe(NONE);
  });

  it('TTA-21.5 only pacts that say so forbid attacks', () => {
    const at = scene({ phase: 'political', age: 2 }, (_s, p, q, r) => {
      p.military = cards('spy-2');
      sign(p, 'acceptance-of-supremacy', 1);
      sign(q, 'international-trade-agreement', 0);
      sign(r, 'international-tourism', 0);
    });
    at.cannot(['aggression', card('spy-2'), 1], 'pactForbids', card('acceptance-of-supremacy'), 1);
    at.does('aggression', card('spy-2'), 2).does('done').does('done');
    expect(at.civ(2).pact).toBe(card('international-tourism'));
  });

  it('TTA-21.5 a pact of the rival with somebody else protects nobody', () => {
    const at = scene({ phase: 'political', age: 2 }, (_s, p, q, r) => {
      p.military = cards('spy-2');
      sign(q, 'peace-treaty', 2);
      sign(r, 'peace-treaty', 3);
    });
    expect(at.can('aggression')).toEqual([
      [card('spy-2'), 1],
      [card('spy-2'), 2],
      [card('spy-2'), 3],
    ]);
  });

  it('TTA-21.5 a war declared earlier is resolved in spite of a later pact', () => {
    const at = scene({ phase: 'war', age: 2 }, (_s, p, q) => {
      p.war = card('war-over-culture-2');
      p.warOn = 1;
      sign(p, 'peace-treaty', 1);
      army(p, { warriors: 4 });
      q.culture = 9;
    });
    at.does('done').does('done');
    expect(at.civ(0).culture).toBe(3);
  });

  it('EX-58 TTA-21.6 the pact ends before strengths count', () => {
    const at = scene({ phase: 'political', age: 3 }, (_s, p, q) => {
      army(p, { warriors: 16 });
      army(q, { warriors: 14 });
      sign(q, 'military-pact', 0);
      p.military = cards('spy-2');
    });
    expect([at.strength(0), at.strength(1)]).toEqual([20, 18]);
    at.does('aggression', card('spy-2'), 1);
    expect([at.s.battle.attack, at.s.battle.defense, at.civ(1).pact]).toEqual([16, 14, NONE]);
  });

  it('TTA-21.7 TTA-12.6 Trade Routes: A pays a food for a resource once a turn', () => {
    const at = scene({}, (_s, p) => {
      sign(p, 'trade-routes-agreement', 1);
      p.idle = 2;
      food(p, 3);
      resources(p, 2);
    });
    at.does('routes').cannot(['routes'], 'routesReady');
    at.does('build', card('bronze'));
    expect([foodOf(at.civ(0)), resourcesOf(at.civ(0))]).toEqual([2, 1]);
    at.cannot(['routes'], 'routesGone').cannot(['build', card('bronze')], 'resources', 2, 1);
  });

  it('TTA-21.7 without the pact nothing is traded, and B pays a resource for a food', () => {
    scene({}, (_s, p) => food(p, 3)).notOffered('routes');
    const at = scene({}, (_s, p, q) => {
      sign(q, 'trade-routes-agreement', 0);
      food(p, 1);
      resources(p, 1);
    });
    at.cannot(['populate'], 'foodByRoutes', 2, 1).does('routes').does('populate');
    expect([foodOf(at.civ(0)), resourcesOf(at.civ(0))]).toEqual([0, 0]);
  });

  it('TTA-21.7 for B it helps against famine, but not against corruption', () => {
    const at = scene({ phase: 'production' }, (_s, p, q) => {
      sign(q, 'trade-routes-agreement', 0);
      p.yellow = 9;
      p.idle = 6;
      p.culture = 9;
      p.workers[card('agriculture')] = 1;
      p.workers[card('bronze')] = 0;
      resources(p, 1);
    });
    expect([at.civ(0).culture, resourcesOf(at.civ(0))]).toEqual([9, 0]);
  });

  it('TTA-21.8 TTA-21.10 production pacts work in the own production', () => {
    const at = scene({ phase: 'production', seats: 3 }, (_s, p, q, r) => {
      sign(p, 'international-trade-agreement', 1);
      sign(q, 'acceptance-of-supremacy', 2);
      r.leader = NONE;
    });
    expect(resourcesOf(at.civ(0))).toBe(3);
    at.does('pass').does('endTurn');
    expect([foodOf(at.civ(1)), resourcesOf(at.civ(1))]).toEqual([3, 3]);
    at.does('pass').does('endTurn');
    expect(resourcesOf(at.civ(2))).toBe(1);
  });

  it('TTA-21.8 nothing in an uprising of the owner, the partner is not affected', () => {
    const at = scene({ phase: 'production', seats: 3 }, (_s, p) => {
      sign(p, 'international-trade-agreement', 1);
      p.yellow = 16;
      p.idle = 0;
    });
    expect(resourcesOf(at.civ(0))).toBe(0);
    at.does('pass').does('endTurn');
    expect(foodOf(at.civ(1))).toBe(3);
  });
});
