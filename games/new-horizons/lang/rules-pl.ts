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
          id: 'NH-1.1',
          text: 'Prowadzisz swój lud od pierwszych osadników po epokę komputerów. Opracowujesz technologie, pozyskujesz liderów, odkrywasz ziemie wokół **kolebki cywilizacji**, zakładasz wioski, fortyfikujesz miasta i stawiasz budowle.',
        },
        {
          id: 'NH-3.2',
          text: 'Gra toczy się zgodnie z ruchem wskazówek zegara. Twoja tura ma cztery fazy: **akcji**, **ekspansji**, **produkcji** i **celu**. Runda to jedna tura każdego gracza.',
        },
        {
          id: 'NH-17.1',
          text: 'Na stole leżą trzy karty celów. Kto spełni warunki jednej z nich, kładzie na niej kostkę. Gdy leżą już cztery kostki (trzy w grze dwuosobowej), zbliża się koniec. Wygrywa ten, kto ma najwięcej **punktów zwycięstwa (PZ)**.',
        },
      ],
    },
    {
      id: 'board',
      title: 'Twoja plansza',
      clauses: [
        {
          id: 'NH-6.1',
          text: 'Masz **22 pionki populacji**. Dwadzieścia zaczyna w kolumnach od A do E: są *nieaktywne*. Jeden jest *aktywny*, czyli gotowy do użycia. Jeden stoi na twoim terytorium początkowym jako osadnik o sile 2.',
        },
        {
          id: 'NH-8.1',
          text: 'Nad kolumnami leżą **24 kostki** na trzech torach rozwoju: *żywności*, *gospodarki* i *infrastruktury*, po osiem na każdym. Kostki zawsze schodzą z toru od lewej.',
        },
        {
          id: 'NH-8.2',
          text: 'Pole pod kostką działa, gdy tylko kostka z niego zniknie, bez względu na to, do czego jej użyto.',
        },
        { id: 'NH-8.8', text: 'Kolumna A i dochód 1 monety są dostępne od początku. Zaczynasz z 1 monetą.' },
      ],
    },
    {
      id: 'government',
      title: 'Rządy',
      clauses: [
        {
          id: 'NH-2.11',
          text: 'Losujecie tyle kart rządów, ilu jest graczy, każdą losową stroną do góry. Pierwszy wybiera gracz **ostatni** w kolejności tury, a na końcu ten, który zaczyna grę.',
        },
        {
          id: 'NH-15.1',
          text: 'Rząd ma cztery stopnie. **Despotyzm** działa od początku. **Teokracja** działa na stałe, gdy z toru infrastruktury zejdą dwie kostki. **Monarchia** to jednorazowa premia, gdy zejdzie piąta. **Demokracja** punktuje na koniec gry.',
        },
        {
          id: 'NH-15.4',
          text: 'Demokracja punktuje tylko wtedy, gdy z toru infrastruktury zeszło wszystkie osiem kostek. Wcześniejsze stopnie działają nadal.',
        },
      ],
    },
    {
      id: 'action',
      title: 'Faza akcji',
      clauses: [
        {
          id: 'NH-4.2',
          text: 'Przenieś pionek na **inne** pole akcji i wykonaj to, co jest przy nim opisane.',
        },
        { id: 'NH-4.1', text: 'W pierwszej turze masz do wyboru tylko cztery akcje podstawowe.' },
        {
          id: 'NH-4.3',
          text: 'Na polu mieści się jeden pionek i blokuje je do następnej tury swojego właściciela. Tylko **Rozwój** przyjmuje wszystkich, a twój pionek może tam nawet pozostać.',
        },
        {
          id: 'NH-4.4',
          text: 'Niektóre pola kosztują o 1 monetę więcej. Niektóre są używane dopiero przy trzech lub czterech graczach.',
        },
        {
          id: 'NH-4.6',
          text: 'Koszty płacisz w całości, zanim zrobisz cokolwiek innego. Tym, co akcja przyniesie, zapłacić za nią nie można.',
        },
        {
          id: 'NH-4.7.a',
          text: 'Zadania wykonujesz w podanej kolejności. Każde możesz **pominąć**, ale nie całą akcję: coś z niej trzeba wykonać. Jeśli nie chcesz monet albo populacji, powiedz to, wybierając akcję.',
        },
        { id: 'NH-4.8', text: 'Karty technologii też są polami akcji, dla tych, którzy je opracowali.' },
      ],
    },
    {
      id: 'areas',
      title: 'Akcje podstawowe i zaawansowane',
      clauses: [
        {
          id: 'NH-5.1',
          text: 'Akcje podstawowe: **Technologia I**; **Technologia II** za 2 monety; **Werbunek i ruch**: aktywny pionek staje się osadnikiem albo żołnierzem o sile 1, potem do 2 ruchów; **Rozwój**: weź 1 pionek populacji i zdobądź 1 monetę.',
        },
        {
          id: 'NH-5.5',
          text: 'Akcje zaawansowane: **Osadnictwo** – znacznik osadnictwa za 4 monety, jeśli masz technologię poziomu II; **Fortyfikacja** – znacznik fortyfikacji za 2 monety i 1 wyczerpany pionek, jeśli masz założoną wioskę; **Technologia III** za 4 monety, jeśli masz miasto albo dwie wioski; **Technologia IV** za 7 monet i 2 wyczerpane pionki, jeśli masz dwa miasta.',
        },
        {
          id: 'NH-1.8',
          text: 'Znaczników każdego rodzaju jest osiem dla wszystkich graczy razem. Gdy się skończą, nie można ich wziąć; zużyte wracają do zapasów ogólnych.',
        },
      ],
    },
    {
      id: 'population',
      title: 'Populacja',
      clauses: [
        {
          id: 'NH-6.2',
          text: '**Weź populację**: pionek ze skrajnej lewej niepustej kolumny staje się aktywny, nawet jeśli ta kolumna nie jest odblokowana.',
        },
        {
          id: 'NH-6.4',
          text: '**Wyczerp**: pionek wraca do skrajnej prawej kolumny z wolnym miejscem. Jeśli miejsca nie ma nigdzie, odchodzi z gry na zawsze.',
        },
        { id: 'NH-6.5', text: 'Koszt wyczerpania płacisz aktywnymi pionkami, po jednym za każdy punkt.' },
      ],
    },
    {
      id: 'research',
      title: 'Technologie i liderzy',
      clauses: [
        {
          id: 'NH-7.1',
          text: 'Wybierz pole drzewa, na którym nie masz jeszcze uczonego. Inni mogli tam być przed tobą: tę samą technologię może znać dowolnie wielu graczy.',
        },
        {
          id: 'NH-7.2',
          text: 'Poziomy II i III wymagają **wszystkich** połączonych technologii niższego poziomu, poziom IV dowolnych **dwóch**.',
        },
        {
          id: 'NH-7.3',
          text: 'Poziom I nic nie kosztuje, poziom II kosztuje 2 monety, poziom III 4, a poziom IV 7 monet i 2 wyczerpane pionki. Za każdym razem potrzebny jest jeszcze jeden aktywny pionek: uczony, który zostaje tam na zawsze.',
        },
        {
          id: 'NH-16.1',
          text: 'Jeśli jesteś **pierwszy** na polu poziomu II lub wyższego, bierzesz leżącego tam lidera, pokazujesz kartę i od razu ją rozpatrujesz.',
        },
        {
          id: 'NH-16.2',
          text: 'Jeśli lider działa też na innych graczy, rozpatrują go zgodnie z ruchem wskazówek zegara i każdy wybiera za siebie. PZ za lidera zapisuje się temu, kto je zdobył, i dolicza na końcu gry.',
        },
        {
          id: 'NH-7.6',
          text: 'Na pustym polu wybierasz potem jeden z głównych kolorów połączonych niższych technologii.',
        },
        {
          id: 'NH-7.8',
          text: 'Odkrywa się karty, aż dwie pokażą ten kolor. Jedną z tych dwóch kładziesz na polu; reszta trafia pod talię.',
        },
        {
          id: 'NH-7.5',
          text: 'Następnie dostajesz premię natychmiastową karty. Jej efekty stałe działają od tej chwili, jej akcja jest dla ciebie dostępna od następnej tury, a karta jest warta tyle PZ, ile wynosi jej poziom.',
        },
        {
          id: 'NH-7.13',
          text: '**Prywatna technologia** leży obok twojej planszy: odkrywasz dwie karty i zachowujesz jedną. Nie kosztuje pionka ani monet, a jej akcji używasz tylko ty. Liczy się jako technologia, ale nigdy jako wymaganie wstępne.',
        },
      ],
    },
    {
      id: 'tracks',
      title: 'Kostki i inwestowanie',
      clauses: [
        {
          id: 'NH-8.3',
          text: '**Zainwestuj kostkę**: skrajna lewa kostka podanego toru trafia na tor inwestycji. Najpierw działa odsłonięte pole, potem pole inwestycji, a na końcu to, co daje twój rząd.',
        },
        {
          id: 'NH-8.9',
          text: '*Żywność* odblokowuje kolumny, *gospodarka* zwiększa dochód, *infrastruktura* daje kafle budowli i kolejne stopnie rządu. Pola pomiędzy nimi dają jednorazową premię.',
        },
        {
          id: 'NH-8.4',
          text: 'Tor inwestycji ma dziewięć pól. Na koniec punktuje tylko ostatnie osiągnięte; każda kostka ponad dziewiątą jest warta 1 PZ więcej.',
        },
        {
          id: 'NH-8.5',
          text: 'Jeśli potrzebna jest kostka z pustego toru, weź ją z innego. Z inwestycji możesz wtedy zrezygnować, chyba że z akcji nic by nie zostało.',
        },
        {
          id: 'NH-8.6',
          text: 'Gdy nie masz już żadnej kostki, wioski, miasta, budowle i cele oznaczasz znacznikiem zastępczym.',
        },
        {
          id: 'NH-8.10',
          text: '**Weź budowlę**: wybierz jeden z odkrytych kafli tego poziomu; wystawkę od razu się uzupełnia. Jeśli takich kafli już nie ma, weź kafel niższego poziomu.',
        },
      ],
    },
    {
      id: 'units',
      title: 'Osadnicy i żołnierze',
      clauses: [
        {
          id: 'NH-9.1',
          text: 'Jednostki pojawiają się na twoim terytorium początkowym albo na dowolnym kaflu z twoją kostką. Nigdy nie walczą i nie blokują się nawzajem.',
        },
        {
          id: 'NH-9.2',
          text: 'Siłę pokazują dwustronne znaczniki, a tych jest ograniczona liczba: zarówno dla osadników, jak i dla żołnierzy masz trzy na siłę 1-2, trzy na 3-4 i dwa na 5-6. Bez wolnego znacznika nie zwerbujesz ani nie ulepszysz jednostki.',
        },
        {
          id: 'NH-9.4',
          text: '**Ulepszenie** zwiększa siłę jednej jednostki, najwyżej do 6. Możesz wykorzystać mniej punktów, niż dostajesz.',
        },
      ],
    },
    {
      id: 'moving',
      title: 'Poruszanie i odkrywanie',
      clauses: [
        {
          id: 'NH-10.1',
          text: 'Punkt ruchu przenosi jedną jednostkę na sąsiedni kafel. Punkty możesz dowolnie dzielić między swoje jednostki, ale jeśli wykonujesz zadanie poruszania, coś musisz przesunąć.',
        },
        {
          id: 'NH-10.2',
          text: 'Przez terytorium początkowe przeciwnika możesz przejść, ale nie możesz się na nim zatrzymać, dopóki nie zakryje go budowla.',
        },
        {
          id: 'NH-10.3',
          text: 'Osadnik może wyjść poza mapę tam, gdzie nowy kafel styka się z **dwoma** innymi. Odsłaniasz wierzchni kafel ze stosu i dostajesz premię za odkrycie; potem kładziesz kafel, a osadnik na niego wchodzi. Ziemia nie należy jeszcze do nikogo.',
        },
        { id: 'NH-10.5', text: 'W turze możesz odkryć jeden kafel; niektóre karty pozwalają na więcej.' },
      ],
    },
    {
      id: 'settling',
      title: 'Wioski i miasta',
      clauses: [
        {
          id: 'NH-11.1',
          text: 'Aby **założyć wioskę**, potrzebujesz na terytorium osadników o łącznej sile co najmniej równej jego sile. Na terytorium nie może być wioski ani budowli.',
        },
        {
          id: 'NH-11.3',
          text: 'Wszyscy użyci osadnicy zostają wyczerpani; nadmiar siły przepada. Przenieś na wioskę skrajną lewą kostkę podanego toru, a potem zdobądź nagrodę.',
        },
        {
          id: 'NH-11.4',
          text: 'Zbędnej jednostki użyć nie wolno: bez każdej z nich pozostałe muszą być za słabe.',
        },
        {
          id: 'NH-11.5',
          text: 'Aby **ufortyfikować miasto**, potrzebujesz żołnierzy o takiej sile na kaflu z wioską, niezależnie od tego, kto ją założył. Miasto nie daje nagrody, ale jest warte sporo punktów.',
        },
        {
          id: 'NH-11.6',
          text: 'Na kaflu jest najwyżej jedna wioska i jedno miasto; nikt nie może ich przejąć.',
        },
      ],
    },
    {
      id: 'expansion',
      title: 'Faza ekspansji i budowle',
      clauses: [
        {
          id: 'NH-12.1',
          text: 'Możesz zrobić **jedną** z czterech rzeczy: postawić nową budowlę, zbudować istniejącą jako drugi budowniczy, zagrać znacznik osadnictwa i założyć wioskę albo zagrać znacznik fortyfikacji i ufortyfikować miasto.',
        },
        {
          id: 'NH-12.2',
          text: '**Nowa budowla** wymaga kafla z twoich zapasów i osadnika na miejscu: w kolebce, na własnym terytorium początkowym albo na terytorium bez wioski, bez budowli i bez cudzych jednostek.',
        },
        {
          id: 'NH-12.3',
          text: 'Zapłać monety, zmniejsz siłę osadnika o 1 (osadnik o sile 1 zostaje wyczerpany), zakryj kafel na stałe, połóż lewą kostkę i zdobądź premię.',
        },
        {
          id: 'NH-12.5',
          text: '**Istniejącą budowlę** innego gracza może zbudować jeszcze jedna osoba, drugi budowniczy: ta sama cena, prawa kostka, ta sama premia.',
        },
        {
          id: 'NH-12.6',
          text: 'Pierwszy budowniczy punktuje za lewe pole dopiero wtedy, gdy zajęte jest też prawe.',
        },
        {
          id: 'NH-18.5',
          text: 'Stała premia do ruchu z budowli (Stajnie) zostaje z tobą także wtedy, gdy później zbuduje ją też drugi budowniczy.',
        },
      ],
    },
    {
      id: 'production',
      title: 'Faza produkcji',
      clauses: [
        {
          id: 'NH-13.1',
          text: 'Wybierz jedno: populację, monety albo wymianę. Możesz też nie produkować niczego i spasować.',
        },
        {
          id: 'NH-13.2',
          text: '**Populacja**: jeden pionek z każdej odblokowanej kolumny staje się aktywny. Puste kolumny nie dają nic.',
        },
        {
          id: 'NH-13.3',
          text: '**Monety**: zdobywasz swój dochód, czyli 1 monetę i to, co dodaje tor gospodarki.',
        },
        {
          id: 'NH-13.4',
          text: '**Wymiana**, dowolną liczbę razy: kup pionek za 3 monety; odwołaj jednostkę z mapy, a jej pionek stanie się aktywny; sprzedaj aktywny pionek za 1 monetę.',
        },
      ],
    },
    {
      id: 'goals',
      title: 'Cele i koniec gry',
      clauses: [
        {
          id: 'NH-14.1',
          text: 'Jeśli spełniasz warunki celu, którego jeszcze nie masz, **musisz** go zdobyć, jeden na turę.',
        },
        {
          id: 'NH-14.2',
          text: 'Przenieś na kartę skrajną lewą kostkę dowolnego toru; odsłonięte pole działa jak zwykle. Pierwszy gracz na celu dostaje 5 PZ, następni po 3.',
        },
        {
          id: 'NH-17.2',
          text: 'Czwarta kostka na kartach celów (trzecia w grze dwuosobowej) zapowiada koniec: dograjcie rundę i rozegrajcie jeszcze jedną.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Punktacja',
      clauses: [
        {
          id: 'NH-17.3',
          text: 'Punkty dają: cele, po 5 lub 3 PZ; technologie, każda tyle, ile wynosi jej poziom; efekty na koniec gry technologii poziomu IV; wioski i miasta według kafla; budowle; ostatnie osiągnięte pole toru inwestycji; punkty od liderów; demokracja, jeśli jest odblokowana.',
        },
        {
          id: 'NH-17.5',
          text: 'Remis rozstrzyga mniejsza liczba kostek na trzech torach, potem większa aktywna populacja, potem więcej monet. Jeśli to nie wystarczy, gracze dzielą miejsce.',
        },
      ],
    },
  ],
};
