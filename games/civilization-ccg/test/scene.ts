/** Small positions for tests, laid out as on a table: rows of terrains with what lies and stands on them. */
import { type Answer, NONE } from '@epoka/kernel';
import { type Said, Scene, type StepOf } from '@epoka/kernel/kit/testing/scene';
import { CARDS, numberOf } from '../content/index.ts';
import { isIdle } from '../rules/activation.ts';
import { STAGES } from '../rules/cards.ts';
import { rules } from '../rules/index.ts';
import {
  CAPITAL_MARK,
  type G,
  IN_FIELD,
  IN_FORCE,
  IN_GROUND,
  IN_ROW,
  KNOWN,
  newObject,
  noDeclaration,
  playerRef,
  STANDING,
  type State,
  UNFINISHED,
} from '../rules/state.ts';
import { eraFor, satisfaction } from '../rules/values.ts';
import type { Vocab } from '../rules/vocabulary.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Who = (typeof NAMES)[number];

/** One player. Lists are card ids with blanks between. */
export interface Side {
  /**
   * Terrains from left to right: "plains: wheat granary spearmen ~temple/1 B.axemen" is Plains with a resource, a building, a
   * unit, a building of which one stage is paid (all of them without a number) and a foreign unit.
   */
  readonly row: readonly string[];
  readonly food?: number;
  readonly hand?: string;
  readonly atlas?: string;
  readonly library?: string;
  readonly discard?: string;
  readonly knows?: string;
  /** an invention on the way, "writing/1" */
  readonly devising?: string;
  /** events in play: "silk-road", "slave-revolt>B/2" */
  readonly events?: string;
  readonly era?: number;
}

export interface Layout {
  readonly A: Side;
  readonly B?: Side;
  readonly C?: Side;
  readonly D?: Side;
  /** where A's turn goes on */
  readonly from: Phase | 'unrest' | 'main';
  readonly active?: Who;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** main steps in which a player can only pass are passed, as in play */
  readonly idle?: boolean;
  /** turns that everybody had */
  readonly turns?: number;
}

type Step = StepOf<Vocab>;
export type Phase = 'activation' | 'explorers' | 'military' | 'management' | 'final';
const TURN: Readonly<Record<Phase, readonly Step[]>> = {
  activation: [
    ['ready', null],
    ['finish', null],
    ['markers', null],
    ['triggers', { when: 0 }],
    ['unrest', null],
    ['endPhase', null],
  ],
  explorers: [
    ['open', { phase: 1 }],
    ['victory', null],
    ['explore', null],
    ['endPhase', null],
  ],
  military: [
    ['open', { phase: 2 }],
    ['upkeep', null],
    ['points', null],
    ['military', null],
    ['returns', null],
    ['endPhase', null],
  ],
  management: [
    ['open', { phase: 3 }],
    ['manage', null],
    ['endPhase', null],
  ],
  final: [
    ['open', { phase: 4 }],
    ['triggers', { when: 1 }],
    ['finalDraw', null],
    ['final', null],
    ['discardDown', null],
    ['endPhase', null],
    ['endTurn', null],
  ],
};
const PHASES = Object.keys(TURN) as Phase[];

function stepsFrom(from: Layout['from']): Step[] {
  if (from === 'unrest') return [['unrest', null], ['endPhase', null], ...stepsFrom('explorers')];
  if (from === 'main') return [['manage', null], ['endPhase', null], ...stepsFrom('final')];
  return PHASES.slice(PHASES.indexOf(from)).flatMap(phase => TURN[phase]);
}

const list = (text = '') => text.split(' ').filter(Boolean);
const cards = (text?: string) => list(text).map(numberOf);

/** Verbs whose first argument is a card in hand, atlas or pile. */
const OF_CARDS = [
  'play',
  'terrain',
  'resource',
  'discard',
  'build',
  'devise',
  'drop',
  'top',
  'bottom',
  'take',
];
const WORDS: Readonly<Record<string, number>> = { left: 0, right: 1, food: 0, production: 1, tax: 2 };

export class Table extends Scene<State, Vocab, Who> {
  /** An object by what it is called: "B[1]" a terrain of the row, "spearmen" an own card, "B.spearmen#2" another's. */
  find(word: string, seat = 0): number {
    const place = /^([A-F])\[(\d+)\]$/.exec(word);
    if (place) return this.s.row[this.seat(place[1] as Who)][Number(place[2])];
    const [, owner, id, nth = '1'] = /^(?:([A-F])\.)?([a-z-]+)(?:#(\d+))?$/.exec(word) ?? [];
    if (id === undefined) throw new Error(`what is "${word}"?`);
    const whose = owner === undefined ? seat : this.seat(owner as Who);
    const found = this.s.face.flatMap((face, o) =>
      face === numberOf(id) && this.s.owner[o] === whose ? [o] : [],
    );
    if (found.length < Number(nth)) throw new Error(`there is no ${word}`);
    return found[Number(nth) - 1];
  }

  protected override understand(seat: number, [verb, ...words]: Said): Answer {
    const args = words.map((word, i) => {
      if (typeof word !== 'string') return word;
      if (WORDS[word] !== undefined) return WORDS[word];
      if (i === 0 && OF_CARDS.includes(verb)) return numberOf(word);
      if (/^[A-F]$/.test(word)) return playerRef(this.seat(word as Who));
      return this.find(word, seat);
    });
    return [verb, ...args] as unknown as Answer;
  }

  /** Attacks the place with these units, which all take part. */
  attack(place: string, ...units: string[]): this {
    const who = NAMES[this.s.active];
    this.answer(who, 'attack', place);
    for (const unit of units) this.answer(who, 'join', unit);
    return this.answer(who, 'go');
  }

  /** What is in play on a terrain, by id, in the order it came. */
  on(place: string): string[] {
    const at = this.find(place);
    return this.s.face.flatMap((face, o) => (this.s.at[o] === at ? [CARDS[face].id] : []));
  }
  /** Cards of a pile by id. */
  pile(which: 'hand' | 'discard' | 'atlas' | 'library', who: Who): string[] {
    return this.s[which][this.seat(who)].map(card => CARDS[card].id);
  }
  row(who: Who): string[] {
    return this.s.row[this.seat(who)].map(o => CARDS[this.s.face[o]].id);
  }
  satisfaction(who: Who): number {
    return satisfaction(this.s, this.seat(who));
  }
  /** Is the thing still in play? */
  has(word: string): boolean {
    try {
      return this.find(word) >= 0;
    } catch {
      return false;
    }
  }
}

/** Every main step is asked for, also of those who can only pass: a test then need not give everybody something to do. */
const asking = (kind: 'explore' | 'military' | 'manage') => (g: G) => {
  if (!isIdle(g.s)) g.ask(g.s.active, kind);
};
const patient: typeof rules = {
  ...rules,
  steps: {
    ...rules.steps,
    explore: asking('explore'),
    military: asking('military'),
    manage: asking('manage'),
    more: (g, { kind }) => asking(kind)(g),
  },
};

const REST: Side = { row: ['athens'] };

/** A table in the middle of a game: A is the active player unless told, everybody had some turns. */
export function lay(layout: Layout): Table {
  const { from, active = 'A', settings = {}, turns = 5 } = layout;
  const sides = [layout.A, layout.B ?? REST, layout.C, layout.D].filter(side => side !== undefined);
  const t = new Table(layout.idle ? rules : patient, {
    seats: sides.length,
    settings,
    seed: 'scene',
    names: NAMES.slice(0, sides.length),
  });
  t.arrange(
    s => {
      clear(s);
      s.round = 5;
      s.first = 0;
      s.active = t.seat(active);
      s.phase = from === 'main' || from === 'management' ? 3 : 0;
      sides.forEach((side, seat) => {
        for (const text of side.row) layTerrain(s, seat, text);
      });
      sides.forEach((side, seat) => {
        fill(s, seat, side);
        s.turns[seat] = turns;
      });
    },
    ...stepsFrom(from),
  );
  return t;
}

function clear(s: State): void {
  for (const part of ['face', 'owner', 'zone', 'at', 'used', 'marks', 'damage', 'points', 'moved'] as const)
    s[part] = [];
  for (const part of ['mustReturn', 'uses', 'serial', 'attached', 'temp'] as const) s[part] = [];
  for (const part of ['hand', 'library', 'atlas', 'discard', 'shown', 'row'] as const)
    s[part] = s[part].map(() => []);
  s.declared = noDeclaration();
  s.announced = [];
  s.pool.fill(0);
  s.food.fill(0);
  s.discovered = 0;
  s.drawn = 0;
}

const ZONES: Readonly<Record<string, number>> = {
  resource: IN_GROUND,
  building: STANDING,
  wonder: STANDING,
  unit: IN_FIELD,
};

function layTerrain(s: State, seat: number, text: string): void {
  const [id, rest] = text.split(':');
  const terrain = newObject(s, seat, numberOf(id), IN_ROW, NONE);
  if (CARDS[numberOf(id)].kind === 'capital') s.attached[terrain] = CAPITAL_MARK;
  s.row[seat].push(terrain);
  for (const word of list(rest)) {
    const [, owner, unfinished, card, paid] = /^(?:([A-F])\.)?(~?)([a-z-]+)(?:\/(\d))?$/.exec(word) ?? [];
    const number = numberOf(card);
    const whose = owner === undefined ? seat : NAMES.indexOf(owner as Who);
    const o = newObject(s, whose, number, unfinished ? UNFINISHED : ZONES[CARDS[number].kind], terrain);
    if (unfinished) s.marks[o] = paid === undefined ? STAGES[number].length : Number(paid);
  }
}

function fill(s: State, seat: number, side: Side): void {
  s.food[seat] = side.food ?? 0;
  s.hand[seat] = cards(side.hand);
  s.atlas[seat] = cards(side.atlas);
  s.library[seat] = cards(side.library ?? 'granary granary granary granary granary granary');
  s.discard[seat] = cards(side.discard);
  s.era[seat] = side.era ?? eraFor(side.row.length);
  for (const id of list(side.knows)) newObject(s, seat, numberOf(id), KNOWN, NONE);
  if (side.devising !== undefined) {
    const [id, paid] = side.devising.split('/');
    const o = newObject(s, seat, numberOf(id), UNFINISHED, NONE);
    s.marks[o] = paid === undefined ? STAGES[numberOf(id)].length : Number(paid);
  }
  for (const text of list(side.events)) {
    const [, id, whom, marks] = /^([a-z-]+)(?:>([A-F]))?(?:\/(\d))?$/.exec(text) ?? [];
    const o = newObject(s, seat, numberOf(id), IN_FORCE, NONE);
    s.marks[o] = Number(marks ?? 0);
    if (whom !== undefined) s.attached[o] = playerRef(NAMES.indexOf(whom as Who));
  }
}

/** A's units on the left edge, B's on the right edge next to it; A's wonder makes room for many units. */
export function face(ours: string, theirs: string, ground = 'plains', more: Partial<Layout> = {}): Table {
  return lay({
    from: 'military',
    A: { row: [`plains: ${ours}`, 'rome: terracotta-army', 'plains'], era: 3 },
    B: { row: ['plains', 'athens', `${ground}: ${theirs}`], era: 3 },
    ...more,
  });
}
