import { readFileSync } from 'node:fs';
import {
  type Answer,
  begin,
  nextBelow,
  type Play,
  type Question,
  seedChance,
  type Tell,
} from '@epoka/kernel';
import { Coverage } from '@epoka/kernel/kit';
import { expect, it } from 'vitest';
import { CULTURE, GOODS, MOOD } from '../content/index.ts';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';
import { limitOf } from '../rules/goods.ts';
import { ACTION, OBJECTIVE, receive, WONDER } from '../rules/hands.ts';
import type { State } from '../rules/state.ts';
import type { Clash } from '../rules/vocabulary.ts';
import { proves } from './at-work.ts';
import { rich } from './rich.ts';

/** Too rare for play by chance, and where it is tested. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'upper:negotiations': 'cards.test.ts',
  'objective:large-civilization': 'objectives.test.ts',
  'objective:expansionist': 'objectives.test.ts',
  'objective:sea-blockade': 'objectives.test.ts',
  'objective:migration-objective': 'objectives-expansion.test.ts',
  'objective:ivory-tower': 'objectives-expansion.test.ts',
  'objective:draft-objective': 'objectives.test.ts',
  'objective:terror-regime': 'objectives.test.ts',
  'objective:naval-assault': 'objectives.test.ts',
  'objective:legendary-battle': 'objectives.test.ts',
  'objective:barbarian-conquest': 'objectives.test.ts',
  'objective:brutus': 'objectives-expansion.test.ts',
  'objective:sea-cleansing': 'objectives-expansion.test.ts',
  'objective:defiance': 'objectives.test.ts',
  'objective:scavenger': 'objectives.test.ts',
  'objective:aggressor': 'objectives.test.ts',
  'combat:siege': 'combat.test.ts',
  'combat:surprise': 'combat.test.ts',
  siegeFood: 'combat.test.ts',
  whichWonder: 'advances.test.ts',
  excessCargo: 'combat.test.ts',
  colonyShip: 'hegemony.test.ts',
  ashore: 'hegemony.test.ts',
  fullEvent: 'status.test.ts',
  newPlans: 'cards.test.ts',
  handOver: 'trade.test.ts',
  civilization: 'expansion.test.ts',
  'objective:horse-power': 'objectives-expansion.test.ts',
  'objective:science-focus': 'objectives.test.ts',
  reroll: 'influencing.test.ts',
  rebate: 'leaders-home.test.ts',
  ransom: 'building-wonders.test.ts',
  raidedCity: 'expansion.test.ts',
  trojan: 'far-events.test.ts',
  terror: 'leaders-war.test.ts',
  sacrifice: 'leaders-war.test.ts',
  mythical: 'leaders-war.test.ts',
  aztecGold: 'civilizations.test.ts',
  rebuild: 'leaders.test.ts',
  convertUnit: 'civilizations.test.ts',
  fire: 'far-events.test.ts',
  seer: 'far-events.test.ts',
};

/** Reasons and log lines that play by chance seldom meets, and where they are tested. */
const SELDOM: Readonly<Record<string, string>> = {
  'no-settlement': 'setup.test.ts',
  'nothing-to-collect': 'cities.test.ts',
  'one-sea-space': 'cities.test.ts',
  negotiations: 'cards.test.ts',
  'cannot-recruit': 'cities.test.ts',
  'no-target': 'influence.test.ts',
  battled: 'combat.test.ts',
  'on-mountain': 'moving.test.ts',
  'forest-no-battle': 'moving.test.ts',
  gardens: 'wonders.test.ts',
  'pick-ships-first': 'moving.test.ts',
  'no-city': 'reasons.test.ts',
  'once-per-phase': 'objectives.test.ts',
  'empty-offer': 'trade.test.ts',
  taken: 'expansion.test.ts',
  'tax-unpaid': 'leaders.test.ts',
  enforced: 'reasons.test.ts',
  'no-settler': 'reasons.test.ts',
  raiders: 'civilizations.test.ts',
  takeWonder: 'leaders.test.ts',
  cityGone: 'happenings.test.ts',
  marked: 'leaders-home.test.ts',
  marker: 'leaders-home.test.ts',
  assigns: 'far-events.test.ts',
  endRoll: 'status.test.ts',
  drawWonder: 'advances.test.ts',
  runeStone: 'offers.test.ts',
  razed: 'status.test.ts',
  pestilenceOver: 'events.test.ts',
  end: 'status.test.ts',
  aboard: 'cities.test.ts',
  pestilence: 'building.test.ts',
  'roads-not-from-city': 'moving.test.ts',
};

const SETTINGS = [
  {},
  { leaders: 'random' },
  { alternateHistory: true },
  { ending: 'roll' },
  { wonders: 'shared' },
];
const GAMES = 75;
const ANSWERS = 700;
const TOKENS = 12;
/** how often what is refused is listed: at first, and later in so many answers once */
const OFTEN = 15;
const SELDOM_LISTED = 25;
/** A few seconds of computing; the machine may have other things to do. */
const LONG = 600_000;

/** All cards are dealt out, so that whatever can be fulfilled or played is in somebody's hand. */
function dealAll(s: State): void {
  for (let n = 0; s.objectiveDeck.length > 0; n++)
    receive(s, OBJECTIVE, n % s.seats, s.objectiveDeck.pop() as number, 0);
  for (let n = 0; s.actionDeck.length > 8; n++)
    receive(s, ACTION, n % s.seats, s.actionDeck.pop() as number, 0);
  if (s.shared === 0)
    for (let n = 0; s.wonderDeck.length > 0; n++)
      receive(s, WONDER, n % s.seats, s.wonderDeck.pop() as number, 0);
}

/** Full stores and an event at hand: nobody is kept from anything by want. */
function provide(s: State, seat: number): void {
  for (let kind = 0; kind < MOOD; kind++) s.res[seat * GOODS + kind] = limitOf(s, seat, kind);
  s.res[seat * GOODS + MOOD] = TOKENS;
  s.res[seat * GOODS + CULTURE] = TOKENS;
  s.cubes[seat] = 1;
}

/** Of the verbs that are open one that was seldom used, then any of its answers. */
function choose(
  g: Play<State, Clash>,
  q: Question,
  used: Map<string, number>,
  roll: (n: number) => number,
): Answer {
  const offers = g.legal(q);
  const verbs = new Map<string, number[]>();
  for (let i = 0; i < offers.count; i++) {
    const verb = offers.verbs[i] as string;
    if (verb === 'raze') continue;
    verbs.set(verb, [...(verbs.get(verb) ?? []), i]);
  }
  const weight = (verb: string) => {
    const often = used.get(`${q.kind} ${verb}`) ?? 0;
    return (verb === 'end' ? 40 : 1) * (often + 1) * (1 + roll(5));
  };
  let best = [...verbs.keys()][0] ?? (offers.verbs[0] as string);
  let least = Number.POSITIVE_INFINITY;
  for (const verb of verbs.keys()) {
    const w = weight(verb);
    if (w < least) [least, best] = [w, verb];
  }
  used.set(`${q.kind} ${best}`, (used.get(`${q.kind} ${best}`) ?? 0) + 1);
  const list = verbs.get(best) ?? [0];
  return offers.answer(list[roll(list.length)]);
}

it(
  'every content of game and expansion is at work in play, every question asked, every reason given, every line told',
  () => {
    const coverage = new Coverage();
    const chance = seedChance('at work');
    const roll = (n: number) => nextBelow(chance, n);
    const used = new Map<string, number>();
    const missing = () =>
      coverage.missing(rich.rules, { en, pl }, [...Object.keys(ELSEWHERE), ...Object.keys(SELDOM)]);
    const isComplete = () => missing().kinds.length + missing().content.length === 0;
    for (let n = 0; n < GAMES && !isComplete(); n++) {
      const log: Tell[] = [];
      const g = begin<State, Clash>(
        rich.rules,
        2 + (n % 3),
        `at work ${n}`,
        SETTINGS[n % SETTINGS.length],
        0,
        log,
      );
      dealAll(g.s);
      for (let i = 0; i < ANSWERS && !g.s.over; i++) {
        const [q] = g.s.asked;
        if (q.kind === 'turn' && g.s.deed === 1) provide(g.s, q.seat);
        // what is refused costs more to list than what is not: the first times of a question, and now and then
        if ((coverage.kinds.get(q.kind) ?? 0) < OFTEN || i % SELDOM_LISTED === 0)
          coverage.noteOptions(g.options(q));
        g.submit(q.seat, q.id, choose(g, q, used, roll));
        coverage.note('kinds', q.kind);
        coverage.noteTells(log);
        for (const tell of log.splice(0)) {
          const content = proves(tell);
          if (content !== undefined) coverage.note('content', content);
        }
        if (i % 20 === 0) coverage.noteContent(rich.rules, g.s);
      }
      coverage.noteContent(rich.rules, g.s);
    }
    const { kinds, content, reasons, tells } = missing();
    expect({ kinds, content, reasons, tells }).toEqual({ kinds: [], content: [], reasons: [], tells: [] });
  },
  LONG,
);

it('what is too rare for that has a test of its own', () => {
  const text = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const [key, file] of Object.entries(ELSEWHERE))
    expect(text(file), key).toContain(key.slice(key.indexOf(':') + 1));
  for (const [key, file] of Object.entries(SELDOM))
    expect(text(file), key).toMatch(new RegExp(`'${key}[' ]`));
});
