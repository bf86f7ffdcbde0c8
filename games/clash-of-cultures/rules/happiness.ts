/** Increase Happiness (COC-15): levels are picked one by one and paid together. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { A, CULTURE, GOODS, L, MOOD, W } from '../content/index.ts';
import { changeMood } from './cities.ts';
import { amount, cityOfLeader, sizeOf, wonderWorks, works } from './counts.ts';
import { take, tokenSwap } from './goods.ts';
import { HAPPY, type State } from './state.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

/** What the levels picked so far cost; the draft names a city once for each level. */
function draftCost(s: State): number {
  let n = 0;
  for (let i = 0; i < s.draft.length; i++) n += sizeOf(s, s.draft[i]);
  return n;
}

function levels(s: State, city: number): number {
  let n = 0;
  for (let i = 0; i < s.draft.length; i++) if (s.draft[i] === city) n++;
  return n;
}

/** Tokens the seat can spend on moods; with Rituals resources too. */
function purse(s: State, seat: number): number {
  let n = amount(s, seat, MOOD);
  if (wonderWorks(s, seat, W['great-arena'])) n += amount(s, seat, CULTURE);
  if (works(s, seat, A.rituals)) for (let kind = 0; kind < MOOD; kind++) n += amount(s, seat, kind);
  return n;
}

function whyNotRaise(g: G, seat: number, city: number, purseLeft: number): Blocked {
  const { s } = g;
  if (s.cityOwner[city] !== seat) return g.no('not-your-city');
  if (s.mood[city] + levels(s, city) >= HAPPY) return g.no('already-happy');
  if (sizeOf(s, city) > purseLeft) return g.no('cannot-pay');
  return OK;
}

/** Whether the action can do anything; `fee` mood tokens go first (Voting). */
export function whyNotHappy(g: G, seat: number, fee: number): Blocked {
  const { s } = g;
  const left = purse(s, seat) - fee;
  let unhappy = false;
  const { cityOwner } = s;
  for (let x = 0; x < cityOwner.length; x++) {
    if (cityOwner[x] !== seat || s.mood[x] === HAPPY) continue;
    unhappy = true;
    if (sizeOf(s, x) <= left) return OK;
  }
  if (canDecree(s, seat)) return OK;
  return unhappy ? g.no('cannot-pay') : g.no('already-happy');
}

/** Lawgiver: a culture token makes Hammurabi's city Happy. */
function canDecree(s: State, seat: number): boolean {
  const city = cityOfLeader(s, seat, L.hammurabi);
  return city !== NONE && s.mood[city] !== HAPPY && levels(s, city) === 0 && amount(s, seat, CULTURE) > 0;
}

export function startHappy(g: G, seat: number): void {
  g.s.draft = [];
  g.s.levied = [];
  g.ask(seat, 'happy');
}

export const happy: Kind<'happy'> = {
  choices(g, { seat }, offer) {
    const { s } = g;
    const left = purse(s, seat) - draftCost(s);
    for (let x = 0; x < s.cityOwner.length; x++)
      if (s.cityOwner[x] !== NONE) offer.unless(whyNotRaise(g, seat, x, left), 'raise', x);
    if (canDecree(s, seat)) offer.can('decree', cityOfLeader(s, seat, L.hammurabi));
    offer.unless(s.draft.length + s.levied.length === 0 ? g.no('raise-something') : OK, 'done');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    const { s } = g;
    if (a[0] === 'raise') {
      s.draft.push(a[1]);
      g.ask(seat, 'happy');
      return;
    }
    if (a[0] === 'decree') {
      s.levied.push(a[1]);
      take(g, seat, CULTURE, 1);
      changeMood(g, a[1], HAPPY);
      g.ask(seat, 'happy');
      return;
    }
    const cost = draftCost(s);
    s.levied = [];
    if (cost === 0) return;
    if (works(s, seat, A.rituals)) g.next('rituals', { seat, left: cost });
    else g.next('pay', { seat, cost: [0, 0, 0, 0, 0, cost, 0], swaps: tokenSwap(s, seat) });
    g.next('cheer', seat);
  },
};

export const happySteps: Pick<StepTable, 'cheer' | 'rituals'> = {
  cheer(g) {
    const { s } = g;
    const cities = s.draft;
    s.draft = [];
    for (let i = 0; i < cities.length; i++) changeMood(g, cities[i], 1);
  },
  /** With Rituals any resource stands for a mood token: they are laid down one by one (COC-15.2). */
  rituals(g, { seat, left }) {
    if (left > 0) g.ask(seat, 'rituals', left);
  },
};

export const rituals: Kind<'rituals'> = {
  auto: true,
  choices(g, { seat, data: left }, offer) {
    const { s } = g;
    for (let kind = 0; kind < GOODS; kind++) {
      if (kind === CULTURE && !wonderWorks(s, seat, W['great-arena'])) continue;
      offer.unless(amount(s, seat, kind) > 0 ? OK : g.no('cannot-pay'), 'spend', kind, 1);
      if (left > 1 && amount(s, seat, kind) >= left) offer.can('spend', kind, left);
    }
    busy(g, offer);
  },
  answer(g, { seat, data: left }, [, kind, n]) {
    const { s } = g;
    s.res[seat * GOODS + kind] -= n;
    const paid = [0, 0, 0, 0, 0, 0, 0];
    paid[kind] = n;
    g.tell('paid', seat, paid);
    g.next('rituals', { seat, left: left - n });
  },
};
