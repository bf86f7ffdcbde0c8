/** Every card, tile, unit and action opened large leads to the rules it rests on. */
import './speaking.ts';
import type { Language } from '@epoka/kernel';
import { newHorizons, type Words } from '@epoka/new-horizons';
import { badlyFounded, wrongLinks } from '@epoka/web/kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { book as bookEn } from '../../lang/rules-en';
import { book as bookPl } from '../../lang/rules-pl';
import law from '../../RULES.md?raw';
import { loadArt } from '../art.ts';
import { clausesOf } from '../clauses.ts';
import { Detail } from '../detail.tsx';

const { rules } = newHorizons;
const contents = rules.content ?? [];
const books = { en: bookEn, pl: bookPl };
const words = {} as Record<Language, Words>;

beforeAll(async () => {
  await loadArt();
  for (const language of ['en', 'pl'] as const)
    words[language] = (await newHorizons.words[language]()) as Words;
});

describe('clauses of contents', () => {
  it('every content rests on clauses, and no clause is named twice', () => {
    expect(contents.length).toBeGreaterThan(130);
    expect(badlyFounded(contents, clausesOf)).toEqual([]);
    expect(clausesOf('technology:none')).toEqual([]);
  });

  it('every clause is one of RULES.md', () => {
    const wrong = contents.flatMap(id => clausesOf(id).filter(clause => !law.includes(`**${clause}**`)));
    expect(wrong).toEqual([]);
  });

  it.each(['en', 'pl'] as const)('every clause is a link to a passage of the Rules reader (%s)', language => {
    const shown = { words: words[language], language, book: books[language] };
    expect(wrongLinks(rules, Detail, shown, clausesOf)).toEqual([]);
  });

  it('what a card does is told by the clauses it names', () => {
    expect(clausesOf('building:stables')).toContain('NH-18.5');
    expect(clausesOf('territory:cradle-of-civilization')).not.toContain('NH-10.3');
    expect(clausesOf('territory:copper-hills')).toContain('NH-10.3');
    expect(clausesOf('area:grow')).not.toContain('NH-4.4');
    expect(clausesOf('area:research-1')).toEqual([
      'NH-5.1',
      'NH-4.1',
      'NH-4.2',
      'NH-4.3',
      'NH-4.4',
      'NH-7.3',
    ]);
    expect(clausesOf('area:fortification-marker')).toContain('NH-6.4');
    expect(clausesOf('unit:soldier')).toContain('NH-11.5');
    expect(clausesOf('unit:soldier')).not.toContain('NH-10.3');
    for (const id of contents.filter(x => x.startsWith('goal:'))) expect(clausesOf(id)).toContain('NH-14.1');
  });
});
