/** What is new is read aloud by the page's one polite voice, with the log closed too. */
import { useEffect, useRef } from 'react';
import { announce } from '../kit/index.ts';
import { sayTell, type TableContext } from './table-context.ts';

/** so many lines of a move are read aloud; the log has all of them */
const SPOKEN = 3;

/** Said one after the other: each ends with one mark, whatever it brought. */
export function sentences(parts: readonly string[]): string {
  return parts.map(part => (/[.!?…:]$/.test(part.trim()) ? part.trim() : `${part.trim()}.`)).join(' ');
}

/** Speaks what is new: one's own question first, then what the others did last. */
export function useVoice(
  context: TableContext | undefined,
  recent: readonly { key: string; args: readonly unknown[] }[],
  question: string,
): void {
  const last = useRef({ recent, question: '' });
  useEffect(() => {
    if (!context) return;
    const parts: string[] = [];
    if (question && question !== last.current.question) parts.push(question);
    if (recent !== last.current.recent)
      for (const tell of recent.slice(-SPOKEN)) parts.push(sayTell(context, tell));
    last.current = { recent, question };
    if (parts.length > 0) announce(sentences(parts));
  }, [context, recent, question]);
  // other pages have nothing to do with what happened here
  useEffect(() => () => announce(''), []);
}
