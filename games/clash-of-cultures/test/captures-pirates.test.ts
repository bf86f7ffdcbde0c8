/** Cities that change hands, and pirates that come and take. */
import { describe, expect, it } from 'vitest';
import { offered, spaces } from './offered.ts';
import { duel, expansion, position, type Table } from './position.ts';
import { attack, two, war } from './war.ts';

describe('18. Captures', () => {
  it('COC-18.2 COC-18.5 COC-18.8 what is done with the city starts anew; it is told', () => {
    const t = war(1, 0)
      .city('Ben', 'D5', { mood: 'happy', with: ['temple', 'obelisk'] })
      .turn('Ada');
    t.arrange(s => {
      const at = t.space('D5');
      s.activated[at] = 2;
      s.angryUse[at] = 1;
      s.druids[at] = 1;
    });
    attack(t).waitsFor('Ben: settlerTo');
    const at = t.space('D5');
    expect([t.tells('captured'), t.tells('gain')]).toEqual([[[0, at]], [[0, 4, 4, 0]]]);
    expect([t.colour('D5', 'temple'), t.colour('D5', 'obelisk'), t.mood('D5')]).toEqual([
      'Ada',
      'Ben',
      'angry',
    ]);
    expect([t.s.activated[at], t.s.angryUse[at], t.s.druids[at]]).toEqual([0, 0, 0]);
    // a settler for one of the other cities, or none
    expect([spaces(t, 'Ben', 'at'), t.may('Ben', 'none')]).toEqual([{ legal: 'D2' }, true]);
    t.answer('Ben', 'at', 'D2');
    expect([t.tells()[0], t.unit('D2', 'settler')]).toEqual([`unitPlaced 1 0 ${t.space('D2')}`, 1]);
  });

  it('COC-18.4 no settler without a piece or a city left', () => {
    const pieces = war(1, 0).city('Ben', 'D5').units('Ben', 'D2', { settler: 4 }).turn('Ada');
    attack(pieces).waitsFor('Ada: move');
    const last = position()
      .city('Ada', 'D7')
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { infantry: 1 })
      .city('Ben', 'D5')
      .turn('Ada');
    attack(last).waitsFor('Ada: move');
    const grey = war(1, 0).city('barbarians', 'D5').turn('Ada');
    attack(grey).waitsFor('Ada: move');
    expect(grey.has('Ada', 'gold')).toBe(1);
  });

  it('COC-18.6 a Port that can’t be replaced is gone, and faces no sea any more', () => {
    const t = war(1, 0)
      .terrain({ E6: 'sea', F5: 'sea' })
      .city('Ben', 'D5', { with: ['port'], port: 'E6' });
    for (const label of ['B2', 'B4', 'F2', 'F4', 'F6']) t.city('Ben', label, { with: [['port', 'Ada']] });
    attack(t.turn('Ada'));
    expect([t.colour('D5', 'port'), t.s.port[t.space('D5')], t.tells('gain')]).toEqual([
      'none',
      -1,
      [[0, 4, 3, 0]],
    ]);
    const kept = war(1, 0)
      .terrain({ E6: 'sea' })
      .city('Ben', 'D5', { with: ['port'], port: 'E6' })
      .turn('Ada');
    attack(kept);
    expect([kept.colour('D5', 'port'), kept.s.port[kept.space('D5')]]).toEqual(['Ada', kept.space('E6')]);
    // a building of another colour stays
    const other = expansion(3)
      .city('Ada', 'D7')
      .city('Ben', 'G4')
      .city('Cyd', 'B9')
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { infantry: 1 });
    other
      .city('Ben', 'D5', {
        with: [
          ['port', 'Cyd'],
          ['market', 'Ada'],
        ],
      })
      .turn('Ada');
    attack(other);
    expect([other.colour('D5', 'port'), other.colour('D5', 'market')]).toEqual(['Cyd', 'Ada']);
  });

  it('COC-18.6 without a settlement in supply: the city is gone, for its gold and one for each piece; no capture to reward', () => {
    const full = (mood: 'angry' | 'neutral' | 'happy', owner: 'Ben' | 'barbarians' = 'Ben') => {
      const t = war(1, 0)
        .city(owner, 'D5', { mood, with: [['temple', 'Ben']] })
        .masters('Ada', 'stelae');
      for (const label of ['B2', 'B4', 'F2', 'F4', 'F6', 'A7']) t.city('Ada', label);
      attack(t.turn('Ada'));
      if (t.asked() === 'Ben: settlerTo') t.answer('Ben', 'none');
      expect(t.asked()).toBe('Ada: move');
      return [t.has('Ada', 'gold'), t.ownerOf('D5'), t.tells('cityGone'), t.tells('captured')];
    };
    const at = duel().space('D5');
    expect(full('neutral')).toEqual([4, 'none', [[at]], []]);
    expect(full('happy')).toEqual([5, 'none', [[at]], []]);
    expect(full('angry')).toEqual([3, 'none', [[at]], []]);
    expect(full('neutral', 'barbarians')).toEqual([3, 'none', [[at]], []]);
  });

  it('COC-19.8 COC-7.8 barbarians with all their settlements out raze what they take', () => {
    const t = two()
      .city('Ada', 'D7', { with: ['temple'] })
      .wonder('great-pyramid', 'D7', 'Ada')
      .units('barbarians', 'D6', { infantry: 1 });
    for (const at of ['A3', 'B2', 'B3', 'B4', 'B5', 'C3', 'C4', 'F2', 'F3', 'F4']) t.city('barbarians', at);
    const before = t.points('Ada');
    t.arrange(() => {}, ['barbariansMove', 0], ['turn', 0]);
    expect([t.ownerOf('D7'), t.colour('D7', 'temple'), t.tells('cityGone'), t.tells('captured')]).toEqual([
      'none',
      'none',
      [[t.space('D7')]],
      [],
    ]);
    // city and temple are lost, the Great Pyramid still counts for its builder
    expect(before - t.points('Ada')).toBe(1 + 1);
    const nine = two().city('Ada', 'D7').units('barbarians', 'D6', { infantry: 1 });
    for (const at of ['A3', 'B2', 'B3', 'B4', 'B5', 'C3', 'C4', 'F2', 'F3']) nine.city('barbarians', at);
    nine.arrange(() => {}, ['barbariansMove', 0], ['turn', 0]);
    expect([nine.ownerOf('D7'), nine.has('Ada', 'gold'), nine.tells('captured')]).toEqual([
      'barbarians',
      0,
      [[4, nine.space('D7')]],
    ]);
  });

  it('COC-18.6.a only the Great Pyramid outlives its city', () => {
    const t = war(1, 0).city('Ben', 'D5').wonder('great-library', 'D5', 'Ben');
    for (const label of ['B2', 'B4', 'F2', 'F4', 'F6', 'A7']) t.city('Ada', label);
    const before = t.points('Ben');
    attack(t.turn('Ada'));
    expect([before - t.points('Ben'), t.has('Ada', 'gold'), t.s.noted[2]]).toEqual([1 + 4, 4, 0]);
  });
});

describe('19. Pirates', () => {
  const come = (t: Table, seat = 0) => t.arrange(() => {}, ['pirates', seat], ['turn', 0]);
  const coast = () => two().terrain({ D6: 'sea', C6: 'sea', F4: 'sea', F5: 'sea' });

  it('COC-19.10 the first anywhere on sea without ships of players, the second beside a city if the first is not', () => {
    const t = come(coast().terrain({ E7: 'sea' }).units('Ben', 'F4', { ship: 1 }));
    expect(spaces(t, 'Ada', 'at')).toEqual({ legal: 'C6 D6 E7 F5', 'enemy-here': 'F4' });
    t.answer('Ada', 'at', 'F5');
    expect(t.tells()).toEqual([`unitPlaced 5 2 ${t.space('F5')}`]);
    expect(spaces(t, 'Ada', 'at')).toEqual({
      legal: 'D6 E7',
      'enemy-here': 'F4',
      'beside-your-city': 'C6 F5',
    });
    const near = come(coast()).answer('Ada', 'at', 'D6');
    expect(spaces(near, 'Ada', 'at')).toEqual({ legal: 'C6 D6 F4 F5' });
    near.answer('Ada', 'at', 'D6');
    expect(near.unit('D6', 'ship')).toBe(2);
    // no sea beside a city of the drawer: anywhere
    const inland = come(two().terrain({ F4: 'sea', F5: 'sea' })).answer('Ada', 'at', 'F4');
    expect(spaces(inland, 'Ada', 'at')).toEqual({ legal: 'F4 F5' });
    const held = come(
      two().terrain({ F4: 'sea', F5: 'sea', D6: 'sea' }).units('Ada', 'D6', { ship: 1 }),
    ).answer('Ada', 'at', 'F4');
    expect(spaces(held, 'Ada', 'at')).toEqual({ legal: 'F4 F5', 'enemy-here': 'D6' });
  });

  it('COC-19.10 COC-19.10.a with fewer than two in supply some leave first; without sea nobody does', () => {
    const t = come(coast().units('pirates', 'F4', { ship: 2 }).units('pirates', 'F5', { ship: 1 }));
    t.waitsFor('Ada: piratesLeave');
    expect(spaces(t, 'Ada', 'at')).toEqual({ legal: 'F4 F5' });
    t.answer('Ada', 'at', 'F4').waitsFor('Ada: piratesCome');
    expect([t.tells(), t.unit('F4', 'ship')]).toEqual([[`piratesLeave ${t.space('F4')}`], 1]);
    const two2 = come(coast().units('pirates', 'F4', { ship: 2 })).waitsFor('Ada: piratesCome');
    expect(two2.tells('piratesLeave')).toEqual([]);
    const full = come(coast().units('pirates', 'F4', { ship: 2 }).units('pirates', 'F5', { ship: 2 }));
    full.answer('Ada', 'at', 'F4').answer('Ada', 'at', 'F5').waitsFor('Ada: piratesCome');
    expect([full.unit('F4', 'ship'), full.unit('F5', 'ship')]).toEqual([1, 1]);
    const dry = come(two().goods('Ada', { food: 1 }));
    expect([dry.asked(), dry.tells()]).toEqual(['Ada: turn', []]);
    // all sea is held by players: nobody comes, but those there are plunder
    const held = two().terrain({ D6: 'sea' }).units('Ben', 'D6', { ship: 1 }).goods('Ada', { food: 1 });
    expect(come(held).asked()).toBe('Ada: turn');
  });

  it('COC-19.10 in turn from the drawer: who has a city beside them loses something of the own choice', () => {
    const t = expansion(3)
      .city('Ada', 'D7')
      .city('Ben', 'D5')
      .city('Cyd', 'B9')
      .terrain({ D6: 'sea' })
      .units('pirates', 'D6', { ship: 2 });
    t.goods('Ada', { wood: 1, culture: 1 })
      .goods('Ben', { food: 1, mood: 1 })
      .goods('Cyd', { gold: 3, food: 1 });
    t.arrange(() => {}, ['raid', 1], ['raid', 2], ['raid', 0], ['turn', 0]).waitsFor('Ben: raid');
    expect(offered(t, 'Ben', 'choose').map(([, why]) => why)).toEqual([
      'legal',
      'cannot-pay',
      'cannot-pay',
      'cannot-pay',
      'cannot-pay',
      'legal',
      'cannot-pay',
    ]);
    t.answer('Ben', 'choose', 'mood').waitsFor('Ada: raid');
    expect([t.tells()[0], t.has('Ben', 'mood'), t.has('Cyd', 'gold')]).toEqual(['lose 1 5 1', 0, 3]);
    t.answer('Ada', 'choose', 'culture');
    expect([t.has('Ada', 'wood'), t.has('Ada', 'culture')]).toEqual([1, 0]);
    const order = expansion(3)
      .city('Ada', 'D7')
      .city('Ben', 'D5')
      .city('Cyd', 'C6')
      .terrain({ D6: 'sea' })
      .units('pirates', 'D6', { ship: 2 });
    order.goods('Ada', { wood: 1 }).goods('Ben', { ore: 1 }).goods('Cyd', { gold: 1 });
    come(order, 1);
    expect(order.tells('lose')).toEqual([
      [1, 1, 1],
      [2, 4, 1],
      [0, 2, 1],
    ]);
  });

  it('COC-19.10 EX-72 who has nothing: one of the cities beside that is not Angry', () => {
    const t = two()
      .city('Ada', 'E7')
      .city('Ada', 'C7', { mood: 'angry' })
      .city('Ada', 'F2')
      .terrain({ D6: 'sea' })
      .units('pirates', 'D6', { ship: 1 });
    t.goods('Ben', { food: 2 });
    t.arrange(() => {}, ['raid', 0], ['turn', 0]).waitsFor('Ada: raidedCity');
    expect(spaces(t, 'Ada', 'at')).toEqual({ legal: 'D7 E7', 'not-here': 'C7 F2' });
    t.answer('Ada', 'at', 'D7');
    expect([t.mood('D7'), t.mood('E7'), t.tells()[0]]).toEqual([
      'angry',
      'neutral',
      `mood ${t.space('D7')} 0`,
    ]);
    const far = two().terrain({ D5: 'sea' }).units('pirates', 'D5', { ship: 1 });
    far.arrange(() => {}, ['raid', 0], ['turn', 0]);
    expect([far.mood('D7'), far.asked()]).toEqual(['neutral', 'Ada: turn']);
    // ships of a player are no pirates
    const ship = two().terrain({ D6: 'sea' }).units('Ben', 'D6', { ship: 1 }).goods('Ada', { food: 1 });
    ship.arrange(() => {}, ['raid', 0], ['turn', 0]);
    expect(ship.has('Ada', 'food')).toBe(1);
  });

  it('COC-19.12 a gold and a token for each ship sunk, also by who retreats; nothing for ships of players', () => {
    const sea = () => two().terrain({ D6: 'sea', D5: 'sea' });
    const t = sea().units('Ada', 'D6', { ship: 4 }).units('pirates', 'D5', { ship: 2 }).turn('Ada');
    attack(t.dice(5, 5, 1, 1, 1, 1))
      .answer('Ada', 'choose', 'mood')
      .answer('Ada', 'choose', 'culture');
    expect([t.has('Ada', 'gold'), t.has('Ada', 'mood'), t.has('Ada', 'culture')]).toEqual([2, 1, 1]);
    const back = sea().units('Ada', 'D6', { ship: 2 }).units('pirates', 'D5', { ship: 2 }).turn('Ada');
    attack(back.dice(5, 1, 1, 1))
      .answer('Ada', 'retreat')
      .waitsFor('Ada: token')
      .answer('Ada', 'choose', 'mood');
    expect([back.has('Ada', 'gold'), back.unit('D6', 'ship'), back.s.piratesBeaten]).toEqual([1, 2, 0]);
    const none = sea().units('Ada', 'D6', { ship: 2 }).units('pirates', 'D5', { ship: 2 }).turn('Ada');
    attack(none.dice(1, 1, 1, 1))
      .answer('Ada', 'retreat')
      .waitsFor('Ada: move');
    expect(none.tells('gain')).toEqual([]);
    const ben = sea().units('Ada', 'D6', { ship: 2 }).units('Ben', 'D5', { ship: 1 }).turn('Ada');
    attack(ben.dice(5, 5, 1)).waitsFor('Ada: move');
    expect(ben.has('Ada', 'gold')).toBe(0);
  });
});
