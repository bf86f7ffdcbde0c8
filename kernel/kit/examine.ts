/** All laws at one point of a game. */
import { type Options, type Question, SPECTATOR, samePlain } from '../index.ts';
import { admits } from './chance.ts';
import { lawSilence } from './law-silence.ts';
import {
  freezeWhatCopiesShare,
  lawAsked,
  lawCopyUndoReload,
  lawOffers,
  lawPieces,
  lawPlain,
  lawRefusals,
  lawResign,
  lawShape,
  lawStanding,
} from './laws-play.ts';
import { lawSecrets } from './laws-secrets.ts';
import { lawOrder } from './laws-together.ts';
import { lawQuestionWords, lawSourceWords, lawTellWords } from './laws-words.ts';
import { show } from './plain.ts';
import type { Watch } from './watch.ts';

/**
 * Judges the point the game has reached. `thorough`: for every looker instead of one.
 * Afterwards the game goes on from a state that was saved and loaded: its end is compared with a replay that was not.
 */
export function examine(w: Watch, thorough: boolean): void {
  const without = w.judgement.without;
  freezeWhatCopiesShare(w);
  lawAsked(w);
  if (!without.has('plain')) lawPlain(w);
  if (!without.has('shape')) lawShape(w);
  const options = lawOffers(w);
  for (const each of options.values()) w.coverage.noteOptions(each);
  lawPieces(w);
  if (!without.has('standing')) lawStanding(w);
  if (!w.judgement.plainly) experiment(w, options, thorough);
  if (!without.has('silence')) lawSilence(w, options);
  if (!without.has('refusals')) lawRefusals(w, options);
  if (!without.has('orders')) lawOrders(w, options);
  if (!without.has('words')) {
    lawQuestionWords(w, options);
    lawSourceWords(w);
  }
  const before = w.hash();
  w.coverage.noteContent(w.rules, w.s);
  w.demand('pure', w.hash() === before, () => 'asking for the contents in use changed the state');
  if (!without.has('reload')) w.g.s = w.reloaded();
}

/** On copies and imagined states, which are played on a little. */
function experiment(w: Watch, options: Map<Question, Options>, thorough: boolean): void {
  const without = w.judgement.without;
  w.aside = true;
  if (!without.has('copy')) lawCopyUndoReload(w);
  for (const looker of thorough ? everyLooker(w) : [w.roll('looker')(w.s.seats + 1) - 1])
    if (!without.has('views')) lawSecrets(w, looker, options);
  if (!without.has('resign')) lawResign(w);
  if (!without.has('order')) lawOrder(w);
  w.aside = false;
}

/** The cheap laws alone, for the end of a game that isn't examined: lost pieces stay lost until then. */
export function glance(w: Watch): void {
  lawPieces(w);
  if (!w.judgement.without.has('standing')) lawStanding(w);
  w.coverage.noteContent(w.rules, w.s);
}

function everyLooker(w: Watch): number[] {
  return Array.from({ length: w.s.seats + 1 }, (_, i) => i + SPECTATOR);
}

/** Automatic answers see only the view of their seat and give a legal answer or none. */
function lawOrders(w: Watch, options: Map<Question, Options>): void {
  for (const [id, order] of Object.entries(w.rules.orders ?? {}))
    for (const [q, open] of options) {
      const view = w.view(q.seat);
      const answer = w.guard(
        'orders',
        () => `order "${id}" on ${show(q)}`,
        () => order(view, q, open),
      );
      if (answer === undefined) continue;
      const refused = admits(w.g, q, answer);
      w.demand('orders', refused === undefined, () => {
        return `order "${id}" answers ${show(answer)} to ${show(q)}, refused as ${refused?.message}`;
      });
      const again = w.guard(
        'orders',
        () => `order "${id}" on ${show(q)}`,
        () => order(view, q, open),
      );
      w.demand('orders', samePlain(answer, again), () => `order "${id}" is of two minds about ${show(q)}`);
    }
}

/** How many log lines of one kind are always put into words; later ones only where the point is examined. */
const ALWAYS_READ = 6;

/** Notes the log lines since the last answer and puts them into words for those who read them. */
export function readLog(w: Watch, examined: boolean): void {
  const log = w.g.log ?? [];
  if (log.length === 0) return;
  w.coverage.noteTells(log);
  if (w.words && !w.judgement.without.has('words')) {
    const tells = log.filter(tell => examined || (w.coverage.tells.get(tell.key) ?? 0) <= ALWAYS_READ);
    if (tells.length > 0) {
      const looker = w.roll('reader')(w.s.seats + 1) - 1;
      lawTellWords(w, tells, looker);
      // somebody who knows what is secret in it reads it too
      for (const tell of tells) {
        const insider = tell.knownTo?.find(seat => seat !== looker);
        if (insider !== undefined) lawTellWords(w, [tell], insider);
      }
    }
  }
  log.length = 0;
}
