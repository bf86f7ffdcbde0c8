/** Struck and carved: medallions of leaders, the arms of civilizations, the friezes of their boards, the drawn wonders. Fetched once the board stands. */
import { Medallion, Wonder } from '@epoka/web/kit';
import { CIVILIZATIONS, type CivilizationId, LEADERS, WONDERS } from '../game.ts';
import { PORTRAITS } from './leaders.ts';
import { DRAWINGS } from './wonders.ts';

export function LeaderCoin({ id, size }: { id: number; size: number }) {
  const name = LEADERS[id].id;
  return <Medallion name={`coc-${name}`} portrait={PORTRAITS[name]} metal="bronze" size={size} />;
}

export function WonderArt({ id }: { id: number }) {
  const name = WONDERS[id].id;
  return <Wonder name={`coc-${name}`} drawing={DRAWINGS[name]} age={0} stage={1} stages={1} />;
}

/** One repeat of the ornament that runs along the board of a civilization, 14 wide and 10 high. */
const FRIEZES: Readonly<Record<CivilizationId, string>> = {
  rome: 'M0 5q3-5 7 0q-4 5-7 0M7 5q3-5 7 0q-4 5-7 0',
  greece: 'M0 8.5H12.5V1.5H4.5V5.5H8.5',
  china: 'M1 8.5V1.5H13V7H4V4H10',
  vikings: 'M0 5q3.5-8 7 0t7 0M0 5q3.5 8 7 0t7 0',
  japan: 'M0 9a7 7 0 0 1 14 0M3 9a4 4 0 0 1 8 0',
  egypt: 'M7 9V4M7 9Q1 8 1 2Q6 3 7 9Q8 3 13 2Q13 8 7 9',
  maya: 'M0 9h2V7h2V5h2V2h2v3h2v2h2v2h2',
  india: 'M0 9q7-15 14 0M7 9V5M4 9q3-6 6 0',
  babylonians: 'M0 9V5h3V1h8v4h3v4',
  phoenicia: 'M0 8C2 0 9 0 9 4c0 3-4 3-4 1M7 8h7',
  celts: 'M0 5c0-6 7-6 7 0s7 6 7 0M3.5 5h.1M10.5 5h.1',
  persia: 'M1 9V5a3 3 0 0 1 6 0v4M8 9V5a2.5 2.5 0 0 1 5 0v4',
  aztecs: 'M0 9V1h10v5H5V4M10 9h4',
  huns: 'M0 9L3.5 3L7 9L10.5 3L14 9M0 5L3.5 1L7 5L10.5 1L14 5',
  carthage: 'M7 2L11 9H3ZM2 4.5h10',
};

const REPEATS = 60;

export function Frieze({ civ }: { civ: number }) {
  const tile = FRIEZES[CIVILIZATIONS[civ].id];
  return (
    <svg
      className="coc-frieze"
      viewBox={`0 0 ${REPEATS * 14} 10`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      {Array.from({ length: REPEATS }, (_, i) => (
        <path key={i} d={tile} transform={`translate(${i * 14} 0)`} />
      ))}
    </svg>
  );
}
