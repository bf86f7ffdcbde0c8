import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { card, cards, scene, store } from './scene.ts';

/** The last card of the deck of this age is dealt in the row step. */
const lastCard = (
  age: number,
  options: Parameters<typeof scene>[0],
  arrange: Parameters<typeof scene>[1] = () => {},
) =>
  scene({ phase: 'cardRow', age, ...options }, (s, ...civs) => {
    s.civilDecks[age] = [card('iron')];
    arrange(s, ...civs);
  });

describe('24 end of an age', () => {
  it('TTA-24.1 the new decks replace the old ones', () => {
    const at = lastCard(1, {});
    expect(at.s.age).toBe(2);
    expect(at.s.row.slice(1).every(c => c !== NONE)).toBe(true);
    at.does('endTurn');
    expect(at.civ(0).military).toHaveLength(2);
    expect(at.s.militaryDecks[2]).toHaveLength(48);
  });

  const arrange: Parameters<typeof scene>[1] = (_s, p) => {
    p.leader = card('michelangelo');
    p.hand = cards('iron', 'opera');
    p.military = cards('bonus-1', 'bonus-2');
    p.building = card('taj-mahal');
    p.stages = 2;
    p.blue = 10;
    p.pact = card('open-borders-agreement');
    p.pactWith = 1;
    p.yellow = 6;
    p.idle = 5;
    p.government = card('monarchy');
    p.tactic = card('phalanx');
    p.colonies = cards('fertile-territory-1');
    p.wonders = cards('pyramids');
    p.specials[1] = card('code-of-laws');
    store(p, 'iron', 1);
  };

  it('EX-64 TTA-24.2 TTA-24.3 what becomes obsolete, and what does not', () => {
    const at = lastCard(2, {}, arrange);
    const c = at.civ(0);
    expect([c.leader, c.hand, c.military, c.building, c.pact]).toEqual([
      NONE,
      cards('opera'),
      cards('bonus-2'),
      NONE,
      NONE,
    ]);
    expect([c.blue, c.stages, c.yellow]).toEqual([11, 0, 4]);
    expect([c.government, c.tactic, c.colonies, c.wonders, c.specials[1]]).toEqual([
      card('monarchy'),
      card('phalanx'),
      cards('fertile-territory-1'),
      cards('pyramids'),
      card('code-of-laws'),
    ]);
    expect(c.workers[card('iron')]).toBe(0);
  });

  it('EX-64 TTA-24.3 [A] no yellow tokens are lost in the Advanced game', () => {
    const at = lastCard(2, { level: 'advanced' }, arrange);
    expect([at.civ(0).yellow, at.civ(0).leader]).toEqual([6, NONE]);
  });

  it('TTA-24.2.a everybody loses first, then the row step goes on', () => {
    const at = lastCard(1, {}, (_s, p, q) => {
      p.hand = cards('rich-land-a');
      q.hand = cards('work-of-art-a');
      q.yellow = 1;
    });
    const keys = at.s.gone.slice(-2);
    expect(keys).toEqual(cards('rich-land-a', 'work-of-art-a'));
    expect([at.civ(0).yellow, at.civ(1).yellow]).toEqual([16, 0]);
    expect(at.s.row[12]).not.toBe(NONE);
  });

  it('TTA-24.4 [S] the end of Age I has no such effects', () => {
    const at = lastCard(1, { level: 'simple' }, (_s, p) => {
      p.hand = cards('rich-land-a');
      p.leader = card('moses');
    });
    expect([at.civ(0).hand, at.civ(0).leader, at.civ(0).yellow]).toEqual([
      cards('rich-land-a'),
      card('moses'),
      18,
    ]);
  });

  it('TTA-24.5 the end of the last age starts the end of the game', () => {
    expect(lastCard(1, {}).s.lastRound).toBe(0);
    expect(lastCard(1, { level: 'simple' }).s.lastRound).toBe(5);
    expect(lastCard(2, { level: 'advanced' }).s.lastRound).toBe(5);
    expect(lastCard(2, {}).s.lastRound).toBe(0);
    const at = lastCard(3, {});
    expect([at.s.lastRound, at.s.age]).toEqual([5, 4]);
    expect(at.s.row.slice(1).every(c => c === NONE)).toBe(true);
  });
});
