/**
 * A piece on its way between the board and a player's plate, as others see it: a copy of it flies over the whole page, since a board cuts
 * off whatever leaves it. Fetched once a board stands; only what others do is shown so.
 */
import './travel.css';

/** A box on the screen. */
export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

export interface Traveller {
  readonly element: Element;
  /** what the piece lies or lay in, the nearest first: its look may depend on any of it */
  readonly around: readonly Element[];
  /** where it is, or was, on the board */
  readonly place: Box;
  /** the plate it goes to or comes from */
  readonly plate: Element;
  /** it comes to the board; otherwise it leaves */
  readonly arrives: boolean;
}

/** pixels: how large a piece is when it lies on a plate */
const ON_PLATE = 26;

export function travel(travellers: readonly Traveller[], duration: number): Animation[] {
  const layer = document.createElement('div');
  layer.className = 'ek-travel';
  // words and roles of a copy are those of the piece itself
  layer.setAttribute('aria-hidden', 'true');
  layer.inert = true;
  const copies = travellers.map(traveller => ({ ...traveller, copy: copyOf(traveller, layer) }));
  document.body.append(layer);
  // all are read before anything is set in motion, or each reading would lay out the page again
  const ways = copies.map(({ copy, place, plate }) => {
    const own = copy.getBoundingClientRect();
    const home = plate.getBoundingClientRect();
    const size = Math.max(1, own.width, own.height);
    const small = Math.min(1, ON_PLATE / size);
    const at = (box: Box, scale: number) => {
      const x = box.x + box.width / 2 - own.x - own.width / 2;
      const y = box.y + box.height / 2 - own.y - own.height / 2;
      return `translate(${x}px, ${y}px) scale(${scale})`;
    };
    const origin = `${own.x + own.width / 2}px ${own.y + own.height / 2}px`;
    return { onBoard: at(place, place.width / Math.max(1, own.width)), onPlate: at(home, small), origin };
  });
  const running = copies.map(({ copy, element, arrives }, i) => {
    const { onBoard, onPlate, origin } = ways[i];
    if (copy instanceof SVGElement) copy.style.transformOrigin = origin;
    const there = [
      { transform: onBoard, opacity: 1 },
      { transform: onPlate, opacity: 0.85, offset: 0.9 },
      { transform: onPlate, opacity: 0 },
    ];
    const here = [
      { transform: onPlate, opacity: 0.6 },
      { transform: onBoard, opacity: 1 },
    ];
    // the piece itself is seen when its copy has arrived
    if (arrives) element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
    return copy.animate(arrives ? here : there, {
      duration,
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
      fill: 'both',
    });
  });
  void Promise.allSettled(running.map(animation => animation.finished)).then(() => layer.remove());
  return running;
}

/** A copy in the layer, inside empty copies of what it lay in, so that style sheets find it where they look for it. */
function copyOf({ element, around, place }: Traveller, layer: HTMLElement): HTMLElement | SVGElement {
  let inside: Element = layer;
  let origin = { x: 0, y: 0 };
  const outer = around.toReversed();
  const drawing = outer.findIndex(node => node instanceof SVGSVGElement);
  for (const [i, node] of outer.entries()) {
    const shell = bare(node.cloneNode(false) as Element);
    if (drawing >= 0 && i >= drawing) {
      // in one drawing as large as the page: the way to the piece's own units comes at its end
      for (const name of [
        'viewBox',
        'transform',
        'width',
        'height',
        'x',
        'y',
        'style',
        'preserveAspectRatio',
        'clip-path',
      ])
        shell.removeAttribute(name);
      mark(shell, i === drawing ? 'drawing' : 'group');
    } else if (!isContainer(node)) mark(shell, 'way');
    else {
      // asked for its size by what lies in it
      const box = node.getBoundingClientRect();
      mark(shell, 'box', { ...sizes(box), x: box.x - origin.x, y: box.y - origin.y });
      origin = box;
    }
    inside.append(shell);
    inside = shell;
  }
  const copy = bare(element.cloneNode(true) as Element) as HTMLElement | SVGElement;
  for (const node of copy.querySelectorAll('[data-piece], [id], [data-key], [data-target]')) bare(node);
  if (!(copy instanceof SVGElement) || copy instanceof SVGSVGElement) {
    mark(copy, 'piece', { ...sizes(place), x: place.x - origin.x, y: place.y - origin.y });
    inside.append(copy);
    return copy;
  }
  const units = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const matrix = (around[0] as SVGGraphicsElement).getScreenCTM();
  if (matrix) {
    const { a, b, c, d, e, f } = matrix;
    units.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  }
  units.append(copy);
  const moving = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  moving.append(units);
  inside.append(moving);
  return moving;
}

/** What lies in it may ask for its size. What is gone from the page has none. */
function isContainer(node: Element): boolean {
  return node.isConnected && getComputedStyle(node).containerType !== 'normal';
}

/** Nothing by which the page or a test would take it for the thing itself. */
function bare(node: Element): Element {
  for (const name of [
    'id',
    'data-piece',
    'data-key',
    'data-target',
    'data-content',
    'data-hint',
    'tabindex',
    'data-hot',
  ])
    node.removeAttribute(name);
  return node;
}

/** Set over whatever the style sheets say. */
const LOOKS = {
  way: 'display: contents',
  box: 'display: block; position: absolute; margin: 0; padding: 0; border: 0; outline: 0; background: none; box-shadow: none; overflow: visible; contain: none; content-visibility: visible; transform: none; opacity: 1',
  drawing:
    'position: absolute; inset: 0; width: 100%; height: 100%; transform: none; overflow: visible; background: none',
  group: 'transform: none; clip-path: none',
  piece:
    'position: absolute; box-sizing: border-box; margin: 0; max-width: none; max-height: none; transition: none; translate: none',
};

/** Marks a copy as what it is for, and makes it look like that. `at`: where it is. */
function mark(copy: Element, as: keyof typeof LOOKS, at?: Box): void {
  copy.setAttribute('data-travel', as);
  const { style } = copy as HTMLElement | SVGElement;
  for (const rule of LOOKS[as].split('; ')) {
    const [name, value] = rule.split(': ');
    style.setProperty(name, value, 'important');
  }
  if (at) Object.assign(style, pixels(at));
}

const sizes = ({ width, height }: Box) => ({ width, height });

const pixels = ({ x, y, width, height }: Box) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
