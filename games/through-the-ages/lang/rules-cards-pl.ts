/** Wyjaśnienia pojedynczych kart. */
import type { Chapter } from './types.ts';

export const appendix: Chapter = {
  id: 'cards',
  title: 'Wyjaśnienia kart',
  level: 'simple',
  clauses: [
    {
      id: 'TTA-28.2',
      text: 'Stałe bonusy do siły należą do cywilizacji, więc poświęcone jednostki ich nie liczą. Tylko Czyngis-chan wzmacnia same jednostki.',
    },
    {
      id: 'TTA-28.3',
      text: 'Arystoteles: 1 punkt nauki za każdą technologię wziętą z toru, także ustrój i technologię specjalną.',
    },
    {
      id: 'TTA-28.4',
      text: 'Barbarossa: za 1 akcję cywilną nowy robotnik od razu staje się jednostką, o 1 żywność i 1 surowiec taniej. Dowolną liczbę razy.',
    },
    {
      id: 'TTA-28.5',
      text: 'Bill Gates: laboratoria poziomów I–III produkują też jak kopalnie. Ich znaczniki zachowują wartość, gdy go już nie ma.',
    },
    {
      id: 'TTA-28.6',
      text: 'Churchill: nowe jednostki są o 2 tańsze, dopóki trwa wojna przeciw tobie. Ulepszenia nie.',
    },
    {
      id: 'TTA-28.7',
      text: 'Kolumb: raz w grze, akcją polityczną, terytorium z ręki staje się twoją kolonią.',
    },
    {
      id: 'TTA-28.8',
      text: 'Cook: każda karta obrony/kolonizacji liczy się przy kolonizacji o 1 więcej; 2 kultury za kolonię.',
    },
    {
      id: 'TTA-28.9',
      text: 'Elvis Presley: wydrukowana kultura jednego z najlepszych teatrów liczy się jeszcze raz.',
    },
    {
      id: 'TTA-28.10',
      text: 'Gandhi: ataki na ciebie kosztują dwa razy więcej akcji, także gdy kosztem jest poziom.',
    },
    {
      id: 'TTA-28.11',
      text: 'Homer: w każdej swojej turze 1 surowiec na jednostki; najwyżej dwie jednostki Wojowników dają po 1 kulturze.',
    },
    {
      id: 'TTA-28.12',
      text: 'Joanna d’Arc: 5 punktów kultury, gdy tylko ktoś zagra przeciw tobie atak; siła za buźki twoich świątyń.',
    },
    {
      id: 'TTA-28.13',
      text: 'Leonardo, Newton, Einstein: najwyższy poziom wśród laboratoriów i bibliotek z robotnikiem.',
    },
    {
      id: 'TTA-28.14',
      text: 'Michał Anioł: zadowolone buźki świątyń, teatrów i cudów; Bazylika je podwaja.',
    },
    {
      id: 'TTA-28.15',
      text: 'Newton: akcję cywilną trzeba najpierw mieć, potem wraca; po rewolucji dokładnie jedna.',
    },
    { id: 'TTA-28.16', text: 'Szekspir: liczba par to mniejsza z liczb bibliotek i teatrów.' },
    { id: 'TTA-28.17', text: 'Sid Meier: żadne laboratorium nie daje mniej niż 0 nauki.' },
    { id: 'TTA-28.18', text: 'Bazylika św. Piotra podwaja każdą zadowoloną buźkę, niezadowolonych nie.' },
    {
      id: 'TTA-28.19',
      text: 'Kolej Transkontynentalna: dodatkowy znacznik leży na najlepszej kopalni z robotnikiem, nigdy na laboratorium.',
    },
    {
      id: 'TTA-28.20',
      text: 'Linie oceaniczne: raz w swojej turze, bez akcji cywilnej, o 5 żywności taniej.',
    },
    { id: 'TTA-28.21', text: 'Pierwszy lot w kosmos: wszystkie technologie w grze, także ustrój.' },
    { id: 'TTA-28.22', text: 'Hollywood, Internet: 2 kultury za każdy poziom, za każdego robotnika.' },
    { id: 'TTA-28.23', text: 'Sieć barów szybkiej obsługi: wolni robotnicy się nie liczą.' },
    {
      id: 'TTA-28.24',
      text: 'Fala nacjonalizmu, Zbrojenia, Mecenat sztuki: liczą się tylko cywilizacje, które naprawdę mają więcej.',
    },
    {
      id: 'TTA-28.25',
      text: 'Barbarzyńcy: cywilizacja z największą kulturą traci populację tylko, jeśli jest jedną z dwóch najsłabszych.',
    },
    {
      id: 'TTA-28.26',
      text: 'Bunt: w najbliższej fazie akcji o 2 akcje cywilne mniej za każdego niezadowolonego; rewolucja jest wtedy niemożliwa.',
    },
    {
      id: 'TTA-28.27',
      text: 'Obrazoburstwo: tylko liderzy w grze; w IV epoce żaden nie jest z bieżącej epoki.',
    },
    {
      id: 'TTA-28.28',
      text: 'Porozumienie międzynarodowe: najsilniejszy może wziąć karty warte 5 akcji cywilnych według zwykłych zasad i traci następną akcję polityczną.',
    },
    {
      id: 'TTA-28.29',
      text: 'Dobre zbiory, Nowe złoża, Postęp gospodarczy: produkcja wymienionych części, bez paktów i punktów.',
    },
    { id: 'TTA-28.30', text: 'Fala przestępczości: niebieski znacznik trafia do pudełka.' },
    { id: 'TTA-28.31', text: 'Emigracja: połowa niezadowolonych robotników, w górę.' },
    {
      id: 'TTA-28.32',
      text: 'Terroryzm: gracz z najmniejszą kulturą wybiera po jednym budynku każdego z pozostałych.',
    },
    {
      id: 'TTA-28.33',
      text: 'Ząb czasu: jeden twój cud z epoki A lub I daje już tylko 2 kultury; nadal liczy się jako ukończony.',
    },
    {
      id: 'TTA-28.34',
      text: 'Wpływy: produkcję liczy się tak, jakby znaczników było bez ograniczeń i bez paktów; akcje w sumie, nie pozostałe; technologie razem z ustrojem i specjalnymi.',
    },
    {
      id: 'TTA-28.35',
      text: 'Najazd: połowa wydrukowanego kosztu, w górę przy Najeździe I, w dół przy II i III; do 2 lub 3 budynków z jednej karty.',
    },
    {
      id: 'TTA-28.36',
      text: 'Grabież, Wojna o zasoby: zwycięzca mówi, ile żywności i ile surowców.',
    },
    {
      id: 'TTA-28.37',
      text: 'Sabotaż, Zabójstwo: 3 kultury za poziom. Ofiara może wziąć nowy cud, ale nie innego lidera z tej epoki.',
    },
    {
      id: 'TTA-28.38',
      text: 'Współpraca naukowa: płacisz o 2 punkty nauki mniej, a partner 1. Dopóki jedno z was nie ma nauki, żadne nie może zagrać technologii.',
    },
    { id: 'TTA-28.39', text: 'Turystyka międzynarodowa: ukończone cuda drugiej strony, także ruiny.' },
    {
      id: 'TTA-28.40',
      text: 'Otwarte granice: o 3 więcej w ataku na partnera, nigdy we wskaźniku; w wojnie pakt musi jeszcze obowiązywać.',
    },
    { id: 'TTA-28.41', text: 'Imigracja: wszyscy z największym zadowoleniem.' },
    {
      id: 'TTA-28.42',
      text: 'Konflikt graniczny: 3 surowce niezależnie od straty. Niepewne granice: bez znacznika w banku nic się nie dzieje.',
    },
  ],
};
