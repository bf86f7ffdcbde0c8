import './plot.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { SeatBadge } from './seat.tsx';

export interface PlotLine {
  readonly mark: number;
  readonly name: string;
  /** one value a step; the first is the start */
  readonly values: readonly number[];
}

/** until it is known how wide the page draws it */
const WIDTH = 640;
const WIDEST = 760;
const PAD = { left: 40, right: 34, top: 14, bottom: 34 };
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 2', '12 4', '1 4', '6 2 2 2'];

/** Round numbers that cover 0 .. most in about `n` steps. */
export function ticks(most: number, n = 5): number[] {
  const rough = Math.max(1, most) / n;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find(m => m * power >= rough) ?? 10) * power);
  const list: number[] = [];
  for (let v = 0; v < most + step; v += step) list.push(v);
  return list;
}

/** Badges at the ends of lines, pushed apart where they would cover each other. */
export function spread(at: readonly number[], gap: number): number[] {
  const order = at.map((_, i) => i).sort((a, b) => at[a] - at[b]);
  const out = [...at];
  for (let i = 1; i < order.length; i++) out[order[i]] = Math.max(out[order[i]], out[order[i - 1]] + gap);
  return out;
}

/** One unit is one pixel, so that letters and badges have the same size in a plot of any width. */
function useWidth() {
  const ref = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(WIDTH);
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    const measure = () => {
      if (node.clientWidth > 0) setWidth(Math.min(WIDEST, node.clientWidth));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(node);
    return () => sizes.disconnect();
  }, []);
  return { ref, width };
}

/** Points over time, one line a seat; the same numbers stand in a table below it, folded. */
export function Plot({
  title,
  lines,
  stepLabel,
  tableLabel,
}: {
  title: string;
  lines: readonly PlotLine[];
  /** "Round", in the player's language */
  stepLabel: string;
  /** "The numbers", in the player's language */
  tableLabel: string;
}) {
  const { ref, width: W } = useWidth();
  const H = Math.round(Math.max(200, Math.min(300, W * 0.6)));
  const steps = Math.max(2, ...lines.map(line => line.values.length));
  const marks = ticks(Math.max(1, ...lines.flatMap(line => line.values)));
  const top = marks[marks.length - 1];
  const x = (i: number) => PAD.left + (i / (steps - 1)) * (W - PAD.left - PAD.right);
  const y = (v: number) => H - PAD.bottom - (v / top) * (H - PAD.top - PAD.bottom);
  const every = Math.max(1, Math.ceil(steps / Math.min(12, W / 40)));
  const ends = spread(
    lines.map(line => y(line.values[line.values.length - 1] ?? 0)),
    20,
  );
  return (
    <figure className="ek-plot" ref={ref}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={title}>
        {marks.map(v => (
          <g key={v}>
            <path className="ek-plot-grid" d={`M${PAD.left} ${y(v)}H${W - PAD.right}`} />
            <text className="ek-plot-text" x={PAD.left - 8} y={y(v) + 4} textAnchor="end">
              {v}
            </text>
          </g>
        ))}
        {Array.from({ length: steps }, (_, i) => i)
          .filter(i => i % every === 0)
          .map(i => (
            <text key={i} className="ek-plot-text" x={x(i)} y={H - 14} textAnchor="middle">
              {i}
            </text>
          ))}
        {lines.map((line, n) => (
          <g key={line.mark} className={cx(`ek-seat-${line.mark % 8}`)}>
            <path
              className="ek-plot-line"
              strokeDasharray={DASHES[line.mark % 8]}
              d={line.values.map((v, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join('')}
            />
            <SeatBadge mark={line.mark} name={line.name} x={W - PAD.right + 16} y={ends[n]} size={20} />
          </g>
        ))}
      </svg>
      <details>
        <summary>{tableLabel}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className="ek-plot-scroll" aria-label={tableLabel} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{stepLabel}</th>
                {lines.map(line => (
                  <th key={line.mark} scope="col">
                    {line.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: steps }, (_, i) => i).map(i => (
                <tr key={i}>
                  <th scope="row">{i}</th>
                  {lines.map(line => (
                    <td key={line.mark}>{line.values[i] ?? ''}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
