/** Units on the map and what can be done with them. */
import { NONE } from '@epoka/kernel';
import { type State, UNITS } from '@epoka/new-horizons';
import type { BoardChoice } from '@epoka/web/kit';
import { oneOf, type Table } from './table.tsx';

/** Numbers of the units on a tile, seat by seat. */
export function unitsOn(view: State, tile: number): number[] {
  return view.units
    .flatMap((unit, i) => (unit.tile === tile ? [i] : []))
    .sort((a, b) => view.units[a].seat - view.units[b].seat || a - b);
}

/** Equal units on one tile are offered once: the first of them stands for all. */
export function repeats(view: State, id: number): number {
  const u = view.units[id];
  return view.units.findIndex(
    other =>
      other.seat === u.seat &&
      other.kind === u.kind &&
      other.strength === u.strength &&
      other.tile === u.tile,
  );
}

/** The choice a unit stands for: to be used, raised or recalled; or, with steps to take, to be picked up first. */
export function unitChoices(table: Table, id: number): BoardChoice | undefined {
  const { choices, view, lifted, lift, t, words } = table;
  const unit = view.units[id];
  if (unit.seat !== table.seat) return undefined;
  const first = repeats(view, id);
  const direct = choices.list.filter(
    ({ answer: [verb, a] }) =>
      a === first && (verb === 'upgrade' || verb === 'spend' || verb === 'lower' || verb === 'recall'),
  );
  if (direct.length > 0) return oneOf(table, direct);
  const steps = choices.starting('step', first);
  if (steps.length === 0) return undefined;
  // where the lifted unit can go, the hex is pressed and not who stands on it
  if (lifted !== NONE && lifted !== id) {
    const there = choices.choice(['step', repeats(view, lifted), view.map[unit.tile].hex]);
    if (there?.legal) return undefined;
  }
  const label = t.chooseUnit(words.names.units[UNITS[unit.kind]], unit.strength);
  if (!steps.some(step => step.legal)) return oneOf(table, steps);
  return {
    key: `lift:${id}`,
    questionId: steps[0].questionId,
    answer: steps[0].answer,
    legal: true,
    label,
    why: undefined,
    warn: undefined,
    ways: steps,
    act: () => lift(lifted === id ? NONE : id),
  };
}
