/** What is said above the board: that the game is not kept, that a plan is not real. */
import { Suspense } from 'react';
import type { TableClient, TableShot } from '../client/table-client.ts';
import { lazyPart } from '../lazy-part.ts';

const PlanBar = lazyPart(
  () => import('./plan-bar.tsx'),
  m => m.PlanBar,
);
const NotKept = lazyPart(
  () => import('./not-kept.tsx'),
  m => m.NotKept,
);

export function TableNotices({ client, shot }: { client: TableClient; shot: TableShot }) {
  const { keeping, planning } = shot;
  return (
    <Suspense>
      {keeping !== 'kept' && <NotKept client={client} name={shot.name} why={keeping} />}
      {planning && <PlanBar planning={planning} client={client} />}
    </Suspense>
  );
}
