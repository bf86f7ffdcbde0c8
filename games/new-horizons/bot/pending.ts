/**
 * What is still to come of the turn under way. Positions in the middle of a turn are compared with each other, and some
 * have more of it behind them than others: without this, "stop here" would look better than going on.
 */
import type { Effect } from '../content/index.ts';
import { LISTS } from '../rules/lists.ts';
import { harvest, income } from '../rules/production.ts';
import type { State } from '../rules/state.ts';
import type { Run } from '../rules/vocabulary.ts';
import type { Weights } from './weights.ts';

/** A rough value of an effect that has not happened yet. */
function effectValue(e: Effect, w: Weights): number {
  switch (e.op) {
    case 'coins':
      return e.n * w.coin[0];
    case 'pop':
      return e.n * w.active[0];
    case 'vp':
      return e.n;
    case 'invest':
      return 1.2 * e.n;
    case 'recruit':
      return e.strength * w.settlerStrength;
    case 'upgrade':
      return 0.8 * e.by * w.settlerStrength;
    case 'marker':
      return e.kind === 'settlement' ? w.settlement : w.fortification;
    case 'building':
      return w.tile[e.level - 1];
    case 'research':
      return 2;
    case 'privateTech':
      return e.level + 2;
    case 'produce':
      return 1;
    case 'basicAction':
      return e.n;
    case 'found':
    case 'fortify':
      return 1;
    default:
      return 0.3;
  }
}

function restOf(run: Run, from: number, w: Weights): number {
  const { effects } = LISTS[run.list];
  let vp = 0;
  for (let at = from; at < effects.length; at++) vp += effectValue(effects[at], w);
  return vp;
}

/** The better of the two kinds of production. */
function production(s: State, seat: number, w: Weights): number {
  const p = s.players[seat];
  return Math.max(harvest(p) * w.active[1], income(p) * w.coin[1]);
}

/** Frames and open questions of the seat that are sure to bring something. */
export function pending(s: State, seat: number, w: Weights): number {
  let vp = 0;
  for (let i = 0; i < s.stack.length; i++) {
    const { step, data } = s.stack[i];
    if (step === 'production' && data === seat) vp += production(s, seat, w);
    else if (step === 'effects' || step === 'after') {
      const run = data as unknown as Run;
      if (run.seat === seat) vp += restOf(run, step === 'after' ? run.at + 1 : run.at, w);
    } else if (step === 'technology' && (data as { seat: number }).seat === seat) vp += 1.5;
  }
  for (let i = 0; i < s.asked.length; i++) {
    const q = s.asked[i];
    if (q.seat !== seat) continue;
    if (q.kind === 'production') vp += production(s, seat, w);
    else if (q.kind === 'technology' || q.kind === 'colour' || q.kind === 'privateTechnology') vp += 1.5;
    else if (q.data !== null && typeof q.data === 'object' && 'list' in q.data && q.kind !== 'move') {
      const run = q.data as unknown as Run;
      vp += effectValue(LISTS[run.list].effects[run.at], w);
    }
  }
  return vp;
}
