/** Laws of flow, choices, pieces, copies and refusals, judged at one point of a game. */
import {
  type Answer,
  conforms,
  copyPlain,
  misfit,
  type Offers,
  type Options,
  type Question,
  type Reason,
  Refusal,
  type RefusalCode,
  samePlain,
} from '../index.ts';
import type { LawName } from './broken.ts';
import { randomValue } from './chance.ts';
import { difference, freezeShared, notPlain, show } from './plain.ts';
import type { AnyPlay, AnyState, Watch } from './watch.ts';

/** Every open question belongs to a seat and has a legal choice. */
export function lawAsked(w: Watch, g: AnyPlay = w.g, law: LawName = 'asked'): void {
  const s = g.s;
  w.demand(law, s.over || s.asked.length > 0, () => 'the game is not over and nobody is asked anything');
  for (const q of s.asked) lawAskedOne(w, g, q, law);
}

/** Gives the legal choices, in the handle's buffer. */
export function lawAskedOne(w: Watch, g: AnyPlay, q: Question, law: LawName = 'asked'): Offers {
  w.demand(law, Number.isInteger(q.seat) && q.seat >= 0 && q.seat < g.s.seats, () => {
    return `question ${show(q)} belongs to no seat`;
  });
  const offers = w.guard(
    'flow',
    () => `offering choices for ${show(q)}`,
    () => g.legal(q),
  );
  w.demand(law, offers.count > 0, () => `question ${show(q)} has no legal choice`);
  return offers;
}

function legalOf(w: Watch, q: Question): Answer[] {
  const offers = w.guard(
    'flow',
    () => `offering choices for ${show(q)}`,
    () => w.g.legal(q),
  );
  return Array.from({ length: offers.count }, (_, i) => offers.answer(i));
}

/** Both ways of asking agree, nothing is offered twice, and asking changes nothing. Gives the options of each question. */
export function lawOffers(w: Watch): Map<Question, Options> {
  const { g } = w;
  const before = w.hash();
  const lines = g.log?.length;
  g.marked = false;
  const all = new Map<Question, Options>();
  for (const q of g.s.asked) {
    const legal = legalOf(w, q);
    const options = w.guard(
      'flow',
      () => `explaining choices for ${show(q)}`,
      () => g.options(q),
    );
    all.set(q, options);
    const open = options.choices.filter(c => c.why === undefined).map(c => c.answer);
    w.demand('offers', samePlain(legal, open), () => {
      return `${q.kind}: legal() and options() disagree at ${difference(legal, open)}`;
    });
    const again = w.guard(
      'flow',
      () => `explaining choices for ${show(q)} again`,
      () => g.options(q),
    );
    w.demand('pure', samePlain(options, again) && samePlain(legal, legalOf(w, q)), () => {
      return `${q.kind}: asked twice, offered otherwise ${difference(options, again) ?? ''}`;
    });
    const met = new Set<string>();
    for (const { answer, why, warn } of options.choices) {
      const text = JSON.stringify(answer);
      w.demand('offers', !met.has(text), () => `${q.kind}: ${text} is offered twice`);
      met.add(text);
      const strange = notPlain(answer);
      w.demand('offers', strange === undefined, () => `${q.kind}: the answer ${text}: ${strange}`);
      const quick = w.guard(
        'flow',
        () => `looking at ${text} alone`,
        () => w.rules.questions[q.kind].admits?.(g, q, answer),
      );
      w.demand('offers', quick === undefined || quick === (why === undefined), () => {
        return `${q.kind}: ${text} is ${why ? 'blocked' : 'legal'} in the list and ${quick ? 'legal' : 'blocked'} alone`;
      });
      for (const reason of [why, warn])
        w.demand('offers', reason === undefined || reason.key !== '', () => {
          return `${q.kind}: the reason at ${text} was built while nobody was reading`;
        });
    }
    lawForms(w, q, options);
  }
  w.demand('pure', w.hash() === before, () => 'asking for choices changed the state');
  w.demand('pure', g.log?.length === lines, () => 'asking for choices wrote log lines');
  w.demand('pure', !g.marked, () => 'asking for choices used chance or marked a point');
  return all;
}

/** Plain candidates of an open answer are judged as the check judges them. */
function lawForms(w: Watch, q: Question, { choices, forms }: Options): void {
  const rules = w.rules.questions[q.kind];
  for (const form of forms) {
    const strange = notPlain(form.schema);
    w.demand('offers', strange === undefined, () => `${q.kind}: the schema of ${form.verb}: ${strange}`);
    const roll = w.roll('form', q.id, form.verb);
    const value = randomValue(form.schema, roll);
    w.demand('offers', conforms(form.schema, value), () => {
      return `${q.kind}: no value fits the schema ${show(form.schema)}`;
    });
    if (!rules.check) continue;
    for (const { answer, why } of choices) {
      if (answer[0] !== form.verb || answer.length !== 2 || !conforms(form.schema, answer[1])) continue;
      const problem: Reason | undefined = w.guard(
        'flow',
        () => `checking ${show(answer)}`,
        () => rules.check?.(w.g, q, answer as never),
      );
      w.demand('offers', (why === undefined) === (problem === undefined), () => {
        return `${q.kind}: ${show(answer)} is ${why ? 'blocked' : 'legal'} as a choice and ${problem ? 'blocked' : 'legal'} as an open answer`;
      });
    }
  }
}

/** Where every piece is, summed up. */
export function countPieces(w: Watch, s: AnyState, law: LawName = 'pieces'): Map<string, number> {
  const sums = new Map<string, number>();
  w.guard(
    law,
    () => 'counting pieces',
    () =>
      w.rules.pieces(s, (piece, place, n) => {
        w.demand(law, Number.isInteger(n) && n >= 0, () => `${n} of "${piece}" in "${place}"`);
        sums.set(piece, (sums.get(piece) ?? 0) + n);
      }),
  );
  return sums;
}

export function lawPieces(w: Watch, s: AnyState = w.s, law: LawName = 'pieces', which = 'the state'): void {
  if (w.judgement.without.has('pieces')) return;
  const sums = countPieces(w, s, law);
  for (const [piece, n] of w.pieces)
    w.demand(law, (sums.get(piece) ?? 0) === n, () => {
      return `there were ${n} of "${piece}", now ${sums.get(piece) ?? 0} in ${which}`;
    });
  for (const [piece, n] of sums)
    w.demand(law, n === 0 || w.pieces.has(piece), () => `${n} of "${piece}" came from nowhere in ${which}`);
}

/** A state that the rules themselves have made would be taken back from a store. */
export function lawShape(w: Watch): void {
  const { shape } = w.rules;
  if (shape === undefined) return;
  const found = misfit(shape, w.s);
  w.demand('shape', found === undefined, () => `this state would be refused when it is loaded: ${found}`);
}

/** The state is plain data and JSON gives it back. */
export function lawPlain(w: Watch): void {
  const strange = notPlain(w.s);
  w.demand('plain', strange === undefined, () => `the state is not plain data: ${strange}`);
  const loaded = JSON.parse(JSON.stringify(w.s)) as AnyState;
  w.demand('plain', w.hash(loaded) === w.hash(), () => {
    return `JSON gives another state back at ${difference(w.s, loaded)}`;
  });
}

/**
 * The game's own copy is as good as a generic one and independent of the original; restoring it undoes an answer, the
 * same answer redoes it; a state that was saved and loaded goes on in the same way.
 */
export function lawCopyUndoReload(w: Watch): void {
  const { s } = w;
  const before = w.hash();
  const copy = w.copy();
  lawSame(w, s, copy);
  if (s.over) return;

  const roll = w.roll('undo');
  const q = s.asked[roll(s.asked.length)];
  const answer = w.randomAnswer(w.g, q, roll);
  const kept = w.copy();
  const told = w.tryOn(copy, q, answer, 'copy', 'on a copy');
  const after = w.hash(copy);
  w.demand('copy', w.hash() === before, () => `playing ${show(answer)} on a copy changed the original`);
  w.demand(
    'undo',
    w.hash(kept) === before,
    () => `restoring the copy after ${show(answer)} does not undo it`,
  );

  const independent = w.copy(copy);
  lawSame(w, copy, independent);
  if (!copy.over) {
    w.probe.s = copy;
    const next = copy.asked[roll(copy.asked.length)];
    const then = w.randomAnswer(w.probe, next, roll, lawAskedOne(w, w.probe, next));
    w.tryOn(copy, next, then, 'flow', 'one answer later');
    w.demand('copy', w.hash(independent) === after, () => {
      return `playing ${show(then)} on the original changed its copy`;
    });
  }

  const toldAgain = w.tryOn(kept, q, answer, 'undo', 'redoing');
  w.demand('undo', w.hash(kept) === after, () => {
    return `doing ${show(answer)} again leads elsewhere at ${difference(independent, kept)}`;
  });
  w.demand('undo', samePlain(told, toldAgain), () => `doing ${show(answer)} again tells something else`);

  const loaded = w.reloaded();
  const toldLoaded = w.tryOn(loaded, q, answer, 'reload', 'after reloading');
  w.demand('reload', w.hash(loaded) === after, () => {
    return `${show(answer)} after reloading leads elsewhere at ${difference(independent, loaded)}`;
  });
  w.demand(
    'reload',
    samePlain(told, toldLoaded),
    () => `${show(answer)} after reloading tells something else`,
  );
}

function lawSame(w: Watch, s: AnyState, copy: AnyState): void {
  const odd = difference(copyPlain(s), copy);
  w.demand('copy', odd === undefined, () => `a copy differs from its original at ${odd}`);
}

/** Whatever a copy shares with its original is frozen: whoever changes it from now on breaks a law. */
export function freezeWhatCopiesShare(w: Watch): void {
  const shared: string[] = [];
  freezeShared(w.s, w.copy(), path => shared.push(path));
  // frames and questions are meant to be shared
  w.shared = shared.filter(path => !/^(stack|asked)\./.test(path));
}

/** What is not offered is refused with the right code and changes nothing. */
export function lawRefusals(w: Watch, options: Map<Question, Options>): void {
  const before = w.hash();
  // stack traces of errors that are expected would cost more than all the rest
  const traces = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    tryNonsense(w, options);
  } finally {
    Error.stackTraceLimit = traces;
  }
  w.demand('refusals', w.hash() === before, () => 'an answer was refused and changed the state');
}

function tryNonsense(w: Watch, options: Map<Question, Options>): void {
  const { g, s } = w;
  const expect = (codes: readonly RefusalCode[], seat: number, id: number, answer: unknown) => {
    const doing = () => `seat ${seat} answering ${show(answer)} to question ${id}`;
    try {
      g.submit(seat, id, answer);
    } catch (error) {
      if (!(error instanceof Refusal))
        throw w.broken('refusals', `${doing()} failed with ${String(error)}`, error);
      w.demand('refusals', codes.includes(error.code), () => `${doing()} was refused as ${error.code}`);
      return error;
    }
    throw w.broken('refusals', `${doing()} was accepted`);
  };
  if (s.over) {
    expect(['over'], 0, s.asking, ['pass']);
    return;
  }
  const roll = w.roll('refusals');
  const q = s.asked[roll(s.asked.length)];
  const { choices, forms } = options.get(q) ?? { choices: [], forms: [] };
  const legal = choices.filter(c => !c.why);
  const good = legal[roll(legal.length)].answer;
  expect(['wrong-seat'], (q.seat + 1) % (s.seats + 1), q.id, good);
  expect(['not-asked'], q.seat, s.asking + 1, good);
  const old = w.answers.at(-1);
  if (old) expect(['not-asked'], old[0], old[1], old[2]);
  for (const nonsense of [null, 'pass', {}, [], [7]]) expect(['malformed'], q.seat, q.id, nonsense);
  expect(['not-offered'], q.seat, q.id, ['no such verb']);
  expect(['not-offered'], q.seat, q.id, [...good, null]);
  for (const form of forms)
    expect(['not-offered', 'blocked'], q.seat, q.id, [form.verb, { no: ['such value'] }]);
  const closed = choices.filter(c => c.why);
  if (closed.length > 0) {
    const { answer, why } = closed[roll(closed.length)];
    const refusal = expect(['blocked'], q.seat, q.id, answer);
    w.demand(
      'refusals',
      samePlain(refusal?.reason, why),
      () => `${show(answer)} was refused for another reason`,
    );
  }
}

/** A seat that gives up leaves a game that is over or goes on, with all its pieces. */
export function lawResign(w: Watch): void {
  if (!w.rules.resign || w.s.over) return;
  const roll = w.roll('resign');
  const seat = roll(w.s.seats);
  const copy = w.copy();
  w.probe.s = copy;
  w.probe.log = [];
  w.guard(
    'resign',
    () => `seat ${seat} giving up`,
    () => w.probe.resign(seat),
  );
  w.coverage.noteTells(w.probe.log);
  lawPieces(w, copy, 'resign', `the state after seat ${seat} gave up`);
  for (let i = 0; i < 3 && !copy.over; i++) {
    lawAsked(w, w.probe, 'resign');
    const q = copy.asked[roll(copy.asked.length)];
    const answer = w.randomAnswer(w.probe, q, roll);
    w.tryOn(copy, q, answer, 'resign', `after seat ${seat} gave up`);
  }
}

/** One entry a seat; a better rank for more points; the sources of points add up. */
export function lawStanding(w: Watch): void {
  const { s } = w;
  const before = w.hash();
  const standing = w.guard(
    'standing',
    () => 'asking for the standing',
    () => w.rules.standing(s),
  );
  w.demand('pure', w.hash() === before, () => 'asking for the standing changed the state');
  const seats = standing.map(entry => entry.seat).sort((a, b) => a - b);
  w.demand(
    'standing',
    samePlain(
      seats,
      Array.from({ length: s.seats }, (_, i) => i),
    ),
    () => {
      return `the standing lists the seats ${seats.join(', ')}`;
    },
  );
  for (const entry of standing) {
    const { seat, points, rank } = entry;
    w.demand('standing', Number.isFinite(points), () => `seat ${seat} has ${points} points`);
    const sum = Object.values(entry.by).reduce((a, b) => a + b, 0);
    w.demand('standing', sum === points, () => `seat ${seat} has ${points} points, but ${sum} by source`);
    const better = standing.filter(other => other.rank < rank).length;
    w.demand('standing', rank === better + 1, () => `seat ${seat} has rank ${rank} behind ${better} seats`);
    if (w.judgement.freeRanks) continue;
    const wrong = standing.find(other => other.points > points && other.rank >= rank);
    w.demand('standing', wrong === undefined, () => {
      return `seat ${wrong?.seat} has more points than seat ${seat} and no better rank`;
    });
  }
}
