/** Income, sites, queues and what else a management and a final phase offer or refuse, with the reasons (CCG-12, 13). */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { lay, type Side, type Table } from './scene.ts';

const n = numberOf;

/** A's management phase with plenty of everything. */
const rich = (A: Partial<Side>, B: Side = { row: ['athens'] }): Table =>
  lay({ from: 'main', A: { row: ['rome'], era: 3, ...A }, B }).arrange(s => {
    s.pool = [20, 0, 0, 20, 0];
  });

const elsewhere = (t: Table) =>
  (t.g.options(t.s.asked[0] as never).elsewhere ?? []).map(({ kind, why }) => [kind, why.key, ...why.args]);

describe('income', () => {
  it('CCG-12.1, 20.1 each terrain once, one of three incomes, with a word of caution where there is none', () => {
    const t = rich({ row: ['hills', 'rome', 'grassland', 'hills'] });
    const all = [0, 1, 2, 3].flatMap(i => [0, 1, 2].map(kind => ['income', t.find(`A[${i}]`), kind]));
    expect(t.legal('A', 'income')).toEqual(all);
    expect(t.warns('A', 'income', 'A[0]', 'food')).toBe('noIncome');
    expect(t.warns('A', 'income', 'A[2]', 'production')).toBe('noIncome');
    expect(t.warns('A', 'income', 'A[0]', 'production')).toBeUndefined();
    expect(t.warns('A', 'income', 'A[2]', 'food')).toBeUndefined();
    t.answer('A', 'income', 'A[0]', 'production');
    expect(t.warns('A', 'income', 'A[0]', 'food')).toBeUndefined();
    expect(t.tells('income')).toEqual([[0, n('hills'), 1, 2]]);
    expect(t.legal('A', 'income')).toEqual(all.slice(3));
  });

  it('CCG-5.7, 17.10 not on a terrain that foreigners hold or a blockade closes, but on all others', () => {
    const held = rich({ row: ['plains: B.spearmen', 'rome', 'plains'] });
    expect(held.reason('A', 'income', 'A[0]', 'food')).toEqual(['occupied']);
    for (const place of ['A[1]', 'A[2]']) expect(held.may('A', 'income', place, 'food')).toBe(true);
    const t = lay({
      from: 'main',
      A: { row: ['rome', 'coast'], events: 'blockade festival/2' },
      B: { row: ['coast', 'athens'] },
    });
    const close = (place: string) =>
      t.arrange(s => {
        s.attached[t.find('blockade')] = t.find(place);
      });
    close('A[1]');
    expect(t.reason('A', 'income', 'A[1]', 'food')).toEqual(['forbidden', n('blockade')]);
    expect(t.may('A', 'income', 'A[0]', 'food')).toBe(true);
    close('B[0]');
    expect(t.may('A', 'income', 'A[1]', 'food')).toBe(true);
  });

  it('CCG-12.3 events give nothing; a card that is there twice is offered once', () => {
    const t = rich({ hand: 'granary granary writing writing spearmen spearmen festival' });
    expect(t.reason('A', 'discard', 'festival')).toEqual(['notForIncome']);
    expect(t.legal('A', 'discard')).toEqual([
      ['discard', n('granary')],
      ['discard', n('writing')],
      ['discard', n('spearmen')],
    ]);
    expect(t.legal('A', 'devise')).toEqual([['devise', n('writing')]]);
    expect(t.legal('A', 'build')).toEqual([
      ['build', n('granary'), t.find('A[0]')],
      ['build', n('spearmen'), t.find('A[0]')],
    ]);
    t.answer('A', 'discard', 'writing').answer('A', 'discard', 'granary').answer('A', 'discard', 'spearmen');
    expect(t.s.pool).toEqual([20, 1, 1, 20, 1]);
    expect(t.tells('sold')).toEqual([
      [0, n('writing'), 1],
      [0, n('granary'), 1],
      [0, n('spearmen'), 1],
    ]);
  });

  it('CCG-12.4 as many cards as inventions and wonders allow, each paid for', () => {
    const t = rich({ knows: 'education' });
    t.answer('A', 'draw').answer('A', 'draw');
    expect([t.tells('bought'), t.s.pool[3]]).toEqual([
      [
        [0, 3],
        [0, 3],
      ],
      14,
    ]);
    expect(t.reason('A', 'draw')).toEqual(['drawsUsed']);
    const poor = lay({ from: 'main', A: { row: ['rome'] } });
    expect(poor.reason('A', 'draw')).toEqual(['needTax', 3, 0]);
    poor.arrange(s => {
      s.pool[3] = 2;
    });
    expect(poor.reason('A', 'draw')).toEqual(['needTax', 3, 2]);
    poor.arrange(s => {
      s.pool[3] = 3;
    });
    expect(poor.may('A', 'draw')).toBe(true);
  });

  it('CCG-12.14, 17.6 an ability belongs to its phase; a card that is not finished has none', () => {
    const t = rich({
      row: ['rome: military-academy spearmen ~manhattan-project/1'],
      knows: 'alphabet banking',
    });
    expect(t.reason('A', 'use', 'alphabet', 0)).toEqual(['inPhase', 4]);
    expect(t.reason('A', 'use', 'military-academy', 0)).toEqual(['inPhase', 2]);
    expect(t.why('A', 'use', 'manhattan-project', 0)).toBe('not-offered');
    t.answer('A', 'use', 'banking', 0).answer('A', 'use', 'banking', 0);
    expect(t.reason('A', 'use', 'banking', 0)).toEqual(['usesLeft']);
    expect([t.s.food[0], t.s.pool[3]]).toEqual([2, 16]);
    expect(elsewhere(t)).toEqual([
      ['atlas', 'inPhase', 1],
      ['unit', 'inPhase', 2],
    ]);
  });
});

describe('sites', () => {
  it('CCG-12.5, 17.15 in the capital, outside it, on its kind of terrain', () => {
    const t = rich({ row: ['plains', 'rome', 'forest'], hand: 'monument palisade sawmill granary' });
    const fits = (card: string) =>
      ['A[0]', 'A[1]', 'A[2]'].map(place => t.reason('A', 'build', card, place).join(' '));
    const bad = (card: string) => `badSite ${n(card)}`;
    expect(fits('monument')).toEqual([bad('monument'), 'legal', bad('monument')]);
    expect(fits('palisade')).toEqual(['legal', bad('palisade'), 'legal']);
    expect(fits('sawmill')).toEqual([bad('sawmill'), bad('sawmill'), 'legal']);
    expect(fits('granary')).toEqual(['legal', 'legal', 'legal']);
  });

  it('CCG-12.7, 15.1 where the resource lies', () => {
    const t = rich({ row: ['desert: crude-oil', 'rome', 'desert: gold', 'desert'], hand: 'oil-refinery' });
    expect([0, 1, 2, 3].map(i => t.why('A', 'build', 'oil-refinery', `A[${i}]`))).toEqual([
      'legal',
      'badSite',
      'badSite',
      'badSite',
    ]);
  });

  it('CCG-12.8, 14.7 ships at a finished shipyard or at sea, as the card says', () => {
    const t = rich({
      row: ['coast: harbour', 'coast: customs-house', 'coast: ~harbour/1', 'london', 'coast', 'plains'],
      knows: 'seafaring',
      hand: 'galleon longship spearmen',
    });
    const fits = (card: string) => t.s.row[0].map(terrain => t.may('A', 'build', card, terrain));
    expect(fits('galleon')).toEqual([true, false, false, false, false, false]);
    expect(fits('longship')).toEqual([true, true, true, true, true, false]);
    expect(fits('spearmen')).toEqual([false, false, false, true, false, false]);
  });

  it('CCG-12.8, 17.10 a site for the types its building names, there and nowhere else', () => {
    const t = rich({
      row: ['plains: barracks', 'plains: stables', 'rome', 'plains', 'plains: ~barracks/1'],
      hand: 'spearmen',
    });
    expect(t.s.row[0].map(terrain => t.why('A', 'build', 'spearmen', terrain))).toEqual([
      'legal',
      'badSite',
      'legal',
      'badSite',
      'badSite',
    ]);
    const horses = rich({
      row: ['plains: barracks', 'plains: stables horses', 'rome'],
      knows: 'horseback-riding',
      hand: 'cavalry',
    });
    expect(horses.s.row[0].map(terrain => horses.why('A', 'build', 'cavalry', terrain))).toEqual([
      'badSite',
      'legal',
      'legal',
    ]);
  });

  it('CCG-12.8, 20.1 no unit where it may not enter; a ship may', () => {
    const t = rich({
      row: [
        'jungle: railway-station',
        'open-sea: railway-station',
        'london: crude-oil',
        'plains: railway-station',
      ],
      knows: 'combustion gunpowder seafaring',
      hand: 'tanks riflemen longship',
    });
    const fits = (card: string) => t.s.row[0].map(terrain => t.reason('A', 'build', card, terrain));
    expect(fits('tanks')).toEqual([
      ['forbidden', n('jungle')],
      ['forbidden', n('open-sea')],
      ['legal'],
      ['legal'],
    ]);
    expect(fits('riflemen')).toEqual([['legal'], ['forbidden', n('open-sea')], ['legal'], ['legal']]);
    expect(fits('longship')[1]).toEqual(['legal']);
  });

  it('CCG-12.5, 12.8, 12.13 one building and one unit at a time; a name once on a terrain, Unique once in the world', () => {
    const t = rich(
      {
        row: ['plains: ~granary/1', 'rome: ~temple/1 ~archers/1', 'plains: barracks ~slingers/1', 'plains'],
        hand: 'granary temple spearmen market pyramids colossus',
      },
      { row: ['athens', 'plains: market', 'plains: ~pyramids/1'] },
    );
    const fits = (card: string) => t.s.row[0].map(terrain => t.why('A', 'build', card, terrain));
    expect(fits('granary')).toEqual(['sameName', 'legal', 'legal', 'legal']);
    expect(fits('temple')).toEqual(['queueFull', 'sameName', 'legal', 'legal']);
    expect(fits('spearmen')).toEqual(['badSite', 'queueFull', 'queueFull', 'badSite']);
    expect(fits('market')).toEqual(['queueFull', 'legal', 'legal', 'legal']);
    expect(fits('pyramids')).toEqual(['queueFull', 'legal', 'legal', 'legal']);
  });

  it('CCG-12.9, 12.7, 20.1 what stands in the way of an invention', () => {
    const t = rich(
      { row: ['rome: ~temple/1'], era: 1, knows: 'alphabet', hand: 'alphabet writing radio' },
      { row: ['athens'], devising: 'currency/1' },
    );
    expect(t.reason('A', 'devise', 'alphabet')).toEqual(['alreadyKnown']);
    expect(t.reason('A', 'devise', 'radio')).toEqual(['eraTooHigh', 3, 1]);
    expect(t.why('A', 'stage', 'B.currency')).toBe('not-offered');
    t.answer('A', 'devise', 'writing');
    expect(t.tells('devising')).toEqual([[0, n('writing'), 2]]);
    t.arrange(s => {
      s.pool = [0, 0, 0, 0, 0];
    });
    expect(t.reason('A', 'stage', 'writing')).toEqual(['needTax', 1, 0]);
    expect(t.reason('A', 'stage', 'temple')).toEqual(['needProduction', 3, 0]);
  });
});

describe('the final phase', () => {
  const final = (A: Partial<Side>, B: Side = { row: ['athens'] }) =>
    lay({ from: 'final', A: { row: ['rome', 'coast'], ...A }, B });

  it('CCG-13.3 only tax, and only who could use it is asked', () => {
    const t = final({ knows: 'alphabet banking', hand: 'granary' }).waitsFor('A: final');
    expect(t.legal('A')).toEqual([['income', t.find('A[0]'), 2], ['income', t.find('A[1]'), 2], ['pass']]);
    expect(t.reason('A', 'use', 'banking', 0)).toEqual(['inPhase', 3]);
    expect(elsewhere(t)).toEqual([
      ['atlas', 'inPhase', 1],
      ['unit', 'inPhase', 2],
      ['card', 'inPhase', 3],
      ['construction', 'inPhase', 3],
    ]);
    t.answer('A', 'income', 'A[0]', 'tax').answer('A', 'pass');
    expect([t.s.active, t.tells('wasted')]).toEqual([1, [[0, 0, 2]]]);
  });

  it('CCG-13.3 not for an ability of another phase, of somebody else, or of a work in progress', () => {
    expect(final({ knows: 'banking' }).s.active).toBe(1);
    expect(final({ devising: 'alphabet/1' }).s.active).toBe(1);
    expect(final({}, { row: ['athens'], knows: 'alphabet' }).s.active).toBe(1);
    expect(final({ hand: 'festival granary' }).s.active).toBe(1);
    final({ hand: 'scholar' }).waitsFor('A: final');
  });

  it('CCG-13.2, 13.4 one card, more with computers; down to seven cards, one after another', () => {
    const t = final({
      knows: 'computers',
      hand: 'temple temple temple market market market granary granary',
      library: 'writing alphabet currency',
    });
    expect(t.pile('hand', 'A').slice(8)).toEqual(['currency', 'alphabet']);
    t.waitsFor('A: discardDown');
    expect(elsewhere(t).map(([, why]) => why)).toEqual(Array(6).fill('finishFirst'));
    expect(t.legal('A')).toEqual(
      ['temple', 'market', 'granary', 'currency', 'alphabet'].map(card => ['drop', n(card)]),
    );
    for (const card of ['temple', 'currency', 'granary'])
      t.waitsFor('A: discardDown').answer('A', 'drop', card);
    expect([t.pile('hand', 'A').length, t.s.active]).toEqual([7, 1]);
    expect(t.tells('threwAway')).toEqual([
      [0, [n('temple')]],
      [0, [n('currency')]],
      [0, [n('granary')]],
    ]);
  });

  it('CCG-16.7 whoever has left the game draws nothing any more', () => {
    const t = lay({
      from: 'final',
      A: { row: ['rome: ~temple/1'] },
      B: { row: ['athens'], hand: 'fire' },
      C: { row: ['babylon'] },
    });
    t.waitsFor('B: opening').g.resign(0);
    expect(t.s.out).toEqual([1, 0, 0]);
    expect([t.tells('emptyLibrary'), t.s.active]).toEqual([[], 1]);
  });
});
