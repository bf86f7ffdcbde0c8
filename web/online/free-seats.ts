/** Seats somebody who looks on may take, as the server would decide it. */
import type { SeatInfo, TableInfo } from '@epoka/protocol';

/** Somebody sat there once; a bot that was there from the start keeps its seat. */
export function isLeft(info: Pick<TableInfo, 'former'>, who: SeatInfo, seat: number): boolean {
  return who.who === 'left' || (who.who === 'bot' && info.former[seat] !== undefined);
}

interface FreeSeat {
  readonly seat: number;
  /** the looker sat there before */
  readonly own: boolean;
  /** the table is private and the looker was not invited: shown, with what is needed */
  readonly needsLink: boolean;
}

export function freeSeats(
  info: Pick<TableInfo, 'phase' | 'seats' | 'former' | 'takeOver' | 'listed' | 'invited'>,
  me: string | undefined,
  join: string | undefined,
  /** has seen a game with secrets: only the way back to the own seat is left */
  looked = false,
): readonly FreeSeat[] {
  if (me === undefined || info.phase !== 'playing') return [];
  const welcome = info.listed || join !== undefined || info.invited.includes(me);
  // Who has held a seat takes no other one.
  const sat = Object.values(info.former).includes(me);
  return info.seats.flatMap((who, seat) => {
    if (who.who === 'human') return [];
    const own = info.former[seat] === me;
    return own || (info.takeOver && !looked && !sat && isLeft(info, who, seat))
      ? [{ seat, own, needsLink: !own && !welcome }]
      : [];
  });
}
