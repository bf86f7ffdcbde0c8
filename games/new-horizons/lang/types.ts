/** What the language files hold besides the kernel's words. Records are keyed by content ids: a missing name does not compile. */
import type { GameWords, Reader } from '@epoka/kernel';
import type {
  AreaId,
  BuildingId,
  Colour,
  GoalId,
  GovernmentId,
  LeaderId,
  MarkerKind,
  PLAYER_COLOURS,
  Stage,
  TechnologyId,
  TerritoryId,
  Track,
  UnitKind,
} from '../content/index.ts';
import type { GuideStepId } from '../guide/index.ts';
import type { State } from '../rules/state.ts';
import type { NewHorizons } from '../rules/vocabulary.ts';

export interface Names {
  readonly technologies: Readonly<Record<TechnologyId, string>>;
  readonly leaders: Readonly<Record<LeaderId, string>>;
  readonly territories: Readonly<Record<TerritoryId, string>>;
  readonly buildings: Readonly<Record<BuildingId, string>>;
  readonly governments: Readonly<Record<GovernmentId, string>>;
  readonly goals: Readonly<Record<GoalId, string>>;
  readonly areas: Readonly<Record<AreaId, string>>;
  readonly tracks: Readonly<Record<Track, string>>;
  readonly tiles: { readonly home: string };
  readonly units: Readonly<Record<UnitKind, string>>;
  readonly markers: Readonly<Record<MarkerKind, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly playerColours: Readonly<Record<(typeof PLAYER_COLOURS)[number], string>>;
}

export interface Places {
  tile(r: Reader<State>, id: number): string;
  /** where an empty hex lies from a unit that may discover it */
  towards(r: Reader<State>, unit: number, hex: number): string;
  /** the technology on a place of the tree, or the place itself */
  slot(r: Reader<State>, slot: number): string;
}

/** What a component does, in sentences. Composed from its effects, so that text and rule can't disagree. */
export interface Texts {
  /** by number in the content lists */
  technology(id: number): TechnologyText;
  leader(id: number): string;
  territory(id: number): TerritoryText;
  building(id: number): BuildingText;
  government(id: number): Readonly<Record<Stage, string>>;
  goal(id: number): string;
  area(id: number): string;
  readonly home: HomeText;
  unit(kind: number): UnitText;
  /** what a track space does when its cube is gone */
  trackSpace(track: number, space: number): string;
  investmentSpace(space: number): string;
  /** what the open run of effects is about, in a few words: for questions */
  effect(list: number, at: number): string;
  /** one option of a choice, as on a button */
  option(list: number, at: number, index: number): string;
}

export interface TechnologyText {
  readonly instant: string;
  /** empty where the card has none */
  readonly action: string;
  readonly permanent: string;
  readonly endGame: string;
}

export interface TerritoryText {
  readonly discovery: string;
  readonly village: string;
  readonly city: string;
}

export interface BuildingText {
  readonly cost: string;
  readonly left: string;
  readonly right: string;
  readonly bonus: string;
}

export interface HomeText {
  readonly start: string;
  readonly recruit: string;
  readonly move: string;
  readonly build: string;
}

export interface UnitText {
  readonly recruit: string;
  readonly strength: string;
  readonly move: string;
  /** what it is for, a sentence each */
  readonly work: readonly string[];
  readonly recall: string;
}

/** A passage of the Rules reader: a clause of RULES.md in the words of players, with **strong** and *emphasis*. */
export interface Passage {
  readonly id: string;
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Passage[];
}

/** The Rules reader, and which of its passages a question or a reason rests on. */
export interface RulesBook {
  readonly chapters: readonly Chapter[];
  readonly questions: Readonly<Record<keyof NewHorizons['questions'], string>>;
  readonly reasons: Readonly<Record<keyof NewHorizons['reasons'], string>>;
}

/** A word of the game and what it means. */
export interface Term {
  readonly term: string;
  readonly meaning: string;
}

export interface Words extends GameWords<State, NewHorizons> {
  readonly names: Names;
  /** places as titles, for labels made of parts */
  readonly places: Places;
  readonly texts: Texts;
  /** the notes of the guided first game */
  readonly guide: Readonly<Record<GuideStepId, string>>;
}
