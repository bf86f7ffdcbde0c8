import type { Answer } from '@epoka/kernel';
import type { Sight } from './sight.ts';

/** A player for any game. Keeps nothing between two questions and changes nothing it is given, its chance excepted. */
export interface Bot {
  readonly name: string;
  /** one of `sight.legal` */
  choose(sight: Sight): Answer;
}
