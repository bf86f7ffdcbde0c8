/** Group moves for tests: how Ada begins them and who goes; what units carry that have moved. */
import { U } from '../content/index.ts';
import type { Table } from './position.ts';

/** The marks of a unit, as saved tables keep them. */
export const MOVED = 1;
export const BATTLED = 2;
export const ON_MOUNTAIN = 4;
export const ON_FOREST = 8;
export const ON_PLAINS = 16;

/** The Move action begins. */
export const moving = (t: Table) => t.turn('Ada').answer('Ada', 'move');

/** All of a space, or these units of it, are picked. */
export function pick(t: Table, from: string, ...units: string[]): Table {
  t.answer('Ada', 'from', from);
  if (units.length === 0) t.answer('Ada', 'all');
  for (const unit of units) t.answer('Ada', 'unit', unit, 0);
  return t;
}

/** Units in a space carry these marks. */
export const flag = (t: Table, at: string, unit: keyof typeof U, flags: number, n = 1) =>
  t.arrange(s => {
    s.flagged.push(t.space(at), U[unit], flags, n);
  });
