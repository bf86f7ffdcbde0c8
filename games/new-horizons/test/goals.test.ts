import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { GOALS } from '../content/index.ts';
import { numberOf, position } from './position.ts';

describe('14. Goal phase', () => {
  it('NH-14.1 NH-14.2 EX-61 a fulfilled goal must be claimed, with a cube of any track', () => {
    const t = position('Ada', 'Ben').goals('sage', 'coloniser', 'statesman').claimed('coloniser', 'Ben');
    t.territory('salt-flats', 0, 1, { village: 'Ada' }).territory('oak-woods', 1, -1, { village: 'Ada' });
    t.marks('cradle', { village: 'Ada' }).player('Ada', { food: 1 }).turn('Ada', 'goal').asks('Ada', 'mark');
    t.answer('Ada', 'cube', 'food');
    expect(t.s.claims[1]).toEqual([1, 0]);
    expect(t.points('Ada').goals).toBe(3);
    expect(t.points('Ben').goals).toBe(5);
    expect(t.of('Ada')).toMatchObject({ tracks: [2, 0, 0], active: 2 });
    t.rests('Ben', 'action');
  });

  it('NH-14.1 with several the player chooses; passing is not possible', () => {
    const t = position('Ada', 'Ben').goals('sage', 'master-builder', 'industrialist');
    t.knows('Ada', 'wheel', 'agriculture', 'archery', 'writing', 'mining', 'pottery', 'masonry', 'currency');
    t.knows('Ada', 'sailing', 'medicine', 'banking').player('Ada', { invested: 8 }).turn('Ada', 'goal');
    t.rests('Ada', 'goal');
    expect(t.why('Ada', 'pass')).toBe('goal-must-be-claimed');
    expect(t.reason('Ada', 'claim', 'master-builder')).toEqual(['goal-not-met', 4, 0]);
    t.answer('Ada', 'claim', 'sage').answer('Ada', 'cube', 'economy');
    expect(t.s.claims).toEqual([[0], [], []]);
    t.rests('Ben', 'action');
  });

  it('NH-14.3 EX-62 one goal a turn, each once; it stays claimed', () => {
    const t = position('Ada', 'Ben')
      .goals('sage', 'coloniser', 'industrialist')
      .player('Ada', { invested: 8 });
    t.territory('salt-flats', 0, 1, { village: 'Ada' }).territory('oak-woods', 1, -1, { village: 'Ada' });
    t.marks('cradle', { village: 'Ada' }).turn('Ada', 'goal');
    t.answer('Ada', 'claim', 'coloniser').answer('Ada', 'cube', 'economy').rests('Ben', 'action');
    t.marks('cradle', { village: 'Ben' });
    expect(t.points('Ada').goals).toBe(5);
    t.turn('Ada', 'goal').answer('Ada', 'cube', 'economy').rests('Ben', 'action');
    expect(t.s.claims).toEqual([[], [0], [0]]);
    t.turn('Ada', 'goal').rests('Ben', 'action');
    t.player('Ben', { invested: 8 })
      .claimed('industrialist', 'Ada', 'Ben')
      .turn('Ben', 'goal')
      .rests('Ada', 'action');
  });

  it('NH-14.3 a goal claimed before cannot be claimed again', () => {
    const t = position('Ada', 'Ben')
      .goals('sage', 'coloniser', 'industrialist')
      .player('Ada', { invested: 8 });
    t.claimed('industrialist', 'Ada').knows('Ada', 'wheel').turn('Ada', 'goal').rests('Ben', 'action');
    t.territory('salt-flats', 0, 1, { village: 'Ada' }).territory('oak-woods', 1, -1, { village: 'Ada' });
    t.marks('cradle', { village: 'Ada' });
    t.s.goals[0] = GOALS.findIndex(x => x.id === 'reformer');
    t.player('Ada', { food: 8, economy: 8 }).turn('Ada', 'goal').rests('Ada', 'goal');
    expect(t.why('Ada', 'claim', 'industrialist')).toBe('goal-already-claimed');
  });

  it('NH-14.4 a goal fulfilled by the cube just moved waits for the next turn', () => {
    const t = position('Ada', 'Ben')
      .goals('sage', 'coloniser', 'statesman')
      .player('Ada', { infrastructure: 7 });
    t.territory('salt-flats', 0, 1, { village: 'Ada' }).territory('oak-woods', 1, -1, { village: 'Ada' });
    t.marks('cradle', { village: 'Ada' }).turn('Ada', 'goal').answer('Ada', 'cube', 'infrastructure');
    expect(t.s.claims).toEqual([[], [0], []]);
    t.rests('Ben', 'action');
    t.turn('Ada', 'goal').answer('Ada', 'cube', 'food');
    expect(t.s.claims).toEqual([[], [0], [0]]);
    t.rests('Ben', 'action');
  });

  it('NH-14.1 NH-3.3 NH-25.15 a goal phase without a goal is told with the goal that is nearest, and can be opened', () => {
    const t = position('Ada', 'Ben').goals('sage', 'coloniser', 'industrialist');
    const [sage, coloniser, industrialist] = ['sage', 'coloniser', 'industrialist'].map(id =>
      numberOf(GOALS, id),
    );
    const nearest = (invested: number) => {
      t.player('Ada', { invested }).turn('Ada', 'goal').rests('Ben', 'action');
      return t.told('noGoal');
    };
    expect(nearest(6)).toEqual([[0, industrialist, 8, 6]]);
    expect(nearest(5), 'of equals the first').toEqual([[0, coloniser, 3, 0]]);
    t.territory('oak-woods', 1, -1, { village: 'Ada' });
    expect(nearest(0)).toEqual([[0, coloniser, 3, 1]]);
    expect(t.opened('noGoal')).toEqual([
      `goal-not-met 11 0: claim ${sage}`,
      `goal-not-met 3 1: claim ${coloniser}`,
      `goal-not-met 8 0: claim ${industrialist}`,
    ]);
  });

  it('NH-14.3 NH-25.15 of the goals one has claimed nothing is missing; with all of them the log says so', () => {
    const t = position('Ada', 'Ben').goals('innovator', 'coloniser', 'industrialist');
    t.territory('salt-flats', 0, 1, { village: 'Ada' }).territory('oak-woods', 1, -1, { village: 'Ada' });
    t.claimed('innovator', 'Ada').claimed('coloniser', 'Ada').turn('Ada', 'goal').rests('Ben', 'action');
    expect(t.told('noGoal')).toEqual([[0, numberOf(GOALS, 'industrialist'), 8, 0]]);
    t.claimed('industrialist', 'Ada').turn('Ada', 'goal').rests('Ben', 'action');
    expect(t.told('noGoal')).toEqual([[0, NONE, 0, 0]]);
    expect(t.opened('noGoal').map(line => line.split(':')[0])).toEqual(['goal-already-claimed']);
  });

  it('NH-14.3 NH-14.4 NH-25.15 a goal that is fulfilled after the phase waits, and the log says why', () => {
    const t = position('Ada', 'Ben')
      .goals('sage', 'coloniser', 'statesman')
      .player('Ada', { infrastructure: 7 });
    t.territory('salt-flats', 0, 1, { village: 'Ada' }).territory('oak-woods', 1, -1, { village: 'Ada' });
    t.marks('cradle', { village: 'Ada' }).turn('Ada', 'goal').answer('Ada', 'cube', 'infrastructure');
    expect(t.told('goalWaits')).toEqual([[0, numberOf(GOALS, 'statesman')]]);
    t.turn('Ada', 'goal').answer('Ada', 'cube', 'food');
    expect(t.told('goalWaits')).toEqual([]);
  });

  it('NH-14.5 the conditions', () => {
    expect(Object.fromEntries(GOALS.map(x => [x.id, `${x.counter} ${x.atLeast}`]))).toEqual({
      innovator: 'tech4 1',
      polymath: 'tech3 3',
      sage: 'tech 11',
      expansionist: 'city 3',
      coloniser: 'village 3',
      'master-builder': 'building 4',
      industrialist: 'investCube 8',
      statesman: 'infrastructureOpen 8',
      reformer: 'openSpaces 16',
    });
    const t = position('Ada', 'Ben').goals('sage', 'expansionist', 'statesman');
    t.territory('salt-flats', 0, 1, { village: 'Ben', city: 'Ada' });
    t.territory('oak-woods', 1, -1, { village: 'Ben', city: 'Ada' });
    t.turn('Ada', 'goal').rests('Ben', 'action');
    t.marks('cradle', { village: 'Ada', city: 'Ada' }).turn('Ada', 'goal').asks('Ada', 'mark');
  });
});

describe('15. Governments', () => {
  it('NH-15.1 stages add up; monarchy works once', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'pathfinders', infrastructure: 1 });
    t.bonus('Ada', 'instant wheel');
    expect(t.of('Ada').triggers.length).toBe(1);
    expect([t.of('Ada').modifiers[0], t.of('Ada').modifiers[1]]).toEqual([1, 1]);
    t.rests('Ada', 'action');
    t.player('Ada', { infrastructure: 4, invested: 6 }).bonus('Ada', 'instant wheel');
    t.answer('Ada', 'recruit', 'settler', 3, 'home of Ada');
    expect(t.of('Ada').markers).toEqual([1, 0]);
    t.rests('Ada', 'action');
    t.bonus('Ada', 'instant wheel').answer('Ada', 'building', t.s.display[1][0]);
    expect(t.of('Ada').markers).toEqual([1, 0]);
    expect(t.of('Ada').triggers.length).toBe(1);
    t.rests('Ada', 'action');
  });

  it('NH-15.2 stages unlock whatever the cube leaves for', () => {
    const t = position('Ada', 'Ben').goals('sage', 'coloniser', 'industrialist');
    t.player('Ada', { government: 'settler-federation', infrastructure: 1, invested: 8 }).turn('Ada', 'goal');
    t.answer('Ada', 'cube', 'infrastructure');
    expect(t.of('Ada').modifiers[7]).toBe(1);
    expect(t.told('stage').at(-1)).toEqual([0, 1]);
  });

  it('NH-15.3 monarchy is the one-time bonus at infrastructure 5', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'warrior-clans',
      infrastructure: 4,
      invested: 6,
    });
    t.bonus('Ada', 'instant wheel');
    expect(t.of('Ada').markers).toEqual([0, 1]);
    t.rests('Ada', 'action');
  });

  it('NH-15.4 democracy scores only when unlocked', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'merchant-league',
      economy: 5,
      infrastructure: 7,
    });
    expect(t.points('Ada').government).toBe(0);
    t.player('Ada', { infrastructure: 8 });
    expect(t.points('Ada').government).toBe(5);
  });
});

describe('16. Leaders', () => {
  it('NH-16.1 the first researcher takes the leader, before the colour is chosen', () => {
    const t = position('Ada', 'Ben').player('Ada', { scholars: ['1-1', '1-2'], coins: 2, active: 1 });
    t.leaderAt('2-2', 'homer').answer('Ada', 'use', 'research-2-a').answer('Ada', 'research', '2-2');
    expect(t.of('Ada')).toMatchObject({ noted: [2, 0, 0], coins: 1 });
    expect(t.of('Ada').leaders.length).toBe(1);
    t.asks('Ada', 'colour');
    const slot = t.data('Ada', 'colour').slot;
    expect(t.s.leaders[slot]).toBe(-1);
  });

  it('NH-16.2 EX-67 everyone chooses in turn order from the one who took the leader', () => {
    const t = position('Ada', 'Ben', 'Cyd').bonus('Ada', 'leader ashoka');
    expect(t.of('Ada').coins).toBe(1 + 4);
    t.asks('Ada', 'choose');
    t.answer('Ada', 'option', 0).asks('Ben', 'choose');
    t.answer('Ben', 'option', 1).asks('Cyd', 'choose');
    t.answer('Cyd', 'option', 1).rests('Ada', 'action');
    expect([t.of('Ada').active, t.points('Ben').leaders, t.points('Cyd').leaders]).toEqual([2, 1, 1]);
  });

  it('NH-16.2 EX-68 others gain too', () => {
    const t = position('Ada', 'Ben', 'Cyd').bonus('Ben', 'leader mansa-musa');
    expect([t.of('Ada').coins, t.of('Ben').coins, t.of('Cyd').coins]).toEqual([3, 10, 3]);
    t.rests('Ada', 'action');
  });

  it('NH-16.3 leader triggers fire after the effects of the leader', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'temple-state',
      scholars: ['1-1'],
      coins: 2,
      active: 1,
    });
    t.slot('2-1', 'mining').leaderAt('2-1', 'hammurabi');
    const before = t.g.log?.length ?? 0;
    t.answer('Ada', 'use', 'research-2-a').answer('Ada', 'research', '2-1');
    const gains = (t.g.log ?? []).slice(before).filter(x => x.key === 'coins' || x.key === 'population');
    expect(gains.map(x => `${x.key} ${x.args[1]}`)).toEqual([
      'coins 3',
      'population 1',
      'coins 1',
      'population 1',
      'coins 5',
    ]);
    t.rests('Ada', 'production');
    expect(t.points('Ben').leaders).toBe(0);
  });

  it('NH-25.15 the nearest goal is the one that least is missing for, whatever one has of it', () => {
    const t = position('Ada', 'Ben')
      .goals('sage', 'coloniser', 'industrialist')
      .player('Ada', { invested: 5 });
    t.territory('salt-flats', 0, 1, { village: 'Ada' }).territory('oak-woods', 1, -1, { village: 'Ada' });
    t.turn('Ada', 'goal').rests('Ben', 'action');
    expect(t.told('noGoal')).toEqual([[0, numberOf(GOALS, 'coloniser'), 3, 2]]);
  });

  it('NH-14.3 NH-25.15 a goal of the last player waits, and the log says so at the end of the round', () => {
    const t = position('Ada', 'Ben').goals('sage', 'coloniser', 'statesman');
    t.player('Ben', { infrastructure: 7 }).territory('salt-flats', 0, 1, { village: 'Ben' });
    t.territory('oak-woods', 1, -1, { village: 'Ben' }).marks('cradle', { village: 'Ben' });
    t.turn('Ben', 'goal').answer('Ben', 'cube', 'infrastructure').rests('Ada', 'action');
    expect(t.told('goalWaits')).toEqual([[1, numberOf(GOALS, 'statesman')]]);
  });
});
