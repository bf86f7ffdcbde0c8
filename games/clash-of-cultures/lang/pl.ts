import { NONE, plCount, plForm } from '@epoka/kernel';
import { BUILDING_KINDS, REGIONS } from '../content/index.ts';
import { MOORED, ON_FOREST, ON_MOUNTAIN, SAILED } from '../rules/state.ts';
import { board } from './board-pl.ts';
import { cards } from './cards-pl.ts';
import { civs } from './civilizations-pl.ts';
import { events } from './events-pl.ts';
import { expansion } from './expansion-pl.ts';
import { guide } from './guide-pl.ts';
import { reasons } from './reasons-pl.ts';
import { namer, type R, textsOf } from './things.ts';
import type { Words } from './types.ts';

const the = namer(board, cards, events, civs, {
  and: 'i',
  barbarians: 'barbarzyńcy',
  pirates: 'piraci',
  region: 'Obszar',
  unknown: 'zakryta karta',
  fields: {
    give: 'Dajesz',
    get: 'Dostajesz',
    actions: 'Oddawane karty Akcji',
    objectives: 'Oddawane karty Celów',
    wonders: 'Oddawane karty Cudów',
    persons: 'Oddawani Wielcy Ludzie',
    want: 'Karty, których chcesz',
    wantPersons: 'Wielcy Ludzie, których chcesz',
    shown: 'Pokaż karty',
    action: 'karty Akcji',
    objective: 'karty Celów',
    wonder: 'karty Cudów',
  },
  unexplored: label => `${label} (nieodkryte)`,
});

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const MOODS = ['Rozgniewane', 'Neutralne', 'Szczęśliwe'];
const actions = (n: number) => plCount(n, 'Akcja Główna', 'Akcje Główne', 'Akcji Głównych');
const cityAt = (r: R, space: number) => `Miasto ${the.label(r, space)}`;
const inCity = (r: R, space: number) => `w Mieście ${the.label(r, space)}`;

function unitWith(kind: number, flags: number): string {
  const marks = [
    (flags & ON_MOUNTAIN) !== 0 ? 'w Górach' : '',
    (flags & ON_FOREST) !== 0 ? 'w Lesie, bez Bitwy' : '',
    (flags & MOORED) !== 0 ? 'na kotwicy' : (flags & SAILED) !== 0 ? 'już płynął' : '',
  ].filter(mark => mark !== '');
  return marks.length > 0 ? `${the.unit(kind)} (${marks.join(', ')})` : the.unit(kind);
}

const regionText = (i: number) =>
  `Cztery pola: ${REGIONS[i].terrain.map(t => board.terrain[t].name.toLowerCase()).join(', ')}.`;

const piece = (id: number) =>
  id < BUILDING_KINDS
    ? the.building(id)
    : id === BUILDING_KINDS
      ? 'Osada'
      : the.wonder(id - BUILDING_KINDS - 1);

const ENGINES = [
  '',
  '2 Drewna: bez dodatkowej kości',
  '2 Rudy: bez anulowania trafienia',
  '2 Drewna i 2 Rudy: bez obu',
];
const CARD_TYPES = ['karta Akcji', 'karta Celu', 'karta Cudu'];

function bundle(goods: readonly number[], numbers: readonly number[]): string {
  const parts = [
    the.amounts(goods),
    ...numbers.map((n, type) => (n > 0 ? `${n} × ${CARD_TYPES[type]}` : '')),
  ];
  return parts.filter(part => part !== '').join(', ') || 'nic';
}

const more = expansion(the);

export const words: Words = {
  title: 'Clash of Cultures',
  board,
  cards,
  events,
  civs,
  guide,
  orders: {
    refuseTrades: 'Odrzucaj wszystkie oferty wymiany',
    noCombatCards: 'Nie zagrywaj kart w Bitwach',
    objectivesOnlyWhenPossible: 'Pytaj o Cele tylko wtedy, gdy można jakiś zrealizować',
    neverTeachUs: 'Nigdy nie zagrywaj karty po przejęciu Miasta',
    neverFoil: 'Nigdy nie anuluj karty Fortelem',
  },
  texts: textsOf(board, cards, events, civs, regionText),
  questions: {
    ...more.questions,
    turn: r =>
      `Twoja tura: ${plForm(r.view.actions, 'została', 'zostały', 'zostało')} ${actions(r.view.actions)}`,
    pay: (_r, { cost }) => `Czym płacisz: ${the.amounts(cost)}?`,
    freeAdvance: () => 'Wybierz Rozwinięcie, które zyskujesz za darmo',
    freeEducation: () => 'Darmowa Edukacja: zapłacić 1 Ideę za 1 żeton Nastroju?',
    whichAction: () => 'Wielkie Mauzoleum: dobrać z talii czy wziąć wierzch stosu odrzuconych?',
    whichWonder: () => 'Dobrać Cud z talii czy wziąć ten, który leży odkryty?',
    collect: (r, city) => `Zbieranie (${cityAt(r, city)}): wybierz pole i Surowiec`,
    metallurgy: () => 'Metalurgia: zamienić 1 Rudę na 1 Złoto?',
    portSide: () => 'Do którego pola Morza przylega Port?',
    token: () => 'Wybierz żeton',
    recruit: (r, city) => `Werbunek (${cityAt(r, city)})`,
    medicine: () => 'Medycyna: który Surowiec odzyskujesz?',
    excessCargo: () => 'Statek wiezie 2 Jednostki: którą tracisz?',
    happy: () => 'Zwiększenie Szczęśliwości: wybierz Miasto dla każdego poziomu',
    rituals: (_r, left) => `Rytuały: do zapłaty jeszcze ${left}, Surowcami lub żetonami Nastroju`,
    taxes: (_r, left) => `Podatki: do wzięcia jeszcze ${left}`,
    drama: () => 'Dramat i Muzyka: który żeton chcesz w zamian?',
    barter: () => 'Handel Wymienny: którą kartę Akcji oddajesz i za co?',
    influence: () => 'Wpływ Kulturowy: z którego Miasta i na które?',
    boost: (_r, { lack }) =>
      `Zapłacić ${plCount(lack, 'żeton Kultury', 'żetony Kultury', 'żetonów Kultury')}, by rzut się udał?`,
    building: () => 'Który Budynek dostaje twój kolor?',
    garrison: () => 'Którą Jednostkę umieszczasz w Mieście, które przeszło na twoją stronę?',
    move: r =>
      `Ruch: skąd rusza grupa (${plForm(r.view.groups, 'została', 'zostały', 'zostało')} ${r.view.groups})`,
    group: r => `Grupa z pola ${the.label(r, r.view.from)}: wybierz Jednostki, potem cel`,
    orient: () => 'Oba położenia pasują: jak kładziesz Obszar?',
    shipTo: () => 'Gdzie stają Statki na nowym Obszarze?',
    routes: (_r, most) => `Szlaki Handlowe: najwyżej ${most}. Co przynoszą?`,
    raze: () => 'Możesz spalić Miasto o rozmiarze 1 za 1 Złoto',
    government: (_r, forced) =>
      forced === 1 ? 'Rewolucja: wybierz nową Formę Rządów' : 'Możesz zmienić Formę Rządów',
    reform: (_r, { left }) =>
      `Nowa Forma Rządów: wybierz jeszcze ${plCount(left, 'Rozwinięcie', 'Rozwinięcia', 'Rozwinięć')}`,
    firstPlayer: () => 'Kto będzie Pierwszym Graczem w następnym Wieku?',
    siegecraft: () => 'Machiny Oblężnicze: czym płacisz przeciw Fortecy?',
    steel: () => 'Stalowa Broń: zapłacić 1 Rudę za wyższą Wartość Bojową?',
    combatCard: () => 'Zagrać kartę Akcji dla efektu bojowego?',
    siegeFood: () => 'Oblężenie: zapłacić 2 Żywności, by zachować zdolności Konfliktu?',
    arena: () => 'Wielka Arena: wydać żeton za +1 Wartości Bojowej?',
    retreat: () => 'Wycofać się czy walczyć dalej?',
    fallBack: () => 'Taktyczny Odwrót: dokąd idą twoje Jednostki?',
    settlerTo: () => 'W którym Mieście umieszczasz Osadnika?',
    infantryTo: () => 'W którym Mieście umieszczasz Piechotę?',
    barbarianCity: () => 'Gdzie osiedlają się Barbarzyńcy?',
    reinforce: () => 'Które Miasto Barbarzyńców dostaje wsparcie?',
    march: () => 'Która Armia Barbarzyńców rusza i dokąd?',
    fullEvent: () => 'Wydarzenie: rozpatrzyć całą kartę czy tylko ikonę?',
    whichEvent: () => 'Wielkie Mauzoleum: dobrać Wydarzenie czy wziąć wierzch stosu odrzuconych?',
    exhaust: () => 'Która ziemia jałowieje?',
    claim: (r, drawer) =>
      `Wziąć kartę ${r.view.eventCard >= 0 ? the.event(r.view.eventCard) : 'Wielkiego Człowieka'} za ${r.seat === drawer ? '1 żeton Kultury' : '2 żetony Kultury'}?`,
    unhappy: (_r, { levels }) =>
      levels > 1
        ? 'Które z twoich Miast zostaje Rozgniewane?'
        : 'Które z twoich Miast traci poziom Nastroju?',
    save: (r, { city }) => `Mity: zapłacić 1 żeton Nastroju, by oszczędzić ${cityAt(r, city)}?`,
    civilWar: () => 'Wojna Domowa: w którym Mieście?',
    loseUnit: () => 'Którą Jednostkę tracisz?',
    favour: (_r, { favour }) =>
      ['Kto zyskuje 1 Żywność?', 'Kto umieszcza Osadnika?', 'Kto zyskuje 1 żeton Kultury?'][favour],
    volcano: () => 'Wulkan: które z twoich Miast ulega zniszczeniu?',
    earthquake: (_r, left) => `Trzęsienie Ziemi: zniszcz element Miasta (jeszcze najwyżej ${left})`,
    revolt: (_r, part) =>
      part === 1
        ? 'Rewolucja: oddać Jednostkę Wojskową czy stracić Akcję Główną?'
        : 'Rewolucja: oddać Jednostkę Wojskową czy zmienić Formę Rządów?',
    uprising: () => 'Powstanie: jakie żetony kładziesz na karcie?',
    objectives: () => 'Faza Podsumowania: zrealizować Cel?',
    instant: () => 'Zrealizować teraz Cel?',
    lighthouse: () => 'Wielka Latarnia Morska: gdzie stawiasz darmowy Statek?',
    choosePlayer: () => 'Wybierz gracza',
    spy: (r, other) => `Szpieg: wymienić kartę z graczem ${r.name(other)}?`,
    hire: () => 'Najemnicy: które Armie Barbarzyńców opłacasz i czym?',
    command: () => 'Najemnicy: która Armia rusza i dokąd?',
    newPlans: () => 'Nowe Plany: zatrzymać dobraną kartę za jedną ze swoich?',
    synergy: (_r, category) =>
      category === NONE
        ? 'Synergie: wybierz pierwsze z dwóch Rozwinięć jednej kategorii'
        : `Synergie: wybierz drugie Rozwinięcie (${the.category(category)})`,
    newIdeas: () => 'Nowe Idee: które Rozwinięcie kupujesz?',
    teachUs: (r, from) => `Zagrać „Nauczaj Nas!”, by uczyć się od gracza ${r.name(from)}?`,
    region: () => 'Który Obszar odkrywasz?',
    foundIn: () => 'Założyć tam Miasto za 2 Żywności?',
    cheerCity: (_r, mode) =>
      [
        'Które Miasto zyskuje poziom Nastroju?',
        'Zapłacić 1 żeton Nastroju, by poprawić Nastrój Miasta?',
        'Które Miasto zostaje Szczęśliwe?',
      ][mode],
    buildAt: () => 'Wznieś Budynek',
    offer: (r, { to }) => `Co proponujesz graczowi ${r.name(to)}?`,
    deal: r =>
      `${r.name(r.view.offerBy)} daje: ${bundle(
        r.view.offerGoods.slice(0, 7),
        r.view.offered.map(list => list.length),
      )}; chce: ${bundle(r.view.offerGoods.slice(7, 14), r.view.offerGoods.slice(14))}`,
    handOver: (_r, type) => `Która ${CARD_TYPES[type]} zmienia właściciela?`,
  },
  answers: {
    ...more.answers,
    advance: (_r, id) => the.advance(id),
    found: (r, space) => `Załóż Miasto: ${the.space(r, space)}`,
    collect: (r, city) => `Zbieraj: ${cityAt(r, city)}`,
    construct: (r, city, id) => `${the.building(id)} ${inCity(r, city)}`,
    recruit: (r, city) => `Werbuj: ${cityAt(r, city)}`,
    move: () => 'Rusz Jednostki',
    happy: () => 'Zwiększ Szczęśliwość',
    attempt: () => 'Wpływ Kulturowy',
    use: (_r, id) => `Użyj: ${the.advance(id)}`,
    circus: (r, city, levels) =>
      `Cyrk i Sport: ${cityAt(r, city)}, ${plCount(levels, 'poziom', 'poziomy', 'poziomów')}`,
    liberty: (r, city) => `Wolność Ekonomiczna: zbiera ${cityAt(r, city)}`,
    barter: () => 'Handel Wymienny: odrzuć kartę Akcji',
    end: () => 'Zakończ turę',
    pay: (_r, code) => the.payment(code),
    none: () => 'Żadne',
    yes: () => 'Tak',
    no: () => 'Nie',
    deck: () => 'Z talii',
    pile: () => 'Karta, która leży odkryta',
    take: (r, space, kind) => `${upper(the.resource(kind))} z pola ${the.space(r, space)}`,
    done: () => 'Gotowe',
    at: (r, space) => the.space(r, space),
    choose: (_r, kind) => upper(the.resource(kind)),
    add: (_r, kind) => upper(the.unit(kind)),
    levy: (_r, kind) => `${upper(the.unit(kind))} za żetony Nastroju`,
    relocate: (r, space, kind) => `${upper(the.unit(kind))} z pola ${the.space(r, space)}`,
    drop: (_r, kind) => upper(the.unit(kind)),
    raise: (r, city) => cityAt(r, city),
    spend: (_r, kind, n) => `${n} × ${the.resource(kind)}`,
    receive: (_r, kind, n) => `${n} × ${the.resource(kind)}`,
    swap: (_r, card, kind) => `${the.card(card)} za 1 × ${the.resource(kind)}`,
    influence: (r, from, to) => `Z Miasta ${the.label(r, from)} na ${cityAt(r, to)}`,
    building: (_r, id) => the.building(id),
    from: (r, space) => `Z pola ${the.space(r, space)}`,
    stop: () => 'Zakończ ruch',
    unit: (_r, kind, flags) => upper(unitWith(kind, flags)),
    all: () => 'Wszystkie Jednostki',
    go: (r, space) => `Na pole ${the.space(r, space)}`,
    roads: (r, space) => `Drogami na pole ${the.space(r, space)} (1 Żywność, 1 Ruda)`,
    back: () => 'Inna grupa',
    lay: (_r, turn) => (turn === 0 ? 'Tak, jak leży' : 'Obrócony'),
    routes: (_r, food, gold) => (gold > 0 ? `Żywność ${food}, Złoto ${gold}` : `Żywność ${food}`),
    raze: (r, city) => `Spal: ${cityAt(r, city)}`,
    govern: (_r, id) => the.category(id),
    seat: (r, seat) => r.name(seat),
    engines: (_r, engines) => ENGINES[engines],
    card: (_r, card) => the.combat(card),
    retreat: () => 'Wycofaj się',
    fight: () => 'Walcz dalej',
    march: (r, from, to) => `Z pola ${the.label(r, from)} na ${the.space(r, to)}`,
    lose: (r, space, kind) => `${upper(the.unit(kind))}, pole ${the.space(r, space)}`,
    ruin: (r, city, id) => `${piece(id)} ${inCity(r, city)}`,
    tokens: (_r, mood, culture) => `Nastrój ${mood}, Kultura ${culture}`,
    wonder: (r, id, city) => `Wznieś ${inCity(r, city)}: ${the.wonder(id)}`,
    library: (_r, id) => `Wielka Biblioteka: w tej turze ${the.advance(id)}`,
    statue: (_r, card) => `Wielki Posąg: oddaj ${the.objectiveCard(card)} za Akcję`,
    play: (_r, card) => `Zagraj: ${the.upper(card)}`,
    person: (_r, id) => `Zagraj: ${the.event(id)}`,
    complete: (_r, card, half) => `Zrealizuj: ${the.half(card, half)}`,
    exchange: (_r, type, mine, theirs) => {
      const name = type === 0 ? the.card : type === 1 ? the.objectiveCard : the.wonder;
      return `Oddaj ${name(mine)} za ${name(theirs)}`;
    },
    hire: (r, space, kind) => `Armia z pola ${the.space(r, space)} za 1 × ${the.resource(kind)}`,
    keep: (_r, drawn, given) => `Zatrzymaj ${the.objectiveCard(drawn)}, oddaj ${the.objectiveCard(given)}`,
    reveal: (r, slot) => `Obszar ${the.slot(r, slot)}`,
    trade: (r, seat) => `Wymiana z graczem ${r.name(seat)}`,
    offer: () => 'Złóż tę ofertę',
    swapOne: (_r, give, get) => `1 × ${the.resource(give)} za 1 × ${the.resource(get)}`,
    accept: () => 'Przyjmij',
    refuse: () => 'Odrzuć',
    counter: () => 'Złóż kontrofertę',
    hand: (_r, type, card) => (type === 0 ? the.card : type === 1 ? the.objectiveCard : the.wonder)(card),
  },
  reasons: { ...reasons(the), ...more.reasons },
  tells: {
    ...more.tells,
    first: (r, seat) => `Pierwszym Graczem jest ${r.name(seat)}`,
    round: (_r, age, round) => `Wiek ${age}, Runda ${round}`,
    endRoll: (r, seat, value, most) =>
      value <= most
        ? `${r.name(seat)}: rzut na koniec gry ${value}, gra się kończy (do ${most})`
        : `${r.name(seat)}: rzut na koniec gry ${value}, gramy dalej (kończy wynik do ${most})`,
    turn: (r, seat, n) => `Tura gracza ${r.name(seat)}: ${actions(n)}`,
    routes: (r, seat, n) =>
      `${r.name(seat)}: ${plCount(n, 'Szlak Handlowy', 'Szlaki Handlowe', 'Szlaków Handlowych')}`,
    gain: (r, seat, kind, n, lost) =>
      lost > 0
        ? `${r.name(seat)} zyskuje: ${n} × ${the.resource(kind)}; ponad limit przepada ${lost}`
        : `${r.name(seat)} zyskuje: ${n} × ${the.resource(kind)}`,
    lose: (r, seat, kind, n) => `${r.name(seat)} traci: ${n} × ${the.resource(kind)}`,
    paid: (r, seat, amounts) => `${r.name(seat)} płaci: ${the.amounts(amounts)}`,
    advance: (r, seat, id, cubes) =>
      `${r.name(seat)} zdobywa Rozwinięcie ${the.advance(id)} (na Torze Wydarzeń ${plCount(cubes, 'kosteczka', 'kosteczki', 'kosteczek')})`,
    drawAction: (r, seat, card) =>
      card >= 0 ? `${r.name(seat)} dobiera kartę ${the.card(card)}` : `${r.name(seat)} dobiera kartę Akcji`,
    takeAction: (r, seat, card) => `${r.name(seat)} bierze kartę ${the.card(card)}`,
    drawObjective: (r, seat, card) =>
      card >= 0
        ? `${r.name(seat)} dobiera kartę Celu ${the.objectiveCard(card)}`
        : `${r.name(seat)} dobiera kartę Celu`,
    drawWonder: (r, seat, id) =>
      id >= 0 ? `${r.name(seat)} dobiera Cud ${the.wonder(id)}` : `${r.name(seat)} dobiera kartę Cudu`,
    takeWonder: (r, seat, id) => `${r.name(seat)} bierze Cud ${the.wonder(id)}`,
    wonderShown: (_r, id) => `Odkryto Cud ${the.wonder(id)}`,
    discarded: (r, seat, card) => `${r.name(seat)} odrzuca kartę ${the.card(card)}`,
    founded: (r, seat, space) => `${r.name(seat)} zakłada Miasto na polu ${the.space(r, space)}`,
    mood: (r, city, mood) => `${cityAt(r, city)} jest teraz ${MOODS[mood]}`,
    collects: (r, seat, city) => `${r.name(seat)} zbiera ${inCity(r, city)}`,
    constructed: (r, seat, city, id) =>
      `${r.name(seat)} wznosi Budynek ${the.building(id)} ${inCity(r, city)}`,
    portFaces: (r, city, space) =>
      `Port Miasta ${the.label(r, city)} przylega do pola ${the.label(r, space)}`,
    recruited: (r, seat, kind, n, city) =>
      `${r.name(seat)} werbuje ${inCity(r, city)}: ${n} × ${the.unit(kind)}`,
    relocated: (r, seat, kind, space) =>
      `${r.name(seat)} zabiera z pola ${the.space(r, space)}: ${the.unit(kind)}`,
    unitLost: (r, seat, kind, space) =>
      `${r.name(seat)} traci na polu ${the.space(r, space)}: ${the.unit(kind)}`,
    unitPlaced: (r, owner, kind, space) =>
      `${upper(the.owner(r, owner))}: na polu ${the.space(r, space)} staje 1 × ${the.unit(kind)}`,
    uses: (r, seat, id) => `${r.name(seat)} używa Rozwinięcia ${the.advance(id)}`,
    extraAction: (r, seat) => `${r.name(seat)} ma o jedną Akcję Główną więcej`,
    influences: (r, seat, from, to) =>
      `${r.name(seat)} próbuje Wpływu z Miasta ${the.label(r, from)} na ${cityAt(r, to)}`,
    influenceRoll: (r, seat, rolled, value) =>
      rolled === value
        ? `${r.name(seat)} wyrzuca ${rolled}`
        : `${r.name(seat)} wyrzuca ${rolled}, liczy się jako ${value}`,
    influenceFails: (r, seat) => `Wpływ gracza ${r.name(seat)} się nie udaje`,
    influenced: (r, seat, city, id, from) =>
      `${the.building(id)} ${inCity(r, city)}: teraz ${r.name(seat)}, dotąd ${r.name(from)}`,
    takenOver: (r, seat, city) => `${cityAt(r, city)} przechodzi na stronę gracza ${r.name(seat)}`,
    moves: (r, owner, group, from, to) =>
      `${upper(the.owner(r, owner))}: ${the.group(group)} z pola ${the.label(r, from)} na ${the.space(r, to)}`,
    turnedBack: (r, seat, space) =>
      `Statki gracza ${r.name(seat)} nie mają tam Morza: wracają na ${the.label(r, space)}`,
    explored: (r, seat, slot, tile) => `${r.name(seat)} odkrywa ${the.slot(r, slot)} (Obszar ${tile + 1})`,
    status: (_r, age) => `Faza Podsumowania Wieku ${age}`,
    razed: (r, seat, space) => `${r.name(seat)} pali Miasto ${the.label(r, space)}`,
    government: (r, seat, id, cubes) =>
      `${r.name(seat)} zmienia Formę Rządów: ${the.category(id)}, ${plCount(cubes, 'kosteczka', 'kosteczki', 'kosteczek')}`,
    reformed: (r, seat, id) => `${r.name(seat)} ma teraz Rozwinięcie ${the.advance(id)}`,
    battle: (r, attacker, defender, space) =>
      `Bitwa na polu ${the.space(r, space)}: ${the.owner(r, attacker)} przeciw: ${the.owner(r, defender)}`,
    greatWall: (r, seat) => `Wielki Mur gracza ${r.name(seat)} zatrzymuje Barbarzyńców`,
    faceDown: (r, seat) => `${r.name(seat)} kładzie zakrytą kartę`,
    reveals: (r, seat, card) => `${r.name(seat)} odkrywa kartę ${the.combat(card)}`,
    cardRoll: (r, owner, values) => `${upper(the.owner(r, owner))}: rzut karty ${values.join(', ')}`,
    combatRoll: (r, owner, values, icons, value) =>
      `${upper(the.owner(r, owner))}: ${values.map((n, i) => `${n} ${the.icon(icons[i])}`).join(', ') || 'bez kości'}; Wartość Bojowa ${value}`,
    falls: (r, owner, n) =>
      `${upper(the.owner(r, owner))}: straty ${plCount(n, 'Jednostka', 'Jednostki', 'Jednostek')}`,
    wins: (r, owner, space) => `${upper(the.owner(r, owner))}: wygrana Bitwa na polu ${the.label(r, space)}`,
    draw: (r, space) => `Po Bitwie na polu ${the.label(r, space)} nie został nikt`,
    retreats: (r, owner, space) => `${upper(the.owner(r, owner))}: odwrót na pole ${the.label(r, space)}`,
    fallsBack: (r, seat, space) => `${r.name(seat)} ustępuje na pole ${the.label(r, space)}`,
    captured: (r, owner, city) => `${upper(the.owner(r, owner))}: przejęte ${cityAt(r, city)}`,
    cityGone: (r, space) => `${cityAt(r, space)} znika z Mapy`,
    barbarianCity: (r, space) => `Barbarzyńcy osiedlają się na polu ${the.space(r, space)}`,
    noPlace: () => 'Barbarzyńcy nie znajdują miejsca',
    event: (r, seat, id) => `${r.name(seat)} dobiera Wydarzenie ${the.event(id)}`,
    shielded: (r, seat, id) => `${the.advance(id)} chroni gracza ${r.name(seat)}`,
    claims: (r, seat, id) => `${r.name(seat)} bierze kartę ${the.event(id)}`,
    exhausted: (r, space) => `Ziemia na polu ${the.space(r, space)} jest jałowa`,
    ruined: (r, city, id, colour) =>
      `Zniszczono na polu ${the.label(r, city)}: ${piece(id)} gracza ${r.name(colour)} (2 punkty)`,
    wonderRuined: (r, city, id) => `Zniszczono na polu ${the.label(r, city)} Cud ${the.wonder(id)}`,
    actionLost: (r, seat) => `${r.name(seat)} traci Akcję Główną`,
    pestilenceOver: () => 'Wszyscy mają Higienę: Zaraza się kończy',
    wonder: (r, seat, id, city) => `${r.name(seat)} wznosi Cud ${the.wonder(id)} ${inCity(r, city)}`,
    library: (r, seat, id) =>
      `${r.name(seat)} korzysta z Rozwinięcia ${the.advance(id)} dzięki Wielkiej Bibliotece`,
    statue: (r, seat) => `${r.name(seat)} oddaje kartę Celu za Akcję Główną`,
    plays: (r, seat, card) => `${r.name(seat)} zagrywa kartę ${the.upper(card)}`,
    person: (r, seat, id) => `${r.name(seat)} zagrywa kartę ${the.event(id)}`,
    completes: (r, seat, id) => `${r.name(seat)} realizuje Cel ${the.objective(id)} (2 punkty)`,
    chooses: (r, seat, other) => `${r.name(seat)} wskazuje gracza ${r.name(other)}`,
    exchanges: (r, seat, other, type) =>
      `${r.name(seat)} wymienia kartę z graczem ${r.name(other)} (${CARD_TYPES[type]})`,
    newPlans: (r, seat) => `${r.name(seat)} zatrzymuje nową kartę Celu za starą`,
    offer: (r, seat, other, goods, cards) =>
      `${r.name(seat)} proponuje graczowi ${r.name(other)}: ${bundle(goods.slice(0, 7), cards.slice(0, 3))} za: ${bundle(goods.slice(7, 14), goods.slice(14))}`,
    refused: (r, seat) => `${r.name(seat)} odrzuca ofertę`,
    dealt: (r, seat, other) => `${r.name(seat)} i ${r.name(other)}: wymiana dokonana`,
    end: () => 'Koniec gry',
  },
  sources: {
    cities: 'Elementy Miast',
    advances: 'Rozwinięcia',
    objectives: 'Cele',
    wonders: 'Cuda',
    events: 'Wydarzenia',
    leaders: 'Wyeliminowani Przywódcy',
  },
  terms: {
    points: 'Punkty na stole',
    cities: 'Miasta i miejsce na wzrost',
    engine: 'Działające Rozwinięcia',
    stores: 'Surowce i żetony',
    actions: 'Akcje, które jeszcze zostały',
    cards: 'Karty na ręku',
    units: 'Jednostki na Mapie',
  },
  settings: {
    expansion: {
      name: 'Rozszerzenie Cywilizacje',
      hint: 'Cywilizacje z Przywódcami, Kawaleria, Słonie, piraci, trzy Budynki i więcej kart.',
    },
    events: {
      name: 'Wydarzenia',
      hint: 'Czy rozpatruje się treść kart Wydarzeń.',
      values: { standard: 'Ikona i treść', none: 'Tylko ikona', optional: 'Decyduje dobierający' },
    },
    length: {
      name: 'Długość',
      hint: 'Skrócona gra ma cztery Wieki i więcej Darmowych Rozwinięć.',
      values: { standard: 'Sześć Wieków', short: 'Cztery Wieki' },
    },
    ending: {
      name: 'Koniec',
      hint: 'Przy zmiennym końcu jest siedem Wieków, a każda z ostatnich pięciu Rund może zakończyć grę.',
      values: { fixed: 'Stały', roll: 'Przez rzut', wonder: 'Przez Cud' },
    },
    wonders: {
      name: 'Karty Cudów',
      hint: 'Wspólne Cuda leżą odkryte, każdy może je wznieść.',
      values: { hand: 'Na ręku', shared: 'Wspólne' },
    },
    tradeOffers: { name: 'Oferty wymiany', hint: 'Ile ofert wymiany gracz może złożyć w turze.' },
    leaders: {
      name: 'Przywódcy',
      hint: 'Czy werbowanego Przywódcę się wybiera, czy losuje.',
      values: { choose: 'Wybierani', random: 'Losowani' },
    },
    alternateHistory: {
      name: 'Historia alternatywna',
      hint: 'Wszystkich Przywódców tasuje się i każdy gracz dostaje trzech.',
    },
    civilizations: {
      name: 'Cywilizacje',
      hint: 'Jak gracze dostają Cywilizacje.',
      values: { random: 'Losowane', choose: 'Wybierane po kolei' },
    },
    governmentCost: {
      name: 'Zmiana Formy Rządów',
      hint: 'Ile kosztuje zmiana Formy Rządów w Fazie Podsumowania.',
      values: { free: 'Za darmo', tokens: '1 żeton Nastroju i 1 Kultury' },
    },
  },
  content: the.content,
};
