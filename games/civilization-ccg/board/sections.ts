/** The parts of the board, of which a phone shows one at a time. */
import type { Vocab } from './game.ts';

export const SECTIONS = ['moment', 'rivals', 'row', 'hand'] as const;
export type Section = (typeof SECTIONS)[number];

/** Where the answers to a question are found. */
const SECTION_OF: Partial<Readonly<Record<keyof Vocab['answers'], Section>>> = {
  play: 'hand',
  discard: 'hand',
  devise: 'hand',
  build: 'hand',
  drop: 'hand',
  terrain: 'moment',
  resource: 'moment',
  take: 'moment',
  top: 'moment',
  bottom: 'moment',
  income: 'row',
  stage: 'row',
  use: 'row',
  move: 'row',
  journey: 'row',
  fly: 'row',
  goHome: 'row',
  join: 'row',
  leave: 'row',
  board: 'row',
  enter: 'row',
  remove: 'row',
  lose: 'row',
  to: 'row',
  feed: 'row',
  attack: 'rivals',
  raze: 'rivals',
  bomb: 'rivals',
  aimAt: 'rivals',
  shoot: 'rivals',
  building: 'rivals',
  hit: 'rivals',
  at: 'rivals',
};

export function sectionOf(verb: string): Section | undefined {
  return SECTION_OF[verb as keyof Vocab['answers']];
}
