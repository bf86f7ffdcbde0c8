import type { MilitaryCardId } from '../content/ids.ts';
import type { CardWords } from './types.ts';

/** Name and text of every military card. */
export const military: Readonly<Record<MilitaryCardId, CardWords>> = {
  'development-of-agriculture': {
    name: 'Rozwój rolnictwa',
    text: 'Każda cywilizacja otrzymuje 2 jednostki żywności.',
  },
  'development-of-crafts': {
    name: 'Rozwój rzemiosła',
    text: 'Każda cywilizacja otrzymuje 2 surowce.',
  },
  'development-of-markets': {
    name: 'Rozwój handlu',
    text: 'Każdy gracz wybiera dla swojej cywilizacji: 2 surowce albo 2 jednostki żywności.',
  },
  'development-of-politics': {
    name: 'Rozwój polityki',
    text: 'Każdy gracz dobiera 3 karty militarne. Aktywny gracz nie odrzuca w tej turze nadmiaru kart militarnych. Nieużywana w grze uproszczonej.',
  },
  'development-of-religion': {
    name: 'Rozwój religii',
    text: 'Każdy gracz z wolnym robotnikiem może od razu zbudować za darmo świątynię z epoki A (w ramach limitu budynków).',
  },
  'development-of-science': {
    name: 'Rozwój nauki',
    text: 'Każda cywilizacja zdobywa 2 punkty nauki.',
  },
  'development-of-settlement': {
    name: 'Rozwój osadnictwa',
    text: 'Każda cywilizacja zwiększa populację o 1 za darmo.',
  },
  'development-of-trade-routes': {
    name: 'Rozwój szlaków handlowych',
    text: 'Każda cywilizacja zdobywa 1 punkt nauki oraz otrzymuje 1 surowiec i 1 jednostkę żywności.',
  },
  'development-of-warfare': {
    name: 'Rozwój sztuki wojennej',
    text: 'Każdy gracz z wolnym robotnikiem może od razu za darmo sformować jednostkę Wojowników.',
  },
  'no-event': {
    name: 'Brak wydarzenia',
    text: 'Nic się nie dzieje.',
  },
  barbarians: {
    name: 'Barbarzyńcy',
    text: 'Jeśli cywilizacja z największą liczbą punktów kultury jest jedną z dwóch najsłabszych, zmniejsza populację o 1.',
  },
  'border-conflict': {
    name: 'Konflikt graniczny',
    text: 'Najsłabsza cywilizacja traci jeden budynek publiczny, farmę lub kopalnię (wybór właściciela, robotnik staje się wolny). Najsilniejsza otrzymuje 3 surowce.',
  },
  crusades: {
    name: 'Krucjaty',
    text: 'Najsilniejsza cywilizacja zdobywa 4 punkty kultury, najsłabsza traci 4 punkty kultury.',
  },
  'cultural-influence': {
    name: 'Wpływy kulturowe',
    text: 'Każda cywilizacja zdobywa punkty kultury równe swojemu przyrostowi kultury.',
  },
  foray: {
    name: 'Wyprawa łupieżcza',
    text: 'Dwie najsilniejsze cywilizacje otrzymują łącznie po 3 surowce i/lub jednostki żywności w dowolnej kombinacji.',
  },
  'good-harvest': {
    name: 'Dobre zbiory',
    text: 'Farmy wszystkich graczy od razu produkują; bez konsumpcji i korupcji.',
  },
  immigration: {
    name: 'Imigracja',
    text: 'Każda cywilizacja z największym zadowoleniem (także wszystkie remisujące) zwiększa populację o 1 za darmo.',
  },
  'new-deposits': {
    name: 'Nowe złoża',
    text: 'Kopalnie wszystkich graczy od razu produkują; bez korupcji.',
  },
  pestilence: {
    name: 'Zaraza',
    text: 'Każda cywilizacja zmniejsza populację o 1.',
  },
  raiders: {
    name: 'Rabusie',
    text: 'Dwie najsłabsze cywilizacje tracą łącznie po 2 surowce i/lub jednostki żywności (kombinację wybiera właściciel; tyle, ile mają).',
  },
  rats: {
    name: 'Szczury',
    text: 'Każda cywilizacja traci całą zgromadzoną żywność.',
  },
  rebellion: {
    name: 'Bunt',
    text: 'Każdy gracz traci 2 akcje cywilne za każdego niezadowolonego robotnika w swojej najbliższej fazie akcji.',
  },
  'reign-of-terror': {
    name: 'Rządy terroru',
    text: 'Najsłabsza cywilizacja zmniejsza populację o 1.',
  },
  'scientific-breakthrough': {
    name: 'Przełom naukowy',
    text: 'Każda cywilizacja zdobywa punkty nauki równe swojemu przyrostowi nauki.',
  },
  'uncertain-borders': {
    name: 'Niepewne granice',
    text: 'Najsłabsza cywilizacja oddaje 1 żółty znacznik ze swojego banku do żółtego banku najsilniejszej.',
  },
  'civil-unrest': {
    name: 'Niepokoje społeczne',
    text: 'Każda cywilizacja traci 4 punkty kultury za każdego niezadowolonego robotnika.',
  },
  'cold-war': {
    name: 'Zimna wojna',
    text: 'Dwie najsilniejsze cywilizacje zdobywają po 6 punktów nauki.',
  },
  'crime-wave': {
    name: 'Fala przestępczości',
    text: 'Dwie najsłabsze cywilizacje tracą po 3 punkty kultury i na stałe po 1 niebieskim znaczniku.',
  },
  'economic-progress': {
    name: 'Postęp gospodarczy',
    text: 'Farmy i kopalnie wszystkich graczy od razu produkują, z konsumpcją i korupcją jak w zwykłej produkcji.',
  },
  emigration: {
    name: 'Emigracja',
    text: 'Każda cywilizacja traci połowę niezadowolonych robotników (w górę); wracają do żółtego banku.',
  },
  iconoclasm: {
    name: 'Obrazoburstwo',
    text: 'Każdy gracz odrzuca swojego lidera w grze, jeśli nie pochodzi on z bieżącej epoki.',
  },
  'independence-declaration': {
    name: 'Deklaracja niepodległości',
    text: 'Najsłabsza cywilizacja traci jedną, wybraną przez siebie kolonię.',
  },
  'international-agreement': {
    name: 'Porozumienie międzynarodowe',
    text: 'Najsilniejsza cywilizacja może od razu wziąć z toru karty cywilne o łącznym koszcie do 5 akcji cywilnych; jeśli to zrobi, traci swoją następną akcję polityczną. Potem uzupełnia się tor.',
  },
  'national-pride': {
    name: 'Duma narodowa',
    text: 'Cywilizacja z największą liczbą punktów kultury zdobywa 5 punktów kultury.',
  },
  'popularization-of-science': {
    name: 'Popularyzacja nauki',
    text: 'Każda cywilizacja zdobywa punkty kultury równe swojemu przyrostowi nauki.',
  },
  'ravages-of-time': {
    name: 'Ząb czasu',
    text: 'Każdy gracz odwraca jeden swój ukończony cud z epoki A lub I: traci on wszystkie efekty i daje zamiast tego 2 punkty kultury na turę.',
  },
  refugees: {
    name: 'Uchodźcy',
    text: 'Najsłabsza cywilizacja traci 3 punkty kultury i zmniejsza populację o 1; najsilniejsza zdobywa 3 punkty kultury i za darmo zwiększa populację o 1.',
  },
  terrorism: {
    name: 'Terroryzm',
    text: 'Cywilizacja z najmniejszą liczbą punktów kultury niszczy po jednym budynku publicznym każdej innej cywilizacji (sama wybiera; robotnicy stają się wolni).',
  },
  'impact-of-agriculture': {
    name: 'Wpływ rolnictwa',
    text: 'Każda cywilizacja zdobywa kulturę równą ilości żywności produkowanej przez jej farmy.',
  },
  'impact-of-architecture': {
    name: 'Wpływ architektury',
    text: 'Każda cywilizacja zdobywa 1 punkt kultury za każdy poziom każdego swojego budynku publicznego.',
  },
  'impact-of-colonies': {
    name: 'Wpływ kolonii',
    text: 'Każda cywilizacja zdobywa 4 punkty kultury za każdą kolonię.',
  },
  'impact-of-competition': {
    name: 'Wpływ rywalizacji',
    text: 'Każda cywilizacja zdobywa 1 punkt kultury za każdy poziom każdej swojej jednostki i areny.',
  },
  'impact-of-government': {
    name: 'Wpływ ustroju',
    text: 'Każda cywilizacja zdobywa 2 punkty kultury za każdą posiadaną akcję cywilną i 1 za każdą militarną.',
  },
  'impact-of-happiness': {
    name: 'Wpływ zadowolenia',
    text: 'Każda cywilizacja zdobywa 2 punkty kultury za każdy punkt zadowolenia (najwyżej 16) i traci 2 za każdego niezadowolonego robotnika.',
  },
  'impact-of-industry': {
    name: 'Wpływ przemysłu',
    text: 'Każda cywilizacja zdobywa kulturę równą ilości surowców produkowanych przez jej kopalnie (wraz z laboratoriami Billa Gatesa i znacznikiem Kolei Transkontynentalnej).',
  },
  'impact-of-population': {
    name: 'Wpływ populacji',
    text: 'Każda cywilizacja zdobywa 2 punkty kultury za każdego zadowolonego robotnika powyżej 10.',
  },
  'impact-of-progress': {
    name: 'Wpływ postępu',
    text: 'Każda cywilizacja zdobywa 2 punkty kultury za każdy poziom ustroju i każdej technologii specjalnej.',
  },
  'impact-of-science': {
    name: 'Wpływ nauki',
    text: 'Kultura według miejsca w przyroście nauki: 10/0 przy 2 graczach, 14/7/0 przy 3, 15/10/5/0 przy 4.',
  },
  'impact-of-strength': {
    name: 'Wpływ siły',
    text: 'Kultura według miejsca w sile militarnej: 10/0 przy 2 graczach, 14/7/0 przy 3, 15/10/5/0 przy 4.',
  },
  'impact-of-technology': {
    name: 'Wpływ technologii',
    text: 'Każda cywilizacja zdobywa 4 punkty kultury za każdą technologię poziomu III (w grze zaawansowanej: poziomu II).',
  },
  'impact-of-wonders': {
    name: 'Wpływ cudów',
    text: 'Każda cywilizacja zdobywa kulturę za ukończone cuda: 5 za każdy z epoki A, 4 z I, 3 z II, 2 z III.',
  },
  'developed-territory-1': {
    name: 'Rozwinięte terytorium',
    text: 'Trwale: 1 żółty i 1 niebieski znacznik więcej. Natychmiast: 3 punkty nauki.',
  },
  'fertile-territory-1': {
    name: 'Żyzne terytorium',
    text: 'Trwale: 3 żółte znaczniki więcej. Natychmiast: 3 jednostki żywności.',
  },
  'historic-territory-1': {
    name: 'Historyczne terytorium',
    text: 'Trwale: 1 zadowolona buźka. Natychmiast: 6 punktów kultury.',
  },
  'inhabited-territory-1': {
    name: 'Zamieszkane terytorium',
    text: 'Trwale: 2 żółte znaczniki więcej. Natychmiast: populacja +1 za darmo.',
  },
  'strategic-territory-1': {
    name: 'Strategiczne terytorium',
    text: 'Trwale: +2 siły. Natychmiast: dobierz 3 karty militarne.',
  },
  'wealthy-territory-1': {
    name: 'Bogate terytorium',
    text: 'Trwale: 2 niebieskie znaczniki więcej. Natychmiast: 5 surowców.',
  },
  'developed-territory-2': {
    name: 'Rozwinięte terytorium',
    text: 'Trwale: 2 żółte i 2 niebieskie znaczniki więcej. Natychmiast: 5 punktów nauki.',
  },
  'fertile-territory-2': {
    name: 'Żyzne terytorium',
    text: 'Trwale: 4 żółte znaczniki więcej. Natychmiast: 5 jednostek żywności.',
  },
  'historic-territory-2': {
    name: 'Historyczne terytorium',
    text: 'Trwale: 2 zadowolone buźki. Natychmiast: 11 punktów kultury.',
  },
  'inhabited-territory-2': {
    name: 'Zamieszkane terytorium',
    text: 'Trwale: 3 żółte znaczniki więcej. Natychmiast: populacja +2 za darmo.',
  },
  'strategic-territory-2': {
    name: 'Strategiczne terytorium',
    text: 'Trwale: +4 siły. Natychmiast: dobierz 5 kart militarnych.',
  },
  'wealthy-territory-2': {
    name: 'Bogate terytorium',
    text: 'Trwale: 3 niebieskie znaczniki więcej. Natychmiast: 8 surowców.',
  },
  'enslave-1': {
    name: 'Zniewolenie',
    text: 'Rywal zmniejsza populację o 1 (sam wybiera robotnika). Otrzymujesz 3 surowce.',
  },
  'plunder-1': {
    name: 'Grabież',
    text: 'Rywal traci łącznie 3 surowce i/lub jednostki żywności w wybranej przez ciebie kombinacji; otrzymujesz dokładnie to, co stracił.',
  },
  'plunder-2': {
    name: 'Grabież',
    text: 'Rywal traci łącznie 5 surowców i/lub jednostek żywności w wybranej przez ciebie kombinacji; otrzymujesz dokładnie to, co stracił.',
  },
  'plunder-3': {
    name: 'Grabież',
    text: 'Rywal traci łącznie 8 surowców i/lub jednostek żywności w wybranej przez ciebie kombinacji; otrzymujesz dokładnie to, co stracił.',
  },
  'raid-1': {
    name: 'Najazd',
    text: 'Zniszcz jeden budynek publiczny rywala (twój wybór). Otrzymujesz surowce równe połowie jego wydrukowanego kosztu (w górę).',
  },
  'raid-2': {
    name: 'Najazd',
    text: 'Zniszcz do 2 budynków publicznych rywala tego samego typu i poziomu. Otrzymujesz surowce równe połowie ich łącznego wydrukowanego kosztu (w dół).',
  },
  'raid-3': {
    name: 'Najazd',
    text: 'Zniszcz do 3 budynków publicznych rywala tego samego typu i poziomu. Otrzymujesz surowce równe połowie ich łącznego wydrukowanego kosztu (w dół).',
  },
  'annex-2': {
    name: 'Aneksja',
    text: 'Zabierz jedną kolonię rywala (twój wybór): rywal traci jej bonus trwały (na ile to możliwe), a ty otrzymujesz go w całości; bonus natychmiastowy się nie liczy.',
  },
  'assassinate-2': {
    name: 'Zabójstwo',
    text: 'Rywal odrzuca swojego lidera w grze. Koszt w akcjach militarnych = poziom tego lidera; zdobywasz 3 punkty kultury za każdy poziom.',
  },
  'sabotage-2': {
    name: 'Sabotaż',
    text: 'Rywal odrzuca cud w trakcie budowy (jego niebieskie znaczniki wracają do banku rywala). Koszt w akcjach militarnych = poziom tego cudu; zdobywasz 3 punkty kultury za każdy poziom.',
  },
  'spy-2': {
    name: 'Szpieg',
    text: 'Rywal traci do 5 punktów nauki; zdobywasz tyle, ile stracił.',
  },
  'armed-intervention-3': {
    name: 'Zbrojna interwencja',
    text: 'Rywal traci do 7 punktów kultury; zdobywasz tyle, ile stracił.',
  },
  'war-over-culture-2': {
    name: 'Wojna o kulturę',
    text: 'Zwycięzca zabiera pokonanemu punkty kultury równe przewadze.',
  },
  'war-over-resources-2': {
    name: 'Wojna o zasoby',
    text: 'Zwycięzca zabiera surowce i/lub żywność łącznie w liczbie równej przewadze, w wybranej przez siebie kombinacji.',
  },
  'war-over-technology-2': {
    name: 'Wojna o wiedzę',
    text: 'Zwycięzca zabiera punkty nauki i/lub technologie specjalne (niebieskie); suma zabranych punktów i wydrukowanych kosztów technologii nie może przekroczyć przewagi.',
  },
  'war-over-territory-2': {
    name: 'Wojna o terytorium',
    text: 'Zwycięzca przenosi z żółtego banku pokonanego do swojego 1 żółty znacznik oraz po 1 za każde pełne 3 punkty przewagi.',
  },
  'holy-war-3': {
    name: 'Święta wojna',
    text: 'Populacja pokonanego zmniejsza się o 1 za każde pełne 3 punkty przewagi; zwycięzca zdobywa 3 punkty kultury za każde zmniejszenie.',
  },
  'war-over-culture-3': {
    name: 'Wojna o kulturę',
    text: 'Zwycięzca zabiera pokonanemu punkty kultury równe przewadze.',
  },
  'open-borders-agreement': {
    name: 'Układ o otwartych granicach',
    text: 'Obie cywilizacje mają 1 dodatkową akcję militarną. Jeśli jedna zaatakuje drugą, atakujący ma +3 siły w tej agresji lub wojnie.',
  },
  'trade-routes-agreement': {
    name: 'Umowa o szlakach handlowych',
    text: 'Raz w swojej turze A może zapłacić 1 jednostką żywności zamiast 1 surowca; raz w swojej turze B może zapłacić 1 surowcem zamiast 1 jednostki żywności.',
  },
  'acceptance-of-supremacy': {
    name: 'Wymuszony pokój',
    text: 'A i B nie mogą atakować się nawzajem. Przy produkcji A otrzymuje 1 dodatkowy surowiec, a B traci 1 surowiec.',
  },
  'international-trade-agreement': {
    name: 'Międzynarodowa umowa handlowa',
    text: 'Przy produkcji A otrzymuje 1 dodatkowy surowiec, a B 1 dodatkową jednostkę żywności.',
  },
  'promise-of-military-protection': {
    name: 'Obietnica ochrony militarnej',
    text: 'A ma +1 punkt kultury na turę; B ma +5 siły i o 1 punkt kultury na turę mniej. Wygasa, gdy jedna strona zaatakuje drugą.',
  },
  'scientific-cooperation': {
    name: 'Współpraca naukowa',
    text: 'Gdy jedna ze stron zagrywa technologię, płaci o 2 punkty nauki mniej, a druga płaci 1 punkt nauki. Dopóki którakolwiek ze stron ma 0 punktów nauki, żadna nie może zagrać technologii.',
  },
  'international-tourism': {
    name: 'Turystyka międzynarodowa',
    text: 'Każda ze stron ma +1 punkt kultury na turę za każdy ukończony cud drugiej strony.',
  },
  'loss-of-sovereignty': {
    name: 'Utrata suwerenności',
    text: 'A i B nie mogą atakować się nawzajem. A ma +2 punkty kultury na turę, B o 2 punkty kultury na turę mniej. Nikt nie może wypowiedzieć wojny B.',
  },
  'military-pact': {
    name: 'Pakt wojskowy',
    text: 'Obie cywilizacje mają +4 siły. Wygasa, gdy jedna strona zaatakuje drugą.',
  },
  'peace-treaty': {
    name: 'Traktat pokojowy',
    text: 'Cywilizacje nie mogą atakować się nawzajem. Każda ma +1 punkt kultury na turę.',
  },
  'fighting-band': {
    name: 'Drużyna wojów',
    text: 'Armia: 2× piechota. Każda armia dodaje 1 do siły.',
  },
  'heavy-cavalry': {
    name: 'Ciężka kawaleria',
    text: 'Armia: 3× kawaleria. Każda armia dodaje 4 do siły.',
  },
  legion: {
    name: 'Legion',
    text: 'Armia: 3× piechota. Każda armia dodaje 2 do siły.',
  },
  'light-cavalry': {
    name: 'Lekka kawaleria',
    text: 'Armia: 2× kawaleria. Każda armia dodaje 2 do siły.',
  },
  'medieval-army': {
    name: 'Armia średniowieczna',
    text: 'Armia: 1× piechota + 1× kawaleria. Każda armia dodaje 2 do siły.',
  },
  phalanx: {
    name: 'Falanga',
    text: 'Armia: 2× piechota + 1× kawaleria. Każda armia dodaje 3 do siły.',
  },
  'classic-army': {
    name: 'Armia klasyczna',
    text: 'Armia: 2× piechota + 2× kawaleria. Każda armia dodaje 9 do siły (5, jeśli zawiera przestarzałą jednostkę).',
  },
  conquistadors: {
    name: 'Konkwistadorzy',
    text: 'Armia: 1× piechota + 2× kawaleria. Każda armia dodaje 5 do siły (3, jeśli zawiera przestarzałą jednostkę).',
  },
  'defensive-army': {
    name: 'Armia obronna',
    text: 'Armia: 2× piechota + 1× artyleria. Każda armia dodaje 6 do siły (3, jeśli zawiera przestarzałą jednostkę).',
  },
  fortifications: {
    name: 'Fortyfikacje',
    text: 'Armia: 2× artyleria. Każda armia dodaje 4 do siły.',
  },
  'mobile-artillery': {
    name: 'Artyleria samobieżna',
    text: 'Armia: 1× kawaleria + 1× artyleria. Każda armia dodaje 5 do siły.',
  },
  'napoleonic-army': {
    name: 'Armia napoleońska',
    text: 'Armia: 1× piechota + 1× kawaleria + 1× artyleria. Każda armia dodaje 8 do siły (4, jeśli zawiera przestarzałą jednostkę).',
  },
  entrenchments: {
    name: 'Okopy',
    text: 'Armia: 1× piechota + 2× artyleria. Każda armia dodaje 9 do siły (5, jeśli zawiera przestarzałą jednostkę).',
  },
  'mechanized-army': {
    name: 'Armia zmechanizowana',
    text: 'Armia: 1× kawaleria + 2× artyleria. Każda armia dodaje 10 do siły (5, jeśli zawiera przestarzałą jednostkę).',
  },
  'modern-army': {
    name: 'Armia nowoczesna',
    text: 'Armia: 2× piechota + 1× kawaleria + 1× artyleria. Każda armia dodaje 13 do siły (7, jeśli zawiera przestarzałą jednostkę).',
  },
  'shock-troops': {
    name: 'Oddziały szturmowe',
    text: 'Armia: 1× piechota + 3× kawaleria. Każda armia dodaje 11 do siły (6, jeśli zawiera przestarzałą jednostkę).',
  },
  'bonus-1': {
    name: 'Obrona / Kolonizacja',
    text: 'Zagraj w obronie przed agresją: +2 siły, albo przy opłacaniu kolonizacji: +1. Po użyciu odrzuć.',
  },
  'bonus-2': {
    name: 'Obrona / Kolonizacja',
    text: 'Zagraj w obronie przed agresją: +4 siły, albo przy opłacaniu kolonizacji: +2. Po użyciu odrzuć.',
  },
  'bonus-3': {
    name: 'Obrona / Kolonizacja',
    text: 'Zagraj w obronie przed agresją: +6 siły, albo przy opłacaniu kolonizacji: +3. Po użyciu odrzuć.',
  },
};
