/** What nobody was asked because nothing could be done: all that stood in the way, for those who open the log line. */
import { samePlain } from './copy.ts';
import type { Options, Question, Reason, Unasked } from './types.ts';

/** Blocked choices by their reason, each reason once; where there are none, the places to which everything belongs. */
export function unaskedOf({ seat, kind }: Question, { choices, elsewhere = [] }: Options): Unasked {
  const impossible: { why: Reason; answers: Options['choices'][number]['answer'][] }[] = [];
  const put = (why: Reason) => {
    const known = impossible.find(each => samePlain(each.why, why));
    if (known) return known;
    const fresh = { why, answers: [] };
    impossible.push(fresh);
    return fresh;
  };
  for (const { answer, why } of choices) if (why) put(why).answers.push(answer);
  if (impossible.length === 0) for (const { why } of elsewhere) put(why);
  return { seat, kind, impossible };
}

/**
 * The same, made of parts of what was told before wherever they are alike: mostly the same things stay impossible from turn to
 * turn, and a table keeps all of its log in memory.
 */
export function sharing(now: Unasked, before: Unasked | undefined): Unasked {
  if (before === undefined) return now;
  let shared = 0;
  const impossible = now.impossible.map(one => {
    const known = before.impossible.find(each => samePlain(each, one));
    if (known) shared++;
    return known ?? one;
  });
  const isAll = shared === impossible.length && shared === before.impossible.length;
  return isAll && samePlain(before, now) ? before : { ...now, impossible };
}
