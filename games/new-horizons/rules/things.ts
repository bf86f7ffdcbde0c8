/**
 * What a player can point at, and what an answer is about. The law of silence holds the two together: everything that is seen
 * is in a choice, in a blocked one with its reason, or of a kind that the question sends elsewhere (elsewhere.ts).
 */
import { NONE, type Things } from '@epoka/kernel';
import { AREAS, SLOTS } from '../content/index.ts';
import { edges, tileAt } from './hexes.ts';
import { AREA_SPACES, CARD_COUNT, CARD_FIRST, SPACES } from './spaces.ts';
import { SETTLER, SOLDIER, type State } from './state.ts';
import type { Thing } from './vocabulary.ts';

/** The two heaps of population: in the columns, and available. */
const COLUMNS = 0;
const ACTIVE = 1;

type Note = (kind: Thing, id: number) => void;

export const things: Things<State> = {
  seen,
  meant(view, q, answer, note) {
    const [verb, a, b, c] = answer as readonly [string, number, number, number];
    ABOUT[verb]?.(view, note, q.seat, a, b, c);
  },
};

function seen(s: State, seat: number, note: Note): void {
  const p = s.players[seat];
  for (const id of s.offered) note('government', id);
  for (let area = 0; area < AREAS.length; area++) note('area', area);
  for (let id = 0; id < AREA_SPACES; id++) note('space', id);
  for (let slot = 0; slot < SLOTS.length; slot++) {
    note('slot', slot);
    if (s.slots[slot] !== NONE) noteSpaces(s.slots[slot], CARD_COUNT[s.slots[slot]], note);
  }
  for (const { privates } of s.players)
    for (const id of privates) noteSpaces(id, Math.min(1, CARD_COUNT[id]), note);
  for (const id of s.revealed) note('card', id);
  for (const display of s.display) for (const id of display) note('display', id);
  for (const id of p.supply) note('supply', id);
  p.markers.forEach((n, kind) => {
    if (n > 0) note('marker', kind);
  });
  s.markers.forEach((n, kind) => {
    if (n > 0) note('stock', kind);
  });
  s.units.forEach((u, id) => {
    if (u.seat === seat) note('unit', id);
  });
  for (let tile = 0; tile < s.map.length; tile++) note('tile', tile);
  for (const hex of edges(s)) note('hex', hex);
  for (const id of s.goals) note('goal', id);
  for (let track = 0; track < p.tracks.length; track++) note('track', track);
  note('population', COLUMNS);
  note('population', ACTIVE);
  note('coins', 0);
  for (const id of p.leaders) note('leader', id);
}

function noteSpaces(technology: number, n: number, note: Note): void {
  for (let i = 0; i < n; i++) note('space', CARD_FIRST[technology] + i);
}

/** An answer's numbers, seen by the seat that gives it. */
type About = (s: State, note: Note, seat: number, a: number, b: number, c: number) => void;

const is =
  (kind: Thing): About =>
  (_s, note, _seat, id) =>
    note(kind, id);

const aUnit: About = (s, note, _seat, unit) => noteUnit(s, unit, note);

const aSpace: About = (_s, note, _seat, id) => {
  note('space', id);
  if (SPACES[id].area !== NONE) note('area', SPACES[id].area);
};

const aSite =
  (marker: number): About =>
  (s, note, seat, tile) => {
    note('marker', marker);
    noteTile(s, seat, tile, note);
  };

/** What each verb is about; those left out only go on, or stop. */
const ABOUT: Readonly<Partial<Record<string, About>>> = {
  govern: is('government'),
  use: aSpace,
  without: aSpace,
  basic: is('area'),
  basicWithout: is('area'),
  research: is('slot'),
  take: is('card'),
  cube: is('track'),
  building: is('display'),
  recruit: (_s, note, _seat, _kind, _strength, tile) => note('tile', tile),
  upgrade: aUnit,
  spend: aUnit,
  lower: aUnit,
  recall: aUnit,
  step(s, note, _seat, unit, hex) {
    noteUnit(s, unit, note);
    const tile = tileAt(s, hex);
    if (tile === NONE) note('hex', hex);
    else note('tile', tile);
  },
  found: aSite(SETTLER),
  fortify: aSite(SOLDIER),
  build(s, note, seat, building, tile) {
    if (building !== NONE) note('supply', building);
    noteTile(s, seat, tile, note);
  },
  join: (s, note, seat, tile) => noteTile(s, seat, tile, note),
  population: (_s, note) => note('population', COLUMNS),
  buy: (_s, note) => note('population', COLUMNS),
  sell: (_s, note) => note('population', ACTIVE),
  coins: (_s, note) => note('coins', 0),
  claim: is('goal'),
};

/** Units that nothing tells apart are offered once (NH-25.4): what is said of one is said of all. */
function noteUnit(s: State, unit: number, note: Note): void {
  const u = s.units[unit];
  s.units.forEach((v, id) => {
    if (v.seat === u.seat && v.tile === u.tile && v.kind === u.kind && v.strength === u.strength)
      note('unit', id);
  });
}

/** What is done on a tile is done by the units there. */
function noteTile(s: State, seat: number, tile: number, note: Note): void {
  note('tile', tile);
  s.units.forEach((u, id) => {
    if (u.seat === seat && u.tile === tile) note('unit', id);
  });
}
