/** The wonders as they are drawn, each in the light of its era. */
import { type Age, Wonder } from '@epoka/web/kit';
import { WONDER_IDS } from '../../content/ids.ts';
import { WONDER_ERA } from '../../content/tables.ts';
import { WONDER_ART } from './wonders.ts';

export function Monument({ wonder, className }: { wonder: number; className?: string | undefined }) {
  const id = WONDER_IDS[wonder];
  return (
    <Wonder
      name={`ww-${id}`}
      drawing={WONDER_ART[id]}
      age={WONDER_ERA[wonder] as Age}
      stage={1}
      stages={1}
      className={className}
    />
  );
}
