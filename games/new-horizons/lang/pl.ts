import { NONE, plCount, plForm } from '@epoka/kernel';
import { AREAS, COLOURS, MARKERS, STAGES, TRACKS, UNITS } from '../content/index.ts';
import { hexQ, hexR } from '../rules/hexes.ts';
import { SPACES } from '../rules/spaces.ts';
import { coins, pawns, ROMAN, reaches, remedyText, texts, trackOf } from './effects-pl.ts';
import { glossary } from './glossary-pl.ts';
import { guide } from './guide-pl.ts';
import { names } from './names-pl.ts';
import { missingBelow, namer, priceOfPawn, type R, slotName, tileOn, trackNamed, unitOf } from './things.ts';
import type { Words } from './types.ts';

const the = namer(names, name => `terytorium początkowe gracza ${name}`);

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
  return u ? `${kindOf(u.kind)} ${u.strength} (${the.tile(r, u.tile)})` : 'jednostka';
}

/** „Koło: opracuj technologię ...” */
function asked(list: number, at: number): string {
  const source = the.source(list);
  const text = texts.effect(list, at);
  return source === '' ? upper(text) : `${source}: ${text}`;
}

function card(r: R, slot: number): string {
  const technology = r.view.slots[slot];
  return technology >= 0 ? the.technology(technology) : `nowa technologia na polu ${slotName(slot)}`;
}

function spaceLabel(id: number): string {
  const { surcharge } = SPACES[id];
  return surcharge > 0
    ? `${the.space(id)} (dopłata: ${plCount(surcharge, 'moneta', 'monety', 'monet')})`
    : the.space(id);
}

const points = (n: number) =>
  `${plForm(n, 'został', 'zostały', 'zostało')} ${plCount(n, 'punkt', 'punkty', 'punktów')}`;

export const words: Words = {
  title: 'Nowe horyzonty',
  names,
  texts,
  glossary,
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
    colour: (_r, { slot }) => `Wybierz kolor technologii na pole ${slotName(slot)}`,
    technology: (_r, { slot }) => `Wybierz technologię na pole ${slotName(slot)}`,
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
        ? `${upper(unit(r, id))}: odkryj kafel (${hexQ(hex)}, ${hexR(hex)})`
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
    'pawn-must-move': () => 'Twój pionek musi przejść na inne pole akcji.',
    'space-occupied': (r, seat) => `Na tym polu stoi pionek gracza ${r.name(seat)}.`,
    'requirement-not-met': (_r, area) => `Najpierw ${remedyText(AREAS[area].requires ?? [])}.`,
    'not-enough-coins': (_r, need, have) =>
      `Trzeba ${plCount(need, 'monety', 'monet', 'monet')}, masz ${have}.`,
    'not-enough-active-population': (_r, need, have) =>
      `Trzeba ${plCount(need, 'aktywnego pionka', 'aktywnych pionków', 'aktywnych pionków')} populacji, masz ${have}.`,
    'no-inactive-population': () => 'Twoje kolumny populacji są puste.',
    'marker-supply-empty': (_r, kind) => `W zapasach ogólnych nie ma już znaczników ${markerOf(kind)}.`,
    'action-impossible': () => 'Z tej akcji nic nie zostałoby wykonane.',
    'basic-action-repeated': () => 'Akcje podstawowe z jednego efektu muszą być różne.',
    'already-researched': (_r, level) =>
      level === undefined
        ? 'Masz już uczonego przy tej technologii.'
        : `Masz już wszystkie technologie poziomu ${ROMAN[level]}.`,
    'prerequisite-missing'(r, slot) {
      const { slots, enough } = missingBelow(r, slot);
      const named = (below: number, empty: string) => {
        const technology = r.view.slots[below];
        return technology >= 0 ? the.technology(technology) : `${empty} na polu ${slotName(below)}`;
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
    'bad-recruit-place': () =>
      'Werbować można tylko na swoim terytorium początkowym lub na kaflu ze swoją kostką.',
    'not-adjacent': () => 'Krok prowadzi tylko na sąsiedni kafel: idź po jednym kaflu.',
    'not-enough-moves': (_r, need, have) =>
      `Przejście przez cudze terytorium początkowe wymaga ${plCount(need, 'punktu', 'punktów', 'punktów')} ruchu, masz ${have}.`,
    'move-required': () => 'Przesuń co najmniej jedną jednostkę o jeden kafel albo pomiń zadanie.',
    'cannot-stop-on-home': () => 'Nie możesz zakończyć ruchu na terytorium początkowym przeciwnika.',
    'soldier-cannot-explore': () => 'Tylko osadnicy mogą odkrywać nowe kafle.',
    'needs-two-neighbours': () => 'Nowy kafel musi stykać się z co najmniej dwoma istniejącymi.',
    'discovery-limit': (_r, limit) =>
      `W tej turze możesz odkryć tylko ${plCount(limit, 'kafel', 'kafle', 'kafli')}.`,
    'no-tiles-left': () => 'Nie ma już kafli terytoriów.',
    'village-exists': () => 'Na tym kaflu jest już wioska.',
    'city-exists': () => 'Na tym kaflu jest już miasto.',
    'no-village': () => 'Miasto wymaga wioski na tym kaflu.',
    'not-a-territory': () => 'Potrzebne jest terytorium: nie terytorium początkowe i nie budowla.',
    'strength-too-low': (_r, need, have) => `Potrzebna siła ${need}, masz tam ${have}.`,
    'redundant-unit': () => 'Z tą jednostką inna nie byłaby już potrzebna do osiągnięcia siły.',
    'no-settlement-marker': () => 'Nie masz znacznika osadnictwa.',
    'no-fortification-marker': () => 'Nie masz znacznika fortyfikacji.',
    'no-building-tile': () => 'Nie masz w zapasach kafla budowli.',
    'no-settler-here': () => 'Potrzebujesz osadnika na tym kaflu.',
    'no-soldier-here': () => 'Potrzebujesz żołnierza na tym kaflu.',
    'tile-blocked': () =>
      'Nie zbudujesz na cudzym terytorium początkowym, na kaflu z wioską lub budowlą ani przy cudzych jednostkach.',
    'building-full': () => 'Oba pola budowli są zajęte.',
    'own-building': () => 'Masz już swoją kostkę na tej budowli.',
    'goal-must-be-claimed': () => 'Musisz zdobyć cel, którego warunki spełniasz.',
    'goal-already-claimed': () => 'Masz już zdobyty ten cel.',
    'goal-not-met': (_r, need, have) => `Masz ${have} z wymaganych ${need}.`,
    'no-free-column-space': () => 'W kolumnach populacji nie ma wolnego miejsca.',
    'nothing-produced': () => 'W odblokowanych kolumnach nie ma pionków: nic nie wyprodukujesz.',
  },
  tells: {
    round: (_r, round) => `Runda ${round}`,
    lastRound: (_r, round) => `Cele kończą grę: runda ${round} będzie ostatnia`,
    turn: (r, seat) => `Tura: ${r.name(seat)}`,
    government: (r, seat, id) => `${r.name(seat)} wybiera rząd: ${the.government(id)}`,
    use: (r, seat, space) => `${r.name(seat)} wykonuje akcję: ${spaceLabel(space)}`,
    basic: (r, seat, area) => `${r.name(seat)} wykonuje akcję podstawową: ${the.area(area)}`,
    skip: (r, seat) => `${r.name(seat)} pomija zadanie`,
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
        : `${r.name(seat)} opracowuje technologię na polu ${slotName(slot)}`,
    leader: (r, seat, id) => `${r.name(seat)} bierze kartę lidera: ${the.leader(id)}`,
    revealed: (r, seat, ids) => `${r.name(seat)} odkrywa karty: ${ids.map(the.technology).join(', ')}`,
    placed: (r, seat, id, slot) =>
      `${r.name(seat)} kładzie kartę ${the.technology(id)} na polu ${slotName(slot)}`,
    private: (r, seat, id) => `${r.name(seat)} zachowuje prywatną technologię: ${the.technology(id)}`,
    invest: (r, seat, id, space) =>
      `${r.name(seat)} inwestuje kostkę ${track(id)} (pole inwestycji ${space + 1})`,
    uncovered: (r, seat, id, space) => `${r.name(seat)} odsłania pole ${space + 1} toru ${track(id)}`,
    stage: (r, seat, stage) => `Rząd gracza ${r.name(seat)} osiąga ${reaches[STAGES[stage]]}`,
    building: (r, seat, id) => `${r.name(seat)} bierze budowlę: ${the.building(id)}`,
    recruit: (r, seat, kind, strength, tile) =>
      `${r.name(seat)} werbuje ${unitAcc(kind, strength)}: ${the.land(r, tile)}`,
    upgrade: (r, seat, kind, from, to, tile) =>
      `${r.name(seat)} ulepsza ${kindAcc(kind)} (${the.land(r, tile)}): siła z ${from} na ${to}`,
    lowered: (r, seat, from, to, tile) =>
      `Osadnik gracza ${r.name(seat)} (${the.land(r, tile)}) traci siłę: z ${from} na ${to}`,
    move: (r, seat, kind, strength, from, to) =>
      `${r.name(seat)} przesuwa ${unitAcc(kind, strength)}: ${the.land(r, from)} → ${the.land(r, to)}`,
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
  settings: {},
  content: the.content,
};
