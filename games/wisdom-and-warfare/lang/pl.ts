import { plCount } from '@epoka/kernel';
import { ABILITIES } from '../content/abilities.ts';
import {
  BUILDING_IDS,
  CITY_STATE_IDS,
  CIV_IDS,
  EVENT_IDS,
  GOOD_IDS,
  GOVERNMENT_IDS,
  MARKER_IDS,
  PERSON_IDS,
  POLICY_IDS,
  RELIC_IDS,
  TECH_IDS,
  WONDER_IDS,
} from '../content/ids.ts';
import { EVENT_KIND, FIRST_WONDER, MARKER_KIND } from '../content/tables.ts';
import { TILES } from '../content/tiles.ts';
import { GIFT } from '../rules/declare.ts';
import { FIGURES } from '../rules/state.ts';
import { cards } from './cards-pl.ts';
import { guide } from './guide-pl.ts';
import { contentName, type R, ROMAN, square, topName, unitName, type Words } from './types.ts';

const tech = (t: number) => (t < 0 ? 'technologia' : cards.tech[TECH_IDS[t]].name);
const wonder = (w: number) => cards.wonder[WONDER_IDS[w]].name;
const building = (b: number) => cards.building[BUILDING_IDS[b]].name;
const government = (g: number) => cards.government[GOVERNMENT_IDS[g]].name;
const policy = (p: number) => cards.policy[POLICY_IDS[p]].name;
const person = (p: number) => cards.person[PERSON_IDS[p]].name;
const good = (g: number) => (g < 0 ? 'surowiec' : cards.good[GOOD_IDS[g]]);
const eventKind = (e: number) => cards.event[EVENT_IDS[e]].name;
const event = (card: number) => (card < 0 ? 'karta wydarzenia' : eventKind(EVENT_KIND[card]));
const marker = (m: number) => (m < 0 ? 'znacznik' : cards.marker[MARKER_IDS[MARKER_KIND[m]]].name);
const ability = (a: number) => contentName(cards, TYPES, ABILITIES[a].of);
const unit = (u: number) => (u < 0 ? 'jednostka' : unitName(cards, u));
const TYPES = ['piechota', 'jazda', 'artyleria', 'lotnictwo'];
const TERRAIN = ['równina', 'las', 'góry', 'pustynia', 'woda'];
const FIGURE = ['armia', 'wóz'];
const FIGURE_WHOM = ['armię', 'wóz'];
const ACTIONS = [
  'produkcja',
  'poświęcenie sztuce',
  'wydobycie surowca',
  'rozpoczęcie programu budowy',
  'darmowy budynek',
];
const PHASES = [
  'w dowolnym momencie',
  'na Początku tury',
  'podczas zarządzania miastem',
  'w fazie ruchu',
  'przed bitwą',
];
const WAYS = ['na północ', 'na wschód', 'na południe', 'na zachód'];
const ROADS: Readonly<Record<number, string>> = {
  1: 'zwycięstwo kulturowe',
  2: 'zwycięstwo technologiczne',
  4: 'zwycięstwo militarne',
  8: 'zwycięstwo ekonomiczne',
};
const trade = (n: number) => plCount(n, 'punkt wymiany', 'punkty wymiany', 'punktów wymiany');
const tradeNeed = (n: number) => plCount(n, 'punktu wymiany', 'punktów wymiany', 'punktów wymiany');
const culture = (n: number) => plCount(n, 'żeton kultury', 'żetony kultury', 'żetonów kultury');
const cultureNeed = (n: number) => plCount(n, 'żetonu kultury', 'żetonów kultury', 'żetonów kultury');
const squares = (n: number) => plCount(n, 'pole', 'pola', 'pól');
const wounds = (n: number) => plCount(n, 'ranę', 'rany', 'ran');
const city = (c: number) => (c < 0 ? 'żadne miasto' : c === 0 ? 'stolica' : `miasto ${c + 1}`);
const coinPlace = (place: number) =>
  place === -1
    ? 'arkusz cywilizacji'
    : place === -2
      ? wonder(WONDER_IDS.indexOf('panama-canal'))
      : tech(place);
const who = (r: R, seat: number) => (seat < 0 ? 'barbarzyńcy' : r.name(seat));
const Who = (r: R, seat: number) => (seat < 0 ? 'Barbarzyńcy' : r.name(seat));
const figures = (armies: number, scouts: number) =>
  [
    armies > 0 ? plCount(armies, 'armia', 'armie', 'armii') : '',
    scouts > 0 ? plCount(scouts, 'wóz', 'wozy', 'wozów') : '',
  ]
    .filter(text => text !== '')
    .join(' i ');
const handCard = (r: R, place: number) => event(r.view.hand[r.seat]?.[place] ?? -2);
const heldMarker = (r: R, place: number) => marker(r.view.kept[r.seat]?.[place] ?? -2);
const amounts = (list: readonly number[]) =>
  list
    .map((n, i) => (n === 0 ? '' : i === 0 ? trade(n) : i === 1 ? culture(n) : `${good(i - 2)} (${n})`))
    .filter(text => text !== '');
const bundle = (list: readonly number[], markers: number, cardsGiven: number) => {
  const parts = amounts(list);
  if (markers > 0)
    parts.push(plCount(markers, 'zakryty znacznik', 'zakryte znaczniki', 'zakrytych znaczników'));
  if (cardsGiven > 0) parts.push(plCount(cardsGiven, 'karta wydarzenia', 'karty wydarzeń', 'kart wydarzeń'));
  return parts.length === 0 ? 'nic' : parts.join(', ');
};
const swapped = (what: number) => (what === 4 ? trade(3) : good(what));
const offerText = (r: R, id: number) => {
  const offer = r.view.offers.find(one => one[0] === id);
  if (!offer) return `oferta ${id}`;
  let at = 15;
  const lengths = [0, 1, 2, 3].map(() => {
    const n = offer[at];
    at += 1 + n;
    return n;
  });
  const give = bundle(offer.slice(3, 9), lengths[0], lengths[1]);
  const take = bundle(offer.slice(9, 15), lengths[2], lengths[3]);
  return `${r.name(offer[1])} daje: ${give}, w zamian za: ${take}`;
};
const declaredText = (r: R, at: number) => {
  const item = r.view.declared[at];
  if (!item) return 'zadeklarowana rzecz';
  const name = r.name(item[1]);
  if (item[0] === 0) return `${name}: ${ACTIONS[item[5]]} (${city(item[4])})`;
  return item[0] === 1 ? `${name}: ${event(item[4])}` : `${name}: ${ability(item[4])}`;
};

export const words: Words = {
  title: 'Wiedza i Wojna',
  cards,
  guide,
  orders: {
    passReactions: 'Niczego nie anuluj',
    passInterrupts: 'Nie przerywaj ruchów',
    noTrade: 'Bez handlu z innymi',
  },
  questions: {
    civ: () => 'Wybierz swoją cywilizację',
    adopt: () => 'Wprowadź politykę socjalną',
    giveUp: () => 'Zrezygnuj z polityki socjalnej',
    switchPolicy: (_r, { left }) => `Zamień polityki socjalne (najwyżej ${left})`,
    capital: () => 'Załóż stolicę na środkowym polu domowego kafelka',
    firstWonder: (_r, data) => `Połóż obok stolicy: ${wonder(data.wonder)}`,
    firstFigure: (_r, { kind }) => `Postaw obok stolicy: ${FIGURE[kind]}`,
    found: () => 'Załóż miasto albo idź dalej',
    displace: (_r, data) => `Przesuń pionek z pola ${square(data.square)}`,
    zuluHuts: () => 'Którą chatkę obok nowego miasta teraz odkrywasz?',
    govern: () => 'Zachowaj ustrój albo go zmień',
    start: () => 'Początek tury: zdolności, wielcy ludzie, wozy',
    keepPerson: () => 'Zatrzymaj jednego z dwóch wielkich ludzi',
    placePerson: (_r, data) => `Umieść na mapie albo zostaw w rezerwie: ${person(data.person)}`,
    levy: (_r, { n }) => `Wybuduj za darmo jednostki (najwyżej ${n})`,
    target: (_r, data) => `${ability(data.ability)}: wybierz cel`,
    aim: (_r, data) => `${eventKind(data.event)}: wybierz cel`,
    agree: (r, { actor, event: e }) =>
      `${r.name(actor)} chce obrać cię za cel: ${eventKind(e)}. Zgadzasz się?`,
    payGoods: (_r, data) => `${ability(data.ability)}: wybierz, czym płacisz`,
    afar: () => 'Który przeciwnik dostaje monetę?',
    discard: () => 'Masz za dużo kart wydarzeń: odrzuć jedną',
    ark: (_r, { left }) => `Arka przymierza: przesuń się za darmo (pozostało pól: ${left})`,
    trade: () => 'Negocjuj albo zgłoś gotowość',
    cities: () => 'Zarządzanie miastem: wykonaj akcje miejskie',
    item: (_r, { second }) => (second ? 'Wyprodukować drugą rzecz?' : 'Co produkuje miasto?'),
    place: (_r, { kind, what }) =>
      `Gdzie umieścić: ${kind === 0 ? FIGURE[what] : kind === 2 ? building(what) : topName(cards, FIRST_WONDER + what)}?`,
    harvest: () => 'Który surowiec wydobywa miasto?',
    react: (r, { at }) => `Czy to anulujesz? ${declaredText(r, at)}`,
    move: () => 'Ruch: przesuń swoje pionki',
    walk: r => `Grupa stoi na polu ${square(r.view.at)}: dokąd? (pozostały ruch: ${r.view.left})`,
    interrupt: (r, { seat }) => `${r.name(seat)} wykonuje ruch: przerywasz?`,
    raze: (_r, data) => `Zniszczyć budynek na polu ${square(data.square)}?`,
    before: () => 'Zagrać kartę przed dobraniem sił bitewnych?',
    fight: () => 'Twoja tura bitwy: zagraj jednostkę',
    wounds: (_r, { n }) => `Zadaj rany (najwyżej ${n})`,
    heal: (_r, { n }) => `Wylecz rany (najwyżej ${n})`,
    saveUnit: () => 'Przywrócić jedną zabitą jednostkę do dostępnych sił?',
    loot: (r, { loser, left }) => `Wykorzystaj łupy (${left}), przegrany: ${r.name(loser)}`,
    research: () => 'Wybierz w tajemnicy, co badasz',
    second: () => 'Notre-Dame: druga technologia za 6 dodatkowych punktów wymiany?',
    pickGood: () => 'Weź surowiec z rynku',
    teach: (r, { from }) => `Naucz się technologii, którą zna ${r.name(from)}`,
  },
  answers: {
    civ: (_r, c) => cards.civ[CIV_IDS[c]].name,
    adopt: (_r, card, side) => `Wprowadź: ${policy(card * 2 + side)}`,
    giveUp: (r, card) =>
      `Zrezygnuj: ${policy(card * 2 + Math.max(0, (r.view.policy[r.seat * 4 + card] ?? 1) - 1))}`,
    switch: (r, from, to, side) =>
      `Zamień: ${policy(from * 2 + Math.max(0, (r.view.policy[r.seat * 4 + from] ?? 1) - 1))} → ${policy(to * 2 + side)}`,
    done: () => 'Gotowe',
    at: (_r, q) => `Pole ${square(q)}`,
    found: (_r, q, kind) => `Załóż miasto na polu ${square(q)} (${FIGURE[kind]})`,
    stay: () => 'Zachowaj ustrój',
    change: (_r, g) => `Zmień ustrój: ${government(g)}`,
    use: (_r, a) => `Użyj: ${ability(a)}`,
    play: (r, place, effect) => `Zagraj: ${handCard(r, place)}${effect > 0 ? ' (drugi efekt)' : ''}`,
    assign: (r, f, c) => `Pole ${square(r.view.fig[r.seat * FIGURES + f] ?? -1)} zbiera dla: ${city(c)}`,
    settle: (_r, p) => `Umieść na mapie: ${person(p)}`,
    recall: (_r, q) => `Zabierz wielkiego człowieka z pola ${square(q)}`,
    keep: (_r, p) => `Zatrzymaj: ${person(p)}`,
    reserve: () => 'Zostaw w rezerwie',
    type: (_r, t) => `Jednostka: ${TYPES[t]}`,
    enough: () => 'Wystarczy',
    from: (_r, q) => `Wszystkie pionki z pola ${square(q)}`,
    city: (_r, c) => city(c),
    player: (r, seat) => `Gracz: ${r.name(seat)}`,
    tech: (_r, t) => tech(t),
    level: (_r, level) => `Poziom ${ROMAN[level]}`,
    kind: (_r, kind) => `Wybuduj: ${FIGURE[kind]}`,
    take: (_r, q, g) => `${good(g)} z pola ${square(q)}`,
    wonder: (r, w) => {
      const asked = r.view.asked.find(q => q.seat === r.seat);
      const which = asked?.kind === 'item' ? r.view.wonderUp[w] : w;
      return wonder(which);
    },
    back: () => 'Wróć',
    lead: (_r, q, kind) => `${FIGURE[kind]} z pola ${square(q)}`,
    victim: (r, q, owner, kind) =>
      `${kind === 2 ? 'wielki człowiek' : FIGURE[kind]} na polu ${square(q)} (${who(r, owner)})`,
    yes: () => 'Tak',
    no: () => 'Nie',
    token: (_r, g) => `Żeton: ${good(g)}`,
    marker: (r, place) => `Znacznik ${place + 1}: ${heldMarker(r, place)}`,
    gift: (r, place, g) => `${handCard(r, place)} jako ${good(g)}`,
    discard: (r, place) => `Odrzuć: ${handCard(r, place)}`,
    advance: () => 'Przesuń się na torze kultury',
    offer: (r, form) => `Złóż ofertę: ${r.name(form.to)}`,
    swap: (r, to, give, take) =>
      `Zaproponuj (${r.name(to)}): dajesz ${swapped(give)}, bierzesz ${swapped(take)}`,
    accept: (r, id) => `Przyjmij: ${offerText(r, id)}`,
    decline: (r, id) => `Odrzuć: ${offerText(r, id)}`,
    withdraw: (r, id) => `Wycofaj: ${offerText(r, id)}`,
    ready: () => 'Gotowość',
    act: (_r, c, kind) => `${city(c)}: ${ACTIONS[kind]}`,
    figure: (_r, kind) => `Wybuduj: ${FIGURE[kind]}`,
    unit: (_r, t) => `Wybuduj jednostkę: ${TYPES[t]}`,
    building: (_r, b) => `Wybuduj: ${building(b)}`,
    walls: () => 'Wybuduj mury miejskie',
    cancel: (r, place) => `Anuluj kartą: ${handCard(r, place)}`,
    spy: (r, a, source) =>
      `Anuluj (${ability(a)}), płacąc: ${source >= GIFT ? handCard(r, source - GIFT) : heldMarker(r, source)}`,
    pass: () => 'Pasuj',
    march: (_r, q, armies, scouts) => `Przesuń z pola ${square(q)}: ${figures(armies, scouts)}`,
    sacrifice: (_r, q, kind, c) =>
      `Poświęć ${FIGURE_WHOM[kind]} z pola ${square(q)} w mieście na polu ${square(c)}`,
    step: (_r, d) => `Krok ${WAYS[d]}`,
    explore: (_r, d) => `Odkryj ${WAYS[d]}`,
    stop: () => 'Zatrzymaj się tutaj',
    engage: (r, place, front) => `${unit(battleUnit(r, place))} atakuje na froncie ${front + 1}`,
    open: (r, place) => `${unit(battleUnit(r, place))} otwiera nowy front`,
    end: () => 'Zakończ turę bitwy',
    wound: (_r, front) => `Jedna rana na froncie ${front + 1}`,
    mend: (_r, front) => `Wylecz jedną ranę na froncie ${front + 1}`,
    save: (r, i) =>
      `Ocal: ${unit((r.view.battle.dead.find((_list, side) => r.view.battle.sides[side] === r.seat) ?? [])[i] ?? -2)}`,
    lootTrade: () => 'Zabierz do 3 punktów wymiany',
    lootCulture: () => 'Zabierz do 3 żetonów kultury',
    lootGood: (_r, g) => `Zabierz: ${good(g)}`,
    lootMarker: (_r, place) => `Zabierz zakryty znacznik ${place + 1}`,
    breakCoin: (_r, place) => `Odrzuć żeton monety: ${coinPlace(place)}`,
    lootCoin: (_r, place) => `Zabierz żeton monety: ${coinPlace(place)}`,
    lootCard: (_r, place) => `Zabierz kartę wydarzenia ${place + 1}`,
    lootTech: (_r, t) => `Naucz się: ${tech(t)}`,
    none: () => 'Nic',
    good: (_r, g) => good(g),
  },
  reasons: {
    'card-elsewhere': () => 'Kartę wydarzenia zagrywa się w fazie, którą wymienia',
    'goods-elsewhere': () => 'Surowcami opłaca się zdolności, w fazie danej zdolności',
    'in-movement': () => 'Pionki poruszają się w fazie ruchu',
    'in-management': () => 'Miasta działają w fazie zarządzania miastem',
    'in-step-a': () => 'Miasta zakłada się na samym początku tury',
    'in-step-b': () => 'Ustrój zmienia się na Początku tury, po założeniu miast',
    'in-step-c': () => 'Wielkich ludzi umieszcza się i zabiera na Początku własnej tury',
    'in-research': () => 'Technologie wynajduje się w fazie badań',
    'in-trade': () => 'Oferty składa się w fazie wymiany handlowej',
    'policy-elsewhere': () => 'Polityki zmieniają się wraz z liczbą miast albo przez efekt zamiany',
    'already-there': () => 'To już tam stoi',
    'square-blockaded': () => 'Wrogi pionek blokuje to pole',
    'relic-square': () => 'Leży tam zabytek: najpierw musi go zabrać armia',
    'on-city-state': () => 'Stoi tam państwo-miasto',
    'wrong-terrain': (_r, terrain) => `Niedozwolony teren: ${TERRAIN[terrain]}`,
    'wonder-limit': () => 'To miasto ma już cud świata: kolejny można zbudować tylko na jego polu',
    'star-limit': () => 'To miasto ma już budynek z gwiazdką: kolejny można zbudować tylko na jego polu',
    'water-forbidden': () =>
      'Bez Żeglarstwa pionki nie stają na wodzie, a bez Nawigacji przez nią nie przechodzą',
    'end-in-own-city': () => 'Przez własne miasto można przejść, ale nie można w nim zakończyć ruchu',
    'stacking-limit': (_r, limit) => `Limit ustawienia twoich pionków na jednym polu: ${limit}`,
    'scout-forbidden': () => 'Wozu nie można postawić między wrogami',
    'supply-empty': () => 'Nic już nie zostało',
    'needs-flight': () => 'Lotnictwo wymaga technologii Lotnictwo',
    'card-adopted': () => 'Ta karta jest już wprowadzona',
    'card-not-adopted': () => 'Ta karta nie jest wprowadzona',
    'already-switched': () => 'Ten efekt już zamienił tę kartę',
    'civ-taken': () => 'Tą cywilizacją gra ktoś inny',
    'site-water': () => 'Miasto nie może stać na wodzie',
    'site-edge': () => 'Wszystkie osiem pól wokół miasta musi leżeć na mapie i być odkrytych',
    'site-too-close': () => 'Inne miasto jest bliżej niż 3 pola',
    'site-next-to-hut': () => 'Obok tego pola jest chatka',
    'site-next-to-village': () => 'Obok tego pola jest wioska',
    'site-next-to-state': () => 'Obok tego pola jest państwo-miasto',
    'site-next-to-relic': () => 'Obok tego pola jest zabytek',
    'site-enemy': () => 'Obok tego pola stoi wrogi pionek',
    'city-limit': (_r, limit) => `Limit miast: ${limit}; Nawadnianie pozwala na 3`,
    'no-founder': () => 'Armie zakładają miasta tylko w Republice',
    'not-empty': () => 'Pole nie jest puste',
    'marker-there': () => 'Leży tam znacznik',
    'same-government': () => 'Ten ustrój już obowiązuje',
    'needs-tech': (_r, t) => `Wymaga technologii: ${tech(t)}`,
    'anarchy-first': () =>
      'Tę technologię znasz od dawna: teraz wybierz Anarchię, a ten ustrój w następnej turze',
    'leave-anarchy': () => 'Teraz trzeba zakończyć Anarchię',
    'already-assigned': () => 'Ten pionek ma już przydział w tej turze',
    'same-city': () => 'Już zbiera dla tego miasta',
    'gathered-already': () => 'Inny pionek zbiera z tego pola',
    'placed-now': () => 'Został umieszczony w tej turze',
    'no-room': () => 'Nie ma na to pola',
    'already-used': () => 'W tej turze już użyto',
    'slots-full': () => 'Na tej technologii nie zmieści się więcej monet',
    'not-enough-trade': (_r, needed, has) => `Potrzeba ${tradeNeed(needed)}, masz ${has}`,
    'not-enough-culture': (_r, needed, has) => `Potrzeba ${cultureNeed(needed)}, masz ${has}`,
    'cannot-pay': () => 'Brakuje ci surowców',
    'nothing-to-learn': () => 'Nie ma technologii, której można się tak nauczyć',
    'no-target': () => 'Nie ma żadnego celu',
    'nothing-to-harvest': () => 'Nie ma surowca do wydobycia',
    'tech-known': () => 'Znasz już tę technologię',
    'wrong-level': (_r, level) => `Tylko technologie poziomu ${ROMAN[level]}`,
    'nobody-knows': () => 'Nie zna jej żaden inny gracz',
    'no-pyramid-place': () => 'W piramidzie potrzebne są pod nią dwie technologie',
    'already-locked': () => 'To pole jest już zamknięte',
    'not-the-capital': () => 'Nie stolica',
    'no-units': () => 'Ten gracz nie ma jednostek',
    'no-way': () => 'Nie ma dokąd pójść',
    'wrong-good': () => 'Koszt wymaga innego surowca',
    'in-payment': () => 'Już wybrane do tej zapłaty',
    'no-gift': () => 'Tylko kartami darów opłaca się zdolności',
    'no-building': () => 'To nie jest budynek',
    'own-building': () => 'Tylko budynki innych graczy',
    'out-of-range': (_r, range) => `Dalej niż ${squares(range)} od twoich pionków i miast`,
    refused: (r, owner) =>
      `${r.name(owner)} ma Organizację Narodów Zjednoczonych i w tej turze odmawia bycia celem`,
    'on-city': () => 'Stoi tam miasto',
    'something-built': () => 'Stoi tam budynek lub cud świata',
    'no-change': () => 'To niczego nie zmieni',
    'figures-only': () => 'To wydarzenie zabija tylko pionki',
    'no-victim': () => 'Tylko armia lub miasto innego gracza',
    'no-village-near': (_r, range) => `W odległości do ${plCount(range, 'pola', 'pól', 'pól')} nie ma wioski`,
    'wrong-era': () => 'To nie cud świata z tej epoki',
    'already-obsolete': () => 'Ten cud jest już zanegowany',
    'card-phase': (_r, phase) => `Ten efekt zagrywa się ${PHASES[phase]}`,
    'taken-back': () => 'Ta karta została już pokazana i cofnięta: nie można jej zagrać w tej części fazy',
    'no-interrupt': () => 'Ta karta nie przerywa ruchu',
    'capital-only': () => 'Poza stolicą nie masz miast',
    'no-cancel': () => 'Ta karta niczego nie anuluje',
    'cancels-no-action': () => 'Karty nie anulują akcji miejskich: robi to Pismo',
    'cancels-events-only': () => 'Anuluje tylko wydarzenia kulturalne',
    'not-the-target': () => 'To wydarzenie nie dotyczy ciebie',
    'no-spy': () => 'Ten znacznik to nie szpieg',
    'offers-made': (_r, most) => `Oferty złożone w tej fazie: ${most}, więcej nie można`,
    'offers-open': (_r, most) => `Twoje otwarte oferty: ${most}, więcej nie można`,
    'empty-offer': () => 'Oferta jest pusta',
    'not-enough': () => 'Jedna ze stron tyle nie ma',
    'capital-anarchy': () => 'W Anarchii stolica nie działa',
    'city-acted': () => 'To miasto już działało',
    'action-repeated': () => 'W Monarchii stolica nie robi w turze dwa razy tego samego',
    'program-exists': () => 'Trwa tu już program budowy',
    'track-ended': () => 'Stoisz na ostatnim polu toru',
    'must-build-upgrade': (_r, form) => `Zamiast tego buduje się: ${building(form)}`,
    'not-enough-production': (_r, cost, most) =>
      `Koszt ${cost}, a z zamianą całej wymiany masz produkcję ${most}`,
    'already-walled': () => 'To miasto ma mury',
    'already-moved': () => 'Te pionki już się w tej turze ruszały',
    'square-locked': () => 'W tej turze nie wolno opuścić tego pola',
    'too-far': () => 'Za daleko',
    'no-army': () => 'Bez armii nie można tam wejść',
    'hut-needs-army': () => 'Chatki odkrywają tylko armie, a wozy przy Pacyfizmie',
    'relic-needs-army': () => 'Na zabytek wchodzi tylko armia',
    'no-way-to-end': () => 'Stamtąd nie da się już legalnie zakończyć ruchu',
    'unit-played': () => 'W tej turze bitwy jednostka jest już zagrana',
    'play-a-unit': () => 'Najpierw zagraj jednostkę',
    'no-wounds': () => 'Nie ma ran do wyleczenia',
    'loot-two': () => 'To kosztuje 2 łupy',
    'loser-has-none': () => 'Przegrany nic takiego nie ma',
    'trade-full': () => 'Twój wskaźnik wymiany jest pełny',
    'higher-level': () => 'Druga technologia nie może być wyższego poziomu',
    'teacher-does-not-know': (r, seat) => `${r.name(seat)} jej nie zna`,
  },
  tells: {
    civ: (r, seat, c) => `${r.name(seat)} gra: ${cards.civ[CIV_IDS[c]].name}`,
    capital: (r, seat, q) => `${r.name(seat)} zakłada stolicę na polu ${square(q)}`,
    placed: (r, seat, top, q) => `${r.name(seat)} umieszcza na polu ${square(q)}: ${topName(cards, top)}`,
    figure: (r, seat, kind, q) => `${r.name(seat)} stawia ${FIGURE_WHOM[kind]} na polu ${square(q)}`,
    firstTrade: (r, seat, n) => `${r.name(seat)} zaczyna, mając ${trade(n)}`,
    turn: (r, round, first) => `Tura ${round}: pierwszy gracz to ${r.name(first)}`,
    trade: (r, seat, n) => `${r.name(seat)} otrzymuje ${trade(n)}`,
    culture: (r, seat, n) => `${r.name(seat)} otrzymuje ${culture(n)}`,
    coin: (r, seat) => `${r.name(seat)} otrzymuje monetę`,
    coinOnTech: (r, seat, t) => `${r.name(seat)} kładzie monetę na technologii: ${tech(t)}`,
    killed: (r, seat, armies, scouts, q) =>
      `${r.name(seat)} traci na polu ${square(q)}: ${figures(armies, scouts)}`,
    fulfilled: (r, seat, road) => `${r.name(seat)} spełnia warunek (${ROADS[road]}); tura toczy się do końca`,
    won: (r, seat, road) => `${r.name(seat)} wygrywa: ${ROADS[road]}`,
    noEvents: (_r, level) => `Nie ma już kart wydarzeń poziomu ${ROMAN[level]}`,
    drewEvent: (r, seat, level, card) =>
      `${r.name(seat)} dobiera ${card < 0 ? `kartę wydarzenia poziomu ${ROMAN[level]}` : `kartę: ${event(card)}`}`,
    drewUnit: (r, seat, t, u) => `${r.name(seat)} otrzymuje jednostkę: ${u < 0 ? TYPES[t] : unit(u)}`,
    good: (r, seat, g) => `${r.name(seat)} bierze surowiec: ${good(g)}`,
    removed: (r, seat, top, q) => `${who(r, seat)} traci na polu ${square(q)}: ${topName(cards, top)}`,
    wonderUp: (_r, w) => `Na rynek trafia cud świata: ${wonder(w)}`,
    obsolete: (_r, w) => `Cud świata zostaje zanegowany: ${wonder(w)}`,
    learned: (r, seat, t) => `${r.name(seat)} uczy się technologii: ${tech(t)}`,
    upgraded: (r, seat, form, q) => `${r.name(seat)} ma teraz na polu ${square(q)}: ${building(form)}`,
    advanced: (r, seat, step) => `${r.name(seat)} dochodzi na torze kultury do pola ${step}`,
    cityLost: (r, seat, q) => `${r.name(seat)} traci miasto na polu ${square(q)}`,
    noPeople: (r, seat) => `${r.name(seat)}: nie ma już wielkich ludzi`,
    twoPeople: (r, seat, one, two) => `${r.name(seat)} może zatrzymać: ${person(one)} albo ${person(two)}`,
    person: (r, seat, p) => `${r.name(seat)} otrzymuje wielkiego człowieka: ${person(p)}`,
    adopted: (r, seat, p) => `${r.name(seat)} wprowadza politykę: ${policy(p)}`,
    gaveUp: (r, seat, p) => `${r.name(seat)} traci politykę: ${policy(p)}`,
    switched: (r, seat, from, to) => `${r.name(seat)} zamienia politykę: ${policy(from)} na ${policy(to)}`,
    founded: (r, seat, q) => `${r.name(seat)} zakłada miasto na polu ${square(q)}`,
    stateDestroyed: (_r, q) => `Państwo-miasto na polu ${square(q)} przestaje istnieć`,
    shifted: (r, seat, kind, from, to) =>
      `${r.name(seat)} przesuwa ${FIGURE_WHOM[kind]} z pola ${square(from)} na ${square(to)}`,
    government: (r, seat, g) => `${r.name(seat)} zmienia ustrój: ${government(g)}`,
    assigned: (r, seat, q, c) => `${r.name(seat)}: pionek z pola ${square(q)} zbiera dla: ${city(c)}`,
    declaredAction: (r, seat, c, kind) => `${r.name(seat)}, ${city(c)}: ${ACTIONS[kind]}`,
    declaredEvent: (r, seat, card) => `${r.name(seat)} zagrywa: ${event(card)}`,
    declaredAbility: (r, seat, a) => `${r.name(seat)} używa: ${ability(a)}`,
    cancelled: (r, seat, what, which) =>
      `${r.name(seat)} anuluje: ${what === 0 ? `akcja miejska (${city(which)})` : what === 1 ? event(which) : ability(which)}`,
    spentMarker: (r, seat, m) => `${r.name(seat)} wydaje znacznik: ${marker(m)}`,
    spentGood: (r, seat, g) => `${r.name(seat)} wydaje surowiec: ${good(g)}`,
    paidTrade: (r, seat, n) => `${r.name(seat)} płaci ${trade(n)}`,
    paidCulture: (r, seat, n) => `${r.name(seat)} płaci ${culture(n)}`,
    paidStep: (r, seat, c, t) => `${r.name(seat)} płaci ${culture(c)}${t > 0 ? ` i ${trade(t)}` : ''}`,
    converted: (r, seat, n) => `${r.name(seat)} zamienia na produkcję ${trade(n)}`,
    refused: (r, seat, actor) => `${r.name(seat)} nie godzi się być celem: ${r.name(actor)}`,
    camp: (_r, q) => `Barbarzyńcy rozbijają obóz na polu ${square(q)}`,
    terrain: (_r, q, terrain) => `Pole ${square(q)} to odtąd ${TERRAIN[terrain]}`,
    boost: (r, seat, c, n) => `${r.name(seat)}, ${city(c)}: produkcja większa o ${n} w tej turze`,
    extraAction: (r, seat, c) => `${r.name(seat)}, ${city(c)}: dodatkowa akcja`,
    extraActions: (r, seat) => `${r.name(seat)}: dodatkowa akcja każdego miasta`,
    discarded: (r, seat, card) => `${r.name(seat)} odrzuca: ${event(card)}`,
    strike: (r, seat, n) => `${r.name(seat)} w następnym ataku zadaje dodatkowo ${wounds(n)}`,
    locked: (_r, q) => `W tej turze nikt nie może opuścić pola ${square(q)}`,
    sailed: (r, seat, from, to) => `${r.name(seat)} przewozi pionki z pola ${square(from)} na ${square(to)}`,
    unitKilled: (r, seat, u, by) => `${r.name(by)} zabija jednostkę gracza ${r.name(seat)}: ${unit(u)}`,
    lapsed: (r, from, to) => `Oferta wygasa: ${r.name(from)} dla ${r.name(to)}`,
    offer: (r, from, to, id) => `Oferta ${id}: ${r.name(from)} dla ${r.name(to)}`,
    withdrawn: (r, seat, id) => `${r.name(seat)} wycofuje ofertę ${id}`,
    declined: (r, seat, id) => `${r.name(seat)} odrzuca ofertę ${id}`,
    deal: (r, from, to) => `${r.name(from)} i ${r.name(to)} dobijają targu`,
    handed: (r, from, to, list, markers, cardsGiven) =>
      `${r.name(from)} daje (${r.name(to)}): ${bundle(list, markers, cardsGiven)}`,
    doneManaging: (r, seat) => `${r.name(seat)} kończy zarządzanie miastem`,
    program: (r, seat, c) => `${r.name(seat)} rozpoczyna program budowy: ${city(c)}`,
    walls: (r, seat, c) => `${r.name(seat)} buduje mury: ${city(c)}`,
    built: (r, seat, top, q) => `${r.name(seat)} buduje na polu ${square(q)}: ${topName(cards, top)}`,
    keptMarker: (r, seat, q, m) =>
      `${r.name(seat)} zabiera znacznik z pola ${square(q)}${m < 0 ? '' : ` (${marker(m)})`}`,
    turnedMarker: (r, seat, q, m) => `${r.name(seat)} odkrywa na polu ${square(q)}: ${marker(m)}`,
    cityState: (_r, q, state) =>
      `Na polu ${square(q)} powstaje: ${cards.cityState[CITY_STATE_IDS[state]].name}`,
    relic: (r, seat, relic) => `${r.name(seat)} zdobywa zabytek: ${cards.relic[RELIC_IDS[relic]].name}`,
    doneMoving: (r, seat) => `${r.name(seat)} kończy ruch`,
    march: (r, seat, armies, scouts, q) =>
      `${r.name(seat)} rusza z pola ${square(q)}: ${figures(armies, scouts)}`,
    step: (r, seat, from, to) => `${r.name(seat)}: z ${square(from)} na ${square(to)}`,
    explored: (r, seat, tile) => `${r.name(seat)} odkrywa: ${cards.tile[TILES[tile].id]}`,
    sacrificed: (r, seat, kind, owner) =>
      `${r.name(seat)} poświęca ${FIGURE_WHOM[kind]} w mieście gracza ${r.name(owner)}`,
    nothingToLearn: (r, seat, from) => `${r.name(seat)} nie ma się czego nauczyć od gracza ${r.name(from)}`,
    battle: (r, attacker, defender, q) =>
      `Bitwa na polu ${square(q)}: ${who(r, attacker)} kontra ${who(r, defender)}`,
    wallsFall: (r, seat, c) => `${r.name(seat)} traci mury: ${city(c)}`,
    battleHand: (r, seat, n) =>
      `${r.name(seat)} prowadzi do bitwy ${plCount(n, 'jednostkę', 'jednostki', 'jednostek')}`,
    bonus: (r, seat, n) => `Premia bitewna ${n}: ${who(r, seat)}`,
    opened: (r, seat, u, front) => `${Who(r, seat)}: ${unit(u)} na nowym froncie ${front + 1}`,
    engaged: (r, seat, u, front) => `${Who(r, seat)}: ${unit(u)} atakuje na froncie ${front + 1}`,
    wounded: (r, seat, u, n) => `${unit(u)} (${who(r, seat)}) otrzymuje ${wounds(n)}`,
    unitDied: (r, seat, u) => `${unit(u)} (${who(r, seat)}) ginie`,
    healedAll: (r, seat) => `${r.name(seat)} leczy wszystkie swoje jednostki w grze`,
    mended: (r, seat, u) => `${r.name(seat)} leczy ranę: ${unit(u)}`,
    values: (r, attacker, value, defender, other) =>
      `Wartość bojowa: ${who(r, attacker)} ${value}, ${who(r, defender)} ${other}`,
    battleWon: (r, seat) => `Bitwę wygrywa: ${who(r, seat)}`,
    saved: (r, seat, u) => `${r.name(seat)} ocala jednostkę: ${unit(u)}`,
    loot: (r, seat, n) => `${r.name(seat)} zdobywa ${plCount(n, 'łup', 'łupy', 'łupów')}`,
    lootedTrade: (r, seat, loser, n) => `${r.name(seat)} zabiera ${trade(n)}: ${r.name(loser)}`,
    lootedCulture: (r, seat, loser, n) => `${r.name(seat)} zabiera ${culture(n)}: ${r.name(loser)}`,
    lootedGood: (r, seat, loser, g) => `${r.name(seat)} zabiera surowiec (${good(g)}): ${r.name(loser)}`,
    lootedMarker: (r, seat, loser) => `${r.name(seat)} zabiera zakryty znacznik: ${r.name(loser)}`,
    brokeCoin: (r, seat, loser) => `${r.name(seat)} niszczy żeton monety: ${r.name(loser)}`,
    lootedCoin: (r, seat, loser) => `${r.name(seat)} zabiera żeton monety: ${r.name(loser)}`,
    lootedCard: (r, seat, loser) => `${r.name(seat)} zabiera kartę wydarzenia: ${r.name(loser)}`,
    researched: (r, seat, t, paid) => `${r.name(seat)} wynajduje (${trade(paid)}): ${tech(t)}`,
    noResearch: (r, seat) => `${r.name(seat)} niczego nie bada`,
  },
  sources: { steps: 'tor kultury', coins: 'monety', techs: 'technologie', victory: 'zwycięstwo' },
  terms: {
    lead: 'postęp na najlepszej drodze',
    map: 'możliwości na mapie',
    culture: 'kultura',
    coins: 'monety',
    techs: 'technologie',
    trade: 'wymiana handlowa',
    cities: 'miasta',
    army: 'armie i jednostki',
    victory: 'zwycięstwo',
  },
  settings: {
    civilizations: {
      name: 'Cywilizacje',
      hint: 'Które cywilizacje biorą udział',
      values: {
        all: 'wszystkie dwanaście',
        core: 'sześć z gry podstawowej',
        expansion: 'sześć z rozszerzenia',
      },
    },
    pick: { name: 'Wybór cywilizacji', hint: 'Gracze wybierają w kolejności tury zamiast losować' },
    finishTurn: { name: 'Dokończenie tury', hint: 'Po pierwszym zwycięstwie tura toczy się do końca' },
  },
  content: id => contentName(cards, TYPES, id),
};

function battleUnit(r: R, place: number): number {
  const b = r.view.battle;
  return b.hands[b.turn]?.[place] ?? -2;
}
