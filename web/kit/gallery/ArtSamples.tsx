/** Every drawing of the art kit and, beside it, those that the games have of their own: `?art`. */
import { Fragment } from 'react';
import {
  type Age,
  type Drawing,
  GROUND_KINDS,
  Ground,
  Icon,
  type Land,
  type MapCell,
  MapName,
  Medallion,
  type Metal,
  type Portrait,
  TerrainLayer,
  type TerrainMap,
  Wonder,
} from '../index.ts';
import { icons } from './icons.ts';

interface GameArt {
  readonly PORTRAITS: Readonly<Record<string, Portrait>>;
  readonly DRAWINGS?: Readonly<Record<string, Drawing>>;
}

const games = Object.entries(
  import.meta.glob<GameArt>('../../../games/*/board/art/index.ts', { eager: true }),
).map(([path, art]) => [path.split('/')[4], art] as const);

const KEYS: Readonly<Record<string, Land>> = {
  w: 'water',
  a: 'lake',
  g: 'grass',
  f: 'forest',
  m: 'mountain',
  d: 'desert',
  l: 'fertile',
  b: 'barren',
  h: 'hill',
  s: 'marsh',
};

const mapOf = (rows: readonly string[], at: (i: number, j: number) => readonly [number, number]): MapCell[] =>
  rows.flatMap((row, j) =>
    [...row].map((key, i) => {
      const [x, y] = at(i, j);
      return { x, y, land: KEYS[key] };
    }),
  );

const HEXES: TerrainMap = {
  size: 84,
  shape: 'pointy',
  area: { x: 0, y: 0, width: 700, height: 440 },
  cells: mapOf(
    [
      'wwwwwwwwww',
      'wwgfmmgwww',
      'wgffmmgwdw',
      'wwgllfmhdd',
      'wgllsfghdd',
      'wwglgwgbbw',
      'wwwwgawgmw',
      'wwwwwwwwww',
    ],
    (i, j) => [i * 84 + (j % 2 ? 42 : 0) - 10, j * 72.75 - 8],
  ),
};

const SQUARES: TerrainMap = {
  size: 44,
  shape: 'square',
  area: { x: 0, y: 0, width: 572, height: 308 },
  cells: mapOf(
    [
      'wwggfwwwwwggw',
      'wggffmgwwwddg',
      'wgllfmmggwddd',
      'wgllgffggbbdw',
      'wwgglggwbbmmw',
      'wwwggghagbmfw',
      'wwwwwggwwwwww',
    ],
    (i, j) => [i * 44 + 22, j * 44 + 22],
  ),
};

const METALS: readonly Metal[] = ['clay', 'bronze', 'silver', 'steel'];

export function ArtSamples({ theme }: { theme: Theme }) {
  return (
    <main className="gallery-drawings" data-theme={theme} aria-label={theme}>
      {games.map(([game, { PORTRAITS, DRAWINGS }]) => (
        <Fragment key={game}>
          <h2>{game}: leaders</h2>
          <div className="gallery-medals">
            {Object.entries(PORTRAITS).map(([id, portrait], i, all) => (
              <figure key={id}>
                {[120, 56, 28].map(size => (
                  <Medallion
                    key={size}
                    name={`${game}-${id}`}
                    portrait={portrait}
                    metal={METALS[Math.floor((i * 4) / all.length)]}
                    size={size}
                  />
                ))}
                <figcaption>{id}</figcaption>
              </figure>
            ))}
          </div>
          {DRAWINGS && <h2>{game}: wonders</h2>}
          <div className="gallery-wonders">
            {Object.entries(DRAWINGS ?? {}).map(([id, drawing], i, all) => (
              <figure key={id}>
                {[1, 2, 3].map(stage => (
                  <Wonder
                    key={stage}
                    name={`${game}-${id}`}
                    drawing={drawing}
                    age={Math.floor((i * 4) / all.length) as Age}
                    stage={stage}
                    stages={3}
                    framed
                  />
                ))}
                <figcaption>{id}</figcaption>
              </figure>
            ))}
          </div>
        </Fragment>
      ))}
      <h2>maps</h2>
      <div className="gallery-atlas">
        <svg className="ek-sea" viewBox="0 0 700 440" width="700" height="440" role="img" aria-label="hexes">
          <TerrainLayer map={HEXES} />
          <MapName x={90} y={26}>
            Ocean Północny
          </MapName>
          <MapName x={366} y={110} turn={20}>
            Wysokie Góry
          </MapName>
        </svg>
        <svg
          className="ek-sea"
          viewBox="0 0 572 308"
          width="572"
          height="308"
          role="img"
          aria-label="squares"
        >
          <TerrainLayer map={SQUARES} />
        </svg>
      </div>
      <h2>grounds</h2>
      <div className="gallery-grounds">
        {GROUND_KINDS.map(kind => (
          <figure key={kind}>
            <div className="gallery-ground">
              <Ground kind={kind} />
              <Icon of={icons.soldier} size={4} />
            </div>
            <figcaption>{kind}</figcaption>
          </figure>
        ))}
      </div>
    </main>
  );
}

type Theme = 'day' | 'lamp';
