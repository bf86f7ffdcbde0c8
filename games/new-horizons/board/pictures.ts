/** Small pictures beside log lines: of the card, land or unit a line is about, or the sign of what was done. */
import { NONE } from '@epoka/kernel';
import { type NewHorizons, SPACES, type State, TRACKS } from '@epoka/new-horizons';
import { type IconShape, type Pictures, pictureBy } from '@epoka/web/kit';
import {
  areaIcon,
  buildingIcon,
  governmentIcon,
  land,
  leaderIcon,
  technologyIcon,
  trackIcon,
} from './art.ts';
import { icons } from './icons.ts';

// the pictures of contents come later than the board; whoever shows them waits for the same file
export { loadArt } from './art.ts';

const unit = (_view: State, _seat: number, kind: number): IconShape =>
  kind === 0 ? icons.settler : icons.soldier;

const technology = (id: number): IconShape => (id >= 0 ? technologyIcon(id) : icons.research);

const building = (_view: State, _seat: number, id: number): IconShape => buildingIcon(id);

export const PICTURES: Pictures<State, NewHorizons> = {
  lastRound: icons.goal,
  government: (_view, _seat, id) => governmentIcon(id),
  use: (_view, _seat, id) => {
    const space = SPACES[id];
    return space.area === NONE ? technology(space.technology) : areaIcon(space.area);
  },
  basic: (_view, _seat, id) => areaIcon(id),
  coins: icons.coin,
  paid: icons.coin,
  population: icons.population,
  exhausted: icons.population,
  gone: icons.population,
  noted: icons.points,
  marker: (_view, _seat, kind) => (kind === 0 ? icons.settlement : icons.fortification),
  research: (_view, _seat, _slot, id) => technology(id),
  leader: (_view, _seat, id) => leaderIcon(id),
  revealed: icons.research,
  placed: (_view, _seat, id) => technology(id),
  private: (_view, _seat, id) => technology(id),
  invest: icons.invest,
  uncovered: (_view, _seat, track) => trackIcon(TRACKS[track]),
  substitute: icons.settlement,
  stage: (view, seat) => {
    const { government } = view.players[seat];
    return government >= 0 ? governmentIcon(government) : undefined;
  },
  building,
  recruit: unit,
  upgrade: icons.upgrade,
  lowered: icons.settler,
  move: icons.move,
  turnedUp: (_view, _seat, territory) => land(territory).icon,
  discover: (view, _seat, tile) => {
    // the view may be older or newer than the line
    const territory = view.map[tile]?.territory ?? NONE;
    return territory === NONE ? icons.explore : land(territory).icon;
  },
  unitExhausted: unit,
  found: icons.village,
  fortify: icons.city,
  build: building,
  join: building,
  buy: icons.population,
  recall: unit,
  sell: icons.population,
  claim: icons.goal,
  noGoal: icons.goal,
  goalWaits: icons.goal,
};

export const picture = pictureBy(PICTURES);
