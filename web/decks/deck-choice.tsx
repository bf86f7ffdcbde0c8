/** Which deck a seat brings: any ready one by chance, a ready one, or one of the player's own that the rules allow. */
import type { Json, Language } from '@epoka/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useGameWords } from '../client/game-parts.ts';
import { useLanguage, useWords } from '../words.tsx';
import { type BroughtModule, loadBrought } from './games-with-decks.ts';
import { keptDecks } from './kept-decks.ts';

/** A deck that was chosen; without one a seat gets any ready one. */
export interface ChosenDeck {
  readonly id: string;
  readonly value: Json;
}

interface Choosable extends ChosenDeck {
  readonly name: string;
  readonly faulty: boolean;
}

interface Decks {
  readonly ready: readonly Choosable[];
  readonly own: readonly Choosable[];
}

/** The decks of a game; undefined until they are there. */
function useDecks(game: string, language: Language): Decks | undefined {
  const words = useGameWords(game, language);
  const [module, setModule] = useState<BroughtModule>();
  useEffect(() => {
    let stale = false;
    loadBrought(game).then(
      found => stale || setModule(found),
      // without them everybody gets a ready deck
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [game]);
  return useMemo(() => {
    if (!module || !words) return undefined;
    return {
      ready: module.readyDecks(words).map(({ id, name, value }) => ({ id, name, value, faulty: false })),
      own: keptDecks.of(game).map(({ id, name, value }) => ({
        id,
        name,
        value: value as Json,
        faulty: module.faultsOf(value as Json).length > 0,
      })),
    };
  }, [game, module, words]);
}

export function DeckChoice({
  game,
  seat,
  value,
  onChange,
}: {
  game: string;
  /** from 1 */
  seat: number;
  value: ChosenDeck | undefined;
  onChange: (deck: ChosenDeck | undefined) => void;
}) {
  const t = useWords().newTable;
  const decks = useDecks(game, useLanguage());
  const all = [...(decks?.own ?? []), ...(decks?.ready ?? [])];
  return (
    <label className="ek-field new-deck">
      <span className="ek-hidden">{t.deckOf(seat)}</span>
      <select
        className="ek-input ek-select"
        value={value?.id ?? ''}
        onChange={e => onChange(all.find(d => d.id === e.target.value))}
      >
        <option value="">{t.anyDeck}</option>
        {decks !== undefined && decks.own.length > 0 && (
          <optgroup label={t.ownDecks}>
            {decks.own.map(d => (
              <option key={d.id} value={d.id} disabled={d.faulty}>
                {d.faulty ? t.faultyDeck(d.name) : d.name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t.readyDecks}>
          {decks?.ready.map(d => (
            <option key={d.id} value={d.id}>
              {d.name}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}
