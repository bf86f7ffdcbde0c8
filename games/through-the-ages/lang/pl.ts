import { NONE, plCount } from '@epoka/kernel';
import { TYPES } from '../content/basics.ts';
import { cards } from './cards-pl.ts';
import { guide } from './guide-pl.ts';
import { type AgesWords, contentName, namedAny, namer, openKind, type R, ROMAN, said } from './types.ts';

const card = namer(cards, 'zakryta karta');
const quoted = (c: number) => (c >= 0 ? `„${card(c)}”` : 'zakrytą kartę');
const n = (r: R, seat: number) => r.name(seat);
/** dopełniacz i biernik liczebników z rzeczownikiem mają tu te same formy */
const civil = (k: number) =>
  plCount(k, 'akcja cywilna', 'akcje cywilne', 'akcji cywilnych', 'akcji cywilnej');
const civilNeed = (k: number) => plCount(k, 'akcji cywilnej', 'akcji cywilnych', 'akcji cywilnych');
const militaryNeed = (k: number) => plCount(k, 'akcji militarnej', 'akcji militarnych', 'akcji militarnych');
const res = (k: number) => plCount(k, 'surowiec', 'surowce', 'surowców', 'surowca');
const resNeed = (k: number) => plCount(k, 'surowca', 'surowców', 'surowców');
const food = (k: number) => plCount(k, 'jednostkę żywności', 'jednostki żywności', 'jednostek żywności');
const foodIs = (k: number) => plCount(k, 'jednostka żywności', 'jednostki żywności', 'jednostek żywności');
const foodNeed = (k: number) => plCount(k, 'jednostki żywności', 'jednostek żywności', 'jednostek żywności');
const science = (k: number) => plCount(k, 'punkt nauki', 'punkty nauki', 'punktów nauki', 'punktu nauki');
const scienceNeed = (k: number) => plCount(k, 'punktu nauki', 'punktów nauki', 'punktów nauki');
const culture = (k: number) =>
  plCount(k, 'punkt kultury', 'punkty kultury', 'punktów kultury', 'punktu kultury');
const stages = (k: number) => plCount(k, 'etap', 'etapy', 'etapów', 'etapu');
const goods = (f: number, k: number) => {
  if (f > 0 && k > 0) return `${food(f)} i ${res(k)}`;
  return f > 0 ? food(f) : res(k);
};
/** w mianowniku, jako samodzielna odpowiedź */
const goodsAre = (f: number, k: number) => {
  if (f > 0 && k > 0) return `${foodIs(f)} i ${res(k)}`;
  return f > 0 ? foodIs(f) : res(k);
};
/** cena w nawiasie */
const at = (k: number, price: string) => (k === 0 ? '(za darmo)' : `(${price})`);
const side = (k: number) => (k === 0 ? 'A' : 'B');

export const words: AgesWords = {
  title: 'Cywilizacja: Poprzez wieki',
  cards,
  card,
  orders: {
    passAuctions: 'Pasuj w każdej licytacji',
    passPolitics: 'Bez akcji politycznych',
    holdBack: 'Niczego nie poświęcaj w obronie',
  },
  guide,
  content: id => contentName(cards, id),
  ages: ['Antyk (A)', 'Epoka I', 'Epoka II', 'Epoka III', 'Epoka IV'],
  types: {
    farm: 'farma',
    mine: 'kopalnia',
    temple: 'świątynia',
    lab: 'laboratorium',
    arena: 'arena',
    library: 'biblioteka',
    theater: 'teatr',
    infantry: 'piechota',
    cavalry: 'kawaleria',
    artillery: 'artyleria',
    'air-force': 'lotnictwo',
  },
  categories: {
    military: 'militarne',
    civil: 'cywilne',
    colonization: 'kolonizacyjne',
    construction: 'konstrukcyjne',
  },
  sources: {
    turns: 'Przyrost kultury',
    cards: 'Karty akcji',
    wonders: 'Ukończone cuda',
    leaders: 'Liderzy',
    politics: 'Zagrywanie wydarzeń',
    events: 'Wydarzenia',
    colonies: 'Kolonie',
    conflict: 'Agresje i wojny',
    famine: 'Głód',
    final: 'Punktacja końcowa',
  },
  terms: {
    culture: 'Kultura do tej pory',
    engine: 'Produkcja, nauka, akcje i robotnicy',
    mood: 'Zadowolenie i niezadowoleni robotnicy',
    cards: 'Karty, cuda i technologie z przyszłością',
    final: 'Punkty na koniec gry',
    wars: 'Wypowiedziane wojny',
    strength: 'Siła na tle pozostałych',
  },
  settings: {
    level: {
      name: 'Poziom',
      hint: 'Uproszczony służy do nauki i kończy się z I epoką; zaawansowany trwa do końca II epoki i nie ma wojen; pełny to cała gra.',
      values: {
        simple: 'Rozgrywka uproszczona',
        advanced: 'Rozgrywka zaawansowana',
        full: 'Rozgrywka pełna',
      },
    },
    easier: {
      name: 'Łatwiejszy wariant',
      hint: 'Każdy ma o jeden żółty znacznik więcej, a każdy limit budynków publicznych jest o 1 większy.',
    },
    noGangAttacks: {
      name: 'Bez ataków grupowych',
      hint: 'Cywilizację może w danym czasie atakować tylko jeden przeciwnik.',
    },
    peaceful: {
      name: 'Wariant pokojowy',
      hint: 'Bez agresji i wojen; jeśli chcecie, także bez paktów.',
      values: { off: 'Z atakami', attacks: 'Bez ataków', 'attacks-and-pacts': 'Bez ataków i paktów' },
    },
    drawAsAction: {
      name: 'Karty militarne za akcję',
      hint: 'Na koniec tury nie dobiera się kart; zamiast tego 1 akcja militarna to 1 karta, dowolną liczbę razy.',
    },
    alternativeCorruption: {
      name: 'Alternatywna korupcja',
      hint: 'Gdy twoje kopalnie produkują, możesz zrezygnować z 1 niebieskiego znacznika.',
    },
    endScoring: {
      name: 'Karty punktujące',
      hint: 'Wydarzenia III epoki odłożone na początku i punktowane na końcu.',
      values: {
        standard: 'Żadnych odłożonych',
        public: 'Publiczne: odkryte od początku',
        'age-by-age': 'Epoka po epoce: odsłaniane po jednej',
        private: 'Prywatne: każdy zachowuje w tajemnicy',
        open: 'Otwarte: każdy jawnie wybiera',
      },
    },
    publicCards: {
      name: 'Liczba kart publicznych',
      hint: 'Ile kart leży odkrytych przy punktowaniu publicznym.',
    },
    fewerBonuses: {
      name: 'Mniej bonusów',
      hint: 'Wydarzenia pozostałe w taliach wydarzeń nie punktują na końcu. Najlepiej razem z odłożonymi kartami punktującymi: bez nich niewiele zostaje do zdobycia.',
    },
  },
  questions: {
    act: r => (r.view.round === 1 ? 'Weź karty z toru i zakończ turę.' : 'Wykonaj swoje akcje.'),
    order: (_r, d) => `${card(d.card)}: co dokładnie?`,
    political: () => 'Jaka akcja polityczna?',
    discard: () => 'Za dużo kart militarnych: odrzuć jedną.',
    sacrifice: (r, d) =>
      d.defending
        ? `Wojna, przeciwnik: ${n(r, r.view.battle.attacker)}. Które jednostki poświęcasz?`
        : `Atak, cel: ${n(r, r.view.battle.defender)}. Które jednostki poświęcasz?`,
    defend: r =>
      `${n(r, r.view.battle.attacker)} atakuje cię kartą ${quoted(r.view.battle.card)}. Jak się bronisz?`,
    bid: r =>
      r.view.auction.bid > 0
        ? `${card(r.view.auction.card)}: przebij ${r.view.auction.bid} albo spasuj.`
        : `${card(r.view.auction.card)}: licytuj albo spasuj.`,
    payColony: r =>
      `Zapłać ${r.view.auction.bid} za ${quoted(r.view.auction.card)}: co najmniej jedna jednostka.`,
    losePopulation: (_r, d) =>
      `Tracisz ${plCount(d.n, 'robotnika', 'robotników', 'robotników')}. Z której karty?`,
    loseBuilding: (_r, d) => `${card(d.card)}: którą farmę, kopalnię lub budynek publiczny oddajesz?`,
    gainMix: (_r, d) =>
      `${card(d.card)}: otrzymujesz łącznie ${d.total} żywności i surowców. W jakiej kombinacji?`,
    gainEither: (_r, d) => `${card(d.card)}: żywność czy surowce?`,
    loseMix: (_r, d) =>
      `${card(d.card)}: tracisz łącznie ${d.total} żywności i surowców. W jakiej kombinacji?`,
    takeMix: (r, d) =>
      `Zabierasz łącznie do ${d.total} żywności i surowców (${n(r, d.from)}). W jakiej kombinacji?`,
    freeBuilding: (_r, d) => `${card(d.card)}: zbudować za darmo ${quoted(d.holder)}?`,
    loseColony: (_r, d) => `${card(d.card)}: którą kolonię tracisz?`,
    annex: (r, d) => `Którą kolonię zabierasz (${n(r, d.from)})?`,
    ruin: (_r, d) => `${card(d.card)}: który twój cud popada w ruinę?`,
    terror: (r, d) => `Który budynek publiczny zostaje zniszczony (${n(r, d.of)})?`,
    raid: (r, d) => `Które budynki publiczne niszczysz (${n(r, d.from)})?`,
    agreement: (_r, d) =>
      d.took
        ? `Jeszcze jedna karta? Zostało: ${civil(d.budget)}.`
        : `Wziąć z toru karty warte do ${civilNeed(d.budget)} w zamian za następną akcję polityczną?`,
    takeTechnology: (r, d) =>
      `Zabierz naukę lub technologie specjalne warte łącznie ${d.budget} (${n(r, d.from)}).`,
    pactOffer: (r, d) =>
      `${n(r, d.from)} proponuje pakt ${quoted(d.card)} (jesteś stroną ${side(1 - d.side)}).`,
    mineOption: () => 'Twoje kopalnie produkują. Zrezygnować z jednego znacznika?',
    keepScoring: () => 'Którą kartę punktującą zachowujesz w tajemnicy?',
    pickScoring: () => 'Którą kartę punktującą wykładasz?',
  },
  answers: {
    take: (r, position) => `Weź: ${card(r.view.row[position])}`,
    populate: () => 'Zwiększ populację',
    build: (_r, h) => `Zbuduj: ${card(h)}`,
    upgrade: (_r, from, to) =>
      from === to ? `Ulepsz: ${card(from)}` : `Ulepsz: ${card(from)} → ${card(to)}`,
    destroy: (_r, h) => `Zniszcz: ${card(h)}`,
    disband: (_r, h) => `Rozwiąż: ${card(h)}`,
    stage: (_r, k) => (k === 1 ? 'Zbuduj etap cudu' : `Zbuduj ${stages(k)} cudu`),
    leader: (_r, c) => `Zagraj: ${card(c)}`,
    technology: (_r, c) => `Zagraj: ${card(c)}`,
    reform: (_r, c) => `Pokojowa zmiana ustroju: ${card(c)}`,
    revolution: (_r, c) => `Rewolucja: ${card(c)}`,
    action: (_r, c) => `Zagraj: ${card(c)}`,
    recruit: (_r, h) => `Zaciąg: ${card(h)}`,
    immigrate: () => 'Zwiększ populację bez akcji',
    tactic: (_r, c) => `Taktyka: ${card(c)}`,
    draw: () => 'Dobierz kartę militarną',
    routes: () => 'Użyj szlaków handlowych przy następnej opłacie',
    endTurn: () => 'Zakończ turę',
    event: (_r, c) => `Zagraj na przyszłe wydarzenia: ${card(c)}`,
    aggression: (r, c, rival) => `Agresja ${quoted(c)}, cel: ${n(r, rival)}`,
    war: (r, c, rival) => `Wypowiedz: ${card(c)}, cel: ${n(r, rival)}`,
    pact: (r, c, partner, s) => `Zaproponuj pakt ${quoted(c)}: ${n(r, partner)} (ty: strona ${side(s)})`,
    cancel: (r, owner) => `Zerwij pakt ${quoted(r.view.civs[owner].pact)}`,
    colonize: (_r, c) => `Skolonizuj bez licytacji: ${card(c)}`,
    pass: () => 'Pas',
    discard: (_r, c) => `Odrzuć: ${card(c)}`,
    sacrifice: (_r, h) => `Poświęć: ${card(h)}`,
    bonus: (_r, c) => `Zagraj: ${card(c)}`,
    done: r => {
      switch (openKind(r)) {
        case 'payColony':
          return 'Zakończ płatność';
        case 'agreement':
          return 'Nie biorę więcej kart';
        case 'mineOption':
          return 'Nie rezygnuj z niczego';
        case 'sacrifice':
          return namedAny(r) ? 'Nie poświęcaj więcej' : 'Nie poświęcaj niczego';
        case 'defend':
          return namedAny(r) ? 'Tyle na obronę' : 'Nie wzmacniaj obrony';
        default:
          return 'Zakończ';
      }
    },
    bid: (_r, k) => `Licytuj ${k}`,
    worker: (_r, h) => card(h),
    mix: (_r, f, k) => goodsAre(f, k),
    accept: r => (openKind(r) === 'pactOffer' ? 'Przyjmij pakt' : 'Zbuduj'),
    decline: r => (openKind(r) === 'pactOffer' ? 'Odrzuć' : 'Nie buduj'),
    colony: (_r, c) => card(c),
    wonder: (_r, c) => card(c),
    raid: (_r, h, k) => `${k} × ${card(h)}`,
    science: (_r, k) => (k === 0 ? 'Bez nauki' : science(k)),
    steal: (_r, c) => `Zabierz: ${card(c)}`,
    leave: (_r, h) => `Bez jednego znacznika: ${card(h)}`,
    keep: (_r, c) => card(c),
    resign: () => 'Opuść grę honorowo',
  },
  reasons: {
    firstRound: () => 'W pierwszej rundzie można tylko brać karty.',
    civilActions: (_r, need, have) => `Potrzeba ${civilNeed(need)}, masz ${have}.`,
    militaryActions: (_r, need, have) => `Potrzeba ${militaryNeed(need)}, masz ${have}.`,
    budget: (_r, need, have) => `Kosztuje ${need}, zostało tylko ${have}.`,
    yellowBank: () => 'Twój żółty bank jest pusty.',
    food: (_r, need, have) => `Potrzeba ${foodNeed(need)}, masz ${have}.`,
    resources: (_r, need, have) => `Potrzeba ${resNeed(need)}, masz ${have}.`,
    science: (_r, need, have) => `Potrzeba ${scienceNeed(need)}, masz ${have}.`,
    partnerScience: (r, partner) => `${n(r, partner)} nie ma punktów nauki na waszą współpracę.`,
    ownScience: (_r, c) => `Pakt ${quoted(c)} wymaga własnego punktu nauki, bez względu na cenę.`,
    foodByRoutes: (_r, need, have) =>
      `Potrzeba ${foodNeed(need)}, masz ${have}: najpierw ogłoś użycie szlaków handlowych.`,
    resourcesByRoutes: (_r, need, have) =>
      `Potrzeba ${resNeed(need)}, masz ${have}: najpierw ogłoś użycie szlaków handlowych.`,
    both: (r, first, second) => `${said(words, r, first)} ${said(words, r, second)}`,
    noWorker: () => 'Brak wolnego robotnika: najpierw zwiększ populację.',
    noIdle: () => 'Brak wolnego robotnika.',
    noWorkerNoFood: (_r, need, have) =>
      `Brak wolnego robotnika, a nowy kosztuje ${food(need)}: masz ${have}.`,
    noWorkerOn: (_r, h) => `Na karcie ${quoted(h)} nie ma robotnika.`,
    noUrbanPlace: (_r, type, limit) =>
      `Twój ustrój pozwala tylko na ${limit} tego typu (${words.types[TYPES[type]]}).`,
    noWonder: () => 'Nie budujesz żadnego cudu.',
    stagesAtOnce: (_r, most) =>
      `Jedną akcją najwyżej ${stages(most)}; więcej dzięki technologiom konstrukcyjnym.`,
    stagesLeft: (_r, left) => `Do końca zostało: ${stages(left)}.`,
    blueBank: () => 'Brak niebieskiego znacznika na ten etap.',
    handLimit: (_r, have, limit) => `Kart na ręce: ${have}, limit wynosi ${limit}.`,
    leaderOfAge: (_r, age) => `Z epoki ${ROMAN[age]} można wziąć tylko jednego lidera.`,
    sameTechnology: (_r, c) => `Masz już kartę ${quoted(c)}.`,
    wonderInProgress: (_r, c) => `Najpierw ukończ cud ${quoted(c)}.`,
    orderedAction: (r, c, cause) =>
      `Akcja z karty ${quoted(c)} nie jest teraz możliwa. ${said(words, r, cause)}`,
    nothingToUpgrade: () => 'Nie masz lepszej technologii, do której można by coś ulepszyć.',
    noTechnology: () => 'Nie masz na ręce żadnej technologii.',
    noBetterTechnology: (_r, type) => `Nie masz lepszej technologii tego typu (${words.types[TYPES[type]]}).`,
    bestOfKind: () => 'Nie ma nic lepszego w tym rodzaju.',
    takenThisTurn: () => 'Karta wzięta w tej turze: można ją zagrać od następnej.',
    lowerSpecial: (_r, c) => `${quoted(c)} tego samego rodzaju jest co najmniej tak dobra.`,
    revolutionFirst: () => 'Rewolucja musi być jedyną akcją cywilną w turze.',
    revolutionFirstMilitary: () =>
      'Do tej rewolucji potrzeba wszystkich akcji militarnych, a część jest już zużyta.',
    onceOnly: () => 'Już wykorzystane.',
    routesNothing: () => 'Nie ma czego wymienić.',
    routesGone: () => 'Szlaki handlowe zostały już użyte w tej turze.',
    routesReady: () => 'Już ogłoszone: przydadzą się przy następnej opłacie.',
    bidTooLow: (_r, bid) => `Oferta wynosi ${bid}: zaproponuj więcej albo spasuj.`,
    bidTooHigh: (_r, need, have) => `Możesz zapłacić najwyżej ${have}, a nie ${need}.`,
    noUnit: () => 'Trzeba poświęcić co najmniej jedną jednostkę.',
    paymentTooLow: (_r, need, have) => `Na razie ${have} z ${need}.`,
    pactForbids: (r, c, rival) =>
      `Dopóki trwa pakt ${quoted(c)}, ${n(r, rival)} nie może być celem twojego ataku.`,
    cannotAttack: (_r, c) => `${card(c)} nie atakuje.`,
    nothingToHit: (r, _c, rival) => `${n(r, rival)} nie ma nic, w co ta karta mogłaby uderzyć.`,
    warImmune: (r, rival) => `${n(r, rival)} nie może być celem wojny.`,
    lastRound: () => 'Nie w ostatniej rundzie.',
    gangAttack: (r, rival, holder) => `${n(r, rival)} ma już napastnika: ${n(r, holder)}.`,
    noDeck: () => 'Nie ma już kart militarnych.',
    newerWonder: () => 'W ruinę popadają tylko cuda z epok A i I.',
    inActions: () => 'W fazie akcji twojej tury.',
    inPolitics: () => 'W fazie polityki twojej tury.',
    bonusWhen: () => 'Przy obronie przed agresją albo przy płaceniu za terytorium.',
    worksByItself: () => 'Działa sama z siebie, dopóki jest w grze.',
    warWaits: () => 'Wojna rozstrzygnie się na początku twojej następnej tury.',
    drawnAtEnd: () => 'Na koniec tury: jedna karta za każdą niezużytą akcję militarną, najwyżej 3.',
    noRivals: () => 'W rozgrywce uproszczonej nie ma ataków ani paktów.',
    cardForRival: () => 'Nie masz na ręce agresji, wojny ani paktu.',
    afterOrder: (_r, c) => `Najpierw wykonaj akcję z karty ${quoted(c)}.`,
    afterBid: () => 'Jednostkami i kartami bonusów płaci się po wygranej licytacji.',
    onlyBuildings: () => 'Liczą się tu tylko farmy, kopalnie i budynki publiczne.',
    onlyMines: () => 'Zrezygnować można tylko ze znacznika na karcie, która produkuje surowce.',
    resignLater: () => 'Grę można opuścić tylko przy pierwszej decyzji swojej tury.',
    warnUprising: (_r, d, idle) =>
      `Grozi powstanie: ${plCount(d, 'niezadowolony robotnik', 'niezadowolonych robotników', 'niezadowolonych robotników')}, wolnych ${idle}. Nic nie wyprodukujesz.`,
    warnFamine: (_r, missing) =>
      `Grozi głód: brakuje ${foodNeed(missing)}, za każdą tracisz 4 punkty kultury.`,
    warnOverScience: (_r, lost) => `Ponad 40 punktów nauki mieć nie można. Przepadnie: ${lost}.`,
    warnNotStored: (_r, f, k) => `Za mało niebieskich znaczników. Przepadnie: ${goodsAre(f, k)}.`,
    warnNothing: () => 'Nikt cię nie wyprzedza: ta karta nic ci nie da.',
    warnTactic: (_r, before, after) =>
      `Armie nic na tym nie zyskają: premia za taktykę ${after} zamiast ${before}.`,
    warnOwnPact: (_r, c) => `Jeśli pakt zostanie przyjęty, wygaśnie twój pakt ${quoted(c)}.`,
    warnPactEnds: (_r, c) => `Ten atak zakończy wasz pakt ${quoted(c)}.`,
    warnHopeless: (_r, attack, defense) =>
      `To się nie uda: najwyżej ${attack}, nawet po poświęceniu wszystkich jednostek, przeciw ${defense}.`,
    warnNothingToTake: (r, rival) => `${n(r, rival)} nie ma nic, co ta karta mogłaby zabrać.`,
    warnWarTooLate: () => 'Gra skończy się przed rozstrzygnięciem tej wojny: nic ci ona nie da.',
    warnEnough: (_r, bid) => `Twoja oferta (${bid}) jest już opłacona.`,
  },
  tells: {
    begins: (r, seat) => `Rozpoczyna ${n(r, seat)}.`,
    round: (_r, k) => `Runda ${k}`,
    turn: (r, seat) => `Tura: ${n(r, seat)}`,
    swept: (_r, c) => `Z toru schodzi karta ${quoted(c)}.`,
    dealt: (_r, _p, c) => `Na tor trafia karta ${quoted(c)}.`,
    ageBegins: (_r, age) => `Zaczyna się epoka ${ROMAN[age]}.`,
    obsolete: (r, seat, c) => `${n(r, seat)} traci przestarzałą kartę ${quoted(c)}.`,
    obsoleteMilitary: (r, seat, k) =>
      `${n(r, seat)} traci ${plCount(k, 'przestarzałą kartę militarną', 'przestarzałe karty militarne', 'przestarzałych kart militarnych')}.`,
    yellowLost: (r, seat, k) =>
      `${n(r, seat)} oddaje ${plCount(k, 'żółty znacznik', 'żółte znaczniki', 'żółtych znaczników')}.`,
    lastRound: () => 'Zbliża się koniec gry.',
    took: (r, seat, c, k) => `${n(r, seat)} bierze kartę ${quoted(c)} (${civil(k)}).`,
    populated: (r, seat, f) =>
      f === 0
        ? `${n(r, seat)} zwiększa populację za darmo.`
        : `${n(r, seat)} zwiększa populację za ${food(f)}.`,
    built: (r, seat, h, k) => `${n(r, seat)} buduje: ${card(h)} ${at(k, res(k))}.`,
    upgraded: (r, seat, from, to, k) =>
      `${n(r, seat)} ulepsza: ${card(from)} → ${card(to)} ${at(k, res(k))}.`,
    destroyed: (r, seat, h) => `${n(r, seat)} niszczy: ${card(h)}.`,
    disbanded: (r, seat, h) => `${n(r, seat)} rozwiązuje jednostkę: ${card(h)}.`,
    stagesBuilt: (r, seat, c, k, cost) =>
      `${n(r, seat)} buduje ${stages(k)} cudu ${quoted(c)} ${at(cost, res(cost))}.`,
    completed: (r, seat, c) => `${n(r, seat)} kończy budowę cudu ${quoted(c)}.`,
    leaderPlayed: (r, seat, c) => `${n(r, seat)} ma nowego lidera: ${card(c)}.`,
    leaderLost: (r, seat, c) => `${n(r, seat)} traci lidera: ${card(c)}.`,
    technologyPlayed: (r, seat, c, k) =>
      `${n(r, seat)} zagrywa technologię ${quoted(c)} ${at(k, science(k))}.`,
    reformed: (r, seat, c, k) => `${n(r, seat)} pokojowo zmienia ustrój: ${card(c)} ${at(k, science(k))}.`,
    revolted: (r, seat, c, k) => `Rewolucja! ${n(r, seat)} zmienia ustrój: ${card(c)} ${at(k, science(k))}.`,
    actionPlayed: (r, seat, c) => `${n(r, seat)} zagrywa kartę ${quoted(c)}.`,
    recruited: (r, seat, h, f, k) =>
      `${n(r, seat)} prowadzi zaciąg: ${card(h)} ${at(f + k, goodsAre(f, k))}.`,
    tacticPlayed: (r, seat, c) => `${n(r, seat)} wprowadza taktykę ${quoted(c)}.`,
    drew: (r, seat, c) =>
      c >= 0 ? `${n(r, seat)} dobiera kartę ${quoted(c)}.` : `${n(r, seat)} dobiera kartę militarną.`,
    reshuffled: (_r, age) => `Odrzucone karty militarne epoki ${ROMAN[age]} zostają przetasowane.`,
    routesUsed: (r, seat) => `${n(r, seat)} korzysta ze szlaków handlowych.`,
    notStored: (r, seat, f, k) =>
      `${n(r, seat)} ma za mało niebieskich znaczników. Przepada: ${goodsAre(f, k)}.`,
    pactGave: (r, seat, c, f, k) => `Dzięki paktowi ${quoted(c)} ${n(r, seat)} otrzymuje ${goods(f, k)}.`,
    pactTook: (r, seat, c, k) => `Z powodu paktu ${quoted(c)} ${n(r, seat)} traci ${res(k)}.`,
    pactTookScience: (r, seat, c, k) => `Z powodu paktu ${quoted(c)} ${n(r, seat)} traci ${science(k)}.`,
    changeLost: (r, seat, f, k) =>
      `${n(r, seat)} nie ma niebieskich znaczników na resztę. Przepada: ${goodsAre(f, k)}.`,
    noNewWorker: (r, seat) => `${n(r, seat)} nie dostaje robotnika: żółty bank jest pusty.`,
    noWorkerToBuild: (r, seat, h) =>
      `${n(r, seat)} nie ma wolnego robotnika, by za darmo zbudować ${quoted(h)}.`,
    noPlaceToBuild: (r, seat, h) => `${n(r, seat)} nie może za darmo zbudować ${quoted(h)}: limit ustroju.`,
    notBuilt: (r, seat, h) => `${n(r, seat)} rezygnuje z darmowej budowy: ${card(h)}.`,
    nothingToLose: (r, seat) => `${n(r, seat)} nie ma tu nic do stracenia.`,
    nothingToTake: (r, seat, from) => `${n(r, seat)} nie ma czego zabrać (${n(r, from)}).`,
    nothingDrawn: (r, seat) => `Nie ma już kart militarnych, ${n(r, seat)} nie dobiera.`,
    gained: (r, seat, f, k) => `${n(r, seat)} otrzymuje ${goods(f, k)}.`,
    lost: (r, seat, f, k) => `${n(r, seat)} traci ${goods(f, k)}.`,
    scored: (r, seat, k) =>
      k < 0 ? `${n(r, seat)} traci ${culture(-k)}.` : `${n(r, seat)} zdobywa ${culture(k)}.`,
    learned: (r, seat, k) =>
      k < 0 ? `${n(r, seat)} traci ${science(-k)}.` : `${n(r, seat)} zdobywa ${science(k)}.`,
    scienceLost: (r, seat, k) => `${n(r, seat)} ma już najwięcej punktów nauki. Przepada: ${science(k)}.`,
    regained: (r, seat, k) =>
      `${n(r, seat)} odzyskuje ${plCount(k, 'akcję cywilną', 'akcje cywilne', 'akcji cywilnych')}.`,
    newWorker: (r, seat) => `${n(r, seat)} ma nowego robotnika.`,
    lostWorker: (r, seat, h) =>
      h === NONE
        ? `${n(r, seat)} traci wolnego robotnika.`
        : `${n(r, seat)} traci robotnika z karty ${quoted(h)}.`,
    lostBuilding: (r, seat, h) => `${n(r, seat)} traci: ${card(h)}.`,
    produced: (r, seat, f, k) => `${n(r, seat)} produkuje ${goods(f, k)}.`,
    ate: (r, seat, f) => `${n(r, seat)} zużywa ${food(f)} na wyżywienie ludności.`,
    famine: (r, seat, k) => `Głód! ${n(r, seat)} ma o ${food(k)} za mało.`,
    corruption: (r, seat, k) => `${n(r, seat)} traci przez korupcję ${res(k)}.`,
    uprising: (r, seat, d, idle) =>
      `Powstanie! ${n(r, seat)} nic nie produkuje: ${plCount(d, 'niezadowolony robotnik', 'niezadowolonych robotników', 'niezadowolonych robotników')}, wolnych ${idle}.`,
    leftOut: (r, seat, h) => `${n(r, seat)} rezygnuje z jednego znacznika: ${card(h)}.`,
    passed: (r, seat) => `${n(r, seat)} nie wykonuje akcji politycznej.`,
    eventPlayed: (r, seat, k, c) =>
      c >= 0
        ? `${n(r, seat)} zagrywa kartę ${quoted(c)} na przyszłe wydarzenia.`
        : `${n(r, seat)} zagrywa zakrytą kartę epoki ${ROMAN[k]} na przyszłe wydarzenia.`,
    eventRevealed: (_r, c) => `Wydarzenie: ${card(c)}`,
    eventsRefilled: (_r, k) =>
      `Przyszłe wydarzenia stają się aktualnymi: ${plCount(k, 'karta', 'karty', 'kart')}.`,
    skippedPolitics: (r, seat) => `${n(r, seat)} nie ma w tej turze akcji politycznej.`,
    noPolitics: (r, seat) =>
      `${n(r, seat)} nie ma kart militarnych ani paktów, więc nie ma akcji politycznej.`,
    rebelled: (r, seat, k) =>
      `Bunt: ${n(r, seat)} straci ${plCount(k, 'akcję cywilną', 'akcje cywilne', 'akcji cywilnych')}.`,
    discarded: (r, seat, c) =>
      c >= 0 ? `${n(r, seat)} odrzuca kartę ${quoted(c)}.` : `${n(r, seat)} odrzuca kartę militarną.`,
    auction: (_r, c) => `Terytorium do kolonizacji: ${card(c)}.`,
    bid: (r, seat, k) => `${n(r, seat)} licytuje ${k}.`,
    bidPassed: (r, seat) => `${n(r, seat)} pasuje.`,
    unclaimed: (_r, c) => `Nikt nie kolonizuje terytorium ${quoted(c)}.`,
    cannotBid: (r, seat) => `${n(r, seat)} nie ma jednostek i nie może licytować.`,
    cannotOutbid: (r, seat, k) => `${n(r, seat)} nie może przebić oferty ${k}.`,
    noColonyNow: (_r, c) =>
      `Terytorium ${quoted(c)} pozostaje niczyje: w ostatniej rundzie nie wolno poświęcać jednostek.`,
    colonized: (r, seat, c, paid) =>
      paid > 0
        ? `${n(r, seat)} kolonizuje ${quoted(c)} za ${paid}.`
        : `${n(r, seat)} kolonizuje ${quoted(c)}.`,
    colonyLost: (r, seat, c) => `${n(r, seat)} traci kolonię ${quoted(c)}.`,
    annexed: (r, seat, from, c) => `${n(r, seat)} zabiera kolonię ${quoted(c)} (${n(r, from)}).`,
    attacked: (r, seat, rival, c) => `${n(r, seat)} zagrywa agresję ${quoted(c)}, cel: ${n(r, rival)}.`,
    sacrificed: (r, seat, h) => `${n(r, seat)} poświęca jednostkę: ${card(h)}.`,
    bonusUsed: (r, seat, c) => `${n(r, seat)} zagrywa kartę ${quoted(c)}.`,
    totals: (_r, attack, defense) => `Atak ${attack}, obrona ${defense}.`,
    noSacrifices: () => 'W ostatniej rundzie nie wolno poświęcać jednostek.',
    repelled: (r, rival) => `${n(r, rival)} odpiera atak.`,
    won: (r, winner, loser, k) => `${n(r, winner)} zwycięża z przewagą ${k}, ${n(r, loser)} przegrywa.`,
    warTied: () => 'Wojna kończy się bez zwycięzcy.',
    warDeclared: (r, seat, rival, c) => `${n(r, seat)} wypowiada wojnę: ${card(c)}, cel: ${n(r, rival)}.`,
    warVoid: (_r, c) => `${card(c)} nie ma skutku.`,
    stolenCulture: (r, seat, from, k) => `${n(r, seat)} zabiera ${culture(k)} (${n(r, from)}).`,
    stolenScience: (r, seat, from, k) => `${n(r, seat)} zabiera ${science(k)} (${n(r, from)}).`,
    stolenGoods: (r, seat, from, f, k) => `${n(r, seat)} zabiera ${goods(f, k)} (${n(r, from)}).`,
    stolenYellow: (r, seat, from, k) =>
      `${n(r, seat)} zabiera ${plCount(k, 'żółty znacznik', 'żółte znaczniki', 'żółtych znaczników')} (${n(r, from)}).`,
    stolenTechnology: (r, seat, from, c) => `${n(r, seat)} zabiera technologię ${quoted(c)} (${n(r, from)}).`,
    wonderLost: (r, seat, c) => `${n(r, seat)} traci nieukończony cud ${quoted(c)}.`,
    ruined: (r, seat, c) =>
      `Cud ${quoted(c)} popada w ruinę (${n(r, seat)}): daje już tylko 2 punkty kultury na turę.`,
    blueLost: (r, seat, k) =>
      `${n(r, seat)} traci ${plCount(k, 'niebieski znacznik', 'niebieskie znaczniki', 'niebieskich znaczników')}.`,
    pactOffered: (r, seat, partner, c, s) =>
      `${n(r, seat)} proponuje pakt ${quoted(c)} jako strona ${side(s)}: ${n(r, partner)}.`,
    pactSigned: (r, seat, partner, c) => `${n(r, seat)} i ${n(r, partner)} zawierają pakt ${quoted(c)}.`,
    pactRefused: (r, _seat, partner) => `${n(r, partner)} odrzuca pakt.`,
    pactEnded: (r, c, seat, partner) => `Pakt ${quoted(c)} wygasa (${n(r, seat)}, ${n(r, partner)}).`,
    agreement: (r, seat) => `${n(r, seat)} korzysta z porozumienia i traci następną akcję polityczną.`,
    agreementDeclined: (r, seat) => `${n(r, seat)} nie korzysta z porozumienia.`,
    agreementImpossible: (r, seat) => `${n(r, seat)} nie może wziąć z toru żadnej karty.`,
    scoringShown: (_r, c) => `Punktowane na końcu: ${card(c)}`,
    scoringKept: (r, seat, c) =>
      c >= 0 ? `${n(r, seat)} zachowuje kartę ${quoted(c)}.` : `${n(r, seat)} zachowuje kartę punktującą.`,
    scoringPicked: (r, seat, c) => `${n(r, seat)} wykłada kartę ${quoted(c)}.`,
    finalCard: (_r, c) => `Punktacja końcowa: ${card(c)}`,
    simpleBonus: (r, seat, k) => `Bonus końcowy, który zdobywa ${n(r, seat)}, to ${culture(k)}.`,
    resigned: (r, seat) => `${n(r, seat)} opuszcza grę.`,
  },
};
