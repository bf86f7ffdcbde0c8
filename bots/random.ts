import { nextBelow } from '@epoka/kernel';
import type { Bot } from './bot.ts';

/** Any legal answer, each as likely as the other. */
export const random: Bot = {
  name: 'random',
  choose: sight => sight.legal[sight.legal.length === 1 ? 0 : nextBelow(sight.chance, sight.legal.length)],
};
