/** Rulesets that break the laws of data: pieces, plain states, copies, saving, replaying. */
import { CORE_SHAPE, shapes } from '../../index.ts';
import { type CaravanState, caravan } from '../games/caravan.ts';
import { dicerace, type RaceState } from '../games/dicerace.ts';
import { asking, type Broken, type Race, run, spoiltCaravan, spoiltRace, stepping } from './broken.ts';

const good = dicerace.questions.run;

/** Memories outside of any state, which rules must not have. */
const memory = { begun: 0, answered: 0, told: 0 };

/** All that a caravan keeps. */
const caravanShape = (coins: number) =>
  shapes.of<CaravanState>({
    ...CORE_SHAPE,
    hands: shapes.list(shapes.list(shapes.int(-1))),
    deck: shapes.list(shapes.int(0)),
    chosen: shapes.list(shapes.list(shapes.int(-1))),
    bids: shapes.list(shapes.list(shapes.int(-1))),
    lastBid: shapes.list(shapes.int(-1)),
    coins: shapes.list(shapes.int(0, coins)),
    bank: shapes.int(0),
    swaps: shapes.bool,
    won: shapes.list(shapes.list(shapes.int(0))),
  });

const shape: Broken[] = [
  spoiltCaravan(
    'shape',
    'more coins than a state may hold',
    { shape: caravanShape(5) },
    /coins\[\d\] should be an integer from 0 to 5/,
  ),
];

const immutable: Broken[] = [
  spoiltCaravan(
    'immutable',
    'the data of a question is changed',
    asking({
      bid: {
        ...caravan.questions.bid,
        answer(g, q, a) {
          (q.data as { most: number }).most = 0;
          caravan.questions.bid.answer(g, q, a);
        },
      },
    }),
  ),
  spoiltRace('immutable', 'the data of a frame is changed', {
    steps: {
      turn(g, data) {
        dicerace.steps.turn(g, data);
        (data as { seat: number }).seat++;
      },
    },
  }),
  spoiltCaravan(
    'immutable',
    'a copy shares a list that changes',
    { copy: s => ({ ...caravan.copy(s), won: s.won }) },
    /the rules' copy shares won$/,
  ),
  spoiltCaravan('immutable', 'a copy shares a secret list', {
    copy: s => ({ ...caravan.copy(s), deck: s.deck }),
  }),
];

const copies: Broken[] = [
  spoiltCaravan(
    'copy',
    'a copy forgets a field',
    { copy: s => ({ ...caravan.copy(s), lastBid: s.lastBid.map(() => 0) }) },
    /a copy differs from its original at lastBid/,
  ),
  spoiltCaravan(
    'copy',
    'copying changes the original',
    {
      copy(s) {
        const copy = caravan.copy(s);
        s.round++;
        return copy;
      },
    },
    /a copy differs from its original at round/,
  ),
];

const pieces: Broken[] = [
  spoiltCaravan(
    'pieces',
    'coins are paid into nowhere',
    stepping({
      openBids(g) {
        const { bank } = g.s;
        caravan.steps.openBids(g, null);
        g.s.bank = bank;
      },
    }),
    /there were \d+ of "coin", now \d+/,
  ),
  spoiltCaravan(
    'pieces',
    'a card is in two places',
    stepping({
      openCards(g) {
        caravan.steps.openCards(g, null);
        g.s.won[0].push(g.s.won.flat()[0]);
      },
    }),
    /there were 1 of "card \d+", now 2/,
  ),
  spoiltCaravan(
    'pieces',
    'a piece that was not there at the start',
    {
      pieces(s, at) {
        caravan.pieces(s, at);
        if (s.round > 1) at('camel', 'yard', 1);
      },
    },
    /1 of "camel" came from nowhere/,
  ),
  spoiltCaravan(
    'pieces',
    'debts',
    stepping({
      openBids(g) {
        caravan.steps.openBids(g, null);
        g.s.coins[0] -= 7;
        g.s.bank += 7;
      },
    }),
    /-\d+ of "coin" in "seat 0"/,
  ),
];

const spoilt = (spoil: (s: RaceState) => void): Partial<Race> =>
  run({
    answer(g, q, a) {
      good.answer(g, q, a);
      spoil(g.s);
    },
  });

const plain: Broken[] = [
  spoiltRace(
    'plain',
    'undefined in the state',
    spoilt(s => Object.assign(s, { note: undefined })),
    /note is undefined/,
  ),
  spoiltRace(
    'plain',
    'not a number',
    spoilt(s => Object.assign(s, { risked: Number.NaN })),
    /risked is NaN/,
  ),
  spoiltRace(
    'plain',
    'minus nothing',
    spoilt(s => Object.assign(s, { goal: s.goal, risked: -0 })),
    /risked is -0/,
  ),
  spoiltRace(
    'plain',
    'a Map',
    spoilt(s => Object.assign(s, { map: new Map() })),
    /map is a Map/,
  ),
  spoiltRace(
    'plain',
    'one list in two places',
    spoilt(s => Object.assign(s, { other: s.at })),
    /the same object as another part/,
  ),
];

/** What the game's own copy carries over and JSON does not. */
const beside = new WeakMap<RaceState, number>();

const time: Broken[] = [
  spoiltRace(
    'chance',
    'a roll past the kernel',
    run({
      answer(g, q, a) {
        const marked = g.marked;
        good.answer(g, q, a);
        // as if the roll had been made on the words of chance themselves
        g.marked = marked;
      },
    }),
    /used chance without a mark/,
  ),
  spoiltRace('reload', 'a memory beside the state', {
    copy(s) {
      const copy = dicerace.copy(s);
      beside.set(copy, beside.get(s) ?? 0);
      return copy;
    },
    ...run({
      answer(g, q, a) {
        const n = (beside.get(g.s) ?? 0) + 1;
        beside.set(g.s, n);
        good.answer(g, q, a);
        g.s.harsh = n % 2 === 0;
      },
    }),
  }),
  spoiltRace(
    'replay',
    'a game depends on how many were begun before',
    {
      setup(g, settings, brought) {
        g.s.goal += memory.begun++ % 7;
        dicerace.setup(g, settings, brought);
      },
    },
    /played again, the game has another state here/,
  ),
  spoiltRace(
    'undo',
    'an answer depends on how many were given before',
    run({
      answer(g, q, a) {
        good.answer(g, q, a);
        g.s.sides = 6 + ++memory.answered;
      },
    }),
    /doing .* again leads elsewhere/,
  ),
  spoiltRace(
    'undo',
    'an answer tells something else when it is redone',
    run({
      answer(g, q, a) {
        good.answer(g, q, a);
        g.tell('rolled', q.seat, ++memory.told);
      },
    }),
    /doing .* again tells something else/,
  ),
];

export const brokenData = [...shape, ...immutable, ...copies, ...pieces, ...plain, ...time];
