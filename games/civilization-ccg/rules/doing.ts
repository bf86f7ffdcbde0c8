/** What cards do, one operation each (CCG-17.11), and changes that hold for a while. */
import { NONE, type QuestionRules } from '@epoka/kernel';
import { CARDS } from '../content/index.ts';
import { isUnit } from './board.ts';
import { NAVAL, passes, STAGES, UNIT_TYPE } from './cards.ts';
import { DISCOVERY_OP, EFFECTS, INCOME_OP, KEYWORD_OP, type Rule, STATS_OP } from './effects.ts';
import { finishFirst } from './elsewhere.ts';
import { bounce, destroy, remove } from './leaving.ts';
import { matchesUnit } from './match.ts';
import { gain } from './pool.ts';
import { eliminate } from './settling.ts';
import {
  announcedOfRef,
  capitalOf,
  type G,
  IN_ROW,
  inGame,
  inOrder,
  isCapital,
  playerRef,
  STANDING,
  type State,
  seatOfRef,
} from './state.ts';
import { amountOf, remainingToughness } from './values.ts';
import type { Doing, Vocab } from './vocabulary.ts';

export function doEffect(g: G, d: Doing): void {
  const { s } = g;
  if (!inGame(s, d.seat)) return;
  const rule = EFFECTS[d.card][d.effect];
  g.because(`card:${CARDS[d.card].id}`);
  switch (rule.do) {
    case 'food':
      for (const seat of playersOf(s, rule, d)) changeFood(g, d, rule, seat);
      return;
    case 'gain':
      gain(s, rule.kind, rule.amount as number, rule.kinds);
      g.tell('gain', d.seat, rule.kind, rule.amount as number);
      return;
    case 'draw':
      drawCards(g, d.seat, rule.amount as number);
      return;
    case 'scry':
      scryCards(g, d.seat, rule.amount as number);
      return;
    case 'search':
      searchFor(g, d, rule);
      return;
    case 'look':
      lookAt(g, d);
      return;
    case 'discard':
      s.looker = d.seat;
      s.looked = seatOfRef(d.refs[0]);
      g.ask(d.seat, 'look', { owner: s.looked, card: d.card, effect: d.effect });
      return;
    case 'damage':
      for (const unit of unitsFor(s, rule, d)) hurt(g, unit, rule.amount as number);
      return;
    case 'destroy':
      for (const o of objectsOf(s, rule, d)) destroyTarget(g, o);
      return;
    case 'bounce':
      for (const o of objectsOf(s, rule, d)) bounce(g, o);
      return;
    case 'exhaust':
      for (const o of objectsOf(s, rule, d)) {
        s.used[o] = 1;
        s.points[o] = 0;
        g.tell('exhausted', s.owner[o], s.face[o]);
      }
      return;
    case 'stage':
      for (const o of objectsOf(s, rule, d)) changeStages(g, o, rule.amount as number);
      return;
    case 'counter':
      s.announced[announcedOfRef(d.refs[0])][2] = 1;
      return;
    case 'cancel':
      cancelPart(g, rule, d);
      return;
    default:
      changeForAWhile(g, rule, d);
  }
}

/** Players an action concerns. */
function playersOf(s: State, rule: Rule, d: Doing): number[] {
  switch (rule.scope) {
    case 'everyone':
      return inOrder(s, s.active);
    case 'target':
      return [seatOfRef(d.refs[0])];
    case 'owner-of-target':
      return [s.owner[d.refs[0]]];
    case 'loser':
      return [d.loser];
    default:
      return [d.seat];
  }
}

function changeFood(g: G, d: Doing, rule: Rule, seat: number): void {
  const { s } = g;
  if (!inGame(s, seat)) return;
  const wanted = amountOf(s, rule.amount, seat);
  const real = Math.max(wanted, -s.food[seat]);
  s.food[seat] += real;
  g.tell('food', seat, real);
  if ((rule.effect as { transfer?: boolean }).transfer && real < 0) {
    s.food[d.seat] -= real;
    g.tell('food', d.seat, -real);
  }
}

/** Units and capitals an action or change concerns, at this moment (CCG-17.4.a). */
function unitsFor(s: State, rule: Rule, d: Doing): readonly number[] {
  if (rule.scope === 'target') return d.refs;
  if (rule.scope === 'your-capital') {
    const capital = capitalOf(s, d.seat);
    return matchesUnit(s, rule.sieve, capital, d.object) ? [capital] : [];
  }
  const found: number[] = [];
  for (let o = 0; o < s.zone.length; o++) {
    if (!isUnit(s, o)) continue;
    const fits =
      rule.scope === 'your-units'
        ? s.owner[o] === d.seat
        : rule.scope === 'enemy-units'
          ? s.owner[o] !== d.seat
          : s.at[o] === d.refs[0];
    if (fits && matchesUnit(s, rule.sieve, o, d.object)) found.push(o);
  }
  return found;
}

function objectsOf(s: State, rule: Rule, d: Doing): readonly number[] {
  if (rule.scope === 'target-units') return unitsFor(s, rule, d);
  if (rule.scope === 'target-buildings') {
    const found: number[] = [];
    for (let o = 0; o < s.zone.length; o++)
      if (s.zone[o] === STANDING && s.at[o] === d.refs[0]) found.push(o);
    return found;
  }
  return d.refs;
}

/** Damage by an event or in battle: a unit is destroyed at the moment it gets as much as it still bears (CCG-11.4). */
export function hurt(g: G, unit: number, damage: number): void {
  const { s } = g;
  if (damage < remainingToughness(s, unit)) {
    s.damage[unit] += damage;
    g.tell('damaged', s.owner[unit], s.face[unit], damage);
  } else if (isCapital(s, unit)) eliminate(g, s.owner[unit], false);
  else destroy(g, unit);
}

function destroyTarget(g: G, o: number): void {
  const { s } = g;
  if (s.zone[o] !== IN_ROW) destroy(g, o);
  else if (!isCapital(s, o)) g.next('loseTerrain', { terrain: o });
}

function changeStages(g: G, o: number, n: number): void {
  const { s } = g;
  s.marks[o] = Math.min(STAGES[s.face[o]].length, s.marks[o] + n);
  g.tell(n > 0 ? 'stageGained' : 'stageLost', s.owner[o], s.face[o]);
  if (s.marks[o] <= 0) remove(g, o);
}

/** A unit leaves the declared action, stays where it is and moves no more; so do those it carries (CCG-7.12). */
export function cancelUnit(g: G, unit: number): void {
  const { s } = g;
  const { units, carriers, aims } = s.declared;
  for (let i = units.length - 1; i >= 0; i--) {
    if (units[i] !== unit && carriers[i] !== unit) continue;
    const [gone] = units.splice(i, 1);
    carriers.splice(i, 1);
    aims.splice(i, 1);
    s.used[gone] = 1;
    s.points[gone] = 0;
    g.tell('cancelled', s.owner[gone], s.face[gone]);
  }
}

function cancelPart(g: G, rule: Rule, d: Doing): void {
  const { s } = g;
  const chosen =
    rule.scope === 'target'
      ? d.refs
      : s.declared.units.filter(u => rule.sieve.mode !== 1 || UNIT_TYPE[s.face[u]] === NAVAL);
  for (const unit of chosen) cancelUnit(g, unit);
}

/** Applies to what matches now and is not tested again (CCG-17.4.a). */
function changeForAWhile(g: G, rule: Rule, d: Doing): void {
  const { s } = g;
  const { temp } = s;
  switch (rule.do) {
    case 'stats':
      for (const unit of unitsFor(s, rule, d)) {
        temp.push(STATS_OP, unit, rule.strength, rule.toughness, rule.move, rule.until);
        // Movement is added at once to units that are still ready (CCG-10.5); at other moments points mean nothing.
        if (s.used[unit] === 0) s.points[unit] = Math.max(0, s.points[unit] + rule.move);
        g.tell('changed', s.owner[unit], s.face[unit]);
      }
      return;
    case 'keyword':
      for (const unit of unitsFor(s, rule, d)) {
        temp.push(KEYWORD_OP, unit, rule.keyword, rule.value, rule.remove ? 1 : 0, rule.until);
        g.tell('changed', s.owner[unit], s.face[unit]);
      }
      return;
    case 'income': {
      const owner = seatOfRef(d.refs[0]);
      for (const terrain of s.row[owner])
        temp.push(INCOME_OP, terrain, rule.kind, rule.amount as number, 0, rule.until);
      return;
    }
    case 'discovery-cost':
      temp.push(DISCOVERY_OP, playerRef(d.seat), rule.which, rule.amount as number, 0, rule.until);
      return;
    default:
      throw new Error(`"${rule.do}" is not done once`);
  }
}

// ---- cards from the library and the hand

export function drawCards(g: G, seat: number, n: number): void {
  const { s } = g;
  const library = s.library[seat];
  const drawn: number[] = [];
  while (drawn.length < n && library.length > 0) drawn.push(library.pop() as number);
  if (drawn.length === 0) {
    g.tell('emptyLibrary', seat);
    return;
  }
  for (let i = 0; i < drawn.length; i++) s.hand[seat].push(drawn[i]);
  g.mark();
  g.tellIn('hand', seat, 1, 'drew', seat, drawn);
}

function scryCards(g: G, seat: number, n: number): void {
  const { s } = g;
  const top = s.library[seat].splice(-n);
  if (top.length === 0) {
    g.tell('emptyLibrary', seat);
    return;
  }
  s.shown[seat].push(...top);
  g.mark();
  g.tell('scried', seat, top.length);
  g.ask(seat, 'scry');
}

function searchFor(g: G, d: Doing, rule: Rule): void {
  const { s } = g;
  if ((rule.effect as { zone?: string }).zone === 'library') s.searcher = d.seat;
  g.mark();
  g.ask(d.seat, 'search', { card: d.card, effect: d.effect });
}

function lookAt(g: G, d: Doing): void {
  const { s } = g;
  s.looker = d.seat;
  s.looked = seatOfRef(d.refs[0]);
  g.mark();
  g.tell('looked', d.seat, s.looked);
  // Whoever may also take a card sees the hand while choosing.
  const next = EFFECTS[d.card][d.effect + 1];
  if (next?.do !== 'discard') g.ask(d.seat, 'look', { owner: s.looked, card: d.card, effect: NONE });
}

function lookNoMore(s: State): void {
  s.looker = NONE;
  s.looked = NONE;
}

export const scry: QuestionRules<State, Vocab, 'scry'> = {
  secret: true,
  choices(g, q, offer) {
    const shown = g.s.shown[q.seat];
    finishFirst(g, offer);
    shown.forEach((card, i) => {
      if (shown.indexOf(card) !== i) return;
      offer.can('top', card);
      offer.can('bottom', card);
    });
  },
  answer(g, q, [verb, card]) {
    const { s } = g;
    const shown = s.shown[q.seat];
    shown.splice(shown.indexOf(card), 1);
    if (verb === 'top') s.library[q.seat].push(card);
    else s.library[q.seat].unshift(card);
    if (shown.length > 0) g.ask(q.seat, 'scry');
  },
};

export const search: QuestionRules<State, Vocab, 'search'> = {
  secret: true,
  choices(g, q, offer) {
    const { s } = g;
    finishFirst(g, offer);
    const { sieve, effect } = EFFECTS[q.data.card][q.data.effect];
    const pile = (effect as { zone?: string }).zone === 'library' ? s.library[q.seat] : s.discard[q.seat];
    const seen = new Set<number>();
    for (const card of pile)
      if (card >= 0 && !seen.has(card) && passes(sieve, card)) {
        seen.add(card);
        offer.can('take', card);
      }
    offer.can('nothing');
  },
  answer(g, q, a) {
    const { s } = g;
    const { effect } = EFFECTS[q.data.card][q.data.effect];
    const inLibrary = (effect as { zone?: string }).zone === 'library';
    const pile = inLibrary ? s.library[q.seat] : s.discard[q.seat];
    s.searcher = NONE;
    g.because(`card:${CARDS[q.data.card].id}`);
    if (a[0] === 'take') {
      pile.splice(pile.indexOf(a[1]), 1);
      s.hand[q.seat].push(a[1]);
      g.tell('searched', q.seat, a[1]);
    } else g.tell('foundNothing', q.seat);
    if (inLibrary) g.shuffle(pile);
  },
};

export const look: QuestionRules<State, Vocab, 'look'> = {
  choices(g, q, offer) {
    const { owner, card, effect } = q.data;
    const hand = g.s.hand[owner];
    let any = false;
    if (effect !== NONE) {
      const { sieve } = EFFECTS[card][effect];
      const seen = new Set<number>();
      for (const each of hand) {
        if (each < 0 || seen.has(each)) continue;
        seen.add(each);
        if (passes(sieve, each)) {
          any = true;
          offer.can('drop', each);
        }
      }
    }
    if (!any) offer.can('seen');
    finishFirst(g, offer);
  },
  answer(g, q, a) {
    const { s } = g;
    const { owner, card } = q.data;
    lookNoMore(s);
    if (a[0] === 'seen') return;
    g.because(`card:${CARDS[card].id}`);
    s.hand[owner].splice(s.hand[owner].indexOf(a[1]), 1);
    s.discard[owner].push(a[1]);
    g.tell('tookFrom', q.seat, owner, a[1]);
  },
};
