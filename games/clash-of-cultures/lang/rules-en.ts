/** The Rules reader in English: the law of RULES.md in the words of players. */
import { QUESTION_CLAUSES, REASON_CLAUSES } from './clauses.ts';
import type { RulesBook } from './types.ts';

export const book: RulesBook = {
  questions: QUESTION_CLAUSES,
  reasons: REASON_CLAUSES,
  chapters: [
    {
      id: 'aim',
      title: 'What the game is about',
      clauses: [
        {
          id: 'COC-1.1',
          text: 'You lead a civilization through **six ages** of three rounds. In a round everybody takes one turn of three main actions; after every third round comes a **status phase**.',
        },
        {
          id: 'COC-25.2',
          text: 'Points come from settlements and buildings of your colour (1 each), advances (half a point each), completed objectives (2), wonders (4, or 2 as owner or builder only), events, and enemy leaders you eliminated (2).',
        },
        {
          id: 'COC-25.3',
          text: 'Most points win. In a tie the builder of the Great Pyramid wins; otherwise the sources are compared one after the other.',
        },
        {
          id: 'COC-2.2',
          text: 'Everybody is limited to their own pieces: 7 settlements, 5 of each building, 4 settlers, 16 infantry, 4 ships, and in the expansion 4 cavalry, 4 elephants and 1 leader.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Set-up',
      clauses: [
        {
          id: 'COC-4.3',
          text: 'You begin with 2 food, the advances Farming and Mining, 3 cubes on the event track, 1 action card and 1 objective card.',
        },
        { id: 'COC-4.5', text: 'On the plains of your home stands a Happy city of size 1 with a settler.' },
        {
          id: 'COC-4.4',
          text: 'With the expansion everybody gets a civilization with three leaders; five of them bring a home tile of their own.',
        },
        {
          id: 'COC-4.4.a',
          text: 'Where civilizations are chosen, players pick in turn order from the first player on, each one that is still free.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      clauses: [
        {
          id: 'COC-8.1',
          text: 'You have **three main actions**: gain an advance, found a city, activate a city (collect, construct or recruit), move units, increase happiness, influence culture, or what says "as an action".',
        },
        {
          id: 'COC-8.2',
          text: 'A Move may move nothing, so an action can always be spent. Ending the turn gives up the actions that are left.',
        },
        { id: 'COC-8.3', text: 'Free actions are taken before or after a main action, never inside of one.' },
        { id: 'COC-8.4', text: '"Once per turn" counts from the start to the end of your own turn.' },
        {
          id: 'COC-8.5',
          text: 'Some things give or take a main action. With none left in your turn nothing is lost; in the status phase the loss falls on your next turn.',
        },
        {
          id: 'COC-8.7',
          text: 'Many advances, cards, civilizations and leaders bring further actions; each says whether it takes a main action and how often it may be used.',
        },
        {
          id: 'COC-5.3',
          text: 'At the start of your turn come Banking, then Trade Routes. Negotiations can be played only before anything else was done.',
        },
        {
          id: 'COC-5.3.a',
          text: 'Negotiations forbid attacks: yours against the named player this turn, theirs against you in their next turn.',
        },
      ],
    },
    {
      id: 'goods',
      title: 'Resources, tokens and trade',
      clauses: [
        {
          id: 'COC-6.1',
          text: 'There are five resources, food, ore, wood, ideas and gold, and two kinds of tokens, mood and culture. Everybody sees all amounts.',
        },
        {
          id: 'COC-6.2',
          text: 'You hold at most 7 of a resource, and only 2 food before you have Storage. What you gain above the limit is lost. Tokens have no limit.',
        },
        { id: 'COC-6.4', text: 'You pay a cost in full, before its effect.' },
        {
          id: 'COC-6.5',
          text: '**Gold** stands for any resource, never for a token. Ideas stand for food when you buy advances.',
        },
        {
          id: 'COC-6.10',
          text: 'In your turn you may trade with another player: resources, tokens and cards in hand, if both agree.',
        },
        {
          id: 'COC-6.10.a',
          text: 'Offers are yours; the other player accepts, refuses or makes one counter-offer. An offer that is empty on both sides is refused, and a table sets how many you may make in a turn.',
        },
        { id: 'COC-6.11', text: 'Cards may be traded face down or shown. Promises bind nobody.' },
        {
          id: 'COC-6.12',
          text: '**Trade Routes** pair a settler or ship with a city of another player within 2 spaces that is not Angry. Each gives 1 food, gold with Currency; at most four.',
        },
        {
          id: 'COC-6.14',
          text: 'A player with a Market in one of the cities you trade with gains 1 gold: so you name the cities where it matters.',
        },
      ],
    },
    {
      id: 'cities',
      title: 'Cities',
      clauses: [
        {
          id: 'COC-7.1',
          text: 'A city is a settlement with its buildings and wonders. Its **size** is the number of these pieces, at most 5.',
        },
        { id: 'COC-7.2', text: 'A city may not grow beyond the number of cities you have.' },
        { id: 'COC-7.3', text: 'One building of each kind in a city.' },
        {
          id: 'COC-7.4',
          text: 'Moods: a **Happy** city counts one larger when it collects or recruits, an **Angry** one counts as size 1.',
        },
        { id: 'COC-7.5', text: 'An Angry city constructs nothing and is activated once a turn.' },
        {
          id: 'COC-10.1',
          text: 'To **found** a city a settler gives itself up on land that is not barren or exhausted, without a city and without enemies.',
        },
        {
          id: 'COC-11.2',
          text: 'From the second activation in a turn on the mood of the city falls a level afterwards.',
        },
        {
          id: 'COC-11.3',
          text: 'A city that was Angry when activated is not activated again this turn, unless its mood was raised.',
        },
        { id: 'COC-11.4', text: 'Whatever says "activate" counts as an activation.' },
      ],
    },
    {
      id: 'collect',
      title: 'Collect',
      clauses: [
        { id: 'COC-11.5', text: 'Take as many resources as the city counts, at least one if there is any.' },
        { id: 'COC-11.5.a', text: 'A Collect that could take nothing is not allowed.' },
        {
          id: 'COC-11.6',
          text: 'The city uses its own space and the six around it, each once: food from plains, wood from forest, ore from mountains.',
        },
        { id: 'COC-11.7', text: 'Spaces with enemy units, exhausted land or another city give nothing.' },
        {
          id: 'COC-11.8',
          text: 'One sea space a Collect: food with Fishing, a mood token or gold with a Port.',
        },
        {
          id: 'COC-11.9',
          text: 'With Husbandry one land space may be two away, two of them with Roads, once per turn.',
        },
        { id: 'COC-11.10', text: 'Bonuses of advances come on top of the size.' },
        { id: 'COC-11.11', text: 'The free Collect of Economic Liberty is the only one of the turn.' },
      ],
    },
    {
      id: 'construct',
      title: 'Construct',
      clauses: [
        {
          id: 'COC-11.12',
          text: 'A building costs 1 food, 1 wood and 1 ore and needs its advance, room in the city and a piece.',
        },
        {
          id: 'COC-11.13',
          text: 'When constructed an Academy gives 2 ideas, a Temple a token of your choice, an Observatory an action card.',
        },
        { id: 'COC-11.14', text: 'A Port faces one sea space next to the city, for good.' },
      ],
    },
    {
      id: 'recruit',
      title: 'Recruit',
      clauses: [
        { id: 'COC-11.16', text: 'Recruit as many units as the city counts, at least one.' },
        {
          id: 'COC-11.17',
          text: 'A settler costs 2 food, infantry 1 food and 1 ore, a ship 2 wood (Port), cavalry 1 food and 1 wood, an elephant 2 food (Market), a leader 1 mood and 1 culture token.',
        },
        {
          id: 'COC-11.19',
          text: 'In each Recruit Sanitation pays one settler, Draft one infantry with mood tokens.',
        },
        { id: 'COC-27.9', text: 'Medicine gives back one resource that was really paid.' },
      ],
    },
    {
      id: 'move',
      title: 'Moving',
      clauses: [
        { id: 'COC-13.1', text: 'Up to three groups move one after the other; no unit twice in an action.' },
        { id: 'COC-13.2', text: 'A group steps over land, uses Roads, boards or leaves ships, or sails.' },
        { id: 'COC-13.3', text: 'Military units move only with Tactics.' },
        {
          id: 'COC-12.2',
          text: 'At most four military units of an owner on a land space; a ship carries two land units.',
        },
        { id: 'COC-12.3.a', text: 'When some ships leave you say which units go along.' },
        {
          id: 'COC-13.5',
          text: 'Who entered a mountain or fought cannot move again this turn; who entered a forest cannot start a battle.',
        },
        { id: 'COC-13.6', text: 'A group that attacks needs a military unit.' },
        {
          id: 'COC-13.7',
          text: '**Roads**, from or to one of your cities for 1 food and 1 ore: two land spaces, no penalties of terrain, no exploring.',
        },
        {
          id: 'COC-13.8',
          text: 'Ships go any distance over connected sea and stop at enemy ships, which they attack.',
        },
        {
          id: 'COC-13.14',
          text: 'Who moved onto plains this turn cannot attack the city with the Great Gardens.',
        },
        {
          id: 'COC-14.2',
          text: 'A region that is entered is turned up; the space entered stays land, and sea joins sea where possible. If both ways fit, you choose.',
        },
        {
          id: 'COC-14.4',
          text: 'Ships that reveal a region go onto its sea if they can reach it, else back.',
        },
        {
          id: 'COC-14.6',
          text: 'A region revealed by a card must lie beside a region with one of your cities.',
        },
      ],
    },
    {
      id: 'happiness',
      title: 'Happiness and influence',
      clauses: [
        {
          id: 'COC-15.1',
          text: 'Raise any of your cities; each level costs mood tokens equal to the size of the city.',
        },
        {
          id: 'COC-15.2',
          text: 'With Rituals resources stand for mood tokens. Voting and Circus & Sports raise moods in their own ways.',
        },
        { id: 'COC-15.3', text: 'Only your own cities, none above Happy, and at least one level.' },
        {
          id: 'COC-16.1',
          text: '**Influence** starts from a city of yours and reaches as far as its size; a culture token adds a space.',
        },
        {
          id: 'COC-16.2',
          text: 'The target holds a building that is not of your colour, of a kind you have left. Settlements, wonders and Obelisks are safe.',
        },
        { id: 'COC-16.3', text: 'An influenced city of yours can only win back itself, without boosts.' },
        { id: 'COC-16.5', text: 'Roll a die: 5 or more succeeds; Conversion adds 1.' },
        { id: 'COC-16.4.a', text: 'Culture tokens make up exactly what the roll lacks, or none are paid.' },
        { id: 'COC-16.6', text: 'One success per turn; failures may be repeated.' },
        {
          id: 'COC-16.7',
          text: 'Some advances of the target forbid boosts; Monuments protect cities with wonders.',
        },
        { id: 'COC-16.9', text: 'On success you pick the building that gets your colour.' },
      ],
    },
    {
      id: 'battle',
      title: 'Battles',
      clauses: [
        {
          id: 'COC-17.1',
          text: 'A battle begins when military units enter a space with enemies or an enemy city, or ships one with enemy ships.',
        },
        {
          id: 'COC-17.5',
          text: 'Taxes on an attack are paid before the move. Before a land battle come Trojan Horse, Siegecraft, Steel Weapons and payments of leaders.',
        },
        { id: 'COC-27.2', text: 'Steel Weapons add 2, against Steel Weapons 1, for an ore.' },
        {
          id: 'COC-27.3',
          text: 'Siegecraft: 2 wood against the die of a Fortress, 2 ore against its cancelled hit.',
        },
        {
          id: 'COC-17.6',
          text: 'With Tactics each side may lay a card face down, the attacker first. A card needs what it shows.',
        },
        { id: 'COC-17.7', text: 'Cards are revealed together: Scout first, then Martyr, then the others.' },
        {
          id: 'COC-17.9',
          text: 'Each fighter rolls a die. Matched icons: infantry +1, cavalry +2, an elephant gives up its die and cancels a hit, a leader has its die rolled again.',
        },
        {
          id: 'COC-17.11',
          text: 'After the roll come the Great Arena and hits that are bought off; payments before the roll come first.',
        },
        {
          id: 'COC-17.12',
          text: 'Every 5 of combat value is a hit. Owners choose who falls, both sides at once.',
        },
        {
          id: 'COC-17.14',
          text: 'When both sides have fighters left the attacker may retreat, or a new round begins.',
        },
        { id: 'COC-17.18', text: 'After a sea battle ships keep two land units each; the rest is lost.' },
        { id: 'COC-17.19.b', text: 'Units removed by a card count as eliminated by the other side.' },
        {
          id: 'COC-17.20',
          text: 'After the battle: rewards, capture, objectives and reactions, in this order.',
        },
        { id: 'COC-18.4', text: 'Who loses a city may place a settler in another one.' },
        {
          id: 'COC-27.5',
          text: 'Fanaticism gives a free infantry after a lost battle in a city with a Temple.',
        },
      ],
    },
    {
      id: 'advances',
      title: 'Advances',
      clauses: [
        { id: 'COC-9.1', text: 'An advance costs 2 food, ideas and gold standing for it.' },
        {
          id: 'COC-9.2',
          text: 'The top advance of a category comes first. A government asks for its advance, and you have only one government.',
        },
        { id: 'COC-9.5', text: 'Free Education needs a purchase paid with an idea or gold.' },
        {
          id: 'COC-9.5.a',
          text: 'What is gained at its normal cost by a card or ability is bought like any other.',
        },
        { id: 'COC-27.8', text: 'Taxes bring a resource for each of your cities.' },
      ],
    },
    {
      id: 'events',
      title: 'Events, barbarians, pirates',
      clauses: [
        {
          id: 'COC-20.1',
          text: 'When the last cube leaves your event track you draw an event; then three cubes lie there again.',
        },
        {
          id: 'COC-20.2',
          text: 'First its icon, for you alone, then its text, clockwise from you where it concerns all.',
        },
        { id: 'COC-20.3', text: 'Exhausted land: a marker on empty land next to a city of yours.' },
        { id: 'COC-20.6', text: 'Myths save a city from an event for a mood token.' },
        { id: 'COC-20.7', text: 'Who has to lower a mood picks a city that is not Angry.' },
        {
          id: 'COC-20.8',
          text: 'Great persons cost the drawer 1 culture token, the others 2. Most are kept as cards and played as an action.',
        },
        {
          id: 'COC-20.11',
          text: 'Pieces destroyed by Volcano or Earthquake score 2 points at once for their colour.',
        },
        {
          id: 'COC-19.2',
          text: 'Barbarians settle two land spaces from a city of yours, or next to it where that is not possible.',
        },
        {
          id: 'COC-19.3',
          text: 'One of their cities is reinforced; beside infantry cavalry or an elephant may be put.',
        },
        { id: 'COC-19.4', text: 'Barbarian armies near your cities move towards them and attack.' },
        {
          id: 'COC-19.10',
          text: 'Two pirate ships appear, one next to a city of yours; who has a city beside pirates loses something.',
        },
        {
          id: 'COC-19.11',
          text: 'Pirates block their sea space and those beside it for collecting and routes.',
        },
        { id: 'COC-28.2', text: 'With optional events you say before the draw whether the text counts.' },
      ],
    },
    {
      id: 'cards',
      title: 'Cards and wonders',
      clauses: [
        {
          id: 'COC-21.1',
          text: 'Engineering and Monuments bring a wonder card; a card that lies face up may be taken instead.',
        },
        {
          id: 'COC-21.2',
          text: 'As an action a Happy city builds a wonder from your hand for its resources and 5 culture tokens.',
        },
        {
          id: 'COC-21.4',
          text: 'The Great Lighthouse needs a Port and places a free ship whenever its city is activated.',
        },
        { id: 'COC-21.8', text: 'The Great Library lends you an advance for the turn, no government.' },
        {
          id: 'COC-21.9',
          text: 'The Great Mausoleum lets you take the top of a discard pile; choose before you draw.',
        },
        {
          id: 'COC-22.2',
          text: 'Action cards are played in your turn, free or as an action as they say; their costs are paid then.',
        },
        { id: 'COC-22.3', text: 'Never two cards of one name for one happening.' },
        { id: 'COC-22.4', text: 'A card must be able to have an effect.' },
        { id: 'COC-22.5', text: 'A free advance must be one you could buy.' },
        { id: 'COC-22.6', text: 'Harvest cards wait for the next Collect of the turn.' },
        {
          id: 'COC-23.2',
          text: 'Instant objectives are completed right after what they ask for, the others in the status phase.',
        },
        {
          id: 'COC-23.3',
          text: 'Objectives of one name are not completed twice for one happening or in one phase.',
        },
      ],
    },
    {
      id: 'status',
      title: 'Status phase',
      clauses: [
        {
          id: 'COC-24.1',
          text: 'Six steps, each by all: objectives; a free advance; an action and an objective card; razing; government; the first player.',
        },
        { id: 'COC-24.4', text: 'You may raze a city of size 1 for 1 gold.' },
        {
          id: 'COC-24.5',
          text: 'You may move all cubes of your government to another whose requirement you meet.',
        },
        {
          id: 'COC-24.6',
          text: 'Who has most mood and culture tokens names the first player of the next age.',
        },
      ],
    },
    {
      id: 'civilizations',
      title: 'Civilizations and leaders',
      clauses: [
        {
          id: 'COC-26.1',
          text: 'Each of your four civilization advances comes with the advance it is linked to, without a cube of the track.',
        },
        { id: 'COC-26.2', text: 'It is lost with the advance it is linked to.' },
        {
          id: 'COC-26.4',
          text: 'One leader on the map; recruiting another discards the present one. After three there are none.',
        },
        {
          id: 'COC-26.5',
          text: "Abilities work in the leader's own city or land battle unless they say otherwise.",
        },
        { id: 'COC-26.6', text: 'Leaders killed by events bring nobody points.' },
        {
          id: 'COC-26.11',
          text: 'Subterfuge: Japan may discard a card to cancel one that was announced, before its costs are paid.',
        },
        {
          id: 'COC-26.12',
          text: 'Zoroastrianism turns an enemy unit outside of cities into yours; it fights those that remain.',
        },
        {
          id: 'COC-26.15',
          text: 'City States: another city, as large and as content, may count as the one activated.',
        },
        {
          id: 'COC-26.16',
          text: 'Nebuchadnezzar II and Qin Shi Huang find their own wonder, and wonders in their city need no action.',
        },
        {
          id: 'COC-30.4',
          text: 'Some abilities answer what others do: their owners are asked at that moment.',
        },
      ],
    },
  ],
};
