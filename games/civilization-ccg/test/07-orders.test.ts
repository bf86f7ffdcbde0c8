import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { ORDERS, type OrderId, orders, WINDOW_TIME } from '../rules/orders.ts';
import { lay, type Table, type Who } from './scene.ts';

/** Standing orders by which the player passes here without being asked. */
function passing(t: Table, who: Who): OrderId[] {
  const q = t.question(who);
  const options = t.g.options(q);
  return ORDERS.filter(id => {
    const answer = orders[id](t.s, q, options);
    if (answer !== undefined) expect(answer).toEqual(['pass']);
    return answer !== undefined;
  });
}

describe('CCG-7.15.a standing orders', () => {
  const B = (hand: string) => ({ row: ['athens', 'plains'], hand, era: 3 });

  it('there are so many, each for its own window', () => {
    expect(Object.keys(orders)).toEqual([...ORDERS]);
    expect(ORDERS.length).toBe(9);
  });

  it('a phase of another player that is always passed', () => {
    const opening = (from: 'explorers' | 'military' | 'management' | 'final', hand: string) =>
      passing(
        lay({ from, A: { row: ['rome: axemen ~temple/1'], food: 3 }, B: B(hand) }).waitsFor('B: opening'),
        'B',
      );
    expect(opening('explorers', 'locusts')).toEqual(['passExplorers', 'passAll', 'whileAway']);
    expect(opening('military', 'plague')).toEqual(['passMilitary', 'passAll', 'whileAway']);
    expect(opening('management', 'sabotage')).toEqual(['passManagement', 'passAll', 'whileAway']);
    expect(opening('final', 'fire')).toEqual(['passFinal', 'passAll', 'whileAway']);
  });

  it('declarations and answers', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'coast: galley', 'rome'] },
      B: { row: ['coast', 'athens', 'plains: spearmen'], hand: 'storm ambush' },
    });
    t.answer('A', 'journey', 'galley', 'B[0]').waitsFor('B: declared');
    expect(passing(t, 'B')).toEqual(['passDeclarations', 'passAll', 'whileAway']);
    t.answer('B', 'pass').attack('B[2]', 'axemen').waitsFor('B: declared');
    // not by the order to pass everything: the own unit is attacked
    expect(passing(t, 'B')).toEqual(['passDeclarations', 'whileAway']);
    const answer = lay({
      from: 'main',
      A: { row: ['rome', 'plains'], hand: 'slave-revolt' },
      B: { row: ['athens', 'plains'], hand: 'envoys', knows: 'writing' },
    });
    answer.answer('A', 'play', 'slave-revolt').waitsFor('B: respond');
    expect(passing(answer, 'B')).toEqual(['passResponses', 'passAll', 'whileAway']);
  });

  it('CCG-18.4 where everybody is asked: as long as there is nothing to play', () => {
    const opening = (hand: string, abroad = 'plains', era = 3) =>
      passing(
        lay({
          from: 'military',
          settings: { windows: 'full' },
          A: { row: ['rome: axemen'] },
          B: { row: ['athens', abroad], hand, era },
        }).waitsFor('B: opening'),
        'B',
      );
    const idle = ['passMilitary', 'passIdle', 'passAll', 'whileAway'];
    expect(opening('granary')).toEqual(idle);
    expect(opening('plague')).toEqual(['passMilitary', 'passAll', 'whileAway']);
    // it may be played, but no enemy is abroad
    expect(opening('harsh-winter')).toEqual(idle);
    expect(opening('harsh-winter', 'plains: A.axemen')).toEqual(['passMilitary', 'passAll', 'whileAway']);
    // it may not be played yet
    expect(opening('harsh-winter', 'plains: A.axemen', 1)).toEqual(idle);
  });

  it('never what a player has to decide', () => {
    const t = lay({ from: 'explorers', A: { row: ['rome'], food: 3 }, B: B('') });
    expect(passing(t.waitsFor('A: explore'), 'A')).toEqual(['whileAway']);
    const full = lay({
      from: 'final',
      A: { row: ['rome'], hand: 'granary granary granary granary granary granary granary market' },
    });
    const q = full.waitsFor('A: discardDown').question('A');
    for (const id of ORDERS)
      if (id !== 'whileAway') expect(orders[id](full.s, q, full.g.options(q))).toBeUndefined();
  });

  it('CCG-7.15.b, 21.1 the clock of a window, and what happens when time is up', () => {
    expect(WINDOW_TIME).toBe(30_000);
    expect(rules.windowTime).toBe(WINDOW_TIME);
    expect(rules.whenLate).toBe('whileAway');
    expect(rules.id).toBe('civilization-ccg');
  });
});

describe('CCG-20.1 what is not possible while something else is asked', () => {
  const EVERYTHING = ['card', 'atlas', 'unit', 'construction', 'terrain', 'ability'];
  const sent = (t: Table, who: Who) =>
    t.g.options(t.question(who)).elsewhere?.map(({ kind, why }) => [kind, why.key]);

  it('a pending choice comes first; in the turn of another only events are played', () => {
    const edge = lay({ from: 'unrest', A: { row: ['floodplains', 'rome', 'plains'] } }).waitsFor('A: edge');
    expect(sent(edge, 'A')).toEqual(EVERYTHING.map(kind => [kind, 'finishFirst']));
    const window = lay({
      from: 'explorers',
      A: { row: ['rome'], food: 3 },
      B: { row: ['athens'], hand: 'locusts' },
    });
    expect(sent(window.waitsFor('B: opening'), 'B')).toEqual(EVERYTHING.map(kind => [kind, 'yourTurn']));
  });
});
