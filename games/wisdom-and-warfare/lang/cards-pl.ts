/** Names and texts of all contents. */
import type { Cards } from './types.ts';

export const cards: Cards = {
  tile: {
    'home-america': 'Domowy kafelek: Ameryka',
    'home-china': 'Domowy kafelek: Chiny',
    'home-egypt': 'Domowy kafelek: Egipt',
    'home-germany': 'Domowy kafelek: Niemcy',
    'home-rome': 'Domowy kafelek: Rzym',
    'home-russia': 'Domowy kafelek: Rosja',
    'home-aztecs': 'Domowy kafelek: Państwo Azteków',
    'home-england': 'Domowy kafelek: Anglia',
    'home-france': 'Domowy kafelek: Francja',
    'home-japan': 'Domowy kafelek: Japonia',
    'home-mongolia': 'Domowy kafelek: Mongolia',
    'home-zulu': 'Domowy kafelek: Państwo Zulusów',
    'tile-01': 'Neutralny kafelek 1',
    'tile-02': 'Neutralny kafelek 2',
    'tile-03': 'Neutralny kafelek 3',
    'tile-04': 'Neutralny kafelek 4',
    'tile-05': 'Neutralny kafelek 5',
    'tile-06': 'Neutralny kafelek 6',
    'tile-07': 'Neutralny kafelek 7',
    'tile-08': 'Neutralny kafelek 8',
    'tile-09': 'Neutralny kafelek 9',
    'tile-10': 'Neutralny kafelek 10',
    'tile-11': 'Neutralny kafelek 11',
    'tile-12': 'Neutralny kafelek 12',
    'tile-13': 'Neutralny kafelek 13',
    'tile-14': 'Neutralny kafelek 14',
    'tile-22': 'Neutralny kafelek 22',
    'tile-23': 'Neutralny kafelek 23',
    'tile-24': 'Neutralny kafelek 24',
    'tile-25': 'Neutralny kafelek 25',
    'tile-26': 'Neutralny kafelek 26',
    'tile-27': 'Neutralny kafelek 27',
  },
  tech: {
    'animal-husbandry': {
      name: 'Hodowla zwierząt',
      text: 'Raz na bitwę, w swojej turze bitwy, usuń łącznie do 3 ran ze swoich jednostek w grze. Pszenica - Zarządzanie miastem: jedno z twoich miast ma w tej turze 3 dodatkowe punkty produkcji.',
    },
    'code-of-laws': {
      name: 'Kodeks praw',
      text: 'Raz na turę, po wygranej bitwie, połóż na tej technologii 1 żeton monety (maksymalnie 4). Odblokowuje Republikę i Faktorię.',
    },
    currency: {
      name: 'Waluta',
      text: 'Kadzidło - Zarządzanie miastem: otrzymujesz 3 kultury. Odblokowuje Targ.',
    },
    'horseback-riding': {
      name: 'Jazda konna',
      text: 'Prędkość podróży 3. Jedwab - Wymiana handlowa: otrzymujesz 9 punktów wymiany handlowej, a następnie wybrany inny gracz otrzymuje 6.',
    },
    masonry: {
      name: 'Kamieniarstwo',
      text: 'Limit ustawienia 3. Twoje miasta mogą produkować mury miejskie za 7 punktów produkcji.',
    },
    metalworking: {
      name: 'Obróbka metali',
      text: 'Żelazo - Bitwa: zadeklaruj, zagrywając jednostkę; w ataku wykonywanym przy zagraniu zadaje ona 3 dodatkowe rany. Odblokowuje Koszary.',
    },
    navigation: {
      name: 'Nawigacja',
      text: 'Twoje pionki mogą przechodzić przez wodę, ale nie mogą na niej kończyć ruchu. Odblokowuje Port.',
    },
    navy: {
      name: 'Marynarka',
      text: 'Za każdym razem, gdy budujesz armię akcją miejską, możesz umieścić ją na peryferiach dowolnego swojego miasta ze Stocznią. Odblokowuje Stocznię.',
    },
    philosophy: {
      name: 'Filozofia',
      text: 'Dowolne 3 surowce - Zarządzanie miastem: otrzymujesz losowego wielkiego człowieka. Odblokowuje Świątynię.',
    },
    pottery: {
      name: 'Garncarstwo',
      text: 'Limit ręki kart wydarzeń kulturalnych +1. Dowolne 2 surowce - Zarządzanie miastem: połóż na tej technologii 1 żeton monety (maksymalnie 4). Odblokowuje Spichlerz.',
    },
    writing: {
      name: 'Pismo',
      text: 'Szpieg - Zarządzanie miastem (reakcja): anuluj akcję miejską wykonywaną przez innego gracza. Nie można tak anulować zdolności opłacanych surowcami. Odblokowuje Bibliotekę.',
    },
    bureaucracy: {
      name: 'Biurokracja',
      text: '1 moneta. Raz na turę, w swojej fazie badań, możesz zamienić jedną ze swoich polityk socjalnych.',
    },
    chivalry: {
      name: 'Rycerstwo',
      text: 'Kadzidło - Zarządzanie miastem: otrzymujesz 5 kultury. Odblokowuje Feudalizm; jazda osiąga rangę II.',
    },
    'civil-service': {
      name: 'Służba cywilna',
      text: '1 moneta. Limit ręki kart wydarzeń kulturalnych +1. Szpieg - W dowolnym momencie (reakcja): anuluj wydarzenie kulturalne.',
    },
    construction: {
      name: 'Budownictwo',
      text: 'Pszenica - Zarządzanie miastem: jedno z twoich miast ma w tej turze 5 dodatkowych punktów produkcji. Odblokowuje Warsztat.',
    },
    democracy: {
      name: 'Demokracja',
      text: 'Raz na turę, w fazie zarządzania miastem, możesz wydać 6 punktów wymiany handlowej, aby położyć tu 1 żeton monety (maksymalnie 4). Odblokowuje Demokrację; piechota osiąga rangę II.',
    },
    engineering: {
      name: 'Inżynieria',
      text: 'Raz na turę jedna z twoich akcji produkcji może kupić dwie rzeczy, dzieląc między nie produkcję miasta. Odblokowuje Akwedukt.',
    },
    irrigation: { name: 'Nawadnianie', text: 'Możesz posiadać maksymalnie 3 miasta, wliczając stolicę.' },
    logistics: { name: 'Logistyka', text: 'Piechota, artyleria i jazda osiągają rangę II.' },
    mathematics: {
      name: 'Matematyka',
      text: 'Żelazo - Bitwa: w swojej turze bitwy zadaj do 3 ran, dzieląc je dowolnie między wrogie jednostki w grze. Artyleria osiąga rangę II.',
    },
    monarchy: {
      name: 'Monarchia',
      text: 'Jedwab - Zarządzanie miastem: zaneguj jeden antyczny cud świata albo zabij losową jednostkę z dostępnych sił innego gracza. Odblokowuje Monarchię.',
    },
    'printing-press': {
      name: 'Prasa drukarska',
      text: 'Limit ustawienia 4. Raz na turę, w fazie zarządzania miastem, możesz wydać 5 kultury, aby położyć tu 1 żeton monety (maksymalnie 4). Odblokowuje Uniwersytet.',
    },
    sailing: {
      name: 'Żeglarstwo',
      text: 'Prędkość podróży 4. Twoje pionki mogą przechodzić przez wodę i kończyć na niej ruch.',
    },
    banking: {
      name: 'Bankowość',
      text: 'Pszenica - Zarządzanie miastem: jedno z twoich miast ma w tej turze 7 dodatkowych punktów produkcji. Odblokowuje Bank.',
    },
    biology: {
      name: 'Biologia',
      text: 'Limit ustawienia 5. Raz na bitwę, w swojej turze bitwy, usuń wszystkie rany ze swoich jednostek w grze.',
    },
    communism: {
      name: 'Komunizm',
      text: 'Szpieg - Ruch (może przerwać ruch): wybierz pole; do końca tury żaden pionek nie może go opuścić. Odblokowuje Komunizm.',
    },
    education: {
      name: 'Edukacja',
      text: 'Raz na turę, gdy budujesz cud świata, połóż tu 1 żeton monety (maksymalnie 4). Kadzidło + żelazo + jedwab + pszenica (po jednym) - Zarządzanie miastem: naucz się za darmo wybranej technologii.',
    },
    gunpowder: {
      name: 'Proch strzelniczy',
      text: 'Dowolne 2 surowce - Zarządzanie miastem: zaneguj jeden antyczny lub średniowieczny cud świata albo zniszcz jeden wybrany budynek. Piechota osiąga rangę III.',
    },
    'metal-casting': {
      name: 'Odlewnictwo',
      text: 'Kadzidło - Zarządzanie miastem: otrzymujesz 7 kultury. Artyleria osiąga rangę III. (Karta zastępcza: bez symbolu monety.)',
    },
    'military-science': {
      name: 'Nauki wojskowe',
      text: 'Każde z twoich miast ma 1 dodatkowy punkt produkcji za każde 3 posiadane monety (zaokrąglając w dół). Odblokowuje Akademię.',
    },
    railroad: {
      name: 'Kolej żelazna',
      text: '1 moneta. Odblokowuje Kopalnię żelaza; jazda osiąga rangę III. (Karta zastępcza: z symbolem monety.)',
    },
    'steam-power': {
      name: 'Maszyna parowa',
      text: 'Prędkość podróży 5. Twoje pionki mogą przechodzić przez wodę i kończyć na niej ruch. Jedwab - Zarządzanie miastem: przenieś wszystkie swoje pionki z jednego pola na dowolne pole wody; w tej turze nie mogą się już ruszać.',
    },
    theology: {
      name: 'Teologia',
      text: 'Limit ręki kart wydarzeń kulturalnych +1. Odblokowuje Fundamentalizm i Katedrę.',
    },
    'atomic-theory': {
      name: 'Teoria atomowa',
      text: 'Uran - Zarządzanie miastem: wykonaj dodatkową akcję każdym ze swoich miast. Uran - Ruch: zniszcz miasto niebędące stolicą wraz ze wszystkimi budynkami, cudami, wielkimi ludźmi i pionkami na jego peryferiach.',
    },
    ballistics: {
      name: 'Balistyka',
      text: 'Żelazo - Bitwa: w swojej turze bitwy zadaj do 6 ran, dzieląc je dowolnie między wrogie jednostki w grze. Artyleria osiąga rangę IV.',
    },
    combustion: {
      name: 'Silnik spalinowy',
      text: 'Raz na turę, gdy twoja armia zakończy ruch na budynku, zniszcz ten budynek. Jeśli twoje armie atakują miasto z murami, mury zostają zniszczone przed bitwą. Jazda osiąga rangę IV.',
    },
    computers: {
      name: 'Komputery',
      text: '1 moneta. Twój limit ręki bitewnej i limit ręki kart wydarzeń kulturalnych rosną o 1 za każde 5 posiadanych monet.',
    },
    flight: {
      name: 'Lotnictwo',
      text: 'Prędkość podróży 6. Twoje pionki mogą przechodzić przez wodę i kończyć na niej ruch oraz mijać wrogie pionki, chatki, wioski i miasta. Odblokowuje lotnictwo.',
    },
    'mass-media': {
      name: 'Środki masowego przekazu',
      text: 'Twoich wydarzeń kulturalnych nie można anulować. Szpieg - W dowolnym momencie (reakcja): anuluj zdolność opłaconą surowcami; wydane surowce przepadają.',
    },
    'replaceable-parts': { name: 'Części zamienne', text: 'Limit ustawienia 6. Piechota osiąga rangę IV.' },
    'space-flight': {
      name: 'Lot w kosmos',
      text: 'Gdy poznasz tę technologię, wygrywasz grę zwycięstwem technologicznym.',
    },
  },
  building: {
    harbor: { name: 'Port', text: 'Daje: produkcja 1, wymiana handlowa 2.' },
    shipyard: {
      name: 'Stocznia',
      text: 'Daje: produkcja 2, premia bitewna +2. W mieście może być tylko jeden budynek z gwiazdką.',
    },
    'trading-post': { name: 'Faktoria', text: 'Daje: wymiana handlowa 2, kultura 1.' },
    granary: { name: 'Spichlerz', text: 'Daje: produkcja 1, wymiana handlowa 1.' },
    aqueduct: { name: 'Akwedukt', text: 'Daje: produkcja 2, wymiana handlowa 2.' },
    library: { name: 'Biblioteka', text: 'Daje: wymiana handlowa 1, kultura 1.' },
    university: { name: 'Uniwersytet', text: 'Daje: wymiana handlowa 2, kultura 2.' },
    market: {
      name: 'Targ',
      text: 'Daje: produkcja 1, wymiana handlowa 1, kultura 1. W mieście może być tylko jeden budynek z gwiazdką.',
    },
    bank: {
      name: 'Bank',
      text: 'Daje: produkcja 1, wymiana handlowa 1, kultura 1, moneta 1. W mieście może być tylko jeden budynek z gwiazdką.',
    },
    temple: {
      name: 'Świątynia',
      text: 'Daje: kultura 2. W mieście może być tylko jeden budynek z gwiazdką.',
    },
    cathedral: {
      name: 'Katedra',
      text: 'Daje: kultura 3. W mieście może być tylko jeden budynek z gwiazdką.',
    },
    barracks: {
      name: 'Koszary',
      text: 'Daje: wymiana handlowa 2, premia bitewna +2. W mieście może być tylko jeden budynek z gwiazdką.',
    },
    academy: {
      name: 'Akademia',
      text: 'Daje: wymiana handlowa 2, premia bitewna +4. W mieście może być tylko jeden budynek z gwiazdką.',
    },
    workshop: { name: 'Warsztat', text: 'Daje: produkcja 3.' },
    'iron-mine': { name: 'Kopalnia żelaza', text: 'Daje: produkcja 4.' },
  },
  wonder: {
    stonehenge: { name: 'Stonehenge', text: 'Początek tury: otrzymujesz 1 kulturę.' },
    'the-colossus': {
      name: 'Kolos Rodyjski',
      text: 'Początek tury: otrzymujesz 3 punkty wymiany handlowej.',
    },
    'the-hanging-gardens': {
      name: 'Wiszące ogrody',
      text: 'Początek tury: wybuduj za darmo jeden pionek (armię lub wóz) na polu tego cudu.',
    },
    'the-oracle': { name: 'Wyrocznia', text: 'Bitwa: twój przeciwnik gra z odkrytą ręką jednostek.' },
    'the-great-lighthouse': {
      name: 'Latarnia morska',
      text: 'Każde puste pole wody na peryferiach twoich miast daje 1 dodatkowy punkt wymiany handlowej.',
    },
    'statue-of-zeus': { name: 'Posąg Zeusa', text: 'Twoja premia bitewna jest o 6 wyższa.' },
    'angkor-wat': {
      name: 'Angkor Wat',
      text: 'Raz na turę jedna z twoich akcji wydobycia pozwala wydobyć dwa surowce (można dwa razy z tego samego pola).',
    },
    'himeji-samurai-castle': {
      name: 'Zamek samurajów Himeji',
      text: 'Wszystkie twoje jednostki mają +1 do siły.',
    },
    'porcelain-tower': {
      name: 'Porcelanowa wieża',
      text: 'Potrzebujesz o 5 punktów wymiany handlowej mniej, aby wynaleźć technologię. Nadal badasz tylko raz na turę.',
    },
    'the-louvre': { name: 'Luwr', text: 'Początek tury: otrzymujesz 3 kultury.' },
    'leonardos-workshop': {
      name: 'Warsztat Leonarda',
      text: 'Twoje jednostki nigdy nie kosztują więcej niż 5 punktów produkcji.',
    },
    'notre-dame': {
      name: 'Notre-Dame',
      text: 'Gdy wynajdujesz technologię, możesz wydać dodatkowo 6 punktów wymiany handlowej, aby nauczyć się drugiej technologii tego samego lub niższego poziomu.',
    },
    'cristo-redentor': {
      name: 'Chrystus Odkupiciel',
      text: 'Limit ręki kart wydarzeń kulturalnych +4. Początek tury: dobierz 2 karty wydarzeń kulturalnych z wybranej talii.',
    },
    'panama-canal': {
      name: 'Kanał Panamski',
      text: 'Początek tury: połóż na tym cudzie 1 żeton monety (bez limitu).',
    },
    'statue-of-liberty': {
      name: 'Statua Wolności',
      text: 'Początek tury: wynajdź za darmo jedną technologię znaną innemu graczowi. W tej turze nadal możesz normalnie badać.',
    },
    'united-nations': {
      name: 'Organizacja Narodów Zjednoczonych',
      text: 'Wydarzenia kulturalne nie mogą obierać cię za cel wbrew twojej woli.',
    },
    'the-internet': {
      name: 'Internet',
      text: 'Każda z twoich technologii, na której można kłaść żetony monet, mieści o 2 więcej.',
    },
    'the-pentagon': { name: 'Pentagon', text: 'Twoich jednostek nie można pokonać przewagą.' },
  },
  government: {
    despotism: { name: 'Despotyzm', text: 'Każde z twoich miast ma 1 dodatkowy punkt produkcji.' },
    anarchy: {
      name: 'Anarchia',
      text: 'Twoje polityki socjalne nie działają. Twoja stolica nie może wykonywać akcji.',
    },
    republic: { name: 'Republika', text: 'Twoje armie mogą zakładać miasta tak jak wozy.' },
    feudalism: {
      name: 'Feudalizm',
      text: 'Początek tury: wydobądź jeden surowiec z peryferii dowolnego swojego miasta.',
    },
    democracy: {
      name: 'Demokracja',
      text: '1 moneta, dopóki ten ustrój obowiązuje. Początek tury: otrzymujesz 2 punkty wymiany handlowej.',
    },
    monarchy: {
      name: 'Monarchia',
      text: 'Twoja stolica może w każdej turze wykonać jedną dodatkową akcję, ale nie może w tej samej turze wykonać dwa razy takiej samej akcji.',
    },
    communism: {
      name: 'Komunizm',
      text: 'Limit ręki bitewnej +1. Każde twoje miasto ma taką produkcję z peryferii, jak twoje najlepsze miasto.',
    },
    fundamentalism: {
      name: 'Fundamentalizm',
      text: 'Premia bitewna +4. Początek tury: otrzymujesz 1 kulturę za każdą swoją armię na mapie.',
    },
  },
  policy: {
    expansionism: {
      name: 'Ekspansjonizm',
      text: 'Początek tury: otrzymujesz 1 punkt wymiany handlowej za każde swoje miasto i 1 za każde kontrolowane państwo-miasto.',
    },
    'urban-development': {
      name: 'Rozwój miast',
      text: 'Każde twoje miasto, które ma na peryferiach co najmniej 2 różne budynki i/lub cuda świata, ma 3 dodatkowe punkty produkcji i daje 2 dodatkowe kultury, gdy poświęcasz je sztuce.',
    },
    pacifism: {
      name: 'Pacyfizm',
      text: 'Twoje wozy mogą odkrywać chatki (ale nie wioski). Początek tury: otrzymujesz 1 kulturę i jeszcze 1, jeśli masz wóz na mapie.',
    },
    'military-tradition': {
      name: 'Tradycja wojskowa',
      text: 'Za pierwszym razem w każdej turze, gdy budujesz armię, budujesz za darmo jedną wybraną odblokowaną jednostkę.',
    },
    rationalism: {
      name: 'Racjonalizm',
      text: 'Początek tury: możesz wydać 6 punktów wymiany handlowej, aby nauczyć się technologii I poziomu. Początek tury: możesz wydać 11 punktów, aby nauczyć się technologii II poziomu.',
    },
    patronage: {
      name: 'Mecenat',
      text: 'Początek tury: możesz wydać 1 kulturę, aby dobrać kartę wydarzenia kulturalnego z poziomu odpowiadającego twojemu miejscu na torze kultury.',
    },
    'natural-religion': {
      name: 'Religia naturalna',
      text: 'Każda twoja armia ma +1 do prędkości podróży, gdy porusza się sama, a nie w grupie.',
    },
    'organized-religion': {
      name: 'Religia zorganizowana',
      text: '1 moneta. Za każdym razem, gdy otrzymujesz wielkiego człowieka, losujesz jednego dodatkowego, zatrzymujesz jednego, a drugiego zwracasz.',
    },
  },
  event: {
    'a-gift-from-afar': {
      name: 'Dar z daleka',
      text: 'W dowolnym momencie: użyj tej karty jako żelaza, pszenicy, szpiega lub jedwabiu przy opłacaniu kosztu. Następnie wybierz innego gracza, który kładzie żeton monety na swoim arkuszu cywilizacji.',
    },
    'barbarian-encampment': {
      name: 'Obozowisko barbarzyńców',
      text: 'Początek tury: wybierz puste, odkryte pole lądu, które nie leży na peryferiach żadnego miasta; połóż tam zakryty znacznik wioski.',
    },
    'bread-and-circuses': {
      name: 'Chleb i igrzyska',
      text: 'W dowolnym momencie (reakcja): anuluj wydarzenie kulturalne, którego celem jesteś ty, twój pionek albo pole lub budynek w jednym z twoich miast.',
    },
    defection: {
      name: 'Dezercja',
      text: 'Ruch (może przerwać ruch): zabij jeden pionek w odległości do 4 pól od jednego z twoich pionków lub miast.',
    },
    drought: {
      name: 'Susza',
      text: 'Początek tury: wybierz pole inne niż góry, bez budynku i cudu; do końca gry jest to pole pustyni.',
    },
    'duty-and-honor': {
      name: 'Obowiązek i honor',
      text: 'Bitwa (zanim dobierzesz siły bitewne): wybuduj za darmo 1 odblokowaną jednostkę.',
    },
    'exchange-of-ideas': {
      name: 'Wymiana idei',
      text: 'Początek tury: wybierz innego gracza; naucz się za darmo technologii I poziomu, którą zna, a następnie on uczy się za darmo technologii I poziomu, którą znasz ty.',
    },
    migrants: {
      name: 'Migranci',
      text: 'Jedno z: Zarządzanie miastem - zamień jedną swoją politykę socjalną. Ruch - przesuń jeden swój pionek o maksymalnie 2 pola na puste pole.',
    },
    sabotage: {
      name: 'Sabotaż',
      text: 'Początek tury: zniszcz jeden budynek w odległości do 4 pól od jednego z twoich pionków lub miast; wraca na rynek.',
    },
    'we-love-the-despot-day': {
      name: 'Kochamy Dzień Despoty!',
      text: 'Zarządzanie miastem: jedno z twoich miast ma w tej turze 4 dodatkowe punkty produkcji.',
    },
    'a-generous-gift': {
      name: 'Hojny dar',
      text: 'W dowolnym momencie: użyj tej karty jako żelaza, pszenicy, szpiega lub jedwabiu przy opłacaniu kosztu.',
    },
    catastrophe: {
      name: 'Katastrofa',
      text: 'Początek tury: zniszcz jeden budynek w odległości do 6 pól od jednego z twoich pionków lub miast; wraca na rynek.',
    },
    colonists: {
      name: 'Koloniści',
      text: 'Jedno z: Zarządzanie miastem - zamień do 2 swoich polityk socjalnych. Ruch - przesuń jeden swój pionek o maksymalnie 4 pola na puste pole.',
    },
    deforestation: {
      name: 'Wylesienie',
      text: 'Początek tury: wybierz pole lasu bez budynku i cudu; do końca gry jest to pole równiny.',
    },
    'jousting-tourney': {
      name: 'Turniej rycerski',
      text: 'W dowolnym momencie (reakcja): anuluj wydarzenie kulturalne.',
    },
    'knowledge-shared': {
      name: 'Wspólna wiedza',
      text: 'Początek tury: wybierz innego gracza; naucz się za darmo technologii I lub II poziomu, którą zna, a następnie on uczy się za darmo technologii I lub II poziomu, którą znasz ty.',
    },
    'mass-defection': {
      name: 'Masowa dezercja',
      text: 'Ruch (może przerwać ruch): wybierz pole w odległości do 6 pól od jednego z twoich pionków lub miast; zabij tam wielkiego człowieka albo do 2 pionków.',
    },
    nationalism: {
      name: 'Nacjonalizm',
      text: 'Bitwa (zanim dobierzesz siły bitewne): wybuduj za darmo do 2 odblokowanych jednostek.',
    },
    'roaming-horde': {
      name: 'Wędrowna horda',
      text: 'Ruch: wybierz armię lub miasto innego gracza w odległości do 4 pól od znacznika wioski lub odkrytego symbolu wioski; natychmiast atakują je barbarzyńcy rangi II pod twoją kontrolą.',
    },
    'we-love-the-queen-day': {
      name: 'Kochamy Dzień Królowej!',
      text: 'Zarządzanie miastem: jedno z twoich miast ma w tej turze 6 dodatkowych punktów produkcji.',
    },
    'a-princely-gift': {
      name: 'Książęcy dar',
      text: 'W dowolnym momencie: użyj tej karty jako żelaza, uranu, szpiega, pszenicy lub jedwabiu przy opłacaniu kosztu.',
    },
    disaster: {
      name: 'Klęska żywiołowa',
      text: 'Początek tury: zniszcz do 2 budynków innych graczy, w dowolnym miejscu; wracają na rynek.',
    },
    immigrants: {
      name: 'Imigranci',
      text: 'Jedno z: Zarządzanie miastem - zamień do 3 swoich polityk socjalnych. Ruch - przesuń jeden swój pionek o maksymalnie 6 pól na puste pole.',
    },
    patriotism: {
      name: 'Patriotyzm',
      text: 'Bitwa (zanim dobierzesz siły bitewne): wybuduj za darmo do 3 odblokowanych jednostek.',
    },
    'primetime-tv': {
      name: 'Najlepszy czas antenowy',
      text: 'W dowolnym momencie (reakcja): anuluj wydarzenie kulturalne albo zdolność opłaconą surowcami; surowce wydane na anulowaną zdolność przepadają.',
    },
    'supply-drop': {
      name: 'Zrzut zaopatrzenia',
      text: 'Jedno z: Początek tury - otrzymujesz 7 punktów wymiany handlowej. Zarządzanie miastem - wykonaj dodatkową akcję jednym ze swoich miast niebędących stolicą.',
    },
    'think-tank': {
      name: 'Zespół ekspertów',
      text: 'Początek tury: wybierz innego gracza; naucz się za darmo technologii poziomu III lub niższego, którą zna, a następnie on uczy się za darmo technologii poziomu III lub niższego, którą znasz ty.',
    },
    'we-love-the-president-day': {
      name: 'Kochamy Dzień Prezydenta!',
      text: 'Zarządzanie miastem: jedno z twoich miast ma w tej turze 8 dodatkowych punktów produkcji.',
    },
    'wholesale-defection': {
      name: 'Powszechna dezercja',
      text: 'Ruch (może przerwać ruch): wybierz dowolne pole; zabij tam wielkiego człowieka albo do 2 pionków.',
    },
  },
  civ: {
    america: {
      name: 'Ameryka',
      text: 'Zaczynasz z jednym losowym wielkim człowiekiem. Za każdym razem, gdy zamieniasz 3 punkty wymiany handlowej na produkcję, otrzymujesz 2 punkty produkcji zamiast 1.',
    },
    china: {
      name: 'Chiny',
      text: 'Twoja stolica zaczyna z murami miejskimi. Otrzymujesz 3 kultury za każdym razem, gdy odkryjesz chatkę lub zdobędziesz wioskę. Po każdej bitwie możesz przywrócić jedną swoją zabitą jednostkę do dostępnych sił.',
    },
    egypt: {
      name: 'Egipt',
      text: 'Zaczynasz z wierzchnią kartą talii cudów świata, już zbudowaną w stolicy. Raz na turę możesz akcją miejską wybudować za darmo w tym mieście jeden odblokowany budynek.',
    },
    germany: {
      name: 'Niemcy',
      text: 'Zaczynasz z 2 dodatkowymi jednostkami piechoty. Po przygotowaniu, za każdym razem, gdy wynajdziesz technologię ulepszającą lub odblokowującą jednostki, budujesz za darmo po jednej jednostce każdego takiego rodzaju i bierzesz z rynku jeden wybrany surowiec.',
    },
    rome: {
      name: 'Rzym',
      text: 'Zaczynasz pod rządami Republiki. Przesuwasz się za darmo o jedno pole na torze kultury za każdym razem, gdy zbudujesz cud świata lub miasto oraz gdy zdobędziesz miasto lub wioskę.',
    },
    russia: {
      name: 'Rosja',
      text: 'Zaczynasz pod rządami Komunizmu, z 2 armiami na mapie (jedna z nich to siódma, biała armia). Twój limit ustawienia jest o 1 wyższy. Raz na turę możesz wprowadzić armię lub wóz do wrogiego miasta i poświęcić ten pionek, aby za darmo wynaleźć technologię znaną właścicielowi miasta; poświęcona armia nie atakuje.',
    },
    aztecs: {
      name: 'Państwo Azteków',
      text: 'Otrzymujesz 3 punkty wymiany handlowej za każdą wygraną bitwę. Po każdej stoczonej bitwie otrzymujesz 1 kulturę za każdą zabitą w niej jednostkę (obu stron). Za każdym razem, gdy otrzymasz wielkiego człowieka, możesz za darmo wybudować 2 wybrane odblokowane jednostki.',
    },
    england: {
      name: 'Anglia',
      text: 'Twoje armie mogą zbierać symbole i surowce tak jak wozy. Twoje pionki mogą przechodzić przez wodę, ale nie mogą na niej kończyć ruchu.',
    },
    france: {
      name: 'Francja',
      text: 'Zaczynasz z jedną dodatkową polityką socjalną; twoja wartość maksymalnej polityki socjalnej jest o 1 wyższa. Twoja premia bitewna jest o 2 wyższa.',
    },
    japan: {
      name: 'Japonia',
      text: 'Zaczynasz pod rządami Feudalizmu, z jazdą rangi II. Twoje jednostki piechoty mają +1 do siły. Potrzebujesz o 3 punkty wymiany handlowej mniej, aby wynaleźć technologię dowolnego poziomu.',
    },
    mongolia: {
      name: 'Mongolia',
      text: 'Zaczynasz z 2 dodatkowymi jednostkami jazdy. Gdy jako atakujący otrzymujesz łup, otrzymujesz 1 dodatkowy łup.',
    },
    zulu: {
      name: 'Państwo Zulusów',
      text: 'Zaczynasz z 2 dodatkowymi jednostkami artylerii. Twoje armie odkrywają wioski bez walki. Możesz zakładać miasta w sąsiedztwie chatek; jeśli to zrobisz, natychmiast je odkrywasz.',
    },
  },
  person: {
    'great-artist': { name: 'Wielki Artysta', text: 'Daje: kultura 2, wymiana handlowa 1.' },
    'great-builder': { name: 'Wielki Budowniczy', text: 'Daje: produkcja 2, moneta 1.' },
    'great-general': { name: 'Wielki Generał', text: 'Daje: premia bitewna +4.' },
    'great-humanitarian': {
      name: 'Wielki Humanista',
      text: 'Daje: produkcja 1, wymiana handlowa 1, kultura 1, moneta 1.',
    },
    'great-industrialist': { name: 'Wielki Przemysłowiec', text: 'Daje: kultura 2, moneta 1.' },
    'great-scientist': { name: 'Wielki Naukowiec', text: 'Daje: wymiana handlowa 2, produkcja 1.' },
  },
  cityState: {
    'city-state-mercantile': {
      name: 'Kupieckie państwo-miasto',
      text: 'Dopóki masz tu pionek, pole należy do peryferii twojej stolicy i daje: wymiana handlowa 3.',
    },
    'city-state-cultured': {
      name: 'Kulturalne państwo-miasto',
      text: 'Dopóki masz tu pionek, pole należy do peryferii twojej stolicy i daje: kultura 3.',
    },
    'city-state-wealthy': {
      name: 'Bogate państwo-miasto',
      text: 'Dopóki masz tu pionek, pole należy do peryferii twojej stolicy i daje: moneta 1, produkcja 1.',
    },
    'city-state-militaristic': {
      name: 'Wojownicze państwo-miasto',
      text: 'Dopóki masz tu pionek, pole należy do peryferii twojej stolicy i daje: kultura 1, premia bitewna +2.',
    },
    'city-state-resourceful': {
      name: 'Zasobne państwo-miasto',
      text: 'Dopóki masz tu pionek, pole należy do peryferii twojej stolicy i daje: produkcja 1, wymiana handlowa 1 oraz jeden dowolny surowiec do wydobycia.',
    },
  },
  marker: {
    'hut-incense': {
      name: 'Kadzidło',
      text: 'Zatrzymaj ten znacznik zakryty; możesz go wydać jako kadzidło.',
    },
    'hut-iron': { name: 'Żelazo', text: 'Zatrzymaj ten znacznik zakryty; możesz go wydać jako żelazo.' },
    'hut-silk': { name: 'Jedwab', text: 'Zatrzymaj ten znacznik zakryty; możesz go wydać jako jedwab.' },
    'hut-wheat': { name: 'Pszenica', text: 'Zatrzymaj ten znacznik zakryty; możesz go wydać jako pszenicę.' },
    'hut-spy': { name: 'Szpieg', text: 'Zatrzymaj ten znacznik zakryty; możesz go wydać jako szpiega.' },
    'hut-uranium': { name: 'Uran', text: 'Zatrzymaj ten znacznik zakryty; możesz go wydać jako uran.' },
    'hut-city-state': {
      name: 'Państwo-miasto',
      text: 'Odkryj i odrzuć; wylosuj wierzchni znacznik państwa-miasta i połóż go na tym polu.',
    },
    'village-iron': { name: 'Żelazo', text: 'Zatrzymaj ten znacznik zakryty; możesz go wydać jako żelazo.' },
    'village-spy': { name: 'Szpieg', text: 'Zatrzymaj ten znacznik zakryty; możesz go wydać jako szpiega.' },
    'village-uranium': { name: 'Uran', text: 'Zatrzymaj ten znacznik zakryty; możesz go wydać jako uran.' },
    'village-great-person': {
      name: 'Wielki człowiek',
      text: 'Odkryj i odrzuć; otrzymujesz losowego wielkiego człowieka.',
    },
    'village-city-state': {
      name: 'Państwo-miasto',
      text: 'Odkryj i odrzuć; wylosuj wierzchni znacznik państwa-miasta i połóż go na tym polu.',
    },
    'village-wealth': {
      name: 'Bogactwo',
      text: 'Natychmiast ujawnij i odrzuć; połóż jeden żeton monety na swoim arkuszu cywilizacji.',
    },
  },
  relic: {
    'ark-of-the-covenant': {
      name: 'Arka przymierza',
      text: 'Gracz, którego armia zakończy tu ruch, usuwa znacznik i może za darmo przesunąć się o dwa pola na torze kultury.',
    },
    'attilas-village': {
      name: 'Wioska Atylli',
      text: 'Gracz, którego armia zakończy tu ruch, usuwa znacznik i może natychmiast za darmo wybudować dwie wybrane odblokowane jednostki.',
    },
  },
  loot: {
    'steal-trade': {
      name: 'Kradzież wymiany handlowej',
      text: 'Zabierz do 3 punktów wymiany handlowej ze wskaźnika przegranego.',
    },
    'steal-culture': { name: 'Kradzież kultury', text: 'Zabierz przegranemu do 3 żetonów kultury.' },
    'steal-resource': {
      name: 'Kradzież surowca',
      text: 'Zabierz jeden dowolny surowiec; można wybrać zakryty znacznik chatki lub wioski, bez podglądania.',
    },
    'discard-coin': {
      name: 'Odrzucenie monety',
      text: 'Przegrany odrzuca żeton monety wybrany przez zwycięzcę.',
    },
    'learn-tech': {
      name: 'Nauka technologii',
      text: 'Naucz się, bez ponoszenia kosztu, jednej technologii znanej przegranemu, a nieznanej tobie; musisz mieć dozwolone miejsce w piramidzie.',
    },
    'steal-event': {
      name: 'Kradzież wydarzenia kulturalnego',
      text: 'Zabierz jedną kartę wydarzenia kulturalnego, wybierając tylko na podstawie tyłów kart.',
    },
    'steal-coin': {
      name: 'Kradzież monety',
      text: 'Zabierz jeden żeton monety i połóż go na swoim arkuszu cywilizacji.',
    },
  },
  good: {
    incense: 'Kadzidło',
    iron: 'Żelazo',
    silk: 'Jedwab',
    wheat: 'Pszenica',
    spy: 'Szpieg',
    uranium: 'Uran',
  },
  unit: {
    infantry: ['Włócznik', 'Pikinier', 'Strzelec', 'Nowoczesna piechota'],
    mounted: ['Jeździec', 'Rycerz', 'Kawaleria', 'Czołg'],
    artillery: ['Łucznik', 'Katapulta', 'Armata', 'Artyleria samobieżna'],
    aircraft: ['Samolot'],
  },
};
