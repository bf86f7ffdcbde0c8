/** The lobby part of a table: everything apart from the game itself. Plain data, replaced as a whole. */
import { type AnyRuleset, BadSettings, type Json, readSettings } from '@epoka/kernel';
import type { Act, NewTable, Phase, SeatInfo, TableInfo } from '@epoka/protocol';
import type { Ended, Occupant } from '@epoka/table';
import type { z } from 'zod';
import { Refused } from '../problems.ts';
import type { TableRow, User } from '../store/types.ts';

/** Kept as JSON beside the columns of the row. */
export interface LobbyDoc
  extends Omit<TableInfo, 'id' | 'game' | 'phase' | 'listed' | 'host' | 'created' | 'revision'> {
  /** the latest acts on this part, `user:key`: a repeat is recognised */
  readonly recent: readonly string[];
  /** who has held a seat while the game was on, and which: nobody ever sits in two of them */
  readonly held?: Readonly<Record<string, number>>;
  /** who has asked for a seat and was told no, and when */
  readonly declined?: Readonly<Record<string, number>>;
  /** where no clock runs: when people last voted, proposed or talked (about). Whoever does is not missing. */
  readonly alive?: Readonly<Record<string, number>>;
  /** whom the host has sent away: they neither sit down nor look on until they are invited again */
  readonly sentAway?: readonly string[];
  /** the revision in which a name was taken out of the record last: whatever was made of it before still has the name */
  readonly unnamed?: number;
  /** the server's part of the seed, promised by `commitment`: a secret, and only before the start */
  readonly seed?: string;
  /** what people want to bring to the game (decks), by person: nobody else ever sees it, and a rematch begins with it */
  readonly brought?: Readonly<Record<string, Json>>;
}

/** All of a table's row that acts look at and change. */
export interface Lobby {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly listed: boolean;
  readonly host: string | null;
  readonly created: number;
  readonly revision: number;
  readonly doc: LobbyDoc;
}

const MOST_RECENT = 40;

export function lobbyOf(row: TableRow): Lobby {
  const { id, game, phase, listed, host, created, revision } = row;
  return { id, game, phase, listed, host, created, revision, doc: row.lobby as unknown as LobbyDoc };
}

export function infoOf({ doc, ...rest }: Lobby): TableInfo {
  const {
    recent: _recent,
    unnamed: _unnamed,
    held: _held,
    declined: _declined,
    sentAway: _sentAway,
    alive: _alive,
    seed: _seed,
    brought: _brought,
    ...visible
  } = doc;
  // Tables from before this was noted: nobody is known to have given up a seat.
  return { ...rest, ...visible, vacated: doc.vacated ?? [] };
}

/** Has a name been taken out since? */
export function isUnnamedSince({ doc }: Lobby, revision: number): boolean {
  return (doc.unnamed ?? 0) > revision;
}

/** No game (any more). One that was being played has ended, and it stays known how. */
export function closedBy(lobby: Lobby, ended: Ended): Lobby {
  const doc = { ...lobby.doc, proposals: [] };
  return { ...lobby, phase: 'closed', doc: lobby.phase === 'playing' ? { ...doc, ended } : doc };
}

/** For lists of tables. */
export function listingInfo(row: Omit<TableRow, 'key' | 'match' | 'number'>): TableInfo {
  return infoOf(lobbyOf({ ...row, key: null, match: null, number: 0 }));
}

export function remember(doc: LobbyDoc, act: string): LobbyDoc {
  return { ...doc, recent: [...doc.recent, act].slice(-MOST_RECENT) };
}

export const asJson = (doc: LobbyDoc): Json => doc as unknown as Json;

type Wish = z.output<typeof NewTable>;
type Change = Extract<z.output<typeof Act>, { do: 'change' }>;

/** Throws where settings or bots are impossible. */
export function newDoc(
  wish: Wish,
  rules: AnyRuleset,
  user: User,
  mustKnowBot: (spec: string) => void,
): LobbyDoc {
  const settings = readSettings(rules, wish.seats.length, wish.settings ?? {});
  const substitute = wish.substitute ?? 'greedy';
  mustKnowBot(substitute);
  if (wish.seats.filter(s => s.who === 'me').length > 1)
    throw new Refused('already-seated', 'one seat for each player');
  const seats = wish.seats.map((s): SeatInfo => {
    if (s.who === 'bot') mustKnowBot(s.bot);
    if (s.who === 'me') return { who: 'human', player: user.id, name: user.name, ready: true };
    return s;
  });
  const brought = bringing({ settings: settings as LobbyDoc['settings'] }, rules, user, wish.brings);
  return {
    ...(brought ? { brought } : {}),
    title: wish.title ?? '',
    settings: settings as LobbyDoc['settings'],
    roundCap: wish.roundCap ?? 0,
    clock: wish.clock ?? { kind: 'none' },
    spectators: wish.spectators ?? true,
    spectatorChat: wish.spectatorChat ?? true,
    takeOver: wish.takeOver ?? true,
    substitute,
    seats,
    invited: [],
    former: {},
    vacated: [],
    proposals: [],
    rematch: null,
    result: null,
    recent: [],
  };
}

/** Other settings; those who had said ready have to look again. */
export function changed(
  lobby: Lobby,
  change: Change,
  rules: AnyRuleset,
  mustKnowBot: (spec: string) => void,
): Lobby {
  const { doc } = lobby;
  const { do: _, settings, listed, substitute, seats: count, ...rest } = change;
  if (substitute !== undefined) mustKnowBot(substitute);
  const seats = resized(doc.seats, count ?? doc.seats.length);
  const defined = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const merged = { ...doc.settings, ...settings };
  const next: LobbyDoc = {
    ...doc,
    ...defined,
    settings: readSettings(rules, seats.length, merged) as LobbyDoc['settings'],
    substitute: substitute ?? doc.substitute,
    seats: seats.map(s => (s.who === 'human' ? { ...s, ready: s.player === lobby.host } : s)),
  };
  return { ...lobby, listed: listed ?? lobby.listed, doc: stillAllowed(next, rules) };
}

/** What everybody brings, after this person has put something (null: nothing of their own) on the shelf. Throws all faults. */
export function bringing(
  { brought, settings, seats }: Pick<LobbyDoc, 'brought' | 'settings'> & Partial<Pick<LobbyDoc, 'seats'>>,
  rules: AnyRuleset,
  user: User,
  value: Json | null | undefined,
): LobbyDoc['brought'] {
  if (value === undefined) return brought;
  const { [user.id]: _, ...others } = brought ?? {};
  if (value === null) return others;
  if (!rules.brings) throw new Refused('bad-settings', 'nothing is brought to this game');
  const faults = rules.brings.faults(value, settings);
  const seat = seats?.findIndex(s => s.who === 'human' && s.player === user.id) ?? -1;
  if (faults.length > 0) throw new BadSettings({ code: 'brought', seat, faults });
  return { ...others, [user.id]: value };
}

/** Without what this person wanted to bring. */
export function withoutBrought(doc: LobbyDoc, user: string): LobbyDoc {
  if (doc.brought?.[user] === undefined) return doc;
  const { [user]: _, ...brought } = doc.brought;
  return { ...doc, brought };
}

/** What may still be brought with other settings; the rest is put away, and nobody else learns why. */
function stillAllowed(doc: LobbyDoc, rules: AnyRuleset): LobbyDoc {
  const { brought, settings } = doc;
  if (!brought) return doc;
  const kept = Object.entries(brought).filter(
    ([, value]) => rules.brings?.faults(value, settings).length === 0,
  );
  return { ...doc, brought: Object.fromEntries(kept) };
}

/** The last seats go, open ones come. Nobody who sits is sent away like this. */
function resized(seats: readonly SeatInfo[], count: number): SeatInfo[] {
  if (seats.slice(count).some(s => s.who === 'human')) throw new Refused('seat-taken');
  return Array.from({ length: count }, (_, i): SeatInfo => seats[i] ?? { who: 'open' });
}

export function withSeat(doc: LobbyDoc, seat: number, who: SeatInfo): LobbyDoc {
  return { ...doc, seats: doc.seats.with(seat, who) };
}

export function seatOf(doc: LobbyDoc, user: string | undefined): number {
  if (user === undefined) return -1;
  return doc.seats.findIndex(s => s.who === 'human' && s.player === user);
}

/** The seat this person has held in the running game, or holds. */
export function heldSeat(doc: LobbyDoc, user: string): number | undefined {
  const held = doc.held?.[user];
  if (held !== undefined) return held;
  const sits = seatOf(doc, user);
  if (sits >= 0) return sits;
  const was = Object.entries(doc.former).find(([, who]) => who === user);
  return was && Number(was[0]);
}

/** Remembers for ever who has held which seat. */
export function withHolders(doc: LobbyDoc): LobbyDoc {
  const held: Record<string, number> = { ...doc.held };
  for (const [seat, user] of Object.entries(doc.former)) held[user] ??= Number(seat);
  for (const [seat, s] of doc.seats.entries()) if (s.who === 'human') held[s.player] ??= seat;
  return { ...doc, held };
}

/** Seats that a bot keeps for somebody who did not leave by their own wish: their holders still have a voice. */
export function keptSeats(doc: LobbyDoc): number[] {
  const given = doc.vacated ?? [];
  return Object.keys(doc.former)
    .map(Number)
    .filter(seat => !given.includes(seat) && doc.seats[seat]?.who !== 'human');
}

/** The seat for which this person may vote: their own, or the one a bot keeps for them. */
export function voiceOf(doc: LobbyDoc, user: string): number {
  const sits = seatOf(doc, user);
  if (sits >= 0) return sits;
  return keptSeats(doc).find(seat => doc.former[seat] === user) ?? -1;
}

/** Has this person asked for a seat, and is the answer still open? */
export function hasAsked(doc: LobbyDoc, user: string): boolean {
  return doc.proposals.some(p => p.what === 'take-over' && p.who?.player === user);
}

/** Do players hold anything that others must not see? */
export function keepsSecrets(rules: AnyRuleset): boolean {
  return rules.redactMore !== undefined || rules.secrets.some(secret => secret.knows !== 'nobody');
}

export function humans(doc: LobbyDoc): number[] {
  return doc.seats.flatMap((s, i) => (s.who === 'human' ? [i] : []));
}

export function occupant(seat: SeatInfo): Occupant {
  switch (seat.who) {
    case 'human':
      return { kind: 'human', name: seat.name, player: seat.player };
    case 'bot':
      return { kind: 'bot', bot: seat.bot };
    case 'left':
      return { kind: 'left' };
    case 'open':
      return { kind: 'open' };
  }
}

/** The seats as the table has them, in the words of the lobby. */
export function seatInfo(who: Occupant): SeatInfo {
  switch (who.kind) {
    case 'human':
      return { who: 'human', player: who.player ?? '', name: who.name, ready: true };
    case 'bot':
      return { who: 'bot', bot: who.bot };
    case 'left':
      return { who: 'left' };
    case 'open':
      return { who: 'open' };
  }
}

/** A seat keeps the name of the person who sat there last, whoever plays on. */
export function keepingHolder(seat: SeatInfo, before: SeatInfo | undefined): SeatInfo {
  if ((seat.who !== 'bot' && seat.who !== 'left') || !before || before.who === 'open') return seat;
  const holder = before.who === 'human' ? { player: before.player, name: before.name } : before.holder;
  return holder ? { ...seat, holder } : seat;
}
