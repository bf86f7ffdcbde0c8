/** Banks, goods, columns, piles and scales say what they are, how many, and when they hurt; both languages, every level. */
import './speaking.ts';
import { begin, type Language } from '@epoka/kernel';
import { boardProps, detailMarkup, playAtRandom } from '@epoka/web/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { scene } from '../../test/scene';
import { Detail } from '../detail.tsx';
import { type AgesWords, rules, type State, type Vocab } from '../game.ts';
import Board from '../index.tsx';
import { sheetWords } from '../sheet-words.ts';

const languages: Readonly<Record<Language, AgesWords>> = { en, pl };

const plain = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

describe('a place large', () => {
  it('is told of every place that a board shows', () => {
    const places = new Set<string>();
    for (const level of ['full', 'simple'] as const)
      playAtRandom<State, Vocab>(rules, {
        seats: 3,
        seed: 'places',
        settings: { level },
        most: 400,
        look(g, q, _answer, n) {
          if (n % 80 !== 0) return;
          for (const language of ['en', 'pl'] as const) {
            const words = languages[language];
            const props = boardProps<State, Vocab, AgesWords>(rules, g, { seat: q.seat, words, language });
            const html = renderToStaticMarkup(<Board {...props} />);
            const asked = new Set(html.match(/(?<=data-content=")place:[^"]*/g));
            for (const id of asked) {
              const told = plain(detailMarkup(Detail, { id, view: props.view, words, language }));
              expect({ id, told }).toMatchObject({ told: expect.stringMatching(/\p{L}.*\.$|\d/u) });
              expect(told).not.toMatch(/undefined|NaN|\[object/);
              places.add(id.split(':')[1]);
            }
            // what can be pressed to be explained says so
            expect(html.match(/class="ek-hit ta-ask"/g)?.length).toBeGreaterThan(20);
          }
        },
      });
    for (const place of [
      'yellow',
      'blue',
      'idle',
      'food',
      'farm',
      'infantry',
      'civil',
      'military',
      'current',
    ])
      expect([...places]).toContain(place);
    for (const place of ['age', 'zone-1', 'compare-strength', 'handcivil', 'handmilitary', 'happiness'])
      expect([...places]).toContain(place);
  });

  const told = (id: string, arrange: Parameters<typeof scene>[1], language: Language = 'en') => {
    const at = scene({ round: 6, age: 2 }, arrange);
    const html = detailMarkup(Detail, { id, view: at.s, words: languages[language], language });
    return { text: plain(html), hurtsNow: html.includes('data-now') };
  };

  it('says of the banks what they cost now, and with one token less', () => {
    const { text } = told('place:yellow:0', (_s, p) => {
      p.yellow = 9;
    });
    expect(text).toContain('Tokens here 9');
    expect(text).toContain('One more worker 4');
    expect(text).toContain(sheetWords('en').next(3, 4));
    expect(
      told('place:yellow:0', (_s, p) => {
        p.yellow = 8;
      }).text,
    ).not.toContain('With one token less');
  });

  it('says when corruption, discontent and famine bite', () => {
    const blue = (n: number) =>
      told('place:blue:0', (_s, p) => {
        p.blue = n;
      });
    expect(blue(4)).toMatchObject({ hurtsNow: true, text: expect.stringContaining('Corruption −4') });
    expect(blue(9)).toMatchObject({ hurtsNow: false, text: expect.stringContaining('Corruption 0') });
    const mood = (yellow: number, idle: number, place: string) =>
      told(`place:${place}:0`, (_s, p) => {
        p.yellow = yellow;
        p.idle = idle;
      });
    expect(mood(1, 0, 'idle').hurtsNow).toBe(true);
    expect(mood(1, 0, 'happiness').hurtsNow).toBe(true);
    expect(mood(17, 0, 'happiness').hurtsNow).toBe(false);
    const hungry = told('place:food:0', (_s, p) => {
      p.yellow = 0;
      p.idle = 20;
      p.blues.fill(0);
      p.workers[0] = 0;
    });
    expect(hungry).toMatchObject({ hurtsNow: true, text: expect.stringContaining('Famine') });
  });

  it('speaks of the level that is played', () => {
    const g = begin<State, Vocab>(rules, 2, 'place', { level: 'simple' });
    const { view } = boardProps<State, Vocab, AgesWords>(rules, g, { seat: 0, words: pl, language: 'pl' });
    const say = (id: string) => plain(detailMarkup(Detail, { id, view, words: pl, language: 'pl' }));
    expect(say('place:blue:0')).not.toContain('orupcj');
    expect(say('place:yellow:0')).not.toContain('buziek');
    expect(say('place:civil')).toContain('gra się kończy');
  });
});
