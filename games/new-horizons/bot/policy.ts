/** How an answer looks at first sight: what a player would try first, and what is played where nobody thinks longer. */
import type { Answer, Question } from '@epoka/kernel';
import { BUILDINGS, type Counter, type Effect, GOALS } from '../content/index.ts';
import { LISTS } from '../rules/lists.ts';
import { harvest, income } from '../rules/production.ts';
import { SPACES } from '../rules/spaces.ts';
import { SETTLER, SOLDIER, type State } from '../rules/state.ts';
import type { Run } from '../rules/vocabulary.ts';
import { overtime } from './judge.ts';
import { WEIGHTS } from './weights.ts';

const BY_VERB: Readonly<Record<string, number>> = {
  research: 1,
  found: 1.2,
  fortify: 1.2,
  build: 0.6,
  join: 0.3,
  do: 0.5,
  pay: 0.2,
  population: 0.3,
  coins: 0.2,
  stop: 0.1,
  skip: -0.5,
  without: -0.8,
  basicWithout: -0.8,
  none: -0.5,
  pass: -0.2,
  buy: -0.4,
  sell: -0.6,
  recall: -0.5,
};

export function prior(s: State, q: Question, answer: Answer): number {
  switch (answer[0]) {
    case 'use':
      return SPACES[answer[1] as number].surcharge > 0 ? -0.1 : 0.1;
    case 'upgrade':
      return 0.1 * (answer[2] as number);
    case 'recruit':
      return 0.1 * (answer[2] as number) + (overdue(s, q.seat, answer[1] as number) ? 1 : 0);
    case 'building':
      return 0.1 * BUILDINGS[answer[1] as number].level;
    case 'option': {
      const run = q.data as unknown as Run;
      return 0.1 * listValue(LISTS[run.list].inner[run.at][answer[1] as number]);
    }
    default:
      return BY_VERB[answer[0]] ?? 0;
  }
}

/**
 * In a game that lasts too long: units of the kind that an open goal waits for. Otherwise stronger units of the other kind,
 * which can be recruited in many places, would crowd them out of every look ahead.
 */
function overdue(s: State, seat: number, kind: number): boolean {
  if (overtime(s) === 0) return false;
  for (let i = 0; i < s.goals.length; i++)
    if (!s.claims[i].includes(seat) && UNIT_FOR[GOALS[s.goals[i]].counter] === kind) return true;
  return false;
}

const UNIT_FOR: Readonly<Partial<Record<Counter, number>>> = {
  village: SETTLER,
  building: SETTLER,
  city: SOLDIER,
  tech4: SOLDIER,
};

/** The most promising answer; of the two kinds of production the richer one. */
export function reply(s: State, q: Question, legal: readonly Answer[], roll: (n: number) => number): Answer {
  if (q.kind === 'production') {
    const p = s.players[q.seat];
    const rich = harvest(p) * WEIGHTS.active[1] < income(p) * WEIGHTS.coin[1];
    return rich ? COINS : POPULATION;
  }
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const hope = prior(s, q, legal[i]);
    if (hope > most) {
      most = hope;
      best = legal[i];
    }
  }
  // One step is as good as another at this glance.
  return best[0] === 'step' ? legal[roll(legal.length)] : best;
}

const COINS: Answer = ['coins'];
const POPULATION: Answer = ['population'];

function listValue(list: number): number {
  if (list < 0) return 0;
  let n = 0;
  for (const effect of LISTS[list].effects) n += effectValue(effect);
  return n;
}

/** A rough value of an effect. */
function effectValue(e: Effect): number {
  switch (e.op) {
    case 'coins':
      return e.n * WEIGHTS.coin[0];
    case 'pop':
      return e.n * WEIGHTS.active[0];
    case 'vp':
      return e.n;
    case 'invest':
      return 1.2 * e.n;
    case 'recruit':
      return e.strength * WEIGHTS.settlerStrength;
    case 'upgrade':
      return 0.8 * e.by * WEIGHTS.settlerStrength;
    case 'marker':
      return e.kind === 'settlement' ? WEIGHTS.settlement : WEIGHTS.fortification;
    case 'building':
      return WEIGHTS.tile[e.level - 1];
    case 'privateTech':
      return e.level + 2;
    case 'research':
      return 2;
    case 'basicAction':
      return e.n;
    case 'produce':
    case 'found':
    case 'fortify':
      return 1;
    default:
      return 0.3;
  }
}
