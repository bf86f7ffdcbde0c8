/** A replay that can't be shown: what is wrong with the file, and a way to another one. */
import { useRef } from 'react';
import { openReplayFile } from '../client/open-replay.ts';
import type { WorkerErrorData } from '../client/worker-calls.ts';
import { Button } from '../kit/index.ts';
import { Problem } from '../pages/problems.tsx';
import { useMore, useWords } from '../words.tsx';

export function BadFile({ error }: { error: WorkerErrorData }) {
  const words = useWords();
  const r = useMore().replay;
  const input = useRef<HTMLInputElement>(null);
  const missing = error.code === 'missing';
  const reason = (r.bad as Record<string, string>)[error.detail ?? ''];
  return (
    <Problem
      title={missing ? words.missing.replay : r.badTitle}
      detail={missing || reason ? undefined : error.message}
      acts={
        <>
          <Button kind="primary" onClick={() => input.current?.click()}>
            {missing ? r.dropped : r.other}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            className="ek-hidden"
            tabIndex={-1}
            aria-hidden="true"
            onChange={e => {
              const file = e.target.files?.[0];
              if (file) void openReplayFile(file);
            }}
          />
        </>
      }
    >
      {missing ? <p>{words.missing.replayText}</p> : <p>{reason ?? words.broken.text}</p>}
      {error.where !== undefined && <p className="ek-quiet">{r.where(error.where)}</p>}
      {!missing && <p>{r.badSafe}</p>}
    </Problem>
  );
}
