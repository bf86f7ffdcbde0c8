/** Everything a player can point at has an answer: a choice, a reason, or the phase it belongs to. */
import { begin } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { things } from '../rules/things.ts';
import type { NewHorizons, Thing } from '../rules/vocabulary.ts';
import { type Position, position, spaceOf } from './position.ts';

const options = (t: Position) => t.g.options(t.s.asked[0]);

/** Kinds of things the open question sends elsewhere. */
const sent = (t: Position) => (options(t).elsewhere ?? []).map(x => x.kind);

/** What the open question is about: the kinds it does not send elsewhere. */
function about(t: Position): string[] {
  const kinds = new Set<string>();
  things.seen(t.s, t.s.asked[0].seat, kind => kinds.add(kind));
  return [...kinds].filter(kind => !sent(t).includes(kind)).sort();
}

/** Of one kind, what is seen and what the choices are about. */
function ids(t: Position, kind: Thing): { readonly seen: number[]; readonly meant: number[] } {
  const [q] = t.s.asked;
  const seen = new Set<number>();
  const meant = new Set<number>();
  things.seen(t.s, q.seat, (k, id) => {
    if (k === kind) seen.add(id);
  });
  for (const { answer } of options(t).choices)
    things.meant(t.s, q, answer, (k, id) => {
      if (k === kind) meant.add(id);
    });
  const sorted = (set: Set<number>) => [...set].sort((a, b) => a - b);
  return { seen: sorted(seen), meant: sorted(meant) };
}

/** Everything of the kind has an answer. */
function spoken(t: Position, ...kinds: Thing[]): void {
  for (const kind of kinds) {
    const { seen, meant } = ids(t, kind);
    expect(seen.length, kind).toBeGreaterThan(0);
    expect(meant, kind).toEqual(expect.arrayContaining(seen));
  }
}

describe('what each question is about', () => {
  it('NH-4.1 NH-25.11 the action phase: areas and spaces, those of others included', () => {
    const t = position('Ada', 'Ben').player('Ben', { privates: ['mining'] });
    expect(about(t)).toEqual(['area', 'space']);
    spoken(t, 'area', 'space');
    expect(ids(t, 'space').seen).toContain(spaceOf('mining-1a'));
    expect(ids(t, 'area').seen).toEqual(AREAS.map((_, i) => i));
  });

  it('NH-12.1 NH-25.11 the expansion phase: tiles of the map, own units, markers and the supply', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      coins: 9,
      supply: ['granary'],
      settlement: 1,
      fortification: 1,
    });
    t.unit('Ada', 'soldier', 2, 'cradle').turn('Ada', 'expansion');
    expect(about(t)).toEqual(['marker', 'supply', 'tile', 'unit']);
    spoken(t, 'marker', 'supply', 'tile', 'unit');
  });

  it('NH-13.1 NH-25.11 the production phase: units, population and coins', () => {
    const t = position('Ada', 'Ben').unit('Ada', 'settler', 2, 'home of Ada').turn('Ada', 'production');
    expect(about(t)).toEqual(['coins', 'population', 'unit']);
    // Twins are offered once, and that speaks for both (NH-25.4).
    spoken(t, 'coins', 'population', 'unit');
    t.player('Ada', { coins: 9 }).answer('Ada', 'buy');
    t.asks('Ada', 'exchange');
    expect(about(t)).toEqual(['population', 'unit']);
    spoken(t, 'population', 'unit');
  });

  it('NH-14.1 NH-25.11 the goal phase: all three goals', () => {
    const t = position('Ada', 'Ben')
      .goals('sage', 'coloniser', 'industrialist')
      .player('Ada', { invested: 9, food: 8 });
    t.territory('salt-flats', 0, 1, { village: 'Ada' }).territory('oak-woods', 1, -1, { village: 'Ada' });
    t.territory('reed-delta', 1, 1, { village: 'Ada' }).turn('Ada', 'goal');
    t.asks('Ada', 'goal');
    expect(about(t)).toEqual(['goal']);
    spoken(t, 'goal');
  });

  it('NH-7.1 NH-25.11 research: every slot of the tree, also those of other levels', () => {
    const t = position('Ada', 'Ben').answer('Ada', 'use', 'research-1-a');
    t.asks('Ada', 'research');
    expect(about(t)).toEqual(['slot']);
    spoken(t, 'slot');
    expect(t.reason('Ada', 'research', '2-1')).toEqual(['other-level', [1]]);
    expect(t.reason('Ada', 'research', '4-3')).toEqual(['other-level', [1]]);
  });

  it('NH-8.10 NH-25.11 taking a building: the whole display, other levels with their reason', () => {
    const t = position('Ada', 'Ben').bonus('Ada', 'infrastructure 1');
    t.asks('Ada', 'building');
    expect(about(t)).toEqual(['display']);
    spoken(t, 'display');
    const [first] = t.s.display[1];
    expect(t.reason('Ada', 'building', first)).toEqual(['other-building-level', 1]);
  });

  it('NH-9.4 NH-25.11 raising a settler: soldiers are named with the reason', () => {
    const t = position('Ada', 'Ben').unit('Ada', 'soldier', 2, 'cradle').bonus('Ada', 'discovery oak-woods');
    t.asks('Ada', 'upgrade');
    expect(about(t)).toEqual(['unit']);
    spoken(t, 'unit');
    expect(t.reason('Ada', 'upgrade', 'soldier', 3)).toEqual(['other-unit', 0]);
  });

  it('NH-9.1 NH-25.11 recruiting: every tile', () => {
    const t = position('Ada', 'Ben').territory('salt-flats', 0, 1).player('Ada', { active: 1 });
    t.answer('Ada', 'use', 'recruit-and-move-a');
    t.asks('Ada', 'recruit');
    expect(about(t)).toEqual(['tile']);
    spoken(t, 'tile');
  });

  it('NH-10.1 NH-25.11 moving: units, tiles and the edge of the map, however far', () => {
    const t = position('Ada', 'Ben').territory('salt-flats', 1, -1).territory('oak-woods', 0, -1);
    t.player('Ada', { active: 0 }).answer('Ada', 'use', 'recruit-and-move-a');
    t.asks('Ada', 'move');
    expect(about(t)).toEqual(['hex', 'tile', 'unit']);
    spoken(t, 'hex', 'tile', 'unit');
  });

  it('NH-10.2 NH-25.11 while a unit crosses a home the others wait for it', () => {
    const t = position('Ada', 'Ben').territory('salt-flats', -1, 1).noUnits('Ada');
    t.unit('Ada', 'settler', 2, 'salt-flats')
      .unit('Ada', 'soldier', 1, 'cradle')
      .unit('Ada', 'soldier', 1, 'cradle');
    t.player('Ada', { active: 0 }).answer('Ada', 'use', 'recruit-and-move-a');
    t.answer('Ada', 'step', 'settler', 'home of Ben').asks('Ada', 'move');
    expect(t.reason('Ada', 'step', 'soldier', 'home of Ada')).toEqual([
      'crossing-first',
      t.tileNumber('home of Ben'),
    ]);
    expect(t.why('Ada', 'stop')).toBe('cannot-stop-on-home');
    spoken(t, 'hex', 'tile', 'unit');
    const steps = options(t).choices.map(c => JSON.stringify(c.answer));
    expect(new Set(steps).size).toBe(steps.length);
  });

  it('NH-11.1 NH-11.5 NH-25.11 founding and fortifying by an effect: tiles and units', () => {
    const found = position('Ada', 'Ben').knows('Ada', 'globalisation').territory('copper-hills', 0, 1);
    found.unit('Ada', 'settler', 6, 'copper-hills').unit('Ada', 'soldier', 1, 'cradle');
    found.player('Ada', { pawn: 'grow-a', coins: 9 }).answer('Ada', 'use', 'globalisation-1a');
    while (found.s.asked[0].kind !== 'found') found.answer('Ada', 'skip');
    expect(about(found)).toEqual(['tile', 'unit']);
    spoken(found, 'tile', 'unit');
    const city = position('Ada', 'Ben')
      .knows('Ada', 'nuclear-power')
      .territory('salt-flats', 0, 1, { village: 'Ben' });
    city.unit('Ada', 'soldier', 6, 'salt-flats').player('Ada', { coins: 1, pawn: 'grow-a' });
    city.answer('Ada', 'use', 'nuclear-power-1a').answer('Ada', 'skip').asks('Ada', 'fortify');
    expect(about(city)).toEqual(['tile', 'unit']);
    spoken(city, 'tile', 'unit');
  });

  it('NH-12.8 NH-25.11 building by an effect: the supply counts only where something new is built', () => {
    const both = position('Ada', 'Ben')
      .knows('Ada', 'urbanisation')
      .player('Ada', { coins: 9, supply: ['granary'], pawn: 'grow-a' });
    both.answer('Ada', 'use', 'urbanisation-1a');
    while (both.s.asked[0].kind !== 'build') both.answer('Ada', 'skip');
    spoken(both, 'supply', 'tile', 'unit');
    expect(about(both)).toEqual(['supply', 'tile', 'unit']);
  });

  it('NH-11.4 NH-12.3 NH-25.11 naming units: those elsewhere and of the other kind too', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 9, supply: ['granary'] });
    t.unit('Ada', 'settler', 3, 'home of Ada')
      .unit('Ada', 'settler', 4, 'cradle')
      .unit('Ada', 'soldier', 1, 'home of Ada');
    t.turn('Ada', 'expansion').answer('Ada', 'build', 'granary', 'home of Ada');
    t.asks('Ada', 'builder');
    expect(about(t)).toEqual(['unit']);
    spoken(t, 'unit');
    expect(t.reason('Ada', 'lower', 'settler 4')).toEqual(['unit-not-here', t.tileNumber('home of Ada')]);
    expect(t.reason('Ada', 'lower', 'soldier')).toEqual(['other-unit', 0]);
  });

  it('NH-5.1 NH-25.11 basic actions of an effect: all areas, spaces belong to the action phase', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 9, active: 3 }).bonus('Ada', 'leader confucius');
    t.asks('Ada', 'basic');
    expect(about(t)).toEqual(['area']);
    spoken(t, 'area');
  });

  it('NH-8.7 NH-14.2 NH-25.11 cubes: the three tracks', () => {
    const t = position('Ada', 'Ben').bonus('Ada', 'instant education');
    t.asks('Ada', 'cube');
    expect(about(t)).toEqual(['track']);
    spoken(t, 'track');
    const goal = position('Ada', 'Ben')
      .goals('sage', 'coloniser', 'industrialist')
      .player('Ada', { invested: 9 });
    goal.turn('Ada', 'goal');
    goal.asks('Ada', 'mark');
    expect(about(goal)).toEqual(['track']);
  });

  it('NH-25.11 a question about an effect alone sends everything elsewhere, in words', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      leaders: ['homer'],
      settlement: 1,
      supply: ['granary'],
    });
    t.bonus('Ada', 'economy 8');
    t.asks('Ada', 'choose');
    expect(about(t)).toEqual([]);
    expect(options(t).elsewhere?.map(x => x.why.key)).toEqual(sent(t).map(kind => `elsewhere-${kind}`));
    expect(sent(t)).toEqual(expect.arrayContaining(['leader', 'marker', 'stock', 'supply', 'hex', 'goal']));
  });

  it('NH-4.7.a NH-18 NH-25.11 "do it?" and "pay for it?" are about nothing on the table', () => {
    const task = position('Ada', 'Ben').knows('Ada', 'chemistry').player('Ada', { pawn: 'grow-a' });
    task.answer('Ada', 'use', 'chemistry-1a').asks('Ada', 'task');
    expect(about(task)).toEqual([]);
    const may = position('Ada', 'Ben').player('Ada', {
      government: 'merchant-league',
      stage: 'theocracy',
      coins: 9,
    });
    may.bonus('Ada', 'instant agriculture').asks('Ada', 'may');
    expect(about(may)).toEqual([]);
  });

  it('NH-7.6 NH-7.8 NH-7.13 NH-25.11 a colour is about nothing on the table, a card about those turned up', () => {
    const t = position('Ada', 'Ben').slot('1-1', 'wheel').slot('1-2', 'writing').leaderAt('2-2', 'homer');
    t.player('Ada', { coins: 2, active: 1, pawn: 'grow-a', scholars: ['1-1', '1-2'] });
    t.answer('Ada', 'use', 'research-2-a').answer('Ada', 'research', '2-2').asks('Ada', 'colour');
    expect(about(t)).toEqual([]);
    t.answer('Ada', 'colour', 'blue').asks('Ada', 'technology');
    expect(about(t)).toEqual(['card']);
    spoken(t, 'card');
    const own = position('Ada', 'Ben').bonus('Ada', 'leader leonardo-da-vinci');
    own.asks('Ada', 'privateTechnology');
    expect(about(own)).toEqual(['card']);
    spoken(own, 'card');
  });

  it('NH-11.4 NH-25.11 the units of a village: own units, wherever they are', () => {
    const t = position('Ada', 'Ben').territory('copper-hills', 0, 1).player('Ada', { settlement: 1 });
    t.unit('Ada', 'settler', 3, 'copper-hills').unit('Ada', 'settler', 4, 'copper-hills');
    t.turn('Ada', 'expansion').answer('Ada', 'found', 'copper-hills').asks('Ada', 'units');
    expect(about(t)).toEqual(['unit']);
    spoken(t, 'unit');
  });

  it('NH-2.11 NH-25.11 the pick of a government', () => {
    const g = begin<State, NewHorizons>(rules, 2, 'pick', {}, 0, []);
    const elsewhere = g.options(g.s.asked[0]).elsewhere?.map(x => x.kind);
    expect(elsewhere).toContain('area');
    expect(elsewhere).not.toContain('government');
  });
});
