import { enCount, NONE } from '@epoka/kernel';
import { AREAS, COLOURS, MARKERS, STAGES, TRACKS, UNITS } from '../content/index.ts';
import { hexQ, hexR } from '../rules/hexes.ts';
import { SPACES } from '../rules/spaces.ts';
import { coins, ROMAN, requirementText, texts } from './effects-en.ts';
import { glossary } from './glossary-en.ts';
import { guide } from './guide-en.ts';
import { names } from './names-en.ts';
import { missingBelow, namer, priceOfPawn, type R, slotName, tileOn, trackNamed, unitOf } from './things.ts';
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

function card(r: R, slot: number): string {
  const technology = r.view.slots[slot];
  return technology >= 0 ? the.technology(technology) : `a new technology on slot ${slotName(slot)}`;
}

function spaceLabel(id: number): string {
  const { surcharge } = SPACES[id];
  return surcharge > 0 ? `${the.space(id)} (surcharge ${coins(surcharge)})` : the.space(id);
}

export const words: Words = {
  title: 'New Horizons',
  names,
  texts,
  glossary,
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
    colour: (_r, { slot }) => `Choose the colour of the technology for slot ${slotName(slot)}`,
    technology: (_r, { slot }) => `Choose the technology for slot ${slotName(slot)}`,
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
        ? `${upper(unit(r, id))}: discover (${hexQ(hex)}, ${hexR(hex)})`
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
    'pawn-must-move': () => 'Your pawn has to move to a different action space.',
    'space-occupied': (r, seat) => `The pawn of ${r.name(seat)} stands on this space.`,
    'requirement-not-met': (_r, area) => `You must ${requirementText(AREAS[area].requires ?? [])}.`,
    'not-enough-coins': (_r, need, have) => `Needs ${coins(need)}, you have ${have}.`,
    'not-enough-active-population': (_r, need, have) => `Needs ${need} active population, you have ${have}.`,
    'no-inactive-population': () => 'Your population columns are empty.',
    'marker-supply-empty': (_r, kind) => `The general supply has no ${names.markers[MARKERS[kind]]} left.`,
    'action-impossible': () => 'Nothing of this action would be carried out.',
    'basic-action-repeated': () => 'The basic actions of one effect must differ.',
    'already-researched': (_r, level) =>
      level === undefined
        ? 'You already have a scholar at this technology.'
        : `You already have every level ${ROMAN[level]} technology.`,
    'prerequisite-missing'(r, slot) {
      const { slots, enough } = missingBelow(r, slot);
      const list = slots.map(below => {
        const technology = r.view.slots[below];
        return technology >= 0 ? the.technology(technology) : `the technology of slot ${slotName(below)}`;
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
    'bad-recruit-place': () => 'Recruit only on your home or on a tile with your cube.',
    'not-adjacent': () => 'Units move one tile at a time.',
    'not-enough-moves': (_r, need, have) =>
      `Crossing a foreign home takes ${need} movement points, you have ${have}.`,
    'move-required': () => 'Move at least one unit by one tile, or skip the task.',
    'cannot-stop-on-home': () => "You cannot end a move on an opponent's home territory.",
    'soldier-cannot-explore': () => 'Only settlers can discover new tiles.',
    'needs-two-neighbours': () => 'A new tile must touch at least two existing tiles.',
    'discovery-limit': (_r, limit) => `You may discover only ${enCount(limit, 'tile', 'tiles')} this turn.`,
    'no-tiles-left': () => 'No territory tiles are left.',
    'village-exists': () => 'This tile already has a village.',
    'city-exists': () => 'This tile already has a city.',
    'no-village': () => 'A city needs a village on the tile.',
    'not-a-territory': () => 'This needs a territory: not a home territory, not a building.',
    'strength-too-low': (_r, need, have) => `Needs strength ${need}, you have ${have} there.`,
    'redundant-unit': () => 'With this unit another one would not be needed to reach the strength.',
    'no-settlement-marker': () => 'You have no settlement marker.',
    'no-fortification-marker': () => 'You have no fortification marker.',
    'no-building-tile': () => 'You have no building tile in your supply.',
    'no-settler-here': () => 'You need a settler on this tile.',
    'no-soldier-here': () => 'You need a soldier on this tile.',
    'tile-blocked': () =>
      "You cannot build on an opponent's home, on a village or building, or where others have units.",
    'building-full': () => 'Both building spaces are taken.',
    'own-building': () => 'You have already built this building.',
    'goal-must-be-claimed': () => 'You must claim a goal you fulfil.',
    'goal-already-claimed': () => 'You have already claimed this goal.',
    'goal-not-met': (_r, need, have) => `You have ${have} of the ${need} it takes.`,
    'no-free-column-space': () => 'Your population columns have no free space.',
    'nothing-produced': () => 'None of your open columns has a pawn: this produces nothing.',
  },
  tells: {
    round: (_r, round) => `Round ${round}`,
    lastRound: (_r, round) => `The goals bring the end: round ${round} is the last`,
    turn: (r, seat) => `Turn of ${r.name(seat)}`,
    government: (r, seat, id) => `${r.name(seat)} chooses ${the.government(id)}`,
    use: (r, seat, space) => `${r.name(seat)} uses ${spaceLabel(space)}`,
    basic: (r, seat, area) => `${r.name(seat)} performs ${the.area(area)}`,
    skip: (r, seat) => `${r.name(seat)} skips a task`,
    coins: (r, seat, n) => `${r.name(seat)} gains ${coins(n)}`,
    paid: (r, seat, n) => `${r.name(seat)} pays ${coins(n)}`,
    population: (r, seat, n) =>
      n === 0
        ? `${r.name(seat)} takes no population: the open columns are empty`
        : `${r.name(seat)} takes ${pawns(n)}`,
    exhausted: (r, seat, n) => `${r.name(seat)} exhausts ${pawns(n)}`,
    gone: (r, seat) => `A pawn of ${r.name(seat)} leaves the game: no column has room`,
    noted: (r, seat, vp) => `${r.name(seat)} will score ${vp} VP`,
    marker: (r, seat, kind, n) =>
      `${r.name(seat)} takes ${n} ${names.markers[MARKERS[kind]]}${n === 1 ? '' : 's'}`,
    research: (r, seat, slot, technology) =>
      technology >= 0
        ? `${r.name(seat)} researches ${the.technology(technology)}`
        : `${r.name(seat)} researches slot ${slotName(slot)}`,
    leader: (r, seat, id) => `${r.name(seat)} takes the leader ${the.leader(id)}`,
    revealed: (r, seat, ids) => `${r.name(seat)} reveals ${ids.map(the.technology).join(', ')}`,
    placed: (r, seat, id, slot) => `${r.name(seat)} puts ${the.technology(id)} on slot ${slotName(slot)}`,
    private: (r, seat, id) => `${r.name(seat)} keeps ${the.technology(id)} as a private technology`,
    invest: (r, seat, track, space) =>
      `${r.name(seat)} invests a cube from the ${trackOf(track)} track (investment space ${space + 1})`,
    uncovered: (r, seat, track, space) =>
      `${r.name(seat)} uncovers space ${space + 1} of the ${trackOf(track)} track`,
    stage: (r, seat, stage) => `The government of ${r.name(seat)} reaches ${STAGES[stage]}`,
    building: (r, seat, id) => `${r.name(seat)} takes the building ${the.building(id)}`,
    recruit: (r, seat, kind, strength, tile) =>
      `${r.name(seat)} recruits ${unitText(kind, strength)} on ${the.land(r, tile)}`,
    upgrade: (r, seat, kind, from, to, tile) =>
      `${r.name(seat)} raises a ${kindOf(kind)} on ${the.land(r, tile)} from ${from} to ${to}`,
    lowered: (r, seat, from, to, tile) =>
      `The settler of ${r.name(seat)} on ${the.land(r, tile)} drops from ${from} to ${to}`,
    move: (r, seat, kind, strength, from, to) =>
      `${r.name(seat)} moves ${unitText(kind, strength)} from ${the.land(r, from)} to ${the.land(r, to)}`,
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
  settings: {},
  content: the.content,
};
