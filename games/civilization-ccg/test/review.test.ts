/** Where rules meet: objects that vanish in the middle of something, effects that come and go, ways that split. */
import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { freeObject, IN_FORCE, newObject } from '../rules/state.ts';
import { lay } from './scene.ts';

describe('early strikes', () => {
  it('CCG-11.5, 11.10 who has struck early strikes no second time when the walls that gave Defender fall', () => {
    // The fort makes infantry Defenders; Snipers that can demolish shoot it down in the early strike.
    const t = lay({
      from: 'military',
      A: { row: ['plains: commandos commandos', 'rome', 'plains'], era: 3 },
      B: { row: ['plains', 'athens', 'plains: star-fort swordsmen'], era: 3 },
    });
    t.attack('B[2]', 'commandos', 'commandos#2');
    t.waitsFor('A: snipe').answer('A', 'building', 'B.star-fort').answer('A', 'building', 'B.star-fort');
    while (t.asked() === 'A: hit') t.answer('A', ...(t.legal('A')[0] as [string, number]));
    expect(t.has('B.star-fort')).toBe(false);
    const dealt = t.tells('struck').filter(([side]) => side === 0);
    expect(dealt.map(([, ground, any]) => Number(ground) + Number(any))).toEqual([2, 0]);
  });
});

describe('what hits what', () => {
  it('CCG-11.6 what is dealt on the ground misses aircraft, and says so', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: tanks riflemen', 'rome: bomber terracotta-army', 'plains'], era: 3 },
      B: { row: ['plains', 'athens', 'plains: swordsmen swordsmen'], era: 3 },
    });
    t.attack('B[2]', 'tanks', 'riflemen', 'bomber');
    while (t.asked() === 'B: hit') t.answer('B', ...(t.legal('B')[0] as [string, number]));
    t.waitsFor('A: hit');
    expect(t.why('A', 'hit', 'bomber')).toBe('poolMisses');
    expect(t.why('A', 'hit', 'tanks')).toBe('legal');
  });

  it('CCG-17.11 the great blast takes everything on a terrain, and food of its owner', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: manhattan-project', 'desert: uranium'], hand: 'nuclear-strike', era: 3 },
      B: { row: ['athens', 'plains: temple swordsmen'], food: 5, era: 3 },
    });
    t.answer('A', 'play', 'nuclear-strike').waitsFor('A: military');
    expect(t.on('B[1]')).toEqual([]);
    expect(t.pile('discard', 'B').sort()).toEqual(['swordsmen', 'temple']);
    expect(t.s.food[1]).toBe(2);
  });
});

describe('a way home', () => {
  it('CCG-10.15, 10.5 movement that is left may be used at home', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains', 'rome', 'plains', 'plains'] },
      B: { row: ['plains', 'athens', 'plains: A.cavalry'] },
    });
    t.waitsFor('A: military').answer('A', 'goHome', 'cavalry', 'A[0]');
    expect(t.on('A[0]')).toEqual(['cavalry']);
    expect(t.may('A', 'move', 'cavalry', 'A[1]')).toBe(true);
    t.answer('A', 'move', 'cavalry', 'A[1]');
    expect(t.s.used[t.find('cavalry')]).toBe(1);
  });

  it('CCG-10.1 units abroad are fed row by row from the left, those that cost nothing without a word', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains', 'rome', 'plains'], food: 2 },
      B: { row: ['plains: A.axemen', 'athens', 'plains: A.spearmen'] },
    });
    const unit = (t.question('A').data as { unit: number }).unit;
    expect(unit).toBe(t.find('axemen'));
    t.answer('A', 'feedAll').waitsFor('A: military');
    expect(t.tells('fed').length).toBe(2);
    expect(t.s.food[0]).toBe(0);
  });
});

describe('targets that vanish', () => {
  it('CCG-17.16 a stage is given only to what still lacks one', () => {
    const t = (unit: string) =>
      lay({ from: 'main', A: { row: [`rome: ${unit}`, 'plains'], hand: 'mercenaries' } });
    expect(t('~archers').why('A', 'play', 'mercenaries')).toBe('noTarget');
    expect(t('~archers/1').why('A', 'play', 'mercenaries')).toBe('legal');
  });

  it('CCG-7.4 an event ends with the terrain to which it is attached, though its place is used again', () => {
    const t = lay({
      from: 'main',
      A: { row: ['coast', 'rome'] },
      B: { row: ['athens'], events: 'blockade>A/2' },
    });
    const coast = t.find('A[0]');
    const blockade = t.find('B.blockade');
    t.arrange(
      s => {
        s.attached[blockade] = coast;
        s.row[0].shift();
        s.atlas[0].push(s.face[coast]);
        freeObject(s, coast);
        // another card takes the place before anybody has looked
        expect(newObject(s, 1, s.face[blockade], IN_FORCE, NONE)).toBe(coast);
        s.discard[1].pop();
      },
      ['settle', null],
      ['manage', null],
    );
    expect(t.tells('ended').length).toBe(1);
    expect(t.has('B.blockade#2')).toBe(false);
  });

  it('CCG-7.3 a target that is gone when the event resolves leaves it without effect', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome', 'plains'], hand: 'fire' },
      B: { row: ['athens: ~temple/1'], hand: 'granary' },
    });
    t.arrange(s => {
      s.full = true;
    });
    t.answer('A', 'play', 'fire').waitsFor('B: respond');
    t.arrange(s => {
      const o = t.find('B.temple');
      freeObject(s, o);
      s.discard[1].push(numberOf('temple'));
    });
    t.answer('B', 'pass').waitsFor('A: manage');
    expect(t.tells('fizzled').length).toBe(1);
    expect(t.pile('discard', 'A')).toEqual(['fire']);
  });
});

describe('leaving', () => {
  const four = (from: 'military' | 'main') =>
    lay({
      from,
      A: { row: ['plains: axemen', 'rome', 'plains'] },
      B: { row: ['plains: C.spearmen', 'athens', 'plains'] },
      C: { row: ['plains', 'thebes', 'plains'] },
      D: { row: ['plains', 'krakow', 'plains'], food: 5 },
    });

  it('CCG-16.6, 16.5 units of others withdraw to the nearest own terrain; owners choose among equal ones', () => {
    const t = lay({
      from: 'main',
      A: { row: ['plains', 'rome'] },
      B: { row: ['athens', 'plains', 'plains: C.spearmen'] },
      C: { row: ['plains', 'thebes', 'plains'] },
    });
    t.g.resign(1);
    // Three steps either way round: past Athens, or past Rome.
    t.waitsFor('C: relocate');
    expect(t.legal('C').length).toBe(2);
    t.answer('C', 'to', 'C[0]').waitsFor('A: manage');
    expect(t.on('C[0]')).toEqual(['spearmen']);
    expect([t.s.out[1], t.s.row[1]]).toEqual([1, []]);
  });

  it('CCG-16.5 the ring closes: who was two apart is next to each other', () => {
    const t = four('military');
    expect(t.may('A', 'attack', 'C[2]')).toBe(false);
    t.g.resign(1);
    t.g.run();
    t.waitsFor('A: military');
    // The spearmen that stood on B's terrain are back on the edge of their own civilization, now next to A's.
    expect(t.on('C[2]')).toEqual(['spearmen']);
    expect(t.may('A', 'attack', 'C[2]')).toBe(true);
  });

  it('CCG-16.7, 6.4 the active player leaves: the next one begins, and rounds are counted on', () => {
    const t = four('main');
    const round = t.s.round;
    t.g.resign(0);
    t.g.run();
    expect(t.s.active).toBe(1);
    expect(t.s.round).toBe(round);
  });

  it('CCG-16.2, 16.8 the last one wins, the others by when they left', () => {
    const t = four('main');
    for (const seat of [3, 1, 2]) {
      t.g.resign(seat);
      t.g.run();
    }
    expect(t.s.over).toBe(true);
    const ranks = t.rules.standing(t.s).map(({ rank }) => rank);
    expect(ranks).toEqual([1, 3, 2, 4]);
  });
});
