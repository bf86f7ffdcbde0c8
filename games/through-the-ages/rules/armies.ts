/** Tactics, armies and the strength of sacrificed units (TTA-22). */
import { NONE } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import type { Tactic } from '../content/types.ts';
import type { State } from './state.ts';

interface Armies {
  /** complete armies, and those of them without an obsolete unit */
  all: number;
  full: number;
  air: number;
}

const found: Armies = { all: 0, full: 0, air: 0 };

function limit(needed: number | undefined, units: number, so: number): number {
  if (needed === undefined) return so;
  const n = Math.floor(units / needed);
  return n < so ? n : so;
}

/** Counts armies in a list of workers; `shift` is the technology the list begins with. */
function findArmies(tactic: Tactic, units: readonly number[], shift: number): Armies {
  let infantry = 0;
  let cavalry = 0;
  let artillery = 0;
  let newInfantry = 0;
  let newCavalry = 0;
  let newArtillery = 0;
  found.air = 0;
  for (let i = T.FIRST_UNIT; i < T.HOLDERS; i++) {
    const n = units[i - shift];
    if (n <= 0) continue;
    const fit = tactic.withObsolete === undefined || T.LEVEL[i] >= tactic.age - 1;
    switch (T.TYPE[i]) {
      case T.INFANTRY:
        infantry += n;
        if (fit) newInfantry += n;
        break;
      case T.CAVALRY:
        cavalry += n;
        if (fit) newCavalry += n;
        break;
      case T.ARTILLERY:
        artillery += n;
        if (fit) newArtillery += n;
        break;
      default:
        found.air += n;
    }
  }
  let all = limit(tactic.infantry, infantry, 99);
  all = limit(tactic.cavalry, cavalry, all);
  found.all = limit(tactic.artillery, artillery, all);
  let full = limit(tactic.infantry, newInfantry, 99);
  full = limit(tactic.cavalry, newCavalry, full);
  found.full = limit(tactic.artillery, newArtillery, full);
  return found;
}

function bonusOf(tactic: Tactic, a: Armies): number {
  const low = tactic.withObsolete ?? tactic.bonus;
  const joined = a.air < a.all ? a.air : a.all;
  const joinedFull = joined < a.full ? joined : a.full;
  return (a.full + joinedFull) * tactic.bonus + (a.all - a.full + joined - joinedFull) * low;
}

/** Tactics bonus of a civilization's armies, with a leader who repeats the best of them. */
export function armiesBonus(s: State, seat: number): number {
  const c = s.civs[seat];
  if (c.tactic === NONE) return 0;
  if (c.leader !== NONE && T.NO_TACTICS[c.leader]) return 0;
  const tactic = T.tacticCard(c.tactic);
  const a = findArmies(tactic, c.workers, 0);
  if (a.all === 0) return 0;
  let bonus = bonusOf(tactic, a);
  if (c.leader !== NONE && T.REPEATS_BEST_ARMY[c.leader])
    bonus += (a.full > 0 ? tactic.bonus : (tactic.withObsolete ?? tactic.bonus)) * (a.air > 0 ? 2 : 1);
  return bonus;
}

/** Strength of units set aside: their own, with the armies that they form among themselves (TTA-22.8). */
export function sacrificedStrength(s: State, seat: number, units: readonly number[]): number {
  const c = s.civs[seat];
  let n = 0;
  const each = c.leader === NONE ? undefined : T.UNIT_STRENGTH[c.leader];
  for (let i = T.FIRST_UNIT; i < T.HOLDERS; i++) {
    const k = units[i - T.FIRST_UNIT];
    if (k > 0) n += k * (T.STRENGTH[i] + (each === undefined ? 0 : each[T.TYPE[i]]));
  }
  if (c.tactic === NONE || (c.leader !== NONE && T.NO_TACTICS[c.leader])) return n;
  const tactic = T.tacticCard(c.tactic);
  return n + bonusOf(tactic, findArmies(tactic, units, T.FIRST_UNIT));
}

/** The units a civilization has, as a list like the ones set aside. */
export function ownUnits(s: State, seat: number): number[] {
  const workers = s.civs[seat].workers;
  const units: number[] = [];
  for (let i = T.FIRST_UNIT; i < T.HOLDERS; i++) units.push(workers[i] > 0 ? workers[i] : 0);
  return units;
}
