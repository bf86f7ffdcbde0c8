/** What is said where decks are chosen. */
import type { Language } from '@epoka/kernel';

interface DeckWords {
  deckOf(seat: number): string;
  readonly anyDeck: string;
  readonly readyDecks: string;
  readonly ownDecks: string;
  faultyDeck(name: string): string;
  readonly broughtDeck: string;
  readonly refused: string;
  readonly build: string;
  readonly idleRival: string;
}

export const deckWords: Readonly<Record<Language, DeckWords>> = {
  en: {
    deckOf: seat => `Deck, seat ${seat}`,
    anyDeck: 'Any ready deck',
    readyDecks: 'Ready decks',
    ownDecks: 'Your decks',
    faultyDeck: name => `${name} (not legal yet)`,
    broughtDeck: 'The deck you brought',
    refused: 'This deck can’t be brought:',
    build: 'Build and change decks',
    idleRival: 'A rival who passes',
  },
  pl: {
    deckOf: seat => `Talia, miejsce ${seat}`,
    anyDeck: 'Dowolna gotowa talia',
    readyDecks: 'Gotowe talie',
    ownDecks: 'Twoje talie',
    faultyDeck: name => `${name} (jeszcze niedozwolona)`,
    broughtDeck: 'Twoja przyniesiona talia',
    refused: 'Z tą talią nie można zagrać:',
    build: 'Buduj i zmieniaj talie',
    idleRival: 'Rywal, który pasuje',
  },
};
