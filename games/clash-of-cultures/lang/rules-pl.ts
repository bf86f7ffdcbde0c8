/** The Rules reader in Polish: the law of RULES.md in the words of players. */
import { QUESTION_CLAUSES, REASON_CLAUSES } from './clauses.ts';
import type { RulesBook } from './types.ts';

export const book: RulesBook = {
  questions: QUESTION_CLAUSES,
  reasons: REASON_CLAUSES,
  chapters: [
    {
      id: 'aim',
      title: 'O co chodzi w grze',
      clauses: [
        {
          id: 'COC-1.1',
          text: 'Prowadzisz cywilizację przez **sześć Wieków** po trzy Rundy. W Rundzie każdy rozgrywa jedną turę z trzema Akcjami Głównymi; po co trzeciej Rundzie następuje **Faza Podsumowania**.',
        },
        {
          id: 'COC-25.2',
          text: 'Punkty dają Osady i Budynki w twoim kolorze (po 1), Rozwinięcia (po pół), zrealizowane Cele (2), Cuda (4 albo 2 tylko jako właściciel lub budowniczy), Wydarzenia i wyeliminowani wrodzy Przywódcy (2).',
        },
        {
          id: 'COC-25.3',
          text: 'Wygrywa największa liczba punktów. Przy remisie wygrywa budowniczy Wielkiej Piramidy; w innym razie porównuje się kolejno źródła punktów.',
        },
        {
          id: 'COC-2.2',
          text: 'Każdego ogranicza własna pula: 7 Osad, po 5 Budynków każdego rodzaju, 4 Osadników, 16 Piechoty, 4 Statki, a w rozszerzeniu 4 Kawalerie, 4 Słonie i 1 Przywódca.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Przygotowanie',
      clauses: [
        {
          id: 'COC-4.3',
          text: 'Zaczynasz z 2 Żywności, Rozwinięciami Rolnictwo i Górnictwo, 3 kosteczkami na Torze Wydarzeń, 1 kartą Akcji i 1 kartą Celu.',
        },
        {
          id: 'COC-4.5',
          text: 'Na Równinie twojego Obszaru Startowego stoi Szczęśliwe Miasto o rozmiarze 1 z Osadnikiem.',
        },
        {
          id: 'COC-4.4',
          text: 'Z rozszerzeniem każdy dostaje Cywilizację z trzema Przywódcami; pięć z nich ma własny Obszar Startowy.',
        },
        {
          id: 'COC-4.4.a',
          text: 'Gdy Cywilizacje się wybiera, gracze robią to w kolejności tury od Pierwszego Gracza, każdy jedną z wolnych.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Twoja tura',
      clauses: [
        {
          id: 'COC-8.1',
          text: 'Masz **trzy Akcje Główne**: Rozwój, założenie Miasta, aktywacja Miasta (Zbierz, Wznieś lub Zwerbuj), Ruch, zwiększenie Szczęśliwości, Wpływ Kulturowy albo to, co mówi „jako Akcja”.',
        },
        {
          id: 'COC-8.2',
          text: 'Ruch może nikogo nie poruszyć, więc Akcję zawsze można zużyć. Kończąc turę, oddajesz pozostałe Akcje.',
        },
        {
          id: 'COC-8.3',
          text: 'Dodatkowe Akcje wykonuje się przed Akcją Główną lub po niej, nigdy w jej trakcie.',
        },
        { id: 'COC-8.4', text: '„Raz na turę” liczy się od początku do końca twojej własnej tury.' },
        {
          id: 'COC-8.5',
          text: 'Niektóre efekty dają lub zabierają Akcję Główną. Gdy w turze nie masz już żadnej, nic nie tracisz; w Fazie Podsumowania strata dotyczy następnej tury.',
        },
        {
          id: 'COC-8.7',
          text: 'Wiele Rozwinięć, kart, Cywilizacji i Przywódców daje dalsze akcje; każda mówi, czy zużywa Akcję Główną i jak często można jej użyć.',
        },
        {
          id: 'COC-5.3',
          text: 'Na początku tury jest Bankowość, potem Szlaki Handlowe. Negocjacje można zagrać, tylko zanim zrobisz cokolwiek innego.',
        },
        {
          id: 'COC-5.3.a',
          text: 'Negocjacje zakazują ataków: twoich na wskazanego gracza w tej turze i jego na ciebie w jego następnej turze.',
        },
      ],
    },
    {
      id: 'goods',
      title: 'Surowce, żetony i wymiana',
      clauses: [
        {
          id: 'COC-6.1',
          text: 'Jest pięć Surowców: Żywność, Ruda, Drewno, Idee i Złoto, oraz dwa rodzaje żetonów: Nastroju i Kultury. Wszystkie ilości są jawne.',
        },
        {
          id: 'COC-6.2',
          text: 'Masz najwyżej 7 sztuk Surowca, a przed Magazynowaniem tylko 2 Żywności. Nadwyżka przepada. Żetony nie mają limitu.',
        },
        { id: 'COC-6.4', text: 'Koszt płaci się w całości, przed efektem.' },
        {
          id: 'COC-6.5',
          text: '**Złoto** zastępuje każdy Surowiec, nigdy żeton. Idee zastępują Żywność przy kupowaniu Rozwinięć.',
        },
        {
          id: 'COC-6.10',
          text: 'W swojej turze możesz wymieniać się z innym graczem Surowcami, żetonami i kartami z ręki, jeśli oboje się zgadzacie.',
        },
        {
          id: 'COC-6.10.a',
          text: 'Oferty składasz ty; drugi gracz przyjmuje, odrzuca albo składa jedną kontrofertę. Oferta pusta po obu stronach odpada, a stół ustala, ile ofert wolno złożyć w turze.',
        },
        { id: 'COC-6.11', text: 'Karty można wymieniać zakryte lub pokazane. Obietnice nikogo nie wiążą.' },
        {
          id: 'COC-6.12',
          text: '**Szlaki Handlowe** łączą Osadnika lub Statek z nie-Rozgniewanym Miastem innego gracza w zasięgu 2 pól. Każdy daje 1 Żywność, z Walutą Złoto; najwyżej cztery.',
        },
        {
          id: 'COC-6.14',
          text: 'Gracz z Targowiskiem w którymś z użytych Miast zyskuje 1 Złoto: dlatego wskazujesz Miasta, gdy to ma znaczenie.',
        },
      ],
    },
    {
      id: 'cities',
      title: 'Miasta',
      clauses: [
        {
          id: 'COC-7.1',
          text: 'Miasto to Osada z Budynkami i Cudami. Jego **rozmiar** to liczba tych elementów, najwyżej 5.',
        },
        { id: 'COC-7.2', text: 'Miasto nie może urosnąć ponad liczbę twoich Miast.' },
        { id: 'COC-7.3', text: 'W Mieście stoi najwyżej jeden Budynek każdego rodzaju.' },
        {
          id: 'COC-7.4',
          text: 'Nastroje: **Szczęśliwe** Miasto liczy się przy Zbieraniu i Werbunku jak o 1 większe, **Rozgniewane** jak o rozmiarze 1.',
        },
        { id: 'COC-7.5', text: 'Rozgniewane Miasto nic nie wznosi i można je aktywować raz na turę.' },
        {
          id: 'COC-10.1',
          text: 'By **założyć** Miasto, poświęcasz Osadnika na lądzie, który nie jest Pustkowiem ani Jałową Ziemią, bez Miasta i bez wrogów.',
        },
        { id: 'COC-11.2', text: 'Od drugiej aktywacji w turze Nastrój Miasta spada potem o poziom.' },
        {
          id: 'COC-11.3',
          text: 'Miasta aktywowanego jako Rozgniewane nie można aktywować ponownie w tej turze, chyba że poprawisz jego Nastrój.',
        },
        { id: 'COC-11.4', text: 'Wszystko, co mówi „aktywuj”, liczy się jako aktywacja.' },
      ],
    },
    {
      id: 'collect',
      title: 'Zbieranie',
      clauses: [
        {
          id: 'COC-11.5',
          text: 'Weź tyle Surowców, ile liczy się Miasto, co najmniej jeden, jeśli jakiś jest.',
        },
        { id: 'COC-11.5.a', text: 'Zbieranie, które nic by nie dało, jest niedozwolone.' },
        {
          id: 'COC-11.6',
          text: 'Miasto używa własnego pola i sześciu wokół, każdego raz: Żywność z Równin, Drewno z Lasu, Ruda z Gór.',
        },
        { id: 'COC-11.7', text: 'Pola z wrogimi Jednostkami, Jałową Ziemią lub innym Miastem nic nie dają.' },
        {
          id: 'COC-11.8',
          text: 'Jedno pole Morza na Zbieranie: Żywność z Rybołówstwem, żeton Nastroju albo Złoto z Portem.',
        },
        {
          id: 'COC-11.9',
          text: 'Z Hodowlą jedno pole lądu może leżeć o dwa pola dalej, z Drogami dwa, raz na turę.',
        },
        { id: 'COC-11.10', text: 'Premie Rozwinięć dochodzą ponad rozmiar.' },
        { id: 'COC-11.11', text: 'Darmowe Zbieranie z Wolności Ekonomicznej jest jedynym w turze.' },
      ],
    },
    {
      id: 'construct',
      title: 'Wznoszenie',
      clauses: [
        {
          id: 'COC-11.12',
          text: 'Budynek kosztuje 1 Żywność, 1 Drewno i 1 Rudę; wymaga swojego Rozwinięcia, miejsca w Mieście i elementu w puli.',
        },
        {
          id: 'COC-11.13',
          text: 'Po wzniesieniu Akademia daje 2 Idee, Świątynia wybrany żeton, Obserwatorium kartę Akcji.',
        },
        { id: 'COC-11.14', text: 'Port przylega na stałe do jednego pola Morza obok Miasta.' },
      ],
    },
    {
      id: 'recruit',
      title: 'Werbunek',
      clauses: [
        {
          id: 'COC-11.16',
          text: 'Zwerbuj najwyżej tyle Jednostek, ile liczy się Miasto, co najmniej jedną.',
        },
        {
          id: 'COC-11.17',
          text: 'Osadnik kosztuje 2 Żywności, Piechota 1 Żywność i 1 Rudę, Statek 2 Drewna (Port), Kawaleria 1 Żywność i 1 Drewno, Słoń 2 Żywności (Targowisko), Przywódca 1 żeton Nastroju i 1 Kultury.',
        },
        {
          id: 'COC-11.19',
          text: 'W każdym Werbunku Higiena pozwala zapłacić za jednego Osadnika, a Pobór za jedną Piechotę żetonami Nastroju.',
        },
        { id: 'COC-27.9', text: 'Medycyna oddaje jeden Surowiec, który naprawdę zapłacono.' },
      ],
    },
    {
      id: 'move',
      title: 'Ruch',
      clauses: [
        { id: 'COC-13.1', text: 'Porusz kolejno najwyżej trzy grupy; żadna Jednostka dwa razy w Akcji.' },
        {
          id: 'COC-13.2',
          text: 'Grupa idzie lądem, używa Dróg, wsiada na Statki lub z nich schodzi albo płynie.',
        },
        { id: 'COC-13.3', text: 'Jednostki Wojskowe ruszają się tylko z Taktyką.' },
        {
          id: 'COC-12.2',
          text: 'Na polu lądu najwyżej cztery Jednostki Wojskowe właściciela; Statek wiezie dwie Jednostki Lądowe.',
        },
        { id: 'COC-12.3.a', text: 'Gdy odpływa część Statków, mówisz, które Jednostki płyną z nimi.' },
        {
          id: 'COC-13.5',
          text: 'Kto wszedł w Góry lub walczył, nie rusza się już w tej turze; kto wszedł do Lasu, nie może zacząć Bitwy.',
        },
        { id: 'COC-13.6', text: 'Atakująca grupa musi mieć Jednostkę Wojskową.' },
        {
          id: 'COC-13.7',
          text: '**Drogi**, z twojego Miasta lub do niego, za 1 Żywność i 1 Rudę: dwa pola lądu, bez kar terenu, bez eksploracji.',
        },
        {
          id: 'COC-13.8',
          text: 'Statki płyną dowolnie daleko po połączonym Morzu i zatrzymują się przy wrogich Statkach, które atakują.',
        },
        {
          id: 'COC-13.14',
          text: 'Kto wszedł w tej turze na Równinę, nie może zaatakować Miasta z Wielkimi Ogrodami.',
        },
        {
          id: 'COC-14.2',
          text: 'Odkryty Obszar kładzie się tak, by pole wejścia było lądem, a Morze łączyło się z Morzem, jeśli to możliwe. Gdy pasują oba położenia, wybierasz.',
        },
        {
          id: 'COC-14.4',
          text: 'Statki odkrywające Obszar stają na jego Morzu, jeśli mogą tam dotrzeć, inaczej wracają.',
        },
        { id: 'COC-14.6', text: 'Obszar odkrywany kartą musi sąsiadować z Obszarem, w którym masz Miasto.' },
      ],
    },
    {
      id: 'happiness',
      title: 'Szczęśliwość i Wpływ',
      clauses: [
        {
          id: 'COC-15.1',
          text: 'Podnieś Nastrój dowolnych swoich Miast; każdy poziom kosztuje tyle żetonów Nastroju, ile wynosi rozmiar Miasta.',
        },
        {
          id: 'COC-15.2',
          text: 'Z Rytuałami Surowce zastępują żetony Nastroju. Głosowanie oraz Cyrk i Sport podnoszą Nastrój na swój sposób.',
        },
        { id: 'COC-15.3', text: 'Tylko własne Miasta, nie wyżej niż Szczęśliwe i co najmniej jeden poziom.' },
        {
          id: 'COC-16.1',
          text: '**Wpływ** wychodzi z twojego Miasta i sięga tak daleko, jak jego rozmiar; żeton Kultury dodaje pole.',
        },
        {
          id: 'COC-16.2',
          text: 'Cel ma Budynek nie w twoim kolorze, a ty masz taki w puli. Osady, Cuda i Obeliski są bezpieczne.',
        },
        {
          id: 'COC-16.3',
          text: 'Twoje Miasto pod cudzym Wpływem może odzyskać tylko samo siebie, bez wzmacniania.',
        },
        { id: 'COC-16.5', text: 'Rzuć kością: 5 lub więcej to sukces; Konwersja dodaje 1.' },
        {
          id: 'COC-16.4.a',
          text: 'Żetony Kultury uzupełniają dokładnie to, czego brakuje rzutowi, albo nie płacisz żadnych.',
        },
        { id: 'COC-16.6', text: 'Jeden sukces na turę; nieudane próby można powtarzać.' },
        {
          id: 'COC-16.7',
          text: 'Niektóre Rozwinięcia celu zakazują wzmacniania; Pomniki chronią Miasta z Cudami.',
        },
        { id: 'COC-16.9', text: 'Po sukcesie wybierasz Budynek, który dostaje twój kolor.' },
      ],
    },
    {
      id: 'battle',
      title: 'Bitwy',
      clauses: [
        {
          id: 'COC-17.1',
          text: 'Bitwa zaczyna się, gdy Jednostki Wojskowe wchodzą na pole z wrogami lub wrogim Miastem albo Statki na pole z wrogimi Statkami.',
        },
        {
          id: 'COC-17.5',
          text: 'Opłaty za atak płaci się przed ruchem. Przed Bitwą Lądową są Koń Trojański, Machiny Oblężnicze, Stalowa Broń i opłaty Przywódców.',
        },
        { id: 'COC-27.2', text: 'Stalowa Broń dodaje 2, przeciw Stalowej Broni 1, za Rudę.' },
        {
          id: 'COC-27.3',
          text: 'Machiny Oblężnicze: 2 Drewna przeciw kości Fortecy, 2 Rudy przeciw jej anulowanemu trafieniu.',
        },
        {
          id: 'COC-17.6',
          text: 'Z Taktyką każda strona może położyć zakrytą kartę, najpierw atakujący. Karta wymaga tego, co pokazuje.',
        },
        { id: 'COC-17.7', text: 'Karty odkrywa się razem: najpierw Zwiadowca, potem Męczennik, potem inne.' },
        {
          id: 'COC-17.9',
          text: 'Każdy walczący rzuca kością. Wykorzystane ikony: Piechota +1, Kawaleria +2, Słoń oddaje kość i anuluje trafienie, Przywódca przerzuca swoją.',
        },
        {
          id: 'COC-17.11',
          text: 'Po rzucie są Wielka Arena i płatne anulowanie trafień; opłaty sprzed rzutu są wcześniej.',
        },
        {
          id: 'COC-17.12',
          text: 'Każde 5 Wartości Bojowej to trafienie. Właściciele wybierają poległych, obie strony naraz.',
        },
        {
          id: 'COC-17.14',
          text: 'Gdy obu stronom zostali walczący, atakujący może się wycofać albo zaczyna się nowa runda.',
        },
        {
          id: 'COC-17.18',
          text: 'Po Bitwie Morskiej Statki zachowują po dwie Jednostki Lądowe; reszta przepada.',
        },
        {
          id: 'COC-17.19.b',
          text: 'Jednostki usunięte przez kartę liczą się jako wyeliminowane przez drugą stronę.',
        },
        { id: 'COC-17.20', text: 'Po Bitwie: nagrody, przejęcie, Cele i reakcje, w tej kolejności.' },
        { id: 'COC-18.4', text: 'Kto traci Miasto, może umieścić Osadnika w innym.' },
        {
          id: 'COC-27.5',
          text: 'Fanatyzm daje darmową Piechotę po przegranej Bitwie w Mieście ze Świątynią.',
        },
      ],
    },
    {
      id: 'advances',
      title: 'Rozwinięcia',
      clauses: [
        { id: 'COC-9.1', text: 'Rozwinięcie kosztuje 2 Żywności; zastępują ją Idee i Złoto.' },
        {
          id: 'COC-9.2',
          text: 'Najpierw górne Rozwinięcie kategorii. Forma Rządów wymaga swojego Rozwinięcia i można mieć tylko jedną.',
        },
        { id: 'COC-9.5', text: 'Darmowa Edukacja wymaga zakupu opłaconego Ideą lub Złotem.' },
        {
          id: 'COC-9.5.a',
          text: 'To, co zyskujesz za zwykły koszt dzięki karcie lub zdolności, jest kupione jak każde inne.',
        },
        { id: 'COC-27.8', text: 'Podatki dają Surowiec za każde twoje Miasto.' },
      ],
    },
    {
      id: 'events',
      title: 'Wydarzenia, Barbarzyńcy, piraci',
      clauses: [
        {
          id: 'COC-20.1',
          text: 'Gdy ostatnia kosteczka schodzi z Toru Wydarzeń, dobierasz Wydarzenie; potem znów leżą trzy.',
        },
        {
          id: 'COC-20.2',
          text: 'Najpierw ikona, tylko dla ciebie, potem treść, zgodnie z ruchem wskazówek zegara, gdy dotyczy wszystkich.',
        },
        { id: 'COC-20.3', text: 'Jałowa Ziemia: znacznik na pustym lądzie obok twojego Miasta.' },
        { id: 'COC-20.6', text: 'Mity ratują Miasto przed Wydarzeniem za żeton Nastroju.' },
        { id: 'COC-20.7', text: 'Kto musi obniżyć Nastrój, wskazuje Miasto, które nie jest Rozgniewane.' },
        {
          id: 'COC-20.8',
          text: 'Wielcy Ludzie kosztują dobierającego 1 żeton Kultury, innych 2. Większość trzyma się jak karty i zagrywa jako Akcję.',
        },
        {
          id: 'COC-20.11',
          text: 'Elementy zniszczone przez Wulkan lub Trzęsienie Ziemi dają od razu 2 punkty ich kolorowi.',
        },
        {
          id: 'COC-19.2',
          text: 'Barbarzyńcy osiedlają się dwa pola lądu od twojego Miasta albo obok, gdy inaczej się nie da.',
        },
        {
          id: 'COC-19.3',
          text: 'Jedno z ich Miast dostaje posiłki; obok Piechoty może stanąć Kawaleria lub Słoń.',
        },
        { id: 'COC-19.4', text: 'Armie Barbarzyńców blisko twoich Miast ruszają ku nim i atakują.' },
        {
          id: 'COC-19.10',
          text: 'Pojawiają się dwa statki piratów, jeden obok twojego Miasta; kto ma Miasto obok piratów, coś traci.',
        },
        { id: 'COC-19.11', text: 'Piraci blokują swoje pole Morza i sąsiednie dla Zbierania i Szlaków.' },
        {
          id: 'COC-28.2',
          text: 'Przy opcjonalnych Wydarzeniach przed dobraniem mówisz, czy treść się liczy.',
        },
      ],
    },
    {
      id: 'cards',
      title: 'Karty i Cuda',
      clauses: [
        { id: 'COC-21.1', text: 'Inżynieria i Pomniki dają kartę Cudu; można wziąć tę, która leży odkryta.' },
        {
          id: 'COC-21.2',
          text: 'Jako Akcja Szczęśliwe Miasto wznosi Cud z twojej ręki za Surowce i 5 żetonów Kultury.',
        },
        {
          id: 'COC-21.4',
          text: 'Wielka Latarnia wymaga Portu i stawia darmowy Statek przy każdej aktywacji swojego Miasta.',
        },
        { id: 'COC-21.8', text: 'Wielka Biblioteka użycza Rozwinięcia na turę, ale nie Formy Rządów.' },
        {
          id: 'COC-21.9',
          text: 'Wielkie Mauzoleum pozwala wziąć wierzch stosu odrzuconych; wybierz przed dobraniem.',
        },
        {
          id: 'COC-22.2',
          text: 'Karty Akcji zagrywa się w swojej turze, dodatkowo lub jako Akcję; wtedy płaci się ich koszt.',
        },
        { id: 'COC-22.3', text: 'Nigdy dwóch kart o tej samej nazwie na jedno zdarzenie.' },
        { id: 'COC-22.4', text: 'Karta musi móc coś zrobić.' },
        { id: 'COC-22.5', text: 'Darmowe Rozwinięcie musi być takie, które mógłbyś kupić.' },
        { id: 'COC-22.6', text: 'Karty zbiorów czekają na następne Zbieranie w turze.' },
        {
          id: 'COC-23.2',
          text: 'Cele natychmiastowe realizuje się zaraz po zdarzeniu, inne w Fazie Podsumowania.',
        },
        {
          id: 'COC-23.3',
          text: 'Celów o tej samej nazwie nie realizuje się dwa razy za jedno zdarzenie ani w jednej fazie.',
        },
      ],
    },
    {
      id: 'status',
      title: 'Faza Podsumowania',
      clauses: [
        {
          id: 'COC-24.1',
          text: 'Sześć kroków, każdy przez wszystkich: Cele; Darmowe Rozwinięcie; karta Akcji i karta Celu; palenie Miast; Forma Rządów; Pierwszy Gracz.',
        },
        { id: 'COC-24.4', text: 'Możesz spalić Miasto o rozmiarze 1 za 1 Złoto.' },
        {
          id: 'COC-24.5',
          text: 'Możesz przenieść wszystkie kosteczki swojej Formy Rządów do innej, której wymaganie spełniasz.',
        },
        {
          id: 'COC-24.6',
          text: 'Kto ma najwięcej żetonów Nastroju i Kultury, wskazuje Pierwszego Gracza następnego Wieku.',
        },
      ],
    },
    {
      id: 'civilizations',
      title: 'Cywilizacje i Przywódcy',
      clauses: [
        {
          id: 'COC-26.1',
          text: 'Każde z czterech Rozwinięć Cywilizacji przychodzi z Rozwinięciem, z którym jest powiązane, bez kosteczki z toru.',
        },
        { id: 'COC-26.2', text: 'Traci się je razem z powiązanym Rozwinięciem.' },
        {
          id: 'COC-26.4',
          text: 'Na Mapie jest jeden Przywódca; werbując innego, odrzucasz obecnego. Po trzech nie masz już żadnego.',
        },
        {
          id: 'COC-26.5',
          text: 'Zdolności działają we własnym Mieście Przywódcy lub w jego Bitwie Lądowej, o ile nie mówią inaczej.',
        },
        { id: 'COC-26.6', text: 'Przywódcy zabici przez Wydarzenia nikomu nie dają punktów.' },
        {
          id: 'COC-26.11',
          text: 'Fortel: Japonia może odrzucić kartę, by anulować zapowiedzianą, zanim zapłacono jej koszt.',
        },
        {
          id: 'COC-26.12',
          text: 'Zoroastryzm zamienia wrogą Jednostkę poza Miastami w twoją; walczy ona z tymi, które zostały.',
        },
        {
          id: 'COC-26.15',
          text: 'Polis: inne Miasto, nie mniejsze i nie w gorszym Nastroju, może liczyć się jako aktywowane.',
        },
        {
          id: 'COC-26.16',
          text: 'Nabuchodonozor II i Qin Shi Huang znajdują swój Cud, a Cuda w ich Mieście nie zużywają Akcji.',
        },
        {
          id: 'COC-30.4',
          text: 'Niektóre zdolności odpowiadają na działania innych: ich właścicieli pyta się w tej chwili.',
        },
      ],
    },
  ],
};
