import { begin, HIDDEN, nextBelow, type Reader, seedChance, type Tell } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { artOf } from '../art.ts';
import { ALL_CARDS, rules, type State, type Vocab } from '../game.ts';
import { icons } from '../icons.ts';
import { PICTURES, picture } from '../pictures.ts';

/** What marks the way of a game, and stands for nothing on the table. */
const BARE = [
  'begins',
  'round',
  'turn',
  'passed',
  'bidPassed',
  'skippedPolitics',
  'reshuffled',
  'routesUsed',
  'agreement',
  'agreementDeclined',
];

/** Everything told in a game of random answers. */
function tale(seed: string): { told: Tell[]; reader: Reader<State> } {
  const told: Tell[] = [];
  const g = begin<State, Vocab>(rules, 3, seed, { level: 'full' }, 0, told);
  const chance = seedChance(`${seed}/play`);
  for (let n = 0; !g.s.over && n < 1500; n++) {
    const q = g.s.asked[0];
    const offers = g.legal(q);
    const answers = Array.from({ length: offers.count }, (_, i) => offers.answer(i));
    const forwards = answers.filter(a => !['destroy', 'disband', 'endTurn', 'resign'].includes(a[0]));
    const from = forwards.length > 0 ? forwards : answers;
    g.perform(q, from[nextBelow(chance, from.length)]);
  }
  return { told, reader: { view: g.s, seat: 0, name: seat => `seat ${seat}` } };
}

describe('pictures of log lines', () => {
  const { told, reader } = tale('pictures');

  it('are there for every line about something', () => {
    // nothing produced is nothing to show
    const empty = (tell: Tell) => tell.key === 'produced' && tell.args[1] === 0 && tell.args[2] === 0;
    const bare = new Set(told.filter(tell => !picture(tell) && !empty(tell)).map(tell => tell.key));
    expect([...bare].filter(key => !BARE.includes(key))).toEqual([]);
    const keys = new Set(told.map(tell => tell.key));
    for (const key of ['took', 'built', 'technologyPlayed', 'leaderPlayed', 'eventRevealed', 'produced'])
      expect(keys, key).toContain(key);
  });

  it('of cards show a card that the line names', () => {
    const signs = new Set(Object.values(icons));
    const wrong = told.filter(tell => {
      const shape = picture(tell);
      if (shape === undefined || signs.has(shape) || typeof PICTURES[tell.key as 'took'] !== 'function')
        return false;
      const say = en.tells[tell.key as 'took'] as (r: Reader<State>, ...args: readonly unknown[]) => string;
      const line = say(reader, ...tell.args);
      return !ALL_CARDS.some((_, card) => artOf(card) === shape && line.includes(en.card(card)));
    });
    expect(wrong).toEqual([]);
  });

  it('give nothing away', () => {
    expect(picture({ key: 'drew', args: [1, HIDDEN] })).toBe(icons.hand);
    expect(picture({ key: 'eventPlayed', args: [1, 2, HIDDEN - 1] })).toBe(icons.event);
  });

  it('are only of lines that have words', () => {
    for (const { tells } of [en, pl])
      expect(Object.keys(tells)).toEqual(expect.arrayContaining(Object.keys(PICTURES)));
  });
});
