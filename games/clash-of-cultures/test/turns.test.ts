/** Rounds and turns in detail: what begins anew, what ends, what is offered. */
import type { Answer } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { A, B, E, U } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { duel, expansion, position, Table } from './position.ts';
import { two } from './war.ts';

const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => `${x.why.key} ${x.kind}`) ?? [];

describe('5. Rounds', () => {
  it('COC-5.1 COC-1.1 three rounds to an age, each told, from the first player on', () => {
    const t = position(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8');
    t.arrange(
      s => {
        s.first = 1;
        s.age = 1;
        s.roundOfAge = 3;
        s.builtThisRound = 2;
        s.buildersOfRound = 3;
        s.foundersOfRound = 3;
      },
      ['round', null],
    );
    expect([t.s.age, t.s.roundOfAge]).toEqual([2, 1]);
    expect(t.tells()).toEqual(['round 2 1', 'turn 1 3']);
    expect([t.s.builtThisRound, t.s.buildersOfRound, t.s.foundersOfRound]).toEqual([0, 0, 0]);
    t.waitsFor('Ben: turn')
      .answer('Ben', 'end')
      .waitsFor('Cyd: turn')
      .answer('Cyd', 'end')
      .waitsFor('Ada: turn');
    t.answer('Ada', 'end').waitsFor('Ben: turn');
    expect(t.tells()).toEqual(['round 2 2', 'turn 1 3']);
    for (let i = 0; i < 2; i++) t.answer('Ben', 'end').answer('Cyd', 'end').answer('Ada', 'end');
    expect(t.tells('status')).toEqual([[2]]);
  });

  it('COC-28.4 the roll for the end is told with what would end it; in earlier rounds there is none', () => {
    const rolls = (age: number, before: number) =>
      duel({ ending: 'roll' })
        .dice(6)
        .arrange(
          s => {
            s.age = age;
            s.roundOfAge = before;
          },
          ['round', null],
        )
        .tells('endRoll');
    expect([rolls(5, 3), rolls(6, 1), rolls(6, 2), rolls(6, 3), rolls(7, 1), rolls(7, 2)]).toEqual([
      [],
      [[0, 6, 1]],
      [[0, 6, 2]],
      [[0, 6, 3]],
      [[0, 6, 4]],
      [[0, 6, 5]],
    ]);
    const wonder = duel({ ending: 'wonder' }).arrange(
      s => {
        s.age = 6;
        s.roundOfAge = 1;
      },
      ['round', null],
    );
    expect([wonder.tells('endRoll'), wonder.asked()]).toEqual([[], 'Ada: turn']);
  });

  it('COC-28.5 a wonder ends the game in one of the last five rounds, and with that variant only', () => {
    const over = (ending: string, age: number, round: number, built = 1) =>
      duel({ ending })
        .dice(6)
        .arrange(
          s => {
            s.age = age;
            s.roundOfAge = round;
            s.builtThisRound = built;
          },
          ['roundEnd', null],
        ).s.over;
    expect([
      over('wonder', 6, 1),
      over('wonder', 6, 2),
      over('wonder', 7, 1),
      over('wonder', 7, 1, 0),
    ]).toEqual([false, true, true, false]);
    expect([over('roll', 7, 1), over('fixed', 6, 2)]).toEqual([false, false]);
  });

  it('a table that stops after some rounds says so', () => {
    const t = new Table(rules, {
      seats: 2,
      names: ['Ada', 'Ben'],
      settings: { expansion: false },
      roundCap: 1,
    });
    const [first, second] = t.s.first === 0 ? (['Ada', 'Ben'] as const) : (['Ben', 'Ada'] as const);
    t.answer(first, 'end').answer(second, 'end');
    expect([t.s.over, t.tells('end'), t.asked()]).toEqual([true, [[]], '']);
  });
});

describe('5, 8. Turns', () => {
  it('COC-5.3 COC-8.4 everything that counts for a turn begins anew', () => {
    const t = duel();
    t.arrange(
      s => {
        s.first = 0;
        s.age = 1;
        s.roundOfAge = 1;
        s.current = 1;
        s.activated.fill(2);
        s.angryUse.fill(1);
        s.flagged = [4, 0, 1, 1];
        s.nomads = [4, 1];
        for (const key of [
          'used',
          'collects',
          'influenced',
          'bound',
          'takeover',
          'library',
          'battlesFought',
          'lastBattle',
          'battlesWon',
          'captures',
          'drafts',
          'heroes',
          'greatIdeas',
          'offers',
          'powers',
          'piratesBeaten',
          'court',
          'deed',
        ] as const)
          s[key] = 5;
      },
      ['turnStart', 0],
      ['roundEnd', null],
    );
    const { s } = t;
    expect([s.current, s.activated.every(n => n === 0), s.angryUse.every(n => n === 0)]).toEqual([
      0,
      true,
      true,
    ]);
    expect([s.flagged, s.nomads]).toEqual([[], []]);
    expect([s.used, s.collects, s.influenced, s.bound, s.takeover, s.battlesFought, s.battlesWon]).toEqual(
      Array(7).fill(0),
    );
    expect([s.captures, s.drafts, s.heroes, s.greatIdeas, s.offers, s.powers, s.piratesBeaten]).toEqual(
      Array(7).fill(0),
    );
    expect([s.library, s.lastBattle, s.court, s.deed]).toEqual([-1, -1, -1, 1]);
  });

  it('COC-5.3 COC-8.5 lost actions: each takes one, never below none, and only once', () => {
    const actions = (assassinated: number, lost: number) => {
      const t = duel();
      t.s.assassinated[0] = assassinated;
      t.s.lostActions[0] = lost;
      t.turn('Ada');
      expect([t.s.assassinated[0], t.s.lostActions[0]]).toEqual([0, 0]);
      expect(t.tells('turn')).toEqual([[0, t.s.actions]]);
      return t.s.actions;
    };
    expect([actions(0, 0), actions(1, 0), actions(0, 1), actions(1, 1), actions(1, 3)]).toEqual([
      3, 2, 2, 1, 0,
    ]);
    const ben = duel();
    ben.s.assassinated[1] = 1;
    expect(ben.turn('Ada').s.actions).toBe(3);
  });

  it('COC-5.3.a Negotiations: the bar of the next turn begins with it and ends with it', () => {
    const t = position(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8');
    t.s.ban[0 * 3 + 1] = 2;
    t.s.ban[0 * 3 + 2] = 1;
    t.s.ban[1 * 3 + 0] = 2;
    t.turn('Ada', ['turnStart', 1]);
    expect(t.s.ban).toEqual([0, 1, 1, 2, 0, 0, 0, 0, 0]);
    t.answer('Ada', 'end').waitsFor('Ben: turn');
    expect(t.s.ban).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0]);
  });

  it('COC-5.7 what lasts until the end of the turn ends', () => {
    const t = duel().wonder('great-library', 'D7', 'Ada').turn('Ada', ['gameEnd', null]);
    t.answer('Ada', 'library', 'storage');
    t.s.bound = 1;
    t.s.takeover = 1;
    t.s.flagged = [4, 0, 1, 1];
    t.answer('Ada', 'end');
    expect([t.s.library, t.s.bound, t.s.takeover, t.s.flagged]).toEqual([-1, 0, 0, []]);
  });

  it('COC-26.9 pirate ships that nobody of Carthage is with any more are pirates again', () => {
    const t = two().terrain({ D6: 'sea' }).masters('Ada', 'pirate-allies').units('Ada', 'D6', { ship: 2 });
    t.s.corsairs[t.space('D6')] = 2;
    t.turn('Ada');
    expect([t.s.holder[t.space('D6')], t.s.corsairs[t.space('D6')], t.unit('D6', 'ship')]).toEqual([5, 0, 2]);
  });

  it('26. Banking: gold or culture at the start of the turn, for who has gold', () => {
    const asked = (gold: number, banking: boolean) => {
      const t = two().goods('Ada', { gold });
      if (banking) t.masters('Ada', 'banking');
      return t.turn('Ada').asked();
    };
    expect([asked(1, true), asked(0, true), asked(1, false)]).toEqual([
      'Ada: reward',
      'Ada: turn',
      'Ada: turn',
    ]);
    const t = two().goods('Ada', { gold: 1 }).masters('Ada', 'banking').turn('Ada');
    expect(t.legal('Ada')).toEqual([
      ['choose', 4],
      ['choose', 6],
    ]);
    t.answer('Ada', 'choose', 'culture');
    expect([t.has('Ada', 'culture'), t.has('Ada', 'gold')]).toEqual([1, 1]);
  });

  it('COC-23.2 Terror Regime: four cities Angry after a deed, not before it', () => {
    const regime = (angry: number) => {
      const t = position().city('Ben', 'D2').city('Ada', 'D7');
      for (const label of ['B4', 'F4', 'B2', 'F2'].slice(0, angry)) t.city('Ada', label, { mood: 'angry' });
      t.objective('Ada', 'terror-regime');
      t.turn('Ada');
      t.s.activated[4] = 1;
      return t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food').asked();
    };
    expect([regime(2), regime(3), regime(4)]).toEqual(['Ada: turn', 'Ada: instant', 'Ada: turn']);
  });

  it('COC-8.2 the end of the turn is always possible, with a word of caution while actions are left', () => {
    const t = duel().turn('Ada');
    const caution = () => t.g.options(t.s.asked[0]).choices.find(x => x.answer[0] === 'end')?.warn;
    expect([caution()?.key, caution()?.args]).toEqual(['actions-left', [3]]);
    t.s.actions = 0;
    expect([t.may('Ada', 'end'), caution()]).toEqual([true, undefined]);
    expect(sentAway(t)).toContain('objectives-later objective');
  });

  it('COC-8.1 without an action left nothing that takes one is offered, and the reason is said', () => {
    const t = two()
      .city('Ada', 'D5')
      .city('Ben', 'D6', { with: ['temple'] })
      .units('Ada', 'E8', { settler: 1 })
      .knows('Ada', 'writing')
      .goods('Ada', { food: 2, ore: 2, wood: 2, mood: 3, culture: 3, gold: 3 })
      .turn('Ada');
    t.s.actions = 0;
    for (const said of [
      ['advance', 'storage'],
      ['found', 'E8'],
      ['collect', 'D7'],
      ['recruit', 'D7'],
      ['construct', 'D7', 'academy'],
      ['move'],
      ['happy'],
      ['attempt'],
    ] as [string, ...string[]][])
      expect([said[0], t.reason('Ada', ...said)]).toEqual([said[0], ['no-actions']]);
    const verbs = new Set(t.legal('Ada').map(([verb]) => verb));
    expect([...verbs].sort()).toEqual(['end', 'trade']);
    t.s.actions = 1;
    const more = new Set(t.legal('Ada').map(([verb]) => verb));
    expect([...more].sort()).toEqual([
      'advance',
      'attempt',
      'collect',
      'construct',
      'end',
      'found',
      'happy',
      'move',
      'recruit',
      'trade',
    ]);
  });

  it('COC-8.1 each of them spends one', () => {
    const left = (...said: [string, ...string[]]) => {
      const t = two()
        .city('Ada', 'D5')
        .city('Ben', 'D6', { with: ['temple'] })
        .units('Ada', 'E8', { settler: 1 })
        .knows('Ada', 'writing')
        .goods('Ada', { food: 1, ore: 1, wood: 1, ideas: 2, mood: 3, culture: 3 })
        .turn('Ada')
        .answer('Ada', ...said);
      return [t.s.actions, t.asked()];
    };
    expect(left('advance', 'storage')[0]).toBe(2);
    expect(left('found', 'E8')).toEqual([2, 'Ada: turn']);
    expect(left('collect', 'D7')).toEqual([2, 'Ada: collect']);
    expect(left('recruit', 'D7')).toEqual([2, 'Ada: recruit']);
    expect(left('construct', 'D7', 'academy')).toEqual([2, 'Ada: turn']);
    expect(left('move')).toEqual([2, 'Ada: move']);
    expect(left('happy')).toEqual([2, 'Ada: happy']);
    expect(left('attempt')).toEqual([2, 'Ada: influence']);
  });

  it('COC-5.2 cities and settlers of others are none of the player’s business', () => {
    const t = duel()
      .units('Ben', 'D5', { settler: 1 })
      .goods('Ada', { food: 2, ore: 1, wood: 1 })
      .turn('Ada');
    for (const said of [
      ['found', 'D5'],
      ['collect', 'D2'],
      ['recruit', 'D2'],
      ['construct', 'D2', 'academy'],
      ['collect', 'D5'],
    ] as [string, ...string[]][])
      expect(t.reason('Ada', ...said)).toEqual(['not-offered']);
    // not even where all else is there
    const able = duel()
      .city('Ada', 'B4')
      .city('Ben', 'D4')
      .knows('Ada', 'writing')
      .goods('Ada', { food: 2, ore: 1, wood: 1 });
    able.turn('Ada');
    expect(able.reason('Ada', 'construct', 'B4', 'academy')).toEqual(['legal']);
    expect(able.reason('Ada', 'construct', 'D4', 'academy')).toEqual(['not-offered']);
    expect(able.reason('Ada', 'construct', 'B4', 'academy', 0)).toEqual(['not-offered']);
    // words are no numbers
    for (const answer of [
      ['collect', '4'],
      ['advance', '1'],
      ['construct', '4', 0],
      ['construct', 4, '0'],
    ] as const)
      expect(
        () => able.g.admit(0, able.question('Ada').id, answer as unknown as Answer),
        String(answer),
      ).toThrow();
    for (const said of [
      ['advance', 48],
      ['advance', -1],
      ['advance', 1.5],
      ['collect', 99],
      ['collect', 0.5],
      ['construct', 'D7', 4],
      ['construct', 'D7', 7],
      ['construct', 'D7', 0.5],
      ['construct', 'D7', -1],
      ['construct', 'D7'],
      ['advance', 'storage', 1],
      ['end', 1],
      ['dismiss'],
      ['nothing'],
    ] as [string, ...unknown[]][])
      expect([said, t.reason('Ada', ...said)]).toEqual([said, ['not-offered']]);
    expect(t.may('Ada', 'advance', 'storage')).toBe(true);
  });

  it('COC-22.2 a truce may be given up, as an action', () => {
    const t = two();
    t.s.eventDeck = t.s.eventDeck.filter(card => card !== E['great-diplomat'] && card !== E.guillotine);
    t.s.fronts[0] = [E['great-diplomat'], E.guillotine];
    t.s.truce[0] = 1;
    t.turn('Ada');
    t.s.actions = 0;
    expect(t.reason('Ada', 'dismiss')).toEqual(['no-actions']);
    t.s.actions = 2;
    t.answer('Ada', 'dismiss');
    expect([t.s.actions, t.s.truce[0], t.tells()]).toEqual([1, -1, ['truceOver 0 1']]);
    // that card goes, others that lie there stay
    expect([t.s.fronts[0], t.s.eventDiscard]).toEqual([[E.guillotine], [E['great-diplomat']]]);
  });

  it('COC-23.7 City Founder: a city five spaces from home, at once', () => {
    const founded = (label: string) => {
      const t = position().city('Ada', 'D7').city('Ben', 'D2').units('Ada', label, { settler: 1 });
      t.objective('Ada', 'city-founder');
      return t.turn('Ada').answer('Ada', 'found', label).asked();
    };
    expect([founded('D4'), founded('E2')]).toEqual(['Ada: turn', 'Ada: instant']);
  });

  it('26. Raiders keep a settler from founding', () => {
    const t = two()
      .masters('Ben', 'raiders')
      .units('Ada', 'D5', { settler: 1 })
      .units('Ben', 'D4', { cavalry: 1 });
    expect(t.turn('Ada').reason('Ada', 'found', 'D5')).toEqual(['raiders']);
  });

  it('COC-1.3 buildings of the expansion are not offered without it', () => {
    const offered = (t: Table) =>
      t.g.options(t.s.asked[0]).choices.filter(x => x.answer[0] === 'construct').length;
    expect([offered(duel().turn('Ada')), offered(two().turn('Ada'))]).toEqual([4, 7]);
    const without = duel()
      .city('Ada', 'B4')
      .knows('Ada', 'bartering')
      .goods('Ada', { food: 1, ore: 1, wood: 1 });
    expect(without.turn('Ada').legal('Ada', 'construct')).toEqual([]);
    const kinds = duel()
      .goods('Ada', { food: 2, ore: 1, wood: 2 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    expect(kinds.reason('Ada', 'add', 'cavalry')).toEqual(['not-offered']);
    expect([U.cavalry, B.market, A.bartering]).toEqual([3, 4, 24]);
  });
});

describe('9. Advances: who may have which, and for what', () => {
  /** What can be bought, by the quick way; the one that says why must agree. */
  const buyable = (t: Table): number[] => {
    const quick = t.legal('Ada', 'advance').map(([, a]) => a as number);
    const slow = t.g
      .options(t.s.asked[0])
      .choices.filter(x => x.answer[0] === 'advance' && x.why === undefined)
      .map(x => x.answer[1]);
    expect(slow).toEqual(quick);
    return quick;
  };

  it('COC-9.2 the top of each category, and what stands behind those that are owned', () => {
    const t = duel().goods('Ada', { food: 2 }).turn('Ada');
    const now = buyable(t);
    for (let a = 0; a < 48; a++) expect([a, t.may('Ada', 'advance', a)]).toEqual([a, now.includes(a)]);
    const tops = [A.fishing, A.writing, A.tactics, A.myths, A.bartering, A.arts, A.math];
    expect(buyable(t)).toEqual([
      A.storage,
      A.irrigation,
      A.husbandry,
      A.engineering,
      A.sanitation,
      A.roads,
      ...tops,
    ]);
    t.goods('Ada', { food: 1 });
    expect(buyable(t)).toEqual([]);
    expect(t.reason('Ada', 'advance', 'storage')).toEqual(['cannot-pay']);
    expect(t.reason('Ada', 'advance', 'navigation')).toEqual(['missing-top-advance', A.fishing]);
    expect(t.reason('Ada', 'advance', 'voting')).toEqual(['missing-requirement', A.philosophy]);
    expect(t.reason('Ada', 'advance', 'nationalism')).toEqual(['missing-requirement', A.draft]);
    expect(t.reason('Ada', 'advance', 'dogma')).toEqual(['missing-requirement', A['state-religion']]);
    t.knows('Ada', 'philosophy', 'voting', 'draft');
    expect(t.reason('Ada', 'advance', 'nationalism')).toEqual(['other-government', 9]);
  });

  it('COC-9.6 what costs nothing: Math, Astronomy, Priesthood once a turn, Aqueduct, Shipcraft', () => {
    const free = (t: Table) => buyable(t.turn('Ada'));
    const all = (t: Table) => t.knows('Ada', 'fishing', 'math', 'myths');
    expect(free(two())).toEqual([]);
    expect(free(all(two()))).toEqual([A.engineering, A.roads]);
    expect(free(all(two()).knows('Ada', 'astronomy'))).toEqual([
      A.engineering,
      A.roads,
      A.navigation,
      A.cartography,
    ]);
    expect(free(two().knows('Ada', 'myths', 'priesthood'))).toEqual([A.math]);
    expect(free(two().masters('Ada', 'aqueduct'))).toEqual([A.sanitation]);
    expect(free(two().knows('Ada', 'fishing').masters('Ada', 'shipcraft'))).toEqual([A.navigation]);
    const t = two().knows('Ada', 'myths', 'priesthood').turn('Ada').answer('Ada', 'advance', 'math');
    expect([t.tells('paid'), t.owns('Ada', 'math')]).toEqual([[], true]);
    // Priesthood is used up; what Math makes free does not use it
    expect(buyable(t)).toEqual([A.engineering, A.roads]);
    // a purchase at its price leaves it for later
    const later = two().knows('Ada', 'myths', 'priesthood').goods('Ada', { food: 2 }).turn('Ada');
    later.answer('Ada', 'advance', 'writing');
    expect(buyable(later)).toEqual([A.math]);
    const u = two().knows('Ada', 'myths', 'priesthood', 'math').turn('Ada').answer('Ada', 'advance', 'roads');
    expect(buyable(u)).toEqual([A.engineering, A.astronomy, A.medicine, A.metallurgy]);
  });

  it('26. Ball Courts: a food less for Spirituality, once a turn', () => {
    const t = two()
      .knows('Ada', 'circus-and-sports')
      .masters('Ada', 'ball-courts')
      .goods('Ada', { food: 1 })
      .turn('Ada');
    expect(buyable(t)).toEqual([A.myths]);
    t.goods('Ada', { food: 0 });
    expect(buyable(t)).toEqual([]);
    t.goods('Ada', { food: 2 }).answer('Ada', 'advance', 'writing').goods('Ada', { food: 1 });
    expect(buyable(t)).toEqual([A.myths]);
    t.answer('Ada', 'advance', 'myths');
    expect(t.tells()[0]).toBe('paid 0 [1,0,0,0,0,0,0]');
    t.goods('Ada', { food: 1 });
    expect(buyable(t)).toEqual([]);
  });

  it('26. Peace & Poetry: a mood token instead of the price, once a turn', () => {
    const india = (goods: object) =>
      two()
        .knows('Ada', 'drama-and-music')
        .masters('Ada', 'peace-and-poetry')
        .goods('Ada', goods)
        .turn('Ada');
    expect(buyable(india({})).length).toBe(0);
    const t = india({ mood: 1 });
    expect(buyable(t)).toContain(A.writing);
    t.answer('Ada', 'advance', 'writing').waitsFor('Ada: turn');
    expect(t.tells().slice(0, 2)).toEqual(['civUsed 0 31', 'paid 0 [0,0,0,0,0,1,0]']);
    t.goods('Ada', { mood: 1 });
    expect(buyable(t)).toEqual([]);
    const both = india({ mood: 1, food: 2 }).answer('Ada', 'advance', 'writing').waitsFor('Ada: poetry');
    expect(sentAway(both)).toContain('finish-this-first advance');
    expect(both.legal('Ada')).toEqual([['yes'], ['no']]);
    both.answer('Ada', 'no');
    expect([both.has('Ada', 'food'), both.has('Ada', 'mood')]).toEqual([0, 1]);
    // not used yet
    both.goods('Ada', { food: 1 });
    expect(buyable(both)).toContain(A.tactics);
    // for nothing: nobody is asked
    const free = india({ mood: 1 });
    free.knows('Ada', 'math').answer('Ada', 'advance', 'roads').waitsFor('Ada: turn');
    expect(free.has('Ada', 'mood')).toBe(1);
    // culture tokens, where they stand for mood
    const arena = two()
      .masters('Ada', 'peace-and-poetry')
      .wonder('great-arena', 'D7', 'Ada')
      .goods('Ada', { culture: 1 });
    expect(buyable(arena.turn('Ada'))).toContain(A.writing);
  });

  it('COC-9.3 cube, bonus and gains, told in their order', () => {
    const gained = (advance: string, t = duel()) =>
      t.goods('Ada', { food: 2 }).turn('Ada').answer('Ada', 'advance', advance).tells().slice(1);
    expect(gained('storage')).toEqual([`advance 0 ${A.storage} 2`, 'gain 0 5 1 0']);
    expect(gained('roads')).toEqual([`advance 0 ${A.roads} 2`, 'gain 0 6 1 0']);
    expect(gained('bartering')[1]).toBe('gain 0 5 1 0');
    expect(gained('siegecraft', duel().knows('Ada', 'tactics'))).toEqual([`advance 0 ${A.siegecraft} 2`]);
    expect(gained('philosophy', duel().knows('Ada', 'writing'))).toEqual([
      `advance 0 ${A.philosophy} 2`,
      'gain 0 5 1 0',
      'gain 0 3 1 0',
    ]);
    expect(gained('math', duel().knows('Ada', 'philosophy'))).toEqual([
      `advance 0 ${A.math} 2`,
      'gain 0 6 1 0',
      'gain 0 3 1 0',
    ]);
    expect(gained('math')).toEqual([`advance 0 ${A.math} 2`, 'gain 0 6 1 0']);
    expect(gained('storage', duel().knows('Ada', 'philosophy'))).toHaveLength(2);
    const writing = gained('writing');
    expect(writing.map(line => line.split(' ')[0])).toEqual([
      'advance',
      'gain',
      'drawAction',
      'drawObjective',
    ]);
    expect(gained('engineering', two()).map(line => line.split(' ')[0])).toEqual([
      'advance',
      'drawWonder',
      'civAdvance',
    ]);
    expect(gained('monuments', duel().knows('Ada', 'arts')).map(line => line.split(' ')[0])).toContain(
      'drawWonder',
    );
  });

  it('COC-9.3 COC-9.4 the event comes with the last cube of the track only', () => {
    const after = (cubes: number) => {
      const t = duel().goods('Ada', { food: 2 }).nextEvent('good-year-2');
      t.s.cubes[0] = cubes;
      t.turn('Ada').answer('Ada', 'advance', 'storage');
      return [t.tells('event').length, t.s.cubes[0]];
    };
    expect([after(3), after(2), after(0)]).toEqual([
      [0, 2],
      [0, 1],
      [0, 0],
    ]);
    expect(after(1)[0]).toBe(1);
  });

  it('20. Anarchy: its cubes go first to a government', () => {
    const t = expansion()
      .city('Ada', 'D7')
      .city('Ben', 'D2')
      .knows('Ada', 'philosophy')
      .goods('Ada', { food: 2 });
    t.s.anarchy[0] = 2;
    t.turn('Ada').answer('Ada', 'advance', 'voting');
    expect([t.s.anarchy[0], t.s.cubes[0]]).toEqual([1, 3]);
    t.goods('Ada', { food: 2 }).answer('Ada', 'advance', 'storage');
    expect([t.s.anarchy[0], t.s.cubes[0]]).toEqual([1, 2]);
  });

  it('COC-9.5 Free Education: an idea for a mood token, after a purchase in ideas or gold', () => {
    const bought = (goods: object, pay?: object) => {
      const t = duel().knows('Ada', 'writing', 'free-education').goods('Ada', goods).turn('Ada');
      t.answer('Ada', 'advance', 'roads');
      if (pay) t.answer('Ada', 'pay', t.sum(pay));
      return t;
    };
    const t = bought({ food: 1, gold: 1, ideas: 1 }, { food: 1, gold: 1 }).waitsFor('Ada: freeEducation');
    expect(sentAway(t)).toContain('finish-this-first advance');
    expect(t.legal('Ada')).toEqual([['yes'], ['no']]);
    t.answer('Ada', 'yes');
    expect(t.tells()).toEqual(['paid 0 [0,0,0,1,0,0,0]', 'gain 0 5 1 0']);
    const no = bought({ food: 1, gold: 1, ideas: 1 }, { food: 1, gold: 1 }).answer('Ada', 'no');
    expect([no.has('Ada', 'ideas'), no.has('Ada', 'mood')]).toEqual([1, 0]);
    // ideas were paid before: a free advance asks nothing
    const card = no.card('Ada', 'quick-advance');
    no.goods('Ada', { culture: 1 })
      .answer('Ada', 'play', card)
      .answer('Ada', 'advance', 'storage')
      .waitsFor('Ada: turn');
    // no idea left, food alone
    bought({ gold: 2 }).waitsFor('Ada: turn');
    bought({ food: 2, ideas: 1 }, { food: 2 }).waitsFor('Ada: turn');
    const without = duel().goods('Ada', { gold: 2, ideas: 0 }).turn('Ada').answer('Ada', 'advance', 'roads');
    without.waitsFor('Ada: turn');
  });

  it('COC-22.5 a free advance: among those allowed, if there is one', () => {
    const free = (from: number, may = 1, t = duel()) =>
      t.arrange(() => {}, ['freeAdvance', { seat: 0, from, cube: 0, may }], ['turn', 0]);
    const any = free(-1).waitsFor('Ada: freeAdvance');
    expect(sentAway(any)).toContain('finish-this-first advance');
    expect(any.legal('Ada', 'advance')).toHaveLength(13);
    expect(any.reason('Ada', 'advance', 48)).toEqual(['not-offered']);
    expect(any.legal('Ada', 'none')).toHaveLength(1);
    expect(free(-1, 0).legal('Ada', 'none')).toHaveLength(0);
    any.answer('Ada', 'none').waitsFor('Ada: turn');
    // a category
    expect(free(-2 - 0).legal('Ada', 'advance')).toEqual(
      [A.storage, A.irrigation, A.husbandry].map(a => ['advance', a]),
    );
    expect(free(-2 - 0).reason('Ada', 'advance', 'writing')).toEqual(['not-among-these']);
    expect(free(-2 - 9).asked()).toBe('Ada: turn');
    // what another has
    const ben = free(101, 1, duel().knows('Ben', 'writing', 'philosophy'));
    expect(ben.legal('Ada', 'advance')).toEqual([['advance', A.writing]]);
    expect(free(101).asked()).toBe('Ada: turn');
    // governments
    const rule = free(-100, 1, duel().knows('Ada', 'philosophy', 'draft'));
    expect(rule.legal('Ada', 'advance')).toEqual([
      ['advance', A.voting],
      ['advance', A.nationalism],
    ]);
    rule.answer('Ada', 'advance', 'voting');
    expect([rule.owns('Ada', 'voting'), rule.s.cubes[0]]).toEqual([true, 3]);
  });
});
