import './speaking.ts';
import { HIDDEN, type Reader, type Tell } from '@epoka/kernel';
import { playAtRandom, readerOf, unpictured } from '@epoka/web/kit/testing';
import { describe, expect, it } from 'vitest';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { artOf } from '../art.tsx';
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
  'cannotBid',
  'cannotOutbid',
  'skippedPolitics',
  'noPolitics',
  'nothingToLose',
  'nothingToTake',
  'noSacrifices',
  'reshuffled',
  'routesUsed',
  'agreement',
  'agreementDeclined',
  'agreementImpossible',
];

describe('drawings of cards', () => {
  it('each card names one that is there', () => {
    expect(ALL_CARDS.filter((_, card) => artOf(card) === undefined)).toEqual([]);
  });
});

describe('pictures of log lines', () => {
  const { g, told } = playAtRandom<State, Vocab>(rules, {
    seats: 3,
    seed: 'pictures',
    settings: { level: 'full' },
    most: 1500,
    avoid: ['destroy', 'disband', 'endTurn', 'resign'],
  });
  const view = g.s;

  it('are there for every line about something', () => {
    // nothing produced is nothing to show
    const empty = (tell: Tell) => tell.key === 'produced' && tell.args[1] === 0 && tell.args[2] === 0;
    const full = told.filter(tell => !empty(tell));
    expect(unpictured(full, view, picture, BARE)).toEqual([]);
    const keys = new Set(told.map(tell => tell.key));
    for (const key of ['took', 'built', 'technologyPlayed', 'leaderPlayed', 'eventRevealed', 'produced'])
      expect(keys, key).toContain(key);
  });

  it('of cards show a card that the line names', () => {
    const signs = new Set(Object.values(icons));
    const wrong = told.filter(tell => {
      const shape = picture(tell, view);
      if (shape === undefined || signs.has(shape) || typeof PICTURES[tell.key as 'took'] !== 'function')
        return false;
      const say = en.tells[tell.key as 'took'] as (r: Reader<State>, ...args: readonly unknown[]) => string;
      const line = say(readerOf(view, 0), ...tell.args);
      return !ALL_CARDS.some((_, card) => artOf(card) === shape && line.includes(en.card(card)));
    });
    expect(wrong).toEqual([]);
  });

  it('give nothing away', () => {
    expect(picture({ key: 'drew', args: [1, HIDDEN] }, view)).toBe(icons.hand);
    expect(picture({ key: 'eventPlayed', args: [1, 2, HIDDEN - 1] }, view)).toBe(icons.event);
  });

  it('are only of lines that have words', () => {
    for (const { tells } of [en, pl])
      expect(Object.keys(tells)).toEqual(expect.arrayContaining(Object.keys(PICTURES)));
  });
});
