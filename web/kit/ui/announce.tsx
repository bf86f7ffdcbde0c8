import './announce.css';
import { useSyncExternalStore } from 'react';
import { CloseGlyph } from '../icons/glyphs.tsx';

/**
 * What happened, said once: read aloud politely, and shown for a while where it should be seen. One store for the page, so that
 * anything may speak without being wired up.
 */
interface Note {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
}

const SHOWN_FOR = 6000;

let spoken = '';
let notes: readonly Note[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Read aloud only. */
export function announce(text: string): void {
  // the same words twice must be a change, or screen readers stay silent
  spoken = spoken === text ? `${text}\u00a0` : text;
  changed();
}

/** Shown for some seconds and read aloud. Returns what takes it away before that. */
export function toast(text: string, tone: Note['tone'] = 'plain'): () => void {
  const id = ++lastId;
  notes = [...notes.slice(-2), { id, text, tone }];
  announce(text);
  const away = () => dismiss(id);
  window.setTimeout(away, SHOWN_FOR);
  return away;
}

function dismiss(id: number): void {
  notes = notes.filter(note => note.id !== id);
  changed();
}

const getSpoken = () => spoken;
const getNotes = () => notes;

/** The polite voice and the notes of the page. The frame puts it there once. */
export function Announcer({ closeLabel }: { closeLabel: string }) {
  const text = useSyncExternalStore(subscribe, getSpoken, getSpoken);
  const shown = useSyncExternalStore(subscribe, getNotes, getNotes);
  return (
    <>
      <div className="ek-hidden" role="status" aria-live="polite">
        {text}
      </div>
      <div className="ek-toasts">
        {shown.map(note => (
          <div key={note.id} className="ek-toast" data-tone={note.tone}>
            <span>{note.text}</span>
            <button
              type="button"
              className="ek-button"
              data-kind="icon"
              aria-label={closeLabel}
              onClick={() => dismiss(note.id)}
            >
              <CloseGlyph />
            </button>
          </div>
        ))}
      </div>
    </>
  );
}
