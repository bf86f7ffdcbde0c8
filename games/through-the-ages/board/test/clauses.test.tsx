/** Every card opened large leads to the rules it rests on. */
import { begin, redact } from '@epoka/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { book as bookEn } from '../../lang/rules-en';
import { book as bookPl } from '../../lang/rules-pl';
import law from '../../RULES.md?raw';
import { clausesOf } from '../clauses.ts';
import { ALL_CARDS, type CardId, rules, type State, type Vocab } from '../game.ts';
import { Detail } from '../index.tsx';

const books = { en: bookEn, pl: bookPl };
const languages = { en, pl };
const contents = rules.content ?? [];
const cardOf = (contentId: string) => ALL_CARDS.indexOf(contentId.slice('card:'.length) as CardId);
const rulesOf = (card: CardId) => clausesOf(ALL_CARDS.indexOf(card));

describe('clauses of cards', () => {
  it('every card rests on clauses, and no clause is named twice', () => {
    expect(contents.length).toBe(ALL_CARDS.length);
    for (const id of contents) {
      const clauses = clausesOf(cardOf(id));
      expect(clauses.length, id).toBeGreaterThan(0);
      expect(new Set(clauses).size, id).toBe(clauses.length);
    }
  });

  it('every clause is one of RULES.md', () => {
    const wrong = contents.flatMap(id =>
      clausesOf(cardOf(id)).filter(clause => !law.includes(`\n${clause} `)),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['en', 'pl'] as const)('every clause is a link to a passage of the Rules reader (%s)', language => {
    const passages = new Set(books[language].chapters.flatMap(c => c.clauses.map(k => k.id)));
    const view = redact(rules, begin<State, Vocab>(rules, 2, 'clauses', {}).s, 0);
    for (const id of contents) {
      const html = renderToStaticMarkup(
        <Detail
          id={id}
          view={view}
          reader={{ view, seat: 0, name: seat => `${seat}` }}
          words={languages[language]}
          language={language}
          open={() => undefined}
        />,
      );
      const linked = [...html.matchAll(/href="#\/rules\/through-the-ages\?clause=([^"]+)"/g)].map(m => m[1]);
      expect(linked, id).toEqual(clausesOf(cardOf(id)));
      expect(
        linked.filter(clause => !passages.has(clause)),
        id,
      ).toEqual([]);
    }
  });

  it('every clarification of single cards is reached from a card, and comes first there', () => {
    const chapter = law.slice(law.indexOf('\n## 28.'), law.indexOf('\n## 29.'));
    const clarified = [...chapter.matchAll(/\n(TTA-28\.\d+) /g)].map(m => m[1]);
    const pointed = new Set(ALL_CARDS.flatMap((_, card) => clausesOf(card)));
    // 28.1 is about the Simple game, 28.43 about the name of an error
    expect(clarified.filter(clause => !pointed.has(clause))).toEqual(['TTA-28.1', 'TTA-28.43']);
    expect(rulesOf('homer')[0]).toBe('TTA-28.11');
    expect(rulesOf('raid-2')[0]).toBe('TTA-28.35');
    expect(rulesOf('agriculture')).toEqual(['TTA-9.2', 'TTA-13.3', 'TTA-2.4']);
    expect(rulesOf('oil')).toEqual(['TTA-9.2', 'TTA-13.5', 'TTA-9.12']);
  });
});
