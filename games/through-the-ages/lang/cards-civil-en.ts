import type { CivilCardId } from '../content/ids.ts';
import type { CardWords } from './types.ts';

/** Name and text of every civil card, those printed on the boards included. */
export const civil: Readonly<Record<CivilCardId, CardWords>> = {
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
};
