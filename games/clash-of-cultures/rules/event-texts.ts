/** What the texts of the event cards do, card by card. The mechanisms they use stand below and name no card. */
import {
  A,
  B,
  CULTURE,
  E,
  EVENTS,
  type EventId,
  FOOD,
  GOLD,
  IDEAS,
  INFANTRY,
  MOOD,
  SETTLER,
  UNITS,
  WOOD,
} from '../content/index.ts';
import { amount, citiesOf, cityList, isCoastal, owns, unitsAt, unitsLeft, unitsOf, works } from './counts.ts';
import { anarchy, citiesWith, hasForestCity, onBarren, successfulYear } from './far-events.ts';
import { gain, lose } from './goods.ts';
import { NOTED_EVENTS, note } from './score.ts';
import { ANGRY, HAPPY, type State, without } from './state.ts';
import type { G } from './vocabulary.ts';

/** `seat` is affected, `drawer` drew the card. */
type Text = (g: G, seat: number, drawer: number) => void;

/** Whose favour a chosen player gets. */
export const FAVOUR_FOOD = 0;
export const FAVOUR_SETTLER = 1;
export const FAVOUR_CULTURE = 2;

/** Which cities may be picked for a fall of the mood. */
export const ANY_CITY = 0;
export const COASTAL_CITY = 1;
/** on or next to a barren space */
export const DRY_CITY = 2;

/** Roads, Navigation or Trade Routes make a plague spread. */
function spreads(s: State, seat: number): number {
  return works(s, seat, A.roads) || works(s, seat, A.navigation) || works(s, seat, A['trade-routes']) ? 2 : 1;
}

function unitCount(s: State, seat: number): number {
  return UNITS.reduce((n, _, kind) => n + unitsOf(s, seat, kind), 0);
}

function famine(food: number): Text {
  return (g, seat) => {
    if (lose(g, seat, FOOD, food) < food) g.next('loseMood', { seat, cities: 1, which: ANY_CITY, levels: 2 });
  };
}

const feast =
  (food: number): Text =>
  (g, seat) =>
    gain(g, seat, FOOD, food);

function sharedFeast(food: number, gifts: number): Text {
  return (g, seat) => {
    gain(g, seat, FOOD, food);
    g.next('favours', { seat, favour: FAVOUR_FOOD, left: gifts });
  };
}

const moodFalls =
  (which: number): Text =>
  (g, seat) =>
    g.next('loseMood', { seat, cities: 1, which, levels: 1 });

const boom: Text = (g, seat) => {
  g.next('settler', seat);
  g.next('favours', { seat, favour: FAVOUR_SETTLER, left: 1 });
};

const migration: Text = (g, seat) => {
  g.next('favours', { seat, favour: FAVOUR_SETTLER, left: 1 });
  g.next('loseMood', { seat, cities: 1, which: ANY_CITY, levels: 1 });
};

const civilWar: Text = (g, seat) => {
  if (cityList(g.s, seat).some(x => isTorn(g.s, x))) g.ask(seat, 'civilWar');
  else g.next('loseMood', { seat, cities: 1, which: ANY_CITY, levels: 1 });
};

/** A city that is not Happy and holds infantry. */
export function isTorn(s: State, city: number): boolean {
  return s.mood[city] !== HAPPY && unitsAt(s, city, INFANTRY) > 0;
}

const VOLCANO_CITIES = 4;
const EARTHQUAKE_CITIES = 3;
const EARTHQUAKE_PIECES = 3;

const PLAGUE_UNITS = 4;

function tremble(g: G, seat: number): void {
  if (citiesOf(g.s, seat) < EARTHQUAKE_CITIES) return;
  g.s.draft = [];
  g.next('earthquake', { seat, left: EARTHQUAKE_PIECES });
  g.next('tremor', seat);
}

const BY_ID: Partial<Record<EventId, Text>> = {
  pestilence(g, seat) {
    if (citiesOf(g.s, seat) >= 2)
      g.next('loseMood', { seat, cities: spreads(g.s, seat), which: ANY_CITY, levels: 1 });
  },
  epidemics(g, seat) {
    if (unitCount(g.s, seat) > 2) g.next('loseUnits', { seat, left: spreads(g.s, seat) });
  },
  'famine-1': famine(1),
  'famine-2': famine(1),
  'famine-3': famine(1),
  'severe-famine-1': famine(2),
  'severe-famine-2': famine(2),
  'severe-famine-3': famine(2),
  'good-year-1': feast(1),
  'good-year-2': feast(1),
  'good-year-3': sharedFeast(1, 1),
  'awesome-year-1': feast(2),
  'awesome-year-2': feast(2),
  'awesome-year-3': sharedFeast(2, 2),
  'fantastic-year-1': feast(3),
  'fantastic-year-2': sharedFeast(3, 3),
  'fantastic-year-3': feast(3),
  'population-boom-1': boom,
  'population-boom-2': boom,
  volcano(g, seat) {
    if (citiesOf(g.s, seat) >= VOLCANO_CITIES) g.ask(seat, 'volcano');
  },
  earthquake: tremble,
  'heavy-earthquake': tremble,
  flood: moodFalls(COASTAL_CITY),
  'heavy-flood': moodFalls(COASTAL_CITY),
  guillotine: (g, seat) => g.next('guillotine', seat),
  anarchy: (g, seat) => anarchy(g, seat),
  'scientific-trade'(g, seat, drawer) {
    const n = Math.max(seat === drawer ? 2 : 0, citiesWith(g.s, seat, B.academy, B.observatory));
    if (n > 0) gain(g, seat, IDEAS, n);
  },
  'flourishing-trade'(g, seat, drawer) {
    const n = Math.max(seat === drawer ? 1 : 0, Math.min(3, citiesWith(g.s, seat, B.market, B.port)));
    if (n > 0) gain(g, seat, GOLD, n);
  },
  'era-of-stability'(g, seat, drawer) {
    const n = Math.max(seat === drawer ? 1 : 0, Math.min(3, citiesWith(g.s, seat, B.temple, B.obelisk)));
    for (let i = 0; i < n; i++) g.next('nationalism', seat);
  },
  reformation: (g, seat) => g.next('reformation', seat),
  pandemics: (g, seat) => g.next('pandemic', { seat, left: Math.floor(citiesOf(g.s, seat) / 2) }),
  'black-death'(g, seat) {
    const { s } = g;
    const units = unitCount(s, seat);
    if (units < PLAGUE_UNITS) return;
    const left = Math.floor(units / PLAGUE_UNITS) + spreads(s, seat) - 1;
    note(s, seat, NOTED_EVENTS, 2 * Math.min(left, units));
    g.tell('eventPoints', seat, Math.min(left, units));
    g.next('loseUnits', { seat, left });
  },
  'famine-vermin'(g, seat, drawer) {
    if (works(g.s, seat, A.storage)) famine(1)(g, seat, drawer);
  },
  'famine-drought'(g, seat) {
    const n = Math.min(3, cityList(g.s, seat).filter(x => onBarren(g.s, x)).length);
    if (lose(g, seat, FOOD, n) < n) g.next('loseMood', { seat, cities: 1, which: DRY_CITY, levels: 2 });
  },
  fire(g, seat) {
    if (hasForestCity(g.s, seat)) g.next('fire', seat);
    else lose(g, seat, WOOD, 1);
  },
  'successful-year': (g, seat) => successfulYear(g, seat),
  'migration-1': migration,
  'migration-2': migration,
  'civil-war-1': civilWar,
  'civil-war-2': civilWar,
  revolution(g, seat) {
    g.next('revolt', { seat, part: 1 });
    g.next('revolt', { seat, part: 2 });
  },
  uprising(g, seat) {
    if (amount(g.s, seat, MOOD) + amount(g.s, seat, CULTURE) > 0) g.ask(seat, 'uprising');
  },
  envoys(g, seat) {
    gain(g, seat, IDEAS, 1);
    gain(g, seat, CULTURE, 1);
    const wonder = g.s.wonderDeck.pop();
    if (wonder !== undefined) {
      g.s.wonderOpen.push(wonder);
      g.mark();
      g.tell('wonderShown', wonder);
    }
    g.next('favours', { seat, favour: FAVOUR_CULTURE, left: 1 });
  },
};

/** By number; great persons have no text of this kind. */
export const TEXTS: readonly (Text | undefined)[] = EVENTS.map(x => BY_ID[x.id]);

/** Pestilence is put away once every player has Sanitation. */
export function checkPestilence(g: G): void {
  const { s } = g;
  if (!s.eventGlobal.includes(E.pestilence)) return;
  for (let seat = 0; seat < s.seats; seat++) if (!owns(s, seat, A.sanitation)) return;
  s.eventGlobal = without(s.eventGlobal, E.pestilence);
  s.eventDiscard.push(E.pestilence);
  g.tell('pestilenceOver');
}

/** What else the mechanisms ask of the table. */
export function mayFall(s: State, city: number, which: number): boolean {
  if (s.mood[city] === ANGRY) return false;
  return which === ANY_CITY || (which === COASTAL_CITY ? isCoastal(s, city) : onBarren(s, city));
}

export function hasSettlerLeft(s: State, seat: number): boolean {
  return unitsLeft(s, seat, SETTLER) > 0 && citiesOf(s, seat) > 0;
}
