/**
 * How often players press "pass": in games of bots with ready decks and the stops as they are by default. Prints the median of the
 * passes in a turn, by its player and by the others.
 *
 *   node --conditions=source --import tsx games/civilization-ccg/test/tools/passes.ts [games]
 */
import { hire, playMatch } from '@epoka/bots';
import { civilizationCcg } from '../../index.ts';
import type { State } from '../../rules/state.ts';

const games = Number(process.argv[2] ?? 3);
const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length;

for (const seats of [2, 3, 4]) {
  const own: number[] = [];
  const others: number[] = [];
  const presses: number[] = [];
  for (let i = 0; i < games; i++) {
    let turn = -1;
    playMatch({
      game: civilizationCcg,
      players: Array.from({ length: seats }, () => hire('greedy:samples=1')),
      seed: `passes ${seats} ${i}`,
      settings: { roundLimit: '30' },
      watch: (g, q, [verb]) => {
        const s = g.s as State;
        const now = s.turns.reduce((a, b) => a + b, 0);
        if (now !== turn) {
          turn = now;
          own.push(0);
          others.push(0);
          presses.push(0);
        }
        presses[presses.length - 1]++;
        if (verb !== 'pass') return;
        const list = q.seat === s.active ? own : others;
        list[list.length - 1]++;
      },
    });
  }
  const of = (list: number[]) => `median ${median(list)} mean ${mean(list).toFixed(2)}`;
  const all = own.map((n, i) => n + others[i]);
  process.stdout.write(
    `passes ${seats} players, ${own.length} turns: own ${of(own)}; others ${of(others)}; together ${of(all)}; presses ${of(presses)}\n`,
  );
}
