/** The words of online play: a catalogue of its own, loaded with the first online page. */
import type { Language } from '@epoka/kernel';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { toast } from '../kit/index.ts';
import { useLanguage, useWords } from '../words.tsx';
import { ApiProblem } from './api.ts';
import type { OnlineMessages } from './lang/en.ts';

const loaders: Readonly<Record<Language, () => Promise<OnlineMessages>>> = {
  en: () => import('./lang/en.ts').then(m => m.en),
  pl: () => import('./lang/pl.ts').then(m => m.pl),
};

export const onlineWords = (language: Language): Promise<OnlineMessages> => loaders[language]();

const Context = createContext<OnlineMessages | undefined>(undefined);

export function OnlineWords({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const general = useWords();
  const [loaded, setLoaded] = useState<{ language: Language; words: OnlineMessages }>();
  useEffect(() => {
    if (loaded?.language === language) return;
    let stale = false;
    loaders[language]().then(
      words => stale || setLoaded({ language, words }),
      // The language that is there stays; without any the page can't be shown.
      (error: unknown) => {
        if (!stale && !loaded) toast(String(error), 'bad');
      },
    );
    return () => {
      stale = true;
    };
  }, [language, loaded]);
  if (!loaded)
    return (
      <p className="page-wait" role="status">
        {general.loading}
      </p>
    );
  return <Context value={loaded.words}>{children}</Context>;
}

export function useOnlineWords(): OnlineMessages {
  const words = useContext(Context);
  if (!words) throw new Error('no words of online play here');
  return words;
}

/** What went wrong, in words for players. */
export function sayProblem(words: OnlineMessages, error: unknown): string {
  const code = error instanceof ApiProblem ? error.code : codeOf(error);
  return (words.problems as Readonly<Record<string, string>>)[code] ?? words.problems.fault;
}

/** Why there is no rematch: what has to be done first, where anything can be. */
export function sayNoRematch(words: OnlineMessages, error: unknown): string {
  const own = words.noRematch as Readonly<Record<string, string>>;
  return own[codeOf(error)] ?? sayProblem(words, error);
}

function codeOf(error: unknown): string {
  const problem = (error as { problem?: { code?: string } } | undefined)?.problem;
  return problem?.code ?? 'fault';
}

/** Runs something that may be refused, and says so. Resolves to whether it worked. */
export function useTry(): (work: () => Promise<unknown>) => Promise<boolean> {
  const words = useOnlineWords();
  return async work => {
    try {
      await work();
      return true;
    } catch (error) {
      toast(sayProblem(words, error), 'bad');
      return false;
    }
  };
}

/** The same for a form: what was refused stays beside it until the next try. */
export function useFormTry(): {
  readonly attempt: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly busy: boolean;
  readonly problem: ReactNode;
  /** what was refused, for those who have more to say of it */
  readonly error: unknown;
} {
  const words = useOnlineWords();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (failed) {
      setError(failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const problem = error !== undefined && (
    <p className="form-problem" role="alert">
      {sayProblem(words, error)}
    </p>
  );
  return { attempt, busy, problem, error };
}
