/**
 * The interpreter of effects (NH-18, NH-19). A list is walked in printed order; what can be applied at once is applied,
 * what needs a choice asks, and whatever that causes is finished before the walk goes on (depth first).
 */
import { NONE, OK } from '@epoka/kernel';
import type { Effect } from '../content/index.ts';
import { causeOf } from './causes.ts';
import { addModifier } from './counters.ts';
import { LISTS, TRIGGERS } from './lists.ts';
import { movePoints } from './moving.ts';
import { gainCoins, inactive, takePopulation } from './population.ts';
import { canDoAnyNow, canDoNow } from './possible.ts';
import { produceCoins, producePopulation } from './production.ts';
import { drawPrivate } from './research.ts';
import { begun, effectOf, resolve } from './resolve.ts';
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
    if (applied(g, from, effect, at)) continue;
    if (!canDoNow(g, from.seat, effect)) {
      tellImpossible(g, from, effect, at);
      continue;
    }
    const run: Run = { seat: from.seat, list: from.list, at, act: from.act, rest: from.rest };
    enter(g, run, effect);
    if (at + 1 < effects.length) g.next('after', run);
    return;
  }
}

/** An effect that can't happen leaves a trace in the log, with its cause. */
function tellImpossible(g: G, { seat, list }: Run, e: Effect, at: number): void {
  if (g.log === null) return;
  const p = g.s.players[seat];
  g.tell('impossible', seat, list, at, causeOf(g, seat, e, p.coins, p.active, inactive(p)));
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
      takeUpTo(g, run, at, e.n);
      return true;
    case 'vp':
      p.noted[NOTED[LISTS[run.list].source.kind] ?? 2] += e.n;
      g.tell('noted', seat, e.n);
      begun(g, run);
      return true;
    case 'explore':
      g.s.extra += e.n;
      g.tell('lasting', seat, run.list, at);
      return true;
    case 'modifier':
      addModifier(p, e.key, e.n);
      g.tell('lasting', seat, run.list, at);
      begun(g, run);
      return true;
    case 'trigger':
      p.triggers.push(LISTS[run.list].inner[at][0]);
      g.tell('lasting', seat, run.list, at);
      begun(g, run);
      return true;
    default:
      return false;
  }
}

function takeUpTo(g: G, run: Run, at: number, n: number): void {
  const taken = takePopulation(g, run.seat, n);
  if (taken > 0) begun(g, run);
  if (taken < n) g.tell(taken === 0 ? 'impossible' : 'partly', run.seat, run.list, at, 'columns-empty');
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
    case 'may':
      g.ask(seat, e.op, run);
      return;
    case 'choose': {
      const only = g.since(SINGLE_OPTION) ? onlyOption(g, run) : NONE;
      if (only === NONE) g.ask(seat, 'choose', run);
      else takeOption(g, run, only);
      return;
    }
    default:
      throw new Error(`"${e.op}" is not resolved during the game`);
  }
}

/** Since this version of the rules a choice with a single possible answer is made without asking (NH-25.5). */
const SINGLE_OPTION = 3;

/** The option that is the only answer, or NONE. */
function onlyOption(g: G, run: Run): number {
  const { options } = effectOf(run, 'choose');
  let only = NONE;
  for (let i = 0; i < options.length; i++) {
    if (!canDoAnyNow(g, run.seat, options[i])) continue;
    if (only !== NONE) return NONE;
    only = i;
  }
  return run.act && whyNotSkip(g, run) === OK ? NONE : only;
}

/** The option is part of the action: it may be left out only if something else of the action remains. */
export function takeOption(g: G, run: Run, option: number): void {
  const { seat, act } = run;
  const list = LISTS[run.list].inner[run.at][option];
  g.next('effects', { seat, list, at: 0, act, rest: act && whyNotSkip(g, run) === OK });
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
      takeMarkers(g, run, e.kind === 'settlement' ? 0 : 1, e.n);
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
function takeMarkers(g: G, { seat, list, at }: Run, kind: number, wanted: number): void {
  const n = Math.min(wanted, g.s.markers[kind]);
  g.s.markers[kind] -= n;
  g.s.players[seat].markers[kind] += n;
  g.tell('marker', seat, kind, n);
  if (n < wanted) g.tell('partly', seat, list, at, 'no-marker');
}
