import './die.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { animate } from '../motion.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};

/** A die that lies there. A new `roll` (any number that grows) makes it tumble. */
export function Die({
  value,
  label,
  size = 36,
  roll,
  mark,
  face,
}: {
  /** 1 .. 6; 0 while it is still in the hand */
  value: number;
  label: string;
  size?: number;
  roll?: number;
  mark?: number;
  /** drawn instead of pips: symbols of a special die, on a grid of 24 */
  face?: ReactNode;
}) {
  const ref = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (!ref.current || roll === undefined) return;
    animate(
      ref.current,
      [
        { transform: 'translateY(-18px) rotate(-300deg) scale(.8)' },
        { transform: 'translateY(4px) rotate(-40deg) scale(1.05)', offset: 0.7 },
        { transform: 'none' },
      ],
      300,
    );
  }, [roll]);
  return (
    <svg
      ref={ref}
      className={cx('ek-die', mark !== undefined && `ek-seat-${mark % 8}`)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      data-hint={label}
    >
      <rect className="ek-die-body" x="1.5" y="1.5" width="21" height="21" rx="4" />
      <rect className="ek-die-edge" x="3.3" y="3.3" width="17.4" height="17.4" rx="2.8" />
      {face ??
        (PIPS[value] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} className="ek-die-pip" cx={x} cy={y} r="1.9" />
        ))}
    </svg>
  );
}
