/** The course of the game: set-up, rounds, turns and phases (CCG-4, 6). */
import {
  type CoreState,
  type Json,
  NONE,
  type Question,
  type QuestionRules,
  type SettingsOf,
} from '@epoka/kernel';
import type { Deck } from '../content/index.ts';
import { AT_ACTIVATION, AT_FINAL, isIdle } from './activation.ts';
import { cardsOf } from './deck.ts';
import { drawCards } from './doing.ts';
import { inYourTurn } from './elsewhere.ts';
import { anybodyAsked } from './events.ts';
import { emptyPool } from './pool.ts';
import type { Specs } from './settings.ts';
import { eliminate } from './settling.ts';
import {
  CAPITAL_MARK,
  EXPLORERS,
  FINAL,
  type G,
  IN_ROW,
  inGame,
  inOrder,
  MANAGEMENT,
  MILITARY,
  newObject,
  noDeclaration,
  othersFrom,
  type State,
  TEMP,
  zero,
} from './state.ts';
import type { Again, Surplus, Vocab } from './vocabulary.ts';

const OPENING_HAND = 7;
const DIE = 6;

export function blank(core: CoreState, settings: SettingsOf<Specs>): State {
  const each = <T>(make: () => T): T[] => Array.from({ length: core.seats }, make);
  return {
    version: core.version,
    chance: core.chance,
    seats: core.seats,
    round: core.round,
    roundCap: core.roundCap,
    stack: core.stack,
    asked: core.asked,
    asking: core.asking,
    over: core.over,
    limit: Number(settings.roundLimit),
    laterFood: Number(settings.laterPlayersFood),
    full: settings.windows === 'full',
    first: 0,
    active: 0,
    phase: 0,
    food: each(() => 0),
    era: each(() => 1),
    turns: each(() => 0),
    out: each(() => 0),
    hand: each(() => []),
    library: each(() => []),
    atlas: each(() => []),
    discard: each(() => []),
    shown: each(() => []),
    gone: each(() => 0),
    row: each(() => []),
    pool: [0, 0, 0, 0, 0],
    discovered: 0,
    drawn: 0,
    face: [],
    owner: [],
    zone: [],
    at: [],
    used: [],
    marks: [],
    damage: [],
    points: [],
    moved: [],
    mustReturn: [],
    uses: [],
    serial: [],
    attached: [],
    serials: 0,
    temp: [],
    declared: noDeclaration(),
    announced: [],
    played: 0,
    looker: NONE,
    looked: NONE,
    searcher: NONE,
  };
}

export function setup(g: G, settings: SettingsOf<Specs>, brought: readonly Json[]): void {
  const { s } = g;
  brought.forEach((deck, seat) => {
    const { capital, library, atlas } = cardsOf(deck as unknown as Deck);
    const o = newObject(s, seat, capital, IN_ROW, NONE);
    s.attached[o] = CAPITAL_MARK;
    s.row[seat] = [o];
    s.atlas[seat] = atlas;
    s.library[seat] = g.shuffle(library);
    g.tell('capital', seat, capital);
  });
  s.first = whoBegins(g);
  for (let seat = 0; seat < s.seats; seat++) {
    s.food[seat] = seat === s.first ? 0 : s.laterFood;
    drawCards(g, seat, OPENING_HAND);
  }
  s.active = s.first;
  if (settings.mulligan) g.next('mulligan', { at: 0 });
  g.next('round');
  g.next('turn');
}

/** Highest die; those tied for it roll again (CCG-4.4). */
export function whoBegins(g: G): number {
  const { s } = g;
  let rolling = inOrder(s, 0);
  for (;;) {
    const dice = rolling.map(() => 1 + g.roll(DIE));
    const best = Math.max(...dice);
    const next = rolling.filter((_, i) => dice[i] === best);
    if (next.length === 1) {
      g.tell('began', next[0], dice);
      return next[0];
    }
    rolling = next;
  }
}

/** Each player in turn order may draw seven new cards once (CCG-18.2). */
export function mulliganStep(g: G, { at }: { readonly at: number }): void {
  const { s } = g;
  if (at >= s.seats) return;
  const seat = (s.first + at) % s.seats;
  if (inGame(s, seat)) g.ask(seat, 'mulligan');
  g.next('mulligan', { at: at + 1 });
}

export const mulligan: QuestionRules<State, Vocab, 'mulligan'> = {
  choices(g, _q, offer) {
    offer.can('keep');
    offer.can('redraw');
    inYourTurn(g, offer);
  },
  answer(g, q, [verb]) {
    const { s } = g;
    if (verb === 'keep') {
      g.tell('kept', q.seat);
      return;
    }
    s.library[q.seat].push(...s.hand[q.seat].splice(0));
    g.shuffle(s.library[q.seat]);
    g.tell('redrew', q.seat);
    drawCards(g, q.seat, OPENING_HAND);
  },
};

/** Ends the game at the limit of rounds (CCG-16.8). */
export function round(g: G): void {
  const { s } = g;
  if (s.limit > 0 && s.round >= s.limit) {
    g.tell('roundLimit');
    g.end();
    return;
  }
  g.beginRound();
}

/** The same in every turn. */
const TRIGGERS_FIRST = { when: AT_ACTIVATION };
const TRIGGERS_LAST = { when: AT_FINAL };
const OPENS = [0, EXPLORERS, MILITARY, MANAGEMENT, FINAL].map(phase => ({ phase }));

/** One turn: five phases in fixed order (CCG-6.1, 6.2). */
export function turn(g: G): void {
  const { s } = g;
  s.phase = 0;
  s.turns[s.active]++;
  s.discovered = 0;
  s.drawn = 0;
  g.tell('turn', s.active, s.round);
  g.next('ready');
  g.next('finish');
  g.next('markers');
  g.next('triggers', TRIGGERS_FIRST);
  g.next('unrest');
  g.next('endPhase');
  g.next('open', OPENS[EXPLORERS]);
  g.next('victory');
  g.next('explore');
  g.next('endPhase');
  g.next('open', OPENS[MILITARY]);
  g.next('upkeep');
  g.next('points');
  g.next('military');
  g.next('returns');
  g.next('endPhase');
  g.next('open', OPENS[MANAGEMENT]);
  g.next('manage');
  g.next('endPhase');
  g.next('open', OPENS[FINAL]);
  g.next('triggers', TRIGGERS_LAST);
  g.next('finalDraw');
  g.next('final');
  g.next('discardDown');
  g.next('endPhase');
  g.next('endTurn');
}

/** A phase begins; the others may play events first (CCG-7.6). */
export function open(g: G, { phase }: { readonly phase: number }): void {
  const { s } = g;
  if (isIdle(s)) return;
  s.phase = phase;
  g.mark();
  // Where nobody is asked nothing happens but a line in the log.
  if (!anybodyAsked(g, phase) && g.log === null) return;
  const seats = othersFrom(s, s.active);
  g.window('opening', seats, { phase });
  g.next('passed', { window: 0, event: 0, seats });
  g.next('settle');
}

/** Damage and whatever held for this phase end with it (CCG-6.3.a). */
export function endPhase(g: G): void {
  const { s } = g;
  emptyPool(g);
  zero(s.damage);
  zero(s.mustReturn);
  endTemp(s, 1);
}

function endTemp(s: State, until: number): void {
  const { temp } = s;
  for (let i = temp.length - TEMP; i >= 0; i -= TEMP) if (temp[i + TEMP - 1] <= until) temp.splice(i, TEMP);
}

/** The next player; after the one before the starting player a new round (CCG-4.5, 6.4). */
export function endTurn(g: G): void {
  const { s } = g;
  endTemp(s, 2);
  const before = s.active;
  do s.active = (s.active + 1) % s.seats;
  while (!inGame(s, s.active));
  const place = (seat: number) => (seat - s.first + s.seats) % s.seats;
  if (place(s.active) <= place(before)) g.next('round');
  g.next('turn');
}

/**
 * Gives up in the middle of anything (CCG-16.4, 16.5.a). What others are asked waits until the cards are gone; what the seat
 * itself was asked nobody asks then.
 */
export function resign(g: G, seat: number): void {
  const { s } = g;
  const open = s.asked;
  s.asked = [];
  eliminate(g, seat, true);
  for (const q of open) if (!WINDOWS.includes(q.kind)) goOnWith(g, q);
}

/** They go on by themselves. */
const WINDOWS = ['opening', 'declared', 'respond'];

/** Steps that ask their question again, if there is still something to ask. */
const ASKED_BY = {
  explore: 'explore',
  upkeep: 'upkeep',
  military: 'military',
  returning: 'returns',
  manage: 'manage',
  final: 'final',
  discardDown: 'discardDown',
  snipe: 'snipe',
  demolish: 'demolish',
  advance: 'advance',
} as const;

function goOnWith(g: G, q: Question): void {
  const { kind, data } = q;
  if (Object.hasOwn(ASKED_BY, kind)) g.next(ASKED_BY[kind as keyof typeof ASKED_BY]);
  else if (kind === 'hit') g.next('assign', data as Vocab['steps']['assign']);
  else if (kind === 'surplus') g.next('trim', data as unknown as Surplus);
  else if (kind === 'relocate') g.next('relocate', data as Vocab['steps']['relocate']);
  else g.next('again', { seat: q.seat, kind, data } as unknown as Again);
}

/** Questions that no step can ask anew. */
export function again(g: G, { seat, kind, data }: Again): void {
  const { s } = g;
  if (!inGame(s, seat)) return;
  switch (kind) {
    case 'target':
      // An ability that was not paid for yet is simply not used.
      if (data.object === NONE) g.next('aim');
      return;
    case 'look':
      if (inGame(s, data.owner)) g.ask(seat, kind, data);
      return;
    case 'muster':
      if (s.declared.kind !== 0) g.ask(seat, kind);
      return;
    case 'search':
      g.ask(seat, kind, data);
      return;
    default:
      g.ask(seat, kind);
  }
}
