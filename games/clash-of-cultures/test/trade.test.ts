import { HIDDEN, redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { duel } from './position.ts';

const nothing = {
  give: {},
  get: {},
  actions: [],
  objectives: [],
  wonders: [],
  persons: [],
  want: {},
  wantPersons: [],
  shown: 0,
};

describe('6. Trading between players', () => {
  it('COC-6.10 COC-6.10.a EX-07 goods and cards change hands at once', () => {
    const t = duel().goods('Ada', { ideas: 2 }).goods('Ben', { mood: 3 });
    const card = t.card('Ada', 'spy');
    t.turn('Ada').answer('Ada', 'trade', 'Ben').waitsFor('Ada: offer');
    t.answer('Ada', 'offer', { ...nothing, give: { ideas: 2 }, get: { mood: 3 }, actions: [card] });
    t.waitsFor('Ben: deal');
    expect(redact(rules, t.s, 1).offered[0]).toEqual([HIDDEN]);
    t.answer('Ben', 'accept').waitsFor('Ada: turn');
    expect([
      t.has('Ada', 'mood'),
      t.has('Ben', 'ideas'),
      t.has('Ada', 'ideas'),
      t.has('Ben', 'mood'),
    ]).toEqual([3, 2, 0, 0]);
    expect([t.s.hands, t.s.actions]).toEqual([[[], [card]], 3]);
    expect(redact(rules, t.s, 0).hands[1]).toEqual([card]);
  });

  it('COC-6.10.a COC-6.11 EX-08 only what is there may be named, nothing of the future; an empty offer is refused', () => {
    const t = duel()
      .goods('Ada', { wood: 1 })
      .goods('Ben', { food: 2 })
      .turn('Ada')
      .answer('Ada', 'trade', 'Ben');
    expect(t.why('Ada', 'offer', nothing)).toBe('empty-offer');
    expect(t.why('Ada', 'offer', { ...nothing, give: { wood: 2 } })).toBe('not-offered');
    expect(t.why('Ada', 'offer', { ...nothing, give: { wood: 1 }, promise: 1 })).toBe('not-offered');
    t.answer('Ada', 'offer', { ...nothing, give: { wood: 1 }, get: { food: 2 } }).answer('Ben', 'accept');
    expect([t.has('Ada', 'food'), t.has('Ben', 'wood')]).toEqual([2, 1]);
  });

  it('COC-6.11 COC-6.2 what is above the receiver’s limit is lost', () => {
    const t = duel()
      .goods('Ada', { food: 1, gold: 1 })
      .goods('Ben', { food: 2 })
      .turn('Ada')
      .answer('Ada', 'trade', 'Ben');
    t.answer('Ada', 'offer', { ...nothing, give: { gold: 1 }, get: { food: 2 } }).answer('Ben', 'accept');
    expect([t.has('Ada', 'food'), t.has('Ben', 'food')]).toEqual([2, 0]);
  });

  it('COC-6.10.a the partner may counter once; refused, everything stays', () => {
    const t = duel().goods('Ada', { wood: 1 }).goods('Ben', { ore: 2 });
    const card = t.card('Ada', 'spy');
    t.turn('Ada')
      .answer('Ada', 'trade', 'Ben')
      .answer('Ada', 'offer', { ...nothing, actions: [card], get: { ore: 2 } });
    t.answer('Ben', 'counter').waitsFor('Ben: offer');
    expect(t.s.hands[0]).toEqual([card]);
    t.answer('Ben', 'swapOne', 'ore', 'wood').waitsFor('Ada: deal');
    expect(t.why('Ada', 'counter')).toBe('no-second-counter');
    t.answer('Ada', 'accept');
    expect([t.has('Ada', 'ore'), t.has('Ben', 'wood')]).toEqual([1, 1]);
    t.answer('Ada', 'trade', 'Ben')
      .answer('Ada', 'swapOne', 'ore', 'wood')
      .answer('Ben', 'refuse')
      .waitsFor('Ada: turn');
    expect([t.has('Ada', 'ore'), t.has('Ben', 'wood')]).toEqual([1, 1]);
  });

  it('COC-6.11 cards may be shown, asked for unseen, and great persons named', () => {
    const t = duel();
    const mine = t.card('Ada', 'spy');
    const theirs = t.card('Ben', 'militia');
    t.s.eventDeck.splice(t.s.eventDeck.indexOf(18), 1);
    t.s.persons[1].push(18);
    t.turn('Ada').answer('Ada', 'trade', 'Ben');
    t.answer('Ada', 'offer', {
      ...nothing,
      actions: [mine],
      want: { action: 1 },
      wantPersons: [18],
      shown: 1,
    });
    expect(redact(rules, t.s, 1).offered[0]).toEqual([mine]);
    t.answer('Ben', 'accept').waitsFor('Ben: handOver').answer('Ben', 'hand', 0, theirs);
    expect([t.s.hands, t.s.persons]).toEqual([
      [[theirs], [mine]],
      [[18], []],
    ]);
  });

  it('COC-6.10.a the table sets how many offers a player makes in a turn', () => {
    const t = duel({ tradeOffers: 1 }).turn('Ada').answer('Ada', 'trade', 'Ben').answer('Ada', 'none');
    expect(t.reason('Ada', 'trade', 'Ben')).toEqual(['offers-spent', 1]);
  });

  it('standing orders: refuse trades, no combat cards, objectives only where possible', () => {
    const t = duel()
      .goods('Ada', { wood: 1 })
      .goods('Ben', { ore: 1 })
      .turn('Ada')
      .answer('Ada', 'trade', 'Ben')
      .answer('Ada', 'swapOne', 'wood', 'ore');
    const q = t.question('Ben');
    const { orders } = rules;
    expect(orders?.refuseTrades(t.s, q, t.g.options(q))).toEqual(['refuse']);
    expect(orders?.noCombatCards(t.s, q, t.g.options(q))).toBeUndefined();
    const u = duel().goods('Ada', { gold: 5 });
    u.objective('Ada', 'eureka');
    u.arrange(
      s => {
        s.status = 1;
      },
      ['statusObjectives', { seat: 0, completed: [] }],
      ['turn', 0],
    );
    const asked = u.question('Ada');
    expect(orders?.objectivesOnlyWhenPossible(u.s, asked, u.g.options(asked))).toEqual(['none']);
    u.goods('Ada', { ideas: 5 });
    expect(orders?.objectivesOnlyWhenPossible(u.s, asked, u.g.options(asked))).toBeUndefined();
    expect(orders?.neverTeachUs(u.s, asked, u.g.options(asked))).toBeUndefined();
  });
});
