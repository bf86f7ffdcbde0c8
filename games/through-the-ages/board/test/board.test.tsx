/** The board shows every position that comes up in play, and everything that can be answered can be answered on it. */
import './speaking.ts';
import {
  type Answer,
  begin,
  type Language,
  type Play,
  type Question,
  type Reader,
  SPECTATOR,
} from '@epoka/kernel';
import { boardProps, detailMarkup, escaped, playAtRandom } from '@epoka/web/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { army, cards, scene } from '../../test/scene';
import { Detail } from '../detail.tsx';
import { type AgesWords, ALL_CARDS, rules, type State, T, type Vocab } from '../game.ts';
import Board from '../index.tsx';
import { boardWords } from '../words.ts';

const languages: Readonly<Record<Language, AgesWords>> = { en, pl };

/** Words that note which answers were put into words: those are the ones somebody can see. */
function noting(words: AgesWords, said: Set<string>): AgesWords {
  const answers = Object.fromEntries(
    Object.entries(words.answers).map(([verb, say]) => [
      verb,
      (reader: Reader<State>, ...args: readonly unknown[]) => {
        said.add(JSON.stringify([verb, ...args]));
        return (say as (r: Reader<State>, ...a: readonly unknown[]) => string)(reader, ...args);
      },
    ]),
  );
  return { ...words, answers: answers as unknown as AgesWords['answers'] };
}

function show(g: Play<State, Vocab>, seat: number, language: Language, said = new Set<string>()): string {
  const words = noting(languages[language], said);
  return renderToStaticMarkup(
    <Board {...boardProps<State, Vocab, AgesWords>(rules, g, { seat, words, language })} />,
  );
}

/** What the question line itself offers, in any game: it needs no place on the board. */
const IN_THE_BAR: ReadonlySet<string> = new Set(['resign', 'pass', 'endTurn', 'done', 'decline']);

/** What nobody finds on the board: a legal answer that was neither said nor is behind a list of further ways. */
function missing(g: Play<State, Vocab>, q: Question, html: string, said: ReadonlySet<string>): Answer[] {
  const t = boardWords.en;
  return g.options(q).choices.flatMap(({ answer, why }) => {
    if (why !== undefined || IN_THE_BAR.has(answer[0]) || said.has(JSON.stringify(answer))) return [];
    const behind = answer[0] === 'destroy' || answer[0] === 'disband';
    return behind && html.includes(escaped(t.moreWays(en.card(answer[1] as number)))) ? [] : [answer];
  });
}

/** Plays at random, but never backwards, and looks at the board before every `every`th answer and a few times at each kind of question. */
function play(
  seats: number,
  settings: Readonly<Record<string, string | boolean>>,
  seed: string,
  every: number,
  look: (g: Play<State, Vocab>, q: Question) => void,
): void {
  const looked = new Map<string, number>();
  playAtRandom<State, Vocab>(rules, {
    seats,
    seed,
    settings,
    most: 900,
    avoid: ['destroy', 'disband'],
    look(g, q, _answer, n) {
      const times = looked.get(q.kind) ?? 0;
      if (n % every !== 0 && times >= 2) return;
      looked.set(q.kind, times + 1);
      look(g, q);
    },
  });
}

const tables: readonly [name: string, seats: number, settings: Readonly<Record<string, string | boolean>>][] =
  [
    ['Full game of four', 4, { level: 'full' }],
    [
      'Full game with variants',
      3,
      { level: 'full', drawAsAction: true, alternativeCorruption: true, endScoring: 'private' },
    ],
    ['Advanced game of two', 2, { level: 'advanced' }],
    ['Simple game', 3, { level: 'simple' }],
  ];

describe('the board in play', () => {
  for (const [name, count, settings] of tables)
    it(`${name}: every legal answer can be found on it`, () => {
      const kinds = new Set<string>();
      play(count, settings, `board ${name}`, 45, (g, q) => {
        kinds.add(q.kind);
        const said = new Set<string>();
        const html = show(g, q.seat, 'en', said);
        expect({ kind: q.kind, missing: missing(g, q, html, said) }).toEqual({ kind: q.kind, missing: [] });
      });
      expect(kinds.size).toBeGreaterThan(1);
    });

  it('shows waiting players and spectators the table without secrets', () => {
    play(3, { level: 'full' }, 'board, others', 150, (g, q) => {
      for (const seat of [SPECTATOR, (q.seat + 1) % 3]) {
        const html = show(g, seat, 'pl');
        expect(html).not.toMatch(/undefined|NaN|\[object/);
        expect(html).not.toContain('data-target="legal"');
        // whoever only looks on sees a whole civilization too, with its goods and its hand
        expect(html).toContain('class="ta-goods"');
        expect(html).toContain('ta-hand-civil');
      }
    });
  });

  it('takes a bid of any number, where there are many', () => {
    const g = begin<State, Vocab>(rules, 2, 'board, bid', { level: 'full' });
    const { s } = g;
    s.asked.length = 0;
    s.round = 4;
    s.civs[0].workers[T.card('warriors')] = 12;
    s.auction.card = T.card('historic-territory-1');
    g.ask(0, 'bid');
    const said = new Set<string>();
    const html = show(g, 0, 'en', said);
    expect(html).toMatch(/<input[^>]*type="number"[^>]*min="1" max="12"[^>]*value="1"/);
    expect(html).toContain(boardWords.en.anyNumber(1, 12));
    expect([...said]).toContain('["bid",12]');
    expect(missing(g, s.asked[0], html, said)).toEqual([]);
  });

  it('shows the event that asks, with its whole text, beside its question', () => {
    const shown = new Set<string>();
    play(3, { level: 'full' }, 'board, events', 400, (g, q) => {
      const { card } = (q.data ?? {}) as { card?: number };
      // an action card that orders something is in nobody's hand any more; its order stands in the question
      if (card === undefined || card < 0 || q.kind === 'order' || shown.has(q.kind)) return;
      shown.add(q.kind);
      const html = show(g, q.seat, 'en');
      const { name, text } = en.cards[T.cardId(card)];
      expect({
        kind: q.kind,
        name: html.includes(escaped(name)),
        text: html.includes(escaped(text)),
      }).toEqual({
        kind: q.kind,
        name: true,
        text: true,
      });
    });
    expect(shown.size).toBeGreaterThan(2);
  });

  it('says that an attack has succeeded once it has, not that it would', () => {
    const at = scene({ phase: 'political', age: 2 }, (_s, p, q) => {
      p.military = cards('raid-1');
      army(p, { warriors: 4 });
      army(q, { warriors: 1 });
      q.workers[T.card('religion')] = 1;
    });
    at.does('aggression', T.card('raid-1'), 1);
    const told = () => {
      const { seat } = at.s.asked[0];
      const html = show(at.g, seat, 'en');
      return [html.includes('as it stands the attack succeeds'), html.includes('the attack has succeeded')];
    };
    expect(told()).toEqual([true, false]);
    while (at.s.asked[0].kind !== 'raid') at.does('done');
    expect(told()).toEqual([false, true]);
  });

  it('shows the end', () => {
    const { g } = playAtRandom<State, Vocab>(rules, {
      seats: 2,
      seed: 'board, end',
      settings: { level: 'simple' },
      most: 5000,
    });
    expect(g.s.over).toBe(true);
    expect(show(g, 0, 'en')).toContain('ta-scales');
  });
});

describe('a card large', () => {
  it('tells its text and its clause in both languages', () => {
    const g = begin<State, Vocab>(rules, 2, 'detail', {});
    for (const language of ['en', 'pl'] as const) {
      const words = languages[language];
      const { view } = boardProps<State, Vocab, AgesWords>(rules, g, { seat: 0, words, language });
      for (const id of ALL_CARDS) {
        const html = detailMarkup(Detail, { id: `card:${id}`, view, words, language });
        expect(html).toContain(escaped(words.cards[id].text));
        expect(html).toMatch(/TTA-\d+/);
      }
    }
  });
});
