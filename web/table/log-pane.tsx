/** What happened, newest last, with small pictures. Lines that stand for a question nobody was asked can be opened. */
import type { LogLine } from '@epoka/table';
import { memo, useState } from 'react';
import { Button, Icon, type IconShape, useLoaded } from '../kit/index.ts';
import { useWords } from '../words.tsx';
import { OpenedLine } from './opened-line.tsx';
import { sayLine, type TableContext } from './table-context.ts';

const SHOWN = 150;

export function LogPane({ context }: { context: TableContext }) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const { board, view } = context;
  const { log } = view;
  useLoaded(board?.loadArt);
  const lines = all ? log : log.slice(-SHOWN);

  return (
    <section
      className="log"
      aria-label={words.table.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {/* the container runs upwards, so that it stays at its end without being measured */}
      <div className="log-all">
        {lines.length < log.length && (
          <Button kind="quiet" onClick={() => setAll(true)}>
            {words.more} ({log.length - lines.length})
          </Button>
        )}
        <ol className="log-lines">
          {lines.map((line, i) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added or cut at the end
              key={log.length - lines.length + i}
              // only what is opened needs the whole table: all other lines stay as they are
              context={'tell' in line && line.tell.unasked ? context : undefined}
              line={line}
              text={sayLine(context, line, words)}
              picture={'tell' in line ? board?.picture?.(line.tell, view.state) : undefined}
              first={i === 0 || lines[i - 1].n !== line.n}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

const Line = memo(function Line({
  context,
  line,
  text,
  picture,
  first,
}: {
  context: TableContext | undefined;
  line: LogLine;
  text: string;
  picture: IconShape | undefined;
  first: boolean;
}) {
  const key = 'tell' in line ? line.tell.key : 'event';
  const unasked = 'tell' in line ? line.tell.unasked : undefined;
  return (
    <li
      className="log-line"
      data-first={first || undefined}
      data-line={key}
      data-event={'event' in line || undefined}
    >
      {picture && <Icon of={picture} />}
      {context && unasked ? (
        <OpenedLine context={context} n={line.n} unasked={unasked}>
          {text}
        </OpenedLine>
      ) : (
        <span>{text}</span>
      )}
    </li>
  );
});
