/** Influence in detail: sources, targets, range, the roll and its boost, and what civilizations make of it. */
import { describe, expect, it } from 'vitest';
import { B, L, U } from '../content/index.ts';
import { BARBARIAN } from '../rules/state.ts';
import { position, type Table } from './position.ts';
import { two } from './war.ts';

const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => x.why.key) ?? [];

/** An attempt has begun: from where to where? */
const attempt = (t: Table) => t.turn('Ada').answer('Ada', 'attempt');

/** Whether an attempt can begin at all, by the quick way and by the one that says why. */
function possible(t: Table, why = 'no-target'): boolean {
  const quick = t.legal('Ada', 'attempt').length === 1;
  expect(t.why('Ada', 'attempt')).toBe(quick ? 'legal' : why);
  return quick;
}

describe('16. Influence: sources and targets', () => {
  it('COC-16.1 the range is the size of the city; what lacks is paid in culture tokens, before the roll', () => {
    const t = position()
      .city('Ada', 'D7', { with: ['academy'] })
      .city('Ben', 'D5', { with: ['temple'] })
      .city('Ben', 'D4', { with: ['temple'] })
      .city('Ben', 'D3', { with: ['temple'] })
      .city('Ben', 'D2', { with: ['temple'] })
      .goods('Ada', { culture: 2 });
    attempt(t);
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual(['D3', 'D4', 'D5'].map(label => ['influence', 4, t.space(label)]));
    expect(t.reason('Ada', 'influence', 'D7', 'D2')).toEqual(['out-of-range', 3, 2]);
    t.dice(6).answer('Ada', 'influence', 'D7', 'D3');
    expect(t.tells()).toEqual([
      `influences 0 4 ${t.space('D3')}`,
      'paid 0 [0,0,0,0,0,0,2]',
      'influenceRoll 0 6 6',
      `influenced 0 ${t.space('D3')} ${B.temple} 1`,
    ]);
    expect(t.has('Ada', 'culture')).toBe(0);
    const u = position()
      .city('Ada', 'D7', { with: ['academy'] })
      .city('Ben', 'D5', { with: ['temple'] })
      .goods('Ada', { culture: 2 });
    attempt(u).dice(5).answer('Ada', 'influence', 'D7', 'D5');
    expect(u.has('Ada', 'culture')).toBe(2);
  });

  it('COC-16.1 COC-1.6 range goes over sea, not over what is unexplored', () => {
    const wall = {
      A7: 'unexplored',
      B6: 'unexplored',
      C6: 'unexplored',
      D5: 'unexplored',
      E6: 'unexplored',
      F6: 'unexplored',
      G7: 'unexplored',
    } as const;
    const t = position()
      .terrain({ D6: 'sea' })
      .city('Ada', 'D7')
      .city('Ben', 'D4', { with: ['temple'] })
      .goods('Ada', { culture: 9 })
      .turn('Ada');
    expect(possible(t)).toBe(true);
    t.terrain(wall);
    expect(possible(t)).toBe(false);
    // one way round is left, and is longer
    t.terrain({ A7: 'plains', B6: 'plains' });
    expect(possible(t)).toBe(true);
    t.goods('Ada', { culture: 3 });
    t.terrain({ C6: 'unexplored' });
    expect(possible(t)).toBe(false);
    t.goods('Ada', { culture: 4 });
    expect(possible(t)).toBe(true);
    t.terrain(wall)
      .city('Ben', 'E7', { with: ['temple'] })
      .answer('Ada', 'attempt');
    expect(t.reason('Ada', 'influence', 'D7', 'D4')).toEqual(['out-of-range', 0, 4]);
    expect(t.reason('Ada', 'influence', 'D7', 'E7')).toEqual(['legal']);
  });

  it('COC-16.1 an island reaches out over the sea, and pays for the way', () => {
    const t = position()
      .terrain({ D8: 'sea', E8: 'sea', E7: 'sea', D6: 'sea', C7: 'sea', C8: 'sea' })
      .city('Ada', 'D7')
      .city('Ben', 'D5', { with: ['temple'] })
      .goods('Ada', { culture: 1 })
      .turn('Ada');
    expect(possible(t)).toBe(true);
    t.dice(5).answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D5');
    expect([t.colour('D5', 'temple'), t.has('Ada', 'culture')]).toEqual(['Ada', 0]);
  });

  it('COC-16.1 the range of a city does not grow with the settlers in it, nor that of settlers by themselves', () => {
    const t = position()
      .city('Ada', 'D7')
      .city('Ben', 'D4', { with: ['temple'] })
      .units('Ada', 'D7', { settler: 3 })
      .turn('Ada');
    expect(possible(t)).toBe(false);
  });

  it('COC-16.2 COC-16.10 what is no target: own colours, settlements, obelisks, kinds without a piece', () => {
    const t = two()
      .city('Ada', 'D7', { with: ['temple'] })
      .city('Ben', 'D6')
      .city('Ben', 'E7', { with: [['temple', 'Ada']] })
      .city('Ben', 'C7', { with: ['obelisk'] })
      .city('Ben', 'C8', { with: ['academy'] });
    attempt(t);
    expect(t.reason('Ada', 'influence', 'D7', 'D6')).toEqual(['no-target-building']);
    expect(t.reason('Ada', 'influence', 'D7', 'E7')).toEqual(['no-target-building']);
    expect(t.reason('Ada', 'influence', 'D7', 'C7')).toEqual(['no-piece']);
    expect(t.reason('Ada', 'influence', 'D7', 'C8')).toEqual(['legal']);
    // a city with nothing foreign is not named as its own target
    expect(t.reason('Ada', 'influence', 'D7', 'D7')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'influence', 'D6', 'C8')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'influence', 'D7', 'E8')).toEqual(['not-offered']);
    t.s.gone[0 * 8 + B.academy] = 5;
    expect(t.reason('Ada', 'influence', 'D7', 'C8')).toEqual(['no-piece']);
    t.s.gone[0 * 8 + B.academy] = 4;
    expect(t.reason('Ada', 'influence', 'D7', 'C8')).toEqual(['legal']);
  });

  it('COC-16.2 what stands in other cities makes no target of this one', () => {
    const t = two()
      .city('Ben', 'D6', { with: ['obelisk'] })
      .city('Ben', 'B6', { with: ['academy'] })
      .turn('Ada');
    expect(possible(t)).toBe(false);
    expect(possible(position().city('Ada', 'D2').turn('Ada'))).toBe(false);
    expect(possible(position().city('Ada', 'D2').goods('Ada', { culture: 9 }).turn('Ada'))).toBe(false);
    t.city('Ben', 'E7', { with: ['academy'] }).answer('Ada', 'attempt');
    expect(t.reason('Ada', 'influence', 'D7', 'D6')).toEqual(['no-piece']);
    expect(t.reason('Ada', 'influence', 'D7', 40)).toEqual(['not-offered']);
    expect(t.legal('Ada')).toEqual([['influence', 4, t.space('E7')]]);
  });

  it('COC-16.2 City Independence: ports of Phoenicia keep their colour, wherever they stand', () => {
    const t = two()
      .terrain({ D6: 'sea' })
      .city('Ben', 'E7', { with: ['port'], port: 'D6' })
      .turn('Ada');
    expect(possible(t)).toBe(true);
    t.masters('Ben', 'city-independence');
    expect(possible(t)).toBe(false);
    t.city('Ben', 'E7', { with: ['temple'] });
    t.dice(5).answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'E7');
    expect([t.colour('E7', 'temple'), t.colour('E7', 'port')]).toEqual(['Ada', 'Ben']);
  });

  it('COC-16.3 COC-16.2 an influenced city wins its own buildings back, from itself or from another', () => {
    const t = position()
      .city('Ada', 'D7', { with: [['temple', 'Ben']] })
      .city('Ada', 'D6')
      .city('Ben', 'D5', { with: ['academy'] })
      .goods('Ada', { culture: 3 });
    attempt(t);
    expect(t.reason('Ada', 'influence', 'D7', 'D5')).toEqual(['influenced-source']);
    expect(t.reason('Ada', 'influence', 'D7', 'D7')).toEqual(['legal']);
    expect(t.reason('Ada', 'influence', 'D6', 'D7')).toEqual(['legal']);
    // the other city may boost
    t.dice(4).answer('Ada', 'influence', 'D6', 'D7').waitsFor('Ada: boost');
    t.answer('Ada', 'yes');
    expect([t.colour('D7', 'temple'), t.has('Ada', 'culture')]).toEqual(['Ada', 2]);
  });

  it('COC-16.7 protections are for the owner’s cities against others, each by itself', () => {
    const ben = (plan: Parameters<Table['city']>[2]) =>
      position().city('Ada', 'D7').city('Ben', 'D5', plan).goods('Ada', { culture: 5 });
    const why = (t: Table) => {
      t.city('Ben', 'D6', { with: ['market'] });
      return attempt(t).reason('Ada', 'influence', 'D7', 'D5')[0];
    };
    const temple = { with: ['temple'] as const };
    expect(why(ben(temple).knows('Ben', 'separation-of-power'))).toBe('legal');
    expect(why(ben({ mood: 'happy', ...temple }))).toBe('legal');
    expect(why(ben({ mood: 'happy', ...temple }).knows('Ben', 'separation-of-power'))).toBe(
      'boost-forbidden',
    );
    expect(why(ben(temple).knows('Ben', 'totalitarianism'))).toBe('legal');
    expect(why(ben(temple).knows('Ben', 'totalitarianism').units('Ben', 'D5', { settler: 1 }))).toBe('legal');
    expect(why(ben(temple).knows('Ben', 'totalitarianism').units('Ben', 'D5', { infantry: 1 }))).toBe(
      'boost-forbidden',
    );
    expect(why(ben({ with: ['academy'] }).knows('Ben', 'devotion'))).toBe('legal');
    expect(why(ben(temple).knows('Ben', 'devotion'))).toBe('boost-forbidden');
    // who attacks has them: nothing is protected
    expect(why(ben(temple).knows('Ada', 'devotion'))).toBe('legal');
  });

  it('COC-16.7 within range no boost is needed, and none is asked after the roll', () => {
    const t = position()
      .city('Ada', 'D7')
      .city('Ben', 'D6', { with: ['temple'] })
      .knows('Ben', 'devotion')
      .goods('Ada', { culture: 5 });
    attempt(t).dice(4).answer('Ada', 'influence', 'D7', 'D6').waitsFor('Ada: turn');
    expect(t.tells()).toEqual([`influences 0 4 ${t.space('D6')}`, 'influenceRoll 0 4 4', 'influenceFails 0']);
    expect(t.has('Ada', 'culture')).toBe(5);
    // the own city is not protected against its owner
    const own = position()
      .city('Ada', 'D7', { with: [['temple', 'Ben']] })
      .city('Ada', 'D6')
      .knows('Ada', 'devotion')
      .goods('Ada', { culture: 5 });
    attempt(own).dice(4).answer('Ada', 'influence', 'D6', 'D7').waitsFor('Ada: boost');
    // barbarians protect nothing
    const grey = position()
      .city('Ada', 'D7')
      .city('barbarians', 'D6', { mood: 'happy', with: [['temple', 'Ben']] })
      .knows('Ben', 'devotion', 'separation-of-power')
      .goods('Ada', { culture: 5 });
    attempt(grey).dice(4).answer('Ada', 'influence', 'D7', 'D6').waitsFor('Ada: boost');
  });

  it('COC-16.7 Monuments protect cities with wonders against others, not against their owner', () => {
    const t = position()
      .city('Ada', 'D7')
      .city('Ben', 'D6', { with: ['temple'] })
      .city('Ben', 'E7', { with: ['temple'] })
      .wonder('great-wall', 'D6', 'Ben')
      .knows('Ben', 'monuments');
    attempt(t);
    expect(t.reason('Ada', 'influence', 'D7', 'D6')).toEqual(['protected']);
    expect(t.reason('Ada', 'influence', 'D7', 'E7')).toEqual(['legal']);
    const own = position()
      .city('Ada', 'D7', { with: [['temple', 'Ben']] })
      .wonder('great-wall', 'D7', 'Ada')
      .knows('Ada', 'monuments');
    expect(attempt(own).reason('Ada', 'influence', 'D7', 'D7')).toEqual(['legal']);
    const grey = position()
      .city('Ada', 'D7')
      .city('barbarians', 'D6', { with: [['temple', 'Ben']] })
      .wonder('great-wall', 'D6', 'Ben')
      .knows('Ben', 'monuments');
    expect(attempt(grey).reason('Ada', 'influence', 'D7', 'D6')).toEqual(['legal']);
  });

  it('Sulla protects the city he is in, not from his own player', () => {
    const t = two()
      .city('Ada', 'D7', { with: [['temple', 'Ben']] })
      .leads('Ada', 'sulla', 'D7');
    expect(attempt(t).reason('Ada', 'influence', 'D7', 'D7')).toEqual(['legal']);
  });
});

describe('16. Influence: the roll', () => {
  const beside = () =>
    position()
      .city('Ada', 'D7')
      .city('Ben', 'D6', { with: ['temple'] });

  it('COC-16.4.a COC-16.5 five succeeds; below it exactly what lacks is paid, or nothing', () => {
    const roll = (value: number, culture: number) => {
      const t = attempt(beside().goods('Ada', { culture })).dice(value);
      return t.answer('Ada', 'influence', 'D7', 'D6');
    };
    expect(roll(5, 0).colour('D6', 'temple')).toBe('Ada');
    expect(roll(4, 0).waitsFor('Ada: turn').colour('D6', 'temple')).toBe('Ben');
    const t = roll(2, 4).waitsFor('Ada: boost');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['yes'], ['no']]);
    t.answer('Ada', 'yes');
    expect(t.tells()).toEqual(['paid 0 [0,0,0,0,0,0,3]', `influenced 0 ${t.space('D6')} ${B.temple} 1`]);
    expect([t.has('Ada', 'culture'), t.s.influenced]).toEqual([1, 1]);
    roll(2, 3).waitsFor('Ada: boost');
    roll(2, 2).waitsFor('Ada: turn');
    const no = roll(4, 3).answer('Ada', 'no');
    expect([no.tells(), no.has('Ada', 'culture'), no.s.influenced]).toEqual([['influenceFails 0'], 3, 0]);
  });

  it('Conversion: one more on the roll and a culture token for a success', () => {
    const t = attempt(beside().knows('Ada', 'conversion')).dice(4).answer('Ada', 'influence', 'D7', 'D6');
    expect(t.tells()).toEqual([
      `influences 0 4 ${t.space('D6')}`,
      'influenceRoll 0 4 5',
      'gain 0 6 1 0',
      `influenced 0 ${t.space('D6')} ${B.temple} 1`,
    ]);
    const u = attempt(beside().knows('Ada', 'conversion')).dice(3).answer('Ada', 'influence', 'D7', 'D6');
    expect([u.has('Ada', 'culture'), u.colour('D6', 'temple')]).toEqual([0, 'Ben']);
  });

  it('COC-16.9 the influencer picks among those with a piece', () => {
    const t = position()
      .city('Ada', 'D7')
      .city('Ben', 'D6', { with: ['temple', 'academy', 'fortress', ['port', 'Ada']] });
    t.s.gone[B.academy] = 5;
    // the next space of the list is another city's
    t.city('Ben', 'B6', { with: ['academy'] });
    attempt(t).dice(6).answer('Ada', 'influence', 'D7', 'D6').waitsFor('Ada: building');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([
      ['building', B.fortress],
      ['building', B.temple],
    ]);
    expect(t.reason('Ada', 'building', 'academy')).toEqual(['no-piece']);
    expect(t.reason('Ada', 'building', 'port')).toEqual(['your-colour']);
    expect(t.reason('Ada', 'building', 'market')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'building', 7)).toEqual(['not-offered']);
    t.answer('Ada', 'building', 'fortress');
    expect([t.colour('D6', 'fortress'), t.colour('D6', 'temple')]).toEqual(['Ada', 'Ben']);
  });

  it('COC-21.9 COC-26.6 mood tokens with the Great Arena and captives count for range and roll', () => {
    const arena = (mood: number) => {
      const t = position()
        .city('Ada', 'D7')
        .city('Ben', 'D4', { with: ['temple'] })
        .wonder('great-arena', 'D7', 'Ada');
      return possible(t.goods('Ada', { mood }).turn('Ada'));
    };
    expect([arena(0), arena(1)]).toEqual([false, true]);
    const sacrifice = (captives: number[]) => {
      const t = two()
        .city('Ben', 'D6', { with: ['temple'] })
        .masters('Ada', 'captives', 'human-sacrifice');
      t.s.captives = captives;
      attempt(t).dice(4).answer('Ada', 'influence', 'D7', 'D6');
      return t.asked();
    };
    expect([sacrifice([]), sacrifice([BARBARIAN * 6 + 1])]).toEqual(['Ada: turn', 'Ada: boost']);
  });

  it('COC-16.6 Arts: their token is spent before, and does not count for the range', () => {
    const arts = (culture: number) =>
      position()
        .city('Ada', 'D7')
        .city('Ben', 'D5', { with: ['temple'] })
        .knows('Ada', 'arts')
        .goods('Ada', { culture })
        .turn('Ada')
        .why('Ada', 'use', 'arts');
    expect([arts(0), arts(1), arts(2)]).toEqual(['cannot-pay', 'no-target', 'legal']);
  });
});

describe('22. Cultural Takeover', () => {
  const takeover = (t: Table) => {
    t.turn('Ada');
    t.s.takeover = 1;
    return t;
  };
  it('a small barbarian city comes over, and one unit with it where there were any', () => {
    const t = takeover(
      two()
        .city('barbarians', 'D6', { mood: 'angry' })
        .units('barbarians', 'D6', { infantry: 2, cavalry: 1 }),
    );
    t.dice(5).answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6');
    expect(t.tells().slice(1)).toEqual(['influenceRoll 0 5 5', `takenOver 0 ${t.space('D6')}`]);
    t.waitsFor('Ada: garrison');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([
      ['unit', U.settler, 0],
      ['unit', U.infantry, 0],
    ]);
    expect([t.ownerOf('D6'), t.mood('D6'), t.s.holder[t.space('D6')], t.s.takeover]).toEqual([
      'Ada',
      'neutral',
      -1,
      0,
    ]);
    t.answer('Ada', 'unit', 'settler', 0);
    expect([t.unit('D6', 'settler'), t.tells()]).toEqual([1, [`unitPlaced 0 0 ${t.space('D6')}`]]);
    const empty = takeover(two().city('barbarians', 'D6'));
    empty.dice(5).answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6').waitsFor('Ada: turn');
    expect(empty.ownerOf('D6')).toBe('Ada');
  });

  it('COC-2.4 a garrison of what is left in supply; nobody where nothing is', () => {
    const units = (infantry: boolean) => {
      const t = two().city('barbarians', 'D6').units('barbarians', 'D6', { infantry: 1 });
      t.units('Ada', 'B4', { settler: 4 });
      if (!infantry) for (const label of ['B5', 'B2', 'F2', 'F4']) t.units('Ada', label, { infantry: 4 });
      return takeover(t).dice(5).answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6');
    };
    const t = units(true).waitsFor('Ada: garrison');
    expect(t.reason('Ada', 'unit', 'settler', 0)).toEqual(['no-piece']);
    expect(t.reason('Ada', 'unit', 'infantry', 0)).toEqual(['legal']);
    units(false).waitsFor('Ada: turn');
    const settlers = two().city('barbarians', 'D6').units('barbarians', 'D6', { infantry: 1 });
    for (const label of ['B5', 'B2', 'F2', 'F4']) settlers.units('Ada', label, { infantry: 4 });
    takeover(settlers)
      .dice(5)
      .answer('Ada', 'attempt')
      .answer('Ada', 'influence', 'D7', 'D6')
      .waitsFor('Ada: garrison');
    expect(settlers.reason('Ada', 'unit', 'infantry', 0)).toEqual(['no-piece']);
  });

  it('neither larger ones, nor those of players, nor without a settlement; a failure ends it', () => {
    const t = takeover(
      two()
        .city('barbarians', 'D6', { with: [['temple', 'Ada']] })
        .city('barbarians', 'E7')
        .city('Ben', 'C7'),
    );
    t.answer('Ada', 'attempt');
    expect(t.reason('Ada', 'influence', 'D7', 'D6')).toEqual(['no-target-building']);
    expect(t.reason('Ada', 'influence', 'D7', 'C7')).toEqual(['no-target-building']);
    expect(t.reason('Ada', 'influence', 'D7', 'E7')).toEqual(['legal']);
    t.s.gone[7] = 6;
    expect(t.reason('Ada', 'influence', 'D7', 'E7')).toEqual(['no-target-building']);
    t.s.gone[7] = 5;
    expect(t.reason('Ada', 'influence', 'D7', 'E7')).toEqual(['legal']);
    t.dice(1).answer('Ada', 'influence', 'D7', 'E7').waitsFor('Ada: turn');
    expect([t.s.takeover, t.ownerOf('E7')]).toEqual([0, 'barbarians']);
    expect(possible(t)).toBe(false);
  });
});

describe('26. Influence in the way of a civilization', () => {
  it('COC-26.13 Proselytism: range 2, one more for each further settler; a city reaches further with them', () => {
    const india = (plan: Parameters<Table['units']>[2], target: string, at = 'D6') =>
      two()
        .masters('Ada', 'proselytism')
        .city('Ben', target, { with: ['temple'] })
        .units('Ada', at, plan)
        .turn('Ada');
    expect(possible(india({ settler: 1 }, 'D4'))).toBe(true);
    expect(possible(india({ settler: 1 }, 'D3'))).toBe(false);
    expect(possible(india({ settler: 2 }, 'D3'))).toBe(true);
    expect(possible(india({ infantry: 2 }, 'D4'))).toBe(false);
    expect(possible(india({ settler: 2 }, 'D4', 'D7'))).toBe(true);
    expect(possible(india({ settler: 1 }, 'D4', 'D7'))).toBe(false);
    // settlers at sea stay silent; those of others too
    expect(possible(india({ settler: 1 }, 'D4').terrain({ D6: 'sea' }))).toBe(false);
    expect(
      possible(
        two()
          .city('Ben', 'D4', { with: ['temple'] })
          .units('Ada', 'D6', { settler: 1 })
          .turn('Ada'),
      ),
    ).toBe(false);
    const ben = two()
      .masters('Ada', 'proselytism')
      .city('Ben', 'D4', { with: ['temple'] });
    expect(possible(ben.units('Ben', 'D6', { settler: 1 }).turn('Ada'))).toBe(false);
  });

  it('COC-26.13 settlers do not turn to the own cities', () => {
    const t = two()
      .masters('Ada', 'proselytism')
      .city('Ada', 'D5', { with: [['temple', 'Ben']] })
      .city('Ben', 'E6', { with: ['temple'] })
      .units('Ada', 'D6', { settler: 1 });
    attempt(t);
    expect(t.reason('Ada', 'influence', 'D6', 'D5')).toEqual(['no-target']);
    expect(t.reason('Ada', 'influence', 'D6', 'E6')).toEqual(['legal']);
    expect(t.legal('Ada').some(([, from]) => from === t.space('D6'))).toBe(true);
  });

  it('COC-26.18 Hellenistic Culture: sources abroad reach as far as they are large, and may boost', () => {
    const greece = () =>
      two()
        .masters('Ada', 'hellenization')
        .city('Ben', 'D4', { with: [['temple', 'Ada']] })
        .city('Ben', 'D2', { with: ['academy'] })
        .goods('Ada', { culture: 1 });
    const t = attempt(greece());
    expect(t.reason('Ada', 'influence', 'D4', 'D2')).toEqual(['legal']);
    expect(t.reason('Ada', 'influence', 'D7', 'D2')).toEqual(['out-of-range', 4, 1]);
    t.city('Ben', 'D5', { with: ['academy'] }).city('Ben', 'D3');
    expect(t.reason('Ada', 'influence', 'D5', 'D2')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'influence', 'D3', 'D2')).toEqual(['not-offered']);
    t.dice(4).answer('Ada', 'influence', 'D4', 'D2').waitsFor('Ada: boost');
    // itself, though others' buildings stand there too
    const self = greece().city('Ben', 'D4', { with: ['fortress'] });
    attempt(self).dice(4).answer('Ada', 'influence', 'D4', 'D4').waitsFor('Ada: boost').answer('Ada', 'yes');
    expect(self.colour('D4', 'fortress')).toBe('Ada');
    const grey = two()
      .masters('Ada', 'hellenization')
      .city('barbarians', 'D4', { with: [['temple', 'Ada']] })
      .city('Ben', 'D3', { with: ['academy'] });
    expect(possible(grey.turn('Ada'))).toBe(true);
    // a building of Ben's does not make a source of Ada's
    const other = two()
      .masters('Ada', 'hellenization')
      .city('Ben', 'D4', { with: ['temple', 'academy'] });
    expect(possible(other.turn('Ada'))).toBe(false);
  });

  it('COC-26.12 Zoroastrianism: units outside of cities, of kinds that are left, from own cities only', () => {
    const persia = (
      label: string,
      plan: Parameters<Table['units']>[2],
      who: 'Ben' | 'barbarians' | 'Ada' = 'Ben',
    ) => two().masters('Ada', 'zoroastrianism').units(who, label, plan).turn('Ada');
    expect(possible(persia('D6', { infantry: 1 }))).toBe(true);
    expect(possible(persia('D6', { infantry: 1 }, 'barbarians'))).toBe(true);
    expect(possible(persia('D6', { infantry: 1 }, 'Ada'))).toBe(false);
    expect(possible(persia('D6', { settler: 1 }))).toBe(false);
    expect(possible(persia('D5', { infantry: 1 }))).toBe(false);
    expect(possible(persia('D6', { elephant: 1 }))).toBe(true);
    expect(possible(persia('D6', { ship: 1, infantry: 1 }).terrain({ D6: 'sea' }))).toBe(false);
    expect(possible(persia('D6', { infantry: 1 }).city('Ben', 'D6'))).toBe(false);
    expect(possible(two().units('Ben', 'D6', { infantry: 1 }).turn('Ada'))).toBe(false);
    const none = persia('D6', { cavalry: 1 });
    none.units('Ada', 'B4', { cavalry: 4 });
    expect(possible(none)).toBe(false);
    none.units('Ben', 'D6', { infantry: 1 });
    none.dice(5).answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6');
    expect(none.tells('converted')).toEqual([[0, 1, U.infantry, none.space('D6')]]);
  });

  it('COC-26.12 a lonely unit stands there as if it had fought', () => {
    const t = two()
      .masters('Ada', 'zoroastrianism')
      .knows('Ada', 'tactics')
      .units('barbarians', 'D6', { cavalry: 1 });
    attempt(t).dice(5).answer('Ada', 'influence', 'D7', 'D6').waitsFor('Ada: turn');
    expect([t.unit('D6', 'cavalry'), t.s.holder[t.space('D6')]]).toEqual([1, 0]);
    t.answer('Ada', 'move');
    expect(t.reason('Ada', 'from', 'D6')).toEqual(['battled']);
  });

  it('COC-26.12 several kinds: the one is chosen, and a kind without a piece is not', () => {
    const t = two()
      .masters('Ada', 'zoroastrianism')
      .units('Ada', 'B4', { cavalry: 4 })
      .units('Ben', 'D6', { infantry: 1, cavalry: 1, elephant: 1 });
    attempt(t).dice(5).answer('Ada', 'influence', 'D7', 'D6').waitsFor('Ada: convertUnit');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([
      ['drop', U.infantry],
      ['drop', U.elephant],
    ]);
    expect(t.reason('Ada', 'drop', 'cavalry')).toEqual(['no-piece']);
    t.answer('Ada', 'drop', 'elephant');
    expect(t.tells()[0]).toBe(`converted 0 1 ${U.elephant} ${t.space('D6')}`);
    expect(t.tells('battle')).toEqual([[0, 1, t.space('D6')]]);
  });

  it('Druidic Influence: a token under a barbarian settlement, one each, or a building', () => {
    const celts = (plan: Parameters<Table['city']>[2] = {}) =>
      two().masters('Ada', 'druidic-influence').city('barbarians', 'D6', plan);
    const t = attempt(celts()).dice(5).answer('Ada', 'influence', 'D7', 'D6');
    expect([t.s.druids[t.space('D6')], t.asked(), t.tells()[2]]).toEqual([
      1,
      'Ada: turn',
      `druid 0 ${t.space('D6')}`,
    ]);
    t.turn('Ada');
    expect(possible(t)).toBe(false);
    const u = attempt(celts({ with: [['temple', 'Ben']] }))
      .dice(5)
      .answer('Ada', 'influence', 'D7', 'D6');
    u.waitsFor('Ada: druid');
    expect(sentAway(u)).toContain('finish-this-first');
    expect(u.legal('Ada')).toEqual([['yes'], ['no']]);
    u.answer('Ada', 'yes');
    expect([u.s.druids[u.space('D6')], u.colour('D6', 'temple')]).toEqual([1, 'Ben']);
    const no = attempt(celts({ with: [['temple', 'Ben']] }))
      .dice(5)
      .answer('Ada', 'influence', 'D7', 'D6');
    no.answer('Ada', 'no');
    expect([no.s.druids[no.space('D6')], no.colour('D6', 'temple')]).toEqual([0, 'Ada']);
    // no druid in a city of a player
    const ben = two().masters('Ada', 'druidic-influence').city('Ben', 'D6').turn('Ada');
    expect(possible(ben)).toBe(false);
    expect(possible(two().city('barbarians', 'D6').turn('Ada'))).toBe(false);
  });

  it("Siyaj K'ak': the attempt after a building may be left, and starts from his city only", () => {
    const t = two()
      .city('Ada', 'B4')
      .leads('Ada', 'siyaj-kak', 'D7')
      .city('Ben', 'D6', { with: ['temple'] })
      .city('Ben', 'B5', { with: ['temple'] })
      .knows('Ada', 'writing')
      .goods('Ada', { food: 1, ore: 1, wood: 1 })
      .turn('Ada');
    t.answer('Ada', 'construct', 'D7', 'academy').answer('Ada', 'yes').waitsFor('Ada: influence');
    expect(t.legal('Ada')).toEqual([['influence', 4, t.space('D6')], ['none']]);
    t.answer('Ada', 'none').waitsFor('Ada: turn');
    expect([t.tells(), t.s.source, t.may('Ada', 'attempt')]).toEqual([[], -1, true]);
  });

  it('Ashoka: once a turn a second roll, where his city or the target has a Temple', () => {
    const india = (own: boolean, theirs: boolean, at = 'D7') =>
      attempt(
        two()
          .city('Ada', 'D7', { with: own ? ['temple'] : ['academy'] })
          .city('Ben', 'D6', { with: theirs ? ['temple'] : ['fortress'] })
          .leads('Ada', 'ashoka', at)
          .goods('Ada', { culture: 4 }),
      );
    const asked = (t: Table, die = 1) => t.dice(die, 6).answer('Ada', 'influence', 'D7', 'D6').asked();
    expect(asked(india(true, false))).toBe('Ada: reroll');
    expect(asked(india(false, true))).toBe('Ada: reroll');
    expect(asked(india(false, false))).toBe('Ada: boost');
    expect(asked(india(true, true, 'E8'))).toBe('Ada: boost');
    expect(asked(india(true, true), 5)).toBe('Ada: turn');
    const t = india(true, true).dice(2, 3).answer('Ada', 'influence', 'D7', 'D6').waitsFor('Ada: reroll');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['yes'], ['no']]);
    t.answer('Ada', 'yes');
    expect(t.tells()).toEqual([`leaderUsed 0 ${L.ashoka}`, 'influenceRoll 0 3 3']);
    t.waitsFor('Ada: boost').answer('Ada', 'no').waitsFor('Ada: turn');
    t.dice(1).answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6').waitsFor('Ada: boost');
    const no = india(true, true).dice(4, 6).answer('Ada', 'influence', 'D7', 'D6').answer('Ada', 'no');
    no.waitsFor('Ada: boost').answer('Ada', 'yes');
    expect(no.has('Ada', 'culture')).toBe(3);
  });
});
