/** The effects of the cards, compiled once: filters as bits, static ones found by what they change. */
import {
  type Amount,
  CARDS,
  type Condition,
  type Effect,
  INCOMES,
  type Income,
  type Keyword,
  type Target,
  UNIT_TYPES,
} from '../content/index.ts';
import { keywordNumber, kindBit, type Sieve, sieveOf, typeBits } from './cards.ts';

/** What a static effect changes. */
export const OPS = [
  'income',
  'satisfaction',
  'stats',
  'keyword',
  'cost',
  'discovery-cost',
  'discoveries',
  'draw-cost',
  'paid-draws',
  'final-draw',
  'hand-limit',
  'unit-limit',
  'slots',
  'upkeep',
  'discard-value',
  'unit-site',
  'air-base',
  'stop',
  'forbid',
  'victory-food',
] as const;
export type Op = (typeof OPS)[number];
export const opNumber = (op: Op): number => OPS.indexOf(op);

export const INCOME_OP = opNumber('income');
export const SATISFACTION_OP = opNumber('satisfaction');
export const STATS_OP = opNumber('stats');
export const KEYWORD_OP = opNumber('keyword');
export const COST_OP = opNumber('cost');
export const DISCOVERY_OP = opNumber('discovery-cost');
export const DISCOVERIES_OP = opNumber('discoveries');
export const DRAW_COST_OP = opNumber('draw-cost');
export const PAID_DRAWS_OP = opNumber('paid-draws');
export const FINAL_DRAW_OP = opNumber('final-draw');
export const HAND_LIMIT_OP = opNumber('hand-limit');
export const UNIT_LIMIT_OP = opNumber('unit-limit');
export const SLOTS_OP = opNumber('slots');
export const UPKEEP_OP = opNumber('upkeep');
export const DISCARD_VALUE_OP = opNumber('discard-value');
export const UNIT_SITE_OP = opNumber('unit-site');
export const AIR_BASE_OP = opNumber('air-base');
export const STOP_OP = opNumber('stop');
export const FORBID_OP = opNumber('forbid');
export const VICTORY_FOOD_OP = opNumber('victory-food');

/** An effect with its parts ready for use. Nobody asks for fields that an operation doesn't have. */
export interface Rule {
  readonly effect: Effect;
  readonly do: Effect['do'];
  readonly scope: Effect['scope'];
  readonly sieve: Sieve;
  readonly conditions: readonly ReadyCondition[];
  readonly amount: Amount;
  readonly strength: number;
  readonly toughness: number;
  readonly move: number;
  readonly keyword: number;
  readonly value: number;
  readonly remove: boolean;
  /** income kind */
  readonly kind: number;
  /** of `cost` */
  readonly what: Sieve;
  /** of `cost`: 1 first, 2 last, 3 each; of `discovery-cost`: bits 1 terrain, 2 resource */
  readonly which: number;
  /** of `discard-value` and `gain` */
  readonly kinds: number;
  readonly unitTypes: number;
  /** of `forbid`: 1 enter, 2 invade, 3 use */
  readonly action: number;
  /** of `forbid invade`: else against the one it is attached to */
  readonly againstYou: boolean;
  /** of what is done once: 1 phase, 2 turn */
  readonly until: number;
  readonly target: ReadyTarget | undefined;
}

export interface ReadyTarget {
  readonly type: Target['type'];
  readonly owner: Target['owner'];
  readonly count: number;
  readonly upTo: boolean;
  readonly sieve: Sieve;
}

export interface ReadyCondition {
  readonly cond: Condition['cond'];
  readonly of: 'your-buildings' | 'your-terrains' | undefined;
  readonly sieve: Sieve;
  readonly value: number;
  readonly unitTypes: number;
  readonly types: number;
}

export function readyTarget(target: Target | undefined): ReadyTarget | undefined {
  return (
    target && {
      type: target.type,
      owner: target.owner,
      count: target.count ?? 1,
      upTo: target.upTo ?? false,
      sieve: sieveOf(target.filter),
    }
  );
}

/** All fields any effect may have. */
interface Loose {
  readonly amount?: Amount;
  readonly strength?: number;
  readonly toughness?: number;
  readonly move?: number;
  readonly keyword?: Keyword;
  readonly value?: number;
  readonly remove?: boolean;
  readonly kind?: Income;
  readonly what?: unknown;
  readonly stage?: 'first' | 'last' | 'each';
  readonly kinds?: readonly Parameters<typeof kindBit>[0][];
  readonly only?: readonly Parameters<typeof kindBit>[0][];
  readonly unitTypes?: readonly (typeof UNIT_TYPES)[number][];
  readonly action?: 'enter' | 'invade' | 'use';
  readonly against?: 'you' | 'attached';
}

const unitBits = (types: readonly (typeof UNIT_TYPES)[number][] = []): number =>
  types.reduce((bits, type) => bits | (1 << UNIT_TYPES.indexOf(type)), 0);

function compile(effect: Effect): Rule {
  const x = effect as Loose;
  return {
    effect,
    do: effect.do,
    scope: effect.scope,
    sieve: sieveOf(effect.filter),
    conditions: (effect.if ?? []).map(readyCondition),
    amount: x.amount ?? 0,
    strength: x.strength ?? 0,
    toughness: x.toughness ?? 0,
    move: x.move ?? 0,
    keyword: keywordNumber(x.keyword as Keyword),
    value: x.value ?? 1,
    remove: x.remove ?? false,
    kind: INCOMES.indexOf(x.kind as Income),
    // what `discovery-cost` speaks of is a list, which filters nothing
    what: sieveOf(x.what as Effect['filter']),
    which: whichOf(x),
    kinds: (x.kinds ?? x.only ?? []).reduce((bits, kind) => bits | kindBit(kind), 0),
    unitTypes: unitBits(x.unitTypes),
    action: ['enter', 'invade', 'use'].indexOf(x.action as string) + 1,
    againstYou: x.against === 'you',
    until: effect.until === 'turn' ? 2 : 1,
    target: readyTarget(effect.target),
  };
}

function whichOf({ stage, what }: Loose): number {
  if (stage !== undefined) return ['first', 'last', 'each'].indexOf(stage) + 1;
  if (!Array.isArray(what)) return 0;
  return (what.includes('terrain') ? 1 : 0) | (what.includes('resource') ? 2 : 0);
}

/** All fields any condition may have. */
interface LooseCondition {
  readonly of?: ReadyCondition['of'];
  readonly filter?: Effect['filter'];
  readonly value?: number;
  readonly unitTypes?: readonly (typeof UNIT_TYPES)[number][];
  readonly terrainTypes?: Parameters<typeof typeBits>[0];
}

function readyCondition(c: Condition): ReadyCondition {
  const x = c as LooseCondition;
  return {
    cond: c.cond,
    of: x.of,
    sieve: sieveOf(x.filter),
    value: x.value as number,
    unitTypes: unitBits(x.unitTypes),
    types: typeBits(x.terrainTypes),
  };
}

/** All effects of each card, in printed order. */
export const EFFECTS: readonly (readonly Rule[])[] = CARDS.map(c => c.effects.map(compile));
export const TARGET: readonly (ReadyTarget | undefined)[] = CARDS.map(c => readyTarget(c.target ?? c.attach));
export const ATTACHES: readonly boolean[] = CARDS.map(c => c.attach !== undefined);

/** Damage and changed values may befall a capital; what would destroy, return or cancel it may not (CCG-7.11). */
export const MAY_TOUCH_CAPITALS: readonly boolean[] = EFFECTS.map(rules =>
  rules.every(({ scope, do: op }) => scope !== 'target' || ['damage', 'stats', 'keyword'].includes(op)),
);

/** Cards that let stages count as paid. */
export const GIVES_STAGES: readonly boolean[] = EFFECTS.map(rules =>
  rules.some(({ do: op, amount }) => op === 'stage' && (amount as number) > 0),
);

/** Static effects by what they change: [op][card], undefined where a card has none. */
export const STATIC: readonly (readonly (readonly Rule[] | undefined)[])[] = OPS.map(op =>
  EFFECTS.map(rules => {
    const found = rules.filter(rule => rule.effect.when === 'static' && rule.do === op);
    return found.length > 0 ? found : undefined;
  }),
);

type Moment = Exclude<Effect['when'], 'static'>;

const doneAt = (when: Moment): readonly (readonly number[])[] =>
  EFFECTS.map(rules => rules.flatMap((rule, i) => (rule.effect.when === when ? [i] : [])));

/** Numbers of the effects that are done at this moment, by card. */
export const TRIGGERED: Readonly<Record<Moment, readonly (readonly number[])[]>> = {
  play: doneAt('play'),
  enter: doneAt('enter'),
  activation: doneAt('activation'),
  final: doneAt('final'),
  'battle-won': doneAt('battle-won'),
  destroyed: doneAt('destroyed'),
  activate: doneAt('activate'),
};

export const triggered = (when: Moment, card: number): readonly number[] => TRIGGERED[when][card];
