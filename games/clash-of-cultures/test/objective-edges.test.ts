/** Objectives among three and four players, and what is known of their cards. */
import { HIDDEN, redact, SECRET_QUESTION } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_OBJECTIVES, L, OBJECTIVE, type ObjectiveId, SEA } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { countFulfilled } from '../rules/objectives.ts';
import { BARBARIAN, type Battle, noBattle, PIRATE } from '../rules/state.ts';
import { offered } from './offered.ts';
import { duel, expansion, position, type Table } from './position.ts';
import { meets } from './status-phase.ts';
import { two } from './war.ts';

describe('23. Objectives of the status phase among several players', () => {
  it('COC-23.5 who has nothing leads nobody', () => {
    expect([meets(duel(), 'scientific-lead'), meets(duel(), 'culture-power')]).toEqual([false, false]);
    expect(meets(duel().units('Ada', 'D7', { infantry: 2 }), 'large-army')).toBe(false);
  });

  it('COC-23.2 Sea Blockade: the Port of any one of the others', () => {
    const t = position(3).terrain({ G7: 'sea' }).city('Ada', 'E4').city('Ben', 'B7');
    t.city('Cyd', 'G8', { with: ['port'], port: 'G7' }).units('Ada', 'G7', { ship: 2 });
    expect(meets(t, 'sea-blockade')).toBe(true);
  });

  it('COC-26.9 pirates that sail with Carthage blockade as ships of its own', () => {
    const ships = (pirates: number) => {
      const t = two()
        .terrain({ D3: 'sea' })
        .masters('Ada', 'pirate-allies')
        .units('Ada', 'D3', { ship: 1 + pirates });
      t.city('Ben', 'D2', { with: ['port'], port: 'D3' });
      t.s.corsairs[t.space('D3')] = pirates;
      return meets(t, 'sea-blockade');
    };
    expect([ships(0), ships(1)]).toEqual([false, true]);
  });

  it('COC-26.9 pirates that sail with Carthage count for Large Fleet, Military Might and Versatility', () => {
    const fleet = (pirates: number) => {
      const t = two()
        .terrain({ D3: 'sea', D6: 'sea' })
        .units('Ada', 'D3', { ship: 1 + pirates });
      t.masters('Ada', 'pirate-allies');
      t.s.corsairs[t.space('D3')] = pirates;
      return t;
    };
    expect([0, 1, 3].map(pirates => meets(fleet(pirates), 'large-fleet'))).toEqual([false, true, true]);
    // as many as the other's are not more
    const rival = (pirates: number) => meets(fleet(pirates).units('Ben', 'D6', { ship: 2 }), 'large-fleet');
    expect([rival(1), rival(2), rival(3)]).toEqual([false, true, true]);
    const against = (pirates: number) => {
      const t = two().terrain({ D3: 'sea', D6: 'sea' }).masters('Ben', 'pirate-allies');
      t.units('Ben', 'D3', { ship: 1 + pirates }).units('Ada', 'D6', { ship: 3 });
      t.s.corsairs[t.space('D3')] = pirates;
      return meets(t, 'large-fleet');
    };
    expect([against(1), against(2)]).toEqual([true, false]);
    const army = (pirates: number) =>
      meets(
        fleet(pirates)
          .units('Ada', 'B2', { infantry: 4 })
          .units('Ada', 'C2', { infantry: 4 })
          .units('Ada', 'E6', { cavalry: 1 }),
        'military-might',
      );
    expect([army(1), army(2)]).toEqual([false, true]);
    const all = (pirates: number) => {
      const t = two().terrain({ D3: 'sea' }).masters('Ada', 'pirate-allies');
      t.units('Ada', 'D3', { settler: 1, ship: pirates }).units('Ada', 'E6', {
        infantry: 1,
        cavalry: 1,
        elephant: 1,
      });
      t.s.corsairs[t.space('D3')] = pirates;
      return meets(t.leads('Ada', 'hannibal', 'E6'), 'versatility');
    };
    expect([all(1), all(0)]).toEqual([true, false]);
  });

  it('COC-23.2 Threat: barbarians are no players, among four either', () => {
    const beside = (owner: 'Ben' | 'barbarians') =>
      meets(position(4).city('Ada', 'C5').city(owner, 'F4').units('Ada', 'F5', { infantry: 4 }), 'threat');
    expect([beside('Ben'), beside('barbarians')]).toEqual([true, false]);
  });

  it('COC-23.2 Migration: settlers in three spaces away from own cities, nobody else', () => {
    const wander = (...at: ('settler' | 'infantry')[]) => {
      const t = two();
      for (const [i, kind] of at.entries()) t.units('Ada', ['B4', 'F4', 'D4'][i], { [kind]: 1 });
      return meets(t.units('Ada', 'D7', { settler: 1 }), 'migration-objective');
    };
    expect(wander('settler', 'settler', 'settler')).toBe(true);
    expect(wander('settler', 'settler', 'infantry')).toBe(false);
    expect(wander('settler', 'settler')).toBe(false);
  });

  it('COC-23.2 Colony: one city of several, however one gets there', () => {
    const far = position().terrain({ D3: 'sea', D5: 'sea' }).city('Ada', 'D7').city('Ada', 'D2');
    expect(meets(far, 'colony')).toBe(true);
    // the way over land alone would be longer than over sea
    const strait = position().city('Ada', 'D3');
    for (const at of ['A5', 'B5', 'B6', 'C6', 'D5', 'E6', 'F5', 'F6', 'G5']) strait.terrain({ [at]: 'sea' });
    expect(meets(strait, 'colony')).toBe(false);
    // an island counts as well as the mainland
    const island = position().city('Ada', 'D7').city('Ada', 'D2');
    for (const [x] of island.s.terrain.entries())
      if (x !== island.space('D7') && x !== island.space('D2')) island.s.terrain[x] = SEA;
    expect(meets(island, 'colony')).toBe(true);
  });

  it('COC-23.2 Trade Power counts settlers, Shipping Routes only ships', () => {
    const t = () =>
      duel().city('Ben', 'D5').city('Ben', 'C5').city('Ben', 'E5').units('Ada', 'D6', { settler: 3 });
    expect([meets(t(), 'trade-power'), meets(t(), 'shipping-routes')]).toEqual([true, false]);
    // three settlers, but one city to trade with
    expect(meets(duel().city('Ben', 'D5').units('Ada', 'D6', { settler: 3 }), 'trade-power')).toBe(false);
  });

  it('COC-23.2 Trade Power counts elephants of India and a Port with Cedars & Dyes, which form routes too', () => {
    const elephants = (...advances: 'indian-elephants'[]) => {
      const t = two().city('Ada', 'D6').city('Ben', 'D4').city('Ben', 'C6').city('Ben', 'E6');
      if (advances.length > 0) t.masters('Ada', ...advances);
      return meets(t.units('Ada', 'D6', { elephant: 3 }), 'trade-power');
    };
    expect([elephants('indian-elephants'), elephants()]).toEqual([true, false]);
    const port = (...advances: 'cedars-and-dyes'[]) => {
      const t = two()
        .city('Ada', 'D7', { with: ['port'], port: 'D6' })
        .terrain({ D6: 'sea', E4: 'sea' });
      t.city('Ben', 'D4').city('Ben', 'C4').city('Ben', 'C3').units('Ada', 'C5', { settler: 2 });
      if (advances.length > 0) t.masters('Ada', ...advances);
      return meets(t, 'trade-power');
    };
    expect([port('cedars-and-dyes'), port()]).toEqual([true, false]);
  });

  it('COC-23.2 High Culture: all four advances of the civilization and two leaders', () => {
    const high = (
      leaders: number,
      ...advances: ('captivi' | 'aqueduct' | 'imperial-roads' | 'provinces')[]
    ) => {
      const t = two().masters('Ada', ...advances);
      t.s.recruitedLeaders[0] = leaders;
      return meets(t, 'high-culture');
    };
    const all = ['captivi', 'aqueduct', 'imperial-roads', 'provinces'] as const;
    expect([high(2, ...all), high(1, ...all), high(2, 'captivi', 'aqueduct', 'provinces')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('23. Cards and what is known of them', () => {
  it('COC-23.1 cards that could be completed: known ones, by either half', () => {
    const t = duel().goods('Ada', { gold: 5 });
    const count = (...cards: number[]) => countFulfilled(t.s, 0, cards);
    const card = (id: ObjectiveId, half: number) =>
      CARD_OBJECTIVES.findIndex(halves => halves[half] === OBJECTIVE[id]);
    const rich = [card('wealth', 0), card('wealth', 1)].filter(x => x >= 0);
    const poor = CARD_OBJECTIVES.findIndex(
      halves => !halves.includes(OBJECTIVE.wealth) && halves.includes(OBJECTIVE.conqueror),
    );
    expect([count(), count(HIDDEN), count(poor), count(...rich), count(poor, ...rich, HIDDEN)]).toEqual([
      0,
      0,
      0,
      rich.length,
      rich.length,
    ]);
    // each card, whatever its halves wait for
    const all = CARD_OBJECTIVES.map((_, i) => i);
    const known = all.filter(i => count(i) === 1);
    expect([known.length, known]).toEqual([
      count(...all),
      all.filter(i => CARD_OBJECTIVES[i].includes(OBJECTIVE.wealth)),
    ]);
    // the first card is one like the others
    const first = position().goods('Ada', { food: 7, ore: 7, wood: 7, ideas: 7, gold: 7 });
    for (const at of ['D7', 'B4', 'F4', 'F2', 'B2', 'D4'])
      first.city('Ada', at, { mood: 'happy', with: ['academy', 'temple'] });
    first.knows('Ada', 'storage', 'irrigation', 'husbandry', 'engineering', 'sanitation', 'roads');
    first.knows('Ada', 'writing', 'public-education', 'free-education', 'philosophy');
    expect(countFulfilled(first.s, 0, [0])).toBe(1);
  });

  it('COC-29.3 nobody sees which objectives others are asked about', () => {
    const t = duel();
    t.objective('Ada', 'wealth');
    for (const kind of ['objectives', 'instant'] as const) {
      t.s.asked = [];
      t.g.ask(0, kind, []);
      expect([redact(rules, t.s, 0).asked[0].kind, redact(rules, t.s, 1).asked[0].kind]).toEqual([
        kind,
        SECRET_QUESTION,
      ]);
      // two halves of one card
      expect(offered(t, 'Ada', 'complete').length).toBe(2);
    }
  });
});

describe('23. Battles among four', () => {
  function goals(battle: Partial<Battle>, change: (t: Table) => unknown = () => {}): string[] {
    const t = expansion(4);
    t.objective('Ada', 'wealth');
    change(t);
    t.arrange(
      s => {
        s.current = 0;
        s.battle = {
          ...noBattle(),
          space: t.space('D5'),
          attacker: 0,
          defender: 1,
          strength: [1, 1],
          ...battle,
        };
      },
      ['battleGoals', null],
      ['turn', 0],
    );
    const names = Object.keys(OBJECTIVE);
    const question = t.s.asked.find(q => q.kind === 'instant');
    return question === undefined ? [] : (question.data as number[]).map(id => names[id]);
  }

  it('COC-23.2 a city of barbarians is no player’s, and they are no player', () => {
    expect(goals({ captured: 1, cityOf: BARBARIAN, defender: BARBARIAN })).toEqual([]);
    expect(goals({ captured: 1, cityOf: 3, defender: 3 })).toEqual(['conqueror']);
    expect(goals({ winner: 0, strength: [1, 2], defender: BARBARIAN })).toEqual(['bold']);
    expect(goals({ winner: 0, strength: [1, 2], defender: 3 })).toEqual(['defiance', 'bold']);
    expect(goals({ winner: 0, defender: BARBARIAN, chiefs: [L.sulla, -1] })).toEqual(['great-commander']);
  });

  it('COC-23.2 who defends fights the attacker', () => {
    expect(goals({ attacker: 1, defender: 0, winner: 0 }, t => t.knows('Ben', 'tactics'))).toEqual(['bold']);
    expect(goals({ attacker: 1, defender: 0, winner: 0 }, t => t.knows('Ada', 'tactics'))).toEqual([]);
    expect(goals({ attacker: BARBARIAN, defender: 0, winner: 0, strength: [2, 1] })).toEqual(['bold']);
  });

  it('COC-23.7 Sea Cleansing in the own turn alone', () => {
    const cleanse = (current: number) => {
      const t = expansion(4);
      t.objective('Ada', 'wealth');
      t.arrange(
        s => {
          s.current = current;
          s.piratesBeaten = 2;
          s.battle = {
            ...noBattle(),
            space: t.space('D5'),
            attacker: 0,
            defender: PIRATE,
            winner: 0,
            sea: 1,
            strength: [1, 1],
          };
        },
        ['battleGoals', null],
        ['turn', current],
      );
      return t.asked().includes('Ada: instant');
    };
    expect([cleanse(0), cleanse(1)]).toEqual([true, false]);
  });
});
