/** The parts of the board, of which a phone shows one at a time. */
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

export const sectionOf = (verb: string): Section | undefined => SECTION_OF[verb];
