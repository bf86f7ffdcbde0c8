/** What culture events are aimed at where several players, squares and figures could be meant (WAW-14). */
import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { ability } from '../content/abilities.ts';
import { ARK } from '../content/tables.ts';
import { coins, isUsed } from '../rules/counts.ts';
import { at, capitals, good, printed, type Table, tech } from './scene.ts';

const table = capitals;
const starts = (t: Table): Table => t.startsBuilding('Ben');
const fenced = (t: Table, q: number, ...but: number[]): Table => {
  for (const side of [q - 16, q + 1, q + 16, q - 1]) if (!but.includes(side)) t.s.ground[side] = printed('w');
  return t;
};

it('WAW-14.16 Defection needs somebody near: figures five steps away are no target', () => {
  const t = table('defection').figures('Cleo', at(2, 14), 1).moves('Ben');
  expect(t.why('Ben', 'play', 0, 0)).toBe('no-target');
});

it('WAW-14.14 WAW-20.3 an army whose only way leads over a relic may be led, a scout may not', () => {
  const shut = (armies: number, scouts: number) => {
    const t = fenced(table('migrants').figures('Ben', at(5, 9), armies, scouts), at(5, 9), at(5, 8));
    t.s.mark[at(5, 8)] = ARK;
    return t.moves('Ben');
  };
  expect([shut(1, 0).why('Ben', 'play', 0, 1), shut(0, 1).why('Ben', 'play', 0, 1)]).toEqual([
    'legal',
    'no-target',
  ]);
  const both = shut(1, 1).answer('Ben', 'play', 0, 1);
  expect([both.why('Ben', 'lead', at(5, 9), 'army'), both.why('Ben', 'lead', at(5, 9), 'scout')]).toEqual([
    'legal',
    'no-way',
  ]);
});

it('WAW-14.14 WAW-8.16 a second stack may be led where the first is locked in', () => {
  const t = table('migrants').figures('Ben', at(5, 9), 1).figures('Ben', at(5, 13), 1);
  t.s.locked = [at(5, 9)];
  t.moves('Ben');
  expect(t.why('Ben', 'play', 0, 1)).toBe('legal');
  t.answer('Ben', 'play', 0, 1).answer('Ben', 'lead', at(5, 13), 'army').answer('Ben', 'at', at(5, 12));
  expect([t.s.fig[9], t.s.fig[10]]).toEqual([at(5, 9), at(5, 12)]);
});

it('WAW-14.14 one figure is led once: the army that stays behind is not asked about', () => {
  const t = table('migrants').figures('Ben', at(1, 1), 1, 1).moves('Ben');
  t.answer('Ben', 'play', 0, 1).answer('Ben', 'lead', at(1, 1), 'scout').answer('Ben', 'at', at(1, 0));
  t.waitsFor('Ben: move');
  expect(t.s.fig[9 + 7]).toBe(at(1, 0));
});

it('WAW-14.12 land that nobody has explored or that nobody owns: no target there, nobody hit here', () => {
  const t = table('drought', 'barbarian-encampment').hand('Ada', 'bread-and-circuses');
  t.s.ground[at(5, 5)] = NONE;
  starts(t).answer('Ben', 'play', 0, 0);
  expect([t.why('Ben', 'at', at(5, 5)), t.why('Ben', 'at', at(5, 6))]).toEqual(['not-offered', 'legal']);
  t.answer('Ben', 'at', at(5, 6));
  expect(t.reason('Ada', 'cancel', 0)).toEqual(['not-the-target']);
  t.answer('Ada', 'pass').answer('Ben', 'play', 0, 0);
  expect(t.why('Ben', 'at', at(5, 5))).toBe('not-offered');
  t.answer('Ben', 'at', at(5, 7));
  expect([t.reason('Ada', 'cancel', 0), t.s.declared[0].at(-1)]).toEqual([['not-the-target'], 0]);
});

it('WAW-14.10 WAW-4.6 whom a killing event hits: the owner of the victim, nobody else', () => {
  const t = table('defection').figures('Cleo', at(10, 12), 1).moves('Ben');
  t.hand('Ada', 'bread-and-circuses').hand('Cleo', 'bread-and-circuses');
  t.answer('Ben', 'play', 0, 0).answer('Ben', 'victim', at(10, 12), 2, 0).waitsFor('Cleo: react');
  expect(t.why('Cleo', 'cancel', 0)).toBe('legal');
  t.answer('Cleo', 'pass').waitsFor('Ada: react');
  expect(t.why('Ada', 'cancel', 0)).toBe('not-the-target');
});

it('WAW-14.10 who has agreed under the United Nations is still the target, and alone', () => {
  const t = table('defection').built(at(13, 14), 'united-nations').figures('Cleo', at(10, 12), 1);
  t.hand('Cleo', 'bread-and-circuses').hand('Ada', 'bread-and-circuses').moves('Ben');
  t.answer('Ben', 'play', 0, 0).answer('Ben', 'victim', at(10, 12), 2, 0).answer('Cleo', 'yes');
  expect([t.why('Cleo', 'cancel', 0), t.s.declared[0].at(-1)]).toEqual(['legal', 0b100]);
});

it('WAW-14.16 the second victim stands on the same square and belongs to the same player', () => {
  const aimed = (prepare: (t: Table) => void) => {
    const t = table('mass-defection');
    prepare(t);
    return t.moves('Ben').answer('Ben', 'play', 0, 0);
  };
  const t = aimed(u =>
    u
      .figures('Cleo', at(12, 12), 2)
      .figures('Cleo', at(10, 12), 2)
      .figures('Ada', at(12, 12), 1)
      .built(at(12, 12), 'great-general'),
  );
  t.answer('Ben', 'victim', at(12, 12), 2, 0);
  expect(t.legal('Ben')).toEqual([['victim', at(12, 12), 2, 0], ['enough'], ['back']]);
  const mixed = aimed(u => u.figures('Cleo', at(5, 5), 1).figures('Cleo', at(10, 12), 1, 1));
  mixed.answer('Ben', 'victim', at(10, 12), 2, 0);
  expect(mixed.legal('Ben', 'victim')).toEqual([['victim', at(10, 12), 2, 1]]);
  mixed.answer('Ben', 'victim', at(10, 12), 2, 1);
  expect([mixed.s.fig[18], mixed.s.fig[19], mixed.s.fig[18 + 7]]).toEqual([at(5, 5), NONE, NONE]);
  const other = aimed(u => u.figures('Cleo', at(10, 12), 1, 1)).answer('Ben', 'victim', at(10, 12), 2, 1);
  expect(other.legal('Ben', 'victim')).toEqual([['victim', at(10, 12), 2, 0]]);
});

it('WAW-14.14 the army that is led is the one of that square, whatever stands elsewhere', () => {
  const t = table('migrants').figures('Ben', at(5, 13), 1).figures('Ben', at(5, 9), 1).moves('Ben');
  t.answer('Ben', 'play', 0, 1).answer('Ben', 'lead', at(5, 9), 'army').answer('Ben', 'at', at(4, 9));
  expect([t.s.fig[9], t.s.fig[10]]).toEqual([at(5, 13), at(4, 9)]);
});

it('WAW-26.7 an interrupting card is not taken back once it is shown', () => {
  const t = table('defection').figures('Ada', at(9, 12), 1).moves('Ada');
  t.answer('Ada', 'march', at(9, 12), 1, 0).answer('Ben', 'play', 0, 0);
  expect(t.why('Ben', 'back')).toBe('not-offered');
});

it('WAW-14.11 WAW-7.4 an exchange and a day of joy have one target each, whatever is built on the map', () => {
  const t = starts(table('knowledge-shared').knows('Cleo', 'navy').built(at(13, 12), 'granary'));
  t.answer('Ben', 'play', 0, 0).answer('Ben', 'player', 2).waitsFor('Ben: start');
  expect(t.tells('learned')).toEqual([[1, tech('navy')]]);
  const joy = table('we-love-the-despot-day').built(at(13, 12), 'granary').manages('Ben');
  joy.answer('Ben', 'play', 0, 0).answer('Ben', 'city', 0).waitsFor('Ben: cities');
  expect(joy.s.boost[3]).toBe(4);
});

it('WAW-14.9 a generous gift gives no coin to anybody; one used as a spy uses up the ability', () => {
  const t = table('a-generous-gift').knows('Ben', 'construction').manages('Ben');
  t.answer('Ben', 'use', 'construct').answer('Ben', 'city', 0).answer('Ben', 'gift', 0, good('wheat'));
  expect([t.s.boost[3], t.s.sheet, t.asked()]).toEqual([5, [0, 0, 0, 0], 'Ben: cities']);
  const spy = table('a-generous-gift').knows('Ben', 'writing').manages('Ada').answer('Ada', 'act', 0, 'arts');
  spy.answer('Ben', 'spy', 'intercept', 100);
  expect([spy.s.culture[0], isUsed(spy.s, 1, ability('intercept')), isUsed(spy.s, 1, 1)]).toEqual([
    0,
    true,
    false,
  ]);
});

it('WAW-22.2 WAW-14.16 a killed blockader uncovers the last coin: its owner wins at once', () => {
  const t = table('defection').built(at(9, 8), 'great-builder').figures('Cleo', at(9, 8), 1);
  t.has('Ben', { coins: 14 }).moves('Ben');
  expect(coins(t.s, 1)).toBe(14);
  t.answer('Ben', 'play', 0, 0).answer('Ben', 'victim', at(9, 8), 2, 0);
  expect([t.s.over, t.s.winner, t.s.road]).toEqual([true, 1, 8]);
});
