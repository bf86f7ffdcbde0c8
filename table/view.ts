/** What a looker sees: the table as it is now, or as it was at an earlier position. */
import {
  type AnyRuleset,
  type CoreState,
  knowsAt,
  type OrderScope,
  redact,
  type Secret,
  SPECTATOR,
  type Standing,
} from '@epoka/kernel';
import type { LogBook, Reading } from './log.ts';
import { ordersInForce } from './orders.ts';
import { openQuestions } from './plan.ts';
import type { Timeline } from './timeline.ts';
import {
  ALL_SEEING,
  type ClockReading,
  type Occupant,
  type Reach,
  type RedoStop,
  type TableConfig,
  type View,
} from './types.ts';

/** What looking needs of a table. */
export interface Sight<S extends CoreState> {
  readonly config: TableConfig;
  readonly timeline: Timeline<S>;
  readonly logBook: LogBook;
  /** as of the last entry */
  readonly clock: ClockReading;
  readonly seats: readonly Occupant[];
  /** the standing orders that the game knows */
  readonly known: readonly string[];
  readonly scopes: readonly OrderScope[];
  readonly reading: Reading;
}

/** A state as its lookers see it. Those who know the same get the same object: it is made, and compared later, once. */
export class Panorama<S extends CoreState> {
  private readonly rules: AnyRuleset;
  readonly real: S;
  readonly asked: readonly number[];
  private readonly seen: { readonly looker: number; readonly state: S; readonly standing: Standing[] }[] = [];

  constructor(rules: AnyRuleset, real: S) {
    this.rules = rules;
    this.real = real;
    this.asked = seatsAsked(real);
  }

  for(looker: number): { readonly state: S; readonly standing: Standing[] } {
    const { rules, real, seen } = this;
    for (const one of seen) if (seeAlike(rules, real, one.looker, looker)) return one;
    const state: S = looker === ALL_SEEING ? rules.copy(real) : redact(rules, real, looker);
    // Points from hidden things are no secret once the game is over; before that, only what the looker sees counts.
    const one = { looker, state, standing: rules.standing(real.over ? real : state) };
    seen.push(one);
    return one;
  }
}

/** Whether redaction makes no difference between the two. */
function seeAlike<S extends CoreState>(rules: AnyRuleset, s: S, a: number, b: number): boolean {
  if (a === b) return true;
  if (a < SPECTATOR || b < SPECTATOR || rules.redactMore !== undefined) return false;
  for (const q of s.asked) if ((q.seat === a || q.seat === b) && rules.questions[q.kind].secret) return false;
  for (const secret of rules.secrets as readonly Secret<S>[]) {
    if (secret.knows === 'nobody') continue;
    const lists = secret.lists(s);
    for (let owner = 0; owner < lists.length; owner++)
      for (let i = 0; i < lists[owner].length; i++)
        if (lists[owner][i] >= 0 && knowsAt(secret, s, a, owner, i) !== knowsAt(secret, s, b, owner, i))
          return false;
  }
  return true;
}

const NO_UNDO: Reach = { answers: 0, stop: 'start' };
const NO_REDO: Reach<RedoStop> = { answers: 0, stop: 'end' };

/** What belongs to the moment: its place in the entries, questions, undo and log. */
type Moment<S extends CoreState> = Pick<View<S>, 'n' | 'answers' | 'questions' | 'undo' | 'redo' | 'log'>;

/** As it is now; the panorama is of the present state. */
export function viewNow<S extends CoreState>(
  sight: Sight<S>,
  panorama: Panorama<S>,
  looker: number,
): View<S> {
  const { timeline, logBook, reading } = sight;
  const { book, g } = timeline;
  return viewOf(sight, panorama, looker, {
    n: book.entries.length,
    answers: book.line.length,
    questions: openQuestions(g, looker),
    undo: looker < 0 ? NO_UNDO : timeline.reach(looker),
    redo: looker < 0 ? NO_REDO : timeline.redoReach(looker),
    log: logBook.lines(looker, book, timeline.told(), reading),
  });
}

/** State, standing, seats and log as they were after so many items of the line; clocks and orders as they are now. */
export function viewThen<S extends CoreState>(
  sight: Sight<S>,
  answers: number,
  looker: number,
  ended: boolean,
): View<S> {
  const { timeline, logBook, reading } = sight;
  const { shown, line } = timeline.book;
  const last = answers === 0 ? -1 : line[answers - 1];
  // The last position of a game that has ended is its end, with what happened to seats since the last answer.
  const until = ended && answers === line.length ? shown.length : shown.indexOf(last) + 1;
  const past = new Set(shown.slice(0, until));
  const lines = logBook.lines(looker, timeline.book, timeline.told(), reading);
  const then = { ...sight, seats: timeline.book.seatsWhen(until) };
  return viewOf(then, new Panorama(timeline.rules, timeline.stateAt(answers)), looker, {
    n: last + 1,
    answers,
    questions: [],
    undo: NO_UNDO,
    redo: NO_REDO,
    log: lines.filter(line => line.n < 0 || past.has(line.n)),
  });
}

/** Field by field: made for everybody after every answer, a spread would cost more than all the rest. */
function viewOf<S extends CoreState>(
  { config, timeline, clock, seats, known, scopes }: Sight<S>,
  panorama: Panorama<S>,
  looker: number,
  moment: Moment<S>,
): View<S> {
  const { book, g, seed } = timeline;
  const { state, standing } = panorama.for(looker);
  return {
    game: config.game,
    version: config.version,
    seat: looker,
    settings: config.settings,
    roundCap: config.roundCap,
    n: moment.n,
    answers: moment.answers,
    state,
    questions: moment.questions,
    asked: panorama.asked,
    seats,
    standing,
    over: panorama.real.over,
    clock,
    undo: moment.undo,
    redo: moment.redo,
    orders: { known, on: looker < 0 ? [] : ordersInForce(g, book, looker), scopes },
    commitment: config.commitment,
    salts: config.salts ?? [],
    // A secret until the game is over, also at earlier positions.
    seed: g.s.over ? seed : null,
    log: moment.log,
  };
}

/** Each once, lowest first. */
export function seatsAsked(s: CoreState): number[] {
  if (s.asked.length === 1) return [s.asked[0].seat];
  return [...new Set(s.asked.map(q => q.seat))].sort((a, b) => a - b);
}
