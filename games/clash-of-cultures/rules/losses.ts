/** Who falls (COC-17.12): where several kinds fight, the owner chooses; both sides choose at the same time. */
import { NONE } from '@epoka/kernel';
import { CAVALRY, ELEPHANT, INFANTRY, KINDS, LEADER, SHIP } from '../content/index.ts';
import { settleLeaders } from './civs.ts';
import { unitsAt } from './counts.ts';
import { changed, type State } from './state.ts';
import { removeUnits } from './units.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

/** The attacker, the defender. */
export const SIDES = [0, 1] as const;

export function sideOwner(s: State, side: number): number {
  return side === 0 ? s.battle.attacker : s.battle.defender;
}

/** Units of a kind on a side. */
export function unitsOn(s: State, side: number, kind: number): number {
  return side === 0 ? s.battle.host[kind] : unitsAt(s, s.battle.space, kind);
}

const MILITARY: readonly number[] = [INFANTRY, CAVALRY, ELEPHANT, LEADER];
const SHIPS: readonly number[] = [SHIP];

/** What fights: military units on land, ships at sea (COC-17.4). */
function kindsOf(s: State): readonly number[] {
  return s.battle.sea === 1 ? SHIPS : MILITARY;
}

/** Fighters of a side. */
export function fighters(s: State, side: number): number {
  let n = 0;
  for (const kind of kindsOf(s)) n += unitsOn(s, side, kind);
  return n;
}

/** Who decides for a side: its player; for barbarians and pirates the one on the left of their enemy (COC-19.6). */
function decider(s: State, side: number): number {
  const owner = sideOwner(s, side);
  if (owner < s.seats) return owner;
  return (sideOwner(s, 1 - side) + 1) % s.seats;
}

/** Something to choose: not all fall, and there is more than one kind. */
function hasChoice(s: State, side: number, n: number): boolean {
  return n > 0 && n < fighters(s, side) && kindsOf(s).filter(kind => unitsOn(s, side, kind) > 0).length > 1;
}

/** Takes units of a kind off the board; they count as eliminated by the other side. */
function fellKind(s: State, side: number, kind: number, n: number): void {
  const b = s.battle;
  // pirates among the ships fall first (COC-26.9)
  if (side === 0) {
    b.corsairs = Math.max(0, b.corsairs - n);
    b.host[kind] -= n;
  } else {
    s.corsairs = changed(s.corsairs, b.space, Math.max(0, s.corsairs[b.space] - n));
    removeUnits(s, b.space, kind, n);
  }
  b.fallen[side] += n;
  b.slain[side * KINDS + kind] += n;
}

/** Takes fighters where it does not matter which. */
export function fell(g: G, side: number, n: number): void {
  const { s } = g;
  let left = n;
  for (const kind of kindsOf(s)) {
    const lost = Math.min(left, unitsOn(s, side, kind));
    fellKind(s, side, kind, lost);
    left -= lost;
  }
  settleLeaders(g, sideOwner(s, 1 - side));
}

// ---- the losses of a round

/** Losses by kind, from a code of four digits to the base of eight, one for each military kind. */
export function lossesOf(code: number): number[] {
  const group = [0, 0, 0, 0, 0, 0];
  MILITARY.forEach((kind, i) => {
    group[kind] = (code >> (3 * i)) & 7;
  });
  return group;
}

/** All ways to lose so many fighters, as codes. */
function waysToLose(s: State, side: number): number[] {
  const n = s.battle.hits[side];
  const most = MILITARY.map(kind => unitsOn(s, side, kind));
  const codes: number[] = [];
  for (let leader = 0; leader <= most[3]; leader++)
    for (let elephant = 0; elephant <= most[2]; elephant++)
      for (let cavalry = 0; cavalry <= most[1]; cavalry++) {
        const infantry = n - leader - elephant - cavalry;
        if (infantry < 0 || infantry > most[0]) continue;
        codes.push(infantry + cavalry * 8 + elephant * 64 + leader * 512);
      }
  return codes;
}

/** A legal choice of a side, for who may not see it. */
export function guessLosses(s: State, side: number, roll: (n: number) => number): number {
  const ways = waysToLose(s, side);
  return ways[roll(ways.length)];
}

export const lossSteps: Pick<StepTable, 'chooseLosses' | 'loseFighters'> = {
  /** Asks both sides at once where there is something to choose. */
  chooseLosses(g) {
    const { s } = g;
    const b = s.battle;
    for (const side of SIDES) {
      b.split[side] = NONE;
      b.chooser[side] = NONE;
      if (!hasChoice(s, side, b.hits[side])) continue;
      b.chooser[side] = decider(s, side);
      g.ask(b.chooser[side], 'losses', side);
    }
  },
  /** One fighter goes by a card (COC-17.19.b). */
  loseFighters(g, side) {
    const { s } = g;
    if (fighters(s, side) === 0) return;
    g.tell('falls', sideOwner(s, side), 1);
    if (hasChoice(s, side, 1)) g.ask(decider(s, side), 'fighter', side);
    else fell(g, side, 1);
  },
};

/** What was chosen is carried out for both sides. */
export function takeLosses(g: G): void {
  const { s } = g;
  const b = s.battle;
  for (const side of SIDES) {
    g.tell('falls', sideOwner(s, side), b.hits[side]);
    if (b.split[side] === NONE) {
      fell(g, side, b.hits[side]);
      continue;
    }
    const group = lossesOf(b.split[side]);
    b.split[side] = NONE;
    g.tell('casualties', sideOwner(s, side), group);
    for (const kind of MILITARY) fellKind(s, side, kind, group[kind]);
    settleLeaders(g, sideOwner(s, 1 - side));
  }
}

export const losses: Kind<'losses'> = {
  secret: true,
  choices(g, { data: side }, offer) {
    for (const code of waysToLose(g.s, side)) offer.can('losses', code);
    busy(g, offer);
  },
  answer(g, { data: side }, [, code]) {
    g.s.battle.split[side] = code;
  },
};

export const fighter: Kind<'fighter'> = {
  choices(g, { data: side }, offer) {
    for (const kind of kindsOf(g.s)) if (unitsOn(g.s, side, kind) > 0) offer.can('drop', kind);
    busy(g, offer);
  },
  answer(g, { data: side }, [, kind]) {
    const { s } = g;
    const group = [0, 0, 0, 0, 0, 0];
    group[kind] = 1;
    g.tell('casualties', sideOwner(s, side), group);
    fellKind(s, side, kind, 1);
    settleLeaders(g, sideOwner(s, 1 - side));
  },
};
