import './card.css';
import type { ReactNode } from 'react';
import { cx, vars } from '../cx.ts';
import { Engraving, type IconShape } from '../icons/icon.tsx';
import { Hit, type Pointed, useLook } from './hit.tsx';

/** The printing inks of the tokens. */
export type Ink = 'blue' | 'green' | 'red' | 'yellow' | 'violet' | 'brown' | 'teal' | 'grey';

/** The band of an ink, to be printed on in --band-ink. */
export const bandOf = (ink: Ink | undefined): string => (ink ? `var(--${ink}-band)` : 'var(--accent-band)');

/** An ink as the colour of words and lines on paper. */
export const inkOf = (ink: Ink | undefined): string => (ink ? `var(--${ink})` : 'var(--accent)');

/** Only for the eye. */
const SOFT_HYPHEN = '\u00ad';

export interface CardProps extends Pointed {
  /** may hold soft hyphens where a long word can be broken */
  readonly title: string;
  /** what sort of card, in small capitals above the title */
  readonly kind?: ReactNode;
  readonly art?: IconShape | undefined;
  /** one or two inks of the top band; two are printed side by side */
  readonly inks?: readonly Ink[];
  /** upper left: a cost */
  readonly cost?: ReactNode;
  /** upper right: a level or an age */
  readonly corner?: ReactNode;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
  readonly size?: 'small' | 'normal' | 'large';
  readonly selected?: boolean;
  /** lies there, but is of no use now */
  readonly faded?: boolean;
  /** unique key of the piece, to slide when it moves */
  readonly piece?: string | undefined;
  readonly className?: string;
}

/** A card, face up. Small ones show name and picture; large ones are for reading. */
export function Card(props: CardProps) {
  const {
    title,
    kind,
    art,
    inks,
    cost,
    corner,
    children,
    foot,
    size = 'normal',
    selected,
    faded,
    piece,
  } = props;
  const { target, look } = useLook(props);
  return (
    <article
      className={cx('ek-card', 'ek-glows', `ek-card-${size}`, faded && 'ek-card-faded', props.className)}
      style={vars({
        '--ink-1': inkOf(inks?.[0]),
        '--band-1': bandOf(inks?.[0]),
        '--band-2': bandOf(inks?.[1] ?? inks?.[0]),
      })}
      data-selected={selected || undefined}
      data-piece={piece}
      {...look}
    >
      <div className="ek-card-band">
        <span className="ek-card-cost">{cost}</span>
        <span className="ek-card-corner">{corner}</span>
      </div>
      {art && (
        <div className="ek-card-art">
          <Engraving of={art} />
        </div>
      )}
      <div className="ek-card-name">
        {kind && size !== 'small' && <div className="ek-card-kind">{kind}</div>}
        <div className="ek-card-title">{title}</div>
      </div>
      {children && size !== 'small' && <div className="ek-card-text">{children}</div>}
      {foot && <div className="ek-card-foot">{foot}</div>}
      <Hit {...props} target={target} name={title.replaceAll(SOFT_HYPHEN, '')} />
    </article>
  );
}

/** A card, face down: it looks hidden, and says what its back tells. */
export function CardBack({
  label,
  mark,
  inks,
  size = 'normal',
  piece,
  ...pointed
}: Pointed & {
  /** what it is, in words: "a face-down leader" */
  label: string;
  /** a level or an age, as printed on the back */
  mark?: ReactNode;
  inks?: readonly Ink[];
  size?: CardProps['size'];
  piece?: string;
}) {
  const { target, look } = useLook(pointed);
  return (
    <div
      className={cx('ek-card', 'ek-card-back', 'ek-glows', `ek-card-${size}`)}
      style={vars({ '--ink-1': inkOf(inks?.[0]) })}
      data-hint={label}
      data-piece={piece}
      {...look}
    >
      <span className="ek-hidden">{label}</span>
      <span className="ek-card-rose" aria-hidden="true">
        {mark}
      </span>
      <Hit {...pointed} target={target} name={label} />
    </div>
  );
}

/** A place for a card that is empty now. */
export function CardSlot({
  label,
  size = 'normal',
  children,
  ...pointed
}: Pointed & { label: string; size?: CardProps['size']; children?: ReactNode }) {
  const { target, look } = useLook(pointed);
  return (
    <div className={cx('ek-card', 'ek-card-slot', 'ek-glows', `ek-card-${size}`)} {...look}>
      {children ?? <span>{label}</span>}
      <Hit {...pointed} target={target} name={label} />
    </div>
  );
}

/** Cards in a row, as on a display: scrolls sideways where there is no room. */
export function CardRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="ek-cardrow" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** Cards held in hand: overlapping, the one pointed at comes to the front. */
export function Hand({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="ek-hand" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
