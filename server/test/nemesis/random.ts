/** Chance that can be repeated: a schedule that found something is run again with its seed. */
import { nextBelow, seedChance } from '@epoka/kernel';

export const sleep = (ms: number) => new Promise<void>(done => setTimeout(done, ms));

export class Dice {
  private readonly chance;
  constructor(seed: string) {
    this.chance = seedChance(seed);
  }

  below(n: number): number {
    return nextBelow(this.chance, n);
  }

  /** one time in so many */
  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }
}
