/** The status phase (COC-24): six steps, each by all players in turn order before the next. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  ADVANCE_COUNT,
  CATEGORIES,
  CATEGORY_OF,
  CULTURE,
  GOLD,
  IS_GOVERNMENT,
  MOOD,
  REQUIRED_BY,
  TOP_OF,
  W,
} from '../content/index.ts';
import { payTokens } from './abilities.ts';
import { ANY } from './advances.ts';
import { removeCity } from './cities.ts';
import { relink } from './civs.ts';
import { amount, citiesOf, cityList, governmentOf, inCategory, owns, sizeOf, wonderWorks } from './counts.ts';
import { drawActions, drawObjectives } from './drawing.ts';
import { gain, trim } from './goods.ts';
import { changed, type State } from './state.ts';
import { FIXED } from './turn.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const LAST_AGE = 6;
const LAST_AGE_SHORT = 4;
const LAST_AGE_VARIABLE = 7;
const GOVERNMENTS = CATEGORIES.map((_, c) => c).filter(c => IS_GOVERNMENT[c]);

export function lastAge(s: State): number {
  if (s.ending !== FIXED) return LAST_AGE_VARIABLE;
  return s.short === 1 ? LAST_AGE_SHORT : LAST_AGE;
}

/** All seats in turn order. */
function inTurn(g: G, each: (seat: number) => void): void {
  for (let i = 0; i < g.s.seats; i++) each((g.s.first + i) % g.s.seats);
}

export const statusSteps: Pick<
  StepTable,
  'status' | 'lastObjectives' | 'statusDraw' | 'raze' | 'government' | 'firstPlayer' | 'statusEnd' | 'gameEnd'
> = {
  status(g) {
    const { s } = g;
    s.status = 1;
    s.current = s.first;
    g.tell('status', s.age);
    let ends = s.age >= lastAge(s);
    inTurn(g, seat => {
      if (citiesOf(s, seat) === 0) ends = true;
    });
    inTurn(g, seat => g.next('statusObjectives', { seat, completed: [] }));
    if (ends) {
      g.next('gameEnd');
      return;
    }
    inTurn(g, seat => g.next('freeAdvance', { seat, from: ANY, cube: 1, may: 0 }));
    // COC-28.3
    if (s.short === 1) inTurn(g, seat => g.next('freeAdvance', { seat, from: ANY, cube: 0, may: 0 }));
    inTurn(g, seat => g.next('statusDraw', seat));
    inTurn(g, seat => g.next('raze', seat));
    inTurn(g, seat => g.next('government', { seat, forced: 0 }));
    g.next('firstPlayer');
    g.next('statusEnd');
  },
  /** With a variable end only step 1 is left. */
  lastObjectives(g) {
    g.s.status = 1;
    g.s.current = g.s.first;
    inTurn(g, seat => g.next('statusObjectives', { seat, completed: [] }));
    g.next('gameEnd');
  },
  statusDraw(g, seat) {
    drawActions(g, seat, 1);
    drawObjectives(g, seat, 1);
  },
  raze(g, seat) {
    if (cityList(g.s, seat).some(x => sizeOf(g.s, x) === 1)) g.ask(seat, 'raze');
  },
  government(g, { seat, forced }) {
    if (GOVERNMENTS.some(c => whyNotGovern(g, seat, c, forced) === OK)) g.ask(seat, 'government', forced);
  },
  firstPlayer(g) {
    g.ask(whoNamesFirst(g.s), 'firstPlayer');
  },
  statusEnd(g) {
    g.s.status = 0;
    g.next('round');
  },
  gameEnd(g) {
    g.tell('end');
    g.end();
  },
};

/** Who has most tokens; the first player before others tied, then the nearest to the left (COC-24.6). */
function whoNamesFirst(s: State): number {
  let best = s.first;
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.first + i) % s.seats;
    if (wonderWorks(s, seat, W['great-lighthouse'])) return seat;
    if (tokensOf(s, seat) > tokensOf(s, best)) best = seat;
  }
  return best;
}

function tokensOf(s: State, seat: number): number {
  return amount(s, seat, MOOD) + amount(s, seat, CULTURE);
}

export const raze: Kind<'raze'> = {
  choices(g, { seat }, offer) {
    for (const x of cityList(g.s, seat))
      offer.unless(sizeOf(g.s, x) === 1 ? OK : g.no('too-large'), 'raze', x);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    if (a[0] === 'none') return;
    removeCity(g.s, a[1]);
    g.tell('razed', seat, a[1]);
    gain(g, seat, GOLD, 1);
  },
};

function whyNotGovern(g: G, seat: number, category: number, forced: number): Blocked {
  const { s } = g;
  const now = governmentOf(s, seat);
  if (now === NONE || now === category) return g.no('already-owned');
  if (!owns(s, seat, REQUIRED_BY[category])) return g.no('missing-requirement', REQUIRED_BY[category]);
  if (forced === 0 && s.governmentCost === 1 && (amount(s, seat, MOOD) < 1 || amount(s, seat, CULTURE) < 1))
    return g.no('cannot-pay');
  return OK;
}

/** All cubes of the government move to another (COC-24.5). */
export const government: Kind<'government'> = {
  choices(g, { seat, data: forced }, offer) {
    for (const c of GOVERNMENTS) offer.unless(whyNotGovern(g, seat, c, forced), 'govern', c);
    if (forced === 0) offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: forced }, a) {
    const { s } = g;
    if (a[0] === 'none') return;
    const category = a[1];
    const now = governmentOf(s, seat);
    const cubes = inCategory(s, seat, now);
    if (forced === 0 && s.governmentCost === 1) payTokens(g, seat, 1, 1);
    for (let i = 0; i < 4; i++) s.has = changed(s.has, seat * ADVANCE_COUNT + TOP_OF[now] + i, 0);
    s.has = changed(s.has, seat * ADVANCE_COUNT + TOP_OF[category], 1);
    g.tell('government', seat, category, cubes);
    relink(g, seat);
    trim(g, seat);
    if (cubes > 1) g.ask(seat, 'reform', { category, left: cubes - 1 });
  },
};

/** The other cubes go where their owner wants in the new category. */
export const reform: Kind<'reform'> = {
  auto: true,
  choices(g, { seat, data: { category } }, offer) {
    for (let a = 0; a < ADVANCE_COUNT; a++)
      offer.unless(
        CATEGORY_OF[a] !== category
          ? g.no('not-among-these')
          : owns(g.s, seat, a)
            ? g.no('already-owned')
            : OK,
        'advance',
        a,
      );
    busy(g, offer);
  },
  answer(g, { seat, data: { category, left } }, [, advance]) {
    g.s.has = changed(g.s.has, seat * ADVANCE_COUNT + advance, 1);
    g.tell('reformed', seat, advance);
    if (left > 1) g.ask(seat, 'reform', { category, left: left - 1 });
  },
};

export const firstPlayer: Kind<'firstPlayer'> = {
  choices(g, _q, offer) {
    for (let seat = 0; seat < g.s.seats; seat++) offer.can('seat', seat);
    busy(g, offer);
  },
  answer(g, _q, [, seat]) {
    g.s.first = seat;
    g.tell('first', seat);
  },
};
