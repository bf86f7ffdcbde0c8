/** A race with dice: roll on and risk the turn's steps, or stop and keep them. Chance, rounds, settings of every type. */
import {
  type CoreState,
  copyCore,
  enCount,
  type GameModule,
  type GameWords,
  OK,
  plCount,
  type Ruleset,
  type Standing,
} from '../../index.ts';

export interface RaceState extends CoreState {
  goal: number;
  sides: number;
  /** a one also sends the runner back by a step */
  harsh: boolean;
  /** how far each seat has come */
  at: number[];
  /** steps of this turn, not yet safe */
  risked: number;
  rolls: number;
  resigned: boolean[];
}

export interface RaceVocabulary {
  steps: { turn: { readonly seat: number } };
  questions: { run: null };
  answers: { roll: []; stop: [] };
  reasons: { mustRoll: []; behind: [steps: number] };
  tells: {
    rolled: [seat: number, pips: number];
    stumbled: [seat: number];
    stopped: [seat: number, steps: number];
    arrived: [seat: number];
    resigned: [seat: number];
  };
}

export const raceSettings = {
  goal: { type: 'int', min: 5, max: 60, default: 25 },
  die: { type: 'choice', values: ['d6', 'd10'], default: 'd6' },
  harsh: { type: 'bool', default: false },
} as const;

export const dicerace: Ruleset<RaceState, RaceVocabulary, typeof raceSettings> = {
  id: 'dicerace',
  version: 1,
  seats: { min: 2, max: 5 },
  settings: raceSettings,
  blank: (core, settings) => ({
    ...core,
    goal: settings.goal,
    sides: settings.die === 'd6' ? 6 : 10,
    harsh: settings.harsh,
    at: new Array<number>(core.seats).fill(0),
    risked: 0,
    rolls: 0,
    resigned: new Array<boolean>(core.seats).fill(false),
  }),
  setup(g) {
    g.next('turn', { seat: 0 });
  },
  steps: {
    turn(g, { seat }) {
      const s = g.s;
      if (seat === 0) g.beginRound();
      s.risked = 0;
      s.rolls = 0;
      if (!s.resigned[seat]) g.ask(seat, 'run');
      g.next('turn', { seat: (seat + 1) % s.seats });
    },
  },
  questions: {
    run: {
      choices(g, q, offer) {
        const s = g.s;
        offer.can('roll');
        offer.unless(s.rolls === 0 ? g.no('mustRoll') : OK, 'stop');
        const lead = Math.max(...s.at) - s.at[q.seat] - s.risked;
        if (s.rolls > 0 && lead > 0) offer.warn(g.no('behind', lead));
      },
      answer(g, q, [verb]) {
        const s = g.s;
        if (verb === 'stop') {
          s.at[q.seat] += s.risked;
          g.tell('stopped', q.seat, s.risked);
          return;
        }
        const pips = g.roll(s.sides) + 1;
        s.rolls++;
        g.tell('rolled', q.seat, pips);
        if (pips === 1) {
          if (s.harsh && s.at[q.seat] > 0) s.at[q.seat]--;
          g.tell('stumbled', q.seat);
          return;
        }
        s.risked += pips;
        if (s.at[q.seat] + s.risked >= s.goal) {
          s.at[q.seat] = s.goal;
          g.tell('arrived', q.seat);
          g.end();
        } else g.ask(q.seat, 'run');
      },
    },
  },
  secrets: [],
  copy: s => ({
    ...copyCore(s),
    goal: s.goal,
    sides: s.sides,
    harsh: s.harsh,
    at: s.at.slice(),
    risked: s.risked,
    rolls: s.rolls,
    resigned: s.resigned.slice(),
  }),
  standing(s): Standing[] {
    return s.at.map((points, seat) => ({
      seat,
      points,
      rank: 1 + s.at.filter(other => other > points).length,
      by: { steps: points },
    }));
  },
  pieces(s, at) {
    for (let seat = 0; seat < s.seats; seat++) at(`runner ${seat}`, 'track', 1);
  },
  content: ['die:d6', 'die:d10'],
  seen(s, note) {
    note(s.sides === 6 ? 'die:d6' : 'die:d10');
  },
  resign(g, seat) {
    const s = g.s;
    s.resigned[seat] = true;
    s.asked = s.asked.filter(q => q.seat !== seat);
    g.tell('resigned', seat);
    if (s.resigned.filter(gone => !gone).length < 2) g.end();
  },
  orders: {
    hold: (view, q, options) =>
      view.risked >= 8 && options.choices.some(c => c.answer[0] === 'stop' && !c.why) && q.kind === 'run'
        ? ['stop']
        : undefined,
  },
};

export const raceEn: GameWords<RaceState, RaceVocabulary> = {
  title: 'Dice race',
  questions: { run: r => `You have risked ${enCount(r.view.risked, 'step', 'steps')}: roll on or stop?` },
  answers: {
    roll: () => 'Roll the die',
    stop: r => `Stop and keep ${enCount(r.view.risked, 'step', 'steps')}`,
  },
  reasons: {
    mustRoll: () => 'every turn begins with a roll',
    behind: (_r, steps) => `you will still be ${enCount(steps, 'step', 'steps')} behind`,
  },
  tells: {
    rolled: (r, seat, pips) => `${r.name(seat)} rolls ${pips}`,
    stumbled: (r, seat) => `${r.name(seat)} stumbles and loses the turn`,
    stopped: (r, seat, steps) => `${r.name(seat)} stops and advances ${enCount(steps, 'step', 'steps')}`,
    arrived: (r, seat) => `${r.name(seat)} reaches the goal`,
    resigned: (r, seat) => `${r.name(seat)} gives up`,
  },
  sources: { steps: 'steps' },
  settings: {
    goal: { name: 'Goal', hint: 'How many steps lead to the goal' },
    die: { name: 'Die', hint: 'The die everybody rolls', values: { d6: 'six sides', d10: 'ten sides' } },
    harsh: { name: 'Harsh', hint: 'A one sends you back a step', values: { true: 'yes', false: 'no' } },
  },
  content: id => ({ 'die:d6': 'Six-sided die', 'die:d10': 'Ten-sided die' })[id] ?? '',
};

export const racePl: GameWords<RaceState, RaceVocabulary> = {
  title: 'Wyścig z kostką',
  questions: {
    run: r => `Ryzykujesz ${plCount(r.view.risked, 'krok', 'kroki', 'kroków')}: rzucasz dalej czy kończysz?`,
  },
  answers: {
    roll: () => 'Rzuć kostką',
    stop: r => `Zakończ i zachowaj ${plCount(r.view.risked, 'krok', 'kroki', 'kroków')}`,
  },
  reasons: {
    mustRoll: () => 'każda tura zaczyna się od rzutu',
    behind: (_r, steps) => `nadal będzie ci brakować do lidera: ${plCount(steps, 'krok', 'kroki', 'kroków')}`,
  },
  tells: {
    rolled: (r, seat, pips) => `${r.name(seat)} wyrzuca ${pips}`,
    stumbled: (r, seat) => `${r.name(seat)} potyka się i traci turę`,
    stopped: (r, seat, steps) =>
      `${r.name(seat)} kończy i przesuwa się o ${plCount(steps, 'krok', 'kroki', 'kroków')}`,
    arrived: (r, seat) => `${r.name(seat)} dociera do mety`,
    resigned: (r, seat) => `${r.name(seat)} poddaje się`,
  },
  sources: { steps: 'kroki' },
  settings: {
    goal: { name: 'Meta', hint: 'Ile kroków dzieli od mety' },
    die: {
      name: 'Kostka',
      hint: 'Kostka, którą wszyscy rzucają',
      values: { d6: 'sześciościenna', d10: 'dziesięciościenna' },
    },
    harsh: { name: 'Surowe zasady', hint: 'Jedynka cofa o krok', values: { true: 'tak', false: 'nie' } },
  },
  content: id => ({ 'die:d6': 'Kostka sześciościenna', 'die:d10': 'Kostka dziesięciościenna' })[id] ?? '',
};

export const diceraceGame: GameModule<RaceState, RaceVocabulary, typeof raceSettings> = {
  rules: dicerace,
  brain: {
    judge: (s, seat) => (s.resigned[seat] ? Number.NEGATIVE_INFINITY : s.at[seat]),
    turn: s => s.round * s.seats + (s.asked[0]?.seat ?? 0),
    owner: s => s.asked[0]?.seat ?? 0,
    closing: s => (s.rolls > 0 ? ['stop'] : undefined),
    rivalry: { best: 1, mean: 0 },
    weights: null,
    prior: (s, _q, answer) => (answer[0] === 'stop' ? s.risked - 8 : 0),
  },
  words: { en: async () => raceEn, pl: async () => racePl },
};
