import { NONE, plCount, plForm } from '@epoka/kernel';
import { AREAS, COLOURS, MARKERS, STAGES, TRACKS, UNITS } from '../content/index.ts';
import { AREA_LIST, variantsOf } from '../rules/lists.ts';
import { SPACES } from '../rules/spaces.ts';
import type { Cause, Standstill } from '../rules/vocabulary.ts';
import { coins, pawns, ROMAN, reaches, remedyText, texts, trackOf } from './effects-pl.ts';
import { guide } from './guide-pl.ts';
import { names } from './names-pl.ts';
import {
  beside,
  missingBelow,
  namer,
  priceOfPawn,
  type R,
  rankOf,
  tileOn,
  trackNamed,
  unitOf,
} from './things.ts';
import type { Words } from './types.ts';

const the = namer(names, name => `terytorium początkowe (${name})`);

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** nominative and accusative: "osadnik", "osadnika o sile 2" */
const kindOf = (kind: number) => names.units[UNITS[kind]];
const kindAcc = (kind: number) => (kind === 0 ? 'osadnika' : 'żołnierza');
const unitAcc = (kind: number, strength: number) => `${kindAcc(kind)} o sile ${strength}`;
const track = (id: number) => trackOf[TRACKS[id]];
const colourOf = (colour: number) => names.colours[COLOURS[colour]];
const markerOf = (kind: number) => (MARKERS[kind] === 'settlement' ? 'osadnictwa' : 'fortyfikacji');

function unit(r: R, id: number): string {
  const u = unitOf(r, id);
  return u ? `${kindOf(u.kind)} ${u.strength}, ${the.tile(r, u.tile)}` : 'jednostka';
}

/** „Koło: opracuj technologię ...” */
function asked(list: number, at: number): string {
  const source = the.source(list);
  const text = texts.effect(list, at);
  return source === '' ? upper(text) : `${source}: ${text}`;
}

const RANKS = ['pierwszym', 'drugim', 'trzecim', 'czwartym', 'piątym', 'szóstym'];
const WAYS = [
  'wschód',
  'południowy wschód',
  'południowy zachód',
  'zachód',
  'północny zachód',
  'północny wschód',
];

/** Places of the tree are counted from the top. */
function place(slot: number): string {
  const { level, rank } = rankOf(slot);
  return `na ${RANKS[rank]} miejscu poziomu ${ROMAN[level]}`;
}

/** from where the unit stands, or from a tile that is named */
function towards(r: R, id: number, hex: number): string {
  const { tile, direction } = beside(r, id, hex);
  if (tile === NONE) return '';
  return `${WAYS[direction]}${tile === unitOf(r, id)?.tile ? '' : ` od: ${the.tile(r, tile)}`}`;
}

function whereTo(r: R, id: number, hex: number): string {
  const way = towards(r, id, hex);
  return way && ` na ${way}`;
}

function card(r: R, slot: number): string {
  const technology = r.view.slots[slot];
  return technology >= 0 ? the.technology(technology) : `nowa technologia ${place(slot)}`;
}

function spaceLabel(id: number): string {
  const { surcharge } = SPACES[id];
  return surcharge > 0
    ? `${the.space(id)} (dopłata: ${plCount(surcharge, 'moneta', 'monety', 'monet')})`
    : the.space(id);
}

const points = (n: number) =>
  `${plForm(n, 'został', 'zostały', 'zostało')} ${plCount(n, 'punkt', 'punkty', 'punktów')}`;

const CAUSES: Readonly<Record<Cause, string>> = {
  'columns-empty': 'kolumny populacji są puste',
  'open-columns-empty': 'odblokowane kolumny są puste',
  'no-active-population': 'brak aktywnej populacji',
  'no-unit-marker': 'brak wolnego znacznika o tej sile',
  'no-unit-moves': 'żadna jednostka nie może się poruszyć',
  'no-unit-rises': 'żadnej jednostki nie da się wzmocnić',
  'no-cube': 'na torach nie ma już kostek',
  'no-marker': 'w zapasach ogólnych już ich nie ma',
  'no-marker-held': 'brak znacznika do zagrania',
  'no-building': 'nie ma już kafli budowli',
  'deck-empty': 'talia jest pusta',
  'no-village-site': 'tam, gdzie mogłaby powstać wioska, osadnicy są za słabi',
  'no-city-site': 'tam, gdzie mogłoby powstać miasto, żołnierze są za słabi',
  'no-building-site': 'żaden osadnik nie stoi tam, gdzie można budować',
  'no-technology': 'żadna technologia nie jest osiągalna',
  price: 'nie starcza na opłatę',
};

/** Treść efektu, cytowana z karty. */
const quoted = (list: number, at: number) => `„${texts.effect(list, at)}”`;

function standstill(why: Standstill, need: number, have: number): string {
  switch (why) {
    case 'nothing':
      return 'brak kafli budowli i znaczników';
    case 'settler':
      return 'żaden osadnik nie stoi tam, gdzie przydałby się kafel albo znacznik';
    case 'soldier':
      return 'żaden żołnierz nie stoi przy wiosce bez miasta';
    case 'strength':
      return `siła ${have} z potrzebnych ${need}`;
    case 'coins':
      return `budowa kosztuje ${coins(need)}, w kasie ${have}`;
  }
}

function leftOut(list: number, variant: number): string {
  return variantsOf(list)
    [variant].without.map(at => quoted(list, at))
    .join(' i ');
}

export const words: Words = {
  title: 'Nowe horyzonty',
  names,
  places: {
    tile(r, id) {
      const { home, building } = r.view.map[id];
      return home === NONE || building !== NONE ? the.tile(r, id) : `Dom: ${r.name(home)}`;
    },
    towards: (r, id, hex) => upper(towards(r, id, hex)),
    slot(r, slot) {
      if (r.view.slots[slot] >= 0) return card(r, slot);
      const { level, rank } = rankOf(slot);
      return `Poziom ${ROMAN[level]}, miejsce ${rank + 1}`;
    },
  },
  texts,
  guide,
  questions: {
    government: () => 'Wybierz swój rząd',
    action: () => 'Przenieś pionek na pole akcji',
    expansion: () => 'Ekspansja: jedna możliwość albo pas',
    production: () => 'Produkcja: populacja, monety albo wymiana',
    exchange: () => 'Wymieniaj dalej albo zakończ',
    goal: () => 'Zdobądź cel, którego warunki spełniasz',
    task: (_r, { list, at }) => asked(list, at),
    research: (_r, { list, at }) => asked(list, at),
    colour: (_r, { slot }) => `Wybierz kolor nowej technologii poziomu ${ROMAN[rankOf(slot).level]}`,
    technology: (_r, { slot }) => `Wybierz nową technologię poziomu ${ROMAN[rankOf(slot).level]}`,
    privateTechnology: (_r, { level }) => `Wybierz swoją prywatną technologię poziomu ${ROMAN[level]}`,
    cube(_r, { list, at }) {
      const named = trackNamed(list, at);
      return named === undefined
        ? asked(list, at)
        : `${asked(list, at)}. Tor ${trackOf[named]} jest pusty: możesz wziąć kostkę z innego`;
    },
    mark: (_r, data) =>
      data.on === 'goal'
        ? 'Wybierz tor, z którego skrajna lewa kostka trafi na cel'
        : `Tor ${track(data.track)} jest pusty: wybierz inny tor, z którego weźmiesz kostkę`,
    building: (_r, { list, at }) => asked(list, at),
    recruit: (_r, { list, at }) => asked(list, at),
    upgrade: (_r, { list, at }) => asked(list, at),
    move: (_r, data) =>
      data.unit === NONE
        ? `Poruszanie: ${points(data.points)} ruchu`
        : `Przejście przez terytorium początkowe: ${points(data.points)} ruchu`,
    found: (_r, { list, at }) => asked(list, at),
    fortify: (_r, { list, at }) => asked(list, at),
    build: (_r, { list, at }) => asked(list, at),
    choose: (_r, { list }) => {
      const source = the.source(list);
      return source === '' ? 'Wybierz jedno' : `${source}: wybierz jedno`;
    },
    may: (_r, { list, at }) => asked(list, at),
    basic: (_r, { list, left }) =>
      `${the.source(list)}: ${plForm(left, 'została', 'zostały', 'zostało')} ${plCount(left, 'akcja podstawowa', 'akcje podstawowe', 'akcji podstawowych')}`,
    units: (r, { tile, need, sum }) => `Wybierz jednostki (${the.tile(r, tile)}): siła ${sum} z ${need}`,
    builder: (r, { tile }) => `Który osadnik buduje (${the.tile(r, tile)})?`,
  },
  answers: {
    govern: (_r, id) => the.government(id),
    use: (_r, space) => spaceLabel(space),
    without: (_r, space, variant) =>
      `${spaceLabel(space)}, ale pomiń ${leftOut(SPACES[space].list, variant)}`,
    skip: () => 'Pomiń',
    do: () => 'Wykonaj',
    pass(r) {
      const kind = r.view.asked.find(q => q.kind === 'production' || q.kind === 'exchange')?.kind;
      return kind === 'production' ? 'Nic nie produkuj' : kind === 'exchange' ? 'Zakończ wymianę' : 'Pas';
    },
    stop: () => 'Zakończ',
    research: (r, slot) => `Opracuj: ${card(r, slot)}`,
    colour: (_r, colour) => upper(colourOf(colour)),
    take: (_r, technology) => the.technology(technology),
    cube: (_r, id) => `Kostka ${track(id)}`,
    none: () => 'Nie inwestuj',
    building: (_r, id) => the.building(id),
    recruit: (r, kind, strength, tile) => `${upper(kindOf(kind))} ${strength}: ${the.tile(r, tile)}`,
    upgrade: (r, id, strength) => `${upper(unit(r, id))} do siły ${strength}`,
    step(r, id, hex) {
      const tile = tileOn(r, hex);
      return tile === NONE
        ? `${upper(unit(r, id))}: odkryj kafel${whereTo(r, id, hex)}`
        : `${upper(unit(r, id))} → ${the.tile(r, tile)}`;
    },
    found: (r, tile) => `Załóż wioskę: ${the.tile(r, tile)}`,
    fortify: (r, tile) => `Ufortyfikuj miasto: ${the.tile(r, tile)}`,
    build: (r, building, tile) =>
      building === NONE
        ? `Zbuduj: ${the.tile(r, tile)}`
        : `Zbuduj: ${the.building(building)} (${the.tile(r, tile)})`,
    join: (r, tile) => `Zbuduj jako drugi budowniczy: ${the.tile(r, tile)}`,
    spend: (r, id) => `Użyj: ${unit(r, id)}`,
    lower: (r, id) => upper(unit(r, id)),
    option(r, index) {
      const q = r.view.asked.find(x => x.kind === 'choose');
      const { list, at } = (q?.data ?? { list: NONE, at: 0 }) as { list: number; at: number };
      return list === NONE ? `Opcja ${'abc'[index]}` : texts.option(list, at, index);
    },
    pay: () => 'Zapłać',
    basic: (_r, area) => the.area(area),
    basicWithout: (_r, area, variant) => `${the.area(area)}, ale pomiń ${leftOut(AREA_LIST[area], variant)}`,
    population: () => 'Wyprodukuj populację',
    coins: () => 'Wyprodukuj monety',
    buy: r => `Kup pionek populacji za ${coins(priceOfPawn(r))}`,
    recall: (r, id) => `Odwołaj: ${unit(r, id)}`,
    sell: () => 'Sprzedaj pionek populacji za 1 monetę',
    claim: (_r, goal) => `Zdobądź cel: ${the.goal(goal)}`,
  },
  reasons: {
    'first-turn-basic': () => 'W pierwszej turze musisz wybrać akcję podstawową.',
    'space-player-count': (_r, players) =>
      `To pole jest używane dopiero przy ${plForm(players, `${players} graczu`, `${players} graczach`, `${players} graczach`)}.`,
    'technology-not-known': (_r, id) => `Nie masz opracowanej technologii ${the.technology(id)}.`,
    'private-of-another': (r, seat, id) =>
      `${the.technology(id)} to cudza technologia prywatna (ma ją ${r.name(seat)}).`,
    'pawn-must-move': () => 'Twój pionek musi przejść na inne pole akcji.',
    'space-occupied': (r, seat) => `Na tym polu stoi już inny pionek (${r.name(seat)}).`,
    'requirement-not-met': (_r, area) => `Najpierw ${remedyText(AREAS[area].requires ?? [])}.`,
    'not-enough-coins': (_r, need, have) =>
      `Trzeba ${plCount(need, 'monety', 'monet', 'monet')}, masz ${have}.`,
    'not-enough-active-population': (_r, need, have) =>
      `Trzeba ${plCount(need, 'aktywnego pionka', 'aktywnych pionków', 'aktywnych pionków')} populacji, masz ${have}.`,
    'not-enough-of-both': (_r, need, have, pawnsNeed, pawnsHave) =>
      `Trzeba ${plCount(need, 'monety', 'monet', 'monet')} (masz ${have}) i ${plCount(pawnsNeed, 'aktywnego pionka', 'aktywnych pionków', 'aktywnych pionków')} populacji (masz ${pawnsHave}).`,
    'no-inactive-population': () => 'Twoje kolumny populacji są puste.',
    'marker-supply-empty': (_r, kind) => `W zapasach ogólnych nie ma już znaczników ${markerOf(kind)}.`,
    'action-impossible': (_r, causes) => `Nic z tego się nie uda: ${causes.map(x => CAUSES[x]).join('; ')}.`,
    'action-empty': () => 'Z tej akcji nic więcej nie zostało, a akcja nie może być pusta.',
    'not-a-basic-action': () => 'Tu możesz wybrać tylko akcję podstawową.',
    'basic-action-repeated': () => 'Akcje podstawowe z jednego efektu muszą być różne.',
    'already-researched': (_r, level) =>
      level === undefined
        ? 'Masz już uczonego przy tej technologii.'
        : `Masz już wszystkie technologie poziomu ${ROMAN[level]}.`,
    'other-level': (_r, levels) =>
      `Teraz możesz opracować tylko technologię poziomu ${levels.map(x => ROMAN[x]).join(' lub ')}.`,
    'other-building-level': (_r, level) => `Teraz możesz wziąć tylko budowlę poziomu ${ROMAN[level]}.`,
    'prerequisite-missing'(r, slot) {
      const { slots, enough } = missingBelow(r, slot);
      const named = (below: number, empty: string) => {
        const technology = r.view.slots[below];
        return technology >= 0 ? the.technology(technology) : `${empty} ${place(below)}`;
      };
      if (enough === slots.length)
        return `Najpierw opracuj: ${slots.map(below => named(below, 'technologię')).join(' i ')}.`;
      const some = plCount(enough, 'technologię', 'technologie', 'technologii');
      return `Najpierw opracuj ${some} spośród: ${slots.map(below => named(below, 'technologia')).join(', ')}.`;
    },
    'colour-not-available': (_r, colour) =>
      `Żadna połączona technologia nie ma głównego koloru: ${colourOf(colour)}.`,
    'colour-not-in-deck': (_r, colour) => `Żadna karta w talii nie ma koloru: ${colourOf(colour)}.`,
    'card-other-colour': (_r, colour) => `Ta karta nie ma koloru: ${colourOf(colour)}.`,
    'no-cube': (_r, id) => `Na torze ${track(id)} nie ma już kostek.`,
    'no-marker-available': (_r, kind, strength) =>
      `Nie masz wolnego znacznika ${kindAcc(kind)} o sile ${strength}.`,
    'max-strength': () => 'Jednostka nie może mieć siły większej niż 6.',
    'other-unit': (_r, kind) => `Tu potrzebny jest ${kindOf(kind)}.`,
    'unit-not-here': (r, tile) =>
      `Ta jednostka stoi gdzie indziej, a potrzebna jest tu: ${the.tile(r, tile)}.`,
    'bad-recruit-place': () =>
      'Werbować można tylko na swoim terytorium początkowym lub na kaflu ze swoją kostką.',
    'not-adjacent': () => 'Krok prowadzi tylko na sąsiedni kafel: idź po jednym kaflu.',
    'stands-here': () => 'Ta jednostka już tam stoi.',
    'not-enough-moves': (_r, need, have) =>
      `Przejście przez cudze terytorium początkowe wymaga ${plCount(need, 'punktu', 'punktów', 'punktów')} ruchu, masz ${have}.`,
    'move-required': (_r, skippable) =>
      `Przesuń co najmniej jedną jednostkę o jeden kafel${skippable ? ' albo pomiń zadanie' : ''}.`,
    'crossing-first': (r, tile) =>
      `Najpierw musi ruszyć dalej jednostka, która nie może zostać na kaflu: ${the.tile(r, tile)}.`,
    'unit-under-way': (_r, territory) => `Ten osadnik właśnie odkrywa kafel: ${the.territory(territory)}.`,
    'being-discovered': () => 'Ten kafel jest właśnie odkrywany.',
    'cannot-stop-on-home': () => 'Nie możesz zakończyć ruchu na terytorium początkowym przeciwnika.',
    'soldier-cannot-explore': () => 'Tylko osadnicy mogą odkrywać nowe kafle.',
    'needs-two-neighbours': () => 'Nowy kafel musi stykać się z co najmniej dwoma istniejącymi.',
    'discovery-limit': (_r, limit) =>
      `W tej turze możesz odkryć tylko ${plCount(limit, 'kafel', 'kafle', 'kafli')}.`,
    'no-tiles-left': () => 'Nie ma już kafli terytoriów.',
    'village-exists': () => 'Na tym kaflu jest już wioska.',
    'city-exists': () => 'Na tym kaflu jest już miasto.',
    'no-village': () => 'Miasto wymaga wioski na tym kaflu.',
    'not-a-territory': () => 'Na terytorium początkowym nie ma miejsca na wioskę ani miasto.',
    'covered-by-building': (_r, building) => `Ten kafel zajmuje na stałe budowla: ${the.building(building)}.`,
    'strength-too-low': (_r, need, have) => `Potrzebna siła ${need}, masz tam ${have}.`,
    'redundant-unit': () => 'Z tą jednostką inna nie byłaby już potrzebna do osiągnięcia siły.',
    'no-settlement-marker': (_r, need, have) =>
      need === undefined
        ? 'Nie masz znacznika osadnictwa.'
        : `Nie masz znacznika osadnictwa; brakuje też siły: potrzeba ${need}, masz tam ${have}.`,
    'no-fortification-marker': (_r, need, have) =>
      need === undefined
        ? 'Nie masz znacznika fortyfikacji.'
        : `Nie masz znacznika fortyfikacji; brakuje też siły: potrzeba ${need}, masz tam ${have}.`,
    'no-building-tile': () => 'Nie masz w zapasach kafla budowli.',
    'no-settler-here': (_r, need, have) =>
      need === undefined
        ? 'Potrzebujesz osadnika na tym kaflu.'
        : `Potrzebujesz osadnika na tym kaflu i ${plCount(need, 'monety', 'monet', 'monet')}, a masz ${have}.`,
    'no-founder-here': (_r, need) => `Potrzebujesz na tym kaflu osadników o łącznej sile ${need}.`,
    'no-soldier-here': (_r, need) => `Potrzebujesz na tym kaflu żołnierzy o łącznej sile ${need}.`,
    'foreign-home': (r, seat) => `To cudze terytorium początkowe (${r.name(seat)}): tu nie zbudujesz.`,
    'foreign-unit': (r, seat) => `Stoi tu obca jednostka (${r.name(seat)}): nowej budowli nie postawisz.`,
    'building-full': () => 'Oba pola budowli są zajęte.',
    'own-building': () => 'Masz już swoją kostkę na tej budowli.',
    'goal-must-be-claimed': () => 'Musisz zdobyć cel, którego warunki spełniasz.',
    'goal-already-claimed': () => 'Masz już zdobyty ten cel.',
    'goal-not-met': (_r, need, have) => `Masz ${have} z wymaganych ${need}.`,
    'no-free-column-space': () => 'W kolumnach populacji nie ma wolnego miejsca.',
    'nothing-produced': () => 'W odblokowanych kolumnach nie ma pionków: nic nie wyprodukujesz.',
    'production-given-up': () => 'W tej turze nic nie wyprodukujesz.',
    'part-impossible': (_r, list, tasks, causes) =>
      `Teraz się nie uda: ${tasks.map((at, i) => `${quoted(list, at)} (${CAUSES[causes[i]]})`).join(' i ')}.`,
    'pawn-leaves': () => 'Kolumny są pełne: wyczerpany pionek odpadnie z gry.',
    'stronger-possible': (_r, strength) => `Możliwa jest też siła ${strength}.`,
    'settler-drops': (_r, from, to) =>
      to === 0
        ? 'Brak wolnego niższego znacznika: osadnik zostanie wyczerpany.'
        : `Brak wolnego znacznika pośredniego: siła osadnika spadnie z ${from} na ${to}.`,
    'elsewhere-government': () => 'Rządy wybiera się przed pierwszą rundą.',
    'elsewhere-area': () => 'Akcje wykonuje się w fazie akcji.',
    'elsewhere-space': () => 'Pola akcji zajmuje się w fazie akcji.',
    'elsewhere-slot': () => 'Technologie opracowuje się akcją albo dzięki premii.',
    'elsewhere-display': () => 'Kafel budowli bierze się, gdy daje go akcja albo premia.',
    'elsewhere-supply': () => 'Buduje się w fazie ekspansji albo gdy pozwala na to akcja lub premia.',
    'elsewhere-marker': () => 'Znaczniki zagrywa się w fazie ekspansji.',
    'elsewhere-stock': () => 'Znaczniki bierze się akcją albo dzięki premii.',
    'elsewhere-unit': () =>
      'Jednostki poruszają się dzięki akcji lub premii, działają w fazie ekspansji, a odwołać je można w fazie produkcji.',
    'elsewhere-tile': () =>
      'Wioski, miasta i budowle powstają w fazie ekspansji; jednostki docierają tu, poruszając się.',
    'elsewhere-hex': () => 'Nowe kafle odkrywa osadnik, gdy się porusza.',
    'elsewhere-goal': () => 'Cele zdobywa się w fazie celu, na końcu swojej tury.',
    'elsewhere-track': () =>
      'Kostki schodzą z toru, gdy inwestujesz, zakładasz wioskę, fortyfikujesz miasto, budujesz lub zdobywasz cel.',
    'elsewhere-population': () => 'Populację produkuje się, kupuje i sprzedaje w fazie produkcji.',
    'elsewhere-coins': () => 'Monety produkuje się w fazie produkcji.',
    'elsewhere-leader': () => 'Lider działa raz: gdy bierzesz jego kartę.',
  },
  tells: {
    round: (_r, round) => `Runda ${round}`,
    lastRound: (_r, round) => `Cele kończą grę: runda ${round} będzie ostatnia`,
    turn: (r, seat) => `Tura: ${r.name(seat)}`,
    government: (r, seat, id) => `${r.name(seat)} wybiera rząd: ${the.government(id)}`,
    use: (r, seat, space) => `${r.name(seat)} wykonuje akcję: ${spaceLabel(space)}`,
    basic: (r, seat, area) => `${r.name(seat)} wykonuje akcję podstawową: ${the.area(area)}`,
    skip: (r, seat, list, at) =>
      list === undefined || at === undefined
        ? `${r.name(seat)} pomija zadanie`
        : `${r.name(seat)} pomija ${quoted(list, at)}`,
    lasting: (r, seat, list, at) => `${r.name(seat)} ma odtąd efekt: ${quoted(list, at)}`,
    impossible: (r, seat, list, at, cause) =>
      `${r.name(seat)} nie skorzysta z efektu ${quoted(list, at)}: ${CAUSES[cause]}`,
    partly: (r, seat, list, at, cause) =>
      `${r.name(seat)} nie skorzysta w pełni z efektu ${quoted(list, at)}: ${CAUSES[cause]}`,
    noExpansion: (r, seat, why, need, have) =>
      `${r.name(seat)} nie ma możliwości ekspansji: ${standstill(why, need, have)}`,
    noExchange: (r, seat) => `${r.name(seat)} nie ma już czego wymieniać`,
    noGoal: (r, seat, id, need, have) =>
      id === NONE
        ? `${r.name(seat)} ma już wszystkie cele`
        : `${r.name(seat)} nie zdobywa celu: ma ${have} z ${need} dla celu ${the.goal(id)}`,
    goalWaits: (r, seat, id) =>
      `${r.name(seat)} spełnia też warunek celu ${the.goal(id)}, ale w jednej turze zdobywa się tylko jeden cel`,
    coins: (r, seat, n) => `${r.name(seat)} zdobywa ${coins(n)}`,
    paid: (r, seat, n) => `${r.name(seat)} płaci ${coins(n)}`,
    population: (r, seat, n) =>
      n === 0
        ? `${r.name(seat)} nie bierze populacji: odblokowane kolumny są puste`
        : `${r.name(seat)} bierze ${pawns(n)}`,
    exhausted: (r, seat, n) => `${r.name(seat)} wyczerpuje ${pawns(n)}`,
    gone: (r, seat) => `${r.name(seat)} traci pionek na zawsze: w kolumnach nie ma miejsca`,
    noted: (r, seat, vp) => `${r.name(seat)} dostanie ${vp} PZ na koniec gry`,
    marker: (r, seat, kind, n) =>
      `${r.name(seat)} bierze ${plCount(n, 'znacznik', 'znaczniki', 'znaczników')} ${markerOf(kind)}`,
    research: (r, seat, slot, technology) =>
      technology >= 0
        ? `${r.name(seat)} opracowuje technologię: ${the.technology(technology)}`
        : `${r.name(seat)} opracowuje nową technologię ${place(slot)}`,
    leader: (r, seat, id) => `${r.name(seat)} bierze kartę lidera: ${the.leader(id)}`,
    revealed: (r, seat, ids) => `${r.name(seat)} odkrywa karty: ${ids.map(the.technology).join(', ')}`,
    placed: (r, seat, id, slot) => `${r.name(seat)} kładzie kartę ${the.technology(id)} ${place(slot)}`,
    private: (r, seat, id) => `${r.name(seat)} zachowuje prywatną technologię: ${the.technology(id)}`,
    invest: (r, seat, id, space) =>
      `${r.name(seat)} inwestuje kostkę ${track(id)} (pole inwestycji ${space + 1})`,
    uncovered: (r, seat, id, space) => `${r.name(seat)} odsłania pole ${space + 1} toru ${track(id)}`,
    substitute: (r, seat) => `${r.name(seat)} nie ma już kostek i oznacza pole innym znacznikiem`,
    stage: (r, seat, stage) => `${r.name(seat)}: rząd osiąga ${reaches[STAGES[stage]]}`,
    building: (r, seat, id) => `${r.name(seat)} bierze budowlę: ${the.building(id)}`,
    recruit: (r, seat, kind, strength, tile) =>
      `${r.name(seat)} werbuje ${unitAcc(kind, strength)}: ${the.land(r, tile)}`,
    upgrade: (r, seat, kind, from, to, tile) =>
      `${r.name(seat)} ulepsza ${kindAcc(kind)} (${the.land(r, tile)}): siła z ${from} na ${to}`,
    lowered: (r, seat, from, to, tile) =>
      `${r.name(seat)}: osadnik (${the.land(r, tile)}) traci siłę, z ${from} na ${to}`,
    move: (r, seat, kind, strength, from, to) =>
      `${r.name(seat)} przesuwa ${unitAcc(kind, strength)}: ${the.land(r, from)} → ${the.land(r, to)}`,
    turnedUp: (r, seat, territory) => `${r.name(seat)} dobiera kafel: ${the.territory(territory)}`,
    discover: (r, seat, tile) => `${r.name(seat)} odkrywa kafel: ${the.land(r, tile)}`,
    unitExhausted: (r, seat, kind, strength, tile) =>
      `${r.name(seat)} wyczerpuje ${unitAcc(kind, strength)} (${the.land(r, tile)})`,
    found: (r, seat, tile) => `${r.name(seat)} zakłada wioskę: ${the.land(r, tile)}`,
    fortify: (r, seat, tile) => `${r.name(seat)} fortyfikuje miasto: ${the.land(r, tile)}`,
    build: (r, seat, id, tile) =>
      `${r.name(seat)} stawia budowlę: ${the.building(id)} (${the.land(r, tile)})`,
    join: (r, seat, id, tile) =>
      `${r.name(seat)} buduje jako drugi budowniczy: ${the.building(id)} (${the.land(r, tile)})`,
    buy: (r, seat) => `${r.name(seat)} kupuje pionek populacji`,
    recall: (r, seat, kind, strength, tile) =>
      `${r.name(seat)} odwołuje ${unitAcc(kind, strength)} (${the.land(r, tile)})`,
    sell: (r, seat) => `${r.name(seat)} sprzedaje pionek populacji`,
    claim: (r, seat, id, vp) => `${r.name(seat)} zdobywa cel ${the.goal(id)} (${vp} PZ)`,
    end: () => 'Koniec gry',
  },
  sources: {
    goals: 'Cele',
    technologies: 'Technologie',
    levelFour: 'Premie technologii poziomu IV',
    villages: 'Wioski',
    cities: 'Miasta',
    buildings: 'Budowle',
    investment: 'Tor inwestycji',
    leaders: 'Liderzy',
    government: 'Rząd',
  },
  terms: {
    scored: 'Pewne punkty',
    goals: 'Cele, demokracja i inwestycje w drodze',
    resources: 'Monety, ludność, znaczniki i kafle budowli',
    units: 'Osadnicy i żołnierze na mapie',
    engine: 'Zysk z każdej tury',
  },
  settings: {},
  content: the.content,
};
