/** Every card there is, once per face. The state knows a card by its number (numbers.ts). */
import { actions } from './actions.ts';
import { aggressions } from './aggressions.ts';
import { bonuses } from './bonuses.ts';
import { events } from './events.ts';
import { governments } from './governments.ts';
import { leaders } from './leaders.ts';
import { NUMBERS } from './numbers.ts';
import { pacts } from './pacts.ts';
import { specials } from './specials.ts';
import { tactics } from './tactics.ts';
import { technologies } from './technologies.ts';
import { territories } from './territories.ts';
import { wars } from './wars.ts';
import { wonders } from './wonders.ts';

export type TechnologyId = keyof typeof technologies;
export type GovernmentId = keyof typeof governments;
export type SpecialId = keyof typeof specials;
export type LeaderId = keyof typeof leaders;
export type WonderId = keyof typeof wonders;
export type ActionId = keyof typeof actions;
export type EventId = keyof typeof events;
export type TerritoryId = keyof typeof territories;
export type AggressionId = keyof typeof aggressions;
export type WarId = keyof typeof wars;
export type PactId = keyof typeof pacts;
export type TacticId = keyof typeof tactics;
export type BonusId = keyof typeof bonuses;
export type CivilCardId = TechnologyId | GovernmentId | SpecialId | LeaderId | WonderId | ActionId;
export type MilitaryCardId = EventId | TerritoryId | AggressionId | WarId | PactId | TacticId | BonusId;
export type CardId = CivilCardId | MilitaryCardId;

function idsOf<Id extends string>(family: Readonly<Record<Id, unknown>>): readonly Id[] {
  return Object.keys(family) as Id[];
}

export const TECHNOLOGIES = idsOf(technologies);
export const GOVERNMENTS = idsOf(governments);
export const SPECIALS = idsOf(specials);
export const LEADERS = idsOf(leaders);
export const WONDERS = idsOf(wonders);
export const ACTIONS = idsOf(actions);
export const EVENTS = idsOf(events);
export const TERRITORIES = idsOf(territories);
export const AGGRESSIONS = idsOf(aggressions);
export const WARS = idsOf(wars);
export const PACTS = idsOf(pacts);
export const TACTICS = idsOf(tactics);
export const BONUSES = idsOf(bonuses);

const BY_FAMILY: readonly CardId[] = [
  ...TECHNOLOGIES,
  ...GOVERNMENTS,
  ...SPECIALS,
  ...LEADERS,
  ...WONDERS,
  ...ACTIONS,
  ...EVENTS,
  ...TERRITORIES,
  ...AGGRESSIONS,
  ...WARS,
  ...PACTS,
  ...TACTICS,
  ...BONUSES,
];

const LAST = BY_FAMILY.length;

/** By number. Cards that have none yet come after all that have one. */
export const ALL_CARDS: readonly CardId[] = [...BY_FAMILY].sort(
  (x, y) => (NUMBERS[x] ?? LAST) - (NUMBERS[y] ?? LAST),
);

// Technologies that hold workers are known by their place in the lists of workers.
if (TECHNOLOGIES.some((id, i) => ALL_CARDS[i] !== id))
  throw new Error('technologies that hold workers have the first numbers, in their order');
