/** What needs the consent of others: taking back, pausing, giving up together, replacing one who is missing. */
import type { Table } from '@epoka/table';
import { Refused } from '../problems.ts';
import type { Proposal } from '../protocol.ts';
import { newId } from '../store/ids.ts';
import { humans, type Lobby } from './doc.ts';
import { substitute } from './play-acts.ts';
import { type Actor, type Draft, mustSit, NOTHING, type ParsedAct, playing, type Stage } from './stage.ts';

type Of<K extends ParsedAct['do']> = Extract<ParsedAct, { do: K }>;

const MOST_OPEN = 5;

export function propose(stage: Stage, actor: Actor, act: Of<'propose'>): Draft {
  const { lobby, now } = stage;
  const table = playing(stage);
  const by = mustSit(actor);
  const { doc } = lobby;
  if (doc.proposals.length >= MOST_OPEN) throw new Refused('too-many');
  const others = humans(doc).filter(seat => seat !== by);
  let proposal: Proposal;
  const base = { id: newId(), by, at: now };
  switch (act.what) {
    case 'take-back':
      if (act.to < table.takeBackFloor || act.to >= table.answers) throw new Refused('no-such-position');
      proposal = { ...base, what: 'take-back', to: act.to, needed: others };
      break;
    case 'replace': {
      if (act.seat >= doc.seats.length) throw new Refused('no-such-seat');
      if (doc.seats[act.seat].who !== 'human' || act.seat === by) throw new Refused('not-allowed');
      const needed = others.filter(seat => seat !== act.seat);
      proposal = { ...base, what: 'replace', seat: act.seat, needed, ripe: now + stage.replaceDelay };
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
  return settle(stage, { ...lobby, doc: { ...doc, proposals: [...doc.proposals, proposal] } });
}

export function vote(stage: Stage, actor: Actor, act: Of<'vote'>): Draft {
  playing(stage);
  const { lobby } = stage;
  const { doc } = lobby;
  const seat = mustSit(actor);
  const proposal = doc.proposals.find(p => p.id === act.proposal);
  if (!proposal) throw new Refused('no-such-thing');
  if (!act.agree) {
    // Who made it takes it back; who is asked says no; who is to be replaced is there after all.
    if (proposal.by !== seat && !proposal.needed.includes(seat) && proposal.seat !== seat) return NOTHING;
    return { lobby: { ...lobby, doc: { ...doc, proposals: doc.proposals.filter(p => p !== proposal) } } };
  }
  if (!proposal.needed.includes(seat)) return NOTHING;
  const agreed = { ...proposal, needed: proposal.needed.filter(s => s !== seat) };
  return settle(stage, {
    ...lobby,
    doc: { ...doc, proposals: doc.proposals.map(p => (p === proposal ? agreed : p)) },
  });
}

/** Carries out what nobody's consent is missing for any more, and whose time has come. */
export function settle(stage: Pick<Stage, 'table' | 'now'>, start: Lobby): Draft {
  let lobby = start;
  const table = stage.table as Table;
  for (const p of start.doc.proposals) {
    const open = lobby.doc.proposals.some(x => x.id === p.id);
    if (!open || p.needed.length > 0 || (p.ripe ?? 0) > stage.now) continue;
    lobby = { ...lobby, doc: { ...lobby.doc, proposals: lobby.doc.proposals.filter(x => x.id !== p.id) } };
    switch (p.what) {
      case 'take-back':
        // Things may have moved on while people thought about it.
        if ((p.to as number) >= table.takeBackFloor && (p.to as number) < table.answers && !table.over)
          table.takeBack(p.by, p.to as number, humans(lobby.doc), { at: stage.now });
        break;
      case 'pause':
        if (!table.paused && !table.over) table.pause(p.by, { at: stage.now });
        break;
      case 'close':
        lobby = { ...lobby, phase: 'closed', doc: { ...lobby.doc, proposals: [] } };
        break;
      case 'replace':
        if (lobby.doc.seats[p.seat as number].who === 'human')
          lobby = substitute({ lobby, table, now: stage.now }, p.seat as number, 'replaced');
        break;
    }
  }
  return { lobby };
}

/** Somebody who acts is not missing: proposals to replace them are dropped. */
export function isHere(lobby: Lobby, seat: number): Lobby {
  const proposals = lobby.doc.proposals.filter(p => p.seat !== seat);
  return proposals.length === lobby.doc.proposals.length
    ? lobby
    : { ...lobby, doc: { ...lobby.doc, proposals } };
}

/** When the next proposal could be carried out by time alone. */
export function nextRipe(lobby: Lobby): number | undefined {
  const ripe = lobby.doc.proposals.filter(p => p.needed.length === 0).map(p => p.ripe ?? 0);
  return ripe.length > 0 ? Math.min(...ripe) : undefined;
}
