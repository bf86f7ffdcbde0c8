/** Who may look at what (WAW-24). What nobody may ever look at is drawn late and needs no place here. */
import type { Secret } from '@epoka/kernel';
import { EVENT_LEVEL, HUTS, TECH_COUNT, UNIT_TYPE, wonder } from '../content/tables.ts';
import { canLearn, hasWonder, researchCost } from './counts.ts';
import type { State } from './state.ts';

const ORACLE = wonder('the-oracle');

const level = (card: number): number => EVENT_LEVEL[card] - 1;
const type = (unit: number): number => UNIT_TYPE[unit];
const kind = (marker: number): number => (marker < HUTS ? 0 : 1);

/** Nothing, or a tech that the seat could research. */
function couldChoose(s: State, seat: number, roll: (n: number) => number): number {
  const possible = [0];
  for (let t = 0; t < TECH_COUNT; t++)
    if (canLearn(s, seat, t) && s.trade[seat] >= researchCost(s, seat, t)) possible.push(t + 1);
  return possible[roll(possible.length)];
}

export const secrets: readonly Secret<State>[] = [
  { kind: 'event', place: 'events', lists: s => s.events, knows: 'nobody', back: level },
  { kind: 'event', place: 'hand', lists: s => s.hand, knows: 'owner', back: level },
  { kind: 'unit', place: 'units', lists: s => s.units, knows: 'nobody', back: type },
  { kind: 'unit', place: 'standing', lists: s => s.standing, knows: 'owner', back: type },
  {
    kind: 'unit',
    place: 'battle',
    lists: s => s.battle.hands,
    back: type,
    knows(s, seat, side) {
      const b = s.battle;
      if (b.players[side] === seat) return true;
      return b.sides[1 - side] === seat && hasWonder(s, seat, ORACLE);
    },
  },
  { kind: 'marker', place: 'huts', lists: s => [s.huts, s.villages], knows: 'nobody', back: kind },
  { kind: 'marker', place: 'kept', lists: s => s.kept, knows: 'owner', back: kind },
  {
    kind: 'choice',
    place: 'chosen',
    lists: s => [s.chosen],
    knows: (_s, seat, _owner, i) => seat === i,
    guess: (s, _owner, i, roll) => couldChoose(s, i, roll),
  },
  {
    kind: 'choice',
    place: 'second',
    lists: s => [s.second],
    knows: (_s, seat, _owner, i) => seat === i,
    guess: () => 0,
  },
];
