/** Words of the board itself: headings, hints and names of buttons. Everything the rules say comes from the game's language files. */
import { enCount, type Language, plCount } from '@epoka/kernel';
import type { Flow } from './forecast.ts';
import type { Price } from './prices.ts';

type Good = 'food' | 'resources' | 'science' | 'culture';

export interface BoardWords {
  readonly parts: string;
  readonly sections: Readonly<Record<'row' | 'civ' | 'hand' | 'standing', string>>;
  /** headings of the list of choices */
  readonly verbs: Readonly<Record<string, string | undefined>>;
  /** what is done with the card named behind it; nothing where the question says it */
  readonly does: Readonly<Record<string, string | undefined>>;
  readonly buildStages: (n: number) => string;
  readonly yourSide: (side: number) => string;
  /** in the row, from the left */
  readonly place: (n: number) => string;
  /** for the icon key */
  readonly key: Readonly<
    Record<
      | 'happy'
      | 'unhappy'
      | 'yellow'
      | 'blue'
      | 'colonize'
      | 'defense'
      | 'stage'
      | 'technology'
      | 'wonder'
      | 'unit'
      | 'army'
      | 'attack'
      | 'revolution'
      | 'best'
      | 'rivals',
      string
    >
  >;
  readonly fold: string;
  readonly unfold: string;
  readonly beforeAfter: string;
  /** the changes alone */
  readonly effects: string;
  readonly unchanged: string;
  readonly onlyLeft: (n: number) => string;
  /** behind the number of cards */
  readonly pileNames: Readonly<Record<'civil' | 'military' | 'current' | 'future', (n: number) => string>>;
  readonly eventsToCome: string;
  readonly eventCount: (n: number) => string;
  readonly futureOwn: (own: number, n: number) => string;
  readonly lastEvent: string;
  readonly rankOf: (rank: number, n: number) => string;
  readonly needs: (n: number) => string;
  readonly leftOf: (left: number, of: number) => string;
  readonly limitShort: (n: number) => string;
  readonly noSpecials: string;
  readonly ofCivil: (limit: number) => string;
  readonly ofMilitary: (limit: number) => string;
  readonly handCounts: (civil: number, military: number) => string;
  /** behind the strength of each */
  readonly forces: Readonly<Record<'units' | 'armies' | 'rest' | 'cards', string>>;
  readonly attackWins: (attack: number, defense: number) => string;
  readonly defenseHolds: (defense: number, attack: number) => string;
  /** by the number of the family, technologies excepted */
  readonly kinds: readonly string[];
  /** where there is room for it */
  readonly specialTechnology: string;
  readonly open: string;
  readonly showCard: string;
  readonly price: (price: Price) => string;
  readonly moreWays: (name: string) => string;
  readonly tray: string;
  readonly hiddenMilitary: (age: string) => string;
  // row and decks
  readonly civilActions: (n: number) => string;
  readonly emptyPlace: string;
  readonly civilDeck: string;
  readonly militaryDeck: string;
  readonly current: string;
  readonly future: string;
  readonly past: string;
  readonly allPast: string;
  readonly ownFuture: string;
  readonly pile: (name: string, n: number, age: string) => string;
  readonly lastRound: (round: number) => string;
  readonly scoring: string;
  // ledger
  readonly ledger: string;
  readonly ledgerOf: string;
  readonly goods: Readonly<Record<Good, string>>;
  readonly flow: (name: string, flow: Flow) => string;
  readonly strength: string;
  readonly strengthRank: (n: number, rank: number) => string;
  readonly unitGoods: (n: number) => string;
  readonly happiness: string;
  readonly happinessOf: (have: number, need: number) => string;
  readonly civilLeft: (left: number, of: number) => string;
  readonly militaryLeft: (left: number, of: number) => string;
  readonly warnUprising: (discontent: number, idle: number) => string;
  readonly warnDiscontent: (discontent: number, idle: number) => string;
  readonly warnFamine: (missing: number, culture: number) => string;
  readonly warnCorruption: (n: number) => string;
  readonly warnNoTokens: (food: number, resources: number) => string;
  readonly warnScience: (n: number) => string;
  // banks
  readonly yellowBank: string;
  readonly blueBank: string;
  readonly unused: string;
  readonly idle: (n: number) => string;
  readonly populationPrice: (food: number) => string;
  readonly consumption: (food: number) => string;
  readonly yellowSection: (price: number, consumption: number) => string;
  readonly facesAt: (faces: number, tokens: number) => string;
  readonly bankSays: (n: number, consumption: number, faces: number) => string;
  readonly corruption: string;
  readonly corruptionNow: (n: number) => string;
  // civilization
  readonly buildings: string;
  readonly units: string;
  readonly onCard: (name: string, workers: number, blues: number, price: number) => string;
  readonly urbanLimit: (n: number, limit: number) => string;
  readonly limitSays: (limit: number) => string;
  readonly noLeader: string;
  readonly noWonder: string;
  readonly underConstruction: string;
  readonly building: (name: string, stages: number) => string;
  readonly stages: (name: string) => string;
  readonly stage: (n: number, cost: number, done: boolean) => string;
  readonly ruin: string;
  readonly noTactic: string;
  readonly armies: (bonus: number) => string;
  readonly colony: string;
  readonly pactSide: (side: string) => string;
  readonly warDeclared: string;
  readonly warAgainst: string;
  readonly civilHand: string;
  readonly militaryHand: string;
  readonly handLimit: (n: number, limit: number) => string;
  readonly noCards: string;
  readonly cardsInHand: string;
  readonly left: string;
  // comparison
  readonly measures: Readonly<
    Record<'culture' | 'cultureRating' | 'science' | 'scienceRating' | 'strength' | 'resources', string>
  >;
  readonly rated: (name: string, perTurn: number) => string;
  // fights and auctions
  readonly attack: string;
  readonly defense: string;
  readonly defenseWith: (bonus: number) => string;
  readonly passed: string;
  readonly mostBid: (n: number) => string;
  readonly anyNumber: (from: number, to: number) => string;
  readonly paid: (n: number, of: number) => string;
  // cards large
  readonly priceScience: string;
  readonly priceBuild: string;
  readonly priceStages: string;
  readonly priceRevolution: string;
  readonly pricePeaceful: string;
  readonly limitOfType: string;
  readonly civilName: string;
  readonly militaryName: string;
  readonly inPlay: string;
  readonly rules: string;
}

/** in words where it is given at all */
const named = (n: number | undefined, say: (n: number) => string) => (n === undefined ? '' : say(n));
const listed = (parts: readonly string[]) => parts.filter(Boolean).join(', ');

const res = (n: number) => enCount(n, 'resource', 'resources');

const en: BoardWords = {
  parts: 'Parts of the board',
  sections: {
    row: 'Card row',
    civ: 'Civilization',
    hand: 'Hand',
    standing: 'Standing',
  },
  verbs: {
    take: 'Take a card',
    build: 'Build',
    upgrade: 'Upgrade',
    destroy: 'Tear down',
    disband: 'Disband',
    technology: 'Play a technology',
    leader: 'Elect a leader',
    action: 'Play an action card',
    stage: 'Build the wonder',
    tactic: 'Set tactics',
    reform: 'Change government',
    revolution: 'Revolution',
    event: 'Prepare an event',
    aggression: 'Attack',
    war: 'Declare war',
    pact: 'Offer a pact',
    discard: 'Discard',
    sacrifice: 'Sacrifice',
    bonus: 'Play a bonus card',
    worker: 'Take a worker from',
    bid: 'Bid',
    colonize: 'Pay with cards',
  },
  does: {
    take: 'Take',
    build: 'Build',
    upgrade: 'Upgrade',
    destroy: 'Destroy',
    disband: 'Disband',
    technology: 'Play',
    leader: 'Play',
    action: 'Play',
    tactic: 'Use',
    reform: 'Change to',
    revolution: 'Revolution:',
    recruit: 'Recruit',
    event: 'Prepare',
    discard: 'Discard',
    sacrifice: 'Sacrifice',
    bonus: 'Play',
    colonize: 'Colonize',
    steal: 'Take',
    leave: 'Leave out',
  },
  buildStages: n => (n === 1 ? 'Build a stage of' : `Build ${n} stages of`),
  yourSide: side => `you: side ${'AB'[side] ?? side}`,
  place: n => `place ${n}`,
  key: {
    happy: 'Happy face',
    unhappy: 'Unhappy face',
    yellow: 'Yellow token: population',
    blue: 'Blue token: goods',
    colonize: 'Colonization',
    defense: 'Defence',
    stage: 'Stage of a wonder',
    technology: 'Technology card',
    wonder: 'Wonder',
    unit: 'Military unit',
    army: 'Army, tactics',
    attack: 'Aggression or war',
    revolution: 'Revolution',
    best: 'The best of them',
    rivals: 'The other players',
  },
  fold: 'Fold this away; it stays in the log',
  unfold: 'show',
  beforeAfter: 'Before → after',
  effects: 'What it changes',
  unchanged: 'unchanged',
  onlyLeft: n => `: only ${n} left`,
  pileNames: {
    civil: () => 'civil',
    military: () => 'military',
    current: n => (n === 1 ? 'event' : 'events'),
    future: () => 'future',
  },
  eventsToCome: 'Events to come',
  eventCount: n => enCount(n, 'event', 'events'),
  futureOwn: (own, n) => (own > 0 ? `future: ${n}, yours: ${own}` : `future: ${n}`),
  lastEvent: 'Last:',
  rankOf: (rank, n) => `${rank}${['st', 'nd', 'rd'][rank - 1] ?? 'th'} of ${n}`,
  needs: n => `needs ${n}`,
  leftOf: (left, of) => `${left} of ${of}`,
  limitShort: n => `at most ${n} of a kind`,
  noSpecials: 'No special technologies',
  ofCivil: limit => `of ${limit} civil`,
  ofMilitary: limit => `of ${limit} military`,
  handCounts: (civil, military) =>
    `In hand: ${enCount(civil, 'civil card', 'civil cards')}, ${enCount(military, 'military card', 'military cards')}`,
  forces: { units: 'from units', armies: 'from armies', rest: 'other', cards: 'from cards' },
  attackWins: (a, d) => `${a} against ${d}: as it stands the attack succeeds.`,
  defenseHolds: (d, a) => `${d} holds against ${a}: as it stands the attack is repelled.`,
  kinds: [
    'technology',
    'government',
    'special',
    'leader',
    'wonder',
    'action',
    'event',
    'territory',
    'aggression',
    'war',
    'pact',
    'tactics',
    'bonus',
  ],
  specialTechnology: 'special technology',
  open: 'show large',
  showCard: 'Show the card',
  price: p =>
    listed([named(p.food, n => `${n} food`), named(p.resources, res), named(p.science, n => `${n} science`)]),
  moreWays: name => `${name}: everything that can be done`,
  tray: 'On the table now',
  hiddenMilitary: age => `A military card of Age ${age}, face down`,
  civilActions: n => enCount(n, 'civil action', 'civil actions'),
  emptyPlace: 'An empty place in the row',
  civilDeck: 'Civil cards',
  militaryDeck: 'Military cards',
  current: 'Current events',
  future: 'Future events',
  past: 'Past events',
  allPast: 'Look through the past events',
  ownFuture: 'The future events you played',
  pile: (name, n, age) => `${name}: ${enCount(n, 'card', 'cards')}${age && `, the top one of Age ${age}`}`,
  lastRound: round => `last round: ${round}`,
  scoring: 'Scored at the end',
  ledger: 'Your turn at a glance',
  ledgerOf: 'The turn at a glance',
  goods: { food: 'Food', resources: 'Resources', science: 'Science', culture: 'Culture' },
  flow: (name, f) =>
    `${name}: ${f.now} now, ${f.made < 0 ? `−${-f.made}` : `+${f.made}`} at the end of the turn${f.lost > 0 ? `, −${f.lost} lost` : ''}, ${f.after} after it`,
  strength: 'Strength',
  strengthRank: (n, rank) => `Strength ${n}: ${rank}. place`,
  unitGoods: n => `${enCount(n, 'extra resource', 'extra resources')} for units this turn`,
  happiness: 'Happy',
  happinessOf: (have, need) => `${enCount(have, 'happy face', 'happy faces')}, ${need} needed`,
  civilLeft: (left, of) => `${left} of ${enCount(of, 'civil action', 'civil actions')} left`,
  militaryLeft: (left, of) => `${left} of ${enCount(of, 'military action', 'military actions')} left`,
  warnUprising: (d, idle) =>
    `Uprising: ${enCount(d, 'discontent worker', 'discontent workers')}, only ${idle} unused. Nothing will be produced.`,
  warnDiscontent: (d, idle) =>
    `${enCount(d, 'discontent worker', 'discontent workers')}: keep at least ${d} of your ${idle} unused.`,
  warnFamine: (missing, culture) => `Famine: ${missing} food missing, ${culture} culture lost.`,
  warnCorruption: n => `Corruption will take ${res(n)}.`,
  warnNoTokens: (food, resources) =>
    `Too few blue tokens: ${[food > 0 ? `${food} food` : '', resources > 0 ? res(resources) : ''].filter(Boolean).join(' and ')} not produced.`,
  warnScience: n => `${n} science above 40 will be lost.`,
  yellowBank: 'Yellow bank',
  blueBank: 'Blue bank',
  unused: 'Unused workers',
  idle: n => enCount(n, 'unused worker', 'unused workers'),
  populationPrice: food => `One more worker costs ${food} food`,
  consumption: food => `The people eat ${food} food at the end of the turn`,
  yellowSection: (price, eaten) =>
    `While the last token lies here: ${price} food for one more worker, ${eaten} food eaten each turn`,
  facesAt: (faces, tokens) =>
    `${enCount(faces, 'happy face', 'happy faces')} needed with ${enCount(tokens, 'token', 'tokens')} left in the bank`,
  bankSays: (n, eaten, faces) =>
    `${enCount(n, 'token', 'tokens')} in the bank, ${eaten} food eaten each turn, ${enCount(faces, 'happy face', 'happy faces')} needed`,
  corruption: 'Corruption',
  corruptionNow: n => `Corruption with this bank: ${res(n)} each turn`,
  buildings: 'Farms, mines and urban buildings',
  units: 'Military units',
  onCard: (name, workers, blues, price) =>
    `${name}: ${enCount(workers, 'worker', 'workers')}, ${enCount(blues, 'blue token', 'blue tokens')}, ${res(price)} to build`,
  urbanLimit: (n, limit) => `${n} of at most ${limit} buildings of this type`,
  limitSays: limit => `At most ${limit} urban buildings of each type`,
  noLeader: 'No leader',
  noWonder: 'No wonder under construction',
  underConstruction: 'under construction',
  building: (name, stages) => `${name}, under construction: ${enCount(stages, 'stage', 'stages')} built`,
  stages: name => `Stages of ${name}`,
  stage: (n, cost, done) => `Stage ${n}: ${done ? 'built' : res(cost)}`,
  ruin: 'A ruin: 2 culture per turn',
  noTactic: 'No tactics',
  armies: bonus => `armies +${bonus}`,
  colony: 'colony',
  pactSide: side => `side ${side}`,
  warDeclared: 'declared by this civilization',
  warAgainst: 'against this civilization',
  civilHand: 'Civil cards in hand',
  militaryHand: 'Military cards in hand',
  handLimit: (n, limit) => `${enCount(n, 'card', 'cards')} in hand, the limit is ${limit}`,
  noCards: 'no cards',
  cardsInHand: 'Cards in hand',
  left: 'has left the game',
  measures: {
    culture: 'Culture',
    cultureRating: 'Culture per turn',
    science: 'Science',
    scienceRating: 'Science per turn',
    strength: 'Strength',
    resources: 'Mines produce',
  },
  rated: (name, perTurn) => `${name}, +${perTurn} per turn`,
  attack: 'attacks',
  defense: 'defends',
  defenseWith: bonus => `defends, +${bonus} by cards`,
  passed: 'passed',
  mostBid: n => `You could pay ${n} at most.`,
  anyNumber: (from, to) => `Another number, ${from} to ${to}:`,
  paid: (n, of) => `${n} of ${of} paid`,
  priceScience: 'Science to play',
  priceBuild: 'Resources to build one',
  priceStages: 'Resources by stage',
  priceRevolution: 'By revolution',
  pricePeaceful: 'Peacefully',
  limitOfType: 'Urban buildings of a type',
  civilName: 'Civil actions',
  militaryName: 'Military actions',
  inPlay: 'In play:',
  rules: 'Rules',
};

const plRes = (n: number) => plCount(n, 'surowiec', 'surowce', 'surowców');
const plFood = (n: number) => plCount(n, 'jednostka żywności', 'jednostki żywności', 'jednostek żywności');
const plFoodOf = (n: number) => plCount(n, 'jednostkę żywności', 'jednostki żywności', 'jednostek żywności');
const plFaces = (n: number) => plCount(n, 'zadowolona buźka', 'zadowolone buźki', 'zadowolonych buziek');

const pl: BoardWords = {
  parts: 'Części planszy',
  sections: {
    row: 'Tor kart',
    civ: 'Cywilizacja',
    hand: 'Ręka',
    standing: 'Porównanie',
  },
  verbs: {
    take: 'Weź kartę',
    build: 'Buduj',
    upgrade: 'Ulepsz',
    destroy: 'Zniszcz',
    disband: 'Rozwiąż',
    technology: 'Wprowadź technologię',
    leader: 'Wybierz lidera',
    action: 'Zagraj kartę akcji',
    stage: 'Buduj cud',
    tactic: 'Wprowadź taktykę',
    reform: 'Zmień ustrój',
    revolution: 'Rewolucja',
    event: 'Przygotuj wydarzenie',
    aggression: 'Zaatakuj',
    war: 'Wypowiedz wojnę',
    pact: 'Zaproponuj pakt',
    discard: 'Odrzuć',
    sacrifice: 'Poświęć',
    bonus: 'Zagraj kartę bonusu',
    worker: 'Zabierz robotnika',
    bid: 'Licytuj',
    colonize: 'Dołóż kartę',
  },
  does: {
    take: 'Weź',
    build: 'Zbuduj',
    upgrade: 'Ulepsz',
    destroy: 'Zniszcz',
    disband: 'Rozwiąż',
    technology: 'Zagraj',
    leader: 'Zagraj',
    action: 'Zagraj',
    tactic: 'Zastosuj',
    reform: 'Zmień ustrój:',
    revolution: 'Rewolucja:',
    recruit: 'Zwerbuj',
    event: 'Przygotuj',
    discard: 'Odrzuć',
    sacrifice: 'Poświęć',
    bonus: 'Zagraj',
    colonize: 'Skolonizuj',
    steal: 'Zabierz',
    leave: 'Pomiń',
  },
  buildStages: n => (n === 1 ? 'Buduj etap:' : `Buduj ${plCount(n, 'etap', 'etapy', 'etapów')}:`),
  yourSide: side => `ty: strona ${'AB'[side] ?? side}`,
  place: n => `miejsce ${n}`,
  key: {
    happy: 'Zadowolona buźka',
    unhappy: 'Niezadowolona buźka',
    yellow: 'Żółty znacznik: ludność',
    blue: 'Niebieski znacznik: dobra',
    colonize: 'Kolonizacja',
    defense: 'Obrona',
    stage: 'Etap cudu',
    technology: 'Karta technologii',
    wonder: 'Cud',
    unit: 'Jednostka militarna',
    army: 'Armia, taktyka',
    attack: 'Agresja lub wojna',
    revolution: 'Rewolucja',
    best: 'Najlepszy z rodzaju',
    rivals: 'Pozostali gracze',
  },
  fold: 'Schowaj; zostaje w dzienniku',
  unfold: 'pokaż',
  beforeAfter: 'Przed → po',
  effects: 'Co się zmienia',
  unchanged: 'bez zmian',
  onlyLeft: n => `: zostało tylko ${n}`,
  pileNames: {
    civil: () => 'cyw.',
    military: () => 'mil.',
    current: () => 'wydarz.',
    future: () => 'później',
  },
  eventsToCome: 'Nadchodzące wydarzenia',
  eventCount: n => plCount(n, 'wydarzenie', 'wydarzenia', 'wydarzeń'),
  futureOwn: (own, n) => (own > 0 ? `przyszłe: ${n}, twoje: ${own}` : `przyszłe: ${n}`),
  lastEvent: 'Ostatnie:',
  rankOf: (rank, n) => `${rank}. z ${n}`,
  needs: n => `potrzeba ${n}`,
  leftOf: (left, of) => `${left} z ${of}`,
  limitShort: n => `najwyżej ${n} jednego typu`,
  noSpecials: 'Bez technologii specjalnych',
  ofCivil: limit => `z ${limit} cyw.`,
  ofMilitary: limit => `z ${limit} mil.`,
  handCounts: (civil, military) =>
    `Na ręce: ${plCount(civil, 'karta cywilna', 'karty cywilne', 'kart cywilnych')}, ${plCount(military, 'karta militarna', 'karty militarne', 'kart militarnych')}`,
  forces: { units: 'z jednostek', armies: 'z armii', rest: 'inne', cards: 'z kart' },
  attackWins: (a, d) => `${a} do ${d}: na razie atak się udaje.`,
  defenseHolds: (d, a) => `${d} do ${a}: na razie atak jest odparty.`,
  kinds: [
    'technologia',
    'ustrój',
    'specjalna',
    'lider',
    'cud',
    'akcja',
    'wydarzenie',
    'terytorium',
    'agresja',
    'wojna',
    'pakt',
    'taktyka',
    'bonus',
  ],
  specialTechnology: 'technologia specjalna',
  open: 'pokaż w powiększeniu',
  showCard: 'Pokaż kartę',
  price: p =>
    listed([
      named(p.food, plFoodOf),
      named(p.resources, plRes),
      named(p.science, n => plCount(n, 'punkt nauki', 'punkty nauki', 'punktów nauki')),
    ]),
  moreWays: name => `${name}: wszystko, co można zrobić`,
  tray: 'Teraz na stole',
  hiddenMilitary: age => `Zakryta karta militarna epoki ${age}`,
  civilActions: n => plCount(n, 'akcja cywilna', 'akcje cywilne', 'akcji cywilnych'),
  emptyPlace: 'Puste miejsce na torze',
  civilDeck: 'Karty cywilne',
  militaryDeck: 'Karty militarne',
  current: 'Aktualne wydarzenia',
  future: 'Przyszłe wydarzenia',
  past: 'Minione wydarzenia',
  allPast: 'Przejrzyj minione wydarzenia',
  ownFuture: 'Zagrane przez ciebie przyszłe wydarzenia',
  pile: (name, n, age) =>
    `${name}: ${plCount(n, 'karta', 'karty', 'kart')}${age && `, na wierzchu epoka ${age}`}`,
  lastRound: round => `ostatnia runda: ${round}`,
  scoring: 'Punktowane na końcu',
  ledger: 'Twoja tura w skrócie',
  ledgerOf: 'Tura w skrócie',
  goods: { food: 'Żywność', resources: 'Surowce', science: 'Nauka', culture: 'Kultura' },
  flow: (name, f) =>
    `${name}: teraz ${f.now}, na koniec tury ${f.made < 0 ? `−${-f.made}` : `+${f.made}`}${f.lost > 0 ? `, straty −${f.lost}` : ''}, potem ${f.after}`,
  strength: 'Siła',
  strengthRank: (n, rank) => `Siła ${n}: ${rank}. miejsce`,
  unitGoods: n =>
    `${plCount(n, 'dodatkowy surowiec', 'dodatkowe surowce', 'dodatkowych surowców')} na jednostki w tej turze`,
  happiness: 'Zadowolenie',
  happinessOf: (have, need) => `${plFaces(have)}, potrzeba ${need}`,
  civilLeft: (left, of) =>
    `Zostało ${left} z ${plCount(of, 'akcji cywilnej', 'akcji cywilnych', 'akcji cywilnych')}`,
  militaryLeft: (left, of) =>
    `Zostało ${left} z ${plCount(of, 'akcji militarnej', 'akcji militarnych', 'akcji militarnych')}`,
  warnUprising: (d, idle) =>
    `Powstanie: ${plCount(d, 'niezadowolony robotnik', 'niezadowolonych robotników', 'niezadowolonych robotników')}, a wolnych tylko ${idle}. Nic nie zostanie wyprodukowane.`,
  warnDiscontent: (d, idle) =>
    `${plCount(d, 'niezadowolony robotnik', 'niezadowolonych robotników', 'niezadowolonych robotników')}: z ${plCount(idle, 'wolnego', 'wolnych', 'wolnych')} zostaw bez pracy co najmniej ${d}.`,
  warnFamine: (missing, culture) =>
    `Głód: brakuje ${plCount(missing, 'jednostki', 'jednostek', 'jednostek')} żywności, strata ${plCount(culture, 'punktu', 'punktów', 'punktów')} kultury.`,
  warnCorruption: n => `Korupcja zabierze ${plRes(n)}.`,
  warnNoTokens: (food, resources) =>
    `Za mało niebieskich znaczników. Przepadnie: ${[food > 0 ? plFood(food) : '', resources > 0 ? plRes(resources) : ''].filter(Boolean).join(' i ')}.`,
  warnScience: n => `Ponad 40 punktów nauki: przepadnie ${n}.`,
  yellowBank: 'Żółty bank',
  blueBank: 'Niebieski bank',
  unused: 'Wolni robotnicy',
  idle: n => plCount(n, 'wolny robotnik', 'wolnych robotników', 'wolnych robotników'),
  populationPrice: food => `Kolejny robotnik kosztuje ${plFoodOf(food)}`,
  consumption: food => `Ludność zje na koniec tury ${plFoodOf(food)}`,
  yellowSection: (price, eaten) =>
    `Póki ostatni znacznik leży tutaj: kolejny robotnik za ${plFoodOf(price)}, co turę ${eaten} do zjedzenia`,
  facesAt: (faces, tokens) =>
    `Przy ${plCount(tokens, 'znaczniku', 'znacznikach', 'znacznikach')} w banku potrzeba: ${plFaces(faces)}`,
  bankSays: (n, eaten, faces) =>
    `W banku ${plCount(n, 'znacznik', 'znaczniki', 'znaczników')}, co turę ${eaten} żywności do zjedzenia, potrzeba: ${plFaces(faces)}`,
  corruption: 'Korupcja',
  corruptionNow: n => `Korupcja przy tym banku: ${plRes(n)} na turę`,
  buildings: 'Farmy, kopalnie i budynki publiczne',
  units: 'Jednostki militarne',
  onCard: (name, workers, blues, price) =>
    `${name}: ${plCount(workers, 'robotnik', 'robotników', 'robotników')}, ${plCount(blues, 'niebieski znacznik', 'niebieskie znaczniki', 'niebieskich znaczników')}, budowa: ${plRes(price)}`,
  urbanLimit: (n, limit) => `${n} z najwyżej ${plCount(limit, 'budynku', 'budynków', 'budynków')} tego typu`,
  limitSays: limit =>
    `Najwyżej ${plCount(limit, 'budynek publiczny', 'budynki publiczne', 'budynków publicznych')} każdego typu`,
  noLeader: 'Bez lidera',
  noWonder: 'Żaden cud nie jest w budowie',
  underConstruction: 'w budowie',
  building: (name, stages) => `${name}, w budowie: ${plCount(stages, 'etap', 'etapy', 'etapów')}`,
  stages: name => `Etapy: ${name}`,
  stage: (n, cost, done) => `Etap ${n}: ${done ? 'zbudowany' : plRes(cost)}`,
  ruin: 'Ruina: 2 punkty kultury na turę',
  noTactic: 'Bez taktyki',
  armies: bonus => `armie +${bonus}`,
  colony: 'kolonia',
  pactSide: side => `strona ${side}`,
  warDeclared: 'wypowiedziana przez tę cywilizację',
  warAgainst: 'przeciw tej cywilizacji',
  civilHand: 'Karty cywilne na ręce',
  militaryHand: 'Karty militarne na ręce',
  handLimit: (n, limit) => `Kart na ręce: ${n}, limit wynosi ${limit}`,
  noCards: 'brak kart',
  cardsInHand: 'Karty na ręce',
  left: 'poza grą',
  measures: {
    culture: 'Kultura',
    cultureRating: 'Kultura na turę',
    science: 'Nauka',
    scienceRating: 'Nauka na turę',
    strength: 'Siła',
    resources: 'Kopalnie dają',
  },
  rated: (name, perTurn) => `${name}, +${perTurn} na turę`,
  attack: 'atakuje',
  defense: 'broni się',
  defenseWith: bonus => `broni się, karty +${bonus}`,
  passed: 'pas',
  mostBid: n => `Możesz zapłacić najwyżej ${n}.`,
  anyNumber: (from, to) => `Inna liczba, od ${from} do ${to}:`,
  paid: (n, of) => `zapłacono ${n} z ${of}`,
  priceScience: 'Nauka za zagranie',
  priceBuild: 'Surowce za budowę',
  priceStages: 'Surowce za etapy',
  priceRevolution: 'Przez rewolucję',
  pricePeaceful: 'Pokojowo',
  limitOfType: 'Budynki publiczne jednego typu',
  civilName: 'Akcje cywilne',
  militaryName: 'Akcje militarne',
  inPlay: 'W grze:',
  rules: 'Zasady',
};

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, pl };
