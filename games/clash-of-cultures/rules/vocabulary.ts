/** What this game is made of: its steps, questions and answers, each with the type of its data (reasons and log lines: tells.ts). */
import type { Json, Offers, Play, QuestionRules, StepRules } from '@epoka/kernel';
import type { State } from './state.ts';
import type { Reasons, Tells } from './tells.ts';

type Seat = number;
type Space = number;
type Amounts = readonly number[];
type OfSeat = { readonly seat: Seat };

/** A region being revealed: by whom, which, where it was entered and from where. */
export type Explored = OfSeat & {
  readonly slot: number;
  readonly entry: Space;
  readonly by: number;
  readonly from: Space;
};

type Payment = { readonly cost: Amounts; readonly swaps: number };
/** Which advances are offered for nothing (`from`, see advances.ts), whether a cube leaves the track, whether one may decline. */
type Gift = { readonly from: number; readonly cube: number; readonly may: number };

/** 0 attacks, 1 defends. */
type Side = number;
/** Barbarian armies that have still to march: space and number of units, and so on. */
type Armies = readonly number[];
/** So many different cities of a kind fall by so many levels. */
type Fall = { readonly cities: number; readonly which: number; readonly levels: number };
/** A wonder that is being paid for. */
type Building = { readonly wonder: number; readonly city: Space; readonly cost: Amounts };
type Routes = { readonly chosen: readonly Space[]; readonly n: number; readonly letters: number };
type Favours = { readonly favour: number; readonly left: number };

/** An open offer as a player makes it: goods by name, own cards by number, numbers of cards wanted. */
export interface TradeOffer {
  readonly give: Readonly<Record<string, number>>;
  readonly get: Readonly<Record<string, number>>;
  readonly actions: readonly number[];
  readonly objectives: readonly number[];
  readonly wonders: readonly number[];
  readonly persons: readonly number[];
  readonly want: Readonly<Record<string, number>>;
  readonly wantPersons: readonly number[];
  readonly shown: number;
}

export type Steps = {
  round: null;
  turnStart: Seat;
  routes: Seat;
  turn: Seat;
  turnEnd: Seat;
  roundEnd: null;
  pay: OfSeat & Payment;
  gain: OfSeat & { readonly advance: number; readonly bought: number; readonly cube: number };
  freeEducation: Seat;
  freeAdvance: OfSeat & Gift;
  event: Seat;
  drawAction: Seat;
  drawWonder: Seat;
  collect: Space;
  collected: Space;
  activated: Space;
  construct: OfSeat & { readonly city: Space; readonly building: number };
  dogma: Seat;
  recruited: Space;
  medicine: Seat;
  nationalism: Seat;
  excessCargo: Space;
  launch: OfSeat & { readonly space: Space; readonly ships: number };
  cheer: Seat;
  rituals: OfSeat & { readonly left: number };
  taxes: OfSeat & { readonly left: number };
  raise: { readonly city: Space; readonly levels: number };
  happyNow: Seat;
  extraAction: Seat;
  influenceNow: Seat;
  attempt: OfSeat & { readonly from: Space; readonly to: Space };
  succeed: OfSeat & { readonly from: Space; readonly to: Space };
  fail: Seat;
  moveOn: Seat;
  moveEnd: Seat;
  arrive: OfSeat & { readonly to: Space; readonly roads: number; readonly back: Space };
  explore: Explored;
  anchor: Explored;
  status: null;
  lastObjectives: null;
  /** 1 where it answers a counter-offer */
  deal: number;
  handOver: number;
  dealt: null;
  counter: Seat;
  statusObjectives: OfSeat & { readonly completed: readonly number[] };
  instant: OfSeat & { readonly met: readonly number[] };
  battleGoals: null;
  wonderGoals: Seat;
  afterAction: OfSeat & { readonly angry: number };
  wonder: OfSeat & { readonly wonder: number; readonly city: Space };
  lighthouse: Space;
  upper: OfSeat & { readonly upper: number };
  choosePlayer: OfSeat & { readonly why: number };
  repay: OfSeat & { readonly from: Seat };
  hire: OfSeat & { readonly hired: readonly Space[] };
  command: OfSeat & { readonly armies: readonly Space[] };
  explorer: Seat;
  newPlans: Seat;
  synergy: OfSeat & { readonly category: number };
  militia: Seat;
  newIdeas: Seat;
  ideas: OfSeat & { readonly n: number };
  teachUs: OfSeat & { readonly from: Seat };
  person: OfSeat & { readonly card: number };
  foundIn: OfSeat & { readonly slot: number };
  settled: OfSeat & { readonly space: Space };
  cheerCity: OfSeat & { readonly mode: number };
  buildAt: OfSeat & { readonly mode: number };
  statusDraw: Seat;
  raze: Seat;
  government: OfSeat & { readonly forced: number };
  firstPlayer: null;
  statusEnd: null;
  gameEnd: null;
  siegecraft: Seat;
  steel: Side;
  combatRound: null;
  combatCard: Side;
  reveal: null;
  onReveal: Side;
  beforeRoll: null;
  rolls: null;
  arena: Side;
  casualties: null;
  roundCheck: null;
  fallBack: null;
  /** the owner of the winning side, or NONE */
  aftermath: number;
  withdraw: null;
  battleOver: null;
  refugee: Seat;
  fanatics: Seat;
  barbarianCity: Seat;
  reinforce: Seat;
  barbariansMove: Seat;
  march: OfSeat & { readonly armies: Armies; readonly free: number };
  tribes: OfSeat & { readonly armies: Armies };
  tribesOf: Seat;
  refill: OfSeat & { readonly city: Space };
  agree: OfSeat & { readonly from: Space; readonly army: number };
  reinforceNear: Seat;
  drawEvent: OfSeat & { readonly full: number };
  icon: Seat;
  eventText: Seat;
  eventFor: OfSeat & { readonly drawer: Seat };
  claim: OfSeat & { readonly drawer: Seat };
  eventDone: OfSeat & { readonly full: number };
  healed: null;
  loseMood: OfSeat & Fall;
  moodFalls: OfSeat & Fall;
  loseUnits: OfSeat & { readonly left: number };
  favours: OfSeat & Favours;
  settler: Seat;
  earthquake: OfSeat & { readonly left: number };
  tremor: Seat;
  revolt: OfSeat & { readonly part: number };
  chooseCivilization: Seat;
  banking: Seat;
  poetry: OfSeat & { readonly cost: Amounts };
  discount: OfSeat & { readonly city: Space; readonly building: number; readonly cost: Amounts };
  architect: OfSeat & Building;
  rebate: OfSeat & Building & { readonly left: number };
  deploy: OfSeat & { readonly city: Space; readonly units: Amounts };
  partners: OfSeat & Routes;
  usedRoutes: OfSeat & { readonly chosen: readonly Space[] };
  raidPort: Seat;
  pirates: Seat;
  piratesLeave: OfSeat & { readonly left: number };
  piratesCome: OfSeat & { readonly left: number };
  raid: Seat;
  plunder: OfSeat & { readonly ships: number };
  chooseLosses: null;
  loseFighters: Side;
  fallen: null;
  martyr: Side;
  roundGoesOn: null;
  trojan: null;
  prepare: Side;
  terror: Side;
  strategist: Side;
  immortals: Side;
  parry: Side;
  sacrifice: null;
  may: OfSeat & { readonly content: number; readonly space: Space };
  mayDo: OfSeat & { readonly content: number; readonly space: Space };
  reward: OfSeat & { readonly gains: readonly number[] };
  captive: OfSeat & { readonly owner: number; readonly left: readonly number[] };
  mythical: OfSeat & { readonly side: Side };
  aztecGold: OfSeat & { readonly left: number };
  revolt2: OfSeat & { readonly space: Space };
  power: OfSeat & { readonly content: number; readonly space: Space; readonly which: number };
  muster: Seat;
  rebuild: OfSeat & { readonly city: Space };
  calendar: Seat;
  princeps: OfSeat & { readonly type: number };
  goldenAge: Seat;
  reclaim: OfSeat & { readonly city: Space };
  fear: OfSeat & { readonly space: Space };
  land: OfSeat & { readonly from: Space; readonly to: Space; readonly landed: number };
  buildHere: OfSeat & { readonly city: Space; readonly wonders: number };
  wander: OfSeat & { readonly city: Space; readonly to: Space };
  eventKind: Seat;
  resolve: OfSeat & { readonly full: number };
  burn: OfSeat & { readonly city: Space };
  guillotine: Seat;
  reformation: Seat;
  pandemic: OfSeat & { readonly left: number };
  fire: Seat;
  athlete: Seat;
  seer: OfSeat & { readonly left: readonly Seat[] };
  seerDraw: Seat;
  diplomat: Seat;
  foil: Seat;
  cardCosts: OfSeat & { readonly upper: number; readonly action: number; readonly culture: number };
  personGoes: OfSeat & { readonly card: number };
};

/** What contents of the expansion listen to. */
export type Events = {
  battleEnds: null;
  cityCaptured: OfSeat & {
    readonly city: Space;
    readonly before: number;
    readonly mood: number;
    readonly mine: number;
  };
  cityLost: OfSeat & { readonly city: Space };
  built: OfSeat & { readonly city: Space; readonly building: number };
  founded: OfSeat & { readonly space: Space; readonly settler: number };
  recruitedUnits: OfSeat & { readonly city: Space; readonly units: Amounts };
  collectedGoods: OfSeat & {
    readonly city: Space;
    readonly got: Amounts;
    readonly fields: readonly Space[];
  };
  influencedBy: OfSeat & { readonly from: Space };
};

export type Questions = {
  turn: null;
  pay: Payment;
  freeAdvance: Gift;
  freeEducation: null;
  whichAction: null;
  whichWonder: null;
  collect: Space;
  /** ore of the Collect that was lost to the limit */
  metallurgy: number;
  portSide: Space;
  token: null;
  recruit: Space;
  medicine: null;
  excessCargo: Space;
  happy: null;
  rituals: number;
  taxes: number;
  drama: null;
  barter: null;
  influence: null;
  boost: { readonly to: Space; readonly lack: number; readonly from: Space };
  building: Space;
  garrison: Space;
  move: null;
  group: null;
  orient: Explored;
  shipTo: Explored;
  routes: number;
  raze: null;
  government: number;
  reform: { readonly category: number; readonly left: number };
  firstPlayer: null;
  siegecraft: null;
  steel: Side;
  combatCard: Side;
  siegeFood: null;
  arena: Side;
  retreat: null;
  fallBack: null;
  /** 1 where one may decline */
  settlerTo: number;
  infantryTo: null;
  barbarianCity: number;
  reinforce: null;
  march: Armies;
  fullEvent: null;
  whichEvent: number;
  exhaust: null;
  claim: Seat;
  unhappy: Fall;
  save: { readonly city: Space; readonly levels: number };
  civilWar: null;
  loseUnit: number;
  favour: Favours;
  volcano: null;
  earthquake: number;
  revolt: number;
  uprising: null;
  /** names already completed in this phase */
  objectives: readonly number[];
  /** objectives that what happened fulfils */
  instant: readonly number[];
  offer: { readonly to: Seat; readonly counter: number };
  deal: number;
  handOver: number;
  lighthouse: null;
  choosePlayer: number;
  spy: Seat;
  hire: readonly Space[];
  command: readonly Space[];
  newPlans: null;
  synergy: number;
  newIdeas: null;
  teachUs: Seat;
  /** 1 where a city may be founded there */
  region: number;
  foundIn: number;
  cheerCity: number;
  buildAt: number;
  civilization: null;
  poetry: { readonly cost: Amounts };
  discount: { readonly city: Space; readonly building: number; readonly cost: Amounts };
  architect: Building;
  rebate: OfSeat & Building & { readonly left: number };
  ransom: OfSeat & Building;
  deploy: { readonly city: Space; readonly units: Amounts };
  partner: Routes;
  routeYield: Routes & { readonly city: Space };
  raidPort: null;
  piratesLeave: number;
  piratesCome: number;
  raid: null;
  raidedCity: null;
  losses: Side;
  fighter: Side;
  trojan: null;
  prepare: Side;
  terror: Side;
  strategist: Side;
  immortals: Side;
  parry: Side;
  sacrifice: null;
  may: { readonly content: number; readonly space: Space };
  /** resource and number, and so on: one of them */
  reward: readonly number[];
  captive: { readonly owner: number; readonly left: readonly number[] };
  mythical: Side;
  aztecGold: number;
  muster: null;
  colonyShip: { readonly to: Space; readonly at: Space };
  ashore: { readonly from: Space; readonly to: Space; readonly landed: number };
  rebuild: Space;
  calendar: null;
  tribute: null;
  princeps: number;
  goldenAge: null;
  fear: Space;
  buildHere: { readonly city: Space; readonly wonders: number };
  polis: Space;
  reroll: { readonly from: Space; readonly to: Space; readonly lack: number };
  druid: Space;
  convertUnit: Space;
  barbarianKind: Space;
  agree: { readonly from: Space; readonly army: number };
  hunnicTribes: Armies;
  tribalAllies: Armies;
  freeMarch: Armies;
  humanSacrifice: number;
  guillotine: null;
  reformation: null;
  reform2: Seat;
  pandemic: number;
  fire: null;
  athlete: null;
  seer: readonly Seat[];
  diplomat: null;
  foil: Seat;
};

export type Verbs = {
  turn:
    | 'advance'
    | 'found'
    | 'collect'
    | 'construct'
    | 'recruit'
    | 'move'
    | 'happy'
    | 'attempt'
    | 'use'
    | 'circus'
    | 'liberty'
    | 'barter'
    | 'wonder'
    | 'library'
    | 'statue'
    | 'play'
    | 'person'
    | 'trade'
    | 'power'
    | 'dismiss'
    | 'end';
  pay: 'pay';
  freeAdvance: 'advance' | 'none';
  freeEducation: 'yes' | 'no';
  whichAction: 'deck' | 'pile';
  whichWonder: 'deck' | 'pile';
  collect: 'take' | 'seize' | 'done';
  metallurgy: 'yes' | 'no';
  portSide: 'at';
  token: 'choose';
  recruit: 'add' | 'levy' | 'leader' | 'levyWith' | 'shogun' | 'relocate' | 'done';
  medicine: 'choose';
  excessCargo: 'drop';
  happy: 'raise' | 'decree' | 'done';
  rituals: 'spend';
  taxes: 'receive';
  drama: 'choose';
  barter: 'swap';
  influence: 'influence' | 'none';
  boost: 'yes' | 'no';
  building: 'building';
  garrison: 'unit';
  move: 'from' | 'wander' | 'stop';
  group: 'unit' | 'all' | 'go' | 'roads' | 'convert' | 'share' | 'wander' | 'back';
  orient: 'lay';
  shipTo: 'at';
  routes: 'routes';
  raze: 'raze' | 'none';
  government: 'govern' | 'none';
  reform: 'advance';
  firstPlayer: 'seat';
  siegecraft: 'engines' | 'none';
  steel: 'yes' | 'no';
  combatCard: 'card' | 'none';
  siegeFood: 'yes' | 'no';
  arena: 'choose' | 'none';
  retreat: 'retreat' | 'fight';
  fallBack: 'at';
  settlerTo: 'at' | 'none';
  infantryTo: 'at';
  barbarianCity: 'at';
  reinforce: 'at';
  march: 'march';
  fullEvent: 'yes' | 'no';
  whichEvent: 'deck' | 'pile';
  exhaust: 'at';
  claim: 'yes' | 'no';
  unhappy: 'at';
  save: 'yes' | 'no';
  civilWar: 'at';
  loseUnit: 'lose';
  favour: 'seat';
  volcano: 'at';
  earthquake: 'ruin' | 'done';
  revolt: 'lose' | 'none';
  uprising: 'tokens';
  objectives: 'complete' | 'none';
  instant: 'complete' | 'none';
  offer: 'offer' | 'swapOne' | 'none';
  deal: 'accept' | 'refuse' | 'counter';
  handOver: 'hand';
  lighthouse: 'at' | 'none';
  choosePlayer: 'seat';
  spy: 'exchange' | 'none';
  hire: 'hire' | 'done';
  command: 'march';
  newPlans: 'keep' | 'none';
  synergy: 'advance';
  newIdeas: 'advance';
  teachUs: 'play' | 'none';
  region: 'reveal' | 'none';
  foundIn: 'at' | 'none';
  cheerCity: 'raise' | 'none';
  buildAt: 'construct' | 'none';
  civilization: 'civilization';
  poetry: 'yes' | 'no';
  discount: 'choose' | 'yes' | 'none';
  architect: 'yes' | 'no';
  rebate: 'choose';
  ransom: 'yes' | 'no';
  deploy: 'banish' | 'done';
  partner: 'at';
  routeYield: 'choose';
  raidPort: 'choose';
  piratesLeave: 'at';
  piratesCome: 'at';
  raid: 'choose';
  raidedCity: 'at';
  losses: 'losses';
  fighter: 'drop';
  trojan: 'yes' | 'no';
  prepare: 'yes' | 'no';
  terror: 'banish' | 'none';
  strategist: 'yes' | 'no';
  immortals: 'spend' | 'none';
  parry: 'cancel' | 'none';
  sacrifice: 'yes' | 'no';
  may: 'yes' | 'no';
  reward: 'choose';
  captive: 'drop' | 'none';
  mythical: 'card' | 'none';
  aztecGold: 'spend' | 'none';
  muster: 'relocate' | 'done';
  colonyShip: 'relocate' | 'corsair';
  ashore: 'drop' | 'done';
  rebuild: 'rebuild' | 'none';
  calendar: 'yes' | 'no';
  tribute: 'choose';
  princeps: 'hand';
  goldenAge: 'advance' | 'none';
  fear: 'banish';
  buildHere: 'construct' | 'wonder' | 'none';
  polis: 'at' | 'none';
  reroll: 'yes' | 'no';
  druid: 'yes' | 'no';
  convertUnit: 'drop';
  barbarianKind: 'add';
  agree: 'yes' | 'no';
  hunnicTribes: 'choose' | 'none';
  tribalAllies: 'from' | 'done';
  freeMarch: 'march' | 'done';
  humanSacrifice: 'yes' | 'no';
  guillotine: 'appoint' | 'none';
  reformation: 'seat';
  reform2: 'at';
  pandemic: 'lose' | 'choose' | 'card' | 'statue';
  fire: 'at';
  athlete: 'receive' | 'none';
  seer: 'assign';
  diplomat: 'seat';
  foil: 'card' | 'person' | 'none';
};

export type Answers = {
  advance: [advance: number];
  found: [space: Space];
  collect: [city: Space];
  construct: [city: Space, building: number];
  recruit: [city: Space];
  move: [];
  happy: [];
  attempt: [];
  use: [advance: number];
  circus: [city: Space, levels: number];
  liberty: [city: Space];
  barter: [];
  end: [];
  pay: [code: number];
  none: [];
  yes: [];
  no: [];
  deck: [];
  pile: [];
  take: [space: Space, resource: number];
  done: [];
  at: [space: Space];
  choose: [resource: number];
  add: [kind: number];
  levy: [kind: number];
  relocate: [space: Space, kind: number];
  corsair: [space: Space];
  drop: [kind: number];
  raise: [city: Space];
  spend: [resource: number, n: number];
  receive: [resource: number, n: number];
  swap: [card: number, resource: number];
  influence: [from: Space, to: Space];
  building: [building: number];
  from: [space: Space];
  stop: [];
  unit: [kind: number, flags: number];
  all: [];
  go: [space: Space];
  roads: [space: Space];
  back: [];
  lay: [turn: number];
  routes: [food: number, gold: number];
  raze: [city: Space];
  govern: [category: number];
  seat: [seat: Seat];
  /** 1 wood against the die, 2 ore against the cancelled hit, 3 both */
  engines: [engines: number];
  card: [card: number];
  retreat: [];
  fight: [];
  march: [from: Space, to: Space];
  lose: [space: Space, kind: number];
  /** a building, 7 the settlement, from 8 on a wonder */
  ruin: [city: Space, piece: number];
  tokens: [mood: number, culture: number];
  wonder: [wonder: number, city: Space];
  library: [advance: number];
  statue: [card: number];
  play: [card: number];
  person: [event: number];
  complete: [card: number, half: number];
  /** type: 0 action, 1 objective, 2 wonder */
  exchange: [type: number, mine: number, theirs: number];
  hire: [space: Space, resource: number];
  keep: [drawn: number, given: number];
  reveal: [slot: number];
  trade: [seat: Seat];
  offer: [offer: Json];
  swapOne: [give: number, get: number];
  accept: [];
  refuse: [];
  counter: [];
  hand: [type: number, card: number];
  civilization: [civilization: number];
  /** a civilization advance or leader, what it is about, which of its powers */
  power: [content: number, space: Space, which: number];
  dismiss: [];
  leader: [leader: number];
  levyWith: [kind: number, resource: number];
  shogun: [];
  decree: [city: Space];
  wander: [city: Space, space: Space];
  seize: [space: Space];
  rebuild: [building: number, into: number];
  share: [space: Space];
  convert: [space: Space, kind: number, n: number];
  banish: [kind: number, space: Space];
  /** infantry, cavalry, elephants, leader to the base of eight */
  losses: [code: number];
  cancel: [way: number];
  appoint: [leader: number, space: Space];
  assign: [card: number, seat: Seat];
};

export interface Clash {
  steps: Steps;
  questions: Questions;
  verbs: Verbs;
  answers: Answers;
  reasons: Reasons;
  tells: Tells;
  events: Events;
}

export type G = Play<State, Clash>;
export type Kind<K extends keyof Questions> = QuestionRules<State, Clash, K>;
/** What any question offers into, where a function serves several of them. */
export type Offer = Offers<Clash>;
export type StepTable = StepRules<State, Clash>;
