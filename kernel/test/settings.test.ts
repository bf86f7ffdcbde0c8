import { describe, expect, it } from 'vitest';
import { BadSettings, begin, readSettings, type SettingsProblem } from '../index.ts';
import { randomSettings, rollFor } from '../kit/index.ts';
import { dicerace } from './games/dicerace.ts';

function problem(seats: unknown, given: Record<string, unknown> = {}): SettingsProblem & { message: string } {
  try {
    readSettings(dicerace, seats, given);
  } catch (error) {
    if (error instanceof BadSettings) return { ...error.problem, message: error.message };
    throw error;
  }
  throw new Error('accepted');
}

describe('settings', () => {
  it('are filled up with defaults', () => {
    expect(readSettings(dicerace, 2)).toEqual({ goal: 25, die: 'd6', harsh: false });
    expect(readSettings(dicerace, 5, { goal: 5, die: 'd10', harsh: true })).toEqual({
      goal: 5,
      die: 'd10',
      harsh: true,
    });
  });

  it('refuse a number of seats the game does not have, and say what it has', () => {
    for (const seats of [1, 6, 2.5, '2', null, undefined])
      expect(problem(seats)).toMatchObject({ code: 'seats', min: 2, max: 5 });
    expect(problem(7).message).toBe('7 seats are not possible: this game has 2 to 5');
  });

  it('refuse unknown keys and name the known ones', () => {
    expect(problem(2, { gaol: 3 })).toMatchObject({
      code: 'unknown',
      key: 'gaol',
      allowed: ['goal', 'die', 'harsh'],
    });
    expect(problem(2, { toString: 3 })).toMatchObject({ code: 'unknown', key: 'toString' });
    expect(problem(2, { gaol: 3 }).message).toBe('unknown setting "gaol"; allowed: goal, die, harsh');
  });

  it('refuse values that do not fit and say which do', () => {
    expect(problem(2, { goal: 4 })).toMatchObject({
      code: 'value',
      key: 'goal',
      given: 4,
      allowed: '5 to 60',
    });
    expect(problem(2, { goal: 61 }).code).toBe('value');
    expect(problem(2, { goal: 10.5 }).code).toBe('value');
    expect(problem(2, { goal: '10' }).code).toBe('value');
    expect(problem(2, { die: 'd8' })).toMatchObject({ code: 'value', allowed: 'd6, d10' });
    expect(problem(2, { harsh: 1 })).toMatchObject({ code: 'value', allowed: 'true, false' });
    expect(problem(2, { harsh: undefined }).code).toBe('value');
    expect(problem(2, { die: 'd8' }).message).toBe('setting "die" can\'t be "d8"; allowed: d6, d10');
  });

  it('that do not go together are told by the game in its own words', () => {
    const error = new BadSettings({ code: 'together', key: 'goal', message: 'a short race needs six sides' });
    expect(error.message).toBe('a short race needs six sides');
    expect(error.name).toBe('BadSettings');
  });

  it('reach the game', () => {
    const { s } = begin(dicerace, 2, 'x', { die: 'd10', goal: 12 });
    expect(s).toMatchObject({ sides: 10, goal: 12, harsh: false });
    expect(() => begin(dicerace, 9, 'x')).toThrow(BadSettings);
  });

  it('can be drawn at random; what a game refuses is drawn again', () => {
    const met = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const settings = randomSettings(dicerace, 2, rollFor('settings', i));
      readSettings(dicerace, 2, settings);
      met.add(`${settings.die} ${settings.harsh}`);
    }
    expect(met.size).toBe(4);
    const picky: typeof dicerace = {
      ...dicerace,
      blank(core, settings) {
        if (settings.harsh) throw new BadSettings({ code: 'together', key: 'harsh', message: 'not today' });
        return dicerace.blank(core, settings);
      },
    };
    for (let i = 0; i < 20; i++) expect(randomSettings(picky, 2, rollFor('picky', i)).harsh).toBe(false);
  });
});
