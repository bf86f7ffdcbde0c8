/**
 * Clash of Cultures against the public server of the game: the same positions, a start and a late one, and in each the
 * same actions: a Collect, an advance, the end of the turn. It takes and gives its state as a JSON text and has no other
 * way in, so ours is measured twice: in memory, and from JSON to JSON.
 */
import { clashOfCultures } from '@epoka/clash-of-cultures';
import { A, FOOD, GOODS, RESOURCES } from '@epoka/clash-of-cultures/content';
import { layoutFor } from '@epoka/clash-of-cultures/layout';
import type { State } from '@epoka/clash-of-cultures/state';
import { type Answer, type AnyRuleset, begin, compactOf, Play, type Vocabulary } from '@epoka/kernel';
import { positionOf } from './cross/positions.ts';
import { compare, figure } from './measure.ts';
import { ADVANCE_NAMES, attempt, pile, server, written } from './rivals/clash-server.ts';

const rules: AnyRuleset = clashOfCultures.rules;

/** What both do in a position: our answers, and its one action. */
interface Task {
  readonly state: State;
  readonly json: string;
  readonly answers: readonly Answer[];
  readonly theirs: string;
  readonly action: string;
  readonly seat: number;
}

function answer(g: Play<State>, state: State, answers: readonly Answer[]): void {
  g.s = state;
  for (const answer of answers) {
    const [q] = g.s.asked;
    g.submit(q.seat, q.id, answer);
  }
}

/** Our JSON: the short form of states. */
const form = compactOf<State>(positionOf('late'));

/** Our answers lead where its action does, or the comparison would be of two different things. */
function task(state: State, answers: readonly Answer[], action: unknown): Task {
  const seat = state.current;
  const theirs = written(state);
  const outcome = attempt(theirs, action, seat);
  if (typeof outcome !== 'string')
    throw new Error(`the rival refuses ${JSON.stringify(action)}: ${outcome.why}`);
  return { state, json: form.write(state), answers, theirs, action: JSON.stringify(action), seat };
}

function tasksOf(state: State): Task[] {
  const { labels } = layoutFor(state.seats);
  const g = new Play<State>(rules, rules.copy(state));
  const legal = (verb: string) => {
    const offers = g.legal(g.s.asked[0]);
    return Array.from({ length: offers.count }, (_, i) => offers.answer(i)).filter(a => a[0] === verb);
  };
  const tasks = [task(state, [['end']], { Playing: 'EndTurn' })];

  // a Collect of one resource after the other, until the city has given all it can
  const collects = legal('collect');
  const [collect] = collects;
  const city = collect[1] as number;
  const answers: Answer[] = [collect];
  g.submit(g.s.asked[0].seat, g.s.asked[0].id, collect);
  const collections: unknown[] = [];
  while (g.s.asked[0]?.kind === 'collect') {
    const takes = legal('take').filter(
      a => (a[2] as number) === FOOD || RESOURCES[a[2] as number] !== 'gold',
    );
    const answer: Answer = takes.length > 0 ? takes[0] : ['done'];
    answers.push(answer);
    if (answer[0] === 'take') {
      const amounts = RESOURCES.map((_, kind) => (kind === answer[2] ? 1 : 0));
      collections.push({ position: labels[answer[1] as number], pile: pile(amounts), times: 1 });
    }
    g.submit(g.s.asked[0].seat, g.s.asked[0].id, answer);
  }
  tasks.push(
    task(state, answers, {
      Playing: { Collect: { city_position: labels[city], collections, action_type: 'Collect' } },
    }),
  );

  // an advance for two food
  const rich = rules.copy(state);
  for (let kind = 0; kind < GOODS; kind++) rich.res[rich.current * GOODS + kind] = kind === FOOD ? 2 : 0;
  g.s = rules.copy(rich);
  const [advance] = legal('advance').filter(a => PLAIN_ADVANCES.includes(a[1] as number));
  tasks.push(
    task(rich, [advance], {
      Playing: { Advance: { advance: ADVANCE_NAMES[advance[1] as number], payment: { food: 2 } } },
    }),
  );
  return tasks;
}

/** Advances that ask nothing further. */
const PLAIN_ADVANCES = [
  A.storage,
  A.irrigation,
  A.roads,
  A.fishing,
  A.tactics,
  A.myths,
  A.sanitation,
  A.draft,
];

/** The first turn of a game, and one in the middle of its fifth age with cities, armies and half of all advances. */
function positions(): State[] {
  const start = begin<State, Vocabulary>(rules, 2, 'start', { expansion: true }).s;
  start.civ = [0, 1];
  const late = positionOf('late');
  late.age = 5;
  return [start, late];
}

export function benchClash(): void {
  const tasks = positions().flatMap(tasksOf);
  const g = new Play<State>(rules, rules.copy(tasks[0].state));
  const theirs = () => {
    for (const { theirs: game, action, seat } of tasks) server.move(game, action, seat);
    return tasks.length;
  };
  const inMemory = compare(
    () => {
      for (const { state, answers } of tasks) answer(g, rules.copy(state), answers);
      return tasks.length;
    },
    theirs,
    5,
  );
  figure('clash-actions-per-cpu-second', inMemory.ours);
  figure('clash-server-actions-per-cpu-second', inMemory.theirs);
  figure('clash-vs-clash-server', inMemory.ratio);
  const throughJson = compare(
    () => {
      for (const one of tasks) {
        answer(g, form.read(one.json), one.answers);
        form.write(g.s);
      }
      return tasks.length;
    },
    theirs,
    5,
  );
  figure('clash-json-vs-clash-server', throughJson.ratio);
}
