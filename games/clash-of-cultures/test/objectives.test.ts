import { describe, expect, it } from 'vitest';
import { type AdvanceId, OBJECTIVE } from '../content/index.ts';
import { duel, position, type Table } from './position.ts';
import { meets } from './status-phase.ts';

const all = (t: Table, ...ids: AdvanceId[]) => t.knows('Ada', ...ids);

describe('23. Objectives', () => {
  it('COC-23.1 COC-23.2 COC-23.4 EX-75 Wealth is paid for, brings two points and lies open', () => {
    const t = duel().goods('Ada', { gold: 5 });
    const [card, half] = t.objective('Ada', 'wealth');
    const before = t.points('Ada');
    t.arrange(
      s => {
        s.status = 1;
      },
      ['statusObjectives', { seat: 0, completed: [] }],
      ['turn', 0],
    );
    expect(t.why('Ada', 'complete', card, 1 - half)).toBe('not-met');
    t.answer('Ada', 'complete', card, half);
    expect([t.has('Ada', 'gold'), t.points('Ada') - before, t.s.done[0], t.s.objectives[0]]).toEqual([
      3,
      2,
      [card * 2 + half],
      [],
    ]);
  });

  it('COC-23.3 each name once in a status phase, and not together with what it excludes', () => {
    const t = position();
    for (const label of ['D7', 'B4', 'F4', 'F2']) t.city('Ada', label).units('Ada', label, { infantry: 3 });
    const [army, a] = t.objective('Ada', 'standing-army');
    const [might, b] = t.objective('Ada', 'military-might');
    t.arrange(
      s => {
        s.status = 1;
      },
      ['statusObjectives', { seat: 0, completed: [] }],
      ['turn', 0],
    );
    t.answer('Ada', 'complete', army, a);
    expect(t.why('Ada', 'complete', might, b)).toBe('once-per-phase');
  });

  it('COC-23.3 COC-17.20 EX-73 Conqueror and Naval Assault together, Conqueror never twice for one city', () => {
    const t = duel()
      .knows('Ada', 'tactics')
      .terrain({ D6: 'sea' })
      .city('Ben', 'D5')
      .units('Ben', 'D5', { infantry: 1 })
      .units('Ada', 'D6', { ship: 1, infantry: 2 });
    const [first, a] = t.objective('Ada', 'conqueror');
    const [second, b] = t.objective('Ada', 'conqueror');
    const [naval, c] = t.objective('Ada', 'naval-assault');
    t.turn('Ada')
      .dice(6, 6, 1)
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'unit', 'infantry', 0)
      .answer('Ada', 'unit', 'infantry', 0)
      .answer('Ada', 'go', 'D5');
    t.answer('Ben', 'none').waitsFor('Ada: instant').answer('Ada', 'complete', first, a);
    expect(t.why('Ada', 'complete', second, b)).toBe('not-met');
    t.answer('Ada', 'complete', naval, c);
    expect(t.s.done[0].length).toBe(2);
  });

  it('COC-23.2 in the middle of the turn nothing is asked of who holds no card', () => {
    const t = duel()
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { infantry: 4 })
      .units('Ben', 'D5', { infantry: 3 })
      .turn('Ada')
      .dice(6, 6, 6, 6, 1, 1, 1);
    t.answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D5')
      .waitsFor('Ada: move');
  });

  it('COC-23.5 leads over every other player, barbarians not counted', () => {
    const t = () =>
      position(3)
        .city('Ada', 'E4', { with: ['academy'] })
        .city('Ben', 'B7')
        .city('Cyd', 'G8');
    expect(meets(t(), 'scientific-lead')).toBe(true);
    expect(meets(t().city('Ben', 'B7', { with: ['academy'] }), 'scientific-lead')).toBe(false);
    expect(meets(t().city('barbarians', 'D8', { with: [['academy', 'Ben']] }), 'scientific-lead')).toBe(true);
    expect(meets(t().city('Ada', 'E4', { with: ['port'] }), 'coastal-culture')).toBe(true);
    expect(meets(t().city('Ada', 'E4', { with: ['temple'] }), 'religious-fervor')).toBe(true);
    expect(meets(t().city('Ada', 'E4', { with: ['fortress'] }), 'fortifications')).toBe(true);
  });

  it('COC-23.2 status objectives: whole categories and many advances', () => {
    expect(meets(all(duel(), 'engineering', 'sanitation', 'roads'), 'city-planner')).toBe(true);
    expect(meets(all(duel(), 'engineering', 'sanitation'), 'city-planner')).toBe(false);
    expect(
      meets(all(duel(), 'writing', 'public-education', 'free-education', 'philosophy'), 'education-lead'),
    ).toBe(true);
    expect(meets(all(duel(), 'tactics', 'siegecraft', 'steel-weapons', 'draft'), 'militarized')).toBe(true);
    expect(
      meets(all(duel(), 'arts', 'circus-and-sports', 'monuments', 'drama-and-music'), 'culture-focus'),
    ).toBe(true);
    expect(meets(all(duel(), 'math', 'astronomy', 'medicine', 'metallurgy'), 'science-focus')).toBe(true);
    expect(meets(all(duel(), 'bartering', 'trade-routes', 'taxes', 'currency'), 'trade-focus')).toBe(true);
    expect(meets(all(duel(), 'fishing', 'navigation', 'warships', 'cartography'), 'seafarers')).toBe(true);
    expect(
      meets(
        all(duel(), 'voting', 'separation-of-power', 'civil-liberties', 'economic-liberty'),
        'government',
      ),
    ).toBe(true);
    expect(
      meets(all(duel(), 'voting', 'separation-of-power', 'civil-liberties', 'fishing'), 'government'),
    ).toBe(false);
    expect(meets(all(duel(), 'storage', 'irrigation', 'husbandry'), 'goal-focused')).toBe(true);
    expect(meets(duel(), 'goal-focused')).toBe(false);
    expect(
      meets(
        all(duel(), 'fishing', 'writing', 'tactics', 'myths', 'bartering', 'arts', 'math'),
        'diversified-research',
      ),
    ).toBe(true);
    expect(
      meets(
        all(duel(), 'fishing', 'writing', 'tactics', 'myths', 'bartering', 'arts'),
        'diversified-research',
      ),
    ).toBe(false);
    expect(meets(all(duel(), 'storage', 'irrigation', 'husbandry', 'roads'), 'advanced-culture')).toBe(true);
    expect(meets(all(duel(), 'storage', 'irrigation', 'husbandry'), 'advanced-culture')).toBe(false);
  });

  it('COC-23.2 status objectives: cities, moods and buildings', () => {
    const six = (n: number, mood: 'happy' | 'neutral') => {
      const t = position();
      for (const label of ['D7', 'B4', 'F4', 'F2', 'B2', 'D4'].slice(0, n)) t.city('Ada', label, { mood });
      return t;
    };
    expect([
      meets(six(6, 'neutral'), 'large-civilization'),
      meets(six(5, 'neutral'), 'large-civilization'),
    ]).toEqual([true, false]);
    expect([meets(six(4, 'happy'), 'happy-population'), meets(six(3, 'happy'), 'happy-population')]).toEqual([
      true,
      false,
    ]);
    expect([
      meets(six(4, 'neutral'), 'expansionist'),
      meets(six(4, 'neutral').city('Ben', 'D6'), 'expansionist'),
    ]).toEqual([true, false]);
    expect(
      meets(duel().city('Ada', 'D7', { with: ['temple', 'academy', 'port', 'fortress'] }), 'architecture'),
    ).toBe(true);
    expect(
      meets(
        duel().city('Ada', 'D7', { with: ['temple', 'academy', 'port', ['fortress', 'Ben']] }),
        'architecture',
      ),
    ).toBe(false);
    expect(
      meets(
        duel().city('Ada', 'D7', { with: ['temple', 'academy', 'port', ['fortress', 'Ben']] }),
        'metropolis',
      ),
    ).toBe(true);
    expect(
      meets(
        duel()
          .city('Ben', 'D2', { with: [['temple', 'Ada']] })
          .city('barbarians', 'B4', { with: [['temple', 'Ada']] }),
        'consulate',
      ),
    ).toBe(true);
    expect(
      meets(
        duel().city('Ben', 'D2', {
          with: [
            ['temple', 'Ada'],
            ['port', 'Ada'],
          ],
        }),
        'consulate',
      ),
    ).toBe(false);
    expect(meets(duel().city('Ben', 'D2', { with: [['temple', 'Ada']] }), 'culture-power')).toBe(true);
    expect(meets(duel(), 'culture-power')).toBe(false);
    expect(meets(duel().city('Ada', 'D3'), 'colony')).toBe(false);
    expect(meets(position().city('Ada', 'D2'), 'colony')).toBe(true);
  });

  it('COC-23.2 status objectives: stores', () => {
    expect(meets(duel().goods('Ada', { food: 3, ore: 3, wood: 3 }), 'optimized-storage')).toBe(true);
    expect(meets(duel().goods('Ada', { food: 3, ore: 3, wood: 2, gold: 3 }), 'optimized-storage')).toBe(
      false,
    );
    for (const [id, kind] of [
      ['eureka', 'ideas'],
      ['ore-supplies', 'ore'],
      ['wood-supplies', 'wood'],
      ['food-supplies', 'food'],
    ] as const) {
      expect(meets(duel().goods('Ada', { [kind]: 5 }), id)).toBe(true);
      expect(meets(duel().goods('Ada', { [kind]: 4 }), id)).toBe(false);
    }
  });

  it('COC-23.2 status objectives: units', () => {
    const sea = () => duel().terrain({ E7: 'sea', D3: 'sea' });
    expect(
      meets(
        sea()
          .city('Ben', 'D2', { with: ['port'], port: 'D3' })
          .units('Ada', 'D3', { ship: 2 }),
        'sea-blockade',
      ),
    ).toBe(true);
    expect(
      meets(
        sea()
          .city('Ben', 'D2', { with: ['port'], port: 'D3' })
          .units('Ada', 'D3', { ship: 1 }),
        'sea-blockade',
      ),
    ).toBe(false);
    expect(meets(sea().units('Ada', 'E7', { ship: 2 }), 'large-fleet')).toBe(true);
    expect(meets(sea().units('Ada', 'E7', { ship: 2 }).units('Ben', 'D3', { ship: 2 }), 'large-fleet')).toBe(
      false,
    );
    expect(meets(duel().units('Ada', 'D7', { infantry: 4 }), 'large-army')).toBe(true);
    expect(
      meets(duel().units('Ada', 'D7', { infantry: 4 }).units('Ben', 'D2', { infantry: 1 }), 'large-army'),
    ).toBe(false);
    expect(meets(duel().units('Ada', 'D3', { infantry: 4 }), 'threat')).toBe(true);
    expect(meets(duel().units('Ada', 'D3', { infantry: 3 }), 'threat')).toBe(false);
    expect(
      meets(
        duel()
          .units('Ada', 'B4', { infantry: 1 })
          .units('Ada', 'F4', { infantry: 1 })
          .units('Ada', 'D4', { infantry: 1 }),
        'outpost',
      ),
    ).toBe(true);
    expect(
      meets(
        duel()
          .units('Ada', 'B4', { infantry: 1 })
          .units('Ada', 'F4', { infantry: 1 })
          .units('Ada', 'D6', { infantry: 1 }),
        'outpost',
      ),
    ).toBe(false);
    const routes = () => duel().terrain({ E4: 'sea' }).city('Ben', 'D3').city('Ben', 'F4');
    expect(meets(routes().units('Ada', 'E4', { ship: 3 }), 'trade-power')).toBe(true);
    expect(meets(routes().units('Ada', 'E4', { ship: 2, settler: 1 }), 'shipping-routes')).toBe(true);
    expect(meets(routes().units('Ada', 'E4', { ship: 1, settler: 1 }), 'shipping-routes')).toBe(false);
  });

  it('COC-23.2 instant objectives: City Founder, Draft, Terror Regime', () => {
    const t = position().city('Ada', 'D7').units('Ada', 'D2', { settler: 1 });
    const [card, half] = t.objective('Ada', 'city-founder');
    t.turn('Ada').answer('Ada', 'found', 'D2').waitsFor('Ada: instant').answer('Ada', 'complete', card, half);
    expect(t.s.foundersOfRound).toBe(1);
    expect(meets(t, 'colony')).toBe(false);
    const u = duel().knows('Ada', 'tactics', 'draft').goods('Ada', { mood: 2 });
    u.objective('Ada', 'draft-objective');
    u.turn('Ada')
      .answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'levy', 'infantry')
      .answer('Ada', 'done')
      .waitsFor('Ada: turn');
    u.answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'levy', 'infantry')
      .answer('Ada', 'done')
      .waitsFor('Ada: instant');
    const v = position()
      .city('Ada', 'D7')
      .city('Ada', 'B4', { mood: 'angry' })
      .city('Ada', 'F4', { mood: 'angry' })
      .city('Ada', 'F2', { mood: 'angry' });
    const [terror, which] = v.objective('Ada', 'terror-regime');
    v.turn('Ada');
    v.s.activated[v.space('D7')] = 1;
    v.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food').waitsFor('Ada: instant');
    expect(v.why('Ada', 'complete', terror, which)).toBe('legal');
  });

  it('COC-23.2 instant objectives of battles', () => {
    const fight = (
      attackers: number,
      defenders: number,
      dice: number[],
      change: (t: Table) => void = () => {},
    ) => {
      const t = duel().knows('Ada', 'tactics').units('Ada', 'D6', { infantry: attackers });
      if (defenders > 0) t.units('Ben', 'D5', { infantry: defenders });
      change(t);
      t.objective('Ada', 'magnificent-culture');
      t.objective('Ben', 'wealth');
      t.turn('Ada')
        .dice(...dice)
        .answer('Ada', 'move')
        .answer('Ada', 'from', 'D6')
        .answer('Ada', 'all')
        .answer('Ada', 'go', 'D5');
      while (t.asked().includes('settlerTo')) t.answer('Ben', 'none');
      return t;
    };
    const met = (t: Table) =>
      (t.s.asked[0].kind === 'instant' ? (t.s.asked[0].data as number[]) : []).map(
        id => Object.keys(OBJECTIVE)[id],
      );
    expect(met(fight(4, 3, [6, 6, 6, 6, 1, 1, 1]))).toEqual(['general', 'great-battle', 'aggressor']);
    expect(met(fight(3, 2, [6, 6, 6, 1, 1]))).toEqual(['aggressor']);
    expect(met(fight(1, 2, [6, 1, 1], t => t.knows('Ada', 'steel-weapons', 'metallurgy')))).toEqual([]);
    const barbarians = fight(4, 0, [6, 6, 6, 6, 1, 1], t =>
      t.city('barbarians', 'D5').units('barbarians', 'D5', { infantry: 2 }),
    );
    expect(met(barbarians)).toEqual(['great-battle', 'aggressor', 'barbarian-conquest', 'resistance']);
    const legend = fight(4, 1, [6, 6, 6, 6, 1], t => {
      t.city('Ben', 'D5', { with: ['temple', 'academy', 'port'] }).wonder('great-statue', 'D5', 'Ben');
    });
    expect(met(legend)).toEqual(['conqueror', 'legendary-battle']);
    const bold = fight(2, 3, [6, 6, 1, 1, 1], t => t.knows('Ada', 'steel-weapons', 'metallurgy'));
    while (bold.asked() === 'Ada: retreat') bold.dice(6, 6, 1, 1).answer('Ada', 'fight');
    expect(met(bold)).toEqual(['general', 'defiance', 'bold', 'aggressor']);
    const trader = fight(1, 0, [], t => t.units('Ben', 'D5', { settler: 1 }).knows('Ben', 'trade-routes'));
    expect(met(trader)).toEqual(['scavenger']);
  });

  it('COC-23.2 Warmonger: the second battle of a turn against another army, one of them won', () => {
    const t = duel()
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { infantry: 4 })
      .units('Ada', 'B4', { infantry: 4 })
      .units('Ben', 'D5', { infantry: 1 })
      .units('Ben', 'B3', { infantry: 1 });
    const [card, half] = t.objective('Ada', 'warmonger');
    t.turn('Ada')
      .dice(6, 6, 6, 6, 1)
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D5')
      .waitsFor('Ada: move');
    t.dice(6, 6, 6, 6, 1)
      .answer('Ada', 'from', 'B4')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'B3')
      .waitsFor('Ada: instant');
    t.answer('Ada', 'complete', card, half);
    expect(t.s.done[0].length).toBe(1);
  });
});
