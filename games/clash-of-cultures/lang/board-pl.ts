/** Names and complete texts of the board: advances, buildings, units, terrain, wonders, in Polish. */
import type { BoardTexts } from './types.ts';

export const board: BoardTexts = {
  categories: {
    agriculture: 'Rolnictwo',
    construction: 'Budownictwo',
    seafaring: 'Żegluga',
    education: 'Edukacja',
    warfare: 'Wojskowość',
    spirituality: 'Duchowość',
    economy: 'Ekonomia',
    culture: 'Tradycje',
    science: 'Nauka',
    democracy: 'Demokracja',
    autocracy: 'Autokracja',
    theocracy: 'Teokracja',
  },
  advances: {
    farming: {
      name: 'Uprawy',
      text: 'Twoje Miasta mogą zbierać Żywność z Równin i Drewno z Lasów. Wszyscy mają to od początku.',
    },
    storage: { name: 'Magazynowanie', text: 'Twój limit Żywności rośnie z 2 do 7.' },
    irrigation: {
      name: 'Irygacja',
      text: 'Twoje Miasta mogą zbierać Żywność z Pustkowi (pole pozostaje Pustkowiem pod każdym innym względem). Ignorujesz treść Wydarzeń „Głód”; ich ikony nadal działają.',
    },
    husbandry: {
      name: 'Hodowla Zwierząt',
      text: 'Raz na turę podczas Zbierania jedno z użytych pól Lądu może leżeć 2 pola od Miasta zamiast 1; dwa, jeśli masz też Drogi.',
    },
    mining: { name: 'Górnictwo', text: 'Twoje Miasta mogą zbierać Rudę z Gór. Wszyscy mają to od początku.' },
    engineering: {
      name: 'Inżynieria',
      text: 'W chwili zdobycia: dobierz 1 kartę Cudu. Jako Akcję możesz aktywować Szczęśliwe Miasto i wznieść w nim Cud z ręki, płacąc jego koszt i mając wymagane Rozwinięcie.',
    },
    sanitation: {
      name: 'Higiena',
      text: 'W każdej Akcji Werbunku możesz zapłacić za 1 Osadnika 1 żetonem Nastroju zamiast jego kosztu. Ignorujesz treść Wydarzeń „Zaraza” i „Epidemia” (oraz „Pandemia”).',
    },
    roads: {
      name: 'Drogi',
      text: 'Gdy grupa Jednostek Lądowych rusza się do lub z twojego Miasta, możesz zapłacić 1 Żywność i 1 Rudę: ignoruje kary Lasu i Gór i/lub rusza się do 2 pól Lądu. Opłata za każdą grupę. Nie działa przy eksploracji, wchodzeniu na Statek i schodzeniu z niego, na polach Morza ani dla Jednostek po Bitwie.',
    },
    fishing: {
      name: 'Rybołówstwo',
      text: 'Każde twoje Miasto może zbierać Żywność z jednego sąsiedniego pola Morza.',
    },
    navigation: {
      name: 'Nawigacja',
      text: 'Twoje Statki mogą opuścić krawędź Mapy ze swojej grupy pól Morza i wrócić na pierwszą inną grupę pól Morza (lub nieodkryty Obszar) napotkaną wzdłuż krawędzi w wybranym kierunku.',
    },
    warships: {
      name: 'Okręty Wojenne',
      text: 'Możesz anulować 1 trafienie w pierwszej Rundzie Walki każdej Bitwy Morskiej oraz Bitwy Lądowej, w której twoja Armia zaatakowała wprost ze Statków.',
    },
    cartography: {
      name: 'Kartografia',
      text: 'Po Akcji Ruchu, w której ruszył się twój Statek: zyskujesz 1 Ideę, a także 1 żeton Kultury, jeśli Statek użył Nawigacji. Raz na Akcję Ruchu.',
    },
    writing: { name: 'Pismo', text: 'W chwili zdobycia: dobierz 1 kartę Akcji i 1 kartę Celu.' },
    'public-education': {
      name: 'Powszechna Edukacja',
      text: 'Raz na turę, gdy zbierasz w Mieście z Akademią, zyskujesz 1 Ideę.',
    },
    'free-education': {
      name: 'Darmowa Edukacja',
      text: 'Po zakupie Rozwinięcia (innego niż to), gdy zapłacono co najmniej 1 Ideę lub 1 Złoto, możesz dopłacić 1 Ideę, aby zyskać 1 żeton Nastroju.',
    },
    philosophy: {
      name: 'Filozofia',
      text: 'W chwili zdobycia: zyskujesz 1 Ideę. Odtąd zyskujesz 1 Ideę za każdym razem, gdy zdobywasz Rozwinięcie z kategorii Nauka.',
    },
    tactics: {
      name: 'Taktyka',
      text: 'Możesz poruszać Jednostki Wojskowe. Możesz zagrywać karty Akcji dla efektu bojowego.',
    },
    siegecraft: {
      name: 'Machiny Oblężnicze',
      text: 'Atakując Miasto z Fortecą, przed kartami i kośćmi, możesz zapłacić 2 Drewna, by anulować jej dodatkową kość, i/lub 2 Rudy, by anulować jej anulowanie trafienia.',
    },
    'steel-weapons': {
      name: 'Stalowa Broń',
      text: 'Tuż przed Bitwą Lądową możesz zapłacić 1 Rudę: +2 CV w każdej Rundzie albo +1, jeśli wróg też ma Stalową Broń (użytą lub nie). Z Metalurgią za darmo przeciw wrogowi bez Stalowej Broni. Gdy mają ją obaj, pierwszy decyduje atakujący. Barbarzyńcy jej nie mają.',
    },
    draft: {
      name: 'Pobór',
      text: 'W każdej Akcji Werbunku możesz zapłacić za 1 Piechotę 1 żetonem Nastroju zamiast jej kosztu (2 żetonami, jeśli masz Wolności Obywatelskie).',
    },
    myths: {
      name: 'Mity',
      text: 'Gdy treść karty Wydarzenia każe obniżyć Nastrój Miasta, możesz zapłacić 1 żeton Nastroju za każde Miasto, by tego uniknąć (1 żeton nawet przy spadku o dwa poziomy). Nie działa na ikonę Piratów.',
    },
    rituals: {
      name: 'Rytuały',
      text: 'Wykonując Akcję Zwiększenia Szczęśliwości możesz wydawać dowolne Surowce zamiast żetonów Nastroju, 1 za 1.',
    },
    priesthood: {
      name: 'Kapłaństwo',
      text: 'Raz na turę kupowane Rozwinięcie z kategorii Nauka nie kosztuje Żywności (jest darmowe).',
    },
    'state-religion': {
      name: 'Religia Państwowa',
      text: 'Raz na turę, wznosząc Świątynię, nie płacisz kosztu Żywności.',
    },
    bartering: {
      name: 'Handel Wymienny',
      text: 'Raz na turę, w ramach Dodatkowej Akcji: odrzuć 1 kartę Akcji, by zyskać 1 Złoto albo 1 żeton Kultury.',
    },
    'trade-routes': {
      name: 'Szlaki Handlowe',
      text: 'Na początku tury zyskujesz 1 Żywność za każdy Szlak, najwyżej 4. Szlak łączy twojego Osadnika lub Statek z nie-Rozgniewanym Miastem innego gracza w zasięgu 2 pól (nie przez nieodkryte Obszary); każda Jednostka i każde Miasto liczy się raz. Możesz użyć mniej Szlaków.',
    },
    taxes: {
      name: 'Podatki',
      text: 'Raz na turę, jako Akcja: zapłać 1 żeton Nastroju i zyskaj Żywność, Drewno i Rudę w dowolnej kombinacji, łącznie tyle, ile masz Miast. Nie aktywuje żadnego Miasta.',
    },
    currency: {
      name: 'Waluta',
      text: 'Dowolne z Surowców zyskiwanych ze Szlaków Handlowych i Podatków możesz wziąć jako Złoto.',
    },
    arts: {
      name: 'Sztuka',
      text: 'Raz na turę, w ramach Dodatkowej Akcji: zapłać 1 żeton Kultury, by wykonać Akcję Wpływu Kulturowego.',
    },
    'circus-and-sports': {
      name: 'Cyrk i Sport',
      text: 'Jako Akcja: zapłać 1 lub 2 żetony Kultury, by podnieść Nastrój jednego Miasta o 1 lub 2 poziomy, niezależnie od rozmiaru. Można powtarzać.',
    },
    monuments: {
      name: 'Pomniki',
      text: 'W chwili zdobycia: dobierz 1 kartę Cudu. Twoje Miasta z Cudami są odporne na wrogie próby Wpływu Kulturowego.',
    },
    'drama-and-music': {
      name: 'Dramat i Muzyka',
      text: 'Raz na turę, w ramach Dodatkowej Akcji: zamień 1 żeton Kultury na 1 żeton Nastroju albo odwrotnie.',
    },
    math: { name: 'Matematyka', text: 'Inżynieria i Drogi nie kosztują cię Żywności.' },
    astronomy: { name: 'Astronomia', text: 'Nawigacja i Kartografia nie kosztują cię Żywności.' },
    medicine: {
      name: 'Medycyna',
      text: 'Po Akcji Werbunku odzyskujesz 1 z właśnie wydanych na nią Surowców (nie żetonów).',
    },
    metallurgy: {
      name: 'Metalurgia',
      text: 'Jeśli w Akcji Zbierania zbierzesz co najmniej 2 Rudy, możesz zamienić 1 z nich na 1 Złoto. Stalowa Broń nic nie kosztuje przeciw wrogom bez Stalowej Broni.',
    },
    voting: {
      name: 'Głosowanie',
      text: 'W ramach Dodatkowej Akcji: zapłać 1 żeton Nastroju, by wykonać Akcję Zwiększenia Szczęśliwości. Można powtarzać.',
    },
    'separation-of-power': {
      name: 'Podział Władzy',
      text: 'Wrogowie nie mogą wzmacniać zasięgu ani rzutu przy próbach Wpływu na twoje Szczęśliwe Miasta.',
    },
    'civil-liberties': {
      name: 'Wolności Obywatelskie',
      text: 'Jako Akcja: zyskujesz 3 żetony Nastroju. Pobór kosztuje cię 2 żetony Nastroju zamiast 1.',
    },
    'economic-liberty': {
      name: 'Wolność Ekonomiczna',
      text: 'W ramach Dodatkowej Akcji: zapłać 1 żeton Nastroju, by wykonać Akcję Zbierania; musi to być twoje jedyne Zbieranie w tej turze.',
    },
    nationalism: {
      name: 'Nacjonalizm',
      text: 'Po Akcji Werbunku, w której zwerbowano co najmniej 1 Jednostkę Wojskową lub Statek, zyskujesz 1 żeton Nastroju albo 1 żeton Kultury.',
    },
    totalitarianism: {
      name: 'Totalitaryzm',
      text: 'Wrogowie nie mogą wzmacniać zasięgu ani rzutu przy próbach Wpływu na twoje Miasta, w których są twoje Jednostki Wojskowe.',
    },
    'absolute-power': {
      name: 'Władza Absolutna',
      text: 'Raz na turę, w ramach Dodatkowej Akcji: zapłać 2 żetony Nastroju, by wykonać 1 dodatkową Akcję Główną w tej turze.',
    },
    'forced-labor': {
      name: 'Pańszczyzna',
      text: 'W ramach Dodatkowej Akcji: zapłać 1 żeton Nastroju; do końca tury twoje Rozgniewane Miasta zbierają, werbują i wznoszą jak Neutralne. Nadal można je aktywować tylko raz.',
    },
    dogma: {
      name: 'Dogmaty',
      text: 'Ilekroć wzniesiesz Świątynię (Akcją lub kartą), możesz za darmo zyskać Rozwinięcie z kategorii Teokracja, jak zwykle z kosteczką z Toru Wydarzeń. Twój limit Idei wynosi 2; nadmiar natychmiast odrzuć. Przejęcie Świątyni się nie liczy.',
    },
    devotion: {
      name: 'Pobożność',
      text: 'Wrogowie nie mogą wzmacniać zasięgu ani rzutu przy próbach Wpływu na twoje Miasta ze Świątyniami.',
    },
    conversion: {
      name: 'Konwersja',
      text: 'Dodajesz 1 do swoich rzutów Wpływu Kulturowego. Każda udana próba daje ci 1 żeton Kultury.',
    },
    fanaticism: {
      name: 'Fanatyzm',
      text: 'W Bitwie w Mieście ze Świątynią, w ataku lub obronie, twój pierwszy rzut na walkę ma +2 CV. Jeśli przegrasz taką Bitwę, umieść za darmo 1 Piechotę w jednym ze swoich Miast.',
    },
  },
  buildings: {
    academy: { name: 'Akademia', text: 'Po wzniesieniu: zyskujesz 2 Idee.' },
    fortress: {
      name: 'Forteca',
      text: 'Pierwsza Runda Walki w Bitwie w tym Mieście: obrońca rzuca 1 dodatkową kością i może anulować 1 trafienie, nawet bez Armii.',
    },
    port: {
      name: 'Port',
      text: 'Tylko w Mieście sąsiadującym z Morzem; przylega do jednego pola Morza. Miasto może werbować Statki (umieszczane na tym polu). Przy Zbieraniu jedno pole Morza może dać 1 żeton Nastroju albo 1 Złoto zamiast Żywności.',
    },
    temple: { name: 'Świątynia', text: 'Po wzniesieniu: zyskujesz 1 żeton Nastroju albo 1 żeton Kultury.' },
    market: {
      name: 'Targowisko',
      text: 'Miasto może werbować Kawalerię i Słonie. Za każdym razem, gdy przeciwnik użyje Szlaków Handlowych z co najmniej 1 twoim Miastem z Targowiskiem, zyskujesz 1 Złoto (łącznie 1, nie za każde Miasto).',
    },
    obelisk: {
      name: 'Obelisk',
      text: 'Nie można wywrzeć na niego Wpływu i zachowuje kolor po przejęciu Miasta. Przejęte Miasto z cudzym Obeliskiem uważa się za będące pod Wpływem jego właściciela.',
    },
    observatory: { name: 'Obserwatorium', text: 'Po wzniesieniu: dobierasz 1 kartę Akcji.' },
  },
  units: {
    settler: {
      name: 'Osadnik',
      text: 'Zakłada Miasta. Nie walczy; nie może być Poległym; usuwany wraz z ostatnią przyjazną Jednostką Wojskową na polu. Bez limitu Koncentracji.',
    },
    infantry: {
      name: 'Piechota',
      text: 'Jednostka Wojskowa. Każda wykorzystana ikona Piechoty dodaje 1 CV.',
    },
    ship: {
      name: 'Statek',
      text: 'Pływa po połączonych polach Morza, przewozi 2 Jednostki Lądowe, walczy tylko ze Statkami. Bez zdolności Konfliktu. Umieszczany na polu Morza przy Porcie. Czarne Statki to piraci.',
    },
    cavalry: {
      name: 'Kawaleria',
      text: 'Jednostka Wojskowa. Każda wykorzystana ikona Kawalerii dodaje 2 CV.',
    },
    elephant: {
      name: 'Słoń',
      text: 'Jednostka Wojskowa. Każda wykorzystana ikona Słonia: wartość tej kości nie wlicza się do CV, ale możesz anulować 1 trafienie.',
    },
    leader: {
      name: 'Przywódca',
      text: 'Jednostka Wojskowa, najwyżej jedna na Mapie. Pierwsza wykorzystana ikona Przywódcy: zignoruj tę kość i przerzucaj ją, aż nie pokaże ikony Przywódcy.',
    },
  },
  terrain: {
    plains: { name: 'Równina', text: 'Daje 1 Żywność (Uprawy, które wszyscy mają od początku).' },
    mountain: {
      name: 'Góry',
      text: 'Daje 1 Rudę (Górnictwo). Jednostka, która tu weszła, nie może się już ruszyć w tej turze.',
    },
    forest: {
      name: 'Las',
      text: 'Daje 1 Drewno (Uprawy). Jednostka, która tu weszła, może ruszyć się dalej, ale nie na pole, na którym wywołałaby Bitwę.',
    },
    barren: { name: 'Pustkowie', text: 'Nie daje nic (Irygacja: 1 Żywność). Nie można tu założyć Miasta.' },
    sea: {
      name: 'Morze',
      text: 'Samo nic nie daje. Rybołówstwo: 1 Żywność z jednego sąsiedniego pola Morza na Akcję Zbierania; Miasto z Portem może zamiast tego wziąć z tego pola 1 żeton Nastroju albo 1 Złoto.',
    },
  },
  wonders: {
    'great-arena': {
      name: 'Wielka Arena',
      text: 'Możesz wydawać żetony Nastroju jako Kultury i odwrotnie, z wyjątkiem kosztu Kultury Cudów. Raz na Bitwę Lądową, po rzucie na walkę, możesz wydać 1 żeton Nastroju lub Kultury, by dodać +1 CV.',
    },
    'great-library': {
      name: 'Wielka Biblioteka',
      text: 'Raz na turę możesz wskazać jedno Rozwinięcie z planszy Gracza spoza Form Rządów, którego nie masz, i używać jego zdolności do końca tury, nawet bez górnego Rozwinięcia kategorii. Jednorazowe efekty zdobycia nie zachodzą. Nie dotyczy Rozwinięć Cywilizacji.',
    },
    'great-lighthouse': {
      name: 'Wielka Latarnia Morska',
      text: 'Ilekroć aktywujesz to Miasto, możesz za darmo umieścić Statek z puli na dowolnym polu Morza bez wrogiego Statku (nie jest werbowany i nie zajmuje miejsca w Werbunku). W Fazie Podsumowania to ty wybierasz pierwszego gracza.',
    },
    'great-mausoleum': {
      name: 'Wielkie Mauzoleum',
      text: 'Ilekroć dobierasz kartę Akcji lub Wydarzenia, możesz wziąć wierzchnią kartę odpowiedniego stosu kart odrzuconych. Twoje karty Akcji i Wydarzeń odrzuca się na spód ich stosów.',
    },
    'great-wall': {
      name: 'Wielki Mur',
      text: 'Wrogowie atakujący twoje Szczęśliwe Miasta mają -2 CV w pierwszej Rundzie Walki. Armie Barbarzyńców atakujące twoje Miasta są pokonywane automatycznie: bez kości i kart; nadal jest to Bitwa i daje 1 Złoto.',
    },
    'great-gardens': {
      name: 'Wielkie Ogrody',
      text: 'To Miasto może zbierać z Równin dowolny Surowiec, także Idee i Złoto. Jednostki wrogiego gracza, które w tej turze weszły na Równinę, nie mogą zaatakować tego Miasta; Drogi nie pomagają. Gdy Miasto mają Barbarzyńcy, chroni je to przed każdym graczem.',
    },
    'great-pyramid': {
      name: 'Wielka Piramida',
      text: 'Warta 5 punktów, wszystkie dla budowniczego, niezależnie kto ma Miasto; budowniczy zatrzymuje kartę. Jeśli na koniec remisujesz o najwięcej punktów, wygrywasz.',
    },
    'great-statue': {
      name: 'Wielki Posąg',
      text: 'Po wzniesieniu: dobierz 1 kartę Celu. Raz na turę możesz odrzucić z ręki kartę Celu, by wykonać 1 dodatkową Akcję Główną.',
    },
  },
  resources: {
    food: 'Żywność',
    ore: 'Ruda',
    wood: 'Drewno',
    ideas: 'Idee',
    gold: 'Złoto',
    mood: 'Żeton Nastroju',
    culture: 'Żeton Kultury',
  },
};
