/** Views: a question of somebody else names no card that one does not know (COC-29). */
import { type Json, Play, redact, SPECTATOR } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { ACTION, OBJECTIVE, receive, WONDER } from '../rules/hands.ts';
import { rules } from '../rules/index.ts';
import { expansion, type Table } from './position.ts';

/** Both players hold the cards with the first two numbers of a kind, Ada those with even ones. */
function dealt(): Table {
  const t = expansion().city('Ada', 'D7').city('Ben', 'D2').turn('Ada');
  const decks = [t.s.actionDeck, t.s.objectiveDeck, t.s.wonderDeck];
  for (const type of [ACTION, OBJECTIVE, WONDER])
    for (const card of [0, 1, 2, 3]) {
      decks[type].splice(decks[type].indexOf(card), 1);
      receive(t.s, type, card % 2, card, 0);
    }
  t.s.looking = [t.s.objectiveDeck.pop() as number];
  t.s.current = 0;
  return t;
}

/** Answers that name cards, by verb, in the eyes of a seat. */
function named(t: Table, kind: string, data: Json, seat: number | undefined): string[] {
  t.s.asked = [];
  t.g.ask(0, kind as 'spy', data as number);
  const play = seat === undefined ? t.g : new Play(rules, redact(rules, t.s, seat));
  return play
    .options(t.s.asked[0])
    .choices.filter(({ answer }) => answer.length > 1)
    .map(({ answer }) => answer.join(' '));
}

const QUESTIONS: readonly (readonly [kind: string, data: Json, some: string])[] = [
  ['foil', 1, 'card 0'],
  ['spy', 1, 'exchange 0 0 1'],
  ['teachUs', 1, 'play 0'],
  ['barter', null, 'swap 0 4'],
  ['objectives', [], 'complete 0 0'],
  ['instant', [], 'complete 0 1'],
];

describe('29. Questions about cards in hand', () => {
  it('COC-29.3 the owner may point at each of them', () => {
    for (const [kind, data, some] of QUESTIONS) expect(named(dealt(), kind, data, undefined)).toContain(some);
    expect(named(dealt(), 'newPlans', null, undefined)).toContain(`keep ${dealt().s.looking[0]} 0`);
  });

  it('COC-29.3 nobody else is told a card by them', () => {
    for (const [kind, data] of [...QUESTIONS, ['newPlans', null] as const])
      for (const seat of [1, SPECTATOR])
        expect(
          [kind, ...named(dealt(), kind, data, seat)].filter(answer => !answer.startsWith('person')),
        ).toEqual([kind]);
  });

  it('COC-29.3 the cards of a hand are no candidates in the eyes of others', () => {
    const cards = (seat: number | undefined) => {
      const t = dealt();
      const play = seat === undefined ? t.g : new Play(rules, redact(rules, t.s, seat));
      return play.options(t.s.asked[0]).choices.filter(({ answer }) => answer[0] === 'play').length;
    };
    expect([cards(undefined), cards(1), cards(SPECTATOR)]).toEqual([2, 0, 0]);
  });
});
