/** A sparring partner for the bot: a plain judgement that adds up what lies on the table. It is never improved. */
import { type Brain, NONE, term } from '@epoka/kernel';
import { LAST_STEP, LEVEL, TECH_COUNT } from '../content/tables.ts';
import {
  arts,
  cityCount,
  coins,
  combatBonus,
  income,
  inRow,
  knows,
  production,
  rank,
} from '../rules/counts.ts';
import { ARMIES, CITIES, FIGURES, MANAGE, MOVE, START, type State } from '../rules/state.ts';

const weights = {
  step: 3,
  culture: 0.45,
  coin: 4.5,
  tech: 3.5,
  level: 1.6,
  base: 0.5,
  trade: 0.22,
  income: 1.8,
  production: 1.0,
  arts: 1.2,
  city: 12,
  program: 2,
  unit: 1.6,
  rank: 1.2,
  army: 2.2,
  scout: 3,
  bonus: 0.4,
  good: 1.1,
  card: 0.9,
  reserve: 1,
  victory: 500,
};
type Weights = typeof weights;

function army(s: State, seat: number, w: Weights): number {
  let n = w.bonus * combatBonus(s, seat);
  for (let f = 0; f < FIGURES; f++)
    if (s.fig[seat * FIGURES + f] !== NONE) n += f < ARMIES ? w.army : w.scout;
  n += w.unit * Math.min(8, s.standing[seat].length);
  for (let type = 0; type < 3; type++) n += w.rank * rank(s, seat, type);
  return n;
}

function techs(s: State, seat: number, w: Weights): number {
  let n = 0;
  for (let t = 0; t < TECH_COUNT; t++) if (knows(s, seat, t)) n += w.tech + w.level * LEVEL[t];
  // A pyramid needs its base: room above counts.
  for (let row = 1; row < 5; row++) n += w.base * Math.min(2, inRow(s, seat, row) - inRow(s, seat, row + 1));
  return n;
}

const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0);

/** What later answers can't take back; half-made actions, which can be left with "back", don't count. */
function progress(s: State): number {
  let moved = 0;
  for (const bits of s.moved) for (let f = 0; f < FIGURES; f++) moved += (bits >> f) & 1;
  const order = (s.active - s.first + s.seats) % s.seats;
  return (
    ((s.round * 8 + s.phase) * 4 + order) * 2000 +
    moved * 10 -
    s.left +
    sum(s.used) +
    sum(s.taken) +
    sum(s.step) +
    sum(s.assigned) +
    s.settled.length +
    s.nextOffer +
    sum(s.ready) +
    s.eventUsed.reduce((n, used) => n + used.length, 0) +
    s.battle.fronts.length +
    s.battle.dead.reduce((n, dead) => n + dead.length, 0)
  );
}

export const plain: Brain<State, Weights> = {
  judge(s, seat, w, terms) {
    let cities = w.city * cityCount(s, seat);
    for (let c = 0; c < CITIES; c++) {
      if (s.city[seat * CITIES + c] === NONE) continue;
      cities += w.production * Math.min(25, production(s, seat, c)) + w.arts * arts(s, seat, c);
      cities += (s.program[seat] >> c) & 1 ? w.program : 0;
    }
    let goods = s.kept[seat].length;
    for (let good = 0; good < 4; good++) goods += s.goods[seat * 4 + good];
    let reserve = 0;
    for (let p = 0; p < 6; p++) reserve += s.reserve[seat * 6 + p];
    const culture =
      w.step * s.step[seat] * (1 + s.step[seat] / LAST_STEP) +
      w.culture * Math.min(40, s.culture[seat]) +
      w.card * s.hand[seat].length;
    const money = coins(s, seat);
    return (
      term(terms, 'culture', culture) +
      term(terms, 'coins', w.coin * money * (1 + money / 15)) +
      term(terms, 'techs', techs(s, seat, w)) +
      term(terms, 'trade', w.trade * s.trade[seat] + w.income * income(s, seat) + w.good * goods) +
      term(terms, 'cities', cities - w.reserve * reserve) +
      term(terms, 'army', army(s, seat, w)) +
      term(terms, 'victory', s.winner === seat ? w.victory : s.winner === NONE ? 0 : -w.victory)
    );
  },
  turn: s => (s.round * 8 + s.phase) * 8 + s.active,
  owner: s => s.active,
  closing(s, q) {
    if (q.seat !== s.active) return undefined;
    if (q.kind === 'cities' && s.phase === MANAGE) return ['done'];
    if (q.kind === 'move' && s.phase === MOVE) return ['done'];
    return q.kind === 'start' && s.phase === START ? ['done'] : undefined;
  },
  prior(_s, q, [verb, a, b]) {
    switch (verb) {
      case 'act':
        return b === 0 ? 3 : 2;
      case 'found':
        return q.kind === 'found' ? 6 : 0;
      case 'advance':
        return 4;
      case 'march':
        return 2;
      case 'explore':
        return 4;
      case 'step':
        return 1.5;
      case 'tech':
        return 2 + LEVEL[a as number];
      case 'ready':
        return q.kind === 'trade' ? 3 : 0;
      case 'pass':
        return 1;
      case 'back':
        return -3;
      case 'done':
      case 'stop':
        return -1;
      default:
        return 1;
    }
  },
  reply(s, q, legal, roll) {
    let best = legal[0];
    let most = -99;
    for (const answer of legal) {
      const value = (plain.prior?.(s, q, answer) ?? 0) + roll(100) / 80;
      if (value > most) {
        most = value;
        best = answer;
      }
    }
    return best;
  },
  progress,
  rivalry: { best: 0.4, mean: 0.1 },
  weights,
};
