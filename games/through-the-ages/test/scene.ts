/** Small positions for tests: arranged by hand, then played by answers, each of them undone and redone on the way. */
import { type Answer, NONE, type Question, type Tell } from '@epoka/kernel';
import { Scene as AnyScene, type Said, type StepOf } from '@epoka/kernel/kit/testing/scene';
import { expect } from 'vitest';
import type { CardId } from '../content/ids.ts';
import * as T from '../content/tables.ts';
import { rules } from '../rules/index.ts';
import * as Ratings from '../rules/ratings.ts';
import type { Civ, State } from '../rules/state.ts';
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
  return new Scene(rules, { seats, settings, seed });
}

/**
 * A table in the middle of a game: seat 0 starts every round, nobody has military cards or anything taken, the row is
 * empty unless it is arranged.
 */
export function scene(options: Options, arrange: (s: State, ...civs: Civ[]) => void = () => {}): Scene {
  const { level = 'full', seats = 4, seed = 'test', settings = {}, phase = 'actions', active = 0 } = options;
  const steps: StepOf<Vocab>[] = PHASES.slice(PHASES.indexOf(phase)).map(step => [step, null]);
  for (let seat = active + 1; seat < seats; seat++) steps.push(['turn', seat]);
  const at = table(seats, { level, ...settings }, seed).arrange(
    s => {
      s.round = options.round ?? 5;
      s.age = options.age ?? 1;
      s.first = 0;
      s.active = active;
      s.mayResign = true;
      s.gone.push(...s.row.filter(c => c !== NONE));
      s.row.fill(NONE);
      for (const c of s.civs) {
        c.civilSpent = 0;
        c.militarySpent = 0;
      }
      arrange(s, ...s.civs);
    },
    ...steps,
    ['roundEnd', null],
  );
  at.log.length = 0;
  return at;
}

export class Scene extends AnyScene<State, Vocab> {
  civ(seat: number): Civ {
    return this.s.civs[seat];
  }

  /** The open question; with several, that of the seat. */
  open(seat?: number): Question {
    return this.question(seat ?? this.s.asked[0]?.seat ?? 0);
  }

  /** The kind and seat of the open question. */
  asks(kind: string, seat?: number): this {
    expect(this.open(seat).kind).toBe(kind);
    return this;
  }

  /** Answers the open question, whoever is asked. */
  does(...said: Said): this {
    return this.answer(this.open().seat, ...said);
  }
  seatDoes(seat: number, ...said: Said): this {
    return this.answer(seat, ...said);
  }

  /** Is refused with this reason, and nothing changes. */
  cannot(said: Said, key: string, ...args: unknown[]): this {
    const reason = this.reason(this.open().seat, ...said);
    expect(args.length > 0 ? reason : reason.slice(0, 1), `${JSON.stringify(said)} is refused`).toEqual([
      key,
      ...args,
    ]);
    return this;
  }

  /** Nobody offered this. */
  notOffered(...said: Said): this {
    expect(this.why(this.open().seat, ...said)).toBe('not-offered');
    return this;
  }

  override legal(seat = this.open().seat, verb?: string): Answer[] {
    return super.legal(seat, verb);
  }
  /** Legal answers with this verb, without the verb. */
  can(verb: string): unknown[][] {
    return this.legal(this.open().seat, verb).map(a => a.slice(1));
  }
  warning(...said: Said): string | undefined {
    return this.warns(this.open().seat, ...said);
  }

  /** All log lines since the scene began. */
  get told(): Tell[] {
    return this.log;
  }
  tellsOf(key: string): Tell[] {
    return this.log.filter(t => t.key === key);
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
