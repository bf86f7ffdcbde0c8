/** Everything that can be chosen has its place on the board, and everything on it its words and rules. */
import './speaking.ts';
import { type Answer, begin, type Language, type Play, SPECTATOR } from '@epoka/kernel';
import { type BoardChoice, choiceKey, sayReason } from '@epoka/web/kit';
import {
  badlyFounded,
  boardProps,
  detailMarkup,
  escaped,
  playAtRandom,
  unpictured,
  wrongLinks,
} from '@epoka/web/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVENT_IDS } from '../../content/ids.ts';
import { EVENT_KIND, FIRST_BUILDING, FIRST_PERSON, FIRST_STATE } from '../../content/tables.ts';
import { wisdomAndWarfare } from '../../index.ts';
import { book as bookEn } from '../../lang/rules-en.ts';
import { book as bookPl } from '../../lang/rules-pl.ts';
import type { Words } from '../../lang/types.ts';
import law from '../../RULES.md?raw';
import { EVENT } from '../../rules/declare.ts';
import { MANAGE, MOVE, type State } from '../../rules/state.ts';
import type { Vocab } from '../../rules/vocabulary.ts';
import { loadArt } from '../art.ts';
import { clausesOf } from '../clauses.ts';
import Board, { about, Detail, PlayerBoard, picture, plate } from '../index.tsx';
import { lookOf } from '../map.tsx';
import { id } from '../names.ts';
import { PICTURES } from '../pictures.ts';
import { roadsOf } from '../roads.ts';

const { rules } = wisdomAndWarfare;
const words = {} as Record<Language, Words>;

beforeAll(async () => {
  await loadArt();
  for (const language of ['en', 'pl'] as const)
    words[language] = (await wisdomAndWarfare.words[language]()) as Words;
});

type G = Play<State, Vocab>;

/** Answers that end or leave out something have no thing on the table; the question line has them. */
const CLOSING = ['pass', 'done', 'stop', 'none', 'end'];
/** One for one with a player whose leaf of the trade table is not open. */
const FOLDED = ['swap', 'offer'];

const propsFor = (g: G, seat: number, language: Language) =>
  boardProps(rules, g, { seat, words: words[language], language });

describe('the board', () => {
  it.each([2, 3, 4])(
    'shows a place for every choice that has one, with %i players',
    seats => {
      const looked = new Map<string, number>();
      const missing: string[] = [];
      playAtRandom<State, Vocab>(rules, {
        seats,
        seed: `board-${seats}`,
        most: 1500,
        avoid: [...CLOSING, 'back', 'ready'],
        look(g, q, chosen, n) {
          const legal = g.legal(q);
          const answers: Answer[] = Array.from({ length: legal.count }, (_, k) => legal.answer(k));
          for (const answer of [chosen, ...answers]) {
            const key = `${q.kind}/${answer[0]}`;
            const times = looked.get(key) ?? 0;
            // two of each are enough: a board is much to write down
            if (CLOSING.includes(answer[0]) || FOLDED.includes(answer[0]) || times === 2) continue;
            looked.set(key, times + 1);
            const props = propsFor(g, q.seat, n % 2 ? 'en' : 'pl');
            props.hot.set(choiceKey(q.id, answer));
            const html = renderToStaticMarkup(<Board {...props} />);
            if (q.kind === 'fight') expect(html.match(/ww-stakes/g)).toHaveLength(1);
            if (!html.includes('data-hot')) missing.push(`${key} ${JSON.stringify(answer)}`);
          }
        },
      });
      expect(missing).toEqual([]);
      for (const key of [
        'capital/at',
        'cities/act',
        'item/figure',
        'move/march',
        'walk/step',
        'research/tech',
      ])
        expect(looked.get(key), key).toBeGreaterThan(0);
    },
    120_000,
  );

  it('shows what was declared, with its whole text', () => {
    const { g } = playAtRandom<State, Vocab>(rules, { seats: 4, seed: 'phone', most: 200 });
    const card = 5;
    const { name, text } = words.en.cards.event[EVENT_IDS[EVENT_KIND[card]]];
    g.s.declared = [[EVENT, 1, 0, 0, card, 0]];
    g.s.asked = [{ ...g.s.asked[0], seat: 0, kind: 'react', data: { at: 0 } }];
    const html = renderToStaticMarkup(<Board {...propsFor(g, 0, 'en')} />);
    expect(html).toContain(`<b>${escaped(name)}</b><span>${escaped(text)}</span>`);
  });

  it('looks on a phone at every square where something can be done', () => {
    const { g } = playAtRandom<State, Vocab>(rules, { seats: 4, seed: 'phone', most: 200 });
    const choice = (legal: boolean) => [{ legal }] as unknown as readonly BoardChoice[];
    const look = (...squares: readonly number[]) =>
      lookOf(
        { view: g.s, own: 0 },
        new Map([[255, choice(false)], ...squares.map(q => [q, choice(true)] as const)]),
      )
        .split(' ')
        .map(Number);
    // seven columns and nine rows at least, and one square more around what can be pressed
    expect(look(17)).toEqual([0, 0, 6, 8]);
    expect(look(17, 29 + 16 * 8)).toEqual([0, 0, 14, 10]);
    const capital = g.s.city[0];
    const [left, top, right, bottom] = look();
    expect([left <= capital % 16, right >= capital % 16]).toEqual([true, true]);
    expect([top <= capital >> 4, bottom >= capital >> 4]).toEqual([true, true]);
  });

  it('shows a spectator everything and offers nothing', () => {
    const { g } = playAtRandom<State, Vocab>(rules, { seats: 3, seed: 'looker', most: 300 });
    const html = renderToStaticMarkup(<Board {...propsFor(g, SPECTATOR, 'en')} />);
    expect(html).not.toContain('data-target');
    expect(html).toContain('unexplored');
  });

  it('offers nothing on the board of another player', () => {
    const { g } = playAtRandom<State, Vocab>(rules, { seats: 2, seed: 'other', most: 60 });
    const { seat } = g.s.asked[0];
    const html = renderToStaticMarkup(<PlayerBoard {...propsFor(g, seat, 'en')} of={1 - seat} />);
    expect(html).not.toContain('data-target');
  });

  it('shows on each plate how far its player has come on the four roads', () => {
    const { g } = playAtRandom<State, Vocab>(rules, { seats: 4, seed: 'roads', most: 400 });
    const props = propsFor(g, 0, 'en');
    for (let seat = 0; seat < 4; seat++) {
      const { bars = [] } = plate(props, seat);
      expect(bars.map(bar => bar.key)).toEqual(['culture', 'science', 'coins', 'war']);
      expect(bars.map(bar => bar.of).slice(0, 3)).toEqual([21, 15, 15]);
      expect(bars[0].n).toBe(g.s.step[seat]);
    }
    const leaders = [0, 1, 2, 3].flatMap(seat => plate(props, seat).bars?.filter(bar => bar.leads) ?? []);
    expect(leaders.length).toBeGreaterThan(0);
  });

  it('counts only the techs that a whole pyramid needs', () => {
    const g = begin<State, Vocab>(rules, 2, 'pyramid');
    const s = structuredClone(g.s);
    s.civ = [0, 1];
    s.knows.fill(0);
    for (let t = 0; t < 11; t++) s.knows[t] = 1;
    expect(roadsOf(s, 0).science).toEqual({ n: 5, of: 15 });
  });
});

/** Contents on the board that are no choice, are sent nowhere by the question, and do not say why nothing can be done with them. */
function silentIn(g: G, q: G['s']['asked'][number], language: Language): string[] {
  const props = propsFor(g, q.seat, language);
  const { view, questions } = props;
  const told = new Set<string>();
  for (const { question, options } of questions) {
    for (const { kind } of options.elsewhere ?? []) told.add(kind);
    for (const { answer } of options.choices)
      rules.things?.meant(view, question, answer, kind => told.add(kind));
    // what a city makes out of the market
    if (question.kind === 'item') told.add('wonder');
  }
  const html = renderToStaticMarkup(<Board {...props} />);
  // each with what stands between it and the next one: its own choice is there, if it has one
  return [...html.matchAll(/data-content="([^"]+)"((?:(?!data-content=).)*)/gs)].flatMap(([, of, rest]) => {
    if (/^[^>]*data-key=|class="ek-hit"[^>]*data-key=/.test(rest)) return [];
    const thing = about(of, view, q.seat);
    const speaks =
      thing !== undefined &&
      (typeof thing === 'string' ? told.has(thing) : sayReason(props, thing) !== thing.key);
    return speaks ? [] : [of];
  });
}

describe('what is no choice now', () => {
  it.each([2, 4])('says when its turn is, or why nothing can be done with it, with %i players', seats => {
    const asked = new Map<string, number>();
    const silent: string[] = [];
    playAtRandom<State, Vocab>(rules, {
      seats,
      seed: `silent-${seats}`,
      most: 2500,
      avoid: [...CLOSING, 'back', 'ready'],
      look(g, q, _chosen, n) {
        const times = asked.get(q.kind) ?? 0;
        if (times === 4) return;
        asked.set(q.kind, times + 1);
        for (const of of silentIn(g, q, n % 2 ? 'en' : 'pl')) silent.push(`${q.kind}: ${of}`);
      },
    });
    expect([...new Set(silent)]).toEqual([]);
    expect(asked.size).toBeGreaterThan(12);
  });

  it('is told by what it is to the player', () => {
    const { g } = playAtRandom<State, Vocab>(rules, { seats: 2, seed: 'about', most: 60 });
    const view = structuredClone(g.s);
    const [mine, theirs] = [view.city[0], view.city[3]];
    const square = (q: number) => about(`${id.civ(0)}:${q}`, view, 0);
    expect(square(mine)).toBe('city');
    view.phase = MANAGE;
    expect(square(theirs)).toEqual({ key: 'in-movement', args: [] });
    view.phase = MOVE;
    view.asked = [{ ...view.asked[0], seat: 0, kind: 'move' }];
    expect(square(theirs)).toBe('stack');
    view.asked = [{ ...view.asked[0], kind: 'walk' }];
    expect(square(theirs)).toEqual({ key: 'too-far', args: [] });
    // what a city gathers around it
    const around = view.zone.findIndex((zone, q) => zone === 0 && view.fig.every(at => at !== q));
    view.top[around] = 0;
    view.mark[around] = 0;
    expect(square(around)).toBe('city');
    view.top[around] = FIRST_BUILDING;
    expect(square(around)).toEqual({ key: 'already-there', args: [] });
    view.top[around] = FIRST_PERSON;
    expect(square(around)).toBe('placed');
    view.top[around] = 0;
    view.fig[0] = around;
    expect(square(around)).toBe('stack');
    const wild = view.ground.findIndex((ground, q) => ground >= 0 && view.zone[q] < 0);
    view.fig.fill(-1);
    view.mark[wild] = FIRST_STATE;
    expect(square(wild)).toEqual({ key: 'on-city-state', args: [] });
    const pottery = id.tech(9);
    view.knows[9] = 0;
    expect(about(pottery, view, 0)).toBe('tech');
    view.knows[9] = 1;
    expect(about(pottery, view, 0)).toEqual({ key: 'tech-known', args: [] });
    view.gov[0] = 2;
    expect(about(id.government(2), view, 0)).toEqual({ key: 'same-government', args: [] });
    expect(about(id.government(3), view, 0)).toBe('government');
    view.hand[0] = [5];
    expect([about(id.event(5), view, 0), about(id.event(5), view, SPECTATOR)]).toEqual(['card', undefined]);
    view.goods.fill(0);
    view.goods[1] = 1;
    expect(about(id.good(1), view, 0)).toBe('good');
    expect(about(id.good(2), view, 0)).toEqual({ key: 'cannot-pay', args: [] });
    const [wonder] = view.wonderUp;
    expect(about(id.wonder(wonder), view, 0)).toBe('wonder');
    view.wonderAt[wonder] = around;
    expect(about(id.wonder(wonder), view, 0)).toEqual({ key: 'already-there', args: [] });
  });

  it.each(['en', 'pl'] as const)('a square says what lies on it, and who stands there (%s)', language => {
    const { g } = playAtRandom<State, Vocab>(rules, { seats: 2, seed: 'about', most: 60 });
    const { view } = propsFor(g, 0, language);
    const show = (q: number) =>
      detailMarkup(Detail, {
        id: `${id.tile(view.tile[0])}:${q}`,
        view,
        words: words[language],
        language,
      });
    const none = { en: 'None of your figures', pl: 'Nie ma tu żadnego twojego pionka' }[language];
    expect(show(view.city[0])).toContain('Łucja');
    expect(show(view.city[0])).not.toContain(none);
    expect(show(view.city[3])).toContain('Bruno');
    expect(show(view.city[3])).toContain(none);
    expect(show(view.fig.slice(0, 9).find(q => q >= 0) ?? -1)).not.toContain(none);
  });

  it('everything that can be counted explains itself when it is pointed at', () => {
    const { g } = playAtRandom<State, Vocab>(rules, { seats: 2, seed: 'about', most: 60 });
    const html = renderToStaticMarkup(<Board {...propsFor(g, g.s.asked[0].seat, 'en')} />);
    for (const [name, least] of [
      ['ww-make ', 7],
      ['ww-step ww-step-0', 1],
      ['ww-kind[ "]', 4],
      ['ww-ghost', 5],
      ['ww-good ', 3],
    ] as const) {
      const tags = html.match(new RegExp(`<[a-z]+[^>]*class="${name}[^>]*>`, 'g')) ?? [];
      expect(tags.length, name).toBeGreaterThanOrEqual(least);
      for (const tag of tags) expect(tag).toMatch(/data-hint="[^"]/);
    }
    // each of the nine squares of the city
    expect(html.match(/<g transform="[^"]+" data-hint="/g)).toHaveLength(9);
  });
});

describe('large', () => {
  it.each(['en', 'pl'] as const)('every content is shown with its name and its rule (%s)', language => {
    const g = begin<State, Vocab>(rules, 2, 'large');
    const { view } = propsFor(g, 0, language);
    const ids = rules.content ?? [];
    expect(ids.length).toBeGreaterThan(150);
    for (const id of ids) {
      const html = detailMarkup(Detail, { id, view, words: words[language], language });
      expect(html, id).toContain('WAW-');
      expect(html, id).toContain(escaped(words[language].content(id)));
      // an icon without an outline would be an empty picture
      expect(html, id).not.toContain('d=""');
    }
  });

  it('every content rests on clauses of the law, and no clause is named twice', () => {
    const ids = rules.content ?? [];
    expect(badlyFounded(ids, clausesOf)).toEqual([]);
    const wrong = ids.flatMap(id => clausesOf(id).filter(clause => !law.includes(`**${clause}**`)));
    expect([...new Set(wrong)]).toEqual([]);
  });
});

it.each(['en', 'pl'] as const)('every clause is a link to a passage of the Rules reader (%s)', language => {
  const book = { en: bookEn, pl: bookPl }[language];
  expect(wrongLinks(rules, Detail, { words: words[language], language, book }, clausesOf)).toEqual([]);
});

describe('pictures of log lines', () => {
  /** What marks the way of a game, or did not happen, and stands for nothing on the table. */
  const BARE = [
    'turn',
    'noEvents',
    'noPeople',
    'doneManaging',
    'doneMoving',
    'nothingToLearn',
    'noResearch',
    'terrain',
  ];

  it('are there for every line about something', () => {
    const { g, told } = playAtRandom<State, Vocab>(rules, {
      seats: 4,
      seed: 'pictures',
      most: 3000,
      avoid: [...CLOSING, 'back'],
    });
    expect(unpictured(told, g.s, picture, BARE)).toEqual([]);
  });

  it('are only of lines that have words', () => {
    for (const language of ['en', 'pl'] as const)
      expect(Object.keys(words[language].tells)).toEqual(expect.arrayContaining(Object.keys(PICTURES)));
  });
});
