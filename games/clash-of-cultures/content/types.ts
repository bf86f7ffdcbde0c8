/** The shapes of the contents. Ids are strings here; rules and states know a content by its place in its list. */
import type { RESOURCES, TERRAINS } from './basics.ts';

export type ResourceId = (typeof RESOURCES)[number];
export type TerrainId = (typeof TERRAINS)[number];
/** In the order of RESOURCES. */
export type Amounts = readonly number[];

export interface CategorySpec {
  readonly id: string;
  /** the advance a government asks for */
  readonly requires: string | null;
  readonly government: boolean;
}

export interface AdvanceSpec {
  readonly id: string;
  readonly category: string;
  /** the token its field gives */
  readonly bonus: 'mood' | 'culture' | null;
}

export interface BuildingSpec {
  readonly id: string;
  readonly advance: string;
  readonly expansion: boolean;
}

export interface UnitSpec {
  readonly id: string;
  readonly military: boolean;
  readonly cost: Amounts;
  readonly pieces: number;
  readonly neutral: number;
  /** what the city needs to recruit it */
  readonly building: string | null;
  readonly expansion: boolean;
}

export interface RegionSpec {
  readonly id: string;
  readonly terrain: readonly [TerrainId, TerrainId, TerrainId, TerrainId];
}

type Cell = readonly number[];

export interface MapSpec {
  readonly players: number;
  /** clockwise */
  readonly homes: readonly { readonly side: 'A' | 'B'; readonly cells: readonly Cell[] }[];
  readonly slots: readonly (readonly Cell[])[];
  /** the walk round the outside, clockwise */
  readonly perimeter: readonly Cell[];
}

export interface WonderSpec {
  readonly id: string;
  readonly cost: Amounts;
  readonly advance: string;
  readonly needsPort: boolean;
  /** points for who has it and for who built it */
  readonly owner: number;
  readonly builder: number;
}

export interface UpperSpec {
  readonly id: string;
  /** played as a main action */
  readonly action: boolean;
  /** culture tokens it costs */
  readonly culture: number;
}

export interface CombatSpec {
  readonly id: string;
  /** any one of these */
  readonly needs: readonly ('army' | 'ship' | 'fortress')[];
  readonly role: 'any' | 'attacker' | 'defender';
  readonly place: 'any' | 'land' | 'city' | 'high-ground';
}

export interface ActionCardSpec {
  readonly id: string;
  readonly upper: string;
  readonly combat: string;
}

export interface ObjectiveSpec {
  readonly id: string;
  readonly timing: 'status' | 'instant' | 'both';
}

export interface ObjectiveCardSpec {
  readonly id: string;
  readonly objectives: readonly [string, string];
  readonly expansion: boolean;
}

export interface EventSpec {
  readonly id: string;
  readonly icon: string | null;
  readonly scope: 'all' | 'active' | 'claim' | 'global';
  readonly protection: string | null;
  readonly keep: 'discard' | 'global' | 'hand' | 'front' | 'front-if-points';
  readonly expansion: boolean;
  readonly person?: boolean;
  /** great persons: an advance of one of these is free */
  readonly categories?: readonly string[];
}

export interface CivilizationSpec {
  readonly id: string;
  /** its own home tile */
  readonly tile: readonly [TerrainId, TerrainId, TerrainId, TerrainId] | null;
}

export interface CivAdvanceSpec {
  readonly id: string;
  /** the common advance that brings it; null: any government */
  readonly link: string | null;
}

export interface LeaderSpec {
  readonly id: string;
}
