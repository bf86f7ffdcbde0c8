/** Dice over several rounds: roll on or hold, in turn. A seat may give up by the rules: it is out and the next goes on. */
import { type CoreState, copyCore, type Play, type Ruleset, type Standing } from '@epoka/kernel';

export interface DiceState extends CoreState {
  rounds: number;
  points: number[];
  risked: number;
  out: boolean[];
}

export interface DiceVocabulary {
  steps: { round: null; turn: { readonly seat: number } };
  questions: { roll: null };
  answers: { roll: []; hold: [] };
  reasons: { nothingYet: [] };
  tells: {
    rolled: [seat: number, pips: number];
    held: [seat: number, points: number];
    resigned: [seat: number];
  };
}

type G = Play<DiceState, DiceVocabulary>;

export const diceSettings = { rounds: { type: 'int', min: 1, max: 200, default: 5 } } as const;

function left(g: G): number {
  return g.s.out.filter(x => !x).length;
}

export const dice: Ruleset<DiceState, DiceVocabulary, typeof diceSettings> = {
  id: 'dice',
  version: 1,
  seats: { min: 1, max: 4 },
  settings: diceSettings,
  blank: (core, settings) => ({
    ...core,
    rounds: settings.rounds,
    points: new Array<number>(core.seats).fill(0),
    risked: 0,
    out: new Array<boolean>(core.seats).fill(false),
  }),
  setup(g) {
    g.next('round');
  },
  steps: {
    round(g) {
      if (g.s.round >= g.s.rounds) g.end();
      else g.beginRound();
      if (g.s.over) return;
      for (let seat = 0; seat < g.s.seats; seat++) g.next('turn', { seat });
      g.next('round');
    },
    turn(g, { seat }) {
      g.s.risked = 0;
      if (!g.s.out[seat]) g.ask(seat, 'roll');
    },
  },
  questions: {
    roll: {
      choices(g, _q, offer) {
        offer.can('roll');
        offer.unless(g.s.risked === 0 ? g.no('nothingYet') : undefined, 'hold');
      },
      answer(g, q, a) {
        const { s } = g;
        if (a[0] === 'hold') {
          s.points[q.seat] += s.risked;
          g.tell('held', q.seat, s.risked);
          return;
        }
        const pips = 1 + g.roll(6);
        g.tell('rolled', q.seat, pips);
        if (pips === 1) return;
        s.risked += pips;
        g.ask(q.seat, 'roll');
      },
    },
  },
  secrets: [],
  copy: s => ({
    ...copyCore(s),
    rounds: s.rounds,
    points: s.points.slice(),
    risked: s.risked,
    out: s.out.slice(),
  }),
  standing: s =>
    s.points.map(
      (points, seat): Standing => ({
        seat,
        points,
        rank: 1 + s.points.filter((x, i) => !s.out[i] && x > points).length,
        by: { held: points },
      }),
    ),
  pieces() {},
  resign(g, seat) {
    const { s } = g;
    s.out[seat] = true;
    s.asked = s.asked.filter(q => q.seat !== seat);
    g.tell('resigned', seat);
    if (left(g) <= 1) g.end();
  },
};
