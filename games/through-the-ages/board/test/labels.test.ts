/** Labels made of parts: each says everything, none looks like another, in both languages. */

import './speaking.ts';
import { boardProps, laidOut, playAtRandom } from '@epoka/web/kit/testing';
import { describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { face } from '../frame.tsx';
import { type AgesWords, rules, type State, type Vocab } from '../game.ts';

const words = { en, pl };

describe.each(['en', 'pl'] as const)('labels of choices (%s)', language => {
  const met = new Map<string, boolean>();
  const wrong: string[] = [];
  const alike: string[] = [];
  playAtRandom<State, Vocab>(rules, {
    seats: 3,
    seed: `labels ${language}`,
    most: 400,
    settings: { level: 'full' },
    avoid: ['destroy', 'disband', 'endTurn', 'resign'],
    look(g, q, _answer, n) {
      if (n % 4 > 0) return;
      const props = boardProps<State, Vocab, AgesWords>(rules, g, {
        seat: q.seat,
        words: words[language],
        language,
      });
      const labels = laidOut<State, Vocab, AgesWords>(face, props);
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
    for (const kind of ['act', 'political']) expect(met.get(kind), kind).toBe(true);
  });
});
