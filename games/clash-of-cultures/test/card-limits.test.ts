/** Cards at their limits: what they can't do any more, what was spent for them, what nobody may read off them. */
import { Play, redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { A, ADVANCE_COUNT, CATEGORY_OF, IS_GOVERNMENT, type UpperId } from '../content/index.ts';
import { ACTION, receive } from '../rules/hands.ts';
import { rules } from '../rules/index.ts';
import { duel, expansion, position, type Table } from './position.ts';

const play = (t: Table, upper: UpperId): Table => {
  const card = t.card('Ada', upper);
  return t.turn('Ada').answer('Ada', 'play', card);
};
const why = (t: Table, upper: UpperId) => {
  const card = t.card('Ada', upper);
  return t.turn('Ada').why('Ada', 'play', card);
};
/** Ada, Ben and Cyd with a city each. */
const three = () => position(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8');

describe('22. Cards at their limits', () => {
  it('COC-22.5 Quick Advance needs an advance that one could buy', () => {
    const t = duel().goods('Ada', { culture: 1 });
    for (let a = 0; a < ADVANCE_COUNT; a++)
      if (!IS_GOVERNMENT[CATEGORY_OF[a]] || CATEGORY_OF[a] === CATEGORY_OF[A.voting]) t.s.has[a] = 1;
    expect(why(t, 'quick-advance')).toBe('no-effect');
    t.s.has[A['economic-liberty']] = 0;
    expect(why(t, 'quick-advance')).toBe('legal');
  });

  it('COC-8.3 COC-8.4 Shogunate: the second card costs its action, and the power itself is used up', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').masters('Ada', 'shogunate');
    t.goods('Ada', { wood: 3 })
      .units('barbarians', 'D5', { infantry: 1 })
      .units('barbarians', 'C6', { infantry: 1 });
    const [one, two] = [t.card('Ada', 'mercenaries'), t.card('Ada', 'mercenaries')];
    t.turn('Ada').answer('Ada', 'power', 'civ:shogunate', -1, 0).answer('Ada', 'play', one);
    t.answer('Ada', 'hire', 'D5', 'wood').answer('Ada', 'done').answer('Ada', 'march', 'D5', 'D4');
    expect(t.why('Ada', 'power', 'civ:shogunate', -1, 0)).toBe('once-per-turn');
    expect(t.s.actions).toBe(3);
    t.answer('Ada', 'play', two).answer('Ada', 'hire', 'C6', 'wood').answer('Ada', 'march', 'C6', 'C5');
    expect(t.s.actions).toBe(2);
  });

  it('COC-6.4 a card is paid before somebody is named for it; who can’t be named is told so', () => {
    const t = three().goods('Ada', { culture: 1 });
    for (const who of ['Ben', 'Cyd'] as const) t.card(who, 'ideas');
    play(t, 'spy').waitsFor('Ada: choosePlayer');
    expect(t.has('Ada', 'culture')).toBe(0);
    const u = position(4).city('Ada', 'D5').city('Ben', 'D3').goods('Ada', { culture: 1 });
    u.s.assassinated = [0, 0, 0, 1];
    play(u, 'assassination').waitsFor('Ada: choosePlayer');
    expect([u.reason('Ada', 'seat', 'Dov'), u.reason('Ada', 'seat', 'Cyd')]).toEqual([
      ['no-effect'],
      ['legal'],
    ]);
  });

  it('COC-29.1 the first card of the list is swapped by a Spy, and kept by New Plans, like any other', () => {
    const t = duel().goods('Ada', { culture: 1 });
    const own = t.card('Ada', 'ideas');
    t.s.actionDeck.splice(t.s.actionDeck.indexOf(0), 1);
    receive(t.s, ACTION, 1, 0, 0);
    play(t, 'spy').answer('Ada', 'exchange', ACTION, own, 0);
    expect(t.s.hands).toEqual([[0], [own]]);
    const u = duel().goods('Ada', { culture: 1 });
    const [given] = u.objective('Ada', 'wealth');
    u.s.objectiveDeck = [...u.s.objectiveDeck.filter(card => card !== 0), 0];
    play(u, 'new-plans').answer('Ada', 'keep', 0, given);
    expect(u.s.objectives[0]).toEqual([0]);
  });

  it('COC-29.3 New Plans: who knows the card in hand learns nothing of those that are looked at', () => {
    const t = duel().goods('Ada', { culture: 1 });
    const [card] = t.objective('Ada', 'wealth');
    t.s.seenObjective[0] = [1 << 1];
    play(t, 'new-plans').waitsFor('Ada: newPlans');
    const seen = redact(rules, t.s, 1);
    expect(seen.objectives[0]).toEqual([card]);
    const { choices } = new Play(rules, seen).options(t.s.asked[0]);
    expect(choices.map(({ answer }) => answer[0])).toEqual(['none']);
  });

  it('COC-29.1 New Plans: the deck is shuffled, whichever card was kept', () => {
    const t = duel().goods('Ada', { culture: 1 });
    t.objective('Ada', 'wealth');
    play(t, 'new-plans');
    const laidBack = [...t.s.objectiveDeck, ...t.s.looking];
    t.answer('Ada', 'none');
    expect(t.s.objectiveDeck).not.toEqual(laidBack);
    expect(t.s.objectiveDeck.toSorted((a, b) => a - b)).toEqual(laidBack.toSorted((a, b) => a - b));
  });
});

describe('22. Synergies at their limits', () => {
  it('COC-9.5.a two advances and no third one', () => {
    const t = duel().knows('Ada', 'storage').goods('Ada', { food: 7, ideas: 7 });
    play(t, 'synergies')
      .answer('Ada', 'advance', 'fishing')
      .answer('Ada', 'pay', t.sum({ food: 2 }));
    t.answer('Ada', 'advance', 'navigation')
      .answer('Ada', 'pay', t.sum({ food: 2 }))
      .waitsFor('Ada: turn');
    expect(t.s.cubes[0]).toBe(3);
  });

  it('COC-9.5.a the second of the same field: none of the next field stands for it', () => {
    const t = duel().knows('Ada', 'fishing', 'navigation', 'warships').goods('Ada', { food: 2, ideas: 2 });
    play(t, 'synergies');
    expect([
      t.why('Ada', 'advance', 'cartography'),
      t.why('Ada', 'advance', 'writing'),
      t.why('Ada', 'advance', 48),
    ]).toEqual(['cannot-pay', 'legal', 'not-offered']);
  });

  it('COC-9.5.a Peace & Poetry pays for the dearer of the two', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').masters('Ada', 'peace-and-poetry');
    t.knows('Ada', 'math').goods('Ada', { mood: 1 });
    play(t, 'synergies');
    expect(t.why('Ada', 'advance', 'sanitation')).toBe('legal');
    t.answer('Ada', 'advance', 'sanitation').answer('Ada', 'advance', 'engineering').waitsFor('Ada: turn');
    expect([t.owns('Ada', 'engineering'), t.has('Ada', 'mood')]).toEqual([true, 1]);
  });

  it('COC-9.5 nobody is asked for a second advance that Free Education has made too dear', () => {
    const t = duel().knows('Ada', 'writing', 'free-education').goods('Ada', { food: 2, ideas: 2 });
    play(t, 'synergies').answer('Ada', 'advance', 'fishing');
    t.answer('Ada', 'pay', t.sum({ food: 1, ideas: 1 })).waitsFor('Ada: freeEducation');
    t.answer('Ada', 'yes').waitsFor('Ada: turn');
    expect([t.has('Ada', 'food'), t.has('Ada', 'ideas')]).toEqual([1, 0]);
  });
});

describe('22. Mercenaries at their limits', () => {
  it('COC-19.3 an army whose city got a new unit is not commanded a second time', () => {
    const t = duel()
      .units('barbarians', 'D5', { infantry: 1 })
      .city('barbarians', 'D5')
      .goods('Ada', { wood: 1 });
    play(t, 'mercenaries').answer('Ada', 'hire', 'D5', 'wood').answer('Ada', 'march', 'D5', 'D4');
    t.waitsFor('Ada: turn');
    expect(t.unit('D5', 'infantry')).toBe(1);
  });

  it('COC-12.2 COC-19.1 the stack limit is the barbarians’ own: players are attacked however many they are', () => {
    const t = duel().goods('Ada', { wood: 1 }).units('barbarians', 'D5', { infantry: 2 });
    t.units('Ben', 'D4', { infantry: 3 });
    play(t, 'mercenaries').answer('Ada', 'hire', 'D5', 'wood');
    expect(t.why('Ada', 'march', 'D5', 'D4')).toBe('legal');
  });
});
