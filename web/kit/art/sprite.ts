/**
 * Drawings that many places show: each is made once, kept as a symbol on the page and used from there. The first that needs one
 * puts it there. Colours come from the place that shows it (custom properties), so one symbol serves every metal and theme.
 */
import { useLayoutEffect } from 'react';

const ID = 'ek-art';
const made = new Set<string>();

/** Parses SVG: text set on an element of SVG becomes elements of SVG. */
function add(markup: string): void {
  let svg = document.getElementById(ID);
  if (!svg) {
    const host = document.createElement('div');
    host.className = 'ek-defs';
    host.innerHTML = `<svg id="${ID}" width="0" height="0" aria-hidden="true" focusable="false"></svg>`;
    document.body.append(host);
    svg = document.getElementById(ID);
  }
  svg?.insertAdjacentHTML('beforeend', markup);
}

/** Definitions (gradients, patterns) that symbols and pieces refer to by their ids. */
export function useDefinitions(name: string, make: () => string): void {
  useLayoutEffect(() => {
    if (made.has(name)) return;
    made.add(name);
    add(`<defs>${make()}</defs>`);
  }, [name, make]);
}

/** The id of a symbol that `make` draws, once for each name. */
export function useSymbol(name: string, make: () => string): string {
  const id = `${ID}-${name}`;
  useLayoutEffect(() => {
    if (made.has(id)) return;
    made.add(id);
    add(`<symbol id="${id}" overflow="visible">${make()}</symbol>`);
  });
  return id;
}
