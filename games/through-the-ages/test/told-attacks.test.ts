/** What happens by itself is told: aggressions and wars. */
import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import type { Civ, State } from '../rules/state.ts';
import { army, card, cards, food, scene, store } from './scene.ts';
import { telling } from './told.ts';

type Id = Parameters<typeof card>[0];
type Arrange = (s: State, ...civs: Civ[]) => void;

describe('attacks are told', () => {
  const fight = (id: Id, attack: number, defense: number, arrange: Arrange = () => {}) => {
    const at = scene({ phase: 'political', seats: 3, age: 3 }, (s, ...civs) => {
      civs[0].government = card('communism');
      civs[0].military = cards(id);
      army(civs[0], { warriors: attack });
      army(civs[1], { warriors: defense });
      for (const c of civs) c.culture = 20;
      arrange(s, ...civs);
    });
    const first = telling(at, 'aggression', card(id), 1);
    at.asks('sacrifice', 0);
    if (defense === 0) return { at, first, lines: telling(at, 'done') };
    expect(telling(at, 'done')).toEqual([]);
    at.asks('defend', 1);
    return { at, first, lines: telling(at, 'done') };
  };

  it('TTA-20.1 TTA-20.3 the card, the totals, who won or that it was repelled', () => {
    const tie = fight('armed-intervention-3', 2, 2);
    expect(tie.first).toEqual([['attacked', 0, 1, card('armed-intervention-3')]]);
    expect(tie.lines).toEqual([
      ['totals', 2, 2],
      ['repelled', 1],
    ]);
    expect(tie.at.s.discards[3]).toEqual(cards('armed-intervention-3'));
    expect(tie.at.s.battle.card).toBe(NONE);
    const won = fight('armed-intervention-3', 3, 1);
    expect(won.lines).toEqual([
      ['totals', 3, 1],
      ['won', 0, 1, 2],
      ['scored', 1, -7],
      ['stolenCulture', 0, 1, 7],
      ['scored', 0, 7],
    ]);
    expect([won.at.civ(0).by[7], won.at.civ(1).by[7]]).toEqual([7, -7]);
    expect(won.at.told.at(-1)?.origin).toBe('card:armed-intervention-3');
  });

  it('TTA-20.9 TTA-28.35 TTA-28.36 TTA-28.37 spoils are told', () => {
    expect(fight('enslave-1', 2, 1).lines.slice(2)).toEqual([
      ['gained', 0, 0, 3],
      ['lostWorker', 1, NONE],
    ]);
    expect(
      fight('spy-2', 2, 1, (_s, _p, q) => {
        q.science = 3;
      }).lines.slice(2),
    ).toEqual([
      ['learned', 1, -3],
      ['stolenScience', 0, 1, 3],
      ['learned', 0, 3],
    ]);
    expect(
      fight('plunder-1', 2, 1, (_s, _p, q) => {
        food(q, 2);
        store(q, 'bronze', 1);
      }).lines.slice(2),
    ).toEqual([
      ['stolenGoods', 0, 1, 2, 1],
      ['gained', 0, 2, 1],
    ]);
    expect(fight('raid-1', 2, 1).lines.slice(2)).toEqual([
      ['lostBuilding', 1, card('philosophy')],
      ['gained', 0, 0, 2],
    ]);
    expect(
      fight('assassinate-2', 2, 1, (_s, _p, q) => {
        q.leader = card('isaac-newton');
      }).lines.slice(2),
    ).toEqual([
      ['leaderLost', 1, card('isaac-newton')],
      ['scored', 0, 6],
    ]);
    expect(
      fight('sabotage-2', 2, 1, (_s, _p, q) => {
        q.building = card('internet');
        q.stages = 1;
      }).lines.slice(2),
    ).toEqual([
      ['wonderLost', 1, card('internet')],
      ['scored', 0, 9],
    ]);
    expect(
      fight('annex-2', 2, 1, (_s, _p, q) => {
        q.colonies = cards('fertile-territory-1');
      }).lines.slice(2),
    ).toEqual([['annexed', 0, 1, card('fertile-territory-1')]]);
  });

  it('TTA-28.12 TTA-21.6 Joan of Arc scores and a pact ends when the card is played', () => {
    const { first } = fight('spy-2', 1, 1, (_s, p, q) => {
      q.leader = card('joan-of-arc');
      p.pact = card('military-pact');
      p.pactWith = 1;
    });
    expect(first).toEqual([
      ['attacked', 0, 1, card('spy-2')],
      ['pactEnded', card('military-pact'), 0, 1],
      ['scored', 1, 5],
    ]);
  });

  it('TTA-20.2 sacrifices and bonus cards are told', () => {
    const at = scene({ phase: 'political', seats: 3, age: 3 }, (_s, p, q) => {
      p.government = card('communism');
      p.military = cards('spy-2');
      army(p, { warriors: 2 });
      army(q, { warriors: 1 });
      q.military = cards('bonus-1', 'bonus-1');
    });
    at.does('aggression', card('spy-2'), 1);
    expect(telling(at, 'sacrifice', card('warriors'))).toEqual([['sacrificed', 0, card('warriors')]]);
    at.does('done');
    expect(telling(at, 'bonus', card('bonus-1'))).toEqual([['bonusUsed', 1, card('bonus-1')]]);
    expect([at.civ(1).military, at.s.discards[1], at.s.discardKnown[1]]).toEqual([
      cards('bonus-1'),
      cards('bonus-1'),
      [9],
    ]);
    // two warriors and one of them again, against one and a card of 2
    expect(telling(at, 'done')[0]).toEqual(['totals', 3, 3]);
  });

  it('TTA-23.1 TTA-23.4 TTA-23.9 wars: declared, tied, won by either side', () => {
    const declared = scene({ phase: 'political', age: 2 }, (_s, p) => {
      p.military = cards('war-over-resources-2');
    });
    expect(telling(declared, 'war', card('war-over-resources-2'), 1)).toEqual([
      ['warDeclared', 0, 1, card('war-over-resources-2')],
    ]);
    const war = (id: Id, attack: number, defense: number) => {
      const at = scene({ phase: 'war', age: 2, seats: 3 }, (_s, p, q) => {
        p.war = card(id);
        p.warOn = 1;
        army(p, { warriors: attack });
        army(q, { warriors: defense });
        p.culture = 20;
        q.culture = 20;
        p.idle = 3;
      });
      at.asks('sacrifice', 0).does('done').asks('sacrifice', 1);
      return telling(at, 'done').filter(([key]) => key !== 'noPolitics');
    };
    expect(war('war-over-culture-2', 2, 2)).toEqual([['totals', 2, 2], ['warTied']]);
    expect(war('war-over-culture-2', 4, 1)).toEqual([
      ['totals', 4, 1],
      ['won', 0, 1, 3],
      ['scored', 1, -3],
      ['stolenCulture', 0, 1, 3],
      ['scored', 0, 3],
    ]);
    expect(war('holy-war-3', 1, 8)).toEqual([
      ['totals', 1, 8],
      ['won', 1, 0, 7],
      ['lostWorker', 0, NONE],
      ['scored', 1, 3],
      ['lostWorker', 0, NONE],
      ['scored', 1, 3],
    ]);
    expect(war('war-over-territory-2', 6, 1).slice(2)).toEqual([['stolenYellow', 0, 1, 2]]);
  });
});
