import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../content/ids.ts';
import { positionPrice } from '../rules/row.ts';
import { card, scene } from './scene.ts';

const thirteen = ACTIONS.slice(0, 13).map(card);

describe('8 card row', () => {
  it('TTA-8.1 prices by position', () => {
    expect(thirteen.map((_, i) => positionPrice(i))).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  });

  it('EX-5 TTA-8.2 with two players three positions are swept, an empty one counts', () => {
    const at = scene({ seats: 2, phase: 'cardRow' }, s => {
      s.row = thirteen.slice();
      s.row[1] = NONE;
      s.row[4] = NONE;
    });
    const kept = [3, 5, 6, 7, 8, 9, 10, 11, 12].map(i => thirteen[i]);
    expect(at.s.row.slice(0, 9)).toEqual(kept);
    expect(at.s.row.slice(9).every(c => c !== NONE)).toBe(true);
    expect(at.s.gone.slice(-2)).toEqual([thirteen[0], thirteen[2]]);
  });

  it('TTA-8.2 two cards with three players, one with four', () => {
    for (const [seats, swept] of [
      [3, 2],
      [4, 1],
    ]) {
      const at = scene({ seats, phase: 'cardRow' }, s => {
        s.row = thirteen.slice();
      });
      expect(at.s.row[0]).toBe(thirteen[swept]);
    }
  });

  it('TTA-8.3 TTA-24.1 the age ends with the last card, filling goes on with the next deck', () => {
    const at = scene({ phase: 'cardRow' }, s => {
      s.civilDecks[1] = [card('iron')];
    });
    expect(at.s.age).toBe(2);
    expect(at.s.row[0]).toBe(card('iron'));
    expect(at.s.row.every(c => c !== NONE)).toBe(true);
    expect(at.s.civilDecks[2]).toHaveLength(55 - 12);
  });

  it('EX-6 TTA-8.4 without a deck cards are swept and slid only', () => {
    const at = scene({ phase: 'cardRow', age: 4 }, s => {
      s.row.splice(0, 6, ...thirteen.slice(0, 6));
    });
    expect(at.s.row.slice(0, 6)).toEqual([...thirteen.slice(1, 6), NONE]);
  });

  it('EX-69 TTA-8.5 TTA-26.3 the number of players left counts', () => {
    const at = scene({ seats: 3, phase: 'political' }, (s, p) => {
      p.military = [card('rats')];
      s.row = thirteen.slice();
    });
    at.does('resign', 'yes');
    expect(at.s.row[0]).toBe(thirteen[3]);
  });
});
