import type { Icons } from './icons.ts';
import type { CityStateId, PersonId } from './ids.ts';

/** Markers of each great person. */
export const EACH_PERSON = 3;

export const PEOPLE: readonly { readonly id: PersonId; readonly icons: Icons }[] = [
  { id: 'great-artist', icons: { culture: 2, trade: 1 } },
  { id: 'great-builder', icons: { production: 2, coin: 1 } },
  { id: 'great-general', icons: { combat: 4 } },
  { id: 'great-humanitarian', icons: { production: 1, trade: 1, culture: 1, coin: 1 } },
  { id: 'great-industrialist', icons: { culture: 2, coin: 1 } },
  { id: 'great-scientist', icons: { trade: 2, production: 1 } },
];

/** What a city-state gives the capital of who controls it; `any` is a resource of choice. */
export const CITY_STATES: readonly {
  readonly id: CityStateId;
  readonly icons: Icons;
  readonly any?: true;
}[] = [
  { id: 'city-state-mercantile', icons: { trade: 3 } },
  { id: 'city-state-cultured', icons: { culture: 3 } },
  { id: 'city-state-wealthy', icons: { coin: 1, production: 1 } },
  { id: 'city-state-militaristic', icons: { culture: 1, combat: 2 } },
  { id: 'city-state-resourceful', icons: { production: 1, trade: 1 }, any: true },
];
