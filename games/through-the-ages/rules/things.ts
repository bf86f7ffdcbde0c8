/** What a player can point at, and what each answer is about: for the law of silence and for boards. */
import { type Answer, NONE, type Question, type Things } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { mayTradeFood, mayTradeResource } from './costs.ts';
import type { Kind } from './elsewhere.ts';
import { isPartOf } from './pacts.ts';
import { SIMPLE } from './settings.ts';
import { inGame, NOT_IN_PLAY, type State } from './state.ts';

/** What a military card is to its owner. */
function kindInHand(card: number): Kind {
  switch (T.KIND[card]) {
    case T.AGGRESSION:
    case T.WAR:
      return 'attack';
    case T.PACT:
      return 'pactCard';
    case T.TACTIC:
      return 'tactic';
    case T.BONUS:
      return 'bonus';
    default:
      return 'event';
  }
}

function kindInPlay(holder: number): Kind {
  return holder >= T.FIRST_UNIT ? 'unit' : 'building';
}

type Note = (kind: Kind, id: number) => void;

function seenInPlay(view: State, seat: number, note: Note): void {
  const c = view.civs[seat];
  for (let h = 0; h < T.HOLDERS; h++) if (c.workers[h] !== NOT_IN_PLAY) note(kindInPlay(h), h);
  if (c.idle > 0) note('worker', 0);
  note('population', 0);
  if (c.building !== NONE) note('stages', c.building);
  if (c.leader !== NONE) note('leader', c.leader);
  note('government', c.government);
  for (const card of c.specials) if (card !== NONE) note('special', card);
  for (const card of c.wonders) note('wonder', card);
  for (const card of c.colonies) note('colony', card);
  if (c.tactic !== NONE) note('adopted', c.tactic);
  if (c.war !== NONE) note('war', c.war);
  for (let owner = 0; owner < view.seats; owner++) if (isPartOf(view, owner, seat)) note('pact', owner);
  if (mayTradeFood(view, seat) || mayTradeResource(view, seat)) note('routes', 0);
}

/** The pact of an answer, the technologies, the seats it names: by verb, the kind of each argument. */
const MEANT: Readonly<Record<string, readonly (Kind | 'card' | 'holder' | null)[]>> = {
  take: ['row'],
  build: ['holder'],
  upgrade: ['holder', 'holder'],
  destroy: ['holder'],
  disband: ['holder'],
  recruit: ['holder'],
  leader: ['civil'],
  technology: ['civil'],
  reform: ['civil'],
  revolution: ['civil'],
  action: ['civil'],
  tactic: ['card'],
  event: ['card'],
  colonize: ['card'],
  discard: ['card'],
  bonus: ['card'],
  aggression: ['card', 'rival'],
  war: ['card', 'rival'],
  pact: ['card', 'rival', null],
  cancel: ['pact'],
  sacrifice: ['holder'],
  colony: ['colony'],
  wonder: ['wonder'],
  leave: ['holder'],
  keep: ['scoring'],
};

export const things: Things<State> = {
  seen(view, seat, note) {
    const c = view.civs[seat];
    view.row.forEach((card, i) => {
      if (card !== NONE) note('row', i);
    });
    for (const card of c.hand) note('civil', card);
    for (const card of c.military) note(kindInHand(card), card);
    for (const dealt of view.dealt) for (const card of dealt) if (card >= 0) note('scoring', card);
    seenInPlay(view, seat, note);
    for (let rival = 0; rival < view.seats; rival++)
      if (rival !== seat && inGame(view, rival)) note('rival', rival);
    if (view.level !== SIMPLE) note('deck', 0);
  },
  meant(view, q, answer, note) {
    meantBesides(view, q, answer, note);
    MEANT[answer[0]]?.forEach((kind, i) => {
      const id = answer[i + 1] as number;
      if (kind === 'card') note(kindInHand(id), id);
      else if (kind === 'holder') note(kindInPlay(id), id);
      else if (kind !== null) note(kind, id);
    });
  },
};

/** What an answer is about though it does not name it. */
function meantBesides(view: State, q: Question, answer: Answer, note: Note): void {
  const c = view.civs[q.seat];
  switch (answer[0]) {
    case 'populate':
      note('population', 0);
      break;
    case 'build':
      note('worker', 0);
      break;
    case 'immigrate':
      note('population', 0);
      for (const card of c.wonders) if (T.FREE_POPULATION[card] > 0) note('wonder', card);
      break;
    case 'recruit':
      note('population', 0);
      note('leader', c.leader);
      break;
    case 'colonize':
      note('leader', c.leader);
      break;
    case 'stage':
      note('stages', c.building);
      break;
    case 'draw':
      note('deck', 0);
      break;
    case 'routes':
      note('routes', 0);
      break;
    case 'worker':
      if (q.kind !== 'terror') note(kindInPlay(answer[1] as number), answer[1] as number);
      break;
    case 'accept':
      if (q.kind === 'pactOffer') note('rival', (q.data as { from: number }).from);
      break;
  }
}
