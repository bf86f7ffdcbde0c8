/** Rulesets that break the laws of flow, choices, refusals, giving up, orders and standing. */
import type { Reason } from '../../index.ts';
import { caravan } from '../games/caravan.ts';
import { dicerace } from '../games/dicerace.ts';
import { asking, type Broken, type Race, run, spoiltCaravan, spoiltRace } from './broken.ts';

const good = dicerace.questions.run;

/** Memories outside of any state, which rules must not have. */
const memory: { why?: Reason; explained: number; doubts: number; moods: number } = {
  explained: 0,
  doubts: 0,
  moods: 0,
};

const flow: Broken[] = [
  spoiltRace(
    'flow',
    'an answer throws',
    run({
      answer(g, q, a) {
        if (g.s.at[q.seat] > 3) throw new Error('the bridge is down');
        good.answer(g, q, a);
      },
    }),
    /performing \["(roll|stop)"\] failed with Error: the bridge is down/,
  ),
  spoiltRace('flow', 'nothing comes next', { steps: { turn: g => g.ask(0, 'run') } }, /nothing is next/),
  spoiltRace(
    'ends',
    'nobody ever arrives',
    run({ answer: (g, q) => g.ask(q.seat, 'run') }),
    /has not ended after/,
    { rate: 0 },
  ),
  spoiltRace(
    'asked',
    'a question has no legal choice',
    run({
      choices(g, q, offer) {
        if (g.s.risked < 4) good.choices(g, q, offer);
        else offer.unless(g.no('mustRoll'), 'stop');
      },
    }),
    /has no legal choice/,
  ),
  spoiltRace(
    'asked',
    'a seat that does not exist is asked',
    {
      steps: {
        turn(g, { seat }) {
          if (seat === 0) g.beginRound();
          g.ask(g.s.round > 2 ? seat + 7 : seat, 'run');
          g.next('turn', { seat: (seat + 1) % g.s.seats });
        },
      },
    },
    /belongs to no seat/,
  ),
];

const offers: Broken[] = [
  spoiltRace(
    'offers',
    'the same answer twice',
    run({
      choices(g, q, offer) {
        good.choices(g, q, offer);
        if (g.s.risked > 6) offer.can('roll');
      },
    }),
    /\["roll"\] is offered twice/,
  ),
  spoiltRace(
    'offers',
    'more is legal for readers than for bots',
    run({
      choices(g, q, offer) {
        if (offer.explaining && g.s.rolls === 0) offer.can('stop');
        else good.choices(g, q, offer);
      },
    }),
    /legal\(\) and options\(\) disagree/,
  ),
  spoiltRace(
    'offers',
    'a reason from a time when nobody was reading',
    run({
      choices(g, _q, offer) {
        memory.why ??= g.no('mustRoll');
        offer.can('roll');
        offer.unless(g.s.rolls === 0 ? memory.why : undefined, 'stop');
      },
    }),
    /was built while nobody was reading/,
  ),
  spoiltRace(
    'offers',
    'an answer by itself is judged otherwise than in the list',
    run({ ...good, admits: (_g, _q, a) => a[0] === 'stop' }),
    /\["roll"\] is legal in the list and blocked alone/,
  ),
  spoiltCaravan(
    'offers',
    'a choice and the check of the open answer disagree',
    asking({
      bid: { ...caravan.questions.bid, check: (g, _q, a) => (a[1] === 2 ? g.no('allIn') : undefined) },
    }),
    /is legal as a choice and blocked as an open answer/,
  ),
  spoiltCaravan(
    'offers',
    'no value fits the schema',
    asking({
      bid: {
        ...caravan.questions.bid,
        choices(_g, _q, offer) {
          offer.can('bid', 0);
          offer.form('bid', { type: 'someOf', values: [1, 2], min: 2, max: 1 });
        },
      },
    }),
    /no value fits the schema/,
  ),
];

const pure: Broken[] = [
  spoiltRace(
    'pure',
    'choices() counts in the state',
    run({
      choices(g, q, offer) {
        good.choices(g, q, offer);
        g.s.at[q.seat] -= 1;
      },
    }),
    /changed the state|offered otherwise/,
  ),
  spoiltRace(
    'pure',
    'choices() uses chance',
    run({
      choices(g, q, offer) {
        const chance = g.s.chance.slice();
        g.roll(6);
        g.s.chance = chance;
        good.choices(g, q, offer);
      },
    }),
    /used chance/,
  ),
  spoiltRace(
    'pure',
    'choices() writes into the log',
    run({
      choices(g, q, offer) {
        g.tell('stumbled', q.seat);
        good.choices(g, q, offer);
      },
    }),
    /wrote log lines/,
  ),
  spoiltRace(
    'pure',
    'choices() remembers that somebody has read them',
    run({
      choices(g, q, offer) {
        offer.can('roll');
        if (g.s.rolls > 0 || memory.explained === q.id) offer.can('stop');
        if (offer.explaining) memory.explained = q.id;
      },
    }),
    /asked twice, offered otherwise/,
  ),
  spoiltRace(
    'pure',
    'reasons change their mind',
    run({
      choices(g, _q, offer) {
        offer.can('roll');
        offer.unless(g.s.rolls === 0 ? g.no('behind', ++memory.doubts) : undefined, 'stop');
      },
    }),
    /asked twice, offered otherwise/,
  ),
  spoiltRace(
    'pure',
    'the standing changes the state',
    {
      standing(s) {
        s.risked = 0;
        return dicerace.standing(s);
      },
    },
    /asking for the standing changed the state/,
  ),
  spoiltRace(
    'pure',
    'looking for contents changes the state',
    {
      seen(s) {
        s.rolls++;
      },
    },
    /contents in use/,
  ),
];

const refusals: Broken[] = [
  spoiltCaravan(
    'refusals',
    'what is blocked as a choice is taken as an open answer',
    asking({
      bid: {
        choices: caravan.questions.bid.choices,
        answer: caravan.questions.bid.answer,
        secret: true,
      },
    }),
    /was accepted/,
  ),
  spoiltRace('resign', 'whoever gives up stops the game', {
    resign(g) {
      g.s.stack = [];
      g.s.asked = [];
    },
  }),
  spoiltRace(
    'resign',
    'whoever gives up takes the runners along',
    {
      resign: g => g.end(),
      pieces(s, at) {
        const given = s.over && !s.at.includes(s.goal);
        for (let seat = 0; seat < s.seats; seat++) at(`runner ${seat}`, 'track', given ? 0 : 1);
      },
    },
    /after seat \d gave up/,
  ),
  spoiltRace(
    'orders',
    'an order gives an answer that is not legal',
    { orders: { stop: () => ['stop'] } },
    /order "stop" answers \["stop"\] .* refused as blocked: mustRoll/,
  ),
  spoiltRace(
    'orders',
    'an order is moody',
    { orders: { mood: view => (view.rolls > 0 ? [++memory.moods % 2 ? 'roll' : 'stop'] : undefined) } },
    /order "mood" is of two minds/,
  ),
];

type Entry = ReturnType<Race['standing']>[number];
const judged = (change: (entry: Entry) => Partial<Entry>): Partial<Race> => ({
  standing: s => dicerace.standing(s).map(entry => ({ ...entry, ...change(entry) })),
});

const standing: Broken[] = [
  spoiltRace(
    'standing',
    'ranks upside down',
    judged(e => ({ points: -e.points, by: { steps: -e.points } })),
    /has more points than seat \d and no better rank/,
  ),
  spoiltRace(
    'standing',
    'nobody is first',
    judged(e => ({ rank: e.rank + 1 })),
    /has rank 2 behind 0 seats/,
  ),
  spoiltRace(
    'standing',
    'sources do not add up',
    judged(e => ({ by: { steps: e.points + 1 } })),
    /by source/,
  ),
  spoiltRace(
    'standing',
    'a seat is missing',
    { standing: s => dicerace.standing(s).slice(1) },
    /lists the seats 1/,
  ),
];

export const brokenPlay = [...flow, ...offers, ...pure, ...refusals, ...standing];
