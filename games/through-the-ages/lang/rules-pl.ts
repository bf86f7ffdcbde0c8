/** Zasady po polsku: prawo z RULES.md słowami graczy. */
import { QUESTION_CLAUSES, REASON_CLAUSES } from './clauses.ts';
import { appendix } from './rules-cards-pl.ts';
import type { RulesBook } from './types.ts';

export const book: RulesBook = {
  questions: QUESTION_CLAUSES,
  reasons: REASON_CLAUSES,
  chapters: [
    {
      id: 'aim',
      title: 'O czym jest ta gra',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-6.1',
          text: 'Prowadzisz cywilizację od antyku po współczesność. W każdej rundzie każdy gracz rozgrywa jedną turę, najpierw gracz startowy, potem kolejni zgodnie z ruchem wskazówek zegara. Wygrywa ten, kto na końcu ma najwięcej **punktów kultury**.',
        },
        { id: 'TTA-25.8', text: 'Gracze z tym samym najlepszym wynikiem dzielą się zwycięstwem.' },
        {
          id: 'TTA-1.2',
          text: 'Karty należą do epoki A (antyk), I (średniowiecze), II (odkrywcy) albo III (współczesność). *Poziom* karty to jej epoka jako liczba, A to 0.',
        },
        {
          id: 'TTA-1.4',
          text: 'Kultura nie ma górnej granicy. Punktów **nauki** można mieć najwyżej 40, nadmiar od razu przepada.',
        },
        {
          id: 'TTA-1.5',
          text: 'Wskaźniki mają granice: przyrost kultury i nauki 30, siła 60, zadowolenie 8. Nic nie spada poniżej 0.',
        },
      ],
    },
    {
      id: 'board',
      title: 'Twoja cywilizacja',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-2.4',
          text: 'Zaczynasz z dwiema farmami (Rolnictwo), dwiema kopalniami (Brąz), jednym laboratorium (Filozofia), jedną jednostką Wojowników, Tyranią, jednym wolnym robotnikiem oraz 18 żółtymi i 18 niebieskimi znacznikami w bankach. Religię już znasz, ale świątyni jeszcze nie masz.',
        },
        {
          id: 'TTA-2.1',
          text: '**Żółte znaczniki** to ludzie: w banku, wolni albo pracujący na karcie. Robotnik na karcie *jest* farmą, kopalnią, budynkiem lub jednostką.',
        },
        {
          id: 'TTA-2.2',
          text: '**Niebieskie znaczniki** to dobra: na farmach są żywnością, na kopalniach surowcami. Oznaczają też ukończone etapy cudu. Te w banku to wolne miejsce.',
        },
        {
          id: 'TTA-2.3',
          text: 'Białe znaczniki to **akcje cywilne**, czerwone **akcje militarne**. Zużyte wracają na koniec twojej tury.',
        },
        {
          id: 'TTA-2.5',
          text: 'Im pustszy żółty bank, tym droższy nowy robotnik (2, 3, 4, 5, 7 żywności) i tym więcej ludzie jedzą co turę (0, 1, 2, 3, 4, 6 żywności).',
        },
        {
          id: 'TTA-2.7',
          text: 'Gdy tracisz populację, do banku wraca wolny robotnik. Jeśli go nie ma, wybierasz robotnika z karty.',
        },
        {
          id: 'TTA-2.8',
          text: 'Dodatkowe znaczniki z technologii lub kolonii znikają razem z nią: żółte tylko tyle, ile jest w banku, niebieskie także z zapasów, od najmniej wartych.',
        },
        {
          id: 'TTA-3.1',
          text: '**Przyrost kultury** to punkty zdobywane co turę: z budynków (za robotnika), ukończonych cudów, ustroju, lidera i paktów.',
        },
        {
          id: 'TTA-3.2',
          text: 'Tak samo działa **przyrost nauki**: z budynków (za robotnika), ukończonych cudów i lidera.',
        },
        {
          id: 'TTA-3.3',
          text: 'Na **siłę** składają się jednostki, armie, areny, cuda, technologie, lider, ustrój, kolonie i pakty.',
        },
        {
          id: 'TTA-3.4',
          text: '**Zadowolenie** to liczba zadowolonych buziek minus niezadowolone, od 0 do 8.',
        },
        {
          id: 'TTA-3.5',
          text: '**Akcje cywilne i militarne** dają ustrój, ukończone cuda, lider, technologie specjalne i pakty.',
        },
        {
          id: 'TTA-3.6',
          text: 'Technologia bez robotników sama nic nie daje; technologie specjalne i ustroje ich nie potrzebują. Nieukończony cud nic nie daje.',
        },
      ],
    },
    {
      id: 'row',
      title: 'Tor kart',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-8.1',
          text: 'Na torze leży trzynaście kart. Pierwsze pięć kosztuje 1 akcję cywilną, następne cztery 2, ostatnie cztery 3.',
        },
        {
          id: 'TTA-8.2',
          text: 'Od 2. rundy na początku każdej tury pierwsze 3 karty (przy 2 graczach; 2 przy 3, 1 przy 4) wypadają z gry, reszta przesuwa się w lewo i dokłada się nowe.',
        },
        {
          id: 'TTA-8.3',
          text: 'Gdy wyłożona zostanie ostatnia karta talii cywilnej, epoka od razu się kończy i dokłada się z następnej talii. Gdy talii już nie ma, karty tylko schodzą i się przesuwają.',
        },
        {
          id: 'TTA-9.9',
          text: 'Bierzesz kartę za cenę jej miejsca. Cud kosztuje o 1 więcej za każdy twój ukończony cud i od razu trafia do budowy; każda inna karta idzie na rękę.',
        },
        {
          id: 'TTA-4.3',
          text: 'Nie możesz brać kart, gdy masz na ręce tyle kart cywilnych, ile w sumie akcji cywilnych. Nadmiaru nigdy się nie odrzuca.',
        },
        { id: 'TTA-4.4', text: 'W całej grze możesz wziąć tylko **jednego lidera z każdej epoki**.' },
        { id: 'TTA-4.5', text: 'Nie możesz wziąć technologii, którą masz na ręce lub w grze.' },
        { id: 'TTA-4.6', text: 'Budować można tylko jeden cud naraz i w tym czasie nie bierze się innego.' },
        {
          id: 'TTA-4.7',
          text: '**Karty akcji** (żółtej) nie można zagrać w turze, w której została wzięta. Liderów i technologie można.',
        },
      ],
    },
    {
      id: 'start',
      title: 'Pierwsze dwie rundy',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-7.1',
          text: 'W 1. rundzie gracze mają kolejno 1, 2, 3 i 4 akcje cywilne, żadnych militarnych i mogą tylko brać karty. Potem jest zwykła produkcja.',
        },
        {
          id: 'TTA-7.4',
          text: 'Tor uzupełnia się pierwszy raz w 2. rundzie, z reszty talii A. Potem zaczyna się I epoka.',
        },
        { id: 'TTA-7.6', text: 'Od 2. rundy każdy ma wszystkie akcje.' },
      ],
    },
    {
      id: 'actions',
      title: 'Akcje',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-6.5',
          text: 'W swojej turze wykonujesz akcje cywilne i militarne w dowolnej kolejności i liczbie, na ile starczy znaczników. Potem kończysz turę; niezużyte akcje cywilne przepadają.',
        },
        {
          id: 'TTA-6.6',
          text: 'Akcja zdobyta w trakcie tury jest od razu dostępna. Utracona to najpierw zużyta, jeśli jakaś jest zużyta.',
        },
        {
          id: 'TTA-9.1',
          text: '**Zwiększenie populacji** (1 cywilna): płacisz żywnością, znacznik z żółtego banku staje się wolnym robotnikiem.',
        },
        {
          id: 'TTA-9.2',
          text: '**Budowa farmy lub kopalni** (1 cywilna): płacisz koszt w surowcach; wolny robotnik wchodzi na kartę.',
        },
        {
          id: 'TTA-9.3',
          text: '**Budowa budynku publicznego** (1 cywilna): tak samo, ale ustrój ogranicza liczbę budynków każdego typu (świątynia, laboratorium, arena, biblioteka, teatr), wszystkich poziomów razem.',
        },
        {
          id: 'TTA-9.4',
          text: 'Technologie konstrukcyjne i niektórzy liderzy obniżają koszt budynków; Bill Gates u rywala podnosi koszt laboratoriów i bibliotek.',
        },
        {
          id: 'TTA-9.5',
          text: '**Ulepszenie** (1 cywilna): robotnik przechodzi na wyższą kartę tego samego typu za różnicę kosztów. Poziomy można przeskakiwać, a limit się nie liczy.',
        },
        { id: 'TTA-9.6', text: '**Zniszczenie** (1 cywilna): robotnik staje się wolny; nic się nie zwraca.' },
        {
          id: 'TTA-9.7',
          text: '**Budowa etapu cudu** (1 cywilna): płacisz za następny etap i zaznaczasz go niebieskim znacznikiem z banku. Z Murarstwem, Architekturą lub Inżynierią jedna akcja buduje do 2, 3 lub 4 etapów. Po ostatnim znaczniki wracają, a cud od razu działa.',
        },
        {
          id: 'TTA-9.8',
          text: '**Zagranie lidera** (1 cywilna): zastępuje poprzedniego, który odpada z gry.',
        },
        {
          id: 'TTA-9.10',
          text: '**Zagranie karty akcji** (1 cywilna). Jeśli karta zleca akcję, ta nie kosztuje już akcji, ale wszystko inne tak; jeśli jest niemożliwa, karty nie można zagrać.',
        },
        {
          id: 'TTA-9.11',
          text: 'Zniżka nie obniży ceny poniżej 0. Geniusz konstruktorski buduje tylko jeden etap.',
        },
        {
          id: 'TTA-9.12',
          text: '**Zagranie technologii** (1 cywilna): płacisz punktami nauki. Wchodzi do gry bez robotników; niższe można dalej używać. Nie ma wymagań wstępnych.',
        },
        {
          id: 'TTA-9.13',
          text: '**Technologia specjalna** (niebieska) może być w grze tylko jedna z każdego rodzaju. Lepsza zastępuje gorszą; gorszej nie można zagrać.',
        },
        {
          id: 'TTA-9.16',
          text: 'Przełom technologiczny, Zapasy żywności: musisz mieć na całą cenę, jaka cię w tej chwili obowiązuje, zanim coś odzyskasz.',
        },
        {
          id: 'TTA-10.1',
          text: '**Sformowanie jednostki** (1 militarna): płacisz koszt; wolny robotnik staje się jednostką.',
        },
        { id: 'TTA-10.2', text: '**Ulepszenie jednostki** (1 militarna) w obrębie jej rodzaju, za różnicę.' },
        { id: 'TTA-10.3', text: '**Rozwiązanie jednostki** (1 militarna): robotnik staje się wolny.' },
        {
          id: 'TTA-10.5',
          text: 'Dodatkowe surowce na jednostki (Homer, Patriotyzm i inne) zużywa się najpierw; znikają na koniec tury.',
        },
        {
          id: 'TTA-10.6',
          text: 'Patriotyzm: dodatkowa akcja militarna jest w tej turze taka jak każda inna, ale nie zwiększa limitu kart na ręce.',
        },
      ],
    },
    {
      id: 'government',
      title: 'Ustroje',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-11.1',
          text: 'Ustrój daje akcje i limit budynków publicznych. Karta ustroju to technologia o dwóch cenach.',
        },
        {
          id: 'TTA-11.2',
          text: '**Pokojowa zmiana**: 1 akcja cywilna i wyższa cena. Co było zużyte, pozostaje zużyte.',
        },
        {
          id: 'TTA-11.3',
          text: '**Rewolucja**: niższa cena, ale pochłania *wszystkie* akcje cywilne i musi być jedyną akcją cywilną w turze.',
        },
        {
          id: 'TTA-11.4',
          text: 'Przełom technologiczny może zlecić jedno i drugie; przed rewolucją nie może być zużyta żadna akcja cywilna.',
        },
        {
          id: 'TTA-11.5',
          text: 'Z Robespierre’em rewolucja pochłania zamiast tego wszystkie akcje militarne.',
        },
        {
          id: 'TTA-11.8',
          text: 'Gdy nowy limit jest niższy, budynki zostają; nie wolno tylko budować ponad limit.',
        },
      ],
    },
    {
      id: 'production',
      title: 'Produkcja',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-13.2',
          text: 'Na koniec tury zdobywasz najpierw punkty nauki i kultury równe przyrostom.',
        },
        {
          id: 'TTA-13.3',
          text: 'Każdy robotnik na farmie kładzie na jej karcie niebieski znacznik, potem ludzie jedzą.',
        },
        { id: 'TTA-13.4', text: '**Głód**: za każdą brakującą jednostkę żywności tracisz 4 punkty kultury.' },
        {
          id: 'TTA-13.5',
          text: 'Każdy robotnik w kopalni kładzie na jej karcie niebieski znacznik: to surowce.',
        },
        {
          id: 'TTA-13.8',
          text: 'Znaczniki pochodzą tylko z niebieskiego banku. Gdy ich brakuje, pierwszeństwo mają najlepsze karty, farmy przed kopalniami.',
        },
        { id: 'TTA-12.1', text: 'Znacznik jest wart 1, 2, 3 lub 5 na kartach poziomu A, I, II, III.' },
        {
          id: 'TTA-12.2',
          text: 'Otrzymane dobra wykłada się jak najmniejszą liczbą znaczników. Na co nie starczy znaczników w banku, przepada.',
        },
        {
          id: 'TTA-12.4',
          text: 'Płacenie jest automatyczne i zostawia w banku jak najwięcej znaczników: najpierw najmniej warte, potem reszta z wymiany.',
        },
      ],
    },
    {
      id: 'simple',
      title: 'Rozgrywka uproszczona',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-5.5',
          text: 'Używa się tylko kart cywilnych epok A i I oraz dziewięciu wydarzeń epoki A. Nie ma kart militarnych na ręce, ataków, niezadowolonych ani korupcji.',
        },
        {
          id: 'TTA-6.3',
          text: 'Od 3. rundy gracz startowy przed swoją turą odsłania wydarzenie. Dotyczy ono wszystkich.',
        },
        {
          id: 'TTA-25.1',
          text: 'Gdy wyłożona zostanie ostatnia karta talii I, dokańcza się rundę i gra się kończy.',
        },
        {
          id: 'TTA-25.2',
          text: 'Wtedy każdy punktuje: 2 za każdą technologię I poziomu w grze (także ustrój), 2 za punkt siły, 2 za punkt zadowolenia, 1 za punkt przyrostu nauki, 1 za każdą produkowaną jednostkę żywności i surowiec.',
        },
      ],
    },
    {
      id: 'happiness',
      title: 'Zadowolenie i korupcja (zaawansowana, pełna)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-14.2',
          text: 'Im pustszy żółty bank, tym więcej zadowolonych buziek trzeba: żadnej, dopóki jest tam 17 znaczników, 1 aż do 13, potem o jedną więcej na każde dwa znaczniki, 8 przy pustym banku.',
        },
        {
          id: 'TTA-14.3',
          text: 'Każda brakująca buźka to **niezadowolony robotnik**. Można go zatrudnić jak każdego innego.',
        },
        {
          id: 'TTA-14.5',
          text: '**Powstanie**: jeśli na koniec tury wolnych robotników jest mniej niż niezadowolonych, całej produkcji nie ma: ani punktów, ani dóbr, ani kart.',
        },
        {
          id: 'TTA-15.2',
          text: '**Korupcja**: po produkcji tracisz 2 surowce przy 5–8 znacznikach w niebieskim banku, 4 przy 1–4, 6 przy pustym. Przy 9 i więcej nic.',
        },
      ],
    },
    {
      id: 'military-cards',
      title: 'Karty militarne (zaawansowana, pełna)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-16.1',
          text: 'Na koniec produkcji dobierasz kartę militarną bieżącej epoki za każdą niezużytą akcję militarną, najwyżej trzy.',
        },
        {
          id: 'TTA-16.2',
          text: 'Pustą talię tworzy się na nowo z kart odrzuconych tej epoki. Po ostatniej talii militarnej nie dobiera się kart.',
        },
        {
          id: 'TTA-16.4',
          text: 'Po akcji politycznej odrzucasz karty ponad swoją łączną liczbę akcji militarnych.',
        },
        {
          id: 'TTA-16.7',
          text: 'Karty obrony/kolonizacji pomagają płacić za terytorium albo bronić się przed agresją; potem się je odrzuca.',
        },
        { id: 'TTA-10.4', text: '**Zagranie karty taktyki** (1 militarna): zastępuje poprzednią.' },
      ],
    },
    {
      id: 'politics',
      title: 'Akcje polityczne i wydarzenia (zaawansowana, pełna)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-17.1',
          text: 'Przed innymi akcjami możesz wykonać **jedną akcję polityczną**: zagrać wydarzenie lub terytorium, zagrać agresję, wypowiedzieć wojnę, zaproponować lub zerwać pakt. Możesz też spasować.',
        },
        {
          id: 'TTA-18.1',
          text: 'Wydarzenie lub terytorium kładziesz zakryte na przyszłe wydarzenia i zdobywasz tyle kultury, ile wynosi jego poziom. Potem odsłania się i rozpatruje wierzchnie aktualne wydarzenie. Po ostatnim przyszłe stają się aktualnymi, starsze epoki na wierzchu.',
        },
        {
          id: 'TTA-18.5',
          text: 'Najsilniejszy, najsłabszy, najwięcej, najmniej: przy remisie decyduje kolejność od aktywnego gracza, który liczy się jako pierwszy.',
        },
        { id: 'TTA-18.6', text: 'Przy dwóch graczach „dwie najsilniejsze” lub „najsłabsze” to tylko jedna.' },
        {
          id: 'TTA-18.7',
          text: 'Liczy się stan w chwili odsłonięcia. Decyzje podejmuje się kolejno, zaczyna aktywny gracz.',
        },
        {
          id: 'TTA-18.8',
          text: 'Wydarzenia nie kosztują akcji. Darmowa populacja wymaga znacznika w banku; darmowy budynek wolnego robotnika, a świątynia także miejsca w limicie.',
        },
        { id: 'TTA-18.9', text: 'Nikt nie traci więcej, niż ma.' },
        { id: 'TTA-18.10', text: 'Robotnik z utraconego budynku staje się wolny.' },
        {
          id: 'TTA-18.11',
          text: 'Wydarzenia III epoki punktują po odsłonięciu; w pełnej grze pozostałe punktują na końcu.',
        },
      ],
    },
    {
      id: 'colonies',
      title: 'Kolonie (zaawansowana, pełna)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-19.1',
          text: 'Odsłonięte terytorium się licytuje, zaczyna aktywny gracz. Przebijasz albo pasujesz na dobre; zdobywa je ten, kto zostanie. Gdy nikt nie licytuje, karta odpada.',
        },
        {
          id: 'TTA-19.3',
          text: 'Nie możesz licytować więcej, niż mógłbyś zapłacić: siła wszystkich jednostek wraz z armiami, bonusy kolonizacyjne i karty obrony/kolonizacji na ręce.',
        },
        {
          id: 'TTA-19.5',
          text: 'Zwycięzca poświęca co najmniej jedną jednostkę i może dołożyć karty, aż osiągnie wylicytowaną wartość. Robotnicy wracają do żółtego banku.',
        },
        {
          id: 'TTA-19.6',
          text: 'Przy kolonizacji dolicza się bonusy kart w grze: Kolos z Rodos 1, Kartografia 2, Nawigacja 3, Satelity 4 (z technologii tylko ta, która jest w grze).',
        },
        {
          id: 'TTA-19.8',
          text: 'Terytorium staje się kolonią: najpierw bonus trwały (znaczniki, siła, buźki), potem natychmiastowy.',
        },
        { id: 'TTA-19.10', text: 'Kto traci kolonię, traci tylko bonus trwały.' },
      ],
    },
    {
      id: 'armies',
      title: 'Taktyka i armie (zaawansowana, pełna)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-22.1',
          text: 'Karta taktyki wymienia zestaw jednostek. Każdy pełny zestaw to **armia**, która dodaje do siły bonus z karty.',
        },
        {
          id: 'TTA-22.3',
          text: 'Jednostka o dwa lub więcej poziomów niższa od karty taktyki jest przestarzała: armia z taką jednostką daje mniejszą wartość z nawiasu.',
        },
        {
          id: 'TTA-22.5',
          text: 'Do każdej armii może dołączyć jedna jednostka lotnictwa, która podwaja jej bonus.',
        },
        {
          id: 'TTA-22.6',
          text: 'Czyngis-chan nie ma armii wcale; Napoleon liczy najlepszą dwa razy.',
        },
        {
          id: 'TTA-22.8',
          text: '**Poświęcone jednostki** liczą własną siłę i armie, które tworzą między sobą, nic więcej.',
        },
      ],
    },
    {
      id: 'aggressions',
      title: 'Agresje (zaawansowana, pełna)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-20.1',
          text: 'Pokazujesz kartę, wskazujesz rywala, płacisz akcjami militarnymi. Potem ty, a po tobie obrońca ogłaszacie poświęcane jednostki. Decyduje większa suma; remis to porażka.',
        },
        {
          id: 'TTA-20.1.a',
          text: 'Obrońca może poświęcić jednostki i zagrać karty obrony. Co zostało użyte, przepada niezależnie od wyniku.',
        },
        {
          id: 'TTA-20.2',
          text: 'Atak i obrona to siła plus siła poświęconych jednostek (i karty obrony). Poświęcone jednostki liczą się więc dwa razy.',
        },
        {
          id: 'TTA-20.5',
          text: 'Atakować wolno każdego, kogo nie chroni pakt, także będąc słabszym. Gandhi nigdy nie atakuje. Zabójstwo, Sabotaż i Aneksja wymagają lidera, nieukończonego cudu, kolonii.',
        },
        {
          id: 'TTA-20.7',
          text: 'Zwycięzca wybiera, co zabiera; tylko traconych robotników wybiera przegrany. Nikt nie traci więcej, niż ma.',
        },
        {
          id: 'TTA-20.9',
          text: 'Zwycięzca nigdy nie dostaje więcej, niż przegrany stracił. Tylko stały zysk, jak 3 surowce za Zniewolenie, wypłaca się w całości.',
        },
        {
          id: 'TTA-20.9.a',
          text: 'Aneksja przenosi kolonię: rywal traci jej bonus trwały, ty dostajesz cały wydrukowany, bez natychmiastowego.',
        },
      ],
    },
    {
      id: 'pacts',
      title: 'Pakty (zaawansowana, pełna; 3 i 4 graczy)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-21.1',
          text: 'Pokazujesz pakt, wskazujesz partnera i, gdy strony się różnią, kto jest A, a kto B. Partner przyjmuje albo odrzuca. Odrzucony pakt wraca na rękę; akcja polityczna i tak jest zużyta.',
        },
        {
          id: 'TTA-21.2',
          text: 'Możesz mieć jeden własny pakt; nowy go kończy. Partnerem w cudzych paktach możesz być dowolną liczbę razy.',
        },
        { id: 'TTA-21.3', text: 'Akcją polityczną możesz zerwać pakt, którego jesteś stroną.' },
        {
          id: 'TTA-21.5',
          text: 'Ataków zabraniają tylko pakty, które o tym mówią. Wcześniej wypowiedziana wojna i tak się odbywa.',
        },
        {
          id: 'TTA-21.6',
          text: 'Pakt, który wygasa przy ataku, wygasa z chwilą zagrania karty, przed porównaniem sił.',
        },
        {
          id: 'TTA-21.7',
          text: 'Szlaki handlowe: raz w swojej turze strona A płaci 1 żywnością zamiast 1 surowca, strona B 1 surowcem zamiast 1 żywności, także przeciw głodowi, nigdy przeciw korupcji.',
        },
        {
          id: 'TTA-21.8',
          text: 'To, co pakt dodaje do produkcji, dostajesz we własnej produkcji, o ile nie ma powstania.',
        },
      ],
    },
    {
      id: 'ages',
      title: 'Koniec epoki (zaawansowana, pełna)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-24.2',
          text: 'Gdy kończy się epoka I, II lub III, przestarzałe staje się wszystko z epoki *poprzedniej*: karty na obu rękach, lider w grze, nieukończony cud, pakty. Technologie, ustroje, taktyki, kolonie i ukończone cuda zostają.',
        },
        {
          id: 'TTA-24.3',
          text: 'W pełnej grze każdy oddaje wtedy także 2 żółte znaczniki z banku do pudełka.',
        },
        {
          id: 'TTA-25.3',
          text: 'Gra zaawansowana kończy się z rundą, w której wyłożono ostatnią kartę talii II. Cztery wydarzenia III epoki leżą odkryte od początku i wtedy punktują.',
        },
      ],
    },
    {
      id: 'wars',
      title: 'Wojny (pełna)',
      level: 'full',
      clauses: [
        {
          id: 'TTA-23.1',
          text: 'Wojnę wypowiadasz akcją polityczną, płacąc akcjami militarnymi. Rozstrzyga się w twojej następnej turze, więc w ostatniej rundzie wypowiada się ją na próżno. Celem nie może być gracz chroniony Utratą suwerenności.',
        },
        {
          id: 'TTA-23.3',
          text: 'Najpierw ty, potem obrońca ogłaszacie poświęcane jednostki. Bez kart obrony.',
        },
        {
          id: 'TTA-23.4',
          text: 'Wygrywa większa suma, czyjakolwiek jest; różnica to **przewaga**. Przy remisie nic się nie dzieje.',
        },
        {
          id: 'TTA-23.8',
          text: 'Wojna o wiedzę: nauka i technologie specjalne (według wydrukowanego kosztu) w ramach przewagi. Technologia wchodzi od razu do gry i musi być lepsza od twojej.',
        },
        {
          id: 'TTA-23.9',
          text: 'Wojna o terytorium: 1 żółty znacznik i po 1 za każde 3 punkty przewagi. Święta wojna: 1 populacji za każde 3 i po 3 kultury za każdą utraconą.',
        },
      ],
    },
    {
      id: 'end',
      title: 'Koniec gry (pełna)',
      level: 'full',
      clauses: [
        {
          id: 'TTA-25.4',
          text: 'Jeśli III epoka kończy się w turze gracza startowego, ta runda jest ostatnia. W przeciwnym razie rozgrywa się jeszcze jedną.',
        },
        {
          id: 'TTA-25.5',
          text: 'W ostatniej rundzie nie wolno poświęcać jednostek ani wypowiadać wojen.',
        },
        {
          id: 'TTA-25.6',
          text: 'Potem wszystkie wydarzenia III epoki pozostałe wśród aktualnych i przyszłych punktują dla wszystkich.',
        },
        {
          id: 'TTA-26.1',
          text: '**Honorowe opuszczenie gry**: przy pierwszej decyzji swojej tury możesz opuścić grę. Zajmujesz miejsce za wszystkimi, którzy zostali. Ostatni pozostały od razu wygrywa.',
        },
      ],
    },
    {
      id: 'variants',
      title: 'Warianty',
      level: 'full',
      clauses: [
        {
          id: 'TTA-27.1',
          text: '**Łatwiejszy**: 19 żółtych znaczników w banku, każdy limit budynków o 1 większy.',
        },
        {
          id: 'TTA-27.2',
          text: '**Bez ataków grupowych**: kto cię atakuje, trzyma twój znacznik do swojej następnej akcji politycznej; w tym czasie nikt inny nie może cię zaatakować.',
        },
        { id: 'TTA-27.3', text: '**Pokojowy**: bez agresji i wojen; można też usunąć pakty.' },
        {
          id: 'TTA-27.4',
          text: '**Karty militarne za akcję**: nie dobiera się na koniec tury; 1 akcja militarna to 1 karta.',
        },
        {
          id: 'TTA-27.5',
          text: '**Alternatywna korupcja**: gdy twoje kopalnie produkują, możesz zrezygnować z dokładnie 1 znacznika.',
        },
        {
          id: 'TTA-27.6',
          text: '**Karty punktujące**: odkłada się wydarzenia III epoki, które na końcu punktują dla wszystkich. *Publiczne*: od 3 do 5 leży odkrytych. *Epoka po epoce*: pięć, odsłanianych kolejno. *Prywatne*: każdy zachowuje jedną (dwie przy dwóch graczach) w tajemnicy. *Otwarte*: każdy jawnie wybiera jedną.',
        },
        {
          id: 'TTA-27.7',
          text: '**Mniej bonusów**: to, co zostało w taliach wydarzeń, nie punktuje. Lepiej nie bez kart punktujących: niewiele zostaje wtedy do zdobycia.',
        },
      ],
    },
    appendix,
  ],
};
