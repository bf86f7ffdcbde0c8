/** Czytnik zasad po polsku: prawo z RULES.md słowami graczy. */
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
          id: 'CCG-1.1',
          text: 'Własną talią prowadzisz cywilizację od stolicy po czasy współczesne. Jest osiem rodzajów kart: **stolice**, **tereny**, **surowce**, **budowle**, **cuda**, **jednostki**, **wynalazki** i **zdarzenia**.',
        },
        {
          id: 'CCG-16.1',
          text: '**Rozrost**: na początku swojej fazy odkrywców albo po akcji w tej fazie masz co najmniej **9 terenów i 10 żywności**. Wygrywasz natychmiast.',
        },
        {
          id: 'CCG-16.2',
          text: '**Podbój**: stolice wszystkich innych graczy upadły albo gracze się poddali. Wygrywasz natychmiast.',
        },
        {
          id: 'CCG-16.8',
          text: 'Jeśli do ostatniej rundy nic takiego się nie stało, wygrywa ten, kto ma najwięcej terenów; potem liczą się zadowolenie, żywność i ukończone cuda. Kto odpadł, jest za wszystkimi, którzy zostali.',
        },
      ],
    },
    {
      id: 'decks',
      title: 'Talie',
      clauses: [
        {
          id: 'CCG-3.1',
          text: 'Talia to jedna **stolica**, **biblioteka** i **atlas**. Osiem gotowych talii czeka; grać można każdą, która spełnia zasady.',
        },
        {
          id: 'CCG-3.2',
          text: 'Biblioteka liczy dokładnie **60 kart**: budowli, cudów, jednostek, wynalazków i zdarzeń, każda w najwyżej 4 kopiach.',
        },
        {
          id: 'CCG-3.3',
          text: 'Atlas liczy dokładnie **15 terenów i surowców**: najwyżej 4 kopie terenu i 1 kopia surowca.',
        },
        {
          id: 'CCG-3.5',
          text: 'Talia, która łamie te limity, zostaje odrzucona z wykazem wszystkich błędów. Karty, których nigdy nie dałoby się zagrać (zły lud, brak surowca, wynalazku lub miejsca), są wskazane, ale dozwolone.',
        },
        {
          id: 'CCG-4.3',
          text: 'Każdy zaczyna z 7 kartami. O tym, kto zaczyna, decydują kości; pozostali dostają za to po 1 żywności.',
        },
        {
          id: 'CCG-18.2',
          text: 'Jeśli stół na to pozwala, każdy może raz wtasować początkową rękę i dobrać 7 nowych kart.',
        },
      ],
    },
    {
      id: 'map',
      title: 'Mapa',
      clauses: [
        {
          id: 'CCG-5.1',
          text: 'Twoje tereny leżą w **rzędzie** wokół stolicy. Sąsiednie karty rzędu przylegają do siebie.',
        },
        {
          id: 'CCG-5.2',
          text: 'Twój lewy skraj przylega do prawego skraju następnego gracza i tak dalej wokół stołu: wszystkie rzędy tworzą pierścień.',
        },
        {
          id: 'CCG-5.5',
          text: '**Równomierny rozrost**: strony stolicy mogą się różnić najwyżej o jeden teren.',
        },
        {
          id: 'CCG-5.7',
          text: 'Teren, na którym stoi obca jednostka, jest **okupowany**: nie daje dochodu, nic się na nim nie buduje ani nie odkrywa, jego surowiec i budowle nie działają. Nadal liczy się jako twój.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Tura',
      clauses: [
        {
          id: 'CCG-6.1',
          text: 'Tura ma pięć faz w stałej kolejności: **aktywacji**, **odkrywców**, **militarną**, **zarządzania** i **końcową**. W każdej możesz spasować, do żadnej nie możesz wrócić.',
        },
        {
          id: 'CCG-6.3',
          text: 'Kto może tylko spasować, nie jest pytany. Gdy po odkryciu nie zostało nic do zrobienia, tura toczy się dalej, a odkrycia nie można cofnąć.',
        },
        {
          id: 'CCG-6.3.a',
          text: 'Obrażenia i wszystko, co trwa do końca fazy, kończy się razem z fazą. Co trwa do końca tury, kończy się z turą.',
        },
        {
          id: 'CCG-15.1',
          text: 'Są trzy ery: **Początkowa**, **Srebrna** i **Złota**. Kartę można zagrać, zacząć albo odkryć, gdy twoja era nie jest niższa niż era karty.',
        },
        {
          id: 'CCG-15.2',
          text: 'Z 5 terenami wchodzisz w Erę Srebrną, z 7 w Złotą. Ery się nie traci.',
        },
      ],
    },
    {
      id: 'activation',
      title: 'Faza aktywacji',
      clauses: [
        {
          id: 'CCG-8.1',
          text: 'Wszystkie twoje karty stają się **gotowe**. Karta użyta leży do tego czasu bokiem.',
        },
        {
          id: 'CCG-8.2',
          text: 'Wszystko, co ma opłacone wszystkie etapy, zostaje **ukończone** i wchodzi do gry gotowe, w kolejności rozpoczęcia.',
        },
        {
          id: 'CCG-8.5',
          text: 'Za dużo czegoś? Teren mieści 3 jednostki, tyle budowli, ile ma miejsc (zwykle 1, stolica dowolnie wiele) i jedno Umocnienie. Wybierasz, z czego rezygnujesz; tak zastępuje się budowlę.',
        },
        {
          id: 'CCG-8.7',
          text: 'Gdy karta **Unikalna** zostaje ukończona, wszyscy tracą nieukończone karty o tej nazwie.',
        },
        { id: 'CCG-8.8', text: 'Nowa religia lub ustrój polityczny zastępuje poprzedni.' },
        {
          id: 'CCG-8.9',
          text: 'Każde twoje zdarzenie długoterminowe traci znacznik czasowy; z ostatnim się kończy.',
        },
        {
          id: 'CCG-8.12',
          text: '**Niezadowolenie**: jeśli masz więcej terenów niż **zadowolenia**, tracisz tyle żywności, ile brakuje.',
        },
        {
          id: 'CCG-8.13',
          text: 'Gdy żywności nie starcza, tracisz całą i jeden skrajny teren, najwyżej jeden na turę. Przy równych stronach wybierasz skraj. Stolicy tak się nie traci.',
        },
        {
          id: 'CCG-8.14',
          text: 'Z utraconego terenu budowle idą na stos kart zużytych, teren i surowiec wracają do atlasu. Jednostki wycofują się na najbliższy własny teren, który może je przyjąć.',
        },
      ],
    },
    {
      id: 'explorers',
      title: 'Faza odkrywców',
      clauses: [
        {
          id: 'CCG-9.1',
          text: 'Raz na turę możesz **odkryć** jeden dowolny teren albo surowiec ze swojego atlasu.',
        },
        {
          id: 'CCG-9.2',
          text: 'Kosztuje to tyle **żywności**, ile masz terenów, co najmniej 1. Karty mogą to zmienić.',
        },
        { id: 'CCG-9.3', text: 'W pierwszej turze teren jest za darmo.' },
        {
          id: 'CCG-9.2.a',
          text: 'Gra ostrzega, ale nie zabrania wydać żywności, której zażąda niezadowolenie, ani zostać z rzędem, w którym żywność daje tylko stolica.',
        },
        {
          id: 'CCG-9.5',
          text: 'Teren kładziesz na lewym lub prawym końcu rzędu, jak pozwala równomierny rozrost. Jest gotowy i może dać dochód w tej samej turze.',
        },
        {
          id: 'CCG-9.6',
          text: 'Surowiec kładziesz na własnym, nieokupowanym terenie pasującego typu, na którym nie ma jeszcze surowca.',
        },
      ],
    },
    {
      id: 'movement',
      title: 'Faza militarna: ruch',
      clauses: [
        {
          id: 'CCG-10.1',
          text: 'Najpierw opłać **utrzymanie** jednostek na obcych terenach: po 1 żywności, Samowystarczalne nic nie kosztują.',
        },
        {
          id: 'CCG-10.2',
          text: 'Jednostka nieopłacona **musi wrócić** w tej fazie i nic innego nie może zrobić.',
        },
        {
          id: 'CCG-10.5',
          text: 'Potem każda gotowa jednostka dostaje swoje **punkty ruchu**. Atak zabiera wszystkie.',
        },
        {
          id: 'CCG-10.6',
          text: 'Krok lądem na sąsiedni teren kosztuje 1 punkt. Na teren z wrogimi jednostkami nie można wejść: trzeba je zaatakować.',
        },
        {
          id: 'CCG-10.7',
          text: '**Przekroczyć granicę** może tylko jednostka, która się jeszcze nie ruszyła; zabiera to cały jej ruch.',
        },
        { id: 'CCG-10.9', text: 'Obcą stolicę można zaatakować, ale nigdy do niej wejść.' },
        {
          id: 'CCG-10.10',
          text: 'Okręty płyną z terenu morskiego na dowolny inny teren morski bez wrogów, raz na turę. Na ląd nie wychodzą.',
        },
        {
          id: 'CCG-10.11',
          text: 'Lotnictwo leci do dowolnej swojej bazy: do stolicy albo na teren z kartą, która tak mówi.',
        },
        {
          id: 'CCG-10.12',
          text: '**Transport X** zabiera do X jednostek lądowych, które się nie ruszyły. Razem docierają albo atakują i są potem użyte.',
        },
        {
          id: 'CCG-10.13',
          text: 'Lotnictwo z Transportem może też zrzucić pasażerów na dowolny teren bez wrogów i wrócić.',
        },
        {
          id: 'CCG-10.14',
          text: 'Jednostka, która wchodzi na obcy teren, niszczy wszystko, co się tam buduje.',
        },
        {
          id: 'CCG-10.15',
          text: 'Jednostki, które muszą wrócić, idą najkrótszą drogą do domu, dokąd zdołają; wrogów na drodze muszą zaatakować.',
        },
        { id: 'CCG-15.3', text: 'Na terenie stoją najwyżej **3 jednostki**.' },
        {
          id: 'CCG-15.4',
          text: 'Możesz mieć tyle jednostek, ile terenów. Z nadmiaru rezygnujesz od razu.',
        },
      ],
    },
    {
      id: 'combat',
      title: 'Faza militarna: walka',
      clauses: [
        {
          id: 'CCG-11.1',
          text: 'Wskaż teren z wrogimi jednostkami albo obcą stolicę i dowolnie wiele swoich jednostek, które zaatakują **razem**, także z kilku terenów.',
        },
        {
          id: 'CCG-11.2',
          text: 'Atakujący musi być gotowy, mieć punkty ruchu i móc tam dotrzeć: lądem z sąsiedniego terenu, okręty z morza na morze, lotnictwo zewsząd.',
        },
        {
          id: 'CCG-11.5',
          text: 'Najpierw **wczesne uderzenie**: Snajperzy atakującego i Obrońcy broniącego się. Potem wszyscy inni uderzają jednocześnie. Jednostka uderza raz.',
        },
        {
          id: 'CCG-11.4',
          text: 'Jednostka zadaje obrażenia równe swojej sile. Ginie, gdy przydzielone obrażenia osiągną resztę jej wytrzymałości; obrażenia trwają do końca fazy.',
        },
        {
          id: 'CCG-11.6',
          text: 'Atakujące lotnictwo może trafić tylko lotnictwo oraz jednostki i stolice z Atakiem przeciwlotniczym.',
        },
        {
          id: 'CCG-11.7',
          text: 'Kto przyjmuje obrażenia, decyduje **właściciel** jednostek, po kolei: jednostka przyjmuje wszystko, co zniesie, zanim następna przyjmie cokolwiek.',
        },
        {
          id: 'CCG-11.8',
          text: '**Snajper** sam wybiera ofiarę, która przyjmuje wszystkie jego obrażenia.',
        },
        {
          id: 'CCG-11.10',
          text: '**Burzyciel X** może zamiast tego uderzyć w budowlę na atakowanym terenie, zadając o X obrażeń więcej.',
        },
        {
          id: 'CCG-11.16',
          text: 'Stolica broni się sama i przyjmuje obrażenia ostatnia. Gdy padnie, jej gracz odpada z gry.',
        },
        {
          id: 'CCG-11.11',
          text: 'Jeśli nie ma już obrońców, do 3 ocalałych atakujących może wkroczyć. Pozostali wracają; wszyscy są użyci.',
        },
        {
          id: 'CCG-11.14',
          text: '**Burzenie**: gotowe jednostki na obcym terenie mogą zaatakować stojącą tam budowlę. Budowla oddaje cios.',
        },
        {
          id: 'CCG-11.15',
          text: '**Nalot**: lotnictwo z Burzycielem może uderzyć w budowle na dowolnym obcym terenie bez wrogich jednostek, poza stolicą.',
        },
      ],
    },
    {
      id: 'management',
      title: 'Faza zarządzania',
      clauses: [
        {
          id: 'CCG-12.1',
          text: 'Każdego gotowego, nieokupowanego terenu możesz użyć dla **jednego** z jego dochodów: żywności, produkcji albo podatku. Żywność zostaje w stolicy.',
        },
        {
          id: 'CCG-12.2',
          text: 'Produkcja i podatek są tylko na tę fazę: czego nie wydasz, przepada.',
        },
        {
          id: 'CCG-12.3',
          text: 'Każdą kartę z ręki poza zdarzeniem możesz odrzucić za 1, 2 lub 3 punkty, zależnie od jej ery: produkcji na budowle lub na jednostki, podatku na wynalazki.',
        },
        { id: 'CCG-12.4', text: 'Raz na turę możesz zapłacić 3 podatku za kartę.' },
        {
          id: 'CCG-12.5',
          text: 'Budowlę lub jednostkę zaczynasz na własnym, nieokupowanym, pasującym terenie, płacąc produkcją jej pierwszy **etap**. Na terenie powstaje naraz jedna budowla i jedna jednostka, w stolicy dowolnie wiele budowli, nigdy dwie o tej samej nazwie.',
        },
        {
          id: 'CCG-12.7',
          text: 'Czego karta wymaga (wynalazków, surowców, budowli, ludu), musi być w chwili, gdy ją zaczynasz lub zagrywasz, potem już nie.',
        },
        {
          id: 'CCG-12.9',
          text: 'Wynalazki opłaca się podatkiem, jeden naraz. Ten, nad którym pracujesz, możesz porzucić.',
        },
        {
          id: 'CCG-12.10',
          text: 'Etapy opłaca się po kolei, w jednej turze nawet kilka. Nic nie jest ukończone przed twoją następną aktywacją.',
        },
        {
          id: 'CCG-12.15',
          text: 'Wszystko, co nieukończone, możesz w tej fazie w każdej chwili porzucić.',
        },
      ],
    },
    {
      id: 'final',
      title: 'Faza końcowa',
      clauses: [
        { id: 'CCG-13.2', text: 'Dobierz kartę. Pusta biblioteka nic nie daje i niczym nie grozi.' },
        {
          id: 'CCG-13.3',
          text: 'Teraz możesz użyć zdolności fazy końcowej, płacąc podatkiem z gotowych jeszcze terenów. Gra pyta tylko wtedy, gdy masz taką zdolność lub zdarzenie.',
        },
        { id: 'CCG-13.4', text: 'Odrzuć karty ponad 7.' },
      ],
    },
    {
      id: 'events',
      title: 'Zdarzenia i odpowiedzi',
      clauses: [
        {
          id: 'CCG-7.1',
          text: 'Zdarzenia są **chwilowe**, **długoterminowe** (ze znacznikami czasu) albo **trwałe**. Większość nic nie kosztuje.',
        },
        {
          id: 'CCG-7.3',
          text: 'Pokaż kartę, wybierz cele, zapłać. Inni mogą odpowiedzieć; potem działa na te cele, które nadal są dozwolone. Jeśli nie ma żadnego, nic się nie dzieje.',
        },
        {
          id: 'CCG-7.5',
          text: 'Każde zdarzenie mówi, kiedy można je zagrać: we własnej fazie, na początku cudzej fazy, przy deklaracji ataku lub podróży albo jako odpowiedź.',
        },
        {
          id: 'CCG-7.6',
          text: '**Okno otwarcia**: na początku czterech ostatnich faz pozostali, od lewej gracza aktywnego, mogą zagrywać zdarzenia.',
        },
        {
          id: 'CCG-7.7',
          text: '**Okno deklaracji**: po zadeklarowaniu ataku lub podróży zdarzenia mogą zagrywać pozostali, potem gracz aktywny. Na ruch lądem nie ma odpowiedzi.',
        },
        {
          id: 'CCG-7.8',
          text: '**Okno odpowiedzi**: na zdarzenie można odpowiedzieć jednym zdarzeniem, a na nie kolejnym. Ostatnie działa pierwsze.',
        },
        {
          id: 'CCG-7.10',
          text: 'Cel jest tego rodzaju i tego właściciela, o którym mówi karta, leży w grze i nic tego nie zabrania.',
        },
        { id: 'CCG-7.2.a', text: 'Nie możesz mieć dwóch trwałych zdarzeń o tej samej nazwie.' },
        {
          id: 'CCG-7.2.b',
          text: 'Dwóch zdarzeń o tej samej nazwie nie dołącza się do tego samego gracza ani obiektu.',
        },
        {
          id: 'CCG-7.15',
          text: 'Gra pyta cię tylko wtedy, gdy możesz zagrać coś, co ma skutek. Pozostali pasują sami. Dziennik pokazuje, kto spasował, ale nie jak.',
        },
        {
          id: 'CCG-7.15.a',
          text: 'Dla każdego rodzaju okna możesz nakazać stałe pasowanie. Stół z pełnymi oknami pyta wszystkich, więc przerwa niczego nie zdradza; tam możesz nakazać pasowanie, gdy nie masz nic do zagrania.',
        },
        {
          id: 'CCG-7.15.b',
          text: 'Gdy działa zegar, na odpowiedź w oknie masz 30 sekund; potem pasujesz.',
        },
      ],
    },
    {
      id: 'cards',
      title: 'Co mówią karty',
      clauses: [
        {
          id: 'CCG-17.3',
          text: 'Karta działa, gdy jest w grze i jest ukończona; surowce i budowle tylko na terenie nieokupowanym. Karta użyta nadal działa.',
        },
        {
          id: 'CCG-17.4',
          text: 'Zmiany się sumują; ze zdolności liczy się najwyższa wartość. Zakaz na karcie jest silniejszy niż pozwolenie na innej.',
        },
        {
          id: 'CCG-17.6',
          text: 'Zdolności używa się we własnej turze, w podanej fazie, tyle razy, ile mówi karta. Nie można na nie odpowiedzieć.',
        },
        {
          id: 'CCG-17.11',
          text: 'Karty obejrzane na wierzchu biblioteki odkładasz na wierzch lub na spód w dowolnej kolejności. Szukając, bierzesz jedną kartę i pokazujesz ją wszystkim. Oglądaną rękę widzisz tylko ty.',
        },
        {
          id: 'CCG-14.1',
          text: '**Atak przeciwlotniczy X**: może trafić lotnictwo, zadając o X obrażeń więcej.',
        },
        { id: 'CCG-14.5', text: '**Samowystarczalny**: bez kosztów utrzymania za granicą.' },
        { id: 'CCG-14.7', text: '**Stocznia**: tu buduje się okręty.' },
        { id: 'CCG-14.8', text: '**Umocnienie**: jedno na terenie.' },
        { id: 'CCG-14.9', text: '**Unikalna**: tylko jedna ukończona karta o tej nazwie w całej grze.' },
      ],
    },
    {
      id: 'leaving',
      title: 'Odejście z gry',
      clauses: [
        { id: 'CCG-16.4', text: 'Kto traci stolicę albo się poddaje, odpada z gry.' },
        {
          id: 'CCG-16.5',
          text: 'Wszystkie karty tego gracza opuszczają grę, a jego sąsiedzi stają się sąsiadami.',
        },
        {
          id: 'CCG-16.6',
          text: 'Jednostki innych, które tam stały, wycofują się na najbliższy własny teren z miejscem.',
        },
        {
          id: 'CCG-21.1',
          text: 'Gdy skończy się czas, okna i fazy są pasowane; co trzeba wybrać, gra wybiera po prostu: najtańsza karta odchodzi pierwsza, jednostki za granicą są opłacane od lewej, nikt nie wkracza. Trwa to, dopóki nie wyłączysz tego w swoich stałych poleceniach.',
        },
      ],
    },
  ],
};
