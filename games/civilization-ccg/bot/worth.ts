/** What a card is worth to its owner once it is finished, in food. */
import { NONE, OK } from '@epoka/kernel';
import {
  ERA,
  EVENT,
  FOOD,
  INCOME,
  INVENTION,
  isBuilding,
  KIND,
  NEEDS,
  PRODUCTION,
  SATISFACTION,
  STRENGTH,
  TAX,
  TOUGHNESS,
  TRAIT,
  UNIT,
  UNIT_TYPE,
} from '../rules/cards.ts';
import { EFFECTS, type Rule } from '../rules/effects.ts';
import { matchesTerrain } from '../rules/match.ts';
import { cannotUse } from '../rules/requirements.ts';
import { type G, KNOWN, type State } from '../rules/state.ts';
import { amountOf, incomeOf, satisfaction } from '../rules/values.ts';
import type { Weights } from './weights.ts';

/** Asks the rules without wanting to know why. */
export const mute = (s: State): G => ({ s, no: () => BLOCKED }) as unknown as G;
const BLOCKED = { key: 'blocked', args: [] };

const LENGTH = 18;

/** Turns in which something that is built now will still be of use. */
export const turnsLeft = (s: State): number => Math.max(4, Math.min(10, LENGTH - s.round));

/** What a turn's income of a kind is worth. */
export function incomeWeight(w: Weights, kind: number): number {
  return kind === FOOD ? w.foodIncome : kind === PRODUCTION ? w.productionIncome : w.taxIncome;
}

/** How much a point of satisfaction is wanted: not before unrest is near. */
export function moodFactor(s: State, seat: number): number {
  const spare = satisfaction(s, seat) - s.row[seat].length;
  return spare < 1 ? 1 : spare < 2 ? 0.7 : spare < 4 ? 0.35 : 0.15;
}

/** The best use of a terrain in a turn, if its income were higher by that of a card. */
function bestUse(s: State, terrain: number, card: number, w: Weights): number {
  let best = 0;
  for (let kind = FOOD; kind <= TAX; kind++) {
    const more = card === NONE ? 0 : INCOME[3 * card + kind];
    best = Math.max(best, (incomeOf(s, terrain, kind) + more) * incomeWeight(w, kind));
  }
  return best;
}

/** Printed income of a building, on this terrain or on a good one. */
function incomeWorth(s: State, card: number, terrain: number, w: Weights): number {
  const food = INCOME[3 * card + FOOD];
  const production = INCOME[3 * card + PRODUCTION];
  const tax = INCOME[3 * card + TAX];
  if (food === 0 && production === 0 && tax === 0) return 0;
  const printed = Math.max(food * w.foodIncome, production * w.productionIncome, tax * w.taxIncome);
  if (terrain === NONE) return printed;
  return (printed + bestUse(s, terrain, card, w) - bestUse(s, terrain, NONE, w)) / 2;
}

/** How many own terrains an effect on incomes reaches. */
function reached(s: State, seat: number, rule: Rule): number {
  if (rule.scope === 'this-terrain') return 1;
  let n = 0;
  for (const terrain of s.row[seat]) if (matchesTerrain(s, rule.sieve, terrain, seat, NONE)) n++;
  return n;
}

/** What a text is worth beside the printed values. */
function textWorth(s: State, seat: number, rule: Rule, w: Weights, left: number, mood: number): number {
  const amount = typeof rule.amount === 'number' ? rule.amount : amountOf(s, rule.amount, seat);
  switch (rule.do) {
    case 'income':
      return amount * reached(s, seat, rule) * incomeWeight(w, rule.kind) * left * 0.8;
    case 'satisfaction':
      return amount * w.mood * left * mood * 0.9;
    case 'food':
      return rule.effect.when === 'activation'
        ? amount * left
        : rule.effect.when === 'destroyed'
          ? 0
          : rule.effect.when === 'activate'
            ? w.text
            : amount;
    case 'draw':
      return rule.effect.when === 'activate' ? w.text : amount * w.card;
    case 'final-draw':
      return amount * w.card * left * 0.8;
    case 'discoveries':
    case 'discovery-cost':
      return Math.abs(amount) * 0.6 * left;
    case 'victory-food':
      return -amount * (s.row[seat].length >= 7 ? 1 : 0.4);
    case 'cost':
    case 'discard-value':
      return 0.22 * left;
    case 'unit-limit':
    case 'hand-limit':
      return amount * 0.3;
    default:
      return w.text;
  }
}

/** Cards in hand that wait for this one. */
function opens(s: State, seat: number, card: number): number {
  let n = 0;
  for (const other of s.hand[seat]) {
    if (other < 0) continue;
    const { inventions, buildings } = NEEDS[other];
    if (inventions.includes(card) || buildings.includes(card)) n++;
  }
  return Math.min(3, n);
}

/** A religion or political system takes the place of the one that is known. */
function replaced(s: State, seat: number, card: number): number {
  for (let o = 0; o < s.zone.length; o++)
    if (s.zone[o] === KNOWN && s.owner[o] === seat && TRAIT[s.face[o]] === TRAIT[card]) return s.face[o];
  return NONE;
}

/** Without the question what it would replace. */
function plainWorth(s: State, seat: number, card: number, w: Weights, terrain: number): number {
  const left = turnsLeft(s);
  const mood = moodFactor(s, seat);
  let sum = 0;
  for (const rule of EFFECTS[card])
    if (rule.effect.when !== 'play') sum += textWorth(s, seat, rule, w, left, mood);
  if (KIND[card] === UNIT)
    return (STRENGTH[card] * w.strength + TOUGHNESS[card] * w.toughness) * armsFactor(s, seat) + sum * 0.5;
  sum += SATISFACTION[card] * w.mood * left * (SATISFACTION[card] < 0 ? 1 : mood);
  if (isBuilding(card)) sum += incomeWorth(s, card, terrain, w) * left;
  return sum + opens(s, seat, card) * w.opens;
}

/** The first units are wanted more than the tenth. */
function armsFactor(s: State, seat: number): number {
  let own = 0;
  for (let u = 0; u < s.zone.length; u++) if (UNIT_TYPE[s.face[u]] >= 0 && s.owner[u] === seat) own++;
  const room = s.row[seat].length;
  return own >= room ? 0.25 : 1;
}

/** What the card would bring, on this terrain if it is named. */
export function worth(s: State, seat: number, card: number, w: Weights, terrain: number = NONE): number {
  const sum = plainWorth(s, seat, card, w, terrain);
  if (KIND[card] !== INVENTION || TRAIT[card] === 0) return sum;
  const older = replaced(s, seat, card);
  return older === NONE ? sum : sum - plainWorth(s, seat, older, w, NONE);
}

/** What a hand card that can't be used now is worth to be kept. */
export function keeping(s: State, seat: number, card: number, w: Weights): number {
  const gap = ERA[card] - s.era[seat];
  return gap > 1 ? w.idle * 0.4 : gap === 1 ? w.idle : w.idle * 0.6;
}

/** What any hand card is worth when some must go. */
export function held(s: State, seat: number, card: number, w: Weights): number {
  const twice = s.hand[seat].indexOf(card) !== s.hand[seat].lastIndexOf(card) ? 0.6 : 1;
  if (cannotUse(mute(s), seat, card) !== OK) return keeping(s, seat, card, w) * twice;
  return (KIND[card] === EVENT ? w.event + w.card : w.card + 0.2 * worth(s, seat, card, w)) * twice;
}
