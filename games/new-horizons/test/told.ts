/**
 * What the log tells while something is done, in the words of the rulebook and with the cause where one is named:
 *
 *   expect(told(t, () => t.answer('Ada', 'build', 'farm', 'home of Ada'))).toEqual([
 *     'paid Ada 2',
 *     'lowered Ada 3 2 home of Ada',
 *     ...
 *     'population Ada 2 (building:farm)',
 *   ]);
 */
import { NONE, type Tell } from '@epoka/kernel';
import {
  AREAS,
  BUILDINGS,
  GOALS,
  GOVERNMENTS,
  LEADERS,
  MARKERS,
  SLOTS,
  STAGES,
  TECHNOLOGIES,
  TERRITORIES,
  TRACKS,
  UNITS,
} from '../content/index.ts';
import { LISTS } from '../rules/lists.ts';
import { SPACES } from '../rules/spaces.ts';
import type { Tells } from '../rules/vocabulary.ts';
import { NAMES } from './names.ts';
import type { Position } from './position.ts';

type Word = (n: number, t: Position) => string;

const number: Word = n => String(n);
const seat: Word = n => NAMES[n];
const kind: Word = n => UNITS[n];
const track: Word = n => TRACKS[n];
const slot: Word = n => SLOTS[n].name;
const technology: Word = n => (n === NONE ? 'nothing' : TECHNOLOGIES[n].id);
const building: Word = n => BUILDINGS[n].id;
/** a list of effects by what it is printed on */
const list: Word = n => LISTS[n].origin;
/** said as it is */
const cause: Word = String;
const tile: Word = (n, t) => {
  const { home, territory } = t.s.map[n];
  if (home !== NONE) return `home of ${NAMES[home]}`;
  return territory === 0 ? 'cradle' : TERRITORIES[territory].id;
};

type WordsOf<Args extends readonly unknown[]> = { readonly [I in keyof Args]-?: Word };

/** What the numbers of a line stand for. */
const WORDS: { readonly [K in keyof Tells]: WordsOf<Tells[K]> } = {
  round: [number],
  lastRound: [number],
  turn: [seat],
  government: [seat, n => GOVERNMENTS[n].id],
  use: [seat, n => SPACES[n].name],
  basic: [seat, n => AREAS[n].id],
  skip: [seat, list, number],
  lasting: [seat, list, number],
  impossible: [seat, list, number, cause],
  partly: [seat, list, number, cause],
  noExpansion: [seat, cause, number, number],
  noExchange: [seat],
  noGoal: [seat, n => (n === NONE ? 'none' : GOALS[n].id), number, number],
  goalWaits: [seat, n => GOALS[n].id],
  coins: [seat, number],
  paid: [seat, number],
  population: [seat, number],
  exhausted: [seat, number],
  gone: [seat],
  noted: [seat, number],
  marker: [seat, n => MARKERS[n], number],
  research: [seat, slot, technology],
  leader: [seat, n => LEADERS[n].id],
  revealed: [seat, technology],
  placed: [seat, technology, slot],
  private: [seat, technology],
  invest: [seat, track, number],
  uncovered: [seat, track, number],
  substitute: [seat],
  stage: [seat, n => STAGES[n]],
  building: [seat, building],
  recruit: [seat, kind, number, tile],
  upgrade: [seat, kind, number, number, tile],
  lowered: [seat, number, number, tile],
  move: [seat, kind, number, tile, tile],
  turnedUp: [seat, n => TERRITORIES[n].id],
  discover: [seat, tile],
  unitExhausted: [seat, kind, number, tile],
  found: [seat, tile],
  fortify: [seat, tile],
  build: [seat, building, tile],
  join: [seat, building, tile],
  buy: [seat, number],
  recall: [seat, kind, number, tile],
  sell: [seat],
  claim: [seat, n => GOALS[n].id, number],
  end: [],
};

function line(t: Position, { key, args, origin }: Tell): string {
  const words: readonly Word[] = WORDS[key as keyof Tells];
  const said = args.map((arg, i) =>
    Array.isArray(arg) ? arg.map(n => words[i](n, t)).join('+') : words[i](arg as number, t),
  );
  return [key, ...said].join(' ') + (origin === undefined ? '' : ` (${origin})`);
}

/** The lines told while `act` is done. */
export function told(t: Position, act: () => unknown): string[] {
  const from = t.g.log?.length ?? 0;
  act();
  return (t.g.log ?? []).slice(from).map(tell => line(t, tell));
}
