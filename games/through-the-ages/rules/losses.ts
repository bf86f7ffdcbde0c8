/** Losses and gains that somebody has to choose: population, buildings, goods, colonies, wonders (TTA-2.7, 18, 20, 28). */
import { NONE, type QuestionRules } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { build } from './doing.ts';
import { addBlue, addYellow, foodOf, payFood, payResources, resourcesOf } from './goods.ts';
import { dropColony, gain, keepingActions, score, tearDown } from './score.ts';
import { BY_CONFLICT, type Civ, type Game, removeOne, type State } from './state.ts';
import type { Vocab } from './vocabulary.ts';
import { isUrban, whyNotUrban } from './whynot.ts';

type Rules<K extends keyof Vocab['questions']> = QuestionRules<State, Vocab, K>;

// ---- Population

/** Unused workers go first; then the owner chooses. `winner` scores for every loss that really happens. */
export function losePopulation(g: Game, seat: number, n: number, winner: number = NONE, culture = 0): void {
  if (n > 0) g.next('losePopulation', { seat, n, winner, culture });
}

function populationLost(g: Game, seat: number, holder: number, winner: number, culture: number): void {
  g.s.civs[seat].yellow++;
  g.tell('lostWorker', seat, holder);
  if (winner !== NONE) score(g, winner, culture, BY_CONFLICT);
}

export function losePopulationStep(g: Game, data: Vocab['steps']['losePopulation']): void {
  const c = g.s.civs[data.seat];
  let n = data.n;
  while (n > 0 && c.idle > 0) {
    c.idle--;
    n--;
    populationLost(g, data.seat, NONE, data.winner, data.culture);
  }
  if (n === 0 || !c.workers.some(w => w > 0)) return;
  g.ask(data.seat, 'losePopulation', { n, winner: data.winner, culture: data.culture });
}

function offerWorkers(c: Civ, from: number, to: number, can: (holder: number) => void): void {
  for (let h = from; h < to; h++) if (c.workers[h] > 0) can(h);
}

export const losePopulationQuestion: Rules<'losePopulation'> = {
  auto: true,
  choices(g, q, offer) {
    offerWorkers(g.s.civs[q.seat], 0, T.HOLDERS, h => offer.can('worker', h));
  },
  answer(g, q, a) {
    const holder = a[1] as number;
    g.s.civs[q.seat].workers[holder]--;
    populationLost(g, q.seat, holder, q.data.winner, q.data.culture);
    losePopulation(g, q.seat, q.data.n - 1, q.data.winner, q.data.culture);
  },
};

// ---- Buildings

/** The owner gives up a farm, mine or urban building. */
export function loseOneBuilding(g: Game, seat: number, card: number): void {
  const workers = g.s.civs[seat].workers;
  for (let h = 0; h < T.FIRST_UNIT; h++)
    if (workers[h] > 0) {
      g.ask(seat, 'loseBuilding', { card });
      return;
    }
}

export const loseBuilding: Rules<'loseBuilding'> = {
  auto: true,
  choices(g, q, offer) {
    offerWorkers(g.s.civs[q.seat], 0, T.FIRST_UNIT, h => offer.can('worker', h));
  },
  answer(g, q, a) {
    tearDown(g, q.seat, a[1] as number, 1);
  },
};

export function hasUrban(c: Civ): boolean {
  for (let h = T.FIRST_URBAN; h < T.FIRST_UNIT; h++) if (c.workers[h] > 0) return true;
  return false;
}

export function terrorStep(g: Game, data: Vocab['steps']['terror']): void {
  if (hasUrban(g.s.civs[data.of])) g.ask(data.seat, 'terror', { of: data.of });
}

/** One seat chooses an urban building of another one. */
export const terror: Rules<'terror'> = {
  auto: true,
  choices(g, q, offer) {
    offerWorkers(g.s.civs[q.data.of], T.FIRST_URBAN, T.FIRST_UNIT, h => offer.can('worker', h));
  },
  answer(g, q, a) {
    tearDown(g, q.data.of, a[1] as number, 1);
  },
};

/** Half of the printed cost of the buildings torn down (TTA-28.35). */
export function raidGain(holder: number, n: number, roundUp: boolean): number {
  const cost = T.COST[holder] * n;
  return roundUp ? Math.ceil(cost / 2) : Math.floor(cost / 2);
}

export const raid: Rules<'raid'> = {
  auto: true,
  choices(g, q, offer) {
    const c = g.s.civs[q.data.from];
    for (let h = T.FIRST_URBAN; h < T.FIRST_UNIT; h++)
      for (let n = 1; n <= c.workers[h] && n <= q.data.most; n++) offer.can('raid', h, n);
  },
  answer(g, q, a) {
    const holder = a[1] as number;
    const n = a[2] as number;
    tearDown(g, q.data.from, holder, n);
    gain(g, q.seat, 0, raidGain(holder, n, q.data.roundUp));
  },
};

// ---- Goods

function offerSplits(
  total: number,
  food: number,
  resources: number,
  can: (food: number, resources: number) => void,
): void {
  const n = Math.min(total, food + resources);
  for (let f = Math.max(0, n - resources); f <= n && f <= food; f++) can(f, n - f);
}

/** Loses up to `total` of both goods in the owner's mix. */
export function loseGoods(g: Game, seat: number, card: number, total: number): void {
  const c = g.s.civs[seat];
  if (foodOf(c) + resourcesOf(c) > 0) g.ask(seat, 'loseMix', { card, total });
}

export const loseMix: Rules<'loseMix'> = {
  auto: true,
  choices(g, q, offer) {
    const c = g.s.civs[q.seat];
    offerSplits(q.data.total, foodOf(c), resourcesOf(c), (f, r) => offer.can('mix', f, r));
  },
  answer(g, q, a) {
    const c = g.s.civs[q.seat];
    payFood(c, a[1] as number);
    payResources(c, a[2] as number);
    g.tell('lost', q.seat, a[1] as number, a[2] as number);
  },
};

export const gainMix: Rules<'gainMix'> = {
  choices(_g, q, offer) {
    for (let f = 0; f <= q.data.total; f++) offer.can('mix', f, q.data.total - f);
  },
  answer(g, q, a) {
    gain(g, q.seat, a[1] as number, a[2] as number);
  },
};

export const gainEither: Rules<'gainEither'> = {
  choices(_g, q, offer) {
    offer.can('mix', q.data.n, 0);
    offer.can('mix', 0, q.data.n);
  },
  answer(g, q, a) {
    gain(g, q.seat, a[1] as number, a[2] as number);
  },
};

/** The winner takes up to `total` of the loser's goods in a mix of the winner's choice. */
export function takeGoods(g: Game, winner: number, loser: number, card: number, total: number): void {
  const c = g.s.civs[loser];
  if (total > 0 && foodOf(c) + resourcesOf(c) > 0) g.ask(winner, 'takeMix', { card, total, from: loser });
}

export const takeMix: Rules<'takeMix'> = {
  auto: true,
  choices(g, q, offer) {
    const c = g.s.civs[q.data.from];
    offerSplits(q.data.total, foodOf(c), resourcesOf(c), (f, r) => offer.can('mix', f, r));
  },
  answer(g, q, a) {
    const c = g.s.civs[q.data.from];
    const food = payFood(c, a[1] as number);
    const resources = payResources(c, a[2] as number);
    g.tell('stolenGoods', q.seat, q.data.from, food, resources);
    gain(g, q.seat, food, resources);
  },
};

// ---- A building free of charge

export function offerFreeBuilding(g: Game, seat: number, card: number, holder: number): void {
  const c = g.s.civs[seat];
  if (c.idle === 0) return;
  if (isUrban(holder) && whyNotUrban(g, seat, T.TYPE[holder]) !== undefined) return;
  g.ask(seat, 'freeBuilding', { card, holder });
}

export const freeBuilding: Rules<'freeBuilding'> = {
  choices(_g, _q, offer) {
    offer.can('accept');
    offer.can('decline');
  },
  answer(g, q, a) {
    if (a[0] === 'accept') build(g, q.seat, q.data.holder, FREE);
  },
};
/** More than any building costs. */
const FREE = 99;

// ---- Colonies and wonders

export const loseColony: Rules<'loseColony'> = {
  auto: true,
  choices(g, q, offer) {
    for (const card of g.s.civs[q.seat].colonies) offer.can('colony', card);
  },
  answer(g, q, a) {
    const card = a[1] as number;
    dropColony(g, q.seat, card);
    g.s.past.push(card);
    g.tell('colonyLost', q.seat, card);
  },
};

export const annex: Rules<'annex'> = {
  auto: true,
  choices(g, q, offer) {
    for (const card of g.s.civs[q.data.from].colonies) offer.can('colony', card);
  },
  answer(g, q, a) {
    const card = a[1] as number;
    dropColony(g, q.data.from, card);
    g.s.civs[q.seat].colonies.push(card);
    addYellow(g.s, q.seat, T.YELLOW[card]);
    addBlue(g.s, q.seat, T.BLUE[card]);
    g.tell('annexed', q.seat, q.data.from, card);
  },
};

/** Ages whose wonders crumble. */
const LAST_OLD_AGE = 1;

export function ruinWonder(g: Game, seat: number, card: number): void {
  if (g.s.civs[seat].wonders.some(w => T.LEVEL[w] <= LAST_OLD_AGE)) g.ask(seat, 'ruin', { card });
}

export const ruin: Rules<'ruin'> = {
  auto: true,
  choices(g, q, offer) {
    for (const wonder of g.s.civs[q.seat].wonders)
      if (T.LEVEL[wonder] <= LAST_OLD_AGE) offer.can('wonder', wonder);
  },
  answer(g, q, a) {
    const c = g.s.civs[q.seat];
    const wonder = a[1] as number;
    keepingActions(g.s, () => {
      removeOne(c.wonders, wonder);
      c.ruined.push(wonder);
    });
    g.tell('ruined', q.seat, wonder);
  },
};
