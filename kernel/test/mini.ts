/** Rulesets of a few lines, for tests that look at one thing of the kernel. */
import {
  type AnyRuleset,
  type CoreState,
  copyPlain,
  type Json,
  type QuestionRules,
  type Ruleset,
  type Secret,
  type SettingSpecs,
  type StepRules,
} from '../index.ts';

/** What happened, in order. */
export interface MiniState extends CoreState {
  trace: string[];
}

/** Anything goes. */
export interface Loose {
  steps: { [step: string]: Json };
  questions: { [kind: string]: Json };
  answers: { [verb: string]: Json[] };
  reasons: { [key: string]: Json[] };
  tells: { [key: string]: Json[] };
}

export type MiniRules<S extends MiniState = MiniState> = Ruleset<S, Loose, SettingSpecs>;
export type MiniQuestion<S extends MiniState = MiniState> = QuestionRules<S, Loose, string>;

export function mini<S extends MiniState = MiniState>(parts: {
  readonly steps: StepRules<S, Loose>;
  readonly questions?: { readonly [kind: string]: MiniQuestion<S> };
  readonly more?: object;
  readonly secrets?: readonly Secret<S>[];
  readonly seats?: { readonly min: number; readonly max: number };
}): AnyRuleset {
  const rules: MiniRules<S> = {
    id: 'mini',
    version: 1,
    seats: parts.seats ?? { min: 1, max: 4 },
    settings: {},
    blank: core => ({ ...core, trace: [], ...copyPlain(parts.more ?? {}) }) as unknown as S,
    setup(g) {
      g.next('start', null);
    },
    steps: parts.steps,
    questions: parts.questions ?? {},
    secrets: parts.secrets ?? [],
    copy: copyPlain,
    standing: () => [],
    pieces: () => {},
  };
  return rules;
}
