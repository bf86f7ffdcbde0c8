import { greedy, sightOf } from '@epoka/bots';
import { begin, redact, seedChance } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { GUIDE, GUIDED_SETTINGS, noteFor } from '../guide/index.ts';
import { throughTheAges } from '../index.ts';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';
import type { State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';

/** Plays a first game: the guided seat follows every pointer, and its own judgement where there is none. */
function guidedGame(seed: string, read: string[] = []): string[] {
  const { rules, brain } = throughTheAges;
  const g = begin<State, Vocab>(rules, 2, seed, GUIDED_SETTINGS);
  const chance = seedChance(`${seed} bots`);
  const order: string[] = [];
  while (!g.s.over) {
    const q = g.s.asked[0];
    const view: State = redact(rules, g.s, q.seat);
    const note = q.seat === 0 ? noteFor(view, q, g.options(q), [...read, ...order]) : undefined;
    if (note) order.push(note.step.id);
    const sight = sightOf(rules, g.s, q.seat, { chance, brain, question: q, limit: { samples: 1 } });
    g.submit(q.seat, q.id, note?.answer ?? greedy.choose(sight));
  }
  return order;
}

describe('the guided first game', () => {
  it('shows most notes within a game and all of them in a few, each once, in a sensible order', () => {
    const met = new Set<string>();
    for (const seed of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']) {
      const order = guidedGame(seed);
      expect(order[0]).toBe('take');
      expect(order[1]).toBe('end-first');
      expect(new Set(order).size).toBe(order.length);
      expect(order.length).toBeGreaterThanOrEqual(GUIDE.length - 6);
      for (const id of order) met.add(id);
    }
    expect([...met].sort()).toEqual(GUIDE.map(x => x.id).sort());
  });

  it('can be taken up again: notes already read are not shown', () => {
    expect(guidedGame('first', ['take', 'end-first'])).not.toContain('take');
  });

  it('has a text for every note in both languages', () => {
    for (const { guide } of [en, pl])
      for (const { id } of GUIDE) expect(guide[id].length).toBeGreaterThan(40);
  });
});
