import { describe, expect, it } from 'vitest';
import { duel, position, type Table } from './position.ts';

/** One group, whole or by its units, from here to there. */
function go(t: Table, from: string, to: string, ...units: string[]): Table {
  t.answer('Ada', 'from', from);
  if (units.length === 0) t.answer('Ada', 'all');
  for (const unit of units) t.answer('Ada', 'unit', unit, 0);
  return t.answer('Ada', 'go', to);
}

describe('12, 13. Moving', () => {
  it('COC-13.1 COC-13.2 COC-13.4 COC-1.7 three groups a Move, no unit twice in it, again in the next', () => {
    const t = duel()
      .units('Ada', 'D7', { settler: 3 })
      .units('Ada', 'B4', { settler: 1 })
      .turn('Ada')
      .answer('Ada', 'move');
    go(t, 'D7', 'D6', 'settler');
    expect(t.why('Ada', 'from', 'D6')).toBe('already-moved');
    go(t, 'D7', 'E7', 'settler', 'settler');
    expect([t.unit('D6', 'settler'), t.unit('E7', 'settler'), t.s.groups]).toEqual([1, 2, 1]);
    go(t, 'B4', 'B3');
    t.waitsFor('Ada: turn').answer('Ada', 'move');
    expect(t.why('Ada', 'from', 'D6')).toBe('legal');
    expect(t.s.actions).toBe(1);
  });

  it('COC-13.3 COC-13.13 EX-35 military units move only with Tactics; a ship may carry them', () => {
    const t = duel()
      .terrain({ E7: 'sea', F6: 'sea' })
      .units('Ada', 'D7', { infantry: 1 })
      .units('Ada', 'E7', { ship: 1, infantry: 1 });
    t.turn('Ada').answer('Ada', 'move');
    expect(t.why('Ada', 'from', 'D7')).toBe('no-tactics');
    t.answer('Ada', 'from', 'E7').answer('Ada', 'all').answer('Ada', 'go', 'F6');
    expect([t.unit('F6', 'ship'), t.unit('F6', 'infantry')]).toEqual([1, 1]);
  });

  it('COC-13.5 EX-34 a mountain stops, a forest forbids battle', () => {
    const t = duel()
      .terrain({ D6: 'mountain', E7: 'forest' })
      .knows('Ada', 'tactics')
      .units('Ada', 'D7', { infantry: 2 });
    t.city('barbarians', 'E6').turn('Ada').answer('Ada', 'move');
    go(t, 'D7', 'D6', 'infantry');
    go(t, 'D7', 'E7', 'infantry');
    t.answer('Ada', 'stop').answer('Ada', 'move');
    expect(t.why('Ada', 'from', 'D6')).toBe('on-mountain');
    t.answer('Ada', 'from', 'E7').answer('Ada', 'all');
    expect(t.why('Ada', 'go', 'E6')).toBe('forest-no-battle');
    t.answer('Ada', 'go', 'E8');
    expect(t.unit('E8', 'infantry')).toBe(1);
    t.turn('Ada').answer('Ada', 'move');
    expect(t.why('Ada', 'from', 'D6')).toBe('legal');
  });

  it('COC-13.6 a group without a military unit can’t enter where enemies are', () => {
    const t = duel()
      .units('Ada', 'D6', { settler: 1 })
      .units('barbarians', 'D5', { infantry: 1 })
      .city('Ben', 'E6')
      .turn('Ada')
      .answer('Ada', 'move');
    t.answer('Ada', 'from', 'D6').answer('Ada', 'all');
    expect(t.why('Ada', 'go', 'D5')).toBe('needs-military');
    expect(t.why('Ada', 'go', 'E6')).toBe('needs-military');
  });

  it('COC-12.1 COC-12.2 COC-12.3 at most four military units on land; settlers and ships without limit; ships carry two', () => {
    const t = duel()
      .terrain({ E7: 'sea' })
      .knows('Ada', 'tactics')
      .units('Ada', 'D7', { infantry: 3, settler: 4 })
      .units('Ada', 'D6', { infantry: 2 });
    t.units('Ada', 'E7', { ship: 1 })
      .turn('Ada')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all');
    expect(t.why('Ada', 'go', 'D7')).toBe('stack-limit');
    t.answer('Ada', 'back').answer('Ada', 'from', 'D7');
    for (let i = 0; i < 3; i++) t.answer('Ada', 'unit', 'settler', 0);
    expect(t.why('Ada', 'go', 'E7')).toBe('no-ship-room');
    t.answer('Ada', 'back')
      .answer('Ada', 'from', 'D7')
      .answer('Ada', 'unit', 'settler', 0)
      .answer('Ada', 'unit', 'settler', 0)
      .answer('Ada', 'go', 'E7');
    expect(t.unit('E7', 'settler')).toBe(2);
  });

  it('COC-12.3.a neither part of a fleet may hold more than it carries', () => {
    const t = duel()
      .terrain({ E7: 'sea', F6: 'sea' })
      .units('Ada', 'E7', { ship: 2, settler: 3 })
      .turn('Ada')
      .answer('Ada', 'move');
    t.answer('Ada', 'from', 'E7').answer('Ada', 'unit', 'ship', 0);
    expect(t.why('Ada', 'go', 'F6')).toBe('no-ship-room');
    t.answer('Ada', 'unit', 'settler', 0);
    expect(t.why('Ada', 'go', 'F6')).toBe('legal');
    t.answer('Ada', 'unit', 'settler', 0);
    expect(t.why('Ada', 'unit', 'settler', 0)).toBe('no-ship-room');
    t.answer('Ada', 'go', 'F6');
    expect([t.unit('F6', 'settler'), t.unit('E7', 'settler')]).toEqual([2, 1]);
  });

  it('COC-13.10 EX-36 boarding and sailing in one Move, landing in the next', () => {
    const t = duel()
      .terrain({ E7: 'sea', F6: 'sea' })
      .knows('Ada', 'tactics')
      .units('Ada', 'D7', { infantry: 1 })
      .units('Ada', 'E7', { ship: 1 });
    t.turn('Ada').answer('Ada', 'move');
    go(t, 'D7', 'E7');
    go(t, 'E7', 'F6');
    expect(t.s.groups).toBe(1);
    expect(t.why('Ada', 'from', 'F6')).toBe('already-moved');
    t.answer('Ada', 'stop').answer('Ada', 'move');
    go(t, 'F6', 'F7', 'infantry');
    expect([t.unit('F7', 'infantry'), t.unit('F6', 'ship'), t.s.groups]).toEqual([1, 1, 2]);
  });

  it('COC-13.10 COC-13.11 EX-37 aboard since before: the ship sails and the unit lands in one Move', () => {
    const t = duel()
      .terrain({ E7: 'sea', F6: 'sea' })
      .knows('Ada', 'tactics')
      .units('Ada', 'E7', { ship: 1, infantry: 1 });
    t.turn('Ada').answer('Ada', 'move');
    go(t, 'E7', 'F6');
    go(t, 'F6', 'F7', 'infantry');
    expect([t.unit('F7', 'infantry'), t.s.groups]).toEqual([1, 1]);
  });

  it('COC-13.7 COC-13.7.a EX-38 Roads: two spaces from an own city, penalties ignored, paid for each group', () => {
    const t = duel()
      .terrain({ D6: 'mountain', D5: 'forest' })
      .knows('Ada', 'roads', 'tactics')
      .goods('Ada', { food: 2, ore: 2 });
    t.units('Ada', 'D7', { settler: 2, infantry: 2 })
      .city('barbarians', 'D4')
      .turn('Ada')
      .answer('Ada', 'move');
    go(t, 'D7', 'E7', 'settler');
    t.answer('Ada', 'from', 'D7').answer('Ada', 'unit', 'settler', 0).answer('Ada', 'roads', 'E6');
    t.answer('Ada', 'from', 'D7')
      .answer('Ada', 'unit', 'infantry', 0)
      .answer('Ada', 'unit', 'infantry', 0)
      .answer('Ada', 'roads', 'D5');
    expect([t.has('Ada', 'food'), t.has('Ada', 'ore'), t.unit('D5', 'infantry')]).toEqual([0, 0, 2]);
    t.answer('Ada', 'move').answer('Ada', 'from', 'D5').answer('Ada', 'all');
    expect(t.why('Ada', 'go', 'D4')).toBe('legal');
  });

  it('COC-13.7 Roads start or end in an own city, not in the unknown, not at sea, not through enemies', () => {
    const t = duel()
      .terrain({ E7: 'sea', C7: 'unexplored' })
      .knows('Ada', 'roads', 'tactics')
      .goods('Ada', { food: 1, ore: 1 });
    t.units('Ada', 'D5', { infantry: 1 })
      .units('Ada', 'D7', { infantry: 1 })
      .units('barbarians', 'D6', { infantry: 1 })
      .turn('Ada')
      .answer('Ada', 'move');
    t.answer('Ada', 'from', 'D5').answer('Ada', 'all');
    expect(t.why('Ada', 'roads', 'D4')).toBe('roads-not-from-city');
    expect(t.why('Ada', 'roads', 'D6')).toBe('roads-not-from-city');
    expect(t.why('Ada', 'roads', 'D7')).toBe('no-road');
    t.answer('Ada', 'back').answer('Ada', 'from', 'D7').answer('Ada', 'all');
    expect(t.why('Ada', 'roads', 'C7')).toBe('roads-no-explore');
    expect(t.why('Ada', 'roads', 'E7')).toBe('roads-land-only');
    expect(t.why('Ada', 'roads', 'D6')).toBe('legal');
    t.goods('Ada', { ore: 0 });
    expect(t.why('Ada', 'roads', 'D6')).toBe('cannot-pay');
  });

  it('COC-13.7.a EX-102 flags from before count again after a Roads move; none are set by it', () => {
    const t = duel()
      .terrain({ D6: 'forest' })
      .knows('Ada', 'roads', 'tactics')
      .goods('Ada', { food: 1, ore: 1 });
    t.units('Ada', 'D5', { infantry: 1 })
      .units('barbarians', 'E7', { infantry: 1 })
      .turn('Ada')
      .answer('Ada', 'move');
    go(t, 'D5', 'D6');
    t.answer('Ada', 'stop')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'roads', 'D7')
      .answer('Ada', 'stop');
    t.answer('Ada', 'move').answer('Ada', 'from', 'D7').answer('Ada', 'all');
    expect(t.why('Ada', 'go', 'E7')).toBe('forest-no-battle');
  });

  it('COC-13.8 ships sail any distance over connected sea and stop at enemies', () => {
    const t = duel()
      .terrain({ E7: 'sea', F6: 'sea', F5: 'sea', A3: 'sea' })
      .units('Ada', 'E7', { ship: 1 })
      .units('Ben', 'F6', { ship: 1 })
      .turn('Ada');
    t.answer('Ada', 'move').answer('Ada', 'from', 'E7').answer('Ada', 'all');
    expect(t.why('Ada', 'go', 'F6')).toBe('legal');
    expect(t.why('Ada', 'go', 'F5')).toBe('sea-not-connected');
    expect(t.why('Ada', 'go', 'A3')).toBe('sea-not-connected');
  });

  it('COC-13.9 COC-13.9.a COC-13.12 EX-44 Navigation goes round the outside to the next sea; Cartography pays', () => {
    const t = position()
      .city('Ada', 'D7')
      .terrain({ A3: 'sea', G5: 'sea', A7: 'sea' })
      .knows('Ada', 'fishing', 'navigation', 'cartography');
    t.units('Ada', 'A3', { ship: 1 })
      .turn('Ada')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'A3')
      .answer('Ada', 'all');
    expect(
      t
        .legal('Ada', 'go')
        .map(a => a[1])
        .sort(),
    ).toEqual([t.space('G5'), t.space('A7')].sort());
    t.answer('Ada', 'go', 'G5').answer('Ada', 'stop');
    expect([t.unit('G5', 'ship'), t.has('Ada', 'ideas'), t.has('Ada', 'culture')]).toEqual([1, 1, 1]);
    const u = position()
      .city('Ada', 'D7')
      .terrain({ A3: 'sea', G5: 'sea' })
      .units('Ada', 'A3', { ship: 1 })
      .turn('Ada');
    u.answer('Ada', 'move').answer('Ada', 'from', 'A3').answer('Ada', 'all');
    expect(u.legal('Ada', 'go')).toEqual([]);
  });

  it('COC-13.9 COC-14.5 EX-45 an unexplored region on the way is explored, never passed', () => {
    const t = position()
      .city('Ada', 'D7')
      .terrain({ A3: 'sea', G5: 'sea', A7: 'sea' })
      .knows('Ada', 'navigation')
      .units('Ada', 'A3', { ship: 1 });
    t.unexplored(3, 15).turn('Ada').answer('Ada', 'move').answer('Ada', 'from', 'A3').answer('Ada', 'all');
    expect(
      t
        .legal('Ada', 'go')
        .map(a => a[1])
        .sort(),
    ).toEqual([t.space('B4'), t.space('G5')].sort());
    t.answer('Ada', 'go', 'B4').waitsFor('Ada: orient').answer('Ada', 'lay', 0);
    expect([t.unit('A3', 'ship'), t.s.groups]).toEqual([1, 2]);
  });
});

describe('14. Exploring', () => {
  const explore = (tile: number, slot: number) =>
    duel().unexplored(slot, tile).units('Ada', 'D7', { settler: 1 });

  it('COC-14.1 COC-14.2 EX-39 the entered space never becomes sea', () => {
    const t = explore(4, 5).turn('Ada').answer('Ada', 'move');
    go(t, 'D7', 'D6', 'settler');
    expect([t.terrainAt('D6'), t.terrainAt('D5'), t.unit('D6', 'settler')]).toEqual(['barren', 'sea', 1]);
    t.waitsFor('Ada: move');
  });

  it('COC-14.2 COC-14.7 COC-10.2 EX-40 sea must join explored sea', () => {
    const t = explore(10, 5).terrain({ E7: 'sea' }).turn('Ada').answer('Ada', 'move');
    go(t, 'D7', 'D6', 'settler');
    expect([t.terrainAt('E6'), t.terrainAt('D6')]).toEqual(['sea', 'mountain']);
    t.answer('Ada', 'stop').answer('Ada', 'move');
    expect(t.why('Ada', 'from', 'D6')).toBe('on-mountain');
    t.answer('Ada', 'stop');
    expect(t.why('Ada', 'found', 'D6')).toBe('legal');
  });

  it('COC-14.2 EX-41 without explored sea to join, sea must lie on the edge of the map', () => {
    const t = duel().unexplored(7, 8).units('Ada', 'E8', { settler: 1 }).turn('Ada').answer('Ada', 'move');
    go(t, 'E8', 'F7', 'settler');
    expect([t.terrainAt('G7'), t.terrainAt('E7')]).toEqual(['sea', 'plains']);
    t.waitsFor('Ada: move');
  });

  it('COC-14.2 COC-14.3 COC-14.8 COC-29.1 EX-42 where both ways fit the explorer chooses, and nothing is taken back', () => {
    const t = explore(7, 6).turn('Ada').answer('Ada', 'move');
    t.g.marked = false;
    go(t, 'D7', 'C7', 'settler');
    t.waitsFor('Ada: orient');
    expect(t.g.marked).toBe(true);
    t.answer('Ada', 'lay', 1);
    expect([t.terrainAt('B7'), t.terrainAt('B6')]).toEqual(['sea', 'mountain']);
    expect(t.unit('C7', 'settler')).toBe(1);
  });

  it('COC-14.4 EX-43 ships that find no sea turn back, and the group move is used up', () => {
    const t = duel()
      .unexplored(7, 13)
      .terrain({ E6: 'sea' })
      .units('Ada', 'E6', { ship: 1 })
      .turn('Ada')
      .answer('Ada', 'move');
    go(t, 'E6', 'E7');
    t.waitsFor('Ada: orient').answer('Ada', 'lay', 0);
    expect([t.unit('E6', 'ship'), t.s.groups]).toEqual([1, 2]);
    expect(t.why('Ada', 'from', 'E6')).toBe('already-moved');
  });

  it('COC-14.4 COC-14.4.a EX-112 the way that lets the ships in is forced, wherever they headed', () => {
    const t = duel()
      .unexplored(7, 8)
      .terrain({ E6: 'sea' })
      .units('Ada', 'E6', { ship: 1 })
      .turn('Ada')
      .answer('Ada', 'move');
    go(t, 'E6', 'F6');
    expect([t.terrainAt('E7'), t.terrainAt('F6'), t.unit('E7', 'ship')]).toEqual(['sea', 'forest', 1]);
  });

  it('COC-14.4 ships are put on any sea space of the region that they can reach', () => {
    // region 1 has two sea spaces side by side; both lie open to ships from the south of it
    const t = duel()
      .unexplored(7, 0)
      .terrain({ E6: 'sea' })
      .units('Ada', 'E6', { ship: 1 })
      .turn('Ada')
      .answer('Ada', 'move');
    go(t, 'E6', 'E7');
    if (t.asked() === 'Ada: orient') t.answer('Ada', 'lay', 0);
    t.waitsFor('Ada: shipTo');
    const seas = t.legal('Ada', 'at').map(a => a[1] as number);
    expect(seas.length).toBe(2);
    const dry = ['E7', 'F6', 'F7', 'G7'].find(at => t.terrainAt(at) !== 'sea') as string;
    expect(t.why('Ada', 'at', dry)).toBe('not-sea');
    t.answer('Ada', 'at', seas[1]);
    expect(t.s.troops[seas[1] * 6 + 2]).toBe(1);
  });

  it('COC-13.10 ships are picked before what they carry', () => {
    const t = duel()
      .terrain({ E7: 'sea', F6: 'sea' })
      .units('Ada', 'E7', { ship: 1, settler: 1 })
      .turn('Ada');
    t.answer('Ada', 'move').answer('Ada', 'from', 'E7').answer('Ada', 'unit', 'settler', 0);
    expect(t.why('Ada', 'unit', 'ship', 0)).toBe('pick-ships-first');
    t.answer('Ada', 'back').answer('Ada', 'from', 'E7').answer('Ada', 'unit', 'ship', 0);
    t.answer('Ada', 'unit', 'settler', 0).answer('Ada', 'go', 'F6');
    expect([t.unit('F6', 'ship'), t.unit('F6', 'settler')]).toEqual([1, 1]);
  });

  it('COC-14.6 a card reveals only a region next to one with an own city', () => {
    const t = duel().unexplored(5, 10).unexplored(0, 3).goods('Ada', { culture: 1 });
    const card = t.card('Ada', 'explorer');
    t.turn('Ada').answer('Ada', 'play', card).waitsFor('Ada: region');
    expect(t.why('Ada', 'reveal', 0)).toBe('not-beside-yours');
    expect(t.why('Ada', 'reveal', 5)).toBe('legal');
  });

  it('COC-13.10.a EX-101 a unit may disembark into the unknown', () => {
    const t = duel()
      .unexplored(7, 4)
      .terrain({ E6: 'sea' })
      .units('Ada', 'E6', { ship: 1, settler: 1 })
      .turn('Ada')
      .answer('Ada', 'move');
    go(t, 'E6', 'F6', 'settler');
    expect(t.terrainAt('F6')).not.toBe('sea');
    expect([t.unit('F6', 'settler'), t.s.groups]).toEqual([1, 2]);
  });

  it('COC-14.6 COC-22.2 a region revealed by a card: sea joins sea, else the edge', () => {
    const t = duel().unexplored(5, 10).terrain({ E7: 'sea' }).goods('Ada', { culture: 1 });
    const card = t.card('Ada', 'explorer');
    t.turn('Ada').answer('Ada', 'play', card).waitsFor('Ada: region').answer('Ada', 'reveal', 5);
    expect(t.terrainAt('E6')).toBe('sea');
    t.waitsFor('Ada: settlerTo').answer('Ada', 'at', 'D7');
    expect([t.unit('D7', 'settler'), t.s.actions, t.has('Ada', 'culture')]).toEqual([1, 2, 0]);
  });
});
