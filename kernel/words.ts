/**
 * The shape of a game's language file. Messages are functions of their arguments, so that a missing message, a missing
 * argument or a missing plural form is a compile error.
 */
import type { CoreState, Vocabulary } from './types.ts';

export type Language = 'en' | 'pl';

/** Who reads, at which table. */
export interface Reader<S = CoreState> {
  /** what the reader may know */
  readonly view: S;
  /** the seat of the reader, or SPECTATOR */
  readonly seat: number;
  /** the name of the player in a seat */
  name(seat: number): string;
}

type Message<Reading, Args> = Args extends readonly unknown[] ? (r: Reading, ...args: Args) => string : never;

/** Every word a game shows, in one language. A game extends it with the names and texts of its contents. */
export interface GameWords<S extends CoreState, V extends Vocabulary> {
  /** the name of the game */
  readonly title: string;
  /** one sentence: what is asked of the seat */
  readonly questions: {
    readonly [K in keyof V['questions'] & string]: (
      r: Reader<S>,
      data: V['questions'][K],
      seat: number,
    ) => string;
  };
  /** a choice, as on a button */
  readonly answers: { readonly [K in keyof V['answers'] & string]: Message<Reader<S>, V['answers'][K]> };
  /** why a choice is greyed out, with the remedy where there is one; also words of caution */
  readonly reasons: { readonly [K in keyof V['reasons'] & string]: Message<Reader<S>, V['reasons'][K]> };
  /** log lines; an argument the reader may not know comes as HIDDEN */
  readonly tells: { readonly [K in keyof V['tells'] & string]: Message<Reader<S>, V['tells'][K]> };
  /** sources of points in the standing */
  readonly sources: Readonly<Record<string, string>>;
  /** parts of the judgement of a position, as `Brain.judge` names them */
  readonly terms?: Readonly<Record<string, string>>;
  /** settings and their values: `{ name, hint, values }` */
  readonly settings: Readonly<
    Record<
      string,
      { readonly name: string; readonly hint: string; readonly values?: Readonly<Record<string, string>> }
    >
  >;
  /** names of content ids as in `Ruleset.content` */
  content(id: string): string;
}

const english = new Intl.PluralRules('en');
const polish = new Intl.PluralRules('pl');

/** "1 card", "2 cards". */
export function enCount(n: number, one: string, other: string): string {
  return `${n} ${english.select(n) === 'one' ? one : other}`;
}

/** "1 karta", "2 karty", "5 kart", "1,5 karty": the four forms a Polish count needs. */
export function plCount(n: number, one: string, few: string, many: string, fraction = few): string {
  return `${n.toLocaleString('pl')} ${plForm(n, one, few, many, fraction)}`;
}

export function plForm(n: number, one: string, few: string, many: string, fraction = few): string {
  switch (polish.select(n)) {
    case 'one':
      return one;
    case 'few':
      return few;
    case 'many':
      return many;
    default:
      return fraction;
  }
}
