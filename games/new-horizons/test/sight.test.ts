/** What a player can point at, thing by thing. */
import { describe, expect, it } from 'vitest';
import { SLOTS, TECHNOLOGIES } from '../content/index.ts';
import { distance, edges, hexAt } from '../rules/hexes.ts';
import { SPACES } from '../rules/spaces.ts';
import { things } from '../rules/things.ts';
import type { Thing } from '../rules/vocabulary.ts';
import { numberOf, type Position, position, spaceOf } from './position.ts';

function seen(t: Position, kind: Thing, seat = 0): number[] {
  const ids: number[] = [];
  things.seen(t.s, seat, (k, id) => {
    if (k === kind) ids.push(id);
  });
  return ids.sort((a, b) => a - b);
}

/** `kind id` of everything an answer is about. */
function meant(t: Position, ...answer: [string, ...number[]]): string[] {
  const found: string[] = [];
  things.meant(t.s, t.s.asked[0], answer, (kind, id) => found.push(`${kind} ${id}`));
  return found;
}

describe('25. What a player sees', () => {
  it('NH-25.11 own pieces: supply, markers, units, leaders; not those of others', () => {
    const t = position('Ada', 'Ben').player('Ada', { supply: ['farm'], settlement: 1, leaders: ['homer'] });
    t.player('Ben', { supply: ['market'], fortification: 2, leaders: ['pericles'] });
    t.unit('Ada', 'soldier', 1, 'cradle').unit('Ben', 'soldier', 1, 'cradle');
    expect(seen(t, 'supply')).toEqual(t.of('Ada').supply);
    expect(seen(t, 'marker')).toEqual([0]);
    expect(seen(t, 'marker', 1)).toEqual([1]);
    expect(seen(t, 'unit').map(id => t.s.units[id].seat)).toEqual([0, 0]);
    expect(seen(t, 'leader')).toEqual(t.of('Ada').leaders);
    expect(seen(t, 'track')).toEqual([0, 1, 2]);
    expect(seen(t, 'population')).toEqual([0, 1]);
    expect(seen(t, 'coins')).toEqual([0]);
  });

  it('NH-25.11 what lies on the table for everybody', () => {
    const t = position('Ada', 'Ben').player('Ben', { fortification: 8 }).territory('salt-flats', 0, 1);
    expect(seen(t, 'stock')).toEqual([0]);
    expect(seen(t, 'display')).toEqual(t.s.display.flat().sort((a, b) => a - b));
    expect(seen(t, 'goal')).toEqual([...t.s.goals].sort((a, b) => a - b));
    expect(seen(t, 'slot')).toEqual(SLOTS.map((_, i) => i));
    expect(seen(t, 'tile')).toEqual([0, 1, 2, 3]);
    expect(seen(t, 'government')).toEqual([]);
    expect(seen(t, 'card')).toEqual([]);
    t.s.offered.push(3);
    t.s.revealed.push(7);
    expect([seen(t, 'government'), seen(t, 'card')]).toEqual([[3], [7]]);
  });

  it('NH-25.11 NH-5.6 spaces: of all areas, of the cards on the tree, and one of each private card', () => {
    const t = position('Ada', 'Ben').player('Ben', { privates: ['mining'] });
    const areas = SPACES.filter(x => x.area >= 0).length;
    const ones = t.s.slots.filter(id => id >= 0).map(id => SPACES.filter(x => x.technology === id).length);
    expect(seen(t, 'space').length).toBe(areas + ones.reduce((a, b) => a + b) + 1);
    expect(seen(t, 'space')).toContain(spaceOf('mining-1a'));
    expect(seen(t, 'space')).not.toContain(spaceOf('mining-1b'));
    expect(t.s.slots).not.toContain(numberOf(TECHNOLOGIES, 'mining'));
  });

  it('NH-10.3 NH-25.11 the edge of the map: every empty hex beside a tile, once', () => {
    const t = position('Ada', 'Ben');
    const around = [
      [0, 1],
      [1, -1],
      [0, -1],
      [-1, 1],
      [2, 0],
      [2, -1],
      [1, 1],
      [-2, 0],
      [-2, 1],
      [-1, -1],
    ].map(([q, r]) => hexAt(q, r));
    expect(edges(t.s).sort()).toEqual(around.sort());
    expect(seen(t, 'hex')).toEqual([...around].sort((a, b) => a - b));
  });

  it('NH-10.1 how far one hex is from another', () => {
    const far = (q: number, r: number) => distance(hexAt(1, -2), hexAt(1 + q, -2 + r));
    expect([far(0, 0), far(1, 0), far(0, -1), far(1, -1), far(-1, 1)]).toEqual([0, 1, 1, 1, 1]);
    expect([far(2, -1), far(1, 1), far(-2, -1), far(3, -3), far(-1, 3)]).toEqual([2, 2, 3, 3, 3]);
  });

  it('NH-25.11 what an answer is about', () => {
    const t = position('Ada', 'Ben').territory('salt-flats', 0, 1).noUnits('Ada');
    t.unit('Ada', 'settler', 2, 'salt-flats')
      .unit('Ada', 'settler', 2, 'salt-flats')
      .unit('Ada', 'soldier', 2, 'salt-flats');
    t.unit('Ben', 'settler', 2, 'salt-flats')
      .unit('Ada', 'settler', 3, 'salt-flats')
      .unit('Ada', 'settler', 2, 'cradle');
    const own = t.s.units.flatMap((u, id) => (u.seat === 0 ? [id] : []));
    const [first, twin] = own;
    const tile = t.tileNumber('salt-flats');
    const here = own.filter(id => t.s.units[id].tile === tile).map(id => `unit ${id}`);
    expect(meant(t, 'recall', first)).toEqual([`unit ${first}`, `unit ${twin}`]);
    expect(meant(t, 'upgrade', twin, 3)).toEqual([`unit ${first}`, `unit ${twin}`]);
    expect(meant(t, 'spend', own[2])).toEqual([`unit ${own[2]}`]);
    expect(meant(t, 'lower', own[3])).toEqual([`unit ${own[3]}`]);
    expect(meant(t, 'found', tile)).toEqual(['marker 0', `tile ${tile}`, ...here]);
    expect(meant(t, 'fortify', tile)).toEqual(['marker 1', `tile ${tile}`, ...here]);
    expect(meant(t, 'join', tile)).toEqual([`tile ${tile}`, ...here]);
    expect(meant(t, 'build', 5, tile)).toEqual(['supply 5', `tile ${tile}`, ...here]);
    expect(meant(t, 'build', -1, tile)).toEqual([`tile ${tile}`, ...here]);
    expect(meant(t, 'step', own[2], hexAt(0, 0))).toEqual([`unit ${own[2]}`, 'tile 0']);
    expect(meant(t, 'step', own[2], hexAt(0, 2))).toEqual([`unit ${own[2]}`, `hex ${hexAt(0, 2)}`]);
    expect(meant(t, 'recruit', 0, 1, tile)).toEqual([`tile ${tile}`]);
    expect(meant(t, 'use', 4)).toEqual(['space 4', 'area 1']);
    const card = spaceOf('wheel-1a');
    expect(meant(t, 'without', card, 0)).toEqual([`space ${card}`]);
    expect(meant(t, 'basic', 3)).toEqual(['area 3']);
    expect(meant(t, 'basicWithout', 3, 1)).toEqual(['area 3']);
    const plain = {
      govern: 'government',
      research: 'slot',
      take: 'card',
      cube: 'track',
      building: 'display',
      claim: 'goal',
    };
    for (const [verb, kind] of Object.entries(plain)) expect(meant(t, verb, 2)).toEqual([`${kind} 2`]);
    expect([meant(t, 'population'), meant(t, 'buy'), meant(t, 'sell')]).toEqual([
      ['population 0'],
      ['population 0'],
      ['population 1'],
    ]);
    expect(meant(t, 'coins')).toEqual(['coins 0']);
    for (const verb of ['pass', 'skip', 'stop', 'none', 'do', 'pay', 'colour', 'option'])
      expect(meant(t, verb, 0)).toEqual([]);
  });

  it('NH-10.1 a hex too far away is named for the unit that is nearest', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 0 }).unit('Ada', 'soldier', 1, 'cradle');
    t.answer('Ada', 'use', 'recruit-and-move-a').asks('Ada', 'move');
    const named = (hex: number) =>
      t.g
        .options(t.s.asked[0])
        .choices.flatMap(c => (c.answer[2] === hex ? [t.s.units[c.answer[1] as number].kind] : []));
    expect(named(hexAt(-2, 0))).toEqual([1]);
    expect(named(hexAt(-2, 1))).toEqual([1]);
    // Two steps away it is named for each unit.
    expect(t.why('Ada', 'step', 'settler', 'home of Ben')).toBe('not-adjacent');
  });

  it('NH-5.6 NH-25.11 every space of a card is seen', () => {
    const t = position('Ada', 'Ben');
    for (const name of ['writing-1a', 'writing-1b', 'writing-1c'])
      expect(seen(t, 'space')).toContain(spaceOf(name));
  });
});
