/** What a player can point at, and what each answer is about. */
import type { Answer } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { A, ADVANCE_COUNT, E, KINDS, U, W } from '../content/index.ts';
import { things } from '../rules/things.ts';
import { duel, type Table } from './position.ts';

type Thing = readonly [kind: string, id: number];

function seen(t: Table, seat: number): Thing[] {
  const noted: Thing[] = [];
  things.seen(t.s, seat, (kind, id) => noted.push([kind, id]));
  return noted;
}
const of = (kind: string, list: readonly Thing[]) => list.filter(([k]) => k === kind).map(([, id]) => id);

function meant(t: Table, ...answer: [string, ...number[]]): Thing[] {
  const noted: Thing[] = [];
  things.meant(t.s, t.question('Ada'), answer as unknown as Answer, (kind, id) => noted.push([kind, id]));
  return noted;
}

const unitAt = (t: Table, at: string, unit: keyof typeof U) => t.space(at) * KINDS + U[unit];

describe('8. What a player can point at', () => {
  it('every advance, the own cities and units, the own cards', () => {
    const t = duel().units('Ada', 'D6', { settler: 2, ship: 1 }).units('Ben', 'D3', { settler: 1 });
    const card = t.card('Ada', 'spy');
    const [objective] = t.objective('Ada', 'seafarers');
    t.wonderCard('Ada', 'great-wall').s.persons[0] = [E['great-architect']];
    t.s.hands[1] = [0];
    t.s.wonderOpen = [W['great-gardens']];
    const mine = seen(t, 0);
    expect(of('advance', mine)).toEqual(Array.from({ length: ADVANCE_COUNT }, (_, a) => a));
    expect([of('city', mine), of('unit', mine)]).toEqual([
      [t.space('D7')],
      [unitAt(t, 'D6', 'settler'), unitAt(t, 'D6', 'ship')],
    ]);
    expect([of('card', mine), of('objective', mine), of('wonder', mine), of('person', mine)]).toEqual([
      [card],
      [objective],
      [W['great-wall']],
      [E['great-architect']],
    ]);
    // with wonders in common those that lie open
    t.s.shared = 1;
    expect(of('wonder', seen(t, 0))).toEqual([W['great-gardens']]);
    const theirs = seen(t, 1);
    expect([of('city', theirs), of('unit', theirs), of('card', theirs)]).toEqual([
      [t.space('D2')],
      [unitAt(t, 'D3', 'settler')],
      [0],
    ]);
  });

  it('units of the next space are not those of this one', () => {
    const t = duel();
    const next = t.space('D6') + 1;
    t.units('Ada', 'D6', { infantry: 1 });
    t.s.holder[next] = 1;
    t.s.troops[next * KINDS + U.settler] = 1;
    expect(of('unit', seen(t, 0))).toEqual([unitAt(t, 'D6', 'infantry')]);
  });
});

describe('8. What an answer is about', () => {
  it('the city, the advance, the card it names', () => {
    const t = duel().turn('Ada');
    for (const verb of ['collect', 'construct', 'recruit', 'circus', 'liberty', 'raise', 'raze'])
      expect(meant(t, verb, 12)).toEqual([['city', 12]]);
    for (const verb of ['advance', 'use'])
      expect(meant(t, verb, A.fishing)).toEqual([['advance', A.fishing]]);
    expect(meant(t, 'found', 12)).toEqual([['unit', 12 * KINDS + U.settler]]);
    expect(meant(t, 'play', 5)).toEqual([['card', 5]]);
    expect(meant(t, 'person', 5)).toEqual([['person', 5]]);
    expect(meant(t, 'wonder', 5)).toEqual([['wonder', 5]]);
    for (const verb of ['complete', 'statue']) expect(meant(t, verb, 5)).toEqual([['objective', 5]]);
    for (const verb of ['end', 'trade', 'barter']) expect(meant(t, verb, 5)).toEqual([]);
  });

  it('a Move is about all own units', () => {
    const t = duel().units('Ada', 'D6', { settler: 1, infantry: 2 }).units('Ada', 'B4', { infantry: 1 });
    t.units('Ben', 'D3', { infantry: 1 }).turn('Ada');
    const expected = [
      unitAt(t, 'D6', 'settler'),
      unitAt(t, 'D6', 'infantry'),
      unitAt(t, 'B4', 'infantry'),
    ].sort((a, b) => a - b);
    expect(of('unit', meant(t, 'move')).sort((a, b) => a - b)).toEqual(expected);
  });
});
