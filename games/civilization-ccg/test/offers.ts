/** What a question offers, in words: whole lists say more than single answers. */
import { type Answer, NONE } from '@epoka/kernel';
import { CARDS } from '../content/index.ts';
import { IN_ROW } from '../rules/state.ts';
import type { Table, Who } from './scene.ts';

const SEATS = ['A', 'B', 'C', 'D'];

/** An object as a test would call it: "B[1]" a terrain, "spearmen" an own card, "B.spearmen#2" another's. */
function called(t: Table, seat: number, o: number): string {
  const { s } = t;
  const owner = SEATS[s.owner[o]];
  if (s.zone[o] === IN_ROW) return `${owner}[${s.row[s.owner[o]].indexOf(o)}]`;
  const same = s.face.flatMap((face, x) => (face === s.face[o] && s.owner[x] === s.owner[o] ? [x] : []));
  const nth = same.indexOf(o) === 0 ? '' : `#${same.indexOf(o) + 1}`;
  return `${s.owner[o] === seat ? '' : `${owner}.`}${CARDS[s.face[o]].id}${nth}`;
}

function inWords(t: Table, seat: number, [verb, ...args]: Answer): string {
  const words = args.map((arg, i) => {
    if (verb === 'play') return CARDS[arg as number].id;
    return verb === 'use' && i > 0 ? String(arg) : called(t, seat, arg as number);
  });
  return [verb, ...words].join(' ');
}

/** Every choice of the open question, with the reason where one stands in its way: "move spearmen A[0]: terrainFull". */
export function offers(t: Table, who: Who, ...verbs: string[]): string[] {
  const q = t.question(who);
  return t.g
    .options(q)
    .choices.filter(({ answer }) => verbs.length === 0 || verbs.includes(answer[0]))
    .map(({ answer, why }) => {
      const reason = why === undefined ? '' : `: ${[why.key, ...why.args].join(' ')}`;
      return inWords(t, q.seat, answer) + reason;
    });
}

/** What can't be used while the question is open, and why: "unit: finishFirst". */
export function elsewhere(t: Table, who: Who): string[] {
  const { elsewhere: sent = [] } = t.g.options(t.question(who));
  return sent.map(({ kind, why }) => [`${kind}:`, why.key, ...why.args].join(' '));
}

/** Everything else waits until a choice like this is made. */
export const ALL_WAITS = ['card', 'atlas', 'unit', 'construction', 'terrain', 'ability'].map(
  kind => `${kind}: finishFirst`,
);

/** Ids of objects, in their order. */
export const idsOf = (t: Table, objects: readonly number[]): string[] =>
  objects.map(o => (o === NONE ? 'nothing' : CARDS[t.s.face[o]].id));
