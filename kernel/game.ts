/** What a game's folder gives to the world: rules, judgement for bots, and words. The board is loaded apart, by the web client. */

import type { SettingSpecs } from './settings.ts';
import type { Answer, CoreState, Question, Ruleset, Vocabulary } from './types.ts';
import type { GameWords, Language } from './words.ts';

/** What a good position is. Judges only what it is given: bots hand it imagined states, never real secrets. */
export interface Brain<S extends CoreState = CoreState> {
  /** How good the position is for the seat, in points of this game: final result expected minus what others can expect. */
  evaluate(s: S, seat: number): number;
  /** How promising an answer looks before it is tried; orders the search and breaks ties. Around 0 when there is nothing to say. */
  prior?(s: S, q: Question, answer: Answer): number;
}

export interface GameModule<
  S extends CoreState = CoreState,
  V extends Vocabulary = Vocabulary,
  Specs extends SettingSpecs = SettingSpecs,
> {
  readonly rules: Ruleset<S, V, Specs>;
  readonly brain: Brain<S>;
  readonly words: { readonly [L in Language]: () => Promise<GameWords<S, V>> };
}

// biome-ignore lint/suspicious/noExplicitAny: "some game", as for AnyRuleset
export type AnyGame = GameModule<any, any, any>;
