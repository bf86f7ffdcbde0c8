/**
 * Figures as a program can read them. Two things are compared in alternating slices of one run, in CPU time, so that
 * whatever else the machine does touches both alike; the figure is the median of the slices' ratios.
 */

export function figure(name: string, value: number): void {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  console.log(`figure ${name} ${value.toFixed(digits)}`);
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Work done per CPU second: `work` returns how much it did. */
function slice(work: () => number, ms: number): number {
  const start = cpuMs();
  let done = 0;
  let spent = 0;
  do {
    // Reading the CPU clock costs a microsecond: look at it every few milliseconds only.
    const pause = performance.now() + 5;
    do for (let i = 0; i < 32; i++) done += work();
    while (performance.now() < pause);
    spent = cpuMs() - start;
  } while (spent < ms);
  return (done * 1000) / spent;
}

export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export interface Comparison {
  readonly ratio: number;
  readonly ours: number;
  readonly theirs: number;
}

/** Slices before the first that counts: a large game is still being compiled in the first seconds, and that is counted as CPU time. */
const WARM_UP = 8;

/** How many times more `ours` does in a CPU second than `theirs`, once both are warm. */
export function compare(ours: () => number, theirs: () => number, slices = 9, ms = 400): Comparison {
  for (let i = 0; i < WARM_UP; i++) {
    slice(ours, ms);
    slice(theirs, ms);
  }
  const a: number[] = [];
  const b: number[] = [];
  for (let i = 0; i < slices; i++) {
    a.push(slice(ours, ms));
    b.push(slice(theirs, ms));
  }
  return { ratio: median(a.map((x, i) => x / b[i])), ours: median(a), theirs: median(b) };
}

/** CPU milliseconds of one call, the median of many. */
export function perCallMs(work: () => void, calls: number): number {
  for (let i = 0; i < Math.min(calls, 20); i++) work();
  const times: number[] = [];
  for (let i = 0; i < calls; i++) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  return median(times);
}
