/** What the events of the expansion ask and do, beside what all events share (COC-20.13). */
import { NONE, OK } from '@epoka/kernel';
import {
  ADVANCE_COUNT,
  B,
  BARREN,
  BUILDING_KINDS,
  CULTURE,
  FOOD,
  FOREST,
  GOODS,
  LEADER,
  MOOD,
  RESOURCES,
  SHIP,
} from '../content/index.ts';
import { appoint, discardLeader, relink, settleLeaders } from './civs.ts';
import {
  adjacent,
  amount,
  beside,
  buildingsLeft,
  citiesOf,
  cityList,
  hasBuilding,
  isLand,
  kindsAt,
  militaryAt,
  OF_GOVERNMENTS,
  rivalsOf,
  STACK,
  spacesWhere,
  unitSpaces,
} from './counts.ts';
import { discardAction, discardObjective, lookAtObjectives } from './drawing.ts';
import { gain, lose } from './goods.ts';
import { NOTED_EVENTS, note } from './score.ts';
import { changed, type State, withMore } from './state.ts';
import { putUnits, removeUnits } from './units.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

/** Cities of the seat with at least one of these buildings. */
export function citiesWith(s: State, seat: number, ...buildings: number[]): number {
  return cityList(s, seat).filter(x => buildings.some(b => hasBuilding(s, x, b))).length;
}

/** On or next to a barren space. */
export function onBarren(s: State, city: number): boolean {
  return s.terrain.some((terrain, x) => terrain === BARREN && (x === city || adjacent(s, x, city)));
}

/** All government cubes go onto the card; the advances and what is linked to them are lost. */
export function anarchy(g: G, seat: number): void {
  const { s } = g;
  for (const advance of OF_GOVERNMENTS) {
    const at = seat * ADVANCE_COUNT + advance;
    if (s.has[at] === 0) continue;
    s.has = changed(s.has, at, 0);
    s.anarchy = changed(s.anarchy, seat, s.anarchy[seat] + 1);
  }
  g.tell('anarchy', seat, s.anarchy[seat]);
  keepCard(g, seat);
  relink(g, seat);
}

function keepCard(g: G, seat: number): void {
  g.s.fronts = withMore(g.s.fronts, seat, g.s.eventCard);
  g.s.eventCard = NONE;
}

/** Who has fewest cities gains what is lacking to the largest number. */
export function successfulYear(g: G, seat: number): void {
  const own = citiesOf(g.s, seat);
  const rivals = rivalsOf(g.s, seat).map(other => citiesOf(g.s, other));
  const most = Math.max(own, ...rivals);
  if (rivals.every(n => n === own)) gain(g, seat, FOOD, 1);
  else if (rivals.every(n => n >= own)) gain(g, seat, FOOD, most - own);
}

// ---- Guillotine

const GUILLOTINE_POINTS = 2;

/** Own cities, and land where own military units stand. */
function seatsOfPower(s: State, seat: number): number[] {
  return spacesWhere(
    s,
    x => s.cityOwner[x] === seat || (s.holder[x] === seat && isLand(s, x) && militaryAt(s, x) > 0),
  );
}

function canAppoint(s: State, seat: number): boolean {
  return s.leaders[seat].length > 0 && seatsOfPower(s, seat).some(x => militaryAt(s, x) < STACK);
}

function guillotinePoints(g: G, seat: number): void {
  const { s } = g;
  note(s, seat, NOTED_EVENTS, 2 * GUILLOTINE_POINTS);
  g.tell('eventPoints', seat, GUILLOTINE_POINTS);
  keepCard(g, seat);
}

export const guillotine: Kind<'guillotine'> = {
  choices(g, { seat }, offer) {
    const { s } = g;
    for (const card of s.leaders[seat])
      for (const x of seatsOfPower(s, seat))
        offer.unless(militaryAt(s, x) < STACK ? OK : g.no('stack-limit', STACK), 'appoint', card, x);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    if (a[0] === 'none') {
      guillotinePoints(g, seat);
      return;
    }
    appoint(g, seat, a[1]);
    putUnits(g.s, a[2], seat, LEADER, 0, 1);
    g.tell('unitPlaced', seat, LEADER, a[2]);
  },
};

// ---- Reformation

function hasOwnTemple(s: State, seat: number): boolean {
  return cityList(s, seat).some(x => isOwnTemple(s, seat, x));
}

function isOwnTemple(s: State, seat: number, city: number): boolean {
  return s.piece[city * BUILDING_KINDS + B.temple] === seat;
}

/** Who may be named: with a Temple left to put there, or where one has none, who has one. */
function isReformer(s: State, seat: number, other: number): boolean {
  return hasOwnTemple(s, seat) ? buildingsLeft(s, other, B.temple) > 0 : hasOwnTemple(s, other);
}

export const reformation: Kind<'reformation'> = {
  auto: true,
  choices(g, { seat }, offer) {
    for (const other of rivalsOf(g.s, seat))
      offer.unless(isReformer(g.s, seat, other) ? OK : g.no('no-effect'), 'seat', other);
    busy(g, offer);
  },
  answer(g, { seat }, [, other]) {
    g.tell('chooses', seat, other);
    if (hasOwnTemple(g.s, seat)) g.ask(other, 'reform2', seat);
    else g.next('reformation', other);
  },
};

/** The named player picks the Temple that gets their colour. */
export const reform2: Kind<'reform2'> = {
  auto: true,
  choices(g, { data: whose }, offer) {
    for (const x of cityList(g.s, whose))
      offer.unless(isOwnTemple(g.s, whose, x) ? OK : g.no('no-target-building'), 'at', x);
    busy(g, offer);
  },
  answer(g, { seat, data: whose }, [, city]) {
    g.s.piece = changed(g.s.piece, city * BUILDING_KINDS + B.temple, seat);
    g.tell('influenced', seat, city, B.temple, whose);
  },
};

// ---- Pandemics

function hasAnything(s: State, seat: number): boolean {
  if (s.hands[seat].length + s.objectives[seat].length > 0) return true;
  return RESOURCES.some((_, kind) => amount(s, seat, kind) > 0) || s.holder.includes(seat);
}

export const pandemic: Kind<'pandemic'> = {
  choices(g, { seat }, offer) {
    const { s } = g;
    for (const x of unitSpaces(s, seat)) for (const k of kindsAt(s, x)) offer.can('lose', x, k);
    for (let kind = 0; kind < GOODS; kind++)
      offer.unless(amount(s, seat, kind) > 0 ? OK : g.no('cannot-pay'), 'choose', kind);
    for (const card of s.hands[seat]) if (card >= 0) offer.can('card', card);
    for (const card of s.objectives[seat]) if (card >= 0) offer.can('statue', card);
    busy(g, offer);
  },
  answer(g, { seat, data: left }, a) {
    const { s } = g;
    switch (a[0]) {
      case 'lose':
        removeUnits(s, a[1], a[2], 1);
        g.tell('unitLost', seat, a[2], a[1]);
        if (a[2] === SHIP) g.next('excessCargo', a[1]);
        settleLeaders(g, NONE);
        break;
      case 'choose':
        lose(g, seat, a[1], 1);
        break;
      case 'card':
        discardAction(g, seat, a[1]);
        g.tell('discarded', seat, a[1]);
        break;
      case 'statue':
        discardObjective(g, seat, a[1]);
        g.tell('objectiveLost', seat);
        break;
    }
    g.next('pandemic', { seat, left: left - 1 });
  },
};

// ---- Fire

function isPlayers(s: State, city: number): boolean {
  return s.cityOwner[city] !== NONE && s.cityOwner[city] < s.seats;
}

/** Cities on the forest that burns, whichever player owns them. */
function burning(s: State, city: number): number[] {
  const group = [city];
  // the list grows while it is walked
  for (const burnt of group)
    for (const x of beside(s, burnt)) if (s.terrain[x] === FOREST && !group.includes(x)) group.push(x);
  return group.filter(x => isPlayers(s, x));
}

export const fire: Kind<'fire'> = {
  auto: true,
  choices(g, { seat }, offer) {
    const { s } = g;
    for (const x of cityList(s, seat)) offer.unless(s.terrain[x] === FOREST ? OK : g.no('not-here'), 'at', x);
    busy(g, offer);
  },
  answer(g, _q, [, city]) {
    for (const x of burning(g.s, city)) g.next('burn', { seat: g.s.cityOwner[x], city: x });
  },
};

// ---- great persons of the expansion

/** Any number of tokens of one kind into the other. */
export const athlete: Kind<'athlete'> = {
  choices(g, { seat }, offer) {
    for (const kind of [MOOD, CULTURE]) {
      const most = amount(g.s, seat, kind === MOOD ? CULTURE : MOOD);
      for (let n = 1; n <= most; n++) offer.can('receive', kind, n);
    }
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    if (a[0] === 'none') return;
    const [, kind, n] = a;
    const given = kind === MOOD ? CULTURE : MOOD;
    g.s.res[seat * GOODS + given] -= n;
    const paid = [0, 0, 0, 0, 0, 0, 0];
    paid[given] = n;
    g.tell('paid', seat, paid);
    gain(g, seat, kind, n);
  },
};

/** Each card that was looked at goes face down to a player; one each. */
export const seer: Kind<'seer'> = {
  choices(g, { data: left }, offer) {
    const { s } = g;
    for (const card of s.looking)
      if (card >= 0)
        for (let other = 0; other < s.seats; other++)
          offer.unless(left.includes(other) ? OK : g.no('not-among-these'), 'assign', card, other);
    busy(g, offer);
  },
  answer(g, { seat, data: left }, [, card, other]) {
    const { s } = g;
    s.looking.splice(s.looking.indexOf(card), 1);
    s.assigned = s.assigned.map((list, i) => (i === other ? [...list, card] : list));
    g.tell('assigns', seat, other);
    g.next('seer', { seat, left: left.filter(x => x !== other) });
  },
};

/** With whom the truce of the Great Diplomat is made. */
export const diplomat: Kind<'diplomat'> = {
  auto: true,
  choices(g, { seat }, offer) {
    for (const other of rivalsOf(g.s, seat)) offer.can('seat', other);
    busy(g, offer);
  },
  answer(g, { seat }, [, other]) {
    g.s.truce = changed(g.s.truce, seat, other);
    g.tell('truce', seat, other);
  },
};

export const farEventSteps: Pick<
  StepTable,
  'guillotine' | 'reformation' | 'pandemic' | 'fire' | 'athlete' | 'seer' | 'seerDraw' | 'diplomat'
> = {
  guillotine(g, seat) {
    const { s } = g;
    discardLeader(g, seat);
    s.barred = changed(s.barred, seat, 1);
    if (canAppoint(s, seat)) g.ask(seat, 'guillotine');
    else guillotinePoints(g, seat);
  },
  reformation(g, seat) {
    if (rivalsOf(g.s, seat).some(other => isReformer(g.s, seat, other))) g.ask(seat, 'reformation');
  },
  pandemic(g, { seat, left }) {
    if (left > 0 && hasAnything(g.s, seat)) g.ask(seat, 'pandemic', left);
  },
  fire(g, seat) {
    g.ask(seat, 'fire');
  },
  athlete(g, seat) {
    if (amount(g.s, seat, MOOD) + amount(g.s, seat, CULTURE) > 0) g.ask(seat, 'athlete');
  },
  seerDraw(g, seat) {
    const { s } = g;
    s.seer = seat;
    lookAtObjectives(g, s.seats);
    g.next('seer', { seat, left: Array.from({ length: s.seats }, (_, other) => other) });
  },
  seer(g, { seat, left }) {
    if (g.s.looking.length > 0) g.ask(seat, 'seer', left);
  },
  diplomat(g, seat) {
    g.ask(seat, 'diplomat');
  },
};

/** Some city of the seat stands on a forest. */
export function hasForestCity(s: State, seat: number): boolean {
  return cityList(s, seat).some(x => s.terrain[x] === FOREST);
}
