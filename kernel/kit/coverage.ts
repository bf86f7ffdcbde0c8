/** What was met in play, and what never was. */
import type { AnyRuleset, CoreState, Options, Tell } from '../index.ts';
import type { BothWords } from './watch.ts';

export const COVERED = ['kinds', 'verbs', 'reasons', 'tells', 'content'] as const;
export type Covered = (typeof COVERED)[number];

export type Missing = { readonly [C in Covered]: readonly string[] };

export class Coverage {
  readonly kinds = new Map<string, number>();
  readonly verbs = new Map<string, number>();
  readonly reasons = new Map<string, number>();
  readonly tells = new Map<string, number>();
  readonly content = new Map<string, number>();
  /** for each place whose secrets are guessed: how often the guess was right and wrong */
  readonly guesses = new Map<string, { right: number; wrong: number }>();

  /** True where it was never met before. */
  note(what: Covered, key: string): boolean {
    const counts = this[what];
    const n = counts.get(key) ?? 0;
    counts.set(key, n + 1);
    return n === 0;
  }

  noteGuess(place: string, right: boolean): void {
    const tally = this.guesses.get(place) ?? { right: 0, wrong: 0 };
    if (right) tally.right++;
    else tally.wrong++;
    this.guesses.set(place, tally);
  }

  has(what: Covered, key: string): boolean {
    return this[what].has(key);
  }

  noteOptions(options: Options): void {
    for (const choice of options.choices) {
      if (choice.why) this.note('reasons', choice.why.key);
      if (choice.warn) this.note('reasons', choice.warn.key);
    }
    for (const { why } of options.elsewhere ?? []) this.note('reasons', why.key);
  }

  noteTells(tells: readonly Tell[]): void {
    for (const tell of tells) this.note('tells', tell.key);
  }

  noteContent(rules: AnyRuleset, s: CoreState): void {
    rules.seen?.(s, id => {
      this.note('content', id);
    });
  }

  /** What exists and was never met. Verbs, reasons and log lines are known from the words. */
  missing(rules: AnyRuleset, words: BothWords | undefined, except: readonly string[] = []): Missing {
    const known = everything(rules, words);
    const never = (what: Covered) => known[what].filter(key => !this[what].has(key) && !except.includes(key));
    return {
      kinds: never('kinds'),
      verbs: never('verbs'),
      reasons: never('reasons'),
      tells: never('tells'),
      content: never('content'),
    };
  }
}

/** Every key there is. */
export function everything(rules: AnyRuleset, words: BothWords | undefined): Missing {
  return {
    kinds: Object.keys(rules.questions),
    verbs: Object.keys(words?.en.answers ?? {}),
    reasons: Object.keys(words?.en.reasons ?? {}),
    tells: Object.keys(words?.en.tells ?? {}),
    content: rules.content ?? [],
  };
}

export function isComplete(missing: Missing): boolean {
  return COVERED.every(what => missing[what].length === 0);
}

/** Lines for people: `reasons 12/14, never: too-far, no-ships`. */
export function coverageLines(
  coverage: Coverage,
  rules: AnyRuleset,
  words: BothWords | undefined,
  except: readonly string[] = [],
): string[] {
  const known = everything(rules, words);
  const missing = coverage.missing(rules, words, except);
  return COVERED.map(what => {
    const total = known[what].filter(key => !except.includes(key)).length;
    const never = missing[what];
    return `${what} ${total - never.length}/${total}${never.length > 0 ? `, never: ${never.join(', ')}` : ''}`;
  });
}
