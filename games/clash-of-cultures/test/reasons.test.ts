/** Reasons that no other test is about: what a player who points at the wrong thing is told. */
import { describe, expect, it } from 'vitest';
import { duel, expansion, position, type Table } from './position.ts';

/** What is said of things that are no candidates of the question at all. */
const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => x.why.key) ?? [];

describe('what is refused, and why', () => {
  it('COC-8.1 while one thing is done the others wait; objectives wait for the status phase', () => {
    const t = duel().turn('Ada');
    expect(sentAway(t)).toContain('objectives-later');
    t.answer('Ada', 'collect', 'D7');
    expect(sentAway(t)).toContain('finish-this-first');
  });

  it('COC-21.2 who has no city builds no wonder', () => {
    const t = duel().turn('Ada');
    expect(sentAway(t)).not.toContain('no-city');
    const u = position().city('Ben', 'D2').turn('Ada');
    expect(sentAway(u)).toContain('no-city');
    const { elsewhere = [] } = u.g.options(u.s.asked[0]);
    expect(elsewhere.find(({ why }) => why.key === 'no-city')?.kind).toBe('wonder');
  });

  it('COC-11.6 a barren space gives nothing without Irrigation', () => {
    const t = duel().terrain({ D6: 'barren' }).turn('Ada').answer('Ada', 'collect', 'D7');
    expect(t.why('Ada', 'take', 'D6', 'food')).toBe('yields-nothing');
    const u = duel().terrain({ D6: 'barren' }).knows('Ada', 'irrigation').turn('Ada');
    expect(u.answer('Ada', 'collect', 'D7').why('Ada', 'take', 'D6', 'food')).toBe('legal');
  });

  it('COC-27.9 Medicine gives no tokens back', () => {
    const t = duel().knows('Ada', 'medicine', 'draft').goods('Ada', { mood: 1, food: 1, ore: 1 }).turn('Ada');
    t.arrange(
      s => {
        s.paid = [1, 1, 0, 0, 0, 1, 0];
      },
      ['medicine', 0],
      ['turn', 0],
    );
    expect(t.why('Ada', 'choose', 'mood')).toBe('no-tokens-back');
    expect(t.why('Ada', 'choose', 'food')).toBe('legal');
  });

  it('COC-16.9 a piece of the own colour is not replaced', () => {
    const t = position()
      .city('Ada', 'D7')
      .city('Ben', 'D6', { with: ['temple', ['academy', 'Ada'], 'fortress'] })
      .turn('Ada')
      .dice(6);
    t.answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6').waitsFor('Ada: building');
    expect(t.why('Ada', 'building', 'academy')).toBe('your-colour');
    expect(t.why('Ada', 'building', 'temple')).toBe('legal');
  });

  it('COC-13.1 a unit is picked once for a group', () => {
    const t = duel().units('Ada', 'D7', { settler: 1, infantry: 1 }).knows('Ada', 'tactics').turn('Ada');
    t.answer('Ada', 'move').answer('Ada', 'from', 'D7').answer('Ada', 'unit', 'settler', 0);
    expect(t.why('Ada', 'unit', 'settler', 0)).toBe('all-picked');
    expect(t.why('Ada', 'unit', 'infantry', 0)).toBe('legal');
  });

  it('COC-17.6 a combat card fits who fights, and where', () => {
    const t = duel()
      .terrain({ D6: 'sea', D5: 'sea' })
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { ship: 2 })
      .units('Ben', 'D5', { ship: 1 });
    const archers = t.card('Ada', 'leadership', 'archers');
    const morale = t.card('Ada', 'hero-general', 'high-morale');
    t.turn('Ada')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D5');
    t.waitsFor('Ada: combatCard');
    expect(t.why('Ada', 'card', archers)).toBe('card-needs');
    expect(t.why('Ada', 'card', morale)).toBe('legal');
    const u = duel()
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { infantry: 2 })
      .units('Ben', 'D5', { infantry: 1 });
    const siege = u.card('Ada', 'great-ideas', 'siege');
    u.turn('Ada')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D5');
    expect(u.why('Ada', 'card', siege)).toBe('card-place');
  });

  it('COC-17.6 Tactical Retreat needs somewhere to go', () => {
    const t = duel()
      .terrain({ D4: 'sea', C4: 'sea', E4: 'sea', C5: 'sea', E5: 'sea', C6: 'sea', E6: 'sea' })
      .knows('Ada', 'tactics')
      .knows('Ben', 'tactics')
      .units('Ada', 'D6', { infantry: 3 })
      .units('Ben', 'D5', { infantry: 2 });
    const retreat = t.card('Ben', 'city-development', 'tactical-retreat');
    t.turn('Ada')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'unit', 'infantry', 0)
      .answer('Ada', 'unit', 'infantry', 0)
      .answer('Ada', 'go', 'D5');
    t.waitsFor('Ben: combatCard');
    expect(t.why('Ben', 'card', retreat)).toBe('nowhere-to-go');
  });

  it('COC-23.4 an objective of a battle is not completed in the status phase', () => {
    const t = duel().goods('Ada', { gold: 7 });
    const [battle, half] = t.objective('Ada', 'terror-regime');
    const [wealth, other] = t.objective('Ada', 'wealth');
    t.arrange(() => {}, ['statusObjectives', { seat: 0, completed: [] }]).waitsFor('Ada: objectives');
    expect(t.why('Ada', 'complete', battle, half)).toBe('instant-only');
    expect(t.why('Ada', 'complete', wealth, other)).toBe('legal');
  });

  it('COC-19.10 the last of the pirates comes next to a city of the player', () => {
    const t = expansion()
      .city('Ada', 'D7')
      .city('Ben', 'D2')
      .terrain({ D6: 'sea', C6: 'sea', C7: 'sea', E7: 'sea', F4: 'sea', F3: 'sea' });
    t.arrange(() => {}, ['piratesCome', { seat: 0, left: 1 }], ['turn', 0]).waitsFor('Ada: piratesCome');
    expect(t.why('Ada', 'at', 'F4')).toBe('beside-your-city');
    expect(t.why('Ada', 'at', 'D6')).toBe('legal');
  });

  it('COC-26.4 one leader is recruited at a time, as long as there are any', () => {
    const t = expansion()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple'] })
      .city('Ben', 'D2');
    t.goods('Ada', { mood: 5, culture: 5, gold: 5, food: 5 });
    t.arrange(s => {
      s.leaders[0] = [0, 1];
      s.lostLeaders = s.lostLeaders.filter(card => card > 1);
    }).turn('Ada');
    t.answer('Ada', 'recruit', 'D7').answer('Ada', 'leader', 0);
    expect(t.why('Ada', 'leader', 1)).toBe('one-leader');
    const u = expansion().city('Ada', 'D7').city('Ben', 'D2').goods('Ada', { food: 5, gold: 5 });
    u.arrange(s => {
      s.leaders[0] = [0];
      s.lostLeaders = s.lostLeaders.filter(card => card > 0);
      s.barred[0] = 1;
    }).turn('Ada');
    expect(u.answer('Ada', 'recruit', 'D7').why('Ada', 'leader', 0)).toBe('no-leaders');
  });

  it('COC-26.5 a city that Bleda drives works once; Dido founds with a settler; Hanno moves ships alone', () => {
    const two = () => expansion().city('Ada', 'D7').city('Ben', 'D2');
    const t = two().city('Ada', 'D7', { mood: 'happy' }).leads('Ada', 'bleda', 'D7').turn('Ada');
    t.answer('Ada', 'power', 'leader:bleda', 'D7', 0).answer('Ada', 'collect', 'D7');
    while (t.s.asked[0].kind === 'collect')
      t.answer('Ada', ...(t.legal('Ada', 'take')[0] as ['take', number, number]));
    expect(t.why('Ada', 'collect', 'D7')).toBe('enforced');
    const u = two().leads('Ada', 'queen-dido', 'D5').turn('Ada');
    expect(u.why('Ada', 'power', 'leader:queen-dido', 'D5', 0)).toBe('no-settler');
    const v = two()
      .terrain({ D6: 'sea' })
      .leads('Ada', 'hanno', 'D6')
      .units('Ada', 'D6', { ship: 1 })
      .units('Ada', 'D7', { settler: 1 })
      .turn('Ada');
    v.answer('Ada', 'power', 'leader:hanno', 'D6', 0);
    expect(v.why('Ada', 'from', 'D7')).toBe('not-these');
  });
});
