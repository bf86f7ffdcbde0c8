/** The board as markup, over whole games: whatever can be done with a thing on the table can be done on the board. */
import './speaking.ts';
import { type Answer, begin, type Language, type Play, SPECTATOR } from '@epoka/kernel';
import {
  type NewHorizons,
  newHorizons,
  type State,
  TECHNOLOGIES,
  type Thing,
  type Words,
} from '@epoka/new-horizons';
import { choiceKey } from '@epoka/web/kit';
import { boardProps, detailMarkup, escaped, playAtRandom } from '@epoka/web/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { about } from '../about.ts';
import { loadArt } from '../art.ts';
import { ON_THE_TRAY } from '../bargains.ts';
import { Detail } from '../detail.tsx';
import Board, { PlayerBoard, phases } from '../index.tsx';
import { loadLate } from '../late.ts';

const { rules } = newHorizons;
const words = {} as Record<Language, Words>;

beforeAll(async () => {
  await Promise.all([loadArt(), loadLate()]);
  for (const language of ['en', 'pl'] as const)
    words[language] = (await newHorizons.words[language]()) as Words;
});

type G = Play<State, NewHorizons>;

/** Answers that end or leave out something have no thing on the table; the question bar has them. */
const BODILESS = ['pass', 'skip', 'stop', 'none', 'without', 'basicWithout'];

const propsFor = (g: G, seat: number, language: Language) =>
  boardProps(rules, g, { seat, words: words[language], language });

describe('the board', () => {
  it.each([2, 4])('shows a place for every choice that has one, with %i players', seats => {
    const looked = new Map<string, number>();
    const missing: string[] = [];
    playAtRandom<State, NewHorizons>(rules, {
      seats,
      seed: `board-${seats}`,
      most: 2000,
      avoid: BODILESS,
      look(g, q, chosen, n) {
        const legal = g.legal(q);
        const answers: Answer[] = Array.from({ length: legal.count }, (_, k) => legal.answer(k));
        for (const answer of [chosen, ...answers]) {
          const key = `${q.kind}/${answer[0]}`;
          const times = looked.get(key) ?? 0;
          // two of each are enough: a board is much to write down
          if (BODILESS.includes(answer[0]) || times === 2) continue;
          looked.set(key, times + 1);
          const props = propsFor(g, q.seat, n % 2 ? 'en' : 'pl');
          props.hot.set(choiceKey(q.id, answer));
          const html = renderToStaticMarkup(<Board {...props} />);
          if (!html.includes('data-hot')) missing.push(`${key} ${JSON.stringify(answer)}`);
        }
      },
    });
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

  it('what is decided on the tray is told to the frame before the tray is there', () => {
    const told = new Set(ON_THE_TRAY.split(' '));
    const untold = new Set<string>();
    let trays = 0;
    playAtRandom<State, NewHorizons>(rules, {
      seats: 2,
      seed: 'tray',
      most: 1200,
      look(g, q) {
        if (
          !['government', 'colour', 'technology', 'privateTechnology', 'choose', 'may', 'task'].includes(
            q.kind,
          )
        )
          return;
        trays++;
        const legal = g.legal(q);
        for (let k = 0; k < legal.count; k++) {
          const [verb] = legal.answer(k);
          if (!told.has(verb) && !BODILESS.includes(verb)) untold.add(`${q.kind}/${verb}`);
        }
      },
    });
    expect(trays).toBeGreaterThan(20);
    expect([...untold]).toEqual([]);
  });

  it('shows a spectator everything and offers nothing', () => {
    const g = begin<State, NewHorizons>(rules, 3, 'looker');
    const html = renderToStaticMarkup(<Board {...propsFor(g, SPECTATOR, 'en')} />);
    expect(html).not.toContain('data-target');
    expect(html).toContain('Celina');
  });

  it('tells those who watch whose choice lies on the tray', () => {
    const g = begin<State, NewHorizons>(rules, 2, 'looker');
    expect(g.s.asked[0].kind).toBe('government');
    const sentence = 'Choose your government';
    const title = (seat: number) =>
      /class="ek-theatre-title[^>]*>([^<]*)</.exec(
        renderToStaticMarkup(<Board {...propsFor(g, seat, 'en')} />),
      )?.[1];
    const asked = g.s.asked[0].seat;
    expect(title(asked)).toBe(sentence);
    expect(title(SPECTATOR)).toBe(`${['Łucja', 'Bruno'][asked]}: ${sentence}`);
  });

  it('lets homes, units and actions be opened where they are no choice', () => {
    const g = begin<State, NewHorizons>(rules, 3, 'looker');
    const html = renderToStaticMarkup(<Board {...propsFor(g, SPECTATOR, 'en')} />);
    const unit = words.en.names.units.settler;
    expect(html).toContain(`role="button" aria-label="${unit} of strength 2, Łucja"`);
    expect(html).toMatch(/role="button" aria-label="Łucja&#x27;s home\./);
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
      return /role="(\w+)" aria-label="settler of strength 3, Bruno"/.exec(html)?.[1];
    };
    const question = { ...g.s.asked[0], seat: 0 };
    expect(spot([])).toBe('button');
    expect(spot([{ question, options: { choices: [{ answer: ['recruit', 0, 1, home] }], forms: [] } }])).toBe(
      'img',
    );
  });

  it("a home that was built over stays its owner's, in words and in print", () => {
    const g = begin<State, NewHorizons>(rules, 2, 'built over');
    const s = structuredClone(g.s);
    const home = s.map.findIndex(tile => tile.home === 1);
    s.map[home].building = 0;
    s.map[home].left = 0;
    const html = renderToStaticMarkup(<Board {...propsFor(g, 0, 'en')} view={s} />);
    const cell = /<g class="[^"]*nh-built[^"]*"[^>]*aria-label="([^"]*)"[^>]*>.*?<\/g><\/g>/s.exec(html);
    expect(cell?.[1]).toContain('Farm. Bruno&#x27;s home. First builder: Łucja');
    expect(cell?.[0]).toMatch(/ek-seat-letter[^>]*>B</);
  });

  it('what can be done is told in names, never cut: the whole name of an action is its label', () => {
    const g = begin<State, NewHorizons>(rules, 2, 'names');
    for (const language of ['en', 'pl'] as const) {
      const html = renderToStaticMarkup(<Board {...propsFor(g, SPECTATOR, language)} />);
      for (const name of Object.values(words[language].names.areas)) expect(html).toContain(`"${name} – `);
    }
  });

  it('says what each goal asks for, how far the end is, and which phase it is', () => {
    const g = begin<State, NewHorizons>(rules, 2, 'goals');
    while (g.s.asked[0].kind !== 'action') {
      g.legal(g.s.asked[0]);
      g.choose(g.s.asked[0], 0);
    }
    const s = structuredClone(g.s);
    s.goals = [0, 3, 6];
    s.claims = [[0], [], []];
    const html = renderToStaticMarkup(<Board {...propsFor(g, 0, 'en')} view={s} />);
    for (const words of ['1 level IV card', '3 cities', '8 cubes invested', '1 of 3 cubes to the last round'])
      expect(html).toContain(words);
    expect(phases(s, 'en')).toMatchObject({ names: ['Action', 'Expansion', 'Production', 'Goal'], now: 0 });
  });

  it("a player's whole board names every leader, and leaves the player's own name to what stands over it", () => {
    const g = begin<State, NewHorizons>(rules, 2, 'whole');
    const s = structuredClone(g.s);
    s.first = 0;
    s.players[1].leaders = [0, 1, 2, 3, 4, 5, 6];
    const html = renderToStaticMarkup(<PlayerBoard {...propsFor(g, 0, 'en')} view={s} of={1} />);
    expect(html.match(/nh-leader-name/g)).toHaveLength(7);
    expect(html).not.toContain('nh-spine');
    s.first = 1;
    expect(renderToStaticMarkup(<PlayerBoard {...propsFor(g, 0, 'en')} view={s} of={1} />)).toContain(
      'first player',
    );
  });

  it('tells why a choice is blocked', () => {
    const g = begin<State, NewHorizons>(rules, 2, 'why');
    while (g.s.asked[0].kind !== 'action') {
      g.legal(g.s.asked[0]);
      g.choose(g.s.asked[0], 0);
    }
    const html = renderToStaticMarkup(<Board {...propsFor(g, g.s.asked[0].seat, 'en')} />);
    expect(html).toContain('You must have researched a technology of level II or higher.');
  });
});

describe('large', () => {
  it.each(['en', 'pl'] as const)('every content is shown with its name and its rule (%s)', language => {
    const g = begin<State, NewHorizons>(rules, 2, 'large');
    const { view } = propsFor(g, 0, language);
    const ids = rules.content ?? [];
    expect(ids.length).toBeGreaterThan(100);
    for (const id of ids) {
      const html = detailMarkup(Detail, { id, view, words: words[language], language });
      expect(html, id).toContain('NH-');
      expect(html, id).toContain(escaped(words[language].content(id)));
      // an icon without an outline would be an empty picture
      expect(html, id).not.toContain('d=""');
    }
  });

  it('a tile leads to the units on it', () => {
    const g = begin<State, NewHorizons>(rules, 2, 'large');
    const { view } = propsFor(g, 0, 'en');
    const show = (id: string) => detailMarkup(Detail, { id, view, words: words.en, language: 'en' });
    expect(show('tile:home').match(/<button/g)).toHaveLength(2);
    expect(show('tile:home')).toContain('settler of strength 2, Bruno');
    expect(show('territory:cradle-of-civilization')).not.toContain('<button');
  });

  it.each([
    ['en', 'Village (Bruno)', 'City (not fortified)', 'Second builder (Bruno)', 'Stands on'],
    ['pl', 'Wioska (Bruno)', 'Miasto (nieufortyfikowane)', 'Drugi budowniczy (Bruno)', 'Miejsce'],
  ] as const)(
    'a land says what stands on it and whose it is (%s)',
    (language, village, city, builder, on) => {
      const s = structuredClone(begin<State, NewHorizons>(rules, 2, 'large').s);
      const home = s.map.findIndex(tile => tile.home === 1);
      s.map[0].village = 1;
      s.map[home].building = 0;
      s.map[home].right = 1;
      s.units = [{ seat: 1, kind: 0, strength: 3, tile: 0 }];
      const show = (id: string) => detailMarkup(Detail, { id, view: s, words: words[language], language });
      const cradle = show('territory:cradle-of-civilization');
      for (const part of [village, city, 'Bruno</button>']) expect(cradle).toContain(part);
      expect(cradle).toContain(language === 'en' ? 'Territory · grassland' : 'Terytorium · łąki');
      expect(show('building:farm')).toContain(builder);
      expect(show('unit:settler:0')).toContain(
        `<b>${on}: </b>${words[language].content('territory:cradle-of-civilization')}`,
      );
      // each home is its owner's, not one of all
      const other = s.map.findIndex(tile => tile.home === 0);
      expect(show(`tile:home:${other}`)).toContain(
        language === 'en' ? 'Łucja&#x27;s home' : 'początkowe: Łucja',
      );
      expect(show(`tile:home:${other}`)).not.toContain('<button');
    },
  );

  it('what is no choice now belongs to a kind whose turn the question tells', () => {
    const g = begin<State, NewHorizons>(rules, 2, 'large');
    while (g.s.asked[0].kind !== 'action') {
      g.legal(g.s.asked[0]);
      g.choose(g.s.asked[0], 0);
    }
    const { seat } = g.s.asked[0];
    const props = propsFor(g, seat, 'en');
    const { view } = props;
    const board = renderToStaticMarkup(<Board {...props} />);
    const sent = props.questions[0].options.elsewhere?.map(({ kind }) => kind) ?? [];
    const contents = [...new Set([...board.matchAll(/data-content="([^"]+)"/g)].map(m => m[1]))];
    expect(contents).toContain('territory:cradle-of-civilization');
    for (const id of contents) {
      const [kind, , nth] = id.split(':');
      const thing = about(id, view, seat);
      // the question is about actions and their spaces; a unit of another player is not one's own to use
      const asked = kind === 'area' || (kind === 'technology' && nth !== undefined);
      const foreign = kind === 'unit' && view.units[Number(nth)].seat !== seat;
      expect(sent.includes(thing as Thing), id).toBe(!asked && !foreign);
    }
    const slot = view.slots.findIndex(technology => technology >= 0);
    const known = structuredClone(view);
    known.players[seat].scholars |= 1 << slot;
    const technology = `technology:${TECHNOLOGIES[view.slots[slot]].id}`;
    expect(about(technology, view, seat)).toBe('slot');
    expect(about(technology, known, seat)).toEqual({ key: 'already-researched', args: [] });
  });

  it.each(['en', 'pl'] as const)('whatever can be pointed at explains itself (%s)', language => {
    const looked = new Map<string, number>();
    const pointed = new Map<string, State>();
    playAtRandom<State, NewHorizons>(rules, {
      seats: 3,
      seed: `pointed ${language}`,
      most: 600,
      look(g, q) {
        const times = looked.get(q.kind) ?? 0;
        looked.set(q.kind, times + 1);
        if (times % 25 > 0) return;
        const props = propsFor(g, q.seat, language);
        const html = [
          renderToStaticMarkup(<Board {...props} />),
          renderToStaticMarkup(<PlayerBoard {...props} of={(q.seat + 1) % 3} />),
        ].join('');
        for (const [, id] of html.matchAll(/data-content="([^"]+)"/g))
          pointed.set(id, structuredClone(props.view));
      },
    });
    const kinds = new Set([...pointed.keys()].map(id => id.split(':')[0]));
    for (const kind of ['track', 'population', 'holdings', 'slot', 'level', 'display', 'stock', 'end', 'map'])
      expect(kinds, kind).toContain(kind);
    for (const [id, view] of pointed) {
      const html = detailMarkup(Detail, { id, view, words: words[language], language });
      // the clause of the rules it rests on, and a name that is no number of ours
      expect(html, id).toContain('NH-');
      expect(html, id).not.toContain(id);
      expect(html, id).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('a track tells what works on it, what comes next, and whose it is', () => {
    const s = structuredClone(begin<State, NewHorizons>(rules, 2, 'large').s);
    s.players[1].tracks[0] = 2;
    const show = (id: string) => detailMarkup(Detail, { id, view: s, words: words.en, language: 'en' });
    const html = show('track:food:1:2');
    expect(html).toContain('Track · Bruno');
    for (const i of [0, 1, 2]) expect(html).toContain(escaped(words.en.texts.trackSpace(0, i)));
    expect(html).toContain('covered by a cube');
    expect(html).not.toContain('<b>Next: </b>');
    expect(show('track:food:1:0')).toContain('<b>Next: </b>');
    expect(show('track:investment:1')).toContain('0 cubes');
    // one's own says when its turn is, another's is only looked at
    expect(about('track:food:1:2', s, 1)).toBe('track');
    expect(about('track:food:1:2', s, 0)).toBeUndefined();
  });

  it('a space of an action says who stands on it, and is told apart from its neighbours', () => {
    const g = begin<State, NewHorizons>(rules, 2, 'large');
    const s = structuredClone(g.s);
    s.players[1].pawn = 1;
    const board = renderToStaticMarkup(<Board {...propsFor(g, SPECTATOR, 'en')} view={s} />);
    expect(board).toContain('data-content="area:research-1:1"');
    const html = detailMarkup(Detail, { id: 'area:research-1:1', view: s, words: words.en, language: 'en' });
    expect(html).toContain('Pawn of Bruno');
  });
});
