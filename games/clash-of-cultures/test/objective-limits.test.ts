import { Play, redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { KINDS, L, OBJECTIVE, type ObjectiveId, RESOURCES, U } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { countFulfilled, isDistant, isTerror } from '../rules/objectives.ts';
import { BARBARIAN, type Battle, noBattle, PIRATE } from '../rules/state.ts';
import { duel, expansion, position, type Table } from './position.ts';
import { two } from './war.ts';

const status = (t: Table) =>
  t.arrange(
    s => {
      s.status = 1;
      s.first = 0;
    },
    ['statusObjectives', { seat: 0, completed: [] }],
    ['turn', 0],
  );

/** The status phase asks Ada: does she fulfil this one? */
function meets(t: Table, id: ObjectiveId): boolean {
  const [card, half] = t.objective('Ada', id);
  status(t);
  const legal = t.asked() === 'Ada: objectives' && t.why('Ada', 'complete', card, half) === 'legal';
  // what is told to others by asking at all is public
  expect(legal ? countFulfilled(t.s, 0, [card]) : 1).toBe(1);
  return legal;
}

/** Cities of Ada, far from each other. */
const cities = (n: number, mood: 'neutral' | 'happy' | 'angry' = 'neutral') => {
  const t = position();
  for (const label of ['D7', 'B4', 'F4', 'F2', 'B2', 'D4'].slice(0, n)) t.city('Ada', label, { mood });
  return t;
};

describe('23. Objectives of the status phase, just met and just not', () => {
  it('COC-23.5 a lead is strict: advances, fields, buildings abroad', () => {
    const six = () => duel().knows('Ada', 'storage', 'irrigation', 'husbandry', 'roads');
    expect(meets(six(), 'advanced-culture')).toBe(true);
    expect(meets(six().knows('Ben', 'storage', 'irrigation', 'husbandry', 'roads'), 'advanced-culture')).toBe(
      false,
    );
    const whole = () => duel().knows('Ada', 'storage', 'irrigation', 'husbandry');
    expect(meets(whole().knows('Ben', 'storage', 'irrigation', 'husbandry'), 'goal-focused')).toBe(false);
    const abroad = () => duel().city('Ben', 'D2', { with: [['temple', 'Ada']] });
    expect(meets(abroad().city('Ada', 'D7', { with: [['temple', 'Ben']] }), 'culture-power')).toBe(false);
    const more = abroad().city('barbarians', 'B4', { with: [['port', 'Ada']] });
    expect(meets(more.city('Ada', 'D7', { with: [['temple', 'Ben']] }), 'culture-power')).toBe(true);
    // what stands in own cities is not abroad
    expect(meets(abroad().city('Ben', 'B4', { with: ['temple', 'port'] }), 'culture-power')).toBe(true);
    const third = position(3)
      .city('Ada', 'E4', { with: ['academy'] })
      .city('Cyd', 'G8', { with: ['academy'] });
    expect(meets(third.city('Ben', 'B7'), 'scientific-lead')).toBe(false);
  });

  it('COC-23.2 cities: number, mood, size, neighbours', () => {
    expect([meets(cities(3), 'expansionist'), meets(cities(4), 'expansionist')]).toEqual([false, true]);
    expect(meets(cities(4).city('barbarians', 'D6'), 'expansionist')).toBe(false);
    expect(meets(cities(5).city('Ada', 'D6'), 'expansionist')).toBe(true);
    expect(meets(cities(4).city('Ada', 'D6'), 'expansionist')).toBe(false);
    const size = (...with_: ('temple' | 'academy' | 'port' | 'fortress')[]) =>
      duel().city('Ada', 'D7', { with: with_ });
    expect(meets(size('temple', 'academy', 'port'), 'metropolis')).toBe(false);
    expect(meets(size('temple', 'academy', 'port').wonder('great-wall', 'D7', 'Ada'), 'metropolis')).toBe(
      true,
    );
    expect(meets(size('temple', 'academy', 'port'), 'architecture')).toBe(false);
  });

  it('COC-23.2 stores: three of each of three', () => {
    const store = (food: number, ore: number, wood: number) =>
      meets(duel().goods('Ada', { food, ore, wood }), 'optimized-storage');
    expect([store(3, 3, 3), store(2, 3, 3), store(3, 2, 3), store(3, 3, 2)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('COC-23.4 five in store, of which two are paid', () => {
    for (const [id, kind] of [
      ['eureka', 'ideas'],
      ['wealth', 'gold'],
      ['ore-supplies', 'ore'],
      ['wood-supplies', 'wood'],
      ['food-supplies', 'food'],
    ] as const) {
      const t = duel()
        .knows('Ada', 'storage')
        .goods('Ada', { [kind]: 6 });
      const [card, half] = t.objective('Ada', id);
      status(t).answer('Ada', 'complete', card, half).waitsFor('Ada: turn');
      expect([t.has('Ada', kind), t.s.done[0], t.tells()]).toEqual([
        4,
        [2 * card + half],
        [
          `completes 0 ${OBJECTIVE[id]}`,
          `paid 0 ${JSON.stringify(RESOURCES.map(x => (x === kind ? 2 : 0)))}`,
        ],
      ]);
    }
    const free = cities(6);
    const [card, half] = free.objective('Ada', 'large-civilization');
    status(free).answer('Ada', 'complete', card, half);
    expect(free.tells()).toEqual([`completes 0 ${OBJECTIVE['large-civilization']}`]);
  });

  it('COC-23.2 Sea Blockade: two ships before Ports of other players', () => {
    const sea = () => position().terrain({ D3: 'sea', E7: 'sea' }).city('Ada', 'D7').city('Ben', 'D4');
    const port = (t: Table) => t.city('Ben', 'D2', { with: ['port'], port: 'D3' });
    expect(meets(port(sea()).units('Ada', 'D3', { ship: 2 }), 'sea-blockade')).toBe(true);
    // two Ports that face one space make no more of one ship
    const both = port(sea()).city('Ben', 'D4', { with: ['port'], port: 'D3' });
    expect(meets(both.units('Ada', 'D3', { ship: 1 }).units('Ada', 'E7', { ship: 1 }), 'sea-blockade')).toBe(
      false,
    );
    const barbarian = sea().city('barbarians', 'D2', { with: [['port', 'Ben']], port: 'D3' });
    expect(meets(barbarian.units('Ada', 'D3', { ship: 2 }), 'sea-blockade')).toBe(false);
    const own = sea().city('Ada', 'D2', { with: ['port'], port: 'D3' });
    expect(meets(own.units('Ada', 'D3', { ship: 2 }), 'sea-blockade')).toBe(false);
    expect(meets(port(sea()).units('Ada', 'E7', { ship: 2 }), 'sea-blockade')).toBe(false);
    const gone = sea();
    gone.s.port[gone.space('C3')] = gone.space('D3');
    expect(meets(gone.units('Ada', 'D3', { ship: 2 }), 'sea-blockade')).toBe(false);
    const apart = port(sea())
      .terrain({ C2: 'sea' })
      .city('Ben', 'B3', { with: ['port'], port: 'C2' });
    apart.units('Ada', 'D3', { ship: 1 }).units('Ada', 'C2', { ship: 1 });
    expect(meets(apart, 'sea-blockade')).toBe(true);
  });

  it('COC-23.2 Large Fleet: four ships, or two and more than anybody', () => {
    const fleet = (own: number, other: number) => {
      const t = duel().terrain({ E7: 'sea', D3: 'sea' }).units('Ada', 'E7', { ship: own });
      return meets(other > 0 ? t.units('Ben', 'D3', { ship: other }) : t, 'large-fleet');
    };
    expect([fleet(4, 4), fleet(3, 3), fleet(3, 2), fleet(2, 1), fleet(1, 0), fleet(2, 2)]).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('COC-23.2 armies: three more than anybody, guards, twelve in all', () => {
    const army = (own: number, other: number) => {
      const t = duel().units('Ada', 'D7', { infantry: Math.min(4, own) });
      if (own > 4) t.units('Ada', 'D6', { infantry: own - 4 });
      return meets(other > 0 ? t.units('Ben', 'D2', { infantry: other }) : t, 'large-army');
    };
    expect([army(4, 0), army(3, 0), army(5, 1), army(4, 1), army(6, 3)]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    const guards = (n: number, at = 'F2') => {
      const t = cities(4);
      for (const label of ['D7', 'B4', 'F4', at].slice(0, n)) t.units('Ada', label, { infantry: 1 });
      return meets(t, 'standing-army');
    };
    expect([guards(4), guards(3), guards(4, 'D3')]).toEqual([true, false, false]);
    const might = (infantry: number, ships: number) => {
      const t = duel().terrain({ E7: 'sea' }).units('Ada', 'E7', { ship: ships });
      for (const label of ['D7', 'D6', 'D5'].slice(0, Math.ceil(infantry / 4)))
        t.units('Ada', label, { infantry: 4 });
      return meets(t, 'military-might');
    };
    expect([might(8, 4), might(8, 3), might(12, 0) && might(8, 4)]).toEqual([true, false, true]);
  });

  it('COC-23.2 Threat: four military units beside cities of other players', () => {
    const beside = (infantry: number, change: (t: Table) => unknown = () => {}) => {
      const t = duel().units('Ada', 'D3', { infantry });
      change(t);
      return meets(t, 'threat');
    };
    expect([beside(4), beside(3)]).toEqual([true, false]);
    expect(beside(3, t => t.units('Ada', 'E2', { settler: 1 }))).toBe(false);
    expect(beside(3, t => t.units('Ada', 'E2', { infantry: 1 }))).toBe(true);
    expect(beside(3, t => t.units('Ada', 'D6', { infantry: 1 }))).toBe(false);
    const wild = duel().city('barbarians', 'B4').units('Ada', 'B3', { infantry: 4 });
    expect(meets(wild, 'threat')).toBe(false);
    const third = position(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8');
    expect(meets(third.units('Ada', 'G7', { infantry: 4 }), 'threat')).toBe(true);
  });

  it('COC-23.2 Outpost: military units in three spaces away from own cities', () => {
    const out = (...at: [string, 'infantry' | 'settler'][]) => {
      const t = duel();
      for (const [label, kind] of at) t.units('Ada', label, { [kind]: 1 });
      return meets(t.units('Ada', 'D7', { infantry: 3 }), 'outpost');
    };
    expect(out(['B4', 'infantry'], ['F4', 'infantry'], ['D4', 'infantry'])).toBe(true);
    expect(out(['B4', 'infantry'], ['F4', 'infantry'], ['D4', 'settler'])).toBe(false);
    expect(out(['B4', 'infantry'], ['F4', 'infantry'])).toBe(false);
    // beside a city of somebody else is away from one's own
    expect(out(['B4', 'infantry'], ['F4', 'infantry'], ['D3', 'infantry'])).toBe(true);
  });

  it('COC-23.2 Colony: a city five spaces from the start, not one founded for City Founder in this round', () => {
    expect([
      meets(position().city('Ada', 'D2'), 'colony'),
      meets(position().city('Ada', 'D3'), 'colony'),
    ]).toEqual([true, false]);
    expect(meets(position().city('Ben', 'D2').city('Ada', 'D7'), 'colony')).toBe(false);
    const founded = position().city('Ada', 'D2');
    founded.s.foundersOfRound = 1;
    expect(meets(founded, 'colony')).toBe(false);
    const other = position().city('Ada', 'D2');
    other.s.foundersOfRound = 2;
    expect(meets(other, 'colony')).toBe(true);
    const t = position();
    expect(['D2', 'D3', 'D7'].map(label => isDistant(t.s, 0, t.space(label)))).toEqual([true, false, false]);
  });

  it('COC-23.2 routes, wonders of the round, moods', () => {
    const routes = (n: number) => {
      const t = duel().terrain({ E4: 'sea' }).city('Ben', 'D3').city('Ben', 'F4');
      return meets(t.units('Ada', 'E4', { ship: n }), 'trade-power');
    };
    expect([routes(3), routes(2)]).toEqual([true, false]);
    const magnificent = (built: number, builders: number) => {
      const t = duel();
      t.s.builtThisRound = built;
      t.s.buildersOfRound = builders;
      return meets(t, 'magnificent-culture');
    };
    expect([
      magnificent(1, 1),
      magnificent(1, 2),
      magnificent(0, 1),
      magnificent(2, 1),
      magnificent(1, 3),
    ]).toEqual([true, false, false, false, false]);
    expect([
      isTerror(cities(4, 'angry').s, 0),
      isTerror(cities(3, 'angry').s, 0),
      isTerror(cities(5).s, 0),
    ]).toEqual([true, false, false]);
    expect(isTerror(cities(5, 'angry').s, 1)).toBe(false);
  });
});

describe('23. Completing objectives', () => {
  it('COC-23.2 asked only who holds a card and fulfils something; instant ones are told to be such', () => {
    status(duel().goods('Ada', { gold: 5 })).waitsFor('Ada: turn');
    const nothing = duel();
    nothing.objective('Ada', 'wealth');
    status(nothing).waitsFor('Ada: turn');
    const t = duel().goods('Ada', { gold: 5 });
    const [card, half] = t.objective('Ada', 'conqueror');
    status(t).waitsFor('Ada: objectives');
    expect(t.why('Ada', 'complete', card, half)).toBe('instant-only');
    t.answer('Ada', 'none').waitsFor('Ada: turn');
    expect([t.s.objectives[0], t.s.done[0], t.has('Ada', 'gold')]).toEqual([[card], [], 5]);
  });

  it('COC-23.3 an objective and its like are completed once in a phase, in either order', () => {
    const pair = (a: ObjectiveId, b: ObjectiveId, lay: (t: Table) => unknown) => {
      const t = position();
      lay(t);
      const [first, i] = t.objective('Ada', a);
      const [second, j] = t.objective('Ada', b);
      // something else that is met keeps the question open
      t.goods('Ada', { gold: 5 });
      status(t).answer('Ada', 'complete', first, i);
      return t.why('Ada', 'complete', second, j);
    };
    const army = (t: Table) => {
      for (const label of ['D7', 'B4', 'F4', 'F2']) t.city('Ada', label).units('Ada', label, { infantry: 3 });
    };
    expect(pair('military-might', 'standing-army', army)).toBe('once-per-phase');
    expect(pair('standing-army', 'military-might', army)).toBe('once-per-phase');
    const trade = (t: Table) =>
      t
        .city('Ada', 'D7')
        .terrain({ E4: 'sea' })
        .city('Ben', 'D2')
        .city('Ben', 'D3')
        .city('Ben', 'F4')
        .units('Ada', 'E4', { ship: 3 });
    expect(pair('trade-power', 'shipping-routes', trade)).toBe('once-per-phase');
    expect(pair('shipping-routes', 'trade-power', trade)).toBe('once-per-phase');
    expect(pair('large-fleet', 'trade-power', trade)).toBe('legal');
  });

  it('COC-23.3 the same name twice in a phase is refused; nobody is asked where nothing else is met', () => {
    const t = duel().goods('Ada', { gold: 7 });
    t.knows('Ada', 'voting', 'separation-of-power', 'civil-liberties', 'economic-liberty');
    const [first, i] = t.objective('Ada', 'government');
    const [second, j] = t.objective('Ada', 'government');
    status(t).answer('Ada', 'complete', first, i).waitsFor('Ada: objectives');
    expect(t.why('Ada', 'complete', second, j)).toBe('once-per-phase');
    const u = duel().goods('Ada', { gold: 7 });
    const [third, k] = u.objective('Ada', 'wealth');
    u.objective('Ada', 'conqueror');
    status(u).answer('Ada', 'complete', third, k).waitsFor('Ada: turn');
  });

  it('COC-23.1 COC-29.3 each half of each card is named to its owner, and hidden cards to nobody', () => {
    const t = duel().goods('Ada', { gold: 5 });
    const [card, half] = t.objective('Ada', 'wealth');
    status(t);
    expect([
      t.why('Ada', 'complete', card, 0),
      t.why('Ada', 'complete', card, 1),
      t.why('Ada', 'complete', card, 2),
    ]).toEqual(half === 0 ? ['legal', 'not-met', 'not-offered'] : ['not-met', 'legal', 'not-offered']);
    const view = new Play(rules, redact(rules, t.s, 1));
    expect(view.options(t.s.asked[0]).choices.map(({ answer }) => answer[0])).toEqual(['none']);
    // the card with the number nothing is a card like the others
    const zero = duel().goods('Ada', { food: 7, ore: 7, wood: 7, ideas: 7, gold: 7 });
    zero.s.objectiveDeck.splice(zero.s.objectiveDeck.indexOf(0), 1);
    zero.s.objectives[0].push(0);
    zero.s.seenObjective = [[0], []];
    status(zero).waitsFor('Ada: objectives');
    expect(zero.why('Ada', 'complete', 0, 0)).not.toBe('not-offered');
  });

  it('COC-23.2 an instant objective is left, or completed and the others still open', () => {
    const asked = (...met: ObjectiveId[]) => {
      const t = duel();
      const [first, i] = t.objective('Ada', 'conqueror');
      const [second, j] = t.objective('Ada', 'general');
      t.arrange(() => {}, ['instant', { seat: 0, met: met.map(id => OBJECTIVE[id]) }], ['turn', 0]);
      return { t, first, i, second, j };
    };
    asked().t.waitsFor('Ada: turn');
    const { t, first, i, second, j } = asked('conqueror', 'general');
    expect(t.why('Ada', 'complete', first, 1 - i)).toBe('not-met');
    t.answer('Ada', 'complete', second, j).waitsFor('Ada: instant');
    expect([t.why('Ada', 'complete', first, i), t.s.done[0]]).toEqual(['legal', [2 * second + j]]);
    t.answer('Ada', 'complete', first, i).waitsFor('Ada: turn');
    const left = asked('conqueror');
    left.t.answer('Ada', 'none').waitsFor('Ada: turn');
    expect(left.t.s.done[0]).toEqual([]);
    const open = asked('conqueror').t;
    const view = new Play(rules, redact(rules, open.s, 1));
    expect(view.options(open.s.asked[0]).choices.map(({ answer }) => answer[0])).toEqual(['none']);
    const none = duel().arrange(() => {}, ['instant', { seat: 0, met: [OBJECTIVE.conqueror] }], ['turn', 0]);
    none.waitsFor('Ada: turn');
  });

  it('COC-23.2 City Founder notes who completed it, a wonder calls for Magnificent Culture', () => {
    const t = duel();
    const [card, half] = t.objective('Ben', 'city-founder');
    t.arrange(() => {}, ['instant', { seat: 1, met: [OBJECTIVE['city-founder']] }], ['turn', 0]);
    t.answer('Ben', 'complete', card, half);
    expect(t.s.foundersOfRound).toBe(2);
    const u = duel();
    const [other, which] = u.objective('Ada', 'magnificent-culture');
    u.arrange(() => {}, ['wonderGoals', 0], ['turn', 0]).answer('Ada', 'complete', other, which);
    expect([u.s.done[0].length, u.s.foundersOfRound]).toEqual([1, 0]);
  });
});

describe('23. Objectives of a battle that has just ended', () => {
  /** What the battle fulfils for Ada, by name. She attacks unless told otherwise; Ben is the other side. */
  function goals(battle: Partial<Battle>, lay: (t: Table) => unknown = () => {}, current = 0): string[] {
    const t = two();
    t.objective('Ada', 'wealth');
    lay(t);
    t.arrange(
      s => {
        s.current = current;
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
  const slain = (side: number, kind: number, n: number) => {
    const list = Array.from({ length: 2 * KINDS }, () => 0);
    list[side * KINDS + kind] = n;
    return list;
  };
  const defends = { attacker: 1, defender: 0 };

  it('COC-23.2 Conqueror and Naval Assault: a player’s city, defended; straight from ships', () => {
    expect(goals({ captured: 1, cityOf: 1 })).toEqual(['conqueror']);
    expect(goals({ captured: 0, cityOf: 1 })).toEqual([]);
    expect(goals({ captured: 1, cityOf: 1, strength: [1, 0] })).toEqual([]);
    expect(goals({ captured: 1, cityOf: 1, strength: [1, 0], walled: 1 })).toEqual(['conqueror']);
    expect(goals({ captured: 1, cityOf: BARBARIAN, defender: BARBARIAN })).toEqual([]);
    expect(goals({ captured: 1, cityOf: 1, landed: 1 })).toEqual(['conqueror', 'naval-assault']);
    expect(goals({ captured: 1, cityOf: BARBARIAN, landed: 1, defender: BARBARIAN })).toEqual([]);
    expect(goals({ ...defends, captured: 1, cityOf: 0, landed: 1 })).toEqual([]);
  });

  it('COC-23.2 Warmonger: the second battle on land of the own turn, one of them won', () => {
    const war = (fought: number, won: number, battle: Partial<Battle> = {}, current = 0) =>
      goals(
        battle,
        t => {
          t.s.battlesFought = fought;
          t.s.battlesWon = won;
        },
        current,
      );
    expect(war(2, 1)).toEqual(['warmonger']);
    expect(war(1, 1)).toEqual([]);
    expect(war(2, 0)).toEqual([]);
    expect(war(2, 1, { sea: 1 })).toEqual([]);
    expect(war(2, 1, {}, 1)).toEqual([]);
  });

  it('COC-23.2 General: three killed on land; Great Battle: six fighters on land', () => {
    expect(goals({ fallen: [0, 3] })).toEqual(['general']);
    expect(goals({ fallen: [0, 2] })).toEqual([]);
    expect(goals({ fallen: [3, 0] })).toEqual([]);
    expect(goals({ fallen: [0, 3], sea: 1 })).toEqual([]);
    expect(goals({ strength: [4, 2] })).toEqual(['great-battle']);
    expect(goals({ strength: [4, 1] })).toEqual([]);
    expect(goals({ strength: [4, 2], sea: 1 })).toEqual([]);
    expect(goals({ ...defends, fallen: [3, 0] })).toEqual(['general']);
  });

  it('COC-23.2 Defiance and Bold: won against more; Bold also against who knows more of war', () => {
    expect(goals({ winner: 0, strength: [1, 2] })).toEqual(['defiance', 'bold']);
    expect(goals({ winner: 0, strength: [2, 2] })).toEqual([]);
    expect(goals({ winner: 1, strength: [1, 2] })).toEqual([]);
    expect(goals({ winner: 0, strength: [1, 2], defender: BARBARIAN })).toEqual(['bold']);
    expect(goals({ winner: 0 }, t => t.knows('Ben', 'tactics'))).toEqual(['bold']);
    expect(goals({ winner: 0 }, t => t.knows('Ben', 'tactics').knows('Ada', 'tactics'))).toEqual([]);
    expect(goals({ ...defends, winner: 0, strength: [2, 1] })).toEqual(['defiance', 'bold']);
    expect(goals({ winner: 1 }, t => t.knows('Ben', 'tactics'))).toEqual([]);
  });

  it('COC-23.2 Legendary Battle: three attack a defended city of five pieces with a wonder', () => {
    const legend = { strength: [3, 1], citySize: 5, cityWonder: 1 };
    expect(goals(legend)).toEqual(['legendary-battle']);
    expect(goals({ ...legend, strength: [2, 1] })).toEqual([]);
    expect(goals({ ...legend, strength: [3, 0] })).toEqual([]);
    expect(goals({ ...legend, strength: [3, 0], walled: 1 })).toEqual(['legendary-battle']);
    expect(goals({ ...legend, citySize: 4 })).toEqual([]);
    expect(goals({ ...legend, cityWonder: 0 })).toEqual([]);
    expect(goals({ ...legend, sea: 1 })).toEqual([]);
    expect(goals({ ...legend, ...defends })).toEqual([]);
  });

  it('COC-23.7 Scavenger: traders beaten by an attack, taken, or ships sunk', () => {
    expect(goals({ traders: 1, winner: 0 })).toEqual(['scavenger']);
    expect(goals({ traders: 1 })).toEqual([]);
    expect(goals({ traders: 0, winner: 0 })).toEqual([]);
    expect(goals({ traders: 1, captured: 1, cityOf: 1, strength: [1, 0] })).toEqual(['scavenger']);
    expect(goals({ traders: 1, sea: 1, fallen: [0, 1] })).toEqual(['scavenger']);
    expect(goals({ traders: 1, sea: 1 })).toEqual([]);
    expect(goals({ traders: 1, fallen: [0, 1] })).toEqual([]);
    expect(goals({ ...defends, traders: 1, winner: 0 })).toEqual([]);
  });

  it('COC-23.2 Aggressor: two killed in an attack on land that is won', () => {
    expect(goals({ winner: 0, fallen: [0, 2], strength: [2, 2] })).toEqual(['aggressor']);
    expect(goals({ winner: 0, fallen: [0, 1] })).toEqual([]);
    expect(goals({ winner: 1, fallen: [0, 2], strength: [2, 2] })).toEqual([]);
    expect(goals({ winner: 0, fallen: [0, 2], strength: [2, 2], sea: 1 })).toEqual([]);
    expect(goals({ ...defends, winner: 0, fallen: [2, 0], strength: [2, 2] })).toEqual([]);
  });

  it('COC-23.2 Barbarian Conquest and Resistance: two barbarians in a city, taken or driven off', () => {
    const wild = { defender: BARBARIAN, strength: [3, 2], winner: 0 };
    expect(goals({ ...wild, captured: 1, cityOf: BARBARIAN })).toEqual(['barbarian-conquest']);
    expect(goals({ ...wild, captured: 1, cityOf: BARBARIAN, strength: [3, 1] })).toEqual([]);
    expect(goals({ ...wild, cityOf: BARBARIAN })).toEqual([]);
    expect(goals({ captured: 1, cityOf: 1, strength: [3, 2] })).toEqual(['conqueror']);
    const killed = { ...wild, fallen: [0, 2], sea: 1 };
    expect(goals({ ...killed, cityOf: BARBARIAN })).toEqual(['resistance']);
    expect(goals(killed)).toEqual([]);
    expect(goals(killed, t => t.city('Ada', 'D5'))).toEqual(['resistance']);
    expect(goals({ ...killed, cityOf: BARBARIAN, fallen: [0, 1] })).toEqual([]);
    expect(goals({ ...killed, cityOf: BARBARIAN, winner: BARBARIAN })).toEqual([]);
    expect(goals({ ...killed, cityOf: 1, defender: 1 })).toEqual([]);
  });

  it('COC-23.7 Great Commander, Brutus, Trample, Sea Cleansing', () => {
    const led = { winner: 0, chiefs: [L.sulla, -1] };
    expect(goals(led)).toEqual(['great-commander']);
    expect(goals({ ...led, strength: [2, 1] })).toEqual([]);
    expect(goals({ ...led, chiefs: [-1, L.sulla] })).toEqual([]);
    expect(goals({ ...led, winner: 1 })).toEqual([]);
    const dead = { slain: slain(1, U.leader, 1), sea: 1 };
    expect(goals({ ...dead, fallen: [0, 3] })).toEqual(['brutus']);
    expect(goals({ ...dead, fallen: [0, 2] })).toEqual([]);
    expect(goals({ slain: slain(0, U.leader, 1), fallen: [3, 3], sea: 1 })).toEqual([]);
    expect(goals({ slain: slain(1, U.infantry, 3), fallen: [0, 3], sea: 1 })).toEqual([]);
    const riders = (kind: 'cavalry' | 'elephant' | 'infantry', battle: Partial<Battle> = {}) =>
      goals({ winner: 0, ...battle }, t => t.units('Ada', 'D5', { [kind]: 1 }));
    expect([riders('cavalry'), riders('elephant'), riders('infantry')]).toEqual([
      ['trample'],
      ['trample'],
      [],
    ]);
    expect(riders('cavalry', { winner: 1 })).toEqual([]);
    expect(riders('cavalry', { sea: 1 })).toEqual([]);
    expect(riders('cavalry', defends)).toEqual([]);
    const pirates = (beaten: number, battle: Partial<Battle> = {}) =>
      goals({ winner: 0, sea: 1, defender: PIRATE, ...battle }, t => {
        t.s.piratesBeaten = beaten;
      });
    expect([pirates(2), pirates(1)]).toEqual([['sea-cleansing'], []]);
    expect(pirates(2, { winner: PIRATE })).toEqual([]);
    expect(pirates(2, { defender: 1 })).toEqual([]);
  });

  it('COC-23.2 both players are asked, the attacker first; barbarians are not', () => {
    const t = duel();
    t.objective('Ada', 'wealth');
    t.objective('Ben', 'eureka');
    t.arrange(
      s => {
        s.battle = { ...noBattle(), space: t.space('D5'), attacker: 1, defender: 0, strength: [3, 3] };
      },
      ['battleGoals', null],
      ['turn', 0],
    );
    t.waitsFor('Ben: instant').answer('Ben', 'none').waitsFor('Ada: instant').answer('Ada', 'none');
    t.waitsFor('Ada: turn');
    const four = expansion(4);
    four.arrange(
      s => {
        s.battle = {
          ...noBattle(),
          space: four.space('D5'),
          attacker: 0,
          defender: BARBARIAN,
          strength: [3, 3],
        };
      },
      ['battleGoals', null],
      ['turn', 0],
    );
    four.waitsFor('Ada: turn');
  });
});
