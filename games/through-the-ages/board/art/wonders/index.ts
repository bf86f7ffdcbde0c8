/** The drawings of the wonders: parts with the third of the building in which they rise. */
import type { Drawing } from '@epoka/web/kit';
import type { WonderId } from '../../game.ts';
import * as antiquity from './antiquity.ts';
import * as industry from './industry.ts';
import * as middleAges from './middle-ages.ts';
import * as modern from './modern.ts';

export const DRAWINGS: Readonly<Record<WonderId, Drawing>> = {
  colossus: antiquity.colossus,
  'hanging-gardens': antiquity.hangingGardens,
  'library-of-alexandria': antiquity.libraryOfAlexandria,
  pyramids: antiquity.pyramids,
  'great-wall': middleAges.greatWall,
  'st-peters-basilica': middleAges.stPetersBasilica,
  'taj-mahal': middleAges.tajMahal,
  'universitas-carolina': middleAges.universitasCarolina,
  'eiffel-tower': industry.eiffelTower,
  kremlin: industry.kremlin,
  'ocean-liner-service': industry.oceanLinerService,
  'transcontinental-railroad': industry.transcontinentalRailroad,
  'fast-food-chains': modern.fastFoodChains,
  'first-space-flight': modern.firstSpaceFlight,
  hollywood: modern.hollywood,
  internet: modern.internet,
};
