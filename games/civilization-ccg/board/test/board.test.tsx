/** The board shows every position that comes up in play, and every legal answer is behind something that can be pressed. */
import './speaking.ts';
import { type Answer, type Language, type Play, type Question, SPECTATOR } from '@epoka/kernel';
import { sayReason } from '@epoka/web/kit';
import { boardProps, detailMarkup, playAtRandom } from '@epoka/web/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { rules } from '../../rules/index';
import { lay } from '../../test/scene';
import { cardOf, restOf } from '../about.ts';
import { CARDS, type CcgWords, IN_FIELD, KNOWN, type State, type Vocab } from '../game.ts';
import Board, { about, Detail, face, iconKey, PlayerBoard, plate } from '../index.tsx';

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

/** Contents on the board that are no choice, are sent nowhere by the question, and do not say why nothing can be done with them. */
function silentIn(g: Play<State, Vocab>, q: Question, language: Language): string[] {
  const words = languages[language];
  const props = boardProps<State, Vocab, CcgWords>(rules, g, { seat: q.seat, words, language });
  const { view, questions } = props;
  const told = new Set<string>();
  for (const { options } of questions) for (const { kind } of options.elsewhere ?? []) told.add(kind);
  const html = renderToStaticMarkup(<Board {...props} />);
  // each with what stands between it and the next one: its own choice is there, if it has one
  return [...html.matchAll(/data-content="([^"]+)"((?:(?!data-content=).)*)/gs)].flatMap(([, of, rest]) => {
    if (/class="ek-hit"[^>]*data-key=/.test(rest)) return [];
    const thing = about(of, view, q.seat);
    const [, object] = cardOf(of);
    const speaks =
      typeof thing === 'string'
        ? told.has(thing)
        : thing === undefined
          ? object !== undefined && restOf(view, q.seat, object) !== undefined
          : sayReason(props, thing) !== thing.key;
    return speaks ? [] : [of];
  });
}

it.each([2, 3])(
  'what is no choice now says when its turn is, or why nothing can be done with it, with %i players',
  seats => {
    const asked = new Map<string, number>();
    const silent: string[] = [];
    playAtRandom<State, Vocab>(rules, {
      seats,
      seed: `silent ${seats}`,
      most: 900,
      avoid: ['abandon', 'starve', 'discard'],
      look: (g, q, _answer, n) => {
        const times = asked.get(q.kind) ?? 0;
        if (times === 6) return;
        asked.set(q.kind, times + 1);
        for (const of of silentIn(g, q, n % 2 === 0 ? 'en' : 'pl')) silent.push(`${q.kind}: ${of}`);
      },
    });
    expect([...new Set(silent)]).toEqual([]);
    expect(asked.size).toBeGreaterThan(6);
  },
  120_000,
);

describe('a card says what it is to the player', () => {
  const table = lay({
    from: 'military',
    A: { row: ['plains', 'rome: terracotta-army', 'plains'], era: 3 },
    B: { row: ['plains', 'athens', 'plains: axemen'], era: 3 },
  });
  const of = (s: State, name: string, owner: number) => {
    const object = s.face.findIndex((card, o) => CARDS[card]?.id === name && s.owner[o] === owner);
    expect(object, name).toBeGreaterThanOrEqual(0);
    return `card:${name}@${object}`;
  };

  it('in play', () => {
    const s = structuredClone(table.s);
    const says = (name: string, owner: number) => about(of(s, name, owner), s, 0);
    expect(says('plains', 0)).toBe('terrain');
    // nobody can be led against them, but that is said in one's own Military phase only
    expect(says('plains', 1)).toEqual({ key: 'nobodyJoins', args: [] });
    expect(says('axemen', 1)).toEqual({ key: 'nobodyJoins', args: [] });
    const [, army] = cardOf(of(s, 'axemen', 1));
    const led = structuredClone(s);
    led.zone = [...led.zone, IN_FIELD];
    led.owner = [...led.owner, 0];
    led.face = [...led.face, s.face[army ?? 0]];
    expect(about(of(led, 'plains', 1), led, 0)).toEqual({ key: 'tooFar', args: [] });
    expect(about(of(led, 'axemen', 1), led, 0)).toEqual({ key: 'enemyPresent', args: [] });
    led.asked = [{ ...led.asked[0], kind: 'manage' }];
    expect(about(of(led, 'axemen', 1), led, 0)).toBe('unit');
    expect(about(of(led, 'axemen', 0), led, 0)).toBe('unit');
    expect(about(of(led, 'plains', 0), led, SPECTATOR)).toBeUndefined();
  });

  it('in the hand, the atlas and the discard pile', () => {
    const s = structuredClone(table.s);
    const cards = ['axemen', 'plains', 'terracotta-army'].map(id => `card:${id}`);
    s.hand = [[cardOf(cards[0])[0]], []];
    s.atlas = [[cardOf(cards[1])[0]], []];
    const says = () => cards.map(card => about(card, s, 0));
    expect(says()).toEqual(['card', 'atlas', { key: 'outOfForce', args: [] }]);
    s.announced = [[1, cardOf(cards[2])[0], 0]];
    expect(says()[2]).toEqual({ key: 'finishFirst', args: [] });
  });

  it.each(['en', 'pl'] as const)('also where it is never pressed (%s)', language => {
    const words = languages[language];
    const large = (id: string) => detailMarkup(Detail, { id, view: table.s, words, language });
    const alone = { en: 'It works by itself', pl: 'Działa sama z siebie' }[language];
    expect(large(of(table.s, 'terracotta-army', 0))).toContain(alone);
    expect(large(of(table.s, 'plains', 0))).not.toContain(alone);
    const theirs = { ...table.s, owner: table.s.owner.map(() => 1), zone: table.s.zone.map(() => KNOWN) };
    expect(detailMarkup(Detail, { id: of(theirs, 'plains', 1), view: theirs, words, language })).toContain(
      { en: 'Only Bruno uses it', pl: 'Korzysta z niej tylko Bruno' }[language],
    );
  });
});

it('piles, phases and signs on cards explain themselves when they are pointed at', () => {
  const { g } = playAtRandom<State, Vocab>(rules, { seats: 2, seed: 'hints', most: 40 });
  const large = ['plains', 'axemen'].map(card =>
    detailMarkup(Detail, { id: `card:${card}`, view: g.s, words: en, language: 'en' }),
  );
  const html = show(g, g.s.asked[0].seat, 'en') + large.join('');
  for (const [name, least] of [
    ['cg-pile ', 2],
    ['cg-discard', 2],
    ['cg-seat-label ', 1],
    ['cg-in"', 3],
    ['cg-pips', 1],
    ['cg-val"', 1],
    ['cg-st"', 1],
  ] as const) {
    const tags = html.match(new RegExp(`<[a-z]+[^>]*class="${name}[^>]*>`, 'g')) ?? [];
    expect(tags.length, name).toBeGreaterThanOrEqual(least);
    for (const tag of tags) expect(tag).toContain('data-hint="');
  }
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
