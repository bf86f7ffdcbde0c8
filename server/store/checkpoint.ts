/**
 * What the engine answers to a checkpoint: was everything carried over, and does nobody read in the log any more? Only then
 * the next commit begins it anew.
 */
export function isCarried(answer: unknown): boolean {
  const [{ busy, log, checkpointed }] = answer as [{ busy: number; log: number; checkpointed: number }];
  return busy === 0 && log === checkpointed;
}
