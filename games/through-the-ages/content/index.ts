/** All cards. Whoever wants a family takes it from here: the tables are complete then, whatever is loaded first. */
import './tables.ts';

export { actions } from './actions.ts';
export { aggressions } from './aggressions.ts';
export { bonuses } from './bonuses.ts';
export { events } from './events.ts';
export { governments } from './governments.ts';
export * from './ids.ts';
export { leaders } from './leaders.ts';
export { pacts } from './pacts.ts';
export { specials } from './specials.ts';
export * from './tables.ts';
export { tactics } from './tactics.ts';
export { technologies } from './technologies.ts';
export { territories } from './territories.ts';
export { wars } from './wars.ts';
export { wonders } from './wonders.ts';
