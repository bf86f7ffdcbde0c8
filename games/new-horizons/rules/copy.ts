/** Hand-written deep copies: one object literal each, every field named. Frames and questions are immutable and shared. */
import type { Discovery, Player, State, Tile, Unit } from './state.ts';

export function copyState(s: State): State {
  return {
    version: s.version,
    chance: s.chance.slice(),
    seats: s.seats,
    round: s.round,
    roundCap: s.roundCap,
    stack: s.stack.slice(),
    asked: s.asked.slice(),
    asking: s.asking,
    over: s.over,
    first: s.first,
    turn: s.turn,
    did: s.did,
    discovered: s.discovered,
    extra: s.extra,
    lastRound: s.lastRound,
    offered: s.offered.slice(),
    goals: s.goals.slice(),
    claims: copyLists(s.claims),
    slots: s.slots.slice(),
    leaders: s.leaders.slice(),
    decks: copyLists(s.decks),
    revealed: s.revealed.slice(),
    removedTechnologies: s.removedTechnologies.slice(),
    removedLeaders: s.removedLeaders.slice(),
    territories: s.territories.slice(),
    stacks: copyLists(s.stacks),
    display: copyLists(s.display),
    markers: s.markers.slice(),
    map: copyMap(s.map),
    near: s.near.slice(),
    units: copyUnits(s.units),
    discovering: s.discovering === undefined ? undefined : copyDiscoveries(s.discovering),
    players: copyPlayers(s.players),
  };
}

function copyLists(lists: number[][]): number[][] {
  const copy: number[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push(lists[i].slice());
  return copy;
}

function copyMap(map: Tile[]): Tile[] {
  const copy: Tile[] = [];
  for (let i = 0; i < map.length; i++) {
    const t = map[i];
    copy.push({
      hex: t.hex,
      territory: t.territory,
      home: t.home,
      village: t.village,
      city: t.city,
      building: t.building,
      left: t.left,
      right: t.right,
    });
  }
  return copy;
}

function copyUnits(units: Unit[]): Unit[] {
  const copy: Unit[] = [];
  for (let i = 0; i < units.length; i++) {
    const u = units[i];
    copy.push({ seat: u.seat, kind: u.kind, strength: u.strength, tile: u.tile });
  }
  return copy;
}

function copyDiscoveries(discovering: Discovery[]): Discovery[] {
  const copy: Discovery[] = [];
  for (let i = 0; i < discovering.length; i++) {
    const d = discovering[i];
    copy.push({ unit: d.unit, hex: d.hex, territory: d.territory });
  }
  return copy;
}

function copyPlayers(players: Player[]): Player[] {
  const copy: Player[] = [];
  for (let i = 0; i < players.length; i++) {
    const p = players[i];
    copy.push({
      government: p.government,
      pawn: p.pawn,
      coins: p.coins,
      active: p.active,
      columns: p.columns.slice(),
      gone: p.gone,
      scholars: p.scholars,
      tracks: p.tracks.slice(),
      invested: p.invested,
      substitutes: p.substitutes,
      markers: p.markers.slice(),
      supply: p.supply.slice(),
      leaders: p.leaders.slice(),
      privates: p.privates.slice(),
      modifiers: p.modifiers.slice(),
      triggers: p.triggers.slice(),
      used: p.used,
      noted: p.noted.slice(),
    });
  }
  return copy;
}
