/** Names and complete texts of the cards in English. */
import type { CardTexts } from './types.ts';

export const cards: CardTexts = {
  uppers: {
    'quick-advance': {
      name: 'Quick Advance',
      text: 'Gain 1 advance you could legally buy, without paying its cost and without taking a cube from the event track.',
    },
    inspiration: {
      name: 'Inspiration',
      text: 'Choose a player who has a unit or city within 2 spaces of one of your units or cities. Gain for free 1 advance that player has and you could legally buy, without taking an event track cube.',
    },
    'hero-general': {
      name: 'Hero General',
      text: 'Raise the mood of one of your cities by 1 level. Then you may pay 1 mood token to raise the mood of one of your cities (the same or another) by 1 level. Each won battle supports one copy of this card.',
    },
    spy: {
      name: 'Spy',
      text: "Look at every action, objective and wonder card in another player's hand. You may then swap one of your hand cards for one of theirs of the same type.",
    },
    ideas: {
      name: 'Ideas',
      text: "Gain 1 idea for each of your cities with an Academy (whatever the Academy's colour). Playable only if you would gain at least 1.",
    },
    'great-ideas': {
      name: 'Great Ideas',
      text: 'Gain 2 ideas. Each such battle or capture supports one copy of this card.',
    },
    mercenaries: {
      name: 'Mercenaries',
      text: 'Choose any number of barbarian armies within 2 spaces of your cities or military units. Pay 1 food, wood, ore, gold or culture token for each before moving any. Move each chosen army 1 land space to a space you choose, one at a time; entering a space with units or a city of any player, yourself included, starts a battle at once. After a move out of a barbarian city, place 1 barbarian unit there by the usual placement rule.',
    },
    'cultural-takeover': {
      name: 'Cultural Takeover',
      text: 'Your next Influence Culture attempt this turn (made and paid for in the usual way) may target the settlement of a barbarian city of size 1. On success the city becomes yours and Neutral: replace its settlement with yours, remove all barbarian units there, and if there was at least one, place 1 settler or 1 infantry of yours. On failure the card is still spent.',
    },
    'city-development': {
      name: 'City Development',
      text: 'Construct 1 building in one of your cities without paying resources. All other construction rules hold and the city is activated.',
    },
    'seasonal-harvest': {
      name: 'Seasonal Harvest',
      text: 'In your next Collect this turn you may take a resource from the same space any number of times. The number of resources you may collect does not change. Not together with Great Harvest or another copy.',
    },
    explorer: {
      name: 'Explorer',
      text: 'Reveal an unexplored region next to a region in which you have a city (place it as in exploration without an entering unit), and/or place 1 settler from your supply in one of your cities.',
    },
    negotiations: {
      name: 'Negotiations',
      text: 'Choose another player. You may not attack them during this turn, and they may not attack you during their next turn.',
    },
    leadership: { name: 'Leadership', text: 'Take 1 extra main action this turn.' },
    assassination: {
      name: 'Assassination',
      text: 'Choose another player not already under an Assassination. That player has 1 main action less in their next turn.',
    },
    'great-harvest': {
      name: 'Great Harvest',
      text: "In your next Collect this turn you may take up to 2 resources more than the city's size allows. Not together with Seasonal Harvest or another copy.",
    },
    'new-plans': {
      name: 'New Plans',
      text: 'Draw 2 objective cards and look at them. You may keep 1 of them by giving up 1 objective card from your hand. Shuffle the given-up card and every card not kept back into the objective deck.',
    },
    synergies: {
      name: 'Synergies',
      text: 'Buy 2 advances of one category, one after the other, paying the normal cost of each, without taking event track cubes. Only if you can pay for both.',
    },
    'teach-us': {
      name: 'Teach Us!',
      text: 'Gain for free 1 advance the loser has and you could legally buy, without taking an event track cube. One copy per captured city.',
    },
    militia: {
      name: 'Militia',
      text: 'Place 1 infantry from your supply in one of your cities (stack limit applies).',
    },
    'technology-trade': {
      name: 'Technology Trade',
      text: 'Choose a player who has a unit or city within 2 spaces of one of your units or cities. Gain for free 1 advance that player has and you could legally buy; then that player gains 1 of yours the same way, if they can. No event track cubes are taken.',
    },
    'new-ideas': {
      name: 'New Ideas',
      text: 'Buy 1 advance at its normal cost without taking an event track cube, then gain 2 ideas.',
    },
  },
  combats: {
    archers: {
      name: 'Archers',
      text: 'Roll 1 die. On 5 or 6 your opponent must at once remove 1 of their military units in the battle (their choice). This is not a hit and cannot be cancelled.',
    },
    'defensive-formation': { name: 'Defensive Formation', text: 'Roll 1 extra die.' },
    encircled: {
      name: 'Encircled!',
      text: 'After hits are counted: if your opponent must remove at least as many military units as you, roll 1 die. On 5 or 6 inflict 1 more hit that cannot be cancelled. No effect if all enemy units are already lost.',
    },
    flanking: { name: 'Flanking', text: 'Roll 1 extra die.' },
    'for-the-people': { name: 'For the People!', text: 'Defending a city: roll 1 extra die.' },
    'heavy-resistance': {
      name: 'Heavy Resistance',
      text: 'The attacker has -1 combat value for each of their own military units (ships, in a sea battle) in this battle.',
    },
    'high-ground': {
      name: 'High Ground',
      text: 'Your opponent cannot activate conflict abilities this round. Not playable by the attacker of a city.',
    },
    'high-morale': { name: 'High Morale', text: '+2 combat value.' },
    'improved-defenses': { name: 'Improved Defenses', text: 'Defending a city: you may cancel 1 hit.' },
    martyr: {
      name: 'Martyr',
      text: "Before any dice are rolled because of cards: remove 1 of your military units (ships, at sea) in the battle; your opponent must do the same. Ignore the opponent's card; it is still discarded.",
    },
    peltasts: {
      name: 'Peltasts',
      text: 'Roll as many dice as you have military units in the battle. If at least one shows 5 or 6 you may cancel 1 hit this round.',
    },
    scout: {
      name: 'Scout',
      text: "Before every other effect: ignore the opponent's card and take it into your hand. No effect if the opponent played none.",
    },
    siege: {
      name: 'Siege',
      text: '+1 combat value. Before the roll your opponent may pay 2 food; if not, they cannot activate conflict abilities this round.',
    },
    surprise: {
      name: 'Surprise',
      text: '+1 combat value. After casualties: if the opponent just lost at least 1 unit, draw 1 action card.',
    },
    'tactical-retreat': {
      name: 'Tactical Retreat',
      text: 'Resolve every other on-reveal effect, then the battle ends at once: move all your land units in it to one adjacent land space without enemies (stack limit applies). Your opponent counts as having won. Playable only if such a space exists.',
    },
    'wedge-formation': { name: 'Wedge Formation', text: '+1 combat value for each defending military unit.' },
  },
  objectives: {
    'scientific-lead': {
      name: 'Scientific Lead',
      text: 'You own more cities with an Academy (of any colour) than any other player.',
    },
    'coastal-culture': {
      name: 'Coastal Culture',
      text: 'You own more cities with a Port (of any colour) than any other player.',
    },
    'religious-fervor': {
      name: 'Religious Fervor',
      text: 'You own more cities with a Temple (of any colour) than any other player.',
    },
    fortifications: {
      name: 'Fortifications',
      text: 'You own more cities with a Fortress (of any colour) than any other player.',
    },
    'star-gazers': {
      name: 'Star Gazers',
      text: 'You own more cities with an Observatory (of any colour) than any other player.',
    },
    traders: {
      name: 'Traders',
      text: 'You own more cities with a Market (of any colour) than any other player.',
    },
    legacy: {
      name: 'Legacy',
      text: 'You own more cities with an Obelisk (of any colour) than any other player.',
    },
    'city-planner': { name: 'City Planner', text: 'You have all 4 Construction advances.' },
    'education-lead': { name: 'Education Lead', text: 'You have all 4 Education advances.' },
    militarized: { name: 'Militarized', text: 'You have all 4 Warfare advances.' },
    'culture-focus': { name: 'Culture Focus', text: 'You have all 4 Culture advances.' },
    'science-focus': { name: 'Science Focus', text: 'You have all 4 Science advances.' },
    'trade-focus': { name: 'Trade Focus', text: 'You have all 4 Economy advances.' },
    seafarers: { name: 'Seafarers', text: 'You have all 4 Seafaring advances.' },
    government: { name: 'Government', text: 'You have all 4 advances of one government category.' },
    'goal-focused': {
      name: 'Goal Focused',
      text: 'You have more completed categories (all 4 advances) than any other player.',
    },
    'diversified-research': {
      name: 'Diversified Research',
      text: 'You have at least 1 advance in 9 different categories of the player board.',
    },
    'high-culture': {
      name: 'High Culture',
      text: 'You have all 4 of your civilization advances and have recruited at least 2 leaders this game.',
    },
    'advanced-culture': {
      name: 'Advanced Culture',
      text: 'You have at least 6 advances on the player board and more of them than any other player.',
    },
    'large-civilization': { name: 'Large Civilization', text: 'You have at least 6 cities.' },
    'happy-population': { name: 'Happy Population', text: 'You have at least 4 Happy cities.' },
    architecture: {
      name: 'Architecture',
      text: 'Your cities hold at least 4 different kinds of buildings in your colour.',
    },
    consulate: {
      name: 'Consulate',
      text: 'At least 2 cities you do not own hold a building of your colour.',
    },
    metropolis: { name: 'Metropolis', text: 'You have a city of size 5.' },
    expansionist: { name: 'Expansionist', text: 'At least 4 of your cities are not next to any other city.' },
    'culture-power': {
      name: 'Culture Power',
      text: 'More buildings in cities you do not own have your colour than any other player has of theirs in cities they do not own.',
    },
    'optimized-storage': { name: 'Optimized Storage', text: 'You have at least 3 food, 3 ore and 3 wood.' },
    eureka: { name: 'Eureka!', text: 'You have at least 5 ideas: pay 2 of it (gold cannot replace it).' },
    wealth: { name: 'Wealth', text: 'You have at least 5 gold: pay 2 of it.' },
    'ore-supplies': {
      name: 'Ore Supplies',
      text: 'You have at least 5 ore: pay 2 of it (gold cannot replace it).',
    },
    'wood-supplies': {
      name: 'Wood Supplies',
      text: 'You have at least 5 wood: pay 2 of it (gold cannot replace it).',
    },
    'food-supplies': {
      name: 'Food Supplies',
      text: 'You have at least 5 food: pay 2 of it (gold cannot replace it).',
    },
    'sea-blockade': {
      name: 'Sea Blockade',
      text: "At least 2 of your ships are in sea spaces faced by Ports of other players' cities.",
    },
    'large-fleet': {
      name: 'Large Fleet',
      text: 'You have at least 4 ships, or at least 2 and more than any other player.',
    },
    'large-army': {
      name: 'Large Army',
      text: 'You have at least 4 military units more than any other player.',
    },
    'standing-army': {
      name: 'Standing Army',
      text: 'At least 4 of your cities hold your military units. Not in the same status phase as Military Might.',
    },
    'military-might': {
      name: 'Military Might',
      text: 'You have at least 12 military units and ships together. Not in the same status phase as Standing Army.',
    },
    colony: {
      name: 'Colony',
      text: "You have a city at least 5 spaces from your starting city's space. Not if you completed City Founder in the round just ended.",
    },
    threat: {
      name: 'Threat',
      text: 'At least 4 of your military units are next to cities of other players.',
    },
    outpost: {
      name: 'Outpost',
      text: 'Your military units stand on at least 3 different spaces that are neither in nor next to your cities.',
    },
    'migration-objective': {
      name: 'Migration',
      text: 'Your settlers stand on at least 3 different spaces that are neither in nor next to your cities.',
    },
    'trade-power': {
      name: 'Trade Power',
      text: 'With Trade Routes you could form at least 3 routes now. Not in the same status phase as Shipping Routes.',
    },
    'shipping-routes': {
      name: 'Shipping Routes',
      text: 'With Trade Routes you could form at least 2 routes using ships only. Not in the same status phase as Trade Power.',
    },
    'horse-power': { name: 'Horse Power', text: 'Your cavalry stand on at least 3 different spaces.' },
    'ivory-tower': { name: 'Ivory Tower', text: 'Your elephants stand on at least 3 different spaces.' },
    versatility: {
      name: 'Versatility',
      text: 'You have at least 1 settler, ship, infantry, cavalry, elephant and leader on the map.',
    },
    'draft-objective': {
      name: 'Draft',
      text: 'You just used the Draft advance in a second Recruit this turn.',
    },
    'city-founder': {
      name: 'City Founder',
      text: "You just founded a city at least 5 spaces from your starting city's space.",
    },
    'terror-regime': {
      name: 'Terror Regime',
      text: 'After one of your actions at least 4 of your cities are Angry.',
    },
    'magnificent-culture': {
      name: 'Magnificent Culture',
      text: 'You just built a wonder; or, in the status phase, you built the only wonder built in the last round.',
    },
    conqueror: {
      name: 'Conqueror',
      text: "You just captured another player's city that was defended by at least 1 military unit or a Fortress.",
    },
    warmonger: {
      name: 'Warmonger',
      text: 'You just ended your second land battle this turn, against different armies or cities, and won at least one of them.',
    },
    general: {
      name: 'General',
      text: 'You just eliminated at least 3 enemy military units (barbarians included) in one land battle.',
    },
    'great-battle': {
      name: 'Great Battle',
      text: 'You just took part in a land battle with at least 6 military units on both sides together.',
    },
    defiance: {
      name: 'Defiance',
      text: 'You just won a battle against another player although you had fewer military units (ships, at sea) than they at its start.',
    },
    'naval-assault': {
      name: 'Naval Assault',
      text: "You just captured another player's city with an army that disembarked straight into it.",
    },
    bold: {
      name: 'Bold',
      text: 'You just won a battle although your opponent has more Warfare advances than you, or had more military units (ships, at sea) at its start.',
    },
    'legendary-battle': {
      name: 'Legendary Battle',
      text: 'You just attacked, with at least 3 military units, a defended city of size 5 holding a wonder (winning is not needed).',
    },
    scavenger: {
      name: 'Scavenger',
      text: 'You just eliminated a settler or ship of a player with Trade Routes that stood where it could have formed a trade route.',
    },
    aggressor: {
      name: 'Aggressor',
      text: 'You just won a land battle as the attacker, eliminating at least 2 military units.',
    },
    'barbarian-conquest': {
      name: 'Barbarian Conquest',
      text: 'You just captured a barbarian city defended by at least 2 barbarian military units.',
    },
    resistance: {
      name: 'Resistance',
      text: 'You just won a battle in a city (yours or theirs) against barbarians, eliminating at least 2 of their units.',
    },
    'great-commander': {
      name: 'Great Commander',
      text: 'You just won a battle in which your leader took part and you had no more military units (ships, at sea) than your opponent at its start.',
    },
    brutus: {
      name: 'Brutus',
      text: 'You just eliminated a leader and at least 2 other military units or ships in one battle.',
    },
    trample: {
      name: 'Trample',
      text: 'You just won a land battle as the attacker and at least 1 of your cavalry or elephants in it survived.',
    },
    'sea-cleansing': {
      name: 'Sea Cleansing',
      text: 'You just won your second battle against pirates this turn.',
    },
  },
  icons: {
    'gold-mine': { name: 'Gold mine', text: 'Gain 2 gold at once.' },
    'exhausted-land': {
      name: 'Exhausted land',
      text: 'Place an exhausted land marker on an empty land space (no units, no city, no marker) that is not barren and is next to one of your cities. If none exists, or no marker is left, skip.',
    },
    'barbarians-arrive': {
      name: 'Barbarians arrive',
      text: '1: place a barbarian settlement with 1 infantry. 2: place 1 more barbarian unit in any barbarian city.',
    },
    'barbarians-move': {
      name: 'Barbarians move',
      text: 'Move every barbarian army near your cities one space towards them, then reinforce barbarian cities near you; if there is none near, do only step 1 of Barbarians arrive.',
    },
    pirates: {
      name: 'Pirates arrive and raid',
      text: 'Place 2 pirate ships, then every player with a city next to a pirate ship loses 1 resource or token (or mood).',
    },
  },
};
