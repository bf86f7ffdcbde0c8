/** What happened since the player's last turn, in one line of small pictures. What has no room is in the log. */
import './recap.css';
import { SPECTATOR } from '@epoka/kernel';
import type { Digest, LogLine } from '@epoka/table';
import { memo } from 'react';
import { Icon, SeatMark, useLoaded } from '../kit/index.ts';
import { useWords } from '../words.tsx';
import { merge } from './since-last-turn.tsx';
import { sayLine, type TableContext } from './table-context.ts';

/** so many of one player's lines: the last ones are what the board shows now */
const EACH = 4;

export const Recap = memo(function Recap({
  context,
  digest,
  onOpen,
}: {
  context: TableContext;
  digest: Digest | undefined;
  onOpen: () => void;
}) {
  const words = useWords();
  const { board, view } = context;
  useLoaded(board?.loadArt);
  const groups = digest ? merge(digest).filter(group => group.seat !== view.seat) : [];
  if (groups.length === 0) return <div className="recap" aria-hidden="true" />;
  const pictureOf = (line: LogLine) => ('tell' in line ? board?.picture?.(line.tell, view.state) : undefined);
  // what has a picture is about a thing; the rest is in the log
  const items = groups.flatMap(group => {
    const pictured = group.lines.filter(line => pictureOf(line) !== undefined);
    return (pictured.length > 0 ? pictured : group.lines)
      .slice(0, EACH)
      .map((line, i) => ({ seat: group.seat, line, first: i === 0 }));
  });
  return (
    <section className="recap" aria-label={words.digest.title}>
      <span className="recap-lead">{words.digest.title}</span>
      <ul className="recap-items">
        {items.map(({ seat, line, first }, i) => {
          const picture = pictureOf(line);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the digest does not change while it is shown
            <li key={i} className="recap-item">
              {seat !== SPECTATOR && first && (
                <SeatMark
                  mark={seat}
                  name={context.reader.name(seat)}
                  size={20}
                  label={context.reader.name(seat)}
                />
              )}
              {picture && (
                <span className="recap-picture">
                  <Icon of={picture} />
                </span>
              )}
              <span>{sayLine(context, line, words)}</span>
            </li>
          );
        })}
      </ul>
      <button type="button" className="recap-step" onClick={onOpen}>
        {words.digest.stepThrough}
      </button>
    </section>
  );
});
