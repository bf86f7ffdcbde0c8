/** What an offer and its answer tell to whom, down to the card with the number nothing. */
import { type Json, Play, redact, SECRET_QUESTION } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { ACTION, OBJECTIVE, receive, WONDER } from '../rules/hands.ts';
import { rules } from '../rules/index.ts';
import { duel, type Table } from './position.ts';

/** Ada holds the first card of each kind, Ben the second. */
function dealt(): Table {
  const t = duel().goods('Ada', { wood: 1 }).goods('Ben', { ore: 1 });
  const decks = [t.s.actionDeck, t.s.objectiveDeck, t.s.wonderDeck];
  for (const type of [ACTION, OBJECTIVE, WONDER])
    for (const card of [0, 1]) {
      decks[type].splice(decks[type].indexOf(card), 1);
      receive(t.s, type, card, card, 0);
    }
  return t.turn('Ada');
}
const nothing = {
  give: {},
  get: {},
  actions: [] as number[],
  objectives: [] as number[],
  wonders: [] as number[],
  persons: [],
  want: {},
  wantPersons: [],
  shown: 0,
};

describe('6. Secrets of a trade', () => {
  it('COC-6.11 each card of the own hand may be offered, the first of its kind too', () => {
    const t = dealt().answer('Ada', 'trade', 'Ben');
    expect(t.why('Ada', 'offer', { ...nothing, actions: [1] })).toBe('not-offered');
    t.answer('Ada', 'offer', { ...nothing, actions: [0], objectives: [0], wonders: [0] });
    expect(t.tells()).toEqual([`offer 0 1 ${JSON.stringify(Array(17).fill(0))} [1,1,1,0,0]`]);
    expect([t.s.hands[0], t.s.objectives[0], t.s.wonders[0]]).toEqual([[], [], []]);
    t.answer('Ben', 'accept').waitsFor('Ada: turn');
    expect([t.s.hands[1], t.s.objectives[1], t.s.wonders[1]]).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  it('COC-29.3 in the eyes of others an offer names no card of the hand', () => {
    const t = dealt().answer('Ada', 'trade', 'Ben');
    const cards = (play: { options: Table['g']['options'] }) =>
      play.options(t.s.asked[0]).forms.map(({ schema }) => {
        const { fields } = schema as unknown as { fields: Record<string, { values: number[] }> };
        return ['actions', 'objectives', 'wonders'].map(key => fields[key].values);
      });
    expect(cards(t.g)).toEqual([[[0], [0], [0]]]);
    expect(cards(new Play(rules, redact(rules, t.s, 1)))).toEqual([[[], [], []]]);
  });

  it('COC-29.3 who makes an offer or hands over a card is not watched', () => {
    const seenAs = (kind: string, data: Json, seat: number) => {
      const t = dealt();
      t.s.asked = [];
      t.g.ask(0, kind as 'handOver', data as number);
      return redact(rules, t.s, seat).asked[0].kind;
    };
    const offer = { to: 1, counter: 0 };
    expect([seenAs('offer', offer, 0), seenAs('offer', offer, 1)]).toEqual(['offer', SECRET_QUESTION]);
    expect([seenAs('handOver', 0, 0), seenAs('handOver', 0, 1)]).toEqual(['handOver', SECRET_QUESTION]);
    // what others could be told all the same names nothing
    const t = dealt();
    t.s.asked = [];
    t.g.ask(0, 'handOver', 0);
    const view = new Play(rules, redact(rules, t.s, 1));
    expect([t.legal('Ada'), view.options(t.s.asked[0]).choices]).toEqual([[['hand', 0, 0]], []]);
  });
});
