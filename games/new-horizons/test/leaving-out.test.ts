/** What is left out, what does not happen, what nobody is asked, and words of caution. */
import { describe, expect, it } from 'vitest';
import { BUILDINGS } from '../content/index.ts';
import { numberOf, position, spaceOf } from './position.ts';
import { told } from './told.ts';

const without = (t: ReturnType<typeof position>) => t.legal('Ada', 'without');

describe('4. Leaving gains out', () => {
  it('NH-4.7 NH-4.7.a Grow without its population, or without its coin', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 2, active: 3 });
    expect(told(t, () => t.answer('Ada', 'without', 'grow-a', 0))).toEqual([
      'use Ada grow-a',
      'skip Ada area:grow 0',
      'coins Ada 1 (area:grow)',
      'noExpansion Ada nothing 0 0',
    ]);
    expect(t.of('Ada')).toMatchObject({ coins: 3, active: 3 });
    const pawn = position('Ada', 'Ben').player('Ada', { coins: 2, active: 3 });
    pawn.answer('Ada', 'without', 'grow-a', 1);
    expect(pawn.of('Ada')).toMatchObject({ coins: 2, active: 4 });
  });

  it('NH-4.7.a an action is never empty: with empty columns the coin of Grow stays', () => {
    const t = position('Ada', 'Ben').player('Ada', { columns: [0, 0, 0, 0, 0] });
    expect(t.why('Ada', 'use', 'grow-a')).toBe('legal');
    expect(without(t)).toEqual([]);
  });

  it('NH-4.7.a each gain of a technology may be left out, or both, where something else remains', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'railways').player('Ada', { pawn: 'grow-a', coins: 9 });
    const railways = spaceOf('railways-1a');
    expect(without(t).filter(([, space]) => space === railways)).toEqual(
      [0, 1, 2].map(i => ['without', railways, i]),
    );
    // A gain that would not come can't be left out.
    t.player('Ada', { columns: [0, 0, 0, 0, 0] });
    expect(without(t).filter(([, space]) => space === railways)).toEqual([['without', railways, 1]]);
  });

  it('NH-4.7.a an action with a single task has nothing to leave out', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'medicine').player('Ada', { pawn: 'grow-a', coins: 9 });
    expect(t.why('Ada', 'use', 'medicine-1a')).toBe('legal');
    expect(without(t).map(([, space]) => space)).not.toContain(spaceOf('medicine-1a'));
  });

  it('NH-4.6 NH-4.7.a what the action costs is not there for the rest of it', () => {
    const t = position('Ada', 'Ben').slot('1-1', 'wheel').knows('Ada', 'mathematics');
    t.player('Ada', { pawn: 'grow-a', coins: 0, active: 1, scholars: ['1-1', '1-3'] });
    const mathematics = spaceOf('mathematics-1a');
    expect(without(t)).toContainEqual(['without', mathematics, 0]);
    t.player('Ada', { active: 0 });
    expect(t.why('Ada', 'use', 'mathematics-1a')).toBe('legal');
    expect(without(t)).not.toContainEqual(['without', mathematics, 0]);
  });

  it('NH-4.7 a basic action of an effect leaves out the same', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 0, active: 0 }).bonus('Ada', 'leader confucius');
    t.asks('Ada', 'basic');
    expect(told(t, () => t.answer('Ada', 'basicWithout', 'grow', 1))).toEqual([
      'basic Ada grow',
      'skip Ada area:grow 1',
      'population Ada 1 (area:grow)',
      'population Ada 1 (leader:confucius)',
    ]);
    expect(t.of('Ada')).toMatchObject({ coins: 0, active: 2 });
  });

  it('NH-4.7.a by the rules of version 2 coins and population are simply gained', () => {
    const t = position('Ada', 'Ben').version(2);
    expect(without(t)).toEqual([]);
    t.bonus('Ada', 'leader confucius').asks('Ada', 'basic');
    expect(t.legal('Ada', 'basicWithout')).toEqual([]);
  });

  it('NH-25.12 whatever is skipped is told', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 1 }).answer('Ada', 'use', 'recruit-and-move-a');
    expect(told(t, () => t.answer('Ada', 'skip'))).toEqual(['skip Ada area:recruit-and-move 0']);
    const bonus = position('Ada', 'Ben').bonus('Ada', 'leader alexander-the-great');
    expect(told(bonus, () => bonus.answer('Ada', 'skip'))).toEqual(['skip Ada leader:alexander-the-great 0']);
    const choice = position('Ada', 'Ben')
      .player('Ada', { coins: 5 })
      .bonus('Ada', 'leader johannes-gutenberg');
    choice.answer('Ada', 'cube', 'food').answer('Ada', 'option', 1);
    expect(told(choice, () => choice.answer('Ada', 'skip'))[0]).toBe('skip Ada leader:johannes-gutenberg 0');
    const none = position('Ada', 'Ben').player('Ada', { economy: 8 }).bonus('Ada', 'instant banking');
    expect(told(none, () => none.answer('Ada', 'none'))).toEqual(['skip Ada technology:banking 0']);
    const raise = position('Ada', 'Ben').bonus('Ada', 'food 4');
    expect(told(raise, () => raise.answer('Ada', 'skip'))).toEqual(['skip Ada track:food 0']);
    const basic = position('Ada', 'Ben').bonus('Ada', 'leader confucius');
    expect(told(basic, () => basic.answer('Ada', 'skip'))[0]).toBe('skip Ada leader:confucius 0');
    const research = position('Ada', 'Ben')
      .slot('1-1', 'wheel')
      .player('Ada', { coins: 9, scholars: ['1-1'] });
    research.bonus('Ada', 'monarchy scholars-council').asks('Ada', 'research');
    expect(told(research, () => research.answer('Ada', 'skip'))[0]).toBe(
      'skip Ada government:scholars-council 0',
    );
  });
});

describe('19. What cannot happen', () => {
  const lines = (what: string, given: Parameters<ReturnType<typeof position>['player']>[1]) => {
    const t = position('Ada', 'Ben').noUnits('Ada').player('Ada', given);
    return told(t, () => t.bonus('Ada', what)).filter(line => /^(impossible|partly)/.test(line));
  };
  const none = [0, 0, 0, 0, 0];

  it('NH-19.4 NH-25.12 an effect that cannot be carried out is told with its cause', () => {
    expect(lines('food 2', { columns: none })).toEqual([
      'impossible Ada track:food 0 columns-empty (track:food)',
    ]);
    expect(lines('food 4', {})).toEqual(['impossible Ada track:food 0 no-unit-rises (track:food)']);
    expect(lines('leader alexander-the-great', { columns: none })).toEqual([
      'impossible Ada leader:alexander-the-great 0 columns-empty (leader:alexander-the-great)',
    ]);
    expect(lines('leader cyrus-the-great', {})).toEqual([
      'impossible Ada leader:cyrus-the-great 0 no-unit-moves (leader:cyrus-the-great)',
    ]);
    expect(lines('leader qin-shi-huang', { food: 8, economy: 8, infrastructure: 8 })).toEqual([
      'impossible Ada leader:qin-shi-huang 0 no-cube (leader:qin-shi-huang)',
    ]);
    expect(lines('monarchy scholars-council', {})).toEqual([
      'impossible Ada government:scholars-council 0 no-technology (government:scholars-council)',
    ]);
    expect(lines('monarchy scholars-council', { scholars: ['1-1'], coins: 9, active: 0 })).toEqual([
      'impossible Ada government:scholars-council 0 no-active-population (government:scholars-council)',
    ]);
  });

  it('NH-19.4 NH-25.12 markers, tiles and decks that are used up', () => {
    const t = position('Ada', 'Ben').player('Ben', { settlement: 8, fortification: 8 });
    expect(told(t, () => t.bonus('Ada', 'leader nelson-mandela'))).toEqual([
      'impossible Ada leader:nelson-mandela 0 no-marker (leader:nelson-mandela)',
      'impossible Ada leader:nelson-mandela 1 no-marker (leader:nelson-mandela)',
    ]);
    expect(told(t, () => t.bonus('Ada', 'economy 8'))).toEqual([
      'impossible Ada track:economy 0 no-marker (track:economy)',
    ]);
    const deck = position('Ada', 'Ben');
    deck.s.removedTechnologies.push(...deck.s.decks[0].splice(0));
    expect(told(deck, () => deck.bonus('Ada', 'leader leonardo-da-vinci'))[0]).toBe(
      'impossible Ada leader:leonardo-da-vinci 0 deck-empty (leader:leonardo-da-vinci)',
    );
    const tiles = position('Ada', 'Ben').player('Ben', { supply: [] });
    for (const level of [0, 1, 2]) {
      tiles.of('Ben').supply.push(...tiles.s.display[level].splice(0), ...tiles.s.stacks[level].splice(0));
    }
    expect(told(tiles, () => tiles.bonus('Ada', 'infrastructure 1'))).toEqual([
      'impossible Ada track:infrastructure 0 no-building (track:infrastructure)',
    ]);
  });

  it('NH-19.4 NH-25.12 a part that cannot be carried out is told as well', () => {
    expect(lines('food 8', { columns: [0, 0, 0, 0, 2] })).toEqual([
      'partly Ada track:food 0 columns-empty (track:food)',
    ]);
    expect(lines('food 8', { columns: [0, 0, 0, 0, 2], food: 8 }).length).toBe(1);
    const two = position('Ada', 'Ben').player('Ada', { food: 8, economy: 8, infrastructure: 7 });
    expect(told(two, () => two.bonus('Ada', 'leader abraham-lincoln'))).toContain(
      'partly Ada leader:abraham-lincoln 0 no-cube',
    );
  });

  it('NH-18 NH-25.12 a "may" that cannot be paid, or brings nothing', () => {
    const merchant = (coins: number, units: boolean) => {
      const t = position('Ada', 'Ben').player('Ada', {
        government: 'merchant-league',
        stage: 'theocracy',
        coins,
      });
      if (!units) t.noUnits('Ada');
      return told(t, () => t.bonus('Ada', 'instant agriculture')).filter(line =>
        line.startsWith('impossible'),
      );
    };
    expect(merchant(0, true)).toEqual([
      'impossible Ada government:merchant-league 0 price (government:merchant-league)',
    ]);
    expect(merchant(5, false)).toEqual([
      'impossible Ada government:merchant-league 0 no-unit-rises (government:merchant-league)',
    ]);
  });

  it('NH-4.5.a an action of which nothing can be done names the cause of each task', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'horseback-riding', 'masonry').noUnits('Ada');
    t.player('Ada', { pawn: 'grow-a', coins: 9, columns: none, active: 0 }).player('Ben', {
      fortification: 8,
    });
    expect(t.reason('Ada', 'use', 'masonry-1a')).toEqual([
      'action-impossible',
      ['no-marker', 'no-unit-rises'],
    ]);
    expect(t.reason('Ada', 'use', 'recruit-and-move-a')).toEqual([
      'action-impossible',
      ['no-active-population', 'no-unit-moves'],
    ]);
  });

  it('NH-18 an option that cannot be chosen says why', () => {
    const gandhi = (active: number, columns: number[]) =>
      position('Ada', 'Ben')
        .version(2)
        .player('Ada', { active, columns })
        .bonus('Ada', 'leader mahatma-gandhi');
    expect(gandhi(1, none).reason('Ada', 'option', 0)).toEqual(['no-inactive-population']);
    expect(gandhi(0, [1, 0, 0, 0, 0]).reason('Ada', 'option', 1)).toEqual([
      'not-enough-active-population',
      1,
      0,
    ]);
    const marker = position('Ada', 'Ben')
      .version(2)
      .player('Ben', { settlement: 8 })
      .bonus('Ada', 'economy 8');
    expect(marker.reason('Ada', 'option', 0)).toEqual(['marker-supply-empty', 0]);
    const city = position('Ada', 'Ben').version(2).knows('Ada', 'nationalism').territory('salt-flats', 0, 1);
    city.unit('Ada', 'settler', 2, 'salt-flats').player('Ada', { pawn: 'grow-a', coins: 1 });
    city.answer('Ada', 'use', 'nationalism-1a').asks('Ada', 'choose');
    expect(city.reason('Ada', 'option', 1)).toEqual(['action-impossible', ['no-city-site']]);
  });
});

describe('12. and 13. What nobody is asked', () => {
  const standstill = (lay: (t: ReturnType<typeof position>) => unknown) => {
    const t = position('Ada', 'Ben');
    lay(t);
    t.turn('Ada', 'expansion').rests('Ada', 'production');
    return t.told('noExpansion').map(([, ...why]) => why);
  };

  it('NH-12.1 NH-25.5 an expansion phase without any possibility is told with what it fails for', () => {
    expect(standstill(() => 0)).toEqual([['nothing', 0, 0]]);
    expect(standstill(t => t.player('Ada', { supply: ['granary'], coins: 9 }).noUnits('Ada'))).toEqual([
      ['settler', 0, 0],
    ]);
    expect(standstill(t => t.player('Ada', { settlement: 1 }))).toEqual([['settler', 0, 0]]);
    expect(standstill(t => t.player('Ada', { fortification: 1 }))).toEqual([['soldier', 0, 0]]);
    // Others' tiles, markers and units don't count.
    expect(
      standstill(t => t.player('Ben', { supply: ['granary'], settlement: 1, fortification: 1 })),
    ).toEqual([['nothing', 0, 0]]);
  });

  it('NH-12.1 NH-25.5 the coins, where only these are missing: the lowest price', () => {
    expect(standstill(t => t.player('Ada', { supply: ['palace', 'farm'], coins: 1 }))).toEqual([
      ['coins', 2, 1],
    ]);
    expect(
      standstill(t =>
        t
          .covered('home of Ben', 'farm', 'Ben')
          .unit('Ada', 'settler', 1, 'home of Ben')
          .player('Ada', { coins: 1 }),
      ),
    ).toEqual([['coins', 2, 1]]);
    // A full building, an own one and a blocked tile are no places to build.
    expect(
      standstill(t =>
        t
          .covered('home of Ben', 'farm', 'Ben', 'Ada')
          .covered('home of Ada', 'market', 'Ada')
          .unit('Ada', 'settler', 1, 'home of Ben')
          .player('Ada', { coins: 0 }),
      ),
    ).toEqual([['nothing', 0, 0]]);
    expect(
      standstill(t =>
        t.unit('Ben', 'soldier', 1, 'home of Ada').player('Ada', { coins: 0, supply: ['farm'] }),
      ),
    ).toEqual([['settler', 0, 0]]);
  });

  it('NH-12.1 NH-25.5 the strength, where least of it is missing', () => {
    expect(
      standstill(t =>
        t
          .territory('copper-hills', 0, 1)
          .territory('salt-flats', 1, -1, { village: 'Ben' })
          .unit('Ada', 'settler', 1, 'copper-hills')
          .unit('Ada', 'settler', 1, 'cradle')
          .unit('Ada', 'soldier', 1, 'salt-flats')
          .player('Ada', { settlement: 1 }),
      ),
    ).toEqual([['strength', 3, 1]]);
    expect(
      standstill(t =>
        t
          .territory('copper-hills', 0, 1, { village: 'Ben' })
          .unit('Ada', 'soldier', 2, 'copper-hills')
          .unit('Ada', 'settler', 6, 'copper-hills')
          .player('Ada', { fortification: 1, settlement: 1 }),
      ),
    ).toEqual([['strength', 3, 2]]);
  });

  it('NH-12.1 NH-25.5 soldiers build nothing, and what others have does not count', () => {
    expect(
      standstill(t =>
        t
          .noUnits('Ada')
          .unit('Ada', 'soldier', 1, 'cradle')
          .player('Ada', { coins: 0, supply: ['farm'] }),
      ),
    ).toEqual([['settler', 0, 0]]);
    expect(standstill(t => t.covered('home of Ben', 'farm', 'Ben').player('Ada', { coins: 0 }))).toEqual([
      ['nothing', 0, 0],
    ]);
    expect(
      standstill(t =>
        t
          .territory('copper-hills', 0, 1)
          .unit('Ben', 'settler', 2, 'copper-hills')
          .player('Ada', { settlement: 1 }),
      ),
    ).toEqual([['settler', 0, 0]]);
    // Strong soldiers at a village are of no use without a marker.
    expect(
      standstill(t =>
        t.territory('copper-hills', 0, 1, { village: 'Ben' }).unit('Ada', 'soldier', 6, 'copper-hills'),
      ),
    ).toEqual([['nothing', 0, 0]]);
  });

  it('NH-12.1 NH-25.5 what is missing counts, not what is needed; of equals the first', () => {
    const two = (first: string, weak: number, second: string, strong: number) =>
      standstill(t =>
        t
          .territory('copper-hills', 0, 1)
          .territory('jungle-temple', 1, -1)
          .unit('Ada', 'settler', weak, first)
          .unit('Ada', 'settler', strong, second)
          .player('Ada', { settlement: 1 }),
      );
    expect(two('copper-hills', 1, 'jungle-temple', 5)).toEqual([['strength', 6, 5]]);
    expect(two('copper-hills', 2, 'jungle-temple', 5)).toEqual([['strength', 3, 2]]);
    expect(two('jungle-temple', 5, 'copper-hills', 2)).toEqual([['strength', 6, 5]]);
  });

  it('NH-25.5 by the rules of version 2 the table passes for the player, and says why too', () => {
    const t = position('Ada', 'Ben').version(2);
    const before = t.s.asking;
    t.turn('Ada', 'expansion').rests('Ada', 'production');
    expect(t.s.asking).toBe(before + 2);
    expect(t.told('noExpansion').length).toBe(1);
    const now = position('Ada', 'Ben');
    now.turn('Ada', 'expansion').rests('Ada', 'production');
    expect(now.s.asking).toBe(before + 1);
  });

  it('NH-13.4 NH-25.5 exchanges end by themselves when nothing is left to exchange', () => {
    const t = position('Ada', 'Ben')
      .player('Ada', { coins: 0, active: 1, columns: room })
      .noUnits('Ada')
      .turn('Ada', 'production');
    t.answer('Ada', 'sell').rests('Ben', 'action');
    expect(t.told('noExchange')).toEqual([[0]]);
    for (const more of ['buy', 'sell', 'recall'] as const) {
      const open = position('Ada', 'Ben').player('Ada', {
        columns: room,
        coins: more === 'buy' ? 2 : 0,
        active: more === 'sell' ? 2 : 1,
      });
      if (more !== 'recall') open.noUnits('Ada');
      open.turn('Ada', 'production').answer('Ada', 'sell').asks('Ada', 'exchange');
      expect(open.told('noExchange'), more).toEqual([]);
    }
  });

  it('NH-12.1 NH-25.5 the line can be opened: all that was not possible, each reason once', () => {
    const t = position('Ada', 'Ben')
      .territory('copper-hills', 0, 1)
      .unit('Ada', 'settler', 1, 'copper-hills')
      .player('Ada', { settlement: 1, supply: ['farm'], coins: 0 });
    t.turn('Ada', 'expansion').rests('Ada', 'production');
    expect(t.told('noExpansion')).toEqual([[0, 'coins', 2, 0]]);
    const [cradle, ada, ben, hills] = ['cradle', 'home of Ada', 'home of Ben', 'copper-hills'].map(tile =>
      t.tileNumber(tile),
    );
    const farm = numberOf(BUILDINGS, 'farm');
    expect(t.opened('noExpansion')).toEqual([
      `no-settler-here 2 0: build ${farm} ${cradle}`,
      `not-enough-coins 2 0: build ${farm} ${ada}, build ${farm} ${hills}`,
      `foreign-home 1: build ${farm} ${ben}`,
      `no-founder-here 5: found ${cradle}`,
      `not-a-territory: found ${ada}, found ${ben}, fortify ${ada}, fortify ${ben}`,
      `strength-too-low 3 1: found ${hills}`,
      `no-village: fortify ${cradle}, fortify ${hills}`,
    ]);
  });

  it('NH-13.4 NH-25.5 exchanges that end by themselves: what neither buys nor sells', () => {
    const t = position('Ada', 'Ben')
      .player('Ada', { coins: 0, active: 1, columns: room })
      .noUnits('Ada')
      .turn('Ada', 'production');
    t.answer('Ada', 'sell');
    expect(t.opened('noExchange')).toEqual([
      'not-enough-coins 3 1: buy',
      'not-enough-active-population 1 0: sell',
    ]);
  });

  it('NH-2.11 NH-25.5 an option that is the only one is taken, also out of turn; two are asked about', () => {
    const t = position('Ada', 'Ben', 'Cyd')
      .player('Ben', { columns: none5() })
      .player('Cyd', { columns: [1, 0, 0, 0, 0] });
    t.bonus('Ada', 'leader ashoka').asks('Ada', 'choose');
    t.answer('Ada', 'option', 0).asks('Cyd', 'choose');
    expect(t.of('Ben').noted).toEqual([1, 0, 0]);
    const old = position('Ada', 'Ben', 'Cyd').version(2).player('Ben', { columns: none5() });
    old.bonus('Ada', 'leader ashoka').answer('Ada', 'option', 0).asks('Ben', 'choose');
    expect(old.reason('Ben', 'option', 0)).toEqual(['no-inactive-population']);
  });
});

const none5 = () => [0, 0, 0, 0, 0];
const room = [3, 5, 4, 3, 2];

describe('22. The strongest reason', () => {
  it('NH-22.1 coins and population are named together, the research price included', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      coins: 0,
      active: 0,
      pawn: 'grow-a',
      scholars: ['1-1'],
    });
    expect(t.reason('Ada', 'use', 'research-2-b')).toEqual(['not-enough-of-both', 3, 0, 1, 0]);
    t.territory('copper-hills', 0, 1, { village: 'Ada' });
    expect(t.reason('Ada', 'use', 'fortification-marker-a')).toEqual(['not-enough-of-both', 2, 0, 1, 0]);
    t.player('Ada', { coins: 2 });
    expect(t.reason('Ada', 'use', 'fortification-marker-a')).toEqual(['not-enough-active-population', 1, 0]);
  });

  it('NH-22.2 a marker alone would be wasted where the strength is missing too', () => {
    const t = position('Ada', 'Ben')
      .territory('copper-hills', 0, 1)
      .unit('Ada', 'settler', 1, 'copper-hills');
    t.player('Ada', { fortification: 1, supply: ['granary'], coins: 9 }).turn('Ada', 'expansion');
    expect(t.reason('Ada', 'found', 'copper-hills')).toEqual(['no-settlement-marker', 3, 1]);
    t.unit('Ada', 'settler', 2, 'copper-hills');
    expect(t.reason('Ada', 'found', 'copper-hills')).toEqual(['no-settlement-marker']);
    t.marks('copper-hills', { village: 'Ben' }).player('Ada', { fortification: 0 });
    expect(t.reason('Ada', 'fortify', 'copper-hills')).toEqual(['no-fortification-marker', 3, 0]);
    t.unit('Ada', 'soldier', 3, 'copper-hills');
    expect(t.reason('Ada', 'fortify', 'copper-hills')).toEqual(['no-fortification-marker']);
  });

  it('NH-22.2 a settler alone would be wasted where the coins are missing too', () => {
    const t = position('Ada', 'Ben')
      .player('Ada', { supply: ['farm', 'granary'], coins: 1 })
      .turn('Ada', 'expansion');
    expect(t.reason('Ada', 'build', 'farm', 'cradle')).toEqual(['no-settler-here', 2, 1]);
    expect(t.reason('Ada', 'build', 'granary', 'cradle')).toEqual(['no-settler-here']);
    expect(t.reason('Ada', 'build', 'farm', 'home of Ada')).toEqual(['not-enough-coins', 2, 1]);
  });

  it('NH-11.1 NH-11.5 NH-22.2 where nobody stands, the strength it takes is said: one weak unit would be wasted', () => {
    const t = position('Ada', 'Ben').territory('copper-hills', 0, 1);
    t.player('Ada', { settlement: 1, fortification: 1, supply: ['granary'], coins: 9 });
    t.turn('Ada', 'expansion');
    expect(t.reason('Ada', 'found', 'copper-hills')).toEqual(['no-founder-here', 3]);
    t.unit('Ada', 'settler', 1, 'copper-hills');
    expect(t.reason('Ada', 'found', 'copper-hills')).toEqual(['strength-too-low', 3, 1]);
    t.marks('copper-hills', { village: 'Ben' });
    expect(t.reason('Ada', 'fortify', 'copper-hills')).toEqual(['no-soldier-here', 3]);
  });

  it('NH-13.4 NH-22.2 a pawn is not called back in vain: full columns are named first', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 0, columns: [6, 5, 4, 3, 2], coins: 3 });
    t.turn('Ada', 'production');
    expect(t.why('Ada', 'sell')).toBe('no-free-column-space');
    t.player('Ada', { columns: [5, 5, 4, 3, 2] });
    expect(t.reason('Ada', 'sell')).toEqual(['not-enough-active-population', 1, 0]);
  });

  it('NH-10.5 NH-22.2 a hex that touches one tile is named before the limit of the turn', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 0 }).nextTerritory('copper-hills');
    t.unit('Ada', 'settler', 1, 'home of Ada').answer('Ada', 'use', 'recruit-and-move-a');
    t.answer('Ada', 'step', 'settler 1', '(0, 1)');
    expect(t.why('Ada', 'step', 'settler 2', '(2, 0)')).toBe('needs-two-neighbours');
    expect(t.why('Ada', 'step', 'settler 2', '(1, -1)')).toBe('discovery-limit');
  });

  it('NH-13.4 NH-22.2 coins are not earned in vain: empty columns are named first', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 0, columns: none5() }).turn('Ada', 'production');
    expect(t.why('Ada', 'buy')).toBe('no-inactive-population');
    t.player('Ada', { columns: [1, 0, 0, 0, 0] });
    expect(t.reason('Ada', 'buy')).toEqual(['not-enough-coins', 3, 0]);
  });

  it('NH-10.1 "or skip the task" is said only where it may be skipped', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 0 }).answer('Ada', 'use', 'recruit-and-move-a');
    expect(t.reason('Ada', 'stop')).toEqual(['move-required', false]);
    expect(t.why('Ada', 'skip')).toBe('action-empty');
    const bonus = position('Ada', 'Ben').bonus('Ada', 'leader cyrus-the-great');
    expect(bonus.reason('Ada', 'stop')).toEqual(['move-required', true]);
    expect(bonus.why('Ada', 'skip')).toBe('legal');
  });
});

describe('25. Words of caution', () => {
  it('NH-25.13 an action whose first task cannot be done, though the rest can', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 0, columns: none5(), coins: 1 });
    expect(t.warns('Ada', 'use', 'recruit-and-move-a')).toBe('part-impossible');
    expect(t.warns('Ada', 'use', 'grow-a')).toBe('part-impossible');
    const warning = (space: string) =>
      t.g
        .options(t.question('Ada'))
        .choices.find(c => c.answer[0] === 'use' && c.answer[1] === spaceOf(space))?.warn?.args;
    expect(warning('grow-a')?.slice(1)).toEqual([[0], ['columns-empty']]);
    expect(warning('recruit-and-move-a')?.slice(1)).toEqual([[0], ['no-active-population']]);
    t.player('Ada', { active: 1, columns: [1, 0, 0, 0, 0] });
    expect(t.warns('Ada', 'use', 'recruit-and-move-a')).toBeUndefined();
    expect(t.warns('Ada', 'use', 'grow-a')).toBeUndefined();
    const basic = position('Ada', 'Ben')
      .player('Ada', { columns: none5(), active: 0 })
      .bonus('Ada', 'leader confucius');
    expect(basic.warns('Ada', 'basic', 'grow')).toBe('part-impossible');
  });

  it('NH-25.13 tasks behind one that can be done are not warned of: it may make them possible', () => {
    const t = position('Ada', 'Ben').noUnits('Ada').player('Ada', { active: 1 });
    expect(t.warns('Ada', 'use', 'recruit-and-move-a')).toBeUndefined();
  });

  it('NH-25.13 giving up the production', () => {
    const t = position('Ada', 'Ben').player('Ada', { columns: room, coins: 9 }).turn('Ada', 'production');
    expect(t.warns('Ada', 'pass')).toBe('production-given-up');
    expect(t.warns('Ada', 'population')).toBeUndefined();
    t.answer('Ada', 'sell');
    expect(t.warns('Ada', 'pass')).toBeUndefined();
  });

  it('NH-25.13 a recruit or an upgrade weaker than possible', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      active: 1,
      government: 'warrior-clans',
      stage: 'theocracy',
    });
    t.answer('Ada', 'use', 'recruit-and-move-a');
    expect(t.warns('Ada', 'recruit', 'soldier', 1, 'home of Ada')).toBe('stronger-possible');
    expect(t.warns('Ada', 'recruit', 'soldier', 2, 'home of Ada')).toBeUndefined();
    expect(t.warns('Ada', 'recruit', 'settler', 1, 'home of Ada')).toBeUndefined();
    const raise = position('Ada', 'Ben').bonus('Ada', 'food 4');
    expect(raise.warns('Ada', 'upgrade', 'settler', 3)).toBe('stronger-possible');
    expect(raise.warns('Ada', 'upgrade', 'settler', 4)).toBeUndefined();
  });

  it('NH-6.4 NH-25.13 a pawn that would leave the game because the columns are full', () => {
    const full = { columns: [6, 5, 4, 3, 2], active: 1, coins: 9, pawn: 'grow-a' };
    const t = position('Ada', 'Ben')
      .noUnits('Ada')
      .territory('copper-hills', 0, 1, { village: 'Ada' })
      .player('Ada', full);
    expect(t.warns('Ada', 'use', 'fortification-marker-a')).toBe('pawn-leaves');
    expect(t.warns('Ada', 'use', 'grow-a')).toBeUndefined();
    t.player('Ada', { columns: [5, 5, 4, 3, 2] });
    expect(t.warns('Ada', 'use', 'fortification-marker-a')).toBeUndefined();
    const city = position('Ada', 'Ben').noUnits('Ada').territory('copper-hills', 0, 1, { village: 'Ben' });
    city.unit('Ada', 'soldier', 4, 'copper-hills').player('Ada', { ...full, active: 0, fortification: 1 });
    city.turn('Ada', 'expansion');
    expect(city.warns('Ada', 'fortify', 'copper-hills')).toBe('pawn-leaves');
  });

  it('NH-9.5 NH-25.13 a settler that would drop by more than one', () => {
    const t = position('Ada', 'Ben')
      .noUnits('Ada')
      .player('Ada', { supply: ['granary'], coins: 9 });
    t.unit('Ada', 'settler', 3, 'home of Ada');
    for (const strength of [1, 1, 2]) t.unit('Ada', 'settler', strength, 'cradle');
    t.turn('Ada', 'expansion');
    expect(t.warns('Ada', 'build', 'granary', 'home of Ada')).toBe('settler-drops');
    expect(t.warns('Ada', 'build', 'granary', 'cradle')).toBeUndefined();
    // Another settler there does better.
    t.unit('Ada', 'settler', 4, 'home of Ada');
    expect(t.warns('Ada', 'build', 'granary', 'home of Ada')).toBeUndefined();
    t.answer('Ada', 'build', 'granary', 'home of Ada').asks('Ada', 'builder');
    expect(t.warns('Ada', 'lower', 'settler 3')).toBe('settler-drops');
    expect(t.warns('Ada', 'lower', 'settler 4')).toBeUndefined();
  });

  it('NH-9.5 NH-12.5 NH-25.13 the same where a building is joined; soldiers and the settlers of others are no help', () => {
    const t = position('Ada', 'Ben').noUnits('Ada').covered('home of Ben', 'farm', 'Ben');
    t.player('Ada', { coins: 9 }).unit('Ada', 'soldier', 1, 'home of Ben');
    t.unit('Ada', 'settler', 3, 'home of Ben').unit('Ben', 'settler', 4, 'home of Ben');
    for (const strength of [1, 1, 2]) t.unit('Ada', 'settler', strength, 'cradle');
    t.turn('Ada', 'expansion');
    expect(t.warns('Ada', 'join', 'home of Ben')).toBe('settler-drops');
    t.unit('Ada', 'settler', 4, 'home of Ben');
    expect(t.warns('Ada', 'join', 'home of Ben')).toBeUndefined();
  });

  it('NH-6.4 NH-25.13 a price of pawns that find no room', () => {
    const gandhi = (columns: number[]) => {
      const t = position('Ada', 'Ben').player('Ada', { columns, active: 1 });
      t.bonus('Ada', 'leader mahatma-gandhi').answer('Ada', 'option', 1).asks('Ada', 'may');
      return t.warns('Ada', 'pay');
    };
    expect(gandhi([6, 5, 4, 3, 2])).toBe('pawn-leaves');
    expect(gandhi([5, 5, 4, 3, 2])).toBeUndefined();
  });

  it('NH-1.10 NH-25.13 no stronger unit is spoken of where its marker is gone', () => {
    const t = position('Ada', 'Ben').noUnits('Ada').knows('Ada', 'animal-husbandry');
    for (const strength of [3, 4, 4]) t.unit('Ada', 'settler', strength, 'cradle');
    t.player('Ada', { government: 'granary-kingdom', stage: 'theocracy', pawn: 'grow-a' });
    t.answer('Ada', 'use', 'animal-husbandry-1a').asks('Ada', 'recruit');
    expect(t.reason('Ada', 'recruit', 'settler', 3, 'home of Ada')).toEqual(['no-marker-available', 0, 3]);
    expect(t.why('Ada', 'recruit', 'settler', 2, 'home of Ada')).toBe('legal');
    expect(t.warns('Ada', 'recruit', 'settler', 2, 'home of Ada')).toBeUndefined();
    const raise = position('Ada', 'Ben').noUnits('Ada').unit('Ada', 'settler', 3, 'home of Ada');
    raise.unit('Ada', 'settler', 5, 'cradle').unit('Ada', 'settler', 6, 'cradle').bonus('Ada', 'food 4');
    expect(raise.why('Ada', 'upgrade', 'settler 3', 5)).toBe('no-marker-available');
    expect(raise.warns('Ada', 'upgrade', 'settler 3', 4)).toBeUndefined();
  });
});
