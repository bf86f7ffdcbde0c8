/** What the server of the browser tests offers: its own games, and one that is over in a minute. Bots' threads read it too. */
import type { AnyGame } from '@epoka/kernel';
import { market } from '../../bots/test/games/market.ts';
import { games as all } from '../../server/games.ts';

export const games: Readonly<Record<string, AnyGame>> = { ...all, market };
