import { describe, expect, it } from 'vitest';
import { duel, position } from './position.ts';

describe('16. Influence', () => {
  it('COC-16.1 COC-16.4 COC-16.5 COC-16.8 COC-16.9 EX-48 range and roll are boosted by culture tokens', () => {
    const t = position()
      .city('Ada', 'D7', { with: ['academy', 'fortress'] })
      .city('Ben', 'D3', { with: ['temple'] })
      .goods('Ada', { culture: 3 });
    t.turn('Ada')
      .dice(3)
      .answer('Ada', 'attempt')
      .answer('Ada', 'influence', 'D7', 'D3')
      .waitsFor('Ada: boost');
    expect(t.has('Ada', 'culture')).toBe(2);
    t.answer('Ada', 'yes');
    expect([t.has('Ada', 'culture'), t.colour('D3', 'temple'), t.s.actions]).toEqual([0, 'Ada', 2]);
    expect(t.s.activated[t.space('D7')]).toBe(0);
    expect(t.why('Ada', 'attempt')).toBe('already-succeeded');
  });

  it('COC-16.4.a EX-111 a roll that can’t be made a success costs nothing', () => {
    const t = position()
      .city('Ada', 'D7')
      .city('Ben', 'D6', { with: ['temple'] })
      .goods('Ada', { culture: 1 })
      .turn('Ada')
      .dice(3);
    t.answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6').waitsFor('Ada: turn');
    expect([t.has('Ada', 'culture'), t.colour('D6', 'temple')]).toEqual([1, 'Ben']);
    expect(t.why('Ada', 'attempt')).toBe('legal');
  });

  it('COC-16.7 COC-16.10 EX-49 nothing may be boosted against Happy cities with Separation of Power', () => {
    const t = position()
      .city('Ada', 'D7', { with: ['academy', 'fortress'] })
      .city('Ben', 'D4', { mood: 'happy', with: ['temple'] });
    t.city('Ben', 'D3', { mood: 'happy', with: ['temple'] })
      .knows('Ben', 'separation-of-power')
      .goods('Ada', { culture: 5 })
      .turn('Ada')
      .dice(4);
    t.answer('Ada', 'attempt');
    expect(t.why('Ada', 'influence', 'D7', 'D3')).toBe('boost-forbidden');
    t.answer('Ada', 'influence', 'D7', 'D4').waitsFor('Ada: turn');
    expect(t.has('Ada', 'culture')).toBe(5);
  });

  it('COC-16.7 Totalitarianism, Devotion and Monuments protect too', () => {
    const t = position()
      .city('Ada', 'D7')
      .city('Ben', 'D5', { with: ['temple'] })
      .units('Ben', 'D5', { infantry: 1 })
      .goods('Ada', { culture: 5 });
    t.turn('Ada').answer('Ada', 'attempt');
    expect(t.why('Ada', 'influence', 'D7', 'D5')).toBe('legal');
    t.knows('Ben', 'totalitarianism');
    expect(t.why('Ada', 'influence', 'D7', 'D5')).toBe('boost-forbidden');
    const u = position()
      .city('Ada', 'D7')
      .city('Ben', 'D5', { with: ['temple'] })
      .knows('Ben', 'devotion')
      .goods('Ada', { culture: 5 });
    u.city('Ben', 'E6', { with: ['academy'] })
      .wonder('great-wall', 'E6', 'Ben')
      .turn('Ada')
      .answer('Ada', 'attempt');
    expect(u.why('Ada', 'influence', 'D7', 'D5')).toBe('boost-forbidden');
    expect(u.why('Ada', 'influence', 'D7', 'E6')).toBe('legal');
    u.knows('Ben', 'monuments');
    expect(u.why('Ada', 'influence', 'D7', 'E6')).toBe('protected');
  });

  it('COC-16.3 EX-50 an influenced city targets only itself, without a boost; Conversion adds one', () => {
    const t = position()
      .city('Ada', 'D7', { with: [['temple', 'Ben']] })
      .city('Ben', 'D6', { with: ['academy'] })
      .goods('Ada', { culture: 5 });
    t.turn('Ada').dice(4).answer('Ada', 'attempt');
    expect(t.why('Ada', 'influence', 'D7', 'D6')).toBe('influenced-source');
    t.answer('Ada', 'influence', 'D7', 'D7').waitsFor('Ada: turn');
    expect(t.colour('D7', 'temple')).toBe('Ben');
    t.knows('Ada', 'conversion').dice(4).answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D7');
    expect([t.colour('D7', 'temple'), t.has('Ada', 'culture')]).toEqual(['Ada', 6]);
  });

  it('COC-16.6 EX-51 one success a turn over all attempts; failures may be repeated', () => {
    const t = position()
      .city('Ada', 'D7')
      .city('Ben', 'D6', { with: ['temple', 'academy'] })
      .knows('Ada', 'arts')
      .goods('Ada', { culture: 1 });
    t.turn('Ada').dice(2).answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6').dice(6);
    t.answer('Ada', 'attempt')
      .answer('Ada', 'influence', 'D7', 'D6')
      .waitsFor('Ada: building')
      .answer('Ada', 'building', 'academy');
    expect([t.colour('D6', 'academy'), t.colour('D6', 'temple')]).toEqual(['Ada', 'Ben']);
    expect(t.why('Ada', 'use', 'arts')).toBe('already-succeeded');
  });

  it('COC-16.2 EX-52 without a piece of the kind nothing is replaced', () => {
    const t = position()
      .city('Ada', 'D7')
      .city('Ben', 'D6', { with: ['temple'] })
      .goods('Ada', { culture: 1 });
    for (const label of ['B2', 'B4', 'F2', 'F4', 'F6']) t.city('Ada', label, { with: ['temple'] });
    t.turn('Ada');
    expect(t.why('Ada', 'attempt')).toBe('no-target');
    t.city('Ben', 'D5', { with: ['academy'] }).answer('Ada', 'attempt');
    expect(t.why('Ada', 'influence', 'D7', 'D6')).toBe('no-piece');
    expect(t.reason('Ada', 'influence', 'F2', 'D5')[0]).toBe('out-of-range');
  });

  it('COC-16.1 COC-16.2 barbarian cities can be targets; settlements never', () => {
    const t = duel()
      .city('barbarians', 'D6', { with: [['temple', 'Ben']] })
      .turn('Ada')
      .dice(5)
      .answer('Ada', 'attempt');
    t.answer('Ada', 'influence', 'D7', 'D6');
    expect([t.colour('D6', 'temple'), t.ownerOf('D6')]).toEqual(['Ada', 'barbarians']);
    const u = duel().city('Ben', 'D6').turn('Ada');
    expect(u.why('Ada', 'attempt')).toBe('no-target');
  });

  it('COC-16.6 Arts make an attempt for a culture token, as a free action', () => {
    const t = position()
      .city('Ada', 'D7')
      .city('Ben', 'D6', { with: ['temple'] })
      .knows('Ada', 'arts')
      .goods('Ada', { culture: 1 });
    t.turn('Ada').dice(5).answer('Ada', 'use', 'arts').answer('Ada', 'influence', 'D7', 'D6');
    expect([t.colour('D6', 'temple'), t.s.actions, t.has('Ada', 'culture')]).toEqual(['Ada', 3, 0]);
  });
});
