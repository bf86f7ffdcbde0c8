import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { foodOf, resourcesOf } from '../rules/goods.ts';
import type { Civ } from '../rules/state.ts';
import { army, card, cards, food, put, resources, type Scene, scene } from './scene.ts';

type Arrange = Parameters<typeof scene>[1];
type Id = Parameters<typeof card>[0];

/** Seat 0 has the card and may play it. */
function armed(id: Id, arrange: Arrange = () => {}, options: Parameters<typeof scene>[0] = {}): Scene {
  return scene({ phase: 'political', age: 3, ...options }, (s, ...civs) => {
    civs[0].military = cards(id);
    civs[0].government = card('communism');
    arrange(s, ...civs);
  });
}
const strong = (c: Civ, n: number) => army(c, { warriors: n });

describe('20 aggressions', () => {
  it('EX-47 TTA-20.1 TTA-20.2 Spy with a sacrificed unit', () => {
    const at = armed('spy-2', (_s, p, q) => {
      army(p, { riflemen: 4, warriors: 2 });
      army(q, { knights: 2, swordsmen: 3 });
      q.military = cards('bonus-2');
      q.science = 3;
    });
    expect([at.strength(0), at.strength(1)]).toEqual([14, 10]);
    const yellow = at.civ(0).yellow;
    at.does('aggression', card('spy-2'), 1)
      .asks('sacrifice', 0)
      .does('sacrifice', card('riflemen'))
      .does('done');
    at.asks('defend', 1);
    expect(at.can('bonus')).toEqual([[card('bonus-2')]]);
    at.does('done');
    expect([at.civ(1).science, at.civ(0).science, at.civ(0).yellow - yellow, at.strength(0)]).toEqual([
      0, 3, 1, 11,
    ]);
    expect(at.tellsOf('totals')[0].args).toEqual([17, 10]);
    expect(at.military(0)).toBe('4/5');
  });

  it('TTA-20.1 the defender repels it with units and bonus cards, which are gone', () => {
    const at = armed('spy-2', (_s, p, q) => {
      army(p, { riflemen: 5, warriors: 2 });
      army(q, { knights: 2, swordsmen: 3 });
      q.military = cards('bonus-2');
      q.science = 3;
    });
    at.does('aggression', card('spy-2'), 1).does('done');
    at.does('bonus', card('bonus-2'))
      .does('sacrifice', card('knights'))
      .does('sacrifice', card('knights'))
      .does('done');
    expect(at.tellsOf('totals')[0].args).toEqual([17, 18]);
    expect([
      at.civ(1).science,
      at.civ(1).military,
      at.civ(1).workers[card('knights')],
      at.civ(1).yellow,
    ]).toEqual([3, [], 0, 20]);
    expect(at.s.discards[2].sort()).toEqual(cards('bonus-2', 'spy-2').sort());
  });

  it('TTA-20.1.a the defender is asked with a unit or any military card, and not otherwise', () => {
    const asked = (arrange: (c: Civ) => void) => {
      const at = armed('spy-2', (_s, p, q) => {
        army(p, {});
        arrange(q);
      });
      at.does('aggression', card('spy-2'), 1);
      return at.open().kind;
    };
    expect(asked(c => army(c, {}))).toBe('act');
    expect(asked(c => army(c, { warriors: 1 }))).toBe('defend');
    expect(
      asked(c => {
        army(c, {});
        c.military = cards('phalanx');
      }),
    ).toBe('defend');
  });

  it('TTA-20.2 Churchill doubles defense cards; totals are not capped', () => {
    const at = armed('spy-2', (_s, p, q) => {
      army(p, { tanks: 13 });
      q.leader = card('winston-churchill');
      q.military = cards('bonus-3');
    });
    at.does('aggression', card('spy-2'), 1)
      .does('sacrifice', card('tanks'))
      .does('done')
      .does('bonus', card('bonus-3'))
      .does('done');
    expect(at.tellsOf('totals')[0].args).toEqual([65, 13]);
  });

  it('EX-48 TTA-20.3 a tie is a failure', () => {
    const at = armed('spy-2', (_s, p, q) => {
      strong(p, 12);
      strong(q, 12);
      q.science = 5;
    });
    at.does('aggression', card('spy-2'), 1).does('done').does('done');
    expect([at.civ(1).science, at.civ(0).military]).toEqual([5, []]);
  });

  it('TTA-20.4 units named for sacrifice cannot be chosen for a loss', () => {
    const at = armed('enslave-1', (_s, p, q) => {
      strong(p, 9);
      strong(q, 1);
      q.idle = 0;
    });
    at.does('aggression', card('enslave-1'), 1).does('done').does('sacrifice', card('warriors'));
    at.asks('losePopulation', 1).cannot(['worker', card('warriors')], 'noWorkerOn', card('warriors'));
    at.does('worker', card('bronze'));
    expect([at.civ(1).yellow, resourcesOf(at.civ(0))]).toEqual([20, 3]);
  });

  it('TTA-20.5 pacts, Gandhi and missing objects forbid attacks; weakness does not', () => {
    const at = armed('sabotage-2', (_s, p, q) => {
      strong(p, 0);
      q.pact = card('peace-treaty');
      q.pactWith = 0;
      q.building = card('pyramids');
    });
    at.cannot(['aggression', card('sabotage-2'), 1], 'pactForbids');
    at.cannot(['aggression', card('sabotage-2'), 2], 'nothingToHit');
    at.civ(2).building = card('colossus');
    expect(at.can('aggression')).toEqual([[card('sabotage-2'), 2]]);
    at.civ(0).leader = card('mahatma-gandhi');
    at.cannot(['aggression', card('sabotage-2'), 2], 'cannotAttack', card('mahatma-gandhi'));
    at.notOffered('aggression', card('sabotage-2'), 0);
    armed('annex-2').cannot(['aggression', card('annex-2'), 1], 'nothingToHit');
    armed('assassinate-2').cannot(['aggression', card('assassinate-2'), 1], 'nothingToHit');
  });

  it('EX-50 TTA-20.6 TTA-28.37 Assassinate costs the level, twice against Gandhi', () => {
    const played = (leader: Id) => {
      const at = armed('assassinate-2', (_s, p, q) => {
        strong(p, 20);
        p.extraMilitary = 3;
        q.leader = card(leader);
      });
      at.does('aggression', card('assassinate-2'), 1).does('done').does('done');
      expect(at.civ(1).leader).toBe(NONE);
      expect(at.s.gone).toContain(card(leader));
      return [at.civ(0).militarySpent, at.civ(0).culture];
    };
    expect(played('albert-einstein')).toEqual([3, 9]);
    expect(played('mahatma-gandhi')).toEqual([6, 9]);
    expect(played('moses')).toEqual([0, 0]);
  });

  it('TTA-20.7 TTA-20.8 TTA-28.36 the winner chooses what is plundered and gets it from the own bank', () => {
    const at = armed('plunder-2', (_s, p, q) => {
      strong(p, 9);
      food(q, 2);
      resources(q, 4);
    });
    at.does('aggression', card('plunder-2'), 1).does('done').does('done').asks('takeMix', 0);
    expect(at.can('mix')).toEqual([
      [1, 4],
      [2, 3],
    ]);
    at.does('mix', 2, 3);
    expect([foodOf(at.civ(0)), resourcesOf(at.civ(0)), at.civ(0).blue]).toEqual([2, 3, 13]);
    expect([foodOf(at.civ(1)), resourcesOf(at.civ(1)), at.civ(1).blue]).toEqual([0, 1, 17]);
  });

  it('TTA-20.9 nobody loses more than there is; fixed gains are paid in full', () => {
    const at = armed('armed-intervention-3', (_s, p, q) => {
      strong(p, 9);
      q.culture = 4;
    });
    at.does('aggression', card('armed-intervention-3'), 1).does('done').does('done');
    expect([at.civ(0).culture, at.civ(1).culture]).toEqual([4, 0]);
    const b = armed('enslave-1', (_s, p, q) => {
      strong(p, 9);
      army(q, {});
      q.idle = 0;
      for (const id of ['agriculture', 'bronze', 'philosophy'] as const) put(q, id, 0);
    });
    b.does('aggression', card('enslave-1'), 1).does('done');
    expect(resourcesOf(b.civ(0))).toBe(3);
  });

  it('TTA-20.9.a Annex: the printed benefit in full, no immediate one', () => {
    const at = armed('annex-2', (_s, p, q) => {
      strong(p, 9);
      q.colonies = cards('developed-territory-2', 'wealthy-territory-1');
      q.yellow = 1;
    });
    at.does('aggression', card('annex-2'), 1).does('done').does('done').asks('annex', 0);
    at.does('colony', card('developed-territory-2'));
    expect([at.civ(1).colonies, at.civ(1).yellow, at.civ(1).blue]).toEqual([
      cards('wealthy-territory-1'),
      0,
      16,
    ]);
    expect([at.civ(0).yellow, at.civ(0).blue, at.civ(0).science]).toEqual([20, 20, 0]);
  });

  it('TTA-20.10 [F] no sacrifices in the last round, bonus cards still', () => {
    const at = armed('spy-2', (s, p, q) => {
      s.lastRound = s.round;
      strong(p, 5);
      strong(q, 2);
      q.military = cards('bonus-2');
      q.science = 4;
    });
    at.does('aggression', card('spy-2'), 1)
      .asks('defend', 1)
      .cannot(['sacrifice', card('warriors')], 'lastRound');
    at.does('bonus', card('bonus-2'));
    expect(at.civ(1).science).toBe(4);
  });
});
