/** Nothing but taking turns: four say "one more", and a number grows. For measuring servers, not games. */
import type { AnyGame, CoreState, GameModule, Ruleset } from '@epoka/kernel';

interface State extends CoreState {
  n: number;
}

interface Words {
  steps: { turn: null };
  questions: { count: null };
  answers: { count: [] };
  reasons: Record<never, never>;
  tells: Record<never, never>;
}

const counting: Ruleset<State, Words, Record<never, never>> = {
  id: 'counting',
  version: 1,
  seats: { min: 4, max: 4 },
  settings: {},
  blank: core => ({ ...core, n: 0 }),
  setup: g => g.next('turn'),
  steps: { turn: g => g.ask(g.s.n % g.s.seats, 'count') },
  questions: {
    count: {
      choices: (_g, _q, offer) => offer.can('count'),
      answer(g) {
        g.s.n++;
        g.next('turn');
      },
    },
  },
  secrets: [],
  copy: s => ({
    version: s.version,
    chance: s.chance.slice(),
    seats: s.seats,
    round: s.round,
    roundCap: s.roundCap,
    stack: s.stack.slice(),
    asked: s.asked.slice(),
    asking: s.asking,
    over: s.over,
    n: s.n,
  }),
  standing: s => Array.from({ length: s.seats }, (_, seat) => ({ seat, points: 0, rank: 1, by: {} })),
  pieces: () => {},
};

const game: Omit<GameModule<State, Words>, 'words'> = {
  rules: counting,
  brain: {
    judge: () => 0,
    turn: s => s.n,
    owner: s => s.n % s.seats,
    rivalry: { best: 1, mean: 0 },
    weights: null,
  },
};

/** As the server loads them. Nobody reads a word of it. */
export const games: Readonly<Record<string, Omit<AnyGame, 'words'>>> = { counting: game };
