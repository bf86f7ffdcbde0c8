/** Who may take part in what is declared, what everybody is told of it, and what becomes of it when something changes in its window. */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { lay } from './scene.ts';

const faces = (...ids: string[]) => ids.map(numberOf);

describe('CCG-11.2 who may join an attack', () => {
  const t = () =>
    lay({
      from: 'military',
      A: {
        row: [
          'coast: trireme',
          'hills: axemen',
          'rome: terracotta-army spearmen biplane',
          'plains: swordsmen light-cavalry',
        ],
        food: 9,
      },
      B: { row: ['plains: archers granary', 'athens', 'plains: hoplites'] },
    });

  it('those beside it, ships only at sea, aircraft anywhere', () => {
    const a = t().answer('A', 'attack', 'B[0]');
    expect(a.why('A', 'join', 'swordsmen')).toBe('legal');
    expect(a.why('A', 'join', 'light-cavalry')).toBe('legal');
    expect(a.why('A', 'join', 'biplane')).toBe('legal');
    expect(a.why('A', 'join', 'trireme')).toBe('seaOnly');
    expect(a.why('A', 'join', 'axemen')).toBe('tooFar');
    expect(a.why('A', 'join', 'spearmen')).toBe('tooFar');
    expect(a.why('A', 'go')).toBe('nobodyJoins');
    expect(a.legal('A', 'join').length).toBe(3);
    expect(a.legal('A', 'leave')).toEqual([]);
  });

  it('a ship needs sea under the target, too', () => {
    const a = lay({
      from: 'military',
      A: { row: ['coast: trireme', 'rome'], food: 9 },
      B: { row: ['athens: hoplites', 'coast: galley', 'plains: archers'] },
    });
    a.answer('A', 'attack', 'B[1]');
    expect(a.why('A', 'join', 'trireme')).toBe('legal');
    a.answer('A', 'back').waitsFor('A: military');
    expect(a.why('A', 'attack', 'B[2]')).toBe('nobodyJoins');
    // a capital by the sea can be reached
    expect(a.why('A', 'attack', 'B[0]')).toBe('legal');
  });

  it('nobody who was used, and nobody who moved and would cross a border', () => {
    const a = t();
    a.answer('A', 'attack', 'B[2]').answer('A', 'back');
    a.arrange(s => {
      s.used[a.find('swordsmen')] = 1;
    });
    a.answer('A', 'move', 'light-cavalry', 'A[2]').answer('A', 'move', 'light-cavalry', 'A[3]');
    a.answer('A', 'attack', 'B[0]');
    expect(a.why('A', 'join', 'swordsmen')).toBe('alreadyUsed');
    expect(a.why('A', 'join', 'light-cavalry')).toBe('borderMoved');
  });

  it('CCG-10.2 nobody who must return', () => {
    const a = lay({
      from: 'military',
      A: { row: ['rome', 'plains'], food: 1 },
      B: { row: ['plains: A.swordsmen A.axemen', 'athens', 'plains'], food: 0 },
    });
    a.answer('A', 'starve').answer('A', 'feed');
    a.answer('A', 'attack', 'B[1]');
    expect([a.why('A', 'join', 'swordsmen'), a.why('A', 'join', 'axemen')].sort()).toEqual([
      'legal',
      'mustReturn',
    ]);
  });

  it('CCG-17.10 nobody against whom a treaty was made, at home or as a guest', () => {
    const a = lay({
      from: 'military',
      A: { row: ['rome', 'plains: swordsmen'], events: 'peace-treaty>B/2' },
      B: { row: ['plains: hoplites', 'athens', 'plains'] },
      C: { row: ['london', 'plains: B.spearmen'] },
    });
    expect(a.reason('A', 'attack', 'B[0]')).toEqual(['nobodyJoins']);
    expect(a.reason('A', 'attack', 'C[1]')).toEqual(['nobodyJoins']);
    const b = lay({
      from: 'military',
      A: { row: ['rome: biplane', 'plains'], events: 'peace-treaty>B/2' },
      B: { row: ['plains', 'athens', 'plains'] },
      C: { row: ['london', 'plains: B.spearmen', 'hills: C.archers'] },
    });
    b.answer('A', 'attack', 'C[2]');
    expect(b.why('A', 'join', 'biplane')).toBe('legal');
    b.answer('A', 'back');
    // B is a guest there, and safe by the treaty
    expect(b.why('A', 'attack', 'C[1]')).toBe('nobodyJoins');
  });
});

describe('calling up', () => {
  it('units come and go until everybody is told', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: terracotta-army', 'plains: swordsmen axemen spearmen'] },
      B: { row: ['plains: archers', 'athens'] },
    });
    t.answer('A', 'attack', 'B[0]').answer('A', 'join', 'swordsmen').answer('A', 'join', 'axemen');
    expect(t.why('A', 'leave', 'swordsmen')).toBe('legal');
    expect(t.why('A', 'join', 'swordsmen')).toBe('not-offered');
    expect(t.why('A', 'leave', 'spearmen')).toBe('not-offered');
    t.answer('A', 'leave', 'swordsmen');
    expect(t.s.declared).toMatchObject({ units: [t.find('axemen')], carriers: [-1], aims: [-1] });
    expect(t.why('A', 'join', 'swordsmen')).toBe('legal');
    t.answer('A', 'join', 'spearmen').answer('A', 'go');
    expect(t.tells('declaredAttack')).toEqual([[0, numberOf('plains'), 1, faces('axemen', 'spearmen')]]);
  });

  it('CCG-10.12 who carries is left with those aboard; a journey is not left by its ship', () => {
    const t = lay({
      from: 'military',
      A: { row: ['coast: longship axemen spearmen', 'rome: terracotta-army'], food: 9 },
      B: { row: ['coast: galley', 'london', 'coast'] },
    });
    t.answer('A', 'attack', 'B[0]').answer('A', 'join', 'longship');
    t.answer('A', 'board', 'axemen', 'longship').answer('A', 'board', 'spearmen', 'longship');
    expect(t.s.declared.units.length).toBe(3);
    t.answer('A', 'leave', 'axemen');
    expect(t.s.declared.units).toEqual([t.find('longship'), t.find('spearmen')]);
    expect(t.s.declared.carriers).toEqual([-1, t.find('longship')]);
    t.answer('A', 'leave', 'longship');
    expect(t.s.declared).toMatchObject({ units: [], carriers: [], aims: [] });
    t.answer('A', 'back').answer('A', 'journey', 'longship', 'B[2]').waitsFor('A: muster');
    expect(t.why('A', 'leave', 'longship')).toBe('isCarrier');
    t.answer('A', 'board', 'axemen', 'longship');
    expect(t.why('A', 'leave', 'axemen')).toBe('legal');
    expect(t.why('A', 'go')).toBe('legal');
    t.answer('A', 'go');
    expect(t.tells('declaredJourney')).toEqual([[0, numberOf('coast'), 1, faces('longship', 'axemen')]]);
    expect(t.on('B[2]')).toEqual(['longship', 'axemen']);
  });

  it('CCG-10.12 aboard come land units beside it that are ready and have not moved, as many as there is room', () => {
    const t = lay({
      from: 'military',
      A: {
        row: ['coast: galley trireme axemen', 'plains: light-cavalry spearmen', 'rome: terracotta-army'],
        food: 9,
      },
      B: { row: ['plains', 'coast', 'london'] },
    });
    t.answer('A', 'journey', 'galley', 'B[1]');
    expect(t.why('A', 'board', 'axemen', 'galley')).toBe('legal');
    expect(t.why('A', 'board', 'trireme', 'galley')).toBe('notCarried');
    expect(t.why('A', 'board', 'spearmen', 'galley')).toBe('tooFar');
    t.answer('A', 'board', 'axemen', 'galley').answer('A', 'back');
    const u = lay({
      from: 'military',
      A: { row: ['coast: galley', 'coast: light-cavalry spearmen axemen', 'rome: terracotta-army'], food: 9 },
      B: { row: ['plains', 'coast', 'london'] },
    });
    u.answer('A', 'move', 'light-cavalry', 'A[0]').answer('A', 'move', 'spearmen', 'A[0]');
    u.answer('A', 'journey', 'galley', 'B[1]');
    // one has points left, the other was used up by its move
    u.waitsFor('A: military');
    expect(u.on('B[1]')).toEqual(['galley']);
  });

  it('CCG-10.12 no more than its number, and no more than the terrain holds', () => {
    const t = lay({
      from: 'military',
      A: {
        row: ['coast: galley axemen spearmen', 'rome: terracotta-army', 'coast: longship swordsmen archers'],
        knows: 'feudalism',
        food: 9,
      },
      B: { row: ['coast: A.trireme', 'london', 'plains'] },
    });
    t.answer('A', 'feed');
    t.answer('A', 'journey', 'galley', 'B[0]').answer('A', 'board', 'axemen', 'galley');
    expect(t.why('A', 'board', 'spearmen', 'galley')).toBe('noRoomAboard');
    t.answer('A', 'back')
      .answer('A', 'journey', 'longship', 'B[0]')
      .answer('A', 'board', 'archers', 'longship');
    expect(t.why('A', 'board', 'swordsmen', 'longship')).toBe('terrainFull');
  });
});

describe('CCG-11.14 razing', () => {
  const t = () =>
    lay({
      from: 'military',
      A: { row: ['rome', 'hills', 'plains'], food: 9 },
      B: {
        row: ['plains: A.slingers A.axemen granary', 'athens', 'plains: A.legionaries watchtower'],
        era: 2,
      },
    });

  it('by those who stand there; the building strikes back, snipers come first', () => {
    const a = t();
    a.answer('A', 'feedAll').answer('A', 'raze', 'B.granary');
    expect(a.why('A', 'join', 'axemen')).toBe('legal');
    expect(a.why('A', 'join', 'legionaries')).toBe('tooFar');
    expect(a.legal('A', 'board')).toEqual([]);
    a.answer('A', 'join', 'axemen').answer('A', 'go');
    expect(a.tells('declaredRaze')).toEqual([[0, numberOf('granary'), 1, faces('axemen')]]);
    expect(a.tells('damaged')).toEqual([[1, numberOf('granary'), 2]]);
    expect(a.has('B.granary')).toBe(false);
    expect(a.why('A', 'move', 'axemen', 'B[0]')).toBe('alreadyUsed');
    // who did not take part is free
    expect(a.s.used[a.find('slingers')]).toBe(0);
    expect(a.tells('won')).toEqual([]);
  });

  it('a demolisher counts its bonus; what is not reached stands', () => {
    const a = t();
    a.answer('A', 'feedAll')
      .answer('A', 'raze', 'B.granary')
      .answer('A', 'join', 'slingers')
      .answer('A', 'go');
    expect(a.tells('damaged')).toEqual([[1, numberOf('granary'), 1]]);
    expect(a.has('B.granary')).toBe(true);
    a.answer('A', 'raze', 'B.granary');
    expect(a.why('A', 'join', 'slingers')).toBe('alreadyUsed');
    // the damage stays in this phase
    a.answer('A', 'join', 'axemen').answer('A', 'go');
    expect(a.has('B.granary')).toBe(false);
    a.answer('A', 'raze', 'B.watchtower').answer('A', 'join', 'legionaries').answer('A', 'go');
    expect(a.tells('damaged').slice(2)).toEqual([
      [1, numberOf('watchtower'), 3],
      [0, numberOf('legionaries'), 1],
    ]);
  });
});

describe('CCG-11.15 air raids', () => {
  const t = (guard = '', events = '') =>
    lay({
      from: 'military',
      A: { row: ['rome: bomber fighter', 'plains'], era: 3, events },
      B: { row: [`plains: granary ${guard}`, 'london: market', 'coast: harbour'] },
    });

  it('each bomber picks its building; fighters have nothing to do', () => {
    const a = t();
    expect(a.legal('A', 'bomb').length).toBe(2);
    a.answer('A', 'bomb', 'B[0]');
    expect(a.why('A', 'aimAt', 'bomber', 'B.granary')).toBe('legal');
    expect(a.why('A', 'aimAt', 'fighter', 'B.granary')).toBe('notReady');
    expect(a.why('A', 'aimAt', 'bomber', 'B.harbour')).toBe('not-offered');
    expect(a.legal('A', 'board')).toEqual([]);
    a.answer('A', 'aimAt', 'bomber', 'B.granary').answer('A', 'go');
    expect(a.tells('declaredBomb')).toEqual([[0, numberOf('plains'), 1, faces('bomber')]]);
    expect(a.has('B.granary')).toBe(false);
    expect(a.tells('damaged')).toEqual([[1, numberOf('granary'), 7]]);
    expect(a.s.used[a.find('bomber')]).toBe(1);
    expect(a.s.moved[a.find('bomber')]).toBe(1);
    expect(a.legal('A', 'bomb')).toEqual([]);
  });

  it('not where units stand, not on a capital, not against a treaty', () => {
    expect(t('spearmen').legal('A', 'bomb').length).toBe(1);
    expect(t('', 'peace-treaty>B/2').legal('A', 'bomb')).toEqual([]);
  });
});

describe('CCG-11 log and outcome of battles', () => {
  it('tells the sums of both sides, what was damaged, who won and who went in', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains: swordsmen axemen'], food: 3 },
      B: { row: ['hills: archers', 'athens', 'plains: spearmen'] },
    });
    t.attack('B[0]', 'swordsmen', 'axemen').waitsFor('A: hit').answer('A', 'hit', 'axemen');
    // archers are defenders: they strike first, and the axemen are gone before they could strike
    expect(t.tells('struck')).toEqual([
      [0, 1, 0, 0],
      [1, 0, 2, 0],
      [0, 0, 0, 0],
    ]);
    expect(t.has('axemen')).toBe(false);
    t.waitsFor('A: advance');
    expect(t.tells('won')).toEqual([[0, 1]]);
    expect(t.why('A', 'done')).toBe('legal');
    t.answer('A', 'enter', 'swordsmen');
    expect(t.tells('advanced')).toEqual([[0, numberOf('swordsmen'), numberOf('hills')]]);
    expect(t.on('B[0]')).toContain('swordsmen');
    expect(t.s.used[t.find('swordsmen')]).toBe(1);
  });

  it('CCG-11.12 who defends may win, too; cards that wait for it do what they do', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains: spearmen'], food: 3 },
      B: { row: ['plains: swordsmen', 'tenochtitlan', 'plains'], food: 1 },
    });
    t.attack('B[0]', 'spearmen');
    expect(t.tells('won')).toEqual([[1, 0]]);
    expect(t.s.food[1]).toBe(3);
    expect(t.has('spearmen')).toBe(false);
    t.waitsFor('A: military');
  });

  it('CCG-11.12 nobody wins where all fall, nor where the garrison falls and the capital stands', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains: spearmen'] },
      B: { row: ['plains: spearmen', 'athens', 'plains'] },
    });
    t.attack('B[0]', 'spearmen');
    expect(t.tells('won')).toEqual([]);
    t.waitsFor('A: military');
    const u = lay({
      from: 'military',
      A: { row: ['rome: terracotta-army', 'plains'], food: 9 },
      B: { row: ['plains: A.tanks', 'tenochtitlan: spearmen', 'plains'] },
    });
    u.answer('A', 'feed').attack('B[1]', 'tanks');
    expect(u.tells('won')).toEqual([]);
    expect(u.has('B.spearmen')).toBe(false);
    u.waitsFor('A: military');
  });

  it('CCG-11.12 of the winner only the capital, inventions and those who fought', () => {
    const t = lay({
      from: 'military',
      A: { row: ['tenochtitlan', 'plains: eagle-warriors eagle-warriors'], food: 0, era: 2 },
      B: { row: ['plains: spearmen', 'athens', 'plains'] },
    });
    t.attack('B[0]', 'eagle-warriors');
    // 2 of the capital, 1 of the unit that fought, nothing of the other
    expect(t.s.food[0]).toBe(3);
  });

  it('CCG-11.6 what is in the air is hit by those who can, on either side', () => {
    const attack = (defender: string) => {
      const t = lay({
        from: 'military',
        A: { row: ['rome: biplane', 'plains'] },
        B: { row: [`plains: ${defender}`, 'athens', 'plains'], era: 3 },
      });
      t.attack('B[0]', 'biplane');
      return t;
    };
    expect(attack('swordsmen').has('biplane')).toBe(true);
    expect(attack('swordsmen').tells('struck')).toEqual([
      [1, 0, 2, 0],
      [0, 2, 0, 0],
    ]);
    expect(attack('aa-guns').tells('struck').at(-1)).toEqual([0, 0, 1, 3]);
    expect(attack('aa-guns').has('biplane')).toBe(false);
  });

  it('CCG-11.8 a sniper picks a unit before the capital, and adds its bonus against aircraft only', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains'], food: 9 },
      B: { row: ['plains: A.slingers A.axemen', 'athens: archers spearmen', 'plains'] },
    });
    t.answer('A', 'feedAll').answer('A', 'attack', 'B[1]');
    t.answer('A', 'join', 'slingers').answer('A', 'join', 'axemen').answer('A', 'go').waitsFor('A: snipe');
    expect(t.why('A', 'shoot', 'B[1]')).toBe('capitalLast');
    expect(t.why('A', 'shoot', 'B.archers')).toBe('legal');
    t.answer('A', 'shoot', 'B.archers');
    expect(t.tells('shot')).toEqual([[0, numberOf('slingers'), numberOf('archers'), 1]]);
    // both strike at the same time: the archers still hit somebody
    t.waitsFor('A: hit').answer('A', 'hit', 'axemen');
    expect(t.has('B.archers')).toBe(false);
    expect(t.has('axemen')).toBe(false);
  });

  it('CCG-11.10 a demolisher strikes units or a foreign building there', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains: catapult swordsmen'] },
      B: { row: ['plains: hoplites granary', 'athens: market', 'plains: farmstead'] },
    });
    t.answer('A', 'attack', 'B[0]')
      .answer('A', 'join', 'catapult')
      .answer('A', 'join', 'swordsmen')
      .answer('A', 'go');
    t.waitsFor('A: demolish');
    expect(t.why('A', 'units')).toBe('legal');
    expect(t.why('A', 'building', 'B.granary')).toBe('legal');
    expect(t.why('A', 'building', 'B.farmstead')).toBe('not-offered');
    t.answer('A', 'building', 'B.granary');
    expect(t.tells('damaged')[0]).toEqual([1, numberOf('granary'), 4]);
    t.waitsFor('A: hit').answer('A', 'hit', 'swordsmen');
    expect(t.has('B.granary')).toBe(false);
    // only the swordsmen struck the hoplites
    expect(t.tells('struck')[0]).toEqual([1, 0, 2, 0]);
    expect(t.has('B.hoplites')).toBe(true);
  });
});
