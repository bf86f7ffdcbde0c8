/** Points, and the small things that happen to a civilization from many sides. */
import { NONE } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import {
  addBlue,
  foodOf,
  gainFood,
  gainResources,
  loseBlue,
  loseYellow,
  payFood,
  payResources,
  resourcesOf,
} from './goods.ts';
import { civilTotal, MOST_SCIENCE, militaryTotal } from './ratings.ts';
import { EVERYBODY, type Game, removeOne, type State } from './state.ts';

/** Culture, also negative; never below 0. Returns what really changed. */
export function score(g: Game, seat: number, culture: number, source: number): number {
  const c = g.s.civs[seat];
  const change = c.culture + culture < 0 ? -c.culture : culture;
  if (change === 0) return 0;
  c.culture += change;
  c.by[source] += change;
  g.tell('scored', seat, change);
  return change;
}

/** Science, also negative; what exceeds 40 is lost. Returns what really changed. */
export function learn(g: Game, seat: number, science: number): number {
  const c = g.s.civs[seat];
  const before = c.science;
  const after = before + science;
  c.science = after < 0 ? 0 : after > MOST_SCIENCE ? MOST_SCIENCE : after;
  if (c.science !== before) g.tell('learned', seat, c.science - before);
  if (after > MOST_SCIENCE) g.tell('scienceLost', seat, after - MOST_SCIENCE);
  return c.science - before;
}

/** Resources are placed first (TTA-12.2). */
export function gain(g: Game, seat: number, food: number, resources: number): void {
  const c = g.s.civs[seat];
  const r = gainResources(c, resources);
  const f = gainFood(c, food);
  if (f + r > 0) g.tell('gained', seat, f, r);
  if (f + r < food + resources) g.tell('notStored', seat, food - f, resources - r);
}

/** Pays as much as is there; change that the bank has no token for is lost (TTA-12.5). Returns what was paid. */
export function handInFood(g: Game, seat: number, amount: number): number {
  const c = g.s.civs[seat];
  const before = foodOf(c);
  const paid = payFood(c, amount);
  const lost = before - paid - foodOf(c);
  if (lost > 0) g.tell('changeLost', seat, lost, 0);
  return paid;
}

export function handInResources(g: Game, seat: number, amount: number): number {
  const c = g.s.civs[seat];
  const before = resourcesOf(c);
  const paid = payResources(c, amount);
  const lost = before - paid - resourcesOf(c);
  if (lost > 0) g.tell('changeLost', seat, 0, lost);
  return paid;
}

/** One worker more, free of charge, while the yellow bank has a token. */
export function newWorker(g: Game, seat: number): void {
  const c = g.s.civs[seat];
  if (c.yellow === 0) {
    g.tell('noNewWorker', seat);
    return;
  }
  c.yellow--;
  c.idle++;
  g.tell('newWorker', seat);
}

/**
 * After something that may have changed action totals: a token that is gone was a spent one, if any was (TTA-6.6).
 * A token that is new is available.
 */
export function actionsChanged(s: State, seat: number, civilBefore: number, militaryBefore: number): void {
  const c = s.civs[seat];
  const civil = civilBefore - civilTotal(s, seat);
  if (civil > 0) c.civilSpent = Math.max(0, c.civilSpent - civil);
  const military = militaryBefore - militaryTotal(s, seat);
  if (military > 0) c.militarySpent = Math.max(0, c.militarySpent - military);
}

/** Does something that may change the action totals of seats. */
export function keepingActions(s: State, change: () => void): void {
  const civil: number[] = [];
  const military: number[] = [];
  for (let i = 0; i < s.seats; i++) {
    civil.push(civilTotal(s, i));
    military.push(militaryTotal(s, i));
  }
  change();
  for (let i = 0; i < s.seats; i++) actionsChanged(s, i, civil[i], military[i]);
}

export function loseLeader(g: Game, seat: number): void {
  const s = g.s;
  const c = s.civs[seat];
  g.tell('leaderLost', seat, c.leader);
  keepingActions(s, () => {
    s.gone.push(c.leader);
    c.leader = NONE;
    c.unitGoodsUsed = 0;
  });
}

/** A wonder under construction leaves the game; its blue tokens go back to the bank. */
export function loseBuilding(g: Game, seat: number): void {
  const c = g.s.civs[seat];
  g.tell('wonderLost', seat, c.building);
  g.s.gone.push(c.building);
  c.blue += c.stages;
  c.building = NONE;
  c.stages = 0;
}

/** A farm, mine or urban building is gone; its worker looks for work (TTA-18.10). */
export function tearDown(g: Game, seat: number, holder: number, n: number): void {
  const c = g.s.civs[seat];
  c.workers[holder] -= n;
  c.idle += n;
  for (let i = 0; i < n; i++) g.tell('lostBuilding', seat, holder);
}

/** The permanent benefit of a colony goes with it. */
export function dropColony(g: Game, seat: number, card: number): void {
  const s = g.s;
  removeOne(s.civs[seat].colonies, card);
  loseYellow(s, seat, T.YELLOW[card]);
  loseBlue(s, seat, T.BLUE[card]);
}

/** A special technology comes into play, in the place of one of its category (TTA-9.13.a). */
export function installSpecial(g: Game, seat: number, card: number): void {
  const s = g.s;
  const c = s.civs[seat];
  const place = T.CATEGORY[card];
  const old = c.specials[place];
  keepingActions(s, () => {
    c.specials[place] = card;
    if (old !== NONE) s.gone.push(old);
  });
  // A better technology never has fewer.
  addBlue(s, seat, T.BLUE[card] - (old === NONE ? 0 : T.BLUE[old]));
}

export function dropSpecial(g: Game, seat: number, card: number): void {
  const s = g.s;
  keepingActions(s, () => {
    s.civs[seat].specials[T.CATEGORY[card]] = NONE;
  });
  loseBlue(s, seat, T.BLUE[card]);
}

/** A military card goes to the pile of its age, seen by one seat or by everybody. */
export function discardMilitary(s: State, card: number, knownTo: number): void {
  const age = T.LEVEL[card];
  s.discards[age].push(card);
  s.discardKnown[age].push(knownTo);
}

export function discardOpenly(s: State, card: number): void {
  discardMilitary(s, card, EVERYBODY);
}

/** Draws from the deck of the current age; an empty one is made anew from the discards (TTA-16.2). */
export function drawMilitary(g: Game, seat: number, n: number): void {
  const s = g.s;
  const age = s.age;
  if (age >= s.militaryDecks.length) {
    if (n > 0) g.tell('nothingDrawn', seat);
    return;
  }
  const deck = s.militaryDecks[age];
  for (let i = 0; i < n; i++) {
    if (deck.length === 0) {
      const pile = s.discards[age];
      if (pile.length === 0) {
        g.tell('nothingDrawn', seat);
        return;
      }
      for (const card of pile) deck.push(card);
      pile.length = 0;
      s.discardKnown[age].length = 0;
      g.shuffle(deck);
      g.tell('reshuffled', age);
    }
    const card = deck.pop() as number;
    s.civs[seat].military.push(card);
    g.tellIn('hand', seat, 1, 'drew', seat, card);
  }
}

/** Is there a military card to draw at all? */
export function canDraw(s: State): boolean {
  return (
    s.age < s.militaryDecks.length && (s.militaryDecks[s.age].length > 0 || s.discards[s.age].length > 0)
  );
}
