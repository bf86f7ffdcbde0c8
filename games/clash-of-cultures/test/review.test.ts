/** Cases that stand between the chapters. */
import { begin } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import {
  A,
  ADVANCE_COUNT,
  ADVANCES,
  BUILDINGS,
  CATEGORIES,
  EVENTS,
  OBJECTIVES,
  UPPERS,
} from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { isDistant } from '../rules/objectives.ts';
import type { State } from '../rules/state.ts';
import type { Clash } from '../rules/vocabulary.ts';
import { duel, position } from './position.ts';

describe('between the chapters', () => {
  it('COC-1.1 six ages of three rounds, one turn of three actions each, a status phase after every third round', () => {
    const g = begin<State, Clash>(rules, 3, 'eighteen rounds');
    let turns = 0;
    const actions: number[] = [];
    for (let n = 0; !g.s.over && n < 4000; n++) {
      const q = g.s.asked[0];
      const offers = g.legal(q);
      const verbs = Array.from({ length: offers.count }, (_, i) => offers.verbs[i]);
      if (q.kind === 'turn') {
        turns++;
        actions.push(g.s.actions);
      }
      const quiet = ['end', 'none', 'no', 'stop'].map(verb => verbs.indexOf(verb)).find(i => i >= 0) ?? 0;
      g.choose(q, quiet);
    }
    expect([g.s.over, g.s.age, g.s.roundOfAge, g.s.round, turns]).toEqual([true, 6, 3, 18, 54]);
    expect(Math.max(...actions)).toBe(3);
  });

  it('COC-1.5 the space of the starting city stays what it is after the city is lost', () => {
    const t = position().city('Ada', 'D2').city('Ben', 'D7');
    expect(isDistant(t.s, 0, t.space('D2'))).toBe(true);
    expect(isDistant(t.s, 0, t.space('D4'))).toBe(false);
  });

  it('COC-1.7 COC-13.6 a space holds units of one owner; entering an enemy’s is an attack', () => {
    const t = duel()
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { infantry: 2 })
      .units('Ben', 'D5', { settler: 2 })
      .turn('Ada');
    t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'go', 'D5');
    expect([t.unit('D5', 'settler'), t.unit('D5', 'infantry'), t.tells('battle').length]).toEqual([0, 2, 1]);
  });

  it('COC-11.4 COC-11.2 building a wonder is an activation: the second one lowers the mood', () => {
    const t = position()
      .city('Ada', 'D7', { mood: 'happy' })
      .city('Ada', 'B4')
      .knows('Ada', 'engineering', 'rituals')
      .wonderCard('Ada', 'great-pyramid');
    t.goods('Ada', { food: 2, wood: 3, ore: 7, culture: 5 }).turn('Ada');
    t.s.activated[t.space('D7')] = 1;
    t.answer('Ada', 'wonder', 'great-pyramid', 'D7');
    expect(t.mood('D7')).toBe('neutral');
  });

  it('COC-4.3 every list of contents has as many entries as there are components', () => {
    expect([ADVANCES.length, CATEGORIES.length, BUILDINGS.length, EVENTS.length]).toEqual([48, 12, 7, 58]);
    expect([OBJECTIVES.length, UPPERS.length, ADVANCE_COUNT, A.fanaticism]).toEqual([66, 21, 48, 47]);
  });
});
