/** @epoka/table: one match, whoever hosts it (server, browser, command line). */
export { clockAt } from './clock.ts';
export type { NewTable } from './config.ts';
export { endedOf, wonByOther } from './ended.ts';
export { Comparison, diff, patch } from './patch.ts';
export { Plan } from './plan.ts';
export { readRecord } from './record.ts';
export {
  type Catalog,
  type ExportOptions,
  exportReplay,
  importReplay,
  readReplay,
  replayOf,
  replaySteps,
  verifyReplay,
} from './replay.ts';
export { commitment, earlyCommitment, newSalt, newSeed, verifyCommitment } from './seed.ts';
export { sha256 } from './sha256.ts';
export { Table } from './table.ts';
export * from './types.ts';
