/** Decks, hands and discard piles (COC-20.4, COC-21.1, COC-22.4, COC-23.6). */
import { NONE } from '@epoka/kernel';
import { L, W } from '../content/index.ts';
import { wonderWorks } from './counts.ts';
import { ACTION, byAll, giveUp, OBJECTIVE, receive, WONDER } from './hands.ts';
import type { State } from './state.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

/** The top of a deck, from the shuffled discards where it is empty; NONE where nothing is left. */
export function topOf(g: G, deck: number[], discards: number[]): number {
  if (deck.length === 0 && discards.length > 0) {
    for (const card of discards) deck.push(card);
    discards.length = 0;
    g.shuffle(deck);
  }
  return deck.pop() ?? NONE;
}

function takeAction(g: G, seat: number): void {
  const { s } = g;
  const card = topOf(g, s.actionDeck, s.actionDiscard);
  if (card === NONE) return;
  receive(s, ACTION, seat, card, 0);
  g.tellIn('action hand', seat, 1, 'drawAction', seat, card);
}

export function drawActions(g: G, seat: number, n: number): void {
  const asks = wonderWorks(g.s, seat, W['great-mausoleum']);
  for (let i = 0; i < n; i++)
    if (asks) g.next('drawAction', seat);
    else takeAction(g, seat);
}

/** Copies share these lists while they are empty: they are made anew. */
function takeAssigned(s: State, seat: number): number {
  const cards = s.assigned[seat];
  s.assigned = s.assigned.map((list, i) => (i === seat ? list.slice(0, -1) : list));
  return cards[cards.length - 1];
}

export function drawObjectives(g: G, seat: number, n: number): void {
  const { s } = g;
  for (let i = 0; i < n; i++) {
    // the Great Seer has assigned one
    const card =
      s.assigned[seat].length > 0 ? takeAssigned(s, seat) : topOf(g, s.objectiveDeck, s.objectiveDiscard);
    if (card === NONE) return;
    receive(s, OBJECTIVE, seat, card, 0);
    g.tellIn('objective hand', seat, 1, 'drawObjective', seat, card);
  }
}

/** So many objective cards are looked at, as far as there are any (COC-23.6). */
export function lookAtObjectives(g: G, n: number): void {
  const { s } = g;
  while (s.looking.length < n) {
    const card = topOf(g, s.objectiveDeck, s.objectiveDiscard);
    if (card === NONE) break;
    s.looking.push(card);
  }
  g.mark();
}

/** From the deck; a face-up card may be taken instead (COC-21.1). Shared wonders lie face up for all (COC-28.8). */
/** Nebuchadnezzar II and Qin Shi Huang look for their wonder, wherever its card is (COC-26.16). */
function ownWonder(s: State, seat: number): number {
  if (s.leader[seat] === L['nebuchadnezzar-ii']) return W['great-gardens'];
  return s.leader[seat] === L['qin-shi-huang'] ? W['great-wall'] : NONE;
}

/** True where the leader's wonder was found; the others draw as usual. */
function findWonder(g: G, seat: number): boolean {
  const { s } = g;
  const wonder = ownWonder(s, seat);
  if (s.wonders[seat].includes(wonder)) return false;
  if (s.wonderDeck.includes(wonder)) {
    s.wonderDeck.splice(s.wonderDeck.indexOf(wonder), 1);
    g.shuffle(s.wonderDeck);
  } else if (s.wonderOpen.includes(wonder)) {
    if (s.shared === 1) return false;
    s.wonderOpen.splice(s.wonderOpen.indexOf(wonder), 1);
    const next = s.wonderDeck.pop();
    if (next !== undefined) {
      s.wonderOpen.push(next);
      g.tell('wonderShown', next);
    }
  } else {
    // nobody has it: no such leader, or it was built
    const owner = s.wonders.findIndex(hand => hand.includes(wonder));
    if (owner < 0) return false;
    giveUp(s, WONDER, owner, wonder);
    takeWonder(g, owner);
  }
  g.mark();
  if (s.shared === 1) {
    s.wonderOpen.push(wonder);
    g.tell('wonderShown', wonder);
  } else {
    receive(s, WONDER, seat, wonder, byAll(s));
    g.tell('takeWonder', seat, wonder);
  }
  return true;
}

export function drawWonder(g: G, seat: number): void {
  const { s } = g;
  if (findWonder(g, seat)) return;
  if (s.shared === 1) {
    const card = s.wonderDeck.pop();
    if (card === undefined) return;
    s.wonderOpen.push(card);
    g.tell('wonderShown', card);
  } else if (s.wonderOpen.length > 0) {
    if (s.wonderDeck.length > 0) g.next('drawWonder', seat);
    else takeOpenWonder(g, seat);
  } else takeWonder(g, seat);
}

function takeWonder(g: G, seat: number): void {
  const card = g.s.wonderDeck.pop();
  if (card === undefined) return;
  receive(g.s, WONDER, seat, card, 0);
  g.tellIn('wonder hand', seat, 1, 'drawWonder', seat, card);
}

function takeOpenWonder(g: G, seat: number): void {
  const card = g.s.wonderOpen.pop() as number;
  receive(g.s, WONDER, seat, card, byAll(g.s));
  g.tell('takeWonder', seat, card);
}

/** An action card leaves the hand and goes face up to the pile, to its bottom with the Great Mausoleum. */
export function discardAction(g: G, seat: number, card: number): void {
  const { s } = g;
  leaveHand(s, seat, card);
  pileAction(s, seat, card);
}

export function leaveHand(s: State, seat: number, card: number): void {
  giveUp(s, ACTION, seat, card);
}

export function pileAction(s: State, seat: number, card: number): void {
  if (wonderWorks(s, seat, W['great-mausoleum'])) s.actionDiscard.unshift(card);
  else s.actionDiscard.push(card);
}

export function pileEvent(s: State, seat: number, card: number): void {
  if (wonderWorks(s, seat, W['great-mausoleum'])) s.eventDiscard.unshift(card);
  else s.eventDiscard.push(card);
}

/** An objective card is given up: face down to its pile (COC-23.6). */
export function discardObjective(g: G, seat: number, card: number): void {
  const { s } = g;
  giveUp(s, OBJECTIVE, seat, card);
  s.objectiveDiscard.push(card);
}

export const drawingSteps: Pick<StepTable, 'drawAction' | 'drawWonder'> = {
  drawAction(g, seat) {
    if (g.s.actionDiscard.length > 0 && g.s.actionDeck.length > 0) g.ask(seat, 'whichAction');
    else takeAction(g, seat);
  },
  drawWonder(g, seat) {
    g.ask(seat, 'whichWonder');
  },
};

/** Great Mausoleum: the deck or the top of the pile. */
export const whichAction: Kind<'whichAction'> = {
  choices(g, _q, offer) {
    offer.can('deck');
    offer.can('pile');
    busy(g, offer);
  },
  answer(g, { seat }, [verb]) {
    const { s } = g;
    if (verb === 'deck') {
      takeAction(g, seat);
      return;
    }
    const card = s.actionDiscard.pop() as number;
    receive(s, ACTION, seat, card, byAll(s));
    g.tell('takeAction', seat, card);
  },
};

export const whichWonder: Kind<'whichWonder'> = {
  choices(g, _q, offer) {
    offer.can('deck');
    offer.can('pile');
    busy(g, offer);
  },
  answer(g, { seat }, [verb]) {
    if (verb === 'deck') takeWonder(g, seat);
    else takeOpenWonder(g, seat);
  },
};
