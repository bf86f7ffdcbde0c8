/** Can something of a list be carried out after paying for it? If not, why not: the most exact reason there is (NH-22.1). */
import { type Blocked, OK, type Reason } from '@epoka/kernel';
import type { EffectOf } from '../content/index.ts';
import { causeOf, causesOf, leadingImpossible, PLENTY } from './causes.ts';
import { LISTS } from './lists.ts';
import { freeColumn, inactive, whyNotPay } from './population.ts';
import { canDoAny } from './possible.ts';
import { researchCoins, researchPawns, slotsOf, whyNotResearch } from './research.ts';
import type { G } from './vocabulary.ts';

export function whyNotPerform(g: G, seat: number, list: number, price: number, exhaust: number): Blocked {
  const p = g.s.players[seat];
  const { effects } = LISTS[list];
  const coins = p.coins - price;
  const active = p.active - exhaust;
  if (coins >= 0 && active >= 0 && canDoAny(g, seat, effects, coins, active, inactive(p) + exhaust))
    return OK;
  const short = whyNotPay(g, price, p.coins, exhaust, p.active) ?? g.no('action-empty');
  // Nobody reads it: spare the search for a better one.
  if (short.key === '') return short;
  const never = whyNever(g, seat, list);
  if (never !== OK) return never;
  const [e] = effects;
  if (effects.length === 1 && e.op === 'research') return whyTooDear(g, seat, e, price, exhaust);
  if (coins < 0 || active < 0) return short;
  if (effects.length === 1 && e.op === 'may') {
    const unpaid = whyNotPay(g, e.cost.coins ?? 0, coins, e.cost.exhaust ?? 0, active);
    if (unpaid !== OK) return unpaid;
  }
  return g.no('action-impossible', causesOf(g, seat, effects, coins, active, inactive(p) + exhaust));
}

/** What no coins and no active population would change: said before anything that passes (NH-22.1). */
export function whyNever(g: G, seat: number, list: number): Blocked {
  const { effects } = LISTS[list];
  const idle = inactive(g.s.players[seat]);
  if (canDoAny(g, seat, effects, PLENTY, PLENTY, idle)) return OK;
  if (effects.length === 1) {
    const [e] = effects;
    if (e.op === 'marker') return g.no('marker-supply-empty', e.kind === 'settlement' ? 0 : 1);
    if (e.op === 'research') return whyNoSlot(g, seat, e);
    if (e.op === 'pop') return g.no('no-inactive-population');
  }
  return g.no('action-impossible', causesOf(g, seat, effects, PLENTY, PLENTY, idle));
}

/** Every slot is taken, or the first one that is not lacks its prerequisites. */
function whyNoSlot(g: G, seat: number, e: EffectOf<'research'>): Blocked {
  for (const level of e.levels) {
    const { from, to } = slotsOf(level);
    for (let slot = from; slot < to; slot++) {
      const why = whyNotResearch(g, seat, slot, e, PLENTY, PLENTY);
      if (why?.key === 'prerequisite-missing') return why;
    }
  }
  return g.no('already-researched', e.levels[0]);
}

/** The least that research costs here, with what the space costs. */
function whyTooDear(g: G, seat: number, e: EffectOf<'research'>, price: number, exhaust: number): Blocked {
  const p = g.s.players[seat];
  const [level] = e.levels;
  const coins = price + researchCoins(p, level, e.discount);
  return whyNotPay(g, coins, p.coins, exhaust + researchPawns(level), p.active);
}

// ---- words of caution

/** Tasks at the beginning that can't be done: the player would pay for the rest alone. */
export function partImpossible(
  g: G,
  seat: number,
  list: number,
  price: number,
  exhaust: number,
): Reason | undefined {
  const p = g.s.players[seat];
  const idle = inactive(p) + exhaust;
  const { effects } = LISTS[list];
  const coins = p.coins - price;
  const active = p.active - exhaust;
  const tasks = leadingImpossible(g, seat, effects, coins, active, idle);
  if (tasks.length === 0) return undefined;
  const causes = tasks.map(at => causeOf(g, seat, effects[at], coins, active, idle));
  return g.no('part-impossible', list, tasks, causes);
}

/** So many exhausted pawns don't all find room in the columns (NH-6.4). */
export function pawnLeaves(g: G, seat: number, exhausted: number): Reason | undefined {
  const p = g.s.players[seat];
  return exhausted > 0 && freeColumn(p) < 0 ? g.no('pawn-leaves') : undefined;
}
