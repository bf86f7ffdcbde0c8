/** Rows and ring, what stands where, and which cards are in force. */
import { describe, expect, it } from 'vitest';
import { inPrintedOrder } from '../rules/activation.ts';
import { distance, isAirBase, isEdge, isInForce, isOccupied, ringOf } from '../rules/board.ts';
import { handLimit, unitLimit } from '../rules/values.ts';
import { idsOf, offers } from './offers.ts';
import { lay } from './scene.ts';

describe('CCG-5.2, 5.4 the ring', () => {
  it('goes row by row from right to left, and closes when somebody leaves', () => {
    const t = lay({
      from: 'main',
      A: { row: ['plains', 'rome', 'hills'] },
      B: { row: ['athens', 'coast'] },
      C: { row: ['london'] },
    });
    const ring: number[] = [];
    expect(idsOf(t, ringOf(t.s, ring))).toEqual(['hills', 'rome', 'plains', 'coast', 'athens', 'london']);
    expect(distance(ring, t.find('A[2]'), t.find('C[0]'))).toBe(1);
    expect(distance(ring, t.find('A[0]'), t.find('C[0]'))).toBe(3);
    t.g.resign(1);
    expect(idsOf(t, ringOf(t.s, ring))).toEqual(['hills', 'rome', 'plains', 'london']);
    expect(distance(ring, t.find('A[0]'), t.find('C[0]'))).toBe(1);
  });

  it('CCG-5.3 both ends are edges, and only they', () => {
    const t = lay({ from: 'main', A: { row: ['plains', 'rome', 'hills'] }, B: { row: ['athens'] } });
    expect(['A[0]', 'A[1]', 'A[2]', 'B[0]'].map(place => isEdge(t.s, t.find(place)))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    const raid = lay({
      from: 'management',
      A: { row: ['plains: spearmen', 'plains', 'rome', 'hills', 'forest'] },
      B: { row: ['athens'], hand: 'barbarian-raid' },
    });
    raid.waitsFor('B: opening').answer('B', 'play', 'barbarian-raid');
    // the left edge is guarded
    expect(raid.s.used[raid.find('A[4]')]).toBe(1);
  });
});

describe('CCG-5.6, 5.7, 5.8, 17.3 what is in force', () => {
  it('nothing unfinished, and nothing that lies on an occupied terrain', () => {
    const t = lay({
      from: 'main',
      A: {
        row: [
          'plains: B.spearmen great-library',
          'rome: ~terracotta-army/1',
          'plains: ~great-library/1 spearmen',
        ],
        knows: 'writing',
        events: 'festival/2',
      },
    });
    expect([t.find('great-library'), t.find('great-library#2')].map(o => isInForce(t.s, o))).toEqual([
      false,
      false,
    ]);
    // 1 for Writing, which is known
    expect([handLimit(t.s, 0), unitLimit(t.s, 0)]).toEqual([8, 3]);
    expect(['writing', 'festival', 'A[0]', 'spearmen'].map(word => isInForce(t.s, t.find(word)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['A[0]', 'A[1]', 'A[2]'].map(place => isOccupied(t.s, t.find(place)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('CCG-10.11 bases are the own capital, own airports that work, and own carriers', () => {
    const t = lay({
      from: 'military',
      A: {
        row: [
          'plains: airport B.spearmen',
          'plains: ~airport',
          'rome: fighter',
          'plains: airport',
          'coast: aircraft-carrier',
        ],
        era: 3,
      },
      B: { row: ['coast: aircraft-carrier', 'athens', 'plains: airport'], era: 3 },
    });
    expect(offers(t, 'A', 'journey').filter(line => line.includes('fighter'))).toEqual([
      'journey fighter A[4]',
      'journey fighter A[3]',
      'journey fighter A[1]: noAirBase',
      'journey fighter A[0]: noAirBase',
      'journey fighter B[2]: noAirBase',
      'journey fighter B[1]: foreignCapital',
      'journey fighter B[0]: noAirBase',
    ]);
    expect([
      isAirBase(t.s, t.find('B[0]'), 1),
      isAirBase(t.s, t.find('B[1]'), 1),
      isAirBase(t.s, t.find('B[1]'), 0),
    ]).toEqual([true, true, false]);
  });

  it('CCG-9.6 buildings and units leave room for a resource', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['plains: granary spearmen', 'rome: wheat', 'forest'], food: 9, atlas: 'horses' },
    });
    expect(['A[0]', 'A[1]', 'A[2]'].map(place => t.why('A', 'resource', 'horses', place))).toEqual([
      'legal',
      'hasResource',
      'badSite',
    ]);
    t.answer('A', 'resource', 'horses', 'A[0]');
    expect(t.on('A[0]')).toEqual(['granary', 'spearmen', 'horses']);
  });

  it('CCG-8.10 the order of cards: capital, row from the left with resource before buildings, inventions, events', () => {
    const t = lay({
      from: 'main',
      A: {
        row: ['plains: granary wheat spearmen ~temple/1', 'rome: market', 'hills'],
        knows: 'writing alphabet',
        events: 'festival/2',
      },
      B: { row: ['athens'], knows: 'masonry', events: 'silk-road' },
    });
    expect(idsOf(t, inPrintedOrder(t.s, 0))).toEqual([
      'rome',
      'market',
      'plains',
      'wheat',
      'granary',
      'hills',
      'writing',
      'alphabet',
      'festival',
    ]);
  });
});
