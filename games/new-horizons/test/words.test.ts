import { wordTests } from '@epoka/kernel/kit/testing/word-tests';
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
import { glossary as termsEn } from '../lang/glossary-en.ts';
import { glossary as termsPl } from '../lang/glossary-pl.ts';
import { words as pl } from '../lang/pl.ts';
import { book as enBook } from '../lang/rules-en.ts';
import { book as plBook } from '../lang/rules-pl.ts';
import { golden } from './golden.ts';
import { numberOf } from './position.ts';

const id = (list: readonly { id: string }[], name: string) => numberOf(list, name);

/** All that stands on a component; not every part of it says something. */
const whole = (parts: object) =>
  Object.values(parts)
    .filter(text => text !== '')
    .join(' ');

const textsOf = ({ texts }: typeof en) => [
  ...TECHNOLOGIES.map((_, i) => whole(texts.technology(i))),
  ...LEADERS.map((_, i) => texts.leader(i)),
  ...TERRITORIES.map((_, i) => whole(texts.territory(i))),
  ...BUILDINGS.map((_, i) => whole(texts.building(i))),
  ...GOVERNMENTS.flatMap((_, i) => Object.values(texts.government(i))),
  ...GOALS.map((_, i) => texts.goal(i)),
  ...AREAS.map((_, i) => texts.area(i)),
  ...TRACKS.flatMap((track, i) => TRACK_SPACES[track].map((_, space) => texts.trackSpace(i, space))),
  ...INVESTMENT.map((_, space) => texts.investmentSpace(space)),
];

wordTests({
  golden,
  texts: { en: textsOf(en), pl: textsOf(pl) },
  books: { en: enBook, pl: plBook },
  glossary: { en: termsEn, pl: termsPl },
  folder: new URL('../', import.meta.url),
});

describe('words of components', () => {
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
});
