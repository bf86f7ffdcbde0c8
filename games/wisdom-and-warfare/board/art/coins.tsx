/** The medallions of the civilizations. */
import { Medallion, type Metal } from '@epoka/web/kit';
import { CIV_IDS } from '../../content/ids.ts';
import { PORTRAITS } from './leaders.ts';

export function CivCoin({ civ, size, metal = 'bronze' }: { civ: number; size: number; metal?: Metal }) {
  const id = CIV_IDS[civ];
  return <Medallion name={`ww-${id}`} portrait={PORTRAITS[id]} metal={metal} size={size} />;
}
