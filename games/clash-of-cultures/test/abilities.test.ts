import { describe, expect, it } from 'vitest';
import { A, type AdvanceId, CULTURE, GOLD, MOOD } from '../content/index.ts';
import { duel, position, type Table } from './position.ts';
import { two } from './war.ts';

const turn = (t: Table, ...advances: AdvanceId[]) => t.knows('Ada', ...advances).turn('Ada');

describe('8. What advances let a player do in the own turn', () => {
  it('COC-8.7 each needs its advance; actions need an action', () => {
    const t = duel().goods('Ada', { mood: 9, culture: 9 }).turn('Ada');
    for (const id of [
      'taxes',
      'civil-liberties',
      'arts',
      'voting',
      'absolute-power',
      'forced-labor',
      'drama-and-music',
    ] as const)
      expect(t.may('Ada', 'use', id)).toBe(false);
    t.card('Ada', 'spy');
    expect([t.may('Ada', 'circus', 'D7', 1), t.may('Ada', 'liberty', 'D7'), t.may('Ada', 'barter')]).toEqual([
      false,
      false,
      false,
    ]);
    const u = duel()
      .city('Ben', 'D6', { with: ['temple'] })
      .goods('Ada', { mood: 9, culture: 9 });
    turn(
      u,
      'taxes',
      'civil-liberties',
      'arts',
      'voting',
      'absolute-power',
      'forced-labor',
      'drama-and-music',
    );
    u.knows('Ada', 'circus-and-sports', 'economic-liberty').s.actions = 0;
    const why = (id: AdvanceId) => u.why('Ada', 'use', id);
    expect([why('taxes'), why('civil-liberties'), u.why('Ada', 'circus', 'D7', 1)]).toEqual([
      'no-actions',
      'no-actions',
      'no-actions',
    ]);
    expect([
      why('arts'),
      why('voting'),
      why('absolute-power'),
      why('forced-labor'),
      why('drama-and-music'),
    ]).toEqual(['legal', 'legal', 'legal', 'legal', 'legal']);
    expect(u.why('Ada', 'liberty', 'D7')).toBe('legal');
  });

  it('COC-27.8 Taxes: as many goods as cities, in any mix, for a mood token; once per turn', () => {
    const t = duel().city('Ada', 'B4').city('Ada', 'F4').goods('Ada', { mood: 2 });
    turn(t, 'taxes').answer('Ada', 'use', 'taxes').waitsFor('Ada: taxes');
    expect([t.tells()[0], t.s.actions, t.has('Ada', 'mood')]).toEqual([`uses 0 ${A.taxes}`, 2, 1]);
    expect([
      t.reason('Ada', 'receive', 'food', 1),
      t.reason('Ada', 'receive', 'ore', 3),
      t.reason('Ada', 'receive', 'wood', 4),
      t.reason('Ada', 'receive', 'wood', 0),
      t.reason('Ada', 'receive', 'gold', 1),
      t.reason('Ada', 'receive', 'ideas', 1),
    ]).toEqual([
      ['legal'],
      ['legal'],
      ['not-offered'],
      ['not-offered'],
      ['missing-advance', A.currency],
      ['not-offered'],
    ]);
    t.answer('Ada', 'receive', 'wood', 2).waitsFor('Ada: taxes').answer('Ada', 'receive', 'ore', 1);
    expect([t.asked(), t.has('Ada', 'wood'), t.has('Ada', 'ore')]).toEqual(['Ada: turn', 2, 1]);
    expect(t.why('Ada', 'use', 'taxes')).toBe('once-per-turn');
    const u = duel().goods('Ada', { mood: 1 });
    turn(u, 'taxes', 'currency').answer('Ada', 'use', 'taxes').answer('Ada', 'receive', 'gold', 1);
    expect(u.has('Ada', 'gold')).toBe(1);
    expect(turn(duel(), 'taxes').why('Ada', 'use', 'taxes')).toBe('cannot-pay');
  });

  it('COC-8.7 Civil Liberties: three mood tokens as an action, as often as one likes', () => {
    const t = turn(duel(), 'civil-liberties').answer('Ada', 'use', 'civil-liberties');
    expect([t.has('Ada', 'mood'), t.s.actions, t.tells()]).toEqual([
      3,
      2,
      [`uses 0 ${A['civil-liberties']}`, `gain 0 ${MOOD} 3 0`],
    ]);
    t.answer('Ada', 'use', 'civil-liberties');
    expect(t.has('Ada', 'mood')).toBe(6);
  });

  it('COC-16.6 Arts: an attempt for a culture token, once per turn, where there is something to influence', () => {
    const t = duel()
      .city('Ben', 'D6', { with: ['temple'] })
      .goods('Ada', { culture: 2 });
    turn(t, 'arts').dice(1).answer('Ada', 'use', 'arts').waitsFor('Ada: influence');
    expect([t.has('Ada', 'culture'), t.s.actions]).toEqual([1, 3]);
    t.answer('Ada', 'influence', 'D7', 'D6');
    while (t.asked() !== 'Ada: turn') t.answer('Ada', 'none');
    expect(t.why('Ada', 'use', 'arts')).toBe('once-per-turn');
    expect(turn(duel().goods('Ada', { culture: 1 }), 'arts').why('Ada', 'use', 'arts')).toBe('no-target');
    const poor = duel().city('Ben', 'D6', { with: ['temple'] });
    expect(turn(poor, 'arts').why('Ada', 'use', 'arts')).toBe('cannot-pay');
  });

  it('COC-26.18 Hellenistic Culture: Arts for two mood tokens only where there is no culture token', () => {
    const laid = (mood: number, culture: number) => {
      const t = two()
        .city('Ben', 'D6', { with: ['temple'] })
        .masters('Ada', 'hellenization');
      return turn(t.goods('Ada', { mood, culture }), 'arts');
    };
    expect([laid(1, 0).why('Ada', 'use', 'arts'), laid(2, 0).why('Ada', 'use', 'arts')]).toEqual([
      'cannot-pay',
      'legal',
    ]);
    const t = laid(3, 1).answer('Ada', 'use', 'arts');
    expect([t.has('Ada', 'mood'), t.has('Ada', 'culture')]).toEqual([3, 0]);
    const u = laid(3, 0).answer('Ada', 'use', 'arts');
    expect([u.has('Ada', 'mood'), u.tells('paid')]).toEqual([1, [[0, [0, 0, 0, 0, 0, 2, 0]]]]);
    const none = two().masters('Ada', 'hellenization').goods('Ada', { mood: 2 });
    expect(turn(none, 'arts').why('Ada', 'use', 'arts')).toBe('no-target');
    // it is about Arts alone
    const voting = two().masters('Ada', 'hellenization').goods('Ada', { mood: 3 });
    turn(voting, 'absolute-power').answer('Ada', 'use', 'absolute-power');
    expect(voting.has('Ada', 'mood')).toBe(1);
    const labor = two().masters('Ada', 'hellenization').goods('Ada', { mood: 3 });
    turn(labor, 'forced-labor').answer('Ada', 'use', 'forced-labor');
    expect(labor.has('Ada', 'mood')).toBe(2);
    const other = two()
      .city('Ben', 'D6', { with: ['temple'] })
      .goods('Ada', { mood: 2 });
    expect(turn(other, 'arts').why('Ada', 'use', 'arts')).toBe('cannot-pay');
  });

  it('COC-15.2 Voting: happiness as a free action for a mood token more', () => {
    const t = duel().goods('Ada', { mood: 1 });
    expect(turn(t, 'voting').why('Ada', 'use', 'voting')).toBe('cannot-pay');
    t.goods('Ada', { mood: 2 }).answer('Ada', 'use', 'voting').waitsFor('Ada: happy');
    t.answer('Ada', 'raise', 'D7').answer('Ada', 'done');
    expect([t.mood('D7'), t.has('Ada', 'mood'), t.s.actions]).toEqual(['happy', 0, 3]);
  });

  it('COC-8.7 Absolute Power: an action more for two mood tokens, once', () => {
    const t = duel().goods('Ada', { mood: 1 });
    expect(turn(t, 'absolute-power').why('Ada', 'use', 'absolute-power')).toBe('cannot-pay');
    t.goods('Ada', { mood: 4 }).answer('Ada', 'use', 'absolute-power');
    expect([t.s.actions, t.has('Ada', 'mood')]).toEqual([4, 2]);
    // told once it is paid
    expect(t.tells().slice(1)).toEqual(['paid 0 [0,0,0,0,0,2,0]', 'extraAction 0']);
    expect(t.why('Ada', 'use', 'absolute-power')).toBe('once-per-turn');
  });

  it('COC-27.6 Forced Labor: Angry cities collect by their size, for a mood token, once', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'angry', with: ['temple'] })
      .goods('Ada', { mood: 2 });
    turn(t, 'forced-labor').answer('Ada', 'use', 'forced-labor');
    expect([t.has('Ada', 'mood'), t.why('Ada', 'use', 'forced-labor')]).toEqual([1, 'once-per-turn']);
    t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food').answer('Ada', 'take', 'D6', 'food');
    expect([t.asked(), t.has('Ada', 'food')]).toEqual(['Ada: turn', 2]);
  });

  it('COC-8.7 Drama & Music: a token into one of the other kind, once per turn', () => {
    const t = duel().goods('Ada', { mood: 1 });
    turn(t, 'drama-and-music').answer('Ada', 'use', 'drama-and-music').waitsFor('Ada: drama');
    expect([t.why('Ada', 'choose', 'mood'), t.why('Ada', 'choose', 'culture')]).toEqual([
      'cannot-pay',
      'legal',
    ]);
    t.answer('Ada', 'choose', 'culture');
    expect([t.has('Ada', 'mood'), t.has('Ada', 'culture'), t.tells()]).toEqual([
      0,
      1,
      ['paid 0 [0,0,0,0,0,1,0]', `gain 0 ${CULTURE} 1 0`],
    ]);
    expect([t.why('Ada', 'use', 'drama-and-music'), t.s.actions]).toEqual(['once-per-turn', 3]);
    const u = duel().goods('Ada', { culture: 1 });
    turn(u, 'drama-and-music').answer('Ada', 'use', 'drama-and-music');
    expect([u.why('Ada', 'choose', 'mood'), u.why('Ada', 'choose', 'culture')]).toEqual([
      'legal',
      'cannot-pay',
    ]);
    u.answer('Ada', 'choose', 'mood');
    expect([u.has('Ada', 'mood'), u.tells()[0]]).toEqual([1, 'paid 0 [0,0,0,0,0,0,1]']);
    expect(turn(duel(), 'drama-and-music').why('Ada', 'use', 'drama-and-music')).toBe('cannot-pay');
    const ben = duel().knows('Ben', 'drama-and-music').goods('Ben', { mood: 2 }).turn('Ben');
    ben.answer('Ben', 'use', 'drama-and-music').answer('Ben', 'choose', 'culture');
    expect([ben.has('Ben', 'mood'), ben.has('Ben', 'culture')]).toEqual([1, 1]);
  });

  it('COC-15.2 Circus & Sports: one city, one or two levels, a culture token each', () => {
    const t = duel().city('Ada', 'B4', { mood: 'angry' }).city('Ada', 'F4', { mood: 'happy' });
    turn(t.goods('Ada', { culture: 2 }), 'circus-and-sports');
    const why = (label: string, levels: number) => t.why('Ada', 'circus', label, levels);
    expect([why('D7', 1), why('D7', 2), why('B4', 1), why('B4', 2), why('F4', 1), why('D2', 1)]).toEqual([
      'legal',
      'already-happy',
      'legal',
      'legal',
      'already-happy',
      'not-offered',
    ]);
    t.answer('Ada', 'circus', 'B4', 2);
    expect([t.mood('B4'), t.has('Ada', 'culture'), t.s.actions]).toEqual(['happy', 0, 2]);
    expect(t.tells()[0]).toBe(`uses 0 ${A['circus-and-sports']}`);
    expect(why('D7', 1)).toBe('cannot-pay');
    t.goods('Ada', { culture: 1 }).answer('Ada', 'circus', 'D7', 1);
    expect(t.mood('D7')).toBe('happy');
    const arena = duel().goods('Ada', { mood: 1 }).wonder('great-arena', 'D7', 'Ada');
    turn(arena, 'circus-and-sports').answer('Ada', 'circus', 'D7', 1);
    expect(arena.has('Ada', 'mood')).toBe(0);
  });

  it('COC-11.11 Economic Liberty: a Collect for a mood token, the only one of the turn', () => {
    const t = duel().city('Ada', 'B4').goods('Ada', { mood: 2 });
    turn(t, 'economic-liberty');
    expect(t.why('Ada', 'liberty', 'D2')).toBe('not-offered');
    t.answer('Ada', 'liberty', 'D7').waitsFor('Ada: collect');
    expect(t.tells()[0]).toBe(`uses 0 ${A['economic-liberty']}`);
    t.answer('Ada', 'take', 'D7', 'food');
    expect([t.has('Ada', 'food'), t.has('Ada', 'mood'), t.s.actions]).toEqual([1, 1, 3]);
    expect([t.why('Ada', 'liberty', 'B4'), t.may('Ada', 'collect', 'B4')]).toEqual(['only-collect', false]);
    const u = turn(duel().goods('Ada', { mood: 1 }), 'economic-liberty');
    u.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food');
    expect(u.why('Ada', 'liberty', 'D7')).toBe('only-collect');
    expect(turn(duel(), 'economic-liberty').why('Ada', 'liberty', 'D7')).toBe('cannot-pay');
    const barren = position().terrain({ D7: 'barren' }).city('Ada', 'D7').goods('Ada', { mood: 1 });
    for (const label of ['D6', 'E7', 'C7', 'C8', 'D8', 'E8']) barren.terrain({ [label]: 'barren' });
    expect(turn(barren, 'economic-liberty').why('Ada', 'liberty', 'D7')).toBe('nothing-to-collect');
  });

  it('COC-8.7 Bartering: an action card for a gold or a culture token, once per turn', () => {
    const t = duel();
    const card = t.card('Ada', 'spy');
    const other = t.card('Ada', 'spy');
    turn(t, 'bartering').answer('Ada', 'barter').waitsFor('Ada: barter');
    expect(t.tells()).toEqual([`uses 0 ${A.bartering}`]);
    expect([t.why('Ada', 'swap', card, 'gold'), t.why('Ada', 'swap', other, 'culture')]).toEqual([
      'legal',
      'legal',
    ]);
    expect(t.why('Ada', 'swap', card, 'mood')).toBe('not-offered');
    t.answer('Ada', 'swap', card, 'gold').waitsFor('Ada: turn');
    expect([t.tells(), t.s.hands[0], t.s.actionDiscard, t.s.actions]).toEqual([
      [`discarded 0 ${card}`, `gain 0 ${GOLD} 1 0`],
      [other],
      [card],
      3,
    ]);
    expect(t.why('Ada', 'barter')).toBe('once-per-turn');
    const u = duel();
    const only = u.card('Ada', 'spy');
    turn(u, 'bartering').answer('Ada', 'barter').answer('Ada', 'swap', only, 'culture');
    expect(u.has('Ada', 'culture')).toBe(1);
    expect(turn(duel(), 'bartering').why('Ada', 'barter')).toBe('no-card');
  });
});
