import { type BadSettings, misfit, NONE, redact, SPECTATOR } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { CIV_TILE, CIVILIZATIONS, E, HOME_SIDES, LEADERS, TERRAINS } from '../content/index.ts';
import { CONTENTS, inPlay } from '../rules/contents.ts';
import { rules } from '../rules/index.ts';
import { layoutFor, regionOf } from '../rules/layout.ts';
import { orders } from '../rules/orders.ts';
import { shape } from '../rules/shape.ts';
import { noBattle } from '../rules/state.ts';
import { duel, expansion, position, Table } from './position.ts';
import { two } from './war.ts';

const table = (seats: 2 | 3 | 4, settings = {}, seed = 'test') =>
  new Table(rules, { seats, names: (['Ada', 'Ben', 'Cyd', 'Dov'] as const).slice(0, seats), settings, seed });

describe('4. A new table', () => {
  it('COC-1.1 the game has a name of its own, and two to four players', () => {
    expect([rules.id, rules.seats]).toEqual(['clash-of-cultures', { min: 2, max: 4 }]);
  });

  it('COC-1.2 what is chosen before the game stands in it, and nothing that is no piece of the game', () => {
    for (const seats of [2, 3, 4] as const)
      for (const settings of [
        {},
        { expansion: false },
        { events: 'none', length: 'short', wonders: 'shared', governmentCost: 'tokens', leaders: 'random' },
        { events: 'optional', ending: 'roll', alternateHistory: true, tradeOffers: 0 },
        { ending: 'wonder', civilizations: 'choose' },
      ])
        expect(misfit(shape, table(seats, settings).s)).toBeUndefined();
    const modes = (settings: object) => {
      const { s } = table(2, settings);
      return [
        s.events,
        s.short,
        s.ending,
        s.shared,
        s.governmentCost,
        s.tradeCap,
        s.expansion,
        s.randomLeaders,
      ];
    };
    expect(modes({})).toEqual([0, 0, 0, 0, 0, 6, 1, 0]);
    expect(modes({ events: 'none', length: 'short', wonders: 'shared' })).toEqual([1, 1, 0, 1, 0, 6, 1, 0]);
    expect(modes({ events: 'optional', ending: 'roll', governmentCost: 'tokens' })).toEqual([
      2, 0, 1, 0, 1, 6, 1, 0,
    ]);
    expect(modes({ ending: 'wonder', tradeOffers: 3, expansion: false })).toEqual([0, 0, 2, 0, 0, 3, 0, 0]);
    expect(modes({ leaders: 'random' })).toEqual([0, 0, 0, 0, 0, 6, 1, 1]);
  });

  it('COC-1.2 what does not go together is refused, and said where', () => {
    const refused = (settings: object) => {
      try {
        table(2, settings);
        return 'played';
      } catch (error) {
        const { problem, message } = error as BadSettings;
        return `${problem.code} ${'key' in problem ? problem.key : ''}: ${message}`;
      }
    };
    const civilizations = ['leaders', 'civilizations', 'alternateHistory'].map((key, i) =>
      refused({ expansion: false, [key]: ['random', 'choose', true][i] }),
    );
    const base = 'together expansion: civilizations and leaders belong to the expansion';
    expect(civilizations).toEqual([base, base, base]);
    const end =
      'together ending: the short game ends after its fourth age: a variable end belongs to the standard length';
    expect(refused({ length: 'short', ending: 'roll' })).toBe(end);
    expect(refused({ length: 'short', ending: 'wonder' })).toBe(end);
    expect(refused({ length: 'short' })).toBe('played');
    expect(refused({ ending: 'roll' })).toBe('played');
    expect(refused({ expansion: false })).toBe('played');
    for (const bad of [
      { tradeOffers: -1 },
      { tradeOffers: 21 },
      { events: 'some' },
      { length: 'long' },
      { ending: 'never' },
      { wonders: 'none' },
      { leaders: 'none' },
      { civilizations: 'none' },
      { governmentCost: 'gold' },
    ])
      expect(refused(bad)).not.toBe('played');
    for (const good of [
      { tradeOffers: 20 },
      { wonders: 'hand' },
      { leaders: 'choose' },
      { civilizations: 'random' },
      { governmentCost: 'free' },
      { length: 'standard' },
      { ending: 'fixed' },
      { events: 'standard' },
    ])
      expect(refused(good)).toBe('played');
  });

  it('COC-4.1 COC-4.5 homes lie round the map in turn order; two settlers in the short game', () => {
    for (const seats of [2, 3, 4] as const) {
      const { homes, sides } = layoutFor(seats);
      const starts = new Set<number>();
      for (let i = 0; i < 12; i++) {
        const { s } = table(seats, { expansion: false }, `homes ${i}`);
        const first = homes.indexOf(s.home[0]) / 4;
        starts.add(first);
        for (let seat = 0; seat < seats; seat++) {
          const home = (first + seat) % seats;
          expect(s.home[seat]).toBe(homes[4 * home]);
          const terrain = [0, 1, 2, 3].map(cell => TERRAINS[s.terrain[homes[4 * home + cell]]]);
          expect(terrain).toEqual(HOME_SIDES[sides[home]]);
          expect(s.troops[s.home[seat] * 6]).toBe(1);
        }
        expect(new Set([...s.slotTile, ...s.spareTiles]).size).toBe(16);
        expect(s.slotTile.length).toBe(layoutFor(seats).slots);
      }
      expect(starts.size).toBe(seats);
    }
    const short = table(2, { length: 'short' }).s;
    expect(short.home.map(home => short.troops[home * 6])).toEqual([2, 2]);
  });

  it('COC-4.4 each player gets another civilization, its leaders and its home tile; the rest leaves the game', () => {
    let tiles = 0;
    for (let i = 0; i < 12; i++) {
      const t = table(4, {}, `deal ${i}`);
      const { s } = t;
      expect(new Set(s.civ).size).toBe(4);
      expect(t.tells('civilization')).toEqual(s.civ.map((civ, seat) => [seat, civ]));
      for (let seat = 0; seat < 4; seat++) {
        expect(s.leaders[seat]).toEqual([3 * s.civ[seat], 3 * s.civ[seat] + 1, 3 * s.civ[seat] + 2]);
        const { homes, sides } = layoutFor(4);
        const at = homes.indexOf(s.home[seat]);
        const own = CIV_TILE[s.civ[seat]];
        const terrain = [0, 1, 2, 3].map(cell => s.terrain[homes[at + cell]]);
        expect(terrain).toEqual(own ?? HOME_SIDES[sides[at / 4]].map(x => TERRAINS.indexOf(x)));
        if (own !== null) tiles++;
      }
      const dealt = s.leaders.flat();
      expect([...dealt, ...s.lostLeaders].toSorted((a, b) => a - b)).toEqual(LEADERS.map((_, n) => n));
      expect(s.lostLeaders.some(card => dealt.includes(card))).toBe(false);
    }
    expect(tiles).toBeGreaterThan(0);
  });

  it('COC-28.9 alternate history: three leaders of any civilization each', () => {
    const { s } = table(3, { alternateHistory: true });
    expect(s.leaders.map(list => list.length)).toEqual([3, 3, 3]);
    expect(new Set(s.leaders.flat()).size).toBe(9);
    expect(s.lostLeaders.length).toBe(45 - 9);
    const mixed = s.leaders.map((list, seat) => list.some(card => Math.floor(card / 3) !== s.civ[seat]));
    expect(mixed).toEqual([true, true, true]);
  });

  it('COC-4.4.a civilizations are chosen in turn order, each once', () => {
    const t = table(3, { civilizations: 'choose' });
    const order = ['Ada', 'Ben', 'Cyd'] as const;
    const { first } = t.s;
    for (let i = 0; i < 3; i++) {
      const who = order[(first + i) % 3];
      t.waitsFor(`${who}: civilization`);
      for (let taken = 0; taken < i; taken++) expect(t.why(who, 'civilization', taken)).toBe('taken');
      expect(t.why(who, 'civilization', CIVILIZATIONS.length)).toBe('not-offered');
      t.answer(who, 'civilization', i);
      expect(t.tells()[0]).toBe(`civilization ${(first + i) % 3} ${i}`);
    }
    t.waitsFor(`${order[first]}: turn`);
    expect(t.s.leaders[first]).toEqual([0, 1, 2]);
  });

  it('COC-4.4.a a civilization that is chosen brings its own home tile', () => {
    const t = table(2, { civilizations: 'choose' });
    const chosen = CIV_TILE.findIndex(tile => tile !== null);
    const { first } = t.s;
    t.answer((['Ada', 'Ben'] as const)[first], 'civilization', chosen);
    const { homes } = layoutFor(2);
    const at = homes.indexOf(t.s.home[first]);
    expect([0, 1, 2, 3].map(cell => t.s.terrain[homes[at + cell]])).toEqual(CIV_TILE[chosen]);
  });

  it('COC-4.7 the log says who begins', () => {
    const t = table(3);
    expect(t.tells('first')).toEqual([[t.s.first]]);
  });
});

describe('3. The map', () => {
  it('COC-3.4 neighbours lie one apart; a space of the edge has fewer than six', () => {
    for (const seats of [2, 3, 4]) {
      const { spaces, near, crow, edge, perimeter, q, r } = layoutFor(seats);
      for (let x = 0; x < spaces; x++) {
        const around = near.slice(6 * x, 6 * x + 6).filter(y => y >= 0);
        expect(edge[x]).toBe(around.length < 6 ? 1 : 0);
        for (let y = 0; y < spaces; y++) {
          expect(crow[x * spaces + y] === 1).toBe(around.includes(y));
          const [dq, dr] = [q[x] - q[y], r[x] - r[y]];
          expect(crow[x * spaces + y]).toBe(Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)));
        }
      }
      // going round, each step is to a neighbour or round a corner of the map
      expect(perimeter.every(x => x >= 0 && edge[x] === 1)).toBe(true);
    }
  });

  it('COC-3.1 each slot is a region of four neighbours, each home one of its own', () => {
    for (const seats of [2, 3, 4]) {
      const { spaces, slots, cells, homes, slotOf, labels } = layoutFor(seats);
      expect([homes.length, cells.length]).toEqual([4 * seats, 4 * slots]);
      for (let i = 0; i < cells.length; i++) {
        expect([slotOf[cells[i]], regionOf(seats, cells[i])]).toEqual([Math.floor(i / 4), Math.floor(i / 4)]);
      }
      for (let i = 0; i < homes.length; i++)
        expect([slotOf[homes[i]], regionOf(seats, homes[i])]).toEqual([-1, -1 - Math.floor(i / 4)]);
      expect(new Set(labels).size).toBe(spaces);
      expect(labels.every(label => /^[A-K]\d+$/.test(label))).toBe(true);
    }
    const { labels, near } = layoutFor(2);
    const at = labels.indexOf('D7');
    expect(near.slice(6 * at, 6 * at + 6).map(x => labels[x])).toEqual(['D8', 'E8', 'E7', 'D6', 'C7', 'C8']);
  });
});

describe('26. What is in play', () => {
  it('COC-26.1 the own advances and the leader on the map, by number', () => {
    const ids = (t: Table, seat: number) => inPlay(t.s, seat).map(n => CONTENTS[n].id);
    const t = two().masters('Ada', 'captivi', 'provinces').leads('Ada', 'sulla', 'D7');
    expect(ids(t, 0).toSorted()).toEqual(['civ:captivi', 'civ:provinces', 'leader:sulla']);
    expect(ids(t, 1)).toEqual([]);
    t.masters('Ben', 'sparta');
    expect(ids(t, 1)).toEqual(['civ:sparta']);
    t.s.expansion = 0;
    expect(ids(t, 0)).toEqual([]);
  });
});

describe('29. Who knows what', () => {
  const hidden = (list: readonly number[]) => list.every(x => x < NONE);

  it('COC-29.3 hands, decks and discards', () => {
    const t = expansion(3);
    t.card('Ada', 'spy');
    t.objective('Ada', 'wealth');
    t.wonderCard('Ada', 'great-wall');
    t.s.objectiveDiscard = t.s.objectiveDeck.splice(0, 1);
    t.s.actionDiscard = t.s.actionDeck.splice(0, 1);
    t.s.eventDiscard = t.s.eventDeck.splice(0, 1);
    for (const seat of [0, 1, SPECTATOR]) {
      const view = redact(rules, t.s, seat);
      const own = seat === 0;
      expect([hidden(view.hands[0]), hidden(view.objectives[0]), hidden(view.wonders[0])]).toEqual([
        !own,
        !own,
        !own,
      ]);
      for (const list of [
        view.actionDeck,
        view.objectiveDeck,
        view.objectiveDiscard,
        view.wonderDeck,
        view.eventDeck,
      ])
        expect(hidden(list)).toBe(true);
      expect([hidden(view.actionDiscard), hidden(view.eventDiscard)]).toEqual([false, false]);
      expect([hidden(view.slotTile), hidden(view.spareTiles)]).toEqual([false, true]);
    }
    t.s.slotTurn[0] = NONE;
    const view = redact(rules, t.s, 0);
    expect([view.slotTile[0] < NONE, view.slotTile[1]]).toEqual([true, t.s.slotTile[1]]);
  });

  it('COC-29.3 cards that somebody has seen stay known to who saw them', () => {
    const t = expansion(3);
    t.card('Ada', 'spy');
    t.card('Ada', 'ideas');
    t.s.seenAction = [[0, 1 << 2], [], []];
    const sees = (seat: number) => redact(rules, t.s, seat).hands[0].map(card => card >= 0);
    expect([sees(0), sees(1), sees(2), sees(SPECTATOR)]).toEqual([
      [true, true],
      [false, false],
      [false, true],
      [false, false],
    ]);
  });

  it('COC-29.3 combat cards: of who put them down, until the reveal', () => {
    const t = expansion(3);
    const [mine, theirs] = [t.s.actionDeck.pop() as number, t.s.actionDeck.pop() as number];
    t.s.battle = { ...noBattle(), space: t.space('D5'), attacker: 0, defender: 1 };
    t.s.battleCards = [mine, theirs];
    const sees = (seat: number) => redact(rules, t.s, seat).battleCards.map(card => card >= 0);
    expect([sees(0), sees(1), sees(2), sees(SPECTATOR)]).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [false, false],
    ]);
    t.s.battle.shown = 1;
    expect([sees(1), sees(2)]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('COC-29.3 face-down cards of an offer: the giver, and who was shown them', () => {
    const t = expansion(3);
    t.s.offerBy = 0;
    t.s.offerTo = 1;
    t.s.offered = [
      [t.s.actionDeck.pop() as number],
      [t.s.objectiveDeck.pop() as number],
      [t.s.wonderDeck.pop() as number],
    ];
    t.s.offeredSeen = [[1 << 1], [0], [1 << 2]];
    const sees = (seat: number) => redact(rules, t.s, seat).offered.map(list => list.map(card => card >= 0));
    expect(sees(0)).toEqual([[true], [true], [true]]);
    expect(sees(1)).toEqual([[true], [false], [false]]);
    expect(sees(2)).toEqual([[false], [false], [true]]);
    expect(sees(SPECTATOR)).toEqual([[false], [false], [false]]);
  });

  it('COC-29.3 what is looked at, the seer’s assignments, the top event card', () => {
    const t = expansion(3);
    t.s.current = 1;
    t.s.looking = [t.s.objectiveDeck.pop() as number];
    t.s.seer = 2;
    t.s.assigned = [[t.s.objectiveDeck.pop() as number], [], []];
    t.s.peeked = 1 << 0;
    const sees = (seat: number) => {
      const view = redact(rules, t.s, seat);
      return [
        !hidden(view.looking),
        !hidden(view.assigned[0]),
        view.eventDeck.map((card, i) => (card >= 0 ? i : -1)).filter(i => i >= 0),
      ];
    };
    const top = t.s.eventDeck.length - 1;
    expect([sees(0), sees(1), sees(2), sees(SPECTATOR)]).toEqual([
      [false, false, [top]],
      [true, false, []],
      [false, true, []],
      [false, false, []],
    ]);
  });
});

describe('Standing orders', () => {
  const question = (kind: string) => ({ id: 1, seat: 0, kind, data: null });
  const nothing = { choices: [], forms: [] };

  it('COC-30.4 each answers its own window and no other', () => {
    const { s } = position();
    const windows = ['deal', 'combatCard', 'objectives', 'instant', 'teachUs', 'foil', 'turn'];
    const answers = (id: keyof typeof orders) =>
      windows.map(kind => orders[id](s, question(kind), nothing)?.[0] ?? '');
    expect(answers('refuseTrades')).toEqual(['refuse', '', '', '', '', '', '']);
    expect(answers('noCombatCards')).toEqual(['', 'none', '', '', '', '', '']);
    expect(answers('objectivesOnlyWhenPossible')).toEqual(['', '', 'none', 'none', '', '', '']);
    expect(answers('neverTeachUs')).toEqual(['', '', '', '', 'none', '', '']);
    expect(answers('neverFoil')).toEqual(['', '', '', '', '', 'none', '']);
  });

  it('COC-23.2 who can complete an objective is asked', () => {
    const t = duel().goods('Ada', { gold: 5 });
    const [card, half] = t.objective('Ada', 'wealth');
    const [other] = t.objective('Ada', 'conqueror');
    t.arrange(() => {}, ['statusObjectives', { seat: 0, completed: [] }], ['turn', 0]);
    const q = t.s.asked[0];
    expect(orders.objectivesOnlyWhenPossible(t.s, q, t.g.options(q))).toBeUndefined();
    t.answer('Ada', 'complete', card, half);
    const u = duel().goods('Ada', { gold: 5 });
    u.objective('Ada', 'conqueror');
    u.arrange(() => {}, ['statusObjectives', { seat: 0, completed: [] }], ['turn', 0]);
    const open = u.s.asked[0];
    expect([orders.objectivesOnlyWhenPossible(u.s, open, u.g.options(open)), t.s.objectives[0]]).toEqual([
      ['none'],
      [other],
    ]);
  });

  it('COC-20.8 a great person in hand is no secret', () => {
    const t = duel();
    t.s.persons[0].push(E['great-artist']);
    expect(redact(rules, t.s, 1).persons[0]).toEqual([E['great-artist']]);
  });
});
