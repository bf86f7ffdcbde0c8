/** Names and complete texts of the board: advances, buildings, units, terrain, wonders, in English. */
import type { BoardTexts } from './types.ts';

export const board: BoardTexts = {
  categories: {
    agriculture: 'Agriculture',
    construction: 'Construction',
    seafaring: 'Seafaring',
    education: 'Education',
    warfare: 'Warfare',
    spirituality: 'Spirituality',
    economy: 'Economy',
    culture: 'Culture',
    science: 'Science',
    democracy: 'Democracy',
    autocracy: 'Autocracy',
    theocracy: 'Theocracy',
  },
  advances: {
    farming: {
      name: 'Farming',
      text: 'Your cities may collect food from plains and wood from forest. Everyone starts with it.',
    },
    storage: { name: 'Storage', text: 'Your food limit rises from 2 to 7.' },
    irrigation: {
      name: 'Irrigation',
      text: 'Your cities may collect food from barren spaces (the space stays barren for everything else). You ignore the text of Famine events; their icons still apply.',
    },
    husbandry: {
      name: 'Husbandry',
      text: 'Once per turn, during a Collect, one of the land spaces used may be 2 spaces from the city instead of 1; two of them if you also have Roads.',
    },
    mining: { name: 'Mining', text: 'Your cities may collect ore from mountains. Everyone starts with it.' },
    engineering: {
      name: 'Engineering',
      text: 'On gain: draw 1 wonder card. As an action you may activate a Happy city and build a wonder from your hand there, paying its cost and having its required advance.',
    },
    sanitation: {
      name: 'Sanitation',
      text: 'In each Recruit you may pay for 1 settler with 1 mood token instead of its cost. You ignore the text of Pestilence and Epidemics events (and of Pandemics).',
    },
    roads: {
      name: 'Roads',
      text: 'When a group of land units moves to or from one of your cities you may pay 1 food and 1 ore: it ignores forest and mountain penalties and/or may move up to 2 land spaces. Pay per group. Not for exploring, embarking, disembarking, sea spaces, or units that have battled this turn.',
    },
    fishing: { name: 'Fishing', text: 'Each of your cities may collect food from one adjacent sea space.' },
    navigation: {
      name: 'Navigation',
      text: 'Your ships may leave the map edge from their sea group and re-enter at the first other sea group (or unexplored region) met going round the edge in the chosen direction.',
    },
    warships: {
      name: 'Warships',
      text: 'You may cancel 1 hit in the first combat round of any sea battle, and of a land battle in which your army attacked straight from ships.',
    },
    cartography: {
      name: 'Cartography',
      text: 'After a Move action in which you moved a ship: gain 1 idea, and also 1 culture token if a ship used Navigation. Once per Move action.',
    },
    writing: { name: 'Writing', text: 'On gain: draw 1 action card and 1 objective card.' },
    'public-education': {
      name: 'Public Education',
      text: 'Once per turn, when you collect in a city with an Academy, gain 1 idea.',
    },
    'free-education': {
      name: 'Free Education',
      text: 'After you buy an advance (other than this one) paying at least 1 idea or 1 gold, you may pay 1 more idea to gain 1 mood token.',
    },
    philosophy: {
      name: 'Philosophy',
      text: 'On gain: gain 1 idea. From then on gain 1 idea each time you gain a Science advance.',
    },
    tactics: {
      name: 'Tactics',
      text: 'You may move military units. You may play action cards for their combat effect.',
    },
    siegecraft: {
      name: 'Siegecraft',
      text: 'When you attack a city with a Fortress, before cards and dice, you may pay 2 wood to cancel its extra die and/or 2 ore to cancel its hit cancelling.',
    },
    'steel-weapons': {
      name: 'Steel Weapons',
      text: 'Just before a land battle you may pay 1 ore: +2 combat value in every round, or +1 if the enemy has Steel Weapons too (used or not). With Metallurgy it is free against an enemy without Steel Weapons. If both have it, the attacker decides first. Barbarians never have it.',
    },
    draft: {
      name: 'Draft',
      text: 'In each Recruit you may pay for 1 infantry with 1 mood token instead of its cost (2 mood tokens if you have Civil Liberties).',
    },
    myths: {
      name: 'Myths',
      text: 'When the text of an event card makes you lower the mood of a city, you may pay 1 mood token per city to prevent it (1 token even if the mood would fall two levels). Not for the pirate icon.',
    },
    rituals: {
      name: 'Rituals',
      text: 'In the Increase Happiness action you may spend any resources in place of mood tokens, 1 for 1.',
    },
    priesthood: {
      name: 'Priesthood',
      text: 'Once per turn a Science advance you buy costs no food (it is free).',
    },
    'state-religion': {
      name: 'State Religion',
      text: 'Once per turn, when you construct a Temple, do not pay its food.',
    },
    bartering: {
      name: 'Bartering',
      text: 'Once per turn, as a free action: discard 1 action card to gain 1 gold or 1 culture token.',
    },
    'trade-routes': {
      name: 'Trade Routes',
      text: 'At the start of your turn gain 1 food per trade route, at most 4. A route pairs one of your settlers or ships with a non-Angry city of another player within 2 spaces (not through unexplored regions); each unit and each city is used once. You may use fewer routes than you could.',
    },
    taxes: {
      name: 'Taxes',
      text: 'Once per turn, as an action: pay 1 mood token, gain food, wood and ore in any mix, in total as many as you have cities. Activates no city.',
    },
    currency: {
      name: 'Currency',
      text: 'Any of the resources you gain from Trade Routes and from Taxes may be gold instead.',
    },
    arts: {
      name: 'Arts',
      text: 'Once per turn, as a free action: pay 1 culture token to make an Influence Culture attempt.',
    },
    'circus-and-sports': {
      name: 'Circus & Sports',
      text: 'As an action: pay 1 or 2 culture tokens to raise the mood of one city by 1 or 2 levels, whatever its size. May be repeated.',
    },
    monuments: {
      name: 'Monuments',
      text: 'On gain: draw 1 wonder card. Your cities with wonders cannot be the target of influence attempts by enemies.',
    },
    'drama-and-music': {
      name: 'Drama & Music',
      text: 'Once per turn, as a free action: change 1 culture token into 1 mood token or 1 mood token into 1 culture token.',
    },
    math: { name: 'Math', text: 'Engineering and Roads cost you no food.' },
    astronomy: { name: 'Astronomy', text: 'Navigation and Cartography cost you no food.' },
    medicine: {
      name: 'Medicine',
      text: 'After a Recruit, gain back 1 of the resources (not tokens) you just spent on it.',
    },
    metallurgy: {
      name: 'Metallurgy',
      text: 'In a Collect that yields at least 2 ore you may turn 1 of that ore into 1 gold. Steel Weapons cost nothing against enemies without Steel Weapons.',
    },
    voting: {
      name: 'Voting',
      text: 'As a free action: pay 1 mood token to take an Increase Happiness action. May be repeated.',
    },
    'separation-of-power': {
      name: 'Separation of Power',
      text: 'Enemies may not boost range or roll when influencing your Happy cities.',
    },
    'civil-liberties': {
      name: 'Civil Liberties',
      text: 'As an action: gain 3 mood tokens. Draft costs you 2 mood tokens instead of 1.',
    },
    'economic-liberty': {
      name: 'Economic Liberty',
      text: 'As a free action: pay 1 mood token to Collect in one city; that must be your only Collect this turn.',
    },
    nationalism: {
      name: 'Nationalism',
      text: 'After a Recruit that included at least 1 military unit or ship, gain 1 mood or 1 culture token.',
    },
    totalitarianism: {
      name: 'Totalitarianism',
      text: 'Enemies may not boost range or roll when influencing your cities that hold your military units.',
    },
    'absolute-power': {
      name: 'Absolute Power',
      text: 'Once per turn, as a free action: pay 2 mood tokens to get 1 extra main action this turn.',
    },
    'forced-labor': {
      name: 'Forced Labor',
      text: 'As a free action: pay 1 mood token; until the end of the turn your Angry cities collect, recruit and construct as if Neutral. They may still be activated only once.',
    },
    dogma: {
      name: 'Dogma',
      text: 'Whenever you construct a Temple (by action or card) you may gain a Theocracy advance for free, taking an event track cube as usual. Your idea limit becomes 2; discard the excess at once. Capturing a Temple does not count.',
    },
    devotion: {
      name: 'Devotion',
      text: 'Enemies may not boost range or roll when influencing your cities with a Temple.',
    },
    conversion: {
      name: 'Conversion',
      text: 'Add 1 to your influence rolls. Each successful influence attempt gives you 1 culture token.',
    },
    fanaticism: {
      name: 'Fanaticism',
      text: 'In a battle in a city with a Temple, attacking or defending, your first combat roll gets +2 combat value. If you lose such a battle, place 1 free infantry in one of your cities.',
    },
  },
  buildings: {
    academy: { name: 'Academy', text: 'When constructed: gain 2 ideas.' },
    fortress: {
      name: 'Fortress',
      text: 'First combat round of a battle in this city: the defender rolls 1 extra die and may cancel 1 hit, even with no army present.',
    },
    port: {
      name: 'Port',
      text: 'Only in a city next to sea; it faces one adjacent sea space. The city may recruit ships (placed in that space). When collecting, the one sea space used may give 1 mood token or 1 gold instead of food.',
    },
    temple: { name: 'Temple', text: 'When constructed: gain 1 mood or 1 culture token.' },
    market: {
      name: 'Market',
      text: 'The city may recruit cavalry and elephants. Each time an opponent uses Trade Routes with at least one of your cities with a Market, gain 1 gold (1 in all, not per city).',
    },
    obelisk: {
      name: 'Obelisk',
      text: "Cannot be influenced and keeps its colour when the city is captured. A captured city holding another player's Obelisk counts as influenced by that player.",
    },
    observatory: { name: 'Observatory', text: 'When constructed: draw 1 action card.' },
  },
  units: {
    settler: {
      name: 'Settler',
      text: 'Founds cities. Cannot fight; never a casualty by itself; removed with the last friendly military unit in its space. No stack limit.',
    },
    infantry: { name: 'Infantry', text: 'Military unit. Each infantry icon matched adds 1 combat value.' },
    ship: {
      name: 'Ship',
      text: 'Moves over connected sea, carries 2 land units, fights other ships only. No conflict ability. Placed in the sea space the Port faces. Black ships are pirates.',
    },
    cavalry: { name: 'Cavalry', text: 'Military unit. Each cavalry icon matched adds 2 combat value.' },
    elephant: {
      name: 'Elephant',
      text: 'Military unit. Each elephant icon matched: that die adds nothing to your combat value, but you may cancel 1 hit.',
    },
    leader: {
      name: 'Leader',
      text: 'Military unit, one on the map at a time. First leader icon matched: ignore that die and reroll it until it shows no leader icon.',
    },
  },
  terrain: {
    plains: { name: 'Plains', text: 'Gives 1 food (Farming, which everyone starts with).' },
    mountain: {
      name: 'Mountain',
      text: 'Gives 1 ore (Mining). A unit that moves in cannot be moved again this turn.',
    },
    forest: {
      name: 'Forest',
      text: 'Gives 1 wood (Farming). A unit that moves in may move again this turn but may not enter a space where that would start a battle.',
    },
    barren: { name: 'Barren', text: 'Gives nothing (Irrigation: 1 food). No city may be founded here.' },
    sea: {
      name: 'Sea',
      text: 'Gives nothing by itself. Fishing: 1 food from one adjacent sea space per Collect; a city with a Port may take 1 mood token or 1 gold from that one space instead.',
    },
  },
  wonders: {
    'great-arena': {
      name: 'Great Arena',
      text: 'You may spend mood tokens as culture tokens and culture as mood, except for the culture cost of wonders. Once per land battle, after a combat roll, you may spend 1 mood or 1 culture token for +1 combat value.',
    },
    'great-library': {
      name: 'Great Library',
      text: 'Once per turn you may name one non-government advance of the player board you do not have and use its ability until the end of your turn, even without the top advance of its category. One-time effects on gain do not happen. Civilization advances are never reached by it.',
    },
    'great-lighthouse': {
      name: 'Great Lighthouse',
      text: 'Whenever you activate this city you may place a ship from your supply, free, on any sea space without an enemy ship (it is not recruited and uses no recruit slot). In the status phase you decide who is first player, whatever the token totals.',
    },
    'great-mausoleum': {
      name: 'Great Mausoleum',
      text: 'Whenever you draw an action or event card you may take the top card of that discard pile instead. Your own action and event cards are discarded to the bottom of their discard pile.',
    },
    'great-wall': {
      name: 'Great Wall',
      text: 'Enemies attacking any of your Happy cities have -2 combat value in the first combat round. Barbarian armies attacking your cities are defeated automatically: no dice, no cards; it still counts as a battle and pays 1 gold.',
    },
    'great-gardens': {
      name: 'Great Gardens',
      text: 'This city may collect any resource, ideas and gold included, from plains. Units of an enemy player that moved onto a plains space this turn may not attack this city that turn; Roads do not help. If barbarians hold the city, this protects it against every player.',
    },
    'great-pyramid': {
      name: 'Great Pyramid',
      text: 'Worth 5 points, all to the player who built it, whoever holds the city; the builder keeps the card. If you are tied for most points at the end, you win.',
    },
    'great-statue': {
      name: 'Great Statue',
      text: 'When built: draw 1 objective card. Once per turn you may discard an objective card from your hand to take 1 extra main action.',
    },
  },
  resources: {
    food: 'Food',
    ore: 'Ore',
    wood: 'Wood',
    ideas: 'Ideas',
    gold: 'Gold',
    mood: 'Mood token',
    culture: 'Culture token',
  },
};
