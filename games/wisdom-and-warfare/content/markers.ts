import type { GoodId, MarkerId } from './ids.ts';

export interface Marker {
  readonly id: MarkerId;
  readonly kind: 'hut' | 'village';
  readonly copies: number;
  /** kept face down and spent as this resource */
  readonly good?: GoodId;
  /** happens at once when the marker is taken */
  readonly does?: 'city-state' | 'great-person' | 'wealth';
}

/** Huts first, then villages. */
export const MARKERS: readonly Marker[] = [
  { id: 'hut-incense', kind: 'hut', copies: 5, good: 'incense' },
  { id: 'hut-iron', kind: 'hut', copies: 2, good: 'iron' },
  { id: 'hut-silk', kind: 'hut', copies: 5, good: 'silk' },
  { id: 'hut-wheat', kind: 'hut', copies: 5, good: 'wheat' },
  { id: 'hut-spy', kind: 'hut', copies: 5, good: 'spy' },
  { id: 'hut-uranium', kind: 'hut', copies: 1, good: 'uranium' },
  { id: 'hut-city-state', kind: 'hut', copies: 2, does: 'city-state' },
  { id: 'village-iron', kind: 'village', copies: 3, good: 'iron' },
  { id: 'village-spy', kind: 'village', copies: 3, good: 'spy' },
  { id: 'village-uranium', kind: 'village', copies: 3, good: 'uranium' },
  { id: 'village-great-person', kind: 'village', copies: 2, does: 'great-person' },
  { id: 'village-city-state', kind: 'village', copies: 3, does: 'city-state' },
  { id: 'village-wealth', kind: 'village', copies: 1, does: 'wealth' },
];
