/** How a ruleset is spoilt: a good one with one part replaced, and the law the kit must name. */
import type { AnyRuleset, Ruleset } from '../../index.ts';
import type { BothWords, CheckOptions, LawName } from '../../kit/index.ts';
import {
  type CaravanState,
  type CaravanVocabulary,
  caravan,
  type caravanSettings,
} from '../games/caravan.ts';
import { caravanEn, caravanPl } from '../games/caravan-words.ts';
import {
  dicerace,
  type RaceState,
  type RaceVocabulary,
  raceEn,
  racePl,
  type raceSettings,
} from '../games/dicerace.ts';

export type Caravan = Ruleset<CaravanState, CaravanVocabulary, typeof caravanSettings>;
export type Race = Ruleset<RaceState, RaceVocabulary, typeof raceSettings>;

export interface Broken {
  readonly law: LawName;
  readonly how: string;
  readonly rules: AnyRuleset;
  readonly words: BothWords | undefined;
  /** what the message must say */
  readonly says?: RegExp | undefined;
  readonly options?: CheckOptions | undefined;
}

export function spoiltCaravan(
  law: LawName,
  how: string,
  change: Partial<Caravan>,
  says?: RegExp,
  options?: CheckOptions,
): Broken {
  return {
    law,
    how,
    rules: { ...caravan, ...change },
    words: { en: caravanEn, pl: caravanPl },
    says,
    options,
  };
}

export function spoiltRace(
  law: LawName,
  how: string,
  change: Partial<Race>,
  says?: RegExp,
  options?: CheckOptions,
): Broken {
  return { law, how, rules: { ...dicerace, ...change }, words: { en: raceEn, pl: racePl }, says, options };
}

/** The race with another way to offer or answer its only question. */
export function run(change: Partial<Race['questions']['run']>): Partial<Race> {
  return { questions: { run: { ...dicerace.questions.run, ...change } } };
}

/** Caravan with some questions replaced. */
export function asking(change: Partial<Caravan['questions']>): Partial<Caravan> {
  return { questions: { ...caravan.questions, ...change } };
}

/** Caravan with some steps replaced. */
export function stepping(change: Partial<Caravan['steps']>): Partial<Caravan> {
  return { steps: { ...caravan.steps, ...change } };
}
