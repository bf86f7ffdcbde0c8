/** Everything of this game that is drawn by name. */
export { PORTRAITS } from './leaders.ts';
