/** What a declared attack looks like before it is fought: who strikes, with how much, against how much. */
import { ATTACK, copy, IN_FIELD, isCapital, remainingToughness, type State, strengthOf } from './game.ts';

export interface Side {
  readonly fighters: readonly {
    readonly object: number;
    readonly strength: number;
    readonly toughness: number;
  }[];
  readonly strength: number;
  readonly toughness: number;
}

export interface Battle {
  readonly attackers: Side;
  readonly defenders: Side;
}

function sideOf(s: State, objects: readonly number[]): Side {
  const fighters = objects.map(object => ({
    object,
    strength: strengthOf(s, object),
    toughness: remainingToughness(s, object),
  }));
  return {
    fighters,
    strength: fighters.reduce((sum, f) => sum + f.strength, 0),
    toughness: fighters.reduce((sum, f) => sum + f.toughness, 0),
  };
}

/** Values as they will be in the fight: attackers count as being there once it is declared. */
export function battleOf(view: State): Battle | undefined {
  const { declared } = view;
  if (declared.kind !== ATTACK) return undefined;
  const s = declared.open ? view : copy(view);
  s.declared.open = true;
  const { terrain, units } = declared;
  const defenders: number[] = [];
  for (let o = 0; o < s.zone.length; o++)
    if (s.zone[o] === IN_FIELD && s.at[o] === terrain && s.owner[o] !== s.active) defenders.push(o);
  if (isCapital(s, terrain) && s.owner[terrain] !== s.active) defenders.push(terrain);
  return { attackers: sideOf(s, units), defenders: sideOf(s, defenders) };
}
