/** Words of places shown large: what they are, and when they hurt. Fetched with what is shown large. */
import { enCount, type Language, plCount } from '@epoka/kernel';

/** rows of numbers */
type Row =
  | 'now'
  | 'after'
  | 'here'
  | 'nextWorker'
  | 'eaten'
  | 'facesNeeded'
  | 'faces'
  | 'discontent'
  | 'unused'
  | 'corruption'
  | 'farms'
  | 'mines'
  | 'lost'
  | 'wasted'
  | 'perTurn'
  | 'units'
  | 'armies'
  | 'other'
  | 'inHand'
  | 'limit'
  | 'left'
  | 'discarded'
  | 'all'
  | 'yours'
  | 'top'
  | 'lastRound';

type Text =
  | 'yellow'
  | 'blue'
  | 'idle'
  | 'food'
  | 'resources'
  | 'science'
  | 'culture'
  | 'strength'
  | 'happiness'
  | 'farm'
  | 'mine'
  | 'units'
  | 'tactic'
  | 'leader'
  | 'wonder'
  | 'special'
  | 'civil'
  | 'military'
  | 'militaryPaid'
  | 'current'
  | 'currentSimple'
  | 'future'
  | 'past'
  | 'age'
  | 'ageSimple'
  | 'handCivil'
  | 'handMilitary'
  | 'cultureRating'
  | 'scienceRating'
  | 'minesCompared';

type Hurt =
  | 'yellow'
  | 'blue'
  | 'idle'
  | 'food'
  | 'science'
  | 'strength'
  | 'strengthSimple'
  | 'happiness'
  | 'military'
  | 'handCivil'
  | 'handMilitary'
  | 'age'
  | 'lastAge';

export interface SheetWords {
  readonly rows: Readonly<Record<Row, string>>;
  readonly texts: Readonly<Record<Text, string>>;
  /** when it hurts */
  readonly hurts: Readonly<Record<Hurt, string>>;
  readonly urban: (limit: number) => string;
  readonly zone: (price: number) => string;
  readonly swept: (n: number) => string;
  readonly wonderPrice: string;
  /** what one token less in the yellow bank changes */
  readonly next: (eaten: number, faces: number | undefined) => string;
  /** by tokens left in the blue bank */
  readonly corruptionBelow: string;
  readonly noneInPlay: string;
  readonly workers: (n: number) => string;
  // cards
  readonly happened: string;
  readonly scored: string;
  readonly war: (attacker: string, defender: string) => string;
  readonly built: (n: number, of: number) => string;
}

const en: SheetWords = {
  rows: {
    now: 'Now',
    after: 'After the turn',
    here: 'Tokens here',
    nextWorker: 'One more worker',
    eaten: 'Eaten each turn',
    facesNeeded: 'Happy faces needed',
    faces: 'Happy faces',
    discontent: 'Discontent workers',
    unused: 'Unused workers',
    corruption: 'Corruption',
    farms: 'Farms bring',
    mines: 'Mines bring',
    lost: 'Lost',
    wasted: 'No token left for',
    perTurn: 'Each turn',
    units: 'From units',
    armies: 'From armies',
    other: 'From everything else',
    inHand: 'In hand',
    limit: 'Limit',
    left: 'Cards left',
    discarded: 'Discarded in this age',
    all: 'Cards',
    yours: 'Yours',
    top: 'The next one is of Age',
    lastRound: 'Last round',
  },
  texts: {
    yellow:
      'People still to come. The emptier this bank, the dearer the next worker and the more your people eat.',
    blue: 'Whatever your farms and mines produce, and every wonder stage, takes a token from here. What you spend comes back.',
    idle: 'People without work. A farm, mine, building or unit is built with one of them.',
    food: 'Your people eat at the end of the turn. What is left over pays for new workers.',
    resources: 'They pay for buildings, units and wonder stages. What you don’t spend stays on the cards.',
    science: 'It pays for technologies and new governments.',
    culture: 'Whoever has the most at the end wins.',
    strength: 'It is compared in aggressions, in wars and by many events.',
    happiness: 'Temples, theaters, arenas, some wonders and colonies keep your people happy.',
    farm: 'Each worker here puts a blue token on its card at the end of the turn: food worth what the card says.',
    mine: 'Each worker here puts a blue token on its card at the end of the turn: resources worth what the card says.',
    units: 'Each worker is a unit. Units fight together, and can be sacrificed to colonize or in a fight.',
    tactic: 'A tactics card from your hand, played for a military action, makes armies of your units.',
    leader: 'Take a leader from the row and play the card for a civil action. One of each age in a game.',
    wonder: 'A wonder from the row comes here at once. Build its stages with civil actions and resources.',
    special: 'Special technologies stand here, the best one of each kind; so do colonies, pacts and wars.',
    civil: 'The row is filled up from here as each turn begins.',
    military:
      'Events, aggressions, wars, pacts, tactics and bonus cards. Unspent military actions draw them at the end of the turn.',
    militaryPaid: 'Drawing one costs a military action in this game.',
    current: 'Whoever prepares an event reveals the top one here, and it comes true for everybody.',
    currentSimple: 'From round 3 on one comes true at the start of each round.',
    future:
      'Prepared face down in the political phase. They become the current events once those have run out.',
    past: 'They have come true and change nothing any more.',
    age: 'When the last civil card of the age is dealt, whatever belongs to the age before it grows obsolete: leaders, unfinished wonders, pacts, cards in hand.',
    ageSimple: 'When the last civil card of Age I is dealt, the round is finished and the game ends.',
    handCivil: 'Taken from the row, played in the action phase. The limit grows with your civil actions.',
    handMilitary: 'Drawn at the end of the turn. The limit grows with your military actions.',
    cultureRating: 'So much culture everybody scores at the end of each turn.',
    scienceRating: 'So much science everybody gains at the end of each turn.',
    minesCompared: 'So many resources everybody’s mines make each turn, before corruption.',
  },
  hurts: {
    yellow: 'Food that is missing at the end of the turn costs 4 culture each.',
    blue: 'Corruption takes resources once your mines have produced. Spend before the end of the turn, and the tokens are back in time.',
    idle: 'With more discontent workers than unused ones there is an uprising: the turn produces nothing.',
    food: 'Each one missing costs 4 culture.',
    science: 'Above 40 it is lost.',
    strength: 'The weak are attacked, and events strike the weakest.',
    strengthSimple: 'Events strike the weakest.',
    happiness: 'Each face too few makes a worker discontent, and discontent workers must stay unused.',
    military: 'An uprising draws nothing.',
    handCivil: 'With a full hand only wonders can be taken from the row.',
    handMilitary: 'After your political action you discard what is above it.',
    age: 'Every bank then loses two yellow tokens.',
    lastAge: 'The game ends soon.',
  },
  urban: limit =>
    `Each worker is a building. The government allows ${enCount(limit, 'building', 'buildings')} of each type.`,
  zone: price => `Taking one of these cards costs ${enCount(price, 'civil action', 'civil actions')}.`,
  swept: n =>
    n === 1
      ? 'As each turn begins, the first card of the row is removed and the others move up.'
      : `As each turn begins, the first ${n} cards of the row are removed and the others move up.`,
  wonderPrice: 'A wonder costs one more for each wonder you have completed.',
  next: (eaten, faces) =>
    `With one token less: ${eaten} food eaten${faces === undefined ? '' : `, ${enCount(faces, 'happy face', 'happy faces')} needed`}.`,
  corruptionBelow: 'Corruption: 2 with fewer than 9 tokens here, 4 with fewer than 5, 6 with none.',
  noneInPlay: 'None in play yet: take a technology of this type from the row and play it.',
  workers: n => enCount(n, 'worker', 'workers'),
  happened: 'This event has come true.',
  scored: 'Scored at the end of the game.',
  war: (attacker, defender) =>
    `${attacker} has declared it on ${defender}: it is fought out as the next turn of ${attacker} begins.`,
  built: (n, of) => `${n} of ${enCount(of, 'stage', 'stages')} built`,
};

const pl: SheetWords = {
  rows: {
    now: 'Teraz',
    after: 'Po turze',
    here: 'Znaczników tutaj',
    nextWorker: 'Kolejny robotnik',
    eaten: 'Do zjedzenia co turę',
    facesNeeded: 'Potrzeba zadowolonych buziek',
    faces: 'Zadowolone buźki',
    discontent: 'Niezadowoleni robotnicy',
    unused: 'Wolni robotnicy',
    corruption: 'Korupcja',
    farms: 'Farmy dają',
    mines: 'Kopalnie dają',
    lost: 'Straty',
    wasted: 'Zabraknie znaczników na',
    perTurn: 'Co turę',
    units: 'Z jednostek',
    armies: 'Z armii',
    other: 'Z reszty',
    inHand: 'Na ręce',
    limit: 'Limit',
    left: 'Zostało kart',
    discarded: 'Odrzuconych w tej epoce',
    all: 'Kart',
    yours: 'Twoich',
    top: 'Następna jest z epoki',
    lastRound: 'Ostatnia runda',
  },
  texts: {
    yellow:
      'Ludzie, którzy dopiero przyjdą. Im pustszy ten bank, tym droższy następny robotnik i tym więcej ludność zjada.',
    blue: 'Wszystko, co dają farmy i kopalnie, oraz każdy etap cudu zajmuje znaczniki stąd. To, co wydasz, wraca do banku.',
    idle: 'Ludzie bez pracy. To z nich powstają farmy, kopalnie, budynki i jednostki.',
    food: 'Na koniec tury ludność je. Za to, co zostanie, przybywają nowi robotnicy.',
    resources: 'Płaci się nimi za budynki, jednostki i etapy cudów. Niewydane zostają na kartach.',
    science: 'Płaci się nią za technologie i nowe ustroje.',
    culture: 'Kto ma jej na końcu najwięcej, wygrywa.',
    strength: 'Porównuje się ją przy agresjach, w wojnach i w wielu wydarzeniach.',
    happiness: 'O zadowolenie dbają świątynie, teatry, areny, a także niektóre cuda i kolonie.',
    farm: 'Na koniec tury każdy robotnik kładzie na swojej karcie niebieski znacznik: tyle żywności, ile podaje karta.',
    mine: 'Na koniec tury każdy robotnik kładzie na swojej karcie niebieski znacznik: tyle surowców, ile podaje karta.',
    units:
      'Każdy robotnik to jednostka. Jednostki walczą razem; można je poświęcić w walce albo przy kolonizacji.',
    tactic: 'Karta taktyki z ręki, zagrana za akcję militarną, łączy jednostki w armie.',
    leader: 'Weź lidera z toru i zagraj go za akcję cywilną. W całej grze po jednym z każdej epoki.',
    wonder: 'Cud wzięty z toru od razu trafia tutaj. Jego etapy buduje się za akcje cywilne i surowce.',
    special: 'Tu stoją technologie specjalne, najlepsza z każdego rodzaju, a także kolonie, pakty i wojny.',
    civil: 'Stąd na początku każdej tury uzupełnia się tor kart.',
    military:
      'Wydarzenia, agresje, wojny, pakty, taktyki i karty bonusu. Dobiera się je na koniec tury za niezużyte akcje militarne.',
    militaryPaid: 'W tej rozgrywce dobranie karty kosztuje akcję militarną.',
    current: 'Kto przygotowuje wydarzenie, odkrywa wierzchnią kartę tego stosu, a ona zaczyna działać.',
    currentSimple: 'Od 3. rundy każdą rundę otwiera jedno wydarzenie.',
    future: 'Przygotowane w fazie polityki, zakryte. Gdy aktualne się skończą, te zajmą ich miejsce.',
    past: 'Już minęły i niczego więcej nie zmieniają.',
    age: 'Gdy z talii epoki zejdzie ostatnia karta cywilna, wszystko z poprzedniej epoki staje się przestarzałe: liderzy, niedokończone cuda, pakty i karty na ręce.',
    ageSimple: 'Gdy zejdzie ostatnia karta cywilna epoki I, dogrywa się rundę i gra się kończy.',
    handCivil: 'Wzięte z toru, zagrywane w fazie akcji. Limit rośnie razem z liczbą akcji cywilnych.',
    handMilitary: 'Dobierane na koniec tury. Limit rośnie razem z liczbą akcji militarnych.',
    cultureRating: 'Tyle kultury każdy zdobywa na koniec swojej tury.',
    scienceRating: 'Tyle nauki każdy zdobywa na koniec swojej tury.',
    minesCompared: 'Tyle surowców dają co turę kopalnie każdego z graczy, zanim uszczupli je korupcja.',
  },
  hurts: {
    yellow: 'Za każdą brakującą na koniec tury jednostkę żywności tracisz 4 punkty kultury.',
    blue: 'Gdy kopalnie już dadzą surowce, korupcja część z nich zabiera. Wydaj je przed końcem tury, a znaczniki wrócą na czas.',
    idle: 'Gdy niezadowolonych jest więcej niż wolnych, wybucha powstanie: tura niczego nie przynosi.',
    food: 'Za każdą brakującą jednostkę tracisz 4 punkty kultury.',
    science: 'Wszystko ponad 40 przepada.',
    strength: 'Słabych się atakuje, a wydarzenia biją w najsłabszego.',
    strengthSimple: 'Wydarzenia biją w najsłabszego.',
    happiness: 'Za każdą brakującą buźkę jeden robotnik jest niezadowolony i musi zostać bez pracy.',
    military: 'Podczas powstania niczego się nie dobiera.',
    handCivil: 'Z pełną ręką weźmiesz z toru już tylko cud.',
    handMilitary: 'Po akcji politycznej odrzucasz to, co ponad limit.',
    age: 'Z każdego banku ubywają wtedy dwa żółte znaczniki.',
    lastAge: 'Gra zbliża się do końca.',
  },
  urban: limit =>
    `Każdy robotnik to budynek. Ustrój pozwala na ${plCount(limit, 'budynek', 'budynki', 'budynków')} każdego typu.`,
  zone: price =>
    `Wzięcie jednej z tych kart kosztuje ${plCount(price, 'akcję cywilną', 'akcje cywilne', 'akcji cywilnych')}.`,
  swept: n =>
    n === 1
      ? 'Na początku każdej tury pierwsza karta toru odpada, a pozostałe się przesuwają.'
      : `Na początku każdej tury ${n} pierwsze karty toru odpadają, a pozostałe się przesuwają.`,
  wonderPrice: 'Cud kosztuje o jedną więcej za każdy twój ukończony cud.',
  next: (eaten, faces) =>
    `O jeden znacznik mniej: do zjedzenia ${eaten}${faces === undefined ? '' : `, potrzeba buziek: ${faces}`}.`,
  corruptionBelow:
    'Korupcja: 2, gdy znaczników jest tu mniej niż 9; 4, gdy mniej niż 5; 6, gdy nie ma żadnego.',
  noneInPlay: 'Jeszcze żadnej w grze: weź z toru technologię tego typu i wprowadź ją.',
  workers: n => plCount(n, 'robotnik', 'robotników', 'robotników'),
  happened: 'To wydarzenie już minęło.',
  scored: 'Punktowane na końcu gry.',
  war: (attacker, defender) =>
    `Wypowiada ją ${attacker}, broni się ${defender}. Rozstrzygnie się, gdy znów przyjdzie tura tego, kto ją wypowiedział.`,
  built: (n, of) => `Zbudowane etapy: ${n} z ${of}`,
};

const sheets: Readonly<Record<Language, SheetWords>> = { en, pl };

export const sheetWords = (language: Language): SheetWords => sheets[language];
