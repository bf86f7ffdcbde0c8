import { NONE, plCount } from '@epoka/kernel';
import { CARDS, GROUPS, UNIT_TYPES } from '../content/index.ts';
import { NEEDS } from '../rules/cards.ts';
import { guide } from './guide-pl.ts';
import { NAMES as names, PEOPLES as peoples } from './names-pl.ts';
import { tables } from './tables-pl.ts';
import { texts } from './text-pl.ts';
import {
  type CcgWords,
  contentName,
  face,
  joined,
  listed,
  nameOf,
  namer,
  ownerOf,
  type R,
  steps,
} from './types.ts';

const card = namer(names, 'zakryta karta');
const cards = (list: readonly number[]) => joined(list.map(card), 'i');
const people = (c: number) => peoples[CARDS[c].id as keyof typeof peoples];
const n = (r: R, seat: number) => r.name(seat);
const damage = (k: number) => plCount(k, 'obrażenie', 'obrażenia', 'obrażeń');
const KIND_OF_INCOME = ['żywności', 'produkcji', 'podatku'];
const KIND_NAMED = ['żywność', 'produkcja', 'podatek'];
const income = (kind: number, k: number) => `${k} ${KIND_OF_INCOME[kind]}`;
const trait = (t: number) => (t === 1 ? tables.traits.religion : tables.traits['political-system']);
const groups = (c: number) => joined(listed(GROUPS, NEEDS[c].groups, tables.groups), 'i');
const terrains = (k: number) => plCount(k, 'teren', 'tereny', 'terenów');

/** A card in play. */
const it = (r: R, o: number) => card(face(r, o));
/** A terrain, and where it is in its row: "Równiny (2. z lewej)", "Rzym (Ben)". */
const place = (r: R, t: number) => {
  const d = steps(r, t);
  const owner = ownerOf(r, t);
  const parts = [
    d === 0 ? '' : `${Math.abs(d)}. na ${d < 0 ? 'lewo' : 'prawo'}`,
    owner === r.seat || owner < 0 ? '' : n(r, owner),
  ].filter(Boolean);
  return `${it(r, t)}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
};
/** A unit, building or construction with its terrain. */
const stood = (r: R, o: number) => {
  const t = r.view.at[o] ?? NONE;
  const owner = ownerOf(r, o);
  const name = `${it(r, o)}${owner === r.seat || owner < 0 ? '' : ` (${n(r, owner)})`}`;
  return t === NONE ? name : `${name} – ${place(r, t)}`;
};
const target = (r: R, ref: number) =>
  nameOf(r, ref, {
    player: seat => n(r, seat),
    declaration: () => 'to, co zadeklarowano',
    event: card,
    object: o => ((r.view.at[o] ?? NONE) === NONE ? place(r, o) : stood(r, o)),
  });
/** In a log line: players by seat, everything else by its card. */
const said = (r: R, at: readonly number[]) =>
  joined(
    at.map(x => (x >= 0 ? card(x) : x === -50 ? 'zadeklarowana akcja' : n(r, -2 - x))),
    'i',
  );
const declaredBy = (r: R) => {
  const d = r.view.declared;
  const where = d.terrain === NONE ? '' : place(r, d.terrain);
  const who = n(r, r.view.active);
  switch (d.kind) {
    case 1:
      return `${who} atakuje: ${where}`;
    case 3:
      return `${who} burzy: ${d.building === NONE ? where : it(r, d.building)}`;
    case 4:
      return `${who} bombarduje: ${where}`;
    default:
      return `${who} wyrusza w podróż: ${where}`;
  }
};
const phase = (k: number) => tables.phases[k];

export const words: CcgWords = {
  title: 'Cywilizacja: gra karciana',
  names,
  peoples,
  texts,
  ...tables,
  guide,
  card,
  content: id => contentName(names, id),
  orders: {
    passExplorers: 'Pasuj na początku faz odkrywców innych graczy',
    passMilitary: 'Pasuj na początku faz militarnych innych graczy',
    passManagement: 'Pasuj na początku faz zarządzania innych graczy',
    passFinal: 'Pasuj na początku faz końcowych innych graczy',
    passDeclarations: 'Pasuj, gdy ktoś deklaruje atak lub podróż',
    passResponses: 'Nigdy nie odpowiadaj na zdarzenia',
    passIdle: 'Pasuj, gdy nie masz nic do zagrania',
    passAll: 'Pasuj w każdym oknie, chyba że ktoś cię atakuje',
    whileAway: 'Pod twoją nieobecność: pas i najprostszy wybór',
  },
  sources: { terrains: 'Tereny' },
  terms: {
    growth: 'Tereny i żywność',
    mood: 'Zadowolenie i niepokoje',
    income: 'Dochód',
    works: 'Wynalazki, budowle i zdarzenia',
    cards: 'Karty na ręce',
    arms: 'Jednostki i zagrożenia',
  },
  settings: {
    roundLimit: {
      name: 'Liczba rund',
      hint: 'Po ostatniej rundzie wygrywa ten, kto ma najwięcej terenów.',
      values: { '60': '60 rund', '40': '40 rund', '30': '30 rund', '0': 'Bez limitu' },
    },
    mulligan: { name: 'Nowa ręka', hint: 'Przed pierwszą turą każdy może raz dobrać siedem nowych kart.' },
    laterPlayersFood: {
      name: 'Żywność kolejnych graczy',
      hint: 'Każdy poza graczem rozpoczynającym zaczyna z taką ilością żywności.',
    },
    windows: {
      name: 'Okna odpowiedzi',
      hint: 'Szybkie: pytani są tylko ci, którzy mogą coś zagrać. Pełne: pytani są wszyscy, więc przerwa niczego nie zdradza.',
      values: { quick: 'Szybkie', full: 'Pełne' },
    },
  },
  questions: {
    mulligan: () => 'Zostawiasz tę rękę czy dobierasz siedem nowych kart?',
    opening: (r, d) => `${phase(d.phase)} (${n(r, r.view.active)}) się zaczyna. Zagrywasz zdarzenie?`,
    declared: r => `${declaredBy(r)}. Zagrywasz zdarzenie?`,
    respond: r => {
      const top = r.view.announced[r.view.announced.length - 1];
      return top ? `${n(r, top[0])} zagrywa: ${card(top[1])}. Odpowiadasz?` : 'Odpowiadasz na zdarzenie?';
    },
    target: (_r, d) => `${card(d.card)}: wybierz cel.`,
    explore: () => 'Faza odkrywców: odkryj teren lub surowiec.',
    upkeep: (r, d) => `Opłacasz utrzymanie: ${stood(r, d.unit)}?`,
    military: () => 'Faza militarna: ruchy i ataki.',
    muster: r => {
      const d = r.view.declared;
      const where = d.terrain === NONE ? '' : place(r, d.terrain);
      switch (d.kind) {
        case 1:
          return `Atak, cel: ${where}. Kto bierze udział?`;
        case 3:
          return `Burzenie, cel: ${d.building === NONE ? where : it(r, d.building)}. Kto bierze udział?`;
        case 4:
          return `Nalot, cel: ${where}. Kto uderza i w co?`;
        default:
          return `Podróż, cel: ${where}. Kto płynie lub leci razem?`;
      }
    },
    snipe: (r, d) => `${it(r, d.unit)} (Snajper): do kogo strzelają?`,
    demolish: (r, d) => `${it(r, d.unit)} (Burzyciel): w jednostki czy w budowlę?`,
    hit: (r, d) => {
      const p = r.view.declared.pools;
      const sum = p[3 * d.side] + p[3 * d.side + 1] + p[3 * d.side + 2];
      return `Do przydzielenia: ${damage(sum)}. Która jednostka przyjmuje je pierwsza?`;
    },
    advance: r => `Droga wolna: ${place(r, r.view.declared.terrain)}. Kto wkracza?`,
    returning: () => 'Nieopłacone jednostki muszą wrócić: która i którędy?',
    manage: () => 'Faza zarządzania: dochód, budowa, wynalazki.',
    final: () => 'Faza końcowa: podatki i zdolności.',
    discardDown: () => 'Za dużo kart na ręce: odrzuć jedną.',
    surplus: (_r, d) =>
      d.what === 3
        ? 'Przekroczony limit jednostek: z której rezygnujesz?'
        : d.what === 0
          ? 'Więcej niż 3 jednostki na terenie: z której rezygnujesz?'
          : d.what === 2
            ? 'Zmieści się tu tylko jedno Umocnienie: z którego rezygnujesz?'
            : 'Za dużo budowli na terenie: z której rezygnujesz?',
    edge: () => 'Niezadowolenie: który skrajny teren tracisz?',
    relocate: (r, d) => `${it(r, d.unit)}: dokąd się wycofują?`,
    scry: () => 'Odłóż kartę na wierzch lub na spód swojej biblioteki.',
    search: (_r, d) => `${card(d.card)}: którą kartę bierzesz?`,
    look: (r, d) => `${card(d.card)}: ręka gracza ${n(r, d.owner)}.`,
  },
  answers: {
    keep: () => 'Zostaw rękę',
    redraw: () => 'Dobierz siedem nowych kart',
    play: (_r, c) => `Zagraj: ${card(c)}`,
    pass: () => 'Pas',
    at: (r, ref) => target(r, ref),
    enough: () => 'Bez dalszych celów',
    terrain: (_r, c, side) => `Odkryj po ${side === 0 ? 'lewej' : 'prawej'}: ${card(c)}`,
    resource: (r, c, t) => `Odkryj: ${card(c)}, teren: ${place(r, t)}`,
    feed: () => 'Opłać utrzymanie',
    feedAll: () => 'Opłać wszystkie',
    starve: () => 'Nie płać: musi wrócić',
    move: (r, u, t) => `Ruch: ${stood(r, u)}, dokąd: ${place(r, t)}`,
    journey: (r, u, t) => `Podróż: ${stood(r, u)}, dokąd: ${place(r, t)}`,
    fly: (r, u, t) => `Zrzut: ${stood(r, u)}, gdzie: ${place(r, t)}`,
    attack: (r, t) => `Atakuj: ${place(r, t)}`,
    raze: (r, b) => `Zburz: ${stood(r, b)}`,
    bomb: (r, t) => `Bombarduj: ${place(r, t)}`,
    goHome: (r, u, t) => `Powrót: ${stood(r, u)}, przez: ${place(r, t)}`,
    use: (r, o) => `Użyj: ${it(r, o)}`,
    join: (r, u) => `Dołącza: ${stood(r, u)}`,
    board: (r, u, c) => `Na pokład (${it(r, c)}): ${stood(r, u)}`,
    leave: (r, u) => `Zostaje: ${stood(r, u)}`,
    aimAt: (r, u, b) => `${it(r, u)}, cel: ${it(r, b)}`,
    go: () => 'Naprzód',
    back: () => 'Odwołaj',
    shoot: (r, u) => `Strzał: ${it(r, u)}`,
    building: (r, b) => `Uderz w budowlę: ${it(r, b)}`,
    units: () => 'Uderz w jednostki',
    hit: (r, u) => stood(r, u),
    enter: (r, u) => `Wkracza: ${it(r, u)}`,
    done: () => 'Nikt więcej',
    income: (r, t, kind) => `${place(r, t)}: ${KIND_NAMED[kind]}`,
    discard: (_r, c) => `Odrzuć dla dochodu: ${card(c)}`,
    draw: () => 'Zapłać za kartę',
    build: (r, c, t) => `Buduj: ${card(c)}, teren: ${place(r, t)}`,
    devise: (_r, c) => `Wymyślaj: ${card(c)}`,
    stage: (r, o) => `Opłać etap: ${stood(r, o)}`,
    abandon: (r, o) => `Porzuć: ${stood(r, o)}`,
    drop: (_r, c) => `Odrzuć: ${card(c)}`,
    remove: (r, o) => `Zrezygnuj: ${stood(r, o)}`,
    lose: (_r, side) => (side === 0 ? 'Lewy skraj' : 'Prawy skraj'),
    to: (r, t) => place(r, t),
    top: (_r, c) => `Na wierzch: ${card(c)}`,
    bottom: (_r, c) => `Na spód: ${card(c)}`,
    take: (_r, c) => `Weź: ${card(c)}`,
    nothing: () => 'Nic nie bierz',
    seen: () => 'Obejrzane',
  },
  reasons: {
    badTiming: (_r, c) => `${card(c)}: tego zdarzenia nie można teraz zagrać.`,
    eraTooHigh: (_r, era, own) =>
      `Karta z innej ery: ${tables.eras[era - 1]}; u ciebie trwa ${tables.eras[own - 1]}.`,
    needsInventions: (_r, list) => `Brak wynalazku: ${cards(list)}.`,
    needsResources: (_r, list) => `Brak surowca na twoich terenach: ${cards(list)}.`,
    needsBuildings: (_r, list) => `Brak ukończonej budowli: ${cards(list)}.`,
    needsTrait: (_r, t) => `Potrzebny wynalazek typu ${trait(t)}.`,
    wrongGroup: (_r, c) => `Tylko ${groups(c)}.`,
    needsUnit: (_r, types) =>
      `Potrzebna jednostka: ${joined(listed(UNIT_TYPES, types, tables.unitTypes), 'lub')}.`,
    permanentInPlay: () => 'Twoje trwałe zdarzenie o tej nazwie jest już w grze.',
    noTarget: (_r, c) => `${card(c)}: brak celu.`,
    needFood: (_r, k, have) => `Potrzeba ${k} żywności, masz ${have}.`,
    needProduction: (_r, k, have) =>
      `Potrzeba ${k} produkcji, masz ${have}: najpierw pobierz dochód lub odrzuć karty.`,
    needTax: (_r, k, have) => `Potrzeba ${k} podatku, masz ${have}: najpierw pobierz dochód.`,
    discoveriesUsed: () => 'Odkrycie tej tury już wykorzystane.',
    drawsUsed: () => 'Płatne dobranie tej tury już wykorzystane.',
    usesLeft: () => 'W tej turze nie można użyć tego więcej razy.',
    evenGrowth: () => 'Strony stolicy mogą się różnić najwyżej o jeden teren.',
    badSite: (_r, c) => `${card(c)} nie pasuje na ten teren.`,
    occupied: () => 'Ten teren okupują wrogie jednostki.',
    hasResource: () => 'Jest tu już surowiec.',
    sameName: () => 'Budowla o tej nazwie już tu stoi lub jest budowana.',
    queueFull: () => 'Trwa tu już budowa karty tego rodzaju.',
    uniqueExists: () => 'Unikalna: stoi już gdzieś na świecie.',
    alreadyKnown: () => 'Znasz już ten wynalazek.',
    devising: (_r, c) => `Wymyślasz już: ${card(c)}. Jeden wynalazek naraz; możesz go porzucić.`,
    allPaid: () => 'Wszystkie etapy opłacone: karta będzie gotowa na początku twojej następnej tury.',
    alreadyUsed: () => 'Już użyte w tej turze.',
    noMovement: () => 'Brak punktów ruchu.',
    tooFar: () => 'Stąd nie można tam dotrzeć.',
    borderMoved: () => 'Granicę przekroczy tylko jednostka, która się jeszcze nie ruszyła.',
    enemyPresent: () => 'Stoją tam wrogie jednostki: zaatakuj je.',
    terrainFull: () => 'Na terenie mogą stać najwyżej 3 jednostki.',
    forbidden: (_r, c) => `Zabrania tego karta: ${card(c)}.`,
    foreignCapital: () => 'Obcą stolicę można zaatakować, ale nie można do niej wejść.',
    seaOnly: () => 'Okręty pozostają na terenach typu Morski.',
    noAirBase: () => 'Twoje lotnictwo nie ma tam bazy.',
    noRoomAboard: () => 'Brak miejsca na pokładzie.',
    notCarried: () => 'Nie ma kogo zabrać albo tej jednostki się nie przewozi.',
    mustReturn: () => 'Utrzymanie nieopłacone: jednostka musi wrócić.',
    returnsFirst: () => 'Najpierw wracają nieopłacone jednostki.',
    notReady: () => 'Mogą to tylko gotowe jednostki lotnicze ze zdolnością Burzyciel.',
    nobodyJoins: () => 'Żadna twoja jednostka nie może wziąć udziału.',
    notForIncome: () => 'Zdarzeń nie odrzuca się dla dochodu.',
    noIncome: () => 'Ten teren tego nie daje.',
    outOfForce: () => 'Karta teraz nie działa.',
    capitalLast: () => 'Stolica przyjmuje obrażenia, dopiero gdy nie ma już innych jednostek.',
    poolMisses: () => 'Te obrażenia jej nie dosięgną.',
    isCarrier: () => 'To jej podróż: możesz ją odwołać.',
    keepFood: (_r, k, due) =>
      `Zostanie ci ${k} żywności, a niezadowolenie zabierze ${due}: stracisz skrajny teren.`,
    noFoodTerrain: () => 'Żaden teren poza stolicą nie dawałby żywności.',
    inPhase: (_r, k) => `W innej fazie: ${phase(k)}.`,
    finishFirst: () => 'Najpierw trzeba dokończyć to, co trwa.',
    yourTurn: () => 'W twojej turze.',
    noDeck: () => 'To nie jest talia.',
    unknownCard: (_r, id) => `Nieznana karta: ${id}.`,
    badCount: (_r, id, k) => `Nieprawidłowa liczba kopii karty ${contentName(names, id)}: ${k}.`,
    capitalMissing: () => 'Wybierz stolicę dla tej talii.',
    notACapital: (_r, c) => `${card(c)} nie jest stolicą.`,
    capitalTooMany: (_r, c) => `Talia ma dokładnie jedną stolicę; nadmiarowa: ${card(c)}.`,
    notForLibrary: (_r, c) => `Ta karta należy do atlasu, nie do biblioteki: ${card(c)}.`,
    librarySize: (_r, k) => `Biblioteka musi liczyć dokładnie 60 kart; teraz liczy ${k}.`,
    libraryCopies: (_r, c, k) => `W bibliotece mogą być najwyżej 4 kopie karty ${card(c)}; jest ich ${k}.`,
    notForAtlas: (_r, c) => `Ta karta należy do biblioteki, nie do atlasu: ${card(c)}.`,
    atlasSize: (_r, k) => `Atlas musi liczyć dokładnie 15 terenów i surowców; teraz liczy ${k}.`,
    terrainCopies: (_r, c, k) => `W atlasie mogą być najwyżej 4 kopie terenu ${card(c)}; jest ich ${k}.`,
    resourceCopies: (_r, c, k) => `W atlasie może być tylko 1 kopia surowca ${card(c)}; jest ich ${k}.`,
    fewTerrains: (_r, k) => `Atlas ma ${terrains(k)}: mając mniej niż 8, nie wygrasz przez rozrost.`,
    fewInitial: (_r, k) =>
      `Era Początkowa: ${terrains(k)}. Mając mniej niż 4, nie dojdziesz do Ery Srebrnej.`,
    fewEarly: (_r, k) => `Dwie pierwsze ery: ${terrains(k)}. Mając mniej niż 6, nie dojdziesz do Ery Złotej.`,
    deckGroup: (_r, c) =>
      `Kartę ${card(c)} mogą budować tylko ${groups(c)}: wybierz inną stolicę albo ją usuń.`,
    deckInvention: (_r, c, list) => `${card(c)}: w bibliotece brakuje wynalazku ${cards(list)}.`,
    deckResource: (_r, c, list) => `${card(c)}: w atlasie brakuje surowca ${cards(list)}.`,
    deckBuilding: (_r, c, list) => `${card(c)}: w bibliotece brakuje budowli ${cards(list)}.`,
    deckTrait: (_r, c, t) => `${card(c)}: w bibliotece brakuje wynalazku typu ${trait(t)}.`,
    deckSite: (_r, c) => `${card(c)}: brak miejsca w stolicy i na terenach atlasu.`,
  },
  tells: {
    began: (r, seat, dice) => `Zaczyna ${n(r, seat)} (kości: ${dice.join(', ')}).`,
    capital: (r, seat, c) => `${n(r, seat)}: ${people(c)}, stolica ${card(c)}.`,
    redrew: (r, seat) => `${n(r, seat)} bierze nową rękę.`,
    kept: (r, seat) => `${n(r, seat)} zostawia rękę.`,
    turn: (r, seat, round) => `Runda ${round}: ${n(r, seat)}.`,
    drew: (r, seat, list) =>
      list.every(c => c >= 0)
        ? `${n(r, seat)} dobiera: ${cards(list)}.`
        : `${n(r, seat)} dobiera ${plCount(list.length, 'kartę', 'karty', 'kart')}.`,
    finished: (r, seat, c, t) => `${n(r, seat)}: ukończono ${card(c)}${t === NONE ? '' : ` (${card(t)})`}.`,
    surplus: (r, seat, c) => `${n(r, seat)} nie ma miejsca i rezygnuje: ${card(c)}.`,
    replaced: (r, seat, c) => `${n(r, seat)}: ${card(c)} ustępuje miejsca.`,
    uniqueLost: (r, seat, c) => `${n(r, seat)} traci: ${card(c)}. Stoi już gdzie indziej.`,
    ended: (r, seat, c) => `${card(c)} (${n(r, seat)}) przestaje działać.`,
    unrest: (r, seat, food, wanted) =>
      food < wanted
        ? `Niezadowolenie: ${n(r, seat)} traci ${food} żywności z należnych ${wanted}.`
        : `Niezadowolenie: ${n(r, seat)} traci ${food} żywności.`,
    lostTerrain: (r, seat, c) => `${n(r, seat)} traci teren ${card(c)}; wraca on do atlasu.`,
    relocated: (r, seat, u, t) => `${n(r, seat)}: ${card(u)} wycofują się (${card(t)}).`,
    nowhere: (r, seat, u) => `${n(r, seat)}: ${card(u)} nie mają dokąd pójść i przepadają.`,
    discovered: (r, seat, c, food) => `${n(r, seat)} odkrywa: ${card(c)} (${food} żywności).`,
    found: (r, seat, c, t, food) => `${n(r, seat)} odkrywa: ${card(c)}, teren ${card(t)} (${food} żywności).`,
    era: (r, seat, era) => `${n(r, seat)}: zaczyna się ${tables.eras[era - 1]}.`,
    fed: (r, seat, u, food) => `${n(r, seat)} płaci ${food} żywności za utrzymanie: ${card(u)}.`,
    unfed: (r, seat, u) => `${n(r, seat)}: utrzymanie nieopłacone, ${card(u)} muszą wrócić.`,
    moved: (r, seat, u, t) => `${n(r, seat)}: ruch, ${card(u)} → ${card(t)}.`,
    crushed: (r, seat, c) => `Przepada budowa: ${card(c)} (${n(r, seat)}).`,
    declaredAttack: (r, seat, t, owner, list) =>
      `${n(r, seat)} atakuje: ${card(t)} (${n(r, owner)}). Siły: ${cards(list)}.`,
    declaredJourney: (r, seat, t, owner, list) =>
      `${n(r, seat)} wysyła: ${cards(list)}, dokąd: ${card(t)}${owner === seat ? '' : ` (${n(r, owner)})`}.`,
    declaredRaze: (r, seat, b, owner, list) =>
      `${n(r, seat)} burzy: ${card(b)} (${n(r, owner)}). Siły: ${cards(list)}.`,
    declaredBomb: (r, seat, t, owner, list) =>
      `${n(r, seat)} bombarduje: ${card(t)} (${n(r, owner)}). Siły: ${cards(list)}.`,
    cancelled: (r, seat, u) => `${n(r, seat)}: ${card(u)} pozostają na miejscu i tracą ruch.`,
    undefended: (r, seat, t) => `${n(r, seat)}: nikt już nie broni terenu ${card(t)}.`,
    shot: (r, seat, u, at, k) => `${n(r, seat)}: ${card(u)} strzelają, cel ${card(at)}: ${damage(k)}.`,
    struck: (_r, side, ground, any, air) =>
      `${side === 0 ? 'Atakujący' : 'Obrońcy'} przyjmują ${damage(ground + any)}${air > 0 ? ` i jeszcze ${air} przeciw lotnictwu` : ''}.`,
    damaged: (r, seat, c, k) => `${card(c)} (${n(r, seat)}): ${damage(k)}.`,
    destroyed: (r, seat, c) => `Zniszczono: ${card(c)} (${n(r, seat)}).`,
    returned: (r, seat, c) => `${card(c)}: z powrotem na rękę gracza ${n(r, seat)}.`,
    advanced: (r, seat, u, t) => `${n(r, seat)}: ${card(u)} wkraczają (${card(t)}).`,
    won: (r, seat, loser) => `${n(r, seat)} wygrywa bitwę; przegrywa ${n(r, loser)}.`,
    stayedAbroad: (r, seat, u) => `${n(r, seat)}: ${card(u)} nie mogą wrócić i zostają.`,
    income: (r, seat, t, kind, k) => `${n(r, seat)} pobiera ${income(kind, k)}: ${card(t)}.`,
    sold: (r, seat, c, k) => `${n(r, seat)} odrzuca dla dochodu (${k}): ${card(c)}.`,
    bought: (r, seat, tax) => `${n(r, seat)} płaci ${tax} podatku za kartę.`,
    started: (r, seat, c, t, cost) => `${n(r, seat)} zaczyna budowę: ${card(c)}, teren ${card(t)} (${cost}).`,
    devising: (r, seat, c, cost) => `${n(r, seat)} zaczyna wymyślać: ${card(c)} (${cost}).`,
    paidStage: (r, seat, c, stage, cost) => `${n(r, seat)} opłaca etap ${stage}: ${card(c)} (${cost}).`,
    abandoned: (r, seat, c) => `${n(r, seat)} porzuca: ${card(c)}.`,
    wasted: (r, seat, production, tax) => {
      const parts = [production > 0 ? `${production} produkcji` : '', tax > 0 ? `${tax} podatku` : ''];
      return `${n(r, seat)}: niewykorzystane ${joined(parts.filter(Boolean), 'i')}.`;
    },
    used: (r, seat, c) => `${n(r, seat)} używa: ${card(c)}.`,
    threwAway: (r, seat, list) => `${n(r, seat)} odrzuca: ${cards(list)}.`,
    played: (r, seat, c, at) =>
      `${n(r, seat)} zagrywa: ${card(c)}${at.length > 0 ? `; cel: ${said(r, at)}` : ''}.`,
    passed: (r, window, k, seats) => {
      if (window === 2) return 'Nikt nie odpowiada.';
      const who = joined(
        seats.map(seat => n(r, seat)),
        'i',
      );
      const pass = `${who} ${seats.length === 1 ? 'pasuje' : 'pasują'}.`;
      return window === 0 ? `${phase(k)}: ${pass}` : pass;
    },
    idle: (r, seat, k) => `${phase(k)}: ${n(r, seat)} nie ma nic do zrobienia.`,
    countered: (r, seat, c) => `${card(c)} (${n(r, seat)}): skontrowane.`,
    fizzled: (r, seat, c) => `${card(c)} (${n(r, seat)}): nie ma już celu.`,
    attached: (r, seat, c) => `${card(c)} (${n(r, seat)}) zostaje w grze.`,
    food: (r, seat, k) =>
      k < 0 ? `${n(r, seat)} traci ${-k} żywności.` : `${n(r, seat)} zyskuje ${k} żywności.`,
    gain: (r, seat, kind, k) => `${n(r, seat)} zyskuje ${income(kind, k)}.`,
    changed: (r, seat, c) => `${card(c)} (${n(r, seat)}): wartości zmienione na pewien czas.`,
    exhausted: (r, seat, c) => `${card(c)} (${n(r, seat)}): użyte.`,
    stageGained: (r, seat, c) => `${n(r, seat)}: etap opłacony bez kosztów, ${card(c)}.`,
    stageLost: (r, seat, c) => `${n(r, seat)}: ${card(c)} traci etapy.`,
    scried: (r, seat, k) =>
      `${n(r, seat)} ogląda ${plCount(k, 'wierzchnią kartę', 'wierzchnie karty', 'wierzchnich kart')} biblioteki.`,
    searched: (r, seat, c) => `${n(r, seat)} bierze: ${card(c)}.`,
    foundNothing: (r, seat) => `${n(r, seat)} niczego nie bierze.`,
    looked: (r, seat, owner) => `${n(r, seat)} ogląda rękę gracza ${n(r, owner)}.`,
    tookFrom: (r, seat, owner, c) => `${n(r, owner)} musi odrzucić: ${card(c)} (wybiera ${n(r, seat)}).`,
    eliminated: (r, seat) => `Stolica gracza ${n(r, seat)} upada: ${n(r, seat)} odpada z gry.`,
    resigned: (r, seat) => `${n(r, seat)} się poddaje.`,
    expansion: (r, seat) => `${n(r, seat)} wygrywa przez rozrost.`,
    conquest: (r, seat) => `${n(r, seat)} zostaje bez rywali i wygrywa.`,
    roundLimit: () => 'Ostatnia runda dobiegła końca.',
    emptyLibrary: (r, seat) => `Biblioteka gracza ${n(r, seat)} jest pusta: bez karty.`,
  },
};
