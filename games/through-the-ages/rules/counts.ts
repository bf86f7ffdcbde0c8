/** Counting the pieces of a civilization, and what cards that count something are worth (content/measures.ts). */
import { NONE } from '@epoka/kernel';
import { TYPES, type Type } from '../content/basics.ts';
import type { Count, Formula } from '../content/measures.ts';
import * as T from '../content/tables.ts';
import { type Civ, NOT_IN_PLAY, type State } from './state.ts';

/** Sum of a number over cards. */
export function sumOf(list: readonly number[], of: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) n += of[list[i]];
  return n;
}

function any(list: readonly number[], of: readonly boolean[]): boolean {
  for (let i = 0; i < list.length; i++) if (of[list[i]]) return true;
  return false;
}

/** Workers on all cards of a type. */
export function workersOf(c: Civ, type: number): number {
  let n = 0;
  for (let i = T.FIRST[type]; i <= T.LAST[type]; i++) if (c.workers[i] > 0) n += c.workers[i];
  return n;
}

/** Sum over the workers on cards of a type. */
export function perWorker(c: Civ, type: number, of: readonly number[]): number {
  let n = 0;
  for (let i = T.FIRST[type]; i <= T.LAST[type]; i++) if (c.workers[i] > 0) n += c.workers[i] * of[i];
  return n;
}

export function allWorkers(c: Civ): number {
  let n = c.idle;
  for (let i = 0; i < c.workers.length; i++) if (c.workers[i] > 0) n += c.workers[i];
  return n;
}

export function unitsOf(c: Civ): number {
  let n = 0;
  for (let i = T.FIRST_UNIT; i < T.HOLDERS; i++) if (c.workers[i] > 0) n += c.workers[i];
  return n;
}

export function facesFactor(c: Civ): number {
  return any(c.wonders, T.DOUBLES_FACES) ? 2 : 1;
}

export function completedWonders(c: Civ): number {
  return c.wonders.length + c.ruined.length;
}

/** What farms put out with unlimited blue tokens. */
export function foodProduction(c: Civ): number {
  return perWorker(c, T.FARM, T.WORTH);
}

/** What mines put out with unlimited blue tokens, with all that counts as a mine (TTA-28.34). */
export function resourceProduction(c: Civ): number {
  let n = perWorker(c, T.MINE, T.WORTH);
  if (c.leader !== NONE && T.LABS_ARE_MINES[c.leader]) n += perWorker(c, T.LAB, T.WORTH);
  const extra = extraTokenMine(c);
  return extra === NONE ? n : n + T.WORTH[extra];
}

/** The mine that gets the additional token of each production, or NONE. */
export function extraTokenMine(c: Civ): number {
  if (!any(c.wonders, T.EXTRA_MINE_TOKEN)) return NONE;
  for (let i = T.LAST[T.MINE]; i >= T.FIRST[T.MINE]; i--) if (c.workers[i] > 0) return i;
  return NONE;
}

/** Every technology card in play: holders of workers, special technologies, the government. */
export function technologiesInPlay(c: Civ): number[] {
  const list: number[] = [c.government];
  for (let i = 0; i < T.HOLDERS; i++) if (c.workers[i] !== NOT_IN_PLAY) list.push(i);
  for (const special of c.specials) if (special !== NONE) list.push(special);
  return list;
}

export function isInPlay(c: Civ, card: number): boolean {
  if (card < T.HOLDERS) return c.workers[card] !== NOT_IN_PLAY;
  return c.government === card || c.specials.includes(card);
}

// ---- Formulas of cards

export type Reading = (s: State, seat: number) => number;

function levelsOf(cards: readonly number[]): number {
  let n = 0;
  for (const card of cards) if (card !== NONE) n += T.LEVEL[card];
  return n;
}

/** How each thing that cards count by name is counted. */
export const COUNTED: Readonly<Record<Count, Reading>> = {
  placedWorkers: (s, seat) => allWorkers(s.civs[seat]) - s.civs[seat].idle,
  allWorkers: (s, seat) => allWorkers(s.civs[seat]),
  units: (s, seat) => unitsOf(s.civs[seat]),
  colonies: (s, seat) => s.civs[seat].colonies.length,
  food: (s, seat) => foodProduction(s.civs[seat]),
  resources: (s, seat) => resourceProduction(s.civs[seat]),
  wonderFaces: (s, seat) => sumOf(s.civs[seat].wonders, T.HAPPY) * facesFactor(s.civs[seat]),
  technologyLevels: (s, seat) => levelsOf(technologiesInPlay(s.civs[seat])),
  governmentAndSpecialLevels: (s, seat) => T.LEVEL[s.civs[seat].government] + levelsOf(s.civs[seat].specials),
  // Level III in the Full game, level II in the Advanced one.
  newestTechnologies: (s, seat) =>
    technologiesInPlay(s.civs[seat]).filter(card => T.LEVEL[card] === s.level + 1).length,
};

function each(what: 'worker' | 'level' | 'face', on: readonly Type[], age: number | undefined): Reading {
  const types = on.map(type => TYPES.indexOf(type));
  if (age !== undefined)
    return (s, seat) => {
      let n = 0;
      for (const type of types)
        for (let i = T.FIRST[type]; i <= T.LAST[type]; i++)
          if (T.LEVEL[i] === age && s.civs[seat].workers[i] > 0) n += s.civs[seat].workers[i];
      return n;
    };
  const total = (c: Civ, of: readonly number[]) => {
    let n = 0;
    for (let k = 0; k < types.length; k++) n += perWorker(c, types[k], of);
    return n;
  };
  switch (what) {
    case 'worker':
      return (s, seat) => {
        let n = 0;
        for (let k = 0; k < types.length; k++) n += workersOf(s.civs[seat], types[k]);
        return n;
      };
    case 'level':
      return (s, seat) => total(s.civs[seat], T.LEVEL);
    case 'face':
      return (s, seat) => total(s.civs[seat], T.HAPPY) * facesFactor(s.civs[seat]);
  }
}

function best(of: readonly number[], on: readonly Type[]): Reading {
  const types = on.map(type => TYPES.indexOf(type));
  return (s, seat) => {
    const workers = s.civs[seat].workers;
    let most = 0;
    for (const type of types)
      for (let i = T.FIRST[type]; i <= T.LAST[type]; i++) if (workers[i] > 0 && of[i] > most) most = of[i];
    return most;
  };
}

/** Makes a formula a function, once: ratings are asked for all the time. */
export function compile<Name extends string>(
  formula: Formula<Name>,
  named: Readonly<Record<Name, Reading>>,
): Reading {
  if (typeof formula === 'number') return () => formula;
  if (typeof formula === 'string') return named[formula];
  if ('each' in formula) return each(formula.each, formula.on, formula.age);
  if ('best' in formula) return best(formula.best === 'level' ? T.LEVEL : T.CULTURE, formula.on);
  if ('pairsOf' in formula) {
    const [one, other] = formula.pairsOf.map(type => each('worker', [type], undefined));
    return (s, seat) => Math.min(one(s, seat), other(s, seat));
  }
  if ('eachWonder' in formula) {
    const byAge = formula.eachWonder;
    const worth = (n: number, wonder: number) => n + byAge[T.LEVEL[wonder]];
    return (s, seat) => s.civs[seat].ruined.reduce(worth, s.civs[seat].wonders.reduce(worth, 0));
  }
  if ('sum' in formula) {
    const parts = formula.sum.map(part => compile(part, named));
    return (s, seat) => {
      let n = 0;
      for (let k = 0; k < parts.length; k++) n += parts[k](s, seat);
      return n;
    };
  }
  const of = compile(formula.of, named);
  if ('times' in formula) return (s, seat) => formula.times * of(s, seat);
  if ('most' in formula) return (s, seat) => Math.min(formula.most, of(s, seat));
  return (s, seat) => Math.max(formula.least, of(s, seat));
}

function readings(formulas: readonly (Formula<Count> | undefined)[]): readonly (Reading | undefined)[] {
  return formulas.map(formula => (formula === undefined ? undefined : compile(formula, COUNTED)));
}

// Ratings of cards that depend on the position.
export const CULTURE_OF = readings(T.CULTURE_OF);
export const SCIENCE_OF = readings(T.SCIENCE_OF);
export const STRENGTH_OF = readings(T.STRENGTH_OF);
const COMPLETION = readings(T.COMPLETION);

/** Culture scored once, when a wonder is completed. */
export function completionOf(s: State, seat: number, wonder: number): number {
  return COMPLETION[wonder]?.(s, seat) ?? 0;
}
