import {
  Cell,
  Cube,
  HexMap,
  type MapWords,
  Spot,
  SquareMap,
  type Terrain,
  Token,
  useCentre,
} from '../index.ts';
import { icons } from './icons.ts';
import { go, hot, legal, tooFar } from './samples.ts';

const words: MapWords = {
  larger: 'Większa',
  smaller: 'Mniejsza',
  whole: 'Cała mapa',
  keys: 'Strzałki przesuwają, plus i minus zmieniają skalę.',
};

const LANDS: readonly Terrain[] = [
  'plain',
  'grass',
  'forest',
  'hill',
  'mountain',
  'desert',
  'barren',
  'water',
  'deep',
];

const RING: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [2, -1],
  [2, -2],
  [-2, 1],
  [1, 1],
  [-2, 2],
];

function Unit({ at, mark, strength }: { at: readonly [number, number]; mark: number; strength: number }) {
  const { x, y } = useCentre(at[0], at[1]);
  return (
    <Spot
      at={{ x: x + 20, y: y + 18 }}
      label={`Osadnik o sile ${strength}`}
      piece={`unit-${mark}`}
      choice={mark === 0 ? legal : undefined}
      hot={hot}
    >
      <Token mark={mark} icon={icons.settler} text={strength} size={34} at={{ x: 0, y: 0 }} />
    </Spot>
  );
}

export function HexSample() {
  return (
    <HexMap label="Mapa" words={words} extent={RING} land={RING.slice(0, 11)} size={62}>
      {RING.map(([q, r], i) => (
        <Cell
          key={`${q} ${r}`}
          at={[q, r]}
          terrain={i === 0 ? 'home' : i === 11 ? undefined : LANDS[(i - 1) % LANDS.length]}
          label={`Pole ${i}`}
          ghost={i === 11}
          choice={i === 1 || i === 11 ? go : i === 5 ? tooFar : undefined}
          hot={hot}
        >
          <text className="ek-map-text" y={-30} textAnchor="middle" fontSize="13" fontStyle="italic">
            {i === 0 ? 'Kolebka' : i === 11 ? '' : 'Żyzna dolina'}
          </text>
          {i % 4 === 1 && <Cube mark={i % 3} at={{ x: -22, y: 12 }} size={22} />}
        </Cell>
      ))}
      <Unit at={[0, 0]} mark={0} strength={2} />
      <Unit at={[0, 1]} mark={3} strength={5} />
    </HexMap>
  );
}

const SQUARES: readonly (readonly [number, number])[] = Array.from({ length: 400 }, (_, i) => [
  i % 20,
  Math.floor(i / 20),
]);

/** Five hundred pieces, to feel that moving over a large map stays smooth. */
export function SquareSample() {
  return (
    <SquareMap label="Duża mapa" words={words} extent={SQUARES} size={64}>
      {SQUARES.map(([x, y], i) => (
        <Cell
          key={`${x} ${y}`}
          at={[x, y]}
          terrain={LANDS[(x * 7 + y * 3 + ((x * y) % 5)) % LANDS.length]}
          label={`Pole ${x + 1}-${y + 1}`}
          choice={i === 42 ? go : undefined}
          hot={hot}
        >
          {i % 4 === 0 && <Token mark={i % 5} icon={icons.soldier} size={34} at={{ x: 0, y: 0 }} />}
        </Cell>
      ))}
    </SquareMap>
  );
}
