/** What a game's folder gives to the world: rules, judgement for bots, and words. The board is loaded apart, by the web client. */

import type { SettingSpecs } from './settings.ts';
import type { Answer, CoreState, Question, Ruleset, Vocabulary } from './types.ts';
import type { GameWords, Language } from './words.ts';

/** The parts of a judgement by source, for hints: each key has words in the game's language files (`terms`). */
export type Terms = Record<string, number>;

/** Adds a part to the terms, where somebody wants them, and hands it back. */
export function term(terms: Terms | undefined, key: string, n: number): number {
  if (terms !== undefined) terms[key] = (terms[key] ?? 0) + n;
  return n;
}

/**
 * What search, levels, hints and analysis need of a game, so that one planner serves all of them. Judges only what it is
 * given: bots hand it imagined states, never real secrets. `W` are the numbers it turns on, as data.
 */
export interface Brain<S extends CoreState = CoreState, W = unknown> {
  /**
   * What the seat can expect from the position, in points of this game; -Infinity for a seat that has left it. Only quiet
   * positions are judged: bots finish the turn first, so nothing that is sure to happen is still to come. The difference to
   * rivals is made in bots/. With `terms`, each part is added there.
   */
  judge(s: S, seat: number, weights: W, terms?: Terms): number;
  /** The same value as long as it is the same turn. */
  turn(s: S): number;
  /** Whose turn it is. */
  owner(s: S): number;
  /** The answer that ends the turn, where the question has one. Always a legal one. */
  closing?(s: S, q: Question): Answer | undefined;
  /**
   * How promising an answer looks before it is tried: cheap, no copy. Orders the search and breaks ties; around 0 when there is
   * nothing to say, -Infinity for what is not worth a try as long as anything else is.
   */
  prior?(s: S, q: Question, answer: Answer): number;
  /** A light policy for rivals and for the rest of a turn: one of the legal answers, at hardly any cost. */
  reply?(s: S, q: Question, legal: readonly Answer[], roll: (n: number) => number): Answer;
  /**
   * The light answer where it needs no list of the legal ones: the rest of a turn that is only imagined is played by it, and
   * nothing else is tried there. Always a legal one; undefined where the question has to be thought about.
   */
  habit?(s: S, q: Question): Answer | undefined;
  /** Equal for positions that differ only in the order things were done. */
  key?(s: S, seat: number): number;
  /** Sequences of answers that make one move, where a move takes many. */
  macros?(s: S, q: Question): readonly (readonly Answer[])[];
  /** Grows with everything that later answers can't undo. What leads round in a circle leaves it as it was. */
  progress?(s: S): number;
  /** The part of the rivals' prospects that counts against one's own: of the best rival, and of all of them on average. */
  readonly rivalry: { readonly best: number; readonly mean: number };
  readonly weights: W;
  /** Other ways to play, by name. */
  readonly styles?: Readonly<Record<string, W>>;
}

export interface GameModule<
  S extends CoreState = CoreState,
  V extends Vocabulary = Vocabulary,
  Specs extends SettingSpecs = SettingSpecs,
> {
  readonly rules: Ruleset<S, V, Specs>;
  // biome-ignore lint/suspicious/noExplicitAny: the numbers a brain turns on are its own affair
  readonly brain: Brain<S, any>;
  readonly words: { readonly [L in Language]: () => Promise<GameWords<S, V>> };
}

// biome-ignore lint/suspicious/noExplicitAny: "some game", as for AnyRuleset
export type AnyGame = GameModule<any, any, any>;
