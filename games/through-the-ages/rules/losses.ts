/** Losses and gains that somebody has to choose: population, buildings, goods, colonies, wonders (TTA-2.7, 18, 20, 28). */
import { type Blocked, NONE, type Offers, OK, type QuestionRules } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { build } from './actions.ts';
import { elsewhere, type Kind, NOTHING } from './elsewhere.ts';
import { addBlue, addYellow, foodOf, notStored, resourcesOf } from './goods.ts';
import { isUrban, whyNotUrban } from './legality.ts';
import { dropColony, gain, handInFood, handInResources, keepingActions, score, tearDown } from './score.ts';
import { BY_CONFLICT, type Civ, type Game, removeOne, type State } from './state.ts';
import type { Vocab } from './vocabulary.ts';

const CARDS_WITH_WORKERS: readonly Kind[] = ['building', 'unit'];
const COLONIES: readonly Kind[] = ['colony'];
const WONDERS: readonly Kind[] = ['wonder'];

type Rules<K extends keyof Vocab['questions']> = QuestionRules<State, Vocab, K>;

// ---- Population

/** Unused workers go first; then the owner chooses. `winner` scores for every loss that really happens. */
export function losePopulation(g: Game, seat: number, n: number, winner: number = NONE, culture = 0): void {
  if (n > 0) g.next('losePopulation', { seat, n, winner, culture });
  else g.tell('nothingToLose', seat);
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
  if (n === 0) return;
  if (c.workers.some(w => w > 0))
    g.ask(data.seat, 'losePopulation', { n, winner: data.winner, culture: data.culture });
  else g.tell('nothingToLose', data.seat);
}

type WorkerOffer = Pick<Offers, 'explaining'> & {
  unless(why: Blocked, verb: 'worker', holder: number): void;
};

/** Cards in play between two numbers: those with a worker. */
function offerWorkers(g: Game, c: Civ, from: number, to: number, offer: WorkerOffer): void {
  for (let h = from; h < to; h++) {
    if (c.workers[h] > 0) offer.unless(OK, 'worker', h);
    else if (c.workers[h] === 0 && offer.explaining) offer.unless(g.no('noWorkerOn', h), 'worker', h);
  }
}

export const losePopulationQuestion: Rules<'losePopulation'> = {
  auto: true,
  choices(g, q, offer) {
    offerWorkers(g, g.s.civs[q.seat], 0, T.HOLDERS, offer);
    elsewhere(g, offer, CARDS_WITH_WORKERS);
  },
  answer(g, q, a) {
    const holder = a[1] as number;
    g.s.civs[q.seat].workers[holder]--;
    const { n, winner, culture } = q.data;
    populationLost(g, q.seat, holder, winner, culture);
    if (n > 1) losePopulation(g, q.seat, n - 1, winner, culture);
  },
};

/** Yellow tokens from bank to bank. */
export function moveYellow(g: Game, from: number, to: number, n: number): void {
  const c = g.s.civs[from];
  const moved = Math.min(n, c.yellow);
  if (moved === 0) {
    g.tell('nothingToTake', to, from);
    return;
  }
  c.yellow -= moved;
  g.s.civs[to].yellow += moved;
  g.tell('stolenYellow', to, from, moved);
}

// ---- Buildings

/** The owner gives up a farm, mine or urban building. */
export function loseOneBuilding(g: Game, seat: number, card: number): void {
  const workers = g.s.civs[seat].workers;
  for (let h = 0; h < T.FIRST_UNIT; h++)
    if (workers[h] > 0) {
      g.ask(seat, 'loseBuilding', { card });
      return;
    }
  g.tell('nothingToLose', seat);
}

export const loseBuilding: Rules<'loseBuilding'> = {
  auto: true,
  choices(g, q, offer) {
    offerWorkers(g, g.s.civs[q.seat], 0, T.FIRST_UNIT, offer);
    elsewhere(g, offer, CARDS_WITH_WORKERS);
    offer.elsewhere(g.no('onlyBuildings'), 'unit');
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
  g.ask(data.seat, 'terror', { of: data.of });
}

/** One seat chooses an urban building of another one. */
export const terror: Rules<'terror'> = {
  auto: true,
  choices(g, q, offer) {
    offerWorkers(g, g.s.civs[q.data.of], T.FIRST_URBAN, T.FIRST_UNIT, offer);
    elsewhere(g, offer, NOTHING);
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
    elsewhere(g, offer, NOTHING);
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
  else g.tell('nothingToLose', seat);
}

export const loseMix: Rules<'loseMix'> = {
  auto: true,
  choices(g, q, offer) {
    const c = g.s.civs[q.seat];
    offerSplits(q.data.total, foodOf(c), resourcesOf(c), (f, r) => offer.can('mix', f, r));
    elsewhere(g, offer, NOTHING);
  },
  answer(g, q, a) {
    handInFood(g, q.seat, a[1] as number);
    handInResources(g, q.seat, a[2] as number);
    g.tell('lost', q.seat, a[1] as number, a[2] as number);
  },
};

type MixOffer = Pick<Offers, 'explaining' | 'warn'> & {
  can(verb: 'mix', food: number, resources: number): void;
};

function offerGain(g: Game, c: Civ, food: number, resources: number, offer: MixOffer): void {
  offer.can('mix', food, resources);
  if (!offer.explaining) return;
  const lost = notStored(c, food, resources);
  if (lost.food + lost.resources > 0) offer.warn(g.no('warnNotStored', lost.food, lost.resources));
}

export const gainMix: Rules<'gainMix'> = {
  choices(g, q, offer) {
    for (let f = 0; f <= q.data.total; f++) offerGain(g, g.s.civs[q.seat], f, q.data.total - f, offer);
    elsewhere(g, offer, NOTHING);
  },
  answer(g, q, a) {
    gain(g, q.seat, a[1] as number, a[2] as number);
  },
};

export const gainEither: Rules<'gainEither'> = {
  choices(g, q, offer) {
    const c = g.s.civs[q.seat];
    offerGain(g, c, q.data.n, 0, offer);
    offerGain(g, c, 0, q.data.n, offer);
    elsewhere(g, offer, NOTHING);
  },
  answer(g, q, a) {
    gain(g, q.seat, a[1] as number, a[2] as number);
  },
};

/** The winner takes up to `total` of the loser's goods in a mix of the winner's choice. */
export function takeGoods(g: Game, winner: number, loser: number, card: number, total: number): void {
  const c = g.s.civs[loser];
  if (total > 0 && foodOf(c) + resourcesOf(c) > 0) g.ask(winner, 'takeMix', { card, total, from: loser });
  else g.tell('nothingToTake', winner, loser);
}

export const takeMix: Rules<'takeMix'> = {
  auto: true,
  choices(g, q, offer) {
    const c = g.s.civs[q.data.from];
    offerSplits(q.data.total, foodOf(c), resourcesOf(c), (f, r) => offer.can('mix', f, r));
    elsewhere(g, offer, NOTHING);
  },
  answer(g, q, a) {
    const food = handInFood(g, q.data.from, a[1] as number);
    const resources = handInResources(g, q.data.from, a[2] as number);
    g.tell('stolenGoods', q.seat, q.data.from, food, resources);
    gain(g, q.seat, food, resources);
  },
};

// ---- A building free of charge

export function offerFreeBuilding(g: Game, seat: number, card: number, holder: number): void {
  const c = g.s.civs[seat];
  if (isUrban(holder) && whyNotUrban(g, seat, T.TYPE[holder]) !== OK) g.tell('noPlaceToBuild', seat, holder);
  else if (c.idle === 0) g.tell('noWorkerToBuild', seat, holder);
  else g.ask(seat, 'freeBuilding', { card, holder });
}

export const freeBuilding: Rules<'freeBuilding'> = {
  choices(g, _q, offer) {
    offer.can('accept');
    offer.can('decline');
    elsewhere(g, offer, NOTHING);
  },
  answer(g, q, a) {
    if (a[0] === 'accept') build(g, q.seat, q.data.holder, FREE);
    else g.tell('notBuilt', q.seat, q.data.holder);
  },
};
/** More than any building costs. */
const FREE = 99;

// ---- Colonies and wonders

export const loseColony: Rules<'loseColony'> = {
  auto: true,
  choices(g, q, offer) {
    for (const card of g.s.civs[q.seat].colonies) offer.can('colony', card);
    elsewhere(g, offer, COLONIES);
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
    elsewhere(g, offer, NOTHING);
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
  else g.tell('nothingToLose', seat);
}

export const ruin: Rules<'ruin'> = {
  auto: true,
  choices(g, q, offer) {
    for (const wonder of g.s.civs[q.seat].wonders)
      offer.unless(T.LEVEL[wonder] <= LAST_OLD_AGE ? OK : g.no('newerWonder'), 'wonder', wonder);
    elsewhere(g, offer, WONDERS);
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
