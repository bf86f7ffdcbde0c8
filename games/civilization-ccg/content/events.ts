/** Events. */

import { goldenEvents } from './events-golden.ts';
import { initialEvents } from './events-initial.ts';
import { silverEvents } from './events-silver.ts';

export const events = { ...initialEvents, ...silverEvents, ...goldenEvents };
