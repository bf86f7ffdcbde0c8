/**
 * Lamp: in each of a few turns a seat may switch the lamp on and off as often as it likes, wind the clock, which can't be
 * unwound, or end the turn. There is nothing to win: a game to get lost in.
 */
import {
  type Brain,
  type CoreState,
  copyCore,
  type GameModule,
  type GameWords,
  type Ruleset,
} from '@epoka/kernel';

export interface LampState extends CoreState {
  turn: number;
  lit: boolean;
  wound: number;
}

export interface LampVocabulary {
  steps: { turn: null; act: null };
  questions: { act: null };
  answers: { switch: []; wind: []; end: [] };
  reasons: { tight: [] };
  tells: { ended: [turn: number] };
}

export const TURNS = 6;
const MOST_WOUND = 4;

const rules: Ruleset<LampState, LampVocabulary, Record<never, never>> = {
  id: 'lamp',
  version: 1,
  seats: { min: 2, max: 2 },
  settings: {},
  blank: core => ({ ...core, turn: 0, lit: false, wound: 0 }),
  setup: g => g.next('turn'),
  steps: {
    turn(g) {
      if (g.s.turn === TURNS) g.end();
      else g.next('act');
    },
    act: g => g.ask(g.s.turn % 2, 'act'),
  },
  questions: {
    act: {
      choices(g, _q, offer) {
        offer.can('switch');
        offer.unless(g.s.wound === MOST_WOUND ? g.no('tight') : undefined, 'wind');
        offer.can('end');
      },
      answer(g, _q, [verb]) {
        const { s } = g;
        if (verb === 'end') {
          g.tell('ended', s.turn++);
          s.wound = 0;
          g.next('turn');
          return;
        }
        if (verb === 'wind') s.wound++;
        else s.lit = !s.lit;
        g.next('act');
      },
    },
  },
  secrets: [],
  copy: s => ({ ...copyCore(s), turn: s.turn, lit: s.lit, wound: s.wound }),
  standing: s => Array.from({ length: s.seats }, (_, seat) => ({ seat, points: 0, rank: 1, by: {} })),
  pieces: () => {},
};

export const brain: Brain<LampState, null> = {
  judge: () => 0,
  turn: s => s.turn,
  owner: s => s.turn % 2,
  closing: () => ['end'],
  // Nothing looks better than the switch.
  prior: (_s, _q, [verb]) => (verb === 'switch' ? 1 : verb === 'wind' ? 0.5 : 0),
  progress: s => s.turn * 10 + s.wound,
  rivalry: { best: 1, mean: 0 },
  weights: null,
};

const words: GameWords<LampState, LampVocabulary> = {
  title: 'Lamp',
  questions: { act: () => 'What now?' },
  answers: { switch: () => 'Switch the lamp', wind: () => 'Wind the clock', end: () => 'End the turn' },
  reasons: { tight: () => 'the clock is wound up' },
  tells: { ended: (_r, turn) => `Turn ${turn} ends` },
  sources: {},
  settings: {},
  content: id => id,
};

export const lamp: GameModule<LampState, LampVocabulary, Record<never, never>> = {
  rules,
  brain,
  words: { en: async () => words, pl: async () => words },
};
