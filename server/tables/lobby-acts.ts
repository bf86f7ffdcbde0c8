/** What can be done before the game begins, and after it is over. */
import { Table } from '@epoka/table';
import { Refused } from '../problems.ts';
import {
  type ActContext,
  type ActOf,
  type Actor,
  type Draft,
  mustBe,
  mustBeWelcome,
  mustHost,
  mustNotBeSentAway,
  mustSit,
  NOTHING,
} from './act-context.ts';
import {
  bringing,
  changed,
  humans,
  type Lobby,
  type LobbyDoc,
  occupant,
  withHolders,
  withoutBrought,
  withSeat,
} from './lobby.ts';

/** The oldest may try again after so many others. */
const MOST_SENT_AWAY = 200;

const seatExists = (doc: LobbyDoc, seat: number) => {
  if (seat >= doc.seats.length) throw new Refused('no-such-seat');
};

export function sit({ lobby, rules }: ActContext, actor: Actor, act: ActOf<'sit'>): Draft {
  mustBe(lobby, 'open');
  const { doc } = lobby;
  const { user } = actor;
  const seat = act.seat ?? (actor.seat >= 0 ? actor.seat : doc.seats.findIndex(s => s.who === 'open'));
  if (seat < 0) throw new Refused('table-full');
  seatExists(doc, seat);
  if (actor.seat === seat) return NOTHING;
  if (doc.seats[seat].who !== 'open') throw new Refused('seat-taken');
  const welcome = lobby.listed || lobby.host === user.id || doc.invited.includes(user.id) || actor.seat >= 0;
  if (!welcome && !actor.linked) throw actor.noLink;
  mustNotBeSentAway(doc, user);
  if (actor.seat < 0) mustBeWelcome(lobby, actor);
  // From one seat to another: the old one is free again.
  const left = actor.seat >= 0 ? withSeat(doc, actor.seat, { who: 'open' }) : doc;
  const ready = lobby.host === user.id;
  const brought = bringing(left, rules, user, act.brings);
  const seated = withSeat(left, seat, { who: 'human', player: user.id, name: user.name, ready });
  return { lobby: { ...lobby, doc: brought ? { ...seated, brought } : seated } };
}

export function bring({ lobby, rules }: ActContext, actor: Actor, act: ActOf<'bring'>): Draft {
  mustBe(lobby, 'open');
  mustSit(actor);
  const brought = bringing(lobby.doc, rules, actor.user, act.brings);
  return { lobby: { ...lobby, doc: { ...lobby.doc, brought: brought ?? {} } } };
}

export function ready({ lobby }: ActContext, actor: Actor, act: ActOf<'ready'>): Draft {
  mustBe(lobby, 'open');
  const seat = mustSit(actor);
  const who = lobby.doc.seats[seat];
  if (who.who !== 'human' || who.ready === act.on) return NOTHING;
  const readied = { ...who, ready: act.on, ...(act.salt === undefined ? {} : { salt: act.salt }) };
  return { lobby: { ...lobby, doc: withSeat(lobby.doc, seat, readied) } };
}

export function change(actContext: ActContext, actor: Actor, act: ActOf<'change'>): Draft {
  const { lobby } = actContext;
  mustBe(lobby, 'open');
  mustHost(lobby, actor.user);
  return { lobby: changed(lobby, act, actContext.rules, actContext.mustKnowBot) };
}

export function put(actContext: ActContext, actor: Actor, act: ActOf<'put'>): Draft {
  const { lobby } = actContext;
  mustBe(lobby, 'open');
  mustHost(lobby, actor.user);
  seatExists(lobby.doc, act.seat);
  const who = lobby.doc.seats[act.seat];
  if (act.bot === null) {
    if (who.who === 'open') return NOTHING;
    const doc = withSeat(lobby.doc, act.seat, { who: 'open' });
    const isOther = who.who === 'human' && who.player !== actor.user.id;
    if (!isOther) return { lobby: { ...lobby, doc } };
    // With an old link anybody could come back under another name.
    return {
      lobby: { ...lobby, doc: withoutBrought(without(doc, who.player), who.player) },
      dropLinks: true,
    };
  }
  actContext.mustKnowBot(act.bot);
  if (who.who === 'human') throw new Refused('seat-taken');
  return { lobby: { ...lobby, doc: withSeat(lobby.doc, act.seat, { who: 'bot', bot: act.bot }) } };
}

/** Sent away: not invited any more, and not let in again. */
function without(doc: LobbyDoc, user: string): LobbyDoc {
  return {
    ...doc,
    invited: doc.invited.filter(who => who !== user),
    sentAway: [...(doc.sentAway ?? []).filter(who => who !== user), user].slice(-MOST_SENT_AWAY),
  };
}

export function invite({ lobby }: ActContext, actor: Actor, act: ActOf<'invite'>): Draft {
  mustBe(lobby, 'open');
  mustHost(lobby, actor.user);
  const { doc } = lobby;
  if (doc.invited.includes(act.user)) return NOTHING;
  if (doc.invited.length >= 30) throw new Refused('too-many');
  const sentAway = (doc.sentAway ?? []).filter(who => who !== act.user);
  return { lobby: { ...lobby, doc: { ...doc, sentAway, invited: [...doc.invited, act.user] } } };
}

export function start(actContext: ActContext, actor: Actor, act: ActOf<'start'>): Draft {
  const { lobby, rules } = actContext;
  mustBe(lobby, 'open');
  mustHost(lobby, actor.user);
  const { doc } = lobby;
  if (doc.seats.some(s => s.who === 'open' || s.who === 'left')) throw new Refused('not-enough-players');
  if (doc.seats.some(s => s.who === 'human' && !s.ready)) throw new Refused('not-ready');
  const { seed, ...open } = doc;
  const begins = Table.create(rules, {
    ...(seed === undefined ? {} : { seed }),
    salts: doc.seats.map((s, i) => (i === actor.seat && act.salt) || (s.who === 'human' && s.salt) || ''),
    seats: doc.seats.map(occupant),
    settings: doc.settings,
    brought: doc.seats.map(s => (s.who === 'human' ? doc.brought?.[s.player] : undefined)),
    roundCap: doc.roundCap,
    clock: doc.clock,
    at: actContext.now,
  });
  const started = withHolders({ ...open, settings: { ...begins.settings } });
  return { begins, lobby: { ...lobby, phase: 'playing', doc: started } };
}

export function close({ lobby }: ActContext, actor: Actor): Draft {
  mustBe(lobby, 'open');
  mustHost(lobby, actor.user);
  return { lobby: { ...lobby, phase: 'closed' } };
}

/** Out of a table that has not begun. The next one takes over as host; an empty table is closed. */
export function leaveLobby(lobby: Lobby, actor: Actor): Draft {
  const isHost = lobby.host === actor.user.id;
  if (actor.seat < 0 && !isHost) return NOTHING;
  const left = withoutBrought(lobby.doc, actor.user.id);
  const doc = actor.seat >= 0 ? withSeat(left, actor.seat, { who: 'open' }) : left;
  if (!isHost) return { lobby: { ...lobby, doc } };
  const heir = humans(doc).map(i => doc.seats[i])[0];
  if (heir?.who !== 'human') return { lobby: { ...lobby, doc, phase: 'closed', host: null } };
  return { lobby: { ...lobby, doc, host: heir.player } };
}
