import type { CardId } from '../content/ids.ts';
import { civil } from './cards-civil-en.ts';
import { military } from './cards-military-en.ts';
import type { CardWords } from './types.ts';

export const cards: Readonly<Record<CardId, CardWords>> = { ...civil, ...military };
