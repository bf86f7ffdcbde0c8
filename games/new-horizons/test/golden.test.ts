import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { content, seen } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { asText, fromText, GOLDEN, type Recording, replay } from './recorded.ts';

const read = (file: string) => readFileSync(new URL(`golden/${file}`, import.meta.url), 'utf8');

describe('recorded games', () => {
  for (const { name, seats, roundCap } of GOLDEN)
    it(`${name} plays out as recorded`, () => {
      const text = read(`${name}.txt`);
      const recording = fromText(text);
      expect(recording).toMatchObject({ seats, roundCap });
      expect(asText(recording)).toBe(text);
      const end = replay(recording, () => {}) as State;
      expect(end.over).toBe(true);
      expect(end.lastRound > 0 ? 'goals' : 'cap').toBe(roundCap === 0 ? 'goals' : 'cap');
    });

  it('games that together use every content play to their end', () => {
    const recordings: Recording[] = JSON.parse(read('coverage.golden.json'));
    const met = new Set<string>();
    for (const recording of recordings) {
      const end = replay(recording, s => seen(s as State, id => met.add(id)));
      expect(end.over).toBe(true);
      expect(rules.standing(end as State).length).toBe(recording.seats);
    }
    expect(content.filter(id => !met.has(id))).toEqual([]);
  });
});
