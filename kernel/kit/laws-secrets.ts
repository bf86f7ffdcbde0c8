/** Laws of secrets: views, imagined states, options and log lines, judged for one looker at one point of a game. */
import {
  imagine,
  knowsAt,
  type Options,
  type Question,
  redactTell,
  type Secret,
  SPECTATOR,
  samePlain,
  seedChance,
  type Tell,
} from '../index.ts';
import { admits, type Roll } from './chance.ts';
import { lawAsked, lawPieces } from './laws-play.ts';
import { lawAskedAlike, lawWindows } from './laws-together.ts';
import { difference, notPlain, show } from './plain.ts';
import { type AnyState, lookerName, type Watch } from './watch.ts';

function imagined(w: Watch, s: AnyState, looker: number, purpose: string): AnyState {
  return w.guard(
    'imagine',
    () => `imagining for ${lookerName(looker)}`,
    () => imagine(w.rules, s, looker, seedChance(`${w.setup.seed}/${w.answers.length}/${looker}/${purpose}`)),
  );
}

/** All laws of secrets for one looker: a seat or SPECTATOR. */
export function lawSecrets(w: Watch, looker: number, options: Map<Question, Options>): void {
  const { s } = w;
  const before = w.hash();
  const view = w.view(looker);
  lawView(w, view, looker);
  w.demand('views', w.hash() === before, () => `making the view of ${lookerName(looker)} changed the state`);

  const dream = imagined(w, s, looker, 'dream');
  w.demand('imagine', w.hash() === before, () => `imagining for ${lookerName(looker)} changed the state`);
  const seen = w.view(looker, dream);
  const odd = difference(view, seen);
  w.demand('imagine', odd === undefined, () => {
    return `${lookerName(looker)} can tell an imagined state from the real one at ${odd}`;
  });
  w.demand('imagine', !samePlain(dream.chance, s.chance), () => {
    return `what ${lookerName(looker)} imagines knows the future of chance`;
  });
  const strange = notPlain(dream);
  w.demand('imagine', strange === undefined, () => `an imagined state is not plain data: ${strange}`);
  lawPieces(w, dream, 'imagine', `what ${lookerName(looker)} imagines`);
  lawNoPeeking(w, dream, looker);
  countGuesses(w, dream, looker);

  if (looker === SPECTATOR && !w.judgement.without.has('asking')) lawWindows(w, dream);
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
    () => `the view of ${lookerName(looker)} shows chance`,
  );
  w.demand('views', view.stack.length === 0, () => `the view of ${lookerName(looker)} shows the stack`);
  const strange = notPlain({ ...view, asked: [] });
  w.demand(
    'views',
    strange === undefined,
    () => `the view of ${lookerName(looker)} is not plain data: ${strange}`,
  );
  for (const q of view.asked) {
    const shown = q.kind !== 'secret' && q.seat !== looker && w.rules.questions[q.kind].secret === true;
    w.demand('views', !shown, () => `the view of ${lookerName(looker)} shows the secret question ${show(q)}`);
  }
}

/** Two states that look the same to somebody are imagined the same way: where things really lie must not matter. */
function lawNoPeeking(w: Watch, dream: AnyState, looker: number): void {
  const fromReal = imagined(w, w.s, looker, 'again');
  const fromDream = imagined(w, dream, looker, 'again');
  const odd = difference(fromReal, fromDream);
  w.demand('imagine', odd === undefined, () => {
    return `what ${lookerName(looker)} imagines depends on what it can't know, at ${odd}`;
  });
}

/** How often a guessed value is really there; see `lawGuesses`. */
function countGuesses(w: Watch, dream: AnyState, looker: number): void {
  const { s } = w;
  for (const secret of w.rules.secrets as readonly Secret<AnyState>[]) {
    if (!secret.guess) continue;
    const real = secret.lists(s);
    const guessed = secret.lists(dream);
    for (let owner = 0; owner < real.length; owner++)
      for (let i = 0; i < real[owner].length; i++)
        if (real[owner][i] >= 0 && !knowsAt(secret, s, looker, owner, i))
          w.coverage.noteGuess(secret.place, real[owner][i] === guessed[owner][i]);
  }
}

/** So many guesses that are all right are no guesses. */
const TOO_MANY = 100;

/** At the end of a run: a guess that is always right looks at what it should guess. */
export function lawGuesses(w: Watch): void {
  for (const [place, { right, wrong }] of w.coverage.guesses)
    w.demand('imagine', wrong > 0 || right < TOO_MANY, () => {
      return `the guess for "${place}" was right all ${right} times: it looks at what it should guess`;
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
      return `${q.kind}: what ${lookerName(looker)} may choose depends on what it can't know, at ${odd}`;
    });
  }
}

/** The same answer with the same chance: where the views agree afterwards, so must the log lines. */
function lawLog(w: Watch, dream: AnyState, looker: number): void {
  const { g, s } = w;
  if (s.over) return;
  const roll = w.roll('log', looker);
  const q = s.asked[roll(s.asked.length)];
  const answer = w.randomAnswer(g, q, roll);
  const real = w.copy();
  const told = w.tryOn(real, q, answer, 'flow', 'for the log');
  const view = w.view(looker, real);
  const read = (tells: readonly Tell[]) =>
    tells.filter(tell => !w.judgement.openTells.has(tell.key)).map(tell => redactTell(tell, looker));
  // A state that differs in all that is hidden seldom leads to the same view, one that differs in a little often does.
  for (const other of [w.copy(dream), ...nudged(w, looker, roll)]) {
    other.chance = s.chance.slice();
    w.probe.s = other;
    const there = w.probe.question(q.id);
    if (there === undefined) continue;
    const refused = w.guard(
      'imagine',
      () => 'offering in an imagined state',
      () => admits(w.probe, there, answer),
    );
    if (refused) continue;
    const toldThere = w.tryOn(other, there, answer, 'imagine', 'in an imagined state');
    const seen = w.view(looker, other);
    if (!w.judgement.without.has('asking')) lawAskedAlike(w, view, seen, answer, looker);
    if (!samePlain(view, seen)) continue;
    const odd = difference(read(told), read(toldThere));
    w.demand('log', odd === undefined, () => {
      return `after ${show(answer)} the log tells ${lookerName(looker)} what its view does not, at ${odd} of ${show(read(told))}`;
    });
  }
}

/** States that differ from the real one in two hidden components; none where the game has to repair what is imagined. */
function nudged(w: Watch, looker: number, roll: Roll): AnyState[] {
  if (w.rules.imagineMore) return [];
  const { s } = w;
  const places = hiddenPlaces(w, s, looker);
  if (places.length < 2) return [];
  const first = places[roll(places.length)];
  const twins = places.filter(place => place.pool === first.pool && place.id !== first.id);
  if (twins.length === 0) return [];
  const second = twins[roll(twins.length)];
  const other = w.copy();
  const lists = w.rules.secrets.map(secret => secret.lists(other) as number[][]);
  lists[first.secret][first.owner][first.index] = second.id;
  lists[second.secret][second.owner][second.index] = first.id;
  return [other];
}

interface HiddenPlace {
  readonly secret: number;
  readonly owner: number;
  readonly index: number;
  readonly id: number;
  /** only components of one pool may be exchanged */
  readonly pool: string;
}

function hiddenPlaces(w: Watch, s: AnyState, looker: number): HiddenPlace[] {
  const places: HiddenPlace[] = [];
  (w.rules.secrets as readonly Secret<AnyState>[]).forEach((secret, number) => {
    if (secret.guess) return;
    secret.lists(s).forEach((list, owner) => {
      list.forEach((id, index) => {
        if (id < 0 || knowsAt(secret, s, looker, owner, index)) return;
        places.push({ secret: number, owner, index, id, pool: `${secret.kind}/${secret.back?.(id) ?? ''}` });
      });
    });
  });
  return places;
}

/** An imagined state can be played on. */
function lawPlayable(w: Watch, dream: AnyState, looker: number): void {
  const roll = w.roll('playable', looker);
  for (let i = 0; i < 3 && !dream.over; i++) {
    w.probe.s = dream;
    lawAsked(w, w.probe, 'imagine');
    const q = dream.asked[roll(dream.asked.length)];
    const answer = w.randomAnswer(w.probe, q, roll);
    w.tryOn(dream, q, answer, 'imagine', `in what ${lookerName(looker)} imagines`);
  }
  // the imagined state had all its pieces: playing lost them
  lawPieces(w, dream, 'pieces', `what ${lookerName(looker)} imagined, played on`);
}
