/** Which deck a seat brings: any ready one by chance, a ready one, or one of the player's own that the rules allow. */
import './deck-choice.css';
import type { Json, Language, Reason } from '@epoka/kernel';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useGameWords } from '../client/game-parts.ts';
import { sayReason } from '../kit/index.ts';
import { href } from '../router.ts';
import { useLanguage } from '../words.tsx';
import { type BroughtModule, loadBrought } from './games-with-decks.ts';
import { keptDecks } from './kept-decks.ts';
import { deckWords } from './words.ts';

/** A deck that was chosen; without one a seat gets any ready one. */
export interface ChosenDeck {
  readonly id: string;
  readonly value: Json;
}

interface Choosable extends ChosenDeck {
  readonly name: string;
  readonly faults: readonly Reason[];
}

interface Decks {
  readonly ready: readonly Choosable[];
  readonly own: readonly Choosable[];
}

/** The decks of a game; undefined until they are there. */
function useDecks(game: string, language: Language): Decks | undefined {
  const words = useGameWords(game, language);
  const [module, setModule] = useState<BroughtModule>();
  const kept = useSyncExternalStore(keptDecks.subscribe, () => keptDecks.of(game));
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
      ready: module.readyDecks(words).map(({ id, name, value }) => ({ id, name, value, faults: [] })),
      own: kept.map(({ id, name, value }) => ({
        id,
        name,
        value: value as Json,
        faults: module.faultsOf(value as Json),
      })),
    };
  }, [kept, module, words]);
}

/** The same cards, whatever order they were written down in. */
function sameCards(a: Json, b: Json): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const [x, y] = [a, b] as Readonly<Record<string, Json>>[];
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every(key => key in y && sameCards(x[key], y[key]));
}

/** Reasons against a deck speak of cards alone: there is no table. */
const READER = { seat: -1, name: () => '', view: {} } as never;

export function DeckChoice({
  game,
  seat = 1,
  label,
  value,
  onChange,
  refused,
  offerLast = false,
  plain = false,
}: {
  game: string;
  /** from 1 */
  seat?: number;
  /** instead of its number */
  label?: string;
  value: ChosenDeck | undefined;
  onChange: (deck: ChosenDeck | undefined) => void;
  /** what somebody else found wrong with the deck that was chosen last */
  refused?: readonly Reason[] | undefined;
  /** the deck that was brought last is proposed */
  offerLast?: boolean;
  /** with its label to be seen */
  plain?: boolean;
}) {
  const language = useLanguage();
  const t = deckWords[language];
  const decks = useDecks(game, language);
  const words = useGameWords(game, language);
  const [faulty, setFaulty] = useState<Choosable>();
  const noteId = useId();
  const all = decks && [...decks.own, ...decks.ready];
  const offered = useRef(!offerLast);
  useEffect(() => {
    if (offered.current || !all) return;
    offered.current = true;
    const last = all.find(d => d.id === keptDecks.last(game) && d.faults.length === 0);
    if (last && value === undefined) onChange({ id: last.id, value: last.value });
  }, [all, game, onChange, value]);
  const known = value && all?.find(d => d.id === value.id || sameCards(d.value, value.value));
  const choose = (id: string) => {
    const found = all?.find(d => d.id === id);
    setFaulty(found && found.faults.length > 0 ? found : undefined);
    if (found && found.faults.length > 0) return;
    keptDecks.setLast(game, found?.id);
    onChange(found && { id: found.id, value: found.value });
  };
  const faults = faulty?.faults ?? refused ?? [];
  return (
    <div className="ek-field new-deck">
      <label>
        <span className={plain ? undefined : 'ek-hidden'}>{label ?? t.deckOf(seat)}</span>
        <select
          className="ek-input ek-select"
          value={faulty?.id ?? known?.id ?? value?.id ?? ''}
          aria-describedby={faults.length > 0 ? noteId : undefined}
          aria-invalid={faults.length > 0 || undefined}
          onChange={e => choose(e.target.value)}
        >
          <option value="">{t.anyDeck}</option>
          {value !== undefined && !known && <option value={value.id}>{t.broughtDeck}</option>}
          {decks !== undefined && decks.own.length > 0 && (
            <optgroup label={t.ownDecks}>
              {decks.own.map(d => (
                <option key={d.id} value={d.id}>
                  {d.faults.length > 0 ? t.faultyDeck(d.name) : d.name}
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
      {faults.length > 0 && words && (
        <div id={noteId} role="alert" className="new-deck-faults">
          <p>{t.refused}</p>
          <ul>
            {faults.map(fault => (
              <li key={JSON.stringify(fault)}>{sayReason({ words, reader: READER }, fault)}</li>
            ))}
          </ul>
          <a href={href({ page: 'decks', deck: undefined })}>{t.build}</a>
        </div>
      )}
    </div>
  );
}

/** The way to the builder, below the seats of a new table. */
export function BuildDecks() {
  return (
    <p>
      <a href={href({ page: 'decks', deck: undefined })}>{deckWords[useLanguage()].build}</a>
    </p>
  );
}
