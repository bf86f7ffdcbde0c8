/** What is said above the board: that the game is not kept, that a plan is not real. */
import { Suspense } from 'react';
import type { TableClient, TableShot } from '../client/table-client.ts';
import { Button, toast } from '../kit/index.ts';
import { lazyPart } from '../lazy-part.ts';
import { useWords } from '../words.tsx';
import { saveReplay } from './save-replay.ts';

const PlanBar = lazyPart(
  () => import('./plan-bar.tsx'),
  m => m.PlanBar,
);

export function TableNotices({ client, shot }: { client: TableClient; shot: TableShot }) {
  const words = useWords();
  return (
    <>
      {shot.keeping !== 'kept' && (
        <p className="keeping" role="alert">
          {words.table.keeping[shot.keeping]}{' '}
          {shot.keeping === 'elsewhere' ? (
            <Button onClick={() => location.reload()}>{words.broken.reload}</Button>
          ) : (
            <Button
              onClick={() => void saveReplay(client, shot.name).catch(() => toast(words.ask.failed, 'bad'))}
            >
              {words.table.download}
            </Button>
          )}
        </p>
      )}
      <Suspense>
        {shot.planning && (
          <PlanBar
            planning={shot.planning}
            onDrop={() => void client.planDrop()}
            onCarryOut={() =>
              void client.planCarryOut().then(
                done => toast(words.plan.stop[done.stop], done.stop === 'done' ? 'good' : 'plain'),
                () => toast(words.ask.failed, 'bad'),
              )
            }
          />
        )}
      </Suspense>
    </>
  );
}
