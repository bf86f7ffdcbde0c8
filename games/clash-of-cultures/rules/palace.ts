/** Odd choices of single civilizations: whom Zoroastrianism converts, what Augustus gives up. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { B, BUILDING_ADVANCE, BUILDING_KINDS, BUILDINGS, KINDS } from '../content/index.ts';
import { startBattle } from './battle.ts';
import { anyUnits, buildingsLeft, hasBuilding, isCoastal, unitsAt, unitsLeft, works } from './counts.ts';
import { discardAction, discardObjective } from './drawing.ts';
import { CONVERTIBLE } from './influence.ts';
import { BATTLED, changed, type State } from './state.ts';
import { putUnits, removeUnits } from './units.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

/** One enemy unit becomes the seat's own of the same kind; if others remain there it attacks them (COC-26.12). */
export const convertUnit: Kind<'convertUnit'> = {
  auto: true,
  choices(g, { seat, data: space }, offer) {
    for (const kind of CONVERTIBLE)
      if (unitsAt(g.s, space, kind) > 0)
        offer.unless(unitsLeft(g.s, seat, kind) > 0 ? OK : g.no('no-piece'), 'drop', kind);
    busy(g, offer);
  },
  answer(g, { seat, data: space }, [, kind]) {
    const { s } = g;
    const from = s.holder[space];
    removeUnits(s, space, kind, 1);
    g.tell('converted', seat, from, kind, space);
    if (!anyUnits(s, space)) {
      putUnits(s, space, seat, kind, BATTLED, 1);
      return;
    }
    const host = new Array<number>(KINDS).fill(0);
    host[kind] = 1;
    startBattle(g, seat, space, NONE, 0, host);
  },
};

/** Reconstruction: a building of the own colour becomes another kind that could be constructed, mood or not. */
function whyNotRebuild(g: G, seat: number, city: number, into: number): Blocked {
  const { s } = g;
  if (!works(s, seat, BUILDING_ADVANCE[into])) return g.no('missing-advance', BUILDING_ADVANCE[into]);
  if (hasBuilding(s, city, into)) return g.no('duplicate');
  if (buildingsLeft(s, seat, into) === 0) return g.no('no-piece');
  return into === B.port && !isCoastal(s, city) ? g.no('no-sea') : OK;
}

const isOwn = (s: State, seat: number, city: number, b: number) =>
  s.piece[city * BUILDING_KINDS + b] === seat;

export const palaceSteps: Pick<StepTable, 'rebuild'> = {
  rebuild(g, { seat, city }) {
    const { s } = g;
    if (s.cityOwner[city] !== seat) return;
    if (
      BUILDINGS.some((_, from) => isOwn(s, seat, city, from)) &&
      BUILDINGS.some((_, into) => whyNotRebuild(g, seat, city, into) === OK)
    )
      g.ask(seat, 'rebuild', city);
  },
};

export const rebuild: Kind<'rebuild'> = {
  choices(g, { seat, data: city }, offer) {
    for (const from of BUILDINGS.keys())
      if (isOwn(g.s, seat, city, from))
        for (const into of BUILDINGS.keys())
          offer.unless(whyNotRebuild(g, seat, city, into), 'rebuild', from, into);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: city }, a) {
    const { s } = g;
    if (a[0] === 'none') return;
    const [, from, into] = a;
    s.piece = changed(s.piece, city * BUILDING_KINDS + from, NONE);
    if (from === B.port) s.port = changed(s.port, city, NONE);
    s.piece = changed(s.piece, city * BUILDING_KINDS + into, seat);
    g.tell('constructed', seat, city, into);
    if (into === B.port) g.ask(seat, 'portSide', city);
  },
};

/** Which card goes after Augustus has drawn: 0 action, 1 objective. */
export const princeps: Kind<'princeps'> = {
  choices(g, { seat, data: type }, offer) {
    const hand = type === 0 ? g.s.hands[seat] : g.s.objectives[seat];
    for (const card of hand) if (card >= 0) offer.can('hand', type, card);
    busy(g, offer);
  },
  answer(g, { seat }, [, type, card]) {
    if (type === 0) {
      discardAction(g, seat, card);
      g.tell('discarded', seat, card);
    } else {
      discardObjective(g, seat, card);
      g.tell('objectiveLost', seat);
    }
  },
};
