import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

/** Copper Hills (strength 3) and Cedar Forest (strength 4) beside the homes. */
function land() {
  return position('Ada', 'Ben')
    .territory('copper-hills', 0, 1)
    .territory('cedar-forest', 1, -1)
    .noUnits('Ada');
}

describe('11. Villages and cities', () => {
  it('NH-11.1 a village needs a free territory and settlers of enough strength on it', () => {
    const t = land().player('Ada', { settlement: 1 }).unit('Ada', 'settler', 2, 'copper-hills');
    t.unit('Ada', 'settler', 5, 'home of Ada').unit('Ada', 'settler', 5, 'cradle').turn('Ada', 'expansion');
    expect(t.reason('Ada', 'found', 'copper-hills')).toEqual(['strength-too-low', 3, 2]);
    expect(t.why('Ada', 'found', 'home of Ada')).toBe('not-a-territory');
    expect(t.why('Ada', 'found', 'cedar-forest')).toBe('no-founder-here');
    t.answer('Ada', 'found', 'cradle');
    expect(t.tile('cradle').village).toBe(0);
    expect(t.points('Ada').villages).toBe(6);
    t.rests('Ada', 'production');
  });

  it('NH-11.1 not where a village or a building is', () => {
    const t = land().player('Ada', { settlement: 1 }).marks('copper-hills', { village: 'Ben' });
    t.covered('cedar-forest', 'farm', 'Ben');
    t.unit('Ada', 'settler', 5, 'copper-hills').unit('Ada', 'settler', 5, 'cedar-forest');
    t.unit('Ada', 'settler', 4, 'cradle').unit('Ada', 'settler', 1, 'cradle').turn('Ada', 'expansion');
    expect(t.why('Ada', 'found', 'copper-hills')).toBe('village-exists');
    expect(t.why('Ada', 'found', 'cedar-forest')).toBe('covered-by-building');
    expect(t.why('Ada', 'found', 'cradle')).toBe('legal');
  });

  it('NH-11.2 NH-11.2.a EX-48 modifiers lower the needed strength, never below 1', () => {
    const t = land().player('Ada', {
      government: 'settler-federation',
      stage: 'theocracy',
      settlement: 2,
      pawn: 'grow-a',
    });
    t.knows('Ada', 'drama-and-poetry')
      .unit('Ada', 'settler', 1, 'copper-hills')
      .unit('Ada', 'settler', 1, 'cradle');
    t.answer('Ada', 'use', 'drama-and-poetry-1a');
    expect(t.reason('Ada', 'found', 'cradle')).toEqual(['strength-too-low', 2, 1]);
    t.answer('Ada', 'found', 'copper-hills');
    expect(t.tile('copper-hills').village).toBe(0);
    t.rests('Ada', 'production');
    t.territory('jungle-temple', 1, 1)
      .unit('Ben', 'settler', 5, 'jungle-temple')
      .player('Ben', { settlement: 1 });
    t.turn('Ben', 'expansion');
    t.rests('Ben', 'production');
  });

  it('NH-11.2.a fortifying uses its own modifier', () => {
    const t = land().marks('copper-hills', { village: 'Ben' }).unit('Ada', 'soldier', 2, 'copper-hills');
    t.player('Ada', { fortification: 1 }).turn('Ada', 'expansion');
    t.rests('Ada', 'production');
    t.of('Ada').modifiers[8] = 1;
    t.turn('Ada', 'expansion').answer('Ada', 'fortify', 'copper-hills').asks('Ada', 'building');
    expect(t.tile('copper-hills').city).toBe(0);
  });

  it('NH-11.3 EX-45 settlers are exhausted whole, then cube, uncovered space, reward', () => {
    const t = land()
      .unit('Ada', 'settler', 4, 'copper-hills')
      .player('Ada', { columns: [3, 5, 4, 3, 2], settlement: 1 });
    t.turn('Ada', 'expansion').answer('Ada', 'found', 'copper-hills');
    expect(t.of('Ada')).toMatchObject({
      columns: [4, 5, 4, 3, 2],
      tracks: [0, 1, 0],
      coins: 1 + 3,
      markers: [0, 0],
    });
    expect(t.s.markers).toEqual([8, 8]);
    expect(t.units('Ada')).toEqual([]);
    expect(t.points('Ada').villages).toBe(4);
    t.rests('Ada', 'production');
  });

  it('NH-11.3 the uncovered space comes before the reward, the triggers last', () => {
    const t = land().unit('Ada', 'settler', 4, 'copper-hills').player('Ada', { settlement: 1, economy: 1 });
    t.player('Ada', { government: 'granary-kingdom' }).turn('Ada', 'expansion');
    const before = t.g.log?.length ?? 0;
    t.answer('Ada', 'found', 'copper-hills');
    const lines = (t.g.log ?? []).slice(before).map(x => `${x.key} ${x.args.slice(1).join()}`);
    expect(lines).toEqual([
      'unitExhausted 0,4,3',
      expect.stringMatching(/^(gone|found)/),
      ...(t.of('Ada').gone > 0 ? ['found 3'] : []),
      'uncovered 1,1',
      'coins 2',
      'coins 3',
      'population 1',
    ]);
    t.rests('Ada', 'production');
  });

  it('NH-11.3 EX-46 surplus strength is lost', () => {
    const t = land().unit('Ada', 'settler', 3, 'cedar-forest').unit('Ada', 'settler', 3, 'cedar-forest');
    t.player('Ada', { settlement: 1, columns: [0, 5, 4, 3, 2], infrastructure: 1 }).turn('Ada', 'expansion');
    t.answer('Ada', 'found', 'cedar-forest').asks('Ada', 'building');
    expect(t.units('Ada')).toEqual([]);
    expect(t.of('Ada').columns).toEqual([2, 5, 4, 3, 2]);
    t.answer('Ada', 'building', t.s.display[0][0]).rests('Ada', 'production');
    expect(t.of('Ada').tracks).toEqual([0, 0, 3]);
  });

  it('NH-11.4 EX-47 no superfluous unit', () => {
    const t = land().unit('Ada', 'settler', 4, 'cedar-forest').unit('Ada', 'settler', 1, 'cedar-forest');
    t.unit('Ada', 'settler', 3, 'cedar-forest').player('Ada', { settlement: 1 }).turn('Ada', 'expansion');
    t.answer('Ada', 'found', 'cedar-forest').asks('Ada', 'units');
    t.answer('Ada', 'spend', 'settler 1');
    expect(t.units('Ada')).toEqual(['settler 4 on cedar-forest']);
    expect(t.tile('cedar-forest').village).toBe(0);
    t.asks('Ada', 'building');
  });

  it('NH-11.4 EX-47 a weak unit that a strong one makes superfluous cannot be named', () => {
    const t = land().unit('Ada', 'settler', 4, 'cedar-forest').unit('Ada', 'settler', 1, 'cedar-forest');
    t.unit('Ada', 'settler', 2, 'cedar-forest').unit('Ada', 'settler', 2, 'cedar-forest');
    t.player('Ada', { settlement: 1 }).turn('Ada', 'expansion').answer('Ada', 'found', 'cedar-forest');
    expect(t.why('Ada', 'spend', 'settler 1')).toBe('redundant-unit');
    expect(t.why('Ada', 'spend', 'settler 2')).toBe('legal');
    expect(t.reason('Ada', 'stop')).toEqual(['strength-too-low', 4, 0]);
    t.answer('Ada', 'spend', 'settler 4');
    expect(t.units('Ada').length).toBe(3);
    t.asks('Ada', 'building');
  });

  it('NH-11.5 EX-50 a city needs a village of anybody, and soldiers', () => {
    const t = land().player('Ada', { fortification: 2 }).unit('Ada', 'soldier', 4, 'cedar-forest');
    t.unit('Ada', 'settler', 6, 'copper-hills')
      .marks('copper-hills', { village: 'Ben' })
      .turn('Ada', 'expansion');
    t.rests('Ada', 'production');
    t.unit('Ada', 'soldier', 2, 'copper-hills')
      .unit('Ada', 'soldier', 1, 'copper-hills')
      .turn('Ada', 'expansion');
    expect(t.why('Ada', 'fortify', 'cedar-forest')).toBe('no-village');
    expect(t.why('Ada', 'fortify', 'home of Ada')).toBe('not-a-territory');
    t.answer('Ada', 'fortify', 'copper-hills').answer('Ada', 'building', t.s.display[0][0]);
    expect(t.tile('copper-hills')).toMatchObject({ village: 1, city: 0 });
    expect(t.of('Ada')).toMatchObject({ tracks: [0, 0, 1], coins: 1 });
    t.rests('Ada', 'production');
  });

  it('NH-11.5 without soldiers on the tile: no-soldier-here', () => {
    const t = land().player('Ada', { fortification: 1 }).unit('Ada', 'settler', 6, 'copper-hills');
    t.marks('copper-hills', { village: 'Ben' }).marks('cedar-forest', { village: 'Ben' });
    t.unit('Ada', 'soldier', 4, 'cedar-forest').turn('Ada', 'expansion');
    expect(t.why('Ada', 'fortify', 'copper-hills')).toBe('no-soldier-here');
    expect(t.why('Ada', 'fortify', 'cedar-forest')).toBe('legal');
  });

  it('NH-11.6 EX-49 village and city of a tile may belong to different players, and nobody takes them over', () => {
    const t = land().marks('copper-hills', { village: 'Ada' }).unit('Ben', 'soldier', 3, 'copper-hills');
    t.player('Ben', { fortification: 2, infrastructure: 1 }).turn('Ben', 'expansion');
    t.answer('Ben', 'fortify', 'copper-hills');
    expect([t.points('Ada').villages, t.points('Ada').cities]).toEqual([4, 0]);
    expect([t.points('Ben').villages, t.points('Ben').cities]).toEqual([0, 7]);
    t.rests('Ben', 'production');
    t.unit('Ada', 'soldier', 6, 'copper-hills').unit('Ada', 'settler', 6, 'copper-hills');
    t.territory('salt-flats', 1, 1).unit('Ada', 'settler', 2, 'salt-flats');
    t.player('Ada', { fortification: 1, settlement: 1 }).turn('Ada', 'expansion');
    expect(t.why('Ada', 'fortify', 'copper-hills')).toBe('city-exists');
    expect(t.why('Ada', 'found', 'copper-hills')).toBe('village-exists');
  });

  it('NH-11.7 by an effect without a marker, and by a marker in the expansion phase, in one turn', () => {
    const t = land()
      .knows('Ada', 'globalisation')
      .player('Ada', { pawn: 'grow-a', settlement: 1, infrastructure: 1 });
    t.unit('Ada', 'settler', 1, 'copper-hills').unit('Ada', 'settler', 4, 'cedar-forest');
    t.answer('Ada', 'use', 'globalisation-1a').answer('Ada', 'skip').answer('Ada', 'found', 'copper-hills');
    expect(t.of('Ada').markers).toEqual([1, 0]);
    t.rests('Ada', 'expansion');
    t.answer('Ada', 'found', 'cedar-forest').answer('Ada', 'building', t.s.display[0][0]);
    expect(t.of('Ada').markers).toEqual([0, 0]);
    expect(t.points('Ada').villages).toBe(4 + 5);
    t.rests('Ada', 'production');
  });

  it('NH-11.8 foreign units do not hinder', () => {
    const t = land().unit('Ada', 'settler', 3, 'copper-hills').unit('Ben', 'soldier', 6, 'copper-hills');
    t.player('Ada', { settlement: 1 }).turn('Ada', 'expansion').answer('Ada', 'found', 'copper-hills');
    expect(t.tile('copper-hills').village).toBe(0);
    t.rests('Ada', 'production');
  });

  it('NH-11.9 villages and cities score for their owners at the end', () => {
    const t = land()
      .marks('copper-hills', { village: 'Ada', city: 'Ada' })
      .marks('cedar-forest', { village: 'Ben' });
    expect(t.points('Ada')).toMatchObject({ villages: 4, cities: 7 });
    expect(t.points('Ben')).toMatchObject({ villages: 5, cities: 0 });
  });

  it('NH-11.4 NH-22.2 a unit elsewhere is not here, even if it would be superfluous', () => {
    const t = position('Ada', 'Ben').territory('copper-hills', 0, 1).noUnits('Ada');
    t.unit('Ada', 'settler', 3, 'copper-hills').unit('Ada', 'settler', 4, 'copper-hills');
    t.unit('Ada', 'settler', 1, 'home of Ada').player('Ada', { settlement: 1 }).turn('Ada', 'expansion');
    t.answer('Ada', 'found', 'copper-hills').asks('Ada', 'units');
    expect(t.why('Ada', 'spend', 'settler 1')).toBe('unit-not-here');
  });
});
