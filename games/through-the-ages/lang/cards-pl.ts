import type { CardId } from '../content/ids.ts';
import { civil } from './cards-civil-pl.ts';
import { military } from './cards-military-pl.ts';
import type { CardWords } from './types.ts';

export const cards: Readonly<Record<CardId, CardWords>> = { ...civil, ...military };
