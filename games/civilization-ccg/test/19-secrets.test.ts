import { CORE_SHAPE, hash, misfit, NONE, SPECTATOR } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { secrets } from '../rules/secrets.ts';
import { shape } from '../rules/shape.ts';
import {
  announcedOfRef,
  announcedRef,
  CAPITAL_MARK,
  capitalOf,
  DECLARATION_REF,
  freeObject,
  inOrder,
  isAnnouncedRef,
  isPlayerRef,
  LOST,
  newObject,
  noDeclaration,
  othersFrom,
  playerRef,
  type State,
  seatOfRef,
  TEMP,
  takeOut,
} from '../rules/state.ts';
import { lay } from './scene.ts';

const side = {
  row: ['plains: axemen granary', 'rome'],
  hand: 'market locusts',
  atlas: 'hills',
  discard: 'temple',
};
const table = () =>
  lay({
    from: 'main',
    A: { ...side, events: 'slave-revolt>B/1', knows: 'writing' },
    B: { row: ['athens', 'plains: spearmen'] },
    C: { row: ['thebes'] },
  });

describe('CCG-19.2, 19.3, 19.4 who knows what', () => {
  const known = (s: State, place: string, owner: number) => {
    const secret = secrets.find(x => x.place === place) as (typeof secrets)[number];
    const { knows } = secret;
    return [SPECTATOR, 0, 1, 2].filter(seat =>
      typeof knows === 'function' ? knows(s, seat, owner, 0) : knows === 'owner' && seat === owner,
    );
  };

  it('hands and atlases are known to their owners, libraries to nobody', () => {
    const { s } = table();
    expect(known(s, 'hand', 0)).toEqual([0]);
    expect(known(s, 'library', 0)).toEqual([]);
    expect(known(s, 'shown', 0)).toEqual([0]);
    expect(known(s, 'atlas', 2)).toEqual([2]);
    expect(secrets.map(({ kind, place, brought }) => [kind, place, brought])).toEqual([
      ['card', 'hand', true],
      ['card', 'library', true],
      ['card', 'shown', true],
      ['land', 'atlas', true],
    ]);
    expect(secrets.map(({ lists }) => lists(s))).toEqual([s.hand, s.library, s.shown, s.atlas]);
  });

  it('who looks into a hand sees that hand, who searches the own library sees it', () => {
    const { s } = table();
    s.looker = 2;
    s.looked = 0;
    s.searcher = 1;
    expect([known(s, 'hand', 0), known(s, 'hand', 1), known(s, 'hand', 2)]).toEqual([[0, 2], [1], [2]]);
    expect([known(s, 'library', 0), known(s, 'library', 1)]).toEqual([[], [1]]);
    s.looker = NONE;
    s.looked = NONE;
    expect(known(s, 'hand', 0)).toEqual([0]);
  });
});

describe('the state', () => {
  /** Every list in it, however deep. */
  const lists = (value: unknown): unknown[][] =>
    Array.isArray(value)
      ? [value, ...value.flatMap(lists)]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(lists)
        : [];

  it('CCG-19.5 a copy has everything and shares nothing that changes', () => {
    const t = table();
    t.arrange(s => {
      s.declared = { ...noDeclaration(), units: [1], carriers: [NONE], aims: [NONE], shot: [1] };
      Object.assign(s.declared, {
        doomed: [2],
        defenders: [3],
        kind: 1,
        open: true,
        forced: true,
        terrain: 4,
      });
      Object.assign(s.declared, { building: 2, rival: 1 });
      s.announced = [[0, 1, 0]];
      s.temp = [2, 1, 1, 1, 0, 1];
      s.shown[1] = [numberOf('market')];
      Object.assign(s, { limit: 40, laterFood: 2, full: true, looker: 1, looked: 2, searcher: 0, played: 3 });
      Object.assign(s, { discovered: 1, drawn: 2 });
    });
    const { s } = t;
    const was = hash(s);
    const copy = rules.copy(s);
    expect(copy).toEqual(s);
    const { stack: _stack, asked: _asked, chance: _chance, ...own } = copy;
    for (const list of lists(own)) list.push(77);
    expect(hash(s)).toBe(was);
  });

  it('players and other things that are no objects have numbers of their own', () => {
    expect([0, 1, 5].map(playerRef)).toEqual([-2, -3, -7]);
    expect([-2, -3, -7].map(seatOfRef)).toEqual([0, 1, 5]);
    expect([-1, 0, -2, -7, DECLARATION_REF, -51].map(isPlayerRef)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect([0, 2].map(announcedRef)).toEqual([-100, -102]);
    expect([-100, -102].map(announcedOfRef)).toEqual([0, 2]);
    expect([-99, -100, -101].map(isAnnouncedRef)).toEqual([false, true, true]);
  });

  it('CCG-4.5 turn order, with and without a player, leaves out who is gone', () => {
    const s = { seats: 4, out: [0, 1, 0, 0] } as unknown as State;
    expect([0, 1, 2, 3].map(from => inOrder(s, from))).toEqual([
      [0, 2, 3],
      [2, 3, 0],
      [2, 3, 0],
      [3, 0, 2],
    ]);
    expect([0, 1, 2, 3].map(seat => othersFrom(s, seat))).toEqual([
      [2, 3],
      [2, 3, 0],
      [3, 0],
      [0, 2],
    ]);
  });

  it('CCG-4.2 the capital is the one terrain that is marked so', () => {
    const { s } = lay({ from: 'main', A: { row: ['plains', 'rome', 'hills'] } });
    expect(capitalOf(s, 0)).toBe(s.row[0][1]);
    s.row[0] = [s.row[0][0]];
    expect(capitalOf(s, 0)).toBe(NONE);
  });

  it('one card of a name is taken out of a list, the others stay in order', () => {
    const taken = (list: number[], card: number) => {
      takeOut(list, card);
      return list;
    };
    expect(taken([5, 6, 7, 6, 8], 6)).toEqual([5, 7, 6, 8]);
    expect(taken([5, 6], 6)).toEqual([5]);
    expect(taken([5, 6, 7], 5)).toEqual([6, 7]);
    expect(taken([5], 5)).toEqual([]);
  });

  it('CCG-7.4 a card that leaves play leaves nothing behind; its place is used again', () => {
    const t = table();
    const { s } = t;
    const axemen = t.find('axemen');
    const granary = t.find('granary');
    const revolt = t.find('slave-revolt');
    const parts = ['used', 'marks', 'damage', 'points', 'moved', 'mustReturn', 'uses'] as const;
    for (const part of parts) s[part][axemen] = 1;
    s.attached[revolt] = axemen;
    s.attached[granary] = axemen;
    const change = (object: number) => [2, object, 1, 1, 0, 1];
    s.temp = [...change(axemen), ...change(granary), ...change(axemen)];
    freeObject(s, axemen);
    expect(s.temp).toEqual(change(granary));
    expect([s.attached[revolt], s.attached[granary]]).toEqual([LOST, axemen]);
    expect(parts.map(part => s[part][axemen])).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect([s.face[axemen], s.owner[axemen], s.zone[axemen], s.at[axemen]]).toEqual([NONE, NONE, 0, NONE]);
    expect([s.serial[axemen], s.attached[axemen]]).toEqual([0, NONE]);
    for (const part of parts) s[part][axemen] = 1;
    s.attached[axemen] = 3;
    const { serials } = s;
    expect(newObject(s, 1, numberOf('archers'), 4, granary)).toBe(axemen);
    expect(parts.map(part => s[part][axemen])).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect([s.face[axemen], s.owner[axemen], s.zone[axemen], s.at[axemen]]).toEqual([
      numberOf('archers'),
      1,
      4,
      granary,
    ]);
    expect([s.serial[axemen], s.serials, s.attached[axemen]]).toEqual([serials + 1, serials + 1, NONE]);
    // no place is free any more
    expect(newObject(s, 0, numberOf('archers'), 4, granary)).toBe(s.zone.length - 1);
    expect(s.zone.length).toBe(s.face.length);
  });

  it('what is declared is nothing at first', () => {
    expect(noDeclaration()).toEqual({
      kind: 0,
      open: false,
      forced: false,
      terrain: NONE,
      building: NONE,
      units: [],
      carriers: [],
      aims: [],
      shot: [],
      doomed: [],
      pools: [0, 0, 0, 0, 0, 0],
      defenders: [],
      rival: NONE,
    });
  });
});

describe('a stored table', () => {
  it('is taken as it is, and refused with anything missing, unknown or out of bounds', () => {
    const { s } = table();
    expect(misfit(shape, s)).toBeUndefined();
    for (const field of Object.keys(s)) {
      if (field in CORE_SHAPE) continue;
      expect(misfit(shape, { ...s, [field]: 'x' }), field).toContain(field);
      expect(misfit(shape, { ...s, [field]: undefined }), field).toContain(field);
    }
    expect(misfit(shape, { ...s, sixth: 1 })).toBe('sixth is unknown here');
    for (const field of Object.keys(s.declared))
      expect(misfit(shape, { ...s, declared: { ...s.declared, [field]: 'x' } }), field).toContain(field);
    const fits = (part: Partial<State>) => misfit(shape, { ...s, ...part }) === undefined;
    expect([0, 5, 6, -1].map(first => fits({ first }))).toEqual([true, true, false, false]);
    expect([0, 5, 6, -1].map(active => fits({ active }))).toEqual([true, true, false, false]);
    expect([NONE, 5, 6].map(looker => fits({ looker }))).toEqual([true, true, false]);
    expect([CAPITAL_MARK, CAPITAL_MARK - 1].map(x => fits({ attached: [x] }))).toEqual([true, false]);
    expect([-1000, -1001].map(x => fits({ temp: [x, 1, 1, 1, 1, 1] }))).toEqual([true, false]);
    expect([500, 501].map(n => fits({ temp: new Array(n * TEMP).fill(1) }))).toEqual([true, false]);
    expect([500, 501].map(n => fits({ face: new Array(n).fill(1) }))).toEqual([true, false]);
    expect([288, 289, NONE].map(card => fits({ hand: [[card], []] }))).toEqual([true, false, true]);
  });
});
