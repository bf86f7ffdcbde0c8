import { enCount, NONE, SPECTATOR } from '@epoka/kernel';
import { TYPES } from '../content/basics.ts';
import { cards } from './cards-en.ts';
import { guide } from './guide-en.ts';
import { type AgesWords, contentName, namedAny, namer, openKind, type R, ROMAN, said } from './types.ts';

const card = namer(cards, 'a hidden card');
const n = (r: R, seat: number) => r.name(seat);
const civil = (k: number) => enCount(k, 'civil action', 'civil actions');
const military = (k: number) => enCount(k, 'military action', 'military actions');
const res = (k: number) => enCount(k, 'resource', 'resources');
const goods = (food: number, resources: number) => {
  if (food > 0 && resources > 0) return `${food} food and ${res(resources)}`;
  return food > 0 ? `${food} food` : res(resources);
};
/** A price in a sentence: "for 2 resources". */
const at = (k: number, price: string) => (k === 0 ? 'free of charge' : `for ${price}`);
/** A military card, or what everybody sees of it. */
const militaryCard = (c: number) => (c >= 0 ? card(c) : 'a military card');
const side = (k: number) => (k === 0 ? 'A' : 'B');
const whom = (r: R, seat: number) => (seat === r.seat && seat !== SPECTATOR ? 'you' : n(r, seat));

export const words: AgesWords = {
  title: 'Through the Ages',
  cards,
  card,
  orders: {
    passAuctions: 'Pass in every auction',
    passPolitics: 'Take no political action',
    holdBack: 'Sacrifice nothing when attacked',
  },
  guide,
  content: id => contentName(cards, id),
  ages: ['Age A', 'Age I', 'Age II', 'Age III', 'Age IV'],
  types: {
    farm: 'farm',
    mine: 'mine',
    temple: 'temple',
    lab: 'lab',
    arena: 'arena',
    library: 'library',
    theater: 'theater',
    infantry: 'infantry',
    cavalry: 'cavalry',
    artillery: 'artillery',
    'air-force': 'air force',
  },
  categories: {
    military: 'military',
    civil: 'civil',
    colonization: 'colonization',
    construction: 'construction',
  },
  sources: {
    turns: 'Culture per turn',
    cards: 'Action cards',
    wonders: 'Wonders on completion',
    leaders: 'Leaders',
    politics: 'Playing events',
    events: 'Events',
    colonies: 'Colonies',
    conflict: 'Aggressions and wars',
    famine: 'Famine',
    final: 'Final scoring',
  },
  terms: {
    culture: 'Culture so far',
    engine: 'Production, science, actions and workers',
    mood: 'Happiness and discontent',
    cards: 'Cards, wonders and technologies with a future',
    final: 'Scoring at the end',
    wars: 'Declared wars',
    strength: 'Strength compared with the others',
  },
  settings: {
    level: {
      name: 'Level',
      hint: 'Simple is for learning and ends with Age I; Advanced goes to Age II without wars; Full is the whole game.',
      values: { simple: 'Simple game', advanced: 'Advanced game', full: 'Full game' },
    },
    easier: {
      name: 'Easier game',
      hint: 'One more yellow token each, and every urban building limit is 1 higher.',
    },
    noGangAttacks: {
      name: 'No gang attacks',
      hint: 'A civilization can be the target of only one opponent at a time.',
    },
    peaceful: {
      name: 'Peaceful game',
      hint: 'Aggressions and wars are left out; pacts too, if you like.',
      values: { off: 'With attacks', attacks: 'No attacks', 'attacks-and-pacts': 'No attacks, no pacts' },
    },
    drawAsAction: {
      name: 'Military cards as an action',
      hint: 'No draw at the end of the turn; instead 1 military action draws 1 card, as often as you like.',
    },
    alternativeCorruption: {
      name: 'Alternative corruption',
      hint: 'When your mines produce you may leave out 1 blue token.',
    },
    endScoring: {
      name: 'Scoring cards',
      hint: 'Age III events set aside at the start and scored at the end.',
      values: {
        standard: 'None set aside',
        public: 'Public: open from the start',
        'age-by-age': 'Age by age: shown one by one',
        private: 'Private: each player keeps some in secret',
        open: 'Open: each player picks some openly',
      },
    },
    publicCards: { name: 'Public scoring cards', hint: 'How many lie open with public scoring.' },
    fewerBonuses: {
      name: 'Fewer bonuses',
      hint: 'Events left in the event decks are not scored at the end. Without scoring cards set aside little is left to play for: better choose both.',
    },
  },
  questions: {
    act: r => (r.view.round === 1 ? 'Take cards from the row, then end your turn.' : 'Take your actions.'),
    order: (_r, d) => `${card(d.card)}: what exactly?`,
    political: () => 'Your political action?',
    discard: () => 'Too many military cards: discard one.',
    sacrifice: (r, d) =>
      d.defending
        ? `War with ${n(r, r.view.battle.attacker)}: which units do you sacrifice?`
        : `Attack on ${n(r, r.view.battle.defender)}: which units do you sacrifice?`,
    defend: r =>
      `${n(r, r.view.battle.attacker)} attacks you with ${card(r.view.battle.card)}. How do you defend yourself?`,
    bid: r =>
      r.view.auction.bid > 0
        ? `${card(r.view.auction.card)}: bid more than ${r.view.auction.bid} or pass.`
        : `${card(r.view.auction.card)}: bid or pass.`,
    payColony: r => `Pay ${r.view.auction.bid} for ${card(r.view.auction.card)}: at least one unit.`,
    losePopulation: (_r, d) => `You lose ${enCount(d.n, 'worker', 'workers')}: from which card?`,
    loseBuilding: (_r, d) => `${card(d.card)}: which farm, mine or urban building do you give up?`,
    gainMix: (_r, d) => `${card(d.card)}: gain ${d.total} in food and resources together. In which mix?`,
    gainEither: (_r, d) => `${card(d.card)}: food or resources?`,
    loseMix: (_r, d) => `${card(d.card)}: lose ${d.total} in food and resources together. In which mix?`,
    takeMix: (r, d) =>
      `Take up to ${d.total} in food and resources together from ${n(r, d.from)}. In which mix?`,
    freeBuilding: (_r, d) => `${card(d.card)}: build ${card(d.holder)} free of charge?`,
    loseColony: (_r, d) => `${card(d.card)}: which colony do you lose?`,
    annex: (r, d) => `Which colony do you take from ${n(r, d.from)}?`,
    ruin: (_r, d) => `${card(d.card)}: which of your wonders crumbles?`,
    terror: (r, d) => `Which urban building of ${n(r, d.of)} is destroyed?`,
    raid: (r, d) => `Which urban buildings of ${n(r, d.from)} do you destroy?`,
    agreement: (_r, d) =>
      d.took
        ? `Another card? ${civil(d.budget)} left.`
        : `Take cards worth up to ${civil(d.budget)} and give up your next political action?`,
    takeTechnology: (r, d) =>
      `Take science or special technologies from ${n(r, d.from)}, worth ${d.budget} in all.`,
    pactOffer: (r, d) => `${n(r, d.from)} offers ${card(d.card)} (you are side ${side(1 - d.side)}).`,
    mineOption: () => 'Your mines produce. Leave out a token?',
    keepScoring: () => 'Which scoring card do you keep in secret?',
    pickScoring: () => 'Which scoring card do you lay open?',
  },
  answers: {
    take: (r, position) => `Take ${card(r.view.row[position])}`,
    populate: () => 'Increase population',
    build: (_r, h) => `Build ${card(h)}`,
    upgrade: (_r, from, to) =>
      from === to ? `Upgrade ${card(from)}` : `Upgrade ${card(from)} to ${card(to)}`,
    destroy: (_r, h) => `Destroy ${card(h)}`,
    disband: (_r, h) => `Disband ${card(h)}`,
    stage: (_r, k) => (k === 1 ? 'Build a wonder stage' : `Build ${k} wonder stages`),
    leader: (_r, c) => `Play ${card(c)}`,
    technology: (_r, c) => `Play ${card(c)}`,
    reform: (_r, c) => `Change peacefully to ${card(c)}`,
    revolution: (_r, c) => `Revolution: ${card(c)}`,
    action: (_r, c) => `Play ${card(c)}`,
    recruit: (_r, h) => `Recruit ${card(h)}`,
    immigrate: () => 'Increase population without an action',
    tactic: (_r, c) => `Use ${card(c)}`,
    draw: () => 'Draw a military card',
    routes: () => 'Use the trade routes for the next price',
    endTurn: () => 'End turn',
    event: (_r, c) => `Play ${card(c)} to the future events`,
    aggression: (r, c, rival) => `${card(c)} against ${n(r, rival)}`,
    war: (r, c, rival) => `Declare ${card(c)} on ${n(r, rival)}`,
    pact: (r, c, partner, s) => `Offer ${card(c)} to ${n(r, partner)} (you: side ${side(s)})`,
    cancel: (r, owner) => `Cancel ${card(r.view.civs[owner].pact)}`,
    colonize: (_r, c) => `Colonize ${card(c)} without an auction`,
    pass: () => 'Pass',
    discard: (_r, c) => `Discard ${card(c)}`,
    sacrifice: (_r, h) => `Sacrifice ${card(h)}`,
    bonus: (_r, c) => `Play ${card(c)}`,
    done: r => {
      switch (openKind(r)) {
        case 'payColony':
          return 'Finish payment';
        case 'agreement':
          return 'No more cards';
        case 'mineOption':
          return 'Leave out nothing';
        case 'sacrifice':
          return namedAny(r) ? 'No more sacrifices' : 'Sacrifice nothing';
        case 'defend':
          return namedAny(r) ? 'The defense stands' : 'Add nothing to the defense';
        default:
          return 'Finish';
      }
    },
    bid: (_r, k) => `Bid ${k}`,
    worker: (_r, h) => card(h),
    mix: (_r, food, resources) => goods(food, resources),
    accept: r => (openKind(r) === 'pactOffer' ? 'Sign the pact' : 'Build'),
    decline: r => (openKind(r) === 'pactOffer' ? 'Refuse' : 'Do not build'),
    colony: (_r, c) => card(c),
    wonder: (_r, c) => card(c),
    raid: (_r, h, k) => `${k} × ${card(h)}`,
    science: (_r, k) => (k === 0 ? 'No science' : `${k} science`),
    steal: (_r, c) => `Take ${card(c)}`,
    leave: (_r, h) => `Leave out one on ${card(h)}`,
    keep: (_r, c) => card(c),
    resign: () => 'Resign',
  },
  reasons: {
    firstRound: () => 'In the first round you can only take cards.',
    civilActions: (_r, need, have) => `Needs ${civil(need)}, you have ${have}.`,
    militaryActions: (_r, need, have) => `Needs ${military(need)}, you have ${have}.`,
    budget: (_r, need, have) => `Costs ${need}, only ${have} left to spend.`,
    yellowBank: () => 'Your yellow bank is empty.',
    food: (_r, need, have) => `Needs ${need} food, you have ${have}.`,
    resources: (_r, need, have) => `Needs ${res(need)}, you have ${have}.`,
    science: (_r, need, have) => `Needs ${need} science, you have ${have}.`,
    partnerScience: (r, partner) => `${n(r, partner)} has no science for your cooperation.`,
    ownScience: (_r, c) => `${card(c)} needs at least 1 science of your own, whatever the price.`,
    foodByRoutes: (_r, need, have) =>
      `Needs ${need} food, you have ${have}: announce your trade routes first.`,
    resourcesByRoutes: (_r, need, have) =>
      `Needs ${res(need)}, you have ${have}: announce your trade routes first.`,
    both: (r, first, second) => `${said(words, r, first)} ${said(words, r, second)}`,
    noWorker: () => 'No unused worker: increase your population first.',
    noIdle: () => 'No unused worker.',
    noWorkerNoFood: (_r, need, have) =>
      `No unused worker, and another one costs ${need} food: you have ${have}.`,
    noWorkerOn: (_r, h) => `No worker on ${card(h)}.`,
    noUrbanPlace: (_r, type, limit) =>
      `Your government allows only ${limit} of the type ${words.types[TYPES[type]]}.`,
    noWonder: () => 'No wonder under construction.',
    stagesAtOnce: (_r, most) =>
      `At most ${enCount(most, 'stage', 'stages')} with one action; construction technologies allow more.`,
    stagesLeft: (_r, left) => `Only ${enCount(left, 'stage', 'stages')} left.`,
    blueBank: () => 'No blue token for the stage.',
    handLimit: (_r, have, limit) => `${enCount(have, 'card', 'cards')} in hand, the limit is ${limit}.`,
    leaderOfAge: (_r, age) => `You already took a leader of Age ${ROMAN[age]}.`,
    sameTechnology: (_r, c) => `You already have ${card(c)}.`,
    wonderInProgress: (_r, c) => `Finish ${card(c)} first.`,
    orderedAction: (r, c, cause) => `${card(c)} orders what you cannot do now. ${said(words, r, cause)}`,
    nothingToUpgrade: () => 'You have no better technology to upgrade to.',
    noTechnology: () => 'You have no technology in hand.',
    noBetterTechnology: (_r, type) =>
      `You have no better technology of the type ${words.types[TYPES[type]]}.`,
    bestOfKind: () => 'There is nothing better of its kind.',
    takenThisTurn: () => 'Taken this turn: playable from your next turn on.',
    lowerSpecial: (_r, c) => `${card(c)} of the same kind is as good or better.`,
    revolutionFirst: () => 'A revolution must be the only civil action of the turn.',
    revolutionFirstMilitary: () => 'Your revolution needs all military actions unspent.',
    onceOnly: () => 'Already used.',
    routesNothing: () => 'Nothing to trade.',
    routesGone: () => 'Your trade routes have been used this turn.',
    routesReady: () => 'Already announced: your next price uses them.',
    bidTooLow: (_r, bid) => `The bid is ${bid}: bid more, or pass.`,
    bidTooHigh: (_r, need, have) => `You could pay ${have} at most, not ${need}.`,
    noUnit: () => 'At least one unit has to be sacrificed.',
    paymentTooLow: (_r, need, have) => `${have} of ${need} so far.`,
    pactForbids: (r, c, rival) => `${card(c)} forbids attacks on ${n(r, rival)}.`,
    cannotAttack: (_r, c) => `${card(c)} does not attack.`,
    nothingToHit: (r, _c, rival) => `${n(r, rival)} has nothing this card could hit.`,
    warImmune: (r, rival) => `Nobody may declare war on ${n(r, rival)}.`,
    lastRound: () => 'Not in the last round.',
    gangAttack: (r, rival, holder) => `${n(r, rival)} is already being attacked by ${n(r, holder)}.`,
    noDeck: () => 'No military cards left.',
    newerWonder: () => 'Only wonders of Ages A and I crumble.',
    inActions: () => 'In the action phase of your turn.',
    inPolitics: () => 'In the political phase of your turn.',
    bonusWhen: () => 'When you defend yourself against an aggression, or pay for a territory.',
    worksByItself: () => 'Works by itself as long as it is in play.',
    warWaits: () => 'The war is fought out at the start of your next turn.',
    drawnAtEnd: () => 'At the end of your turn: one card for each unspent military action, 3 at most.',
    noRivals: () => 'The Simple game has no attacks and no pacts.',
    cardForRival: () => 'You hold no aggression, war or pact to name a rival with.',
    afterOrder: (_r, c) => `First do what ${card(c)} orders.`,
    afterBid: () => 'You pay with units and bonus cards when you have won the auction.',
    onlyBuildings: () => 'Only farms, mines and urban buildings count here.',
    onlyMines: () => 'Only where resources are produced can a token be left out.',
    resignLater: () => 'You can resign only with the first decision of your turn.',
    warnUprising: (_r, discontent, idle) =>
      `Uprising ahead: ${enCount(discontent, 'discontent worker', 'discontent workers')}, ${idle} unused. You would produce nothing.`,
    warnFamine: (_r, missing) => `Famine ahead: ${missing} food missing, 4 culture lost for each.`,
    warnOverScience: (_r, lost) => `${lost} science above 40 would be lost.`,
    warnNotStored: (_r, food, k) => `Too few blue tokens: ${goods(food, k)} would be lost.`,
    warnNothing: () => 'Nobody is ahead of you: the card would give you nothing.',
    warnTactic: (_r, before, after) =>
      `Your armies would not gain by it: tactics bonus ${after} instead of ${before}.`,
    warnOwnPact: (_r, c) => `If it is signed, your pact ${card(c)} ends.`,
    warnPactEnds: (_r, c) => `The attack ends your pact ${card(c)}.`,
    warnHopeless: (_r, attack, defense) =>
      `It cannot succeed: ${attack} at most, even with every unit sacrificed, against ${defense}.`,
    warnNothingToTake: (r, rival) => `${n(r, rival)} has nothing the card could take.`,
    warnWarTooLate: () => 'The game ends before this war is fought: it can bring you nothing.',
    warnEnough: (_r, bid) => `The ${bid} you bid are already paid.`,
  },
  tells: {
    begins: (r, seat) => `${n(r, seat)} is the starting player.`,
    round: (_r, k) => `Round ${k}`,
    turn: (r, seat) => `${n(r, seat)}'s turn`,
    swept: (_r, c) => `${card(c)} leaves the row.`,
    dealt: (_r, _p, c) => `${card(c)} comes to the row.`,
    ageBegins: (_r, age) => `Age ${ROMAN[age]} begins.`,
    obsolete: (r, seat, c) => `${n(r, seat)} loses the obsolete ${card(c)}.`,
    obsoleteMilitary: (r, seat, k) =>
      `${n(r, seat)} loses ${enCount(k, 'obsolete military card', 'obsolete military cards')}.`,
    yellowLost: (r, seat, k) => `${n(r, seat)} returns ${enCount(k, 'yellow token', 'yellow tokens')}.`,
    lastRound: () => 'The end of the game is near.',
    took: (r, seat, c, k) => `${n(r, seat)} takes ${card(c)} (${civil(k)}).`,
    populated: (r, seat, food) => `${n(r, seat)} increases the population ${at(food, `${food} food`)}.`,
    built: (r, seat, h, k) => `${n(r, seat)} builds ${card(h)} ${at(k, res(k))}.`,
    upgraded: (r, seat, from, to, k) =>
      `${n(r, seat)} upgrades ${card(from)} to ${card(to)} ${at(k, res(k))}.`,
    destroyed: (r, seat, h) => `${n(r, seat)} destroys ${card(h)}.`,
    disbanded: (r, seat, h) => `${n(r, seat)} disbands ${card(h)}.`,
    stagesBuilt: (r, seat, c, k, cost) =>
      `${n(r, seat)} builds ${enCount(k, 'stage', 'stages')} of ${card(c)} ${at(cost, res(cost))}.`,
    completed: (r, seat, c) => `${n(r, seat)} completes ${card(c)}.`,
    leaderPlayed: (r, seat, c) => `${card(c)} leads ${n(r, seat)}.`,
    leaderLost: (r, seat, c) => `${n(r, seat)} loses ${card(c)}.`,
    technologyPlayed: (r, seat, c, k) => `${n(r, seat)} plays ${card(c)} ${at(k, `${k} science`)}.`,
    reformed: (r, seat, c, k) => `${n(r, seat)} changes peacefully to ${card(c)} ${at(k, `${k} science`)}.`,
    revolted: (r, seat, c, k) => `Revolution: ${n(r, seat)} changes to ${card(c)} ${at(k, `${k} science`)}.`,
    actionPlayed: (r, seat, c) => `${n(r, seat)} plays ${card(c)}.`,
    recruited: (r, seat, h, food, k) => `${n(r, seat)} recruits ${card(h)} ${at(food + k, goods(food, k))}.`,
    tacticPlayed: (r, seat, c) => `${n(r, seat)} adopts ${card(c)}.`,
    drew: (r, seat, c) => `${n(r, seat)} draws ${militaryCard(c)}.`,
    reshuffled: (_r, age) => `The military discards of Age ${ROMAN[age]} are shuffled anew.`,
    routesUsed: (r, seat) => `${n(r, seat)} uses the trade routes.`,
    notStored: (r, seat, food, k) => `${n(r, seat)} has too few blue tokens: ${goods(food, k)} lost.`,
    pactGave: (r, seat, c, food, k) => `${card(c)} brings ${n(r, seat)} ${goods(food, k)}.`,
    pactTook: (r, seat, c, k) => `${card(c)} costs ${n(r, seat)} ${res(k)}.`,
    pactTookScience: (r, seat, c, k) => `${card(c)} costs ${n(r, seat)} ${k} science.`,
    changeLost: (r, seat, food, k) =>
      `${n(r, seat)} has no blue token for the change: ${goods(food, k)} lost.`,
    noNewWorker: (r, seat) => `${n(r, seat)} gets no worker: the yellow bank is empty.`,
    noWorkerToBuild: (r, seat, h) => `${n(r, seat)} has no unused worker for a free ${card(h)}.`,
    noPlaceToBuild: (r, seat, h) => `${n(r, seat)} has no room under the government for a free ${card(h)}.`,
    notBuilt: (r, seat, h) => `${n(r, seat)} does not build the free ${card(h)}.`,
    nothingToLose: (r, seat) => `${n(r, seat)} has nothing to lose here.`,
    nothingToTake: (r, seat, from) => `${n(r, from)} has nothing that ${n(r, seat)} could take.`,
    nothingDrawn: (r, seat) => `No military card is left for ${n(r, seat)} to draw.`,
    gained: (r, seat, food, k) => `${n(r, seat)} gains ${goods(food, k)}.`,
    lost: (r, seat, food, k) => `${n(r, seat)} loses ${goods(food, k)}.`,
    scored: (r, seat, k) =>
      k < 0 ? `${n(r, seat)} loses ${-k} culture.` : `${n(r, seat)} scores ${k} culture.`,
    learned: (r, seat, k) =>
      k < 0 ? `${n(r, seat)} loses ${-k} science.` : `${n(r, seat)} gains ${k} science.`,
    scienceLost: (r, seat, k) => `${n(r, seat)} has no room for ${k} more science.`,
    regained: (r, seat, k) => `${n(r, seat)} gets ${civil(k)} back.`,
    newWorker: (r, seat) => `${n(r, seat)} has a new worker.`,
    lostWorker: (r, seat, h) =>
      h === NONE ? `${n(r, seat)} loses an unused worker.` : `${n(r, seat)} loses a worker on ${card(h)}.`,
    lostBuilding: (r, seat, h) => `${n(r, seat)} loses ${card(h)}.`,
    produced: (r, seat, food, k) => `${n(r, seat)} produces ${goods(food, k)}.`,
    ate: (r, seat, food) => `${n(r, seat)}'s people eat ${food} food.`,
    famine: (r, seat, k) => `Famine: ${n(r, seat)} lacks ${k} food.`,
    corruption: (r, seat, k) => `Corruption costs ${n(r, seat)} ${res(k)}.`,
    uprising: (r, seat, d, idle) =>
      `Uprising: ${n(r, seat)} has ${enCount(d, 'discontent worker', 'discontent workers')} and ${idle} unused, and produces nothing.`,
    leftOut: (r, seat, h) => `${n(r, seat)} leaves out a token on ${card(h)}.`,
    passed: (r, seat) => `${n(r, seat)} takes no political action.`,
    eventPlayed: (r, seat, k, c) =>
      c >= 0
        ? `${n(r, seat)} plays ${card(c)} face down as a future event.`
        : `${n(r, seat)} plays a future event of Age ${ROMAN[k]} face down.`,
    eventRevealed: (_r, c) => `Event: ${card(c)}`,
    eventsRefilled: (_r, k) => `The future events become current: ${enCount(k, 'card', 'cards')}.`,
    skippedPolitics: (r, seat) => `${n(r, seat)} has given up this political action.`,
    noPolitics: (r, seat) => `${n(r, seat)} has no military cards and no pacts, and so no political action.`,
    rebelled: (r, seat, k) => `Rebellion: ${n(r, seat)} will lack ${civil(k)}.`,
    discarded: (r, seat, c) => `${n(r, seat)} discards ${militaryCard(c)}.`,
    auction: (_r, c) => `${card(c)} is up for colonization.`,
    bid: (r, seat, k) => `${n(r, seat)} bids ${k}.`,
    bidPassed: (r, seat) => `${n(r, seat)} passes.`,
    unclaimed: (_r, c) => `Nobody colonizes ${card(c)}.`,
    cannotBid: (r, seat) => `${n(r, seat)} has no unit to send and cannot bid.`,
    cannotOutbid: (r, seat, k) => `${n(r, seat)} cannot bid more than ${k}.`,
    noColonyNow: (_r, c) => `${card(c)} stays uncolonized: no unit may be sacrificed in the last round.`,
    colonized: (r, seat, c, paid) =>
      paid > 0 ? `${n(r, seat)} colonizes ${card(c)} with ${paid}.` : `${n(r, seat)} colonizes ${card(c)}.`,
    colonyLost: (r, seat, c) => `${n(r, seat)} loses the colony ${card(c)}.`,
    annexed: (r, seat, from, c) => `${n(r, seat)} takes ${card(c)} from ${n(r, from)}.`,
    attacked: (r, seat, rival, c) => `${n(r, seat)} plays ${card(c)} against ${n(r, rival)}.`,
    sacrificed: (r, seat, h) => `${n(r, seat)} sacrifices ${card(h)}.`,
    bonusUsed: (r, seat, c) => `${n(r, seat)} uses ${card(c)}.`,
    totals: (_r, attack, defense) => `Attack ${attack}, defense ${defense}.`,
    noSacrifices: () => 'No unit may be sacrificed in the last round.',
    repelled: (r, rival) => `${n(r, rival)} repels the attack.`,
    won: (r, winner, loser, k) => `${n(r, winner)} beats ${n(r, loser)} by ${k}.`,
    warTied: () => 'The war ends without a victor.',
    warDeclared: (r, seat, rival, c) => `${n(r, seat)} declares ${card(c)} on ${n(r, rival)}.`,
    warVoid: (_r, c) => `${card(c)} has no effect.`,
    stolenCulture: (r, seat, from, k) => `${n(r, seat)} takes ${k} culture from ${n(r, from)}.`,
    stolenScience: (r, seat, from, k) => `${n(r, seat)} takes ${k} science from ${n(r, from)}.`,
    stolenGoods: (r, seat, from, food, k) => `${n(r, seat)} takes ${goods(food, k)} from ${n(r, from)}.`,
    stolenYellow: (r, seat, from, k) =>
      `${n(r, seat)} takes ${enCount(k, 'yellow token', 'yellow tokens')} from ${n(r, from)}.`,
    stolenTechnology: (r, seat, from, c) => `${n(r, seat)} takes ${card(c)} from ${n(r, from)}.`,
    wonderLost: (r, seat, c) => `${n(r, seat)} loses the unfinished ${card(c)}.`,
    ruined: (r, seat, c) => `${card(c)} of ${n(r, seat)} crumbles: 2 culture per turn, nothing else.`,
    blueLost: (r, seat, k) => `${n(r, seat)} loses ${enCount(k, 'blue token', 'blue tokens')}.`,
    pactOffered: (r, seat, partner, c, s) =>
      `${n(r, seat)} offers ${card(c)} to ${n(r, partner)} (as side ${side(s)}).`,
    pactSigned: (r, seat, partner, c) => `${n(r, seat)} and ${n(r, partner)} sign ${card(c)}.`,
    pactRefused: (r, seat, partner) => `${n(r, partner)} refuses the pact of ${n(r, seat)}.`,
    pactEnded: (r, c, seat, partner) => `${card(c)} between ${n(r, seat)} and ${n(r, partner)} ends.`,
    agreement: (r, seat) => `${n(r, seat)} uses the agreement and gives up the next political action.`,
    agreementDeclined: (r, seat) => `${n(r, seat)} declines the agreement.`,
    agreementImpossible: (r, seat) => `${n(r, seat)} can take no card of the row under the agreement.`,
    scoringShown: (_r, c) => `Scored at the end: ${card(c)}`,
    scoringKept: (r, seat, c) =>
      c >= 0 ? `${n(r, seat)} keeps ${card(c)}.` : `${n(r, seat)} keeps a scoring card.`,
    scoringPicked: (r, seat, c) => `${n(r, seat)} lays ${card(c)} open.`,
    finalCard: (_r, c) => `Final scoring: ${card(c)}`,
    simpleBonus: (r, seat, k) => `The final bonus of ${n(r, seat)} is ${k} culture.`,
    resigned: (r, seat) => `${whom(r, seat) === 'you' ? 'You leave' : `${n(r, seat)} leaves`} the game.`,
  },
};
