/** How an answer looks at first sight: what is tried first, and what is played where nobody thinks longer. */
import { type Answer, NONE, type Question } from '@epoka/kernel';
import { B, IS_MILITARY, SEA, SETTLER, SHIP } from '../content/index.ts';
import { hasBuilding, isEnemySpace, militaryAt, unitsAt } from '../rules/counts.ts';
import { layoutFor } from '../rules/layout.ts';
import { fighters } from '../rules/losses.ts';
import type { State } from '../rules/state.ts';
import { siteValue } from './land.ts';
import { hasSwap, isGoodDeal, swapValue } from './trading.ts';

const HOPELESS = Number.NEGATIVE_INFINITY;

const BY_VERB: Readonly<Record<string, number>> = {
  found: 2,
  wonder: 2,
  complete: 3,
  construct: 1.5,
  advance: 1.2,
  collect: 1,
  recruit: 0.6,
  person: 1,
  play: 0.5,
  attempt: 0.5,
  use: 0.3,
  liberty: 0.8,
  happy: 0.2,
  circus: 0.2,
  move: 0.4,
  barter: -0.2,
  take: 0.6,
  done: 0.2,
  add: 0.5,
  levy: 0.4,
  relocate: -1,
  go: 0.6,
  roads: 0.1,
  // what was begun is gone through with: the next thought would begin it again
  back: HOPELESS,
  stop: 0.1,
  yes: 0.3,
  card: 0.3,
  keep: 0.1,
  raze: -3,
  retreat: 0,
  fight: 0.1,
  none: 0,
  trade: -2,
  counter: -1,
  refuse: 0.1,
  accept: 0,
  power: 0.6,
  leader: 0.7,
  levyWith: 0.4,
  shogun: 0.3,
  seize: 0.7,
  wander: 0.1,
  share: 0.2,
  convert: 0,
  cancel: 0.6,
  appoint: 0.4,
  dismiss: -2,
  end: -0.5,
};

/** An attack looks good where one unit more goes in than stands there. */
function attackPrior(s: State, seat: number, to: number): number {
  const enemy =
    (s.holder[to] !== NONE && s.holder[to] !== seat) ||
    (s.cityOwner[to] !== NONE && s.cityOwner[to] !== seat);
  if (!enemy) return 0;
  let mine = 0;
  for (let i = 0; i < s.draft.length; i += 3)
    if (IS_MILITARY[s.draft[i]] || s.draft[i] === SHIP) mine += s.draft[i + 2];
  const wall = s.cityOwner[to] !== NONE && hasBuilding(s, to, B.fortress) ? 1 : 0;
  const theirs = s.terrain[to] === SEA ? unitsAt(s, to, SHIP) : militaryAt(s, to) + wall;
  return mine > theirs ? 1.5 : -2;
}

/** Settlers go where a city would stand well, or where nobody was before; armies look around. */
function settlePrior(s: State, seat: number, to: number): number {
  let settlers = 0;
  for (let i = 0; i < s.draft.length; i += 3) if (s.draft[i] === SETTLER) settlers += s.draft[i + 2];
  if (s.terrain[to] < 0) return 0.5;
  return settlers === 0 ? 0 : siteValue(s, seat, to) - siteValue(s, seat, s.from);
}

/** Land where everything beside is held by others, or is sea without a ship of one's own, keeps who can't fight. */
function isShutIn(s: State, seat: number, from: number): boolean {
  if (s.terrain[from] === SEA || militaryAt(s, from) > 0) return false;
  for (const x of layoutFor(s.seats).beside[from])
    if (s.terrain[x] === SEA ? s.holder[x] === seat : !isEnemySpace(s, seat, x)) return false;
  return true;
}

/** Settlers set out first; who only stands guard stays, and so does who can't get away. */
function fromPrior(s: State, seat: number, from: number): number {
  if (isShutIn(s, seat, from)) return BY_VERB.stop - 1;
  if (unitsAt(s, from, SETTLER) > 0) return siteValue(s, seat, from) > 0.8 ? 0.05 : 0.8;
  return s.cityOwner[from] === seat && militaryAt(s, from) <= 1 ? -0.5 : 0.05;
}

/** Out of a city settlers go alone. */
function pickPrior(s: State, seat: number, kind: number): number {
  if (s.cityOwner[s.from] !== seat || unitsAt(s, s.from, SETTLER) === 0) return kind === NONE ? 0.4 : 0.3;
  if (kind === NONE) return militaryAt(s, s.from) > 0 ? 0 : 0.4;
  return kind === SETTLER && s.draft.length === 0 ? 0.9 : 0;
}

/** Infantry falls first, a leader last. */
function lossPrior(code: number): number {
  return -(((code >> 3) & 7) + 1.5 * ((code >> 6) & 7) + 4 * ((code >> 9) & 7));
}

export function prior(s: State, q: Question, answer: Answer): number {
  const [verb] = answer;
  const first = answer[1] as number;
  // one unit more decides a battle
  if (q.kind === 'retreat') return fighters(s, 0) > fighters(s, 1) === (verb === 'fight') ? 1 : 0;
  if (q.kind === 'routes') return first + (answer[2] as number);
  if (q.kind === 'deal' && verb === 'accept') return isGoodDeal(s, q.seat) ? 1 : -1;
  if (q.kind === 'losses') return lossPrior(first);
  if (q.kind === 'foil' && verb !== 'none') return -0.5;
  // one offer a turn is enough
  if (verb === 'trade') return s.offers === 0 && hasSwap(s, q.seat, first) ? 0.35 : HOPELESS;
  if (verb === 'counter') return !isGoodDeal(s, q.seat) && hasSwap(s, q.seat, s.offerBy) ? 0.15 : HOPELESS;
  if (verb === 'swapOne')
    return swapValue(s, q.seat, (q.data as { to: number }).to, first, answer[2] as number);
  if (verb === 'go' || verb === 'roads')
    return (BY_VERB[verb] ?? 0) + attackPrior(s, q.seat, first) + settlePrior(s, q.seat, first);
  if (verb === 'all') return pickPrior(s, q.seat, NONE);
  if (verb === 'unit') return pickPrior(s, q.seat, first);
  if (verb === 'from') return fromPrior(s, q.seat, first);
  return BY_VERB[verb] ?? 0;
}

export function reply(s: State, q: Question, legal: readonly Answer[], roll: (n: number) => number): Answer {
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    // a little chance, so that not always the first of a kind is taken
    const hope = prior(s, q, legal[i]) + roll(100) / 1000;
    if (hope > most) {
      most = hope;
      best = legal[i];
    }
  }
  return best;
}
