/** Barbarians: where they settle, which armies march and where, who is put where. */
import { describe, expect, it } from 'vitest';
import { U } from '../content/index.ts';
import { offered, spaces } from './offered.ts';
import { duel, expansion, position, type Table } from './position.ts';
import { two } from './war.ts';

const arrive = (t: Table) => t.arrange(() => {}, ['barbarianCity', 0], ['turn', 0]);
const march = (t: Table) => t.arrange(() => {}, ['barbariansMove', 0], ['turn', 0]);
const reinforce = (t: Table) => t.arrange(() => {}, ['reinforce', 0], ['turn', 0]);

describe('19. Barbarians settle', () => {
  it('COC-19.2 at land distance two, next to no city of anybody else, on empty land that is not barren', () => {
    const t = duel()
      .terrain({ C5: 'barren', E6: 'sea', F7: 'unexplored' })
      .city('Ben', 'B5')
      .units('Ben', 'D5', { settler: 1 });
    arrive(t).waitsFor('Ada: barbarianCity');
    const why = spaces(t, 'Ada', 'at');
    // E6 is sea, D5 taken; F6 lies two away over E7; B6 and C6 are next to Ben's city
    expect(why.legal).toBe('B7 F6');
    expect(why['not-here'].split(' ')).toEqual(
      expect.arrayContaining(['C5', 'C6', 'B6', 'D6', 'C7', 'F5', 'D4']),
    );
    expect(Object.values(why).join(' ')).not.toMatch(/D5|E6|F7|B5/);
    t.answer('Ada', 'at', 'F6');
    expect(t.tells()).toEqual([`barbarianCity ${t.space('F6')}`, `unitPlaced 4 1 ${t.space('F6')}`]);
    expect([t.ownerOf('F6'), t.mood('F6'), t.unit('F6', 'infantry')]).toEqual(['barbarians', 'neutral', 1]);
  });

  it('COC-19.2 a barbarian city beside does not matter, exhausted land does; two over sea is too far', () => {
    const t = duel().city('barbarians', 'D4').terrain({ C7: 'sea', C8: 'sea' });
    t.s.exhausted[t.space('C6')] = 1;
    const why = spaces(arrive(t), 'Ada', 'at');
    // B6 and B7 are reached over C7 and C8 only
    expect([why.legal, why['not-here'].includes('B7')]).toEqual(['D5 E6 F6 F7', true]);
  });

  it('COC-19.2 of several cities the nearest counts: beside any of them is too near', () => {
    const t = duel().city('Ada', 'D5');
    const why = spaces(arrive(t), 'Ada', 'at');
    expect(why.legal).toBe('B4 B5 B6 B7 C4 E4 F4 F5 F6 F7');
  });

  it('COC-19.2 next to an own city where nothing else is left; else nothing, and that is told', () => {
    const sea = { D6: 'sea', E7: 'sea', C7: 'sea', E8: 'sea', B7: 'sea' } as const;
    const t = arrive(duel().terrain(sea)).waitsFor('Ada: barbarianCity');
    expect(spaces(t, 'Ada', 'at').legal).toBe('C8 D8');
    const none = arrive(duel().terrain({ ...sea, D8: 'barren', C8: 'barren' }));
    expect([none.tells(), none.asked()]).toEqual([['noPlace'], 'Ada: turn']);
    const beside = arrive(duel().terrain(sea).city('Ben', 'C8'));
    expect([beside.ownerOf('D8'), beside.tells()]).toEqual(['none', ['noPlace']]);
  });

  it('COC-19.2 COC-2.4 no settlement or no infantry left: nobody comes', () => {
    const cities = ['A3', 'B2', 'B3', 'B4', 'B5', 'C3', 'C4', 'C5', 'F2'];
    const many = duel();
    for (const at of cities) many.city('barbarians', at);
    expect(arrive(many).asked()).toBe('Ada: barbarianCity');
    const all = duel();
    for (const at of [...cities, 'F3']) all.city('barbarians', at);
    expect(arrive(all).tells()).toEqual(['noPlace']);
    const troops = duel();
    for (const at of ['A3', 'B2', 'B3', 'B4', 'C3']) troops.units('barbarians', at, { infantry: 4 });
    expect(arrive(troops).tells()).toEqual(['noPlace']);
  });
});

describe('19. Barbarians are reinforced', () => {
  it('COC-19.3 any city of theirs with fewer than four; nobody is asked where there is none', () => {
    const t = reinforce(
      duel()
        .city('barbarians', 'F2')
        .units('barbarians', 'F2', { infantry: 4 })
        .city('barbarians', 'F4')
        .city('barbarians', 'B4')
        .units('barbarians', 'B4', { infantry: 3 }),
    );
    expect(spaces(t, 'Ada', 'at')).toEqual({ legal: 'B4 F4', 'stack-limit 4': 'F2' });
    t.answer('Ada', 'at', 'B4');
    expect([t.tells(), t.unit('B4', 'infantry')]).toEqual([[`unitPlaced 4 1 ${t.space('B4')}`], 4]);
    const full = reinforce(duel().city('barbarians', 'F2').units('barbarians', 'F2', { infantry: 4 }));
    expect([full.asked(), full.tells()]).toEqual(['Ada: turn', []]);
    const units = duel().city('barbarians', 'F2');
    for (const at of ['A3', 'B2', 'B3', 'B4', 'C3']) units.units('barbarians', at, { infantry: 4 });
    expect([reinforce(units).asked(), units.unit('F2', 'infantry')]).toEqual(['Ada: turn', 0]);
  });

  it('COC-19.3 beside infantry another kind may come, as long as there are pieces', () => {
    const t = two()
      .city('barbarians', 'F2')
      .units('barbarians', 'F2', { infantry: 1 })
      .city('barbarians', 'F4');
    t.units('barbarians', 'A3', { cavalry: 4 });
    reinforce(t).answer('Ada', 'at', 'F2').waitsFor('Ada: barbarianKind');
    expect(offered(t, 'Ada', 'add')).toEqual([
      [[U.infantry], 'legal'],
      [[U.cavalry], 'no-piece'],
      [[U.elephant], 'legal'],
    ]);
    t.answer('Ada', 'add', 'elephant');
    expect(t.tells()).toEqual([`unitPlaced 4 4 ${t.space('F2')}`]);
    // an empty city gets infantry without a question; so does one where the other kinds are all out
    const empty = reinforce(two().city('barbarians', 'F4').city('barbarians', 'F2')).answer(
      'Ada',
      'at',
      'F4',
    );
    expect([empty.unit('F4', 'infantry'), empty.asked()]).toEqual([1, 'Ada: turn']);
    const out = two().city('barbarians', 'F2').units('barbarians', 'F2', { infantry: 1 });
    out.units('barbarians', 'A3', { cavalry: 4 }).units('barbarians', 'B3', { elephant: 4 });
    expect([reinforce(out).asked(), out.unit('F2', 'infantry')]).toEqual(['Ada: turn', 2]);
    const riders = two()
      .city('barbarians', 'F2')
      .units('barbarians', 'F2', { infantry: 1 })
      .units('barbarians', 'B3', { elephant: 4 });
    expect(reinforce(riders).asked()).toBe('Ada: barbarianKind');
    // no infantry left: the other kinds only beside infantry
    const last = two()
      .city('barbarians', 'F2')
      .units('barbarians', 'F2', { infantry: 3 })
      .city('barbarians', 'F4');
    for (const at of ['A3', 'B2', 'B3', 'B4']) last.units('barbarians', at, { infantry: 4 });
    last.units('barbarians', 'C3', { infantry: 1 });
    expect(reinforce(last).asked()).toBe('Ada: reinforce');
    last.answer('Ada', 'at', 'F4');
    expect([last.unit('F4', 'infantry'), last.asked()]).toEqual([0, 'Ada: turn']);
    const bare = two().city('barbarians', 'F4');
    for (const at of ['A3', 'B2', 'B3', 'B4', 'C3']) bare.units('barbarians', at, { infantry: 4 });
    expect(reinforce(bare).asked()).toBe('Ada: turn');
  });

  it('COC-2.4 COC-19.3 with every barbarian on the map nobody is asked for one more', () => {
    const t = two().city('barbarians', 'F2').units('barbarians', 'F2', { infantry: 1 });
    for (const at of ['A3', 'B2', 'B3', 'B4']) t.units('barbarians', at, { infantry: 4 });
    t.units('barbarians', 'C3', { infantry: 3 });
    t.units('barbarians', 'F4', { cavalry: 4 }).units('barbarians', 'E3', { elephant: 4 });
    expect([reinforce(t).asked(), t.unit('F2', 'infantry')]).toEqual(['Ada: turn', 1]);
  });
});

describe('19. Barbarians march', () => {
  it('COC-19.4 COC-19.5 towards the nearest city, by a step that shortens the way', () => {
    const t = march(
      duel().units('barbarians', 'C6', { infantry: 1 }).units('barbarians', 'E6', { infantry: 2 }),
    );
    t.waitsFor('Ada: march');
    expect(spaces(t, 'Ada', 'march', t.space('C6'))).toEqual({
      legal: 'C7 D6',
      'not-towards': 'B5 B6 C5 D5',
    });
    expect(spaces(t, 'Ada', 'march', t.space('E6'))).toEqual({
      legal: 'D6 E7',
      'not-towards': 'D5 E5 F5 F6',
    });
    t.answer('Ada', 'march', 'E6', 'D6');
    expect(t.tells()).toEqual([`moves 4 [0,2,0,0,0,0] ${t.space('E6')} ${t.space('D6')}`]);
    // the armies were fixed before: the one that has moved stays
    expect([spaces(t, 'Ada', 'march', t.space('C6')).legal, offered(t, 'Ada', 'march').length]).toEqual([
      'C7 D6',
      6,
    ]);
    t.answer('Ada', 'march', 'C6', 'D6').waitsFor('Ada: turn');
    expect([t.unit('D6', 'infantry'), t.s.holder[t.space('C6')]]).toEqual([3, -1]);
  });

  it('COC-19.5 COC-12.2 not onto a stack that would be too large, not over sea, not into the unknown', () => {
    const t = duel().units('barbarians', 'C6', { infantry: 2 }).units('barbarians', 'D6', { infantry: 3 });
    t.units('Ada', 'D7', { infantry: 4 }).terrain({ C5: 'sea', B5: 'unexplored' });
    march(t).waitsFor('Ada: march');
    expect(spaces(t, 'Ada', 'march', t.space('C6'))).toEqual({ legal: 'C7', 'not-towards': 'B6 D5 D6' });
    const two2 = duel()
      .units('barbarians', 'C6', { infantry: 2 })
      .units('barbarians', 'D6', { infantry: 2 })
      .units('Ada', 'D7', { infantry: 4 });
    expect(spaces(march(two2), 'Ada', 'march', two2.space('C6')).legal).toBe('C7 D6');
    // all kinds of units count, and go along
    const kinds = two()
      .units('barbarians', 'C6', { infantry: 1, cavalry: 1, elephant: 1 })
      .units('barbarians', 'D6', { infantry: 2 });
    kinds.units('Ada', 'D7', { infantry: 4 });
    expect(spaces(march(kinds), 'Ada', 'march', kinds.space('C6')).legal).toBe('C7');
    kinds.answer('Ada', 'march', 'C6', 'C7');
    expect(kinds.tells('moves')[0]).toEqual([4, [0, 1, 0, 1, 1, 0], kinds.space('C6'), kinds.space('C7')]);
    expect(['infantry', 'cavalry', 'elephant'].map(id => kinds.unit('C7', id as 'infantry'))).toEqual([
      1, 1, 1,
    ]);
  });

  it('COC-19.4 COC-19.5.a which armies: within two land spaces; within two of any kind they keep others away', () => {
    // two away over sea only: no march, but no new city either; its city is reinforced
    const t = duel()
      .terrain({ D6: 'sea', C7: 'sea', E7: 'sea' })
      .city('barbarians', 'D5')
      .units('barbarians', 'D5', { infantry: 1 });
    march(t);
    expect([t.asked(), t.unit('D5', 'infantry'), t.tells('moves')]).toEqual(['Ada: turn', 2, []]);
    const far = duel().units('barbarians', 'D4', { infantry: 1 });
    expect(march(far).asked()).toBe('Ada: barbarianCity');
    // armies of no city march too, and cities without an army are reinforced where they are near
    const u = duel()
      .units('barbarians', 'D5', { infantry: 1 })
      .city('barbarians', 'C6')
      .city('barbarians', 'B4');
    u.units('Ada', 'D7', { infantry: 4 });
    march(u);
    expect([u.unit('D6', 'infantry'), u.unit('C6', 'infantry'), u.unit('B4', 'infantry')]).toEqual([1, 1, 0]);
  });

  it('COC-19.4 between two cities of the drawer the nearest counts', () => {
    const t = duel()
      .city('Ada', 'D4')
      .units('barbarians', 'D5', { infantry: 1 })
      .units('Ada', 'D4', { infantry: 3 });
    march(t.dice('1 leader', 6, 6, 6));
    expect(t.tells('moves')).toEqual([[4, [0, 1, 0, 0, 0, 0], t.space('D5'), t.space('D4')]]);
    expect(t.tells('battle')).toEqual([[4, 0, t.space('D4')]]);
    const tie = duel().city('Ada', 'D3').units('barbarians', 'D5', { infantry: 1 });
    expect(spaces(march(tie), 'Ada', 'march').legal).toBe('D4 D6');
  });

  it('COC-19.7 whoever stands in the way is attacked, units as well as cities', () => {
    const t = position(3)
      .city('Ada', 'D7')
      .city('Ben', 'G4')
      .city('Cyd', 'B9')
      .units('Ben', 'D6', { infantry: 1 });
    t.units('barbarians', 'D5', { infantry: 1 }).terrain({ C6: 'sea', E6: 'sea', C7: 'sea', E7: 'sea' });
    t.arrange(() => {}, ['barbariansMove', 0], ['turn', 0]);
    expect([t.tells('battle'), t.s.battle.from]).toEqual([[[4, 1, t.space('D6')]], -1]);
  });

  it('COC-19.4 reinforcements after the march: each near city with room', () => {
    const t = two()
      .city('barbarians', 'D5')
      .units('barbarians', 'D5', { infantry: 4 })
      .city('barbarians', 'C6')
      .units('barbarians', 'C6', { infantry: 4 });
    t.units('Ada', 'D7', { infantry: 4 })
      .units('barbarians', 'D6', { infantry: 1 })
      .units('barbarians', 'C7', { infantry: 1 });
    t.terrain({ E7: 'sea', E6: 'sea', C8: 'sea', E8: 'sea' });
    t.dice(1, 1, 1, 1, 1).arrange(() => {}, ['reinforceNear', 0], ['turn', 0]);
    // both are full
    expect([t.asked(), t.tells('unitPlaced')]).toEqual(['Ada: turn', []]);
    const u = two()
      .city('barbarians', 'D5')
      .units('barbarians', 'D5', { infantry: 3 })
      .city('barbarians', 'C6')
      .city('barbarians', 'B4');
    u.arrange(() => {}, ['reinforceNear', 0], ['turn', 0])
      .waitsFor('Ada: barbarianKind')
      .answer('Ada', 'add', 'cavalry');
    expect([u.unit('D5', 'cavalry'), u.unit('C6', 'infantry'), u.unit('B4', 'infantry')]).toEqual([1, 1, 0]);
  });
});

describe('26. Who has a say in their marches', () => {
  const near = () => two().units('barbarians', 'D5', { infantry: 2 }).units('Ada', 'D7', { infantry: 4 });

  it('Sulla within two spaces is asked army by army; those he lets go march', () => {
    const t = near().units('barbarians', 'E6', { infantry: 1 }).leads('Ben', 'sulla', 'D3');
    march(t).waitsFor('Ben: agree');
    t.answer('Ben', 'no');
    expect(t.tells()[0]).toBe(`armyStays ${t.space('D5')}`);
    expect([t.asked(), offered(t, 'Ada', 'march').every(([said]) => said[0] === t.space('E6'))]).toEqual([
      'Ada: march',
      true,
    ]);
    const yes = march(near().leads('Ben', 'sulla', 'D3')).answer('Ben', 'yes');
    expect([yes.unit('D6', 'infantry'), yes.tells('armyStays')]).toEqual([2, []]);
    const far = march(near().leads('Ben', 'sulla', 'D2'));
    expect(far.unit('D6', 'infantry')).toBe(2);
    const other = march(near().leads('Ben', 'augustus', 'D3'));
    expect(other.unit('D6', 'infantry')).toBe(2);
    // his own army is his player's to decide too, in a drawer's turn as well
    const own = march(near().leads('Ada', 'sulla', 'D7'))
      .waitsFor('Ada: agree')
      .answer('Ada', 'no')
      .waitsFor('Ada: turn');
    expect(own.unit('D5', 'infantry')).toBe(2);
  });

  it('Hunnic Tribes: gold or a culture token; armies go anywhere, one after the other, or stay', () => {
    const t = near()
      .masters('Ada', 'hunnic-tribes')
      .goods('Ada', { culture: 1 })
      .units('barbarians', 'F6', { infantry: 1 });
    t.terrain({ E5: 'sea', E6: 'unexplored' });
    march(t).waitsFor('Ada: hunnicTribes');
    expect(offered(t, 'Ada', 'choose')).toEqual([
      [[4], 'cannot-pay'],
      [[6], 'legal'],
    ]);
    t.answer('Ada', 'choose', 'culture').waitsFor('Ada: freeMarch');
    expect(t.tells()).toEqual(['paid 0 [0,0,0,0,0,0,1]']);
    expect(spaces(t, 'Ada', 'march', t.space('D5'))).toEqual({ legal: 'C5 C6 D4 D6' });
    t.answer('Ada', 'march', 'D5', 'C5')
      .waitsFor('Ada: freeMarch')
      .answer('Ada', 'done')
      .waitsFor('Ada: turn');
    expect([t.unit('C5', 'infantry'), t.unit('F6', 'infantry'), t.has('Ada', 'culture')]).toEqual([2, 1, 0]);
    const no = march(near().masters('Ada', 'hunnic-tribes').goods('Ada', { gold: 1 })).answer('Ada', 'none');
    expect([no.unit('D6', 'infantry'), no.has('Ada', 'gold')]).toEqual([2, 1]);
    const poor = march(near().masters('Ada', 'hunnic-tribes'));
    expect(poor.unit('D6', 'infantry')).toBe(2);
    const both = march(near().masters('Ada', 'hunnic-tribes').goods('Ada', { gold: 1, culture: 1 }));
    expect(both.asked()).toBe('Ada: hunnicTribes');
    const others = march(near().masters('Ben', 'hunnic-tribes').goods('Ben', { gold: 1 }));
    expect(others.unit('D6', 'infantry')).toBe(2);
    // where Sulla lets nobody go there is nothing to lead
    const still = near()
      .masters('Ada', 'hunnic-tribes')
      .goods('Ada', { gold: 1 })
      .leads('Ben', 'sulla', 'D3');
    expect(march(still).answer('Ben', 'no').asked()).toBe('Ada: turn');
  });

  it('Hunnic Tribes: free armies keep the stack limit and attack whom they meet', () => {
    const t = near()
      .masters('Ada', 'hunnic-tribes')
      .goods('Ada', { gold: 1 })
      .units('barbarians', 'C6', { infantry: 3 });
    t.units('Ben', 'D4', { infantry: 1 });
    march(t).answer('Ada', 'choose', 'gold');
    expect(spaces(t, 'Ada', 'march', t.space('D5'))).toEqual({
      legal: 'C5 D4 D6 E5 E6',
      'not-towards': 'C6',
    });
    t.dice(6, 6, 1).answer('Ada', 'march', 'D5', 'D4');
    expect([t.tells('battle'), t.unit('D4', 'infantry')]).toEqual([[[4, 1, t.space('D4')]], 2]);
  });

  it('Tribal Allies: one food in all, and the others march', () => {
    const t = near()
      .units('barbarians', 'E6', { infantry: 1 })
      .masters('Ada', 'tribal-allies')
      .goods('Ada', { food: 2 });
    march(t).waitsFor('Ada: tribalAllies');
    expect(t.legal('Ada').map(a => a.join(' '))).toEqual([
      `from ${t.space('D5')}`,
      `from ${t.space('E6')}`,
      'done',
    ]);
    t.answer('Ada', 'from', 'D5');
    expect(t.tells()).toEqual(['paid 0 [1,0,0,0,0,0,0]', `armyStays ${t.space('D5')}`]);
    expect(t.legal('Ada').map(a => a.join(' '))).toEqual([`from ${t.space('E6')}`, 'done']);
    t.answer('Ada', 'done').waitsFor('Ada: march');
    expect([spaces(t, 'Ada', 'march').legal, t.has('Ada', 'food')]).toEqual(['D6 E7', 1]);
    const both = near()
      .units('barbarians', 'E6', { infantry: 1 })
      .masters('Ada', 'tribal-allies')
      .goods('Ada', { food: 2 });
    march(both).answer('Ada', 'from', 'E6').answer('Ada', 'from', 'D5').waitsFor('Ada: turn');
    expect([both.has('Ada', 'food'), both.unit('D5', 'infantry'), both.tells('armyStays').length]).toEqual([
      1, 2, 2,
    ]);
    const none = march(near().masters('Ada', 'tribal-allies').goods('Ada', { food: 1 })).answer(
      'Ada',
      'done',
    );
    expect([none.has('Ada', 'food'), none.unit('D6', 'infantry')]).toEqual([1, 2]);
    const poor = march(near().masters('Ada', 'tribal-allies'));
    expect(poor.unit('D6', 'infantry')).toBe(2);
    const others = march(
      near().masters('Ben', 'tribal-allies').goods('Ben', { food: 1 }).goods('Ada', { food: 1 }),
    );
    expect(others.unit('D6', 'infantry')).toBe(2);
  });

  it('COC-19.8 COC-19.2 a city that was captured is reinforced with the others', () => {
    const t = expansion()
      .city('Ada', 'D7')
      .city('Ada', 'D5')
      .city('Ben', 'D2')
      .units('barbarians', 'D6', { infantry: 1 });
    march(t).waitsFor('Ada: march').answer('Ada', 'march', 'D6', 'D5').answer('Ada', 'none');
    t.waitsFor('Ada: barbarianKind').answer('Ada', 'add', 'infantry');
    expect([t.ownerOf('D5'), t.unit('D5', 'infantry')]).toEqual(['barbarians', 2]);
  });
});

describe('19. Armies that stay where they are', () => {
  const island = Object.fromEntries(
    ['C7', 'E7', 'C6', 'E6', 'C5', 'E5', 'D4', 'C8', 'E8', 'D8'].map(label => [label, 'sea'] as const),
  );

  it('COC-19.5 nobody is asked about an army whose only way is full', () => {
    const t = two().terrain(island).masters('Ada', 'tribal-allies').goods('Ada', { food: 1 });
    t.units('barbarians', 'D6', { infantry: 4 }).units('barbarians', 'D5', { infantry: 1 });
    march(t).answer('Ada', 'from', 'D6').answer('Ada', 'done').waitsFor('Ada: turn');
    expect([t.unit('D6', 'infantry'), t.unit('D5', 'infantry')]).toEqual([4, 1]);
    expect(t.tells('moves')).toEqual([]);
  });

  it('COC-19.5.a Hunnic Tribes lead the armies within two land spaces, no others; for nothing they lead none', () => {
    const world = () =>
      two()
        .terrain({ E7: 'sea', E6: 'sea' })
        .masters('Ada', 'hunnic-tribes')
        .goods('Ada', { gold: 1, culture: 1 })
        .units('barbarians', 'D5', { infantry: 1 })
        .units('barbarians', 'F6', { infantry: 1 })
        .units('barbarians', 'F2', { infantry: 1 });
    const t = march(world()).answer('Ada', 'choose', 'gold').waitsFor('Ada: freeMarch');
    const from = new Set(offered(t, 'Ada', 'march').map(([[at]]) => at));
    expect([...from]).toEqual([t.space('D5')]);
    const none = march(world()).answer('Ada', 'none');
    expect([none.tells('paid'), none.has('Ada', 'gold'), none.has('Ada', 'culture')]).toEqual([[], 1, 1]);
  });

  it('COC-19.5 a city across the water is no nearer than the one by land', () => {
    const t = two().terrain({ C4: 'sea', C5: 'sea', C6: 'sea' }).city('Ada', 'B4');
    t.units('barbarians', 'D5', { infantry: 1 });
    march(t);
    expect(t.unit('D6', 'infantry')).toBe(1);
  });

  it('COC-19.3 nobody is asked which city is reinforced where there is no infantry left', () => {
    const t = duel().city('barbarians', 'F2').city('barbarians', 'F4');
    for (const at of ['A3', 'B2', 'B3', 'B4', 'C3']) t.units('barbarians', at, { infantry: 4 });
    expect(reinforce(t).asked()).toBe('Ada: turn');
  });
});
