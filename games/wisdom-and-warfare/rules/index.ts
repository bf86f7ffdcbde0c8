/** Wisdom and Warfare as a ruleset of the kernel. */
import type { Ruleset } from '@epoka/kernel';
import * as Abilities from './abilities.ts';
import * as Aftermath from './aftermath.ts';
import * as Battle from './battle.ts';
import { limits } from './changes.ts';
import * as Cities from './cities.ts';
import { react } from './declare.ts';
import * as Events from './events.ts';
import * as Flow from './flow.ts';
import * as Huts from './huts.ts';
import * as Movement from './movement.ts';
import { orders, scopes } from './orders.ts';
import * as People from './people.ts';
import { content, pieces, seen } from './pieces.ts';
import * as Research from './research.ts';
import { secrets } from './secrets.ts';
import { type Specs, settings } from './settings.ts';
import * as Setup from './setup.ts';
import { shape } from './shape.ts';
import { standing } from './standing.ts';
import * as Start from './start.ts';
import { blank, copy, type State } from './state.ts';
import { things } from './things.ts';
import * as Trade from './trade.ts';
import type { Vocab } from './vocabulary.ts';

export const rules: Ruleset<State, Vocab, Specs> = {
  id: 'wisdom-and-warfare',
  version: 1,
  seats: { min: 2, max: 4 },
  settings,
  shape,
  blank,
  setup: Setup.setup,
  steps: {
    chooseCiv: Setup.chooseCiv,
    layOut: Setup.layOut,
    settle: Setup.settle,
    firstUnits: Setup.firstUnits,
    capital: Setup.capital,
    firstWonder: Setup.firstWonder,
    firstFigure: Setup.firstFigure,
    firstTrade: Setup.firstTrade,
    turn: Flow.turn,
    startOfTurn: Start.startOfTurn,
    found: Start.found,
    displace: Start.displace,
    zuluHuts: Start.zuluHuts,
    govern: Start.govern,
    gains: Start.gains,
    stepC: Start.stepC,
    trading: Trade.trading,
    tradeRound: Trade.tradeRound,
    readying: Trade.readying,
    offering: Trade.offering,
    dealing: Trade.dealing,
    tradeUse: Trade.tradeUse,
    manage: Cities.manage,
    cities: Cities.cities,
    make: Cities.make,
    deploy: Cities.deploy,
    freeStep: Cities.freeStep,
    resolve: Flow.resolve,
    payGifts: Abilities.payGifts,
    afar: Events.afar,
    limits,
    person: People.person,
    personCame: People.personCame,
    levy: People.levy,
    adopt: People.adopt,
    giveUp: People.giveUp,
    switching: People.switching,
    ark: Huts.ark,
    movePhase: Movement.movePhase,
    moves: Movement.moves,
    walking: Movement.walking,
    stepped: Movement.stepped,
    arrive: Movement.arrive,
    sally: Movement.sally,
    stand: Movement.stand,
    nuke: Movement.nuke,
    teach: Movement.teach,
    battle: Battle.battle,
    horde: Battle.horde,
    before: Battle.before,
    drawHands: Battle.drawHands,
    battleTurn: Battle.battleTurn,
    fightOn: Battle.fightOn,
    settleBattle: Aftermath.settle,
    losses: Aftermath.losses,
    triumph: Aftermath.triumph,
    spoils: Aftermath.spoils,
    looting: Aftermath.looting,
    researchPhase: Research.researchPhase,
    reveal: Research.reveal,
    learning: Research.learning,
    researched: Research.researched,
    reforming: Research.reforming,
    endOfTurn: Flow.endOfTurn,
  },
  questions: {
    civ: Setup.civQuestion,
    adopt: People.adoptQuestion,
    giveUp: People.giveUpQuestion,
    switchPolicy: People.switchPolicy,
    capital: Setup.capitalQuestion,
    firstWonder: Setup.firstWonderQuestion,
    firstFigure: Setup.firstFigureQuestion,
    found: Start.foundQuestion,
    displace: Start.displaceQuestion,
    zuluHuts: Start.zuluQuestion,
    govern: Start.governQuestion,
    start: Start.startQuestion,
    keepPerson: People.keepPerson,
    placePerson: People.placePerson,
    levy: People.levyQuestion,
    target: Abilities.target,
    aim: Events.aim,
    agree: Events.agree,
    payGoods: Abilities.payGoods,
    afar: Events.afarQuestion,
    discard: Events.discard,
    ark: Huts.arkQuestion,
    trade: Trade.trade,
    cities: Cities.citiesQuestion,
    item: Cities.item,
    place: Cities.place,
    harvest: Cities.harvest,
    react,
    move: Movement.move,
    walk: Movement.walk,
    interrupt: Movement.interrupt,
    raze: Movement.raze,
    before: Battle.beforeQuestion,
    fight: Battle.fight,
    wounds: Battle.wounds,
    heal: Battle.heal,
    saveUnit: Aftermath.saveUnit,
    loot: Aftermath.loot,
    research: Research.research,
    second: Research.second,
    pickGood: Research.pickGood,
    teach: Research.teach,
  },
  secrets,
  copy,
  standing,
  pieces,
  seen,
  content,
  things,
  orders,
  scopes,
};
