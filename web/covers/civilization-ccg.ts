/** A fanned hand over two starry hemispheres. */
import { dice, el, fade, type Icons, type Palette, path, sheet, sign, WIDTH } from './draw.ts';

const p: Palette = {
  paper: '#efe6d2',
  wash: '#2b2f4d',
  deep: '#262a47',
  ink: '#23253c',
  gold: '#c69a3f',
  accent: '#7a4b7d',
  second: '#4d5f94',
};

const hand = [
  { fill: '#d8c18c', icon: 'wheat' },
  { fill: '#a9b98b', icon: 'greek-temple' },
  { fill: '#efe6d2', icon: 'crown' },
  { fill: '#a9bccb', icon: 'trireme' },
  { fill: '#c79a86', icon: 'spears' },
];

export function civilizationCcg(icon: Icons): string {
  const roll = dice(5);
  let stars = '';
  for (let i = 0; i < 90; i++)
    stars += el('circle', {
      cx: roll() * WIDTH,
      cy: roll() * 300,
      r: 0.4 + roll() * 0.9,
      fill: '#e9dcae',
      'fill-opacity': 0.35 + roll() * 0.5,
    });
  let globe = '';
  for (let i = -3; i <= 3; i++) {
    globe += el('ellipse', {
      cx: 150,
      cy: 126,
      rx: Math.abs(i) * 31 + 2,
      ry: 96,
      fill: 'none',
      stroke: p.gold,
      'stroke-width': 0.6,
    });
    const y = 126 + i * 27;
    const half = Math.sqrt(Math.max(0, 96 * 96 - (y - 126) ** 2));
    globe += path(`M${150 - half} ${y}H${150 + half}`, { stroke: p.gold, 'stroke-width': 0.6 });
  }
  globe =
    el('circle', { cx: 150, cy: 126, r: 96, fill: '#343a63' }) +
    globe +
    el('circle', { cx: 150, cy: 126, r: 96, fill: 'none', stroke: p.gold, 'stroke-width': 1.6 }) +
    el('circle', { cx: 150, cy: 126, r: 101, fill: 'none', stroke: p.gold, 'stroke-width': 0.5 });
  const cards = hand
    .map((card, i) => {
      const turn = (i - 2) * 15;
      return (
        `<g transform="rotate(${turn} 150 400)">` +
        el('rect', {
          x: 112,
          y: 118,
          width: 76,
          height: 112,
          rx: 6,
          fill: card.fill,
          stroke: p.ink,
          'stroke-width': 1.4,
        }) +
        el('rect', {
          x: 116.5,
          y: 122.5,
          width: 67,
          height: 103,
          rx: 3.5,
          fill: 'none',
          stroke: p.ink,
          'stroke-width': 0.5,
        }) +
        path('M121 206H179M121 212H179M121 218H160', { stroke: p.ink, 'stroke-width': 0.7, opacity: 0.6 }) +
        el('circle', {
          cx: 150,
          cy: 163,
          r: 29,
          fill: p.paper,
          'fill-opacity': 0.55,
          stroke: p.ink,
          'stroke-width': 0.8,
        }) +
        sign(icon(card.icon), 150, 163, 42, p.ink) +
        '</g>'
      );
    })
    .join('');
  return sheet(
    p,
    fade('night', '#23264a', '#594a78'),
    el('rect', { width: WIDTH, height: 400, fill: 'url(#night)' }) +
      stars +
      globe +
      `<g transform="translate(0 34)">${cards}</g>`,
  );
}
