/** Event cards on the table of a test. */
import { E, type EventId } from '../content/index.ts';
import type { Table, Who } from './position.ts';

/** The player has drawn this card, whose icon is done, and its text is resolved; then it is Ada's turn. */
export function text(t: Table, id: EventId, drawer: Who = 'Ada'): Table {
  return t.arrange(
    s => {
      s.eventDeck = s.eventDeck.filter(card => card !== E[id]);
      s.eventCard = E[id];
      s.current = 0;
      s.actions = 2;
    },
    ['eventText', t.seat(drawer)],
    ['eventDone', { seat: t.seat(drawer), full: 1 }],
    ['turn', 0],
  );
}

/** The player draws this card, icon and all; then it is Ada's turn. */
export function draw(t: Table, id: EventId, drawer: Who = 'Ada'): Table {
  t.nextEvent(id);
  return t.arrange(
    s => {
      s.current = 0;
      s.actions = 2;
      s.cubes[t.seat(drawer)] = 0;
    },
    ['event', t.seat(drawer)],
    ['turn', 0],
  );
}
