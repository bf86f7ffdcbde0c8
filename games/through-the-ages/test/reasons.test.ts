/** Why something can't be done, with the numbers that go with it; and the tales of set-up, the end and leaving. */
import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import type { Civ, State } from '../rules/state.ts';
import { army, card, cards, food, put, scene, store, table } from './scene.ts';
import { linesOf, telling } from './told.ts';

type Arrange = (s: State, ...civs: Civ[]) => void;
const at = (arrange: Arrange = () => {}, options: Parameters<typeof scene>[0] = {}) =>
  scene({ seats: 3, ...options }, arrange);

describe('reasons of the action phase', () => {
  it('TTA-7.1 in the first round cards are taken and nothing else', () => {
    const first = at(() => {}, { round: 1, age: 0 });
    first.cannot(['populate'], 'firstRound');
    first.cannot(['build', card('warriors')], 'firstRound');
    expect(first.legal()).toEqual([['endTurn']]);
  });

  it('TTA-9.1 TTA-2.5 population: food and tokens', () => {
    at((_s, p) => food(p, 1)).cannot(['populate'], 'food', 2, 1);
    at((_s, p) => {
      food(p, 9);
      p.yellow = 0;
    }).cannot(['populate'], 'yellowBank');
    at((_s, p) => {
      food(p, 9);
      p.civilSpent = 4;
    }).cannot(['populate'], 'civilActions', 1, 0);
  });

  it('TTA-9.2 TTA-9.3 buildings: workers, places, resources, actions', () => {
    at((_s, p) => {
      p.idle = 0;
      food(p, 2);
      store(p, 'bronze', 9);
    }).cannot(['build', card('bronze')], 'noWorker');
    at((_s, p) => {
      put(p, 'philosophy', 1);
      put(p, 'alchemy', 1);
      store(p, 'bronze', 9);
    }).cannot(['build', card('philosophy')], 'noUrbanPlace', 3, 2);
    at((_s, p) => store(p, 'bronze', 1)).cannot(['build', card('bronze')], 'resources', 2, 1);
    at((_s, p) => {
      store(p, 'bronze', 9);
      p.militarySpent = 2;
    }).cannot(['build', card('warriors')], 'militaryActions', 1, 0);
    const full = at((_s, p) => {
      p.civilSpent = 4;
      store(p, 'bronze', 9);
    });
    full.cannot(['build', card('bronze')], 'civilActions', 1, 0);
    full.cannot(['destroy', card('bronze')], 'civilActions', 1, 0);
    full.does('build', card('warriors'));
  });

  it('TTA-9.5 TTA-9.6 upgrades and destruction need a worker there', () => {
    const here = at((_s, p) => {
      put(p, 'iron', 0);
      put(p, 'coal', 0);
      put(p, 'swordsmen', 0);
      store(p, 'bronze', 2);
    });
    here.cannot(['upgrade', card('iron'), card('coal')], 'noWorkerOn', card('iron'));
    here.cannot(['upgrade', card('bronze'), card('iron')], 'resources', 3, 2);
    here.cannot(['destroy', card('iron')], 'noWorkerOn', card('iron'));
    here.cannot(['disband', card('swordsmen')], 'noWorkerOn', card('swordsmen'));
    here.notOffered('upgrade', card('iron'), card('bronze'));
    here.notOffered('upgrade', card('bronze'), card('religion'));
    here.notOffered('destroy', card('warriors'));
    here.notOffered('disband', card('bronze'));
    expect(here.can('disband')).toEqual([[card('warriors')]]);
  });

  it('TTA-9.7 stages: a wonder, how many at once, how many are left, resources, tokens', () => {
    at().cannot(['stage', 1], 'noWonder');
    const plain = at((_s, p) => {
      p.building = card('hanging-gardens');
      store(p, 'bronze', 9);
    });
    plain.cannot(['stage', 2], 'stagesAtOnce', 1);
    expect(plain.can('stage')).toEqual([[1]]);
    const mason = at((_s, p) => {
      p.building = card('hanging-gardens');
      p.stages = 2;
      p.specials[3] = card('engineering');
      store(p, 'bronze', 9);
    });
    mason.cannot(['stage', 2], 'stagesLeft', 1);
    const two = at((_s, p) => {
      p.building = card('hanging-gardens');
      p.specials[3] = card('masonry');
      store(p, 'bronze', 9);
    });
    expect(two.can('stage')).toEqual([[1], [2]]);
    two.cannot(['stage', 3], 'stagesAtOnce', 2);
    at((_s, p) => {
      p.building = card('hanging-gardens');
      store(p, 'bronze', 1);
    }).cannot(['stage', 1], 'resources', 2, 1);
  });

  it('TTA-4.3 TTA-4.4 TTA-4.5 TTA-4.6 taking: limit, leaders, technologies, wonders, price', () => {
    const row = at((s, p) => {
      s.row[0] = card('homer');
      s.row[1] = card('iron');
      s.row[2] = card('pyramids');
      s.row[9] = card('drama');
      s.row[10] = card('opera');
      p.leaderAges = 1;
      p.hand = cards('iron');
      p.building = card('colossus');
      p.civilSpent = 2;
    });
    row.cannot(['take', 0], 'leaderOfAge', 0);
    row.cannot(['take', 1], 'sameTechnology', card('iron'));
    row.cannot(['take', 2], 'wonderInProgress', card('colossus'));
    row.cannot(['take', 9], 'civilActions', 3, 2);
    at((s, p) => {
      s.row[0] = card('drama');
      p.hand = cards('iron', 'coal', 'oil', 'opera');
    }).cannot(['take', 0], 'handLimit', 4, 4);
    at((s, p) => {
      s.row[0] = card('iron');
      put(p, 'iron', 0);
    }).cannot(['take', 0], 'sameTechnology', card('iron'));
    const other = at((s, p) => {
      s.row[0] = card('michelangelo');
      p.leaderAges = 1;
    }).does('take', 0);
    expect(other.civ(0).leaderAges).toBe(3);
  });

  it('TTA-9.10 TTA-4.7 action cards: not in the turn they were taken, and what they order must be possible', () => {
    const taken = at((s, p) => {
      s.row[0] = card('work-of-art-a');
      s.row[1] = card('iron');
      p.hand = cards('rich-land-a');
    });
    taken.cannot(['action', card('rich-land-a')], 'orderedAction', card('rich-land-a'), ['resources', 1, 0]);
    taken.does('take', 0).cannot(['action', card('work-of-art-a')], 'takenThisTurn', card('work-of-art-a'));
    const two = at((s, p) => {
      s.row[0] = card('frugality-a');
      p.hand = cards('frugality-a');
      food(p, 9);
    }).does('take', 0);
    expect(two.can('action')).toEqual([[card('frugality-a')]]);
    two
      .does('action', card('frugality-a'))
      .cannot(['action', card('frugality-a')], 'takenThisTurn', card('frugality-a'));
  });

  it('TTA-9.12 TTA-9.13 TTA-11.3 science, categories, revolutions', () => {
    const here = at((_s, p) => {
      p.hand = cards('theology', 'warfare', 'strategy', 'monarchy');
      p.science = 1;
      p.specials[0] = card('strategy');
    });
    here.cannot(['technology', card('theology')], 'science', 2, 1);
    here.cannot(['technology', card('warfare')], 'lowerSpecial', card('strategy'));
    here.cannot(['reform', card('monarchy')], 'science', 9, 1);
    here.cannot(['revolution', card('monarchy')], 'science', 3, 1);
    const robespierre = at((_s, p) => {
      p.hand = cards('monarchy');
      p.leader = card('maximilien-robespierre');
      p.science = 3;
      p.civilSpent = 4;
    });
    expect(robespierre.can('revolution')).toEqual([[card('monarchy')]]);
    const acted = at((_s, p) => {
      p.hand = cards('monarchy');
      p.leader = card('maximilien-robespierre');
      p.science = 3;
    }).does('disband', card('warriors'));
    acted.cannot(['revolution', card('monarchy')], 'revolutionFirstMilitary');
  });

  it('TTA-28.4 Barbarossa: both prices, a token, and a civil action', () => {
    const recruit = ['recruit', card('warriors')] as const;
    const led = (f: number, r: number, arrange: (c: Civ) => void = () => {}) =>
      at((_s, p) => {
        p.leader = card('frederick-barbarossa');
        food(p, f);
        store(p, 'bronze', r);
        arrange(p);
      });
    led(0, 9).cannot(recruit, 'food', 1, 0);
    led(9, 0).cannot(recruit, 'resources', 1, 0);
    led(9, 9, c => {
      c.yellow = 0;
    }).cannot(recruit, 'yellowBank');
    led(9, 9, c => {
      c.civilSpent = 4;
    }).cannot(recruit, 'civilActions', 1, 0);
    at((_s, p) => {
      food(p, 9);
      store(p, 'bronze', 9);
    }).notOffered('recruit', card('warriors'));
  });

  it('TTA-27.4 drawing as an action needs an action and a deck', () => {
    const settings = { drawAsAction: true };
    const draws = at(() => {}, { settings });
    const top = draws.s.militaryDecks[1].at(-1);
    expect(telling(draws, 'draw')).toEqual([['drew', 0, top]]);
    expect(draws.military(0)).toBe('1/2');
    at(
      s => {
        s.militaryDecks[1] = [];
      },
      { settings },
    ).cannot(['draw'], 'noDeck');
    at(
      (_s, p) => {
        p.militarySpent = 2;
      },
      { settings },
    ).cannot(['draw'], 'militaryActions', 1, 0);
    at().notOffered('draw');
    const ends = at(() => {}, { settings }).does('endTurn');
    expect(ends.tellsOf('drew')).toEqual([]);
  });

  it('TTA-16.2 an empty deck is made anew from the discards, and that is told', () => {
    const here = at(
      s => {
        s.unseen.push(...s.militaryDecks[1]);
        s.militaryDecks[1] = [];
        s.discards[1] = cards('legion');
        s.discardKnown[1] = [9];
      },
      { settings: { drawAsAction: true } },
    );
    expect(telling(here, 'draw')).toEqual([
      ['reshuffled', 1],
      ['drew', 0, card('legion')],
    ]);
    expect([here.s.discards[1], here.s.discardKnown[1]]).toEqual([[], []]);
  });

  it('TTA-26.1 leaving is the first decision of a turn, and told with all that ends', () => {
    const here = at(
      (_s, p, q, r) => {
        p.pact = card('peace-treaty');
        p.pactWith = 1;
        q.pact = card('military-pact');
        q.pactWith = 0;
        r.war = card('holy-war-3');
        r.warOn = 0;
        p.military = cards('legion');
        p.hand = cards('iron');
        p.wonders = cards('pyramids');
      },
      { phase: 'actions' },
    );
    expect(telling(here, 'resign', 'yes')).toEqual([
      ['resigned', 0],
      ['pactEnded', card('peace-treaty'), 0, 1],
      ['pactEnded', card('military-pact'), 1, 0],
      ['warVoid', card('holy-war-3')],
    ]);
    expect([here.s.players, here.s.first, here.civ(1).pact, here.civ(2).war, here.civ(2).warOn]).toEqual([
      2,
      1,
      NONE,
      NONE,
      NONE,
    ]);
    expect(here.s.gone).toEqual(expect.arrayContaining(cards('peace-treaty', 'iron', 'pyramids')));
    expect([here.s.discards[3], here.s.unseen.at(-1)]).toEqual([
      cards('military-pact', 'holy-war-3'),
      card('legion'),
    ]);
    const later = at((_s, p) => food(p, 2)).does('populate');
    later.cannot(['resign', 'yes'], 'resignLater');
  });
});

describe('set-up and the end are told', () => {
  it('TTA-5.1 TTA-6.1 who begins, the round, the turn', () => {
    const said = scene({ seats: 3, active: 2 }).does('endTurn');
    const lines = linesOf(said);
    expect(lines.filter(([key]) => key === 'round' || key === 'turn')).toEqual([
      ['round', 6],
      ['turn', 0],
    ]);
    expect(table(3).s.asked[0].seat).toBe(table(3).s.first);
  });

  it('TTA-25.2 [S] the bonus of the Simple game', () => {
    const here = scene({ level: 'simple', seats: 2, active: 1 }, (s, p, q) => {
      s.lastRound = s.round;
      army(p, { warriors: 2 });
      put(p, 'religion', 1);
      put(p, 'iron', 0);
      put(q, 'philosophy', 0);
      put(q, 'bronze', 0);
    });
    const lines = telling(here, 'endTurn').filter(([key]) => key === 'simpleBonus');
    // strength 2x2, a happy face 2, science 1, food 2, resources 2, a technology of level I 2; strength 1x2 and food 2
    expect(lines).toEqual([
      ['simpleBonus', 0, 4 + 2 + 1 + 2 + 2 + 2],
      ['simpleBonus', 1, 2 + 2],
    ]);
    expect(here.s.over).toBe(true);
  });

  it('TTA-25.6 [F] the cards that score at the end, one by one', () => {
    const here = scene({ seats: 2, age: 4, active: 1 }, (s, p, q) => {
      s.lastRound = s.round;
      s.current = cards('no-event', 'impact-of-colonies');
      s.future = cards('impact-of-wonders', 'rats');
      s.futureBy = [0, 1];
      p.colonies = cards('wealthy-territory-1');
      q.wonders = cards('internet', 'taj-mahal');
    });
    const lines = telling(here, 'endTurn');
    expect(lines.slice(lines.findIndex(([key]) => key === 'finalCard'))).toEqual([
      ['finalCard', card('impact-of-colonies')],
      ['scored', 0, 4],
      ['finalCard', card('impact-of-wonders')],
      ['scored', 1, 2 + 4],
    ]);
    expect([here.civ(0).by[9], here.civ(1).by[9]]).toEqual([4, 6]);
  });
});
