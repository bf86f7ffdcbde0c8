/** A plate says of each figure what the end of the turn makes of it. */
import './speaking.ts';
import { boardProps } from '@epoka/web/kit/testing';
import { describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { army, scene } from '../../test/scene';
import { plate } from '../frame.tsx';
import { type AgesWords, rules, type State, type Vocab } from '../game.ts';

describe('figures of a plate', () => {
  const at = scene({ level: 'full', seats: 3 }, (_s, p, q) => {
    p.yellow = 8;
    p.idle = 1;
    p.blue = 4;
    army(q, { warriors: 5 });
  });
  const labels = (language: 'en' | 'pl', seat = 0) => {
    const words = { en, pl }[language];
    const props = boardProps<State, Vocab, AgesWords>(rules, at.g, { seat: 0, words, language });
    return Object.fromEntries(plate(props, seat).figures.map(({ key, label }) => [key, label]));
  };

  it('says what farms and mines bring, what is eaten and what corruption takes', () => {
    expect(labels('en').food).toBe('Food: 0. At the end of the turn farms bring 2, the people eat 3.');
    expect(labels('en').resources).toContain('mines bring 2, corruption takes 4.');
    expect(labels('pl').resources).toContain('kopalnie dadzą 2, korupcja zabierze 4.');
  });

  it('says who is the strongest, and where an uprising is ahead', () => {
    expect(labels('en', 1).strength).toMatch(/, 1st of 3$/);
    expect(labels('en').strength).toMatch(/, 2nd of 3$/);
    expect(labels('en').happiness).toContain('an uprising ahead');
    expect(labels('pl').happiness).toContain('grozi powstanie');
  });
});
