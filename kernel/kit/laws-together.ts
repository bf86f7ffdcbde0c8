/** Laws of questions that are open at the same time, and of windows: nobody's speed and nobody's hand may show. */
import { begin, imagine, type Question, SPECTATOR, samePlain, seedChance, whatSeatsBring } from '../index.ts';
import { rollFor } from './chance.ts';
import { difference, show } from './plain.ts';
import type { AnyState, Watch } from './watch.ts';

/** Longer batches are not followed to their end. */
const MOST = 200;

/** Whatever order the answers of a batch come in, the same position comes out. */
export function lawOrder(w: Watch): void {
  const { s } = w;
  const seats = [...new Set(s.asked.map(q => q.seat))].sort((a, b) => a - b);
  const batch = s.asked[0]?.together;
  if (seats.length < 2 || batch === undefined) return;
  const mixing = w.roll('order');
  const forwards = playBatch(w, batch, () => 0);
  const backwards = playBatch(w, batch, open => open.length - 1);
  const mixed = playBatch(w, batch, open => mixing(open.length));
  if (!forwards || !backwards || !mixed) return;
  for (const [other, how] of [
    [backwards, 'the last seat answers first'],
    [mixed, 'the seats answer in turns'],
  ] as const) {
    const odd = difference(forwards, other);
    w.demand('order', odd === undefined, () => `when ${how} another position comes out, at ${odd}`);
  }
}

/** Answers all questions of the batch; each seat's answers depend on nothing but the seat. Undefined where it is too long. */
function playBatch(
  w: Watch,
  batch: number,
  pick: (open: readonly Question[]) => number,
): AnyState | undefined {
  const copy = w.copy();
  const rolls = Array.from({ length: copy.seats }, (_, seat) =>
    rollFor(w.setup.seed, w.answers.length, 'batch', seat),
  );
  for (let n = 0; n < MOST; n++) {
    const open = copy.asked.filter(q => q.together === batch).sort((a, b) => a.seat - b.seat || a.id - b.id);
    if (open.length === 0) return copy;
    const q = open[pick(open)];
    w.probe.s = copy;
    const answer = w.randomAnswer(w.probe, q, rolls[q.seat]);
    w.tryOn(copy, q, answer, 'order', 'answering together');
  }
  return undefined;
}

/** A seat is passed over in a window on public grounds only. */
export function lawWindows(w: Watch, dream: AnyState): void {
  for (const { data, step } of w.s.stack) {
    if (step !== '@window') continue;
    const open = data as unknown as { kind: string; order: readonly number[]; data: unknown };
    const concerned = w.rules.questions[open.kind].window?.concerned;
    if (concerned === undefined) continue;
    for (const seat of open.order) {
      w.probe.s = w.s;
      const real = concerned(w.probe, seat, open.data);
      w.probe.s = dream;
      w.demand('asking', concerned(w.probe, seat, open.data) === real, () => {
        return `whether seat ${seat} is asked in the window "${open.kind}" tells what nobody may know`;
      });
    }
  }
}

/** Two positions that look the same but for who is asked: being asked would tell a secret. */
export function lawAskedAlike(
  w: Watch,
  one: AnyState,
  other: AnyState,
  answer: unknown,
  looker: number,
): void {
  const bare = (view: AnyState) => ({ ...view, asked: [], asking: 0 });
  if (difference(bare(one), bare(other)) !== undefined) return;
  const asked = (view: AnyState) => view.asked.map(q => [q.seat, q.kind]);
  const odd = difference(asked(one), asked(other));
  w.demand('asking', odd === undefined, () => {
    const who = looker === SPECTATOR ? 'a spectator' : `seat ${looker}`;
    return `after ${show(answer)} who is asked tells ${who} what its view does not, at ${odd}`;
  });
}

/** What a seat imagines of a rival is the same whatever the rival brought, as long as nothing of it was seen. */
export function lawBrought(w: Watch): void {
  const { rules, settings } = w;
  const { seats, seed, roundCap } = w.setup;
  const { brings } = rules;
  if (brings === undefined || seats < 2) return;
  const own = whatSeatsBring(rules, seats, seed, settings);
  const other = own.slice();
  other[seats - 1] = brings.ready(rollFor(seed, 'another deck'), settings);
  const laidOut = (brought: typeof own): AnyState =>
    begin(rules, seats, seed, settings, roundCap, null, { brought }).s;
  const one = laidOut(own);
  const two = laidOut(other);
  for (let looker = SPECTATOR; looker < seats - 1; looker++) {
    if (!samePlain(w.view(looker, one), w.view(looker, two))) continue;
    const dream = (s: AnyState) => imagine(rules, s, looker, seedChance(`${seed}/brought/${looker}`));
    const odd = difference(dream(one), dream(two));
    w.demand('brought', odd === undefined, () => {
      return `what seat ${looker} imagines depends on what seat ${seats - 1} brought, at ${odd}`;
    });
  }
}
