/** The phase of the turn, for the bar. A question that comes up within a phase belongs to the one that was open before it. */
import type { Language } from '@epoka/kernel';
import { useRef } from 'react';
import type { Phases } from '../kit/board.ts';
import type { TableContext } from './table-context.ts';

type Told = { readonly question: number; readonly now: number };

/** What was told last of a phase before this question. Numbers come again after an undo: what was told of later ones is void. */
export function remember(told: readonly Told[], question: number, now: number | undefined): readonly Told[] {
  const before = told.filter(t => t.question < question);
  return now === undefined ? before.slice(-50) : [...before.slice(-50), { question, now }];
}

export function usePhases({ board, view: { state } }: TableContext, language: Language): Phases | undefined {
  const told = useRef<readonly Told[]>([]);
  const phases = board?.phases?.(state, language);
  if (!phases) return undefined;
  told.current = remember(told.current, state.asking, phases.now);
  return { ...phases, now: told.current.at(-1)?.now };
}
