/** A land on its way from the scene of its discovery to its place on the map. */

/** Of what others find the scene stands so long, by the player's pace; of one's own until it has been read. */
const STANDS: Readonly<Record<string, number>> = { calm: 4500, quick: 2200 };
const TRAVELS: Readonly<Record<string, number>> = { calm: 600, quick: 260, instant: 0 };

/** milliseconds; undefined: it goes when it is sent away */
export const standsFor = (own: boolean, pace = 'calm'): number | undefined =>
  own ? undefined : STANDS[pace];

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** From where it lies, so that it covers that place. */
export function wayTo(from: Box, to: Box): string {
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  return `translate(${x}px, ${y}px) scale(${to.width / Math.max(1, from.width)})`;
}

/** The tile of a land as the map draws it. */
const placeOf = (content: string): Element | null =>
  document.querySelector(`.nh-map .ek-cell[data-content="${content}"]`);

/** Its place glows as long as it is shown large. */
export function glow(content: string): () => void {
  const place = placeOf(content);
  place?.setAttribute('data-found', '');
  return () => place?.removeAttribute('data-found');
}

/** A copy of the picture flies over the page: what it leaves is gone by then. */
export function travel(picture: Element | null, content: string): Animation | undefined {
  const place = placeOf(content)?.querySelector('.ek-cell-line');
  const duration = TRAVELS[document.documentElement.dataset.pace ?? 'calm'] ?? 0;
  if (!picture || !place || duration === 0) return undefined;
  const from = picture.getBoundingClientRect();
  const to = place.getBoundingClientRect();
  // the map is in another tab, or was never drawn
  if (from.width === 0 || to.width === 0) return undefined;
  const copy = picture.cloneNode(true) as SVGElement;
  copy.classList.add('nh-found-flies');
  copy.dataset.game = 'new-horizons';
  for (const [name, value] of Object.entries({
    left: from.x,
    top: from.y,
    width: from.width,
    height: from.height,
  }))
    copy.style.setProperty(name, `${value}px`);
  document.body.append(copy);
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: wayTo(from, to), opacity: 1, offset: 0.85 },
      { transform: wayTo(from, to), opacity: 0 },
    ],
    { duration, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'both' },
  );
  const land = () => copy.remove();
  flight.finished.then(land, land);
  return flight;
}
