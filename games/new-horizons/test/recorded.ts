/** Recorded games: as readable text, and as bare answers. They are replayed, so bots may change without touching them. */
import { greedy, sightOf } from '@epoka/bots';
import { type Answer, begin, type CoreState, type Play, type Question, seedChance } from '@epoka/kernel';
import { transcript } from '@epoka/kernel/kit';
import { newHorizons } from '../index.ts';
import { words } from '../lang/en.ts';
import { rules } from '../rules/index.ts';

export interface Recording {
  readonly seats: number;
  readonly seed: string;
  readonly roundCap: number;
  readonly answers: readonly Answer[];
}

/** Both ways of ending, for each number of players. */
export const GOLDEN: readonly { readonly name: string; readonly seats: number; readonly roundCap: number }[] =
  [2, 3, 4].flatMap(seats => [
    { name: `${seats}-players-goals`, seats, roundCap: 0 },
    { name: `${seats}-players-round-cap`, seats, roundCap: 6 },
  ]);

/** A player who knows what is good. */
export function expert(seed: string): (g: Play, q: Question) => Answer {
  const chance = seedChance(`${seed} expert`);
  const brain = newHorizons.brain as never;
  return (g, q) =>
    greedy.choose(
      sightOf<CoreState>(rules, g.s, q.seat, { chance, brain, question: q, limit: { samples: 1 } }),
    );
}

export function record(seats: number, seed: string, roundCap: number): Recording {
  const g: Play = begin(rules, seats, seed, {}, roundCap) as never;
  const choose = expert(seed);
  const answers: Answer[] = [];
  while (!g.s.over) {
    const q = g.s.asked[0];
    const answer = choose(g, q);
    answers.push(answer);
    g.submit(q.seat, q.id, answer);
  }
  return { seats, seed, roundCap, answers };
}

/** The whole game in words. */
export function asText({ seats, seed, roundCap, answers }: Recording): string {
  const left = [...answers];
  return transcript(rules, words, {
    seats,
    seed,
    roundCap,
    every: 25,
    cap: answers.length,
    chooser: () => left.shift(),
  });
}

/** The recording inside a text. */
export function fromText(text: string): Recording {
  const [, seats] = /(\d) seats$/m.exec(text) ?? [];
  const [, seed] = /seed "(.*)"$/m.exec(text) ?? [];
  const [, cap] = /(\d+) rounds, seed/.exec(text) ?? [];
  const answers = [...text.matchAll(/^ {2}> .* {2}(\[.*\])$/gm)].map(match => JSON.parse(match[1]) as Answer);
  return { seats: Number(seats), seed, roundCap: Number(cap ?? 0), answers };
}

/** Replays the answers and looks at every position. */
export function replay(recording: Recording, look: (s: CoreState) => void): CoreState {
  const g = begin(rules, recording.seats, recording.seed, {}, recording.roundCap);
  for (const answer of recording.answers) {
    const [q] = g.s.asked;
    g.submit(q.seat, q.id, answer);
    look(g.s);
  }
  return g.s;
}
