/** What is said at a table. Those who look on read it where the table allows that; only those who sit can speak. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, SeatMark, toast } from '../kit/index.ts';
import { useWords } from '../words.tsx';
import type { OnlineTable } from './online-table.ts';
import { sayProblem, useOnlineWords } from './words.tsx';

/** Panes of talk on the page. Small screens have one in a drawer and a second one that is not shown. */
const panes = new Set<HTMLElement>();

/** What can be read there need not be shown again. */
export const talkOpen = (): boolean => [...panes].some(pane => pane.checkVisibility());

export function Talk({ table, may, hidden }: { table: OnlineTable; may: boolean; hidden: boolean }) {
  const words = useWords();
  const w = useOnlineWords();
  const lines = table.chatLines();
  const pane = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is in sight has been read
  useEffect(() => {
    if (pane.current?.checkVisibility()) table.readAll();
  }, [table, lines.length]);
  useEffect(() => {
    const node = pane.current as HTMLElement;
    panes.add(node);
    return () => {
      panes.delete(node);
    };
  }, []);
  return (
    <section ref={pane} className="talk" aria-label={words.table.chat}>
      {table.followed.watchers > 0 && (
        <p className="ek-quiet talk-watchers">{w.watchers(table.followed.watchers)}</p>
      )}
      {hidden ? (
        <p className="ek-quiet">{w.talkHidden}</p>
      ) : (
        // The box lays its children from below: the newest line stays in sight.
        <div className="talk-scroll">
          {lines.length === 0 && <p className="ek-quiet">{may ? w.talkFirst : w.talkNone}</p>}
          <ol className="talk-lines">
            {lines.map((line, i) => (
              <li key={line.number} data-same={lines[i - 1]?.user === line.user || undefined}>
                {lines[i - 1]?.user !== line.user && (
                  <p className="talk-who">
                    {line.seat >= 0 && <SeatMark mark={line.seat} name={line.name} size={20} />}
                    <strong>{line.name}</strong>
                    <time dateTime={new Date(line.at).toISOString()}>{clockTime(line.at, words.locale)}</time>
                  </p>
                )}
                <p className="talk-said">{line.text}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
      {may ? <Say table={table} /> : <p className="ek-quiet talk-silent">{w.talkSeated}</p>}
    </section>
  );
}

function clockTime(at: number, locale: string): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  return new Date(at).toLocaleString(
    locale,
    today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' },
  );
}

function Say({ table }: { table: OnlineTable }): ReactNode {
  const words = useWords();
  const w = useOnlineWords();
  const [text, setText] = useState('');
  const send = async () => {
    const said = text.trim();
    if (!said) return;
    setText('');
    try {
      await table.say(said);
    } catch (error) {
      // what was typed is not lost
      setText(now => now || said);
      toast(sayProblem(w, error), 'bad');
    }
  };
  return (
    <form
      onSubmit={e => {
        e.preventDefault();
        void send();
      }}
    >
      <input
        className="ek-input"
        aria-label={words.table.chat}
        placeholder={w.talkSay}
        value={text}
        maxLength={500}
        autoComplete="off"
        onChange={e => setText(e.target.value)}
      />
      <Button type="submit">{words.table.say}</Button>
    </form>
  );
}
