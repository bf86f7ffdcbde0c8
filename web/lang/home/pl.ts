import { plCount } from '@epoka/kernel';
import type { HomeMessages } from './en.ts';

export const homePl: HomeMessages = {
  lead: 'Stół do pięciu gier cywilizacyjnych.',
  lead2:
    'Samotnie przeciw botom, przy jednym ekranie ze znajomymi albo online. Zasad pilnuje Epoka, a każdy wyszarzony ruch mówi, dlaczego jest niemożliwy.',
  skip: 'Przejdź do gier',
  running: 'Twoje stoły',
  games: 'Gry',
  round: n => `runda ${n}`,
  yourTurn: 'Twój ruch',
  thinking: 'Grają inni',
  finished: 'Zakończona',
  passAndPlay: 'Jeden ekran',
  goOn: 'Graj dalej',
  look: 'Obejrzyj',
  remove: 'Usuń',
  removed: name => `Stół „${name}” został usunięty.`,
  putBack: 'Przywróć',
  openTable: name => `Wróć do stołu „${name}”`,
  removeTable: name => `Usuń stół „${name}”`,
  players: (min, max) => (min === max ? plCount(max, 'gracz', 'gracze', 'graczy') : `${min}–${max} graczy`),
  minutes: (min, max) => `${min}–${max} min`,
  weight: 'Ciężar',
  weights: ['lekka', 'łatwa', 'średnia', 'wymagająca', 'ciężka'],
  bots: 'Zagraj teraz z botami',
  here: 'Zagraj tutaj ze znajomymi',
  online: 'Zagraj online',
  rules: 'Zasady',
  guided: 'Nauka, 20 minut',
  decks: 'Buduj talie',
  preparing: 'W przygotowaniu',
  preparingWhy: 'Zasady tej gry dopiero powstają. Nie można w nią jeszcze zagrać.',
  guideTitle: 'Pierwszy raz przy tym stole?',
  guideText:
    'Krótka gra z przewodnikiem w Nowe horyzonty pokaże ci stół: dwa miejsca, jeden łagodny bot i podpowiedź przy każdym nowym kroku.',
  guideYes: 'Zacznij grę z przewodnikiem',
  guideNo: 'Nie teraz',
  openReplay: 'Otwórz plik z zapisem gry',
  settings: 'Ustawienia',
  about: 'O Epoce',
  day: 'Jasny',
  lamp: 'Ciemny',
  theme: 'Wygląd',
  language: 'Język',
  otherLanguage: 'English',
  otherLanguageHint: 'Switch to English',
  themeHint: now => `Wygląd: ${now}. Zmień`,
  fan: 'Epoka to niezależny projekt fanowski. Nie używa grafik ani tekstów wydawców i z żadnym z nich nie jest związana.',
  noStorage:
    'Ta przeglądarka nie pozwala niczego zapisać. Można grać, ale gry przepadną po zamknięciu strony.',
  offlineReady: 'Można grać bez sieci.',
  newVersion: 'Jest nowa wersja Epoki.',
  reload: 'Odśwież',
  loading: 'Wczytywanie …',
  broken:
    'Nie udało się wczytać części Epoki. Sprawdź połączenie i spróbuj ponownie; twoje gry są bezpieczne na tym urządzeniu.',
  tryAgain: 'Spróbuj ponownie',
  ago: (value, unit) =>
    value === 0
      ? 'przed chwilą'
      : new Intl.RelativeTimeFormat('pl', { numeric: 'auto' }).format(-value, unit),
  seatsOf: (humans, bots) =>
    [
      humans > 0 ? plCount(humans, 'gracz', 'gracze', 'graczy') : '',
      bots > 0 ? plCount(bots, 'bot', 'boty', 'botów') : '',
    ]
      .filter(Boolean)
      .join(', '),
  of: {
    'new-horizons': {
      title: 'Nowe horyzonty',
      plate: ['Nowe', 'horyzonty'],
      blurb:
        'Wyślij osadników poza krawędź mapy i wyhoduj drzewo wiedzy, jakiego nie było w żadnej innej grze.',
    },
    'through-the-ages': {
      title: 'Poprzez wieki',
      plate: ['Poprzez', 'wieki'],
      blurb:
        'Od pierwszej farmy do pierwszego satelity: dobieraj karty, wznoś cuda, wyżyw lud i utrzymaj armię.',
    },
    'clash-of-cultures': {
      title: 'Clash of Cultures',
      plate: ['Clash', 'of Cultures'],
      blurb:
        'Odkrywaj heks po heksie, buduj miasta, które widać na mapie, i wybieraj spośród czterdziestu ośmiu osiągnięć.',
    },
    'wisdom-and-warfare': {
      title: 'Wiedza i Wojna',
      plate: ['Wiedza', 'i Wojna'],
      blurb: 'Cztery drogi do zwycięstwa na jednej mapie: kultura, złoto, nauka i miecz.',
    },
    'civilization-ccg': {
      title: 'Cywilizacja: gra karciana',
      plate: ['Cywilizacja', 'gra karciana'],
      blurb: 'Złóż talię, załóż stolicę i pozwól zderzyć się dwóm historiom.',
    },
  },
};
