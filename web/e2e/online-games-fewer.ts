/** The server of the browser tests after a game was taken out of it. */
export { games } from '../../server/games.ts';
