import { enCount, NONE } from '@epoka/kernel';
import { CARDS, GROUPS, UNIT_TYPES } from '../content/index.ts';
import { NEEDS } from '../rules/cards.ts';
import { guide } from './guide-en.ts';
import { NAMES as names, PEOPLES as peoples } from './names-en.ts';
import { tables } from './tables-en.ts';
import { texts } from './text-en.ts';
import {
  type CcgWords,
  contentName,
  face,
  joined,
  listed,
  nameOf,
  namer,
  ownerOf,
  type R,
  steps,
} from './types.ts';

const card = namer(names, 'a hidden card');
const cards = (list: readonly number[]) => joined(list.map(card), 'and');
const people = (c: number) => peoples[CARDS[c].id as keyof typeof peoples];
const n = (r: R, seat: number) => r.name(seat);
const whose = (r: R, seat: number) => (seat === r.seat ? 'your' : `${n(r, seat)}'s`);
const damage = (k: number) => `${k} damage`;
const KIND_OF_INCOME = ['food', 'production', 'tax'];
const income = (kind: number, k: number) => `${k} ${KIND_OF_INCOME[kind]}`;
const trait = (t: number) => (t === 1 ? tables.traits.religion : tables.traits['political-system']);
const groups = (c: number) => joined(listed(GROUPS, NEEDS[c].groups, tables.groups), 'and');

/** A card in play. */
const it = (r: R, o: number) => card(face(r, o));
/** A terrain, and where it is in its row: "Plains (2 left)", "Ben's Rome". */
const place = (r: R, t: number) => {
  const d = steps(r, t);
  const at = d === 0 ? '' : ` (${Math.abs(d)} ${d < 0 ? 'left' : 'right'})`;
  const owner = ownerOf(r, t);
  return `${owner === r.seat || owner < 0 ? '' : `${n(r, owner)}'s `}${it(r, t)}${at}`;
};
/** A unit, building or construction with its terrain. */
const stood = (r: R, o: number) => {
  const t = r.view.at[o] ?? NONE;
  const owner = ownerOf(r, o);
  const name = `${owner === r.seat || owner < 0 ? '' : `${n(r, owner)}'s `}${it(r, o)}`;
  return t === NONE ? name : `${name} on ${place(r, t)}`;
};
const target = (r: R, ref: number) =>
  nameOf(r, ref, {
    player: seat => n(r, seat),
    declaration: () => 'what was declared',
    event: card,
    object: o => ((r.view.at[o] ?? NONE) === NONE ? place(r, o) : stood(r, o)),
  });
/** In a log line: players by seat, everything else by its card. */
const said = (r: R, at: readonly number[]) =>
  joined(
    at.map(x => (x >= 0 ? card(x) : x === -50 ? 'what was declared' : n(r, -2 - x))),
    'and',
  );
const declaredBy = (r: R) => {
  const d = r.view.declared;
  const where = d.terrain === NONE ? '' : place(r, d.terrain);
  const who = n(r, r.view.active);
  switch (d.kind) {
    case 1:
      return `${who} attacks ${where}`;
    case 3:
      return `${who} razes ${d.building === NONE ? where : it(r, d.building)}`;
    case 4:
      return `${who} bombs ${where}`;
    default:
      return `${who} travels to ${where}`;
  }
};
const phase = (k: number) => tables.phases[k];

export const words: CcgWords = {
  title: 'Civilization: the card game',
  names,
  peoples,
  texts,
  ...tables,
  guide,
  card,
  content: id => contentName(names, id),
  orders: {
    passExplorers: "Pass at the start of others' Explorers phases",
    passMilitary: "Pass at the start of others' Military phases",
    passManagement: "Pass at the start of others' Management phases",
    passFinal: "Pass at the start of others' Final phases",
    passDeclarations: 'Pass when attacks and journeys are declared',
    passResponses: 'Never answer events',
    passIdle: 'Pass where you have nothing to play',
    passAll: 'Pass in every window, unless you are attacked',
    whileAway: 'While away: pass, and take the plainest choice',
  },
  sources: { terrains: 'Terrains' },
  terms: {
    growth: 'Terrains and food',
    mood: 'Satisfaction and unrest',
    income: 'Income',
    works: 'Inventions, buildings and events',
    cards: 'Cards in hand',
    arms: 'Units and threats',
  },
  settings: {
    roundLimit: {
      name: 'Rounds',
      hint: 'After the last round whoever has most terrains wins.',
      values: { '60': '60 rounds', '40': '40 rounds', '30': '30 rounds', '0': 'No limit' },
    },
    mulligan: { name: 'New hand', hint: 'Before the first turn everybody may draw seven new cards once.' },
    laterPlayersFood: {
      name: 'Food of later players',
      hint: 'Everybody but the starting player begins with this much food.',
    },
    windows: {
      name: 'Response windows',
      hint: 'Quick: only those who can play something are asked. Full: everybody is asked, so that nobody learns anything from a pause.',
      values: { quick: 'Quick', full: 'Full' },
    },
  },
  questions: {
    mulligan: () => 'Keep this hand, or draw seven new cards?',
    opening: (r, d) => `${phase(d.phase)} of ${n(r, r.view.active)} begins. Play an event?`,
    declared: r => `${declaredBy(r)}. Play an event?`,
    respond: r => {
      const top = r.view.announced[r.view.announced.length - 1];
      return top ? `${n(r, top[0])} plays ${card(top[1])}. Answer it?` : 'Answer the event?';
    },
    target: (_r, d) => `${card(d.card)}: choose a target.`,
    explore: () => 'Explorers phase: discover a terrain or a resource.',
    upkeep: (r, d) => `Feed ${stood(r, d.unit)}?`,
    military: () => 'Military phase: move and attack.',
    muster: r => {
      const d = r.view.declared;
      const where = d.terrain === NONE ? '' : place(r, d.terrain);
      switch (d.kind) {
        case 1:
          return `Attack on ${where}: who takes part?`;
        case 3:
          return `Razing of ${d.building === NONE ? where : it(r, d.building)}: who takes part?`;
        case 4:
          return `Air raid on ${where}: who strikes what?`;
        default:
          return `Journey to ${where}: who goes along?`;
      }
    },
    snipe: (r, d) => `${it(r, d.unit)} (Sniper): whom do they shoot?`,
    demolish: (r, d) => `${it(r, d.unit)} (Demolisher): units or a building?`,
    hit: (r, d) => {
      const p = r.view.declared.pools;
      const sum = p[3 * d.side] + p[3 * d.side + 1] + p[3 * d.side + 2];
      return `${damage(sum)} to assign: which unit takes it first?`;
    },
    advance: r => `The way is free: who moves onto ${place(r, r.view.declared.terrain)}?`,
    returning: () => 'Units without upkeep must return: which one, and where?',
    manage: () => 'Management phase: take income, build, devise.',
    final: () => 'Final phase: tax and abilities.',
    discardDown: () => 'Too many cards in hand: discard one.',
    surplus: (_r, d) =>
      d.what === 3
        ? 'More units than your limit: which one do you give up?'
        : d.what === 0
          ? 'More than 3 units on a terrain: which one do you give up?'
          : d.what === 2
            ? 'Only one Fortification fits here: which one do you give up?'
            : 'Too many buildings on a terrain: which one do you give up?',
    edge: () => 'Unrest: which edge terrain do you lose?',
    relocate: (r, d) => `${it(r, d.unit)} must leave: where to?`,
    scry: () => 'Put a card back on top or on the bottom of your library.',
    search: (_r, d) => `${card(d.card)}: which card do you take?`,
    look: (r, d) => `${card(d.card)}: the hand of ${n(r, d.owner)}.`,
  },
  answers: {
    keep: () => 'Keep the hand',
    redraw: () => 'Draw seven new cards',
    play: (_r, c) => `Play ${card(c)}`,
    pass: () => 'Pass',
    at: (r, ref) => target(r, ref),
    enough: () => 'No more targets',
    terrain: (_r, c, side) => `Discover ${card(c)} on the ${side === 0 ? 'left' : 'right'}`,
    resource: (r, c, t) => `Discover ${card(c)} on ${place(r, t)}`,
    feed: () => 'Pay its upkeep',
    feedAll: () => 'Pay for all',
    starve: () => "Don't pay: it must return",
    move: (r, u, t) => `Move ${stood(r, u)} to ${place(r, t)}`,
    journey: (r, u, t) => `Send ${stood(r, u)} to ${place(r, t)}`,
    fly: (r, u, t) => `Drop troops of ${stood(r, u)} on ${place(r, t)}`,
    attack: (r, t) => `Attack ${place(r, t)}`,
    raze: (r, b) => `Raze ${stood(r, b)}`,
    bomb: (r, t) => `Bomb ${place(r, t)}`,
    goHome: (r, u, t) => `Send ${stood(r, u)} home by way of ${place(r, t)}`,
    use: (r, o) => `Use ${it(r, o)}`,
    join: (r, u) => `${stood(r, u)} joins`,
    board: (r, u, c) => `${stood(r, u)} goes aboard ${it(r, c)}`,
    leave: (r, u) => `${stood(r, u)} stays behind`,
    aimAt: (r, u, b) => `${it(r, u)} strikes ${it(r, b)}`,
    go: () => 'Go',
    back: () => 'Call it off',
    shoot: (r, u) => `Shoot ${it(r, u)}`,
    building: (r, b) => `Strike ${it(r, b)}`,
    units: () => 'Strike the units',
    hit: (r, u) => stood(r, u),
    enter: (r, u) => `${it(r, u)} moves in`,
    done: () => 'Nobody else',
    income: (r, t, kind) => `${place(r, t)}: ${KIND_OF_INCOME[kind]}`,
    discard: (_r, c) => `Discard ${card(c)} for income`,
    draw: () => 'Pay for a card',
    build: (r, c, t) => `Build ${card(c)} on ${place(r, t)}`,
    devise: (_r, c) => `Devise ${card(c)}`,
    stage: (r, o) => `Pay a stage of ${stood(r, o)}`,
    abandon: (r, o) => `Give up ${stood(r, o)}`,
    drop: (_r, c) => `Discard ${card(c)}`,
    remove: (r, o) => `Give up ${stood(r, o)}`,
    lose: (_r, side) => (side === 0 ? 'The left edge' : 'The right edge'),
    to: (r, t) => place(r, t),
    top: (_r, c) => `${card(c)} on top`,
    bottom: (_r, c) => `${card(c)} on the bottom`,
    take: (_r, c) => `Take ${card(c)}`,
    nothing: () => 'Take nothing',
    seen: () => 'Seen',
  },
  reasons: {
    badTiming: (_r, c) => `${card(c)} can't be played at this moment.`,
    eraTooHigh: (_r, era, own) =>
      `A card of the ${tables.eras[era - 1]}; you are in the ${tables.eras[own - 1]}.`,
    needsInventions: (_r, list) => `You need ${cards(list)}.`,
    needsResources: (_r, list) => `You need ${cards(list)} on one of your terrains.`,
    needsBuildings: (_r, list) => `You need ${cards(list)}, finished.`,
    needsTrait: (_r, t) => `You need an invention of the kind ${trait(t)}.`,
    wrongGroup: (_r, c) => `Only for ${groups(c)}.`,
    needsUnit: (_r, types) =>
      `You need a unit: ${joined(listed(UNIT_TYPES, types, tables.unitTypes), 'or')}.`,
    permanentInPlay: () => 'Your permanent event of this name is in play already.',
    noTarget: (_r, c) => `${card(c)} finds no target.`,
    needFood: (_r, k, have) => `Needs ${k} food, you have ${have}.`,
    needProduction: (_r, k, have) =>
      `Needs ${k} production, you have ${have}: take income or discard cards first.`,
    needTax: (_r, k, have) => `Needs ${k} tax, you have ${have}: take income first.`,
    discoveriesUsed: () => 'You have made your discovery of this turn.',
    drawsUsed: () => 'You have bought your card of this turn.',
    usesLeft: () => 'Used as often as it may be in one turn.',
    evenGrowth: () => 'The two sides of your capital may differ by one terrain at most.',
    badSite: (_r, c) => `${card(c)} doesn't fit on this terrain.`,
    occupied: () => 'Enemy units occupy this terrain.',
    hasResource: () => 'There is a resource already.',
    sameName: () => 'A building of this name stands or is being built here.',
    queueFull: () => 'Something of this kind is being built here already.',
    uniqueExists: () => 'Unique: it stands somewhere in the world already.',
    alreadyKnown: () => 'You know this invention already.',
    devising: (_r, c) => `You are devising ${card(c)}: one invention at a time. You may give it up.`,
    allPaid: () => 'All stages are paid: it is finished at the start of your next turn.',
    alreadyUsed: () => 'Already used this turn.',
    noMovement: () => 'No movement left.',
    tooFar: () => 'Out of reach from there.',
    borderMoved: () => 'Only a unit that has not moved may cross a border.',
    enemyPresent: () => 'Enemy units stand there: attack them.',
    terrainFull: () => 'At most 3 units stand on a terrain.',
    forbidden: (_r, c) => `${card(c)} forbids it.`,
    foreignCapital: () => 'A foreign capital can be attacked, but not entered.',
    seaOnly: () => 'Ships stay on Sea terrains.',
    noAirBase: () => 'Your aircraft have no base there.',
    noRoomAboard: () => 'No room aboard.',
    notCarried: () => 'There is nobody to take along, or it is not carried.',
    mustReturn: () => 'Its upkeep was not paid: it must return.',
    returnsFirst: () => 'Units without upkeep return first.',
    notReady: () => 'Only ready air units with Demolisher can do that.',
    nobodyJoins: () => 'No unit of yours can take part.',
    notForIncome: () => "Events can't be discarded for income.",
    noIncome: () => 'This terrain gives none of it.',
    outOfForce: () => 'The card is not in force.',
    capitalLast: () => 'A capital is hit only when nobody else is left.',
    poolMisses: () => "This damage can't reach it.",
    isCarrier: () => 'The journey is its own: call it off instead.',
    keepFood: (_r, k, due) =>
      `You keep ${k} food, but unrest will cost ${due}: you would lose an edge terrain.`,
    noFoodTerrain: () => 'No terrain but your capital would give food.',
    inPhase: (_r, k) => `That is for the ${phase(k)}.`,
    finishFirst: () => 'First finish what is going on.',
    yourTurn: () => 'In your own turn.',
    noDeck: () => 'This is not a deck.',
    unknownCard: (_r, id) => `Unknown card: ${id}.`,
    badCount: (_r, id, k) => `Wrong number of copies of ${contentName(names, id)}: ${k}.`,
    capitalMissing: () => 'Choose a capital for this deck.',
    notACapital: (_r, c) => `${card(c)} is not a capital.`,
    capitalTooMany: (_r, c) => `A deck has exactly one capital; ${card(c)} is one too many.`,
    notForLibrary: (_r, c) => `${card(c)} belongs to the atlas, not to the library.`,
    librarySize: (_r, k) => `The library must have exactly 60 cards; it has ${k}.`,
    libraryCopies: (_r, c, k) => `At most 4 copies of ${card(c)} are allowed in the library; there are ${k}.`,
    notForAtlas: (_r, c) => `${card(c)} belongs to the library, not to the atlas.`,
    atlasSize: (_r, k) => `The atlas must have exactly 15 terrains and resources; it has ${k}.`,
    terrainCopies: (_r, c, k) => `At most 4 copies of the terrain ${card(c)} are allowed; there are ${k}.`,
    resourceCopies: (_r, c, k) => `Only 1 copy of the resource ${card(c)} is allowed; there are ${k}.`,
    fewTerrains: (_r, k) =>
      `The atlas has ${enCount(k, 'terrain', 'terrains')}: with fewer than 8 you can't win by expansion.`,
    fewInitial: (_r, k) =>
      `${enCount(k, 'terrain', 'terrains')} of the Initial era: with fewer than 4 you can't reach the Silver era.`,
    fewEarly: (_r, k) =>
      `${enCount(k, 'terrain', 'terrains')} of the first two eras: with fewer than 6 you can't reach the Golden era.`,
    deckGroup: (_r, c) =>
      `${card(c)} can be built only by ${groups(c)}: choose another capital or leave it out.`,
    deckInvention: (_r, c, list) => `${card(c)} needs what the library lacks: ${cards(list)}.`,
    deckResource: (_r, c, list) => `${card(c)} needs a resource that the atlas lacks: ${cards(list)}.`,
    deckBuilding: (_r, c, list) => `${card(c)} needs a building that the library lacks: ${cards(list)}.`,
    deckTrait: (_r, c, t) => `${card(c)} needs an invention of the kind ${trait(t)}; the library has none.`,
    deckSite: (_r, c) => `${card(c)} finds no place on your capital or the terrains of your atlas.`,
  },
  tells: {
    began: (r, seat, dice) => `${n(r, seat)} begins (dice: ${dice.join(', ')}).`,
    capital: (r, seat, c) => `${n(r, seat)} leads the ${people(c)} (capital: ${card(c)}).`,
    redrew: (r, seat) => `${n(r, seat)} takes a new hand.`,
    kept: (r, seat) => `${n(r, seat)} keeps the hand.`,
    turn: (r, seat, round) => `Round ${round}: ${n(r, seat)}.`,
    drew: (r, seat, list) =>
      list.every(c => c >= 0)
        ? `${n(r, seat)} draws ${cards(list)}.`
        : `${n(r, seat)} draws ${enCount(list.length, 'card', 'cards')}.`,
    finished: (r, seat, c, t) =>
      `${n(r, seat)}: ${card(c)} is finished${t === NONE ? '' : ` on ${card(t)}`}.`,
    surplus: (r, seat, c) => `${n(r, seat)} has no room for ${card(c)} and gives it up.`,
    replaced: (r, seat, c) => `${n(r, seat)}: ${card(c)} makes way for the new one.`,
    uniqueLost: (r, seat, c) => `${n(r, seat)} loses ${card(c)}: it stands elsewhere.`,
    ended: (r, seat, c) => `${card(c)} of ${n(r, seat)} ends.`,
    unrest: (r, seat, food, wanted) =>
      food < wanted
        ? `Unrest costs ${n(r, seat)} ${food} food; ${wanted} were due.`
        : `Unrest costs ${n(r, seat)} ${food} food.`,
    lostTerrain: (r, seat, c) => `${n(r, seat)} loses ${card(c)}, which goes back to the atlas.`,
    relocated: (r, seat, u, t) => `${n(r, seat)}: ${card(u)} withdraws to ${card(t)}.`,
    nowhere: (r, seat, u) => `${n(r, seat)}: ${card(u)} has nowhere to go and is lost.`,
    discovered: (r, seat, c, food) => `${n(r, seat)} discovers ${card(c)} for ${food} food.`,
    found: (r, seat, c, t, food) => `${n(r, seat)} discovers ${card(c)} on ${card(t)} for ${food} food.`,
    era: (r, seat, era) => `${n(r, seat)} reaches the ${tables.eras[era - 1]}.`,
    fed: (r, seat, u, food) => `${n(r, seat)} pays ${food} food for ${card(u)}.`,
    unfed: (r, seat, u) => `${n(r, seat)} doesn't feed ${card(u)}: it must return.`,
    moved: (r, seat, u, t) => `${n(r, seat)}: ${card(u)} moves to ${card(t)}.`,
    crushed: (r, seat, c) => `${card(c)}, which ${n(r, seat)} was building there, is lost.`,
    declaredAttack: (r, seat, t, owner, list) =>
      `${n(r, seat)} attacks ${whose(r, owner)} ${card(t)} with ${cards(list)}.`,
    declaredJourney: (r, seat, t, owner, list) =>
      `${n(r, seat)} sends ${cards(list)} to ${owner === seat ? '' : `${whose(r, owner)} `}${card(t)}.`,
    declaredRaze: (r, seat, b, owner, list) =>
      `${n(r, seat)} razes ${whose(r, owner)} ${card(b)} with ${cards(list)}.`,
    declaredBomb: (r, seat, t, owner, list) =>
      `${n(r, seat)} bombs ${whose(r, owner)} ${card(t)} with ${cards(list)}.`,
    cancelled: (r, seat, u) => `${n(r, seat)}: ${card(u)} stays behind and moves no more.`,
    undefended: (r, seat, t) => `Nobody is left to defend ${card(t)} against ${n(r, seat)}.`,
    shot: (r, seat, u, at, k) => `${n(r, seat)}: ${card(u)} shoots ${card(at)}: ${damage(k)}.`,
    struck: (_r, side, ground, any, air) =>
      `${side === 0 ? 'The attackers' : 'The defenders'} take ${damage(ground + any)}${air > 0 ? ` and ${air} more against aircraft` : ''}.`,
    damaged: (r, seat, c, k) => `${card(c)} of ${n(r, seat)} takes ${damage(k)}.`,
    destroyed: (r, seat, c) => `${card(c)} of ${n(r, seat)} is destroyed.`,
    returned: (r, seat, c) => `${card(c)} returns to the hand of ${n(r, seat)}.`,
    advanced: (r, seat, u, t) => `${n(r, seat)}: ${card(u)} moves onto ${card(t)}.`,
    won: (r, seat, loser) => `${n(r, seat)} wins the battle against ${n(r, loser)}.`,
    stayedAbroad: (r, seat, u) => `${n(r, seat)}: ${card(u)} can't get home and stays.`,
    income: (r, seat, t, kind, k) => `${n(r, seat)} takes ${income(kind, k)} from ${card(t)}.`,
    sold: (r, seat, c, k) => `${n(r, seat)} discards ${card(c)} for an income of ${k}.`,
    bought: (r, seat, tax) => `${n(r, seat)} pays ${tax} tax for a card.`,
    started: (r, seat, c, t, cost) => `${n(r, seat)} starts ${card(c)} on ${card(t)} (${cost}).`,
    devising: (r, seat, c, cost) => `${n(r, seat)} begins to devise ${card(c)} (${cost}).`,
    paidStage: (r, seat, c, stage, cost) => `${n(r, seat)} pays stage ${stage} of ${card(c)} (${cost}).`,
    abandoned: (r, seat, c) => `${n(r, seat)} gives up ${card(c)}.`,
    wasted: (r, seat, production, tax) => {
      const parts = [production > 0 ? `${production} production` : '', tax > 0 ? `${tax} tax` : ''];
      return `${n(r, seat)} leaves ${joined(parts.filter(Boolean), 'and')} unspent.`;
    },
    used: (r, seat, c) => `${n(r, seat)} uses ${card(c)}.`,
    threwAway: (r, seat, list) => `${n(r, seat)} discards ${cards(list)}.`,
    played: (r, seat, c, at) => `${n(r, seat)} plays ${card(c)}${at.length > 0 ? `: ${said(r, at)}` : ''}.`,
    passed: (r, window, k, seats) => {
      if (window === 2) return 'Nobody answers.';
      const who = joined(
        seats.map(seat => n(r, seat)),
        'and',
      );
      const pass = `${who} ${seats.length === 1 ? 'passes' : 'pass'}.`;
      return window === 0 ? `${phase(k)}: ${pass}` : pass;
    },
    idle: (r, seat, k) => `${n(r, seat)} has nothing to do in the ${phase(k)}.`,
    countered: (r, seat, c) => `${card(c)} of ${n(r, seat)} is countered.`,
    fizzled: (r, seat, c) => `${card(c)} of ${n(r, seat)} finds no target any more.`,
    attached: (r, seat, c) => `${card(c)} of ${n(r, seat)} stays in play.`,
    food: (r, seat, k) => (k < 0 ? `${n(r, seat)} loses ${-k} food.` : `${n(r, seat)} gains ${k} food.`),
    gain: (r, seat, kind, k) => `${n(r, seat)} gains ${income(kind, k)}.`,
    changed: (r, seat, c) => `${card(c)} of ${n(r, seat)} is changed for a while.`,
    exhausted: (r, seat, c) => `${card(c)} of ${n(r, seat)} is used.`,
    stageGained: (r, seat, c) => `${n(r, seat)}: a stage of ${card(c)} counts as paid.`,
    stageLost: (r, seat, c) => `${n(r, seat)}: ${card(c)} loses stages.`,
    scried: (r, seat, k) => `${n(r, seat)} looks at the top ${enCount(k, 'card', 'cards')} of the library.`,
    searched: (r, seat, c) => `${n(r, seat)} takes ${card(c)}.`,
    foundNothing: (r, seat) => `${n(r, seat)} takes nothing.`,
    looked: (r, seat, owner) => `${n(r, seat)} looks at the hand of ${n(r, owner)}.`,
    tookFrom: (r, seat, owner, c) => `${n(r, seat)} makes ${n(r, owner)} discard ${card(c)}.`,
    eliminated: (r, seat) => `The capital of ${n(r, seat)} falls: ${n(r, seat)} is out of the game.`,
    resigned: (r, seat) => `${n(r, seat)} resigns.`,
    expansion: (r, seat) => `${n(r, seat)} wins by expansion.`,
    conquest: (r, seat) => `${n(r, seat)} is the last one left and wins.`,
    roundLimit: () => 'The last round is over.',
    emptyLibrary: (r, seat) => `The library of ${n(r, seat)} is empty: no card.`,
  },
};
