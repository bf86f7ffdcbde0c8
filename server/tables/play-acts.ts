/** What can be done while the game is played. */
import type { PlannedAnswer, Table } from '@epoka/table';
import { Refused } from '../problems.ts';
import { humans, type Lobby, type LobbyDoc, occupant } from './doc.ts';
import { leaveLobby } from './lobby-acts.ts';
import { type Actor, type Draft, mustSit, NOTHING, type ParsedAct, playing, type Stage } from './stage.ts';

type Of<K extends ParsedAct['do']> = Extract<ParsedAct, { do: K }>;

const withSeen = (actor: Actor, seen: number | undefined) =>
  seen === undefined ? actor.stamp : { ...actor.stamp, seen };

export function answer(stage: Stage, actor: Actor, act: Of<'answer'>): Draft {
  playing(stage).answer(mustSit(actor), act.question, act.answer, withSeen(actor, act.seen));
  return NOTHING;
}

export function undo(stage: Stage, actor: Actor, act: Of<'undo'>): Draft {
  playing(stage).undo(mustSit(actor), act.answers, withSeen(actor, act.seen));
  return NOTHING;
}

export function redo(stage: Stage, actor: Actor, act: Of<'redo'>): Draft {
  playing(stage).redo(mustSit(actor), act.answers, withSeen(actor, act.seen));
  return NOTHING;
}

export function order(stage: Stage, actor: Actor, act: Of<'order'>): Draft {
  playing(stage).order(mustSit(actor), act.order, act.on, actor.stamp);
  return NOTHING;
}

export function carryOut(stage: Stage, actor: Actor, act: Of<'carry-out'>): Draft {
  const { answers, stop } = playing(stage).carryOut(
    mustSit(actor),
    act.planned as readonly PlannedAnswer[],
    withSeen(actor, act.seen),
  );
  return { result: { carried: { answers, stop } } };
}

export function resume(stage: Stage, actor: Actor): Draft {
  playing(stage).resume(mustSit(actor), actor.stamp);
  return NOTHING;
}

export function resign(stage: Stage, actor: Actor): Draft {
  playing(stage).resign(mustSit(actor), stage.lobby.doc.substitute, actor.stamp);
  return { lobby: hostHeir(stage.lobby, actor) };
}

/** Out of a game that goes on: a bot keeps the seat warm, and one may come back to it. */
export function leave(stage: Stage, actor: Actor): Draft {
  const { lobby } = stage;
  if (lobby.phase === 'open') return leaveLobby(lobby, actor);
  if (lobby.phase !== 'playing' || actor.seat < 0) return NOTHING;
  return { lobby: hostHeir(substitute(stage, actor.seat, 'left', actor), actor) };
}

/** Puts the table's bot into a seat; who sat there may come back. Returns the lobby that says so. */
export function substitute(
  stage: Pick<Stage, 'lobby' | 'table' | 'now'>,
  seat: number,
  why: 'left' | 'replaced' | 'flagged',
  actor?: Actor,
): Lobby {
  const { lobby } = stage;
  const { doc } = lobby;
  const who = doc.seats[seat];
  (stage.table as Table).seat(
    seat,
    { kind: 'bot', bot: doc.substitute },
    why,
    actor?.stamp ?? { at: stage.now },
  );
  const former = who.who === 'human' ? { ...doc.former, [seat]: who.player } : doc.former;
  const proposals = doc.proposals.filter(p => p.by !== seat && p.seat !== seat);
  return { ...lobby, doc: { ...doc, former, proposals: freed(proposals, seat) } };
}

/** A seat that no person holds any more has no vote. */
function freed(proposals: LobbyDoc['proposals'], seat: number): LobbyDoc['proposals'] {
  return proposals.map(p => ({ ...p, needed: p.needed.filter(s => s !== seat) }));
}

/** The host left: somebody else who plays looks after the table. */
function hostHeir(lobby: Lobby, actor: Actor): Lobby {
  if (lobby.host !== actor.user.id) return lobby;
  const heir = humans(lobby.doc).find(seat => seat !== actor.seat);
  const who = heir === undefined ? undefined : lobby.doc.seats[heir];
  return { ...lobby, host: who?.who === 'human' ? who.player : lobby.host };
}

export function takeOver(stage: Stage, actor: Actor, act: Of<'take-over'>): Draft {
  const { lobby } = stage;
  const table = playing(stage);
  const { doc } = lobby;
  if (actor.seat === act.seat) return NOTHING;
  if (actor.seat >= 0) throw new Refused('already-seated');
  if (act.seat >= doc.seats.length) throw new Refused('no-such-seat');
  if (doc.seats[act.seat].who === 'human') throw new Refused('seat-taken');
  const own = doc.former[act.seat] === actor.user.id;
  if (!own) {
    if (!doc.takeOver) throw new Refused('not-allowed');
    // A seat that a bot had from the start was never anybody's to leave.
    if (doc.seats[act.seat].who === 'bot' && doc.former[act.seat] === undefined)
      throw new Refused('not-allowed');
    if (!lobby.listed && !actor.linked && !doc.invited.includes(actor.user.id))
      throw new Refused('needs-link');
  }
  const { id, name } = actor.user;
  table.seat(act.seat, occupant({ who: 'human', player: id, name, ready: true }), 'took-over', actor.stamp);
  const { [act.seat]: _, ...former } = doc.former;
  // The consent of somebody new is missing in what was proposed before.
  return { lobby: { ...lobby, doc: { ...doc, former, proposals: [] } } };
}
