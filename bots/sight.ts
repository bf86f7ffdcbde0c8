/**
 * What a bot is given: everything its seat may know, and nothing else. The real state goes in at one place and never
 * comes out; whatever a bot wants to try, it tries on imagined states.
 */
import {
  type Answer,
  type AnyRuleset,
  type Brain,
  type Chance,
  type CoreState,
  imagine,
  type Options,
  Play,
  type Question,
  RulesFault,
  redact,
} from '@epoka/kernel';

/** How long a bot may think. Without `ms` no clock is read, so that the same chance gives the same answer. */
export interface Limit {
  /** milliseconds, by the wall clock */
  readonly ms?: number | undefined;
  /** imagined states to decide on */
  readonly samples?: number | undefined;
}

export interface Sight<S extends CoreState = CoreState> {
  readonly rules: AnyRuleset;
  /** what a good position is; without it the standing is the judge */
  readonly brain: Brain<S> | undefined;
  readonly seat: number;
  readonly question: Question;
  /** Every plain answer that is legal now. Open answers are left to people: a game offers plain candidates for bots. */
  readonly legal: readonly Answer[];
  /** what the seat may know, in the shape of a state */
  readonly view: S;
  /** every candidate with the reason that blocks it, and the forms of open answers */
  options(): Options;
  /** A fresh state the seat can't tell from the real one. It belongs to the bot, which may play on it. */
  imagine(): S;
  /** the bot's own generator, apart from the game's */
  readonly chance: Chance;
  readonly limit: Limit;
}

export interface SightOptions<S extends CoreState> {
  readonly chance: Chance;
  readonly brain?: Brain<S> | undefined;
  readonly limit?: Limit | undefined;
  /** the question to answer; the first one open to the seat when left out */
  readonly question?: Question | undefined;
  /** a handle on the real state that may be used to list the legal answers: saves making one */
  readonly play?: Play<S> | undefined;
}

const NO_LIMIT: Limit = Object.freeze({});

/** The sight of a seat that is asked something. Use it before the real state changes. */
export function sightOf<S extends CoreState>(
  rules: AnyRuleset,
  state: S,
  seat: number,
  {
    chance,
    brain,
    limit = NO_LIMIT,
    question = state.asked.find(q => q.seat === seat),
    play,
  }: SightOptions<S>,
): Sight<S> {
  if (!question) throw new RulesFault(`seat ${seat} is asked nothing`);
  if (question.seat !== seat)
    throw new RulesFault(`the question belongs to seat ${question.seat}, not ${seat}`);
  const offers = (play?.s === state ? play : new Play<S>(rules, state)).legal(question);
  const legal: Answer[] = [];
  for (let i = 0; i < offers.count; i++) legal.push(offers.answer(i));
  if (legal.length === 0)
    throw new RulesFault(
      offers.forms.length > 0
        ? `"${question.kind}" offers an open answer but no plain candidate for bots`
        : `"${question.kind}" has no legal answer`,
    );

  // The real state is let go as soon as one imagined state exists: all others, and the view, follow from that one.
  let real: S | undefined = state;
  let dream: S | undefined;
  const first = (): S => {
    if (real !== undefined) {
      dream = imagine(rules, real, seat, chance);
      real = undefined;
    }
    return dream as S;
  };
  let view: S | undefined;
  return {
    rules,
    brain,
    seat,
    question,
    legal,
    get view() {
      view ??= redact(rules, first(), seat);
      return view;
    },
    options: () => new Play<S>(rules, first()).options(question),
    imagine: () => imagine(rules, first(), seat, chance),
    chance,
    limit,
  };
}
