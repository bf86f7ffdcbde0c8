/** Decks kept with the account of whoever is signed in: brought together with those of this device, and kept so. */
import type { Deck, Me } from '@epoka/protocol';
import { call } from '../online/api.ts';
import { keptDecks } from './kept-decks.ts';
import { type KeptDeck, mergeDecks } from './merge-decks.ts';

const address = (id: string): string => `/api/me/decks/${encodeURIComponent(id)}`;

const save = (game: string, { id, name, changed, value }: KeptDeck): Promise<unknown> =>
  call('PUT', address(id), { game, name, changed: changed ?? 0, value });

/** Throws where the server can't be reached: the decks of this device stay as they are, and the next time will do. */
export async function bringTogether(game: string): Promise<Me | undefined> {
  const { me } = await call<{ me: Me | null }>('GET', '/api/me');
  keptDecks.belongTo(me?.id);
  if (!me) return undefined;
  const { decks: there } = await call<{ decks: Deck[] }>('GET', `/api/me/decks?game=${game}`);
  const { decks, put, remove } = mergeDecks(keptDecks.all(game), there, me.id, keptDecks.gone());
  for (const deck of put) await save(game, deck);
  for (const id of remove) await call('DELETE', address(id));
  for (const { id, account } of keptDecks.gone()) if (account === me.id) keptDecks.forgetGone(id, account);
  keptDecks.replace(game, decks);
  return me;
}
