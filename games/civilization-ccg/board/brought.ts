/** Decks as a player brings them to a table: the ready ones, and what is wrong with an own one. */
import type { Json, Reason } from '@epoka/kernel';
import { READY_DECKS } from '../content/decks';
import type { CcgWords } from '../lang/types';
import { checkDeck } from '../rules/deck';

export interface ReadyDeck {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly value: Json;
}

export function readyDecks(words: Pick<CcgWords, 'decks'>): readonly ReadyDeck[] {
  return (Object.keys(READY_DECKS) as (keyof typeof READY_DECKS)[]).map(id => ({
    id,
    name: words.decks[id].name,
    note: words.decks[id].strategy,
    value: READY_DECKS[id] as Json,
  }));
}

/** What forbids to play with it; empty where nothing does. */
export function faultsOf(value: Json): readonly Reason[] {
  return checkDeck(value).filter(finding => finding.level === 'error');
}
