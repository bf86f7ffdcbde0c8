/** Laying out the game (TTA-5, 27). */
import { type CoreState, NONE } from '@epoka/kernel';
import {
  BLUE_BANK,
  STARTING_GOVERNMENT,
  STARTING_WORKERS,
  UNUSED_WORKERS,
  YELLOW_BANK,
} from '../content/board.ts';
import { TECHNOLOGIES } from '../content/ids.ts';
import * as T from '../content/tables.ts';
import { showScoring } from './ages.ts';
import { ROW } from './row.ts';
import {
  ADVANCED,
  AGE_BY_AGE,
  type Chosen,
  checkTogether,
  END_SCORING,
  FULL,
  LEVELS,
  OPEN,
  PRIVATE,
  PUBLIC,
  SIMPLE,
} from './settings.ts';
import {
  blankAuction,
  blankBattle,
  type Civ,
  type Game,
  inOrder,
  NOT_IN_PLAY,
  SOURCES,
  type State,
} from './state.ts';

/** The supply is unlimited (TTA-1.7); this number only keeps the count of tokens whole. */
const BOX = 200;
/** Open Age III events of the Advanced game. */
const ADVANCED_SCORING = 4;
const AGE_BY_AGE_CARDS = 5;

function blankCiv(easier: boolean): Civ {
  const workers: number[] = TECHNOLOGIES.map(id => STARTING_WORKERS[id] ?? NOT_IN_PLAY);
  return {
    culture: 0,
    science: 0,
    yellow: YELLOW_BANK + (easier ? 1 : 0),
    blue: BLUE_BANK,
    idle: UNUSED_WORKERS,
    civilSpent: 0,
    militarySpent: 0,
    civilActed: false,
    militaryActed: false,
    government: T.card(STARTING_GOVERNMENT),
    leader: NONE,
    leaderAges: 0,
    building: NONE,
    stages: 0,
    tactic: NONE,
    pact: NONE,
    pactWith: NONE,
    pactSide: 0,
    war: NONE,
    warOn: NONE,
    extraMilitary: 0,
    unitGoods: 0,
    unitGoodsUsed: 0,
    immigrated: false,
    routes: 0,
    colonizedOnce: false,
    rebellion: 0,
    skipPolitics: 0,
    resigned: 0,
    workers,
    blues: new Array(T.TOKEN_HOLDERS).fill(0),
    specials: [NONE, NONE, NONE, NONE],
    wonders: [],
    ruined: [],
    colonies: [],
    hand: [],
    taken: [],
    military: [],
    by: SOURCES.map(() => 0),
  };
}

export function blank(core: CoreState, given: Chosen): State {
  checkTogether(given);
  const civs: Civ[] = [];
  for (let i = 0; i < core.seats; i++) civs.push(blankCiv(given.easier));
  const perSeat = () => civs.map((): number[] => []);
  const perAge = (): number[][] => [[], [], [], []];
  return {
    ...core,
    level: LEVELS.indexOf(given.level),
    easier: given.easier,
    noGangAttacks: given.noGangAttacks,
    drawAsAction: given.drawAsAction,
    alternativeCorruption: given.alternativeCorruption,
    endScoring: END_SCORING.indexOf(given.endScoring),
    fewerBonuses: given.fewerBonuses,
    age: 0,
    first: 0,
    active: 0,
    players: core.seats,
    mayResign: false,
    lastRound: 0,
    keepsHand: false,
    offered: NONE,
    row: new Array(ROW).fill(NONE),
    civilDecks: perAge(),
    militaryDecks: perAge(),
    discards: perAge(),
    discardKnown: perAge(),
    current: [],
    future: [],
    futureBy: [],
    past: [],
    gone: [],
    unseen: [],
    scoring: [],
    scoringDown: [],
    kept: perSeat(),
    dealt: perSeat(),
    markers: civs.map(() => NONE),
    boxYellow: BOX,
    boxBlue: BOX,
    battle: blankBattle(),
    auction: blankAuction(),
    civs,
  };
}

/** Copies of a card in a game with so many players. */
function copiesFor(card: number, seats: number): number {
  const [all, three, four] = T.COPIES[card];
  return all + (seats >= 3 ? three : 0) + (seats >= 4 ? four : 0);
}

/** All cards of an age that belong to it and were there when the table began. */
function deckOf(g: Game, age: number, belongs: (card: number) => boolean): number[] {
  const deck: number[] = [];
  for (let card = 0; card < T.HOW_MANY; card++)
    if (T.LEVEL[card] === age && g.since(T.SINCE[card]) && belongs(card))
      for (let n = copiesFor(card, g.s.seats); n > 0; n--) deck.push(card);
  return deck;
}

function militaryDeck(g: Game, age: number, given: Chosen): number[] {
  const { s } = g;
  return deckOf(g, age, card => {
    switch (T.KIND[card]) {
      case T.PACT:
        return s.seats > 2 && given.peaceful !== 'attacks-and-pacts';
      case T.WAR:
        return s.level === FULL && given.peaceful === 'off';
      case T.AGGRESSION:
        return given.peaceful === 'off';
      default:
        return !T.isCivil(card);
    }
  });
}

function isEvent(card: number): boolean {
  return T.KIND[card] === T.EVENT;
}

function simpleEvents(g: Game, given: Chosen): void {
  const s = g.s;
  s.current = g.shuffle(militaryDeck(g, 0, given).filter(card => !T.eventCard(card).notInSimple));
}

function currentEvents(g: Game, given: Chosen): void {
  const s = g.s;
  const deck = g.shuffle(militaryDeck(g, 0, given));
  s.current = deck.splice(0, s.seats + 2);
  s.unseen.push(...deck);
}

/** [A] Cards of military III are revealed until 4 events lie open; the rest is not used (TTA-5.6). */
function advancedScoring(g: Game, given: Chosen): void {
  const s = g.s;
  const deck = g.shuffle(militaryDeck(g, 3, given));
  while (s.scoring.length < ADVANCED_SCORING) {
    const card = deck.pop() as number;
    if (isEvent(card)) {
      s.scoring.push(card);
      g.tell('scoringShown', card);
    } else s.gone.push(card);
  }
  s.unseen.push(...deck);
}

/** [F] Sets Age III events aside; the others are shuffled back into military deck III (TTA-27.6). */
function endScoring(g: Game, given: Chosen): void {
  const s = g.s;
  const deck = s.militaryDecks[3];
  const events = g.shuffle(deck.filter(isEvent));
  let rest: number[] = [];
  switch (s.endScoring) {
    case PUBLIC:
      s.scoring = events.splice(0, given.publicCards);
      for (const card of s.scoring) g.tell('scoringShown', card);
      rest = events;
      break;
    case AGE_BY_AGE:
      s.scoringDown = events.splice(0, AGE_BY_AGE_CARDS);
      rest = events;
      showScoring(g);
      break;
    case PRIVATE: {
      rest = events.splice(0, 1);
      const each = events.length / s.seats;
      for (let seat = 0; seat < s.seats; seat++) s.dealt[seat] = events.splice(0, each);
      break;
    }
    case OPEN:
      // All lie open to choose from; what nobody takes goes back.
      s.dealt[0] = events;
      break;
  }
  s.militaryDecks[3] = deck.filter(card => !isEvent(card)).concat(rest);
}

/** Scoring cards kept by each seat. */
export function scoringCardsEach(s: State): number {
  return s.seats === 2 ? 2 : 1;
}

export function setup(g: Game, given: Chosen): void {
  const s = g.s;
  s.first = g.roll(s.seats);
  s.active = s.first;
  g.tell('begins', s.first);
  const ages = s.level + 1;
  for (let age = 0; age <= ages; age++) s.civilDecks[age] = g.shuffle(deckOf(g, age, T.isCivil));
  for (let i = 0; i < ROW; i++) s.row[i] = s.civilDecks[0].pop() as number;
  if (s.level === SIMPLE) simpleEvents(g, given);
  else {
    currentEvents(g, given);
    for (let age = 1; age <= ages; age++) s.militaryDecks[age] = militaryDeck(g, age, given);
    if (s.level === ADVANCED) advancedScoring(g, given);
    else if (s.endScoring > 0) endScoring(g, given);
    for (let age = 1; age <= ages; age++) g.shuffle(s.militaryDecks[age]);
  }
  if (s.endScoring === PRIVATE || s.endScoring === OPEN) g.next('pickScoring', pickOrder(s));
  g.next('round');
}

/** In turn order from the starting player; with two players 1-2-2-1 (TTA-27.6). */
function pickOrder(s: State): number[] {
  const order = inOrder(s, s.first);
  return s.seats === 2 ? [order[0], order[1], order[1], order[0]] : order;
}
