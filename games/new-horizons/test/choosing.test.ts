/** Which pieces a question offers: one's own, of the right kind, on the right tile, and no more than asked for. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('9., 11. and 12. Which units', () => {
  it('NH-11.4 all units are taken without a question only where all are needed; others stay out of it', () => {
    const t = position('Ada', 'Ben').noUnits('Ada').noUnits('Ben').territory('frozen-tundra', 0, 1);
    t.unit('Ada', 'settler', 3, 'frozen-tundra').unit('Ada', 'settler', 2, 'frozen-tundra');
    t.unit('Ben', 'settler', 1, 'frozen-tundra').unit('Ada', 'soldier', 1, 'frozen-tundra');
    t.unit('Ada', 'settler', 1, 'home of Ada').player('Ada', { settlement: 1 }).turn('Ada', 'expansion');
    t.answer('Ada', 'found', 'frozen-tundra').rests('Ada', 'production');
    expect(t.units('Ada')).toEqual(['soldier 1 on frozen-tundra', 'settler 1 on home of Ada']);
    expect(t.units('Ben')).toEqual(['settler 1 on frozen-tundra']);
  });

  it('NH-11.4 a unit that alone is strong enough leaves the weaker one standing', () => {
    const t = position('Ada', 'Ben').territory('copper-hills', 0, 1).noUnits('Ada');
    t.unit('Ada', 'settler', 3, 'copper-hills').unit('Ada', 'settler', 1, 'copper-hills');
    t.player('Ada', { settlement: 1 }).turn('Ada', 'expansion').answer('Ada', 'found', 'copper-hills');
    expect(t.units('Ada')).toEqual(['settler 1 on copper-hills']);
    t.rests('Ada', 'production');
  });

  it('NH-11.4 units elsewhere, of others or of the other kind complete nothing', () => {
    const t = position('Ada', 'Ben').territory('frozen-tundra', 0, 1).noUnits('Ada');
    t.unit('Ada', 'settler', 4, 'frozen-tundra').unit('Ada', 'settler', 1, 'frozen-tundra');
    t.unit('Ben', 'settler', 3, 'frozen-tundra').unit('Ada', 'soldier', 3, 'frozen-tundra');
    t.unit('Ada', 'settler', 3, 'home of Ada').player('Ada', { settlement: 1 }).turn('Ada', 'expansion');
    t.answer('Ada', 'found', 'frozen-tundra').rests('Ada', 'production');
    expect(t.units('Ada')).toEqual([
      'settler 1 on frozen-tundra',
      'soldier 3 on frozen-tundra',
      'settler 3 on home of Ada',
    ]);
  });

  it('NH-11.4 no unit counts twice', () => {
    const t = position('Ada', 'Ben').territory('desert-oasis', 0, 1).noUnits('Ada');
    for (const strength of [1, 2, 5]) t.unit('Ada', 'settler', strength, 'desert-oasis');
    t.player('Ada', { settlement: 1 }).turn('Ada', 'expansion').answer('Ada', 'found', 'desert-oasis');
    expect(t.units('Ada')).toEqual(['settler 1 on desert-oasis', 'settler 2 on desert-oasis']);
  });

  it('NH-11.4 the weakest unit named so far decides what is superfluous', () => {
    const t = position('Ada', 'Ben').territory('jungle-temple', 0, 1).noUnits('Ada');
    for (const strength of [2, 3, 3, 1]) t.unit('Ada', 'settler', strength, 'jungle-temple');
    t.unit('Ben', 'settler', 2, 'jungle-temple').unit('Ada', 'soldier', 2, 'jungle-temple');
    t.unit('Ada', 'settler', 4, 'home of Ada').player('Ada', { settlement: 1, infrastructure: 7 });
    t.turn('Ada', 'expansion');
    t.answer('Ada', 'found', 'jungle-temple').asks('Ada', 'units');
    expect(t.legal('Ada', 'spend').map(([, unit]) => t.s.units[unit as number].strength)).toEqual([2, 3, 1]);
    expect(t.reason('Ada', 'stop')).toEqual(['strength-too-low', 6, 0]);
    const foreign = t.s.units.findIndex(
      u => u.seat === 1 && u.strength === 2 && u.tile !== t.tileNumber('home of Ben'),
    );
    const elsewhere = t.s.units.findIndex(u => u.strength === 4);
    const soldier = t.s.units.findIndex(u => u.kind === 1);
    expect(t.why('Ada', 'spend', foreign)).toBe('not-offered');
    expect(t.reason('Ada', 'spend', elsewhere)).toEqual(['unit-not-here', t.tileNumber('jungle-temple')]);
    expect(t.reason('Ada', 'spend', soldier)).toEqual(['other-unit', 0]);
    t.answer('Ada', 'spend', 'settler 2').answer('Ada', 'spend', 'settler 3').rests('Ada', 'production');
    expect(t.units('Ada')).toEqual([
      'settler 3 on jungle-temple',
      'soldier 2 on jungle-temple',
      'settler 4 on home of Ada',
    ]);
  });

  it('NH-12.5 NH-12.3 only own settlers on the tile build', () => {
    const t = position('Ada', 'Ben').covered('home of Ben', 'farm', 'Ben').player('Ada', { coins: 2 });
    t.unit('Ada', 'settler', 3, 'home of Ben').unit('Ada', 'settler', 4, 'home of Ben');
    t.unit('Ada', 'soldier', 1, 'home of Ben').turn('Ada', 'expansion').answer('Ada', 'join', 'home of Ben');
    expect(t.legal('Ada', 'lower').map(([, unit]) => t.s.units[unit as number].strength)).toEqual([3, 4]);
    t.answer('Ada', 'lower', 'settler 4').rests('Ada', 'production');
    expect(t.units('Ada')).toContain('settler 3 on home of Ben');
  });

  it('NH-12.2 without a tile one is missed wherever one could build', () => {
    const t = position('Ada', 'Ben').player('Ada', { settlement: 1 }).territory('salt-flats', 0, 1);
    t.unit('Ada', 'settler', 2, 'salt-flats').turn('Ada', 'expansion');
    expect(t.why('Ada', 'build', -1, 'home of Ada')).toBe('no-building-tile');
    expect(t.why('Ada', 'build', -1, 'cradle')).toBe('no-building-tile');
    expect(t.why('Ada', 'build', -1, 'home of Ben')).toBe('foreign-home');
    t.player('Ada', { supply: ['granary'] });
    expect(t.why('Ada', 'build', -1, 'home of Ada')).toBe('not-offered');
  });

  it('NH-1.10 the markers of others are not missed', () => {
    const t = position('Ada', 'Ben').unit('Ben', 'settler', 1, 'cradle').unit('Ben', 'settler', 1, 'cradle');
    t.player('Ada', { active: 1 }).answer('Ada', 'use', 'recruit-and-move-a');
    expect(t.why('Ada', 'recruit', 'settler', 1, 'home of Ada')).toBe('legal');
  });

  it('NH-9.4 nothing is asked where no unit can be raised: markers are gone, or it is 6 already', () => {
    const t = position('Ada', 'Ben').noUnits('Ada').player('Ada', { active: 0 });
    for (const strength of [2, 4, 4, 4, 6, 6]) t.unit('Ada', 'settler', strength, 'home of Ada');
    t.bonus('Ada', 'discovery oak-woods').rests('Ada', 'action');
    expect(t.of('Ada').coins).toBe(1 + 1);
    t.noUnits('Ada').unit('Ada', 'settler', 6, 'home of Ada').bonus('Ada', 'food 4').rests('Ada', 'action');
    t.unit('Ada', 'settler', 4, 'home of Ada').bonus('Ada', 'food 4').asks('Ada', 'upgrade');
  });
});

describe('4., 8. and 11. Which tasks', () => {
  it('NH-11.5 NH-4.7.a a city is asked for only where one can be fortified, and may be left out', () => {
    const t = position('Ada', 'Ben')
      .territory('copper-hills', 0, 1, { village: 'Ben' })
      .knows('Ada', 'feudalism');
    t.unit('Ada', 'soldier', 1, 'copper-hills').player('Ada', { fortification: 1, pawn: 'grow-a', coins: 0 });
    t.answer('Ada', 'use', 'feudalism-1a').asks('Ada', 'fortify');
    t.answer('Ada', 'skip');
    expect(t.of('Ada')).toMatchObject({ coins: 2, markers: [0, 1] });
    t.player('Ada', { fortification: 0, pawn: 'grow-a' }).turn('Ada').answer('Ada', 'use', 'feudalism-1a');
    expect(t.open(), 'no marker').not.toContain('fortify');
    t.player('Ada', { fortification: 1, pawn: 'grow-a' })
      .noUnits('Ada')
      .unit('Ada', 'soldier', 6, 'home of Ada');
    t.unit('Ben', 'soldier', 6, 'copper-hills').turn('Ada').answer('Ada', 'use', 'feudalism-1a');
    expect(t.open(), 'no soldier of her own there').not.toContain('fortify');
  });

  it('NH-11.1 NH-4.7.a a village may be left out as well', () => {
    const t = position('Ada', 'Ben').territory('salt-flats', 0, 1).knows('Ada', 'drama-and-poetry');
    t.unit('Ada', 'settler', 1, 'salt-flats').player('Ada', { settlement: 1, pawn: 'grow-a', active: 0 });
    t.answer('Ada', 'use', 'drama-and-poetry-1a').asks('Ada', 'found');
    t.answer('Ada', 'skip');
    expect(t.of('Ada')).toMatchObject({ active: 1, markers: [1, 0] });
    expect(t.tile('salt-flats').village).toBe(-1);
  });

  it('NH-8.3 NH-4.7.a "invest 2" may be left out as a whole, not after the first cube', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'robotics').player('Ada', { pawn: 'grow-a', coins: 0 });
    t.answer('Ada', 'use', 'robotics-1a').asks('Ada', 'cube');
    expect(t.why('Ada', 'skip')).toBe('legal');
    expect(t.why('Ada', 'cube', 3)).toBe('not-offered');
    t.answer('Ada', 'cube', 'economy').asks('Ada', 'cube');
    expect(t.why('Ada', 'skip')).toBe('not-offered');
    t.answer('Ada', 'cube', 'economy');
    expect(t.of('Ada')).toMatchObject({ invested: 2, tracks: [0, 2, 0] });
    t.rests('Ada', 'production');
  });

  it('NH-8.3 two cubes of a named track, and not a third', () => {
    const t = position('Ada', 'Ben').bonus('Ada', 'instant banking');
    expect(t.of('Ada')).toMatchObject({ invested: 2, tracks: [0, 2, 0] });
    t.rests('Ada', 'action');
  });

  it('NH-8.6 with the last cube gone there is nothing more to invest', () => {
    const t = position('Ada', 'Ben').player('Ada', { food: 8, economy: 8, infrastructure: 7, invested: 9 });
    t.bonus('Ada', 'instant internet').rests('Ada', 'action');
    expect(t.of('Ada')).toMatchObject({ invested: 10, tracks: [8, 8, 8] });
  });

  it('NH-18.4 what was paid for once in a turn is not offered again, even if nothing came of it', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'merchant-league',
      stage: 'theocracy',
      coins: 9,
    });
    t.bonus('Ada', 'instant wheel');
    while (t.open() === 'Ada: building') t.answer('Ada', 'building', t.s.display[0][0]);
    t.asks('Ada', 'may');
    t.answer('Ada', 'pay').asks('Ada', 'upgrade');
    t.answer('Ada', 'skip').rests('Ada', 'action');
    t.bonus('Ada', 'instant agriculture').rests('Ada', 'action');
  });

  it('NH-1.8 the reason names the marker that is gone', () => {
    const t = position('Ada', 'Ben').territory('copper-hills', 0, 1, { village: 'Ada' });
    t.player('Ben', { fortification: 8 }).player('Ada', { coins: 9, active: 2, pawn: 'grow-a' });
    expect(t.reason('Ada', 'use', 'fortification-marker-a')).toEqual(['marker-supply-empty', 1]);
  });
});

describe('7. Decks', () => {
  it('NH-7.8 the log keeps what was turned up after the cards are gone', () => {
    const t = position('Ada', 'Ben')
      .deck(2, 'horseback-riding', 'sailing')
      .bonus('Ada', 'leader leonardo-da-vinci');
    expect(t.data('Ada', 'privateTechnology')).toEqual({ level: 2 });
    t.answer('Ada', 'take', 'sailing').rests('Ada', 'action');
    expect((t.told('revealed')[0][1] as number[]).length).toBe(2);
    const first = position('Ada', 'Ben').slot('1-1', 'agriculture').deck(2, 'medicine', 'currency');
    first.knows('Ada', 'agriculture').leaderAt('2-1', 'homer');
    first.player('Ada', { coins: 2, active: 1, pawn: 'grow-a' }).answer('Ada', 'use', 'research-2-a');
    first.answer('Ada', 'research', '2-1').answer('Ada', 'take', 'currency');
    expect((first.told('revealed')[0][1] as number[]).length).toBe(2);
  });

  it('NH-7.9 from an empty deck no card comes and nothing is asked', () => {
    const t = position('Ada', 'Ben')
      .slot('1-1', 'agriculture')
      .knows('Ada', 'agriculture')
      .leaderAt('2-1', 'homer');
    t.s.removedTechnologies.push(...t.s.decks[0].splice(0));
    t.player('Ada', { coins: 2, active: 1, pawn: 'grow-a' }).answer('Ada', 'use', 'research-2-a');
    t.answer('Ada', 'research', '2-1').rests('Ada', 'production');
    expect(t.s.slots[4]).toBe(-1);
  });
});
