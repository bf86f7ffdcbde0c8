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
          id: 'WAW-23.1',
          text: 'You lead a civilization from its first capital. There are **four ways to win**, and the first player who fulfils one of them wins at once, alone.',
        },
        { id: 'WAW-23.2', text: '**Culture victory**: your marker reaches step 21 of the culture track.' },
        {
          id: 'WAW-23.3',
          text: '**Tech victory**: you learn *Space Flight*, the only tech of level V. There is one such card for everybody.',
        },
        { id: 'WAW-23.4', text: '**Military victory**: your armies conquer the capital of another player.' },
        { id: 'WAW-23.5', text: '**Economic victory**: you have 15 coins or more.' },
        {
          id: 'WAW-23.6',
          text: 'If two players fulfil a condition at the same moment, more coins decide, then the higher step of culture, then more techs, then the earlier place in the turn.',
        },
        { id: 'WAW-23.7', text: 'Nobody is eliminated: with one city and no figures you play on.' },
        {
          id: 'WAW-23.8',
          text: 'Variant *finish the turn*: after the first victory the turn is played to its end. Then those who still fulfil a condition are compared as above.',
        },
        {
          id: 'WAW-23.9',
          text: 'Where the number of turns is limited, the sum of culture step, coins and techs decides after the last one.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'The turn',
      clauses: [
        {
          id: 'WAW-4.1',
          text: 'A turn has five phases: **Start of Turn**, **Trade**, **City Management**, **Movement**, **Research**. Then the first player marker passes clockwise.',
        },
        {
          id: 'WAW-4.2',
          text: 'In Start of Turn, City Management and Movement one player after another does everything; *done* is final for the phase. Trade and Research are played by all together.',
        },
        {
          id: 'WAW-4.3',
          text: 'Some decisions can’t wait: discarding down to the hand size, adopting or giving up a policy, moving figures out of the way, loot. They come before anything else, the active player’s first.',
        },
        {
          id: 'WAW-4.9',
          text: 'Every event and ability names its phase and is used in your own part of it, unless it says that it may interrupt or is used at any time.',
        },
        {
          id: 'WAW-4.11',
          text: '“Once per turn” and “this turn” end together with the turn, when the first player marker passes on.',
        },
        { id: 'WAW-4.12', text: 'A card with two effects for two phases gives one of them, never both.' },
      ],
    },
    {
      id: 'setup',
      title: 'Set-up',
      clauses: [
        {
          id: 'WAW-3.1',
          text: 'The table settles which civilizations take part, whether they are drawn or picked, and whether the turn of the first victory is finished.',
        },
        {
          id: 'WAW-3.8',
          text: 'One after another: starting tech and government, one social policy (France two), one infantry, one mounted and one artillery unit, the capital, the bonus of the civilization, the first army and the first scout.',
        },
        {
          id: 'WAW-3.6',
          text: 'Twelve wonders are in the game, four of each era: ancient ones come first, modern ones last. Four lie open. Egypt begins with one.',
        },
        {
          id: 'WAW-3.9',
          text: 'You begin with travel speed 2, a stacking limit of 2, a hand of 2 culture cards and a limit of 2 cities. Techs raise them.',
        },
        {
          id: 'WAW-3.10',
          text: 'What set-up places was not built, founded or researched, so nothing is triggered by it. Only America’s great person counts as gained.',
        },
      ],
    },
    {
      id: 'map',
      title: 'The map',
      clauses: [
        {
          id: 'WAW-2.3',
          text: '**Forest** gives 2 production, **mountain** 1 production, **desert** and **water** 1 trade, **grassland** nothing. Some squares also show culture, a coin or a resource.',
        },
        {
          id: 'WAW-2.4',
          text: 'Figures step, explore and measure distance **without diagonals**. *Adjacent* means all 8 squares around.',
        },
        {
          id: 'WAW-2.5',
          text: 'The 8 squares around a city are its **outskirts**: they give it what they show. The centre itself gives nothing.',
        },
        {
          id: 'WAW-2.8',
          text: 'What stands on top decides: a city-state, else a building, wonder or great person, else a disaster, else what is printed.',
        },
        {
          id: 'WAW-2.10',
          text: 'A figure next to an unexplored tile may spend 1 movement to **explore** it: the tile is turned over with its arrow pointing away, huts, villages and relics are put on it, and the move may go on.',
        },
        {
          id: 'WAW-2.7',
          text: 'A square is *empty* without figures, city, city-state, hut, village, relic, building, wonder and great person.',
        },
        {
          id: 'WAW-2.6',
          text: 'Distances on cards count steps without diagonals, over any square of the map.',
        },
      ],
    },
    {
      id: 'found',
      title: 'Founding cities',
      clauses: [
        {
          id: 'WAW-5.1',
          text: 'Start of Turn, first: a **scout** on the site founds a city and goes back to your supply; under the Republic an army may do it too. You may have 2 cities, 3 with Irrigation.',
        },
        {
          id: 'WAW-5.2',
          text: 'The site is explored land with all 8 squares around it on the map and explored, at least 3 squares from every other city (diagonals count), with no hut, village, relic, city-state or enemy figure next to it.',
        },
        { id: 'WAW-5.3', text: 'A city founded on a city-state destroys it: 3 culture.' },
        {
          id: 'WAW-5.4',
          text: 'Your other figures on the site move to an adjacent square where they may stay; those that can’t are killed. The new city may act this turn.',
        },
        { id: 'WAW-5.6', text: 'The Zulu may found next to huts and explore them at once.' },
      ],
    },
    {
      id: 'start',
      title: 'Start of Turn: the rest',
      clauses: [
        { id: 'WAW-5.8', text: 'After founding you may change your government.' },
        {
          id: 'WAW-5.9',
          text: 'Then come the gains that happen by themselves, and in any order, once per turn each, your Start of Turn abilities and events.',
        },
        {
          id: 'WAW-5.12',
          text: 'A scout outside your outskirts **gathers** its square: trade and coin are yours directly; production, culture and the resource go to the city you assign it to. In the outskirts of another player it takes what the owner would get.',
        },
        {
          id: 'WAW-5.12.a',
          text: 'An assignment lasts until you change it in your next Start of Turn, or until the scout leaves its square or the city is destroyed.',
        },
        {
          id: 'WAW-26.3',
          text: 'A figure is assigned and a great person put down at most once in a Start of Turn.',
        },
      ],
    },
    {
      id: 'trade',
      title: 'Trade',
      clauses: [
        {
          id: 'WAW-6.1',
          text: 'Everybody adds the trade of outskirts, controlled city-states and gathered squares. The dial ends at 27.',
        },
        {
          id: 'WAW-6.2',
          text: 'Then all negotiate. A deal is an offer with two sides; accepted, it is carried out at once.',
        },
        {
          id: 'WAW-6.3',
          text: 'You may trade trade points, culture, resources, face-down markers and culture cards. Promises bind nobody.',
        },
        {
          id: 'WAW-6.6',
          text: 'The phase ends when everybody is ready. A deal or an offer to you takes your mark back.',
        },
        {
          id: 'WAW-6.6.a',
          text: 'At most 6 offers of a player in one phase, at most 3 open at a time. An offer lapses when a side no longer has what it promises.',
        },
        {
          id: 'WAW-6.5',
          text: 'Horseback Riding is used here: 9 trade for you, 6 for a player of your choice.',
        },
      ],
    },
    {
      id: 'cities',
      title: 'City Management',
      clauses: [
        {
          id: 'WAW-7.1',
          text: 'Each of your cities takes **one action**. Before, between and after them you may advance in culture and use abilities and events.',
        },
        {
          id: 'WAW-7.2',
          text: 'The actions: **produce**, **devote to the arts**, **harvest**, **start a building program**.',
        },
        {
          id: 'WAW-7.3',
          text: '**Blockade**: an outskirts square with an enemy figure gives nothing, a wonder on it does not work, and nothing may be put there but a new army, which attacks at once.',
        },
        {
          id: 'WAW-7.4',
          text: 'Production is what the outskirts show, what scouts send and what government, policies and abilities add. 3 trade buy 1 more (America: 2).',
        },
        {
          id: 'WAW-7.5',
          text: 'Producing buys **one** thing: a figure, a unit, a building, walls or a wonder. The rest is lost. With Engineering one action a turn buys two.',
        },
        {
          id: 'WAW-7.8',
          text: 'An **army** costs 4, a **scout** 6. It stands in the outskirts of the city, or on a city-state you control if the capital made it.',
        },
        {
          id: 'WAW-7.9',
          text: 'A **unit** costs 5, 7, 9 or 11 by its rank, aircraft 12 with Flight. Draw it into your standing forces, in secret.',
        },
        {
          id: 'WAW-7.12',
          text: 'A new army on a blockaded square attacks the figures there at once; a scout may not be put there.',
        },
        {
          id: 'WAW-7.14',
          text: '**Devote to the arts**: 1 culture, and as much as the outskirts and assigned scouts show.',
        },
        {
          id: 'WAW-7.15',
          text: '**Harvest**: take a resource that the outskirts or an assigned scout show, if the market has one.',
        },
        {
          id: 'WAW-7.16',
          text: '**Building program**: the marker doubles the production of the outskirts in the city’s next produce action, which must use it.',
        },
        {
          id: 'WAW-7.17',
          text: 'Egypt may, once per turn, build an unlocked building for free as an action.',
        },
      ],
    },
    {
      id: 'building',
      title: 'Buildings and wonders',
      clauses: [
        {
          id: 'WAW-17.2',
          text: 'A tech unlocks a building. Once you know the upgraded form, you build that one.',
        },
        {
          id: 'WAW-17.3',
          text: 'It stands on a free-of-enemies outskirts square of the right terrain, not on a city-state or relic.',
        },
        {
          id: 'WAW-17.4',
          text: 'Each kind has few markers in the market; when none is left, it can’t be built.',
        },
        {
          id: 'WAW-17.6',
          text: 'Of the **starred** buildings (Market, Temple, Barracks, Shipyard and their upgraded forms) a city holds one in all.',
        },
        {
          id: 'WAW-17.7',
          text: 'You may **overbuild** your own: the building goes back to the market, the great person to your reserve, the wonder leaves the game.',
        },
        {
          id: 'WAW-17.8',
          text: 'Learning an upgraded form flips all your basic buildings of that kind at once, free of charge.',
        },
        {
          id: 'WAW-17.10',
          text: '**Walls** need Masonry and cost 7: +4 for the defence, and the attacker plays the first unit.',
        },
        { id: 'WAW-16.1', text: 'Four **wonders** lie open. A tech named on the card makes it cheaper.' },
        { id: 'WAW-16.2', text: 'A city holds one wonder, obsolete ones included.' },
        {
          id: 'WAW-16.4',
          text: 'A wonder gives 1, 2 or 3 culture by its era; ability and culture are off while its square is blockaded.',
        },
        {
          id: 'WAW-16.5',
          text: 'An **obsolete** wonder loses its ability for good and keeps its culture. One in the market is replaced.',
        },
      ],
    },
    {
      id: 'culture',
      title: 'Culture',
      clauses: [
        {
          id: 'WAW-14.3',
          text: 'A step of level I costs 3 culture, of level II 5 culture and 3 trade, of level III 7 culture and 6 trade.',
        },
        {
          id: 'WAW-14.4',
          text: 'In City Management you may advance as often as you can pay, one step at a time.',
        },
        {
          id: 'WAW-14.5',
          text: 'Steps 3, 7, 12 and 18 bring a great person, step 21 the victory, all others a culture event of their level.',
        },
        {
          id: 'WAW-14.6',
          text: 'Hold 2 culture cards; Pottery, Civil Service and Theology add one each. Over the limit you discard at once.',
        },
        {
          id: 'WAW-14.9',
          text: '**Gift** cards pay as a resource. If the gift is cancelled, the payment fails and only the card is lost.',
        },
        {
          id: 'WAW-14.10',
          text: 'An event targets a player directly or through a figure, building, great person, city or outskirts square. Who owns the United Nations must agree.',
        },
        {
          id: 'WAW-14.11',
          text: 'Exchanges of techs: you learn one the other knows, then the other learns one of yours, each with a place for it.',
        },
        {
          id: 'WAW-14.12',
          text: 'Terrain events hit no city, relic, building, wonder, city-state, hut or village, and no square they would not change.',
        },
        {
          id: 'WAW-14.13',
          text: 'A destroyed building goes back to the market. The range is measured from your figures and cities.',
        },
        {
          id: 'WAW-14.14',
          text: 'A figure moved by a card goes where it could go without fighting or exploring, and ends on an empty square.',
        },
        {
          id: 'WAW-14.15',
          text: 'A Barbarian Encampment is put on an explored, empty land square outside of all outskirts.',
        },
        {
          id: 'WAW-14.16',
          text: 'What an event kills gives no loot. A killed great person goes back to the pool.',
        },
        {
          id: 'WAW-26.7',
          text: 'A culture card lies open while you choose its targets. Taken back, it is not played again in this part of the phase.',
        },
      ],
    },
    {
      id: 'reactions',
      title: 'Cancelling and interrupting',
      clauses: [
        {
          id: 'WAW-4.5',
          text: 'A city action, a culture event or a resource ability is declared first. The others, clockwise, may each cancel it once; a cancel may be cancelled in turn.',
        },
        {
          id: 'WAW-4.6',
          text: 'City actions are cancelled by Writing; events by cards that say so and by Civil Service; resource abilities by Mass Media and Primetime TV. The events of a player who knows Mass Media can’t be cancelled.',
        },
        {
          id: 'WAW-4.7',
          text: 'Cancelled is used up: the card is discarded, resources are spent, the city has acted. Only its building program stays.',
        },
        {
          id: 'WAW-4.8',
          text: 'You are asked whenever you could react as far as the others can see, so that asking tells nothing about your hand. Standing orders pass for you.',
        },
        {
          id: 'WAW-4.10',
          text: 'After every step of a group the others may interrupt. If all moving figures die the move ends; if the square is locked it ends there.',
        },
      ],
    },
    {
      id: 'people',
      title: 'Great people',
      clauses: [
        { id: 'WAW-15.1', text: 'Six kinds, three of each, drawn at random.' },
        {
          id: 'WAW-15.2',
          text: 'With Organized Religion draw two and keep one. The Aztecs may build two units for free.',
        },
        {
          id: 'WAW-15.3',
          text: 'Put it on an unblockaded land square of your outskirts, over whatever you have there, or keep it in reserve.',
        },
        { id: 'WAW-15.4', text: 'In your Start of Turn you may place, move or take back great people.' },
      ],
    },
    {
      id: 'movement',
      title: 'Movement',
      clauses: [
        {
          id: 'WAW-8.1',
          text: 'Each figure moves once, alone or in a **group** that starts on the same square and goes the same way.',
        },
        {
          id: 'WAW-8.2',
          text: 'Travel speed is 2, with techs up to 6. A step costs 1, exploring a tile costs 1.',
        },
        {
          id: 'WAW-8.3',
          text: 'Water is crossed with Navigation; a move may end there with Sailing, Steam Power or Flight.',
        },
        { id: 'WAW-8.4', text: 'Your own city centres may be passed, not stopped in.' },
        {
          id: 'WAW-8.5',
          text: 'At the end of a move at most as many of your figures stand on a square as the **stacking limit** says.',
        },
        {
          id: 'WAW-8.6',
          text: 'Entering a square with an enemy, a foreign city, a village or a hut ends the move there: it is an attack, or the exploration of the hut. Flight lets you pass.',
        },
        {
          id: 'WAW-8.7',
          text: 'Scouts alone enter none of these, nor a relic; together with an army they do. Under Pacifism they explore huts.',
        },
        { id: 'WAW-8.8', text: 'You attack or explore only where your move could legally end.' },
        { id: 'WAW-8.9', text: 'A hut is yours: look at it, and keep it or resolve it.' },
        {
          id: 'WAW-8.10',
          text: 'A village is defended by barbarians; who beats them takes the marker. Zulu armies take it without a battle.',
        },
        {
          id: 'WAW-8.12',
          text: 'Scouts alone are removed without a battle; it counts as a battle won, for 1 loot.',
        },
        {
          id: 'WAW-8.14',
          text: 'Russia, once per turn: a figure that reaches a foreign city is given up, and Russia learns a tech of its owner.',
        },
        {
          id: 'WAW-8.15',
          text: 'With Combustion an army that ends its move on a foreign building may destroy it, once per turn.',
        },
        { id: 'WAW-8.16', text: 'A square locked by Communism may be entered, not left.' },
        {
          id: 'WAW-8.17',
          text: 'Atomic Theory: uranium destroys any city that is no capital, with all figures around it.',
        },
        {
          id: 'WAW-26.5',
          text: 'Choosing a group begins its move: figures that stop without a step have moved.',
        },
      ],
    },
    {
      id: 'battle',
      title: 'Battle',
      clauses: [
        {
          id: 'WAW-9.2',
          text: 'A unit has **strength** (wounds it deals) and **health** (wounds that kill it). Techs raise the rank of all your units of a type at once.',
        },
        {
          id: 'WAW-9.6',
          text: 'Draw 3 units at random, 2 more for each further army; a defending city draws 6.',
        },
        {
          id: 'WAW-9.7',
          text: 'Barracks, Academy, Shipyard, Great General and some other things add to your **combat bonus** in every battle.',
        },
        {
          id: 'WAW-9.8',
          text: 'A city adds 6 to its defence, a capital 12, walls 4, a garrison on a city-state 4.',
        },
        { id: 'WAW-9.9', text: 'The side with the higher total takes the difference as its bonus.' },
        {
          id: 'WAW-9.10',
          text: 'Before hands are drawn the attacker, then the defender may play events that build units.',
        },
        {
          id: 'WAW-9.11',
          text: 'The defender begins; against walls the attacker does. In your battle turn use abilities and play exactly one unit. Who has none left takes no more turns.',
        },
        {
          id: 'WAW-9.12',
          text: 'Play it against an enemy unit that stands alone, or on a new **front**. A front with two units is *engaged* and closed.',
        },
        {
          id: 'WAW-9.13',
          text: 'Both deal their wounds at once. The one that **trumps** strikes first; a unit killed by that deals nothing.',
        },
        {
          id: 'WAW-9.5',
          text: 'Infantry trumps mounted, mounted trumps artillery, artillery trumps infantry.',
        },
        {
          id: 'WAW-9.14',
          text: 'Some techs heal in battle or deal wounds for iron, to units on fronts only.',
        },
        {
          id: 'WAW-9.15',
          text: 'At the end each side adds the health left on its units and its bonus. More wins; the defender wins a tie.',
        },
        {
          id: 'WAW-9.16',
          text: 'The loser loses all figures there, or the city. The winner loses an army for every two units killed, never the last one. China saves one of its killed units.',
        },
        { id: 'WAW-9.17', text: 'A destroyed city takes its buildings, wonders and great people with it.' },
        {
          id: 'WAW-9.21',
          text: 'A Roaming Horde sends barbarians of rank II from a village against an army or city within 4 squares.',
        },
        {
          id: 'WAW-9.24',
          text: 'The winner takes 1 **loot** if the loser had figures there, 2 for a city. Mongolia takes 1 more as attacker.',
        },
        { id: 'WAW-9.25', text: 'Loot is spent at once, any way it goes round; what is left is lost.' },
        {
          id: 'WAW-9.26',
          text: 'For 1: up to 3 trade, up to 3 culture, a resource, a face-down marker, or destroy a coin token. For 2: learn a tech, take a culture card, or take a coin token.',
        },
      ],
    },
    {
      id: 'research',
      title: 'Research',
      clauses: [
        {
          id: 'WAW-10.1',
          text: 'All choose in secret one tech or none; then all choices are shown together.',
        },
        {
          id: 'WAW-10.3',
          text: 'Level I needs 6 trade, II 11, III 16, IV 21, V 26. Japan needs 3 less, the Porcelain Tower saves 5.',
        },
        { id: 'WAW-10.4', text: 'Researching uses up **all** your trade; you keep 1 for each coin.' },
        {
          id: 'WAW-10.5',
          text: 'With Notre-Dame 6 more trade bring a second tech of the same or a lower level.',
        },
        { id: 'WAW-10.6', text: 'With Bureaucracy you may switch a policy in your research, once per turn.' },
        { id: 'WAW-10.7', text: 'Who researches nothing keeps all trade.' },
        {
          id: 'WAW-11.2',
          text: '**Pyramid**: a tech of level II or more rests on two of the level below. So five, four, three and two techs carry Space Flight.',
        },
        { id: 'WAW-11.3', text: 'Your starting tech lies in the lowest row, whatever its level.' },
        {
          id: 'WAW-11.5',
          text: 'Germany gains a unit of each type that a researched tech improves, and a resource.',
        },
        { id: 'WAW-11.6', text: 'A tech learned for free needs a place in the pyramid too.' },
        {
          id: 'WAW-11.7',
          text: 'An ability with a resource cost is used once per turn, in the phase it names.',
        },
        {
          id: 'WAW-11.8',
          text: 'Pay with market resources, with markers of huts and villages, or with gift cards.',
        },
        { id: 'WAW-11.9', text: 'Some techs collect coins, up to 4 each (6 with The Internet).' },
        {
          id: 'WAW-11.12',
          text: 'Steam Power carries all figures of a square to any explored water square without enemies.',
        },
      ],
    },
    {
      id: 'government',
      title: 'Governments and policies',
      clauses: [
        {
          id: 'WAW-12.1',
          text: 'You always have one government. Despotism and Anarchy are open to all, the others need their tech.',
        },
        {
          id: 'WAW-12.2',
          text: 'If its tech was learned since your last chance to change, you change directly. Otherwise Anarchy comes first, for a turn.',
        },
        { id: 'WAW-12.3', text: 'From Anarchy you must change to another government.' },
        { id: 'WAW-12.4', text: 'In **Anarchy** your policies do nothing and the capital can’t act.' },
        { id: 'WAW-12.6', text: 'Under the Monarchy the capital takes two actions, never of the same kind.' },
        { id: 'WAW-13.2', text: 'You have as many social policies as cities, France one more.' },
        {
          id: 'WAW-13.3',
          text: 'With a new city you adopt one at once: a card you don’t have yet, either side.',
        },
        { id: 'WAW-13.5', text: 'Adopted policies change only by effects that **switch** them.' },
        { id: 'WAW-13.6', text: 'With a lost city you give one up.' },
        {
          id: 'WAW-13.7',
          text: 'To switch is to flip a card or to replace it by one you don’t have; each card once per effect.',
        },
        {
          id: 'WAW-13.9',
          text: 'Urban Development counts different buildings and wonders; Feudalism harvests from one city, not from gathered squares.',
        },
        { id: 'WAW-13.10', text: 'Rationalism learns for exactly 6 or 11 trade and keeps the rest.' },
      ],
    },
    {
      id: 'markers',
      title: 'Resources, huts, villages, city-states and relics',
      clauses: [
        {
          id: 'WAW-18.1',
          text: 'Incense, iron, silk and wheat are in the market; spies and uranium come from huts, villages and gifts.',
        },
        { id: 'WAW-18.3', text: 'What the market lacks can’t be taken.' },
        {
          id: 'WAW-1.4',
          text: 'Figures, city markers, buildings, units, wonders, great people and resources are limited; what comes back can be taken again.',
        },
        {
          id: 'WAW-18.6',
          text: 'A resource from a hut or village is kept face down. A city-state, wealth and a great person are shown and resolved at once.',
        },
        { id: 'WAW-19.2', text: 'You control a **city-state** while a figure of yours stands on it.' },
        {
          id: 'WAW-19.3',
          text: 'It then counts as part of the outskirts of your capital. Nothing can be built on it.',
        },
        {
          id: 'WAW-20.2',
          text: 'Nothing is built on a **relic**, no city stands next to it, and scouts enter only with an army.',
        },
        {
          id: 'WAW-20.4',
          text: 'An army that ends its move there takes it: the Ark advances two culture steps for free, Attila builds two units.',
        },
        {
          id: 'WAW-22.1',
          text: 'Your **coins** are the tokens you hold and every coin icon of techs, government, policy, outskirts, city-states and gathered squares.',
        },
        { id: 'WAW-22.3', text: 'Only tokens can be taken or destroyed by loot.' },
      ],
    },
  ],
};
