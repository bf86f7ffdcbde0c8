/** The parts of the board, of which a phone shows one at a time. */
import { type Answer, NONE } from '@epoka/kernel';
import { SPACES } from '@epoka/new-horizons';

export const SECTIONS = ['map', 'tree', 'actions', 'mine', 'goals'] as const;
export type Section = (typeof SECTIONS)[number];

/** Where the answers to a question are found. */
const SECTION_OF: Readonly<Record<string, Section>> = {
  use: 'actions',
  basic: 'actions',
  research: 'tree',
  colour: 'tree',
  take: 'tree',
  step: 'map',
  recruit: 'map',
  upgrade: 'map',
  found: 'map',
  fortify: 'map',
  build: 'map',
  join: 'map',
  spend: 'map',
  lower: 'map',
  recall: 'map',
  cube: 'mine',
  population: 'mine',
  coins: 'mine',
  buy: 'mine',
  sell: 'mine',
  building: 'goals',
  claim: 'goals',
};

/** Technologies have action spaces too, on their cards. */
export const sectionOf = (verb: string, answer: Answer): Section | undefined =>
  verb === 'use' && SPACES[answer[1] as number]?.area === NONE ? 'tree' : SECTION_OF[verb];

/** Verbs of decisions that are made in the tree and nowhere else. */
export const IN_THE_TREE: ReadonlySet<string> = new Set(
  Object.keys(SECTION_OF).filter(verb => SECTION_OF[verb] === 'tree'),
);
