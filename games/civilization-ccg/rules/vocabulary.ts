/** What the game says: its steps, questions, answers, reasons and log lines, each with its types. */

/** Something a card does: whose, which card, the object it comes from (NONE for an event), its effect, and what it is about. */
export interface Doing {
  readonly seat: number;
  readonly card: number;
  readonly object: number;
  readonly effect: number;
  readonly refs: readonly number[];
  readonly loser: number;
}

/** Too much of something: 0 units on a terrain, 1 buildings, 2 fortifications, 3 units in all. */
export interface Surplus {
  readonly seat: number;
  readonly what: number;
  readonly terrain: number;
}

/** Who was in a window: 0 at the start of a phase, 1 after a declaration, 2 in answer to the event with this number. */
export interface Passed {
  readonly window: number;
  readonly event: number;
  readonly seats: readonly number[];
}

/** A question that waits while somebody leaves the game. */
export type Again = {
  [K in 'mulligan' | 'edge' | 'scry' | 'search' | 'look' | 'muster' | 'target']: {
    readonly seat: number;
    readonly kind: K;
    readonly data: Vocab['questions'][K];
  };
}['mulligan' | 'edge' | 'scry' | 'search' | 'look' | 'muster' | 'target'];

export interface Vocab {
  steps: {
    mulligan: { readonly at: number };
    round: null;
    turn: null;
    ready: null;
    finish: null;
    trim: Surplus;
    markers: null;
    triggers: { readonly when: number };
    unrest: null;
    loseTerrain: { readonly terrain: number };
    dropTerrain: { readonly terrain: number };
    relocate: { readonly unit: number };
    vanish: { readonly seat: number };
    open: { readonly phase: number };
    passed: Passed;
    victory: null;
    explore: null;
    upkeep: null;
    points: null;
    military: null;
    returns: null;
    manage: null;
    finalDraw: null;
    final: null;
    discardDown: null;
    more: { readonly kind: 'explore' | 'military' | 'manage' };
    endPhase: null;
    endTurn: null;
    aim: null;
    announce: null;
    resolve: null;
    do: Doing;
    eventOver: null;
    declare: null;
    carryOut: null;
    early: null;
    snipe: null;
    assign: { readonly side: number };
    clear: null;
    demolish: null;
    strike: null;
    outcome: null;
    advance: null;
    razed: null;
    bombed: null;
    declarationOver: null;
    settle: null;
    again: Again;
  };
  questions: {
    mulligan: null;
    opening: { readonly phase: number };
    declared: null;
    respond: null;
    target: { readonly card: number; readonly object: number; readonly effect: number };
    explore: null;
    upkeep: { readonly unit: number };
    military: null;
    muster: null;
    snipe: { readonly unit: number };
    demolish: { readonly unit: number };
    hit: { readonly side: number };
    advance: null;
    returning: null;
    manage: null;
    final: null;
    discardDown: null;
    surplus: Surplus;
    edge: null;
    relocate: { readonly unit: number };
    scry: null;
    search: { readonly card: number; readonly effect: number };
    look: { readonly owner: number; readonly card: number; readonly effect: number };
  };
  answers: {
    keep: [];
    redraw: [];
    play: [card: number];
    pass: [];
    at: [ref: number];
    enough: [];
    terrain: [card: number, side: number];
    resource: [card: number, terrain: number];
    feed: [];
    feedAll: [];
    starve: [];
    move: [unit: number, terrain: number];
    journey: [unit: number, terrain: number];
    fly: [unit: number, terrain: number];
    attack: [terrain: number];
    raze: [building: number];
    bomb: [terrain: number];
    goHome: [unit: number, terrain: number];
    use: [object: number, effect: number];
    join: [unit: number];
    board: [unit: number, carrier: number];
    leave: [unit: number];
    aimAt: [unit: number, building: number];
    go: [];
    back: [];
    shoot: [unit: number];
    building: [building: number];
    units: [];
    hit: [unit: number];
    enter: [unit: number];
    done: [];
    income: [terrain: number, kind: number];
    discard: [card: number];
    draw: [];
    build: [card: number, terrain: number];
    devise: [card: number];
    stage: [object: number];
    abandon: [object: number];
    drop: [card: number];
    remove: [object: number];
    lose: [side: number];
    to: [terrain: number];
    top: [card: number];
    bottom: [card: number];
    take: [card: number];
    nothing: [];
    seen: [];
  };
  verbs: {
    mulligan: 'keep' | 'redraw';
    opening: 'play' | 'pass';
    declared: 'play' | 'pass';
    respond: 'play' | 'pass';
    target: 'at' | 'enough';
    explore: 'terrain' | 'resource' | 'play' | 'pass';
    upkeep: 'feed' | 'feedAll' | 'starve';
    military: 'move' | 'journey' | 'fly' | 'attack' | 'raze' | 'bomb' | 'goHome' | 'use' | 'play' | 'pass';
    muster: 'join' | 'board' | 'leave' | 'aimAt' | 'go' | 'back';
    snipe: 'shoot' | 'building';
    demolish: 'units' | 'building';
    hit: 'hit';
    advance: 'enter' | 'done';
    returning: 'goHome';
    manage:
      | 'income'
      | 'discard'
      | 'draw'
      | 'build'
      | 'devise'
      | 'stage'
      | 'abandon'
      | 'use'
      | 'play'
      | 'pass';
    final: 'income' | 'use' | 'play' | 'pass';
    discardDown: 'drop';
    surplus: 'remove';
    edge: 'lose';
    relocate: 'to';
    scry: 'top' | 'bottom';
    search: 'take' | 'nothing';
    look: 'drop' | 'seen';
  };
  reasons: {
    badTiming: [card: number];
    eraTooHigh: [era: number, own: number];
    needsInventions: [cards: number[]];
    needsResources: [cards: number[]];
    needsBuildings: [cards: number[]];
    needsTrait: [trait: number];
    wrongGroup: [card: number];
    needsUnit: [types: number];
    permanentInPlay: [];
    noTarget: [card: number];
    needFood: [n: number, have: number];
    needProduction: [n: number, have: number];
    needTax: [n: number, have: number];
    discoveriesUsed: [];
    drawsUsed: [];
    usesLeft: [];
    evenGrowth: [];
    badSite: [card: number];
    occupied: [];
    hasResource: [];
    sameName: [];
    queueFull: [];
    uniqueExists: [];
    alreadyKnown: [];
    devising: [card: number];
    allPaid: [];
    alreadyUsed: [];
    noMovement: [];
    tooFar: [];
    borderMoved: [];
    enemyPresent: [];
    terrainFull: [];
    forbidden: [card: number];
    foreignCapital: [];
    seaOnly: [];
    noAirBase: [];
    noRoomAboard: [];
    notCarried: [];
    mustReturn: [];
    returnsFirst: [];
    notReady: [];
    nobodyJoins: [];
    notForIncome: [];
    noIncome: [];
    outOfForce: [];
    capitalLast: [];
    poolMisses: [];
    isCarrier: [];
    keepFood: [n: number, unrest: number];
    noFoodTerrain: [];
    inPhase: [phase: number];
    finishFirst: [];
    yourTurn: [];
    noDeck: [];
    unknownCard: [id: string];
    badCount: [id: string, n: number];
    capitalMissing: [];
    notACapital: [card: number];
    capitalTooMany: [card: number];
    notForLibrary: [card: number];
    librarySize: [n: number];
    libraryCopies: [card: number, n: number];
    notForAtlas: [card: number];
    atlasSize: [n: number];
    terrainCopies: [card: number, n: number];
    resourceCopies: [card: number, n: number];
    fewTerrains: [n: number];
    fewInitial: [n: number];
    fewEarly: [n: number];
    deckGroup: [card: number];
    deckInvention: [card: number, cards: number[]];
    deckResource: [card: number, cards: number[]];
    deckBuilding: [card: number, cards: number[]];
    deckTrait: [card: number, trait: number];
    deckSite: [card: number];
  };
  tells: {
    began: [seat: number, dice: number[]];
    capital: [seat: number, card: number];
    redrew: [seat: number];
    kept: [seat: number];
    turn: [seat: number, round: number];
    drew: [seat: number, cards: number[]];
    finished: [seat: number, card: number, terrain: number];
    surplus: [seat: number, card: number];
    replaced: [seat: number, card: number];
    uniqueLost: [seat: number, card: number];
    ended: [seat: number, card: number];
    unrest: [seat: number, food: number, wanted: number];
    lostTerrain: [seat: number, card: number];
    relocated: [seat: number, unit: number, terrain: number];
    nowhere: [seat: number, unit: number];
    discovered: [seat: number, card: number, food: number];
    found: [seat: number, card: number, terrain: number, food: number];
    era: [seat: number, era: number];
    fed: [seat: number, unit: number, food: number];
    unfed: [seat: number, unit: number];
    moved: [seat: number, unit: number, terrain: number];
    crushed: [seat: number, card: number];
    declaredAttack: [seat: number, terrain: number, owner: number, units: number[]];
    declaredJourney: [seat: number, terrain: number, owner: number, units: number[]];
    declaredRaze: [seat: number, building: number, owner: number, units: number[]];
    declaredBomb: [seat: number, terrain: number, owner: number, units: number[]];
    cancelled: [seat: number, unit: number];
    undefended: [seat: number, terrain: number];
    shot: [seat: number, unit: number, target: number, damage: number];
    struck: [side: number, ground: number, any: number, air: number];
    damaged: [seat: number, card: number, damage: number];
    destroyed: [seat: number, card: number];
    returned: [seat: number, card: number];
    advanced: [seat: number, unit: number, terrain: number];
    won: [seat: number, loser: number];
    stayedAbroad: [seat: number, unit: number];
    income: [seat: number, terrain: number, kind: number, n: number];
    sold: [seat: number, card: number, n: number];
    bought: [seat: number, tax: number];
    started: [seat: number, card: number, terrain: number, cost: number];
    devising: [seat: number, card: number, cost: number];
    paidStage: [seat: number, card: number, stage: number, cost: number];
    abandoned: [seat: number, card: number];
    wasted: [seat: number, production: number, tax: number];
    used: [seat: number, card: number];
    threwAway: [seat: number, cards: number[]];
    /** at players as in `refs` of the state, at everything else by the number of its card */
    played: [seat: number, card: number, at: number[]];
    /** window: 0 at the start of this phase, 1 after a declaration, 2 in answer to an event */
    passed: [window: number, phase: number, seats: number[]];
    /** could only pass in this phase */
    idle: [seat: number, phase: number];
    countered: [seat: number, card: number];
    fizzled: [seat: number, card: number];
    attached: [seat: number, card: number];
    food: [seat: number, n: number];
    gain: [seat: number, kind: number, n: number];
    changed: [seat: number, card: number];
    exhausted: [seat: number, card: number];
    stageGained: [seat: number, card: number];
    stageLost: [seat: number, card: number];
    scried: [seat: number, n: number];
    searched: [seat: number, card: number];
    foundNothing: [seat: number];
    looked: [seat: number, owner: number];
    tookFrom: [seat: number, owner: number, card: number];
    eliminated: [seat: number];
    resigned: [seat: number];
    expansion: [seat: number];
    conquest: [seat: number];
    roundLimit: [];
    emptyLibrary: [seat: number];
  };
}
