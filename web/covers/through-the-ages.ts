/** Four ages under four arches: temple, dome, chimney, rocket, on one long road. */
import { el, fade, type Icons, type Palette, path, rays, sheet, sign, WIDTH } from './draw.ts';

const p: Palette = {
  paper: '#f4e6cf',
  wash: '#e9cfa4',
  deep: '#6d2335',
  ink: '#3a1a20',
  gold: '#b98530',
  accent: '#a23b4a',
  second: '#d8a25e',
};

const ages = [
  { fill: '#e6c788', sky: '#f3e0b2', big: 'ancient-columns', small: ['great-pyramid', 'stone-wheel'] },
  { fill: '#d99a6a', sky: '#eec79d', big: 'saint-basil-cathedral', small: ['caravel', 'quill-ink'] },
  { fill: '#b9625a', sky: '#dfa08d', big: 'factory', small: ['steam-locomotive', 'gears'] },
  { fill: '#6d2f45', sky: '#a55a66', big: 'rocket', small: ['atom', 'radio-tower'] },
];

export function throughTheAges(icon: Icons): string {
  const left = 22;
  const width = (WIDTH - 2 * left) / 4;
  const top = 74;
  const foot = 262;
  let arches = '';
  ages.forEach((age, i) => {
    const x = left + i * width;
    const c = x + width / 2;
    const inner = width - 12;
    const spring = top + inner / 2;
    const opening = `M${x + 6} ${foot}V${spring}a${inner / 2} ${inner / 2} 0 0 1 ${inner} 0V${foot}Z`;
    arches +=
      el('rect', {
        x,
        y: top - 14,
        width,
        height: foot - top + 14,
        fill: age.fill,
        stroke: p.ink,
        'stroke-width': 1,
      }) +
      path(opening, { fill: age.sky, stroke: p.ink, 'stroke-width': 1.2 }) +
      path(`M${x + 10} ${foot}V${spring}a${inner / 2 - 4} ${inner / 2 - 4} 0 0 1 ${inner - 8} 0V${foot}`, {
        fill: 'none',
        stroke: p.ink,
        'stroke-width': 0.5,
      });
    // the stones of the arch
    let stones = '';
    for (let k = 0; k <= 8; k++) {
      const a = Math.PI + (Math.PI * k) / 8;
      const at = (r: number) =>
        `${(c + r * Math.cos(a)).toFixed(1)} ${(spring + r * Math.sin(a)).toFixed(1)}`;
      stones += `M${at(inner / 2)}L${at(inner / 2 + 7)}`;
    }
    arches += path(stones, { stroke: p.ink, 'stroke-width': 0.6 });
    const tint = i === 3 ? p.paper : p.ink;
    arches += sign(icon(age.big), c, 196, 48, tint);
    arches += sign(icon(age.small[0]), c, 148, 27, tint);
    arches += sign(icon(age.small[1]), c, 116, 23, tint);
    arches += path(`M${x + 10} 222H${x + width - 10}`, { stroke: tint, 'stroke-width': 0.7 });
    arches += `<text x="${c}" y="246" font-family="Georgia,serif" font-size="19" text-anchor="middle" fill="${tint}">${['A', 'I', 'II', 'III'][i]}</text>`;
  });
  const gable =
    path(`M${left - 6} ${top - 14}H${WIDTH - left + 6}L150 22Z`, {
      fill: p.second,
      stroke: p.ink,
      'stroke-width': 1.2,
    }) +
    path(`M${left + 22} ${top - 20}H${WIDTH - left - 22}L150 32Z`, {
      fill: '#f0d9a6',
      stroke: p.ink,
      'stroke-width': 0.6,
    }) +
    sign(icon('laurel-crown'), 150, 47, 25, p.deep);
  let steps = '';
  for (let i = 0; i < 4; i++)
    steps += el('rect', {
      x: left - 5 - i * 3,
      y: foot + i * 8,
      width: WIDTH - 2 * left + 10 + i * 6,
      height: 8,
      fill: i % 2 ? '#dcb981' : '#e8cb96',
      stroke: p.ink,
      'stroke-width': 0.7,
    });
  // four hands of cards fanned over the steps
  let road = '';
  for (let i = 0; i < 7; i++) {
    const x = 60 + i * 30;
    road += `<g transform="rotate(${(i - 3) * 7} ${x} 420)">${el('rect', { x: x - 19, y: 282, width: 38, height: 60, rx: 3, fill: [p.paper, '#ecd6ae', '#d99a6a', p.accent, '#d99a6a', '#ecd6ae', p.paper][i], stroke: p.ink, 'stroke-width': 0.9 })}</g>`;
  }
  return sheet(
    p,
    fade('dusk', '#f6e6bd', '#dca46d'),
    el('rect', { width: WIDTH, height: 400, fill: 'url(#dusk)' }) +
      rays(150, 60, 30, 260, 56, 3.4, '#f2cf8c') +
      gable +
      arches +
      steps +
      road,
  );
}
