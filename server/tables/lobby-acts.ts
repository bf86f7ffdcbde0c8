/** What can be done before the game begins, and after it is over. */
import { Table } from '@epoka/table';
import { Refused } from '../problems.ts';
import { changed, humans, type Lobby, type LobbyDoc, occupant, withSeat } from './doc.ts';
import {
  type Actor,
  type Draft,
  mustBe,
  mustHost,
  mustSit,
  NOTHING,
  type ParsedAct,
  type Stage,
} from './stage.ts';

type Of<K extends ParsedAct['do']> = Extract<ParsedAct, { do: K }>;

const seatExists = (doc: LobbyDoc, seat: number) => {
  if (seat >= doc.seats.length) throw new Refused('no-such-seat');
};

export function sit({ lobby }: Stage, actor: Actor, act: Of<'sit'>): Draft {
  mustBe(lobby, 'open');
  const { doc } = lobby;
  const { user } = actor;
  const seat = act.seat ?? (actor.seat >= 0 ? actor.seat : doc.seats.findIndex(s => s.who === 'open'));
  if (seat < 0) throw new Refused('table-full');
  seatExists(doc, seat);
  if (actor.seat === seat) return NOTHING;
  if (doc.seats[seat].who !== 'open') throw new Refused('seat-taken');
  const welcome = lobby.listed || lobby.host === user.id || doc.invited.includes(user.id) || actor.seat >= 0;
  if (!welcome && !actor.linked) throw new Refused('needs-link');
  // From one seat to another: the old one is free again.
  const left = actor.seat >= 0 ? withSeat(doc, actor.seat, { who: 'open' }) : doc;
  const ready = lobby.host === user.id;
  return {
    lobby: { ...lobby, doc: withSeat(left, seat, { who: 'human', player: user.id, name: user.name, ready }) },
  };
}

export function ready({ lobby }: Stage, actor: Actor, act: Of<'ready'>): Draft {
  mustBe(lobby, 'open');
  const seat = mustSit(actor);
  const who = lobby.doc.seats[seat];
  if (who.who !== 'human' || who.ready === act.on) return NOTHING;
  return { lobby: { ...lobby, doc: withSeat(lobby.doc, seat, { ...who, ready: act.on }) } };
}

export function change(stage: Stage, actor: Actor, act: Of<'change'>): Draft {
  const { lobby } = stage;
  mustBe(lobby, 'open');
  mustHost(lobby, actor.user);
  return { lobby: changed(lobby, act, stage.rules, stage.mustKnowBot) };
}

export function put(stage: Stage, actor: Actor, act: Of<'put'>): Draft {
  const { lobby } = stage;
  mustBe(lobby, 'open');
  mustHost(lobby, actor.user);
  seatExists(lobby.doc, act.seat);
  const who = lobby.doc.seats[act.seat];
  if (act.bot === null) {
    if (who.who === 'open') return NOTHING;
    return { lobby: { ...lobby, doc: withSeat(lobby.doc, act.seat, { who: 'open' }) } };
  }
  stage.mustKnowBot(act.bot);
  if (who.who === 'human') throw new Refused('seat-taken');
  return { lobby: { ...lobby, doc: withSeat(lobby.doc, act.seat, { who: 'bot', bot: act.bot }) } };
}

export function invite({ lobby }: Stage, actor: Actor, act: Of<'invite'>): Draft {
  mustBe(lobby, 'open');
  mustHost(lobby, actor.user);
  const { doc } = lobby;
  if (doc.invited.includes(act.user)) return NOTHING;
  if (doc.invited.length >= 30) throw new Refused('too-many');
  return { lobby: { ...lobby, doc: { ...doc, invited: [...doc.invited, act.user] } } };
}

export function start(stage: Stage, actor: Actor): Draft {
  const { lobby, rules } = stage;
  mustBe(lobby, 'open');
  mustHost(lobby, actor.user);
  const { doc } = lobby;
  if (doc.seats.some(s => s.who === 'open' || s.who === 'left')) throw new Refused('not-enough-players');
  if (doc.seats.some(s => s.who === 'human' && !s.ready)) throw new Refused('not-ready');
  const begins = Table.create(rules, {
    seats: doc.seats.map(occupant),
    settings: doc.settings,
    roundCap: doc.roundCap,
    clock: doc.clock,
    at: stage.now,
  });
  return { begins, lobby: { ...lobby, phase: 'playing', doc: { ...doc, settings: { ...begins.settings } } } };
}

export function close({ lobby }: Stage, actor: Actor): Draft {
  mustBe(lobby, 'open');
  mustHost(lobby, actor.user);
  return { lobby: { ...lobby, phase: 'closed' } };
}

/** Out of a table that has not begun. The next one takes over as host; an empty table is closed. */
export function leaveLobby(lobby: Lobby, actor: Actor): Draft {
  const isHost = lobby.host === actor.user.id;
  if (actor.seat < 0 && !isHost) return NOTHING;
  const doc = actor.seat >= 0 ? withSeat(lobby.doc, actor.seat, { who: 'open' }) : lobby.doc;
  if (!isHost) return { lobby: { ...lobby, doc } };
  const heir = humans(doc).map(i => doc.seats[i])[0];
  if (heir?.who !== 'human') return { lobby: { ...lobby, doc, phase: 'closed', host: null } };
  return { lobby: { ...lobby, doc, host: heir.player } };
}
