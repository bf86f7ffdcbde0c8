/** Corners of the rules that the chapters leave out: timing of triggers, actions that would be empty, orders of steps. */
import { describe, expect, it } from 'vitest';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';
import { position } from './position.ts';

/** Keys and numbers of the log since a point of it. */
function lines(t: ReturnType<typeof position>, from: number, ...keys: string[]): string[] {
  return (t.g.log ?? [])
    .slice(from)
    .filter(tell => keys.includes(tell.key))
    .map(tell => `${tell.key} ${tell.args.slice(1).join()}`);
}

describe('triggers gained by the event itself', () => {
  it('NH-25.9 NH-18.4 NH-8.3 the investment that unlocks theocracy fires its invest trigger', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'temple-state', infrastructure: 1 });
    t.bonus('Ada', 'instant wheel').asks('Ada', 'upgrade');
    t.answer('Ada', 'upgrade', 'settler', 3).rests('Ada', 'action');
    // 1 of the investment space, 1 of the trigger
    expect(t.of('Ada')).toMatchObject({ coins: 1 + 1 + 1, tracks: [0, 0, 2] });

    const league = position('Ada', 'Ben').player('Ada', { government: 'merchant-league', infrastructure: 1 });
    league.bonus('Ada', 'instant wheel').asks('Ada', 'may');
    league.answer('Ada', 'skip').rests('Ada', 'action');
  });

  it('NH-18.4 NH-7.5 the research that unlocks theocracy fires its research trigger', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'scholars-council', infrastructure: 1 });
    t.answer('Ada', 'use', 'research-1-a').answer('Ada', 'research', t.slotOf('wheel'));
    expect(t.of('Ada')).toMatchObject({ coins: 1 + 1 + 1, tracks: [0, 0, 2] });
    t.rests('Ada', 'production');
  });

  it('NH-18.4 NH-12.3 the building that unlocks theocracy fires its build trigger', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'builders-guild',
      infrastructure: 1,
      supply: ['barracks'],
    });
    t.turn('Ada', 'expansion').answer('Ada', 'build', 'barracks', 'home of Ada').asks('Ada', 'recruit');
    t.answer('Ada', 'skip').asks('Ada', 'upgrade');
    expect(t.of('Ada').active).toBe(2);
    t.answer('Ada', 'skip').rests('Ada', 'production');
  });

  it('NH-18.4 a cube that does not lie on the investment track fires no invest trigger', () => {
    const t = position('Ada', 'Ben').goals('sage', 'coloniser', 'industrialist');
    t.player('Ada', { government: 'temple-state', infrastructure: 1, invested: 8 }).turn('Ada', 'goal');
    t.answer('Ada', 'cube', 'infrastructure').rests('Ben', 'action');
    expect(t.of('Ada').coins).toBe(1);
  });
});

describe('an action is never empty', () => {
  it('NH-25.10 NH-4.7.a NH-8.5 the substitute cube cannot be declined where nothing else of the action is done', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'mining');
    t.player('Ada', { pawn: 'grow-a', coins: 2, economy: 8 }).answer('Ada', 'use', 'mining-1a');
    t.asks('Ada', 'cube');
    expect(t.why('Ada', 'none')).toBe('action-empty');
    expect(t.why('Ada', 'skip')).toBe('not-offered');
    // Once the first cube is invested, the second may be declined.
    t.answer('Ada', 'cube', 'food').answer('Ada', 'none').rests('Ada', 'production');
    expect(t.of('Ada')).toMatchObject({ coins: 0 + 1, tracks: [1, 8, 0], invested: 1 });
  });

  it('NH-8.5 each of several cubes may be declined by itself', () => {
    const t = position('Ada', 'Ben').player('Ada', { economy: 8 }).bonus('Ada', 'instant banking');
    t.answer('Ada', 'none').asks('Ada', 'cube');
    t.answer('Ada', 'cube', 'food').rests('Ada', 'action');
    expect(t.of('Ada')).toMatchObject({ tracks: [1, 8, 0], invested: 1 });
  });

  it('NH-25.5 a single track with cubes is taken without asking', () => {
    const t = position('Ada', 'Ben').player('Ada', { food: 8, infrastructure: 8 });
    t.bonus('Ada', 'instant education').rests('Ada', 'action');
    expect(t.of('Ada')).toMatchObject({ tracks: [8, 1, 8], invested: 1 });
  });

  it('NH-4.7.a a chosen option is part of the action and cannot be skipped either', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'nationalism').territory('salt-flats', 0, 1);
    t.unit('Ada', 'settler', 2, 'salt-flats').player('Ada', { pawn: 'grow-a', coins: 1 });
    t.unit('Ada', 'soldier', 5, 'salt-flats').territory('reed-delta', 1, 1, { village: 'Ben' });
    t.unit('Ada', 'soldier', 6, 'reed-delta').answer('Ada', 'use', 'nationalism-1a').asks('Ada', 'choose');
    expect(t.why('Ada', 'skip')).toBe('action-empty');
    expect(t.why('Ada', 'option', 1)).toBe('legal');
    t.answer('Ada', 'option', 0).asks('Ada', 'found');
    expect(t.why('Ada', 'skip')).toBe('action-empty');
  });

  it('NH-18 a bonus that takes a building or gives a choice is not optional', () => {
    const building = position('Ada', 'Ben').bonus('Ada', 'infrastructure 4');
    building.asks('Ada', 'building');
    expect(building.why('Ada', 'skip')).toBe('not-offered');
    const choice = position('Ada', 'Ben').bonus('Ada', 'economy 8');
    choice.asks('Ada', 'choose');
    expect(choice.why('Ada', 'skip')).toBe('not-offered');
  });
});

describe('orders and counts', () => {
  it('NH-7.5 the research trigger of the first researcher comes after the bonus of the card', () => {
    const t = position('Ada', 'Ben')
      .slot('1-1', 'wheel')
      .player('Ada', {
        government: 'scholars-council',
        stage: 'theocracy',
        infrastructure: 2,
        scholars: ['1-1'],
        coins: 1,
        active: 1,
      });
    t.deck(2, 'medicine', 'masonry').leaderAt('2-1', 'homer');
    const before = t.g.log?.length ?? 0;
    t.answer('Ada', 'use', 'research-2-a').answer('Ada', 'research', '2-1').answer('Ada', 'take', 'masonry');
    expect(lines(t, before, 'coins', 'population')).toEqual([
      'coins 1',
      'population 1',
      'coins 3',
      'coins 1',
    ]);
    expect(t.of('Ada').coins).toBe(1 - 1 + 1 + 3 + 1);
    t.rests('Ada', 'production');
  });

  it('NH-7.6 the second colours of the connected technologies are not on offer', () => {
    const t = position('Ada', 'Ben').slot('2-1', 'medicine').slot('2-2', 'sailing');
    t.slot('3-6', 'optics').knows('Ada', 'optics');
    t.player('Ada', { scholars: ['2-1', '2-2'], coins: 3, active: 1, pawn: 'grow-a' });
    t.leaderAt('3-1', 'mansa-musa');
    t.answer('Ada', 'use', 'optics-1a').answer('Ada', 'research', '3-1').asks('Ada', 'colour');
    expect(t.legal('Ada', 'colour').map(a => a[1])).toEqual([0, 3]);
    expect(t.why('Ada', 'colour', 'green')).toBe('colour-not-available');
    expect(t.why('Ada', 'colour', 'red')).toBe('colour-not-available');
  });

  it('NH-8.3 NH-19.2 invest triggers come after the investment space', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'temple-state',
      stage: 'theocracy',
      invested: 1,
    });
    const before = t.g.log?.length ?? 0;
    t.bonus('Ada', 'instant agriculture');
    expect(lines(t, before, 'population', 'coins')).toEqual(['population 1', 'coins 1']);
    t.answer('Ada', 'skip').rests('Ada', 'action');
  });

  it('NH-8.6 NH-17.1 a goal claimed without a cube left counts like any other', () => {
    const t = position('Ada', 'Ben').goals('sage', 'coloniser', 'industrialist');
    t.player('Ada', { food: 8, economy: 8, infrastructure: 8, invested: 8 });
    t.claimed('coloniser', 'Ben', 'Ada').turn('Ada', 'goal').rests('Ben', 'action');
    expect(t.s.claims[2]).toEqual([0]);
    expect(t.of('Ada').substitutes).toBe(1);
    expect(t.told('substitute')).toEqual([[0]]);
    expect(t.points('Ada').goals).toBe(3 + 5);
    expect(t.s.lastRound).toBe(t.s.round + 1);
  });

  it('NH-8.6 cities and buildings are marked without a cube too', () => {
    const t = position('Ada', 'Ben').territory('copper-hills', 0, 1, { village: 'Ben' });
    t.unit('Ada', 'soldier', 3, 'copper-hills').player('Ada', {
      food: 8,
      economy: 8,
      infrastructure: 8,
      fortification: 1,
      coins: 2,
      supply: ['farm'],
    });
    t.turn('Ada', 'expansion').answer('Ada', 'fortify', 'copper-hills').rests('Ada', 'production');
    expect(t.tile('copper-hills').city).toBe(0);
    t.turn('Ada', 'expansion').answer('Ada', 'build', 'farm', 'home of Ada').rests('Ada', 'production');
    expect(t.tile('home of Ada').left).toBe(0);
    expect(t.of('Ada')).toMatchObject({ substitutes: 2, tracks: [8, 8, 8] });
  });

  it('NH-10.2 a unit may stop on its own home', () => {
    const t = position('Ada', 'Ben').noUnits('Ada').unit('Ada', 'settler', 2, 'cradle');
    t.player('Ada', { active: 0 }).answer('Ada', 'use', 'recruit-and-move-a');
    t.answer('Ada', 'step', 'settler', 'home of Ada').answer('Ada', 'stop').rests('Ada', 'production');
    expect(t.units('Ada')).toEqual(['settler 2 on home of Ada']);
  });

  it('NH-10.3 the second tile may lie on the far side of the hex', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 0 }).territory('salt-flats', 3, 0);
    t.answer('Ada', 'use', 'recruit-and-move-a');
    expect(t.why('Ada', 'step', 'settler', '(2, 0)')).toBe('legal');
    expect(t.why('Ada', 'step', 'settler', '(1, 1)')).toBe('needs-two-neighbours');
  });

  it('NH-10.4 explore triggers come after the discovery bonus', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'pathfinders', active: 0 });
    t.nextTerritory('river-ford').answer('Ada', 'use', 'recruit-and-move-a');
    const before = t.g.log?.length ?? 0;
    t.answer('Ada', 'step', 'settler', '(0, 1)');
    expect(lines(t, before, 'population', 'coins')).toEqual(['population 1', 'coins 1']);
  });

  it('NH-10.5 NH-3.4 an extra discovery of this turn is added to the limit', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'astronomy').player('Ada', { pawn: 'grow-a' });
    t.nextTerritory('green-meadows').answer('Ada', 'use', 'astronomy-1a');
    t.answer('Ada', 'step', 'settler', '(0, 1)').nextTerritory('reed-delta');
    t.answer('Ada', 'step', 'settler', '(1, 1)');
    expect(t.reason('Ada', 'step', 'settler', '(0, 2)')).toEqual(['discovery-limit', 2]);
    t.answer('Ada', 'stop').rests('Ada', 'production');
  });

  it('NH-11.5 a city gives no reward and fires no found trigger', () => {
    const t = position('Ada', 'Ben').territory('copper-hills', 0, 1, { village: 'Ben' });
    t.unit('Ada', 'soldier', 3, 'copper-hills').player('Ada', {
      government: 'granary-kingdom',
      fortification: 1,
      infrastructure: 7,
      columns: [2, 5, 4, 3, 2],
    });
    t.turn('Ada', 'expansion').answer('Ada', 'fortify', 'copper-hills').rests('Ada', 'production');
    expect(t.of('Ada')).toMatchObject({ active: 1, coins: 1, columns: [3, 5, 4, 3, 2] });
  });

  it('NH-12.5 nobody builds the same building twice, as second builder neither', () => {
    const t = position('Ada', 'Ben').covered('home of Ben', 'farm', 'Ben', 'Ada');
    t.unit('Ada', 'settler', 2, 'home of Ben').player('Ada', { coins: 9, supply: ['market'] });
    t.turn('Ada', 'expansion');
    expect(t.why('Ada', 'join', 'home of Ben')).toBe('own-building');
    expect(t.why('Ada', 'build', 'market', 'home of Ben')).toBe('covered-by-building');
  });

  it('NH-12.3 the space uncovered by a building works before the centre bonus', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 2, supply: ['farm'], food: 1 });
    t.turn('Ada', 'expansion');
    const before = t.g.log?.length ?? 0;
    t.answer('Ada', 'build', 'farm', 'home of Ada').rests('Ada', 'production');
    expect(lines(t, before, 'population')).toEqual(['population 1', 'population 2']);
  });

  it('NH-7.5.a EX-73 the example to the letter: with a pawn and coins left there is still no slot for it', () => {
    const t = position('Ada', 'Ben')
      .slot('1-3', 'wheel')
      .player('Ada', {
        government: 'scholars-council',
        stage: 'theocracy',
        infrastructure: 4,
        scholars: ['1-3'],
        active: 2,
        coins: 4,
      });
    t.leaderAt('2-4', 'qin-shi-huang').deck(2, 'medicine', 'masonry');
    const before = t.g.log?.length ?? 0;
    t.answer('Ada', 'use', 'research-2-a').answer('Ada', 'research', '2-4').asks('Ada', 'technology');
    // monarchy, investment space, Qin; then the only colour was taken, two cards lie open
    expect(lines(t, before, 'paid', 'coins', 'leader', 'revealed').map(x => x.split(' ')[0])).toEqual([
      'paid',
      'leader',
      'coins',
      'coins',
      'coins',
      'revealed',
    ]);
    expect(t.of('Ada')).toMatchObject({ coins: 4 - 1 + 2 + 1 + 1, active: 1, tracks: [0, 0, 5] });
    t.answer('Ada', 'take', 'medicine').rests('Ada', 'production');
    expect(t.of('Ada').coins).toBe(7 + 1 + 1);
  });
});

describe('possible only thanks to the effect itself', () => {
  it('NH-4.5.a NH-11.2 a fortify action counts its modifier', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'missiles').player('Ada', { pawn: 'grow-a', coins: 1 });
    t.territory('copper-hills', 0, 1, { village: 'Ben' });
    expect(t.why('Ada', 'use', 'missiles-1a')).toBe('action-impossible');
    t.unit('Ada', 'soldier', 1, 'copper-hills').player('Ada', { infrastructure: 7 });
    t.answer('Ada', 'use', 'missiles-1a').answer('Ada', 'fortify', 'copper-hills').rests('Ada', 'production');
    expect(t.tile('copper-hills').city).toBe(0);
  });

  it('NH-4.5.a NH-12.8 a build action counts its discount', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'urbanisation').covered('home of Ben', 'farm', 'Ben');
    t.unit('Ada', 'settler', 2, 'home of Ben').player('Ada', { pawn: 'grow-a', coins: 0 });
    t.answer('Ada', 'use', 'urbanisation-1a').answer('Ada', 'skip').asks('Ada', 'build');
    t.answer('Ada', 'join', 'home of Ben').rests('Ada', 'production');
    expect(t.tile('home of Ben').right).toBe(0);
  });

  it('NH-18 NH-19.4 nothing is offered for payment where it would bring nothing', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'merchant-league',
      stage: 'theocracy',
      coins: 4,
    });
    t.noUnits('Ada').bonus('Ada', 'instant agriculture').rests('Ada', 'action');
    expect(t.of('Ada').coins).toBe(4 + 1);
    t.unit('Ada', 'settler', 2, 'home of Ada').bonus('Ada', 'instant agriculture').asks('Ada', 'may');
  });
});

describe('what players read', () => {
  /** The reason of a blocked answer in both languages, as the seat reads it. */
  function read(t: ReturnType<typeof position>, verb: string, word: string): string[] {
    const [key, ...args] = t.reason('Ada', verb, word);
    const reader = { view: t.s, seat: 0, name: () => 'Ada' };
    const say = (words: typeof en) =>
      (words.reasons as Record<string, (...x: unknown[]) => string>)[key as string];
    return [say(en)(reader, ...args), say(pl)(reader, ...args)];
  }

  it('NH-7.2 a missing prerequisite is named by its technology, what is known is left out', () => {
    const t = position('Ada', 'Ben').slot('1-1', 'wheel').slot('1-2', 'writing');
    t.player('Ada', { scholars: ['1-1'], coins: 9, active: 3 }).answer('Ada', 'use', 'research-2-a');
    expect(read(t, 'research', '2-2')).toEqual(['First research Writing.', 'Najpierw opracuj: Pismo.']);
    const four = position('Ada', 'Ben').slot('3-1', 'banking').knows('Ada', 'banking');
    four.player('Ada', { pawn: 'grow-a', coins: 9, active: 3 });
    four.territory('copper-hills', 0, 1, { village: 'Ada', city: 'Ada' });
    four.territory('salt-flats', 1, -1, { village: 'Ben', city: 'Ada' }).turn('Ada');
    expect(read(four, 'use', 'research-4-a')).toEqual([
      'First research 1 of these: the technology on the second place of level III, the technology on the third place of level III.',
      'Najpierw opracuj 1 technologię spośród: technologia na drugim miejscu poziomu III, technologia na trzecim miejscu poziomu III.',
    ]);
    four.player('Ada', { scholars: ['4-1'] });
    expect(read(four, 'use', 'research-4-a')).toEqual([
      'First research the technology on the third place of level III and the technology on the fourth place of level III.',
      'Najpierw opracuj: technologię na trzecim miejscu poziomu III i technologię na czwartym miejscu poziomu III.',
    ]);
  });

  it('NH-7.1 an area whose technologies are all known says so', () => {
    const t = position('Ada', 'Ben').player('Ada', { scholars: ['1-1', '1-2', '1-3', '1-4'], active: 1 });
    expect(read(t, 'use', 'research-1-a')).toEqual([
      'You already have every level I technology.',
      'Masz już wszystkie technologie poziomu I.',
    ]);
  });

  it('NH-5.5 a requirement is told with its remedy', () => {
    const t = position('Ada', 'Ben').player('Ada', { pawn: 'grow-a', coins: 9 });
    expect(read(t, 'use', 'research-3-a')).toEqual([
      'You must have fortified at least 1 city or have founded at least 2 villages.',
      'Najpierw ufortyfikuj co najmniej 1 miasto lub załóż co najmniej 2 wioski.',
    ]);
  });

  it('NH-13.4 the price of a pawn is that of the buyer; nothing produced is said in words', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'merchant-league', stage: 'theocracy' });
    t.turn('Ada', 'production');
    const reader = { view: t.s, seat: 0, name: () => 'Ada' };
    expect(pl.answers.buy(reader)).toBe('Kup pionek populacji za 2 monety');
    expect(en.answers.buy(reader)).toBe('Buy a population pawn for 2 coins');
    expect(pl.answers.pass(reader)).toBe('Nic nie produkuj');
    expect(en.tells.population(reader, 0, 0)).toBe('Ada takes no population: the open columns are empty');
    expect(pl.tells.population(reader, 0, 0)).toBe('Ada nie bierze populacji: odblokowane kolumny są puste');
  });
});
