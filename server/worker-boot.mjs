// Lets a worker thread run a TypeScript source; the compiled program does without.
import { workerData } from 'piscina';
import { register } from 'tsx/esm/api';

register();
const { default: run } = await import(workerData.boot);
export default run;
