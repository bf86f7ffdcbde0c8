/** The rules of a game, fetched beside it: nobody reads before there is something to ask. */
import { useEffect, useState } from 'react';
import { useLanguage } from '../words.tsx';
import type { RulesBook } from './rulebook.ts';

/** undefined while loading, null where there is none */
export function useRulesBook(game: string): RulesBook | undefined | null {
  const language = useLanguage();
  const [book, setBook] = useState<{ game: string; book: RulesBook | null }>();
  useEffect(() => {
    let stale = false;
    import('./rules-files.ts')
      .then(({ loadRulesBook }) => loadRulesBook(game, language))
      .then(
        made => stale || setBook({ game, book: made ?? null }),
        () => stale || setBook({ game, book: null }),
      );
    return () => {
      stale = true;
    };
  }, [game, language]);
  return book?.game === game ? book.book : undefined;
}
