/** What the player likes, kept on this device. Storage may be blocked: then it lasts as long as the page. */
import type { Language } from '@epoka/kernel';

export interface Prefs {
  readonly language: Language;
  readonly theme: 'system' | 'day' | 'lamp';
  readonly motion: 'system' | 'on' | 'off';
  readonly sounds: boolean;
  /** the first letter of the name on every seat mark, besides its colour and shape */
  readonly initials: boolean;
  /** keys of a single letter (U, P, L ...); the others always work */
  readonly letters: boolean;
  /** ask back before a choice that carries a word of caution */
  readonly careful: boolean;
  /** how bots are paced, so that their moves can be followed */
  readonly pace: 'instant' | 'quick' | 'calm';
  /** long lists of choices beside a board: folded until asked for, or always open */
  readonly choices: 'auto' | 'all';
  /** the player's name at new tables */
  readonly name: string;
  /** games that a table was begun of here, by commas: the first one is proposed on the easiest level */
  readonly played: string;
  /** the guided first game was played or declined */
  readonly greeted: boolean;
}

const KEY = 'epoka.prefs';

function browserLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short === 'pl' || short === 'en') return short;
  }
  return 'en';
}

function defaults(): Prefs {
  return {
    language: browserLanguage(),
    theme: 'system',
    motion: 'system',
    sounds: false,
    initials: true,
    letters: true,
    careful: true,
    pace: 'calm',
    choices: 'auto',
    name: '',
    played: '',
    greeted: false,
  };
}

function read(): Prefs {
  const start = defaults();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return start;
    const result: Record<string, unknown> = { ...start };
    for (const [key, value] of Object.entries(kept))
      if (key in start && typeof value === typeof start[key as keyof Prefs]) result[key] = value;
    const prefs = result as unknown as Prefs;
    return prefs.language === 'pl' || prefs.language === 'en'
      ? prefs
      : { ...prefs, language: start.language };
  } catch {
    return start;
  }
}

let now = read();
/** false when the browser refuses to keep anything */
let kept = true;
const listeners = new Set<() => void>();

export const prefs = {
  get: (): Prefs => now,
  kept: (): boolean => kept,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(change: Partial<Prefs>): void {
    now = { ...now, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
      kept = true;
    } catch {
      kept = false;
    }
    show();
    for (const listener of listeners) listener();
  },
};

/** Puts language, theme, motion and pace on the page. */
export function show(): void {
  const root = document.documentElement;
  root.lang = now.language;
  if (now.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = now.theme;
  if (now.motion === 'off') root.dataset.motion = 'off';
  else delete root.dataset.motion;
  root.dataset.pace = now.pace;
  if (now.initials) delete root.dataset.initials;
  else root.dataset.initials = 'off';
}

export function motionAllowed(): boolean {
  if (now.motion !== 'system') return now.motion === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
