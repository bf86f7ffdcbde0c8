import './speaking.ts';
import { NONE } from '@epoka/kernel';
import {
  BUILDINGS,
  type Effects,
  GOVERNMENTS,
  LEADERS,
  SPACES,
  STAGES,
  TECHNOLOGIES,
  TERRITORIES,
} from '@epoka/new-horizons';
import { describe, expect, it } from 'vitest';
import { parts } from '../effects.tsx';
import { sectionOf } from '../sections.ts';
import { lines } from '../tiles.tsx';

describe('effects in print', () => {
  it('every effect of every component has a sign', () => {
    const all: Effects = [
      ...TECHNOLOGIES.flatMap(t => [
        ...t.instant,
        ...(t.action?.effects ?? []),
        ...(t.permanent ?? []),
        ...(t.endGame ?? []),
      ]),
      ...LEADERS.flatMap(l => l.effects),
      ...TERRITORIES.flatMap(t => [...t.discovery, ...t.village.reward]),
      ...BUILDINGS.flatMap(b => b.bonus),
      ...GOVERNMENTS.flatMap(g => STAGES.flatMap(stage => g[stage])),
    ];
    expect(all.length).toBeGreaterThan(150);
    for (const effect of all) {
      for (const list of [parts(effect), parts(effect, true)]) {
        expect(
          list.some(part => typeof part !== 'string' && 'path' in part && part.path !== ''),
          JSON.stringify(effect),
        ).toBe(true);
        expect(list).not.toContain('undefined');
      }
    }
  });

  it('a strength stands apart from the number after it', () => {
    expect(parts({ op: 'recruit', unit: 'settler', strength: 1, from: 'active' })).toContainEqual({
      disc: 1,
    });
  });
});

describe('names on the map', () => {
  it('are broken into two lines of about the same length', () => {
    expect(lines('Oak Woods')).toEqual(['Oak Woods']);
    expect(lines('Cradle of Civilization')).toEqual(['Cradle of', 'Civilization']);
    expect(lines('Black-Earth Plain')).toEqual(['Black-Earth', 'Plain']);
    expect(lines('Konstantynopolitańczyk')).toEqual(['Konstantynopolitańczyk']);
    // from afar there is less room
    expect(lines('Oak Woods', 8)).toEqual(['Oak', 'Woods']);
  });
});

describe('an action space', () => {
  it('is found where it is: on the main board, or on a card of the tree', () => {
    const onBoard = SPACES.findIndex(space => space.area !== NONE);
    const onCard = SPACES.findIndex(space => space.area === NONE);
    expect(sectionOf('use', ['use', onBoard])).toBe('actions');
    expect(sectionOf('use', ['use', onCard])).toBe('tree');
  });
});
