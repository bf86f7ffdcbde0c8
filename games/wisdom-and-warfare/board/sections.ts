/** Parts of the board, of which a phone shows one at a time, and where answers are given. */
export const SECTIONS = ['map', 'city', 'market', 'techs', 'hand', 'scene'] as const;
export type Section = (typeof SECTIONS)[number];

const WHERE: Readonly<Record<string, Section>> = {
  at: 'map',
  from: 'map',
  found: 'map',
  recall: 'map',
  take: 'map',
  lead: 'map',
  victim: 'map',
  march: 'map',
  sacrifice: 'map',
  assign: 'map',
  city: 'map',
  step: 'map',
  explore: 'map',
  advance: 'map',
  act: 'city',
  figure: 'market',
  unit: 'market',
  type: 'market',
  building: 'market',
  wonder: 'market',
  walls: 'market',
  tech: 'techs',
  use: 'hand',
  play: 'hand',
  gift: 'hand',
  discard: 'hand',
  token: 'hand',
  marker: 'hand',
  settle: 'hand',
};

/** Verbs of answers that the tray shows: what is chosen from a few things that lie nowhere else. */
export const TRAY: ReadonlySet<string> = new Set([
  'civ',
  'adopt',
  'giveUp',
  'switch',
  'stay',
  'change',
  'keep',
  'yes',
  'no',
  'good',
  'player',
  'level',
  'kind',
  'save',
  'lootTrade',
  'lootCulture',
  'lootGood',
  'lootMarker',
  'breakCoin',
  'lootCoin',
  'lootCard',
  'lootTech',
]);

/** In the scene that is open where no other part has it. */
const SCENE: ReadonlySet<string> = new Set([
  ...TRAY,
  'engage',
  'open',
  'wound',
  'mend',
  'accept',
  'decline',
  'withdraw',
  'swap',
  'ready',
  'cancel',
  'spy',
]);

export const sectionOf = (verb: string): Section | undefined =>
  WHERE[verb] ?? (SCENE.has(verb) ? 'scene' : undefined);

/** The same while the chart of techs is open. */
export const sectionWithChart = (verb: string): Section | undefined =>
  verb === 'tech' ? 'scene' : sectionOf(verb);

/** The same while it is asked whether something declared shall happen: to let it happen is an answer to it, too. */
export const sectionWithDeclared = (verb: string): Section | undefined =>
  verb === 'pass' ? 'scene' : sectionOf(verb);
