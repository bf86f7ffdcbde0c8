/** What cards do, where no worked example shows it, and the course of a turn. */
import { redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { freeObject } from '../rules/state.ts';
import { incomeOf } from '../rules/values.ts';
import { lay, Table } from './scene.ts';

describe('cards in play', () => {
  it('CCG-1.2, 17.13 a wonder is a building, but not where wonders are left out', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'], hand: 'earthquake' },
      B: { row: ['hills: quarry', 'athens', 'mountains: machu-picchu'] },
    });
    t.answer('A', 'play', 'earthquake').waitsFor('A: manage');
    expect(t.pile('discard', 'B')).toEqual(['quarry']);
  });

  it('CCG-7.10 what is being built is no building', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'], hand: 'earthquake' },
      B: { row: ['hills: ~quarry/1', 'athens'] },
    });
    expect(t.why('A', 'play', 'earthquake')).toBe('noTarget');
  });

  it('CCG-1.6 a bonus is for the terrain on which the card lies', () => {
    const t = lay({ from: 'main', A: { row: ['plains: granary wheat', 'rome', 'plains'] } });
    expect([incomeOf(t.s, t.find('A[0]'), 0), incomeOf(t.s, t.find('A[2]'), 0)]).toEqual([3, 1]);
  });

  it('CCG-2.5, 17.3, 5.7 occupying takes nothing over; it switches off what lies there', () => {
    const t = lay({ from: 'main', A: { row: ['hills: wine temple B.spearmen', 'rome'] } });
    expect(t.satisfaction('A')).toBe(2);
    expect(t.s.owner[t.find('wine')]).toBe(0);
    const free = lay({ from: 'main', A: { row: ['hills: wine temple', 'rome'] } });
    free.arrange(s => s.used.fill(1));
    expect(free.satisfaction('A')).toBe(4);
  });

  it('CCG-17.14 so much for each, up to a limit', () => {
    const t = lay({
      from: 'main',
      A: { row: ['hills: watchtower', 'beijing: city-walls', 'plains: palisade'] },
    });
    expect(t.satisfaction('A')).toBe(4);
  });

  it('CCG-8.10, 17.8, 13.1 effects of the activation and the final phase', () => {
    const t = lay({ from: 'activation', A: { row: ['rome: hanging-gardens'] } });
    expect(t.s.food[0]).toBe(1);
    const final = lay({
      from: 'final',
      A: { row: ['hills: observatory', 'rome'], library: 'temple market granary' },
    });
    final.waitsFor('A: scry').answer('A', 'bottom', 'granary').answer('A', 'top', 'market');
    expect(final.pile('hand', 'A')).toEqual(['market']);
    expect(final.pile('library', 'A')).toEqual(['granary', 'temple']);
  });

  it('CCG-12.14, 17.6 abilities of the management phase', () => {
    const t = lay({ from: 'main', A: { row: ['rome: stock-exchange'] } });
    t.answer('A', 'income', 'A[0]', 'tax').answer('A', 'use', 'stock-exchange', 0);
    expect([t.s.food[0], t.s.pool[3]]).toEqual([2, 2]);
    expect(t.why('A', 'use', 'stock-exchange', 0)).toBe('usesLeft');
  });
});

describe('events', () => {
  it('CCG-17.9 everyone: the Black Death', () => {
    const t = lay({
      from: 'main',
      A: { row: ['plains', 'rome', 'plains'], food: 3, hand: 'black-death', era: 2 },
      B: { row: ['plains', 'plains', 'athens', 'plains'], food: 1 },
    });
    t.answer('A', 'play', 'black-death').waitsFor('A: manage');
    expect(t.s.food).toEqual([2, 0]);
  });

  it('CCG-17.11, 19.4 a spy looks, and makes the other discard', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'], hand: 'spy', era: 2 },
      B: { row: ['athens'], hand: 'granary locusts' },
    });
    t.answer('A', 'play', 'spy').waitsFor('A: look');
    expect(redact(rules, t.s, 0).hand[1].every(card => card >= 0)).toBe(true);
    t.answer('A', 'drop', 'locusts').waitsFor('A: manage');
    expect(t.pile('discard', 'B')).toEqual(['locusts']);
    expect(redact(rules, t.s, 0).hand[1].every(card => card < 0)).toBe(true);
  });

  it('CCG-7.9 may be played in the first round', () => {
    const t = lay({
      from: 'explorers',
      turns: 1,
      A: { row: ['rome'], food: 1 },
      B: { row: ['athens'], hand: 'locusts' },
    });
    t.waitsFor('B: opening').answer('B', 'play', 'locusts');
    expect(t.s.food[0]).toBe(0);
  });

  it('CCG-7.13 when all defenders are gone the attackers may advance', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B: { row: ['athens', 'plains: spearmen'], hand: 'ambush' },
    });
    t.attack('B[1]', 'axemen').waitsFor('B: declared');
    t.arrange(s => {
      freeObject(s, t.find('B.spearmen'));
      s.discard[1].push(numberOf('spearmen'));
    });
    t.answer('B', 'pass').waitsFor('A: advance').answer('A', 'enter', 'axemen').waitsFor('A: military');
    expect(t.tells('undefended').length).toBe(1);
    expect(t.s.used[t.find('axemen')]).toBe(1);
  });
});

describe('the course of a turn', () => {
  it('CCG-6.1, 6.2, 6.3, 6.4 five phases, each may be passed; a round is everybody’s turn', () => {
    const t = lay({ from: 'activation', A: { row: ['rome'] } });
    for (const kind of ['explore', 'military', 'manage']) t.waitsFor(`A: ${kind}`).answer('A', 'pass');
    expect(t.s.round).toBe(5);
    for (const kind of ['explore', 'military', 'manage']) t.waitsFor(`B: ${kind}`).answer('B', 'pass');
    t.waitsFor('A: explore');
    expect(t.s.round).toBe(6);
  });

  it('CCG-6.3.a what holds for a phase ends with it', () => {
    const t = lay({ from: 'military', A: { row: ['rome: spearmen'], hand: 'forced-march' } });
    t.answer('A', 'play', 'forced-march').waitsFor('A: military');
    expect(t.s.points[t.find('spearmen')]).toBe(2);
    t.answer('A', 'pass');
    expect(t.s.temp).toEqual([]);
  });

  it('CCG-8.3 a finished unit moves in the same turn', () => {
    const t = lay({ from: 'activation', A: { row: ['plains', 'rome: ~spearmen'] } });
    t.answer('A', 'pass').waitsFor('A: military');
    expect(t.may('A', 'move', 'spearmen', 'A[0]')).toBe(true);
  });

  it('CCG-8.14.a, 8.15 foreign units on a lost terrain go to their own civilization', () => {
    const t = lay({
      from: 'unrest',
      A: { row: ['hills', 'plains: B.axemen', 'rome', 'plains: B.spearmen'].slice(1) },
      B: { row: ['plains', 'athens', 'hills'] },
    });
    t.waitsFor('A: edge').answer('A', 'lose', 'left').waitsFor('A: explore');
    expect(t.on('B[2]')).toEqual(['axemen']);
  });

  it('CCG-11.7.a the capital is not picked while others stand', () => {
    const t = lay({
      from: 'military',
      A: { row: ['thebes', 'plains: swordsmen'] },
      B: { row: ['rome: spearmen hoplites', 'plains'] },
    });
    t.attack('B[0]', 'swordsmen').waitsFor('B: hit');
    expect(t.why('B', 'hit', 'B[0]')).toBe('capitalLast');
  });

  it('CCG-16.9 who wins by expansion is first, whatever the others have', () => {
    const nine = ['plains', 'plains', 'plains', 'plains', 'rome', 'plains', 'plains', 'plains', 'plains'];
    const t = lay({
      from: 'explorers',
      A: { row: nine, food: 10 },
      B: { row: [...nine.slice(0, 4), 'athens', ...nine.slice(4), 'plains'].filter(x => x !== 'rome') },
    });
    expect(t.s.over).toBe(true);
    expect(t.rules.standing(t.s).map(({ rank }) => rank)).toEqual([1, 2]);
  });

  it('CCG-18.2 a new hand once, in turn order', () => {
    const t = new Table(rules, { seats: 2, settings: { mulligan: true }, seed: 'hand', names: ['A', 'B'] });
    const first = t.s.first === 0 ? 'A' : 'B';
    const second = first === 'A' ? 'B' : 'A';
    t.waitsFor(`${first}: mulligan`)
      .answer(first, 'redraw')
      .waitsFor(`${second}: mulligan`)
      .answer(second, 'keep');
    t.waitsFor(`${first}: explore`);
    expect(t.s.hand.map(hand => hand.length)).toEqual([7, 7]);
  });

  it('CCG-19.1, 19.2, 19.3 hands, atlases and libraries are hidden from others', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'], hand: 'temple', atlas: 'plains' },
      B: { row: ['athens'], hand: 'market', atlas: 'hills' },
    });
    const seen = redact(rules, t.s, 0);
    expect(seen.hand).toEqual([[numberOf('temple')], [expect.any(Number)]]);
    expect(seen.hand[1][0]).toBeLessThan(0);
    expect(seen.atlas[0]).toEqual([numberOf('plains')]);
    expect(seen.atlas[1][0]).toBeLessThan(0);
    expect(seen.library.flat().every(card => card < 0)).toBe(true);
    expect(seen.row).toEqual(t.s.row);
  });

  it('CCG-20.1, 15.1 the first thing that is missing is told', () => {
    const t = lay({ from: 'main', A: { row: ['rome'], hand: 'castle samurai' } });
    expect(t.why('A', 'build', 'castle', 'A[0]')).toBe('eraTooHigh');
    t.arrange(s => {
      s.era[0] = 2;
    });
    expect(t.reason('A', 'build', 'castle', 'A[0]')).toEqual(['needsInventions', [numberOf('feudalism')]]);
  });
});

describe('zones and targets', () => {
  it('CCG-2.1, 1.8 every card of a player is in one zone; markers are numbers on cards', () => {
    const t = lay({
      from: 'main',
      A: {
        row: ['rome: ~granary/1'],
        hand: 'temple',
        atlas: 'plains',
        discard: 'market',
        events: 'festival/3',
      },
    });
    const places: Record<string, number> = {};
    rules.pieces?.(t.s, (piece, place, n) => {
      if (piece === 'cards of seat 0') places[place] = n;
    });
    expect(places).toMatchObject({ 'in play': 3, hand: 1, atlas: 1, discards: 1, library: 6 });
    expect([t.s.marks[t.find('granary')], t.s.marks[t.find('festival')]]).toEqual([1, 3]);
  });

  it('CCG-2.2.a a Unique card that leaves play goes to the discard pile and may come again', () => {
    const t = lay({
      from: 'activation',
      A: { row: ['rome', 'coast: ~colossus'], food: 3 },
      B: { row: ['athens', 'coast: ~colossus/1'] },
    });
    expect(t.pile('discard', 'B')).toEqual(['colossus']);
    expect(t.s.gone).toEqual([0, 0]);
  });

  it('CCG-7.1, 7.3 instants are used up, others stay in play', () => {
    const t = lay({ from: 'main', A: { row: ['rome'], hand: 'good-harvest festival' } });
    t.answer('A', 'play', 'good-harvest').answer('A', 'play', 'festival').waitsFor('A: manage');
    expect(t.s.food[0]).toBe(2);
    expect(t.pile('discard', 'A')).toEqual(['good-harvest']);
    expect(t.s.marks[t.find('festival')]).toBe(4);
  });

  it('CCG-17.2 up to so many targets, all different', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['plains', 'rome', 'plains', 'marsh'] },
      B: { row: ['athens'], hand: 'flood' },
    });
    for (let i = 0; i < 2 && t.s.asked[0].seat === 0; i++) t.answer('A', 'pass');
    t.waitsFor('B: opening').answer('B', 'play', 'flood').waitsFor('B: target');
    expect(t.why('B', 'enough')).toBe('not-offered');
    t.answer('B', 'at', 'A[0]');
    expect(t.why('B', 'at', 'A[0]')).toBe('not-offered');
    expect(t.may('B', 'enough')).toBe(true);
    t.answer('B', 'at', 'A[3]');
    expect(t.s.used[t.find('A[0]')] + t.s.used[t.find('A[3]')]).toBe(2);
  });
});

describe('order', () => {
  it('CCG-17.5 the actions of a card are done as printed', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['plains', 'rome'], food: 2 },
      B: { row: ['athens'], hand: 'barbarian-raid' },
    });
    for (let i = 0; i < 2 && t.s.asked[0].seat === 0; i++) t.answer('A', 'pass');
    t.waitsFor('B: opening').answer('B', 'play', 'barbarian-raid');
    const keys = t.tells().map(line => line.split(' ')[0]);
    expect(keys.slice(0, 4)).toEqual(['played', 'passed', 'exhausted', 'food']);
    expect(t.s.food[0]).toBe(1);
  });
});
