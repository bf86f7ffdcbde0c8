/** The draft of an attack, a journey, a razing or an air raid: everybody who could take part, with the reasons of the others. */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { isInCombat } from '../rules/board.ts';
import { MUST_RETURN } from '../rules/reach.ts';
import { freeObject } from '../rules/state.ts';
import { strengthOf } from '../rules/values.ts';
import { ALL_WAITS, elsewhere, offers } from './offers.ts';
import { lay } from './scene.ts';

const n = numberOf;

describe('CCG-10.12 aboard', () => {
  const fleet = () =>
    lay({
      from: 'military',
      A: {
        row: ['coast: galley trireme spearmen', 'plains: axemen', 'rome: terracotta-army ~archers'],
        food: 9,
      },
      B: { row: ['plains', 'open-sea: war-canoes', 'london: market hoplites'] },
    });

  it('in an attack only those who carry are offered as carriers', () => {
    const t = fleet().answer('A', 'attack', 'B[1]');
    expect(offers(t, 'A')).toEqual([
      'join galley',
      'join trireme',
      'join spearmen: tooFar',
      'join axemen: tooFar',
      'go: nobodyJoins',
      'back',
    ]);
    expect(elsewhere(t, 'A')).toEqual(ALL_WAITS);
    t.answer('A', 'join', 'trireme').answer('A', 'join', 'galley');
    expect(offers(t, 'A')).toEqual([
      'leave galley',
      'leave trireme',
      'join spearmen: tooFar',
      'board spearmen galley',
      'join axemen: tooFar',
      'board axemen galley: tooFar',
      'go',
      'back',
    ]);
    t.answer('A', 'board', 'spearmen', 'galley').answer('A', 'leave', 'trireme');
    // those aboard and what carries them stay together
    expect(t.s.declared).toMatchObject({
      units: [t.find('galley'), t.find('spearmen')],
      carriers: [-1, t.find('galley')],
      aims: [-1, -1],
    });
    t.answer('A', 'go');
    expect(t.tells('declaredAttack')).toEqual([[0, n('open-sea'), 1, [n('galley'), n('spearmen')]]]);
  });

  it('nobody who is used, has moved, or must return; home even those', () => {
    const ready = (change: 'used' | 'moved' | 'mustReturn', to: string) => {
      const t = lay({
        from: 'military',
        A: { row: ['coast', 'rome', 'plains'], food: 9 },
        B: { row: ['coast: A.galley A.spearmen', 'athens', 'coast'] },
      });
      t.answer('A', 'feedAll').answer('A', 'journey', 'galley', to);
      t.arrange(s => {
        s[change][t.find('spearmen')] = 1;
      });
      return t.why('A', 'board', 'spearmen', 'galley');
    };
    expect(MUST_RETURN).toBe(1);
    expect(ready('used', 'B[2]')).toBe('alreadyUsed');
    expect(ready('moved', 'B[2]')).toBe('borderMoved');
    expect(ready('mustReturn', 'B[2]')).toBe('mustReturn');
    expect(ready('mustReturn', 'A[0]')).toBe('legal');
    expect(ready('used', 'A[0]')).toBe('alreadyUsed');
  });

  it('a ship whom nobody can board sails at once', () => {
    const sails = (ships: string, change?: 'used' | 'moved' | 'mustReturn', to = 'B[2]') => {
      const t = lay({
        from: 'military',
        A: { row: ['coast', 'rome: spearmen', 'plains'], food: 9 },
        B: { row: [`coast: ${ships}`, 'athens', 'coast'] },
      });
      t.answer('A', 'feedAll');
      if (change !== undefined)
        t.arrange(s => {
          s[change][t.find('axemen')] = 1;
        });
      const ship = ships.includes('trireme') ? 'trireme' : 'galley';
      return t.answer('A', 'journey', ship, to).asked();
    };
    expect(sails('A.galley A.axemen')).toBe('A: muster');
    expect(sails('A.trireme A.axemen')).toBe('A: military');
    expect(sails('A.galley A.longship')).toBe('A: military');
    expect(sails('A.galley A.axemen', 'used')).toBe('A: military');
    expect(sails('A.galley A.axemen', 'moved')).toBe('A: military');
    expect(sails('A.galley A.axemen', 'mustReturn')).toBe('A: military');
    expect(sails('A.galley A.axemen', 'mustReturn', 'A[0]')).toBe('A: muster');
    // who is still being built is nobody
    const t = lay({ from: 'military', A: { row: ['coast', 'london: galley ~axemen'] } });
    t.answer('A', 'journey', 'galley', 'A[0]').waitsFor('A: military');
  });

  it('CCG-10.13 a drop needs room for the troops only: the aircraft flies back', () => {
    const t = lay({
      from: 'military',
      A: {
        row: ['hills: archers', 'rome: transport-plane spearmen axemen', 'plains: terracotta-army'],
        era: 3,
      },
      B: { row: ['athens'] },
    });
    t.answer('A', 'fly', 'transport-plane', 'A[0]').answer('A', 'board', 'spearmen', 'transport-plane');
    expect(offers(t, 'A')).toEqual([
      'board archers transport-plane: tooFar',
      'leave transport-plane: isCarrier',
      'leave spearmen',
      'board axemen transport-plane',
      'go',
      'back',
    ]);
    t.answer('A', 'board', 'axemen', 'transport-plane').answer('A', 'go').waitsFor('A: military');
    expect(t.on('A[0]')).toEqual(['archers', 'spearmen', 'axemen']);
  });
});

describe('CCG-11.14, 11.15 razing and air raids', () => {
  it('where ships raze nobody boards', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains'], food: 9 },
      B: { row: ['coast: harbour A.galley A.spearmen', 'athens', 'plains'] },
    });
    t.answer('A', 'feedAll').answer('A', 'raze', 'B.harbour').answer('A', 'join', 'galley');
    expect(offers(t, 'A')).toEqual(['leave galley', 'join spearmen', 'go', 'back']);
  });

  it('bombers aim at finished buildings there, each at its own', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: bomber bomber fighter', 'plains: terracotta-army'], era: 3 },
      B: { row: ['delta: granary market ~temple/1', 'athens', 'plains: farmstead'] },
    });
    t.answer('A', 'bomb', 'B[0]');
    expect(offers(t, 'A')).toEqual([
      'aimAt bomber B.granary',
      'aimAt bomber B.market',
      'aimAt bomber#2 B.granary',
      'aimAt bomber#2 B.market',
      'aimAt fighter B.granary: notReady',
      'aimAt fighter B.market: notReady',
      'go: nobodyJoins',
      'back',
    ]);
    t.answer('A', 'aimAt', 'bomber', 'B.market').answer('A', 'aimAt', 'bomber#2', 'B.granary');
    t.answer('A', 'leave', 'bomber');
    expect(t.s.declared).toMatchObject({ units: [t.find('bomber#2')], aims: [t.find('B.granary')] });
    t.answer('A', 'go').waitsFor('A: military');
    expect([t.has('B.granary'), t.has('B.market')]).toEqual([false, true]);
  });

  it('CCG-7.7, 7.12 what has become impossible in the window is cancelled', () => {
    const raid = (change: (t: ReturnType<typeof lay>) => void) => {
      const t = lay({
        from: 'military',
        A: { row: ['rome: bomber', 'plains'], era: 3 },
        B: { row: ['plains: granary', 'athens'], hand: 'heroic-defence', era: 3 },
      });
      t.answer('A', 'bomb', 'B[0]').answer('A', 'aimAt', 'bomber', 'B.granary').answer('A', 'go');
      t.waitsFor('B: declared');
      change(t);
      t.answer('B', 'pass').waitsFor('A: military');
      return [t.tells('cancelled').length, t.has('B.granary')];
    };
    expect(raid(() => undefined)).toEqual([0, false]);
    expect(
      raid(t =>
        t.arrange(s => {
          s.used[t.find('bomber')] = 1;
        }),
      ),
    ).toEqual([1, true]);
    expect(
      raid(t =>
        t.arrange(s => {
          freeObject(s, t.find('B.granary'));
          s.discard[1].push(n('granary'));
        }),
      ),
    ).toEqual([1, false]);
    const razing = lay({
      from: 'military',
      A: { row: ['rome', 'plains'], food: 9 },
      B: { row: ['plains: A.axemen granary', 'athens'], hand: 'heroic-defence', era: 3 },
    });
    razing
      .answer('A', 'feed')
      .answer('A', 'raze', 'B.granary')
      .answer('A', 'join', 'axemen')
      .answer('A', 'go');
    razing.waitsFor('B: declared');
    // CCG-11.12 razing is no battle, and nobody attacks a terrain
    expect(isInCombat(razing.s, razing.find('axemen'))).toBe(false);
    razing.arrange(s => {
      s.used[razing.find('axemen')] = 1;
    });
    razing.answer('B', 'pass').waitsFor('A: military');
    expect([razing.tells('cancelled'), razing.has('B.granary')]).toEqual([[[0, n('axemen')]], true]);
  });

  it('CCG-16.6, 11.15 a raid ends where units have come back to', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: bomber', 'plains'], era: 3 },
      B: { row: ['plains: granary', 'athens'], hand: 'heroic-defence', era: 3 },
      C: { row: ['london', 'plains: B.spearmen'] },
    });
    t.answer('A', 'bomb', 'B[0]').answer('A', 'aimAt', 'bomber', 'B.granary').answer('A', 'go');
    t.waitsFor('B: declared').g.resign(2);
    t.answer('B', 'pass').waitsFor('A: military');
    expect(t.on('B[0]')).toEqual(['granary', 'spearmen']);
    expect(t.tells('cancelled')).toEqual([[0, n('bomber')]]);
  });

  it('CCG-16.6, 11.2 an attacker who had to go home from the land of somebody who left no longer attacks', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains', 'rome', 'plains'], food: 9 },
      B: { row: ['hills: hoplites', 'thebes', 'plains'], hand: 'ambush' },
      C: { row: ['plains', 'london', 'plains: A.swordsmen'] },
      D: { row: ['athens', 'plains'] },
    });
    t.answer('A', 'feed').attack('B[0]', 'swordsmen').waitsFor('B: declared').g.resign(2);
    expect(t.on('A[0]')).toEqual(['swordsmen']);
    t.answer('B', 'pass').waitsFor('A: military');
    expect([t.tells('cancelled'), t.tells('struck')]).toEqual([[[0, n('swordsmen')]], []]);
  });
});

describe('CCG-11.3 who counts as attacking', () => {
  it('nobody in a draft, nobody on a journey', () => {
    const t = lay({
      from: 'military',
      A: { row: ['coast: cavalry', 'rome'] },
      B: { row: ['athens', 'plains: pikemen'], hand: 'ambush' },
    });
    t.answer('A', 'attack', 'B[1]').answer('A', 'join', 'cavalry');
    expect(strengthOf(t.s, t.find('B.pikemen'))).toBe(1);
    t.answer('A', 'go').waitsFor('B: declared');
    expect(strengthOf(t.s, t.find('B.pikemen'))).toBe(3);
    const u = lay({
      from: 'military',
      A: { row: ['coast: galley spearmen', 'kyoto'] },
      B: { row: ['athens', 'coast'], hand: 'storm' },
    });
    u.answer('A', 'journey', 'galley', 'B[1]').answer('A', 'board', 'spearmen', 'galley').answer('A', 'go');
    u.waitsFor('B: declared');
    // still at home, still defending
    expect(strengthOf(u.s, u.find('spearmen'))).toBe(2);
    expect(isInCombat(u.s, u.find('spearmen'))).toBe(false);
  });
});
