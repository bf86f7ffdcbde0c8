/** The Rules reader in English: the law of RULES.md in the words of players. */
import { QUESTION_CLAUSES, REASON_CLAUSES } from './clauses.ts';
import { appendix } from './rules-cards-en.ts';
import type { RulesBook } from './types.ts';

export const book: RulesBook = {
  questions: QUESTION_CLAUSES,
  reasons: REASON_CLAUSES,
  chapters: [
    {
      id: 'aim',
      title: 'What the game is about',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-6.1',
          text: 'You lead a civilization from antiquity to the present. In each round every player takes one turn, the starting player first, then clockwise. Who has the most **culture points** at the end wins.',
        },
        {
          id: 'TTA-25.8',
          text: 'Players tied for first share the victory.',
        },
        {
          id: 'TTA-1.2',
          text: 'Cards belong to Age A (antiquity), I (Middle Ages), II (exploration) or III (modern times). The *level* of a card is its age as a number, A being 0.',
        },
        {
          id: 'TTA-1.4',
          text: 'Culture has no upper limit. **Science** is capped at 40: what exceeds it is lost at once.',
        },
        {
          id: 'TTA-1.5',
          text: 'Ratings have caps: culture and science 30 per turn, strength 60, happiness 8. Nothing ever falls below 0.',
        },
      ],
    },
    {
      id: 'board',
      title: 'Your civilization',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-2.4',
          text: 'You begin with two farms (Agriculture), two mines (Bronze), one lab (Philosophy), one Warriors unit, Despotism, one unused worker, 18 yellow and 18 blue tokens in your banks. Religion is known but has no temple yet.',
        },
        {
          id: 'TTA-2.1',
          text: '**Yellow tokens** are people: in the bank, unused, or at work on a card. A worker on a card *is* the farm, mine, building or unit.',
        },
        {
          id: 'TTA-2.2',
          text: '**Blue tokens** are goods: on farms they are food, on mines resources. They also mark the finished stages of a wonder. Those in the bank are free capacity.',
        },
        {
          id: 'TTA-2.3',
          text: 'White tokens are **civil actions**, red ones **military actions**. Spent ones come back at the end of your turn.',
        },
        {
          id: 'TTA-2.5',
          text: 'The emptier your yellow bank, the more a new worker costs (2, 3, 4, 5, 7 food) and the more your people eat each turn (0, 1, 2, 3, 4, 6 food).',
        },
        {
          id: 'TTA-2.7',
          text: 'When you lose population, an unused worker returns to the bank. With none you choose a worker from a card.',
        },
        {
          id: 'TTA-2.8',
          text: 'Extra tokens of a technology or colony go with it when it is lost: yellow ones only as far as the bank has them, blue ones even from your goods, lowest first.',
        },
        {
          id: 'TTA-3.1',
          text: 'Your **culture rating** is what you score each turn: from buildings (per worker), completed wonders, government, leader and pacts.',
        },
        {
          id: 'TTA-3.2',
          text: 'Your **science rating** likewise: from buildings (per worker), completed wonders and leader.',
        },
        {
          id: 'TTA-3.3',
          text: '**Strength** comes from units, armies, arenas, wonders, technologies, leader, government, colonies and pacts.',
        },
        {
          id: 'TTA-3.4',
          text: '**Happiness** is the number of happy faces less the unhappy ones, between 0 and 8.',
        },
        {
          id: 'TTA-3.5',
          text: 'Your **civil and military actions** come from government, completed wonders, leader, special technologies and pacts.',
        },
        {
          id: 'TTA-3.6',
          text: 'A technology without workers gives nothing by itself; special technologies and governments need none. An unfinished wonder gives nothing.',
        },
      ],
    },
    {
      id: 'row',
      title: 'The card row',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-8.1',
          text: 'Thirteen cards lie in the row. The first five cost 1 civil action, the next four 2, the last four 3.',
        },
        {
          id: 'TTA-8.2',
          text: 'At the start of each turn from round 2 on the first 3 cards (with 2 players; 2 with 3, 1 with 4) leave the game, the others slide left, and new ones are dealt.',
        },
        {
          id: 'TTA-8.3',
          text: 'When the last card of a civil deck is dealt, its age ends at once and dealing goes on from the next deck. When no deck is left, cards only leave and slide.',
        },
        {
          id: 'TTA-9.9',
          text: 'You take a card for the price of its place. A wonder costs 1 more for each wonder you have completed and goes under construction at once; any other card goes to your hand.',
        },
        {
          id: 'TTA-4.3',
          text: 'You may not take a card while you hold as many civil cards as you have civil actions in all. Cards above the limit are never discarded.',
        },
        { id: 'TTA-4.4', text: 'You may take only **one leader of each age** in the whole game.' },
        { id: 'TTA-4.5', text: 'You may not take a technology that you already hold or have in play.' },
        {
          id: 'TTA-4.6',
          text: 'You may have only one wonder under construction and take no other meanwhile.',
        },
        {
          id: 'TTA-4.7',
          text: 'An **action card** (yellow) cannot be played in the turn in which you took it. Leaders and technologies can.',
        },
      ],
    },
    {
      id: 'start',
      title: 'The first two rounds',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-7.1',
          text: 'In round 1 the players have 1, 2, 3 and 4 civil actions in turn order, no military ones, and may only take cards. Then production follows as always.',
        },
        {
          id: 'TTA-7.4',
          text: 'The row is refilled for the first time in round 2, from what is left of deck A. After that Age I begins.',
        },
        { id: 'TTA-7.6', text: 'From round 2 on everybody has all actions.' },
      ],
    },
    {
      id: 'actions',
      title: 'Actions',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-6.5',
          text: 'In your turn you may do civil and military actions in any order and any number, as far as your tokens go. Then you end your turn; unspent civil actions are lost.',
        },
        {
          id: 'TTA-6.6',
          text: 'An action you gain during your turn is available at once. One you lose is a spent one, if any was spent.',
        },
        {
          id: 'TTA-9.1',
          text: '**Increase population** (1 civil): pay food, a token from the yellow bank becomes an unused worker.',
        },
        {
          id: 'TTA-9.2',
          text: '**Build a farm or mine** (1 civil): pay the cost in resources; an unused worker moves onto the card.',
        },
        {
          id: 'TTA-9.3',
          text: '**Build an urban building** (1 civil): the same, but your government limits the number of buildings of each type (temple, lab, arena, library, theater), all levels together.',
        },
        {
          id: 'TTA-9.4',
          text: 'Construction technologies and some leaders make buildings cheaper; a rival Bill Gates makes labs and libraries dearer.',
        },
        {
          id: 'TTA-9.5',
          text: '**Upgrade** (1 civil): a worker moves to a higher card of the same type, for the difference of the costs. Levels may be skipped, and the limit does not matter.',
        },
        { id: 'TTA-9.6', text: '**Destroy** (1 civil): the worker becomes unused; nothing is paid back.' },
        {
          id: 'TTA-9.7',
          text: '**Build a wonder stage** (1 civil): pay the next stage and mark it with a blue token from the bank. With Masonry, Architecture or Engineering one action builds up to 2, 3 or 4 stages. After the last one the tokens return and the wonder works at once.',
        },
        {
          id: 'TTA-9.8',
          text: '**Play a leader** (1 civil): he replaces the one before, who leaves the game.',
        },
        {
          id: 'TTA-9.10',
          text: '**Play an action card** (1 civil). If it orders an action, that one costs no further action but everything else; if it is not possible, the card cannot be played.',
        },
        {
          id: 'TTA-9.11',
          text: 'A discount never brings the price below 0. Engineering Genius builds one stage only.',
        },
        {
          id: 'TTA-9.12',
          text: '**Play a technology** (1 civil): pay its science. It comes into play without workers; lower ones stay usable. There are no prerequisites.',
        },
        {
          id: 'TTA-9.13',
          text: 'Of **special technologies** (blue) only one per kind is in play. A better one replaces it; a weaker one cannot be played.',
        },
        {
          id: 'TTA-9.16',
          text: 'Breakthrough, Frugality: you need the whole price, as it is for you at the moment, before you get anything back.',
        },
        {
          id: 'TTA-10.1',
          text: '**Build a unit** (1 military): pay its cost; an unused worker becomes the unit.',
        },
        { id: 'TTA-10.2', text: '**Upgrade a unit** (1 military) within its type, for the difference.' },
        { id: 'TTA-10.3', text: '**Disband a unit** (1 military): the worker becomes unused.' },
        {
          id: 'TTA-10.5',
          text: 'Extra resources for units (Homer, Patriotism and others) are used first and vanish at the end of the turn.',
        },
        {
          id: 'TTA-10.6',
          text: 'Patriotism: the extra military action is one like any other in this turn, but raises no hand limit.',
        },
      ],
    },
    {
      id: 'government',
      title: 'Governments',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-11.1',
          text: 'Your government gives you your actions and your urban limit. A government card is a technology with two prices.',
        },
        {
          id: 'TTA-11.2',
          text: '**Peaceful change**: 1 civil action and the higher price. What you have spent stays spent.',
        },
        {
          id: 'TTA-11.3',
          text: '**Revolution**: the lower price, but it takes *all* your civil actions and must be the only civil thing you do this turn.',
        },
        {
          id: 'TTA-11.4',
          text: 'Breakthrough may order either; for a revolution no civil action may have been spent before it.',
        },
        { id: 'TTA-11.5', text: 'With Robespierre a revolution takes all military actions instead.' },
        {
          id: 'TTA-11.8',
          text: 'If the new limit is lower, your buildings stay; you only may not build above it.',
        },
      ],
    },
    {
      id: 'production',
      title: 'Production',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-13.2',
          text: 'At the end of your turn you first score science and culture equal to your ratings.',
        },
        {
          id: 'TTA-13.3',
          text: 'Each farm worker puts a blue token on its card; then your people eat.',
        },
        {
          id: 'TTA-13.4',
          text: '**Famine**: for each food that is missing you lose 4 culture.',
        },
        {
          id: 'TTA-13.5',
          text: 'Each mine worker puts a blue token on its card: resources.',
        },
        {
          id: 'TTA-13.8',
          text: 'Tokens come only from the blue bank. If it runs dry, the best cards are served first, farms before mines.',
        },
        {
          id: 'TTA-12.1',
          text: 'A token is worth 1, 2, 3 or 5 on cards of level A, I, II, III.',
        },
        {
          id: 'TTA-12.2',
          text: 'Gains are placed with as few tokens as possible. What finds no token in the bank is lost.',
        },
        {
          id: 'TTA-12.4',
          text: 'Paying is automatic and leaves as many tokens in the bank as possible: lowest tokens first, then change.',
        },
      ],
    },
    {
      id: 'simple',
      title: 'The Simple game',
      level: 'simple',
      clauses: [
        {
          id: 'TTA-5.5',
          text: 'Only civil cards of Ages A and I are used, and nine events of Age A. There are no military cards in hand, no attacks, no discontent and no corruption.',
        },
        {
          id: 'TTA-6.3',
          text: 'From round 3 on the starting player reveals an event before the turn. It holds for everybody.',
        },
        {
          id: 'TTA-25.1',
          text: 'When the last card of deck I is dealt, the round is finished and the game ends.',
        },
        {
          id: 'TTA-25.2',
          text: 'Then everybody scores: 2 for each technology of level I in play (government too), 2 per strength, 2 per happiness, 1 per science rating, 1 per food and resource that farms and mines produce.',
        },
      ],
    },
    {
      id: 'happiness',
      title: 'Happiness and corruption (Advanced, Full)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-14.2',
          text: 'The emptier the yellow bank, the more happy faces your people want: none while 17 tokens are there, 1 down to 13, then one more for every two tokens, 8 when it is empty.',
        },
        {
          id: 'TTA-14.3',
          text: 'Each missing face is a **discontent worker**. They may be put to work like others.',
        },
        {
          id: 'TTA-14.5',
          text: '**Uprising**: if at the end of your turn fewer workers are unused than discontent, the whole production is skipped: no points, no goods, no cards.',
        },
        {
          id: 'TTA-15.2',
          text: '**Corruption**: after production you lose 2 resources with 5 to 8 tokens in the blue bank, 4 with 1 to 4, 6 with none. With 9 or more nothing is lost.',
        },
      ],
    },
    {
      id: 'military-cards',
      title: 'Military cards (Advanced, Full)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-16.1',
          text: 'At the end of production you draw a military card of the current age for each unspent military action, three at most.',
        },
        {
          id: 'TTA-16.2',
          text: 'An empty deck is made anew from the discards of its age. After the last military deck no cards are drawn.',
        },
        {
          id: 'TTA-16.4',
          text: 'After your political action you discard down to your total of military actions.',
        },
        {
          id: 'TTA-16.7',
          text: 'Bonus cards help when you pay for a territory or defend yourself against an aggression, and are then discarded.',
        },
        {
          id: 'TTA-10.4',
          text: '**Play a tactics card** (1 military): it replaces the one before.',
        },
      ],
    },
    {
      id: 'politics',
      title: 'Political actions and events (Advanced, Full)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-17.1',
          text: 'Before your actions you may take **one political action**: play an event or territory, play an aggression, declare a war, offer or cancel a pact. Or you pass.',
        },
        {
          id: 'TTA-18.1',
          text: 'An event or territory goes face down to the future events and scores its level in culture. Then the top current event is revealed and resolved. After the last one the future events become the current ones, earlier ages on top.',
        },
        {
          id: 'TTA-18.5',
          text: 'Strongest, weakest, most, least: ties go by turn order from the active player, who counts as first.',
        },
        { id: 'TTA-18.6', text: 'With two players "the two strongest" or "weakest" is only one.' },
        {
          id: 'TTA-18.7',
          text: 'Ranks are those at the moment of the reveal. Decisions are taken one after the other, the active player first.',
        },
        {
          id: 'TTA-18.8',
          text: 'Events cost no actions. Free population needs a token in the bank; a free building needs an unused worker and, for temples, a place under the limit.',
        },
        { id: 'TTA-18.9', text: 'Nobody loses more than there is.' },
        { id: 'TTA-18.10', text: 'The worker of a building that is lost becomes unused.' },
        {
          id: 'TTA-18.11',
          text: 'Events of Age III score when they are revealed; in the Full game those that are left score at the end.',
        },
      ],
    },
    {
      id: 'colonies',
      title: 'Colonies (Advanced, Full)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-19.1',
          text: 'A revealed territory is auctioned, the active player first. Bid higher or pass for good; the last one left gets it. If nobody bids, it is gone.',
        },
        {
          id: 'TTA-19.3',
          text: 'You may bid no more than you could pay: the strength of all your units with their armies, your colonization bonuses and the bonus cards in your hand.',
        },
        {
          id: 'TTA-19.5',
          text: 'The winner sacrifices at least one unit and may play bonus cards, until the bid is reached. The workers return to the yellow bank.',
        },
        {
          id: 'TTA-19.6',
          text: 'Whoever colonizes adds what cards in play give: Colossus 1, Cartography 2, Navigation 3, Satellites 4 (of the technologies only the one in play).',
        },
        {
          id: 'TTA-19.8',
          text: 'The territory is now a colony: first what lasts (tokens, strength, happy faces), then what comes at once.',
        },
        { id: 'TTA-19.10', text: 'Who loses a colony loses only what lasts.' },
      ],
    },
    {
      id: 'armies',
      title: 'Tactics and armies (Advanced, Full)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-22.1',
          text: 'Your tactics card names a set of units. Every complete set is an **army** and adds the bonus on the card to your strength.',
        },
        {
          id: 'TTA-22.3',
          text: 'A unit two or more levels below the tactics card is obsolete: an army with one counts the lower value in brackets.',
        },
        {
          id: 'TTA-22.5',
          text: 'Each army may be joined by one air force, which doubles its bonus.',
        },
        {
          id: 'TTA-22.6',
          text: 'Genghis Khan has no armies at all; Napoleon counts the best one twice.',
        },
        {
          id: 'TTA-22.8',
          text: '**Sacrificed units** count their own strength and the armies that they form among themselves, nothing else.',
        },
      ],
    },
    {
      id: 'aggressions',
      title: 'Aggressions (Advanced, Full)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-20.1',
          text: 'Show the card, name a rival, pay its military actions. Then you name units to sacrifice, and after you the defender. The higher total decides; a tie is a failure.',
        },
        {
          id: 'TTA-20.1.a',
          text: 'The defender may sacrifice units and play bonus cards. What was used is gone, whatever the outcome.',
        },
        {
          id: 'TTA-20.2',
          text: 'Attack and defense are strength plus sacrificed strength (and defense cards). Sacrificed units thus count twice.',
        },
        {
          id: 'TTA-20.5',
          text: 'You may attack anybody whom no pact protects, also when you are weaker. Gandhi never attacks. Assassinate, Sabotage and Annex need a leader, an unfinished wonder, a colony.',
        },
        {
          id: 'TTA-20.7',
          text: 'The winner chooses what is taken; only lost population is chosen by the loser. Nobody loses more than there is.',
        },
        {
          id: 'TTA-20.9',
          text: 'The winner never gets more than was lost. Only a fixed gain, as the 3 resources of Enslave, is paid in full.',
        },
        {
          id: 'TTA-20.9.a',
          text: 'Annex moves a colony: the rival loses what it gives, you get all that is printed, but not what came at once.',
        },
      ],
    },
    {
      id: 'pacts',
      title: 'Pacts (Advanced, Full; 3 and 4 players)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-21.1',
          text: 'Show a pact, name a partner and, where the sides differ, who is A and who is B. The partner accepts or refuses. Refused, the card returns to your hand; your political action is used either way.',
        },
        {
          id: 'TTA-21.2',
          text: 'You may have one pact of your own; a new one ends it. You may be partner in any number of pacts of others.',
        },
        { id: 'TTA-21.3', text: 'As a political action you may cancel a pact you are part of.' },
        {
          id: 'TTA-21.5',
          text: 'Only pacts that say so forbid attacks. A war declared before is still fought.',
        },
        {
          id: 'TTA-21.6',
          text: 'A pact that ends with an attack ends as soon as the card is played, before strengths are compared.',
        },
        {
          id: 'TTA-21.7',
          text: 'Trade Routes: once in your turn side A pays 1 food instead of 1 resource, side B 1 resource instead of 1 food, also against hunger, never against corruption.',
        },
        {
          id: 'TTA-21.8',
          text: 'What a pact adds to production comes in your own production, unless there is an uprising.',
        },
      ],
    },
    {
      id: 'ages',
      title: 'The end of an age (Advanced, Full)',
      level: 'advanced',
      clauses: [
        {
          id: 'TTA-24.2',
          text: 'When Age I, II or III ends, everything of the age *before* it becomes obsolete: cards in both hands, the leader in play, an unfinished wonder, pacts. Technologies, governments, tactics, colonies and completed wonders stay.',
        },
        {
          id: 'TTA-24.3',
          text: 'In the Full game everybody then also returns 2 yellow tokens from the bank to the box.',
        },
        {
          id: 'TTA-25.3',
          text: 'The Advanced game ends with the round in which the last card of deck II is dealt. Four events of Age III lie open from the start and score then.',
        },
      ],
    },
    {
      id: 'wars',
      title: 'Wars (Full)',
      level: 'full',
      clauses: [
        {
          id: 'TTA-23.1',
          text: 'Declare a war as your political action, for its military actions. It is fought in your next turn, so in the last round it is declared for nothing. A player protected by Loss of Sovereignty cannot be the target.',
        },
        {
          id: 'TTA-23.3',
          text: 'First you, then the defender name units to sacrifice. No bonus cards.',
        },
        {
          id: 'TTA-23.4',
          text: 'The higher total wins, whoever it is; the difference is the **advantage**. With a tie nothing happens.',
        },
        {
          id: 'TTA-23.8',
          text: 'War over Technology: science and special technologies (by their printed cost) within the advantage. A technology goes straight into play and must be better than yours.',
        },
        {
          id: 'TTA-23.9',
          text: 'War over Territory: 1 yellow token and 1 more for each 3 of advantage. Holy War: 1 population for each 3, and 3 culture for each one lost.',
        },
      ],
    },
    {
      id: 'end',
      title: 'The end (Full)',
      level: 'full',
      clauses: [
        {
          id: 'TTA-25.4',
          text: 'If Age III ends in the turn of the starting player, this round is the last. Otherwise one more round follows.',
        },
        {
          id: 'TTA-25.5',
          text: 'In the last round nobody may sacrifice units and no war may be declared.',
        },
        {
          id: 'TTA-25.6',
          text: 'Then all Age III events that are left in the current and future events score for everybody.',
        },
        {
          id: 'TTA-26.1',
          text: '**Resigning**: with the first decision of your turn you may leave the game. You rank behind all who stay. The last one left wins at once.',
        },
      ],
    },
    {
      id: 'variants',
      title: 'Variants',
      level: 'full',
      clauses: [
        { id: 'TTA-27.1', text: '**Easier**: 19 yellow tokens in the bank, every urban limit 1 higher.' },
        {
          id: 'TTA-27.2',
          text: '**No gang attacks**: who attacks you holds your marker until their next political action; nobody else may attack you meanwhile.',
        },
        { id: 'TTA-27.3', text: '**Peaceful**: no aggressions and wars; pacts may be left out too.' },
        {
          id: 'TTA-27.4',
          text: '**Military cards as an action**: no draw at the end of the turn; 1 military action draws 1 card.',
        },
        {
          id: 'TTA-27.5',
          text: '**Alternative corruption**: when your mines produce you may leave out exactly 1 token.',
        },
        {
          id: 'TTA-27.6',
          text: '**Scoring cards**: Age III events are set aside and score for all at the end. *Public*: 3 to 5 lie open. *Age by age*: five, shown one after the other. *Private*: each keeps one (two with two players) in secret. *Open*: each picks one openly.',
        },
        {
          id: 'TTA-27.7',
          text: '**Fewer bonuses**: what is left in the event decks does not score. Better not without scoring cards: then little is left to play for.',
        },
      ],
    },
    appendix,
  ],
};
