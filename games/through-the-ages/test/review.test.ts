/** Corners found by reading the rules against the program: each was wrong once, or no other test saw it. */
import { NONE, revealed } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';
import { foodOf, resourcesOf } from '../rules/goods.ts';
import { rules } from '../rules/index.ts';
import { copy, ROUTES_ARMED, ROUTES_USED } from '../rules/state.ts';
import { army, card, cards, food, put, resources, scene, table } from './scene.ts';

describe('trade routes and a price of both kinds', () => {
  const barbarossa = (stored: number, meals: number) =>
    scene({}, (_s, p, q) => {
      q.pact = card('trade-routes-agreement');
      q.pactWith = 0;
      q.pactSide = 0;
      p.leader = card('frederick-barbarossa');
      p.routes = ROUTES_ARMED;
      resources(p, stored);
      food(p, meals);
    });

  it('TTA-21.7 TTA-28.4 a resource that stands in for food is not there for the unit', () => {
    // Food 2 − 1, Warriors 2 − 1.
    const short = barbarossa(1, 0);
    short.cannot(['recruit', card('warriors')], 'food', 1, 0);
    const enough = barbarossa(2, 0);
    enough.does('recruit', card('warriors'));
    expect([resourcesOf(enough.civ(0)), foodOf(enough.civ(0)), enough.civ(0).routes]).toEqual([
      0,
      0,
      ROUTES_USED,
    ]);
  });

  it('TTA-21.7 the replacement waits where the resources are needed themselves', () => {
    const at = barbarossa(1, 1);
    at.does('recruit', card('warriors'));
    expect([resourcesOf(at.civ(0)), foodOf(at.civ(0)), at.civ(0).routes]).toEqual([0, 0, ROUTES_ARMED]);
  });
});

describe('undo', () => {
  const stands = (at: ReturnType<typeof scene>) => {
    const before = copy(at.s);
    at.g.marked = false;
    at.does('endTurn');
    return at.g.marked || revealed(rules, before, at.s);
  };

  it('TTA-29.4 the end of a turn stands, also where nothing is dealt or drawn', () => {
    expect(stands(table(3))).toBe(true);
    expect(stands(scene({ age: 4, seats: 3 }))).toBe(true);
  });
});

describe('resignation', () => {
  it('TTA-26.2 TTA-16.3 pact and war of the others go to the discards, the own ones out of the game', () => {
    const at = scene({ phase: 'political', age: 2 }, (_s, p, q, r) => {
      p.military = cards('rats');
      p.pact = card('peace-treaty');
      p.pactWith = 2;
      p.war = card('war-over-culture-2');
      p.warOn = 1;
      q.pact = card('scientific-cooperation');
      q.pactWith = 0;
      r.war = card('holy-war-3');
      r.warOn = 0;
    });
    at.does('resign', 'yes');
    expect(at.s.gone).toEqual(expect.arrayContaining(cards('peace-treaty', 'war-over-culture-2')));
    expect([at.s.discards[2], at.s.discards[3]]).toEqual([
      cards('scientific-cooperation'),
      cards('holy-war-3'),
    ]);
    for (const c of at.s.civs) expect([c.pact, c.war]).toEqual([NONE, NONE]);
  });
});

describe('corners no other test looks into', () => {
  it('TTA-11.2 a government with fewer civil actions than were spent leaves none', () => {
    const at = scene({ age: 3 }, (_s, p) => {
      p.government = card('republic');
      p.hand = cards('fundamentalism');
      p.science = 19;
      p.civilSpent = 6;
    });
    at.does('reform', card('fundamentalism'));
    expect([at.civil(0), at.military(0)]).toEqual(['0/6', '5/5']);
  });

  it('TTA-13.5 what a pact brings can be lost to another one in the same production', () => {
    const at = scene({ phase: 'production', seats: 3, age: 2 }, (_s, p, q) => {
      put(p, 'bronze', 0);
      p.pact = card('acceptance-of-supremacy');
      p.pactWith = 2;
      p.pactSide = 1;
      q.pact = card('international-trade-agreement');
      q.pactWith = 0;
      q.pactSide = 1;
    });
    expect(resourcesOf(at.civ(0))).toBe(0);
  });

  it('EX-69 TTA-18.6 with two players left the two weakest are the weakest', () => {
    const at = scene({ phase: 'political', seats: 3, age: 2 }, (s, p, q, r) => {
      p.military = cards('rats');
      s.current = cards('no-event', 'raiders');
      army(p, { swordsmen: 2 });
      for (const c of [p, q]) resources(c, 3);
      r.resigned = 1;
      s.players = 2;
    });
    at.does('event', card('rats')).asks('act', 0);
    expect([resourcesOf(at.civ(0)), resourcesOf(at.civ(1))]).toEqual([3, 1]);
  });

  it('TTA-6.6 a military action that is lost was a spent one', () => {
    const at = scene({}, (_s, p) => {
      p.leader = card('julius-caesar');
      p.hand = cards('moses');
      p.militarySpent = 2;
    });
    expect(at.military(0)).toBe('1/3');
    at.does('leader', card('moses'));
    expect(at.military(0)).toBe('1/2');
  });

  it('TTA-10.5 extra resources pay for an upgrade before the stored ones', () => {
    const at = scene({}, (_s, p) => {
      put(p, 'swordsmen', 0);
      p.unitGoods = 2;
      resources(p, 1);
    });
    at.does('upgrade', card('warriors'), card('swordsmen'));
    expect([at.civ(0).unitGoods, resourcesOf(at.civ(0))]).toEqual([1, 1]);
  });

  it('TTA-28.26 a rebellion takes all civil actions at most', () => {
    const at = scene({}, (_s, p) => {
      p.rebellion = 6;
      p.military = cards('legion');
    });
    expect(at.civil(0)).toBe('0/4');
    expect([at.civ(0).civilSpent, at.civ(0).rebellion]).toEqual([4, 0]);
  });

  it('TTA-28.28 an action card taken in the turn of another player can be played in the own one', () => {
    const at = scene({ phase: 'political', age: 2 }, (s, p, q) => {
      p.military = cards('rats');
      s.current = cards('no-event', 'international-agreement');
      army(q, { swordsmen: 3 });
      s.row[0] = card('work-of-art-2');
    });
    at.does('event', card('rats')).asks('agreement', 1).does('take', 0).asks('act', 0);
    expect(at.s.row.every(c => c !== NONE)).toBe(true);
    at.does('endTurn').asks('act', 1).does('action', card('work-of-art-2'));
    expect(at.civ(1).by[1]).toBe(4);
  });

  it('TTA-23.8 the same technology cannot be taken, nor one of the same level', () => {
    const at = scene({ phase: 'war', age: 2, seats: 3 }, (_s, p, q) => {
      army(p, { swordsmen: 6 });
      army(q, {});
      p.war = card('war-over-technology-2');
      p.warOn = 1;
      p.specials[0] = card('warfare');
      q.specials[0] = card('warfare');
      q.science = 2;
    });
    at.does('done').asks('takeTechnology', 0);
    at.cannot(['steal', card('warfare')], 'lowerSpecial', card('warfare'));
    expect(at.can('science')).toEqual([[2], [1], [0]]);
  });
});

describe('variants', () => {
  it('TTA-27.4 with cards drawn as an action the production draws none', () => {
    const drawn = (drawAsAction: boolean) =>
      scene({ phase: 'production', seats: 2, settings: { drawAsAction } }).civ(0).military.length;
    expect([drawn(true), drawn(false)]).toEqual([0, 2]);
  });

  it('TTA-27.2.a a marker comes back also when there is nothing to decide in politics', () => {
    const { s } = scene({ phase: 'political', settings: { noGangAttacks: true } }, st => {
      st.markers[2] = 0;
      st.markers[1] = 3;
    });
    expect(s.markers).toEqual([NONE, 3, NONE, NONE]);
  });
});

describe('the end', () => {
  it('TTA-25.1 TTA-24.4 no other age begins in the Simple game', () => {
    const at = scene({ level: 'simple', seats: 2, phase: 'turnEnd', active: 1, round: 9 }, (s, p) => {
      s.civilDecks[1] = cards('iron');
      p.hand = cards('moses');
    });
    expect([at.s.age, at.s.lastRound, at.civ(0).hand]).toEqual([1, 10, cards('moses')]);
  });

  it('TTA-25.7 the last to play does not win the ties of the final scoring', () => {
    const at = scene({ phase: 'actions', age: 4, active: 3, round: 9 }, (s, p, q, r, t) => {
      s.lastRound = 9;
      s.current = cards('impact-of-strength');
      s.future = [];
      s.futureBy = [];
      army(p, { swordsmen: 2 });
      army(q, { swordsmen: 1 });
      army(r, { swordsmen: 1 });
      army(t, { swordsmen: 2 });
      for (const c of [p, q, r, t]) c.culture = 0;
    });
    at.does('endTurn');
    expect(at.s.over).toBe(true);
    expect(at.s.civs.map(c => c.by[9])).toEqual([15, 5, 0, 10]);
  });
});

describe('words', () => {
  const reader = { view: undefined as never, seat: 0, name: () => 'Ada' };

  it('nothing taken is 0, in both languages', () => {
    const at = scene({ phase: 'political', age: 2 }, (_s, p, q) => {
      p.military = cards('spy-2');
      army(p, { swordsmen: 2 });
      army(q, {});
    });
    at.does('aggression', card('spy-2'), 1).does('done');
    const [told] = at.tellsOf('stolenScience');
    const args = told.args as [number, number, number];
    expect(en.tells.stolenScience(reader, ...args)).toBe('Ada takes 0 science from Ada.');
    expect(pl.tells.stolenScience(reader, ...args)).toBe('Ada zabiera 0 punktów nauki (Ada).');
  });

  it('a count after a colon stands in the nominative', () => {
    expect(pl.tells.ate(reader, 0, 1)).toBe('Ada zużywa 1 jednostkę żywności na wyżywienie ludności.');
    expect(pl.answers.mix(reader, 1, 2)).toBe('1 jednostka żywności i 2 surowce');
  });

  it('what others see of military cards is their age or nothing', () => {
    expect(en.tells.drew(reader, 0, -2)).toBe('Ada draws a military card.');
    expect(en.tells.eventPlayed(reader, 0, 2, -2)).toBe('Ada plays a future event of Age II face down.');
    expect(pl.tells.eventPlayed(reader, 0, 2, -2)).toBe(
      'Ada zagrywa zakrytą kartę epoki II na przyszłe wydarzenia.',
    );
  });
});
