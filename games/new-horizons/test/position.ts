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
import { type Answer, NONE } from '@epoka/kernel';
import type { Said } from '@epoka/kernel/kit/testing/scene';
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
import { Layout, type Phase } from './layout.ts';
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

  /** An answer in words becomes one in numbers. */
  protected override understand(seat: number, [verb, ...given]: Said): Answer {
    const words = given as Word[];
    const arg = (i: number, as: (word: string) => number) =>
      typeof words[i] === 'number' ? words[i] : as(words[i] as string);
    const tile = (w: string) => this.tileNumber(w);
    const unit = (w: string) => this.unitNumber(seat, w);
    switch (verb) {
      case 'govern':
        return [verb, arg(0, w => numberOf(GOVERNMENTS, w))];
      case 'use':
        return [verb, arg(0, spaceOf)];
      case 'without':
        return [verb, arg(0, spaceOf), words[1]];
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
      case 'basicWithout':
        return [verb, arg(0, w => numberOf(AREAS, w)), words[1]];
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

  override answer(name: Name, ...said: Said): this {
    this.settle();
    return super.answer(name, ...said);
  }

  // ---- looking

  /** Nothing of what was tested is left open: the turn has come to this phase of this player. */
  rests(name: Name, phase: Phase | 'exchange'): void {
    this.waitsFor(`${name}: ${phase}`);
  }

  /** This question is open now. */
  asks(name: Name, kind: keyof Questions): void {
    this.waitsFor(`${name}: ${kind}`);
  }

  open(): string {
    return this.asked();
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

  /** The arguments of all log lines of a key. */
  told(key: string): readonly (readonly unknown[])[] {
    return this.tells(key);
  }
}
