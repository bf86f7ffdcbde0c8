/** What is not on the table from the first moment: battles, trade, news, contents shown large. Fetched once the board stands. */
import './style/battle.css';
import './style/trade.css';

export { Battle } from './battle.tsx';
export { Detail } from './detail.tsx';
export { EventNews } from './news.tsx';
export { progressOf } from './progress.ts';
export { Deal, Offer } from './trade.tsx';
