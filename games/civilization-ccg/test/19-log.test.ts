/** What everybody is told of battles, journeys and lost lands, to the last number (CCG-19.1). */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import { lay, type Table } from './scene.ts';

const [A, B, C] = [0, 1, 2];
const n = numberOf;

/** What was told of these kinds, in order, each with its kind. */
const told = (t: Table, ...kinds: (keyof Vocab['tells'] & string)[]) =>
  kinds.flatMap(kind => t.tells(kind).map(args => [kind, ...args]));

function face(ours: string, theirs: string, ground = 'plains'): Table {
  return lay({
    from: 'military',
    A: { row: [`plains: ${ours}`, 'rome: terracotta-army', 'plains'], era: 3 },
    B: { row: ['plains', 'athens', `${ground}: ${theirs}`], era: 3 },
  });
}
const THERE = 'B[2]';

describe('of a battle', () => {
  it('CCG-11.5, 11.6, 11.7 both strikes: what is dealt, and whom it meets', () => {
    const t = face('axemen swordsmen', 'archers hoplites').attack(THERE, 'axemen', 'swordsmen');
    // the archers, who defend, strike first
    expect(told(t, 'struck')).toEqual([['struck', 0, 1, 0, 0]]);
    t.waitsFor('A: hit').answer('A', 'hit', 'axemen');
    t.waitsFor('B: hit').answer('B', 'hit', 'archers').waitsFor('A: military');
    expect(told(t, 'struck').slice(1)).toEqual([
      ['struck', 1, 0, 2, 0],
      ['struck', 0, 1, 0, 0],
    ]);
    expect(told(t, 'damaged')).toEqual([
      ['damaged', A, n('axemen'), 1],
      ['damaged', B, n('archers'), 1],
      ['damaged', B, n('hoplites'), 1],
      ['damaged', A, n('swordsmen'), 1],
    ]);
    expect(told(t, 'destroyed', 'won', 'advanced')).toEqual([
      ['destroyed', A, n('axemen')],
      ['destroyed', B, n('archers')],
    ]);
    expect([t.s.damage[t.find('swordsmen')], t.s.damage[t.find('B.hoplites')]]).toEqual([1, 1]);
    // whoever attacked is used, and the attack is over
    expect([t.s.used[t.find('swordsmen')], t.s.points[t.find('swordsmen')]]).toEqual([1, 0]);
    expect(t.s.declared).toMatchObject({ kind: 0, units: [], terrain: -1 });
  });

  it('CCG-11.11, 11.12 who won against whom, and who goes in', () => {
    const t = face('swordsmen axemen', 'spearmen').attack(THERE, 'swordsmen', 'axemen');
    t.waitsFor('A: hit').answer('A', 'hit', 'swordsmen').waitsFor('A: advance');
    expect(told(t, 'won')).toEqual([['won', A, B]]);
    expect(t.legal('A')).toEqual([['enter', t.find('swordsmen')], ['enter', t.find('axemen')], ['done']]);
    t.answer('A', 'enter', 'axemen').waitsFor('A: advance');
    expect(t.legal('A')).toEqual([['enter', t.find('swordsmen')], ['done']]);
    t.answer('A', 'done').waitsFor('A: military');
    expect(told(t, 'advanced')).toEqual([['advanced', A, n('axemen'), n('plains')]]);
    expect([...t.on(THERE), ...t.on('A[0]')]).toEqual(['axemen', 'swordsmen']);
    const lost = face('spearmen', 'hoplites').attack(THERE, 'spearmen').waitsFor('A: military');
    expect(told(lost, 'won')).toEqual([['won', B, A]]);
  });

  it('CCG-11.12, 17.8 spoils of the winner: capital and unit, each once; nothing for the loser', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: eagle-warriors horde-riders', 'tenochtitlan'], era: 2 },
      B: { row: ['plains', 'tenochtitlan', 'plains: spearmen'], food: 5 },
    });
    t.attack('B[2]', 'eagle-warriors', 'horde-riders').answer('A', 'hit', 'eagle-warriors');
    // two from the capital, one from the Eagles, one taken by the Riders
    expect([t.s.food[A], t.s.food[B]]).toEqual([4, 4]);
    const defended = lay({
      from: 'military',
      A: { row: ['plains: spearmen', 'rome'], food: 3 },
      B: { row: ['plains', 'tenochtitlan', 'plains: eagle-warriors eagle-warriors'], era: 2 },
    });
    defended.attack('B[2]', 'spearmen').answer('B', 'hit', 'eagle-warriors');
    expect([defended.s.food[A], defended.s.food[B]]).toEqual([3, 4]);
  });

  it('CCG-11.8 each sniper picks for itself, aircraft bear what is made for them', () => {
    const t = face('slingers slingers', 'hoplites spearmen').attack(THERE, 'slingers', 'slingers#2');
    t.waitsFor('A: snipe').answer('A', 'shoot', 'B.spearmen');
    // the one shot is no target any more: the second sniper has no choice
    t.waitsFor('A: hit').answer('A', 'hit', 'slingers').waitsFor('A: military');
    expect(told(t, 'shot')).toEqual([
      ['shot', A, n('slingers'), n('spearmen'), 1],
      ['shot', A, n('slingers'), n('hoplites'), 1],
    ]);
    expect(t.s.damage[t.find('B.hoplites')]).toBe(1);
    expect(told(t, 'struck')).toEqual([
      ['struck', 0, 0, 0, 0],
      ['struck', 1, 0, 0, 0],
      ['struck', 0, 1, 0, 0],
    ]);
  });

  it('CCG-11.6, 14.1 a fighter deals more to aircraft, on either side', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains', 'rome: fighter biplane', 'plains'], era: 3 },
      B: { row: ['plains', 'athens: fighter', 'plains'], era: 3 },
    });
    t.attack('B[1]', 'fighter', 'biplane');
    expect(told(t, 'struck')).toEqual([
      ['struck', 1, 0, 5, 2],
      ['struck', 0, 2, 3, 2],
    ]);
    // the fighter there takes the two of the air first, the capital all the rest that reaches it
    expect(told(t, 'damaged')).toEqual([
      ['damaged', B, n('fighter'), 2],
      ['damaged', B, n('athens'), 5],
    ]);
  });

  it('CCG-11.10 demolishers decide one by one; what they deal to a building', () => {
    const t = face('legionaries battering-ram spearmen', 'watchtower spearmen');
    t.attack(THERE, 'legionaries', 'battering-ram', 'spearmen').waitsFor('A: demolish');
    t.answer('A', 'units').waitsFor('A: demolish').answer('A', 'building', 'B.watchtower');
    expect(told(t, 'struck')).toEqual([
      ['struck', 1, 0, 3, 0],
      ['struck', 0, 2, 0, 0],
    ]);
    expect(told(t, 'damaged')[0]).toEqual(['damaged', B, n('watchtower'), 3]);
    t.answer('A', 'hit', 'legionaries');
    expect(told(t, 'destroyed')).toEqual([
      ['destroyed', B, n('watchtower')],
      ['destroyed', B, n('spearmen')],
      ['destroyed', A, n('legionaries')],
    ]);
  });
});

describe('of razing and raids', () => {
  it('CCG-11.14 snipers strike first; a building that falls to them does not strike back', () => {
    const t = (units: string) => {
      const table = lay({
        from: 'military',
        A: { row: ['rome', 'plains'], food: 9, era: 3 },
        B: { row: ['athens', `plains: watchtower ${units}`] },
      });
      table.answer('A', units.includes(' ') ? 'feedAll' : 'feed');
      return table.answer('A', 'raze', 'B.watchtower');
    };
    const shot = t('A.horse-archers A.longbowmen');
    for (const unit of ['horse-archers', 'longbowmen']) shot.answer('A', 'join', unit);
    shot.answer('A', 'go').waitsFor('A: military');
    expect(told(shot, 'damaged')).toEqual([
      ['damaged', B, n('watchtower'), 1],
      ['damaged', B, n('watchtower'), 2],
    ]);
    expect(told(shot, 'destroyed')).toEqual([['destroyed', B, n('watchtower')]]);
    expect([shot.s.damage[shot.find('longbowmen')], shot.s.used[shot.find('longbowmen')]]).toEqual([0, 1]);
    const struck = t('A.spearmen').answer('A', 'join', 'spearmen').answer('A', 'go').waitsFor('A: military');
    expect(told(struck, 'damaged')).toEqual([
      ['damaged', B, n('watchtower'), 1],
      ['damaged', A, n('spearmen'), 1],
    ]);
    expect(told(struck, 'destroyed')).toEqual([['destroyed', A, n('spearmen')]]);
    expect(struck.has('B.watchtower')).toBe(true);
  });
});

describe('of journeys', () => {
  const sea = (ours: string, theirs: string) =>
    lay({
      from: 'military',
      A: { row: [`coast: ${ours}`, 'rome', 'plains'], food: 9, era: 3 },
      B: { row: ['plains', 'athens', `coast: ${theirs}`] },
    });

  it('CCG-10.10, 10.12, 10.5 a ship and its cargo arrive; all of them are used', () => {
    const t = sea('galley spearmen axemen', '');
    t.answer('A', 'journey', 'galley', THERE).answer('A', 'board', 'spearmen', 'galley').answer('A', 'go');
    expect(told(t, 'moved')).toEqual([
      ['moved', A, n('galley'), n('coast')],
      ['moved', A, n('spearmen'), n('coast')],
    ]);
    expect(t.on(THERE)).toEqual(['galley', 'spearmen']);
    for (const unit of ['galley', 'spearmen'])
      expect([unit, t.s.used[t.find(unit)], t.s.points[t.find(unit)]]).toEqual([unit, 1, 0]);
    expect(t.s.used[t.find('axemen')]).toBe(0);
  });

  it('CCG-10.17 a carrier takes its aircraft along as far as there is room', () => {
    const t = sea('aircraft-carrier fighter biplane', '');
    t.answer('A', 'journey', 'aircraft-carrier', THERE);
    expect(t.on(THERE)).toEqual(['aircraft-carrier', 'fighter', 'biplane']);
    expect(told(t, 'moved')).toEqual([
      ['moved', A, n('aircraft-carrier'), n('coast')],
      ['moved', A, n('fighter'), n('coast')],
      ['moved', A, n('biplane'), n('coast')],
    ]);
    // they are as ready as they were
    expect(t.s.used[t.find('fighter')]).toBe(0);
  });
});

describe('of lost lands', () => {
  it('CCG-8.13, 8.14 what is taken, where units go, and who finds no room', () => {
    const t = lay({
      from: 'unrest',
      A: { row: ['plains: granary wheat axemen', 'plains: spearmen spearmen spearmen', 'rome', 'plains'] },
    });
    expect(told(t, 'unrest')).toEqual([['unrest', A, 0, 2]]);
    expect(told(t, 'lostTerrain')).toEqual([['lostTerrain', A, n('plains')]]);
    expect(told(t, 'relocated')).toEqual([['relocated', A, n('axemen'), n('plains')]]);
    t.waitsFor('A: surplus');
    expect(t.legal('A', 'remove').length).toBe(4);
    t.answer('A', 'remove', 'axemen');
    expect(told(t, 'surplus')).toEqual([['surplus', A, n('axemen')]]);
    expect([...t.pile('discard', 'A')].sort()).toEqual(['axemen', 'granary']);
    expect([...t.pile('atlas', 'A')].sort()).toEqual(['plains', 'wheat']);
  });

  it('CCG-8.14 units next to an occupied terrain are lost; a ship without another sea is lost too', () => {
    const t = lay({
      from: 'unrest',
      A: { row: ['coast: axemen galley', 'plains: B.spearmen', 'rome', 'plains'] },
      B: { row: ['athens', 'plains'] },
    });
    expect(told(t, 'surplus', 'nowhere', 'relocated')).toEqual([
      ['surplus', A, n('axemen')],
      ['nowhere', A, n('galley')],
    ]);
    expect([...t.pile('discard', 'A')].sort()).toEqual(['axemen', 'galley']);
    const harbour = lay({
      from: 'unrest',
      A: { row: ['coast: galley', 'plains', 'rome', 'coast'] },
    });
    expect(told(harbour, 'relocated', 'nowhere')).toEqual([['relocated', A, n('galley'), n('coast')]]);
    expect(harbour.on('A[2]')).toEqual(['galley']);
  });

  it('CCG-16.4, 16.5, 16.6 who leaves, whose units withdraw, and whose events end', () => {
    const t = lay({
      from: 'main',
      A: { row: ['plains', 'rome'], events: 'slave-revolt>C/2' },
      B: { row: ['athens', 'plains'] },
      C: { row: ['plains: A.axemen', 'thebes', 'plains: B.spearmen spearmen'], hand: 'granary', food: 3 },
    });
    t.g.resign(C);
    expect(told(t, 'resigned', 'eliminated', 'conquest')).toEqual([['resigned', C]]);
    expect(told(t, 'relocated')).toContainEqual(['relocated', A, n('axemen'), expect.any(Number)]);
    expect(told(t, 'ended')).toEqual([['ended', A, n('slave-revolt')]]);
    expect(t.pile('discard', 'A')).toEqual(['slave-revolt']);
    // own cards wherever they are: capital, two terrains, unit, hand and library
    expect(t.s.gone[C]).toBe(4 + 1 + 6);
    expect([t.s.out[C], t.s.row[C], t.s.hand[C]]).toEqual([1, [], []]);
  });
});

describe('of the management phase', () => {
  const home = (hand: string, more: object = {}) =>
    lay({ from: 'main', A: { row: ['plains', 'kyoto', 'plains'], hand, ...more } });

  it('CCG-12.1, 12.2, 12.3 incomes, cards given up, and that restricted points are spent first', () => {
    const t = home('granary stadium temple');
    t.answer('A', 'income', 'A[1]', 'production').answer('A', 'discard', 'stadium');
    expect(told(t, 'income', 'sold')).toEqual([
      ['income', A, n('kyoto'), 1, 2],
      ['sold', A, n('stadium'), 3],
    ]);
    expect(t.s.pool).toEqual([2, 3, 0, 0, 0]);
    expect(t.pile('discard', 'A')).toEqual(['stadium']);
    t.answer('A', 'build', 'granary', 'A[0]');
    expect(told(t, 'started')).toEqual([['started', A, n('granary'), n('plains'), 4]]);
    expect(t.s.pool).toEqual([1, 0, 0, 0, 0]);
    expect(t.reason('A', 'build', 'temple', 'A[2]')).toEqual(['needProduction', 4, 1]);
    expect(t.reason('A', 'stage', 'granary')).toEqual(['needProduction', 3, 1]);
    t.answer('A', 'income', 'A[2]', 'tax').answer('A', 'pass');
    expect(told(t, 'wasted')).toEqual([['wasted', A, 1, 1]]);
    expect(t.s.pool).toEqual([0, 0, 0, 0, 0]);
  });

  it('CCG-12.9, 12.10, 12.15 an invention, its stages, and giving it up', () => {
    const t = home('code-of-laws writing currency').answer('A', 'discard', 'currency');
    // tax for inventions buys no card
    expect(t.reason('A', 'draw')).toEqual(['needTax', 3, 0]);
    t.answer('A', 'income', 'A[1]', 'tax').answer('A', 'income', 'A[0]', 'tax');
    t.answer('A', 'devise', 'code-of-laws');
    expect(told(t, 'devising')).toEqual([['devising', A, n('code-of-laws'), 4]]);
    expect(t.s.pool).toEqual([0, 0, 0, 0, 0]);
    expect(t.reason('A', 'devise', 'writing')).toEqual(['devising', n('code-of-laws')]);
    t.arrange(s => {
      s.pool[3] = 4;
    });
    t.answer('A', 'stage', 'code-of-laws');
    expect(told(t, 'paidStage')).toEqual([['paidStage', A, n('code-of-laws'), 2, 3]]);
    expect(t.why('A', 'stage', 'code-of-laws')).toBe('allPaid');
    t.answer('A', 'abandon', 'code-of-laws');
    expect(told(t, 'abandoned')).toEqual([['abandoned', A, n('code-of-laws')]]);
    expect([...t.pile('discard', 'A')].sort()).toEqual(['code-of-laws', 'currency']);
    expect(t.s.pool).toEqual([0, 0, 0, 1, 0]);
  });

  it('CCG-12.4 one card a turn for three tax; units given up pay for units only', () => {
    const t = home('spearmen spearmen knights').answer('A', 'discard', 'knights');
    expect(t.s.pool).toEqual([0, 0, 2, 0, 0]);
    t.answer('A', 'build', 'spearmen', 'A[1]');
    expect(told(t, 'started')).toEqual([['started', A, n('spearmen'), n('kyoto'), 2]]);
    expect(t.s.pool).toEqual([0, 0, 0, 0, 0]);
    expect(t.reason('A', 'build', 'spearmen', 'A[1]')[0]).toBe('queueFull');
    t.arrange(s => {
      s.pool[3] = 7;
    });
    t.answer('A', 'draw');
    expect(told(t, 'bought')).toEqual([['bought', A, 3]]);
    expect([t.s.pool[3], t.s.drawn, t.pile('hand', 'A').length]).toEqual([4, 1, 2]);
    expect(t.why('A', 'draw')).toBe('drawsUsed');
  });

  it('CCG-13.4 what is thrown away at the end of the turn', () => {
    const t = home('granary granary granary granary temple temple temple', { library: 'market' });
    t.answer('A', 'pass').waitsFor('A: discardDown');
    expect(t.legal('A').length).toBe(3);
    t.answer('A', 'drop', 'temple');
    expect(told(t, 'threwAway')).toEqual([['threwAway', A, [n('temple')]]]);
    expect([t.pile('hand', 'A').length, t.pile('discard', 'A')]).toEqual([7, ['temple']]);
  });
});

describe('of discoveries and what is finished', () => {
  it('CCG-9.2, 9.6, 15.2 what was found, for how much, and the new era', () => {
    const four = ['plains', 'plains', 'rome', 'plains'];
    const t = lay({ from: 'explorers', A: { row: four, food: 9, atlas: 'hills wheat' } });
    t.answer('A', 'terrain', 'hills', 'right');
    expect(told(t, 'discovered', 'era')).toEqual([
      ['discovered', A, n('hills'), 4],
      ['era', A, 2],
    ]);
    const found = lay({ from: 'explorers', A: { row: four, food: 9, atlas: 'hills wheat' } });
    found.answer('A', 'resource', 'wheat', 'A[3]');
    expect(told(found, 'found', 'era')).toEqual([['found', A, n('wheat'), n('plains'), 4]]);
    expect([found.s.food[A], found.pile('atlas', 'A')]).toEqual([5, ['hills']]);
  });

  it('CCG-8.2, 8.7, 8.8, 8.9 works in the order they were begun, what they replace, and events that end', () => {
    const t = lay({
      from: 'activation',
      A: {
        row: ['plains: ~granary', 'rome: ~stonehenge'],
        knows: 'ancestor-worship',
        devising: 'polytheism',
        events: 'festival/1 silk-road',
      },
      B: { row: ['athens: stonehenge'] },
    });
    expect(told(t, 'finished')).toEqual([
      ['finished', A, n('granary'), n('plains')],
      ['finished', A, n('polytheism'), -1],
    ]);
    expect(told(t, 'uniqueLost', 'replaced', 'ended')).toEqual([
      ['uniqueLost', A, n('stonehenge')],
      ['replaced', A, n('ancestor-worship')],
      ['ended', A, n('festival')],
    ]);
    expect([...t.pile('discard', 'A')].sort()).toEqual(['ancestor-worship', 'festival', 'stonehenge']);
  });
});
