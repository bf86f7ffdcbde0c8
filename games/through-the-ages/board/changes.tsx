/** What has changed for everybody, or would: before and after. */
import { type IconShape, markOf, SeatMark } from '@epoka/web/kit';
import type { Facts } from './forecast.ts';
import { Parts } from './glance.tsx';
import { civil, face } from './glyphs.ts';
import { icons } from './icons.ts';
import type { Part } from './signs.ts';
import { useTable } from './table.tsx';

export const MEASURES = [
  ['culture', icons.culture],
  ['science', icons.science],
  ['strength', icons.strength],
  ['food', icons.food],
  ['resources', icons.resource],
  ['happiness', face],
  ['people', icons.population],
  ['civilTotal', civil],
] as const satisfies readonly (readonly [keyof Facts, IconShape])[];
export type Measure = (typeof MEASURES)[number][0];

export const changed = (was: number, is: number, icon: IconShape): Part[] =>
  was === is ? [] : [{ text: `${was} → ${is}`, icon }];

/** All that differs for one civilization. */
export const changesOf = (was: Facts, is: Facts): Part[] =>
  MEASURES.flatMap(([key, icon]) => changed(was[key], is[key], icon));

/** One of them; `sure`: what is not shown has not changed. */
export function Changed({ seat, parts, sure }: { seat: number; parts: readonly Part[]; sure: boolean }) {
  const table = useTable();
  const name = table.reader.name(seat);
  if (!sure && parts.length === 0) return null;
  return (
    <li>
      <SeatMark mark={markOf(table, seat)} name={name} size={22} />
      <span>{name}</span>
      {parts.length > 0 ? <Parts parts={parts} /> : <span className="ta-same">{table.t.unchanged}</span>}
    </li>
  );
}
