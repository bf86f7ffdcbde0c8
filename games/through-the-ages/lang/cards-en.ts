import type { CardId } from '../content/ids.ts';
import type { CardWords } from './types.ts';

/** Name and text of every card. */
export const cards: Readonly<Record<CardId, CardWords>> = {
  agriculture: {
    name: 'Agriculture',
    text: 'Each worker here is one farm. When farms produce, put 1 blue token here per worker; every blue token on this card is worth 1 food.',
  },
  irrigation: {
    name: 'Irrigation',
    text: 'Each worker here is one farm. When farms produce, put 1 blue token here per worker; every blue token on this card is worth 2 food.',
  },
  'selective-breeding': {
    name: 'Selective Breeding',
    text: 'Each worker here is one farm. When farms produce, put 1 blue token here per worker; every blue token on this card is worth 3 food.',
  },
  'mechanized-agriculture': {
    name: 'Mechanized Agriculture',
    text: 'Each worker here is one farm. When farms produce, put 1 blue token here per worker; every blue token on this card is worth 5 food.',
  },
  bronze: {
    name: 'Bronze',
    text: 'Each worker here is one mine. When mines produce, put 1 blue token here per worker; every blue token on this card is worth 1 resource.',
  },
  iron: {
    name: 'Iron',
    text: 'Each worker here is one mine. When mines produce, put 1 blue token here per worker; every blue token on this card is worth 2 resources.',
  },
  coal: {
    name: 'Coal',
    text: 'Each worker here is one mine. When mines produce, put 1 blue token here per worker; every blue token on this card is worth 3 resources.',
  },
  oil: {
    name: 'Oil',
    text: 'Each worker here is one mine. When mines produce, put 1 blue token here per worker; every blue token on this card is worth 5 resources.',
  },
  religion: {
    name: 'Religion',
    text: 'Each worker here is one temple and adds 1 culture, 1 happy face to your ratings. Counts toward the urban building limit for temple buildings.',
  },
  theology: {
    name: 'Theology',
    text: 'Each worker here is one temple and adds 1 culture, 2 happy faces to your ratings. Counts toward the urban building limit for temple buildings.',
  },
  'organized-religion': {
    name: 'Organized Religion',
    text: 'Each worker here is one temple and adds 1 culture, 3 happy faces to your ratings. Counts toward the urban building limit for temple buildings.',
  },
  philosophy: {
    name: 'Philosophy',
    text: 'Each worker here is one lab and adds 1 science to your ratings. Counts toward the urban building limit for lab buildings.',
  },
  alchemy: {
    name: 'Alchemy',
    text: 'Each worker here is one lab and adds 2 science to your ratings. Counts toward the urban building limit for lab buildings.',
  },
  'scientific-method': {
    name: 'Scientific Method',
    text: 'Each worker here is one lab and adds 3 science to your ratings. Counts toward the urban building limit for lab buildings.',
  },
  computers: {
    name: 'Computers',
    text: 'Each worker here is one lab and adds 5 science to your ratings. Counts toward the urban building limit for lab buildings.',
  },
  'bread-and-circuses': {
    name: 'Bread and Circuses',
    text: 'Each worker here is one arena and adds 1 strength, 2 happy faces to your ratings. Counts toward the urban building limit for arena buildings.',
  },
  'team-sports': {
    name: 'Team Sports',
    text: 'Each worker here is one arena and adds 2 strength, 3 happy faces to your ratings. Counts toward the urban building limit for arena buildings.',
  },
  'professional-sports': {
    name: 'Professional Sports',
    text: 'Each worker here is one arena and adds 3 strength, 4 happy faces to your ratings. Counts toward the urban building limit for arena buildings.',
  },
  'printing-press': {
    name: 'Printing Press',
    text: 'Each worker here is one library and adds 1 culture, 1 science to your ratings. Counts toward the urban building limit for library buildings.',
  },
  journalism: {
    name: 'Journalism',
    text: 'Each worker here is one library and adds 2 culture, 2 science to your ratings. Counts toward the urban building limit for library buildings.',
  },
  multimedia: {
    name: 'Multimedia',
    text: 'Each worker here is one library and adds 3 culture, 3 science to your ratings. Counts toward the urban building limit for library buildings.',
  },
  drama: {
    name: 'Drama',
    text: 'Each worker here is one theater and adds 2 culture, 1 happy face to your ratings. Counts toward the urban building limit for theater buildings.',
  },
  opera: {
    name: 'Opera',
    text: 'Each worker here is one theater and adds 3 culture, 1 happy face to your ratings. Counts toward the urban building limit for theater buildings.',
  },
  movies: {
    name: 'Movies',
    text: 'Each worker here is one theater and adds 4 culture, 1 happy face to your ratings. Counts toward the urban building limit for theater buildings.',
  },
  warriors: {
    name: 'Warriors',
    text: 'Each worker here is one infantry unit of strength 1.',
  },
  swordsmen: {
    name: 'Swordsmen',
    text: 'Each worker here is one infantry unit of strength 2.',
  },
  riflemen: {
    name: 'Riflemen',
    text: 'Each worker here is one infantry unit of strength 3.',
  },
  'modern-infantry': {
    name: 'Modern Infantry',
    text: 'Each worker here is one infantry unit of strength 5.',
  },
  knights: {
    name: 'Knights',
    text: 'Each worker here is one cavalry unit of strength 2.',
  },
  cavalrymen: {
    name: 'Cavalrymen',
    text: 'Each worker here is one cavalry unit of strength 3.',
  },
  tanks: {
    name: 'Tanks',
    text: 'Each worker here is one cavalry unit of strength 5.',
  },
  cannon: {
    name: 'Cannon',
    text: 'Each worker here is one artillery unit of strength 3.',
  },
  rockets: {
    name: 'Rockets',
    text: 'Each worker here is one artillery unit of strength 5.',
  },
  'air-forces': {
    name: 'Air Forces',
    text: "Each worker here is one air-force unit of strength 5. One air-force unit may join one army and doubles that army's tactics bonus.",
  },
  despotism: {
    name: 'Despotism',
    text: 'Gives 4 civil and 2 military actions; at most 2 urban buildings of each type.',
  },
  monarchy: {
    name: 'Monarchy',
    text: 'Gives 5 civil and 3 military actions; at most 3 urban buildings of each type.',
  },
  theocracy: {
    name: 'Theocracy',
    text: 'Gives 4 civil and 3 military actions; at most 3 urban buildings of each type. Adds 1 culture per turn and 2 happy faces.',
  },
  'constitutional-monarchy': {
    name: 'Constitutional Monarchy',
    text: 'Gives 6 civil and 4 military actions; at most 3 urban buildings of each type.',
  },
  republic: {
    name: 'Republic',
    text: 'Gives 7 civil and 2 military actions; at most 3 urban buildings of each type.',
  },
  communism: {
    name: 'Communism',
    text: 'Gives 7 civil and 5 military actions; at most 4 urban buildings of each type. Adds 1 unhappy face.',
  },
  democracy: {
    name: 'Democracy',
    text: 'Gives 7 civil and 3 military actions; at most 4 urban buildings of each type. Adds 2 culture per turn.',
  },
  fundamentalism: {
    name: 'Fundamentalism',
    text: 'Gives 6 civil and 5 military actions; at most 4 urban buildings of each type. Adds 5 strength.',
  },
  warfare: {
    name: 'Warfare',
    text: '+1 strength and 1 more military action.',
  },
  strategy: {
    name: 'Strategy',
    text: '+3 strength and 2 more military actions. Replaces Warfare.',
  },
  'military-theory': {
    name: 'Military Theory',
    text: '+5 strength and 3 more military actions. Replaces the earlier military special technology.',
  },
  'code-of-laws': {
    name: 'Code of Laws',
    text: '1 more civil action.',
  },
  'justice-system': {
    name: 'Justice System',
    text: '1 more civil action and 3 extra blue tokens in your blue bank. Replaces Code of Laws.',
  },
  'civil-service': {
    name: 'Civil Service',
    text: '2 more civil actions and 3 extra blue tokens in your blue bank. Replaces the earlier civil special technology (its own 3 blue tokens, if any, are set off against the new ones).',
  },
  cartography: {
    name: 'Cartography',
    text: '+1 strength; +2 whenever you colonize.',
  },
  navigation: {
    name: 'Navigation',
    text: '+2 strength; +3 whenever you colonize. Replaces Cartography.',
  },
  satellites: {
    name: 'Satellites',
    text: '+3 strength; +4 whenever you colonize. Replaces the earlier colonization technology.',
  },
  masonry: {
    name: 'Masonry',
    text: 'Urban buildings of level I, II and III cost 1 resource less. One civil action may build up to 2 stages of a wonder.',
  },
  architecture: {
    name: 'Architecture',
    text: 'Urban buildings cost less: level I by 1, levels II and III by 2. One civil action may build up to 3 stages of a wonder. Replaces Masonry.',
  },
  engineering: {
    name: 'Engineering',
    text: 'Urban buildings cost less: level I by 1, II by 2, III by 3. One civil action may build up to 4 stages of a wonder. Replaces the earlier construction technology.',
  },
  'alexander-the-great': {
    name: 'Alexander the Great',
    text: 'Your civilization has +1 strength for each of your military units (the bonus belongs to the civilization, not to the units, so sacrificed units do not carry it).',
  },
  aristotle: {
    name: 'Aristotle',
    text: 'Each time you take a technology card (any colour, governments included) from the card row, score 1 science.',
  },
  hammurabi: {
    name: 'Hammurabi',
    text: '1 more civil action, 1 military action fewer.',
  },
  homer: {
    name: 'Homer',
    text: 'Each of your turns you have 1 extra resource usable only to build or upgrade military units. Up to two of your Warriors units produce 1 culture per turn each.',
  },
  'julius-caesar': {
    name: 'Julius Caesar',
    text: '+1 strength and 1 more military action.',
  },
  moses: {
    name: 'Moses',
    text: 'Increasing your population costs 1 food less (never below 0).',
  },
  'christopher-columbus': {
    name: 'Christopher Columbus',
    text: 'Once per game, as your political action, put a territory card from your hand into play as your colony: no auction, no units sacrificed; you get its permanent and its immediate benefit. Columbus stays in play afterwards.',
  },
  'frederick-barbarossa': {
    name: 'Frederick I Barbarossa',
    text: 'For 1 civil action (no military action) you may increase your population and at once build a new military unit with that worker; the population costs 1 food less and the unit 1 resource less. May be repeated.',
  },
  'genghis-khan': {
    name: 'Genghis Khan',
    text: 'Your tactics card has no effect. Each of your cavalry units has +1 strength (also when sacrificed) and produces 1 culture per turn.',
  },
  'joan-of-arc': {
    name: 'Joan of Arc',
    text: 'Your civilization has +1 strength for each happy face on your temples. Each time an aggression or war is played against you, score 5 culture.',
  },
  'leonardo-da-vinci': {
    name: 'Leonardo da Vinci',
    text: 'Your highest-level lab or library (with a worker) gives extra science per turn equal to its level. Each time you play a technology card you gain 1 resource.',
  },
  michelangelo: {
    name: 'Michelangelo',
    text: 'Your temples, theaters and completed wonders give 1 extra culture per turn for each of their happy faces. Taking a wonder from the card row costs 1 civil action less (minimum 0).',
  },
  'isaac-newton': {
    name: 'Isaac Newton',
    text: 'Your highest-level lab or library gives extra science per turn equal to its level. Each time you play a technology card, one spent civil action becomes available again (you must still have had one to spend; after a revolution exactly one comes back).',
  },
  'js-bach': {
    name: 'J. S. Bach',
    text: 'Theater technologies cost 1 science less, theaters cost 1 resource less to build, and each theater gives 1 extra culture per turn.',
  },
  'james-cook': {
    name: 'James Cook',
    text: 'When you colonize, each bonus card you play gives 1 more. Each of your colonies produces 2 culture per turn.',
  },
  'maximilien-robespierre': {
    name: 'Maximilien Robespierre',
    text: '1 more military action. Your revolutions require and spend all your military actions instead of all your civil actions (a revolution paid with civil actions is not possible).',
  },
  'napoleon-bonaparte': {
    name: 'Napoleon Bonaparte',
    text: '1 more military action. The tactics bonus of your best army (after air-force doubling) is added to your strength once more; no army, no bonus.',
  },
  'william-shakespeare': {
    name: 'William Shakespeare',
    text: 'Each library gives 1 extra culture per turn; each library–theater pair gives 2 more.',
  },
  'albert-einstein': {
    name: 'Albert Einstein',
    text: 'Your highest-level lab or library gives extra science per turn equal to its level. Each time you play a technology card, score 3 culture.',
  },
  'bill-gates': {
    name: 'Bill Gates',
    text: "Your labs of level I, II and III also work as mines: whenever your mines produce, put 1 blue token per worker on each such lab, worth resources equal to the lab's level. Other players pay 1 resource more to build or upgrade labs and libraries.",
  },
  'elvis-presley': {
    name: 'Elvis Presley',
    text: '2 happy faces. One of your best theaters produces its printed culture twice.',
  },
  'mahatma-gandhi': {
    name: 'Mahatma Gandhi',
    text: '2 culture per turn. You may not play aggressions or wars. Opponents pay twice the military actions to play an aggression or war against you.',
  },
  'sid-meier': {
    name: 'Sid Meier',
    text: 'Each of your labs gives culture per turn equal to its level but 1 science less (a lab never gives less than 0 science).',
  },
  'winston-churchill': {
    name: 'Winston Churchill',
    text: 'Military unit technologies cost 3 science less. Your defense bonus cards count double. While a war declared against you is unresolved, new units cost you 2 resources less.',
  },
  colossus: {
    name: 'Colossus',
    text: '1 culture per turn, +1 strength, +1 whenever you colonize.',
  },
  'hanging-gardens': {
    name: 'Hanging Gardens',
    text: '1 culture per turn and 2 happy faces.',
  },
  'library-of-alexandria': {
    name: 'Library of Alexandria',
    text: '1 culture and 1 science per turn; your civil and your military hand limit are 1 higher.',
  },
  pyramids: {
    name: 'Pyramids',
    text: '1 more civil action.',
  },
  'great-wall': {
    name: 'Great Wall',
    text: '1 culture per turn and 1 happy face. Your civilization has +1 strength for each infantry and each artillery unit.',
  },
  'st-peters-basilica': {
    name: "St. Peter's Basilica",
    text: '2 culture per turn. Each of your happy faces counts twice (unhappy faces do not).',
  },
  'taj-mahal': {
    name: 'Taj Mahal',
    text: '3 culture per turn.',
  },
  'universitas-carolina': {
    name: 'Universitas Carolina',
    text: '1 culture and 2 science per turn.',
  },
  'eiffel-tower': {
    name: 'Eiffel Tower',
    text: '4 culture per turn and 1 happy face.',
  },
  kremlin: {
    name: 'Kremlin',
    text: '3 culture per turn, 1 more civil and 1 more military action, 2 unhappy faces.',
  },
  'ocean-liner-service': {
    name: 'Ocean Liner Service',
    text: 'Once per turn you may increase your population without a civil action, paying 5 food less (minimum 0).',
  },
  'transcontinental-railroad': {
    name: 'Transcontinental Railroad',
    text: '+5 strength. Whenever your mines produce, your highest-level mine that has a worker produces 1 additional blue token.',
  },
  'fast-food-chains': {
    name: 'Fast Food Chains',
    text: 'On completion score 1 culture for each worker that is a military unit or an urban building and 2 culture for each worker on a farm or mine.',
  },
  'first-space-flight': {
    name: 'First Space Flight',
    text: 'On completion score culture equal to the sum of the levels of all technology cards you have in play (units, buildings, farms, mines, special technologies and your government).',
  },
  hollywood: {
    name: 'Hollywood',
    text: 'On completion score, for each worker on your theaters and libraries, 2 culture per level of that card.',
  },
  internet: {
    name: 'Internet',
    text: 'On completion score, for each worker on your labs and libraries, 2 culture per level of that card.',
  },
  'engineering-genius-a': {
    name: 'Engineering Genius',
    text: 'Build exactly one stage of your wonder, paying 2 resources less (minimum 0; any excess is lost; multi-stage technologies do not apply).',
  },
  'engineering-genius-1': {
    name: 'Engineering Genius',
    text: 'Build exactly one stage of your wonder, paying 3 resources less (minimum 0; any excess is lost; multi-stage technologies do not apply).',
  },
  'engineering-genius-2': {
    name: 'Engineering Genius',
    text: 'Build exactly one stage of your wonder, paying 4 resources less (minimum 0; any excess is lost; multi-stage technologies do not apply).',
  },
  'engineering-genius-3': {
    name: 'Engineering Genius',
    text: 'Build exactly one stage of your wonder, paying 5 resources less (minimum 0; any excess is lost; multi-stage technologies do not apply).',
  },
  'frugality-a': {
    name: 'Frugality',
    text: 'Increase your population paying the normal price; then gain 1 food. You must own the whole price before the refund.',
  },
  'frugality-1': {
    name: 'Frugality',
    text: 'Increase your population paying the normal price; then gain 2 food. You must own the whole price before the refund.',
  },
  'frugality-2': {
    name: 'Frugality',
    text: 'Increase your population paying the normal price; then gain 3 food. You must own the whole price before the refund.',
  },
  'ideal-building-site-a': {
    name: 'Ideal Building Site',
    text: 'Build a new urban building, paying 1 resource less (minimum 0).',
  },
  'ideal-building-site-1': {
    name: 'Ideal Building Site',
    text: 'Build a new urban building, paying 2 resources less (minimum 0).',
  },
  'ideal-building-site-2': {
    name: 'Ideal Building Site',
    text: 'Build a new urban building, paying 3 resources less (minimum 0).',
  },
  'ideal-building-site-3': {
    name: 'Ideal Building Site',
    text: 'Build a new urban building, paying 4 resources less (minimum 0).',
  },
  'patriotism-a': {
    name: 'Patriotism',
    text: 'This turn you have 1 extra military action and 1 extra resource usable only to build or upgrade military units.',
  },
  'patriotism-1': {
    name: 'Patriotism',
    text: 'This turn you have 1 extra military action and 2 extra resources usable only to build or upgrade military units.',
  },
  'patriotism-2': {
    name: 'Patriotism',
    text: 'This turn you have 1 extra military action and 3 extra resources usable only to build or upgrade military units.',
  },
  'patriotism-3': {
    name: 'Patriotism',
    text: 'This turn you have 1 extra military action and 4 extra resources usable only to build or upgrade military units.',
  },
  'revolutionary-idea-a': {
    name: 'Revolutionary Idea',
    text: 'Score 1 science.',
  },
  'revolutionary-idea-1': {
    name: 'Revolutionary Idea',
    text: 'Score 2 science.',
  },
  'revolutionary-idea-2': {
    name: 'Revolutionary Idea',
    text: 'Score 4 science.',
  },
  'revolutionary-idea-3': {
    name: 'Revolutionary Idea',
    text: 'Score 6 science.',
  },
  'rich-land-a': {
    name: 'Rich Land',
    text: 'Build a new farm or mine, paying 1 resource less (minimum 0).',
  },
  'rich-land-1': {
    name: 'Rich Land',
    text: 'Build a new farm or mine, paying 2 resources less (minimum 0).',
  },
  'rich-land-2': {
    name: 'Rich Land',
    text: 'Build a new farm or mine, paying 3 resources less (minimum 0).',
  },
  'work-of-art-a': {
    name: 'Work of Art',
    text: 'Score 6 culture.',
  },
  'work-of-art-1': {
    name: 'Work of Art',
    text: 'Score 5 culture.',
  },
  'work-of-art-2': {
    name: 'Work of Art',
    text: 'Score 4 culture.',
  },
  'work-of-art-3': {
    name: 'Work of Art',
    text: 'Score 3 culture.',
  },
  'bountiful-harvest-1': {
    name: 'Bountiful Harvest',
    text: 'Gain 2 food.',
  },
  'bountiful-harvest-2': {
    name: 'Bountiful Harvest',
    text: 'Gain 3 food.',
  },
  'bountiful-harvest-3': {
    name: 'Bountiful Harvest',
    text: 'Gain 4 food.',
  },
  'breakthrough-1': {
    name: 'Breakthrough',
    text: 'Play a technology card from your hand paying its cost; then score 2 science. May order a peaceful change of government or, as your only civil action of the turn, a revolution.',
  },
  'breakthrough-2': {
    name: 'Breakthrough',
    text: 'Play a technology card from your hand paying its cost; then score 4 science. May order a peaceful change of government or, as your only civil action of the turn, a revolution.',
  },
  'efficient-upgrade-1': {
    name: 'Efficient Upgrade',
    text: 'Upgrade one farm, mine or urban building, paying 2 resources less (minimum 0).',
  },
  'efficient-upgrade-2': {
    name: 'Efficient Upgrade',
    text: 'Upgrade one farm, mine or urban building, paying 3 resources less (minimum 0).',
  },
  'efficient-upgrade-3': {
    name: 'Efficient Upgrade',
    text: 'Upgrade one farm, mine or urban building, paying 4 resources less (minimum 0).',
  },
  'mineral-deposits-1': {
    name: 'Mineral Deposits',
    text: 'Gain 2 resources.',
  },
  'mineral-deposits-2': {
    name: 'Mineral Deposits',
    text: 'Gain 3 resources.',
  },
  'mineral-deposits-3': {
    name: 'Mineral Deposits',
    text: 'Gain 4 resources.',
  },
  'wave-of-nationalism-2': {
    name: 'Wave of Nationalism',
    text: 'For each civilization stronger than yours you have extra resources this turn, usable only to build or upgrade military units: 6 each with 2 players, 3 each with 3, 2 each with 4.',
  },
  'military-build-up-3': {
    name: 'Military Build-Up',
    text: 'For each civilization stronger than yours you have extra resources this turn, usable only to build or upgrade military units: 8 each with 2 players, 5 each with 3, 3 each with 4.',
  },
  'endowment-for-the-arts-3': {
    name: 'Endowment for the Arts',
    text: 'For each civilization with more culture points than you, score culture: 6 each with 2 players, 3 each with 3, 2 each with 4.',
  },
  'development-of-agriculture': {
    name: 'Development of Agriculture',
    text: 'Each civilization gains 2 food.',
  },
  'development-of-crafts': {
    name: 'Development of Crafts',
    text: 'Each civilization gains 2 resources.',
  },
  'development-of-markets': {
    name: 'Development of Markets',
    text: 'Each player chooses for their civilization: gain 2 resources or 2 food.',
  },
  'development-of-politics': {
    name: 'Development of Politics',
    text: 'Each player draws 3 military cards. The active player does not discard excess military cards this turn. Not used in the Simple game.',
  },
  'development-of-religion': {
    name: 'Development of Religion',
    text: 'Each player with an unused worker may at once build an Age A temple free of charge (within the urban building limit).',
  },
  'development-of-science': {
    name: 'Development of Science',
    text: 'Each civilization scores 2 science.',
  },
  'development-of-settlement': {
    name: 'Development of Settlement',
    text: 'Each civilization increases its population by 1 free of charge.',
  },
  'development-of-trade-routes': {
    name: 'Development of Trade Routes',
    text: 'Each civilization scores 1 science and gains 1 resource and 1 food.',
  },
  'development-of-warfare': {
    name: 'Development of Warfare',
    text: 'Each player with an unused worker may at once build a Warriors unit free of charge.',
  },
  'no-event': {
    name: 'No Event',
    text: 'Nothing happens.',
  },
  barbarians: {
    name: 'Barbarians',
    text: 'If the civilization with the most culture points is one of the two weakest, it loses 1 population.',
  },
  'border-conflict': {
    name: 'Border Conflict',
    text: "The weakest civilization loses one urban building, farm or mine (owner's choice, the worker becomes unused). The strongest gains 3 resources.",
  },
  crusades: {
    name: 'Crusades',
    text: 'The strongest civilization scores 4 culture; the weakest loses 4 culture.',
  },
  'cultural-influence': {
    name: 'Cultural Influence',
    text: 'Each civilization scores culture equal to its culture rating.',
  },
  foray: {
    name: 'Foray',
    text: 'The two strongest civilizations each gain 3 in total of resources and/or food, in any mix they choose.',
  },
  'good-harvest': {
    name: 'Good Harvest',
    text: 'All farms of all players produce at once; no consumption, no corruption.',
  },
  immigration: {
    name: 'Immigration',
    text: 'Every civilization with the highest happiness rating (all tied ones) increases its population by 1 free of charge.',
  },
  'new-deposits': {
    name: 'New Deposits',
    text: 'All mines of all players produce at once; no corruption.',
  },
  pestilence: {
    name: 'Pestilence',
    text: 'Each civilization loses 1 population.',
  },
  raiders: {
    name: 'Raiders',
    text: 'The two weakest civilizations each lose 2 in total of resources and/or food (owner chooses the mix; as much as they have).',
  },
  rats: {
    name: 'Rats',
    text: 'Each civilization loses all its stored food.',
  },
  rebellion: {
    name: 'Rebellion',
    text: 'Each player loses 2 civil actions per discontent worker in the next action phase they play.',
  },
  'reign-of-terror': {
    name: 'Reign of Terror',
    text: 'The weakest civilization loses 1 population.',
  },
  'scientific-breakthrough': {
    name: 'Scientific Breakthrough',
    text: 'Each civilization scores science equal to its science rating.',
  },
  'uncertain-borders': {
    name: 'Uncertain Borders',
    text: 'The weakest civilization gives 1 yellow token from its yellow bank to the yellow bank of the strongest.',
  },
  'civil-unrest': {
    name: 'Civil Unrest',
    text: 'Each civilization loses 4 culture per discontent worker.',
  },
  'cold-war': {
    name: 'Cold War',
    text: 'The two strongest civilizations score 6 science each.',
  },
  'crime-wave': {
    name: 'Crime Wave',
    text: 'The two weakest civilizations each lose 3 culture and, permanently, 1 blue token.',
  },
  'economic-progress': {
    name: 'Economic Progress',
    text: 'Farms and mines of all players produce at once, with consumption and corruption as in normal production.',
  },
  emigration: {
    name: 'Emigration',
    text: 'Each civilization loses half of its discontent workers, rounded up; they return to the yellow bank.',
  },
  iconoclasm: {
    name: 'Iconoclasm',
    text: 'Each player discards the leader in play if that leader is not of the current age.',
  },
  'independence-declaration': {
    name: 'Independence Declaration',
    text: 'The weakest civilization loses one colony of its choice.',
  },
  'international-agreement': {
    name: 'International Agreement',
    text: 'The strongest civilization may at once take civil cards from the row worth up to 5 civil actions; if it does, it gives up its next political action. Then the row is refilled.',
  },
  'national-pride': {
    name: 'National Pride',
    text: 'The civilization with the most culture points scores 5 culture.',
  },
  'popularization-of-science': {
    name: 'Popularization of Science',
    text: 'Each civilization scores culture equal to its science rating.',
  },
  'ravages-of-time': {
    name: 'Ravages of Time',
    text: 'Each player turns one of their completed Age A or I wonders face down: it loses every effect and produces 2 culture per turn instead.',
  },
  refugees: {
    name: 'Refugees',
    text: 'The weakest civilization loses 3 culture and 1 population; the strongest scores 3 culture and increases its population by 1 free of charge.',
  },
  terrorism: {
    name: 'Terrorism',
    text: 'The civilization with the least culture points destroys one urban building of every other civilization (its choice; workers become unused).',
  },
  'impact-of-agriculture': {
    name: 'Impact of Agriculture',
    text: 'Each civilization scores culture equal to the food its farms produce.',
  },
  'impact-of-architecture': {
    name: 'Impact of Architecture',
    text: 'Each civilization scores 1 culture per level of each of its urban buildings.',
  },
  'impact-of-colonies': {
    name: 'Impact of Colonies',
    text: 'Each civilization scores 4 culture per colony.',
  },
  'impact-of-competition': {
    name: 'Impact of Competition',
    text: 'Each civilization scores 1 culture per level of each of its military units and arenas.',
  },
  'impact-of-government': {
    name: 'Impact of Government',
    text: 'Each civilization scores 2 culture per civil action and 1 per military action it has in total.',
  },
  'impact-of-happiness': {
    name: 'Impact of Happiness',
    text: 'Each civilization scores 2 culture per happy face (16 at most) and loses 2 culture per discontent worker.',
  },
  'impact-of-industry': {
    name: 'Impact of Industry',
    text: "Each civilization scores culture equal to the resources its mines produce (Bill Gates' labs and the Transcontinental Railroad token included).",
  },
  'impact-of-population': {
    name: 'Impact of Population',
    text: 'Each civilization scores 2 culture for every content worker above 10.',
  },
  'impact-of-progress': {
    name: 'Impact of Progress',
    text: 'Each civilization scores 2 culture per level of its government and of each special technology.',
  },
  'impact-of-science': {
    name: 'Impact of Science',
    text: 'Culture by rank in science rating: 10/0 with 2 players, 14/7/0 with 3, 15/10/5/0 with 4.',
  },
  'impact-of-strength': {
    name: 'Impact of Strength',
    text: 'Culture by rank in strength: 10/0 with 2 players, 14/7/0 with 3, 15/10/5/0 with 4.',
  },
  'impact-of-technology': {
    name: 'Impact of Technology',
    text: 'Each civilization scores 4 culture per level III technology in play (per level II technology in the Advanced game).',
  },
  'impact-of-wonders': {
    name: 'Impact of Wonders',
    text: 'Each civilization scores for its completed wonders: 5 culture per Age A, 4 per Age I, 3 per Age II, 2 per Age III wonder.',
  },
  'developed-territory-1': {
    name: 'Developed Territory',
    text: 'Permanent: 1 more yellow and 1 more blue token. Immediate: score 3 science.',
  },
  'fertile-territory-1': {
    name: 'Fertile Territory',
    text: 'Permanent: 3 more yellow tokens. Immediate: gain 3 food.',
  },
  'historic-territory-1': {
    name: 'Historic Territory',
    text: 'Permanent: 1 happy face. Immediate: score 6 culture.',
  },
  'inhabited-territory-1': {
    name: 'Inhabited Territory',
    text: 'Permanent: 2 more yellow tokens. Immediate: population +1 free of charge.',
  },
  'strategic-territory-1': {
    name: 'Strategic Territory',
    text: 'Permanent: +2 strength. Immediate: draw 3 military cards.',
  },
  'wealthy-territory-1': {
    name: 'Wealthy Territory',
    text: 'Permanent: 2 more blue tokens. Immediate: gain 5 resources.',
  },
  'developed-territory-2': {
    name: 'Developed Territory',
    text: 'Permanent: 2 more yellow and 2 more blue tokens. Immediate: score 5 science.',
  },
  'fertile-territory-2': {
    name: 'Fertile Territory',
    text: 'Permanent: 4 more yellow tokens. Immediate: gain 5 food.',
  },
  'historic-territory-2': {
    name: 'Historic Territory',
    text: 'Permanent: 2 happy faces. Immediate: score 11 culture.',
  },
  'inhabited-territory-2': {
    name: 'Inhabited Territory',
    text: 'Permanent: 3 more yellow tokens. Immediate: population +2 free of charge.',
  },
  'strategic-territory-2': {
    name: 'Strategic Territory',
    text: 'Permanent: +4 strength. Immediate: draw 5 military cards.',
  },
  'wealthy-territory-2': {
    name: 'Wealthy Territory',
    text: 'Permanent: 3 more blue tokens. Immediate: gain 8 resources.',
  },
  'enslave-1': {
    name: 'Enslave',
    text: "The rival loses 1 population (rival's choice of worker). You gain 3 resources.",
  },
  'plunder-1': {
    name: 'Plunder',
    text: 'The rival loses 3 in total of resources and/or food in the mix you choose; you gain exactly what was lost.',
  },
  'plunder-2': {
    name: 'Plunder',
    text: 'As Plunder I, but 5 in total.',
  },
  'plunder-3': {
    name: 'Plunder',
    text: 'As Plunder I, but 8 in total.',
  },
  'raid-1': {
    name: 'Raid',
    text: 'Destroy one urban building of the rival (your choice). You gain resources equal to half its printed cost, rounded up.',
  },
  'raid-2': {
    name: 'Raid',
    text: 'Destroy up to 2 urban buildings of the rival of the same type and level. You gain resources equal to half their total printed cost, rounded down.',
  },
  'raid-3': {
    name: 'Raid',
    text: 'Destroy up to 3 urban buildings of the rival of the same type and level. You gain resources equal to half their total printed cost, rounded down.',
  },
  'annex-2': {
    name: 'Annex',
    text: 'Take one colony of the rival (your choice): the rival loses its permanent benefit (as far as possible), you get it in full; its immediate benefit is ignored.',
  },
  'assassinate-2': {
    name: 'Assassinate',
    text: 'The rival discards the leader in play. Cost in military actions = level of that leader; you score 3 culture per level.',
  },
  'sabotage-2': {
    name: 'Sabotage',
    text: "The rival discards the wonder under construction (its blue tokens return to the rival's bank). Cost in military actions = level of that wonder; you score 3 culture per level.",
  },
  'spy-2': {
    name: 'Spy',
    text: 'The rival loses up to 5 science points; you score as many as were lost.',
  },
  'armed-intervention-3': {
    name: 'Armed Intervention',
    text: 'The rival loses up to 7 culture points; you score as many as were lost.',
  },
  'war-over-culture-2': {
    name: 'War over Culture',
    text: 'The victor takes culture points equal to the advantage from the defeated civilization.',
  },
  'war-over-resources-2': {
    name: 'War over Resources',
    text: 'The victor takes resources and/or food, in total equal to the advantage, in the mix the victor chooses.',
  },
  'war-over-technology-2': {
    name: 'War over Technology',
    text: 'The victor takes science points and/or special (blue) technologies; science taken plus the printed cost of the technologies taken may not exceed the advantage.',
  },
  'war-over-territory-2': {
    name: 'War over Territory',
    text: "The victor takes 1 yellow token plus 1 more per full 3 points of advantage from the loser's yellow bank into their own.",
  },
  'holy-war-3': {
    name: 'Holy War',
    text: "The loser's population decreases once per full 3 points of advantage; the victor scores 3 culture per decrease.",
  },
  'war-over-culture-3': {
    name: 'War over Culture',
    text: 'The victor takes culture points equal to the advantage from the defeated civilization.',
  },
  'open-borders-agreement': {
    name: 'Open Borders Agreement',
    text: 'Both civilizations have 1 more military action. If one attacks the other, the attacker has +3 strength in that aggression or war.',
  },
  'trade-routes-agreement': {
    name: 'Trade Routes Agreement',
    text: 'Once per own turn A may pay 1 food in place of 1 resource; once per own turn B may pay 1 resource in place of 1 food.',
  },
  'acceptance-of-supremacy': {
    name: 'Acceptance of Supremacy',
    text: 'A and B cannot attack each other. In production A gains 1 extra resource and B loses 1 resource.',
  },
  'international-trade-agreement': {
    name: 'International Trade Agreement',
    text: 'In production A gains 1 extra resource and B gains 1 extra food.',
  },
  'promise-of-military-protection': {
    name: 'Promise of Military Protection',
    text: 'A has +1 culture per turn; B has +5 strength and 1 culture per turn less. Ends when one attacks the other.',
  },
  'scientific-cooperation': {
    name: 'Scientific Cooperation',
    text: 'Whenever one of the two plays a technology card it pays 2 science less and the other pays 1 science. While either of them has 0 science points neither can play a technology card.',
  },
  'international-tourism': {
    name: 'International Tourism',
    text: 'Each of the two has +1 culture per turn for every completed wonder the other owns.',
  },
  'loss-of-sovereignty': {
    name: 'Loss of Sovereignty',
    text: 'A and B cannot attack each other. A has +2 culture per turn, B 2 culture per turn less. Nobody can declare war on B.',
  },
  'military-pact': {
    name: 'Military Pact',
    text: 'Both civilizations have +4 strength. Ends when one attacks the other.',
  },
  'peace-treaty': {
    name: 'Peace Treaty',
    text: 'The two civilizations cannot attack each other. Each has +1 culture per turn.',
  },
  'fighting-band': {
    name: 'Fighting Band',
    text: 'Army: 2 infantry. Each army adds 1 strength.',
  },
  'heavy-cavalry': {
    name: 'Heavy Cavalry',
    text: 'Army: 3 cavalry. Each army adds 4 strength.',
  },
  legion: {
    name: 'Legion',
    text: 'Army: 3 infantry. Each army adds 2 strength.',
  },
  'light-cavalry': {
    name: 'Light Cavalry',
    text: 'Army: 2 cavalry. Each army adds 2 strength.',
  },
  'medieval-army': {
    name: 'Medieval Army',
    text: 'Army: 1 infantry + 1 cavalry. Each army adds 2 strength.',
  },
  phalanx: {
    name: 'Phalanx',
    text: 'Army: 2 infantry + 1 cavalry. Each army adds 3 strength.',
  },
  'classic-army': {
    name: 'Classic Army',
    text: 'Army: 2 infantry + 2 cavalry. Each army adds 9 strength (5 if it contains an obsolete unit).',
  },
  conquistadors: {
    name: 'Conquistadors',
    text: 'Army: 1 infantry + 2 cavalry. Each army adds 5 strength (3 if it contains an obsolete unit).',
  },
  'defensive-army': {
    name: 'Defensive Army',
    text: 'Army: 2 infantry + 1 artillery. Each army adds 6 strength (3 if it contains an obsolete unit).',
  },
  fortifications: {
    name: 'Fortifications',
    text: 'Army: 2 artillery. Each army adds 4 strength.',
  },
  'mobile-artillery': {
    name: 'Mobile Artillery',
    text: 'Army: 1 cavalry + 1 artillery. Each army adds 5 strength.',
  },
  'napoleonic-army': {
    name: 'Napoleonic Army',
    text: 'Army: 1 infantry + 1 cavalry + 1 artillery. Each army adds 8 strength (4 if it contains an obsolete unit).',
  },
  entrenchments: {
    name: 'Entrenchments',
    text: 'Army: 1 infantry + 2 artillery. Each army adds 9 strength (5 if it contains an obsolete unit).',
  },
  'mechanized-army': {
    name: 'Mechanized Army',
    text: 'Army: 1 cavalry + 2 artillery. Each army adds 10 strength (5 if it contains an obsolete unit).',
  },
  'modern-army': {
    name: 'Modern Army',
    text: 'Army: 2 infantry + 1 cavalry + 1 artillery. Each army adds 13 strength (7 if it contains an obsolete unit).',
  },
  'shock-troops': {
    name: 'Shock Troops',
    text: 'Army: 1 infantry + 3 cavalry. Each army adds 11 strength (6 if it contains an obsolete unit).',
  },
  'bonus-1': {
    name: 'Defense / Colonization',
    text: 'Play when defending against an aggression: +2 strength; or when paying for a colony: +1. Discard after use.',
  },
  'bonus-2': {
    name: 'Defense / Colonization',
    text: 'Play when defending against an aggression: +4 strength; or when paying for a colony: +2. Discard after use.',
  },
  'bonus-3': {
    name: 'Defense / Colonization',
    text: 'Play when defending against an aggression: +6 strength; or when paying for a colony: +3. Discard after use.',
  },
};
