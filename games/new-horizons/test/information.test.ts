import { begin, HIDDEN, redact, revealed, SPECTATOR } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { words as en } from '../lang/en.ts';
import { rules } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { position, slotOf } from './position.ts';

/** Does this answer reveal anything, so that undo stops before it? */
function reveals(t: ReturnType<typeof position>, act: () => void): boolean {
  const before = rules.copy(t.s);
  t.g.marked = false;
  act();
  return t.g.marked || revealed(rules, before, t.s);
}

describe('20. Hidden information and undo', () => {
  it('NH-20.1 nobody sees what lies face down; everything else is public', () => {
    const { s } = position('Ada', 'Ben');
    for (const seat of [SPECTATOR, 0, 1]) {
      const view: State = redact(rules, s, seat);
      expect(view.decks.map(deck => new Set(deck))).toEqual([new Set([HIDDEN - 2]), new Set([HIDDEN - 3])]);
      expect(view.leaders.filter(id => id >= 0)).toEqual([]);
      expect(view.leaders[slotOf('4-1')]).toBe(HIDDEN - 4);
      expect(new Set(view.territories)).toEqual(new Set([HIDDEN]));
      expect(view.stacks.map(stack => new Set(stack).size)).toEqual([1, 1, 1]);
      expect(view.removedLeaders.every(id => id < 0)).toBe(true);
      expect(view.removedTechnologies.every(id => id < 0)).toBe(true);
      expect(view.players).toEqual(s.players);
      expect(view.map).toEqual(s.map);
      expect(view.display).toEqual(s.display);
      expect(view.slots).toEqual(s.slots);
      expect(view.decks.map(deck => deck.length)).toEqual([16, 16]);
    }
  });

  it('NH-20.1 what lies face down: leaders, decks, stacks and what was removed; the backs tell the level', () => {
    expect(rules.secrets.map(({ kind, place, knows }) => `${kind}: ${place}: ${knows}`)).toEqual([
      'technology: decks: nobody',
      'technology: removed technologies: nobody',
      'leader: leaders on the tree: nobody',
      'leader: removed leaders: nobody',
      'territory: territory stack: nobody',
      'building: building stacks: nobody',
    ]);
    const view: State = redact(rules, position('Ada', 'Ben').s, SPECTATOR);
    expect(view.stacks.map(stack => stack[0])).toEqual([HIDDEN - 1, HIDDEN - 2, HIDDEN - 3]);
  });

  it('NH-20.2 EX-69 EX-12 leader, cards, discovered tile and refilled display end the possibility of undo', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 0 });
    expect(reveals(t, () => t.answer('Ada', 'use', 'recruit-and-move-a'))).toBe(false);
    expect(reveals(t, () => t.answer('Ada', 'step', 'settler', 'cradle'))).toBe(false);
    expect(reveals(t, () => t.answer('Ada', 'step', 'settler', '(0, 1)'))).toBe(true);

    const wheel = position('Ada', 'Ben');
    wheel.answer('Ada', 'use', 'research-1-a');
    expect(reveals(wheel, () => wheel.answer('Ada', 'research', wheel.slotOf('wheel')))).toBe(false);
    expect(reveals(wheel, () => wheel.answer('Ada', 'building', wheel.s.display[0][0]))).toBe(true);

    const leader = position('Ada', 'Ben')
      .slot('2-1', 'mining')
      .player('Ada', { scholars: ['1-1'], coins: 2, active: 1 });
    leader.leaderAt('2-1', 'hammurabi').answer('Ada', 'use', 'research-2-a');
    expect(reveals(leader, () => leader.answer('Ada', 'research', '2-1'))).toBe(true);

    const cards = position('Ada', 'Ben').player('Ada', { scholars: ['1-1', '1-2'], coins: 2, active: 1 });
    cards.s.leaders[slotOf('2-2')] = -1;
    cards.answer('Ada', 'use', 'research-2-a').answer('Ada', 'research', '2-2');
    expect(
      reveals(cards, () => cards.answer('Ada', 'colour', cards.legal('Ada', 'colour')[0][1] as number)),
    ).toBe(true);
  });

  it('NH-20.3 between such moments steps can be taken back; another seat asked ends it', () => {
    const t = position('Ada', 'Ben').answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'skip');
    const before = rules.copy(t.s);
    t.answer('Ada', 'step', 'settler', 'cradle');
    t.g.s = before;
    t.answer('Ada', 'step', 'settler', 'cradle').answer('Ada', 'stop').rests('Ada', 'production');
    t.bonus('Ada', 'leader ashoka').answer('Ada', 'option', 0).asks('Ben', 'choose');
  });

  it('NH-20.4 the same seed and the same answers give the same game', () => {
    const play = () => {
      const g = begin(rules, 3, 'same');
      for (let i = 0; i < 150; i++) {
        g.legal(g.s.asked[0]);
        g.choose(g.s.asked[0], 0);
      }
      return g.s;
    };
    expect(play()).toEqual(play());
  });
});

describe('21. Player counts', () => {
  it('NH-21.1 homes, end trigger, spaces and governments differ', () => {
    const counts = [2, 3, 4].map(seats => {
      const g = begin<State, never>(rules, seats, 'counts');
      const homes = g.s.map.filter(t => t.home >= 0).length;
      return [homes, g.s.offered.length];
    });
    expect(counts).toEqual([
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    const three = position('Ada', 'Ben', 'Cyd').goals('sage', 'coloniser', 'industrialist');
    three.claimed('coloniser', 'Ada', 'Ben').player('Ada', { invested: 8 }).turn('Ada', 'goal');
    three.answer('Ada', 'cube', 'food');
    expect(three.s.lastRound).toBe(0);
    const two = position('Ada', 'Ben').goals('sage', 'coloniser', 'industrialist');
    two.claimed('coloniser', 'Ada', 'Ben').player('Ada', { invested: 8 }).turn('Ada', 'goal');
    two.answer('Ada', 'cube', 'food');
    expect(two.s.lastRound).toBe(2);
  });
});

describe('22. Errors', () => {
  it('NH-22.1 the first reason in the order of the rules is given for an action space', () => {
    const t = position('Ada', 'Ben')
      .player('Ada', { coins: 0, active: 0 })
      .player('Ben', { pawn: 'wheel-1a' });
    expect(t.why('Ada', 'use', 'wheel-1c')).toBe('space-player-count');
    expect(t.why('Ada', 'use', 'wheel-1b')).toBe('technology-not-known');
    t.knows('Ada', 'wheel').player('Ada', { scholars: ['1-1', '1-2', '1-3', '1-4'] });
    expect(t.why('Ada', 'use', 'wheel-1b')).toBe('first-turn-basic');
    t.player('Ada', { pawn: 'wheel-1b' });
    expect(t.why('Ada', 'use', 'wheel-1b')).toBe('pawn-must-move');
    expect(t.why('Ada', 'use', 'wheel-1a')).toBe('space-occupied');
    t.player('Ben', { pawn: 'settlement-marker-a', settlement: 8 });
    expect(t.why('Ada', 'use', 'settlement-marker-a')).toBe('requirement-not-met');
    t.player('Ada', { privates: ['mining'] });
    expect(t.why('Ada', 'use', 'settlement-marker-a')).toBe('marker-supply-empty');
    t.player('Ben', { settlement: 7 });
    expect(t.why('Ada', 'use', 'settlement-marker-a')).toBe('space-occupied');
    t.player('Ben', { pawn: 'grow-a' });
    expect(t.reason('Ada', 'use', 'settlement-marker-a')).toEqual(['not-enough-coins', 4, 0]);
    t.player('Ada', { coins: 4 });
    expect(t.why('Ada', 'use', 'settlement-marker-a')).toBe('legal');
    t.player('Ada', { coins: 0, scholars: [] });
    t.of('Ada').scholars = 0;
    expect(t.why('Ada', 'use', 'research-2-a')).toBe('prerequisite-missing');
    t.player('Ada', { scholars: ['1-1'] });
    expect(t.reason('Ada', 'use', 'research-2-a')).toEqual(['not-enough-of-both', 2, 0, 1, 0]);
    t.player('Ada', { active: 1 });
    expect(t.reason('Ada', 'use', 'research-2-a')).toEqual(['not-enough-coins', 2, 0]);
    t.player('Ada', { active: 0 });
    t.player('Ada', { coins: 2 });
    expect(t.reason('Ada', 'use', 'research-2-a')).toEqual(['not-enough-active-population', 1, 0]);
    t.player('Ada', { scholars: ['1-2', '1-3', '1-4'] });
    expect(t.why('Ada', 'use', 'research-1-a')).toBe('already-researched');
    t.noUnits('Ada');
    expect(t.reason('Ada', 'use', 'recruit-and-move-a')).toEqual([
      'action-impossible',
      ['no-active-population', 'no-unit-moves'],
    ]);
  });

  it('NH-22.2 the order for a research slot and for building', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      scholars: ['1-1'],
      coins: 4,
      active: 2,
      pawn: 'grow-a',
    });
    t.knows('Ada', 'optics', 'education')
      .slot('2-1', 'mining')
      .player('Ada', { scholars: ['2-1'], active: 1, coins: 1 });
    t.slot('2-3', 'pottery')
      .player('Ada', { scholars: ['1-2', '2-3'] })
      .answer('Ada', 'use', 'education-1a');
    expect(t.why('Ada', 'research', '2-1')).toBe('already-researched');
    expect(t.why('Ada', 'research', '2-5')).toBe('prerequisite-missing');
    expect(t.why('Ada', 'research', '2-2')).toBe('legal');
    expect(t.reason('Ada', 'research', '3-3')).toEqual(['not-enough-coins', 2, 1]);
    expect(t.reason('Ada', 'research', '4-1')).toEqual(['other-level', [2, 3]]);
    expect(t.why('Ada', 'research', '1-1')).toBe('already-researched');
    const build = position('Ada', 'Ben')
      .player('Ada', { coins: 0, supply: ['market'] })
      .unit('Ada', 'settler', 2, 'cradle');
    build.unit('Ben', 'settler', 2, 'cradle').covered('home of Ben', 'farm', 'Ben');
    build
      .territory('salt-flats', 0, 1)
      .unit('Ada', 'settler', 2, 'salt-flats')
      .player('Ada', { settlement: 1 });
    build.turn('Ada', 'expansion');
    expect(build.reason('Ada', 'build', 'market', 'cradle')).toEqual(['foreign-unit', 1]);
    expect(build.why('Ada', 'build', 'market', 'home of Ada')).toBe('not-enough-coins');
    expect(build.reason('Ada', 'join', 'home of Ben')).toEqual(['no-settler-here', 2, 0]);
  });

  it('NH-22.2 the cases of the table itself: not offered, not asked', () => {
    const t = position('Ada', 'Ben');
    expect(t.why('Ada', 'coins')).toBe('not-offered');
    expect(() => t.g.submit(1, t.s.asked[0].id, ['use', 10])).toThrow('wrong-seat');
    expect(() => t.g.submit(0, 9999, ['use', 10])).toThrow('not-asked');
    expect(Object.keys(en.reasons).length).toBeGreaterThan(40);
  });
});

describe('25. At an Epoka table', () => {
  it('NH-25.1 permanent effects of a technology work before its instant bonus', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'scholars-council',
      infrastructure: 4,
      coins: 9,
      active: 2,
    });
    t.slot('3-1', 'education')
      .slot('2-1', 'mining')
      .slot('2-2', 'pottery')
      .slot('2-3', 'masonry')
      .slot('3-6', 'optics')
      .knows('Ada', 'optics');
    t.player('Ada', { scholars: ['2-1', '2-2', '2-3'], pawn: 'grow-a', coins: 4 - 1 - 1 + 0 });
    t.s.leaders[slotOf('3-1')] = -1;
    t.answer('Ada', 'use', 'optics-1a')
      .answer('Ada', 'research', '3-1')
      .answer('Ada', 'cube', 'infrastructure');
    t.asks('Ada', 'research');
    expect(t.of('Ada').coins).toBe(0);
    expect(t.why('Ada', 'research', '3-2')).toBe('legal');
  });

  it('NH-25.2 steps one by one; a far tile is refused', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 0 });
    t.answer('Ada', 'use', 'recruit-and-move-a');
    expect(t.why('Ada', 'step', 'settler', 'home of Ben')).toBe('not-adjacent');
  });

  it('NH-25.3 stopping before the strength is reached is refused', () => {
    const t = position('Ada', 'Ben').territory('cedar-forest', 0, 1).player('Ada', { settlement: 1 });
    for (const strength of [3, 3, 2]) t.unit('Ada', 'settler', strength, 'cedar-forest');
    t.turn('Ada', 'expansion').answer('Ada', 'found', 'cedar-forest');
    expect(t.reason('Ada', 'stop')).toEqual(['strength-too-low', 4, 0]);
    t.answer('Ada', 'spend', 'settler 3');
    expect(t.reason('Ada', 'stop')).toEqual(['strength-too-low', 4, 3]);
    t.answer('Ada', 'spend', 'settler 2 on cedar-forest').asks('Ada', 'building');
  });

  it('NH-25.4 twins are offered once', () => {
    const t = position('Ada', 'Ben').unit('Ada', 'settler', 2, 'home of Ada').turn('Ada', 'production');
    expect(t.legal('Ada', 'recall').length).toBe(1);
    t.unit('Ada', 'soldier', 2, 'home of Ada');
    expect(t.legal('Ada', 'recall').length).toBe(2);
  });

  it('NH-25.5 an expansion phase without a choice passes by itself', () => {
    const t = position('Ada', 'Ben').answer('Ada', 'use', 'grow-a');
    t.rests('Ada', 'production');
  });

  it('NH-25.6 buying from empty columns is refused, producing from them is warned of', () => {
    const t = position('Ada', 'Ben')
      .player('Ada', { columns: [0, 5, 0, 0, 0], coins: 5 })
      .turn('Ada', 'production');
    const warned = () => t.g.options(t.s.asked[0]).choices.find(c => c.answer[0] === 'population')?.warn?.key;
    expect(warned()).toBe('nothing-produced');
    expect(t.why('Ada', 'buy')).toBe('legal');
    t.player('Ada', { columns: [1, 0, 0, 0, 0] });
    expect(warned()).toBeUndefined();
    t.player('Ada', { columns: [0, 0, 0, 0, 0] });
    expect(t.why('Ada', 'buy')).toBe('no-inactive-population');
  });

  it('NH-25.7 codes of our own have words in both languages', async () => {
    const { words: pl } = await import('../lang/pl.ts');
    for (const key of [
      'basic-action-repeated',
      'colour-not-in-deck',
      'card-other-colour',
      'no-cube',
      'no-soldier-here',
    ])
      for (const words of [en, pl]) expect(Object.hasOwn(words.reasons, key)).toBe(true);
  });

  it('NH-25.8 a cap of rounds ends the game', () => {
    const g = begin<State, never>(rules, 2, 'cap', {}, 2);
    while (!g.s.over) {
      g.legal(g.s.asked[0]);
      g.choose(g.s.asked[0], 0);
    }
    expect(g.s.round).toBe(2);
    expect(g.s.lastRound).toBe(0);
    expect(
      rules
        .standing(g.s)
        .map(x => x.rank)
        .sort()[0],
    ).toBe(1);
  });

  it('NH-22.1 where research and what follows it both fail, both causes are named', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'optics').slot('2-3', 'pottery').noUnits('Ada');
    t.player('Ada', { coins: 1, active: 1, pawn: 'grow-a', scholars: ['2-3'] });
    expect(t.reason('Ada', 'use', 'optics-1a')).toEqual(['action-impossible', ['price', 'no-unit-rises']]);
  });

  it('NH-7.9 NH-22.1 a level is researched even where its cards never came', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      coins: 9,
      active: 2,
      scholars: ['2-1', '2-2', '2-3', '2-4', '2-5', '2-6'],
    });
    expect(t.why('Ada', 'use', 'research-2-a')).toBe('already-researched');
  });

  it('NH-18.6 an effect that is no trigger of a turn uses none up', () => {
    const t = position('Ada', 'Ben').answer('Ada', 'use', 'grow-a');
    expect(t.of('Ada').used).toBe(0);
  });

  it('NH-20.3 a copy to go back to shares no list with the table', () => {
    const { s } = position('Ada', 'Ben');
    const copy = rules.copy(s);
    for (const key of Object.keys(s) as (keyof State)[])
      if (Array.isArray(s[key])) expect(copy[key], key).not.toBe(s[key]);
    expect(copy).toEqual(s);
  });

  it('NH-13.4 NH-25.5 after the last exchange nothing more is asked; by the rules of version 2 the table passes', () => {
    const questions = (version: number) => {
      const t = position('Ada', 'Ben').version(version).noUnits('Ada');
      t.player('Ada', { coins: 0, active: 1, columns: [3, 5, 4, 3, 2] }).turn('Ada', 'production');
      const before = t.s.asking;
      t.answer('Ada', 'sell').rests('Ben', 'action');
      return t.s.asking - before;
    };
    expect([questions(2), questions(3)]).toEqual([2, 1]);
  });
});
