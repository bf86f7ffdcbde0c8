import { HIDDEN, redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import type { UpperId } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { duel, type Table } from './position.ts';

/** Ada holds and plays the card. */
function play(t: Table, upper: UpperId): Table {
  const card = t.card('Ada', upper);
  return t.turn('Ada').answer('Ada', 'play', card);
}

const why = (t: Table, upper: UpperId) => {
  const card = t.card('Ada', upper);
  return t.turn('Ada').why('Ada', 'play', card);
};

describe('22. Action cards', () => {
  it('COC-22.1 COC-22.2 COC-22.4 cards are secret, cost what they say, go to the pile; they must have an effect', () => {
    const t = duel().goods('Ada', { culture: 1 });
    const card = t.card('Ada', 'militia');
    t.turn('Ada');
    expect(redact(rules, t.s, 1).hands[0]).toEqual([HIDDEN]);
    t.answer('Ada', 'play', card);
    expect([t.unit('D7', 'infantry'), t.has('Ada', 'culture'), t.s.actions]).toEqual([1, 0, 3]);
    expect(t.s.actionDiscard).toEqual([card]);
    expect(why(duel(), 'militia')).toBe('cannot-pay');
    expect(why(duel(), 'ideas')).toBe('no-effect');
    expect(why(duel().units('Ada', 'D7', { infantry: 4 }).goods('Ada', { culture: 1 }), 'militia')).toBe(
      'no-effect',
    );
  });

  it('COC-22.4 an empty deck is made of the discards; with none there is no draw', () => {
    const t = duel().goods('Ada', { food: 2 });
    t.s.actionDiscard = t.s.actionDeck.splice(0);
    t.turn('Ada').answer('Ada', 'advance', 'writing');
    expect([t.s.hands[0].length, t.s.actionDeck.length, t.s.actionDiscard.length]).toEqual([1, 41, 0]);
  });

  it('COC-22.5 Inspiration and Technology Trade: an advance of a player near', () => {
    const t = play(duel().knows('Ben', 'fishing').units('Ada', 'D4', { settler: 1 }), 'inspiration').waitsFor(
      'Ada: freeAdvance',
    );
    expect(t.why('Ada', 'advance', 'writing')).toBe('not-among-these');
    t.answer('Ada', 'advance', 'fishing');
    expect([t.owns('Ada', 'fishing'), t.s.cubes[0]]).toEqual([true, 3]);
    expect(why(duel().knows('Ben', 'fishing'), 'inspiration')).toBe('no-effect');
    const u = play(
      duel().knows('Ben', 'fishing').knows('Ada', 'myths').units('Ada', 'D4', { settler: 1 }),
      'technology-trade',
    );
    u.answer('Ada', 'advance', 'fishing').waitsFor('Ben: freeAdvance').answer('Ben', 'advance', 'myths');
    expect([u.owns('Ben', 'myths'), u.has('Ben', 'mood'), u.s.cubes[1]]).toEqual([true, 1, 3]);
  });

  it('COC-22.3 Hero General and Great Ideas: after a victory, one copy for each', () => {
    const t = duel()
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { infantry: 3 })
      .units('Ben', 'D5', { infantry: 1 })
      .goods('Ada', { mood: 1 });
    const hero = t.card('Ada', 'hero-general');
    const second = t.card('Ada', 'hero-general');
    const ideas = t.card('Ada', 'great-ideas');
    t.turn('Ada');
    expect([t.why('Ada', 'play', hero), t.why('Ada', 'play', ideas)]).toEqual([
      'after-victory',
      'after-victory',
    ]);
    t.dice(6, 6, 6, 1)
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D5');
    t.answer('Ada', 'none').answer('Ada', 'stop');
    t.answer('Ada', 'play', hero).answer('Ada', 'raise', 'D7');
    expect([t.mood('D7'), t.has('Ada', 'mood')]).toEqual(['happy', 1]);
    expect(t.why('Ada', 'play', second)).toBe('after-victory');
    t.answer('Ada', 'play', ideas);
    expect(t.has('Ada', 'ideas')).toBe(2);
  });

  it('COC-29.1 Spy sees the hand of another and may swap a card; both still know them', () => {
    const t = duel().goods('Ada', { culture: 1 });
    const mine = t.card('Ada', 'militia');
    const theirs = t.card('Ben', 'leadership');
    play(t, 'spy').waitsFor('Ada: spy');
    expect(redact(rules, t.s, 0).hands[1]).toEqual([theirs]);
    t.answer('Ada', 'exchange', 0, mine, theirs);
    expect([t.s.hands[0], t.s.hands[1]]).toEqual([[theirs], [mine]]);
    expect([redact(rules, t.s, 0).hands[1], redact(rules, t.s, 1).hands[0]]).toEqual([[mine], [theirs]]);
    expect(t.s.actions).toBe(2);
  });

  it('COC-22.2 Ideas pays for each city with an Academy, whatever its colour', () => {
    const t = play(
      duel()
        .city('Ada', 'D7', { with: [['academy', 'Ben']] })
        .city('Ada', 'B4', { with: ['academy'] }),
      'ideas',
    );
    expect(t.has('Ada', 'ideas')).toBe(2);
  });

  it('COC-22.2 Mercenaries: armies near are paid, then move where one wants', () => {
    const t = duel()
      .city('barbarians', 'D5')
      .units('barbarians', 'D5', { infantry: 2 })
      .goods('Ada', { wood: 1 });
    play(t, 'mercenaries').waitsFor('Ada: hire');
    expect(t.why('Ada', 'done')).toBe('hire-somebody');
    t.answer('Ada', 'hire', 'D5', 'wood').waitsFor('Ada: command').answer('Ada', 'march', 'D5', 'D4');
    expect([t.unit('D4', 'infantry'), t.unit('D5', 'infantry'), t.has('Ada', 'wood'), t.s.actions]).toEqual([
      2, 1, 0, 2,
    ]);
  });

  it('COC-16.2 Cultural Takeover: the settlement of a small barbarian city comes over', () => {
    const t = duel().city('barbarians', 'D6').units('barbarians', 'D6', { infantry: 2 });
    play(t, 'cultural-takeover').dice(5).answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6');
    t.waitsFor('Ada: garrison').answer('Ada', 'unit', 'settler', 0);
    expect([t.ownerOf('D6'), t.mood('D6'), t.unit('D6', 'infantry'), t.unit('D6', 'settler')]).toEqual([
      'Ada',
      'neutral',
      0,
      1,
    ]);
    const u = duel().city('barbarians', 'D6').turn('Ada');
    expect(u.why('Ada', 'attempt')).toBe('no-target');
  });

  it('COC-22.2 City Development constructs for nothing, and activates the city', () => {
    const t = play(
      duel().city('Ada', 'B4').knows('Ada', 'writing').goods('Ada', { culture: 1 }),
      'city-development',
    );
    t.answer('Ada', 'construct', 'D7', 'academy');
    expect([
      t.colour('D7', 'academy'),
      t.has('Ada', 'ideas'),
      t.s.activated[t.space('D7')],
      t.s.actions,
    ]).toEqual(['Ada', 2, 1, 2]);
  });

  it('COC-22.6 the harvest cards bind the next Collect', () => {
    const t = play(duel().knows('Ada', 'storage'), 'great-harvest').answer('Ada', 'collect', 'D7');
    for (const label of ['D7', 'D6', 'E7']) t.answer('Ada', 'take', label, 'food');
    t.waitsFor('Ada: turn');
    expect([t.has('Ada', 'food'), t.s.bound]).toEqual([3, 0]);
    const u = play(
      duel()
        .city('Ada', 'D7', { with: ['temple'] })
        .terrain({ D6: 'mountain' }),
      'seasonal-harvest',
    );
    expect(why(u, 'great-harvest')).toBe('legal');
    const v = play(
      duel()
        .city('Ada', 'D7', { with: ['temple'] })
        .terrain({ D6: 'mountain' }),
      'seasonal-harvest',
    );
    const other = v.card('Ada', 'great-harvest');
    expect(v.why('Ada', 'play', other)).toBe('harvest-bound');
    v.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D6', 'ore').answer('Ada', 'take', 'D6', 'ore');
    expect(v.has('Ada', 'ore')).toBe(2);
  });

  it('COC-5.3.a COC-11.18.a Negotiations: at the start of the turn; both are bound, each in one turn', () => {
    const t = duel()
      .knows('Ada', 'tactics')
      .goods('Ada', { culture: 1 })
      .units('Ada', 'D6', { infantry: 1 })
      .units('Ben', 'D5', { infantry: 1 })
      .knows('Ben', 'tactics');
    const card = t.card('Ada', 'negotiations');
    t.turn('Ada', ['turnStart', 1])
      .answer('Ada', 'play', card)
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all');
    expect(t.reason('Ada', 'go', 'D5')).toEqual(['negotiations', 1]);
    t.answer('Ada', 'back').answer('Ada', 'stop').answer('Ada', 'end');
    t.answer('Ben', 'move').answer('Ben', 'from', 'D5').answer('Ben', 'all');
    expect(t.why('Ben', 'go', 'D6')).toBe('negotiations');
    t.answer('Ben', 'back').answer('Ben', 'stop').answer('Ben', 'end');
    expect(t.s.ban).toEqual([0, 0, 0, 0]);
    const u = duel().goods('Ada', { culture: 1 });
    const late = u.card('Ada', 'negotiations');
    u.turn('Ada').answer('Ada', 'move').answer('Ada', 'stop');
    expect(u.why('Ada', 'play', late)).toBe('only-at-start');
  });

  it('COC-8.5 Leadership adds an action, Assassination takes one of another player’s next turn', () => {
    const t = play(duel().goods('Ada', { culture: 2 }), 'leadership');
    expect(t.s.actions).toBe(4);
    const u = duel().goods('Ada', { culture: 2 });
    const first = u.card('Ada', 'assassination');
    const second = u.card('Ada', 'assassination');
    u.turn('Ada', ['turnStart', 1]).answer('Ada', 'play', first);
    expect(u.why('Ada', 'play', second)).toBe('no-effect');
    u.answer('Ada', 'end');
    expect([u.s.actions, u.s.assassinated]).toEqual([2, [0, 0]]);
  });

  it('COC-23.6 New Plans: one of two drawn objective cards for one of the own', () => {
    const t = duel().goods('Ada', { culture: 1 });
    const [given] = t.objective('Ada', 'wealth');
    play(t, 'new-plans').waitsFor('Ada: newPlans');
    const [drawn] = t.s.looking;
    expect(redact(rules, t.s, 1).looking.every(card => card === HIDDEN)).toBe(true);
    t.answer('Ada', 'keep', drawn, given);
    expect([t.s.objectives[0], t.s.looking, t.s.objectiveDeck.length]).toEqual([[drawn], [], 31]);
    expect(t.s.objectiveDeck).toContain(given);
    expect(why(duel().goods('Ada', { culture: 1 }), 'new-plans')).toBe('no-effect');
  });

  it('COC-9.5.a Synergies buys two advances of a category, only where both can be paid', () => {
    const t = play(duel().goods('Ada', { ideas: 4 }), 'synergies').answer('Ada', 'advance', 'fishing');
    t.waitsFor('Ada: synergy');
    expect(t.why('Ada', 'advance', 'storage')).toBe('not-among-these');
    t.answer('Ada', 'advance', 'navigation');
    expect([t.has('Ada', 'ideas'), t.s.cubes[0], t.s.actions]).toEqual([0, 3, 2]);
    expect(why(duel().goods('Ada', { ideas: 3 }), 'synergies')).toBe('no-effect');
  });

  it('COC-22.3 COC-30.4 EX-74 Teach Us! right after a capture, one for a city', () => {
    const t = duel()
      .knows('Ada', 'tactics')
      .city('Ben', 'D5')
      .knows('Ben', 'fishing', 'myths')
      .units('Ada', 'D6', { infantry: 1 });
    const card = t.card('Ada', 'teach-us');
    t.card('Ada', 'teach-us');
    t.turn('Ada');
    expect(t.why('Ada', 'play', card)).toBe('after-capture');
    t.answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D5')
      .answer('Ben', 'none');
    t.waitsFor('Ada: teachUs')
      .answer('Ada', 'play', card)
      .answer('Ada', 'advance', 'myths')
      .waitsFor('Ada: move');
    expect([t.owns('Ada', 'myths'), t.s.cubes[0]]).toEqual([true, 3]);
  });

  it('COC-30.4 Teach Us! is asked of whoever holds cards, so that nothing is told', () => {
    const t = duel()
      .knows('Ada', 'tactics')
      .city('Ben', 'D5')
      .knows('Ben', 'fishing')
      .units('Ada', 'D6', { infantry: 1 });
    const other = t.card('Ada', 'spy');
    t.turn('Ada')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D5')
      .answer('Ben', 'none');
    t.waitsFor('Ada: teachUs');
    expect(t.why('Ada', 'play', other)).toBe('after-capture-only');
  });
});
