/** Somebody who does nothing: the rival of a solitaire. Answers what must be answered, and passes wherever one can. */
import type { Bot } from '@epoka/bots';
import type { Answer } from '@epoka/kernel';

/** as a seat names it; offered nowhere but where a deck is tried */
export const IDLE = 'idle';

const isPass = ([verb]: Answer): boolean => verb === 'pass';

export const idle: Bot = {
  name: IDLE,
  choose: ({ legal, brain, question, view }) =>
    legal.find(isPass) ??
    legal.find(answer => answer[0] === brain?.closing?.(view, question)?.[0]) ??
    legal[0],
};
