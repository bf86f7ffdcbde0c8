/** The end of the game (TTA-25), scoring variants (TTA-27.6) and the standing. */
import type { QuestionRules, Standing } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { foodProduction, resourceProduction, technologiesInPlay } from './counts.ts';
import { elsewhere, type Kind } from './elsewhere.ts';
import { scoreImpact } from './events.ts';
import { happiness, scienceRating, strength } from './ratings.ts';
import { score } from './score.ts';
import { FULL, OPEN, SIMPLE } from './settings.ts';
import { scoringCardsEach } from './setup.ts';
import { BY_FINAL, type Game, inOrder, removeOne, SOURCES, type State } from './state.ts';
import type { Vocab } from './vocabulary.ts';

// ---- Picking scoring cards before the first round

export function pickScoring(g: Game, order: readonly number[]): void {
  const s = g.s;
  if (s.endScoring === OPEN) {
    if (order.length === 0) backToDeck(g, 0);
    else {
      g.ask(order[0], 'pickScoring');
      g.next('pickScoring', order.slice(1));
    }
  } else if (s.kept.some(cards => cards.length < scoringCardsEach(s))) {
    for (let seat = 0; seat < s.seats; seat++) g.ask(seat, 'keepScoring');
    g.next('pickScoring', []);
  } else {
    for (let seat = 0; seat < s.seats; seat++) putBack(s, seat);
    g.shuffle(s.militaryDecks[3]);
  }
}

function putBack(s: State, owner: number): void {
  s.militaryDecks[3].push(...s.dealt[owner]);
  s.dealt[owner].length = 0;
}

function backToDeck(g: Game, owner: number): void {
  putBack(g.s, owner);
  g.shuffle(g.s.militaryDecks[3]);
}

const DEALT: readonly Kind[] = ['scoring'];

/** All choose at the same time, in secret. */
export const keepScoring: QuestionRules<State, Vocab, 'keepScoring'> = {
  secret: true,
  choices(g, q, offer) {
    for (const card of g.s.dealt[q.seat]) offer.can('keep', card);
    elsewhere(g, offer, DEALT);
  },
  answer(g, q, a) {
    const s = g.s;
    const card = a[1] as number;
    removeOne(s.dealt[q.seat], card);
    s.kept[q.seat].push(card);
    g.tellIn('keptScoring', q.seat, 1, 'scoringKept', q.seat, card);
    if (s.kept[q.seat].length < scoringCardsEach(s)) g.ask(q.seat, 'keepScoring');
    // In version 1 the deck was in the order in which the players were ready; now it goes back when all are.
    else if (!g.since(2)) putBack(s, q.seat);
  },
};

export const pickScoringQuestion: QuestionRules<State, Vocab, 'pickScoring'> = {
  choices(g, _q, offer) {
    for (const card of g.s.dealt[0]) offer.can('keep', card);
    elsewhere(g, offer, DEALT);
  },
  answer(g, q, a) {
    const card = a[1] as number;
    removeOne(g.s.dealt[0], card);
    g.s.scoring.push(card);
    g.tell('scoringPicked', q.seat, card);
  },
};

// ---- The end

function simpleBonus(g: Game, seat: number): void {
  const s = g.s;
  const c = s.civs[seat];
  let n = 2 * strength(s, seat) + Math.min(16, 2 * happiness(s, seat)) + scienceRating(s, seat);
  n += foodProduction(c) + resourceProduction(c);
  for (const technology of technologiesInPlay(c)) if (T.LEVEL[technology] === 1) n += 2;
  g.tell('simpleBonus', seat, n);
  score(g, seat, n, BY_FINAL);
}

/**
 * Lays open what scores: cards set aside, then the current events from the top, then the future ones (TTA-25.6.a).
 * Returns the scoring cards in this order.
 */
function revealFinalCards(s: State): number[] {
  for (const kept of s.kept) {
    s.scoring.push(...kept);
    kept.length = 0;
  }
  const cards = s.scoring.slice();
  if (s.level === FULL && !s.fewerBonuses) {
    const left = s.current.reverse().concat(s.future);
    s.past.push(...left);
    cards.push(...left);
    s.current = [];
    s.future = [];
    s.futureBy = [];
  }
  return cards.filter(card => T.KIND[card] === T.EVENT && T.eventCard(card).impact !== undefined);
}

export function finish(g: Game): void {
  const s = g.s;
  g.mark();
  if (s.level === SIMPLE) for (const seat of inOrder(s, s.first)) simpleBonus(g, seat);
  else
    for (const card of revealFinalCards(s)) {
      g.tell('finalCard', card);
      scoreImpact(g, card, s.first, BY_FINAL);
    }
  g.end();
}

export function standing(s: State): Standing[] {
  const seats: number[] = [];
  for (let i = 0; i < s.seats; i++) seats.push(i);
  // Those who stayed by culture, then the resigned, the later one higher.
  const better = (x: number, y: number) => {
    const a = s.civs[x];
    const b = s.civs[y];
    if (a.resigned === 0 && b.resigned === 0) return b.culture - a.culture;
    if (a.resigned === 0) return -1;
    if (b.resigned === 0) return 1;
    return b.resigned - a.resigned;
  };
  return seats.map(seat => {
    const by: Record<string, number> = {};
    SOURCES.forEach((source, i) => {
      by[source] = s.civs[seat].by[i];
    });
    return {
      seat,
      points: s.civs[seat].culture,
      rank: 1 + seats.filter(other => better(other, seat) < 0).length,
      by,
    };
  });
}
