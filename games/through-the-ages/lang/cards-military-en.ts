import type { MilitaryCardId } from '../content/ids.ts';
import type { CardWords } from './types.ts';

/** Name and text of every military card. */
export const military: Readonly<Record<MilitaryCardId, CardWords>> = {
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
    text: 'The rival loses 5 in total of resources and/or food in the mix you choose; you gain exactly what was lost.',
  },
  'plunder-3': {
    name: 'Plunder',
    text: 'The rival loses 8 in total of resources and/or food in the mix you choose; you gain exactly what was lost.',
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
