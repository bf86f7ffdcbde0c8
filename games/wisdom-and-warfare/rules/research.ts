/** Research: secret choices, revealed together; the pyramid (WAW-10, 11). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import { ability } from '../content/abilities.ts';
import {
  GERMANY,
  LEVEL,
  MARKET_GOODS,
  SPACE_FLIGHT,
  TECH_COUNT,
  TECH_RANK,
  tech,
  wonder,
} from '../content/tables.ts';
import { before, claim, drawUnit, learn, takeGood, takeIn } from './changes.ts';
import { COINS_TO_WIN, coins, hasPlace, hasWonder, isUsed, knows, markUsed, researchCost } from './counts.ts';
import { elsewhere } from './elsewhere.ts';
import { cannotLevy } from './people.ts';
import { inOrder } from './setup.ts';
import { BY_COINS, BY_TECH, type G, RESEARCH, type State } from './state.ts';
import { cannotLearn } from './targets.ts';
import type { Vocab } from './vocabulary.ts';

const NOTRE_DAME = wonder('notre-dame');
const BUREAUCRACY = tech('bureaucracy');
const REFORM = ability('reform');
/** What Notre-Dame asks for a second tech. */
const SECOND = 6;

export function researchPhase(g: G): void {
  const { s } = g;
  s.phase = RESEARCH;
  s.active = s.first;
  s.chosen.fill(0);
  s.second.fill(0);
  for (const seat of inOrder(s)) g.ask(seat, 'research');
  g.next('reveal');
}

function cannotResearch(g: G, seat: number, t: number): Blocked {
  const { s } = g;
  if (knows(s, seat, t)) return g.no('tech-known');
  const cost = researchCost(s, seat, t);
  return s.trade[seat] < cost ? g.no('not-enough-trade', cost, s.trade[seat]) : cannotLearn(g, seat, t);
}

export const research: QuestionRules<State, Vocab, 'research'> = {
  secret: true,
  choices(g, q, offer) {
    for (let t = 0; t < TECH_COUNT; t++) offer.unless(cannotResearch(g, q.seat, t), 'tech', t);
    offer.can('none');
    elsewhere(g, offer, ['tech']);
  },
  answer(g, q, a) {
    const { s } = g;
    if (a[0] === 'none') return;
    s.chosen[q.seat] = a[1] + 1;
    if (hasWonder(s, q.seat, NOTRE_DAME) && s.trade[q.seat] >= researchCost(s, q.seat, a[1]) + SECOND)
      g.ask(q.seat, 'second');
  },
};

/** A second tech with Notre-Dame, placed after the first (WAW-10.5). */
export const second: QuestionRules<State, Vocab, 'second'> = {
  secret: true,
  choices(g, q, offer) {
    const { s } = g;
    const first = s.chosen[q.seat] - 1;
    for (let t = 0; t < TECH_COUNT; t++) {
      let why: Blocked = OK;
      if (t === first || knows(s, q.seat, t)) why = g.no('tech-known');
      else if (LEVEL[t] > LEVEL[first]) why = g.no('higher-level');
      else if (!hasPlace(s, q.seat, t, LEVEL[first])) why = g.no('no-pyramid-place');
      offer.unless(why, 'tech', t);
    }
    offer.can('none');
    elsewhere(g, offer, ['tech']);
  },
  answer(g, q, a) {
    if (a[0] === 'tech') g.s.second[q.seat] = a[1] + 1;
  },
};

/** All choices are open: paid and learned together, then what follows in turn order (WAW-23.6). */
export function reveal(g: G): void {
  const { s } = g;
  const chosen = s.chosen.slice();
  const also = s.second.slice();
  s.chosen.fill(NONE);
  s.second.fill(NONE);
  g.mark();
  contest(s, chosen, also);
  for (const seat of inOrder(s)) {
    const t = chosen[seat] - 1;
    if (t < 0) {
      g.tell('noResearch', seat);
      continue;
    }
    const keeps = Math.min(s.trade[seat], coins(s, seat));
    g.tell('researched', seat, t, s.trade[seat] - keeps);
    s.trade[seat] = keeps;
  }
  for (const seat of inOrder(s)) {
    if (chosen[seat] > 0) takeIn(g, seat, chosen[seat] - 1);
    if (also[seat] > 0) takeIn(g, seat, also[seat] - 1);
  }
  crown(g, chosen);
  if (s.over) return;
  g.next('limits');
  for (const seat of inOrder(s)) if (chosen[seat] > 0) g.next('researched', { seat, tech: chosen[seat] - 1 });
  for (const seat of inOrder(s)) g.next('reforming', seat);
}

/** Of several who chose the one Space Flight card the first by WAW-23.6 has it; the others research nothing. */
function contest(s: State, chosen: number[], also: number[]): void {
  let best = NONE;
  for (let seat = 0; seat < s.seats; seat++)
    if (chosen[seat] - 1 === SPACE_FLIGHT && (best === NONE || before(s, seat, best))) best = seat;
  for (let seat = 0; seat < s.seats; seat++) {
    if (chosen[seat] - 1 !== SPACE_FLIGHT || seat === best) continue;
    chosen[seat] = 0;
    also[seat] = 0;
  }
}

/** Of all who have won by what they researched together the best one wins (WAW-23.6). */
function crown(g: G, chosen: readonly number[]): void {
  const { s } = g;
  let best = NONE;
  for (let seat = 0; seat < s.seats; seat++) {
    const flown = chosen[seat] - 1 === SPACE_FLIGHT;
    if (!flown && coins(s, seat) < COINS_TO_WIN) continue;
    if (s.finishTurn) claim(g, seat, flown ? BY_TECH : BY_COINS);
    else if (best === NONE || before(s, seat, best)) best = seat;
  }
  if (best !== NONE) claim(g, best, chosen[best] - 1 === SPACE_FLIGHT ? BY_TECH : BY_COINS);
}

export function learning(
  g: G,
  { seat, tech: t, research: isResearch }: { seat: number; tech: number; research: boolean },
): void {
  learn(g, seat, t);
  g.next('limits');
  if (isResearch) g.next('researched', { seat, tech: t });
}

/** Germany: units of the types concerned, and a resource (WAW-11.5). */
export function researched(g: G, { seat, tech: t }: { seat: number; tech: number }): void {
  const { s } = g;
  if (s.civ[seat] !== GERMANY) return;
  g.because('civ:germany');
  let any = false;
  for (let type = 0; type < 4; type++) {
    const gives = TECH_RANK[type][t];
    if (gives === 0 || gives < bestWithout(s, seat, type, t)) continue;
    any = true;
    if (cannotLevy(g, seat, type) === OK) drawUnit(g, seat, type);
  }
  if (any && s.market.some(n => n > 0)) g.ask(seat, 'pickGood');
}

/** The rank without this tech, plus one: it rose only if the tech gives at least that. */
function bestWithout(s: State, seat: number, type: number, t: number): number {
  let n = 1;
  for (let other = 0; other < TECH_COUNT; other++)
    if (other !== t && knows(s, seat, other) && TECH_RANK[type][other] > n) n = TECH_RANK[type][other];
  return n + 1;
}

export const pickGood: QuestionRules<State, Vocab, 'pickGood'> = {
  auto: true,
  choices(g, _q, offer) {
    for (let good = 0; good < MARKET_GOODS; good++)
      offer.unless(g.s.market[good] > 0 ? OK : g.no('supply-empty'), 'good', good);
    elsewhere(g, offer);
  },
  answer(g, q, [, good]) {
    g.because('civ:germany');
    takeGood(g, q.seat, good);
  },
};

/** Bureaucracy lets its owner switch a policy (WAW-10.6). */
export function reforming(g: G, seat: number): void {
  const { s } = g;
  if (!knows(s, seat, BUREAUCRACY) || isUsed(s, seat, REFORM)) return;
  markUsed(s, seat, REFORM);
  s.active = seat;
  g.next('switching', { seat, n: 1 });
}

/** One learns what another knows: exchanges, and Russia's sacrifice (WAW-8.14, 14.11). */
export const teach: QuestionRules<State, Vocab, 'teach'> = {
  auto: true,
  choices(g, q, offer) {
    const { s } = g;
    const { from, level } = q.data;
    for (let t = 0; t < TECH_COUNT; t++) {
      if (knows(s, q.seat, t)) continue;
      let why = cannotLearn(g, q.seat, t);
      if (!knows(s, from, t)) why = g.no('teacher-does-not-know', from);
      else if (LEVEL[t] > level) why = g.no('wrong-level', level);
      offer.unless(why, 'tech', t);
    }
    elsewhere(g, offer, ['tech']);
  },
  answer(g, q, [, t]) {
    g.next('learning', { seat: q.seat, tech: t, research: q.data.research });
  },
};

/** The variant that plays the turn to its end looks who has won now (WAW-23.8). */
export function lastLook(g: G): boolean {
  const { s } = g;
  let best = NONE;
  for (let seat = 0; seat < s.seats; seat++) {
    s.roads[seat] &= ~BY_COINS;
    if (coins(s, seat) >= COINS_TO_WIN) s.roads[seat] |= BY_COINS;
    if (s.roads[seat] !== 0 && (best === NONE || before(s, seat, best))) best = seat;
  }
  if (best === NONE) return false;
  s.winner = best;
  s.road = s.roads[best] & -s.roads[best];
  g.tell('won', best, s.road);
  g.end();
  return true;
}
