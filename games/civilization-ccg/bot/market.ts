/** What could be bought in a management phase, and the best that every sum can buy. */
import { type Answer, NONE, OK } from '@epoka/kernel';
import { EVENT, INVENTION, isBuilding, KIND, STAGES, UNIT } from '../rules/cards.ts';
import { cannotStand, cannotThinkOf } from '../rules/managing.ts';
import { cannotUse } from '../rules/requirements.ts';
import { type G, isCapital, STANDING, type State, UNFINISHED } from '../rules/state.ts';
import { discardValue, slotsOf, stageCost } from '../rules/values.ts';
import type { Weights } from './weights.ts';
import { keeping, mute, worth } from './worth.ts';

/** More than this is never spent in a turn: sums beyond it count as this much. */
export const MOST = 28;

/** A card that can be begun or gone on with: so much for so many stages. */
interface Buy {
  readonly card: number;
  /** the construction, or NONE for a card in hand */
  readonly object: number;
  readonly terrain: number;
  /** of one stage, of two ... */
  readonly costs: readonly number[];
  readonly gains: readonly number[];
}

/** Things of which only one can be bought. */
type Choice = readonly Buy[];

/** A card that can be given up: what is lost with it, and what it yields. */
interface Junk {
  readonly card: number;
  readonly loss: number;
  readonly value: number;
}

/** The best that every sum can buy, and how. */
export interface Market {
  readonly choices: readonly Choice[];
  readonly best: Float64Array;
  /** for each choice and sum: 0 nothing, else 1 + buy * 8 + stages - 1 */
  readonly taken: readonly Int16Array[];
  /** cards given up for more of this kind */
  readonly given: readonly number[];
  /** what the first of them yield together, and what is lost with them: of none, of one, of two ... */
  readonly points: readonly number[];
  readonly losses: readonly number[];
}

/** What a card is worth by the part of it that is paid: finished next turn, all of it. */
const soFar = (value: number, part: number): number => value * (part >= 1 ? 1 : 0.85 * part);

function buyOf(s: State, seat: number, card: number, object: number, terrain: number, w: Weights): Buy {
  const stages = STAGES[card];
  const value = worth(s, seat, card, w, terrain);
  const paid = object === NONE ? 0 : s.marks[object];
  let total = 0;
  for (const n of stages) total += n;
  let part = 0;
  for (let i = 0; i < paid; i++) part += stages[i];
  const before = soFar(value, part / total);
  const costs: number[] = [];
  const gains: number[] = [];
  let sum = 0;
  for (let i = paid; i < stages.length; i++) {
    sum += stageCost(s, seat, card, i, terrain);
    part += stages[i];
    costs.push(sum);
    gains.push(soFar(value, part / total) - before);
  }
  return { card, object, terrain, costs, gains };
}

/** Where a building or unit is best begun, NONE if nowhere. A building never takes the place of another one. */
function siteFor(s: State, seat: number, card: number, g: G, taken: readonly number[], w: Weights): number {
  let best: number = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (const terrain of s.row[seat]) {
    const capital = isCapital(s, terrain);
    if (isBuilding(card) && !capital && (taken.includes(terrain) || isFull(s, terrain))) continue;
    if (cannotStand(g, card, terrain) !== OK) continue;
    if (!isBuilding(card)) return terrain;
    // Of equals the capital, which holds any number.
    const value = worth(s, seat, card, w, terrain) + (capital ? 0.3 : 0);
    if (value > most) {
      most = value;
      best = terrain;
    }
  }
  return best;
}

function isFull(s: State, terrain: number): boolean {
  let n = 0;
  for (let o = 0; o < s.zone.length; o++)
    if (
      s.at[o] === terrain &&
      (s.zone[o] === STANDING || (s.zone[o] === UNFINISHED && isBuilding(s.face[o])))
    )
      n++;
  return n >= slotsOf(s, terrain);
}

/** Adds to a market what a choice can buy. */
function offer(best: Float64Array, choice: Choice): Int16Array {
  const taken = new Int16Array(MOST + 1);
  for (let sum = MOST; sum >= 0; sum--)
    for (let b = 0; b < choice.length; b++) {
      const { costs, gains } = choice[b];
      for (let j = 0; j < costs.length && costs[j] <= sum; j++) {
        const value = best[sum - costs[j]] + gains[j];
        if (value > best[sum] + 1e-9) {
          best[sum] = value;
          taken[sum] = 1 + b * 8 + j;
        }
      }
    }
  return taken;
}

function marketOf(choices: readonly Choice[], junk: readonly Junk[]): Market {
  const best = new Float64Array(MOST + 1);
  const taken = choices.map(choice => offer(best, choice));
  const given: number[] = [];
  const points: number[] = [0];
  const losses: number[] = [0];
  for (const { card, loss, value } of junk) {
    given.push(card);
    points.push(points[points.length - 1] + value);
    losses.push(losses[losses.length - 1] + loss);
  }
  return { best, taken, choices, given, points, losses };
}

/** The best that a sum and cards given up bring. */
export function most(m: Market, sum: number): number {
  let best = m.best[Math.min(MOST, sum)];
  for (let i = 1; i < m.points.length; i++)
    best = Math.max(best, m.best[Math.min(MOST, sum + m.points[i])] - m.losses[i]);
  return best;
}

/** The same, as answers. True if more stages of a card that is only begun now are to be paid: it has no number yet. */
export function shop(m: Market, sum: number, steps: Answer[]): boolean {
  let many = 0;
  for (let i = 1; i < m.points.length; i++)
    if (
      m.best[Math.min(MOST, sum + m.points[i])] - m.losses[i] >
      m.best[Math.min(MOST, sum + m.points[many])] - m.losses[many] + 1e-9
    )
      many = i;
  for (let i = 0; i < many; i++) steps.push(['discard', m.given[i]]);
  let left = Math.min(MOST, sum + m.points[many]);
  let further = false;
  for (let c = m.choices.length - 1; c >= 0; c--) {
    const code = m.taken[c][left] - 1;
    if (code < 0) continue;
    const buy = m.choices[c][code >> 3];
    const stages = (code & 7) + 1;
    left -= buy.costs[stages - 1];
    const { card, object, terrain } = buy;
    if (object !== NONE) for (let i = 0; i < stages; i++) steps.push(['stage', object]);
    else {
      steps.push(KIND[card] === INVENTION ? ['devise', card] : ['build', card, terrain]);
      if (stages > 1) further = true;
    }
  }
  return further;
}

interface Wares {
  readonly buildings: Market;
  readonly units: Market;
  readonly inventions: Market;
}

/** Everything the seat could begin, go on with, or give up. */
export function waresOf(s: State, seat: number, w: Weights): Wares {
  const g = mute(s);
  const buildings: Choice[] = [];
  const units: Choice[] = [];
  const levy: Buy[] = [];
  const ideas: Buy[] = [];
  const junk: [buildings: Junk[], units: Junk[], inventions: Junk[]] = [[], [], []];
  const taken: number[] = [];
  for (let o = 0; o < s.zone.length; o++) {
    if (s.zone[o] !== UNFINISHED || s.owner[o] !== seat) continue;
    const card = s.face[o];
    if (s.marks[o] >= STAGES[card].length) continue;
    const buy = buyOf(s, seat, card, o, s.at[o], w);
    if (KIND[card] === INVENTION) ideas.push(buy);
    else (KIND[card] === UNIT ? units : buildings).push([buy]);
  }
  const hand = s.hand[seat];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const kind = KIND[card];
    if (card < 0 || kind === EVENT) continue;
    const first = hand.indexOf(card) === i;
    const usable = first && cannotUse(g, seat, card) === OK;
    if (usable && kind === INVENTION) {
      if (cannotThinkOf(g, seat, card) === OK) ideas.push(buyOf(s, seat, card, NONE, NONE, w));
    } else if (usable) {
      const site = siteFor(s, seat, card, g, taken, w);
      if (site !== NONE) {
        const buy = buyOf(s, seat, card, NONE, site, w);
        if (kind === UNIT) levy.push(buy);
        else buildings.push([buy]);
        if (kind !== UNIT && !isCapital(s, site)) taken.push(site);
      }
    }
    if (!usable)
      junk[kind === INVENTION ? 2 : kind === UNIT ? 1 : 0].push({
        card,
        loss: keeping(s, seat, card, w),
        value: discardValue(s, seat, card),
      });
  }
  for (const list of junk) list.sort((a, b) => a.loss / a.value - b.loss / b.value);
  if (levy.length > 0) units.push(levy);
  return {
    buildings: marketOf(buildings, junk[0]),
    units: marketOf(units, junk[1]),
    inventions: marketOf(ideas.length > 0 ? [ideas] : [], junk[2]),
  };
}
