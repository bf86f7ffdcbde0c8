/** The vocabulary of effects in Polish sentences. */
import { plCount, plForm } from '@epoka/kernel';
import {
  AREAS,
  BUILDINGS,
  type Condition,
  type Cost,
  type Counter,
  type Effect,
  type EffectOf,
  type Effects,
  GOALS,
  GOVERNMENTS,
  INVESTMENT,
  LEADERS,
  type Modifier,
  RESEARCH_PRICE,
  type Stage,
  TECHNOLOGIES,
  TERRITORIES,
  TRACK_SPACES,
  TRACKS,
  type Track,
  type TriggerEvent,
} from '../content/index.ts';
import { LISTS } from '../rules/lists.ts';
import { home, unit } from './map-pl.ts';
import type { Texts } from './types.ts';

export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;

/** "zapłać 2 monety", "zdobądź 1 monetę" */
export const coins = (n: number) => plCount(n, 'monetę', 'monety', 'monet');
/** "+1 moneta" */
const coinsMore = (n: number) => plCount(n, 'moneta', 'monety', 'monet');
export const pawns = (n: number) => plCount(n, 'pionek populacji', 'pionki populacji', 'pionków populacji');
const cubes = (n: number) => plCount(n, 'kostkę', 'kostki', 'kostek');
const villages = (n: number) => plCount(n, 'wioskę', 'wioski', 'wiosek');
const cities = (n: number) => plCount(n, 'miasto', 'miasta', 'miast');
/** "tor żywności", "kostka żywności" */
export const trackOf: Readonly<Record<Track, string>> = {
  food: 'żywności',
  economy: 'gospodarki',
  infrastructure: 'infrastruktury',
};

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string) => (text === '' ? '' : `${upper(text)}.`);

/** After "za każde n ...": the counted things, in the accusative. */
const counters: Readonly<Record<Counter, (n: number) => string>> = {
  village: n =>
    n === 1
      ? 'za każdą założoną przez ciebie wioskę'
      : `za każde ${plCount(n, '', 'założone przez ciebie wioski', 'założonych przez ciebie wiosek')}`,
  city: n =>
    n === 1
      ? 'za każde ufortyfikowane przez ciebie miasto'
      : `za każde ${plCount(n, '', 'ufortyfikowane przez ciebie miasta', 'ufortyfikowanych przez ciebie miast')}`,
  building: n =>
    n === 1
      ? 'za każdą budowlę z twoją kostką'
      : `za każde ${plCount(n, '', 'budowle', 'budowli')} z twoją kostką`,
  mapTile: n =>
    n === 1
      ? 'za każdy kafel mapy, na którym leży co najmniej jedna twoja kostka'
      : `za każde ${plCount(n, '', 'kafle mapy', 'kafli mapy')} z co najmniej jedną twoją kostką`,
  tech: n =>
    n === 1
      ? 'za każdą opracowaną przez ciebie technologię'
      : `za każde ${plCount(n, '', 'opracowane przez ciebie technologie', 'opracowanych przez ciebie technologii')}`,
  tech3: n =>
    n === 1
      ? 'za każdą opracowaną przez ciebie technologię poziomu III'
      : `za każde ${plCount(n, '', 'technologie', 'technologii')} poziomu III`,
  tech4: n =>
    n === 1
      ? 'za każdą opracowaną przez ciebie technologię poziomu IV'
      : `za każde ${plCount(n, '', 'technologie', 'technologii')} poziomu IV`,
  techLevelAtLeast2: n =>
    n === 1
      ? 'za każdą technologię poziomu II lub wyższego'
      : `za każde ${plCount(n, '', 'technologie', 'technologii')} poziomu II lub wyższego`,
  leader: n =>
    n === 1
      ? 'za każdą posiadaną kartę lidera'
      : `za każde ${plCount(n, '', 'posiadane karty liderów', 'posiadanych kart liderów')}`,
  investCube: n =>
    n === 1
      ? 'za każdą zainwestowaną kostkę'
      : `za każde ${plCount(n, '', 'zainwestowane kostki', 'zainwestowanych kostek')}`,
  foodOpen: n => openSpaces(n, 'toru żywności'),
  economyOpen: n => openSpaces(n, 'toru gospodarki'),
  infrastructureOpen: n => openSpaces(n, 'toru infrastruktury'),
  openSpaces: n => openSpaces(n, 'torów rozwoju'),
};

function openSpaces(n: number, from: string): string {
  return n === 1
    ? `za każdą kostkę zdjętą z ${from}`
    : `za każde ${plCount(n, '', 'kostki zdjęte', 'kostek zdjętych')} z ${from}`;
}

const events: Readonly<Record<TriggerEvent, string>> = {
  research: 'za każdym razem, gdy opracowujesz technologię',
  leader: 'za każdym razem, gdy bierzesz kartę lidera',
  found: 'za każdym razem, gdy zakładasz wioskę',
  build: 'za każdym razem, gdy stawiasz budowlę (nową lub istniejącą)',
  explore: 'za każdym razem, gdy odkrywasz kafel terytorium',
  invest: 'gdy inwestujesz kostkę',
};

const modifiers: Readonly<Record<Modifier, (n: number) => string>> = {
  move: n => `+${plCount(n, 'ruch', 'ruchy', 'ruchów')} w każdym zadaniu poruszania`,
  exploreLimit: n =>
    `w każdej swojej turze możesz odkryć ${plCount(n, 'dodatkowy kafel', 'dodatkowe kafle', 'dodatkowych kafli')} terytorium`,
  researchDiscount: n => `każda opracowywana technologia kosztuje cię o ${coins(n)} mniej (nie mniej niż 0)`,
  produceCoins: n => `+${coinsMore(n)} za każdym razem, gdy produkujesz monety`,
  producePop: n =>
    `+${pawns(n)} ze skrajnej lewej niepustej kolumny za każdym razem, gdy produkujesz populację`,
  recruitSettler: n => `werbowani przez ciebie osadnicy mają siłę większą o ${n} (najwyżej 6)`,
  recruitSoldier: n => `werbowani przez ciebie żołnierze mają siłę większą o ${n} (najwyżej 6)`,
  foundStrength: n => `gdy zakładasz wioskę, siła terytorium jest dla ciebie niższa o ${n} (nie mniej niż 1)`,
  fortifyStrength: n =>
    `gdy fortyfikujesz miasto, siła terytorium jest dla ciebie niższa o ${n} (nie mniej niż 1)`,
  buildDiscount: n => `każda budowla kosztuje cię o ${coins(n)} mniej (nie mniej niż 0)`,
  exchangePop: n => `w wymianie w fazie produkcji pionek populacji kosztuje cię o ${coins(n)} mniej`,
};

function research(e: EffectOf<'research'>): string {
  const which = `opracuj technologię poziomu ${e.levels.map(l => ROMAN[l]).join(' lub ')}`;
  const dearest = Math.max(...e.levels.map(l => RESEARCH_PRICE[l].coins));
  const left = RESEARCH_PRICE[e.levels[0]].coins - e.discount;
  const { exhaust } = RESEARCH_PRICE[e.levels[0]];
  const price =
    dearest === 0
      ? ''
      : e.discount >= dearest
        ? ' za darmo'
        : e.levels.length === 1
          ? ` za ${coins(left)}${exhaust > 0 ? ` i ${plCount(exhaust, 'wyczerpany pionek', 'wyczerpane pionki', 'wyczerpanych pionków')}` : ''}`
          : `, płacąc o ${coins(e.discount)} mniej niż zwykle`;
  return `${which}${price}${e.ignorePrerequisites ? ', ignorując wymagania wstępne' : ''}`;
}

const unitAs = { settler: 'osadnika', soldier: 'żołnierza', any: 'osadnika albo żołnierza' } as const;
const oneOfUnits = {
  settler: 'jednego swojego osadnika',
  soldier: 'jednego swojego żołnierza',
  any: 'jednej swojej jednostki',
} as const;
const pawnFrom = { active: 'aktywny', inactive: 'nieaktywny' } as const;
const markerOf = { settlement: 'osadnictwa', fortification: 'fortyfikacji' } as const;

function strengthChange(modifier: number): string {
  return modifier === 0 ? '' : `, siła terytorium −${-modifier}`;
}

const active = (n: number) =>
  plCount(n, 'aktywny pionek populacji', 'aktywne pionki populacji', 'aktywnych pionków populacji');

/** "zapłać 2 monety i wyczerp 1 aktywny pionek" */
function costText(cost: Cost): string {
  const parts: string[] = [];
  if (cost.coins) parts.push(`zapłać ${coins(cost.coins)}`);
  if (cost.exhaust) parts.push(`wyczerp ${active(cost.exhaust)}`);
  return parts.join(' i ');
}

/** "możesz zapłacić 2 monety" */
function mayPay(cost: Cost): string {
  const parts: string[] = [];
  if (cost.coins) parts.push(`zapłacić ${coins(cost.coins)}`);
  if (cost.exhaust) parts.push(`wyczerpać ${active(cost.exhaust)}`);
  return parts.join(' i ');
}

/** One effect as the imperative part of a sentence. */
export function effectText(e: Effect): string {
  switch (e.op) {
    case 'coins':
      return `zdobądź ${coins(e.n)}`;
    case 'pop':
      return `weź ${pawns(e.n)}`;
    case 'invest':
      if (e.track !== 'any') return `zainwestuj ${cubes(e.n)} ${trackOf[e.track]}`;
      return e.n === 1
        ? 'zainwestuj 1 kostkę z wybranego toru rozwoju'
        : `zainwestuj ${cubes(e.n)} z wybranych torów rozwoju`;
    case 'recruit':
      return `zwerbuj 1 ${pawnFrom[e.from]} pionek populacji jako ${unitAs[e.unit]} o sile ${e.strength}`;
    case 'upgrade':
      return `zwiększ siłę ${oneOfUnits[e.unit]} o ${e.by}`;
    case 'move':
      return e.n === 1 ? 'wykonaj 1 ruch' : `wykonaj do ${e.n} ruchów`;
    case 'explore':
      return `w tej turze możesz odkryć ${plCount(e.n, 'dodatkowy kafel', 'dodatkowe kafle', 'dodatkowych kafli')} terytorium`;
    case 'building':
      return `weź z wystawki budowlę poziomu ${ROMAN[e.level]}`;
    case 'marker':
      return `weź ${plCount(e.n, 'znacznik', 'znaczniki', 'znaczników')} ${markerOf[e.kind]}`;
    case 'found':
      return `załóż wioskę${e.marker ? ', zużywając znacznik osadnictwa' : ' bez użycia znacznika'}${strengthChange(e.modifier)}`;
    case 'fortify':
      return `ufortyfikuj miasto${e.marker ? ', zużywając znacznik fortyfikacji' : ' bez użycia znacznika'}${strengthChange(e.modifier)}`;
    case 'build': {
      const what = {
        new: 'nową budowlę ze swoich zapasów',
        existing: 'budowlę już istniejącą na mapie',
        either: 'nową albo istniejącą budowlę',
      };
      return `zbuduj ${what[e.mode]}${e.discount > 0 ? `, płacąc o ${coins(e.discount)} mniej` : ''}`;
    }
    case 'research':
      return research(e);
    case 'privateTech':
      return `zdobądź prywatną technologię poziomu ${ROMAN[e.level]} (odkryj ${plCount(e.draw, 'kartę', 'karty', 'kart')}, zachowaj 1)`;
    case 'produce':
      return e.what === 'coins' ? 'wyprodukuj monety' : 'wyprodukuj populację';
    case 'basicAction':
      return e.n === 1
        ? 'wykonaj 1 akcję podstawową bez przenoszenia pionka'
        : `wykonaj ${plCount(e.n, '', 'różne akcje podstawowe', 'różnych akcji podstawowych')} bez przenoszenia pionka`;
    case 'vp':
      return `zdobądź ${e.n} PZ na koniec gry`;
    case 'vpPer':
      return `${e.n} PZ ${counters[e.per](e.div)}${e.max === undefined ? '' : ` (najwyżej ${e.max} PZ)`}`;
    case 'choose':
      return `wybierz jedno: ${e.options.map((o, i) => `(${'abc'[i]}) ${effectsText(o)}`).join(' / ')}`;
    case 'may':
      return `możesz ${mayPay(e.cost)}; wtedy ${effectsText(e.effects)}`;
    case 'others':
      return `każdy inny gracz: ${effectsText(e.effects)}`;
    case 'everyone':
      return `każdy gracz, począwszy od ciebie: ${effectsText(e.effects)}`;
    case 'trigger':
      return `${events[e.on]}: ${effectsText(e.effects)}${e.oncePerTurn ? ' (raz na turę)' : ''}`;
    case 'modifier':
      return modifiers[e.key](e.n);
  }
}

/** In printed order; the same effect twice is named once. */
export function effectsText(effects: Effects): string {
  const parts: string[] = [];
  for (const text of effects.map(effectText)) {
    if (parts.at(-1) === text) parts[parts.length - 1] = `${text}, dwa razy`;
    else parts.push(text);
  }
  return parts.join(', następnie ');
}

const endGameText = (effects: Effects) =>
  effects.map(e => (e.op === 'vp' ? `${e.n} PZ` : effectText(e))).join(' oraz ');
const permanentText = (effects: Effects) => effects.map(effectText).join('; ');

const requirementNoun: Readonly<Partial<Record<Counter, (n: number) => string>>> = {
  techLevelAtLeast2: () => 'masz opracowaną technologię poziomu II lub wyższego',
  village: n => `masz ${plForm(n, 'założoną', 'założone', 'założonych')} co najmniej ${villages(n)}`,
  city: n =>
    `masz ${plForm(n, 'ufortyfikowane', 'ufortyfikowane', 'ufortyfikowanych')} co najmniej ${cities(n)}`,
};

/** "masz założone co najmniej 2 wioski lub masz ufortyfikowane co najmniej 1 miasto" */
export function requirementText(conditions: readonly Condition[]): string {
  return conditions
    .map(c => requirementNoun[c.counter]?.(c.atLeast) ?? `masz co najmniej ${c.atLeast}`)
    .join(' lub ');
}

const requirementRemedy: Readonly<Partial<Record<Counter, (n: number) => string>>> = {
  techLevelAtLeast2: () => 'opracuj technologię poziomu II lub wyższego',
  village: n => `załóż co najmniej ${villages(n)}`,
  city: n => `ufortyfikuj co najmniej ${cities(n)}`,
};

/** "ufortyfikuj co najmniej 1 miasto lub załóż co najmniej 2 wioski" */
export function remedyText(conditions: readonly Condition[]): string {
  return conditions
    .map(c => requirementRemedy[c.counter]?.(c.atLeast) ?? 'spełnij wymaganie tej akcji')
    .join(' lub ');
}

const technologies = (n: number) => plCount(n, 'technologię', 'technologie', 'technologii');

const goalTexts: Readonly<Record<Counter, (n: number) => string>> = {
  village: n => `Załóż co najmniej ${villages(n)}.`,
  city: n => `Ufortyfikuj co najmniej ${cities(n)}.`,
  building: n =>
    `Miej swoje kostki na co najmniej ${plForm(n, `${n} budowli`, `${n} budowlach`, `${n} budowlach`)}.`,
  mapTile: n =>
    `Miej swoje kostki na co najmniej ${plForm(n, `${n} kaflu`, `${n} kaflach`, `${n} kaflach`)} mapy.`,
  tech: n => `Opracuj łącznie co najmniej ${technologies(n)}.`,
  tech3: n => `Opracuj co najmniej ${technologies(n)} poziomu III.`,
  tech4: n => `Opracuj co najmniej ${technologies(n)} poziomu IV.`,
  techLevelAtLeast2: n => `Opracuj co najmniej ${technologies(n)} poziomu II lub wyższego.`,
  leader: n => `Miej co najmniej ${plCount(n, 'kartę lidera', 'karty liderów', 'kart liderów')}.`,
  investCube: n => `Miej co najmniej ${cubes(n)} na torze inwestycji.`,
  foodOpen: n => `Zdejmij co najmniej ${cubes(n)} z toru żywności.`,
  economyOpen: n => `Zdejmij co najmniej ${cubes(n)} z toru gospodarki.`,
  infrastructureOpen: n => `Zdejmij co najmniej ${cubes(n)} z toru infrastruktury.`,
  openSpaces: n => `Zdejmij co najmniej ${cubes(n)} ze swoich torów rozwoju.`,
};

export const reaches: Readonly<Record<Stage, string>> = {
  despotism: 'despotyzm',
  theocracy: 'teokrację',
  monarchy: 'monarchię',
  democracy: 'demokrację',
};

export const texts: Texts = {
  technology(id) {
    const { instant, action, permanent = [], endGame = [] } = TECHNOLOGIES[id];
    const cost = action?.cost ? `${costText(action.cost)}: ` : '';
    return {
      instant: sentence(effectsText(instant)),
      action: action ? sentence(cost + effectsText(action.effects)) : '',
      permanent: sentence(permanentText(permanent)),
      endGame: sentence(endGameText(endGame)),
    };
  },
  leader: id => sentence(effectsText(LEADERS[id].effects)),
  territory(id) {
    const { discovery, village, city } = TERRITORIES[id];
    return {
      discovery: sentence(effectsText(discovery)),
      village: `Kostka ${trackOf[village.track]}, ${village.vp} PZ. ${sentence(effectsText(village.reward))}`,
      city: `Kostka ${trackOf[city.track]}, ${city.vp} PZ.`,
    };
  },
  building(id) {
    const { cost, left, right, firstVp, bonus } = BUILDINGS[id];
    return {
      cost: `${coinsMore(cost)} i 1 punkt siły osadnika.`,
      left: `Kostka ${trackOf[left]}, ${firstVp} PZ, gdy zajęte jest też prawe pole.`,
      right: `Kostka ${trackOf[right]}.`,
      bonus: sentence(effectsText(bonus)),
    };
  },
  government(id) {
    const stages = GOVERNMENTS[id];
    return {
      despotism: sentence(permanentText(stages.despotism)),
      theocracy: sentence(permanentText(stages.theocracy)),
      monarchy: sentence(effectsText(stages.monarchy)),
      democracy: sentence(endGameText(stages.democracy)),
    };
  },
  goal: id => goalTexts[GOALS[id].counter](GOALS[id].atLeast),
  area(id) {
    const { requires, cost, effects } = AREAS[id];
    const condition = requires ? `tylko jeśli ${requirementText(requires)}: ` : '';
    return sentence(`${condition}${cost ? `${costText(cost)}, następnie ` : ''}${effectsText(effects)}`);
  },
  home,
  unit,
  trackSpace(track, space) {
    const printed = TRACK_SPACES[TRACKS[track]][space];
    switch (printed.kind) {
      case 'column':
        return `Produkcja: kolumna ${printed.column} jest odblokowana.`;
      case 'income':
        return `Produkcja: +${coinsMore(printed.coins)}.`;
      case 'instant':
        return sentence(effectsText(printed.effects));
      case 'government':
        return `Twój rząd osiąga ${reaches[printed.stage]}.`;
    }
  },
  investmentSpace(space) {
    const { effects, vp } = INVESTMENT[space];
    const points = vp > 0 ? `${vp} PZ, jeśli to ostatnie osiągnięte przez ciebie pole.` : '';
    return [sentence(effectsText(effects)), points].filter(Boolean).join(' ');
  },
  effect: (list, at) => effectText(LISTS[list].effects[at]),
  option(list, at, index) {
    const e = LISTS[list].effects[at];
    return e.op === 'choose' ? upper(effectsText(e.options[index])) : '';
  },
};
