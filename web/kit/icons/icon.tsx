import './icon.css';
import { memo } from 'react';
import { cx } from '../cx.ts';
import { useHatchings } from '../defs.ts';

/** An icon of game-icons.net as it stands in a game's `board/icons.ts`: its name there, and its outline on a grid of 512. */
export interface IconShape {
  readonly name: string;
  readonly path: string;
}

/** An entry of an icon list. Write `icon('wheat')`; `web/kit/icons/extract.ts` fills in the outline. */
/* @__NO_SIDE_EFFECTS__ */
export function icon(name: string, path = ''): IconShape {
  return { name, path };
}

export interface IconProps {
  readonly of: IconShape;
  /** What it stands for, in words: read aloud and shown as a hint. Leave out only beside the same words in print. */
  readonly label?: string | undefined;
  /** in em, 1.2 unless told */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** Boards have hundreds that never change. */
export const Icon = memo(function Icon({ of, label, size, className }: IconProps) {
  return (
    <svg
      className={cx('ek-icon', className)}
      viewBox="0 0 512 512"
      style={size === undefined ? undefined : { fontSize: `${size / 1.2}em` }}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      data-hint={label}
      focusable="false"
    >
      <path d={of.path} />
    </svg>
  );
});

/** An icon inside an SVG drawing, centred on a point. Carries no label: what it belongs to does. */
export function IconMark({ of, x, y, size }: { of: IconShape; x: number; y: number; size: number }) {
  return (
    <path
      className="ek-icon-mark"
      d={of.path}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    />
  );
}

/** The icon as a small copperplate: solid print over a hatched shadow. */
export function Engraving({ of, className }: { of: IconShape; className?: string | undefined }) {
  useHatchings();
  return (
    <svg
      className={cx('ek-engraving', className)}
      viewBox="-40 -30 592 592"
      aria-hidden="true"
      focusable="false"
    >
      <path d={of.path} className="ek-engraving-shade" transform="translate(22 24)" />
      <path d={of.path} className="ek-engraving-print" />
    </svg>
  );
}
