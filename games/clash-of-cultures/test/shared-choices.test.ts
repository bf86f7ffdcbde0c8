/** Buildings and regions that cards give, in the base game and with the expansion. */
import { describe, expect, it } from 'vitest';
import { offered } from './offered.ts';
import { duel, type Table } from './position.ts';

describe('22. What cards let one build and reveal', () => {
  it('COC-1.3 City Development offers the buildings in play and no others', () => {
    const why = (t: Table) => {
      const card = t.goods('Ada', { culture: 1 }).card('Ada', 'city-development');
      return t.turn('Ada').why('Ada', 'play', card);
    };
    const t = duel().city('Ada', 'B4').knows('Ada', 'writing').goods('Ada', { culture: 1 });
    const card = t.card('Ada', 'city-development');
    t.turn('Ada').answer('Ada', 'play', card).waitsFor('Ada: buildAt');
    expect(offered(t, 'Ada', 'construct').map(([[, building]]) => building)).toEqual([
      0, 1, 2, 3, 0, 1, 2, 3,
    ]);
    // what only the expansion builds is no effect in the base game
    const all = duel().city('Ada', 'B4').knows('Ada', 'astronomy', 'bartering', 'monuments');
    expect(why(all)).toBe('no-effect');
    expect(
      why(duel({ expansion: true }).city('Ada', 'B4').knows('Ada', 'astronomy', 'bartering', 'monuments')),
    ).toBe('legal');
  });

  it('COC-22.2 Explorer reveals a region and founds nothing there', () => {
    const t = duel().unexplored(5, 13).goods('Ada', { culture: 1, food: 2 });
    const card = t.card('Ada', 'explorer');
    t.turn('Ada').answer('Ada', 'play', card).waitsFor('Ada: region').answer('Ada', 'reveal', 5);
    if (t.asked() === 'Ada: orient') t.answer('Ada', ...t.legal('Ada')[0]);
    t.waitsFor('Ada: settlerTo').answer('Ada', 'none').waitsFor('Ada: turn');
    expect(t.has('Ada', 'food')).toBe(2);
  });
});
