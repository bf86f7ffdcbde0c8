/** Keys of the table page. Letters can be switched off; typing and open dialogs are never disturbed. */
import { useLayoutEffect, useRef } from 'react';
import { modalOpen } from '../kit/ui/dialog.tsx';
import { prefs } from '../prefs.ts';

interface KeyActs {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly plan: () => void;
  readonly log: () => void;
  readonly seats: () => void;
  readonly help: () => void;
  readonly keys: () => void;
  /** whoever is not asked lets the others go on at once; false where there is nothing to wait for */
  readonly hurry: () => boolean;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** Something over the table is open: its own keys count. */
function covered(): boolean {
  return modalOpen() || document.querySelector('[role="menu"], [role="listbox"]') !== null;
}

/** A key that is held down takes one choice, not the next one too before anybody has read it. */
function onceADown(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
  if ((event.target as Element).closest?.('[data-key], .caution-go, [role="menuitem"]'))
    event.preventDefault();
}

function press(selector: string): boolean {
  const node = document.querySelector<HTMLElement>(selector);
  node?.click();
  return node !== null;
}

function focus(selector: string): boolean {
  const node = document.querySelector<HTMLElement>(selector);
  node?.focus();
  return node !== null;
}

/** A number pressed on a folded list opens it and goes to that choice: nobody takes what they didn't see. */
function unfold(key: string): boolean {
  if (!press('.ask [data-all][aria-expanded="false"]')) return false;
  focus(`.ask [data-number="${key}"]`);
  return true;
}

export function useKeys(acts: KeyActs): void {
  const latest = useRef(acts);
  latest.current = acts;
  // In place before the table can be seen: whoever sees a question may answer it.
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || covered()) return;
      if (typing(event.target) || event.repeat) return;
      if (run(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', down);
    document.addEventListener('keydown', onceADown, true);
    return () => {
      document.removeEventListener('keydown', down);
      document.removeEventListener('keydown', onceADown, true);
    };
  }, []);
}

function run(event: KeyboardEvent, acts: KeyActs): boolean {
  const { key } = event;
  if (key === 'Escape') {
    // what lies over the board goes first; then one step back
    if (!press('.ask[data-open="once"] [data-all]')) acts.undo();
    return true;
  }
  if (key === '?') {
    acts.keys();
    return true;
  }
  // on a button, Space presses it
  if (key === ' ')
    return !(event.target as Element).closest('button, a, summary, [role="button"]') && acts.hurry();
  if (/^[1-9]$/.test(key)) return press(`.ask [data-number="${key}"]`) || unfold(key);
  if (key === '/') {
    press('.ask [data-all][aria-expanded="false"]');
    return focus('.ask [data-filter]') || focus('.ask .ask-body [data-choice]');
  }
  if (!prefs.get().letters) return false;
  switch (key.toLowerCase()) {
    case 'u':
      if (event.shiftKey) acts.redo();
      else acts.undo();
      return true;
    case 'e':
      return press('.ask [data-closing] [data-choice="legal"]');
    case 'q':
      return (
        focus('.ask .ask-body [data-choice="legal"]') ||
        focus('.ask [data-all]') ||
        focus('.ask [data-ask-title]')
      );
    case 'a':
      return press('.ask [data-all]');
    case 'b':
      return focus('#board [data-target="legal"], #board [data-target="legal"] .ek-hit') || focus('#board');
    case 'p':
      acts.plan();
      return true;
    case 'l':
      acts.log();
      return true;
    case 's':
      acts.seats();
      return true;
    case 'h':
      acts.help();
      return true;
  }
  return false;
}
