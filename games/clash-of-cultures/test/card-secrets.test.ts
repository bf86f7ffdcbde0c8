/** Cards that stay in the hand: what others learn from being asked about them. */
import { HIDDEN, redact, SECRET_QUESTION, SPECTATOR } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { duel, expansion, position } from './position.ts';

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

  it('COC-5.3.a COC-22.2 the second player’s cards bind and cost the second player', () => {
    const t = position(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8').goods('Ben', { culture: 1 });
    const peace = t.card('Ben', 'negotiations');
    t.turn('Ben').answer('Ben', 'play', peace).answer('Ben', 'seat', 'Cyd');
    expect(t.s.ban).toEqual([0, 0, 0, 0, 0, 1, 0, 2, 0]);
    const u = duel()
      .units('barbarians', 'D4', { infantry: 1 })
      .goods('Ben', { wood: 1 })
      .goods('Ada', { wood: 1 });
    const army = u.card('Ben', 'mercenaries');
    u.turn('Ben').answer('Ben', 'play', army).answer('Ben', 'hire', 'D4', 'wood');
    expect([u.has('Ben', 'wood'), u.has('Ada', 'wood')]).toEqual([0, 1]);
  });

  it('COC-29.2 what a Spy has seen can’t be taken back', () => {
    const t = duel().goods('Ada', { culture: 1 });
    t.card('Ben', 'ideas');
    const card = t.card('Ada', 'spy');
    t.turn('Ada').g.marked = false;
    t.answer('Ada', 'play', card);
    expect(t.g.marked).toBe(true);
  });

  it('COC-29.1 cards the Great Seer assigned, tiles that lie open, losses one has chosen', () => {
    const t = expansion();
    t.s.assigned[1] = [t.s.objectiveDeck.pop() as number];
    const seen = (seer: number, seat: number) => {
      t.s.seer = seer;
      return redact(rules, t.s, seat).assigned[1][0] !== HIDDEN;
    };
    expect([seen(0, 0), seen(0, 1), seen(1, 1), seen(-1, SPECTATOR)]).toEqual([true, false, true, false]);
    expect(redact(rules, t.s, SPECTATOR).slotTile).toEqual(t.s.slotTile);
    t.unexplored(0, t.s.slotTile[0]);
    expect(
      redact(rules, t.s, 0)
        .slotTile.map(tile => tile === HIDDEN)
        .indexOf(true),
    ).toBe(0);
    t.s.battle.space = t.space('D5');
    t.s.battle.chooser = [0, 1];
    t.s.battle.split = [1, 2];
    expect([redact(rules, t.s, 0).battle.split, redact(rules, t.s, 1).battle.split]).toEqual([
      [1, HIDDEN],
      [HIDDEN, 2],
    ]);
  });
});
