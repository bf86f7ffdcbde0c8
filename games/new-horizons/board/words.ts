/** Words of the board itself: headings, hints and names of buttons. Everything the rules say comes from the game's language files. */
import type { Language } from '@epoka/kernel';
import type { Counter } from '@epoka/new-horizons';
import type { MapWords } from '@epoka/web/kit';

export interface BoardWords {
  readonly map: string;
  readonly mapKeys: MapWords;
  readonly tree: string;
  readonly actions: string;
  readonly basic: string;
  readonly advanced: string;
  readonly yourBoard: string;
  /** the same on a narrow tab */
  readonly board: string;
  readonly goals: string;
  readonly buildings: string;
  readonly tray: string;
  readonly sections: string;
  readonly you: string;
  readonly home: (name: string) => string;
  /** the same as it is printed on the map */
  readonly homeName: (name: string) => string;
  readonly unknown: string;
  readonly discover: string;
  readonly north: string;
  readonly knownWorld: string;
  /** how a finger moves the map */
  readonly byFinger: string;
  readonly lands: (known: number, left: number) => string;
  readonly fold: string;
  readonly show: string;
  readonly open: string;
  readonly undiscovered: string;
  readonly leftInStack: (n: number) => string;
  /** a row of the display that has run out */
  readonly noneLeft: string;
  readonly level: (roman: string) => string;
  readonly emptySlot: (roman: string) => string;
  readonly hiddenLeader: (roman: string) => string;
  readonly scholar: (name: string) => string;
  readonly needs: (enough: number, of: number) => string;
  readonly pawn: (name: string) => string;
  readonly freeSpace: string;
  readonly space: (n: number) => string;
  readonly anyNumber: string;
  readonly condition: (counter: Counter, n: number) => string;
  /** the same in a word or two; `have` where it is less */
  readonly conditionShort: (counter: Counter, n: number, have?: number) => string;
  /** what a research is for, behind the sign of it */
  readonly ofLevel: (roman: string) => string;
  readonly required: (what: string, met: boolean | undefined) => string;
  readonly free: string;
  readonly inDeck: (n: number) => string;
  readonly notKnown: string;
  readonly surcharge: string;
  readonly coins: string;
  readonly active: string;
  readonly activeShort: string;
  readonly population: string;
  readonly technologies: (n: number) => string;
  readonly production: string;
  readonly points: string;
  readonly column: (letter: string, n: number, of: number, open: boolean) => string;
  readonly columns: string;
  readonly income: (n: number) => string;
  readonly harvest: (n: number) => string;
  readonly cubeOn: string;
  readonly uncovered: string;
  readonly investment: string;
  readonly noGovernment: string;
  readonly reached: string;
  readonly notReached: string;
  readonly supply: string;
  readonly nothingYet: string;
  readonly leaders: string;
  readonly privates: string;
  readonly unit: (kind: string, strength: number, name: string) => string;
  readonly chooseUnit: (kind: string, strength: number) => string;
  readonly strength: (n: number) => string;
  readonly village: (vp: number, name: string | undefined) => string;
  readonly city: (vp: number, name: string | undefined) => string;
  readonly firstBuilder: string;
  readonly secondBuilder: string;
  readonly cost: (n: number) => string;
  readonly goalProgress: (have: number, need: number) => string;
  /** what a goal asks for, in little room */
  readonly goalShort: (counter: Counter, n: number) => string;
  readonly toTheEnd: (cubes: number, of: number) => string;
  readonly lastRound: (round: number) => string;
  readonly phases: readonly string[];
  readonly goalPoints: (first: number, later: number) => string;
  readonly claimed: (name: string) => string;
  readonly markersLeft: string;
  readonly wayTitle: string;
  readonly first: string;
  readonly technology: string;
  readonly action: string;
  readonly price: (coins: number, exhaust: number) => string;
}

/** Filled by `speak`: whoever plays in one language does not fetch the others. */
export const boardWords = {} as Record<Language, BoardWords>;

export function speak(language: Language, words: BoardWords): void {
  boardWords[language] = words;
}
