/** What only the board says; names, texts, questions and reasons come from the words of the game. */
import type { Language } from '@epoka/kernel';
import type { Group } from '../content/index';
import type { Kind } from './game.ts';
import type { Section } from './sections.ts';

export interface BoardWords {
  readonly parts: string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly open: string;
  readonly showCard: string;
  readonly putDown: string;
  lift(verb: string): string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly sites: Readonly<Record<'any' | 'capital' | 'not-capital' | 'shipyard', string>>;
  readonly groups: Readonly<Record<Group, string>>;
  readonly or: string;
  lasts(n: number): string;
  on(places: string): string;
  needs(list: string): string;
  readonly incomes: readonly [string, string, string];
  readonly figures: Readonly<
    Record<'terrains' | 'food' | 'mood' | 'era' | 'units' | 'hand' | 'library' | 'atlas' | 'discard', string>
  >;
  moodOf(n: number, needed: number): string;
  unrestOf(food: number): string;
  readonly used: string;
  readonly freeSite: string;
  readonly nextTerrain: string;
  costsFood(n: number): string;
  readonly knows: string;
  readonly youKnow: string;
  readonly nothingYet: string;
  turnsLeft(n: number): string;
  readonly forGood: string;
  paidOf(n: number, of: number): string;
  unitSays(name: string, strength: number, toughness: number, owner: string): string;
  readonly usedNow: string;
  readonly hiddenHand: string;
  readonly left: string;
  readonly tray: string;
  readonly fold: string;
  readonly unfold: string;
  readonly stack: string;
  readonly stackNote: string;
  readonly answersNow: string;
  readonly attack: string;
  readonly journey: string;
  readonly raze: string;
  readonly bomb: string;
  readonly drop: string;
  against(a: number, b: number): string;
  readonly attackers: string;
  readonly defenders: string;
  readonly total: string;
  readonly bears: string;
  readonly nobody: string;
  readonly yourAtlas: string;
  readonly atlasEmpty: string;
  readonly cardsToChoose: string;
  pile(name: string, owner: string): string;
  readonly pileEmpty: string;
  countCards(n: number): string;
  readonly moment: string;
  readonly pool: string;
  readonly production: string;
  readonly tax: string;
  readonly only: Readonly<Record<'buildings' | 'units' | 'inventions', string>>;
  readonly goal: string;
  goalOf(terrains: number, food: number): string;
  readonly handLimitOf: (n: number, limit: number) => string;
  unitsOf(n: number, limit: number): string;
  readonly otherSeats: string;
  readonly showRow: (name: string) => string;
  readonly verbs: Readonly<Record<string, string>>;
  readonly ribbons: Readonly<
    Record<string, (args: readonly unknown[], card: (n: number) => string) => string>
  >;
  readonly key: Readonly<Record<'pips' | 'coins' | 'values', string>>;
  /** of things in play that are never pressed */
  readonly worksAlone: string;
  ownersOnly(name: string): string;
  readonly pileNotes: Readonly<Record<'library' | 'atlas' | 'discard', string>>;
  readonly phaseNotes: readonly string[];
  readonly poolNote: string;
  readonly moves: string;
  readonly inPlay: string;
  readonly rules: string;
  /** where values come from */
  readonly arms: readonly [string, string];
  readonly now: string;
  readonly alone: string;
  readonly forAWhile: string;
  readonly forecast: string;
  readonly forecastNote: string;
  forecastStill(names: string): string;
  loses(name: string): string;
  readonly losesNobody: string;
  outcome(what: 'taken' | 'held' | 'capital', terrain: string, owner: string): string;
  readonly falls: string;
  answers(event: string): string;
}

/** Filled by `speak`: whoever plays in one language does not fetch the others. */
export const boardWords = {} as Record<Language, BoardWords>;

export function speak(language: Language, words: BoardWords): void {
  boardWords[language] = words;
}
