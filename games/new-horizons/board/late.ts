/** What is not needed for the first look and the first move: in files of their own, fetched once the board stands. */
import type { about } from './about.ts';
import type { Detail } from './detail.tsx';
import type { LittleMap } from './little-map.tsx';
import type { Discovery } from './news.tsx';
import type { Tray } from './tray.tsx';

interface Late {
  readonly about: typeof about;
  readonly Detail: typeof Detail;
  readonly Discovery: typeof Discovery;
  readonly LittleMap: typeof LittleMap;
  readonly Tray: typeof Tray;
}

/** Undefined until they have come. */
export let late: Late | undefined;

export async function loadLate(): Promise<void> {
  const [{ about }, { Detail }, { LittleMap }, { Discovery }, { Tray }] = await Promise.all([
    import('./about.ts'),
    import('./detail.tsx'),
    import('./little-map.tsx'),
    import('./news.tsx'),
    import('./tray.tsx'),
  ]);
  late = { about, Detail, LittleMap, Discovery, Tray };
}
