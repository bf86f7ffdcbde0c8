/** The guided first games: every game with a `guide/index.ts` has one. Small, since the home page asks which they are. */
import type { AnyGuide } from '@epoka/kernel';

const guides = import.meta.glob<{ readonly guide: AnyGuide }>('../../games/*/guide/index.ts');

const file = (game: string): string => `../../games/${game}/guide/index.ts`;

export const hasGuide = (game: string): boolean => Object.hasOwn(guides, file(game));

export async function loadGuide(game: string): Promise<AnyGuide | undefined> {
  return hasGuide(game) ? (await guides[file(game)]()).guide : undefined;
}
