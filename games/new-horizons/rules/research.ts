/** Research, leaders, decks and private technologies (NH-7, NH-16). */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { COLOURS, type EffectOf, type Level, RESEARCH_PRICE, SLOTS, TECHNOLOGIES } from '../content/index.ts';
import { modifier } from './counters.ts';
import { INSTANT_LIST, LEADER_LIST, PERMANENT_LIST } from './lists.ts';
import { exhaustActive, payCoins, whyNotPay } from './population.ts';
import { fire, resolve } from './resolve.ts';
import type { Player, State } from './state.ts';
import type { G, StepTable } from './vocabulary.ts';

// ---- may I?

/** First slot of each level, and one beyond the last. */
const FROM: Readonly<Record<Level, number>> = { 1: 0, 2: 4, 3: 10, 4: 16 };
const TO: Readonly<Record<Level, number>> = { 1: 4, 2: 10, 3: 16, 4: 19 };

export const slotsOf = (level: Level) => ({ from: FROM[level], to: TO[level] });

export function hasScholar(p: Player, slot: number): boolean {
  return (p.scholars & (1 << slot)) !== 0;
}

/** A connected slot counts once its card lies there (NH-7.5.a). */
function hasPrerequisites(s: State, p: Player, slot: number): boolean {
  const { needs, enough } = SLOTS[slot];
  let known = 0;
  for (let i = 0; i < needs.length; i++)
    if ((p.scholars & (1 << needs[i])) !== 0 && s.slots[needs[i]] !== NONE) known++;
  return known >= enough;
}

export function researchCoins(p: Player, level: Level, discount: number): number {
  return Math.max(0, RESEARCH_PRICE[level].coins - discount - modifier(p, 'researchDiscount'));
}

/** The scholar and those exhausted. */
export function researchPawns(level: Level): number {
  return 1 + RESEARCH_PRICE[level].exhaust;
}

/** `coins` and `active` are what will be left for it. */
export function whyNotResearch(
  g: G,
  seat: number,
  slot: number,
  e: EffectOf<'research'>,
  coins: number,
  active: number,
): Blocked {
  const p = g.s.players[seat];
  if (hasScholar(p, slot)) return g.no('already-researched');
  if (!e.ignorePrerequisites && !hasPrerequisites(g.s, p, slot)) return g.no('prerequisite-missing', slot);
  const { level } = SLOTS[slot];
  return whyNotPay(g, researchCoins(p, level, e.discount), coins, researchPawns(level), active);
}

export function canResearch(
  g: G,
  seat: number,
  e: EffectOf<'research'>,
  coins: number,
  active: number,
): boolean {
  if (active === 0) return false;
  for (let i = 0; i < e.levels.length; i++) {
    const to = TO[e.levels[i]];
    for (let slot = FROM[e.levels[i]]; slot < to; slot++)
      if (whyNotResearch(g, seat, slot, e, coins, active) === OK) return true;
  }
  return false;
}

// ---- doing it

/** Pays, sends the scholar, and lets leader and card follow (NH-7.5). */
export function startResearch(g: G, seat: number, slot: number, discount: number): void {
  const { s } = g;
  const p = s.players[seat];
  const { level } = SLOTS[slot];
  g.tell('research', seat, slot, s.slots[slot]);
  payCoins(g, seat, researchCoins(p, level, discount));
  exhaustActive(g, seat, RESEARCH_PRICE[level].exhaust);
  p.active--;
  p.scholars |= 1 << slot;
  if (s.leaders[slot] !== NONE) g.next('leader', { seat, slot });
  g.next('technology', { seat, slot });
}

/** Permanent effects work at once, then the instant bonus is resolved. */
export function learn(g: G, seat: number, technology: number): void {
  resolve(g, seat, PERMANENT_LIST[technology]);
  resolve(g, seat, INSTANT_LIST[technology]);
}

export const researchSteps: Pick<StepTable, 'leader' | 'technology'> = {
  leader(g, { seat, slot }) {
    const leader = g.s.leaders[slot];
    g.s.leaders[slot] = NONE;
    g.s.players[seat].leaders.push(leader);
    g.tell('leader', seat, leader);
    resolve(g, seat, LEADER_LIST[leader]);
    fire(g, seat, 'leader');
  },
  technology(g, { seat, slot }) {
    const technology = g.s.slots[slot];
    if (technology === NONE) {
      if (deckOf(g.s, SLOTS[slot].level).length > 0) g.ask(seat, 'colour', { slot, tried: 0 });
      return;
    }
    learn(g, seat, technology);
    fire(g, seat, 'research');
  },
};

// ---- decks

export function deckOf(s: State, level: Level | number): number[] {
  return s.decks[level - 2];
}

export function shows(technology: number, colour: number): boolean {
  const { main, second } = TECHNOLOGIES[technology];
  return main === COLOURS[colour] || second === COLOURS[colour] || main === 'all';
}

/** Bit mask of the colours open to the first researcher: main colours of the connected cards, all if none lies there. */
export function coloursFor(s: State, slot: number): number {
  let mask = 0;
  for (const need of SLOTS[slot].needs) {
    if (s.slots[need] === NONE) continue;
    const { main } = TECHNOLOGIES[s.slots[need]];
    mask |= main === 'all' ? ALL_COLOURS : 1 << COLOURS.indexOf(main);
  }
  return mask === 0 ? ALL_COLOURS : mask;
}

export const ALL_COLOURS = 15;

/** Turns up cards until two show the colour, or the deck ends; returns how many do. */
export function revealColour(g: G, seat: number, level: Level, colour: number): number {
  const deck = deckOf(g.s, level);
  let found = 0;
  while (found < 2 && deck.length > 0) {
    const technology = deck.pop() as number;
    g.s.revealed.push(technology);
    if (shows(technology, colour)) found++;
  }
  g.tell('revealed', seat, g.s.revealed.slice());
  return found;
}

export function revealTop(g: G, seat: number, level: Level, n: number): void {
  const deck = deckOf(g.s, level);
  for (let i = 0; i < n && deck.length > 0; i++) g.s.revealed.push(deck.pop() as number);
  g.tell('revealed', seat, g.s.revealed.slice());
}

/** What was revealed and not kept goes under the deck in random order (NH-7.8). */
export function returnRevealed(g: G, level: Level): void {
  const { revealed } = g.s;
  if (revealed.length > 0) deckOf(g.s, level).unshift(...g.shuffle(revealed));
  revealed.length = 0;
}

/** Takes one card out of those revealed; the others go back. */
export function keepRevealed(g: G, technology: number): void {
  const { revealed } = g.s;
  revealed.splice(revealed.indexOf(technology), 1);
  returnRevealed(g, TECHNOLOGIES[technology].level);
}

export function drawPrivate(g: G, seat: number, e: EffectOf<'privateTech'>): void {
  revealTop(g, seat, e.level, e.draw);
  g.ask(seat, 'privateTechnology', { level: e.level });
}
