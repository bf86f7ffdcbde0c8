/** Who knows what (COC-29). */
import { NONE, type Secret } from '@epoka/kernel';
import { cardPlayer } from './combat.ts';
import { ACTION, OBJECTIVE, seenOf, WONDER } from './hands.ts';
import { guessLosses } from './losses.ts';
import type { State } from './state.ts';

/** The seat's bit is among them; who watches has none, and a card that is not there was seen by nobody. */
const includes = (seats: number, seat: number) => (seats & (1 << seat)) !== 0;

/** The owner, and who has seen the card since it came to the hand. */
function hand(type: number): Secret<State>['knows'] {
  return (s, seat, owner, index) => seat === owner || includes(seenOf(s, type, owner)[index], seat);
}

/** Cards in an offer: whose they are, and the partner where they are shown. */
function offered(kind: string, type: number): Secret<State> {
  return {
    kind,
    place: `offered ${kind}`,
    lists: s => [s.offered[type]],
    knows: (s, seat, _owner, index) => seat === s.offerBy || includes(s.offeredSeen[type][index], seat),
  };
}

export const secrets: readonly Secret<State>[] = [
  { kind: 'action', place: 'action deck', lists: s => [s.actionDeck], knows: 'nobody' },
  {
    kind: 'action',
    place: 'action hand',
    lists: s => s.hands,
    knows: hand(ACTION),
  },
  {
    kind: 'action',
    place: 'battle',
    lists: s => [s.battleCards],
    knows: (s, seat, _owner, side) => side >= 0 && (s.battle.shown === 1 || seat === cardPlayer(s, side)),
  },
  offered('action', ACTION),
  offered('objective', OBJECTIVE),
  offered('wonder', WONDER),
  { kind: 'objective', place: 'objective deck', lists: s => [s.objectiveDeck], knows: 'nobody' },
  { kind: 'objective', place: 'objective discards', lists: s => [s.objectiveDiscard], knows: 'nobody' },
  {
    kind: 'objective',
    place: 'objective hand',
    lists: s => s.objectives,
    knows: hand(OBJECTIVE),
  },
  { kind: 'objective', place: 'looked at', lists: s => [s.looking], knows: (s, seat) => seat === s.current },
  { kind: 'wonder', place: 'wonder deck', lists: s => [s.wonderDeck], knows: 'nobody' },
  {
    kind: 'wonder',
    place: 'wonder hand',
    lists: s => s.wonders,
    knows: hand(WONDER),
  },
  {
    kind: 'event',
    place: 'event deck',
    lists: s => [s.eventDeck],
    // Calendar: the top card
    knows: (s, seat, _owner, index) =>
      includes(s.peeked, seat) && (index < 0 || index === s.eventDeck.length - 1),
  },
  {
    kind: 'objective',
    place: 'assigned',
    lists: s => s.assigned,
    knows: (s, seat) => seat >= 0 && seat === s.seer,
  },
  {
    kind: 'losses',
    place: 'losses',
    lists: s => [s.battle.split],
    knows: (s, seat, _owner, side) => seat === s.battle.chooser[side],
    guess: (s, _owner, side, roll) => guessLosses(s, side, roll),
  },
  {
    kind: 'tile',
    place: 'map',
    lists: s => [s.slotTile],
    knows: (s, _seat, _owner, index) => index >= 0 && s.slotTurn[index] !== NONE,
  },
  { kind: 'tile', place: 'unused tiles', lists: s => [s.spareTiles], knows: 'nobody' },
];
