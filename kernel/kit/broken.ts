/** What a broken law says, and the file that plays it again. */
import type { Answer, Settings } from '../index.ts';

/** The laws, by name. `without` in the options leaves some out. */
export const LAWS = [
  'flow', // rules never throw
  'ends', // random legal play ends, or reaches the cap that was asked for
  'asked', // every open question belongs to a seat and has a legal choice
  'offers', // legal choices are unique and the same in both ways of asking
  'pure', // asking for choices or the standing changes nothing
  'chance', // chance is used through the kernel only, so that each use is marked
  'immutable', // nothing that is shared between copies is changed: frames, questions, answers
  'pieces', // no piece appears, vanishes or is owed
  'plain', // the state is plain data that survives JSON
  'shape', // and fits what the ruleset says of its form
  'reload', // saving and reloading between two answers changes nothing
  'replay', // same seed and same answers give the same states
  'copy', // a copy equals its original and is independent of it
  'undo', // restoring a copy undoes, the same answer redoes
  'views', // a view shows nothing but what the seat may know
  'imagine', // an imagined state fits the view and can be played
  'options', // what a seat may choose does not depend on what it can't know
  'log', // log lines tell no more than the views
  'asking', // nor does it tell anything who is asked
  'order', // questions that are open together give one result, whatever order the answers come in
  'brought', // nor what a rival brought to the table, before it is seen
  'refusals', // what is not offered is refused and changes nothing
  'resign', // a seat that gives up leaves a game that goes on
  'orders', // automatic answers are legal
  'silence', // whatever a seat can point at has an answer: a choice, a reason, or the phase it belongs to
  'words', // everything that can be read has words in both languages
  'standing', // one entry a seat, ranks follow points, sources add up
] as const;

export type LawName = (typeof LAWS)[number];

/** A game up to some point, as a file: the same names as in a replay. */
export interface CaseFile {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly settings: Settings;
  readonly roundCap: number;
  readonly seed: string;
  readonly answers: readonly (readonly [seat: number, question: number, answer: Answer])[];
  /** which law broke there, and how */
  readonly law?: LawName;
  readonly detail?: string;
}

/** Longer answers lists are not printed, only written to a file. */
const PRINTED = 6000;

export class LawBroken extends Error {
  readonly law: LawName;
  readonly detail: string;
  readonly case: CaseFile;
  /** It broke in an experiment on a copy or an imagined state, not in the game itself. */
  readonly aside: boolean;
  constructor(law: LawName, detail: string, at: CaseFile, aside: boolean, cause?: unknown) {
    super(describe(law, detail, at), cause === undefined ? undefined : { cause });
    this.name = 'LawBroken';
    this.law = law;
    this.detail = detail;
    this.case = { ...at, law, detail };
    this.aside = aside;
  }
}

function describe(law: LawName, detail: string, at: CaseFile): string {
  const where = `${at.game} v${at.version}, ${at.seats} seats, settings ${JSON.stringify(at.settings)}, seed "${at.seed}", after ${at.answers.length} answers`;
  const json = JSON.stringify(at);
  const again =
    json.length <= PRINTED
      ? `play it again with ${json}`
      : 'the answers are too many to print: write `error.case` to a file (option "onBroken") and play that again';
  return `law "${law}" is broken: ${detail}\n  ${where}\n  ${again}`;
}
