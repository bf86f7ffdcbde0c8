import { enCount } from '@epoka/kernel';
import { ABILITIES } from '../content/abilities.ts';
import {
  BUILDING_IDS,
  CITY_STATE_IDS,
  CIV_IDS,
  EVENT_IDS,
  GOOD_IDS,
  GOVERNMENT_IDS,
  MARKER_IDS,
  PERSON_IDS,
  POLICY_IDS,
  RELIC_IDS,
  TECH_IDS,
  WONDER_IDS,
} from '../content/ids.ts';
import { EVENT_KIND, FIRST_WONDER, MARKER_KIND } from '../content/tables.ts';
import { TILES } from '../content/tiles.ts';
import { GIFT } from '../rules/declare.ts';
import { FIGURES } from '../rules/state.ts';
import { cards } from './cards-en.ts';
import { guide } from './guide-en.ts';
import { contentName, type R, ROMAN, square, topName, unitName, type Words } from './types.ts';

const tech = (t: number) => (t < 0 ? 'a tech' : cards.tech[TECH_IDS[t]].name);
const wonder = (w: number) => cards.wonder[WONDER_IDS[w]].name;
const building = (b: number) => cards.building[BUILDING_IDS[b]].name;
const government = (g: number) => cards.government[GOVERNMENT_IDS[g]].name;
const policy = (p: number) => cards.policy[POLICY_IDS[p]].name;
const person = (p: number) => cards.person[PERSON_IDS[p]].name;
const good = (g: number) => (g < 0 ? 'a resource' : cards.good[GOOD_IDS[g]]);
const eventKind = (e: number) => cards.event[EVENT_IDS[e]].name;
const event = (card: number) => (card < 0 ? 'a culture event' : eventKind(EVENT_KIND[card]));
const marker = (m: number) => (m < 0 ? 'a marker' : cards.marker[MARKER_IDS[MARKER_KIND[m]]].name);
const ability = (a: number) => contentName(cards, TYPES, ABILITIES[a].of);
const unit = (u: number) => (u < 0 ? 'a unit' : unitName(cards, u));
const TYPES = ['infantry', 'mounted', 'artillery', 'aircraft'];
const TERRAIN = ['grassland', 'forest', 'mountain', 'desert', 'water'];
const FIGURE = ['an army', 'a scout'];
const ACTIONS = ['produce', 'devote to the arts', 'harvest', 'start a building program', 'build for free'];
const PHASES = ['at any time', 'at Start of Turn', 'in City Management', 'in Movement', 'before a battle'];
const WAYS = ['north', 'east', 'south', 'west'];
const ROADS: Readonly<Record<number, string>> = {
  1: 'culture',
  2: 'technology',
  4: 'conquest',
  8: 'economy',
};
const trade = (n: number) => `${n} trade`;
const culture = (n: number) => `${n} culture`;
const city = (c: number) => (c < 0 ? 'no city' : c === 0 ? 'the capital' : `city ${c + 1}`);
const coinPlace = (place: number) =>
  place === -1
    ? 'the civilization sheet'
    : place === -2
      ? wonder(WONDER_IDS.indexOf('panama-canal'))
      : tech(place);
const who = (r: R, seat: number) => (seat < 0 ? 'the barbarians' : r.name(seat));
const Who = (r: R, seat: number) => (seat < 0 ? 'The barbarians' : r.name(seat));
const figures = (armies: number, scouts: number) =>
  [armies > 0 ? enCount(armies, 'army', 'armies') : '', scouts > 0 ? enCount(scouts, 'scout', 'scouts') : '']
    .filter(text => text !== '')
    .join(' and ');
const handCard = (r: R, place: number) => event(r.view.hand[r.seat]?.[place] ?? -2);
const heldMarker = (r: R, place: number) => marker(r.view.kept[r.seat]?.[place] ?? -2);
const amounts = (list: readonly number[]) =>
  list
    .map((n, i) => (n === 0 ? '' : i === 0 ? trade(n) : i === 1 ? culture(n) : `${n} ${good(i - 2)}`))
    .filter(text => text !== '');
const bundle = (list: readonly number[], markers: number, cardsGiven: number) => {
  const parts = amounts(list);
  if (markers > 0) parts.push(enCount(markers, 'face-down marker', 'face-down markers'));
  if (cardsGiven > 0) parts.push(enCount(cardsGiven, 'culture card', 'culture cards'));
  return parts.length === 0 ? 'nothing' : parts.join(', ');
};
const swapped = (what: number) => (what === 4 ? trade(3) : good(what));
const offerText = (r: R, id: number) => {
  const offer = r.view.offers.find(one => one[0] === id);
  if (!offer) return `offer ${id}`;
  let at = 15;
  const lengths = [0, 1, 2, 3].map(() => {
    const n = offer[at];
    at += 1 + n;
    return n;
  });
  const give = bundle(offer.slice(3, 9), lengths[0], lengths[1]);
  const take = bundle(offer.slice(9, 15), lengths[2], lengths[3]);
  return `${r.name(offer[1])} gives ${give} for ${take}`;
};
const declaredText = (r: R, at: number) => {
  const item = r.view.declared[at];
  if (!item) return 'a declared thing';
  const name = r.name(item[1]);
  if (item[0] === 0) return `${name}: ${ACTIONS[item[5]]} (${city(item[4])})`;
  return item[0] === 1 ? `${name}: ${event(item[4])}` : `${name}: ${ability(item[4])}`;
};

export const words: Words = {
  title: 'Wisdom and Warfare',
  cards,
  guide,
  orders: {
    passReactions: 'Cancel nothing',
    passInterrupts: 'Interrupt no moves',
    noTrade: 'No trade with others',
  },
  questions: {
    civ: () => 'Choose your civilization',
    adopt: () => 'Adopt a social policy',
    giveUp: () => 'Give up a social policy',
    switchPolicy: (_r, { left }) => `Switch up to ${enCount(left, 'social policy', 'social policies')}`,
    capital: () => 'Found your capital on a centre square of your home tile',
    firstWonder: (_r, data) => `Put ${wonder(data.wonder)} beside your capital`,
    firstFigure: (_r, { kind }) => `Put ${FIGURE[kind]} beside your capital`,
    found: () => 'Found a city, or go on',
    displace: (_r, data) => `Move the figure on ${square(data.square)} out of the way`,
    zuluHuts: () => 'Which hut beside the new city do you explore next?',
    govern: () => 'Keep your government or change it',
    start: () => 'Start of Turn: abilities, great people, scouts',
    keepPerson: () => 'Keep one of the two great people',
    placePerson: (_r, data) => `Place the ${person(data.person)} or keep it in reserve`,
    levy: (_r, { n }) => `Build up to ${enCount(n, 'unit', 'units')} for free`,
    target: (_r, data) => `${ability(data.ability)}: choose its target`,
    aim: (_r, data) => `${eventKind(data.event)}: choose its target`,
    agree: (r, { actor, event: e }) => `${r.name(actor)} wants to aim ${eventKind(e)} at you. Do you agree?`,
    payGoods: (_r, data) => `${ability(data.ability)}: choose what you pay with`,
    afar: () => 'Which opponent gets a coin?',
    discard: () => 'You hold too many culture cards: discard one',
    ark: (_r, { left }) => `Ark of the Covenant: advance for free (up to ${enCount(left, 'step', 'steps')})`,
    trade: () => 'Negotiate, or say that you are ready',
    cities: () => 'City Management: let your cities act',
    item: (_r, { second }) => (second ? 'Produce a second item?' : 'What does the city make?'),
    place: (_r, { kind, what }) =>
      `Where to put ${kind === 0 ? FIGURE[what] : kind === 2 ? building(what) : topName(cards, FIRST_WONDER + what)}?`,
    harvest: () => 'Which resource does the city harvest?',
    react: (r, { at }) => `Do you cancel this? ${declaredText(r, at)}`,
    move: () => 'Movement: move your figures',
    walk: r => `The group stands on ${square(r.view.at)}: where to? (movement left: ${r.view.left})`,
    interrupt: (r, { seat }) => `${r.name(seat)} is moving: do you interrupt?`,
    raze: (_r, data) => `Destroy the building on ${square(data.square)}?`,
    before: () => 'Play a card before the battle hands are drawn?',
    fight: () => 'Your battle turn: play a unit',
    wounds: (_r, { n }) => `Deal up to ${enCount(n, 'wound', 'wounds')}`,
    heal: (_r, { n }) => `Heal up to ${enCount(n, 'wound', 'wounds')}`,
    saveUnit: () => 'Return one of your killed units to your standing forces?',
    loot: (r, { loser, left }) => `Spend ${enCount(left, 'loot', 'loot')} taken from ${r.name(loser)}`,
    research: () => 'Choose in secret what to research',
    second: () => 'Notre-Dame: a second tech for 6 more trade?',
    pickGood: () => 'Take a resource from the market',
    teach: (r, { from }) => `Learn a tech that ${r.name(from)} knows`,
  },
  answers: {
    civ: (_r, c) => cards.civ[CIV_IDS[c]].name,
    adopt: (_r, card, side) => `Adopt ${policy(card * 2 + side)}`,
    giveUp: (r, card) =>
      `Give up ${policy(card * 2 + Math.max(0, (r.view.policy[r.seat * 4 + card] ?? 1) - 1))}`,
    switch: (r, from, to, side) =>
      `${policy(from * 2 + Math.max(0, (r.view.policy[r.seat * 4 + from] ?? 1) - 1))} → ${policy(to * 2 + side)}`,
    done: () => 'Done',
    at: (_r, q) => square(q),
    found: (_r, q, kind) => `Found a city on ${square(q)} with ${FIGURE[kind]}`,
    stay: () => 'Keep the government',
    change: (_r, g) => `Change to ${government(g)}`,
    use: (_r, a) => `Use ${ability(a)}`,
    play: (r, place, effect) => `Play ${handCard(r, place)}${effect > 0 ? ' (second effect)' : ''}`,
    assign: (r, f, c) => `${square(r.view.fig[r.seat * FIGURES + f] ?? -1)} gathers for ${city(c)}`,
    settle: (_r, p) => `Place ${person(p)}`,
    recall: (_r, q) => `Take back the great person from ${square(q)}`,
    keep: (_r, p) => `Keep ${person(p)}`,
    reserve: () => 'Keep in reserve',
    type: (_r, t) => `One ${TYPES[t]} unit`,
    enough: () => 'Enough',
    from: (_r, q) => `All figures on ${square(q)}`,
    city: (_r, c) => city(c),
    player: (r, seat) => r.name(seat),
    tech: (_r, t) => tech(t),
    level: (_r, level) => `Level ${ROMAN[level]}`,
    kind: (_r, kind) => `Build ${FIGURE[kind]}`,
    take: (_r, q, g) => `${good(g)} from ${square(q)}`,
    wonder: (r, w) => {
      const asked = r.view.asked.find(q => q.seat === r.seat);
      const which = asked?.kind === 'item' ? r.view.wonderUp[w] : w;
      return wonder(which);
    },
    back: () => 'Back',
    lead: (_r, q, kind) => `${FIGURE[kind]} on ${square(q)}`,
    victim: (r, q, owner, kind) =>
      `${kind === 2 ? 'the great person' : FIGURE[kind]} on ${square(q)} (${who(r, owner)})`,
    yes: () => 'Yes',
    no: () => 'No',
    token: (_r, g) => `One ${good(g)}`,
    marker: (r, place) => `Marker ${place + 1}: ${heldMarker(r, place)}`,
    gift: (r, place, g) => `${handCard(r, place)} as ${good(g)}`,
    discard: (r, place) => `Discard ${handCard(r, place)}`,
    advance: () => 'Advance on the culture track',
    offer: (r, form) => `Make an offer to ${r.name(form.to)}`,
    swap: (r, to, give, take) => `Offer ${swapped(give)} to ${r.name(to)} for ${swapped(take)}`,
    accept: (r, id) => `Accept: ${offerText(r, id)}`,
    decline: (r, id) => `Decline: ${offerText(r, id)}`,
    withdraw: (r, id) => `Withdraw: ${offerText(r, id)}`,
    ready: () => 'Ready',
    act: (_r, c, kind) => `${city(c)}: ${ACTIONS[kind]}`,
    figure: (_r, kind) => `Build ${FIGURE[kind]}`,
    unit: (_r, t) => `Build one ${TYPES[t]} unit`,
    building: (_r, b) => `Build ${building(b)}`,
    walls: () => 'Build city walls',
    cancel: (r, place) => `Cancel with ${handCard(r, place)}`,
    spy: (r, a, source) =>
      `Cancel with ${ability(a)}, paying ${source >= GIFT ? handCard(r, source - GIFT) : heldMarker(r, source)}`,
    pass: () => 'Pass',
    march: (_r, q, armies, scouts) => `Move ${figures(armies, scouts)} from ${square(q)}`,
    sacrifice: (_r, q, kind, c) => `Sacrifice ${FIGURE[kind]} from ${square(q)} in the city on ${square(c)}`,
    step: (_r, d) => `Step ${WAYS[d]}`,
    explore: (_r, d) => `Explore ${WAYS[d]}`,
    stop: () => 'Stop here',
    engage: (r, place, front) => `${unit(battleUnit(r, place))} attacks on front ${front + 1}`,
    open: (r, place) => `${unit(battleUnit(r, place))} opens a new front`,
    end: () => 'End the battle turn',
    wound: (_r, front) => `One wound on front ${front + 1}`,
    mend: (_r, front) => `Heal one wound on front ${front + 1}`,
    save: (r, i) =>
      `Save ${unit((r.view.battle.dead.find((_list, side) => r.view.battle.sides[side] === r.seat) ?? [])[i] ?? -2)}`,
    lootTrade: () => 'Take up to 3 trade',
    lootCulture: () => 'Take up to 3 culture',
    lootGood: (_r, g) => `Take ${good(g)}`,
    lootMarker: (_r, place) => `Take face-down marker ${place + 1}`,
    breakCoin: (_r, place) => `Destroy a coin on ${coinPlace(place)}`,
    lootCoin: (_r, place) => `Take a coin from ${coinPlace(place)}`,
    lootCard: (_r, place) => `Take culture card ${place + 1}`,
    lootTech: (_r, t) => `Learn ${tech(t)}`,
    none: () => 'Nothing',
    good: (_r, g) => good(g),
  },
  reasons: {
    'card-elsewhere': () => 'A culture event is played in the phase it names',
    'goods-elsewhere': () => 'Resources pay for abilities, in the phase of the ability',
    'in-movement': () => 'Figures move in the Movement phase',
    'in-management': () => 'Cities act in City Management',
    'in-step-a': () => 'Cities are founded at the beginning of Start of Turn',
    'in-step-b': () => 'Governments change in Start of Turn, after founding cities',
    'in-step-c': () => 'Great people are placed and taken back in your Start of Turn',
    'in-research': () => 'Techs are researched in the Research phase',
    'in-trade': () => 'Offers are made in the Trade phase',
    'policy-elsewhere': () => 'Policies change with your cities, or by an effect that switches them',
    'already-there': () => 'It stands there already',
    'square-blockaded': () => 'An enemy figure blockades this square',
    'relic-square': () => 'A relic lies there: an army must take it first',
    'on-city-state': () => 'A city-state stands there',
    'wrong-terrain': (_r, terrain) => `Not on ${TERRAIN[terrain]}`,
    'wonder-limit': () => 'This city has a wonder: only on its square can another be built',
    'star-limit': () => 'This city has a starred building: only on its square can another be built',
    'water-forbidden': () =>
      'Your figures can’t stay on water without Sailing, nor cross it without Navigation',
    'end-in-own-city': () => 'Figures may pass through your city, not stop in it',
    'stacking-limit': (_r, limit) =>
      `Only ${enCount(limit, 'figure', 'figures')} of yours may stand on one square`,
    'scout-forbidden': () => 'A scout can’t be put among enemies',
    'supply-empty': () => 'None is left',
    'needs-flight': () => 'Aircraft need Flight',
    'card-adopted': () => 'You have adopted this card already',
    'card-not-adopted': () => 'You have not adopted this card',
    'already-switched': () => 'This card was switched by this effect already',
    'civ-taken': () => 'Somebody else plays this civilization',
    'site-water': () => 'No city can stand on water',
    'site-edge': () => 'All eight squares around a city must be on the map and explored',
    'site-too-close': () => 'Another city is nearer than 3 squares',
    'site-next-to-hut': () => 'There is a hut beside this square',
    'site-next-to-village': () => 'There is a village beside this square',
    'site-next-to-state': () => 'There is a city-state beside this square',
    'site-next-to-relic': () => 'There is a relic beside this square',
    'site-enemy': () => 'An enemy figure stands beside this square',
    'city-limit': (_r, limit) => `You may have ${enCount(limit, 'city', 'cities')}; Irrigation allows 3`,
    'no-founder': () => 'Armies found cities only under the Republic',
    'not-empty': () => 'The square is not empty',
    'marker-there': () => 'A marker lies there',
    'same-government': () => 'You have this government',
    'needs-tech': (_r, t) => `Needs ${tech(t)}`,
    'anarchy-first': () => 'Its tech was learned long ago: change to Anarchy now, to this one next turn',
    'leave-anarchy': () => 'You must leave Anarchy now',
    'already-assigned': () => 'You have assigned this figure this turn',
    'same-city': () => 'It gathers for this city already',
    'gathered-already': () => 'Another figure gathers this square',
    'placed-now': () => 'You placed it this turn',
    'no-room': () => 'There is no square for it',
    'already-used': () => 'Used already this turn',
    'slots-full': () => 'This tech holds no more coins',
    'not-enough-trade': (_r, needed, has) => `Needs ${trade(needed)}, you have ${has}`,
    'not-enough-culture': (_r, needed, has) => `Needs ${culture(needed)}, you have ${has}`,
    'cannot-pay': () => 'You lack the resources for it',
    'nothing-to-learn': () => 'There is no tech that could be learned this way',
    'no-target': () => 'There is nothing to aim it at',
    'nothing-to-harvest': () => 'There is no resource to harvest',
    'tech-known': () => 'You know this tech',
    'wrong-level': (_r, level) => `Only techs of level ${ROMAN[level]}`,
    'nobody-knows': () => 'No other player knows it',
    'no-pyramid-place': () => 'It needs two techs below it in your pyramid',
    'already-locked': () => 'This square is locked already',
    'not-the-capital': () => 'Not a capital',
    'no-units': () => 'This player has no units',
    'no-way': () => 'It can’t get anywhere',
    'wrong-good': () => 'The cost asks for another resource',
    'in-payment': () => 'Chosen for this payment already',
    'no-gift': () => 'Only gift cards pay for abilities',
    'no-building': () => 'Not a building',
    'own-building': () => 'Only buildings of others',
    'out-of-range': (_r, range) =>
      `Farther than ${enCount(range, 'square', 'squares')} from your figures and cities`,
    refused: (r, owner) => `${r.name(owner)}, under the United Nations, has refused to be a target this turn`,
    'on-city': () => 'A city stands there',
    'something-built': () => 'A building or wonder stands there',
    'no-change': () => 'It would change nothing',
    'figures-only': () => 'This event kills only figures',
    'no-victim': () => 'Only an army or city of another player',
    'no-village-near': (_r, range) => `No village within ${enCount(range, 'square', 'squares')}`,
    'wrong-era': () => 'Not a wonder of that era',
    'already-obsolete': () => 'It is obsolete already',
    'card-phase': (_r, phase) => `This effect is played ${PHASES[phase]}`,
    'taken-back': () => 'You have shown this card and taken it back: not again in this part of the phase',
    'no-interrupt': () => 'This card can’t interrupt a move',
    'capital-only': () => 'You have no city besides the capital',
    'no-cancel': () => 'This card cancels nothing',
    'cancels-no-action': () => 'Cards can’t cancel city actions: Writing can',
    'cancels-events-only': () => 'It cancels only culture events',
    'not-the-target': () => 'You are not a target of this event',
    'no-spy': () => 'This marker is no spy',
    'offers-made': (_r, most) => `You have made ${enCount(most, 'offer', 'offers')} in this phase`,
    'offers-open': (_r, most) => `${enCount(most, 'offer', 'offers')} of yours are still open`,
    'empty-offer': () => 'The offer is empty',
    'not-enough': () => 'One side does not have that much',
    'capital-anarchy': () => 'In Anarchy the capital can’t act',
    'city-acted': () => 'This city has acted',
    'action-repeated': () => 'Under the Monarchy the capital never does the same twice in a turn',
    'program-exists': () => 'A building program is under way here',
    'track-ended': () => 'You stand on the last step',
    'must-build-upgrade': (_r, form) => `You build ${building(form)} instead`,
    'not-enough-production': (_r, cost, most) =>
      `Costs ${cost} production, with all trade converted you have ${most}`,
    'already-walled': () => 'This city has walls',
    'already-moved': () => 'These figures have moved this turn',
    'square-locked': () => 'Nobody may leave this square this turn',
    'too-far': () => 'Too far',
    'no-army': () => 'Without an army you can’t go there',
    'hut-needs-army': () => 'Only an army explores huts, or a scout under Pacifism',
    'relic-needs-army': () => 'Only an army may enter a relic',
    'no-way-to-end': () => 'From there your move could not end legally',
    'unit-played': () => 'You have played a unit in this battle turn',
    'play-a-unit': () => 'First play a unit',
    'no-wounds': () => 'There are no wounds to heal',
    'loot-two': () => 'This costs 2 loot',
    'loser-has-none': () => 'The loser has none',
    'trade-full': () => 'Your trade dial is full',
    'higher-level': () => 'The second tech may not be of a higher level',
    'teacher-does-not-know': (r, seat) => `${r.name(seat)} does not know it`,
  },
  tells: {
    civ: (r, seat, c) => `${r.name(seat)} plays ${cards.civ[CIV_IDS[c]].name}`,
    capital: (r, seat, q) => `${r.name(seat)} founds the capital on ${square(q)}`,
    placed: (r, seat, top, q) => `${r.name(seat)} places ${topName(cards, top)} on ${square(q)}`,
    figure: (r, seat, kind, q) => `${r.name(seat)} puts ${FIGURE[kind]} on ${square(q)}`,
    firstTrade: (r, seat, n) => `${r.name(seat)} begins with ${trade(n)}`,
    turn: (r, round, first) => `Turn ${round}: ${r.name(first)} is first player`,
    trade: (r, seat, n) => `${r.name(seat)} gains ${trade(n)}`,
    culture: (r, seat, n) => `${r.name(seat)} gains ${culture(n)}`,
    coin: (r, seat) => `${r.name(seat)} gains a coin`,
    coinOnTech: (r, seat, t) => `${r.name(seat)} puts a coin on ${tech(t)}`,
    killed: (r, seat, armies, scouts, q) =>
      `${r.name(seat)} loses ${figures(armies, scouts)} on ${square(q)}`,
    fulfilled: (r, seat, road) =>
      `${r.name(seat)} fulfils the victory by ${ROADS[road]}; the turn is played to its end`,
    won: (r, seat, road) => `${r.name(seat)} wins by ${ROADS[road]}`,
    noEvents: (_r, level) => `There are no culture events of level ${ROMAN[level]} left`,
    drewEvent: (r, seat, level, card) =>
      `${r.name(seat)} draws ${card < 0 ? `a culture event of level ${ROMAN[level]}` : event(card)}`,
    drewUnit: (r, seat, t, u) => `${r.name(seat)} gets ${u < 0 ? `a unit: ${TYPES[t]}` : unit(u)}`,
    good: (r, seat, g) => `${r.name(seat)} takes ${good(g)}`,
    removed: (r, seat, top, q) => `${topName(cards, top)} of ${who(r, seat)} leaves ${square(q)}`,
    wonderUp: (_r, w) => `${wonder(w)} comes to the market`,
    obsolete: (_r, w) => `${wonder(w)} is obsolete`,
    learned: (r, seat, t) => `${r.name(seat)} learns ${tech(t)}`,
    upgraded: (r, seat, form, q) => `${r.name(seat)} now has ${building(form)} on ${square(q)}`,
    advanced: (r, seat, step) => `${r.name(seat)} advances to step ${step} of the culture track`,
    cityLost: (r, seat, q) => `The city of ${r.name(seat)} on ${square(q)} is destroyed`,
    noPeople: (r, seat) => `There is no great person left for ${r.name(seat)}`,
    twoPeople: (r, seat, one, two) => `${r.name(seat)} may keep ${person(one)} or ${person(two)}`,
    person: (r, seat, p) => `${r.name(seat)} gains a great person: ${person(p)}`,
    adopted: (r, seat, p) => `${r.name(seat)} adopts ${policy(p)}`,
    gaveUp: (r, seat, p) => `${r.name(seat)} gives up ${policy(p)}`,
    switched: (r, seat, from, to) => `${r.name(seat)} switches ${policy(from)} to ${policy(to)}`,
    founded: (r, seat, q) => `${r.name(seat)} founds a city on ${square(q)}`,
    stateDestroyed: (_r, q) => `The city-state on ${square(q)} is no more`,
    shifted: (r, seat, kind, from, to) =>
      `${r.name(seat)} moves ${FIGURE[kind]} from ${square(from)} to ${square(to)}`,
    government: (r, seat, g) => `${r.name(seat)} changes the government: ${government(g)}`,
    assigned: (r, seat, q, c) => `${r.name(seat)} lets the figure on ${square(q)} gather for ${city(c)}`,
    declaredAction: (r, seat, c, kind) => `${r.name(seat)}, ${city(c)}: ${ACTIONS[kind]}`,
    declaredEvent: (r, seat, card) => `${r.name(seat)} plays ${event(card)}`,
    declaredAbility: (r, seat, a) => `${r.name(seat)} uses ${ability(a)}`,
    cancelled: (r, seat, what, which) =>
      `${r.name(seat)} cancels ${what === 0 ? `the action of ${city(which)}` : what === 1 ? event(which) : ability(which)}`,
    spentMarker: (r, seat, m) => `${r.name(seat)} spends a marker: ${marker(m)}`,
    spentGood: (r, seat, g) => `${r.name(seat)} spends ${good(g)}`,
    paidTrade: (r, seat, n) => `${r.name(seat)} pays ${trade(n)}`,
    paidCulture: (r, seat, n) => `${r.name(seat)} pays ${culture(n)}`,
    paidStep: (r, seat, c, t) => `${r.name(seat)} pays ${culture(c)}${t > 0 ? ` and ${trade(t)}` : ''}`,
    converted: (r, seat, n) => `${r.name(seat)} turns ${trade(n)} into production`,
    refused: (r, seat, actor) => `${r.name(seat)} does not agree to be a target of ${r.name(actor)}`,
    camp: (_r, q) => `Barbarians camp on ${square(q)}`,
    terrain: (_r, q, terrain) => `${square(q)} is ${TERRAIN[terrain]} from now on`,
    boost: (r, seat, c, n) => `${r.name(seat)}: ${n} more production this turn for ${city(c)}`,
    extraAction: (r, seat, c) => `${r.name(seat)}: one more action for ${city(c)}`,
    extraActions: (r, seat) => `${r.name(seat)}: one more action for each city`,
    discarded: (r, seat, card) => `${r.name(seat)} discards ${event(card)}`,
    strike: (r, seat, n) => `${r.name(seat)} adds ${enCount(n, 'wound', 'wounds')} to the next attack`,
    locked: (_r, q) => `Nobody may leave ${square(q)} this turn`,
    sailed: (r, seat, from, to) => `${r.name(seat)} ships figures from ${square(from)} to ${square(to)}`,
    unitKilled: (r, seat, u, by) => `${r.name(by)} kills a unit of ${r.name(seat)}: ${unit(u)}`,
    lapsed: (r, from, to) => `An offer of ${r.name(from)} to ${r.name(to)} lapses`,
    offer: (r, from, to, id) => `${r.name(from)} makes offer ${id} to ${r.name(to)}`,
    withdrawn: (r, seat, id) => `${r.name(seat)} withdraws offer ${id}`,
    declined: (r, seat, id) => `${r.name(seat)} declines offer ${id}`,
    deal: (r, from, to) => `${r.name(from)} and ${r.name(to)} have a deal`,
    handed: (r, from, to, list, markers, cardsGiven) =>
      `${r.name(from)} gives ${r.name(to)}: ${bundle(list, markers, cardsGiven)}`,
    doneManaging: (r, seat) => `${r.name(seat)} is done with the cities`,
    program: (r, seat, c) => `${r.name(seat)} starts a building program in ${city(c)}`,
    walls: (r, seat, c) => `${r.name(seat)} builds walls around ${city(c)}`,
    built: (r, seat, top, q) => `${r.name(seat)} builds ${topName(cards, top)} on ${square(q)}`,
    keptMarker: (r, seat, q, m) =>
      `${r.name(seat)} takes ${m < 0 ? 'the marker' : `a marker (${marker(m)})`} from ${square(q)}`,
    turnedMarker: (r, seat, q, m) => `${r.name(seat)} turns up ${marker(m)} on ${square(q)}`,
    cityState: (_r, q, state) => `${cards.cityState[CITY_STATE_IDS[state]].name} rises on ${square(q)}`,
    relic: (r, seat, relic) => `${r.name(seat)} takes a relic: ${cards.relic[RELIC_IDS[relic]].name}`,
    doneMoving: (r, seat) => `${r.name(seat)} is done moving`,
    march: (r, seat, armies, scouts, q) =>
      `${r.name(seat)} moves ${figures(armies, scouts)} from ${square(q)}`,
    step: (r, seat, from, to) => `${r.name(seat)}: ${square(from)} to ${square(to)}`,
    explored: (r, seat, tile) => `${r.name(seat)} explores: ${cards.tile[TILES[tile].id]}`,
    sacrificed: (r, seat, kind, owner) =>
      `${r.name(seat)} sacrifices ${FIGURE[kind]} in a city of ${r.name(owner)}`,
    nothingToLearn: (r, seat, from) => `${r.name(seat)} can learn nothing from ${r.name(from)}`,
    battle: (r, attacker, defender, q) => `${Who(r, attacker)} fight ${who(r, defender)} on ${square(q)}`,
    wallsFall: (r, seat, c) => `${r.name(seat)} loses the walls of ${city(c)}`,
    battleHand: (r, seat, n) => `${r.name(seat)} leads ${enCount(n, 'unit', 'units')} into battle`,
    bonus: (r, seat, n) => `Combat bonus of ${who(r, seat)}: ${n}`,
    opened: (r, seat, u, front) => `${Who(r, seat)}: ${unit(u)} on new front ${front + 1}`,
    engaged: (r, seat, u, front) => `${Who(r, seat)}: ${unit(u)} attacks on front ${front + 1}`,
    wounded: (r, seat, u, n) => `${unit(u)} of ${who(r, seat)} takes ${enCount(n, 'wound', 'wounds')}`,
    unitDied: (r, seat, u) => `${unit(u)} of ${who(r, seat)} is killed`,
    healedAll: (r, seat) => `${r.name(seat)} heals all units in play`,
    mended: (r, seat, u) => `${r.name(seat)} heals a wound of ${unit(u)}`,
    values: (r, attacker, value, defender, other) =>
      `Combat value: ${who(r, attacker)} ${value}, ${who(r, defender)} ${other}`,
    battleWon: (r, seat) => `The battle is won: ${who(r, seat)}`,
    saved: (r, seat, u) => `${r.name(seat)} saves ${unit(u)}`,
    loot: (r, seat, n) => `${r.name(seat)} may take ${n} loot`,
    lootedTrade: (r, seat, loser, n) => `${r.name(seat)} takes ${trade(n)} from ${r.name(loser)}`,
    lootedCulture: (r, seat, loser, n) => `${r.name(seat)} takes ${culture(n)} from ${r.name(loser)}`,
    lootedGood: (r, seat, loser, g) => `${r.name(seat)} takes ${good(g)} from ${r.name(loser)}`,
    lootedMarker: (r, seat, loser) => `${r.name(seat)} takes a face-down marker from ${r.name(loser)}`,
    brokeCoin: (r, seat, loser) => `${r.name(seat)} destroys a coin of ${r.name(loser)}`,
    lootedCoin: (r, seat, loser) => `${r.name(seat)} takes a coin from ${r.name(loser)}`,
    lootedCard: (r, seat, loser) => `${r.name(seat)} takes a culture card from ${r.name(loser)}`,
    researched: (r, seat, t, paid) => `${r.name(seat)} researches ${tech(t)} for ${trade(paid)}`,
    noResearch: (r, seat) => `${r.name(seat)} researches nothing`,
  },
  sources: { steps: 'culture track', coins: 'coins', techs: 'techs', victory: 'victory' },
  terms: {
    lead: 'lead on the best road',
    map: 'what can be reached',
    culture: 'culture',
    coins: 'coins',
    techs: 'techs',
    trade: 'trade',
    cities: 'cities',
    army: 'armies and units',
    victory: 'victory',
  },
  settings: {
    civilizations: {
      name: 'Civilizations',
      hint: 'Which civilizations take part',
      values: { all: 'all twelve', core: 'the six of the core game', expansion: 'the six of the expansion' },
    },
    pick: { name: 'Pick civilizations', hint: 'Players choose in turn order instead of drawing' },
    finishTurn: { name: 'Finish the turn', hint: 'After the first victory the turn is played to its end' },
  },
  content: id => contentName(cards, TYPES, id),
};

function battleUnit(r: R, place: number): number {
  const b = r.view.battle;
  return b.hands[b.turn]?.[place] ?? -2;
}
