/** What cities give and what is had for it: collecting, advances, buildings, units, founding, mood. */
import {
  ADVANCES,
  BUILDINGS,
  GOODS,
  KINDS,
  RESOURCES,
  SEA,
  SETTLER,
  UNITS,
} from '@epoka/clash-of-cultures/content';
import type { Answer } from '@epoka/kernel';
import { ADVANCE_NAMES, amounts, BUILDING_NAMES, pile, written } from '../rivals/clash-server.ts';
import {
  ADA,
  type Compare,
  crow,
  goodsOf,
  labels,
  named,
  near,
  ownCities,
  spaces,
  theirs,
  unitIds,
  verdict,
} from './clash-sides.ts';
import { Ours } from './positions.ts';

/** One resource from one space: whether it may be taken, near the city and beyond. */
export const collectOne: Compare = (state, roll, note) => {
  const game = written(state);
  for (const city of ownCities(state)) {
    for (let n = 0; n < 3; n++) {
      const near2 = Array.from({ length: spaces }, (_, x) => x).filter(x => crow[city * spaces + x] <= 2);
      const space = near2[roll(near2.length)];
      const good = roll(6) === 0 ? roll(GOODS) : [0, 2, 1, 0, 0][Math.max(0, state.terrain[space])];
      const t = new Ours(state);
      let may = false;
      if (t.may('collect', city)) {
        t.answer('collect', city);
        may = t.may('take', space, good);
      }
      const collections = [
        { position: labels[space], pile: pile(RESOURCES.map((_, k) => (k === good ? 1 : 0))), times: 1 },
      ];
      const other = theirs(game, {
        Playing: { Collect: { city_position: labels[city], collections, action_type: 'Collect' } },
      });
      note({
        kind: 'collect-space',
        ...verdict(may, other),
        state,
        detail: { city, space, good },
        said: 'why' in other ? other.why : other.asked.join(),
      });
    }
  }
};

/** A whole Collect of ours, and what it brings. */
export const collectAll: Compare = (state, roll, note) => {
  for (const city of ownCities(state)) {
    const t = new Ours(state);
    if (!t.may('collect', city)) continue;
    t.answer('collect', city);
    const collections: { position: string; pile: Record<string, number>; times: number }[] = [];
    while (t.question?.kind === 'collect') {
      const takes = t.legal('take');
      const answer: Answer = takes.length > 0 ? takes[roll(takes.length)] : ['done'];
      if (answer[0] === 'take')
        collections.push({
          position: labels[answer[1] as number],
          pile: pile(RESOURCES.map((_, k) => (k === answer[2] ? 1 : 0))),
          times: 1,
        });
      t.answer(...answer);
    }
    // theirs turns an ore into gold without asking
    t.goOn((q, legal) => legal.find(a => a[0] === (q.kind === 'metallurgy' ? 'yes' : 'none')) ?? legal[0]);
    const other = theirs(written(state), {
      Playing: { Collect: { city_position: labels[city], collections, action_type: 'Collect' } },
    });
    note({
      kind: 'collect-yield',
      ours: named(goodsOf(t.s, ADA)),
      theirs: 'state' in other ? named(amounts(other.state.players[ADA].resources)) : 'no',
      state,
      detail: { city },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};

/** Which advances can be bought, and what is left afterwards when they are paid in one of the ways we offer. */
export const advance: Compare = (state, roll, note) => {
  for (let n = 0; n < 5; n++) {
    const a = roll(ADVANCES.length);
    const t = new Ours(state);
    const may = t.may('advance', a);
    let paid = [Math.min(2, goodsOf(state, ADA)[0]), 0, 0, 0, 0, 0, 0];
    if (may) {
      t.answer('advance', a);
      while (t.question?.kind === 'pay' || t.question?.kind === 'poetry') {
        const legal = t.legal();
        t.answer(...legal[roll(legal.length)]);
      }
      paid = t.s.paid.slice();
      const free = t.s.res.every((have, i) => i >= GOODS || have >= state.res[i]);
      if (free) paid = [0, 0, 0, 0, 0, 0, 0];
      t.goOn((_q, legal) => legal.find(x => x[0] === 'no' || x[0] === 'none') ?? legal[0]);
    }
    const other = theirs(written(state), {
      Playing: { Advance: { advance: ADVANCE_NAMES[a], payment: pile(paid) } },
    });
    note({
      kind: 'advance',
      ours: may ? named(goodsOf(t.s, ADA)) : 'no',
      theirs: 'state' in other ? named(amounts(other.state.players[ADA].resources)) : 'no',
      state,
      detail: { advance: a },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};

/** A building in a city: whether it may be built, and what is left when it is paid in one of the ways we offer. */
export const construct: Compare = (state, roll, note) => {
  for (const city of ownCities(state)) {
    const b = roll(BUILDINGS.length);
    const t = new Ours(state);
    const may = t.may('construct', city, b);
    let paid = [1, 1, 1, 0, 0, 0, 0];
    let port = near.slice(6 * city, 6 * city + 6).find(x => x >= 0 && state.terrain[x] === SEA);
    if (may) {
      t.answer('construct', city, b);
      if (t.question?.kind === 'pay') {
        const legal = t.legal();
        t.answer(...legal[roll(legal.length)]);
      }
      paid = t.s.paid.slice();
      t.goOn((_q, legal) => legal.find(a => a[0] === 'none' || a[0] === 'no') ?? legal[0]);
      port = t.s.port[city];
    }
    const isPort = BUILDINGS[b].id === 'port';
    const other = theirs(written(state), {
      Playing: {
        Construct: {
          city_position: labels[city],
          city_piece: BUILDING_NAMES[b],
          payment: pile(paid),
          ...(isPort && port !== undefined ? { port_position: labels[port] } : {}),
        },
      },
    });
    note({
      kind: 'construct',
      ours: may ? named(goodsOf(t.s, ADA)) : 'no',
      theirs: 'state' in other ? named(amounts(other.state.players[ADA].resources)) : 'no',
      state,
      detail: { city, building: b },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};

/** One or two units of a kind recruited in a city, at their plain price. */
export const recruit: Compare = (state, roll, note) => {
  for (const city of ownCities(state)) {
    const kind = roll(5);
    const count = 1 + roll(2);
    const t = new Ours(state);
    let may = t.may('recruit', city);
    const price = UNITS[kind].cost.map(n => n * count);
    if (price.some((n, k) => n > state.res[k])) continue;
    if (may) {
      t.answer('recruit', city);
      for (let i = 0; i < count && may; i++) {
        may = t.may('add', kind);
        if (may) t.answer('add', kind);
      }
      if (may) {
        if (t.question?.kind === 'recruit') t.answer('done');
        while (t.question?.kind === 'pay') {
          const plain = t.legal('pay').find(a => (a[1] as number) >> 12 === 0) ?? t.legal()[0];
          t.answer(...plain);
        }
        t.goOn((_q, legal) => legal.find(a => ['none', 'no', 'stop'].includes(a[0])) ?? legal[0]);
      }
    }
    const other = theirs(written(state), {
      Playing: {
        Recruit: {
          units: { [['settlers', 'infantry', 'ships', 'cavalry', 'elephants'][kind]]: count },
          city_position: labels[city],
          payment: pile(price),
        },
      },
    });
    note({
      kind: 'recruit',
      ...verdict(may, other),
      state,
      detail: { city, unit: kind, count },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};

/** A settler founds a city where it stands. */
export const found: Compare = (state, _roll, note) => {
  const game = written(state);
  for (let x = 0; x < spaces; x++) {
    if (state.holder[x] !== ADA || state.troops[x * KINDS + SETTLER] === 0) continue;
    const [settler] = unitIds(game, labels[x], SETTLER);
    const other = theirs(game, { Playing: { FoundCity: { settler } } });
    note({
      kind: 'found',
      ...verdict(new Ours(state).may('found', x), other),
      state,
      detail: { space: x },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};

/** One city one level up, for mood tokens. */
export const happiness: Compare = (state, roll, note) => {
  const cities = ownCities(state);
  for (let n = 0; n < 2; n++) {
    const city = cities[roll(cities.length)];
    const size = 1 + BUILDINGS.filter((_, b) => state.piece[city * BUILDINGS.length + b] >= 0).length;
    if (state.res[5] < size) continue;
    const t = new Ours(state);
    let may = t.may('happy');
    if (may) {
      t.answer('happy');
      may = t.may('raise', city, 1) || t.legal('raise').some(a => a[1] === city);
    }
    const other = theirs(written(state), {
      Playing: {
        IncreaseHappiness: {
          happiness_increases: [[labels[city], 1]],
          payment: { mood_tokens: size },
          action_type: 'IncreaseHappiness',
        },
      },
    });
    note({
      kind: 'happiness',
      ...verdict(may, other),
      state,
      detail: { city },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};
