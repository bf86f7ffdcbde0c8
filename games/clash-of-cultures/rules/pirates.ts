/** Pirates (COC-19.10 to 19.13): two ships for the drawer, then every player with a city beside one pays. */
import { NONE, OK } from '@epoka/kernel';
import { GOLD, GOODS, SEA, SHIP } from '../content/index.ts';
import { changeMood } from './cities.ts';
import { adjacent, amount, unitsAt, unitsLeft } from './counts.ts';
import { gain, lose } from './goods.ts';
import { layoutFor } from './layout.ts';
import { ANGRY, PIRATE, type State } from './state.ts';
import { putUnits, removeUnits } from './units.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const SHIPS = 2;

/** A pirate ship is in the sea space or beside it (COC-19.11). */
export function isBlockaded(s: State, space: number): boolean {
  if (s.expansion === 0 || s.terrain[space] !== SEA) return false;
  if (s.holder[space] === PIRATE) return true;
  for (const x of layoutFor(s.seats).beside[space]) if (s.holder[x] === PIRATE) return true;
  return false;
}

function canSailTo(s: State, space: number): boolean {
  return s.terrain[space] === SEA && (s.holder[space] === NONE || s.holder[space] === PIRATE);
}

function someSea(s: State): boolean {
  return s.terrain.some((_, x) => canSailTo(s, x));
}

function bordersCityOf(s: State, seat: number, space: number): boolean {
  return s.cityOwner.some((owner, x) => owner === seat && adjacent(s, x, space));
}

/** The second ship must lie beside an own city where the first does not and that is possible. */
function mustBorder(s: State, seat: number, left: number): boolean {
  if (left > 1) return false;
  if (s.post !== NONE && bordersCityOf(s, seat, s.post)) return false;
  return s.terrain.some((_, x) => canSailTo(s, x) && bordersCityOf(s, seat, x));
}

function pirateShips(s: State): number {
  return s.holder.reduce((n, owner, x) => (owner === PIRATE ? n + unitsAt(s, x, SHIP) : n), 0);
}

export const pirateSteps: Pick<StepTable, 'pirates' | 'piratesLeave' | 'piratesCome' | 'raid' | 'plunder'> = {
  pirates(g, seat) {
    const { s } = g;
    if (someSea(s)) {
      const missing = Math.min(SHIPS - unitsLeft(s, PIRATE, SHIP), pirateShips(s));
      s.post = NONE;
      g.next('piratesLeave', { seat, left: missing });
      g.next('piratesCome', { seat, left: SHIPS });
    }
    for (let i = 0; i < s.seats; i++) g.next('raid', (seat + i) % s.seats);
  },
  piratesLeave(g, { seat, left }) {
    if (left > 0) g.ask(seat, 'piratesLeave', left);
  },
  piratesCome(g, { seat, left }) {
    if (left > 0 && unitsLeft(g.s, PIRATE, SHIP) > 0) g.ask(seat, 'piratesCome', left);
  },
  /** One resource or token; who has none loses a mood level (EX-72). */
  raid(g, seat) {
    const { s } = g;
    if (!s.holder.some((owner, x) => owner === PIRATE && bordersCityOf(s, seat, x))) return;
    for (let kind = 0; kind < GOODS; kind++)
      if (amount(s, seat, kind) > 0) {
        g.ask(seat, 'raid');
        return;
      }
    if (s.mood.some((mood, x) => mood !== ANGRY && isRaided(s, seat, x))) g.ask(seat, 'raidedCity');
  },
  /** For each pirate ship sunk by the attacker a gold and a token (COC-19.12). */
  plunder(g, { seat, ships }) {
    gain(g, seat, GOLD, ships);
    for (let i = 0; i < ships; i++) g.next('nationalism', seat);
  },
};

function isRaided(s: State, seat: number, city: number): boolean {
  if (s.cityOwner[city] !== seat) return false;
  return s.holder.some((owner, x) => owner === PIRATE && adjacent(s, x, city));
}

export const piratesLeave: Kind<'piratesLeave'> = {
  auto: true,
  choices(g, _q, offer) {
    g.s.holder.forEach((owner, x) => {
      if (owner === PIRATE) offer.can('at', x);
    });
    busy(g, offer);
  },
  answer(g, { seat, data: left }, [, space]) {
    removeUnits(g.s, space, SHIP, 1);
    g.tell('piratesLeave', space);
    g.next('piratesLeave', { seat, left: left - 1 });
  },
};

export const piratesCome: Kind<'piratesCome'> = {
  auto: true,
  choices(g, { seat, data: left }, offer) {
    const { s } = g;
    const border = mustBorder(s, seat, left);
    s.terrain.forEach((terrain, x) => {
      if (terrain !== SEA) return;
      const far = border && !bordersCityOf(s, seat, x) ? g.no('beside-your-city') : OK;
      offer.unless(canSailTo(s, x) ? far : g.no('enemy-here'), 'at', x);
    });
    busy(g, offer);
  },
  answer(g, { seat, data: left }, [, space]) {
    putUnits(g.s, space, PIRATE, SHIP, 0, 1);
    g.s.post = space;
    g.tell('unitPlaced', PIRATE, SHIP, space);
    g.next('piratesCome', { seat, left: left - 1 });
  },
};

/** What is lost is the player's choice. */
export const raid: Kind<'raid'> = {
  auto: true,
  choices(g, { seat }, offer) {
    for (let kind = 0; kind < GOODS; kind++)
      offer.unless(amount(g.s, seat, kind) > 0 ? OK : g.no('cannot-pay'), 'choose', kind);
    busy(g, offer);
  },
  answer(g, { seat }, [, kind]) {
    lose(g, seat, kind, 1);
  },
};

export const raidedCity: Kind<'raidedCity'> = {
  auto: true,
  choices(g, { seat }, offer) {
    const { s } = g;
    s.cityOwner.forEach((owner, x) => {
      if (owner === seat)
        offer.unless(isRaided(s, seat, x) && s.mood[x] !== ANGRY ? OK : g.no('not-here'), 'at', x);
    });
    busy(g, offer);
  },
  answer(g, _q, [, city]) {
    changeMood(g, city, -1);
  },
};

/** Pirate ships the attacker has sunk in the battle that is over. */
export function sunk(g: G): void {
  const { s } = g;
  const b = s.battle;
  if (b.defender === PIRATE && b.attacker < s.seats && b.fallen[1] > 0)
    g.next('plunder', { seat: b.attacker, ships: b.fallen[1] });
}
