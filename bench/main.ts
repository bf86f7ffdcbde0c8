/** `npm run bench`: one line `figure <name> <value>` each, a few minutes on two cores. */
import { benchKernel } from './kernel.ts';

benchKernel();
