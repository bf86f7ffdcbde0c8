/**
 * The phase of the turn, read off what is asked: after loading or an undo nobody has seen what was asked before. What the rules
 * have still to do is no player's to see, so a question within a phase is known by the effect that asks it.
 */
import { type Language, NONE } from '@epoka/kernel';
import {
  AREAS,
  type Effect,
  type Effects,
  LISTS,
  SPACES,
  type State,
  TECHNOLOGIES,
} from '@epoka/new-horizons';
import type { Phases } from '@epoka/web/kit';
import { boardWords } from './words.ts';

/** Each phase begins with a question of its own. */
const PHASES = ['action', 'expansion', 'production', 'goal'];
const ACTION = 0;
const EXPANSION = 1;
const PRODUCTION = 2;
const GOAL = 3;

const does = (effects: Effects, op: Effect['op']): boolean =>
  effects.some(
    e =>
      e.op === op ||
      (e.op === 'may' && does(e.effects, op)) ||
      (e.op === 'choose' && e.options.some(option => does(option, op))),
  );

/** What the action does whose space the pawn of the player to move stands on. */
function actionOf({ players, turn }: State): Effects {
  const { pawn } = players[turn];
  if (pawn === NONE) return [];
  const { area, technology } = SPACES[pawn];
  return area === NONE ? (TECHNOLOGIES[technology].action?.effects ?? []) : AREAS[area].effects;
}

/** undefined: what is asked comes up in several phases, and nothing tells which it is. */
function phaseOf(view: State): number | undefined {
  const [question] = view.asked;
  if (!question) return undefined;
  const { kind } = question;
  const own = PHASES.indexOf(kind);
  if (own >= 0) return own;
  const data = question.data as { readonly list?: number; readonly on?: string } | null;
  const byAction = (op: Effect['op']) => does(actionOf(view), op);
  /** founding and building is for the expansion, unless the action itself does it */
  const expands = (op: Effect['op']) => (byAction(op) ? undefined : EXPANSION);
  switch (kind) {
    case 'exchange':
      return PRODUCTION;
    case 'task':
      return ACTION;
    case 'colour':
    case 'technology':
      return byAction('research') ? ACTION : undefined;
    case 'builder':
      return expands('build');
    case 'mark':
      return data?.on === 'goal'
        ? GOAL
        : expands(data?.on === 'village' ? 'found' : data?.on === 'city' ? 'fortify' : 'build');
    default:
  }
  const source = data?.list === undefined ? undefined : LISTS[data.list]?.source;
  switch (source?.kind) {
    case 'technology':
      return source.part === 'action' || byAction('research') ? ACTION : undefined;
    // he came with a research
    case 'leader':
      return byAction('research') ? ACTION : undefined;
    case 'area': {
      const { pawn } = view.players[view.turn];
      return (pawn !== NONE && SPACES[pawn].area === source.id) || byAction('basicAction')
        ? ACTION
        : undefined;
    }
    case 'building':
      return expands('build');
    case 'territory':
      return source.part === 'village' ? expands('found') : undefined;
    default:
      return undefined;
  }
}

export function phases(view: State, language: Language): Phases | undefined {
  if (view.turn === NONE || view.over) return undefined;
  return { names: boardWords[language].phases, now: phaseOf(view) };
}
