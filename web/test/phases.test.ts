import { describe, expect, it } from 'vitest';
import { remember } from '../table/use-phases.ts';

describe('the phase of a turn', () => {
  it('is that of the last question which began one', () => {
    let told = remember([], 5, 0);
    told = remember(told, 6, undefined);
    expect(told.at(-1)?.now).toBe(0);
    told = remember(told, 7, 1);
    expect(told.at(-1)?.now).toBe(1);
  });

  it('goes back with an undo', () => {
    const told = remember(remember(remember([], 5, 0), 6, undefined), 7, 1);
    expect(remember(told, 6, undefined).at(-1)?.now).toBe(0);
  });

  it('is unknown in the middle of a phase that nobody saw begin', () => {
    expect(remember([], 6, undefined)).toEqual([]);
  });
});
