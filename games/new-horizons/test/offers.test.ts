/** What a question offers, and what nobody should even see greyed. */
import { describe, expect, it } from 'vitest';
import { hexAt } from '../rules/hexes.ts';
import { type Position, position, spaceOf } from './position.ts';

/** Everything Ada is offered, legal or with its reason. */
const offered = (t: Position) => t.g.options(t.s.asked[0]).choices;
const ofBen = (t: Position) => t.s.units.findIndex(u => u.seat === 1);

describe('22. What is offered', () => {
  it('NH-4.2 every action space once', () => {
    const answers = offered(position('Ada', 'Ben')).map(c => JSON.stringify(c.answer));
    expect(answers.length).toBeGreaterThan(20);
    expect(new Set(answers).size).toBe(answers.length);
  });

  it('NH-5.1 an effect grants the four basic actions, never an advanced one', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'currency').player('Ada', { coins: 9, active: 3 });
    t.bonus('Ada', 'leader confucius').asks('Ada', 'basic');
    const basic = offered(t).filter(c => c.answer[0] === 'basic');
    expect(basic.filter(c => c.why?.key !== 'not-a-basic-action').length).toBe(4);
    expect(t.why('Ada', 'basic', 'settlement-marker')).toBe('not-a-basic-action');
  });

  it('NH-10.1 only own units move; a tile too far away is named once, for the unit that is nearest', () => {
    const t = position('Ada', 'Ben').territory('salt-flats', 1, -1).territory('oak-woods', 0, -1);
    t.territory('reed-delta', -1, -1).territory('river-ford', -2, 0).player('Ada', { active: 0 });
    t.answer('Ada', 'use', 'recruit-and-move-a').asks('Ada', 'move');
    expect(t.why('Ada', 'step', ofBen(t), 'cradle')).toBe('not-offered');
    const far = offered(t).filter(c => c.why?.key === 'not-adjacent');
    const named = far.map(c => c.answer[2]);
    for (const place of ['home of Ben', 'oak-woods', 'reed-delta', 'river-ford'])
      expect(named.filter(hex => hex === t.tile(place).hex).length, place).toBe(1);
    expect(named).toContain(hexAt(-3, 0));
    // Where a unit stands nothing is too far away.
    expect(named).not.toContain(t.tile('home of Ada').hex);
    expect(t.why('Ada', 'step', 'settler', 'home of Ada')).toBe('stands-here');
    const steps = offered(t).map(c => JSON.stringify(c.answer));
    expect(new Set(steps).size).toBe(steps.length);
  });

  it('NH-4.7.a after a move, and after research, the task that follows may be left out', () => {
    const t = position('Ada', 'Ben')
      .knows('Ada', 'nuclear-power')
      .territory('salt-flats', 0, 1, { village: 'Ben' });
    t.unit('Ada', 'soldier', 6, 'salt-flats').player('Ada', { coins: 1, pawn: 'grow-a' });
    t.answer('Ada', 'use', 'nuclear-power-1a')
      .answer('Ada', 'step', 'settler', 'cradle')
      .answer('Ada', 'stop');
    t.asks('Ada', 'fortify');
    t.answer('Ada', 'skip').rests('Ada', 'production');
    const r = position('Ada', 'Ben')
      .knows('Ada', 'optics')
      .slot('3-3', 'banking')
      .leaderAt('3-3', 'mansa-musa');
    r.slot('2-3', 'pottery').player('Ada', { coins: 9, active: 1, pawn: 'grow-a', scholars: ['2-3'] });
    r.answer('Ada', 'use', 'optics-1a').asks('Ada', 'research');
    r.answer('Ada', 'research', '3-3').asks('Ada', 'upgrade');
    r.answer('Ada', 'skip').rests('Ada', 'production');
  });

  it('NH-4.7.a research may be left out where something else remains', () => {
    const t = position('Ada', 'Ben').knows(
      'Ada',
      'wheel',
      'mathematics',
      'agriculture',
      'archery',
      'writing',
    );
    t.player('Ada', { coins: 9, active: 1, pawn: 'grow-a' }).answer('Ada', 'use', 'mathematics-1a');
    t.asks('Ada', 'research');
    t.answer('Ada', 'skip').rests('Ada', 'production');
    expect(t.of('Ada')).toMatchObject({ coins: 10, active: 1 });
  });

  it('NH-7.6 there are four colours', () => {
    const t = position('Ada', 'Ben').slot('1-1', 'wheel').slot('1-2', 'writing').leaderAt('2-2', 'homer');
    t.player('Ada', { coins: 2, active: 1, pawn: 'grow-a', scholars: ['1-1', '1-2'] });
    t.answer('Ada', 'use', 'research-2-a').answer('Ada', 'research', '2-2').asks('Ada', 'colour');
    expect(t.legal('Ada', 'colour').length).toBe(2);
    expect(t.why('Ada', 'colour', 'red')).toBe('colour-not-available');
    expect(t.why('Ada', 'colour', 4)).toBe('not-offered');
  });

  it('NH-9.1 NH-9.2.a wrong places are named once, not for every strength', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      active: 1,
      government: 'warrior-clans',
      stage: 'theocracy',
    });
    t.answer('Ada', 'use', 'recruit-and-move-a').asks('Ada', 'recruit');
    expect(t.why('Ada', 'recruit', 'soldier', 2, 'home of Ada')).toBe('legal');
    expect(t.why('Ada', 'recruit', 'soldier', 1, 'cradle')).toBe('bad-recruit-place');
    expect(t.why('Ada', 'recruit', 'soldier', 2, 'cradle')).toBe('not-offered');
  });

  it('NH-9.4 only own units are raised, and "already at 6" is said only of those', () => {
    const t = position('Ada', 'Ben').unit('Ada', 'soldier', 6, 'home of Ada').bonus('Ada', 'food 4');
    t.asks('Ada', 'upgrade');
    expect(t.why('Ada', 'upgrade', 'soldier', 7)).toBe('max-strength');
    expect(t.why('Ada', 'upgrade', 'settler', 7)).toBe('not-offered');
    expect(t.why('Ada', 'upgrade', ofBen(t), 3)).toBe('not-offered');
  });

  it('NH-2.11 NH-15.1 governments and their first stage are told', () => {
    const t = position('Ada', 'Ben', 'Cyd');
    expect(t.told('government').map(([seat]) => seat)).toEqual([2, 1, 0]);
    expect(t.told('stage')).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  it('NH-12.1 a fortified city costs the marker', () => {
    const t = position('Ada', 'Ben').territory('copper-hills', 0, 1, { village: 'Ben' });
    t.unit('Ada', 'soldier', 4, 'copper-hills').player('Ada', { fortification: 2 }).turn('Ada', 'expansion');
    t.answer('Ada', 'fortify', 'copper-hills');
    expect(t.of('Ada').markers).toEqual([0, 1]);
    expect(t.s.markers).toEqual([8, 7]);
  });

  it('NH-9.1 units are recruited beside the first cube of a building too', () => {
    const t = position('Ada', 'Ben').covered('home of Ben', 'farm', 'Ada').player('Ada', { active: 1 });
    t.answer('Ada', 'use', 'recruit-and-move-a');
    expect(t.why('Ada', 'recruit', 'soldier', 1, 'home of Ben')).toBe('legal');
    expect(t.why('Ada', 'recruit', 'soldier', 1, 'cradle')).toBe('bad-recruit-place');
  });

  /** What the interface shows as open is what may be answered, and nothing is offered twice or without a place. */
  function agrees(t: Position): void {
    const choices = offered(t);
    const open = choices.filter(c => c.why === undefined).map(c => JSON.stringify(c.answer));
    expect(open).toEqual(t.legal('Ada').map(answer => JSON.stringify(answer)));
    const all = choices.map(c => JSON.stringify(c.answer));
    expect(new Set(all).size).toBe(all.length);
    for (const { answer } of choices)
      for (const part of answer.slice(1)) expect(Number.isInteger(part)).toBe(true);
  }

  it('NH-4.7 NH-22.1 every space that is open is shown as open, with the gains that may be left out', () => {
    const t = position('Ada', 'Ben', 'Cyd').knows('Ada', 'railways', 'pottery', 'astronomy');
    t.player('Ada', { pawn: 'grow-a', coins: 3, active: 1, privates: ['mining'] });
    agrees(t);
    expect(t.legal('Ada', 'without').length).toBeGreaterThan(4);
    expect(t.legal('Ada', 'use')).toContainEqual(['use', spaceOf('mining-1a')]);
    // Where the own pawn stands nothing can be used, whole or in part.
    t.player('Ada', { pawn: 'railways-1a' });
    agrees(t);
    // Of the gains only those that would come may be left out.
    t.player('Ada', { pawn: 'grow-a', columns: [0, 0, 0, 0, 0] });
    agrees(t);
    expect(t.legal('Ada', 'without')).toContainEqual(['without', spaceOf('railways-1a'), 1]);
  });

  it('NH-4.8 NH-5.6.a a private card of the first seat is named as its own', () => {
    const t = position('Ada', 'Ben')
      .player('Ada', { privates: ['mining'] })
      .turn('Ben');
    expect(t.reason('Ben', 'use', 'mining-1a').slice(0, 2)).toEqual(['private-of-another', 0]);
  });

  it('NH-7.1 NH-8.10 each slot and each tile of the display is offered once', () => {
    const research = position('Ada', 'Ben').answer('Ada', 'use', 'research-1-a');
    agrees(research);
    const building = position('Ada', 'Ben').bonus('Ada', 'infrastructure 1');
    agrees(building);
  });

  it('NH-5.1 a basic action that was done is not open in part either', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'philosophy').player('Ada', { pawn: 'grow-a' });
    t.answer('Ada', 'use', 'philosophy-1a').asks('Ada', 'basic');
    expect(t.legal('Ada', 'basicWithout').length).toBe(2);
    agrees(t);
    t.answer('Ada', 'basic', 'grow').asks('Ada', 'basic');
    expect(t.why('Ada', 'basic', 'grow')).toBe('basic-action-repeated');
    expect(t.legal('Ada', 'basicWithout')).toEqual([]);
    agrees(t);
  });

  it('NH-10.2 while a unit crosses a home only own units wait for it, each in six directions', () => {
    const t = position('Ada', 'Ben').territory('salt-flats', -1, 1).noUnits('Ada');
    t.unit('Ada', 'settler', 2, 'salt-flats')
      .unit('Ada', 'soldier', 1, 'cradle')
      .player('Ada', { active: 0 });
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', 'home of Ben');
    agrees(t);
    expect(offered(t).filter(c => c.why?.key === 'crossing-first').length).toBe(6);
    expect(t.why('Ada', 'step', ofBen(t), 'cradle')).toBe('not-offered');
  });

  it('NH-10.1 two steps away is said of each unit, farther away only of the nearest, of equals the first', () => {
    const t = position('Ada', 'Ben').noUnits('Ada').player('Ada', { active: 0 });
    t.territory('salt-flats', 1, 1).territory('oak-woods', 0, 2).territory('reed-delta', -1, 3);
    t.territory('river-ford', -2, 4);
    for (const strength of [3, 1, 2]) t.unit('Ada', 'soldier', strength, 'salt-flats');
    t.unit('Ada', 'soldier', 4, 'home of Ada').answer('Ada', 'use', 'recruit-and-move-a');
    agrees(t);
    const named = (place: string) =>
      offered(t)
        .filter(c => c.answer[2] === t.tile(place).hex)
        .map(c => t.s.units[c.answer[1] as number].strength);
    expect(named('reed-delta')).toEqual([3, 1, 2]);
    expect(named('river-ford')).toEqual([3]);
  });
});
