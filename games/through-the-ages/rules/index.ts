/** Through the Ages (first edition, 2006) as a ruleset of the kernel. */
import type { Ruleset } from '@epoka/kernel';
import * as Act from './action-phase.ts';
import * as Battle from './battle.ts';
import * as Colonies from './colonies.ts';
import * as Events from './events.ts';
import * as Flow from './flow.ts';
import * as Losses from './losses.ts';
import { orderMatters, orders } from './orders.ts';
import { pactOffer } from './pacts.ts';
import { content, pieces, seen } from './pieces.ts';
import * as Politics from './politics.ts';
import * as Production from './production.ts';
import * as Scoring from './scoring.ts';
import { imagineMore, secrets } from './secrets.ts';
import { type Specs, settings } from './settings.ts';
import { blank, setup } from './setup.ts';
import { shape } from './shape.ts';
import { copy, type State } from './state.ts';
import { things } from './things.ts';
import type { Vocab } from './vocabulary.ts';

export const rules: Ruleset<State, Vocab, Specs> = {
  id: 'through-the-ages',
  version: 3,
  firstEdition: 1,
  seats: { min: 2, max: 4 },
  settings,
  shape,
  blank,
  setup,
  steps: {
    pickScoring: Scoring.pickScoring,
    round: Flow.round,
    turn: Flow.turn,
    simpleEvent: Flow.simpleEvent,
    cardRow: Flow.rowStep,
    war: Battle.resolveWar,
    political: Politics.political,
    discard: Politics.discard,
    actions: Flow.actions,
    act: Flow.act,
    production: Production.production,
    drawAtEnd: Production.drawAtEnd,
    turnEnd: Production.turnEnd,
    roundEnd: Flow.roundEnd,
    effect: Events.effect,
    eventOver: Events.eventOver,
    terror: Losses.terrorStep,
    losePopulation: Losses.losePopulationStep,
    bidding: Colonies.bidding,
    payColony: Colonies.payColonyStep,
    attackers: Battle.attackers,
    defenders: Battle.defenders,
    compare: Battle.compare,
    battleOver: Battle.battleOver,
    agreement: Events.agreementStep,
    takeTechnology: Battle.takeTechnologyStep,
  },
  questions: {
    act: Flow.firstDecision(Act.act),
    order: Act.order,
    political: Flow.firstDecision(Politics.politicalQuestion),
    discard: Flow.firstDecision(Politics.discardQuestion),
    sacrifice: Flow.firstDecision(Battle.sacrifice),
    defend: Battle.defend,
    bid: Colonies.bid,
    payColony: Colonies.payColony,
    losePopulation: Losses.losePopulationQuestion,
    loseBuilding: Losses.loseBuilding,
    gainMix: Losses.gainMix,
    gainEither: Losses.gainEither,
    loseMix: Losses.loseMix,
    takeMix: Losses.takeMix,
    freeBuilding: Losses.freeBuilding,
    loseColony: Losses.loseColony,
    annex: Losses.annex,
    ruin: Losses.ruin,
    terror: Losses.terror,
    raid: Losses.raid,
    agreement: Events.agreement,
    takeTechnology: Battle.takeTechnology,
    pactOffer,
    mineOption: Production.mineOption,
    keepScoring: Scoring.keepScoring,
    pickScoring: Scoring.pickScoringQuestion,
  },
  secrets,
  imagineMore,
  copy,
  standing: Scoring.standing,
  pieces,
  seen,
  content,
  things,
  orders,
  orderMatters,
};
