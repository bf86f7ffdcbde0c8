/** Moods in detail: raising them, paying for it, what follows from being activated. */
import { describe, expect, it } from 'vitest';
import { L } from '../content/index.ts';
import { duel, position, type Table } from './position.ts';
import { two } from './war.ts';

const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => x.why.key) ?? [];

describe('15. Increase Happiness', () => {
  it('COC-15.1 COC-15.3 several cities, several levels, paid together', () => {
    const t = position()
      .city('Ada', 'D7', { mood: 'angry', with: ['temple'] })
      .city('Ada', 'B4')
      .city('Ada', 'F4', { mood: 'happy' })
      .city('Ben', 'D2')
      .city('barbarians', 'E4')
      .goods('Ada', { mood: 5 });
    t.turn('Ada').answer('Ada', 'happy');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([
      ['raise', 4],
      ['raise', t.space('B4')],
    ]);
    expect(t.reason('Ada', 'raise', 'F4')).toEqual(['already-happy']);
    expect(t.reason('Ada', 'raise', 'D2')).toEqual(['not-your-city']);
    expect(t.reason('Ada', 'raise', 'E4')).toEqual(['not-your-city']);
    expect(t.reason('Ada', 'raise', 'E5')).toEqual(['not-offered']);
    t.answer('Ada', 'raise', 'D7').answer('Ada', 'raise', 'B4');
    expect(t.reason('Ada', 'raise', 'B4')).toEqual(['already-happy']);
    t.answer('Ada', 'raise', 'D7');
    expect(t.reason('Ada', 'raise', 'D7')).toEqual(['already-happy']);
    t.answer('Ada', 'done');
    expect(t.tells()).toEqual(['paid 0 [0,0,0,0,0,5,0]', 'mood 4 1', `mood ${t.space('B4')} 2`, 'mood 4 2']);
    expect([t.s.draft, t.s.actions]).toEqual([[], 2]);
    expect(t.why('Ada', 'happy')).toBe('already-happy');
  });

  it('COC-15.1 tokens picked for one city are not there for the next', () => {
    const t = position()
      .city('Ada', 'D7', { with: ['temple'] })
      .city('Ada', 'B4')
      .city('Ada', 'F4')
      .goods('Ada', { mood: 3 })
      .turn('Ada')
      .answer('Ada', 'happy')
      .answer('Ada', 'raise', 'B4');
    expect(t.legal('Ada', 'raise')).toEqual([
      ['raise', 4],
      ['raise', t.space('F4')],
    ]);
    t.answer('Ada', 'raise', 'F4');
    expect(t.reason('Ada', 'raise', 'D7')).toEqual(['cannot-pay']);
  });

  it('COC-15.3 possible where the smallest unhappy city can be paid for', () => {
    const why = (mood: number) => {
      const t = position()
        .city('Ada', 'D7', { with: ['temple'] })
        .city('Ada', 'B4', { mood: 'happy' })
        .goods('Ada', { mood })
        .turn('Ada');
      expect(t.legal('Ada', 'happy')).toHaveLength(t.may('Ada', 'happy') ? 1 : 0);
      return t.why('Ada', 'happy');
    };
    expect([why(1), why(2)]).toEqual(['cannot-pay', 'legal']);
    const voting = (mood: number) =>
      duel().knows('Ada', 'voting').goods('Ada', { mood }).turn('Ada').why('Ada', 'use', 'voting');
    expect([voting(1), voting(2)]).toEqual(['cannot-pay', 'legal']);
  });

  it('COC-15.2 Rituals: resources and tokens one by one, or all the rest of one kind at once', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'angry', with: ['temple', 'academy'] })
      .knows('Ada', 'rituals')
      .goods('Ada', { food: 1, wood: 3, mood: 1, culture: 5 })
      .goods('Ben', { food: 2 })
      .turn('Ada')
      .answer('Ada', 'happy')
      .answer('Ada', 'raise', 'D7');
    // three of five are picked; another level would cost six
    expect(t.reason('Ada', 'raise', 'D7')).toEqual(['cannot-pay']);
    t.answer('Ada', 'done').waitsFor('Ada: rituals');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([
      ['spend', 0, 1],
      ['spend', 2, 1],
      ['spend', 2, 3],
      ['spend', 5, 1],
    ]);
    expect(t.reason('Ada', 'spend', 'gold', 1)).toEqual(['cannot-pay']);
    expect(t.reason('Ada', 'spend', 'culture', 1)).toEqual(['not-offered']);
    t.answer('Ada', 'spend', 'food', 1);
    expect(t.tells()).toEqual(['paid 0 [1,0,0,0,0,0,0]']);
    expect(t.legal('Ada')).toEqual([
      ['spend', 2, 1],
      ['spend', 2, 2],
      ['spend', 5, 1],
    ]);
    t.answer('Ada', 'spend', 'wood', 2);
    expect(t.tells()).toEqual(['paid 0 [0,0,2,0,0,0,0]', 'mood 4 1']);
    expect([t.has('Ada', 'wood'), t.has('Ada', 'mood'), t.has('Ada', 'culture')]).toEqual([1, 1, 5]);
  });

  it('COC-15.2 Rituals: nobody is asked where there is one way; the last token is offered once of each kind', () => {
    const raised = (goods: object) =>
      duel()
        .knows('Ada', 'rituals')
        .goods('Ada', goods)
        .turn('Ada')
        .answer('Ada', 'happy')
        .answer('Ada', 'raise', 'D7')
        .answer('Ada', 'done');
    const one = raised({ wood: 1 }).waitsFor('Ada: turn');
    expect([one.has('Ada', 'wood'), one.mood('D7')]).toEqual([0, 'happy']);
    expect(raised({ wood: 1, mood: 1 }).waitsFor('Ada: rituals').legal('Ada')).toEqual([
      ['spend', 2, 1],
      ['spend', 5, 1],
    ]);
  });

  it('COC-15.2 Rituals count every resource, not culture; with the Great Arena that too', () => {
    const raises = (goods: object, arena = false) => {
      const t = duel()
        .city('Ada', 'D7', { with: ['temple', 'academy', 'port', 'fortress'] })
        .knows('Ada', 'rituals')
        .goods('Ada', goods);
      if (arena) t.wonder('great-arena', 'B4', 'Ada').city('Ada', 'B4', { mood: 'happy' });
      return t.turn('Ada').may('Ada', 'happy');
    };
    expect(raises({ food: 1, ore: 1, wood: 1, ideas: 1, gold: 1 })).toBe(true);
    expect(raises({ food: 1, ore: 1, wood: 1, ideas: 1, mood: 1 })).toBe(true);
    expect([raises({ mood: 3 }), raises({ mood: 4 }), raises({ mood: 5 })]).toEqual([false, false, true]);
    expect(raises({ food: 1, ore: 1, wood: 1, ideas: 1, culture: 1 })).toBe(false);
    expect(raises({ food: 1, ore: 1, wood: 1, ideas: 1, culture: 1 }, true)).toBe(true);
    const t = duel()
      .wonder('great-arena', 'D7', 'Ada')
      .knows('Ada', 'rituals')
      .goods('Ada', { culture: 2, wood: 1 })
      .turn('Ada')
      .answer('Ada', 'happy')
      .answer('Ada', 'raise', 'D7')
      .answer('Ada', 'done');
    expect(t.legal('Ada')).toEqual([
      ['spend', 2, 1],
      ['spend', 6, 1],
      ['spend', 6, 2],
    ]);
  });

  it('COC-21.9 the Great Arena: culture tokens make happy', () => {
    const t = duel().wonder('great-arena', 'D7', 'Ada').goods('Ada', { culture: 2 }).turn('Ada');
    t.answer('Ada', 'happy').answer('Ada', 'raise', 'D7').answer('Ada', 'done');
    expect([t.mood('D7'), t.has('Ada', 'culture')]).toEqual(['happy', 0]);
    expect(duel().goods('Ada', { culture: 2 }).turn('Ada').why('Ada', 'happy')).toBe('cannot-pay');
  });

  it('Hammurabi: a culture token makes his city Happy, once, beside what else is raised', () => {
    const babylon = (goods: object) =>
      two()
        .city('Ada', 'D7', { mood: 'angry', with: ['temple'] })
        .city('Ada', 'D5')
        .leads('Ada', 'hammurabi', 'D7')
        .goods('Ada', goods)
        .turn('Ada');
    const t = babylon({ culture: 2, mood: 1 }).answer('Ada', 'happy');
    expect(t.legal('Ada')).toEqual([
      ['raise', t.space('D5')],
      ['decree', 4],
    ]);
    t.answer('Ada', 'decree', 'D7');
    expect(t.tells()).toEqual(['paid 0 [0,0,0,0,0,0,1]', 'mood 4 2']);
    expect(t.legal('Ada')).toEqual([['raise', t.space('D5')], ['done']]);
    t.answer('Ada', 'done').waitsFor('Ada: turn');
    expect([t.tells(), t.has('Ada', 'mood'), t.s.levied]).toEqual([[], 1, []]);
    // both together
    const both = babylon({ culture: 1, mood: 1 }).answer('Ada', 'happy').answer('Ada', 'decree', 'D7');
    both.answer('Ada', 'raise', 'D5').answer('Ada', 'done').waitsFor('Ada: turn');
    expect([both.mood('D7'), both.mood('D5'), both.has('Ada', 'mood')]).toEqual(['happy', 'happy', 0]);
    // with nothing but a culture token the action is possible
    expect(babylon({ culture: 1 }).why('Ada', 'happy')).toBe('legal');
    expect(babylon({}).why('Ada', 'happy')).toBe('cannot-pay');
    // a level picked already: no decree on top
    const u = babylon({ culture: 1, mood: 2 }).answer('Ada', 'happy').answer('Ada', 'raise', 'D7');
    expect(u.legal('Ada', 'decree')).toEqual([]);
    expect(
      two().leads('Ada', 'hammurabi', 'D6').goods('Ada', { culture: 1 }).turn('Ada').why('Ada', 'happy'),
    ).toBe('cannot-pay');
    expect(u.s.leader[0]).toBe(L.hammurabi);
  });
});

describe('7, 10, 11. Cities', () => {
  it('COC-10.1 COC-2.2 the reasons why a settler stays one', () => {
    const t = duel().units('Ada', 'D5', { settler: 1 }).turn('Ada');
    expect(t.legal('Ada', 'found')).toEqual([['found', t.space('D5')]]);
    t.s.gone[7] = 5;
    expect(t.reason('Ada', 'found', 'D5')).toEqual(['legal']);
    t.s.gone[7] = 6;
    expect(t.reason('Ada', 'found', 'D5')).toEqual(['no-settlement']);
    const u = two()
      .masters('Ada', 'flood-plains')
      .terrain({ D5: 'barren' })
      .units('Ada', 'D5', { settler: 2 });
    u.turn('Ada').answer('Ada', 'found', 'D5');
    expect([u.tells(), u.unit('D5', 'settler'), u.mood('D5')]).toEqual([
      [`founded 0 ${u.space('D5')}`],
      1,
      'neutral',
    ]);
    expect(u.reason('Ada', 'found', 'D5')).toEqual(['city-here']);
    const infantry = duel()
      .units('Ada', 'D5', { infantry: 1 })
      .units('Ben', 'D4', { settler: 1 })
      .turn('Ada');
    expect(infantry.why('Ada', 'found', 'D5')).toBe('not-offered');
    expect(infantry.why('Ada', 'found', 'D4')).toBe('not-offered');
  });

  it('COC-7.4 a new city begins anew, whatever stood there before', () => {
    const t = duel().units('Ada', 'D5', { settler: 1 });
    const x = t.space('D5');
    t.turn('Ada');
    t.s.activated[x] = 2;
    t.s.angryUse[x] = 1;
    t.s.port[x] = t.space('D6');
    t.s.beloved[x] = 1;
    t.s.druids[x] = 1;
    t.answer('Ada', 'found', 'D5');
    expect([t.s.activated[x], t.s.angryUse[x], t.s.port[x], t.s.beloved[x], t.s.druids[x]]).toEqual([
      0, 0, -1, 0, 0,
    ]);
  });

  it('COC-11.3 an Angry city made happier and driven to anger again works once more', () => {
    const t = duel().city('Ada', 'D7', { mood: 'angry' }).goods('Ada', { mood: 1 }).turn('Ada');
    t.s.actions = 5;
    const collect = () => t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food');
    collect();
    expect(t.reason('Ada', 'collect', 'D7')).toEqual(['angry-used']);
    t.answer('Ada', 'happy').answer('Ada', 'raise', 'D7').answer('Ada', 'done');
    collect();
    expect([t.mood('D7'), t.may('Ada', 'collect', 'D7')]).toEqual(['angry', true]);
  });

  it('26. Bleda drives the city he is in, and only when he is asked to', () => {
    const bleda = () => two().city('Ada', 'D5').leads('Ada', 'bleda', 'D7').turn('Ada');
    const collect = (t: Table, city: string) => {
      t.answer('Ada', 'collect', city);
      while (t.asked() === 'Ada: collect')
        t.answer('Ada', ...(t.legal('Ada', 'take')[0] as ['take', number, number]));
      return t;
    };
    expect(collect(bleda(), 'D7').may('Ada', 'collect', 'D7')).toBe(true);
    const t = bleda().answer('Ada', 'power', 'leader:bleda', 'D7', 0);
    expect(collect(t, 'D5').may('Ada', 'collect', 'D5')).toBe(true);
  });

  it('COC-11.2 COC-7.5 the mood falls with the second activation, never below Angry', () => {
    const t = duel().city('Ada', 'D7', { mood: 'neutral' }).turn('Ada');
    const collect = () => t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food');
    collect();
    expect(t.tells()).toEqual(['gain 0 0 1 0']);
    collect();
    expect(t.tells()).toEqual(['gain 0 0 1 0', 'mood 4 0']);
    expect([t.mood('D7'), t.s.angryUse[4], t.s.actMood, t.s.actSize]).toEqual(['angry', 0, 1, 1]);
    collect();
    expect([t.mood('D7'), t.s.angryUse[4], t.tells()]).toEqual(['angry', 1, ['gain 0 0 0 1']]);
  });
});
