/** The sentence of the bar while others play, or while an answer can't be sent. */
import { describe, expect, it } from 'vitest';
import type { Messages } from '../lang/app/en.ts';
import { en } from '../lang/app/en.ts';
import { pl } from '../lang/app/pl.ts';
import { sayWaiting } from '../table/ask/waiting.ts';

const name = (seat: number) => ['Ola', 'Adam', 'Ewa'][seat];
const say = (words: Messages, asked: number[], bot: boolean, sending?: 'going' | 'held') =>
  sayWaiting(
    {
      view: { asked },
      waiting: asked.map(seat => ({ seat, bot, since: 0 })),
      ...(sending ? { sending } : {}),
    },
    name,
    words,
  );

describe('while nothing is asked here', () => {
  it('the bar names those who are, one or several', () => {
    expect(say(en, [0], true)).toBe('Ola is thinking …');
    expect(say(en, [0, 1], true)).toBe('Ola and Adam are thinking …');
    expect(say(pl, [0], true)).toBe('Ola myśli …');
    expect(say(pl, [0, 1], true)).toBe('Ola i Adam myślą …');
    expect(say(pl, [0], false)).toBe('Czekamy, aż zagra Ola');
    expect(say(pl, [0, 1], false)).toBe('Czekamy, aż zagrają Ola i Adam');
    expect(say(en, [0, 1], false)).toBe('Waiting for Ola and Adam');
  });

  it('an answer on its way is told, and one that can’t be sent before all else', () => {
    expect(say(pl, [], true, 'held')).toBe('Twoja odpowiedź czeka na wysłanie.');
    expect(say(en, [1], false, 'held')).toBe('Your answer is waiting to be sent.');
    expect(say(en, [], true, 'going')).toBe('Your answer is on its way …');
    expect(say(en, [1], false, 'going')).toBe('Waiting for Adam');
    expect(say(en, [], true)).toBe('');
  });
});
