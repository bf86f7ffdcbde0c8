import type { GuideStepId } from '../guide/index.ts';

export const guide: Readonly<Record<GuideStepId, string>> = {
  policy:
    'Welcome! You lead a civilization through the ages and may win in four ways: by culture, technology, coins or conquest. First adopt a social policy: it works all game long.',
  capital:
    'Found your capital on one of the four squares in the middle of your home tile. The eight squares around it are its outskirts: they give production, trade and culture.',
  figures:
    'Armies explore, fight and take huts; scouts gather what lies far away and found new cities. Put this one beside your capital, on the side where you want to go.',
  start:
    'Every turn has five phases. At Start of Turn cities are founded, governments changed, and some abilities are used. There is nothing to do yet: go on.',
  trade:
    'You have gained trade from your outskirts. Trade pays for research, and three trade buy one production. Here players may bargain; say that you are ready.',
  produce:
    'Each city takes one action a turn. Let your capital produce: the sheet shows where its production comes from, and the market lights up with what you can afford.',
  item: 'Scouts are worth a lot early: one brings home a square beyond your borders, and one is given up to found a second city. If it is too dear, take an army.',
  place:
    'New figures come out in the outskirts of the city. Choose a square that is near unexplored land. Buildings and wonders replace what the square gives: the sheet shows the loss.',
  'cities-done': 'Your only city has acted. End City Management.',
  move: 'Now your figures move, two squares at first. Take an army: it may enter huts and villages, a scout may not.',
  walk: 'Step square by square, never diagonally. Beside an unexplored tile one step of movement turns it up: you see new land, huts and villages.',
  research:
    'At the end of the turn all players research in secret. A tech costs trade, and after it you keep only as much trade as you have coins. A tech of level II needs two of level I below it, and so on: a pyramid.',
  found:
    'Lead your scout to land with eight explored squares around it, three squares from any other city, no hut or village beside it. At the next Start of Turn it founds a city there: two cities mean two actions a turn, and room for one more policy.',
  program:
    'A building program doubles what the outskirts give the next time this city produces. It is worth a turn when you want a wonder.',
  advance:
    'You have enough culture to take a step on the culture track. Each step brings a culture event, some a great person; the last one wins the game.',
  arts: 'A city devoted to the arts gains culture: one, and one more for each culture icon around it. Temples, libraries and wonders have many.',
  harvest:
    'Harvest takes a resource that lies in the outskirts. Techs tell what to spend it on: wheat for production, incense for culture, silk for trade, iron in battle.',
  battle:
    'Battle! In turn each side plays a unit: alone on a new front, or against an enemy unit. Infantry trumps mounted, mounted trumps artillery, artillery trumps infantry: the trump strikes first. At the end the health left and the bonus decide.',
  roads:
    'Look at the plates: four bars for each player. Step 21 of culture, Space Flight at the top of a pyramid, 15 coins, or a rival capital taken: whoever is first wins. Choose your road and watch the others. Good luck!',
};
