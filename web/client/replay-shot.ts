/** Looking back over a whole game: its rounds, its points over time, and with whose eyes. */
import { SPECTATOR } from '@epoka/kernel';
import { ALL_SEEING, type Ended, type Table, wonByOther } from '@epoka/table';
import type { PointsAt, ReplayShot } from './table-client.ts';

/** With a replay file come the secrets of all seats; all of them at once only once the game is over. */
export function eyesOfFile(table: Table, ended: Ended | undefined): number[] {
  const seats = table.seats.map((_, seat) => seat);
  return table.over || ended ? [ALL_SEEING, ...seats, SPECTATOR] : [...seats, SPECTATOR];
}

export function replayShot(
  id: string,
  name: string,
  table: Table,
  eyes: number[],
  running: boolean,
  ended: Ended | undefined,
): ReplayShot {
  const over = table.over || ended !== undefined;
  const standing = table.rules.standing(table.state);
  const rounds: { round: number; at: number }[] = [];
  let round = -1;
  const step = Math.max(1, Math.floor(table.answers / 300));
  for (let at = 0; at <= table.answers; at += step) {
    const now = table.stateAt(at).round;
    if (now !== round) rounds.push({ round: now, at });
    round = now;
  }
  return {
    id,
    name,
    game: table.rules.id,
    answers: table.answers,
    over,
    ended,
    seats: table.seats,
    result: ended?.why === 'resigned' ? wonByOther(standing, ended.seat) : standing,
    rounds,
    eyes,
    running,
    unfinished: !running && !over,
  };
}

/** Points at the start of every round and at the end, for the plot. */
export function pointsOf(table: Table): PointsAt[] {
  const result: PointsAt[] = [];
  let round = -1;
  const last = table.answers;
  const step = Math.max(1, Math.floor(last / 240));
  for (let at = 0; at <= last; at = at === last ? last + 1 : Math.min(last, at + step)) {
    const state = table.stateAt(at);
    if (state.round === round && at !== last) continue;
    round = state.round;
    const points = new Array<number>(state.seats).fill(0);
    for (const s of table.rules.standing(state)) points[s.seat] = s.points;
    result.push({ answers: at, round, points });
  }
  return result;
}
