import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { foodOf, resourcesOf } from '../rules/goods.ts';
import { army, card, cards, food, put, resources, type Scene, scene } from './scene.ts';

type Arrange = Parameters<typeof scene>[1];
type Id = Parameters<typeof card>[0];

/** Seat 0 fights out a war against seat 1 with these strengths. */
function war(id: Id, attack: number, defense: number, arrange: Arrange = () => {}): Scene {
  const at = scene({ phase: 'war', age: 2 }, (s, p, q, ...rest) => {
    p.war = card(id);
    p.warOn = 1;
    army(p, { warriors: attack });
    army(q, { warriors: defense });
    arrange(s, p, q, ...rest);
  });
  if (at.open().kind === 'sacrifice' && at.open().seat === 0) at.does('done');
  if (at.open().kind === 'sacrifice' && at.open().seat === 1) at.does('done');
  return at;
}

describe('23 wars', () => {
  it('TTA-23.1 declaring pays the actions and leaves the card in front', () => {
    const at = scene({ phase: 'political', age: 2 }, (_s, p, _q, r) => {
      p.military = cards('war-over-resources-2');
      r.pact = card('loss-of-sovereignty');
      r.pactWith = 3;
    });
    at.cannot(['war', card('war-over-resources-2'), 3], 'warImmune', 3);
    at.does('war', card('war-over-resources-2'), 1);
    expect([at.civ(0).war, at.civ(0).warOn, at.military(0), at.civ(0).military]).toEqual([
      card('war-over-resources-2'),
      1,
      '0/2',
      [],
    ]);
    at.asks('act', 0);
  });

  it('TTA-23.2 a war in the last round is never fought: a warning, and until version 2 a refusal', () => {
    const last = (version: number, lastRound: number) =>
      scene({ phase: 'political', age: 4 }, (s, p) => {
        s.version = version;
        s.lastRound = lastRound;
        p.government = card('communism');
        p.military = cards('war-over-culture-3');
      });
    const war = ['war', card('war-over-culture-3'), 1] as const;
    last(2, 5).cannot([...war], 'lastRound');
    last(2, 6).does(...war);
    expect(last(3, 6).warning(...war)).toBeUndefined();
    const at = last(3, 5);
    expect(at.warning(...war)).toBe('warnWarTooLate');
    at.does(...war);
    while (!at.s.over) at.does(at.legal().some(([verb]) => verb === 'pass') ? 'pass' : 'endTurn');
    expect([at.civ(0).war, at.tellsOf('won'), at.tellsOf('warTied')]).toEqual([
      card('war-over-culture-3'),
      [],
      [],
    ]);
  });

  it('TTA-23.3 declarer, then defender name units; no bonus cards', () => {
    const at = scene({ phase: 'war', age: 2 }, (_s, p, q) => {
      p.war = card('war-over-culture-2');
      p.warOn = 1;
      army(p, { knights: 2 });
      army(q, { swordsmen: 2 });
      q.military = cards('bonus-2');
      q.culture = 20;
    });
    at.asks('sacrifice', 0).does('sacrifice', card('knights')).does('done');
    at.asks('sacrifice', 1);
    expect(at.can('bonus')).toEqual([]);
    at.does('done');
    expect(at.tellsOf('totals')[0].args).toEqual([6, 4]);
    expect([at.civ(0).culture, at.civ(1).culture]).toEqual([2, 18]);
  });

  it('EX-61 TTA-23.4 the higher total wins, either side', () => {
    const at = war('war-over-culture-2', 30, 22, (_s, _p, q) => {
      q.culture = 5;
    });
    expect([at.civ(0).culture, at.civ(1).culture]).toEqual([5, 0]);
    const lost = war('war-over-culture-2', 3, 9, (_s, p) => {
      p.culture = 20;
    });
    expect([lost.civ(0).culture, lost.civ(1).culture]).toEqual([14, 6]);
    const tied = war('war-over-culture-2', 4, 4, (_s, p, q) => {
      p.culture = 7;
      q.culture = 7;
    });
    expect([tied.civ(0).culture, tied.civ(1).culture]).toEqual([7, 7]);
  });

  it('TTA-23.5 the card is discarded and the political action remains', () => {
    const at = war('war-over-resources-2', 9, 4, (_s, p, q) => {
      food(q, 3);
      resources(q, 4);
      p.military = cards('rats');
    });
    at.asks('takeMix', 0).does('mix', 1, 4);
    expect([foodOf(at.civ(0)), resourcesOf(at.civ(0))]).toEqual([1, 4]);
    expect([at.civ(0).war, at.s.battle.card, at.s.discards[2]]).toEqual([
      NONE,
      NONE,
      cards('war-over-resources-2'),
    ]);
    at.asks('political', 0);
  });

  it('TTA-23.5.a sacrificed workers are not in the bank yet', () => {
    const at = scene({ phase: 'war', age: 2 }, (_s, p, q) => {
      p.war = card('war-over-territory-2');
      p.warOn = 1;
      army(p, { warriors: 9 });
      army(q, { warriors: 1 });
      q.yellow = 0;
    });
    at.does('done').does('sacrifice', card('warriors'));
    expect([at.civ(1).yellow, at.civ(0).yellow]).toEqual([1, 18]);
  });

  it('TTA-23.6 [F] no sacrifices in the last round', () => {
    const at = scene({ phase: 'war', age: 4 }, (s, p, q) => {
      s.lastRound = s.round;
      p.war = card('war-over-culture-3');
      p.warOn = 1;
      army(p, { warriors: 3 });
      q.culture = 9;
    });
    expect(at.civ(0).culture).toBe(2);
    at.asks('act', 0);
  });

  it('TTA-23.7 a resignation ends wars by and against the player; a pending war outlives its age', () => {
    const at = scene({ phase: 'political', age: 2 }, (_s, p, q, r) => {
      p.military = cards('rats');
      p.war = card('war-over-culture-2');
      p.warOn = 1;
      q.war = card('war-over-resources-2');
      q.warOn = 0;
      r.war = card('war-over-territory-2');
      r.warOn = 1;
    });
    at.does('resign', 'yes');
    expect([at.civ(0).war, at.civ(1).war, at.civ(2).war]).toEqual([NONE, NONE, card('war-over-territory-2')]);
    const old = scene({ phase: 'cardRow', age: 3 }, (s, p) => {
      s.civilDecks[3] = [card('oil')];
      s.first = 3;
      p.war = card('war-over-culture-2');
      p.warOn = 1;
    });
    expect(old.s.age).toBe(4);
    old.asks('sacrifice', 0);
  });

  it('EX-63 TTA-23.8 War over Technology: science and special technologies within the advantage', () => {
    const at = war('war-over-technology-2', 10, 1, (_s, _p, q) => {
      q.science = 4;
      q.specials = [card('warfare'), card('code-of-laws'), NONE, NONE];
    });
    at.asks('takeTechnology', 0);
    // Warfare made the defender 1 stronger: the advantage is 8.
    expect(at.tellsOf('won')[0].args).toEqual([0, 1, 8]);
    at.does('steal', card('warfare')).cannot(['steal', card('code-of-laws')], 'budget', 6, 4);
    expect(at.tellsOf('stolenTechnology').map(({ args }) => args)).toEqual([[0, 1, card('warfare')]]);
    expect(at.can('science')).toEqual([[4], [3], [2], [1], [0]]);
    at.does('science', 4);
    expect([at.civ(0).science, at.civ(1).science, at.civ(0).specials[0], at.civ(1).specials[0]]).toEqual([
      4,
      0,
      card('warfare'),
      NONE,
    ]);
  });

  it('EX-63 TTA-23.8 code of laws leaves 3 for science of 9', () => {
    const at = war('war-over-technology-2', 11, 1, (_s, _p, q) => {
      q.science = 4;
      q.specials = [card('warfare'), card('code-of-laws'), NONE, NONE];
    });
    expect(at.tellsOf('won')[0].args[2]).toBe(9);
    at.does('steal', card('code-of-laws')).cannot(['steal', card('warfare')], 'budget', 4, 3);
    expect(at.can('science')[0]).toEqual([3]);
  });

  it('TTA-23.8 nothing as good as the own one, and a better one replaces it', () => {
    const at = war('war-over-technology-2', 30, 1, (_s, p, q) => {
      p.specials = [card('strategy'), card('code-of-laws'), NONE, NONE];
      q.specials = [card('warfare'), card('justice-system'), NONE, NONE];
      q.blue = 2;
    });
    at.cannot(['steal', card('warfare')], 'lowerSpecial', card('strategy'));
    at.does('steal', card('justice-system'));
    expect([at.civ(0).specials[1], at.civ(0).blue, at.civ(1).blue]).toEqual([card('justice-system'), 21, 0]);
    expect(at.s.gone).toContain(card('code-of-laws'));
  });

  it('TTA-23.8 TTA-23.9 a victory that brings nothing is told; what is left over after a theft is not', () => {
    const nothing = (at: Scene) => at.tellsOf('nothingToTake').map(({ args }) => args);
    const technology = (arrange: Parameters<typeof war>[3]) =>
      war('war-over-technology-2', 30, 1, (s, p, q) => {
        p.specials = [card('strategy'), NONE, NONE, NONE];
        arrange?.(s, p, q);
      });
    expect(nothing(technology(() => {}))).toEqual([[0, 1]]);
    // No better than one's own.
    expect(
      nothing(
        technology((_s, _p, q) => {
          q.specials = [card('warfare'), NONE, NONE, NONE];
        }),
      ),
    ).toEqual([[0, 1]]);
    const some = technology((_s, _p, q) => {
      q.specials = [NONE, card('code-of-laws'), NONE, NONE];
    });
    expect(nothing(some.asks('takeTechnology', 0).does('science', 0)), 'it was there to take').toEqual([]);
    const rich = technology((_s, _p, q) => {
      q.science = 2;
    });
    expect(nothing(rich.asks('takeTechnology', 0).does('science', 0))).toEqual([]);
    const spent = war('war-over-technology-2', 7, 1, (_s, _p, q) => {
      q.specials = [NONE, card('code-of-laws'), NONE, NONE];
      q.science = 0;
    });
    spent.does('steal', card('code-of-laws'));
    expect([spent.tellsOf('won')[0].args[2], nothing(spent)]).toEqual([6, []]);
    expect(
      nothing(
        war('war-over-territory-2', 8, 1, (_s, _p, q) => {
          q.yellow = 0;
        }),
      ),
    ).toEqual([[0, 1]]);
    expect(
      war('holy-war-3', 4, 3)
        .tellsOf('nothingToLose')
        .map(({ args }) => args),
    ).toEqual([[1]]);
  });

  it('TTA-23.8.a a stolen technology is not played', () => {
    const at = war('war-over-technology-2', 30, 1, (_s, p, q) => {
      p.leader = card('albert-einstein');
      q.specials = [card('warfare'), NONE, NONE, NONE];
    });
    at.does('steal', card('warfare'));
    expect(at.civ(0).culture).toBe(0);
    expect(at.military(0)).toBe('3/3');
  });

  it('EX-62 TTA-23.9 War over Territory and Holy War', () => {
    const territory = war('war-over-territory-2', 8, 1);
    expect([territory.civ(0).yellow, territory.civ(1).yellow]).toEqual([21, 15]);
    const little = war('war-over-territory-2', 8, 1, (_s, _p, q) => {
      q.yellow = 2;
    });
    expect([little.civ(0).yellow, little.civ(1).yellow]).toEqual([20, 0]);
    const holy = war('holy-war-3', 9, 1, (_s, _p, q) => {
      q.idle = 2;
    });
    expect([holy.civ(1).idle, holy.civ(1).yellow, holy.civ(0).culture]).toEqual([0, 20, 6]);
    const chosen = war('holy-war-3', 9, 1, (_s, _p, q) => {
      q.idle = 0;
      put(q, 'bronze', 2);
    });
    chosen.asks('losePopulation', 1).does('worker', card('bronze')).does('worker', card('bronze'));
    expect(chosen.civ(0).culture).toBe(6);
  });
});
