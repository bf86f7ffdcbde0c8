/** The deck a player brings to an online table: chosen before or after sitting down, told to the server and to nobody else. */
import type { Json, Reason } from '@epoka/kernel';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { ChosenDeck } from '../decks/deck-choice.tsx';
import { useAccountDecks } from '../decks/use-account-decks.ts';
import { lazyPart } from '../lazy-part.ts';
import { call } from './api.ts';
import { useOnlineWords } from './words.tsx';

const DeckChoice = lazyPart(
  () => import('../decks/deck-choice.tsx'),
  m => m.DeckChoice,
);

/** Everything the game has against a deck that was refused; undefined where it was refused for something else. */
export function faultsIn(error: unknown): readonly Reason[] | undefined {
  return (error as { problem?: { reasons?: readonly Reason[] } } | undefined)?.problem?.reasons;
}

export function MyDeck({
  game,
  value,
  onChange,
  refused,
  offerLast = true,
}: {
  game: string;
  value: ChosenDeck | undefined;
  onChange: (deck: ChosenDeck | undefined) => void;
  refused?: readonly Reason[] | undefined;
  offerLast?: boolean;
}) {
  const w = useOnlineWords();
  useAccountDecks(game);
  return (
    <section className="my-deck" aria-label={w.myDeck}>
      <Suspense>
        <DeckChoice
          plain
          game={game}
          label={w.myDeck}
          value={value}
          onChange={onChange}
          refused={refused}
          offerLast={offerLast}
        />
      </Suspense>
      <p className="ek-quiet">{w.myDeckSecret}</p>
    </section>
  );
}

/** The same for somebody who sits at a table that has not begun: what the server has is what counts. */
export function DeckAtTable({
  table,
  game,
  bring,
}: {
  table: string;
  game: string;
  bring: (value: Json | null) => Promise<unknown>;
}) {
  const [deck, setDeck] = useState<ChosenDeck>();
  const [known, setKnown] = useState(false);
  const [refused, setRefused] = useState<readonly Reason[]>();
  useEffect(() => {
    let stale = false;
    call<{ brings: Json }>('GET', `/api/tables/${table}/brings`).then(
      ({ brings }) => {
        if (stale) return;
        if (brings !== null) setDeck({ id: 'brought', value: brings });
        setKnown(true);
      },
      // chosen anew, it is told again
      () => stale || setKnown(true),
    );
    return () => {
      stale = true;
    };
  }, [table]);
  const choose = useCallback(
    (next: ChosenDeck | undefined) => {
      const before = deck;
      setDeck(next);
      setRefused(undefined);
      bring(next?.value ?? null).catch((error: unknown) => {
        setDeck(before);
        setRefused(faultsIn(error));
      });
    },
    [bring, deck],
  );
  return known ? (
    <MyDeck game={game} value={deck} onChange={choose} refused={refused} offerLast={false} />
  ) : null;
}
