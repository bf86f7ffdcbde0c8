/** The board shows every position that comes up in play, and every legal answer is behind something that can be pressed. */
import './speaking.ts';
import { type Answer, type Language, type Play, type Question, SPECTATOR } from '@epoka/kernel';
import { boardProps, detailMarkup, playAtRandom } from '@epoka/web/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { rules } from '../../rules/index';
import { CARDS, type CcgWords, type State, type Vocab } from '../game.ts';
import Board, { Detail, face, iconKey, PlayerBoard, plate } from '../index.tsx';

const languages: Readonly<Record<Language, CcgWords>> = { en, pl };

function show(g: Play<State, Vocab>, seat: number, language: Language): string {
  const words = languages[language];
  return renderToStaticMarkup(
    <Board {...boardProps<State, Vocab, CcgWords>(rules, g, { seat, words, language })} />,
  );
}

/** What the question line itself offers, in any game: it needs no place on the board. */
const IN_THE_BAR: ReadonlySet<string> = new Set(['pass', 'done']);

/** Legal answers whose verb is on nothing that can be pressed. */
function missing(g: Play<State, Vocab>, q: Question, html: string): Answer[] {
  const shown = new Set<string>();
  for (const [, verb] of html.matchAll(/data-key="\d+:\[&quot;(\w+)&quot;/g)) shown.add(verb);
  for (const [, verbs] of html.matchAll(/data-verbs="([^"]+)"/g))
    for (const verb of verbs.split(' ')) shown.add(verb);
  return g
    .options(q)
    .choices.flatMap(({ answer, why }) =>
      why !== undefined || IN_THE_BAR.has(answer[0]) || shown.has(answer[0]) ? [] : [answer],
    );
}

describe.each([2, 3, 6])('the board of %i players', seats => {
  it('has a place for every legal answer, and shows nothing of other hands', () => {
    const kinds = new Map<string, number>();
    const lost: string[] = [];
    playAtRandom<State, Vocab>(rules, {
      seats,
      seed: `board ${seats}`,
      most: 700,
      avoid: ['abandon', 'starve', 'discard'],
      look: (g, q, _answer, n) => {
        const met = kinds.get(q.kind) ?? 0;
        kinds.set(q.kind, met + 1);
        if (met >= 6 && n % 60 !== 0) return;
        const language = n % 2 === 0 ? 'en' : 'pl';
        const html = show(g, q.seat, language);
        lost.push(...missing(g, q, html).map(a => `${q.kind}: ${JSON.stringify(a)}`));
      },
    });
    expect([...new Set(lost)]).toEqual([]);
    for (const kind of ['explore', 'military', 'manage']) expect([...kinds.keys()]).toContain(kind);
  }, 120_000);
});

it('a spectator sees the table and no hand', () => {
  const { g } = playAtRandom<State, Vocab>(rules, { seats: 2, seed: 'looker', most: 80 });
  const html = show(g, SPECTATOR, 'en');
  expect(html).toContain('cg-row');
  expect(html).not.toContain('cg-hand-card');
});

it('plates, drawers and faces of choices are there for every seat', () => {
  const { g } = playAtRandom<State, Vocab>(rules, { seats: 3, seed: 'plates', most: 120 });
  for (const language of ['en', 'pl'] as const) {
    const props = boardProps<State, Vocab, CcgWords>(rules, g, {
      seat: 0,
      words: languages[language],
      language,
    });
    for (let seat = 0; seat < 3; seat++) {
      expect(plate(props, seat).figures.length).toBeGreaterThanOrEqual(5);
      expect(renderToStaticMarkup(<PlayerBoard {...props} of={seat} />)).toContain('cg-tile-capital');
    }
    expect(iconKey(languages[language], language).length).toBeGreaterThan(10);
  }
  const income = { answer: ['income', 0, 1] } as never;
  expect(
    face({ ...boardProps(rules, g, { seat: 0, words: en, language: 'en' }), seat: 0 }, income, {} as never)
      .icon?.name,
  ).toBe('flat-hammer');
});

it('every card is shown large with its name and its whole text, in both languages', () => {
  const { g } = playAtRandom<State, Vocab>(rules, { seats: 2, seed: 'details', most: 10 });
  for (const language of ['en', 'pl'] as const)
    for (const { id } of CARDS) {
      const words = languages[language];
      const html = detailMarkup(Detail, { id: `card:${id}`, view: g.s, words, language });
      expect(html).toContain(words.names[id].replaceAll("'", '&#x27;'));
    }
});
