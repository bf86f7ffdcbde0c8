/** What is not on the table from the first moment: drafts and payments, battles, trade, news, contents shown large, pictures of the log. Fetched once the board stands. */
import './style/sheet.css';
import './style/battle.css';
import './style/trade.css';

export { Battle } from './battle.tsx';
export { AdvanceBook } from './book.tsx';
export { Detail } from './detail.tsx';
export { EventNews } from './news.tsx';
export { picture } from './pictures.ts';
export { progressOf } from './progress.ts';
export { Sheet } from './sheet.tsx';
