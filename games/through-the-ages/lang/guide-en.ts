import type { GuideStepId } from '../guide/index.ts';

export const guide: Readonly<Record<GuideStepId, string>> = {
  take: 'Welcome! In the first round you only take cards from the row. The price is civil actions, the white tokens: cheap on the left, dear on the right. A leader or a wonder is a fine start.',
  'end-first':
    'Nothing else is possible in round 1. End your turn: your farms and mines produce, and your lab gives 1 science.',
  population:
    'Now you have all your actions. Food makes people: increase your population while it costs only 2. The new worker waits to be put to work.',
  mine: 'Put a worker to work. A third mine is the best investment of the first turns: it pays back its 2 resources in two turns.',
  leader:
    'You hold a leader. Playing one costs 1 civil action, and the effect begins at once. Only one leader is in play at a time.',
  row: 'Technologies are taken now and played later, for science. Watch the row: the leftmost cards leave the game at every turn.',
  end: 'When your actions are spent, or nothing useful is left, end your turn. Unspent civil actions are lost; food, resources and science stay.',
  wonder:
    'Your wonder is built stage by stage: 1 civil action and the resources of the stage. It works when the last stage is done.',
  'action-card':
    'Yellow cards are played once, but not in the turn you took them. Many let you do an action cheaper: two things for one civil action.',
  technology:
    'You have enough science for a technology. It comes into play without workers: build or upgrade to use it.',
  building:
    'Urban buildings raise your ratings: labs science, temples culture and happiness. Your government allows two of each type.',
  event:
    'The starting player has revealed an event. In the Simple game it is the same for everybody, and mostly kind.',
  upgrade:
    'Upgrading moves a worker to a better card for the difference of the costs. Better mines and farms also save blue tokens.',
  unit: 'Units are built with military actions, the red tokens. At the end each point of strength scores 2 culture.',
  government:
    'A better government means more actions. A revolution is cheap but takes the whole turn; a peaceful change costs one action and much more science.',
  score:
    'The game ends with the last card of Age I. Then level I technologies, strength and happiness score 2 each, science and production 1. Plan your last turns for that. Good luck!',
};
