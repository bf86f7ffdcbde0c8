/** Names and texts of all contents. */
import type { Cards } from './types.ts';

export const cards: Cards = {
  tile: {
    'home-america': 'Home tile: America',
    'home-china': 'Home tile: China',
    'home-egypt': 'Home tile: Egypt',
    'home-germany': 'Home tile: Germany',
    'home-rome': 'Home tile: Rome',
    'home-russia': 'Home tile: Russia',
    'home-aztecs': 'Home tile: The Aztecs',
    'home-england': 'Home tile: England',
    'home-france': 'Home tile: France',
    'home-japan': 'Home tile: Japan',
    'home-mongolia': 'Home tile: Mongolia',
    'home-zulu': 'Home tile: The Zulu',
    'tile-01': 'Neutral tile 1',
    'tile-02': 'Neutral tile 2',
    'tile-03': 'Neutral tile 3',
    'tile-04': 'Neutral tile 4',
    'tile-05': 'Neutral tile 5',
    'tile-06': 'Neutral tile 6',
    'tile-07': 'Neutral tile 7',
    'tile-08': 'Neutral tile 8',
    'tile-09': 'Neutral tile 9',
    'tile-10': 'Neutral tile 10',
    'tile-11': 'Neutral tile 11',
    'tile-12': 'Neutral tile 12',
    'tile-13': 'Neutral tile 13',
    'tile-14': 'Neutral tile 14',
    'tile-22': 'Neutral tile 22',
    'tile-23': 'Neutral tile 23',
    'tile-24': 'Neutral tile 24',
    'tile-25': 'Neutral tile 25',
    'tile-26': 'Neutral tile 26',
    'tile-27': 'Neutral tile 27',
  },
  tech: {
    'animal-husbandry': {
      name: 'Animal Husbandry',
      text: 'Once per battle, on your battle turn, remove up to 3 wounds in total from your units in play. Wheat - City Management: one of your cities has 3 extra production this turn.',
    },
    'code-of-laws': {
      name: 'Code of Laws',
      text: 'Once per turn, after you win a battle, put 1 coin token on this tech (up to 4). Unlocks the Republic and the Trading Post.',
    },
    currency: { name: 'Currency', text: 'Incense - City Management: gain 3 culture. Unlocks the Market.' },
    'horseback-riding': {
      name: 'Horseback Riding',
      text: 'Travel speed 3. Silk - Trade: gain 9 trade, then another player of your choice gains 6 trade.',
    },
    masonry: {
      name: 'Masonry',
      text: 'Stacking limit 3. Your cities may produce city walls for 7 production each.',
    },
    metalworking: {
      name: 'Metalworking',
      text: 'Iron - Battle: declare it when you play a unit; that unit deals 3 extra wounds in the attack it makes as it is played. Unlocks Barracks.',
    },
    navigation: {
      name: 'Navigation',
      text: 'Your figures may cross water but may not end their movement in it. Unlocks the Harbor.',
    },
    navy: {
      name: 'Navy',
      text: 'Each time you build an army with a city action you may place it in the outskirts of any of your cities that has a Shipyard. Unlocks the Shipyard.',
    },
    philosophy: {
      name: 'Philosophy',
      text: 'Any 3 resources - City Management: gain a random great person. Unlocks the Temple.',
    },
    pottery: {
      name: 'Pottery',
      text: 'Culture hand size +1. Any 2 resources - City Management: put 1 coin token on this tech (up to 4). Unlocks the Granary.',
    },
    writing: {
      name: 'Writing',
      text: 'Spy - City Management (reaction): cancel a city action another player is taking. Resource abilities cannot be cancelled this way. Unlocks the Library.',
    },
    bureaucracy: {
      name: 'Bureaucracy',
      text: '1 coin. Once per turn, in your Research phase, you may switch one of your social policies.',
    },
    chivalry: {
      name: 'Chivalry',
      text: 'Incense - City Management: gain 5 culture. Unlocks Feudalism; mounted units become rank II.',
    },
    'civil-service': {
      name: 'Civil Service',
      text: '1 coin. Culture hand size +1. Spy - Any Time (reaction): cancel a culture event.',
    },
    construction: {
      name: 'Construction',
      text: 'Wheat - City Management: one of your cities has 5 extra production this turn. Unlocks the Workshop.',
    },
    democracy: {
      name: 'Democracy',
      text: 'Once per turn, in City Management, you may spend 6 trade to put 1 coin token on this tech (up to 4). Unlocks Democracy; infantry becomes rank II.',
    },
    engineering: {
      name: 'Engineering',
      text: "Once per turn, one produce action of yours may buy two items, sharing that city's production between them. Unlocks the Aqueduct.",
    },
    irrigation: { name: 'Irrigation', text: 'You may have up to 3 cities, the capital included.' },
    logistics: { name: 'Logistics', text: 'Infantry, artillery and mounted units become rank II.' },
    mathematics: {
      name: 'Mathematics',
      text: 'Iron - Battle: on your battle turn deal up to 3 wounds, divided as you like among enemy units in play. Artillery becomes rank II.',
    },
    monarchy: {
      name: 'Monarchy',
      text: "Silk - City Management: obsolete one ancient wonder, or kill one random unit in another player's standing forces. Unlocks the Monarchy.",
    },
    'printing-press': {
      name: 'Printing Press',
      text: 'Stacking limit 4. Once per turn, in City Management, you may spend 5 culture to put 1 coin token on this tech (up to 4). Unlocks the University.',
    },
    sailing: {
      name: 'Sailing',
      text: 'Travel speed 4. Your figures may cross water and end their movement in it.',
    },
    banking: {
      name: 'Banking',
      text: 'Wheat - City Management: one of your cities has 7 extra production this turn. Unlocks the Bank.',
    },
    biology: {
      name: 'Biology',
      text: 'Stacking limit 5. Once per battle, on your battle turn, remove all wounds from your units in play.',
    },
    communism: {
      name: 'Communism',
      text: 'Spy - Movement (may interrupt a move): choose a square; no figure may leave it for the rest of this turn. Unlocks Communism.',
    },
    education: {
      name: 'Education',
      text: 'Once per turn, when you build a wonder, put 1 coin token on this tech (up to 4). Incense + iron + silk + wheat (one of each) - City Management: learn a tech of your choice for free.',
    },
    gunpowder: {
      name: 'Gunpowder',
      text: 'Any 2 resources - City Management: obsolete one ancient or medieval wonder, or destroy one building of your choice. Infantry becomes rank III.',
    },
    'metal-casting': {
      name: 'Metal Casting',
      text: 'Incense - City Management: gain 7 culture. Artillery becomes rank III. (Replacement card: no coin icon.)',
    },
    'military-science': {
      name: 'Military Science',
      text: 'Each of your cities has 1 extra production for every 3 coins you have (rounded down). Unlocks the Academy.',
    },
    railroad: {
      name: 'Railroad',
      text: '1 coin. Unlocks the Iron Mine; mounted units become rank III. (Replacement card: has the coin icon.)',
    },
    'steam-power': {
      name: 'Steam Power',
      text: 'Travel speed 5. Your figures may cross water and end their movement in it. Silk - City Management: move all your figures in one square to any water square; they may not move again this turn.',
    },
    theology: { name: 'Theology', text: 'Culture hand size +1. Unlocks Fundamentalism and the Cathedral.' },
    'atomic-theory': {
      name: 'Atomic Theory',
      text: 'Uranium - City Management: take one extra action with each of your cities. Uranium - Movement: destroy a non-capital city together with every building, wonder, great person and figure in its outskirts.',
    },
    ballistics: {
      name: 'Ballistics',
      text: 'Iron - Battle: on your battle turn deal up to 6 wounds, divided as you like among enemy units in play. Artillery becomes rank IV.',
    },
    combustion: {
      name: 'Combustion',
      text: 'Once per turn, when one of your armies ends its movement on a building, destroy that building. If your armies attack a walled city, its walls are destroyed before the battle. Mounted units become rank IV.',
    },
    computers: {
      name: 'Computers',
      text: '1 coin. Your battle hand size and your culture hand size each grow by 1 for every 5 coins you have.',
    },
    flight: {
      name: 'Flight',
      text: 'Travel speed 6. Your figures may cross water and end their movement in it, and may pass over enemy figures, huts, villages and cities. Unlocks aircraft.',
    },
    'mass-media': {
      name: 'Mass Media',
      text: 'Your culture events cannot be cancelled. Spy - Any Time (reaction): cancel a resource ability; the resources paid for it are lost.',
    },
    'replaceable-parts': { name: 'Replaceable Parts', text: 'Stacking limit 6. Infantry becomes rank IV.' },
    'space-flight': {
      name: 'Space Flight',
      text: 'When you learn this tech you win the game with a tech victory.',
    },
  },
  building: {
    harbor: { name: 'Harbor', text: 'Gives 1 production, 2 trade.' },
    shipyard: {
      name: 'Shipyard',
      text: 'Gives 2 production, +2 combat bonus. One starred building per city.',
    },
    'trading-post': { name: 'Trading Post', text: 'Gives 2 trade, 1 culture.' },
    granary: { name: 'Granary', text: 'Gives 1 production, 1 trade.' },
    aqueduct: { name: 'Aqueduct', text: 'Gives 2 production, 2 trade.' },
    library: { name: 'Library', text: 'Gives 1 trade, 1 culture.' },
    university: { name: 'University', text: 'Gives 2 trade, 2 culture.' },
    market: {
      name: 'Market',
      text: 'Gives 1 production, 1 trade, 1 culture. One starred building per city.',
    },
    bank: {
      name: 'Bank',
      text: 'Gives 1 production, 1 trade, 1 culture, 1 coin. One starred building per city.',
    },
    temple: { name: 'Temple', text: 'Gives 2 culture. One starred building per city.' },
    cathedral: { name: 'Cathedral', text: 'Gives 3 culture. One starred building per city.' },
    barracks: { name: 'Barracks', text: 'Gives 2 trade, +2 combat bonus. One starred building per city.' },
    academy: { name: 'Academy', text: 'Gives 2 trade, +4 combat bonus. One starred building per city.' },
    workshop: { name: 'Workshop', text: 'Gives 3 production.' },
    'iron-mine': { name: 'Iron Mine', text: 'Gives 4 production.' },
  },
  wonder: {
    stonehenge: { name: 'Stonehenge', text: 'Start of Turn: gain 1 culture.' },
    'the-colossus': { name: 'The Colossus', text: 'Start of Turn: gain 3 trade.' },
    'the-hanging-gardens': {
      name: 'The Hanging Gardens',
      text: 'Start of Turn: build one figure (army or scout) for free in the square of this wonder.',
    },
    'the-oracle': { name: 'The Oracle', text: 'Battle: your opponent plays with the battle hand face up.' },
    'the-great-lighthouse': {
      name: 'The Great Lighthouse',
      text: 'Every empty water square in the outskirts of your cities gives 1 extra trade.',
    },
    'statue-of-zeus': { name: 'Statue of Zeus', text: 'Your combat bonus is 6 higher.' },
    'angkor-wat': {
      name: 'Angkor Wat',
      text: 'Once per turn, one harvest action of yours harvests twice (the same square may be used twice).',
    },
    'himeji-samurai-castle': { name: 'Himeji Samurai Castle', text: 'All your units have +1 strength.' },
    'porcelain-tower': {
      name: 'Porcelain Tower',
      text: 'You need 5 less trade to research a tech. You still research only once per turn.',
    },
    'the-louvre': { name: 'The Louvre', text: 'Start of Turn: gain 3 culture.' },
    'leonardos-workshop': {
      name: "Leonardo's Workshop",
      text: 'Your units never cost more than 5 production.',
    },
    'notre-dame': {
      name: 'Notre-Dame',
      text: 'When you research a tech you may spend 6 more trade to also learn a second tech of the same or a lower level.',
    },
    'cristo-redentor': {
      name: 'Cristo Redentor',
      text: 'Culture hand size +4. Start of Turn: draw 2 culture event cards from one deck of your choice.',
    },
    'panama-canal': {
      name: 'Panama Canal',
      text: 'Start of Turn: put 1 coin token on this wonder (no limit).',
    },
    'statue-of-liberty': {
      name: 'Statue of Liberty',
      text: 'Start of Turn: research for free one tech that another player knows. You may still research normally this turn.',
    },
    'united-nations': { name: 'United Nations', text: 'Culture events cannot target you against your will.' },
    'the-internet': {
      name: 'The Internet',
      text: 'Each of your techs that can hold coin tokens can hold 2 more.',
    },
    'the-pentagon': { name: 'The Pentagon', text: 'Your units cannot be trumped.' },
  },
  government: {
    despotism: { name: 'Despotism', text: 'Each of your cities has 1 extra production.' },
    anarchy: {
      name: 'Anarchy',
      text: 'Your social policies have no effect. Your capital may not take actions.',
    },
    republic: { name: 'Republic', text: 'Your armies may found cities as if they were scouts.' },
    feudalism: {
      name: 'Feudalism',
      text: 'Start of Turn: harvest one resource in the outskirts of any one of your cities.',
    },
    democracy: {
      name: 'Democracy',
      text: '1 coin while this government is in force. Start of Turn: gain 2 trade.',
    },
    monarchy: {
      name: 'Monarchy',
      text: 'Your capital may take one additional action each turn, but never the same kind of action twice in a turn.',
    },
    communism: {
      name: 'Communism',
      text: 'Battle hand size +1. Every city of yours counts as having the outskirts production of your best city.',
    },
    fundamentalism: {
      name: 'Fundamentalism',
      text: 'Combat bonus +4. Start of Turn: gain 1 culture for each of your armies on the map.',
    },
  },
  policy: {
    expansionism: {
      name: 'Expansionism',
      text: 'Start of Turn: gain 1 trade for each of your cities and 1 trade for each city-state you control.',
    },
    'urban-development': {
      name: 'Urban Development',
      text: 'Each of your cities with at least 2 different buildings and/or wonders in its outskirts has 3 extra production and gives 2 extra culture when devoted to the arts.',
    },
    pacifism: {
      name: 'Pacifism',
      text: 'Your scouts may explore huts (not villages). Start of Turn: gain 1 culture, and 1 more if you have a scout on the map.',
    },
    'military-tradition': {
      name: 'Military Tradition',
      text: 'The first time each turn that you build an army, build one unlocked unit of your choice for free.',
    },
    rationalism: {
      name: 'Rationalism',
      text: 'Start of Turn: you may spend 6 trade to learn a level I tech. Start of Turn: you may spend 11 trade to learn a level II tech.',
    },
    patronage: {
      name: 'Patronage',
      text: 'Start of Turn: you may spend 1 culture to draw a culture event card of the level of your current space on the culture track.',
    },
    'natural-religion': {
      name: 'Natural Religion',
      text: 'Each of your armies has +1 travel speed while it moves alone, not as part of a group.',
    },
    'organized-religion': {
      name: 'Organized Religion',
      text: '1 coin. Each time you gain a great person, draw one extra, keep one of them and return the other.',
    },
  },
  event: {
    'a-gift-from-afar': {
      name: 'A Gift from Afar',
      text: 'Any Time: use this card as one iron, wheat, spy or silk when you pay for something. Then choose another player, who puts a coin token on their civilization sheet.',
    },
    'barbarian-encampment': {
      name: 'Barbarian Encampment',
      text: "Start of Turn: choose an empty, explored land square that is not in any city's outskirts; put a face-down village marker there.",
    },
    'bread-and-circuses': {
      name: 'Bread and Circuses',
      text: 'Any Time (reaction): cancel a culture event that targets you, one of your figures, or a square or building of one of your cities.',
    },
    defection: {
      name: 'Defection',
      text: 'Movement (may interrupt a move): kill one figure within 4 squares of one of your figures or cities.',
    },
    drought: {
      name: 'Drought',
      text: 'Start of Turn: choose a non-mountain square without a building or wonder; it is a desert square for the rest of the game.',
    },
    'duty-and-honor': {
      name: 'Duty and Honor',
      text: 'Battle (before you draw your battle hand): build 1 unlocked unit for free.',
    },
    'exchange-of-ideas': {
      name: 'Exchange of Ideas',
      text: 'Start of Turn: choose another player; learn for free a level I tech they know, then they learn for free a level I tech you know.',
    },
    migrants: {
      name: 'Migrants',
      text: 'One of: City Management - switch one of your social policies. Movement - move one of your figures up to 2 squares to an empty square.',
    },
    sabotage: {
      name: 'Sabotage',
      text: 'Start of Turn: destroy one building within 4 squares of one of your figures or cities; it returns to the market.',
    },
    'we-love-the-despot-day': {
      name: 'We Love the Despot Day!',
      text: 'City Management: one of your cities has 4 extra production this turn.',
    },
    'a-generous-gift': {
      name: 'A Generous Gift',
      text: 'Any Time: use this card as one iron, wheat, spy or silk when you pay for something.',
    },
    catastrophe: {
      name: 'Catastrophe',
      text: 'Start of Turn: destroy one building within 6 squares of one of your figures or cities; it returns to the market.',
    },
    colonists: {
      name: 'Colonists',
      text: 'One of: City Management - switch up to 2 of your social policies. Movement - move one of your figures up to 4 squares to an empty square.',
    },
    deforestation: {
      name: 'Deforestation',
      text: 'Start of Turn: choose a forest square without a building or wonder; it is a grassland square for the rest of the game.',
    },
    'jousting-tourney': { name: 'Jousting Tourney', text: 'Any Time (reaction): cancel a culture event.' },
    'knowledge-shared': {
      name: 'Knowledge Shared',
      text: 'Start of Turn: choose another player; learn for free a level I or II tech they know, then they learn for free a level I or II tech you know.',
    },
    'mass-defection': {
      name: 'Mass Defection',
      text: 'Movement (may interrupt a move): choose a square within 6 squares of one of your figures or cities; kill one great person or up to 2 figures there.',
    },
    nationalism: {
      name: 'Nationalism',
      text: 'Battle (before you draw your battle hand): build up to 2 unlocked units for free.',
    },
    'roaming-horde': {
      name: 'Roaming Horde',
      text: "Movement: choose another player's army or city within 4 squares of a village marker or an uncovered village icon; rank II barbarians under your control attack it at once.",
    },
    'we-love-the-queen-day': {
      name: 'We Love the Queen Day!',
      text: 'City Management: one of your cities has 6 extra production this turn.',
    },
    'a-princely-gift': {
      name: 'A Princely Gift',
      text: 'Any Time: use this card as one iron, uranium, spy, wheat or silk when you pay for something.',
    },
    disaster: {
      name: 'Disaster',
      text: 'Start of Turn: destroy up to 2 buildings of other players, anywhere; they return to the market.',
    },
    immigrants: {
      name: 'Immigrants',
      text: 'One of: City Management - switch up to 3 of your social policies. Movement - move one of your figures up to 6 squares to an empty square.',
    },
    patriotism: {
      name: 'Patriotism',
      text: 'Battle (before you draw your battle hand): build up to 3 unlocked units for free.',
    },
    'primetime-tv': {
      name: 'Primetime TV',
      text: 'Any Time (reaction): cancel a culture event or a resource ability; resources paid for a cancelled ability are lost.',
    },
    'supply-drop': {
      name: 'Supply Drop',
      text: 'One of: Start of Turn - gain 7 trade. City Management - take one additional action with one of your non-capital cities.',
    },
    'think-tank': {
      name: 'Think Tank',
      text: 'Start of Turn: choose another player; learn for free a tech of level III or lower that they know, then they learn for free a tech of level III or lower that you know.',
    },
    'we-love-the-president-day': {
      name: 'We Love the President Day!',
      text: 'City Management: one of your cities has 8 extra production this turn.',
    },
    'wholesale-defection': {
      name: 'Wholesale Defection',
      text: 'Movement (may interrupt a move): choose any square; kill one great person or up to 2 figures there.',
    },
  },
  civ: {
    america: {
      name: 'America',
      text: 'Start with one random great person. Each time you convert 3 trade into production you get 2 production instead of 1.',
    },
    china: {
      name: 'China',
      text: 'Your capital starts with city walls. Gain 3 culture each time you explore a hut or conquer a village. After each battle you may return one of your killed units to your standing forces.',
    },
    egypt: {
      name: 'Egypt',
      text: 'Start with the top card of the wonder deck already built in your capital. Once per turn, as a city action, build one unlocked building for free in that city.',
    },
    germany: {
      name: 'Germany',
      text: 'Start with 2 extra infantry units. After set-up, each time you research a tech that upgrades or unlocks units, build one unit of each affected type for free and take one resource of your choice from the market.',
    },
    rome: {
      name: 'Rome',
      text: 'Start under the Republic. Advance one space on the culture track for free each time you build a wonder or a city and each time you conquer a city or a village.',
    },
    russia: {
      name: 'Russia',
      text: "Start under Communism with 2 armies on the map (one of them a seventh, white army). Your stacking limit is 1 higher. Once per turn you may move an army or scout into an enemy city and sacrifice it to research, for free, a tech that city's owner knows; a sacrificed army does not attack.",
    },
    aztecs: {
      name: 'The Aztecs',
      text: 'Gain 3 trade each time you win a battle. After any battle you fight, gain 1 culture for every unit killed in it, on either side. Each time you gain a great person you may build 2 unlocked units of your choice for free.',
    },
    england: {
      name: 'England',
      text: 'Your armies may gather icons and resources as if they were scouts. Your figures may cross water but may not end their movement in it.',
    },
    france: {
      name: 'France',
      text: 'Start with one extra social policy; your social policy maximum is 1 higher. Your combat bonus is 2 higher.',
    },
    japan: {
      name: 'Japan',
      text: 'Start under Feudalism, with mounted units at rank II. Your infantry units have +1 strength. You need 3 less trade to research a tech of any level.',
    },
    mongolia: {
      name: 'Mongolia',
      text: 'Start with 2 extra mounted units. When you are the attacker and gain loot, you gain 1 extra loot.',
    },
    zulu: {
      name: 'The Zulu',
      text: 'Start with 2 extra artillery units. Your armies explore villages without a battle. You may found cities next to huts; if you do, you immediately explore those huts.',
    },
  },
  person: {
    'great-artist': { name: 'Great Artist', text: 'Gives 2 culture, 1 trade.' },
    'great-builder': { name: 'Great Builder', text: 'Gives 2 production, 1 coin.' },
    'great-general': { name: 'Great General', text: 'Gives +4 combat bonus.' },
    'great-humanitarian': {
      name: 'Great Humanitarian',
      text: 'Gives 1 production, 1 trade, 1 culture, 1 coin.',
    },
    'great-industrialist': { name: 'Great Industrialist', text: 'Gives 2 culture, 1 coin.' },
    'great-scientist': { name: 'Great Scientist', text: 'Gives 2 trade, 1 production.' },
  },
  cityState: {
    'city-state-mercantile': {
      name: 'Mercantile city-state',
      text: "While you have a figure here it counts as part of your capital's outskirts and gives 3 trade.",
    },
    'city-state-cultured': {
      name: 'Cultured city-state',
      text: "While you have a figure here it counts as part of your capital's outskirts and gives 3 culture.",
    },
    'city-state-wealthy': {
      name: 'Wealthy city-state',
      text: "While you have a figure here it counts as part of your capital's outskirts and gives 1 coin, 1 production.",
    },
    'city-state-militaristic': {
      name: 'Militaristic city-state',
      text: "While you have a figure here it counts as part of your capital's outskirts and gives 1 culture, +2 combat bonus.",
    },
    'city-state-resourceful': {
      name: 'Resourceful city-state',
      text: "While you have a figure here it counts as part of your capital's outskirts and gives 1 production, 1 trade and one harvestable resource of your choice.",
    },
  },
  marker: {
    'hut-incense': { name: 'Incense', text: 'Keep this marker face down; spend it as one incense.' },
    'hut-iron': { name: 'Iron', text: 'Keep this marker face down; spend it as one iron.' },
    'hut-silk': { name: 'Silk', text: 'Keep this marker face down; spend it as one silk.' },
    'hut-wheat': { name: 'Wheat', text: 'Keep this marker face down; spend it as one wheat.' },
    'hut-spy': { name: 'Spy', text: 'Keep this marker face down; spend it as one spy.' },
    'hut-uranium': { name: 'Uranium', text: 'Keep this marker face down; spend it as one uranium.' },
    'hut-city-state': {
      name: 'City-state',
      text: 'Reveal and discard; draw the top city-state marker and put it on this square.',
    },
    'village-iron': { name: 'Iron', text: 'Keep this marker face down; spend it as one iron.' },
    'village-spy': { name: 'Spy', text: 'Keep this marker face down; spend it as one spy.' },
    'village-uranium': { name: 'Uranium', text: 'Keep this marker face down; spend it as one uranium.' },
    'village-great-person': { name: 'Great person', text: 'Reveal and discard; gain a random great person.' },
    'village-city-state': {
      name: 'City-state',
      text: 'Reveal and discard; draw the top city-state marker and put it on this square.',
    },
    'village-wealth': {
      name: 'Wealth',
      text: 'Reveal and discard at once; put one coin token on your civilization sheet.',
    },
  },
  relic: {
    'ark-of-the-covenant': {
      name: 'Ark of the Covenant',
      text: 'The player whose army ends its movement here removes the marker and may advance two spaces on the culture track for free.',
    },
    'attilas-village': {
      name: "Attila's Village",
      text: 'The player whose army ends its movement here removes the marker and may at once build two unlocked units of their choice for free.',
    },
  },
  loot: {
    'steal-trade': { name: 'Steal trade', text: "Take up to 3 trade from the loser's dial." },
    'steal-culture': { name: 'Steal culture', text: 'Take up to 3 culture tokens from the loser.' },
    'steal-resource': {
      name: 'Steal a resource',
      text: 'Take any one resource token; a face-down hut or village marker may be chosen without looking at it.',
    },
    'discard-coin': { name: 'Destroy a coin', text: 'The loser discards one coin token that you choose.' },
    'learn-tech': {
      name: 'Learn a tech',
      text: 'Learn, without paying trade, one tech the loser knows and you do not; you need a legal place in your pyramid.',
    },
    'steal-event': {
      name: 'Steal a culture event',
      text: 'Take one culture event card, choosing by the card backs only.',
    },
    'steal-coin': {
      name: 'Steal a coin',
      text: 'Take one coin token and put it on your civilization sheet.',
    },
  },
  good: {
    incense: 'Incense',
    iron: 'Iron',
    silk: 'Silk',
    wheat: 'Wheat',
    spy: 'Spy',
    uranium: 'Uranium',
  },
  unit: {
    infantry: ['Spearman', 'Pikeman', 'Rifleman', 'Modern Infantry'],
    mounted: ['Horseman', 'Knight', 'Cavalry', 'Tank'],
    artillery: ['Archer', 'Catapult', 'Cannon', 'Mobile Artillery'],
    aircraft: ['Aircraft'],
  },
};
