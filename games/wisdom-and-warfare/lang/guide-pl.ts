import type { GuideStepId } from '../guide/index.ts';

export const guide: Readonly<Record<GuideStepId, string>> = {
  policy:
    'Witaj! Prowadzisz cywilizację przez wieki i możesz wygrać na cztery sposoby: kulturą, technologią, monetami albo podbojem. Najpierw wprowadź politykę socjalną: działa przez całą grę.',
  capital:
    'Załóż stolicę na jednym z czterech pól pośrodku swojego kafelka. Osiem pól wokół niej to peryferia: dają produkcję, wymianę handlową i kulturę.',
  figures:
    'Armie odkrywają, walczą i zajmują chatki; wozy zbierają to, co leży daleko, i zakładają miasta. Postaw ten pionek obok stolicy, po stronie, w którą chcesz ruszyć.',
  start:
    'Tura ma pięć faz. Na początku tury zakłada się miasta, zmienia ustrój i używa niektórych zdolności. Na razie nie ma nic do zrobienia: idź dalej.',
  trade:
    'Peryferia dały ci punkty wymiany handlowej. Płaci się nimi za badania, a trzy zamieniają się w jeden punkt produkcji. Tu gracze mogą się targować; zgłoś gotowość.',
  produce:
    'Każde miasto wykonuje jedną akcję w turze. Niech stolica produkuje: arkusz pokazuje, skąd bierze się produkcja, a na rynku świeci się to, na co cię stać.',
  item: 'Wóz jest na początku wiele wart: zbiera plony z pola poza granicami, a poświęcony zakłada drugie miasto. Jeśli jest za drogi, weź armię.',
  place:
    'Nowe pionki pojawiają się na peryferiach. Wybierz pole blisko nieodkrytego lądu. Budynki i cuda świata zastępują to, co daje pole: arkusz pokazuje, co zyskasz i co stracisz.',
  'cities-done': 'Twoje jedyne miasto już działało. Zakończ zarządzanie miastem.',
  move: 'Teraz ruszają pionki, na początek o dwa pola. Weź armię: może wejść do chatki i wioski, wóz nie.',
  walk: 'Idź pole po polu, nigdy na ukos. Obok nieodkrytego kafelka jeden punkt ruchu pozwala go odkryć: zobaczysz nowy ląd, chatki i wioski.',
  research:
    'Na końcu tury wszyscy w tajemnicy wybierają technologię. Kosztuje ona wymianę handlową, a potem zostaje ci jej tylko tyle, ile masz monet. Technologia poziomu II wymaga dwóch poziomu I pod sobą i tak dalej: powstaje piramida.',
  found:
    'Zaprowadź wóz na ląd, wokół którego odkryto wszystkie osiem pól, o trzy pola od innych miast, bez chatek i wiosek obok. Na początku następnej tury założy tam miasto: dwa miasta to dwie akcje w turze i miejsce na kolejną politykę.',
  program:
    'Program budowy podwaja to, co dadzą peryferia przy następnej produkcji tego miasta. Warto go zacząć, gdy marzysz o cudzie świata.',
  advance:
    'Masz dość kultury, żeby przesunąć się na torze kultury. Każde pole daje wydarzenie kulturalne, niektóre wielkiego człowieka; ostatnie wygrywa grę.',
  arts: 'Miasto poświęcone sztuce zdobywa kulturę: jeden punkt i po jednym za każdy symbol kultury wokół. Dużo mają ich świątynie, biblioteki i cuda świata.',
  harvest:
    'Wydobycie daje surowiec leżący na peryferiach. Technologie mówią, na co go wydać: pszenicę na produkcję, kadzidło na kulturę, jedwab na wymianę handlową, żelazo w bitwie.',
  battle:
    'Bitwa! Strony na zmianę zagrywają jednostki: samą na nowy front albo przeciw wrogiej. Piechota ma przewagę nad jazdą, jazda nad artylerią, artyleria nad piechotą: kto ma przewagę, uderza pierwszy. Na końcu liczy się wytrzymałość, która została, i premia bitewna.',
  roads:
    'Spójrz na tabliczki: cztery paski każdego gracza. Pole 21 toru kultury, Lot w kosmos na szczycie piramidy, 15 monet albo zdobyta stolica rywala: kto pierwszy, ten wygrywa. Wybierz drogę i pilnuj innych. Powodzenia!',
};
