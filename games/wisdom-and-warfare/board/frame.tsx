/** What the frame around the board asks of this game: plates, phases, faces of choices, headings, the icon key. */
import { type Language, NONE, type Question } from '@epoka/kernel';
import {
  type BoardChoice,
  type BoardProps,
  type ChoiceFace,
  cx,
  Icon,
  type IconEntry,
  type Plate,
} from '@epoka/web/kit';
import { ABILITIES } from '../content/abilities.ts';
import { BUILDING_COST } from '../content/tables.ts';
import type { Words } from '../lang/types.ts';
import { handSize, researchCost, techCount, unitCost } from '../rules/counts.ts';
import { FIGURE_COST, WALLS_COST, wonderCost } from '../rules/items.ts';
import { SETUP, type State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import { civCoin, drawing, goodIcon, markerIcon, unitIcon } from './art.ts';
import { icons } from './icons.ts';
import { id, namesOf } from './names.ts';
import { roadsOf } from './roads.ts';
import { boardWords } from './words.ts';

type Look = Pick<BoardProps<State, Vocab, Words>, 'view' | 'words' | 'language' | 'reader'>;

const ROADS = [
  ['culture', icons.step],
  ['science', icons.science],
  ['coins', icons.coin],
  ['war', icons.war],
] as const;

export function plate({ view, words, language }: Look, seat: number): Plate {
  const t = boardWords[language];
  if (view.civ[seat] === NONE) return { figures: [] };
  const names = namesOf(words.cards);
  const roads = Array.from({ length: view.seats }, (_, s) => roadsOf(view, s));
  const hand = view.hand[seat].length;
  const most = handSize(view, seat);
  const units = view.standing[seat].length;
  const Coin = civCoin();
  return {
    note: names.government(view.gov[seat]),
    ...(Coin ? { picture: <Coin civ={view.civ[seat]} size={44} /> } : {}),
    figures: [
      { key: 'trade', icon: icons.trade, n: view.trade[seat], label: t.tradeOf(view.trade[seat]) },
      { key: 'culture', icon: icons.culture, n: view.culture[seat], label: t.cultureOf(view.culture[seat]) },
      { key: 'events', icon: icons.event, n: hand, label: t.eventsOf(hand, most) },
      { key: 'units', icon: icons.unit, n: units, label: t.unitsOf(units) },
    ],
    bars: ROADS.map(([key, icon]) => {
      const { n, of } = roads[seat][key];
      const part = (s: number) => roads[s][key].n / roads[s][key].of;
      return {
        key,
        icon,
        n,
        of,
        label: key === 'war' ? t.warRoad(n, of) : t.road(t.roads[key], n, of),
        leads: n > 0 && roads.every((_, s) => part(s) <= part(seat)),
      };
    }),
  };
}

/** Which phase of the turn it is. */
export function Status({ view, language }: BoardProps<State, Vocab, Words>) {
  const t = boardWords[language];
  if (view.phase === SETUP) return null;
  return (
    <span className="ww-phases" data-hint={`${t.phase}: ${t.phases[view.phase]}`}>
      {t.phases.slice(1).map((name, i) => (
        <span key={name} className={cx('ww-phase', i + 1 === view.phase && 'ww-phase-now')}>
          {name}
        </span>
      ))}
    </span>
  );
}

/** The table grows older with its best pyramid. */
export function age(view: State): number {
  let most = 0;
  for (let seat = 0; seat < view.seats; seat++)
    if (view.civ[seat] !== NONE) most = Math.max(most, techCount(view, seat));
  return most < 5 ? 0 : most < 9 ? 1 : most < 13 ? 2 : 3;
}

function price(n: number, icon = icons.production) {
  return (
    <span className="ww-price">
      <Icon of={icon} />
      {n}
    </span>
  );
}

const ACTION_ICONS = [icons.production, icons.arts, icons.harvest, icons.program, icons.free];

export function face(
  { view, seat }: Look & { readonly seat: number },
  { answer }: BoardChoice,
  question: Question,
): ChoiceFace {
  const [verb, a, b] = answer as readonly [string, number, number];
  const card = (place: number) => {
    const held = view.hand[seat]?.[place] ?? NONE;
    return held >= 0 ? drawing(id.event(held)) : icons.event;
  };
  switch (verb) {
    case 'tech':
      return {
        icon: drawing(id.tech(a)),
        price: question.kind === 'research' ? price(researchCost(view, seat, a), icons.trade) : undefined,
      };
    case 'lootTech':
      return { icon: drawing(id.tech(a)) };
    case 'building':
      return { icon: drawing(id.building(a)), price: price(BUILDING_COST[a]) };
    case 'wonder': {
      const w = question.kind === 'item' ? view.wonderUp[a] : a;
      return {
        icon: drawing(id.wonder(w)),
        price: question.kind === 'item' ? price(wonderCost(view, seat, w)) : undefined,
      };
    }
    case 'unit':
      return { icon: unitIcon(a, 1), price: price(unitCost(view, seat, a)) };
    case 'type':
      return { icon: unitIcon(a, 1) };
    case 'figure':
      return { icon: a === 0 ? icons.army : icons.scout, price: price(FIGURE_COST[a]) };
    case 'walls':
      return { icon: icons.walls, price: price(WALLS_COST) };
    case 'act':
      return { icon: ACTION_ICONS[b] };
    case 'change':
      return { icon: drawing(id.government(a)) };
    case 'adopt':
      return { icon: drawing(id.policy(a * 2 + b)) };
    case 'civ':
      return { icon: drawing(id.civ(a)) };
    case 'keep':
    case 'settle':
      return { icon: drawing(id.person(a)) };
    case 'use':
      return { icon: drawing(ABILITIES[a].of) };
    case 'play':
    case 'discard':
    case 'cancel':
    case 'gift':
      return { icon: card(a) };
    case 'marker':
      return { icon: markerIcon(view.kept[seat]?.[a] ?? NONE) };
    case 'token':
    case 'good':
    case 'lootGood':
      return { icon: goodIcon(a) };
    case 'take':
      return { icon: goodIcon(b) };
    default: {
      const icon = SIGNS[verb];
      return icon ? { icon } : {};
    }
  }
}

const SIGNS: Readonly<Record<string, (typeof icons)[keyof typeof icons] | undefined>> = {
  found: icons.city,
  assign: icons.scout,
  advance: icons.step,
  march: icons.move,
  step: icons.move,
  explore: icons.explore,
  engage: icons.war,
  open: icons.war,
  wound: icons.wound,
  mend: icons.health,
  swap: icons.offer,
  accept: icons.offer,
  offer: icons.offer,
  lootTrade: icons.trade,
  lootCulture: icons.culture,
  breakCoin: icons.coin,
  lootCoin: icons.coin,
  lootCard: icons.event,
};

const VERBS: Readonly<Record<string, readonly [en: string, pl: string] | undefined>> = {
  act: ['City actions', 'Akcje miast'],
  use: ['Abilities', 'Zdolności'],
  play: ['Culture cards', 'Karty wydarzeń'],
  building: ['Buildings', 'Budynki'],
  unit: ['Units', 'Jednostki'],
  wonder: ['Wonders', 'Cuda'],
  figure: ['Figures', 'Pionki'],
  at: ['Squares', 'Pola'],
  march: ['Move', 'Ruch'],
  step: ['Step', 'Krok'],
  explore: ['Explore', 'Odkryj'],
  tech: ['Techs', 'Technologie'],
  change: ['Governments', 'Ustroje'],
  adopt: ['Social policies', 'Polityki socjalne'],
  swap: ['One for one', 'Jedno za jedno'],
  engage: ['Attack', 'Atakuj'],
  open: ['New front', 'Nowy front'],
  assign: ['Gather', 'Zbieraj'],
};

export const verbName = (verb: string, language: Language): string | undefined =>
  VERBS[verb]?.[language === 'pl' ? 1 : 0];

const KEY: readonly (readonly [keyof typeof icons, en: string, pl: string])[] = [
  ['production', 'production', 'produkcja'],
  ['trade', 'trade', 'wymiana handlowa'],
  ['culture', 'culture', 'kultura'],
  ['coin', 'coins: 15 win the game', 'monety: 15 wygrywa grę'],
  ['combat', 'strength, combat bonus', 'siła, premia bitewna'],
  ['science', 'techs: Space Flight wins the game', 'technologie: Lot w kosmos wygrywa grę'],
  ['step', 'step of the culture track: the last wins the game', 'pole toru kultury: ostatnie wygrywa grę'],
  ['war', 'conquest: a captured capital wins the game', 'podbój: zdobyta stolica wygrywa grę'],
  ['army', 'army', 'armia'],
  ['scout', 'scout', 'wóz'],
  ['capital', 'capital', 'stolica'],
  ['city', 'city', 'miasto'],
  ['walls', 'city walls', 'mury miejskie'],
  ['hut', 'hut', 'chatka'],
  ['village', 'village of barbarians', 'wioska barbarzyńców'],
  ['state', 'city-state', 'państwo-miasto'],
  ['relic', 'relic', 'zabytek'],
  ['event', 'culture events', 'wydarzenia kulturalne'],
  ['unit', 'units', 'jednostki'],
  ['person', 'great person', 'wielki człowiek'],
  ['program', 'building program: production doubled', 'program budowy: podwójna produkcja'],
  ['harvest', 'harvest of a resource', 'wydobycie surowca'],
  ['arts', 'devote a city to the arts', 'poświęć miasto sztuce'],
  ['free', 'build for free (Egypt)', 'budowa za darmo (Egipt)'],
  ['lock', 'not unlocked yet', 'jeszcze niedostępne'],
  ['health', 'health of a unit', 'wytrzymałość jednostki'],
  ['wound', 'wound', 'rana'],
  ['trump', 'trump: strikes first', 'przewaga: uderza pierwsza'],
  ['speed', 'travel speed', 'prędkość podróży'],
  ['stack', 'stacking limit', 'limit ustawienia'],
  ['explore', 'explore a tile', 'odkryj kafelek'],
  ['marker', 'marker taken', 'zdobyty znacznik'],
];

export const iconKey = (_words: Words, language: Language): readonly IconEntry[] =>
  KEY.map(([icon, en, pl]) => ({ icon: icons[icon], name: language === 'pl' ? pl : en }));
