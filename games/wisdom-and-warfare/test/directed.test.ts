/** Directed play in games that begin late, until everything was at work: built, played, used. Having it is not enough. */
import type { Answer, Play, Question, Tell } from '@epoka/kernel';
import type { Chooser } from '@epoka/kernel/kit';
import { directedTests } from '@epoka/kernel/kit/testing/law-tests';
import { ABILITIES } from '../content/abilities.ts';
import { BUILDING_IDS, EVENT_IDS, MARKER_IDS, PERSON_IDS, RELIC_IDS, WONDER_IDS } from '../content/ids.ts';
import {
  ARK,
  EVENT_KIND,
  FIRST_BUILDING,
  FIRST_PERSON,
  FIRST_WONDER,
  isBuilding,
  isWonder,
  MARKER_KIND,
} from '../content/tables.ts';
import { content, seen } from '../rules/pieces.ts';
import { gridOf, landlord } from '../rules/squares.ts';
import { CITIES, type State } from '../rules/state.ts';
import { late } from './late.ts';

function topId(top: number): string {
  if (isBuilding(top)) return `building:${BUILDING_IDS[top - FIRST_BUILDING]}`;
  return isWonder(top)
    ? `wonder:${WONDER_IDS[top - FIRST_WONDER]}`
    : `person:${PERSON_IDS[top - FIRST_PERSON]}`;
}

/** What a line of the log shows at work. */
function proves({ key, args, origin }: Tell): string | undefined {
  switch (key) {
    case 'declaredEvent':
      return `event:${EVENT_IDS[EVENT_KIND[args[1] as number]]}`;
    case 'declaredAbility':
      return ABILITIES[args[1] as number].of;
    case 'built':
    case 'placed':
      return topId(args[1] as number);
    case 'spentMarker':
      return `marker:${MARKER_IDS[MARKER_KIND[args[1] as number]]}`;
    case 'turnedMarker':
      return `marker:${MARKER_IDS[MARKER_KIND[args[2] as number]]}`;
    case 'relic':
      return `relic:${RELIC_IDS[args[1] as number]}`;
    default:
      return origin !== undefined && content.includes(origin) ? origin : undefined;
  }
}

/** Must be used, played, placed or spent; of the rest it is enough that it is in force. */
const acting = new Set([
  ...ABILITIES.map(({ of }) => of),
  ...content.filter(id => /^(event|person|marker|relic):/.test(id)),
]);

function atWork(s: State, note: (id: string) => void): void {
  seen(s, id => {
    if (!acting.has(id)) note(id);
  });
  for (let i = 0; i < s.used.length; i++) if (s.used[i] === 1) note(ABILITIES[i % ABILITIES.length].of);
}

const WASTEFUL = new Set([
  'done',
  'stop',
  'back',
  'none',
  'pass',
  'no',
  'enough',
  'reserve',
  'ready',
  'stay',
  'decline',
]);
const DEAR_LOOT = new Set(['lootTech', 'lootCard', 'lootCoin']);

/** Goes where something lies or somebody stands, takes the dear loot, and leaves nothing undone. */
function eagerness(s: State, q: Question, [verb, x]: Answer): number {
  if (q.kind === 'walk' && verb === 'step') {
    const to = gridOf(s).four[s.at][x as number];
    const city = s.zone[to] >= 16 && Math.floor((s.zone[to] - 16) / CITIES) !== q.seat;
    const building = isBuilding(s.top[to]) && landlord(s, to) !== q.seat;
    return s.mark[to] >= ARK ? 6 : s.mark[to] > 0 || city || building ? 4 : s.here[to] > 0 ? 3 : 1;
  }
  if (q.kind === 'loot') return DEAR_LOOT.has(verb) ? 3 : 0;
  if (verb === 'tech') return 2;
  if (verb === 'figure' || verb === 'take') return 3;
  return WASTEFUL.has(verb) ? -1 : 1;
}

const AN_OFFER = {
  give: { trade: 1 },
  take: { culture: 1 },
  markers: [],
  cards: [],
  theirMarkers: [],
  theirCards: [],
};

const eager: Chooser = (g: Play, q, roll) => {
  const s = g.s as State;
  const offers = g.legal(q);
  if (q.kind === 'trade' && offers.forms.length > 0 && roll(20) === 0) {
    const to = (q.seat + 1) % s.seats;
    if (s.trade[q.seat] > 0 && s.culture[to] > 0) return ['offer', { to, ...AN_OFFER }];
  }
  let best = offers.answer(0);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < offers.count; i++) {
    const answer = offers.answer(i);
    const value = eagerness(s, q, answer) + roll(100) / 40;
    if (value > most) {
      most = value;
      best = answer;
    }
  }
  return best;
};

/** Rare cases. Each has a test of its own, named by its clause, that says the word. */
const SELDOM = [
  ...['raze', 'zuluHuts', 'lootCard', 'lootedCard', 'lootCoin', 'lootedCoin', 'lootTech'],
  ...['already-there', 'relic-square', 'on-city-state', 'slots-full', 'already-locked', 'square-locked'],
  ...['no-units', 'no-way', 'empty-offer', 'site-next-to-state', 'track-ended', 'scout-forbidden'],
  ...['noEvents', 'noPeople', 'wallsFall', 'stateDestroyed', 'fulfilled'],
];

const { rules } = late;

directedTests(
  {
    ...late,
    rules: { ...rules, seen: atWork },
  },
  {
    seats: [2, 3, 4],
    settings: [{}, { pick: true }, { finishTurn: true }],
    games: 150,
    cap: 400,
    seed: 'b',
    expert: eager,
    proves,
    except: [...SELDOM],
  },
);
