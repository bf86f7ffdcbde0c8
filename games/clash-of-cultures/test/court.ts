/** Powers of civilizations and leaders for tests: what Ada has at home before she uses one. */
import type { Table } from './position.ts';

/** Her city D7 is Happy. */
export const happyHome = (t: Table) => t.city('Ada', 'D7', { mood: 'happy' });
/** She has goods of every kind but ideas. */
export const rich = (t: Table) =>
  t
    .knows('Ada', 'storage', 'writing')
    .goods('Ada', { food: 5, ore: 5, wood: 5, gold: 5, mood: 5, culture: 5 });
/** She answers with the first choice she has. */
export const first = (t: Table) => t.answer('Ada', ...t.legal('Ada')[0]);
