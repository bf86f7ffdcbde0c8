/** A private note for each table: nobody else ever sees it. Kept on the server while one writes. */
import { LIMITS } from '@epoka/protocol/codes';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../kit/index.ts';
import { useWords } from '../words.tsx';
import { call } from './api.ts';
import { byLink } from './shown-links.ts';
import { sayProblem, useOnlineWords } from './words.tsx';

/** So long after the last letter it is saved. */
const PAUSE = 600;

type State = 'loading' | 'kept' | 'writing' | { readonly failed: unknown };

export function PrivateNote({ table }: { table: string }) {
  const words = useWords();
  const w = useOnlineWords();
  const [text, setText] = useState('');
  const [state, setState] = useState<State>('loading');
  const latest = useRef<{ text: string; saved: string; timer?: number }>({ text: '', saved: '' });

  useEffect(() => {
    let gone = false;
    latest.current = { text: '', saved: '' };
    setState('loading');
    call<{ text: string }>('GET', `/api/tables/${table}/note`).then(
      note => {
        if (gone) return;
        latest.current = { text: note.text, saved: note.text };
        setText(note.text);
        setState('kept');
      },
      (failed: unknown) => gone || setState({ failed }),
    );
    const { current } = latest;
    return () => {
      gone = true;
      clearTimeout(current.timer);
      clearTimeout(latest.current.timer);
      const { text: last, saved } = latest.current;
      // Somebody who turns the leaf in the middle of a word has written it too.
      if (last !== saved) void put(table, last).catch(() => undefined);
    };
  }, [table]);

  const save = async () => {
    const { current } = latest;
    clearTimeout(current.timer);
    const { text: now } = current;
    try {
      await put(table, now);
      current.saved = now;
      if (current.text === now) setState('kept');
    } catch (failed) {
      setState({ failed });
    }
  };
  const write = (now: string) => {
    setText(now);
    setState('writing');
    latest.current.text = now;
    clearTimeout(latest.current.timer);
    latest.current.timer = window.setTimeout(() => void save(), PAUSE);
  };
  const failed = typeof state === 'object';
  return (
    <section className="note" aria-label={w.note}>
      <p className="ek-quiet">{w.noteNote}</p>
      <textarea
        className="ek-input"
        aria-label={w.note}
        value={text}
        maxLength={LIMITS.note}
        disabled={state === 'loading'}
        onChange={e => write(e.target.value)}
        onBlur={() => state === 'writing' && void save()}
      />
      <p className="ek-quiet note-state" role="status">
        {state === 'loading' ? words.loading : state === 'kept' ? text && w.noteKept : ''}
        {failed && (
          <>
            {sayProblem(w, state.failed)} <Button onClick={() => void save()}>{w.tryNow}</Button>
          </>
        )}
      </p>
    </section>
  );
}

const put = (table: string, text: string): Promise<unknown> =>
  call('PUT', `/api/tables/${table}/note${byLink(table)}`, { text });
