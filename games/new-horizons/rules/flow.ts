/** Rounds, turns and phases (NH-3). */
import { canExpand, tellStandstill } from './expanding.ts';
import { canClaim, tellNoGoal, tellWaitingGoals } from './goals.ts';
import { takeGovernment } from './tracks.ts';
import type { StepTable } from './vocabulary.ts';

type FlowSteps = Pick<
  StepTable,
  'pick' | 'round' | 'turn' | 'action' | 'expansion' | 'production' | 'goal' | 'roundEnd'
>;

/** Since this version of the rules nobody is asked where there is nothing to choose (NH-25.5). */
export const NOTHING_TO_ASK = 3;

export const flowSteps: FlowSteps = {
  /** Governments are picked from the last player to the first; `n` players have still to pick. */
  pick(g, n) {
    const { s } = g;
    const seat = (s.first + n - 1) % s.seats;
    if (n === 1 && g.since(NOTHING_TO_ASK)) takeGovernment(g, seat, s.offered[0]);
    else g.ask(seat, 'government');
    if (n > 1) g.next('pick', n - 1);
    else g.next('round');
  },
  round(g) {
    const { s } = g;
    g.beginRound();
    if (s.over) {
      g.tell('end');
      return;
    }
    g.tell('round', s.round);
    for (let i = 0; i < s.seats; i++) g.next('turn', (s.first + i) % s.seats);
    g.next('roundEnd');
  },
  turn(g, seat) {
    const { s } = g;
    if (seat !== s.first) tellWaitingGoals(g, s.turn);
    s.turn = seat;
    s.discovered = 0;
    s.extra = 0;
    for (let i = 0; i < s.seats; i++) s.players[i].used = 0;
    g.tell('turn', seat);
    g.next('action', seat);
    g.next('expansion', seat);
    g.next('production', seat);
    g.next('goal', seat);
  },
  action(g, seat) {
    g.ask(seat, 'action');
  },
  expansion(g, seat) {
    const idle = !canExpand(g, seat);
    if (idle) tellStandstill(g, seat);
    if (!idle || !g.since(NOTHING_TO_ASK)) g.ask(seat, 'expansion');
  },
  production(g, seat) {
    g.ask(seat, 'production');
  },
  goal(g, seat) {
    if (canClaim(g, seat)) g.ask(seat, 'goal');
    else tellNoGoal(g, seat);
  },
  roundEnd(g) {
    const { s } = g;
    tellWaitingGoals(g, s.turn);
    if (s.lastRound > 0 && s.round >= s.lastRound) {
      g.tell('end');
      g.end();
    } else g.next('round');
  },
};
