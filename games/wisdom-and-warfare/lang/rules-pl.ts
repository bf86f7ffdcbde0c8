/** The Rules reader in Polish: the same passages as in English. */
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
          id: 'WAW-23.1',
          text: 'Prowadzisz cywilizację od założenia stolicy. Są **cztery drogi do zwycięstwa**: kto pierwszy spełni warunek którejkolwiek z nich, ten od razu wygrywa, sam.',
        },
        { id: 'WAW-23.2', text: '**Zwycięstwo kulturowe**: twój znacznik dociera na 21. pole toru kultury.' },
        {
          id: 'WAW-23.3',
          text: '**Zwycięstwo technologiczne**: poznajesz *Lot w kosmos*, jedyną technologię poziomu V. Jest tylko jedna taka karta, wspólna dla wszystkich.',
        },
        { id: 'WAW-23.4', text: '**Zwycięstwo militarne**: twoje armie zdobywają stolicę innego gracza.' },
        { id: 'WAW-23.5', text: '**Zwycięstwo ekonomiczne**: masz co najmniej 15 monet.' },
        {
          id: 'WAW-23.6',
          text: 'Jeśli dwoje graczy spełni warunek w tej samej chwili, decyduje więcej monet, potem wyższe pole toru kultury, potem więcej technologii, potem wcześniejsze miejsce w kolejności.',
        },
        { id: 'WAW-23.7', text: 'Nikt nie odpada: z jednym miastem i bez pionków gra się dalej.' },
        {
          id: 'WAW-23.8',
          text: 'Wariant *dokończ turę*: po pierwszym zwycięstwie turę rozgrywa się do końca. Potem porównuje się tych, którzy nadal spełniają warunek.',
        },
        {
          id: 'WAW-23.9',
          text: 'Jeśli liczba tur jest ograniczona, po ostatniej decyduje suma pola kultury, monet i technologii.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Tura',
      clauses: [
        {
          id: 'WAW-4.1',
          text: 'Tura ma pięć faz: **Początek tury**, **wymiana handlowa**, **zarządzanie miastem**, **ruch**, **badania**. Potem znacznik pierwszego gracza przechodzi dalej zgodnie z ruchem wskazówek zegara.',
        },
        {
          id: 'WAW-4.2',
          text: 'Na Początku tury, w zarządzaniu miastem i w ruchu gracze działają jeden po drugim, każdy od początku do końca; *koniec* zamyka fazę. Wymianę handlową i badania rozgrywają wszyscy naraz.',
        },
        {
          id: 'WAW-4.3',
          text: 'Niektóre decyzje nie mogą czekać: odrzucenie kart ponad limit, wprowadzenie lub oddanie polityki, przestawienie pionków, łupy. Rozstrzyga się je przed wszystkim innym, najpierw te aktywnego gracza.',
        },
        {
          id: 'WAW-4.9',
          text: 'Każde wydarzenie i każda zdolność wymienia swoją fazę i działa w twojej części tej fazy, chyba że może przerywać albo działa w dowolnym momencie.',
        },
        {
          id: 'WAW-4.11',
          text: '„Raz na turę” i „w tej turze” kończą się razem z turą, gdy znacznik pierwszego gracza przechodzi dalej.',
        },
        { id: 'WAW-4.12', text: 'Karta z dwoma efektami dla dwóch faz daje jeden z nich, nigdy oba.' },
      ],
    },
    {
      id: 'setup',
      title: 'Przygotowanie',
      clauses: [
        {
          id: 'WAW-3.1',
          text: 'Przy zakładaniu stołu ustala się, które cywilizacje biorą udział, czy są losowane, czy wybierane, i czy dokańcza się turę pierwszego zwycięstwa.',
        },
        {
          id: 'WAW-3.8',
          text: 'Kolejno: startowa technologia i ustrój, jedna polityka socjalna (Francja dwie), po jednej jednostce piechoty, jazdy i artylerii, stolica, premia cywilizacji, pierwsza armia i pierwszy wóz.',
        },
        {
          id: 'WAW-3.6',
          text: 'W grze jest dwanaście cudów świata, po cztery z każdej epoki: najpierw antyczne, na końcu współczesne. Cztery leżą odkryte. Egipt zaczyna z jednym.',
        },
        {
          id: 'WAW-3.9',
          text: 'Zaczynasz z prędkością podróży 2, limitem ustawienia 2, ręką 2 kart wydarzeń i limitem 2 miast. Technologie je podnoszą.',
        },
        {
          id: 'WAW-3.10',
          text: 'To, co umieszcza się w przygotowaniu, nie jest zbudowane, założone ani wynalezione, więc niczego nie uruchamia. Jedynie wielki człowiek Ameryki liczy się jako otrzymany.',
        },
      ],
    },
    {
      id: 'map',
      title: 'Mapa',
      clauses: [
        {
          id: 'WAW-2.3',
          text: '**Las** daje 2 produkcji, **góry** 1 produkcji, **pustynia** i **woda** 1 punkt wymiany handlowej, **równina** nic. Niektóre pola pokazują też kulturę, monetę lub surowiec.',
        },
        {
          id: 'WAW-2.4',
          text: 'Pionki poruszają się, odkrywają i mierzą odległość **bez skosów**. *Sąsiednie* to wszystkie 8 pól dookoła.',
        },
        {
          id: 'WAW-2.5',
          text: 'Osiem pól wokół miasta to jego **peryferia**: dają mu to, co pokazują. Samo centrum nie daje nic.',
        },
        {
          id: 'WAW-2.8',
          text: 'Decyduje to, co leży na wierzchu: państwo-miasto, potem budynek, cud świata lub wielki człowiek, potem klęska, a dopiero potem nadruk.',
        },
        {
          id: 'WAW-2.10',
          text: 'Pionek obok nieodkrytego kafelka może wydać 1 punkt ruchu, aby go **odkryć**: kafelek odwraca się strzałką od pionka, trafiają na niego chatki, wioski i zabytki, a ruch może trwać dalej.',
        },
        {
          id: 'WAW-2.7',
          text: 'Pole jest *puste*, gdy nie ma na nim pionków, miasta, państwa-miasta, chatki, wioski, zabytku, budynku, cudu ani wielkiego człowieka.',
        },
        {
          id: 'WAW-2.6',
          text: 'Odległości na kartach to liczba kroków bez skosów, przez dowolne pola mapy.',
        },
      ],
    },
    {
      id: 'found',
      title: 'Zakładanie miast',
      clauses: [
        {
          id: 'WAW-5.1',
          text: 'Początek tury, najpierw: **wóz** na miejscu zakłada miasto i wraca do zasobów; w Republice może to zrobić także armia. Możesz mieć 2 miasta, z Nawadnianiem 3.',
        },
        {
          id: 'WAW-5.2',
          text: 'Miejsce to odkryty ląd, a wszystkie 8 pól wokół leży na mapie i jest odkrytych; inne miasta są co najmniej 3 pola dalej (ze skosami), a obok nie ma chatki, wioski, zabytku, państwa-miasta ani wrogiego pionka.',
        },
        { id: 'WAW-5.3', text: 'Miasto założone na państwie-mieście niszczy je: 3 kultury.' },
        {
          id: 'WAW-5.4',
          text: 'Twoje pozostałe pionki z tego pola przechodzą na sąsiednie, na którym mogą stać; te, które nie mogą, giną. Nowe miasto może działać jeszcze w tej turze.',
        },
        { id: 'WAW-5.6', text: 'Zulusi mogą zakładać miasta obok chatek i od razu je odkrywają.' },
      ],
    },
    {
      id: 'start',
      title: 'Początek tury: reszta',
      clauses: [
        { id: 'WAW-5.8', text: 'Po założeniu miast możesz zmienić ustrój.' },
        {
          id: 'WAW-5.9',
          text: 'Potem następują zyski, które przychodzą same, a dalej w dowolnej kolejności, każda raz na turę, zdolności i wydarzenia Początku tury.',
        },
        {
          id: 'WAW-5.12',
          text: 'Wóz poza twoimi peryferiami **zbiera** ze swojego pola: wymiana handlowa i moneta są od razu twoje, a produkcja, kultura i surowiec trafiają do miasta, do którego go przydzielisz. Na cudzych peryferiach bierze to, co miałby właściciel.',
        },
        {
          id: 'WAW-5.12.a',
          text: 'Przydział trwa, dopóki nie zmienisz go na Początku swojej następnej tury albo dopóki wóz nie opuści pola lub miasto nie zostanie zniszczone.',
        },
        {
          id: 'WAW-26.3',
          text: 'Pionek przydziela się, a wielkiego człowieka umieszcza najwyżej raz na Początku tury.',
        },
      ],
    },
    {
      id: 'trade',
      title: 'Wymiana handlowa',
      clauses: [
        {
          id: 'WAW-6.1',
          text: 'Każdy dodaje wymianę handlową z peryferiów, kontrolowanych państw-miast i zbieranych pól. Wskaźnik kończy się na 27.',
        },
        {
          id: 'WAW-6.2',
          text: 'Potem wszyscy negocjują. Umowa to oferta o dwóch stronach; po przyjęciu wykonuje się ją od razu.',
        },
        {
          id: 'WAW-6.3',
          text: 'Można wymieniać punkty wymiany handlowej, kulturę, surowce, zakryte znaczniki i karty wydarzeń. Obietnice nikogo nie wiążą.',
        },
        {
          id: 'WAW-6.6',
          text: 'Faza kończy się, gdy wszyscy są gotowi. Umowa albo oferta złożona tobie cofa twoją gotowość.',
        },
        {
          id: 'WAW-6.6.a',
          text: 'Najwyżej 6 ofert gracza w fazie, najwyżej 3 otwarte naraz. Oferta wygasa, gdy któraś strona nie ma już tego, co obiecała.',
        },
        {
          id: 'WAW-6.5',
          text: 'Tu działa Jazda konna: 9 wymiany handlowej dla ciebie, 6 dla wybranego gracza.',
        },
      ],
    },
    {
      id: 'cities',
      title: 'Zarządzanie miastem',
      clauses: [
        {
          id: 'WAW-7.1',
          text: 'Każde z twoich miast wykonuje **jedną akcję**. Przed nimi, między nimi i po nich możesz awansować na torze kultury oraz używać zdolności i wydarzeń.',
        },
        {
          id: 'WAW-7.2',
          text: 'Akcje: **produkcja**, **poświęcenie sztuce**, **wydobycie surowca**, **rozpoczęcie programu budowy**.',
        },
        {
          id: 'WAW-7.3',
          text: '**Blokada**: pole peryferiów z wrogim pionkiem nie daje nic, cud na nim nie działa i nie można tam nic postawić prócz nowej armii, która od razu atakuje.',
        },
        {
          id: 'WAW-7.4',
          text: 'Produkcja to to, co pokazują peryferia, co przysyłają wozy i co dodają ustrój, polityki i zdolności. Za 3 wymiany handlowej dostaje się 1 więcej (Ameryka: 2).',
        },
        {
          id: 'WAW-7.5',
          text: 'Produkcja kupuje **jedną** rzecz: pionek, jednostkę, budynek, mury lub cud świata. Reszta przepada. Z Inżynierią jedna akcja na turę kupuje dwie rzeczy.',
        },
        {
          id: 'WAW-7.8',
          text: '**Armia** kosztuje 4, **wóz** 6. Staje na peryferiach miasta albo, jeśli zrobiła go stolica, na kontrolowanym państwie-mieście.',
        },
        {
          id: 'WAW-7.9',
          text: '**Jednostka** kosztuje 5, 7, 9 lub 11 zależnie od rangi, lotnictwo 12 po poznaniu Lotnictwa. Dobierz ją w tajemnicy do dostępnych sił.',
        },
        {
          id: 'WAW-7.12',
          text: 'Nowa armia na zablokowanym polu od razu atakuje stojące tam pionki; wozu nie można tam postawić.',
        },
        {
          id: 'WAW-7.14',
          text: '**Poświęcenie sztuce**: 1 kultura i tyle, ile pokazują peryferia i przydzielone wozy.',
        },
        {
          id: 'WAW-7.15',
          text: '**Wydobycie**: weź surowiec, który pokazują peryferia lub przydzielony wóz, jeśli jest na rynku.',
        },
        {
          id: 'WAW-7.16',
          text: '**Program budowy**: znacznik podwaja produkcję z peryferiów w następnej akcji produkcji tego miasta, która musi go użyć.',
        },
        { id: 'WAW-7.17', text: 'Egipt może raz na turę zbudować za darmo odblokowany budynek jako akcję.' },
      ],
    },
    {
      id: 'building',
      title: 'Budynki i cuda świata',
      clauses: [
        {
          id: 'WAW-17.2',
          text: 'Budynek odblokowuje technologia. Gdy znasz rozwiniętą formę, budujesz już tylko ją.',
        },
        {
          id: 'WAW-17.3',
          text: 'Stoi na niezablokowanym polu peryferiów o właściwym terenie, nie na państwie-mieście ani zabytku.',
        },
        {
          id: 'WAW-17.4',
          text: 'Każdego rodzaju jest na rynku niewiele znaczników; gdy ich brak, nie można go budować.',
        },
        {
          id: 'WAW-17.6',
          text: 'Budynków **z gwiazdką** (Targ, Świątynia, Koszary, Stocznia i ich rozwinięte formy) miasto ma łącznie jeden.',
        },
        {
          id: 'WAW-17.7',
          text: 'Własne rzeczy można **nadbudować**: budynek wraca na rynek, wielki człowiek do rezerwy, cud świata odpada z gry.',
        },
        {
          id: 'WAW-17.8',
          text: 'Poznanie rozwiniętej formy od razu i za darmo odwraca wszystkie twoje podstawowe budynki tego rodzaju.',
        },
        {
          id: 'WAW-17.10',
          text: '**Mury** wymagają Kamieniarstwa i kosztują 7: +4 do obrony, a atakujący pierwszy zagrywa jednostkę.',
        },
        {
          id: 'WAW-16.1',
          text: 'Cztery **cuda świata** leżą odkryte. Technologia wymieniona na karcie obniża koszt.',
        },
        { id: 'WAW-16.2', text: 'Miasto ma jeden cud świata, wliczając zanegowane.' },
        {
          id: 'WAW-16.4',
          text: 'Cud daje 1, 2 lub 3 kultury zależnie od epoki; zdolność i kultura nie działają, gdy jego pole jest zablokowane.',
        },
        {
          id: 'WAW-16.5',
          text: '**Zanegowany** cud traci zdolność na zawsze, a kulturę zachowuje. Cud z rynku zostaje zastąpiony.',
        },
      ],
    },
    {
      id: 'culture',
      title: 'Kultura',
      clauses: [
        {
          id: 'WAW-14.3',
          text: 'Pole poziomu I kosztuje 3 kultury, poziomu II 5 kultury i 3 wymiany handlowej, poziomu III 7 kultury i 6 wymiany handlowej.',
        },
        {
          id: 'WAW-14.4',
          text: 'W zarządzaniu miastem możesz awansować tyle razy, na ile cię stać, po jednym polu.',
        },
        {
          id: 'WAW-14.5',
          text: 'Pola 3, 7, 12 i 18 dają wielkiego człowieka, pole 21 zwycięstwo, a wszystkie inne kartę wydarzenia swojego poziomu.',
        },
        {
          id: 'WAW-14.6',
          text: 'Na ręce można mieć 2 karty wydarzeń; Garncarstwo, Służba cywilna i Teologia dodają po jednej. Nadmiar odrzuca się od razu.',
        },
        {
          id: 'WAW-14.9',
          text: 'Karty **darów** zastępują surowiec w zapłacie. Jeśli dar zostanie anulowany, zapłata się nie udaje, a przepada tylko karta.',
        },
        {
          id: 'WAW-14.10',
          text: 'Wydarzenie obiera za cel gracza wprost albo przez pionek, budynek, wielkiego człowieka, miasto lub pole peryferiów. Właściciel Organizacji Narodów Zjednoczonych musi się zgodzić.',
        },
        {
          id: 'WAW-14.11',
          text: 'Wymiana technologii: uczysz się jednej z technologii drugiego gracza, potem on jednej z twoich, o ile jest na nie miejsce.',
        },
        {
          id: 'WAW-14.12',
          text: 'Wydarzenia terenu nie dotykają miast, zabytków, budynków, cudów, państw-miast, chatek ani wiosek, ani pól, których by nie zmieniły.',
        },
        {
          id: 'WAW-14.13',
          text: 'Zniszczony budynek wraca na rynek. Zasięg mierzy się od twoich pionków i miast.',
        },
        {
          id: 'WAW-14.14',
          text: 'Pionek przesuwany kartą idzie tam, gdzie mógłby wejść bez walki i odkrywania, i kończy na pustym polu.',
        },
        {
          id: 'WAW-14.15',
          text: 'Obozowisko barbarzyńców stawia się na odkrytym, pustym polu lądu poza wszelkimi peryferiami.',
        },
        {
          id: 'WAW-14.16',
          text: 'To, co zabija wydarzenie, nie daje łupów. Zabity wielki człowiek wraca do puli.',
        },
        {
          id: 'WAW-26.7',
          text: 'Karta wydarzenia leży odkryta, gdy wybierasz jej cele. Cofniętej nie zagrywa się ponownie w tej części fazy.',
        },
      ],
    },
    {
      id: 'reactions',
      title: 'Anulowanie i przerywanie',
      clauses: [
        {
          id: 'WAW-4.5',
          text: 'Akcję miejską, wydarzenie i zdolność opłacaną surowcami najpierw się zapowiada. Pozostali, zgodnie z ruchem wskazówek zegara, mogą ją raz anulować; anulowanie też można anulować.',
        },
        {
          id: 'WAW-4.6',
          text: 'Akcje miejskie anuluje Pismo; wydarzenia odpowiednie karty i Służba cywilna; zdolności opłacane surowcami Środki masowego przekazu i Najlepszy czas antenowy. Wydarzeń gracza, który zna Środki masowego przekazu, nie można anulować.',
        },
        {
          id: 'WAW-4.7',
          text: 'Anulowane jest zużyte: karta odrzucona, surowce wydane, miasto działało. Zostaje tylko program budowy.',
        },
        {
          id: 'WAW-4.8',
          text: 'Pytanie pojawia się zawsze, gdy z widzenia innych możesz zareagować, więc nie zdradza twojej ręki. Stałe rozkazy pasują za ciebie.',
        },
        {
          id: 'WAW-4.10',
          text: 'Po każdym kroku grupy pozostali mogą przerwać ruch. Jeśli giną wszystkie pionki, ruch się kończy; jeśli pole zostaje zamknięte, kończy się tam.',
        },
      ],
    },
    {
      id: 'people',
      title: 'Wielcy ludzie',
      clauses: [
        { id: 'WAW-15.1', text: 'Sześć rodzajów po trzy znaczniki, dobierane losowo.' },
        {
          id: 'WAW-15.2',
          text: 'Z Religią zorganizowaną dobierz dwóch i zatrzymaj jednego. Aztekowie mogą zbudować za darmo dwie jednostki.',
        },
        {
          id: 'WAW-15.3',
          text: 'Umieść go na niezablokowanym polu lądu swoich peryferiów, także na tym, co tam masz, albo zatrzymaj w rezerwie.',
        },
        {
          id: 'WAW-15.4',
          text: 'Na Początku swojej tury możesz umieszczać, przenosić i zabierać wielkich ludzi.',
        },
      ],
    },
    {
      id: 'movement',
      title: 'Ruch',
      clauses: [
        {
          id: 'WAW-8.1',
          text: 'Każdy pionek porusza się raz, sam lub w **grupie**, która zaczyna na tym samym polu i idzie tą samą drogą.',
        },
        {
          id: 'WAW-8.2',
          text: 'Prędkość podróży wynosi 2, z technologiami do 6. Krok kosztuje 1, odkrycie kafelka 1.',
        },
        {
          id: 'WAW-8.3',
          text: 'Przez wodę przechodzi się z Nawigacją; ruch może się na niej zakończyć z Żeglarstwem, Maszyną parową lub Lotnictwem.',
        },
        {
          id: 'WAW-8.4',
          text: 'Przez własne centra miast można przejść, ale nie można się w nich zatrzymać.',
        },
        {
          id: 'WAW-8.5',
          text: 'Na koniec ruchu na polu stoi najwyżej tyle twoich pionków, ile mówi **limit ustawienia**.',
        },
        {
          id: 'WAW-8.6',
          text: 'Wejście na pole z wrogiem, cudzym miastem, wioską lub chatką kończy tam ruch: to atak albo odkrycie chatki. Z Lotnictwem można je minąć.',
        },
        {
          id: 'WAW-8.7',
          text: 'Same wozy nie wchodzą na takie pola ani na zabytek; razem z armią mogą. Przy Pacyfizmie odkrywają chatki.',
        },
        {
          id: 'WAW-8.8',
          text: 'Atakować i odkrywać można tylko tam, gdzie ruch mógłby się legalnie zakończyć.',
        },
        { id: 'WAW-8.9', text: 'Chatka jest twoja: obejrzyj ją i zatrzymaj albo rozpatrz.' },
        {
          id: 'WAW-8.10',
          text: 'Wioski bronią barbarzyńcy; kto ich pokona, bierze znacznik. Armie Zulusów biorą go bez bitwy.',
        },
        { id: 'WAW-8.12', text: 'Same wozy usuwa się bez bitwy; liczy się to jak wygrana bitwa, za 1 łup.' },
        {
          id: 'WAW-8.14',
          text: 'Rosja, raz na turę: pionek, który dotrze do cudzego miasta, zostaje poświęcony, a Rosja uczy się technologii jego właściciela.',
        },
        {
          id: 'WAW-8.15',
          text: 'Z Silnikiem spalinowym armia, która kończy ruch na cudzym budynku, może go raz na turę zniszczyć.',
        },
        { id: 'WAW-8.16', text: 'Na pole zamknięte przez Komunizm można wejść, ale nie można go opuścić.' },
        {
          id: 'WAW-8.17',
          text: 'Teoria atomowa: uran niszczy dowolne miasto niebędące stolicą i wszystkie pionki wokół niego.',
        },
        {
          id: 'WAW-26.5',
          text: 'Wybór grupy rozpoczyna jej ruch: pionki, które zatrzymają się bez kroku, już się poruszyły.',
        },
      ],
    },
    {
      id: 'battle',
      title: 'Bitwa',
      clauses: [
        {
          id: 'WAW-9.2',
          text: 'Jednostka ma **siłę** (zadawane rany) i **wytrzymałość** (rany, które ją zabijają). Technologie od razu podnoszą rangę wszystkich twoich jednostek danego typu.',
        },
        {
          id: 'WAW-9.6',
          text: 'Dobierz losowo 3 jednostki i po 2 za każdą kolejną armię; broniące się miasto dobiera 6.',
        },
        {
          id: 'WAW-9.7',
          text: 'Koszary, Akademia, Stocznia, Wielki Generał i parę innych rzeczy dodają się do twojej **premii bitewnej** w każdej bitwie.',
        },
        {
          id: 'WAW-9.8',
          text: 'Miasto dodaje do obrony 6, stolica 12, mury 4, garnizon na państwie-mieście 4.',
        },
        { id: 'WAW-9.9', text: 'Strona z wyższą sumą bierze różnicę jako premię.' },
        {
          id: 'WAW-9.10',
          text: 'Przed dobraniem rąk atakujący, a potem obrońca może zagrać wydarzenia, które budują jednostki.',
        },
        {
          id: 'WAW-9.11',
          text: 'Zaczyna obrońca, a przeciw murom atakujący. W swojej turze bitwy używasz zdolności i zagrywasz dokładnie jedną jednostkę. Kto nie ma już jednostek, nie ma dalszych tur.',
        },
        {
          id: 'WAW-9.12',
          text: 'Zagraj ją przeciw wrogiej jednostce, która stoi sama, albo na nowym **froncie**. Front z dwiema jednostkami jest *w zwarciu* i zamknięty.',
        },
        {
          id: 'WAW-9.13',
          text: 'Obie zadają rany jednocześnie. Ta, która ma **przewagę**, uderza pierwsza; zabita tym jednostka nie zadaje nic.',
        },
        {
          id: 'WAW-9.5',
          text: 'Piechota ma przewagę nad jazdą, jazda nad artylerią, artyleria nad piechotą.',
        },
        {
          id: 'WAW-9.14',
          text: 'Niektóre technologie leczą w bitwie albo zadają rany za żelazo, ale tylko jednostkom na frontach.',
        },
        {
          id: 'WAW-9.15',
          text: 'Na końcu każda strona sumuje pozostałą wytrzymałość jednostek i premię. Wygrywa większa wartość, a remis obrońca.',
        },
        {
          id: 'WAW-9.16',
          text: 'Przegrany traci wszystkie pionki na polu albo miasto. Zwycięzca traci armię za każde dwie zabite jednostki, ale nigdy ostatniej. Chiny ratują jedną ze swoich zabitych jednostek.',
        },
        { id: 'WAW-9.17', text: 'Zniszczone miasto zabiera ze sobą budynki, cuda świata i wielkich ludzi.' },
        {
          id: 'WAW-9.21',
          text: 'Wędrowna horda wysyła z wioski barbarzyńców rangi II na armię lub miasto w odległości do 4 pól.',
        },
        {
          id: 'WAW-9.24',
          text: 'Zwycięzca bierze 1 **łup**, jeśli przegrany miał tam pionki, a 2 za miasto. Mongolia jako atakujący bierze o 1 więcej.',
        },
        { id: 'WAW-9.25', text: 'Łupy wydaje się od razu, w dowolnym podziale; reszta przepada.' },
        {
          id: 'WAW-9.26',
          text: 'Za 1: do 3 wymiany handlowej, do 3 kultury, surowiec, zakryty znacznik albo zniszczenie żetonu monety. Za 2: nauka technologii, karta wydarzenia albo żeton monety.',
        },
      ],
    },
    {
      id: 'research',
      title: 'Badania',
      clauses: [
        {
          id: 'WAW-10.1',
          text: 'Wszyscy wybierają w tajemnicy jedną technologię albo żadnej; potem odsłania się wszystkie naraz.',
        },
        {
          id: 'WAW-10.3',
          text: 'Poziom I wymaga 6 wymiany handlowej, II 11, III 16, IV 21, V 26. Japonia potrzebuje o 3 mniej, Porcelanowa wieża obniża o 5.',
        },
        {
          id: 'WAW-10.4',
          text: 'Badania zużywają **całą** twoją wymianę handlową; zostaje 1 za każdą monetę.',
        },
        {
          id: 'WAW-10.5',
          text: 'Z Notre-Dame za 6 dodatkowych punktów poznajesz drugą technologię tego samego lub niższego poziomu.',
        },
        { id: 'WAW-10.6', text: 'Z Biurokracją możesz raz na turę podczas swoich badań zamienić politykę.' },
        { id: 'WAW-10.7', text: 'Kto nic nie wynajduje, zachowuje całą wymianę handlową.' },
        {
          id: 'WAW-11.2',
          text: '**Piramida**: technologia poziomu II lub wyższego leży na dwóch niższego poziomu. Lot w kosmos niosą więc pięć, cztery, trzy i dwie technologie.',
        },
        { id: 'WAW-11.3', text: 'Startowa technologia leży w najniższym rzędzie, niezależnie od poziomu.' },
        {
          id: 'WAW-11.5',
          text: 'Niemcy dostają jednostkę każdego typu ulepszonego wynalezioną technologią oraz surowiec.',
        },
        { id: 'WAW-11.6', text: 'Technologia poznana za darmo też potrzebuje miejsca w piramidzie.' },
        {
          id: 'WAW-11.7',
          text: 'Zdolności opłacanej surowcem używa się raz na turę, w fazie, którą wymienia.',
        },
        {
          id: 'WAW-11.8',
          text: 'Płaci się surowcami z rynku, znacznikami chatek i wiosek albo kartami darów.',
        },
        { id: 'WAW-11.9', text: 'Niektóre technologie zbierają monety, każda do 4 (z Internetem do 6).' },
        {
          id: 'WAW-11.12',
          text: 'Maszyna parowa przenosi wszystkie pionki z pola na dowolne odkryte pole wody bez wrogów.',
        },
      ],
    },
    {
      id: 'government',
      title: 'Ustroje i polityki',
      clauses: [
        {
          id: 'WAW-12.1',
          text: 'Zawsze masz jeden ustrój. Despotyzm i Anarchia są dostępne dla wszystkich, pozostałe wymagają technologii.',
        },
        {
          id: 'WAW-12.2',
          text: 'Jeśli technologię poznano od twojej ostatniej okazji do zmiany, zmiana jest bezpośrednia. W przeciwnym razie najpierw na turę nastaje Anarchia.',
        },
        { id: 'WAW-12.3', text: 'Z Anarchii trzeba przejść do innego ustroju.' },
        { id: 'WAW-12.4', text: 'W **Anarchii** polityki nie działają, a stolica nie wykonuje akcji.' },
        { id: 'WAW-12.6', text: 'W Monarchii stolica wykonuje dwie akcje, nigdy tego samego rodzaju.' },
        { id: 'WAW-13.2', text: 'Masz tyle polityk socjalnych, ile miast, Francja o jedną więcej.' },
        {
          id: 'WAW-13.3',
          text: 'Wraz z nowym miastem od razu wprowadzasz jedną: kartę, której jeszcze nie masz, dowolną stroną.',
        },
        { id: 'WAW-13.5', text: 'Wprowadzone polityki zmieniają się tylko przez efekty **zamiany**.' },
        { id: 'WAW-13.6', text: 'Wraz z utraconym miastem jedną oddajesz.' },
        {
          id: 'WAW-13.7',
          text: 'Zamiana to odwrócenie karty albo zastąpienie jej nieposiadaną; każdej raz na efekt.',
        },
        {
          id: 'WAW-13.9',
          text: 'Rozwój miast liczy różne budynki i cuda; Feudalizm wydobywa z jednego miasta, ale nie ze zbieranych pól.',
        },
        {
          id: 'WAW-13.10',
          text: 'Racjonalizm uczy za dokładnie 6 lub 11 wymiany handlowej, a resztę zostawia.',
        },
      ],
    },
    {
      id: 'markers',
      title: 'Surowce, chatki, wioski, państwa-miasta i zabytki',
      clauses: [
        {
          id: 'WAW-18.1',
          text: 'Kadzidło, żelazo, jedwab i pszenica są na rynku; szpiedzy i uran pochodzą z chatek, wiosek i darów.',
        },
        { id: 'WAW-18.3', text: 'Czego nie ma na rynku, tego nie można wziąć.' },
        {
          id: 'WAW-1.4',
          text: 'Liczba pionków, miast, budynków, jednostek, cudów, wielkich ludzi i surowców jest ograniczona; to, co wróciło, można wziąć ponownie.',
        },
        {
          id: 'WAW-18.6',
          text: 'Surowiec z chatki lub wioski zachowuje się zakryty. Państwo-miasto, bogactwo i wielki człowiek są od razu odsłaniane i rozpatrywane.',
        },
        { id: 'WAW-19.2', text: 'Kontrolujesz **państwo-miasto**, dopóki stoi na nim twój pionek.' },
        {
          id: 'WAW-19.3',
          text: 'Liczy się wtedy jako część peryferiów twojej stolicy. Nic nie można na nim budować.',
        },
        {
          id: 'WAW-20.2',
          text: 'Na **zabytku** nic się nie buduje, obok niego nie staje miasto, a wozy wchodzą tylko z armią.',
        },
        {
          id: 'WAW-20.4',
          text: 'Armia, która kończy tam ruch, zabiera go: Arka daje dwa darmowe pola kultury, Wioska Atylli dwie jednostki.',
        },
        {
          id: 'WAW-22.1',
          text: 'Twoje **monety** to posiadane żetony oraz wszystkie symbole monet technologii, ustroju, polityki, peryferiów, państw-miast i zbieranych pól.',
        },
        { id: 'WAW-22.3', text: 'Łupem można zabrać lub zniszczyć tylko żetony.' },
      ],
    },
  ],
};
