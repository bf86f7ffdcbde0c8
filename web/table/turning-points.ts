import type { PointsAt } from '../client/table-client.ts';

/** The rounds in which somebody gained most on the others together. */
export function turningPoints(
  points: readonly PointsAt[],
  most: number,
): { seat: number; gain: number; at: PointsAt }[] {
  const found: { seat: number; gain: number; at: PointsAt }[] = [];
  for (let i = 1; i < points.length; i++) {
    const gains = points[i].points.map((p, seat) => p - points[i - 1].points[seat]);
    const mean = gains.reduce((a, b) => a + b, 0) / gains.length;
    const best = gains.indexOf(Math.max(...gains));
    const gain = Math.round(gains[best] - mean);
    if (gain > 0) found.push({ seat: best, gain, at: points[i - 1] });
  }
  return found
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most)
    .sort((a, b) => a.at.answers - b.at.answers);
}
