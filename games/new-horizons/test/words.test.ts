import { badText } from '@epoka/kernel/kit';
import { describe, expect, it } from 'vitest';
import {
  AREAS,
  BUILDINGS,
  GOALS,
  GOVERNMENTS,
  INVESTMENT,
  LEADERS,
  TECHNOLOGIES,
  TERRITORIES,
  TRACK_SPACES,
  TRACKS,
} from '../content/index.ts';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';
import { book as enBook } from '../lang/rules-en.ts';
import { book as plBook } from '../lang/rules-pl.ts';
import { numberOf } from './position.ts';

const both = [en, pl] as const;
const id = (list: readonly { id: string }[], name: string) => numberOf(list, name);

describe('words', () => {
  it('every component has a text in both languages', () => {
    for (const { texts } of both) {
      const all = [
        ...TECHNOLOGIES.map((_, i) => Object.values(texts.technology(i)).join(' ')),
        ...LEADERS.map((_, i) => texts.leader(i)),
        ...TERRITORIES.map((_, i) => Object.values(texts.territory(i)).join(' ')),
        ...BUILDINGS.map((_, i) => Object.values(texts.building(i)).join(' ')),
        ...GOVERNMENTS.flatMap((_, i) => Object.values(texts.government(i))),
        ...GOALS.map((_, i) => texts.goal(i)),
        ...AREAS.map((_, i) => texts.area(i)),
        ...TRACKS.flatMap((track, i) => TRACK_SPACES[track].map((_, space) => texts.trackSpace(i, space))),
        ...INVESTMENT.map((_, space) => texts.investmentSpace(space)),
      ];
      for (const text of all) expect(badText(text)).toBeUndefined();
      expect(all.length).toBeGreaterThan(150);
    }
  });

  it('texts follow from the effects', () => {
    const wheel = id(TECHNOLOGIES, 'wheel');
    expect(en.texts.technology(wheel)).toEqual({
      instant: 'Invest 1 infrastructure cube.',
      action: 'Research a technology of level II for 1 coin.',
      permanent: '',
      endGame: '',
    });
    expect(pl.texts.technology(wheel).action).toBe('Opracuj technologię poziomu II za 1 monetę.');
    const missiles = id(TECHNOLOGIES, 'missiles');
    expect(en.texts.technology(missiles).action).toBe(
      'Pay 1 coin: fortify a city without a marker, territory strength −3.',
    );
    expect(pl.texts.technology(missiles).action).toBe(
      'Zapłać 1 monetę: ufortyfikuj miasto bez użycia znacznika, siła terytorium −3.',
    );
    expect(en.texts.leader(id(LEADERS, 'mansa-musa'))).toBe(
      'Gain 9 coins, then every other player: gain 2 coins.',
    );
    expect(pl.texts.leader(id(LEADERS, 'mansa-musa'))).toBe(
      'Zdobądź 9 monet, następnie każdy inny gracz: zdobądź 2 monety.',
    );
    expect(pl.texts.technology(id(TECHNOLOGIES, 'genetics')).instant).toBe('Weź 5 pionków populacji.');
    expect(pl.texts.area(id(AREAS, 'research-4'))).toContain('za 7 monet i 2 wyczerpane pionki');
    expect(en.texts.technology(id(TECHNOLOGIES, 'conscription')).action).toMatch(/strength 2, twice\.$/);
    expect(pl.texts.goal(id(GOALS, 'sage'))).toBe('Opracuj łącznie co najmniej 11 technologii.');
  });

  it('Polish counts have the right form', () => {
    const reader = { view: undefined as never, seat: 0, name: () => 'Ada' };
    const said = [1, 2, 5, 12, 22].map(n => pl.tells.population(reader, 0, n));
    expect(said).toEqual([
      'Ada bierze 1 pionek populacji',
      'Ada bierze 2 pionki populacji',
      'Ada bierze 5 pionków populacji',
      'Ada bierze 12 pionków populacji',
      'Ada bierze 22 pionki populacji',
    ]);
  });

  it('the Rules reader has the same chapters in both languages, and every question and reason finds its passage', () => {
    const outline = (book: typeof enBook) =>
      book.chapters.map(c => `${c.id}: ${c.clauses.map(k => k.id).join(' ')}`);
    expect(outline(plBook)).toEqual(outline(enBook));
    const passages = enBook.chapters.flatMap(c => c.clauses.map(k => k.id));
    expect(new Set(passages).size).toBe(passages.length);
    for (const clause of [...Object.values(enBook.questions), ...Object.values(enBook.reasons)])
      expect(passages).toContain(clause);
    for (const book of [enBook, plBook])
      for (const c of book.chapters) for (const k of c.clauses) expect(badText(k.text)).toBeUndefined();
  });

  it('the glossary names as many terms in both languages', () => {
    expect(pl.glossary.length).toBe(en.glossary.length);
    for (const { glossary } of both) {
      expect(new Set(glossary.map(x => x.term)).size).toBe(glossary.length);
      for (const { term, meaning } of glossary)
        expect([badText(term), badText(meaning)]).toEqual([undefined, undefined]);
    }
  });
});
