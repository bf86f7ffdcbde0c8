import './cover.css';
import type { ReactNode } from 'react';
import { Engraving, type IconShape } from '../icons/icon.tsx';

/** The cover of a game, as a bookbinder would stamp it: title, emblem, a frame of fine lines in the game's accent. */
export function Cover({
  title,
  sub,
  emblem,
  small,
  children,
}: {
  title: string;
  sub?: ReactNode;
  emblem: IconShape;
  /** icons in the corners and along the foot */
  small?: readonly IconShape[];
  children?: ReactNode;
}) {
  return (
    <div className="ek-cover">
      <div className="ek-cover-frame">
        {sub && <div className="ek-cover-sub ek-smallcaps">{sub}</div>}
        <div className="ek-cover-emblem">
          <svg className="ek-cover-rays" viewBox="-100 -100 200 200" aria-hidden="true">
            <circle r="78" />
            <circle r="74" />
            {Array.from({ length: 72 }, (_, i) => i * 5).map(turn => (
              <path key={turn} d={turn % 15 ? 'M0-80V-86' : 'M0-80V-92'} transform={`rotate(${turn})`} />
            ))}
          </svg>
          <Engraving of={emblem} />
        </div>
        <div className="ek-cover-title">{title}</div>
        {small && (
          <div className="ek-cover-small" aria-hidden="true">
            {small.map(shape => (
              <svg key={shape.name} viewBox="0 0 512 512" aria-hidden="true">
                <path d={shape.path} />
              </svg>
            ))}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
