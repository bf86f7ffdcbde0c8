/** The end of an age (TTA-24) and what it means for the end of the game (TTA-25). */
import { NONE } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { loseYellow } from './goods.ts';
import { keepingActions, loseBuilding, loseLeader } from './score.ts';
import { AGE_BY_AGE, FULL, SIMPLE } from './settings.ts';
import { type Game, inGame, type State } from './state.ts';

/** The age whose last civil card ends the game. */
export function finalAge(s: State): number {
  return s.level + 1;
}

/** Turns up the next of the scoring cards that lie face down. */
export function showScoring(g: Game): void {
  const card = g.s.scoringDown.pop();
  if (card === undefined) return;
  g.s.scoring.push(card);
  g.tell('scoringShown', card);
}

function loseObsolete(g: Game, seat: number, age: number): void {
  const s = g.s;
  const c = s.civs[seat];
  for (let i = c.hand.length - 1; i >= 0; i--)
    if (T.LEVEL[c.hand[i]] <= age) {
      g.tell('obsolete', seat, c.hand[i]);
      s.gone.push(c.hand[i]);
      c.hand.splice(i, 1);
    }
  let unseen = 0;
  for (let i = c.military.length - 1; i >= 0; i--)
    if (T.LEVEL[c.military[i]] <= age) {
      s.unseen.push(c.military[i]);
      c.military.splice(i, 1);
      unseen++;
    }
  if (unseen > 0) g.tell('obsoleteMilitary', seat, unseen);
  if (c.leader !== NONE && T.LEVEL[c.leader] <= age) loseLeader(g, seat);
  if (c.building !== NONE && T.LEVEL[c.building] <= age) loseBuilding(g, seat);
  if (c.pact !== NONE && T.LEVEL[c.pact] <= age) {
    g.tell('pactEnded', c.pact, seat, c.pactWith);
    keepingActions(s, () => {
      s.gone.push(c.pact);
      c.pact = NONE;
      c.pactWith = NONE;
    });
  }
}

export function endAge(g: Game): void {
  const s = g.s;
  const age = s.age;
  if (s.level === SIMPLE) {
    // The learning game ends with Age I: nothing is lost and no other age begins (TTA-24.4, 25.1).
    s.lastRound = s.round;
    g.tell('lastRound');
    return;
  }
  for (let seat = 0; seat < s.seats; seat++) if (inGame(s, seat)) loseObsolete(g, seat, age - 1);
  if (s.level === FULL)
    for (let seat = 0; seat < s.seats; seat++)
      if (inGame(s, seat)) {
        const lost = loseYellow(s, seat, 2);
        if (lost > 0) g.tell('yellowLost', seat, lost);
      }
  s.age = age + 1;
  g.tell('ageBegins', s.age);
  if (s.endScoring === AGE_BY_AGE) showScoring(g);
  if (age === finalAge(s)) {
    s.lastRound = s.level === FULL && s.active !== s.first ? s.round + 1 : s.round;
    g.tell('lastRound');
  }
}
