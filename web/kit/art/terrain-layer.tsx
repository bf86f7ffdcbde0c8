import './terrain.css';
import { memo, useId, useLayoutEffect, useRef } from 'react';
import { drawTerrain, type TerrainMap } from './terrain.ts';

/** The land and the sea of a map, to lie under its cells. Drawn anew only when it is another map: keep `map` the same object. */
export const TerrainLayer = memo(function TerrainLayer({ map }: { map: TerrainMap }) {
  const ref = useRef<SVGGElement>(null);
  const id = `ek-terrain-${useId().replace(/\W/g, '')}`;
  useLayoutEffect(() => {
    if (ref.current) ref.current.innerHTML = drawTerrain(map, id);
  }, [map, id]);
  return <g ref={ref} className="ek-terrain" />;
});

/** A name as an atlas prints it: italic, spaced, with a pale edge so that it is read on any ground. */
export function MapName({ x, y, children, turn }: { x: number; y: number; children: string; turn?: number }) {
  return (
    <text
      className="ek-map-name"
      x={x}
      y={y}
      transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}
    >
      {children}
    </text>
  );
}
