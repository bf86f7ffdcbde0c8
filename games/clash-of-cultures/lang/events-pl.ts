/** Names and complete texts of the event cards in Polish. */
import type { EventTexts } from './types.ts';

export const events: EventTexts = {
  pestilence: {
    name: 'Zaraza',
    text: 'Każdy gracz z co najmniej 2 Miastami obniża Nastrój 1 swojego Miasta (2, jeśli ma Drogi, Nawigację lub Szlaki Handlowe) o 1 poziom; trzeba wybrać Miasta, w których to możliwe. Karta leży przy planszy do końca gry: gracz bez Higieny nie może wznosić Budynków ani Cudów. Odrzuć ją, gdy wszyscy gracze mają Higienę.',
  },
  epidemics: {
    name: 'Epidemia',
    text: 'Każdy gracz, który ma więcej niż 2 Jednostki, usuwa 1 swoją Jednostkę (2, jeśli ma Drogi, Nawigację lub Szlaki Handlowe) według wyboru.',
  },
  'famine-1': {
    name: 'Głód',
    text: 'Tracisz 1 Żywność (nie można zastąpić Złotem). Jeśli jej nie masz, 1 twoje nie-Rozgniewane Miasto staje się Rozgniewane.',
  },
  'famine-2': {
    name: 'Głód',
    text: 'Tracisz 1 Żywność (nie można zastąpić Złotem). Jeśli jej nie masz, 1 twoje nie-Rozgniewane Miasto staje się Rozgniewane.',
  },
  'famine-3': {
    name: 'Głód',
    text: 'Tracisz 1 Żywność (nie można zastąpić Złotem). Jeśli jej nie masz, 1 twoje nie-Rozgniewane Miasto staje się Rozgniewane.',
  },
  'severe-famine-1': {
    name: 'Głód: Klęska',
    text: 'Tracisz 2 Żywności (nie można zastąpić Złotem). Jeśli masz mniej, tracisz wszystko, a 1 twoje nie-Rozgniewane Miasto staje się Rozgniewane. Liczy się jako „Głód”.',
  },
  'severe-famine-2': {
    name: 'Głód: Klęska',
    text: 'Tracisz 2 Żywności (nie można zastąpić Złotem). Jeśli masz mniej, tracisz wszystko, a 1 twoje nie-Rozgniewane Miasto staje się Rozgniewane. Liczy się jako „Głód”.',
  },
  'severe-famine-3': {
    name: 'Głód: Klęska',
    text: 'Tracisz 2 Żywności (nie można zastąpić Złotem). Jeśli masz mniej, tracisz wszystko, a 1 twoje nie-Rozgniewane Miasto staje się Rozgniewane. Liczy się jako „Głód”.',
  },
  'good-year-1': { name: 'Dobry Rok', text: 'Każdy gracz zyskuje 1 Żywność.' },
  'good-year-2': { name: 'Dobry Rok', text: 'Zyskujesz 1 Żywność.' },
  'good-year-3': {
    name: 'Dobry Rok',
    text: 'Zyskujesz 1 Żywność. Wskaż innego gracza, który zyskuje 1 Żywność.',
  },
  'awesome-year-1': { name: 'Wspaniały Rok', text: 'Zyskujesz 2 Żywności.' },
  'awesome-year-2': { name: 'Wspaniały Rok', text: 'Każdy gracz zyskuje 2 Żywności.' },
  'awesome-year-3': {
    name: 'Wspaniały Rok',
    text: 'Zyskujesz 2 Żywności. Rozdziel 2 Żywności między innych graczy według uznania.',
  },
  'fantastic-year-1': { name: 'Fantastyczny Rok', text: 'Każdy gracz zyskuje 3 Żywności.' },
  'fantastic-year-2': {
    name: 'Fantastyczny Rok',
    text: 'Zyskujesz 3 Żywności. Rozdziel 3 Żywności między innych graczy według uznania.',
  },
  'fantastic-year-3': { name: 'Fantastyczny Rok', text: 'Zyskujesz 3 Żywności.' },
  'great-explorer': {
    name: 'Wielki Odkrywca',
    text: 'Wielki Człowiek: gracz, który dobrał kartę, może ją wziąć za 1 żeton Kultury; jeśli nie, kolejni gracze zgodnie z ruchem wskazówek zegara mogą ją wziąć za 2. Kto ją weźmie, trzyma ją na ręku jak kartę Akcji bez efektu bojowego; niewzięta jest odrzucana. Jako Akcja: możesz zyskać za darmo 1 Rozwinięcie z kategorii Żegluga, które możesz legalnie kupić, bez kosteczki z Toru Wydarzeń. Następnie możesz odkryć nieodkryty Obszar sąsiadujący z Obszarem, w którym masz Miasto; jeśli to zrobisz, możesz zapłacić 2 Żywności, by założyć na nim Miasto na dozwolonym polu bez Osadnika.',
  },
  'great-artist': {
    name: 'Wielki Artysta',
    text: 'Wielki Człowiek: gracz, który dobrał kartę, może ją wziąć za 1 żeton Kultury; jeśli nie, kolejni gracze zgodnie z ruchem wskazówek zegara mogą ją wziąć za 2. Kto ją weźmie, trzyma ją na ręku jak kartę Akcji bez efektu bojowego; niewzięta jest odrzucana. Jako Akcja: możesz zyskać za darmo 1 Rozwinięcie z kategorii Tradycje, które możesz legalnie kupić, bez kosteczki z Toru Wydarzeń. Następnie jedno z twoich Miast staje się Szczęśliwe.',
  },
  'great-prophet': {
    name: 'Wielki Prorok',
    text: 'Wielki Człowiek: gracz, który dobrał kartę, może ją wziąć za 1 żeton Kultury; jeśli nie, kolejni gracze zgodnie z ruchem wskazówek zegara mogą ją wziąć za 2. Kto ją weźmie, trzyma ją na ręku jak kartę Akcji bez efektu bojowego; niewzięta jest odrzucana. Jako Akcja: możesz zyskać za darmo 1 Rozwinięcie z kategorii Duchowość, które możesz legalnie kupić, bez kosteczki z Toru Wydarzeń. Następnie możesz wznieść Świątynię za normalny koszt bez aktywowania Miasta.',
  },
  'great-philosopher': {
    name: 'Wielki Filozof',
    text: 'Wielki Człowiek: gracz, który dobrał kartę, może ją wziąć za 1 żeton Kultury; jeśli nie, kolejni gracze zgodnie z ruchem wskazówek zegara mogą ją wziąć za 2. Kto ją weźmie, trzyma ją na ręku jak kartę Akcji bez efektu bojowego; niewzięta jest odrzucana. Jako Akcja: możesz zyskać za darmo 1 Rozwinięcie z kategorii Edukacja, które możesz legalnie kupić, bez kosteczki z Toru Wydarzeń. Następnie zyskujesz 2 Idee.',
  },
  'great-scientist': {
    name: 'Wielki Naukowiec',
    text: 'Wielki Człowiek: gracz, który dobrał kartę, może ją wziąć za 1 żeton Kultury; jeśli nie, kolejni gracze zgodnie z ruchem wskazówek zegara mogą ją wziąć za 2. Kto ją weźmie, trzyma ją na ręku jak kartę Akcji bez efektu bojowego; niewzięta jest odrzucana. Jako Akcja: możesz zyskać za darmo 1 Rozwinięcie z kategorii Nauka, które możesz legalnie kupić, bez kosteczki z Toru Wydarzeń. Następnie zyskujesz 1 Ideę i dobierasz 1 kartę Akcji.',
  },
  'elder-statesman': {
    name: 'Wielki Mąż Stanu',
    text: 'Wielki Człowiek: gracz, który dobrał kartę, może ją wziąć za 1 żeton Kultury; jeśli nie, kolejni gracze zgodnie z ruchem wskazówek zegara mogą ją wziąć za 2. Kto ją weźmie, trzyma ją na ręku jak kartę Akcji bez efektu bojowego; niewzięta jest odrzucana. Jako Akcja: możesz zyskać za darmo 1 Rozwinięcie z kategorii Formy Rządów (Demokracja, Autokracja lub Teokracja), które możesz legalnie kupić, bez kosteczki z Toru Wydarzeń. Następnie dobierasz 2 karty Akcji.',
  },
  'great-warlord': {
    name: 'Wielki Wódz',
    text: 'Wielki Człowiek: gracz, który dobrał kartę, może ją wziąć za 1 żeton Kultury; jeśli nie, kolejni gracze zgodnie z ruchem wskazówek zegara mogą ją wziąć za 2. Kto ją weźmie, trzyma ją na ręku jak kartę Akcji bez efektu bojowego; niewzięta jest odrzucana. Jako Akcja: możesz zyskać za darmo 1 Rozwinięcie z kategorii Wojskowość, które możesz legalnie kupić, bez kosteczki z Toru Wydarzeń. Następnie wykonaj Akcję Ruchu; w pierwszej Bitwie, którą nią rozpoczniesz, masz +2 CV w każdej Rundzie.',
  },
  'great-merchant': {
    name: 'Wielki Kupiec',
    text: 'Wielki Człowiek: gracz, który dobrał kartę, może ją wziąć za 1 żeton Kultury; jeśli nie, kolejni gracze zgodnie z ruchem wskazówek zegara mogą ją wziąć za 2. Kto ją weźmie, trzyma ją na ręku jak kartę Akcji bez efektu bojowego; niewzięta jest odrzucana. Jako Akcja: możesz zyskać za darmo 1 Rozwinięcie z kategorii Ekonomia, które możesz legalnie kupić, bez kosteczki z Toru Wydarzeń. Następnie jeśli masz Szlaki Handlowe, użyj ich teraz raz jak na początku tury.',
  },
  'great-engineer': {
    name: 'Wielki Inżynier',
    text: 'Wielki Człowiek: gracz, który dobrał kartę, może ją wziąć za 1 żeton Kultury; jeśli nie, kolejni gracze zgodnie z ruchem wskazówek zegara mogą ją wziąć za 2. Kto ją weźmie, trzyma ją na ręku jak kartę Akcji bez efektu bojowego; niewzięta jest odrzucana. Jako Akcja: możesz zyskać za darmo 1 Rozwinięcie z kategorii Budownictwo, które możesz legalnie kupić, bez kosteczki z Toru Wydarzeń. Następnie możesz wznieść 1 Budynek za normalny koszt bez aktywowania Miasta.',
  },
  'population-boom-1': {
    name: 'Wyż Demograficzny',
    text: 'Umieść 1 Osadnika z puli w jednym ze swoich Miast. Wskaż innego gracza, który umieszcza 1 swojego w jednym ze swoich Miast.',
  },
  'population-boom-2': {
    name: 'Wyż Demograficzny',
    text: 'Umieść 1 Osadnika z puli w jednym ze swoich Miast. Wskaż innego gracza, który umieszcza 1 swojego w jednym ze swoich Miast.',
  },
  volcano: {
    name: 'Wulkan',
    text: 'Tylko jeśli masz co najmniej 4 Miasta: wskaż jedno ze swoich Miast i zniszcz je. Wszystkie Jednostki na nim są usuwane; Osada i Budynki na stałe opuszczają grę, a każdy element daje 2 punkty graczowi, w którego kolorze jest. Cuda tracą efekt, ale punktują jak dotąd.',
  },
  earthquake: {
    name: 'Trzęsienie Ziemi',
    text: 'Tylko jeśli masz co najmniej 3 Miasta: wybierz od 1 do 3 elementów Miasta (Osadę tylko jako ostatni element; Budynki; Cuda) we własnych Miastach i zniszcz je na stałe. Każda Osada i Budynek daje 2 punkty graczowi, w którego kolorze jest; zniszczone Cuda tracą efekt, ale punktują jak dotąd. Następnie każde naruszone Miasto, które istnieje, traci 1 poziom Nastroju.',
  },
  'heavy-earthquake': {
    name: 'Wielkie Trzęsienie Ziemi',
    text: 'Każdy gracz z co najmniej 3 Miastami wybiera od 1 do 3 elementów Miasta (Osadę tylko jako ostatni element; Budynki; Cuda) we własnych Miastach i niszczy je na stałe. Każda Osada i Budynek daje 2 punkty graczowi, w którego kolorze jest; zniszczone Cuda tracą efekt, ale punktują jak dotąd. Następnie każde naruszone Miasto, które istnieje, traci 1 poziom Nastroju.',
  },
  flood: {
    name: 'Powódź',
    text: 'Obniż o 1 poziom Nastrój 1 swojego nie-Rozgniewanego Miasta sąsiadującego z Morzem. Brak takiego Miasta: bez efektu.',
  },
  'heavy-flood': {
    name: 'Wielka Powódź',
    text: 'Każdy gracz obniża o 1 poziom Nastrój 1 swojego nie-Rozgniewanego Miasta sąsiadującego z Morzem. Gracz bez takiego Miasta nie jest dotknięty.',
  },
  'migration-1': {
    name: 'Migracja',
    text: 'Wskaż innego gracza: umieszcza on 1 Osadnika z puli w jednym ze swoich Miast. Obniż o 1 poziom Nastrój 1 swojego nie-Rozgniewanego Miasta.',
  },
  'migration-2': {
    name: 'Migracja',
    text: 'Wskaż innego gracza: umieszcza on 1 Osadnika z puli w jednym ze swoich Miast. Obniż o 1 poziom Nastrój 1 swojego nie-Rozgniewanego Miasta.',
  },
  'civil-war-1': {
    name: 'Wojna Domowa',
    text: 'Wskaż swoje Miasto, które nie jest Szczęśliwe i w którym masz Piechotę: usuń z niego 1 Piechotę i obniż jego Nastrój o 1 poziom. Jeśli nie masz takiego Miasta, obniż zamiast tego Nastrój 1 swojego Miasta.',
  },
  'civil-war-2': {
    name: 'Wojna Domowa',
    text: 'Wskaż swoje Miasto, które nie jest Szczęśliwe i w którym masz Piechotę: usuń z niego 1 Piechotę i obniż jego Nastrój o 1 poziom. Jeśli nie masz takiego Miasta, obniż zamiast tego Nastrój 1 swojego Miasta.',
  },
  revolution: {
    name: 'Rewolucja',
    text: 'Dwa kroki; za każdy możesz usunąć jedną swoją Jednostkę Wojskową, by go uniknąć. 1: tracisz 1 Akcję Główną w tej turze, jeśli jakaś ci została (w Fazie Podsumowania: w następnej turze). 2: jeśli masz Formę Rządów i spełniasz wymaganie innej, zmień ją teraz jak w Fazie Podsumowania.',
  },
  uprising: {
    name: 'Powstanie',
    text: 'Jeśli możesz, zapłać od 1 do 4 żetonów Nastroju i Kultury w dowolnej kombinacji, kładąc je na tej karcie przed sobą. Każdy jest wart pół punktu na koniec gry.',
  },
  envoys: {
    name: 'Spotkanie Emisariuszy',
    text: 'Zyskujesz 1 Ideę i 1 żeton Kultury. Wskaż innego gracza, który zyskuje 1 żeton Kultury. Odkryj wierzchnią kartę Cudu obok talii: kto ma dobrać kartę Cudu, może zamiast tego wziąć tę.',
  },
  'solar-eclipse': {
    name: 'Zaćmienie Słońca',
    text: 'Leży przy planszy do użycia. Następna Bitwa Lądowa z co najmniej jedną Rundą Walki kończy się po pierwszej Rundzie: jeśli obu stronom zostały Jednostki, atakujący musi się wycofać. Zwycięzca zyskuje 1 punkt i zatrzymuje kartę; gdy nikt nie wygrał, obrońca (jeśli wygrali Barbarzyńcy: nikt).',
  },
  'trojan-horse': {
    name: 'Koń Trojański',
    text: 'Leży przy planszy do użycia. Pierwszy gracz, który atakując Miasto bronione przez Armię lub Fortecę zapłaci przed Bitwą 1 Drewno i 1 żeton Kultury, zyskuje 1 punkt i tę kartę; obrońca nie może zagrać karty w pierwszej Rundzie Walki.',
  },
  guillotine: {
    name: 'Gilotyna',
    text: 'Twój Przywódca na Mapie, jeśli jest, ginie i zostaje odrzucony. Następnie wybierz: umieść za darmo jednego z pozostałych Przywódców w swoim Mieście albo przy swojej Armii na lądzie, gdzie jest miejsce, lub zyskaj 2 punkty (zatrzymaj kartę). Gdy nie masz już Przywódców lub miejsca: 2 punkty. W obu przypadkach nie możesz już w tej grze werbować Przywódców.',
  },
  anarchy: {
    name: 'Anarchia',
    text: 'Przenieś wszystkie kosteczki swoich Rozwinięć Form Rządów na tę kartę i zatrzymaj ją. Tracisz te Rozwinięcia. Ilekroć później zyskasz Rozwinięcie Formy Rządów, weź kosteczkę z tej karty zamiast z Toru Wydarzeń. Każda kosteczka pozostała na karcie na koniec gry jest warta 1 punkt.',
  },
  'scientific-trade': {
    name: 'Wymiana Naukowa',
    text: 'Każdy gracz zyskuje 1 Ideę za każde swoje Miasto z Akademią i/lub Obserwatorium. Ty zyskujesz co najmniej 2.',
  },
  'flourishing-trade': {
    name: 'Kwitnący Handel',
    text: 'Każdy gracz zyskuje 1 Złoto za każde swoje Miasto z Targowiskiem i/lub Portem, najwyżej 3. Ty zyskujesz co najmniej 1.',
  },
  'era-of-stability': {
    name: 'Era Stabilizacji',
    text: 'Każdy gracz zyskuje 1 żeton Nastroju lub Kultury (każdy według wyboru) za każde swoje Miasto ze Świątynią i/lub Obeliskiem, najwyżej 3. Ty zyskujesz co najmniej 1.',
  },
  reformation: {
    name: 'Reformacja',
    text: 'Jeśli któreś z twoich Miast ma Świątynię w twoim kolorze: wskaż innego gracza ze Świątynią w puli; wybiera on jedną taką Świątynię i zastępuje ją swoją. Nic temu nie zapobiega. Jeśli takiej nie masz, wskaż gracza, który ma: to on rozpatruje ten tekst zamiast ciebie (bez ponawiania ikony).',
  },
  pandemics: {
    name: 'Pandemia',
    text: 'Każdy gracz traci, w dowolnej wybranej kombinacji, Jednostki, karty Akcji lub Celów, Surowce i żetony, łącznie tyle, ile wynosi połowa liczby jego Miast zaokrąglona w dół (lub wszystko, co ma).',
  },
  'black-death': {
    name: 'Czarna Śmierć',
    text: 'Każdy gracz z co najmniej 4 Jednostkami traci 1 Jednostkę za każde 4 posiadane (zaokrąglając w dół) i jeszcze 1, jeśli ma Drogi, Nawigację lub Szlaki Handlowe; każda tak stracona Jednostka daje mu 1 punkt.',
  },
  'famine-vermin': {
    name: 'Głód: Szkodniki',
    text: 'Każdy gracz z Magazynowaniem traci 1 Żywność (nie można zastąpić Złotem), a jeśli jej nie ma, 1 jego nie-Rozgniewane Miasto staje się Rozgniewane. Liczy się jako „Głód”.',
  },
  'famine-drought': {
    name: 'Głód: Susza',
    text: 'Tracisz 1 Żywność za każde swoje Miasto na Pustkowiu lub obok niego, najwyżej 3 (nie można zastąpić Złotem). Jeśli nie możesz stracić wszystkiego, tracisz, co masz, a 1 z tych Miast staje się Rozgniewane. Liczy się jako „Głód”.',
  },
  fire: {
    name: 'Pożar',
    text: 'Wskaż jedno ze swoich Miast na Lesie: jego Nastrój oraz Nastrój każdego Miasta dowolnego gracza na tej samej połączonej grupie pól Lasu spada o 1 poziom. Jeśli nie masz Miasta na Lesie, tracisz 1 Drewno.',
  },
  'successful-year': {
    name: 'Pomyślny Rok',
    text: 'Gracze z najmniejszą liczbą Miast zyskują tyle Żywności, o ile mniej Miast mają od gracza z największą ich liczbą. Jeśli wszyscy mają tyle samo, każdy zyskuje 1 Żywność.',
  },
  'great-architect': {
    name: 'Wielki Architekt',
    text: 'Wielki Człowiek: gracz, który dobrał kartę, może ją wziąć za 1 żeton Kultury; jeśli nie, kolejni gracze zgodnie z ruchem wskazówek zegara mogą ją wziąć za 2. Kto ją weźmie, kładzie ją odkrytą przed sobą; niewzięta jest odrzucana. Wznosząc Cud możesz odrzucić tę kartę: zignoruj wymagane przez Cud Rozwinięcie (ale nie Inżynierię) i zapłać o 3 żetony Kultury mniej. Samo Wzniesienie jest zwykłą Akcją.',
  },
  'great-athlete': {
    name: 'Wielki Sportowiec',
    text: 'Wielki Człowiek: gracz, który dobrał kartę, może ją wziąć za 1 żeton Kultury; jeśli nie, kolejni gracze zgodnie z ruchem wskazówek zegara mogą ją wziąć za 2. Kto ją weźmie, trzyma ją na ręku jak kartę Akcji bez efektu bojowego; niewzięta jest odrzucana. Jako Akcja: możesz zyskać za darmo 1 Rozwinięcie z kategorii Tradycje, które możesz legalnie kupić, bez kosteczki z Toru Wydarzeń. Następnie możesz zamienić dowolną liczbę żetonów Kultury na Nastroju albo dowolną liczbę żetonów Nastroju na Kultury (jeden kierunek).',
  },
  'great-diplomat': {
    name: 'Wielki Dyplomata',
    text: 'Wielki Człowiek: gracz, który dobrał kartę, może ją wziąć za 1 żeton Kultury; jeśli nie, kolejni gracze zgodnie z ruchem wskazówek zegara mogą ją wziąć za 2. Kto ją weźmie, kładzie ją odkrytą przed sobą; niewzięta jest odrzucana. Biorąc kartę wskaż innego gracza. Żadne z was nie może zaatakować drugiego bez zapłacenia najpierw 2 żetonów Kultury do puli; pierwszy taki atak odrzuca kartę. Jako Akcję możesz ją sam odrzucić.',
  },
  'great-seer': {
    name: 'Wielki Wizjoner',
    text: 'Wielki Człowiek: gracz, który dobrał kartę, może ją wziąć za 1 żeton Kultury; jeśli nie, kolejni gracze zgodnie z ruchem wskazówek zegara mogą ją wziąć za 2. Kto ją weźmie, trzyma ją na ręku jak kartę Akcji bez efektu bojowego; niewzięta jest odrzucana. Jako Akcja: dobierz tyle kart Celów, ilu jest graczy, obejrzyj je i przydziel po jednej zakrytej każdemu graczowi, także sobie. Gdy gracz następny raz dobiera kartę Celu z talii, bierze przydzieloną.',
  },
};
