/** Every card opened large leads to the rules it rests on. */
import './speaking.ts';
import { badlyFounded, wrongLinks } from '@epoka/web/kit/testing';
import { describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { book as bookEn } from '../../lang/rules-en';
import { book as bookPl } from '../../lang/rules-pl';
import law from '../../RULES.md?raw';
import { clausesOf } from '../clauses.ts';
import { Detail } from '../detail.tsx';
import { type AgesWords, ALL_CARDS, type CardId, rules, type State, type Vocab } from '../game.ts';

const books = { en: bookEn, pl: bookPl };
const languages = { en, pl };
const contents = rules.content ?? [];
const rulesOf = (card: CardId) => clausesOf(ALL_CARDS.indexOf(card));
const clausesOfContent = (contentId: string) => rulesOf(contentId.slice('card:'.length) as CardId);

describe('clauses of cards', () => {
  it('every card rests on clauses, and no clause is named twice', () => {
    expect(contents.length).toBe(ALL_CARDS.length);
    expect(badlyFounded(contents, clausesOfContent)).toEqual([]);
  });

  it('every clause is one of RULES.md', () => {
    const wrong = contents.flatMap(id =>
      clausesOfContent(id).filter(clause => !law.includes(`**${clause}** `)),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['en', 'pl'] as const)('every clause is a link to a passage of the Rules reader (%s)', language => {
    const shown = { words: languages[language], language, book: books[language] };
    expect(wrongLinks<State, Vocab, AgesWords>(rules, Detail, shown, clausesOfContent)).toEqual([]);
  });

  it('every clarification of single cards is reached from a card, and comes first there', () => {
    const chapter = law.slice(law.indexOf('\n## 28.'), law.indexOf('\n## 29.'));
    const clarified = [...chapter.matchAll(/\n\*\*(TTA-28\.\d+)\*\* /g)].map(m => m[1]);
    const pointed = new Set(ALL_CARDS.flatMap((_, card) => clausesOf(card)));
    // 28.1 is about the Simple game, 28.43 about the name of an error
    expect(clarified.filter(clause => !pointed.has(clause))).toEqual(['TTA-28.1', 'TTA-28.43']);
    expect(rulesOf('homer')[0]).toBe('TTA-28.11');
    expect(rulesOf('raid-2')[0]).toBe('TTA-28.35');
    expect(rulesOf('agriculture')).toEqual(['TTA-9.2', 'TTA-13.3', 'TTA-2.4']);
    expect(rulesOf('oil')).toEqual(['TTA-9.2', 'TTA-13.5', 'TTA-9.12']);
  });
});
