/** All the choices of an open question at once, with the reasons that block them. */
import { layoutFor } from '../rules/layout.ts';
import type { Table, Who } from './position.ts';

/** The choices with this verb: what stands behind the verb, and the reason with its arguments, or `legal`. */
export function offered(t: Table, who: Who, verb: string): [said: number[], why: string][] {
  return t.g
    .options(t.question(who))
    .choices.filter(({ answer }) => answer[0] === verb)
    .map(({ answer, why }) => [
      answer.slice(1) as unknown as number[],
      why ? [why.key, ...why.args].join(' ') : 'legal',
    ]);
}

/** The spaces a verb names last, by reason: `{ legal: 'C7 D6', 'enemy-here': 'E7' }`. */
export function spaces(t: Table, who: Who, verb: string, ...first: number[]): Record<string, string> {
  const { labels } = layoutFor(t.s.seats);
  const found: Record<string, string[]> = {};
  for (const [said, why] of offered(t, who, verb)) {
    if (first.some((x, i) => said[i] !== x)) continue;
    found[why] ??= [];
    found[why].push(labels[said[said.length - 1]]);
  }
  return Object.fromEntries(Object.entries(found).map(([why, at]) => [why, at.sort().join(' ')]));
}
