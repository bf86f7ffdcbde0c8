/** What can be done while the game is played. */
import { type PlannedAnswer, type Stamp, type Table, wonByOther } from '@epoka/table';
import { Refused } from '../problems.ts';
import { newId } from '../store/ids.ts';
import {
  type ActContext,
  type ActOf,
  type Actor,
  type Draft,
  mustBeWelcome,
  mustNotBeSentAway,
  mustSit,
  NOTHING,
  playing,
} from './act-context.ts';
import {
  closedBy,
  hasAsked,
  heldSeat,
  humans,
  keepsSecrets,
  keptSeats,
  type Lobby,
  type LobbyDoc,
  occupant,
  withHolders,
} from './lobby.ts';
import { leaveLobby } from './lobby-acts.ts';

/** people who ask for a seat at a time */
const MOST_ASKING = 3;
/** so long after a no nobody asks again */
const DECLINED_FOR = 3_600_000;

const withSeen = (actor: Actor, seen: number | undefined) =>
  seen === undefined ? actor.stamp : { ...actor.stamp, seen };

export function answer(actContext: ActContext, actor: Actor, act: ActOf<'answer'>): Draft {
  playing(actContext).answer(mustSit(actor), act.question, act.answer, withSeen(actor, act.seen));
  return NOTHING;
}

export function undo(actContext: ActContext, actor: Actor, act: ActOf<'undo'>): Draft {
  playing(actContext).undo(mustSit(actor), act.answers, withSeen(actor, act.seen));
  return NOTHING;
}

export function redo(actContext: ActContext, actor: Actor, act: ActOf<'redo'>): Draft {
  playing(actContext).redo(mustSit(actor), act.answers, withSeen(actor, act.seen));
  return NOTHING;
}

export function order(actContext: ActContext, actor: Actor, act: ActOf<'order'>): Draft {
  playing(actContext).order(mustSit(actor), act.order, act.on, actor.stamp);
  return NOTHING;
}

export function carryOut(actContext: ActContext, actor: Actor, act: ActOf<'carry-out'>): Draft {
  const { answers, stop } = playing(actContext).carryOut(
    mustSit(actor),
    act.planned as readonly PlannedAnswer[],
    withSeen(actor, act.seen),
  );
  return { result: { carried: { answers, stop } } };
}

export function resume(actContext: ActContext, actor: Actor): Draft {
  playing(actContext).resume(mustSit(actor), actor.stamp);
  return NOTHING;
}

/** Of two, the other has won and the table closes; among more, the game goes on by its own rule or with a bot. */
export function resign(actContext: ActContext, actor: Actor): Draft {
  const table = playing(actContext);
  table.resign(mustSit(actor), actContext.lobby.doc.substitute, actor.stamp);
  const lobby = withoutVoice(hostHeir(actContext.lobby, actor), mustSit(actor));
  const decided = !table.over && lobby.doc.seats.length === 2;
  if (!decided) return { lobby };
  const result = wonByOther(table.rules.standing(table.state), actor.seat);
  return {
    lobby: closedBy({ ...lobby, doc: { ...lobby.doc, result } }, { why: 'resigned', seat: actor.seat }),
  };
}

/** Out of a game that goes on: a bot keeps the seat warm, and one may come back to it. */
export function leave(actContext: ActContext, actor: Actor): Draft {
  const { lobby } = actContext;
  if (lobby.phase === 'open') return leaveLobby(lobby, actor);
  if (lobby.phase !== 'playing' || actor.seat < 0) return NOTHING;
  return { lobby: hostHeir(substitute(actContext, actor.seat, 'left', actor), actor) };
}

/** Puts the table's bot into a seat; who sat there may come back. Returns the lobby that says so. */
export function substitute(
  actContext: Pick<ActContext, 'lobby' | 'table' | 'now'>,
  seat: number,
  why: 'left' | 'replaced' | 'flagged',
  actor?: Actor,
): Lobby {
  const { lobby } = actContext;
  const doc = withHolders(lobby.doc);
  const who = doc.seats[seat];
  (actContext.table as Table).seat(
    seat,
    { kind: 'bot', bot: doc.substitute },
    why,
    actor?.stamp ?? { at: actContext.now },
  );
  const former = who.who === 'human' ? { ...doc.former, [seat]: who.player } : doc.former;
  const others = (doc.vacated ?? []).filter(s => s !== seat);
  const vacated = why === 'left' ? [...others, seat] : others;
  const proposals = doc.proposals.filter(p => p.by !== seat && !(p.what === 'replace' && p.seat === seat));
  return { ...lobby, doc: { ...doc, former, vacated, proposals: freed(proposals, seat, why === 'left') } };
}

/** Nobody waits for the voice of somebody who has given up, and nothing is done in their name. */
function withoutVoice(lobby: Lobby, seat: number): Lobby {
  const { proposals } = lobby.doc;
  if (proposals.length === 0) return lobby;
  const others = proposals.filter(p => p.by !== seat && !(p.what === 'replace' && p.seat === seat));
  return { ...lobby, doc: { ...lobby.doc, proposals: freed(others, seat, true) } };
}

/** A seat that no person holds has no vote. Who did not leave by themselves keeps theirs on what was played. */
function freed(proposals: LobbyDoc['proposals'], seat: number, left: boolean): LobbyDoc['proposals'] {
  return proposals.map(p =>
    left || p.what !== 'take-back' ? { ...p, needed: p.needed.filter(s => s !== seat) } : p,
  );
}

/** The host left: somebody else who plays looks after the table. */
function hostHeir(lobby: Lobby, actor: Actor): Lobby {
  if (lobby.host !== actor.user.id) return lobby;
  const heir = humans(lobby.doc).find(seat => seat !== actor.seat);
  const who = heir === undefined ? undefined : lobby.doc.seats[heir];
  return { ...lobby, host: who?.who === 'human' ? who.player : lobby.host };
}

/** Back to one's own seat at any time; to another's only with the consent of everybody who has a voice here. */
export function takeOver(actContext: ActContext, actor: Actor, act: ActOf<'take-over'>): Draft {
  const { lobby, rules, now } = actContext;
  const table = playing(actContext);
  const { doc } = lobby;
  const { user } = actor;
  if (actor.seat === act.seat) return NOTHING;
  if (actor.seat >= 0) throw new Refused('already-seated');
  if (act.seat >= doc.seats.length) throw new Refused('no-such-seat');
  if (doc.seats[act.seat].who === 'human') throw new Refused('seat-taken');
  const who = { player: user.id, name: user.name };
  if (doc.former[act.seat] === user.id) return { lobby: sitDown(lobby, table, act.seat, who, actor.stamp) };
  mustNotBeSentAway(doc, user);
  mustBeWelcome(lobby, actor);
  if ((heldSeat(doc, user.id) ?? act.seat) !== act.seat) throw new Refused('other-seat');
  // A seat that a bot had from the start was never anybody's to leave.
  if (!doc.takeOver || doc.former[act.seat] === undefined) throw new Refused('not-allowed');
  if (!lobby.listed && !actor.linked && !doc.invited.includes(user.id)) throw actor.noLink;
  if (actor.looked && keepsSecrets(rules)) throw new Refused('looked-on');
  if (hasAsked(doc, user.id)) return NOTHING;
  if (now - (doc.declined?.[user.id] ?? Number.NEGATIVE_INFINITY) < DECLINED_FOR)
    throw new Refused('declined');
  if (doc.proposals.filter(p => p.by < 0).length >= MOST_ASKING) throw new Refused('too-many');
  const kept = keptSeats(doc).filter(seat => seat === act.seat);
  const needed = [...humans(doc), ...kept];
  const asked = { id: newId(), what: 'take-over', by: -1, at: now, needed, seat: act.seat, who } as const;
  if (needed.length === 0) return { lobby: sitDown(lobby, table, act.seat, who, actor.stamp) };
  return { lobby: { ...lobby, doc: { ...doc, proposals: [...doc.proposals, asked] } } };
}

/** A person sits down in a running game. */
export function sitDown(
  lobby: Lobby,
  table: Table,
  seat: number,
  who: { readonly player: string; readonly name: string },
  stamp: Stamp,
): Lobby {
  const doc = withHolders(lobby.doc);
  table.seat(seat, occupant({ who: 'human', ...who, ready: true }), 'took-over', stamp);
  const { [seat]: _, ...former } = doc.former;
  const vacated = (doc.vacated ?? []).filter(s => s !== seat);
  const held = { ...doc.held, [who.player]: seat };
  // The consent of somebody new is missing in what was proposed before.
  return { ...lobby, doc: { ...doc, former, vacated, held, proposals: [] } };
}
