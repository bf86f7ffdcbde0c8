/** Takes a person out of what was recorded at a table. What they did stays; who they were does not. */
import type { Json } from '@epoka/kernel';
import type { Entry, Occupant } from '@epoka/table';
import type { Store } from '../store/store.ts';
import { proposalJob } from './derive.ts';
import type { StoredMatch } from './loader.ts';
import { asJson, type Lobby } from './lobby.ts';
import { nextRipe } from './proposals.ts';

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
  // Nobody waits for the voice of somebody who is gone, and nothing is done in their name.
  const theirs = doc.seats.flatMap((s, seat) =>
    (s.who === 'human' && s.player === user) || doc.former[seat] === user ? [seat] : [],
  );
  const proposals = doc.proposals
    .filter(p => p.who?.player !== user && !theirs.includes(p.by))
    .filter(p => p.what !== 'replace' || !theirs.includes(p.seat as number))
    .map(p => ({ ...p, needed: p.needed.filter(seat => !theirs.includes(seat)) }));
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
    proposals,
    alive: Object.fromEntries(Object.entries(doc.alive ?? {}).filter(([who]) => who !== user)),
    invited: doc.invited.filter(who => who !== user),
    recent: doc.recent.filter(act => !act.startsWith(`${user}:`)),
    unnamed: revision + 1,
  };
  const cleanMatch = match && {
    ...match,
    config: { ...match.config, seats: match.config.seats.map(unnamed) },
  };
  const ripe = phase === 'playing' ? nextRipe({ ...lobby, doc: clean }) : undefined;
  await store.tables.commit(
    {
      table: id,
      from: number,
      entries: [],
      ...(ripe === undefined
        ? {}
        : { jobs: [{ id: proposalJob(id), kind: 'proposal', table: id, due: ripe, body: null }] }),
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
