/** Clash of Cultures on the public server of the game and on ours: what each allows and what comes of it. */
import { ADVANCES, BUILDINGS, KINDS, SEA, UNITS } from '@epoka/clash-of-cultures/content';
import { advance, collectAll, collectOne, construct, found, happiness, recruit } from './clash-cities.ts';
import { type Comparison, DIFFERENCES } from './clash-differences.ts';
import { influence, move } from './clash-map.ts';
import { ADA, type Compare, goodsOf, labels, named, nextFaces } from './clash-sides.ts';
import { battle } from './clash-war.ts';
import { positionOf, rollOf } from './positions.ts';

export interface CrossOptions {
  readonly seed: string;
  readonly positions: number;
  /** prints every unexplained difference of this kind, and the first of the others */
  readonly show?: string | undefined;
}
const COMPARISONS: readonly Compare[] = [
  collectOne,
  collectAll,
  advance,
  move,
  influence,
  battle,
  construct,
  recruit,
  found,
  happiness,
];

export function crossClash({ seed, positions, show }: CrossOptions): number {
  let agreed = 0;
  const explained = new Map<string, number>();
  const unexplained: Comparison[] = [];
  const counts = new Map<string, [agreed: number, all: number]>();
  for (let n = 0; n < positions; n++) {
    const state = positionOf(`${seed} ${n}`);
    const roll = rollOf(`${seed} ${n} questions`);
    for (const compare of COMPARISONS)
      compare(state, roll, comparison => {
        const count = counts.get(comparison.kind) ?? [0, 0];
        counts.set(comparison.kind, count);
        count[1]++;
        if (comparison.ours === comparison.theirs) {
          agreed++;
          count[0]++;
          return;
        }
        const reason = DIFFERENCES.find(
          one => one.kinds.includes(comparison.kind) && one.explains(comparison),
        );
        if (reason === undefined) unexplained.push(comparison);
        else explained.set(reason.id, (explained.get(reason.id) ?? 0) + 1);
      });
  }
  for (const [kind, [same, all]] of counts) console.log(`${kind} ${same}/${all}`);
  for (const { id, clause, right, why } of DIFFERENCES)
    if (explained.has(id)) console.log(`${explained.get(id)} x ${id} (${clause}, right: ${right}): ${why}`);
  const shown = new Set<string>();
  for (const one of unexplained)
    if (one.kind === show || !shown.has(one.kind)) {
      shown.add(one.kind);
      const [mine, other] = [one.ours.split(' '), one.theirs.split(' ')];
      const only = (a: string[], b: string[]) => a.filter(word => !b.includes(word)).join(' ');
      const words = mine.length > 12 ? [only(mine, other), only(other, mine)] : [one.ours, one.theirs];
      console.log(`${one.kind}: ours ${words[0]}; theirs ${words[1]}; ${tellOf(one)}`);
    }
  const compared = [...counts.values()].reduce((sum, [, all]) => sum + all, 0);
  const known = [...explained.values()].reduce((sum, x) => sum + x, 0);
  console.log(`cross clash ${agreed}/${compared} explained ${known} unexplained ${unexplained.length}`);
  return unexplained.length === 0 ? 0 : 1;
}

/** What was asked, for a reader who looks into a difference. */
function tellOf({ detail, said, state }: Comparison): string {
  const words = Object.entries(detail).map(([name, value]) => {
    if (['city', 'space', 'to'].includes(name))
      return `${name} ${labels[value]} (terrain ${state.terrain[value]}, city of ${state.cityOwner[value]} mood ${state.mood[value]}, held by ${state.holder[value]}, port ${labels[state.port[value]]})`;
    if (name === 'advance') return `advance ${ADVANCES[value].id}`;
    if (name === 'building') return `building ${BUILDINGS[value].id}`;
    if (name === 'unit') return `unit ${UNITS[value].id}`;
    return `${name} ${value}`;
  });
  const has = ADVANCES.filter((_, a) => state.has[a] === 1).map(x => x.id);
  const hasBen = ADVANCES.filter((_, a) => state.has[ADVANCES.length + a] === 1).map(x => x.id);
  const at = [detail.space, detail.to].flatMap(x =>
    x === undefined ? [] : [state.troops.slice(x * KINDS, x * KINDS + KINDS).join('')],
  );
  const built =
    detail.to === undefined
      ? ''
      : BUILDINGS.filter((_, b) => state.piece[detail.to * BUILDINGS.length + b] >= 0)
          .map(x => x.id)
          .join('+');
  const civ = ['rome', 'greece', 'china', 'vikings'][state.civ[ADA]] ?? state.civ[ADA];
  const fleets = state.holder.flatMap((owner, x) =>
    state.terrain[x] === SEA ? [`${labels[x]}${owner < 0 ? '' : `=${owner}`}`] : [],
  );
  return `${words.join(', ')}; sea ${fleets.join(' ')}; said: ${said.slice(0, 300)}; goods ${named(goodsOf(state, ADA))}; civ ${civ} ${state.civ[1]}; units ${at.join(' against ')} ${built}; dice ${nextFaces(state, 12).join(' ')}; has ${has.join(' ')}; Ben has ${hasBen.join(' ')}`;
}
