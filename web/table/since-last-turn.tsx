/** "Since your last turn": a short list of what others did, by whom, with small pictures where the board has them. */
import './since-last-turn.css';
import { SPECTATOR } from '@epoka/kernel';
import type { Digest as DigestData, LogLine } from '@epoka/table';
import { useEffect, useRef, useState } from 'react';
import { Button, Icon, SeatMark, useLoaded } from '../kit/index.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import { useWords } from '../words.tsx';
import { sayLine, type TableContext } from './table-context.ts';

/** so many lines are shown at once; the rest is one press away */
const MOST = 14;

interface Group {
  readonly seat: number;
  readonly lines: LogLine[];
}

/** Neighbouring groups of one seat are one paragraph. */
export function merge(digest: DigestData): Group[] {
  const merged: Group[] = [];
  for (const group of digest.groups) {
    const last = merged.at(-1);
    if (last?.seat === group.seat) last.lines.push(...group.lines);
    else merged.push({ seat: group.seat, lines: [...group.lines] });
  }
  return merged.filter(g => g.lines.length > 0);
}

/** The first lines, and how many are left. */
export function firstOf(groups: readonly Group[], most: number): { groups: Group[]; hidden: number } {
  let left = most;
  let hidden = 0;
  const first: Group[] = [];
  for (const { seat, lines } of groups) {
    const shown = lines.slice(0, left);
    left -= shown.length;
    hidden += lines.length - shown.length;
    if (shown.length > 0) first.push({ seat, lines: shown });
  }
  return { groups: first, hidden };
}

export function SinceLastTurnDialog({
  context,
  digest,
  onClose,
  onStep,
}: {
  context: TableContext;
  digest: DigestData;
  onClose: () => void;
  /** steps through what happened, from the position after so many answers */
  onStep: (at: number) => void;
}) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const { groups, hidden } = firstOf(merge(digest), all ? Number.POSITIVE_INFINITY : MOST);
  // The button goes away when it is pressed: reading goes on at the first line it brought.
  const brought = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (all) brought.current?.focus();
  }, [all]);
  // The board stands behind this already; drawn again when its pictures have come.
  const { board } = context;
  useLoaded(board?.loadArt);
  const pictureOf = (line: LogLine) =>
    'tell' in line ? board?.picture?.(line.tell, context.view.state) : undefined;
  let before = 0;
  return (
    <Dialog open title={words.digest.title} onClose={onClose} closeLabel={words.close} className="digest">
      <div data-game={context.view.game}>
        {groups.length === 0 && <p>{words.digest.nothing}</p>}
        <ol className="digest-groups">
          {groups.map((group, i) => {
            const first = before;
            before += group.lines.length;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the digest does not change while it is shown
              <li key={i}>
                {group.seat !== SPECTATOR && (
                  <SeatMark
                    mark={group.seat}
                    name={context.reader.name(group.seat)}
                    size={26}
                    label={context.reader.name(group.seat)}
                  />
                )}
                <ul data-pictures={board?.picture ? '' : undefined}>
                  {group.lines.map((line, k) => {
                    const picture = pictureOf(line);
                    return (
                      <li
                        // biome-ignore lint/suspicious/noArrayIndexKey: as above
                        key={k}
                        {...(first + k === MOST ? { ref: brought, tabIndex: -1 } : {})}
                      >
                        {picture && <Icon of={picture} />}
                        <span>{sayLine(context, line, words)}</span>
                      </li>
                    );
                  })}
                </ul>
              </li>
            );
          })}
        </ol>
        {hidden > 0 && (
          <p>
            <Button kind="quiet" onClick={() => setAll(true)}>
              {words.digest.more(hidden)}
            </Button>
          </p>
        )}
        <p className="page-acts">
          <Button kind="primary" onClick={onClose}>
            {words.digest.go}
          </Button>
          <Button onClick={() => onStep(Math.max(0, digest.since + 1))}>{words.digest.stepThrough}</Button>
        </p>
      </div>
    </Dialog>
  );
}
