/** The board as markup, over whole games: whatever can be answered can be answered on it. */
import './speaking.ts';
import { type Answer, begin, type Language, type Play, type Question, SPECTATOR } from '@epoka/kernel';
import { choiceKey } from '@epoka/web/kit';
import { boardProps, detailMarkup, escaped, playAtRandom } from '@epoka/web/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { rules } from '../../rules/index';
import type { Clash, State, Words } from '../game.ts';
import Board, { Detail, face, iconKey, PlayerBoard, plate, Status } from '../index.tsx';
import { loadArt } from '../late.ts';
import { CLOSING } from '../sections.ts';

const languages: Readonly<Record<Language, Words>> = { en, pl };
type G = Play<State, Clash>;

beforeAll(loadArt);

const propsFor = (g: G, seat: number, language: Language) =>
  boardProps<State, Clash, Words>(rules, g, { seat, words: languages[language], language });

/** One answer of each kind of question and verb is enough: a board is much to write down. */
function missingIn(seats: number, seed: string, settings: Readonly<Record<string, string>>) {
  const looked = new Map<string, number>();
  const missing: string[] = [];
  const look = (g: G, q: Question, chosen: Answer, n: number) => {
    const legal = g.legal(q);
    const answers: Answer[] = Array.from({ length: legal.count }, (_, k) => legal.answer(k));
    for (const answer of [chosen, ...answers]) {
      const key = `${q.kind}/${answer[0]}`;
      const times = looked.get(key) ?? 0;
      if (CLOSING.has(answer[0]) || times === 1) continue;
      looked.set(key, times + 1);
      const props = propsFor(g, q.seat, n % 2 ? 'en' : 'pl');
      props.hot.set(choiceKey(q.id, answer));
      const html = renderToStaticMarkup(<Board {...props} />);
      const table = html.match(/data-verbs="([^"]*)"/g)?.some(verbs => verbs.includes(answer[0]));
      if (!html.includes('data-hot') && !(q.kind === 'offer' && table))
        missing.push(`${key} ${JSON.stringify(answer)}`);
      if (/undefined|NaN|\[object/.test(html)) missing.push(`${key}: a hole in the words`);
    }
  };
  playAtRandom<State, Clash>(rules, {
    seats,
    seed,
    settings,
    most: 800,
    avoid: ['end', 'none', 'trade'],
    look,
  });
  return { missing, looked };
}

describe('the board in play', () => {
  it.each([
    [2, 'board of two', { length: 'short' }],
    [3, 'board of three', {}],
    [4, 'board of four', { wonders: 'shared' }],
  ] as const)('shows a place for every answer, with %i players', (seats, seed, settings) => {
    const { missing, looked } = missingIn(seats, seed, settings);
    expect(missing).toEqual([]);
    for (const key of ['turn/advance', 'turn/collect', 'turn/move', 'collect/take', 'group/unit', 'group/go'])
      expect(looked.get(key), key).toBeGreaterThan(0);
  });

  it('shows waiting players and spectators the table, and offers them nothing', () => {
    const { g } = playAtRandom<State, Clash>(rules, { seats: 3, seed: 'others', most: 300, avoid: ['end'] });
    const asked = g.s.asked[0].seat;
    for (const seat of [SPECTATOR, (asked + 1) % 3])
      for (const language of ['en', 'pl'] as const) {
        const html = renderToStaticMarkup(<Board {...propsFor(g, seat, language)} />);
        expect(html).not.toMatch(/undefined|NaN|\[object/);
        expect(html).not.toContain('data-target="legal"');
      }
  });

  it('tells why something is not possible', () => {
    const g = begin<State, Clash>(rules, 2, 'why');
    const { seat } = g.s.asked[0];
    const html = renderToStaticMarkup(<Board {...propsFor(g, seat, 'en')} />);
    expect(html).toContain('data-target="blocked"');
    expect(html).toContain(escaped(en.board.advances.farming.name));
  });

  it("opens another player's board without anything to press on it", () => {
    const { g } = playAtRandom<State, Clash>(rules, { seats: 2, seed: 'drawer', most: 120, avoid: ['end'] });
    const { seat } = g.s.asked[0];
    const html = renderToStaticMarkup(<PlayerBoard {...propsFor(g, seat, 'en')} of={1 - seat} />);
    expect(html).not.toContain('data-target="legal"');
    expect(html).toContain(escaped(en.board.categories.theocracy));
  });

  it('gives the frame figures, actions left, faces and an icon key', () => {
    const g = begin<State, Clash>(rules, 2, 'frame');
    const { seat } = g.s.asked[0];
    const props = propsFor(g, seat, 'pl');
    expect(plate(props, seat).figures.map(figure => figure.key)).toEqual([
      'food',
      'ore',
      'wood',
      'ideas',
      'gold',
      'mood',
      'culture',
      'cities',
      'cards',
      'cubes',
    ]);
    expect(renderToStaticMarkup(<Status {...props} />)).toContain('Zostało: 3 Akcje Główne');
    for (const { icon } of iconKey(pl)) expect(icon.path).not.toBe('');
    const [question] = props.questions;
    const { answer } = question.options.choices[0];
    const choice = { answer } as Parameters<typeof face>[1];
    expect(face({ ...props, seat }, choice, question.question).icon?.path).not.toBe('');
  });
});

describe('an offer as a form', () => {
  it('has a name for each of its parts', () => {
    const parts =
      'give get actions objectives wonders persons want wantPersons shown action objective wonder';
    for (const words of [en, pl])
      for (const part of [...parts.split(' '), 'food', 'culture']) expect(words.content(part)).not.toBe(part);
  });
});

describe('large', () => {
  it.each(['en', 'pl'] as const)('every content is shown with its name and its rule (%s)', language => {
    const g = begin<State, Clash>(rules, 2, 'large');
    const words = languages[language];
    const { view } = propsFor(g, 0, language);
    const ids = rules.content ?? [];
    expect(ids.length).toBeGreaterThan(200);
    for (const id of ids) {
      const html = detailMarkup(Detail, { id, view, words, language });
      expect(html, id).toContain('COC-');
      expect(html, id).toContain(escaped(words.content(id)));
      // an icon without an outline would be an empty picture
      expect(html, id).not.toContain('d=""');
    }
  });
});
