/** Places that no choice stands for explain themselves too: pointed at and focused beside themselves, pressed in a window. */
import { useTable } from './table.tsx';

/** What a place is called where it is asked about; with a seat, that one's. */
export const placeId = (key: string, seat?: number): string =>
  seat === undefined ? `place:${key}` : `place:${key}:${seat}`;

/** The part of a place that is pressed: covers its parent, which carries the name of the place. */
export function Ask({ place, name }: { place: string; name: string }) {
  const { t, ask } = useTable();
  return (
    <button
      type="button"
      className="ek-hit ta-ask"
      aria-label={`${name} – ${t.explain}`}
      onClick={() => ask({ place, name })}
    />
  );
}
