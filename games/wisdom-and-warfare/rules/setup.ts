/** Laying out the game (WAW-3). */
import { OK, type QuestionRules, type SettingsOf } from '@epoka/kernel';
import { CIVILIZATIONS } from '../content/civilizations.ts';
import { UNIT_TYPES } from '../content/ids.ts';
import { LAYOUTS } from '../content/layouts.ts';
import {
  AMERICA,
  CHINA,
  CIV_GOVERNMENT,
  CIV_TECH,
  EGYPT,
  FIRST_WONDER,
  FRANCE,
  SQUARE_MARK,
  TECH_COUNT,
} from '../content/tables.ts';
import { drawUnit, drawWonder, inSupply, markZone, put, refillWonders, setTop } from './changes.ts';
import { armiesOf, outskirtsTrade } from './counts.ts';
import { elsewhere } from './elsewhere.ts';
import { printedAt } from './geometry.ts';
import { cannotBuild, cannotDeploy } from './placing.ts';
import type { Specs } from './settings.ts';
import { gridOf, isWater } from './squares.ts';
import { CITIES, type G, replaced, type State } from './state.ts';
import type { Vocab } from './vocabulary.ts';

/** By number of seats and first seat: the seats in turn order. Worked out once. */
const ORDERS = [0, 1, 2, 3, 4].map(seats =>
  Array.from({ length: seats }, (_, first) => Array.from({ length: seats }, (_, i) => (first + i) % seats)),
);

export const inOrder = (s: State): readonly number[] => ORDERS[s.seats][s.first];

export function setup(g: G, settings: SettingsOf<Specs>): void {
  const { s } = g;
  s.first = g.roll(s.seats);
  s.active = s.first;
  const pool = CIVILIZATIONS.flatMap(({ expansion }, i) =>
    settings.civilizations === 'all' || (settings.civilizations === 'expansion') === (expansion === true)
      ? [i]
      : [],
  );
  s.draft = pool;
  for (const deck of s.events) g.shuffle(deck);
  for (const deck of s.units) g.shuffle(deck);
  if (settings.pick) for (const seat of inOrder(s)) g.next('chooseCiv', seat);
  else for (const seat of inOrder(s)) takeCiv(g, seat, g.drawFrom(pool));
  g.next('layOut');
  for (const seat of inOrder(s)) g.next('settle', seat);
  g.next('turn');
}

function takeCiv(g: G, seat: number, civ: number): void {
  g.s.civ[seat] = civ;
  g.tell('civ', seat, civ);
}

export function chooseCiv(g: G, seat: number): void {
  g.s.active = seat;
  g.ask(seat, 'civ');
}

/** The civilizations that nobody has taken yet are in `draft`. */
export const civQuestion: QuestionRules<State, Vocab, 'civ'> = {
  choices(g, _q, offer) {
    for (const civ of g.s.draft) offer.unless(g.s.civ.includes(civ) ? g.no('civ-taken') : OK, 'civ', civ);
    elsewhere(g, offer);
  },
  answer(g, q, [, civ]) {
    takeCiv(g, q.seat, civ);
  },
};

/** Puts a tile into a slot, turned clockwise, with the markers of its icons. */
export function layTile(g: G, slot: number, tile: number, turns: number): void {
  const { s } = g;
  s.tile = replaced(s.tile, slot, tile);
  s.turned = replaced(s.turned, slot, turns);
  s.ground = s.ground.slice();
  s.mark = s.mark.slice();
  const squares = gridOf(s).inside[slot];
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 4; c++) {
      const q = squares[r * 4 + c];
      const printed = tile * 16 + printedAt(turns, r, c);
      s.ground[q] = printed;
      const mark = SQUARE_MARK[printed];
      // Face-down markers are drawn when they are turned up: until then only their number counts.
      if (mark === 1 ? onMap(s, 1) < s.huts.length : mark !== 2 || onMap(s, 2) < s.villages.length)
        s.mark[q] = mark;
    }
}

export function onMap(s: State, mark: number): number {
  return s.mark.filter(there => there === mark).length;
}

export function layOut(g: G): void {
  const { s } = g;
  s.draft = [];
  const { homes } = LAYOUTS[s.seats - 2];
  inOrder(s).forEach((seat, i) => {
    layTile(g, homes[i][0], s.civ[seat], homes[i][1]);
  });
  if (s.civ.includes(EGYPT)) s.draft = [drawWonder(g)];
  refillWonders(g);
}

export function settle(g: G, seat: number): void {
  const { s } = g;
  const civ = s.civ[seat];
  s.active = seat;
  s.gov[seat] = CIV_GOVERNMENT[civ];
  s.knows = replaced(s.knows, seat * TECH_COUNT + CIV_TECH[civ], 1);
  g.next('adopt', seat);
  if (civ === FRANCE) g.next('adopt', seat);
  g.next('firstUnits', seat);
  g.next('capital', seat);
  const armies = CIVILIZATIONS[civ].armies ?? 1;
  if (civ === EGYPT) g.next('firstWonder', seat);
  if (civ === AMERICA) g.next('person', seat);
  for (let i = 0; i < armies; i++) g.next('firstFigure', { seat, kind: 0 });
  g.next('firstFigure', { seat, kind: 1 });
  g.next('firstTrade', seat);
}

export function firstUnits(g: G, seat: number): void {
  const extra = CIVILIZATIONS[g.s.civ[seat]].units ?? {};
  for (let type = 0; type < 3; type++)
    for (let i = 0; i <= (extra[UNIT_TYPES[type]] ?? 0); i++) drawUnit(g, seat, type);
}

export function capital(g: G, seat: number): void {
  g.ask(seat, 'capital');
}

/** The four centre squares of the home tile. */
const CENTRES = [5, 6, 9, 10];

export const capitalQuestion: QuestionRules<State, Vocab, 'capital'> = {
  choices(g, q, offer) {
    const { s } = g;
    const squares = gridOf(s).inside[homeSlot(s, q.seat)];
    for (const i of CENTRES) offer.unless(isWater(s, squares[i]) ? g.no('site-water') : OK, 'at', squares[i]);
    elsewhere(g, offer);
  },
  answer(g, q, [, at]) {
    const { s } = g;
    s.city[q.seat * CITIES] = at;
    markZone(s, q.seat * CITIES, at, true);
    if (s.civ[q.seat] === CHINA) s.walls[q.seat] = 1;
    g.tell('capital', q.seat, at);
  },
};

function homeSlot(s: State, seat: number): number {
  return LAYOUTS[s.seats - 2].homes[(seat - s.first + s.seats) % s.seats][0];
}

export function firstWonder(g: G, seat: number): void {
  g.ask(seat, 'firstWonder', { wonder: g.s.draft[0] });
}

export const firstWonderQuestion: QuestionRules<State, Vocab, 'firstWonder'> = {
  choices(g, q, offer) {
    const { s } = g;
    for (const at of gridOf(s).eight[s.city[q.seat * CITIES]])
      offer.unless(cannotBuild(g, q.seat, at, FIRST_WONDER + q.data.wonder), 'at', at);
    elsewhere(g, offer);
  },
  answer(g, q, [, at]) {
    g.s.draft = [];
    setTop(g.s, at, FIRST_WONDER + q.data.wonder);
    g.tell('placed', q.seat, FIRST_WONDER + q.data.wonder, at);
  },
};

export function firstFigure(g: G, { seat, kind }: { seat: number; kind: number }): void {
  g.ask(seat, 'firstFigure', { kind });
}

export const firstFigureQuestion: QuestionRules<State, Vocab, 'firstFigure'> = {
  choices(g, q, offer) {
    const { s } = g;
    for (const at of gridOf(s).eight[s.city[q.seat * CITIES]])
      offer.unless(cannotDeploy(g, q.seat, q.data.kind, at), 'at', at);
    elsewhere(g, offer);
  },
  answer(g, q, [, at]) {
    const { s } = g;
    put(s, q.seat, inSupply(s, q.seat, q.data.kind, armiesOf(s, q.seat)), at);
    g.tell('figure', q.seat, q.data.kind, at);
  },
};

export function firstTrade(g: G, seat: number): void {
  const { s } = g;
  s.trade[seat] = outskirtsTrade(s, seat, 0);
  g.tell('firstTrade', seat, s.trade[seat]);
}
