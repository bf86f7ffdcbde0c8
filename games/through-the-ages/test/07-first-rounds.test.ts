import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { foodOf, resourcesOf } from '../rules/goods.ts';
import { card, scene, table } from './scene.ts';

describe('7 the first two rounds', () => {
  it('TTA-7.1 1, 2, 3, 4 civil actions and no military ones', () => {
    const at = table(4);
    for (let i = 0; i < 4; i++) {
      const seat = (at.s.first + i) % 4;
      at.asks('act', seat);
      expect([at.civil(seat), at.military(seat)]).toEqual([`${i + 1}/4`, '0/2']);
      at.does('endTurn');
    }
  });

  it('EX-3 TTA-7.1 TTA-9.9 TTA-4.4 taking cards in the first round', () => {
    const at = table(3);
    const [one, two, three] = [0, 1, 2].map(i => (at.s.first + i) % 3);
    at.s.row.splice(
      0,
      7,
      ...(
        [
          'moses',
          'colossus',
          'engineering-genius-a',
          'aristotle',
          'rich-land-a',
          'hammurabi',
          'library-of-alexandria',
        ] as const
      ).map(card),
    );
    at.does('take', 0);
    at.cannot(['take', 1], 'civilActions', 1, 0).does('endTurn');
    at.does('take', 1).does('take', 2).does('endTurn');
    expect([at.civ(two).building, at.civ(two).hand]).toEqual([
      card('colossus'),
      [card('engineering-genius-a')],
    ]);
    expect(at.civ(one).hand).toEqual([card('moses')]);
    at.does('take', 3).does('take', 6);
    expect(at.civil(three)).toBe('0/4');
    expect([at.civ(three).hand, at.civ(three).building, at.civ(three).stages]).toEqual([
      [card('aristotle')],
      card('library-of-alexandria'),
      0,
    ]);
  });

  it('EX-3 TTA-4.4 a second leader of the age is refused', () => {
    const at = table(3);
    at.does('endTurn').does('endTurn');
    at.s.row[5] = card('hammurabi');
    at.s.row[3] = card('aristotle');
    at.does('take', 5).cannot(['take', 3], 'leaderOfAge', 0);
  });

  it('EX-4 TTA-7.1 nothing else is possible', () => {
    const at = table(4);
    at.does('endTurn').does('endTurn').does('endTurn');
    at.open();
    const seat = at.open().seat;
    at.civ(seat).hand.push(card('moses'));
    at.civ(seat).military.push(card('phalanx'));
    at.cannot(['populate'], 'firstRound').cannot(['leader', card('moses')], 'firstRound');
    at.cannot(['build', card('bronze')], 'firstRound').cannot(['disband', card('warriors')], 'firstRound');
    at.cannot(['tactic', card('phalanx')], 'firstRound').cannot(['stage', 1], 'firstRound');
  });

  it('TTA-7.2 the row keeps its gaps and prices', () => {
    const at = table(2);
    const kept = at.s.row[5];
    at.does('take', 0).does('endTurn');
    expect([at.s.row[0], at.s.row[5]]).toEqual([NONE, kept]);
    at.does('take', 5);
    expect(at.civil(at.open().seat)).toBe('0/4');
  });

  it('EX-2 TTA-7.3 the first production', () => {
    const at = table(4);
    const seat = at.s.first;
    at.s.row[0] = card('moses');
    at.does('take', 0).does('endTurn');
    const c = at.civ(seat);
    expect([c.science, c.culture, foodOf(c), resourcesOf(c), c.blue, c.military.length]).toEqual([
      1, 0, 2, 2, 14, 0,
    ]);
    expect([c.blues[card('agriculture')], c.blues[card('bronze')]]).toEqual([2, 2]);
  });

  it('TTA-7.4 deck A is used once more, then Age I begins without effects', () => {
    const at = table(2);
    at.does('endTurn').does('endTurn');
    const c = at.civ(at.s.first);
    expect(at.s.age).toBe(1);
    expect(at.s.row.every(x => T.LEVEL[x] === 0)).toBe(true);
    expect(c.yellow).toBe(18);
    const left = at.s.civilDecks[0].length;
    at.does('endTurn');
    expect(at.s.civilDecks[0]).toHaveLength(left);
    expect(at.s.row.slice(-3).every(x => T.LEVEL[x] === 1)).toBe(true);
  });

  it('TTA-7.5 gaps beyond deck A are filled from deck I', () => {
    const at = scene({ age: 0, round: 2, phase: 'cardRow' }, s => {
      s.civilDecks[0] = s.civilDecks[0].slice(0, 7);
    });
    expect(at.s.row.map(c => T.LEVEL[c])).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
    expect(at.s.age).toBe(1);
  });

  it('TTA-7.6 from round 2 on full actions, politics and military cards', () => {
    const at = table(2);
    at.does('endTurn').does('endTurn');
    const seat = at.s.first;
    expect([at.civil(seat), at.military(seat)]).toEqual(['4/4', '2/2']);
    at.does('endTurn');
    expect(at.civ(seat).military).toHaveLength(2);
    at.does('endTurn').asks('political', seat);
  });
});
