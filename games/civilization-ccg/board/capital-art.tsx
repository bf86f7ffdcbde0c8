/** The ground of a capital: its pattern, a pale disc, and the city itself. */
import { Ground, Icon } from '@epoka/web/kit';
import { artOf } from './art.ts';

export function CapitalArt({ card }: { card: number }) {
  return (
    <span className="cg-capital-art">
      <Ground kind="capital" />
      <span className="cg-disc">
        <Icon of={artOf(card)} />
      </span>
    </span>
  );
}
