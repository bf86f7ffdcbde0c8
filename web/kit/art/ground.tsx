import './art.css';
import { memo } from 'react';
import { cx } from '../cx.ts';
import { useDefinitions } from './sprite.ts';

/** width, height, light lines, dark lines, thickness: one tile of what is engraved into a ground */
type Pattern = readonly [width: number, height: number, light: string, dark: string, thickness?: number];

const PATTERNS = {
  furrows: [14, 10, 'M0 3C5 0 9 6 14 3', 'M0 8C5 5 9 11 14 8'],
  strata: [26, 15, 'M0 4L7 2L14 5L21 3L26 4M3 12h4M16 10h5', 'M0 9L6 10L13 7L20 10L26 9M9 13h3'],
  ashlar: [24, 16, 'M.5 1.5H12M12.5 9.5H24', 'M0 .5H24M0 8.5H24M12.5 .5V8M.5 8.5V16M23.5 8.5V16'],
  chevrons: [14, 12, 'M0 9L7 3L14 9', 'M0 12L7 6L14 12M0 0L7 -6L14 0'],
  flutes: [9, 9, 'M2 0V9', 'M6.5 0V9', 1.2],
  blueprint: [18, 18, 'M0 .5H18M.5 0V18', 'M0 9.5H18M9.5 0V18M6 9.5h7M9.5 6v7', 0.8],
  rings: [
    20,
    20,
    'M10 2a8 8 0 1 0 .1 0M10 6a4 4 0 1 0 .1 0',
    'M0 8a2 2 0 0 1 0 4M20 8a2 2 0 0 0 0 4M8 0a2 2 0 0 0 4 0M8 20a2 2 0 0 1 4 0',
  ],
  diamonds: [18, 18, 'M9 1L17 9L9 17L1 9Z', 'M9 5L13 9L9 13L5 9ZM0 0L3 3M18 0L15 3M0 18L3 15M18 18L15 15'],
  scrolls: [
    22,
    16,
    'M0 6C4 0 10 0 11 5C12 9 7 10 7 6C7 4 9 4 9 5.6',
    'M11 14C15 8 21 8 22 13C22 16 18 17 18 14M-11 14C-7 8 -1 8 0 13',
  ],
  lattice: [12, 12, 'M0 0L12 12', 'M12 0L0 12'],
  waves: [20, 10, 'M0 4q2.5-4 5 0t5 0t5 0t5 0', 'M0 9q2.5-4 5 0t5 0t5 0t5 0'],
  cracks: [
    30,
    26,
    'M2 2L9 7L7 14L15 17L14 25M15 17L24 13L29 15',
    'M3.4 2L10.4 7L8.4 14L16.4 17L15.4 25M24 13L26 5',
  ],
  embers: [
    20,
    20,
    'M4 16C1 11 6 9 5 4C10 8 11 13 7 16Z',
    'M15 9C13 6 16 4 15.4 1C19 4 19 7 17 9ZM14 19l2-2l2 2',
  ],
  laurels: [
    16,
    18,
    'M8 18V0M8 6C4 6 3 3 2 1C6 0 8 3 8 6M8 15C4 15 3 12 2 10C6 9 8 12 8 15',
    'M8 6C12 6 13 3 14 1C10 0 8 3 8 6M8 15C12 15 13 12 14 10C10 9 8 12 8 15',
  ],
  clouds: [
    28,
    16,
    'M2 12C0 8 5 5 8 7C9 2 17 2 18 7C22 5 26 8 24 12',
    'M6 16C8 13 12 13 14 16M20 4C22 1 26 1 28 4',
  ],
  knots: [
    16,
    16,
    'M0 4C6 4 10 12 16 12M0 12C3 12 5 10 6.4 8.4M9.6 7.6C11 6 13 4 16 4',
    'M4 0C4 2 5 3 6 4M12 16C12 14 11 13 10 12',
    1.3,
  ],
  contours: [
    40,
    34,
    'M0 8C10 2 16 12 24 6S36 4 40 8M0 20C8 14 18 24 26 17S36 16 40 20',
    'M0 14C9 8 17 18 25 11S36 10 40 14M0 30C10 22 18 32 26 27S36 26 40 30',
  ],
  guilloche: [24, 12, 'M0 6C4 -2 8 -2 12 6S20 14 24 6', 'M0 6C4 14 8 14 12 6S20 -2 24 6'],
  hexagons: [18, 31.2, 'M9 0L18 5.2V15.6L9 20.8L0 15.6V5.2Z', 'M9 20.8V31.2M0 15.6V5.2', 0.9],
  mail: [
    14,
    12,
    'M0 6a7 7 0 0 0 14 0',
    'M-7 0a7 7 0 0 0 14 0a7 7 0 0 0 14 0M-7 12a7 7 0 0 0 14 0a7 7 0 0 0 14 0',
  ],
  lightning: [22, 26, 'M13 1L6 12H11L7 24L17 9H12Z', 'M1 6L-2 12M22 20L19 26M3 22l3-4'],
} satisfies Readonly<Record<string, Pattern>>;

export type GroundPattern = keyof typeof PATTERNS;

const definitions = (): string =>
  Object.entries<Pattern>(PATTERNS)
    .map(
      ([name, [w, h, light, dark, t = 1]]) =>
        `<pattern id="ek-ground-${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"><g fill="none" stroke-width="${t}" stroke-linecap="round"><path d="${dark}" stroke="#000" stroke-opacity=".2"/><path d="${light}" stroke="#fff" stroke-opacity=".15"/></g></pattern>`,
    )
    .join('');

const RAYS = Array.from({ length: 15 }, (_, i) => {
  const a = ((i - 0.25) * Math.PI * 2) / 15;
  const b = ((i + 0.25) * Math.PI * 2) / 15;
  const p = (t: number): string => `${Math.round(Math.cos(t) * 400)} ${Math.round(Math.sin(t) * 400)}`;
  return `M0 0L${p(a)} ${p(b)}Z`;
}).join('');

/**
 * The ground of a kind of card, full bleed: two tones (`ek-kind-...` in art.css sets --k1 and --k2) and what is engraved into
 * them. Lies under the content of a positioned element.
 */
export const Ground = memo(function Ground({
  kind,
  className,
}: {
  kind: GroundKind;
  className?: string | undefined;
}) {
  useDefinitions('grounds', definitions);
  return (
    <svg
      className={cx('ek-ground', `ek-kind-${kind}`, className)}
      {...(kind === 'wonder' ? { viewBox: '0 0 200 200', preserveAspectRatio: 'xMidYMid slice' } : {})}
      aria-hidden="true"
      focusable="false"
    >
      {kind === 'wonder' ? (
        <path d={RAYS} transform="translate(100 120)" fill="#fff" fillOpacity=".1" />
      ) : (
        <rect width="100%" height="100%" fill={`url(#ek-ground-${GROUNDS[kind]})`} />
      )}
    </svg>
  );
});

/** Which pattern belongs to which kind of card. */
const GROUNDS = {
  farm: 'furrows',
  mine: 'strata',
  urban: 'ashlar',
  unit: 'chevrons',
  government: 'flutes',
  special: 'blueprint',
  leader: 'rings',
  wonder: 'diamonds',
  action: 'scrolls',
  event: 'clouds',
  tactics: 'lattice',
  aggression: 'cracks',
  war: 'embers',
  pact: 'knots',
  bonus: 'laurels',
  territory: 'waves',
  terrain: 'contours',
  capital: 'guilloche',
  resource: 'hexagons',
  army: 'mail',
  omen: 'lightning',
} satisfies Readonly<Record<string, GroundPattern>>;

export type GroundKind = keyof typeof GROUNDS;
export const GROUND_KINDS = Object.keys(GROUNDS) as readonly GroundKind[];
