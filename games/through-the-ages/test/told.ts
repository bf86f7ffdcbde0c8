/** What an answer tells: the lines of the log, each as its key and what goes with it. */
import type { Scene } from './scene.ts';

type Line = [key: string, ...args: unknown[]];

export function linesOf(at: Scene, from = 0): Line[] {
  return at.told.slice(from).map(tell => [tell.key, ...tell.args]);
}

/** The lines from an answer of the open question to the next turn. */
export function telling(at: Scene, ...answer: [string, ...unknown[]]): Line[] {
  const before = at.told.length;
  at.does(...answer);
  const lines = linesOf(at, before);
  const next = lines.findIndex(([key]) => key === 'turn' || key === 'round');
  return next < 0 ? lines : lines.slice(0, next);
}
