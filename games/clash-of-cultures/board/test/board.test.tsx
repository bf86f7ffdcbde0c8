/** The board as markup, over whole games: whatever can be answered can be answered on it. */
import './speaking.ts';
import { type Answer, begin, type Language, type Play, type Question, SPECTATOR } from '@epoka/kernel';
import { choiceKey, sayReason } from '@epoka/web/kit';
import { boardProps, detailMarkup, escaped, playAtRandom } from '@epoka/web/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { rules } from '../../rules/index';
import { type Clash, KINDS, SETTLER, type State, type Words } from '../game.ts';
import Board, { about, Detail, face, iconKey, PlayerBoard, plate, Status } from '../index.tsx';
import { loadArt } from '../late.ts';
import { CLOSING } from '../sections.ts';
import { contentId } from '../table.tsx';

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

/** Contents on the board that are no choice, are sent nowhere by the question, and do not say why nothing can be done with them. */
function silentIn(g: G, q: Question, language: Language): string[] {
  const props = propsFor(g, q.seat, language);
  const { view, words, questions } = props;
  const told = new Set<string>();
  for (const { options } of questions) {
    for (const { kind } of options.elsewhere ?? []) told.add(kind);
    for (const { answer } of options.choices) rules.things?.meant(view, q, answer, kind => told.add(kind));
  }
  const html = renderToStaticMarkup(<Board {...props} />);
  const contents = new Set([...html.matchAll(/data-content="([^"]+)"/g)].map(m => m[1]));
  return [...contents].filter(id => {
    const thing = about(id, view, q.seat);
    if (thing === undefined) return true;
    return typeof thing === 'string'
      ? !told.has(thing)
      : sayReason({ reader: props.reader, words }, thing) === thing.key;
  });
}

describe('what is no choice now', () => {
  it.each([
    [2, { length: 'short' }],
    [4, { wonders: 'shared' }],
  ] as const)(
    'says when its turn is, or why nothing can be done with it, with %i players',
    (seats, settings) => {
      const asked = new Map<string, number>();
      const silent: string[] = [];
      playAtRandom<State, Clash>(rules, {
        seats,
        seed: `silent-${seats}`,
        settings,
        most: 800,
        avoid: ['end', 'none', 'trade'],
        look(g, q, _chosen, n) {
          const times = asked.get(q.kind) ?? 0;
          if (times === (q.kind === 'turn' ? 12 : 2)) return;
          asked.set(q.kind, times + 1);
          for (const id of silentIn(g, q, n % 2 ? 'en' : 'pl')) silent.push(`${q.kind}: ${id}`);
        },
      });
      expect(silent).toEqual([]);
      expect(asked.size).toBeGreaterThan(8);
    },
  );

  it('is told by what it is to the player', () => {
    const g = begin<State, Clash>(rules, 2, 'about');
    const { seat } = g.s.asked[0];
    const { view } = propsFor(g, seat, 'en');
    const space = (test: (x: number) => boolean) => {
      const x = view.terrain.findIndex((terrain, at) => terrain >= 0 && test(at));
      expect(x).toBeGreaterThanOrEqual(0);
      return about(contentId.space(view.terrain[x], x), view, seat);
    };
    expect(space(x => view.cityOwner[x] === seat)).toBe('city');
    expect(space(x => view.cityOwner[x] === 1 - seat)).toEqual({ key: 'not-your-city', args: [] });
    expect(space(x => view.cityOwner[x] < 0 && view.holder[x] < 0)).not.toBe('city');
    const camp = structuredClone(view);
    const x = camp.terrain.findIndex(
      (terrain, at) => terrain >= 0 && camp.cityOwner[at] < 0 && camp.holder[at] < 0,
    );
    const content = contentId.space(camp.terrain[x], x);
    camp.holder = camp.holder.map((holder, at) => (at === x ? 1 - seat : holder));
    expect(about(content, camp, seat)).toEqual({ key: 'enemy-here', args: [] });
    // while something else is asked a space may be what is asked for: it speaks of itself no more
    camp.asked = [{ ...camp.asked[0], kind: 'influence' }];
    expect(about(content, camp, seat)).toEqual({ key: 'not-among-these', args: [] });
    expect(about(contentId.advance(0), view, seat)).toBe('advance');
    expect(about(contentId.advance(0), view, SPECTATOR)).toBeUndefined();
    const card = view.hands[seat][0];
    expect(about(contentId.combat(card), view, seat)).toBe('card');
    expect(about(contentId.objective(view.objectives[seat][0], 1), view, seat)).toBe('objective');
    const built = structuredClone(view);
    const city = built.cityOwner.indexOf(seat);
    built.wonderAt = built.wonderAt.map((at, id) => (id === 0 ? city : at));
    expect(about(contentId.wonder(0), built, seat)).toEqual({ key: 'already-owned', args: [] });
    expect(about(contentId.wonder(0), built, 1 - seat)).toEqual({ key: 'not-among-these', args: [] });
    built.wonders = [[], []];
    built.wonders[seat] = [1];
    expect(about(contentId.wonder(1), built, seat)).toBe('wonder');
  });

  it.each(['en', 'pl'] as const)('a space says what stands on it, and whose it is (%s)', language => {
    const g = begin<State, Clash>(rules, 2, 'space');
    const { view, words } = propsFor(g, 0, language);
    const show = (x: number) =>
      detailMarkup(Detail, { id: contentId.space(view.terrain[x], x), view, words, language });
    const own = show(view.cityOwner.indexOf(0));
    expect(own).toContain('Łucja');
    expect(own).toContain(language === 'en' ? 'size 1' : 'rozmiar 1');
    const theirs = show(view.cityOwner.indexOf(1));
    expect(theirs).toContain('Bruno');
    expect(theirs).toContain(language === 'en' ? 'Only an army takes it' : 'Odbierze je tylko Armia');
    const settler = show(view.troops.findIndex((n, at) => at % KINDS === SETTLER && n > 0) / KINDS);
    expect(settler).toContain(`${escaped(words.board.units.settler.name)}</button>`);
  });

  it('every pile, track and counter explains itself when it is pointed at', () => {
    const g = begin<State, Clash>(rules, 2, 'hints');
    const html = renderToStaticMarkup(<Board {...propsFor(g, g.s.asked[0].seat, 'en')} />);
    for (const [name, n] of [
      ['coc-counter ', 14],
      ['coc-deck ', 4],
      ['coc-track"', 1],
      ['coc-ages"', 1],
      ['coc-act"', 4],
    ] as const) {
      const tags = html.match(new RegExp(`<[a-z]+[^>]*class="${name}[^>]*>`, 'g')) ?? [];
      expect(tags, name).toHaveLength(n);
      for (const tag of tags) expect(tag).toContain('data-hint="');
    }
    expect(html.match(/<h4 data-hint="/g)).toHaveLength(12);
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
