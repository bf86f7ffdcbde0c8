/** While something is asked, everything else waits: whoever points at another thing is told so (the law of silence). */
import type { Json } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import type { Clash } from '../rules/vocabulary.ts';
import { expansion } from './position.ts';

/** Everything a player can point at. */
const THINGS = ['advance', 'city', 'unit', 'card', 'objective', 'wonder', 'person'];

/** Questions in the middle of something, each with what it is about, asked of Ada. */
const MIDDLE: Partial<Record<keyof Clash['questions'], Json>> = {
  ashore: { from: 0, to: 1, landed: 0 },
  barter: null,
  calendar: null,
  choosePlayer: 0,
  civilWar: null,
  civilization: null,
  claim: 0,
  colonyShip: { to: 0, at: 1 },
  command: [],
  diplomat: null,
  drama: null,
  earthquake: 3,
  exhaust: null,
  favour: { favour: 0, left: 1 },
  fear: 0,
  fire: null,
  foil: 1,
  fullEvent: null,
  goldenAge: null,
  guillotine: null,
  hire: [],
  humanSacrifice: 1,
  instant: [],
  loseUnit: 1,
  muster: null,
  newIdeas: null,
  newPlans: null,
  objectives: [],
  pandemic: 1,
  reform2: 1,
  reformation: null,
  revolt: 1,
  athlete: null,
  save: { city: 0, levels: 1 },
  seer: [0],
  spy: 1,
  synergy: -1,
  taxes: 1,
  teachUs: 1,
  tribute: null,
  unhappy: { seat: 0, cities: 1, which: 0, levels: 1 },
  uprising: null,
  volcano: null,
  whichEvent: 1,
};

describe('8. One thing after the other', () => {
  it('COC-8.3 nothing is done inside another action: all else waits', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').turn('Ada');
    for (const [kind, data] of Object.entries(MIDDLE)) {
      t.s.asked = [];
      t.g.ask(0, kind as 'hire', data as number[]);
      const { elsewhere = [] } = t.g.options(t.s.asked[0]);
      const told = elsewhere.filter(({ why }) => why.key === 'finish-this-first').map(x => x.kind);
      expect([kind, ...told]).toEqual([kind, ...THINGS]);
    }
  });
});
