/** What happened, newest last. Read aloud by the page's one polite voice, so that it speaks on a phone with the log closed too. */
import type { LogLine } from '@epoka/table';
import { memo, useEffect, useRef, useState } from 'react';
import { announce, Button } from '../kit/index.ts';
import { useWords } from '../words.tsx';
import { type Scene, sayLine, sayTell } from './scene.ts';

const SHOWN = 150;

export function LogPane({ scene }: { scene: Scene }) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const { log } = scene.view;
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
              line={line}
              text={sayLine(scene, line, words)}
              first={i === 0 || lines[i - 1].n !== line.n}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

const Line = memo(function Line({ line, text, first }: { line: LogLine; text: string; first: boolean }) {
  const key = 'tell' in line ? line.tell.key : 'event';
  return (
    <li
      className="log-line"
      data-first={first || undefined}
      data-line={key}
      data-event={'event' in line || undefined}
    >
      {text}
    </li>
  );
});

/** Speaks what is new: the lines of others, then the question. */
export function useVoice(
  scene: Scene | undefined,
  recent: readonly { key: string; args: readonly unknown[] }[],
  question: string,
): void {
  const last = useRef({ recent, question: '' });
  useEffect(() => {
    if (!scene) return;
    const parts: string[] = [];
    if (recent !== last.current.recent) for (const tell of recent.slice(-6)) parts.push(sayTell(scene, tell));
    if (question && question !== last.current.question) parts.push(question);
    last.current = { recent, question };
    if (parts.length > 0) announce(parts.join('. '));
  }, [scene, recent, question]);
}
