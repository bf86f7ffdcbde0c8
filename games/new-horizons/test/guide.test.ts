import { greedy, sightOf } from '@epoka/bots';
import { begin, redact, seedChance } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { GUIDE, noteFor } from '../guide/index.ts';
import { newHorizons } from '../index.ts';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';
import type { State } from '../rules/state.ts';
import type { NewHorizons } from '../rules/vocabulary.ts';

/** Plays a first game: the guided seat follows every pointer, and its own judgement where there is none. */
function guidedGame(seed: string, read: string[] = []) {
  const { rules, brain } = newHorizons;
  const g = begin<State, NewHorizons>(rules, 2, seed, {}, 20);
  const chance = seedChance(`${seed} bots`);
  const shown: string[] = [...read];
  const order: string[] = [];
  while (!g.s.over && shown.length < GUIDE.length) {
    const q = g.s.asked[0];
    const view: State = redact(rules, g.s, q.seat);
    const note = q.seat === 0 ? noteFor(view, q, g.options(q), shown) : undefined;
    if (note) {
      shown.push(note.step.id);
      order.push(note.step.id);
    }
    const sight = sightOf(rules, g.s, q.seat, { chance, brain, question: q, limit: { samples: 1 } });
    g.submit(q.seat, q.id, note?.answer ?? greedy.choose(sight));
  }
  return { order, shown, round: g.s.round };
}

describe('the guided first game', () => {
  it('shows every note within a game, each once, the first ones in the first turn', () => {
    const met = new Set<string>();
    for (const seed of ['first', 'second', 'third']) {
      const { order } = guidedGame(seed);
      expect(order.slice(0, 4)).toEqual(['government', 'first-action', 'research', 'production']);
      expect(new Set(order).size).toBe(order.length);
      expect(order.length).toBeGreaterThanOrEqual(GUIDE.length - 3);
      for (const id of order) met.add(id);
    }
    expect([...met].sort()).toEqual(GUIDE.map(x => x.id).sort());
  });

  it('can be taken up again: notes already read are not shown', () => {
    const { order } = guidedGame('first', ['government', 'first-action', 'research']);
    expect(order).not.toContain('government');
    expect(order[0]).toBe('production');
  });

  it('has a text for every note in both languages', () => {
    for (const { guide } of [en, pl])
      for (const { id } of GUIDE) expect(guide[id].length).toBeGreaterThan(40);
  });
});
