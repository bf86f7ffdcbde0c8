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
          id: 'NH-1.1',
          text: 'You lead a people from its first settlers to the age of computers. You research technologies, win leaders for your cause, explore the land around the **cradle of civilization**, found villages, fortify cities and put up buildings.',
        },
        {
          id: 'NH-3.2',
          text: 'Play goes clockwise. Your turn has four phases: **action**, **expansion**, **production** and **goal**. A round is one turn of every player.',
        },
        {
          id: 'NH-17.1',
          text: 'Three goal cards lie on the table. Whoever fulfils one puts a cube on it. When four cubes lie there (three with two players), the end is near. The most **victory points (VP)** win.',
        },
      ],
    },
    {
      id: 'board',
      title: 'Your board',
      clauses: [
        {
          id: 'NH-6.1',
          text: 'You have **22 population pawns**. Twenty start in the columns A to E: they are *inactive*. One is *active*, ready to be used. One stands on your home tile as a settler of strength 2.',
        },
        {
          id: 'NH-8.1',
          text: 'Above the columns lie **24 cubes** on three development tracks: *food*, *economy* and *infrastructure*, eight on each. Cubes always leave a track from the left.',
        },
        {
          id: 'NH-8.2',
          text: 'The space under a cube works as soon as the cube is gone, whatever the cube was used for.',
        },
        {
          id: 'NH-8.8',
          text: 'Column A and an income of 1 coin are open from the start. You begin with 1 coin.',
        },
      ],
    },
    {
      id: 'government',
      title: 'Governments',
      clauses: [
        {
          id: 'NH-2.11',
          text: 'As many government cards are drawn as there are players, each with a random side up. The **last** player in turn order picks first, the first player last.',
        },
        {
          id: 'NH-15.1',
          text: 'A government has four stages. **Despotism** works from the start. **Theocracy** works for good once two infrastructure cubes are gone. **Monarchy** is a bonus, gained once when the fifth is gone. **Democracy** scores at the end.',
        },
        {
          id: 'NH-15.4',
          text: 'Democracy scores only if all eight infrastructure cubes are gone. Earlier stages keep working.',
        },
      ],
    },
    {
      id: 'action',
      title: 'Action phase',
      clauses: [
        {
          id: 'NH-4.2',
          text: 'Move your pawn to **another** action space and carry out what is printed beside it.',
        },
        { id: 'NH-4.1', text: 'In your first turn only the four basic actions are open to you.' },
        {
          id: 'NH-4.3',
          text: 'A space holds one pawn, and your pawn blocks it until your next turn. Only **Grow** has room for everybody, and there your pawn may even stay.',
        },
        {
          id: 'NH-4.4',
          text: 'Some spaces cost 1 coin more. Some are used only with three or four players.',
        },
        {
          id: 'NH-4.6',
          text: 'Costs are paid in full before anything else. What the action brings cannot pay for it.',
        },
        {
          id: 'NH-4.7.a',
          text: 'Tasks are done in printed order. You may **skip** any of them, but not the whole action: something of it has to be carried out. To leave out coins or population, say so when you choose the action.',
        },
        { id: 'NH-4.8', text: 'Technology cards are action spaces too, for those who have researched them.' },
      ],
    },
    {
      id: 'areas',
      title: 'Basic and advanced actions',
      clauses: [
        {
          id: 'NH-5.1',
          text: 'The basic actions: **Research level I**; **Research level II** for 2 coins; **Recruit and move**: an active pawn becomes a settler or soldier of strength 1, then up to 2 moves; **Grow**: take 1 population and gain 1 coin.',
        },
        {
          id: 'NH-5.5',
          text: 'The advanced actions: a **settlement marker** for 4 coins, once you have a technology of level II; a **fortification marker** for 2 coins and 1 exhausted pawn, once you have founded a village; **Research level III** for 4 coins, with a city or two villages of yours; **Research level IV** for 7 coins and 2 exhausted pawns, with two cities of yours.',
        },
        {
          id: 'NH-1.8',
          text: 'There are eight markers of each kind for all players together. When none is left, none can be taken; spent ones come back.',
        },
      ],
    },
    {
      id: 'population',
      title: 'Population',
      clauses: [
        {
          id: 'NH-6.2',
          text: '**Take population** means: a pawn from the leftmost column that has one becomes active, whether that column is open or not.',
        },
        {
          id: 'NH-6.4',
          text: '**Exhaust** means: a pawn goes to the rightmost column with room. If there is no room at all, it leaves the game for good.',
        },
        { id: 'NH-6.5', text: 'Exhausting as a cost takes active pawns, one for each point.' },
      ],
    },
    {
      id: 'research',
      title: 'Research and leaders',
      clauses: [
        {
          id: 'NH-7.1',
          text: 'Choose a slot of the tree where you have no scholar yet. Others may have been there before you: any number of players can know a technology.',
        },
        {
          id: 'NH-7.2',
          text: 'Level II and III need **all** technologies connected below, level IV any **two** of them.',
        },
        {
          id: 'NH-7.3',
          text: 'Level I costs nothing, level II 2 coins, level III 4, level IV 7 coins and 2 exhausted pawns. Each takes one more active pawn: the scholar, who stays there for ever.',
        },
        {
          id: 'NH-16.1',
          text: 'If you are the **first** on a slot of level II or higher, you take the leader that lies there, show the card and resolve it at once.',
        },
        {
          id: 'NH-16.2',
          text: 'Where a leader reaches other players too, they follow clockwise, and each makes the choices that are theirs. VP from a leader are noted for whoever earned them and scored at the end.',
        },
        {
          id: 'NH-7.6',
          text: 'On an empty slot you then choose a colour among the main colours of the connected technologies below.',
        },
        {
          id: 'NH-7.8',
          text: 'Cards are revealed until two show that colour. You choose one of the two for the slot; the rest goes under the deck.',
        },
        {
          id: 'NH-7.5',
          text: 'Then you gain the instant bonus of the card. Its permanent effects work from now on, its action is open to you from your next turn, and it is worth its level in VP.',
        },
        {
          id: 'NH-7.13',
          text: 'A **private technology** lies beside your board: two cards are revealed, you keep one. It takes no pawn and no coin, and only you may use its action. It counts as a technology, but never as a prerequisite.',
        },
      ],
    },
    {
      id: 'tracks',
      title: 'Cubes and investing',
      clauses: [
        {
          id: 'NH-8.3',
          text: '**Invest a cube**: the leftmost cube of the named track goes to the investment track. First the uncovered space works, then the investment space, then what your government does about it.',
        },
        {
          id: 'NH-8.9',
          text: '*Food* opens columns, *economy* raises your income, *infrastructure* brings building tiles and the stages of your government. Spaces in between give a bonus once.',
        },
        {
          id: 'NH-8.4',
          text: 'The investment track has nine spaces. At the end only the last one you reached scores; each cube beyond the ninth is worth 1 VP more.',
        },
        {
          id: 'NH-8.5',
          text: 'If a track is empty when a cube of it is asked for, take one from another track. From an investment you may then back out, unless nothing of the action would be left.',
        },
        {
          id: 'NH-8.6',
          text: 'When no cube is left at all, villages, cities, buildings and goals are marked with a substitute.',
        },
        {
          id: 'NH-8.10',
          text: '**Take a building**: choose one of the face-up tiles of that level; the display is refilled at once. If none of the level is left, take one of the next lower level.',
        },
      ],
    },
    {
      id: 'units',
      title: 'Settlers and soldiers',
      clauses: [
        {
          id: 'NH-9.1',
          text: 'Units enter on your home tile or on any tile with a cube of yours. They never fight and never block each other.',
        },
        {
          id: 'NH-9.2',
          text: 'Strength is shown by two-sided markers, and these are limited: of settlers and of soldiers alike you have three for strength 1-2, three for 3-4 and two for 5-6. Without a free marker a unit cannot be recruited or raised.',
        },
        {
          id: 'NH-9.4',
          text: 'An **upgrade** raises one unit, up to strength 6. You may use fewer points than you are given.',
        },
      ],
    },
    {
      id: 'moving',
      title: 'Moving and discovering',
      clauses: [
        {
          id: 'NH-10.1',
          text: 'A movement point takes one unit to the next tile. Points may be split among your units as you like, but a move task that you perform must move something.',
        },
        {
          id: 'NH-10.2',
          text: "You may cross an opponent's home tile, but not stop on it, until a building covers it.",
        },
        {
          id: 'NH-10.3',
          text: 'A settler may step off the map where the new hex touches **two** tiles. You turn up the top territory and gain its discovery bonus; then it is placed there and the settler moves onto it. The land belongs to nobody yet.',
        },
        { id: 'NH-10.5', text: 'You may discover one tile a turn; some cards allow more.' },
      ],
    },
    {
      id: 'settling',
      title: 'Villages and cities',
      clauses: [
        {
          id: 'NH-11.1',
          text: 'To **found a village** you need settlers on a territory with at least its strength in total. The territory must have no village and no building.',
        },
        {
          id: 'NH-11.3',
          text: 'All settlers used are exhausted; surplus strength is lost. Move the leftmost cube of the printed track to the village, then gain the reward.',
        },
        {
          id: 'NH-11.4',
          text: 'No superfluous unit may be used: without any one of them the rest must be too weak.',
        },
        {
          id: 'NH-11.5',
          text: 'To **fortify a city** you need soldiers of that strength on a tile with a village, whoever founded it. A city has no reward, but scores well.',
        },
        {
          id: 'NH-11.6',
          text: 'There is one village and one city on a tile, and nobody can take them over.',
        },
      ],
    },
    {
      id: 'expansion',
      title: 'Expansion phase and buildings',
      clauses: [
        {
          id: 'NH-12.1',
          text: 'You may do **one** of four things: put up a new building, join an existing one, spend a settlement marker to found a village, or spend a fortification marker to fortify a city.',
        },
        {
          id: 'NH-12.2',
          text: 'A **new building** needs a tile from your supply and a settler on the hex: the cradle, your own home, or a territory without a village, a building and foreign units.',
        },
        {
          id: 'NH-12.3',
          text: 'Pay the coins, lower the settler by 1 (strength 1 is exhausted), cover the hex for good, put the left cube there and gain the bonus.',
        },
        {
          id: 'NH-12.5',
          text: 'An **existing building** of another player may be joined once: the same price, the right cube, the same bonus.',
        },
        {
          id: 'NH-12.6',
          text: 'The first builder scores the points of the left space only once the right one is filled.',
        },
        {
          id: 'NH-18.5',
          text: 'A permanent movement bonus from a building (the Stables) stays with you, also when somebody else joins the building later.',
        },
      ],
    },
    {
      id: 'production',
      title: 'Production phase',
      clauses: [
        {
          id: 'NH-13.1',
          text: 'Choose one: population, coins or exchanges. You may also produce nothing and pass.',
        },
        {
          id: 'NH-13.2',
          text: '**Population**: one pawn from each open column becomes active. Empty columns give nothing.',
        },
        { id: 'NH-13.3', text: '**Coins**: gain your income, 1 coin and what the economy track adds.' },
        {
          id: 'NH-13.4',
          text: '**Exchanges**, as many as you like: buy a pawn for 3 coins; recall a unit from the map, its pawn becomes active; sell an active pawn for 1 coin.',
        },
      ],
    },
    {
      id: 'goals',
      title: 'Goals and the end',
      clauses: [
        {
          id: 'NH-14.1',
          text: 'If you fulfil a goal you have not claimed, you **must** claim it, one a turn.',
        },
        {
          id: 'NH-14.2',
          text: 'Move the leftmost cube of any track to the card; its space works as usual. The first player on a goal scores 5 VP, later ones 3.',
        },
        {
          id: 'NH-17.2',
          text: 'The fourth cube on the goal cards (the third with two players) brings the end: finish the round, then play one more.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      clauses: [
        {
          id: 'NH-17.3',
          text: 'You score: goals, 5 or 3 VP each; technologies, their level each; end-game effects of your level IV technologies; villages and cities as printed; buildings; the last space you reached on the investment track; points from leaders; democracy, if unlocked.',
        },
        {
          id: 'NH-17.5',
          text: 'Ties: fewer cubes left on the three tracks, then more active population, then more coins. Still tied: the place is shared.',
        },
      ],
    },
  ],
};
