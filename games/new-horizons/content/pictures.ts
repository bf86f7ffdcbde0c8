/** Every picture that a component names. The board doesn't compile without an outline for each. */
import type { BuildingPicture } from './buildings.ts';
import type { GovernmentPicture } from './governments.ts';
import type { LeaderPicture } from './leaders.ts';
import type { AreaPicture } from './main-board.ts';
import type { TechnologyPicture } from './technologies/index.ts';
import type { TerritoryPicture } from './territories.ts';

export type Picture =
  | AreaPicture
  | BuildingPicture
  | GovernmentPicture
  | LeaderPicture
  | TechnologyPicture
  | TerritoryPicture;
