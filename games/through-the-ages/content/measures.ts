/**
 * What cards count. A card names it, and the rules know how to count it (rules/counts.ts, rules/impacts.ts): so a card is
 * plain data, and every number of it can be read off.
 */
import type { Age, Type } from './basics.ts';

/** Counted from the pieces of a civilization alone. */
export type Count =
  /** workers on cards, and all of them with the unused ones */
  | 'placedWorkers'
  | 'allWorkers'
  | 'units'
  | 'colonies'
  /** what farms and mines put out with unlimited blue tokens */
  | 'food'
  | 'resources'
  /** happy faces of completed wonders */
  | 'wonderFaces'
  /** levels of every technology in play, and of those without workers */
  | 'technologyLevels'
  | 'governmentAndSpecialLevels'
  /** technologies of the last age of this game */
  | 'newestTechnologies';

/** Derived from everything a civilization has. */
export type Rating =
  | 'strength'
  | 'scienceRating'
  | 'happiness'
  | 'discontent'
  | 'civilActions'
  | 'militaryActions';

export type Formula<Name extends string> =
  | number
  | Name
  /** for each worker on cards of these types 1, the level of the card, or its happy faces */
  | { readonly each: 'worker' | 'level' | 'face'; readonly on: readonly Type[]; readonly age?: Age }
  /** the highest number printed on a card of these types that has a worker */
  | { readonly best: 'level' | 'culture'; readonly on: readonly Type[] }
  | { readonly pairsOf: readonly [Type, Type] }
  /** for each completed wonder, by its age */
  | { readonly eachWonder: readonly [number, number, number, number] }
  | { readonly sum: readonly Formula<Name>[] }
  | { readonly times: number; readonly of: Formula<Name> }
  | { readonly most: number; readonly of: Formula<Name> }
  | { readonly least: number; readonly of: Formula<Name> };

export function workers(...on: Type[]): Formula<never> {
  return { each: 'worker', on };
}
export function levels(...on: Type[]): Formula<never> {
  return { each: 'level', on };
}
export function faces(...on: Type[]): Formula<never> {
  return { each: 'face', on };
}
export function best(what: 'level' | 'culture', ...on: Type[]): Formula<never> {
  return { best: what, on };
}
export function pairsOf(one: Type, other: Type): Formula<never> {
  return { pairsOf: [one, other] };
}
export function sum<N extends string>(...all: Formula<N>[]): Formula<N> {
  return { sum: all };
}
export function times<N extends string>(n: number, of: Formula<N>): Formula<N> {
  return { times: n, of };
}
