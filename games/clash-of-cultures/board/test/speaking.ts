/** The frame hands a board its words before it draws it; tests have both languages from the start. */

import { words as en } from '../words/en.ts';
import { words as pl } from '../words/pl.ts';
import { speak } from '../words.ts';

speak('en', en);
speak('pl', pl);
