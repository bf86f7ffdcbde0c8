import type { CivilCardId } from '../content/ids.ts';
import type { CardWords } from './types.ts';

/** Name and text of every civil card, those printed on the boards included. */
export const civil: Readonly<Record<CivilCardId, CardWords>> = {
  agriculture: {
    name: 'Rolnictwo',
    text: 'Każdy robotnik na tej karcie to jedna farma. Przy produkcji połóż tu 1 niebieski znacznik za każdego robotnika; każdy niebieski znacznik na tej karcie jest wart 1 jednostkę żywności.',
  },
  irrigation: {
    name: 'Irygacja',
    text: 'Każdy robotnik na tej karcie to jedna farma. Przy produkcji połóż tu 1 niebieski znacznik za każdego robotnika; każdy niebieski znacznik na tej karcie jest wart 2 jednostki żywności.',
  },
  'selective-breeding': {
    name: 'Hodowla selektywna',
    text: 'Każdy robotnik na tej karcie to jedna farma. Przy produkcji połóż tu 1 niebieski znacznik za każdego robotnika; każdy niebieski znacznik na tej karcie jest wart 3 jednostki żywności.',
  },
  'mechanized-agriculture': {
    name: 'Rolnictwo zmechanizowane',
    text: 'Każdy robotnik na tej karcie to jedna farma. Przy produkcji połóż tu 1 niebieski znacznik za każdego robotnika; każdy niebieski znacznik na tej karcie jest wart 5 jednostek żywności.',
  },
  bronze: {
    name: 'Brąz',
    text: 'Każdy robotnik na tej karcie to jedna kopalnia. Przy produkcji połóż tu 1 niebieski znacznik za każdego robotnika; każdy niebieski znacznik na tej karcie jest wart 1 surowiec.',
  },
  iron: {
    name: 'Żelazo',
    text: 'Każdy robotnik na tej karcie to jedna kopalnia. Przy produkcji połóż tu 1 niebieski znacznik za każdego robotnika; każdy niebieski znacznik na tej karcie jest wart 2 surowce.',
  },
  coal: {
    name: 'Węgiel',
    text: 'Każdy robotnik na tej karcie to jedna kopalnia. Przy produkcji połóż tu 1 niebieski znacznik za każdego robotnika; każdy niebieski znacznik na tej karcie jest wart 3 surowce.',
  },
  oil: {
    name: 'Ropa naftowa',
    text: 'Każdy robotnik na tej karcie to jedna kopalnia. Przy produkcji połóż tu 1 niebieski znacznik za każdego robotnika; każdy niebieski znacznik na tej karcie jest wart 5 surowców.',
  },
  religion: {
    name: 'Religia',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (świątynia); dodaje do wskaźników: kultura +1, zadowolenie +1. Wlicza się do limitu budynków publicznych tego typu.',
  },
  theology: {
    name: 'Teologia',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (świątynia); dodaje do wskaźników: kultura +1, zadowolenie +2. Wlicza się do limitu budynków publicznych tego typu.',
  },
  'organized-religion': {
    name: 'Religia zorganizowana',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (świątynia); dodaje do wskaźników: kultura +1, zadowolenie +3. Wlicza się do limitu budynków publicznych tego typu.',
  },
  philosophy: {
    name: 'Filozofia',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (laboratorium); dodaje do wskaźników: nauka +1. Wlicza się do limitu budynków publicznych tego typu.',
  },
  alchemy: {
    name: 'Alchemia',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (laboratorium); dodaje do wskaźników: nauka +2. Wlicza się do limitu budynków publicznych tego typu.',
  },
  'scientific-method': {
    name: 'Metoda naukowa',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (laboratorium); dodaje do wskaźników: nauka +3. Wlicza się do limitu budynków publicznych tego typu.',
  },
  computers: {
    name: 'Komputery',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (laboratorium); dodaje do wskaźników: nauka +5. Wlicza się do limitu budynków publicznych tego typu.',
  },
  'bread-and-circuses': {
    name: 'Chleb i igrzyska',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (arena); dodaje do wskaźników: siła +1, zadowolenie +2. Wlicza się do limitu budynków publicznych tego typu.',
  },
  'team-sports': {
    name: 'Sporty zespołowe',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (arena); dodaje do wskaźników: siła +2, zadowolenie +3. Wlicza się do limitu budynków publicznych tego typu.',
  },
  'professional-sports': {
    name: 'Sport zawodowy',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (arena); dodaje do wskaźników: siła +3, zadowolenie +4. Wlicza się do limitu budynków publicznych tego typu.',
  },
  'printing-press': {
    name: 'Prasa drukarska',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (biblioteka); dodaje do wskaźników: kultura +1, nauka +1. Wlicza się do limitu budynków publicznych tego typu.',
  },
  journalism: {
    name: 'Dziennikarstwo',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (biblioteka); dodaje do wskaźników: kultura +2, nauka +2. Wlicza się do limitu budynków publicznych tego typu.',
  },
  multimedia: {
    name: 'Multimedia',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (biblioteka); dodaje do wskaźników: kultura +3, nauka +3. Wlicza się do limitu budynków publicznych tego typu.',
  },
  drama: {
    name: 'Aktorstwo',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (teatr); dodaje do wskaźników: kultura +2, zadowolenie +1. Wlicza się do limitu budynków publicznych tego typu.',
  },
  opera: {
    name: 'Opera',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (teatr); dodaje do wskaźników: kultura +3, zadowolenie +1. Wlicza się do limitu budynków publicznych tego typu.',
  },
  movies: {
    name: 'Kinematografia',
    text: 'Każdy robotnik na tej karcie to jeden budynek publiczny (teatr); dodaje do wskaźników: kultura +4, zadowolenie +1. Wlicza się do limitu budynków publicznych tego typu.',
  },
  warriors: {
    name: 'Wojownicy',
    text: 'Każdy robotnik na tej karcie to jedna jednostka (piechota) o sile 1.',
  },
  swordsmen: {
    name: 'Ciężka piechota',
    text: 'Każdy robotnik na tej karcie to jedna jednostka (piechota) o sile 2.',
  },
  riflemen: {
    name: 'Strzelcy',
    text: 'Każdy robotnik na tej karcie to jedna jednostka (piechota) o sile 3.',
  },
  'modern-infantry': {
    name: 'Nowoczesna piechota',
    text: 'Każdy robotnik na tej karcie to jedna jednostka (piechota) o sile 5.',
  },
  knights: {
    name: 'Rycerze',
    text: 'Każdy robotnik na tej karcie to jedna jednostka (kawaleria) o sile 2.',
  },
  cavalrymen: {
    name: 'Kawalerzyści',
    text: 'Każdy robotnik na tej karcie to jedna jednostka (kawaleria) o sile 3.',
  },
  tanks: {
    name: 'Czołgi',
    text: 'Każdy robotnik na tej karcie to jedna jednostka (kawaleria) o sile 5.',
  },
  cannon: {
    name: 'Działa',
    text: 'Każdy robotnik na tej karcie to jedna jednostka (artyleria) o sile 3.',
  },
  rockets: {
    name: 'Rakiety',
    text: 'Każdy robotnik na tej karcie to jedna jednostka (artyleria) o sile 5.',
  },
  'air-forces': {
    name: 'Samoloty bojowe',
    text: 'Każdy robotnik na tej karcie to jedna jednostka (lotnictwo) o sile 5. Jedna jednostka lotnictwa może dołączyć do jednej armii i podwaja bonus taktyki tej armii.',
  },
  despotism: {
    name: 'Tyrania',
    text: 'Daje 4 akcje cywilne i 2 akcje militarne; najwyżej 2 budynki publiczne każdego typu.',
  },
  monarchy: {
    name: 'Monarchia',
    text: 'Daje 5 akcji cywilnych i 3 akcje militarne; najwyżej 3 budynki publiczne każdego typu.',
  },
  theocracy: {
    name: 'Teokracja',
    text: 'Daje 4 akcje cywilne i 3 akcje militarne; najwyżej 3 budynki publiczne każdego typu. Dodaje 1 punkt kultury na turę i 2 zadowolone buźki.',
  },
  'constitutional-monarchy': {
    name: 'Monarchia konstytucyjna',
    text: 'Daje 6 akcji cywilnych i 4 akcje militarne; najwyżej 3 budynki publiczne każdego typu.',
  },
  republic: {
    name: 'Republika',
    text: 'Daje 7 akcji cywilnych i 2 akcje militarne; najwyżej 3 budynki publiczne każdego typu.',
  },
  communism: {
    name: 'Komunizm',
    text: 'Daje 7 akcji cywilnych i 5 akcji militarnych; najwyżej 4 budynki publiczne każdego typu. Dodaje 1 niezadowoloną buźkę.',
  },
  democracy: {
    name: 'Demokracja',
    text: 'Daje 7 akcji cywilnych i 3 akcje militarne; najwyżej 4 budynki publiczne każdego typu. Dodaje 2 punkty kultury na turę.',
  },
  fundamentalism: {
    name: 'Fundamentalizm',
    text: 'Daje 6 akcji cywilnych i 5 akcji militarnych; najwyżej 4 budynki publiczne każdego typu. Dodaje 5 do siły.',
  },
  warfare: {
    name: 'Wojskowość',
    text: '+1 siły i 1 dodatkowa akcja militarna.',
  },
  strategy: {
    name: 'Strategia',
    text: '+3 siły i 2 dodatkowe akcje militarne. Zastępuje Wojskowość.',
  },
  'military-theory': {
    name: 'Teoria wojskowości',
    text: '+5 siły i 3 dodatkowe akcje militarne. Zastępuje wcześniejszą technologię tego typu.',
  },
  'code-of-laws': {
    name: 'Spis praw',
    text: '1 dodatkowa akcja cywilna.',
  },
  'justice-system': {
    name: 'Wymiar sprawiedliwości',
    text: '1 dodatkowa akcja cywilna i 3 dodatkowe niebieskie znaczniki w banku. Zastępuje Spis praw.',
  },
  'civil-service': {
    name: 'Służba cywilna',
    text: '2 dodatkowe akcje cywilne i 3 dodatkowe niebieskie znaczniki. Zastępuje wcześniejszą technologię tego typu (jej 3 znaczniki, jeśli były, zalicza się na poczet nowych).',
  },
  cartography: {
    name: 'Kartografia',
    text: '+1 siły; +2 przy każdej kolonizacji.',
  },
  navigation: {
    name: 'Nawigacja',
    text: '+2 siły; +3 przy każdej kolonizacji. Zastępuje Kartografię.',
  },
  satellites: {
    name: 'Satelity',
    text: '+3 siły; +4 przy każdej kolonizacji. Zastępuje wcześniejszą technologię tego typu.',
  },
  masonry: {
    name: 'Murarstwo',
    text: 'Budynki publiczne poziomu I, II i III kosztują o 1 surowiec mniej. Jedną akcją cywilną można zbudować do 2 etapów cudu.',
  },
  architecture: {
    name: 'Architektura',
    text: 'Budynki publiczne kosztują mniej: poziom I o 1, poziomy II i III o 2. Jedną akcją cywilną można zbudować do 3 etapów cudu. Zastępuje Murarstwo.',
  },
  engineering: {
    name: 'Inżynieria',
    text: 'Budynki publiczne kosztują mniej: poziom I o 1, II o 2, III o 3. Jedną akcją cywilną można zbudować do 4 etapów cudu. Zastępuje wcześniejszą technologię tego typu.',
  },
  'alexander-the-great': {
    name: 'Aleksander Wielki',
    text: 'Twoja cywilizacja ma +1 siły za każdą jednostkę militarną (bonus należy do cywilizacji, nie do jednostek, więc nie liczy się przy poświęcaniu).',
  },
  aristotle: {
    name: 'Arystoteles',
    text: 'Za każdym razem, gdy bierzesz z toru kartę technologii (dowolnego koloru, także ustrój), zdobywasz 1 punkt nauki.',
  },
  hammurabi: {
    name: 'Hammurabi',
    text: '1 akcja cywilna więcej, 1 akcja militarna mniej.',
  },
  homer: {
    name: 'Homer',
    text: 'W każdej swojej turze masz 1 dodatkowy surowiec tylko na budowę lub ulepszanie jednostek. Najwyżej dwie twoje jednostki Wojowników dają po 1 punkcie kultury na turę.',
  },
  'julius-caesar': {
    name: 'Juliusz Cezar',
    text: '+1 siły i 1 dodatkowa akcja militarna.',
  },
  moses: {
    name: 'Mojżesz',
    text: 'Zwiększenie populacji kosztuje cię o 1 jednostkę żywności mniej (nie mniej niż 0).',
  },
  'christopher-columbus': {
    name: 'Krzysztof Kolumb',
    text: 'Raz w grze, jako akcja polityczna, wyłóż kartę terytorium z ręki jako swoją kolonię: bez licytacji i bez poświęcania jednostek; otrzymujesz bonus trwały i natychmiastowy. Kolumb pozostaje twoim liderem.',
  },
  'frederick-barbarossa': {
    name: 'Fryderyk I Barbarossa',
    text: 'Za 1 akcję cywilną (bez akcji militarnej) możesz zwiększyć populację i od razu sformować tym robotnikiem nową jednostkę; populacja kosztuje o 1 jednostkę żywności mniej, a jednostka o 1 surowiec mniej. Można powtarzać.',
  },
  'genghis-khan': {
    name: 'Czyngis-chan',
    text: 'Twoja karta taktyki nie działa. Każda twoja jednostka kawalerii ma +1 siły (także przy poświęcaniu) i daje 1 punkt kultury na turę.',
  },
  'joan-of-arc': {
    name: "Joanna d'Arc",
    text: 'Twoja cywilizacja ma +1 siły za każdą zadowoloną buźkę twoich świątyń. Za każdym razem, gdy ktoś zagra przeciw tobie agresję lub wojnę, zdobywasz 5 punktów kultury.',
  },
  'leonardo-da-vinci': {
    name: 'Leonardo da Vinci',
    text: 'Twoje laboratorium lub biblioteka najwyższego poziomu (z robotnikiem) daje dodatkową naukę na turę równą swojemu poziomowi. Za każdą zagraną kartę technologii otrzymujesz 1 surowiec.',
  },
  michelangelo: {
    name: 'Michał Anioł',
    text: 'Twoje świątynie, teatry i ukończone cuda dają 1 dodatkowy punkt kultury na turę za każdą swoją zadowoloną buźkę. Wzięcie cudu z toru kosztuje o 1 akcję cywilną mniej (minimum 0).',
  },
  'isaac-newton': {
    name: 'Izaak Newton',
    text: 'Twoje laboratorium lub biblioteka najwyższego poziomu daje dodatkową naukę na turę równą swojemu poziomowi. Po każdym zagraniu technologii odzyskujesz jedną zużytą akcję cywilną (musisz ją najpierw mieć; po rewolucji odzyskujesz dokładnie jedną).',
  },
  'js-bach': {
    name: 'Jan Sebastian Bach',
    text: 'Technologie teatrów kosztują o 1 punkt nauki mniej, teatry kosztują o 1 surowiec mniej, a każdy teatr daje 1 dodatkowy punkt kultury na turę.',
  },
  'james-cook': {
    name: 'James Cook',
    text: 'Przy kolonizacji każda zagrana karta z bonusem daje o 1 więcej. Każda twoja kolonia daje 2 punkty kultury na turę.',
  },
  'maximilien-robespierre': {
    name: 'Maksymilian Robespierre',
    text: '1 dodatkowa akcja militarna. Rewolucja wymaga od ciebie wszystkich akcji militarnych zamiast cywilnych i zużywa je (rewolucja za akcje cywilne jest niemożliwa).',
  },
  'napoleon-bonaparte': {
    name: 'Napoleon Bonaparte',
    text: '1 dodatkowa akcja militarna. Bonus taktyki twojej najlepszej armii (po podwojeniu przez lotnictwo) dodaje się do siły jeszcze raz; bez armii nie ma bonusu.',
  },
  'william-shakespeare': {
    name: 'William Szekspir',
    text: 'Każda biblioteka daje 1 dodatkowy punkt kultury na turę; każda para biblioteka–teatr daje jeszcze 2.',
  },
  'albert-einstein': {
    name: 'Albert Einstein',
    text: 'Twoje laboratorium lub biblioteka najwyższego poziomu daje dodatkową naukę na turę równą swojemu poziomowi. Za każdą zagraną kartę technologii zdobywasz 3 punkty kultury.',
  },
  'bill-gates': {
    name: 'Bill Gates',
    text: 'Twoje laboratoria poziomu I, II i III działają też jak kopalnie: gdy produkują kopalnie, połóż na każdym takim laboratorium 1 niebieski znacznik za robotnika, wart tyle surowców, ile wynosi jego poziom. Inni gracze płacą o 1 surowiec więcej za budowę i ulepszanie laboratoriów i bibliotek.',
  },
  'elvis-presley': {
    name: 'Elvis Presley',
    text: '2 zadowolone buźki. Jeden z twoich najlepszych teatrów daje swoją kulturę podwójnie.',
  },
  'mahatma-gandhi': {
    name: 'Mahatma Gandhi',
    text: '2 punkty kultury na turę. Nie możesz zagrywać agresji ani wojen. Przeciwnicy płacą dwa razy więcej akcji militarnych za agresję lub wojnę przeciw tobie.',
  },
  'sid-meier': {
    name: 'Sid Meier',
    text: 'Każde twoje laboratorium daje na turę kulturę równą swojemu poziomowi, ale o 1 punkt nauki mniej (nie mniej niż 0).',
  },
  'winston-churchill': {
    name: 'Winston Churchill',
    text: 'Technologie jednostek kosztują o 3 punkty nauki mniej. Twoje karty obrony liczą się podwójnie. Dopóki trwa nierozstrzygnięta wojna wypowiedziana tobie, nowe jednostki kosztują cię o 2 surowce mniej.',
  },
  colossus: {
    name: 'Kolos z Rodos',
    text: '1 punkt kultury na turę, +1 siły, +1 przy każdej kolonizacji.',
  },
  'hanging-gardens': {
    name: 'Wiszące Ogrody',
    text: '1 punkt kultury na turę i 2 zadowolone buźki.',
  },
  'library-of-alexandria': {
    name: 'Biblioteka Aleksandryjska',
    text: '1 punkt kultury i 1 punkt nauki na turę; twoje limity kart cywilnych i militarnych na ręce są o 1 większe.',
  },
  pyramids: {
    name: 'Piramidy',
    text: '1 dodatkowa akcja cywilna.',
  },
  'great-wall': {
    name: 'Wielki Mur',
    text: '1 punkt kultury na turę i 1 zadowolona buźka. Twoja cywilizacja ma +1 siły za każdą jednostkę piechoty i artylerii.',
  },
  'st-peters-basilica': {
    name: 'Bazylika św. Piotra',
    text: '2 punkty kultury na turę. Każda twoja zadowolona buźka liczy się podwójnie (niezadowolone nie).',
  },
  'taj-mahal': {
    name: 'Tadż Mahal',
    text: '3 punkty kultury na turę.',
  },
  'universitas-carolina': {
    name: 'Uniwersytet Karola',
    text: '1 punkt kultury i 2 punkty nauki na turę.',
  },
  'eiffel-tower': {
    name: 'Wieża Eiffla',
    text: '4 punkty kultury na turę i 1 zadowolona buźka.',
  },
  kremlin: {
    name: 'Kreml',
    text: '3 punkty kultury na turę, 1 dodatkowa akcja cywilna i 1 militarna, 2 niezadowolone buźki.',
  },
  'ocean-liner-service': {
    name: 'Linie oceaniczne',
    text: 'Raz na turę możesz zwiększyć populację bez akcji cywilnej, płacąc o 5 jednostek żywności mniej (minimum 0).',
  },
  'transcontinental-railroad': {
    name: 'Kolej Transkontynentalna',
    text: '+5 siły. Przy każdej produkcji kopalni twoja kopalnia najwyższego poziomu z robotnikiem daje 1 dodatkowy niebieski znacznik.',
  },
  'fast-food-chains': {
    name: 'Sieć barów szybkiej obsługi',
    text: 'Po ukończeniu zdobądź 1 punkt kultury za każdego robotnika na jednostkach i budynkach publicznych oraz 2 punkty za każdego na farmach i kopalniach.',
  },
  'first-space-flight': {
    name: 'Pierwszy lot w kosmos',
    text: 'Po ukończeniu zdobądź punkty kultury równe sumie poziomów wszystkich twoich kart technologii w grze (jednostki, budynki, farmy, kopalnie, technologie specjalne i ustrój).',
  },
  hollywood: {
    name: 'Hollywood',
    text: 'Po ukończeniu zdobądź za każdego robotnika w teatrach i bibliotekach 2 punkty kultury za każdy poziom tej karty.',
  },
  internet: {
    name: 'Internet',
    text: 'Po ukończeniu zdobądź za każdego robotnika w laboratoriach i bibliotekach 2 punkty kultury za każdy poziom tej karty.',
  },
  'engineering-genius-a': {
    name: 'Geniusz konstruktorski',
    text: 'Zbuduj dokładnie jeden etap swojego cudu, płacąc o 2 surowce mniej (minimum 0; nadwyżka przepada; technologie pozwalające na więcej etapów nie działają).',
  },
  'engineering-genius-1': {
    name: 'Geniusz konstruktorski',
    text: 'Zbuduj dokładnie jeden etap swojego cudu, płacąc o 3 surowce mniej (minimum 0; nadwyżka przepada; technologie pozwalające na więcej etapów nie działają).',
  },
  'engineering-genius-2': {
    name: 'Geniusz konstruktorski',
    text: 'Zbuduj dokładnie jeden etap swojego cudu, płacąc o 4 surowce mniej (minimum 0; nadwyżka przepada; technologie pozwalające na więcej etapów nie działają).',
  },
  'engineering-genius-3': {
    name: 'Geniusz konstruktorski',
    text: 'Zbuduj dokładnie jeden etap swojego cudu, płacąc o 5 surowców mniej (minimum 0; nadwyżka przepada; technologie pozwalające na więcej etapów nie działają).',
  },
  'frugality-a': {
    name: 'Zapasy żywności',
    text: 'Zwiększ populację, płacąc zwykłą cenę; następnie otrzymujesz 1 jednostkę żywności. Całą cenę musisz mieć przed zwrotem.',
  },
  'frugality-1': {
    name: 'Zapasy żywności',
    text: 'Zwiększ populację, płacąc zwykłą cenę; następnie otrzymujesz 2 jednostki żywności. Całą cenę musisz mieć przed zwrotem.',
  },
  'frugality-2': {
    name: 'Zapasy żywności',
    text: 'Zwiększ populację, płacąc zwykłą cenę; następnie otrzymujesz 3 jednostki żywności. Całą cenę musisz mieć przed zwrotem.',
  },
  'ideal-building-site-a': {
    name: 'Idealne miejsce na budowę',
    text: 'Zbuduj nowy budynek publiczny, płacąc o 1 surowiec mniej (minimum 0).',
  },
  'ideal-building-site-1': {
    name: 'Idealne miejsce na budowę',
    text: 'Zbuduj nowy budynek publiczny, płacąc o 2 surowce mniej (minimum 0).',
  },
  'ideal-building-site-2': {
    name: 'Idealne miejsce na budowę',
    text: 'Zbuduj nowy budynek publiczny, płacąc o 3 surowce mniej (minimum 0).',
  },
  'ideal-building-site-3': {
    name: 'Idealne miejsce na budowę',
    text: 'Zbuduj nowy budynek publiczny, płacąc o 4 surowce mniej (minimum 0).',
  },
  'patriotism-a': {
    name: 'Patriotyzm',
    text: 'W tej turze masz 1 dodatkową akcję militarną i 1 dodatkowy surowiec tylko na budowę lub ulepszanie jednostek.',
  },
  'patriotism-1': {
    name: 'Patriotyzm',
    text: 'W tej turze masz 1 dodatkową akcję militarną i 2 dodatkowe surowce tylko na budowę lub ulepszanie jednostek.',
  },
  'patriotism-2': {
    name: 'Patriotyzm',
    text: 'W tej turze masz 1 dodatkową akcję militarną i 3 dodatkowe surowce tylko na budowę lub ulepszanie jednostek.',
  },
  'patriotism-3': {
    name: 'Patriotyzm',
    text: 'W tej turze masz 1 dodatkową akcję militarną i 4 dodatkowe surowce tylko na budowę lub ulepszanie jednostek.',
  },
  'revolutionary-idea-a': {
    name: 'Rewolucyjna idea',
    text: 'Zdobądź 1 punkt nauki.',
  },
  'revolutionary-idea-1': {
    name: 'Rewolucyjna idea',
    text: 'Zdobądź 2 punkty nauki.',
  },
  'revolutionary-idea-2': {
    name: 'Rewolucyjna idea',
    text: 'Zdobądź 4 punkty nauki.',
  },
  'revolutionary-idea-3': {
    name: 'Rewolucyjna idea',
    text: 'Zdobądź 6 punktów nauki.',
  },
  'rich-land-a': {
    name: 'Urodzajne ziemie',
    text: 'Zbuduj nową farmę lub kopalnię, płacąc o 1 surowiec mniej (minimum 0).',
  },
  'rich-land-1': {
    name: 'Urodzajne ziemie',
    text: 'Zbuduj nową farmę lub kopalnię, płacąc o 2 surowce mniej (minimum 0).',
  },
  'rich-land-2': {
    name: 'Urodzajne ziemie',
    text: 'Zbuduj nową farmę lub kopalnię, płacąc o 3 surowce mniej (minimum 0).',
  },
  'work-of-art-a': {
    name: 'Dzieło sztuki',
    text: 'Zdobądź 6 punktów kultury.',
  },
  'work-of-art-1': {
    name: 'Dzieło sztuki',
    text: 'Zdobądź 5 punktów kultury.',
  },
  'work-of-art-2': {
    name: 'Dzieło sztuki',
    text: 'Zdobądź 4 punkty kultury.',
  },
  'work-of-art-3': {
    name: 'Dzieło sztuki',
    text: 'Zdobądź 3 punkty kultury.',
  },
  'bountiful-harvest-1': {
    name: 'Obfite zbiory',
    text: 'Otrzymujesz 2 jednostki żywności.',
  },
  'bountiful-harvest-2': {
    name: 'Obfite zbiory',
    text: 'Otrzymujesz 3 jednostki żywności.',
  },
  'bountiful-harvest-3': {
    name: 'Obfite zbiory',
    text: 'Otrzymujesz 4 jednostki żywności.',
  },
  'breakthrough-1': {
    name: 'Przełom technologiczny',
    text: 'Zagraj z ręki kartę technologii, płacąc jej koszt; następnie zdobądź 2 punkty nauki. Może to być pokojowa zmiana ustroju albo, jako jedyna akcja cywilna w turze, rewolucja.',
  },
  'breakthrough-2': {
    name: 'Przełom technologiczny',
    text: 'Zagraj z ręki kartę technologii, płacąc jej koszt; następnie zdobądź 4 punkty nauki. Może to być pokojowa zmiana ustroju albo, jako jedyna akcja cywilna w turze, rewolucja.',
  },
  'efficient-upgrade-1': {
    name: 'Szybka modernizacja',
    text: 'Ulepsz jedną farmę, kopalnię lub budynek publiczny, płacąc o 2 surowce mniej (minimum 0).',
  },
  'efficient-upgrade-2': {
    name: 'Szybka modernizacja',
    text: 'Ulepsz jedną farmę, kopalnię lub budynek publiczny, płacąc o 3 surowce mniej (minimum 0).',
  },
  'efficient-upgrade-3': {
    name: 'Szybka modernizacja',
    text: 'Ulepsz jedną farmę, kopalnię lub budynek publiczny, płacąc o 4 surowce mniej (minimum 0).',
  },
  'mineral-deposits-1': {
    name: 'Złoża minerałów',
    text: 'Otrzymujesz 2 surowce.',
  },
  'mineral-deposits-2': {
    name: 'Złoża minerałów',
    text: 'Otrzymujesz 3 surowce.',
  },
  'mineral-deposits-3': {
    name: 'Złoża minerałów',
    text: 'Otrzymujesz 4 surowce.',
  },
  'wave-of-nationalism-2': {
    name: 'Fala nacjonalizmu',
    text: 'Za każdą cywilizację silniejszą od twojej masz w tej turze dodatkowe surowce tylko na jednostki: po 6 przy 2 graczach, po 3 przy 3, po 2 przy 4.',
  },
  'military-build-up-3': {
    name: 'Zbrojenia',
    text: 'Za każdą cywilizację silniejszą od twojej masz w tej turze dodatkowe surowce tylko na jednostki: po 8 przy 2 graczach, po 5 przy 3, po 3 przy 4.',
  },
  'endowment-for-the-arts-3': {
    name: 'Mecenat sztuki',
    text: 'Za każdą cywilizację mającą więcej punktów kultury niż ty zdobądź kulturę: po 6 przy 2 graczach, po 3 przy 3, po 2 przy 4.',
  },
};
