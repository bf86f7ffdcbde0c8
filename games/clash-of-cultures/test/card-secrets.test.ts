/** Cards that stay in the hand: what others learn from being asked about them. */
import { redact, SECRET_QUESTION } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { duel, expansion } from './position.ts';

describe('22. Asked about cards', () => {
  it('COC-29.3 whether somebody holds Teach Us! is not told by the question', () => {
    const t = duel().turn('Ada');
    t.card('Ada', 'teach-us');
    t.s.asked = [];
    t.g.ask(0, 'teachUs', 1);
    expect([redact(rules, t.s, 0).asked[0].kind, redact(rules, t.s, 1).asked[0].kind]).toEqual([
      'teachUs',
      SECRET_QUESTION,
    ]);
  });

  it('COC-8.3 Shogunate pays for one card that is an action, and for no other', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').masters('Ada', 'shogunate');
    t.goods('Ada', { culture: 2, wood: 2 }).units('barbarians', 'D5', { infantry: 1 });
    const free = t.card('Ada', 'leadership');
    const army = t.card('Ada', 'mercenaries');
    t.turn('Ada').answer('Ada', 'power', 'civ:shogunate', -1, 0);
    const before = t.s.actions;
    // a card that is no action leaves it to the next one
    t.answer('Ada', 'play', free);
    expect(t.s.actions).toBe(before + 1);
    t.answer('Ada', 'play', army).answer('Ada', 'hire', 'D5', 'wood').answer('Ada', 'march', 'D5', 'D4');
    expect(t.s.actions).toBe(before + 1);
  });
});
