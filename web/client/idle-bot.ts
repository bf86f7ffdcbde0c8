/** Somebody who does nothing: the rival of a solitaire. Passes wherever one can, and answers what must be answered. */
import type { Bot } from '@epoka/bots';

/** as a seat names it; offered nowhere but where a deck is tried */
export const IDLE = 'idle';

export const idle: Bot = {
  name: IDLE,
  choose: ({ legal }) => legal.find(([verb]) => verb === 'pass') ?? legal[0],
};
