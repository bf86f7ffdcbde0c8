/** What happens to a person's seat without their own doing: they are told of it by every way they have. */
import { type Lobby, voiceOf } from './lobby.ts';

export type News =
  /** the others propose that a bot plays on in the seat */
  | 'replace-asked'
  /** a bot plays on in the seat now */
  | 'replaced'
  /** somebody wants to sit down, and this person is asked */
  | 'seat-asked'
  /** the others have agreed: the seat is this person's */
  | 'seat-given';

export interface NewsFor {
  readonly user: string;
  readonly what: News;
}

export function newsBetween(before: Lobby, after: Lobby): NewsFor[] {
  if (before === after || after.phase !== 'playing' || before.phase !== 'playing') return [];
  const news: NewsFor[] = [];
  const { doc } = after;
  const holders = doc.seats.map((s, seat) => (s.who === 'human' ? s.player : doc.former[seat]));
  const known = new Set(before.doc.proposals.map(p => p.id));
  for (const p of doc.proposals) {
    if (known.has(p.id)) continue;
    const meant = p.what === 'replace' ? holders[p.seat ?? -1] : undefined;
    if (meant) news.push({ user: meant, what: 'replace-asked' });
    if (p.what !== 'take-over') continue;
    for (const seat of p.needed) {
      const user = holders[seat];
      if (user && voiceOf(doc, user) === seat) news.push({ user, what: 'seat-asked' });
    }
  }
  for (const [seat, was] of before.doc.seats.entries()) {
    const now = doc.seats[seat];
    const left = doc.vacated?.includes(seat) ?? false;
    if (was.who === 'human' && now?.who === 'bot' && doc.former[seat] === was.player && !left)
      news.push({ user: was.player, what: 'replaced' });
    const asked = now?.who === 'human' && before.doc.proposals.some(p => p.who?.player === now.player);
    if (was.who !== 'human' && asked && now?.who === 'human')
      news.push({ user: now.player, what: 'seat-given' });
  }
  return news;
}
