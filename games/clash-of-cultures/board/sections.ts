/** The parts of the board, of which a phone shows one at a time, and where each answer is given. */
export const SECTIONS = ['map', 'mat', 'tree', 'hand'] as const;
export type Section = (typeof SECTIONS)[number];

/** Where the answers to a question are found; those that are not here lie on the sheet, over all sections. */
const SECTION_OF: Readonly<Record<string, Section | undefined>> = {
  found: 'map',
  collect: 'map',
  construct: 'map',
  recruit: 'map',
  circus: 'map',
  liberty: 'map',
  take: 'map',
  at: 'map',
  relocate: 'map',
  raise: 'map',
  influence: 'map',
  from: 'map',
  go: 'map',
  roads: 'map',
  raze: 'map',
  march: 'map',
  lose: 'map',
  ruin: 'map',
  hire: 'map',
  reveal: 'map',
  seize: 'map',
  decree: 'map',
  wander: 'map',
  convert: 'map',
  share: 'map',
  corsair: 'map',
  move: 'mat',
  happy: 'mat',
  attempt: 'mat',
  trade: 'mat',
  power: 'mat',
  dismiss: 'mat',
  advance: 'tree',
  use: 'tree',
  library: 'tree',
  barter: 'tree',
  govern: 'tree',
  play: 'hand',
  person: 'hand',
  wonder: 'hand',
  statue: 'hand',
  complete: 'hand',
};

export const sectionOf = (verb: string): Section | undefined => SECTION_OF[verb];

/** Answers that finish or decline: the question line has them, and a sheet that is open anyway. */
export const CLOSING: ReadonlySet<string> = new Set(['end', 'stop', 'done', 'none']);
