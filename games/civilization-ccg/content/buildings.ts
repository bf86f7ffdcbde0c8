/** Buildings. */

import { goldenBuildings } from './buildings-golden.ts';
import { initialBuildings } from './buildings-initial.ts';
import { silverBuildings } from './buildings-silver.ts';

export const buildings = { ...initialBuildings, ...silverBuildings, ...goldenBuildings };
