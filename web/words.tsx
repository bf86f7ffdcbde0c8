/** The language of the page: swapped as a whole once the other catalogue is there, so that nothing flashes. */
import type { Language } from '@epoka/kernel';
import {
  createContext,
  type ReactNode,
  use,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Messages } from './lang/app/en.ts';
import type { MoreMessages } from './lang/more/en.ts';
import { type Prefs, prefs } from './prefs.ts';

const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: () => import('./lang/app/en.ts').then(m => m.en),
  pl: () => import('./lang/app/pl.ts').then(m => m.pl),
};

/** A promise that React need not wait for once it is fulfilled. */
interface Told extends Promise<MoreMessages> {
  status?: 'fulfilled';
  value?: MoreMessages;
}

const more = new Map<Language, Told>();

export function loadMore(language: Language): Promise<MoreMessages> {
  let told = more.get(language);
  if (!told) {
    const loading: Told =
      language === 'pl'
        ? import('./lang/more/pl.ts').then(m => m.morePl)
        : import('./lang/more/en.ts').then(m => m.moreEn);
    loading.then(
      value => {
        loading.status = 'fulfilled';
        loading.value = value;
      },
      () => more.delete(language),
    );
    more.set(language, loading);
    told = loading;
  }
  return told;
}

export function loadAppWords(language: Language): Promise<Messages> {
  return loaders[language]();
}

interface Spoken {
  readonly language: Language;
  readonly words: Messages;
}

const Context = createContext<Spoken | undefined>(undefined);

export function WordsProvider({ children }: { children: ReactNode }) {
  const wanted = usePrefs().language;
  const [spoken, setSpoken] = useState<Spoken>();
  useEffect(() => {
    if (spoken?.language === wanted) return;
    let stale = false;
    const set = (language: Language, words: Messages): void => {
      if (!stale) setSpoken({ language, words });
    };
    // Whoever reads the rest of the words has both at once, or a page would blink when the language changes.
    Promise.all([loaders[wanted](), more.size > 0 ? loadMore(wanted) : undefined]).then(
      ([words]) => set(wanted, words),
      // Not to be had right now (offline without a full cache): the page stays in the language it has.
      () => {
        if (spoken === undefined) loaders.en().then(words => set('en', words), console.error);
      },
    );
    return () => {
      stale = true;
    };
  }, [wanted, spoken]);
  return spoken && <Speaking {...spoken}>{children}</Speaking>;
}

/** What is inside speaks these words, whatever the player prefers. */
export function Speaking({ children, ...spoken }: Spoken & { readonly children: ReactNode }) {
  return <Context value={spoken}>{children}</Context>;
}

function useSpoken(): Spoken {
  const spoken = useContext(Context);
  if (!spoken) throw new Error('no words here');
  return spoken;
}

export const useWords = (): Messages => useSpoken().words;
/** The words that are read now and then; waits for them inside a Suspense. */
export function useMore(): MoreMessages {
  return use(loadMore(useLanguage()));
}

export const useLanguage = (): Language => useSpoken().language;

export function usePrefs(): Prefs {
  return useSyncExternalStore(prefs.subscribe, prefs.get);
}
