/**
 * The interpreter of effects (NH-18, NH-19). A list is walked in printed order; what can be applied at once is applied,
 * what needs a choice asks, and whatever that causes is finished before the walk goes on (depth first).
 */
import { NONE, OK } from '@epoka/kernel';
import type { Effect } from '../content/index.ts';
import { addModifier } from './counters.ts';
import { LISTS, TRIGGERS } from './lists.ts';
import { movePoints } from './moving.ts';
import { gainCoins, takePopulation } from './population.ts';
import { canDoNow } from './possible.ts';
import { produceCoins, producePopulation } from './production.ts';
import { drawPrivate } from './research.ts';
import { begun, resolve } from './resolve.ts';
import { whyNotSkip } from './skipping.ts';
import type { G, Run, StepTable } from './vocabulary.ts';

export const effectSteps: Pick<StepTable, 'effects' | 'after' | 'fire'> = {
  effects(g, run) {
    walk(g, run, run.at);
  },
  after(g, run) {
    walk(g, run, run.at + 1);
  },
  fire(g, { seat, event }) {
    const p = g.s.players[seat];
    for (const id of p.triggers) {
      const trigger = TRIGGERS[id];
      if (trigger.on === event && (p.used & (1 << id)) === 0) resolve(g, seat, trigger.list);
    }
  },
};

function walk(g: G, from: Run, start: number): void {
  const { effects, origin } = LISTS[from.list];
  g.because(origin);
  for (let at = start; at < effects.length; at++) {
    const effect = effects[at];
    if (applied(g, from, effect, at) || !canDoNow(g, from.seat, effect)) continue;
    const run: Run = { seat: from.seat, list: from.list, at, act: from.act, rest: from.rest };
    enter(g, run, effect);
    if (at + 1 < effects.length) g.next('after', run);
    return;
  }
}

/** What never asks and never leads to anything else is applied on the spot. */
function applied(g: G, run: Run, e: Effect, at: number): boolean {
  const { seat } = run;
  const p = g.s.players[seat];
  switch (e.op) {
    case 'coins':
      gainCoins(g, seat, e.n);
      begun(g, run);
      return true;
    case 'pop':
      if (takePopulation(g, seat, e.n) > 0) begun(g, run);
      return true;
    case 'vp':
      p.noted[NOTED[LISTS[run.list].source.kind] ?? 2] += e.n;
      g.tell('noted', seat, e.n);
      begun(g, run);
      return true;
    case 'explore':
      g.s.extra += e.n;
      return true;
    case 'modifier':
      addModifier(p, e.key, e.n);
      begun(g, run);
      return true;
    case 'trigger':
      p.triggers.push(LISTS[run.list].inner[at][0]);
      begun(g, run);
      return true;
    default:
      return false;
  }
}

/** Where points are noted, by what they come from. */
const NOTED: Readonly<Record<string, number>> = { leader: 0, building: 1 };

/** What asks, or leads to further effects. It was checked that it can be carried out. */
function enter(g: G, run: Run, e: Effect): void {
  // Spelled out below: spreading a frame is several times slower, and every turn comes through here.
  const { seat, list, at, act, rest } = run;
  switch (e.op) {
    case 'invest':
      if (run.act && e.track !== 'any') doOrAsk(g, run);
      else g.next('invest', { seat, list, at, act, rest, left: e.n });
      return;
    case 'marker':
    case 'produce':
    case 'privateTech':
      doOrAsk(g, run);
      return;
    case 'move':
      g.next('move', {
        seat,
        list,
        at,
        act,
        rest,
        points: movePoints(g.s, seat, e.n),
        unit: NONE,
        moved: false,
      });
      return;
    case 'basicAction':
      g.next('basic', { seat, list, at, act, rest, left: e.n, used: 0 });
      return;
    case 'others':
    case 'everyone': {
      begun(g, run);
      const [inner] = LISTS[list].inner[at];
      for (let i = e.op === 'others' ? 1 : 0; i < g.s.seats; i++) resolve(g, (seat + i) % g.s.seats, inner);
      return;
    }
    case 'building':
    case 'recruit':
    case 'upgrade':
    case 'found':
    case 'fortify':
    case 'build':
    case 'research':
    case 'choose':
    case 'may':
      g.ask(seat, e.op, run);
      return;
    default:
      throw new Error(`"${e.op}" is not resolved during the game`);
  }
}

/** An effect without a choice of its own is done at once; inside an action it may be skipped where the rules allow. */
function doOrAsk(g: G, run: Run): void {
  if (run.act && whyNotSkip(g, run) === OK) g.ask(run.seat, 'task', run);
  else perform(g, run);
}

export function perform(g: G, run: Run): void {
  const { seat } = run;
  const e = LISTS[run.list].effects[run.at];
  if (e.op === 'invest') {
    g.next('invest', { ...run, left: e.n });
    return;
  }
  begun(g, run);
  switch (e.op) {
    case 'marker':
      takeMarkers(g, seat, e.kind === 'settlement' ? 0 : 1, e.n);
      return;
    case 'produce':
      if (e.what === 'coins') produceCoins(g, seat);
      else producePopulation(g, seat);
      return;
    case 'privateTech':
      drawPrivate(g, seat, e);
      return;
    default:
      throw new Error(`"${e.op}" has a choice of its own`);
  }
}

/** As many as the general supply has (NH-1.8). */
function takeMarkers(g: G, seat: number, kind: number, wanted: number): void {
  const n = Math.min(wanted, g.s.markers[kind]);
  g.s.markers[kind] -= n;
  g.s.players[seat].markers[kind] += n;
  g.tell('marker', seat, kind, n);
}
