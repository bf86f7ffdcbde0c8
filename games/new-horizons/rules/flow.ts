/** Rounds, turns and phases (NH-3). */
import { canClaim } from './goals.ts';
import type { StepTable } from './vocabulary.ts';

type FlowSteps = Pick<
  StepTable,
  'pick' | 'round' | 'turn' | 'action' | 'expansion' | 'production' | 'goal' | 'roundEnd'
>;

export const flowSteps: FlowSteps = {
  /** Governments are picked from the last player to the first; `n` players have still to pick. */
  pick(g, n) {
    const { s } = g;
    g.ask((s.first + n - 1) % s.seats, 'government');
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
    g.ask(seat, 'expansion');
  },
  production(g, seat) {
    g.ask(seat, 'production');
  },
  goal(g, seat) {
    if (canClaim(g, seat)) g.ask(seat, 'goal');
  },
  roundEnd(g) {
    const { s } = g;
    if (s.lastRound > 0 && s.round >= s.lastRound) {
      g.tell('end');
      g.end();
    } else g.next('round');
  },
};
