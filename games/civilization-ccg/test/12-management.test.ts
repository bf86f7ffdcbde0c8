import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { canSpendOn } from '../rules/pool.ts';
import { drawCost, incomeOf, stageCost } from '../rules/values.ts';
import { lay } from './scene.ts';

describe('income', () => {
  it('EX-58 CCG-12.1 printed income and bonuses, one kind of it', () => {
    const t = lay({ from: 'main', A: { row: ['rome', 'coast: fish harbour'] } });
    expect([0, 1, 2].map(kind => incomeOf(t.s, t.find('A[1]'), kind))).toEqual([3, 0, 2]);
    t.answer('A', 'income', 'A[1]', 'food');
    expect(t.s.food[0]).toBe(3);
    expect(t.why('A', 'income', 'A[1]', 'tax')).toBe('alreadyUsed');
  });

  it('EX-59 CCG-12.2, 12.3, 12.10, 1.7 restricted points are spent first', () => {
    const t = lay({ from: 'main', A: { row: ['rome', 'plains'], hand: 'stadium pyramids granary' } });
    t.arrange(s => {
      s.pool[0] = 8;
    });
    t.answer('A', 'discard', 'stadium');
    expect(t.s.pool.slice(0, 2)).toEqual([8, 3]);
    t.answer('A', 'build', 'pyramids', 'A[1]');
    expect(t.s.pool.slice(0, 2)).toEqual([7, 0]);
    t.answer('A', 'stage', 'pyramids').answer('A', 'stage', 'pyramids');
    expect(t.s.pool[0]).toBe(0);
    expect(t.why('A', 'stage', 'pyramids')).toBe('allPaid');
    expect(t.s.zone[t.find('pyramids')]).toBe(7);
  });

  it('EX-60 CCG-12.3 points for units pay for nothing else', () => {
    const t = lay({ from: 'main', A: { row: ['rome'], hand: 'tanks granary' } });
    t.answer('A', 'discard', 'tanks');
    expect(canSpendOn(t.s, numberOf('spearmen'))).toBe(3);
    expect(t.reason('A', 'build', 'granary', 'A[0]')).toEqual(['needProduction', 4, 0]);
  });

  it('EX-61 CCG-12.4 a paid draw, once a turn', () => {
    const t = lay({ from: 'main', A: { row: ['athens: library'] }, B: { row: ['rome'] } });
    expect(drawCost(t.s, 0)).toBe(1);
    t.answer('A', 'income', 'A[0]', 'tax').answer('A', 'draw');
    expect(t.pile('hand', 'A').length).toBe(1);
    expect(t.why('A', 'draw')).toBe('drawsUsed');
  });

  it('CCG-5.7 an occupied terrain gives nothing', () => {
    const t = lay({ from: 'main', A: { row: ['rome', 'plains: B.spearmen'], hand: 'granary' } });
    expect(t.why('A', 'income', 'A[1]', 'food')).toBe('occupied');
    expect(t.why('A', 'build', 'granary', 'A[1]')).toBe('occupied');
  });
});

describe('building', () => {
  const rich = (t: ReturnType<typeof lay>) =>
    t.arrange(s => {
      s.pool = [20, 0, 0, 20, 0];
    });

  it('EX-62 CCG-12.8, 14.7 ships are built at a shipyard', () => {
    const t = rich(
      lay({
        from: 'main',
        A: {
          row: ['coast', 'rome', 'coast: harbour'],
          knows: 'seafaring navigation',
          hand: 'galleon',
          era: 2,
        },
      }),
    );
    expect(t.why('A', 'build', 'galleon', 'A[0]')).toBe('badSite');
    expect(t.may('A', 'build', 'galleon', 'A[2]')).toBe(true);
  });

  it('EX-63 CCG-12.7 cards of a cultural group', () => {
    const at = (capital: string) =>
      rich(
        lay({
          from: 'main',
          A: { row: [capital], hand: 'samurai', era: 2, knows: 'iron-working feudalism' },
        }),
      );
    expect(at('london').why('A', 'build', 'samurai', 'A[0]')).toBe('wrongGroup');
    expect(at('kyoto').why('A', 'build', 'samurai', 'A[0]')).not.toBe('wrongGroup');
  });

  it('EX-64 CCG-5.7, 12.7 resources on occupied terrains still count for requirements', () => {
    const t = rich(
      lay({
        from: 'main',
        A: { row: ['rome', 'plains: horses B.spearmen'], knows: 'horseback-riding', hand: 'cavalry' },
      }),
    );
    expect(t.may('A', 'build', 'cavalry', 'A[0]')).toBe(true);
  });

  it('EX-65 CCG-12.9, 12.15 one invention at a time', () => {
    const t = rich(lay({ from: 'main', A: { row: ['rome'], devising: 'writing/1', hand: 'currency' } }));
    expect(t.reason('A', 'devise', 'currency')).toEqual(['devising', numberOf('writing')]);
    t.answer('A', 'abandon', 'writing');
    expect(t.pile('discard', 'A')).toEqual(['writing']);
    expect(t.may('A', 'devise', 'currency')).toBe(true);
  });

  it('EX-83 CCG-12.10.a, 12.9 also while a paid one waits to be finished', () => {
    const t = rich(lay({ from: 'main', A: { row: ['rome'], devising: 'writing', hand: 'currency' } }));
    expect(t.why('A', 'devise', 'currency')).toBe('devising');
  });

  it('EX-66 CCG-12.11 a stage never costs less than 1', () => {
    const t = lay({ from: 'main', A: { row: ['rome: barracks', 'hills: copper'] } });
    expect(stageCost(t.s, 0, numberOf('spearmen'), 0, t.find('A[0]'))).toBe(1);
    const plain = lay({ from: 'main', A: { row: ['rome'] } });
    expect(stageCost(plain.s, 0, numberOf('spearmen'), 0, plain.find('A[0]'))).toBe(1);
    expect(stageCost(plain.s, 1, numberOf('spearmen'), 0, plain.find('B[0]'))).toBe(2);
  });

  it('EX-67 CCG-12.13 no second Unique card while one stands', () => {
    const at = (there: string) =>
      rich(
        lay({
          from: 'main',
          A: { row: ['rome'], hand: 'pyramids' },
          B: { row: ['athens', `plains${there}`] },
        }),
      );
    expect(at(': pyramids').why('A', 'build', 'pyramids', 'A[0]')).toBe('uniqueExists');
    expect(at('').may('A', 'build', 'pyramids', 'A[0]')).toBe(true);
  });

  it('EX-77 CCG-12.8, 17.15 barracks make room for those who are built in the capital', () => {
    const t = rich(
      lay({
        from: 'main',
        A: {
          row: ['rome: military-academy', 'plains: barracks'],
          knows: 'gunpowder',
          hand: 'riflemen commandos',
          era: 3,
        },
      }),
    );
    expect(t.why('A', 'build', 'riflemen', 'A[1]')).toBe('legal');
    expect(t.why('A', 'build', 'commandos', 'A[1]')).toBe('badSite');
    expect(t.why('A', 'build', 'commandos', 'A[0]')).not.toBe('badSite');
  });

  it('CCG-12.5 one building of a name, one under construction besides the capital', () => {
    const t = rich(
      lay({
        from: 'main',
        A: { row: ['rome: ~temple/1', 'plains: ~temple/1', 'plains: granary'], hand: 'granary market' },
      }),
    );
    expect(t.why('A', 'build', 'granary', 'A[2]')).toBe('sameName');
    expect(t.why('A', 'build', 'market', 'A[1]')).toBe('queueFull');
    expect(t.may('A', 'build', 'market', 'A[0]')).toBe(true);
    expect(t.may('A', 'build', 'market', 'A[2]')).toBe(true);
  });
});

describe('the final phase', () => {
  it('EX-68 CCG-13.3, 17.6 tax and abilities only', () => {
    const t = lay({ from: 'final', A: { row: ['rome', 'coast'], knows: 'alphabet' } });
    t.waitsFor('A: final');
    expect(t.why('A', 'income', 'A[1]', 'food')).toBe('not-offered');
    t.answer('A', 'income', 'A[1]', 'tax').answer('A', 'use', 'alphabet', 0);
    expect(t.s.pool[3]).toBe(0);
    expect(t.pile('hand', 'A').length).toBe(2);
    expect(t.why('A', 'use', 'alphabet', 0)).toBe('usesLeft');
  });

  it('EX-69 CCG-13.2, 13.4 the hand limit at the end', () => {
    const t = lay({
      from: 'final',
      A: { row: ['rome'], knows: 'writing', hand: 'temple temple temple temple market market market market' },
    });
    expect(t.pile('hand', 'A').length).toBe(9);
    t.waitsFor('A: discardDown').answer('A', 'drop', 'temple');
    expect(t.pile('hand', 'A').length).toBe(8);
    expect(t.s.active).toBe(1);
  });

  it('EX-82 CCG-7.2, 7.5, 13.3 events of the final phase are paid with its tax', () => {
    const t = lay({ from: 'final', A: { row: ['rome', 'coast'], hand: 'scholar' } });
    expect(t.reason('A', 'play', 'scholar')).toEqual(['needTax', 2, 0]);
    t.answer('A', 'income', 'A[1]', 'tax').answer('A', 'play', 'scholar');
    expect(t.pile('hand', 'A').length).toBe(3);
  });

  it('CCG-13.2 an empty library gives nothing', () => {
    const t = lay({ from: 'final', A: { row: ['rome'], library: '' } });
    expect(t.pile('hand', 'A')).toEqual([]);
    expect(t.tells('emptyLibrary')).toEqual([[0]]);
  });

  it('EX-70 CCG-15.4, 8.6 fewer units allowed: the surplus goes at once', () => {
    const t = lay({
      from: 'main',
      active: 'B',
      A: {
        row: [
          'plains: spearmen spearmen spearmen',
          'plains: spearmen spearmen spearmen',
          'rome: spearmen',
          'plains',
          'plains',
        ],
        knows: 'feudalism',
      },
      B: { row: ['athens'], hand: 'revolution', era: 2 },
    });
    t.answer('B', 'play', 'revolution').waitsFor('A: surplus');
    t.answer('A', 'remove', 'spearmen').answer('A', 'remove', 'spearmen').waitsFor('B: manage');
    expect(t.pile('discard', 'A')).toEqual(['feudalism', 'spearmen', 'spearmen']);
  });
});
