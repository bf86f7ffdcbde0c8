/**
 * The language of the tests. A position is laid out in the words of the rulebook, answered as a player would, and looked
 * at piece by piece. Every answer is undone and redone on the way; pieces must be conserved from the first answer on.
 *
 *   const t = position('Ada', 'Ben');
 *   t.player('Ada', { coins: 2, active: 1 });
 *   t.answer('Ada', 'use', 'research-2-b');
 *   expect(t.of('Ada').coins).toBe(0);
 *   t.rests('Ada', 'production');
 */
import { type Answer, hash, NONE, type Question, Refusal } from '@epoka/kernel';
import { expect } from 'vitest';
import {
  AREAS,
  BUILDINGS,
  COLOURS,
  GOALS,
  GOVERNMENTS,
  TECHNOLOGIES,
  TERRITORIES,
  TRACKS,
  UNITS,
} from '../content/index.ts';
import { hexAt } from '../rules/hexes.ts';
import { rules } from '../rules/index.ts';
import type { Unit } from '../rules/state.ts';
import type { Questions } from '../rules/vocabulary.ts';
import { Layout } from './layout.ts';
import { index, NAMES, type Name, numberOf, slotOf, spaceOf } from './names.ts';

export { numberOf, slotOf, spaceOf } from './names.ts';

type Word = string | number;

export function position(...names: Name[]): Position {
  return new Position(names);
}

export class Position extends Layout {
  units(name: Name): string[] {
    return this.s.units.filter(u => u.seat === this.seat(name)).map(u => this.describe(u));
  }

  private describe(u: Unit): string {
    const t = this.s.map[u.tile];
    const place = t.home === NONE ? TERRITORIES[t.territory].id : `home of ${NAMES[t.home]}`;
    return `${UNITS[u.kind]} ${u.strength} on ${place === TERRITORIES[0].id ? 'cradle' : place}`;
  }

  /** 'settler 4 on copper-hills', 'soldier 2', 'settler': the first own unit that fits. */
  private unitNumber(seat: number, word: string): number {
    const i = this.s.units.findIndex(u => u.seat === seat && this.describe(u).startsWith(word));
    if (i < 0) throw new Error(`${NAMES[seat]} has no "${word}"`);
    return i;
  }

  // ---- answering

  private question(name: Name): Question {
    const q = this.s.asked.find(x => x.seat === this.seat(name));
    if (!q) throw new Error(`${name} is not asked anything, but ${this.open()}`);
    return q;
  }

  open(): string {
    return this.s.asked.map(q => `${NAMES[q.seat]}: ${q.kind}`).join(', ');
  }

  /** An answer in words becomes one in numbers. */
  private read(seat: number, verb: string, words: readonly Word[]): Answer {
    const arg = (i: number, as: (word: string) => number) =>
      typeof words[i] === 'number' ? words[i] : as(words[i] as string);
    const tile = (w: string) => this.tileNumber(w);
    const unit = (w: string) => this.unitNumber(seat, w);
    switch (verb) {
      case 'govern':
        return [verb, arg(0, w => numberOf(GOVERNMENTS, w))];
      case 'use':
        return [verb, arg(0, spaceOf)];
      case 'research':
        return [verb, arg(0, slotOf)];
      case 'colour':
        return [verb, arg(0, w => index(COLOURS, w))];
      case 'take':
        return [verb, arg(0, w => numberOf(TECHNOLOGIES, w))];
      case 'cube':
        return [verb, arg(0, w => index(TRACKS, w))];
      case 'building':
        return [verb, arg(0, w => numberOf(BUILDINGS, w))];
      case 'recruit':
        return [verb, arg(0, w => index(UNITS, w)), words[1], arg(2, tile)];
      case 'upgrade':
        return [verb, arg(0, unit), words[1]];
      case 'step':
        return [verb, arg(0, unit), arg(1, w => this.hex(w))];
      case 'found':
      case 'fortify':
      case 'join':
        return [verb, arg(0, tile)];
      case 'build':
        return [verb, arg(0, w => numberOf(BUILDINGS, w)), arg(1, tile)];
      case 'spend':
      case 'lower':
      case 'recall':
        return [verb, arg(0, unit)];
      case 'basic':
        return [verb, arg(0, w => numberOf(AREAS, w))];
      case 'claim':
        return [verb, arg(0, w => numberOf(GOALS, w))];
      default:
        return [verb, ...words];
    }
  }

  private hex(word: string): number {
    const hex = /^\((-?\d+), ?(-?\d+)\)$/.exec(word);
    return hex ? hexAt(Number(hex[1]), Number(hex[2])) : this.tile(word).hex;
  }

  /** Answers, undoes and redoes: the same position both times. */
  answer(name: Name, verb: string, ...words: Word[]): this {
    this.settle();
    const q = this.question(name);
    const answer = this.read(this.seat(name), verb, words);
    const before = rules.copy(this.s);
    const was = hash(before);
    this.submit(q, answer);
    const after = this.g.s;
    const is = hash(after);
    expect(hash(before), 'a copy is independent').toBe(was);
    this.g.s = before;
    const log = this.g.log;
    this.g.log = null;
    this.g.submit(q.seat, q.id, answer);
    this.g.log = log;
    expect(hash(this.g.s), 'redone, it is the same').toBe(is);
    this.g.s = after;
    expect(this.count(), 'pieces are conserved').toEqual(this.pieces);
    return this;
  }

  private submit(q: Question, answer: Answer): void {
    try {
      this.g.submit(q.seat, q.id, answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const why = error.reason ? `${error.reason.key} ${JSON.stringify(error.reason.args)}` : error.code;
      throw new Error(`${NAMES[q.seat]} may not ${JSON.stringify(answer)} (${q.kind}): ${why}`);
    }
  }

  /** The reason that blocks an answer with its arguments, `'legal'`, or `'not-offered'`. */
  why(name: Name, verb: string, ...words: Word[]): string {
    const q = this.question(name);
    const answer = this.read(this.seat(name), verb, words);
    const was = hash(this.s);
    try {
      this.g.admit(q.seat, q.id, answer);
      return 'legal';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      expect(hash(this.s), 'a refused answer changes nothing').toBe(was);
      return error.reason ? error.reason.key : error.code;
    }
  }

  /** The arguments of that reason. */
  reason(name: Name, verb: string, ...words: Word[]): readonly unknown[] {
    const q = this.question(name);
    const answer = this.read(this.seat(name), verb, words);
    const choice = this.g.options(q).choices.find(c => JSON.stringify(c.answer) === JSON.stringify(answer));
    return choice?.why ? [choice.why.key, ...choice.why.args] : ['legal'];
  }

  /** All legal answers of a verb, in numbers. */
  legal(name: Name, verb: string): Answer[] {
    const offers = this.g.legal(this.question(name));
    const list: Answer[] = [];
    for (let i = 0; i < offers.count; i++) if (offers.verbs[i] === verb) list.push(offers.answer(i));
    return list;
  }

  // ---- looking

  /** Nothing of what was tested is left open: the turn has come to this phase of this player. */
  rests(name: Name, phase: 'action' | 'expansion' | 'production' | 'exchange' | 'goal'): void {
    expect(this.open()).toBe(`${name}: ${phase}`);
  }

  /** This question is open now. */
  asks(name: Name, kind: keyof Questions): void {
    expect(this.open()).toBe(`${name}: ${kind}`);
  }

  data<K extends keyof Questions>(name: Name, _kind: K): Questions[K] {
    return this.question(name).data as unknown as Questions[K];
  }

  points(name: Name): Record<string, number> {
    return rules.standing(this.s)[this.seat(name)].by as Record<string, number>;
  }

  total(name: Name): number {
    return rules.standing(this.s)[this.seat(name)].points;
  }

  rank(name: Name): number {
    return rules.standing(this.s)[this.seat(name)].rank;
  }

  /** Log lines of a key since the beginning. */
  told(key: string): readonly (readonly unknown[])[] {
    return (this.g.log ?? []).filter(tell => tell.key === key).map(tell => tell.args);
  }
}
