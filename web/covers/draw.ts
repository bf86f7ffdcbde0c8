/**
 * Covers are drawn, not painted: plates of an old atlas made of hatching, graticules and engraved signs. These helpers give
 * pieces of SVG as text; the build writes one file a cover, so the home page loads no drawing code.
 */

/** A small generator of its own, so that a cover is the same picture in every build. */
export function dice(seed: number): () => number {
  let x = seed >>> 0 || 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 0x1_0000_0000;
  };
}

const n = (x: number): string => String(Math.round(x * 10) / 10);

export interface Palette {
  /** the sheet */
  readonly paper: string;
  /** sea, sky: the wash behind everything */
  readonly wash: string;
  readonly deep: string;
  readonly ink: string;
  readonly gold: string;
  readonly accent: string;
  readonly second: string;
}

export const WIDTH = 300;
export const HEIGHT = 400;

function attrs(given: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(given)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? n(v) : v}"`)
    .join('');
}

export function el(
  tag: string,
  given: Readonly<Record<string, string | number | undefined>>,
  ...inner: string[]
): string {
  return inner.length ? `<${tag}${attrs(given)}>${inner.join('')}</${tag}>` : `<${tag}${attrs(given)}/>`;
}

export function path(d: string, given: Readonly<Record<string, string | number | undefined>>): string {
  return el('path', { d, ...given });
}

export function line(points: readonly (readonly [number, number])[], close = false): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('') + (close ? 'Z' : '');
}

/** Pointy-top hexagon. */
export function hex(x: number, y: number, r: number): string {
  const points: [number, number][] = [];
  for (let i = 0; i < 6; i++) {
    const a = (Math.PI / 3) * i - Math.PI / 2;
    points.push([x + r * Math.cos(a), y + r * Math.sin(a)]);
  }
  return line(points, true);
}

/** Rays that grow thinner outwards, as engravers cut a sun. */
export function rays(
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  width: number,
  fill: string,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (Math.PI * 2 * i) / count;
    const long = i % 2 ? to * 0.82 : to;
    const w = width / 2 / from;
    const at = (r: number, t: number): [number, number] => [x + r * Math.cos(t), y + r * Math.sin(t)];
    d += line([at(from, a - w), at(long, a), at(from, a + w)], true);
  }
  return path(d, { fill });
}

/** Water: broken wavy lines, closer together towards the top. */
export function waves(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  stroke: string,
  seed: number,
): string {
  const roll = dice(seed);
  let d = '';
  for (let r = 0; r < rows; r++) {
    const t = (r + 0.5) / rows;
    const yy = y + h * t * t;
    const step = 5 + 9 * t;
    let at = x - roll() * 30;
    while (at < x + w) {
      const run = (2 + Math.floor(roll() * 4)) * step;
      d += `M${n(Math.max(x, at))} ${n(yy)}`;
      for (let k = at; k < at + run && k < x + w; k += step)
        if (k >= x) d += `q${n(step / 2)} ${n(-step * 0.22)} ${n(step)} 0`;
      at += run + step * (0.8 + roll() * 2);
    }
  }
  return path(d, { fill: 'none', stroke, 'stroke-width': 0.7, 'stroke-linecap': 'round' });
}

/** A mountain with its shaded side hatched. */
export function mountain(x: number, y: number, size: number, ink: string, paper: string): string {
  const peak: [number, number] = [x, y - size];
  const left: [number, number] = [x - size * 0.62, y];
  const right: [number, number] = [x + size * 0.66, y];
  let hatch = '';
  for (let i = 1; i < 7; i++) {
    const t = i / 7;
    hatch += `M${n(peak[0] + (right[0] - peak[0]) * t)} ${n(peak[1] + (right[1] - peak[1]) * t)}l${n(-size * 0.2 * (1 - t * 0.4))} ${n(size * 0.34 * (1 - t * 0.55))}`;
  }
  return (
    path(line([left, peak, right]), {
      fill: paper,
      stroke: ink,
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    }) + path(hatch, { fill: 'none', stroke: ink, 'stroke-width': 0.55 })
  );
}

export function tree(x: number, y: number, size: number, ink: string, fill: string): string {
  return (
    path(`M${n(x)} ${n(y)}v${n(-size * 0.5)}`, { stroke: ink, 'stroke-width': 0.8 }) +
    path(
      `M${n(x - size * 0.32)} ${n(y - size * 0.34)}q0 ${n(-size * 0.6)} ${n(size * 0.32)} ${n(-size * 0.66)}q${n(size * 0.32)} ${n(size * 0.06)} ${n(size * 0.32)} ${n(size * 0.66)}z`,
      { fill, stroke: ink, 'stroke-width': 0.6 },
    )
  );
}

/** An engraved sign from the icon set (512 units square), placed by its centre. */
export type Icons = (name: string) => string;

export function sign(body: string, x: number, y: number, size: number, color: string, turn = 0): string {
  const k = size / 512;
  const rotate = turn ? ` rotate(${turn} 256 256)` : '';
  return `<g transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${Math.round(k * 10000) / 10000})${rotate}" color="${color}">${body}</g>`;
}

/** A compass rose of eight points, half of each point dark. */
export function rose(x: number, y: number, r: number, ink: string, paper: string): string {
  let light = '';
  let dark = '';
  for (const [turn, long] of [
    [45, 0.62],
    [0, 1],
  ] as const)
    for (let i = 0; i < 4; i++) {
      const a = (Math.PI / 2) * i + (turn * Math.PI) / 180;
      const tip: [number, number] = [x + r * long * Math.cos(a), y + r * long * Math.sin(a)];
      const side = (s: number): [number, number] => [
        x + r * 0.17 * Math.cos(a + (s * Math.PI) / 4),
        y + r * 0.17 * Math.sin(a + (s * Math.PI) / 4),
      ];
      light += line([[x, y], side(-1), tip], true);
      dark += line([[x, y], side(1), tip], true);
    }
  return (
    el('circle', { cx: x, cy: y, r: r * 0.78, fill: 'none', stroke: ink, 'stroke-width': 0.6 }) +
    el('circle', { cx: x, cy: y, r: r * 0.7, fill: 'none', stroke: ink, 'stroke-width': 0.35 }) +
    path(light, { fill: paper, stroke: ink, 'stroke-width': 0.5 }) +
    path(dark, { fill: ink, stroke: ink, 'stroke-width': 0.5 })
  );
}

/** The ruled edge of a map sheet: a thick line, a row of alternating degrees, a fine line. */
export function edge(p: Palette): string {
  const inset = 9;
  const band = 4.5;
  let marks = '';
  const along = (from: number, to: number, steps: number, make: (a: number, b: number) => string): void => {
    for (let i = 0; i < steps; i += 2)
      marks += make(from + ((to - from) * i) / steps, from + ((to - from) * (i + 1)) / steps);
  };
  const l = inset;
  const r = WIDTH - inset;
  const t = inset;
  const b = HEIGHT - inset;
  const box = (x1: number, y1: number, x2: number, y2: number): string =>
    line(
      [
        [x1, y1],
        [x2, y1],
        [x2, y2],
        [x1, y2],
      ],
      true,
    );
  along(l + band, r - band, 29, (x1, x2) => box(x1, t, x2, t + band) + box(x1, b - band, x2, b));
  along(t + band, b - band, 39, (y1, y2) => box(l, y1, l + band, y2) + box(r - band, y1, r, y2));
  const rect = (x: number, w: number): string =>
    el('rect', {
      x,
      y: x,
      width: WIDTH - 2 * x,
      height: HEIGHT - 2 * x,
      fill: 'none',
      stroke: p.ink,
      'stroke-width': w,
    });
  return (
    path(`M0 0H${WIDTH}V${HEIGHT}H0ZM${l} ${t}V${b}H${r}V${t}Z`, { fill: p.paper }) +
    path(`${box(l, t, r, b)}M${l + band} ${t + band}V${b - band}H${r - band}V${t + band}Z`, {
      fill: p.paper,
    }) +
    path(marks, { fill: p.ink }) +
    rect(4.5, 1.6) +
    rect(inset, 0.6) +
    rect(inset + band, 0.6)
  );
}

/** The plate for the title; the words are set by the page, in the reader's language. */
export function plate(p: Palette): string {
  const y = 308;
  const h = 66;
  const x = 34;
  const w = WIDTH - 2 * x;
  const c = 9;
  const shape = (d: number): string => {
    const [l, t, r, b] = [x + d, y + d, x + w - d, y + h - d];
    return `M${l + c} ${t}H${r - c}a${c} ${c} 0 0 0 ${c} ${c}V${b - c}a${c} ${c} 0 0 0 ${-c} ${c}H${l + c}a${c} ${c} 0 0 0 ${-c} ${-c}V${t + c}a${c} ${c} 0 0 0 ${c} ${-c}Z`;
  };
  return (
    path(shape(0), { fill: p.paper, stroke: p.ink, 'stroke-width': 1.4 }) +
    path(shape(3.6), { fill: 'none', stroke: p.gold, 'stroke-width': 0.8 })
  );
}

export function sheet(p: Palette, defs: string, inner: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs>${defs}</defs>` +
    el('rect', { width: WIDTH, height: HEIGHT, fill: p.wash }) +
    inner +
    edge(p) +
    plate(p) +
    '</svg>'
  );
}

export function fade(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}
