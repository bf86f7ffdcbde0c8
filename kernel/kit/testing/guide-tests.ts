import { describe, expect, it } from 'vitest';
import { type AnyGuide, begin, type CoreState, type Language, noteFor, Play, redact } from '../../index.ts';
import { rollFor } from '../chance.ts';
import type { Chooser } from '../directed.ts';
import type { Checked } from '../watch.ts';

export interface GuideTests {
  readonly texts: { readonly [L in Language]: Readonly<Record<string, string>> };
  readonly roundCap?: number;
  /** who plays where nothing is pointed at */
  readonly player: (seed: string) => Chooser;
  /** the guided games; all notes are met in one of them */
  readonly seeds: readonly string[];
  /** the notes every game begins with */
  readonly first: readonly string[];
  /** so many notes may be missing in a single game */
  readonly missing: number;
  /** the first position of the guided table, as a table begins it */
  readonly table?: (opening: string) => CoreState;
}

/** A guided first game shows its notes, each once, and can be taken up again. */
export function guideTests(game: Checked, guide: AnyGuide, tests: GuideTests): void {
  const { rules } = game;
  const { steps } = guide;
  const { roundCap = 0, first } = tests;

  /** Plays a first game: the guided seat follows every pointer, and its own judgement where there is none. */
  const follow = (g: Play, seed: string, read: readonly string[] = []): string[] => {
    const player = tests.player(`${seed} bots`);
    const roll = rollFor(seed, 'guide');
    const order: string[] = [];
    while (!g.s.over && read.length + order.length < steps.length) {
      const [q] = g.s.asked;
      const view = redact(rules, g.s, q.seat);
      const note = q.seat === 0 ? noteFor(guide, view, q, g.options(q), [...read, ...order]) : undefined;
      if (note) order.push(note.id);
      g.submit(q.seat, q.id, note?.answer ?? player(g, q, roll));
    }
    return order;
  };
  const guided = (seed: string, read?: readonly string[]): string[] =>
    follow(begin(rules, 2, seed, guide.settings, roundCap, null, { brought: guide.brought }), seed, read);

  describe('the guided first game', () => {
    it('shows most notes within a game and all of them in a few, each once, the first ones first', () => {
      const met = new Set<string>();
      for (const seed of tests.seeds) {
        const order = guided(seed);
        expect(order.slice(0, first.length)).toEqual(first);
        expect(new Set(order).size).toBe(order.length);
        expect(order.length).toBeGreaterThanOrEqual(steps.length - tests.missing);
        for (const id of order) met.add(id);
      }
      expect([...met].sort()).toEqual(steps.map(step => step.id).sort());
    });

    const { opening } = guide;
    if (opening !== undefined && tests.table) {
      const { table } = tests;
      it('shows its notes in the game that everybody is given', () => {
        const order = follow(new Play(rules, rules.copy(table(opening))), opening);
        expect(order.slice(0, first.length)).toEqual(first);
        expect(order.length).toBeGreaterThanOrEqual(steps.length - tests.missing);
      });
    }

    it('can be taken up again: notes already read are not shown, the next one is', () => {
      const read = first.slice(0, -1);
      const order = guided(tests.seeds[0], read);
      expect(order.filter(id => read.includes(id))).toEqual([]);
      expect(order[0]).toBe(first.at(-1));
    });

    it('has a text for every note in both languages', () => {
      for (const texts of Object.values(tests.texts))
        for (const { id } of steps) expect(texts[id].length).toBeGreaterThan(40);
    });
  });
}
