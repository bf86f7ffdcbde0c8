/** Drawings made by code: medallions, wonders that rise, grounds of cards, maps like an atlas. */
export { burin } from './burin.ts';
export type { Portrait } from './bust.ts';
export { GROUND_KINDS, Ground, type GroundKind } from './ground.tsx';
export { Medallion, type Metal } from './medallion.tsx';
export { useSymbol } from './sprite.ts';
export type { Land, MapCell, TerrainMap } from './terrain.ts';
export { MapName, TerrainLayer } from './terrain-layer.tsx';
export { type Age, type Drawing, type Layer, Wonder } from './wonder.tsx';
