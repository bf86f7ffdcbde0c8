/** What is printed on every civilization board (TTA-2.4). */
import type { GovernmentId, TechnologyId } from './ids.ts';

/** Technologies in play from the start, with their workers. */
export const STARTING_WORKERS: Readonly<Partial<Record<TechnologyId, number>>> = {
  agriculture: 2,
  bronze: 2,
  philosophy: 1,
  religion: 0,
  warriors: 1,
};
export const STARTING_GOVERNMENT: GovernmentId = 'despotism';
export const YELLOW_BANK = 18;
export const BLUE_BANK = 18;
export const UNUSED_WORKERS = 1;
