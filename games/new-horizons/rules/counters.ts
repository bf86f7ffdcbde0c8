/** Numbers that follow from the position: counters of goals and scoring (NH-18.2), permanent values (NH-18.1). */
import { NONE } from '@epoka/kernel';
import { type Counter, MODIFIERS, type Modifier, SLOTS, TECHNOLOGIES } from '../content/index.ts';
import type { Player, State } from './state.ts';

const MODIFIER_INDEX = Object.fromEntries(MODIFIERS.map((key, i) => [key, i])) as Record<Modifier, number>;

export function modifier(p: Player, key: Modifier): number {
  return p.modifiers[MODIFIER_INDEX[key]];
}

export function addModifier(p: Player, key: Modifier, n: number): void {
  p.modifiers[MODIFIER_INDEX[key]] += n;
}

/** Bit masks of the slots of each level. */
const LEVEL_MASK = [0, 1, 2, 3, 4].map(level =>
  SLOTS.reduce((mask, slot, i) => (slot.level === level ? mask | (1 << i) : mask), 0),
);
const FROM_LEVEL_TWO = LEVEL_MASK[2] | LEVEL_MASK[3] | LEVEL_MASK[4];

export function bits(mask: number): number {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
}

/** Technologies of a level, private ones included. */
export function technologies(p: Player, level: number): number {
  let n = bits(p.scholars & LEVEL_MASK[level]);
  for (let i = 0; i < p.privates.length; i++) if (TECHNOLOGIES[p.privates[i]].level === level) n++;
  return n;
}

export function villages(s: State, seat: number): number {
  let n = 0;
  for (let t = 0; t < s.map.length; t++) if (s.map[t].village === seat) n++;
  return n;
}

export function cities(s: State, seat: number): number {
  let n = 0;
  for (let t = 0; t < s.map.length; t++) if (s.map[t].city === seat) n++;
  return n;
}

export function counter(s: State, seat: number, key: Counter): number {
  const p = s.players[seat];
  switch (key) {
    case 'village':
      return villages(s, seat);
    case 'city':
      return cities(s, seat);
    case 'building': {
      let n = 0;
      for (const t of s.map) if (t.left === seat || t.right === seat) n++;
      return n;
    }
    case 'mapTile': {
      let n = 0;
      for (const t of s.map)
        if (t.village === seat || t.city === seat || t.left === seat || t.right === seat) n++;
      return n;
    }
    case 'tech':
      return bits(p.scholars) + p.privates.length;
    case 'tech3':
      return technologies(p, 3);
    case 'tech4':
      return technologies(p, 4);
    case 'techLevelAtLeast2':
      return bits(p.scholars & FROM_LEVEL_TWO) + p.privates.length;
    case 'leader':
      return p.leaders.length;
    case 'investCube':
      return p.invested;
    case 'foodOpen':
      return p.tracks[0];
    case 'economyOpen':
      return p.tracks[1];
    case 'infrastructureOpen':
      return p.tracks[2];
    case 'openSpaces':
      return p.tracks[0] + p.tracks[1] + p.tracks[2];
  }
}

/** Has this technology, on the tree or beside the board. */
export function knows(s: State, p: Player, technology: number): boolean {
  const slot = s.slots.indexOf(technology);
  if (slot !== NONE) return (p.scholars & (1 << slot)) !== 0;
  return p.privates.includes(technology);
}
