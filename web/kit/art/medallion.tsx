import './art.css';
import { memo } from 'react';
import { cx } from '../cx.ts';
import { many } from './burin.ts';
import { bust, type Detail, type Portrait } from './bust.ts';
import { useDefinitions, useSymbol } from './sprite.ts';

/** Struck in the metal of an age: clay, bronze, silver, and a coin of two metals. */
export type Metal = 'clay' | 'bronze' | 'silver' | 'steel';

const METALS: readonly Metal[] = ['clay', 'bronze', 'silver', 'steel'];

const FIELD: Readonly<Record<Detail, number>> = { small: 55, middle: 53, large: 51.5 };

/** The light on rim and field, and the edge of the field. Stops take their tones from the classes of art.css. */
const definitions = (): string =>
  METALS.map(
    metal =>
      `<linearGradient id="ek-rim-${metal}" class="ek-metal-${metal}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="var(--m0)"/><stop offset=".45" stop-color="var(--m5)"/><stop offset="1" stop-color="var(--m6)"/></linearGradient>` +
      `<radialGradient id="ek-field-${metal}" class="ek-metal-${metal}" cx=".38" cy=".3" r=".85"><stop stop-color="var(--m1)"/><stop offset=".55" stop-color="var(--m2)"/><stop offset="1" stop-color="var(--m3)"/></radialGradient>`,
  ).join('') +
  Object.entries(FIELD)
    .map(([detail, r]) => `<clipPath id="ek-coin-${detail}"><circle cx="60" cy="60" r="${r}"/></clipPath>`)
    .join('');

export interface MedallionProps {
  /** the same name always with the same portrait: the drawing is made once for it */
  readonly name: string;
  readonly portrait: Portrait;
  readonly metal: Metal;
  /** in pixels; decides how much is engraved */
  readonly size: number;
  /** read aloud; leave out beside the same words in print */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A struck medallion of a leader. */
export const Medallion = memo(function Medallion({
  name,
  portrait,
  metal,
  size,
  label,
  className,
}: MedallionProps) {
  const detail: Detail = size >= 90 ? 'large' : size >= 44 ? 'middle' : 'small';
  useDefinitions('coins', definitions);
  const id = useSymbol(`${name}-${detail}`, () => bust(portrait, detail));
  const line = detail === 'small' ? 2 : 1.1;
  return (
    <svg
      className={cx('ek-medallion', `ek-metal-${metal}`, className)}
      viewBox="0 0 120 120"
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <circle cx="60" cy="60" r="59" fill={`url(#ek-rim-${metal})`} stroke="var(--m4)" strokeWidth={line} />
      {detail === 'large' && <circle className="ek-medallion-beads" cx="60" cy="60" r="55.6" />}
      <circle
        cx="60"
        cy="60"
        r={FIELD[detail]}
        fill={`url(#ek-field-${metal})`}
        stroke="var(--m4)"
        strokeWidth={line * 0.85}
      />
      <g clipPath={`url(#ek-coin-${detail})`}>
        {detail !== 'small' && <path className="ek-medallion-field" d={LINES} />}
        <use href={`#${id}`} />
      </g>
    </svg>
  );
});

const LINES = many(26, i => `M8 ${10 + i * 4}H112`);
