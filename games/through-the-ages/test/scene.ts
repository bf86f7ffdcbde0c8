/** Small positions for tests: arranged by hand, then played by answers, each of them undone and redone on the way. */
import {
  type Answer,
  begin,
  type Frame,
  hash,
  NONE,
  Play,
  type Question,
  Refusal,
  type Tell,
} from '@epoka/kernel';
import { expect } from 'vitest';
import type { CardId } from '../content/ids.ts';
import * as T from '../content/tables.ts';
import { rules } from '../rules/index.ts';
import * as Ratings from '../rules/ratings.ts';
import { type Civ, copy, type Game, type State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';

export const PHASES = ['cardRow', 'war', 'political', 'discard', 'actions', 'production', 'turnEnd'] as const;
export type Phase = (typeof PHASES)[number];

export interface Options {
  readonly level?: 'simple' | 'advanced' | 'full';
  readonly seats?: number;
  readonly seed?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly round?: number;
  readonly age?: number;
  readonly active?: number;
  /** where in the turn of the active player the scene begins */
  readonly phase?: Phase;
}

export const card = T.card;
export const cards = (...ids: CardId[]) => ids.map(card);

/** A new table as the rules lay it out. */
export function table(seats: number, settings: Readonly<Record<string, unknown>> = {}, seed = 'test'): Scene {
  return new Scene(begin<State, Vocab>(rules, seats, seed, settings));
}

/**
 * A table in the middle of a game: seat 0 starts every round, nobody has military cards or anything taken, the row is
 * empty unless it is arranged.
 */
export function scene(options: Options, arrange: (s: State, ...civs: Civ[]) => void = () => {}): Scene {
  const { level = 'full', seats = 4, seed = 'test', settings = {}, phase = 'actions', active = 0 } = options;
  const g = begin<State, Vocab>(rules, seats, seed, { level, ...settings });
  const s = g.s;
  s.round = options.round ?? 5;
  s.age = options.age ?? 1;
  s.first = 0;
  s.active = active;
  s.mayResign = true;
  s.asked = [];
  s.gone.push(...s.row.filter(c => c !== NONE));
  s.row.fill(NONE);
  const frames: Frame[] = PHASES.slice(PHASES.indexOf(phase)).map(step => ({ step, data: null }));
  for (let seat = active + 1; seat < seats; seat++) frames.push({ step: 'turn', data: seat });
  frames.push({ step: 'roundEnd', data: null });
  s.stack = frames.reverse();
  for (const c of s.civs) {
    c.civilSpent = 0;
    c.militarySpent = 0;
  }
  arrange(s, ...s.civs);
  g.run();
  return new Scene(g);
}

export class Scene {
  readonly g: Game;
  readonly told: Tell[] = [];

  constructor(g: Game) {
    this.g = g;
    g.strict = true;
    g.log = this.told;
  }

  get s(): State {
    return this.g.s;
  }
  civ(seat: number): Civ {
    return this.s.civs[seat];
  }

  /** The open question; with several, that of the seat. */
  open(seat?: number): Question {
    const q = seat === undefined ? this.s.asked[0] : this.s.asked.find(x => x.seat === seat);
    if (!q) throw new Error(`nothing is asked${seat === undefined ? '' : ` of seat ${seat}`}`);
    return q;
  }

  /** The kind and seat of the open question. */
  asks(kind: string, seat?: number): this {
    const q = this.open(seat);
    expect(q.kind).toBe(kind);
    if (seat !== undefined) expect(q.seat).toBe(seat);
    return this;
  }

  /** Answers the open question. The same answer on a copy made before gives the same state; the copy was untouched. */
  does(...answer: [string, ...unknown[]]): this {
    return this.answers(this.open(), answer);
  }
  seatDoes(seat: number, ...answer: [string, ...unknown[]]): this {
    return this.answers(this.open(seat), answer);
  }

  private answers(q: Question, given: readonly unknown[]): this {
    const answer = given as unknown as Answer;
    const before = hash(this.s);
    const undone = copy(this.s);
    this.g.submit(q.seat, q.id, answer);
    const after = hash(this.s);
    expect(hash(undone)).toBe(before);
    const again = new Play(rules, undone);
    again.submit(q.seat, q.id, answer);
    expect(hash(again.s)).toBe(after);
    return this;
  }

  /** Is refused with this reason, and nothing changes. */
  cannot(answer: readonly [string, ...unknown[]], key: string, ...args: unknown[]): this {
    const q = this.open();
    const before = hash(this.s);
    let refusal: unknown;
    try {
      this.g.submit(q.seat, q.id, answer);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(Refusal);
    const { reason } = refusal as Refusal;
    expect(reason?.key, `${JSON.stringify(answer)} is refused`).toBe(key);
    if (args.length > 0) expect(reason?.args).toEqual(args);
    expect(hash(this.s)).toBe(before);
    return this;
  }

  /** Nobody offered this. */
  notOffered(...answer: [string, ...unknown[]]): this {
    expect(this.legal()).not.toContainEqual(answer);
    const q = this.open();
    expect(() => this.g.submit(q.seat, q.id, answer)).toThrow(Refusal);
    return this;
  }

  legal(seat?: number): Answer[] {
    const q = this.open(seat);
    const offers = this.g.legal(q);
    return Array.from({ length: offers.count }, (_, i) => offers.answer(i));
  }
  /** Legal answers with this verb, without the verb. */
  can(verb: string): unknown[][] {
    return this.legal()
      .filter(a => a[0] === verb)
      .map(a => a.slice(1));
  }
  warning(...answer: [string, ...unknown[]]): string | undefined {
    const found = this.g.options(this.open()).choices.find(c => hash(c.answer) === hash(answer));
    return found?.warn?.key;
  }

  tellsOf(key: string): Tell[] {
    return this.told.filter(t => t.key === key);
  }

  civil(seat: number): string {
    return `${Ratings.civilLeft(this.s, seat)}/${Ratings.civilTotal(this.s, seat)}`;
  }
  military(seat: number): string {
    return `${Ratings.militaryLeft(this.s, seat)}/${Ratings.militaryTotal(this.s, seat)}`;
  }
  strength(seat: number): number {
    return Ratings.strength(this.s, seat);
  }
}

/** Workers on a card, which comes into play for it. */
export function put(c: Civ, id: CardId, workers: number): void {
  c.workers[card(id)] = workers;
}
/** Blue tokens from the bank on a card. */
export function store(c: Civ, id: CardId, tokens: number): void {
  if (c.workers[card(id)] < 0) c.workers[card(id)] = 0;
  c.blues[card(id)] += tokens;
  c.blue -= tokens;
}
/** No units but these. */
export function army(c: Civ, units: Partial<Record<CardId, number>>): void {
  for (let h = T.FIRST_UNIT; h < T.HOLDERS; h++) c.workers[h] = -1;
  c.workers[card('warriors')] = 0;
  for (const [id, n] of Object.entries(units)) c.workers[card(id as CardId)] = n;
}
/** Resources as Bronze tokens, or food as Agriculture tokens. */
export function resources(c: Civ, n: number): void {
  store(c, 'bronze', n);
}
export function food(c: Civ, n: number): void {
  store(c, 'agriculture', n);
}
