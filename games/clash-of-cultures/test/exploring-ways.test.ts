/** How a region is laid: by land, by ships, round the outside, by nobody. */
import { describe, expect, it } from 'vitest';
import { REGIONS } from '../content/index.ts';
import { spaces } from './offered.ts';
import { duel, type Table } from './position.ts';

/** Regions by their number in the box. */
const R = (n: number) => n - 1;

/** A group at this space goes to that one. */
function go(t: Table, from: string, to: string): Table {
  t.turn('Ada').answer('Ada', 'move').answer('Ada', 'from', from).answer('Ada', 'all');
  return t.answer('Ada', 'go', to);
}
const laid = (t: Table, ...at: string[]) => at.map(label => t.terrainAt(label));
/** The middle region: top, left, right, bottom. */
const MIDDLE = ['D5', 'C6', 'E6', 'D6'];
/** The region on the western edge; C5 lies inside. */
const WEST = ['B4', 'A5', 'C5', 'B5'];

describe('14. Exploring by land', () => {
  const settler = (tile: number, arrange: (t: Table) => unknown = () => {}) => {
    const t = duel().unexplored(5, tile).units('Ada', 'D7', { settler: 1 });
    arrange(t);
    return go(t, 'D7', 'D6');
  };

  it('COC-14.1 COC-14.2 the whole region lies face up; two ways where nothing bars one of them', () => {
    const t = settler(R(14)).waitsFor('Ada: orient');
    expect([t.s.slotTurn[5], t.legal('Ada').map(a => a.join(' '))]).toEqual([2, ['lay 0', 'lay 1']]);
    const u = settler(R(14)).answer('Ada', 'lay', 1);
    expect([laid(u, ...MIDDLE), u.s.slotTurn[5]]).toEqual([['forest', 'plains', 'plains', 'plains'], 1]);
    expect(u.tells()).toEqual([`explored 0 5 13`, `moves 0 [1,0,0,0,0,0] ${u.space('D7')} ${u.space('D6')}`]);
    t.answer('Ada', 'lay', 0);
    expect([laid(t, ...MIDDLE), t.s.slotTurn[5]]).toEqual([['plains', 'plains', 'plains', 'forest'], 0]);
  });

  it('COC-14.2 the space entered does not become sea, though sea would join sea', () => {
    // flipped, the sea would lie at D6 and join E7
    const t = settler(R(5), u => u.terrain({ E7: 'sea' }));
    expect([laid(t, ...MIDDLE), t.s.slotTurn[5]]).toEqual([['sea', 'plains', 'plains', 'barren'], 0]);
  });

  it('COC-14.2 sea joins explored sea outside the region, wherever it is', () => {
    // the sea of the region lies left or right
    const west = settler(R(10), t => t.terrain({ B5: 'sea' }));
    expect(laid(west, ...MIDDLE)).toEqual(['plains', 'sea', 'plains', 'barren']);
    const east = settler(R(10), t => t.terrain({ F5: 'sea' }));
    expect(laid(east, ...MIDDLE)).toEqual(['barren', 'plains', 'sea', 'plains']);
    settler(R(10), t => t.terrain({ B5: 'sea', F5: 'sea' })).waitsFor('Ada: orient');
    settler(R(10), t => t.terrain({ A3: 'sea', B5: 'unexplored' })).waitsFor('Ada: orient');
  });

  it('COC-14.2 COC-14.3 else sea lies on the edge of the map; where joining sea is possible the edge does not matter', () => {
    const west = (tile: number, arrange: (t: Table) => unknown = () => {}) => {
      const t = duel().unexplored(3, tile).units('Ada', 'C6', { settler: 1 });
      arrange(t);
      return go(t, 'C6', 'B5');
    };
    // left is the edge, right is not
    expect(laid(west(R(10)), ...WEST)).toEqual(['plains', 'sea', 'plains', 'barren']);
    expect(
      laid(
        west(R(10), t => t.terrain({ D4: 'sea' })),
        ...WEST,
      ),
    ).toEqual(['barren', 'plains', 'sea', 'plains']);
    // without sea in it both ways are free
    west(R(14)).waitsFor('Ada: orient');
  });
});

describe('14. Exploring by ship', () => {
  const ship = (tile: number, from: string, to: string, arrange: (t: Table) => unknown = () => {}) => {
    const t = duel()
      .unexplored(5, tile)
      .terrain({ [from]: 'sea' })
      .units('Ada', from, { ship: 1 });
    arrange(t);
    return go(t, from, to);
  };

  it('COC-14.4 the way that opens to the own sea, not to another one', () => {
    // the sea lies at D5, next to D4, or at D6, next to C7
    const t = ship(R(5), 'C7', 'C6', u => u.terrain({ D4: 'sea' }));
    expect([laid(t, ...MIDDLE), t.unit('D6', 'ship'), t.asked()]).toEqual([
      ['barren', 'plains', 'plains', 'sea'],
      1,
      'Ada: move',
    ]);
    // through connected sea as well
    const u = ship(R(5), 'B6', 'C6', v => v.terrain({ C7: 'sea' }));
    expect([laid(u, ...MIDDLE), u.unit('D6', 'ship')]).toEqual([['barren', 'plains', 'plains', 'sea'], 1]);
    // but not through enemies
    const held = ship(R(5), 'B6', 'C6', v =>
      v.terrain({ C7: 'sea', D4: 'sea' }).units('Ben', 'C7', { ship: 1 }),
    );
    held.waitsFor('Ada: orient').answer('Ada', 'lay', 1);
    expect([held.unit('B6', 'ship'), held.tells().map(line => line.split(' ')[0])]).toEqual([
      1,
      ['explored', 'turnedBack'],
    ]);
  });

  it('COC-14.4 where both ways open to the own sea the explorer chooses', () => {
    const t = ship(R(1), 'C7', 'D6', u => u.terrain({ B5: 'sea', B6: 'sea' })).waitsFor('Ada: orient');
    t.answer('Ada', 'lay', 1).waitsFor('Ada: shipTo');
    expect([laid(t, ...MIDDLE), spaces(t, 'Ada', 'at')]).toEqual([
      ['forest', 'forest', 'sea', 'sea'],
      { legal: 'D6 E6', 'not-sea': 'C6 D5' },
    ]);
  });

  it('COC-14.4 turned back, the region is laid by the rules for sea; the space headed for may be sea', () => {
    const t = ship(R(5), 'B5', 'C6', u => u.terrain({ E7: 'sea' }));
    expect([laid(t, ...MIDDLE), t.unit('B5', 'ship'), t.tells('turnedBack')]).toEqual([
      ['barren', 'plains', 'plains', 'sea'],
      1,
      [[0, t.space('B5')]],
    ]);
    ship(R(5), 'B5', 'C6').waitsFor('Ada: orient');
  });

  it('COC-14.5 round the outside: sea on the edge, and the sea that hangs together with it', () => {
    const round = (tile: number) => {
      const t = duel()
        .unexplored(3, tile)
        .terrain({ A3: 'sea' })
        .knows('Ada', 'navigation')
        .units('Ada', 'A3', { ship: 1 });
      return go(t, 'A3', 'B4');
    };
    const edge = round(R(10));
    expect([laid(edge, ...WEST), edge.unit('A5', 'ship')]).toEqual([
      ['plains', 'sea', 'plains', 'barren'],
      1,
    ]);
    const both = round(R(2)).waitsFor('Ada: orient').answer('Ada', 'lay', 0).waitsFor('Ada: shipTo');
    expect(spaces(both, 'Ada', 'at')).toEqual({ legal: 'B4 C5', 'not-sea': 'A5 B5' });
    const none = round(R(14)).answer('Ada', 'lay', 0);
    expect(none.unit('A3', 'ship')).toBe(1);
  });

  it('COC-14.4 no region has sea in two parts', () => {
    // only left and right are not next to each other
    for (const { terrain } of REGIONS) {
      const sea = terrain.map(t => t === 'sea');
      expect(sea[1] && sea[2] && !sea[0] && !sea[3]).toBe(false);
    }
  });
});

describe('14. Exploring by nobody', () => {
  it('COC-14.6 sea joins sea, else lies on the edge, else the player chooses', () => {
    const reveal = (slot: number, tile: number, arrange: (t: Table) => unknown = () => {}) => {
      const t = duel().city('Ada', 'C6').unexplored(slot, tile).goods('Ada', { culture: 1 });
      if (slot === 5) t.city('Ada', 'C7');
      arrange(t);
      const card = t.card('Ada', 'explorer');
      return t.turn('Ada').answer('Ada', 'play', card).answer('Ada', 'reveal', slot);
    };
    expect(laid(reveal(3, R(10)), ...WEST)).toEqual(['plains', 'sea', 'plains', 'barren']);
    expect(
      laid(
        reveal(3, R(10), t => t.terrain({ D4: 'sea' })),
        ...WEST,
      ),
    ).toEqual(['barren', 'plains', 'sea', 'plains']);
    reveal(3, R(14)).waitsFor('Ada: orient');
  });
});
