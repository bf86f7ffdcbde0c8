/** The guide of a first game: a few notes beside the table, one at a time, never in the way. */
import { useState } from 'react';
import { Button } from '../kit/index.ts';
import { useWords } from '../words.tsx';

export function Guide({ onDone }: { onDone: () => void }) {
  const words = useWords();
  const g = words.guide;
  const [at, setAt] = useState(0);
  const tip = g.tips[at];
  const last = at === g.tips.length - 1;
  return (
    <aside className="guide-note" aria-label={g.title}>
      <p className="ek-smallcaps">
        {g.title} · {g.step(at + 1, g.tips.length)}
      </p>
      <h2>{tip.title}</h2>
      <p aria-live="polite">{tip.text}</p>
      <p className="page-acts">
        <Button kind="primary" onClick={() => (last ? onDone() : setAt(at + 1))}>
          {last ? g.done : g.next}
        </Button>
        {!last && (
          <Button kind="quiet" onClick={onDone}>
            {g.skip}
          </Button>
        )}
      </p>
    </aside>
  );
}
