import { enCount, NONE } from '@epoka/kernel';
import { AREAS, COLOURS, MARKERS, STAGES, TRACKS, UNITS } from '../content/index.ts';
import { AREA_LIST, variantsOf } from '../rules/lists.ts';
import { SPACES } from '../rules/spaces.ts';
import type { Cause, Standstill } from '../rules/vocabulary.ts';
import { coins, ROMAN, requirementText, texts } from './effects-en.ts';
import { guide } from './guide-en.ts';
import { names } from './names-en.ts';
import {
  beside,
  missingBelow,
  namer,
  priceOfPawn,
  type R,
  rankOf,
  tileOn,
  trackNamed,
  unitOf,
} from './things.ts';
import type { Words } from './types.ts';

const the = namer(names, name => `${name}'s home`);

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const kindOf = (kind: number) => names.units[UNITS[kind]];
const unitText = (kind: number, strength: number) => `a ${kindOf(kind)} of strength ${strength}`;
const trackOf = (track: number) => names.tracks[TRACKS[track]].toLowerCase();
const colourOf = (colour: number) => names.colours[COLOURS[colour]];
const pawns = (n: number) => enCount(n, 'population pawn', 'population pawns');

function unit(r: R, id: number): string {
  const u = unitOf(r, id);
  return u ? `${kindOf(u.kind)} ${u.strength} on ${the.tile(r, u.tile)}` : 'unit';
}

/** "The Wheel: research a technology ..." */
function asked(list: number, at: number): string {
  const source = the.source(list);
  const text = texts.effect(list, at);
  return source === '' ? upper(text) : `${source}: ${text}`;
}

const RANKS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const WAYS = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'];

/** Places of the tree are counted from the top. */
function place(slot: number): string {
  const { level, rank } = rankOf(slot);
  return `the ${RANKS[rank]} place of level ${ROMAN[level]}`;
}

/** "north-east": from where the unit stands, or from a tile that is named */
function towards(r: R, id: number, hex: number): string {
  const { tile, direction } = beside(r, id, hex);
  if (tile === NONE) return '';
  return tile === unitOf(r, id)?.tile ? WAYS[direction] : `${WAYS[direction]} of ${the.tile(r, tile)}`;
}

/** "to the north-east" */
function whereTo(r: R, id: number, hex: number): string {
  const way = towards(r, id, hex);
  return way === '' || way.includes(' of ') ? ` ${way}`.trimEnd() : ` to the ${way}`;
}

function card(r: R, slot: number): string {
  const technology = r.view.slots[slot];
  return technology >= 0 ? the.technology(technology) : `a new technology on ${place(slot)}`;
}

function spaceLabel(id: number): string {
  const { surcharge } = SPACES[id];
  return surcharge > 0 ? `${the.space(id)} (surcharge ${coins(surcharge)})` : the.space(id);
}

const CAUSES: Readonly<Record<Cause, string>> = {
  'columns-empty': 'the population columns are empty',
  'open-columns-empty': 'the open columns are empty',
  'no-active-population': 'there is no active population',
  'no-unit-marker': 'no marker of that strength is free',
  'no-unit-moves': 'no unit can move',
  'no-unit-rises': 'no unit can be made stronger',
  'no-cube': 'no cube is left on the tracks',
  'no-marker': 'the general supply has none left',
  'no-marker-held': 'there is no marker to spend',
  'no-building': 'no building tile is left',
  'deck-empty': 'the deck is empty',
  'no-village-site': 'no settlers are strong enough where a village could be',
  'no-city-site': 'no soldiers are strong enough where a city could be',
  'no-building-site': 'no settler stands where something could be built',
  'no-technology': 'no technology is within reach',
  price: 'the price cannot be paid',
};

/** What an effect says, quoted from its card. */
const quoted = (list: number, at: number) => `“${texts.effect(list, at)}”`;

function standstill(why: Standstill, need: number, have: number): string {
  switch (why) {
    case 'nothing':
      return 'no building tile and no marker';
    case 'settler':
      return 'no settler stands where a tile or marker could be used';
    case 'soldier':
      return 'no soldier stands at a village without a city';
    case 'strength':
      return `strength ${have} of the ${need} it takes`;
    case 'coins':
      return `building takes ${coins(need)}, ${have} at hand`;
  }
}

function leftOut(list: number, variant: number): string {
  return variantsOf(list)
    [variant].without.map(at => quoted(list, at))
    .join(' and ');
}

export const words: Words = {
  title: 'New Horizons',
  names,
  places: {
    tile: the.tile,
    towards: (r, id, hex) => upper(towards(r, id, hex)),
    slot: (r, slot) => upper(r.view.slots[slot] >= 0 ? card(r, slot) : place(slot).slice('the '.length)),
  },
  texts,
  guide,
  questions: {
    government: () => 'Choose your government',
    action: () => 'Move your pawn to an action space',
    expansion: () => 'Expansion: one option, or pass',
    production: () => 'Production: population, coins or exchanges',
    exchange: () => 'Exchange further, or finish',
    goal: () => 'Claim a goal you fulfil',
    task: (_r, { list, at }) => asked(list, at),
    research: (_r, { list, at }) => asked(list, at),
    colour: (_r, { slot }) => `Choose the colour of the new level ${ROMAN[rankOf(slot).level]} technology`,
    technology: (_r, { slot }) => `Choose the new level ${ROMAN[rankOf(slot).level]} technology`,
    privateTechnology: (_r, { level }) => `Choose your private technology of level ${ROMAN[level]}`,
    cube(_r, { list, at }) {
      const named = trackNamed(list, at);
      return named === undefined
        ? asked(list, at)
        : `${asked(list, at)}. Your ${names.tracks[named].toLowerCase()} track is empty: you may take a cube of another one`;
    },
    mark: (_r, { track, on }) =>
      on === 'goal'
        ? 'Choose the track whose leftmost cube goes to the goal'
        : `Your ${trackOf(track)} track is empty: choose another track for the cube`,
    building: (_r, { list, at }) => asked(list, at),
    recruit: (_r, { list, at }) => asked(list, at),
    upgrade: (_r, { list, at }) => asked(list, at),
    move: (_r, { points, unit }) =>
      unit === NONE
        ? `Move: ${enCount(points, 'movement point', 'movement points')} left`
        : `Cross the home territory: ${enCount(points, 'movement point', 'movement points')} left`,
    found: (_r, { list, at }) => asked(list, at),
    fortify: (_r, { list, at }) => asked(list, at),
    build: (_r, { list, at }) => asked(list, at),
    choose: (_r, { list }) => {
      const source = the.source(list);
      return source === '' ? 'Choose one' : `${source}: choose one`;
    },
    may: (_r, { list, at }) => asked(list, at),
    basic: (_r, { list, left }) =>
      `${the.source(list)}: ${enCount(left, 'basic action', 'basic actions')} left`,
    units: (r, { tile, need, sum }) =>
      `Choose the units for ${the.tile(r, tile)}: strength ${sum} of ${need}`,
    builder: (r, { tile }) => `Which settler on ${the.tile(r, tile)} builds?`,
  },
  answers: {
    govern: (_r, id) => the.government(id),
    use: (_r, space) => spaceLabel(space),
    without: (_r, space, variant) => `${spaceLabel(space)}, but skip ${leftOut(SPACES[space].list, variant)}`,
    skip: () => 'Skip',
    do: () => 'Do it',
    pass(r) {
      const kind = r.view.asked.find(q => q.kind === 'production' || q.kind === 'exchange')?.kind;
      return kind === 'production' ? 'Produce nothing' : kind === 'exchange' ? 'Finish exchanging' : 'Pass';
    },
    stop: () => 'Finish',
    research: (r, slot) => `Research ${card(r, slot)}`,
    colour: (_r, colour) => upper(colourOf(colour)),
    take: (_r, technology) => the.technology(technology),
    cube: (_r, track) => `${names.tracks[TRACKS[track]]} cube`,
    none: () => 'Invest nothing',
    building: (_r, id) => the.building(id),
    recruit: (r, kind, strength, tile) => `${upper(kindOf(kind))} ${strength} on ${the.tile(r, tile)}`,
    upgrade: (r, id, strength) => `${upper(unit(r, id))} to strength ${strength}`,
    step(r, id, hex) {
      const tile = tileOn(r, hex);
      return tile === NONE
        ? `${upper(unit(r, id))}: discover${whereTo(r, id, hex)}`
        : `${upper(unit(r, id))} to ${the.tile(r, tile)}`;
    },
    found: (r, tile) => `Found a village on ${the.tile(r, tile)}`,
    fortify: (r, tile) => `Fortify a city on ${the.tile(r, tile)}`,
    build: (r, building, tile) =>
      building === NONE
        ? `Build on ${the.tile(r, tile)}`
        : `Build ${the.building(building)} on ${the.tile(r, tile)}`,
    join: (r, tile) => `Join ${the.tile(r, tile)} as second builder`,
    spend: (r, id) => `Use ${unit(r, id)}`,
    lower: (r, id) => upper(unit(r, id)),
    option(r, index) {
      const q = r.view.asked.find(x => x.kind === 'choose');
      const { list, at } = (q?.data ?? { list: NONE, at: 0 }) as { list: number; at: number };
      return list === NONE ? `Option ${'abc'[index]}` : texts.option(list, at, index);
    },
    pay: () => 'Pay',
    basic: (_r, area) => the.area(area),
    basicWithout: (_r, area, variant) => `${the.area(area)}, but skip ${leftOut(AREA_LIST[area], variant)}`,
    population: () => 'Produce population',
    coins: () => 'Produce coins',
    buy: r => `Buy a population pawn for ${coins(priceOfPawn(r))}`,
    recall: (r, id) => `Recall ${unit(r, id)}`,
    sell: () => 'Sell a population pawn for 1 coin',
    claim: (_r, goal) => `Claim ${the.goal(goal)}`,
  },
  reasons: {
    'first-turn-basic': () => 'In your first turn you must choose a basic action.',
    'space-player-count': (_r, players) => `This space is used only with ${players} or more players.`,
    'technology-not-known': (_r, id) => `You have not researched ${the.technology(id)}.`,
    'private-of-another': (r, seat, id) =>
      `${the.technology(id)} is a private technology of ${r.name(seat)}.`,
    'pawn-must-move': () => 'Your pawn has to move to a different action space.',
    'space-occupied': (r, seat) => `${r.name(seat)}'s pawn stands on this space.`,
    'requirement-not-met': (_r, area) => `You must ${requirementText(AREAS[area].requires ?? [])}.`,
    'not-enough-coins': (_r, need, have) => `Needs ${coins(need)}, you have ${have}.`,
    'not-enough-active-population': (_r, need, have) => `Needs ${need} active population, you have ${have}.`,
    'not-enough-of-both': (_r, need, have, pawnsNeed, pawnsHave) =>
      `Needs ${coins(need)}, you have ${have}; and ${pawnsNeed} active population, you have ${pawnsHave}.`,
    'no-inactive-population': () => 'Your population columns are empty.',
    'marker-supply-empty': (_r, kind) => `The general supply has no ${names.markers[MARKERS[kind]]} left.`,
    'action-impossible': (_r, causes) =>
      `Nothing of it can be done: ${causes.map(x => CAUSES[x]).join('; ')}.`,
    'action-empty': () => 'Nothing else of this action is left, and an action is never empty.',
    'not-a-basic-action': () => 'Only a basic action can be chosen here.',
    'basic-action-repeated': () => 'The basic actions of one effect must differ.',
    'already-researched': (_r, level) =>
      level === undefined
        ? 'You already have a scholar at this technology.'
        : `You already have every level ${ROMAN[level]} technology.`,
    'other-level': (_r, levels) =>
      `Only level ${levels.map(x => ROMAN[x]).join(' or ')} can be researched now.`,
    'other-building-level': (_r, level) => `Only a level ${ROMAN[level]} building can be taken now.`,
    'prerequisite-missing'(r, slot) {
      const { slots, enough } = missingBelow(r, slot);
      const list = slots.map(below => {
        const technology = r.view.slots[below];
        return technology >= 0 ? the.technology(technology) : `the technology on ${place(below)}`;
      });
      return enough < slots.length
        ? `First research ${enough} of these: ${list.join(', ')}.`
        : `First research ${list.join(' and ')}.`;
    },
    'colour-not-available': (_r, colour) =>
      `No connected technology has the main colour ${colourOf(colour)}.`,
    'colour-not-in-deck': (_r, colour) => `No card in the deck shows ${colourOf(colour)}.`,
    'card-other-colour': (_r, colour) => `This card does not show ${colourOf(colour)}.`,
    'no-cube': (_r, track) => `No cube is left on your ${trackOf(track)} track.`,
    'no-marker-available': (_r, kind, strength) =>
      `You have no free ${kindOf(kind)} marker of strength ${strength}.`,
    'max-strength': () => 'A unit cannot exceed strength 6.',
    'other-unit': (_r, kind) => `This needs a ${kindOf(kind)}.`,
    'unit-not-here': (r, tile) => `This unit is not on ${the.tile(r, tile)}.`,
    'bad-recruit-place': () => 'Recruit only on your home or on a tile with your cube.',
    'not-adjacent': () => 'Units move one tile at a time.',
    'stands-here': () => 'This unit stands there already.',
    'not-enough-moves': (_r, need, have) =>
      `Crossing a foreign home takes ${need} movement points, you have ${have}.`,
    'move-required': (_r, skippable) =>
      `Move at least one unit by one tile${skippable ? ', or skip the task' : ''}.`,
    'crossing-first': (r, tile) => `First the unit on ${the.tile(r, tile)} moves on: it cannot stay there.`,
    'unit-under-way': (_r, territory) => `This settler is on its way to ${the.territory(territory)}.`,
    'being-discovered': () => 'This tile is being discovered just now.',
    'cannot-stop-on-home': () => "You cannot end a move on an opponent's home territory.",
    'soldier-cannot-explore': () => 'Only settlers can discover new tiles.',
    'needs-two-neighbours': () => 'A new tile must touch at least two existing tiles.',
    'discovery-limit': (_r, limit) => `You may discover only ${enCount(limit, 'tile', 'tiles')} this turn.`,
    'no-tiles-left': () => 'No territory tiles are left.',
    'village-exists': () => 'This tile already has a village.',
    'city-exists': () => 'This tile already has a city.',
    'no-village': () => 'A city needs a village on the tile.',
    'not-a-territory': () => 'A home territory has no room for a village or city.',
    'covered-by-building': (_r, building) => `${the.building(building)} covers this tile for good.`,
    'strength-too-low': (_r, need, have) => `Needs strength ${need}, you have ${have} there.`,
    'redundant-unit': () => 'With this unit another one would not be needed to reach the strength.',
    'no-settlement-marker': (_r, need, have) =>
      need === undefined
        ? 'You have no settlement marker.'
        : `You have no settlement marker; and it takes strength ${need}, you have ${have} there.`,
    'no-fortification-marker': (_r, need, have) =>
      need === undefined
        ? 'You have no fortification marker.'
        : `You have no fortification marker; and it takes strength ${need}, you have ${have} there.`,
    'no-building-tile': () => 'You have no building tile in your supply.',
    'no-settler-here': (_r, need, have) =>
      need === undefined
        ? 'You need a settler on this tile.'
        : `You need a settler on this tile; and ${coins(need)}, you have ${have}.`,
    'no-founder-here': (_r, need) => `You need settlers of strength ${need} on this tile.`,
    'no-soldier-here': (_r, need) => `You need soldiers of strength ${need} on this tile.`,
    'foreign-home': (r, seat) => `You cannot build on the home of ${r.name(seat)}.`,
    'foreign-unit': (r, seat) => `A unit of ${r.name(seat)} stands here: no new building beside it.`,
    'building-full': () => 'Both building spaces are taken.',
    'own-building': () => 'You have already built this building.',
    'goal-must-be-claimed': () => 'You must claim a goal you fulfil.',
    'goal-already-claimed': () => 'You have already claimed this goal.',
    'goal-not-met': (_r, need, have) => `You have ${have} of the ${need} it takes.`,
    'no-free-column-space': () => 'Your population columns have no free space.',
    'nothing-produced': () => 'None of your open columns has a pawn: this produces nothing.',
    'production-given-up': () => 'You would produce nothing this turn.',
    'part-impossible': (_r, list, tasks, causes) =>
      `Not possible now: ${tasks.map((at, i) => `${quoted(list, at)} (${CAUSES[causes[i]]})`).join(' and ')}.`,
    'pawn-leaves': () => 'Your columns are full: an exhausted pawn leaves the game.',
    'stronger-possible': (_r, strength) => `Strength ${strength} is possible too.`,
    'settler-drops': (_r, from, to) =>
      to === 0
        ? 'No lower marker is free: the settler would be exhausted.'
        : `No marker in between is free: the settler would drop from ${from} to ${to}.`,
    'elsewhere-government': () => 'Governments are chosen before the first round.',
    'elsewhere-area': () => 'Actions are for the action phase.',
    'elsewhere-space': () => 'Action spaces are for the action phase.',
    'elsewhere-slot': () => 'Technologies are researched by an action, or where a bonus lets you.',
    'elsewhere-display': () => 'You take a building tile where an action or a bonus gives one.',
    'elsewhere-supply': () => 'You build in the expansion phase, or where an action or a bonus lets you.',
    'elsewhere-marker': () => 'Your markers are spent in the expansion phase.',
    'elsewhere-stock': () => 'Markers are taken by an action, or where a bonus gives one.',
    'elsewhere-unit': () =>
      'Units move by an action or a bonus, do their work in the expansion phase and are recalled in the production phase.',
    'elsewhere-tile': () =>
      'Villages, cities and buildings are for the expansion phase; units get here by moving.',
    'elsewhere-hex': () => 'A settler discovers new tiles while it moves.',
    'elsewhere-goal': () => 'Goals are claimed in the goal phase, at the end of your turn.',
    'elsewhere-track': () => 'Cubes leave a track when you invest, found, fortify, build or claim a goal.',
    'elsewhere-population': () => 'Population is produced, bought and sold in the production phase.',
    'elsewhere-coins': () => 'Coins are produced in the production phase.',
    'elsewhere-leader': () => 'A leader works once, when you take the card.',
  },
  tells: {
    round: (_r, round) => `Round ${round}`,
    lastRound: (_r, round) => `The goals bring the end: round ${round} is the last`,
    turn: (r, seat) => `${r.name(seat)}'s turn`,
    government: (r, seat, id) => `${r.name(seat)} chooses ${the.government(id)}`,
    use: (r, seat, space) => `${r.name(seat)} uses ${spaceLabel(space)}`,
    basic: (r, seat, area) => `${r.name(seat)} performs ${the.area(area)}`,
    skip: (r, seat, list, at) =>
      list === undefined || at === undefined
        ? `${r.name(seat)} skips a task`
        : `${r.name(seat)} skips ${quoted(list, at)}`,
    lasting: (r, seat, list, at) => `${r.name(seat)} now has ${quoted(list, at)}`,
    impossible: (r, seat, list, at, cause) =>
      `${r.name(seat)} gets nothing from ${quoted(list, at)}: ${CAUSES[cause]}`,
    partly: (r, seat, list, at, cause) =>
      `${r.name(seat)} gets only a part of ${quoted(list, at)}: ${CAUSES[cause]}`,
    noExpansion: (r, seat, why, need, have) =>
      `${r.name(seat)} cannot expand: ${standstill(why, need, have)}`,
    noExchange: (r, seat) => `${r.name(seat)} has nothing left to exchange`,
    noGoal: (r, seat, id, need, have) =>
      id === NONE
        ? `${r.name(seat)} has claimed every goal already`
        : `${r.name(seat)} claims no goal: ${have} of ${need} for ${the.goal(id)}`,
    goalWaits: (r, seat, id) =>
      `${r.name(seat)} fulfils ${the.goal(id)} as well, but a turn brings only one goal`,
    coins: (r, seat, n) => `${r.name(seat)} gains ${coins(n)}`,
    paid: (r, seat, n) => `${r.name(seat)} pays ${coins(n)}`,
    population: (r, seat, n) =>
      n === 0
        ? `${r.name(seat)} takes no population: the open columns are empty`
        : `${r.name(seat)} takes ${pawns(n)}`,
    exhausted: (r, seat, n) => `${r.name(seat)} exhausts ${pawns(n)}`,
    gone: (r, seat) => `${r.name(seat)} loses a pawn for good: no column has room`,
    noted: (r, seat, vp) => `${r.name(seat)} will score ${vp} VP`,
    marker: (r, seat, kind, n) =>
      `${r.name(seat)} takes ${n} ${names.markers[MARKERS[kind]]}${n === 1 ? '' : 's'}`,
    research: (r, seat, slot, technology) =>
      technology >= 0
        ? `${r.name(seat)} researches ${the.technology(technology)}`
        : `${r.name(seat)} researches a new technology on ${place(slot)}`,
    leader: (r, seat, id) => `${r.name(seat)} takes the leader ${the.leader(id)}`,
    revealed: (r, seat, ids) => `${r.name(seat)} reveals ${ids.map(the.technology).join(', ')}`,
    placed: (r, seat, id, slot) => `${r.name(seat)} puts ${the.technology(id)} on ${place(slot)}`,
    private: (r, seat, id) => `${r.name(seat)} keeps ${the.technology(id)} as a private technology`,
    invest: (r, seat, track, space) =>
      `${r.name(seat)} invests a cube from the ${trackOf(track)} track (investment space ${space + 1})`,
    uncovered: (r, seat, track, space) =>
      `${r.name(seat)} uncovers space ${space + 1} of the ${trackOf(track)} track`,
    substitute: (r, seat) => `${r.name(seat)} has no cube left and marks the place with another marker`,
    stage: (r, seat, stage) => `${r.name(seat)}'s government reaches ${STAGES[stage]}`,
    building: (r, seat, id) => `${r.name(seat)} takes the building ${the.building(id)}`,
    recruit: (r, seat, kind, strength, tile) =>
      `${r.name(seat)} recruits ${unitText(kind, strength)} on ${the.land(r, tile)}`,
    upgrade: (r, seat, kind, from, to, tile) =>
      `${r.name(seat)} raises a ${kindOf(kind)} on ${the.land(r, tile)} from ${from} to ${to}`,
    lowered: (r, seat, from, to, tile) =>
      `${r.name(seat)}'s settler on ${the.land(r, tile)} drops from ${from} to ${to}`,
    move: (r, seat, kind, strength, from, to) =>
      `${r.name(seat)} moves ${unitText(kind, strength)} from ${the.land(r, from)} to ${the.land(r, to)}`,
    turnedUp: (r, seat, territory) => `${r.name(seat)} turns up ${the.territory(territory)}`,
    discover: (r, seat, tile) => `${r.name(seat)} discovers ${the.land(r, tile)}`,
    unitExhausted: (r, seat, kind, strength, tile) =>
      `${r.name(seat)} exhausts ${unitText(kind, strength)} on ${the.land(r, tile)}`,
    found: (r, seat, tile) => `${r.name(seat)} founds a village on ${the.land(r, tile)}`,
    fortify: (r, seat, tile) => `${r.name(seat)} fortifies a city on ${the.land(r, tile)}`,
    build: (r, seat, id, tile) => `${r.name(seat)} builds ${the.building(id)} on ${the.land(r, tile)}`,
    join: (r, seat, id, tile) =>
      `${r.name(seat)} joins ${the.building(id)} on ${the.land(r, tile)} as second builder`,
    buy: (r, seat) => `${r.name(seat)} buys a population pawn`,
    recall: (r, seat, kind, strength, tile) =>
      `${r.name(seat)} recalls ${unitText(kind, strength)} from ${the.land(r, tile)}`,
    sell: (r, seat) => `${r.name(seat)} sells a population pawn`,
    claim: (r, seat, id, vp) => `${r.name(seat)} claims ${the.goal(id)} (${vp} VP)`,
    end: () => 'The game is over',
  },
  sources: {
    goals: 'Goals',
    technologies: 'Technologies',
    levelFour: 'Level IV bonuses',
    villages: 'Villages',
    cities: 'Cities',
    buildings: 'Buildings',
    investment: 'Investment track',
    leaders: 'Leaders',
    government: 'Government',
  },
  terms: {
    scored: 'Points that are safe',
    goals: 'Goals, democracy and investment to come',
    resources: 'Coins, people, markers and tiles at hand',
    units: 'Settlers and soldiers on the map',
    engine: 'What every turn brings',
  },
  settings: {},
  content: the.content,
};
