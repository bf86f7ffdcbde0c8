/** The leaders as medallions: fetched with the other pictures, once the board stands. */
import { LEADERS, type Level } from '@epoka/new-horizons';
import { Medallion, type Metal } from '@epoka/web/kit';
import { PORTRAITS } from './leaders.ts';

/** The metal of a leader's medallion, by level. */
const METALS: Readonly<Record<Level, Metal>> = { 1: 'clay', 2: 'bronze', 3: 'silver', 4: 'steel' };

export function LeaderCoin({ id, size }: { id: number; size: number }) {
  const { id: name, level } = LEADERS[id];
  return <Medallion name={`nh-${name}`} portrait={PORTRAITS[name]} metal={METALS[level]} size={size} />;
}
