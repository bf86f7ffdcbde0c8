import { describe, expect, it } from 'vitest';
import { type Position, position } from './position.ts';
import { told } from './told.ts';

describe('What happens is told, with its cause', () => {
  it('NH-12.3 NH-8.2 a new building: coins, settler, tile, cube, bonus', () => {
    const t = position('Ada', 'Ben').noUnits('Ada').unit('Ada', 'settler', 3, 'home of Ada');
    t.player('Ada', { coins: 2, supply: ['farm'] }).turn('Ada', 'expansion');
    expect(told(t, () => t.answer('Ada', 'build', 'farm', 'home of Ada'))).toEqual([
      'paid Ada 2',
      'lowered Ada 3 2 home of Ada',
      'build Ada farm home of Ada',
      'uncovered Ada food 0',
      'population Ada 2 (building:farm)',
    ]);
  });

  it('NH-12.5 NH-9.5 a second builder, whose settler is used up; triggers come last', () => {
    const t = position('Ada', 'Ben').covered('home of Ben', 'granary', 'Ben').noUnits('Ada');
    t.unit('Ada', 'settler', 1, 'home of Ben').player('Ada', {
      coins: 1,
      government: 'builders-guild',
      stage: 'theocracy',
    });
    t.turn('Ada', 'expansion');
    expect(told(t, () => t.answer('Ada', 'join', 'home of Ben'))).toEqual([
      'unitExhausted Ada settler 1 home of Ben',
      'gone Ada',
      'join Ada granary home of Ben',
      'uncovered Ada food 0',
      'population Ada 1 (building:granary)',
      'coins Ada 1 (building:granary)',
      'population Ada 1 (government:builders-guild)',
      'impossible Ada government:builders-guild 1 no-unit-rises (government:builders-guild)',
    ]);
  });

  it('NH-11.1 NH-11.3 a village: the units, the place, its cube, its reward, then the triggers', () => {
    const t = position('Ada', 'Ben').territory('copper-hills', 0, 1);
    t.unit('Ada', 'settler', 2, 'copper-hills').unit('Ada', 'settler', 1, 'copper-hills');
    t.player('Ada', { settlement: 1, government: 'granary-kingdom' }).turn('Ada', 'expansion');
    expect(told(t, () => t.answer('Ada', 'found', 'copper-hills'))).toEqual([
      'unitExhausted Ada settler 1 copper-hills',
      'unitExhausted Ada settler 2 copper-hills',
      'found Ada copper-hills',
      'uncovered Ada economy 0',
      'coins Ada 3 (territory:copper-hills)',
      'population Ada 1 (government:granary-kingdom)',
    ]);
  });

  it('NH-11.5 NH-6.4 a city: a pawn without a free space leaves the game', () => {
    const t = position('Ada', 'Ben').territory('copper-hills', 0, 1, { village: 'Ben' });
    t.unit('Ada', 'soldier', 4, 'copper-hills').player('Ada', { fortification: 1, active: 0 });
    t.turn('Ada', 'expansion');
    const lines = told(t, () => t.answer('Ada', 'fortify', 'copper-hills'));
    expect(lines).toEqual([
      'unitExhausted Ada soldier 4 copper-hills',
      'gone Ada',
      'fortify Ada copper-hills',
      'uncovered Ada infrastructure 0',
    ]);
  });

  it('NH-7.5 research: price, leader with what he brings, then the card', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'agriculture', 'writing', 'wheel', 'archery');
    t.slot('2-1', 'medicine').leaderAt('2-1', 'cleopatra');
    t.player('Ada', { coins: 3, active: 1, pawn: 'grow-a', government: 'temple-state' });
    expect(told(t, () => t.answer('Ada', 'use', 'research-2-b'))).toEqual([
      'use Ada research-2-b',
      'paid Ada 1',
    ]);
    expect(told(t, () => t.answer('Ada', 'research', '2-1'))).toEqual([
      'research Ada 2-1 medicine',
      'paid Ada 2',
      'leader Ada cleopatra',
      'population Ada 3 (leader:cleopatra)',
      'population Ben 1 (leader:cleopatra)',
      'coins Ada 1 (government:temple-state)',
      'population Ada 1 (government:temple-state)',
      'population Ada 2 (technology:medicine)',
      'coins Ada 1 (technology:medicine)',
      'noExpansion Ada nothing 0 0',
    ]);
  });

  it('NH-7.3 level IV: coins and two pawns, then the leader, then the card', () => {
    const t = position('Ada', 'Ben').slot('4-1', 'space-flight').leaderAt('4-1', 'nelson-mandela');
    t.knows('Ada', 'banking', 'steel', 'optics').territory('copper-hills', 0, 1, { city: 'Ada' });
    t.territory('salt-flats', 1, -1, { city: 'Ada' });
    t.player('Ada', { coins: 9, active: 4, pawn: 'grow-a', scholars: ['3-1', '3-2', '3-3'] });
    t.answer('Ada', 'use', 'research-4-a');
    expect(told(t, () => t.answer('Ada', 'research', '4-1'))).toEqual([
      'research Ada 4-1 space-flight',
      'paid Ada 7',
      'exhausted Ada 2',
      'leader Ada nelson-mandela',
      'marker Ada settlement 1 (leader:nelson-mandela)',
      'marker Ada fortification 1 (leader:nelson-mandela)',
      'invest Ada infrastructure 0',
      'uncovered Ada infrastructure 0',
    ]);
  });

  it('NH-7.6 NH-7.8 the first researcher: cards turned up, the one placed', () => {
    const t = position('Ada', 'Ben').slot('1-1', 'agriculture').deck(2, 'medicine', 'sailing', 'currency');
    t.knows('Ada', 'agriculture')
      .leaderAt('2-1', 'homer')
      .player('Ada', { coins: 2, active: 1, pawn: 'grow-a' });
    t.answer('Ada', 'use', 'research-2-a');
    expect(told(t, () => t.answer('Ada', 'research', '2-1'))).toEqual([
      'research Ada 2-1 nothing',
      'paid Ada 2',
      'leader Ada homer',
      'noted Ada 2 (leader:homer)',
      'coins Ada 1 (leader:homer)',
      'revealed Ada medicine+sailing+currency',
    ]);
    expect(told(t, () => t.answer('Ada', 'take', 'currency'))).toEqual([
      'placed Ada currency 2-1',
      'invest Ada economy 0',
      'uncovered Ada economy 0',
      'coins Ada 1 (track:investment)',
      'coins Ada 1 (technology:currency)',
      'noExpansion Ada nothing 0 0',
    ]);
  });

  it('NH-7.13 a private technology: what was turned up, what was kept, what it brings', () => {
    const t = position('Ada', 'Ben').deck(2, 'horseback-riding', 'sailing');
    expect(told(t, () => t.bonus('Ada', 'leader leonardo-da-vinci'))).toEqual([
      'revealed Ada horseback-riding+sailing (leader:leonardo-da-vinci)',
    ]);
    expect(told(t, () => t.answer('Ada', 'take', 'horseback-riding'))).toEqual([
      'private Ada horseback-riding',
      'lasting Ada technology:horseback-riding 0 (technology:horseback-riding)',
      'coins Ada 1 (technology:horseback-riding)',
      'coins Ada 1 (leader:leonardo-da-vinci)',
    ]);
  });

  it('NH-18.4 NH-25.12 permanent effects and further discoveries are told when they begin to work', () => {
    const t = position('Ada', 'Ben');
    expect(told(t, () => t.bonus('Ada', 'investment 3'))).toEqual([
      'lasting Ada track:investment 0 (track:investment)',
    ]);
    expect(told(t, () => t.bonus('Ada', 'leader isabella-of-castile'))[0]).toBe(
      'lasting Ada leader:isabella-of-castile 0 (leader:isabella-of-castile)',
    );
    const stage = position('Ada', 'Ben').player('Ada', { government: 'pathfinders', infrastructure: 1 });
    expect(told(stage, () => stage.bonus('Ada', 'leader qin-shi-huang'))).toEqual([
      'invest Ada infrastructure 0',
      'uncovered Ada infrastructure 1',
      'stage Ada theocracy',
      'lasting Ada government:pathfinders 0 (government:pathfinders)',
      'lasting Ada government:pathfinders 1 (government:pathfinders)',
      'coins Ada 1 (track:investment)',
      'coins Ada 1 (leader:qin-shi-huang)',
    ]);
  });

  it('NH-9.1 NH-10.1 NH-10.4 recruiting, moving, discovering', () => {
    const t = position('Ada', 'Ben')
      .nextTerritory('green-meadows')
      .player('Ada', { active: 1, government: 'pathfinders' });
    t.player('Ada', { pawn: null });
    expect(told(t, () => t.answer('Ada', 'use', 'recruit-and-move-b'))).toEqual([
      'use Ada recruit-and-move-b',
      'paid Ada 1',
    ]);
    expect(told(t, () => t.answer('Ada', 'recruit', 'soldier', 1, 'home of Ada'))).toEqual([
      'recruit Ada soldier 1 home of Ada',
    ]);
    expect(told(t, () => t.answer('Ada', 'step', 'settler', '(1, -1)'))).toEqual([
      'turnedUp Ada green-meadows',
      'coins Ada 2 (territory:green-meadows)',
      'discover Ada green-meadows',
      'move Ada settler 2 home of Ada green-meadows',
      'coins Ada 1 (government:pathfinders)',
    ]);
    expect(told(t, () => t.answer('Ada', 'step', 'soldier', 'cradle'))).toEqual([
      'move Ada soldier 1 home of Ada cradle',
      'noExpansion Ada nothing 0 0',
    ]);
  });

  it('NH-9.4 NH-4.7.a an upgrade; a task that is left out', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'masonry').unit('Ada', 'soldier', 1, 'home of Ada');
    t.player('Ada', { coins: 3, pawn: 'grow-a' });
    expect(told(t, () => t.answer('Ada', 'use', 'masonry-1a'))).toEqual(['use Ada masonry-1a', 'paid Ada 2']);
    expect(told(t, () => t.answer('Ada', 'skip'))).toEqual(['skip Ada technology:masonry 0']);
    expect(told(t, () => t.answer('Ada', 'upgrade', 'soldier', 3))).toEqual([
      'upgrade Ada soldier 1 3 home of Ada',
      'noExpansion Ada nothing 0 0',
    ]);
  });

  it('NH-1.8 NH-4.6 a marker bought, with the pawn exhausted for it', () => {
    const t = position('Ada', 'Ben').territory('copper-hills', 0, 1, { village: 'Ada' });
    t.player('Ada', { coins: 2, active: 1, pawn: 'grow-a' });
    expect(told(t, () => t.answer('Ada', 'use', 'fortification-marker-a'))).toEqual([
      'use Ada fortification-marker-a',
      'paid Ada 2',
      'exhausted Ada 1',
      'gone Ada',
      'marker Ada fortification 1 (area:fortification-marker)',
      'noExpansion Ada soldier 0 0',
    ]);
  });

  it('NH-5.1 NH-18.1 basic actions of an effect are told by their names', () => {
    const t = position('Ada', 'Ben').bonus('Ada', 'leader confucius');
    expect(told(t, () => t.answer('Ada', 'basic', 'grow'))).toEqual([
      'basic Ada grow',
      'population Ada 1 (area:grow)',
      'coins Ada 1 (area:grow)',
      'population Ada 1 (leader:confucius)',
    ]);
  });

  it('NH-8.3 NH-19.2 an invested cube: track, uncovered space, investment space, triggers', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'temple-state',
      stage: 'theocracy',
      economy: 1,
    });
    expect(told(t, () => t.bonus('Ada', 'instant currency'))).toEqual([
      'invest Ada economy 0',
      'uncovered Ada economy 1',
      'coins Ada 2 (track:economy)',
      'coins Ada 1 (track:investment)',
      'coins Ada 1 (government:temple-state)',
    ]);
  });

  it('NH-8.10 NH-15.1 a building tile taken; a stage reached, and what it brings at once', () => {
    const t = position('Ada', 'Ben')
      .display(1, 'farm', 'market', 'shrine')
      .player('Ada', { infrastructure: 4 });
    t.player('Ada', { government: 'settler-federation' });
    expect(told(t, () => t.bonus('Ada', 'instant wheel'))).toEqual([
      'invest Ada infrastructure 0',
      'uncovered Ada infrastructure 4',
      'stage Ada monarchy',
      'marker Ada settlement 1 (government:settler-federation)',
      'population Ada 1 (government:settler-federation)',
      'coins Ada 1 (track:investment)',
    ]);
    t.bonus('Ada', 'infrastructure 1');
    expect(told(t, () => t.answer('Ada', 'building', 'shrine'))).toEqual(['building Ada shrine']);
  });

  it('NH-13.2 NH-13.3 production', () => {
    const t = position('Ada', 'Ben').player('Ada', { food: 1, economy: 1 }).turn('Ada', 'production');
    expect(told(t, () => t.answer('Ada', 'population'))).toEqual([
      'population Ada 2',
      'noGoal Ada master-builder 4 0',
      'turn Ben',
    ]);
    t.turn('Ada', 'production');
    expect(told(t, () => t.answer('Ada', 'coins'))).toEqual([
      'coins Ada 2',
      'noGoal Ada master-builder 4 0',
      'turn Ben',
    ]);
  });

  it('NH-13.4 exchanges', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 3 }).turn('Ada', 'production');
    expect(told(t, () => t.answer('Ada', 'buy'))).toEqual(['buy Ada 3', 'paid Ada 3', 'population Ada 1']);
    expect(told(t, () => t.answer('Ada', 'recall', 'settler'))).toEqual(['recall Ada settler 2 home of Ada']);
    expect(told(t, () => t.answer('Ada', 'sell'))).toEqual([
      'sell Ada',
      'coins Ada 1',
      'noExchange Ada',
      'noGoal Ada master-builder 4 0',
      'turn Ben',
    ]);
  });

  it('NH-14.1 NH-17.1 a goal claimed, and the last round announced', () => {
    const t = position('Ada', 'Ben').goals('innovator', 'coloniser', 'industrialist');
    t.claimed('innovator', 'Ben').claimed('industrialist', 'Ada');
    t.territory('salt-flats', 0, 1, { village: 'Ada' }).territory('oak-woods', 1, -1, { village: 'Ada' });
    t.territory('reed-delta', 1, 1, { village: 'Ada' });
    t.turn('Ada', 'goal');
    expect(told(t, () => t.answer('Ada', 'cube', 'food'))).toEqual([
      'claim Ada coloniser 5',
      'lastRound 2',
      'uncovered Ada food 0',
      'turn Ben',
    ]);
  });

  it('NH-16.2 points noted, and what the others gain', () => {
    const t = position('Ada', 'Ben', 'Cyd');
    expect(told(t, () => t.bonus('Ada', 'leader homer'))).toEqual([
      'noted Ada 2 (leader:homer)',
      'coins Ada 1 (leader:homer)',
    ]);
    expect(told(t, () => t.bonus('Ben', 'leader mansa-musa'))).toEqual([
      'coins Ben 9 (leader:mansa-musa)',
      'coins Cyd 2 (leader:mansa-musa)',
      'coins Ada 2 (leader:mansa-musa)',
    ]);
  });

  it('NH-4.7.a NH-25.12 a task of an action that is left out is told: tile, building, moves, village, city', () => {
    const skips = (t: Position) => told(t, () => t.answer('Ada', 'skip'))[0];
    const build = position('Ada', 'Ben').knows('Ada', 'engineering');
    build.player('Ada', { pawn: 'grow-a', coins: 9, supply: ['granary'] });
    build.answer('Ada', 'use', 'engineering-1a').asks('Ada', 'building');
    expect(skips(build)).toBe('skip Ada technology:engineering 0');
    const tile = position('Ada', 'Ben')
      .knows('Ada', 'engineering')
      .player('Ada', { pawn: 'grow-a', coins: 9 });
    tile.answer('Ada', 'use', 'engineering-1a').answer('Ada', 'building', tile.s.display[0][0]);
    tile.asks('Ada', 'build');
    expect(skips(tile)).toBe('skip Ada technology:engineering 1');
    const move = position('Ada', 'Ben').bonus('Ada', 'leader cyrus-the-great');
    expect(skips(move)).toBe('skip Ada leader:cyrus-the-great 0');
    const found = position('Ada', 'Ben').territory('salt-flats', 0, 1).knows('Ada', 'drama-and-poetry');
    found.unit('Ada', 'settler', 1, 'salt-flats').player('Ada', { settlement: 1, pawn: 'grow-a' });
    found.answer('Ada', 'use', 'drama-and-poetry-1a').asks('Ada', 'found');
    expect(skips(found)).toBe('skip Ada technology:drama-and-poetry 0');
    const city = position('Ada', 'Ben').territory('salt-flats', 0, 1, { village: 'Ben' });
    city.knows('Ada', 'feudalism').unit('Ada', 'soldier', 1, 'salt-flats');
    city.player('Ada', { fortification: 1, pawn: 'grow-a' }).answer('Ada', 'use', 'feudalism-1a');
    city.asks('Ada', 'fortify');
    expect(skips(city)).toBe('skip Ada technology:feudalism 0');
  });

  it('NH-8.7 NH-11.1 NH-11.5 NH-25.12 what is done is not told as left out', () => {
    const cube = position('Ada', 'Ben').bonus('Ada', 'instant education');
    expect(told(cube, () => cube.answer('Ada', 'cube', 'food')).slice(0, 2)).toEqual([
      'invest Ada food 0',
      'uncovered Ada food 0',
    ]);
    const found = position('Ada', 'Ben').territory('salt-flats', 0, 1).knows('Ada', 'drama-and-poetry');
    found.unit('Ada', 'settler', 1, 'salt-flats').player('Ada', { settlement: 1, pawn: 'grow-a' });
    found.answer('Ada', 'use', 'drama-and-poetry-1a');
    expect(told(found, () => found.answer('Ada', 'found', 'salt-flats'))[0]).toMatch(/^unitExhausted/);
    const city = position('Ada', 'Ben').territory('salt-flats', 0, 1, { village: 'Ben' });
    city.knows('Ada', 'feudalism').unit('Ada', 'soldier', 1, 'salt-flats');
    city.player('Ada', { fortification: 1, pawn: 'grow-a' }).answer('Ada', 'use', 'feudalism-1a');
    expect(told(city, () => city.answer('Ada', 'fortify', 'salt-flats'))[0]).toMatch(/^unitExhausted/);
  });

  it('NH-18.4 NH-18.6 NH-25.12 a trigger is told when it begins to work', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'scholars-council', infrastructure: 1 });
    expect(told(t, () => t.bonus('Ada', 'leader qin-shi-huang'))).toContain(
      'lasting Ada government:scholars-council 0 (government:scholars-council)',
    );
  });

  it('NH-6.2 NH-19.4 from empty columns nobody comes, and no line says that nobody came', () => {
    const t = position('Ada', 'Ben').player('Ada', { columns: [0, 0, 0, 0, 0] });
    expect(told(t, () => t.bonus('Ada', 'food 2'))).toEqual([
      'impossible Ada track:food 0 columns-empty (track:food)',
    ]);
  });

  it('NH-12.1 NH-25.5 where something can be done in the expansion phase, no line says the contrary', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 9, supply: ['granary'] });
    t.turn('Ada', 'expansion').asks('Ada', 'expansion');
    expect(t.told('noExpansion')).toEqual([]);
  });
});
