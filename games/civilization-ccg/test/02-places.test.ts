/** Where every card is, what a player can point at, and what an answer is about. */
import { describe, expect, it } from 'vitest';
import { CARDS, numberOf } from '../content/index.ts';
import { content, pieces, seen, things } from '../rules/pieces.ts';
import { freeObject } from '../rules/state.ts';
import { lay, type Table } from './scene.ts';

const n = numberOf;

const t = () =>
  lay({
    from: 'main',
    A: {
      row: ['plains: granary wheat spearmen ~temple/1', 'rome: stock-exchange ~stock-exchange/1'],
      hand: 'festival festival market',
      atlas: 'hills horses',
      library: 'granary granary',
      discard: 'locusts',
      knows: 'alphabet',
      era: 3,
    },
    B: { row: ['athens: archers'], library: 'granary', hand: 'drought' },
  });

/** Everything that was noted, in words. */
const noted = (table: Table, seat: number): string[] => {
  const list: string[] = [];
  things.seen(table.s, seat, (kind, id) => {
    const card = kind === 'card' || kind === 'atlas' ? (id as number) : table.s.face[id as number];
    list.push(`${kind} ${CARDS[card].id}`);
  });
  return list.sort();
};

describe('CCG-2.1 the places of cards', () => {
  it('every card is counted once', () => {
    const table = t();
    table.arrange(s => {
      s.shown[0].push(n('temple'));
      s.announced.push([0, n('caravan'), 0], [1, n('envoys'), 0]);
      s.gone[1] = 4;
    });
    const places: Record<string, number> = {};
    pieces(table.s, (piece, place, count) => {
      places[`${piece}: ${place}`] = count;
    });
    expect(places).toEqual({
      'cards of seat 0: in play': 9,
      'cards of seat 0: hand': 3,
      'cards of seat 0: library': 2,
      'cards of seat 0: atlas': 2,
      'cards of seat 0: discards': 1,
      'cards of seat 0: shown': 1,
      'cards of seat 0: announced': 1,
      'cards of seat 0: out of the game': 0,
      'cards of seat 1: in play': 2,
      'cards of seat 1: hand': 1,
      'cards of seat 1: library': 1,
      'cards of seat 1: atlas': 0,
      'cards of seat 1: discards': 0,
      'cards of seat 1: shown': 0,
      'cards of seat 1: announced': 1,
      'cards of seat 1: out of the game': 4,
    });
  });

  it('CCG-7.10 what lies open: everything in play and what is announced', () => {
    const table = lay({ from: 'main', A: { row: ['plains: ~temple/1 granary', 'rome'], hand: 'festival' } });
    table.arrange(s => {
      freeObject(s, table.find('granary'));
      s.announced.push([1, n('envoys'), 0]);
    });
    const open: string[] = [];
    seen(table.s, id => open.push(id));
    expect(open.sort()).toEqual(['card:athens', 'card:envoys', 'card:plains', 'card:rome', 'card:temple']);
    expect([content.length, content[n('rome')]]).toEqual([CARDS.length, 'card:rome']);
  });
});

describe('CCG-6.2 what a player can point at', () => {
  it('hand, atlas, terrains, units, constructions, and abilities of what is finished', () => {
    expect(noted(t(), 0)).toEqual([
      'ability alphabet',
      'ability stock-exchange',
      'atlas hills',
      'atlas horses',
      'card festival',
      'card festival',
      'card market',
      'construction stock-exchange',
      'construction temple',
      'terrain plains',
      'terrain rome',
      'unit spearmen',
    ]);
    expect(noted(t(), 1)).toEqual(['card drought', 'terrain athens', 'unit archers']);
  });

  it('each answer is about a thing of one kind, or of two', () => {
    const meant = (...answer: unknown[]) => {
      const list: string[] = [];
      things.meant(t().s, {} as never, answer as never, (kind, id) => list.push(`${kind} ${id}`));
      return list;
    };
    const about: Record<string, string> = {
      card: 'play discard devise drop take top bottom',
      atlas: 'terrain',
      terrain: 'income',
      ability: 'use',
      construction: 'stage abandon',
      unit: 'move journey fly goHome join board leave aimAt hit enter remove',
    };
    for (const [kind, verbs] of Object.entries(about))
      for (const verb of verbs.split(' ')) expect([verb, ...meant(verb, 7, 8)]).toEqual([verb, `${kind} 7`]);
    expect(meant('build', 7, 8)).toEqual(['card 7', 'terrain 8']);
    expect(meant('resource', 7, 8)).toEqual(['atlas 7', 'terrain 8']);
    for (const verb of ['pass', 'attack', 'go', 'lose', 'to', '']) expect(meant(verb, 7, 8)).toEqual([]);
  });
});
