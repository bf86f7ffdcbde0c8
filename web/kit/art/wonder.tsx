import './art.css';
import { memo } from 'react';
import { cx } from '../cx.ts';
import { many, nick, path, pts, rng, round } from './burin.ts';
import { useSymbol } from './sprite.ts';

/** Light, stone, shade, dark, ink, green, accent. */
type Tone = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * A part of a building: the third in which it is built (0: the land it stands in), its tone, its outline, the lines inside. Drawn on
 * 160 x 150, the ground at the bottom, far things first.
 */
export type Layer = readonly [third: 0 | 1 | 2 | 3, tone: Tone, outline: string, lines?: string];

export type Drawing = () => readonly Layer[];

/** 0 to 3, as the ages of a game are counted. */
export type Age = 0 | 1 | 2 | 3;

/**
 * The building with so many of its stages. What is not built yet stands as a dashed plan. Layers are shared out over any number of
 * stages: a layer's place among those of its third decides when it is built.
 */
export function raise(layers: readonly Layer[], stage: number, stages: number): string {
  const of = [0, 0, 0, 0];
  for (const [third] of layers) of[third]++;
  const seen = [0, 0, 0, 0];
  let plan = '';
  let art = '';
  for (const [third, tone, d, l] of layers) {
    const built = (third - 1 + ++seen[third] / of[third]) / 3;
    if (third && built > stage / stages + 1e-6) plan += d;
    else
      art +=
        path(d, `fill="var(--w${tone})" stroke="var(--w4)" stroke-width=".9"`) +
        path(l, `fill="var(--w${tone === 3 || tone === 4 ? 1 : 4})" opacity=".75"`);
  }
  const dashes = 'stroke="var(--w-plan)" stroke-width=".8" stroke-dasharray="2.4 2" stroke-opacity=".65"';
  const under = path(plan, `fill="var(--w0)" fill-opacity=".18" ${dashes}`);
  // where land stands before the building the plan has to be seen through it
  const over = of[0] ? path(plan, `fill="none" ${dashes}`) : '';
  return `<g stroke-linejoin="round">${under}${art}${over}</g>`;
}

const RAYS = many(13, i => {
  const a = Math.PI * (1.03 + i * 0.0785);
  const p = (t: number): number[] => [80 + 190 * Math.cos(t), 118 + 190 * Math.sin(t)];
  return `M80 118L${pts([...p(a), ...p(a + 0.05)])}Z`;
});
const STARS = many(40, i => {
  const q = rng(i * 77 + 5);
  return `M${round(q() * 160)} ${round(q() * 120)}h.1`;
});
const GROUND = many(7, i => nick(-4, 153 + i * 4.4, 164, 153 + i * 4.4, 0.7 + i * 0.15));

const sky = (): string =>
  `<path fill="var(--w-sky)" d="M0 0h160v180H0z"/><path d="${RAYS}" fill="var(--w-ray)" opacity=".55"/><circle cx="80" cy="118" r="40" fill="var(--w-ray)" opacity=".35"/>` +
  `<path d="${STARS}" stroke="var(--w-star)" stroke-width="1.2" stroke-linecap="round"/>`;
const ground = (): string =>
  `<path fill="var(--w-ground)" d="M0 150h160v30H0z"/><path d="${GROUND}" fill="var(--w4)" opacity=".5"/><path d="M0 150h160" stroke="var(--w4)" stroke-width="1.2"/>`;

export interface WonderProps {
  /** the same name always with the same drawing: each stage is made once */
  readonly name: string;
  readonly drawing: Drawing;
  readonly age: Age;
  /** stages built */
  readonly stage: number;
  readonly stages: number;
  /** with its sky and ground and the count of stages, or only the building (to stand in a landscape) */
  readonly framed?: boolean;
  /** read aloud; leave out beside the same words in print */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A building that rises. Its size is given by the style sheet of the place. */
export const Wonder = memo(function Wonder(props: WonderProps) {
  const { name, drawing, age, stage, stages, framed, label } = props;
  const id = useSymbol(`${name}-${stage}-${stages}`, () => raise(drawing(), stage, stages));
  const behind = useSymbol('sky', sky);
  const below = useSymbol('ground', ground);
  return (
    <svg
      className={cx('ek-wonder', `ek-age-${age}`, props.className)}
      viewBox={framed ? '0 0 160 180' : '0 0 160 152'}
      preserveAspectRatio={framed ? 'xMidYMid slice' : 'xMidYMax meet'}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      {framed && <use href={`#${behind}`} />}
      <use href={`#${id}`} />
      {framed && <use href={`#${below}`} />}
      {framed && <Lozenges stage={stage} stages={stages} />}
    </svg>
  );
});

function Lozenges({ stage, stages }: { stage: number; stages: number }) {
  const at = (from: number, to: number): string =>
    many(to - from, i => `M${(from + i - (stages - 1) / 2) * 16 + 75} 167l5-5l5 5l-5 5Z`);
  return (
    <>
      <path d={at(0, stage)} fill="var(--w0)" stroke="var(--w0)" strokeWidth="1.3" />
      <path d={at(stage, stages)} fill="none" stroke="var(--w0)" strokeWidth="1.3" />
    </>
  );
}
