/** What a thing on the table is to the looker: which kind of thing, as the rules name them where they send it elsewhere. */
import type { Reason } from '@epoka/kernel';
import { BUILDINGS, LEADERS, type State, TECHNOLOGIES, type Thing } from '@epoka/new-horizons';

const find = (list: readonly { readonly id: string }[], key: string) => list.findIndex(x => x.id === key);

export function about(content: string, view: State, seat: number): Thing | Reason | undefined {
  const [kind, key, nth] = content.split(':');
  const me = view.players[seat];
  switch (kind) {
    case 'technology': {
      if (nth !== undefined) return 'space';
      const slot = view.slots.indexOf(find(TECHNOLOGIES, key));
      if (slot < 0) return undefined;
      return me && (me.scholars & (1 << slot)) !== 0 ? { key: 'already-researched', args: [] } : 'slot';
    }
    case 'building': {
      const id = find(BUILDINGS, key);
      if (view.map.some(({ building }) => building === id)) return 'tile';
      if (me?.supply.includes(id)) return 'supply';
      return view.display.some(row => row.includes(id)) ? 'display' : undefined;
    }
    case 'territory':
    case 'tile':
      return 'tile';
    case 'area':
      return nth === undefined ? 'area' : 'space';
    case 'unit':
      return view.units[Number(nth)]?.seat === seat ? 'unit' : undefined;
    case 'leader':
      return me?.leaders.includes(find(LEADERS, key)) ? 'leader' : undefined;
    case 'government':
    case 'goal':
      return kind;
    case 'track':
      return Number(nth) === seat ? kind : undefined;
    case 'population':
      return Number(key) === seat ? kind : undefined;
    case 'holdings':
      return Number(key) === seat ? 'supply' : undefined;
    case 'slot':
    case 'level':
      return 'slot';
    case 'display':
    case 'stock':
      return kind;
    case 'end':
      return 'goal';
    case 'map':
      return 'hex';
    default:
      return undefined;
  }
}
