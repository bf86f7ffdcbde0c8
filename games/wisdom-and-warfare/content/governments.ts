import type { GovernmentId, TechId } from './ids.ts';

/** The tech that unlocks each government; none where everybody may have it. */
export const GOVERNMENT_TECH: Readonly<Record<GovernmentId, TechId | null>> = {
  despotism: null,
  anarchy: null,
  republic: 'code-of-laws',
  feudalism: 'chivalry',
  democracy: 'democracy',
  monarchy: 'monarchy',
  communism: 'communism',
  fundamentalism: 'theology',
};
