/** The phase of the turn is read off the view: a table that was just loaded shows the right one. */
import './speaking.ts';
import { redact } from '@epoka/kernel';
import { type NewHorizons, newHorizons, type State } from '@epoka/new-horizons';
import { playAtRandom } from '@epoka/web/kit/testing';
import { expect, it } from 'vitest';
import { phases } from '../phase.ts';

const { rules } = newHorizons;
const STILL_TO_COME = ['expansion', 'production', 'goal'];

it('is that of the turn, whatever is asked within it', () => {
  const counts = { right: 0, wrong: 0, untold: 0 };
  const told = new Set<string>();
  for (const seats of [2, 3, 4])
    playAtRandom<State, NewHorizons>(rules, {
      seats,
      seed: `phases ${seats}`,
      most: 1500,
      look(g, q) {
        const view = redact(rules, g.s, q.seat);
        const shown = phases(view, 'en');
        if (q.kind === 'government') {
          expect(shown).toBeUndefined();
          return;
        }
        expect(shown?.names).toHaveLength(4);
        // what the rules have still to do in this turn; nobody sees it in a view
        const steps = new Set(g.s.stack.map(frame => frame.step));
        const left = STILL_TO_COME.findIndex(step => steps.has(step));
        const phase = left < 0 ? 3 : left;
        if (shown?.now === undefined) counts.untold++;
        else if (shown.now === phase) {
          counts.right++;
          told.add(`${q.kind} ${phase}`);
        } else counts.wrong++;
      },
    });
  const all = counts.right + counts.wrong + counts.untold;
  expect(counts.wrong / all).toBeLessThan(0.002);
  expect(counts.untold / all).toBeLessThan(0.15);
  for (const kind of [
    'action 0',
    'expansion 1',
    'production 2',
    'exchange 2',
    'move 0',
    'recruit 0',
    'research 0',
    'mark 3',
  ])
    expect(told).toContain(kind);
});
