import './terrain.css';
import { memo, useId, useLayoutEffect, useRef } from 'react';
import type { TerrainMap } from './terrain.ts';

/** What engraves it comes in a file of its own: a map can be played on before its relief is there. */
let engraver: Promise<typeof import('./terrain.ts')> | undefined;
let engrave: typeof import('./terrain.ts').drawTerrain | undefined;

/** The land and the sea of a map, to lie under its cells. Drawn anew only when it is another map: keep `map` the same object. */
export const TerrainLayer = memo(function TerrainLayer({ map }: { map: TerrainMap }) {
  const ref = useRef<SVGGElement>(null);
  const id = `ek-terrain-${useId().replace(/\W/g, '')}`;
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    if (engrave) {
      node.innerHTML = engrave(map, id);
      return;
    }
    let stale = false;
    node.innerHTML = washes(map);
    engraver ??= import('./terrain.ts');
    engraver.then(
      module => {
        engrave = module.drawTerrain;
        if (!stale) node.innerHTML = engrave(map, id);
      },
      () => {
        // tried again with the next map; until then the land has its colours and no relief
        engraver = undefined;
      },
    );
    return () => {
      stale = true;
    };
  }, [map, id]);
  return <g ref={ref} className="ek-terrain" />;
});

/** Every land in its colour. */
function washes({ cells, size, shape }: TerrainMap): string {
  const r = shape === 'square' ? size / Math.SQRT2 : size / Math.sqrt(3);
  const [n, first] = shape === 'square' ? [4, 45] : [6, shape === 'pointy' ? 30 : 0];
  const corner = (x: number, y: number, i: number) => {
    const a = ((first + (i * 360) / n) * Math.PI) / 180;
    return `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
  };
  return cells
    .map(({ x, y, land }) => {
      const points = Array.from({ length: n }, (_, i) => corner(x, y, i));
      return `<path fill="var(--land-${land})" d="M${points.join('L')}Z"/>`;
    })
    .join('');
}

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
