/** Games that begin late: long rows, inventions, buildings and armies on both sides of borders, so that rare cards meet. */
import { NONE } from '@epoka/kernel';
import { isOccupied, isSea, resourceOn, UNITS_PER_TERRAIN, unitsOf, unitsOn } from '../rules/board.ts';
import {
  AIR,
  EVENT,
  INVENTION,
  isBuilding,
  isLand,
  KIND,
  NAVAL,
  printedKeyword,
  RESOURCE,
  STAGES,
  TERRAIN,
  TRAIT,
  TRANSPORT,
  UNIQUE,
  UNIT,
  UNIT_TYPE,
} from '../rules/cards.ts';
import {
  capitalOf,
  type G,
  IN_FIELD,
  IN_GROUND,
  IN_ROW,
  isCapital,
  KNOWN,
  newObject,
  STANDING,
  type State,
  UNFINISHED,
} from '../rules/state.ts';
import { eraFor, unitLimit } from '../rules/values.ts';
import { anyDecks, randomDeck, withDecks } from './decks.ts';

/** Takes from a pile what finds a place; the others stay. */
function settleFrom(pile: number[], place: (card: number) => boolean): void {
  for (let i = pile.length - 1; i >= 0; i--) if (place(pile[i])) pile.splice(i, 1);
}

function knowsTrait(s: State, seat: number, card: number): boolean {
  return s.zone.some(
    (zone, o) =>
      zone === KNOWN &&
      s.owner[o] === seat &&
      (s.face[o] === card || (TRAIT[card] !== 0 && TRAIT[s.face[o]] === TRAIT[card])),
  );
}

function stands(s: State, card: number, terrain: number): boolean {
  const unique = printedKeyword(UNIQUE, card) > 0;
  return s.zone.some(
    (zone, o) =>
      zone === STANDING &&
      (s.at[o] === terrain && !isCapital(s, terrain) ? true : unique && s.face[o] === card),
  );
}

/** A terrain where the unit may stand: at home, or across the border, but never beside an enemy. */
function camp(g: G, seat: number, card: number): number {
  const { s } = g;
  const type = UNIT_TYPE[card];
  if (type === AIR) return capitalOf(s, seat);
  const abroad = g.roll(3) === 0 ? (seat + 1) % s.seats : seat;
  const row = s.row[abroad].filter(t => abroad === seat || !isCapital(s, t));
  const fits = row.filter(t => type !== NAVAL || isSea(s, t));
  return fits.length === 0 ? NONE : fits[g.roll(fits.length)];
}

function settleSeat(g: G, seat: number): void {
  const { s } = g;
  let left = g.roll(2) === 0;
  const most = 3 + g.roll(6);
  settleFrom(s.atlas[seat], card => {
    if (KIND[card] !== TERRAIN || s.row[seat].length >= most) return false;
    const o = newObject(s, seat, card, IN_ROW, NONE);
    if (left) s.row[seat].unshift(o);
    else s.row[seat].push(o);
    left = !left;
    return true;
  });
  s.era[seat] = eraFor(s.row[seat].length);
  s.food[seat] = 12;
  settleFrom(s.atlas[seat], card => {
    if (KIND[card] !== RESOURCE) return false;
    const terrain = s.row[seat][g.roll(s.row[seat].length)];
    if (resourceOn(s, terrain) >= 0) return false;
    newObject(s, seat, card, IN_GROUND, terrain);
    return true;
  });
}

function arm(g: G, seat: number): void {
  const { s } = g;
  settleFrom(s.library[seat], card => {
    if (KIND[card] === INVENTION) {
      if (knowsTrait(s, seat, card) || g.roll(3) === 0) return false;
      newObject(s, seat, card, KNOWN, NONE);
      return true;
    }
    if (isBuilding(card)) {
      const terrain = s.row[seat][g.roll(s.row[seat].length)];
      if (g.roll(2) === 0 || stands(s, card, terrain)) return false;
      newObject(s, seat, card, STANDING, terrain);
      return true;
    }
    if (KIND[card] !== UNIT || g.roll(2) === 0 || unitsOf(s, seat).length >= unitLimit(s, seat)) return false;
    const terrain = camp(g, seat, card);
    const enemies = s.zone.some((z, o) => z === IN_FIELD && s.at[o] === terrain && s.owner[o] !== seat);
    if (terrain === NONE || enemies || unitsOn(s, terrain) >= UNITS_PER_TERRAIN) return false;
    newObject(s, seat, card, IN_FIELD, terrain);
    return true;
  });
}

/** Something on the way: a stage paid, or all of them. */
function begin(g: G, seat: number): void {
  const { s } = g;
  const kinds = new Set<number>();
  settleFrom(s.library[seat], card => {
    const kind = KIND[card];
    if (STAGES[card].length === 0 || kinds.has(kind) || g.roll(2) === 0) return false;
    kinds.add(kind);
    const row = s.row[seat].filter(t => !isOccupied(s, t));
    if (row.length === 0) return false;
    const o = newObject(s, seat, card, UNFINISHED, kind === INVENTION ? NONE : row[g.roll(row.length)]);
    s.marks[o] = g.roll(2) === 0 ? 1 : STAGES[card].length;
    return true;
  });
}

/** Works of every sort that wait for their next stage, and a hand full of events. */
function busy(g: G, seat: number): void {
  const { s } = g;
  const kinds = new Set<number>();
  settleFrom(s.library[seat], card => {
    const kind = KIND[card];
    const row = s.row[seat].filter(t => !isOccupied(s, t));
    if (STAGES[card].length < 2 || kinds.has(kind) || row.length === 0) return false;
    if (s.zone.some((zone, o) => zone === UNFINISHED && s.owner[o] === seat && KIND[s.face[o]] === kind))
      return false;
    kinds.add(kind);
    const o = newObject(s, seat, card, UNFINISHED, kind === INVENTION ? NONE : row[g.roll(row.length)]);
    s.marks[o] = 1;
    return true;
  });
  settleFrom(s.library[seat], card => {
    if (KIND[card] !== EVENT || s.hand[seat].length >= 14) return false;
    s.hand[seat].push(card);
    return true;
  });
}

/** Troops stand where somebody could carry them. */
function embark(g: G, seat: number): void {
  const { s } = g;
  const own = s.zone.flatMap((zone, o) => (zone === IN_FIELD && s.owner[o] === seat ? [o] : []));
  const troops = own.filter(o => isLand(s.face[o]));
  for (const carrier of own.filter(o => printedKeyword(TRANSPORT, s.face[o]) > 0))
    for (const unit of troops)
      if (s.at[unit] !== s.at[carrier] && unitsOn(s, s.at[carrier]) < UNITS_PER_TERRAIN)
        s.at[unit] = s.at[carrier];
}

/** Everybody plays such a deck, and has played for a while. */
function late(game: typeof anyDecks, ...further: ((g: G, seat: number) => void)[]): typeof anyDecks {
  const { rules } = game;
  return {
    ...game,
    rules: {
      ...rules,
      setup(g, settings, brought) {
        rules.setup(g, settings, brought);
        for (const act of [settleSeat, arm, begin, ...further])
          for (let seat = 0; seat < g.s.seats; seat++) act(g, seat);
        // The first turn of everybody is over: nothing is free any more.
        g.s.turns.fill(1);
      },
    },
  };
}

export const lateGame = late(anyDecks);
/** Half of the cards are events, and armies wait for their ships. */
export const eventfulGame = late(
  withDecks(roll => randomDeck(roll, 30)),
  busy,
  embark,
);
