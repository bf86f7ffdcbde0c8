import { describe, expect, it } from 'vitest';
import { CIVILIZATIONS, L } from '../content/index.ts';
import { CONTENTS, type ContentId } from '../rules/contents.ts';
import { first, happyHome, rich } from './court.ts';
import { offered } from './offered.ts';
import type { Table } from './position.ts';
import { two } from './war.ts';

const number = (id: ContentId) => CONTENTS.findIndex(x => x.id === id);

interface Case {
  readonly id: ContentId;
  /** what it is about; nothing where none */
  readonly at?: string;
  readonly which?: number;
  readonly lay: (t: Table) => unknown;
  readonly action?: boolean;
  /** what follows until the turn goes on */
  readonly next?: (t: Table) => unknown;
  /** why not once more in the same turn */
  readonly again: string;
}

const CASES: readonly Case[] = [
  {
    id: 'civ:imperial-army',
    lay: t => t.masters('Ada', 'imperial-army').units('Ada', 'D6', { settler: 1 }),
    action: true,
    next: t => t.answer('Ada', 'done'),
    again: 'once-per-turn',
  },
  {
    id: 'civ:tribal-allies',
    lay: t => t.masters('Ada', 'tribal-allies'),
    action: true,
    next: t => first(t.answer('Ada', 'at', 'D5')),
    again: 'once-per-turn',
  },
  {
    id: 'civ:hegemony',
    at: 'D5',
    lay: t => t.masters('Ada', 'hegemony').terrain({ D6: 'sea' }).units('Ada', 'D6', { ship: 2 }),
    action: true,
    again: 'city-here',
  },
  {
    id: 'civ:calendar',
    lay: t => t.masters('Ada', 'calendar'),
    again: 'no-effect',
  },
  {
    id: 'civ:ball-courts',
    at: 'D7',
    lay: t => t.masters('Ada', 'ball-courts').goods('Ada', { mood: 2 }),
    again: 'harvest-bound',
  },
  { id: 'civ:shogunate', lay: t => t.masters('Ada', 'shogunate'), again: 'once-per-turn' },
  {
    id: 'leader:alexander-the-great',
    at: 'D7',
    lay: t => t.leads('Ada', 'alexander-the-great', 'D7').goods('Ada', { culture: 2 }).card('Ada', 'spy'),
    again: 'harvest-bound',
  },
  {
    id: 'leader:qin-shi-huang',
    at: 'D7',
    lay: t =>
      happyHome(rich(t))
        .city('Ada', 'B4')
        .knows('Ada', 'engineering', 'siegecraft')
        .leads('Ada', 'qin-shi-huang', 'D7')
        .wonderCard('Ada', 'great-wall'),
    next: t => t.answer('Ada', 'none'),
    again: 'legal',
  },
  {
    id: 'leader:darius',
    at: 'D7',
    lay: t => rich(t).city('Ada', 'B4').leads('Ada', 'darius', 'D7'),
    next: t => t.answer('Ada', 'none'),
    again: 'once-per-turn',
  },
  {
    id: 'leader:ahuitzotl',
    at: 'D7',
    lay: t => {
      rich(t).city('Ada', 'B4').leads('Ada', 'ahuitzotl', 'D7');
      t.s.captives = [25, 25, 25, 25];
    },
    next: t => t.answer('Ada', 'none'),
    again: 'once-per-turn',
  },
  {
    id: 'leader:augustus',
    at: 'D7',
    lay: t => t.leads('Ada', 'augustus', 'D7').goods('Ada', { culture: 2 }),
    action: true,
    next: t => first(first(t)),
    again: 'legal',
  },
  {
    id: 'leader:julius-caesar',
    at: 'D7',
    lay: t => t.leads('Ada', 'julius-caesar', 'D7').goods('Ada', { mood: 2 }),
    again: 'already-happy',
  },
  {
    id: 'leader:cleopatra',
    at: 'D7',
    lay: t => t.leads('Ada', 'cleopatra', 'D7').goods('Ada', { culture: 2 }),
    again: 'once-per-turn',
  },
  {
    id: 'leader:acamapichtli',
    at: 'D7',
    lay: t => t.leads('Ada', 'acamapichtli', 'D7').goods('Ada', { mood: 4 }),
    next: t => t.answer('Ada', 'take', 'D7', 'food'),
    again: 'once-per-turn',
  },
  {
    id: 'leader:cyrus-the-great',
    at: 'D7',
    lay: t => t.leads('Ada', 'cyrus-the-great', 'D7'),
    action: true,
    next: first,
    again: 'legal',
  },
  {
    id: 'leader:sri-gupta',
    at: 'D7',
    lay: t => t.leads('Ada', 'sri-gupta', 'D7').goods('Ada', { food: 2, culture: 2 }),
    next: t => t.answer('Ada', 'advance', 'fishing').goods('Ada', { food: 2 }),
    again: 'legal',
  },
  {
    id: 'leader:suiko',
    at: 'D7',
    lay: t =>
      t
        .city('Ada', 'D7', {
          with: [
            ['temple', 'Ben'],
            ['academy', 'Ben'],
            ['port', 'Ben'],
          ],
        })
        .leads('Ada', 'suiko', 'D7')
        .goods('Ada', { culture: 2 }),
    action: true,
    next: first,
    again: 'legal',
  },
  {
    id: 'leader:cnut-the-great',
    at: 'D7',
    lay: t => t.knows('Ada', 'taxes').leads('Ada', 'cnut-the-great', 'D7'),
    action: true,
    next: first,
    again: 'once-per-turn',
  },
  { id: 'leader:bleda', at: 'D7', lay: t => t.leads('Ada', 'bleda', 'D7'), again: 'once-per-turn' },
  {
    id: 'leader:marqzen',
    at: 'D6',
    lay: t => t.leads('Ada', 'marqzen', 'D7').units('Ben', 'D6', { infantry: 3 }),
    action: true,
    next: first,
    again: 'once-per-turn',
  },
  {
    id: 'leader:erik-the-red',
    at: 'D6',
    lay: t =>
      t
        .terrain({ D6: 'sea' })
        .leads('Ada', 'erik-the-red', 'D6')
        .units('Ada', 'D6', { ship: 1 })
        .goods('Ada', {
          culture: 2,
        }),
    action: true,
    again: 'marked',
  },
  {
    id: 'leader:hanno',
    at: 'D6',
    lay: t => t.terrain({ D6: 'sea' }).leads('Ada', 'hanno', 'D6').units('Ada', 'D6', { ship: 1 }),
    next: t => t.answer('Ada', 'stop'),
    again: 'once-per-turn',
  },
  {
    id: 'leader:queen-dido',
    at: 'D5',
    lay: t => t.leads('Ada', 'queen-dido', 'D5').units('Ada', 'D5', { settler: 2 }),
    again: 'city-here',
  },
];

describe('8. Powers of civilizations and leaders in the own turn', () => {
  for (const { id, at, which = 0, lay, action = false, next = () => {}, again } of CASES)
    it(`COC-8.7 ${id}: ${action ? 'as an action' : 'free'}, and once more: ${again}`, () => {
      const t = two();
      lay(t);
      t.turn('Ada');
      const said = ['power', id, at ?? -1, which] as const;
      t.s.actions = 0;
      expect(t.why('Ada', ...said)).toBe(action ? 'no-actions' : 'legal');
      t.s.actions = 3;
      t.answer('Ada', ...said);
      expect(t.tells()[0]).toBe(`power 0 ${number(id)}`);
      expect(t.s.actions).toBe(action ? 2 : 3);
      next(t);
      expect([t.asked(), t.why('Ada', ...said)]).toEqual(['Ada: turn', again]);
    });

  it('COC-26.5 what belongs to a leader in the own city is not there elsewhere, nor in the city of another', () => {
    for (const leader of ['augustus', 'bleda', 'cleopatra', 'cyrus-the-great'] as const) {
      const offered = (at: string) => {
        const t = two().city('Ada', 'B4').goods('Ada', { culture: 1 }).leads('Ada', leader, at).turn('Ada');
        return ['D7', 'B4', 'D6'].map(label => t.may('Ada', 'power', `leader:${leader}`, label, 0));
      };
      expect([offered('D7'), offered('B4'), offered('D6')]).toEqual([
        [true, false, false],
        [false, true, false],
        [false, false, false],
      ]);
    }
  });

  it('COC-26.5 away from their cities, their ships or the map leaders have no power at all', () => {
    for (const leader of ['augustus', 'sun-tzu', 'darius', 'erik-the-red', 'hanno', 'marqzen'] as const) {
      const t = rich(two()).leads('Ada', leader, 'D5').turn('Ada');
      expect([leader, offered(t, 'Ada', 'power')]).toEqual([leader, []]);
    }
    for (const leader of ['queen-dido', 'hanno', 'marqzen', 'erik-the-red', 'cleopatra'] as const) {
      const t = rich(two()).units('Ben', 'D6', { infantry: 1 });
      t.plays('Ada', CIVILIZATIONS[Math.floor(L[leader] / 3)].id).s.leader[0] = L[leader];
      expect([leader, offered(t.turn('Ada'), 'Ada', 'power')]).toEqual([leader, []]);
    }
  });

  it('COC-6.4 the tokens of a power are paid; the Great Arena lets them stand for each other', () => {
    const t = two().leads('Ada', 'cleopatra', 'D7').turn('Ada');
    expect(t.why('Ada', 'power', 'leader:cleopatra', 'D7', 0)).toBe('cannot-pay');
    t.goods('Ada', { mood: 1 });
    expect(t.why('Ada', 'power', 'leader:cleopatra', 'D7', 0)).toBe('cannot-pay');
    t.wonder('great-arena', 'D7', 'Ada').answer('Ada', 'power', 'leader:cleopatra', 'D7', 0);
    // what was paid is told before what it brings
    expect([t.has('Ada', 'mood'), t.tells()]).toEqual([
      0,
      [`power 0 ${number('leader:cleopatra')}`, 'paid 0 [0,0,0,0,0,1,0]', `beloved 0 ${t.space('D7')} 1`],
    ]);
    const u = two().leads('Ada', 'acamapichtli', 'D7').goods('Ada', { mood: 1 }).turn('Ada');
    expect(u.why('Ada', 'power', 'leader:acamapichtli', 'D7', 0)).toBe('cannot-pay');
    expect(u.goods('Ada', { mood: 2 }).why('Ada', 'power', 'leader:acamapichtli', 'D7', 0)).toBe('legal');
    // a power without tokens asks for none
    const v = two().masters('Ada', 'shogunate').turn('Ada').answer('Ada', 'power', 'civ:shogunate', -1, 0);
    expect(v.tells('paid')).toEqual([]);
  });
});
