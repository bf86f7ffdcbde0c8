/** The whole world in little: where one is on a small screen while only a part of it is seen. */
import './style/little-map.css';
import { NONE } from '@epoka/kernel';
import { hexQ, hexR } from '@epoka/new-horizons';
import { cx, hexCentre, markOf } from '@epoka/web/kit';
import { turned } from './chart.ts';
import { useTable } from './table.tsx';
import { HEX, HEX_SIZE } from './tiles.tsx';

export function LittleMap({ turn }: { turn: number }) {
  const table = useTable();
  const { map, units } = table.view;
  return (
    <>
      {map.map((tile, id) => {
        const { x, y } = hexCentre(...turned(hexQ(tile.hex), hexR(tile.hex), turn), HEX_SIZE, 'pointy');
        const home =
          tile.home === NONE ? undefined : `nh-little-home ek-seat-${markOf(table, tile.home) % 8}`;
        return (
          <g key={tile.hex} transform={`translate(${x} ${y})`}>
            <path d={HEX} className={cx('nh-little', tile.building === NONE ? home : 'nh-little-built')} />
            {/* one's own are what one looks for */}
            {units.some(unit => unit.seat === table.seat && unit.tile === id) && (
              <circle r="24" className={cx('nh-little-own', `ek-seat-${markOf(table, table.seat) % 8}`)} />
            )}
          </g>
        );
      })}
    </>
  );
}
