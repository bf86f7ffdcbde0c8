/** What a declared attack looks like before it is fought: who strikes, with how much, and who would fall as things stand. */
import {
  AIR,
  ANTI_AIRCRAFT,
  ATTACK,
  copy,
  DEFENDER,
  FREE,
  IN_FIELD,
  isCapital,
  keywordOf,
  remainingToughness,
  SNIPER,
  type State,
  strengthOf,
  UNIT_TYPE,
} from './game.ts';

export interface Fighter {
  readonly object: number;
  readonly strength: number;
  readonly toughness: number;
  readonly falls: boolean;
}

export interface Side {
  readonly fighters: readonly Fighter[];
  readonly strength: number;
  readonly toughness: number;
}

export interface Battle {
  readonly attackers: Side;
  readonly defenders: Side;
  /** what becomes of the terrain */
  readonly outcome: 'taken' | 'held' | 'capital';
}

/** Damage that waits for units: for those on the ground, for any, for those in the air (CCG-11.6). */
interface Pools {
  readonly ground: number;
  readonly any: number;
  readonly air: number;
}
const NOTHING: Pools = { ground: 0, any: 0, air: 0 };

const isAir = (s: State, u: number): boolean => UNIT_TYPE[s.face[u]] === AIR;

/** What an owner would rather keep. */
const worth = (s: State, u: number): number =>
  isCapital(s, u) ? 1000 : 1 + strengthOf(s, u) + remainingToughness(s, u);

interface Assigned {
  readonly doomed: readonly number[];
  /** the one that bears what is left, and how much */
  readonly hurt?: readonly [unit: number, damage: number];
  readonly lost: number;
}

/** Who falls when the owner takes the damage as well as can be (CCG-11.7): one after the other, a capital last. */
function assigned(s: State, left: readonly number[], pools: Pools): Assigned {
  let best: Assigned | undefined;
  for (const unit of left) {
    const special = isAir(s, unit) ? 'air' : 'ground';
    const all = pools.any + pools[special];
    if (all === 0 || (isCapital(s, unit) && left.length > 1)) continue;
    const bears = remainingToughness(s, unit);
    let found: Assigned;
    if (all < bears) found = { doomed: [], hurt: [unit, all], lost: 0 };
    else {
      const first = Math.min(bears, pools[special]);
      const rest = assigned(
        s,
        left.filter(u => u !== unit),
        { ...pools, [special]: pools[special] - first, any: pools.any - (bears - first) },
      );
      found = { ...rest, doomed: [unit, ...rest.doomed], lost: rest.lost + worth(s, unit) };
    }
    if (!best || found.lost < best.lost) best = found;
  }
  return best ?? { doomed: [], lost: 0 };
}

function bear(s: State, { hurt }: Assigned): void {
  if (hurt) s.damage[hurt[0]] += hurt[1];
}

/** What defending units deal to the attackers. */
function defence(s: State, units: readonly number[]): Pools {
  return units.reduce((sum, u) => {
    const against = keywordOf(s, u, ANTI_AIRCRAFT);
    const strength = strengthOf(s, u);
    const free = isAir(s, u) || against > 0;
    return {
      ground: sum.ground + (free ? 0 : strength),
      any: sum.any + (free ? strength : 0),
      air: sum.air + against,
    };
  }, NOTHING);
}

/** Played out with nothing more played: snipers and defenders first, then everybody at once (CCG-11.5). Returns who falls. */
function fallen(s: State, defending: readonly number[]): ReadonlySet<number> {
  const fell = new Set<number>();
  let defenders = [...defending];
  const clear = (doomed: readonly number[]) => {
    for (const u of doomed) {
      fell.add(u);
      if (!isCapital(s, u)) s.zone[u] = FREE;
    }
    s.declared.units = s.declared.units.filter(u => !fell.has(u));
    defenders = defenders.filter(u => !fell.has(u));
  };
  const shooters = s.declared.units.filter(u => keywordOf(s, u, SNIPER) > 0);
  const guards = defenders.filter(u => keywordOf(s, u, DEFENDER) > 0);
  const shotDown: number[] = [];
  for (const shooter of shooters) {
    const left = defenders.filter(u => !shotDown.includes(u));
    const may = left.filter(u => !isCapital(s, u) || left.length === 1);
    const force = (u: number) =>
      strengthOf(s, shooter) + (isAir(s, u) ? keywordOf(s, shooter, ANTI_AIRCRAFT) : 0);
    // the dearest that falls, else the dearest
    const aim = may.sort(
      (a, b) =>
        Number(force(b) >= remainingToughness(s, b)) - Number(force(a) >= remainingToughness(s, a)) ||
        worth(s, b) - worth(s, a),
    )[0];
    if (aim === undefined) break;
    if (force(aim) >= remainingToughness(s, aim)) shotDown.push(aim);
    else s.damage[aim] += force(aim);
  }
  const early = assigned(s, s.declared.units, defence(s, guards));
  bear(s, early);
  clear([...shotDown, ...early.doomed]);
  if (s.declared.units.length === 0 || defenders.length === 0) return fell;
  const back = defence(
    s,
    defenders.filter(u => !guards.includes(u)),
  );
  const strikers = s.declared.units.filter(u => !shooters.includes(u));
  const forth: Pools = {
    ground: 0,
    any: strikers.reduce((sum, u) => sum + strengthOf(s, u), 0),
    air: strikers.reduce((sum, u) => sum + keywordOf(s, u, ANTI_AIRCRAFT), 0),
  };
  const struck = assigned(s, defenders, forth);
  const hitBack = assigned(s, s.declared.units, back);
  clear([...struck.doomed, ...hitBack.doomed]);
  return fell;
}

function sideOf(s: State, objects: readonly number[], fell: ReadonlySet<number>): Side {
  const fighters = objects.map(object => ({
    object,
    strength: strengthOf(s, object),
    toughness: remainingToughness(s, object),
    falls: fell.has(object),
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
  const capital = isCapital(s, terrain) && s.owner[terrain] !== s.active;
  if (capital) defenders.push(terrain);
  const fell = fallen(copy(s), defenders);
  const through = units.some(u => !fell.has(u)) && defenders.every(u => fell.has(u));
  return {
    attackers: sideOf(s, units, fell),
    defenders: sideOf(s, defenders, fell),
    outcome: capital && fell.has(terrain) ? 'capital' : through ? 'taken' : 'held',
  };
}
