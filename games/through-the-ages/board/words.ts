/** Words of the board itself: headings, hints and names of buttons. Everything the rules say comes from the game's language files. */
import type { Language } from '@epoka/kernel';
import type { Flow } from './forecast.ts';
import type { Price } from './prices.ts';

type Good = 'food' | 'resources' | 'science' | 'culture';

export interface BoardWords {
  readonly parts: string;
  readonly sections: Readonly<Record<'row' | 'civ' | 'hand' | 'standing', string>>;
  /** headings of the list of choices */
  readonly verbs: Readonly<Record<string, string | undefined>>;
  /** what is done with the card named behind it; nothing where the question says it */
  readonly does: Readonly<Record<string, string | undefined>>;
  readonly buildStages: (n: number) => string;
  readonly yourSide: (side: number) => string;
  /** in the row, from the left */
  readonly place: (n: number) => string;
  /** for the icon key */
  readonly key: Readonly<
    Record<
      | 'happy'
      | 'unhappy'
      | 'yellow'
      | 'blue'
      | 'colonize'
      | 'defense'
      | 'stage'
      | 'technology'
      | 'wonder'
      | 'unit'
      | 'army'
      | 'attack'
      | 'revolution'
      | 'best'
      | 'rivals',
      string
    >
  >;
  readonly fold: string;
  readonly unfold: string;
  readonly beforeAfter: string;
  /** the changes alone */
  readonly effects: string;
  /** what an age that ends takes along */
  readonly ageLosses: string;
  readonly leadersDie: (n: number) => string;
  /** of a fight, if nobody adds anything */
  readonly asItStands: string;
  readonly unchanged: string;
  readonly onlyLeft: (n: number) => string;
  /** behind the number of cards */
  readonly pileNames: Readonly<Record<'civil' | 'military' | 'current' | 'future', (n: number) => string>>;
  readonly eventsToCome: string;
  readonly eventCount: (n: number) => string;
  readonly futureOwn: (own: number, n: number) => string;
  readonly lastEvent: string;
  readonly rankOf: (rank: number, n: number) => string;
  readonly needs: (n: number) => string;
  readonly leftOf: (left: number, of: number) => string;
  readonly limitShort: (n: number) => string;
  readonly noSpecials: string;
  readonly ofCivil: (limit: number) => string;
  readonly ofMilitary: (limit: number) => string;
  readonly handCounts: (civil: number, military: number) => string;
  /** behind the strength of each */
  readonly forces: Readonly<Record<'units' | 'armies' | 'rest' | 'cards', string>>;
  readonly attackWins: (attack: number, defense: number) => string;
  readonly attackWon: (attack: number, defense: number) => string;
  readonly defenseHolds: (defense: number, attack: number) => string;
  /** by the number of the family, technologies excepted */
  readonly kinds: readonly string[];
  /** where there is room for it */
  readonly specialTechnology: string;
  readonly open: string;
  /** what a press on a place does */
  readonly explain: string;
  readonly close: string;
  readonly showCard: string;
  readonly price: (price: Price) => string;
  readonly moreWays: (name: string) => string;
  readonly tray: string;
  readonly hiddenMilitary: (age: string) => string;
  // row and decks
  readonly civilActions: (n: number) => string;
  readonly emptyPlace: string;
  readonly civilDeck: string;
  readonly militaryDeck: string;
  readonly current: string;
  readonly future: string;
  readonly past: string;
  readonly allPast: string;
  readonly ownFuture: string;
  readonly pile: (name: string, n: number, age: string) => string;
  readonly lastRound: (round: number) => string;
  readonly scoring: string;
  // ledger
  readonly ledger: string;
  readonly ledgerOf: string;
  readonly goods: Readonly<Record<Good, string>>;
  readonly flow: (name: string, flow: Flow) => string;
  readonly strength: string;
  readonly unitGoods: (n: number) => string;
  readonly happiness: string;
  readonly happinessOf: (have: number, need: number) => string;
  readonly civilLeft: (left: number, of: number) => string;
  readonly militaryLeft: (left: number, of: number) => string;
  readonly warnUprising: (discontent: number, idle: number) => string;
  readonly warnDiscontent: (discontent: number, idle: number) => string;
  readonly warnFamine: (missing: number, culture: number) => string;
  readonly warnCorruption: (n: number) => string;
  readonly warnNoTokens: (food: number, resources: number) => string;
  readonly warnScience: (n: number) => string;
  // plates
  readonly plateFood: (have: number, farms: number, eaten: number) => string;
  readonly plateResources: (have: number, mines: number, corruption: number) => string;
  readonly plateMood: (discontent: number, idle: number) => string;
  // banks
  readonly yellowBank: string;
  readonly blueBank: string;
  readonly unused: string;
  readonly idle: (n: number) => string;
  readonly populationPrice: (food: number) => string;
  readonly consumption: (food: number) => string;
  readonly bankSays: (n: number, consumption: number, faces: number) => string;
  readonly corruption: string;
  readonly noCorruption: string;
  readonly corruptionNow: (n: number) => string;
  // civilization
  readonly buildings: string;
  readonly units: string;
  readonly onCard: (name: string, workers: number, blues: number, price: number) => string;
  readonly urbanLimit: (n: number, limit: number) => string;
  readonly limitSays: (limit: number) => string;
  readonly noLeader: string;
  readonly noWonder: string;
  readonly stages: (name: string) => string;
  readonly stage: (n: number, cost: number, done: boolean) => string;
  readonly ruin: string;
  readonly noTactic: string;
  readonly armies: (bonus: number) => string;
  readonly colony: string;
  readonly pactSide: (side: string) => string;
  readonly warDeclared: string;
  readonly warAgainst: string;
  readonly civilHand: string;
  readonly militaryHand: string;
  readonly handLimit: (n: number, limit: number) => string;
  readonly cardsInHand: string;
  readonly left: string;
  // comparison
  readonly measures: Readonly<
    Record<'culture' | 'cultureRating' | 'science' | 'scienceRating' | 'strength' | 'resources', string>
  >;
  readonly rated: (name: string, perTurn: number) => string;
  // fights and auctions
  readonly attack: string;
  readonly defense: string;
  readonly defenseWith: (bonus: number) => string;
  readonly passed: string;
  readonly mostBid: (n: number) => string;
  readonly anyNumber: (from: number, to: number) => string;
  readonly paid: (n: number, of: number) => string;
  // cards large
  readonly priceScience: string;
  readonly priceBuild: string;
  readonly priceStages: string;
  readonly priceRevolution: string;
  readonly pricePeaceful: string;
  readonly limitOfType: string;
  readonly civilName: string;
  readonly militaryName: string;
  readonly inPlay: string;
  readonly rules: string;
}

/** Filled by `speak`: whoever plays in one language does not fetch the others. */
export const boardWords = {} as Record<Language, BoardWords>;

export function speak(language: Language, words: BoardWords): void {
  boardWords[language] = words;
}
