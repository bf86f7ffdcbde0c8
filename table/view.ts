/** The part of a view that follows from one state: what a looker sees of it, and what everybody sees of the table. */
import { type AnyRuleset, type CoreState, redact } from '@epoka/kernel';
import type { Ledger } from './ledger.ts';
import { ALL_SEEING, type ClockReading, type TableConfig, type View } from './types.ts';

/** A view without what belongs to the moment: its place in the entries, questions, undo and log. */
export type Scene<S extends CoreState> = Omit<
  View<S>,
  'n' | 'answers' | 'questions' | 'undo' | 'redo' | 'log'
>;

interface Setting {
  readonly rules: AnyRuleset;
  readonly config: TableConfig;
  readonly ledger: Ledger;
  readonly clock: ClockReading;
  /** null while it is a secret */
  readonly seed: string | null;
}

export function sceneOf<S extends CoreState>(setting: Setting, real: S, looker: number): Scene<S> {
  const { rules, config, ledger, clock, seed } = setting;
  const state: S = looker === ALL_SEEING ? rules.copy(real) : redact(rules, real, looker);
  return {
    game: config.game,
    version: rules.version,
    seat: looker,
    settings: config.settings,
    roundCap: config.roundCap,
    state,
    asked: seatsAsked(real),
    seats: ledger.seats.slice(),
    // Points from hidden things are no secret once the game is over; before that, only what the looker sees counts.
    standing: rules.standing(real.over ? real : state),
    over: real.over,
    clock,
    orders: { known: Object.keys(rules.orders ?? {}), on: looker < 0 ? [] : [...ledger.orders[looker]] },
    commitment: config.commitment,
    seed,
  };
}

/** Each once, lowest first. */
export function seatsAsked(s: CoreState): number[] {
  return [...new Set(s.asked.map(q => q.seat))].sort((a, b) => a - b);
}
