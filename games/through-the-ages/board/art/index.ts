/** Everything of this game that is drawn by name. */
export { PORTRAITS } from './leaders.ts';
export { DRAWINGS } from './wonders/index.ts';
