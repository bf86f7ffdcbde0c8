/**
 * Hatchings of the engraver, used by pieces through `url("#ek-...")`. The first piece that needs them puts them on the page,
 * once, so that no page has to know about them.
 */
import './defs.css';
import { useLayoutEffect } from 'react';

/** id, width, height, outline, thickness, and for the plain hatchings a turn */
const PATTERNS: readonly (readonly [string, number, number, string, number, number?])[] = [
  ['hatch-fine', 14, 14, 'M0 7h14', 4, -45],
  ['hatch', 5, 5, 'M0 2.5h5', 0.7, -45],
  ['water', 26, 12, 'M0 4q3.25-3 6.5 0t6.5 0M13 10q3.25-3 6.5 0t6.5 0', 0.7],
  ['deep', 18, 8, 'M0 2q2.25-2 4.5 0t4.5 0t4.5 0t4.5 0M0 6q2.25-2 4.5 0t4.5 0t4.5 0t4.5 0', 0.6],
  ['forest', 22, 20, 'M3 8l3-5 3 5zM6 8v2M14 17l3-5 3 5zM17 17v2', 0.8],
  ['mountain', 28, 22, 'M2 11l5.5-8 5.5 8M7.5 3l1.5 4-1.5 3M16 20l4-6 4 6M20 14l1 3-1 2.5', 0.8],
  ['hill', 26, 16, 'M2 7q4.5-6 9 0M14 14q4.5-6 9 0', 0.8],
  ['grass', 22, 18, 'M3 6l1-3M5 6V2M7 6L6 3M14 15l1-3M16 15v-4M18 15l-1-3', 0.7],
  ['desert', 14, 12, 'M3 3h.1M10 5h.1M6 9h.1M13 11h.1', 1.2],
  ['plain', 30, 16, 'M2 4h8M17 11h8', 0.6],
  ['barren', 20, 16, 'M2 5l3-2 3 2M12 13l2-2 3 2', 0.7],
  ['unknown', 10, 10, 'M0 0l10 10M10 0L0 10', 0.5],
];

const SVG = 'http://www.w3.org/2000/svg';

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function putOnPage(): void {
  if (document.getElementById('ek-defs')) return;
  const svg = element('svg', { id: 'ek-defs', class: 'ek-defs', width: 0, height: 0, 'aria-hidden': 'true' });
  for (const [id, width, height, d, thickness, turn] of PATTERNS) {
    const pattern = element('pattern', { id: `ek-${id}`, width, height, patternUnits: 'userSpaceOnUse' });
    if (turn !== undefined) pattern.setAttribute('patternTransform', `rotate(${turn})`);
    pattern.append(element('path', { d, 'stroke-width': thickness }));
    svg.append(pattern);
  }
  document.body.append(svg);
}

/** For pieces that are hatched. */
export function useHatchings(): void {
  useLayoutEffect(putOnPage, []);
}
