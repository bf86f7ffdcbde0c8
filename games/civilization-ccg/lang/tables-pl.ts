/** Polish names of everything but the cards. */
import type { CcgWords } from './types.ts';

export const tables: Pick<
  CcgWords,
  | 'decks'
  | 'kinds'
  | 'eras'
  | 'phases'
  | 'groups'
  | 'terrainTypes'
  | 'unitTypes'
  | 'keywords'
  | 'traits'
  | 'resourceClasses'
  | 'eventSources'
  | 'timings'
> = {
  decks: {
    'legions-of-rome': {
      name: 'Legiony Rzymu',
      strategy:
        'Nacisk piechoty: tania rzymska piechota z dwóch koszar, taran na mury, uderzenie na stolicę od 10. tury.',
      tips: 'Pierwszy teren z żywnością, Koszary na drugim; miej po 1 żywności na oddział za granicą, uderzaj co najmniej czterema oddziałami naraz.',
    },
    'golden-horde': {
      name: 'Złota Orda',
      strategy:
        'Rajdy jazdy: szybcy jeźdźcy bez kosztów utrzymania za granicą zajmują pogranicze i palą budowle.',
      tips: 'Odkryj Konie w turze 2; dwa Stepy przyspieszają wszystko; nigdy nie szarżuj w Dżunglę ani na Bagna.',
    },
    'rule-the-waves': {
      name: 'Panowanie na morzach',
      strategy: 'Imperium morskie: bogate tereny morskie, desanty z Drakkarów i Galeonów, blokady i kaprzy.',
      tips: 'Najpierw Żeglarstwo, potem Port; stolica też jest terenem morskim, trzymaj w niej okręt lub załogę.',
    },
    'wonders-of-the-nile': {
      name: 'Cuda Nilu',
      strategy: 'Budowniczy cudów: tanie cuda dają zadowolenie i rozwój, a stolicy strzeże mała załoga.',
      tips: 'Marmur i Kamieniołom sumują się ze zniżką Teb; Mistrza budowniczego zagraj na ostatni, najdroższy etap.',
    },
    'way-of-the-samurai': {
      name: 'Droga samuraja',
      strategy: 'Twierdza i kontratak: na początku bronione góry i lasy, w Erze Srebrnej Samuraje i Ninja.',
      tips: 'Góry i Las na skrajach, na nich Łucznicy; uderz, gdy armia wroga się wykrwawi.',
    },
    'athenian-academy': {
      name: 'Akademia ateńska',
      strategy:
        'Nauka: tanie dobieranie kart, religia i prawa dla zadowolenia, Program Apollo na zakończenie.',
      tips: 'Alfabet w turze 1, dobieraj dwa razy na turę, zbędne wynalazki odrzucaj na podatki; broń się Hoplitami.',
    },
    'children-of-the-sun': {
      name: 'Dzieci Słońca',
      strategy:
        'Górskie uprawy: budowle w górach żywią państwo, procarze i orli wojownicy trzymają przełęcze; cel to 9 terenów.',
      tips: 'Każda budowla w górach daje 1 żywności; mimo to zacznij od Równin. Trzymaj zadowolenie najwyżej o dwa poniżej liczby terenów.',
    },
    'steel-and-wings': {
      name: 'Stal i skrzydła',
      strategy:
        'Późna wojna przemysłowa: broń się husarią i twierdzami, dojdź do Ery Złotej, wygraj czołgami i bombowcami.',
      tips: 'Karty Ery Złotej w początkowej ręce są warte po 3 produkcji; Ropę naftową odkryj zaraz po wejściu w Erę Srebrną.',
    },
  },
  kinds: {
    capital: 'Stolica',
    terrain: 'Teren',
    resource: 'Surowiec',
    building: 'Budowla',
    wonder: 'Cud',
    unit: 'Jednostka wojskowa',
    invention: 'Wynalazek',
    event: 'Zdarzenie',
  },
  eras: ['Era Początkowa', 'Era Srebrna', 'Era Złota'],
  phases: ['Faza aktywacji', 'Faza odkrywców', 'Faza militarna', 'Faza zarządzania', 'Faza końcowa'],
  groups: {
    mediterranean: 'cywilizacje śródziemnomorskie',
    'near-east': 'cywilizacje Bliskiego Wschodu',
    'far-east': 'cywilizacje Dalekiego Wschodu',
    europe: 'cywilizacje europejskie',
    americas: 'cywilizacje Ameryki',
    steppe: 'cywilizacje stepowe',
    africa: 'cywilizacje afrykańskie',
  },
  terrainTypes: {
    plains: 'Równinny',
    forest: 'Leśny',
    hills: 'Wyżynny',
    mountain: 'Górski',
    desert: 'Pustynny',
    wetland: 'Bagienny',
    tundra: 'Polarny',
    sea: 'Morski',
  },
  unitTypes: {
    infantry: 'piechota',
    cavalry: 'jazda',
    motorized: 'zmotoryzowana',
    naval: 'morska',
    air: 'lotnicza',
  },
  keywords: {
    'anti-aircraft': 'Atak przeciwlotniczy',
    demolisher: 'Burzyciel',
    defender: 'Obrońca',
    'self-sufficient': 'Samowystarczalny',
    sniper: 'Snajper',
    transport: 'Transport',
    shipyard: 'Stocznia',
    fortification: 'Umocnienie',
    unique: 'Unikalna',
  },
  traits: { religion: 'Religia', 'political-system': 'Ustrój polityczny' },
  resourceClasses: { strategic: 'Strategiczny', food: 'Żywnościowy', luxury: 'Luksusowy' },
  eventSources: {
    nature: 'Natura',
    military: 'Wojsko',
    society: 'Społeczeństwo',
    economy: 'Gospodarka',
    science: 'Nauka',
    politics: 'Polityka',
    religion: 'Religia',
  },
  timings: {
    'own:explorers': 'twoja faza odkrywców',
    'own:military': 'twoja faza militarna',
    'own:management': 'twoja faza zarządzania',
    'own:final': 'twoja faza końcowa',
    'other:explorers': 'początek fazy odkrywców przeciwnika',
    'other:military': 'początek fazy militarnej przeciwnika',
    'other:management': 'początek fazy zarządzania przeciwnika',
    'other:final': 'początek fazy końcowej przeciwnika',
    'attack:attacker': 'gdy atakujesz',
    'attack:defender': 'gdy cię atakują',
    'journey:opponent': 'podróż morska lub powietrzna przeciwnika',
    response: 'odpowiedź na zdarzenie',
  },
};
