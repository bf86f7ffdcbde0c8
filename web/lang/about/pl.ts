import type { AboutMessages } from './en.ts';

export const aboutPl: AboutMessages = {
  title: 'O Epoce',
  what: 'Epoka to stół do pięciu gier cywilizacyjnych. Zasady są spisane w całości, a pilnuje ich jeden silnik: na serwerze, w tej przeglądarce albo w terminalu. Boty grają według tych samych zasad i widzą tylko to, co mógłby widzieć gracz na ich miejscu.',
  fan: 'Epoka to niezależny projekt fanowski. Nie jest związana z autorami ani wydawcami tych gier, nie powstała we współpracy z nimi i nie używa ich grafik ani tekstów. Wszystkie nazwy należą do ich właścicieli. Jeśli podoba ci się któraś z tych gier, kup ją: najlepsza jest przy stole, ze znajomymi.',
  games: 'Gry i ich twórcy',
  game: 'Gra',
  original: 'Oryginał',
  by: 'Autorzy',
  publisher: 'Wydawca',
  anonymous: 'nieznany; projekt fanowski, zestaw kart stworzono dla Epoki',
  ownContent: 'Teksty kart Nowych horyzontów i gry karcianej napisano dla Epoki.',
  icons: 'Ikony',
  iconsText: 'Ikony pochodzą z game-icons.net i są używane na licencji CC BY 3.0. Narysowali je:',
  iconsChanged: 'Zmieniono ich kolory i wkomponowano je w plansze i okładki Epoki.',
  fonts: 'Kroje pisma',
  fontsText:
    'Source Serif 4 i Source Sans 3, Frank Grießhammer i Paul D. Hunt, Adobe, na licencji SIL Open Font License 1.1.',
  code: 'Z czego jest zbudowana',
  codeText: 'Preact, Vite i Iconify. Kod samej Epoki jest na licencji MIT.',
  privacy: 'Co jest zapisywane',
  privacyText:
    'Lokalne stoły, zapisy gier i ustawienia pozostają w tej przeglądarce. Nic nie jest nigdzie wysyłane, nie zbieramy żadnych statystyk.',
  version: 'Wersja',
  covers: 'Okładki rysuje sama Epoka, z linii i ikon.',
};
