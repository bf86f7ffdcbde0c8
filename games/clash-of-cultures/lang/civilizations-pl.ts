/** Civilizations, their advances and leaders: names and complete texts in Polish. */
import type { CivTexts } from './types.ts';

export const civs: CivTexts = {
  civilizations: {
    rome: { name: 'Rzym', text: 'Drogi, prowincje i zyski z wojny.' },
    greece: { name: 'Grecja', text: 'Kultura na zewnątrz, dyscyplina w domu.' },
    china: { name: 'Chiny', text: 'Wielu Osadników, dużo Żywności i mur.' },
    vikings: {
      name: 'Wikingowie',
      text: 'Statki, które stają się ludźmi, i ludzie, którzy stają się Statkami.',
    },
    japan: { name: 'Japonia', text: 'Karty, Fortece i cierpliwość.' },
    egypt: { name: 'Egipt', text: 'Żyje z pustyni; wiara i władza w jednym ręku.' },
    maya: { name: 'Majowie', text: 'Górscy rolnicy czytający przyszłość z gwiazd.' },
    india: { name: 'Indie', text: 'Rozprzestrzeniają się Osadnikami i handlem; Słonie z lasów.' },
    babylonians: { name: 'Babilończycy', text: 'Uczeni budowniczowie: tania Żywność, Idee i Świątynie.' },
    phoenicia: { name: 'Fenicjanie', text: 'Porty, Statki i Szlaki; handel zamieniany na wszystko.' },
    celts: {
      name: 'Celtowie',
      text: 'Przyjaciele Barbarzyńców, którzy służą za sojuszników, rynki i punkty.',
    },
    persia: { name: 'Persja', text: 'Ogromne armie opłacane kulturą; nawraca wroga w marszu.' },
    aztecs: { name: 'Aztekowie', text: 'Wojowniczy: zamieniają pokonane Armie w punkty, żetony i budowle.' },
    huns: { name: 'Hunowie', text: 'Wędrowne Miasta, Kawaleria bez stajni, Barbarzyńcy na smyczy.' },
    carthage: { name: 'Kartagina', text: 'Panuje na morzu z piratami na żołdzie; Słonie za Złoto.' },
  },
  advances: {
    aqueduct: {
      name: 'Akwedukt',
      text: 'Ignorujesz treść Wydarzeń „Głód”. Higiena nie kosztuje cię Żywności; albo możesz ją kupić za normalny koszt w ramach Dodatkowej Akcji.',
    },
    'imperial-roads': {
      name: 'Imperialne Drogi',
      text: 'Korzystając z Dróg, grupa zaczynająca i kończąca ruch w twoich Miastach może poruszyć się do 4 pól. Płacisz za każdą grupę.',
    },
    captivi: {
      name: 'Captivi',
      text: 'Zyskujesz 1 Złoto i 1 żeton Nastroju, gdy wygrasz Bitwę. Wznosząc Budynki możesz zastępować Surowce żetonami Nastroju 1 za 1.',
    },
    provinces: {
      name: 'Prowincje',
      text: 'Twoje Miasta w odległości co najmniej 3 pól od pola twojego startowego Miasta mogą werbować Kawalerię bez Targowiska. Przejęte przez ciebie Miasta stają się Neutralne zamiast Rozgniewane albo Szczęśliwe, jeśli zapłacisz 1 żeton Kultury.',
    },
    study: {
      name: 'Wyszkolenie',
      text: 'Zyskujesz 1 Ideę za każdym razem, gdy aktywując Miasto z Akademią zwerbujesz co najmniej 1 Jednostkę.',
    },
    sparta: {
      name: 'Sparta',
      text: 'Koszt Poboru możesz płacić żetonami Kultury. W Bitwach Lądowych, w każdej Rundzie, którą zaczynasz z mniejszą liczbą Jednostek Wojskowych niż przeciwnik, nie może on zagrać karty.',
    },
    hellenization: {
      name: 'Hellenizacja',
      text: 'Możesz wykonywać próby Wpływu z dowolnego Miasta, które ma Budynek w twoim kolorze; zasięg to jego pełny rozmiar. Za Sztukę możesz zapłacić 2 żetony Nastroju zamiast 1 żetonu Kultury (nadal raz na turę).',
    },
    'city-states': {
      name: 'Polis',
      text: 'Raz na turę, gdy drugi raz w tej turze aktywujesz Miasto, możesz uznać za aktywowane inne swoje Miasto, w tej chwili co najmniej równe rozmiarem i Nastrojem. Akcję wykonuje pierwsze Miasto ze swoim rozmiarem i Nastrojem. Jeśli tamto było już aktywowane, jego Nastrój spada jak zwykle.',
    },
    'rice-fields': {
      name: 'Pola Ryżowe',
      text: 'Zbierając z pola Równiny poza Miastem, na którym masz co najmniej 1 Osadnika, zyskujesz 1 dodatkową Żywność: 1 za każde takie pole, najwyżej 2 na Zbieranie, poza limitem rozmiaru.',
    },
    expansion: {
      name: 'Ekspansywność',
      text: 'Po Akcji Werbunku z co najmniej 1 Osadnikiem możesz natychmiast, w ramach Dodatkowej Akcji, poruszyć Osadników stojących w twoich Miastach: jak Akcja Ruchu do 3 Osadników/grup, tylko Osadnicy. Można użyć Dróg. Osadnicy zyskani inaczej tego nie wyzwalają.',
    },
    fireworks: {
      name: 'Fajerwerki',
      text: 'W pierwszej Rundzie Walki Bitwy możesz zapłacić 1 Rudę i 1 Drewno, by anulować 1 trafienie.',
    },
    'imperial-army': {
      name: 'Cesarska Armia',
      text: 'Raz na turę, jako Akcja, zamień na miejscu dowolną liczbę swoich Osadników na Piechotę i Piechoty na Osadników (obowiązują pula i limit Koncentracji).',
    },
    shipcraft: {
      name: 'Szkutnictwo',
      text: 'Nawigacja nie kosztuje cię Żywności. W Akcji Ruchu twoje Statki mogą zmieniać się w Osadników lub (z Taktyką) Piechotę, ruszając z Morza na sąsiednie pole Lądu bez wrogów, a Osadnicy i Piechota w Statki, ruszając na sąsiednie pole Morza bez wrogich Statków i piratów.',
    },
    longships: {
      name: 'Drakkary',
      text: 'Twoje Statki mogą się ruszyć ponownie po Bitwie. Każdy przewozi do 3 Jednostek Lądowych.',
    },
    raiding: {
      name: 'Maruderzy',
      text: 'Gdy używasz Szlaków Handlowych, każdy gracz, którego Miasto jest połączone ze Statkiem sąsiadującym z tym Miastem, traci 1 Surowiec według wyboru, jeśli jakiś ma (1 na gracza).',
    },
    'rune-stones': {
      name: 'Kamienie Runiczne',
      text: 'Po Bitwie, w której straciłeś co najmniej 2 Jednostki Wojskowe, możesz położyć przed sobą jeden nieużywany Obelisk: liczy się jako ukończony Cel wart 1 punkt i nie można go już wznieść.',
    },
    pottery: {
      name: 'Garncarstwo',
      text: 'Raz na turę, gdy jedna Akcja Zbierania Miasta da co najmniej 3 Żywności, zyskujesz 1 żeton Kultury. Karty wpływające na Zbieranie się liczą.',
    },
    horsemanship: {
      name: 'Jeździectwo',
      text: 'Twoje Miasta z Fortecą mogą werbować Kawalerię. Broniąc Miasta z Fortecą, w pierwszej Rundzie jedna wykorzystana ikona Kawalerii dodaje 3 CV zamiast 2.',
    },
    subterfuge: {
      name: 'Fortel',
      text: 'Gdy inny gracz zagrywa kartę Akcji dla efektu niebojowego, możesz odrzucić 1 kartę Akcji, by go anulować, jeśli masz Miasto lub Jednostkę Wojskową w zasięgu 2 pól od dowolnej jego Jednostki lub Miasta. Decydujesz po ogłoszeniu karty (i gracza-celu, jeśli jest), przed rozpatrzeniem. Anulowana karta jest odrzucana, a jej koszty nie są płacone. Karty Wielkich Ludzi można anulować i odrzucać w tym celu.',
    },
    shogunate: {
      name: 'Szogunat',
      text: 'Raz na turę kartę Akcji lub Wydarzenia z frazą „Jako Akcja” możesz zagrać w ramach Dodatkowej Akcji. Raz na turę, korzystając z Poboru, możesz zamiast Piechoty dobrać 1 kartę Akcji (samo to nie wyzwala Nacjonalizmu).',
    },
    'flood-plains': {
      name: 'Pola Zalewowe',
      text: 'Możesz zakładać Miasta na Pustkowiach. Wszystkie twoje Miasta mogą zbierać Żywność lub Drewno z Pustkowi. Miasto na Pustkowiu, które zmieni właściciela, pozostaje; nowy właściciel zbiera z Pustkowi tylko z Irygacją i tylko Żywność.',
    },
    'architecture-egypt': {
      name: 'Architektura',
      text: 'Wznosząc Budynek lub Cud, możesz zastępować dowolne jego Surowce i żetony Kultury żetonami Nastroju, 1 za 1.',
    },
    embalming: {
      name: 'Balsamowanie',
      text: 'Po każdej Bitwie, w której brałeś udział, wygranej czy przegranej, zyskujesz 1 żeton Kultury, o ile nie masz 5 lub więcej. Liczą się ataki Barbarzyńców, także na niebronione Miasta i Osadników. Gdy twój Przywódca zginie lub zostanie odrzucony, zyskujesz 1 żeton Kultury niezależnie od ich liczby.',
    },
    'man-god': {
      name: 'Równy Bogom',
      text: 'Każde twoje Rozwinięcie Teokracji daje też zdolność Rozwinięcia Autokracji z tego samego wiersza (Dogmaty: Nacjonalizm; Pobożność: Totalitaryzm; Konwersja: Władza Absolutna; Fanatyzm: Pańszczyzna). Nie posiadasz tych Rozwinięć i nie dają punktów.',
    },
    terracing: {
      name: 'Tarasy Uprawne',
      text: 'Twoje Miasta mogą zbierać z Gór Żywność, Drewno lub Rudę. Twoi Osadnicy i Przywódcy ignorują karę ruchu za Góry.',
    },
    stelae: {
      name: 'Stele',
      text: 'Zyskujesz 1 żeton Kultury albo 1 Ideę po wzniesieniu Obelisku, założeniu Miasta lub przejęciu Miasta.',
    },
    'ball-courts': {
      name: 'Boiska',
      text: 'Zbierając lub werbując w nie-Rozgniewanym Mieście możesz zapłacić 1 żeton Nastroju, by potraktować je jako o 1 większe. Raz na turę Rozwinięcie Duchowości kosztuje cię o 1 Żywność mniej.',
    },
    calendar: {
      name: 'Kalendarz',
      text: 'W ramach Dodatkowej Akcji podejrzyj wierzchnią kartę Wydarzeń; możesz zapłacić 1 żeton Kultury, by włożyć ją na spód talii i podejrzeć następną, dopóki masz żetony. Nie można użyć w trakcie zdobywania Astronomii, które wywołuje Wydarzenie.',
    },
    'indian-elephants': {
      name: 'Indyjskie Słonie',
      text: 'Twoje Miasta na Lesie mogą werbować Słonie bez Targowiska. Twoje Słonie stojące w twoich nie-Rozgniewanych Miastach mogą tworzyć Szlaki Handlowe jak Osadnicy.',
    },
    proselytism: {
      name: 'Prozelityzm',
      text: 'Twoi Osadnicy mogą podejmować próby Wpływu na wrogie Miasta z zasięgiem 2, +1 za każdego kolejnego Osadnika na ich polu; wzmacnianie działa jak zwykle. Każdy Osadnik w Mieście dodaje 1 do zasięgu tego Miasta.',
    },
    prosperity: {
      name: 'Dobrobyt',
      text: 'Każdy twój Szlak Handlowy może dać 1 żeton Nastroju zamiast Żywności; Szlak do Miasta z Budynkiem w twoim kolorze może zamiast tego dać 1 żeton Kultury.',
    },
    'peace-and-poetry': {
      name: 'Pokój i Poezja',
      text: 'Raz na turę, kupując Rozwinięcie, możesz zapłacić 1 żeton Nastroju zamiast całych 2 Żywności.',
    },
    canals: {
      name: 'Kanały',
      text: 'Gdy Akcja Zbierania twojego Miasta daje dokładnie 1 Żywność (i dowolne inne Surowce), zyskujesz 1 dodatkową Żywność. Karty wpływające na Zbieranie się liczą. Premia nie wchodzi w limit rozmiaru. Bez limitu na turę.',
    },
    'code-of-laws': {
      name: 'Kodeks Praw',
      text: 'Po każdej swojej udanej próbie Wpływu dobierz 1 kartę Akcji, jeśli masz ich na ręku najwyżej 4.',
    },
    'star-catalogues': {
      name: 'Katalogi Gwiazd',
      text: 'Zanim dobierzesz Wydarzenie, zyskujesz 1 Ideę albo 1 żeton Kultury.',
    },
    ziggurats: {
      name: 'Zigguraty',
      text: 'Dogmaty nie obniżają twojego limitu Idei. Wznosząc Świątynię, możesz zastąpić dowolne jej Surowce Ideami 1 za 1.',
    },
    'city-independence': {
      name: 'Niezależność Miast',
      text: 'Porty w twoim kolorze są odporne na Wpływ, zachowują kolor po przejęciu Miasta i są warte po 1,5 punktu. Twoje Rozwinięcia Form Rządów nie dają punktów.',
    },
    biremes: {
      name: 'Biremy',
      text: 'Bitwy Morskie: +2 CV w każdej Rundzie; przeciw graczowi z Okrętami Wojennymi tylko w pierwszej.',
    },
    alphabet: {
      name: 'Alfabet',
      text: 'Do 2 twoich Szlaków Handlowych na turę może dać po 1 żetonie Kultury albo 2 Idee zamiast zwykłego zysku.',
    },
    'cedars-and-dyes': {
      name: 'Cedry i Barwniki',
      text: 'Twoje Statki mogą tworzyć Szlaki Handlowe z wrogimi Miastami na wybrzeżu w zasięgu 3 pól. Twoje Miasta z Portami same mogą tworzyć Szlaki, bez Jednostki, z wrogimi Miastami na wybrzeżu w zasięgu 3 pól. Limit 4 Szlaków pozostaje.',
    },
    'tribal-warfare': {
      name: 'Plemienni Bracia',
      text: 'Bitwy Lądowe z innym graczem: +1 CV za każde Miasto Barbarzyńców w zasięgu 2 pól od Bitwy, najwyżej +4.',
    },
    'tribal-allies': {
      name: 'Plemienni Sojusznicy',
      text: 'Raz na turę, jako Akcja, rozpatrz dla siebie ikonę Przybycia Barbarzyńców. Gdy dobrane przez ciebie Wydarzenie porusza Barbarzyńców, możesz zapłacić 1 Żywność, by dowolna liczba tych Armii została na miejscu.',
    },
    'druidic-influence': {
      name: 'Wpływ Druidów',
      text: 'Możesz wywierać Wpływ na Osadę Miasta Barbarzyńców. Sukces: zamiast ją wymieniać, połóż pod nią żeton Kultury z puli (jeden na Osadę). Każdy taki żeton na koniec gry jest wart 1 punkt; usuwa się go, gdy którykolwiek gracz, także ty, przejmie Miasto lub przekształci je „Kulturowym Zachwytem”.',
    },
    'tribal-trade': {
      name: 'Plemienny Handel',
      text: 'Twoje Szlaki Handlowe mogą łączyć się też z nie-Rozgniewanymi Miastami Barbarzyńców. Taki Szlak daje tylko Żywność, nawet z Walutą.',
    },
    'grey-tide': {
      name: 'Szara Fala',
      text: 'Twoje Miasta na Pustkowiach lub obok nich mogą werbować Słonie bez Targowiska. Bitwy Lądowe, w których masz Słonia, pierwsza Runda: wszystkie premie CV przeciwnika łącznie liczą się najwyżej jako +2.',
    },
    immortals: {
      name: 'Nieśmiertelni',
      text: 'Przed każdym swoim rzutem na walkę możesz zapłacić do 4 żetonów Kultury, każdy za +1 CV.',
    },
    zoroastrianism: {
      name: 'Zoroastrianizm',
      text: 'Próby Wpływu twoich Miast mogą mieć za cel wrogą Jednostkę Wojskową niebędącą Przywódcą (także Barbarzyńców) na polu Lądu poza Miastem. Zasięg i rzut jak zwykle. Sukces: zastąp ją swoją tego samego rodzaju; jeśli na polu są inne wrogie Jednostki, natychmiast zaczyna się Bitwa, w której atakuje twoja Jednostka (nie może się wycofać). Niechronieni Osadnicy giną. Jeden sukces na turę jest wspólny z próbami wobec Budynków.',
    },
    banking: {
      name: 'Bankowość',
      text: 'Na początku swojej tury, przed Szlakami Handlowymi, zyskujesz 1 Złoto albo 1 żeton Kultury, jeśli masz co najmniej 1 Złoto.',
    },
    captives: {
      name: 'Jeńcy',
      text: 'Gdy wygrasz Bitwę Lądową, możesz umieścić na tym Rozwinięciu dowolne z wyeliminowanych w niej wrogich Jednostek Wojskowych (poza Przywódcą), łącznie najwyżej 4. Każda jest warta pół punktu na koniec gry; nie wracają do puli właściciela.',
    },
    'human-sacrifice': {
      name: 'Ofiara z Ludzi',
      text: 'Po dobraniu Wydarzenia możesz zwrócić 1 Jeńca do puli właściciela, by całkowicie anulować kartę (także ikonę) i dobrać nową; powtarzaj, dopóki masz Jeńców. W razie potrzeby możesz zwracać Jeńców, używając każdego jako 1 żetonu Nastroju lub 1 żetonu Kultury.',
    },
    'aztec-gold': {
      name: 'Azteckie Złoto',
      text: 'Zakładając Miasto zyskujesz 1 Złoto; następnie za każde sąsiednie pole Gór możesz wymienić 1 Surowiec lub żeton na jeszcze 1 Złoto.',
    },
    'tribute-empire': {
      name: 'Danina Imperium',
      text: 'Zbierając, twoje Miasta mogą używać także pól z wrogimi Miastami (w tym Barbarzyńców) w zasięgu 2 pól; Surowiec zależy od terenu; Nastrój tych Miast ani Jednostki w nich nie mają znaczenia. Mając Jeńców, zbierając z pola Miasta Barbarzyńców możesz zamiast tego usunąć z niego 1 Jednostkę Barbarzyńców i wziąć ją jako Jeńca.',
    },
    nomads: {
      name: 'Nomadzi',
      text: 'W Akcji Ruchu możesz poruszać swoje nie-Rozgniewane Miasta o rozmiarze 1 jak Jednostki, same (jeden z 3 ruchów) lub z grupą. Po ruchu zyskujesz 1 Surowiec terenu nowego pola (to nie Zbieranie); nic na Pustkowiu i Jałowej Ziemi. Ruch aktywuje Miasto. Zasady terenu obowiązują; bez Dróg; nigdy na inne Miasto ani wrogów; żeton Nastroju rusza razem; Miasta nie liczą się do Koncentracji; Jednostki mogą zostać.',
    },
    'mounted-archers': {
      name: 'Konni Łucznicy',
      text: 'Twoje Miasta o rozmiarze 1 mogą werbować Kawalerię bez Targowiska. Po zwerbowaniu Kawalerii możesz w ramach Dodatkowej Akcji poruszyć o 1 pole dowolną z tych nowych Jednostek.',
    },
    raiders: {
      name: 'Grabieżcy',
      text: 'Osadnicy innych graczy w zasięgu 2 pól od twoich Armii nie mogą zakładać Miast ani tworzyć Szlaków Handlowych, chyba że dzielą pole ze swoją Armią lub Miastem.',
    },
    'hunnic-tribes': {
      name: 'Plemiona Hunów',
      text: 'Gdy dobrane przez ciebie Wydarzenie porusza Barbarzyńców, możesz zapłacić 1 Złoto lub 1 żeton Kultury, by wybrać kierunek ruchu każdej Armii (grup nie wolno dzielić) zamiast ku twoim Miastom.',
    },
    warbeasts: {
      name: 'Bestie Bojowe',
      text: 'Możesz werbować Słonie bez Targowiska, jeśli za każdego co najmniej 1 Żywność zapłacisz Złotem lub żetonem Kultury. Żeton Kultury może zastąpić każdą Żywność kosztu Słonia.',
    },
    hegemony: {
      name: 'Hegemonia',
      text: 'Jako Akcja usuń jeden ze swoich Statków, by założyć Miasto na sąsiednim polu Lądu, na którym wolno założyć Miasto. Przewożone Jednostki Lądowe mogą trafić do nowego Miasta (nie ruszą się już w tej turze) lub zostać na innych Statkach; te bez miejsca są usuwane. Można użyć kontrolowanych Statków Piratów.',
    },
    'pirate-allies': {
      name: 'Sojusz z Piratami',
      text: 'Twoje Statki mogą wchodzić na pola piratów i mijać je bez Bitwy albo atakować, według wyboru. Dopóki Jednostka w twoim kolorze dzieli z nimi pole, Statki Piratów liczą się jako twoje: ruszają się z nią, przewożą twoje Jednostki, handlują i ignorują ikony Piratów; przeciwnicy nic nie zyskują za ich zatopienie, a w Bitwie giną jako pierwsze. Najwyżej 4 twoje Statki (z piratami) na polu.',
    },
    'mercenaries-carthage': {
      name: 'Najemnicy',
      text: 'Koszt Poboru możesz płacić Złotem. W Mieście z Portem Pobór może zwerbować Statek zamiast Piechoty.',
    },
  },
  leaders: {
    augustus: {
      name: 'Cesarz August',
      text: 'Princeps: Jako Akcja zapłać 1 żeton Kultury i aktywuj jego Miasto: dobierz 1 kartę Akcji i 1 kartę Celu, a następnie odrzuć 1 kartę Akcji i 1 kartę Celu. Imperator: Bitwy Lądowe z nim na Obszarze, na którym nie masz Miasta: +2 CV.',
    },
    'julius-caesar': {
      name: 'Gajusz Juliusz Cezar',
      text: 'Mąż Stanu: W ramach Dodatkowej Akcji możesz wykonać Akcję Zwiększenia Szczęśliwości tylko dla jego Miasta, płacąc zwykły koszt. Prokonsul: Gdy przejmiesz z nim Miasto, możesz zapłacić 1 Złoto, by umieścić tam 1 Piechotę (obowiązuje limit Koncentracji).',
    },
    sulla: {
      name: 'Sulla',
      text: 'Dyktator: Jego Miasto nie może być celem prób Wpływu. Armie Barbarzyńców w zasięgu 2 pól od niego poruszają się tylko za twoją zgodą. Cywilizator: Bitwy Lądowe z nim przeciw Barbarzyńcom: +2 CV.',
    },
    'alexander-the-great': {
      name: 'Aleksander Wielki',
      text: 'Idol: W ramach Dodatkowej Akcji zapłać 1 żeton Kultury i aktywuj jego Miasto: zagraj kartę Akcji „Jako Akcja” bez wydawania Akcji. Władca Świata: Bitwy Lądowe z nim: +1 CV za każdy Obszar poza twoim Startowym, w którym masz Miasto.',
    },
    'leonidas-i': {
      name: 'Leonidas I',
      text: 'To jest Sparta: Zyskujesz 1 żeton Kultury, gdy werbujesz w jego Mieście. Bohater spod Termopil: Bitwy Lądowe z nim: +2 CV za każdą Jednostkę Wojskową, o którą przeciwnik ma więcej od ciebie.',
    },
    pericles: {
      name: 'Perykles',
      text: 'Mistrz: Jako Akcja, jeśli Miasto Przywódcy jest Szczęśliwe: zapłać 1 żeton Nastroju lub Kultury, by zyskać za darmo 1 Rozwinięcie z kategorii Edukacja, które możesz legalnie kupić (z kosteczką z Toru Wydarzeń). Nie aktywuje Miasta. Admirał: Bitwy Morskie z nim na pokładzie: +2 CV.',
    },
    'qin-shi-huang': {
      name: 'Qin Shi Huang',
      text: 'Wielki Mur: Jak zdolność Wielkie Ogrody Nabuchodonozora II, lecz dla Wielkiego Muru: zdobywana karta Cudu musi być Wielkim Murem, o ile nie wzniesiono; dowolny Cud w jego Mieście w ramach Dodatkowej Akcji; Wielki Mur kosztuje tam o 2 żetony Kultury mniej. Taktyk: Bitwy Lądowe z nim: w każdej Rundzie możesz zapłacić 2 żetony Kultury, by anulować 1 trafienie.',
    },
    'sun-tzu': {
      name: 'Sun Zi',
      text: 'Sztuka Wojny: Jako Akcja, jeśli Miasto Przywódcy jest Szczęśliwe: zapłać 1 żeton Nastroju lub Kultury, by zyskać za darmo 1 Rozwinięcie z kategorii Wojskowość, które możesz legalnie kupić (z kosteczką z Toru Wydarzeń). Nie aktywuje Miasta. Szybka Wojna: Gdy wygrasz Bitwę Lądową z Jednostkami Wojskowymi w pierwszej Rundzie, a on przeżyje, zyskujesz 1 żeton Nastroju i 1 żeton Kultury.',
    },
    'wu-zetian': {
      name: 'Cesarzowa Wu Zetian',
      text: 'Ekonomistka Rolna: Jako Akcja, jeśli Miasto Przywódcy jest Szczęśliwe: zapłać 1 żeton Nastroju lub Kultury, by zyskać za darmo 1 Rozwinięcie z kategorii Rolnictwo, które możesz legalnie kupić (z kosteczką z Toru Wydarzeń). Nie aktywuje Miasta. Błyskotliwa Zdobywczyni: Bitwy Lądowe z nią: +2 CV w każdej Rundzie, którą zaczynasz z co najmniej tyloma Jednostkami Wojskowymi co przeciwnik.',
    },
    'cnut-the-great': {
      name: 'Kanut Wielki',
      text: 'Władca Północy: Na koniec gry, jeśli jest na Mapie: pół punktu za każde pole odległości między nim a polem twojego startowego Miasta. Danegeld: Mając Podatki, raz na turę jako Akcja zamiast Podatków: aktywuj jego Miasto i zyskaj jak z Podatków bez płacenia.',
    },
    'erik-the-red': {
      name: 'Eryk Rudy',
      text: 'Legendarny Odkrywca: Jako Akcja, jeśli jest na Statku, zapłać 1 żeton Kultury: połóż znacznik na jego Obszarze, jeśli nie masz tam swojego. Każdy znacznik jest wart 1 punkt. Nowe Kolonie: W ramach Dodatkowej Akcji, jeśli jest na Statku: wszystkie twoje Jednostki Lądowe z jego pola schodzą na jedno sąsiednie pole Lądu, co może wywołać Bitwę.',
    },
    'ragnar-lodbrok': {
      name: 'Ragnar Lodbrok',
      text: 'Łup: Gdy przejmiesz z nim Miasto, które nie było Rozgniewane, zyskujesz 2 Złota. Postrach Północy: Bitwy Lądowe, które zaczynasz z nim wprost ze Statków: +2 CV.',
    },
    'go-toba': {
      name: 'Cesarz Go-Toba',
      text: 'Droga Miecza: Przed Bitwą Lądową z nim możesz zapłacić 1 Rudę: +2 CV w każdej Rundzie, nawet jeśli zginie. Uczony: Po wzniesieniu w jego Mieście Akademii lub Obserwatorium możesz natychmiast kupić Rozwinięcie za normalny koszt bez Akcji.',
    },
    jimmu: {
      name: 'Cesarz Jimmu',
      text: 'Umocniony: Gdy bronisz Miasta z Fortecą w zasięgu 2 pól od niego: +2 CV w każdej Rundzie, nawet przeciw Machinom Oblężniczym. Mityczny: Po Bitwie, w której brał udział i przeżył, możesz zapłacić 1 żeton Kultury, by odzyskać jedną zagraną w niej kartę.',
    },
    suiko: {
      name: 'Cesarzowa Suiko',
      text: 'Japoński Buddyzm: Jako Akcja (Dodatkowa Akcja, jeśli masz Religię Państwową) zapłać 1 żeton Kultury, by przywrócić swój kolor Budynkowi pod cudzym Wpływem w jej Mieście, poza Obeliskiem. Obrończyni: Bitwy Lądowe, w których się broni: +2 CV.',
    },
    cleopatra: {
      name: 'Kleopatra',
      text: 'Legendarna: Jej Miasto ma +1 do zasięgu Wpływu Kulturowego. Ukochana: Raz na turę, w ramach Dodatkowej Akcji, połóż 1 swój żeton Kultury w jej Mieście. Gracz musi przed ruchem atakującym zapłacić do puli tyle żetonów Kultury, ile leży w egipskim Mieście, bez względu na wynik. Nie dotyczy Barbarzyńców. Wszystkie żetony są usuwane, gdy Kleopatra zginie lub zostanie zastąpiona; żetony Miasta znikają, gdy Egipt je traci.',
    },
    imhotep: {
      name: 'Imhotep',
      text: 'Innowator: Zyskujesz 1 Ideę po aktywowaniu jego Miasta w celu innym niż Zbieranie. Uzdrowiciel: Akademia lub Obserwatorium wznoszone w jego Mieście nie kosztuje Żywności ani Drewna.',
    },
    'ramses-ii': {
      name: 'Ramzes II',
      text: 'Monumentalny: Po wzniesieniu Obelisku w jego Mieście zyskujesz 1 żeton Kultury albo 2 Idee. Potęga Wybrzeża: +2 CV, gdy atakujesz z nim Miasto na wybrzeżu, oraz w Bitwie Morskiej z piratami, gdy jest na pokładzie.',
    },
    pakal: {
      name: "K'inich Janaab' Pakal I",
      text: 'Tarcza Słońca: Broniąc z nim Miasta z Obeliskiem w twoim kolorze: anuluj 1 trafienie w pierwszej Rundzie. Sztuka i Architektura: Wznosząc Budynek w jego Mieście, 1 żeton Kultury może zastąpić 2 Surowce.',
    },
    'siyaj-kak': {
      name: "Siyaj K'ak'",
      text: 'Narodziny Ognia: Atakując z nim Miasto, pierwsza Runda: +X CV, X = rozmiar Miasta. Napływ Kultury: Po wzniesieniu Budynku lub Cudu w jego Mieście możesz wykonać z niego próbę Wpływu w ramach Dodatkowej Akcji.',
    },
    'wak-chanil-ajaw': {
      name: 'Wak Chanil Ajaw',
      text: 'Nowa Dynastia: Bitwy Lądowe z nią w zasięgu 2 pól od twojego Miasta: +2 CV. Odbudowa: Po Akcji Ruchu, w której przejęto z nią Miasto, możesz zastąpić w nim jeden Budynek w twoim kolorze innym, który możesz wznieść, bez kosztu i Akcji, mimo że Miasto jest Rozgniewane.',
    },
    akbar: {
      name: 'Akbar Wielki',
      text: 'Ostrza na Ciosach: Przed Bitwą Lądową z nim możesz zapłacić 1 Rudę: w każdej Rundzie +1 CV za każdego żyjącego w niej twojego Słonia, nawet jeśli on zginie. Zamożny: Zyskujesz 1 Złoto, gdy wprowadzisz go do jednego ze swoich Miast.',
    },
    ashoka: {
      name: 'Aśoka Wielki',
      text: 'Buddyzm: Raz na turę możesz przerzucić rzut Wpływu z jego Miasta, jeśli ma ono Świątynię lub celem jest Świątynia. Ekspansjonista: Gdy przejmiesz z nim Miasto, zyskujesz 1 żeton Kultury, 2, jeśli ma Świątynię.',
    },
    'sri-gupta': {
      name: 'Maharadża Śri Gupta',
      text: 'Złoty Wiek: W ramach Dodatkowej Akcji aktywuj jego Miasto i zapłać 1 żeton Kultury oraz normalny koszt, by zyskać Rozwinięcie z kategorii, w której nie masz żadnego. Przygotowany: Bitwy Lądowe z nim: +2 CV w każdej Rundzie, w której nie zagrasz karty.',
    },
    hammurabi: {
      name: 'Hammurabi',
      text: 'Prawodawca: W Akcji Zwiększenia Szczęśliwości możesz zapłacić 1 żeton Kultury, by jego Miasto stało się Szczęśliwe zamiast zwykłego kosztu. Strażnik: Forteca wznoszona w jego Mieście nie kosztuje Żywności ani Drewna.',
    },
    nabopolassar: {
      name: 'Nabopolassar',
      text: 'Wyzwoliciel: Bitwy Lądowe z nim: +2 CV przeciw graczowi, który ma co najmniej tyle Miast co ty. Bunt: Gdy jedno z twoich Miast zostanie przejęte, umieść za darmo 1 Piechotę przy nim, a jeśli nie ma miejsca, w jednym ze swoich Miast.',
    },
    'nebuchadnezzar-ii': {
      name: 'Nabuchodonozor II',
      text: 'Wielkie Ogrody: Gdy zdobywasz kartę Cudu, muszą to być Wielkie Ogrody, o ile nie zostały wzniesione: weź je z talii (potem ją potasuj), z odrzuconych, spośród wyłożonych przez „Spotkanie Emisariuszy” (potem odkryj nową) lub z ręki gracza (ten dobiera inną). W jego Mieście możesz wznieść dowolny Cud w ramach Dodatkowej Akcji dzięki Inżynierii; Wielkie Ogrody kosztują tam o 2 żetony Kultury mniej. Ikonoklasta: Atakując z nim Miasto ze Świątynią: +2 CV.',
    },
    ithobaal: {
      name: 'Etbaal',
      text: 'Wybawienie: Miasto, w którym był już Budynek w twoim kolorze, staje się Szczęśliwe po przejęciu go z nim. Kapłan Astarte: Bitwy Lądowe z nim: +2 CV, jeśli twoje Miasto ze Świątynią jest w zasięgu 2 pól od Bitwy.',
    },
    hiram: {
      name: 'Król Hiram',
      text: 'Mistrz Handlu: Jeden Szlak Handlowy Osadnika lub Statku z jego pola nie wlicza się do limitu 4. Konstruktor: Jako Akcja, jeśli Miasto Przywódcy jest Szczęśliwe: zapłać 1 żeton Nastroju lub Kultury, by zyskać za darmo 1 Rozwinięcie z kategorii Budownictwo, które możesz legalnie kupić (z kosteczką z Toru Wydarzeń). Nie aktywuje Miasta.',
    },
    pygmalion: {
      name: 'Król Pumajaton (Pigmalion)',
      text: 'Kupiec Śródziemnomorski: Jeden Szlak Handlowy Osadnika lub Statku z jego pola daje dodatkowo 1 Złoto albo 1 żeton Kultury. Obrońca Ludu: Raz na Bitwę, w której bronisz z nim Miasta, możesz zapłacić 1 żeton Kultury, by anulować 1 trafienie; odzyskujesz żeton, jeśli wygrasz.',
    },
    'queen-boudica': {
      name: 'Królowa Boudika',
      text: 'Nieustraszona: Bitwy Lądowe z nią: +2 CV przeciw graczowi, który ma więcej Rozwinięć Wojskowości niż ty. Liczny Lud: Gdy Osadnik zakłada Miasto na jej polu, możesz zapłacić 1 Żywność, by zachować Osadnika.',
    },
    vercingetorix: {
      name: 'Wercyngetoryks',
      text: 'Lud Wojowników: Bitwy Lądowe z nim: +1 CV za każdego twojego Osadnika w zasięgu 2 pól od niego. Szybki Werbunek: Każdą Jednostkę Lądową zwerbowaną w jego Mieście możesz umieścić na sąsiednim odkrytym polu Lądu bez wrogów (obowiązuje limit Koncentracji).',
    },
    viriatus: {
      name: 'Wiriatus',
      text: 'Trwoga: W Bitwach Lądowych z nim, na początku każdej Rundy Walki po pierwszej, możesz zapłacić 2 żetony Nastroju, by przesunąć jedną wrogą Jednostkę Wojskową z Bitwy na sąsiednie pole Lądu bez Jednostek i Miasta; opuszcza ona Bitwę. Lojalność: W Bitwach Barbarzyńców z innymi graczami w zasięgu 2 pól od niego możesz zagrywać swoje karty Akcji za Barbarzyńców.',
    },
    'cyrus-the-great': {
      name: 'Cyrus II Wielki',
      text: 'Król Persji: Jako Akcja aktywuj jego Miasto: zyskujesz 1 żeton Nastroju lub Kultury za każdy Obszar, w którym masz Miasto, najwyżej tyle, ile wynosi rozmiar jego Miasta. Strateg: Bitwy Lądowe z nim: odkrywając kartę możesz zignorować jej efekt i zyskać +2 CV w tej Rundzie (także gdy przeciwnik ją unieważni).',
    },
    darius: {
      name: 'Dariusz',
      text: 'Jedność Kultur: Zyskujesz 1 żeton Nastroju za każdą udaną próbę Wpływu z jego Miasta. Architekt: Raz na turę, w ramach Dodatkowej Akcji, zapłać 2 żetony Kultury, by wznieść Budynek lub Cud w jego Mieście za normalny koszt (Miasto zostaje aktywowane).',
    },
    xerxes: {
      name: 'Kserkses',
      text: 'Potężna Armia: Na jego polu twój limit Koncentracji wynosi 5. Dopóki masz w Bitwie Lądowej z nim 5 Jednostek Wojskowych, nie możesz zagrywać kart ani aktywować zdolności Konfliktu. Wielki Budowniczy: Cuda wznoszone w jego Mieście kosztują o 2 Surowce lub żetony Kultury mniej, w dowolnej kombinacji.',
    },
    acamapichtli: {
      name: 'Acamapichtli',
      text: 'Rozrost: Wznosząc Budynek lub Cud w jego Mieście każdy zwrócony Jeniec może zastąpić 2 Surowce. Daniny: Raz na turę, w ramach Dodatkowej Akcji, zapłać 2 żetony Nastroju, by Zebrać Surowce jego Miastem, jeśli ma rozmiar 3 lub mniej.',
    },
    ahuitzotl: {
      name: 'Ahuitzotl',
      text: 'Ekspansjonista: W Bitwach Lądowych z jego udziałem anuluj 1 trafienie w każdej Rundzie, jeśli żadne twoje Miasto nie jest w zasięgu 2 pól od niego. Masowa Ofiara: Raz na turę, w ramach Dodatkowej Akcji, zwróć 2 Jeńców, by wznieść Budynek lub Cud w jego Mieście za normalny koszt (Miasto zostaje aktywowane).',
    },
    marqzen: {
      name: 'Marqzen',
      text: 'Władca Burz: Gdy treść Wydarzenia obniża Nastrój jego Miasta lub usuwa stamtąd Jednostki (poza Przywódcami), możesz cofnąć tę stratę. Ikony nadal działają. Szerzenie Strachu: Raz na turę, jako Akcja, przesuń jedną sąsiadującą z nim wrogą Jednostkę Lądową o 1 pole Lądu, tam gdzie nie wywoła to Bitwy.',
    },
    attila: {
      name: 'Attyla',
      text: 'Władca: Jego Miasto, jeśli ma rozmiar 1 i nie jest Rozgniewane, liczy się jako o 1 większe przy Zbieraniu i Werbunku. Pan Koni: Bitwy Lądowe z nim, pierwsza Runda: jedna twoja Kawaleria, która wykorzystuje ikonę Kawalerii, może zamiast tego użyć zdolności Słonia.',
    },
    bleda: {
      name: 'Bleda',
      text: 'Egzekutor: Jego Miasto może przy pierwszej aktywacji w turze liczyć się jako Szczęśliwe niezależnie od Nastroju; nie można go już w tej turze aktywować. Tarany: Gdy atakujesz z nim Miasto, obrońca nie może zagrać karty w pierwszej Rundzie Walki.',
    },
    rugila: {
      name: 'Rugila',
      text: 'Danina: Gdy przejmiesz z nim Miasto, zyskujesz 2 Złota, jeśli inne wrogie Miasto (także Barbarzyńców) jest w zasięgu 2 pól od niego. Jednoczyciel: Miasto Barbarzyńców przejęte z nim staje się Szczęśliwe.',
    },
    hannibal: {
      name: 'Hannibal',
      text: 'Ojciec Strategii: Bitwy Lądowe z nim, pierwsza Runda: wszystkie premie CV przeciwnika łącznie liczą się najwyżej jako +2. Hannibal ad Portas: Grupa z nim i Słoniem ignoruje karę ruchu za Góry.',
    },
    hanno: {
      name: 'Hannon Wielki',
      text: 'Nawigator: Raz na turę, w ramach Dodatkowej Akcji, porusz go z grupą Statków, która w tej turze się nie ruszała; te Statki nie ruszą się już w tej turze. Dowódca Floty: Bitwy Morskie z nim na pokładzie: +2 CV.',
    },
    'queen-dido': {
      name: 'Królowa Dydona',
      text: 'Założycielka: Osadnik (lub, z Hegemonią, Statek) na jej polu może założyć Miasto w ramach Dodatkowej Akcji. Poświęcenie: Gdy bronisz z nią Miasta: +2 CV. Po Rundzie, którą przetrwały obie strony, możesz ją odrzucić: zastąp ją 1 Piechotą, a atakujący musi się wycofać; nie dostaje za nią punktów.',
    },
  },
};
