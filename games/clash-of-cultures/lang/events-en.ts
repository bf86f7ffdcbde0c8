/** Names and complete texts of the event cards in English. */
import type { EventTexts } from './types.ts';

export const events: EventTexts = {
  pestilence: {
    name: 'Pestilence',
    text: 'Every player with at least 2 cities lowers the mood of 1 of their cities (2 if they have Roads, Navigation or Trade Routes) by 1 level; cities must be chosen where that is possible. Keep the card beside the board for the rest of the game: a player without Sanitation cannot construct buildings or wonders. Discard it once every player has Sanitation.',
  },
  epidemics: {
    name: 'Epidemics',
    text: 'Every player with more than 2 units removes 1 of their units (2 if they have Roads, Navigation or Trade Routes), their choice.',
  },
  'famine-1': {
    name: 'Famine',
    text: 'Lose 1 food (gold cannot replace it). If you have none, make 1 of your cities that is not Angry Angry.',
  },
  'famine-2': {
    name: 'Famine',
    text: 'Lose 1 food (gold cannot replace it). If you have none, make 1 of your cities that is not Angry Angry.',
  },
  'famine-3': {
    name: 'Famine',
    text: 'Lose 1 food (gold cannot replace it). If you have none, make 1 of your cities that is not Angry Angry.',
  },
  'severe-famine-1': {
    name: 'Severe Famine',
    text: 'Lose 2 food (gold cannot replace it). If you have less, lose what you have and make 1 of your cities that is not Angry Angry. Counts as a Famine.',
  },
  'severe-famine-2': {
    name: 'Severe Famine',
    text: 'Lose 2 food (gold cannot replace it). If you have less, lose what you have and make 1 of your cities that is not Angry Angry. Counts as a Famine.',
  },
  'severe-famine-3': {
    name: 'Severe Famine',
    text: 'Lose 2 food (gold cannot replace it). If you have less, lose what you have and make 1 of your cities that is not Angry Angry. Counts as a Famine.',
  },
  'good-year-1': { name: 'A Good Year', text: 'Every player gains 1 food.' },
  'good-year-2': { name: 'A Good Year', text: 'Gain 1 food.' },
  'good-year-3': { name: 'A Good Year', text: 'Gain 1 food. Choose another player to gain 1 food.' },
  'awesome-year-1': { name: 'An Awesome Year', text: 'Gain 2 food.' },
  'awesome-year-2': { name: 'An Awesome Year', text: 'Every player gains 2 food.' },
  'awesome-year-3': {
    name: 'An Awesome Year',
    text: 'Gain 2 food. Divide 2 food among the other players as you like.',
  },
  'fantastic-year-1': { name: 'A Fantastic Year', text: 'Every player gains 3 food.' },
  'fantastic-year-2': {
    name: 'A Fantastic Year',
    text: 'Gain 3 food. Divide 3 food among the other players as you like.',
  },
  'fantastic-year-3': { name: 'A Fantastic Year', text: 'Gain 3 food.' },
  'great-explorer': {
    name: 'Great Explorer',
    text: 'Great person: the player who drew it may take it for 1 culture token; if not, the other players in clockwise order may each take it for 2. Whoever takes it keeps it in hand as an action card without a combat effect; unclaimed, it is discarded. As an action: you may gain 1 Seafaring advance you could legally buy, for free and without an event track cube. Then you may reveal an unexplored region next to a region where you have a city; if you do, you may pay 2 food to found a city on a legal space of that region without a settler.',
  },
  'great-artist': {
    name: 'Great Artist',
    text: 'Great person: the player who drew it may take it for 1 culture token; if not, the other players in clockwise order may each take it for 2. Whoever takes it keeps it in hand as an action card without a combat effect; unclaimed, it is discarded. As an action: you may gain 1 Culture advance you could legally buy, for free and without an event track cube. Then one of your cities becomes Happy.',
  },
  'great-prophet': {
    name: 'Great Prophet',
    text: 'Great person: the player who drew it may take it for 1 culture token; if not, the other players in clockwise order may each take it for 2. Whoever takes it keeps it in hand as an action card without a combat effect; unclaimed, it is discarded. As an action: you may gain 1 Spirituality advance you could legally buy, for free and without an event track cube. Then you may construct a Temple at its normal cost without activating the city.',
  },
  'great-philosopher': {
    name: 'Great Philosopher',
    text: 'Great person: the player who drew it may take it for 1 culture token; if not, the other players in clockwise order may each take it for 2. Whoever takes it keeps it in hand as an action card without a combat effect; unclaimed, it is discarded. As an action: you may gain 1 Education advance you could legally buy, for free and without an event track cube. Then gain 2 ideas.',
  },
  'great-scientist': {
    name: 'Great Scientist',
    text: 'Great person: the player who drew it may take it for 1 culture token; if not, the other players in clockwise order may each take it for 2. Whoever takes it keeps it in hand as an action card without a combat effect; unclaimed, it is discarded. As an action: you may gain 1 Science advance you could legally buy, for free and without an event track cube. Then gain 1 idea and draw 1 action card.',
  },
  'elder-statesman': {
    name: 'Elder Statesman',
    text: 'Great person: the player who drew it may take it for 1 culture token; if not, the other players in clockwise order may each take it for 2. Whoever takes it keeps it in hand as an action card without a combat effect; unclaimed, it is discarded. As an action: you may gain 1 government (Democracy, Autocracy or Theocracy) advance you could legally buy, for free and without an event track cube. Then draw 2 action cards.',
  },
  'great-warlord': {
    name: 'Great Warlord',
    text: 'Great person: the player who drew it may take it for 1 culture token; if not, the other players in clockwise order may each take it for 2. Whoever takes it keeps it in hand as an action card without a combat effect; unclaimed, it is discarded. As an action: you may gain 1 Warfare advance you could legally buy, for free and without an event track cube. Then take a Move action; in the first battle you start with it you have +2 combat value in every round.',
  },
  'great-merchant': {
    name: 'Great Merchant',
    text: 'Great person: the player who drew it may take it for 1 culture token; if not, the other players in clockwise order may each take it for 2. Whoever takes it keeps it in hand as an action card without a combat effect; unclaimed, it is discarded. As an action: you may gain 1 Economy advance you could legally buy, for free and without an event track cube. Then if you have Trade Routes, use them once now as at the start of a turn.',
  },
  'great-engineer': {
    name: 'Great Engineer',
    text: 'Great person: the player who drew it may take it for 1 culture token; if not, the other players in clockwise order may each take it for 2. Whoever takes it keeps it in hand as an action card without a combat effect; unclaimed, it is discarded. As an action: you may gain 1 Construction advance you could legally buy, for free and without an event track cube. Then you may construct 1 building at its normal cost without activating the city.',
  },
  'population-boom-1': {
    name: 'Population Boom',
    text: 'Place 1 settler from your supply in one of your cities. Choose another player to place 1 of theirs in one of their cities.',
  },
  'population-boom-2': {
    name: 'Population Boom',
    text: 'Place 1 settler from your supply in one of your cities. Choose another player to place 1 of theirs in one of their cities.',
  },
  volcano: {
    name: 'Volcano',
    text: 'Only if you have at least 4 cities: choose one of your cities and destroy it. All units there are removed; its settlement and buildings leave the game for good, each giving 2 points to the player whose colour it has. Wonders there lose their effect but keep scoring as before.',
  },
  earthquake: {
    name: 'Earthquake',
    text: 'Only if you have at least 3 cities: you choose 1 to 3 city pieces (settlement only as the last piece of a city; buildings; wonders) in your own cities and destroy them for good. Each settlement or building gives 2 points to the player whose colour it has; destroyed wonders lose their effect but keep scoring. Then every city touched that still stands loses 1 mood level.',
  },
  'heavy-earthquake': {
    name: 'Heavy Earthquake',
    text: 'Every player with at least 3 cities chooses 1 to 3 city pieces (settlement only as the last piece of a city; buildings; wonders) in their own cities and destroys them for good. Each settlement or building gives 2 points to the player whose colour it has; destroyed wonders lose their effect but keep scoring. Then every city touched that still stands loses 1 mood level.',
  },
  flood: {
    name: 'Flood',
    text: 'Lower the mood of 1 of your cities next to sea that is not Angry by 1 level. No such city: no effect.',
  },
  'heavy-flood': {
    name: 'Heavy Flood',
    text: 'Every player lowers the mood of 1 of their cities next to sea that is not Angry by 1 level. A player without such a city is not affected.',
  },
  'migration-1': {
    name: 'Migration',
    text: 'Choose another player: they place 1 settler from their supply in one of their cities. Lower the mood of 1 of your cities that is not Angry by 1 level.',
  },
  'migration-2': {
    name: 'Migration',
    text: 'Choose another player: they place 1 settler from their supply in one of their cities. Lower the mood of 1 of your cities that is not Angry by 1 level.',
  },
  'civil-war-1': {
    name: 'Civil War',
    text: 'Choose one of your cities that is not Happy and holds your infantry: remove 1 infantry there and lower its mood by 1 level. If you have no such city, lower the mood of 1 of your cities instead.',
  },
  'civil-war-2': {
    name: 'Civil War',
    text: 'Choose one of your cities that is not Happy and holds your infantry: remove 1 infantry there and lower its mood by 1 level. If you have no such city, lower the mood of 1 of your cities instead.',
  },
  revolution: {
    name: 'Revolution',
    text: 'Two steps; you may remove one of your military units to avoid each of them. 1: lose 1 main action of this turn, if you have one left (in the status phase: of your next turn). 2: if you have a government and meet the requirement of another, change your government now as in the status phase.',
  },
  uprising: {
    name: 'Uprising',
    text: 'If you can, pay 1 to 4 mood and culture tokens in any mix, placing them on this card in front of you. Each is worth half a point at the end.',
  },
  envoys: {
    name: 'Meeting of Envoys',
    text: 'Gain 1 idea and 1 culture token. Choose another player to gain 1 culture token. Turn the top wonder card face up beside the deck: whoever would draw a wonder card may take this one instead.',
  },
  'solar-eclipse': {
    name: 'Solar Eclipse',
    text: 'Stays beside the board until used. The next land battle with at least one combat round ends after its first round: if units remain on both sides the attacker must retreat. The winner gains 1 point and keeps this card; if nobody won, the defender does (a barbarian winner: nobody).',
  },
  'trojan-horse': {
    name: 'Trojan Horse',
    text: 'Stays beside the board until used. The first player who attacks a city defended by an army or a Fortress and pays 1 wood and 1 culture token before the battle gains 1 point and this card; the defender may not play a card in the first combat round.',
  },
  guillotine: {
    name: 'Guillotine',
    text: 'Your leader on the map, if any, is removed and discarded. Then choose: place one of your remaining leaders for free in one of your cities or with one of your armies on land, where there is room, or gain 2 points (keep the card). With no leader left or no room: 2 points. Either way you may recruit no further leaders this game.',
  },
  anarchy: {
    name: 'Anarchy',
    text: 'Move all your government advance cubes onto this card and keep it. You lose those advances. Whenever you gain a government advance later, take its cube from this card instead of the event track. Each cube left here at the end is worth 1 point.',
  },
  'scientific-trade': {
    name: 'Scientific Trade',
    text: 'Every player gains 1 idea per own city with an Academy and/or Observatory. You gain at least 2.',
  },
  'flourishing-trade': {
    name: 'Flourishing Trade',
    text: 'Every player gains 1 gold per own city with a Market and/or Port, at most 3. You gain at least 1.',
  },
  'era-of-stability': {
    name: 'Era of Stability',
    text: 'Every player gains 1 mood or culture token (each their choice) per own city with a Temple and/or Obelisk, at most 3. You gain at least 1.',
  },
  reformation: {
    name: 'Reformation',
    text: 'If one of your cities holds a Temple of your colour: choose another player with a Temple in supply; they choose one such Temple and replace it with theirs. Nothing prevents this. If you have none, choose a player who has: they resolve this text instead of you (the icon is not repeated).',
  },
  pandemics: {
    name: 'Pandemics',
    text: 'Every player loses, in any mix of their choice, units, action or objective cards, resources and tokens, in total half the number of their cities rounded down (or all they have).',
  },
  'black-death': {
    name: 'Black Death',
    text: 'Every player with at least 4 units loses 1 unit per 4 units they have (rounded down), and 1 more if they have Roads, Navigation or Trade Routes; each unit lost this way gives them 1 point.',
  },
  'famine-vermin': {
    name: 'Famine: Vermin',
    text: 'Every player with Storage loses 1 food (gold cannot replace it) or, having none, makes 1 of their cities that is not Angry Angry. Counts as a Famine.',
  },
  'famine-drought': {
    name: 'Famine: Drought',
    text: 'Lose 1 food per own city on or next to a barren space, at most 3 (gold cannot replace it). If you cannot lose it all, lose what you have and make 1 of those cities Angry. Counts as a Famine.',
  },
  fire: {
    name: 'Fire',
    text: 'Choose one of your cities on a forest: its mood, and the mood of every city of any player standing on the same connected group of forest spaces, falls by 1 level. If you have no city on a forest, lose 1 wood.',
  },
  'successful-year': {
    name: 'A Successful Year',
    text: 'The players with the fewest cities each gain as much food as they have cities fewer than the player with the most. If all have equally many, every player gains 1 food.',
  },
  'great-architect': {
    name: 'Great Architect',
    text: "Great person: the player who drew it may take it for 1 culture token; if not, the other players in clockwise order may each take it for 2. Whoever takes it places it face up in front of them; unclaimed, it is discarded. When you build a wonder you may discard this card: ignore the wonder's required advance (not Engineering) and pay 3 culture tokens less. The build itself is the usual action.",
  },
  'great-athlete': {
    name: 'Great Athlete',
    text: 'Great person: the player who drew it may take it for 1 culture token; if not, the other players in clockwise order may each take it for 2. Whoever takes it keeps it in hand as an action card without a combat effect; unclaimed, it is discarded. As an action: you may gain 1 Culture advance you could legally buy, for free and without an event track cube. Then you may change any number of culture tokens into mood tokens or any number of mood tokens into culture tokens (one direction).',
  },
  'great-diplomat': {
    name: 'Great Diplomat',
    text: 'Great person: the player who drew it may take it for 1 culture token; if not, the other players in clockwise order may each take it for 2. Whoever takes it places it face up in front of them; unclaimed, it is discarded. On taking it choose another player. Neither of you may attack the other without first paying 2 culture tokens to the supply; the first such attack discards the card. As an action you may discard it yourself.',
  },
  'great-seer': {
    name: 'Great Seer',
    text: 'Great person: the player who drew it may take it for 1 culture token; if not, the other players in clockwise order may each take it for 2. Whoever takes it keeps it in hand as an action card without a combat effect; unclaimed, it is discarded. As an action: draw as many objective cards as there are players, look at them and assign one face down to each player, yourself included. The next time a player draws an objective card from the deck, they take the assigned one instead.',
  },
};
