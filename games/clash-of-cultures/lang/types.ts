/** What the language files hold besides the kernel's words. Records are keyed by content ids: a missing text does not compile. */
import type { GameWords } from '@epoka/kernel';
import type {
  AdvanceId,
  BuildingId,
  CategoryId,
  CivAdvanceId,
  CivilizationId,
  CombatId,
  EventId,
  IconId,
  LeaderId,
  ObjectiveId,
  ResourceId,
  TerrainId,
  UnitId,
  UpperId,
  WonderId,
} from '../content/index.ts';
import type { GuideStepId } from '../guide/index.ts';
import type { OrderId } from '../rules/orders.ts';
import type { State } from '../rules/state.ts';
import type { Clash } from '../rules/vocabulary.ts';

/** A name, and all that the component says. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

type Texts<Id extends string> = Readonly<Record<Id, NamedText>>;

export interface BoardTexts {
  readonly categories: Readonly<Record<CategoryId, string>>;
  readonly advances: Texts<AdvanceId>;
  readonly buildings: Texts<BuildingId>;
  readonly units: Texts<UnitId>;
  readonly terrain: Texts<TerrainId>;
  readonly wonders: Texts<WonderId>;
  readonly resources: Readonly<Record<ResourceId, string>>;
}

export interface CardTexts {
  readonly uppers: Texts<UpperId>;
  readonly combats: Texts<CombatId>;
  readonly objectives: Texts<ObjectiveId>;
  readonly icons: Texts<IconId>;
}

export interface CivTexts {
  readonly civilizations: Texts<CivilizationId>;
  readonly advances: Texts<CivAdvanceId>;
  readonly leaders: Texts<LeaderId>;
}

export type EventTexts = Texts<EventId>;

/** A word of the game and what it means. */
export interface Term {
  readonly term: string;
  readonly meaning: string;
}

/** A chapter of the Rules reader. */
interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly { readonly id: string; readonly text: string }[];
}

export interface RulesBook {
  readonly chapters: readonly Chapter[];
  readonly questions: Readonly<Record<keyof Clash['questions'], string>>;
  readonly reasons: Readonly<Record<keyof Clash['reasons'], string>>;
}

export interface Words extends GameWords<State, Clash> {
  readonly board: BoardTexts;
  readonly cards: CardTexts;
  readonly events: EventTexts;
  readonly civs: CivTexts;
  /** standing orders, as on a switch */
  readonly orders: Readonly<Record<OrderId, string>>;
  /** the notes of the guided first game */
  readonly guide: Readonly<Record<GuideStepId, string>>;
  /** every text of a content, in one order for both languages */
  readonly texts: readonly string[];
}

/** Words of the expansion, kept in files of their own. */
export interface Expansion {
  readonly questions: Pick<
    Words['questions'],
    | 'civilization'
    | 'poetry'
    | 'discount'
    | 'architect'
    | 'rebate'
    | 'ransom'
    | 'deploy'
    | 'partner'
    | 'routeYield'
    | 'raidPort'
    | 'piratesLeave'
    | 'piratesCome'
    | 'raid'
    | 'raidedCity'
    | 'losses'
    | 'fighter'
    | 'trojan'
    | 'prepare'
    | 'terror'
    | 'strategist'
    | 'immortals'
    | 'parry'
    | 'sacrifice'
    | 'may'
    | 'reward'
    | 'captive'
    | 'mythical'
    | 'aztecGold'
    | 'muster'
    | 'colonyShip'
    | 'ashore'
    | 'rebuild'
    | 'calendar'
    | 'tribute'
    | 'princeps'
    | 'goldenAge'
    | 'fear'
    | 'buildHere'
    | 'polis'
    | 'reroll'
    | 'druid'
    | 'convertUnit'
    | 'barbarianKind'
    | 'agree'
    | 'hunnicTribes'
    | 'tribalAllies'
    | 'freeMarch'
    | 'humanSacrifice'
    | 'guillotine'
    | 'reformation'
    | 'reform2'
    | 'pandemic'
    | 'fire'
    | 'athlete'
    | 'seer'
    | 'diplomat'
    | 'foil'
  >;
  readonly answers: Pick<
    Words['answers'],
    | 'civilization'
    | 'power'
    | 'dismiss'
    | 'leader'
    | 'levyWith'
    | 'seize'
    | 'share'
    | 'corsair'
    | 'rebuild'
    | 'shogun'
    | 'decree'
    | 'wander'
    | 'convert'
    | 'banish'
    | 'losses'
    | 'cancel'
    | 'appoint'
    | 'assign'
  >;
  readonly reasons: Pick<
    Words['reasons'],
    | 'taken'
    | 'pirates'
    | 'beside-your-city'
    | 'no-leaders'
    | 'one-leader'
    | 'tax-unpaid'
    | 'not-these'
    | 'enforced'
    | 'raiders'
    | 'no-captives'
    | 'no-settler'
    | 'marked'
  >;
  readonly tells: Pick<
    Words['tells'],
    | 'civilization'
    | 'civAdvance'
    | 'civAdvanceLost'
    | 'civUsed'
    | 'leader'
    | 'leaderUsed'
    | 'leaderTaken'
    | 'leaderGone'
    | 'power'
    | 'casualties'
    | 'banished'
    | 'keeps'
    | 'piratesLeave'
    | 'captive'
    | 'captiveReturned'
    | 'runeStone'
    | 'beloved'
    | 'marker'
    | 'turns'
    | 'wanders'
    | 'substitute'
    | 'druid'
    | 'converted'
    | 'armyStays'
    | 'anarchy'
    | 'eventPoints'
    | 'objectiveLost'
    | 'assigns'
    | 'truce'
    | 'truceOver'
    | 'foiled'
    | 'peeks'
  >;
}
