/** Exploration (COC-14): a region is revealed, turned and laid. */
import { REGIONS, SEA, TERRAINS } from '../content/index.ts';
import { layoutFor } from './layout.ts';
import { NOT, ownGroup } from './sailing.ts';
import { changed, SHOWN, type State } from './state.ts';
import type { Explored, G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const TILES: readonly (readonly number[])[] = REGIONS.map(x => x.terrain.map(t => TERRAINS.indexOf(t)));

/** How the region is entered. */
export const BY_LAND = 0;
export const BY_SEA = 1;
/** round the outside of the map */
export const BY_ROUND = 2;
/** by nobody */
export const BY_NOBODY = 3;

/** The four spaces of a tile. */
const CELLS = [0, 1, 2, 3];

function terrainOn(s: State, slot: number, turn: number, i: number): number {
  return TILES[s.slotTile[slot]][turn === 0 ? i : 3 - i];
}

/** A sea space of the tile next to an explored sea space, of the group if one is given; the tile itself is not laid yet. */
function joinsSea(s: State, slot: number, turn: number, group: readonly number[] | undefined): boolean {
  const { cells, beside } = layoutFor(s.seats);
  const isSea = (y: number) => (group === undefined ? s.terrain[y] === SEA : group[y] !== NOT);
  return CELLS.some(i => terrainOn(s, slot, turn, i) === SEA && beside[cells[4 * slot + i]].some(isSea));
}

function seaOnEdge(s: State, slot: number, turn: number): boolean {
  const { cells, edge } = layoutFor(s.seats);
  return CELLS.some(i => terrainOn(s, slot, turn, i) === SEA && edge[cells[4 * slot + i]] === 1);
}

/** Keeps the turns that pass the test, if any does: bits 1 and 2. */
function prefer(turns: number, test: (turn: number) => boolean): number {
  let kept = 0;
  if ((turns & 1) !== 0 && test(0)) kept |= 1;
  if ((turns & 2) !== 0 && test(1)) kept |= 2;
  return kept;
}

/** Rules 3 and 4 of COC-14.2; rule 4 only where rule 3 can't be met (COC-14.3). */
function bySea(s: State, slot: number, turns: number): number {
  return (
    prefer(turns, turn => joinsSea(s, slot, turn, undefined)) ||
    prefer(turns, turn => seaOnEdge(s, slot, turn)) ||
    turns
  );
}

/** The turns in which ships find sea of the tile that they can reach (COC-14.4, COC-14.5). */
function shipTurns(s: State, { seat, slot, by, from }: Explored): number {
  if (by === BY_ROUND) return prefer(3, turn => seaOnEdge(s, slot, turn));
  const group = ownGroup(s, seat, from);
  return prefer(3, turn => joinsSea(s, slot, turn, group));
}

/** Some sea of the tile lies open to the ships, and then all of it: no tile has sea in two parts. */
export function findsSea(s: State, how: Explored): boolean {
  return shipTurns(s, how) !== 0;
}

function legalTurns(s: State, how: Explored): number {
  const { cells } = layoutFor(s.seats);
  const { slot, by, entry } = how;
  if (by === BY_SEA || by === BY_ROUND) return shipTurns(s, how) || bySea(s, slot, 3);
  if (by === BY_NOBODY) return bySea(s, slot, 3);
  const i = cells.indexOf(entry) - 4 * slot;
  const dry = prefer(3, turn => terrainOn(s, slot, turn, i) !== SEA);
  return bySea(s, slot, dry);
}

function lay(g: G, how: Explored, turn: number): void {
  const { s } = g;
  const { cells } = layoutFor(s.seats);
  const { seat, slot } = how;
  s.slotTurn = changed(s.slotTurn, slot, turn);
  const terrain = s.terrain.slice();
  for (const i of CELLS) terrain[cells[4 * slot + i]] = terrainOn(s, slot, turn, i);
  s.terrain = terrain;
  g.tell('explored', seat, slot, s.slotTile[slot]);
}

export const exploreSteps: Pick<StepTable, 'explore'> = {
  explore(g, how) {
    const { s } = g;
    g.mark();
    s.slotTurn = changed(s.slotTurn, how.slot, SHOWN);
    const turns = legalTurns(s, how);
    if (turns === 3) g.ask(how.seat, 'orient', how);
    else lay(g, how, turns - 1);
  },
};

/** Two ways are left: the explorer chooses. */
export const orient: Kind<'orient'> = {
  choices(g, _q, offer) {
    offer.can('lay', 0);
    offer.can('lay', 1);
    busy(g, offer);
  },
  answer(g, { data: how }, [, turn]) {
    lay(g, how, turn);
  },
};
