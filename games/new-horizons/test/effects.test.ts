import { describe, expect, it } from 'vitest';
import { AREAS, COUNTERS, type Effect, EVENTS, MODIFIERS, TRACK_SPACES, TRACKS } from '../content/index.ts';
import { counter } from '../rules/counters.ts';
import { LISTS, TRIGGERS } from '../rules/lists.ts';
import { numberOf, position } from './position.ts';

describe('18. Effect vocabulary', () => {
  it('NH-18.1 modifiers: exchange, building and research prices, discovery limit, strengths', () => {
    const used = new Set(LISTS.flatMap(x => x.effects).flatMap(e => (e.op === 'modifier' ? [e.key] : [])));
    expect(MODIFIERS.filter(key => !used.has(key))).toEqual(['fortifyStrength']);
    expect([...new Set(TRIGGERS.map(x => x.on))].sort()).toEqual([...EVENTS].sort());
    const t = position('Ada', 'Ben').player('Ada', { coins: 2 });
    t.of('Ada').modifiers[MODIFIERS.indexOf('exchangePop')] = 1;
    t.turn('Ada', 'production').answer('Ada', 'buy');
    expect(t.of('Ada').coins).toBe(0);
  });

  it('NH-18.1 equal keys add up', () => {
    const t = position('Ada', 'Ben').bonus('Ada', 'bonus stables').bonus('Ada', 'investment 3');
    expect(t.of('Ada').modifiers[0]).toBe(2);
    t.player('Ada', { active: 0 }).answer('Ada', 'use', 'recruit-and-move-a');
    expect(t.data('Ada', 'move').points).toBe(4);
  });

  it('NH-18.2 counters', () => {
    const t = position('Ada', 'Ben').player('Ada', { food: 3, economy: 2, infrastructure: 1, invested: 4 });
    t.knows('Ada', 'wheel', 'mining', 'banking', 'genetics').player('Ada', {
      privates: ['steel'],
      leaders: ['homer'],
    });
    t.territory('copper-hills', 0, 1, { village: 'Ada', city: 'Ada' });
    t.territory('salt-flats', 1, -1, { village: 'Ben', city: 'Ada' });
    t.covered('home of Ada', 'farm', 'Ada').covered('home of Ben', 'market', 'Ben', 'Ada');
    expect(Object.fromEntries(COUNTERS.map(key => [key, counter(t.s, 0, key)]))).toEqual({
      village: 1,
      city: 2,
      building: 2,
      mapTile: 4,
      tech: 5,
      tech3: 2,
      tech4: 1,
      techLevelAtLeast2: 4,
      leader: 1,
      investCube: 4,
      foodOpen: 3,
      economyOpen: 2,
      infrastructureOpen: 1,
      openSpaces: 6,
    });
  });

  it('NH-18.3 track spaces are columns, income, instant effects or stages', () => {
    const kinds = new Set(TRACKS.flatMap(track => TRACK_SPACES[track].map(x => x.kind)));
    expect(kinds).toEqual(new Set(['column', 'income', 'instant', 'government']));
    const t = position('Ada', 'Ben').player('Ada', { economy: 1 }).bonus('Ada', 'instant writing');
    expect(t.of('Ada').coins).toBe(1 + 2 + 1);
  });

  it('NH-18.4 a permanent effect works at once, also for the rest of the action', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 1, invested: 2, pawn: 'grow-a' });
    t.slot('2-1', 'philosophy').player('Ada', { scholars: ['2-1'] });
    t.answer('Ada', 'use', 'philosophy-1a').answer('Ada', 'basic', 'research-1');
    t.answer('Ada', 'research', t.slotOf('writing'))
      .answer('Ada', 'basic', 'recruit-and-move')
      .asks('Ada', 'move');
    expect(t.data('Ada', 'move').points).toBe(3);
  });

  it('NH-18.5 a move bonus from a building is kept when others join it', () => {
    const t = position('Ada', 'Ben')
      .player('Ada', { coins: 3, supply: ['stables'] })
      .turn('Ada', 'expansion');
    t.answer('Ada', 'build', 'stables', 'home of Ada');
    expect(t.of('Ada').modifiers[0]).toBe(1);
    t.unit('Ben', 'settler', 2, 'home of Ada').player('Ben', { coins: 3 }).turn('Ben', 'expansion');
    t.answer('Ben', 'join', 'home of Ada');
    expect([t.of('Ada').modifiers[0], t.of('Ben').modifiers[0]]).toEqual([1, 1]);
  });

  it('NH-18.6 EX-77 a once-per-turn offer that is declined comes again, one that is used does not', () => {
    const given = () => {
      const t = position('Ada', 'Ben').player('Ada', {
        government: 'merchant-league',
        stage: 'theocracy',
        coins: 4,
      });
      return t.bonus('Ada', 'instant banking');
    };
    const used = given();
    used.asks('Ada', 'may');
    used.answer('Ada', 'pay').answer('Ada', 'upgrade', 'settler', 4).rests('Ada', 'action');
    expect(used.of('Ada')).toMatchObject({ tracks: [0, 2, 0], coins: 4 + 1 - 2 + 2 });
    const declined = given();
    declined.answer('Ada', 'skip').asks('Ada', 'may');
    declined.answer('Ada', 'skip').rests('Ada', 'action');
  });

  it('NH-18.6 an automatic part uses it up', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'temple-state', stage: 'theocracy' });
    t.bonus('Ada', 'instant banking').asks('Ada', 'upgrade');
    t.answer('Ada', 'skip').rests('Ada', 'action');
    expect(t.of('Ada').coins).toBe(1 + 1 + 1 + 2);
  });

  it('NH-18 EX-34 basic actions of one effect must differ; the pawn stays and occupied spaces do not matter', () => {
    const t = position('Ada', 'Ben')
      .knows('Ada', 'philosophy')
      .player('Ada', { pawn: 'grow-a', coins: 2, active: 2 });
    t.player('Ada', { scholars: ['1-1'] })
      .player('Ben', { pawn: 'research-1-a' })
      .slot('2-4', 'mining');
    t.answer('Ada', 'use', 'philosophy-1a').answer('Ada', 'basic', 'research-1');
    t.answer('Ada', 'research', '1-3');
    while (t.open() !== 'Ada: basic') t.answer('Ada', ...firstAnswer(t));
    expect(t.why('Ada', 'basic', 'research-1')).toBe('basic-action-repeated');
    expect(t.why('Ada', 'basic', 'research-2')).toBe('legal');
    t.answer('Ada', 'basic', 'research-2').asks('Ada', 'research');
    expect(t.s.players[0].pawn).not.toBe(-1);
  });

  it('NH-18 fewer basic actions than allowed may be done, or none where they are a bonus', () => {
    const t = position('Ada', 'Ben')
      .knows('Ada', 'human-rights')
      .player('Ada', { pawn: 'grow-a', active: 0 });
    t.answer('Ada', 'use', 'human-rights-1a').answer('Ada', 'basic', 'grow').answer('Ada', 'stop');
    expect(t.of('Ada')).toMatchObject({ coins: 1 + 1 + 1, active: 1 });
    t.rests('Ada', 'production');
    t.bonus('Ada', 'bonus shrine').answer('Ada', 'skip').rests('Ada', 'production');
  });

  it('NH-18 an option that cannot be carried out may not be chosen if another can', () => {
    const t = position('Ada', 'Ben').player('Ben', { settlement: 8 }).bonus('Ada', 'economy 8');
    expect(t.of('Ada').markers).toEqual([0, 1]);
    t.rests('Ada', 'action');
  });

  it('NH-18 a "may" inside a chosen option can still be declined', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 5 }).bonus('Ada', 'leader johannes-gutenberg');
    t.answer('Ada', 'cube', 'food').answer('Ada', 'option', 1).asks('Ada', 'may');
    t.answer('Ada', 'skip').rests('Ada', 'action');
    expect(t.of('Ben').active).toBe(2);
    expect(t.of('Ada')).toMatchObject({ coins: 5 + 1 + 2, noted: [0, 0, 0] });
  });

  it('NH-18 a "may" pays coins or exhausts pawns', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 1, columns: [5, 5, 4, 3, 2] });
    t.bonus('Ada', 'leader mahatma-gandhi').answer('Ada', 'option', 1).answer('Ada', 'pay');
    expect(t.of('Ada')).toMatchObject({ active: 0, columns: [6, 5, 4, 3, 2], noted: [4 + 2, 0, 0] });
    t.answer('Ben', 'option', 0).rests('Ada', 'action');
  });

  it('NH-18 every effect of the contents is in the vocabulary', () => {
    const ops = new Set(LISTS.flatMap(x => x.effects.map((e: Effect) => e.op)));
    expect(ops.size).toBe(23);
    expect(AREAS[numberOf(AREAS, 'grow')].unlimited).toBe(true);
  });
});

/** Any legal answer: for what a test does not care about. */
function firstAnswer(t: ReturnType<typeof position>): [string, ...number[]] {
  const offers = t.g.legal(t.s.asked[0]);
  return offers.answer(0) as unknown as [string, ...number[]];
}

describe('19. Timing', () => {
  it('NH-19.1 printed order, and everything a step causes before the next step', () => {
    const t = position('Ada', 'Ben').player('Ada', { food: 1, invested: 1 });
    t.bonus('Ada', 'instant irrigation');
    expect(
      (t.g.log ?? []).filter(x => ['population', 'coins'].includes(x.key)).map(x => `${x.key} ${x.args[1]}`),
    ).toEqual(['population 1', 'population 1', 'coins 1']);
    expect(t.of('Ada')).toMatchObject({ active: 3, coins: 2 });
  });

  it('NH-19.2 cube, uncovered space, investment space, triggers', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'temple-state',
      stage: 'theocracy',
      economy: 1,
    });
    t.bonus('Ada', 'instant writing').answer('Ada', 'skip');
    const lines = (t.g.log ?? []).filter(x => ['invest', 'uncovered', 'coins'].includes(x.key));
    expect(lines.map(x => `${x.key} ${x.args.slice(1).join()}`)).toEqual([
      'invest 1,0',
      'uncovered 1,1',
      'coins 2',
      'coins 1',
      'coins 1',
    ]);
    t.rests('Ada', 'action');
  });

  it('NH-19.3 never two players at a time', () => {
    const t = position('Ada', 'Ben', 'Cyd').bonus('Ben', 'leader ashoka');
    expect(t.s.asked.length).toBe(1);
    t.answer('Ben', 'option', 0).asks('Cyd', 'choose');
    t.answer('Cyd', 'option', 0).asks('Ada', 'choose');
    t.answer('Ada', 'option', 0).rests('Ada', 'action');
  });

  it('NH-19.4 what cannot be carried out is left out', () => {
    const t = position('Ada', 'Ben')
      .noUnits('Ada')
      .player('Ada', { columns: [1, 0, 0, 0, 0], active: 0 });
    t.bonus('Ada', 'leader julius-caesar').rests('Ada', 'action');
    t.bonus('Ada', 'leader cleopatra').rests('Ada', 'action');
    expect(t.of('Ada')).toMatchObject({ active: 1, columns: [0, 0, 0, 0, 0] });
    expect(t.of('Ben').active).toBe(2);
  });

  it('NH-19.5 a monarchy bonus in the goal phase follows the same rules', () => {
    const t = position('Ada', 'Ben').goals('sage', 'coloniser', 'industrialist');
    t.player('Ada', { government: 'pathfinders', stage: 'theocracy', infrastructure: 4, invested: 8 });
    t.turn('Ada', 'goal').answer('Ada', 'cube', 'infrastructure').asks('Ada', 'recruit');
    t.answer('Ada', 'recruit', 'settler', 3, 'home of Ada');
    expect(t.of('Ada').markers).toEqual([1, 0]);
    t.rests('Ben', 'action');
  });

  it('NH-19.6 outside his turn a player does not claim goals, and once-per-turn triggers count for the running turn', () => {
    const t = position('Ada', 'Ben')
      .goals('sage', 'coloniser', 'industrialist')
      .player('Ben', { invested: 8 });
    t.player('Ben', { government: 'temple-state', stage: 'theocracy' });
    t.turn('Ada', 'goal').rests('Ben', 'action');
    expect(t.s.claims[2]).toEqual([]);
    t.turn('Ada')
      .bonus('Ben', 'instant agriculture')
      .answer('Ben', 'skip')
      .bonus('Ben', 'instant agriculture');
    t.rests('Ada', 'action');
    expect(t.of('Ben').coins).toBe(1 + 1);
  });

  it('NH-19.7 the end trigger never interrupts a turn', () => {
    const t = position('Ada', 'Ben')
      .goals('sage', 'coloniser', 'industrialist')
      .claimed('coloniser', 'Ada', 'Ben');
    t.player('Ada', { invested: 8, infrastructure: 4, government: 'pathfinders', stage: 'theocracy' }).turn(
      'Ada',
      'goal',
    );
    t.answer('Ada', 'cube', 'infrastructure');
    expect(t.s.lastRound).toBe(t.s.round + 1);
    t.asks('Ada', 'recruit');
    t.answer('Ada', 'skip').rests('Ben', 'action');
  });
});
