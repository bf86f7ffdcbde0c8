/** All 289 cards in the order of their numbers. */
import { buildings } from './buildings.ts';
import { capitals } from './capitals.ts';
import { events } from './events.ts';
import { inventions } from './inventions.ts';
import { NUMBERS } from './numbers.ts';
import { resources } from './resources.ts';
import { terrains } from './terrains.ts';
import type { Building, Capital, Event, Invention, Kind, Resource, Terrain, Unit } from './types.ts';
import { units } from './units.ts';
import { wonders } from './wonders.ts';

export * from './decks.ts';
export * from './types.ts';
export { buildings, capitals, events, inventions, resources, terrains, units, wonders };

export type CardId =
  | keyof typeof buildings
  | keyof typeof capitals
  | keyof typeof events
  | keyof typeof inventions
  | keyof typeof resources
  | keyof typeof terrains
  | keyof typeof units
  | keyof typeof wonders;

/** A card with all the fields any kind has; those of other kinds are left out. */
export interface AnyCard
  extends Partial<
    Omit<Capital, 'era' | 'effects'> &
      Omit<Terrain, 'era' | 'effects'> &
      Omit<Resource, 'era' | 'effects' | 'site'> &
      Omit<Building, 'era' | 'effects'> &
      Omit<Unit, 'era' | 'effects'> &
      Omit<Invention, 'era' | 'effects'> &
      Omit<Event, 'era' | 'effects'>
  > {
  readonly id: CardId;
  readonly kind: Kind;
  readonly era: 1 | 2 | 3;
  readonly effects: NonNullable<Capital['effects']>;
}

const families = {
  capital: capitals,
  terrain: terrains,
  resource: resources,
  building: buildings,
  wonder: wonders,
  unit: units,
  invention: inventions,
  event: events,
};

function inOrder(): AnyCard[] {
  const cards: AnyCard[] = [];
  for (const [kind, family] of Object.entries(families))
    for (const [id, card] of Object.entries(family)) {
      const number = NUMBERS[id];
      if (number === undefined) throw new Error(`the card "${id}" has no number`);
      cards[number] = { era: 1, effects: [], ...(card as object), id: id as CardId, kind: kind as Kind };
    }
  return cards;
}

/** By number. */
export const CARDS: readonly AnyCard[] = inOrder();

export function numberOf(id: string): number {
  const number = NUMBERS[id];
  if (number === undefined) throw new Error(`no card is called "${id}"`);
  return number;
}
