/** Takes a person out of what was recorded at a table. What they did stays; who they were does not. */
import type { Json } from '@epoka/kernel';
import type { Entry, Occupant } from '@epoka/table';
import type { Store } from '../store/store.ts';
import type { StoredMatch } from './loader.ts';
import { asJson, type Lobby } from './lobby.ts';

export interface Recorded {
  readonly lobby: Lobby;
  readonly match: StoredMatch | null;
  readonly number: number;
}

export async function anonymise(
  store: Store,
  { lobby, match, number }: Recorded,
  user: string,
  name: string,
  now: number,
): Promise<void> {
  const unnamed = (who: Occupant): Occupant =>
    who.kind === 'human' && who.player === user ? { kind: 'human', name } : who;
  const { id, doc, phase, listed, host, revision } = lobby;
  const entries = (await store.tables.entries(id, 0)) as unknown as Entry[];
  for (const [n, entry] of entries.entries())
    if (entry.kind === 'seat' && entry.to.kind === 'human' && entry.to.player === user)
      await store.tables.rewriteEntry(id, n, { ...entry, to: unnamed(entry.to) } as unknown as Json);
  const clean = {
    ...doc,
    seats: doc.seats.map(s => {
      if (s.who === 'human') return s.player === user ? { ...s, player: '', name } : s;
      if (s.who === 'open' || s.holder?.player !== user) return s;
      const { holder: _holder, ...seat } = s;
      return seat;
    }),
    former: Object.fromEntries(Object.entries(doc.former).filter(([, who]) => who !== user)),
    held: Object.fromEntries(Object.entries(doc.held ?? {}).filter(([who]) => who !== user)),
    declined: Object.fromEntries(Object.entries(doc.declined ?? {}).filter(([who]) => who !== user)),
    brought: Object.fromEntries(Object.entries(doc.brought ?? {}).filter(([who]) => who !== user)),
    sentAway: (doc.sentAway ?? []).filter(who => who !== user),
    proposals: doc.proposals.filter(p => p.who?.player !== user),
    invited: doc.invited.filter(who => who !== user),
    recent: doc.recent.filter(act => !act.startsWith(`${user}:`)),
    unnamed: revision + 1,
  };
  const cleanMatch = match && {
    ...match,
    config: { ...match.config, seats: match.config.seats.map(unnamed) },
  };
  await store.tables.commit(
    {
      table: id,
      from: number,
      entries: [],
      lobby: {
        revision,
        doc: asJson(clean),
        phase,
        listed,
        host: host === user ? null : host,
        ...(cleanMatch ? { match: cleanMatch as unknown as Json } : {}),
      },
    },
    now,
  );
}
