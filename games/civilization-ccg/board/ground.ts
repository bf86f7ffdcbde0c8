/** What lies on which terrain, found once a position. */
import {
  CARDS,
  IN_FIELD,
  IN_FORCE,
  IN_GROUND,
  INVENTION,
  KIND,
  KNOWN,
  STANDING,
  type State,
  UNFINISHED,
} from './game.ts';

export interface Place {
  readonly resource: number;
  readonly buildings: readonly number[];
  /** being built */
  readonly works: readonly number[];
  readonly units: readonly number[];
}

export interface Ground {
  readonly places: ReadonlyMap<number, Place>;
  /** by seat: inventions known and devised, events in play */
  readonly strips: readonly (readonly number[])[];
}

const EMPTY: Place = { resource: -1, buildings: [], works: [], units: [] };

export function groundOf(view: State): Ground {
  const places = new Map<
    number,
    { resource: number; buildings: number[]; works: number[]; units: number[] }
  >();
  const strips = view.row.map((): number[] => []);
  const at = (o: number) => {
    const terrain = view.at[o];
    const known = places.get(terrain);
    if (known) return known;
    const place = { resource: -1, buildings: [], works: [], units: [] };
    places.set(terrain, place);
    return place;
  };
  for (let o = 0; o < view.zone.length; o++) {
    switch (view.zone[o]) {
      case IN_GROUND:
        at(o).resource = o;
        break;
      case STANDING:
        at(o).buildings.push(o);
        break;
      case IN_FIELD:
        at(o).units.push(o);
        break;
      case UNFINISHED:
        if (KIND[view.face[o]] === INVENTION) strips[view.owner[o]].push(o);
        else at(o).works.push(o);
        break;
      case KNOWN:
      case IN_FORCE:
        strips[view.owner[o]].push(o);
        break;
      default:
        break;
    }
  }
  // inventions first, then the one that is devised, then events
  const rank = (o: number) => (view.zone[o] === KNOWN ? 0 : view.zone[o] === UNFINISHED ? 1 : 2);
  for (const strip of strips) strip.sort((a, b) => rank(a) - rank(b) || view.serial[a] - view.serial[b]);
  return { places, strips };
}

export const placeAt = (ground: Ground, terrain: number): Place => ground.places.get(terrain) ?? EMPTY;

/** Everything that can be pressed on a terrain seen small: itself and what is on it. */
export function thingsOn(ground: Ground, terrain: number): readonly number[] {
  const { resource, buildings, works, units } = placeAt(ground, terrain);
  return [terrain, ...(resource < 0 ? [] : [resource]), ...buildings, ...works, ...units];
}

/** The terrain as it looks: by its first type, or a look of its own. */
export const isWonder = (card: number): boolean => CARDS[card].kind === 'wonder';
