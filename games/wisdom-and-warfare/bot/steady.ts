/** What comes every turn without an action: policies, governments and wonders that give at the start of a turn. */

import { NONE } from '@epoka/kernel';
import {
  ANARCHY,
  COMMUNISM,
  DEMOCRACY,
  FEUDALISM,
  FUNDAMENTALISM,
  MONARCHY,
  policy,
  REPUBLIC,
  wonder,
} from '../content/tables.ts';
import { cityCount, hasPolicy, hasWonder, statesControlled } from '../rules/counts.ts';
import { ARMIES, FIGURES, type State } from '../rules/state.ts';
import type { Weights } from './weights.ts';

const P = {
  expansionism: policy('expansionism'),
  pacifism: policy('pacifism'),
  rationalism: policy('rationalism'),
  patronage: policy('patronage'),
  tradition: policy('military-tradition'),
  natural: policy('natural-religion'),
};
const W = {
  stonehenge: wonder('stonehenge'),
  louvre: wonder('the-louvre'),
  colossus: wonder('the-colossus'),
  canal: wonder('panama-canal'),
};

const isOut = (s: State, seat: number, f: number): boolean => s.fig[seat * FIGURES + f] !== NONE;

function culture(s: State, seat: number): number {
  let n = 0;
  if (hasWonder(s, seat, W.stonehenge)) n += 1;
  if (hasWonder(s, seat, W.louvre)) n += 3;
  if (hasPolicy(s, seat, P.pacifism)) n += isOut(s, seat, ARMIES) || isOut(s, seat, ARMIES + 1) ? 2 : 1;
  if (s.gov[seat] === FUNDAMENTALISM) for (let f = 0; f < ARMIES; f++) if (isOut(s, seat, f)) n++;
  return n;
}

function trade(s: State, seat: number): number {
  let n = 0;
  if (hasWonder(s, seat, W.colossus)) n += 3;
  if (s.gov[seat] === DEMOCRACY) n += 2;
  if (hasPolicy(s, seat, P.expansionism)) n += cityCount(s, seat) + statesControlled(s, seat);
  return n;
}

/** In points for every turn to come. */
export function steady(s: State, seat: number, w: Weights): number {
  let n = w.giftCulture * culture(s, seat) + w.income * trade(s, seat);
  if (hasWonder(s, seat, W.canal)) n += w.giftCoin;
  if (hasPolicy(s, seat, P.rationalism)) n += w.rationalism;
  if (hasPolicy(s, seat, P.patronage)) n += w.patronage;
  if (hasPolicy(s, seat, P.tradition)) n += w.tradition;
  if (hasPolicy(s, seat, P.natural)) n += w.natural;
  switch (s.gov[seat]) {
    case MONARCHY:
      return n + w.monarchy;
    case COMMUNISM:
      return n + w.communism;
    case FEUDALISM:
      return n + w.feudalism;
    case REPUBLIC:
      return n + w.republic;
    case ANARCHY:
      return n + w.anarchy;
    default:
      return n;
  }
}
