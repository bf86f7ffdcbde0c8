/** Who takes part in an attack, a journey, a razing or an air raid, and its declaration (CCG-11.1, 11.2, 10.12). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import {
  hasEnemies,
  isAdjacent,
  isSea,
  isUnit,
  ringOf,
  UNITS_PER_TERRAIN,
  unitsOf,
  unitsOn,
} from './board.ts';
import { AIR, isLand, NAVAL, TRANSPORT, UNIT_TYPE } from './cards.ts';
import { finishFirst } from './elsewhere.ts';
import { atPeace, canBomb, cannotBeThere, cannotCross, cannotRazeWith, MUST_RETURN } from './reach.ts';
import {
  ATTACK,
  BOMB,
  type Declaration,
  DROP,
  type G,
  JOURNEY,
  noDeclaration,
  othersFrom,
  RAZE,
  STANDING,
  type State,
} from './state.ts';
import { keywordOf } from './values.ts';
import type { Vocab } from './vocabulary.ts';

export function beginDeclaration(s: State, kind: number, terrain: number, unit: number): void {
  s.declared = noDeclaration();
  s.declared.kind = kind;
  s.declared.terrain = terrain;
  if (unit !== NONE) addUnit(s, unit, NONE, NONE);
}

function addUnit(s: State, unit: number, carrier: number, aim: number): void {
  const { units, carriers, aims } = s.declared;
  units.push(unit);
  carriers.push(carrier);
  aims.push(aim);
}

const ring: number[] = [];

/** Why a unit can't attack the terrain by its own way of moving. */
export function cannotJoin(g: G, unit: number, terrain: number, returning: boolean): Blocked {
  const { s } = g;
  if (!returning && s.mustReturn[unit] === MUST_RETURN) return g.no('mustReturn');
  if (s.used[unit] === 1) return g.no('alreadyUsed');
  if (s.points[unit] < 1) return g.no('noMovement');
  const type = UNIT_TYPE[s.face[unit]];
  const from = s.at[unit];
  if (type === NAVAL) {
    if (!isSea(s, terrain) || !isSea(s, from)) return g.no('seaOnly');
  } else if (type !== AIR) {
    if (!isAdjacent(ringOf(s, ring), from, terrain)) return g.no('tooFar');
    const border = cannotCross(g, unit, from, terrain);
    if (border !== OK) return border;
  }
  return cannotFight(g, unit, terrain, isLand(s.face[unit]));
}

/** Prohibitions of the terrain, and treaties with its owner and with whoever stands there. */
function cannotFight(g: G, unit: number, terrain: number, onFoot: boolean): Blocked {
  const { s } = g;
  const why = cannotBeThere(g, unit, terrain, onFoot);
  if (why !== OK) return why;
  // All who stand there are one player's (CCG-11.1).
  for (let o = 0; o < s.zone.length; o++)
    if (isUnit(s, o) && s.at[o] === terrain) return atPeace(g, s.owner[unit], s.owner[o]);
  return OK;
}

/** Why a unit can't be carried by that one in what is being declared (CCG-10.12). */
function cannotBoard(g: G, unit: number, carrier: number): Blocked {
  const { s } = g;
  const { declared } = s;
  if (!isLand(s.face[unit])) return g.no('notCarried');
  if (s.at[unit] !== s.at[carrier]) return g.no('tooFar');
  if (s.used[unit] === 1) return g.no('alreadyUsed');
  if (s.moved[unit] === 1) return g.no('borderMoved');
  if (s.mustReturn[unit] === MUST_RETURN && s.owner[declared.terrain] !== s.owner[unit])
    return g.no('mustReturn');
  const aboard = declared.carriers.filter(c => c === carrier).length;
  if (aboard >= keywordOf(s, carrier, TRANSPORT)) return g.no('noRoomAboard');
  if (declared.kind !== ATTACK && !roomFor(s, 1)) return g.no('terrainFull');
  return cannotFight(g, unit, declared.terrain, false);
}

/** Room for all who come, and so many more. A dropping aircraft flies back. */
function roomFor(s: State, more: number): boolean {
  const { declared } = s;
  const coming = declared.units.length - (declared.kind === DROP ? 1 : 0) + more;
  return unitsOn(s, declared.terrain) + coming <= UNITS_PER_TERRAIN;
}

/** Whether a transporter would find somebody to take along. */
export function carriersFor(s: State, carrier: number, terrain: number): boolean {
  if (keywordOf(s, carrier, TRANSPORT) === 0) return false;
  const seat = s.owner[carrier];
  return unitsOf(s, seat).some(
    u =>
      s.at[u] === s.at[carrier] &&
      isLand(s.face[u]) &&
      s.used[u] === 0 &&
      s.moved[u] === 0 &&
      (s.mustReturn[u] !== MUST_RETURN || s.owner[terrain] === seat),
  );
}

export const muster: QuestionRules<State, Vocab, 'muster'> = {
  choices(g, q, offer) {
    const { s } = g;
    const { declared } = s;
    const journey = declared.kind === JOURNEY || declared.kind === DROP;
    for (const u of unitsOf(s, q.seat)) {
      if (declared.units.includes(u)) {
        offer.unless(journey && declared.units[0] === u ? g.no('isCarrier') : OK, 'leave', u);
        continue;
      }
      switch (declared.kind) {
        case ATTACK:
          offer.unless(cannotJoin(g, u, declared.terrain, false), 'join', u);
          break;
        case RAZE:
          offer.unless(cannotRazeWith(g, u, declared.building), 'join', u);
          break;
        case BOMB:
          for (let b = 0; b < s.zone.length; b++)
            if (s.zone[b] === STANDING && s.at[b] === declared.terrain)
              offer.unless(canBomb(s, u) ? OK : g.no('notReady'), 'aimAt', u, b);
          break;
      }
      // Where they stand already, nobody is carried.
      if (declared.kind === RAZE) continue;
      for (const carrier of declared.units)
        if (keywordOf(s, carrier, TRANSPORT) > 0)
          offer.unless(cannotBoard(g, u, carrier), 'board', u, carrier);
    }
    const needed = declared.kind === DROP ? 2 : 1;
    offer.unless(declared.units.length >= needed ? OK : g.no('nobodyJoins'), 'go');
    offer.can('back');
    finishFirst(g, offer);
  },
  answer(g, q, a) {
    const { s } = g;
    switch (a[0]) {
      case 'go':
        g.next('declare');
        return;
      case 'back':
        s.declared = noDeclaration();
        return;
      case 'join':
        addUnit(s, a[1], NONE, NONE);
        break;
      case 'board':
        addUnit(s, a[1], a[2], NONE);
        break;
      case 'aimAt':
        addUnit(s, a[1], NONE, a[2]);
        break;
      case 'leave':
        // with those it carries
        leaveOut(s.declared, (unit, carrier) => unit === a[1] || carrier === a[1]);
        break;
    }
    g.ask(q.seat, 'muster');
  },
};

/** Out of what is declared, all of whom that is true. */
export function leaveOut(
  { units, carriers, aims }: Declaration,
  goes: (unit: number, carrier: number) => boolean,
): void {
  for (const unit of [...units]) {
    const i = units.indexOf(unit);
    if (goes(unit, carriers[i])) for (const list of [units, carriers, aims]) list.splice(i, 1);
  }
}

/** Everybody sees it, and may play events (CCG-7.7). */
export function declare(g: G): void {
  const { s } = g;
  const { declared } = s;
  const seat = s.active;
  declared.open = true;
  g.mark();
  const faces = declared.units.map(u => s.face[u]);
  const owner = s.owner[declared.terrain];
  const place = s.face[declared.terrain];
  if (declared.kind === ATTACK) g.tell('declaredAttack', seat, place, owner, faces);
  else if (declared.kind === RAZE) g.tell('declaredRaze', seat, s.face[declared.building], owner, faces);
  else if (declared.kind === BOMB) g.tell('declaredBomb', seat, place, owner, faces);
  else g.tell('declaredJourney', seat, place, owner, faces);
  const others = othersFrom(s, seat);
  g.window('declared', [...others, seat]);
  g.next('passed', { window: 1, event: 0, seats: others });
  g.next('carryOut');
}

/** Units whose part is no longer possible after the window (CCG-7.7). */
export function stillPossible(g: G, i: number): boolean {
  const { s } = g;
  const { declared } = s;
  const unit = declared.units[i];
  const carrier = declared.carriers[i];
  // Those carried go where their carrier goes, if it is still beside them.
  if (carrier !== NONE) return s.at[unit] === s.at[carrier];
  switch (declared.kind) {
    case ATTACK:
      return cannotJoin(g, unit, declared.terrain, declared.forced) === OK;
    case RAZE:
      return cannotRazeWith(g, unit, declared.building) === OK;
    case BOMB:
      return (
        s.zone[declared.aims[i]] === STANDING &&
        canBomb(s, unit) &&
        !hasEnemies(s, declared.terrain, s.active)
      );
    default:
      return !hasEnemies(s, declared.terrain, s.active);
  }
}

export const hasRoom = (s: State): boolean => roomFor(s, 0);
