/** The parts of the board, of which a phone shows one at a time. */
import type { Vocab } from './game.ts';

export const SECTIONS = ['row', 'civ', 'hand', 'standing'] as const;
export type Section = (typeof SECTIONS)[number];

/** Where the answers to a question are found; those without a place stand in the ledger or the tray. */
const SECTION_OF: Readonly<Record<keyof Vocab['answers'], Section | undefined>> = {
  take: 'row',
  draw: 'row',
  populate: 'civ',
  immigrate: 'civ',
  build: 'civ',
  upgrade: 'civ',
  destroy: 'civ',
  disband: 'civ',
  stage: 'civ',
  recruit: 'civ',
  sacrifice: 'civ',
  worker: 'civ',
  leave: 'civ',
  wonder: 'civ',
  colony: 'civ',
  cancel: 'civ',
  leader: 'hand',
  technology: 'hand',
  reform: 'hand',
  revolution: 'hand',
  action: 'hand',
  tactic: 'hand',
  event: 'hand',
  aggression: 'hand',
  war: 'hand',
  pact: 'hand',
  colonize: 'hand',
  discard: 'hand',
  bonus: 'hand',
  raid: undefined,
  steal: undefined,
  routes: undefined,
  endTurn: undefined,
  pass: undefined,
  done: undefined,
  bid: undefined,
  mix: undefined,
  accept: undefined,
  decline: undefined,
  science: undefined,
  keep: undefined,
  resign: undefined,
};

/** What tears down is always possible: it draws nobody's eye. */
const QUIET: ReadonlySet<string> = new Set(['destroy', 'disband', 'cancel']);

export function sectionOf(verb: string): Section | undefined {
  return QUIET.has(verb) ? undefined : SECTION_OF[verb as keyof Vocab['answers']];
}
