/** Names and complete texts of the cards in Polish. */
import type { CardTexts } from './types.ts';

export const cards: CardTexts = {
  uppers: {
    'quick-advance': {
      name: 'Szybki Rozwój',
      text: 'Zyskaj 1 Rozwinięcie, które możesz legalnie kupić, bez płacenia jego kosztu i bez zabierania kosteczki z Toru Wydarzeń.',
    },
    inspiration: {
      name: 'Inspiracja',
      text: 'Wskaż gracza, który ma Jednostkę lub Miasto w zasięgu 2 pól od twojej Jednostki lub Miasta. Zyskaj za darmo 1 jego Rozwinięcie, które możesz legalnie kupić, bez kosteczki z Toru Wydarzeń.',
    },
    'hero-general': {
      name: 'Bohaterski Generał',
      text: 'Podnieś Nastrój jednego ze swoich Miast o 1 poziom. Następnie możesz zapłacić 1 żeton Nastroju, by podnieść Nastrój swojego Miasta (tego samego lub innego) o 1 poziom. Każda wygrana Bitwa pozwala zagrać jedną taką kartę.',
    },
    spy: {
      name: 'Szpieg',
      text: 'Obejrzyj wszystkie karty Akcji, Celów i Cudów na ręku innego gracza. Następnie możesz wymienić jedną swoją kartę z ręki na jedną jego kartę tego samego rodzaju.',
    },
    ideas: {
      name: 'Idee',
      text: 'Zyskujesz 1 Ideę za każde swoje Miasto z Akademią (niezależnie od koloru Akademii). Można zagrać tylko, gdy zyskasz co najmniej 1.',
    },
    'great-ideas': {
      name: 'Wielkie Idee',
      text: 'Zyskujesz 2 Idee. Każda taka Bitwa lub przejęcie pozwala zagrać jedną taką kartę.',
    },
    mercenaries: {
      name: 'Najemnicy',
      text: 'Wskaż dowolną liczbę Armii Barbarzyńców w zasięgu 2 pól od twoich Miast lub Jednostek Wojskowych. Zapłać z góry za każdą 1 Żywność, Drewno, Rudę, Złoto lub żeton Kultury. Porusz każdą o 1 pole Lądu na wybrane pole, po kolei; wejście na pole z Jednostkami lub Miastem dowolnego gracza (także twoim) natychmiast zaczyna Bitwę. Po wyjściu z Miasta Barbarzyńców umieść w nim 1 Jednostkę Barbarzyńców według zwykłych zasad.',
    },
    'cultural-takeover': {
      name: 'Kulturowy Zachwyt',
      text: 'Twoja następna próba Wpływu Kulturowego w tej turze (wykonana i opłacona normalnie) może mieć za cel Osadę Miasta Barbarzyńców o rozmiarze 1. Sukces: Miasto staje się twoje i Neutralne: zastąp Osadę swoją, usuń z niego wszystkie Jednostki Barbarzyńców i, jeśli była choć jedna, umieść swojego 1 Osadnika lub 1 Piechotę. Przy porażce karta i tak przepada.',
    },
    'city-development': {
      name: 'Rozwój Miasta',
      text: 'Wznieś 1 Budynek w jednym ze swoich Miast bez płacenia Surowców. Pozostałe zasady Wznoszenia obowiązują, a Miasto zostaje aktywowane.',
    },
    'seasonal-harvest': {
      name: 'Sezonowe Zbiory',
      text: 'W najbliższej Akcji Zbierania w tej turze możesz pobierać Surowiec z tego samego pola dowolną liczbę razy. Liczba zbieranych Surowców się nie zmienia. Nie łączy się z „Wielkimi Zbiorami” ani drugą kopią.',
    },
    explorer: {
      name: 'Odkrywca',
      text: 'Odkryj nieodkryty Obszar sąsiadujący z Obszarem, w którym masz Miasto (ułóż go jak przy eksploracji bez wchodzącej Jednostki), i/lub umieść 1 Osadnika z puli w jednym ze swoich Miast.',
    },
    negotiations: {
      name: 'Negocjacje',
      text: 'Wskaż innego gracza. Nie możesz go atakować w tej turze, a on nie może atakować ciebie w swojej następnej turze.',
    },
    leadership: { name: 'Przywództwo', text: 'Wykonaj w tej turze 1 dodatkową Akcję Główną.' },
    assassination: {
      name: 'Zamach',
      text: 'Wskaż innego gracza, na którego nie działa już „Zamach”. W swojej następnej turze ma on o 1 Akcję Główną mniej.',
    },
    'great-harvest': {
      name: 'Wielkie Zbiory',
      text: 'W najbliższej Akcji Zbierania w tej turze możesz zebrać do 2 Surowców więcej, niż pozwala rozmiar Miasta. Nie łączy się z „Sezonowymi Zbiorami” ani drugą kopią.',
    },
    'new-plans': {
      name: 'Nowe Plany',
      text: 'Dobierz 2 karty Celów i obejrzyj je. Możesz zatrzymać 1 z nich, oddając 1 kartę Celu z ręki. Oddaną kartę i wszystkie niezatrzymane wtasuj w talię Celów.',
    },
    synergies: {
      name: 'Synergie',
      text: 'Kup 2 Rozwinięcia z jednej kategorii, jedno po drugim, płacąc normalny koszt każdego, bez kosteczek z Toru Wydarzeń. Tylko jeśli stać cię na oba.',
    },
    'teach-us': {
      name: 'Nauczaj Nas!',
      text: 'Zyskaj za darmo 1 Rozwinięcie, które ma przegrany i które możesz legalnie kupić, bez kosteczki z Toru Wydarzeń. Jedna kopia na przejęte Miasto.',
    },
    militia: {
      name: 'Milicja',
      text: 'Umieść 1 Piechotę z puli w jednym ze swoich Miast (obowiązuje limit Koncentracji).',
    },
    'technology-trade': {
      name: 'Wymiana Technologii',
      text: 'Wskaż gracza, który ma Jednostkę lub Miasto w zasięgu 2 pól od twojej Jednostki lub Miasta. Zyskaj za darmo 1 jego Rozwinięcie, które możesz legalnie kupić; potem on, jeśli może, zyskuje tak samo 1 twoje. Bez kosteczek z Toru Wydarzeń.',
    },
    'new-ideas': {
      name: 'Nowe Idee',
      text: 'Kup 1 Rozwinięcie za normalny koszt bez kosteczki z Toru Wydarzeń, a następnie zyskaj 2 Idee.',
    },
  },
  combats: {
    archers: {
      name: 'Łucznicy',
      text: 'Rzuć 1 kością. Przy 5 lub 6 przeciwnik musi natychmiast usunąć 1 swoją Jednostkę Wojskową z Bitwy (jego wybór). To nie jest trafienie i nie można go anulować.',
    },
    'defensive-formation': { name: 'Szyk Obronny', text: 'Rzucasz 1 dodatkową kością.' },
    encircled: {
      name: 'Okrążeni!',
      text: 'Po policzeniu trafień: jeśli przeciwnik musi usunąć co najmniej tyle Jednostek Wojskowych co ty, rzuć 1 kością. Przy 5 lub 6 zadajesz 1 dodatkowe trafienie, którego nie można anulować. Bez efektu, gdy wróg traci już wszystkie Jednostki.',
    },
    flanking: { name: 'Oskrzydlenie', text: 'Rzucasz 1 dodatkową kością.' },
    'for-the-people': { name: 'Za Lud!', text: 'Broniąc Miasta: rzucasz 1 dodatkową kością.' },
    'heavy-resistance': {
      name: 'Zaciekły Opór',
      text: 'Atakujący ma -1 CV za każdą swoją Jednostkę Wojskową (w Bitwie Morskiej: Statek) w tej Bitwie.',
    },
    'high-ground': {
      name: 'Wyżej Położony Teren',
      text: 'Przeciwnik nie może w tej Rundzie aktywować zdolności Konfliktu. Atakujący Miasto nie może zagrać tej karty.',
    },
    'high-morale': { name: 'Wysokie Morale', text: '+2 CV.' },
    'improved-defenses': {
      name: 'Ulepszone Umocnienia',
      text: 'Broniąc Miasta: możesz anulować 1 trafienie.',
    },
    martyr: {
      name: 'Męczennik',
      text: 'Zanim karty wywołają rzuty: usuń 1 swoją Jednostkę Wojskową (na Morzu: Statek) z Bitwy; przeciwnik musi zrobić to samo. Zignoruj kartę przeciwnika; i tak jest odrzucana.',
    },
    peltasts: {
      name: 'Peltaści',
      text: 'Rzuć tyloma kośćmi, ile masz Jednostek Wojskowych w Bitwie. Jeśli choć jedna pokaże 5 lub 6, możesz w tej Rundzie anulować 1 trafienie.',
    },
    scout: {
      name: 'Zwiadowca',
      text: 'Przed każdym innym efektem: zignoruj kartę przeciwnika i weź ją na rękę. Bez efektu, jeśli przeciwnik żadnej nie zagrał.',
    },
    siege: {
      name: 'Oblężenie',
      text: '+1 CV. Przed rzutem przeciwnik może zapłacić 2 Żywności; jeśli tego nie zrobi, nie może w tej Rundzie aktywować zdolności Konfliktu.',
    },
    surprise: {
      name: 'Zaskoczenie',
      text: '+1 CV. Po usunięciu Poległych: jeśli przeciwnik stracił co najmniej 1 Jednostkę, dobierz 1 kartę Akcji.',
    },
    'tactical-retreat': {
      name: 'Taktyczny Odwrót',
      text: 'Rozpatrz wszystkie inne efekty „Po odkryciu”, po czym Bitwa natychmiast się kończy: przesuń wszystkie swoje Jednostki Lądowe z Bitwy na jedno sąsiednie pole Lądu bez wrogów (obowiązuje limit Koncentracji). Bitwę wygrywa przeciwnik. Można zagrać tylko, gdy takie pole istnieje.',
    },
    'wedge-formation': { name: 'Formacja Klina', text: '+1 CV za każdą broniącą się Jednostkę Wojskową.' },
  },
  objectives: {
    'scientific-lead': {
      name: 'Naukowy Prymat',
      text: 'Masz więcej Miast z Akademią (dowolnego koloru) niż każdy inny gracz.',
    },
    'coastal-culture': {
      name: 'Kultura Wybrzeża',
      text: 'Masz więcej Miast z Portem (dowolnego koloru) niż każdy inny gracz.',
    },
    'religious-fervor': {
      name: 'Religijny Zapał',
      text: 'Masz więcej Miast ze Świątynią (dowolnego koloru) niż każdy inny gracz.',
    },
    fortifications: {
      name: 'Fortyfikacje',
      text: 'Masz więcej Miast z Fortecą (dowolnego koloru) niż każdy inny gracz.',
    },
    'star-gazers': {
      name: 'Obserwatorzy Gwiazd',
      text: 'Masz więcej Miast z Obserwatorium (dowolnego koloru) niż każdy inny gracz.',
    },
    traders: {
      name: 'Kupcy',
      text: 'Masz więcej Miast z Targowiskiem (dowolnego koloru) niż każdy inny gracz.',
    },
    legacy: {
      name: 'Dziedzictwo',
      text: 'Masz więcej Miast z Obeliskiem (dowolnego koloru) niż każdy inny gracz.',
    },
    'city-planner': { name: 'Urbanista', text: 'Masz wszystkie 4 Rozwinięcia z kategorii Budownictwo.' },
    'education-lead': { name: 'Prymat Edukacji', text: 'Masz wszystkie 4 Rozwinięcia z kategorii Edukacja.' },
    militarized: { name: 'Militaryzacja', text: 'Masz wszystkie 4 Rozwinięcia z kategorii Wojskowość.' },
    'culture-focus': { name: 'Siła Tradycji', text: 'Masz wszystkie 4 Rozwinięcia z kategorii Tradycje.' },
    'science-focus': { name: 'Siła Nauki', text: 'Masz wszystkie 4 Rozwinięcia z kategorii Nauka.' },
    'trade-focus': { name: 'Siła Handlu', text: 'Masz wszystkie 4 Rozwinięcia z kategorii Ekonomia.' },
    seafarers: { name: 'Żeglarze', text: 'Masz wszystkie 4 Rozwinięcia z kategorii Żegluga.' },
    government: { name: 'Ustrój', text: 'Masz wszystkie 4 Rozwinięcia jednej kategorii Formy Rządów.' },
    'goal-focused': {
      name: 'Konsekwencja',
      text: 'Masz więcej ukończonych kategorii (wszystkie 4 Rozwinięcia) niż każdy inny gracz.',
    },
    'diversified-research': {
      name: 'Wszechstronne Badania',
      text: 'Masz co najmniej 1 Rozwinięcie w 9 różnych kategoriach planszy Gracza.',
    },
    'high-culture': {
      name: 'Wysoka Kultura',
      text: 'Masz wszystkie 4 Rozwinięcia swojej Cywilizacji i zwerbowałeś w tej grze co najmniej 2 Przywódców.',
    },
    'advanced-culture': {
      name: 'Zaawansowana Kultura',
      text: 'Masz co najmniej 6 Rozwinięć na planszy Gracza i więcej niż każdy inny gracz.',
    },
    'large-civilization': { name: 'Wielka Cywilizacja', text: 'Masz co najmniej 6 Miast.' },
    'happy-population': { name: 'Szczęśliwy Lud', text: 'Masz co najmniej 4 Szczęśliwe Miasta.' },
    architecture: {
      name: 'Architektura',
      text: 'W twoich Miastach są co najmniej 4 różne rodzaje Budynków w twoim kolorze.',
    },
    consulate: {
      name: 'Konsulat',
      text: 'Co najmniej 2 nienależące do ciebie Miasta mają Budynek w twoim kolorze.',
    },
    metropolis: { name: 'Metropolia', text: 'Masz Miasto o rozmiarze 5.' },
    expansionist: {
      name: 'Ekspansjonista',
      text: 'Co najmniej 4 twoje Miasta nie sąsiadują z żadnym innym Miastem.',
    },
    'culture-power': {
      name: 'Potęga Kultury',
      text: 'Masz więcej Budynków swojego koloru w cudzych Miastach niż każdy inny gracz swoich w Miastach, które nie są jego.',
    },
    'optimized-storage': { name: 'Pełne Magazyny', text: 'Masz co najmniej 3 Żywności, 3 Rudy i 3 Drewna.' },
    eureka: { name: 'Eureka!', text: 'Masz co najmniej 5 Idei: zapłać 2 (nie można zastąpić Złotem).' },
    wealth: { name: 'Bogactwo', text: 'Masz co najmniej 5 Złota: zapłać 2.' },
    'ore-supplies': {
      name: 'Zapasy Rudy',
      text: 'Masz co najmniej 5 Rudy: zapłać 2 (nie można zastąpić Złotem).',
    },
    'wood-supplies': {
      name: 'Zapasy Drewna',
      text: 'Masz co najmniej 5 Drewna: zapłać 2 (nie można zastąpić Złotem).',
    },
    'food-supplies': {
      name: 'Zapasy Żywności',
      text: 'Masz co najmniej 5 Żywności: zapłać 2 (nie można zastąpić Złotem).',
    },
    'sea-blockade': {
      name: 'Blokada Morska',
      text: 'Co najmniej 2 twoje Statki są na polach Morza, do których przylegają Porty Miast innych graczy.',
    },
    'large-fleet': {
      name: 'Wielka Flota',
      text: 'Masz co najmniej 4 Statki albo co najmniej 2 i więcej niż każdy inny gracz.',
    },
    'large-army': {
      name: 'Wielka Armia',
      text: 'Masz o co najmniej 4 Jednostki Wojskowe więcej niż każdy inny gracz.',
    },
    'standing-army': {
      name: 'Stała Armia',
      text: 'W co najmniej 4 twoich Miastach są twoje Jednostki Wojskowe. Nie w tej samej Fazie Podsumowania co „Potęga Militarna”.',
    },
    'military-might': {
      name: 'Potęga Militarna',
      text: 'Masz łącznie co najmniej 12 Jednostek Wojskowych i Statków. Nie w tej samej Fazie Podsumowania co „Stała Armia”.',
    },
    colony: {
      name: 'Kolonia',
      text: 'Masz Miasto w odległości co najmniej 5 pól od pola swojego startowego Miasta. Nie, jeśli we właśnie zakończonej Rundzie zrealizowałeś „Założyciela Miast”.',
    },
    threat: {
      name: 'Zagrożenie',
      text: 'Co najmniej 4 twoje Jednostki Wojskowe sąsiadują z Miastami innych graczy.',
    },
    outpost: {
      name: 'Placówki',
      text: 'Twoje Jednostki Wojskowe stoją na co najmniej 3 różnych polach, które nie są w twoich Miastach ani z nimi nie sąsiadują.',
    },
    'migration-objective': {
      name: 'Wędrówka Ludów',
      text: 'Twoi Osadnicy stoją na co najmniej 3 różnych polach, które nie są w twoich Miastach ani z nimi nie sąsiadują.',
    },
    'trade-power': {
      name: 'Potęga Handlowa',
      text: 'Mając Szlaki Handlowe mógłbyś teraz przeprowadzić co najmniej 3 Szlaki. Nie w tej samej Fazie Podsumowania co „Szlaki Morskie”.',
    },
    'shipping-routes': {
      name: 'Szlaki Morskie',
      text: 'Mając Szlaki Handlowe mógłbyś teraz przeprowadzić co najmniej 2 Szlaki samymi Statkami. Nie w tej samej Fazie Podsumowania co „Potęga Handlowa”.',
    },
    'horse-power': { name: 'Potęga Konnicy', text: 'Twoja Kawaleria stoi na co najmniej 3 różnych polach.' },
    'ivory-tower': {
      name: 'Wieża z Kości Słoniowej',
      text: 'Twoje Słonie stoją na co najmniej 3 różnych polach.',
    },
    versatility: {
      name: 'Wszechstronność',
      text: 'Masz na Mapie co najmniej 1 Osadnika, Statek, Piechotę, Kawalerię, Słonia i Przywódcę.',
    },
    'draft-objective': {
      name: 'Zaciąg',
      text: 'Właśnie użyłeś Rozwinięcia Pobór w drugiej Akcji Werbunku w tej turze.',
    },
    'city-founder': {
      name: 'Założyciel Miast',
      text: 'Właśnie założyłeś Miasto w odległości co najmniej 5 pól od pola swojego startowego Miasta.',
    },
    'terror-regime': {
      name: 'Rządy Terroru',
      text: 'Po jednej z twoich Akcji co najmniej 4 twoje Miasta są Rozgniewane.',
    },
    'magnificent-culture': {
      name: 'Wspaniała Kultura',
      text: 'Właśnie wzniosłeś Cud; albo, w Fazie Podsumowania, wzniosłeś jedyny Cud wzniesiony w ostatniej Rundzie.',
    },
    conqueror: {
      name: 'Zdobywca',
      text: 'Właśnie przejąłeś Miasto innego gracza bronione przez co najmniej 1 Jednostkę Wojskową lub Fortecę.',
    },
    warmonger: {
      name: 'Podżegacz Wojenny',
      text: 'Właśnie zakończyłeś drugą w tej turze Bitwę Lądową, z różnymi Armiami lub Miastami, i wygrałeś co najmniej jedną z nich.',
    },
    general: {
      name: 'Generał',
      text: 'Właśnie wyeliminowałeś co najmniej 3 wrogie Jednostki Wojskowe (także Barbarzyńców) w jednej Bitwie Lądowej.',
    },
    'great-battle': {
      name: 'Wielka Bitwa',
      text: 'Właśnie brałeś udział w Bitwie Lądowej, w której obie strony miały łącznie co najmniej 6 Jednostek Wojskowych.',
    },
    defiance: {
      name: 'Nieugiętość',
      text: 'Właśnie wygrałeś Bitwę z innym graczem, choć na jej początku miałeś mniej Jednostek Wojskowych (na Morzu: Statków) niż on.',
    },
    'naval-assault': {
      name: 'Desant',
      text: 'Właśnie przejąłeś Miasto innego gracza Armią, która zeszła do niego wprost ze Statku.',
    },
    bold: {
      name: 'Śmiałek',
      text: 'Właśnie wygrałeś Bitwę, choć przeciwnik ma więcej Rozwinięć Wojskowości niż ty albo miał na jej początku więcej Jednostek Wojskowych (na Morzu: Statków).',
    },
    'legendary-battle': {
      name: 'Legendarna Bitwa',
      text: 'Właśnie zaatakowałeś co najmniej 3 Jednostkami Wojskowymi bronione Miasto o rozmiarze 5 z Cudem (nie trzeba wygrać).',
    },
    scavenger: {
      name: 'Łupieżca',
      text: 'Właśnie wyeliminowałeś Osadnika lub Statek gracza ze Szlakami Handlowymi stojący tam, skąd mógłby przeprowadzić Szlak.',
    },
    aggressor: {
      name: 'Agresor',
      text: 'Właśnie wygrałeś Bitwę Lądową jako atakujący, eliminując co najmniej 2 Jednostki Wojskowe.',
    },
    'barbarian-conquest': {
      name: 'Pogromca Barbarzyńców',
      text: 'Właśnie przejąłeś Miasto Barbarzyńców bronione przez co najmniej 2 Jednostki Wojskowe Barbarzyńców.',
    },
    resistance: {
      name: 'Opór',
      text: 'Właśnie wygrałeś w Mieście (swoim lub ich) Bitwę z Barbarzyńcami, eliminując co najmniej 2 ich Jednostki.',
    },
    'great-commander': {
      name: 'Wielki Dowódca',
      text: 'Właśnie wygrałeś Bitwę z udziałem swojego Przywódcy, na początku której nie miałeś więcej Jednostek Wojskowych (na Morzu: Statków) niż przeciwnik.',
    },
    brutus: {
      name: 'Brutus',
      text: 'Właśnie wyeliminowałeś w jednej Bitwie Przywódcę i co najmniej 2 inne Jednostki Wojskowe lub Statki.',
    },
    trample: {
      name: 'Stratowanie',
      text: 'Właśnie wygrałeś Bitwę Lądową jako atakujący i przeżyła w niej co najmniej 1 twoja Kawaleria lub Słoń.',
    },
    'sea-cleansing': {
      name: 'Oczyszczenie Mórz',
      text: 'Właśnie wygrałeś w tej turze drugą Bitwę z piratami.',
    },
  },
  icons: {
    'gold-mine': { name: 'Kopalnia Złota', text: 'Natychmiast zyskujesz 2 Złota.' },
    'exhausted-land': {
      name: 'Jałowa Ziemia',
      text: 'Umieść znacznik Jałowej Ziemi na pustym polu Lądu (bez Jednostek, Miasta i znacznika), niebędącym Pustkowiem i sąsiadującym z twoim Miastem. Jeśli takiego nie ma lub brak znaczników, pomiń.',
    },
    'barbarians-arrive': {
      name: 'Przybycie Barbarzyńców',
      text: '1: umieść Osadę Barbarzyńców z 1 Piechotą. 2: umieść jeszcze 1 Jednostkę Barbarzyńców w dowolnym Mieście Barbarzyńców.',
    },
    'barbarians-move': {
      name: 'Ruch Barbarzyńców',
      text: 'Porusz każdą Armię Barbarzyńców w pobliżu twoich Miast o 1 pole ku nim, potem wzmocnij pobliskie Miasta Barbarzyńców; jeśli żadnej nie ma w pobliżu, wykonaj tylko krok 1 Przybycia.',
    },
    pirates: {
      name: 'Przybycie i Najazd Piratów',
      text: 'Umieść 2 Statki Piratów, po czym każdy gracz z Miastem sąsiadującym ze Statkiem Piratów traci 1 Surowiec lub żeton (albo Nastrój).',
    },
  },
};
