/** Labels made of parts: each says everything, none looks like another, in both languages. */
import './speaking.ts';
import { type NewHorizons, newHorizons, type State, type Words } from '@epoka/new-horizons';
import { boardProps, laidOut, playAtRandom } from '@epoka/web/kit/testing';
import { describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en.ts';
import { words as pl } from '../../lang/pl.ts';
import { face } from '../frame.tsx';

const words = { en, pl };

describe.each(['en', 'pl'] as const)('labels of choices (%s)', language => {
  const met = new Map<string, boolean>();
  const wrong: string[] = [];
  const alike: string[] = [];
  playAtRandom<State, NewHorizons>(newHorizons.rules, {
    seats: 3,
    seed: `labels ${language}`,
    most: 400,
    look(g, q, _answer, n) {
      if (n % 4 > 0) return;
      const props = boardProps<State, NewHorizons, Words>(newHorizons.rules, g, {
        seat: q.seat,
        words: words[language],
        language,
      });
      const labels = laidOut<State, NewHorizons, Words>(face, props);
      for (const { text, parts } of labels) {
        met.set(q.kind, (met.get(q.kind) ?? false) || parts);
        if (/undefined|NaN|\[object| \]/.test(text)) wrong.push(text);
      }
      const legal = labels.filter(label => label.legal).map(label => label.text);
      if (new Set(legal).size < legal.length)
        alike.push(...legal.filter((text, i) => legal.indexOf(text) < i));
    },
  });

  it('are whole', () => expect(wrong).toEqual([]));
  it('differ from each other', () => expect([...new Set(alike)]).toEqual([]));
  it('are in parts for what is done on the board', () => {
    for (const kind of ['move', 'research', 'recruit']) expect(met.get(kind), kind).toBe(true);
  });
});

it('spaces of one technology at one price are told apart, and a surcharge is told once', () => {
  const looked = new Set<string>();
  playAtRandom<State, NewHorizons>(newHorizons.rules, {
    seats: 4,
    seed: 'twins',
    most: 300,
    look(g, q) {
      if (q.kind !== 'action') return;
      const props = boardProps<State, NewHorizons, Words>(newHorizons.rules, g, {
        seat: q.seat,
        words: words.en,
        language: 'en',
      });
      const legal = laidOut<State, NewHorizons, Words>(face, props).filter(
        label => label.legal && label.parts,
      );
      for (const { text } of legal) {
        looked.add(text);
        // the price beside it says so
        expect(text).not.toContain('surcharge');
      }
      const texts = legal.map(label => label.text);
      expect(texts.filter((text, i) => texts.indexOf(text) < i)).toEqual([]);
    },
  });
  expect([...looked].filter(text => text.includes('Writing')).length).toBeGreaterThan(1);
});
