/** The test scene on Caravan, and that it catches rules that misbehave. */
import { describe, expect, it } from 'vitest';
import { Scene } from '../kit/testing/scene.ts';
import { type CaravanState, type CaravanVocabulary, COINS, caravan } from './games/caravan.ts';
import { type Loose, type MiniState, mini } from './mini.ts';

type Who = 'Ada' | 'Ben';

const table = () =>
  new Scene<CaravanState, CaravanVocabulary, Who>(caravan, {
    seats: 2,
    settings: { hand: 2 },
    names: ['Ada', 'Ben'],
  });

/** Ada holds copper 3 and silver 1, Ben copper 1 and 2; silver 2 lies on top of the deck. */
const dealt = () =>
  table().arrange(
    s => {
      s.hands = [
        [2, 10],
        [0, 1],
      ];
      s.deck = [3, 4, 11];
      s.lastBid = [1, 0];
    },
    ['round', null],
  );

describe('a scene', () => {
  it('is laid out, answered by whoever is asked, and told line by line', () => {
    const t = dealt().waitsFor('Ada: bid, Ben: bid');
    t.answer('Ben', 'bid', 1).waitsFor('Ada: bid');
    expect(t.tells()).toEqual([]);
    t.answer('Ada', 'bid', 2).waitsFor('Ada: swap');
    expect(t.tells()).toEqual(['bidsOpened 0 2', 'bidsOpened 1 1', 'outbid 0 2']);
    expect(t.s.coins).toEqual([COINS - 2, COINS]);
    t.answer('Ada', 'keep').waitsFor('Ada: play, Ben: play');
    expect(t.tells()).toEqual(['kept 0']);
    expect(t.tells('bidsOpened')).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('tells why something is not allowed, what is, and what it warns of', () => {
    const t = dealt();
    expect(t.why('Ada', 'bid', 1)).toBe('sameBid');
    expect(t.reason('Ada', 'bid', 1)).toEqual(['sameBid', 1]);
    expect(t.why('Ben', 'bid', 1)).toBe('legal');
    expect(t.why('Ben', 'bid', COINS + 1)).toBe('not-offered');
    expect([t.may('Ada', 'bid', 1), t.may('Ada', 'bid', 3)]).toEqual([false, true]);
    expect([t.warns('Ada', 'bid', COINS), t.warns('Ada', 'bid', 2)]).toEqual(['allIn', undefined]);
    expect(t.legal('Ada')).toEqual([
      ['bid', 0],
      ['bid', 2],
      ['bid', COINS],
    ]);
    expect(t.legal('Ada', 'keep')).toEqual([]);
    expect(() => t.answer('Ada', 'bid', 1)).toThrow('Ada may not ["bid",1] (bid): sameBid [1]');
    t.answer('Ada', 'bid', 2);
    expect(() => t.answer('Ada', 'bid', 2)).toThrow('nothing is asked of Ada; open: Ben: bid');
  });

  it('names the origin of a line, and seats by number where they have no names', () => {
    const rules = mini({
      steps: {
        start(g) {
          g.ask(1, 'go', null);
          g.next('gift', null);
          g.next('end', null);
        },
        gift(g) {
          g.because('card:mill');
          g.tell('gains', 1, [2, 3]);
        },
        end: g => g.end(),
      },
      questions: { go: { choices: (_g, _q, offer) => offer.can('yes'), answer: () => {} } },
    });
    const t = new Scene<MiniState, Loose>(rules, { seats: 2 });
    t.waitsFor('1: go').answer(1, 'yes').nobodyAsked();
    expect(t.tells()).toEqual(['gains 1 [2,3] [card:mill]']);
  });
});

describe('a scene catches', () => {
  const broken = (more: object) =>
    new Scene<CaravanState, CaravanVocabulary>({ ...caravan, ...more }, { seats: 2 });

  it('a piece that is lost on the way', () => {
    const t = broken({
      steps: {
        ...caravan.steps,
        askCards(g: Parameters<typeof caravan.steps.askCards>[0]) {
          g.s.deck.pop();
          caravan.steps.askCards(g, null);
        },
      },
    });
    t.answer(0, 'bid', 0);
    expect(() => t.answer(1, 'bid', 0)).toThrow('pieces are conserved');
  });

  it('a copy that shares with its original', () => {
    const t = broken({ copy: (s: CaravanState) => ({ ...caravan.copy(s), bids: s.bids }) });
    expect(() => t.answer(0, 'bid', 1)).toThrow('a copy is independent');
  });

  it('rules that depend on something outside of the state', () => {
    let calls = 0;
    const { bid } = caravan.questions;
    const t = broken({
      questions: {
        ...caravan.questions,
        bid: {
          ...bid,
          answer(g: Parameters<typeof bid.answer>[0], q: Parameters<typeof bid.answer>[1]) {
            g.s.bids[q.seat][0] = ++calls;
          },
        },
      },
    });
    expect(() => t.answer(0, 'bid', 1)).toThrow('redone, it is the same');
  });
});
