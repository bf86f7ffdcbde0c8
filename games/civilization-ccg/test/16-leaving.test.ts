import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { lay, Table, type Who } from './scene.ts';

/** What is asked, of whom, about what, and what may be answered. */
const questions = (t: Table) =>
  t.s.asked.map(q => {
    const { choices } = t.g.options(q);
    return [q.seat, q.kind, q.data, choices.filter(c => c.why === undefined).map(c => c.answer)];
  });

/** Somebody whom it does not concern leaves while this is asked: the same is asked again, and can be answered. */
function isAskedAgain(
  t: Table,
  asked: string,
  answer: readonly [who: Who, verb: string, ...words: unknown[]],
) {
  t.waitsFor(asked);
  const before = questions(t);
  t.g.resign(2);
  t.waitsFor(asked);
  expect(questions(t)).toEqual(before);
  expect(t.tells('resigned')).toEqual([[2]]);
  const [who, verb, ...words] = answer;
  t.answer(who, verb, ...words);
  return t;
}

const C = { row: ['thebes'] };
const B = { row: ['athens', 'plains'] };

describe('CCG-16.4, 16.5.a somebody leaves while another player is asked', () => {
  it('in a main step', () => {
    const quiet = { A: { row: ['rome'], food: 1 }, B, C } as const;
    isAskedAgain(lay({ from: 'explorers', ...quiet }), 'A: explore', ['A', 'pass']).waitsFor('A: military');
    isAskedAgain(lay({ from: 'main', ...quiet }), 'A: manage', ['A', 'pass']).waitsFor('B: explore');
    isAskedAgain(lay({ from: 'military', ...quiet }), 'A: military', ['A', 'pass']).waitsFor('A: manage');
    const late = lay({ from: 'final', A: { row: ['rome'], hand: 'scholar' }, B, C });
    isAskedAgain(late, 'A: final', ['A', 'pass']).waitsFor('B: explore');
    const hand = 'granary granary granary granary granary granary granary market';
    const full = lay({ from: 'final', A: { row: ['rome'], hand }, B, C });
    isAskedAgain(full, 'A: discardDown', ['A', 'drop', 'market']).waitsFor('A: discardDown');
  });

  it('about units abroad', () => {
    const abroad = { row: ['plains: A.axemen', 'athens', 'plains'] };
    const fed = lay({ from: 'military', A: { row: ['rome', 'plains'], food: 1 }, B: abroad, C });
    isAskedAgain(fed, 'A: upkeep', ['A', 'feed']).waitsFor('A: military');
    const t = lay({
      from: 'military',
      A: { row: ['coast', 'rome', 'coast'], food: 0 },
      B: { row: ['coast: A.trireme', 'athens', 'plains'] },
      C,
    });
    t.answer('A', 'pass');
    isAskedAgain(t, 'A: returning', ['A', 'goHome', 'trireme', 'A[2]']).waitsFor('A: manage');
    expect(t.on('A[2]')).toEqual(['trireme']);
  });

  it('in a fight', () => {
    const fight = (ours: string, theirs: string, ...units: string[]) =>
      lay({
        from: 'military',
        A: { row: [`plains: ${ours}`, 'rome: terracotta-army'], food: 9 },
        B: { row: ['athens', `plains: ${theirs}`] },
        C,
      }).attack('B[1]', ...units);
    const muster = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B: { row: ['athens', 'plains: spearmen'] },
      C,
    });
    muster.answer('A', 'attack', 'B[1]');
    isAskedAgain(muster, 'A: muster', ['A', 'back']).waitsFor('A: military');
    const shot = fight('slingers', 'spearmen archers', 'slingers');
    isAskedAgain(shot, 'A: snipe', ['A', 'shoot', 'B.archers']);
    expect(shot.tells('shot').length).toBe(1);
    const siege = fight('catapult swordsmen', 'spearmen granary', 'catapult', 'swordsmen');
    isAskedAgain(siege, 'A: demolish', ['A', 'building', 'B.granary']);
    expect(siege.tells('damaged')[0]).toEqual([1, numberOf('granary'), 4]);
    const hurt = fight('axemen', 'spearmen hoplites', 'axemen');
    isAskedAgain(hurt, 'B: hit', ['B', 'hit', 'spearmen']).waitsFor('A: military');
    const won = fight('swordsmen', 'spearmen', 'swordsmen');
    isAskedAgain(won, 'A: advance', ['A', 'enter', 'swordsmen']).waitsFor('A: military');
    expect(won.on('B[1]')).toEqual(['swordsmen']);
  });

  it('about what there is too much of, what is lost and where units go', () => {
    const many = lay({
      from: 'activation',
      A: { row: ['plains', 'plains', 'rome: spearmen archers axemen ~slingers', 'plains'], food: 9 },
      B,
      C,
    });
    isAskedAgain(many, 'A: surplus', ['A', 'remove', 'slingers']).waitsFor('A: explore');
    expect(many.on('A[2]')).toEqual(['spearmen', 'archers', 'axemen']);
    const unrest = lay({ from: 'unrest', A: { row: ['floodplains', 'rome', 'plains'] }, B, C });
    isAskedAgain(unrest, 'A: edge', ['A', 'lose', 'right']).waitsFor('A: explore');
    expect(unrest.row('A')).toEqual(['floodplains', 'rome']);
  });

  it('about cards that were looked at', () => {
    const scry = lay({
      from: 'final',
      A: { row: ['hills: observatory', 'rome'], library: 'temple market granary' },
      B,
      C,
    });
    isAskedAgain(scry, 'A: scry', ['A', 'bottom', 'granary']).waitsFor('A: scry');
    const search = lay({
      from: 'main',
      A: { row: ['rome'], era: 2, hand: 'reinforcements', discard: 'spearmen granary archers' },
      B,
      C,
    });
    search.answer('A', 'play', 'reinforcements');
    isAskedAgain(search, 'A: search', ['A', 'take', 'archers']).waitsFor('A: manage');
    const spy = () =>
      lay({
        from: 'main',
        A: { row: ['rome'], hand: 'spy' },
        B: { row: ['athens'], hand: 'locusts granary' },
        C,
      })
        .answer('A', 'play', 'spy')
        .answer('A', 'at', 'B');
    isAskedAgain(spy(), 'A: look', ['A', 'drop', 'locusts']).waitsFor('A: manage');
    // nobody looks into a hand that is gone
    const t = spy().waitsFor('A: look');
    t.g.resign(1);
    t.waitsFor('A: manage');
    expect([t.s.looker, t.s.looked]).toEqual([-1, -1]);
  });

  it('about a target: an event waits for it, an ability is not used yet', () => {
    const layout = {
      from: 'main',
      A: { row: ['plains: B.spearmen', 'rome'], hand: 'locusts', knows: 'radio', era: 3 },
      B,
      C,
      D: { row: ['kyoto'] },
    } as const;
    const event = lay(layout).answer('A', 'play', 'locusts').waitsFor('A: target');
    event.g.resign(2);
    event.waitsFor('A: target');
    expect(event.legal('A')).toEqual([
      ['at', -3],
      ['at', -5],
    ]);
    event.answer('A', 'at', 'D').waitsFor('A: manage');
    expect(event.tells('played')).toEqual([[0, numberOf('locusts'), [-5]]]);
    const ability = lay(layout);
    ability.answer('A', 'use', 'radio', 0).waitsFor('A: target');
    ability.g.resign(2);
    ability.waitsFor('A: manage');
    expect(ability.s.used[ability.find('radio')]).toBe(0);
    expect(ability.tells('used')).toEqual([]);
    ability.answer('A', 'use', 'radio', 0).waitsFor('A: target');
  });
});

describe('CCG-16.7, 11.17.a what concerns the player who left', () => {
  it('an attack on that player is not even prepared any more', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B: { row: ['athens', 'plains: spearmen'] },
      C,
    });
    t.answer('A', 'attack', 'B[1]').waitsFor('A: muster');
    t.g.resign(1);
    t.waitsFor('A: military');
    expect(t.s.declared.kind).toBe(0);
  });

  it('is not asked of anybody: the turn ends without windows', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['rome: axemen'] },
      B,
      C: { row: ['thebes'], hand: 'plague' },
    });
    t.waitsFor('A: explore');
    t.g.resign(0);
    t.waitsFor('B: explore');
    expect(t.tells('passed').filter(([, phase]) => phase !== 1)).toEqual([]);
    expect(t.tells('turn')).toEqual([[1, 5]]);
  });

  it('CCG-7.6, 7.7 windows go on by themselves with those who are left', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['rome'], food: 5 },
      B: { row: ['athens'], hand: 'locusts' },
      C: { row: ['thebes'], hand: 'locusts' },
    });
    isAskedAgain(t, 'B: opening', ['B', 'play', 'locusts']).waitsFor('A: explore');
    expect(t.tells('passed')).toEqual([
      [2, 1, [0]],
      [0, 1, [1]],
    ]);
    const fight = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B: { row: ['athens', 'plains: spearmen'], hand: 'ambush' },
      C,
    });
    fight.attack('B[1]', 'axemen').waitsFor('B: declared');
    fight.g.resign(2);
    fight.waitsFor('B: declared').answer('B', 'pass').waitsFor('A: military');
    expect(fight.tells('passed').filter(([window]) => window === 1)).toEqual([[1, 2, [1]]]);
  });

  it('two players leave while a third decides where a unit goes: nobody else is asked', () => {
    const t = lay({
      from: 'final',
      A: { row: ['hills: observatory', 'rome'], library: 'temple market granary' },
      B,
      C: { row: ['plains', 'plains', 'thebes', 'plains', 'plains: D.axemen'] },
      D: { row: ['plains', 'kyoto', 'plains'] },
    });
    t.waitsFor('A: scry');
    t.g.resign(2);
    // both ends of the own row are five steps away, until the ring closes behind another player
    t.waitsFor('D: relocate');
    expect(t.legal('D')).toEqual([
      ['to', t.find('D[2]')],
      ['to', t.find('D[0]')],
    ]);
    t.g.resign(0);
    t.waitsFor('B: explore');
    expect(t.on('D[0]')).toEqual(['axemen']);
    expect(t.s.out).toEqual([1, 0, 2, 0]);
  });

  it('of two players who are asked at once only the one who stays is asked again', () => {
    const t = new Table(rules, {
      seats: 3,
      seed: 'first',
      names: ['A', 'B', 'C'],
      settings: { mulligan: true },
    });
    const [first, second, third] = [0, 1, 2].map(i => (t.s.first + i) % 3);
    const names = ['A', 'B', 'C'] as const;
    t.waitsFor(`${names[first]}: mulligan`)
      .answer(names[first], 'keep')
      .waitsFor(`${names[second]}: mulligan`);
    t.g.resign(third);
    t.waitsFor(`${names[second]}: mulligan`).answer(names[second], 'redraw');
    expect(t.asked()).toBe(`${names[first]}: explore`);
    expect(t.tells('kept')).toEqual([[first]]);
    expect(t.tells('redrew')).toEqual([[second]]);
  });
});
