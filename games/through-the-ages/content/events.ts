import { moveYellow } from '../rules/battle.ts';
import { startAgreement, weakestTwo } from '../rules/events.ts';
import { foodOf, loseBlue, payFood } from '../rules/goods.ts';
import {
  hasUrban,
  loseGoods,
  loseOneBuilding,
  losePopulation,
  offerFreeBuilding,
  ruinWonder,
} from '../rules/losses.ts';
import { farmsAndFood, mines, produceFarms } from '../rules/production.ts';
import { byStrength, cultureRating, scienceRating } from '../rules/ratings.ts';
import { drawMilitary, gain, learn, loseLeader, newWorker, score } from '../rules/score.ts';
import { BY_EVENTS, inOrder } from '../rules/state.ts';
import type { EventId } from './ids.ts';
import { impacts } from './impacts.ts';
import * as T from './tables.ts';
import type { Copies, EventCard, EventEffect, Who } from './types.ts';

const ONE: Copies = [1, 0, 0];

function to(who: Who, happens: EventEffect['happens']): EventEffect {
  return { who, happens };
}

const goods = (who: Who, food: number, resources: number) =>
  to(who, (g, seat) => gain(g, seat, food, resources));
const culture = (who: Who, n: number) =>
  to(who, (g, seat) => {
    score(g, seat, n, BY_EVENTS);
  });
const science = (who: Who, n: number) =>
  to(who, (g, seat) => {
    learn(g, seat, n);
  });
const population = (who: Who) => to(who, newWorker);
const lessPopulation = (who: Who) => to(who, (g, seat) => losePopulation(g, seat, 1));

export const events: Readonly<Record<EventId, EventCard>> = {
  // ---- Age A
  'development-of-agriculture': { age: 0, copies: ONE, effects: [goods('each', 2, 0)] },
  'development-of-crafts': { age: 0, copies: ONE, effects: [goods('each', 0, 2)] },
  'development-of-markets': {
    age: 0,
    copies: ONE,
    effects: [
      to('each', (g, seat) => g.ask(seat, 'gainEither', { card: T.card('development-of-markets'), n: 2 })),
    ],
  },
  'development-of-politics': {
    age: 0,
    copies: ONE,
    keepsHand: true,
    notInSimple: true,
    effects: [to('each', (g, seat) => drawMilitary(g, seat, 3))],
  },
  'development-of-religion': {
    age: 0,
    copies: ONE,
    effects: [
      to('each', (g, seat) =>
        offerFreeBuilding(g, seat, T.card('development-of-religion'), T.card('religion')),
      ),
    ],
  },
  'development-of-science': { age: 0, copies: ONE, effects: [science('each', 2)] },
  'development-of-settlement': { age: 0, copies: ONE, effects: [population('each')] },
  'development-of-trade-routes': { age: 0, copies: ONE, effects: [science('each', 1), goods('each', 1, 1)] },
  'development-of-warfare': {
    age: 0,
    copies: ONE,
    effects: [
      to('each', (g, seat) =>
        offerFreeBuilding(g, seat, T.card('development-of-warfare'), T.card('warriors')),
      ),
    ],
  },
  'no-event': { age: 0, copies: ONE },

  // ---- Age I
  barbarians: {
    age: 1,
    copies: ONE,
    effects: [
      to('most culture', (g, seat) => {
        if (weakestTwo(g.s, g.s.active).includes(seat)) losePopulation(g, seat, 1);
      }),
    ],
  },
  'border-conflict': {
    age: 1,
    copies: ONE,
    effects: [
      to('weakest', (g, seat) => loseOneBuilding(g, seat, T.card('border-conflict'))),
      goods('strongest', 0, 3),
    ],
  },
  crusades: { age: 1, copies: ONE, effects: [culture('strongest', 4), culture('weakest', -4)] },
  'cultural-influence': {
    age: 1,
    copies: ONE,
    effects: [
      to('each', (g, seat) => {
        score(g, seat, cultureRating(g.s, seat), BY_EVENTS);
      }),
    ],
  },
  foray: {
    age: 1,
    copies: ONE,
    effects: [to('strongest two', (g, seat) => g.ask(seat, 'gainMix', { card: T.card('foray'), total: 3 }))],
  },
  'good-harvest': {
    age: 1,
    copies: ONE,
    effects: [
      to('each', (g, seat) => {
        produceFarms(g, seat);
      }),
    ],
  },
  immigration: { age: 1, copies: ONE, effects: [population('happiest')] },
  'new-deposits': { age: 1, copies: ONE, effects: [to('each', (g, seat) => mines(g, seat, false, false))] },
  pestilence: { age: 1, copies: ONE, effects: [lessPopulation('each')] },
  raiders: {
    age: 1,
    copies: ONE,
    effects: [to('weakest two', (g, seat) => loseGoods(g, seat, T.card('raiders'), 2))],
  },
  rats: {
    age: 1,
    copies: ONE,
    effects: [
      to('each', (g, seat) => {
        const food = payFood(g.s.civs[seat], foodOf(g.s.civs[seat]));
        if (food > 0) g.tell('lost', seat, food, 0);
      }),
    ],
  },
  rebellion: {
    age: 1,
    copies: ONE,
    effects: [
      to('each', (g, seat, discontent) => {
        g.s.civs[seat].rebellion += 2 * discontent;
        if (discontent > 0) g.tell('rebelled', seat, 2 * discontent);
      }),
    ],
  },
  'reign-of-terror': { age: 1, copies: ONE, effects: [lessPopulation('weakest')] },
  'scientific-breakthrough': {
    age: 1,
    copies: ONE,
    effects: [
      to('each', (g, seat) => {
        learn(g, seat, scienceRating(g.s, seat));
      }),
    ],
  },
  'uncertain-borders': {
    age: 1,
    copies: ONE,
    effects: [to('weakest', (g, seat) => moveYellow(g, seat, byStrength(g.s, g.s.active)[0], 1))],
  },

  // ---- Age II
  'civil-unrest': {
    age: 2,
    copies: ONE,
    effects: [
      to('each', (g, seat, discontent) => {
        score(g, seat, -4 * discontent, BY_EVENTS);
      }),
    ],
  },
  'cold-war': { age: 2, copies: ONE, effects: [science('strongest two', 6)] },
  'crime-wave': {
    age: 2,
    copies: ONE,
    effects: [
      culture('weakest two', -3),
      to('weakest two', (g, seat) => {
        const lost = loseBlue(g.s, seat, 1);
        if (lost > 0) g.tell('blueLost', seat, lost);
      }),
    ],
  },
  'economic-progress': {
    age: 2,
    copies: ONE,
    effects: [
      to('each', (g, seat) => farmsAndFood(g, seat, false)),
      to('each', (g, seat) => mines(g, seat, false, true)),
    ],
  },
  emigration: {
    age: 2,
    copies: ONE,
    effects: [to('each', (g, seat, discontent) => losePopulation(g, seat, Math.ceil(discontent / 2)))],
  },
  iconoclasm: {
    age: 2,
    copies: ONE,
    effects: [
      to('each', (g, seat) => {
        const leader = g.s.civs[seat].leader;
        if (leader >= 0 && T.LEVEL[leader] !== g.s.age) loseLeader(g, seat);
      }),
    ],
  },
  'independence-declaration': {
    age: 2,
    copies: ONE,
    effects: [
      to('weakest', (g, seat) => {
        if (g.s.civs[seat].colonies.length > 0)
          g.ask(seat, 'loseColony', { card: T.card('independence-declaration') });
      }),
    ],
  },
  'international-agreement': { age: 2, copies: ONE, effects: [to('strongest', startAgreement)] },
  'national-pride': { age: 2, copies: ONE, effects: [culture('most culture', 5)] },
  'popularization-of-science': {
    age: 2,
    copies: ONE,
    effects: [
      to('each', (g, seat) => {
        score(g, seat, scienceRating(g.s, seat), BY_EVENTS);
      }),
    ],
  },
  'ravages-of-time': {
    age: 2,
    copies: ONE,
    effects: [to('each', (g, seat) => ruinWonder(g, seat, T.card('ravages-of-time')))],
  },
  refugees: {
    age: 2,
    copies: ONE,
    effects: [
      culture('weakest', -3),
      lessPopulation('weakest'),
      culture('strongest', 3),
      population('strongest'),
    ],
  },
  terrorism: {
    age: 2,
    copies: ONE,
    effects: [
      to('least culture', (g, seat) => {
        // One question at a time (TTA-6.8.a): the seats follow each other as steps of their own.
        for (const other of inOrder(g.s, g.s.active))
          if (other !== seat && hasUrban(g.s.civs[other])) g.next('terror', { seat, of: other });
      }),
    ],
  },
  ...impacts,
};
