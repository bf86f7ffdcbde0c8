/** Everything on the table, as small integers in flat lists. Spaces, advances, cards: places in their lists; NONE for nothing. */
import { type CoreState, NONE } from '@epoka/kernel';

/** Owners beside the seats 0 to 3. */
export const BARBARIAN = 4;
export const PIRATE = 5;

/** Moods of a city. */
export const ANGRY = 0;
export const NEUTRAL = 1;
export const HAPPY = 2;

/** What units of the player whose turn it is may no longer do (COC-13.5, COC-13.14). */
export const MOVED = 1;
export const BATTLED = 2;
export const ON_MOUNTAIN = 4;
export const ON_FOREST = 8;
export const ON_PLAINS = 16;
/** Ships of Hanno's player that moved in this turn; those that he moved, and units that Hegemony put ashore: they stay where they are. */
export const SAILED = 32;
export const MOORED = 64;

/** Once per turn: bits of `used`. */
export const USED_HUSBANDRY = 1;
export const USED_PUBLIC_EDUCATION = 2;
export const USED_PRIESTHOOD = 4;
export const USED_STATE_RELIGION = 8;
export const USED_BARTERING = 16;
export const USED_TAXES = 32;
export const USED_ARTS = 64;
export const USED_DRAMA = 128;
export const USED_ABSOLUTE_POWER = 256;
export const USED_ECONOMIC_LIBERTY = 512;
export const USED_FORCED_LABOR = 1024;
export const USED_STATUE = 2048;
export const USED_LIBRARY = 4096;

/** Once per turn, by civilizations and leaders: bits of `powers`. */
export const POWER_SHOGUN_DRAFT = 2;
export const POWER_POTTERY = 4;
export const POWER_POLIS = 8;
export const POWER_BALL_COURTS = 16;
export const POWER_POETRY = 32;
export const POWER_BUDDHISM = 128;
export const ENFORCED = 1 << 18;
/** The next card, or the next great person, that says "as an action" costs none. */
export const FREE_CARD = 1 << 17;
export const FREE_PERSON = 1 << 20;

/** A slot whose tile lies face up, but not yet turned. */
export const SHOWN = 2;

/** Wonders that are not on the map. */
export const UNBUILT = -1;
export const DESTROYED = -2;

/** A battle while it lasts; `space` is NONE when there is none. Index 0 is the attacker, 1 the defender. */
export interface Battle {
  space: number;
  attacker: number;
  defender: number;
  sea: number;
  round: number;
  /** where the attackers came from; NONE where they can't retreat */
  from: number;
  /** the attackers, by kind: they are not among the units of the space */
  host: number[];
  /** attacked straight from ships */
  landed: number;
  /** a Fortress fights on in this battle: extra die, cancelled hit */
  wallDie: number;
  wallCancel: number;
  /** combat value in every round, paid or granted before the battle */
  bonus: number[];
  /** fighters of each side at the start, and lost by each since */
  strength: number[];
  fallen: number[];
  /** the Great Arena was paid for */
  arena: number[];
  /** combat effects that work this round, NONE where there is none */
  effect: number[];
  /** Siege was not bought off, Peltasts hit: by side */
  silenced: number[];
  peltasts: number[];
  /** hits each side still has to take this round, and those chosen by kind so far */
  hits: number[];
  /** settlers or ships that stood on a trade route when the battle began */
  traders: number;
  /** the combat cards lie open */
  shown: number;
  /** at the start: somebody or something to beat; whose city, its size, whether it held a wonder */
  opposed: number;
  cityOf: number;
  citySize: number;
  cityWonder: number;
  walled: number;
  captured: number;
  /** pirates among the attackers (Carthage) */
  corsairs: number;
  /** eliminated so far by kind: the attacker's, then the defender's */
  slain: number[];
  /** losses chosen for each side until both are in, as a code; who chooses for it */
  split: number[];
  chooser: number[];
  /** hits each side cancels this round by elephants and payments; combat value paid for this round */
  cancels: number[];
  paidValue: number[];
  /** fighters at the start of the round; a card was played in it; what a cavalry could give up to cancel a hit */
  began: number[];
  carded: number[];
  horse: number[];
  /** bits of what a side paid for once, before or during the battle */
  deeds: number[];
  /** leader cards of both sides that take part, NONE where there is none */
  chiefs: number[];
  /** the defender plays no card in the first round; the first round is the last */
  gagged: number;
  eclipse: number;
  /** where attackers that never retreat would go back to all the same */
  origin: number;
  /** action cards each side has played in it, for who may take one back */
  playedCards: number[][];
  /** owner of the winning side, NONE while undecided and after a draw or retreat */
  winner: number;
}

/** Lists that copies share; see `copyState`. */
export type Lists = readonly (readonly number[])[];

export interface State extends CoreState {
  // ---- settings
  events: number;
  short: number;
  ending: number;
  shared: number;
  governmentCost: number;
  tradeCap: number;
  expansion: number;
  randomLeaders: number;

  // ---- map, by space or slot
  terrain: readonly number[];
  exhausted: readonly number[];
  slotTile: number[];
  slotTurn: readonly number[];
  spareTiles: number[];
  /** space of each seat's starting city */
  home: readonly number[];

  // ---- cities, by space
  cityOwner: readonly number[];
  mood: number[];
  activated: number[];
  /** was Angry when it was activated this turn */
  angryUse: number[];
  /** sea space its Port faces */
  port: readonly number[];
  /** colour of each building, seven to a space */
  piece: readonly number[];
  wonderAt: readonly number[];
  wonderBuilder: readonly number[];
  /** pieces that left the game, seven buildings and then the settlement, by seat */
  gone: readonly number[];

  // ---- units
  holder: number[];
  troops: number[];
  /** units of the current player with flags: space, kind, flags, number, and so on */
  flagged: number[];

  // ---- seats
  res: number[];
  cubes: number[];
  has: readonly number[];
  hands: number[][];
  objectives: number[][];
  wonders: number[][];
  persons: Lists;
  /** completed: card * 2 + which of its two */
  done: Lists;
  /** half points noted during the game, two to a seat: destroyed wonders, events */
  noted: readonly number[];
  /** main actions lost in the next turn: Assassination, Revolution */
  assassinated: readonly number[];
  lostActions: readonly number[];
  /** may not attack: row attacker, column defender; 1 = this turn, 2 = in the own next turn */
  ban: readonly number[];

  // ---- civilizations, by seat
  civ: readonly number[];
  /** its four advances */
  civHas: readonly number[];
  /** leader cards left, the one on the map, how many were recruited */
  leaders: Lists;
  leader: readonly number[];
  recruitedLeaders: readonly number[];
  /** leader cards of others that the seat eliminated, and those that are out of the game */
  trophies: Lists;
  lostLeaders: readonly number[];
  /** may recruit no leader any more */
  barred: readonly number[];
  /** cubes on Anarchy */
  anarchy: readonly number[];
  /** with whom the holder of Great Diplomat has a truce, NONE without */
  truce: readonly number[];
  /** objective cards the Great Seer assigned, and who knows them */
  assigned: number[][];
  seer: number;
  /** units held as captives: owner * kinds + kind */
  captives: number[];
  /** Obelisks laid out as rune stones */
  runes: readonly number[];
  /** regions marked by Erik the Red: slot, or -1 - seat for a home */
  markers: Lists;
  /** by space: pirate ships that count as Carthage's, Cleopatra's tokens, druids' tokens */
  corsairs: readonly number[];
  beloved: readonly number[];
  druids: readonly number[];
  /** seats that know the top of the event deck, as bits */
  peeked: number;

  // ---- cards
  actionDeck: number[];
  actionDiscard: number[];
  objectiveDeck: number[];
  objectiveDiscard: number[];
  wonderDeck: number[];
  /** face up: by Envoys, or all drawn ones when wonders are shared */
  wonderOpen: number[];
  eventDeck: number[];
  eventDiscard: number[];
  /** Pestilence and its like: beside the board */
  eventGlobal: readonly number[];
  /** the card that is being resolved, NONE between events */
  eventCard: number;
  /** event cards kept in front of the players */
  fronts: Lists;
  /** cards a player drew and looks at */
  looking: number[];
  /** face-down combat cards: attacker, defender */
  battleCards: number[];
  /** beside each card in hand: the seats that have seen it there, as bits */
  seenAction: Lists;
  seenObjective: Lists;
  seenWonder: Lists;

  // ---- turn
  age: number;
  roundOfAge: number;
  first: number;
  current: number;
  actions: number;
  /** how often the player was asked what to do in this turn: 1 as long as nothing was done */
  deed: number;
  used: number;
  collects: number;
  influenced: number;
  /** 1 Great Harvest, 2 Seasonal Harvest waits for a Collect */
  bound: number;
  /** Cultural Takeover waits for an influence attempt */
  takeover: number;
  /** the advance named by the Great Library */
  library: number;
  battlesFought: number;
  /** where the latest one was: against the same army it does not count twice */
  lastBattle: number;
  battlesWon: number;
  captures: number;
  drafts: number;
  heroes: number;
  greatIdeas: number;
  offers: number;
  /** the offer on the table: by whom, to whom; given (7), wanted (7), wanted cards by type (3) */
  offerBy: number;
  offerTo: number;
  offerShown: number;
  offerGoods: readonly number[];
  /** offered cards: action, objective, wonder */
  offered: readonly number[][];
  offeredSeen: Lists;
  offerPersons: readonly number[];
  wantedPersons: readonly number[];
  /** bits of powers used this turn, and of battles won against pirates */
  powers: number;
  piratesBeaten: number;
  /** in this round: who completed City Founder; who built a wonder, as bits, and how many were built */
  foundersOfRound: number;
  buildersOfRound: number;
  builtThisRound: number;
  status: number;

  // ---- what is under construction
  groups: number;
  /** of this Move action: 1 a ship moved, 2 by Navigation, 4 a Great Warlord leads its first battle */
  voyage: number;
  from: number;
  draft: number[];
  /** of a Recruit: the leader card chosen, units paid otherwise as kind and resource, and so on */
  /** size and mood of the city that was activated last; a city enlarged by a ball court for its next activation */
  actSize: number;
  actMood: number;
  actCollect: number;
  court: number;
  /** cities that moved in this turn: space and flags, and so on */
  nomads: number[];
  /** barbarian armies that Sulla lets move */
  armies: number[];
  /** the card that was announced is cancelled; whom it named before */
  foiled: number;
  named: number;
  /** a city captured with Wak Chanil Ajaw in this Move action */
  rebuild: number;
  /** a space that a power or the pirates keep in mind; the only source of the next influence attempt */
  post: number;
  source: number;
  chief: number;
  levied: number[];
  /** what the latest payment took */
  paid: readonly number[];
  battle: Battle;
}

/** A state that is laid out by hand, before anything copies it: all its lists may be written to. */
export type OpenState = {
  [K in keyof State]: State[K] extends readonly number[]
    ? number[]
    : State[K] extends Lists
      ? number[][]
      : State[K];
};

// ---- lists that copies share, made anew

// Lists of a state are copied with slice() and written to, seldom made with map(): in optimized code V8 counts what map() gives
// as a list that may have holes, soon turns all others that pass the same places into such lists, and then must compile nearly
// all rules again.

/** The list with another value at one place; itself where it has that value already. */
export function changed(list: readonly number[], at: number, value: number): readonly number[] {
  if (list[at] === value) return list;
  const copy = list.slice();
  copy[at] = value;
  return copy;
}

/** The list with another value wherever it has the old one. */
export function replaced(list: readonly number[], old: number, value: number): readonly number[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) if (copy[i] === old) copy[i] = value;
  return copy;
}

/** The lists with another one at one place. */
export function withList(lists: Lists, at: number, list: readonly number[]): Lists {
  const copy = lists.slice();
  copy[at] = list;
  return copy;
}

/** The lists with a value more at the end of one of them. */
export const withMore = (lists: Lists, at: number, value: number): Lists =>
  withList(lists, at, [...lists[at], value]);

/** A list without the first of these values in it. */
export function without(list: readonly number[], value: number): number[] {
  const copy = list.slice();
  copy.splice(copy.indexOf(value), 1);
  return copy;
}

/** The lists, one of them without the first of these values in it. */
export const withLess = (lists: Lists, at: number, value: number): Lists =>
  withList(lists, at, without(lists[at], value));

export function noBattle(): Battle {
  return {
    space: NONE,
    attacker: NONE,
    defender: NONE,
    sea: 0,
    round: 0,
    from: NONE,
    host: [0, 0, 0, 0, 0, 0],
    landed: 0,
    wallDie: 0,
    wallCancel: 0,
    bonus: [0, 0],
    strength: [0, 0],
    fallen: [0, 0],
    arena: [0, 0],
    effect: [NONE, NONE],
    silenced: [0, 0],
    peltasts: [0, 0],
    hits: [0, 0],
    traders: 0,
    shown: 0,
    opposed: 0,
    cityOf: NONE,
    citySize: 0,
    cityWonder: 0,
    walled: 0,
    captured: 0,
    corsairs: 0,
    slain: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    split: [NONE, NONE],
    chooser: [NONE, NONE],
    cancels: [0, 0],
    paidValue: [0, 0],
    began: [0, 0],
    carded: [0, 0],
    horse: [0, 0],
    deeds: [0, 0],
    chiefs: [NONE, NONE],
    gagged: 0,
    eclipse: 0,
    origin: NONE,
    playedCards: [[], []],
    winner: NONE,
  };
}

function copyBattle(b: Battle): Battle {
  return {
    space: b.space,
    attacker: b.attacker,
    defender: b.defender,
    sea: b.sea,
    round: b.round,
    from: b.from,
    host: b.host.slice(),
    landed: b.landed,
    wallDie: b.wallDie,
    wallCancel: b.wallCancel,
    bonus: b.bonus.slice(),
    strength: b.strength.slice(),
    fallen: b.fallen.slice(),
    arena: b.arena.slice(),
    effect: b.effect.slice(),
    silenced: b.silenced.slice(),
    peltasts: b.peltasts.slice(),
    hits: b.hits.slice(),
    traders: b.traders,
    shown: b.shown,
    opposed: b.opposed,
    cityOf: b.cityOf,
    citySize: b.citySize,
    cityWonder: b.cityWonder,
    walled: b.walled,
    captured: b.captured,
    corsairs: b.corsairs,
    slain: b.slain.slice(),
    split: b.split.slice(),
    chooser: b.chooser.slice(),
    cancels: b.cancels.slice(),
    paidValue: b.paidValue.slice(),
    began: b.began.slice(),
    carded: b.carded.slice(),
    horse: b.horse.slice(),
    deeds: b.deeds.slice(),
    chiefs: b.chiefs.slice(),
    gagged: b.gagged,
    eclipse: b.eclipse,
    origin: b.origin,
    playedCards: copyLists(b.playedCards),
    winner: b.winner,
  };
}

/** Most of these lists are empty most of the time: a new one is quicker than a copy. */
function copyList(list: readonly number[]): number[] {
  return list.length === 0 ? [] : list.slice();
}

function copyLists(lists: readonly number[][]): number[][] {
  const copies = lists.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = copyList(copies[i]);
  return copies;
}

function isEmpty(lists: readonly number[][]): boolean {
  for (let i = 0; i < lists.length; i++) if (lists[i].length > 0) return false;
  return true;
}

type LastField = 'named' | 'armies' | 'post' | 'source' | 'chief' | 'levied' | 'paid' | 'battle';
export type FirstFields = Omit<State, LastField>;

/**
 * A state out of two object literals. V8 gives what a literal of 128 fields or more makes a hidden class of its own every time,
 * and all code that has met a few of them stays slow for good; so the literals have fewer, and the last fields are added here.
 */
export function whole(first: FirstFields, last: Pick<State, LastField>): State {
  const s = first as State;
  s.named = last.named;
  s.armies = last.armies;
  s.post = last.post;
  s.source = last.source;
  s.chief = last.chief;
  s.levied = last.levied;
  s.paid = last.paid;
  s.battle = last.battle;
  return s;
}

/**
 * Every field by name: one hidden class, and no field forgotten. What seldom changes is shared by all copies: the lists that
 * State calls readonly, and the battle while there is none. Rules replace them; the kit freezes them to see that they do.
 */
export function copyState(s: State): State {
  const first: FirstFields = {
    version: s.version,
    chance: s.chance.slice(),
    seats: s.seats,
    round: s.round,
    roundCap: s.roundCap,
    stack: s.stack.slice(),
    asked: s.asked.slice(),
    asking: s.asking,
    over: s.over,
    events: s.events,
    short: s.short,
    ending: s.ending,
    shared: s.shared,
    governmentCost: s.governmentCost,
    tradeCap: s.tradeCap,
    expansion: s.expansion,
    randomLeaders: s.randomLeaders,
    terrain: s.terrain,
    exhausted: s.exhausted,
    slotTile: s.slotTile.slice(),
    slotTurn: s.slotTurn,
    spareTiles: s.spareTiles.slice(),
    home: s.home,
    cityOwner: s.cityOwner,
    mood: s.mood.slice(),
    activated: s.activated.slice(),
    angryUse: s.angryUse.slice(),
    port: s.port,
    piece: s.piece,
    wonderAt: s.wonderAt,
    wonderBuilder: s.wonderBuilder,
    gone: s.gone,
    holder: s.holder.slice(),
    troops: s.troops.slice(),
    flagged: copyList(s.flagged),
    res: s.res.slice(),
    cubes: s.cubes.slice(),
    has: s.has,
    hands: copyLists(s.hands),
    objectives: copyLists(s.objectives),
    wonders: copyLists(s.wonders),
    persons: s.persons,
    done: s.done,
    noted: s.noted,
    assassinated: s.assassinated,
    lostActions: s.lostActions,
    ban: s.ban,
    civ: s.civ,
    civHas: s.civHas,
    leaders: s.leaders,
    leader: s.leader,
    recruitedLeaders: s.recruitedLeaders,
    trophies: s.trophies,
    lostLeaders: s.lostLeaders,
    barred: s.barred,
    anarchy: s.anarchy,
    truce: s.truce,
    assigned: isEmpty(s.assigned) ? s.assigned : copyLists(s.assigned),
    seer: s.seer,
    captives: copyList(s.captives),
    runes: s.runes,
    markers: s.markers,
    corsairs: s.corsairs,
    beloved: s.beloved,
    druids: s.druids,
    peeked: s.peeked,
    actionDeck: s.actionDeck.slice(),
    actionDiscard: copyList(s.actionDiscard),
    objectiveDeck: s.objectiveDeck.slice(),
    objectiveDiscard: copyList(s.objectiveDiscard),
    wonderDeck: s.wonderDeck.slice(),
    wonderOpen: copyList(s.wonderOpen),
    eventDeck: s.eventDeck.slice(),
    eventDiscard: copyList(s.eventDiscard),
    eventGlobal: s.eventGlobal,
    eventCard: s.eventCard,
    fronts: s.fronts,
    looking: copyList(s.looking),
    battleCards: s.battleCards.slice(),
    seenAction: s.seenAction,
    seenObjective: s.seenObjective,
    seenWonder: s.seenWonder,
    age: s.age,
    roundOfAge: s.roundOfAge,
    first: s.first,
    current: s.current,
    actions: s.actions,
    deed: s.deed,
    used: s.used,
    collects: s.collects,
    influenced: s.influenced,
    bound: s.bound,
    takeover: s.takeover,
    library: s.library,
    battlesFought: s.battlesFought,
    lastBattle: s.lastBattle,
    battlesWon: s.battlesWon,
    captures: s.captures,
    drafts: s.drafts,
    heroes: s.heroes,
    greatIdeas: s.greatIdeas,
    offers: s.offers,
    offerBy: s.offerBy,
    offerTo: s.offerTo,
    offerShown: s.offerShown,
    offerGoods: s.offerGoods,
    offered: isEmpty(s.offered) ? s.offered : copyLists(s.offered),
    offeredSeen: s.offeredSeen,
    offerPersons: s.offerPersons,
    wantedPersons: s.wantedPersons,
    powers: s.powers,
    piratesBeaten: s.piratesBeaten,
    foundersOfRound: s.foundersOfRound,
    buildersOfRound: s.buildersOfRound,
    builtThisRound: s.builtThisRound,
    status: s.status,
    groups: s.groups,
    voyage: s.voyage,
    from: s.from,
    draft: copyList(s.draft),
    actSize: s.actSize,
    actMood: s.actMood,
    actCollect: s.actCollect,
    court: s.court,
    rebuild: s.rebuild,
    nomads: copyList(s.nomads),
    foiled: s.foiled,
  };
  return whole(first, {
    named: s.named,
    armies: copyList(s.armies),
    post: s.post,
    source: s.source,
    chief: s.chief,
    levied: copyList(s.levied),
    paid: s.paid,
    battle: s.battle.space === NONE ? s.battle : copyBattle(s.battle),
  });
}
