/** Development cubes, tracks and investing (NH-8), stages of government (NH-15). */
import { NONE } from '@epoka/kernel';
import { CUBES_PER_TRACK, INVESTMENT, STAGES, TRACK_SPACES, TRACKS } from '../content/index.ts';
import { claimed } from './goals.ts';
import { INVESTMENT_LIST, SPACE_LIST, STAGE_LIST } from './lists.ts';
import { begun, effectOf, fire, resolve } from './resolve.ts';
import type { Player } from './state.ts';
import type { G, Marking, StepTable } from './vocabulary.ts';

export function cubesLeft(p: Player, track: number): number {
  return CUBES_PER_TRACK - p.tracks[track];
}

export function allCubesLeft(p: Player): number {
  return 3 * CUBES_PER_TRACK - p.tracks[0] - p.tracks[1] - p.tracks[2];
}

/** The leftmost cube leaves the track and the space under it works (NH-8.2). */
export function removeCube(g: G, seat: number, track: number): void {
  const p = g.s.players[seat];
  const space = p.tracks[track]++;
  g.tell('uncovered', seat, track, space);
  const printed = TRACK_SPACES[TRACKS[track]][space];
  if (printed.kind === 'government') reachStage(g, seat, STAGES.indexOf(printed.stage));
  else resolve(g, seat, SPACE_LIST[track][space]);
}

/** The player takes one of the governments that are left (NH-2.11). */
export function takeGovernment(g: G, seat: number, government: number): void {
  const { offered, players } = g.s;
  offered.splice(offered.indexOf(government), 1);
  players[seat].government = government;
  g.tell('government', seat, government);
  reachStage(g, seat, 0);
}

/** Despotism and theocracy work from now on, monarchy once and now, democracy at the end. */
function reachStage(g: G, seat: number, stage: number): void {
  g.tell('stage', seat, stage);
  resolve(g, seat, STAGE_LIST[g.s.players[seat].government][stage]);
}

/** First the uncovered space, then the investment space, then the triggers (NH-19.2). */
export function investCube(g: G, seat: number, track: number): void {
  const p = g.s.players[seat];
  const space = p.invested++;
  g.tell('invest', seat, track, space);
  removeCube(g, seat, track);
  if (space < INVESTMENT.length) resolve(g, seat, INVESTMENT_LIST[space]);
  fire(g, seat, 'invest');
}

/** The leftmost cube of the track goes to its place, then the uncovered space works. */
export function putCube(g: G, marking: Marking, track: number): void {
  place(g, marking);
  removeCube(g, marking.seat, track);
}

function place(g: G, { seat, on, at }: Marking): void {
  if (on === 'goal') claimed(g, seat, at);
  else g.s.map[at][on] = seat;
}

export const trackSteps: Pick<StepTable, 'invest' | 'mark'> = {
  /** Invests what is left, one cube after the other; asks where the track is open to choice. */
  invest(g, investing) {
    const { seat, left } = investing;
    const p = g.s.players[seat];
    const { track, n } = effectOf(investing, 'invest');
    if (allCubesLeft(p) === 0) {
      const { list, at } = investing;
      g.tell(left < n ? 'partly' : 'impossible', seat, list, at, 'no-cube');
      return;
    }
    const named = track === 'any' ? NONE : TRACKS.indexOf(track);
    if (named === NONE || cubesLeft(p, named) === 0) {
      g.ask(seat, 'cube', investing);
      return;
    }
    begun(g, investing);
    investCube(g, seat, named);
    if (left > 1) g.next('invest', { ...investing, act: false, left: left - 1 });
  },
  /** A village, city, building or goal is marked with a cube of the track, of another one, or with a substitute (NH-8.5, 8.6). */
  mark(g, marking) {
    const { seat, track } = marking;
    const p = g.s.players[seat];
    if (track !== NONE && cubesLeft(p, track) > 0) putCube(g, marking, track);
    else if (allCubesLeft(p) > 0) g.ask(seat, 'mark', marking);
    else {
      p.substitutes++;
      g.tell('substitute', seat);
      place(g, marking);
    }
  },
};
