/** Group moves: who may be picked, where a group may go, what it may no longer do afterwards. */
import { describe, expect, it } from 'vitest';
import { E, U } from '../content/index.ts';
import { BATTLED, flag, MOVED, moving, ON_FOREST, ON_MOUNTAIN, ON_PLAINS, pick } from './moves.ts';
import { offered, spaces } from './offered.ts';
import { duel, expansion, position, type Table } from './position.ts';
import { two } from './war.ts';

describe('13. Who may move', () => {
  it('COC-13.1 units are picked one by one, by what they may still do, or all at once', () => {
    const t = moving(duel().knows('Ada', 'tactics').units('Ada', 'D7', { settler: 2, infantry: 3 }));
    flag(t, 'D7', 'infantry', ON_FOREST, 2).answer('Ada', 'from', 'D7');
    expect(offered(t, 'Ada', 'unit')).toEqual([
      [[U.settler, 0], 'legal'],
      [[U.infantry, 0], 'legal'],
      [[U.infantry, ON_FOREST], 'legal'],
    ]);
    expect([t.may('Ada', 'all'), t.legal('Ada', 'go')]).toEqual([true, []]);
    t.answer('Ada', 'unit', 'infantry', 0).answer('Ada', 'unit', 'infantry', ON_FOREST);
    expect(offered(t, 'Ada', 'unit').map(([, why]) => why)).toEqual(['legal', 'all-picked', 'legal']);
    expect([t.why('Ada', 'all'), t.s.draft]).toEqual([
      'not-offered',
      [U.infantry, 0, 1, U.infantry, ON_FOREST, 1],
    ]);
    t.answer('Ada', 'unit', 'infantry', ON_FOREST);
    expect(t.why('Ada', 'unit', 'infantry', ON_FOREST)).toBe('all-picked');
    t.answer('Ada', 'go', 'D6');
    expect(t.tells()).toEqual([`moves 0 [0,3,0,0,0,0] ${t.space('D7')} ${t.space('D6')}`]);
    expect(t.s.flagged).toEqual([
      ...[t.space('D6'), U.infantry, MOVED, 1],
      ...[t.space('D6'), U.infantry, ON_FOREST | MOVED, 2],
    ]);
    expect([t.unit('D7', 'settler'), t.s.groups]).toEqual([2, 2]);
    // going back costs nothing
    pick(t, 'D7').answer('Ada', 'back').waitsFor('Ada: move');
    expect([t.s.groups, t.s.draft, t.s.from]).toEqual([2, [], -1]);
    t.answer('Ada', 'stop').waitsFor('Ada: turn');
    expect([t.s.flagged, t.s.groups, t.s.actions]).toEqual([[t.space('D6'), U.infantry, ON_FOREST, 2], 0, 2]);
  });

  it('COC-13.1 everything that can go: those that can’t stay behind', () => {
    const t = moving(duel().knows('Ada', 'tactics').units('Ada', 'D7', { settler: 2, infantry: 3 }));
    flag(t, 'D7', 'infantry', BATTLED, 1);
    flag(t, 'D7', 'infantry', ON_FOREST, 1);
    flag(t, 'D7', 'settler', MOVED, 2);
    pick(t, 'D7');
    expect(t.s.draft).toEqual([U.infantry, 0, 1, U.infantry, ON_FOREST, 1]);
    const sea = moving(
      duel().terrain({ D6: 'sea', D5: 'sea' }).units('Ada', 'D6', { ship: 2, settler: 2, infantry: 1 }),
    );
    flag(sea, 'D6', 'ship', MOVED, 1);
    flag(sea, 'D6', 'settler', MOVED, 1);
    pick(sea, 'D6');
    // aboard: also what has moved, and what has no Tactics
    expect(sea.s.draft).toEqual([U.ship, 0, 1, U.settler, 0, 1, U.settler, MOVED, 1, U.infantry, 0, 1]);
    const still = moving(
      duel().terrain({ D6: 'sea' }).units('Ada', 'D6', { ship: 1, settler: 2, infantry: 1 }),
    );
    flag(still, 'D6', 'ship', MOVED, 1);
    flag(still, 'D6', 'settler', MOVED, 1);
    pick(still, 'D6');
    expect(still.s.draft).toEqual([U.settler, 0, 1]);
  });

  it('COC-13.3 COC-13.5 COC-13.13 why a space can’t be left: the first reason of those there', () => {
    const t = duel().units('Ada', 'D6', { infantry: 1 }).units('Ada', 'C5', { settler: 1, infantry: 1 });
    t.units('Ada', 'E6', { settler: 1 })
      .units('Ada', 'C6', { settler: 2 })
      .units('Ben', 'D3', { settler: 1 });
    moving(t);
    flag(t, 'C5', 'settler', MOVED);
    flag(t, 'E6', 'settler', ON_MOUNTAIN);
    flag(t, 'C6', 'settler', MOVED);
    expect(spaces(t, 'Ada', 'from')).toEqual({
      legal: 'C6',
      'no-tactics': 'D6',
      'already-moved': 'C5',
      'on-mountain': 'E6',
    });
    const u = duel()
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { infantry: 2 })
      .units('Ada', 'D7', { infantry: 1 });
    moving(u);
    flag(u, 'D6', 'infantry', BATTLED);
    flag(u, 'D7', 'infantry', BATTLED);
    expect(spaces(u, 'Ada', 'from')).toEqual({ legal: 'D6', battled: 'D7' });
    u.answer('Ada', 'from', 'D6');
    expect(offered(u, 'Ada', 'unit')).toEqual([
      [[U.infantry, 0], 'legal'],
      [[U.infantry, BATTLED], 'battled'],
    ]);
  });

  it('COC-13.7 who moved onto a mountain goes on by Roads only, if they can be paid', () => {
    const climb = (goods: { food?: number; ore?: number }, roads = true) => {
      const t = duel().units('Ada', 'D6', { settler: 1 }).terrain({ D6: 'mountain' }).goods('Ada', goods);
      if (roads) t.knows('Ada', 'roads');
      return flag(moving(t), 'D6', 'settler', ON_MOUNTAIN);
    };
    const t = climb({ food: 1, ore: 1 })
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'unit', 'settler', ON_MOUNTAIN);
    expect([t.why('Ada', 'go', 'D7'), t.why('Ada', 'roads', 'D7')]).toEqual(['on-mountain', 'legal']);
    t.answer('Ada', 'roads', 'D7');
    expect(t.s.flagged).toEqual([t.space('D7'), U.settler, ON_MOUNTAIN | MOVED, 1]);
    expect([t.has('Ada', 'food'), t.has('Ada', 'ore')]).toEqual([0, 0]);
    expect(climb({ food: 1 }).why('Ada', 'from', 'D6')).toBe('on-mountain');
    expect(climb({ food: 1, ore: 1 }, false).why('Ada', 'from', 'D6')).toBe('on-mountain');
    const sea = duel()
      .terrain({ D6: 'sea' })
      .units('Ada', 'D6', { ship: 1, settler: 1 })
      .goods('Ada', { food: 1, ore: 1 });
    flag(moving(sea.knows('Ada', 'roads')), 'D6', 'settler', ON_MOUNTAIN).answer('Ada', 'from', 'D6');
    expect(sea.why('Ada', 'unit', 'settler', ON_MOUNTAIN)).toBe('on-mountain');
    // nor aboard a ship
    const board = climb({ food: 1, ore: 1 }).terrain({ C6: 'sea' }).units('Ada', 'C6', { ship: 1 });
    board.answer('Ada', 'from', 'D6').answer('Ada', 'unit', 'settler', ON_MOUNTAIN);
    expect(board.why('Ada', 'go', 'C6')).toBe('on-mountain');
  });

  it('moves granted to some: settlers in cities, the cavalry just recruited, the ships with Hanno', () => {
    const t = two()
      .masters('Ada', 'expansion')
      .goods('Ada', { food: 2 })
      .city('Ada', 'D5')
      .knows('Ada', 'tactics');
    t.units('Ada', 'D5', { settler: 1, infantry: 1 })
      .units('Ada', 'C7', { settler: 1 })
      .units('Ada', 'B7', { infantry: 1 });
    t.turn('Ada')
      .answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'add', 'settler')
      .answer('Ada', 'done')
      .waitsFor('Ada: move');
    expect(spaces(t, 'Ada', 'from')).toEqual({ legal: 'D5 D7', 'not-these': 'B7 C7' });
    t.answer('Ada', 'from', 'D5');
    expect(offered(t, 'Ada', 'unit').map(([, why]) => why)).toEqual(['legal', 'not-these']);
    const u = two()
      .masters('Ada', 'mounted-archers')
      .knows('Ada', 'tactics', 'roads')
      .goods('Ada', { food: 2, wood: 1, ore: 1 });
    u.units('Ada', 'D7', { infantry: 1 })
      .units('Ada', 'D6', { cavalry: 1 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    u.answer('Ada', 'add', 'cavalry').answer('Ada', 'done').waitsFor('Ada: move');
    expect(spaces(u, 'Ada', 'from')).toEqual({ legal: 'D7', 'not-these': 'D6' });
    u.answer('Ada', 'from', 'D7');
    expect(offered(u, 'Ada', 'unit').map(([, why]) => why)).toEqual(['not-these', 'legal']);
    // one group for each, not by Roads
    u.answer('Ada', 'unit', 'cavalry', 0);
    expect([u.s.groups, offered(u, 'Ada', 'roads')]).toEqual([1, []]);
    const v = two().terrain({ D6: 'sea', D5: 'sea', C6: 'sea', D4: 'sea' }).leads('Ada', 'hanno', 'D6');
    v.units('Ada', 'D6', { ship: 2, settler: 1 })
      .units('Ada', 'C6', { ship: 1 })
      .turn('Ada')
      .answer('Ada', 'move');
    pick(v, 'D6', 'ship').answer('Ada', 'go', 'D5').answer('Ada', 'stop');
    expect(v.s.flagged).toEqual([v.space('D5'), U.ship, 32, 1]);
    v.answer('Ada', 'power', 'leader:hanno', 'D6', 0).waitsFor('Ada: move');
    expect(spaces(v, 'Ada', 'from')).toEqual({ legal: 'D6', 'not-these': 'C6 D5' });
    v.answer('Ada', 'from', 'D6');
    expect(offered(v, 'Ada', 'unit').map(([, why]) => why)).toEqual(['not-these', 'legal', 'not-these']);
    v.answer('Ada', 'unit', 'ship', 0).answer('Ada', 'unit', 'settler', 0).answer('Ada', 'unit', 'leader', 0);
    v.answer('Ada', 'go', 'D4').waitsFor('Ada: turn');
    expect(v.s.flagged).toEqual([v.space('D5'), U.ship, 32, 1, v.space('D4'), U.ship, 96, 1]);
    // whom he moved stays where it is for this turn
    v.answer('Ada', 'move');
    expect(spaces(v, 'Ada', 'from').legal).toBe('C6 D4 D5');
    v.answer('Ada', 'from', 'D4');
    expect(offered(v, 'Ada', 'unit').map(([, why]) => why)).toEqual(['legal', 'already-moved', 'no-tactics']);
  });
});

describe('13. Where a group may go', () => {
  it('COC-13.4 COC-13.6 COC-13.10 COC-12.2 a step: stack limit, enemies, ships, the unknown', () => {
    const t = duel()
      .knows('Ada', 'tactics')
      .units('Ada', 'C5', { infantry: 2 })
      .units('Ada', 'C6', { infantry: 3 });
    t.units('Ben', 'D5', { infantry: 1 })
      .terrain({ D4: 'sea', C4: 'sea', B4: 'sea' })
      .units('Ada', 'C4', { ship: 1 });
    t.units('Ada', 'B4', { ship: 1, settler: 1 }).units('Ada', 'B5', { infantry: 2 });
    pick(moving(t), 'C5');
    expect(spaces(t, 'Ada', 'go')).toEqual({
      legal: 'B5 C4 D5',
      'stack-limit 4': 'C6',
      'no-ship-room': 'B4 D4',
    });
    const u = duel()
      .units('Ada', 'C5', { settler: 1 })
      .units('Ben', 'D5', { settler: 1 })
      .city('barbarians', 'C6');
    u.terrain({ D4: 'sea', B4: 'unexplored' }).units('Ben', 'D4', { ship: 1 });
    pick(moving(u), 'C5');
    expect(spaces(u, 'Ada', 'go')).toEqual({
      legal: 'B4 B5 C4',
      'needs-military': 'C6 D5',
      'no-ship-room': 'D4',
    });
    expect(offered(u, 'Ada', 'roads')).toEqual([]);
  });

  it('COC-13.5 COC-13.7 who moved onto a forest starts no battle, except by Roads from an own city', () => {
    const t = duel()
      .knows('Ada', 'tactics', 'roads')
      .goods('Ada', { food: 1, ore: 1 })
      .units('Ada', 'D7', { infantry: 1 });
    t.units('Ben', 'D6', { infantry: 1 }).city('barbarians', 'E7');
    flag(moving(t), 'D7', 'infantry', ON_FOREST).answer('Ada', 'from', 'D7').answer('Ada', 'all');
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'C7 C8 D8 E8', 'forest-no-battle': 'D6 E7' });
    expect([t.why('Ada', 'roads', 'D6'), t.why('Ada', 'roads', 'E7')]).toEqual(['legal', 'legal']);
  });

  it('COC-12.2 Xerxes takes a fifth unit along, and the space he stands in holds five', () => {
    const t = two().knows('Ada', 'tactics').leads('Ada', 'xerxes', 'D6').units('Ada', 'D6', { infantry: 4 });
    t.units('Ben', 'D5', { infantry: 1 })
      .units('Ada', 'C6', { infantry: 1 })
      .units('Ada', 'E6', { infantry: 1 });
    pick(moving(t), 'D6');
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'C7 D5 D7 E7', 'stack-limit 5': 'C6 E6' });
    t.answer('Ada', 'back');
    pick(t, 'D6', 'infantry', 'infantry', 'infantry', 'infantry');
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'C7 D5 D7 E7', 'stack-limit 4': 'C6 E6' });
    t.answer('Ada', 'back');
    pick(t, 'C6');
    expect(t.reason('Ada', 'go', 'D6')).toEqual(['stack-limit', 5]);
    const u = two().knows('Ada', 'tactics').leads('Ada', 'xerxes', 'D6').units('Ada', 'D6', { infantry: 3 });
    pick(moving(u.units('Ada', 'C6', { infantry: 1 })), 'C6');
    expect(u.why('Ada', 'go', 'D6')).toBe('legal');
    const v = two().knows('Ada', 'tactics').leads('Ada', 'sulla', 'D6').units('Ada', 'D6', { infantry: 4 });
    pick(moving(v.units('Ben', 'D5', { infantry: 1 })), 'D6');
    expect(spaces(v, 'Ada', 'go')).toEqual({ 'stack-limit 4': 'C6 C7 D5 D7 E6 E7' });
  });

  it('COC-5.3.a Negotiations bar attacks on that player, not on others', () => {
    const t = position(4).city('Ada', 'D7').knows('Ada', 'tactics').units('Ada', 'E6', { infantry: 1 });
    const near = ['E5', 'D6', 'E7', 'F6'];
    t.units('Ben', near[0], { infantry: 1 })
      .units('Cyd', near[1], { infantry: 1 })
      .units('barbarians', near[2], { infantry: 1 });
    t.city('Ben', near[3]);
    moving(t).arrange(s => {
      s.ban[0 * 4 + 1] = 1;
      // Ben may not attack Ada either; that binds nobody else
      s.ban[1 * 4 + 0] = 1;
      s.ban[2 * 4 + 1] = 1;
    });
    pick(t, 'E6');
    const why = spaces(t, 'Ada', 'go');
    expect([why['negotiations 1'], why.legal.includes('E7'), why.legal.includes('D6')]).toEqual([
      'E5 F6',
      true,
      true,
    ]);
  });

  it('COC-17.5 truces and Cleopatra’s tokens tax an attack; who pays has broken the truce', () => {
    const truce = (holder: 'Ada' | 'Ben') => {
      const t = two()
        .knows('Ada', 'tactics')
        .units('Ada', 'D6', { infantry: 2 })
        .city('Ben', 'D5')
        .units('Ben', 'C6', { infantry: 1 });
      t.units('barbarians', 'E6', { infantry: 1 });
      t.arrange(s => {
        s.eventDeck.splice(s.eventDeck.indexOf(E['great-diplomat']), 1);
        s.fronts[t.seat(holder)].push(E['great-diplomat']);
        s.truce[t.seat(holder)] = t.seat(holder === 'Ada' ? 'Ben' : 'Ada');
        s.beloved[t.space('D5')] = 1;
        s.beloved[t.space('E6')] = 1;
      });
      return pick(moving(t), 'D6');
    };
    const t = truce('Ada');
    expect(spaces(t, 'Ada', 'go')).toEqual({
      legal: 'C7 D7 E6 E7',
      'tax-unpaid 3': 'D5',
      'tax-unpaid 2': 'C6',
    });
    t.goods('Ada', { culture: 2 });
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'C6 C7 D7 E6 E7', 'tax-unpaid 3': 'D5' });
    t.dice(1, 1, 1).answer('Ada', 'go', 'C6');
    expect([t.has('Ada', 'culture'), t.s.truce, t.s.fronts[0], t.s.eventDiscard]).toEqual([
      0,
      [-1, -1],
      [],
      [E['great-diplomat']],
    ]);
    expect([t.tells('truceOver'), t.tells('paid')]).toEqual([[[0, 1]], [[0, [0, 0, 0, 0, 0, 0, 2]]]]);
    const u = truce('Ben').goods('Ada', { culture: 4 }).answer('Ada', 'go', 'D5');
    expect([u.has('Ada', 'culture'), u.s.truce, u.s.fronts[1], u.tells('truceOver')]).toEqual([
      1,
      [-1, -1],
      [],
      [[1, 0]],
    ]);
    // without a tax nothing is paid and no truce ends; with the Great Arena tokens of both kinds pay
    const v = truce('Ada').dice(1, 1, 1).answer('Ada', 'go', 'E6');
    expect([v.tells('truceOver'), v.s.truce]).toEqual([[], [1, -1]]);
    const w = truce('Ada').wonder('great-arena', 'D7', 'Ada').goods('Ada', { culture: 1, mood: 1 });
    expect(w.why('Ada', 'go', 'C6')).toBe('legal');
  });

  it('COC-17.5 the base game has no taxes', () => {
    const t = duel().knows('Ada', 'tactics').units('Ada', 'D6', { infantry: 2 }).city('Ben', 'D5');
    expect(pick(moving(t), 'D6').why('Ada', 'go', 'D5')).toBe('legal');
  });

  it('COC-13.14 Great Gardens: who moved onto plains in this turn does not attack their city, by Roads neither', () => {
    const t = two()
      .city('Ben', 'D5')
      .wonder('great-gardens', 'D5', 'Ben')
      .city('Ben', 'C6')
      .knows('Ada', 'tactics', 'roads');
    t.goods('Ada', { food: 2, ore: 2 }).units('Ada', 'D7', { infantry: 3 });
    pick(moving(t), 'D7', 'infantry').answer('Ada', 'go', 'D6');
    expect(t.s.flagged).toEqual([t.space('D6'), U.infantry, ON_PLAINS | MOVED, 1]);
    t.answer('Ada', 'from', 'D7').answer('Ada', 'unit', 'infantry', 0);
    expect(t.why('Ada', 'roads', 'D5')).toBe('legal');
    t.answer('Ada', 'roads', 'E6').answer('Ada', 'stop');
    // by Roads too
    expect(t.s.flagged.slice(-4)).toEqual([t.space('E6'), U.infantry, ON_PLAINS, 1]);
    pick(
      t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'back'),
      'E6',
    );
    expect([t.why('Ada', 'go', 'D5'), t.why('Ada', 'go', 'E5')]).toEqual(['gardens', 'legal']);
    t.answer('Ada', 'back');
    pick(t, 'D6');
    expect([t.why('Ada', 'go', 'D5'), t.why('Ada', 'go', 'C6')]).toEqual(['gardens', 'legal']);
    // other land leaves no such mark, nor do plains without the Gardens
    const u = two()
      .terrain({ D6: 'barren' })
      .city('Ben', 'D5')
      .wonder('great-gardens', 'D5', 'Ben')
      .knows('Ada', 'tactics');
    pick(moving(u.units('Ada', 'D7', { infantry: 1 })), 'D7').answer('Ada', 'go', 'D6');
    expect(u.s.flagged).toEqual([u.space('D6'), U.infantry, MOVED, 1]);
  });
});

describe('13. Roads', () => {
  const roads = () => duel().knows('Ada', 'tactics', 'roads').goods('Ada', { food: 1, ore: 1 });

  it('COC-13.7 COC-12.2 two land spaces; the one between must hold the group and no enemy', () => {
    const t = roads()
      .units('Ada', 'D7', { infantry: 2 })
      .units('Ada', 'D6', { infantry: 3 })
      .terrain({ E7: 'sea' });
    t.units('Ben', 'C7', { infantry: 1 });
    pick(moving(t), 'D7');
    expect(spaces(t, 'Ada', 'roads')).toEqual({
      legal: 'B7 C7 C8 D8 E8 F7',
      'no-road': 'B6 C6 D5 E6 F6',
      'roads-land-only': 'E7',
      'stack-limit 4': 'D6',
    });
    // a smaller group passes
    const u = roads()
      .units('Ada', 'D7', { infantry: 1 })
      .units('Ada', 'D6', { infantry: 3 })
      .terrain({ E7: 'sea' });
    pick(moving(u.units('Ben', 'C7', { infantry: 1 })), 'D7');
    expect(spaces(u, 'Ada', 'roads')).toEqual({
      legal: 'B7 C6 C7 C8 D5 D6 D8 E6 E8 F7',
      'no-road': 'B6 F6',
      'roads-land-only': 'E7',
    });
    // the unknown is no road
    const v = roads().units('Ada', 'D7', { settler: 1 }).terrain({ E7: 'unexplored', E8: 'unexplored' });
    expect(spaces(pick(moving(v), 'D7'), 'Ada', 'roads')).toEqual({
      legal: 'B6 B7 C6 C7 C8 D5 D6 D8 E6',
      'no-road': 'F6 F7',
      'roads-no-explore': 'E7 E8',
    });
  });

  it('COC-13.7 to an own city from two spaces away, but no attack from outside', () => {
    const t = roads()
      .units('Ada', 'D5', { infantry: 1 })
      .units('Ben', 'D4', { infantry: 1 })
      .city('Ben', 'E6');
    pick(moving(t), 'D5');
    const why = spaces(t, 'Ada', 'roads');
    expect([why.legal, Object.keys(why).sort()]).toEqual(['D7', ['legal', 'roads-not-from-city']]);
    // an own city that barbarians stand in is attacked
    const u = roads().units('Ada', 'D6', { infantry: 1 }).units('barbarians', 'D7', { infantry: 1 });
    pick(moving(u), 'D6');
    expect(u.why('Ada', 'roads', 'D7')).toBe('roads-not-from-city');
    const poor = duel().knows('Ada', 'roads').units('Ada', 'D7', { settler: 1 }).goods('Ada', { food: 1 });
    expect(pick(moving(poor), 'D7').why('Ada', 'roads', 'D6')).toBe('cannot-pay');
  });

  it('COC-17.14 who attacked by Roads retreats to the space just before', () => {
    const t = roads()
      .units('Ada', 'D7', { infantry: 2 })
      .units('Ben', 'D5', { infantry: 2 })
      .terrain({ D6: 'mountain' });
    pick(moving(t), 'D7').dice(1, 1, 1, 1).answer('Ada', 'roads', 'D5').answer('Ada', 'retreat');
    expect([t.unit('D6', 'infantry'), t.unit('D7', 'infantry'), t.has('Ada', 'food')]).toEqual([2, 0, 0]);
    const u = roads().units('Ada', 'D7', { infantry: 2 }).units('Ben', 'D6', { infantry: 2 });
    pick(moving(u), 'D7').dice(1, 1, 1, 1).answer('Ada', 'roads', 'D6').answer('Ada', 'retreat');
    expect([u.unit('D7', 'infantry'), u.unit('D6', 'infantry')]).toEqual([2, 2]);
  });

  it('COC-13.7.a no mark of the space that was entered by Roads', () => {
    const t = roads().units('Ada', 'D7', { settler: 1 }).terrain({ D6: 'mountain' });
    pick(moving(t), 'D7').answer('Ada', 'roads', 'D6');
    expect(t.s.flagged).toEqual([t.space('D6'), U.settler, MOVED, 1]);
  });

  it('Imperial Roads: up to four spaces between own cities, round what blocks the way', () => {
    const far = (arrange: (t: Table) => unknown, to: string) => {
      const t = two()
        .knows('Ada', 'tactics', 'roads')
        .masters('Ada', 'imperial-roads')
        .goods('Ada', { food: 1, ore: 1 });
      t.units('Ada', 'D7', { infantry: 2 }).city('Ada', to);
      arrange(t);
      return pick(moving(t), 'D7');
    };
    const straight = far(() => {}, 'D3').answer('Ada', 'roads', 'D3');
    expect(straight.unit('D3', 'infantry')).toBe(2);
    // a way round of four spaces to a city three away; five are too many
    const round = far(t => t.units('Ben', 'D6', { infantry: 1 }).units('Ben', 'D5', { infantry: 1 }), 'D4');
    expect(round.why('Ada', 'roads', 'D4')).toBe('legal');
    const wall = far(t => t.units('Ben', 'D6', { infantry: 1 }), 'D3');
    expect(wall.why('Ada', 'roads', 'D3')).toBe('no-road');
    const sea = far(
      t => t.terrain({ D6: 'sea', E7: 'unexplored' }).units('Ada', 'C7', { infantry: 3 }),
      'D4',
    );
    expect(sea.why('Ada', 'roads', 'D4')).toBe('no-road');
    expect(sea.why('Ada', 'roads', 'D3')).toBe('not-offered');
    const beyond = far(() => {}, 'D2');
    expect(beyond.why('Ada', 'roads', 'D2')).toBe('not-offered');
    // from or to a city of another only two
    expect([straight.why('Ada', 'stop'), far(() => {}, 'D3').why('Ada', 'roads', 'D4')]).toEqual([
      'legal',
      'not-offered',
    ]);
    const near = far(t => t.units('Ben', 'D6', { infantry: 1 }), 'D5').answer('Ada', 'roads', 'D5');
    expect(near.unit('D5', 'infantry')).toBe(2);
  });
});

describe('13. At sea', () => {
  const coast = () => duel().terrain({ D6: 'sea', D5: 'sea', D4: 'sea' });

  it('COC-13.8 COC-12.3.a neither the ships that go nor those that stay may carry too much', () => {
    const t = coast().units('Ada', 'D6', { ship: 2, settler: 3 });
    pick(moving(t), 'D6', 'ship');
    expect(spaces(t, 'Ada', 'go')).toEqual({ 'no-ship-room': 'D4 D5' });
    t.answer('Ada', 'unit', 'settler', 0);
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'D4 D5' });
    t.answer('Ada', 'unit', 'settler', 0);
    expect(t.why('Ada', 'unit', 'settler', 0)).toBe('no-ship-room');
    t.answer('Ada', 'go', 'D4');
    expect(t.tells()).toEqual([`moves 0 [2,0,1,0,0,0] ${t.space('D6')} ${t.space('D4')}`]);
    expect(t.s.flagged).toEqual([t.space('D4'), U.ship, MOVED, 1]);
    expect([t.unit('D4', 'settler'), t.unit('D6', 'settler'), t.s.voyage]).toEqual([2, 1, 1]);
    // two ships carry four, and what stays needs its own
    const pair = coast().units('Ada', 'D6', { ship: 3, settler: 4, infantry: 2 });
    pick(moving(pair), 'D6', 'ship', 'ship', 'settler', 'settler', 'settler');
    expect(spaces(pair, 'Ada', 'go')).toEqual({ 'no-ship-room': 'D4 D5' });
    pair.answer('Ada', 'unit', 'settler', 0);
    expect(spaces(pair, 'Ada', 'go')).toEqual({ legal: 'D4 D5' });
    expect(pair.why('Ada', 'unit', 'infantry', 0)).toBe('no-ship-room');
    // more picked before the ships than they carry
    const u = coast().units('Ada', 'D6', { ship: 1, settler: 3 });
    pick(moving(u), 'D6');
    expect(spaces(u, 'Ada', 'go')).toEqual({ 'no-ship-room': 'D4 D5' });
  });

  it('COC-13.8 COC-13.10 what is carried keeps its marks; what lands gets those of the land', () => {
    const t = coast().terrain({ C6: 'forest' }).units('Ada', 'D6', { ship: 1, settler: 2 });
    flag(moving(t), 'D6', 'settler', ON_FOREST);
    pick(t, 'D6').answer('Ada', 'go', 'D5');
    expect(t.s.flagged).toEqual([t.space('D5'), U.ship, MOVED, 1, t.space('D5'), U.settler, ON_FOREST, 1]);
    t.answer('Ada', 'from', 'D5').answer('Ada', 'unit', 'settler', 0).answer('Ada', 'go', 'C6');
    expect(t.s.flagged.slice(-4)).toEqual([t.space('C6'), U.settler, ON_FOREST | MOVED, 1]);
  });

  it('COC-13.8 an attack at sea, and the one of Negotiations', () => {
    const t = coast().units('Ada', 'D6', { ship: 2 }).units('Ben', 'D4', { ship: 1 });
    pick(moving(t), 'D6');
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'D4 D5' });
    t.arrange(s => {
      s.ban[1] = 1;
    });
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'D5', 'negotiations 1': 'D4' });
    t.arrange(s => {
      s.ban[1] = 0;
    });
    t.dice(5, 5, 1).answer('Ada', 'go', 'D4');
    expect([t.tells('battle'), t.s.holder[t.space('D4')], t.s.holder[t.space('D6')]]).toEqual([
      [[0, 1, t.space('D4')]],
      0,
      -1,
    ]);
  });

  it('COC-13.8 ships pass an enemy city on land without a fight, and stop nowhere on land', () => {
    const t = coast().units('Ada', 'D6', { ship: 1 }).city('Ben', 'C6');
    pick(moving(t), 'D6');
    expect(spaces(t, 'Ada', 'go')).toEqual({ legal: 'D4 D5' });
  });

  it('COC-13.12 Cartography: an idea where a ship moved, culture too where it went round the map', () => {
    const sail = (...to: string[]) => {
      const t = coast().terrain({ A3: 'sea', G5: 'sea' }).knows('Ada', 'cartography', 'navigation');
      t.units('Ada', 'A3', { ship: 1 }).units('Ada', 'D6', { ship: 1 }).units('Ada', 'D7', { settler: 1 });
      moving(t);
      for (const at of to) pick(t, at === 'G5' ? 'A3' : at === 'D5' ? 'D6' : 'D7').answer('Ada', 'go', at);
      t.answer('Ada', 'stop');
      return [t.has('Ada', 'ideas'), t.has('Ada', 'culture')];
    };
    expect([sail('E7'), sail('D5'), sail('G5'), sail('G5', 'D5')]).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 1],
    ]);
    const without = coast().units('Ada', 'D6', { ship: 1 });
    pick(moving(without), 'D6').answer('Ada', 'go', 'D5').answer('Ada', 'stop');
    expect(without.has('Ada', 'ideas')).toBe(0);
  });

  it('COC-13.10 units that land attack straight from ships; a retreat leads back aboard', () => {
    const t = coast()
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { ship: 1, infantry: 2 })
      .units('Ben', 'C6', { infantry: 2 });
    pick(moving(t), 'D6', 'infantry', 'infantry').dice(1, 1, 1, 1).answer('Ada', 'go', 'C6');
    expect([t.s.battle.landed, t.s.battle.from]).toEqual([1, t.space('D6')]);
    t.answer('Ada', 'retreat');
    expect([t.unit('D6', 'infantry'), t.unit('D6', 'ship'), t.s.voyage]).toEqual([2, 1, 0]);
    const u = coast().units('Ada', 'D6', { ship: 1 }).units('Ben', 'D5', { ship: 1 });
    pick(moving(u), 'D6').dice(1, 1).answer('Ada', 'go', 'D5');
    expect(u.s.battle.landed).toBe(0);
  });

  it('Akbar: a gold when he enters an own city', () => {
    const gold = (leader: 'akbar' | 'ashoka', from: string, to: string) => {
      const t = two().knows('Ada', 'tactics').leads('Ada', leader, from).units('Ada', from, { settler: 1 });
      pick(moving(t), from).answer('Ada', 'go', to);
      return t.has('Ada', 'gold');
    };
    expect([gold('akbar', 'D6', 'D7'), gold('akbar', 'D6', 'D5'), gold('ashoka', 'D6', 'D7')]).toEqual([
      1, 0, 0,
    ]);
    const alone = two().leads('Ada', 'akbar', 'D7').units('Ada', 'D6', { settler: 1 });
    pick(moving(alone), 'D6').answer('Ada', 'go', 'D7');
    expect(alone.has('Ada', 'gold')).toBe(0);
  });

  it('Terracing and Hannibal: no mark of mountains', () => {
    const t = expansion()
      .city('Ada', 'D7')
      .city('Ben', 'D2')
      .terrain({ D6: 'mountain' })
      .knows('Ada', 'tactics');
    t.masters('Ada', 'terracing').leads('Ada', 'pakal', 'D7').units('Ada', 'D7', { settler: 1, infantry: 1 });
    pick(moving(t), 'D7').answer('Ada', 'go', 'D6');
    expect(t.s.flagged).toEqual([
      ...[t.space('D6'), U.settler, MOVED, 1],
      ...[t.space('D6'), U.infantry, MOVED | ON_MOUNTAIN, 1],
      ...[t.space('D6'), U.leader, MOVED, 1],
    ]);
    const hannibal = (units: object, ...picked: string[]) => {
      const u = two()
        .terrain({ D6: 'mountain' })
        .knows('Ada', 'tactics')
        .leads('Ada', 'hannibal', 'D7')
        .units('Ada', 'D7', units);
      pick(moving(u), 'D7', ...picked).answer('Ada', 'go', 'D6');
      return u.s.flagged.filter((_, i) => i % 4 === 2);
    };
    expect(hannibal({ elephant: 1, infantry: 1 })).toEqual([1, 1, 1]);
    expect(hannibal({ infantry: 1 })).toEqual([5, 5]);
    expect(hannibal({ elephant: 1, infantry: 1 }, 'elephant', 'infantry')).toEqual([5, 5]);
    const other = two()
      .terrain({ D6: 'mountain' })
      .knows('Ada', 'tactics')
      .leads('Ada', 'sulla', 'D7')
      .units('Ada', 'D7', { elephant: 1 });
    pick(moving(other), 'D7').answer('Ada', 'go', 'D6');
    expect(other.s.flagged.filter((_, i) => i % 4 === 2)).toEqual([5, 5]);
  });
});
