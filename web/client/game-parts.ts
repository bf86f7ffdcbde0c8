/** What the page needs of a game besides its rules: words, board, rulebook. The rules themselves stay in the worker. */
import type { AnyWords } from '@epoka/games';
import type { Language } from '@epoka/kernel';
import { useEffect, useState } from 'react';
import { loadGameWords } from '../games.ts';
import type { AnyBoard } from '../kit/board.ts';

export type { AnyWords };

const boards = import.meta.glob<AnyBoard>('../../games/*/board/index.tsx');

const boardWords = import.meta.glob<{ readonly words: unknown }>('../../games/*/board/words/{en,pl}.ts');

const folder = (game: string): string => `../../games/${game}/board`;

const words = new Map<string, Promise<AnyWords | undefined>>();

export function loadWords(game: string, language: Language): Promise<AnyWords | undefined> {
  const key = `${game}/${language}`;
  let loading = words.get(key);
  if (!loading) {
    loading = loadGameWords(game, language);
    loading.catch(() => words.delete(key));
    words.set(key, loading);
  }
  return loading;
}

/** With its words of that language. undefined: the game has no board yet and is played from the list. */
export async function loadBoard(game: string, language: Language): Promise<AnyBoard | undefined> {
  const [board, sheet] = await Promise.all([
    boards[`${folder(game)}/index.tsx`]?.(),
    boardWords[`${folder(game)}/words/${language}.ts`]?.(),
  ]);
  if (sheet) board?.speak?.(language, sheet.words);
  return board;
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
