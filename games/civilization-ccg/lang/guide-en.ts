import type { GuideStepId } from '../guide/index.ts';

export const guide: Readonly<Record<GuideStepId, string>> = {
  goal: 'Welcome! Your capital stands alone. You win with nine terrains and ten food, or by taking the last capital of the others. Every turn goes through five phases; this is the Explorers phase.',
  discover:
    'Your atlas lies open to you. Press a terrain, then the side of your row where it shall lie. It costs as much food as you have terrains. Land that gives food first is a fine start.',
  'no-food':
    'From now on a discovery costs food. Where you have nothing to do, the turn goes on by itself; now, in the Management phase, your terrains give food.',
  income:
    'Management: every terrain can be used once a turn for one kind of income. Press food (kept in the capital), production (for buildings and units) or tax (for inventions and cards). What is not food is lost at the end of the turn.',
  build:
    'You can build: press the card, then the terrain. Only the first stage is paid now; the others follow in later turns, and the card works when your next turn begins after the last one.',
  devise:
    'Inventions are paid with tax, one at a time. They open the way to stronger cards and work for all of your civilization.',
  discard:
    'A card you don’t need can be discarded for income: as much as its era, production for buildings and units, tax for inventions.',
  stage:
    'Something is half finished: press it to pay its next stage. With all stages paid it is finished when your next turn begins.',
  end: 'When you have spent what you could, pass to end the phase. At the end of the turn you draw a card.',
  resource:
    'A resource is discovered like a terrain and lies on one of yours. It brings income or satisfaction, and some cards need it.',
  unrest:
    'Look at the laurels on your plate: satisfaction below the number of your terrains means unrest. It costs food at the start of your turn; without food you lose a terrain at the edge. Temples and Festivals help.',
  event:
    'Events cost no income. This one can be played now; others wait for another moment, many for the turn of your rival. The card says when.',
  draw: 'Once a turn you may pay 3 tax for one more card.',
  move: 'Press a unit, then the terrain it goes to. The ends of the two rows touch: a unit that has not moved may cross the border.',
  attack:
    'A rival’s terrain is in reach. Press it, then the units that take part. Both sides strike at once: the sum of strengths against the toughness of those who are hit.',
  declared:
    'Units come against you, and you hold something for this moment. The sums are shown beside the ring. Play it, or pass.',
  answer:
    'Your rival has announced an event, and you hold a card that answers it. What is announced lies beside the ring and resolves from the top: your answer comes first. Press the card, or pass and let it happen.',
  window:
    'It is your rival’s turn, but you hold an event for this very moment. You are asked only when you could do something. Play it, or pass; standing orders in the menu say when you want to be asked.',
  hand: 'You keep seven cards at most: discard the rest.',
  era: 'Five terrains open the Silver era, seven the Golden one. Now stronger cards can be played.',
  win: 'The end is in sight. Watch your food: with nine terrains and ten food in the Explorers phase you win at once. Good luck!',
};
