/** The events of Age III: what each is worth to a civilization, when revealed or at the end of the game (TTA-28.34). */
import type { Copies, Type } from './basics.ts';
import { levels, sum, times } from './measures.ts';
import { type EventCard, family } from './types.ts';

const ONE: Copies = [1, 0, 0];
const BY_RANK: readonly (readonly number[])[] = [
  [10, 0],
  [14, 7, 0],
  [15, 10, 5, 0],
];
const URBAN: readonly Type[] = ['temple', 'lab', 'arena', 'library', 'theater'];
const UNITS: readonly Type[] = ['infantry', 'cavalry', 'artillery', 'air-force'];

type Impact = EventCard & Required<Pick<EventCard, 'impact'>>;

export const impacts = family<Impact>()({
  'impact-of-agriculture': { age: 3, copies: ONE, picture: 'wheat', clauses: ['28.34'], impact: 'food' },
  'impact-of-architecture': {
    age: 3,
    copies: ONE,
    picture: 'arch-bridge',
    clauses: ['28.34'],
    impact: levels(...URBAN),
  },
  'impact-of-colonies': { age: 3, copies: ONE, picture: 'galleon', impact: times(4, 'colonies') },
  'impact-of-competition': {
    age: 3,
    copies: ONE,
    picture: 'trophy-cup',
    clauses: ['28.34'],
    impact: levels(...UNITS, 'arena'),
  },
  'impact-of-government': {
    age: 3,
    copies: ONE,
    picture: 'capitol',
    clauses: ['28.34'],
    impact: sum(times(2, 'civilActions'), 'militaryActions'),
  },
  'impact-of-happiness': {
    age: 3,
    copies: ONE,
    picture: 'heraldic-sun',
    clauses: ['3.4', '14.3'],
    impact: sum(times(2, 'happiness'), times(-2, 'discontent')),
  },
  'impact-of-industry': { age: 3, copies: ONE, picture: 'factory', clauses: ['28.34'], impact: 'resources' },
  'impact-of-population': {
    age: 3,
    copies: ONE,
    picture: 'person',
    clauses: ['28.34'],
    impact: times(2, { least: 0, of: sum('allWorkers', times(-1, 'discontent'), -10) }),
  },
  'impact-of-progress': {
    age: 3,
    copies: ONE,
    picture: 'gears',
    impact: times(2, 'governmentAndSpecialLevels'),
  },
  'impact-of-science': {
    age: 3,
    copies: ONE,
    picture: 'light-bulb',
    clauses: ['18.5'],
    impact: 'scienceRating',
    byRank: BY_RANK,
  },
  'impact-of-strength': {
    age: 3,
    copies: ONE,
    picture: 'crossed-swords',
    clauses: ['18.5'],
    impact: 'strength',
    byRank: BY_RANK,
  },
  'impact-of-technology': {
    age: 3,
    copies: ONE,
    picture: 'laptop',
    clauses: ['28.34'],
    impact: times(4, 'newestTechnologies'),
  },
  'impact-of-wonders': {
    age: 3,
    copies: ONE,
    picture: 'great-pyramid',
    clauses: ['28.33'],
    impact: { eachWonder: [5, 4, 3, 2] },
  },
});
