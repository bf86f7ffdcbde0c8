/** The law of silence: whatever the asked seat can point at has an answer. */
import type { Options, Question, Things } from '../index.ts';
import { type Roll, randomValue } from './chance.ts';
import type { AnyState, Watch } from './watch.ts';

/** Things without a word about them, by `question: kind`, with how many there were. */
export type Silent = Map<string, number>;

/** So many values of an open answer show what kinds of things it can be about. */
const SAMPLES = 4;

/** Adds to `silent` what the seat sees, and no choice and no word of the question is about. */
function findSilent(
  things: Things<AnyState>,
  view: AnyState,
  q: Question,
  { choices, forms, elsewhere = [] }: Options,
  roll: Roll,
  silent: Silent,
): void {
  const spoken = new Set<string>();
  for (const { answer } of choices) things.meant(view, q, answer, (kind, id) => spoken.add(`${kind} ${id}`));
  const sent = new Set(elsewhere.map(each => each.kind));
  // An open answer that names one thing of a kind could name the others.
  for (const { verb, schema } of forms)
    for (let i = 0; i < SAMPLES; i++)
      things.meant(view, q, [verb, randomValue(schema, roll)], kind => sent.add(kind));
  things.seen(view, q.seat, (kind, id) => {
    if (sent.has(kind) || spoken.has(`${kind} ${id}`)) return;
    const where = `${q.kind}: ${kind}`;
    silent.set(where, (silent.get(where) ?? 0) + 1);
  });
}

export function lawSilence(w: Watch, options: Map<Question, Options>): void {
  const { things } = w.rules;
  if (!things) return;
  for (const [q, open] of options) {
    const silent: Silent = new Map();
    w.guard(
      'silence',
      () => `looking for what ${q.kind} says nothing about`,
      () => findSilent(things, w.view(q.seat), q, open, w.roll('silence'), silent),
    );
    w.demand('silence', silent.size === 0, () => {
      const list = [...silent].map(([where, n]) => `${where} (${n})`).join(', ');
      return (
        `seat ${q.seat} can point at things that have no answer: ${list}; ` +
        'offer each, blocked with its reason, or send its kind away with offer.elsewhere'
      );
    });
  }
}
