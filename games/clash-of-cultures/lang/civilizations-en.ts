/** Civilizations, their advances and leaders: names and complete texts in English. */
import type { CivTexts } from './types.ts';

export const civs: CivTexts = {
  civilizations: {
    rome: { name: 'Rome', text: 'Roads, provinces and the profits of war.' },
    greece: { name: 'Greece', text: 'Culture abroad, discipline at home.' },
    china: { name: 'China', text: 'Many settlers, much food, and a wall.' },
    vikings: { name: 'Vikings', text: 'Ships that become men and men that become ships.' },
    japan: { name: 'Japan', text: 'Cards, fortresses and patience.' },
    egypt: { name: 'Egypt', text: 'Lives off the desert; faith and power in one hand.' },
    maya: { name: 'Maya', text: 'Mountain farmers who read the future in the stars.' },
    india: { name: 'India', text: 'Spreads by settlers and trade; elephants from the woods.' },
    babylonians: { name: 'Babylonians', text: 'Learned builders: food, ideas and temples come cheap.' },
    phoenicia: { name: 'Phoenicians', text: 'Ports, ships and routes; trade into everything.' },
    celts: { name: 'Celts', text: 'Friends of the barbarians, who serve as allies, markets and points.' },
    persia: { name: 'Persia', text: 'Vast armies bought with culture; converts the enemy on the march.' },
    aztecs: { name: 'Aztecs', text: 'Warlike: turns beaten armies into points, tokens and buildings.' },
    huns: { name: 'Huns', text: 'Wandering towns, cavalry without stables, barbarians on a leash.' },
    carthage: { name: 'Carthage', text: 'Rules the sea with pirates in its pay; elephants for gold.' },
  },
  advances: {
    aqueduct: {
      name: 'Aqueduct',
      text: 'You ignore the text of Famine events. Sanitation costs you no food; or you may buy it at its normal cost as a free action.',
    },
    'imperial-roads': {
      name: 'Roman Roads',
      text: 'Using Roads, a group that starts and ends in your cities may move up to 4 spaces. Pay for each group.',
    },
    captivi: {
      name: 'Captivi',
      text: 'Gain 1 gold and 1 mood token when you win a battle. When constructing buildings mood tokens may replace resources 1 for 1.',
    },
    provinces: {
      name: 'Provinces',
      text: "Your cities at least 3 spaces from your starting city's space may recruit cavalry without a Market. Cities you capture become Neutral instead of Angry, or Happy if you pay 1 culture token.",
    },
    study: {
      name: 'Study',
      text: 'Gain 1 idea each time you recruit at least 1 unit by activating a city with an Academy.',
    },
    sparta: {
      name: 'Sparta',
      text: 'You may pay the Draft cost in culture tokens. In land battles, in each round you start with fewer military units than your opponent, they may not play a card.',
    },
    hellenization: {
      name: 'Hellenistic Culture',
      text: 'You may make influence attempts from any city holding a building of your colour; its range is its full size. You may pay 2 mood tokens instead of 1 culture token for Arts (still once per turn).',
    },
    'city-states': {
      name: 'City States',
      text: 'Once per turn, when you activate a city for the second time in that turn, you may let another of your cities, at least as large and at least as good in mood at that moment, count as the one activated. The first city performs the action with its own size and mood. If the other city had been activated before, its mood falls as usual.',
    },
    'rice-fields': {
      name: 'Rice Fields',
      text: 'When collecting from a plains space outside the city on which you have at least 1 settler, gain 1 extra food: 1 per such space, at most 2 per Collect, outside the size limit.',
    },
    expansion: {
      name: 'Expansion',
      text: 'After a Recruit that included a settler you may at once, as a free action, move your settlers standing in your cities, as a Move action of up to 3 settlers or groups of settlers, settlers only. Roads may be used. Settlers gained otherwise do not trigger it.',
    },
    fireworks: {
      name: 'Fireworks',
      text: 'In the first combat round of a battle you may pay 1 ore and 1 wood to cancel 1 hit.',
    },
    'imperial-army': {
      name: 'Imperial Army',
      text: 'Once per turn, as an action, replace any number of your settlers with infantry and of your infantry with settlers where they stand (supply and stack limits apply).',
    },
    shipcraft: {
      name: 'Shipcraft',
      text: 'Navigation costs you no food. In a Move action your ships may turn into settlers or (with Tactics) infantry by moving from sea to an adjacent land space without enemies, and settlers and infantry into ships by moving to an adjacent sea space without enemy or pirate ships.',
    },
    longships: {
      name: 'Longships',
      text: 'Your ships may move again after a battle. Each carries up to 3 land units.',
    },
    raiding: {
      name: 'Marauders',
      text: 'When you use Trade Routes, each player with a city paired with one of your ships next to that city loses 1 resource of their choice if they have one (1 per player).',
    },
    'rune-stones': {
      name: 'Rune Stones',
      text: 'After a battle in which you lost at least 2 military units you may place one of your unused Obelisks in front of you: it counts as a completed objective worth 1 point and cannot be constructed any more.',
    },
    pottery: {
      name: 'Pottery',
      text: 'Once per turn, when one Collect of a city yields at least 3 food, gain 1 culture token. Cards that change the Collect count.',
    },
    horsemanship: {
      name: 'Horsemanship',
      text: 'Your cities with a Fortress may recruit cavalry. When defending a city with a Fortress, in the first round one cavalry icon you match adds 3 combat value instead of 2.',
    },
    subterfuge: {
      name: 'Subterfuge',
      text: 'When another player plays an action card for its non-combat effect, you may discard 1 action card to cancel it, if you have a city or military unit within 2 spaces of any unit or city of theirs. Decide when the card (and its target player, if any) is announced, before it is resolved. The cancelled card is discarded and none of its costs are paid. Great person cards may be cancelled and may be discarded for this.',
    },
    shogunate: {
      name: 'Shogunate',
      text: 'Once per turn an action or event card that says "as an action" may be played as a free action instead. Once per turn, when using Draft, you may draw 1 action card instead of recruiting the infantry (this alone does not trigger Nationalism).',
    },
    'flood-plains': {
      name: 'Flood Plains',
      text: 'You may found cities on barren spaces. All your cities may collect food or wood from barren spaces. A city on a barren space that changes owner stays there; its new owner collects from barren only with Irrigation, and only food.',
    },
    'architecture-egypt': {
      name: 'Architecture',
      text: 'When constructing a building or wonder, mood tokens may replace any of its resources and culture tokens, 1 for 1.',
    },
    embalming: {
      name: 'Embalming',
      text: 'After each battle you took part in, won or lost, gain 1 culture token unless you have 5 or more. Barbarian attacks count, on undefended cities and settlers too. When one of your leaders dies or is discarded gain 1 culture token, however many you have.',
    },
    'man-god': {
      name: 'Man God',
      text: 'Each of your Theocracy advances also gives you the ability of the Autocracy advance in the same row (Dogma: Nationalism; Devotion: Totalitarianism; Conversion: Absolute Power; Fanaticism: Forced Labor). You do not have those advances and score nothing for them.',
    },
    terracing: {
      name: 'Terracing',
      text: 'Your cities may collect food, wood or ore from mountains. Your settlers and leaders ignore the mountain movement penalty.',
    },
    stelae: {
      name: 'Stelae',
      text: 'Gain 1 culture token or 1 idea after you construct an Obelisk, found a city or capture a city.',
    },
    'ball-courts': {
      name: 'Ball Courts',
      text: 'When collecting or recruiting in a city that is not Angry you may pay 1 mood token to treat it as 1 size larger. Once per turn a Spirituality advance costs you 1 food less.',
    },
    calendar: {
      name: 'Calendar',
      text: 'As a free action, look at the top event card; you may pay 1 culture token to put it on the bottom of the deck and look again, as often as you can pay. Not usable within the very gain of Astronomy that triggers an event.',
    },
    'indian-elephants': {
      name: 'Indian Elephants',
      text: 'Your cities on forest may recruit elephants without a Market. Your elephants standing in your non-Angry cities may form trade routes like settlers.',
    },
    proselytism: {
      name: 'Proselytism',
      text: "Your settlers may make influence attempts against enemy cities with range 2, +1 per further settler in their space; boosting works as usual. Each settler in a city adds 1 to that city's range.",
    },
    prosperity: {
      name: 'Prosperity',
      text: 'Each of your trade routes may give 1 mood token instead of food; a route to a city holding a building of your colour may give 1 culture token instead.',
    },
    'peace-and-poetry': {
      name: 'Peace & Poetry',
      text: 'Once per turn you may pay 1 mood token instead of the whole 2 food when buying an advance.',
    },
    canals: {
      name: 'Canals',
      text: 'When a Collect by one of your cities yields exactly 1 food (and any other resources), gain 1 more food. Cards that change the Collect count. The extra is outside the size limit. No once-per-turn limit.',
    },
    'code-of-laws': {
      name: 'Code of Laws',
      text: 'After each successful influence attempt of yours draw 1 action card if you have 4 or fewer in hand.',
    },
    'star-catalogues': {
      name: 'Star Catalogues',
      text: 'Before you draw an event gain 1 idea or 1 culture token.',
    },
    ziggurats: {
      name: 'Ziggurats',
      text: 'Dogma does not lower your idea limit. When constructing a Temple, ideas may replace any of its resources 1 for 1.',
    },
    'city-independence': {
      name: 'City Independence',
      text: 'Ports of your colour cannot be influenced, keep your colour when their city is captured, and are worth 1.5 points each. Your government advances are worth no points.',
    },
    biremes: {
      name: 'Biremes',
      text: 'Sea battles: +2 combat value each round; only in the first round against a player with Warships.',
    },
    alphabet: {
      name: 'Alphabet',
      text: 'Up to 2 of your trade routes each turn may each give 1 culture token or 2 ideas instead of their usual yield.',
    },
    'cedars-and-dyes': {
      name: 'Cedars & Dyes',
      text: 'Your ships may form trade routes with coastal enemy cities within 3 spaces. Your cities with Ports may form routes themselves, without a unit, with coastal enemy cities within 3 spaces. The limit of 4 routes stays.',
    },
    'tribal-warfare': {
      name: 'Tribal Warfare',
      text: 'Land battles against another player: +1 combat value per barbarian city within 2 spaces of the battle, at most +4.',
    },
    'tribal-allies': {
      name: 'Tribal Allies',
      text: 'Once per turn, as an action, resolve the Barbarians arrive icon for yourself. When an event you drew moves barbarians, you may pay 1 food to keep any number of those armies in place.',
    },
    'druidic-influence': {
      name: 'Druidic Influence',
      text: 'You may influence the settlement of a barbarian city. On success put a culture token from the supply under it instead of replacing it (one per settlement). Each such token left at the end is worth 1 point; it is removed when any player, you included, captures the city or converts it with Cultural Takeover.',
    },
    'tribal-trade': {
      name: 'Tribal Trade',
      text: 'Your trade routes may also use non-Angry barbarian cities. Such a route gives food only, even with Currency.',
    },
    'grey-tide': {
      name: 'Grey Tide',
      text: 'Your cities on or next to barren spaces may recruit elephants without a Market. Land battles in which you have an elephant, first round: all combat value bonuses of your opponent together count for at most +2.',
    },
    immortals: {
      name: 'Immortals',
      text: 'Before each of your combat rolls you may pay up to 4 culture tokens for +1 combat value each.',
    },
    zoroastrianism: {
      name: 'Zoroastrianism',
      text: "Your cities' influence attempts may target an enemy military unit, not a leader, barbarians included, on a land space outside cities. Range and roll work as usual. On success replace it with one of yours of the same kind; if other enemy units remain there a battle starts at once, your unit attacking (it cannot retreat). Unprotected settlers there are beaten. The one success per turn is shared with building attempts.",
    },
    banking: {
      name: 'Banking',
      text: 'At the start of your turn, before Trade Routes, gain 1 gold or 1 culture token if you have at least 1 gold.',
    },
    captives: {
      name: 'Captives',
      text: "When you win a land battle you may keep any of the enemy military units eliminated in it (not leaders) on this advance, at most 4 in all. Each is worth half a point at the end; they stay out of their owner's supply.",
    },
    'human-sacrifice': {
      name: 'Human Sacrifice',
      text: "After you draw an event you may return 1 captive to its owner's supply to cancel that card completely (icon included) and draw another; repeat while you have captives. Whenever needed you may return captives to use each as 1 mood or 1 culture token.",
    },
    'aztec-gold': {
      name: 'Aztec Gold',
      text: 'When you found a city gain 1 gold; then for each adjacent mountain space you may exchange 1 resource or token for 1 more gold.',
    },
    'tribute-empire': {
      name: 'Tribute Empire',
      text: 'When collecting, your cities may also use spaces holding enemy cities (barbarian ones included) within 2 spaces; the resource follows the terrain; neither the mood of those cities nor units in them matter. With Captives, collecting from a barbarian city you may instead remove 1 barbarian unit there and keep it as a captive.',
    },
    nomads: {
      name: 'Nomads',
      text: "In a Move action you may move your non-Angry cities of size 1 like units, alone (using one of the 3 moves) or with a group. After the move gain 1 resource of the new space's terrain (not a Collect); nothing on barren or exhausted land. Moving activates the city. Terrain rules hold; no Roads; never onto another city or into enemies; the mood token goes along; cities do not count for the stack limit; units there may stay.",
    },
    'mounted-archers': {
      name: 'Mounted Archers',
      text: 'Your cities of size 1 may recruit cavalry without a Market. After recruiting cavalry you may move any of those new cavalry 1 space as a free action.',
    },
    raiders: {
      name: 'Raiders',
      text: "An opponent's settler with one of your armies within 2 spaces, and neither an army nor a city of its owner in its own space, can neither found a city nor form a trade route.",
    },
    'hunnic-tribes': {
      name: 'Hunnic Tribes',
      text: 'When an event you drew moves barbarians you may pay 1 gold or 1 culture token to choose the direction each army moves (a group may not be split), instead of towards your cities.',
    },
    warbeasts: {
      name: 'Warbeasts',
      text: "You may recruit elephants without a Market if for each at least 1 of its food is paid in gold or culture tokens. A culture token may replace any food of an elephant's cost.",
    },
    hegemony: {
      name: 'Hegemony',
      text: 'As an action, remove one of your ships to found a city on an adjacent land space where a city may be founded. Land units it carried may go to the new city (they cannot move again this turn) or stay on other ships there; those without room are removed. Controlled pirate ships may be used.',
    },
    'pirate-allies': {
      name: 'Pirate Allies',
      text: 'Your ships may enter and pass pirate spaces without battle, or attack, as you choose. While a unit of your colour shares their space pirate ships count as yours: they move with it, carry your units, trade, and are ignored by pirate icons; opponents gain nothing for sinking them, and in battle they are your first casualties. At most 4 ships of yours (pirates included) per space.',
    },
    'mercenaries-carthage': {
      name: 'Mercenaries',
      text: 'You may pay the Draft cost in gold. In a city with a Port, Draft may recruit a ship instead of an infantry.',
    },
  },
  leaders: {
    augustus: {
      name: 'Emperor Augustus',
      text: 'Princeps: As an action, pay 1 culture token and activate his city: draw 1 action and 1 objective card, then discard 1 action and 1 objective card. Emperor: Land battles with him in a region where you have no city: +2 combat value.',
    },
    'julius-caesar': {
      name: 'Gaius Julius Caesar',
      text: 'Statesman: As a free action you may take an Increase Happiness action for his city only, paying its usual cost. Proconsul: When you capture a city with him you may pay 1 gold to place 1 infantry there (stack limit applies).',
    },
    sulla: {
      name: 'Sulla',
      text: 'Dictator: His city cannot be the target of influence attempts. Barbarian armies within 2 spaces of him move only if you agree. Civilizer: Land battles with him against barbarians: +2 combat value.',
    },
    'alexander-the-great': {
      name: 'Alexander the Great',
      text: 'Idol: As a free action, pay 1 culture token and activate his city: play an action card that says "as an action" without spending an action. Ruler of the World: Land battles with him: +1 combat value per region other than your starting region in which you have a city.',
    },
    'leonidas-i': {
      name: 'Leonidas I',
      text: "That's Sparta: Gain 1 culture token when you recruit in his city. Hero of Thermopylae: Land battles with him: +2 combat value per military unit your opponent has more than you.",
    },
    pericles: {
      name: 'Pericles',
      text: "Master: As an action, if the leader's city is Happy: pay 1 mood or 1 culture token to gain 1 Education advance you could legally buy, for free (an event track cube is taken). Does not activate the city. Admiral: Sea battles with him aboard: +2 combat value.",
    },
    'qin-shi-huang': {
      name: 'Qin Shi Huang',
      text: "Great Wall: As Nebuchadnezzar II's Great Gardens ability, but for the Great Wall: your wonder card must be the Great Wall unless built; any wonder may be built in his city as a free action; the Great Wall there costs 2 culture tokens less. Tactician: Land battles with him: each round you may pay 2 culture tokens to cancel 1 hit.",
    },
    'sun-tzu': {
      name: 'Sun Tzu',
      text: "The Art of War: As an action, if the leader's city is Happy: pay 1 mood or 1 culture token to gain 1 Warfare advance you could legally buy, for free (an event track cube is taken). Does not activate the city. Fast War: When you win a land battle against military units in its first round and he survives, gain 1 mood and 1 culture token.",
    },
    'wu-zetian': {
      name: 'Wu Zetian',
      text: "Agriculture Economist: As an action, if the leader's city is Happy: pay 1 mood or 1 culture token to gain 1 Agriculture advance you could legally buy, for free (an event track cube is taken). Does not activate the city. Brilliant Conqueror: Land battles with her: +2 combat value in each round you start with at least as many military units as your opponent.",
    },
    'cnut-the-great': {
      name: 'Cnut the Great',
      text: "Ruler of the North: At the end of the game, if he is on the map: half a point per space between him and your starting city's space. Danegeld: With Taxes, once per turn as an action instead of Taxes: activate his city and gain as from Taxes without paying.",
    },
    'erik-the-red': {
      name: 'Erik the Red',
      text: 'Legendary Explorer: As an action, if he is on a ship, pay 1 culture token: place a marker in his region if it has none of yours. Each marker is worth 1 point. New Colonies: As a free action, if he is on a ship: all your land units in his space disembark to one adjacent land space, which may start a battle.',
    },
    'ragnar-lodbrok': {
      name: 'Ragnar Lodbrok',
      text: 'Prey: When you capture a city that was not Angry with him gain 2 gold. Horror of the North: Land battles you start with him straight from ships: +2 combat value.',
    },
    'go-toba': {
      name: 'Emperor Go-Toba',
      text: 'Way of the Sword: Before a land battle with him you may pay 1 ore: +2 combat value in each round, even if he dies. Scholar: After constructing an Academy or Observatory in his city you may at once buy an advance at its normal cost without an action.',
    },
    jimmu: {
      name: 'Emperor Jimmu',
      text: 'Fortified: When you defend a city with a Fortress within 2 spaces of him: +2 combat value in every round, even against Siegecraft. Mythical: After a battle he took part in and survived you may pay 1 culture token to take back one card you played in it.',
    },
    suiko: {
      name: 'Empress Suiko',
      text: 'Japanese Buddhism: As an action (a free action with State Religion), pay 1 culture token to turn an influenced building in her city, not an Obelisk, back to your colour. Defender: Land battles in which she defends: +2 combat value.',
    },
    cleopatra: {
      name: 'Cleopatra',
      text: "Legendary: Her city has +1 influence range. Beloved: Once per turn, as a free action, place 1 of your culture tokens in her city. A player must pay as many culture tokens to the supply as lie in an Egyptian city before moving units to attack it, win or lose. Barbarians ignore this. All tokens are removed when Cleopatra dies or is replaced; a city's tokens go when Egypt loses the city.",
    },
    imhotep: {
      name: 'Imhotep',
      text: 'Innovator: Gain 1 idea after activating his city for anything but Collect. Physician: An Academy or Observatory constructed in his city costs no food and no wood.',
    },
    'ramses-ii': {
      name: 'Ramses II',
      text: 'Monumental: After constructing an Obelisk in his city gain 1 culture token or 2 ideas. Coastal Power: +2 combat value when you attack a coastal city with him, or in a sea battle against pirates with him aboard.',
    },
    pakal: {
      name: "K'inich Janaab' Pakal",
      text: 'Sun Shield: Defending with him a city with an Obelisk of your colour: cancel 1 hit in the first round. Art and Architecture: When constructing a building in his city 1 culture token may replace 2 of the resources.',
    },
    'siyaj-kak': {
      name: "Siyaj K'ak'",
      text: "Fire Is Born: Attacking a city with him, first round: +X combat value, X = the city's size. Cultural Influx: After constructing a building or wonder in his city you may make an influence attempt from that city as a free action.",
    },
    'wak-chanil-ajaw': {
      name: 'Wak Chanil Ajaw',
      text: 'New Dynasty: Land battles with her within 2 spaces of one of your cities: +2 combat value. Reconstruction: After a Move action in which you captured a city with her you may replace one building of your colour there with another kind you may construct, free of cost and action, even though the city is Angry.',
    },
    akbar: {
      name: 'Akbar the Great',
      text: 'Bladed Tusks: Before a land battle with him you may pay 1 ore: +1 combat value in each round per living elephant of yours in it, even if he dies. Prosperous: Gain 1 gold when you move him into one of your cities.',
    },
    ashoka: {
      name: 'Ashoka the Great',
      text: 'Buddhism: Once per turn you may reroll an influence roll made from his city if it has a Temple or the target is a Temple. Expansionist: When you capture a city with him gain 1 culture token, 2 if it has a Temple.',
    },
    'sri-gupta': {
      name: 'Maharaja Sri Gupta',
      text: "Golden Age: As a free action, activate his city and pay 1 culture token and an advance's normal cost to gain an advance of a category in which you have none. Prepared: Land battles with him: +2 combat value in each round in which you play no card.",
    },
    hammurabi: {
      name: 'Hammurabi',
      text: 'Lawgiver: In an Increase Happiness action you may pay 1 culture token to make his city Happy instead of the usual cost. Guardian: A Fortress constructed in his city costs no food and no wood.',
    },
    nabopolassar: {
      name: 'Nabopolassar',
      text: 'Liberator: Land battles with him: +2 combat value against a player with at least as many cities as you. Revolt: When one of your cities is captured place 1 free infantry with him, or in one of your cities if there is no room.',
    },
    'nebuchadnezzar-ii': {
      name: 'Nebuchadnezzar II',
      text: "Great Gardens: When you gain a wonder card it must be the Great Gardens unless they have been built: take them from the deck (then shuffle it), the discards, the face-up card of Envoys (then reveal a new one) or a player's hand (that player draws another). In his city you may build any wonder as a free action with Engineering; the Great Gardens there cost 2 culture tokens less. Iconoclast: Attacking a city with a Temple with him: +2 combat value.",
    },
    ithobaal: {
      name: 'Ithobaal',
      text: 'Deliverance: A city that already held a building of your colour becomes Happy after you capture it with him. Priest of Astarte: Land battles with him: +2 combat value if one of your cities with a Temple is within 2 spaces of the battle.',
    },
    hiram: {
      name: 'King Hiram',
      text: "Trade Master: One trade route of a settler or ship in his space does not count towards the limit of 4. Constructor: As an action, if the leader's city is Happy: pay 1 mood or 1 culture token to gain 1 Construction advance you could legally buy, for free (an event track cube is taken). Does not activate the city.",
    },
    pygmalion: {
      name: 'Pygmalion',
      text: 'Mediterranean Trader: One trade route of a settler or ship in his space gives 1 extra gold or culture token. Protector: Once per battle in which you defend a city with him you may pay 1 culture token to cancel 1 hit; you get the token back if you win.',
    },
    'queen-boudica': {
      name: 'Queen Boudica',
      text: 'Fearless: Land battles with her: +2 combat value against a player with more Warfare advances than you. Great Numbers: When a settler founds a city in her space you may pay 1 food to keep the settler.',
    },
    vercingetorix: {
      name: 'Vercingetorix',
      text: 'Warrior People: Land battles with him: +1 combat value per settler of yours within 2 spaces of him. Rapid Recruitment: Land units recruited in his city may each be placed on an adjacent explored land space without enemies (stack limit applies).',
    },
    viriatus: {
      name: 'Viriatus',
      text: 'Terror: In land battles with him, at the start of each combat round after the first, you may pay 2 mood tokens to move one enemy military unit of the battle to an adjacent land space with no units and no city; it leaves the battle. Loyalty: In battles of barbarians against other players within 2 spaces of him you may play your action cards for the barbarians.',
    },
    'cyrus-the-great': {
      name: 'Cyrus the Great',
      text: 'King of Persia: As an action, activate his city: gain 1 mood or culture token per region in which you have a city, at most the size of his city. Strategist: Land battles with him: when you reveal a card you may ignore its effect for +2 combat value this round (also if the opponent cancels the card).',
    },
    darius: {
      name: 'Darius',
      text: 'Cultural Unity: Gain 1 mood token for each successful influence attempt made from his city. Architect: Once per turn, as a free action, pay 2 culture tokens to construct a building or wonder in his city at its normal cost (the city is activated).',
    },
    xerxes: {
      name: 'Xerxes',
      text: 'Mighty Army: In his space your stack limit is 5. While you have 5 military units in a land battle with him you may neither play cards nor activate conflict abilities. Great Builder: Wonders built in his city cost 2 resources or culture tokens less, in any mix.',
    },
    acamapichtli: {
      name: 'Acamapichtli',
      text: 'Growth: When you construct a building or wonder in his city each captive you return may replace 2 of the resources. Tributes: Once per turn, as a free action, pay 2 mood tokens to Collect with his city if its size is 3 or less.',
    },
    ahuitzotl: {
      name: 'Ahuitzotl',
      text: 'Expansionist: In land battles with him cancel 1 hit each round if none of your cities is within 2 spaces of him. Mass Sacrifice: Once per turn, as a free action, return 2 captives to construct a building or wonder in his city, paying its normal cost (the city is activated).',
    },
    marqzen: {
      name: 'Marqzen',
      text: 'Storm Master: When the text of an event lowers the mood of his city or removes units there (leaders excepted) you may undo that loss. Icons still apply. Spread of Fear: Once per turn, as an action, move one enemy land unit next to him 1 land space, to a space where this starts no battle.',
    },
    attila: {
      name: 'Attila',
      text: 'Ruler: His city, if of size 1 and not Angry, counts 1 size larger when collecting and recruiting. Horse Master: Land battles with him, first round: one cavalry of yours that matches a cavalry icon may use the elephant ability instead.',
    },
    bleda: {
      name: 'Bleda',
      text: 'Enforcer: His city may count as Happy for its first activation in a turn whatever its mood; it cannot be activated again that turn. Battering Rams: When you attack a city with him the defender may not play a card in the first combat round.',
    },
    rugila: {
      name: 'Rugila',
      text: 'Tribute: When you capture a city with him gain 2 gold if another enemy city (barbarian ones included) is within 2 spaces of it. Unifier: A barbarian city you capture with him becomes Happy.',
    },
    hannibal: {
      name: 'Hannibal',
      text: 'Father of Strategy: Land battles with him, first round: all combat value bonuses of your opponent together count for at most +2. Hannibal ad Portas: A group with him and an elephant ignores the mountain movement penalty.',
    },
    hanno: {
      name: 'Hanno the Great',
      text: 'Navigator: Once per turn, as a free action, move him with a group of ships that has not moved this turn; those ships cannot move again this turn. Fleet Commander: Sea battles with him aboard: +2 combat value.',
    },
    'queen-dido': {
      name: 'Queen Dido',
      text: 'Founder: A settler (or, with Hegemony, a ship) in her space may found a city as a free action. Sacrifice: When you defend a city with her: +2 combat value. After a round both sides survive you may discard her: replace her with 1 infantry and the attacker must retreat; the attacker scores nothing for her.',
    },
  },
};
