/** Laws of secrets: views, imagined states, options and log lines, judged for one looker at one point of a game. */
import {
  imagine,
  type Options,
  type Question,
  redact,
  redactTell,
  SPECTATOR,
  samePlain,
  seedChance,
  type Tell,
} from '../index.ts';
import { admits, randomAnswer } from './chance.ts';
import { lawAsked, lawPieces } from './laws-play.ts';
import { difference, notPlain, show } from './plain.ts';
import type { AnyState, Watch } from './watch.ts';

const who = (looker: number) => (looker === SPECTATOR ? 'a spectator' : `seat ${looker}`);

function viewOf(w: Watch, s: AnyState, looker: number): AnyState {
  return w.guard(
    'views',
    () => `making the view of ${who(looker)}`,
    () => redact(w.rules, s, looker),
  );
}

function imagined(w: Watch, s: AnyState, looker: number, purpose: string): AnyState {
  return w.guard(
    'imagine',
    () => `imagining for ${who(looker)}`,
    () => imagine(w.rules, s, looker, seedChance(`${w.setup.seed}/${w.answers.length}/${looker}/${purpose}`)),
  );
}

/** All laws of secrets for one looker: a seat or SPECTATOR. */
export function lawSecrets(w: Watch, looker: number, options: Map<Question, Options>): void {
  const { s } = w;
  const before = w.hash();
  const view = viewOf(w, s, looker);
  lawView(w, view, looker);
  w.demand('views', w.hash() === before, () => `making the view of ${who(looker)} changed the state`);

  const dream = imagined(w, s, looker, 'dream');
  w.demand('imagine', w.hash() === before, () => `imagining for ${who(looker)} changed the state`);
  const seen = viewOf(w, dream, looker);
  const odd = difference(view, seen);
  w.demand('imagine', odd === undefined, () => {
    return `${who(looker)} can tell an imagined state from the real one at ${odd}`;
  });
  w.demand('imagine', !samePlain(dream.chance, s.chance), () => {
    return `what ${who(looker)} imagines knows the future of chance`;
  });
  const strange = notPlain(dream);
  w.demand('imagine', strange === undefined, () => `an imagined state is not plain data: ${strange}`);
  lawPieces(w, dream, 'imagine', `what ${who(looker)} imagines`);
  lawNoPeeking(w, dream, looker);

  if (!w.judgement.without.has('options')) lawOptions(w, dream, looker, options);
  if (!w.judgement.without.has('log')) lawLog(w, dream, looker);
  if (!w.judgement.without.has('imagine')) lawPlayable(w, dream, looker);
  w.demand('copy', w.hash() === before, () => 'playing on an imagined state changed the real one');
}

/** A view shows neither chance nor what comes next, and is plain data. */
function lawView(w: Watch, view: AnyState, looker: number): void {
  w.demand(
    'views',
    view.chance.every(word => word === 0),
    () => `the view of ${who(looker)} shows chance`,
  );
  w.demand('views', view.stack.length === 0, () => `the view of ${who(looker)} shows the stack`);
  const strange = notPlain({ ...view, asked: [] });
  w.demand('views', strange === undefined, () => `the view of ${who(looker)} is not plain data: ${strange}`);
  for (const q of view.asked) {
    const shown = q.kind !== 'secret' && q.seat !== looker && w.rules.questions[q.kind].secret === true;
    w.demand('views', !shown, () => `the view of ${who(looker)} shows the secret question ${show(q)}`);
  }
}

/** Two states that look the same to somebody are imagined the same way: where things really lie must not matter. */
function lawNoPeeking(w: Watch, dream: AnyState, looker: number): void {
  const fromReal = imagined(w, w.s, looker, 'again');
  const fromDream = imagined(w, dream, looker, 'again');
  const odd = difference(fromReal, fromDream);
  w.demand('imagine', odd === undefined, () => {
    return `what ${who(looker)} imagines depends on what it can't know, at ${odd}`;
  });
}

/** What a seat may choose, and why not, is the same in any state it can't tell from the real one. */
function lawOptions(w: Watch, dream: AnyState, looker: number, options: Map<Question, Options>): void {
  w.probe.s = dream;
  w.probe.log = null;
  for (const [q, real] of options) {
    if (q.seat !== looker) continue;
    const other = w.guard(
      'options',
      () => 'offering in an imagined state',
      () => w.probe.options(q),
    );
    const odd = difference(real, other);
    w.demand('options', odd === undefined, () => {
      return `${q.kind}: what ${who(looker)} may choose depends on what it can't know, at ${odd}`;
    });
  }
}

/** The same answer with the same chance: where the views agree afterwards, so must the log lines. */
function lawLog(w: Watch, dream: AnyState, looker: number): void {
  const { g, s } = w;
  if (s.over) return;
  const roll = w.roll('log', looker);
  const q = s.asked[roll(s.asked.length)];
  const answer = randomAnswer(g, q, g.legal(q), roll);
  const other = w.copy(dream);
  other.chance = s.chance.slice();
  w.probe.s = other;
  const there = w.probe.question(q.id);
  if (there === undefined) return;
  const refused = w.guard(
    'imagine',
    () => 'offering in an imagined state',
    () => admits(w.probe, there, answer),
  );
  if (refused) return;
  const real = w.copy();
  const told = w.tryOn(real, q, answer, 'flow', 'for the log');
  const toldThere = w.tryOn(other, there, answer, 'imagine', 'in an imagined state');
  if (!samePlain(viewOf(w, real, looker), viewOf(w, other, looker))) return;
  const read = (tells: readonly Tell[]) =>
    tells.filter(tell => !w.judgement.openTells.has(tell.key)).map(tell => redactTell(tell, looker));
  const odd = difference(read(told), read(toldThere));
  w.demand('log', odd === undefined, () => {
    return `after ${show(answer)} the log tells ${who(looker)} what its view does not, at ${odd} of ${show(read(told))}`;
  });
}

/** An imagined state can be played on. */
function lawPlayable(w: Watch, dream: AnyState, looker: number): void {
  const roll = w.roll('playable', looker);
  for (let i = 0; i < 3 && !dream.over; i++) {
    w.probe.s = dream;
    lawAsked(w, w.probe, 'imagine');
    const q = dream.asked[roll(dream.asked.length)];
    const answer = randomAnswer(w.probe, q, w.probe.legal(q), roll);
    w.tryOn(dream, q, answer, 'imagine', `in what ${who(looker)} imagines`);
  }
  lawPieces(w, dream, 'imagine', `what ${who(looker)} imagined, played on`);
}
