/** What the events of the expansion ask and do, beside what all events share (COC-20.13). */
import { NONE, OK } from '@epoka/kernel';
import {
  ADVANCE_COUNT,
  B,
  BARREN,
  BUILDING_KINDS,
  CATEGORY_OF,
  CULTURE,
  FOOD,
  FOREST,
  GOODS,
  IS_GOVERNMENT,
  KINDS,
  LEADER,
  MOOD,
  SHIP,
} from '../content/index.ts';
import { appoint, discardLeader, relink, settleLeaders } from './civs.ts';
import {
  adjacent,
  amount,
  buildingsLeft,
  citiesOf,
  hasBuilding,
  isLand,
  militaryAt,
  stackOf,
  unitsAt,
} from './counts.ts';
import { discardAction, discardObjective } from './drawing.ts';
import { gain, lose, trim } from './goods.ts';
import { layoutFor } from './layout.ts';
import { NOTED_EVENTS, note } from './score.ts';
import { changed, type State, withMore } from './state.ts';
import { putUnits, removeUnits } from './units.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

/** Cities of the seat with at least one of these buildings. */
export function citiesWith(s: State, seat: number, ...buildings: number[]): number {
  let n = 0;
  for (let x = 0; x < s.cityOwner.length; x++)
    if (s.cityOwner[x] === seat && buildings.some(b => hasBuilding(s, x, b))) n++;
  return n;
}

export function onBarren(s: State, city: number): boolean {
  if (s.terrain[city] === BARREN) return true;
  for (let x = 0; x < s.terrain.length; x++) if (s.terrain[x] === BARREN && adjacent(s, x, city)) return true;
  return false;
}

/** All government cubes go onto the card; the advances and what is linked to them are lost. */
export function anarchy(g: G, seat: number): void {
  const { s } = g;
  for (let a = 0; a < ADVANCE_COUNT; a++) {
    const at = seat * ADVANCE_COUNT + a;
    if (s.has[at] === 0 || !IS_GOVERNMENT[CATEGORY_OF[a]]) continue;
    s.has = changed(s.has, at, 0);
    s.anarchy = changed(s.anarchy, seat, s.anarchy[seat] + 1);
  }
  g.tell('anarchy', seat, s.anarchy[seat]);
  keepCard(g, seat);
  relink(g, seat);
  trim(g, seat);
}

function keepCard(g: G, seat: number): void {
  g.s.fronts = withMore(g.s.fronts, seat, g.s.eventCard);
  g.s.eventCard = NONE;
}

/** Who has fewest cities gains what is lacking to the largest number. */
export function successfulYear(g: G, seat: number): void {
  const { s } = g;
  let most = 0;
  let least = SETTLEMENTS;
  for (let other = 0; other < s.seats; other++) {
    most = Math.max(most, citiesOf(s, other));
    least = Math.min(least, citiesOf(s, other));
  }
  if (most === least) gain(g, seat, FOOD, 1);
  else if (citiesOf(s, seat) === least) gain(g, seat, FOOD, most - least);
}
const SETTLEMENTS = 7;

// ---- Guillotine

const GUILLOTINE_POINTS = 2;

function canAppointAt(s: State, seat: number, space: number): boolean {
  const mine =
    s.cityOwner[space] === seat || (s.holder[space] === seat && isLand(s, space) && militaryAt(s, space) > 0);
  if (!mine || (s.holder[space] !== NONE && s.holder[space] !== seat)) return false;
  return (s.holder[space] === seat ? militaryAt(s, space) : 0) < stackOf(s, seat, space);
}

function canAppoint(s: State, seat: number): boolean {
  if (s.leaders[seat].length === 0) return false;
  for (let x = 0; x < s.holder.length; x++) if (canAppointAt(s, seat, x)) return true;
  return false;
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
      for (let x = 0; x < s.holder.length; x++)
        if (s.cityOwner[x] === seat || (s.holder[x] === seat && militaryAt(s, x) > 0))
          offer.unless(
            canAppointAt(s, seat, x) ? OK : g.no('stack-limit', stackOf(s, seat, x)),
            'appoint',
            card,
            x,
          );
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
  for (let x = 0; x < s.cityOwner.length; x++) if (isOwnTemple(s, seat, x)) return true;
  return false;
}

function isOwnTemple(s: State, seat: number, city: number): boolean {
  return s.cityOwner[city] === seat && s.piece[city * BUILDING_KINDS + B.temple] === seat;
}

/** Who may be named: with a Temple left to put there, or where one has none, who has one. */
function isReformer(s: State, seat: number, other: number): boolean {
  if (other === seat) return false;
  return hasOwnTemple(s, seat) ? buildingsLeft(s, other, B.temple) > 0 : hasOwnTemple(s, other);
}

export const reformation: Kind<'reformation'> = {
  auto: true,
  choices(g, { seat }, offer) {
    for (let other = 0; other < g.s.seats; other++)
      if (other !== seat) offer.unless(isReformer(g.s, seat, other) ? OK : g.no('no-effect'), 'seat', other);
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
    for (let x = 0; x < g.s.cityOwner.length; x++)
      if (g.s.cityOwner[x] === whose)
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
  for (let kind = 0; kind < GOODS; kind++) if (amount(s, seat, kind) > 0) return true;
  for (let x = 0; x < s.holder.length; x++) if (s.holder[x] === seat) return true;
  return false;
}

export const pandemic: Kind<'pandemic'> = {
  choices(g, { seat }, offer) {
    const { s } = g;
    for (let x = 0; x < s.holder.length; x++)
      if (s.holder[x] === seat)
        for (let k = 0; k < KINDS; k++) if (unitsAt(s, x, k) > 0) offer.can('lose', x, k);
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

/** Cities on the forest that burns, whoever owns them. */
function burning(s: State, city: number): number[] {
  const { near } = layoutFor(s.seats);
  const group = [city];
  for (let i = 0; i < group.length; i++)
    for (let d = 0; d < 6; d++) {
      const x = near[6 * group[i] + d];
      if (x >= 0 && s.terrain[x] === FOREST && !group.includes(x)) group.push(x);
    }
  return group.filter(x => s.cityOwner[x] !== NONE && s.cityOwner[x] < s.seats);
}

export const fire: Kind<'fire'> = {
  auto: true,
  choices(g, { seat }, offer) {
    const { s } = g;
    for (let x = 0; x < s.cityOwner.length; x++)
      if (s.cityOwner[x] === seat) offer.unless(s.terrain[x] === FOREST ? OK : g.no('not-here'), 'at', x);
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
    for (let other = 0; other < g.s.seats; other++) if (other !== seat) offer.can('seat', other);
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
    for (let other = 0; other < g.s.seats; other++)
      if (isReformer(g.s, seat, other)) {
        g.ask(seat, 'reformation');
        return;
      }
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
    for (let i = 0; i < s.seats; i++) {
      if (s.objectiveDeck.length === 0) break;
      s.looking.push(s.objectiveDeck.pop() as number);
    }
    g.mark();
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
  for (let x = 0; x < s.cityOwner.length; x++)
    if (s.cityOwner[x] === seat && s.terrain[x] === FOREST) return true;
  return false;
}
