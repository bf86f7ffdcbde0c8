/** What needs the consent of others: taking back, pausing, giving up together, replacing one who is missing. */

import type { Proposal } from '@epoka/protocol';
import type { Table } from '@epoka/table';
import { Refused } from '../problems.ts';
import { newId } from '../store/ids.ts';
import {
  type ActContext,
  type ActOf,
  type Actor,
  type Draft,
  mustSit,
  NOTHING,
  playing,
} from './act-context.ts';
import { closedBy, humans, keptSeats, type Lobby, seatOf, voiceOf } from './lobby.ts';
import { sitDown, substitute } from './play-acts.ts';

/** proposals of one player at a time: nobody keeps the others from theirs */
const MOST_OPEN = 3;

export function propose(actContext: ActContext, actor: Actor, act: ActOf<'propose'>): Draft {
  const { lobby, now } = actContext;
  const table = playing(actContext);
  const by = mustSit(actor);
  const { doc } = lobby;
  if (doc.proposals.filter(p => p.by === by).length >= MOST_OPEN) throw new Refused('too-many');
  const others = humans(doc).filter(seat => seat !== by);
  let proposal: Proposal;
  const base = { id: newId(), by, at: now };
  switch (act.what) {
    case 'take-back':
      if (act.to < table.takeBackFloor || act.to >= table.answers) throw new Refused('no-such-position');
      proposal = { ...base, what: 'take-back', to: act.to, needed: [...others, ...keptSeats(doc)] };
      break;
    case 'replace': {
      if (act.seat >= doc.seats.length) throw new Refused('no-such-seat');
      if (doc.seats[act.seat].who !== 'human' || act.seat === by) throw new Refused('not-allowed');
      if (!isLate(actContext, table, act.seat)) throw new Refused('not-late');
      const needed = others.filter(seat => seat !== act.seat);
      proposal = { ...base, what: 'replace', seat: act.seat, needed, ripe: now + actContext.replaceDelay };
      break;
    }
    case 'pause':
      if (table.paused) throw new Refused('paused');
      proposal = { ...base, what: 'pause', needed: others };
      break;
    case 'close':
      proposal = { ...base, what: 'close', needed: others };
      break;
  }
  const same = doc.proposals.some(
    p => p.by === by && p.what === proposal.what && p.to === proposal.to && p.seat === proposal.seat,
  );
  if (same) return NOTHING;
  return settle(actContext, { ...lobby, doc: { ...doc, proposals: [...doc.proposals, proposal] } });
}

/**
 * Does the table's own clock say that somebody keeps the others waiting? Where no clock runs: it waits for them, and
 * nothing else has happened for long.
 */
function isLate({ lobby, now, lateAfter }: ActContext, table: Table, seat: number): boolean {
  if (table.paused || !table.askedSeats.includes(seat)) return false;
  if (lobby.doc.clock.kind !== 'none') return table.clock(now).flagged.includes(seat);
  const last = table.n > 0 ? table.entry(table.n - 1).at : table.config.startedAt;
  const who = lobby.doc.seats[seat];
  const alive = who.who === 'human' ? lobby.doc.alive?.[who.player] : undefined;
  // It may have been a little later than was noted.
  const spoke = alive === undefined ? Number.NEGATIVE_INFINITY : alive + noteEvery(lateAfter);
  return now - Math.max(last ?? now, spoke) >= lateAfter;
}

/** So often at most is it noted that somebody is there. */
const noteEvery = (lateAfter: number): number => lateAfter / 24;

/** The table waits for this seat. */
function isAwaited(table: Table, seat: number | undefined): boolean {
  return !table.paused && table.askedSeats.includes(seat as number);
}

export function vote(actContext: ActContext, actor: Actor, act: ActOf<'vote'>): Draft {
  playing(actContext);
  const { lobby } = actContext;
  const { doc } = lobby;
  const proposal = doc.proposals.find(p => p.id === act.proposal);
  if (!proposal) throw new Refused('no-such-thing');
  const isAsker = proposal.who?.player === actor.user.id;
  // Whoever has a bot in their seat against their will still has a voice.
  const seat = voiceOf(doc, actor.user.id);
  if (seat < 0 && !isAsker) throw new Refused('not-seated');
  if (!act.agree) {
    // Who made it takes it back; who is asked says no; who is to be replaced is there after all.
    const isMeant = proposal.what === 'replace' && proposal.seat === seat;
    if (!isAsker && proposal.by !== seat && !proposal.needed.includes(seat) && !isMeant) return NOTHING;
    const proposals = doc.proposals.filter(p => p !== proposal);
    const dropped = { ...lobby, doc: { ...doc, proposals } };
    if (isMeant) return { lobby: isHeard(dropped, actor.user.id, actContext.now, actContext.lateAfter) };
    if (!proposal.who || isAsker) return { lobby: dropped };
    const declined = { ...doc.declined, [proposal.who.player]: actContext.now };
    return { lobby: { ...lobby, doc: { ...doc, proposals, declined } } };
  }
  if (!proposal.needed.includes(seat)) return NOTHING;
  const agreed = { ...proposal, needed: proposal.needed.filter(s => s !== seat) };
  return settle(actContext, {
    ...lobby,
    doc: { ...doc, proposals: doc.proposals.map(p => (p === proposal ? agreed : p)) },
  });
}

/** Carries out what nobody's consent is missing for any more, and whose time has come. */
export function settle(actContext: Pick<ActContext, 'table' | 'now'>, start: Lobby): Draft {
  let lobby = start;
  const table = actContext.table as Table;
  for (const p of start.doc.proposals) {
    const open = lobby.doc.proposals.some(x => x.id === p.id);
    if (!open || p.needed.length > 0 || (p.ripe ?? 0) > actContext.now) continue;
    lobby = { ...lobby, doc: { ...lobby.doc, proposals: lobby.doc.proposals.filter(x => x.id !== p.id) } };
    switch (p.what) {
      case 'take-back':
        // Things may have moved on while people thought about it.
        if ((p.to as number) >= table.takeBackFloor && (p.to as number) < table.answers && !table.over)
          table.takeBack(p.by, p.to as number, humans(lobby.doc), { at: actContext.now });
        break;
      case 'pause':
        if (!table.paused && !table.over) table.pause(p.by, { at: actContext.now });
        break;
      case 'close':
        lobby = closedBy(lobby, { why: 'agreed' });
        break;
      case 'take-over':
        if (p.who && lobby.doc.seats[p.seat as number].who !== 'human')
          lobby = sitDown(lobby, table, p.seat as number, p.who, { at: actContext.now });
        break;
      case 'replace':
        if (lobby.doc.seats[p.seat as number].who === 'human' && isAwaited(table, p.seat))
          lobby = substitute({ lobby, table, now: actContext.now }, p.seat as number, 'replaced');
        break;
    }
  }
  return { lobby };
}

/** Somebody who acts is not missing: proposals to replace them are dropped. */
export function isHere(lobby: Lobby, seat: number): Lobby {
  return withProposals(lobby, p => p.what !== 'replace' || p.seat !== seat);
}

/** Nobody is replaced whom the table does not wait for any more. */
export function withoutIdle(lobby: Lobby, table: Table): Lobby {
  if (!lobby.doc.proposals.some(p => p.what === 'replace')) return lobby;
  return withProposals(lobby, p => p.what !== 'replace' || isAwaited(table, p.seat));
}

function withProposals(lobby: Lobby, keep: (p: Proposal) => boolean): Lobby {
  const proposals = lobby.doc.proposals.filter(keep);
  return proposals.length === lobby.doc.proposals.length
    ? lobby
    : { ...lobby, doc: { ...lobby.doc, proposals } };
}

/**
 * The same of somebody who says something, where nothing else is written: only a clock of the table's own could tell that
 * they are late, and where none runs it is noted, now and then, when they were last heard of.
 */
export function isHeard(start: Lobby, user: string, now: number, lateAfter: number): Lobby {
  const seat = seatOf(start.doc, user);
  if (seat < 0 || start.phase !== 'playing') return start;
  const lobby = isHere(start, seat);
  const known = lobby.doc.alive?.[user] ?? Number.NEGATIVE_INFINITY;
  if (lobby.doc.clock.kind !== 'none' || now - known < noteEvery(lateAfter)) return lobby;
  return { ...lobby, doc: { ...lobby.doc, alive: { ...lobby.doc.alive, [user]: now } } };
}

/** When the next proposal could be carried out by time alone. */
export function nextRipe(lobby: Lobby): number | undefined {
  const ripe = lobby.doc.proposals.filter(p => p.needed.length === 0).map(p => p.ripe ?? 0);
  return ripe.length > 0 ? Math.min(...ripe) : undefined;
}
