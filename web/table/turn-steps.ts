/**
 * What the player has answered in this turn, in words, so that a choice of several steps shows its steps. The words are
 * those of the moment of answering; they are kept for the tab, so that a reload in the middle does not lose them.
 */
import { hasParts, type LabelParts } from '../kit/index.ts';

export interface TurnStep {
  /** position before the answer */
  readonly at: number;
  readonly label: string;
  readonly parts?: LabelParts | undefined;
}

/** What of a choice's look can be kept as text. */
export function partsOf(face: LabelParts | undefined): LabelParts | undefined {
  return face && hasParts(face) ? { who: face.who, does: face.does, to: face.to } : undefined;
}

const KEY = 'epoka.trail';
const MOST = 40;

let known: { table: string; steps: TurnStep[] } | undefined;

function stored(): typeof known {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof value === 'object' && value !== null && Array.isArray((value as { steps?: unknown }).steps))
      return value as typeof known;
  } catch {
    // blocked or damaged: the steps are a comfort, not a record
  }
  return undefined;
}

function of(table: string): TurnStep[] {
  if (known?.table !== table) {
    const kept = stored();
    known = kept?.table === table ? kept : { table, steps: [] };
  }
  return known.steps;
}

export function noteStep(table: string, step: TurnStep): void {
  const steps = of(table).filter(s => s.at < step.at);
  steps.push(step);
  known = { table, steps: steps.slice(-MOST) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // see above
  }
}

/** The steps that can still be taken back, oldest first. */
export function turnSteps(table: string, answers: number, reach: number): TurnStep[] {
  return of(table).filter(s => s.at < answers && s.at >= answers - reach);
}
