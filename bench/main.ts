/** `npm run bench`: one line `figure <name> <value>` each, a few minutes on two cores. */
import { civilizationCcg } from '@epoka/civilization-ccg';
import { clashOfCultures } from '@epoka/clash-of-cultures';
import { newHorizons } from '@epoka/new-horizons';
import { throughTheAges } from '@epoka/through-the-ages';
import { wisdomAndWarfare } from '@epoka/wisdom-and-warfare';
import { benchChance } from './chance.ts';
import { benchClash } from './clash.ts';
import { benchGame } from './game.ts';
import { benchKernel } from './kernel.ts';
import { figure } from './measure.ts';
import { benchTable } from './table.ts';

benchKernel();
const games = [newHorizons, throughTheAges, wisdomAndWarfare, civilizationCcg, clashOfCultures];
benchChance(games);
const copies = games.map(benchGame);
const replays = games.map(benchTable);
benchClash();
figure('copy-vs-structuredClone', Math.min(...copies));
figure('replay-400-ms', Math.max(...replays));
