/** What happened since the player's last turn, in one line of small pictures. What has no room is in the log. */
import './recap.css';
import { SPECTATOR } from '@epoka/kernel';
import type { Digest, LogLine } from '@epoka/table';
import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Icon, SeatMark, useLoaded } from '../kit/index.ts';
import { useWords } from '../words.tsx';
import { merge } from './since-last-turn.tsx';
import { sayLine, type TableContext } from './table-context.ts';

/** so many deeds in all: of two rivals each has half of them, so that nobody is left out */
const DEEDS = 4;
/** Whose turn it is and which round: what happens then is told, that it came is not. */
const HEADINGS = new Set(['round', 'turn']);

export interface RecapItem {
  readonly seat: number;
  readonly line: LogLine;
  /** of this seat in a row */
  readonly first: boolean;
}

/** What is worth a picture in the line, and how many other lines there are. */
export function recapItems(
  digest: Digest,
  own: number,
  pictured: (line: LogLine) => boolean,
): { items: RecapItem[]; rest: number } {
  const groups = merge(digest)
    .filter(group => group.seat !== own)
    .map(({ seat, lines }) => ({
      seat,
      lines: lines.filter(line => !('tell' in line && HEADINGS.has(line.tell.key))),
    }))
    .filter(group => group.lines.length > 0);
  const each = Math.max(1, Math.floor(DEEDS / Math.max(1, new Set(groups.map(g => g.seat)).size)));
  const given = new Map<number, number>();
  let rest = 0;
  const items = groups.flatMap(({ seat, lines }) => {
    // what has a picture is about a thing; the rest is in the log
    const things = lines.filter(pictured);
    const left = each - (given.get(seat) ?? 0);
    const shown = (things.length > 0 ? things : lines).slice(0, left);
    given.set(seat, each - left + shown.length);
    rest += lines.length - shown.length;
    return shown.map((line, i) => ({ seat, line, first: i === 0 }));
  });
  return { items, rest };
}

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
  const pictureOf = (line: LogLine) => ('tell' in line ? board?.picture?.(line.tell, view.state) : undefined);
  const { items, rest } = digest
    ? recapItems(digest, view.seat, line => pictureOf(line) !== undefined)
    : { items: [], rest: 0 };
  const [list, cut] = useCut(items.length);
  if (items.length === 0) return <div className="recap" aria-hidden="true" />;
  return (
    <section className="recap" aria-label={words.digest.title}>
      <span className="recap-lead">{words.digest.title}</span>
      <ul className="recap-items" ref={list}>
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
        {rest + cut > 0 && ` (+${rest + cut})`}
      </button>
    </section>
  );
});

/** How many of the items stand on a second line, which is not shown. */
function useCut(n: number): [RefObject<HTMLUListElement | null>, number] {
  const list = useRef<HTMLUListElement>(null);
  const [cut, setCut] = useState(0);
  useLayoutEffect(() => {
    const node = list.current;
    if (!node || n === 0) return;
    const count = () => {
      const items = [...node.children] as HTMLElement[];
      setCut(items.filter(item => item.offsetTop > items[0].offsetTop + 4).length);
    };
    count();
    const sizes = new ResizeObserver(count);
    sizes.observe(node);
    return () => sizes.disconnect();
  }, [n]);
  return [list, cut];
}
