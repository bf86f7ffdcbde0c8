/** What a stored table must look like before these rules go on with it. */
import { CORE_SHAPE, shapes } from '@epoka/kernel';
import { FIRST_UNIT, HOLDERS, HOW_MANY, TOKEN_HOLDERS } from '../content/tables.ts';
import { type Auction, type Battle, type Civ, EVERYBODY, SOURCES, type State } from './state.ts';

const { bool, id, int, list } = shapes;
const card = id(HOW_MANY);
const cards = list(card);
const piles = list(cards, 0, 5);
/** nobody is NONE */
const seat = id(4);
const count = int(0, 10_000);
/** may be owed, or count backwards */
const number = int(-10_000, 10_000);
const units = list(count, HOLDERS - FIRST_UNIT, HOLDERS - FIRST_UNIT);

const battle = shapes.of<Battle>({
  card,
  attacker: seat,
  defender: seat,
  attack: number,
  defense: number,
  bonus: number,
  attackUnits: units,
  defenseUnits: units,
});

const auction = shapes.of<Auction>({
  card,
  bid: count,
  bidder: seat,
  turn: int(0, 3),
  passed: int(0, 15),
  bonus: number,
  units,
});

const civ = shapes.of<Civ>({
  culture: number,
  science: number,
  yellow: count,
  blue: count,
  idle: count,
  civilSpent: number,
  militarySpent: number,
  civilActed: bool,
  militaryActed: bool,
  government: card,
  leader: card,
  leaderAges: int(0, 31),
  building: card,
  stages: count,
  tactic: card,
  pact: card,
  pactWith: seat,
  pactSide: int(0, 1),
  war: card,
  warOn: seat,
  extraMilitary: number,
  unitGoods: number,
  unitGoodsUsed: number,
  immigrated: bool,
  routes: int(0, 2),
  colonizedOnce: bool,
  rebellion: count,
  skipPolitics: count,
  resigned: int(0, 4),
  workers: list(int(-1, 100), HOLDERS, HOLDERS),
  blues: list(count, TOKEN_HOLDERS, TOKEN_HOLDERS),
  specials: cards,
  wonders: cards,
  ruined: cards,
  colonies: cards,
  hand: cards,
  taken: cards,
  military: cards,
  by: list(number, SOURCES.length, SOURCES.length),
});

export const shape = shapes.of<State>({
  ...CORE_SHAPE,
  level: int(0, 2),
  easier: bool,
  noGangAttacks: bool,
  drawAsAction: bool,
  alternativeCorruption: bool,
  endScoring: count,
  fewerBonuses: bool,
  age: int(0, 4),
  first: int(0, 3),
  active: int(0, 3),
  players: int(0, 4),
  mayResign: bool,
  lastRound: count,
  keepsHand: bool,
  offered: card,
  row: cards,
  civilDecks: piles,
  militaryDecks: piles,
  discards: piles,
  discardKnown: list(list(int(0, EVERYBODY)), 0, 5),
  current: cards,
  future: cards,
  futureBy: list(seat),
  past: cards,
  gone: cards,
  unseen: cards,
  scoring: cards,
  scoringDown: cards,
  kept: list(cards, 0, 4),
  dealt: list(cards, 0, 4),
  markers: list(seat, 0, 4),
  boxYellow: count,
  boxBlue: count,
  battle,
  auction,
  civs: list(civ, 2, 4),
});
