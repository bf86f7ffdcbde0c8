import { enCount, NONE } from '@epoka/kernel';
import { BUILDING_KINDS, REGIONS, TERRAINS } from '../content/index.ts';
import { MOORED, ON_FOREST, ON_MOUNTAIN, SAILED } from '../rules/state.ts';
import { board } from './board-en.ts';
import { cards } from './cards-en.ts';
import { civs } from './civilizations-en.ts';
import { events } from './events-en.ts';
import { expansion } from './expansion-en.ts';
import { guide } from './guide-en.ts';
import { reasons } from './reasons-en.ts';
import { namer, type R, textsOf } from './things.ts';
import type { Words } from './types.ts';

const the = namer(board, cards, events, civs, {
  and: 'and',
  barbarians: 'the barbarians',
  pirates: 'the pirates',
  region: 'Region',
  unknown: 'a hidden card',
  fields: {
    give: 'You give',
    get: 'You get',
    actions: 'Action cards you give',
    objectives: 'Objective cards you give',
    wonders: 'Wonder cards you give',
    persons: 'Great persons you give',
    want: 'Cards you want',
    wantPersons: 'Great persons you want',
    shown: 'Show the cards',
    action: 'action cards',
    objective: 'objective cards',
    wonder: 'wonder cards',
  },
  unexplored: label => `${label} (unexplored)`,
});

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const MOODS = ['Angry', 'Neutral', 'Happy'];
const actions = (n: number) => enCount(n, 'main action', 'main actions');
const cityAt = (r: R, space: number) => `the city at ${the.label(r, space)}`;

/** A unit with what it may no longer do. */
function unitWith(kind: number, flags: number): string {
  const marks = [
    (flags & ON_MOUNTAIN) !== 0 ? 'on a mountain' : '',
    (flags & ON_FOREST) !== 0 ? 'in a forest, no battle' : '',
    (flags & MOORED) !== 0 ? 'moored' : (flags & SAILED) !== 0 ? 'sailed this turn' : '',
  ].filter(mark => mark !== '');
  return marks.length > 0 ? `${the.unit(kind)} (${marks.join(', ')})` : the.unit(kind);
}

const regionText = (i: number) =>
  `Four spaces: ${REGIONS[i].terrain
    .map(t => board.terrain[TERRAINS[TERRAINS.indexOf(t)]].name.toLowerCase())
    .join(', ')}.`;

const piece = (id: number) =>
  id < BUILDING_KINDS
    ? the.building(id)
    : id === BUILDING_KINDS
      ? 'the settlement'
      : the.wonder(id - BUILDING_KINDS - 1);

const ENGINES = ['', '2 wood: no extra die', '2 ore: no cancelled hit', '2 wood and 2 ore: neither'];
const CARD_TYPES = ['action', 'objective', 'wonder'];

/** Goods and numbers of cards, or "nothing". */
function bundle(goods: readonly number[], numbers: readonly number[]): string {
  const parts = [
    the.amounts(goods),
    ...numbers.map((n, type) => (n > 0 ? `${n} × ${CARD_TYPES[type]} card` : '')),
  ];
  return parts.filter(part => part !== '').join(', ') || 'nothing';
}

const more = expansion(the);

export const words: Words = {
  title: 'Clash of Cultures',
  board,
  cards,
  events,
  civs,
  guide,
  orders: {
    refuseTrades: 'Refuse all trade offers',
    noCombatCards: 'Play no cards in battles',
    objectivesOnlyWhenPossible: 'Ask about objectives only when one can be completed',
    neverTeachUs: 'Never play a card after a capture',
    neverFoil: 'Never cancel a card by Subterfuge',
  },
  texts: textsOf(board, cards, events, civs, regionText),
  questions: {
    ...more.questions,
    turn: r => `Your turn: ${actions(r.view.actions)} left`,
    pay: (_r, { cost }) => `How do you pay ${the.amounts(cost)}?`,
    freeAdvance: () => 'Choose an advance you gain for free',
    freeEducation: () => 'Free Education: pay 1 idea for 1 mood token?',
    whichAction: () => 'Great Mausoleum: draw from the deck, or take the top of the discard pile?',
    whichWonder: () => 'Draw a wonder from the deck, or take the one that lies face up?',
    collect: (r, city) => `Collect with ${cityAt(r, city)}: choose a space and a resource`,
    metallurgy: () => 'Metallurgy: turn 1 ore into 1 gold?',
    portSide: () => 'Which sea space does the Port face?',
    token: () => 'Choose a token',
    recruit: (r, city) => `Recruit in ${cityAt(r, city)}`,
    medicine: () => 'Medicine: which resource do you take back?',
    excessCargo: () => `Your ships carry 2 each: which unit is lost?`,
    happy: () => 'Increase happiness: choose a city for each level',
    rituals: (_r, left) => `Rituals: pay ${left} more, in resources or mood tokens`,
    taxes: (_r, left) => `Taxes: ${left} more to receive`,
    drama: () => 'Drama & Music: which token do you want instead?',
    barter: () => 'Bartering: which action card goes, and for what?',
    influence: () => 'Influence culture: from which city, against which?',
    boost: (_r, { lack }) =>
      `Pay ${enCount(lack, 'culture token', 'culture tokens')} to make the roll a success?`,
    building: () => 'Which building gets your colour?',
    garrison: () => 'Which unit do you place in the city that came over?',
    move: r => `Move: choose where a group starts (${enCount(r.view.groups, 'group', 'groups')} left)`,
    group: r => `Group from ${the.label(r, r.view.from)}: choose units, then where they go`,
    orient: () => 'Both ways fit: how do you lay the region?',
    shipTo: () => 'Where do the ships go in the new region?',
    routes: (_r, most) => `Trade Routes: up to ${most}. What do they bring?`,
    raze: () => 'You may raze a city of size 1 for 1 gold',
    government: (_r, forced) =>
      forced === 1 ? 'Revolution: choose your new government' : 'You may change your government',
    reform: (_r, { left }) => `New government: choose ${enCount(left, 'more advance', 'more advances')}`,
    firstPlayer: () => 'Who is first player in the next age?',
    siegecraft: () => 'Siegecraft: what do you pay against the Fortress?',
    steel: () => 'Steel Weapons: pay 1 ore for more combat value?',
    combatCard: () => 'Play an action card for its combat effect?',
    siegeFood: () => 'Siege: pay 2 food to keep your conflict abilities?',
    arena: () => 'Great Arena: spend a token for +1 combat value?',
    retreat: () => 'Retreat, or fight another round?',
    fallBack: () => 'Tactical Retreat: where do your units go?',
    settlerTo: () => 'In which city do you place a settler?',
    infantryTo: () => 'In which city do you place an infantry?',
    barbarianCity: () => 'Where do the barbarians settle?',
    reinforce: () => 'Which barbarian city is reinforced?',
    march: () => 'Which barbarian army moves, and where?',
    fullEvent: () => 'An event is due: resolve the whole card, or only its icon?',
    whichEvent: () => 'Great Mausoleum: draw an event, or take the top of the discard pile?',
    exhaust: () => 'Which land is exhausted?',
    claim: (r, drawer) =>
      `Take ${r.view.eventCard >= 0 ? the.event(r.view.eventCard) : 'the great person'} for ${r.seat === drawer ? '1 culture token' : '2 culture tokens'}?`,
    unhappy: (_r, { levels }) =>
      levels > 1 ? 'Which of your cities becomes Angry?' : 'Which of your cities loses a mood level?',
    save: (r, { city }) => `Myths: pay 1 mood token to spare ${cityAt(r, city)}?`,
    civilWar: () => 'Civil War: in which city?',
    loseUnit: () => 'Which of your units is lost?',
    favour: (_r, { favour }) =>
      ['Who gains 1 food?', 'Who places a settler?', 'Who gains 1 culture token?'][favour],
    volcano: () => 'Volcano: which of your cities is destroyed?',
    earthquake: (_r, left) => `Earthquake: destroy a city piece (up to ${left} more)`,
    revolt: (_r, part) =>
      part === 1
        ? 'Revolution: give up a military unit, or lose a main action?'
        : 'Revolution: give up a military unit, or change your government?',
    uprising: () => 'Uprising: which tokens do you lay on the card?',
    objectives: () => 'Status phase: complete an objective?',
    instant: () => 'Complete an objective now?',
    lighthouse: () => 'Great Lighthouse: where do you place a free ship?',
    choosePlayer: () => 'Choose a player',
    spy: (r, other) => `Spy: swap a card with ${r.name(other)}?`,
    hire: () => 'Mercenaries: which barbarian armies do you pay, and with what?',
    command: () => 'Mercenaries: which army moves, and where?',
    newPlans: () => 'New Plans: keep a drawn card for one of yours?',
    synergy: (_r, category) =>
      category === NONE
        ? 'Synergies: choose the first of two advances of a category'
        : `Synergies: choose the second advance of ${the.category(category)}`,
    newIdeas: () => 'New Ideas: which advance do you buy?',
    teachUs: (r, from) => `Play Teach Us! to learn from ${r.name(from)}?`,
    region: () => 'Which region do you reveal?',
    foundIn: () => 'Found a city there for 2 food?',
    cheerCity: (_r, mode) =>
      [
        'Which city is raised by a level?',
        'Pay 1 mood token to raise another city?',
        'Which city becomes Happy?',
      ][mode],
    buildAt: () => 'Construct a building',
    offer: (r, { to }) => `What do you offer ${r.name(to)}?`,
    deal: r =>
      `${r.name(r.view.offerBy)} offers you ${bundle(
        r.view.offerGoods.slice(0, 7),
        r.view.offered.map(list => list.length),
      )} for ${bundle(r.view.offerGoods.slice(7, 14), r.view.offerGoods.slice(14))}`,
    handOver: (_r, type) => `Which ${CARD_TYPES[type]} card do you hand over?`,
  },
  answers: {
    ...more.answers,
    advance: (_r, id) => the.advance(id),
    found: (r, space) => `Found a city at ${the.space(r, space)}`,
    collect: (r, city) => `Collect with ${cityAt(r, city)}`,
    construct: (r, city, id) => `${the.building(id)} in ${cityAt(r, city)}`,
    recruit: (r, city) => `Recruit in ${cityAt(r, city)}`,
    move: () => 'Move units',
    happy: () => 'Increase happiness',
    attempt: () => 'Influence culture',
    use: (_r, id) => `Use ${the.advance(id)}`,
    circus: (r, city, levels) => `Circus & Sports: ${cityAt(r, city)}, ${enCount(levels, 'level', 'levels')}`,
    liberty: (r, city) => `Economic Liberty: collect with ${cityAt(r, city)}`,
    barter: () => 'Bartering: discard an action card',
    end: () => 'End turn',
    pay: (_r, code) => the.payment(code),
    none: () => 'None',
    yes: () => 'Yes',
    no: () => 'No',
    deck: () => 'From the deck',
    pile: () => 'The card that lies open',
    take: (r, space, kind) => `${upper(the.resource(kind))} from ${the.space(r, space)}`,
    done: () => 'Done',
    at: (r, space) => the.space(r, space),
    choose: (_r, kind) => upper(the.resource(kind)),
    add: (_r, kind) => upper(the.unit(kind)),
    levy: (_r, kind) => `${upper(the.unit(kind))} for mood tokens`,
    relocate: (r, space, kind) => `${upper(the.unit(kind))} taken from ${the.space(r, space)}`,
    drop: (_r, kind) => upper(the.unit(kind)),
    raise: (r, city) => upper(cityAt(r, city)),
    spend: (_r, kind, n) => `${n} × ${the.resource(kind)}`,
    receive: (_r, kind, n) => `${n} × ${the.resource(kind)}`,
    swap: (_r, card, kind) => `${the.card(card)} for 1 ${the.resource(kind)}`,
    influence: (r, from, to) => `From ${the.label(r, from)} against ${cityAt(r, to)}`,
    building: (_r, id) => the.building(id),
    from: (r, space) => `From ${the.space(r, space)}`,
    stop: () => 'Finish moving',
    unit: (_r, kind, flags) => upper(unitWith(kind, flags)),
    all: () => 'All units',
    go: (r, space) => `To ${the.space(r, space)}`,
    roads: (r, space) => `By Roads to ${the.space(r, space)} (1 food, 1 ore)`,
    back: () => 'Another group',
    lay: (_r, turn) => (turn === 0 ? 'As it came' : 'Turned round'),
    routes: (_r, food, gold) => (gold > 0 ? `${food} food, ${gold} gold` : `${food} food`),
    raze: (r, city) => `Raze ${cityAt(r, city)}`,
    govern: (_r, id) => the.category(id),
    seat: (r, seat) => r.name(seat),
    engines: (_r, engines) => ENGINES[engines],
    card: (_r, card) => the.combat(card),
    retreat: () => 'Retreat',
    fight: () => 'Fight on',
    march: (r, from, to) => `From ${the.label(r, from)} to ${the.space(r, to)}`,
    lose: (r, space, kind) => `${upper(the.unit(kind))} at ${the.space(r, space)}`,
    ruin: (r, city, id) => `${upper(piece(id))} in ${cityAt(r, city)}`,
    tokens: (_r, mood, culture) => `${mood} mood, ${culture} culture`,
    wonder: (r, id, city) => `Build the ${the.wonder(id)} in ${cityAt(r, city)}`,
    library: (_r, id) => `Great Library: use ${the.advance(id)} this turn`,
    statue: (_r, card) => `Great Statue: give up ${the.objectiveCard(card)} for an action`,
    play: (_r, card) => `Play ${the.upper(card)}`,
    person: (_r, id) => `Play ${the.event(id)}`,
    complete: (_r, card, half) => `Complete ${the.half(card, half)}`,
    exchange: (_r, type, mine, theirs) => {
      const name = type === 0 ? the.card : type === 1 ? the.objectiveCard : the.wonder;
      return `Give ${name(mine)} for ${name(theirs)}`;
    },
    hire: (r, space, kind) => `The army at ${the.space(r, space)} for 1 ${the.resource(kind)}`,
    keep: (_r, drawn, given) => `Keep ${the.objectiveCard(drawn)}, give up ${the.objectiveCard(given)}`,
    reveal: (r, slot) => `Region ${the.slot(r, slot)}`,
    trade: (r, seat) => `Trade with ${r.name(seat)}`,
    offer: () => 'Make this offer',
    swapOne: (_r, give, get) => `1 ${the.resource(give)} for 1 ${the.resource(get)}`,
    accept: () => 'Accept',
    refuse: () => 'Refuse',
    counter: () => 'Make a counter-offer',
    hand: (_r, type, card) => (type === 0 ? the.card : type === 1 ? the.objectiveCard : the.wonder)(card),
  },
  reasons: { ...reasons(the), ...more.reasons },
  tells: {
    ...more.tells,
    first: (r, seat) => `${r.name(seat)} is first player`,
    round: (_r, age, round) => `Age ${age}, round ${round}`,
    endRoll: (r, seat, value, most) =>
      value <= most
        ? `${r.name(seat)} rolls ${value} for the end: the game is over (${most} or less)`
        : `${r.name(seat)} rolls ${value} for the end: the game goes on (${most} or less ends it)`,
    turn: (r, seat, n) => `Turn of ${r.name(seat)}: ${actions(n)}`,
    routes: (r, seat, n) => `${r.name(seat)} uses ${enCount(n, 'trade route', 'trade routes')}`,
    gain: (r, seat, kind, n, lost) =>
      lost > 0
        ? `${r.name(seat)} gains ${n} × ${the.resource(kind)}; ${lost} beyond the limit lost`
        : `${r.name(seat)} gains ${n} × ${the.resource(kind)}`,
    lose: (r, seat, kind, n) => `${r.name(seat)} loses ${n} × ${the.resource(kind)}`,
    paid: (r, seat, amounts) => `${r.name(seat)} pays ${the.amounts(amounts)}`,
    advance: (r, seat, id, cubes) =>
      `${r.name(seat)} gains ${the.advance(id)} (${enCount(cubes, 'cube', 'cubes')} on the event track)`,
    drawAction: (r, seat, card) =>
      card >= 0 ? `${r.name(seat)} draws ${the.card(card)}` : `${r.name(seat)} draws an action card`,
    takeAction: (r, seat, card) => `${r.name(seat)} takes ${the.card(card)}`,
    drawObjective: (r, seat, card) =>
      card >= 0
        ? `${r.name(seat)} draws the objective card ${the.objectiveCard(card)}`
        : `${r.name(seat)} draws an objective card`,
    drawWonder: (r, seat, id) =>
      id >= 0 ? `${r.name(seat)} draws the ${the.wonder(id)}` : `${r.name(seat)} draws a wonder card`,
    takeWonder: (r, seat, id) => `${r.name(seat)} takes the ${the.wonder(id)}`,
    wonderShown: (_r, id) => `The ${the.wonder(id)} lies face up`,
    discarded: (r, seat, card) => `${r.name(seat)} discards ${the.card(card)}`,
    founded: (r, seat, space) => `${r.name(seat)} founds a city at ${the.space(r, space)}`,
    mood: (r, city, mood) => `${upper(cityAt(r, city))} is now ${MOODS[mood]}`,
    collects: (r, seat, city) => `${r.name(seat)} collects with ${cityAt(r, city)}`,
    constructed: (r, seat, city, id) =>
      `${r.name(seat)} constructs ${the.building(id)} in ${cityAt(r, city)}`,
    portFaces: (r, city, space) => `The Port of ${the.label(r, city)} faces ${the.label(r, space)}`,
    recruited: (r, seat, kind, n, city) =>
      `${r.name(seat)} recruits ${n} × ${the.unit(kind)} in ${cityAt(r, city)}`,
    relocated: (r, seat, kind, space) =>
      `${r.name(seat)} takes a ${the.unit(kind)} from ${the.space(r, space)}`,
    unitLost: (r, seat, kind, space) => `${r.name(seat)} loses a ${the.unit(kind)} at ${the.space(r, space)}`,
    unitPlaced: (r, owner, kind, space) =>
      `${upper(the.owner(r, owner))}: 1 × ${the.unit(kind)} placed at ${the.space(r, space)}`,
    uses: (r, seat, id) => `${r.name(seat)} uses ${the.advance(id)}`,
    extraAction: (r, seat) => `${r.name(seat)} has one more main action`,
    influences: (r, seat, from, to) =>
      `${r.name(seat)} tries to influence ${cityAt(r, to)} from ${the.label(r, from)}`,
    influenceRoll: (r, seat, rolled, value) =>
      rolled === value
        ? `${r.name(seat)} rolls ${rolled}`
        : `${r.name(seat)} rolls ${rolled}, which counts as ${value}`,
    influenceFails: (r, seat) => `The influence of ${r.name(seat)} fails`,
    influenced: (r, seat, city, id, from) =>
      `${the.building(id)} in ${cityAt(r, city)} goes from ${r.name(from)} to ${r.name(seat)}`,
    takenOver: (r, seat, city) => `${upper(cityAt(r, city))} comes over to ${r.name(seat)}`,
    moves: (r, owner, group, from, to) =>
      `${upper(the.owner(r, owner))}: ${the.group(group)} from ${the.label(r, from)} to ${the.space(r, to)}`,
    turnedBack: (r, seat, space) => `No sea for the ships of ${r.name(seat)}: back to ${the.label(r, space)}`,
    explored: (r, seat, slot, tile) => `${r.name(seat)} explores ${the.slot(r, slot)} (region ${tile + 1})`,
    status: (_r, age) => `Status phase of age ${age}`,
    razed: (r, seat, space) => `${r.name(seat)} razes the city at ${the.label(r, space)}`,
    government: (r, seat, id, cubes) =>
      `${r.name(seat)} changes to ${the.category(id)} with ${enCount(cubes, 'cube', 'cubes')}`,
    reformed: (r, seat, id) => `${r.name(seat)} now has ${the.advance(id)}`,
    battle: (r, attacker, defender, space) =>
      `Battle at ${the.space(r, space)}: ${the.owner(r, attacker)} against ${the.owner(r, defender)}`,
    greatWall: (r, seat) => `The Great Wall of ${r.name(seat)} beats the barbarians`,
    faceDown: (r, seat) => `${r.name(seat)} lays a card face down`,
    reveals: (r, seat, card) => `${r.name(seat)} reveals ${the.combat(card)}`,
    cardRoll: (r, owner, values) => `${upper(the.owner(r, owner))}: card roll ${values.join(', ')}`,
    combatRoll: (r, owner, values, icons, value) =>
      `${upper(the.owner(r, owner))}: ${values.map((n, i) => `${n} ${the.icon(icons[i])}`).join(', ') || 'no dice'}; combat value ${value}`,
    falls: (r, owner, n) => `${upper(the.owner(r, owner))}: ${enCount(n, 'unit', 'units')} lost`,
    wins: (r, owner, space) => `${upper(the.owner(r, owner))}: battle won at ${the.label(r, space)}`,
    draw: (r, space) => `Nobody is left of the battle at ${the.label(r, space)}`,
    retreats: (r, owner, space) => `${upper(the.owner(r, owner))}: retreat to ${the.label(r, space)}`,
    fallsBack: (r, seat, space) => `${r.name(seat)} falls back to ${the.label(r, space)}`,
    captured: (r, owner, city) => `${upper(the.owner(r, owner))}: ${cityAt(r, city)} captured`,
    cityGone: (r, space) => `The city at ${the.label(r, space)} is removed`,
    barbarianCity: (r, space) => `Barbarians settle at ${the.space(r, space)}`,
    noPlace: () => 'The barbarians find no place',
    event: (r, seat, id) => `${r.name(seat)} draws the event ${the.event(id)}`,
    shielded: (r, seat, id) => `${the.advance(id)} shields ${r.name(seat)}`,
    claims: (r, seat, id) => `${r.name(seat)} takes ${the.event(id)}`,
    exhausted: (r, space) => `The land at ${the.space(r, space)} is exhausted`,
    ruined: (r, city, id, colour) =>
      `${upper(piece(id))} of ${r.name(colour)} at ${the.label(r, city)} is destroyed (2 points)`,
    wonderRuined: (r, city, id) => `The ${the.wonder(id)} at ${the.label(r, city)} is destroyed`,
    actionLost: (r, seat) => `${r.name(seat)} loses a main action`,
    pestilenceOver: () => 'Everybody has Sanitation: the pestilence is over',
    wonder: (r, seat, id, city) => `${r.name(seat)} builds the ${the.wonder(id)} in ${cityAt(r, city)}`,
    library: (r, seat, id) => `${r.name(seat)} uses ${the.advance(id)} by the Great Library`,
    statue: (r, seat) => `${r.name(seat)} gives up an objective card for a main action`,
    plays: (r, seat, card) => `${r.name(seat)} plays ${the.upper(card)}`,
    person: (r, seat, id) => `${r.name(seat)} plays ${the.event(id)}`,
    completes: (r, seat, id) => `${r.name(seat)} completes ${the.objective(id)} (2 points)`,
    chooses: (r, seat, other) => `${r.name(seat)} chooses ${r.name(other)}`,
    exchanges: (r, seat, other, type) =>
      `${r.name(seat)} swaps a card with ${r.name(other)} (${CARD_TYPES[type]} card)`,
    newPlans: (r, seat) => `${r.name(seat)} keeps a new objective card for an old one`,
    offer: (r, seat, other, goods, cards) =>
      `${r.name(seat)} offers ${r.name(other)} ${bundle(goods.slice(0, 7), cards.slice(0, 3))} for ${bundle(goods.slice(7, 14), goods.slice(14))}`,
    refused: (r, seat) => `${r.name(seat)} does not accept`,
    dealt: (r, seat, other) => `${r.name(seat)} and ${r.name(other)} have traded`,
    end: () => 'The game is over',
  },
  sources: {
    cities: 'City pieces',
    advances: 'Advances',
    objectives: 'Objectives',
    wonders: 'Wonders',
    events: 'Events',
    leaders: 'Leaders eliminated',
  },
  terms: {
    points: 'Points on the table',
    cities: 'Cities and room to grow',
    engine: 'Advances at work',
    stores: 'Resources and tokens',
    actions: 'Actions still to be taken',
    cards: 'Cards in hand',
    units: 'Units on the map',
  },
  settings: {
    expansion: {
      name: 'Civilizations expansion',
      hint: 'Civilizations with leaders, cavalry, elephants, pirates, three more buildings and more cards.',
    },
    events: {
      name: 'Events',
      hint: 'Whether the texts of event cards are resolved.',
      values: { standard: 'Icon and text', none: 'Icon only', optional: 'The drawer decides' },
    },
    length: {
      name: 'Length',
      hint: 'The short game has four ages and more free advances.',
      values: { standard: 'Six ages', short: 'Four ages' },
    },
    ending: {
      name: 'End',
      hint: 'With a variable end there are seven ages, and any of the last five rounds may end the game.',
      values: { fixed: 'Fixed', roll: 'By a roll', wonder: 'By a wonder' },
    },
    wonders: {
      name: 'Wonder cards',
      hint: 'Shared wonders lie face up, for anybody to build.',
      values: { hand: 'In hand', shared: 'Shared' },
    },
    tradeOffers: { name: 'Trade offers', hint: 'How many offers to trade a player may make in a turn.' },
    leaders: {
      name: 'Leaders',
      hint: 'Whether a recruited leader is chosen or drawn.',
      values: { choose: 'Chosen', random: 'Drawn at random' },
    },
    alternateHistory: {
      name: 'Alternate history',
      hint: 'All leaders are shuffled, and each player is dealt three.',
    },
    civilizations: {
      name: 'Civilizations',
      hint: 'How players get their civilizations.',
      values: { random: 'Dealt', choose: 'Chosen in turn' },
    },
    governmentCost: {
      name: 'Change of government',
      hint: 'What a change of government costs in the status phase.',
      values: { free: 'Free', tokens: '1 mood and 1 culture token' },
    },
  },
  content: the.content,
};
