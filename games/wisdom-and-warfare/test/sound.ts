/** What is true of every position of every test: whatever is asked, offered or told can be said, and names what is on the table. */
import { type Answer, misfit, NONE, type Play, type Question, type Tell } from '@epoka/kernel';
import { expect } from 'vitest';
import { ABILITY_COUNT } from '../content/abilities.ts';
import { BUILDINGS } from '../content/buildings.ts';
import { CIV_IDS, WONDER_IDS } from '../content/ids.ts';
import {
  GOVERNMENTS,
  isPerson,
  MARKET_GOODS,
  PERSON_TYPES,
  POLICY_CARDS,
  TECH_COUNT,
} from '../content/tables.ts';
import { words } from '../lang/en.ts';
import { GIFT } from '../rules/declare.ts';
import { rules } from '../rules/index.ts';
import { shape } from '../rules/shape.ts';
import { ARMIES, CITIES, FIGURES, type State } from '../rules/state.ts';
import { things } from '../rules/things.ts';
import type { Vocab } from '../rules/vocabulary.ts';

type Names = (s: State, q: Question, n: number, answer: Answer) => boolean;
const below =
  (most: number): Names =>
  (_s, _q, n) =>
    n >= 0 && n < most;
const square: Names = (s, _q, n) => s.ground[n] !== undefined && s.ground[n] !== NONE;
const card: Names = (s, q, n) => s.hand[q.seat][n] !== undefined;
const marker: Names = (s, q, n) => s.kept[q.seat][n] !== undefined;
const loser = (q: Question): number => (q.data as { loser: number }).loser;
const own: Names = (s, q, n) => square(s, q, n, ['']) && ((s.here[n] >> q.seat) & 1) === 1;
const city: Names = (s, q, n) => (s.city[q.seat * CITIES + n] ?? NONE) !== NONE;
const other: Names = (s, q, n) => n >= 0 && n < s.seats && n !== q.seat;
const stands = (s: State, side: number, front: number): boolean =>
  (s.battle.fronts[front * 2 + side] ?? NONE) !== NONE;
const either = below(2);
const unitType = below(4);
const policyCard = below(POLICY_CARDS);
const tech = below(TECH_COUNT);
const good = below(MARKET_GOODS);
const reason = below(100);
const coinsLie: Names = (s, q, n) =>
  n === -1 ? s.sheet[loser(q)] > 0 : n === -2 ? s.canal[loser(q)] > 0 : tech(s, q, n, ['']);
const offered: Names = (s, _q, n) => s.offers.some(one => one[0] === n);

/** What each argument of an answer names. */
const ARGUMENTS: Readonly<Record<string, readonly Names[]>> = {
  civ: [below(CIV_IDS.length)],
  adopt: [policyCard, either],
  giveUp: [policyCard],
  switch: [policyCard, policyCard, either],
  at: [square],
  found: [own, either],
  change: [below(GOVERNMENTS)],
  use: [below(ABILITY_COUNT)],
  play: [card, either],
  assign: [
    (s, q, n) => n < FIGURES && s.fig[q.seat * FIGURES + n] !== NONE,
    (s, q, n) => n === NONE || city(s, q, n, ['']),
  ],
  settle: [(s, q, n) => n < PERSON_TYPES && s.reserve[q.seat * PERSON_TYPES + n] > 0],
  recall: [(s, _q, n) => isPerson(s.top[n])],
  keep: [below(PERSON_TYPES)],
  type: [unitType],
  from: [own],
  city: [city],
  player: [other],
  tech: [tech],
  level: [(_s, _q, n) => n >= 1 && n <= 3],
  kind: [either],
  take: [square, good],
  wonder: [(s, q, n) => (q.kind === 'item' ? s.wonderUp[n] >= 0 : n >= 0 && n < WONDER_IDS.length)],
  lead: [own, either],
  victim: [square, (s, _q, n) => n >= 0 && n < s.seats, below(3)],
  token: [(s, q, n) => n < MARKET_GOODS && s.goods[q.seat * MARKET_GOODS + n] > 0],
  marker: [marker],
  gift: [card, reason],
  discard: [card],
  swap: [other, below(5), below(5)],
  accept: [offered],
  decline: [offered],
  withdraw: [offered],
  act: [city, below(5)],
  figure: [either],
  unit: [unitType],
  building: [below(BUILDINGS.length)],
  cancel: [card],
  spy: [below(ABILITY_COUNT), (s, q, n) => (n >= GIFT ? card(s, q, n - GIFT, ['']) : marker(s, q, n, ['']))],
  march: [
    own,
    (s, q, n, a) => n <= standing(s, q, a[1] as number, 0),
    (s, q, n, a) => n <= standing(s, q, a[1] as number, 1),
  ],
  sacrifice: [own, either, (s, _q, n) => s.city.includes(n)],
  step: [below(4)],
  explore: [below(4)],
  engage: [
    (s, _q, n) => s.battle.hands[s.battle.turn][n] !== undefined,
    (s, _q, n) => stands(s, 1 - s.battle.turn, n) && !stands(s, s.battle.turn, n),
  ],
  open: [(s, _q, n) => s.battle.hands[s.battle.turn][n] !== undefined],
  wound: [(s, _q, n) => stands(s, 1 - s.battle.turn, n)],
  mend: [(s, _q, n) => stands(s, s.battle.turn, n)],
  save: [(s, q, n) => s.battle.dead[(q.data as { side: number }).side][n] !== undefined],
  lootGood: [(s, q, n) => n < MARKET_GOODS && s.goods[loser(q) * MARKET_GOODS + n] > 0],
  lootMarker: [(s, q, n) => s.kept[loser(q)][n] !== undefined],
  breakCoin: [coinsLie],
  lootCoin: [coinsLie],
  lootCard: [(s, q, n) => s.hand[loser(q)][n] !== undefined],
  lootTech: [
    (s, q, n) =>
      n < TECH_COUNT && s.knows[loser(q) * TECH_COUNT + n] === 1 && s.knows[q.seat * TECH_COUNT + n] === 0,
  ],
  good: [good],
};

function standing(s: State, q: Question, at: number, kind: number): number {
  let n = 0;
  for (let f = kind === 0 ? 0 : ARMIES; f < (kind === 0 ? ARMIES : FIGURES); f++)
    if (s.fig[q.seat * FIGURES + f] === at) n++;
  return n;
}

// biome-ignore lint/suspicious/noExplicitAny: messages take whatever arguments their key has
type Messages = Readonly<Record<string, ((...args: any[]) => string) | undefined>>;

/** Says it, or fails. */
function say(s: State, seat: number, messages: object, key: string, args: readonly unknown[]): void {
  const message = (messages as Messages)[key];
  const name = (who: number): string => (who >= 0 && who < s.seats ? 'Ada' : String(undefined));
  const text = message === undefined ? undefined : message({ view: s, seat, name }, ...args);
  if (text === undefined || text === '' || /undefined|NaN|Infinity/.test(text))
    expect.fail(`${key} ${JSON.stringify(args)} can't be said: ${text}`);
}

/** A question: each choice is there once, has words, and names what is there; so has each reason. What is seen has its word. */
export function soundQuestion(g: Play<State, Vocab>, q: Question): void {
  const { s } = g;
  say(s, q.seat, words.questions, q.kind, [q.data, q.seat]);
  const { choices, elsewhere = [] } = g.options(q);
  expect(elsewhere.length).toBeGreaterThan(5);
  const sent = new Set(elsewhere.map(({ kind }) => kind));
  const met = new Set<string>();
  const spoken = new Set<string>();
  for (const { why } of elsewhere) say(s, q.seat, words.reasons, why.key, why.args);
  for (const { answer, why } of choices) {
    const text = answer.join(' ');
    if (met.has(text)) expect.fail(`${q.kind}: ${text} is offered twice`);
    met.add(text);
    say(s, q.seat, words.answers, answer[0], answer.slice(1));
    if (why) say(s, q.seat, words.reasons, why.key, why.args);
    (ARGUMENTS[answer[0]] ?? []).forEach((names, i) => {
      if (!names(s, q, answer[i + 1] as number, answer))
        expect.fail(`${q.kind}: ${text} names what isn't there`);
    });
    things.meant(s, q, answer, (kind, id) => {
      if (sent.has(kind)) expect.fail(`${q.kind}: ${kind} is chosen here and belongs elsewhere`);
      spoken.add(`${kind} ${id}`);
    });
  }
  things.seen(s, q.seat, (kind, id) => {
    if (!sent.has(kind) && !spoken.has(`${kind} ${id}`))
      expect.fail(`${q.kind}: no word about ${kind} ${id}`);
  });
}

/** Lists that never grow. */
const FIXED = [
  'fig',
  'sends',
  'city',
  'knows',
  'policy',
  'goods',
  'reserve',
  'used',
  'acts',
  'taken',
  'extra',
  'boost',
  'trade',
  'culture',
  'moved',
  'assigned',
  'walls',
  'program',
  'techCoins',
  'market',
  'stock',
  'people',
  'refused',
  'ready',
  'offered',
  'fresh',
  'sheet',
  'canal',
  'here',
  'wonderAt',
  'tile',
  'turned',
] as const;

/** What can be saved can be read again, and every figure stands where it is seen. */
export function soundState(s: State, sizes: readonly number[]): void {
  const odd = misfit(shape, s);
  if (odd !== undefined) expect.fail(odd);
  const now = sizesOf(s);
  if (now.some((n, i) => n !== sizes[i])) expect(now, FIXED.join(' ')).toEqual(sizes);
  for (let seat = 0; seat < s.seats; seat++)
    for (let f = 0; f < FIGURES; f++) {
      const at = s.fig[seat * FIGURES + f];
      if (at !== NONE && ((s.here[at] >> seat) & 1) === 0)
        expect.fail(`figure ${f} of ${seat} isn't seen on ${at}`);
    }
  for (let at = 0; at < s.here.length; at++)
    for (let seat = 0; seat < s.seats; seat++)
      if ((s.here[at] >> seat) & 1 && !s.fig.slice(seat * FIGURES, (seat + 1) * FIGURES).includes(at))
        expect.fail(`nobody of ${seat} stands on ${at}`);
}

export const sizesOf = (s: State): number[] => FIXED.map(list => s[list].length);

const ORIGINS = new Set([...(rules.content ?? []), 'rule:income']);

/** Lines of the log have words, and what caused them is a content of the game. */
export function soundLines(s: State, lines: readonly Tell[]): void {
  for (const { key, args, origin } of lines) {
    say(s, NONE, words.tells, key, args);
    if (origin !== undefined && !ORIGINS.has(origin)) expect.fail(`${key} because of ${origin}`);
  }
}
