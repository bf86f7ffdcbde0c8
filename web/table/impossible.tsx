/** What a question that nobody was asked would have refused, below the log line that stands for it. */
import type { Unasked } from '@epoka/kernel';
import { sayAnswer, sayReason } from '../kit/index.ts';
import { useMore, useWords } from '../words.tsx';
import { contextAt, type TableContext } from './table-context.ts';
import './impossible.css';

/** Each reason once, below what it stood in the way of. The rules speak to the seat that would have been asked. */
export function Impossible({
  context,
  n,
  unasked: { seat, impossible },
}: {
  context: TableContext;
  n: number;
  unasked: Unasked;
}) {
  const more = useMore();
  const then = contextAt(context, n, useWords());
  const asked = { words: then.words, reader: { ...then.reader, seat } };
  return (
    <>
      {seat !== context.view.seat && <p className="log-from">{more.fromSeat(then.reader.name(seat))}</p>}
      <ul className="log-why">
        {impossible.map(({ why, answers }) => {
          const reason = sayReason(asked, why);
          return (
            <li key={reason}>
              {answers.map(answer => sayAnswer(asked, answer)).join(' · ')}
              <small>{reason}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}
