/** Words of civilizations, leaders, pirates and the other things of the expansion, in English. */
import { enCount } from '@epoka/kernel';
import { lossesOf } from '../rules/losses.ts';
import type { namer, R } from './things.ts';
import type { Expansion } from './types.ts';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const WAYS: Readonly<Record<number, string>> = {
  2: 'Protector: pay 1 culture token, cancel a hit',
  4: 'Fireworks: pay 1 ore and 1 wood, cancel a hit',
  8: 'Tactician: pay 2 culture tokens, cancel a hit',
  16: 'Horse Master: a cavalry cancels a hit and gives up its combat value',
};

export const expansion = (the: ReturnType<typeof namer>): Expansion => {
  const city = (r: R, space: number) => `the city at ${the.label(r, space)}`;
  return {
    questions: {
      civilization: () => 'Choose your civilization',
      poetry: () => 'Peace & Poetry: pay 1 mood token instead of food?',
      discount: (_r, { cost }) =>
        cost.filter(n => n > 0).length > 2
          ? 'Pay 1 culture token or return 1 captive for two of the resources: which one do you still pay?'
          : 'Pay 1 culture token or return 1 captive instead of the resources?',
      architect: () => 'Discard the Great Architect for this wonder (3 culture tokens less)?',
      rebate: (_r, { left }) => `A cheaper wonder: what do you save (${left} more)?`,
      ransom: () => 'Growth: return 1 captive instead of two of the resources?',
      deploy: () => 'Rapid Recruitment: which recruits stand beside the city?',
      partner: (_r, { chosen, n }) => `Trade Routes: with which city (${n - chosen.length} more)?`,
      routeYield: (r, { city: at }) => `What does the route to ${city(r, at)} bring?`,
      raidPort: () => 'Vikings raid your trade: which resource do you lose?',
      piratesLeave: () => 'Which pirate ship leaves?',
      piratesCome: () => 'Where does a pirate ship appear?',
      raid: () => 'Pirates raid you: what do you lose?',
      raidedCity: () => 'Pirates raid you: which city loses a mood level?',
      losses: () => 'Which of the fighters fall?',
      fighter: () => 'Which fighter falls?',
      trojan: () => 'Trojan Horse: pay 1 wood and 1 culture token?',
      prepare: r => `${the.leader(r.view.leader[r.seat])}: pay 1 ore for more combat value?`,
      terror: () => 'Terror: pay 2 mood tokens to drive an enemy unit away?',
      strategist: () => 'Strategist: ignore your card for +2 combat value?',
      immortals: () => 'Immortals: how many culture tokens for combat value?',
      parry: () => 'Cancel a hit?',
      sacrifice: () => 'Give up Queen Dido so that the attackers must retreat?',
      may: (_r, { content }) => `Use ${the.power(content)}?`,
      reward: () => 'What do you gain?',
      captive: () => 'Which unit do you keep as a captive?',
      mythical: () => 'Mythical: pay 1 culture token to take back a card?',
      aztecGold: (_r, left) => `Aztec Gold: what do you exchange for gold (up to ${left} more)?`,
      colonyShip: () => 'Hegemony: which ship becomes a city?',
      ashore: (r, { to }) => `Hegemony: which unit goes ashore to ${city(r, to)}?`,
      rebuild: () => 'Reconstruction: replace one of your buildings there with another kind?',
      muster: () => 'Imperial Army: which units change?',
      calendar: () => 'Calendar: pay 1 culture token to put the card to the bottom and look again?',
      tribute: () => 'Which token do you pay?',
      princeps: (_r, type) => `Princeps: which ${type === 0 ? 'action' : 'objective'} card do you discard?`,
      goldenAge: () => 'Golden Age: which advance do you buy?',
      fear: () => 'Spread of Fear: which unit goes where?',
      buildHere: (r, { city: at }) => `What do you build in ${city(r, at)}?`,
      polis: r =>
        `City States: which other city counts as activated instead of ${the.label(r, r.view.from)}?`,
      reroll: () => 'Buddhism: roll again?',
      druid: () => 'Druidic Influence: lay a token under the settlement instead of replacing a building?',
      convertUnit: () => 'Zoroastrianism: which unit comes over?',
      barbarianKind: () => 'Which barbarian unit is placed?',
      agree: (r, { from }) => `Sulla: may the barbarians at ${the.label(r, from)} move?`,
      hunnicTribes: () => 'Hunnic Tribes: pay to lead the barbarians yourself?',
      tribalAllies: () => 'Tribal Allies: which armies stay (1 food in all)?',
      freeMarch: () => 'Hunnic Tribes: which army moves, and where?',
      humanSacrifice: () => 'Human Sacrifice: return 1 captive to cancel this event and draw another?',
      guillotine: () => 'Guillotine: place a leader for free, or take 2 points?',
      reformation: () => 'Reformation: which player?',
      reform2: r => `Reformation: which Temple gets your colour, ${r.name(r.seat)}?`,
      pandemic: (_r, left) => `Pandemics: what do you lose (${left} more)?`,
      fire: () => 'Fire: which of your cities on a forest burns?',
      athlete: () => 'Great Athlete: change tokens of one kind into the other?',
      seer: () => 'Great Seer: assign an objective card to each player',
      diplomat: () => 'Great Diplomat: with whom do you make a truce?',
      foil: (r, other) => `Subterfuge: discard a card to cancel the card of ${r.name(other)}?`,
    },
    answers: {
      civilization: (_r, id) => the.civilization(id),
      power: (r, content, space) =>
        space >= 0 ? `${the.power(content)}: ${the.space(r, space)}` : the.power(content),
      dismiss: () => 'Discard the Great Diplomat',
      leader: (_r, id) => the.leader(id),
      levyWith: (_r, kind, resource) =>
        `${upper(the.unit(kind))} by Draft, paid in ${the.resource(resource)}`,
      corsair: (r, space) => `Pirate ship from ${the.space(r, space)}`,
      rebuild: (_r, from, into) => `${the.building(into)} instead of ${the.building(from)}`,
      share: (r, space) => `Join the pirates at ${the.space(r, space)}`,
      seize: (r, space) => `A barbarian unit from ${the.space(r, space)} as a captive`,
      shogun: () => 'Shogunate: an action card by Draft',
      decree: (r, at) => `Lawgiver: ${city(r, at)} for 1 culture token`,
      wander: (r, at, space) => `Move ${city(r, at)} to ${the.space(r, space)}`,
      convert: (r, space, kind, n) => `Shipcraft: ${n} × ${the.unit(kind)} at ${the.space(r, space)}`,
      banish: (r, kind, space) => `${upper(the.unit(kind))} to ${the.space(r, space)}`,
      losses: (_r, code) => the.group(lossesOf(code)),
      cancel: (_r, way) => WAYS[way] ?? 'Cancel a hit',
      appoint: (r, id, space) => `${the.leader(id)} at ${the.space(r, space)}`,
      assign: (r, card, seat) => `${the.objectiveCard(card)} for ${r.name(seat)}`,
    },
    reasons: {
      taken: () => 'Somebody has that civilization.',
      pirates: () => 'Pirates block this sea space.',
      'beside-your-city': () => 'One of the two pirate ships must lie next to one of your cities.',
      'no-leaders': () => 'You have no leader left to recruit.',
      'one-leader': () => 'One leader in a Recruit.',
      'tax-unpaid': (_r, n) => `Before this attack you pay ${enCount(n, 'culture token', 'culture tokens')}.`,
      'not-these': () => 'This move is for other units.',
      enforced: () => 'Bleda let this city work as if Happy: it cannot be activated again this turn.',
      raiders: () => 'An army of the Huns is within 2 spaces of this settler.',
      'no-captives': (_r, n) => `That takes ${enCount(n, 'captive', 'captives')}.`,
      'no-settler': () => 'There is no settler here.',
      marked: () => 'This region has your marker already.',
    },
    tells: {
      civilization: (r, seat, id) => `${r.name(seat)} plays ${the.civilization(id)}`,
      civAdvance: (r, seat, id) => `${r.name(seat)} gains ${the.civAdvance(id)}`,
      civAdvanceLost: (r, seat, id) => `${r.name(seat)} loses ${the.civAdvance(id)}`,
      civUsed: (r, seat, id) => `${r.name(seat)} uses ${the.civAdvance(id)}`,
      leader: (r, seat, id) => `${the.leader(id)} leads the people of ${r.name(seat)}`,
      leaderUsed: (r, seat, id) => `${r.name(seat)} uses the ability of ${the.leader(id)}`,
      leaderTaken: (r, seat, id) => `${r.name(seat)} eliminates ${the.leader(id)} (2 points)`,
      leaderGone: (r, seat, id) => `${the.leader(id)} of ${r.name(seat)} is gone`,
      power: (r, seat, content) => `${r.name(seat)} uses ${the.power(content)}`,
      casualties: (r, owner, group) => `${upper(the.owner(r, owner))}: ${the.group(group)} lost`,
      banished: (r, owner, kind, space) =>
        `${upper(the.owner(r, owner))}: 1 × ${the.unit(kind)} driven to ${the.space(r, space)}`,
      keeps: (r, seat, id) => `${r.name(seat)} keeps ${the.event(id)} (1 point)`,
      piratesLeave: (r, space) => `A pirate ship leaves ${the.label(r, space)}`,
      captive: (r, seat, owner, kind) =>
        `${r.name(seat)} holds 1 × ${the.unit(kind)} captive (${the.owner(r, owner)})`,
      captiveReturned: (r, seat) => `${r.name(seat)} returns a captive`,
      runeStone: (r, seat) => `${r.name(seat)} lays out a rune stone (1 point)`,
      beloved: (r, seat, at, n) =>
        `${r.name(seat)} lays a culture token in ${city(r, at)} (${n} there): who attacks it pays as many`,
      marker: (r, seat, space) => `${r.name(seat)} marks the region of ${the.label(r, space)} (1 point)`,
      turns: (r, seat, kind, into, space) =>
        `${r.name(seat)}: ${the.unit(kind)} becomes ${the.unit(into)} at ${the.space(r, space)}`,
      wanders: (r, seat, from, to) => `${r.name(seat)} moves ${city(r, from)} to ${the.space(r, to)}`,
      substitute: (r, at, other) =>
        `${upper(city(r, other))} counts as activated instead of ${the.label(r, at)}`,
      druid: (r, seat, at) => `The druids of ${r.name(seat)} bless ${city(r, at)}`,
      converted: (r, seat, from, kind, space) =>
        `${the.owner(r, from)}: 1 × ${the.unit(kind)} at ${the.space(r, space)} comes over to ${r.name(seat)}`,
      armyStays: (r, space) => `The barbarians at ${the.label(r, space)} stay`,
      anarchy: (r, seat, cubes) =>
        `Anarchy: ${enCount(cubes, 'cube', 'cubes')} of ${r.name(seat)} on the card`,
      eventPoints: (r, seat, n) => `${r.name(seat)} scores ${enCount(n, 'point', 'points')}`,
      objectiveLost: (r, seat) => `${r.name(seat)} discards an objective card`,
      assigns: (r, seat, other) => `${r.name(seat)} assigns an objective card to ${r.name(other)}`,
      truce: (r, seat, other) => `Truce between ${r.name(seat)} and ${r.name(other)}`,
      truceOver: (r, seat, other) => `The truce between ${r.name(seat)} and ${r.name(other)} is over`,
      foiled: (r, seat, other) => `${r.name(seat)} cancels the card of ${r.name(other)}`,
      peeks: (r, seat, card) =>
        card >= 0
          ? `${r.name(seat)} sees ${the.event(card)} on the event deck`
          : `${r.name(seat)} looks at the top event card`,
    },
  };
};
