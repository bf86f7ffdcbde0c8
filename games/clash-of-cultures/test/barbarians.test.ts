import { describe, expect, it } from 'vitest';
import { duel, position, type Table } from './position.ts';

/** The icon is resolved for Ada, then it is her turn. */
const icon = (t: Table, step: 'barbarianCity' | 'barbariansMove') =>
  t.arrange(
    s => {
      s.current = 0;
    },
    [step, 0],
    ['turn', 0],
  );

describe('19. Barbarians', () => {
  it('COC-19.2 EX-69 they settle two spaces away; next to an own city only where nothing else is left', () => {
    const t = icon(duel(), 'barbarianCity').waitsFor('Ada: barbarianCity');
    expect(t.why('Ada', 'at', 'D6')).toBe('not-here');
    expect(t.why('Ada', 'at', 'D5')).toBe('legal');
    expect(t.why('Ada', 'at', 'D4')).toBe('not-here');
    t.answer('Ada', 'at', 'D5');
    expect([t.ownerOf('D5'), t.unit('D5', 'infantry')]).toEqual(['barbarians', 1]);
    const u = duel().terrain({ D6: 'sea', E7: 'sea', C7: 'sea', C8: 'sea', E8: 'sea' });
    icon(u, 'barbarianCity');
    expect([u.ownerOf('D8'), u.unit('D8', 'infantry')]).toEqual(['barbarians', 1]);
  });

  it('COC-19.2 not on barren or exhausted land, not next to cities of others', () => {
    const t = duel().terrain({ D5: 'barren' }).city('Ben', 'E5');
    t.s.exhausted[t.space('C6')] = 1;
    icon(t, 'barbarianCity');
    expect(t.why('Ada', 'at', 'D5')).toBe('not-here');
    expect(t.why('Ada', 'at', 'E6')).toBe('not-here');
    expect(t.why('Ada', 'at', 'C6')).toBe('not-offered');
    expect(t.why('Ada', 'at', 'B7')).toBe('legal');
  });

  it('COC-19.3 COC-19.1 reinforcement: any barbarian city with fewer than four', () => {
    const t = duel()
      .city('barbarians', 'F2')
      .units('barbarians', 'F2', { infantry: 4 })
      .city('barbarians', 'F4')
      .city('barbarians', 'B4');
    t.arrange(() => {}, ['reinforce', 0], ['turn', 0]).waitsFor('Ada: reinforce');
    expect(t.why('Ada', 'at', 'F2')).toBe('stack-limit');
    t.answer('Ada', 'at', 'F4');
    expect(t.unit('F4', 'infantry')).toBe(1);
  });

  it('COC-19.4 EX-70 with no army near they only settle', () => {
    const t = duel().city('barbarians', 'F2').units('barbarians', 'F2', { infantry: 1 });
    icon(t, 'barbariansMove').waitsFor('Ada: barbarianCity').answer('Ada', 'at', 'D5');
    expect([t.unit('F2', 'infantry'), t.unit('D5', 'infantry')]).toEqual([1, 1]);
    t.waitsFor('Ada: turn');
  });

  it('COC-19.4 COC-19.5 COC-19.5.a armies march towards the nearest city; cities near are reinforced', () => {
    const t = duel().city('barbarians', 'D5').units('barbarians', 'D5', { infantry: 2 });
    t.units('Ada', 'D7', { infantry: 4 });
    icon(t, 'barbariansMove');
    expect([t.unit('D6', 'infantry'), t.unit('D5', 'infantry')]).toEqual([2, 1]);
    const u = duel().units('barbarians', 'C6', { infantry: 1 }).units('Ada', 'D7', { infantry: 1 });
    icon(u, 'barbariansMove').waitsFor('Ada: march');
    expect(u.why('Ada', 'march', 'C6', 'C5')).toBe('not-towards');
    u.answer('Ada', 'march', 'C6', 'C7');
    expect(u.unit('C7', 'infantry')).toBe(1);
  });

  it('COC-19.5 a step that breaks the stack limit is not available', () => {
    const t = duel()
      .units('barbarians', 'D5', { infantry: 2 })
      .units('barbarians', 'D6', { infantry: 3 })
      .terrain({ E7: 'sea', C7: 'sea', C8: 'sea', E8: 'sea', D8: 'sea' });
    t.units('Ada', 'D7', { infantry: 4 }).dice(1, 1, 1, 1, 1, 1, 1);
    icon(t, 'barbariansMove');
    expect(t.unit('D5', 'infantry')).toBe(0);
    expect(t.unit('D6', 'infantry')).toBe(2);
  });

  it('COC-19.6 COC-19.7 COC-19.8 they attack whoever stands there; a captured city turns grey, buildings keep their colours', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple'] })
      .city('Ada', 'B2')
      .units('barbarians', 'D6', { infantry: 1 });
    icon(t, 'barbariansMove').waitsFor('Ada: settlerTo').answer('Ada', 'at', 'B2');
    expect([t.ownerOf('D7'), t.colour('D7', 'temple'), t.mood('D7'), t.unit('D7', 'infantry')]).toEqual([
      'barbarians',
      'Ada',
      'angry',
      1,
    ]);
    expect(t.points('Ada')).toBe(1 + 1 + 1);
  });

  it('COC-19.6 COC-17.15 barbarians never retreat and play no cards', () => {
    const t = duel()
      .knows('Ada', 'tactics')
      .units('Ada', 'D7', { infantry: 1 })
      .units('barbarians', 'D6', { infantry: 2 })
      .dice(1, 1, 1, 1, 1, 1);
    icon(t, 'barbariansMove');
    expect(t.tells('combatRoll').length).toBeGreaterThan(3);
  });

  it('COC-19.9 EX-68 beating them brings a gold, their city another one', () => {
    const t = duel()
      .knows('Ada', 'tactics')
      .city('barbarians', 'D5', { with: [['temple', 'Ben']] })
      .units('barbarians', 'D5', { infantry: 2 });
    t.units('Ada', 'D6', { infantry: 4 }).turn('Ada').dice(6, 6, 6, 6, 1, 1);
    t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'go', 'D5');
    expect([t.has('Ada', 'gold'), t.ownerOf('D5'), t.mood('D5'), t.colour('D5', 'temple')]).toEqual([
      2,
      'Ada',
      'angry',
      'Ben',
    ]);
  });

  it('COC-19.9 defending against them brings a gold too', () => {
    const t = duel()
      .units('Ada', 'D7', { infantry: 3 })
      .units('barbarians', 'D6', { infantry: 1 })
      .dice('1 leader', 6, 6, 6);
    icon(t, 'barbariansMove');
    expect([t.has('Ada', 'gold'), t.unit('D7', 'infantry'), t.ownerOf('D7')]).toEqual([1, 3, 'Ada']);
  });

  it('COC-21.4 the Great Wall beats barbarians by itself and weakens attackers of Happy cities', () => {
    const t = position()
      .city('Ada', 'D7')
      .city('Ada', 'F2')
      .wonder('great-wall', 'F2', 'Ada')
      .units('barbarians', 'D6', { infantry: 4 });
    icon(t, 'barbariansMove');
    expect([t.ownerOf('D7'), t.has('Ada', 'gold'), t.unit('D6', 'infantry')]).toEqual(['Ada', 1, 0]);
    const u = duel()
      .knows('Ada', 'tactics')
      .city('Ben', 'D5', { mood: 'happy' })
      .wonder('great-wall', 'D2', 'Ben')
      .units('Ben', 'D5', { infantry: 1 });
    u.units('Ada', 'D6', { infantry: 1 }).turn('Ada').dice('4 cavalry', 1);
    u.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'go', 'D5');
    expect(u.tells('combatRoll')[0][3]).toBe(2);
  });
});
