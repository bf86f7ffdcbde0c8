/** What the page needs of a game besides its rules: words, board, rulebook. The rules themselves stay in the worker. */
import type {
  Answer,
  AnyGame,
  CoreState,
  GameWords,
  Language,
  Options,
  Question,
  Vocabulary,
} from '@epoka/kernel';
import { useEffect, useState } from 'react';
import type { AnyBoard } from '../kit/board.ts';
import { loadGame } from './rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: the words of "some game", as the kernel's AnyGame
export type AnyWords = GameWords<any, any>;
export type SomeWords = GameWords<CoreState, Vocabulary>;

/** What `games/<game>/guide/index.ts` gives: the note for this moment of a guided game, and the choice it points at. */
export interface GuideModule {
  noteFor(
    view: CoreState,
    question: Question,
    options: Options,
    read: readonly string[],
  ): { readonly step: { readonly id: string }; readonly answer: Answer | undefined } | undefined;
}

const guides = import.meta.glob<GuideModule>('../../games/*/guide/index.ts');

/** undefined: the game has no notes of its own */
export async function loadGuide(game: string): Promise<GuideModule | undefined> {
  return guides[`../../games/${game}/guide/index.ts`]?.();
}

const boards = import.meta.glob<AnyBoard>('../../games/*/board/index.tsx');

const folder = (game: string): string => `../../games/${game}/board/index.tsx`;

const words = new Map<string, Promise<AnyWords | undefined>>();

export function loadWords(game: string, language: Language): Promise<AnyWords | undefined> {
  const key = `${game}/${language}`;
  let loading = words.get(key);
  if (!loading) {
    loading = loadGame(game).then((g: AnyGame | undefined) => g?.words[language]());
    loading.catch(() => words.delete(key));
    words.set(key, loading);
  }
  return loading;
}

/** undefined: the game has no board yet and is played from the list. */
export async function loadBoard(game: string): Promise<AnyBoard | undefined> {
  return boards[folder(game)]?.();
}

export function useGameWords(game: string | undefined, language: Language): AnyWords | undefined {
  const [loaded, setLoaded] = useState<{ game: string; words: AnyWords }>();
  useEffect(() => {
    if (game === undefined) return;
    let stale = false;
    loadWords(game, language).then(
      w => {
        if (!stale && w) setLoaded({ game, words: w });
      },
      (error: unknown) => {
        if (!stale) throw error;
      },
    );
    return () => {
      stale = true;
    };
  }, [game, language]);
  return loaded?.game === game ? loaded?.words : undefined;
}
