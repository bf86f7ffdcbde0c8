/** Corners of the rules that the chapters leave out: timing of triggers, actions that would be empty, orders of steps. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

/** Keys and numbers of the log since a point of it. */
function lines(t: ReturnType<typeof position>, from: number, ...keys: string[]): string[] {
  return (t.g.log ?? [])
    .slice(from)
    .filter(tell => keys.includes(tell.key))
    .map(tell => `${tell.key} ${tell.args.slice(1).join()}`);
}

describe('triggers gained by the event itself', () => {
  it('NH-18.4 NH-8.3 the investment that unlocks theocracy fires its invest trigger', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'temple-state', infrastructure: 1 });
    t.bonus('Ada', 'instant wheel').asks('Ada', 'upgrade');
    t.answer('Ada', 'upgrade', 'settler', 3).rests('Ada', 'action');
    // 1 of the investment space, 1 of the trigger
    expect(t.of('Ada')).toMatchObject({ coins: 1 + 1 + 1, tracks: [0, 0, 2] });

    const league = position('Ada', 'Ben').player('Ada', { government: 'merchant-league', infrastructure: 1 });
    league.bonus('Ada', 'instant wheel').asks('Ada', 'may');
    league.answer('Ada', 'skip').rests('Ada', 'action');
  });

  it('NH-18.4 NH-7.5 the research that unlocks theocracy fires its research trigger', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'scholars-council', infrastructure: 1 });
    t.answer('Ada', 'use', 'research-1-a').answer('Ada', 'research', t.slotOf('wheel'));
    expect(t.of('Ada')).toMatchObject({ coins: 1 + 1 + 1, tracks: [0, 0, 2] });
    t.rests('Ada', 'production');
  });

  it('NH-18.4 NH-12.3 the building that unlocks theocracy fires its build trigger', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'builders-guild',
      infrastructure: 1,
      supply: ['barracks'],
    });
    t.turn('Ada', 'expansion').answer('Ada', 'build', 'barracks', 'home of Ada').asks('Ada', 'recruit');
    t.answer('Ada', 'skip').asks('Ada', 'upgrade');
    expect(t.of('Ada').active).toBe(2);
    t.answer('Ada', 'skip').rests('Ada', 'production');
  });

  it('NH-18.4 a cube that does not lie on the investment track fires no invest trigger', () => {
    const t = position('Ada', 'Ben').goals('sage', 'coloniser', 'industrialist');
    t.player('Ada', { government: 'temple-state', infrastructure: 1, invested: 8 }).turn('Ada', 'goal');
    t.answer('Ada', 'cube', 'infrastructure').rests('Ben', 'action');
    expect(t.of('Ada').coins).toBe(1);
  });
});

describe('an action is never empty', () => {
  it('NH-4.7.a NH-8.5 the substitute cube cannot be declined where nothing else of the action is done', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'mining');
    t.player('Ada', { pawn: 'grow-a', coins: 2, economy: 8 }).answer('Ada', 'use', 'mining-1a');
    t.asks('Ada', 'cube');
    expect(t.why('Ada', 'none')).toBe('action-impossible');
    expect(t.why('Ada', 'skip')).toBe('not-offered');
    // Once the first cube is invested, the second may be declined.
    t.answer('Ada', 'cube', 'food').answer('Ada', 'none').rests('Ada', 'production');
    expect(t.of('Ada')).toMatchObject({ coins: 0 + 1, tracks: [1, 8, 0], invested: 1 });
  });

  it('NH-8.5 each of several cubes may be declined by itself', () => {
    const t = position('Ada', 'Ben').player('Ada', { economy: 8 }).bonus('Ada', 'instant banking');
    t.answer('Ada', 'none').asks('Ada', 'cube');
    t.answer('Ada', 'cube', 'food').rests('Ada', 'action');
    expect(t.of('Ada')).toMatchObject({ tracks: [1, 8, 0], invested: 1 });
  });

  it('NH-25.5 a single track with cubes is taken without asking', () => {
    const t = position('Ada', 'Ben').player('Ada', { food: 8, infrastructure: 8 });
    t.bonus('Ada', 'instant education').rests('Ada', 'action');
    expect(t.of('Ada')).toMatchObject({ tracks: [8, 1, 8], invested: 1 });
  });

  it('NH-4.7.a a chosen option is part of the action and cannot be skipped either', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'nationalism').territory('salt-flats', 0, 1);
    t.unit('Ada', 'settler', 2, 'salt-flats').player('Ada', { pawn: 'grow-a', coins: 1 });
    t.answer('Ada', 'use', 'nationalism-1a').asks('Ada', 'choose');
    expect(t.why('Ada', 'skip')).toBe('action-impossible');
    expect(t.why('Ada', 'option', 1)).toBe('action-impossible');
    t.answer('Ada', 'option', 0).asks('Ada', 'found');
    expect(t.why('Ada', 'skip')).toBe('action-impossible');
  });

  it('NH-18 a bonus that takes a building or gives a choice is not optional', () => {
    const building = position('Ada', 'Ben').bonus('Ada', 'infrastructure 4');
    building.asks('Ada', 'building');
    expect(building.why('Ada', 'skip')).toBe('not-offered');
    const choice = position('Ada', 'Ben').bonus('Ada', 'economy 8');
    choice.asks('Ada', 'choose');
    expect(choice.why('Ada', 'skip')).toBe('not-offered');
  });
});

describe('orders and counts', () => {
  it('NH-7.5 the research trigger of the first researcher comes after the bonus of the card', () => {
    const t = position('Ada', 'Ben')
      .slot('1-1', 'wheel')
      .player('Ada', {
        government: 'scholars-council',
        stage: 'theocracy',
        infrastructure: 2,
        scholars: ['1-1'],
        coins: 1,
        active: 1,
      });
    t.deck(2, 'medicine', 'masonry').leaderAt('2-1', 'homer');
    const before = t.g.log?.length ?? 0;
    t.answer('Ada', 'use', 'research-2-a').answer('Ada', 'research', '2-1').answer('Ada', 'take', 'masonry');
    expect(lines(t, before, 'coins', 'population')).toEqual([
      'coins 1',
      'population 1',
      'coins 3',
      'coins 1',
    ]);
    expect(t.of('Ada').coins).toBe(1 - 1 + 1 + 3 + 1);
    t.rests('Ada', 'production');
  });
});
