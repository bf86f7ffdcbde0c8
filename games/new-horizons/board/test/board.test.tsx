/** The board as markup, over whole games: whatever can be done with a thing on the table can be done on the board. */
import { begin, type Language, type Play, redact, SPECTATOR, seedChance } from '@epoka/kernel';
import { type NewHorizons, newHorizons, type State, type Words } from '@epoka/new-horizons';
import { type BoardProps, choiceKey, Hot } from '@epoka/web/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadArt } from '../art.ts';
import Board, { Detail } from '../index.tsx';

const { rules } = newHorizons;
const words = {} as Record<Language, Words>;

beforeAll(async () => {
  await loadArt();
  for (const language of ['en', 'pl'] as const)
    words[language] = (await newHorizons.words[language]()) as Words;
});

type G = Play<State, NewHorizons>;

/** Answers that end or leave out something have no thing on the table; the question bar has them. */
const BODILESS = new Set(['pass', 'skip', 'stop', 'none']);

function propsFor(g: G, seat: number, language: Language): BoardProps<State, NewHorizons, Words> {
  const view = redact(rules, g.s, seat);
  return {
    view,
    seat,
    seats: view.players.map((_, i) => ({ seat: i, name: `Łucja ${i}`, mark: i })),
    questions: g.s.asked.flatMap(q => (q.seat === seat ? [{ question: q, options: g.options(q) }] : [])),
    answer: () => undefined,
    reader: { view, seat, name: i => `Łucja ${i}` },
    words: words[language],
    language,
    motion: false,
    hot: new Hot(),
    open: () => undefined,
    recent: [],
  };
}

/** A small generator of its own: which answer is taken, and which choices are looked at. */
function dice(seed: string) {
  const chance = seedChance(seed);
  let n = chance[0] >>> 0;
  return (sides: number) => {
    n = (Math.imul(n, 1664525) + 1013904223) >>> 0;
    return Math.floor((n / 2 ** 32) * sides);
  };
}

describe('the board', () => {
  it.each([2, 4])('shows a place for every choice that has one, with %i players', seats => {
    const g = begin<State, NewHorizons>(rules, seats, `board-${seats}`);
    const roll = dice(`board-${seats}`);
    const looked = new Map<string, number>();
    const missing: string[] = [];
    for (let i = 0; !g.s.over && i < 2000; i++) {
      const q = g.s.asked[0];
      const legal = g.legal(q);
      const answers = Array.from({ length: legal.count }, (_, k) => legal.answer(k));
      const answer = answers[roll(answers.length)];
      const key = `${q.kind}/${answer[0]}`;
      const times = looked.get(key) ?? 0;
      // two of each are enough: a board is much to write down
      if (!BODILESS.has(answer[0]) && times < 2) {
        looked.set(key, times + 1);
        const props = propsFor(g, q.seat, i % 2 ? 'en' : 'pl');
        props.hot.set(choiceKey(q.id, answer));
        const html = renderToStaticMarkup(<Board {...props} />);
        if (!html.includes('data-hot')) missing.push(`${key} ${JSON.stringify(answer)}`);
      }
      g.legal(q);
      // passing and skipping now and then only, or nothing ever stands on the map
      let k = roll(answers.length);
      for (let tries = 0; tries < 6 && BODILESS.has(answers[k][0]); tries++) k = roll(answers.length);
      g.choose(q, k);
    }
    expect(missing).toEqual([]);
    for (const key of [
      'government/govern',
      'action/use',
      'research/research',
      'move/step',
      'production/coins',
    ])
      expect(looked.get(key), key).toBeGreaterThan(0);
  });

  it('shows a spectator everything and offers nothing', () => {
    const g = begin<State, NewHorizons>(rules, 3, 'looker');
    const html = renderToStaticMarkup(<Board {...propsFor(g, SPECTATOR, 'en')} />);
    expect(html).not.toContain('data-target');
    expect(html).toContain('Łucja 2');
  });

  it('lets homes, units and actions be opened where they are no choice', () => {
    const g = begin<State, NewHorizons>(rules, 3, 'looker');
    const html = renderToStaticMarkup(<Board {...propsFor(g, SPECTATOR, 'en')} />);
    const unit = words.en.names.units.settler;
    expect(html).toContain(`role="button" aria-label="${unit} of strength 2, Łucja 0"`);
    expect(html).toMatch(/role="button" aria-label="Łucja 0&#x27;s home\./);
    for (const name of Object.values(words.en.names.areas)) expect(html).toContain(`"${name} – show large"`);
  });

  it('leaves a hex to be pressed where it is a choice, whoever stands on it', () => {
    const g = begin<State, NewHorizons>(rules, 2, 'on a home');
    const s = structuredClone(g.s);
    const home = s.map.findIndex(tile => tile.home === 0);
    s.units = [{ seat: 1, kind: 0, strength: 3, tile: home }];
    const props = propsFor(g, 0, 'en');
    const spot = (questions: typeof props.questions) => {
      const html = renderToStaticMarkup(<Board {...props} view={s} questions={questions} />);
      return /role="(\w+)" aria-label="settler of strength 3, Łucja 1"/.exec(html)?.[1];
    };
    const question = { ...g.s.asked[0], seat: 0 };
    expect(spot([])).toBe('button');
    expect(spot([{ question, options: { choices: [{ answer: ['recruit', 0, 1, home] }], forms: [] } }])).toBe(
      'img',
    );
  });

  it('tells why a choice is blocked', () => {
    const g = begin<State, NewHorizons>(rules, 2, 'why');
    while (g.s.asked[0].kind !== 'action') {
      g.legal(g.s.asked[0]);
      g.choose(g.s.asked[0], 0);
    }
    const html = renderToStaticMarkup(<Board {...propsFor(g, g.s.asked[0].seat, 'en')} />);
    expect(html).toContain('In your first turn you must choose a basic action.');
  });
});

describe('large', () => {
  it.each(['en', 'pl'] as const)('every content is shown with its name and its rule (%s)', language => {
    const g = begin<State, NewHorizons>(rules, 2, 'large');
    const { view, reader } = propsFor(g, 0, language);
    const ids = rules.content ?? [];
    expect(ids.length).toBeGreaterThan(100);
    for (const id of ids) {
      const html = renderToStaticMarkup(
        <Detail
          id={id}
          view={view}
          reader={reader}
          words={words[language]}
          language={language}
          open={() => undefined}
        />,
      );
      expect(html, id).toContain('NH-');
      expect(html.replaceAll('&#x27;', "'"), id).toContain(words[language].content(id));
      // an icon without an outline would be an empty picture
      expect(html, id).not.toContain('d=""');
    }
  });

  it('a tile leads to the units on it', () => {
    const g = begin<State, NewHorizons>(rules, 2, 'large');
    const { view, reader } = propsFor(g, 0, 'en');
    const show = (id: string) =>
      renderToStaticMarkup(
        <Detail id={id} view={view} reader={reader} words={words.en} language="en" open={() => undefined} />,
      );
    expect(show('tile:home').match(/<button/g)).toHaveLength(2);
    expect(show('tile:home')).toContain('settler of strength 2, Łucja 1');
    expect(show('territory:cradle-of-civilization')).not.toContain('<button');
  });
});
