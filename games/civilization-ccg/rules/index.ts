/** Civilization, the collectible card game, as a ruleset of the kernel. */
import type { Ruleset } from '@epoka/kernel';
import * as Activation from './activation.ts';
import { brings } from './brings.ts';
import * as Combat from './combat.ts';
import * as Declaring from './declaring.ts';
import * as Doing from './doing.ts';
import * as Events from './events.ts';
import * as Exploring from './exploring.ts';
import * as Flow from './flow.ts';
import * as Managing from './managing.ts';
import * as Moving from './moving.ts';
import { orders, WINDOW_TIME } from './orders.ts';
import { content, pieces, seen, things } from './pieces.ts';
import { secrets } from './secrets.ts';
import { type Specs, settings } from './settings.ts';
import * as Settling from './settling.ts';
import { shape } from './shape.ts';
import { standing } from './standing.ts';
import { copy, type State } from './state.ts';
import type { Vocab } from './vocabulary.ts';

export const rules: Ruleset<State, Vocab, Specs> = {
  id: 'civilization-ccg',
  version: 1,
  seats: { min: 2, max: 6 },
  settings,
  brings,
  blank: Flow.blank,
  setup: Flow.setup,
  steps: {
    mulligan: Flow.mulliganStep,
    round: Flow.round,
    turn: Flow.turn,
    ready: Activation.ready,
    finish: Activation.finish,
    trim: Settling.trim,
    markers: Activation.markers,
    triggers: Activation.triggers,
    unrest: Activation.unrest,
    loseTerrain: Settling.loseTerrain,
    dropTerrain: Settling.dropTerrain,
    relocate: Settling.relocateStep,
    vanish: Settling.vanish,
    open: Flow.open,
    victory: Exploring.victory,
    explore: Exploring.exploreStep,
    upkeep: Moving.upkeepStep,
    points: Moving.points,
    military: Moving.militaryStep,
    returns: Moving.returns,
    manage: Managing.manageStep,
    finalDraw: Managing.finalDraw,
    final: Managing.finalStep,
    discardDown: Managing.discardDownStep,
    more: Activation.more,
    endPhase: Flow.endPhase,
    endTurn: Flow.endTurn,
    aim: Events.aim,
    announce: Events.announce,
    passed: Events.passed,
    resolve: Events.resolve,
    do: Doing.doEffect,
    eventOver: Events.eventOver,
    declare: Declaring.declare,
    carryOut: Combat.carryOut,
    early: Combat.early,
    snipe: Combat.snipe,
    assign: Combat.assign,
    clear: Combat.clear,
    demolish: Combat.demolish,
    strike: Combat.strike,
    outcome: Combat.outcome,
    advance: Combat.advanceStep,
    razed: Combat.razed,
    bombed: Combat.bombed,
    declarationOver: Combat.declarationOver,
    settle: Settling.settle,
    again: Flow.again,
  },
  questions: {
    mulligan: Flow.mulligan,
    opening: Events.opening,
    declared: Events.declared,
    respond: Events.respond,
    target: Events.target,
    explore: Exploring.explore,
    upkeep: Moving.upkeep,
    military: Moving.military,
    muster: Declaring.muster,
    snipe: Combat.snipeQuestion,
    demolish: Combat.demolishQuestion,
    hit: Combat.hit,
    advance: Combat.advance,
    returning: Moving.returning,
    manage: Managing.manage,
    final: Managing.final,
    discardDown: Managing.discardDown,
    surplus: Settling.surplus,
    edge: Activation.edge,
    relocate: Settling.relocate,
    scry: Doing.scry,
    search: Doing.search,
    look: Doing.look,
  },
  secrets,
  things,
  copy,
  shape,
  standing,
  pieces,
  seen,
  content,
  resign: Flow.resign,
  orders,
  whenLate: 'whileAway',
  windowTime: WINDOW_TIME,
};
