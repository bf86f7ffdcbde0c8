import { BadSettings } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { standing } from '../rules/score.ts';
import { duel, position, Table } from './position.ts';

/** The status phase of age one begins. */
const status = (t: Table, age = 1) =>
  t.arrange(
    s => {
      s.age = age;
      s.roundOfAge = 3;
      s.first = 0;
      s.round = age * 3;
    },
    ['status', null],
  );

describe('24, 25. Status phase and end', () => {
  it('COC-24.2 COC-24.3 COC-24.4 COC-24.6 the steps in order, each by all', () => {
    const t = status(duel());
    t.waitsFor('Ada: freeAdvance')
      .answer('Ada', 'advance', 'storage')
      .waitsFor('Ben: freeAdvance')
      .answer('Ben', 'advance', 'fishing');
    expect([
      t.s.cubes,
      t.has('Ada', 'mood'),
      t.s.hands.map(h => h.length),
      t.s.objectives.map(h => h.length),
    ]).toEqual([[2, 2], 1, [1, 1], [1, 1]]);
    t.waitsFor('Ada: raze').answer('Ada', 'none').answer('Ben', 'raze', 'D2');
    expect([t.ownerOf('D2'), t.has('Ben', 'gold')]).toEqual(['none', 1]);
    expect(t.tells('razed')).toEqual([[1, t.space('D2')]]);
    t.waitsFor('Ada: firstPlayer').answer('Ada', 'seat', 'Ben').waitsFor('Ben: turn');
    expect([t.s.first, t.s.age, t.s.roundOfAge]).toEqual([1, 2, 1]);
  });

  it('COC-24.4 only a city of size one can be razed', () => {
    const t = status(duel().city('Ada', 'B4', { with: ['temple'] }))
      .answer('Ada', 'advance', 'storage')
      .answer('Ben', 'advance', 'storage');
    expect(t.why('Ada', 'raze', 'B4')).toBe('too-large');
  });

  it('COC-24.5 COC-24.5.a changing the government moves the cubes, without bonus and event', () => {
    const t = status(
      duel()
        .knows('Ada', 'philosophy', 'voting', 'civil-liberties', 'myths', 'state-religion')
        .goods('Ada', { ideas: 5 }),
    );
    t.answer('Ada', 'advance', 'storage')
      .answer('Ben', 'advance', 'storage')
      .answer('Ada', 'none')
      .answer('Ben', 'none');
    t.waitsFor('Ada: government');
    expect(t.why('Ada', 'govern', 'autocracy')).toBe('missing-requirement');
    t.answer('Ada', 'govern', 'theocracy').waitsFor('Ada: reform');
    expect(t.why('Ada', 'advance', 'dogma')).toBe('already-owned');
    t.answer('Ada', 'advance', 'devotion');
    expect([
      t.owns('Ada', 'voting'),
      t.owns('Ada', 'dogma'),
      t.owns('Ada', 'devotion'),
      t.has('Ada', 'ideas'),
      t.s.cubes[0],
    ]).toEqual([false, true, true, 2, 2]);
  });

  it('COC-24.5 COC-1.2 the house rule asks a mood and a culture token', () => {
    const t = status(
      duel({ governmentCost: 'tokens' })
        .knows('Ada', 'philosophy', 'voting', 'tactics', 'draft')
        .goods('Ada', { mood: 1, culture: 0 }),
    );
    t.answer('Ada', 'advance', 'roads')
      .answer('Ben', 'advance', 'storage')
      .answer('Ada', 'none')
      .answer('Ben', 'none');
    expect(t.has('Ada', 'culture')).toBe(1);
    t.waitsFor('Ada: government').goods('Ada', { mood: 0 });
    expect(t.reason('Ada', 'govern', 'autocracy')).toEqual(['cannot-pay']);
    t.goods('Ada', { mood: 1 }).answer('Ada', 'govern', 'autocracy');
    expect([t.has('Ada', 'mood'), t.has('Ada', 'culture')]).toEqual([0, 0]);
  });

  it('COC-24.6 EX-76 most tokens name the first player; the present one wins a tie, then the nearest to the left', () => {
    const names = (a: number, b: number, c: number) => {
      const t = position(3)
        .city('Ada', 'E4')
        .city('Ben', 'B7')
        .city('Cyd', 'G8')
        .goods('Ada', { mood: a })
        .goods('Ben', { culture: b })
        .goods('Cyd', { mood: c });
      return t
        .arrange(
          s => {
            s.first = 0;
          },
          ['firstPlayer', null],
          ['gameEnd', null],
        )
        .asked();
    };
    expect(names(5, 7, 7)).toBe('Ben: firstPlayer');
    expect(names(7, 7, 5)).toBe('Ada: firstPlayer');
    const t = duel()
      .wonder('great-lighthouse', 'D2', 'Ada')
      .goods('Ada', { mood: 9 })
      .arrange(
        s => {
          s.first = 0;
        },
        ['firstPlayer', null],
        ['gameEnd', null],
      );
    t.waitsFor('Ben: firstPlayer');
  });

  it('COC-24.1 COC-25.1 the game ends after the objectives of the last age, or where a player has no city', () => {
    const t = status(duel().goods('Ada', { gold: 5 }), 6);
    expect(t.s.over).toBe(true);
    expect(t.tells('end').length).toBe(1);
    const u = duel().goods('Ada', { gold: 5 });
    const [card, half] = u.objective('Ada', 'wealth');
    status(u, 6).waitsFor('Ada: objectives').answer('Ada', 'complete', card, half);
    expect([u.s.over, u.s.done[0].length]).toEqual([true, 1]);
    expect(status(position().city('Ada', 'D7'), 2).s.over).toBe(true);
    expect(status(duel(), 5).s.over).toBe(false);
  });

  it('COC-25.2 EX-77 points by source', () => {
    const t = position()
      .city('Ada', 'D7', { with: ['temple', 'academy', 'port', 'fortress'] })
      .city('Ada', 'B4', { with: ['temple', 'academy', ['port', 'Ben']] });
    t.city('Ada', 'F4')
      .city('Ada', 'F2')
      .city('Ben', 'D2', { with: [['temple', 'Ada']] });
    t.knows(
      'Ada',
      'storage',
      'irrigation',
      'husbandry',
      'engineering',
      'sanitation',
      'roads',
      'fishing',
      'navigation',
      'warships',
      'cartography',
      'writing',
      'philosophy',
      'tactics',
    );
    t.s.done[0] = [0, 2, 4];
    t.s.objectiveDeck = t.s.objectiveDeck.filter(card => card > 2);
    t.wonder('great-arena', 'D7', 'Ada').wonder('great-wall', 'F4', 'Ben');
    expect(standing(t.s)[0].by).toEqual({
      cities: 4 + 6 + 1,
      leaders: 0,
      advances: 7.5,
      objectives: 6,
      wonders: 6,
      events: 0,
    });
    expect(t.points('Ada')).toBe(30.5);
  });

  it('COC-25.3 EX-78 the builder of the Great Pyramid wins a tie; else city pieces and so on decide', () => {
    const t = duel().city('Ada', 'B4').knows('Ben', 'fishing', 'writing');
    expect(t.points('Ada')).toBe(t.points('Ben'));
    expect(standing(t.s).map(x => x.rank)).toEqual([1, 2]);
    t.s.wonderBuilder[6] = 1;
    t.s.wonderAt[6] = -2;
    expect(standing(t.s).map(x => x.rank)).toEqual([2, 1]);
    const u = duel();
    expect(standing(u.s).map(x => x.rank)).toEqual([1, 1]);
  });
});

describe('28. Variants', () => {
  it('COC-28.1 without events only the icon counts', () => {
    const t = duel({ events: 'none' })
      .nextEvent('migration-1')
      .arrange(
        s => {
          s.current = 0;
        },
        ['event', 0],
        ['turn', 0],
      );
    expect([t.has('Ada', 'gold'), t.mood('D7')]).toEqual([2, 'neutral']);
  });

  it('COC-28.2 optional events: the drawer announces before drawing', () => {
    const t = duel({ events: 'optional' })
      .nextEvent('migration-1')
      .arrange(
        s => {
          s.current = 0;
        },
        ['event', 0],
        ['turn', 0],
      );
    t.waitsFor('Ada: fullEvent').answer('Ada', 'no');
    expect([t.has('Ada', 'gold'), t.mood('D7')]).toEqual([2, 'neutral']);
    const u = duel({ events: 'optional' })
      .nextEvent('migration-1')
      .arrange(
        s => {
          s.current = 0;
        },
        ['event', 0],
        ['turn', 0],
      )
      .answer('Ada', 'yes');
    u.answer('Ben', 'at', 'D2');
    expect(u.mood('D7')).toBe('angry');
    const v = duel({ events: 'optional' })
      .nextEvent('pestilence')
      .arrange(
        s => {
          s.current = 0;
        },
        ['event', 0],
        ['turn', 0],
      )
      .answer('Ada', 'no');
    expect([v.s.eventGlobal, v.s.eventDiscard.length]).toEqual([[], 1]);
  });

  it('COC-28.3 EX-79 the short game: two settlers, two free advances, the second without an event, four ages', () => {
    const fresh = new Table(rules, { seats: 2, names: ['Ada', 'Ben'], settings: { length: 'short' } });
    expect(fresh.s.troops[fresh.s.home[0] * 6]).toBe(2);
    const t = duel({ length: 'short' }).nextEvent('good-year-2');
    t.s.cubes[0] = 1;
    status(t).answer('Ada', 'advance', 'storage').answer('Ada', 'at', 'D5');
    expect(t.s.cubes[0]).toBe(3);
    t.answer('Ben', 'advance', 'storage')
      .waitsFor('Ada: freeAdvance')
      .answer('Ada', 'advance', 'fishing')
      .answer('Ben', 'advance', 'fishing');
    expect(t.s.cubes).toEqual([3, 2]);
    expect(status(duel({ length: 'short' }), 4).s.over).toBe(true);
    expect(
      () =>
        new Table(rules, { seats: 2, names: ['Ada', 'Ben'], settings: { length: 'short', ending: 'roll' } }),
    ).toThrow(BadSettings);
  });

  it('COC-28.4 COC-28.6 variable end by roll: from the second round of age six on', () => {
    const round = (age: number, roundOfAge: number, die: number) =>
      duel({ ending: 'roll' })
        .dice(die)
        .arrange(
          s => {
            s.age = age;
            s.roundOfAge = roundOfAge;
          },
          ['round', null],
        );
    expect(round(6, 1, 1).s.over).toBe(true);
    expect(round(6, 1, 2).s.over).toBe(false);
    expect(round(6, 1, 2).tells('endRoll')).toEqual([[0, 2, 1]]);
    expect(round(7, 2, 5).s.over).toBe(true);
    expect(round(7, 2, 6).s.over).toBe(false);
    expect(round(5, 1, 1).s.over).toBe(false);
    expect(status(duel({ ending: 'roll' }), 6).s.over).toBe(false);
    expect(status(duel({ ending: 'roll' }), 7).s.over).toBe(true);
  });

  it('COC-28.5 variable end by wonder: the round is finished, then objectives only', () => {
    const end = (age: number, built: number) =>
      duel({ ending: 'wonder' }).arrange(
        s => {
          s.age = age;
          s.roundOfAge = 2;
          s.builtThisRound = built;
        },
        ['roundEnd', null],
      ).s.over;
    expect([end(6, 1), end(6, 0), end(5, 1)]).toEqual([true, false, false]);
  });

  it('COC-28.8 shared wonders lie face up for all who have Engineering', () => {
    const t = position(2, { wonders: 'shared' })
      .city('Ada', 'D7', { mood: 'happy' })
      .city('Ada', 'B4')
      .city('Ben', 'D2', { mood: 'happy' })
      .city('Ben', 'F2');
    t.goods('Ada', { food: 2 }).turn('Ada').answer('Ada', 'advance', 'engineering');
    const [wonder] = t.s.wonderOpen;
    expect([t.s.wonderOpen.length, t.s.wonders[0]]).toEqual([1, []]);
    t.knows('Ben', 'engineering').goods('Ben', { food: 7, wood: 7, ore: 7, culture: 5 }).turn('Ben');
    expect(['missing-advance', 'needs-building', 'legal']).toContain(t.why('Ben', 'wonder', wonder, 'D2'));
    expect(t.why('Ben', 'wonder', wonder, 'D2')).not.toBe('not-offered');
  });

  it('COC-8.6 COC-29.2 an answer that reveals nothing leaves no mark; a roll does', () => {
    const t = duel()
      .city('Ben', 'D6', { with: ['temple'] })
      .turn('Ada');
    t.g.marked = false;
    t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food');
    expect(t.g.marked).toBe(false);
    t.answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6');
    expect(t.g.marked).toBe(true);
  });
});
