/** What is said at a table. Those who look on read it where the table allows that; only those who sit can speak. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, SeatMark, toast } from '../kit/index.ts';
import { useWords } from '../words.tsx';
import { useMarks } from './marks.ts';
import type { OnlineTable } from './online-table.ts';
import { sayProblem, useOnlineWords } from './words.tsx';

/** Panes of chat on the page. Small screens have one in a drawer and a second one that is not shown. */
const panes = new Set<HTMLElement>();

/** What can be read there need not be shown again. */
export const chatInSight = (): boolean => [...panes].some(pane => pane.checkVisibility());

export function Chat({ table, may, hidden }: { table: OnlineTable; may: boolean; hidden: boolean }) {
  const words = useWords();
  const w = useOnlineWords();
  const marks = useMarks();
  const all = table.chatLines();
  const lines = all.filter(line => !marks.some(mark => mark.id === line.user));
  const pane = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is in sight has been read
  useEffect(() => {
    if (pane.current?.checkVisibility()) table.readAll();
  }, [table, all.length]);
  useEffect(() => {
    const node = pane.current as HTMLElement;
    panes.add(node);
    return () => {
      panes.delete(node);
    };
  }, []);
  return (
    <section ref={pane} className="chat" aria-label={words.table.chat}>
      {table.followed.watchers > 0 && (
        <p className="ek-quiet chat-watchers">{w.watchers(table.followed.watchers)}</p>
      )}
      {hidden ? (
        <p className="ek-quiet">{w.chatHidden}</p>
      ) : (
        // The box lays its children from below: the newest line stays in sight.
        <div className="chat-scroll">
          {all.length === 0 && <p className="ek-quiet">{may ? w.chatFirst : w.chatNone}</p>}
          {lines.length < all.length && (
            <p className="ek-quiet">{w.hiddenLines(all.length - lines.length)}</p>
          )}
          <ol className="chat-lines">
            {lines.map((line, i) => (
              <li key={line.number} data-same={lines[i - 1]?.user === line.user || undefined}>
                {lines[i - 1]?.user !== line.user && (
                  <p className="chat-who">
                    {line.seat >= 0 && <SeatMark mark={line.seat} name={line.name} size={20} />}
                    <strong>{line.name}</strong>
                    <time dateTime={new Date(line.at).toISOString()}>{clockTime(line.at, words.locale)}</time>
                  </p>
                )}
                <p className="chat-said">{line.text}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
      {may ? <Say table={table} /> : <p className="ek-quiet chat-silent">{w.chatSeated}</p>}
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
        placeholder={w.chatSay}
        value={text}
        maxLength={500}
        autoComplete="off"
        onChange={e => setText(e.target.value)}
      />
      <Button type="submit">{words.table.say}</Button>
    </form>
  );
}
