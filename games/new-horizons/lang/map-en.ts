/** Home territories and units in English sentences. */
import { MOST_STRENGTH, START_SETTLER, UNIT_MARKERS } from '../content/index.ts';
import { SETTLER } from '../rules/state.ts';
import { sidesOf } from './things.ts';
import type { HomeText, UnitText } from './types.ts';

export const home: HomeText = {
  start: `Lies beside the cradle. Your first settler begins on it, with strength ${START_SETTLER}.`,
  recruit: 'Units you recruit may enter here, even once your building covers it.',
  move: 'Units of other players may cross it but not stop on it, until a building covers it.',
  build: 'Only you may put a new building on it. It has no place for a village or city.',
};

const markers = UNIT_MARKERS.map((n, side) => `${n} for strength ${sidesOf(side)}`).join(', ');

export function unit(kind: number): UnitText {
  const settler = kind === SETTLER;
  return {
    recruit: `A population pawn becomes a ${settler ? 'settler' : 'soldier'}. It enters on your home territory or on any tile with a cube of yours.`,
    strength: `At most ${MOST_STRENGTH}. Your ${settler ? 'settler' : 'soldier'} markers are limited: ${markers}. An upgrade raises it if a marker is free.`,
    move: "A movement point takes it to the next tile. It may cross an opponent's home territory but not stop there. Units never fight; they only keep others from putting a new building on their tile.",
    work: settler
      ? [
          'Discovers territories: it steps off the map onto a hex that touches two tiles.',
          'Founds villages: settlers with at least the strength of the territory in total are exhausted for it.',
          'Builds: one settler on the tile gives 1 strength for a building; at strength 1 it is exhausted.',
        ]
      : [
          'Fortifies cities on tiles with a village, whoever founded it: soldiers with at least the strength of the territory in total are exhausted for it.',
          'Cannot discover, found villages or build.',
        ],
    recall: 'In an exchange you may recall it from the map: its pawn becomes active again.',
  };
}
