/** Copies of a table: whoever goes on with one of them (undo, plans, views) changes nothing on the other. */
import { describe, expect, it } from 'vitest';
import { type Battle, copyState, noBattle, type State } from '../rules/state.ts';
import { expansion } from './position.ts';

/** The lists that the rules change where they lie; all others they replace. */
const CHANGED_IN_PLACE = [
  'chance',
  'stack',
  'asked',
  'slotTile',
  'spareTiles',
  'mood',
  'activated',
  'angryUse',
  'holder',
  'troops',
  'flagged',
  'res',
  'cubes',
  'captives',
  'actionDeck',
  'actionDiscard',
  'objectiveDeck',
  'objectiveDiscard',
  'wonderDeck',
  'wonderOpen',
  'eventDeck',
  'eventDiscard',
  'looking',
  'battleCards',
  'draft',
  'nomads',
  'armies',
  'levied',
] as const satisfies readonly (keyof State)[];
const HANDS = [
  'hands',
  'objectives',
  'wonders',
  'assigned',
  'offered',
] as const satisfies readonly (keyof State)[];

/** A table where every number is another one and no list is empty, in the middle of a battle. */
function full(): State {
  const s = expansion(3).s as unknown as Record<string, unknown>;
  let n = 100;
  const fill = (of: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(of)) {
      n++;
      if (typeof value === 'number') of[key] = n;
      else if (Array.isArray(value) && value.every(x => Array.isArray(x))) of[key] = [[n], [n, n], [n]];
      else if (Array.isArray(value)) of[key] = [n, n + 1, n + 2];
    }
  };
  fill(s);
  const battle = noBattle() as unknown as Record<string, unknown>;
  fill(battle);
  s.battle = battle;
  return s as unknown as State;
}

describe('COC-8.6 Copies of a table', () => {
  it('COC-8.6 a copy has every field as it was, in the same order', () => {
    const s = full();
    const copy = copyState(s);
    expect(copy).toEqual(s);
    expect(Object.keys(copy)).toEqual(Object.keys(s));
    expect(Object.keys(copy.battle)).toEqual(Object.keys(noBattle()));
  });

  it('COC-8.6 what is changed on a copy stays as it was on the table, and the other way round', () => {
    const s = full();
    const was = JSON.stringify(s);
    const copy = copyState(s);
    for (const key of CHANGED_IN_PLACE) (copy[key] as unknown[]).push(-7);
    for (const key of HANDS) for (const list of copy[key] as number[][]) list.push(-7);
    for (const key of ['hands', 'objectives', 'wonders'] as const) copy[key].push([-7]);
    const battle = copy.battle as unknown as Record<string, unknown>;
    for (const key of Object.keys(battle) as (keyof Battle)[])
      if (key === 'playedCards') for (const list of copy.battle.playedCards) list.push(-7);
      else if (Array.isArray(battle[key])) (battle[key] as number[]).push(-7);
      else battle[key] = -7;
    expect(JSON.stringify(s)).toBe(was);
  });

  it('COC-8.6 lists that are empty on the table are lists of its own on a copy', () => {
    const s = full();
    const empty = ['flagged', 'captives', 'actionDiscard', 'looking', 'draft', 'nomads'] as const;
    for (const key of empty) s[key] = [];
    s.hands = [[], [], []];
    const copy = copyState(s);
    for (const key of empty) copy[key].push(-7);
    copy.hands[1].push(-7);
    expect([empty.every(key => s[key].length === 0), s.hands]).toEqual([true, [[], [], []]]);
  });

  it('what is seldom there is shared by copies while it is not: a battle, an offer, cards of the Great Seer', () => {
    const s = full();
    s.battle = noBattle();
    s.assigned = [[], [], []];
    s.offered = [[], [], []];
    const copy = copyState(s);
    expect([copy.battle === s.battle, copy.assigned === s.assigned, copy.offered === s.offered]).toEqual([
      true,
      true,
      true,
    ]);
    // with one card in the last list they are not
    s.assigned = [[], [], [5]];
    s.offered = [[], [], [5]];
    const other = copyState(s);
    expect([other.assigned === s.assigned, other.offered === s.offered]).toEqual([false, false]);
  });
});
