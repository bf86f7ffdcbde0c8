/** Rounds and turns (TTA-6, 7), and leaving the game (TTA-26). */
import { NONE, type QuestionRules, type Schema } from '@epoka/kernel';
import { STARTING_GOVERNMENT } from '../content/board.ts';
import * as T from '../content/tables.ts';
import { showScoring } from './ages.ts';
import { reveal } from './events.ts';
import { isPartOf } from './pacts.ts';
import { civilTotal, militaryTotal } from './ratings.ts';
import { cardRow } from './row.ts';
import { discardOpenly, keepingActions } from './score.ts';
import { finish } from './scoring.ts';
import { AGE_BY_AGE, FULL, SIMPLE } from './settings.ts';
import { blankBattle, type Game, inGame, inOrder, type State } from './state.ts';
import type { Vocab } from './vocabulary.ts';

export function round(g: Game): void {
  const s = g.s;
  g.beginRound();
  if (s.over) return;
  g.tell('round', s.round);
  for (const seat of inOrder(s, s.first)) g.next('turn', seat);
  g.next('roundEnd');
}

export function turn(g: Game, seat: number): void {
  const s = g.s;
  if (!inGame(s, seat)) return;
  s.active = seat;
  s.mayResign = true;
  s.keepsHand = false;
  g.tell('turn', seat);
  if (s.round > 1) {
    if (s.level === SIMPLE) {
      // One event a round, also when the starting player leaves after it and another one takes the place (TTA-6.3, 26.5).
      const due = s.round - 2 - s.past.length;
      if (due > 0 && seat === s.first && s.current.length > 0) g.next('simpleEvent');
      g.next('cardRow');
    } else {
      g.next('cardRow');
      if (s.level === FULL) g.next('war');
      g.next('political');
      g.next('discard');
    }
  }
  g.next('actions');
  g.next('production');
  g.next('turnEnd');
}

export function simpleEvent(g: Game): void {
  reveal(g);
}

export function rowStep(g: Game): void {
  if (inGame(g.s, g.s.active)) cardRow(g);
}

export function actions(g: Game): void {
  const s = g.s;
  const seat = s.active;
  if (!inGame(s, seat)) return;
  const c = s.civs[seat];
  if (s.round === 1) {
    // 1, 2, 3, 4 civil actions in turn order, and no military ones.
    c.civilSpent = civilTotal(s, seat) - 1 - inOrder(s, s.first).indexOf(seat);
    c.militarySpent = militaryTotal(s, seat);
  } else if (c.rebellion > 0) {
    c.civilSpent = Math.min(civilTotal(s, seat), c.civilSpent + c.rebellion);
    c.rebellion = 0;
    c.civilActed = true;
  }
  g.ask(seat, 'act');
}

export function act(g: Game): void {
  if (inGame(g.s, g.s.active)) g.ask(g.s.active, 'act');
}

export function roundEnd(g: Game): void {
  const s = g.s;
  if (s.round === 1 && s.endScoring === AGE_BY_AGE) showScoring(g);
  if (s.lastRound > 0 && s.round >= s.lastRound) finish(g);
  else g.next('round');
}

// ---- Resignation

/** The cards of who leaves go with them; those of the others are discarded as always (TTA-16.3). */
function takeAway(s: State, card: number, own: boolean): void {
  if (own) s.gone.push(card);
  else discardOpenly(s, card);
}

function leave(g: Game, seat: number): void {
  const s = g.s;
  const c = s.civs[seat];
  keepingActions(s, () => {
    for (let owner = 0; owner < s.seats; owner++)
      if (isPartOf(s, owner, seat)) {
        const other = s.civs[owner];
        g.tell('pactEnded', other.pact, owner, other.pactWith);
        takeAway(s, other.pact, owner === seat);
        other.pact = NONE;
        other.pactWith = NONE;
        other.pactSide = 0;
      }
  });
  for (let i = 0; i < s.seats; i++) {
    const other = s.civs[i];
    if (other.war !== NONE && (i === seat || other.warOn === seat)) {
      g.tell('warVoid', other.war);
      takeAway(s, other.war, i === seat);
      other.war = NONE;
      other.warOn = NONE;
    }
    if (s.markers[i] === seat) s.markers[i] = NONE;
  }
  s.markers[seat] = NONE;
  if (s.battle.card !== NONE) {
    // Only the declarer of a war can leave in the middle of it, and only before naming units.
    g.tell('warVoid', s.battle.card);
    s.gone.push(s.battle.card);
    s.battle = blankBattle();
  }
  // The civilization leaves the game: its cards and tokens go to the box.
  s.unseen.push(...c.military);
  c.military.length = 0;
  s.gone.push(...c.hand, ...c.wonders, ...c.ruined, ...c.colonies);
  for (const card of [c.leader, c.building, c.tactic, c.government, ...c.specials])
    if (card !== NONE) s.gone.push(card);
  for (let h = 0; h < T.HOLDERS; h++) {
    if (c.workers[h] < 0) continue;
    s.gone.push(h);
    s.boxYellow += c.workers[h];
    c.workers[h] = -1;
  }
  s.boxYellow += c.yellow + c.idle;
  s.boxBlue += c.blue + c.stages;
  for (let h = 0; h < c.blues.length; h++) {
    s.boxBlue += c.blues[h];
    c.blues[h] = 0;
  }
  c.hand.length = 0;
  c.taken.length = 0;
  c.wonders.length = 0;
  c.ruined.length = 0;
  c.colonies.length = 0;
  c.specials.fill(NONE);
  c.leader = NONE;
  c.building = NONE;
  c.stages = 0;
  c.tactic = NONE;
  c.government = T.card(STARTING_GOVERNMENT);
  c.yellow = 0;
  c.idle = 0;
  c.blue = 0;
}

export function resign(g: Game, seat: number): void {
  const s = g.s;
  g.tell('resigned', seat);
  leave(g, seat);
  s.civs[seat].resigned = 1 + s.seats - s.players;
  s.players--;
  s.mayResign = false;
  if (s.players === 1) {
    g.end();
    return;
  }
  if (s.first === seat) s.first = inOrder(s, seat)[0];
}

/**
 * A question that can be the first decision of a turn: leaving the game is one more answer to it (TTA-26.1.a).
 * A form is never picked by chance: leaving is for those who say so.
 */
export function firstDecision<K extends keyof Vocab['questions']>(
  rules: QuestionRules<State, Vocab, K>,
): QuestionRules<State, Vocab, K> {
  return {
    ...rules,
    choices(g, q, offer) {
      rules.choices(g, q, offer);
      if (q.seat !== g.s.active) return;
      if (g.s.mayResign) offer.form('resign', LEAVING);
      else if (offer.explaining) offer.unless(g.no('resignLater'), 'resign', 'yes');
    },
    answer(g, q, a) {
      if (a[0] === 'resign') {
        resign(g, q.seat);
        return;
      }
      if (q.seat === g.s.active) g.s.mayResign = false;
      rules.answer(g, q, a);
    },
  };
}
const LEAVING: Schema = { type: 'oneOf', values: ['yes'] };
