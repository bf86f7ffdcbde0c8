/** Small pictures beside log lines: of what a line is about, or the sign of what was done. */
import { type Pictures, pictureBy } from '@epoka/web/kit';
import { ABILITIES } from '../content/abilities.ts';
import { UNIT_TYPE } from '../content/tables.ts';
import type { State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import { drawing, goodIcon, markerIcon, unitIcon } from './art.ts';
import { icons } from './icons.ts';
import { id } from './names.ts';

// the pictures of contents come later than the board; whoever shows them waits for the same file
export { loadArt } from './art.ts';

const event = (card: number) => (card >= 0 ? drawing(id.event(card)) : icons.event);
const unit = (u: number) => (u >= 0 ? unitIcon(UNIT_TYPE[u], 1) : icons.unit);
const figure = (kind: number) => (kind === 0 ? icons.army : icons.scout);

export const PICTURES: Pictures<State, Vocab> = {
  civ: (_view, _seat, civ) => drawing(id.civ(civ)),
  capital: icons.capital,
  placed: (_view, _seat, top) => drawing(id.top(top)),
  figure: (_view, _seat, kind) => figure(kind),
  firstTrade: icons.trade,
  trade: icons.trade,
  culture: icons.culture,
  coin: icons.coin,
  coinOnTech: icons.coin,
  killed: icons.war,
  fulfilled: icons.victory,
  won: icons.victory,
  drewEvent: (_view, _seat, _level, card) => event(card),
  drewUnit: (_view, _seat, type) => unitIcon(type, 1),
  good: (_view, _seat, good) => goodIcon(good),
  removed: (_view, _seat, top) => drawing(id.top(top)),
  wonderUp: (_view, wonder) => drawing(id.wonder(wonder)),
  obsolete: (_view, wonder) => drawing(id.wonder(wonder)),
  learned: (_view, _seat, tech) => drawing(id.tech(tech)),
  upgraded: (_view, _seat, form) => drawing(id.building(form)),
  advanced: icons.step,
  cityLost: icons.city,
  twoPeople: icons.person,
  person: (_view, _seat, person) => drawing(id.person(person)),
  adopted: (_view, _seat, policy) => drawing(id.policy(policy)),
  gaveUp: (_view, _seat, policy) => drawing(id.policy(policy)),
  switched: (_view, _seat, _from, to) => drawing(id.policy(to)),
  founded: icons.city,
  stateDestroyed: icons.state,
  shifted: (_view, _seat, kind) => figure(kind),
  government: (_view, _seat, government) => drawing(id.government(government)),
  assigned: icons.scout,
  declaredAction: (_view, _seat, _city, kind) =>
    [icons.production, icons.arts, icons.harvest, icons.program, icons.free][kind],
  declaredEvent: (_view, _seat, card) => event(card),
  declaredAbility: (_view, _seat, ability) => drawing(ABILITIES[ability].of),
  cancelled: icons.cancel,
  spentMarker: (_view, _seat, marker) => markerIcon(marker),
  spentGood: (_view, _seat, good) => goodIcon(good),
  paidTrade: icons.trade,
  paidCulture: icons.culture,
  paidStep: icons.culture,
  converted: icons.production,
  refused: icons.cancel,
  camp: icons.village,
  boost: icons.production,
  extraAction: icons.city,
  extraActions: icons.city,
  discarded: (_view, _seat, card) => event(card),
  strike: icons.combat,
  locked: icons.lock,
  sailed: icons.move,
  unitKilled: (_view, _seat, u) => unit(u),
  lapsed: icons.offer,
  offer: icons.offer,
  withdrawn: icons.offer,
  declined: icons.offer,
  deal: icons.offer,
  handed: icons.offer,
  program: icons.program,
  walls: icons.walls,
  built: (_view, _seat, top) => drawing(id.top(top)),
  keptMarker: (_view, _seat, _square, marker) => markerIcon(marker),
  turnedMarker: (_view, _seat, _square, marker) => markerIcon(marker),
  cityState: icons.state,
  relic: icons.relic,
  march: icons.move,
  step: icons.move,
  explored: icons.explore,
  sacrificed: (_view, _seat, kind) => figure(kind),
  battle: icons.war,
  wallsFall: icons.walls,
  battleHand: icons.unit,
  bonus: icons.combat,
  opened: (_view, _seat, u) => unit(u),
  engaged: (_view, _seat, u) => unit(u),
  wounded: icons.wound,
  unitDied: (_view, _seat, u) => unit(u),
  healedAll: icons.health,
  mended: icons.health,
  values: icons.war,
  battleWon: icons.victory,
  saved: (_view, _seat, u) => unit(u),
  loot: icons.relic,
  lootedTrade: icons.trade,
  lootedCulture: icons.culture,
  lootedGood: (_view, _seat, _loser, good) => goodIcon(good),
  lootedMarker: icons.marker,
  brokeCoin: icons.coin,
  lootedCoin: icons.coin,
  lootedCard: icons.event,
  researched: (_view, _seat, tech) => drawing(id.tech(tech)),
};

export const picture = pictureBy(PICTURES);
