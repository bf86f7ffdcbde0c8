/** The words of Caravan in both languages. Cards have proper names made from their metal and worth. */
import { enCount, type GameWords, plCount } from '../../index.ts';
import type { CaravanState, CaravanVocabulary } from './caravan.ts';

/** HIDDEN is -2 for a copper back, -3 for a silver one. */
function enCard(card: number): string {
  if (card < 0) return card === -3 ? 'a silver card' : 'a card';
  return card < 10 ? `copper ${card + 1}` : `silver ${card - 9}`;
}

function plCard(card: number): string {
  if (card < 0) return card === -3 ? 'srebrna karta' : 'karta';
  return card < 10 ? `miedź ${card + 1}` : `srebro ${card - 9}`;
}

const enCoins = (n: number) => enCount(n, 'coin', 'coins');
const plCoins = (n: number) => plCount(n, 'monetę', 'monety', 'monet');

export const caravanEn: GameWords<CaravanState, CaravanVocabulary> = {
  title: 'Caravan',
  questions: {
    bid: (_r, data) => `Bid in secret, ${enCoins(data.most)} at most`,
    swap: () => 'Swap a card with the deck or keep your hand',
    play: () => 'Choose a card, face down',
  },
  answers: {
    bid: (_r, coins) => `Bid ${enCoins(coins)}`,
    keep: () => 'Keep the hand',
    swap: (r, slot) => `Swap ${enCard(r.view.hands[r.seat]?.[slot] ?? -2)}`,
    play: (r, slot) => `Play ${enCard(r.view.hands[r.seat]?.[slot] ?? -2)}`,
  },
  reasons: {
    deckEmpty: () => 'the deck is empty',
    otherBack: () => 'the top card of the deck has another back',
    sameBid: (_r, coins) => `you bid ${enCoins(coins)} last time`,
    allIn: () => 'these are all your coins',
  },
  tells: {
    bidsOpened: (r, seat, coins) => `${r.name(seat)} has bid ${enCoins(coins)}`,
    outbid: (r, seat, coins) => `${r.name(seat)} pays ${enCoins(coins)}`,
    nobodyBid: () => 'Nobody bids anything',
    kept: (r, seat) => `${r.name(seat)} keeps the hand`,
    swapped: (r, seat, away, drawn) =>
      away < 0
        ? `${r.name(seat)} swaps a card`
        : `${r.name(seat)} swaps ${enCard(away)} for ${enCard(drawn)}`,
    played: (r, seat, card) => `${r.name(seat)} shows ${enCard(card)}`,
    took: (r, seat, cards) => `${r.name(seat)} takes ${enCount(cards, 'card', 'cards')}`,
    drew: (r, seat, card) => `${r.name(seat)} draws ${enCard(card)}`,
  },
  sources: { cards: 'cards won', coins: 'coins left' },
  terms: { cards: 'cards won', coins: 'coins left' },
  settings: {
    hand: { name: 'Hand', hint: 'Cards in each hand at the start' },
    swaps: {
      name: 'Swaps',
      hint: 'Bid each round for the right to swap a card',
      values: { true: 'yes', false: 'no' },
    },
  },
  content: id => enCard(Number(id.split(':')[1])),
};

export const caravanPl: GameWords<CaravanState, CaravanVocabulary> = {
  title: 'Karawana',
  questions: {
    bid: (_r, data) => `Licytuj w tajemnicy, najwyżej ${plCoins(data.most)}`,
    swap: () => 'Wymień kartę z talią albo zachowaj rękę',
    play: () => 'Wybierz zakrytą kartę',
  },
  answers: {
    bid: (_r, coins) => `Zaoferuj ${plCoins(coins)}`,
    keep: () => 'Zachowaj rękę',
    swap: (r, slot) => `Wymień: ${plCard(r.view.hands[r.seat]?.[slot] ?? -2)}`,
    play: (r, slot) => `Zagraj: ${plCard(r.view.hands[r.seat]?.[slot] ?? -2)}`,
  },
  reasons: {
    deckEmpty: () => 'talia jest pusta',
    otherBack: () => 'wierzchnia karta talii ma inny rewers',
    sameBid: (_r, coins) => `poprzednio oferta wynosiła ${plCoins(coins)}`,
    allIn: () => 'to wszystkie twoje monety',
  },
  tells: {
    bidsOpened: (r, seat, coins) => `${r.name(seat)} oferuje ${plCoins(coins)}`,
    outbid: (r, seat, coins) => `${r.name(seat)} płaci ${plCoins(coins)}`,
    nobodyBid: () => 'Nikt nic nie oferuje',
    kept: (r, seat) => `${r.name(seat)} zachowuje rękę`,
    swapped: (r, seat, away, drawn) =>
      away < 0
        ? `${r.name(seat)} wymienia kartę`
        : `${r.name(seat)} wymienia kartę ${plCard(away)} na ${plCard(drawn)}`,
    played: (r, seat, card) => `${r.name(seat)} odkrywa: ${plCard(card)}`,
    took: (r, seat, cards) => `${r.name(seat)} bierze ${plCount(cards, 'kartę', 'karty', 'kart')}`,
    drew: (r, seat, card) => `${r.name(seat)} dobiera: ${plCard(card)}`,
  },
  sources: { cards: 'zdobyte karty', coins: 'pozostałe monety' },
  terms: { cards: 'zdobyte karty', coins: 'pozostałe monety' },
  settings: {
    hand: { name: 'Ręka', hint: 'Liczba kart na ręce na początku' },
    swaps: {
      name: 'Wymiany',
      hint: 'Co rundę licytujecie prawo do wymiany karty',
      values: { true: 'tak', false: 'nie' },
    },
  },
  content: id => plCard(Number(id.split(':')[1])),
};
