/** Battles as they are told: how dice are read, and which die stands over which unit. */
import './speaking.ts';
import { NONE, type Tell } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { CAVALRY, ELEPHANT, INFANTRY, KINDS, LEADER, layoutFor, lossesOf, PLACES } from '../game.ts';
import { columnsOf, readDice, told } from '../story.ts';

const army = (units: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: KINDS }, (_, kind) => units[kind] ?? 0);

const roll = (...dice: readonly (readonly [value: number, icon: number])[]) => ({
  values: dice.map(([value]) => value),
  icons: dice.map(([, icon]) => icon),
  value: 0,
});

describe('the dice of a battle', () => {
  it('COC-17.9: an infantry adds 1 and a cavalry 2, each unit once', () => {
    const dice = readDice(
      roll([5, INFANTRY], [3, INFANTRY], [4, CAVALRY], [2, LEADER]),
      army({ [INFANTRY]: 1, [CAVALRY]: 1 }),
      true,
    );
    expect(dice.map(die => die.plus)).toEqual([1, 0, 2, 0]);
    expect(dice.map(die => die.unit)).toEqual([INFANTRY, NONE, CAVALRY, NONE]);
  });

  it('COC-17.9: an elephant takes the lowest of its dice, which counts nothing', () => {
    const dice = readDice(roll([6, ELEPHANT], [2, ELEPHANT]), army({ [ELEPHANT]: 1 }), true);
    expect(dice.map(die => die.empty)).toEqual([false, true]);
  });

  it('COC-17.10: nothing is matched where abilities do not work', () => {
    const dice = readDice(roll([5, INFANTRY], [2, ELEPHANT]), army({ [INFANTRY]: 1, [ELEPHANT]: 1 }), false);
    expect(dice.every(die => die.unit === NONE && !die.empty)).toBe(true);
  });

  it('stand over the units they are matched with, the rest over the others', () => {
    const units = army({ [INFANTRY]: 1, [CAVALRY]: 1, [LEADER]: 1 });
    const dice = readDice(roll([2, LEADER], [5, CAVALRY], [1, INFANTRY], [3, INFANTRY]), units, true);
    expect(columnsOf(dice, units).map(column => column.unit)).toEqual([LEADER, CAVALRY, INFANTRY, NONE]);
    // without dice there are only units
    expect(columnsOf([], units).map(column => column.unit)).toEqual([INFANTRY, CAVALRY, LEADER]);
  });
});

describe('the story of a battle', () => {
  const tell = (key: string, ...args: readonly unknown[]) => ({ key, args }) as unknown as Tell;

  it('COC-17.12: keeps dice, cards and losses of its last round, and how it ended', () => {
    const story = [
      tell('battle', 0, 1, 7),
      tell('reveals', 1, 4),
      tell('combatRoll', 0, [5], [INFANTRY], 6),
      tell('combatRoll', 1, [2], [CAVALRY], 2),
      tell('falls', 0, 0),
      tell('falls', 1, 1),
      tell('casualties', 1, army({ [CAVALRY]: 1 })),
      tell('wins', 0, 7),
    ].reduce<ReturnType<typeof told>>(told, undefined);
    expect(story?.space).toBe(7);
    expect(story?.round).toBe(1);
    expect(story?.sides.map(side => [side.owner, side.card, side.roll?.value, side.fell])).toEqual([
      [0, NONE, 6, 0],
      [1, 4, 2, 1],
    ]);
    expect(story?.sides[1].group).toEqual(army({ [CAVALRY]: 1 }));
    expect(story?.end?.key).toBe('wins');
  });

  it('COC-17.14: those that fell throw no dice in the next round', () => {
    const [begun] = [tell('battle', 0, 1, 7)].map(line => told(undefined, line));
    if (!begun) throw new Error('no battle');
    const units = army({ [INFANTRY]: 2, [CAVALRY]: 1 });
    const manned = { ...begun, sides: [{ ...begun.sides[0], units }, begun.sides[1]] as const };
    const again = [tell('falls', 0, 1), tell('combatRoll', 0, [3], [LEADER], 3)].reduce<
      ReturnType<typeof told>
    >(told, manned);
    expect(again?.sides[0].units).toEqual(army({ [INFANTRY]: 1, [CAVALRY]: 1 }));
    expect(again?.sides[0].fell).toBe(0);
  });

  it('reads the losses that were chosen by kind', () => {
    expect(lossesOf(1 + 2 * 8)).toEqual(army({ [INFANTRY]: 1, [CAVALRY]: 2 }));
  });
});

describe('places', () => {
  it('have a name of their own on every map', () => {
    for (const seats of [2, 3, 4]) expect(PLACES.length).toBeGreaterThanOrEqual(layoutFor(seats).spaces);
    expect(new Set(PLACES).size).toBe(PLACES.length);
  });
});
