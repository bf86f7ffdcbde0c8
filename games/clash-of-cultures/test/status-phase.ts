/** What tests of objectives share. */
import type { ObjectiveId } from '../content/index.ts';
import type { Table } from './position.ts';

/** The status phase asks Ada: does she fulfil this one? */
export function meets(t: Table, id: ObjectiveId): boolean {
  const [card, half] = t.objective('Ada', id);
  t.arrange(
    s => {
      s.status = 1;
      s.first = 0;
    },
    ['statusObjectives', { seat: 0, completed: [] }],
    ['turn', 0],
  );
  return t.asked() === 'Ada: objectives' && t.why('Ada', 'complete', card, half) === 'legal';
}
