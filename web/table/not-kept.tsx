/** Says that a table lives in memory only, and what to do about it. */
import type { NotKeptCode } from '../client/local-store.ts';
import type { TableClient } from '../client/table-client.ts';
import { Button, toast } from '../kit/index.ts';
import { useMore, useWords } from '../words.tsx';
import { saveReplay } from './save-replay.ts';

export function NotKept({ client, name, why }: { client: TableClient; name: string; why: NotKeptCode }) {
  const words = useWords();
  const { keeping } = useMore();
  return (
    <p className="keeping" role="alert">
      {keeping[why]}{' '}
      {why === 'elsewhere' ? (
        <Button onClick={() => location.reload()}>{words.broken.reload}</Button>
      ) : (
        <Button onClick={() => void saveReplay(client, name).catch(() => toast(words.ask.failed, 'bad'))}>
          {words.table.download}
        </Button>
      )}
    </p>
  );
}
