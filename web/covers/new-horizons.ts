/** A caravel before the rising sun; the known world ends in tiles that nobody has turned yet. */
import {
  dice,
  el,
  fade,
  HEIGHT,
  hex,
  type Icons,
  mountain,
  type Palette,
  path,
  rays,
  rose,
  sheet,
  sign,
  tree,
  WIDTH,
  waves,
} from './draw.ts';

const p: Palette = {
  paper: '#f3e9d2',
  wash: '#d9e3d6',
  deep: '#2d6a6a',
  ink: '#1f3a3d',
  gold: '#c08a2d',
  accent: '#e2a23b',
  second: '#a9c3a4',
};

export function newHorizons(icon: Icons): string {
  const horizon = 196;
  const roll = dice(7);
  let tiles = '';
  const r = 25;
  const w = r * Math.sqrt(3);
  for (let row = 0; row < 5; row++)
    for (let col = -1; col < 8; col++) {
      const x = col * w + (row % 2 ? w / 2 : 0) - 4;
      const y = 262 + row * r * 1.5;
      const known = x + (y - 262) * 0.5 < 196 + roll() * 34;
      tiles += path(hex(x, y, r - 1), {
        fill: known ? (roll() < 0.45 ? '#e9d9a9' : roll() < 0.5 ? p.second : '#dccf9a') : p.deep,
        'fill-opacity': known ? 1 : 0.16,
        stroke: p.ink,
        'stroke-width': known ? 0.9 : 0.6,
        'stroke-dasharray': known ? undefined : '3 3',
      });
      if (known) {
        const what = roll();
        if (what < 0.3) tiles += mountain(x, y + 8, 17, p.ink, p.paper);
        else if (what < 0.62)
          tiles += tree(x - 6, y + 8, 13, p.ink, '#7fa07b') + tree(x + 6, y + 10, 13, p.ink, '#7fa07b');
        else if (what < 0.8) tiles += sign(icon('huts-village'), x, y, 24, p.ink);
        else
          tiles += path(`M${x - 9} ${y + 6}q4 -6 9 -2t9 -2`, {
            fill: 'none',
            stroke: p.ink,
            'stroke-width': 0.7,
          });
      } else if (roll() < 0.3)
        tiles += `<text x="${x}" y="${y + 7}" font-family="Georgia,serif" font-size="20" text-anchor="middle" fill="${p.ink}" fill-opacity="0.4">?</text>`;
    }
  const sky = el('rect', { width: WIDTH, height: horizon, fill: 'url(#sky)' });
  const sea = el('rect', { y: horizon, width: WIDTH, height: HEIGHT - horizon, fill: 'url(#sea)' });
  const sun =
    rays(150, horizon, 50, 240, 48, 5.2, p.accent) +
    el('circle', { cx: 150, cy: horizon, r: 60, fill: p.accent, stroke: p.ink, 'stroke-width': 1 }) +
    el('circle', { cx: 150, cy: horizon, r: 52, fill: 'none', stroke: p.ink, 'stroke-width': 0.5 });
  return sheet(
    p,
    fade('sky', '#f6e2b0', '#f2c98a') +
      fade('sea', '#9cc3bd', '#4b8986') +
      `<clipPath id="up"><rect width="${WIDTH}" height="${horizon}"/></clipPath>`,
    sky +
      `<g clip-path="url(#up)" opacity="0.92">${sun}</g>` +
      sea +
      waves(0, horizon + 3, WIDTH, 90, 13, p.ink, 11) +
      sign(icon('caravel'), 150, 152, 132, p.ink) +
      tiles +
      rose(251, 60, 25, p.ink, p.paper),
  );
}
