/** Ships: where they sail, what they find, what they become; pirates they meet; cities that wander like units. */
import { describe, expect, it } from 'vitest';
import { U } from '../content/index.ts';
import { BATTLED, flag, MOVED, moving, ON_FOREST, ON_MOUNTAIN, pick } from './moves.ts';
import { offered, spaces } from './offered.ts';
import { duel, expansion, type Table } from './position.ts';
import { two } from './war.ts';

describe('13. Where ships sail', () => {
  it('COC-13.8 over connected sea up to the first enemy; the unknown beside it is explored', () => {
    const t = duel().terrain({
      D6: 'sea',
      D5: 'sea',
      C5: 'sea',
      E5: 'sea',
      F5: 'sea',
      B5: 'unexplored',
      A3: 'sea',
    });
    t.units('Ada', 'D6', { ship: 1 }).units('Ben', 'E5', { ship: 1 });
    pick(moving(t), 'D6');
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'B5 C5 D5 E5', 'sea-not-connected': 'A3 F5' });
    // an enemy in the way hides the unknown behind it
    t.units('Ben', 'C5', { ship: 1 });
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'C5 D5 E5', 'sea-not-connected': 'A3 F5' });
  });

  it('COC-13.9 round the outside: on inside the sea where it re-enters, one jump, stopped by an enemy', () => {
    const world = () =>
      duel()
        .terrain({ A3: 'sea', B3: 'sea', G5: 'sea', F5: 'sea', A7: 'sea', E8: 'sea' })
        .knows('Ada', 'navigation');
    const t = pick(moving(world().units('Ada', 'B3', { ship: 1 })), 'B3');
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'A3 A7 F5 G5', 'sea-not-connected': 'E8' });
    const held = pick(moving(world().units('Ada', 'B3', { ship: 1 }).units('Ben', 'G5', { ship: 1 })), 'B3');
    expect(spaces(held, 'Ada', 'go')).toEqual({ legal: 'A3 A7 G5', 'sea-not-connected': 'E8 F5' });
    const without = duel()
      .terrain({ A3: 'sea', B3: 'sea', G5: 'sea', A7: 'sea' })
      .units('Ada', 'B3', { ship: 1 });
    expect(spaces(pick(moving(without), 'B3'), 'Ada', 'go')).toEqual({
      legal: 'A3',
      'sea-not-connected': 'A7 G5',
    });
    // from the other end of the walk
    const west = pick(moving(world().units('Ada', 'A7', { ship: 1 })), 'A7');
    expect(spaces(west, 'Ada', 'go')).toEqual({ legal: 'A3 B3 E8', 'sea-not-connected': 'F5 G5' });
  });

  it('COC-13.9.a the edge must be reached without passing enemies; inner sea has no outside', () => {
    const world = () =>
      duel()
        .terrain({ C3: 'sea', B2: 'sea', G5: 'sea' })
        .knows('Ada', 'navigation')
        .units('Ada', 'C3', { ship: 1 });
    expect(spaces(pick(moving(world()), 'C3'), 'Ada', 'go')).toEqual({ legal: 'B2 G5' });
    const held = pick(moving(world().units('Ben', 'B2', { ship: 1 })), 'C3');
    expect(spaces(held, 'Ada', 'go')).toEqual({ legal: 'B2', 'sea-not-connected': 'G5' });
    const inner = duel()
      .terrain({ C4: 'sea', G5: 'sea' })
      .knows('Ada', 'navigation')
      .units('Ada', 'C4', { ship: 1 });
    expect(spaces(pick(moving(inner), 'C4'), 'Ada', 'go')).toEqual({ 'sea-not-connected': 'G5' });
    // alone in the world there is nowhere to go
    const alone = duel().terrain({ A3: 'sea' }).knows('Ada', 'navigation').units('Ada', 'A3', { ship: 1 });
    expect(spaces(pick(moving(alone), 'A3'), 'Ada', 'go')).toEqual({});
  });

  it('COC-13.9 nothing behind the unknown is reached, and no unknown from where the ships re-enter', () => {
    const from = (terrain: Parameters<Table['terrain']>[0]) => {
      const t = duel()
        .terrain({ A3: 'sea', ...terrain })
        .knows('Ada', 'navigation');
      return spaces(pick(moving(t.units('Ada', 'A3', { ship: 1 })), 'A3'), 'Ada', 'go');
    };
    expect(from({ F2: 'unexplored', E3: 'sea' })).toEqual({ legal: 'F2', 'sea-not-connected': 'E3' });
    expect(from({ E8: 'sea', E7: 'unexplored' })).toEqual({ legal: 'E8' });
  });

  it('COC-13.12 the unknown beside the ships is no way round the map, though it lies on the edge', () => {
    const t = duel().terrain({ B4: 'sea' }).unexplored(0, 0).knows('Ada', 'navigation', 'cartography');
    pick(moving(t.units('Ada', 'B4', { ship: 1 })), 'B4').answer('Ada', 'go', 'B3');
    while (t.asked() !== 'Ada: move') t.answer('Ada', ...t.legal('Ada')[0]);
    t.answer('Ada', 'stop').waitsFor('Ada: turn');
    expect([t.has('Ada', 'ideas'), t.has('Ada', 'culture')]).toEqual([1, 0]);
  });

  it('COC-13.9 the unknown met first is explored, from both sides', () => {
    const t = duel()
      .terrain({ A3: 'sea', F2: 'unexplored', B4: 'unexplored', G5: 'sea', A7: 'sea' })
      .knows('Ada', 'navigation');
    pick(moving(t.units('Ada', 'A3', { ship: 1 })), 'A3');
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'B4 F2', 'sea-not-connected': 'A7 G5' });
    // an unexplored edge that the ships see is no sea to start from
    const edge = duel()
      .terrain({ C3: 'sea', B2: 'unexplored', G5: 'sea' })
      .knows('Ada', 'navigation')
      .units('Ada', 'C3', { ship: 1 });
    expect(spaces(pick(moving(edge), 'C3'), 'Ada', 'go')).toEqual({ legal: 'B2', 'sea-not-connected': 'G5' });
  });
});

describe('14. What ships find', () => {
  it('COC-14.4 turned back: told, the group is used up, and the voyage counts', () => {
    const t = duel()
      .unexplored(7, 13)
      .terrain({ E6: 'sea' })
      .knows('Ada', 'cartography')
      .units('Ada', 'E6', { ship: 1, settler: 1 });
    pick(moving(t), 'E6').answer('Ada', 'go', 'E7').answer('Ada', 'lay', 0);
    expect(t.tells()).toEqual([`explored 0 7 13`, `turnedBack 0 ${t.space('E6')}`]);
    expect([t.s.flagged, t.s.groups, t.s.slotTurn[7]]).toEqual([[t.space('E6'), U.ship, MOVED, 1], 2, 0]);
    t.answer('Ada', 'stop');
    expect(t.has('Ada', 'ideas')).toBe(1);
  });

  it('COC-14.4 onto any sea of the region that is connected with the own; the move is told', () => {
    const t = duel()
      .unexplored(7, 0)
      .terrain({ E6: 'sea' })
      .knows('Ada', 'cartography')
      .units('Ada', 'E6', { ship: 2, settler: 1 });
    pick(moving(t), 'E6', 'ship', 'settler').answer('Ada', 'go', 'E7').waitsFor('Ada: shipTo');
    // base orientation: F6 and E7 are sea, G7 and F7 forest
    expect([t.terrainAt('F6'), t.terrainAt('E7'), t.terrainAt('G7'), t.terrainAt('F7')]).toEqual([
      'sea',
      'sea',
      'forest',
      'forest',
    ]);
    expect(spaces(t, 'Ada', 'at')).toEqual({ legal: 'E7 F6', 'not-sea': 'F7 G7' });
    t.answer('Ada', 'at', 'F6');
    expect(t.tells()).toEqual([`moves 0 [1,0,1,0,0,0] ${t.space('E6')} ${t.space('F6')}`]);
    expect([t.unit('F6', 'ship'), t.unit('F6', 'settler'), t.unit('E6', 'ship'), t.s.flagged]).toEqual([
      1,
      1,
      1,
      [t.space('F6'), U.ship, MOVED, 1],
    ]);
    t.answer('Ada', 'stop');
    expect([t.has('Ada', 'ideas'), t.has('Ada', 'culture')]).toEqual([1, 0]);
  });

  it('COC-14.5 by Navigation onto sea on the edge of the map; the other sea of the region is not reached', () => {
    // region 2: top and right are sea, not beside the edge at the same time
    const t = duel()
      .unexplored(3, 4)
      .terrain({ A3: 'sea', G5: 'sea' })
      .knows('Ada', 'navigation', 'cartography')
      .units('Ada', 'A3', { ship: 1 });
    pick(moving(t), 'A3').answer('Ada', 'go', 'B4');
    if (t.asked() === 'Ada: orient') t.answer('Ada', 'lay', 0);
    const sea = ['B4', 'A5', 'C5', 'B5'].filter(at => t.terrainAt(at) === 'sea');
    expect([sea, sea.map(at => t.unit(at, 'ship')), t.s.voyage]).toEqual([['B4'], [1], 3]);
    t.answer('Ada', 'stop');
    expect([t.has('Ada', 'ideas'), t.has('Ada', 'culture')]).toEqual([1, 1]);
  });
});

describe('26. Shipcraft', () => {
  const vikings = () => two().masters('Ada', 'shipcraft').terrain({ D6: 'sea' });

  it('COC-26.10 a ship lands as a settler or infantry; what it carries lands with it', () => {
    const t = vikings()
      .knows('Ada', 'tactics')
      .terrain({ C6: 'forest', E6: 'sea' })
      .units('Ada', 'D6', { ship: 1, infantry: 1 })
      .city('Ben', 'D5');
    t.units('barbarians', 'E7', { infantry: 1 }).terrain({ C7: 'unexplored' });
    pick(moving(t), 'D6');
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'C7 E6' });
    const ways = offered(t, 'Ada', 'convert').map(([[to, kind, n], why]) => [to, kind, n, why]);
    expect(
      ways.sort((a, b) => (a[0] as number) - (b[0] as number) || (a[1] as number) - (b[1] as number)),
    ).toEqual([
      [t.space('D7'), U.settler, 1, 'legal'],
      [t.space('D7'), U.infantry, 1, 'legal'],
      [t.space('D5'), U.settler, 1, 'enemy-here'],
      [t.space('D5'), U.infantry, 1, 'enemy-here'],
      [t.space('C6'), U.settler, 1, 'legal'],
      [t.space('C6'), U.infantry, 1, 'legal'],
      [t.space('E7'), U.settler, 1, 'enemy-here'],
      [t.space('E7'), U.infantry, 1, 'enemy-here'],
    ]);
    t.answer('Ada', 'convert', 'C6', 'infantry', 1);
    expect(t.tells()).toEqual([
      `moves 0 [0,2,0,0,0,0] ${t.space('D6')} ${t.space('C6')}`,
      `turns 0 2 1 ${t.space('C6')}`,
    ]);
    expect([t.unit('C6', 'infantry'), t.s.groups, t.s.flagged]).toEqual([
      2,
      2,
      [t.space('C6'), U.infantry, MOVED | ON_FOREST, 2],
    ]);
  });

  it('COC-26.10 pieces, stack limit, and room for what stays aboard', () => {
    const t = vikings()
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { ship: 2, settler: 3 })
      .units('Ada', 'C6', { infantry: 4 })
      .units('Ada', 'C7', { settler: 1 });
    pick(moving(t), 'D6', 'ship');
    expect(t.why('Ada', 'convert', 'D7', 'settler', 1)).toBe('no-piece');
    expect(t.reason('Ada', 'convert', 'C6', 'infantry', 1)).toEqual(['stack-limit', 4]);
    expect(t.why('Ada', 'convert', 'D7', 'infantry', 1)).toBe('no-ship-room');
    t.answer('Ada', 'unit', 'settler', 0);
    expect(t.why('Ada', 'convert', 'D7', 'infantry', 1)).toBe('legal');
    t.answer('Ada', 'convert', 'D7', 'infantry', 1);
    expect([
      t.unit('D7', 'infantry'),
      t.unit('D7', 'settler'),
      t.unit('D6', 'ship'),
      t.unit('D6', 'settler'),
    ]).toEqual([1, 1, 1, 2]);
    // two ships become two settlers; three military units and two ships are too many
    const u = vikings().knows('Ada', 'tactics').units('Ada', 'D6', { ship: 2, infantry: 3 });
    pick(moving(u), 'D6');
    expect([
      u.why('Ada', 'convert', 'D7', 'settler', 2),
      u.why('Ada', 'convert', 'D7', 'infantry', 2),
    ]).toEqual(['legal', 'stack-limit']);
    u.answer('Ada', 'convert', 'D7', 'settler', 2);
    expect([u.unit('D7', 'settler'), u.unit('D7', 'infantry'), u.tells()[0]]).toEqual([
      2,
      3,
      `moves 0 [2,3,0,0,0,0] ${u.space('D6')} ${u.space('D7')}`,
    ]);
    const own = vikings()
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { ship: 1 })
      .units('Ada', 'D7', { infantry: 3 });
    expect(pick(moving(own), 'D6').why('Ada', 'convert', 'D7', 'infantry', 1)).toBe('legal');
    const cargo = vikings().units('Ada', 'D6', { ship: 1, settler: 1 });
    pick(moving(cargo), 'D6', 'settler');
    expect(offered(cargo, 'Ada', 'convert')).toEqual([]);
  });

  it('COC-26.10 settlers and infantry put to sea as ships, the rest of the group aboard', () => {
    const t = vikings().knows('Ada', 'tactics').units('Ada', 'D7', { settler: 2, infantry: 3 });
    pick(moving(t), 'D7', 'settler', 'settler', 'infantry');
    expect(
      offered(t, 'Ada', 'convert').map(([[to, kind, n], why]) => [to === t.space('D6'), kind, n, why]),
    ).toEqual([
      [true, U.settler, 1, 'legal'],
      [true, U.settler, 2, 'legal'],
      [true, U.infantry, 1, 'legal'],
    ]);
    t.answer('Ada', 'convert', 'D6', 'settler', 1);
    expect(t.tells()).toEqual([
      `moves 0 [1,1,1,0,0,0] ${t.space('D7')} ${t.space('D6')}`,
      `turns 0 0 2 ${t.space('D6')}`,
    ]);
    expect([
      t.unit('D6', 'ship'),
      t.unit('D6', 'settler'),
      t.unit('D6', 'infantry'),
      t.unit('D7', 'infantry'),
    ]).toEqual([1, 1, 1, 2]);
    expect(t.s.flagged).toEqual([
      ...[t.space('D6'), U.ship, MOVED, 1],
      ...[t.space('D6'), U.settler, MOVED, 1],
      ...[t.space('D6'), U.infantry, MOVED, 1],
    ]);
  });

  it('COC-26.10 the kind that was named puts to sea, as many as were named, of whatever they did before', () => {
    const t = vikings().knows('Ada', 'tactics').units('Ada', 'D7', { settler: 1, infantry: 3 });
    flag(moving(t), 'D7', 'infantry', ON_FOREST, 2);
    pick(t, 'D7').answer('Ada', 'convert', 'D6', 'infantry', 2);
    expect([t.unit('D6', 'ship'), t.unit('D6', 'settler'), t.unit('D6', 'infantry')]).toEqual([2, 1, 1]);
    expect(t.tells()[0]).toBe(`moves 0 [1,1,2,0,0,0] ${t.space('D7')} ${t.space('D6')}`);
  });

  it('COC-26.10 the last piece is enough; other ships carry two each of what stays aboard', () => {
    const t = vikings().units('Ada', 'D6', { ship: 1 }).units('Ada', 'C3', { settler: 3 });
    expect(pick(moving(t), 'D6').why('Ada', 'convert', 'D7', 'settler', 1)).toBe('legal');
    const u = vikings().knows('Ada', 'tactics').units('Ada', 'D6', { ship: 3, settler: 4 });
    expect(pick(moving(u), 'D6', 'ship').why('Ada', 'convert', 'D7', 'infantry', 1)).toBe('legal');
    u.units('Ada', 'D6', { cavalry: 1 });
    expect(u.why('Ada', 'convert', 'D7', 'infantry', 1)).toBe('no-ship-room');
  });

  it('COC-26.10 not where enemies are, not with more aboard than fits, not without pieces', () => {
    const crowd = vikings().knows('Ada', 'tactics').units('Ada', 'D7', { settler: 1, infantry: 3 });
    pick(moving(crowd), 'D7');
    expect(offered(crowd, 'Ada', 'convert').map(([[, kind, n], why]) => [kind, n, why])).toEqual([
      [U.settler, 1, 'no-ship-room'],
      [U.infantry, 1, 'no-ship-room'],
      [U.infantry, 2, 'legal'],
      [U.infantry, 3, 'legal'],
    ]);
    // own ships there carry some
    const own = vikings()
      .knows('Ada', 'tactics')
      .units('Ada', 'D7', { settler: 1, infantry: 3 })
      .units('Ada', 'D6', { ship: 1, settler: 1 });
    expect(pick(moving(own), 'D7').why('Ada', 'convert', 'D6', 'settler', 1)).toBe('legal');
    const full = vikings()
      .knows('Ada', 'tactics')
      .units('Ada', 'D7', { settler: 1, infantry: 3 })
      .units('Ada', 'D6', { ship: 1, settler: 2 });
    expect(pick(moving(full), 'D7').why('Ada', 'convert', 'D6', 'settler', 1)).toBe('no-ship-room');
    const enemy = vikings().units('Ada', 'D7', { settler: 1 }).units('Ben', 'D6', { ship: 1 });
    expect(pick(moving(enemy), 'D7').why('Ada', 'convert', 'D6', 'settler', 1)).toBe('enemy-here');
    const pieces = vikings()
      .terrain({ E7: 'sea' })
      .units('Ada', 'D7', { settler: 2 })
      .units('Ada', 'E7', { ship: 3 });
    pick(moving(pieces), 'D7');
    expect(
      offered(pieces, 'Ada', 'convert')
        .map(([[to, , n], why]) => `${to === pieces.space('D6')} ${n} ${why}`)
        .sort(),
    ).toEqual(['false 1 legal', 'false 2 no-piece', 'true 1 legal', 'true 2 no-piece']);
    const others = two().terrain({ D6: 'sea' }).units('Ada', 'D6', { ship: 1 });
    expect(offered(pick(moving(others), 'D6'), 'Ada', 'convert')).toEqual([]);
    // a mountain marks who was put ashore on it
    const peak = vikings().terrain({ C6: 'mountain' }).units('Ada', 'D6', { ship: 1 });
    pick(moving(peak), 'D6').answer('Ada', 'convert', 'C6', 'settler', 1);
    expect(peak.s.flagged).toEqual([peak.space('C6'), U.settler, MOVED | ON_MOUNTAIN, 1]);
  });
});

describe('26. Nomads', () => {
  const huns = () => two().masters('Ada', 'nomads');

  it('COC-26.7 a small city that is not Angry to any land beside without a city or enemies', () => {
    const t = huns()
      .terrain({ D6: 'sea', C7: 'barren', E7: 'unexplored' })
      .units('Ben', 'C8', { settler: 1 })
      .city('Ben', 'D8');
    t.units('Ada', 'E8', { settler: 1 });
    moving(t);
    expect(spaces(t, 'Ada', 'wander')).toEqual({
      legal: 'C7 E7 E8',
      'not-land': 'D6',
      'enemy-here': 'C8',
      'city-here': 'D8',
    });
    expect(moving(huns().city('Ada', 'D7', { with: ['temple'] })).why('Ada', 'wander', 'D7', 'D6')).toBe(
      'too-large',
    );
    expect(moving(huns().city('Ada', 'D7', { mood: 'angry' })).why('Ada', 'wander', 'D7', 'D6')).toBe(
      'angry',
    );
    expect(moving(two()).why('Ada', 'wander', 'D7', 'D6')).toBe('not-offered');
    // moves granted to some units take no city along; a Great Warlord leads cities too
    const some = huns()
      .units('Ada', 'D7', { settler: 1 })
      .arrange(
        s => {
          s.current = 0;
        },
        ['turn', 0],
      );
    some.answer('Ada', 'move').arrange(s => {
      s.voyage = 8;
    });
    expect(some.why('Ada', 'wander', 'D7', 'D6')).toBe('not-offered');
    some.arrange(s => {
      s.voyage = 7;
    });
    expect(some.why('Ada', 'wander', 'D7', 'D6')).toBe('legal');
  });

  it('COC-26.7 it keeps its mood and what was done with it; a second activation lowers the mood', () => {
    const t = huns().city('Ada', 'D7', { mood: 'happy' }).terrain({ D6: 'mountain' });
    t.turn('Ada').arrange(s => {
      s.activated[t.space('D7')] = 1;
      s.beloved[t.space('D7')] = 2;
    });
    t.answer('Ada', 'move').answer('Ada', 'wander', 'D7', 'D6');
    expect(t.tells()).toEqual([
      `wanders 0 ${t.space('D7')} ${t.space('D6')}`,
      'gain 0 1 1 0',
      `mood ${t.space('D6')} 1`,
    ]);
    expect([
      t.ownerOf('D6'),
      t.ownerOf('D7'),
      t.s.activated[t.space('D6')],
      t.s.beloved[t.space('D6')],
    ]).toEqual(['Ada', 'none', 2, 2]);
    expect([t.s.beloved[t.space('D7')], t.s.nomads, t.s.groups]).toEqual([
      0,
      [t.space('D6'), MOVED | ON_MOUNTAIN],
      2,
    ]);
    t.answer('Ada', 'stop');
    expect(t.s.nomads).toEqual([t.space('D6'), ON_MOUNTAIN]);
    t.answer('Ada', 'move');
    expect(t.why('Ada', 'wander', 'D6', 'D5')).toBe('on-mountain');
  });

  it('COC-26.7 it gains what the land gives, not from barren or exhausted land', () => {
    const yields = (terrain: 'plains' | 'forest' | 'mountain' | 'barren', exhausted = 0) => {
      const t = huns().terrain({ D6: terrain });
      t.s.exhausted[t.space('D6')] = exhausted;
      moving(t).answer('Ada', 'wander', 'D7', 'D6');
      return t.tells('gain').map(args => args[1]);
    };
    expect([
      yields('plains'),
      yields('forest'),
      yields('mountain'),
      yields('barren'),
      yields('plains', 1),
    ]).toEqual([[0], [2], [1], [], []]);
  });

  it('COC-26.7 units picked in the city go with it where both may go; else they stay', () => {
    const t = huns()
      .knows('Ada', 'tactics')
      .units('Ada', 'D7', { infantry: 2 })
      .units('Ada', 'D6', { infantry: 3 })
      .units('Ada', 'D5', { settler: 1 });
    pick(moving(t), 'D7');
    expect(spaces(t, 'Ada', 'wander')).toEqual({ legal: 'C7 C8 D8 E7 E8', 'stack-limit 4': 'D6' });
    t.answer('Ada', 'wander', 'D7', 'C7');
    expect([t.ownerOf('C7'), t.unit('C7', 'infantry'), t.s.groups]).toEqual(['Ada', 2, 2]);
    expect(t.tells().map(line => line.split(' ')[0])).toEqual(['wanders', 'gain', 'moves']);
    // not from a space without an own city
    pick(t, 'D5');
    expect(offered(t, 'Ada', 'wander')).toEqual([]);
  });

  it('COC-26.7 alone into the unknown: the region is revealed first', () => {
    const t = huns().unexplored(5, 13);
    moving(t).answer('Ada', 'wander', 'D7', 'D6');
    if (t.asked() === 'Ada: orient') t.answer('Ada', 'lay', 0);
    expect([t.ownerOf('D6'), t.tells('explored'), t.s.groups]).toEqual(['Ada', [[0, 5, 13]], 2]);
  });
});

describe('26. Pirate Allies', () => {
  const carthage = () =>
    expansion()
      .city('Ada', 'D7')
      .city('Ben', 'D2')
      .terrain({ D6: 'sea', D5: 'sea', D4: 'sea' })
      .masters('Ada', 'pirate-allies');
  const corsairs = (t: Table, at: string) => [
    t.unit(at, 'ship'),
    t.s.corsairs[t.space(at)],
    t.s.holder[t.space(at)],
  ];

  it('COC-26.9 sharing, attacking, passing: what is offered, up to four ships in a space', () => {
    const t = carthage().units('Ada', 'D6', { ship: 2 }).units('pirates', 'D5', { ship: 2 });
    pick(moving(t), 'D6');
    expect([spaces(t, 'Ada', 'go'), spaces(t, 'Ada', 'share')]).toEqual([
      { legal: 'D4 D5' },
      { legal: 'D5' },
    ]);
    t.units('pirates', 'D5', { ship: 1 });
    expect(spaces(t, 'Ada', 'share')).toEqual({ 'stack-limit 4': 'D5' });
    // others share nothing and do not pass
    const u = two()
      .terrain({ D6: 'sea', D5: 'sea', D4: 'sea' })
      .units('Ada', 'D6', { ship: 1 })
      .units('pirates', 'D5', { ship: 1 });
    pick(moving(u), 'D6');
    expect([spaces(u, 'Ada', 'go'), spaces(u, 'Ada', 'share')]).toEqual([
      { legal: 'D5', 'sea-not-connected': 'D4' },
      {},
    ]);
    // other ships are not shared with
    const v = carthage().units('Ada', 'D6', { ship: 1 }).units('Ben', 'D5', { ship: 1 });
    expect(spaces(pick(moving(v), 'D6'), 'Ada', 'share')).toEqual({});
  });

  it('COC-26.9 own ships leave first; pirates without an own unit beside them are pirates again', () => {
    const t = carthage().units('Ada', 'D6', { ship: 1 }).units('pirates', 'D5', { ship: 2 });
    pick(moving(t), 'D6').answer('Ada', 'share', 'D5');
    expect([corsairs(t, 'D5'), t.tells(), t.s.groups]).toEqual([
      [3, 2, 0],
      [`moves 0 [0,0,1,0,0,0] ${t.space('D6')} ${t.space('D5')}`],
      2,
    ]);
    t.answer('Ada', 'stop')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D5')
      .answer('Ada', 'unit', 'ship', 0)
      .answer('Ada', 'go', 'D4');
    expect([corsairs(t, 'D4'), corsairs(t, 'D5')]).toEqual([
      [1, 0, 0],
      [2, 0, 5],
    ]);
    const u = carthage().units('Ada', 'D6', { ship: 1 }).units('pirates', 'D5', { ship: 2 });
    pick(moving(u), 'D6')
      .answer('Ada', 'share', 'D5')
      .answer('Ada', 'stop')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D5');
    u.answer('Ada', 'unit', 'ship', 0).answer('Ada', 'unit', 'ship', 0).answer('Ada', 'go', 'D4');
    expect([corsairs(u, 'D4'), corsairs(u, 'D5')]).toEqual([
      [2, 1, 0],
      [1, 0, 5],
    ]);
  });

  it('COC-26.9 attacking those one shares a space with: own ships only, with what they carry', () => {
    const t = carthage().units('Ada', 'D6', { ship: 2, settler: 1 }).units('pirates', 'D5', { ship: 1 });
    pick(moving(t), 'D6')
      .answer('Ada', 'share', 'D5')
      .answer('Ada', 'stop')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D5');
    t.answer('Ada', 'unit', 'ship', 0);
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'D4 D5 D6' });
    expect(spaces(t, 'Ada', 'share')).toEqual({});
    t.dice(1, 1, 1).answer('Ada', 'go', 'D5').waitsFor('Ada: retreat');
    expect([t.s.battle.host, t.s.battle.from, t.s.battle.defender, t.tells('moves').length]).toEqual([
      [1, 0, 2, 0, 0, 0],
      t.space('D5'),
      5,
      1,
    ]);
    t.dice(5, 1, 1).answer('Ada', 'fight').waitsFor('Ada: token').answer('Ada', 'choose', 'culture');
    expect([corsairs(t, 'D5'), t.unit('D5', 'settler'), t.has('Ada', 'gold'), t.s.piratesBeaten]).toEqual([
      [2, 0, 0],
      1,
      1,
      1,
    ]);
    expect(t.s.flagged).toEqual([t.space('D5'), U.ship, MOVED | BATTLED, 2]);
  });

  it('COC-26.9 an attack from outside takes along who shares the space, pirates of the group too', () => {
    const t = carthage()
      .terrain({ C5: 'sea' })
      .units('Ada', 'D6', { ship: 1 })
      .units('Ada', 'D4', { ship: 1, settler: 1 });
    t.units('pirates', 'D5', { ship: 1 }).units('pirates', 'C5', { ship: 1 });
    moving(t);
    pick(t, 'D6').answer('Ada', 'share', 'D5');
    pick(t, 'D4').answer('Ada', 'share', 'C5').answer('Ada', 'stop').answer('Ada', 'move');
    pick(t, 'C5');
    expect(t.why('Ada', 'go', 'D5')).toBe('legal');
    t.dice(1, 1, 1, 1).answer('Ada', 'go', 'D5').waitsFor('Ada: retreat');
    expect([t.s.battle.host, t.s.battle.corsairs, t.unit('D5', 'ship')]).toEqual([[1, 0, 3, 0, 0, 0], 1, 1]);
    t.answer('Ada', 'retreat');
    expect([corsairs(t, 'C5'), corsairs(t, 'D5'), t.unit('C5', 'settler')]).toEqual([
      [3, 1, 0],
      [1, 0, 5],
      1,
    ]);
  });

  it('COC-26.9 who turns on pirates needs room on own ships for all that is aboard, and for who comes to help', () => {
    const shared = (own: number, aboard: number) => {
      const t = carthage()
        .units('Ada', 'D5', { ship: own + 1, settler: aboard })
        .units('Ada', 'D4', { ship: 1, infantry: 2 });
      t.arrange(s => {
        s.corsairs[t.space('D5')] = 1;
      });
      return moving(t);
    };
    const turn = (own: number, aboard: number) =>
      pick(shared(own, aboard), 'D5', 'ship').why('Ada', 'go', 'D5');
    expect([turn(1, 2), turn(1, 3), turn(2, 4)]).toEqual(['legal', 'no-ship-room', 'legal']);
    const help = (own: number, aboard: number) => pick(shared(own, aboard), 'D4').why('Ada', 'go', 'D5');
    expect([help(1, 2), help(1, 3), help(2, 4)]).toEqual(['legal', 'no-ship-room', 'legal']);
    // the helpers leave nobody behind without a ship
    const far = pick(shared(1, 1), 'D4', 'ship');
    expect(far.why('Ada', 'go', 'D5')).toBe('no-ship-room');
  });

  it('COC-26.9 in an attack on others the pirates of the group come along, and stay with who wins', () => {
    const t = carthage()
      .units('Ada', 'D6', { ship: 1 })
      .units('pirates', 'D5', { ship: 1 })
      .units('Ben', 'D4', { ship: 1 });
    pick(moving(t), 'D6').answer('Ada', 'share', 'D5').answer('Ada', 'stop').answer('Ada', 'move');
    pick(t, 'D5').dice(5, 5, 1).answer('Ada', 'go', 'D4');
    expect([corsairs(t, 'D4'), t.s.holder[t.space('D5')], t.s.battle.corsairs]).toEqual([[2, 1, 0], -1, 0]);
  });

  it('COC-26.9 land units board pirate ships next to them, as many as they carry', () => {
    const t = carthage().units('Ada', 'D7', { settler: 3 }).units('pirates', 'D6', { ship: 1 });
    pick(moving(t), 'D7');
    expect(t.why('Ada', 'go', 'D6')).toBe('no-ship-room');
    t.answer('Ada', 'back');
    pick(t, 'D7', 'settler', 'settler').answer('Ada', 'go', 'D6');
    expect([corsairs(t, 'D6'), t.unit('D6', 'settler')]).toEqual([[1, 1, 0], 2]);
    const u = two()
      .terrain({ D6: 'sea' })
      .units('Ada', 'D7', { settler: 1 })
      .units('pirates', 'D6', { ship: 1 });
    expect(pick(moving(u), 'D7').why('Ada', 'go', 'D6')).toBe('no-ship-room');
  });
});
