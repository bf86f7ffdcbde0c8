/** An open book and a sword over squared land: a battle map and a library in one. */
import {
  dice,
  el,
  fade,
  type Icons,
  mountain,
  type Palette,
  path,
  rays,
  sheet,
  sign,
  tree,
  WIDTH,
} from './draw.ts';

const p: Palette = {
  paper: '#efe8d3',
  wash: '#c8cfa8',
  deep: '#23402f',
  ink: '#1f2f26',
  gold: '#bd9136',
  accent: '#7c2f2a',
  second: '#40624a',
};

const grounds = ['#cfd3a0', '#b7c48d', '#e2d9a9', '#9fb585', '#d7c48e'];

export function wisdomAndWarfare(icon: Icons): string {
  const roll = dice(41);
  const size = 34;
  let land = '';
  let signs = '';
  const river: [number, number][] = [];
  for (let row = 0; row < 5; row++)
    for (let col = 0; col < 8; col++) {
      const x = 14 + col * size;
      const y = 196 + row * size;
      land += el('rect', {
        x,
        y,
        width: size,
        height: size,
        fill: grounds[Math.floor(roll() * grounds.length)],
        stroke: p.ink,
        'stroke-width': col % 4 === 0 || row % 4 === 0 ? 0.9 : 0.5,
      });
      const what = roll();
      const cx = x + size / 2;
      const cy = y + size / 2;
      if (what < 0.2) signs += mountain(cx, cy + 10, 20, p.ink, p.paper);
      else if (what < 0.42)
        signs += tree(cx - 6, cy + 9, 14, p.ink, '#6c8a5f') + tree(cx + 6, cy + 11, 15, p.ink, '#6c8a5f');
      else if (what < 0.52) signs += sign(icon('village'), cx, cy, 25, p.ink);
      else if (what < 0.6) signs += sign(icon('tower-flag'), cx, cy, 25, p.accent);
    }
  for (let i = 0; i <= 12; i++) river.push([10 + i * 24, 250 + Math.sin(i * 0.9) * 16]);
  const stream = river
    .map(([x, y], i) => (i ? `T${x} ${y.toFixed(1)}` : `M${x} ${y}Q${x + 12} ${y - 8} ${x + 12} ${y}`))
    .join('');
  const glow = rays(150, 118, 44, 200, 40, 5, '#e6d79a');
  return sheet(
    p,
    fade('sky', '#35543f', '#a9b886'),
    el('rect', { width: WIDTH, height: 196, fill: 'url(#sky)' }) +
      `<g opacity="0.6">${glow}</g>` +
      land +
      path(stream, { fill: 'none', stroke: '#6f9aa0', 'stroke-width': 7, 'stroke-linecap': 'round' }) +
      path(stream, { fill: 'none', stroke: p.ink, 'stroke-width': 0.5, 'stroke-dasharray': '6 5' }) +
      signs +
      el('circle', { cx: 150, cy: 118, r: 78, fill: p.paper, stroke: p.ink, 'stroke-width': 1.6 }) +
      el('circle', { cx: 150, cy: 118, r: 73, fill: 'none', stroke: p.gold, 'stroke-width': 1.6 }) +
      el('circle', { cx: 150, cy: 118, r: 69, fill: 'none', stroke: p.ink, 'stroke-width': 0.5 }) +
      sign(icon('laurels'), 150, 119, 128, p.second) +
      sign(icon('broadsword'), 150, 104, 86, p.accent, 135) +
      sign(icon('open-book'), 150, 139, 72, p.deep),
  );
}
