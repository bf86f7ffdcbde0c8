/** Two cultures on one coast: red settlements and blue ones, and the hexes between them. */
import {
  dice,
  el,
  fade,
  hex,
  type Icons,
  mountain,
  type Palette,
  path,
  sheet,
  sign,
  tree,
  WIDTH,
  waves,
} from './draw.ts';

const p: Palette = {
  paper: '#f2e7d0',
  wash: '#b9d0cf',
  deep: '#274a63',
  ink: '#22303c',
  gold: '#b5812f',
  accent: '#b4472e',
  second: '#3d6c8c',
};

const lands = ['#dfc98c', '#c9c58a', '#a8b982', '#e6d7a8', '#cdb07c'];

export function clashOfCultures(icon: Icons): string {
  const roll = dice(23);
  const r = 33;
  const w = r * Math.sqrt(3);
  let map = '';
  let pieces = '';
  for (let row = -1; row < 9; row++)
    for (let col = -1; col < 7; col++) {
      const x = col * w + (row % 2 ? w / 2 : 0);
      const y = row * r * 1.5 + 14;
      const far = Math.hypot(x - 150, (y - 165) * 0.9);
      const land = far < 118 + (roll() - 0.5) * 60;
      map += path(hex(x, y, r - 0.6), {
        fill: land ? lands[Math.floor(roll() * lands.length)] : '#8fb6bb',
        'fill-opacity': land ? 1 : 0.55,
        stroke: p.ink,
        'stroke-width': land ? 1 : 0.35,
      });
      if (!land) {
        if (roll() < 0.55) pieces += waves(x - 16, y - 3, 32, 8, 2, p.deep, Math.floor(roll() * 999));
        continue;
      }
      const side = x + y * 0.15 < 165;
      const tint = side ? p.accent : p.second;
      const what = roll();
      if (what < 0.36) {
        pieces += el('circle', { cx: x, cy: y, r: 17, fill: tint, stroke: p.ink, 'stroke-width': 1 });
        pieces += el('circle', { cx: x, cy: y, r: 14, fill: 'none', stroke: p.paper, 'stroke-width': 0.7 });
        pieces += sign(
          icon(
            side
              ? ['greek-temple', 'coliseum', 'stone-tower'][Math.floor(roll() * 3)]
              : ['mayan-pyramid', 'obelisk', 'lighthouse'][Math.floor(roll() * 3)],
          ),
          x,
          y,
          21,
          p.paper,
        );
      } else if (what < 0.58) pieces += mountain(x, y + 11, 24, p.ink, p.paper);
      else if (what < 0.8)
        pieces +=
          tree(x - 9, y + 9, 17, p.ink, '#71906a') +
          tree(x + 2, y + 12, 19, p.ink, '#71906a') +
          tree(x + 12, y + 8, 15, p.ink, '#71906a');
      else pieces += sign(icon(side ? 'meeple' : 'meeple'), x, y, 22, tint);
    }
  const crest =
    `<g transform="translate(150 166)">` +
    el('circle', { r: 45, fill: p.paper, stroke: p.ink, 'stroke-width': 1.4 }) +
    el('circle', { r: 40.5, fill: 'none', stroke: p.gold, 'stroke-width': 1.2 }) +
    path('M0 -40A40 40 0 0 0 0 40Z', { fill: p.accent }) +
    path('M0 -40A40 40 0 0 1 0 40Z', { fill: p.second }) +
    path('M0 -40V40', { stroke: p.paper, 'stroke-width': 1.4 }) +
    '</g>' +
    sign(icon('crossed-swords'), 150, 166, 58, p.paper);
  return sheet(
    p,
    fade('sea', '#c3dad8', '#8fb6bb'),
    el('rect', { width: WIDTH, height: 400, fill: 'url(#sea)' }) +
      map +
      pieces +
      crest +
      sign(icon('trireme'), 56, 262, 40, p.ink) +
      sign(icon('drakkar'), 246, 62, 40, p.ink),
  );
}
