/** Pictures of cards by number, and the signs of kinds. The pictures are many and come a moment after the board. */
import type { IconShape } from '@epoka/web/kit';
import { CARDS, type CardId, type Kind } from './game.ts';
import { icons } from './icons.ts';

let drawn: Readonly<Record<CardId, IconShape>> | undefined;

export const loadArt = async (): Promise<void> => {
  if (drawn) return;
  const [{ land }, { works }, { arms }, { lore }, { tides }] = await Promise.all([
    import('./land-icons.ts'),
    import('./works-icons.ts'),
    import('./arms-icons.ts'),
    import('./lore-icons.ts'),
    import('./tides-icons.ts'),
  ]);
  drawn = { ...land, ...works, ...arms, ...lore, ...tides };
};

const BLANK: IconShape = { name: '', path: '' };

/** Empty until the pictures are there. */
export const artOf = (card: number): IconShape => drawn?.[CARDS[card].id] ?? BLANK;

export const kindIcon = (kind: Kind): IconShape => icons[kind];

export const ROMAN = ['', 'I', 'II', 'III'] as const;
