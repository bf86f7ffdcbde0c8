/** What happens by itself is told: events, ages, auctions and pacts. */
import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { resourcesOf } from '../rules/goods.ts';
import type { Civ, State } from '../rules/state.ts';
import { army, card, cards, food, put, scene, store } from './scene.ts';
import { linesOf, telling } from './told.ts';

type Id = Parameters<typeof card>[0];
type Arrange = (s: State, ...civs: Civ[]) => void;

/** Seat 0 of three plays an event; the lines after it was scored and this one revealed. */
function revealed(id: Id, arrange: Arrange = () => {}, age = 2) {
  const at = scene({ phase: 'political', seats: 3, age }, (s, ...civs) => {
    s.current = cards('no-event', id);
    civs[0].military = cards('rats');
    for (const c of civs) c.culture = 20;
    arrange(s, ...civs);
  });
  const lines = telling(at, 'event', card('rats'));
  expect(lines.slice(0, 3)).toEqual([
    ['eventPlayed', 0, 1, card('rats')],
    ['scored', 0, 1],
    ['eventRevealed', card(id)],
  ]);
  return { at, lines: lines.slice(3) };
}
const lines = (id: Id, arrange?: Arrange, age?: number) => revealed(id, arrange, age).lines;
const ranked: Arrange = (_s, p, q, r) => {
  army(p, { warriors: 3 });
  army(q, { warriors: 2 });
  army(r, { warriors: 1 });
};

describe('events are told', () => {
  it('TTA-18.1 the card that was played is known to its player only', () => {
    const { at } = revealed('no-event');
    expect(at.tellsOf('eventPlayed')[0]).toMatchObject({ secretFrom: 2, knownTo: [0] });
  });

  it('TTA-18.4 goods, science, culture and workers, seat by seat, with the card that brought them', () => {
    const { at, lines: goods } = revealed('development-of-trade-routes');
    expect(goods).toEqual([
      ['learned', 0, 1],
      ['learned', 1, 1],
      ['learned', 2, 1],
      ['gained', 0, 1, 1],
      ['gained', 1, 1, 1],
      ['gained', 2, 1, 1],
    ]);
    expect(at.told.at(-1)?.origin).toBe('card:development-of-trade-routes');
    expect(lines('development-of-settlement')).toEqual([
      ['newWorker', 0],
      ['newWorker', 1],
      ['newWorker', 2],
    ]);
    expect(lines('crusades', ranked)).toEqual([
      ['scored', 0, 4],
      ['scored', 2, -4],
    ]);
    expect(lines('cold-war', ranked)).toEqual([
      ['learned', 0, 6],
      ['learned', 1, 6],
    ]);
    expect(lines('national-pride')).toEqual([['scored', 0, 5]]);
    expect(lines('popularization-of-science')).toEqual([
      ['scored', 0, 1],
      ['scored', 1, 1],
      ['scored', 2, 1],
    ]);
    expect(
      lines('cultural-influence', (_s, _p, q) => {
        put(q, 'religion', 2);
      }),
    ).toEqual([['scored', 1, 2]]);
    expect(
      lines('scientific-breakthrough', (_s, p) => {
        put(p, 'philosophy', 0);
      }),
    ).toEqual([
      ['learned', 1, 1],
      ['learned', 2, 1],
    ]);
  });

  it('TTA-28.29 harvests and deposits', () => {
    expect(
      lines('good-harvest', (_s, _p, q) => {
        put(q, 'agriculture', 0);
      }),
    ).toEqual([
      ['produced', 0, 2, 0],
      ['produced', 2, 2, 0],
    ]);
    expect(
      lines('new-deposits', (_s, p) => {
        store(p, 'bronze', 1);
        p.blue = 3;
      }),
    ).toEqual([
      ['produced', 0, 0, 2],
      ['produced', 1, 0, 2],
      ['produced', 2, 0, 2],
    ]);
    expect(
      lines('economic-progress', (_s, p, q) => {
        store(p, 'bronze', 3);
        p.blue = 5;
        q.yellow = 14;
      }),
    ).toEqual([
      ['produced', 0, 2, 0],
      ['produced', 1, 2, 0],
      ['ate', 1, 1],
      ['produced', 2, 2, 0],
      ['produced', 0, 0, 2],
      ['corruption', 0, 4],
      ['produced', 1, 0, 2],
      ['produced', 2, 0, 2],
    ]);
  });

  it('TTA-18.9 TTA-28.26 TTA-28.30 losses, and who has nothing to lose', () => {
    expect(
      lines('rats', (_s, _p, q) => {
        food(q, 3);
      }),
    ).toEqual([
      ['nothingToLose', 0],
      ['lost', 1, 3, 0],
      ['nothingToLose', 2],
    ]);
    expect(
      lines('rebellion', (_s, _p, q) => {
        q.yellow = 10;
      }),
    ).toEqual([
      ['nothingToLose', 0],
      ['rebelled', 1, 6],
      ['nothingToLose', 2],
    ]);
    expect(
      lines('civil-unrest', (_s, _p, q, r) => {
        q.yellow = 10;
        r.yellow = 10;
        r.culture = 0;
      }),
    ).toEqual([
      ['nothingToLose', 0],
      ['scored', 1, -12],
      ['nothingToLose', 2],
    ]);
    expect(
      lines('crime-wave', (s, ...civs) => {
        ranked(s, ...civs);
        civs[1].blue = 0;
        civs[1].culture = 0;
      }),
    ).toEqual([
      ['scored', 2, -3],
      ['nothingToLose', 1],
      ['blueLost', 2, 1],
    ]);
    expect(
      lines('iconoclasm', (_s, p, q, r) => {
        p.leader = card('homer');
        q.leader = card('isaac-newton');
        r.leader = card('sid-meier');
      }),
    ).toEqual([
      ['leaderLost', 0, card('homer')],
      ['nothingToLose', 1],
      ['leaderLost', 2, card('sid-meier')],
    ]);
    expect(lines('iconoclasm').map(([key]) => key)).toEqual([
      'nothingToLose',
      'nothingToLose',
      'nothingToLose',
    ]);
    expect(lines('reign-of-terror', ranked)).toEqual([['lostWorker', 2, NONE]]);
    expect(lines('refugees', ranked)).toEqual([
      ['scored', 2, -3],
      ['lostWorker', 2, NONE],
      ['scored', 0, 3],
      ['newWorker', 0],
    ]);
    expect(lines('uncertain-borders', ranked)).toEqual([['stolenYellow', 0, 2, 1]]);
    expect(
      lines('uncertain-borders', (s, ...civs) => {
        ranked(s, ...civs);
        civs[2].yellow = 0;
      }),
    ).toEqual([['nothingToTake', 0, 2]]);
  });

  it('TTA-2.7 TTA-28.31 who is content loses nobody; who has nobody left, nobody more', () => {
    const emigration = (q: Partial<Civ>) =>
      lines('emigration', (_s, _p, civ) => {
        civ.yellow = 10;
        Object.assign(civ, q);
      });
    const nobody: [string, number] = ['nothingToLose', 0];
    const last: [string, number] = ['nothingToLose', 2];
    expect(emigration({ idle: 3 })).toEqual([nobody, ['lostWorker', 1, NONE], ['lostWorker', 1, NONE], last]);
    expect(
      emigration({
        idle: 1,
        workers: scene({})
          .civ(1)
          .workers.map(n => Math.min(n, 0)),
      }),
    ).toEqual([nobody, ['lostWorker', 1, NONE], ['nothingToLose', 1], last]);
  });

  it('TTA-2.8 TTA-28.30 of tokens of the same worth in use food goes before resources', () => {
    const { at } = revealed('crime-wave', (s, ...civs) => {
      ranked(s, ...civs);
      food(civs[2], 2);
      store(civs[2], 'bronze', 2);
      civs[2].blue = 0;
    });
    expect([at.civ(2).blues[card('agriculture')], at.civ(2).blues[card('bronze')]]).toEqual([1, 2]);
    expect(at.s.boxBlue).toBe(200 + 2);
  });

  it('TTA-18.10 TTA-28.42 TTA-28.32 buildings that are torn down', () => {
    expect(
      lines('border-conflict', (s, ...civs) => {
        ranked(s, ...civs);
        put(civs[2], 'agriculture', 0);
        put(civs[2], 'bronze', 0);
      }),
    ).toEqual([
      ['lostBuilding', 2, card('philosophy')],
      ['gained', 0, 0, 3],
    ]);
    expect(
      lines('terrorism', (_s, p, q, r) => {
        p.culture = 3;
        put(q, 'philosophy', 0);
        put(r, 'philosophy', 1);
      }),
    ).toEqual([
      ['nothingToLose', 1],
      ['lostBuilding', 2, card('philosophy')],
    ]);
  });

  it('TTA-28.33 TTA-19.10 a ruined wonder, a lost colony', () => {
    expect(
      lines('ravages-of-time', (_s, p, q) => {
        p.wonders = cards('internet');
        q.wonders = cards('taj-mahal');
      }),
    ).toEqual([
      ['nothingToLose', 0],
      ['ruined', 1, card('taj-mahal')],
      ['nothingToLose', 2],
    ]);
    const { at, lines: lost } = revealed('independence-declaration', (s, ...civs) => {
      ranked(s, ...civs);
      civs[2].colonies = cards('wealthy-territory-1');
    });
    expect(lost).toEqual([['colonyLost', 2, card('wealthy-territory-1')]]);
    expect(at.s.past).toContain(card('wealthy-territory-1'));
    expect(lines('independence-declaration', ranked)).toEqual([['nothingToLose', 2]]);
  });

  it('TTA-18.6 the two strongest or weakest of two players are one', () => {
    const at = scene({ phase: 'political', seats: 2, age: 2 }, (s, p, q) => {
      s.current = cards('no-event', 'cold-war');
      p.military = cards('rats');
      army(q, { warriors: 4 });
    });
    expect(telling(at, 'event', card('rats')).slice(3)).toEqual([['learned', 1, 6]]);
  });

  it('TTA-18.2 a new deck of events is told with its size', () => {
    const at = scene({ phase: 'political', seats: 2, age: 2 }, (s, p) => {
      s.current = cards('no-event');
      s.future = cards('rats', 'crusades');
      s.futureBy = [0, 1];
      p.military = cards('foray');
    });
    expect(telling(at, 'event', card('foray')).at(-1)).toEqual(['eventsRefilled', 3]);
    expect([at.s.future, at.s.futureBy]).toEqual([[], []]);
  });

  it('TTA-28.28 International Agreement: the hand limit is that of who takes', () => {
    const full = lines('international-agreement', (s, p, q, r) => {
      ranked(s, r, q, p);
      s.row[0] = card('iron');
      p.government = card('communism');
      r.hand = cards('opera', 'movies', 'coal', 'oil');
    });
    expect(full).toEqual([['agreementImpossible', 2]]);
    const other = revealed('international-agreement', (s, p, q, r) => {
      ranked(s, r, q, p);
      s.row[0] = card('iron');
      r.government = card('communism');
      r.hand = cards('opera', 'movies', 'coal', 'oil');
    });
    other.at.asks('agreement', 2);
    expect(telling(other.at, 'take', 0).slice(0, 2)).toEqual([
      ['agreement', 2],
      ['took', 2, card('iron'), 1],
    ]);
    expect(other.at.civ(2).civilSpent).toBe(0);
  });

  it('TTA-28.28 declined, taken, and the political action given up: each is told', () => {
    const strong: Arrange = (s, ...civs) => {
      ranked(s, ...civs);
      s.row[0] = card('iron');
      s.row[1] = card('drama');
    };
    const no = revealed('international-agreement', strong).at;
    expect(telling(no, 'done')).toEqual([['agreementDeclined', 0]]);
    expect(no.civ(0).skipPolitics).toBe(0);
    const yes = revealed('international-agreement', strong).at;
    expect(telling(yes, 'take', 1)).toEqual([
      ['agreement', 0],
      ['took', 0, card('drama'), 1],
    ]);
    expect(telling(yes, 'take', 0)[0]).toEqual(['took', 0, card('iron'), 1]);
    const skipping = scene({ phase: 'political', seats: 3 }, (_s, p) => {
      p.military = cards('rats');
      p.skipPolitics = 1;
    });
    skipping.asks('act', 0);
    expect([skipping.civ(0).skipPolitics, skipping.civ(0).military]).toEqual([0, cards('rats')]);
  });
});

describe('the card row and the ages are told', () => {
  it('TTA-8.2 TTA-8.3 swept and dealt, card by card', () => {
    const at = scene({ seats: 3, active: 0 }, s => {
      s.row[0] = card('iron');
      s.row[1] = card('drama');
      s.row[2] = card('homer');
      for (let i = 3; i < 12; i++) s.row[i] = card('rich-land-a');
    });
    const next = at.s.civilDecks[1].slice(-3).reverse();
    at.does('endTurn');
    const row = linesOf(at).slice(linesOf(at).findIndex(([key]) => key === 'turn'));
    expect(row).toEqual([
      ['turn', 1],
      ['swept', card('iron')],
      ['swept', card('drama')],
      ['dealt', 10, next[0]],
      ['dealt', 11, next[1]],
      ['dealt', 12, next[2]],
      ['noPolitics', 1],
    ]);
    expect([at.s.row[0], at.s.row.slice(-3)]).toEqual([card('homer'), next]);
  });

  it('TTA-24.1 TTA-24.2 TTA-24.3 the end of an age, with all that is lost', () => {
    const at = scene({ seats: 3, age: 2 }, (s, _p, q, r) => {
      s.civilDecks[2] = cards('coal');
      q.hand = cards('iron', 'coal');
      q.military = cards('legion', 'classic-army');
      q.leader = card('michelangelo');
      r.building = card('taj-mahal');
      r.stages = 2;
      r.blue -= 2;
      r.pact = card('open-borders-agreement');
      r.pactWith = 0;
      r.yellow = 1;
    });
    const blue = at.civ(2).blue;
    at.does('endTurn');
    const tale = linesOf(at);
    expect(
      tale.slice(tale.findIndex(([key]) => key === 'turn') + 1).filter(([key]) => key !== 'dealt'),
    ).toEqual([
      ['obsolete', 1, card('iron')],
      ['obsoleteMilitary', 1, 1],
      ['leaderLost', 1, card('michelangelo')],
      ['wonderLost', 2, card('taj-mahal')],
      ['pactEnded', card('open-borders-agreement'), 2, 0],
      ['yellowLost', 0, 2],
      ['yellowLost', 1, 2],
      ['yellowLost', 2, 1],
      ['ageBegins', 3],
    ]);
    expect([at.civ(1).hand, at.civ(1).military, at.s.age]).toEqual([cards('coal'), cards('classic-army'), 3]);
    expect([at.civ(2).blue - blue, at.civ(2).pact, at.civ(2).pactWith, at.civ(2).stages]).toEqual([
      2,
      NONE,
      NONE,
      0,
    ]);
    expect(at.s.gone).toEqual(
      expect.arrayContaining(cards('iron', 'michelangelo', 'taj-mahal', 'open-borders-agreement')),
    );
    expect(at.s.unseen).toContain(card('legion'));
  });

  it('TTA-24.5 TTA-25.4 the last round is told', () => {
    const ends = (active: number) => {
      const at = scene({ seats: 3, age: 3, active }, s => {
        s.civilDecks[3] = cards('oil');
      });
      at.does('endTurn');
      return [at.s.lastRound - at.s.round, at.tellsOf('lastRound').length, at.tellsOf('ageBegins')[0].args];
    };
    // the deck runs out in the turn of seat 1, so there is a whole round more
    expect(ends(0)).toEqual([1, 1, [4]]);
  });

  it('TTA-23.2 TTA-25.4 until version 2 a war is forbidden in the last round, not as soon as it is known', () => {
    const at = scene({ phase: 'political', age: 4 }, (s, p) => {
      s.version = 2;
      s.lastRound = s.round + 1;
      p.government = card('communism');
      p.military = cards('war-over-culture-3');
    });
    at.does('war', card('war-over-culture-3'), 1);
    expect(at.civ(0).warOn).toBe(1);
  });
});

describe('auctions and pacts are told', () => {
  it('TTA-19.1 TTA-19.4 TTA-19.8 bids, passes, the payment and what the colony brings', () => {
    const at = revealed('wealthy-territory-1', (_s, p, q, r) => {
      army(p, { warriors: 2 });
      army(q, { warriors: 2 });
      p.military = cards('rats', 'spy-2');
      r.military = cards('spy-2');
    }).at;
    expect(linesOf(at).at(-1)).toEqual(['auction', card('wealthy-territory-1')]);
    expect(telling(at, 'bid', 1)).toEqual([['bid', 0, 1]]);
    expect(telling(at, 'pass')).toEqual([['bidPassed', 1]]);
    at.asks('bid', 2);
    expect(telling(at, 'pass')).toEqual([['bidPassed', 2]]);
    at.asks('payColony', 0);
    at.cannot(['done'], 'noUnit');
    expect(telling(at, 'sacrifice', card('warriors'))).toEqual([['sacrificed', 0, card('warriors')]]);
    const blue = at.civ(0).blue;
    expect(telling(at, 'done')).toEqual([
      ['colonized', 0, card('wealthy-territory-1'), 1],
      ['gained', 0, 0, 5],
    ]);
    expect([resourcesOf(at.civ(0)), at.civ(0).blue - blue]).toEqual([5, 2 - 5]);
    expect(at.told.at(-1)?.origin).toBe('card:wealthy-territory-1');
    expect(at.s.auction).toEqual({
      card: NONE,
      bid: 0,
      bidder: NONE,
      turn: 0,
      passed: 0,
      bonus: 0,
      units: at.s.auction.units,
    });
  });

  it('TTA-19.2 TTA-19.3.a nobody wants it: it is told and lies with the past events', () => {
    const { at, lines: sold } = revealed('wealthy-territory-1', (_s, ...civs) => {
      for (const c of civs) army(c, {});
    });
    expect(sold).toEqual([
      ['auction', card('wealthy-territory-1')],
      ['cannotBid', 0],
      ['cannotBid', 1],
      ['cannotBid', 2],
      ['unclaimed', card('wealthy-territory-1')],
    ]);
    expect([at.s.past, at.s.auction.card]).toEqual([cards('wealthy-territory-1'), NONE]);
  });

  it('TTA-19.9 the immediate benefits are told', () => {
    const settles = (id: Id) => {
      const at = scene({ phase: 'political', seats: 3 }, (_s, p) => {
        p.leader = card('christopher-columbus');
        p.military = cards(id);
      });
      return telling(at, 'colonize', card(id)).slice(1);
    };
    expect(settles('developed-territory-1')).toEqual([['learned', 0, 3]]);
    expect(settles('fertile-territory-1')).toEqual([['gained', 0, 3, 0]]);
    expect(settles('historic-territory-1')).toEqual([['scored', 0, 6]]);
    expect(settles('inhabited-territory-2')).toEqual([
      ['newWorker', 0],
      ['newWorker', 0],
    ]);
    expect(settles('strategic-territory-1').map(([key]) => key)).toEqual(['drew', 'drew', 'drew']);
  });

  it('TTA-21.1 TTA-21.2 TTA-21.3 offered, refused, signed, cancelled', () => {
    const offer = () => {
      const at = scene({ phase: 'political', seats: 3 }, (_s, p) => {
        p.military = cards('peace-treaty');
        p.pact = card('military-pact');
        p.pactWith = 2;
        p.pactSide = 1;
      });
      expect(telling(at, 'pact', card('peace-treaty'), 1, 0)).toEqual([
        ['pactOffered', 0, 1, card('peace-treaty'), 0],
      ]);
      return at;
    };
    expect(telling(offer(), 'decline')).toEqual([['pactRefused', 0, 1]]);
    const at = offer();
    expect(telling(at, 'accept')).toEqual([
      ['pactEnded', card('military-pact'), 0, 2],
      ['pactSigned', 0, 1, card('peace-treaty')],
    ]);
    expect([at.civ(0).pactSide, at.civ(0).pactWith, at.s.offered]).toEqual([0, 1, NONE]);
    const bound = scene({ phase: 'political', seats: 3 }, (_s, _p, q) => {
      q.pact = card('peace-treaty');
      q.pactWith = 0;
      q.pactSide = 1;
    });
    expect(telling(bound, 'cancel', 1)).toEqual([['pactEnded', card('peace-treaty'), 1, 0]]);
    expect([bound.civ(1).pact, bound.civ(1).pactWith, bound.civ(1).pactSide]).toEqual([NONE, NONE, 0]);
  });

  it('TTA-17.1 TTA-16.4 passing and discarding', () => {
    const at = scene({ phase: 'political', seats: 3 }, (_s, p) => {
      p.military = cards('legion', 'phalanx', 'legion');
    });
    expect(telling(at, 'pass')).toEqual([['passed', 0]]);
    at.asks('discard', 0);
    expect(at.can('discard')).toEqual([[card('legion')], [card('phalanx')]]);
    expect(telling(at, 'discard', card('legion'))).toEqual([['discarded', 0, card('legion')]]);
    expect(at.tellsOf('discarded')[0]).toMatchObject({ secretFrom: 1, knownTo: [0] });
    expect([at.s.discards[1], at.s.discardKnown[1], at.civ(0).military]).toEqual([
      cards('legion'),
      [0],
      cards('phalanx', 'legion'),
    ]);
    at.asks('act', 0);
  });
});
