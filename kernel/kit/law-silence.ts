/** The law of silence: whatever the asked seat can point at has an answer. */
import type { Options, Question, Things } from '../index.ts';
import type { AnyState, Watch } from './watch.ts';

/** Things without a word about them, by `question: kind`, with how many there were. */
export type Silent = Map<string, number>;

/** Adds to `silent` what the seat sees, and no choice and no word of the question is about. */
export function findSilent(
  things: Things<AnyState>,
  view: AnyState,
  q: Question,
  { choices, elsewhere = [] }: Options,
  silent: Silent,
): void {
  const spoken = new Set<string>();
  for (const { answer } of choices) things.meant(view, q, answer, (kind, id) => spoken.add(`${kind} ${id}`));
  const sent = new Set(elsewhere.map(each => each.kind));
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
    // An open answer may be about anything.
    if (open.forms.length > 0) continue;
    const silent: Silent = new Map();
    w.guard(
      'silence',
      () => `looking for what ${q.kind} says nothing about`,
      () => findSilent(things, w.view(q.seat), q, open, silent),
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
