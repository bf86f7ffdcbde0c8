import type { GuideStepId } from '../guide/index.ts';

export const guide: Readonly<Record<GuideStepId, string>> = {
  policy:
    'Witaj! Prowadzisz cywilizację przez wieki i możesz wygrać na cztery sposoby: kulturą, nauką, monetami albo podbojem. Najpierw przyjmij politykę społeczną: działa przez całą grę.',
  capital:
    'Załóż stolicę na jednym z czterech pól pośrodku swojego kafla. Osiem pól wokół niej to przedmieścia: dają produkcję, handel i kulturę.',
  figures:
    'Armie odkrywają, walczą i zajmują chaty; zwiadowcy zbierają to, co leży daleko, i zakładają miasta. Postaw tę figurkę obok stolicy, po stronie, w którą chcesz ruszyć.',
  start:
    'Tura ma pięć faz. Na początku tury zakłada się miasta, zmienia ustrój i używa niektórych zdolności. Na razie nie ma nic do zrobienia: idź dalej.',
  trade:
    'Masz handel ze swoich przedmieść. Handlem płaci się za badania, a trzy punkty handlu zamieniają się w jeden produkcji. Tu gracze mogą się targować; powiedz, że to już koniec rozmów.',
  produce:
    'Każde miasto wykonuje jedną akcję w turze. Niech stolica produkuje: arkusz pokazuje, skąd bierze się produkcja, a na rynku świeci się to, na co cię stać.',
  item: 'Zwiadowca jest na początku wiele wart: przynosi plony z pola poza granicami, a poświęcony zakłada drugie miasto. Jeśli jest za drogi, weź armię.',
  place:
    'Nowe figurki pojawiają się na przedmieściach. Wybierz pole blisko nieodkrytego lądu. Budynki i cuda zastępują to, co daje pole: arkusz pokazuje stratę.',
  'cities-done': 'Twoje jedyne miasto już działało. Zakończ zarządzanie miastami.',
  move: 'Teraz ruszają figurki, na początek o dwa pola. Weź armię: może wejść do chaty i wioski, zwiadowca nie.',
  walk: 'Idź pole po polu, nigdy na ukos. Obok nieodkrytego kafla jeden krok ruchu pozwala go odkryć: zobaczysz nowy ląd, chaty i wioski.',
  research:
    'Na końcu tury wszyscy potajemnie prowadzą badania. Technologia kosztuje handel, a potem zostaje ci go tylko tyle, ile masz monet. Technologia poziomu II wymaga dwóch poziomu I pod sobą i tak dalej: powstaje piramida.',
  found:
    'Zaprowadź zwiadowcę na ląd, wokół którego odkryto wszystkie osiem pól, o trzy pola od innych miast, bez chat i wiosek obok. Na początku następnej tury założy tam miasto: dwa miasta to dwie akcje w turze i miejsce na kolejną politykę.',
  program:
    'Program budowy podwaja to, co dadzą przedmieścia przy następnej produkcji tego miasta. Warto go zacząć, gdy marzysz o cudzie.',
  advance:
    'Masz dość kultury na krok na torze kultury. Każdy krok daje wydarzenie kulturalne, niektóre wielką postać; ostatni wygrywa grę.',
  arts: 'Miasto oddane sztuce zdobywa kulturę: jeden punkt i po jednym za każdy symbol kultury wokół. Dużo mają ich świątynie, biblioteki i cuda.',
  harvest:
    'Zbiory dają zasób leżący na przedmieściach. Technologie mówią, na co go wydać: pszenicę na produkcję, kadzidło na kulturę, jedwab na handel, żelazo w bitwie.',
  battle:
    'Bitwa! Strony na zmianę zagrywają jednostki: samą na nowy front albo przeciw wrogiej. Piechota przebija konnicę, konnica artylerię, artyleria piechotę: przebijający uderza pierwszy. Na końcu liczy się zdrowie, które zostało, i premia.',
  roads:
    'Spójrz na tabliczki: cztery paski każdego gracza. Krok 21 kultury, Lot kosmiczny na szczycie piramidy, 15 monet albo zdobyta stolica rywala: kto pierwszy, ten wygrywa. Wybierz drogę i pilnuj innych. Powodzenia!',
};
