/** What comes once the board stands, as one file: it is fetched while the first moves are made. */
export { about } from './about.ts';
export { Detail } from './detail.tsx';
export { LittleMap } from './little-map.tsx';
export { Discovery } from './news.tsx';
export { Tray } from './tray.tsx';
