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
          id: 'CCG-1.1',
          text: 'You lead a civilization from its capital into the modern age with a deck of your own. There are eight kinds of cards: **capitals**, **terrains**, **resources**, **buildings**, **wonders**, **units**, **inventions** and **events**.',
        },
        {
          id: 'CCG-16.1',
          text: '**Expansion**: at the start of your Explorers phase, or after an action in it, you have at least **9 terrains and 10 food**. You win at once.',
        },
        {
          id: 'CCG-16.2',
          text: '**Conquest**: the capitals of all other players have fallen, or they gave up. You win at once.',
        },
        {
          id: 'CCG-16.8',
          text: 'If neither has happened by the last round, most terrains win; then satisfaction, food and finished wonders decide. Whoever left the game ranks behind everybody who stayed.',
        },
      ],
    },
    {
      id: 'decks',
      title: 'Decks',
      clauses: [
        {
          id: 'CCG-3.1',
          text: 'A deck is one **capital**, a **library** and an **atlas**. Eight ready decks are at hand; any legal deck may be played.',
        },
        {
          id: 'CCG-3.2',
          text: 'The library has exactly **60 cards**: buildings, wonders, units, inventions and events, at most 4 of each.',
        },
        {
          id: 'CCG-3.3',
          text: 'The atlas has exactly **15 terrains and resources**, at most 4 of each terrain and 1 of each resource.',
        },
        {
          id: 'CCG-3.5',
          text: 'A deck that breaks these limits is refused with all its faults. Cards that could never be played with it (wrong people, missing resource, missing invention, no site) are pointed out, but allowed.',
        },
        {
          id: 'CCG-4.3',
          text: 'Everybody begins with 7 cards. Dice decide who starts; every other player gets 1 food to make up for it.',
        },
        {
          id: 'CCG-18.2',
          text: 'Where the table allows it, everybody may once shuffle the opening hand back and draw 7 new cards.',
        },
      ],
    },
    {
      id: 'map',
      title: 'The map',
      clauses: [
        {
          id: 'CCG-5.1',
          text: 'Your terrains lie in a **row** around your capital. Neighbours in the row are adjacent.',
        },
        {
          id: 'CCG-5.2',
          text: 'Your left edge touches the right edge of the next player, and so on around the table: all rows form one ring.',
        },
        {
          id: 'CCG-5.5',
          text: '**Even growth**: the two sides of your capital may differ by one terrain at most.',
        },
        {
          id: 'CCG-5.7',
          text: 'A terrain with a foreign unit on it is **occupied**: it gives no income, nothing can be built or discovered there, and its resource and buildings are out of force. It still counts as yours.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'The turn',
      clauses: [
        {
          id: 'CCG-6.1',
          text: 'A turn has five phases in fixed order: **Activation**, **Explorers**, **Military**, **Management**, **Final**. You may pass each of them, but never go back.',
        },
        {
          id: 'CCG-6.3',
          text: 'Who can do nothing but pass is not asked. When nothing is left to do after a discovery, the turn goes on at once, and the discovery stands.',
        },
        {
          id: 'CCG-6.3.a',
          text: 'Damage, and whatever holds for this phase, ends with the phase. What holds for this turn ends with the turn.',
        },
        {
          id: 'CCG-15.1',
          text: 'There are three eras: **Initial**, **Silver** and **Golden**. A card can be played, started or discovered once your era is not lower than the card’s.',
        },
        {
          id: 'CCG-15.2',
          text: 'With 5 terrains you reach the Silver era, with 7 the Golden era. An era is never lost.',
        },
      ],
    },
    {
      id: 'activation',
      title: 'Activation phase',
      clauses: [
        {
          id: 'CCG-8.1',
          text: 'All your cards become **ready**. A card that was used turns sideways until then.',
        },
        {
          id: 'CCG-8.2',
          text: 'Everything whose stages are all paid is **finished** and comes into play ready, in the order in which it was started.',
        },
        {
          id: 'CCG-8.5',
          text: 'Too much of something? A terrain holds 3 units, as many buildings as it has slots (usually 1, the capital any number) and one Fortification. You choose what to give up; that is how a building is replaced.',
        },
        {
          id: 'CCG-8.7',
          text: 'When a **Unique** card is finished, everybody loses unfinished cards of its name.',
        },
        {
          id: 'CCG-8.8',
          text: 'A new religion or political system takes the place of the old one.',
        },
        {
          id: 'CCG-8.9',
          text: 'Each of your long-term events loses a time marker; with the last one it ends.',
        },
        {
          id: 'CCG-8.12',
          text: '**Unrest**: if you have more terrains than **satisfaction**, you lose as much food as is missing.',
        },
        {
          id: 'CCG-8.13',
          text: 'If you have not enough food, you lose all of it and one edge terrain, one a turn at most. With equal sides you choose the edge. The capital is never lost this way.',
        },
        {
          id: 'CCG-8.14',
          text: 'Of a lost terrain buildings are discarded, terrain and resource go back to the atlas. Units withdraw to the nearest own terrain that can hold them.',
        },
      ],
    },
    {
      id: 'explorers',
      title: 'Explorers phase',
      clauses: [
        {
          id: 'CCG-9.1',
          text: 'Once a turn you may **discover** one terrain or one resource of your choice from your atlas.',
        },
        {
          id: 'CCG-9.2',
          text: 'It costs as much **food** as you have terrains, at least 1. Cards may change that.',
        },
        { id: 'CCG-9.3', text: 'In your first turn a terrain costs nothing.' },
        {
          id: 'CCG-9.2.a',
          text: 'You are warned, but never kept, from spending food that unrest will want, and from a row in which nothing but the capital gives food.',
        },
        {
          id: 'CCG-9.5',
          text: 'A terrain goes to the left or right end of your row, as even growth allows. It is ready and may give income in the same turn.',
        },
        {
          id: 'CCG-9.6',
          text: 'A resource goes on an own, unoccupied terrain of a fitting type that has none yet.',
        },
      ],
    },
    {
      id: 'movement',
      title: 'Military phase: movement',
      clauses: [
        {
          id: 'CCG-10.1',
          text: 'First pay the **upkeep** of your units on foreign terrains: 1 food each, nothing for the Self-sufficient.',
        },
        {
          id: 'CCG-10.2',
          text: 'A unit that is not fed **must return** in this phase and can do nothing else.',
        },
        {
          id: 'CCG-10.5',
          text: 'Then every ready unit gets its **movement points**. An attack takes all of them.',
        },
        {
          id: 'CCG-10.6',
          text: 'On foot a step to an adjacent terrain costs 1 point. A unit can’t enter a terrain with enemy units: it has to attack them.',
        },
        {
          id: 'CCG-10.7',
          text: '**Crossing a border** needs a unit that has not moved yet, and takes all its movement.',
        },
        { id: 'CCG-10.9', text: 'A foreign capital can be attacked, but never entered.' },
        {
          id: 'CCG-10.10',
          text: 'Ships journey from Sea to any other Sea terrain that is free of enemies, once a turn. They are never on land.',
        },
        {
          id: 'CCG-10.11',
          text: 'Aircraft fly to any of your bases: your capital, or a terrain with a card that says so.',
        },
        {
          id: 'CCG-10.12',
          text: '**Transport X** takes along up to X land units that have not moved. They arrive, or attack, together and are used then.',
        },
        {
          id: 'CCG-10.13',
          text: 'Aircraft with Transport may also drop their passengers on any terrain without enemies, and fly back.',
        },
        {
          id: 'CCG-10.14',
          text: 'A unit that enters a foreign terrain wipes out whatever is being built there.',
        },
        {
          id: 'CCG-10.15',
          text: 'Units that must return take the shortest way home, as far as they get; enemies in the way they must attack.',
        },
        { id: 'CCG-15.3', text: 'At most **3 units** stand on a terrain.' },
        {
          id: 'CCG-15.4',
          text: 'You may have as many units as terrains. Of too many you give some up at once.',
        },
      ],
    },
    {
      id: 'combat',
      title: 'Military phase: combat',
      clauses: [
        {
          id: 'CCG-11.1',
          text: 'Name a terrain with enemy units, or a foreign capital, and any number of your units that attack it **together**, also from several terrains.',
        },
        {
          id: 'CCG-11.2',
          text: 'An attacker must be ready, have movement left and be able to get there: on foot from next to it, ships from Sea to Sea, aircraft from anywhere.',
        },
        {
          id: 'CCG-11.5',
          text: 'First the **early strike**: Snipers of the attacker and Defenders of the defender. Then everybody else strikes at the same time. A unit strikes once.',
        },
        {
          id: 'CCG-11.4',
          text: 'A unit deals its strength. It is destroyed when the damage put on it reaches what is left of its toughness; damage stays until the end of the phase.',
        },
        {
          id: 'CCG-11.6',
          text: 'Attacking aircraft can be hit only by aircraft, and by units and capitals with Anti-aircraft.',
        },
        {
          id: 'CCG-11.7',
          text: 'Whoever **owns** the units decides who takes the damage, one after the other: a unit takes all it can bear before the next takes any.',
        },
        {
          id: 'CCG-11.8',
          text: 'A **Sniper** picks its victim, which takes all of its damage.',
        },
        {
          id: 'CCG-11.10',
          text: 'A **Demolisher X** may strike a building on the attacked terrain instead, with X more damage.',
        },
        {
          id: 'CCG-11.16',
          text: 'A capital defends itself and is hit last. If it falls, its player is out of the game.',
        },
        {
          id: 'CCG-11.11',
          text: 'If all defenders are gone, up to 3 surviving attackers may move in. The others go back; all are used.',
        },
        {
          id: 'CCG-11.14',
          text: '**Razing**: ready units on a foreign terrain may attack a building there. The building strikes back.',
        },
        {
          id: 'CCG-11.15',
          text: '**Air raid**: aircraft with Demolisher may strike buildings on a foreign terrain without enemy units, anywhere, a capital excepted.',
        },
      ],
    },
    {
      id: 'management',
      title: 'Management phase',
      clauses: [
        {
          id: 'CCG-12.1',
          text: 'Turn each of your ready, unoccupied terrains for **one** of its incomes: food, production or tax. Food is kept in the capital.',
        },
        {
          id: 'CCG-12.2',
          text: 'Production and tax are for this phase only: what you don’t spend is lost.',
        },
        {
          id: 'CCG-12.3',
          text: 'Any card of your hand but an event can be discarded for 1, 2 or 3 points, by its era: production for buildings or for units, tax for inventions.',
        },
        { id: 'CCG-12.4', text: 'Once a turn you may pay 3 tax for a card.' },
        {
          id: 'CCG-12.5',
          text: 'Start a building or unit on an own, unoccupied terrain that fits by paying its first **stage** with production. One building and one unit at a time are under way on a terrain, any number of buildings in the capital, never two of one name.',
        },
        {
          id: 'CCG-12.7',
          text: 'What a card requires (inventions, resources, buildings, a people) must be there when you start or play it, and not later again.',
        },
        {
          id: 'CCG-12.9',
          text: 'Inventions are paid with tax, one at a time. You may give up the one you are at.',
        },
        {
          id: 'CCG-12.10',
          text: 'Stages are paid in order, several in one turn if you like. Nothing is finished before your next Activation.',
        },
        {
          id: 'CCG-12.15',
          text: 'You may give up anything unfinished at any time of this phase.',
        },
      ],
    },
    {
      id: 'final',
      title: 'Final phase',
      clauses: [
        { id: 'CCG-13.2', text: 'Draw a card. An empty library gives none, and does no harm.' },
        {
          id: 'CCG-13.3',
          text: 'Abilities of the Final phase may be used now, with tax from terrains that are still ready. You are asked only if you have such an ability or event.',
        },
        { id: 'CCG-13.4', text: 'Discard down to 7 cards.' },
      ],
    },
    {
      id: 'events',
      title: 'Events and answers',
      clauses: [
        {
          id: 'CCG-7.1',
          text: 'Events are **instant**, **long-term** (with time markers) or **permanent**. Most are free.',
        },
        {
          id: 'CCG-7.3',
          text: 'Show the card, choose targets, pay. The others may answer; then it is done to the targets that are still legal. If none is, nothing happens.',
        },
        {
          id: 'CCG-7.5',
          text: 'Each event says when it can be played: in a phase of your own, at the start of a phase of somebody else, when an attack or journey is declared, or as an answer.',
        },
        {
          id: 'CCG-7.6',
          text: '**Opening window**: at the start of the last four phases the others, from the left of the active player, may play events.',
        },
        {
          id: 'CCG-7.7',
          text: '**Declaration window**: after an attack or a journey was declared the others, then the active player, may play events. Steps on foot can’t be answered.',
        },
        {
          id: 'CCG-7.8',
          text: '**Response window**: an event may be answered by one event, which may be answered itself. The last one is done first.',
        },
        {
          id: 'CCG-7.10',
          text: 'A target is of the kind and owner the card names, in play, and nothing forbids it.',
        },
        {
          id: 'CCG-7.2.a',
          text: 'You can’t have two permanent events of one name.',
        },
        {
          id: 'CCG-7.2.b',
          text: 'Two events of one name are never attached to the same player or object.',
        },
        {
          id: 'CCG-7.15',
          text: 'You are asked only when you could play something that has an effect. Everybody else passes by itself. The log shows who passed, not how.',
        },
        {
          id: 'CCG-7.15.a',
          text: 'For each kind of window you may order to pass always. A table with full windows asks everybody, so that a pause tells nothing; there you may order to pass whenever you have nothing to play.',
        },
        {
          id: 'CCG-7.15.b',
          text: 'Where a clock runs, an answer in a window must come within 30 seconds; after that you have passed.',
        },
      ],
    },
    {
      id: 'cards',
      title: 'What cards say',
      clauses: [
        {
          id: 'CCG-17.3',
          text: 'A card works while it is in play and finished; resources and buildings only while their terrain is not occupied. A used card still works.',
        },
        {
          id: 'CCG-17.4',
          text: 'Changes add up; of a keyword the highest value counts. What a card forbids beats what another allows.',
        },
        {
          id: 'CCG-17.6',
          text: 'Abilities are used in your own turn, in the phase they name, as often as they say. They can’t be answered.',
        },
        {
          id: 'CCG-17.11',
          text: 'Looking at the top of your library, you put the cards back on top or on the bottom in any order. A search takes one card, shown to all. A hand you look at is shown to you alone.',
        },
        { id: 'CCG-14.1', text: '**Anti-aircraft X**: can hit aircraft, with X more damage.' },
        { id: 'CCG-14.5', text: '**Self-sufficient**: no upkeep abroad.' },
        { id: 'CCG-14.7', text: '**Shipyard**: ships are built here.' },
        { id: 'CCG-14.8', text: '**Fortification**: one on a terrain.' },
        {
          id: 'CCG-14.9',
          text: '**Unique**: only one finished card of the name in the whole game.',
        },
      ],
    },
    {
      id: 'leaving',
      title: 'Leaving the game',
      clauses: [
        {
          id: 'CCG-16.4',
          text: 'Whose capital is destroyed, or who resigns, is out of the game.',
        },
        {
          id: 'CCG-16.5',
          text: 'All cards of that player leave the game, and the neighbours become neighbours of each other.',
        },
        {
          id: 'CCG-16.6',
          text: 'Units of others that stood there withdraw to the nearest own terrain with room.',
        },
        {
          id: 'CCG-21.1',
          text: 'When time runs out, windows and phases are passed; what must be chosen is chosen plainly: the cheapest card goes first, units abroad are fed from left to right, nobody advances. So it goes on until you switch it off in your standing orders.',
        },
      ],
    },
  ],
};
