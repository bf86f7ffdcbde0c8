import './tile.css';
import type { ReactNode } from 'react';
import { cx, vars } from '../cx.ts';
import { Icon, type IconShape } from '../icons/icon.tsx';
import { type Ink, inkOf } from './card.tsx';
import { Hit, type Pointed, useLook } from './hit.tsx';

/** A cardboard tile: name, icon, a few words, places for pieces. Flatter than a card, made to lie in a grid. */
export function Tile(
  props: Pointed & {
    title: string;
    icon?: IconShape | undefined;
    ink?: Ink | undefined;
    /** upper right: a level, a cost, points */
    corner?: ReactNode;
    children?: ReactNode;
    /** pieces that lie on it */
    on?: ReactNode;
    faded?: boolean;
    piece?: string | undefined;
    className?: string;
  },
) {
  const { title, icon, ink, corner, children, on, faded, piece } = props;
  const { target, look } = useLook(props);
  return (
    <div
      className={cx('ek-tile', 'ek-glows', faded && 'ek-tile-faded', props.className)}
      style={vars({ '--ink-1': inkOf(ink) })}
      data-piece={piece}
      {...look}
    >
      <div className="ek-tile-head">
        {icon && <Icon of={icon} size={1.5} />}
        <span className="ek-tile-title">{title}</span>
        {corner !== undefined && <span className="ek-tile-corner">{corner}</span>}
      </div>
      {children && <div className="ek-tile-text">{children}</div>}
      {on && <div className="ek-tile-on">{on}</div>}
      <Hit {...props} target={target} name={title} />
    </div>
  );
}
