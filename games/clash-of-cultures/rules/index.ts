/** Clash of Cultures: Monumental Edition as a ruleset of the kernel. */
import type { Ruleset } from '@epoka/kernel';
import * as Abilities from './abilities.ts';
import * as Advances from './advances.ts';
import * as Barbarians from './barbarians.ts';
import * as Battle from './battle.ts';
import * as Capture from './capture.ts';
import * as Cards from './cards.ts';
import * as Choosing from './choosing.ts';
import * as Collect from './collect.ts';
import * as Combat from './combat.ts';
import * as Construct from './construct.ts';
import * as Drawing from './drawing.ts';
import * as Events from './events.ts';
import * as Exploring from './exploring.ts';
import * as FarEvents from './far-events.ts';
import * as Goods from './goods.ts';
import * as Groups from './groups.ts';
import * as Happiness from './happiness.ts';
import * as Influence from './influence.ts';
import { events } from './listeners.ts';
import * as Losses from './losses.ts';
import * as Misfortune from './misfortune.ts';
import * as Nomads from './nomads.ts';
import * as Objectives from './objectives.ts';
import * as Offers from './offers.ts';
import { orders } from './orders.ts';
import * as Palace from './palace.ts';
import * as People from './people.ts';
import { content, pieces, seen } from './pieces.ts';
import * as Pirates from './pirates.ts';
import * as PowerSteps from './power-steps.ts';
import { powerStep } from './powers.ts';
import * as Recruit from './recruit.ts';
import * as Routes from './routes.ts';
import { standing } from './score.ts';
import { secrets } from './secrets.ts';
import { type Specs, settings } from './settings.ts';
import * as Setup from './setup.ts';
import { shape } from './shape.ts';
import { copyState, type State } from './state.ts';
import * as Status from './status.ts';
import { things } from './things.ts';
import * as Trade from './trade.ts';
import * as Turn from './turn.ts';
import type { Clash } from './vocabulary.ts';
import * as WarDeeds from './war-deeds.ts';
import * as Wonders from './wonders.ts';

export const rules: Ruleset<State, Clash, Specs> = {
  id: 'clash-of-cultures',
  version: 1,
  seats: { min: 2, max: 4 },
  settings,
  blank: Setup.blank,
  setup: Setup.setup,
  steps: {
    ...Turn.turnSteps,
    ...Goods.goodsSteps,
    ...Advances.advanceSteps,
    ...Drawing.drawingSteps,
    ...Collect.collectSteps,
    ...Collect.activationSteps,
    ...Construct.constructSteps,
    ...Recruit.recruitSteps,
    ...Happiness.happySteps,
    ...Abilities.abilitySteps,
    ...Influence.influenceSteps,
    ...Groups.groupSteps,
    ...Exploring.exploreSteps,
    ...Routes.routeSteps,
    ...Status.statusSteps,
    ...Battle.battleSteps,
    ...Combat.combatSteps,
    ...Capture.captureSteps,
    ...Barbarians.barbarianSteps,
    ...Events.eventSteps,
    ...Misfortune.misfortuneSteps,
    ...Objectives.objectiveSteps,
    ...Wonders.wonderSteps,
    ...Cards.cardSteps,
    ...Choosing.choosingSteps,
    ...People.peopleSteps,
    ...Trade.tradeSteps,
    ...Setup.setupSteps,
    ...Losses.lossSteps,
    ...WarDeeds.deedSteps,
    ...Offers.offerSteps,
    ...PowerSteps.powerSteps,
    ...powerStep,
    ...Palace.palaceSteps,
    ...Nomads.nomadSteps,
    ...Pirates.pirateSteps,
    ...FarEvents.farEventSteps,
  },
  questions: {
    turn: Turn.turn,
    pay: Goods.pay,
    freeAdvance: Advances.freeAdvance,
    freeEducation: Advances.freeEducation,
    whichAction: Drawing.whichAction,
    whichWonder: Drawing.whichWonder,
    collect: Collect.collect,
    metallurgy: Collect.metallurgy,
    portSide: Construct.portSide,
    token: Construct.token,
    recruit: Recruit.recruit,
    medicine: Recruit.medicine,
    excessCargo: Recruit.excessCargo,
    happy: Happiness.happy,
    rituals: Happiness.rituals,
    taxes: Abilities.taxes,
    drama: Abilities.drama,
    barter: Abilities.barterCard,
    influence: Influence.influence,
    boost: Influence.boost,
    building: Influence.building,
    garrison: Influence.garrison,
    move: Groups.move,
    group: Groups.group,
    orient: Exploring.orient,
    shipTo: Groups.shipTo,
    routes: Routes.routes,
    raze: Status.raze,
    government: Status.government,
    reform: Status.reform,
    firstPlayer: Status.firstPlayer,
    siegecraft: Battle.siegecraft,
    steel: Battle.steel,
    combatCard: Combat.combatCard,
    siegeFood: Combat.siegeFood,
    arena: Combat.arena,
    retreat: Combat.retreat,
    fallBack: Combat.fallBack,
    settlerTo: Capture.settlerTo,
    infantryTo: Capture.infantryTo,
    barbarianCity: Barbarians.barbarianCity,
    reinforce: Barbarians.reinforce,
    march: Barbarians.march,
    fullEvent: Events.fullEvent,
    whichEvent: Events.whichEvent,
    exhaust: Events.exhaust,
    claim: Events.claim,
    unhappy: Misfortune.unhappy,
    save: Misfortune.save,
    civilWar: Misfortune.civilWar,
    loseUnit: Misfortune.loseUnitQuestion,
    favour: Misfortune.favour,
    volcano: Misfortune.volcano,
    earthquake: Misfortune.earthquake,
    revolt: Misfortune.revolt,
    uprising: Misfortune.uprising,
    objectives: Objectives.objectives,
    instant: Objectives.instant,
    lighthouse: Wonders.lighthouse,
    choosePlayer: Cards.choosePlayer,
    spy: Cards.spyQuestion,
    hire: Cards.hire,
    command: Cards.command,
    newPlans: Cards.newPlans,
    synergy: Cards.synergy,
    newIdeas: Cards.newIdeas,
    teachUs: Cards.teachUs,
    region: Choosing.region,
    foundIn: Choosing.foundIn,
    cheerCity: Choosing.cheerCity,
    buildAt: Choosing.buildAt,
    offer: Trade.offer,
    deal: Trade.deal,
    handOver: Trade.handOver,
    civilization: Setup.civilization,
    poetry: Advances.poetry,
    discount: Construct.discount,
    architect: Wonders.architect,
    rebate: Wonders.rebate,
    ransom: Wonders.ransom,
    buildHere: Wonders.buildHere,
    deploy: Recruit.deploy,
    partner: Routes.partner,
    routeYield: Routes.routeYield,
    raidPort: Routes.raidPort,
    piratesLeave: Pirates.piratesLeave,
    piratesCome: Pirates.piratesCome,
    raid: Pirates.raid,
    raidedCity: Pirates.raidedCity,
    losses: Losses.losses,
    fighter: Losses.fighter,
    trojan: WarDeeds.trojan,
    prepare: WarDeeds.prepare,
    terror: WarDeeds.terror,
    strategist: WarDeeds.strategist,
    immortals: WarDeeds.immortals,
    parry: WarDeeds.parry,
    sacrifice: WarDeeds.sacrifice,
    may: Offers.may,
    reward: Offers.reward,
    captive: Offers.captive,
    mythical: Offers.mythical,
    aztecGold: Offers.aztecGold,
    muster: PowerSteps.muster,
    colonyShip: PowerSteps.colonyShip,
    ashore: PowerSteps.ashore,
    calendar: PowerSteps.calendar,
    tribute: PowerSteps.tribute,
    goldenAge: PowerSteps.goldenAge,
    fear: PowerSteps.fear,
    princeps: Palace.princeps,
    rebuild: Palace.rebuild,
    convertUnit: Palace.convertUnit,
    polis: Collect.polis,
    reroll: Influence.reroll,
    druid: Influence.druid,
    barbarianKind: Barbarians.barbarianKind,
    agree: Barbarians.agree,
    hunnicTribes: Barbarians.hunnicTribes,
    tribalAllies: Barbarians.tribalAllies,
    freeMarch: Barbarians.freeMarch,
    humanSacrifice: Events.humanSacrifice,
    guillotine: FarEvents.guillotine,
    reformation: FarEvents.reformation,
    reform2: FarEvents.reform2,
    pandemic: FarEvents.pandemic,
    fire: FarEvents.fire,
    athlete: FarEvents.athlete,
    seer: FarEvents.seer,
    diplomat: FarEvents.diplomat,
    foil: Cards.foil,
  },
  events,
  secrets,
  things,
  copy: copyState,
  shape,
  standing,
  pieces,
  seen,
  content,
  orders,
};
