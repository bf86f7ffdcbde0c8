/** Military units. */

import { goldenUnits } from './units-golden.ts';
import { initialUnits } from './units-initial.ts';
import { silverUnits } from './units-silver.ts';

export const units = { ...initialUnits, ...silverUnits, ...goldenUnits };
