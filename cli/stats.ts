/** The little statistics that simulations need. */

/** Two-sided normal quantiles. */
export const Z95 = 1.959964;
export const Z99 = 2.575829;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval for a share: holds near 0 and 1 and for few games. Shared wins count as fractions. */
export function wilson(wins: number, games: number, z = Z95): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const p = wins / games;
  const zz = (z * z) / games;
  const middle = p + zz / 2;
  const half = z * Math.sqrt((p * (1 - p)) / games + zz / (4 * games));
  // At the ends the formula gives 0 and 1 but for a rounding error.
  return {
    low: wins === 0 ? 0 : (middle - half) / (1 + zz),
    high: wins === games ? 1 : (middle + half) / (1 + zz),
  };
}

/** How many Elo points a share of wins is worth; ±Infinity at 0 and 1. */
export function elo(share: number): number {
  return share <= 0
    ? Number.NEGATIVE_INFINITY
    : share >= 1
      ? Number.POSITIVE_INFINITY
      : 400 * Math.log10(share / (1 - share));
}

export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly p5: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

export function spread(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, min: 0, p5: 0, median: 0, p95: 0, max: 0 };
  const sorted = Float64Array.from(values).sort();
  const at = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
  let sum = 0;
  for (const x of sorted) sum += x;
  return {
    mean: sum / sorted.length,
    min: sorted[0],
    p5: at(0.05),
    median: at(0.5),
    p95: at(0.95),
    max: sorted[sorted.length - 1],
  };
}
