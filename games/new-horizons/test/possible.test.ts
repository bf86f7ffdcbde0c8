/** What an effect can still do decides which tasks are asked and which may be left out. */
import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../content/index.ts';
import { inactive } from '../rules/population.ts';
import { canDo } from '../rules/possible.ts';
import { type Position, position, slotOf, spaceOf } from './position.ts';
import { told } from './told.ts';

describe('4. and 12. What can be carried out', () => {
  /** Ada uses the card: may she leave out the tile, because she can build afterwards? */
  function canBuild(card: 'urbanisation' | 'engineering', t: Position): boolean {
    t.knows('Ada', card).player('Ada', { pawn: 'grow-a' }).answer('Ada', 'use', `${card}-1a`);
    t.asks('Ada', 'building');
    return t.why('Ada', 'skip') === 'legal';
  }

  const table = () => position('Ada', 'Ben', 'Cyd').territory('salt-flats', 1, -1).noUnits('Ada');

  it('NH-12.8 NH-4.7.a a new building needs a tile, an own settler on open land, and the coins', () => {
    const ready = () => table().unit('Ada', 'settler', 2, 'salt-flats');
    for (const card of ['urbanisation', 'engineering'] as const) {
      expect(canBuild(card, ready().player('Ada', { coins: 9, supply: ['granary'] })), card).toBe(true);
      expect(canBuild(card, ready().player('Ada', { coins: 9 })), 'no tile').toBe(false);
      expect(canBuild(card, table().player('Ada', { coins: 9, supply: ['granary'] })), 'no settler').toBe(
        false,
      );
      const soldier = table().unit('Ada', 'soldier', 2, 'salt-flats');
      expect(canBuild(card, soldier.player('Ada', { coins: 9, supply: ['granary'] })), 'soldier').toBe(false);
      const crowd = ready().unit('Ben', 'soldier', 1, 'salt-flats');
      expect(canBuild(card, crowd.player('Ada', { coins: 9, supply: ['granary'] })), 'crowd').toBe(false);
    }
    expect(canBuild('urbanisation', ready().player('Ada', { coins: 1, supply: ['amphitheatre'] }))).toBe(
      false,
    );
    expect(canBuild('urbanisation', ready().player('Ada', { coins: 2, supply: ['amphitheatre'] }))).toBe(
      true,
    );
    const cheap = ready().player('Ada', { coins: 0, supply: ['amphitheatre', 'granary'] });
    expect(canBuild('urbanisation', cheap), 'the second tile is cheap enough').toBe(true);
  });

  it('NH-12.8 NH-12.5 Urbanisation joins a building of another player, never the own one or a full one', () => {
    const joins = (left: 'Ada' | 'Ben', right: 'Ada' | 'Cyd' | undefined, coins: number) =>
      canBuild(
        'urbanisation',
        table()
          .covered('salt-flats', 'amphitheatre', left, right)
          .unit('Ada', 'settler', 2, 'salt-flats')
          .player('Ada', { coins }),
      );
    expect(joins('Ben', undefined, 2)).toBe(true);
    expect(joins('Ben', undefined, 1), 'coins').toBe(false);
    expect(joins('Ada', undefined, 9), 'the own building').toBe(false);
    expect(joins('Ben', 'Cyd', 9), 'full').toBe(false);
    expect(joins('Ben', 'Ada', 9), 'joined before').toBe(false);
  });

  it('NH-12.8 units of others and soldiers join nothing; Engineering joins nothing at all', () => {
    const covered = () => table().covered('salt-flats', 'farm', 'Ben').player('Ada', { coins: 9 });
    expect(canBuild('urbanisation', covered().unit('Cyd', 'settler', 2, 'salt-flats'))).toBe(false);
    expect(canBuild('urbanisation', covered().unit('Ada', 'soldier', 2, 'salt-flats'))).toBe(false);
    const settler = () => covered().unit('Ada', 'settler', 2, 'salt-flats');
    expect(canBuild('urbanisation', settler())).toBe(true);
    expect(canBuild('engineering', settler())).toBe(false);
  });

  it('NH-12.2 a foreign home is blocked even when nobody is in', () => {
    const t = position('Ada', 'Ben').noUnits('Ben').unit('Ada', 'settler', 2, 'home of Ben');
    t.player('Ada', { coins: 9, supply: ['granary'] }).turn('Ada', 'expansion');
    expect(t.reason('Ada', 'build', 'granary', 'home of Ben')).toEqual(['foreign-home', 1]);
  });

  it('NH-12.3 soldiers on the tile leave no doubt which settler builds', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 2, supply: ['market'] });
    t.unit('Ada', 'soldier', 4, 'home of Ada').turn('Ada', 'expansion');
    t.answer('Ada', 'build', 'market', 'home of Ada').rests('Ada', 'production');
    expect(t.units('Ada')).toEqual(['settler 1 on home of Ada', 'soldier 4 on home of Ada']);
  });

  it('NH-10.2 a soldier between two foreign homes has nowhere to go with a single move', () => {
    const t = position('Ada', 'Ben', 'Cyd', 'Dan').territory('salt-flats', 1, 1).noUnits('Cyd');
    t.unit('Cyd', 'soldier', 1, 'salt-flats');
    t.bonus('Cyd', 'discovery grazing-steppe');
    t.rests('Ada', 'action');
    expect(t.of('Cyd').coins).toBe(1 + 1);
    t.unit('Cyd', 'soldier', 1, 'home of Cyd').bonus('Cyd', 'discovery grazing-steppe').asks('Cyd', 'move');
  });

  it('NH-10.2 NH-25.12 moves that nobody can use any more are told', () => {
    const t = position('Ada', 'Ben', 'Cyd', 'Dan').territory('salt-flats', 1, 1).noUnits('Cyd');
    t.unit('Cyd', 'soldier', 1, 'cradle').bonus('Cyd', 'leader cyrus-the-great').asks('Cyd', 'move');
    t.answer('Cyd', 'step', 'soldier', '(1, 0)');
    expect(told(t, () => t.answer('Cyd', 'step', 'soldier', 'salt-flats')).slice(1, 2)).toEqual([
      'partly Cyd leader:cyrus-the-great 0 no-unit-moves',
    ]);
    // With the last one made, nothing is left to tell.
    t.unit('Cyd', 'soldier', 1, 'home of Cyd').bonus('Cyd', 'discovery grazing-steppe');
    expect(told(t, () => t.answer('Cyd', 'step', 'soldier 1 on home', 'cradle'))).not.toContainEqual(
      expect.stringMatching('^partly'),
    );
  });

  /** Could Ada carry this out with what she has? */
  const can = (t: Position, e: Effect) => {
    const p = t.of('Ada');
    return canDo(t.g, 0, e, p.coins, p.active, inactive(p));
  };

  it('NH-4.5.a extra discoveries and points at the end are no task, permanent effects always are', () => {
    const t = position('Ada', 'Ben');
    expect(can(t, { op: 'explore', n: 1 })).toBe(false);
    expect(can(t, { op: 'vpPer', n: 1, per: 'city', div: 1 })).toBe(false);
    expect(can(t, { op: 'modifier', key: 'move', n: 1 })).toBe(true);
    expect(can(t, { op: 'trigger', on: 'build', effects: [{ op: 'coins', n: 1 }] })).toBe(true);
  });

  it('NH-4.5.a NH-13.5 coins can always be produced, population from an open column', () => {
    const t = position('Ada', 'Ben').player('Ada', { columns: [0, 5, 0, 0, 0] });
    expect(can(t, { op: 'produce', what: 'coins' })).toBe(true);
    expect(can(t, { op: 'produce', what: 'population' })).toBe(false);
    t.player('Ada', { columns: [1, 0, 0, 0, 0] });
    expect(can(t, { op: 'produce', what: 'population' })).toBe(true);
  });

  it('NH-18 what a "may" costs is not there for what it buys', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 3, supply: ['market'] });
    const build: Effect = { op: 'build', mode: 'new', discount: 0 };
    expect(can(t, { op: 'may', cost: { coins: 1 }, effects: [build] })).toBe(true);
    expect(can(t, { op: 'may', cost: { coins: 2 }, effects: [build] })).toBe(false);
    expect(can(t, { op: 'may', cost: {}, effects: [build] })).toBe(true);
  });

  it('NH-12.2 the own home is not foreign: units of others are what hinders building there', () => {
    const t = position('Ada', 'Ben')
      .unit('Ben', 'soldier', 1, 'home of Ada')
      .player('Ada', { settlement: 1 });
    t.player('Ada', { coins: 9, supply: ['granary'] }).territory('salt-flats', 0, 1);
    t.unit('Ada', 'settler', 2, 'salt-flats').turn('Ada', 'expansion');
    expect(t.reason('Ada', 'build', 'granary', 'home of Ada')).toEqual(['foreign-unit', 1]);
  });

  it('NH-4.7.a research alone is something done: the upgrade after it may be left out', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'optics').slot('3-3', 'gunpowder').slot('2-3', 'pottery');
    t.player('Ada', { coins: 3, active: 1, pawn: 'grow-a', scholars: ['2-3'] });
    t.s.removedLeaders.push(...t.s.leaders.splice(slotOf('3-3'), 1, NONE));
    t.answer('Ada', 'use', 'optics-1a').answer('Ada', 'research', '3-3').asks('Ada', 'recruit');
    t.answer('Ada', 'skip').asks('Ada', 'upgrade');
    t.answer('Ada', 'skip').rests('Ada', 'production');
  });

  it('NH-18 NH-25.5 an action with a single option that is possible takes it without asking', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'nationalism').territory('copper-hills', 0, 1);
    t.unit('Ada', 'settler', 1, 'copper-hills').player('Ada', { coins: 1, pawn: 'grow-a' });
    t.answer('Ada', 'use', 'nationalism-1a').asks('Ada', 'found');
  });

  it('NH-4.4 NH-12.8 a surcharge may be the coin that building lacks', () => {
    const t = position('Ada', 'Ben', 'Cyd').knows('Ada', 'engineering');
    t.of('Ben').supply.push(...t.s.display[0].splice(0), ...t.s.stacks[0].splice(0));
    t.player('Ada', { coins: 3, pawn: 'grow-a', supply: ['amphitheatre'] });
    const open = (name: string) => t.legal('Ada', 'use').some(([, space]) => space === spaceOf(name));
    expect([open('engineering-1a'), open('engineering-1b')]).toEqual([true, false]);
    t.player('Ada', { coins: 4 });
    expect([open('engineering-1a'), open('engineering-1b')]).toEqual([true, true]);
  });
});
