/** What single events do, and what is told of it (CCG-17.11, 17.16). */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { DEFENDER } from '../rules/cards.ts';
import { keywordOf, moveOf, strengthOf, toughnessOf } from '../rules/values.ts';
import { lay, type Side } from './scene.ts';

const n = numberOf;
const [A, B] = [0, 1];

/** A's management phase, with these cards in hand. */
const main = (hand: string, A: Partial<Side> = {}, B: Partial<Side> = {}) =>
  lay({
    from: 'main',
    A: { row: ['plains', 'rome', 'plains'], hand, era: 3, ...A },
    B: { row: ['plains', 'athens', 'plains'], era: 3, ...B },
  });

describe('food and means', () => {
  it('CCG-17.11 food is gained, or lost as far as there is any', () => {
    const t = main('good-harvest locusts locusts', { food: 1 }, { food: 3 });
    t.answer('A', 'play', 'good-harvest').answer('A', 'play', 'locusts').answer('A', 'play', 'locusts');
    expect(t.tells('food')).toEqual([
      [A, 2],
      [B, -2],
      [B, -1],
    ]);
    expect(t.s.food).toEqual([3, 0]);
    expect(t.pile('discard', 'A')).toEqual(['good-harvest', 'locusts', 'locusts']);
    expect(t.tells('played')).toEqual([
      [A, n('good-harvest'), []],
      [A, n('locusts'), [-3]],
      [A, n('locusts'), [-3]],
    ]);
  });

  it('CCG-17.16 tribute moves no more than the loser has, and needs a terrain to be occupied', () => {
    const t = main('tribute', {}, { row: ['plains: A.axemen', 'athens'], food: 2 });
    t.answer('A', 'play', 'tribute');
    expect(t.tells('food')).toEqual([
      [B, -2],
      [A, 2],
    ]);
    expect(t.s.food).toEqual([2, 0]);
    expect(main('tribute').reason('A', 'play', 'tribute')).toEqual(['noTarget', n('tribute')]);
  });

  it('CCG-17.11, 12.2 points for the pool, some of them for certain cards', () => {
    const t = main('caravan levy corvee');
    for (const card of ['caravan', 'levy', 'corvee']) t.answer('A', 'play', card);
    expect(t.s.pool).toEqual([0, 3, 3, 3, 0]);
    expect(t.tells('gain')).toEqual([
      [A, 2, 3],
      [A, 1, 3],
      [A, 1, 3],
    ]);
  });

  it('CCG-7.2, 17.11 an event with a price, and cards from the top of the library', () => {
    const t = main('scholar', { library: 'granary temple market' });
    expect(t.reason('A', 'play', 'scholar')).toEqual(['needTax', 2, 0]);
    t.answer('A', 'income', 'A[1]', 'tax').answer('A', 'play', 'scholar');
    expect(t.s.pool[3]).toBe(0);
    expect(t.pile('hand', 'A')).toEqual(['market', 'temple']);
    const empty = main('scholar', { library: '' });
    empty.answer('A', 'income', 'A[1]', 'tax').answer('A', 'play', 'scholar');
    expect(empty.tells('emptyLibrary')).toEqual([[A]]);
  });

  it('CCG-17.11 what lies on the discard pile comes back to the hand, shown to all, or nothing', () => {
    const t = main('reinforcements', { discard: 'granary axemen axemen' });
    t.answer('A', 'play', 'reinforcements').waitsFor('A: search');
    expect(t.legal('A')).toEqual([['take', n('axemen')], ['nothing']]);
    t.answer('A', 'take', 'axemen').waitsFor('A: manage');
    expect([t.pile('hand', 'A'), t.tells('searched')]).toEqual([['axemen'], [[A, n('axemen')]]]);
    expect(t.pile('discard', 'A')).toEqual(['granary', 'axemen', 'reinforcements']);
    const none = main('reinforcements', { discard: 'axemen' }).answer('A', 'play', 'reinforcements');
    none.answer('A', 'nothing');
    expect(none.tells('foundNothing')).toEqual([[A]]);
  });

  it('CCG-17.11, 17.6, 19.4 a library is searched by its owner alone, then shuffled', () => {
    const t = main('', {
      row: ['plains', 'rome: manhattan-project', 'plains'],
      library: 'granary nuclear-strike',
    });
    t.answer('A', 'income', 'A[1]', 'tax').answer('A', 'income', 'A[0]', 'tax');
    t.answer('A', 'use', 'manhattan-project', 0).waitsFor('A: search');
    expect(t.s.searcher).toBe(A);
    t.answer('A', 'take', 'nuclear-strike').waitsFor('A: manage');
    expect([t.s.searcher, t.pile('hand', 'A'), t.pile('library', 'A')]).toEqual([
      -1,
      ['nuclear-strike'],
      ['granary'],
    ]);
    expect(t.tells('used')).toEqual([[A, n('manhattan-project')]]);
  });
});

describe('works', () => {
  it('CCG-17.16, 17.11 a stage for nothing, and stages lost: without a marker the work is lost', () => {
    const t = main('mercenaries inspiration master-builder', {
      row: ['plains: ~granary/1', 'rome: ~knights/1', 'plains'],
      devising: 'code-of-laws/1',
    });
    for (const card of ['mercenaries', 'inspiration', 'master-builder']) t.answer('A', 'play', card);
    expect(t.tells('stageGained')).toEqual([
      [A, n('knights')],
      [A, n('code-of-laws')],
      [A, n('granary')],
    ]);
    for (const work of ['knights', 'code-of-laws', 'granary']) expect(t.s.marks[t.find(work)]).toBe(2);
    const lost = main('sabotage', {}, { row: ['plains: ~granary/2', 'athens: ~temple/2', 'plains'] });
    lost.answer('A', 'play', 'sabotage').answer('A', 'at', 'B.temple');
    expect(lost.tells('stageLost')).toEqual([[B, n('temple')]]);
    expect([lost.has('B.temple'), lost.pile('discard', 'B')]).toEqual([false, ['temple']]);
    expect(lost.s.marks[lost.find('B.granary')]).toBe(2);
  });

  it('CCG-17.11 fire takes what is being built, an earthquake what stands on hills, no wonder', () => {
    const fire = main('fire', {}, { row: ['plains: ~granary/1', 'athens: temple', 'plains: ~spearmen/1'] });
    fire.answer('A', 'play', 'fire');
    expect(fire.tells('destroyed')).toEqual([[B, n('granary')]]);
    const quake = main(
      'earthquake',
      { row: ['hills: market', 'rome: temple', 'plains'] },
      {
        row: ['plains: granary', 'athens: stonehenge', 'mountains: quarry'],
      },
    );
    quake.answer('A', 'play', 'earthquake');
    expect(quake.legal('A', 'at').length).toBe(2);
    quake.answer('A', 'at', 'B.quarry').waitsFor('A: manage');
    expect(quake.pile('discard', 'B')).toEqual(['quarry']);
  });

  it('CCG-17.11 an eruption takes the buildings and wounds the units there, whoever they belong to', () => {
    const t = main(
      'eruption',
      {},
      {
        row: ['mountains: quarry spearmen hoplites', 'athens', 'plains: granary'],
      },
    );
    t.answer('A', 'play', 'eruption').waitsFor('A: manage');
    expect([...t.pile('discard', 'B')].sort()).toEqual(['quarry', 'spearmen']);
    expect(t.s.damage[t.find('B.hoplites')]).toBe(2);
    expect(t.tells('damaged')).toEqual([[B, n('hoplites'), 2]]);
  });

  it('CCG-17.8, 17.11 a plant that is destroyed costs its owner food', () => {
    const t = main('earthquake', {}, { row: ['plains', 'athens', 'hills: nuclear-plant'], food: 7 });
    t.answer('A', 'play', 'earthquake');
    expect(t.s.food[B]).toBe(2);
  });

  it('CCG-17.11 reform ends an event, a schism and a revolution take an invention', () => {
    const t = main(
      'reform schism revolution',
      {},
      {
        knows: 'ancestor-worship monarchy code-of-laws',
        events: 'silk-road',
      },
    );
    for (const card of ['reform', 'schism', 'revolution']) t.answer('A', 'play', card);
    expect([...t.pile('discard', 'B')].sort()).toEqual(['ancestor-worship', 'monarchy', 'silk-road']);
    expect(t.has('B.code-of-laws')).toBe(true);
  });
});

describe('terrains and looks', () => {
  it('CCG-17.2, 17.16 a flood and a raid turn terrains of the active player', () => {
    const t = lay({
      from: 'management',
      A: { row: ['plains', 'plains', 'rome', 'plains: spearmen'], food: 3 },
      B: { row: ['athens'], hand: 'flood barbarian-raid' },
    });
    t.answer('B', 'play', 'flood').answer('B', 'at', 'A[0]').answer('B', 'at', 'A[3]');
    // only the left edge has no unit
    t.waitsFor('B: opening').answer('B', 'play', 'barbarian-raid').waitsFor('A: manage');
    expect(t.s.row[A].map(o => t.s.used[o])).toEqual([1, 0, 0, 1]);
    expect(t.tells('exhausted')).toEqual([
      [A, n('plains')],
      [A, n('plains')],
      [A, n('plains')],
    ]);
    expect([t.s.food[A], t.tells('food')]).toEqual([2, [[A, -1]]]);
    expect(t.why('A', 'income', 'A[0]', 'food')).toBe('alreadyUsed');
  });

  it('CCG-17.2 one target may be enough', () => {
    const t = lay({
      from: 'management',
      A: { row: ['plains', 'plains', 'rome', 'plains'] },
      B: { row: ['athens'], hand: 'flood' },
    });
    t.answer('B', 'play', 'flood');
    expect(t.why('B', 'enough')).toBe('not-offered');
    t.answer('B', 'at', 'A[1]').answer('B', 'enough').waitsFor('A: manage');
    expect(t.s.row[A].map(o => t.s.used[o])).toEqual([0, 1, 0, 0]);
  });

  it('CCG-17.11, 6.3.a a crash takes tax for the turn', () => {
    const t = lay({
      from: 'management',
      A: { row: ['grassland', 'rome', 'plains'], era: 3 },
      B: { row: ['athens'], hand: 'stock-crash', era: 3 },
    });
    t.answer('B', 'play', 'stock-crash')
      .answer('A', 'income', 'A[0]', 'tax')
      .answer('A', 'income', 'A[1]', 'production');
    expect(t.tells('income')).toEqual([
      [A, n('grassland'), 2, 0],
      [A, n('rome'), 1, 2],
    ]);
  });

  it('CCG-19.4 a radio listens; a spy who finds no event takes nothing', () => {
    const radio = main('', { knows: 'radio' }, { hand: 'granary' }).answer('A', 'use', 'radio', 0);
    radio.waitsFor('A: look');
    expect([radio.s.looker, radio.s.looked, radio.tells('looked')]).toEqual([A, B, [[A, B]]]);
    radio.answer('A', 'seen').waitsFor('A: manage');
    expect([radio.s.looker, radio.s.looked]).toEqual([-1, -1]);
    expect(radio.why('A', 'use', 'radio', 0)).toBe('alreadyUsed');
    const spy = main('spy', {}, { hand: 'granary temple' }).answer('A', 'play', 'spy').waitsFor('A: look');
    expect(spy.legal('A')).toEqual([['seen']]);
    const found = main('spy', {}, { hand: 'granary locusts locusts' }).answer('A', 'play', 'spy');
    expect(found.legal('A')).toEqual([['drop', n('locusts')]]);
    found.answer('A', 'drop', 'locusts');
    expect(found.tells('tookFrom')).toEqual([[A, B, n('locusts')]]);
  });
});

describe('war', () => {
  it('CCG-10.5, 17.4.a a forced march adds movement at once, harsh winter takes it from those abroad', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen spearmen', 'rome'], hand: 'forced-march' },
    });
    t.answer('A', 'play', 'forced-march').answer('A', 'at', 'axemen');
    expect([t.s.points[t.find('axemen')], t.s.points[t.find('spearmen')]]).toEqual([2, 1]);
    expect([moveOf(t.s, t.find('axemen')), t.tells('changed')]).toEqual([2, [[A, n('axemen')]]]);
    const cold = lay({
      from: 'military',
      A: { row: ['plains', 'rome: cavalry'], food: 5, era: 2 },
      B: { row: ['plains: A.knights', 'athens'], hand: 'harsh-winter', era: 2 },
    });
    cold.answer('B', 'play', 'harsh-winter').answer('A', 'feed').waitsFor('A: military');
    expect([cold.s.points[cold.find('knights')], cold.s.points[cold.find('cavalry')]]).toEqual([1, 2]);
  });

  it('CCG-17.4, 17.4.a standards and undermining change one unit, a night assault those who fight', () => {
    const t = lay({
      from: 'military',
      A: {
        row: ['plains: axemen spearmen', 'rome', 'plains: hoplites'],
        hand: 'battle-standards night-assault',
        era: 2,
      },
      B: { row: ['plains: archers', 'athens', 'plains: crossbowmen'], era: 2 },
    });
    t.answer('A', 'play', 'battle-standards').answer('A', 'at', 'axemen');
    expect([strengthOf(t.s, t.find('axemen')), toughnessOf(t.s, t.find('axemen'))]).toEqual([3, 2]);
    t.attack('B[2]', 'axemen', 'spearmen').waitsFor('A: declared').answer('A', 'play', 'night-assault');
    // without Defender the crossbowmen strike with all others
    expect(t.tells('struck')).toEqual([
      [1, 0, 6, 0],
      [0, 2, 0, 0],
    ]);
    expect(t.tells('changed')).toEqual([
      [A, n('axemen')],
      [B, n('crossbowmen')],
      [A, n('axemen')],
      [A, n('spearmen')],
    ]);
    expect(keywordOf(t.s, t.find('B.archers'), DEFENDER)).toBe(1);
  });

  it('CCG-17.11 deserters go back to the hand, a plague wounds all on a terrain', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: B.axemen', 'plains'], hand: 'desertion' },
      B: { row: ['athens'] },
    });
    t.answer('A', 'play', 'desertion').waitsFor('A: military');
    expect([t.pile('hand', 'B'), t.tells('returned')]).toEqual([['axemen'], [[B, n('axemen')]]]);
    const ill = main('plague', { row: ['plains: hoplites', 'rome', 'plains'] });
    ill.answer('A', 'play', 'plague').answer('A', 'at', 'A[0]').waitsFor('A: manage');
    expect([ill.s.damage[ill.find('hoplites')], ill.tells('damaged')]).toEqual([1, [[A, n('hoplites'), 1]]]);
  });

  it('CCG-17.6 an academy trains one of the infantry, and is turned', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen cavalry', 'rome: military-academy'], era: 3 },
    });
    t.answer('A', 'use', 'military-academy', 0).waitsFor('A: military');
    expect(t.s.used[t.find('military-academy')]).toBe(1);
    expect([strengthOf(t.s, t.find('axemen')), strengthOf(t.s, t.find('cavalry'))]).toEqual([3, 2]);
    expect(t.why('A', 'use', 'military-academy', 0)).toBe('alreadyUsed');
  });
});
